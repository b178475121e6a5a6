"""Eyrie Dynasties (7)."""

from __future__ import annotations

from typing import ClassVar, Final

from regnum.engine.ask import PASS, Ask, Refusal, Rule
from regnum.engine.deeds import OPEN, Deed, Entry, choose_deed
from regnum.engine.kinds import Noun
from regnum.engine.lists import changed, joined, without
from regnum.games.root.battle import battle, can_battle
from regnum.games.root.board import can_place, count_by_suit, count_on_map, is_on_map, open_slots, rules
from regnum.games.root.cards import discard, draw, from_hand
from regnum.games.root.components import (
    BIRD,
    CARD_SUIT,
    EVERYWHERE,
    EYRIE,
    FACTION,
    FACTIONS,
    FIRST_VIZIER,
    IN_BITS,
    NOBODY,
    PLACES,
    ROOST,
    WOODLANDS,
)
from regnum.games.root.factions.faction import Faction, Loss, Step, enlist
from regnum.games.root.fight import Fight
from regnum.games.root.lexicon import CARD, CARD_QUOTED, NUMBER, PLACE_IN, SEAT, deed, kind, reason, saying
from regnum.games.root.menu import K_ACT, between, common, craft_step, offer
from regnum.games.root.movement import can_move, move
from regnum.games.root.pieces import place_building, place_warriors
from regnum.games.root.state import Root
from regnum.games.root.victory import add_points, score

DATA: Final = FACTION["eyrie"]
COLUMNS: Final[list[str]] = DATA["decree"]
LEADERS: Final[list[str]] = [leader["id"] for leader in DATA["leader"]]
VIZIERS: Final[list[list[int]]] = [[COLUMNS.index(column) for column in leader["viziers"]] for leader in DATA["leader"]]
BUILDER: Final = LEADERS.index("builder")
CHARISMATIC: Final = LEADERS.index("charismatic")
COMMANDER: Final = LEADERS.index("commander")
DESPOT: Final = LEADERS.index("despot")
ROOSTS: Final[int] = DATA["building"][0]["count"]
EVENING_POINTS: Final[list[int]] = DATA["building"][0]["evening_vp_by_on_map"]
CARDS_BY_ROOSTS: Final[list[int]] = DATA["draw"]["by_on_map"]
NEW_ROOST_WARRIORS: Final[int] = DATA["new_roost_warriors"]
FIRST_WARRIORS: Final[int] = DATA["setup"]["warriors"]
MOST_ADDED: Final[int] = DATA["decree_cards_per_turn"]["max"]

LEADER: Final = Noun(LEADERS, "root-leader-")
COLUMN: Final = Noun(COLUMNS, "root-column-")

K_ROOST: Final = kind("roost", PLACE_IN, "7.3.2")
K_LEADER: Final = kind("leader", LEADER, "7.3.3")
K_DECREE: Final = kind("decree", CARD, "7.4.2")
K_COLUMN: Final = kind("column", COLUMN, "7.4.2/2", CARD_QUOTED)
K_NEW_ROOST: Final = kind("new-roost", PLACE_IN, "7.4.3")
K_RESOLVE: Final = kind("resolve", CARD, "7.5.2", COLUMN)
K_HATCH: Final = kind("hatch", PLACE_IN, "7.5.2.I", CARD_QUOTED)
K_NEST: Final = kind("nest", PLACE_IN, "7.5.2.IV", CARD_QUOTED)
L_LEADER: Final = saying("leader", who=SEAT, it=LEADER)
L_DECREE: Final = saying("decree", who=SEAT, card=CARD_QUOTED, it=COLUMN)
L_RESOLVES: Final = saying("resolves", who=SEAT, card=CARD_QUOTED, it=COLUMN)
L_TURMOIL: Final = saying("turmoil", who=SEAT, card=CARD_QUOTED, it=COLUMN)
L_PURGED: Final = saying("purged", who=SEAT, n=NUMBER)
R_ONE_BIRD: Final = reason("one-bird", "7.4.2")

EVERY_COLUMN: Final = list(range(len(COLUMNS)))
RECRUITING: Final = COLUMNS.index("recruit")
MOVING: Final = COLUMNS.index("move")
BATTLING: Final = COLUMNS.index("battle")
BUILDING: Final = COLUMNS.index("build")
RESOLVED: Final = 4
"""As `column`: every column is done."""
RESTING: Final = 5
"""As `column`: turmoil has ended Daylight (7.7.4)."""


def suit_of(card: int) -> int:
    """The suit a clearing must have for a card of the Decree; -1 for a bird, which fits all."""
    return -1 if CARD_SUIT[card] == BIRD else CARD_SUIT[card]


# ---------------------------------------------------------------- Birdsong
def before_orders(g: Root) -> Rule[bool] | None:
    """Cards that may be used before one is drawn."""
    return None if g.hands[EYRIE] else between(g)


def emergency_orders(g: Root) -> None:
    """With an empty hand, one card (7.4.1)."""
    if not g.hands[EYRIE]:
        draw(g, EYRIE, 1)
    g.eyrie.added = 0
    g.eyrie.birds = 0


def addable(g: Root) -> list[int]:
    """The cards that may still join the Decree: no second bird (7.4.2); after the first one none must."""
    cards = [card for card in g.hands[EYRIE] if not g.eyrie.birds or CARD_SUIT[card] != BIRD]
    return [PASS, *cards] if g.eyrie.added else cards


def second_birds(g: Root) -> list[Refusal]:
    """Birds that must wait, for one has joined already."""
    return [Refusal(card, R_ONE_BIRD) for card in g.hands[EYRIE] if g.eyrie.birds and CARD_SUIT[card] == BIRD]


def add_to_decree(g: Root) -> Rule[bool] | None:
    """One card or two, at most one of them a bird, each into any column (7.4.2). Who holds nothing but birds is asked too."""
    return add_one(g) if g.eyrie.added < MOST_ADDED and g.hands[EYRIE] else None


def add_one(g: Root) -> Rule[bool]:
    """A card joins the Decree."""
    e = g.eyrie
    card = yield Ask(g.seat[EYRIE], K_DECREE, lambda: addable(g), secret=e.added > 0, why=lambda: second_birds(g))
    if card == PASS:
        return False
    column = yield Ask(g.seat[EYRIE], K_COLUMN, lambda: EVERY_COLUMN, about=card)
    from_hand(g, EYRIE, card)
    g.chance.reveal()
    e.decree = changed(e.decree, column, joined(e.decree[column], card))
    e.added += 1
    if CARD_SUIT[card] == BIRD:
        e.birds += 1
    g.say(L_DECREE, g.seat[EYRIE], card, column)
    return True


def loneliest(g: Root) -> list[int]:
    """The clearings with the fewest warriors, of those where a roost can be placed (7.4.3)."""
    free = [c for c in range(12) if open_slots(g, c) and can_place(g, EYRIE, c)]
    crowd = [sum(g.warriors[f * PLACES + c] for f in range(len(FACTIONS))) for c in free]
    return [c for c, n in zip(free, crowd, strict=True) if n == min(crowd)]


def before_roost(g: Root) -> Rule[bool] | None:
    """The common deeds, before a roost comes back."""
    return None if is_on_map(g, ROOST) else between(g)


def new_roost(g: Root) -> Rule[bool] | None:
    """Without a roost on the map: one, with three warriors (7.4.3)."""
    return settle(g) if not is_on_map(g, ROOST) and loneliest(g) else None


def settle(g: Root) -> Rule[bool]:
    """The Eyrie come back to the map."""
    c = yield Ask(g.seat[EYRIE], K_NEW_ROOST, lambda: loneliest(g))
    place_building(g, ROOST, c)
    place_warriors(g, EYRIE, c, NEW_ROOST_WARRIORS)
    return False


# ---------------------------------------------------------------- Daylight
def open_decree(g: Root) -> None:
    """The Decree is resolved from the left (7.5.2)."""
    g.eyrie.column = 0
    g.eyrie.todo = g.eyrie.decree[0]


def resolve(g: Root) -> Rule[bool] | None:
    """The columns of the Decree one after the other (7.5.2)."""
    e = g.eyrie
    while not e.todo and e.column < RESOLVED:
        e.column += 1
        e.todo = e.decree[e.column] if e.column < RESOLVED else []
    return resolve_one(g, e.column) if e.column < RESOLVED else None


def resolve_one(g: Root, column: int) -> Rule[bool]:
    """One card of a column, in any order; where its action cannot be taken, turmoil (7.5.2)."""
    e = g.eyrie
    others = common(g, EYRIE)
    if others:
        what = yield from choose_deed(g, g.seat[EYRIE], K_ACT, EYRIE, [RESOLVING[column], *others], end=False)
        if what != RESOLVING[column].id:
            return True
    card = yield Ask(g.seat[EYRIE], K_RESOLVE, lambda: one_of_each_suit(e.todo), about=column)
    e.todo = without(e.todo, card)
    if not feasible(g, column, card):
        if column == RECRUITING and g.supply[EYRIE] and hatcheries(g, card):
            yield from hatch(g, card)  # 2.5
        yield from turmoil(g, column, card)
        return False
    g.say(L_RESOLVES, g.seat[EYRIE], card, column)
    if column == RECRUITING:
        yield from hatch(g, card)
    elif column == MOVING:
        yield from move(g, EYRIE, suit_of(card))
    elif column == BATTLING:
        yield from battle(g, EYRIE, suit_of(card))
    else:
        c = yield Ask(g.seat[EYRIE], K_NEST, lambda: nests(g, card), about=card)
        place_building(g, ROOST, c)
    return True


def always(g: Root, f: int) -> int:
    """Nothing stands against it."""
    return OPEN


def go_on(g: Root, f: int) -> Rule[None]:
    """The Decree is resolved: a card of the column is chosen next."""
    yield from ()


RESOLVING: Final[list[Entry[Root]]] = [Deed(deed(column), always, go_on) for column in COLUMNS]


def hatch(g: Root, card: int) -> Rule[None]:
    """Warriors at a roost, as many as there are (7.5.2.I, 7.8.2)."""
    c = yield Ask(g.seat[EYRIE], K_HATCH, lambda: hatcheries(g, card), about=card)
    place_warriors(g, EYRIE, c, recruits(g))


def one_of_each_suit(cards: list[int]) -> list[int]:
    """The first card of each suit: in the Decree nothing else counts."""
    found: list[int] = []
    suits = 0
    for card in cards:
        if not suits >> CARD_SUIT[card] & 1:
            suits |= 1 << CARD_SUIT[card]
            found.append(card)
    return found


def feasible(g: Root, column: int, card: int) -> bool:
    """Whether the action a card demands can be taken in full (7.5.2/2)."""
    if column == RECRUITING:
        return g.supply[EYRIE] >= recruits(g) and bool(hatcheries(g, card))
    if column == MOVING:
        return can_move(g, EYRIE, suit_of(card))
    if column == BATTLING:
        return can_battle(g, EYRIE, suit_of(card))
    return bool(nests(g, card))


def recruits(g: Root) -> int:
    """Warriors placed by a Recruit: two under the Charismatic (7.8.2)."""
    return 2 if g.eyrie.leader == CHARISMATIC else 1


def hatcheries(g: Root, card: int) -> list[int]:
    """Clearings with a roost that match a card (7.5.2.I)."""
    return [c for c in IN_BITS[g.where[ROOST] & g.suited[CARD_SUIT[card]]] if can_place(g, EYRIE, c)]


def nests(g: Root, card: int) -> list[int]:
    """Ruled clearings without a roost that match a card (7.5.2.IV)."""
    if count_on_map(g, ROOST) == ROOSTS:
        return []
    bare = IN_BITS[g.suited[CARD_SUIT[card]] & ~g.where[ROOST] & EVERYWHERE]
    return [c for c in bare if open_slots(g, c) and rules(g, EYRIE, c) and can_place(g, EYRIE, c)]


def last_deeds(g: Root) -> Rule[bool] | None:
    """After the Decree the common deeds are still open, unless turmoil has ended Daylight."""
    return offer(g, EYRIE, [], False) if g.eyrie.column != RESTING else None


# ---------------------------------------------------------------- turmoil
def turmoil(g: Root, column: int, card: int) -> Rule[None]:
    """Humiliate, purge, depose, rest (7.7)."""
    e = g.eyrie
    g.say(L_TURMOIL, g.seat[EYRIE], card, column)
    cards = [x for c in e.decree for x in c]
    add_points(g, EYRIE, -sum(1 for x in cards if CARD_SUIT[x] == BIRD))
    purged = [x for x in cards if x < FIRST_VIZIER]
    for x in purged:
        discard(g, x)
    g.say(L_PURGED, g.seat[EYRIE], len(purged))
    e.decree = [[] for _ in COLUMNS]
    e.todo = []
    e.deposed |= 1 << e.leader
    e.leader = NOBODY
    yield from choose_leader(g)
    e.column = RESTING


def candidates(g: Root) -> list[int]:
    """The leaders still face up."""
    return [x for x in range(len(LEADERS)) if not g.eyrie.deposed >> x & 1]


def choose_leader(g: Root) -> Rule[None]:
    """A leader among those face up, and the Viziers where the leader wants them (7.3.3, 7.3.4, 7.7.3)."""
    e = g.eyrie
    if not candidates(g):
        e.deposed = 0  # 7.7.3.I
    e.leader = yield Ask(g.seat[EYRIE], K_LEADER, lambda: candidates(g))
    g.say(L_LEADER, g.seat[EYRIE], e.leader)
    for i, column in enumerate(VIZIERS[e.leader]):
        e.decree = changed(e.decree, column, [*e.decree[column], FIRST_VIZIER + i])


# ---------------------------------------------------------------- Evening
def score_roosts(g: Root) -> None:
    """Points by the roosts on the map (7.6.1)."""
    score(g, EYRIE, EVENING_POINTS[count_on_map(g, ROOST)])


class Eyrie(Faction):
    """The Eyrie Dynasties."""

    lord = True
    birdsong: ClassVar[list[Step]] = [before_orders, emergency_orders, between, add_to_decree, before_roost, new_roost, between]
    daylight: ClassVar[list[Step]] = [craft_step, open_decree, resolve, last_deeds]
    evening: ClassVar[list[Step]] = [score_roosts, between]

    def set_up(self, g: Root) -> Rule[None]:
        """Roost and warriors opposite the keep, or in any corner; a leader (7.3)."""
        wood = WOODLANDS[g.map_]
        corners = wood.corners if g.keep == NOBODY else [wood.opposite[g.keep]]
        c = yield Ask(g.seat[EYRIE], K_ROOST, lambda: corners)
        place_building(g, ROOST, c)
        place_warriors(g, EYRIE, c, FIRST_WARRIORS)
        yield from choose_leader(g)

    def draws(self, g: Root) -> int:
        return CARDS_BY_ROOSTS[count_on_map(g, ROOST)]

    def crafting(self, g: Root) -> list[int]:
        return count_by_suit(g, ROOST)

    def crafted_points(self, g: Root, card: int, printed: int) -> int:
        """Disdain for trade, unless the Builder is in charge (7.2.3, 7.8.1)."""
        return printed if g.eyrie.leader == BUILDER else 1

    def attack_bonus(self, g: Root, fight: Fight) -> int:
        """The Commander's extra hit (7.8.3)."""
        return 1 if g.eyrie.leader == COMMANDER else 0

    def after_battle(self, g: Root, fight: Fight) -> None:
        """The Despot's point for a battle in which an enemy building or token was removed (7.8.4, R-23)."""
        if g.eyrie.leader == DESPOT and (fight.removed if fight.attacker == EYRIE else fight.lost):
            score(g, EYRIE, 1)

    def minds(self, g: Root, loss: Loss) -> bool:
        """Nothing follows the losses of the Eyrie."""
        return False


enlist(Eyrie(EYRIE))
