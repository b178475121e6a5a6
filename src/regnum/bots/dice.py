"""The whims of a bot: quick numbers that are no part of the game's luck."""

from __future__ import annotations

from typing import Final

TOP: Final = 1 << 30
REST: Final = TOP - 1
FACTOR: Final = (1 << 31) - 1103515245
"""The factor of the generator taken from 2**31, and the top bit apart: no factor reaches 2**30, so machine code does without
long numbers."""


class Dice:
    """A small linear generator; the same seed gives the same numbers on every machine and in both builds."""

    __slots__ = ("x",)

    def __init__(self, seed: int) -> None:
        self.x: int = ((seed & 0x7FFFFFFF) * 7919 + 12345) & 0x7FFFFFFF

    def below(self, n: int) -> int:
        """One of 0 .. n-1, for n up to 2**23."""
        x = self.x
        x = (x & TOP ^ 12345 - (x & REST) * FACTOR) & (TOP | REST)
        self.x = x
        return ((x >> 8) * n) >> 23
