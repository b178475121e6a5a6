"""The house: everything one server process holds. It tells pages and other processes when a table has changed."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar.channels import ChannelsPlugin

from regnum.server.lobby import Lobby
from regnum.server.robots import Robots
from regnum.server.store import Store, open_store
from regnum.server.tables import LOG, LiveTable, Tables

CHANNEL: Final = "regnum-tables"


class House:
    """Store, tables, bots, and the news between processes.

    A change wakes the pages of this process at once. Other processes learn of it through the channel (Redis, when there
    is one) and, in any case, by asking the store every `poll` seconds about the tables that somebody is looking at."""

    def __init__(self, db: str, pause: float, seconds: float, poll: float, channels: ChannelsPlugin | None) -> None:
        self.db: str = db
        self.pause: float = pause
        self.seconds: float = seconds
        self.poll: float = poll
        self.channels: ChannelsPlugin | None = channels
        self.tasks: list[asyncio.Task[None]] = []
        self.store: Store
        self.tables: Tables
        self.lobby: Lobby
        self.robots: Robots

    async def open(self) -> None:
        """Opens the store and goes on with what a restart interrupted. Raises what `open_store` raises."""
        self.store = await open_store(self.db)
        self.tables = Tables(self.store, self.changed)
        self.lobby = Lobby(self.store, self.tables)
        self.robots = Robots(self.tables, self.pause, self.seconds)
        await self.robots.wake()
        self.tasks = [asyncio.create_task(self.ask_around())]
        if self.channels is not None:
            self.tasks.append(asyncio.create_task(self.listen(self.channels)))

    async def close(self) -> None:
        """Stops the bots and closes the store."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.robots.close()
        await self.store.close()

    def changed(self, live: LiveTable) -> None:
        """Shows a change to everybody: it is on disk, or nothing that needs to be."""
        self.wake(live)
        if live.row.bots_due:
            self.robots.kick(live.id)
        if self.channels is not None:
            self.channels.publish(f"{live.id} {live.row.rev}", CHANNEL)

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
        """Hears of changes in other processes."""
        async with channels.start_subscription([CHANNEL]) as subscriber:
            async for event in subscriber.iter_events():
                table, rev = event.decode().split()
                await self.catch_up(table, int(rev))

    async def ask_around(self) -> None:
        """Asks the store what other processes have changed."""
        while True:
            await asyncio.sleep(self.poll)
            watched = [live.id for live in self.tables.live.values() if live.pages]
            if not watched:
                continue
            try:
                for table, rev in (await self.store.revs(watched)).items():
                    await self.catch_up(table, rev)
            except Exception:
                LOG.exception("the store did not say what has changed")
