"""What can be paid, and with what (war.8, war.7, exploration.4)."""

from __future__ import annotations

from typing import Final

from regnum.games.tek.components import FOOD, HIGHEST_NUMBER, MANA, ORE, UNIT, WAR_VALUE
from regnum.games.tek.lexicon import BUNDLE, SEAT, BundleChoice, saying
from regnum.games.tek.powers import Power, amount, has
from regnum.games.tek.state import Tek

L_PAID: Final = saying("paid", who=SEAT, it=BUNDLE)

PAYS_FOOD: Final = Power("war.pay_with", resource="food")
SINGLE_KIND: Final = Power("war.discount", "amount", when="paid_with_single_resource_type")
SUBSTITUTES_GOODS: Final = Power("pay.substitute", "max")
EXPANDS_WITH_MANA: Final = Power("expand.pay_with", resource="mana")

PAYMENT: Final = BundleChoice(lambda f, o, m: f + o + 2 * m <= HIGHEST_NUMBER or (f == o == 0 and 2 * m == HIGHEST_NUMBER + 1))
"""Everything a war number can cost, one too much in mana included (war.8)."""
LOSS: Final = BundleChoice(lambda f, o, m: f + o + m <= 2)
"""At most two resources of any kind."""


def war_payments(g: Tek, me: int, cost: int, exceed: bool = False) -> list[int]:
    """The bundles that pay a war cost (war.8): exact ones, else those above it from which nothing could be left out.

    A price that one may `exceed` is met by both (two.2). Humans 3 pay 2 less with a single kind of resource; paying nothing
    at all counts as that."""
    off = amount(g, me, SINGLE_KIND)
    if cost <= 0 or cost <= off:
        return [0]
    if not off:
        return bundles(g, me, cost, exceed)
    return of_one_kind(g, me, cost - off, exceed) + [b for b in bundles(g, me, cost, exceed) if kinds_in(b) > 1]


def of_one_kind(g: Tek, me: int, cost: int, exceed: bool) -> list[int]:
    """Like `bundles`, but of a single kind of resource."""
    exact: list[int] = []
    tight: list[int] = []
    for resource in (FOOD, ORE, MANA):
        value = war_value(g, me, resource)
        if value and value * g.goods[me * 3 + resource] >= cost:
            n = (cost + value - 1) // value
            (exact if n * value == cost else tight).append(n * UNIT[resource])
    return exact + tight if exceed or not exact else exact


def bundles(g: Tek, me: int, cost: int, exceed: bool) -> list[int]:
    """Bundles of exactly `cost` in war value; if there is none or one may `exceed` it, the tight ones above."""
    food = g.goods[me * 3 + FOOD] if has(g, me, PAYS_FOOD) else 0
    ore, mana = g.goods[me * 3 + ORE], g.goods[me * 3 + MANA]
    if food + ore + 2 * mana < cost:
        return []
    exact: list[int] = []
    tight: list[int] = []
    for m in range(min(mana, (cost + 1) // 2) + 1):
        rest = cost - 2 * m
        if rest < 0:
            tight.append(m)
            continue
        for o in range(min(ore, rest) + 1):
            if rest - o <= food:
                exact.append((rest - o) * 100 + o * 10 + m)
    return exact + tight if exceed or not exact else exact


def kinds_in(bundle: int) -> int:
    """How many kinds of resource a bundle has."""
    return (bundle >= 100) + (bundle // 10 % 10 > 0) + (bundle % 10 > 0)


def can_pay_war(g: Tek, me: int, cost: int) -> bool:
    """Whether a war cost can be paid at all."""
    off = amount(g, me, SINGLE_KIND)
    food = g.goods[me * 3 + FOOD] if has(g, me, PAYS_FOOD) else 0
    ore, mana = g.goods[me * 3 + ORE], g.goods[me * 3 + MANA]
    if food + ore + 2 * mana >= cost:
        return True
    return off > 0 and (cost <= off or max(food, ore, 2 * mana) >= cost - off)


def war_value(g: Tek, me: int, resource: int) -> int:
    """What one resource is worth in war (war.8, Orcs 2)."""
    return 1 if resource == FOOD and has(g, me, PAYS_FOOD) else WAR_VALUE[resource]


def prices(g: Tek, me: int, resource: int, cost: int, expand: bool = False) -> list[int]:
    """The bundles that pay `cost` of a resource: Undead 2 may expand with mana, Shapeshifters 2 replace up to two."""
    have = g.goods[me * 3 + resource]
    most = amount(g, me, SUBSTITUTES_GOODS)
    mana_too = expand and has(g, me, EXPANDS_WITH_MANA)
    if not most and not mana_too:
        return [cost * UNIT[resource]] if have >= cost else []
    found: list[int] = []
    first, second = [r for r in (FOOD, ORE, MANA) if r != resource]
    for a in range(min(g.goods[me * 3 + first], cost) + 1):
        for b in range(min(g.goods[me * 3 + second], cost - a) + 1):
            rest = cost - a - b
            replaced = a + b - (b if mana_too else 0)
            if rest <= have and replaced <= most:
                found.append(rest * UNIT[resource] + a * UNIT[first] + b * UNIT[second])
    return found


def any_two(g: Tek, me: int, n: int) -> list[int]:
    """The bundles of `n` resources of any kind; all there is when there are fewer."""
    food, ore, mana = g.goods[me * 3], g.goods[me * 3 + ORE], g.goods[me * 3 + MANA]
    n = min(n, food + ore + mana)
    return [
        f * 100 + o * 10 + (n - f - o) for f in range(min(food, n) + 1) for o in range(min(ore, n - f) + 1) if n - f - o <= mana
    ]
