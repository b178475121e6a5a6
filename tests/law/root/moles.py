"""Positions with the Underground Duchy."""

from __future__ import annotations

from typing import Self

from regnum.games.root.components import CARD_NAMES
from regnum.games.root.factions.duchy import ACTIONS, Duchy
from regnum.games.root.factions.ministers import MINISTERS, RANK_OF
from tests.law.root.table import Table


class Warren(Table):
    """A Table with the Duchy; the Burrow is 13. On the autumn map 1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit, the others
    mouse."""

    def tunnel(self, *clearings: int) -> Self:
        """Places tunnels."""
        for c in clearings:
            self.g.tunnels |= 1 << c - 1
        return self

    def swayed(self, *names: str) -> Self:
        """Ministers that are swayed, each with a crown of its rank."""
        for name in names:
            m = MINISTERS.index(name)
            self.g.duchy.swayed |= 1 << m
            self.g.duchy.crowns[RANK_OF[m]] -= 1
        return self

    def no_crowns(self, rank: int) -> Self:
        """Takes the crowns of a rank out of the game."""
        self.g.duchy.crowns[rank] = 0
        return self

    def day(self) -> Self:
        """It is Daylight of the Duchy: Assembly."""
        return self.begin("duchy", "daylight")

    def parliament(self) -> Self:
        """It is Daylight of the Duchy, after the Assembly."""
        self.g.actions = ACTIONS
        return self.begin("duchy", "daylight", at=Duchy.daylight[0])

    def names(self, minister: str) -> Self:
        """A minister acts."""
        return self.play("act minister").answer(f"minister {minister}")

    @property
    def tunnels(self) -> list[int]:
        """The clearings with tunnels."""
        return [c + 1 for c in range(12) if self.state.tunnels >> c & 1]

    @property
    def court(self) -> list[str]:
        """The swayed ministers."""
        return [name for i, name in enumerate(MINISTERS) if self.state.duchy.swayed >> i & 1]

    @property
    def crowns(self) -> list[int]:
        """Crowns left for squires, nobles, lords."""
        return self.state.duchy.crowns

    @property
    def shown(self) -> list[str]:
        """The revealed cards."""
        return [CARD_NAMES[x] for x in self.state.duchy.revealed]


def moles(factions: str = "duchy marquise") -> Warren:
    """The Duchy and others on a bare map without ruins; the Marquise, if she plays, has a warrior in 11."""
    t = Warren(factions).no_ruins()
    return t.army("marquise", 11) if "marquise" in factions else t


def besieged(*hand: str) -> Warren:
    """The Marquise, with three warriors, is about to attack a citadel and a market in clearing 5."""
    t = moles("marquise duchy").army("marquise", 5, 3).build("citadel", 5).build("market", 5)
    return t.hand("duchy", *hand)


def fall(t: Warren, *dice: int) -> Warren:
    """The attack on clearing 5."""
    t.begin("marquise", "daylight").play("act battle").dice(*dice)
    return t.answer("battle 5>duchy").play("ambush pass")
