"""Muster: warbands for favor (5.2)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import Ask, Refusal, Rule
from regnum.engine.deeds import OPEN, lacking, refusals
from regnum.games.oath.actions import begin, finish
from regnum.games.oath.components import ACTION_COST, CARD_SUIT, MUSTER, MUSTER_GAIN, MUSTER_PRICE
from regnum.games.oath.lexicon import CARD, NUMBER, SEAT, kind, reason, saying
from regnum.games.oath.pieces import gain_warbands, place_favor, place_secrets, purse
from regnum.games.oath.powers import open_window
from regnum.games.oath.queries import bar, may, number, replaced
from regnum.games.oath.realm import empty
from regnum.games.oath.starting import R_SUPPLY, avail, barred
from regnum.games.oath.state import Oath, my_site
from regnum.games.oath.supply import spend_supply
from regnum.games.oath.vocabulary import (
    AT_MUSTER_AFTER,
    AT_MUSTER_GAIN,
    NONE,
    Q_MUSTER_CARDS,
    Q_MUSTER_COST,
    Q_MUSTER_GAIN,
    Q_MUSTER_PRICE,
    THINGS,
)

K_MUSTER: Final = kind("muster", CARD, "5.2.1")
L_MUSTER: Final = saying("muster", who=SEAT, card=CARD, n=NUMBER)
R_NO_CARD: Final = reason("no-card-at-site", "5.2.1")
R_RUIN: Final = reason("ruin", "2.9/2")
R_OCCUPIED: Final = reason("occupied", "5.2.1")
R_FAVOR: Final = reason("favor", "7.1.2", NUMBER)
R_SECRETS: Final = reason("secrets", "7.1.2/4", NUMBER)

OCCUPIED: Final = THINGS.index("occupied")
IN_SECRETS: Final = THINGS.index("secret")


def why_not_muster(g: Oath, me: int, card: int) -> int:
    """Why a player cannot muster with a card at the own site: OPEN or a reason (5.2.1)."""
    if CARD_SUIT[card] == NONE:
        return R_RUIN
    if not empty(g, card) and may(g, Q_MUSTER_CARDS, me, OCCUPIED, card) == NONE:
        return R_OCCUPIED
    why = bar(g, Q_MUSTER_CARDS, me, card)
    if why != NONE:
        return barred(why)
    cost = number(g, Q_MUSTER_COST, me, ACTION_COST[MUSTER], card)
    if g.supply[me] < cost:
        return lacking(R_SUPPLY, cost)
    if replaced(g, Q_MUSTER_PRICE, me, IN_SECRETS, card):
        return OPEN if g.secrets[me] >= MUSTER_PRICE else lacking(R_SECRETS, MUSTER_PRICE)
    return OPEN if purse(g, me) >= MUSTER_PRICE else lacking(R_FAVOR, MUSTER_PRICE)


def musterable(g: Oath, me: int) -> list[int]:
    """The cards a player can muster with."""
    return [card for card in g.cards[my_site(g, me)] if why_not_muster(g, me, card) == OPEN]


def closed_cards(g: Oath, me: int) -> list[Refusal]:
    """Those at the site that will not do, and why."""
    return refusals(g.cards[my_site(g, me)], partial(why_not_muster, g, me))


def closed_muster(g: Oath, me: int) -> int:
    """Why a player cannot muster: OPEN or a reason (5.2)."""
    greatest = R_NO_CARD
    for card in g.cards[my_site(g, me)]:
        why = why_not_muster(g, me, card)
        if why == OPEN:
            return OPEN
        if why > greatest:
            greatest = why
    return greatest


def muster(g: Oath, me: int) -> Rule[None]:
    """A Muster: Supply, a favor on a card, two warbands (5.2)."""
    begin(g, me, MUSTER)
    if musterable(g, me):
        card = yield Ask(me, K_MUSTER, partial(musterable, g, me), why=partial(closed_cards, g, me))
        g.doing.card = card
        if not empty(g, card):
            avail(g, me, may(g, Q_MUSTER_CARDS, me, OCCUPIED, card))
        spend_supply(g, me, number(g, Q_MUSTER_COST, me, ACTION_COST[MUSTER], card))
        if replaced(g, Q_MUSTER_PRICE, me, IN_SECRETS, card):
            place_secrets(g, me, card, MUSTER_PRICE)
        else:
            place_favor(g, me, card, MUSTER_PRICE)
        yield from open_window(g, AT_MUSTER_GAIN, me, card)
        n = gain_warbands(g, me, number(g, Q_MUSTER_GAIN, me, MUSTER_GAIN, card))
        g.say(L_MUSTER, me, card, n)
        yield from open_window(g, AT_MUSTER_AFTER, me, card)
    finish(g)
