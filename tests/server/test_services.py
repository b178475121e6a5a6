"""The house on a real PostgreSQL and with a real Redis, where they are installed; in `make test` they are."""

from __future__ import annotations

import asyncio
import time

import pytest

from regnum.server.store import open_store
from tests.server.harness import Server
from tests.server.services import Postgres, Redis
from tests.server.test_store import differences, exercise

pytestmark = pytest.mark.anyio


async def test_the_store_on_postgresql(postgres: Postgres) -> None:
    stores = await asyncio.gather(*(open_store(postgres.url) for _ in range(3)))
    async with stores[0].engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    for store in stores:
        await exercise(store)
        await store.try_writing()
        await store.close()


async def test_two_servers_on_one_postgresql(postgres: Postgres) -> None:
    async with Server(postgres.url) as first, Server(postgres.url) as second:
        made = await first.table("human", "random", options={"rounds": "1"})
        async with first.page(made["id"], made["key"]) as one, second.page(made["id"]) as two:
            await one.asked("bid")
            await one.play("bid 1")
            await one.asked("act")
            await one.play("act rest")
            await one.until(lambda s: s["over"] or (s["question"] and s["question"]["kind"] == "give"))
            if not one.state["over"]:
                await one.plays("give pass")
            await two.until(lambda s: s["over"])


async def test_a_restart_of_postgresql_is_said_and_survived(postgres: Postgres) -> None:
    """While it is away every answer is 503, in words; then requests, pages and bots go on by themselves."""
    async with Server(postgres.url) as server:
        made = await server.table("human", "random", options={"rounds": "1"})
        path = f"/api/tables/{made['id']}/record"
        async with server.page(made["id"], made["key"]) as page:
            await page.asked("bid")
        await asyncio.to_thread(postgres.stop)
        server.house.tables.live.clear()
        for asked in (path, "/ready", "/api/tables"):
            answer = await server.http.get(asked)
            assert answer.status_code == 503 and answer.json()["key"] == "regnum-store-away", asked
        await asyncio.to_thread(postgres.start)
        async with asyncio.timeout(20):
            while (await server.http.get("/ready")).status_code != 200:
                await asyncio.sleep(0.1)
        assert (await server.http.get(path, params={"key": made["key"]})).status_code == 200
        async with server.page(made["id"], made["key"]) as page:
            await page.asked("bid")
            await page.play("bid 1")
            await page.asked("act")


async def test_connections_that_were_lost_are_not_used_again(postgres: Postgres) -> None:
    async with Server(postgres.url) as server:
        await asyncio.gather(*(server.get("/api/tables") for _ in range(6)))
        await asyncio.to_thread(postgres.stop)
        await asyncio.to_thread(postgres.start)
        async with asyncio.timeout(20):
            while (await server.http.get("/ready")).status_code != 200:
                await asyncio.sleep(0.1)
        answers = await asyncio.gather(*(server.http.get("/api/tables") for _ in range(6)))
        assert [answer.status_code for answer in answers] == [200] * 6


async def test_news_and_presence_through_redis(db: str, redis: Redis) -> None:
    """Nobody waits for the next look at the store, and each server knows who sits at the other."""
    news = {"channels": redis.url, "poll": 60}
    async with Server(db, **news) as first, Server(db, **news) as second:
        table, host, guest = await first.pair()
        async with first.page(table, host) as one:
            async with second.page(table, guest) as two:
                await one.until(lambda s: [c["online"] for c in s["chairs"]] == [True, True])
                await two.until(lambda s: [c["online"] for c in s["chairs"]] == [True, True])
                await one.asked("bid")
                await one.play("bid 1")
                await two.until(lambda s: s["waiting"] == [])
            await one.until(lambda s: [c["online"] for c in s["chairs"]] == [True, False])


async def test_a_redis_that_is_away_costs_speed_and_nothing_else(db: str, redis: Redis) -> None:
    made_of = {"channels": redis.url, "poll": 0.5, "care": 0.5}
    async with Server(db, **made_of) as first, Server(db, **made_of) as second:
        table, host, guest = await first.pair(options={"rounds": "8"})
        async with first.page(table, host) as one, second.page(table, guest) as two:
            await asyncio.to_thread(redis.stop)
            await one.asked("bid")
            await one.play("bid 1")
            await two.until(lambda s: s["waiting"] == [])
            await asyncio.to_thread(redis.start)
            await asyncio.sleep(2)
            first.house.poll = second.house.poll = 60
            await asyncio.sleep(0.6)
            await two.asked("bid")
            await two.play("bid 2")
            await one.asked("act")


async def test_a_server_starts_without_its_redis(db: str, redis: Redis) -> None:
    await asyncio.to_thread(redis.stop)
    async with Server(db, channels=redis.url) as server:
        made = await server.table("human", "human")
        async with server.page(made["id"], made["key"]) as one:
            await one.plays("bid 1")
    await asyncio.to_thread(redis.start)


async def test_a_process_that_has_gone_is_forgotten(server: Server) -> None:
    table, host, _ = await server.pair()
    async with server.page(table, host) as one:
        live = server.house.tables.live[table]
        live.heard("other", frozenset({1}), time.monotonic())
        await one.until(lambda s: s["chairs"][1]["online"])
        await one.until(lambda s: not s["chairs"][1]["online"])
