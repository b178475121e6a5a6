"""What a power costs, whether it can be paid, and paying it (7.1.2, 7.5.3); tolls (9.2)."""

from __future__ import annotations

from typing import Final

from regnum.engine.ask import Rule
from regnum.engine.deeds import HIDDEN, OPEN, lacking
from regnum.games.oath.actions import note
from regnum.games.oath.components import CARD_SUIT
from regnum.games.oath.fight import DEFENDING
from regnum.games.oath.forces import mortal, mourner, side_of
from regnum.games.oath.lexicon import BEARER, NUMBER, SEAT, reason, saying
from regnum.games.oath.losses import kill_some
from regnum.games.oath.pieces import (
    bank_favor,
    burn_favor,
    burn_secrets,
    flip_secrets,
    give_favor,
    kill_on_board,
    place_favor,
    place_secrets,
    purse,
)
from regnum.games.oath.powers_data import (
    COST_BURNT_FAVOR,
    COST_BURNT_SECRET,
    COST_FAVOR,
    COST_FLIP,
    COST_SACRIFICE,
    COST_SECRET,
    FIRST_RELIC,
    POWERS,
)
from regnum.games.oath.queries import bar, plan_extra
from regnum.games.oath.realm import empty, payee, rules
from regnum.games.oath.state import BANDITS, Oath
from regnum.games.oath.vocabulary import (
    DO_TOLL,
    IF_RULES_OR_GIVES,
    NONE,
    PLACES,
    PLAN,
    Q_POWER_MAY,
    THINGS,
)

R_OCCUPIED: Final = reason("card-occupied", "7.1.2/2")
R_FAVOR: Final = reason("power-favor", "7.1.2", NUMBER)
R_SECRETS: Final = reason("power-secrets", "7.1.2/4", NUMBER)
R_WARBANDS: Final = reason("power-warbands", "10.sacrifice", NUMBER)
L_TOLL: Final = saying("toll", who=SEAT, card=BEARER)

OWN_FORCE: Final = PLACES.index("own-force")
T_FAVOR: Final = THINGS.index("favor")
T_SECRET: Final = THINGS.index("secret")
T_BURNT_FAVOR: Final = THINGS.index("burnt-favor")


# ---------------------------------------------------------------- what it costs
def cost_of(g: Oath, me: int, power: int) -> list[int]:
    """The cost of a power for a player, by COSTS: that on the card, and of a plan what the other side adds (7.5.3)."""
    cost = POWERS[power].cost
    if POWERS[power].kind != PLAN or g.fight is None:
        return cost
    cost = cost[:]
    cost[COST_SECRET] += plan_extra(g, me, T_SECRET)
    cost[COST_BURNT_FAVOR] += plan_extra(g, me, T_BURNT_FAVOR)
    return cost


def gift_of(g: Oath, me: int, power: int) -> int:
    """The favor that a user who does not rule the card gives its ruler (Way Station)."""
    for condition in POWERS[power].when:
        if condition.word == IF_RULES_OR_GIVES and not rules(g, me, POWERS[power].bearer):
            return condition.n
    return 0


def unpayable(g: Oath, me: int, power: int) -> int:
    """Why a player cannot pay for a power: OPEN or a reason (7.1.2), HIDDEN of bandits, who pay nothing. In the own turn tokens
    need an empty card, but for plans; facedown secrets pay for nothing."""
    data = POWERS[power]
    if data.free and not data.when and data.kind != PLAN:
        return OPEN
    cost = data.cost if data.kind != PLAN else cost_of(g, me, power)
    if me == BANDITS:
        return HIDDEN if any(cost) else OPEN
    placed = cost[COST_FAVOR] + cost[COST_SECRET] > 0
    if placed and me == g.turn and data.kind != PLAN and not empty(g, data.bearer):
        return R_OCCUPIED
    favor = cost[COST_FAVOR] + cost[COST_BURNT_FAVOR] + (gift_of(g, me, power) if data.when else 0)
    if favor and purse(g, me) < favor:
        return lacking(R_FAVOR, favor)
    secrets = cost[COST_SECRET] + cost[COST_BURNT_SECRET] + cost[COST_FLIP]
    if g.secrets[me] < secrets:
        return lacking(R_SECRETS, secrets)
    if cost[COST_SACRIFICE] and fodder(g, me, power) < cost[COST_SACRIFICE]:
        return lacking(R_WARBANDS, cost[COST_SACRIFICE])
    return OPEN


def fodder(g: Oath, me: int, power: int) -> int:
    """The warbands that can be sacrificed for a power: on the board, or of the whole force."""
    if POWERS[power].paid_from == OWN_FORCE and side_of(g, me) != NONE:
        return mortal(g, side_of(g, me))
    return g.warbands[me]


# ---------------------------------------------------------------- paying
def pay(g: Oath, me: int, power: int) -> Rule[None]:
    """A player pays for a power (7.1.2). Outside the own turn nothing is placed: favor goes to the bank of the card's suit,
    or is burnt without one, and a secret turns facedown (7.1.2/3)."""
    cost, bearer = cost_of(g, me, power), POWERS[power].bearer
    if cost[COST_FAVOR]:
        suit = CARD_SUIT[bearer] if bearer < FIRST_RELIC else NONE
        if me == g.turn:
            place_favor(g, me, bearer, cost[COST_FAVOR])
        elif suit == NONE:
            burn_favor(g, me, cost[COST_FAVOR])
        else:
            bank_favor(g, me, suit, cost[COST_FAVOR])
    if cost[COST_SECRET]:
        if me == g.turn:
            place_secrets(g, me, bearer, cost[COST_SECRET])
        else:
            flip_secrets(g, me, cost[COST_SECRET])
    if cost[COST_BURNT_FAVOR]:
        burn_favor(g, me, cost[COST_BURNT_FAVOR])
    if cost[COST_BURNT_SECRET]:
        burn_secrets(g, me, cost[COST_BURNT_SECRET])
    if cost[COST_FLIP]:
        flip_secrets(g, me, cost[COST_FLIP])
    gift = gift_of(g, me, power)
    if gift:
        give_favor(g, me, payee(g, bearer), gift)
    if cost[COST_SACRIFICE]:
        side = side_of(g, me)
        if POWERS[power].paid_from == OWN_FORCE and side != NONE:
            yield from kill_some(g, side, mourner(g, side) if side == DEFENDING else me, cost[COST_SACRIFICE])
        else:
            kill_on_board(g, me, cost[COST_SACRIFICE], side)


# ---------------------------------------------------------------- tolls
def can_pay_toll(g: Oath, me: int, power: int) -> bool:
    """Whether a player can pay a toll: favor of the purse, faceup secrets to turn, which Spell Breaker forbids."""
    for deed in POWERS[power].deeds:
        if deed.word == DO_TOLL:
            if deed.thing == T_FAVOR:
                return purse(g, me) >= deed.n
            return g.secrets[me] >= deed.n and bar(g, Q_POWER_MAY, me, power) == NONE
    return True


def pay_toll(g: Oath, me: int, power: int) -> Rule[None]:
    """A player pays a toll: favor to the ruler of the card (the Chancellor for the Empire, burnt for bandits), or a secret
    turned facedown; it is noted in the action in hand."""
    for deed in POWERS[power].deeds:
        if deed.word == DO_TOLL:
            if deed.thing == T_FAVOR:
                give_favor(g, me, payee(g, POWERS[power].bearer), deed.n)
            else:
                flip_secrets(g, me, deed.n)
            break
    note(g, power)
    g.say(L_TOLL, me, POWERS[power].bearer)
    yield from ()
