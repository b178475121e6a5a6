"""Marquise de Cat (6)."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.deeds import HIDDEN, OPEN, Deed, Entry
from regnum.engine.lists import joined, raised, without
from regnum.games.root.board import adjacent, can_place, count_by_suit, count_on_map, filled, open_slots, realm
from regnum.games.root.cards import any_fits, matching, spend
from regnum.games.root.components import (
    BIRD,
    FACTION,
    IN_BITS,
    KEEP,
    MARQUISE,
    NOBODY,
    RECRUITER,
    SAWMILL,
    WOOD,
    WOODLANDS,
    WORKSHOP,
)
from regnum.games.root.craft import can_craft, craft
from regnum.games.root.factions.faction import Faction, Loss, Step, enlist
from regnum.games.root.lexicon import (
    CARD,
    NUMBER,
    PIECE_ACC,
    PLACE_FROM,
    PLACE_IN,
    PLACE_INTO,
    PLACE_PUT,
    SEAT,
    SITE,
    SITE_ACC,
    deed,
    kind,
    reason,
    saying,
)
from regnum.games.root.menu import (
    ACTED,
    BATTLING,
    CRAFT,
    R_LATE_TO_CRAFT,
    R_NOTHING_TO_CRAFT,
    Able,
    actions,
    between,
    menu,
    why_not_move,
)
from regnum.games.root.movement import can_move, move
from regnum.games.root.pieces import from_coffins, place_building, place_warriors
from regnum.games.root.state import Root
from regnum.games.root.victory import score

K_KEEP: Final = kind("keep", PLACE_IN, "6.3.2")
K_FIRST: Final = kind("first-building", PLACE_IN, "6.3.4", PIECE_ACC)
K_WOOD: Final = kind("wood", PLACE_IN, "6.4")
K_BUILD: Final = kind("build", SITE, "6.5.4")
K_PAY_WOOD: Final = kind("pay-wood", PLACE_FROM, "6.5.4.II", SITE_ACC)
K_OVERWORK: Final = kind("overwork", PLACE_IN, "6.5.5")
K_OVERWORK_WITH: Final = kind("overwork-with", CARD, "6.5.5", PLACE_INTO)
K_HAWKS: Final = kind("hawks", CARD, "6.5/2")
K_RECRUIT: Final = kind("recruit-at", PLACE_IN, "6.5.3")
K_HOSPITAL: Final = kind("hospital", CARD, "6.2.3", PLACE_IN)
L_WOOD: Final = saying("wood", who=SEAT, n=NUMBER, at=PLACE_PUT)
L_HOSPITAL: Final = saying("hospital", who=SEAT, n=NUMBER)
R_RECRUITED: Final = reason("recruited", "6.5.3")
R_NO_ACTIONS: Final = reason("no-actions", "6.5")
R_CANNOT_BUILD: Final = reason("cannot-build", "6.5.4.II")
R_CANNOT_OVERWORK: Final = reason("cannot-overwork", "6.5.5")
R_NO_RECRUITER: Final = reason("no-recruiter", "6.5.3")
R_NO_WARRIORS: Final = reason("no-warriors", "2.5")

DATA: Final = FACTION["marquise"]
WOOD_TOKENS: Final = 8
COST: Final[list[int]] = DATA["build_cost"]
PRICES: Final = [*COST, WOOD_TOKENS + 1]
"""More than there is when none is left."""
POINTS: Final[list[list[int]]] = [b["vp"] for b in DATA["building"]]
CARDS_BY_RECRUITERS: Final[list[int]] = DATA["draw"]["by_on_map"]
BUILDINGS: Final = [SAWMILL, WORKSHOP, RECRUITER]
ACTIONS: Final[int] = DATA["daylight_actions"]
RECRUITED: Final = -100
"""In `used`: the one Recruit of the turn."""


def each_of(g: Root, piece: int) -> list[int]:
    """The clearings of her buildings of a kind where she may place pieces, one entry each."""
    return [c for c in IN_BITS[g.where[piece]] if can_place(g, MARQUISE, c) for b in g.buildings[c] if b == piece]


def wood_left(g: Root) -> int:
    """Wood tokens in the supply."""
    return WOOD_TOKENS - sum(n for n in g.wood)


# ---------------------------------------------------------------- Birdsong
def place_wood(g: Root) -> Rule[bool] | None:
    """Wood at each sawmill; when there is too little, the Marquise says where it goes (6.4, 2.5)."""
    wanted = each_of(g, SAWMILL)
    left = wood_left(g)
    if 0 < left < len(wanted):
        return share_wood(g, wanted)
    for c in wanted[:left]:
        add_wood(g, c)
    return None


def share_wood(g: Root, wanted: list[int]) -> Rule[bool]:
    """The last wood of the supply goes where she wants it."""
    while wood_left(g) and wanted:
        c = yield Ask(g.seat[MARQUISE], K_WOOD, partial(each, wanted))
        wanted = without(wanted, c)
        add_wood(g, c)
    return False


def each(clearings: list[int]) -> list[int]:
    """Every clearing once."""
    return sorted(set(clearings))


def add_wood(g: Root, c: int) -> None:
    """One wood token from the supply."""
    g.wood = raised(g.wood, c, 1)
    g.say(L_WOOD, g.seat[MARQUISE], 1, c)


# ---------------------------------------------------------------- Daylight
def march(g: Root, f: int) -> Rule[None]:
    """Up to two moves (6.5.2)."""
    yield from move(g, f)
    if can_move(g, f):
        yield from move(g, f, may_stop=True)


def birds(g: Root, f: int) -> list[int]:
    """The bird cards in hand."""
    return matching(g.hands[f], BIRD)


def why_no_hawks(g: Root, f: int) -> int:
    """A bird card in hand."""
    return OPEN if any_fits(g.hands[f], BIRD) else HIDDEN


def spend_bird(g: Root, f: int) -> Rule[None]:
    """A bird card for one more action (6.5/2)."""
    card = yield Ask(g.seat[f], K_HAWKS, lambda: birds(g, f))
    spend(g, f, card)
    g.actions -= 1


def why_not_craft_first(g: Root, f: int) -> int:
    """Crafting comes before the actions (6.5)."""
    return R_LATE_TO_CRAFT if ACTED in g.used else OPEN if can_craft(g, f) else R_NOTHING_TO_CRAFT


def why_not_recruit(g: Root, f: int) -> int:
    """Once per turn, with a recruiter on the map and a warrior in the supply (6.5.3)."""
    if RECRUITED in g.used:
        return R_RECRUITED
    for c in IN_BITS[g.where[RECRUITER]]:
        if can_place(g, MARQUISE, c):
            return OPEN if g.supply[f] else R_NO_WARRIORS
    return R_NO_RECRUITER


def recruit(g: Root, f: int) -> Rule[None]:
    """One warrior at each recruiter; when there are too few, the Marquise says where (6.5.3, 2.5)."""
    g.used = joined(g.used, RECRUITED)
    wanted = each_of(g, RECRUITER)
    if len(wanted) <= g.supply[MARQUISE]:
        for c in wanted:
            place_warriors(g, MARQUISE, c, 1)
        return
    while g.supply[MARQUISE] and wanted:
        c = yield Ask(g.seat[MARQUISE], K_RECRUIT, partial(each, wanted))
        wanted = without(wanted, c)
        place_warriors(g, MARQUISE, c, 1)


def connected(g: Root, c: int, ruled: int) -> int:
    """Those of the ruled clearings that are linked to one of them through others, itself included, as bits (6.5.4.II)."""
    found, left = [c], ruled & ~(1 << c)
    for x in found:
        if not left:
            break
        for y in adjacent(g, MARQUISE, x):
            if left >> y & 1:
                left ^= 1 << y
                found.append(y)
    return ruled & ~left


def wood_at_sites(g: Root, price: int) -> list[int]:
    """For every clearing with room for a building of hers the wood it is connected to, itself included, where that covers a
    price; else -1."""
    wood = [-1] * 12
    ruled = realm(g, MARQUISE)
    free = 0
    for c in IN_BITS[ruled]:
        if is_site(g, c):
            free |= 1 << c
    while free:
        group = connected(g, IN_BITS[free][0], ruled)
        n = sum(g.wood[x] for x in IN_BITS[group])
        if n >= price:
            for c in IN_BITS[group & free]:
                wood[c] = n
        free &= ~group
    return wood


def price(g: Root, piece: int) -> int:
    """The wood for the next building of a kind; more than there is when none is left."""
    return PRICES[g.built[piece]]


def least_price(g: Root) -> int:
    """The wood for the cheapest building."""
    return min(price(g, SAWMILL), min(price(g, WORKSHOP), price(g, RECRUITER)))


def is_site(g: Root, c: int) -> bool:
    """Whether a clearing has room for a building of hers."""
    return open_slots(g, c) > 0 and can_place(g, MARQUISE, c)


def can_build(g: Root, f: int) -> bool:
    """Whether any building can be placed and paid for."""
    least = least_price(g)
    if wood_left(g) + least > WOOD_TOKENS:
        return False
    return any(n >= 0 for n in wood_at_sites(g, least))


def sites(g: Root) -> list[int]:
    """Every building the Marquise can place and pay for: clearing and piece (6.5.4)."""
    least = least_price(g)
    found: list[int] = []
    if wood_left(g) + least <= WOOD_TOKENS:
        for c, wood in enumerate(wood_at_sites(g, least)):
            if wood >= 0:
                found += [SITE.pack(c, piece) for piece in BUILDINGS if price(g, piece) <= wood]
    return found


def build(g: Root, f: int) -> Rule[None]:
    """Pays wood from connected clearings, places the building, scores its space (6.5.4)."""
    site = yield Ask(g.seat[MARQUISE], K_BUILD, lambda: sites(g))
    c, piece = SITE.unpack(site)
    built = count_on_map(g, piece)
    for _ in range(COST[built]):
        source = yield Ask(g.seat[MARQUISE], K_PAY_WOOD, lambda: wood_for(g, c), about=site)
        g.wood = raised(g.wood, source, -1)
    place_building(g, piece, c)
    score(g, MARQUISE, POINTS[piece][built])


def wood_for(g: Root, c: int) -> list[int]:
    """The clearings whose wood can pay for a building in `c`."""
    return [x for x in IN_BITS[connected(g, c, realm(g, MARQUISE))] if g.wood[x]]


def why_not_build(g: Root, f: int) -> int:
    """A site, and the wood for it."""
    return OPEN if can_build(g, f) else R_CANNOT_BUILD


def overworkable(g: Root, f: int) -> list[int]:
    """Clearings with a sawmill whose suit is in hand, while there is wood (6.5.5)."""
    hand = g.hands[f]
    if not hand or not wood_left(g):
        return []
    return [c for c in IN_BITS[g.where[SAWMILL]] if can_place(g, f, c) and any_fits(hand, g.suits[c])]


def overwork(g: Root, f: int) -> Rule[None]:
    """A card of the clearing's suit for one wood at its sawmill."""
    c = yield Ask(g.seat[f], K_OVERWORK, lambda: overworkable(g, f))
    card = yield Ask(g.seat[f], K_OVERWORK_WITH, lambda: matching(g.hands[f], g.suits[c]), about=c)
    spend(g, f, card)
    add_wood(g, c)


MENU: Final[list[Entry[Root]]] = [
    Deed(CRAFT, why_not_craft_first, craft),
    *actions(ACTIONS, R_NO_ACTIONS, [
        BATTLING,
        Deed(deed("march"), why_not_move, march),
        Deed(deed("recruit"), why_not_recruit, recruit),
        Deed(deed("build"), why_not_build, build),
        Able(deed("overwork"), overworkable, R_CANNOT_OVERWORK, overwork),
    ]),
    Deed(deed("extra-action"), why_no_hawks, spend_bird),
]  # fmt: skip
"""Crafting, then three actions, and one more for each bird spent (6.5)."""


class Marquise(Faction):
    """The Marquise de Cat."""

    birdsong: ClassVar[list[Step]] = [place_wood, between]
    daylight: ClassVar[list[Step]] = [menu(MENU)]
    evening: ClassVar[list[Step]] = [between]

    def allows(self, g: Root) -> list[int]:
        """The actions of Daylight."""
        return [0, ACTIONS, 0]

    def set_up(self, g: Root) -> Rule[None]:
        """Keep, garrison and three buildings (6.3)."""
        wood = WOODLANDS[g.map_]
        g.keep = yield Ask(g.seat[MARQUISE], K_KEEP, lambda: wood.corners)
        for c in range(12):
            if c != wood.opposite[g.keep]:
                place_warriors(g, MARQUISE, c, 1)
        near = [g.keep, *wood.paths[g.keep]]
        for piece in BUILDINGS:
            c = yield Ask(g.seat[MARQUISE], K_FIRST, lambda: [x for x in near if open_slots(g, x)], about=piece)
            place_building(g, piece, c)

    def draws(self, g: Root) -> int:
        return CARDS_BY_RECRUITERS[count_on_map(g, RECRUITER)]

    def strewn(self, g: Root) -> int:
        return filled(g.wood) | (0 if g.keep == NOBODY else 1 << g.keep)

    def tokens(self, g: Root, c: int) -> list[int]:
        return ([KEEP] if g.keep == c else []) + [WOOD] * g.wood[c]

    def take_token(self, g: Root, piece: int, c: int) -> None:
        if piece == KEEP:
            g.keep = NOBODY
        else:
            g.wood = raised(g.wood, c, -1)

    def crafting(self, g: Root) -> list[int]:
        return count_by_suit(g, WORKSHOP)

    def minds(self, g: Root, loss: Loss) -> bool:
        """Field hospitals only: she has a keep and cards."""
        return loss.warriors > 0 and g.keep != NOBODY and bool(g.hands[MARQUISE])

    def warriors_lost(self, g: Root, c: int, n: int, by: int) -> Rule[None]:
        """Field hospitals: a card of the clearing's suit brings the warriors to the keep (6.2.3). Asked while she has cards, so
        that it betrays no hand."""
        if not g.hands[MARQUISE]:
            return
        suit = g.suits[c]
        card = yield Ask(g.seat[MARQUISE], K_HOSPITAL, lambda: [PASS, *matching(g.hands[MARQUISE], suit)], about=c, secret=True)
        if card != PASS:
            spend(g, MARQUISE, card)
            from_coffins(g, MARQUISE, n)
            g.say(L_HOSPITAL, g.seat[MARQUISE], place_warriors(g, MARQUISE, g.keep, n))


enlist(Marquise(MARQUISE))
