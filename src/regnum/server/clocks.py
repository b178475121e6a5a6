"""The time of a table: none, a bank for each player, or a deadline for each move. Plain numbers, so that the same entries
at the same hours give the same clocks in every process, before and after a restart."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from regnum.server.problems import Denied
from regnum.server.wire import TableClock

SHORTEST: Final = 60
LONGEST: Final = 30 * 24 * 3600
LONGEST_INCREMENT: Final = 600
RETURN: Final = 120_000
"""Milliseconds that whoever takes a seat back has at least."""
SOON: Final = 5_000
"""Milliseconds after which somebody who is asked and not there is called."""

Hands = list[list[int]]
"""For each seat the milliseconds it has left, and the hour since when they run (0 while they stand)."""


def read_clock(text: str) -> TableClock | None:
    """The clock of a table; None where nobody is hurried."""
    if not text:
        return None
    kind, seconds, increment = text.split()
    return TableClock("bank" if kind == "bank" else "turn", int(seconds), int(increment))


def checked_clock(clock: TableClock | None) -> str:
    """A clock somebody wishes for, as the row keeps it. Raises Denied for one that nobody can play with."""
    if clock is None:
        return ""
    if not (SHORTEST <= clock.seconds <= LONGEST and 0 <= clock.increment <= LONGEST_INCREMENT):
        raise Denied("regnum-clock-bad")
    return f"{clock.kind} {clock.seconds} {clock.increment}"


def turned(clock: TableClock, hands: Hands, seats: int, thinking: Collection[int], at: int, mover: int | None) -> Hands:
    """The clocks of all seats once those `thinking` are asked; `mover` has just answered."""
    whole = 1000 * clock.seconds
    found = []
    for seat, (left, since) in enumerate(hands or [[whole, 0]] * seats):
        if clock.kind == "turn":
            since = 0 if seat not in thinking else at if seat == mover or not since else since
            found.append([whole, since])
        elif seat in thinking:
            found.append([left, since or at])
        else:
            spent = at - since if since else 0
            earned = 1000 * clock.increment if since and seat == mover else 0
            found.append([max(0, left - spent) + earned, 0])
    return found


def asked_since(before: Sequence[Sequence[int]], seats: int, waiting: Collection[int], n: int, at: int) -> list[list[int]]:
    """For each seat the entry `n` after which it was asked and the hour; it stays the same until the table no longer waits for
    it, however many questions that takes."""
    old = before or [[0, 0]] * seats
    return [([0, 0] if s not in waiting else list(old[s]) if old[s][1] else [n, at]) for s in range(seats)]


def rested(clock: TableClock, hands: Hands, seat: int) -> Hands:
    """The clocks when the person of a seat is back: nobody comes back to no time at all."""
    if clock.kind == "turn":
        return hands
    return [[max(left, RETURN) if s == seat else left, since] for s, (left, since) in enumerate(hands)]


def due(hands: Sequence[Sequence[int]]) -> int:
    """The hour at which the first clock runs out; 0 when none runs."""
    return min((since + left for left, since in hands if since), default=0)


def run_out(hands: Sequence[Sequence[int]], at: int) -> list[int]:
    """The seats whose time is over."""
    return [seat for seat, (left, since) in enumerate(hands) if since and since + left <= at]
