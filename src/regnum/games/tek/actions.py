"""Build, Research, Expand, Trade and collecting resources (build, research, expand, trade, collect)."""

from __future__ import annotations

from typing import Final

from regnum.engine.ask import PASS, Ask, Refusal, Rule
from regnum.engine.lists import changed
from regnum.games.tek.alliance import passable
from regnum.games.tek.components import (
    ALL_REGIONS,
    BUILD,
    CAMP,
    CAPACITY,
    EXPAND,
    FIGURES,
    FOOD,
    MAGIC_COST,
    MAGIC_TOP,
    MANA,
    ORE,
    RESEARCH,
    RUINS,
    STEPS,
    TERRAIN,
    TOWER_COST,
    TOWER_TOP,
    WATER,
)
from regnum.games.tek.explore import turn_token
from regnum.games.tek.kinds import (
    K_CONVERT,
    K_EXPAND,
    K_GAIN,
    K_MIMIC,
    K_PRICE,
    K_TRADE,
    K_TRADE_N,
    L_BUILT,
    L_COLLECTED,
    L_EXPANDED,
    L_LEARNED,
    L_MIMICS,
    L_TRADED,
    PRICE,
    R_ALL_OUT,
    R_EMPTY,
    R_FOOD,
    R_FULL,
    R_MAGIC_DONE,
    R_MANA,
    R_NO_ROOM,
    R_NOT_MINE,
    R_ORE,
    R_TOWER_DONE,
)
from regnum.games.tek.payment import UNIT, prices
from regnum.games.tek.powers import (
    CHEAP_BUILDING,
    CHEAP_EXPANSION,
    CONVERTS,
    EXPANDS_NEARBY,
    MIMICS,
    TAXES_BUILDERS,
    TERRAIN_YIELDS,
    TRADES_WELL,
    collect_bonus,
    opponents,
    reached,
    ways,
)
from regnum.games.tek.state import Tek, amount, gain, has, pay, place, territories, total

YIELD: Final = [FOOD, ORE, MANA]
"""What plains, mountains and forests give (collect.3)."""


# ---------------------------------------------------------------- Build
def build_cost(g: Tek, me: int) -> int:
    """Ore for the next part of the tower (build.1), with Dwarves 1 and 3."""
    level = g.tower[me] + 1
    cost = TOWER_COST[level] - amount(g, me, CHEAP_BUILDING)
    for other in range(g.seats):
        if other != me and g.tower[other] == level:
            cost += amount(g, other, TAXES_BUILDERS)
    return max(0, cost)


def why_not_build(g: Tek, me: int) -> Refusal | None:
    """The reason why `me` cannot build."""
    if g.tower[me] == TOWER_TOP:
        return Refusal(BUILD, R_TOWER_DONE)
    cost = build_cost(g, me)
    return None if prices(g, me, ORE, cost) else Refusal(BUILD, R_ORE, cost)


def build(g: Tek, me: int) -> Rule[None]:
    """Pays for the next part of the tower and moves up; one part an action (build.2)."""
    cost = build_cost(g, me)
    price = yield Ask(me, K_PRICE, lambda: PRICE.options(prices(g, me, ORE, cost)), about=BUILD)
    bundle = PRICE.bundles[price]
    pay(g, me, bundle)
    g.tower = changed(g.tower, me, g.tower[me] + 1)
    g.say(L_BUILT, me, g.tower[me], bundle)


# ---------------------------------------------------------------- Research
def why_not_research(g: Tek, me: int) -> Refusal | None:
    """The reason why `me` cannot research."""
    if g.magic[me] == MAGIC_TOP:
        return Refusal(RESEARCH, R_MAGIC_DONE)
    cost = MAGIC_COST[g.magic[me] + 1]
    return None if prices(g, me, MANA, cost) else Refusal(RESEARCH, R_MANA, cost)


def research(g: Tek, me: int) -> Rule[None]:
    """Pays for the next level of magic, whose ability is there at once (research.1-3)."""
    cost = MAGIC_COST[g.magic[me] + 1]
    price = yield Ask(me, K_PRICE, lambda: PRICE.options(prices(g, me, MANA, cost)), about=RESEARCH)
    bundle = PRICE.bundles[price]
    pay(g, me, bundle)
    g.magic = changed(g.magic, me, g.magic[me] + 1)
    g.say(L_LEARNED, me, g.magic[me], bundle)
    if MIMICS.level[g.nation[me]] == g.magic[me]:
        yield from mimic(g, me)


def mimic(g: Tek, me: int) -> Rule[None]:
    """Shapeshifters 4: chooses the opponent whose first ability is copied."""
    other = yield Ask(me, K_MIMIC, lambda: opponents(g, me))
    g.mimic = changed(g.mimic, me, g.nation[other])
    g.say(L_MIMICS, me, g.nation[other])


# ---------------------------------------------------------------- Expand
def expand_cost(g: Tek, me: int) -> int:
    """Food for one more figure: the new one is counted (expand.1, T-01); Halflings 1 pay less, never under 1."""
    return max(1, len(g.figures[me]) + 1 - amount(g, me, CHEAP_EXPANSION))


def expand_places(g: Tek, me: int) -> list[int]:
    """Regions with an own figure alone (expand.2, expand.3); for Goblins 4 also empty neighbours."""
    found = {r for r in g.figures[me] if g.crowd[r] < CAPACITY}
    if has(g, me, EXPANDS_NEARBY):
        table = STEPS[ways(g, me)]
        found.update([x for r in g.figures[me] for x in table[r] if not g.crowd[x]])
    return sorted(found)


def why_not_expand(g: Tek, me: int) -> Refusal | None:
    """The reason why `me` cannot expand."""
    if len(g.figures[me]) == FIGURES:
        return Refusal(EXPAND, R_ALL_OUT)
    cost = expand_cost(g, me)
    if not prices(g, me, FOOD, cost, expand=True):
        return Refusal(EXPAND, R_FOOD, cost)
    return None if expand_places(g, me) else Refusal(EXPAND, R_NO_ROOM)


def why_not_expand_in(g: Tek, me: int) -> list[Refusal]:
    """The regions in play where the new figure cannot go."""
    open_ = expand_places(g, me)
    return [
        Refusal(r, R_FULL if g.crowd[r] >= CAPACITY else R_NOT_MINE)
        for t in territories(g)
        for r in ALL_REGIONS[t]
        if r not in open_ and passable(g, me, r)
    ]


def expand(g: Tek, me: int) -> Rule[None]:
    """Adds a figure beside another of one's own and pays food for it."""
    r = yield Ask(me, K_EXPAND, lambda: expand_places(g, me), why=lambda: why_not_expand_in(g, me))
    cost = expand_cost(g, me)
    price = yield Ask(me, K_PRICE, lambda: PRICE.options(prices(g, me, FOOD, cost, expand=True)), about=EXPAND)
    bundle = PRICE.bundles[price]
    pay(g, me, bundle)
    place(g, me, r)
    g.say(L_EXPANDED, me, r, bundle)
    yield from turn_token(g, me, r)


# ---------------------------------------------------------------- Trade
def why_not_trade(g: Tek, me: int, deed: int) -> Refusal | None:
    """The reason why `me` cannot trade."""
    return None if total(g, me) else Refusal(deed, R_EMPTY)


def trade(g: Tek, me: int) -> Rule[None]:
    """Any amount of one resource for as much of one other, once (trade.1, trade.2); Humans 2 get one more."""
    swap = yield Ask(
        me,
        K_TRADE,
        lambda: [give * 3 + get for give in range(3) if g.goods[me * 3 + give] for get in range(3) if get != give],
    )
    give, get = swap // 3, swap % 3
    n = yield Ask(me, K_TRADE_N, lambda: list(range(1, g.goods[me * 3 + give] + 1)), about=swap)
    g.goods[me * 3 + give] -= n
    got = gain(g, me, get, n + amount(g, me, TRADES_WELL))
    g.say(L_TRADED, me, n * UNIT[give], got * UNIT[get])


# ---------------------------------------------------------------- collecting
def region_yield(g: Tek, me: int, r: int) -> int:
    """The resource a region gives `me`, or PASS: none, or one of choice in the ruins."""
    terrain = TERRAIN[r]
    if terrain <= 2:
        return YIELD[terrain]
    if terrain >= WATER:
        for nation, level, where, resource in TERRAIN_YIELDS:
            if where == terrain and reached(g, me, nation, level):
                return resource
    return PASS  # regions.4


def harvest(g: Tek, me: int) -> tuple[list[int], int]:
    """What collecting gives: food, ore and mana, and how many resources of choice (collect.1-5, regions.5)."""
    gains = [0, 0, 0]
    choices = 1 if len(g.figures[me]) == 1 else 0  # collect.5
    for r in set(g.figures[me]):  # collect.2
        n = 2 if g.token[r] == CAMP + 1 else 1  # exploration.6
        if TERRAIN[r] == RUINS:
            choices += n if r in g.searching[me] else 0  # regions.5, regions.7
        else:
            resource = region_yield(g, me, r)
            if resource != PASS:
                gains[resource] += n
    collect_bonus(g, me, gains)
    return gains, choices


def collect(g: Tek, me: int) -> Rule[None]:
    """Collects one resource for each region; what goes past 9 is lost (collect.4)."""
    gains, choices = harvest(g, me)
    for _ in range(choices):
        resource = yield Ask(me, K_GAIN, lambda: [0, 1, 2])
        gains[resource] += 1
    if has(g, me, CONVERTS) and any(gains):  # Shapeshifters 1
        swap = yield Ask(
            me,
            K_CONVERT,
            lambda: [PASS] + [give * 3 + get for give in range(3) if gains[give] for get in range(3) if get != give],
        )
        if swap != PASS:
            gains[swap // 3] -= 1
            gains[swap % 3] += 1
    got = [gain(g, me, resource, gains[resource]) * UNIT[resource] for resource in range(3)]
    g.say(L_COLLECTED, me, sum(got))
