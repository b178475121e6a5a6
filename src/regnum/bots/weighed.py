"""What a bot thinks of each option: for hints, and for looking back at a game."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z: Final = 1.96
"""Of a normal distribution, 95% lie within so many deviations."""


class Weighed:
    """An option, how often it was tried, and what it came to for the seat (0 lost, 1 won), with the 95% interval of that
    mean. What was tried once or never has the whole interval; never, and it is worth 0."""

    __slots__ = ("high", "low", "option", "tries", "worth")

    def __init__(self, option: int, tries: int, total: float, squares: float) -> None:
        self.option: int = option
        self.tries: int = tries
        self.worth: float = total / tries if tries else 0.0
        self.low: float = 0.0
        self.high: float = 1.0
        if tries > 1:
            variance = max(0.0, squares - tries * self.worth * self.worth) / (tries - 1)
            half = Z * sqrt(variance / tries)
            self.low = max(0.0, self.worth - half)
            self.high = min(1.0, self.worth + half)

    def __repr__(self) -> str:
        return f"Weighed({self.option}: {self.worth:.3f} ({self.low:.3f}-{self.high:.3f}) in {self.tries})"


def best_of(found: list[Weighed]) -> Weighed:
    """What a search would answer: the option tried most often, of several the one worth most, the first of equals."""
    return max(found, key=lambda weighed: (weighed.tries, weighed.worth))
