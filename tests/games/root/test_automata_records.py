"""Recorded games with automata: each of the four wins one and loses one, and so do people who play together.

They replay move for move, or the rules have changed. After a change that was meant,

    python -m tests.games.root.test_automata_records

plays them again, or looks for others where one no longer goes.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from regnum.bots.arena import Arena
from regnum.bots.codec import digest
from regnum.engine.chance import seeded
from regnum.engine.session import start
from regnum.engine.trail import CLONABLE
from regnum.game import Game, load, new
from regnum.games.root import RULEBOOK
from regnum.games.root.components import AUTOMATA, FACTIONS
from regnum.games.root.state import automatic
from tests.games.golden import Gallery
from tests.games.root.own import state

HERE = Path(__file__).resolve().parent / "automata"
LOOKED_THROUGH = 400
"""Games to look through for one of a sort."""


class Golden(NamedTuple):
    """What came of a recorded game: who won, how, the points by seat, the last state."""

    winners: str
    how: str
    scores: list[int]
    digest: str


class Wish(NamedTuple):
    """A game to look for: who sits where, by which options, and which factions are to win."""

    name: str
    seats: str
    wanted: str
    winners: str

    def options(self) -> dict[str, str]:
        return RULEBOOK.option_values(dict(word.split("=") for word in self.wanted.split()))


WANTED = [
    Wish("mechanical-marquise", "mechanical-marquise eyrie", "traits=one", "marquise"),
    Wish("against-mechanical-marquise", "alliance mechanical-marquise", "map=winter difficulty=easy", "alliance"),
    Wish("electric-eyrie", "marquise electric-eyrie", "map=mountain difficulty=challenging", "eyrie"),
    Wish("against-electric-eyrie", "vagabond electric-eyrie", "difficulty=easy traits=one", "vagabond"),
    Wish("automated-alliance", "automated-alliance eyrie", "deck=exiles", "alliance"),
    Wish("against-automated-alliance", "vagabond automated-alliance", "map=lake difficulty=easy", "vagabond"),
    Wish("vagabot", "vagabot:thief alliance marquise", "difficulty=nightmare traits=all", "vagabond"),
    Wish("against-vagabot", "vagabot:ranger marquise", "map=lake", "marquise"),
    Wish("together", "marquise eyrie vagabot:tinker", "goal=together difficulty=easy", "marquise eyrie"),
    Wish("together-lost", "eyrie vagabot mechanical-marquise", "goal=together map=mountain", "marquise"),
]


def outcome(game: Game) -> Golden:
    g = state(game)
    return Golden(" ".join(FACTIONS[f] for f in g.winners), game.result.how, game.result.scores, digest(g))


def wish_of(name: str) -> Wish:
    return next(wish for wish in WANTED if wish.name == name)


def fits(name: str, game: Game) -> bool:
    return outcome(game).winners == wish_of(name).winners


def look(name: str) -> Game | None:
    """A game of a sort among many that greedy bots play; each of the arena's answers holds question, option and seat."""
    wish = wish_of(name)
    seats, options = wish.seats.split(), wish.options()
    for seed in range(LOOKED_THROUGH):
        arena = Arena(RULEBOOK, start(RULEBOOK.start(seats, options, seeded(seed)), RULEBOOK.step, CLONABLE))
        trace: list[int] = []
        if arena.play(["greedy"] * len(seats), seed, 0.0, None, trace):
            game = new("root", seats, seed, b"", (), **options)
            for answer in trace:
                game.play((answer >> 4 & 0xFFFFFF) - 1, answer & 0xF)
            if fits(name, game):
                return game
    return None


GALLERY = Gallery("root", HERE, [wish.name for wish in WANTED], outcome, fits, look)


def test_the_games_replay_as_they_were_recorded() -> None:
    assert GALLERY.changed() == []


@pytest.mark.parametrize("wish", WANTED, ids=[wish.name for wish in WANTED])
def test_the_wished_for_win_and_automata_are_never_asked(wish: Wish) -> None:
    game = load(GALLERY.text(wish.name))
    g = state(game)
    assert game.over and (game.header.seats, game.header.options) == (wish.seats.split(), wish.options())
    assert fits(wish.name, game)
    people = {g.seat[f] for f in g.order if not automatic(g, f)}
    assert {move.seat for move in game.header.moves} <= people


def test_each_automaton_wins_and_loses_and_so_do_people_together() -> None:
    for name, f in AUTOMATA.items():
        games = [wish for wish in WANTED if any(seat.startswith(name) for seat in wish.seats.split())]
        assert {FACTIONS[f] in wish.winners.split() for wish in games} == {True, False}, name
    how = {outcome(load(GALLERY.text(wish.name))).how for wish in WANTED if "goal=together" in wish.wanted}
    assert how == {"root-end-together", "root-end-points"}


if __name__ == "__main__":
    print(GALLERY.renew(False))
