"""Quests and ruins (9.5.3, 9.5.5, 9.7), and the Adventurer's way with quests (E.7.2)."""

from __future__ import annotations

from typing import Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.chance import Chance
from regnum.engine.kinds import Noun
from regnum.engine.knowledge import only
from regnum.engine.lists import changed, joined, without
from regnum.games.root.boards import EXHAUSTED
from regnum.games.root.cards import draw
from regnum.games.root.components import (
    CHARACTERS,
    ITEM_DATA,
    ITEMS,
    PLACES,
    QUEST_DATA,
    RUIN,
    SUITS,
    TORCH,
    VAGABOND2,
    VAGABOND_DATA,
    VAGABONDS,
    WOODLANDS,
)
from regnum.games.root.factions.items import KINDS, board_of, damage, exhaust, gain, ready, ready_kinds
from regnum.games.root.lexicon import ITEM, ITEM_ACC, ITEM_OF, PLACE_IN, SEAT, kind, saying
from regnum.games.root.state import Root, fill_slots, plays
from regnum.games.root.victory import score

CARDS: Final = 0
POINTS: Final = 1
QUEST: Final = Noun([q["id"] for q in QUEST_DATA["quest"]], "root-quest-")
REWARD: Final = Noun(["cards", "points"], "root-reward-")
K_QUEST: Final = kind("quest", QUEST, "9.5.5")
K_REWARD: Final = kind("reward", REWARD, "9.5.5/2", QUEST)
K_IMPROVISE: Final = kind("improvise", ITEM, "E.7.2", QUEST)
K_IMPROVISE_AS: Final = kind("improvise-as", ITEM, "E.7.2", ITEM_ACC)
K_EXPLORE: Final = kind("explore", ITEM, "9.5.3", PLACE_IN)
L_QUEST: Final = saying("quest", who=SEAT, quest=QUEST)
L_OPEN_QUEST: Final = saying("open-quest", quest=QUEST)
L_IMPROVISED: Final = saying("improvised", who=SEAT, item=ITEM_ACC, other=ITEM_OF)
L_SAW: Final = saying("saw", who=SEAT, item=ITEM_ACC, at=PLACE_IN)
L_EXPLORED: Final = saying("explored", who=SEAT, item=ITEM_ACC, at=PLACE_IN)
L_LEFT_RUIN: Final = saying("left-ruin", who=SEAT, at=PLACE_IN)
L_RUIN_EMPTY: Final = saying("ruin-empty", at=PLACE_IN)

SUIT_OF: Final[list[int]] = [SUITS.index(q["suit"]) for q in QUEST_DATA["quest"]]
NEEDS: Final[list[list[int]]] = [[ITEMS.index(item) for item in q["items"]] for q in QUEST_DATA["quest"]]
OPEN_QUESTS: Final[int] = QUEST_DATA["face_up"]
REWARD_CARDS: Final[int] = QUEST_DATA["reward"]["cards"]
EXPLORE_POINTS: Final[int] = VAGABOND_DATA["board"]["explore_vp"]
RUIN_ITEMS: Final[list[int]] = [i for i, item in enumerate(ITEM_DATA["item"]) for _ in range(item["ruins"])]
ADVENTURER: Final = CHARACTERS.index("adventurer")


# ---------------------------------------------------------------- set-up
def lay_quests(g: Root, n: int = OPEN_QUESTS) -> None:
    """Three quests lie open, whether one or two Vagabonds wander (9.3.3, 9.7.3)."""
    g.quest_pile = g.quest_pile[:]
    g.chance.shuffle(g.quest_pile)
    for _ in range(n):
        open_quest(g)


def open_quest(g: Root) -> None:
    """Lays out the next quest, while there is one."""
    if g.quest_pile:
        quest = g.quest_pile[-1]
        g.quest_pile = g.quest_pile[:-1]
        g.chance.reveal()
        g.quests = joined(g.quests, quest)
        g.say(L_OPEN_QUEST, quest)


def fill_ruins(g: Root) -> None:
    """An item under each ruin, two with two Vagabonds (9.3.4, 9.7.1)."""
    sets = 2 if plays(g, VAGABOND2) else 1
    items = RUIN_ITEMS * sets
    g.chance.shuffle(items)
    for i, c in enumerate(WOODLANDS[g.map_].ruins):
        g.ruin_items = changed(g.ruin_items, c, sorted(items[i * sets : (i + 1) * sets]))


def redeal_ruins(g: Root, seat: int, chance: Chance) -> None:
    """Re-deals the items under the ruins (9.3.4) but those the Vagabond of a seat has looked at (9.7.1)."""
    looked = 0
    for f in VAGABONDS:
        if plays(g, f) and g.seat[f] == seat:
            looked = board_of(g, f).looked
    hidden = [c for c, items in enumerate(g.ruin_items) if items and not looked >> c & 1]
    pool = sorted([item for c in hidden for item in g.ruin_items[c]])
    chance.shuffle(pool)
    ruins = g.ruin_items[:]
    for c in hidden:
        ruins[c] = sorted([pool.pop() for _ in ruins[c]])
    g.ruin_items = ruins


# ---------------------------------------------------------------- explore
def can_explore(g: Root, f: int) -> bool:
    """Whether the pawn stands at a ruin, with a torch (9.5.3)."""
    c = board_of(g, f).at
    return c < PLACES and bool(g.ruin_items[c]) and ready(g, f, TORCH) > 0


def treasures(g: Root, f: int, c: int) -> list[int]:
    """The ruin items that may be taken: with two Vagabonds none equal to one already on the board, and none need be
    (9.7.1, 9.7.1/2)."""
    items = sorted(set(g.ruin_items[c]))
    if not plays(g, VAGABOND2):
        return items
    return [item for item in items if not board_of(g, f).found >> item & 1] + [PASS]


def explore(g: Root, f: int) -> Rule[None]:
    """A torch for an item from a ruin, and a point if one is taken (9.5.3); the last item taken ends the ruin (9.5.3/2)."""
    board = board_of(g, f)
    c = board.at
    exhaust(g, f, TORCH)
    board.looked |= 1 << c
    g.chance.reveal()
    for item in g.ruin_items[c]:
        g.say(L_SAW, g.seat[f], item, c, to=only(g.seat[f]))
    item = yield Ask(g.seat[f], K_EXPLORE, lambda: treasures(g, f, c), about=c, secret=plays(g, VAGABOND2))
    if item == PASS:
        g.say(L_LEFT_RUIN, g.seat[f], c)
        return
    board.found |= 1 << item
    unearth(g, f, c, item)
    score(g, f, EXPLORE_POINTS)


def unearth(g: Root, f: int, c: int, item: int) -> None:
    """A ruin item is taken; the last one ends the ruin (9.5.3/2)."""
    g.ruin_items = changed(g.ruin_items, c, without(g.ruin_items[c], item))
    gain(g, f, item)
    g.say(L_EXPLORED, g.seat[f], item, c)
    if not g.ruin_items[c]:
        fill_slots(g, c, without(g.buildings[c], RUIN))
        g.say(L_RUIN_EMPTY, c)


# ---------------------------------------------------------------- quests
def quests_here(g: Root, f: int) -> list[int]:
    """The open quests of the clearing's suit (9.5.5, 9.7.3)."""
    c = board_of(g, f).at
    return [q for q in g.quests if SUIT_OF[q] == g.suits[c]] if c < PLACES else []


def solvable(g: Root, f: int) -> list[int]:
    """The quests here for which the Vagabond has the items, or can improvise one (E.7.2)."""
    return [q for q in quests_here(g, f) if has_items(g, f, q) or stand_ins(g, f, q)]


def has_items(g: Root, f: int, quest: int) -> bool:
    """Whether both items of a quest can be exhausted."""
    a, b = NEEDS[quest]
    return ready(g, f, a) >= 2 if a == b else ready(g, f, a) > 0 and ready(g, f, b) > 0


def stand_ins(g: Root, f: int, quest: int) -> list[int]:
    """The items that may stand for one of a quest, once a turn: the Adventurer's (E.7.2)."""
    board = board_of(g, f)
    if board.character != ADVENTURER or board.improvised:
        return []
    return [item for item in ready_kinds(g, f) if replaceable(g, f, quest, item)]


def replaceable(g: Root, f: int, quest: int, item: int) -> list[int]:
    """The items of a quest that another one may stand for while the second of the quest is there."""
    a, b = NEEDS[quest]
    found: list[int] = []
    for missing, other in ((a, b), (b, a)):
        if item != missing and missing not in found and ready(g, f, other) > (1 if other == item else 0):
            found.append(missing)
    return sorted(found)


def quest(g: Root, f: int) -> Rule[None]:
    """Exhausts the items of a quest for two cards or a point for each quest of its suit (9.5.5, 9.5.5/2)."""
    chosen = yield Ask(g.seat[f], K_QUEST, lambda: solvable(g, f))
    needs = NEEDS[chosen]
    if stand_ins(g, f, chosen):
        needs = yield from improvise(g, f, chosen)
    for item in needs:
        exhaust(g, f, item)
    fulfil(g, f, chosen)
    if (yield Ask(g.seat[f], K_REWARD, lambda: [CARDS, POINTS], about=chosen)) == CARDS:
        draw(g, f, REWARD_CARDS)
    else:
        score(g, f, len([q for q in board_of(g, f).quests if SUIT_OF[q] == SUIT_OF[chosen]]))


def fulfil(g: Root, f: int, chosen: int) -> None:
    """An open quest is done, and the next one lies open."""
    board = board_of(g, f)
    g.quests = without(g.quests, chosen)
    board.quests = [*board.quests, chosen]
    g.say(L_QUEST, g.seat[f], chosen)
    open_quest(g)


def improvise(g: Root, f: int, chosen: int) -> Rule[list[int]]:
    """One item may stand for another and is then damaged (E.7.2); tells which items the quest still needs."""
    item = yield Ask(
        g.seat[f], K_IMPROVISE, lambda: stand_ins(g, f, chosen) + ([PASS] if has_items(g, f, chosen) else []), about=chosen
    )
    needs = NEEDS[chosen]
    if item == PASS:
        return needs
    missing = yield Ask(g.seat[f], K_IMPROVISE_AS, lambda: replaceable(g, f, chosen, item), about=item)
    board_of(g, f).improvised = True
    g.say(L_IMPROVISED, g.seat[f], item, missing)
    exhaust(g, f, item)
    damage(g, f, EXHAUSTED * KINDS + item)
    return [needs[1] if missing == needs[0] else needs[0]]
