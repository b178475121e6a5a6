"""What all automata have in common (bots): order card, priorities, targets, crafting, placing, moving and hits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regnum.engine.ask import Rule
from regnum.engine.lists import without
from regnum.games.root.automata.reasons import (
    L_BATTLES,
    L_HARD,
    L_MOVES,
    L_ORDER,
    L_SNARE,
    L_TRAIT,
    LETTER,
    MOST_ENEMIES,
    MOST_PIECES,
    MOST_POINTS,
)
from regnum.games.root.battle import fight
from regnum.games.root.board import adjacent, can_place, open_slots, pieces_at, present, rules, snared
from regnum.games.root.cards import discard, top_card
from regnum.games.root.components import (
    AUTOMATON_DATA,
    BIRD,
    CARD_ITEM,
    CARD_SUIT,
    FIRST_TOKEN,
    NOBODY,
    PLACES,
    PLOT,
    TRAITS,
    WOODLANDS,
)
from regnum.games.root.craft import L_CRAFTED, take_item
from regnum.games.root.factions.faction import EVERY_PIECE, Loss, Step
from regnum.games.root.fight import Fight
from regnum.games.root.movement import arrive, shift, take_ferry
from regnum.games.root.pieces import lose, place_warriors, take_piece, take_warriors
from regnum.games.root.state import DIFFICULTIES, DIFFICULTY_BIT, TRAIT_BIT, Root, automatic, order_card
from regnum.games.root.victory import enemies, score

COMMON: Final = AUTOMATON_DATA["common"]
CRAFT_POINTS: Final[int] = COMMON["craft_vp"]
BOMBED: Final[int] = COMMON["bomb_pieces"]
NIGHTMARE_POINTS: Final[int] = COMMON["nightmare_vp"]
NIGHTMARE: Final = DIFFICULTIES.index("nightmare")


def difficulty(g: Root) -> int:
    """How hard the automata are: the place in DIFFICULTIES (bots.difficulty.1)."""
    return g.variants >> DIFFICULTY_BIT & 3


def trait(name: str) -> int:
    """The int of a trait."""
    return TRAITS.index(name)


def has_trait(g: Root, which: int) -> bool:
    """Whether the automaton of a trait plays by it (bots.traits.1)."""
    return g.variants >> TRAIT_BIT + which & 1 == 1


# ---------------------------------------------------------------- the order
def reveal_order(g: Root) -> None:
    """The top card of the deck is the order (bots.order.1); without any card there is none."""
    card = top_card(g)
    g.agenda = [card]
    if card >= 0:
        f = g.order[g.now]
        g.say(L_ORDER, g.seat[f], card, CARD_SUIT[card])


def craft_order(g: Root) -> None:
    """An item that the order shows and the supply has: no pieces needed, one point, never an effect (bots.craft.1)."""
    f = g.order[g.now]
    for card in order_card(g):
        item = CARD_ITEM[card]
        if item != NOBODY and g.item_supply[item]:
            g.say(L_CRAFTED, g.seat[f], card)
            take_item(g, f, item, CRAFT_POINTS)


def discard_order(g: Root) -> None:
    """The order goes to the discard pile."""
    cards, g.agenda = order_card(g), []
    for card in cards:
        discard(g, card)


def suit_ordered(g: Root) -> int:
    """The suit of the order; a bird where the deck gave none (R-38)."""
    cards = order_card(g)
    return CARD_SUIT[cards[0]] if cards else BIRD


def ordered(g: Root) -> list[int]:
    """The clearings of the order's suit, all of them by a bird, the highest priority first (bots.order.2)."""
    suit = suit_ordered(g)
    return by_priority(g, [c for c in range(12) if suit in (BIRD, g.suits[c])])


def plan(g: Root, todo: list[int]) -> None:
    """What the next step does one by one."""
    g.agenda = [g.agenda[0], *todo]


def planned(g: Root) -> list[int]:
    """What is left of it."""
    return g.agenda[1:]


def one_by_one(do: Callable[[Root, int], Rule[None] | None]) -> Step:
    """A step that does what was planned, a place at a time."""

    def step(g: Root) -> Rule[bool] | None:
        while planned(g) and not g.over:
            c = planned(g)[0]
            plan(g, planned(g)[1:])
            rule = do(g, c)
            if rule is not None:
                return once_more(rule)
        return None

    return step


def once_more(rule: Rule[None]) -> Rule[bool]:
    """A rule, and then the same step again."""
    yield from rule
    return True


# ---------------------------------------------------------------- priorities
def rank(g: Root, c: int, lowest: bool = False) -> int:
    """How early a clearing comes: 1 before 12, or the other way round; the pass before all (bots.priority.1, bots.maps.2)."""
    return -1 if c == WOODLANDS[g.map_].tower else 11 - c if lowest else c


def by_priority(g: Root, clearings: list[int], lowest: bool = False) -> list[int]:
    """Clearings by their priority, the highest first."""
    return [c for _, c in sorted([(rank(g, c, lowest), c) for c in clearings])]


def by_most(g: Root, clearings: list[int], amounts: list[int]) -> list[int]:
    """Clearings by an amount each, the greatest first; level ones by priority (bots.priority.1)."""
    return [c for _, _, c in sorted([(-n, rank(g, c), c) for n, c in zip(amounts, clearings, strict=True)])]


def pieces_of(g: Root, x: int, c: int) -> int:
    """How many pieces a player has in a clearing; a pawn is one."""
    n = g.warriors[x * PLACES + c] + len(pieces_at(g, x, c))
    return n if n else int(present(g, x, c))


def enemy_pieces(g: Root, f: int, c: int) -> int:
    """How many pieces all enemies have in a clearing."""
    return sum([pieces_of(g, x, c) for x in enemies(g, f)])


def defenders(g: Root, f: int, c: int) -> list[int]:
    """The enemies in a clearing: the one with most pieces there first, then most points, then the earliest letter
    (bots.marquise.battle.1, bots.priority.2)."""
    here = [x for x in enemies(g, f) if present(g, x, c)]
    return [x for _, _, x in sorted([(-pieces_of(g, x, c), -g.points[x], x) for x in here])]


def why_defender(g: Root, c: int, found: list[int]) -> int:
    """By which criterion the first of the defenders was found."""
    if len(found) < 2 or pieces_of(g, found[0], c) > pieces_of(g, found[1], c):
        return MOST_PIECES
    return MOST_POINTS if g.points[found[0]] > g.points[found[1]] else LETTER


# ---------------------------------------------------------------- battles
def battle_at(g: Root, c: int) -> Rule[None] | None:
    """A battle in a clearing with warriors of the automaton and an enemy (4.3)."""
    f = g.order[g.now]
    found = defenders(g, f, c) if g.warriors[f * PLACES + c] else []
    if not found:
        return None
    g.say(L_BATTLES, g.seat[f], suit_ordered(g), c, found[0], why_defender(g, c, found))
    return fight(g, Fight(f, found[0], c))


# ---------------------------------------------------------------- placing
def springs_snare(g: Root, f: int, c: int) -> bool:
    """A snare of an enemy is removed instead of what it would hinder (bots.plots.2); tells whether one was."""
    if not snared(g, f, c):
        return False
    g.say(L_SNARE, g.seat[f], c)
    take_piece(g, PLOT, c)
    return True


def recruit_at(g: Root, f: int, c: int, n: int) -> int:
    """Places warriors; tells how many."""
    return 0 if springs_snare(g, f, c) else place_warriors(g, f, c, n)


def takes_pieces(g: Root, f: int, c: int) -> bool:
    """Whether pieces can be placed in a clearing, once a snare is gone (bots.legal.1, bots.plots.2)."""
    return can_place(g, f, c) or snared(g, f, c)


def is_site(g: Root, f: int, c: int) -> bool:
    """Whether a building can stand in a clearing, once a snare is gone."""
    return open_slots(g, c) > 0 and takes_pieces(g, f, c)


# ---------------------------------------------------------------- moves
def near(g: Root, f: int, c: int) -> list[int]:
    """The clearings next to one: closed paths are open, and the ferry links its clearing with the coast (bots.maps.1,
    bots.maps.2)."""
    found = adjacent(g, f, c)
    found = found + [b if a == c else a for a, b in g.closed if c in (a, b)]
    if not g.ferried and g.ferry >= 0:
        coast = WOODLANDS[g.map_].coast
        linked = coast if c == g.ferry else [g.ferry] if c in coast else []
        found = found + [x for x in linked if x != c and x not in found]
    return found


def ways(g: Root, f: int, a: int) -> list[int]:
    """Where warriors may move from a clearing, the one with most enemy pieces first (4.2.1, bots.legal.1)."""
    mine = rules(g, f, a)
    open_to = [b for b in near(g, f, a) if (mine or rules(g, f, b)) and not g.scorched >> b & 1]
    return by_most(g, open_to, [enemy_pieces(g, f, b) for b in open_to])


def why_most_enemies(g: Root, f: int, found: list[int]) -> int:
    """Whether the first of some clearings has most enemy pieces, or was one of several that have."""
    level = len(found) > 1 and enemy_pieces(g, f, found[0]) == enemy_pieces(g, f, found[1])
    return MOST_ENEMIES + int(level)


def march(g: Root, f: int, a: int, stays: int) -> Rule[int] | None:
    """Moves all but some warriors to where most enemy pieces are; the rule tells where they went (bots.marquise.move.1)."""
    n = g.warriors[f * PLACES + a] - stays
    found = ways(g, f, a) if n > 0 else []
    if not found or springs_snare(g, f, a):
        return None
    g.say(L_MOVES, g.seat[f], suit_ordered(g), a, found[0], why_most_enemies(g, f, found))
    return go(g, f, a, found[0], n)


def go(g: Root, f: int, a: int, b: int, n: int) -> Rule[int]:
    """The move itself; who leaves over the ferry takes it along (bots.maps.1)."""
    sails = by_ferry(g, f, a, b)
    shift(g, f, a, b, n)
    if sails:
        take_ferry(g, f, b)
    yield from arrive(g, f, f, b)
    return b


def by_ferry(g: Root, f: int, a: int, b: int) -> bool:
    """Whether nothing but the ferry leads from one clearing to another (bots.maps.1)."""
    return a == g.ferry and b not in adjacent(g, f, a) and b in WOODLANDS[g.map_].coast and not closed_between(g, a, b)


def closed_between(g: Root, a: int, b: int) -> bool:
    """Whether a closed path, which is open to automata, links two clearings."""
    return [a, b] in g.closed or [b, a] in g.closed


# ---------------------------------------------------------------- losses
def struck(g: Root, f: int, c: int, n: int) -> list[int]:
    """The buildings and tokens that fall where so many do: tokens first, then buildings, whose type is drawn by lot
    (bots.hits.1)."""
    left = pieces_at(g, f, c)
    tokens = [piece for piece in left if piece >= FIRST_TOKEN]
    buildings = [piece for piece in left if piece < FIRST_TOKEN]
    found = tokens[:n]
    while len(found) < n and buildings:
        kinds = sorted(set(buildings))
        piece = kinds[g.chance.pick(len(kinds)) if len(kinds) > 1 else 0]
        buildings = without(buildings, piece)
        found.append(piece)
    return found


def bomb_on(g: Root, f: int) -> int:
    """How many pieces a bomb takes from a player (bots.plots.1)."""
    return BOMBED if automatic(g, f) else EVERY_PIECE


def hits_on_automaton(g: Root, fight: Fight, f: int, hits: int, by: int, per_building: int = 1) -> Rule[list[Loss]] | None:
    """How an automaton takes hits; None for anybody else."""
    return fall(g, fight, f, hits, by, per_building) if automatic(g, f) else None


def fall(g: Root, fight: Fight, f: int, hits: int, by: int, per_building: int) -> Rule[list[Loss]]:
    """Warriors, then tokens, then buildings; a building may take more than one hit (bots.hits.1)."""
    yield from ()
    c = fight.clearing
    loss = Loss(f, c, by)
    loss.warriors = take_warriors(g, f, c, hits, by, f == fight.defender, True)
    hits -= loss.warriors
    tokens = sum([1 for piece in pieces_at(g, f, c) if piece >= FIRST_TOKEN])
    falling = hits if hits <= tokens else tokens + (hits - tokens) // per_building
    for piece in struck(g, f, c, falling):
        lose(g, loss, piece)
    return [loss]


# ---------------------------------------------------------------- Evening
def end_evening(g: Root) -> None:
    """The order is discarded; a nightmare scores (bots.order.3, bots.difficulty.2)."""
    discard_order(g)
    f = g.order[g.now]
    if difficulty(g) == NIGHTMARE and not g.over:
        g.say(L_HARD, g.seat[f])
        score(g, f, NIGHTMARE_POINTS)


def tell_trait(g: Root, f: int, which: int) -> None:
    """A trait is about to change what happens."""
    g.say(L_TRAIT, g.seat[f], which)
