"""The Alliance's Supporters (8.2.3) and the outrage that brings them cards (8.2.6)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.knowledge import all_but, only
from regnum.engine.lists import joined, without
from regnum.games.root.board import is_on_map
from regnum.games.root.cards import L_DISCARDED, conceal, discard, from_hand, matching, show, top_card
from regnum.games.root.components import ALLIANCE, BASE, FACTION
from regnum.games.root.lexicon import CARD, CARD_QUOTED, NUMBER, PLACE_IN, SEAT, kind, saying
from regnum.games.root.movement import L_GAVE, show_hand
from regnum.games.root.state import Root, automatic

K_OUTRAGE: Final = kind("outrage", CARD, "8.2.6", PLACE_IN)
K_SUPPORTER: Final = kind("supporter", CARD, "8.2.3", PLACE_IN)
L_OUTRAGE: Final = saying("outrage", who=SEAT, at=PLACE_IN)
L_SUPPORTER: Final = saying("supporter", who=SEAT, card=CARD_QUOTED)
L_SUPPORTERS: Final = saying("supporters", who=SEAT, n=NUMBER)

CAPACITY: Final[int] = FACTION["alliance"]["supporters_limit"]


def add_supporter(g: Root, card: int) -> None:
    """A card joins the Supporters; without a base the stack holds five, and a surplus one is discarded (8.2.3.I)."""
    if len(g.alliance.supporters) >= CAPACITY and not is_on_map(g, BASE):
        discard(g, card)
        g.say(L_DISCARDED, g.seat[ALLIANCE], card)
    else:
        g.alliance.supporters = joined(g.alliance.supporters, card)
        g.say(L_SUPPORTER, g.seat[ALLIANCE], card, to=only(g.seat[ALLIANCE]))
        g.say(L_SUPPORTERS, g.seat[ALLIANCE], 1, to=all_but(g.seat[ALLIANCE]))


def dismiss(g: Root, card: int) -> None:
    """A supporter goes to the discard pile."""
    g.alliance.supporters = without(g.alliance.supporters, card)
    discard(g, card)
    g.say(L_DISCARDED, g.seat[ALLIANCE], card)


def spend_supporters(g: Root, c: int, n: int) -> Rule[None]:
    """Chooses supporters matching a clearing and spends them together (8.2.3). The last one is always asked for, so that
    nobody learns whether there was a choice."""
    left = matching(g.alliance.supporters, g.suits[c])
    spent: list[int] = []
    for i in range(n):
        card = yield Ask(g.seat[ALLIANCE], K_SUPPORTER, partial(one_of, left, n - i), about=c, secret=i == n - 1)
        left = without(left, card)
        spent.append(card)
    for card in spent:
        dismiss(g, card)
    g.chance.reveal()


def one_of(cards: list[int], needed: int) -> list[int]:
    """The cards to choose from; when all are needed, any one."""
    return cards if needed < len(cards) else cards[:1]


def outrage(g: Root, f: int, c: int) -> Rule[None]:
    """A card of the clearing's suit goes to the Supporters; without one the hand is shown and the deck gives it (8.2.6). Who
    has cards is asked, so that nobody learns beforehand whether there is a choice."""
    suit = g.suits[c]
    g.say(L_OUTRAGE, g.seat[f], c)
    card = PASS
    if g.hands[f]:
        card = yield Ask(g.seat[f], K_OUTRAGE, lambda: matching(g.hands[f], suit) or [PASS], about=c, secret=True)
    if card != PASS:
        from_hand(g, f, card)
        conceal(g, [card, *g.hands[f]], only(g.seat[ALLIANCE]))
        show(g, card, only(g.seat[f]))
        g.say(L_GAVE, g.seat[f], card, to=only(g.seat[f]))
        g.chance.reveal()
    else:
        if not automatic(g, f):  # bots.hand.3
            show_hand(g, f, ALLIANCE)
        card = top_card(g)
        if card < 0:
            return
    add_supporter(g, card)
