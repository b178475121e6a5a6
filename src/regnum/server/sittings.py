"""Who sits where, as the store keeps it while a game runs: seats in other hands, votes, clocks, and signs of life."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict

from sqlalchemy import and_, bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from regnum.server.schema import CHAIRS, TABLES, ChairRow, Status, now

SEE = (
    update(CHAIRS)
    .where(CHAIRS.c.table_id == bindparam("of_table"), CHAIRS.c.seat == bindparam("of_seat"), CHAIRS.c.seen < bindparam("at"))
    .values(seen=bindparam("at"))
)


class Sittings:
    """Reads and writes them. What changes a table is written only if nothing else has changed it since."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: AsyncEngine = engine

    async def reseat(self, table: str, rev: int, chair: ChairRow, status: Status) -> bool:
        """Gives a seat into other hands; False, and nothing is written, when the table has changed."""
        async with self.engine.begin() as db:
            same = and_(TABLES.c.id == table, TABLES.c.rev == rev)
            changed = asdict(status) | {"votes": "", "rev": TABLES.c.rev + 1, "updated": now()}
            if (await db.execute(update(TABLES).where(same).values(changed))).rowcount != 1:
                return False
            mine = and_(CHAIRS.c.table_id == table, CHAIRS.c.seat == chair.seat)
            await db.execute(update(CHAIRS).where(mine).values(asdict(chair)))
            return True

    async def change(self, table: str, rev: int, **values: object) -> bool:
        """Changes something of a table; False when it has changed already."""
        same = and_(TABLES.c.id == table, TABLES.c.rev == rev)
        async with self.engine.begin() as db:
            done = await db.execute(update(TABLES).where(same).values(**values, rev=TABLES.c.rev + 1))
        return done.rowcount == 1

    async def due(self) -> list[str]:
        """The tables where somebody's time is over."""
        wanted = select(TABLES.c.id).where(TABLES.c.due > 0, TABLES.c.due <= now())
        async with self.engine.connect() as db:
            return list((await db.execute(wanted)).scalars())

    async def rename(self, table: str, seat: int, name: str) -> None:
        """Another name for whoever sits there."""
        async with self.engine.begin() as db:
            mine = and_(CHAIRS.c.table_id == table, CHAIRS.c.seat == seat)
            await db.execute(update(CHAIRS).where(mine).values(name=name))
            await db.execute(update(TABLES).where(TABLES.c.id == table).values(rev=TABLES.c.rev + 1))

    # ---------------------------------------------------------------- signs of life
    async def see(self, seats: Collection[tuple[str, int]]) -> None:
        """Notes that somebody is there for these seats of tables now, unless a later note was quicker."""
        if seats:
            async with self.engine.begin() as db:
                await db.execute(SEE, [{"of_table": table, "of_seat": seat, "at": now()} for table, seat in sorted(seats)])

    async def seen(self, tables: Sequence[str]) -> dict[str, dict[int, int]]:
        """When somebody was last there for each seat."""
        found: dict[str, dict[int, int]] = {table: {} for table in tables}
        wanted = select(CHAIRS.c.table_id, CHAIRS.c.seat, CHAIRS.c.seen).where(CHAIRS.c.table_id.in_(tables))
        async with self.engine.connect() as db:
            for r in await db.execute(wanted):
                found[r.table_id][r.seat] = r.seen
        return found
