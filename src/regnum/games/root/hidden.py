"""What a seat cannot see, dealt anew: other hands, face-down stacks, the deck, plots, ruins and quests (1.2)."""

from __future__ import annotations

from regnum.engine.chance import Chance
from regnum.engine.knowledge import NOBODY_KNOWS, knows
from regnum.games.root.factions.faction import BOOK
from regnum.games.root.state import Root


def redeal(g: Root, seat: int, chance: Chance) -> None:
    """Re-deals in place all that `seat` cannot see."""
    redeal_cards(g, seat, chance)
    for f in g.order:
        BOOK[f].redeal(g, seat, chance)


def redeal_cards(g: Root, seat: int, chance: Chance) -> None:
    """Hands but open ones, stacks like the Supporters, and the deck; what the seat has seen stays there."""
    others = [f for f in g.order if g.seat[f] != seat]
    places = [g.hands[f] for f in others if not BOOK[f].open_hand] + [BOOK[f].hides(g) for f in others]
    pool = g.draw_pile[:]
    for place in places:
        pool += unseen(g, place, seat)
    pool.sort()
    chance.shuffle(pool)
    seen = g.seen[:]
    for f in others:
        if not BOOK[f].open_hand:
            g.hands[f] = deal_anew(g, g.hands[f], seat, pool, seen)
        hidden = BOOK[f].hides(g)
        if hidden:
            BOOK[f].hide_others(g, deal_anew(g, hidden, seat, pool, seen))
    for card in pool:
        seen[card] = NOBODY_KNOWS
    g.draw_pile, g.seen = pool, seen


def unseen(g: Root, place: list[int], seat: int) -> list[int]:
    """The cards of a place that the seat has not seen there."""
    return [card for card in place if not knows(g.seen[card], seat)]


def deal_anew(g: Root, place: list[int], seat: int, pool: list[int], seen: list[int]) -> list[int]:
    """Other cards for those the seat has not seen; whoever had seen one knows the one in its place, as `seen` will say."""
    found: list[int] = []
    hidden: list[int] = []
    for card in place:
        if knows(g.seen[card], seat):
            found.append(card)
        else:
            hidden.append(g.seen[card])
    hidden.sort()
    for readers in hidden:
        card = pool.pop()
        seen[card] = readers
        found.append(card)
    return found
