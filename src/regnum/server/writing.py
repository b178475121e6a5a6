"""Moves on their way to the disk: many tables' in one transaction, each only if its table has not moved on.

SQLite is written in its own driver's words. They are the same statements: SQLAlchemy makes them once, where its `execute`
would make the arguments of each move again, at three times the price of the writing itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, Insert, Update, bindparam, insert, literal_column, text, update
from sqlalchemy.dialects import sqlite

from regnum.server.schema import CHAPTERS, MOVES, TABLES, ChapterRow, Entry, Status

TOUCH: Final = text("UPDATE alembic_version SET version_num = version_num")
ADD_MOVE: Final = insert(MOVES)
MOVE_ON: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of_table"), TABLES.c.n == bindparam("from_n"))
    .values({name: bindparam(name) for name in ("n", "wish", "votes", "updated", *Status.__dataclass_fields__)})
    .values(rev=TABLES.c.rev + literal_column("1"))
)


def plain(statement: Insert | Update) -> str:
    """A statement as the driver of SQLite takes it."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


ADD_MOVE_PLAIN: Final = plain(ADD_MOVE)
MOVE_ON_PLAIN: Final = plain(MOVE_ON)


@dataclass
class Waiting:
    """An entry on its way to the disk."""

    table: str
    n: int
    entry: Entry
    status: Status
    chapter: ChapterRow | None
    done: asyncio.Future[bool]

    def moved(self) -> dict[str, Any]:
        """What MOVE_ON takes."""
        changed = {"n": self.n + 1, "wish": "", "votes": "", "updated": self.entry.at}
        return {**vars(self.status), **changed, "of_table": self.table, "from_n": self.n}

    def added(self) -> dict[str, Any]:
        """What ADD_MOVE takes."""
        return {**vars(self.entry), "table_id": self.table, "n": self.n}


def write_all(db: Connection, batch: Sequence[Waiting]) -> list[bool]:
    """Writes entries, in the order of their tables, so that two workers cannot wait for each other; says which went in.

    One whose table has moved on does not."""
    return [write(db, one) for one in batch]


def write(db: Connection, one: Waiting) -> bool:
    """Writes one entry, unless its table has moved on."""
    if db.execute(MOVE_ON, one.moved()).rowcount != 1:
        return False
    db.execute(ADD_MOVE, one.added())
    end_chapter(db, one)
    return True


def end_chapter(db: Connection, one: Waiting) -> None:
    """With the last entry of a campaign's game its chapter is written."""
    if one.chapter is not None:
        db.execute(insert(CHAPTERS).values(vars(one.chapter)))


def commit_now(writer: Engine, batch: Sequence[Waiting]) -> list[bool]:
    """Writes entries into SQLite in one transaction; says which went in, as `write_all` does."""
    with writer.begin() as db:
        driver: Any = db.connection.driver_connection
        written = []
        for one in batch:
            moved = {k: msgspec.json.encode(v).decode() if isinstance(v, list) else v for k, v in one.moved().items()}
            written.append(driver.execute(MOVE_ON_PLAIN, moved).rowcount == 1)
            if written[-1]:
                driver.execute(ADD_MOVE_PLAIN, one.added())
                end_chapter(db, one)
        return written


def touch_now(writer: Engine) -> None:
    """A transaction of the writer that changes nothing."""
    with writer.begin() as db:
        db.execute(TOUCH)
