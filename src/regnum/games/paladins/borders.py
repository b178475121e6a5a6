"""The right-hand actions: Commission, Fortify, Garrison, Absolve, Attack, Convert, by chapters of those names."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import Ask, Refusal, Rule
from regnum.engine.deeds import OPEN, lacking, refusal
from regnum.engine.lists import changed, raised
from regnum.games.paladins.components import (
    ABSOLVE,
    ACTION_GAINS,
    ATTACK,
    ATTACKED,
    COMMISSION,
    CONVERT,
    CONVERTED_STRENGTH,
    FAITH_FLAG,
    FORTIFY,
    GAIN_FAITH,
    GARRISON,
    JAR_GAINS,
    LIMIT,
    NEEDS,
    NONE,
    RAISES,
    REQUIRED,
    SQUARE_GAINS,
    SQUARE_PLAYERS,
    SQUARE_REGION,
    STRENGTH_FLAG,
    STRENGTH_PER_COIN,
    UNCOVERS,
    WALL_GAINS,
    Gain,
)
from regnum.games.paladins.gains import displayed, gain, gain_all
from regnum.games.paladins.lexicon import (
    JAR_SQUARE,
    NUMBER,
    OF,
    OUTSIDER,
    OUTSIDER_ACC,
    SIDE,
    SQUARE,
    SQUARE_INTO,
    WALL,
    kind,
    reason,
    saying,
)
from regnum.games.paladins.powers import reward
from regnum.games.paladins.state import MONK, OUTPOST, Paladins, attribute, called, done, occupied
from regnum.games.paladins.town import pay, staff_and_pay, unaffordable
from regnum.games.paladins.workers import R_USED, crews_for, lay, muster, unstaffed

K_COMMISSION: Final = kind("commission", SQUARE, "commission.4")
K_GARRISON: Final = kind("garrison", SQUARE, "garrison.4")
K_ABSOLVE: Final = kind("absolve", JAR_SQUARE, "absolve.5")
K_ATTACK: Final = kind("attack", OUTSIDER, "attack.2")
K_CONVERT: Final = kind("convert", OUTSIDER, "convert.4")

L_MONK: Final = saying("monk", who=SIDE, square=SQUARE_INTO)
L_OUTPOST: Final = saying("outpost", who=SIDE, square=SQUARE_INTO)
L_WALL: Final = saying("wall", who=SIDE, wall=WALL, n=NUMBER)
L_JAR: Final = saying("jar", who=SIDE, n=NUMBER)
L_ATTACKED: Final = saying("attacked", who=SIDE, card=OUTSIDER_ACC)
L_CONVERTED: Final = saying("converted", who=SIDE, card=OUTSIDER_ACC)

R_SEVEN: Final = reason("seven", "actions.6")
R_FAITH: Final = reason("faith", "actions.2", OF)
R_STRENGTH: Final = reason("strength", "actions.2", OF)
R_INFLUENCE: Final = reason("influence", "actions.2", OF)
R_SHORT: Final = [R_FAITH, R_STRENGTH, R_INFLUENCE]
R_SQUARE: Final = reason("square", "commission.5")
R_TAKEN: Final = reason("taken", "commission.5")
R_JAR: Final = reason("jar", "absolve.5")
R_NO_WALL: Final = reason("no-wall", "fortify.5")
R_NO_OUTSIDER: Final = reason("no-outsider", "round.7")
R_HIRE: Final = reason("hire", "attack.3", OF)


# ---------------------------------------------------------------- what all six share
def short_of(g: Paladins, me: int, action: int, need: int) -> int:
    """OPEN, or how far the required attribute falls short (actions.2, actions.7)."""
    a = NEEDS[action]
    have = attribute(g, me, a)
    return OPEN if have >= need else lacking(R_SHORT[a], OF.pack(have, need))


def exhausted(g: Paladins, me: int, action: int) -> int:
    """OPEN, or why the space cannot be used at all: in use, or done seven times (actions.6, actions.8)."""
    if occupied(g, me, action):
        return R_USED
    return R_SEVEN if LIMIT[action] and done(g, me, action) == LIMIT[action] else OPEN


def uncovered(action: int) -> Gain:
    """The attribute under the pieces of an action."""
    return Gain(GAIN_FAITH + RAISES[action], UNCOVERS[action], [])


def uncover(g: Paladins, me: int, action: int) -> Rule[None]:
    """The attribute under the piece that left the board (commission.6, garrison.6, absolve.5)."""
    yield from gain_all(g, me, [uncovered(action)])


# ---------------------------------------------------------------- commission and garrison
IN_PLAY: Final = [[sq for sq, players in enumerate(SQUARE_PLAYERS) if players <= seats] for seats in range(5)]
"""The squares used with so many players (limits.1)."""
FAITH_FOR: Final = [FAITH_FLAG[region] for region in SQUARE_REGION]
STRENGTH_FOR: Final = [STRENGTH_FLAG[region] for region in SQUARE_REGION]


def flags(action: int) -> list[int]:
    """What each square requires: faith for monks, strength for outposts (commission.4, garrison.4)."""
    return FAITH_FOR if action == COMMISSION else STRENGTH_FOR


def free_squares(g: Paladins, me: int, action: int) -> list[int]:
    """Free squares in the regions one reaches (commission.4, commission.5, garrison.4, garrison.5)."""
    have, need = attribute(g, me, NEEDS[action]), flags(action)
    return [sq for sq in IN_PLAY[g.seats] if need[sq] <= have and g.squares[sq] == NONE]


def closed_squares(g: Paladins, me: int, action: int) -> list[Refusal]:
    """The squares that are taken or out of reach."""
    found: list[Refusal] = []
    for sq in IN_PLAY[g.seats]:
        why = R_TAKEN if g.squares[sq] != NONE else short_of(g, me, action, flags(action)[sq])
        if why != OPEN:
            found.append(refusal(sq, why))
    return found


def squareless(g: Paladins, me: int, action: int) -> int:
    """OPEN, or why no free square is in reach."""
    need = flags(action)
    free = [need[sq] for sq in IN_PLAY[g.seats] if g.squares[sq] == NONE]
    return short_of(g, me, action, min(free)) if free else R_SQUARE


def closed_to_settlers(g: Paladins, me: int, action: int) -> int:
    """Whether a monk or an outpost can be sent (commission.1-commission.5, garrison.1-garrison.5)."""
    why = exhausted(g, me, action)
    if why == OPEN:
        why = squareless(g, me, action)
    if why == OPEN:
        why = unaffordable(g, me, action)
    return why if why != OPEN else unstaffed(g, me, action)


def closed_commission(g: Paladins, me: int) -> int:
    """Faith for a region with a free square, provisions, three workers."""
    return closed_to_settlers(g, me, COMMISSION)


def commission(g: Paladins, me: int) -> Rule[None]:
    """The leftmost monk goes to a square, which rewards at once (commission.3, commission.6)."""
    g.action = COMMISSION
    square = yield Ask(
        me, K_COMMISSION, partial(free_squares, g, me, COMMISSION), why=partial(closed_squares, g, me, COMMISSION)
    )
    yield from staff_and_pay(g, me, COMMISSION)
    g.squares = changed(g.squares, square, me * 2 + MONK)
    g.monks = raised(g.monks, me, 1)
    g.say(L_MONK, me, square)
    yield from uncover(g, me, COMMISSION)
    yield from gain_all(g, me, SQUARE_GAINS[square])
    yield from reward(g, me, COMMISSION)


def closed_garrison(g: Paladins, me: int) -> int:
    """Strength for a region with a free square, provisions, three workers."""
    return closed_to_settlers(g, me, GARRISON)


def garrison(g: Paladins, me: int) -> Rule[None]:
    """The leftmost outpost goes to a square, which rewards at once (garrison.3, garrison.6)."""
    g.action = GARRISON
    square = yield Ask(me, K_GARRISON, partial(free_squares, g, me, GARRISON), why=partial(closed_squares, g, me, GARRISON))
    yield from staff_and_pay(g, me, GARRISON)
    g.squares = changed(g.squares, square, me * 2 + OUTPOST)
    g.outposts = raised(g.outposts, me, 1)
    g.say(L_OUTPOST, me, square)
    yield from uncover(g, me, GARRISON)
    yield from gain_all(g, me, SQUARE_GAINS[square])
    yield from reward(g, me, GARRISON)


# ---------------------------------------------------------------- fortify
def closed_fortify(g: Paladins, me: int) -> int:
    """Influence for the next wall, a card, provisions, three workers (fortify.1, fortify.2, fortify.4, P-23)."""
    why = exhausted(g, me, FORTIFY)
    if why == OPEN and not g.wall_deck:
        why = R_NO_WALL
    if why == OPEN:
        why = short_of(g, me, FORTIFY, REQUIRED[FORTIFY][len(g.walls[me])])
    if why == OPEN:
        why = unaffordable(g, me, FORTIFY)
    return why if why != OPEN else unstaffed(g, me, FORTIFY)


def fortify(g: Paladins, me: int) -> Rule[None]:
    """The top Wall card is turned up in the next space and rewards at once (fortify.3, fortify.5)."""
    g.action = FORTIFY
    yield from staff_and_pay(g, me, FORTIFY)
    yield from gain_all(g, me, WALL_GAINS[build_wall(g, me)])
    yield from reward(g, me, FORTIFY)


def build_wall(g: Paladins, side: int) -> int:
    """Turns up the top Wall card into the next space of a side; tells which."""
    card, g.wall_deck = g.wall_deck[0], g.wall_deck[1:]
    g.chance.reveal()
    g.walls = changed(g.walls, side, [*g.walls[side], card])
    g.say(L_WALL, called(g, side), card, len(g.walls[side]))
    return card


# ---------------------------------------------------------------- absolve
def free_jar_squares(g: Paladins, me: int) -> list[int]:
    """The own squares without a jar."""
    return [i for i in range(len(JAR_GAINS)) if not g.jar_squares[me] >> i & 1]


def closed_jar_squares(g: Paladins, me: int) -> list[Refusal]:
    """The own squares that hold a jar."""
    return [refusal(i, R_JAR) for i in range(len(JAR_GAINS)) if g.jar_squares[me] >> i & 1]


def closed_absolve(g: Paladins, me: int) -> int:
    """Influence for the number on the jar, coins, three workers (absolve.1-absolve.4)."""
    why = exhausted(g, me, ABSOLVE)
    if why == OPEN:
        why = short_of(g, me, ABSOLVE, REQUIRED[ABSOLVE][g.jars[me]])
    if why == OPEN:
        why = unaffordable(g, me, ABSOLVE)
    return why if why != OPEN else unstaffed(g, me, ABSOLVE)


def absolve(g: Paladins, me: int) -> Rule[None]:
    """The leftmost jar goes to a square for its reward; faith is uncovered and a Suspicion may go (absolve.3, absolve.5)."""
    g.action = ABSOLVE
    square = yield Ask(me, K_ABSOLVE, partial(free_jar_squares, g, me), why=partial(closed_jar_squares, g, me))
    yield from staff_and_pay(g, me, ABSOLVE)
    g.jar_squares = raised(g.jar_squares, me, 1 << square)
    g.jars = raised(g.jars, me, 1)
    g.say(L_JAR, me, g.jars[me])
    yield from uncover(g, me, ABSOLVE)
    yield from gain_all(g, me, JAR_GAINS[square])
    yield from gain_all(g, me, ACTION_GAINS[ABSOLVE])
    yield from reward(g, me, ABSOLVE)


# ---------------------------------------------------------------- attack
def hire(g: Paladins, me: int, card: int) -> int:
    """The coins that make up for missing strength (attack.3)."""
    missing = STRENGTH_FLAG[g.outsiders.index(card)] - attribute(g, me, NEEDS[ATTACK])
    return max(0, (missing + STRENGTH_PER_COIN - 1) // STRENGTH_PER_COIN)


def foes(g: Paladins, me: int) -> list[int]:
    """The Outsiders one can attack, with the help one can pay for (attack.2, attack.3)."""
    return [card for card in displayed(g.outsiders) if hire(g, me, card) <= g.coins[me]]


def out_of_reach(g: Paladins, me: int) -> list[Refusal]:
    """The Outsiders for whom too little can be hired."""
    beyond = [card for card in displayed(g.outsiders) if hire(g, me, card) > g.coins[me]]
    return [refusal(card, lacking(R_HIRE, OF.pack(g.coins[me], hire(g, me, card)))) for card in beyond]


def closed_attack(g: Paladins, me: int) -> int:
    """An Outsider within strength and purse, three workers; the weakest stand left (attack.1-attack.3)."""
    if occupied(g, me, ATTACK):
        return R_USED
    cards = displayed(g.outsiders)
    if not cards:
        return R_NO_OUTSIDER
    cheapest = hire(g, me, cards[0])
    if cheapest > g.coins[me]:
        return lacking(R_HIRE, OF.pack(g.coins[me], cheapest))
    return unstaffed(g, me, ATTACK)


def attack(g: Paladins, me: int) -> Rule[None]:
    """The card goes facedown beside the board; only its upper reward is gained (attack.4, attack.5)."""
    g.action = ATTACK
    card = yield Ask(me, K_ATTACK, partial(foes, g, me), why=partial(out_of_reach, g, me))
    crew = yield from muster(g, me, ATTACK, crews_for(g, me, ATTACK))
    lay(g, me, ATTACK, crew)
    pay(g, me, ATTACK, hire(g, me, card), 0)
    remove_outsider(g, card)
    g.attacked = changed(g.attacked, me, [*g.attacked[me], card])
    g.say(L_ATTACKED, me, card)
    yield from gain_all(g, me, ATTACKED[card])
    yield from reward(g, me, ATTACK)


def remove_outsider(g: Paladins, card: int) -> None:
    """An Outsider leaves the display, a gap behind it (round.7)."""
    g.outsiders = changed(g.outsiders, g.outsiders.index(card), NONE)


# ---------------------------------------------------------------- convert
def converts(g: Paladins, me: int) -> list[int]:
    """The Outsiders whose flag one's faith reaches (convert.4)."""
    faith = attribute(g, me, NEEDS[CONVERT])
    return [card for i, card in enumerate(g.outsiders) if card != NONE and FAITH_FLAG[i] <= faith]


def unmoved(g: Paladins, me: int) -> list[Refusal]:
    """The Outsiders that more faith would reach."""
    found: list[Refusal] = []
    for i, card in enumerate(g.outsiders):
        if card != NONE:
            why = short_of(g, me, CONVERT, FAITH_FLAG[i])
            if why != OPEN:
                found.append(refusal(card, why))
    return found


def closed_convert(g: Paladins, me: int) -> int:
    """An Outsider within one's faith, coins for the next space, three workers (convert.1-convert.4)."""
    why = exhausted(g, me, CONVERT)
    if why == OPEN and not converts(g, me):
        least = [FAITH_FLAG[i] for i, card in enumerate(g.outsiders) if card != NONE]
        why = short_of(g, me, CONVERT, least[0]) if least else R_NO_OUTSIDER
    if why == OPEN:
        why = unaffordable(g, me, CONVERT)
    return why if why != OPEN else unstaffed(g, me, CONVERT)


def convert(g: Paladins, me: int) -> Rule[None]:
    """The card goes under the board; it gives strength now and points at the end (convert.3, convert.5, convert.6)."""
    g.action = CONVERT
    card = yield Ask(me, K_CONVERT, partial(converts, g, me), why=partial(unmoved, g, me))
    yield from staff_and_pay(g, me, CONVERT)
    remove_outsider(g, card)
    g.converted = changed(g.converted, me, [*g.converted[me], card])
    g.say(L_CONVERTED, me, card)
    yield from gain(g, me, GAIN_FAITH + RAISES[CONVERT], CONVERTED_STRENGTH[card])
    yield from reward(g, me, CONVERT)
