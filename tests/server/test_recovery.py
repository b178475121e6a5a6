"""A house that stands: what a crash or a database that was away interrupted goes on by itself."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import update

from regnum.server.robots import Robots
from regnum.server.schema import CHAIRS
from regnum.server.store import Store
from tests.server.harness import Server

pytestmark = pytest.mark.anyio


async def taken(server: Server, table: str) -> None:
    """The last chair is taken, and the server has no time for the deal."""
    async with server.house.store.engine.begin() as db:
        await db.execute(update(CHAIRS).where(CHAIRS.c.table_id == table, CHAIRS.c.who == "open").values(who="human"))


async def begun(server: Server, table: str) -> bool:
    loaded = await server.house.store.load(table)
    return loaded is not None and loaded.row.opening is not None


async def test_a_full_table_begins_when_somebody_looks(server: Server) -> None:
    made = await server.table("human", "open", "random")
    await taken(server, made["id"])
    server.house.tables.live.clear()
    async with server.page(made["id"], made["key"]) as page:
        await page.asked("bid")
        assert page.state["started"]
        await page.until(lambda s: 2 not in s["waiting"])


async def test_a_full_table_begins_at_the_start(db: str) -> None:
    async with Server(db) as server:
        made = await server.table("human", "open", "random")
        await taken(server, made["id"])
        assert not await begun(server, made["id"])
    async with Server(db) as server, asyncio.timeout(5):
        while await server.entries(made["id"]) == 0:
            await asyncio.sleep(0.02)
        assert await begun(server, made["id"])


async def test_bots_go_on_after_the_database_was_away(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await server.table("human", "random", options={"rounds": "1"})

    async def away(*_: Any) -> Any:
        raise ConnectionRefusedError("the database is away")

    async with server.page(made["id"], made["key"]) as page, asyncio.timeout(15):
        await page.asked("bid")
        while server.house.robots.driving:
            await asyncio.sleep(0.01)
        with monkeypatch.context() as patched:
            patched.setattr(Robots, "kick", lambda *_: None)
            await page.play("bid 1")
            while await server.entries(made["id"]) < 2:
                await asyncio.sleep(0.01)
            patched.undo()
            for name in ("commit", "load", "entries", "revs"):
                patched.setattr(Store, name, away)
            live = server.house.tables.live[made["id"]]
            live.drop()
            server.house.robots.kick(made["id"])
            await asyncio.sleep(0.5)
            assert server.house.robots.sulking
        await page.asked("act")
        await page.play("act rest")
        async with server.page(made["id"], made["key"]) as again:
            await again.until(lambda s: s["over"] or s["question"])
        assert server.house.robots.sulking == {}


async def test_bots_of_a_table_that_keeps_failing_are_left_alone_for_longer(server: Server) -> None:
    robots: Robots = server.house.robots
    rests = []
    for _ in range(12):
        robots.sulk("some")
        rests.append(robots.sulking["some"][1])
    assert rests[:4] == [1, 2, 4, 8] and rests[-1] == 600
