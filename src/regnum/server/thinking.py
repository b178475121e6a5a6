"""Where searching bots think: in processes of their own, which get the text of the record and nothing else.

They keep the games they thought about last, so that of the next record of the same table only the new answers are played."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeVar

from regnum.bots import choose, weigh
from regnum.engine.errors import BadRecord, IllegalMove
from regnum.engine.registry import GAMES, rulebook
from regnum.game import Game, load, script, use_up
from regnum.record import parse
from regnum.server.tables import LOG

Task = TypeVar("Task")
Found = TypeVar("Found")
SHORTEST: Final = 0.05
"""Seconds a search has in any case."""
GENTLY: Final = 15
"""How much a process that thinks gently stands back."""
MOST_GAMES: Final = 16
"""Games that a process keeps."""


@dataclass(frozen=True)
class Thought:
    """What a bot must know to answer: the game so far, its seat, its luck, and the time of day until which it may think."""

    record: str
    bot: str
    seat: int
    seed: int
    until: float


class Memory:
    """The games of the last records, each as far as it was written."""

    def __init__(self, most: int = MOST_GAMES) -> None:
        self.most: int = most
        self.kept: dict[str, Game] = {}

    def game(self, record: str) -> Game:
        """The game of a record, as `load` gives it. Raises what `load` raises."""
        written = next((text for text in self.kept if record.startswith(text)), None)
        game = load(record) if written is None else self.played_on(record, written)
        if game.problem is None:
            self.kept[record] = game
            while len(self.kept) > self.most:
                del self.kept[next(iter(self.kept))]
        return game

    def played_on(self, record: str, written: str) -> Game:
        """The kept game with the answers that are new, checked as `load` checks them; else the record from its start."""
        game = self.kept.pop(written)
        header = written[: written.index("\n\n") + 2]
        for move in parse(header + record[len(written) :]).moves:
            chance = game.session.g.chance
            uses = chance.uses
            try:
                script(move.chance, chance.memory or {}, uses)
                game.play(move.text, move.seat)
                use_up(game, uses + len(move.chance))
            except (IllegalMove, BadRecord):
                return load(record)
        return game


MEMORY: Final = Memory()
"""What this process remembers."""


def think(thought: Thought) -> int:
    """A bot's answer, worked out by the clock: waiting for a process shortens the search."""
    game = MEMORY.game(thought.record)
    return choose(thought.bot, game, thought.seat, thought.seed, max(SHORTEST, thought.until - time.time()))


class Weight(NamedTuple):
    """What a bot thinks of an option: what it comes to (0 lost, 1 won), the 95% interval of that, and in how many tries."""

    option: int
    worth: float
    low: float
    high: float
    tries: int


def weigh_up(thought: Thought) -> list[Weight]:
    """What a bot thinks of every option of its seat, those it would rather take first."""
    game = MEMORY.game(thought.record)
    found = weigh(thought.bot, game, thought.seat, thought.seed, max(SHORTEST, thought.until - time.time()))
    weights = [Weight(w.option, w.worth, w.low, w.high, w.tries) for w in found]
    return sorted(weights, key=lambda w: (-w.tries, -w.worth))


def follow_the_parent() -> None:
    """Ends this process when the one that started it has gone, however it went."""
    threading.Thread(target=leave_after_the_parent, daemon=True).start()


def leave_after_the_parent() -> None:
    """Waits for the end of the parent, then leaves at once: nothing here is worth saving."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def think_gently() -> None:
    """Leaves the machine to all others: for what nobody waits for."""
    os.nice(GENTLY)
    follow_the_parent()


def most_minds() -> int:
    """How many processes may think here, beside one that serves."""
    return min(4, max(1, (os.cpu_count() or 2) - 1))


def wake_up() -> None:
    """Has every game at hand."""
    for name in GAMES:
        rulebook(name)


class Minds:
    """Processes that think, each after it has done what it has to do at its `start`; they start with the first question."""

    def __init__(self, most: int, start: Callable[[], None] = follow_the_parent) -> None:
        self.most: int = most
        self.start: Callable[[], None] = start
        self.pool: ProcessPoolExecutor | None = None

    async def wake(self) -> None:
        """Starts them all, so that the first question need not wait for it."""
        await asyncio.gather(*(asyncio.get_running_loop().run_in_executor(self.opened(), wake_up) for _ in range(self.most)))

    def opened(self) -> ProcessPoolExecutor:
        """The processes."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.most, multiprocessing.get_context("spawn"), self.start)
        return self.pool

    async def answer(self, thought: Thought) -> int:
        """What the bot chooses. Raises what `work` raises."""
        return await self.work(think, thought)

    async def work(self, job: Callable[[Task], Found], task: Task) -> Found:
        """What comes of a job. Where a process dies of it, or of anything else, new ones are asked once more.

        Raises what the job raises, and BrokenProcessPool where they die again."""
        try:
            return await self.ask(job, task)
        except BrokenProcessPool:
            LOG.exception("the processes that bots think in have died; new ones are asked")
        return await self.ask(job, task)

    async def ask(self, job: Callable[[Task], Found], task: Task) -> Found:
        """One try. Raises BrokenProcessPool, and has forgotten the processes that died."""
        pool = self.opened()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, job, task)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = None
            raise

    def close(self) -> None:
        """Stops all thinking."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
