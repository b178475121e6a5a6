"""Processes of a house that can be killed without warning and started again."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx

from tests.server.harness import free_port

PATIENCE = 240


class Doomed:
    """A server in a process of its own, or a worker of the bots where it has no port."""

    def __init__(self, port: int, settings: dict[str, Any]) -> None:
        self.port = port
        self.settings = settings
        self.child = 0

    async def open(self) -> None:
        """The process that the others are forks of."""
        arguments = ("-m", "tests.server.serve_fake", str(self.port or "bots"), json.dumps(self.settings))
        pipe = asyncio.subprocess.PIPE
        self.parent = await asyncio.create_subprocess_exec(sys.executable, *arguments, stdin=pipe, stdout=pipe)

    async def line(self) -> str:
        assert self.parent.stdout is not None
        return (await asyncio.wait_for(self.parent.stdout.readline(), PATIENCE)).decode().strip()

    async def start(self) -> None:
        """Runs it and waits until it answers."""
        assert self.parent.stdin is not None
        self.parent.stdin.write(b"\n")
        self.child = int(await self.line())
        async with httpx.AsyncClient(verify=False) as http, asyncio.timeout(PATIENCE):
            while self.port:
                try:
                    await http.get(f"http://127.0.0.1:{self.port}/api/health")
                    return
                except httpx.TransportError:
                    await asyncio.sleep(0.02)

    async def kill(self) -> None:
        """Ends it, at once."""
        os.kill(self.child, signal.SIGKILL)
        self.child = 0
        assert await self.line() == "dead"


@asynccontextmanager
async def doomed(db: str, port: int | None = None, **settings: Any) -> AsyncIterator[Doomed]:
    """A server on a free port, or on `port`; with 0 a worker of the bots."""
    server = Doomed(free_port() if port is None else port, {"db": db, **settings})
    await server.open()
    try:
        await server.start()
        yield server
    finally:
        if server.child:
            await server.kill()
        server.parent.kill()
        await server.parent.wait()
