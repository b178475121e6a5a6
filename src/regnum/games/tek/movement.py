"""Patrol and Quest, and what happens to a figure that enters a region (patrol, quest, move, regions)."""

from __future__ import annotations

from typing import Final

from regnum.engine.ask import PASS, Ask, Refusal, Rule
from regnum.games.tek.components import (
    ACROSS_RIVER,
    ALL_REGIONS,
    CAPACITY,
    CRAGS,
    PATROL,
    PER_CARD,
    QUEST,
    REGIONS,
    RUINS,
    STEPS,
    TERRAIN,
    WATER,
)
from regnum.games.tek.explore import turn_token
from regnum.games.tek.kinds import (
    K_PATROL,
    K_PATROL_ON,
    K_PATROL_TO,
    K_QUEST,
    K_QUEST_TO,
    L_MOVED,
    L_STOOD,
    R_CRAGS,
    R_FULL,
    R_INLAND,
    R_LAST_MINE,
    R_LAST_THERE,
    R_LYING,
    R_NEUTRAL,
    R_NO_MOVE,
    R_NO_QUEST,
    R_NOT_ADJACENT,
    R_RIVER,
    R_SAME_CARD,
    R_WATER,
)
from regnum.games.tek.payment import can_pay_war
from regnum.games.tek.powers import TWO_FIGURES, TWO_STEPS, gain_by_moving, on_border, ways
from regnum.games.tek.state import NEUTRAL, Tek, has, lift, other_in, place, stand_up, standing, territories
from regnum.games.tek.war import neutral_cost, neutral_war, war

OPEN: Final = PASS
"""No obstacle."""
LYING: Final = REGIONS
"""Added to a region for a figure that searches there."""


def obstacle(g: Tek, me: int, r: int, origin: int) -> int:
    """Why a figure of `me` may not move from `origin` into `r`, however far apart they are: a reason, or OPEN."""
    if g.crowd[r] >= CAPACITY:
        return R_FULL  # move.1
    foe = other_in(g, me, r)
    if foe == PASS:
        return OPEN
    if foe == NEUTRAL:
        return OPEN if can_pay_war(g, me, neutral_cost(g, me, r, origin)) else R_NEUTRAL  # two.4
    if len(g.figures[foe]) == 1:
        return R_LAST_THERE  # move.2
    if len(g.figures[me]) == 1:
        return R_LAST_MINE  # move.3
    return OPEN


def enter(g: Tek, me: int, r: int, ends: bool = True) -> Rule[int]:
    """A figure of `me` has moved into `r`: gains, war, exploration. Tells where it is then, or PASS if it is gone."""
    if ends:
        gain_by_moving(g, me, r)
    foe = other_in(g, me, r)
    if foe == NEUTRAL:
        yield from neutral_war(g, me, r)
    elif foe != PASS:
        at = yield from war(g, me, foe, r)
        if at != r:
            return at
    stays = yield from turn_token(g, me, r)
    return r if stays else PASS


def move(g: Tek, me: int, origin: int, to: int, action: int, ends: bool = True) -> Rule[int]:
    """Moves a standing figure and resolves what it meets. Tells where it is then, or PASS if it is gone."""
    lift(g, me, origin)
    place(g, me, to)
    g.say(L_MOVED, me, action, origin, to)
    return (yield from enter(g, me, to, ends))


# ---------------------------------------------------------------- Patrol
def patrol_targets(g: Tek, me: int, origin: int, spent: int = PASS) -> list[int]:
    """Where a figure in `origin` may patrol; `origin` itself means standing a searching figure up (regions.7)."""
    found: list[int] = []
    if standing(g, me, origin) > (spent == origin):
        found = [r for r in STEPS[ways(g, me)][origin] if obstacle(g, me, r, origin) == OPEN]
    if g.searching[me].count(origin) > (spent == origin + LYING):
        found.append(origin)
    return found


def patrol_origins(g: Tek, me: int, spent: int = PASS) -> list[int]:
    """Regions with a figure that may patrol, other than the `spent` one (region, plus LYING if it searches there)."""
    table = STEPS[ways(g, me)]
    found: list[int] = []
    for r in sorted(set(g.figures[me])):
        if g.searching[me].count(r) > (spent == r + LYING):
            found.append(r)
        elif standing(g, me, r) > (spent == r):
            for to in table[r]:
                if obstacle(g, me, to, r) == OPEN:
                    found.append(r)
                    break
    return found


def can_patrol(g: Tek, me: int) -> bool:
    """Whether any figure of `me` may patrol."""
    if g.searching[me]:
        return True
    table = STEPS[ways(g, me)]
    for r in g.figures[me]:
        for to in table[r]:
            if obstacle(g, me, to, r) == OPEN:
                return True
    return False


def why_not_patrol_to(g: Tek, me: int, origin: int) -> list[Refusal]:
    """Every other region of the card, and what is in the way (patrol.1, patrol.2)."""
    steps = STEPS[ways(g, me)][origin]
    refusals = []
    for r in ALL_REGIONS[origin // PER_CARD]:
        reason = OPEN
        if r in steps:
            reason = obstacle(g, me, r, origin)
        elif r != origin:
            reason = barrier(r) if TERRAIN[r] >= WATER else R_RIVER if r in ACROSS_RIVER[origin] else R_NOT_ADJACENT
        if reason != OPEN:
            refusals.append(Refusal(r, reason, len(g.figures[NEUTRAL]) if reason == R_NEUTRAL else PASS))
    return refusals


def barrier(r: int) -> int:
    """The reason why water or crags cannot be entered."""
    return R_CRAGS if TERRAIN[r] == CRAGS else R_WATER


def why_not_patrol(g: Tek, me: int, spent: int) -> list[Refusal]:
    """The regions of `me` whose figures cannot patrol."""
    able = patrol_origins(g, me, spent)
    return [Refusal(r, R_NO_MOVE) for r in sorted(set(g.figures[me])) if r not in able]


def patrol(g: Tek, me: int) -> Rule[None]:
    """Patrol: one figure one step on its territory, or one searching figure stands up."""
    spent = yield from patrol_once(g, me, PASS)
    if has(g, me, TWO_FIGURES) and patrol_origins(g, me, spent):  # Goblins 1
        yield from patrol_once(g, me, spent, may_stop=True)


def patrol_once(g: Tek, me: int, spent: int, may_stop: bool = False) -> Rule[int]:
    """One figure patrols; tells where it is now (plus LYING if it searches there), or PASS if it is gone."""
    origin = yield Ask(
        me,
        K_PATROL,
        lambda: ([PASS] if may_stop else []) + patrol_origins(g, me, spent),
        why=lambda: why_not_patrol(g, me, spent),
    )
    if origin == PASS:
        return PASS
    to = yield Ask(
        me,
        K_PATROL_TO,
        lambda: patrol_targets(g, me, origin, spent),
        about=origin,
        why=lambda: why_not_patrol_to(g, me, origin),
    )
    if to == origin:
        stand_up(g, me, origin)  # regions.7
        g.say(L_STOOD, me, origin)
        return origin
    if not has(g, me, TWO_STEPS) or other_in(g, me, to) != PASS or TERRAIN[to] == RUINS:
        at = yield from move(g, me, origin, to, PATROL)
        return where(at)
    return (yield from patrol_on(g, me, origin, to))


def patrol_on(g: Tek, me: int, origin: int, through: int) -> Rule[int]:
    """Centaurs 1: the figure may go on to a second region."""
    at = yield from move(g, me, origin, through, PATROL, ends=False)
    if at == PASS:
        return PASS
    to = yield Ask(
        me,
        K_PATROL_ON,
        lambda: [PASS] + [r for r in STEPS[ways(g, me)][through] if obstacle(g, me, r, through) == OPEN],
        about=through,
        why=lambda: why_not_patrol_to(g, me, through),
    )
    if to == PASS:
        gain_by_moving(g, me, through)
        return through
    at = yield from move(g, me, through, to, PATROL)
    return where(at)


def where(r: int) -> int:
    """A figure that has just entered `r` (PASS: it is gone), as `patrol_origins` takes it."""
    return r + LYING if r != PASS and TERRAIN[r] == RUINS else r


# ---------------------------------------------------------------- Quest
def quest_targets(g: Tek, me: int, origin: int) -> list[int]:
    """Border regions of every other territory that a figure from `origin` may enter (quest.1, T-14)."""
    here = origin // PER_CARD
    return [
        r
        for t in territories(g)
        if t != here
        for r in ALL_REGIONS[t]
        if on_border(g, me, r) and obstacle(g, me, r, origin) == OPEN
    ]


def quest_origins(g: Tek, me: int) -> list[int]:
    """Border regions with a standing figure that has somewhere to go."""
    found: list[int] = []
    for r in sorted(set(g.figures[me])):
        if standing(g, me, r) and on_border(g, me, r) and can_go(g, me, r):
            found.append(r)
    return found


def can_go(g: Tek, me: int, origin: int) -> bool:
    """Whether some region of another territory is open to a Quest from `origin`."""
    here = origin // PER_CARD
    for t in territories(g):
        if t != here:
            for r in ALL_REGIONS[t]:
                if on_border(g, me, r) and obstacle(g, me, r, origin) == OPEN:
                    return True
    return False


def can_quest(g: Tek, me: int) -> bool:
    """Whether any figure of `me` may quest."""
    for r in g.figures[me]:
        if on_border(g, me, r) and standing(g, me, r) and can_go(g, me, r):
            return True
    return False


def why_not_quest(g: Tek, me: int) -> list[Refusal]:
    """The regions of `me` from which no Quest can start."""
    able = quest_origins(g, me)
    refusals = []
    for r in sorted(set(g.figures[me])):
        if r not in able:
            reason = R_LYING if not standing(g, me, r) else R_INLAND if not on_border(g, me, r) else R_NO_QUEST
            refusals.append(Refusal(r, reason))
    return refusals


def why_not_quest_to(g: Tek, me: int, origin: int) -> list[Refusal]:
    """Every region in play that the Quest cannot reach, and why."""
    refusals = []
    for t in territories(g):
        for r in ALL_REGIONS[t]:
            reason = obstacle(g, me, r, origin)
            if t == origin // PER_CARD:
                reason = R_SAME_CARD
            elif not on_border(g, me, r):
                reason = barrier(r) if TERRAIN[r] >= WATER else R_INLAND
            if reason != OPEN and r != origin:
                refusals.append(Refusal(r, reason, len(g.figures[NEUTRAL]) if reason == R_NEUTRAL else PASS))
    return refusals


def quest(g: Tek, me: int) -> Rule[None]:
    """Quest: one figure from the border of one territory to the border of another."""
    origin = yield Ask(me, K_QUEST, lambda: quest_origins(g, me), why=lambda: why_not_quest(g, me))
    to = yield Ask(
        me,
        K_QUEST_TO,
        lambda: quest_targets(g, me, origin),
        about=origin,
        why=lambda: why_not_quest_to(g, me, origin),
    )
    yield from move(g, me, origin, to, QUEST)
