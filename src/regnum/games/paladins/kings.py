"""The King's Favours: action spaces for everybody, each once a round (favour)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import Rule
from regnum.engine.deeds import HIDDEN, OPEN, Deed
from regnum.engine.lists import changed
from regnum.games.paladins.components import (
    COIN,
    FAVOUR_COST,
    FAVOUR_DEBT,
    FAVOUR_GAINS,
    FAVOUR_ROUNDS,
    KINGS_FAVOUR,
    NONE,
    PROVISION,
    SPACES,
)
from regnum.games.paladins.gains import gain_all, take_debt
from regnum.games.paladins.lexicon import FAVOUR, SIDE, reason, saying
from regnum.games.paladins.state import Paladins, called
from regnum.games.paladins.town import pay, unpayable
from regnum.games.paladins.workers import FAVOUR_SLOTS, FAVOURING, R_WORKERS, muster, staffed

L_FAVOUR: Final = saying("favour", who=SIDE, favour=FAVOUR)
R_FAVOUR_USED: Final = reason("favour-used", "favour.1")


def closed_favour(place: int, g: Paladins, me: int) -> int:
    """Revealed, unused this round, a worker for its slot, and its price (favour.1, P-14)."""
    if FAVOUR_ROUNDS[place] > g.round:
        return HIDDEN
    if g.favour_worker[place] != NONE:
        return R_FAVOUR_USED
    card = g.favours[place]
    why = unpayable(g, me, KINGS_FAVOUR, FAVOUR_COST[card][COIN], FAVOUR_COST[card][PROVISION])
    if why != OPEN:
        return why
    return OPEN if staffed(g, me, FAVOUR_SLOTS[card]) else R_WORKERS


def use_favour(place: int, g: Paladins, me: int) -> Rule[None]:
    """A worker goes on the card, which Pray cannot free (favour.2), and the card does what it says."""
    g.action = KINGS_FAVOUR
    card = g.favours[place]
    crew = yield from muster(g, me, KINGS_FAVOUR, FAVOURING[card])
    occupy_favour(g, me, place, crew[0])
    pay(g, me, KINGS_FAVOUR, FAVOUR_COST[card][COIN], FAVOUR_COST[card][PROVISION])
    if FAVOUR_DEBT[card]:
        take_debt(g, me, FAVOUR_DEBT[card])
    yield from gain_all(g, me, FAVOUR_GAINS[card])


def occupy_favour(g: Paladins, side: int, place: int, worker: int) -> None:
    """A worker lies on a King's Favour until the end of the round."""
    g.favour_worker = changed(g.favour_worker, place, worker)
    g.favour_side = changed(g.favour_side, place, side)
    g.say(L_FAVOUR, called(g, side), g.favours[place])


FAVOUR_DEEDS: Final[list[Deed[Paladins]]] = [
    Deed(SPACES + place, partial(closed_favour, place), partial(use_favour, place)) for place in range(len(FAVOUR_ROUNDS))
]
