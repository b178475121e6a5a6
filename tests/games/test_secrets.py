"""Nothing that a seat or a spectator observes betrays what is hidden; every world they imagine can be played to its end."""

from __future__ import annotations

import pytest

from regnum.engine.registry import GAMES
from tests.games.secrets import watch


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", GAMES)
def test_nothing_hidden_shows(name: str, seed: int) -> None:
    watch(name, seed, share=0.15, on=0.03)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000, 1100))
@pytest.mark.parametrize("name", GAMES)
def test_in_many_games_nothing_hidden_shows(name: str, seed: int) -> None:
    watch(name, seed, share=1.0, on=0.05)
