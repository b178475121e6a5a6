"""The action in hand: it begins, powers are declared for it, it ends (7.4)."""

from __future__ import annotations

from typing import Final

from regnum.games.oath.fight import NOTHING
from regnum.games.oath.powers_data import BEARERS, POWERS, POWERS_OF
from regnum.games.oath.state import Doing, Oath, idle
from regnum.games.oath.vocabulary import NONE

DISGUISE: Final = POWERS_OF[BEARERS.index("master-of-disguise")][0]


def begin(g: Oath, me: int, action: int) -> None:
    """A player begins an action: one of ACTIONS, or NONE for a minor one."""
    g.doing = Doing(action, me, NONE, NONE, NONE, NONE, NONE, 0, NOTHING, NOTHING)


def finish(g: Oath) -> None:
    """The action is over."""
    g.doing = idle()


def note(g: Oath, power: int, choice: int = NONE) -> None:
    """A power was declared or used in the action in hand, with what was chosen for it."""
    g.doing.used = [*g.doing.used, power]
    g.doing.choices = [*g.doing.choices, choice]


def declared(g: Oath, me: int, power: int) -> bool:
    """Whether a player declared or used a power in the action in hand."""
    return g.doing.who == me and power in g.doing.used


def choice_of(g: Oath, power: int) -> int:
    """What was chosen when a power was declared; NONE if nothing was."""
    if power not in g.doing.used:
        return NONE
    i = g.doing.used.index(power)
    return g.doing.choices[i] if i < len(g.doing.choices) else NONE


def guise(g: Oath, p: int) -> int:
    """Whose faceup advisers count as a player's: in a Trade with the Master of Disguise those of another."""
    return choice_of(g, DISGUISE) if declared(g, p, DISGUISE) and choice_of(g, DISGUISE) != NONE else p


def in_use(g: Oath, bearer: int) -> bool:
    """Whether a card modifies the action in hand: it cannot be discarded then (7.4.3)."""
    fight = g.fight
    for power in g.doing.used if fight is None else [*g.doing.used, *fight.plans]:
        if POWERS[power].bearer == bearer:
            return True
    return False
