"""A house of two servers, a worker for the bots, a PostgreSQL and a Redis, all of which can be struck down in the middle of
play; people who come back to whichever server stands; and the books of what they were shown."""

from __future__ import annotations

import asyncio
import random
import time
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
import websockets
from redis.exceptions import RedisError

from regnum.server.problems import is_away
from regnum.server.store import Store, open_store
from regnum.server.workers import Workers
from tests.server.doomed import Doomed, doomed
from tests.server.harness import Player, mark, page
from tests.server.services import Postgres, Redis

PATIENCE: Final = 240.0
"""Seconds after which a table that does not go on is said to stand still."""
LOST: Final = (OSError, TimeoutError, websockets.WebSocketException, httpx.TransportError)
BLOWS: Final = ("server", "deal", "thinking server", "thinking worker", "worker", "server", "database", "redis")


@dataclass
class Table:
    """A table and, for each seat, what its people sent as answer to each question, and which were shown as done."""

    id: str
    keys: dict[int, str]
    sent: dict[tuple[int, int], str] = field(default_factory=dict)
    shown: set[tuple[int, int]] = field(default_factory=set)
    over: bool = False
    playing: list[asyncio.Task[None]] = field(default_factory=list)


class House:
    """All of it."""

    def __init__(self, servers: list[Doomed], worker: Doomed, postgres: Postgres, redis: Redis, store: Store) -> None:
        self.servers = servers
        self.worker = worker
        self.postgres = postgres
        self.redis = redis
        self.store = store
        self.queue = Workers(redis.url)
        self.luck = random.Random()
        self.tables: list[Table] = []
        self.struck: dict[str, int] = defaultdict(int)
        self.slowest = 0.0

    # ---------------------------------------------------------------- people
    async def post(self, path: str, body: Any) -> Any:
        """Asks servers until one answers; a refusal is the answer too, if it is not that the database is away."""
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(timeout=10) as http:
            while True:
                try:
                    answer = await http.post(f"http://127.0.0.1:{self.luck.choice(self.servers).port}{path}", json=body)
                    if answer.status_code < 500:
                        return answer.json()
                except LOST:
                    pass
                await asyncio.sleep(0.05)

    async def open_table(self) -> Table:
        """Two people, each with a page of their own, and a bot that searches. The second person takes a personal link, so
        that whoever asks again after a blow sits where they sat."""
        chairs = [{"who": "human", "name": "Ann"}, {"who": "open"}, {"who": "bot", "bot": "ismcts"}]
        made = await self.post("/api/tables", {"game": "tek", "chairs": chairs, "options": {"order": "given"}})
        guest = made["chairs"][1]["key"]
        return Table(made["id"], {0: made["key"], 1: guest})

    async def sit(self, table: Table) -> None:
        """The last chair is taken, and all play."""
        await self.post(f"/api/tables/{table.id}/sit", {"key": table.keys[1], "name": "Bo"})
        self.play(table)

    def play(self, table: Table) -> None:
        """People sit down to play."""
        self.tables.append(table)
        table.playing = [asyncio.create_task(self.stay(table, seat)) for seat in table.keys]

    async def stay(self, table: Table, seat: int) -> None:
        """Plays a seat, through one server after the other, until the game is over."""
        while not table.over:
            try:
                async with page(self.luck.choice(self.servers).port, table.id, table.keys[seat]) as player:
                    await self.attend(table, seat, player)
            except LOST:
                await asyncio.sleep(0.05)

    def leave(self, table: Table) -> None:
        """Everybody gets up. Whoever loses the connection just then does not hear that, but sees that it is over."""
        table.over = True
        for task in table.playing:
            task.cancel()

    async def attend(self, table: Table, seat: int, player: Player) -> None:
        """Answers at random, and keeps the books. Whoever does not know whether an answer was heard gives the same again."""
        while not player.state["over"]:
            asked = player.state["question"]
            if asked is None:
                await player.hear()
                continue
            number, before = player.state["asked"], mark(player.state)
            text = table.sent.setdefault((seat, number), self.luck.choice(asked["choices"])["text"])
            await player.play(text)
            while mark(player.state) == before:
                heard = await player.hear()
                if heard["type"] != "table" and heard["key"] != "regnum-stale":
                    await asyncio.sleep(0.1)
                    break
            else:
                table.shown.add((seat, number))
        table.over = True

    # ---------------------------------------------------------------- blows
    async def strike(self, blow: str) -> None:
        """Strikes something down at any moment, and has it started again."""
        self.struck[blow] += 1
        if blow == "deal":
            table = await self.open_table()
            sitting = asyncio.create_task(self.sit(table))
            await asyncio.sleep(self.luck.random() * 0.04)
            await self.replace(self.luck.choice(self.servers))
            await sitting
        elif blow == "database":
            await asyncio.to_thread(self.postgres.stop)
            await asyncio.to_thread(self.postgres.start)
        elif blow == "redis":
            await asyncio.to_thread(self.redis.stop)
            await asyncio.to_thread(self.redis.start)
        else:
            await (self.thinking() if blow.startswith("thinking") else asyncio.sleep(self.luck.random()))
            await self.replace(self.worker if blow.endswith("worker") else self.luck.choice(self.servers))

    async def thinking(self) -> None:
        """Waits until a worker thinks; not for long, for bots may be thinking at home."""
        until = time.monotonic() + 5
        while time.monotonic() < until:
            with suppress(RedisError, OSError):
                if await self.queue.queue.count("active"):
                    self.struck["in thought"] += 1
                    return
            await asyncio.sleep(0.01)

    async def replace(self, process: Doomed) -> None:
        """Kills a process and starts another in its place."""
        await process.kill()
        await asyncio.sleep(self.luck.random() * 0.3)
        await process.start()

    # ---------------------------------------------------------------- what must hold
    async def entries(self, table: Table) -> int:
        """How many entries of a table are in the store, as soon as it says so."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    found = await self.store.load(table.id)
                    return 0 if found is None else found.row.n
                except Exception as error:
                    if not is_away(error):
                        raise
                    await asyncio.sleep(0.1)

    async def all_go_on(self) -> None:
        """Waits until every table has moved. One that is over makes room for another; of more than three the oldest is left."""
        for table in self.tables:
            began, before = time.monotonic(), await self.entries(table)
            while not table.over and await self.entries(table) <= before:
                assert time.monotonic() - began < PATIENCE, f"table {table.id} stands still after {dict(self.struck)}"
                await asyncio.sleep(0.05)
            self.slowest = max(self.slowest, time.monotonic() - began)
        playing = [table for table in self.tables if not table.over]
        for _ in range(len(playing), 2):
            await self.sit(await self.open_table())
        for table in playing[:-3]:
            self.leave(table)

    async def check(self) -> int:
        """Every answer that was shown as done is in the store, once, and nothing that nobody sent; returns how many. Question
        number k of a seat is answered by its entry number k. What is shown while the store is read may be younger than what
        was read."""
        shown = 0
        for table in self.tables:
            before = frozenset(table.shown)
            written: dict[int, list[str]] = defaultdict(list)
            for entry in await self.store.entries(table.id):
                written[entry.seat].append(entry.text)
            for seat, number in before:
                assert number <= len(written[seat]), (table.id, seat, number, "was lost")
            for seat in table.keys:
                for number, text in enumerate(written[seat], 1):
                    assert text == table.sent.get((seat, number)), (table.id, seat, number, text, "was not sent, or twice")
            shown += len(before)
        return shown


@asynccontextmanager
async def besieged(postgres: Postgres, redis: Redis) -> AsyncIterator[House]:
    """A house with people at two tables."""
    settings: dict[str, Any] = {"channels": redis.url, "queue": redis.url, "poll": 0.2, "care": 1.0, "seconds": 0.2}
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(doomed(postgres.url, **settings))
        second = await stack.enter_async_context(doomed(postgres.url, **settings))
        worker = await stack.enter_async_context(doomed(postgres.url, 0, **settings))
        store = await open_store(postgres.url)
        stack.push_async_callback(store.close)
        house = House([first, second], worker, postgres, redis, store)
        stack.push_async_callback(house.queue.close)
        try:
            await house.all_go_on()
            yield house
        finally:
            for table in house.tables:
                house.leave(table)
            await asyncio.gather(*[task for table in house.tables for task in table.playing], return_exceptions=True)
