"""Every testable clause of a finished game has a test that could fail, and no test claims what it does not prove."""

from __future__ import annotations

from pathlib import Path

import pytest

from regnum.law import clauses, games, law_of
from regnum.proofs import Coverage, coverage

HERE = Path(__file__).resolve().parent


@pytest.fixture(scope="module")
def every() -> dict[str, Coverage]:
    """Of every game; reading all tests takes its time, and every worker collects this file."""
    return coverage(HERE)


@pytest.fixture(params=games())
def covered(every: dict[str, Coverage], request: pytest.FixtureRequest) -> Coverage:
    return every[request.param]


def test_every_testable_clause_of_a_finished_game_is_proven(covered: Coverage) -> None:
    if covered.finished:
        assert covered.unproven == []
    assert covered.proven + len(covered.unproven) == covered.testable


def test_every_claim_names_a_clause(covered: Coverage) -> None:
    assert covered.unknown == []


def test_every_clause_test_asserts_something(covered: Coverage) -> None:
    assert covered.hollow == []


def test_no_clause_test_is_skipped_or_expected_to_fail(covered: Coverage) -> None:
    assert covered.excused == []


def test_every_folder_of_clause_tests_belongs_to_a_game_with_a_law() -> None:
    folders = {path.parent.relative_to(HERE).parts[0] for path in HERE.rglob("test_*.py") if path.parent != HERE}
    assert sorted(folders - set(games())) == []


def test_the_law_is_in_order() -> None:
    for game in games():
        assert law_of(game).game == game
        assert len(clauses(game)) > 0
