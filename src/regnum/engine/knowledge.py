"""Who knows something, as an int: a bit for each seat. Spectators know what all but some seats know (negative ints)."""

from __future__ import annotations

from typing import Final

from regnum.engine.ask import PASS

EVERYBODY: Final = -1
NOBODY_KNOWS: Final = 0


def only(seat: int) -> int:
    """One seat."""
    return 1 << seat


def all_but(seat: int) -> int:
    """Everybody but one seat."""
    return ~(1 << seat)


def knows(readers: int, seat: int) -> bool:
    """Whether `seat` (PASS: a spectator) is among the readers."""
    if seat == PASS:
        return readers < 0
    return readers >> seat & 1 == 1
