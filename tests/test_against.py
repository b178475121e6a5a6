"""The comparison with an earlier commit: what it keeps of its rounds and what it says of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bench import against

FAST: against.Figures = {
    "play": {"choices": 600, "seconds": [1.5, 0.5], "games": 2},
    "playout": {"choices": 900, "seconds": [0.5, 0.5], "games": 2},
    "search": {"worlds": 50, "seconds": [0.5], "games": 1},
    "clone": {"us": 10.0},
    "replay": {"ms": 5.0, "moves": "a"},
}
SLOW: against.Figures = {
    "play": {"choices": 200, "seconds": [0.6, 0.4], "games": 2},
    "playout": {"choices": 300, "seconds": [1.0, 0.5], "games": 2},
    "search": {"worlds": 50, "seconds": [1.0], "games": 1},
    "clone": {"us": 20.0},
    "replay": {"ms": 4.0, "moves": "b"},
}


def test_the_best_time_of_each_game_counts() -> None:
    best: dict[str, Any] = {}
    against.keep_best(best, {"choices": 200, "seconds": [0.6, 0.4], "us": 20.0})
    against.keep_best(best, {"choices": 200, "seconds": [0.5, 0.7], "us": 15.0})
    against.keep_best(best, {"choices": 200, "seconds": [0.8, 0.3], "us": 16.0})
    assert best == {"choices": 200, "seconds": [0.5, 0.3], "games": 2, "us": 15.0}


def test_one_package_plays_the_same_games_in_every_round() -> None:
    best: dict[str, Any] = {"moves": "a"}
    with pytest.raises(RuntimeError, match="moves differs"):
        against.keep_best(best, {"moves": "b"})


def test_more_than_one_is_faster_for_rates_and_for_times() -> None:
    rows = {what: (before, now, ratio) for what, before, now, ratio in against.rows(SLOW, FAST)}
    assert rows["CLONABLE, choices/s"] == ("200.0", "300.0", "1.50")
    assert rows["CLONABLE, games/s"] == ("2.0", "1.0", "0.50")
    assert rows["PLAYOUT, choices/s"] == ("200.0", "900.0", "4.50")
    assert rows["PLAYOUT, games/s"] == ("1.3", "2.0", "1.50")
    assert rows["ismcts, worlds/s"] == ("50.0", "100.0", "2.00")
    assert rows["clone at a decision, median us"] == ("20.0", "10.0", "2.00")
    assert rows["load of a record, median ms"] == ("4.0", "5.0", "0.80")
    assert rows["same moves"] == ("", "differs", "")
    assert against.rows(FAST, FAST)[-1] == ("same moves", "", "yes", "")


def test_both_take_turns_and_turns_at_going_first(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, str]] = []

    def measure(root: Path, package: Path, game: str, task: str, games: int, build: str) -> dict[str, Any]:
        seen.append((package.name, task))
        return (SLOW if package.name == "before" else FAST)[task]

    monkeypatch.setattr(against, "measure", measure)
    assert against.compare(Path("before"), Path("now"), "chess", "pure") == (SLOW, FAST)
    turns = [package for package, task in seen if task == "play"]
    assert turns == (["before", "now", "now", "before"] * against.ROUNDS)[: 2 * against.ROUNDS]
    assert {task for _, task in seen} == set(FAST)


def test_an_unknown_commit_is_refused_in_git_s_own_words() -> None:
    with pytest.raises(SystemExit, match="no-such-commit"), against.checked_out("no-such-commit"):
        raise AssertionError("nothing is checked out")
