"""What squares, cards and spaces give (icons, conspire.2, debt, P-06, P-13)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.deeds import refusals
from regnum.engine.lists import changed, raised
from regnum.games.paladins.components import (
    ATTRIBUTE_TOP,
    CANCEL_DEBT,
    CHOICE,
    CRIMINAL,
    DEBT_GAIN,
    DISCARD_SUSPICION,
    FREE_DEVELOP,
    FREE_RECRUIT,
    GAIN_COIN,
    GAIN_FAITH,
    GAIN_PRAY,
    GAIN_PROVISION,
    GAIN_TAX,
    NONE,
    PAY_DEBT,
    RECRUITED,
    SPACES,
    TOWNSFOLK_POWER,
    WORKSHOPS,
    Gain,
)
from regnum.games.paladins.inquisition import discard_suspicions, suspect, take_tax
from regnum.games.paladins.lexicon import (
    ACTION,
    ACTION_ACC,
    GAINED,
    NUMBER,
    OFFER,
    OFFERS,
    SIDE,
    TOWNSFOLK_ACC,
    TOWNSFOLK_CARD,
    kind,
    offer_text,
    reason,
    saying,
)
from regnum.games.paladins.state import Paladins, add_workers, called, clear, developed, occupied, raise_attribute
from regnum.games.paladins.workshops import lay_workshop

K_DISCARD: Final = kind("discard", NUMBER, "icons.2")
K_CLEAR: Final = kind("clear", ACTION, "pray.3")
K_TAKE: Final = kind("take", TOWNSFOLK_CARD, "icons.3")
K_CHOOSE: Final = kind("choose", OFFER, "icons.2")

L_GAINED: Final = saying("gained", who=SIDE, it=GAINED)
L_CLEARED: Final = saying("cleared", who=SIDE, action=ACTION_ACC)
L_JOINED: Final = saying("joined", who=SIDE, card=TOWNSFOLK_ACC)
L_DEBT: Final = saying("debt", who=SIDE, n=NUMBER)
L_PAID_DEBT: Final = saying("paid-debt", who=SIDE)
L_CANCELLED: Final = saying("cancelled", who=SIDE)

R_NO_DEBT: Final = reason("no-debt", "debt.2")
R_NO_SUSPICION: Final = reason("no-suspicion", "icons.2")
R_TOP: Final = reason("top", "icons.1")
R_NO_WORKSHOP: Final = reason("no-workshop", "develop.6")


def gain_all(g: Paladins, me: int, gains: list[Gain]) -> Rule[None]:
    """Gains everything on a list, from left to right."""
    for one in gains:
        if one.kind == CHOICE:
            yield from choose(g, me, one)
        else:
            yield from gain(g, me, one.kind, one.n)


def gain(g: Paladins, me: int, kind: int, n: int) -> Rule[None]:
    """Gains `n` of one thing (icons.1, icons.2)."""
    if kind <= CRIMINAL:
        add_workers(g, me, kind, n)
        g.say(L_GAINED, me, kind * 100 + n)
        if kind == CRIMINAL:  # conspire.2
            yield from suspect(g, me, n)
    elif kind < GAIN_COIN:
        moved = raise_attribute(g, me, kind - GAIN_FAITH, n)
        if moved:
            g.say(L_GAINED, me, kind * 100 + moved)
    elif kind == GAIN_COIN:
        g.coins = raised(g.coins, me, n)
        g.say(L_GAINED, me, kind * 100 + n)
    elif kind == GAIN_PROVISION:
        g.provisions = raised(g.provisions, me, n)
        g.say(L_GAINED, me, kind * 100 + n)
    elif kind == GAIN_TAX:
        yield from take_tax(g, me, n)
    elif kind == DISCARD_SUSPICION:
        yield from discard(g, me, n)
    elif kind == GAIN_PRAY:
        yield from clear_space(g, me)
    elif kind == FREE_RECRUIT:
        yield from free_recruit(g, me)
    elif kind == PAY_DEBT:
        yield from pay_debts(g, me, n)
    elif kind == CANCEL_DEBT:
        cancel_debts(g, me, n)
    else:
        assert kind == FREE_DEVELOP
        if developed(g, me) < WORKSHOPS:
            yield from lay_workshop(g, me)


# ---------------------------------------------------------------- one of several
def choose(g: Paladins, me: int, gain: Gain) -> Rule[None]:
    """One of the alternatives of a card, if any of them can be had."""
    offers = [OFFER.parse(offer_text(option)) for option in gain.options]
    if [offer for offer in offers if vain(g, me, offer) == NONE]:
        chosen = yield Ask(
            me,
            K_CHOOSE,
            lambda: [offer for offer in offers if vain(g, me, offer) == NONE],
            why=lambda: refusals(offers, partial(vain, g, me)),
        )
        yield from gain_all(g, me, OFFERS[chosen])


def vain(g: Paladins, me: int, offer: int) -> int:
    """Why an alternative would bring nothing, or NONE."""
    kind = OFFERS[offer][0].kind
    if kind == PAY_DEBT and not g.unpaid[me]:
        return R_NO_DEBT
    if kind == DISCARD_SUSPICION and not g.suspicions[me]:
        return R_NO_SUSPICION
    if kind == FREE_DEVELOP and developed(g, me) == WORKSHOPS:
        return R_NO_WORKSHOP
    if GAIN_FAITH <= kind < GAIN_COIN and g.attributes[me * 3 + kind - GAIN_FAITH] == ATTRIBUTE_TOP:
        return R_TOP
    return NONE


# ---------------------------------------------------------------- suspicions
def discard(g: Paladins, me: int, n: int) -> Rule[None]:
    """Discards up to `n` Suspicions, the newest first."""
    most = min(n, len(g.suspicions[me]))
    if most:
        chosen = yield Ask(me, K_DISCARD, lambda: list(range(most, -1, -1)))
        discard_suspicions(g, me, chosen)


# ---------------------------------------------------------------- pray and recruit as rewards
def clear_space(g: Paladins, me: int) -> Rule[None]:
    """Pray as a reward clears any own space, at no cost (pray.3)."""
    if occupied_spaces(g, me):
        action = yield Ask(me, K_CLEAR, lambda: [*occupied_spaces(g, me), PASS])
        if action != PASS:
            clear(g, me, action)
            g.say(L_CLEARED, me, action)


def occupied_spaces(g: Paladins, me: int) -> list[int]:
    """The own action spaces that hold workers."""
    return [action for action in range(SPACES) if occupied(g, me, action)]


def free_recruit(g: Paladins, me: int) -> Rule[None]:
    """A displayed Townsfolk joins the tableau for nothing (icons.3, P-13)."""
    if displayed(g.townsfolk):
        card = yield Ask(me, K_TAKE, lambda: [*displayed(g.townsfolk), PASS])
        if card != PASS:
            yield from join(g, me, card)


def displayed(row: list[int]) -> list[int]:
    """The cards of a row, without its gaps."""
    return [card for card in row if card != NONE]


def join(g: Paladins, me: int, card: int) -> Rule[None]:
    """A Townsfolk comes to the tableau and gives its immediate reward (recruit.6, setup.14/3)."""
    g.townsfolk = changed(g.townsfolk, g.townsfolk.index(card), NONE)
    g.tableau = changed(g.tableau, me, [*g.tableau[me], card])
    g.say(L_JOINED, me, card)
    yield from gain_all(g, me, RECRUITED[card])


# ---------------------------------------------------------------- debts
def take_debt(g: Paladins, side: int, n: int) -> None:
    """New Debts, unpaid side up (debt.1)."""
    g.unpaid = raised(g.unpaid, side, n)
    g.say(L_DEBT, called(g, side), n)


def pay_debts(g: Paladins, me: int, n: int) -> Rule[None]:
    """Flips unpaid Debts; whoever has Debt Collectors is rewarded for each (debt.2, townsfolk.collector)."""
    for _ in range(min(n, g.unpaid[me])):
        g.unpaid = raised(g.unpaid, me, -1)
        g.paid = raised(g.paid, me, 1)
        g.say(L_PAID_DEBT, called(g, me))
        yield from gain_all(g, me, collected(g, me))


def collected(g: Paladins, me: int) -> list[Gain]:
    """What Debt Collectors give for a Debt that is paid (townsfolk.collector)."""
    powers = [TOWNSFOLK_POWER[card] for card in g.tableau[me]]
    return [Gain(power.gain, power.n, []) for power in powers if power.kind == DEBT_GAIN]


def cancel_debts(g: Paladins, side: int, n: int) -> None:
    """Unpaid Debts go back to their deck (debt.3)."""
    for _ in range(min(n, g.unpaid[side])):
        g.unpaid = raised(g.unpaid, side, -1)
        g.say(L_CANCELLED, called(g, side))
