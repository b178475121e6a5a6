"""Bots that think elsewhere: the queue in a real Redis, workers that die, and what happens at home meanwhile."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import fields
from typing import Any

import pytest
from redis.exceptions import RedisError
from saq import Status
from typer.testing import CliRunner

import regnum
from regnum.cli import main
from regnum.cli.app import app
from regnum.server import workers
from regnum.server.app import workers_of
from regnum.server.thinking import Minds, Thought
from regnum.server.workers import LONGEST, PAUSE, Workers, opened, work
from tests.server.harness import Player, Server
from tests.server.services import Redis

pytestmark = pytest.mark.anyio

CHAIRS = [{"who": "bot", "bot": "greedy"}, {"who": "bot", "bot": "ismcts"}, {"who": "human", "name": "Ann"}]


def thought(seconds: float = 0.3, seed: int = 7, bot: str = "ismcts") -> Thought:
    """The first question of a game."""
    game = regnum.new("tek", 3, seed=3)
    assert game.ask.seat == 0
    return Thought(game.record(), bot, 0, seed, time.time() + seconds)


def answers() -> list[int]:
    return regnum.new("tek", 3, seed=3).ask.options


@asynccontextmanager
async def working(url: str) -> AsyncIterator[None]:
    """A worker in this event loop."""
    task = asyncio.create_task(work(url, 1))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@asynccontextmanager
async def asking(url: str) -> AsyncIterator[Workers]:
    """The queue as a server has it, empty at first."""
    found = Workers(url)
    await found.queue.redis.flushall()
    try:
        yield found
    finally:
        await found.close()


async def bots_move(player: Player) -> None:
    """The bots, who begin, have answered, and Ann is asked."""
    await player.until(lambda s: s["log"] and s["question"])


async def test_a_worker_thinks_for_a_server(db: str, redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "GRACE", 60)
    async with asking(redis.url) as queue, working(redis.url), Server(db, seconds=0.05, queue=redis.url) as server:
        made = await server.post("/api/tables", {"game": "tek", "chairs": CHAIRS, "options": {"order": "given"}})
        async with server.page(made["id"], made["key"]) as page, asyncio.timeout(60):
            await bots_move(page)
        assert server.house.robots.minds.pool is None, "nothing was thought at home"
        assert await queue.queue.count("incomplete") == 0


async def test_a_job_tells_what_the_bot_may_know_and_nothing_else(db: str, redis: Redis) -> None:
    async with asking(redis.url) as queue, Server(db, seconds=5, queue=redis.url) as server:
        made = await server.post("/api/tables", {"game": "tek", "chairs": CHAIRS, "options": {"order": "given"}})
        async with asyncio.timeout(10), server.page(made["id"], made["key"]):
            while not (jobs := [job async for job in queue.queue.iter_jobs()]):
                await asyncio.sleep(0.05)
        assert [set(job.kwargs or ()) for job in jobs] == [{field.name for field in fields(Thought)}]
        said = jobs[0].to_dict()
        row = server.house.tables.live[made["id"]].row
        for secret in (made["key"], made["id"], row.live_key.hex()):
            assert secret not in repr(said)
        assert "\nkey " not in said["kwargs"]["record"]


async def test_two_servers_that_ask_the_same_make_one_job(redis: Redis) -> None:
    async with asking(redis.url) as one, asking(redis.url) as two:
        both = asyncio.gather(one.answer(thought(40, bot="greedy")), two.answer(thought(40, bot="greedy")))
        async with asyncio.timeout(60):
            while await one.queue.count("queued") == 0:
                await asyncio.sleep(0.02)
            await asyncio.sleep(0.2)
            assert await one.queue.count("queued") == 1
            async with working(redis.url):
                first, second = await both
        assert first == second and first in answers()


async def test_without_workers_bots_think_at_home(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "GRACE", 0.2)
    async with asking(redis.url) as queue:
        assert await queue.answer(thought(0.1)) is None
        assert await queue.queue.count("incomplete") == 0, "nobody will think about it any more"
        began = time.monotonic()
        assert await queue.answer(thought(5)) is None
        assert time.monotonic() - began < 0.1, "it is left alone for a while"


async def test_a_worker_that_has_died_is_not_waited_for(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its job is taken from it; others may still be asked."""
    monkeypatch.setattr(workers, "GRACE", 0.5)
    async with asking(redis.url) as queue:
        asked = asyncio.create_task(queue.answer(thought(0.5)))
        taken = await queue.queue.dequeue(5)
        assert taken is not None
        await taken.update(status=Status.ACTIVE)
        assert await asked is None
        assert await queue.queue.count("active") == 0 and queue.rests_until == 0
        async with working(redis.url):
            assert await queue.answer(thought(40, seed=8, bot="greedy")) in answers()


async def test_jobs_that_nobody_waits_for_are_swept_away(redis: Redis) -> None:
    async with asking(redis.url) as queue:
        for key, age in (("old", 100), ("new", 0)):
            job = await queue.queue.enqueue("answer", key=key, timeout=1)
            taken = await queue.queue.dequeue(1)
            assert job is not None and taken is not None
            taken.queued -= 1000 * age
            await taken.update(status=Status.ACTIVE)
        assert await queue.queue.sweep() == [queue.queue.job_id("old")]
        assert await queue.queue.count("active") == 1 and await queue.queue.sweep() == []


async def test_a_worker_killed_while_it_thinks(db: str, redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table goes on by itself, and nothing is entered twice."""
    monkeypatch.setattr(workers, "GRACE", 0.5)
    command = (sys.executable, "-c", "import regnum.cli; regnum.cli.main()", "bots", "--queue", redis.url, "--processes", "1")
    async with asking(redis.url) as queue, Server(db, seconds=4, queue=redis.url) as server:
        process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        try:
            assert process.stdout is not None
            assert b"bots think here, 1 at a time" in await process.stdout.readline()
            made = await server.post("/api/tables", {"game": "tek", "chairs": CHAIRS[1:], "options": {"order": "given"}})
            async with server.page(made["id"], made["key"]), asyncio.timeout(60):
                while await queue.queue.count("active") == 0:
                    await asyncio.sleep(0.02)
        finally:
            process.kill()
            await process.wait()
        server.house.robots.seconds = 0.1
        async with server.page(made["id"], made["key"]), asyncio.timeout(60):
            while await server.entries(made["id"]) == 0:
                await asyncio.sleep(0.05)
        assert server.house.robots.minds.pool is not None


async def test_a_redis_that_is_away_costs_no_move(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "GRACE", 0.5)
    await asyncio.to_thread(redis.stop)
    try:
        queue = Workers(redis.url)
        assert await queue.answer(thought(0.1)) is None and queue.rests_until > 0
        await queue.close()
    finally:
        await asyncio.to_thread(redis.start)


async def test_a_redis_that_is_gone_is_asked_ever_more_rarely(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    queue = opened(redis.url)
    assert await queue.dequeue(0.01) is None
    await asyncio.to_thread(redis.stop)
    with monkeypatch.context() as patched:
        patched.setattr(asyncio, "sleep", sleep)
        for _ in range(9):
            with pytest.raises((RedisError, OSError)):
                await queue.dequeue(0.01)
    waits = [seconds for seconds in pauses if seconds >= PAUSE]
    assert waits[:3] == [PAUSE, 2 * PAUSE, 4 * PAUSE] and waits[-1] == LONGEST
    await asyncio.to_thread(redis.start)
    await queue.dequeue(0.01)
    assert queue.pause == PAUSE, "one that has come back is asked as ever"
    await queue.disconnect()


async def test_a_worker_waits_for_its_redis(redis: Redis) -> None:
    await asyncio.to_thread(redis.stop)
    async with working(redis.url):
        await asyncio.sleep(1)
        await asyncio.to_thread(redis.start)
        queue = Workers(redis.url)
        assert await queue.answer(thought(60, bot="greedy")) in answers()
        await queue.close()


async def test_an_answer_that_cannot_be_given_is_thought_about_again(db: str, redis: Redis) -> None:
    async with asking(redis.url), Server(db, seconds=0.05, queue=redis.url) as server:

        async def nonsense(_: Thought) -> int:
            return 10**6

        server.house.robots.workers.answer = nonsense
        made = await server.post("/api/tables", {"game": "tek", "chairs": CHAIRS, "options": {"order": "given"}})
        async with server.page(made["id"], made["key"]) as page, asyncio.timeout(60):
            await bots_move(page)


async def test_a_bot_that_fails_there_is_asked_at_home(redis: Redis, caplog: pytest.LogCaptureFixture) -> None:
    async with asking(redis.url) as queue, working(redis.url):
        wrong = Thought("no record", "greedy", 0, 1, time.time() + 40)
        assert await queue.answer(wrong) is None
        assert "bot greedy of seat 0 failed" in caplog.text


async def test_processes_that_die_are_replaced(caplog: pytest.LogCaptureFixture) -> None:
    minds = Minds(1)
    try:
        assert await minds.answer(thought()) in answers()
        assert minds.pool is not None
        for process in list(minds.pool._processes.values()):
            process.kill()
        assert await minds.answer(thought()) in answers()
    finally:
        minds.close()


def test_a_queue_that_cannot_be_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert workers_of("") is None
    with pytest.raises(ValueError, match="through Redis, not"):
        workers_of("amqp://localhost")
    for arguments in (["bots"], ["bots", "--queue", "amqp://localhost"], ["bots", "--queue", "redis://x", "--processes", "0"]):
        with pytest.raises(SystemExit) as left:
            main(arguments)
        assert left.value.code == 2 and len(capsys.readouterr().err.splitlines()) == 1
    monkeypatch.setitem(sys.modules, "regnum.server.workers", None)
    with pytest.raises(ValueError, match=r"regnum\[queue\]"):
        workers_of("redis://localhost")


def test_help_names_the_variables() -> None:
    text: Any = CliRunner().invoke(app, ["bots", "--help"], env={"COLUMNS": "200"}).output
    assert "REGNUM_QUEUE" in text and "REGNUM_PROCESSES" in text
