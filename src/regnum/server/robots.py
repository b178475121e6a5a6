"""Bots at the table. They think away from the event loop, see only what their seat may see, and move as people do.

Searching bots think in other processes, which get the text of the record and nothing else; a bot that only rolls dice
answers at once. A bot's luck comes from the table's key and the number of the entry, so two workers that think about the
same question find the same answer, and the store keeps one of them.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from regnum.bots import choose
from regnum.game import Game, load
from regnum.server.journal import Viewer
from regnum.server.problems import Denied, Stale
from regnum.server.tables import LOG, LiveTable, Tables
from regnum.server.wire import Play

AT_ONCE: Final = frozenset({"random"})
"""Bots that need no thinking."""
LONGEST_REST: Final = 30.0
LONGEST_SULK: Final = 600.0
"""Seconds until the bots of a table that keeps failing are woken again."""
SHORTEST: Final = 0.05
"""Seconds a search has in any case."""


@dataclass(frozen=True)
class Turn:
    """A question put to a bot."""

    seat: int
    bot: str
    asked: int
    seed: int
    game: Game
    record: str


def think(record: str, bot: str, seat: int, seed: int, until: float) -> int:
    """A bot's answer, worked out in another process by the clock: waiting for the process shortens the search."""
    game = load(record)
    return choose(bot, game, seat, seed, max(SHORTEST, until - time.time()))


def follow_the_server() -> None:
    """Ends this process when the server has gone, however it went."""
    threading.Thread(target=leave_after_the_server, daemon=True).start()


def leave_after_the_server() -> None:
    """Waits for the end of the server, then leaves at once: nothing here is worth saving."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class Robots:
    """Plays the chairs of bots. `pause` is how long people get to follow a move, `seconds` how long an answer may take."""

    def __init__(self, tables: Tables, pause: float, seconds: float) -> None:
        self.tables: Tables = tables
        self.pause: float = pause
        self.seconds: float = seconds
        self.driving: dict[str, asyncio.Task[None]] = {}
        self.pool: ProcessPoolExecutor | None = None
        self.closed: bool = False
        self.sulking: dict[str, tuple[float, float]] = {}
        """Tables whose bots failed: until when they are left alone, and for how long that was."""

    def kick(self, table: str) -> None:
        """Sees to it that the bots of a table play on."""
        if table not in self.driving and not self.closed:
            self.driving[table] = asyncio.create_task(self.drive(table))

    async def wake(self, quiet: float = 0) -> None:
        """Goes on where a restart, or a database that was away, interrupted bots; `quiet` is for how many seconds nothing
        has happened there. A table that fails again is left alone for twice as long."""
        watched = [live.id for live in self.tables.live.values() if live.fresh and live.pages and live.row.bots_due]
        for table in {*watched, *await self.tables.store.bots_due(quiet)}:
            if self.sulking.get(table, (0.0, 0.0))[0] <= time.monotonic():
                self.kick(table)

    def sulk(self, table: str, least: float = 1.0) -> None:
        """Leaves a table alone for a while, twice as long as the last time."""
        rest = min(max(least, 2 * self.sulking.get(table, (0.0, 0.0))[1]), LONGEST_SULK)
        self.sulking[table] = time.monotonic() + rest, rest

    async def close(self) -> None:
        """Stops all thinking; a restart takes it up again."""
        self.closed = True
        tasks = list(self.driving.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)

    async def drive(self, table: str) -> None:
        """Moves for the bots of a table until people are asked, the game is over, or only bots are left to see it."""
        rest = 0.5
        try:
            while True:
                live = await self.tables.get(table)
                turn = await self.turn(live)
                if turn is None or live.unwatched:
                    if turn is None and live.row.bots_due:
                        self.sulk(table, LONGEST_SULK)
                    return
                pause = self.pause if live.pages else 0.0
                option, _ = await asyncio.gather(self.answer(turn), asyncio.sleep(pause))
                ask = turn.game.ask_of(turn.seat)
                assert ask is not None
                text = ask.texts[ask.options.index(option)]
                try:
                    await live.play(Viewer((turn.seat,)), Play(turn.asked, turn.seat, text))
                    rest = 0.5
                    self.sulking.pop(table, None)
                except Stale:
                    continue
                except Denied as denied:
                    LOG.warning("table %s: the bot of seat %d rests: %s", table, turn.seat + 1, denied)
                    await asyncio.sleep(rest)
                    rest = min(2 * rest, LONGEST_REST)
        except Exception:
            LOG.exception("table %s: its bots have stopped; they will be woken", table)
            self.sulk(table)
        finally:
            del self.driving[table]

    async def turn(self, live: LiveTable) -> Turn | None:
        """The question that the next bot is asked; None when no bot is."""
        async with live.held():
            row, ledger = live.row, live.ledger
            if ledger is None or ledger.problem is not None or not row.bots_due:
                return None
            seat = min(s for s in ledger.asked if s in ledger.bots)
            bot = live.chairs[seat].bot
            salt = blake2b(f"{row.n} {seat}".encode(), key=row.live_key, digest_size=6).digest()
            record = "" if bot in AT_ONCE else ledger.game.record()
            return Turn(seat, bot, ledger.put[seat], int.from_bytes(salt, "big"), ledger.game.clone(), record)

    async def answer(self, turn: Turn) -> int:
        """What the bot chooses. One that fails is logged and answers at random, for a table must not stand still."""
        if turn.bot not in AT_ONCE:
            try:
                return await self.search(turn)
            except BrokenProcessPool:
                LOG.exception("the processes that bots think in have died; new ones start with the next question")
                self.pool = None
            except Exception:
                LOG.exception("bot %s of seat %d failed", turn.bot, turn.seat + 1)
        return choose("random", turn.game, turn.seat, turn.seed)

    async def search(self, turn: Turn) -> int:
        """Thinks in another process."""
        if self.pool is None:
            workers = min(4, max(1, (os.cpu_count() or 2) - 1))
            self.pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), follow_the_server)
        loop = asyncio.get_running_loop()
        until = time.time() + self.seconds
        return await loop.run_in_executor(self.pool, think, turn.record, turn.bot, turn.seat, turn.seed, until)
