"""Tests of notices: a server that may reach the sinks, who listens to it, and how to wait for a call."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from regnum.server.schema import TABLES, now
from tests.server.harness import Server
from tests.server.sinks import Browser, Mailbox, Sink

WHO: Final = "a-secret-of-this-device-1"
SITE: Final = "https://table.example"
STUCK: Final = 90
"""Seconds: no test waits for luck, so this is for a machine with much else to do."""


def house(db: str, sink: Sink, box: Mailbox | None = None, **more: Any) -> Server:
    """A server that may reach the sinks."""
    smtp = "" if box is None else box.url
    return Server(db, poll=0.02, care=0.02, reach=sink.reach, site=SITE, smtp=smtp, **more)


async def until(true: Callable[[], Any]) -> None:
    """Waits for something that must come."""
    async with asyncio.timeout(STUCK):
        while not true():
            await asyncio.sleep(0.01)


async def looked(server: Server, table: str) -> int:
    """When somebody looks at a table again, once somebody has looked by now; 0 is not before the next move."""
    async with asyncio.timeout(STUCK):
        while True:
            async with server.house.store.engine.connect() as db:
                found = (await db.execute(TABLES.select().where(TABLES.c.id == table))).first()
            if found is None or found.call == 0 or found.call > now():
                return 0 if found is None else int(found.call)
            await asyncio.sleep(0.01)


async def listen(server: Server, key: str, browser: Browser | None = None, who: str = WHO, **more: Any) -> Any:
    push = None if browser is None else browser.subscription
    return await server.post("/api/notices", {"who": who, "keys": [key], "push": push, **more})


async def came(server: Server, sink: Sink, n: int) -> None:
    """Waits until so many calls have been made or refused."""
    await until(lambda: len(sink.came) == n and not server.house.notices.making)


async def rows(server: Server, table: Any) -> list[Any]:
    async with server.house.store.engine.connect() as db:
        return list(await db.execute(table.select()))
