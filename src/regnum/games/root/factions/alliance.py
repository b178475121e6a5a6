"""Woodland Alliance (8). The Supporters have their own file."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from regnum.engine.ask import Ask, Refusal, Rule
from regnum.engine.deeds import OPEN, Deed, Entry
from regnum.games.root.board import adjacent, can_place, is_on_map, open_slots
from regnum.games.root.cards import conceal, fitting_by_suit, from_hand, matching, spend, top_card
from regnum.games.root.components import (
    ALLIANCE,
    BASE,
    BIRD,
    BURROW,
    CARD_SUIT,
    EVERYWHERE,
    FACTION,
    IN_BITS,
    NOBODY,
    OWNER,
    PLACES,
    SYMPATHY,
    WOODLANDS,
)
from regnum.games.root.factions.faction import Faction, Loss, Step, enlist
from regnum.games.root.factions.supporters import CAPACITY, add_supporter, dismiss, outrage, spend_supporters
from regnum.games.root.lexicon import CARD, NUMBER, PIECE, PLACE_IN, PLACE_INTO, SEAT, deed, kind, reason, saying
from regnum.games.root.menu import BATTLING, CRAFTING, MOVING, Able, count, menu, offer
from regnum.games.root.pieces import L_PLACED, place_building, place_warriors, remove_all, take_warriors, to_supply
from regnum.games.root.state import Root, automatic
from regnum.games.root.victory import score

DATA: Final = FACTION["alliance"]
TOKEN: Final = DATA["token"][0]
SYMPATHY_COST: Final[list[int]] = TOKEN["cost"]
SYMPATHY_POINTS: Final[list[int]] = TOKEN["vp"]
TOKENS: Final[int] = TOKEN["count"]
REVOLT_COST: Final[int] = DATA["revolt_cost"]
MARTIAL_LAW: Final[int] = DATA["martial_law"]["warriors"]
CARDS_BY_BASES: Final[list[int]] = DATA["draw"]["by_on_map"]

K_REVOLT: Final = kind("revolt", PLACE_IN, "8.4.1.I")
K_SPREAD: Final = kind("spread", PLACE_INTO, "8.4.2.I")
K_MOBILIZE: Final = kind("mobilize", CARD, "8.5.2")
K_TRAIN: Final = kind("train", CARD, "8.5.3")
K_MUSTER: Final = kind("muster", PLACE_IN, "8.6.1.III")
K_ORGANIZE: Final = kind("organize", PLACE_IN, "8.6.1.IV")
K_DISMISS: Final = kind("dismiss", CARD, "8.2.4/2")
K_FIRST_LOSS: Final = kind("first-loss", PIECE, "1.1.3", PLACE_IN)
L_REVOLT: Final = saying("revolt", who=SEAT, at=PLACE_IN)
L_OFFICERS: Final = saying("officers", who=SEAT, n=NUMBER)
L_LOST_OFFICERS: Final = saying("lost-officers", who=SEAT, n=NUMBER)
R_NO_SUPPORTERS: Final = reason("no-supporters", "8.4.2.II", NUMBER)
R_NO_BASE: Final = reason("no-base-left", "8.4.1.I")
R_NOT_ADJACENT: Final = reason("not-adjacent", "8.4.2.I")

R_HAS_SPREAD: Final = reason("has-spread", "8.4")
R_NO_REVOLT: Final = reason("no-revolt", "8.4.1")
R_NO_SPREAD: Final = reason("no-spread", "8.4.2")
R_NO_HAND: Final = reason("no-hand", "8.5.2")
R_NO_RECRUITS: Final = reason("no-warriors", "8.5.3")
R_NO_TRAINER: Final = reason("no-trainer", "8.5.3")
R_NO_OFFICER: Final = reason("no-officer", "8.6.1")
R_NO_MUSTER: Final = reason("no-muster", "8.6.1.III")
R_NO_ORGANIZER: Final = reason("no-organizer", "8.6.1.IV")


# ---------------------------------------------------------------- what is on the map
def sympathetic(g: Root) -> list[int]:
    """The sympathetic clearings (8.2.5.II)."""
    return IN_BITS[g.sympathy]


def bases(g: Root) -> list[int]:
    """The clearings with a base."""
    return IN_BITS[g.where[BASE]]


def has_base(g: Root, suit: int) -> bool:
    """Whether the base of a suit is on the map."""
    return g.where[BASE] & g.suited[suit] != 0


def base_suits(g: Root) -> list[int]:
    """The suits of the bases on the map."""
    return [suit for suit in range(BIRD) if has_base(g, suit)]


def tokens(g: Root) -> int:
    """How many sympathy tokens are on the map."""
    return len(IN_BITS[g.sympathy])


def add_officers(g: Root, n: int) -> None:
    """Warriors of the supply become officers."""
    n = min(n, g.supply[ALLIANCE])
    if n:
        g.supply[ALLIANCE] -= n
        g.alliance.officers += n
        g.say(L_OFFICERS, g.seat[ALLIANCE], n)


# ---------------------------------------------------------------- Birdsong
def revolts(g: Root, f: int = ALLIANCE) -> list[int]:
    """Sympathetic clearings whose base is not on the map, with supporters for it and a slot that is no ruin (8.4.1)."""
    if len(g.alliance.supporters) < REVOLT_COST:
        return []
    able = fitting_by_suit(g.alliance.supporters)
    rising = 0
    for suit in range(BIRD):
        if able[suit] >= REVOLT_COST and not has_base(g, suit):
            rising |= g.suited[suit]
    return [c for c in IN_BITS[g.sympathy & rising] if slots_after_removal(g, c)]


def slots_after_removal(g: Root, c: int) -> int:
    """Open slots once all enemy pieces are gone."""
    return WOODLANDS[g.map_].slots[c] - len([b for b in g.buildings[c] if OWNER[b] in (NOBODY, ALLIANCE)])


def no_revolts(g: Root) -> list[Refusal]:
    """Sympathetic clearings where no revolt is possible, and why."""
    taken = base_suits(g)
    open_to = revolts(g)
    return [
        Refusal(c, R_NO_BASE) if g.suits[c] in taken else Refusal(c, R_NO_SUPPORTERS, REVOLT_COST)
        for c in sympathetic(g)
        if c not in open_to
    ]


def revolt(g: Root, f: int) -> Rule[None]:
    """One revolt: the enemies go, a base and warriors come (8.4.1)."""
    c = yield Ask(g.seat[f], K_REVOLT, lambda: revolts(g), why=lambda: no_revolts(g))
    yield from spend_supporters(g, c, REVOLT_COST)
    g.say(L_REVOLT, g.seat[f], c)
    yield from remove_all(g, f, [c])
    if open_slots(g, c) and can_place(g, f, c):
        place_building(g, BASE, c)
    suit = g.suits[c]
    place_warriors(g, f, c, len([x for x in sympathetic(g) if g.suits[x] == suit]))
    add_officers(g, 1)


def spread_cost(g: Root, c: int) -> int:
    """Supporters for the next token, one more under martial law (8.4.2.II)."""
    cost = SYMPATHY_COST[tokens(g)]
    for f in g.order:
        if f != ALLIANCE and g.warriors[f * PLACES + c] >= MARTIAL_LAW:
            return cost + 1
    return cost


def reachable(g: Root) -> list[int]:
    """Unsympathetic clearings next to a sympathetic one, or all if none is (8.4.2.I)."""
    if tokens(g) == TOKENS:
        return []
    touched = 0
    for c in sympathetic(g):
        for x in adjacent(g, ALLIANCE, c):
            touched |= 1 << x
    return [c for c in IN_BITS[(touched & ~g.sympathy) if g.sympathy else EVERYWHERE] if can_place(g, ALLIANCE, c)]


def spreads(g: Root, f: int = ALLIANCE) -> list[int]:
    """Where sympathy can spread and be paid for."""
    laid, supporters = tokens(g), g.alliance.supporters
    if laid == TOKENS or len(supporters) < SYMPATHY_COST[laid]:
        return []
    able = fitting_by_suit(supporters)
    if not any(n >= SYMPATHY_COST[laid] for n in able):
        return []
    return [c for c in reachable(g) if able[g.suits[c]] >= spread_cost(g, c)]


def no_spreads(g: Root) -> list[Refusal]:
    """Where sympathy cannot spread, and why."""
    near, open_to = reachable(g), spreads(g)
    return [
        Refusal(c, R_NO_SUPPORTERS, spread_cost(g, c)) if c in near else Refusal(c, R_NOT_ADJACENT)
        for c in range(12)
        if c not in open_to and not g.sympathy >> c & 1
    ]


def spread(g: Root, f: int) -> Rule[None]:
    """One token, paid with supporters (8.4.2); it ends the revolts."""
    c = yield Ask(g.seat[f], K_SPREAD, lambda: spreads(g), why=lambda: no_spreads(g))
    yield from spend_supporters(g, c, spread_cost(g, c))
    place_sympathy(g, c)
    g.actions += 1


def why_not_revolt(g: Root, f: int) -> int:
    """Revolts come before spreading (8.4)."""
    return R_HAS_SPREAD if g.actions else OPEN if revolts(g) else R_NO_REVOLT


def rise(g: Root) -> Rule[bool] | None:
    """Revolts, then sympathy, any number of both (8.4)."""
    cards, laid = len(g.alliance.supporters), tokens(g)
    rising = not g.actions and cards >= REVOLT_COST and laid > 0
    return offer(g, ALLIANCE, BIRDSONG, rising or (laid < TOKENS and cards >= SYMPATHY_COST[laid]))


def place_sympathy(g: Root, c: int) -> None:
    """The next token of the track, and the points it uncovers (8.4.2.III)."""
    points = SYMPATHY_POINTS[tokens(g)]
    g.sympathy |= 1 << c
    g.say(L_PLACED, g.seat[ALLIANCE], SYMPATHY, c)
    score(g, ALLIANCE, points)


# ---------------------------------------------------------------- Daylight
def trainers(g: Root, f: int) -> list[int]:
    """The cards that match a base on the map, while there are warriors to train (8.5.3)."""
    if not g.supply[f]:
        return []
    return [card for card in g.hands[f] if has_base(g, CARD_SUIT[card])]


def why_not_train(g: Root, f: int) -> int:
    """A warrior, a base and a card of its suit (8.5.3)."""
    if not g.supply[f]:
        return R_NO_RECRUITS
    return OPEN if trainers(g, f) else R_NO_TRAINER


def why_not_mobilize(g: Root, f: int) -> int:
    """A card in hand."""
    return OPEN if g.hands[f] else R_NO_HAND


def mobilize(g: Root, f: int) -> Rule[None]:
    """A card of the hand joins the Supporters (8.5.2)."""
    card = yield Ask(g.seat[f], K_MOBILIZE, lambda: g.hands[f][:])
    from_hand(g, f, card)
    conceal(g, [card, *g.hands[f]], 0)
    add_supporter(g, card)


def train(g: Root, f: int) -> Rule[None]:
    """A card of a base's suit makes an officer of a warrior (8.5.3)."""
    card = yield Ask(g.seat[f], K_TRAIN, lambda: trainers(g, f))
    spend(g, f, card)
    add_officers(g, 1)


# ---------------------------------------------------------------- Evening
def musters(g: Root, f: int) -> list[int]:
    """The bases at which a warrior can be placed (8.6.1.III)."""
    return [c for c in bases(g) if can_place(g, f, c)] if g.supply[f] else []


def muster(g: Root, f: int) -> Rule[None]:
    """A warrior at a base (8.6.1.III)."""
    c = yield Ask(g.seat[f], K_MUSTER, lambda: musters(g, f))
    place_warriors(g, f, c, 1)


def organizers(g: Root, f: int) -> list[int]:
    """Unsympathetic clearings with a warrior that can give way to a token (8.6.1.IV)."""
    if tokens(g) == TOKENS:
        return []
    return [c for c in IN_BITS[g.camps[f] & ~g.sympathy] if can_place(g, f, c)]


def organize(g: Root, f: int) -> Rule[None]:
    """A warrior gives way to sympathy (8.6.1.IV)."""
    c = yield Ask(g.seat[f], K_ORGANIZE, lambda: organizers(g, f))
    take_warriors(g, f, c, 1, f)
    place_sympathy(g, c)


class Operation(Entry[Root]):
    """A military operation, one for each officer (8.6.1)."""

    __slots__ = ("it",)

    def __init__(self, it: Entry[Root]) -> None:
        super().__init__(it.id, partial(count, it.do))
        self.it: Entry[Root] = it

    def closed(self, g: Root, f: int) -> int:
        return R_NO_OFFICER if g.actions >= g.alliance.officers else self.it.closed(g, f)


def operate(g: Root) -> Rule[bool] | None:
    """Military operations (8.6.1)."""
    return offer(g, ALLIANCE, OPERATIONS, g.actions < g.alliance.officers)


BIRDSONG: Final[list[Entry[Root]]] = [
    Deed(deed("revolt"), why_not_revolt, revolt),
    Able(deed("spread"), spreads, R_NO_SPREAD, spread),
]
DAYLIGHT: Final[list[Entry[Root]]] = [
    CRAFTING,
    Deed(deed("mobilize"), why_not_mobilize, mobilize),
    Deed(deed("train"), why_not_train, train),
]
"""Crafting, mobilizing and training, in any order and number (8.5)."""
OPERATIONS: Final[list[Entry[Root]]] = [
    Operation(MOVING),
    Operation(BATTLING),
    Operation(Able(deed("recruit"), musters, R_NO_MUSTER, muster)),
    Operation(Able(deed("organize"), organizers, R_NO_ORGANIZER, organize)),
]


# ---------------------------------------------------------------- losses
def lose_base(g: Root, c: int) -> Rule[None]:
    """Supporters of the base's suit and birds go, and half of the officers; without a base five supporters stay (8.2.4)."""
    suit = g.suits[c]
    for card in matching(g.alliance.supporters, suit):
        dismiss(g, card)
    g.chance.reveal()
    n = (g.alliance.officers + 1) // 2
    if n:
        g.alliance.officers -= n
        to_supply(g, ALLIANCE, n)
        g.say(L_LOST_OFFICERS, g.seat[ALLIANCE], n)
    while not is_on_map(g, BASE) and len(g.alliance.supporters) > CAPACITY:
        card = yield Ask(g.seat[ALLIANCE], K_DISMISS, lambda: g.alliance.supporters[:])
        dismiss(g, card)


class Alliance(Faction):
    """The Woodland Alliance."""

    birdsong: ClassVar[list[Step]] = [rise]
    daylight: ClassVar[list[Step]] = [menu(DAYLIGHT)]
    evening: ClassVar[list[Step]] = [operate]

    def allows(self, g: Root) -> list[int]:
        """An operation for each officer (8.6.1)."""
        return [0, 0, g.alliance.officers]

    def set_up(self, g: Root) -> Rule[None]:
        """Three supporters (8.3.4)."""
        for _ in range(DATA["supporters_start"]):
            add_supporter(g, top_card(g))
        yield from ()

    def draws(self, g: Root) -> int:
        return CARDS_BY_BASES[len(bases(g))]

    def crafting(self, g: Root) -> list[int]:
        return [len(IN_BITS[g.sympathy & g.suited[suit]]) for suit in range(BIRD)]

    def takes_high(self, g: Root) -> bool:
        """Guerrilla war (8.2.2)."""
        return True

    def strewn(self, g: Root) -> int:
        return g.sympathy

    def take_token(self, g: Root, piece: int, c: int) -> None:
        g.sympathy &= ~(1 << c)

    def is_outraged(self, g: Root, f: int, c: int) -> bool:
        return f != ALLIANCE and c != BURROW and bool(g.sympathy >> c & 1)

    def outrage(self, g: Root, payer: int, c: int) -> Rule[None]:
        return outrage(g, payer, c)

    def minds(self, g: Root, loss: Loss) -> bool:
        """Bases and sympathy are avenged."""
        return bool(loss.pieces)

    def pieces_lost(self, g: Root, losses: list[Loss], by: int) -> Rule[None]:
        """Outrage for every sympathy token, and the price of every base; the player in turn says which comes first."""
        for loss in losses:
            first = loss.pieces[0]
            if BASE in loss.pieces and SYMPATHY in loss.pieces and not automatic(g, g.order[g.now]):
                first = yield Ask(g.seat[g.order[g.now]], K_FIRST_LOSS, lambda: [BASE, SYMPATHY], about=loss.clearing)
            if BASE in loss.pieces and first == BASE:
                yield from lose_base(g, loss.clearing)
            if SYMPATHY in loss.pieces and by not in (NOBODY, ALLIANCE):
                yield from outrage(g, by, loss.clearing)
            if BASE in loss.pieces and first != BASE:
                yield from lose_base(g, loss.clearing)

    def hides(self, g: Root) -> list[int]:
        return g.alliance.supporters

    def hide_others(self, g: Root, cards: list[int]) -> None:
        g.alliance.supporters = cards


enlist(Alliance(ALLIANCE))
