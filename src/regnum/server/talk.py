"""Table talk: plain text and a few drawn signs. It is kept beside the game and is no part of its record."""

from __future__ import annotations

from typing import Final

from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from regnum.server.journal import Viewer
from regnum.server.naming import names_of, tidy
from regnum.server.problems import Denied, Windows
from regnum.server.schema import TABLES, TALK, now
from regnum.server.tables import LiveTable
from regnum.server.wire import Say, TalkLine

KEPT: Final = 100
"""Lines of a table that are kept."""
LONGEST: Final = 300
LINES: Final = 5
SECONDS: Final = 10.0
"""Nobody says more than so many lines in any such time."""
TRIES: Final = 20


class Talks:
    """What is said at the tables of a house."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: AsyncEngine = engine
        self.limits: Windows = Windows(LINES, SECONDS)

    async def say(self, live: LiveTable, viewer: Viewer, say: Say, caller: str) -> None:
        """Says something at a table, for all who look. Players and spectators are told apart. Raises Denied."""
        text = "" if say.sign else tidy(say.text, LONGEST)
        if not text and not say.sign:
            raise Denied("regnum-talk-empty")
        async with live.held():
            if not live.may_look(viewer):
                raise Denied("regnum-table-private", 403)
            if not self.limits.take(f"{live.id} {caller}"):
                raise Denied("regnum-talk-fast", 429)
            seat = viewer.seats[0] if viewer.seats else None
            name = tidy(say.name) if seat is None else names_of(live.chairs, live.row.lang)[seat]
            await self.write(live.id, -1 if seat is None else seat, name, text, say.sign)
            await live.reload()
            live.changed(live)

    async def write(self, table: str, seat: int, name: str, text: str, sign: str) -> None:
        """Adds a line after the last one and forgets the oldest. Raises Denied where too many talk at once."""
        for _ in range(TRIES):
            async with self.engine.begin() as db:
                last = (await db.execute(select(TABLES.c.talk).where(TABLES.c.id == table))).scalar() or 0
                free = and_(TABLES.c.id == table, TABLES.c.talk == last)
                mine = await db.execute(update(TABLES).where(free).values(talk=last + 1, rev=TABLES.c.rev + 1))
                if mine.rowcount != 1:
                    continue
                line = {"table_id": table, "n": last + 1, "at": now(), "seat": seat, "name": name, "text": text, "sign": sign}
                await db.execute(insert(TALK).values(line))
                await db.execute(delete(TALK).where(TALK.c.table_id == table, TALK.c.n <= last + 1 - KEPT))
                return
        raise Denied("regnum-talk-fast", 429)

    async def since(self, table: str, n: int) -> list[TalkLine]:
        """What was said after line `n`, as far as it is kept."""
        wanted = select(TALK).where(TALK.c.table_id == table, TALK.c.n > n).order_by(TALK.c.n)
        async with self.engine.connect() as db:
            rows = (await db.execute(wanted)).all()
        return [TalkLine(r.n, r.at, None if r.seat < 0 else r.seat, r.name, r.text, r.sign) for r in rows]
