"""The Electric Eyrie (bots.eyrie). The columns of its Decree are suits: fox, mouse, rabbit, bird."""

from __future__ import annotations

from typing import ClassVar, Final

from regnum.engine.ask import Rule
from regnum.engine.lists import changed
from regnum.games.root.automata.automaton import (
    bomb_on,
    by_priority,
    craft_order,
    difficulty,
    end_evening,
    enemy_pieces,
    go,
    has_trait,
    hits_on_automaton,
    is_site,
    near,
    one_by_one,
    pieces_of,
    plan,
    rank,
    recruit_at,
    reveal_order,
    springs_snare,
    struck,
    suit_ordered,
    takes_pieces,
    tell_trait,
    trait,
)
from regnum.games.root.automata.reasons import (
    FEWEST_ENEMIES,
    HIGHEST,
    L_BATTLES,
    L_BUILDS,
    L_JOINS,
    L_MOVES,
    L_RECRUITS,
    L_TRACK,
    L_TURMOIL,
    MOST_BUILDINGS,
    NO_ROOST,
    ROOST_MOST_ENEMIES,
)
from regnum.games.root.battle import fight
from regnum.games.root.board import count_on_map, is_on_map, pieces_at, present, ruled, rules, stands
from regnum.games.root.cards import discard
from regnum.games.root.components import (
    AUTOMATON,
    BIRD,
    CARD_SUIT,
    EYRIE,
    FIRST_VIZIER,
    NOBODY,
    OWNER,
    PLACES,
    ROOST,
    SUITS,
    WOODLANDS,
)
from regnum.games.root.factions.eyrie import RESTING, Eyrie
from regnum.games.root.factions.faction import BOOK, Loss, Step, enlist
from regnum.games.root.fight import Fight
from regnum.games.root.pieces import aftermath, lose, place_building, place_warriors
from regnum.games.root.state import Root, add_warriors, automatic, order_card
from regnum.games.root.victory import L_SCORED_REMOVING, add_points, check_points, enemies, score

DATA: Final = AUTOMATON["electric-eyrie"]
TRACK: Final[list[int]] = DATA["track"]
COLUMNS: Final[list[int]] = [SUITS.index(suit) for suit in DATA["columns"]]
"""The suit of each column, from the left."""
BIRDS: Final = COLUMNS.index(BIRD)
ROOSTS: Final = len(TRACK) - 1
FIRST_WARRIORS: Final[int] = DATA["first_warriors"]
NEW_ROOST_WARRIORS: Final[int] = DATA["new_roost_warriors"]
VIZIERS: Final[list[int]] = DATA["viziers"]["by_difficulty"]
SWOOPING: Final[int] = DATA["swoop_warriors"]

NOBILITY: Final = trait("nobility")
RELENTLESS: Final = trait("relentless")
SWOOP: Final = trait("swoop")
WAR_TAX: Final = trait("war-tax")
FOCUSED: Final = trait("focused")


# ---------------------------------------------------------------- Birdsong
def join_decree(g: Root) -> None:
    """The order joins the column of its suit; without a roost on the map one comes back (bots.eyrie.decree.1, .roost.1)."""
    e = g.eyrie
    suit = suit_ordered(g)
    e.column = 0
    cards, g.agenda = order_card(g), [NOBODY]
    for card in cards:
        column = COLUMNS.index(suit)
        e.decree = changed(e.decree, column, [*e.decree[column], card])
        g.say(L_JOINS, g.seat[EYRIE], card, suit)
    if not is_on_map(g, ROOST):
        come_back(g, suit)


def come_back(g: Root, suit: int) -> None:
    """A roost and four warriors in the ordered clearing of highest priority that can take them (bots.eyrie.roost.1)."""
    for c in by_priority(g, [c for c in range(12) if fits(g, c, suit) and is_site(g, EYRIE, c)]):
        if not springs_snare(g, EYRIE, c):
            g.say(L_BUILDS, g.seat[EYRIE], suit, ROOST, c, HIGHEST)
            place_building(g, ROOST, c)
            place_warriors(g, EYRIE, c, NEW_ROOST_WARRIORS)
            return


def fits(g: Root, c: int, suit: int) -> bool:
    """Whether a clearing has the suit of a column; by a bird every one does."""
    return suit in (BIRD, g.suits[c])


# ---------------------------------------------------------------- Daylight
def resting(g: Root) -> bool:
    """Whether turmoil has ended Daylight."""
    return g.eyrie.column == RESTING


def columns(g: Root) -> list[int]:
    """The columns with cards, from the left (bots.eyrie.decree.2)."""
    return [] if resting(g) else [i for i, cards in enumerate(g.eyrie.decree) if cards]


def recruit(g: Root) -> None:
    """In every column, as many warriors as cards, all at one roost of the suit (bots.eyrie.recruit.1)."""
    for i in columns(g):
        suit, n = COLUMNS[i], len(g.eyrie.decree[i])
        roosts = [c for c in range(12) if stands(g, ROOST, c) and fits(g, c, suit) and takes_pieces(g, EYRIE, c)]
        found = sorted([(-enemy_pieces(g, EYRIE, c), g.warriors[EYRIE * PLACES + c], rank(g, c, True), c) for c in roosts])
        placed = 0
        if found and g.supply[EYRIE]:
            c = found[0][3]
            g.say(L_RECRUITS, g.seat[EYRIE], suit, n, c, ROOST_MOST_ENEMIES)
            placed = recruit_at(g, EYRIE, c, n)
        if not placed and has_trait(g, NOBILITY):
            tell_trait(g, EYRIE, NOBILITY)
            turmoil(g)
            return


def plan_columns(g: Root) -> None:
    """Column by column, from the left."""
    plan(g, columns(g))


def needed_to_rule(g: Root, c: int) -> int:
    """The fewest warriors with which a ruled clearing stays ruled."""
    all_of_them = g.warriors[EYRIE * PLACES + c]
    n = 0
    add_warriors(g, EYRIE, c, -all_of_them)
    while n < all_of_them and not rules(g, EYRIE, c):
        n += 1
        add_warriors(g, EYRIE, c, 1)
    add_warriors(g, EYRIE, c, all_of_them - n)
    return n


def move_column(g: Root, i: int) -> Rule[None] | None:
    """From the ruled clearing of the suit with most warriors; those stay who are needed to rule, or as many as cards
    (bots.eyrie.move.1)."""
    suit, cards = COLUMNS[i], len(g.eyrie.decree[i])
    mine = [c for c in ruled(g, EYRIE) if fits(g, c, suit) and g.warriors[EYRIE * PLACES + c]]
    for _, _, a in sorted([(-g.warriors[EYRIE * PLACES + c], rank(g, c), c) for c in mine]):
        n = g.warriors[EYRIE * PLACES + a] - max(cards, needed_to_rule(g, a))
        open_to = [b for b in near(g, EYRIE, a) if not g.scorched >> b & 1] if n > 0 else []
        if open_to:
            if springs_snare(g, EYRIE, a):
                return None
            b = sorted([(stands(g, ROOST, b), enemy_pieces(g, EYRIE, b), rank(g, b, True), b) for b in open_to])[0][3]
            g.say(L_MOVES, g.seat[EYRIE], suit, a, b, FEWEST_ENEMIES)
            return move_out(g, a, b, n)
    return None


def move_out(g: Root, a: int, b: int, n: int) -> Rule[None]:
    """The move."""
    yield from go(g, EYRIE, a, b, n)


# ---------------------------------------------------------------- battles
def buildings_of(g: Root, x: int, c: int) -> int:
    """How many buildings a player has in a clearing."""
    return sum([1 for b in g.buildings[c] if OWNER[b] == x])


def defenseless_buildings(g: Root, c: int) -> int:
    """How many enemy buildings nobody defends in a clearing."""
    return sum([buildings_of(g, x, c) for x in enemies(g, EYRIE) if BOOK[x].defenseless(g, c)])


def foes_at(g: Root, c: int) -> list[int]:
    """The enemies in a clearing: most buildings there first, then most pieces, most points, the earliest letter."""
    here = [x for x in enemies(g, EYRIE) if present(g, x, c)]
    ranked = sorted([(-buildings_of(g, x, c), -pieces_of(g, x, c), -g.points[x], x) for x in here])
    return [x for _, _, _, x in ranked]


def battle_column(g: Root, i: int) -> Rule[None] | None:
    """One battle in a clearing of the suit: without a roost first, then most defenseless buildings, then the lowest priority
    (bots.eyrie.battle.1)."""
    suit = COLUMNS[i]
    fields = [c for c in range(12) if g.warriors[EYRIE * PLACES + c] and fits(g, c, suit) and foes_at(g, c)]
    if not fields:
        return None
    c = sorted([(stands(g, ROOST, c), -defenseless_buildings(g, c), rank(g, c, True), c) for c in fields])[0][3]
    foe = foes_at(g, c)[0]
    g.eyrie.column = i
    g.say(L_BATTLES, g.seat[EYRIE], suit, c, foe, MOST_BUILDINGS)
    return fight(g, Fight(EYRIE, foe, c))


def is_greatest(g: Root, column: int) -> bool:
    """Whether a column has more cards than every other one; with Focused, as many as any (bots.eyrie.battle.2, .traits.5)."""
    n = len(g.eyrie.decree[column])
    others = [len(cards) for i, cards in enumerate(g.eyrie.decree) if i != column]
    return n > max(others) or (n == max(others) and has_trait(g, FOCUSED))


def relent_not(g: Root) -> Rule[bool] | None:
    """Relentless: what nobody defends is removed wherever Eyrie warriors are (bots.eyrie.traits.2)."""
    if resting(g) or not has_trait(g, RELENTLESS):
        return None
    losses: list[Loss] = []
    for c in [c for c in range(12) if g.warriors[EYRIE * PLACES + c]]:
        for x in [x for x in enemies(g, EYRIE) if BOOK[x].defenseless(g, c) and pieces_at(g, x, c)]:
            losses.append(Loss(x, c, EYRIE))
    return raze(g, losses) if losses else None


def raze(g: Root, losses: list[Loss]) -> Rule[bool]:
    """Removes buildings and tokens, for a point each (3.2.1)."""
    tell_trait(g, EYRIE, RELENTLESS)
    for loss in losses:
        for piece in pieces_at(g, loss.faction, loss.clearing):
            lose(g, loss, piece)
        add_points(g, EYRIE, BOOK[loss.faction].spoils(g, loss.pieces), L_SCORED_REMOVING)
        BOOK[EYRIE].removes_pieces(g, loss.faction, loss.pieces)
    check_points(g)
    yield from aftermath(g, losses)
    return False


# ---------------------------------------------------------------- building and turmoil
def build(g: Root) -> None:
    """A roost in the ruled clearing of highest priority without one; else turmoil (bots.eyrie.build.1, .turmoil.1)."""
    if resting(g):
        return
    sites = [c for c in ruled(g, EYRIE) if not stands(g, ROOST, c) and is_site(g, EYRIE, c)]
    if count_on_map(g, ROOST) == ROOSTS or not sites:
        turmoil(g)
        return
    c = by_priority(g, sites)[0]
    g.say(L_BUILDS, g.seat[EYRIE], BIRD, ROOST, c, NO_ROOST)
    if not springs_snare(g, EYRIE, c):
        place_building(g, ROOST, c)


def turmoil(g: Root) -> None:
    """A point lost for every bird in the Decree, all cards but the Viziers discarded, and Evening (bots.eyrie.turmoil.1); who
    has Nobility scores instead (bots.eyrie.traits.1)."""
    e = g.eyrie
    cards = [card for column in e.decree for card in column]
    birds = sum([1 for card in cards if CARD_SUIT[card] == BIRD])
    g.say(L_TURMOIL, g.seat[EYRIE], birds)
    for card in [card for card in cards if card < FIRST_VIZIER]:
        discard(g, card)
    e.decree = [[], [], [], [card for card in cards if card >= FIRST_VIZIER]]
    e.column = RESTING
    score(g, EYRIE, birds if has_trait(g, NOBILITY) else -birds)


def swoop(g: Root) -> None:
    """Swoop: two warriors in the clearing of highest priority without Eyrie pieces (bots.eyrie.traits.3)."""
    if has_trait(g, SWOOP) and not resting(g) and g.supply[EYRIE]:
        free = [c for c in range(12) if not present(g, EYRIE, c) and takes_pieces(g, EYRIE, c)]
        for c in by_priority(g, free)[:1]:
            tell_trait(g, EYRIE, SWOOP)
            recruit_at(g, EYRIE, c, SWOOPING)


# ---------------------------------------------------------------- Evening
def score_roosts(g: Root) -> None:
    """One point less than roosts on the map (bots.eyrie.score.1)."""
    n = TRACK[count_on_map(g, ROOST)]
    g.say(L_TRACK, g.seat[EYRIE], BIRD, ROOST, n)
    score(g, EYRIE, n)


DAYLIGHT: Final[list[Step]] = [
    recruit, plan_columns, one_by_one(move_column), plan_columns, one_by_one(battle_column), relent_not, build, swoop,
]  # fmt: skip


# ---------------------------------------------------------------- the faction
class ElectricEyrie(Eyrie):
    """The Eyrie Dynasties, played by a person or by the game."""

    clockwork: ClassVar[list[list[Step]]] = [[reveal_order, craft_order, join_decree], DAYLIGHT, [score_roosts, end_evening]]

    def set_up(self, g: Root) -> Rule[None]:
        return wind_up(g) if automatic(g, EYRIE) else super().set_up(g)

    def draws(self, g: Root) -> int:
        return 0 if automatic(g, EYRIE) else super().draws(g)

    def attack_bonus(self, g: Root, fight: Fight) -> int:
        if not automatic(g, EYRIE):
            return super().attack_bonus(g, fight)
        return int(g.order[g.now] == EYRIE and g.eyrie.column < len(COLUMNS) and is_greatest(g, g.eyrie.column))

    def takes_hits(self, g: Root, fight: Fight, hits: int, by: int) -> Rule[list[Loss]] | None:
        return hits_on_automaton(g, fight, EYRIE, hits, by)

    def bombed(self, g: Root) -> int:
        return bomb_on(g, EYRIE)

    def falling(self, g: Root, c: int, n: int) -> list[int]:
        return struck(g, EYRIE, c, n)

    def removes_pieces(self, g: Root, victim: int, pieces: list[int]) -> None:
        """War Tax: a point lost for each building or token lost to the Eyrie (bots.eyrie.traits.4)."""
        if pieces and automatic(g, EYRIE) and has_trait(g, WAR_TAX):
            tell_trait(g, EYRIE, WAR_TAX)
            add_points(g, victim, -len(pieces))


def wind_up(g: Root) -> Rule[None]:
    """A roost and warriors in the corner opposite the keep, or in one by lot; Viziers as birds, and on the harder levels a bird
    ambush of the deck (bots.eyrie.setup.1, bots.eyrie.difficulty.1)."""
    yield from ()
    wood = WOODLANDS[g.map_]
    c = wood.opposite[g.keep] if g.keep != NOBODY else wood.corners[g.chance.pick(len(wood.corners))]
    place_building(g, ROOST, c)
    place_warriors(g, EYRIE, c, FIRST_WARRIORS)
    birds = [FIRST_VIZIER + i for i in range(VIZIERS[difficulty(g)])]
    for card in g.eyrie.decree[BIRDS]:
        g.say(L_JOINS, g.seat[EYRIE], card, BIRD)
    g.eyrie.decree = changed(g.eyrie.decree, BIRDS, birds + g.eyrie.decree[BIRDS])


enlist(ElectricEyrie(EYRIE))
