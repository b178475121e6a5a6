"""What the solo opponent gains: workers without colour, steps of the marker instead of goods (solo.workers, solo.resources)."""

from __future__ import annotations

from typing import Final

from regnum.engine.ask import Rule
from regnum.engine.deeds import OPEN
from regnum.engine.lists import changed
from regnum.games.paladins.components import (
    CANCEL_DEBT,
    CHOICE,
    COMMISSION,
    CRIMINAL,
    DISCARD_SUSPICION,
    DISMISSED,
    FREE_DEVELOP,
    FREE_RECRUIT,
    GAIN_COIN,
    GAIN_FAITH,
    GAIN_PRAY,
    GAIN_PROVISION,
    GAIN_TAX,
    LABOURER,
    NONE,
    PAY_DEBT,
    SOLO,
    SPACES,
    Gain,
)
from regnum.games.paladins.gains import L_GAINED, cancel_debts, displayed, pay_debts
from regnum.games.paladins.inquisition import discard_suspicions, inquire, suspect, take_tax
from regnum.games.paladins.lexicon import OFFER, SOLO_OPPONENT, offer_text
from regnum.games.paladins.marker import advance, lift, pick
from regnum.games.paladins.solo_reasons import (
    GONE,
    L_FREED,
    L_LEFTMOST,
    L_NEW_DECK,
    L_NO_DEBT,
    L_NO_SUSPICION,
    L_NOTHING_TO_FREE,
    L_WORKERS,
)
from regnum.games.paladins.state import OPPONENT, Paladins, add_workers, clear
from regnum.games.paladins.town import L_DISMISSED

PRAY_WORKERS: Final[int] = SOLO["pray_workers"]


def gain_all(g: Paladins, gains: list[Gain]) -> Rule[None]:
    """Gains everything on a list from left to right, of alternatives the leftmost (solo.fortify.1)."""
    for one in gains:
        if one.kind == CHOICE:
            option = leftmost(g, one)
            g.say(L_LEFTMOST, OFFER.parse(offer_text(option)))
            yield from gain_all(g, option)
        else:
            yield from gain(g, one.kind, one.n)


def leftmost(g: Paladins, choice: Gain) -> list[Gain]:
    """The leftmost alternative that it can use: it has no Debt to pay, and it never develops."""
    return next(option for option in choice.options if usable(g, option[0].kind))


def usable(g: Paladins, kind: int) -> bool:
    """Whether it could do anything with this; for what it should discard there is always a tax coin (solo.resources.6)."""
    return kind != FREE_DEVELOP and (kind != PAY_DEBT or g.unpaid[OPPONENT] > 0)


def gain(g: Paladins, kind: int, n: int) -> Rule[None]:
    """Gains `n` of one thing as a human would, but for what it does not have (solo.workers.1, solo.resources.1)."""
    if kind <= CRIMINAL:
        gain_workers(g, n)
        if kind == CRIMINAL:
            yield from suspect(g, OPPONENT, n)
    elif kind < GAIN_COIN:
        gain_attribute(g, kind - GAIN_FAITH, n)
    elif kind in (GAIN_COIN, GAIN_PROVISION):
        advance(g, n)
    elif kind == GAIN_TAX:
        yield from take_tax(g, OPPONENT, n)
    elif kind == DISCARD_SUSPICION:
        yield from discard(g, n)
    elif kind == GAIN_PRAY:
        pray(g)
    elif kind == FREE_RECRUIT:
        yield from dismiss(g)
    elif kind == PAY_DEBT:
        yield from pay_debts(g, OPPONENT, n)
    else:
        assert kind == CANCEL_DEBT
        yield from cancel(g, n)


def gain_workers(g: Paladins, n: int) -> None:
    """Workers of any colour are the same to it (solo.workers.1)."""
    add_workers(g, OPPONENT, LABOURER, n)
    g.say(L_WORKERS, n)


def gain_attribute(g: Paladins, a: int, n: int) -> None:
    """An attribute rises, its marker on top of those it joins."""
    g.say(L_GAINED, SOLO_OPPONENT, (GAIN_FAITH + a) * 100 + lift(g, a, n))


# ---------------------------------------------------------------- suspicions and debts
def discard(g: Paladins, n: int) -> Rule[None]:
    """Discards Suspicions one by one, or a tax coin for each that it does not have (solo.resources.6, P-10)."""
    for _ in range(n):
        if g.suspicions[OPPONENT]:
            discard_suspicions(g, OPPONENT, 1)
        else:
            g.say(L_NO_SUSPICION)
            yield from return_tax(g)


def cancel(g: Paladins, n: int) -> Rule[None]:
    """Discards unpaid Debts one by one, or a tax coin for each that it does not have (solo.resources.6, P-10)."""
    for _ in range(n):
        if g.unpaid[OPPONENT]:
            cancel_debts(g, OPPONENT, 1)
        else:
            g.say(L_NO_DEBT)
            yield from return_tax(g)


def return_tax(g: Paladins) -> Rule[None]:
    """A tax coin goes to the common supply without a step of the marker; the last one calls the Inquisition (P-24)."""
    g.tax = max(0, g.tax - 1)
    if g.tax == 0 and not g.inquisition:
        yield from inquire(g)


# ---------------------------------------------------------------- pray and recruit
def pray(g: Paladins) -> None:
    """The right half of its board is cleared, else it gains a worker; all Schemes are shuffled (solo.pray.1, solo.pray.2)."""
    held = [action for action in range(COMMISSION, SPACES) if g.laid[OPPONENT * SPACES + action]]
    for action in held:
        clear(g, OPPONENT, action)
    if held:
        g.say(L_FREED, len(held))
    else:
        g.say(L_NOTHING_TO_FREE)
        gain_workers(g, PRAY_WORKERS)
    shuffle_schemes(g)


def shuffle_schemes(g: Paladins) -> None:
    """Deck and discards become a new deck."""
    deck = sorted(g.schemes + g.schemes_gone)
    g.chance.shuffle(deck)
    g.schemes, g.schemes_gone = deck, []
    g.say(L_NEW_DECK, len(deck))


def dismiss(g: Paladins) -> Rule[None]:
    """Dismisses the Townsfolk at the marker, or the next one, for its reward (solo.recruit.1, solo.commission.3)."""
    if displayed(g.townsfolk):
        place = pick(g, len(g.townsfolk), left_the_row)
        card = g.townsfolk[place]
        g.townsfolk = changed(g.townsfolk, place, NONE)
        g.townsfolk_gone = [*g.townsfolk_gone, card]
        g.say(L_DISMISSED, SOLO_OPPONENT, card)
        yield from gain_all(g, DISMISSED[card])


def left_the_row(g: Paladins, place: int) -> int:
    """OPEN, or GONE where no Townsfolk lies."""
    return GONE if g.townsfolk[place] == NONE else OPEN
