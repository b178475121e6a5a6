"""Build, Research, Expand, Trade and collecting resources (build, research, expand, trade, collect)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Refusal, Rule
from regnum.engine.deeds import OPEN, lacking
from regnum.engine.lists import changed, raised
from regnum.games.tek.components import (
    ALL_REGIONS,
    BUILD,
    BY_WATER,
    CAMP,
    CAPACITY,
    EXPAND,
    FIGURES,
    FOOD,
    FOREST,
    MAGIC_COST,
    MAGIC_TOP,
    MANA,
    ORE,
    PLAINS,
    RESEARCH,
    RUINS,
    STEPS,
    TERRAIN,
    TOWER_COST,
    TOWER_TOP,
    UNIT,
    WATER,
    digits,
)
from regnum.games.tek.explore import any_resource, turn_token
from regnum.games.tek.ground import CLIMBS, R_FULL, SWIMS, passable, ways
from regnum.games.tek.lexicon import ACTION, BUNDLE, NATION, NUMBER, REGION_IN, SEAT, SWAP, BundleChoice, kind, reason, saying
from regnum.games.tek.payment import SUBSTITUTES_GOODS, prices
from regnum.games.tek.powers import Power, amount, has
from regnum.games.tek.state import Tek, gain, pay, place, territories, total

TAXES_BUILDERS: Final = Power("build.tax_others", "amount")
CHEAP_BUILDING: Final = Power("build.discount", "amount")
CHEAP_EXPANSION: Final = Power("expand.discount", "amount")
EXPANDS_NEARBY: Final = Power("expand.place_adjacent_empty")
TRADES_WELL: Final = Power("trade.bonus", "extra")
CONVERTS: Final = Power("collect.convert")
MIMICS: Final = Power("mimic.level1")
COLLECTS_MORE: Final[list[tuple[Power, Callable[[Tek, int], bool]]]] = [
    (
        Power("collect.bonus", "gain", condition="any_own_meeple_adjacent_to_water"),
        lambda g, me: any([BY_WATER[r] for r in g.figures[me]]),
    ),
    (Power("collect.bonus", "gain", condition="occupies_at_least_2_forest"), lambda g, me: held(g, me, FOREST) >= 2),
    (Power("collect.bonus", "gain", condition="occupies_at_least_1_plains"), lambda g, me: held(g, me, PLAINS) >= 1),
]
"""What collecting gives besides, and when."""


def can_cost(food: int, ore: int, mana: int) -> bool:
    """Whether Build, Research or Expand can ever cost this, with what a nation may pay instead."""
    whole, replaced = food + ore + mana, max(SUBSTITUTES_GOODS.amount)
    most = (FIGURES, TOWER_COST[-1] + max(TAXES_BUILDERS.amount), MAGIC_COST[-1])
    bought = any([whole <= most[i] and whole - n <= replaced for i, n in enumerate((food, ore, mana))])
    return bought or (ore == 0 and whole <= FIGURES)  # the second: Undead 2


PRICE: Final = BundleChoice(can_cost)

K_PRICE: Final = kind("price", PRICE, "actions.1", ACTION)
K_EXPAND: Final = kind("expand", REGION_IN, "expand.2")
K_TRADE: Final = kind("trade", SWAP, "trade.1")
K_TRADE_N: Final = kind("trade-n", NUMBER, "trade.1", SWAP)
K_CONVERT: Final = kind("convert", SWAP, "collect.1")
K_MIMIC: Final = kind("mimic", SEAT, "research.3")
L_BUILT: Final = saying("built", who=SEAT, level=NUMBER, price=BUNDLE)
L_LEARNED: Final = saying("learned", who=SEAT, level=NUMBER, price=BUNDLE)
L_MIMICS: Final = saying("mimics", who=SEAT, it=NATION)
L_EXPANDED: Final = saying("expanded", who=SEAT, at=REGION_IN, price=BUNDLE)
L_TRADED: Final = saying("traded", who=SEAT, gave=BUNDLE, got=BUNDLE)
L_COLLECTED: Final = saying("collected", who=SEAT, it=BUNDLE)
R_ORE: Final = reason("ore", "build.1", NUMBER)
R_TOWER_DONE: Final = reason("tower-done", "build.1")
R_MANA: Final = reason("mana", "research.1", NUMBER)
R_MAGIC_DONE: Final = reason("magic-done", "research.1")
R_FOOD: Final = reason("food", "expand.1", NUMBER)
R_ALL_OUT: Final = reason("all-out", "components.1")
R_NO_ROOM: Final = reason("no-room", "expand.3")
R_NOT_MINE: Final = reason("not-mine", "expand.2")
R_EMPTY: Final = reason("empty", "trade.1")
R_ACTIVE: Final = reason("active", "turn.5")


def pay_price(g: Tek, me: int, action: int, resource: int, cost: int) -> Rule[int]:
    """`me` pays for an action; tells what."""
    price = yield Ask(me, K_PRICE, lambda: PRICE.options(prices(g, me, resource, cost, action == EXPAND)), about=action)
    bundle = PRICE.bundles[price]
    pay(g, me, bundle)
    return bundle


# ---------------------------------------------------------------- Build
def build_cost(g: Tek, me: int) -> int:
    """Ore for the next part of the tower (build.1), with Dwarves 1 and 3."""
    level = g.tower[me] + 1
    cost = TOWER_COST[level] - amount(g, me, CHEAP_BUILDING)
    for other in range(g.seats):
        if other != me and g.tower[other] == level:
            cost += amount(g, other, TAXES_BUILDERS)
    return max(0, cost)


def closed_build(g: Tek, me: int) -> int:
    """Why `me` cannot build."""
    if g.tower[me] == TOWER_TOP:
        return R_TOWER_DONE
    cost = build_cost(g, me)
    return OPEN if prices(g, me, ORE, cost) else lacking(R_ORE, cost)


def build(g: Tek, me: int) -> Rule[None]:
    """Pays for the next part of the tower and moves up; one part an action (build.2)."""
    bundle = yield from pay_price(g, me, BUILD, ORE, build_cost(g, me))
    g.tower = raised(g.tower, me, 1)
    g.say(L_BUILT, me, g.tower[me], bundle)


# ---------------------------------------------------------------- Research
def closed_research(g: Tek, me: int) -> int:
    """Why `me` cannot research."""
    if g.magic[me] == MAGIC_TOP:
        return R_MAGIC_DONE
    cost = MAGIC_COST[g.magic[me] + 1]
    return OPEN if prices(g, me, MANA, cost) else lacking(R_MANA, cost)


def research(g: Tek, me: int) -> Rule[None]:
    """Pays for the next level of magic, whose ability is there at once (research.1-3)."""
    bundle = yield from pay_price(g, me, RESEARCH, MANA, MAGIC_COST[g.magic[me] + 1])
    g.magic = raised(g.magic, me, 1)
    g.say(L_LEARNED, me, g.magic[me], bundle)
    if MIMICS.level[g.nation[me]] == g.magic[me]:
        yield from mimic(g, me)


def mimic(g: Tek, me: int) -> Rule[None]:
    """Shapeshifters 4: chooses the opponent whose first ability is copied."""
    i = g.order.index(me)
    other = yield Ask(me, K_MIMIC, lambda: [g.order[(i + k) % g.seats] for k in range(1, g.seats)])
    g.mimic = changed(g.mimic, me, g.nation[other])
    g.say(L_MIMICS, me, g.nation[other])


# ---------------------------------------------------------------- Expand
def expand_cost(g: Tek, me: int) -> int:
    """Food for one more figure: the new one is counted (expand.1, T-01); Halflings 1 and Goblins 2 pay less, never under 1."""
    return max(1, len(g.figures[me]) + 1 - amount(g, me, CHEAP_EXPANSION))


def expand_places(g: Tek, me: int) -> list[int]:
    """Regions with an own figure alone (expand.2, expand.3); for Goblins 4 also empty neighbours."""
    found = {r for r in g.figures[me] if g.crowd[r] < CAPACITY}
    if has(g, me, EXPANDS_NEARBY):
        table = STEPS[ways(g, me)]
        found.update([x for r in g.figures[me] for x in table[r] if not g.crowd[x]])
    return sorted(found)


def closed_expand(g: Tek, me: int) -> int:
    """Why `me` cannot expand."""
    if len(g.figures[me]) == FIGURES:
        return R_ALL_OUT
    cost = expand_cost(g, me)
    if not prices(g, me, FOOD, cost, expand=True):
        return lacking(R_FOOD, cost)
    return OPEN if expand_places(g, me) else R_NO_ROOM


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
    r = yield Ask(me, K_EXPAND, partial(expand_places, g, me), why=partial(why_not_expand_in, g, me))
    bundle = yield from pay_price(g, me, EXPAND, FOOD, expand_cost(g, me))
    place(g, me, r)
    g.say(L_EXPANDED, me, r, bundle)
    yield from turn_token(g, me, r)


# ---------------------------------------------------------------- Trade
def closed_trade(g: Tek, me: int) -> int:
    """Why `me` cannot trade."""
    return OPEN if total(g, me) else R_EMPTY


def swaps(goods: list[int]) -> list[int]:
    """One of the goods for another kind."""
    return [SWAP.pack(give, get) for give in range(3) if goods[give] for get in range(3) if get != give]


def trade(g: Tek, me: int) -> Rule[None]:
    """Any amount of one resource for as much of one other, once (trade.1, trade.2); Humans 2 get one more."""
    swap = yield Ask(me, K_TRADE, lambda: swaps(g.goods[me * 3 : me * 3 + 3]))
    give, get = SWAP.unpack(swap)
    n = yield Ask(me, K_TRADE_N, lambda: list(range(1, g.goods[me * 3 + give] + 1)), about=swap)
    g.goods[me * 3 + give] -= n
    got = gain(g, me, get, n + amount(g, me, TRADES_WELL))
    g.say(L_TRADED, me, n * UNIT[give], got * UNIT[get])


# ---------------------------------------------------------------- collecting
def closed_collect(g: Tek, me: int) -> int:
    """Why `me` cannot collect: it is the active player (turn.5)."""
    return OPEN if g.acting else R_ACTIVE


def held(g: Tek, me: int, terrain: int) -> int:
    """In how many regions of a terrain `me` stands."""
    return len({r for r in g.figures[me] if TERRAIN[r] == terrain})


def harvest(g: Tek, me: int) -> tuple[list[int], int]:
    """What collecting gives: food, ore and mana, and how many resources of choice (collect.1-5, regions.5)."""
    gains = [0, 0, 0]
    choices = 1 if len(g.figures[me]) == 1 else 0  # collect.5
    for r in set(g.figures[me]):  # collect.2
        n = 2 if g.token[r] == CAMP + 1 else 1  # exploration.6
        terrain = TERRAIN[r]
        if terrain <= FOREST:
            gains[terrain] += n  # collect.3: plains, mountains and forests, in the order of their resources
        elif terrain == RUINS:
            choices += n if r in g.searching[me] else 0  # regions.5, regions.7
        elif terrain >= WATER:  # capitals give nothing (regions.4)
            add(gains, amount(g, me, SWIMS if terrain == WATER else CLIMBS), n)
    for power, holds in COLLECTS_MORE:
        bundle = amount(g, me, power)
        if bundle and holds(g, me):
            add(gains, bundle, 1)
    return gains, choices


def add(gains: list[int], bundle: int, times: int) -> None:
    """Adds a bundle, perhaps twice, to food, ore and mana."""
    for resource, n in enumerate(digits(bundle)):
        gains[resource] += n * times


def collect(g: Tek, me: int) -> Rule[None]:
    """Collects one resource for each region; what goes past 9 is lost (collect.4)."""
    gains, choices = harvest(g, me)
    for _ in range(choices):
        resource = yield any_resource(me)
        gains[resource] += 1
    if has(g, me, CONVERTS) and any(gains):  # Shapeshifters 1
        swap = yield Ask(me, K_CONVERT, lambda: [PASS, *swaps(gains)])
        if swap != PASS:
            give, get = SWAP.unpack(swap)
            gains[give] -= 1
            gains[get] += 1
    got = [gain(g, me, resource, gains[resource]) * UNIT[resource] for resource in range(3)]
    g.say(L_COLLECTED, me, sum(got))
