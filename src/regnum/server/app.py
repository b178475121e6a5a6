"""Puts the server together: `create_app` for any ASGI server, `serve` for `regnum serve`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import uvicorn
from litestar import Litestar, Request
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Response
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

import regnum
from regnum.server.api import HANDLERS, language
from regnum.server.house import House
from regnum.server.live import table_socket
from regnum.server.pages import SAFETY, page
from regnum.server.problems import Buckets, Denied
from regnum.server.store import full_url, open_store
from regnum.server.tables import LOG
from regnum.server.wire import Problem

DATABASE: Final = "regnum.db"
"""The SQLite file in the current folder, unless another database is named."""
LONGEST_BODY: Final = 400_000
LONGEST_FRAME: Final = 64 * 1024

Call = Request[Any, Any, Any]


def create_app(
    db: str = DATABASE,
    *,
    channels: str = "",
    pause: float = 0.9,
    seconds: float = 1.0,
    poll: float = 1.0,
    posts: int = 60,
) -> Litestar:
    """The application. `db` is a path or a URL (SQLite, PostgreSQL), `channels` a Redis URL where several processes serve
    the same tables. Bots pause for `pause` seconds before a move that people watch and search for `seconds`; `poll` is
    how often the store is asked for changes of other processes; `posts` is how many changes one address may ask for a
    minute. Raises ValueError for a database or a channel that Regnum does not know."""
    plugins = []
    if channels:
        plugins.append(ChannelsPlugin(backend_of(channels), arbitrary_channels_allowed=True))
    house = House(full_url(db), pause, seconds, poll, plugins[0] if plugins else None)
    buckets = Buckets(posts, posts / 60)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        app.state.house = house
        await house.open()
        try:
            yield
        finally:
            await house.close()

    async def not_too_often(request: Call) -> None:
        if request.method == "POST" and not buckets.take(request.client.host if request.client else ""):
            raise Denied("regnum-too-fast", 429)

    return Litestar(
        route_handlers=[*HANDLERS, table_socket, page],
        lifespan=[open_house],
        plugins=plugins,
        before_request=not_too_often,
        exception_handlers={Denied: denied, HTTPException: refused, Exception: failed},
        response_headers=SAFETY,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5),
        request_max_body_size=LONGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Regnum", version=regnum.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )


def backend_of(url: str) -> ChannelsBackend:
    """What carries news between processes. Raises ValueError for anything but Redis."""
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise ValueError(f"news between processes goes through Redis, not {url!r}")
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

    return RedisChannelsPubSubBackend(redis=Redis.from_url(url))


# ---------------------------------------------------------------- what went wrong, in words
def denied(request: Call, error: Denied) -> Response[Problem]:
    """A refusal as JSON, in the caller's language."""
    return Response(error.problem(language(request)), status_code=error.status)


def refused(request: Call, error: HTTPException) -> Response[Problem]:
    """What the framework refuses: an unknown path, a body that cannot be read or is too long."""
    keys = {404: "regnum-not-found", 405: "regnum-not-found", 413: "regnum-too-long", 429: "regnum-too-fast"}
    if isinstance(error, NotFoundException | MethodNotAllowedException) or error.status_code < 500:
        return denied(request, Denied(keys.get(error.status_code, "regnum-request-bad"), error.status_code))
    return failed(request, error)


def failed(request: Call, error: Exception) -> Response[Problem]:
    """A fault of ours."""
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return denied(request, Denied("regnum-trouble", 500))


# ---------------------------------------------------------------- regnum serve
def serve(host: str = "127.0.0.1", port: int = 8000, db: str | None = None, channels: str = "") -> None:
    """Serves until interrupted, after printing where. Raises ValueError, in one line, for a database that cannot be used.

    There is no access log: the addresses of seats hold their keys."""
    kept = DATABASE if db is None else db
    app = create_app(kept, channels=channels)
    asyncio.run(check_store(kept))
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    print(f"Regnum: http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}")
    print(f"tables: {place_of(kept)}", flush=True)
    uvicorn.run(
        app,
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )


async def check_store(db: str) -> None:
    """Opens the store once and brings it up to date. Raises ValueError, in one line, when that cannot be done."""
    try:
        await (await open_store(db)).close()
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise ValueError(f"cannot keep tables in {place_of(db)}: {reason}") from error


def place_of(db: str) -> str:
    """Where the tables are kept, without any password."""
    url = make_url(full_url(db))
    if url.get_backend_name() == "sqlite":
        return str(Path(url.database or "").resolve())
    return url.set(drivername="postgresql").render_as_string(hide_password=True)
