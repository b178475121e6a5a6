"""Marquise de Cat (6)."""

from __future__ import annotations

from typing import Final

from regnum.engine.ask import PASS, Ask, Refusal, Rule
from regnum.engine.lists import raised
from regnum.games.root.battle import battle, can_battle
from regnum.games.root.board import adjacent, can_place, count_by_suit, count_on_map, open_slots, ruled
from regnum.games.root.cards import matching, spend
from regnum.games.root.components import (
    BIRD,
    CARD_SUIT,
    FACTION,
    MARQUISE,
    NOBODY,
    RECRUITER,
    SAWMILL,
    WOODLANDS,
    WORKSHOP,
)
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
from regnum.games.root.menu import EXTRAS, K_ACT, between, craft_step, do_extra, menu
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
R_NO_BATTLE: Final = reason("no-battle", "4.3")
R_NO_MOVE: Final = reason("no-move", "4.2.1")

DATA: Final = FACTION["marquise"]
COST: Final[list[int]] = DATA["build_cost"]
POINTS: Final[list[list[int]]] = [b["vp"] for b in DATA["building"]]
CARDS_BY_RECRUITERS: Final[list[int]] = DATA["draw"]["by_on_map"]
WOOD_TOKENS: Final = 8
BUILDINGS: Final = [SAWMILL, WORKSHOP, RECRUITER]
ACTIONS: Final[int] = DATA["daylight_actions"]
CLOSED: Final = (
    (deed("battle"), R_NO_BATTLE),
    (deed("march"), R_NO_MOVE),
    (deed("recruit"), R_RECRUITED),
    (deed("build"), R_CANNOT_BUILD),
    (deed("overwork"), R_CANNOT_OVERWORK),
)
"""Why an action is closed when actions are left."""
RECRUITED: Final = -100
"""In `used`: the one Recruit of the turn."""

BATTLE: Final = deed("battle")
MARCH: Final = deed("march")
RECRUIT: Final = deed("recruit")
BUILD: Final = deed("build")
OVERWORK: Final = deed("overwork")
EXTRA: Final = deed("extra-action")


def wood_left(g: Root) -> int:
    """Wood tokens in the supply."""
    return WOOD_TOKENS - sum(g.wood)


# ---------------------------------------------------------------- Birdsong
def place_wood(g: Root) -> Rule[bool] | None:
    """Wood at each sawmill; when there is too little, the Marquise says where it goes (6.4, 2.5)."""
    wanted = [c for c in range(12) for b in g.buildings[c] if b == SAWMILL and can_place(g, MARQUISE, c)]
    left = wood_left(g)
    if 0 < left < len(wanted):
        return share_wood(g, wanted)
    for c in wanted[:left]:
        add_wood(g, c)
    return None


def share_wood(g: Root, wanted: list[int]) -> Rule[bool]:
    """The last wood of the supply goes where she wants it."""
    while wood_left(g) and wanted:
        left = wanted
        c = yield Ask(g.seat[MARQUISE], K_WOOD, lambda left=left: sorted(set(left)))  # type: ignore[misc]
        wanted = wanted[: wanted.index(c)] + wanted[wanted.index(c) + 1 :]
        add_wood(g, c)
    return False


def add_wood(g: Root, c: int) -> None:
    """One wood token from the supply."""
    g.wood = raised(g.wood, c, 1)
    g.say(L_WOOD, g.seat[MARQUISE], 1, c)


# ---------------------------------------------------------------- Daylight
def deeds(g: Root) -> list[int]:
    """What the Marquise can do now; three actions, and one more for each bird spent (6.5)."""
    found: list[int] = []
    if g.actions < ACTIONS:
        if can_battle(g, MARQUISE):
            found.append(BATTLE)
        if can_move(g, MARQUISE):
            found.append(MARCH)
        if can_recruit(g):
            found.append(RECRUIT)
        if sites(g, first=True):
            found.append(BUILD)
        if overworkable(g):
            found.append(OVERWORK)
    if matching(g.hands[MARQUISE], BIRD):
        found.append(EXTRA)
    return found


def refused(g: Root) -> list[Refusal]:
    """The actions that are closed, and why."""
    able = deeds(g)
    spent = g.actions >= ACTIONS
    found = []
    for what, why in CLOSED:
        if what not in able:
            found.append(Refusal(what, R_NO_ACTIONS if spent else why))
    return found


def daylight(g: Root) -> Rule[bool]:
    """One deed of Daylight."""
    what = yield Ask(g.seat[MARQUISE], K_ACT, lambda: menu(g, MARQUISE, deeds(g)), why=lambda: refused(g))
    if what == PASS:
        return False
    if what in EXTRAS:
        yield from do_extra(g, MARQUISE, what)
        return True
    if what == EXTRA:
        yield from spend_bird(g)
        return True
    g.actions += 1
    if what == BATTLE:
        yield from battle(g, MARQUISE)
    elif what == MARCH:
        yield from move(g, MARQUISE)
        if can_move(g, MARQUISE):
            yield from move(g, MARQUISE, may_stop=True)
    elif what == RECRUIT:
        yield from recruit(g)
    elif what == BUILD:
        yield from build(g)
    else:
        yield from overwork(g)
    return True


def spend_bird(g: Root) -> Rule[None]:
    """A bird card for one more action (6.5/2)."""
    card = yield Ask(g.seat[MARQUISE], K_HAWKS, lambda: [x for x in g.hands[MARQUISE] if CARD_SUIT[x] == BIRD])
    spend(g, MARQUISE, card)
    g.actions -= 1


def can_recruit(g: Root) -> bool:
    """Once per turn, with a recruiter on the map (6.5.3)."""
    return RECRUITED not in g.used and g.supply[MARQUISE] > 0 and bool(recruiters(g))


def recruiters(g: Root) -> list[int]:
    """The clearings of her recruiters where she may place warriors, one entry each."""
    return [c for c in range(12) for b in g.buildings[c] if b == RECRUITER and can_place(g, MARQUISE, c)]


def recruit(g: Root) -> Rule[None]:
    """One warrior at each recruiter; when there are too few, the Marquise says where (6.5.3, 2.5)."""
    g.used = [*g.used, RECRUITED]
    wanted = recruiters(g)
    if len(wanted) <= g.supply[MARQUISE]:
        for c in wanted:
            place_warriors(g, MARQUISE, c, 1)
        return
    while g.supply[MARQUISE] and wanted:
        left = wanted
        c = yield Ask(g.seat[MARQUISE], K_RECRUIT, lambda left=left: sorted(set(left)))  # type: ignore[misc]
        wanted = wanted[: wanted.index(c)] + wanted[wanted.index(c) + 1 :]
        place_warriors(g, MARQUISE, c, 1)


def connected(g: Root, c: int, mine: list[int]) -> list[int]:
    """The ruled clearings linked to `c` through ruled clearings, `c` included (6.5.4.II)."""
    found = [c]
    for x in found:
        for y in adjacent(g, MARQUISE, x):
            if y in mine and y not in found:
                found.append(y)
    return found


def wood_at_hand(g: Root, mine: list[int]) -> list[int]:
    """For every ruled clearing the wood it is connected to, itself included."""
    wood = [-1] * 12
    for c in mine:
        if wood[c] < 0:
            group = connected(g, c, mine)
            n = sum([g.wood[x] for x in group])
            for x in group:
                wood[x] = n
    return wood


def sites(g: Root, first: bool = False) -> list[int]:
    """Every building the Marquise can place and pay for: clearing and piece (6.5.4); or just the `first` one found."""
    price = [next_cost(g, piece) for piece in BUILDINGS]
    found: list[int] = []
    if min(price) > sum(g.wood):
        return found
    mine = ruled(g, MARQUISE)
    wood = wood_at_hand(g, mine)
    for c in mine:
        if wood[c] >= min(price) and open_slots(g, c) and can_place(g, MARQUISE, c):
            for piece in BUILDINGS:
                if price[piece] <= wood[c]:
                    found.append(SITE.pack(c, piece))
            if first:
                return found
    return found


def next_cost(g: Root, piece: int) -> int:
    """The wood for the next building of a kind; more than there is when none is left."""
    built = count_on_map(g, piece)
    return COST[built] if built < len(COST) else WOOD_TOKENS + 1


def build(g: Root) -> Rule[None]:
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
    return [x for x in sorted(connected(g, c, ruled(g, MARQUISE))) if g.wood[x]]


def overworkable(g: Root) -> list[int]:
    """Clearings with a sawmill whose suit is in hand, while there is wood (6.5.5)."""
    if not wood_left(g):
        return []
    hand = g.hands[MARQUISE]
    return [c for c in range(12) if SAWMILL in g.buildings[c] and can_place(g, MARQUISE, c) and matching(hand, g.suits[c])]


def overwork(g: Root) -> Rule[None]:
    """A card of the clearing's suit for one wood at its sawmill."""
    c = yield Ask(g.seat[MARQUISE], K_OVERWORK, lambda: overworkable(g))
    card = yield Ask(g.seat[MARQUISE], K_OVERWORK_WITH, lambda: matching(g.hands[MARQUISE], g.suits[c]), about=c)
    spend(g, MARQUISE, card)
    add_wood(g, c)


class Marquise(Faction):
    """The Marquise de Cat."""

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

    def birdsong(self) -> list[Step]:
        return [place_wood, between]

    def daylight(self) -> list[Step]:
        return [craft_daylight, daylight]

    def evening(self) -> list[Step]:
        return [between]

    def draws(self, g: Root) -> int:
        return CARDS_BY_RECRUITERS[count_on_map(g, RECRUITER)]

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


def craft_daylight(g: Root) -> Rule[bool] | None:
    """Crafting comes first (6.5)."""
    return craft_step(g, MARQUISE)


enlist(Marquise(MARQUISE))
