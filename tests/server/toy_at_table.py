"""Ferrymen once it is a game like any other. tests/test_add_a_game.py runs this where its folder has been put in place."""

from __future__ import annotations

import zlib
from pathlib import Path
from random import Random

import msgspec
import pytest

import regnum
from bench.tables import BENCHES
from regnum.engine.registry import rulebook
from regnum.server.api import game_info
from regnum.server.forms import NewChair, NewTable
from regnum.server.house import House
from regnum.server.journal import Viewer
from regnum.server.rendering import Has
from regnum.server.store import full_url
from regnum.server.wire import Play, TableState
from regnum.words import LANGS

NAME = "toy"


def test_it_is_played_imagined_and_recorded() -> None:
    game, rng = regnum.new(NAME, seats=3, seed=7, rounds="6"), Random(7)
    while not game.over:
        ask = rng.choice(game.asks)
        world = game.imagine(ask.seat, 1)
        assert world.view(ask.seat) == game.view(ask.seat)
        game.play(rng.choice(ask.texts), ask.seat)
    again = regnum.load(game.record())
    assert again.problem is None and again.over and again.result.scores == game.result.scores
    sequel = game.result.sequel
    assert sequel is None or regnum.new(NAME, **sequel).result.scores == game.result.scores
    assert NAME in regnum.rulebooks() and BENCHES[NAME].seats == 3


@pytest.mark.anyio
async def test_it_is_played_at_a_table(tmp_path: Path) -> None:
    house = House(full_url(str(tmp_path / "toy.db")), 0, 0.1, 1, None)
    await house.open()
    made = await house.lobby.create(NewTable(NAME, [NewChair("human", name=name) for name in ("Ann", "Bo")]), "en")
    live = await house.tables.get(made.id)
    table, rng = await live.viewer(made.key, "en"), Random(5)
    ledger = live.ledger
    assert ledger is not None
    while not live.row.over:
        seat = rng.choice(live.row.waiting)
        state = shown((await live.look(Viewer((seat,), lang=rng.choice(LANGS)))).frame(Has())[0])
        assert state.question is not None and state.question.prompt
        assert all(choice.label and "toy-" not in choice.label for choice in state.question.choices)
        await live.play(table, Play(ledger.put_to(table.seats), seat, rng.choice(state.question.choices).text))
    assert shown((await live.look(Viewer())).frame(Has())[0]).question is None
    await house.close()


def shown(frame: bytes) -> TableState:
    return msgspec.json.decode(zlib.decompress(frame, -zlib.MAX_WBITS), type=TableState)


@pytest.mark.parametrize("lang", LANGS)
def test_the_home_page_offers_it(lang: str) -> None:
    info = game_info(rulebook(NAME), lang)
    assert len(info.roles) == 2 and "toy-" not in msgspec.json.encode(info).decode()
