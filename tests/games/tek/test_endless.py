"""The Law has no last round: whoever never comes nearer to the end is never stopped, so bot games need a cap."""

from __future__ import annotations

import pytest

import regnum
from regnum.engine.ask import PASS
from regnum.games.tek.lexicon import COLLECT

LONG = 2000


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_table_that_only_declines_and_collects_plays_for_ever(seats: int) -> None:
    game = regnum.new("tek", seats=seats, seed=1)
    while not game.over and game.decisions < LONG:
        ask = game.ask
        idle = [x for x in (PASS, COLLECT) if ask.kind == "act" and x in ask.options]
        game.play((idle or ask.options)[0], ask.seat)
    assert not game.over and game.decisions == LONG
    assert not game.view(None).final
