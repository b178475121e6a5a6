"""Try it out: a line played on from a position, for all seats, in a world where what the viewer cannot see is dealt anew.

The page keeps the line and sends all of it each time; the server plays it and forgets it (docs/decisions/0017). So a tried
line takes no memory, no row of the store and no message to anybody, and any process can answer. Which of a viewer's worlds
is dealt how comes from the table's secret key: who knows the seed of a re-deal could work out what was dealt before it.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, NamedTuple

from regnum.engine.errors import DeadEnd
from regnum.engine.kinds import Message
from regnum.game import Game
from regnum.server.forms_counsel import Given, Guess, Imagined, TriedStep, Try
from regnum.server.journal import Viewer, phrase
from regnum.server.ledger import Ledger, points_of
from regnum.server.naming import names_of
from regnum.server.problems import Denied
from regnum.server.rendering import question
from regnum.server.schema import TableRow
from regnum.server.tables import LiveTable, Tables
from regnum.server.wire import LogLine, TableState, Undo

LONGEST_LINE: Final = 300
"""Answers of a tried line."""
WORLDS: Final = 26
AT_ONCE: Final = 2
MOST_WAITING: Final = 24


def place_of(row: TableRow, viewer: Viewer, decisions: int) -> str:
    """A name for the position after so many decisions, which says nothing of their number."""
    said = f"place {viewer.seats} {decisions}".encode()
    return blake2b(said, key=row.live_key, digest_size=9).hexdigest()


def seed_of(row: TableRow, seat: int | None, decisions: int, world: int) -> int:
    """The seed of a world that `seat` imagines from a position."""
    said = f"world {seat} {decisions} {world}".encode()
    return int.from_bytes(blake2b(said, key=row.live_key, digest_size=7).digest(), "big")


def start_of(live: LiveTable, ledger: Ledger, viewer: Viewer, wish: Try) -> int:
    """After how many decisions the line begins. Raises Denied where the table has gone back behind that."""
    decisions = ledger.game.decisions
    if wish.place:
        found = [d for d in range(decisions, -1, -1) if place_of(live.row, viewer, d) == wish.place]
        if not found:
            raise Denied("regnum-try-gone", 409)
        return found[0]
    if wish.moment is None:
        return decisions
    moments = live.journal.reading(ledger, viewer.seats).moments
    return moments[max(0, min(wish.moment, len(moments) - 1))]


def imagined(row: TableRow, game: Game, seat: int | None, decisions: int, world: int) -> Game:
    """One of the worlds of `seat` at a position, with a log of its own. Raises Denied where none was found."""
    then = game if decisions == game.decisions else game.at(decisions)
    try:
        dream = then.imagine(seat, seed_of(row, seat, decisions, world))
    except DeadEnd as error:
        raise Denied("regnum-try-gone", 409) from error
    dream.session.g.log = []
    return dream


class Played(NamedTuple):
    """An answer of a line that was legal: whose, what it said, and how many lines the log had before it."""

    seat: int
    label: Message
    lines: int


def play_on(game: Game, answers: Sequence[Given]) -> list[Played]:
    """Plays a line as far as it is legal."""
    played = []
    for given in answers:
        ask = game.ask_of(given.seat)
        texts = [] if ask is None else ask.texts
        if ask is None or given.text not in texts:
            break
        option = ask.options[texts.index(given.text)]
        before = len(game.session.g.log or [])
        try:
            game.play(option, given.seat)
        except DeadEnd:
            break
        played.append(Played(given.seat, ask.label(option), before))
    return played


def written(game: Game, played: Sequence[Played], viewer: Viewer, names: Sequence[str]) -> list[LogLine]:
    """The log of an imagined game, all of it: in an imagined world nothing is hidden from who imagines it."""
    begins = [one.lines for one in played]
    found = []
    for n, line in enumerate(game.session.g.log or []):
        message = game.told(line)
        parts = game.book.sayings[line.saying].parts(line.args)
        who = parts.get("who", "")
        text = phrase(viewer.lang, message, names, viewer.me)
        found.append(LogLine(n, bisect_right(begins, n), int(who) - 1 if who.isdigit() else None, message.key, text, parts))
    return found


def show(state: TableState, game: Game, viewer: Viewer, names: Sequence[str]) -> None:
    """Puts an imagined game into the frame of its table: the view of who is asked, and nothing of what the table itself
    keeps. Whatever is answered can be taken back."""
    asks = game.asks
    if asks:
        state.looks = asks[0].seat
        state.question = question(game, asks[0], viewer.lang, names, viewer.me, free=True)
        state.waiting = [ask.seat for ask in asks[1:]]
    state.seats = [] if state.looks is None else [state.looks]
    state.view = game.view(state.looks)
    state.over = game.over
    state.phase = phrase(viewer.lang, game.book.phase(game.session.g), names, viewer.me)
    state.commitment = state.key = state.again = state.campaign = ""
    state.host, state.hints, state.clock, state.votes = False, False, None, []
    for chair, points in zip(state.chairs, points_of(state.view, len(state.chairs)), strict=True):
        chair.points = points


class Trials:
    """Plays tried lines, a few at a time, so that they never keep a table waiting."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.room: asyncio.Semaphore = asyncio.Semaphore(AT_ONCE)
        self.waiting: int = 0

    async def try_out(self, table: str, wish: Try, lang: str) -> Imagined:
        """Where a line leads in a world. Raises Denied."""
        if len(wish.answers) > LONGEST_LINE:
            raise Denied("regnum-try-long", 409)
        if not 1 <= wish.world <= WORLDS:
            raise Denied("regnum-try-worlds", 409)
        if self.waiting >= MOST_WAITING:
            raise Denied("regnum-too-fast", 503)
        self.waiting += 1
        try:
            async with self.room:
                return await self.tried(await self.tables.get(table), wish, lang)
        finally:
            self.waiting -= 1

    async def tried(self, live: LiveTable, wish: Try, lang: str) -> Imagined:
        """The table is held while the world is dealt, not while it is played in."""
        viewer = await live.viewer(wish.key, lang)
        async with live.held():
            if not live.may_look(viewer):
                raise Denied("regnum-table-private", 403)
            if live.ledger is None:
                raise Denied("regnum-table-waiting", 409)
            if live.ledger.problem is not None:
                raise Denied("regnum-table-frozen", 409)
            start = start_of(live, live.ledger, viewer, wish)
            names = names_of(live.chairs, lang)
            state = live.table().frame(viewer)
            own = state.looks
            game = imagined(live.row, live.ledger.game, own, start, wish.world)
            place = place_of(live.row, viewer, start)
        played = await asyncio.to_thread(play_on, game, wish.answers)
        state.log = written(game, played, viewer, names)
        show(state, game, viewer, names)
        state.asked = LONGEST_LINE * wish.world + len(played)
        state.undo = Undo(bool(played), False, "", None, [])
        told = {line.moment: line.text for line in reversed(state.log)}
        steps = [
            TriedStep(one.seat, phrase(lang, one.label, names, viewer.me), told.get(n, "")) for n, one in enumerate(played, 1)
        ]
        others = [Guess(seat, game.view(seat)) for seat in range(len(state.chairs)) if seat != own]
        return Imagined(state, place, wish.world, steps, len(played) < len(wish.answers), others)
