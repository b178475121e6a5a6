"""The whims of a bot: quick numbers that are no part of the game's luck."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


class Dice:
    """A small linear generator; the same seed gives the same numbers on every machine and in both builds."""

    __slots__ = ("x",)

    def __init__(self, seed: int) -> None:
        self.x: i64 = ((seed & 0x7FFFFFFF) * 7919 + 12345) & 0x7FFFFFFF

    def below(self, n: i64) -> int:
        """One of 0 .. n-1, for n up to 2**23."""
        x = (self.x * 1103515245 + 12345) & 0x7FFFFFFF
        self.x = x
        return ((x >> 8) * n) >> 23
