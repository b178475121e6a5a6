"""Powers that act in an Inquisition: the Townsfolk in a tableau, each once, in the owner's order (inquisition.4)."""

from __future__ import annotations

from typing import Final

from regnum.engine.powers import Powers
from regnum.games.paladins.components import TOWNSFOLK
from regnum.games.paladins.lexicon import SIDE, TOWNSFOLK_CARD, kind, saying
from regnum.games.paladins.state import Paladins

K_INQUISITION: Final = kind("inquisition", TOWNSFOLK_CARD, "inquisition.4")
L_USED: Final = saying("used", who=SIDE, card=TOWNSFOLK_CARD)

INQUIRY: Final = 1
"""The span of one Inquisition."""


class TownsfolkPowers(Powers[Paladins]):
    """Whose Townsfolk act, and which have acted."""

    def in_force(self, g: Paladins, who: int) -> list[int]:
        return g.tableau[who]

    def seat(self, g: Paladins, who: int) -> int:
        return who

    def used(self, g: Paladins, who: int, thing: int, span: int) -> bool:
        return g.used >> thing & 1 == 1

    def use(self, g: Paladins, who: int, thing: int, span: int) -> None:
        g.used |= 1 << thing
        g.say(L_USED, who, thing)


POWERS: Final = TownsfolkPowers(TOWNSFOLK, K_INQUISITION)
