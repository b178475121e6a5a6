"""Trade: favor for a secret, secrets for favor (5.3)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import Ask, Refusal, Rule
from regnum.engine.deeds import OPEN, lacking, refusal
from regnum.engine.kinds import Noun, Pair
from regnum.games.oath.actions import begin, declared, finish
from regnum.games.oath.components import (
    ACTION_COST,
    BEAST,
    CARD_SUIT,
    CARDS,
    FAVOR,
    SECRET,
    SLOT_REGION,
    SLOTS,
    TOKENS,
    TRADE,
)
from regnum.games.oath.lexicon import CARD, NUMBER, SEAT, kind, saying
from regnum.games.oath.muster import R_FAVOR, R_NO_CARD, R_OCCUPIED, R_RUIN, R_SECRETS
from regnum.games.oath.pieces import gain_favor, gain_secrets, place_favor, place_secrets, purse
from regnum.games.oath.play import L_FAVOR
from regnum.games.oath.powers import open_window
from regnum.games.oath.powers_data import POWERS_OF
from regnum.games.oath.queries import bar, may, number, tolls
from regnum.games.oath.realm import empty, suits_at
from regnum.games.oath.starting import R_SUPPLY, avail, barred, declare_modifiers, modifiers, pay_tolls, why_no_toll
from regnum.games.oath.state import Oath, my_region, my_site
from regnum.games.oath.supply import spend_supply
from regnum.games.oath.vocabulary import (
    AT_TRADE_GAIN,
    AT_TRADE_START,
    NONE,
    Q_TRADE_CARDS,
    Q_TRADE_COST,
    Q_TRADE_FAVOR,
    Q_TRADE_SECRET,
    THINGS,
)
from regnum.games.oath.whom import adviser_suits

TRADE_FOR: Final = Pair(CARD, Noun(TOKENS, "oath-piece-", "acc", sort="token"), ("card", "token"))
"""A card, and what the Trade is for."""
K_TRADE: Final = kind("trade", TRADE_FOR, "5.3.2")
L_TRADE: Final = [
    saying("trade-for-favor", who=SEAT, card=CARD, n=NUMBER),
    saying("trade-for-secrets", who=SEAT, card=CARD, n=NUMBER),
]
"""By what it is for."""

HOW: Final[list[int]] = [FAVOR, SECRET]
PRICE_IN_SECRETS: Final = 1
PRICE_IN_FAVOR: Final = 2
MY_REGION: Final = THINGS.index("my-region")
SMALL_FRIENDS: Final = POWERS_OF[CARDS.index("small-friends")][0]


# ---------------------------------------------------------------- with what
def tradeable(g: Oath, me: int) -> list[int]:
    """The cards that a Trade may be with: those at the own site, or in the whole region by permission."""
    here = my_site(g, me)
    found = g.cards[here]
    if may(g, Q_TRADE_CARDS, me, MY_REGION) != NONE:
        for slot in range(SLOTS):
            if slot != here and SLOT_REGION[slot] == my_region(g, me):
                found = found + g.cards[slot]
    return found


def why_not_trade(g: Oath, me: int, card: int, how: int) -> int:
    """Why a player cannot trade with a card for favor or for secrets: OPEN or a reason (5.3)."""
    if CARD_SUIT[card] == NONE:
        return R_RUIN
    if not empty(g, card):
        return R_OCCUPIED
    why = bar(g, Q_TRADE_CARDS, me, card, how)
    if why != NONE:
        return barred(why)
    cost = number(g, Q_TRADE_COST, me, ACTION_COST[TRADE], card, how)
    if g.supply[me] < cost:
        return lacking(R_SUPPLY, cost)
    if how == FAVOR and g.secrets[me] < PRICE_IN_SECRETS:
        return lacking(R_SECRETS, PRICE_IN_SECRETS)
    if how == SECRET and purse(g, me) < PRICE_IN_FAVOR:
        return lacking(R_FAVOR, PRICE_IN_FAVOR)
    due = tolls(g, Q_TRADE_CARDS, me, card)
    return why_no_toll(g, me, due, PRICE_IN_FAVOR if how == SECRET else 0, PRICE_IN_SECRETS if how == FAVOR else 0)


def trades(g: Oath, me: int) -> list[int]:
    """The trades open to a player with what is declared."""
    return [TRADE_FOR.pack(card, how) for card in tradeable(g, me) for how in HOW if why_not_trade(g, me, card, how) == OPEN]


def closed_trades(g: Oath, me: int) -> list[Refusal]:
    """Those that are not, and why."""
    found: list[Refusal] = []
    for card in tradeable(g, me):
        for how in HOW:
            why = why_not_trade(g, me, card, how)
            if why != OPEN:
                found.append(refusal(TRADE_FOR.pack(card, how), why))
    return found


def why_no_trade(g: Oath, me: int) -> int:
    """Why none is open: OPEN or the greatest of the reasons."""
    greatest = R_NO_CARD
    for card in tradeable(g, me):
        for how in HOW:
            why = why_not_trade(g, me, card, how)
            if why == OPEN:
                return OPEN
            if why > greatest:
                greatest = why
    return greatest


def can_trade(g: Oath, me: int) -> bool:
    """Whether a Trade can be finished with what is declared; the Small Friends lead to another site first."""
    if g.doing.site == NONE and declared(g, me, SMALL_FRIENDS):
        return any([can_trade_at(g, me, slot) for slot in range(SLOTS) if BEAST in suits_at(g, slot)])
    return why_no_trade(g, me) == OPEN


def can_trade_at(g: Oath, me: int, slot: int) -> bool:
    """Whether a Trade would be possible as if the pawn were there."""
    h = g.clone()
    h.doing.site = slot
    return why_no_trade(h, me) == OPEN


def closed_trade(g: Oath, me: int) -> int:
    """Why a player cannot trade: OPEN or a reason (5.3)."""
    why = why_no_trade(g, me)
    return OPEN if why == OPEN or modifiers(g, me, AT_TRADE_START, can_trade) else why


# ---------------------------------------------------------------- the action
def trade(g: Oath, me: int) -> Rule[None]:
    """A Trade: Supply, tokens on a card, and what it yields (5.3)."""
    begin(g, me, TRADE)
    yield from declare_modifiers(g, me, AT_TRADE_START, can_trade)
    if trades(g, me):
        card, how = TRADE_FOR.unpack((yield Ask(me, K_TRADE, partial(trades, g, me), why=partial(closed_trades, g, me))))
        g.doing.card, g.doing.how = card, how
        if card not in g.cards[my_site(g, me)]:
            avail(g, me, may(g, Q_TRADE_CARDS, me, MY_REGION))
        yield from pay_tolls(g, me, Q_TRADE_CARDS, card)
        spend_supply(g, me, number(g, Q_TRADE_COST, me, ACTION_COST[TRADE], card, how))
        if how == FAVOR:
            place_secrets(g, me, card, PRICE_IN_SECRETS)
        else:
            place_favor(g, me, card, PRICE_IN_FAVOR)
        yield from yields(g, me, card, how)
    finish(g)


def yields(g: Oath, me: int, card: int, how: int) -> Rule[None]:
    """What a Trade brings: favor out of the bank of the card's suit, or secrets (5.3.2)."""
    suit = CARD_SUIT[card]
    matching = adviser_suits(g, me).count(suit)
    base = 1 + matching if how == FAVOR else 0
    g.doing.amount = number(g, Q_TRADE_FAVOR, me, base, card, how)
    yield from open_window(g, AT_TRADE_GAIN, me, card, how)
    favor = gain_favor(g, me, suit, number(g, Q_TRADE_FAVOR, me, base, card, how))
    secrets = number(g, Q_TRADE_SECRET, me, matching, card, how) if how == SECRET else 0
    gain_secrets(g, me, secrets)
    g.say(L_TRADE[how], me, card, favor if how == FAVOR else secrets)
    if how == SECRET and favor:
        g.say(L_FAVOR, me, favor, suit)
