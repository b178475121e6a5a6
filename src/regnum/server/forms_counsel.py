"""What goes over HTTP for trials, hints and the analysis, both ways."""

from __future__ import annotations

from typing import Any

import msgspec

from regnum.server.wire import TableState


class Given(msgspec.Struct):
    """An answer of a tried line: whose, and the text of the option."""

    seat: int
    text: str


class Try(msgspec.Struct):
    """A line to be tried out: from the table as it stands, from one of the caller's moments, or from the `place` that an
    earlier answer named; in the caller's world number `world`, with these answers, for whichever seats."""

    key: str = ""
    moment: int | None = None
    place: str = ""
    world: int = 1
    answers: list[Given] = msgspec.field(default_factory=list)


class TriedStep(msgspec.Struct):
    """An answer of a tried line in words, and what the log says came of it first; "" where it says nothing."""

    seat: int
    label: str
    told: str


class Guess(msgspec.Struct):
    """What a seat of an imagined world sees there: a guess, for it was dealt anew."""

    seat: int
    view: Any


class Imagined(msgspec.Struct):
    """Where a tried line leads: an imagined state, the name of the place it began at, and its answers; `stopped` where not
    all of them are legal in this world. `others` are the seats but the caller's own."""

    state: TableState
    place: str
    world: int
    steps: list[TriedStep]
    stopped: bool
    others: list[Guess]


class AskHint(msgspec.Struct):
    """A question to the champion: the seat that is asked, and `asked` of its TableState."""

    key: str
    seat: int
    asked: int


class Weighing(msgspec.Struct):
    """An option as the champion sees it: in words, with its prices and gains; what it comes to (0 lost, 1 won), the 95%
    interval of that, and in how many imagined games it was tried."""

    text: str
    label: str
    facts: list[str]
    worth: float
    low: float
    high: float
    tries: int


class Hopes(msgspec.Struct):
    """What part of the win each seat could hope for at one of the caller's moments, from what it could know."""

    moment: int
    hopes: list[float]


class TurningPoint(msgspec.Struct):
    """An answer on which much hung: at which of the caller's moments, whose, what was asked, and what the log says came of it;
    what any answer came to on average, what was played, and what would have been `better` beyond doubt, if anything."""

    moment: int
    seat: int
    asked: str
    told: str
    average: float
    played: Weighing
    better: Weighing | None


class Analysis(msgspec.Struct):
    """What turned a game: its course and its turning points, as far as they are worked out; `done` of all there is to do is
    between 0 and 1."""

    done: float
    course: list[Hopes]
    turns: list[TurningPoint]


class CitedAt(msgspec.Struct):
    """A place of a game: one of the caller's moments, whose it was, and what the log says of it."""

    moment: int
    seat: int | None
    text: str


class Cited(msgspec.Struct):
    """A clause that a game came to: how many times, and its last places."""

    clause: str
    times: int
    places: list[CitedAt]


class Counsel(msgspec.Struct):
    """What a bot would do: the best options first, in how many imagined games they were tried together, and whether the first
    two are too `close` to be told apart."""

    bot: str
    options: list[Weighing]
    tries: int
    close: bool
