"""Supply: spent, gained, and the end of the Act Phase (4.2/3)."""

from __future__ import annotations

from regnum.engine.lists import changed, raised
from regnum.games.oath.components import FULL_SUPPLY
from regnum.games.oath.state import ACT, REST, Oath


def spend_supply(g: Oath, p: int, n: int) -> None:
    """The Supply marker moves to the right."""
    g.supply = raised(g.supply, p, -n)


def gain_supply(g: Oath, p: int, n: int) -> None:
    """The Supply marker moves to the left, not past the leftmost space."""
    g.supply = changed(g.supply, p, min(FULL_SUPPLY, g.supply[p] + n))


def end_act(g: Oath, p: int) -> None:
    """The Act Phase of a player ends after the action in hand, if it is that player's turn."""
    if p == g.turn and g.stage == ACT:
        g.stage = REST
