"""Which tests prove which clauses of the Law, read off the source of the tests without running them.

A clause is proven by a test of `tests/law/<game>/` that carries `@law(game, clause)` and could fail. A test could fail
when its body holds an `assert` of something that is not a constant, a `with pytest.raises(...)`, or a call of a helper
named `refuses` or `expect` (also as a method), which the clause tests use for "this move is refused, for this reason"
and "the game then asks this". A marked test with none of these is hollow: it counts for nothing. Nor does a test count
that is skipped or expected to fail, be it by a mark on it, on its class or on its module, or by a call in its body.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from regnum.law import UnknownClause, clause, clauses, games, law_of

CHECKING_HELPERS: Final = frozenset({"refuses", "expect"})
EXCUSES: Final = frozenset({"skip", "skipif", "xfail", "importorskip"})

_Test = ast.FunctionDef | ast.AsyncFunctionDef


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


@cache
def sentences(game: str) -> dict[str, list[str]]:
    """Returns what the tests of a game say, by clause; nothing where Regnum runs without its tests. Raises UnknownClause.

    The name of a test is a sentence: `test_a_card_prevails_over_the_law` says `a card prevails over the law`.
    """
    if game not in games():
        raise UnknownClause(game)
    try:
        folder = tests_folder()
    except FileNotFoundError:
        return {}
    found = _coverage(game, list(clause_tests(folder, game))).tests
    return {clause_id: list(dict.fromkeys(map(_sentence, tests))) for clause_id, tests in found.items() if tests}


def _sentence(test_id: str) -> str:
    return test_id.rpartition("::")[2].removeprefix("test_").replace("_", " ")


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
