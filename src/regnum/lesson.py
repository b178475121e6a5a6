"""The guided first game of each game: who plays what, on which seed, and what a newcomer is told.

`regnum/games/<game>/lesson.toml` holds it:

    seed = 7
    seats = ["dwarves", "elves"]         # what each seat plays
    newcomer = 1                         # the newcomer's seat, from 1; bots have the others
    bot = "greedy"
    options = { order = "given" }

    [[note]]
    kinds = ["patrol", "act patrol"]     # a kind of question, or one that is about a thing
    clause = "tek.patrol.1"
    name = { en = "...", cs = "...", pl = "..." }
    about = { en = "...", cs = "...", pl = "..." }
    think = { en = "...", cs = "...", pl = "..." }

    [[note.here]]                        # said instead where exactly these are the answers
    choices = ["patrol elan.a", "patrol elan.b"]
    think = { en = "...", cs = "...", pl = "..." }

A note is shown once, when one of its kinds is first asked: what the question is about, and what a good player thinks about.
The lesson is no part of the rules: the game it begins is recorded like any other.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

_GAMES: Final = Path(__file__).resolve().parent / "games"


@dataclass(frozen=True, slots=True)
class Here:
    """What a good player thinks about in one position: the one with exactly these answers."""

    choices: tuple[str, ...]
    think: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Note:
    """One thing to learn; texts by language. The first of its kinds names it."""

    kinds: tuple[str, ...]
    clause: str
    name: Mapping[str, str]
    about: Mapping[str, str]
    think: Mapping[str, str]
    here: tuple[Here, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided game. `newcomer` is the seat of who learns; a `bot` plays each of the others."""

    game: str
    seed: int
    seats: tuple[str, ...]
    newcomer: int
    bot: str
    options: Mapping[str, str]
    notes: tuple[Note, ...]

    def note_for(self, kind: str, about: Sequence[str]) -> Note | None:
        """The note on a question: the one on what it is about, else the one on its kind."""
        asked = [*(f"{kind} {thing}" for thing in about), kind]
        found = (note for name in asked for note in self.notes if name in note.kinds)
        return next(found, None)


@cache
def lesson_of(game: str) -> Lesson | None:
    """The guided game of a game; None where it has none."""
    path = _GAMES / game / "lesson.toml"
    return _read(game, tomllib.loads(path.read_text(encoding="utf-8"))) if path.exists() else None


def _read(game: str, book: Mapping[str, Any]) -> Lesson:
    return Lesson(
        game=game,
        seed=book["seed"],
        seats=tuple(book["seats"]),
        newcomer=book["newcomer"] - 1,
        bot=book["bot"],
        options=book.get("options", {}),
        notes=tuple(
            Note(
                kinds=tuple(note["kinds"]),
                clause=note["clause"],
                name=note["name"],
                about=note["about"],
                think=note["think"],
                here=tuple(Here(tuple(at["choices"]), at["think"]) for at in note.get("here", [])),
            )
            for note in book["note"]
        ),
    )
