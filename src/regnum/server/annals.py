"""Campaigns in the store. Chapters are written with the last move of their game, by `Store.append`, and never removed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import insert, literal, select, update

from regnum.server.schema import (
    CAMPAIGNS,
    CHAPTERS,
    KEYS,
    TABLES,
    CampaignRow,
    ChairRow,
    ChapterRow,
    Entry,
    KeyRow,
    TableRow,
)
from regnum.server.store import Store, add_table

Volume = tuple[TableRow, Sequence[ChairRow], Sequence[KeyRow], Sequence[Entry], ChapterRow]
"""A game of a campaign from a file, as it is written."""


class Annals:
    """What the store knows of campaigns."""

    def __init__(self, store: Store) -> None:
        self.store: Store = store

    async def campaigns(self, ids: Sequence[str]) -> list[CampaignRow]:
        """The campaigns of these ids, in their order."""
        async with self.store.engine.connect() as db:
            rows = await db.execute(select(CAMPAIGNS).where(CAMPAIGNS.c.id.in_(ids)))
            found = {r.id: CampaignRow(**r._mapping) for r in rows}
        return [found[id] for id in ids if id in found]

    async def chapters(self, campaigns: Sequence[str], records: bool = False) -> dict[str, list[ChapterRow]]:
        """The chapters of campaigns, the oldest first; their records only if asked for."""
        columns = [c for c in CHAPTERS.c if records or c.name != "record"]
        wanted = select(*columns, *([] if records else [literal("").label("record")]))
        found: dict[str, list[ChapterRow]] = {id: [] for id in campaigns}
        async with self.store.engine.connect() as db:
            for r in await db.execute(wanted.where(CHAPTERS.c.campaign.in_(campaigns)).order_by(CHAPTERS.c.n)):
                found[r.campaign].append(ChapterRow(**r._mapping))
        return found

    async def last_table(self, campaign: str) -> TableRow | None:
        """The table of the newest game of a campaign."""
        wanted = select(TABLES).where(TABLES.c.campaign == campaign).order_by(TABLES.c.chapter.desc()).limit(1)
        async with self.store.engine.connect() as db:
            found = (await db.execute(wanted)).first()
        return None if found is None else TableRow(**found._mapping)

    async def opened_by(self, campaign: str, keys: Sequence[str]) -> bool:
        """Whether one of these hashed keys opens a table of a campaign."""
        held = select(KEYS.c.seat).join(TABLES, TABLES.c.id == KEYS.c.table_id)
        async with self.store.engine.connect() as db:
            found = await db.execute(held.where(TABLES.c.campaign == campaign, KEYS.c.hash.in_(keys)).limit(1))
            return found.first() is not None

    async def rename(self, campaign: str, name: str) -> None:
        """Gives a campaign another name."""
        async with self.store.engine.begin() as db:
            await db.execute(update(CAMPAIGNS).where(CAMPAIGNS.c.id == campaign).values(name=name))

    async def restore(self, volumes: Sequence[Volume]) -> bool:
        """Writes a whole campaign, or, when an id is taken, nothing."""
        async with self.store.engine.connect() as db:
            for row, chairs, keys, entries, chapter in volumes:
                if not await add_table(db, row, chairs, keys, entries):
                    return False
                await db.execute(insert(CHAPTERS).values(asdict(chapter)))
            await db.commit()
        return True
