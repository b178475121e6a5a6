"""Tiny Epic Kingdoms at the table: every question, refusal and line of the log in every language, from every chair."""

from __future__ import annotations

import random
import zlib
from itertools import product
from pathlib import Path

import msgspec
import pytest

from regnum.engine.kinds import Message
from regnum.messages import render
from regnum.server.forms import NewChair, NewTable
from regnum.server.house import House
from regnum.server.journal import Viewer, phrase
from regnum.server.rendering import Has, Shown
from regnum.server.store import full_url
from regnum.server.wire import Play, TableState
from regnum.words import LANGS

pytestmark = pytest.mark.anyio


def shown(state: Shown) -> TableState:
    """A state as a page that knows nothing yet is sent it."""
    return msgspec.json.decode(zlib.decompress(state.frame(Has())[0], -zlib.MAX_WBITS), type=TableState)


async def test_a_whole_game_can_be_shown(tmp_path: Path) -> None:
    house = House(full_url(str(tmp_path / "tek.db")), 0, 0.1, 1, None)
    await house.open()
    chairs = [NewChair("human", name=name) for name in ("Ann", "Bo", "Cy")]
    made = await house.lobby.create(NewTable("tek", chairs, options={"tokens": "yes"}), "en")
    live = await house.tables.get(made.id)
    table = await live.viewer(made.key, "en")
    ledger = live.ledger
    assert ledger is not None
    luck = random.Random(5)
    while not live.row.over and live.row.n < 400:
        seat = luck.choice(live.row.waiting)
        for viewer in (Viewer((seat,), lang=luck.choice(LANGS)), Viewer(lang=luck.choice(LANGS))):
            state = shown(await live.look(viewer))
            assert state.lang == viewer.lang and len(state.chairs) == 3
            question = state.question
            assert (question is None) == (viewer.me is None)
            if question is not None:
                assert question.seat == seat and question.prompt and question.choices
                assert all(c.label and (c.parts or c.text.endswith(" pass")) for c in question.choices)
                assert not {c.text for c in question.choices} & {r.text for r in question.refused}
                assert all(r.reason and r.clause for r in question.refused)
                choice = luck.choice(question.choices)
        await live.play(table, Play(ledger.put_to(table.seats), seat, choice.text))
    state = shown(await live.look(Viewer()))
    assert [line.n for line in state.log] == list(range(len(state.log)))
    await house.close()


def test_a_kept_phrase_is_said_only_where_all_it_depends_on_is_the_same() -> None:
    """The same message to the one it tells of, to others, and at a table of other people."""
    seat = Message("regnum-seat", {"seat": 1})
    for message in (Message("tek-log-nation", {"who": seat, "it": Message("tek-nation-orcs")}), seat, Message("tek-title")):
        for names in ((), ("Ann", "Bo"), ("Cyril", "Bo"), ("", "Bo")):
            for lang, me in product(LANGS, (None, 0, 1)):
                assert [phrase(lang, message, names, me) for _ in range(2)] == [render(lang, message, names, me)] * 2
