"""Where searching bots think: in processes of their own, which get the text of the record and nothing else."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Final

from regnum.bots import choose
from regnum.engine.registry import GAMES, rulebook
from regnum.game import load
from regnum.server.tables import LOG

SHORTEST: Final = 0.05
"""Seconds a search has in any case."""


@dataclass(frozen=True)
class Thought:
    """What a bot must know to answer: the game so far, its seat, its luck, and the time of day until which it may think."""

    record: str
    bot: str
    seat: int
    seed: int
    until: float


def think(thought: Thought) -> int:
    """A bot's answer, worked out by the clock: waiting for a process shortens the search."""
    game = load(thought.record)
    return choose(thought.bot, game, thought.seat, thought.seed, max(SHORTEST, thought.until - time.time()))


def follow_the_parent() -> None:
    """Ends this process when the one that started it has gone, however it went."""
    threading.Thread(target=leave_after_the_parent, daemon=True).start()


def leave_after_the_parent() -> None:
    """Waits for the end of the parent, then leaves at once: nothing here is worth saving."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def most_minds() -> int:
    """How many processes may think here, beside one that serves."""
    return min(4, max(1, (os.cpu_count() or 2) - 1))


def wake_up() -> None:
    """Has every game at hand."""
    for name in GAMES:
        rulebook(name)


class Minds:
    """Processes that think; they start with the first question."""

    def __init__(self, most: int) -> None:
        self.most: int = most
        self.pool: ProcessPoolExecutor | None = None

    async def wake(self) -> None:
        """Starts them all, so that the first question need not wait for it."""
        await asyncio.gather(*(asyncio.get_running_loop().run_in_executor(self.opened(), wake_up) for _ in range(self.most)))

    def opened(self) -> ProcessPoolExecutor:
        """The processes."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.most, multiprocessing.get_context("spawn"), follow_the_parent)
        return self.pool

    async def answer(self, thought: Thought) -> int:
        """What the bot chooses. Where a process dies of it, or of anything else, new ones are asked once more.

        Raises what the bot raises, and BrokenProcessPool where they die again."""
        try:
            return await self.ask(thought)
        except BrokenProcessPool:
            LOG.exception("the processes that bots think in have died; new ones are asked")
        return await self.ask(thought)

    async def ask(self, thought: Thought) -> int:
        """One try. Raises BrokenProcessPool, and has forgotten the processes that died."""
        pool = self.opened()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, think, thought)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = None
            raise

    def close(self) -> None:
        """Stops all thinking."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
