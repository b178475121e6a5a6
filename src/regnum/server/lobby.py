"""Before and after the game: tables are made, chairs taken, records brought in, and the home page lists them all."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any, Final

from regnum.bots import BOTS
from regnum.campaign import date, has_campaigns
from regnum.engine.errors import BadRecord, BadSetup
from regnum.engine.kinds import Message
from regnum.engine.registry import Rulebook, rulebook
from regnum.game import Game, load
from regnum.messages import won_by
from regnum.record import BOM, Record, brief, hands_in, parse
from regnum.server.clocks import LONGEST, SHORTEST, checked_clock
from regnum.server.forms import (
    Home,
    Hurry,
    Keep,
    Made,
    NewChair,
    NewTable,
    Opened,
    OpenTable,
    Seated,
    SeatKey,
    Sit,
    Upload,
    YourTable,
)
from regnum.server.journal import Viewer
from regnum.server.ledger import Ledger
from regnum.server.naming import LONGEST_TITLE, key_hash, names_of, new_key, proposed, table_id, tidy
from regnum.server.problems import Denied
from regnum.server.rendering import chairs
from regnum.server.schema import HOST, ChairRow, Entry, KeyRow, Loaded, TableRow, now
from regnum.server.store import Store
from regnum.server.tables import LiveTable, Tables
from regnum.words import LANGS, say, words

LONGEST_RECORD: Final = 256_000
MOST_MOVES: Final = 5_000
LONGEST_WHY: Final = 300
MOST_KEYS: Final = 200
KEY_BYTES: Final = 32


class Lobby:
    """Makes tables and seats people and bots."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store: Store = store
        self.tables: Tables = tables

    # ---------------------------------------------------------------- making tables
    async def create(self, form: NewTable, lang: str, caller: str = "", luck: tuple[str, bytes] | None = None) -> Made:
        """A new table, made from the address of `caller`; it begins at once when no chair is open. `luck` is a seed, and what
        its bots draw from, where both are to be the same again. Raises Denied for a set-up the game does not know."""
        seed, key = luck or ("", secrets.token_bytes(KEY_BYTES))
        book, roles, options = checked(form.game, [c.role for c in form.chairs], form.options)
        seated = [seat_of(book, i, c, roles[i]) for i, c in enumerate(form.chairs)]
        row = TableRow(
            id=table_id(),
            game=book.name,
            rules=book.rules_version,
            name=tidy(form.name, LONGEST_TITLE),
            lang=form.lang if form.lang in LANGS else lang,
            listed=form.listed,
            watch=form.watch,
            options=options,
            live_key=key,
            seed=seed,
            clock=checked_clock(form.clock),
            caller=key_hash(caller),
            patience=max(SHORTEST, min(form.patience, LONGEST)),
            pace=form.pace,
            hints=form.hints,
        )
        row = first_of(row)
        host = new_key()
        personal = {c.seat: new_key() for c in seated if c.who == "open"}
        keys = [KeyRow(key_hash(host), HOST)]
        keys += [KeyRow(key_hash(host), c.seat) for c in seated if c.who == "human"]
        keys += [KeyRow(key_hash(key), seat) for seat, key in personal.items()]
        made = await self.add(row, seated, keys)
        shown = [SeatKey(c.seat, personal.get(c.seat, ""), c.who) for c in seated]
        return Made(made, host, shown, f"/t/{made}" if row.watch else "")

    async def add(
        self,
        row: TableRow,
        seated: Sequence[ChairRow],
        keys: Sequence[KeyRow],
        entries: Sequence[Entry] = (),
        after: str = "",
    ) -> str:
        """Writes a table under an id that is free, and begins it if it is full. Returns the id; where another table follows
        `after` already, the id of that one."""
        while not await self.store.create(row, seated, keys, entries, after):
            before = await self.store.load(after) if after else None
            if before is not None and before.row.again:
                return before.row.again
            row = renamed(row)
        await self.begin(await self.tables.get(row.id))
        if after in self.tables.live:
            await self.begin(self.tables.live[after])
        return row.id

    async def begin(self, live: LiveTable) -> None:
        """Reads the chairs again, which begins the game if none is open, and shows it. Whoever sits down at a running game
        is in time from now on."""
        async with live.held():
            await live.reload()
            await live.keep_time()
            live.changed(live)

    # ---------------------------------------------------------------- chairs
    async def sit(self, table: str, form: Sit) -> Seated:
        """Takes an open chair. With the key of a personal link it is that chair, and the key stays; without, the chair
        gets a new key, and a personal link to it no longer opens it, which is why one that is kept cannot be had so. A host
        who has no chair yet takes one with the key of the host. Raises Denied."""
        live = await self.tables.get(table)
        name = tidy(form.name)
        if form.key:
            viewer = await live.viewer(form.key, live.row.lang)
            if viewer.seats:
                await self.claim(live, viewer, name)
                return Seated(form.key, viewer.seats[0])
            if not viewer.host:
                raise Denied("regnum-table-not-yours", 403)
        while True:
            free = [c.seat for c in live.chairs if c.who == "open" and not c.kept]
            kept = [c.seat for c in live.chairs if c.kept]
            if form.seat in kept or (kept and not free):
                raise Denied("regnum-table-seat-kept", 403)
            if not free:
                raise Denied("regnum-table-full", 409)
            if form.seat is not None and form.seat not in free:
                raise Denied("regnum-table-seat-taken", 409)
            seat, key = free[0] if form.seat is None else form.seat, form.key or new_key()
            taken = await self.store.seat(table, seat, "human", "", name, key_hash(key))
            await self.begin(live)
            if taken:
                return Seated(key, seat)

    async def claim(self, live: LiveTable, viewer: Viewer, name: str = "") -> None:
        """Seats the holder of a personal link in its chair, if that is still open."""
        opened = [c for c in live.chairs if c.seat in viewer.seats and c.who == "open"]
        for chair in opened:
            await self.store.seat(live.id, chair.seat, "human", "", name or chair.name, None)
        if opened:
            await self.begin(live)

    async def call(self, live: LiveTable, viewer: Viewer, name: str) -> None:
        """Another name for whoever plays one chair of the table. Raises Denied."""
        chosen = tidy(name)
        if len(viewer.seats) != 1 or not live.chairs[viewer.seats[0]].for_people:
            raise Denied("regnum-table-not-yours", 403)
        if not chosen:
            raise Denied("regnum-name-empty")
        await self.store.sittings.rename(live.id, viewer.seats[0], chosen)
        await self.begin(live)

    async def keep(self, table: str, form: Keep) -> None:
        """Keeps an open chair for whoever has its personal link, at the host's wish. Raises Denied."""
        live = await self.hosted(table, form.key)
        if form.seat not in range(len(live.chairs)) or not await self.store.keep(table, form.seat, form.kept):
            raise Denied("regnum-table-seat-taken", 409)
        await self.begin(live)

    async def hurry(self, table: str, form: Hurry) -> None:
        """The bots answer at another pace, at the host's wish. Raises Denied."""
        live = await self.hosted(table, form.key)
        await self.store.hurry(table, form.pace)
        await self.begin(live)

    async def fill(self, table: str, key: str, bot: str) -> None:
        """Bots take all open chairs, at the host's wish. Raises Denied."""
        live = await self.hosted(table, key)
        if bot not in BOTS:
            raise Denied("regnum-bot-unknown")
        for chair in live.chairs:
            if chair.who == "open":
                await self.store.seat(table, chair.seat, "bot", bot, "", "")
        await self.begin(live)

    async def hosted(self, table: str, key: str) -> LiveTable:
        """A table, for its host. Raises Denied for anybody else."""
        live = await self.tables.get(table)
        if not (await live.viewer(key, live.row.lang)).host:
            raise Denied("regnum-table-host-only", 403)
        return live

    # ---------------------------------------------------------------- after the end
    async def again(self, table: str, key: str) -> Opened:
        """The same people, bots and options once more, each a seat further; every key of the old table opens the new one.
        Raises Denied."""
        live = await self.hosted(table, key)
        row = live.row
        if row.frozen or not row.over:
            raise Denied("regnum-table-not-over", 409)
        fresh = first_of(like(row, row.options))
        made = row.again or await self.add(fresh, *moved_on(live.chairs, await self.store.keys(table)), after=table)
        return Opened(made, key)

    async def upload(self, form: Upload, lang: str) -> Opened:
        """A record becomes a table: to look at, or to go on with, all seats on one device or those who are named in their
        chairs. Raises Denied, with the line, for a record that cannot be read. One of other rules can only be looked at, as far
        as it is legal today."""
        game, record = await asyncio.to_thread(read_record, form.text)
        host = new_key()
        frozen = form.mode == "watch" or game.problem is not None
        row, seated, entries = shelved(
            game, record, form.lang if form.lang in LANGS else lang, frozen, () if frozen else form.chairs
        )
        row = row if frozen or row.over else first_of(row)
        keys = [KeyRow(key_hash(host), HOST)]
        keys += [] if row.frozen else [KeyRow(key_hash(host), c.seat) for c in seated if c.who == "human"]
        return Opened(await self.add(row, seated, keys, entries), host)

    # ---------------------------------------------------------------- the home page
    async def home(self, keys: Sequence[str], lang: str) -> Home:
        """Listed tables that wait for players, and the tables of these keys."""
        hashes = [key_hash(key) for key in keys if key][:MOST_KEYS]
        yours = [self.yours(one, seats, lang) for one, seats in await self.store.held(hashes)] if hashes else []
        listed = [self.open(one, lang) for one in await self.store.listed()]
        return Home([table for table in listed if table.free], yours, [], proposed(lang, secrets.token_hex(4)), now())

    def open(self, one: Loaded, lang: str) -> OpenTable:
        """A table that waits for players."""
        shown = chairs(one.chairs, names_of(one.chairs, lang), (), frozenset(), {})
        free = sum(c.who == "open" and not c.kept for c in one.chairs)
        title = say(lang, f"{one.row.game}-title")
        return OpenTable(one.row.id, one.row.game, title, one.row.name or proposed(lang, one.row.id), shown, one.row.lang, free)

    def yours(self, one: Loaded, seats: set[int], lang: str) -> YourTable:
        """A table of the caller's, with a line on how it stands."""
        row, names = one.row, names_of(one.chairs, lang)
        turn = not row.over and any(s in seats for s in row.waiting)
        if row.over:
            alone = seats - {HOST} == set(row.winners) and len(row.winners) == 1
            text = say(lang, "regnum-won-you") if alone else won_by(lang, [names[s] for s in row.winners])
        elif row.opening is None:
            text = say(lang, "regnum-table-waiting")
        elif turn:
            text = say(lang, "regnum-turn-yours")
        elif row.waiting:
            text = say(lang, "regnum-turn-waiting", who=words(False).join(lang, [names[s] for s in row.waiting]))
        else:
            text = say(lang, "regnum-table-frozen")
        live = self.tables.live.get(row.id)
        present, seen = (frozenset[int](), {}) if live is None else (live.present, live.seen)
        shown = chairs(one.chairs, names, sorted(seats), present, seen)
        for chair, (left, since) in zip(shown, row.clocks, strict=False):
            chair.left, chair.since = left, since
        return YourTable(
            id=row.id,
            game=row.game,
            title=say(lang, f"{row.game}-title"),
            name=row.name or proposed(lang, row.id),
            chairs=shown,
            your_turn=turn,
            over=row.over,
            text=text,
            at=date(row.updated),
            campaign=row.campaign,
            talk=row.talk,
            again=row.over and not row.frozen and HOST in seats,
        )


def checked(game: str, roles: list[str], options: dict[str, str]) -> tuple[Rulebook[Any], list[str], dict[str, str]]:
    """The rulebook, the seats and the options of a set-up; a role left empty is the usual one. Raises Denied."""
    try:
        book = rulebook(game)
        usual = book.seat_list(len(roles))
        seats, values = book.seat_list([role or usual[i] for i, role in enumerate(roles)]), book.option_values(options)
        book.check(seats, values)
    except BadSetup as error:
        raise Denied(error.reason or Message("regnum-setup-bad", {"why": str(error)})) from error
    return book, seats, values


def like(row: TableRow, options: dict[str, str]) -> TableRow:
    """A new table like this one, under the rules of today."""
    return TableRow(
        id=table_id(),
        game=row.game,
        rules=rulebook(row.game).rules_version,
        name=row.name,
        lang=row.lang,
        listed=False,
        watch=row.watch,
        options=options,
        live_key=secrets.token_bytes(KEY_BYTES),
        clock=row.clock,
        patience=row.patience,
        pace=row.pace,
        hints=row.hints,
    )


def first_of(row: TableRow) -> TableRow:
    """A table as the first of a campaign, where its game has campaigns."""
    return replace(row, campaign=row.id, chapter=1) if has_campaigns(rulebook(row.game)) else row


def moved_on(chairs: Sequence[ChairRow], keys: Sequence[KeyRow]) -> tuple[list[ChairRow], list[KeyRow]]:
    """Everybody a seat further, the last one in the first seat; what a seat plays stays with the seat, also where the rules
    play, and nobody has a stand-in any more."""
    taken = [c.seat for c in chairs if c.who != "game"]
    after = dict(zip(taken, [*taken[1:], *taken[:1]], strict=True))
    moved = [
        replace(c, seat=after[c.seat], role=chairs[after[c.seat]].role, bot="" if c.who == "human" else c.bot)
        for c in chairs
        if c.who != "game"
    ]
    seated = sorted([*moved, *(c for c in chairs if c.who == "game")], key=lambda c: c.seat)
    return seated, [k if k.seat == HOST else replace(k, seat=after[k.seat]) for k in keys]


def renamed(row: TableRow) -> TableRow:
    """A table under another id."""
    name = table_id()
    return replace(row, id=name, campaign=name if row.campaign == row.id else row.campaign)


def shelved(
    game: Game, record: Record, lang: str, frozen: bool, sitters: Sequence[NewChair] = ()
) -> tuple[TableRow, list[ChairRow], list[Entry]]:
    """A record as a table with its chairs and entries; `sitters` play on. Raises Denied where they do not fit the seats."""
    row = TableRow(
        id=table_id(),
        game=record.game,
        rules=record.rules,
        name="",
        lang=lang,
        listed=False,
        watch=True,
        options=game.header.options,
        live_key=bytes.fromhex(record.key) or secrets.token_bytes(KEY_BYTES),
        frozen=frozen,
        seed=record.seed,
        opening="; ".join(record.opening),
    )
    names = [tidy(name) for name in game.header.players] + [""] * len(record.seats)
    seated = [seat_of(game.book, i, NewChair("human", name=names[i]), role) for i, role in enumerate(game.header.seats)]
    before = hands_in(record)
    hands = [""] * len(seated)
    if sitters:
        seated, hands = taken_over(game.book, seated, sitters)
    entries = [
        Entry("play", m.seat, m.text, "; ".join(m.chance), by=before.get(n, hands[m.seat]))
        for n, m in enumerate(record.moves, 1)
    ]
    ledger = Ledger(row, seated)
    ledger.follow(entries)
    return replace(row, n=len(entries), **asdict(ledger.status(frozen))), seated, entries


def taken_over(
    book: Rulebook[Any], seated: Sequence[ChairRow], sitters: Sequence[NewChair]
) -> tuple[list[ChairRow], list[str]]:
    """The chairs of a record with those who play on, and for each who has played it so far, if that is somebody else. An open
    chair keeps its name, for whoever sits down there is told apart then. Raises Denied."""
    if len(sitters) != len(seated):
        raise Denied("regnum-request-bad")
    found, hands = list[ChairRow](), list[str]()
    for old, sitter in zip(seated, sitters, strict=True):
        new = seat_of(book, old.seat, sitter, old.role)
        new = replace(new, name=old.name) if new.for_people and not new.name else new
        found.append(new)
        hands.append("" if new.name == old.name else f"person {old.name or old.seat + 1}")
    return found, hands


def seat_of(book: Rulebook[Any], seat: int, chair: NewChair, role: str) -> ChairRow:
    """A chair as the store keeps it; where the rules play, nobody sits. Raises Denied for an unknown bot, and where nobody is
    to sit though somebody must play."""
    if book.plays_itself(role):
        return ChairRow(seat, "game", role, "", f"{book.name}-seat-{role.partition(':')[0]}")
    if chair.who == "game":
        raise Denied("regnum-seat-needs-player", seat=seat + 1)
    if chair.who == "bot" and chair.bot not in BOTS:
        raise Denied("regnum-bot-unknown")
    bot, kept = chair.bot if chair.who == "bot" else "", chair.kept and chair.who == "open"
    return ChairRow(seat, chair.who, role, bot, tidy(chair.name), kept)


def read_record(text: str) -> tuple[Game, Record]:
    """The game of a record and the record as far as it can be followed. Raises Denied, with the line that is wrong."""
    if len(text) > LONGEST_RECORD:
        raise Denied("regnum-record-long", 413)
    if not text.removeprefix(BOM).startswith("regnum "):
        raise Denied("regnum-record-none")
    try:
        given = parse(text)
        if len(given.moves) > MOST_MOVES:
            raise Denied("regnum-record-long", 413)
        game = load(text)
    except BadRecord as error:
        raise bad_record(error.line, error) from error
    except ValueError as error:
        raise bad_record(0, error) from error
    if game.problem is not None and given.rules == game.book.rules_version:
        raise bad_record(line_of(text, game.problem.line), game.problem)
    followed = parse(game.record())
    followed.key = given.key
    return game, followed


def bad_record(line: int, error: ValueError) -> Denied:
    """The refusal of a record; `line` 0 is its header."""
    return Denied("regnum-record-bad", 400, line=max(1, line), why=brief(re.sub(r"^line \d+: ", "", str(error)), LONGEST_WHY))


def line_of(text: str, decision: int) -> int:
    """The line of a record on which a decision (counted from 1) stands."""
    lines = text.replace("\r\n", "\n").split("\n")
    header = next((n for n, line in enumerate(lines) if not line.strip()), len(lines))
    moves = [n + 1 for n, line in enumerate(lines) if n > header and line.strip() and line.strip()[0] not in "#~"]
    return moves[decision - 1] if decision <= len(moves) else len(lines)
