"""`regnum serve`: the socket, its limits, and one clear line where something the server needs is missing."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import sys
from pathlib import Path
from typing import Any, Final

import uvicorn
from alembic.util import CommandError
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from regnum.engine.registry import GAMES, rulebook
from regnum.server.app import check_queue, create_app
from regnum.server.closing import renew
from regnum.server.problems import AWAY
from regnum.server.schema import HOST
from regnum.server.settings import Settings
from regnum.server.store import Store, full_url, open_store
from regnum.server.watching import ACCESS, AUDIT, Deeds
from regnum.words import LANGS, say

LONGEST_FRAME: Final = 64 * 1024
LONGEST_REQUEST: Final = 60.0
"""Seconds in which a request must have come in whole."""


LINES: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
YOUNG_AND_OLD: Final = (20_000, 20, 50)
"""After how many new objects, and how many such looks, Python looks for what can be thrown away."""
A_TURN: Final = 0.0005
"""Seconds after which a thread lets another have Python: whoever writes a move wants it for an instant, several times."""
NO_STORE: Final[tuple[type[Exception], ...]] = (SQLAlchemyError, CommandError, *AWAY)


class Patient(HttpToolsProtocol):
    """A connection whose requests must come in within LONGEST_REQUEST, and of which there are not too many."""

    due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Waits for the first request, unless there are too many connections."""
        super().connection_made(transport)
        if self.limit_concurrency is not None and len(self.connections) > self.limit_concurrency:
            transport.abort()
        else:
            self.wait()

    def wait(self) -> None:
        """A request has begun, or should."""
        if self.due is None:
            self.due = self.loop.call_later(LONGEST_REQUEST, self.give_up)

    def give_up(self) -> None:
        """The request has not come."""
        self.transport.abort()

    def came(self) -> None:
        """The request is here, or will not come any more."""
        if self.due is not None:
            self.due.cancel()
            self.due = None

    def data_received(self, data: bytes) -> None:
        """A part of a request."""
        self.wait()
        super().data_received(data)

    def on_message_complete(self) -> None:
        """All of a request."""
        self.came()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The page of a table, which may stay."""
        self.came()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        self.came()
        super().connection_lost(exc)


def config(app: Any, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves the application. Uvicorn's own access log stays off: it would write down the keys of seats."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=Patient,
        log_level="warning",
        access_log=False,
        server_header=False,
        limit_concurrency=settings.connections,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )


def serve(settings: Settings) -> None:
    """Serves until interrupted, after printing where. Raises ValueError, in one line, for a database that cannot be used."""
    app = create_app(settings.db, settings)
    asyncio.run(check_store(settings.db))
    logging.basicConfig(level=logging.WARNING, format=LINES)
    if settings.log != "off":
        for log, form in ((ACCESS, logging.Formatter("%(message)s")), (AUDIT, Deeds(settings.log))):
            lines = logging.StreamHandler(sys.stdout)
            lines.setFormatter(form)
            log.addHandler(lines)
            log.setLevel(logging.INFO)
            log.propagate = False
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::") else settings.host
    print(f"Regnum: http://{host}:{settings.port}")
    print(f"tables: {place_of(settings.db)}", flush=True)
    settle()
    uvicorn.Server(config(app, settings)).run()


def run(settings: Settings) -> None:
    """Serves until interrupted, and says nothing."""
    app = create_app(settings.db, settings)
    settle()
    uvicorn.Server(config(app, settings)).run()


def settle() -> None:
    """Has every game and language at hand before the first page comes. What is loaded by now stays: it is not looked through
    again for what could be thrown away, and the rest less often. Threads take short turns."""
    for name in GAMES:
        for lang in LANGS:
            say(lang, f"{rulebook(name).name}-title")
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG_AND_OLD)
    sys.setswitchinterval(A_TURN)


def think_for_others(queue: str, processes: int | None) -> None:
    """Answers questions to bots from a queue, so many at a time (None: one a core), until it is told to stop. Raises
    ValueError, in one line, for a queue that cannot be used."""
    check_queue(queue)
    from regnum.server.workers import work

    most = processes or os.cpu_count() or 1
    logging.basicConfig(level=logging.WARNING, format=LINES)
    asyncio.run(work(queue, most, lambda: print(f"Regnum: bots think here, {most} at a time", flush=True)))


async def check_store(db: str) -> None:
    """Opens the store once and brings it up to date. Raises ValueError, in one line, when that cannot be done."""
    try:
        store = await open_store(db)
        try:
            await check_pages(store)
        finally:
            await store.close()
    except NO_STORE as error:
        reason = (str(getattr(error, "orig", None) or error) or type(error).__name__).splitlines()[0]
        raise ValueError(f"cannot keep tables in {place_of(db)}: {reason}") from error


async def new_link(db: str, table: str, seat: int | None) -> str:
    """The address, without the server, that opens a table as its host, or as seat `seat` (counted from 1), from now on.
    Raises ValueError, in one line, where there is no such table or person, or no such store."""
    await check_store(db)
    store = await open_store(db)
    try:
        found = await store.load(table)
        if found is None:
            raise ValueError(f"there is no table {table!r} in {place_of(db)}")
        people = [chair.seat + 1 for chair in found.chairs if chair.for_people]
        if seat is not None and seat not in people:
            raise ValueError(f"people sit at seats {', '.join(map(str, people))} of {table}, not at {seat}")
        return f"/t/{table}?key={await renew(store, table, HOST if seat is None else seat - 1)}"
    finally:
        await store.close()


async def check_pages(store: Store) -> None:
    """Has SQLite read all of its file. Raises OSError where it is damaged."""
    if store.engine.dialect.name == "sqlite":
        async with store.engine.connect() as connection:
            found = str((await connection.execute(text("PRAGMA quick_check(1)"))).scalar())
        if found != "ok":
            raise OSError(f"the file is damaged: {found}")


def place_of(db: str) -> str:
    """Where the tables are kept, without any password."""
    url = make_url(full_url(db))
    if url.get_backend_name() == "sqlite":
        return str(Path(url.database or "").resolve())
    return url.set(drivername="postgresql").render_as_string(hide_password=True)
