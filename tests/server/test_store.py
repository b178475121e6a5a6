"""The store: its schema and its URLs. On PostgreSQL it is tested in test_services."""

from __future__ import annotations

import asyncio
import os
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Column, Connection, MetaData, Table, create_engine, insert, text

from regnum.server.app import backend_of
from regnum.server.calls import Calls
from regnum.server.listening import check_store, place_of
from regnum.server.naming import key_hash
from regnum.server.schema import HOST, TABLES, ChairRow, Entry, KeyRow, Status, TableRow, metadata
from regnum.server.store import MIGRATIONS, full_url, open_store

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def test_migrations_make_the_schema(db: str) -> None:
    store = await open_store(db)
    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
        assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
    await store.close()


async def test_a_database_from_before_campaigns_goes_on(db: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    row = TableRow("old", "fake", 1, "", "en", False, True, {"rounds": "1"}, b"k" * 32)
    later = (
        "campaign",
        "chapter",
        "clock",
        "clocks",
        "due",
        "patience",
        "votes",
        "talk",
        "caller",
        "pace",
        "since",
        "call",
        "hints",
    )
    before = {name: value for name, value in asdict(row).items() if name not in later}
    engine = create_engine(f"sqlite:///{db}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        columns = [column for column in TABLES.c if column.name in before]
        connection.execute(insert(Table("tables", MetaData(), *[Column(c.name, c.type) for c in columns])).values(before))
    engine.dispose()
    store = await open_store(db)
    loaded = await store.load("old")
    assert loaded is not None and loaded.row == row
    async with store.engine.connect() as connected:
        assert await connected.run_sync(differences) == []
    await store.close()


async def test_many_processes_may_open_a_new_database_at_once(db: str) -> None:
    stores = await asyncio.gather(*(open_store(db) for _ in range(6)))
    for store in stores:
        await store.close()


async def test_entries_are_numbered_once(db: str) -> None:
    store = await open_store(db)
    await exercise(store)
    await store.close()


async def exercise(store: object) -> None:
    """The same for every database."""
    from regnum.server.store import Store

    assert isinstance(store, Store)
    table = f"test-{os.urandom(4).hex()}"
    row = TableRow(table, "fake", 1, "", "en", False, True, {"rounds": "1"}, b"k" * 32)
    chairs = [ChairRow(0, "human", "any", "", "Ann"), ChairRow(1, "open", "any", "", "")]
    keys = [KeyRow(key_hash("host"), HOST), KeyRow(key_hash("host"), 0)]
    assert await store.create(row, chairs, keys) and not await store.create(row, chairs, keys)
    loaded = await store.load(table)
    assert loaded is not None and loaded.row == row and loaded.chairs == chairs
    assert await store.load("none") is None
    assert sorted(await store.seats_of(table, key_hash("host"))) == [HOST, 0]
    assert await store.seats_of(table, key_hash("guest")) == []
    assert await store.seat(table, 1, "human", "", "Bo", key_hash("guest"))
    assert not await store.seat(table, 1, "human", "", "Cy", key_hash("other"))
    assert await store.seats_of(table, key_hash("guest")) == [1]
    status = Status(0, [0, 1], False, False, [])
    await store.begin(table, "shuffle 1 0", status)
    await store.begin(table, "shuffle 0 1", status)
    entry = Entry("play", 0, "bid 1", "roll 3")
    assert await store.append(table, 0, entry, status)
    assert not await store.append(table, 0, entry, status) and not await store.append(table, 5, entry, status)
    assert await store.entries(table) == [entry] and await store.entries(table, 1) == []
    assert await store.wish(table, 1, "", "1 0 0") and not await store.wish(table, 1, "", "1 1 1")
    done = Status(1, [], True, True, [1])
    assert await store.append(table, 1, entry, done)
    loaded = await store.load(table)
    assert loaded is not None and loaded.row.wish == "" and loaded.row.opening == "shuffle 1 0"
    assert (loaded.row.n, loaded.row.over, loaded.row.winners) == (2, True, [1])
    assert (await store.revs([table]))[table] == loaded.row.rev
    assert table in await store.bots_due()
    for after in (f"{table}-a", f"{table}-b"):
        assert await store.create(replace(row, id=after), chairs, [], after=table) == after.endswith("-a")
    loaded = await store.load(table)
    assert loaded is not None and loaded.row.again == f"{table}-a" and await store.load(f"{table}-b") is None
    assert [one.row.id for one, _ in await store.held([key_hash("guest")])][:1] == [table]
    await store.append(table, 2, entry, Status(1, [], False, True, [1]))
    calls, deaf = Calls(store.engine), f"{table}-a"
    await calls.hang(table, "https://hooks.example/1")
    for one, n in ((table, 3), (deaf, 0)):
        assert await store.append(one, n, entry, Status(1, [1], False, False, [], call=1))
    assert await calls.due(100) == [table]
    assert [found.row.call for found in (await store.load(table), await store.load(deaf)) if found] == [1, 0]
    await calls.look_again(table, 4, 1, 0)


async def test_a_database_that_cannot_be_used_is_said_in_one_line(tmp_path: Path) -> None:
    for db in (str(tmp_path / "missing" / "x.db"), str(tmp_path), "postgresql://nobody@127.0.0.1:1/none"):
        with pytest.raises(ValueError, match="cannot keep tables in") as refused:
            await check_store(db)
        assert "\n" not in str(refused.value)
    (tmp_path / "other.db").write_text("this is no database at all, whatever it is called" * 50)
    with pytest.raises(ValueError, match="not a database"):
        await check_store(str(tmp_path / "other.db"))


def test_urls() -> None:
    assert full_url("regnum.db") == "sqlite+aiosqlite:///regnum.db"
    assert full_url("sqlite:////var/lib/regnum.db") == "sqlite+aiosqlite:////var/lib/regnum.db"
    assert full_url("postgresql://me:pw@db/regnum") == "postgresql+asyncpg://me:pw@db/regnum"
    assert "pw" not in place_of("postgres://me:pw@db/regnum")
    assert place_of("x.db").endswith("/x.db")
    with pytest.raises(ValueError, match="mysql"):
        full_url("mysql://db/regnum")
    with pytest.raises(ValueError, match="Redis"):
        backend_of("amqp://db")
