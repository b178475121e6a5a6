"""Positions with the Lizard Cult."""

from __future__ import annotations

from typing import Self

from regnum.games.root.components import CARD_NAMES, FACTIONS, SUITS
from tests.law.root.table import Table


class Cult(Table):
    """A Table with the Lizard Cult. On the autumn map 1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit, the others mouse."""

    def acolytes(self, n: int) -> Self:
        """Warriors in the Acolytes box."""
        self.g.supply[FACTIONS.index("lizard")] -= n
        self.g.lizard.acolytes += n
        return self

    def outcast(self, suit: str, hated: bool = False) -> Self:
        """The marker."""
        self.g.lizard.outcast = SUITS.index(suit)
        self.g.lizard.hated = hated
        return self

    def souls(self, *names: str) -> Self:
        """Cards on the Lost Souls pile."""
        self.g.lost_souls += self.take(*names)
        return self

    @property
    def marker(self) -> tuple[str, bool]:
        """The Outcast and whether it is Hated."""
        return SUITS[self.state.lizard.outcast], self.state.lizard.hated

    @property
    def believers(self) -> int:
        """The acolytes."""
        return self.state.lizard.acolytes

    @property
    def lost(self) -> list[str]:
        """The Lost Souls."""
        return [CARD_NAMES[x] for x in self.state.lost_souls]

    @property
    def shown(self) -> list[str]:
        """The cards revealed in this Daylight."""
        return [CARD_NAMES[x] for x in self.state.lizard.revealed]


def cult(factions: str = "lizard marquise") -> Cult:
    """The Cult and others on a bare map without ruins."""
    t = Cult(factions)
    t.no_ruins()
    return t


def fox_cult(n: int = 6, factions: str = "lizard marquise") -> Cult:
    """In the Birdsong that comes the Lost Souls make fox the Outcast, on its plain side. A bird waits for Daylight."""
    t = cult(factions).outcast("mouse").souls("anvil").acolytes(n)
    t.hand("lizard", "royal-claim")
    return t
