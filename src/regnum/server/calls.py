"""What the store keeps about notices: who listens for which seats, the hooks of tables, and what has been sent.

A call is claimed by a row of its own, which can be written once: of several processes one sends it. Until it is sent the row
says when to try again, so that a call survives the process that was about to make it; one that is done has `next` 0."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    and_,
    delete,
    exists,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy import Text as LongText
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from regnum.server.naming import key_hash
from regnum.server.schema import CHAIRS, KEYS, TABLES, metadata, now

SECRETS = Table(
    "secrets",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", LongText, nullable=False),
)

LISTENERS = Table(
    "listeners",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("stop", String(64), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("zone", String(60), nullable=False),
    Column("quiet", Boolean, nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_to", Integer, nullable=False),
    Column("push", LongText, nullable=False),
    Column("mail", String(254), nullable=False),
    Column("mailing", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("listeners_stop", "stop", unique=True),
)

EARS = Table(
    "ears",
    metadata,
    Column("listener", String(64), ForeignKey("listeners.id"), primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("key", String(200), nullable=False),
    Index("ears_hash", "hash"),
)

HOOKS = Table(
    "hooks",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("url", String(500), nullable=False),
)

CALLS = Table(
    "calls",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("way", String(8), primary_key=True),
    Column("to", String(64), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("tries", Integer, nullable=False),
    Column("next", BigInteger, nullable=False),
)


LISTENED = or_(
    exists().where(KEYS.c.table_id == TABLES.c.id, EARS.c.hash == KEYS.c.hash),
    exists().where(HOOKS.c.table_id == TABLES.c.id),
)
"""Whether somebody wants to be called about a table."""


@dataclass(frozen=True)
class Listener:
    """Somebody's device that wants to be told: `id` is the hash of its secret, `stop` the end of the link that ends its mail.
    `push` is the browser's subscription, as JSON; quiet hours are minutes of the day in `zone`."""

    id: str
    stop: str
    lang: str
    zone: str = "UTC"
    quiet: bool = False
    quiet_from: int = 22 * 60
    quiet_to: int = 8 * 60
    push: str = ""
    mail: str = ""
    mailing: bool = False
    at: int = field(default_factory=now)


@dataclass(frozen=True)
class Ear:
    """A listener for a seat of a table; `key` is the seat's own where mail carries its link, else empty."""

    seat: int
    key: str
    listener: Listener


@dataclass(frozen=True)
class Call:
    """One call: to somebody (`to`), about the wait that began after entry `n`, one `way`."""

    table: str
    way: str
    to: str
    n: int

    def row(self) -> dict[str, str | int]:
        """What its row is found by."""
        return {"table_id": self.table, "way": self.way, "to": self.to, "n": self.n}


class Calls:
    """Reads and writes them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: AsyncEngine = engine

    async def secret(self, name: str, fresh: str) -> str:
        """A secret of the house: `fresh`, if there was none of this name, the same for all processes."""
        wanted = select(SECRETS.c.value).where(SECRETS.c.name == name)
        for _ in range(2):
            async with self.engine.connect() as db:
                found = (await db.execute(wanted)).scalar()
            if found is not None:
                return str(found)
            try:
                async with self.engine.begin() as db:
                    await db.execute(insert(SECRETS).values(name=name, value=fresh))
                return fresh
            except IntegrityError:
                continue
        raise LookupError(name)

    # ---------------------------------------------------------------- who listens
    async def listener(self, id: str) -> Listener | None:
        """Who has this id."""
        return await self.found(LISTENERS.c.id == id)

    async def stopping(self, stop: str) -> Listener | None:
        """Whose mail a link to stop ends."""
        return await self.found(LISTENERS.c.stop == stop)

    async def found(self, where: object) -> Listener | None:
        """The listener for which something is true."""
        async with self.engine.connect() as db:
            row = (await db.execute(select(LISTENERS).where(where))).first()  # type: ignore[arg-type]
        return None if row is None else Listener(**row._mapping)

    async def listen(self, listener: Listener, keys: Sequence[str]) -> None:
        """Keeps a listener and the seats of its keys, in place of what it had, and has it seen soon whether somebody is asked
        there. Keys themselves are kept only for mail."""
        kept = {key_hash(key): key if listener.mailing else "" for key in keys}
        mine = select(KEYS.c.table_id).where(KEYS.c.hash.in_(list(kept)), KEYS.c.seat >= 0)
        async with self.engine.begin() as db:
            same = await db.execute(update(LISTENERS).where(LISTENERS.c.id == listener.id).values(asdict(listener)))
            if same.rowcount != 1:
                await db.execute(insert(LISTENERS).values(asdict(listener)))
            await db.execute(delete(EARS).where(EARS.c.listener == listener.id))
            if kept:
                rows = [{"listener": listener.id, "hash": hash, "key": key} for hash, key in kept.items()]
                await db.execute(insert(EARS), rows)
                await db.execute(update(TABLES).where(TABLES.c.id.in_(mine), TABLES.c.opening.is_not(None)).values(call=now()))

    async def forget(self, id: str) -> None:
        """Forgets a listener."""
        async with self.engine.begin() as db:
            await db.execute(delete(EARS).where(EARS.c.listener == id))
            await db.execute(delete(LISTENERS).where(LISTENERS.c.id == id))

    async def stop_mail(self, address: str) -> None:
        """Nobody mails to an address any more; keys that were kept for its mail are forgotten."""
        mine = select(LISTENERS.c.id).where(LISTENERS.c.mail == address)
        async with self.engine.begin() as db:
            await db.execute(update(EARS).where(EARS.c.listener.in_(mine)).values(key=""))
            await db.execute(update(LISTENERS).where(LISTENERS.c.mail == address).values(mail="", mailing=False))

    async def drop_push(self, id: str, push: str) -> None:
        """A subscription that the browser has given up."""
        same = and_(LISTENERS.c.id == id, LISTENERS.c.push == push)
        async with self.engine.begin() as db:
            await db.execute(update(LISTENERS).where(same).values(push=""))

    async def ears(self, table: str, seats: Sequence[int]) -> list[Ear]:
        """Who listens for seats of a table."""
        wanted = (
            select(KEYS.c.seat, EARS.c.key, LISTENERS)
            .join(EARS, EARS.c.hash == KEYS.c.hash)
            .join(LISTENERS, LISTENERS.c.id == EARS.c.listener)
            .where(KEYS.c.table_id == table, KEYS.c.seat.in_(seats))
            .order_by(KEYS.c.seat, LISTENERS.c.id)
        )
        async with self.engine.connect() as db:
            rows = [dict(r._mapping) for r in await db.execute(wanted)]
        return [Ear(r.pop("seat"), r.pop("key"), Listener(**r)) for r in rows]

    # ---------------------------------------------------------------- hooks
    async def hook(self, table: str) -> str:
        """Where a table's calls are posted; "" for nowhere."""
        async with self.engine.connect() as db:
            return (await db.execute(select(HOOKS.c.url).where(HOOKS.c.table_id == table))).scalar() or ""

    async def hang(self, table: str, url: str) -> None:
        """Calls of a table are posted there from now on; "" for nowhere."""
        async with self.engine.begin() as db:
            await db.execute(delete(HOOKS).where(HOOKS.c.table_id == table))
            if url:
                await db.execute(insert(HOOKS).values(table_id=table, url=url))
            await db.execute(update(TABLES).where(TABLES.c.id == table, TABLES.c.opening.is_not(None)).values(call=now()))

    # ---------------------------------------------------------------- calls
    async def due(self, most: int) -> list[str]:
        """The tables where it is to be seen whether somebody has to be called. Where nobody listens, as at most tables, that is
        seen for all of them at once, but for those that are just being moved on."""
        at = and_(TABLES.c.call > 0, TABLES.c.call <= now())
        wanted = select(TABLES.c.id, LISTENED).where(at).order_by(TABLES.c.call).limit(most)
        async with self.engine.connect() as db:
            found = [(str(id), bool(heard)) for id, heard in await db.execute(wanted)]
        if not all(heard for _, heard in found):
            deaf = select(TABLES.c.id).where(at, ~LISTENED).with_for_update(skip_locked=True)
            async with self.engine.begin() as db:
                await db.execute(update(TABLES).where(TABLES.c.id.in_(deaf)).values(call=0))
        return [id for id, heard in found if heard]

    async def seen(self, table: str) -> dict[int, int]:
        """When somebody was last there for each seat."""
        wanted = select(CHAIRS.c.seat, CHAIRS.c.seen).where(CHAIRS.c.table_id == table)
        async with self.engine.connect() as db:
            return {r.seat: r.seen for r in await db.execute(wanted)}

    async def made(self, table: str) -> dict[Call, tuple[int, int]]:
        """The calls of a table, with how often they were tried and when to try again (0 for never)."""
        async with self.engine.connect() as db:
            rows = await db.execute(select(CALLS).where(CALLS.c.table_id == table))
            return {Call(r.table_id, r.way, r.to, r.n): (r.tries, r.next) for r in rows}

    async def claim(self, call: Call, before: tuple[int, int] | None, until: int) -> bool:
        """Takes a call on oneself, as it was seen `before`; unless it is done by hour `until`, others may try. False when
        somebody else has it. With the first call of a wait those of earlier ones are forgotten."""
        try:
            async with self.engine.begin() as db:
                if before is None:
                    old = and_(
                        CALLS.c.table_id == call.table, CALLS.c.way == call.way, CALLS.c.to == call.to, CALLS.c.n < call.n
                    )
                    await db.execute(delete(CALLS).where(old))
                    await db.execute(insert(CALLS).values(call.row() | {"tries": 1, "next": until}))
                    return True
                tries, next = before
                same = and_(*(CALLS.c[name] == value for name, value in call.row().items()), CALLS.c.next == next)
                taken = await db.execute(update(CALLS).where(same).values(tries=tries + 1, next=until))
                return taken.rowcount == 1
        except IntegrityError:
            return False

    async def settle(self, call: Call, next: int = 0) -> None:
        """A call is made, or given up; or it is to be tried again at hour `next`."""
        async with self.engine.begin() as db:
            same = and_(*(CALLS.c[name] == value for name, value in call.row().items()))
            await db.execute(update(CALLS).where(same).values(next=next))
            if next:
                later = and_(TABLES.c.id == call.table, or_(TABLES.c.call == 0, TABLES.c.call > next))
                await db.execute(update(TABLES).where(later).values(call=next))

    async def look_again(self, table: str, n: int, seen: int, next: int) -> None:
        """It is to be seen at hour `next` (0 for not before the next move) who has to be called, if nothing has changed."""
        same = and_(TABLES.c.id == table, TABLES.c.n == n, TABLES.c.call == seen)
        async with self.engine.begin() as db:
            await db.execute(update(TABLES).where(same).values(call=next))
