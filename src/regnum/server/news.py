"""News between processes through Redis. One that is away costs speed, never the server: the store is asked in any case."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable
from typing import Any, Final

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from regnum.server.tables import LOG

REST: Final = 1.0
"""Seconds until Redis is tried again."""


class RedisNews(RedisChannelsPubSubBackend):
    """Litestar's backend, which would end for good with the first connection that is lost, and queue all news from then on."""

    def __init__(self, url: str) -> None:
        super().__init__(redis=Redis.from_url(url))

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tells the others, if that can be done now; old news are of no use to anybody."""
        try:
            await super().publish(data, channels)
        except (RedisError, OSError) as error:
            LOG.warning("news could not be sent: Redis is away: %s", error)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """What the others tell, for as long as this process runs."""
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except (RedisError, OSError) as error:
                LOG.warning("no news: Redis is away: %s", error)
                await asyncio.sleep(REST)
