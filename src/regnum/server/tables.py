"""Live tables: one lock each, the game in memory, and every change on disk before anybody sees it.

The order is always the same: check the right and the number, try the move on the game, append it to the store, and only
then show it. Whoever looks takes the lock too, so nobody sees a move that is not yet written. When the append fails
(another worker was first, or the disk refused) the game in memory is dropped and built again from the store.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final, Protocol

import msgspec

from regnum.engine.errors import BadRecord, BadSetup, CannotUndo, IllegalMove
from regnum.server.clocks import SOON, asked_since, due, read_clock, rested, turned
from regnum.server.journal import Journal, Viewer
from regnum.server.ledger import Ledger
from regnum.server.naming import key_hash, names_of
from regnum.server.problems import Denied, Stale
from regnum.server.rendering import Shown, Table
from regnum.server.schema import HOST, ChairRow, Entry, Loaded, Status, TableRow, Wish, now, open_wish
from regnum.server.store import Store
from regnum.server.wire import Agree, Play, TakeBack

LOG: Final = logging.getLogger("regnum.server")
LONGEST_TEXT: Final = 120
IN_MEMORY: Final = 400
AWAY: Final = 60_000
"""Milliseconds without a sign of life after which somebody is away."""


def build(loaded: Loaded, entries: Sequence[Entry]) -> Ledger:
    """The game of a table from the store."""
    ledger = Ledger(loaded.row, loaded.chairs)
    ledger.follow(entries)
    return ledger


def timed(row: TableRow, ledger: Ledger, at: int, mover: int | None, back: int | None = None) -> Status:
    """Where a table stands, with its clocks: they run for people who are asked. The seat `mover` has just answered; at seat
    `back` somebody has sat down again."""
    status, clock = ledger.status(row.frozen), read_clock(row.clock)
    thinking = [seat for seat in status.waiting if seat in ledger.people]
    since = asked_since(row.since, len(ledger.put), status.waiting, ledger.n, at)
    status = replace(status, since=since, call=at + SOON if thinking else 0)
    if clock is None:
        return status
    hands = turned(clock, row.clocks, len(ledger.put), thinking, at, mover)
    hands = hands if back is None else rested(clock, hands, back)
    return replace(status, clocks=hands, due=due(hands))


class Page(Protocol):
    """An open page of a table."""

    news: asyncio.Event


class LiveTable:
    """A table in memory. `changed` is called after every change that others should see."""

    def __init__(self, table: str, store: Store, changed: Callable[[LiveTable], None]) -> None:
        self.id: str = table
        self.store: Store = store
        self.changed: Callable[[LiveTable], None] = changed
        self.lock: asyncio.Lock = asyncio.Lock()
        self.online: Counter[int] = Counter()
        self.elsewhere: dict[str, tuple[frozenset[int], float]] = {}
        """The seats whose pages are open through other processes, by process, and when it last said so."""
        self.seen: dict[int, int] = {}
        """When each seat last gave a sign of life, as far as the store or this process knows."""
        self.pages: set[Page] = set()
        self.fresh: bool = False
        self.row: TableRow
        self.chairs: list[ChairRow] = []
        self.ledger: Ledger | None = None
        self.journal: Journal = Journal()
        self.sight: Table | None = None
        """What states are made from, until something changes."""

    # ---------------------------------------------------------------- reading
    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Holds the table, as the store has it. Raises Denied when there is no such table."""
        async with self.lock:
            if not self.fresh:
                await self.reload()
            yield

    async def reload(self) -> None:
        """Reads what the store has and this process has not. A full table that has not begun begins: whoever took its last
        chair may have died before the deal. Where somebody has sat down, the store knows best who played there before. Where
        anything but moves has changed, also a key may have: `chairs` is another list then, by which pages know that they have
        to be recognised."""
        loaded = await self.loaded()
        full = loaded.row.opening is None and all(c.who != "open" for c in loaded.chairs)
        if full:
            await self.deal(loaded)
            loaded = await self.loaded()
        if any(a.who == "open" and b.who == "human" for a, b in zip(self.chairs, loaded.chairs, strict=False)):
            self.ledger = None
        known = 0 if self.ledger is None else self.ledger.n
        entries = (await self.store.entries(self.id, known))[: loaded.row.n - known]
        only_moves = self.ledger is not None and loaded.row.rev - self.row.rev == len(entries)
        self.sight = None
        if loaded.row.opening is not None:
            if self.ledger is None:
                self.journal = Journal()
                try:
                    self.ledger = await asyncio.to_thread(build, loaded, entries)
                except (BadSetup, BadRecord) as error:
                    raise Denied("regnum-table-retired", 409) from error
            else:
                self.ledger.follow(entries)
                self.cut_journal(entries)
        if self.ledger is not None and self.chairs != loaded.chairs:
            self.ledger.sit(loaded.chairs, loaded.row.lang)
            if [c.name for c in self.chairs] != [c.name for c in loaded.chairs]:
                self.journal = Journal()
        if not self.seen:
            self.seen = (await self.store.sittings.seen([self.id]))[self.id]
        if not only_moves or loaded.chairs != self.chairs:
            self.chairs = loaded.chairs
        self.row = loaded.row
        self.fresh = True
        for page in self.pages:
            page.news.set()
        if full:
            self.changed(self)

    async def loaded(self) -> Loaded:
        """The table as the store has it. Raises Denied when there is no such table."""
        loaded = await self.store.load(self.id)
        if loaded is None:
            raise Denied("regnum-table-none", 404)
        return loaded

    async def deal(self, loaded: Loaded) -> None:
        """Begins the game. Raises Denied where the rules of today do not know its set-up."""
        try:
            ledger = Ledger(loaded.row, loaded.chairs)
        except BadSetup as error:
            raise Denied("regnum-table-retired", 409) from error
        status = timed(loaded.row, ledger, now(), None)
        await self.store.begin(self.id, "; ".join(ledger.said(0)), status)

    def cut_journal(self, entries: Sequence[Entry]) -> None:
        """Forgets lines that were taken back; others may already stand in their place."""
        if self.ledger is not None and any(e.kind != "play" for e in entries):
            self.journal.cut(self.ledger, len(self.ledger.game.session.g.log or []) if len(entries) == 1 else 0)

    def drop(self) -> None:
        """Forgets the game in memory; whoever comes next reads it from the store."""
        self.fresh = False
        self.ledger = None

    async def catch_up(self, rev: int) -> None:
        """Reads the store if it has changed since."""
        async with self.held():
            if rev > self.row.rev:
                await self.reload()

    async def viewer(self, key: str, lang: str) -> Viewer:
        """Whom a key makes of its holder; without one, a spectator. Raises Denied for a key of no seat here."""
        async with self.held():
            if not key:
                return Viewer(lang=lang)
            found = await self.store.seats_of(self.id, key_hash(key))
            if not found:
                raise Denied("regnum-key-unknown", 403)
            return Viewer(tuple(sorted(s for s in found if s != HOST)), HOST in found, lang)

    def may_look(self, viewer: Viewer) -> bool:
        """Whether a viewer may see the table: those who play or host it, all if watching is free, and while a chair is
        open whoever might take it."""
        return bool(viewer.seats or viewer.host or self.row.watch or any(c.who == "open" for c in self.chairs))

    async def look(self, viewer: Viewer) -> Shown:
        """The state for a viewer. Raises Denied for a viewer who may not look."""
        if self.fresh and not self.lock.locked():
            return self.shown(viewer)
        async with self.held():
            return self.shown(viewer)

    def shown(self, viewer: Viewer) -> Shown:
        """The state for a viewer; hold the table, or wait for nothing. Raises Denied for a viewer who may not look."""
        if not self.may_look(viewer):
            raise Denied("regnum-table-private", 403)
        return self.table().shown(viewer)

    @property
    def unwatched(self) -> bool:
        """Whether only bots play here and nobody looks: such a table waits, for it would play for nobody."""
        return not self.pages and not any(c.in_person for c in self.chairs)

    def table(self) -> Table:
        """What states are made from; hold the table while using it."""
        if self.sight is None:
            self.sight = Table(self.row, self.chairs, self.ledger, self.journal, self.present, self.seen)
        return self.sight

    @property
    def present(self) -> frozenset[int]:
        """The seats that somebody has a page open for, here or through another process."""
        return frozenset(self.online).union(*(seats for seats, _ in self.elsewhere.values()))

    def heard(self, process: str, seats: frozenset[int], at: float) -> None:
        """Another process says for which seats it has pages."""
        before = self.present
        self.elsewhere[process] = seats, at
        self.seen_again(before)

    def forget_before(self, at: float) -> None:
        """Processes that have not been heard since have gone."""
        before = self.present
        self.elsewhere = {name: said for name, said in self.elsewhere.items() if said[1] >= at}
        self.seen_again(before)

    def seen_again(self, before: frozenset[int]) -> None:
        """Shows who is present, if that has changed."""
        if self.present != before:
            self.sight = None
            for page in self.pages:
                page.news.set()

    def saw(self, seen: dict[int, int]) -> None:
        """The store says when each seat last gave a sign of life."""
        later = {seat: max(at, self.seen.get(seat, 0)) for seat, at in seen.items()}
        if any(at != self.seen.get(seat) and seat not in self.present for seat, at in later.items()):
            self.sight = None
            for page in self.pages:
                page.news.set()
        self.seen = later

    def is_here(self, seat: int, at: int) -> bool:
        """Whether somebody gave a sign of life for a seat lately."""
        return seat in self.present or at - self.seen.get(seat, 0) < AWAY

    def come_or_go(self, viewer: Viewer, step: int) -> None:
        """A page of the viewer was opened (1) or closed (-1)."""
        if viewer.seats:
            self.seen |= dict.fromkeys(viewer.seats, now())
            self.online.update(dict.fromkeys(viewer.seats, step))
            self.online = +self.online
            self.sight = None
            self.changed(self)

    # ---------------------------------------------------------------- moves
    async def play(self, viewer: Viewer, play: Play, bot: str = "") -> None:
        """An answer, by the player or by a `bot` in their chair. Raises Denied, and changes nothing; Stale when it is not the
        question of now, or the seat is no longer in these hands. Who answers while a bot stands in has the seat back."""
        async with self.held():
            ledger = await self.caught_up(viewer, play.seat, play.asked)
            if bot and play.seat not in ledger.bots:
                raise Stale
            if play.seat not in ledger.asked or play.asked != ledger.put_to(viewer.seats):
                raise Stale
            if len(play.text) > LONGEST_TEXT:
                raise Denied("regnum-unreadable")
            chair = self.chairs[play.seat]
            if not bot and chair.bot:
                await self.reseat(replace(chair, bot=""))
                ledger = self.ready(viewer, play.seat)
            by = f"bot {bot}" if bot and chair.who == "human" else ""
            await self.enter(ledger, Entry("play", play.seat, play.text, by=by))

    async def caught_up(self, viewer: Viewer, seat: int, asked: int) -> Ledger:
        """The game, if the viewer may move for `seat`; another process may have asked more than this one knows of."""
        ledger = self.ready(viewer, seat)
        if asked > ledger.put_to(viewer.seats):
            await self.reload()
            ledger = self.ready(viewer, seat)
        return ledger

    def ready(self, viewer: Viewer, seat: int) -> Ledger:
        """The game, if the viewer may move for `seat` in it. Raises Denied."""
        if seat not in viewer.seats:
            raise Denied("regnum-table-not-yours", 403)
        if self.ledger is None:
            raise Denied("regnum-table-waiting", 409)
        if self.row.frozen or self.ledger.problem is not None:
            raise Denied("regnum-table-frozen", 409)
        if self.ledger.game.over:
            raise Denied("regnum-game-over", 409)
        return self.ledger

    async def enter(self, ledger: Ledger, entry: Entry) -> None:
        """Tries an entry on the game, writes it and shows it. Raises Denied; then the game is as the store has it."""
        try:
            entry = ledger.apply(entry)
            chapter = ledger.chapter(self.row, self.chairs, entry.at)
        except IllegalMove as error:
            raise Denied(error.reason, 409, error.clause) from error
        except CannotUndo as error:
            raise Denied(error.reason, 409) from error
        except Exception as error:
            LOG.exception("table %s: entry %d (%s) broke the rules code", self.id, self.row.n, entry)
            self.drop()
            raise Denied("regnum-trouble", 500) from error
        status = timed(self.row, ledger, entry.at, entry.seat if entry.kind == "play" else None)
        try:
            written = await self.store.append(self.id, self.row.n, entry, status, chapter)
        except BaseException as error:
            self.drop()
            if isinstance(error, Exception):
                LOG.exception("table %s: entry %d could not be written", self.id, self.row.n)
                raise Denied("regnum-not-saved", 503) from error
            raise
        if not written:
            self.drop()
            raise Stale
        row = self.row
        self.row = replace(row, n=row.n + 1, rev=row.rev + 1, wish="", votes="", updated=entry.at, **vars(status))
        self.sight = None
        self.cut_journal([entry])
        self.changed(self)

    # ---------------------------------------------------------------- going back
    async def take_back(self, viewer: Viewer, back: TakeBack) -> None:
        """Takes back the last answer of the viewer if that is free; with `far` asks the others, and goes back at once
        when there are none to ask. Raises Denied."""
        async with self.held():
            ledger = await self.caught_up(viewer, back.seat, back.asked)
            if back.asked != ledger.put_to(viewer.seats):
                raise Stale
            mine = [back.seat, *(s for s in viewer.seats if s != back.seat)]
            refusals = [ledger.game.why_not_undo(seat) for seat in mine]
            if None in refusals:
                await self.enter(ledger, Entry("retract", mine[refusals.index(None)], ""))
                return
            if refusals[0] is not None and not back.far:
                raise Denied(refusals[0].reason, 409)
            last, seat = max((-1 if k is None else k, s) for s in mine for k in [ledger.last_of(s)])
            if last < 0:
                raise Denied("regnum-undo-nothing", 409)
            await self.settle(ledger, Wish(self.row.n, seat, frozenset(viewer.seats)))

    async def agree(self, viewer: Viewer, agree: Agree) -> None:
        """The answer to a wish to go back; one no ends it. Raises Denied."""
        async with self.held():
            ledger = self.ready(viewer, agree.seat)
            wish = open_wish(self.row)
            if wish is None:
                raise Denied("regnum-wish-none", 409)
            if agree.yes:
                await self.settle(ledger, replace(wish, agreed=wish.agreed | set(viewer.seats)))
            else:
                await self.wish("")

    async def settle(self, ledger: Ledger, wish: Wish) -> None:
        """Goes back if all people agree, else keeps asking; bots always agree, also those who stand in."""
        if all(c.seat in wish.agreed for c in self.chairs if c.in_person):
            await self.enter(ledger, Entry("rewind", wish.seat, str(ledger.last_of(wish.seat))))
        else:
            await self.wish(wish.write())

    async def wish(self, text: str) -> None:
        """Writes the wish and shows it. Raises Stale when the table has moved on."""
        if not await self.store.wish(self.id, self.row.n, self.row.wish, text):
            self.fresh = False
            raise Stale
        self.row = replace(self.row, wish=text, rev=self.row.rev + 1)
        self.sight = None
        self.changed(self)

    # ---------------------------------------------------------------- other hands
    async def reseat(self, chair: ChairRow) -> None:
        """Gives a seat of a running game into other hands, writes it and shows it. Raises Stale when the table has changed."""
        assert self.ledger is not None
        seated = [chair if c.seat == chair.seat else c for c in self.chairs]
        self.ledger.sit(seated, self.row.lang)
        back = chair.seat if chair.in_person else None
        status = timed(self.row, self.ledger, now(), None, back)
        if not await self.store.sittings.reseat(self.id, self.row.rev, chair, status):
            self.drop()
            raise Stale
        await self.reload()
        self.changed(self)

    async def keep_time(self) -> None:
        """Starts and stops clocks as it has to be with those who sit here now."""
        if self.ledger is None or not self.row.clock:
            return
        status = timed(self.row, self.ledger, now(), None)
        if status.clocks != self.row.clocks:
            await self.store.sittings.change(self.id, self.row.rev, clocks=status.clocks, due=status.due)
            await self.reload()

    def refusal(self, denied: Denied, lang: str) -> bytes:
        """A refusal in words, encoded."""
        return msgspec.json.encode(denied.problem(lang, names_of(self.chairs, lang)))


class Tables:
    """The tables in memory, the least used of which are let go."""

    def __init__(self, store: Store, changed: Callable[[LiveTable], None], most: int = IN_MEMORY) -> None:
        self.store: Store = store
        self.changed: Callable[[LiveTable], None] = changed
        self.most: int = most
        self.live: OrderedDict[str, LiveTable] = OrderedDict()

    async def get(self, table: str) -> LiveTable:
        """A table, ready to be looked at. Raises Denied when there is none of this id."""
        live = self.live.get(table)
        if live is None:
            live = self.live[table] = LiveTable(table, self.store, self.changed)
            self.let_go()
        self.live.move_to_end(table)
        try:
            async with live.held():
                return live
        except Denied:
            self.live.pop(table, None)
            raise

    def let_go(self) -> None:
        """Forgets tables nobody looks at, the least used first, while there are too many."""
        for table in list(self.live):
            if len(self.live) <= self.most:
                return
            live = self.live[table]
            if live.fresh and not live.pages and not live.lock.locked():
                del self.live[table]
