"""Workshops: where they may lie, and the worker under each (develop.2-develop.5)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import Ask, Rule
from regnum.engine.lists import changed, raised
from regnum.games.paladins.components import COMMISSION, NONE, SPACES, WORKSHOP_WORKER, WORKSHOPS_PER_ACTION
from regnum.games.paladins.lexicon import ACTION_ACC, GAINED, SIDE, SLOT, kind, saying
from regnum.games.paladins.state import Paladins, add_workers, developed

K_DEVELOP: Final = kind("develop", SLOT, "develop.2")

L_WORKSHOP: Final = saying("workshop", who=SIDE, action=ACTION_ACC, it=GAINED)


def free_for_workshop(g: Paladins, me: int) -> list[int]:
    """The first two slots of the right-hand actions that hold no workshop yet (develop.2, develop.3)."""
    return [
        SLOT.pack(deed, slot)
        for deed in range(SPACES - COMMISSION)
        for slot in range(WORKSHOPS_PER_ACTION)
        if not g.workshops[me * 6 + deed] >> slot & 1
    ]


def lay_workshop(g: Paladins, me: int) -> Rule[None]:
    """Asks for a slot and lays the leftmost workshop there."""
    chosen = yield Ask(me, K_DEVELOP, partial(free_for_workshop, g, me))
    place_workshop(g, me, chosen)


def place_workshop(g: Paladins, me: int, chosen: int) -> None:
    """The leftmost workshop goes to a slot, a worker there to the supply, the worker it uncovers to the hand (develop.4,
    develop.5)."""
    deed, slot = SLOT.unpack(chosen)
    worker = WORKSHOP_WORKER[developed(g, me)]
    g.workshops = raised(g.workshops, me * 6 + deed, 1 << slot)
    space = me * SPACES + COMMISSION + deed
    if g.laid[space]:
        g.laid = changed(g.laid, space, changed(g.laid[space], slot, NONE))
    add_workers(g, me, worker, 1)
    g.say(L_WORKSHOP, me, COMMISSION + deed, worker * 100 + 1)
