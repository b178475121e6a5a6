"""The Vagabond's items (9.2.5): gained, exhausted, damaged, repaired, refreshed, carried."""

from __future__ import annotations

from typing import Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.kinds import Arg, Message, Noun
from regnum.engine.lists import raised
from regnum.games.root.boards import DAMAGED, DAMAGED_EXHAUSTED, EXHAUSTED, READY, VagabondBoard
from regnum.games.root.components import BAG, COINS, ITEM_DATA, ITEMS, SWORD, TEAPOT, VAGABOND, VAGABOND_DATA
from regnum.games.root.lexicon import ITEM, ITEM_ACC, SEAT, kind, saying
from regnum.games.root.state import Root

KINDS: Final = 8
"""An item in a state as an option: state * 8 + item."""
STATES: Final = ["", "exhausted", "damaged", "damaged-exhausted"]
BOARD: Final = VAGABOND_DATA["board"]
TRACK: Final[int] = ITEM_DATA["track_capacity"]
ON_TRACK: Final = [TEAPOT, COINS, BAG]
CAPACITY: Final[int] = BOARD["item_limit"]
CAPACITY_PER_BAG: Final[int] = BOARD["item_limit_per_bag"]
REFRESH: Final[int] = BOARD["refresh_base"]
REFRESH_PER_TEAPOT: Final[int] = BOARD["refresh_per_teapot"]


def in_states(*states: int) -> list[int]:
    """Every item in some states, as options."""
    return [state * KINDS + item for state in states for item in range(KINDS)]


UNDAMAGED: Final = in_states(READY, EXHAUSTED)
BROKEN: Final = in_states(DAMAGED, DAMAGED_EXHAUSTED)
FACEDOWN: Final = in_states(EXHAUSTED, DAMAGED_EXHAUSTED)


class GearNoun(Noun):
    """An item together with its state."""

    def __init__(self) -> None:
        slugs = [f"{item}-{state}" if state else item for state in STATES for item in ITEMS]
        super().__init__(slugs, "root-item-", sort="gear")

    def arg(self, x: int) -> Arg:
        state = STATES[x // KINDS]
        return Message(f"root-item-{ITEMS[x % KINDS]}.{state}" if state else f"root-item-{ITEMS[x % KINDS]}")


GEAR: Final = GearNoun()
K_EXHAUST: Final = kind("exhaust", ITEM, "9.2.5")
K_DAMAGE: Final = kind("damage", GEAR, "9.2.7")
K_REFRESH: Final = kind("refresh", GEAR, "9.4.1")
K_REPAIR: Final = kind("repair", GEAR, "9.5.7")
K_DROP: Final = kind("drop", GEAR, "9.6.4")
L_EXHAUSTED: Final = saying("exhausted", who=SEAT, item=ITEM_ACC)
L_DAMAGED: Final = saying("damaged", who=SEAT, item=ITEM_ACC)
L_REFRESHED: Final = saying("refreshed", who=SEAT, item=ITEM_ACC)
L_REPAIRED: Final = saying("repaired", who=SEAT, item=ITEM_ACC)
L_DROPPED: Final = saying("dropped", who=SEAT, item=ITEM_ACC)


def board_of(g: Root, f: int) -> VagabondBoard:
    """The board of a Vagabond."""
    return g.vagabonds[f - VAGABOND]


def pawn_at(g: Root, f: int, c: int) -> bool:
    """Whether the pawn of a Vagabond stands in a clearing."""
    return g.vagabonds[f - VAGABOND].at == c


# ---------------------------------------------------------------- counting
def ready(g: Root, f: int, item: int) -> int:
    """How many items of a kind lie faceup and undamaged."""
    return g.vagabonds[f - VAGABOND].items[READY * KINDS + item]


def ready_kinds(g: Root, f: int) -> list[int]:
    """The kinds of which an item can be exhausted."""
    items = g.vagabonds[f - VAGABOND].items
    return [item for item in range(KINDS) if items[item]]


def swords(g: Root, f: int) -> int:
    """Undamaged swords, faceup or facedown (9.2.6)."""
    items = g.vagabonds[f - VAGABOND].items
    return items[READY * KINDS + SWORD] + items[EXHAUSTED * KINDS + SWORD]


def tracked(g: Root, f: int, item: int) -> int:
    """How many items of a kind lie faceup on its track: as many as it holds, for they move there freely (9.2.5.I, III)."""
    return min(TRACK, ready(g, f, item))


def owned(g: Root, f: int, gear: list[int]) -> list[int]:
    """Those of some items in some states that a Vagabond has, as options."""
    items = g.vagabonds[f - VAGABOND].items
    return [it for it in gear if items[it]]


def undamaged(g: Root, f: int) -> list[int]:
    """What a hit can damage (9.2.7)."""
    return owned(g, f, UNDAMAGED)


def damaged(g: Root, f: int) -> list[int]:
    """What can be repaired."""
    return owned(g, f, BROKEN)


# ---------------------------------------------------------------- changing
def gain(g: Root, f: int, item: int) -> None:
    """A gained item lies faceup, on its track or in the satchel (9.2.5.I, 9.2.5.II, R-35)."""
    board = g.vagabonds[f - VAGABOND]
    board.items = raised(board.items, READY * KINDS + item, 1)


def turn_into(g: Root, f: int, gear: int, state: int) -> None:
    """Brings one item into another state."""
    board = g.vagabonds[f - VAGABOND]
    items = board.items[:]
    items[gear] -= 1
    items[state * KINDS + gear % KINDS] += 1
    board.items = items


def exhaust(g: Root, f: int, item: int) -> None:
    """Turns a faceup undamaged item down; from a track it goes to the satchel (9.2.5, 9.5)."""
    turn_into(g, f, READY * KINDS + item, EXHAUSTED)
    g.say(L_EXHAUSTED, g.seat[f], item)


def exhaust_any(g: Root, f: int) -> Rule[None]:
    """Exhausts an item of the Vagabond's choice (9.5.4, 11.2.6.III)."""
    exhaust(g, f, (yield Ask(g.seat[f], K_EXHAUST, lambda: ready_kinds(g, f))))


def damage(g: Root, f: int, gear: int) -> None:
    """Moves an undamaged item to Damaged; it keeps its side (9.2.7)."""
    turn_into(g, f, gear, DAMAGED if gear // KINDS == READY else DAMAGED_EXHAUSTED)
    g.say(L_DAMAGED, g.seat[f], gear % KINDS)


def damage_some(g: Root, f: int, n: int) -> Rule[None]:
    """Damages items of the Vagabond's choice; what exceeds them is ignored (9.2.7)."""
    for _ in range(n):
        if not undamaged(g, f):
            return
        damage(g, f, (yield Ask(g.seat[f], K_DAMAGE, lambda: undamaged(g, f))))


def repair_some(g: Root, f: int, n: int) -> Rule[None]:
    """Repairs items of the Vagabond's choice; each keeps its side (9.5.7)."""
    for _ in range(n):
        if not damaged(g, f):
            return
        repair(g, f, (yield Ask(g.seat[f], K_REPAIR, lambda: damaged(g, f))))


def repair(g: Root, f: int, gear: int) -> None:
    """Mends a damaged item; it keeps its side (9.5.7)."""
    turn_into(g, f, gear, READY if gear // KINDS == DAMAGED else EXHAUSTED)
    g.say(L_REPAIRED, g.seat[f], gear % KINDS)


def rest(g: Root, f: int) -> None:
    """All damaged items are mended and lie faceup (9.6.1)."""
    for gear in damaged(g, f):
        for _ in range(board_of(g, f).items[gear]):
            turn_into(g, f, gear, READY)
            g.say(L_REPAIRED, g.seat[f], gear % KINDS)


# ---------------------------------------------------------------- refresh
def facedown(g: Root, f: int) -> list[int]:
    """Exhausted items, damaged ones too (R-25)."""
    return owned(g, f, FACEDOWN)


def turn_up(g: Root, f: int, gear: int) -> None:
    """Turns an exhausted item faceup where it lies."""
    turn_into(g, f, gear, READY if gear // KINDS == EXHAUSTED else DAMAGED)
    g.say(L_REFRESHED, g.seat[f], gear % KINDS)


def refresh(g: Root, f: int) -> Rule[bool] | None:
    """Turns up two items for each teapot, then up to three more (9.4.1). Nothing is asked when all can be turned up: that is
    never worse."""
    board = board_of(g, f)
    down = facedown(g, f)
    if sum(board.items[gear] for gear in down) <= board.fresh:
        for gear in down:
            for _ in range(board.items[gear]):
                turn_up(g, f, gear)
        board.fresh = 0
    return refresh_one(g, f) if board.fresh else None


def refresh_one(g: Root, f: int) -> Rule[bool]:
    """Turns up an item of the Vagabond's choice."""
    board = board_of(g, f)
    optional = board.fresh <= REFRESH
    gear = yield Ask(g.seat[f], K_REFRESH, lambda: facedown(g, f) + ([PASS] if optional else []))
    if gear == PASS:
        board.fresh = 0
        return False
    board.fresh -= 1
    turn_up(g, f, gear)
    return True


# ---------------------------------------------------------------- capacity
def limit(g: Root, f: int) -> int:
    """How many items satchel and Damaged hold together (9.6.4)."""
    return CAPACITY + CAPACITY_PER_BAG * tracked(g, f, BAG)


def carried(g: Root, f: int) -> list[int]:
    """What lies in the satchel or is damaged: all but what is faceup on the tracks."""
    items = board_of(g, f).items
    return [
        gear
        for gear in range(len(items))
        if items[gear] > (TRACK if gear // KINDS == READY and gear % KINDS in ON_TRACK else 0)
    ]


def load(g: Root, f: int) -> int:
    """How many items count towards the limit."""
    return sum(n for n in board_of(g, f).items) - sum(tracked(g, f, item) for item in ON_TRACK)


def drop(g: Root, f: int) -> Rule[bool] | None:
    """Over the limit items are removed for good (9.6.4, 2.5.4/2)."""
    return drop_one(g, f) if load(g, f) > limit(g, f) else None


def drop_one(g: Root, f: int) -> Rule[bool]:
    """An item of the Vagabond's choice, a ruin item first among its kind (9.7.1/2)."""
    gear = yield Ask(g.seat[f], K_DROP, lambda: carried(g, f))
    board = board_of(g, f)
    board.items = raised(board.items, gear, -1)
    board.found &= ~(1 << gear % KINDS)
    g.say(L_DROPPED, g.seat[f], gear % KINDS)
    return True
