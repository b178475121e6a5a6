"""The store: tables, chairs, keys and moves, in SQLite by default and PostgreSQL by URL.

Durability: SQLite runs in WAL mode with `synchronous=FULL`, so a commit returns only after the log is on the disk. A
move that was acknowledged survives a killed process and a power cut alike (`NORMAL` would lose the last moments before
a power cut). PostgreSQL does the same with its default `synchronous_commit=on`. The price, one flush a commit, is
shared: moves of different tables that arrive while the disk is busy go into the next transaction together.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Connection,
    Engine,
    Row,
    and_,
    bindparam,
    create_engine,
    delete,
    event,
    exists,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from regnum.server.schema import (
    CAMPAIGNS,
    CHAIRS,
    KEYS,
    MOVES,
    TABLES,
    CampaignRow,
    ChairRow,
    ChapterRow,
    Entry,
    KeyRow,
    Loaded,
    Status,
    TableRow,
    Who,
    now,
)
from regnum.server.sittings import Sittings
from regnum.server.writing import TOUCH, Waiting, commit_now, touch_now, write_all

MIGRATIONS = Path(__file__).resolve().parent / "migrations"
FROM_ONE = 6
"""Open tables of one address that are listed."""
MIGRATION_LOCK = 0x7265676E756D

REMEMBER = (
    update(MOVES)
    .where(MOVES.c.table_id == bindparam("of_table"), MOVES.c.seat == bindparam("of_seat"), MOVES.c.by == "")
    .values(by=bindparam("before"))
)


def full_url(db: str) -> str:
    """A database URL with an asynchronous driver; a plain path is a SQLite file.

    Raises ValueError for a database that is neither SQLite nor PostgreSQL, or a URL that cannot be read."""
    url = make_url(db if "://" in db else f"sqlite:///{db}")
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    backend = url.drivername.partition("+")[0]
    if backend not in drivers:
        raise ValueError(f"Regnum keeps its tables in SQLite or PostgreSQL, not in {backend!r}")
    return url.set(drivername=drivers[backend]).render_as_string(hide_password=False)


class Store:
    """All reading and writing. Made by `open_store`.

    `writer` is a plain SQLite engine for moves: a whole transaction then costs one visit to another thread, where the
    asynchronous driver makes one for every statement. PostgreSQL has none and needs none."""

    def __init__(self, engine: AsyncEngine, writer: Engine | None) -> None:
        self.engine: AsyncEngine = engine
        self.sittings: Sittings = Sittings(engine)
        self.writer: Engine | None = writer
        self.thread: ThreadPoolExecutor = ThreadPoolExecutor(1, "regnum-writer")
        self.queue: list[Waiting] = []
        self.writing: asyncio.Task[None] | None = None
        self.written: int = 0
        self.failures: int = 0

    async def close(self) -> None:
        """Finishes what is being written and lets the database go."""
        if self.writing is not None:
            await self.writing
        self.thread.shutdown()
        if self.writer is not None:
            self.writer.dispose()
        await self.engine.dispose()

    # ---------------------------------------------------------------- moves
    async def append(self, table: str, n: int, entry: Entry, status: Status, chapter: ChapterRow | None = None) -> bool:
        """Writes entry `n` of a table for good, and with the last one the `chapter` of its campaign; False when somebody
        else has already written one with this number."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.queue.append(Waiting(table, n, entry, status, chapter, done))
        if self.writing is None or self.writing.done():
            self.writing = asyncio.create_task(self.drain())
        return await done

    async def drain(self) -> None:
        """Writes what is queued, one transaction after the other, until nothing is left."""
        while self.queue:
            batch, self.queue = sorted(self.queue, key=lambda one: (one.table, one.n)), []
            try:
                written = await self.commit(batch)
            except Exception as error:
                self.failures += 1
                for one in batch:
                    if not one.done.done():
                        one.done.set_exception(error)
            else:
                self.written += sum(written)
                for one, ok in zip(batch, written, strict=True):
                    if not one.done.done():
                        one.done.set_result(ok)

    async def commit(self, batch: Sequence[Waiting]) -> list[bool]:
        """Writes entries in one transaction, which is on disk when this returns."""
        if self.writer is not None:
            return await asyncio.get_running_loop().run_in_executor(self.thread, commit_now, self.writer, batch)
        async with self.engine.begin() as db:
            return await db.run_sync(write_all, batch)

    async def try_writing(self) -> None:
        """Writes what stands there already, as durably as a move. Raises what the database raises when it cannot."""
        if self.writer is not None:
            await asyncio.get_running_loop().run_in_executor(self.thread, touch_now, self.writer)
        else:
            async with self.engine.begin() as db:
                await db.execute(TOUCH)

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """The entries of a table from number `since`, in order."""
        wanted = select(MOVES).where(MOVES.c.table_id == table, MOVES.c.n >= since).order_by(MOVES.c.n)
        async with self.engine.connect() as db:
            rows = (await db.execute(wanted)).all()
        return [Entry(r.kind, r.seat, r.text, r.said, r.at, r.by) for r in rows]

    # ---------------------------------------------------------------- tables
    async def create(
        self,
        row: TableRow,
        chairs: Sequence[ChairRow],
        keys: Sequence[KeyRow],
        entries: Sequence[Entry] = (),
        after: str = "",
    ) -> bool:
        """A new table, which may follow `after`, and its campaign with the first table of one. False, and nothing is
        written, when its id is taken or another table follows already."""
        async with self.engine.connect() as db:
            if after:
                first = and_(TABLES.c.id == after, TABLES.c.again == "")
                noted = await db.execute(update(TABLES).where(first).values(again=row.id, rev=TABLES.c.rev + 1))
                if noted.rowcount != 1:
                    return False
            made = await add_table(db, row, chairs, keys, entries)
            if made:
                await db.commit()
            return made

    async def load(self, table: str) -> Loaded | None:
        """A table with its chairs; None when there is none of this id."""
        async with self.engine.connect() as db:
            found = (await db.execute(select(TABLES).where(TABLES.c.id == table))).first()
            if found is None:
                return None
            return Loaded(TableRow(**found._mapping), (await chairs_of(db, [table]))[table])

    async def begin(self, table: str, opening: str, status: Status) -> None:
        """Marks a table as started. Doing it twice changes nothing, for the same key deals the same game."""
        changed = asdict(status) | {"opening": opening, "rev": TABLES.c.rev + 1, "updated": now()}
        async with self.engine.begin() as db:
            await db.execute(update(TABLES).where(TABLES.c.id == table, TABLES.c.opening.is_(None)).values(changed))

    async def seat(self, table: str, seat: int, who: Who, bot: str, name: str, key: str | None) -> bool:
        """Takes an open chair; False when it is no longer open.

        A `key` (hashed) replaces every key of the seat, which a kept chair does not allow; "" leaves it without any, None
        keeps what there is. What was played there so far stays with the name of whoever played it."""
        async with self.engine.begin() as db:
            chair = select(CHAIRS.c.name).where(CHAIRS.c.table_id == table, CHAIRS.c.seat == seat)
            before = (await db.execute(chair)).scalar() or str(seat + 1)
            mine = and_(CHAIRS.c.table_id == table, CHAIRS.c.seat == seat, CHAIRS.c.who == "open")
            mine = and_(mine, ~CHAIRS.c.kept) if key else mine
            taken = await db.execute(update(CHAIRS).where(mine).values(who=who, bot=bot, name=name, kept=False))
            if taken.rowcount != 1:
                return False
            if key:
                await db.execute(REMEMBER, {"of_table": table, "of_seat": seat, "before": f"person {before}"})
            if key is not None:
                await db.execute(delete(KEYS).where(KEYS.c.table_id == table, KEYS.c.seat == seat))
                if key:
                    await db.execute(insert(KEYS).values(table_id=table, hash=key, seat=seat))
            await db.execute(update(TABLES).where(TABLES.c.id == table).values(rev=TABLES.c.rev + 1, updated=now()))
        return True

    async def keep(self, table: str, seat: int, kept: bool) -> bool:
        """Keeps an open chair for whoever has its key, or no longer; False when it is not open."""
        mine = and_(CHAIRS.c.table_id == table, CHAIRS.c.seat == seat, CHAIRS.c.who == "open")
        async with self.engine.begin() as db:
            changed = await db.execute(update(CHAIRS).where(mine).values(kept=kept))
            await db.execute(update(TABLES).where(TABLES.c.id == table).values(rev=TABLES.c.rev + 1))
        return changed.rowcount == 1

    async def hurry(self, table: str, pace: str) -> None:
        """The bots of a table answer at another pace."""
        async with self.engine.begin() as db:
            await db.execute(update(TABLES).where(TABLES.c.id == table).values(pace=pace, rev=TABLES.c.rev + 1))

    async def wish(self, table: str, n: int, old: str, new: str) -> bool:
        """Changes the wish to go back; False when the table or the wish is no longer what the caller saw."""
        same = and_(TABLES.c.id == table, TABLES.c.n == n, TABLES.c.wish == old)
        async with self.engine.begin() as db:
            changed = await db.execute(update(TABLES).where(same).values(wish=new, rev=TABLES.c.rev + 1))
        return changed.rowcount == 1

    async def revs(self, tables: Sequence[str]) -> dict[str, int]:
        """How often each table has changed."""
        async with self.engine.connect() as db:
            rows = await db.execute(select(TABLES.c.id, TABLES.c.rev).where(TABLES.c.id.in_(tables)))
            return {r.id: r.rev for r in rows}

    async def bots_due(self, quiet: float = 0) -> list[str]:
        """The tables with people at them where a bot has to move and nothing has happened for `quiet` seconds."""
        person = exists().where(CHAIRS.c.table_id == TABLES.c.id, CHAIRS.c.who == "human", CHAIRS.c.bot == "")
        wanted = select(TABLES.c.id).where(TABLES.c.bots_due, TABLES.c.updated <= now() - 1000 * quiet, person)
        async with self.engine.connect() as db:
            return list((await db.execute(wanted)).scalars())

    async def unbegun(self) -> list[str]:
        """The tables where every chair is taken and nothing has been dealt."""
        free = exists().where(CHAIRS.c.table_id == TABLES.c.id, CHAIRS.c.who == "open")
        async with self.engine.connect() as db:
            return list((await db.execute(select(TABLES.c.id).where(TABLES.c.opening.is_(None), ~free))).scalars())

    async def listed(self, most: int = 60) -> list[Loaded]:
        """Listed tables that have not begun, the newest first; of one address no more than FROM_ONE, or they would hide the
        others."""
        place = func.row_number().over(partition_by=TABLES.c.caller, order_by=TABLES.c.created.desc())
        ranked = select(TABLES.c.id, place.label("place")).where(TABLES.c.listed, TABLES.c.opening.is_(None)).subquery()
        few = select(ranked.c.id).where(ranked.c.place <= FROM_ONE)
        wanted = select(TABLES).where(TABLES.c.id.in_(few)).order_by(TABLES.c.created.desc()).limit(most)
        async with self.engine.connect() as db:
            return await loaded(db, (await db.execute(wanted)).all())

    # ---------------------------------------------------------------- keys
    async def seats_of(self, table: str, key: str) -> list[int]:
        """The seats (and HOST) that a hashed key gives a right to."""
        wanted = select(KEYS.c.seat).where(KEYS.c.table_id == table, KEYS.c.hash == key)
        async with self.engine.connect() as db:
            return list((await db.execute(wanted)).scalars())

    async def keys(self, table: str) -> list[KeyRow]:
        """Every key of a table, hashed."""
        async with self.engine.connect() as db:
            rows = await db.execute(select(KEYS.c.hash, KEYS.c.seat).where(KEYS.c.table_id == table))
            return [KeyRow(r.hash, r.seat) for r in rows]

    async def held(self, keys: Sequence[str]) -> list[tuple[Loaded, set[int]]]:
        """The tables to which hashed keys give a right, with the seats, the last changed first."""
        async with self.engine.connect() as db:
            rows = (await db.execute(select(KEYS.c.table_id, KEYS.c.seat).where(KEYS.c.hash.in_(keys)))).all()
            seats: dict[str, set[int]] = {}
            for r in rows:
                seats.setdefault(r.table_id, set()).add(r.seat)
            wanted = select(TABLES).where(TABLES.c.id.in_(list(seats))).order_by(TABLES.c.updated.desc())
            found = await loaded(db, (await db.execute(wanted)).all())
        return [(one, seats[one.row.id]) for one in found]


async def add_table(
    db: AsyncConnection, row: TableRow, chairs: Sequence[ChairRow], keys: Sequence[KeyRow], entries: Sequence[Entry]
) -> bool:
    """Adds a table, and its campaign with the first table of one; False when its id is taken."""
    taken = await db.execute(select(TABLES.c.id).where(TABLES.c.id == row.id))
    if taken.first() is not None:
        return False
    if row.campaign == row.id:
        campaign = CampaignRow(row.id, row.game, row.name, row.watch, row.created)
        await db.execute(insert(CAMPAIGNS).values(asdict(campaign)))
    await db.execute(insert(TABLES).values(asdict(row)))
    await db.execute(insert(CHAIRS), [{"table_id": row.id, **asdict(c)} for c in chairs])
    if keys:
        await db.execute(insert(KEYS), [{"table_id": row.id, **asdict(k)} for k in keys])
    if entries:
        await db.execute(insert(MOVES), [{"table_id": row.id, "n": n, **asdict(e)} for n, e in enumerate(entries)])
    return True


async def loaded(db: AsyncConnection, rows: Sequence[Row[Any]]) -> list[Loaded]:
    """The tables of these rows with their chairs."""
    chairs = await chairs_of(db, [r.id for r in rows])
    return [Loaded(TableRow(**r._mapping), chairs[r.id]) for r in rows]


async def chairs_of(db: AsyncConnection, tables: Sequence[str]) -> dict[str, list[ChairRow]]:
    """The chairs of tables, by seat."""
    found: dict[str, list[ChairRow]] = {table: [] for table in tables}
    wanted = select(CHAIRS).where(CHAIRS.c.table_id.in_(tables)).order_by(CHAIRS.c.seat)
    for r in await db.execute(wanted):
        found[r.table_id].append(ChairRow(r.seat, r.who, r.role, r.bot, r.name, r.kept))
    return found


def migrate(connection: Connection) -> None:
    """Brings the database to the newest schema, one process at a time."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def careful(connection: Any, _: object) -> None:
    """Makes a SQLite connection durable and patient."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=15000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def open_store(db: str) -> Store:
    """The store behind a URL or a path, at the newest schema.

    Raises ValueError for a URL of another database and where the driver is missing, and SQLAlchemy's errors when it
    cannot be reached. A connection that PostgreSQL has lost is noticed before it is used."""
    url = full_url(db)
    remote = not url.startswith("sqlite")
    waits = {"timeout": 5, "command_timeout": 15} if remote else {}
    try:
        engine = create_async_engine(
            url, pool_size=4, max_overflow=4, pool_timeout=10, pool_pre_ping=remote, connect_args=waits
        )
    except ModuleNotFoundError as error:
        raise ValueError("tables in PostgreSQL need a package: pip install 'regnum[postgres]'") from error
    writer = None
    if engine.dialect.name == "sqlite":
        writer = create_engine(make_url(url).set(drivername="sqlite"))
        event.listen(engine.sync_engine, "connect", careful)
        event.listen(writer, "connect", careful)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    except BaseException:
        await engine.dispose()
        raise
    return Store(engine, writer)
