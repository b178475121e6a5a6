"""What ends or changes hands at a table: new links for lost ones, another host, the end of a game, the end of a table; and
tables that everybody has left."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from regnum.server.calls import CALLS, EARS, HOOKS
from regnum.server.forms import Relink, Seated
from regnum.server.lobby import Lobby
from regnum.server.naming import key_hash, new_key
from regnum.server.problems import Denied
from regnum.server.schema import ANALYSES, CAMPAIGNS, CHAIRS, HOST, KEYS, MOVES, TABLES, TALK, now
from regnum.server.store import Store
from regnum.server.tables import LiveTable, Tables
from regnum.server.watching import audit

DAY: Final = 86_400_000
MOST_AT_ONCE: Final = 200
"""Tables that go in one sweep."""


# ---------------------------------------------------------------- by the host
async def renew(store: Store, table: str, seat: int) -> str:
    """A new key for a seat, or HOST; those it had open it no longer. Keys of other seats stay as they are."""
    key = new_key()
    async with store.engine.begin() as db:
        await db.execute(delete(KEYS).where(KEYS.c.table_id == table, KEYS.c.seat == seat))
        await db.execute(insert(KEYS).values(table_id=table, hash=key_hash(key), seat=seat))
        await db.execute(update(TABLES).where(TABLES.c.id == table).values(rev=TABLES.c.rev + 1))
    return key


async def relink(lobby: Lobby, table: str, form: Relink) -> Seated:
    """A new personal link for the chair of a person, whose old one is lost. Raises Denied."""
    live = await lobby.hosted(table, form.key)
    if form.seat not in range(len(live.chairs)) or not live.chairs[form.seat].for_people:
        raise Denied("regnum-table-seat-taken", 409)
    key = await renew(lobby.store, table, form.seat)
    await known_again(live)
    return Seated(key, form.seat)


async def hand_over(lobby: Lobby, table: str, key: str) -> str:
    """A key for another host. Whoever was the host keeps the seats they play, and nothing else. Raises Denied."""
    live = await lobby.hosted(table, key)
    given = await renew(lobby.store, table, HOST)
    await known_again(live)
    return given


async def end(lobby: Lobby, table: str, key: str) -> None:
    """Ends a game for good: it can be looked at, and its record saved. Raises Denied."""
    live = await lobby.hosted(table, key)
    if live.row.opening is None:
        raise Denied("regnum-table-waiting", 409)
    if live.row.over or live.row.frozen:
        raise Denied("regnum-game-over", 409)
    still = {
        "frozen": True,
        "waiting": [],
        "bots_due": False,
        "wish": "",
        "votes": "",
        "clocks": [],
        "due": 0,
        "since": [],
        "call": 0,
        "rev": TABLES.c.rev + 1,
        "updated": now(),
    }
    async with lobby.store.engine.begin() as db:
        await db.execute(update(TABLES).where(TABLES.c.id == table).values(still))
    await lobby.begin(live)


async def close(lobby: Lobby, table: str, key: str) -> None:
    """Removes a table with everything that was played there. A campaign that has begun keeps its tables. Raises Denied."""
    live = await lobby.hosted(table, key)
    if live.row.campaign and (live.row.opening is not None or live.row.chapter > 1):
        raise Denied("regnum-table-campaign-kept", 409)
    await remove(lobby.store, [table])
    gone(lobby, live)


def gone(lobby: Lobby, live: LiveTable) -> None:
    """Forgets a table that is no more; its pages find out."""
    lobby.tables.live.pop(live.id, None)
    live.drop()
    for page in live.pages:
        page.news.set()


async def known_again(live: LiveTable) -> None:
    """Has every page find out anew which seats its key stands for."""
    async with live.held():
        await live.reload()
        live.changed(live)


# ---------------------------------------------------------------- what everybody has left
async def remove(store: Store, tables: list[str]) -> None:
    """Removes tables, their chairs, keys, moves, notices and analyses, and campaigns that were to begin there."""
    async with store.engine.begin() as db:
        await remove_all(db, tables)


async def remove_all(db: AsyncConnection, tables: list[str]) -> None:
    """Removes tables within a transaction."""
    for part in (ANALYSES, MOVES, TALK, HOOKS, CALLS, KEYS, CHAIRS):
        await db.execute(delete(part).where(part.c.table_id.in_(tables)))
    await db.execute(delete(EARS).where(~exists().where(KEYS.c.hash == EARS.c.hash)))
    await db.execute(delete(TABLES).where(TABLES.c.id.in_(tables)))
    await db.execute(delete(CAMPAIGNS).where(CAMPAIGNS.c.id.in_(tables)))


async def expire(store: Store, tables: Tables, days: float) -> list[str]:
    """Removes tables where nothing has happened for so many days and nobody looks now; never those of a campaign. Returns
    their names, at most MOST_AT_ONCE of them."""
    old = TABLES.c.updated < now() - days * DAY
    watched = [live.id for live in tables.live.values() if live.pages]
    async with store.engine.begin() as db:
        wanted = select(TABLES.c.id).where(old, TABLES.c.campaign == "", TABLES.c.id.not_in(watched)).limit(MOST_AT_ONCE)
        found = list((await db.execute(wanted)).scalars())
        await remove_all(db, found)
    for table in found:
        tables.live.pop(table, None)
        audit(None, "expired", table)
    return found
