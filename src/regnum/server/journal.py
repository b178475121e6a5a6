"""The log as each viewer reads it: in its words, counted as it reads them, with the moments it can look back at.

No number of another reader's lines, and none of the decisions in between, can be seen in it.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple
from zlib import crc32

import msgspec

from regnum.engine.ask import PASS
from regnum.engine.kinds import Message
from regnum.game import Game
from regnum.messages import render
from regnum.server.ledger import Ledger
from regnum.server.wire import LogLine

PHRASES = 20_000
RECENT = 30
_phrases: dict[tuple[str, object], str] = {}


def phrase(lang: str, message: Message, names: Sequence[str] = (), me: int | None = None) -> str:
    """A message in words, as `render` says it. The same few phrases are asked for again and again, at all tables, so they are
    kept."""
    key = (lang, flat(message, names, me))
    found = _phrases.get(key)
    if found is None:
        if len(_phrases) >= PHRASES:
            _phrases.clear()
        found = _phrases[key] = render(lang, message, names, me)
    return found


def flat(message: Message, names: Sequence[str], me: int | None) -> object:
    """A message as a key: all that its words depend on. Of players that is the name, and whether it is the reader."""
    args = message.args
    if not args:
        return message.key
    return (message.key, *[(name, part(x, names, me) if isinstance(x, Message) else x) for name, x in args.items()])


def part(message: Message, names: Sequence[str], me: int | None) -> object:
    """A message within another one as a part of its key."""
    seat = message.args.get("seat") if message.key == "regnum-seat" else None
    if not isinstance(seat, int):
        return flat(message, names, me)
    return (message.key, seat, names[seat - 1] if seat <= len(names) else "", seat - 1 == me)


@dataclass(frozen=True)
class Viewer:
    """Who looks: the seats it plays (none: a spectator), whether it is the host, and its language."""

    seats: tuple[int, ...] = ()
    host: bool = False
    lang: str = "en"

    @property
    def me(self) -> int | None:
        """The seat that is "you"; None for a spectator, and for several players on one device."""
        return self.seats[0] if len(self.seats) == 1 else None


@dataclass
class Reading:
    """What one of `seats` (none: a spectator) may read: the numbers of those lines, and the `moments`, each as the number
    of decisions that had been taken. The first moment is the start; the end is one for everybody."""

    seats: tuple[int, ...]
    lines: list[int] = field(default_factory=list)
    moments: list[int] = field(default_factory=lambda: [0])
    read: int = 0

    def follow(self, ledger: Ledger) -> None:
        """Reads on."""
        log = ledger.game.session.g.log or []
        for n in range(self.read, len(log)):
            if any(log[n].read_by(seat) for seat in self.seats or (PASS,)):
                self.lines.append(n)
                self.reach(ledger.decision_of(n))
        self.read = len(log)
        if ledger.game.over:
            self.reach(ledger.game.decisions)

    def reach(self, decisions: int) -> None:
        """Something is new after so many decisions."""
        if decisions > self.moments[-1]:
            self.moments.append(decisions)

    def moment_of(self, decisions: int) -> int:
        """The moment at which something of so many decisions was seen."""
        return bisect_right(self.moments, decisions) - 1

    def cut(self, ledger: Ledger, length: int) -> None:
        """Forgets the lines from number `length` on, which were taken back."""
        del self.lines[bisect_left(self.lines, length) :]
        self.read = min(self.read, length)
        del self.moments[bisect_right(self.moments, ledger.decision_of(self.lines[-1]) if self.lines else 0) :]


class Told(NamedTuple):
    """What a line of the log says: as a message, in parts, and of whom."""

    message: Message
    parts: dict[str, str]
    seat: int | None


@dataclass
class Written:
    """The lines of one reader in words. `marks[k]` stands for the first `k` of them and for nothing else."""

    lines: list[LogLine] = field(default_factory=list)
    marks: list[int] = field(default_factory=lambda: [0])

    def add(self, line: LogLine) -> None:
        """One more line."""
        self.lines.append(line)
        self.marks.append(crc32(msgspec.json.encode(line), self.marks[-1]))

    def cut(self, length: int) -> None:
        """Forgets the lines from the reader's number `length` on."""
        del self.lines[length:], self.marks[length + 1 :]


class Journal:
    """The log of a table for all who read it, as far as it has been read."""

    def __init__(self) -> None:
        self.readings: dict[tuple[int, ...], Reading] = {}
        self.pages: dict[tuple[tuple[int, ...], str], Written] = {}
        self.told: dict[int, Told] = {}
        """The last lines that somebody has read: others read them too."""

    def reading(self, ledger: Ledger, seats: tuple[int, ...]) -> Reading:
        """What `seats` may read by now."""
        found = self.readings.setdefault(seats, Reading(seats))
        found.follow(ledger)
        return found

    def page(self, ledger: Ledger, viewer: Viewer, names: Sequence[str]) -> Written:
        """Every line that one of the viewer's seats may read."""
        page = self.pages.setdefault((viewer.seats, viewer.lang), Written())
        reading, seats, game = self.reading(ledger, viewer.seats), viewer.seats, ledger.game
        log = game.session.g.log or []
        for n in reading.lines[len(page.lines) :]:
            line, told = log[n], self.told.get(n) or self.tell(game, n)
            moment = reading.moment_of(ledger.decision_of(n))
            text = phrase(viewer.lang, told.message, names, viewer.me)
            only = [] if len(seats) < 2 or all(line.read_by(s) for s in seats) else [s for s in seats if line.read_by(s)]
            page.add(LogLine(len(page.lines), moment, told.seat, told.message.key, text, told.parts, only))
        return page

    def tell(self, game: Game, n: int) -> Told:
        """Line number `n` of the log, for whoever may read it."""
        if len(self.told) >= RECENT:
            self.told.clear()
        line = (game.session.g.log or [])[n]
        parts = game.book.sayings[line.saying].parts(line.args)
        who = parts.get("who") or parts.get("automaton", "")
        self.told[n] = Told(game.told(line), parts, int(who) - 1 if who.isdigit() else None)
        return self.told[n]

    def cut(self, ledger: Ledger, length: int) -> None:
        """Forgets the lines from number `length` on, which were taken back."""
        self.told.clear()
        for reading in self.readings.values():
            reading.cut(ledger, length)
        for (seats, _), page in self.pages.items():
            page.cut(len(self.readings[seats].lines))
