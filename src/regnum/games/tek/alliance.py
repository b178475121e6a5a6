"""Leaving a lost region: retreat, church, removal; and broken alliances (retreat, alliance.break, exploration.9)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Refusal, Rule
from regnum.engine.lists import changed
from regnum.games.tek.components import ALL_REGIONS, CAPACITY, CHURCH, FOOD, PER_CARD, STEPS, UNIT
from regnum.games.tek.explore import L_REMOVED, turn_token
from regnum.games.tek.ground import R_FULL, R_NOT_ADJACENT, barrier, on_border, passable, ways
from regnum.games.tek.lexicon import ANSWER, REGION_FROM, REGION_IN, REGION_INTO, SEAT, kind, reason, saying
from regnum.games.tek.payment import L_PAID
from regnum.games.tek.powers import Power, amount, has
from regnum.games.tek.state import Tek, lift, other_in, place, shared_regions, territories

K_RETREAT: Final = kind("retreat", REGION_INTO, "retreat.1", REGION_FROM)
K_CHURCH: Final = kind("church", ANSWER, "exploration.9", REGION_IN)
K_BROKEN: Final = kind("broken", REGION_IN, "alliance.break.2")
K_KEEP: Final = kind("keep", REGION_INTO, "alliance.break.4")
L_RETREATED: Final = saying("retreated", who=SEAT, origin=REGION_FROM, to=REGION_INTO)
L_SHELTERED: Final = saying("sheltered", who=SEAT, origin=REGION_FROM, to=REGION_INTO)
L_BROKEN: Final = saying("broken", who=SEAT, foe=SEAT)
L_KEPT: Final = saying("kept", who=SEAT, origin=REGION_FROM, to=REGION_INTO)
R_OCCUPIED: Final = reason("occupied", "retreat.2")

FLAT_RETREAT: Final = Power("retreat.cost", "flat")
CHEAP_RETREAT: Final = Power("retreat.discount", "amount")
FAR_RETREAT: Final = Power("retreat.any_on_card")


def is_free(g: Tek, me: int, r: int) -> bool:
    """Free for a retreat: nobody else there, and room (T-06)."""
    return g.crowd[r] < CAPACITY and other_in(g, me, r) == PASS


def retreat_price(g: Tek, me: int) -> int:
    """One food for each own figure in play, the retreating one counted (retreat.1, T-05), less what the nation saves."""
    if has(g, me, FLAT_RETREAT):
        return amount(g, me, FLAT_RETREAT)
    return max(0, len(g.figures[me]) - amount(g, me, CHEAP_RETREAT))


def refuges(g: Tek, me: int, r: int) -> list[int]:
    """Where a figure may flee from `r`, whatever it costs (retreat.2)."""
    if has(g, me, FAR_RETREAT):
        near = [x for x in ALL_REGIONS[r // PER_CARD] if x != r and passable(g, me, x)]
    else:
        near = STEPS[ways(g, me)][r]
    return [x for x in near if is_free(g, me, x)]


def retreats(g: Tek, me: int, r: int, free: bool) -> list[int]:
    """Where a figure may flee from `r` and pay for it."""
    if not free and g.goods[me * 3 + FOOD] < retreat_price(g, me):
        return []
    return refuges(g, me, r)


def why_not_retreat(g: Tek, me: int, r: int, free: bool) -> list[Refusal]:
    """The regions of the card to which the figure cannot flee."""
    near = STEPS[ways(g, me)][r]
    refusals = []
    for x in ALL_REGIONS[r // PER_CARD]:
        if x == r or x in retreats(g, me, r, free):
            continue
        if not passable(g, me, x):
            why = barrier(x)
        elif x not in near and not has(g, me, FAR_RETREAT):
            why = R_NOT_ADJACENT
        else:
            why = R_FULL if other_in(g, me, x) == PASS else R_OCCUPIED
        refusals.append(Refusal(x, why))
    return refusals


def leave(g: Tek, me: int, r: int, free: bool, cornered: bool = False) -> Rule[int]:
    """The loser's figure leaves `r`: it retreats, finds shelter or goes back to the supply. Tells where it went, or PASS."""
    if retreats(g, me, r, free):
        why = partial(why_not_retreat, g, me, r, free)
        to = yield Ask(me, K_RETREAT, lambda: [PASS, *retreats(g, me, r, free)], about=r, why=why)
        if to != PASS:
            if not free and retreat_price(g, me):
                price = retreat_price(g, me)
                g.goods[me * 3 + FOOD] -= price
                g.say(L_PAID, me, price * UNIT[FOOD])
            lift(g, me, r)
            place(g, me, to)
            g.say(L_RETREATED, me, r, to)
            yield from turn_token(g, me, to, cornered)
            return to
    church = church_of(g, me, r)
    if church != PASS and (yield Ask(me, K_CHURCH, lambda: [0, 1], about=church)):
        lift(g, me, r)
        place(g, me, church)
        g.token = changed(g.token, church, 0)
        g.say(L_SHELTERED, me, r, church)
        return church
    lift(g, me, r)
    g.say(L_REMOVED, me, r)
    return PASS


def church_of(g: Tek, me: int, r: int) -> int:
    """The church region where `me` stands and has room, other than `r`; or PASS (exploration.9)."""
    for x in g.figures[me]:
        if x != r and g.token[x] == CHURCH + 1 and g.crowd[x] < CAPACITY:
            return x
    return PASS


# ---------------------------------------------------------------- a broken alliance
def break_alliance(g: Tek, loser: int, winner: int, at: int, free: bool) -> Rule[int]:
    """The loser leaves every region shared with the winner, the war's `at` too, in an order of choice (alliance.break.1-4).

    Only the figure beaten in the war may flee `free` of food. Tells where that one went, or PASS."""
    g.say(L_BROKEN, loser, winner)
    shared = shared_regions(g, loser, winner)
    stuck = len(shared) == len(g.figures[loser]) and not any([retreats(g, loser, r, free and r == at) for r in shared])
    beaten = PASS
    while shared:
        r = yield Ask(loser, K_BROKEN, partial(list, shared))
        flees_free = free and r == at
        if stuck and len(g.figures[loser]) == 1 and not retreats(g, loser, r, flees_free):
            to = yield from keep_last(g, loser, r)
        else:
            to = yield from leave(g, loser, r, flees_free, len(shared) == len(g.figures[loser]))  # T-22
        if r == at:
            beaten = to
        shared = [x for x in shared if x != r]
    return beaten


def keep_last(g: Tek, me: int, r: int) -> Rule[int]:
    """The last figure may go to the nearest free region, even on another territory (alliance.break.4, T-24). Tells where."""
    to = yield Ask(me, K_KEEP, lambda: [PASS, *nearest_free(g, me, r)])
    lift(g, me, r)
    if to == PASS:
        g.say(L_REMOVED, me, r)
        return PASS
    place(g, me, to)
    g.say(L_KEPT, me, r, to)
    yield from turn_token(g, me, to)
    return to


def nearest_free(g: Tek, me: int, r: int) -> list[int]:
    """Free regions with the fewest Patrol or Quest moves from `r`, else any free region (T-15)."""
    board = [x for t in territories(g) for x in ALL_REGIONS[t] if passable(g, me, x)]
    border = {x: on_border(g, me, x) for x in [r, *board]}
    table = STEPS[ways(g, me)]
    seen = [r]
    edge = [r]
    while edge:
        beyond = [
            x
            for x in board
            if x not in seen
            and any([x in table[y] or (x // PER_CARD != y // PER_CARD and border[x] and border[y]) for y in edge])
        ]
        found = [x for x in beyond if is_free(g, me, x)]
        if found:
            return found
        seen += beyond
        edge = beyond
    return [x for x in board if is_free(g, me, x)]
