"""Seats that the rules play: nobody sits there, nobody is asked, awaited, called or timed there, and the game goes on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from secrets import token_hex
from types import SimpleNamespace
from typing import Any

import pytest

from regnum.engine.registry import rulebook
from regnum.server import lobby
from regnum.server.api import game_info
from regnum.server.forms import NewChair, NewTable, Upload
from regnum.server.house import House
from regnum.server.journal import Viewer
from regnum.server.problems import Denied
from regnum.server.store import full_url
from regnum.server.tables import LiveTable
from regnum.server.wire import LogLine, Play, TableClock, TableState
from tests.server.test_tek_at_table import shown

pytestmark = pytest.mark.anyio

CATS = NewChair("game", "mechanical-marquise")
BIRDS = NewChair("bot", "eyrie", "random")
FRIEND = NewChair("open", "alliance")
ME = NewChair("human", "vagabond", name="Ota")


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = House(full_url(str(tmp_path / "root.db")), 0, 0.1, 1, None)
    await house.open()
    yield house
    await house.close()


async def opened(house: House, *chairs: NewChair, **more: Any) -> tuple[LiveTable, str]:
    """A table of Root, and the key of its host."""
    options = {"reach": "any", "order": "given"} | more.pop("options", {})
    made = await house.lobby.create(NewTable("root", list(chairs), options=options, **more), "en")
    return await house.tables.get(made.id), made.key


async def play(live: LiveTable, key: str, moves: int) -> None:
    """Answers at random for the host."""
    luck, viewer = Random(3), await live.viewer(key, "en")
    for _ in range(moves):
        ledger = live.ledger
        assert ledger is not None
        seat = live.row.waiting[0]
        ask = ledger.game.ask_of(seat)
        assert ask is not None and seat in viewer.seats
        await live.play(viewer, Play(ledger.put_to(viewer.seats), seat, luck.choice(ask.texts)))


def cats_in(state: TableState, clearing: int) -> int:
    """The warriors of the Marquise in a clearing."""
    troops = next(c.warriors for c in state.view.clearings if c.number == clearing)
    return sum(troop.n for troop in troops if troop.faction == "marquise")


async def test_nobody_has_to_sit_where_the_game_plays(house: House) -> None:
    live, key = await opened(house, CATS, ME, clock=TableClock("bank", 600, 0))
    assert live.ledger is not None and live.row.waiting == [1] and not live.row.bots_due
    await play(live, key, 30)
    assert live.row.waiting == [1] and live.ledger.bots == set() and live.ledger.people == {1}
    assert live.row.since[0] == [0, 0] and live.row.clocks[0][1] == 0
    chair = shown(await live.look(Viewer((1,), lang="cs"))).chairs[0]
    assert (chair.who, chair.name, chair.online, chair.bot) == ("game", "Mechanická Markýza", True, "")


async def test_its_turn_is_seen_deed_by_deed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two decisions of the person the board stands as each line of the automaton's turn left it."""
    monkeypatch.setattr(lobby, "secrets", SimpleNamespace(token_bytes=lambda n: b"r" * n, token_hex=token_hex))
    live, key = await opened(house, CATS, ME)
    viewer, moved = await live.viewer(key, "en"), list[LogLine]()
    while len(moved) < 2:
        await play(live, key, 4)
        log = shown(await live.look(viewer)).log
        moved = [line for line in log if line.key == "root-log-automaton-moves"]
    table = live.table()
    for line in moved:
        a, b = int(line.parts["origin"]), int(line.parts["to"])
        before, then = table.after(viewer, line.n - 1), table.after(viewer, line.n)
        assert then.log[-1].n == line.n and then.moment == line.moment and then.looks == 1
        assert cats_in(before, a) > cats_in(then, a) and cats_in(before, b) < cats_in(then, b), line.text
    end = table.after(viewer, len(log) - 1)
    assert end.view == table.state(viewer).view and table.after(viewer, len(log) + 5).view == end.view


async def test_whoever_is_named_for_such_a_seat_does_not_sit_there(house: House) -> None:
    for wanted in ("human", "bot", "open"):
        live, _ = await opened(house, NewChair(wanted, "mechanical-marquise", "greedy", "Eva"), ME)
        assert [c.who for c in live.chairs] == ["game", "human"] and live.ledger is not None
    live, _ = await opened(house, NewChair("game", "vagabot:thief"), NewChair("human", "eyrie"))
    assert shown(await live.look(Viewer())).chairs[0].name == "Vagabot" and live.chairs[0].who == "game"
    with pytest.raises(Denied) as denied:
        await opened(house, NewChair("game", "marquise"), ME)
    assert denied.value.message.key == "regnum-seat-needs-player"


async def test_only_the_chairs_of_people_are_free(house: House) -> None:
    live, key = await opened(house, CATS, FRIEND, ME, listed=True)
    assert live.ledger is None
    home = await house.lobby.home([key], "en")
    assert home.open[0].free == 1 and home.yours[0].chairs[0].name == "Mechanical Marquise"
    await house.lobby.fill(live.id, key, "random")
    assert [c.who for c in live.chairs] == ["game", "bot", "human"] and live.ledger is not None


async def test_who_is_alone_with_the_game_may_ask_the_champion(house: House) -> None:
    live, _ = await opened(house, CATS, ME)
    assert shown(await live.look(Viewer((1,)))).hints


async def test_the_next_game_leaves_the_automaton_in_its_seat(house: House) -> None:
    live, key = await opened(house, ME, CATS, NewChair("human", "eyrie", name="Eva"))
    assert await house.store.sittings.change(live.id, live.row.rev, over=True)
    await live.reload()
    again = await house.tables.get((await house.lobby.again(live.id, key)).id)
    assert [(c.who, c.role) for c in again.chairs] == [
        ("human", "vagabond"),
        ("game", "mechanical-marquise"),
        ("human", "eyrie"),
    ]
    assert (again.chairs[0].name, again.chairs[2].name) == ("Eva", "Ota") and again.ledger is not None
    assert (await again.viewer(key, "en")).seats == (0, 2)


async def test_a_record_that_is_played_on_keeps_its_automata(house: House) -> None:
    live, key = await opened(house, CATS, ME)
    await play(live, key, 8)
    assert live.ledger is not None
    for chairs in ([], [NewChair("human"), NewChair("human", name="Eva")]):
        upload = Upload(text=live.ledger.game.record(), mode="continue", chairs=chairs)
        made = await house.lobby.upload(upload, "en")
        fresh = await house.tables.get(made.id)
        assert [c.who for c in fresh.chairs] == ["game", "human"] and fresh.row.n == 8
        assert (await fresh.viewer(made.key, "en")).seats == (1,)
        assert fresh.ledger is not None and fresh.ledger.game.header.players[0] == "Mechanical Marquise"


async def test_a_setup_says_which_roles_the_game_plays_and_what_it_cannot_be(house: House) -> None:
    info = game_info(rulebook("root"), "en")
    assert info.automata["mechanical-marquise"] == "marquise"
    traits = next(o for o in info.options if o.name == "traits").named
    assert ("blitz", "Blitz", "mechanical-marquise") in [(x.id, x.label, x.role) for x in traits] and all(
        x.help for x in traits
    )
    assert {o.name for o in info.options if o.of_automata} == {"difficulty", "traits", "goal"}
    for chairs, options, why in (
        ([CATS, NewChair("game", "electric-eyrie")], {}, "root-setup-automata"),
        ([CATS, NewChair("human", "marquise")], {}, "regnum-setup-twice"),
        ([ME, BIRDS], {"goal": "together"}, "root-setup-no-automata"),
        ([CATS, ME], {"traits": "nobility"}, "root-setup-trait"),
    ):
        with pytest.raises(Denied) as denied:
            await opened(house, *chairs, options=options)
        assert denied.value.message.key == why
