"""What the Vagabot does by its order (bots.vagabot): where it goes for it, and what it spends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regnum.engine.ask import Rule
from regnum.games.root.automata.automaton import (
    CRAFT_POINTS,
    by_ferry,
    by_priority,
    has_trait,
    near,
    pieces_of,
    rank,
    springs_snare,
    suit_ordered,
    tell_trait,
    trait,
)
from regnum.games.root.automata.reasons import (
    BERSERK,
    L_AIDS,
    L_BATTLES,
    L_EXPLORES,
    L_QUESTS,
    L_REPAIRS,
    L_SLIPS,
    L_STEALS,
    L_TINKERS,
    LEADER,
    MUCH_DAMAGED,
    NEAREST,
    POOREST,
    STILL_THERE,
)
from regnum.games.root.battle import fight
from regnum.games.root.board import pieces_at, present
from regnum.games.root.boards import DAMAGED, DAMAGED_EXHAUSTED, EXHAUSTED, READY
from regnum.games.root.cards import draw, hand_over, random_card
from regnum.games.root.components import AUTOMATON, CARD_ITEM, FOREST, NOBODY, PLACES, VAGABOND, WOODLANDS
from regnum.games.root.craft import take_item
from regnum.games.root.factions.characters import RANGER, THIEF, TINKER
from regnum.games.root.factions.items import KINDS, board_of, damaged, exhaust, gain, ready_kinds, repair
from regnum.games.root.factions.pawn import L_WANDERED, forests_at, is_scorched
from regnum.games.root.factions.quests import SUIT_OF, fulfil, unearth
from regnum.games.root.factions.relationships import L_AID_TOOK, give_item
from regnum.games.root.fight import Fight
from regnum.games.root.movement import take_ferry
from regnum.games.root.state import Root
from regnum.games.root.victory import enemies, score

DATA: Final = AUTOMATON["vagabot"]
TO_EXPLORE: Final[int] = DATA["explore"]["items"]
TO_QUEST: Final[int] = DATA["quest"]["items"]
QUEST_POINTS: Final[int] = DATA["quest"]["vp"]
AID_POINTS: Final[int] = DATA["aid"]["vp"]
AID_CARDS: Final[int] = DATA["aid"]["cards"]
HELPER_POINTS: Final[int] = DATA["helper"]["vp"]
HELPER_CARDS: Final[int] = DATA["helper"]["cards"]
TO_BATTLE: Final[int] = DATA["battle"]["items"]
TO_BATTLE_AGAIN: Final[int] = DATA["battle"]["further_items"]
TO_REPAIR: Final[int] = DATA["repair"]["items"]
FOR_SPECIAL: Final[int] = DATA["special"]["items"]
HIDES_WITH: Final[int] = DATA["special"]["ranger_damaged"]

ADVENTURER: Final = trait("adventurer")
BERSERKER: Final = trait("berserker")
HELPER: Final = trait("helper")


# ---------------------------------------------------------------- items, all alike (bots.vagabot.items.1)
def in_state(g: Root, *states: int) -> int:
    """How many items are in one of some states."""
    items = board_of(g, VAGABOND).items
    return sum([sum(items[state * KINDS : (state + 1) * KINDS]) for state in states])


def ready_items(g: Root) -> int:
    """How many items can be exhausted."""
    return in_state(g, READY)


def undamaged_items(g: Root) -> int:
    """How many items are undamaged."""
    return in_state(g, READY, EXHAUSTED)


def damaged_items(g: Root) -> int:
    """How many items are damaged."""
    return in_state(g, DAMAGED, DAMAGED_EXHAUSTED)


def spend(g: Root, n: int) -> None:
    """Exhausts so many items."""
    for _ in range(n):
        exhaust(g, VAGABOND, ready_kinds(g, VAGABOND)[0])


# ---------------------------------------------------------------- the way
def steps_from(g: Root, place: int) -> list[int]:
    """The clearings next to a clearing or forest that may be entered, the highest priority first."""
    found = WOODLANDS[g.map_].forest_clearings[place - FOREST] if place >= FOREST else near(g, VAGABOND, place)
    return by_priority(g, [c for c in found if not is_scorched(g, c)])


def ways(g: Root) -> dict[int, list[int]]:
    """The shortest way to each clearing, by those of highest priority (bots.vagabot.move.1, R-57)."""
    at = board_of(g, VAGABOND).at
    found: dict[int, list[int]] = {at: []}
    front = [at]
    while front:
        ahead: list[int] = []
        for place in front:
            for c in steps_from(g, place):
                if c not in found:
                    found[c] = [*found[place], c]
                    ahead.append(c)
        front = ahead
    return found


def in_reach(g: Root, clearings: list[int], items: int) -> dict[int, list[int]]:
    """Those clearings to which there is a way for which the items last, and for a deed that needs some (R-57)."""
    most = ready_items(g) - items
    if most < 0:
        return {}
    found = ways(g)
    return {c: found[c] for c in clearings if c in found and len(found[c]) <= most}


def nearest(g: Root, clearings: list[int], items: int) -> list[list[int]]:
    """The clearings in reach as ways that end there, the nearest first, then the highest priority."""
    found = in_reach(g, clearings, items)
    return [[c, *found[c]] for _, _, c in sorted([(len(way), rank(g, c), c) for c, way in found.items()])]


def why_nearest(found: list[list[int]]) -> int:
    """Whether the first is nearer than all others, or came first by its priority."""
    return NEAREST + int(len(found) > 1 and len(found[0]) == len(found[1]))


def travel(g: Root, way: list[int]) -> bool:
    """Takes a way, an item for each step; tells whether it was not held up by a snare (bots.vagabot.move.1, bots.plots.2)."""
    board = board_of(g, VAGABOND)
    for c in way:
        at = board.at
        if at < FOREST and springs_snare(g, VAGABOND, at):
            return False
        spend(g, 1)
        sails = at < FOREST and by_ferry(g, VAGABOND, at, c)
        board.at = c
        g.say(L_WANDERED, g.seat[VAGABOND], at, c)
        if sails:
            take_ferry(g, VAGABOND, c)
    return not g.over


def slip(g: Root, why: int) -> None:
    """Into an adjacent forest by lot; in a forest it stays (bots.vagabot.slip.1, R-62)."""
    board = board_of(g, VAGABOND)
    at = board.at
    forests = forests_at(g, at) if at < FOREST else []
    if forests:
        board.at = forests[g.chance.pick(len(forests)) if len(forests) > 1 else 0]
        g.say(L_SLIPS, g.seat[VAGABOND], board.at, why)
        g.say(L_WANDERED, g.seat[VAGABOND], at, board.at)


# ---------------------------------------------------------------- explore, quest, aid
def explore(g: Root) -> None:
    """An item from the nearest ruin (bots.vagabot.explore.1)."""
    found = nearest(g, [c for c in range(12) if g.ruin_items[c]], TO_EXPLORE)
    if found:
        c, *way = found[0]
        g.say(L_EXPLORES, g.seat[VAGABOND], suit_ordered(g), c, why_nearest(found))
        if travel(g, way):
            spend(g, TO_EXPLORE)
            g.chance.reveal()
            unearth(g, VAGABOND, c, g.ruin_items[c][0])


def quest(g: Root) -> None:
    """The open quest, in the nearest clearing of its suit (bots.vagabot.quest.1)."""
    found = errand(g)
    if found:
        c, *way = found[0]
        g.say(L_QUESTS, g.seat[VAGABOND], suit_ordered(g), g.quests[0], c, why_nearest(found))
        if travel(g, way):
            spend(g, TO_QUEST)
            fulfil(g, VAGABOND, g.quests[0])
            score(g, VAGABOND, QUEST_POINTS)


def errand(g: Root) -> list[list[int]]:
    """The ways on which the open quest can be done."""
    suits = [SUIT_OF[q] for q in g.quests]
    return nearest(g, [c for c in range(12) if g.suits[c] in suits], TO_QUEST)


def aid(g: Root) -> None:
    """The player here with crafted items and fewest points gives them for points and cards (bots.vagabot.aid.1, R-61)."""
    c = board_of(g, VAGABOND).at
    here = [x for x in g.order if x != VAGABOND and c < FOREST and present(g, x, c) and any(g.crafted[x])]
    n = ready_items(g)
    if not here or not n:
        return
    _, other = min([(g.points[x], x) for x in here])
    n = min(n, sum(g.crafted[other]))
    g.say(L_AIDS, g.seat[VAGABOND], suit_ordered(g), other, POOREST)
    points, cards = AID_POINTS, AID_CARDS
    if has_trait(g, HELPER):
        tell_trait(g, VAGABOND, HELPER)
        points, cards = points + HELPER_POINTS, HELPER_CARDS
    spend(g, n)
    for _ in range(n):
        item = next(item for item, owned in enumerate(g.crafted[other]) if owned)
        give_item(g, other, item)
        gain(g, VAGABOND, item)
        g.say(L_AID_TOOK, g.seat[VAGABOND], g.seat[other], item, other)
    score(g, VAGABOND, n * points)
    if not g.over:
        draw(g, other, n * cards)


# ---------------------------------------------------------------- battle
def prey(g: Root) -> list[list[int]]:
    """Whom it battles, where, and the way there: the enemy with most points in the nearest clearing with pieces of theirs, then
    with most buildings and tokens, then fewest warriors; else the next (bots.vagabot.battle.1, R-58)."""
    for _, x in sorted([(-g.points[x], x) for x in enemies(g, VAGABOND)]):
        found = in_reach(g, [c for c in range(12) if present(g, x, c)], TO_BATTLE)
        if found:
            c = sorted(
                [(len(way), -len(pieces_at(g, x, c)), g.warriors[x * PLACES + c], rank(g, c), c) for c, way in found.items()]
            )[0][4]
            return [[x, c], found[c]]
    return []


def greatest_prey(g: Root) -> list[list[int]]:
    """The clearing in reach where a player has most pieces, of several the nearest (bots.vagabot.traits.2, R-63)."""
    foes = enemies(g, VAGABOND)
    found = in_reach(g, [c for c in range(12) if any([present(g, x, c) for x in foes])], TO_BATTLE)
    packs = [(-pieces_of(g, x, c), len(way), rank(g, c), x, c) for c, way in found.items() for x in foes if present(g, x, c)]
    if not packs:
        return []
    _, _, _, x, c = min(packs)
    return [[x, c], found[c]]


def battle(g: Root) -> Rule[None] | None:
    """Battles, as long as items and defender last (bots.vagabot.battle.1, .battle.2)."""
    wild = has_trait(g, BERSERKER)
    found = greatest_prey(g) if wild else prey(g)
    if not found:
        return None
    if wild:
        tell_trait(g, VAGABOND, BERSERKER)
    foe, c = found[0]
    g.say(L_BATTLES, g.seat[VAGABOND], suit_ordered(g), c, foe, BERSERK if wild else LEADER)
    return hunt(g, foe, c) if travel(g, found[1]) else None


def hunt(g: Root, foe: int, c: int) -> Rule[None]:
    """The battles in a clearing; an Adventurer fights one (bots.vagabot.battle.2, bots.vagabot.traits.1)."""
    spend(g, TO_BATTLE)
    yield from fight(g, Fight(VAGABOND, foe, c))
    while not g.over and present(g, foe, c) and ready_items(g) >= TO_BATTLE_AGAIN:
        if has_trait(g, ADVENTURER):
            tell_trait(g, VAGABOND, ADVENTURER)
            return
        g.say(L_BATTLES, g.seat[VAGABOND], suit_ordered(g), c, foe, STILL_THERE)
        spend(g, TO_BATTLE_AGAIN)
        yield from fight(g, Fight(VAGABOND, foe, c))


# ---------------------------------------------------------------- repair, special action
def mend(g: Root) -> None:
    """An item for the repair of another, one that is not exhausted first (bots.vagabot.repair.1)."""
    if damaged_items(g) and ready_items(g) >= TO_REPAIR:
        g.say(L_REPAIRS, g.seat[VAGABOND], suit_ordered(g))
        spend(g, TO_REPAIR)
        repair(g, VAGABOND, damaged(g, VAGABOND)[0])


def act(g: Root) -> None:
    """The special action of its character (bots.vagabot.special)."""
    who = board_of(g, VAGABOND).character
    if ready_items(g) < FOR_SPECIAL:
        return
    if who == THIEF:
        steal(g)
    elif who == TINKER:
        tinker(g)
    elif who == RANGER:
        hide(g)


def steal(g: Root) -> None:
    """A random card of the enemy here with most points who has one (bots.vagabot.special.1, R-60)."""
    c = board_of(g, VAGABOND).at
    here = [(-g.points[x], x) for x in enemies(g, VAGABOND) if c < FOREST and present(g, x, c) and g.hands[x]]
    if here:
        _, victim = min(here)
        g.say(L_STEALS, g.seat[VAGABOND], suit_ordered(g), victim, LEADER)
        spend(g, FOR_SPECIAL)
        hand_over(g, victim, random_card(g, victim), VAGABOND)


def tinker(g: Root) -> None:
    """The topmost discarded card that shows an item of the supply (bots.vagabot.special.2, R-60)."""
    for card in reversed(g.discards):
        item = CARD_ITEM[card]
        if item != NOBODY and g.item_supply[item]:
            g.say(L_TINKERS, g.seat[VAGABOND], suit_ordered(g), card)
            spend(g, FOR_SPECIAL)
            take_item(g, VAGABOND, item, CRAFT_POINTS)
            return


def hide(g: Root) -> None:
    """With much damage into a forest (bots.vagabot.special.3)."""
    if damaged_items(g) >= HIDES_WITH and board_of(g, VAGABOND).at < FOREST:
        spend(g, FOR_SPECIAL)
        slip(g, MUCH_DAMAGED)


DEEDS: Final[dict[str, Callable[[Root], Rule[None] | None]]] = {
    "explore": explore, "quest": quest, "aid": aid, "battle": battle, "repair": mend, "special": act,
}  # fmt: skip
"""What an order may make it do, by the names of the data."""
