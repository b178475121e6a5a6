"""Kill any process of the house, at any moment: play goes on, and nothing is lost or doubled."""

from __future__ import annotations

import os

import pytest

from tests.server.services import Postgres, Redis
from tests.server.siege import BLOWS, besieged

pytestmark = pytest.mark.anyio


async def siege(postgres: Postgres, redis: Redis, blows: list[str]) -> None:
    """Strikes, and sees after each blow that all tables go on."""
    async with besieged(postgres, redis) as house:
        for n, blow in enumerate(blows, 1):
            await house.strike(blow)
            await house.all_go_on()
            if n % 10 == 0:
                moves = await house.check()
                print(f"{n} blows, {moves} moves, slowest {house.slowest:.1f} s, {dict(house.struck)}", flush=True)
        for table in house.tables:
            for task in table.playing:
                assert not task.done() or task.cancelled() or task.exception() is None
        assert await house.check() >= len(blows)


async def test_a_few_blows(postgres: Postgres, redis: Redis) -> None:
    """Those that no test strikes by itself; a killed server, a worker and a Redis that is away have tests of their own."""
    await siege(postgres, redis, ["thinking server", "deal", "database"])


@pytest.mark.soak
async def test_a_siege(postgres: Postgres, redis: Redis) -> None:
    """REGNUM_BLOWS says how many."""
    most = int(os.environ.get("REGNUM_BLOWS", "300"))
    await siege(postgres, redis, [BLOWS[n % len(BLOWS)] for n in range(most)])
