"""Bots at the table. They think away from the event loop, see only what their seat may see, and move as people do.

Searching bots think in other processes, here (`thinking`) or on other machines (`workers`); a bot that only rolls dice
answers at once. A bot's luck comes from the table's key and the number of the entry, so two workers that think about the
same question find the same answer, and the store keeps one of them.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from regnum.bots import choose
from regnum.game import Game, OpenAsk
from regnum.server.journal import Viewer
from regnum.server.problems import Denied, Stale
from regnum.server.tables import LOG, LiveTable, Tables
from regnum.server.thinking import Minds, Thought, most_minds
from regnum.server.wire import Play

if TYPE_CHECKING:
    from regnum.server.workers import Workers

AT_ONCE: Final = frozenset({"random"})
"""Bots that need no thinking."""
PACES: Final = {"slow": 2.0, "normal": 1.0, "fast": 0.35, "at-once": 0.0}
"""How many of the usual pauses a table wants before each move of a bot."""
LONGEST_REST: Final = 30.0
LONGEST_SULK: Final = 600.0
"""Seconds until the bots of a table that keeps failing are woken again."""


@dataclass(frozen=True)
class Turn:
    """A question put to a bot."""

    seat: int
    bot: str
    asked: int
    seed: int
    game: Game
    record: str

    @property
    def ask(self) -> OpenAsk:
        """The question as players see it."""
        ask = self.game.ask_of(self.seat)
        assert ask is not None
        return ask


def luck(key: bytes, n: int, seat: int) -> int:
    """The seed of a bot that answers entry `n` of a table."""
    return int.from_bytes(blake2b(f"{n} {seat}".encode(), key=key, digest_size=6).digest(), "big")


class Robots:
    """Plays the chairs of bots. `pause` is how long people get to follow a move, `seconds` how long an answer may take,
    `workers` the queue of those who think elsewhere."""

    def __init__(self, tables: Tables, pause: float, seconds: float, workers: Workers | None = None) -> None:
        self.tables: Tables = tables
        self.pause: float = pause
        self.seconds: float = seconds
        self.driving: dict[str, asyncio.Task[None]] = {}
        self.minds: Minds = Minds(most_minds())
        self.workers: Workers | None = workers
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
        self.minds.close()
        if self.workers is not None:
            await self.workers.close()

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
                pause = self.pause * PACES[live.row.pace] if live.pages else 0.0
                option, _ = await asyncio.gather(self.answer(turn), asyncio.sleep(pause))
                ask = turn.ask
                text = ask.texts[ask.options.index(option)]
                try:
                    await live.play(Viewer((turn.seat,)), Play(turn.asked, turn.seat, text), turn.bot)
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
            record = "" if bot in AT_ONCE else ledger.game.record()
            return Turn(seat, bot, ledger.put[seat], luck(row.live_key, row.n, seat), ledger.game.clone(), record)

    async def answer(self, turn: Turn) -> int:
        """What the bot chooses. One that fails is logged and answers at random, for a table must not stand still."""
        if turn.bot not in AT_ONCE:
            try:
                return await self.search(turn)
            except Exception:
                LOG.exception("bot %s of seat %d failed", turn.bot, turn.seat + 1)
        return choose("random", turn.game, turn.seat, turn.seed)

    async def search(self, turn: Turn) -> int:
        """Thinks elsewhere, or in another process of this machine. Raises what `Minds.answer` raises."""
        thought = Thought(turn.record, turn.bot, turn.seat, turn.seed, time.time() + self.seconds)
        if self.workers is not None:
            found = await self.workers.answer(thought)
            if found in turn.ask.options:
                return found
        return await self.minds.answer(thought)
