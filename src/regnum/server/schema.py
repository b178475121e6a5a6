"""The tables of the store and what a row of each means."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    false,
)
from sqlalchemy import Text as LongText

HOST: Final = -1
"""The "seat" of the key row that makes its holder the host."""

metadata = MetaData()

TABLES = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("name", String(60), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("frozen", Boolean, nullable=False),
    Column("options", JSON, nullable=False),
    Column("live_key", LargeBinary, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("opening", LongText),
    Column("rev", Integer, nullable=False),
    Column("n", Integer, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("waiting", JSON, nullable=False),
    Column("bots_due", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("winners", JSON, nullable=False),
    Column("wish", String(120), nullable=False),
    Column("again", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("campaign", String(64), nullable=False, server_default=""),
    Column("chapter", Integer, nullable=False, server_default="0"),
    Column("clock", String(40), nullable=False, server_default=""),
    Column("clocks", JSON, nullable=False, server_default="[]"),
    Column("due", BigInteger, nullable=False, server_default="0"),
    Column("patience", Integer, nullable=False, server_default="180"),
    Column("votes", LongText, nullable=False, server_default=""),
    Column("talk", Integer, nullable=False, server_default="0"),
    Column("caller", String(64), nullable=False, server_default=""),
    Column("pace", String(8), nullable=False, server_default="normal"),
    Column("since", JSON, nullable=False, server_default="[]"),
    Column("call", BigInteger, nullable=False, server_default="0"),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Index("tables_bots_due", "bots_due"),
    Index("tables_due", "due"),
    Index("tables_call", "call"),
    Index("tables_listed", "listed", "created"),
    Index("tables_campaign", "campaign", "chapter"),
)

CHAIRS = Table(
    "chairs",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("who", String(8), nullable=False),
    Column("role", String(40), nullable=False),
    Column("bot", String(20), nullable=False),
    Column("name", String(40), nullable=False),
    Column("kept", Boolean, nullable=False, server_default=false()),
    Column("seen", BigInteger, nullable=False, server_default="0"),
)

KEYS = Table(
    "keys",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Index("keys_hash", "hash"),
)

MOVES = Table(
    "moves",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(120), nullable=False),
    Column("said", LongText, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("by", String(60), nullable=False, server_default=""),
)

TALK = Table(
    "talk",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(300), nullable=False),
    Column("sign", String(12), nullable=False),
)

ANALYSES = Table(
    "analyses",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("edition", Integer, nullable=False),
    Column("body", LongText, nullable=False),
)

CAMPAIGNS = Table(
    "campaigns",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("name", String(60), nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
)

CHAPTERS = Table(
    "chapters",
    metadata,
    Column("campaign", String(64), ForeignKey("campaigns.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(64), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("chairs", JSON, nullable=False),
    Column("ending", JSON, nullable=False),
    Column("record", LongText, nullable=False),
)

Pace = Literal["slow", "normal", "fast", "at-once"]
"""How fast the bots of a table answer."""
Who = Literal["human", "bot", "open", "game"]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Entry:
    """One accepted submission. `play`: an answer; `retract`: a seat takes back its last answer;
    `rewind`: back to before the decision whose number is `text`. `said` is what chance said after it. `by` is who acted for
    the seat, if not the one whose name is on the chair: `bot greedy`, or `person Hanka` who sat there before."""

    kind: Literal["play", "retract", "rewind"]
    seat: int
    text: str
    said: str = ""
    at: int = field(default_factory=now)
    by: str = ""


@dataclass(frozen=True)
class Status:
    """Where a table stands: kept in its row, so that lists need not open the game. `clocks` are those of all seats, and at
    hour `due` the first of them runs out. `since` says of each seat after which entry and at which hour it was asked (hour 0
    while it is not), and at hour `call` it is to be seen whether somebody has to be called."""

    decisions: int
    waiting: list[int]
    bots_due: bool
    over: bool
    winners: list[int]
    clocks: list[list[int]] = field(default_factory=list)
    due: int = 0
    since: list[list[int]] = field(default_factory=list)
    call: int = 0


@dataclass(frozen=True)
class TableRow:
    """A table. `opening` is what chance said before the first decision, None before the start; `n` counts entries and
    `rev` every change. A `frozen` table is only looked at. `wish` is an open wish to go back, as Wish writes it. In a
    campaign its game is number `chapter`; the first table of one bears its name as id. `clock` is how long players may
    think, as `checked_clock` writes it; who is away on their turn for `patience` seconds is voted on, and `votes` holds who
    said what. `talk` counts what was said at the table; `caller` is the address it was made from, hashed. `since` and `call`
    are as Status has them. With `hints` whoever is asked may ask the champion."""

    id: str
    game: str
    rules: int
    name: str
    lang: str
    listed: bool
    watch: bool
    options: dict[str, str]
    live_key: bytes
    frozen: bool = False
    seed: str = ""
    opening: str | None = None
    rev: int = 0
    n: int = 0
    decisions: int = 0
    waiting: list[int] = field(default_factory=list)
    bots_due: bool = False
    over: bool = False
    winners: list[int] = field(default_factory=list)
    wish: str = ""
    again: str = ""
    created: int = field(default_factory=now)
    updated: int = field(default_factory=now)
    campaign: str = ""
    chapter: int = 0
    clock: str = ""
    clocks: list[list[int]] = field(default_factory=list)
    due: int = 0
    patience: int = 180
    votes: str = ""
    talk: int = 0
    caller: str = ""
    pace: str = "normal"
    since: list[list[int]] = field(default_factory=list)
    call: int = 0
    hints: bool = False


@dataclass(frozen=True)
class Wish:
    """Somebody would like to go further back than is free: asked at entry `n`, and who has agreed so far."""

    n: int
    seat: int
    agreed: frozenset[int]

    def write(self) -> str:
        """The wish as its table's row keeps it."""
        return " ".join(str(x) for x in (self.n, self.seat, *sorted(self.agreed)))


def open_wish(row: TableRow) -> Wish | None:
    """The wish that a table still has to answer; any move since has settled it."""
    if not row.wish:
        return None
    n, seat, *agreed = (int(x) for x in row.wish.split())
    return Wish(n, seat, frozenset(agreed)) if n == row.n else None


Votes = dict[int, dict[int, Literal["wait", "bot", "new"]]]
"""Who of the seats said what is to be done about which absent one."""


def open_votes(row: TableRow) -> Votes:
    """What has been said about those who are away since the last move."""
    return msgspec.json.decode(row.votes, type=Votes) if row.votes else {}


@dataclass(frozen=True)
class ChairRow:
    """A seat: who sits there, what it plays, and the name typed in. An open one that is `kept` is for whoever has its key. The
    `bot` of a person's chair is a stand-in, which plays until the person is back. Where the rules play ("game"), the name is
    the key of its words."""

    seat: int
    who: Who
    role: str
    bot: str
    name: str
    kept: bool = False

    @property
    def in_person(self) -> bool:
        """Whether somebody plays here, and not a stand-in for them."""
        return self.who == "human" and not self.bot

    @property
    def for_people(self) -> bool:
        """Whether somebody plays here, is awaited, or has a stand-in."""
        return self.who in ("human", "open")

    @property
    def by_bot(self) -> bool:
        """Whether a bot plays here, for itself or for somebody."""
        return self.who != "open" and bool(self.bot)


@dataclass(frozen=True)
class CampaignRow:
    """Games of which each starts where the one before ended. Those whose tables all may `watch` are open to all."""

    id: str
    game: str
    name: str
    watch: bool
    created: int = field(default_factory=now)


@dataclass(frozen=True)
class ChapterRow:
    """A game of a campaign that is over: who sat there, how it ended (a `regnum.campaign.Ending`, as plain data), and its
    record. It is kept whatever becomes of the table or of the rules."""

    campaign: str
    n: int
    table_id: str
    ended: int
    chairs: list[dict[str, Any]]
    ending: dict[str, Any]
    record: str


@dataclass(frozen=True)
class KeyRow:
    """A key, hashed, and a seat it plays; HOST for the right to run the table."""

    hash: str
    seat: int


@dataclass(frozen=True)
class Loaded:
    """A table as the store has it."""

    row: TableRow
    chairs: list[ChairRow]
