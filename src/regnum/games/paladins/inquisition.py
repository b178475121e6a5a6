"""Suspicions, taxes, Debts and the Inquisition (suspicion, tax, debt, inquisition)."""

from __future__ import annotations

from typing import Final

from regnum.engine.ask import Rule
from regnum.engine.lists import changed, raised
from regnum.games.paladins.components import SUSPICION_TAX, TAX_SUPPLY
from regnum.games.paladins.lexicon import NUMBER, SEAT, SIDE, saying
from regnum.games.paladins.marker import advance
from regnum.games.paladins.state import OPPONENT, Paladins, called, clockwise, solo
from regnum.games.paladins.windows import POWERS

L_SUSPICION: Final = saying("suspicion", who=SIDE, n=NUMBER)
L_TAX: Final = saying("tax", who=SEAT, n=NUMBER)
L_TAX_RETURNED: Final = saying("solo-tax", n=NUMBER)
L_INQUISITION: Final = saying("inquisition")
L_INNOCENT: Final = saying("innocent")
L_GUILTY: Final = saying("guilty", who=SIDE, n=NUMBER)
L_REFILLED: Final = saying("refilled", n=NUMBER)
L_DISCARDED: Final = saying("discarded", who=SIDE, n=NUMBER)
L_NO_SUSPICION: Final = saying("no-suspicion", who=SIDE)

WINDOW: Final = POWERS.window("inquisition")


# ---------------------------------------------------------------- suspicion
def suspect(g: Paladins, side: int, n: int) -> Rule[None]:
    """Draws Suspicions one by one, each with its tax (suspicion.1, suspicion.4)."""
    for _ in range(n):
        if not g.suspicion_deck:
            yield from reshuffle(g)
        if not g.suspicion_deck:
            g.say(L_NO_SUSPICION, called(g, side))
            return
        card, g.suspicion_deck = g.suspicion_deck[0], g.suspicion_deck[1:]
        g.chance.reveal()
        g.suspicions = changed(g.suspicions, side, [*g.suspicions[side], card])
        g.say(L_SUSPICION, called(g, side), SUSPICION_TAX[card])
        yield from take_tax(g, side, SUSPICION_TAX[card])


def reshuffle(g: Paladins) -> Rule[None]:
    """The discards become the deck; with both empty an Inquisition is held first (suspicion.3, P-27)."""
    if not g.suspicion_gone and not g.inquisition:
        yield from inquire(g)
    deck = sorted(g.suspicion_gone)
    g.suspicion_gone = []
    g.chance.shuffle(deck)
    g.suspicion_deck = deck


def discard_suspicions(g: Paladins, side: int, n: int) -> None:
    """The newest Suspicions go to the discards (inquisition.3)."""
    if n:
        held = g.suspicions[side]
        g.suspicion_gone = g.suspicion_gone + held[len(held) - n :]
        g.suspicions = changed(g.suspicions, side, held[: len(held) - n])
        g.say(L_DISCARDED, called(g, side), n)


# ---------------------------------------------------------------- tax
def take_tax(g: Paladins, side: int, n: int) -> Rule[None]:
    """Coins from the tax supply, the rest from the common supply; the last one calls the Inquisition (tax.1-tax.3)."""
    if n == 0:
        return
    there = g.tax
    g.tax = max(0, g.tax - n)
    if solo(g) and side == OPPONENT:  # solo.resources.2
        g.say(L_TAX_RETURNED, n)
        advance(g, n)
    else:
        g.say(L_TAX, side, n)
        g.coins = raised(g.coins, side, n)
    if there and not g.tax:
        yield from inquire(g)


# ---------------------------------------------------------------- the Inquisition
def inquire(g: Paladins) -> Rule[None]:
    """Townsfolk act, the most suspected take a Debt and discard half, the tax supply is filled (inquisition.1-.5)."""
    g.inquisition = True
    g.used = 0
    g.say(L_INQUISITION)
    yield from POWERS.open(g, WINDOW, clockwise(g))
    held = [len(cards) for cards in g.suspicions]
    if max(held) == 0:
        g.say(L_INNOCENT)
    for side in range(g.sides):
        if held[side] and held[side] == max(held):
            g.unpaid = raised(g.unpaid, side, 1)
            g.say(L_GUILTY, called(g, side), held[side] // 2)
            discard_suspicions(g, side, held[side] // 2)
    g.tax = TAX_SUPPLY[g.seats]
    g.inquisition = False
    g.say(L_REFILLED, g.tax)
