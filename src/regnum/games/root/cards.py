"""Cards: drawing, spending, discarding, matching a suit (2.1)."""

from __future__ import annotations

from typing import Final

from regnum.engine.knowledge import EVERYBODY, NOBODY_KNOWS, all_but, only
from regnum.engine.lists import changed, joined, without
from regnum.games.root.components import AUTOMATON_DATA, BIRD, CARD_SUIT, IS_DOMINANCE
from regnum.games.root.factions.faction import BOOK
from regnum.games.root.lexicon import CARD_QUOTED, NUMBER, SEAT, saying
from regnum.games.root.state import Root, automatic
from regnum.games.root.victory import score

L_DREW: Final = saying("drew", who=SEAT, n=NUMBER)
L_DREW_CARD: Final = saying("drew-card", who=SEAT, card=CARD_QUOTED)
L_DISCARDED: Final = saying("discarded", who=SEAT, card=CARD_QUOTED)
L_SPENT: Final = saying("spent", who=SEAT, card=CARD_QUOTED)
L_RESHUFFLED: Final = saying("reshuffled")
CARD_FOR_AUTOMATON: Final[int] = AUTOMATON_DATA["common"]["card_vp"]

FITS: Final[list[list[bool]]] = [[s in (suit, BIRD) for s in CARD_SUIT] for suit in range(BIRD + 1)]


def fits(card: int, suit: int) -> bool:
    """Whether a card can stand for a suit: birds are wild, and only birds are birds (2.1.1)."""
    return FITS[suit][card]


def matching(cards: list[int], suit: int) -> list[int]:
    """The cards that can stand for a suit."""
    fitting = FITS[suit]
    return [c for c in cards if fitting[c]]


def count_fitting(cards: list[int], suit: int) -> int:
    """How many of the cards can stand for a suit."""
    fitting = FITS[suit]
    n = 0
    for card in cards:
        if fitting[card]:
            n += 1
    return n


def fitting_by_suit(cards: list[int]) -> list[int]:
    """How many of the cards can stand for each suit of a clearing."""
    return [count_fitting(cards, suit) for suit in range(BIRD)]


def any_fits(cards: list[int], suit: int) -> bool:
    """Whether one of the cards can stand for a suit."""
    fitting = FITS[suit]
    for card in cards:
        if fitting[card]:
            return True
    return False


def to_hand(g: Root, f: int, card: int) -> None:
    """A card goes into a hand."""
    g.hands[f] = joined(g.hands[f], card)


def from_hand(g: Root, f: int, card: int) -> None:
    """A card leaves a hand."""
    g.hands[f] = without(g.hands[f], card)


def draw(g: Root, f: int, n: int) -> None:
    """Draws from the shared deck; an empty one is made anew of the discard pile (2.1.2). An automaton scores instead (R-40)."""
    if automatic(g, f):
        score(g, f, n)
        return
    hand = g.hands[f][:]
    drawn = 0
    while drawn < n:
        card = top_card(g)
        if card < 0:
            break
        hand.append(card)
        g.say(L_DREW_CARD, g.seat[f], card, to=only(g.seat[f]))
        drawn += 1
    if drawn:
        g.hands[f] = hand
        g.say(L_DREW, g.seat[f], drawn, to=all_but(g.seat[f]))


def top_card(g: Root) -> int:
    """Takes the top card of the deck, or -1 when there is none anywhere."""
    if not g.draw_pile:
        if not g.discards:
            return -1
        g.draw_pile = g.discards[:]
        g.discards = []
        g.chance.shuffle(g.draw_pile)
        conceal(g, g.draw_pile, NOBODY_KNOWS)
        g.say(L_RESHUFFLED)
    g.chance.reveal()
    card = g.draw_pile[-1]
    g.draw_pile = g.draw_pile[:-1]
    return card


def discard(g: Root, card: int) -> None:
    """Lays a card on the discard pile, a dominance card beside the map (3.3.3), unless a faction claims it (10.2.6). Everybody
    sees it there."""
    g.chance.reveal()
    for f in g.order:
        if BOOK[f].claims_discard(g, card):
            return
    if IS_DOMINANCE[card]:
        g.available = joined(g.available, card)
    else:
        g.discards = joined(g.discards, card)


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


# ---------------------------------------------------------------- who has seen what
def show(g: Root, card: int, readers: int = EVERYBODY) -> None:
    """The readers know from now on that a card is where it is."""
    if g.seen[card] | readers != g.seen[card]:
        g.seen = changed(g.seen, card, g.seen[card] | readers)


def conceal(g: Root, cards: list[int], but: int) -> None:
    """One of these cards has left unseen by all `but` some, who alone can still tell what is left."""
    if any(g.seen[card] & ~but for card in cards):
        seen = g.seen[:]
        for card in cards:
            seen[card] &= but
        g.seen = seen


def hand_over(g: Root, giver: int, card: int, to: int) -> None:
    """A card passes from hand to hand, seen by these two alone; by all, when one of the hands is open (1.2.1, 11.2.3).
    One for an automaton is discarded, and it scores (bots.hand.2)."""
    if automatic(g, to):
        discard_from_hand(g, giver, card)
        score(g, to, CARD_FOR_AUTOMATON)
        return
    from_hand(g, giver, card)
    if BOOK[giver].open_hand or BOOK[to].open_hand:
        show(g, card)
    else:
        conceal(g, [card, *g.hands[giver]], only(g.seat[to]))
        show(g, card, only(g.seat[giver]) | only(g.seat[to]))
    to_hand(g, to, card)


def has_cards(g: Root, f: int) -> bool:
    """Whether a card can be taken from a player: one of the hand, or instead of one from an automaton (bots.hand.2)."""
    return bool(g.hands[f]) or automatic(g, f)


def random_card(g: Root, f: int) -> int:
    """A random card of a hand, or -1 of an empty one."""
    if not g.hands[f]:
        return -1
    hand = sorted(g.hands[f])
    return hand[g.chance.pick(len(hand))]


def take_from(g: Root, f: int, victim: int, openly: int, between: int) -> None:
    """A random card of another hand goes into a hand: one line tells everybody, another the two which card it was. Of an
    automaton it is drawn instead (bots.hand.2)."""
    if automatic(g, victim):
        draw(g, f, 1)
    card = random_card(g, victim)
    if card >= 0:
        hand_over(g, victim, card, f)
        g.say(openly, g.seat[f], g.seat[victim], victim)
        g.say(between, g.seat[f], card, to=only(g.seat[f]) | only(g.seat[victim]))
