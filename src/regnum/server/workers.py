"""Bots that think on other machines: questions go through a queue (SAQ on Redis) to `regnum bots`, answers come back.

A job is a Thought and nothing else: no key of a seat, no name of a table. Only workers of the same version take it. What no
worker answers in time is asked at home, so a worker that dies, or a Redis that is away, costs seconds and never a move; and
an answer that comes twice is entered once, for it carries the number of its question.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from typing import Any, Final

from redis.asyncio import Redis
from redis.exceptions import RedisError
from saq import Job, Status, Worker
from saq.queue.redis import RedisQueue
from saq.types import Context, PartialTimersDict

import regnum
from regnum.server.tables import LOG
from regnum.server.thinking import Minds, Thought

QUEUE: Final = f"regnum-bots-{regnum.__version__}"
GRACE: Final = 3.0
"""Seconds beyond its time for which an answer is waited for."""
LOOK: Final = 1.0
"""Seconds between looks at a job of which nothing was heard."""
REST: Final = 20.0
"""Seconds for which a queue that nobody serves is left alone."""
KEPT: Final = 30
"""Seconds for which Redis keeps a job that is done."""
SWEEP: Final = 10
"""Seconds between looks for jobs whose worker has died."""
TAKE: Final = 4.0
"""Seconds for which a worker waits for a job before it asks again; less than a connection may be silent."""
SILENT: Final = 10.0
PAUSE: Final = 0.25
"""Seconds before a worker asks a Redis that is away once more; twice as long each time, up to `LONGEST`."""
LONGEST: Final = 15.0


class Jobs(RedisQueue):
    """SAQ's queue, which would also sweep away a job that a worker is just taking, and ask a Redis that is away without end."""

    pause = PAUSE

    async def dequeue(self, timeout: float = 0.0, poll_interval: float = 0.0) -> Job | None:
        """The next job, if one comes in time. Raises what Redis raises, after a pause: SAQ asks again at once."""
        try:
            job = await super().dequeue(timeout, poll_interval)
        except (RedisError, OSError):
            pause, self.pause = self.pause, min(2 * self.pause, LONGEST)
            await asyncio.sleep(pause)
            raise
        self.pause = PAUSE
        return job

    async def sweep(self, lock: int = 60, abort: float = 5.0) -> list[str]:
        """Forgets jobs whose worker and server have both died; a server that lives withdraws its own."""
        taken = await self.redis.lrange(self.namespace("active"), 0, -1)
        keys = [self.job_key_from_id(job.decode() if isinstance(job, bytes) else job) for job in taken]
        found = await self.jobs(keys) if keys else []
        dead = [job for job in found if job is not None and time.time() - job.queued / 1000 > job.timeout + SWEEP]
        for job in dead:
            await self.finish(job, Status.ABORTED, error="dead")
        return [job.id for job in dead]


def opened(url: str) -> Jobs:
    """The queue in this Redis, whether it is there or not."""
    return Jobs(Redis.from_url(url, socket_timeout=SILENT, socket_connect_timeout=GRACE), QUEUE)


class Workers:
    """The queue, as a server sees it."""

    def __init__(self, url: str) -> None:
        self.queue: Jobs = opened(url)
        self.rests_until: float = 0.0

    async def answer(self, thought: Thought) -> int | None:
        """What a worker found; None where none did, in time or at all."""
        if time.monotonic() < self.rests_until:
            return None
        waits = max(0.0, thought.until - time.time()) + GRACE
        try:
            async with asyncio.timeout(waits + 2 * LOOK):
                return await self.fetched(thought, time.monotonic() + waits)
        except (RedisError, OSError, RuntimeError) as error:
            LOG.warning("bots think at home: the queue is away: %s", type(error).__name__)
            self.rest()
            return None

    async def fetched(self, thought: Thought, until: float) -> int | None:
        """Puts a job into the queue, or finds that another server has, and waits for its end. One that nobody has taken by
        then is withdrawn. Raises what Redis raises, and TimeoutError."""
        key = f"{thought.seed:x}"
        limit = math.ceil(thought.until - time.time() + GRACE)
        job = await self.queue.enqueue("answer", key=key, timeout=max(1, limit), ttl=KEPT, **asdict(thought))
        job = job or await self.queue.job(key)
        if job is None:
            return None
        while not job.completed and (left := until - time.monotonic()) > 0:
            with suppress(TimeoutError):
                await job.refresh(min(LOOK, left))
        await job.refresh()
        if not job.completed:
            await self.withdraw(job)
        return job.result if job.status is Status.COMPLETE else None

    async def withdraw(self, job: Job) -> None:
        """Has nobody think about a job any more. Where nobody had begun, nobody serves the queue."""
        if job.status is Status.QUEUED:
            LOG.warning("bots think at home: nobody serves their queue, or too few")
            self.rest()
        await self.queue.abort(job, "late")
        await self.queue.finish(job, Status.ABORTED, error="late")

    def rest(self) -> None:
        """Leaves the queue alone for a while."""
        self.rests_until = time.monotonic() + REST

    async def close(self) -> None:
        """Lets Redis go."""
        with suppress(RedisError, OSError):
            await self.queue.disconnect()


async def work(url: str, most: int, ready: Callable[[], None] = lambda: None) -> None:
    """Answers questions from the queue until the process is told to stop, with `most` at a time; `ready` is called before the
    first. A Redis that is away is waited for."""
    minds = Minds(most)

    async def answer(_: Context, **given: Any) -> int | None:
        try:
            return await minds.answer(Thought(**given))
        except Exception:
            LOG.exception("bot %s of seat %s failed", given.get("bot"), given.get("seat"))
            return None

    queue = opened(url)
    logging.getLogger("saq").setLevel(logging.CRITICAL)  # it would write down whole jobs, with what is hidden
    timers = PartialTimersDict(schedule=60, worker_info=10, sweep=SWEEP, abort=1)
    tasks = [("answer", answer)]
    worker = Worker(queue, tasks, concurrency=most, timers=timers, dequeue_timeout=TAKE, shutdown_grace_period_s=2)
    try:
        await minds.wake()
        ready()
        await worker.start()
    finally:
        minds.close()
        with suppress(RedisError, OSError):
            await queue.disconnect()
