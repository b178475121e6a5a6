"""Where a game turned: what every seat could hope for in its course, and the answers that changed it most.

The course is looked at wherever another seat begins to answer, at most so often; where it bends most, every answer is weighed
against what the champion would have given, and the answers that changed most are weighed again, longer. A search has so many
iterations and no clock, so the same record has the same turning points on every machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from regnum.bots import weigh
from regnum.bots.hindsight import hope, promised
from regnum.bots.weighed import Weighed, best_of
from regnum.engine.trail import Decision
from regnum.game import Game
from regnum.server.thinking import MEMORY

CHAMPION: Final = "champion"
POINTS: Final = 60
"""Places of a course that are looked at, beside its end."""
WORLDS: Final = 6
"""Worlds in which each seat hopes there."""
DOUBTS: Final = 36
"""Answers that are weighed."""
BRIEFLY: Final = 60
LONG: Final = 200
"""Iterations for each of the two answers; the champion looks for a better one as long as for both."""
TURNS: Final = 6
LEAST: Final = 0.02
"""What an answer has to change for the game to turn there."""


class Place(NamedTuple):
    """A place in a game: the record of it, and how many decisions had been taken."""

    record: str
    n: int
    iterations: int = 0


class HopeAt(msgspec.Struct, frozen=True):
    """What each seat could hope for after `n` decisions."""

    n: int
    hopes: list[float]


class Came(msgspec.Struct, frozen=True):
    """What an answer came to in so many imagined games, with the 95% interval."""

    option: int
    worth: float
    low: float
    high: float
    tries: int


class Turn(msgspec.Struct, frozen=True):
    """The answer of a seat after `n` decisions: what any answer came to on average, what its own did, and what the
    champion's would have; the same twice where that is no other."""

    n: int
    seat: int
    average: float
    played: Came
    better: Came

    @property
    def missed(self) -> bool:
        """Whether the champion's answer was better beyond doubt: neither lies within the interval of the other."""
        return self.better.low > self.played.worth and self.better.worth > self.played.high

    @property
    def changed(self) -> float:
        """How much hung on the answer: what was missed, or else what was found."""
        return self.played.worth - (self.better.worth if self.missed else self.average)


class Report(msgspec.Struct):
    """The course of a game and its turning points, in their order."""

    course: list[HopeAt]
    turns: list[Turn]


# ---------------------------------------------------------------- what is worked out, a place at a time
def hopes_at(place: Place) -> list[float]:
    """What each seat could hope for at a place."""
    game, seats = then(place)
    return [hope(game, seat, seats, place.n, WORLDS) for seat in range(seats)]


def turn_at(place: Place) -> Turn | None:
    """The answer that was given at a place, weighed; None where there was nothing to choose."""
    given = MEMORY.game(place.record).session.trail.history[place.n]
    game, seats = then(place)
    ask = game.ask_of(given.seat)
    if ask is None or len(ask.options) < 2 or given.option not in ask.options:
        return None
    found = weigh(CHAMPION, game, given.seat, place.n, iterations=2 * place.iterations)
    best = best_of(found).option
    played, better, average = (
        promised(game, given.seat, seats, options, place.n, place.iterations)
        for options in ([given.option], [best], ask.options)
    )
    return Turn(place.n, given.seat, average.worth, came(played), came(better))


def then(place: Place) -> tuple[Game, int]:
    """The game as it stood, and how many play it."""
    game = MEMORY.game(place.record)
    return game.at(place.n), len(game.header.seats)


def came(weighed: Weighed) -> Came:
    """What is kept of a weighed option."""
    return Came(weighed.option, weighed.worth, weighed.low, weighed.high, weighed.tries)


# ---------------------------------------------------------------- where to look
def course_of(history: Sequence[Decision]) -> list[int]:
    """The places to look at: where another seat begins to answer, thinned out evenly where there are too many."""
    begins = [n for n, given in enumerate(history) if n == 0 or (given.seat != history[n - 1].seat and not given.joined)]
    if len(begins) <= POINTS:
        return begins
    return [begins[i * len(begins) // POINTS] for i in range(POINTS)]


def stretch_of(course: Sequence[HopeAt], n: int) -> int:
    """In which stretch of a course, from one place to the next, a decision was taken."""
    return max(i for i, place in enumerate(course) if place.n <= n)


def doubts_of(course: Sequence[HopeAt]) -> list[int]:
    """The decisions to weigh: all of the stretches in which somebody's hopes changed most, as many as there is time for."""
    found: list[int] = []
    stretches = range(len(course) - 1)
    for i in sorted(stretches, key=lambda i: -bend(course[i], course[i + 1])):
        inside = list(range(course[i].n, course[i + 1].n))
        found += inside[: max(0, DOUBTS - len(found))]
    return sorted(found)


def bend(a: HopeAt, b: HopeAt) -> float:
    """The largest change of a hope between two places."""
    return max(abs(y - x) for x, y in zip(a.hopes, b.hopes, strict=True))


def turns_of(course: Sequence[HopeAt], weighed: Sequence[Turn]) -> list[Turn]:
    """The answers that changed most, at most one of a stretch, in their order."""
    found: dict[int, Turn] = {}
    for turn in sorted(weighed, key=lambda turn: -abs(turn.changed)):
        if abs(turn.changed) >= LEAST and len(found) < TURNS:
            found.setdefault(stretch_of(course, turn.n), turn)
    return sorted(found.values(), key=lambda turn: turn.n)
