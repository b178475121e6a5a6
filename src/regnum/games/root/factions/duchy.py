"""Underground Duchy (12)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.deeds import Deed, Entry
from regnum.games.root.board import can_place, count_by_suit, count_on_map
from regnum.games.root.cards import L_DISCARDED, discard, matching, show, spend, to_hand
from regnum.games.root.components import (
    BIRD,
    BURROW,
    CARD_SUIT,
    CITADEL,
    DUCHY,
    GARDEN,
    MARKET,
    PLACES,
    ROOST,
    TUNNEL,
    WOODLANDS,
)
from regnum.games.root.factions.faction import Faction, Loss, Step, enlist
from regnum.games.root.factions.ministers import (
    BUILDINGS,
    DATA,
    SWAYED,
    build,
    call_minister,
    pay_for_failure,
    sites,
    sway,
    why_no_minister,
    why_not_sway,
)
from regnum.games.root.lexicon import CARD, NUMBER, PLACE_IN, PLACE_INTO, SEAT, deed, kind, reason, saying
from regnum.games.root.menu import BATTLING, MOVING, Able, actions, between, craft_step, menu
from regnum.games.root.movement import arrive, shift
from regnum.games.root.pieces import L_PLACED, place_warriors, take_piece
from regnum.games.root.state import Root

K_SURFACE: Final = kind("surface", PLACE_IN, "12.3.3")
K_COLLAPSE: Final = kind("collapse", PLACE_IN, "12.2.4")
K_DIG: Final = kind("dig", PLACE_IN, "12.5.1.V")
K_DIG_WITH: Final = kind("dig-with", CARD, "12.5.1.V", PLACE_IN)
K_DIG_N: Final = kind("dig-n", NUMBER, "12.5.1.V", PLACE_INTO)
L_TOOK_UP: Final = saying("took-up", who=SEAT, n=NUMBER)
R_ASSEMBLED: Final = reason("assembled", "12.5.1")
R_CANNOT_RAISE: Final = reason("cannot-raise", "12.5.1.I")
R_NO_WARRIORS: Final = reason("no-warriors", "12.5.1.II")
R_CANNOT_DIG: Final = reason("cannot-dig", "12.5.1.V")
R_PARLIAMENT_SITS: Final = reason("parliament-sits", "12.5")

ACTIONS: Final[int] = DATA["assembly_actions"]
RECRUITS: Final[list[int]] = DATA["burrow_warriors_by_citadels"]
CARDS_BY_MARKETS: Final[list[int]] = DATA["draw"]["by_on_map"]
TUNNELS: Final[int] = DATA["token"][0]["count"]
DIGGERS: Final[int] = DATA["dig_warriors"]
VANGUARD: Final[int] = DATA["setup"]["warriors"]
NEIGHBOURS: Final[int] = DATA["setup"]["adjacent_warriors"]


# ---------------------------------------------------------------- Birdsong
def muster(g: Root) -> None:
    """Warriors come into the Burrow, more for citadels on the map (12.4)."""
    place_warriors(g, DUCHY, BURROW, RECRUITS[count_on_map(g, CITADEL)])


# ---------------------------------------------------------------- Daylight: Assembly
def before_parliament(closed: Callable[[Root, int], int], g: Root, f: int) -> int:
    """Why not, for an action of the Assembly: it comes first (12.5)."""
    return R_PARLIAMENT_SITS if g.duchy.used or SWAYED in g.used else closed(g, f)


def warriors_left(g: Root, f: int) -> int:
    """The warriors of the supply."""
    return g.supply[f]


def recruit(g: Root, f: int) -> Rule[None]:
    """A warrior comes into the Burrow (12.5.1.II)."""
    place_warriors(g, f, BURROW, 1)
    yield from ()


def raising(g: Root, f: int) -> list[int]:
    """The buildings a card of their suit pays for."""
    return sites(g, any_suit=False)


def raise_one(g: Root, f: int) -> Rule[None]:
    """A building for a card of its suit (12.5.1.I)."""
    yield from build(g, any_suit=False)


def can_dig_at(g: Root, c: int) -> bool:
    """Whether a card and the clearing allow a tunnel, were there none yet."""
    return can_place(g, DUCHY, c) and bool(matching(g.hands[DUCHY], g.suits[c]))


def diggable(g: Root, gone: int) -> list[int]:
    """Clearings of a suit in hand without a tunnel, or with the one that is `gone` by then (12.5.1.V)."""
    return [c for c in range(12) if (c == gone or not g.tunnels >> c & 1) and can_dig_at(g, c)]


def collapsible(g: Root) -> list[int]:
    """The tunnels whose removal lets another one be placed (12.2.4)."""
    elsewhere = bool(diggable(g, PASS))
    return [c for c in range(12) if g.tunnels >> c & 1 and (elsewhere or can_dig_at(g, c))]


def can_dig(g: Root, f: int) -> bool:
    """Whether a tunnel can be dug."""
    return bool(diggable(g, PASS) if g.tunnels.bit_count() < TUNNELS else collapsible(g))


def dig(g: Root, f: int) -> Rule[None]:
    """A card for a tunnel, through which warriors of the Burrow come up at once (12.5.1.V)."""
    gone = PASS
    if g.tunnels.bit_count() == TUNNELS:
        gone = yield Ask(g.seat[f], K_COLLAPSE, lambda: collapsible(g))
    c = yield Ask(g.seat[f], K_DIG, lambda: diggable(g, gone))
    card = yield Ask(g.seat[f], K_DIG_WITH, lambda: matching(g.hands[f], g.suits[c]), about=c)
    if gone != PASS:
        take_piece(g, TUNNEL, gone)
    spend(g, f, card)
    place_tunnel(g, c)
    most = min(DIGGERS, g.warriors[f * PLACES + BURROW])
    n = yield Ask(g.seat[f], K_DIG_N, lambda: list(range(most + 1)), about=c)
    if n:
        shift(g, f, BURROW, c, n)
        yield from arrive(g, f, f, c)


ASSEMBLY: Final[list[Entry[Root]]] = [
    Able(deed("build"), raising, R_CANNOT_RAISE, raise_one),
    Able(deed("recruit"), warriors_left, R_NO_WARRIORS, recruit),
    MOVING,
    BATTLING,
    Able(deed("dig"), can_dig, R_CANNOT_DIG, dig),
]
DAYLIGHT: Final[list[Entry[Root]]] = [
    *actions(ACTIONS, R_ASSEMBLED, [Deed(it.id, partial(before_parliament, it.closed), it.do) for it in ASSEMBLY]),
    Deed(deed("minister"), why_no_minister, call_minister),
    Deed(deed("sway"), why_not_sway, sway),
]
"""The Assembly's two actions, then ministers, then one may be swayed (12.5)."""


def place_tunnel(g: Root, c: int) -> None:
    """A tunnel from the supply."""
    g.tunnels |= 1 << c
    g.say(L_PLACED, g.seat[DUCHY], TUNNEL, c)


# ---------------------------------------------------------------- Evening
def return_revealed(g: Root) -> None:
    """Revealed birds are discarded, the other cards come back; everybody knows them now (12.6.1)."""
    birds = [card for card in g.duchy.revealed if CARD_SUIT[card] == BIRD]
    others = [card for card in g.duchy.revealed if CARD_SUIT[card] != BIRD]
    g.duchy.revealed = []
    for card in birds:
        discard(g, card)
        g.say(L_DISCARDED, g.seat[DUCHY], card)
    for card in others:
        to_hand(g, DUCHY, card)
        show(g, card)
    if others:
        g.say(L_TOOK_UP, g.seat[DUCHY], len(others))


# ---------------------------------------------------------------- the faction
def corners(g: Root) -> list[int]:
    """Corners free of keep, roost and garden; if possible opposite one of them (12.3.3)."""
    wood = WOODLANDS[g.map_]
    taken = [c for c in wood.corners if c == g.keep or ROOST in g.buildings[c] or GARDEN in g.buildings[c]]
    free = [c for c in wood.corners if c not in taken]
    return [c for c in free if wood.opposite[c] in taken] or free


class Duchy(Faction):
    """The Underground Duchy."""

    burrows = True
    birdsong: ClassVar[list[Step]] = [muster, between]
    daylight: ClassVar[list[Step]] = [menu(DAYLIGHT)]
    evening: ClassVar[list[Step]] = [return_revealed, craft_step]

    def allows(self, g: Root) -> list[int]:
        """The actions of Daylight."""
        return [0, ACTIONS, 0]

    def set_up(self, g: Root) -> Rule[None]:
        """The first tunnel and those who came up through it (12.3)."""
        corner = yield Ask(g.seat[DUCHY], K_SURFACE, lambda: corners(g))
        place_tunnel(g, corner)
        place_warriors(g, DUCHY, corner, VANGUARD)
        for c in WOODLANDS[g.map_].paths[corner]:
            place_warriors(g, DUCHY, c, NEIGHBOURS)

    def begins_turn(self, g: Root) -> None:
        g.duchy.used = 0

    def draws(self, g: Root) -> int:
        return CARDS_BY_MARKETS[count_on_map(g, MARKET)]

    def strewn(self, g: Root) -> int:
        return g.tunnels

    def take_token(self, g: Root, piece: int, c: int) -> None:
        g.tunnels &= ~(1 << c)

    def crafting(self, g: Root) -> list[int]:
        """Citadels and markets alike (12.2.1)."""
        return [a + b for a, b in zip(count_by_suit(g, CITADEL), count_by_suit(g, MARKET), strict=True)]

    def minds(self, g: Root, loss: Loss) -> bool:
        """Buildings only, while there is a card or a minister to lose."""
        return any([piece in BUILDINGS for piece in loss.pieces]) and bool(g.hands[DUCHY] or g.duchy.swayed)

    def pieces_lost(self, g: Root, losses: list[Loss], by: int) -> Rule[None]:
        """The price of failure, once however many buildings fell (12.2.3, R-09)."""
        yield from pay_for_failure(g)


enlist(Duchy(DUCHY))
