"""Positions with the Riverfolk Company."""

from __future__ import annotations

from typing import Self

from regnum.games.root.components import FACTIONS
from tests.law.root.wandering import Wandering

RIVER = ["4", "5", "7", "10", "11"]
"""The river clearings of the autumn map, in the order 4, 7, 11, 10, 5."""


class Company(Wandering):
    """A Table with the Riverfolk; hands and boards are open to all."""

    def funds(self, **warriors: int) -> Self:
        """Warriors of factions in Funds."""
        return self.lay(self.g.riverfolk.funds, warriors)

    def payments(self, **warriors: int) -> Self:
        """Warriors of factions in Payments."""
        return self.lay(self.g.riverfolk.payments, warriors)

    def committed(self, **warriors: int) -> Self:
        """Warriors of factions in Committed."""
        return self.lay(self.g.riverfolk.committed, warriors)

    def lay(self, box: list[int], warriors: dict[str, int]) -> Self:
        """Warriors go from supplies into a box."""
        for name, n in warriors.items():
            self.g.supply[FACTIONS.index(name)] -= n
            box[FACTIONS.index(name)] += n
        return self

    def post(self, *clearings: int) -> Self:
        """Trade posts on the map."""
        for c in clearings:
            self.g.posts |= 1 << c - 1
            self.g.riverfolk.founded[self.g.suits[c - 1]] += 1
        return self

    def prices(self, *prices: int) -> Self:
        """The prices of hand card, riverboats and mercenaries."""
        self.g.riverfolk.prices = list(prices)
        return self

    def box(self, name: str) -> dict[str, int]:
        """Funds, payments or committed, by faction."""
        return {FACTIONS[f]: n for f, n in enumerate(getattr(self.state.riverfolk, name)) if n}

    def posts(self) -> list[int]:
        """The clearings with a trade post."""
        return [c + 1 for c in range(12) if self.state.posts >> c & 1]


def company(factions: str = "riverfolk marquise") -> Company:
    """The Riverfolk and others on a bare map without ruins."""
    t = Company(factions)
    t.no_ruins()
    return t


def buyer(factions: str = "marquise riverfolk") -> Company:
    """The Marquise begins, with a warrior in 1; the Riverfolk sell for 1, 2 and 3 and hold two cards."""
    t = company(factions).prices(1, 2, 3)
    t.hand("riverfolk", "anvil", "sword").army("marquise", 1)
    return t
