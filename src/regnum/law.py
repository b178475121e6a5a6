"""The Law of each game in our own words, and which tests prove it.

`regnum/games/<game>/law.toml` holds the clauses:

    finished = true                      # every testable clause must then have a proof

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
`@law("tek", "patrol.1")`, and `coverage` reads the proofs off the source of the tests, without running them.

A clause is proven by a test of `tests/law/<game>/` that carries `@law(game, clause)` and could fail. A test could fail
when its body holds an `assert` of something that is not a constant, a `with pytest.raises(...)`, or a call of a helper
named `refuses` or `expect` (also as a method), which the clause tests use for "this move is refused, for this reason"
and "the game then asks this". A marked test with none of these is hollow: it counts for nothing. Nor does a test count
that is skipped or expected to fail, be it by a mark on it, on its class or on its module, or by a call in its body.
"""

from __future__ import annotations

import ast
import tomllib
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, Final, TypeVar

from regnum.words import DEFAULT_LANG, LANGS, bound

_GAMES: Final = Path(__file__).resolve().parent / "games"

CHECKING_HELPERS: Final = frozenset({"refuses", "expect"})
EXCUSES: Final = frozenset({"skip", "skipif", "xfail", "importorskip"})

_Test = ast.FunctionDef | ast.AsyncFunctionDef

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
    """The Law of one game; `finished` once every testable clause must be proven."""

    game: str
    finished: bool
    clauses: Mapping[str, Clause]
    rulings: Mapping[str, Ruling]


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
    return Law(game, table.get("finished", False) is True, clauses, rulings)


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


def search(game: str, query: str, lang: str = DEFAULT_LANG) -> list[Clause]:
    """Returns the clauses that hold every word of the query, in any case and with or without accents.

    Those with all words in the id or title come first, each group in the order of the book; no query finds nothing.
    Raises UnknownClause for a game without a Law and ValueError for a language that Regnum does not speak.
    """
    if lang not in LANGS:
        raise ValueError(f"Regnum speaks {', '.join(LANGS)}, not {lang!r}")
    words = _folded(query).split()
    first: list[Clause] = []
    rest: list[Clause] = []
    for found in clauses(game):
        heading = _folded(f"{found.id} {found.title[lang]}")
        whole = f"{heading} {_folded(found.rule[lang])}"
        if words and all(word in heading for word in words):
            first.append(found)
        elif words and all(word in whole for word in words):
            rest.append(found)
    return first + rest


def _folded(text: str) -> str:
    """Returns the text in lower case without accents, so that `lecba` finds `léčba` and `slad` finds `ślad`."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def law(game: str, *clause_ids: str) -> Callable[[F], F]:
    """Returns the decorator of a test function that proves these clauses.

    It sets the pytest mark `law(game, *full ids)`. Raises UnknownClause for a clause that does not exist, which is when
    the test module is imported, and TypeError when no clause is named or something other than a function is decorated.
    """
    if not clause_ids:
        raise TypeError("law() needs at least one clause")
    full = [clause(game, clause_id).id for clause_id in clause_ids]

    def mark(test: F) -> F:
        import pytest

        if not isinstance(test, FunctionType):
            raise TypeError("law() decorates a test function")
        marked: F = pytest.mark.law(game, *full)(test)
        return marked

    return mark


@dataclass(slots=True)
class ClauseTest:
    """A test that carries @law: where it stands, what it claims, and whether it may count as proof."""

    id: str
    game: str
    clauses: list[str]
    hollow: bool
    excused: bool


@dataclass(slots=True)
class Coverage:
    """What is proven of one game.

    `tests` gives each testable clause its proofs, as pytest ids. `hollow` tests assert nothing, `excused` ones are
    skipped or expected to fail, `unknown` pairs a test with a claim that names no clause of this game.
    """

    game: str
    finished: bool
    testable: int
    proven: int
    unproven: list[str]
    tests: dict[str, list[str]]
    hollow: list[str] = field(default_factory=list)
    excused: list[str] = field(default_factory=list)
    unknown: list[tuple[str, str]] = field(default_factory=list)


def coverage(folder: Path | None = None) -> dict[str, Coverage]:
    """Returns the coverage of each game that has a Law, by name.

    `folder` holds the clause tests, one folder per game; by default it is `tests/law` of the source tree that Regnum
    runs from, or of the current folder. Raises FileNotFoundError when there is none and SyntaxError for a test that is
    not Python.
    """
    folder = tests_folder() if folder is None else folder
    return {game: _coverage(game, list(clause_tests(folder, game))) for game in games()}


def tests_folder() -> Path:
    """Returns the folder of the clause tests. Raises FileNotFoundError where Regnum runs without its source tree."""
    for root in (Path(__file__).resolve().parents[2], Path.cwd()):
        if (root / "tests" / "law").is_dir():
            return root / "tests" / "law"
    raise FileNotFoundError("the clause tests (tests/law) come with the source tree; run this inside it")


def clause_tests(folder: Path, game: str) -> Iterator[ClauseTest]:
    """Yields the tests of `folder/<game>` that carry @law, file by file in the order of names."""
    for path in sorted((folder / game).rglob("test_*.py")):
        module = ast.parse(path.read_text(encoding="utf-8"), filename=path.name)
        name = path.relative_to(folder.parent.parent).as_posix()
        excused = _excused_by_marks(module.body)
        for node in module.body:
            if isinstance(node, _Test):
                yield from _claims(node, f"{name}::{node.name}", excused)
            elif isinstance(node, ast.ClassDef):
                shared = excused or _excused_by_marks(node.body) or _names_excuse(node.decorator_list)
                for inner in node.body:
                    if isinstance(inner, _Test):
                        yield from _claims(inner, f"{name}::{node.name}::{inner.name}", shared)


def _coverage(game: str, tests: list[ClauseTest]) -> Coverage:
    proofs: dict[str, list[str]] = {found.id: [] for found in clauses(game) if found.testable}
    result = Coverage(game, law_of(game).finished, len(proofs), 0, [], proofs)
    for test in tests:
        if test.hollow:
            result.hollow.append(test.id)
        if test.excused:
            result.excused.append(test.id)
        for claimed in test.clauses:
            try:
                found = clause(game, claimed) if test.game == game else None
            except UnknownClause:
                found = None
            if found is None:
                result.unknown.append((test.id, f"{test.game} {claimed}"))
            elif found.testable and not test.hollow and not test.excused:
                proofs[found.id].append(test.id)
    result.unproven = [clause_id for clause_id, by in proofs.items() if not by]
    result.proven = result.testable - len(result.unproven)
    return result


def _claims(node: _Test, test_id: str, excused: bool) -> Iterator[ClauseTest]:
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and _last_name(mark.func) == "law":
            words = [str(arg.value) if isinstance(arg, ast.Constant) else ast.unparse(arg) for arg in mark.args]
            excuse = excused or _names_excuse(node.decorator_list) or _names_excuse(node.body)
            yield ClauseTest(test_id, words[0] if words else "", words[1:], not _could_fail(node), excuse)


def _could_fail(test: _Test) -> bool:
    for node in ast.walk(test):
        if isinstance(node, ast.Assert) and not isinstance(node.test, ast.Constant):
            return True
        if isinstance(node, ast.With | ast.AsyncWith):
            calls = [item.context_expr for item in node.items if isinstance(item.context_expr, ast.Call)]
            if any(_last_name(call.func) == "raises" for call in calls):
                return True
        if isinstance(node, ast.Call) and _last_name(node.func) in CHECKING_HELPERS:
            return True
    return False


def _excused_by_marks(body: list[ast.stmt]) -> bool:
    """Returns whether a module or class excuses all its tests: by `pytestmark`, pytest.skip() or the like."""
    return _names_excuse([node for node in body if not isinstance(node, _Test | ast.ClassDef)])


def _names_excuse(nodes: list[ast.expr] | list[ast.stmt]) -> bool:
    """Returns whether pytest.mark.skip, .skipif, .xfail, pytest.skip, .xfail or .importorskip stands in any of them."""
    return any(
        isinstance(node, ast.Attribute) and node.attr in EXCUSES and _first_name(node) in {"pytest", "mark"}
        for top in nodes
        for node in ast.walk(top)
    )


def _last_name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _first_name(node: ast.expr) -> str:
    while isinstance(node, ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""
