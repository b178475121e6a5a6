"""What nobody may find out, dealt anew; and the count of all pieces (components)."""

from __future__ import annotations

from regnum.engine.chance import Chance
from regnum.engine.lists import changed
from regnum.games.paladins.components import (
    ATTRIBUTE_TOP,
    FAVOUR_ROUNDS,
    FAVOURS,
    LIMIT,
    NONE,
    ORDER_ROUNDS,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    SCHEMES,
    SLOTS,
    SPACES,
    SQUARE_PLAYERS,
    SUSPICION_TAX,
    TAVERN,
    TAX_SUPPLY,
    TOWNSFOLK,
    WALLS,
)
from regnum.games.paladins.gains import displayed
from regnum.games.paladins.state import MONK, OUTPOST, Paladins, solo, workshops_on


def reshuffled(chance: Chance, cards: list[int]) -> list[int]:
    """Facedown cards in an order that tells nothing of how they lay."""
    deck = sorted(cards)
    chance.shuffle(deck)
    return deck


def redeal(g: Paladins, seat: int, chance: Chance) -> None:
    """Deals anew all decks, sealed King's cards, and the Paladins that `seat` has not seen."""
    g.townsfolk_deck = reshuffled(chance, g.townsfolk_deck)
    g.outsider_deck = reshuffled(chance, g.outsider_deck)
    g.wall_deck = reshuffled(chance, g.wall_deck)
    g.suspicion_deck = reshuffled(chance, g.suspicion_deck)
    g.tavern_deck = reshuffled(chance, g.tavern_deck)
    g.schemes = reshuffled(chance, g.schemes)
    out = len([r for r in ORDER_ROUNDS if r <= g.round])
    orders = reshuffled(chance, g.orders[out:] + g.orders_boxed)
    g.orders, g.orders_boxed = g.orders[:out] + orders[: len(g.orders) - out], orders[len(g.orders) - out :]
    out = len([r for r in FAVOUR_ROUNDS if r <= g.round])
    favours = reshuffled(chance, g.favours[out:] + g.favours_boxed)
    g.favours, g.favours_boxed = g.favours[:out] + favours[: len(g.favours) - out], favours[len(g.favours) - out :]
    for side in range(g.seats):
        if side == seat:
            redeal_own(g, side, chance)
        else:
            redeal_other(g, side, chance)


def redeal_own(g: Paladins, side: int, chance: Chance) -> None:
    """The cards of the own deck that were never drawn, in the places where they lie."""
    deck = g.deck[side][:]
    places = [i for i, card in enumerate(deck) if not g.seen[side] >> card & 1]
    for i, card in zip(places, reshuffled(chance, [deck[i] for i in places]), strict=True):
        deck[i] = card
    g.deck = changed(g.deck, side, deck)


def redeal_other(g: Paladins, side: int, chance: Chance) -> None:
    """Another's deck, hand and facedown Paladin; which of them it has seen follows the places they come to lie in."""
    facedown = g.riding[side] != NONE and not g.revealed >> side & 1
    old = g.deck[side] + g.drawn[side] + ([g.riding[side]] if facedown else [])
    new = reshuffled(chance, old)
    kept = g.seen[side]
    for card in old:
        kept &= ~(1 << card)
    for before, after in zip(old, new, strict=True):
        if g.seen[side] >> before & 1:
            kept |= 1 << after
    g.seen = changed(g.seen, side, kept)
    n = len(g.deck[side])
    g.deck = changed(g.deck, side, new[:n])
    g.drawn = changed(g.drawn, side, new[n : n + len(g.drawn[side])])
    if facedown:
        g.riding = changed(g.riding, side, new[-1])


# ---------------------------------------------------------------- the count
def count(g: Paladins) -> None:
    """Counts every card and piece; raises AssertionError when one is missing or too many (components.1-components.4)."""
    tableaux = [card for cards in g.tableau for card in cards]
    whole(displayed(g.townsfolk) + g.townsfolk_deck + g.townsfolk_gone + tableaux, len(TOWNSFOLK), "townsfolk")
    taken = [card for cards in g.attacked + g.converted for card in cards]
    whole(displayed(g.outsiders) + g.outsider_deck + g.outsiders_gone + taken, len(OUTSIDERS), "outsiders")
    whole(g.wall_deck + [card for cards in g.walls for card in cards], len(WALLS), "walls")
    held = [card for cards in g.suspicions for card in cards]
    whole(g.suspicion_deck + g.suspicion_gone + held, len(SUSPICION_TAX), "suspicions")
    whole(displayed(g.tavern) + g.tavern_deck + g.tavern_gone, len(TAVERN), "tavern")
    whole(g.orders + g.orders_boxed, len(ORDERS), "orders")
    whole(g.favours + g.favours_boxed, len(FAVOURS), "favours")
    if solo(g):
        whole(g.schemes + g.schemes_gone + g.schemes_aside, len(SCHEMES), "schemes")
    for seat in range(g.seats):
        riding = [g.riding[seat]] if g.riding[seat] != NONE else []
        whole(g.deck[seat] + g.drawn[seat] + riding + g.retired[seat], len(PALADINS), f"paladins-{seat}")
    for side in range(g.sides):
        count_side(g, side)
    assert all([on == NONE or SQUARE_PLAYERS[sq] <= g.seats for sq, on in enumerate(g.squares)]), "a square not in play"
    assert 0 <= g.tax <= TAX_SUPPLY[g.seats]


def whole(cards: list[int], n: int, name: str) -> None:
    """All cards of a deck are somewhere, each once."""
    assert sorted(cards) == list(range(n)), f"{name}: {sorted(cards)}"


def count_side(g: Paladins, side: int) -> None:
    """What lies before one side."""
    stores = [g.coins[side], g.provisions[side], g.unpaid[side], g.paid[side], *g.workers[side * 6 : side * 6 + 6]]
    assert min(stores) >= 0, f"side {side} owes: {stores}"
    assert all([0 <= n <= ATTRIBUTE_TOP for n in g.attributes[side * 3 : side * 3 + 3]])
    assert g.squares.count(side * 2 + MONK) == g.monks[side] <= LIMIT[6]
    assert g.squares.count(side * 2 + OUTPOST) == g.outposts[side] <= LIMIT[8]
    assert len(g.walls[side]) <= LIMIT[7] and g.jars[side] <= LIMIT[9] and len(g.converted[side]) <= LIMIT[11]
    assert side >= g.seats or g.jar_squares[side].bit_count() == g.jars[side]
    for action in range(SPACES):
        laid, bits = g.laid[side * SPACES + action], workshops_on(g, side, action)
        assert len(laid) in (0, len(SLOTS[action]))
        assert not any([worker != NONE and bits >> i & 1 for i, worker in enumerate(laid)]), "a worker under a workshop"
