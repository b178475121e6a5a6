"""The Law of each game in our own words, and how a test says which clauses it proves.

`regnum/games/<game>/law.toml` holds the clauses:

    finished = true                      # every testable clause must then have a proof
    also = [{ en = "figure meeple", ... }]   # words for one thing: who searches for one finds the others

    [[clause]]
    id = "tek.patrol.1"
    title = { en = "...", cs = "...", pl = "..." }
    rule = { en = "...", cs = "...", pl = "..." }
    testable = true
    rulings = ["R-3"]

    [[ruling]]
    id = "R-3"
    text = { en = "...", cs = "...", pl = "..." }

A clause may be named without the game in front: `patrol.1` is `tek.patrol.1`. A test says what it proves with
`@law("tek", "patrol.1")`, which `proofs` reads off its source.
"""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, Final, TypeVar

from regnum.words import DEFAULT_LANG, LANGS, bound, words

_GAMES: Final = Path(__file__).resolve().parent / "games"

F = TypeVar("F", bound=Callable[..., Any])


class LawError(ValueError):
    """A law.toml that is not in order."""


class UnknownClause(KeyError):
    """A game without a Law, or a clause that the Law of a game does not have."""

    def __init__(self, game: str, clause_id: str | None = None) -> None:
        super().__init__(game if clause_id is None else f"{game} {clause_id}")
        self.game = game
        self.clause_id = clause_id

    def __str__(self) -> str:
        if self.clause_id is None:
            return f"there is no Law of {self.game!r}"
        return f"the Law of {self.game!r} has no clause {self.clause_id!r}"


@dataclass(frozen=True, slots=True)
class Ruling:
    """How a contradiction or a gap of the rulebook was settled."""

    id: str
    text: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause: texts by language, whether a test could show it broken, and the rulings that touch it."""

    game: str
    id: str
    title: Mapping[str, str]
    rule: Mapping[str, str]
    testable: bool
    rulings: tuple[Ruling, ...]


@dataclass(frozen=True, slots=True)
class Law:
    """The Law of one game; `finished` once every testable clause must be proven. Each of `also` holds words for one thing, by
    language."""

    game: str
    finished: bool
    clauses: Mapping[str, Clause]
    rulings: Mapping[str, Ruling]
    also: Sequence[Mapping[str, str]] = ()


def games() -> list[str]:
    """Returns the games that carry a law.toml, by name."""
    return sorted(path.parent.name for path in _GAMES.glob("*/law.toml"))


@cache
def law_of(game: str) -> Law:
    """Returns the Law of a game. Raises UnknownClause for a game without one and LawError for a file not in order."""
    path = _GAMES / game / "law.toml"
    if game not in games():
        raise UnknownClause(game)
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise LawError(f"{game}/law.toml: {error}") from error
    return parse(game, table)


def parse(game: str, table: Mapping[str, Any]) -> Law:
    """Returns the Law of a parsed law.toml. Raises LawError for a missing text, a duplicate or a stray ruling."""
    rulings: dict[str, Ruling] = {}
    for entry in table.get("ruling", []):
        ruling = Ruling(_id(game, entry, rulings), _texts(game, entry, "text"))
        rulings[ruling.id] = ruling
    clauses: dict[str, Clause] = {}
    for entry in table.get("clause", []):
        clause_id = _id(game, entry, clauses)
        if not isinstance(entry.get("testable"), bool):
            raise LawError(f"{game}/law.toml: {clause_id}: testable must be true or false")
        stray = [name for name in entry.get("rulings", []) if name not in rulings]
        if stray:
            raise LawError(f"{game}/law.toml: {clause_id}: no such ruling: {', '.join(stray)}")
        clauses[clause_id] = Clause(
            game,
            clause_id,
            _texts(game, entry, "title"),
            _texts(game, entry, "rule"),
            entry["testable"],
            tuple(rulings[name] for name in entry.get("rulings", [])),
        )
    if not clauses:
        raise LawError(f"{game}/law.toml: there is no [[clause]]")
    also = [_texts(game, {"id": "also", "words": words}, "words") for words in table.get("also", [])]
    return Law(game, table.get("finished", False) is True, clauses, rulings, also)


def _id(game: str, entry: Mapping[str, Any], known: Mapping[str, object]) -> str:
    found = entry.get("id")
    if not isinstance(found, str) or not found:
        raise LawError(f"{game}/law.toml: an entry without an id: {dict(entry)!r:.80}")
    if found in known:
        raise LawError(f"{game}/law.toml: {found} stands there twice")
    return found


def _texts(game: str, entry: Mapping[str, Any], name: str) -> Mapping[str, str]:
    texts = entry.get(name)
    if not isinstance(texts, dict) or any(not isinstance(texts.get(lang), str) or not texts[lang] for lang in LANGS):
        raise LawError(f"{game}/law.toml: {entry['id']}: {name} needs a text in {', '.join(LANGS)}")
    return {lang: bound(lang, texts[lang]) for lang in LANGS}


def clauses(game: str) -> list[Clause]:
    """Returns the clauses of a game in the order of the book. Raises UnknownClause for a game without a Law."""
    return list(law_of(game).clauses.values())


def clause(game: str, clause_id: str) -> Clause:
    """Returns one clause by its id, with or without the game in front. Raises UnknownClause."""
    known = law_of(game).clauses
    found = known.get(clause_id) or known.get(f"{game}.{clause_id}") or known.get(clause_id.removeprefix(f"{game}."))
    if found is None:
        raise UnknownClause(game, clause_id)
    return found


def chapter_of(clause_id: str, game: str) -> str:
    """Returns the chapter that a clause stands in: the first part of its id, `5` of `oath.5.5.2/3`."""
    return clause_id.removeprefix(f"{game}.").partition(".")[0].partition("/")[0]


def chapters(game: str, lang: str) -> dict[str, str]:
    """Returns the titles of the chapters of a game in the order of the book.

    A chapter is called as its heading, the clause without further parts; else by the game's word `<game>-law-<chapter>`;
    else as its first clause up to a colon. Raises UnknownClause for a game without a Law.
    """
    known = law_of(game).clauses
    titles: dict[str, str] = {}
    for found in known.values():
        chapter = chapter_of(found.id, game)
        if chapter not in titles:
            heading, word = known.get(f"{game}.{chapter}"), f"{game}-law-{chapter}"
            own = heading is None and words(False).has(lang, word)
            titles[chapter] = words(False).say(lang, word) if own else (heading or found).title[lang].partition(":")[0]
    return titles


def search(game: str, query: str, lang: str = DEFAULT_LANG) -> list[Clause]:
    """Returns the clauses that hold every word of the query, or another for the same thing, whatever the case and accents.

    Those with all words in the id or title come first, each group in the order of the book; no query finds nothing.
    Raises UnknownClause for a game without a Law and ValueError for a language that Regnum does not speak.
    """
    if lang not in LANGS:
        raise ValueError(f"Regnum speaks {', '.join(LANGS)}, not {lang!r}")
    also = [_folded(same[lang]).split() for same in law_of(game).also]
    wanted = [[word, *(other for same in also if word in same for other in same)] for word in _folded(query).split()]
    first: list[Clause] = []
    rest: list[Clause] = []
    for found in clauses(game):
        heading = _folded(f"{found.id} {found.title[lang]}")
        whole = f"{heading} {_folded(found.rule[lang])}"
        if wanted and all(any(word in heading for word in same) for same in wanted):
            first.append(found)
        elif wanted and all(any(word in whole for word in same) for same in wanted):
            rest.append(found)
    return first + rest


def _folded(text: str) -> str:
    """Returns the text in lower case without accents, so that `lecba` finds `léčba` and `slad` finds `ślad`."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def law(game: str, *clause_ids: str) -> Callable[[F], F]:
    """Returns the decorator of a test function that proves these clauses.

    The function keeps them as `law`: the game and the full ids. Raises UnknownClause for a clause that does not exist, which
    is when the test module is imported, and TypeError when no clause is named or something else than a function is decorated.
    """
    if not clause_ids:
        raise TypeError("law() needs at least one clause")
    full = [clause(game, clause_id).id for clause_id in clause_ids]

    def mark(test: F) -> F:
        if not isinstance(test, FunctionType):
            raise TypeError("law() decorates a test function")
        test.__dict__["law"] = (game, *full)
        return test

    return mark
