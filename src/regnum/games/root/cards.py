"""Cards: drawing, spending, discarding, matching a suit (2.1)."""

from __future__ import annotations

from typing import Final

from regnum.engine.knowledge import all_but, only
from regnum.engine.lists import without
from regnum.games.root.components import BIRD, CARD_SUIT, IS_DOMINANCE, LIZARD, RIVERFOLK
from regnum.games.root.lexicon import CARD_QUOTED, NUMBER, SEAT, saying
from regnum.games.root.state import Root, plays

L_DREW: Final = saying("drew", who=SEAT, n=NUMBER)
L_DREW_CARD: Final = saying("drew-card", who=SEAT, card=CARD_QUOTED)
L_DISCARDED: Final = saying("discarded", who=SEAT, card=CARD_QUOTED)
L_SPENT: Final = saying("spent", who=SEAT, card=CARD_QUOTED)
L_RESHUFFLED: Final = saying("reshuffled")

KNOWN: Final = 128
"""In `known`: faction * 128 + card."""


def fits(card: int, suit: int) -> bool:
    """Whether a card can stand for a suit: birds are wild, and only birds are birds (2.1.1)."""
    s = CARD_SUIT[card]
    return s in (suit, BIRD)


def matching(cards: list[int], suit: int) -> list[int]:
    """The cards that can stand for a suit."""
    return [c for c in cards if CARD_SUIT[c] == suit or CARD_SUIT[c] == BIRD]


def to_hand(g: Root, f: int, card: int) -> None:
    """A card goes into a hand."""
    g.hands[f] = [*g.hands[f], card]


def from_hand(g: Root, f: int, card: int) -> None:
    """A card leaves a hand."""
    g.hands[f] = without(g.hands[f], card)


def draw(g: Root, f: int, n: int) -> None:
    """Draws from the shared deck; an empty one is made anew of the discard pile (2.1.2)."""
    drawn = 0
    for _ in range(n):
        card = top_card(g)
        if card < 0:
            break
        to_hand(g, f, card)
        g.say(L_DREW_CARD, g.seat[f], card, to=only(g.seat[f]))
        drawn += 1
    if drawn:
        g.say(L_DREW, g.seat[f], drawn, to=all_but(g.seat[f]))


def top_card(g: Root) -> int:
    """Takes the top card of the deck, or -1 when there is none anywhere."""
    if not g.draw_pile:
        if not g.discards:
            return -1
        g.draw_pile = g.discards[:]
        g.discards = []
        g.chance.shuffle(g.draw_pile)
        g.known = [x for x in g.known if x % KNOWN not in g.draw_pile]
        g.say(L_RESHUFFLED)
    g.chance.reveal()
    card = g.draw_pile[-1]
    g.draw_pile = g.draw_pile[:-1]
    return card


def discard(g: Root, card: int) -> None:
    """Lays a card on the discard pile, a dominance card beside the map (3.3.3); with Lizards all are Lost Souls (10.2.6)."""
    if plays(g, LIZARD):
        g.lost_souls = [*g.lost_souls, card]
    elif IS_DOMINANCE[card]:
        g.available = [*g.available, card]
    else:
        g.discards = [*g.discards, card]


def spend(g: Root, f: int, card: int) -> None:
    """Spends a card from hand (2.1.3)."""
    from_hand(g, f, card)
    discard(g, card)
    g.say(L_SPENT, g.seat[f], card)


def discard_from_hand(g: Root, f: int, card: int) -> None:
    """Discards a card from hand."""
    from_hand(g, f, card)
    discard(g, card)
    g.say(L_DISCARDED, g.seat[f], card)


def show_in_hand(g: Root, f: int, card: int) -> None:
    """Everybody knows that a card went into a hand."""
    entry = f * KNOWN + card
    if entry not in g.known:
        g.known = [*g.known, entry]


def conceal(g: Root, f: int) -> None:
    """A card is about to leave a hand unseen: from now on nobody can tell what is in it."""
    g.known = [x for x in g.known if x // KNOWN != f]


def receive(g: Root, f: int, card: int) -> None:
    """A card goes into a hand unseen, even if it was seen there before."""
    g.known = [x for x in g.known if x != f * KNOWN + card]
    to_hand(g, f, card)


def random_card(g: Root, f: int) -> int:
    """Takes a random card out of a hand, or -1 from an empty one."""
    if not g.hands[f]:
        return -1
    conceal(g, f)
    hand = sorted(g.hands[f])
    card = hand.pop(g.chance.pick(len(hand)))
    g.hands[f] = hand
    return card


def take_from(g: Root, f: int, victim: int) -> int:
    """A random card of another hand goes into a hand, or -1 from an empty one; the Riverfolk's hand is open (11.2.3)."""
    card = random_card(g, victim)
    if card >= 0:
        receive(g, f, card)
        if victim == RIVERFOLK:
            show_in_hand(g, f, card)
    return card
