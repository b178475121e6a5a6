"""Fixtures of the server's tests."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from regnum.server import bell, schema
from regnum.server.problems import Buckets
from regnum.server.store import open_store
from tests.server.fake_game import install
from tests.server.harness import Server
from tests.server.services import Postgres, Redis, Service, binary
from tests.server.sinks import Mailbox, Sink, http_sink, smtp_sink


@pytest.fixture(scope="session", autouse=True)
def fake_game() -> None:
    """The test game is on the shelf."""
    install()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def empty_db(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database at the newest schema with nothing in it: bringing one there takes as long as many a test."""
    path = tmp_path_factory.mktemp("empty") / "tables.db"

    async def make() -> None:
        await (await open_store(str(path))).close()

    asyncio.run(make())
    return path


@pytest.fixture
def db(empty_db: Path, tmp_path: Path) -> str:
    """A database of its own."""
    return str(shutil.copy(empty_db, tmp_path))


class Hours:
    """The server's clock, which stands until somebody turns it."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000

    def time_ns(self) -> int:
        return self.at * 1_000_000

    def later(self, seconds: float) -> None:
        """Time goes by."""
        self.at += int(1000 * seconds)


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    """A clock of our own for the server."""
    found = Hours()
    monkeypatch.setattr(schema, "time", found)
    return found


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Notices can be tried out as often as one likes."""
    monkeypatch.setattr(bell, "TRIES", Buckets(100, 100))


@pytest.fixture
async def sink() -> AsyncIterator[Sink]:
    """What takes pushes and posts."""
    async with http_sink() as found:
        yield found


@pytest.fixture
async def box() -> AsyncIterator[Mailbox]:
    """What takes mail."""
    async with smtp_sink() as found:
        yield found


@pytest.fixture
async def server(db: str) -> AsyncIterator[Server]:
    """A running server."""
    async with Server(db) as running:
        yield running


def needed(*programs: str) -> None:
    """Skips a test whose programs are missing; `make test` installs them where it may."""
    missing = [name for name in programs if not binary(name)]
    if missing:
        pytest.skip(f"not installed: {missing}")


def running(service: Service) -> Iterator[Service]:
    service.start()
    try:
        yield service
    finally:
        service.close()


@pytest.fixture(scope="module")
def postgres() -> Iterator[Service]:
    needed("initdb", "postgres")
    yield from running(Postgres())


@pytest.fixture(scope="module")
def redis() -> Iterator[Service]:
    needed("redis-server")
    yield from running(Redis())
