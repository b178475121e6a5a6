"""War: dials, reveal, payment, the loser's retreat, and wars with neutral figures (war, retreat, two.2-5)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Refusal, Rule, together
from regnum.engine.lists import changed, raised
from regnum.games.tek.alliance import break_alliance, leave
from regnum.games.tek.components import (
    BY_WATER,
    CAPACITY,
    FIGURES,
    FOREST,
    FORT,
    HIGHEST_NUMBER,
    LAIR,
    NATIONS,
    STEPS,
    TERRAIN,
    UNIT,
)
from regnum.games.tek.explore import L_CROWNED, gain_choice
from regnum.games.tek.ground import ways
from regnum.games.tek.lexicon import ANSWER, NUMBER, REGION_IN, RESOURCE, SEAT, TURN, kind, reason, saying
from regnum.games.tek.payment import L_PAID, PAYMENT, can_pay_war, war_payments, war_value
from regnum.games.tek.powers import Power, amount, has
from regnum.games.tek.state import FLAG, HIDDEN, NEUTRAL, Tek, War, allied, home_of, lift, pay, place

K_DIAL: Final = kind("dial", NUMBER, "war.2", REGION_IN)
K_ADJUST: Final = kind("adjust", TURN, "war.4")
K_BOOST: Final = kind("boost", RESOURCE, "faction.orcs.4")
K_PAY: Final = kind("pay", PAYMENT, "war.8")
K_LAIR: Final = kind("lair", ANSWER, "exploration.5", SEAT)
K_RAISE: Final = kind("raise", ANSWER, "war.9", REGION_IN)
L_WAR: Final = saying("war", who=SEAT, foe=SEAT, at=REGION_IN)
L_SHOWED: Final = saying("showed", who=SEAT, n=NUMBER)
L_FLAG: Final = saying("flag", who=SEAT)
L_ADJUSTED: Final = saying("adjusted", who=SEAT, n=NUMBER)
L_BOOSTED: Final = saying("boosted", who=SEAT, n=NUMBER)
L_PEACE: Final = saying("peace", who=SEAT, foe=SEAT, at=REGION_IN)
L_WON: Final = saying("won", who=SEAT, foe=SEAT, at=REGION_IN)
L_NEUTRAL: Final = saying("neutral", who=SEAT, at=REGION_IN)
L_RAISED: Final = saying("raised", who=SEAT, at=REGION_IN)
L_BURNED: Final = saying("burned", who=SEAT, foe=SEAT, level=NUMBER)
R_TOO_HIGH: Final = reason("too-high", "war.2", NUMBER)

WINS_TIES: Final = Power("war.wins_ties")
BOOSTS: Final = Power("war.post_reveal_boost")
ADJUSTS: Final = Power("war.post_reveal_adjust")
LOSES_WELL: Final = Power("war.lost_gain", "amount")
WINS_ATTACKING: Final = Power("war.won_gain", "amount", condition="as_attacker")
WINS_KILLING: Final = Power("war.won_gain", "amount", condition="loser_meeple_removed")
PAYS_HALF: Final = Power("war.loser_cost_half")
RAISES_DEAD: Final = Power("war.raise_dead")
CROWDS: Final = Power("war.discount", "max", per="other_own_meeple_in_adjacent_region")
DISCOUNTS: Final[list[tuple[Power, Callable[[Tek, int, int, bool], bool]]]] = [
    (Power("war.discount", "amount", when="always"), lambda g, me, r, attacks: True),
    (Power("war.discount", "amount", when="attacker"), lambda g, me, r, attacks: attacks),
    (Power("war.discount", "amount", when="defender"), lambda g, me, r, attacks: not attacks),
    (
        Power("war.discount", "amount", when="defender_in_own_home"),
        lambda g, me, r, attacks: not attacks and home_of(g, r) == me,
    ),
    (Power("war.discount", "amount", when="contested_is_forest"), lambda g, me, r, attacks: TERRAIN[r] == FOREST),
    (Power("war.discount", "amount", when="contested_is_or_adjacent_to_water"), lambda g, me, r, attacks: BY_WATER[r]),
]
"""What takes how much off the cost of a war in `r`, and when."""
DISCOUNTS_OF: Final = [[row for row in DISCOUNTS if row[0].level[n]] for n in range(len(NATIONS))]


# ---------------------------------------------------------------- the dials
def discount(g: Tek, me: int, r: int, attacks: bool) -> int:
    """All discounts of `me` in a war in `r`; they add up (E21), the fort's only for an attacker (exploration.7, T-16)."""
    off = 0
    for power, holds in DISCOUNTS if g.mimic[me] >= 0 else DISCOUNTS_OF[g.nation[me]]:
        n = amount(g, me, power)
        if n and holds(g, me, r, attacks):
            off += n
    crowd = amount(g, me, CROWDS)
    if crowd:
        near = STEPS[ways(g, me)][r]
        off += min(crowd, len([x for x in g.figures[me] if x in near]))
    if attacks:
        off += 2 * len({x for x in g.figures[me] if g.token[x] == FORT + 1})
    return off


def payable(g: Tek, me: int, r: int, attacks: bool) -> list[int]:
    """The faces `me` may set: the flag and every number that can be paid (war.2, war.3)."""
    off = discount(g, me, r, attacks)
    faces = [FLAG]
    for n in range(1, HIGHEST_NUMBER + 1):
        if not can_pay_war(g, me, n - off):
            break
        faces.append(n)
    return faces


def why_not_dial(g: Tek, me: int, r: int, attacks: bool) -> list[Refusal]:
    """The numbers `me` cannot pay."""
    most = payable(g, me, r, attacks)[-1]
    return [Refusal(n, R_TOO_HIGH, most) for n in range(most + 1, HIGHEST_NUMBER + 1)]


def dial(g: Tek, me: int, r: int, attacks: bool) -> Ask:
    """The secret question to one side."""
    why = partial(why_not_dial, g, me, r, attacks)
    return Ask(me, K_DIAL, partial(payable, g, me, r, attacks), about=r, secret=True, why=why)


def war(g: Tek, attacker: int, defender: int, r: int) -> Rule[int]:
    """War in `r`, which the attacker has just entered. Tells where the attacker's figure is then, or PASS."""
    war = g.war = War(r, attacker, defender, [HIDDEN, HIDDEN], [0, 0], False)
    g.say(L_WAR, attacker, defender, r)
    allies = g.seats > 2 and allied(g, attacker, defender, r)
    war.dials = yield from together(g, [dial(g, attacker, r, True), dial(g, defender, r, False)])
    for i, side in war.sides():
        g.say(L_FLAG if war.dials[i] == FLAG else L_SHOWED, side, war.dials[i])
    yield from adjust(g, war)
    yield from boost(g, war)
    if war.dials == [FLAG, FLAG] and g.seats > 2:
        g.say(L_PEACE, attacker, defender, r)  # war.6
        g.war = None
        return r
    attacker_wins = victorious(g, war)
    winner, loser = (attacker, defender) if attacker_wins else (defender, attacker)
    g.say(L_WON, winner, loser, r)
    for i, side in war.sides():
        yield from pay_number(g, war, i, side, side == loser)
    to = yield from spoils(g, war, winner, loser, allies)
    g.war = None
    return r if attacker_wins else to


# ---------------------------------------------------------------- after the reveal
def adjust(g: Tek, war: War) -> Rule[None]:
    """Shapeshifters 3 turn their number up or down by one."""
    for i, me in war.sides():
        if war.dials[i] != FLAG and has(g, me, ADJUSTS):
            turn = yield Ask(me, K_ADJUST, partial(adjustments, g, war, i, me))
            if turn != PASS:
                war.dials[i] += 2 * turn - 1
                g.say(L_ADJUSTED, me, war.dials[i])


def boost(g: Tek, war: War) -> Rule[None]:
    """Orcs 4 spend a resource on top of their number."""
    for i, me in war.sides():
        if war.dials[i] != FLAG and has(g, me, BOOSTS):
            resource = yield Ask(me, K_BOOST, partial(boosts, g, war, i, me))
            if resource != PASS:
                pay(g, me, UNIT[resource])
                war.boosts[i] = war_value(g, me, resource)
                g.say(L_BOOSTED, me, war.dials[i] + war.boosts[i])


def adjustments(g: Tek, war: War, i: int, me: int) -> list[int]:
    """Down or up by one, within 1..11 and what can be paid."""
    n = war.dials[i]
    options = [PASS]
    if n > 1:
        options.append(0)
    if n < HIGHEST_NUMBER and can_pay_war(g, me, n + 1 - discount(g, me, war.region, i == 0)):
        options.append(1)
    return options


def boosts(g: Tek, war: War, i: int, me: int) -> list[int]:
    """The resources Orcs can spend on top and still pay their number."""
    cost = war.dials[i] - discount(g, me, war.region, i == 0)
    options = [PASS]
    for resource in range(3):
        if g.goods[me * 3 + resource]:
            g.goods[me * 3 + resource] -= 1
            if can_pay_war(g, me, cost):
                options.append(resource)
            g.goods[me * 3 + resource] += 1
    return options


# ---------------------------------------------------------------- who wins, and what it costs
def victorious(g: Tek, war: War) -> bool:
    """Whether the attacker wins: higher number, number over flag, ties to the defender or the Orcs (war.4-7)."""
    if FLAG in war.dials:
        return war.dials[0] != FLAG  # war.7; two flags between two players: the defender wins (two.5, T-25)
    x, y = [war.dials[i] + war.boosts[i] for i in (0, 1)]
    if x != y:
        return x > y
    return has(g, war.attacker, WINS_TIES) and not has(g, war.defender, WINS_TIES)


def pay_number(g: Tek, war: War, i: int, me: int, lost: bool) -> Rule[None]:
    """Win or lose, the number is paid, less discounts (war.8); Undead 3 pay half when they lose."""
    if war.dials[i] != FLAG:
        cost = max(0, war.dials[i] - discount(g, me, war.region, i == 0))
        yield from pay_war(g, me, (cost + 1) // 2 if lost and has(g, me, PAYS_HALF) else cost)


def pay_war(g: Tek, me: int, cost: int, exceed: bool = False) -> Rule[None]:
    """`me` pays a war cost with a bundle of choice."""
    payment = yield Ask(me, K_PAY, lambda: PAYMENT.options(war_payments(g, me, cost, exceed)))
    bundle = PAYMENT.bundles[payment]
    pay(g, me, bundle)
    g.say(L_PAID, me, bundle)


def spoils(g: Tek, war: War, winner: int, loser: int, allies: bool) -> Rule[int]:
    """What winning and losing brings; the loser leaves (war.9), between allies all shared regions.

    Tells where the beaten figure went, or PASS."""
    if g.crown == loser:
        g.crown = winner  # exploration.2
        g.say(L_CROWNED, winner)
    yield from gain_choice(g, loser, amount(g, loser, LOSES_WELL))
    yield from lair(g, war, winner, loser)
    if allies:
        to = yield from break_alliance(g, loser, winner, war.region, war.free)
    else:
        to = yield from leave(g, loser, war.region, war.free)
    if winner == war.attacker:
        yield from gain_choice(g, winner, amount(g, winner, WINS_ATTACKING))
    if to == PASS:
        yield from feast_on_the_dead(g, winner, war.region)
    return to


def lair(g: Tek, war: War, winner: int, loser: int) -> Rule[None]:
    """Dragon's lair: the winner may lower the loser's tower; the figure then retreats without food (T-09)."""
    if g.tower[loser] and any([g.token[x] == LAIR + 1 for x in g.figures[winner]]):
        if (yield Ask(winner, K_LAIR, lambda: [0, 1], about=loser)):
            g.tower = raised(g.tower, loser, -1)
            war.free = True
            g.say(L_BURNED, winner, loser, g.tower[loser])


def feast_on_the_dead(g: Tek, winner: int, r: int) -> Rule[None]:
    """Undead 1 and 4: the loser's figure was removed from play."""
    yield from gain_choice(g, winner, amount(g, winner, WINS_KILLING))
    if has(g, winner, RAISES_DEAD) and len(g.figures[winner]) < FIGURES and g.crowd[r] < CAPACITY:
        if (yield Ask(winner, K_RAISE, lambda: [0, 1], about=r)):
            place(g, winner, r)
            g.say(L_RAISED, winner, r)


# ---------------------------------------------------------------- neutral figures
def neutral_cost(g: Tek, me: int, r: int, origin: int = PASS) -> int:
    """The neutral figures in play, the attacked one counted, less discounts (two.2, T-17).

    With `origin` it is what it will be once a figure has come from there, with the discounts left then (two.4, T-16)."""
    figures = g.figures[me]
    if origin != PASS:
        g.figures[me] = changed(figures, figures.index(origin), r)
    off = discount(g, me, r, True)
    g.figures[me] = figures
    return max(0, len(g.figures[NEUTRAL]) - off)


def neutral_war(g: Tek, me: int, r: int) -> Rule[None]:
    """A neutral figure is beaten by paying; it becomes a trophy (two.2, two.3)."""
    yield from pay_war(g, me, neutral_cost(g, me, r), exceed=True)
    lift(g, NEUTRAL, r)
    g.trophies = raised(g.trophies, me, 1)
    g.say(L_NEUTRAL, me, r)
    yield from feast_on_the_dead(g, me, r)
