"""Notices: whoever is asked and not there is called, once per wait, also by several processes and over a restart."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from regnum.server import notices
from regnum.server.calls import CALLS, EARS, HOOKS, LISTENERS, Listener
from regnum.server.closing import remove
from regnum.server.notices import loud
from tests.server.calling import WHO, came, house, listen, looked, rows, until
from tests.server.conftest import Hours
from tests.server.harness import Server, bids
from tests.server.sinks import Mailbox, Sink, http_sink, signed

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("patient")]


async def acted(server: Server, table: str, first: str, second: str, *texts: str) -> None:
    """Both bid, and the first player answers."""
    async with server.page(table, first) as one, server.page(table, second) as two:
        await bids(one, two)
        for text in texts:
            await one.plays(text)


# ---------------------------------------------------------------- once per wait
async def test_whoever_is_asked_and_not_there_is_called_once(db: str, sink: Sink, hours: Hours) -> None:
    async with house(db, sink) as server:
        table, _, second = await server.pair(name="Thursday")
        browser = sink.browser()
        await listen(server, second, browser)
        assert await looked(server, table) == hours.at + 5000
        assert sink.came == []
        hours.later(6)
        await until(lambda: sink.taken)
        [(_, body, headers)] = sink.taken
        told = browser.read(body)
        assert told == {
            "title": "Your turn: Thursday",
            "body": "Gems: the table waits for you.",
            "url": f"/t/{table}",
            "tag": f"{table} 0",
        }
        assert signed(headers) and second not in str(told)
        for _ in range(3):
            hours.later(700)
            await looked(server, table)
        assert len(sink.came) == 1


async def test_the_questions_of_one_turn_are_one_wait_and_the_next_turn_is_another(db: str, sink: Sink, hours: Hours) -> None:
    async with house(db, sink) as server:
        table, first, second = await server.pair(options={"rounds": "8"})
        await listen(server, first, sink.browser())
        await acted(server, table, first, second)
        hours.later(60)
        await until(lambda: len(sink.taken) == 1)
        async with server.page(table, first) as one:
            await one.plays("act show")
            assert one.state["question"]["kind"] == "show"
        hours.later(900)
        await looked(server, table)
        assert len(sink.came) == 1
        async with server.page(table, first) as one, server.page(table, second) as two:
            await one.plays(one.state["question"]["choices"][0]["text"])
            await two.asked("act")
            await two.plays("act rest")
            await one.asked("bid")
        hours.later(60)
        await until(lambda: len(sink.taken) == 2)


async def test_who_has_the_page_open_is_called_only_late(db: str, sink: Sink, hours: Hours) -> None:
    async with house(db, sink) as server:
        table, _, second = await server.pair()
        async with server.page(table, second):
            live = server.house.tables.live[table]
            await until(lambda: live.fresh and live.online)
            await server.house.beat()
            await listen(server, second, sink.browser())
            for _ in range(11):  # a minute unheard is away
                hours.later(50)
                await until(lambda: live.fresh)
                await server.house.beat()
                await looked(server, table)
            assert sink.came == []
            hours.later(51)
            await until(lambda: sink.taken)


async def test_a_page_that_has_shown_the_notice_itself_says_so(db: str, sink: Sink, hours: Hours) -> None:
    async with house(db, sink) as server:
        table, _, second = await server.pair()
        await server.post(f"/api/tables/{table}/called", {"who": WHO})
        await listen(server, second, sink.browser())
        for _ in range(2):
            await server.post(f"/api/tables/{table}/called", {"who": WHO})
        hours.later(1000)
        assert await looked(server, table) == 0
        assert sink.came == []


async def test_who_has_answered_is_not_called(db: str, sink: Sink, hours: Hours) -> None:
    async with house(db, sink) as server:
        table, _, second = await server.pair()
        await listen(server, second, sink.browser())
        async with server.page(table, second) as two:
            await two.plays("bid 2")
        hours.later(1000)
        assert await looked(server, table) == 0
        assert sink.came == []


async def test_several_processes_call_once_by_each_way(db: str, sink: Sink, box: Mailbox, hours: Hours) -> None:
    async with http_sink() as other, house(db, sink, box) as one, house(db, sink, box) as two, house(db, sink, box) as three:
        assert other.port
        keys = {(await s.get("/api/notices"))["push_key"] for s in (one, two, three)}
        assert len(keys) == 1
        for n in range(5):
            table, host, second = await one.pair(name=f"Table {n}")
            await listen(two, second, sink.browser(), who=f"{WHO}-{n}", mail=f"b{n}@club.example", mailing=True)
            await one.post(f"/api/tables/{table}/hook", {"key": host, "url": f"{sink.url}/hook/{n}"})
        sink.taken.clear()
        hours.later(1000)
        await until(lambda: len(sink.taken) >= 15 and len(box.mails) >= 5)
        for server in (one, two, three):
            await server.house.notices.look()
        await until(lambda: not any(s.house.notices.making for s in (one, two, three)))
        assert len([p for p, _, _ in sink.taken if p.startswith("/push")]) == 5
        assert len([p for p, _, _ in sink.taken if p.startswith("/hook")]) == 10
        assert len(box.mails) == 5


async def test_a_call_survives_the_process_that_was_making_it(db: str, sink: Sink, hours: Hours, monkeypatch: Any) -> None:
    monkeypatch.setattr(notices, "LAST_WORDS", 0.01)
    sink.held.clear()
    async with house(db, sink) as server:
        table, _, second = await server.pair()
        await listen(server, second, sink.browser())
        hours.later(60)
        await until(lambda: sink.came)
    sink.held.set()
    async with house(db, sink) as server:
        assert await looked(server, table) <= hours.at + notices.LEASE
        assert len(sink.came) == 1
        hours.later(61)
        await until(lambda: len(sink.came) == 2 and not server.house.notices.making)
        hours.later(1000)
        assert await looked(server, table) == 0
        assert len(sink.came) == 2


# ---------------------------------------------------------------- what goes wrong
async def test_what_fails_is_tried_again_and_given_up_in_the_end(db: str, sink: Sink, hours: Hours) -> None:
    async with house(db, sink) as server:
        table, first, second = await server.pair()
        await listen(server, first, sink.browser(), who=f"{WHO}-1")
        sink.answers = [503, 429]
        hours.later(60)
        for n in range(1, 4):
            await came(server, sink, n)
            hours.later(700)
        await looked(server, table)
        assert len(sink.came) == 3 and len(sink.taken) == 1
        await listen(server, second, sink.browser(), who=f"{WHO}-2")
        sink.answers = [500] * 100
        for n in range(4, 8):
            await came(server, sink, n)
            hours.later(700)
        assert await looked(server, table) == 0
        assert len(sink.came) == 7 and len(sink.taken) == 1


@pytest.mark.parametrize("status", [404, 410])
async def test_a_dead_subscription_is_dropped(db: str, sink: Sink, hours: Hours, status: int) -> None:
    async with house(db, sink) as server:
        table, _, second = await server.pair()
        assert (await listen(server, second, sink.browser()))["pushing"]
        sink.answers = [status]
        hours.later(60)
        await until(lambda: sink.came and not server.house.notices.making)
        assert not (await server.get("/api/notices", who=WHO))["pushing"]
        hours.later(1000)
        assert await looked(server, table) == 0 and len(sink.came) == 1


async def test_a_service_that_hangs_holds_up_nobody(db: str, sink: Sink, hours: Hours) -> None:
    async with house(db, sink) as server:
        table, first, second = await server.pair()
        await listen(server, second, sink.browser())
        sink.held.clear()
        hours.later(60)
        await until(lambda: sink.came)
        async with server.page(table, first) as one, server.page(table, second) as two:
            await bids(one, two)
        assert await server.entries(table) == 2
        sink.held.set()


# ---------------------------------------------------------------- quiet hours
def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("hour", "wakes"),
    [
        ("2026-11-17 20:59", "2026-11-17 20:59"),
        ("2026-11-17 21:00", "2026-11-18 07:00"),
        ("2026-11-18 02:00", "2026-11-18 07:00"),
        ("2026-11-18 07:00", "2026-11-18 07:00"),
        ("2026-07-17 20:30", "2026-07-18 06:00"),
        ("2026-10-24 22:00", "2026-10-25 07:00"),
    ],
)
def test_quiet_hours_are_those_of_the_clock_on_the_wall(hour: str, wakes: str) -> None:
    prague = Listener("x", "y", "cs", "Europe/Prague", True, 22 * 60, 8 * 60)
    assert loud(prague, at(hour)) == at(wakes)
    assert loud(Listener("x", "y", "cs", "Europe/Prague"), at(hour)) == at(hour)


def test_quiet_hours_may_be_within_a_day() -> None:
    noon = Listener("x", "y", "en", "UTC", True, 12 * 60, 14 * 60)
    assert loud(noon, at("2026-11-17 13:00")) == at("2026-11-17 14:00")
    assert loud(noon, at("2026-11-17 15:00")) == at("2026-11-17 15:00")


async def test_in_quiet_hours_nobody_is_called_before_they_end(db: str, sink: Sink, hours: Hours) -> None:
    hours.at = at("2026-11-17 23:00")
    async with house(db, sink) as server:
        table, _, second = await server.pair()
        await listen(server, second, sink.browser(), quiet=True, zone="UTC")
        hours.later(3600)
        assert await looked(server, table) == at("2026-11-18 08:00")
        assert sink.came == []
        hours.later(8 * 3600)
        await until(lambda: sink.taken)


# ---------------------------------------------------------------- what is kept
async def test_who_wants_nothing_is_forgotten_and_a_closed_table_leaves_nothing(db: str, sink: Sink, hours: Hours) -> None:
    async with house(db, sink) as server:
        table, host, second = await server.pair()
        await listen(server, second, sink.browser())
        await server.post(f"/api/tables/{table}/hook", {"key": host, "url": f"{sink.url}/hook"})
        hours.later(60)
        await until(lambda: len(sink.taken) == 4)
        assert second not in str(await rows(server, EARS))
        await until(lambda: not server.house.notices.making)
        await remove(server.house.store, [table])
        for kept in (EARS, HOOKS, CALLS):
            assert await rows(server, kept) == []
        assert len(await rows(server, LISTENERS)) == 1
        await listen(server, second)
        assert await rows(server, LISTENERS) == []


async def test_a_new_link_for_a_seat_takes_the_old_one_its_calls(db: str, sink: Sink, hours: Hours) -> None:
    async with house(db, sink) as server:
        table, host, second = await server.pair()
        await listen(server, second, sink.browser())
        await server.post(f"/api/tables/{table}/link", {"key": host, "seat": 1})
        hours.later(60)
        assert await looked(server, table) == 0
        assert sink.came == []


async def test_a_table_for_which_nobody_listens_is_looked_at_once_a_move(server: Server, hours: Hours) -> None:
    table, _, _ = await server.pair()
    hours.later(60)
    assert await looked(server, table) == 0


async def test_the_house_keeps_its_key(db: str) -> None:
    keys = []
    for _ in range(2):
        async with Server(db) as server:
            keys.append((await server.get("/api/notices"))["push_key"])
    assert keys[0] == keys[1] and len(keys[0]) == 87
