"""Workers in their slots: which sets fit an action, laying them in, taking them back (actions.1-actions.5, actions.8)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import Ask, Rule
from regnum.engine.deeds import OPEN
from regnum.engine.lists import changed
from regnum.games.paladins.components import (
    ACTIONS,
    ANY,
    CRIMINAL,
    FAVOUR_SLOT,
    HUNT,
    LABOURER,
    NONE,
    RECRUIT,
    SLOTS,
    SPACES,
    TRADE,
    WORKERS,
)
from regnum.games.paladins.lexicon import ACTION, CREW, CREWS, kind, reason
from regnum.games.paladins.state import Paladins, hand, occupied, workshops_on

K_WORKERS: Final = kind("workers", CREW, "actions.1", about=ACTION)
R_USED: Final = reason("used", "actions.8")
R_WORKERS: Final = reason("workers", "actions.4")

NEEDED: Final = [[crew.count(c) for c in range(len(WORKERS))] for crew in CREWS]
"""How many workers of each colour a crew takes."""


def seat_crew(slots: list[int], crew: list[int]) -> list[int] | None:
    """The workers of a crew in their slots, coloured slots first; None when it does not fit (actions.3-actions.5)."""
    if len(slots) != len(crew):
        return None
    left = crew[:]
    seated = [NONE] * len(slots)
    for i in sorted(range(len(slots)), key=lambda i: slots[i] == ANY):
        fitting = [c for c in (slots[i], CRIMINAL) if c in left] if slots[i] != ANY else sorted(left)
        if not fitting:
            return None
        seated[i] = fitting[0]
        left.remove(fitting[0])
    return seated


def price_of_crew(crew: list[int]) -> int:
    """How dear a crew is to give away: labourers are cheapest, criminals fit everywhere."""
    return sum([0 if c == LABOURER else 10 if c == CRIMINAL else 1 for c in crew])


def fitting(slots: list[int]) -> list[int]:
    """All crews that fill these slots, the cheapest first."""
    found = [i for i, crew in enumerate(CREWS) if seat_crew(slots, crew) is not None]
    return sorted(found, key=lambda i: price_of_crew(CREWS[i]))


def free_slots(action: int, workshops: int) -> list[int]:
    """The slots of an action that workers must fill, beside its workshops (develop.3)."""
    return [slot for i, slot in enumerate(SLOTS[action]) if not workshops >> i & 1]


FREE_SLOTS: Final = [[free_slots(a, bits) for bits in range(4)] for a in range(SPACES)]
FITTING: Final = [[fitting(slots) for slots in by_workshops] for by_workshops in FREE_SLOTS]
"""By action and workshops. No action has two slots of a colour."""
LEFT_SLOT: Final = [SLOTS[a][:1] for a in range(SPACES)]
ONE_OF_TWO: Final = [fitting(SLOTS[a][:1]) + fitting(SLOTS[a]) if a in (HUNT, TRADE, RECRUIT) else [] for a in range(SPACES)]
"""One worker on the left slot, or both at once (hunt.1-hunt.3, trade.1-trade.3)."""
DISMISSING: Final = fitting(SLOTS[RECRUIT][:1])
KEEPING: Final = fitting(SLOTS[RECRUIT])
FAVOUR_SLOTS: Final = [[slot] for slot in FAVOUR_SLOT]
FAVOURING: Final = [fitting(slots) for slots in FAVOUR_SLOTS]


def available(have: list[int], crews: list[int]) -> list[int]:
    """The crews for which there are workers at hand."""
    return [i for i in crews if able(have, i)]


def able(have: list[int], crew: int) -> bool:
    """Whether a crew is at hand."""
    need = NEEDED[crew]
    return (
        need[0] <= have[0]
        and need[1] <= have[1]
        and need[2] <= have[2]
        and need[3] <= have[3]
        and need[4] <= have[4]
        and need[5] <= have[5]
    )


def staffed(g: Paladins, me: int, slots: list[int]) -> bool:
    """Whether workers at hand can fill these slots: criminals stand in for missing colours (actions.5)."""
    first = me * 6
    free = missing = 0
    for i in range(first, first + 6):
        free += g.workers[i]
    for slot in slots:
        if slot != ANY and not g.workers[first + slot]:
            missing += 1
    return free >= len(slots) and missing <= g.workers[first + CRIMINAL]


def crews_for(g: Paladins, me: int, action: int) -> list[int]:
    """The crews that can take an action, were all of them at hand."""
    return ONE_OF_TWO[action] or FITTING[action][workshops_on(g, me, action)]


def unstaffed(g: Paladins, me: int, action: int) -> int:
    """OPEN, or why no crew can be laid: the space is in use, or the workers are not at hand."""
    if occupied(g, me, action):
        return R_USED
    slots = LEFT_SLOT[action] if ONE_OF_TWO[action] else FREE_SLOTS[action][workshops_on(g, me, action)]
    return OPEN if staffed(g, me, slots) else R_WORKERS


def muster(g: Paladins, me: int, action: int, crews: list[int]) -> Rule[list[int]]:
    """Asks which of these crews works, the cheapest first, and takes it from the hand."""
    chosen = yield Ask(me, K_WORKERS, partial(available, hand(g, me), crews), action)
    spend(g, me, CREWS[chosen])
    return CREWS[chosen]


def spend(g: Paladins, side: int, crew: list[int]) -> None:
    """Workers leave the hand."""
    workers = g.workers[:]
    for c in crew:
        workers[side * 6 + c] -= 1
    g.workers = workers


def lay(g: Paladins, side: int, action: int, crew: list[int]) -> None:
    """Lays a crew into the free slots of an action space."""
    bits = workshops_on(g, side, action)
    places = [i for i in range(len(SLOTS[action])) if not bits >> i & 1][: len(crew)]
    seated = seat_crew([SLOTS[action][i] for i in places], crew)
    assert seated is not None, f"{crew} cannot {ACTIONS[action]}"
    laid = [NONE] * len(SLOTS[action])
    for i, worker in zip(places, seated, strict=True):
        laid[i] = worker
    g.laid = changed(g.laid, side * SPACES + action, laid)
