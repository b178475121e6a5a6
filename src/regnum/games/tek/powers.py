"""The nations' abilities: each hook of data/nations.toml named once, and the plain ones computed from the data."""

from __future__ import annotations

from typing import Final

from regnum.games.tek.components import (
    ACTIONS,
    BY_WATER,
    CLIMB,
    CRAGS,
    FLIGHT,
    FOREST,
    HOOKS_READ,
    NATION_DATA,
    NATIONS,
    OUTER,
    PER_CARD,
    RESOURCES,
    RIVERS,
    STEPS,
    SWIM,
    TERRAIN,
    TERRAINS,
    WATER,
    Power,
    hooks,
)
from regnum.games.tek.state import Tek, gain, has, home_of

IGNORES_RIVERS: Final = Power("river.ignore")
FLIES: Final = Power("move.flight")
SWIMS: Final = Power("terrain.occupy", terrain="water")
CLIMBS: Final = Power("terrain.occupy", terrain="crags")
TWO_FIGURES: Final = Power("patrol.meeples")
TWO_STEPS: Final = Power("patrol.steps")
FOREST_BORDER: Final = Power("quest.border_override", terrain="forest")
WATER_BORDER: Final = Power("quest.border_override", terrain="water_or_adjacent_to_water")

WINS_TIES: Final = Power("war.wins_ties")
PAYS_FOOD: Final = Power("war.pay_with", resource="food")
BOOSTS: Final = Power("war.post_reveal_boost")
ADJUSTS: Final = Power("war.post_reveal_adjust")
REBUFFS: Final = Power("war.peace_rebuff", "opponent_loses")
LOSES_WELL: Final = Power("war.lost_gain", "amount")
WINS_ATTACKING: Final = Power("war.won_gain", "amount", condition="as_attacker")
WINS_KILLING: Final = Power("war.won_gain", "amount", condition="loser_meeple_removed")
PAYS_HALF: Final = Power("war.loser_cost_half")
RAISES_DEAD: Final = Power("war.raise_dead")
SINGLE_KIND: Final = Power("war.discount", "amount", when="paid_with_single_resource_type")

PEACE_FOR_OTHER: Final = Power("alliance.formed_gain", "amount", who="other")
PEACE_FOR_SELF: Final = Power("alliance.formed_gain", "amount", who="self")
UNBREAKABLE: Final = Power("alliance.unbreakable_by_others")

FLAT_RETREAT: Final = Power("retreat.cost", "flat")
CHEAP_RETREAT: Final = Power("retreat.discount", "amount")
FAR_RETREAT: Final = Power("retreat.any_on_card")

TAXES_BUILDERS: Final = Power("build.tax_others", "amount")
CHEAP_BUILDING: Final = Power("build.discount", "amount")
CHEAP_EXPANSION: Final = Power("expand.discount", "amount")
EXPANDS_WITH_MANA: Final = Power("expand.pay_with", resource="mana")
EXPANDS_NEARBY: Final = Power("expand.place_adjacent_empty")
TRADES_WELL: Final = Power("trade.bonus", "extra")
SUBSTITUTES_GOODS: Final = Power("pay.substitute", "max")
CONVERTS: Final = Power("collect.convert")
MIMICS: Final = Power("mimic.level1")

SUBSTITUTES: Final = [
    (nation, level, ACTIONS.index(hook["when"]), ACTIONS.index(hook["may"]))
    for nation, level, hook in hooks("action.substitute")
]
MOVE_GAINS: Final = [
    (nation, level, TERRAINS.index(hook["terrain"]), RESOURCES.index(resource), n)
    for nation, level, hook in hooks("move.gain")
    for resource, n in hook["gain"].items()
]
TERRAIN_YIELDS: Final = [
    (nation, level, TERRAINS.index(hook["terrain"]), RESOURCES.index(resource))
    for nation, level, hook in hooks("terrain.occupy")
    for resource in hook["collects"]
]
CONDITIONS: Final = ["any_own_meeple_adjacent_to_water", "occupies_at_least_2_forest", "occupies_at_least_1_plains"]
COLLECT_BONUSES: Final = [
    (nation, level, CONDITIONS.index(hook["condition"]), RESOURCES.index(resource), n)
    for nation, level, hook in hooks("collect.bonus")
    for resource, n in hook["gain"].items()
]
OCCASIONS: Final = [
    "always", "attacker", "defender", "defender_in_own_home", "contested_is_forest", "contested_is_or_adjacent_to_water",
    "other_own_meeple_in_adjacent_region",
]  # fmt: skip
DISCOUNTS: Final = [
    [
        (level, OCCASIONS.index(hook.get("when") or hook["per"]), hook.get("amount") or hook["amount_per"], hook.get("max", 0))
        for nation, level, hook in hooks("war.discount")
        if nation == n and hook.get("when") != "paid_with_single_resource_type"
    ]
    for n in range(len(NATIONS))
]


def reached(g: Tek, me: int, nation: int, level: int) -> bool:
    """Whether `me` has the ability of this nation and level, its own or by mimicry."""
    return (g.nation[me] == nation and g.magic[me] >= level) or (level == 1 and g.mimic[me] == nation)


def ways(g: Tek, me: int) -> int:
    """How the figures of `me` may step: an index into STEPS."""
    return (
        (RIVERS if has(g, me, IGNORES_RIVERS) else 0)
        | (FLIGHT if has(g, me, FLIES) else 0)
        | (SWIM if has(g, me, SWIMS) else 0)
        | (CLIMB if has(g, me, CLIMBS) else 0)
    )


def on_border(g: Tek, me: int, r: int) -> bool:
    """Whether a Quest of `me` may start or end in `r` (quest.2)."""
    terrain = TERRAIN[r]
    if terrain == WATER:
        return has(g, me, SWIMS) and (OUTER[r] or has(g, me, WATER_BORDER))
    if terrain == CRAGS:
        return has(g, me, CLIMBS) and OUTER[r]
    return OUTER[r] or (terrain == FOREST and has(g, me, FOREST_BORDER)) or (BY_WATER[r] and has(g, me, WATER_BORDER))


def gain_by_moving(g: Tek, me: int, r: int) -> None:
    """Dwarves 2, Dark Elves 1, Centaurs 2: a resource for moving into a terrain, before any war (E19)."""
    for nation, level, terrain, resource, n in MOVE_GAINS:
        if terrain == TERRAIN[r] and reached(g, me, nation, level):
            gain(g, me, resource, n)


def nation_discount(g: Tek, me: int, r: int, attacks: bool) -> int:
    """What the nation of `me` takes off the cost of a war in `r`."""
    off = 0
    for nation in (g.nation[me], g.mimic[me]):
        if nation >= 0:
            for level, occasion, amount, most in DISCOUNTS[nation]:
                if reached(g, me, nation, level):
                    off += discount_on(g, me, r, attacks, occasion, amount, most)
    return off


def discount_on(g: Tek, me: int, r: int, attacks: bool, occasion: int, amount: int, most: int) -> int:
    """One discount, if its occasion is given."""
    name = OCCASIONS[occasion]
    if name == "always":
        holds = True
    elif name == "attacker":
        holds = attacks
    elif name == "defender":
        holds = not attacks
    elif name == "defender_in_own_home":
        holds = not attacks and home_of(g, r) == me
    elif name == "contested_is_forest":
        holds = TERRAIN[r] == FOREST
    elif name == "contested_is_or_adjacent_to_water":
        holds = BY_WATER[r]
    else:
        near = STEPS[ways(g, me)][r]
        return min(most, amount * sum([1 for x in g.figures[me] if x in near]))
    return amount if holds else 0


def collect_bonus(g: Tek, me: int, gains: list[int]) -> None:
    """Humans 4, Dark Elves 3, Halflings 2: more on collecting, under a condition."""
    for nation, level, condition, resource, n in COLLECT_BONUSES:
        if reached(g, me, nation, level) and collect_condition(g, me, condition):
            gains[resource] += n


def collect_condition(g: Tek, me: int, condition: int) -> bool:
    """Whether the figures of `me` fulfil one of CONDITIONS."""
    name = CONDITIONS[condition]
    if name == "any_own_meeple_adjacent_to_water":
        return any([BY_WATER[r] for r in g.figures[me]])
    wanted, least = (FOREST, 2) if name == "occupies_at_least_2_forest" else (0, 1)
    return len({r for r in g.figures[me] if TERRAIN[r] == wanted}) >= least


def opponents(g: Tek, me: int) -> list[int]:
    """The other players, clockwise from `me`."""
    i = g.order.index(me)
    return [g.order[(i + k) % g.seats] for k in range(1, g.seats)]


def enemies_in(g: Tek, me: int, t: int) -> int:
    """How many figures of other players stand in territory `t`; neutral ones are nobody's."""
    return sum([1 for s in range(g.seats) if s != me for r in g.figures[s] if r // PER_CARD == t])


END_HOOKS: Final = ("end.vp", "end.vp_per", "end.vp_tier")
UNUSED: Final = set(NATION_DATA["vocabulary"]) - HOOKS_READ - set(END_HOOKS)
if UNUSED:
    raise ImportError(f"abilities that would do nothing: {', '.join(sorted(UNUSED))}")
