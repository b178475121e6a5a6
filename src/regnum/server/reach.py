"""Where the house posts notices to: addresses that players typed in or browsers sent, so none inside our own network.

Only https, to hosts with public addresses alone; no redirect is followed, no proxy asked, and the whole of it takes ten seconds
at most. The host of a house may name others (`--reach chat.club.lan:8065`), which may be private, and without TLS."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final
from urllib.parse import SplitResult, urlsplit

import aiohttp
from aiohttp.abc import ResolveResult
from aiohttp.resolver import ThreadedResolver

SECONDS: Final = 10.0
LONGEST_URL: Final = 500
PORTS: Final = {"https": 443, "http": 80}


class Unreachable(ValueError):
    """An address to which nothing is posted."""


class Public(ThreadedResolver):
    """Finds the addresses of hosts, but no private ones; a connection goes to what was found here and nowhere else."""

    def __init__(self, allowed: frozenset[str]) -> None:
        super().__init__()
        self.allowed: frozenset[str] = allowed

    async def resolve(self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC) -> list[ResolveResult]:
        """The addresses of a host. Raises OSError where one of them is private."""
        found = await super().resolve(host, port, family)
        if f"{host}:{port}" not in self.allowed and not all(public(one["host"]) for one in found):
            raise OSError(f"{host} is not on the internet")
        return found


def public(address: str) -> bool:
    """Whether an address is one of the internet."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        found = inner or found
    return found.is_global and not found.is_multicast


class Reach:
    """Posts to others. `allowed` are `host:port` with commas that may be private and without TLS."""

    def __init__(self, allowed: str) -> None:
        self.allowed: frozenset[str] = frozenset(one.strip().lower() for one in allowed.split(",") if one.strip())
        self.session: aiohttp.ClientSession | None = None

    def checked(self, url: str) -> SplitResult:
        """An address to post to, in parts. Raises Unreachable for one that is not allowed."""
        try:
            parts = urlsplit(url)
            port = parts.port or PORTS.get(parts.scheme, 0)
        except ValueError as error:
            raise Unreachable(str(error)) from error
        host = parts.hostname or ""
        if len(url) > LONGEST_URL or not url.isprintable() or " " in url or not host or parts.username is not None:
            raise Unreachable("not an address")
        if f"{host}:{port}" in self.allowed and parts.scheme in PORTS:
            return parts
        if parts.scheme != "https":
            raise Unreachable("not https")
        if not self.outside(host):
            raise Unreachable("not on the internet")
        return parts

    def outside(self, host: str) -> bool:
        """Whether a host may be on the internet, as far as its name says."""
        try:
            return public(host)
        except ValueError:
            return "." in host.strip(".") and not host.rstrip(".").endswith((".localhost", ".local", ".internal"))

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """Posts something; returns the status. Raises Unreachable, aiohttp's errors, OSError and TimeoutError."""
        self.checked(url)
        if self.session is None:
            connector = aiohttp.TCPConnector(resolver=Public(self.allowed), use_dns_cache=False, limit=32)
            timeout = aiohttp.ClientTimeout(total=SECONDS)
            self.session = aiohttp.ClientSession(connector=connector, timeout=timeout, trust_env=False)
        async with self.session.post(url, data=body, headers=headers, allow_redirects=False) as answer:
            return answer.status

    async def close(self) -> None:
        """Lets the connections go."""
        if self.session is not None:
            await self.session.close()
