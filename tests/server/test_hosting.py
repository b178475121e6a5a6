"""What hosts can do beside playing: new links for lost ones, another host, the end of a game and of a table; and the audit
log, and tables that everybody has left."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

import pytest
import websockets
from sqlalchemy import update

from regnum.cli import main
from regnum.server.closing import expire
from regnum.server.schema import MOVES, TABLES
from regnum.server.watching import AUDIT, Deeds
from tests.server.harness import Server

pytestmark = pytest.mark.anyio


async def refused(server: Server, path: str, body: Any) -> str:
    answer = await server.http.post(path, json=body)
    assert 400 <= answer.status_code < 500
    return str(answer.json()["key"])


async def test_a_lost_link_is_replaced(db: str) -> None:
    """The new one opens the seat; the old one nothing, not even where a page is open with it, here or at another server."""
    async with Server(db) as server, Server(db) as other:
        table, host, guest = await server.pair(options={"rounds": "8"})
        path = f"/api/tables/{table}/link"
        async with server.page(table, guest) as here, other.page(table, guest) as there, server.page(table, host) as mine:
            await here.asked("bid")
            await there.asked("bid")
            made = await server.post(path, {"key": host, "seat": 1})
            assert made["seat"] == 1 and made["key"] != guest
            await here.until(lambda s: s["seats"] == [])
            await there.until(lambda s: s["seats"] == [])
            await mine.asked("bid")
            for page in (here, there):
                await page.play("bid 1", asked=1, seat=1)
                await page.refused("regnum-table-not-yours")
        async with other.page(table, made["key"]) as again:
            await again.asked("bid")
            await again.plays("bid 1")
        assert await refused(server, path, {"key": made["key"], "seat": 1}) == "regnum-table-host-only"
        assert await refused(server, path, {"key": host, "seat": 7}) == "regnum-table-seat-taken"


async def test_a_seat_of_the_hosts_own_device_moves_to_a_friend(server: Server) -> None:
    made = await server.table("human", "human")
    async with server.page(made["id"], made["key"]) as mine:
        assert mine.state["seats"] == [0, 1]
        link = await server.post(f"/api/tables/{made['id']}/link", {"key": made["key"], "seat": 1})
        await mine.until(lambda s: s["seats"] == [0] and s["host"])
        async with server.page(made["id"], link["key"]) as friend:
            assert friend.state["seats"] == [1] and not friend.state["host"]


async def test_a_bot_has_no_link(server: Server) -> None:
    made = await server.table("human", "random")
    body = {"key": made["key"], "seat": 1}
    assert await refused(server, f"/api/tables/{made['id']}/link", body) == "regnum-table-seat-taken"


async def test_a_table_is_handed_over(server: Server) -> None:
    """The one who was the host plays on, and that is all."""
    table, host, guest = await server.pair()
    path = f"/api/tables/{table}/host"
    assert await refused(server, path, {"key": guest}) == "regnum-table-host-only"
    async with server.page(table, host) as old:
        assert old.state["host"]
        given = await server.post(path, {"key": host})
        await old.until(lambda s: not s["host"] and s["seats"] == [0])
    assert await refused(server, path, {"key": host}) == "regnum-table-host-only"
    async with server.page(table, given["key"]) as new:
        assert new.state["host"] and new.state["seats"] == []


async def test_a_game_is_ended(server: Server) -> None:
    """Nobody is asked any more, bots rest, and all can look and save."""
    made = await server.table("human", "human", "random", options={"rounds": "8"})
    path = f"/api/tables/{made['id']}/end"
    async with server.page(made["id"], made["key"]) as page:
        await page.asked("bid")
        await server.post(path, {"key": made["key"]})
        await page.until(lambda s: s["question"] is None and s["waiting"] == [])
        await page.play("bid 1", asked=1, seat=0)
        await page.refused("regnum-table-frozen")
    assert (await server.http.get(f"/api/tables/{made['id']}/record")).status_code == 200
    assert made["id"] not in await server.house.store.bots_due()
    assert await refused(server, path, {"key": made["key"]}) == "regnum-game-over"


async def test_a_table_that_waits_is_closed_and_not_ended(server: Server) -> None:
    made = await server.table("human", "open")
    assert await refused(server, f"/api/tables/{made['id']}/end", {"key": made["key"]}) == "regnum-table-waiting"


async def test_a_table_is_closed(db: str) -> None:
    """All of it goes, and open pages are told, also by another server."""
    async with Server(db) as server, Server(db) as other:
        table, host, guest = await server.pair(game="tek")
        path = f"/api/tables/{table}/close"
        assert await refused(server, path, {"key": guest}) == "regnum-table-host-only"
        async with server.page(table, host) as here, other.page(table, guest) as there:
            asked = await here.until(lambda s: s["started"])
            if asked["question"]:
                await here.plays(asked["question"]["choices"][0]["text"])
            await server.post(path, {"key": host})
            for page in (here, there):
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    while True:
                        await page.hear()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
                assert page.problems[-1]["key"] == "regnum-table-none"
        assert await server.entries(table) == 0 and await server.house.store.keys(table) == []
        assert (await server.http.get(f"/api/tables/{table}/record")).status_code == 404


async def test_a_campaign_keeps_its_tables(server: Server) -> None:
    """But one that has not begun has nothing to keep."""
    made, waiting = await server.table("human", "human"), await server.table("human", "open")
    async with server.house.store.engine.begin() as connection:
        await connection.execute(update(TABLES).values(updated=0))
    server.house.tables.live.clear()
    assert await refused(server, f"/api/tables/{made['id']}/close", {"key": made["key"]}) == "regnum-table-campaign-kept"
    assert await expire(server.house.store, server.house.tables, 1) == []
    await server.post(f"/api/tables/{waiting['id']}/close", {"key": waiting["key"]})
    assert (await server.http.get(f"/api/campaigns/{waiting['id']}")).status_code == 404


async def test_tables_that_all_have_left_expire(db: str) -> None:
    """Old ones go, with their moves; those of today stay, and those that somebody looks at."""
    async with Server(db) as server:
        old, seen, new = [await server.table("human", "human", game="tek") for _ in range(3)]
        for made in (old, seen):
            async with server.page(made["id"], made["key"]) as page:
                await page.plays(page.state["question"]["choices"][0]["text"])
        async with server.house.store.engine.begin() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id.in_([old["id"], seen["id"]])).values(updated=1000))
        async with server.page(seen["id"], seen["key"]):
            assert await expire(server.house.store, server.house.tables, 30) == [old["id"]]
        async with server.house.store.engine.connect() as connection:
            left = (await connection.execute(MOVES.select())).all()
        assert {row.table_id for row in left} == {seen["id"]}
        assert await server.house.store.load(new["id"]) is not None
    async with Server(db, expire=30) as server, asyncio.timeout(10):
        while await server.house.store.load(seen["id"]) is not None:
            await asyncio.sleep(0.02)
        assert await server.house.store.load(new["id"]) is not None


@pytest.fixture
def audited(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.INFO, AUDIT.name)
    return caplog


async def test_the_audit_log_says_who_did_what_without_keys(server: Server, audited: pytest.LogCaptureFixture) -> None:
    table, host, guest = await server.pair(game="tek")
    await server.post(f"/api/tables/{table}/link", {"key": host, "seat": 1})
    await server.post(f"/api/tables/{table}/end", {"key": host})
    await server.post(f"/api/tables/{table}/close", {"key": host})
    records = [record for record in audited.records if record.name == AUDIT.name]
    lines = [json.loads(Deeds("json").format(record)) for record in records]
    assert [line["deed"] for line in lines] == ["made", "seated", "linked", "ended", "closed"]
    assert all(line["table"] == table and line["address"] == "127.0.0.1" for line in lines)
    assert lines[2]["seat"] == 1
    plain = "\n".join(Deeds("plain").format(record) for record in records)
    assert plain.count("\n") == 4 and "127.0.0.1 seated" in plain
    for key in (host, guest):
        assert key not in plain and key not in json.dumps(lines)


async def test_the_keeper_of_the_house_makes_new_links(db: str, capsys: pytest.CaptureFixture[str]) -> None:
    async with Server(db) as server:
        table, host, guest = await server.pair()
    for arguments in ([table, "--db", db], [table, "--db", db, "--seat", "2"]):
        with pytest.raises(SystemExit) as left:
            await asyncio.to_thread(main, ["relink", *arguments])
        assert left.value.code == 0
    hosting, seat = (line.partition("?key=")[2] for line in capsys.readouterr().out.split())
    for wrong in (["no-table", "--db", db], [table, "--db", db, "--seat", "3"]):
        with pytest.raises(SystemExit) as left:
            await asyncio.to_thread(main, ["relink", *wrong])
        assert left.value.code == 2 and len(capsys.readouterr().err.splitlines()) == 1
    async with Server(db) as server:
        for key, seats, is_host in ((hosting, [], True), (seat, [1], False), (host, [0], False)):
            async with server.page(table, key) as page:
                assert page.state["seats"] == seats and page.state["host"] == is_host
        async with server.page(table, guest) as page:
            assert page.state["seats"] == []
