"""Puts the server together: `create_app` for any ASGI server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from litestar import Litestar, Request
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Response

import regnum
from regnum.server import bell, counsel, hosting, lessons
from regnum.server.api import HANDLERS, language
from regnum.server.callers import Callers
from regnum.server.house import House
from regnum.server.live import table_socket
from regnum.server.notices import Ways
from regnum.server.pages import page, safely
from regnum.server.problems import Denied, is_away
from regnum.server.settings import DATABASE, Settings
from regnum.server.store import full_url
from regnum.server.tables import LOG
from regnum.server.upkeep import metrics, ready
from regnum.server.watching import Figures, Watching
from regnum.server.wire import Problem

if TYPE_CHECKING:
    from regnum.server.workers import Workers

LONGEST_BODY: Final = 400_000
SOON: Final = {"Retry-After": "5"}

Call = Request[Any, Any, Any]


def create_app(db: str = DATABASE, settings: Settings | None = None, **changes: Any) -> Litestar:
    """The application on a database, with these settings and changes to them (`posts=10`). Raises ValueError, in one line,
    for a database or a channel that Regnum does not know or that needs a package which is not installed."""
    given = replace(settings or Settings(), db=db, **changes)
    plugins = []
    if given.channels:
        plugins.append(ChannelsPlugin(backend_of(given.channels), arbitrary_channels_allowed=True))
    news = plugins[0] if plugins else None
    house = House(
        full_url(given.db),
        given.pause,
        given.seconds,
        given.poll,
        news,
        given.care,
        workers_of(given.queue),
        given.expire,
        Ways(given.site, given.smtp, given.reach),
    )
    callers = Callers(given)
    figures = Figures(house)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    async def not_too_often(request: Call) -> None:
        callers.count(request)

    app = Litestar(
        route_handlers=[
            *HANDLERS,
            *hosting.HANDLERS,
            *bell.HANDLERS,
            *lessons.HANDLERS,
            *counsel.HANDLERS,
            ready,
            metrics,
            table_socket,
            page,
        ],
        lifespan=[open_house],
        plugins=plugins,
        before_request=not_too_often,
        before_send=[safely],
        exception_handlers={Denied: denied, HTTPException: refused, RecursionError: too_deep, Exception: failed},
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, exclude_opt_key="packed"),
        request_max_body_size=LONGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Regnum", version=regnum.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )
    app.state.house, app.state.callers = house, callers
    app.state.figures = figures if given.metrics else None
    app.asgi_handler = Watching(app.asgi_handler, figures, given.log)
    return app


def backend_of(url: str) -> ChannelsBackend:
    """What carries news between processes. Raises ValueError for anything but Redis, and where its package is missing."""
    check_redis(url, "news between processes goes")
    try:
        from regnum.server.news import RedisNews
    except ImportError as error:
        raise ValueError("news through Redis needs a package: pip install 'regnum[redis]'") from error
    return RedisNews(url)


def workers_of(url: str) -> Workers | None:
    """The queue of bots that think elsewhere; None without a URL. Raises ValueError for anything but Redis, and where a
    package is missing."""
    if not url:
        return None
    check_queue(url)
    from regnum.server.workers import Workers

    return Workers(url)


def check_queue(url: str) -> None:
    """Raises ValueError for a queue that is not in Redis, and where a package is missing."""
    check_redis(url, "questions to bots go")
    try:
        import regnum.server.workers  # noqa: F401
    except ImportError as error:
        raise ValueError("a queue of bots needs packages: pip install 'regnum[queue]'") from error


def check_redis(url: str, what: str) -> None:
    """Raises ValueError for a URL that is not one of Redis."""
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise ValueError(f"{what} through Redis, not {url!r}")


# ---------------------------------------------------------------- what went wrong, in words
def denied(request: Call, error: Denied) -> Response[Problem]:
    """A refusal as JSON, in the caller's language."""
    return Response(error.problem(language(request)), status_code=error.status, headers=SOON if error.status == 503 else {})


def refused(request: Call, error: HTTPException) -> Response[Problem]:
    """What the framework refuses: an unknown path, a body that cannot be read or is too long."""
    keys = {404: "regnum-not-found", 405: "regnum-not-found", 413: "regnum-too-long", 429: "regnum-too-fast"}
    if isinstance(error, NotFoundException | MethodNotAllowedException) or error.status_code < 500:
        return denied(request, Denied(keys.get(error.status_code, "regnum-request-bad"), error.status_code))
    return failed(request, error)


def too_deep(request: Call, error: RecursionError) -> Response[Problem]:
    """A body of brackets in brackets, which nobody sends by mistake; anything else of the kind is a fault of ours."""
    if request.method != "POST":
        return failed(request, error)
    LOG.warning("%s %s: nested too deeply", request.method, request.url.path)
    return denied(request, Denied("regnum-request-bad"))


def failed(request: Call, error: Exception) -> Response[Problem]:
    """A database that is away, which passes; or a fault of ours."""
    if is_away(error):
        LOG.warning("%s %s: the store is away: %s", request.method, request.url.path, type(error).__name__)
        return denied(request, Denied("regnum-store-away", 503))
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return denied(request, Denied("regnum-trouble", 500))
