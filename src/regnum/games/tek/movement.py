"""Patrol and Quest, and what happens to a figure that enters a region (patrol, quest, move, regions)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Refusal, Rule
from regnum.engine.deeds import OPEN, lacking, refusal, refusals
from regnum.games.tek.components import (
    ACROSS_RIVER,
    ALL_REGIONS,
    CAPACITY,
    PATROL,
    PER_CARD,
    QUEST,
    REGIONS,
    RUINS,
    STEPS,
    TERRAIN,
    TERRAINS,
)
from regnum.games.tek.explore import turn_token
from regnum.games.tek.ground import R_FULL, R_NOT_ADJACENT, barrier, on_border, passable, ways
from regnum.games.tek.lexicon import ACTION, NUMBER, REGION_FROM, REGION_IN, REGION_INTO, SEAT, kind, reason, saying
from regnum.games.tek.payment import can_pay_war
from regnum.games.tek.powers import Power, amount, has, powers_by
from regnum.games.tek.state import NEUTRAL, Tek, gain_all, lift, other_in, place, stand_up, standing, territories
from regnum.games.tek.war import neutral_cost, neutral_war, war

K_PATROL: Final = kind("patrol", REGION_FROM, "patrol.1")
K_PATROL_TO: Final = kind("patrol-to", REGION_INTO, "patrol.1", REGION_FROM)
K_PATROL_ON: Final = kind("patrol-on", REGION_INTO, "patrol.1", REGION_IN)
K_QUEST: Final = kind("quest", REGION_FROM, "quest.1")
K_QUEST_TO: Final = kind("quest-to", REGION_INTO, "quest.1", REGION_FROM)
L_MOVED: Final = saying("moved", who=SEAT, it=ACTION, origin=REGION_FROM, to=REGION_INTO)
L_STOOD: Final = saying("stood", who=SEAT, at=REGION_IN)
R_RIVER: Final = reason("river", "patrol.2")
R_LAST_THERE: Final = reason("last-there", "move.2")
R_LAST_MINE: Final = reason("last-mine", "move.3")
R_NEUTRAL: Final = reason("neutral", "two.4", NUMBER)
R_INLAND: Final = reason("inland", "quest.2")
R_SAME_CARD: Final = reason("same-card", "quest.1")
R_LYING: Final = reason("lying", "regions.6")
R_NO_MOVE: Final = reason("no-move", "patrol.1")
R_NO_QUEST: Final = reason("no-move", "quest.1")

MOVE_GAINS: Final = powers_by("move.gain", "gain", "terrain", TERRAINS)
TWO_FIGURES: Final = Power("patrol.meeples")
TWO_STEPS: Final = Power("patrol.steps")

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
        able = can_pay_war(g, me, neutral_cost(g, me, r, origin))
        return OPEN if able else lacking(R_NEUTRAL, len(g.figures[NEUTRAL]))  # two.4
    if len(g.figures[foe]) == 1:
        return R_LAST_THERE  # move.2
    if len(g.figures[me]) == 1:
        return R_LAST_MINE  # move.3
    return OPEN


def gain_of_moving(g: Tek, me: int, r: int) -> int:
    """Dwarves 2, Centaurs 1: the bundle for moving into a terrain."""
    power = MOVE_GAINS.get(TERRAIN[r])
    return 0 if power is None else amount(g, me, power)


def enter(g: Tek, me: int, r: int, ends: bool = True) -> Rule[int]:
    """A figure of `me` has moved into `r`: gains, war, exploration. Tells where it is then, or PASS if it is gone."""
    if ends:
        gain_all(g, me, gain_of_moving(g, me, r))  # before any war (E19)
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


def closed_patrol(g: Tek, me: int) -> int:
    """Why no figure of `me` may patrol."""
    if g.searching[me]:
        return OPEN
    table = STEPS[ways(g, me)]
    for r in g.figures[me]:
        for to in table[r]:
            if obstacle(g, me, to, r) == OPEN:
                return OPEN
    return R_NO_MOVE


def why_not_patrol_to(g: Tek, me: int, origin: int) -> list[Refusal]:
    """Every other region of the card, and what is in the way (patrol.1, patrol.2)."""
    steps = STEPS[ways(g, me)][origin]
    found = []
    for r in ALL_REGIONS[origin // PER_CARD]:
        why = OPEN
        if r in steps:
            why = obstacle(g, me, r, origin)
        elif not passable(g, me, r):
            why = barrier(r)
        elif r != origin:
            why = R_RIVER if r in ACROSS_RIVER[origin] else R_NOT_ADJACENT
        if why != OPEN:
            found.append(refusal(r, why))
    return found


def why_not_patrol(g: Tek, me: int) -> list[Refusal]:
    """The regions of `me` whose figures have nowhere to go."""
    able = patrol_origins(g, me)
    return [Refusal(r, R_NO_MOVE) for r in sorted(set(g.figures[me])) if r not in able]


def patrol(g: Tek, me: int) -> Rule[None]:
    """Patrol: one figure one step on its territory, or one searching figure stands up."""
    spent = yield from patrol_once(g, me, PASS)
    if has(g, me, TWO_FIGURES) and patrol_origins(g, me, spent):  # Goblins 1
        yield from patrol_once(g, me, spent, may_stop=True)


def patrol_once(g: Tek, me: int, spent: int, may_stop: bool = False) -> Rule[int]:
    """One figure patrols; tells where it is now (plus LYING if it searches there), or PASS if it is gone."""
    origin = yield Ask(
        me, K_PATROL, lambda: ([PASS] if may_stop else []) + patrol_origins(g, me, spent), why=partial(why_not_patrol, g, me)
    )
    if origin == PASS:
        return PASS
    to = yield Ask(
        me,
        K_PATROL_TO,
        partial(patrol_targets, g, me, origin, spent),
        about=origin,
        why=partial(why_not_patrol_to, g, me, origin),
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
    """Centaurs 4: the figure may go on to a second region."""
    at = yield from move(g, me, origin, through, PATROL, ends=False)
    if at == PASS:
        return PASS
    to = yield Ask(
        me,
        K_PATROL_ON,
        lambda: [PASS] + [r for r in STEPS[ways(g, me)][through] if obstacle(g, me, r, through) == OPEN],
        about=through,
        why=partial(why_not_patrol_to, g, me, through),
    )
    if to == PASS:
        gain_all(g, me, gain_of_moving(g, me, through))
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


def why_not_quest(g: Tek, me: int, r: int) -> int:
    """Why no figure of `me` may quest from `r`: a reason, or OPEN."""
    if not standing(g, me, r):
        return R_LYING
    return R_INLAND if not on_border(g, me, r) else OPEN if can_go(g, me, r) else R_NO_QUEST


def quest_origins(g: Tek, me: int) -> list[int]:
    """Border regions with a standing figure that has somewhere to go."""
    return [r for r in sorted(set(g.figures[me])) if why_not_quest(g, me, r) == OPEN]


def can_go(g: Tek, me: int, origin: int) -> bool:
    """Whether some region of another territory is open to a Quest from `origin`."""
    here = origin // PER_CARD
    for t in territories(g):
        if t != here:
            for r in ALL_REGIONS[t]:
                if on_border(g, me, r) and obstacle(g, me, r, origin) == OPEN:
                    return True
    return False


def closed_quest(g: Tek, me: int) -> int:
    """Why no figure of `me` may quest."""
    for r in g.figures[me]:
        if on_border(g, me, r) and standing(g, me, r) and can_go(g, me, r):
            return OPEN
    return R_NO_QUEST


def why_not_quest_to(g: Tek, me: int, origin: int) -> list[Refusal]:
    """Every region in play that the Quest cannot reach, and why."""
    found = []
    for t in territories(g):
        for r in ALL_REGIONS[t]:
            if t == origin // PER_CARD:
                why = R_SAME_CARD
            elif on_border(g, me, r):
                why = obstacle(g, me, r, origin)
            else:
                why = R_INLAND if passable(g, me, r) else barrier(r)
            if why != OPEN and r != origin:
                found.append(refusal(r, why))
    return found


def quest(g: Tek, me: int) -> Rule[None]:
    """Quest: one figure from the border of one territory to the border of another."""
    closed = partial(why_not_quest, g, me)
    origin = yield Ask(me, K_QUEST, partial(quest_origins, g, me), why=lambda: refusals(sorted(set(g.figures[me])), closed))
    why = partial(why_not_quest_to, g, me, origin)
    to = yield Ask(me, K_QUEST_TO, partial(quest_targets, g, me, origin), about=origin, why=why)
    yield from move(g, me, origin, to, QUEST)
