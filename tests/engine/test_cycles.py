"""No game leaves anything to the cycle collector: compiled, it does not know of its objects (setup.py)."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator

import pytest

import regnum
from regnum.bots.sim import simulate
from regnum.engine.registry import GAMES, rulebook


@pytest.fixture
def collected() -> Iterator[Callable[[], list[str]]]:
    """What is in cycles that nothing else holds, of all that was made since the test began."""
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)

    def found() -> list[str]:
        gc.collect()
        return [type(it).__qualname__ for it in gc.garbage]

    yield found
    gc.set_debug(0)
    gc.garbage.clear()
    gc.enable()


@pytest.mark.parametrize("game", GAMES)
def test_games_and_searches_hold_no_cycles(game: str, collected: Callable[[], list[str]]) -> None:
    seats = rulebook(game).most
    simulate(game, games=1, seats=seats, cap=400)
    simulate(game, games=1, seats=seats, bots=["ismcts"], iterations=5, cap=20)
    assert collected() == []


@pytest.mark.parametrize("game", GAMES)
def test_games_with_a_history_hold_no_cycles(game: str, collected: Callable[[], list[str]]) -> None:
    played = regnum.new(game, seats=rulebook(game).most, seed=1)
    for _ in range(60):
        played.play(played.ask.options[0])
    regnum.load(played.record()).clone().imagine(0, 3)
    del played
    assert collected() == []
