"""Lizard Cult (10)."""

from __future__ import annotations

from typing import ClassVar, Final

from regnum.engine.ask import Ask, Rule
from regnum.engine.deeds import Entry
from regnum.engine.lists import joined
from regnum.games.root.board import can_place, open_slots, ruled
from regnum.games.root.cards import discard_from_hand, from_hand, random_card, show, spend, to_hand
from regnum.games.root.components import BIRD, CARD_SUIT, GARDEN, IS_DOMINANCE, LIZARD, ROOST, WOODLANDS
from regnum.games.root.factions.conspiracies import DATA, GARDENS, conspire_step, gardens
from regnum.games.root.factions.faction import Faction, Loss, Step, enlist
from regnum.games.root.lexicon import CARD, CARD_QUOTED, NUMBER, PLACE_IN, SEAT, SUIT, deed, kind, reason, saying
from regnum.games.root.menu import Able, between, craft_step, menu
from regnum.games.root.pieces import place_building, place_warriors
from regnum.games.root.state import SCORE_NEEDS_GARDEN, Root
from regnum.games.root.victory import score

K_CORNER: Final = kind("cult-corner", PLACE_IN, "10.3.2")
K_OUTCAST: Final = kind("outcast", SUIT, "10.3.3")
K_RITUAL_CARD: Final = kind("ritual-card", CARD, "10.5", PLACE_IN)
K_GARDEN: Final = kind("ritual-build", PLACE_IN, "10.5.1")
K_RECRUIT: Final = kind("ritual-recruit", PLACE_IN, "10.5.2")
K_SCORE: Final = kind("ritual-score", CARD, "10.5.3")
K_SACRIFICE: Final = kind("ritual-sacrifice", CARD, "10.5.4")
L_OUTCAST: Final = saying("outcast", who=SEAT, suit=SUIT)
L_HATED: Final = saying("hated", who=SEAT, suit=SUIT)
L_LOST_SOULS: Final = saying("lost-souls", who=SEAT, n=NUMBER)
L_ACOLYTES: Final = saying("acolytes", who=SEAT, n=NUMBER)
L_REVEALED: Final = saying("revealed", who=SEAT, card=CARD_QUOTED)
L_TOOK_BACK: Final = saying("took-back", who=SEAT, n=NUMBER)
R_NO_GARDEN: Final = reason("no-garden", "10.5.1")
R_NO_PILGRIM: Final = reason("no-pilgrim", "10.5.2")
R_NO_SCORE: Final = reason("no-score", "10.5.3")
R_NO_SACRIFICE: Final = reason("no-sacrifice", "10.5.4")

POINTS: Final[list[int]] = DATA["building"][0]["score_vp_by_on_map"]
DRAWS: Final[int] = DATA["draw"]["base"]
GARDENS_PER_DRAW: Final[int] = DATA["draw"]["per_suit_with_gardens"]
CONGREGATION: Final[int] = DATA["setup"]["warriors"]
PILGRIMS: Final[int] = DATA["setup"]["adjacent_warriors"]


def add_acolytes(g: Root, n: int) -> None:
    """Warriors come into the Acolytes box."""
    g.lizard.acolytes += n
    g.say(L_ACOLYTES, g.seat[LIZARD], n)


# ---------------------------------------------------------------- Birdsong
def adjust_outcast(g: Root) -> None:
    """The suit that leads the Lost Souls is the Outcast; without a change the Outcast is Hated (10.4.1, R-12)."""
    souls = [CARD_SUIT[card] for card in g.lost_souls]
    cards = [souls.count(suit) for suit in range(BIRD)]
    leaders = [suit for suit in range(BIRD) if cards[suit] == max(cards)]
    board = g.lizard
    if len(leaders) == 1 and leaders[0] != board.outcast:
        board.outcast = leaders[0]
        board.hated = False
        g.say(L_OUTCAST, g.seat[LIZARD], board.outcast)
    elif not board.hated:
        board.hated = True
        g.say(L_HATED, g.seat[LIZARD], board.outcast)


def discard_lost_souls(g: Root) -> None:
    """Lost Souls go to the discard pile; dominance cards become available (10.4.2, R-26)."""
    if g.lost_souls:
        g.say(L_LOST_SOULS, g.seat[LIZARD], len(g.lost_souls))
    g.available = g.available + [card for card in g.lost_souls if IS_DOMINANCE[card]]
    g.discards = g.discards + [card for card in g.lost_souls if not IS_DOMINANCE[card]]
    g.lost_souls = []


# ---------------------------------------------------------------- Daylight
def cards_of(g: Root, suit: int) -> list[int]:
    """Cards in hand of the very suit: birds are not wild for rituals (10.2.2)."""
    return [card for card in g.hands[LIZARD] if CARD_SUIT[card] == suit]


def suits_in_hand(g: Root) -> list[int]:
    """The suits of the cards in hand."""
    return sorted({CARD_SUIT[card] for card in g.hands[LIZARD]})


def garden_sites(g: Root, f: int) -> list[int]:
    """Ruled clearings of a suit in hand with an open slot, while a garden of it is left (10.5.1)."""
    suits = [suit for suit in suits_in_hand(g) if suit != BIRD and gardens(g)[suit] < GARDENS]
    if not suits:
        return []
    return [c for c in ruled(g, f) if g.suits[c] in suits and open_slots(g, c) and can_place(g, f, c)]


def recruits(g: Root, f: int) -> list[int]:
    """Clearings of a suit in hand, while there are warriors (10.5.2)."""
    if not g.supply[LIZARD]:
        return []
    suits = suits_in_hand(g)
    return [c for c in range(12) if g.suits[c] in suits and can_place(g, LIZARD, c)]


def scorable(g: Root, f: int) -> list[int]:
    """Cards of suits not scored this turn (10.5.3, R-34)."""
    built = gardens(g) if g.variants & SCORE_NEEDS_GARDEN else [1, 1, 1]
    closed = [not n or g.lizard.scored >> suit & 1 for suit, n in enumerate(built)]
    return [card for card in g.hands[LIZARD] if CARD_SUIT[card] != BIRD and not closed[CARD_SUIT[card]]]


def sacrifices(g: Root, f: int) -> list[int]:
    """Birds in hand, while there are warriors (10.5.4)."""
    return cards_of(g, BIRD) if g.supply[f] else []


def build(g: Root, f: int) -> Rule[None]:
    """A card shown for a garden (10.5.1)."""
    c = yield Ask(g.seat[f], K_GARDEN, lambda: garden_sites(g, f))
    yield from reveal_for(g, c)
    place_building(g, GARDEN, c)


def recruit(g: Root, f: int) -> Rule[None]:
    """A card shown for a warrior (10.5.2)."""
    c = yield Ask(g.seat[f], K_RECRUIT, lambda: recruits(g, f))
    yield from reveal_for(g, c)
    place_warriors(g, f, c, 1)


def score_gardens(g: Root, f: int) -> Rule[None]:
    """A card spent for the points of its suit's gardens (10.5.3)."""
    card = yield Ask(g.seat[f], K_SCORE, lambda: scorable(g, f))
    suit = CARD_SUIT[card]
    spend(g, f, card)
    g.chance.reveal()
    g.lizard.scored |= 1 << suit
    score(g, f, POINTS[gardens(g)[suit]])


def sacrifice(g: Root, f: int) -> Rule[None]:
    """A bird shown for an acolyte (10.5.4)."""
    card = yield Ask(g.seat[f], K_SACRIFICE, lambda: sacrifices(g, f))
    reveal(g, card)
    g.supply[f] -= 1
    add_acolytes(g, 1)


RITUALS: Final[list[Entry[Root]]] = [
    Able(deed("ritual-build"), garden_sites, R_NO_GARDEN, build),
    Able(deed("ritual-recruit"), recruits, R_NO_PILGRIM, recruit),
    Able(deed("ritual-score"), scorable, R_NO_SCORE, score_gardens),
    Able(deed("ritual-sacrifice"), sacrifices, R_NO_SACRIFICE, sacrifice),
]
"""In any order and number (10.5)."""


def reveal_for(g: Root, c: int) -> Rule[None]:
    """Reveals a card of a clearing's suit."""
    reveal(g, (yield Ask(g.seat[LIZARD], K_RITUAL_CARD, lambda: cards_of(g, g.suits[c]), about=c)))


def reveal(g: Root, card: int) -> None:
    """A card lies open and serves nothing else in this Daylight (10.5, 2.1.4)."""
    from_hand(g, LIZARD, card)
    g.lizard.revealed = joined(g.lizard.revealed, card)
    g.chance.reveal()
    g.say(L_REVEALED, g.seat[LIZARD], card)


# ---------------------------------------------------------------- Evening
def return_revealed(g: Root) -> None:
    """Revealed cards come back; everybody knows them now (10.6.1)."""
    revealed = g.lizard.revealed
    if revealed:
        g.say(L_TOOK_BACK, g.seat[LIZARD], len(revealed))
    g.lizard.revealed = []
    for card in revealed:
        to_hand(g, LIZARD, card)
        show(g, card)


# ---------------------------------------------------------------- the faction
def corners(g: Root) -> list[int]:
    """Opposite the keep or the first roost; with both any other corner, with neither any (10.3.2, R-19)."""
    wood = WOODLANDS[g.map_]
    taken = [c for c in wood.corners if c == g.keep or ROOST in g.buildings[c]]
    if len(taken) == 1:
        return [wood.opposite[taken[0]]]
    return [c for c in wood.corners if c not in taken]


class Lizard(Faction):
    """The Lizard Cult."""

    birdsong: ClassVar[list[Step]] = [between, adjust_outcast, between, discard_lost_souls, conspire_step]
    daylight: ClassVar[list[Step]] = [menu(RITUALS)]
    evening: ClassVar[list[Step]] = [return_revealed, craft_step]

    def set_up(self, g: Root) -> Rule[None]:
        """The first garden, its congregation and the Outcast (10.3)."""
        corner = yield Ask(g.seat[LIZARD], K_CORNER, lambda: corners(g))
        place_building(g, GARDEN, corner)
        place_warriors(g, LIZARD, corner, CONGREGATION)
        for c in WOODLANDS[g.map_].paths[corner]:
            place_warriors(g, LIZARD, c, PILGRIMS)
        g.lizard.outcast = yield Ask(g.seat[LIZARD], K_OUTCAST, lambda: list(range(BIRD)))
        g.say(L_OUTCAST, g.seat[LIZARD], g.lizard.outcast)

    def begins_turn(self, g: Root) -> None:
        g.lizard.scored = 0

    def draws(self, g: Root) -> int:
        return DRAWS + len([n for n in gardens(g) if n >= GARDENS_PER_DRAW])

    def crafting(self, g: Root) -> list[int]:
        """Gardens of the Outcast (10.2.1)."""
        return [n if suit == g.lizard.outcast else 0 for suit, n in enumerate(gardens(g))]

    def lose_warriors(self, g: Root, n: int, defending: bool) -> int:
        """Revenge: those who fall in defence are acolytes (10.2.3)."""
        if defending:
            add_acolytes(g, n)
        return 0 if defending else n

    def claims_discard(self, g: Root, card: int) -> bool:
        """Lost Souls (10.2.6)."""
        g.lost_souls = joined(g.lost_souls, card)
        return True

    def minds(self, g: Root, loss: Loss) -> bool:
        """Gardens only, while there is a card to lose."""
        return bool(loss.pieces) and bool(g.hands[LIZARD])

    def pieces_lost(self, g: Root, losses: list[Loss], by: int) -> Rule[None]:
        """Fear of the faithful: a random card for every garden (10.2.5)."""
        for _ in range(sum([len(loss.pieces) for loss in losses])):
            card = random_card(g, LIZARD)
            if card >= 0:
                discard_from_hand(g, LIZARD, card)
        yield from ()


enlist(Lizard(LIZARD))
