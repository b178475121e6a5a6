"""Bots sit down with people, play on after a restart, and finish a game among themselves."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from regnum.server import robots
from tests.server.harness import Server

pytestmark = pytest.mark.anyio


async def ended(server: Server, table: str, patience: float = 60) -> Any:
    """The table after its end."""
    async with asyncio.timeout(patience), server.page(table) as page:
        return await page.until(lambda s: s["over"])


async def test_a_table_of_bots_plays_to_the_end(server: Server) -> None:
    made = await server.table("random", "random", "random")
    state = await ended(server, made["id"])
    assert state["started"] and [c["name"] for c in state["chairs"]] == ["Wanderer 1", "Wanderer 2", "Wanderer 3"]
    record = await server.http.get(f"/api/tables/{made['id']}/record")
    assert "player 2 Wanderer 2" in record.text


async def test_bots_answer_between_the_moves_of_people(server: Server) -> None:
    made = await server.table("human", "random", options={"rounds": "3"})
    async with server.page(made["id"], made["key"]) as page:
        for _ in range(3):
            await page.asked("bid")
            await page.play("bid 2")
            await page.asked("act")
            await page.play("act rest")
            await page.until(lambda s: s["over"] or (s["question"] and s["question"]["kind"] != "act"))
            if not page.state["over"] and page.state["question"]["kind"] == "give":
                await page.plays("give pass")
        await page.until(lambda s: s["over"])


async def test_bots_play_on_after_a_restart(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    held = asyncio.Event()

    async def never(self: robots.Robots, turn: robots.Turn) -> int:
        held.set()
        await asyncio.Event().wait()
        return 0

    with monkeypatch.context() as patched:
        patched.setattr(robots.Robots, "answer", never)
        async with Server(db) as server:
            made = await server.table("random", "random")
            async with server.page(made["id"]) as page:
                await held.wait()
                assert await server.entries(made["id"]) == 0 and page.state["moment"] == 0
    async with Server(db) as server:
        assert (await ended(server, made["id"]))["over"]


async def test_a_bot_that_fails_answers_at_random(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(self: robots.Robots, turn: robots.Turn) -> int:
        raise RuntimeError("no idea")

    monkeypatch.setattr(robots.Robots, "search", fails)
    made = await server.table("greedy", "ismcts", options={"rounds": "1"})
    assert (await ended(server, made["id"]))["over"]
    assert "bot greedy of seat 1 failed" in caplog.text


async def test_people_get_a_moment_to_follow(db: str) -> None:
    async with Server(db, pause=0.3) as server:
        made = await server.table("human", "random", options={"rounds": "1"})
        async with server.page(made["id"], made["key"]) as page:
            await page.asked("bid")
            await page.play("bid 1")
            await page.asked("act")
            started = asyncio.get_running_loop().time()
            await page.plays("act rest")
            await page.until(lambda s: s["over"] or s["question"])
            assert asyncio.get_running_loop().time() - started > 0.29


async def test_bots_among_themselves_wait_until_somebody_looks(server: Server) -> None:
    made = await server.table("random", "random", options={"rounds": "8"})
    await asyncio.sleep(0.5)
    assert await server.entries(made["id"]) == 0 and server.house.robots.driving == {}
    async with server.page(made["id"]) as page:
        await page.until(lambda s: s["moment"] > 1)
    assert (await ended(server, made["id"]))["over"]


async def test_searching_bots_think_in_other_processes(db: str) -> None:
    async with Server(db, seconds=0.05) as server:
        chairs = [{"who": "bot", "bot": "greedy"}, {"who": "bot", "bot": "ismcts"}, {"who": "human", "name": "Ann"}]
        made = await server.post("/api/tables", {"game": "tek", "chairs": chairs, "options": {"order": "given"}})
        async with server.page(made["id"], made["key"]) as page, asyncio.timeout(60):
            await page.until(lambda s: s["log"] and s["question"])
            assert page.state["question"]["choices"]
        assert server.house.robots.minds.pool is not None


async def test_the_host_says_how_fast_bots_answer(server: Server) -> None:
    """When the table is made or later; nobody else does."""
    made = await server.table("human", "random", pace="slow")
    table = made["id"]
    async with server.page(table, made["key"]) as page:
        assert page.state["pace"] == "slow"
        asked = await server.http.post(f"/api/tables/{table}/pace", json={"key": made["key"], "pace": "at-once"})
        assert asked.status_code == 201
        await page.until(lambda s: s["pace"] == "at-once")
    assert (await server.http.post(f"/api/tables/{table}/pace", json={"key": "", "pace": "fast"})).status_code == 403
    assert (await server.http.post(f"/api/tables/{table}/pace", json={"key": made["key"], "pace": "later"})).status_code == 400


def test_a_slower_table_waits_longer() -> None:
    assert robots.PACES["slow"] > robots.PACES["normal"] == 1 > robots.PACES["fast"] > robots.PACES["at-once"] == 0
