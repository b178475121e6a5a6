"""What the host can see of a running server: an access log without keys, and figures for Prometheus."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from regnum.server.settings import Log

if TYPE_CHECKING:
    from regnum.server.house import House

ACCESS: Final = logging.getLogger("regnum.access")
AUDIT: Final = logging.getLogger("regnum.audit")


class Figures(Collector):
    """The figures of a house, read when they are asked for, and those of its requests."""

    def __init__(self, house: House) -> None:
        self.house: House = house
        self.registry: CollectorRegistry = CollectorRegistry()
        self.requests: Counter = Counter(
            "regnum_requests", "Requests answered.", ["method", "route", "status"], registry=self.registry
        )
        self.seconds: Histogram = Histogram(
            "regnum_request_seconds", "Seconds from a request to the end of its answer.", ["route"], registry=self.registry
        )
        self.registry.register(self)

    def collect(self) -> Iterator[Metric]:
        """The figures of the house."""
        if not hasattr(self.house, "store"):
            return
        live = self.house.tables.live.values()
        yield GaugeMetricFamily("regnum_tables", "Tables in memory.", len(live))
        yield GaugeMetricFamily("regnum_pages", "Pages open at tables.", sum(len(one.pages) for one in live))
        yield GaugeMetricFamily("regnum_bots_busy", "Tables whose bots are at work.", len(self.house.robots.driving))
        yield GaugeMetricFamily("regnum_bots_stopped", "Tables whose bots have failed.", len(self.house.robots.sulking))
        yield CounterMetricFamily("regnum_moves", "Entries written.", self.house.store.written)
        yield CounterMetricFamily("regnum_store_failures", "Transactions of moves that failed.", self.house.store.failures)


class Watching:
    """Around the application: counts and logs each request once it is answered. Queries, which hold keys, are left out."""

    def __init__(self, inner: ASGIApp, figures: Figures, log: Log) -> None:
        self.inner: ASGIApp = inner
        self.figures: Figures = figures
        self.log: Log = log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, or one page from its coming to its going."""
        began, status, size = time.perf_counter(), 0, 0

        async def seen(message: Message) -> None:
            nonlocal status, size
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] == "http.response.body":
                size += len(message["body"])
            elif message["type"] == "websocket.accept":
                status = 101
            elif message["type"] == "websocket.close" and not status:
                status = 403
            await send(message)

        try:
            await self.inner(scope, receive, seen)
        finally:
            self.note(scope, status, size, time.perf_counter() - began)

    def note(self, scope: Scope, status: int, size: int, seconds: float) -> None:
        """Counts a request that is over, and logs it."""
        method = str(scope.get("method") or "SOCKET")
        route = str(scope.get("path_template") or "none")
        self.figures.requests.labels(method if status else "CANCELLED", route, str(status)).inc()
        if method != "SOCKET":
            self.figures.seconds.labels(route).observe(seconds)
        if self.log == "off":
            return
        client = scope.get("client")
        line = {
            "time": instant(),
            "address": client[0] if client else "",
            "method": method,
            "path": scope["path"],
            "status": status,
            "bytes": size,
            "ms": round(1000 * seconds, 1),
        }
        ACCESS.info(written(line, self.log))


class Deeds(logging.Formatter):
    """Lines of the audit log, in the form of the access log."""

    def __init__(self, log: Log) -> None:
        super().__init__()
        self.log: Log = log

    def format(self, record: logging.LogRecord) -> str:
        """A deed in a line."""
        return written(record.__dict__["deed"], self.log)


def audit(connection: ASGIConnection[Any, Any, Any, Any] | None, deed: str, table: str, **more: str | int) -> None:
    """Notes who has done what to a table or a chair, without keys; without a caller it was the house itself."""
    if AUDIT.isEnabledFor(logging.INFO):
        client = None if connection is None else connection.client
        line = {"time": instant(), "address": client.host if client else "", "deed": deed, "table": table, **more}
        AUDIT.info("%s", deed, extra={"deed": line})


def instant() -> str:
    """Now, as logs write it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def written(line: dict[str, Any], log: Log) -> str:
    """A line of a log."""
    return json.dumps(line) if log == "json" else " ".join(plain(str(value)) for value in line.values())


def plain(text: str) -> str:
    """A part of a line of the log: no spaces or control characters, whatever was asked for."""
    return text if text.isprintable() and " " not in text else json.dumps(text)
