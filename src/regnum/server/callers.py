"""Who calls, and how much of it: requests and open tables of one address, and pages of other sites."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from regnum.server.problems import Buckets, Denied
from regnum.server.settings import Settings

Connection = ASGIConnection[Any, Any, Any, Any]

CHEAP = ("/assets/", "/ready", "/metrics")
"""Where GETs are not counted: files that browsers keep, and what machines ask for."""
TRIES = 60
TRIES_A_SECOND = 4
"""How fast one address may try things out, which changes nothing."""
SHUT: float = 10.0
"""Seconds for which whoever was cut off waits at the door."""


def address_of(connection: Connection) -> str:
    """Who is calling."""
    return network_of(connection.client.host if connection.client else "")


def network_of(host: str) -> str:
    """An IPv4 address, or the network of an IPv6 one, of which one house has all."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return host


class Callers:
    """The limits of each address."""

    def __init__(self, settings: Settings) -> None:
        self.posts: Buckets = Buckets(settings.posts, settings.posts / 60)
        self.gets: Buckets = Buckets(settings.gets, settings.gets / 60)
        self.tries: Buckets = Buckets(TRIES, TRIES_A_SECOND)
        self.most: int = settings.sockets
        self.sockets: Counter[str] = Counter()
        self.shut: dict[str, float] = {}
        """Until when the door is shut, by key; of those who have none, by address."""
        self.origins: frozenset[str] = frozenset(
            o.strip().rstrip("/").lower() for o in settings.origins.split(",") if o.strip()
        )

    def count(self, connection: Connection) -> None:
        """One more request. Raises Denied when there were too many."""
        path = connection.scope["path"]
        if path.startswith(CHEAP):
            return
        buckets = self.gets if connection.scope.get("method") != "POST" else self.tries if path.endswith("/try") else self.posts
        if not buckets.take(address_of(connection)):
            raise Denied("regnum-too-fast", 429)

    @contextmanager
    def attending(self, connection: Connection) -> Iterator[None]:
        """While a page is open. Raises Denied when the address has too many, or opens them too fast."""
        self.count(connection)
        address = address_of(connection)
        if self.sockets[address] >= self.most:
            raise Denied("regnum-too-many-pages", 429)
        self.sockets[address] += 1
        try:
            yield
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    def shut_out(self, who: str) -> None:
        """Whoever has this key, or calls from this address without one, sent far too much."""
        hour = time.monotonic()
        self.shut = {one: until for one, until in self.shut.items() if until > hour} | {who: hour + SHUT}

    async def at_the_door(self, who: str) -> None:
        """Has whoever was cut off wait before they are let in."""
        await asyncio.sleep(max(0.0, self.shut.get(who, 0.0) - time.monotonic()))

    def foreign(self, connection: Connection) -> bool:
        """Whether a browser says that a page of another site is calling. Programs say nothing, and may."""
        origin = connection.headers.get("origin", "").lower()
        if not origin or origin in self.origins:
            return False
        return urlsplit(origin).netloc != connection.headers.get("host", "").lower()
