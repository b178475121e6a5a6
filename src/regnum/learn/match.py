"""Matches: one player against copies of another, in every seat as often, with the interval that the number of games allows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any, Final

import msgspec

from regnum.bots import BOTS, choose
from regnum.bots.dice import Dice
from regnum.bots.sim import ITERATIONS
from regnum.engine.errors import BadSetup
from regnum.engine.registry import Rulebook
from regnum.engine.session import Session
from regnum.learn.setting import CAP, Setting

WHIMS: Final = 1 << 23
Z: Final = 1.96
"""Of a normal distribution, 95% lie within so many deviations."""


class Desk:
    """A game on a table: all that a player is given, with the seat and a seed. A fair one asks only for its seat's worlds."""

    __slots__ = ("book", "session")

    def __init__(self, book: Rulebook[Any], session: Session) -> None:
        self.book: Rulebook[Any] = book
        self.session: Session = session


Player = str | Callable[[Desk, int, int], int]
"""A bot by name, which may say how often it thinks ("ismcts:300"), or (desk, seat, seed): the answer."""


class Match(msgspec.Struct):
    """What came of a match: the share of wins with its 95% interval, what an equal player would have, and the wins by role."""

    games: int
    won: float
    low: float
    high: float
    even: float
    capped: int
    by_role: dict[str, tuple[float, int]]


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95% interval of a share of wins."""
    p, z = won / games, Z * Z / games
    middle, half = p + z / 2, Z * sqrt(p * (1 - p) / games + z / games / 4)
    return (middle - half) / (1 + z), (middle + half) / (1 + z)


def thinker(player: str, iterations: int) -> tuple[str, int]:
    """A bot and how often it thinks: as its name says, else `iterations`. Raises BadSetup for an unknown bot or number."""
    name, colon, times = player.partition(":")
    if name not in BOTS:
        raise BadSetup(f"no bot {name!r}; there are {', '.join(BOTS)}")
    if colon and not (times.isdecimal() and int(times) > 0):
        raise BadSetup(f"a bot thinks at least once, not {times!r} times")
    return name, int(times) if colon else iterations


def play_out(setting: Setting, players: Sequence[Player], seed: int, iterations: int, quick: bool = False) -> Session:
    """One game to its end, or to the cap."""
    session = setting.start(seed)
    desk, dice = Desk(setting.book, session), Dice(seed)
    for _ in range(setting.cap):
        if session.ask is None:
            break
        seat = session.ask.seat
        player, whim = players[seat], dice.below(WHIMS)
        if isinstance(player, str):
            name, times = thinker(player, iterations)
            session.play(choose(name, desk, seat, whim, 0.0, times, quick), seat)
        else:
            session.play(player(desk, seat, whim), seat)
    return session


def match(
    game: str,
    one: Player,
    foe: Player,
    seats: int | Sequence[str] | None = None,
    *,
    options: Mapping[str, str] | None = None,
    first: int = 1_000_000,
    games: int = 100,
    iterations: int = ITERATIONS,
    cap: int = CAP,
    quick: bool = False,
    role: str = "",
) -> Match:
    """Plays `games` games, in number i with `one` in seat i modulo the number of those that are asked, or of those that play
    `role`, with seeds from `first` on: others than those that were trained with; `quick` is as in `bots.choose`. Raises
    BadSetup for what cannot be set up."""
    for player in (one, foe):
        if isinstance(player, str):
            thinker(player, iterations)
    setting = Setting(game, seats, options, cap=cap)
    n = len(setting.seats)
    places = [seat for seat in setting.asked if role in ("", setting.seats[seat])]
    if not places:
        raise BadSetup(f"no seat that is asked plays {role!r}; there are {', '.join(setting.seats)}")
    by_role: dict[str, tuple[float, int]] = {}
    won, capped = 0.0, 0
    for i in range(games):
        at = places[i % len(places)]
        session = play_out(setting, [one if seat == at else foe for seat in range(n)], first + i, iterations, quick)
        share = setting.shares(session)[at]
        role = setting.book.played(session.g, setting.seats)[at]
        wins, times = by_role.get(role, (0.0, 0))
        by_role[role] = (wins + share, times + 1)
        won += share
        capped += session.ask is not None
    low, high = wilson(won, games)
    return Match(games, won / games, low, high, 1 / n, capped, by_role)
