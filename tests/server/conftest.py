"""Fixtures of the server's tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.fake_game import install
from tests.server.harness import Server


@pytest.fixture(scope="session", autouse=True)
def fake_game() -> None:
    """The test game is on the shelf."""
    install()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def db(tmp_path: Path) -> str:
    """A database of its own."""
    return str(tmp_path / "tables.db")


@pytest.fixture
async def server(db: str) -> AsyncIterator[Server]:
    """A running server."""
    async with Server(db) as running:
        yield running
