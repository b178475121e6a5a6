"""The house: everything one server process holds. It tells pages and other processes when a table has changed."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Final

from litestar.channels import ChannelsPlugin

from regnum.server.absence import Absences
from regnum.server.analysing import Analyses
from regnum.server.campaigns import Campaigns
from regnum.server.closing import MOST_AT_ONCE, expire
from regnum.server.hinting import Hints
from regnum.server.lobby import Lobby
from regnum.server.notices import Notices, Ways
from regnum.server.problems import Denied
from regnum.server.robots import Robots
from regnum.server.store import Store, open_store
from regnum.server.tables import LOG, LiveTable, Tables
from regnum.server.talk import Talks
from regnum.server.trying import Trials

if TYPE_CHECKING:
    from regnum.server.workers import Workers

CHANNEL: Final = "regnum-tables"
NOBODY: Final = "-"
SWEEP: Final = 3600.0
"""Seconds between looks for tables that everybody has left."""
FORGOTTEN: Final = 3
"""A process that misses so many turns to say who is at its tables has gone."""


class House:
    """Store, tables, bots, and the news between processes.

    A change wakes the pages of this process at once. Other processes learn of it through the channel (Redis, when there
    is one) and, in any case, by asking the store every `poll` seconds about the tables that somebody is looking at. Every
    `care` seconds it wakes bots that are due and do not move, whatever has stopped them."""

    def __init__(
        self,
        db: str,
        pause: float,
        seconds: float,
        poll: float,
        channels: ChannelsPlugin | None,
        care: float = 15.0,
        workers: Workers | None = None,
        expire: int = 0,
        ways: Ways | None = None,
    ) -> None:
        self.db: str = db
        self.name: str = secrets.token_hex(6)
        self.pause: float = pause
        self.seconds: float = seconds
        self.poll: float = poll
        self.care: float = care
        self.channels: ChannelsPlugin | None = channels
        self.workers: Workers | None = workers
        self.expire: int = expire
        self.ways: Ways = ways or Ways()
        self.tasks: list[asyncio.Task[None]] = []
        self.retired: set[str] = set()
        """Full tables that the rules of today cannot begin."""
        self.store: Store
        self.tables: Tables
        self.lobby: Lobby
        self.campaigns: Campaigns
        self.robots: Robots
        self.absences: Absences
        self.talks: Talks
        self.notices: Notices
        self.trials: Trials
        self.hints: Hints
        self.analyses: Analyses

    async def open(self) -> None:
        """Opens the store and goes on with what a restart interrupted. Raises what `open_store` raises."""
        self.store = await open_store(self.db)
        self.tables = Tables(self.store, self.changed)
        self.lobby = Lobby(self.store, self.tables)
        self.campaigns = Campaigns(self.store, self.lobby)
        self.robots = Robots(self.tables, self.pause, self.seconds, self.workers)
        self.absences = Absences(self.tables)
        self.talks = Talks(self.store.engine)
        self.trials = Trials(self.tables)
        self.notices = Notices(self.store, self.ways, int(1000 * FORGOTTEN * self.care))
        await self.notices.open()
        self.hints = Hints(self.tables, self.robots.minds, self.seconds)
        self.analyses = Analyses(self.tables, self.store.engine)
        loops = (self.ask_around(), self.look_after(), self.keep_time(), self.call())
        self.tasks = [asyncio.create_task(loop) for loop in loops]
        if self.channels is not None:
            self.tasks.append(asyncio.create_task(self.listen(self.channels)))

    async def close(self) -> None:
        """Stops the bots and closes the store."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.robots.close()
        await self.analyses.close()
        await self.notices.close()
        await self.store.close()

    def changed(self, live: LiveTable) -> None:
        """Shows a change to everybody: it is on disk, or nothing that needs to be."""
        self.wake(live)
        if live.row.bots_due:
            self.robots.kick(live.id)
        self.tell(live)

    def tell(self, live: LiveTable) -> None:
        """Tells other processes how often a table has changed, and for which of its seats pages are open here."""
        if self.channels is not None:
            seats = ",".join(str(seat) for seat in sorted(live.online))
            self.channels.publish(f"{live.id} {live.row.rev} {self.name} {seats or NOBODY}", CHANNEL)

    def wake(self, live: LiveTable) -> None:
        """Tells the pages of this process to look again."""
        for page in live.pages:
            page.news.set()

    async def catch_up(self, table: str, rev: int) -> None:
        """Another process has changed a table."""
        live = self.tables.live.get(table)
        if live is not None and live.fresh and rev > live.row.rev:
            await live.catch_up(rev)
            self.wake(live)

    async def listen(self, channels: ChannelsPlugin) -> None:
        """Hears of changes in other processes, now or once there is a way to."""
        while True:
            try:
                await self.hear(channels)
            except Exception:
                LOG.exception("no news from other processes")
                await asyncio.sleep(self.care)

    async def hear(self, channels: ChannelsPlugin) -> None:
        """Hears of changes in other processes. One that is new to a table is told who is there."""
        async with channels.start_subscription([CHANNEL]) as subscriber:
            async for event in subscriber.iter_events():
                table, rev, process, said = event.decode().split()
                live = self.tables.live.get(table)
                if live is None or not live.fresh or process == self.name:
                    continue
                new = process not in live.elsewhere
                live.heard(process, frozenset(int(seat) for seat in said.split(",") if seat != NOBODY), time.monotonic())
                if new:
                    self.tell(live)
                try:
                    await self.catch_up(table, int(rev))
                except Exception:
                    LOG.exception("table %s: what another process has changed could not be read", table)

    async def ask_around(self) -> None:
        """Asks the store what other processes have changed."""
        while True:
            await asyncio.sleep(self.poll)
            watched = [live.id for live in self.tables.live.values() if live.pages]
            if not watched:
                continue
            try:
                revs = await self.store.revs(watched)
                for table, rev in revs.items():
                    await self.catch_up(table, rev)
                for live in [self.tables.live[table] for table in watched if table not in revs]:
                    live.drop()
                    self.wake(live)
            except Exception:
                LOG.exception("the store did not say what has changed")

    async def keep_time(self) -> None:
        """Has bots stand in where somebody's time is over; the store knows, so that it does not matter which process looks."""
        while True:
            await asyncio.sleep(self.poll)
            try:
                for table in await self.store.sittings.due():
                    await self.run_out(table)
            except Exception:
                LOG.exception("the store did not say whose time is over")

    async def call(self) -> None:
        """Calls those who are asked and not there."""
        while True:
            await asyncio.sleep(self.poll)
            try:
                await self.notices.look()
            except Exception:
                LOG.exception("the store did not say who is to be called")

    async def run_out(self, table: str) -> None:
        """Somebody's time is over, if no other process has seen to it."""
        try:
            await self.absences.run_out(table)
        except Denied as denied:
            LOG.info("table %s: nobody had to stand in: %s", table, denied)

    async def beat(self) -> None:
        """Writes down who is at the tables of this process, and reads who is at them through others."""
        known = {table: live for table, live in self.tables.live.items() if live.fresh}
        await self.store.sittings.see({(table, seat) for table, live in known.items() for seat in live.online})
        for table, seen in (await self.store.sittings.seen([t for t, live in known.items() if live.pages])).items():
            known[table].saw(seen)

    async def look_after(self) -> None:
        """Begins full tables and wakes bots that something has stopped, here or in a process that is no more; and removes
        tables that everybody has left."""
        quiet, swept = 0.0, -SWEEP
        while True:
            try:
                if self.expire and time.monotonic() - swept > SWEEP:
                    while len(await expire(self.store, self.tables, self.expire)) == MOST_AT_ONCE:
                        continue
                    swept = time.monotonic()
                for table in await self.store.unbegun():
                    if table not in self.retired:
                        await self.begin(table)
                await self.robots.wake(quiet)
                await self.beat()
            except Exception:
                LOG.exception("the store did not say which tables have to go on")
            for live in list(self.tables.live.values()):
                live.forget_before(time.monotonic() - FORGOTTEN * self.care)
                if live.fresh and live.pages:
                    self.tell(live)
            quiet = self.care
            await asyncio.sleep(self.care)

    async def begin(self, table: str) -> None:
        """Begins a full table, which reading it does; one that cannot begin is for its players to find out."""
        try:
            live = await self.tables.get(table)
            if live.row.opening is None:
                await self.lobby.begin(live)
        except Denied as denied:
            self.retired.add(table)
            LOG.warning("table %s cannot begin: %s", table, denied)
