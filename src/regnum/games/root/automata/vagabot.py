"""The Vagabot (bots.vagabot). What it does in Daylight stands in `errands`."""

from __future__ import annotations

from typing import ClassVar, Final

from regnum.engine.ask import Rule
from regnum.games.root.automata.automaton import (
    craft_order,
    difficulty,
    end_evening,
    has_trait,
    one_by_one,
    plan,
    reveal_order,
    suit_ordered,
    tell_trait,
    trait,
)
from regnum.games.root.automata.errands import (
    ADVENTURER,
    BERSERKER,
    DATA,
    DEEDS,
    damaged_items,
    errand,
    quest,
    ready_items,
    slip,
    undamaged_items,
)
from regnum.games.root.automata.reasons import FEW_ITEMS, IN_FOREST, L_MENDS, L_REFRESHES, NONE_DAMAGED, OUTSIDE, SOME_DAMAGED
from regnum.games.root.battle import settle_hits, take_hits
from regnum.games.root.boards import EXHAUSTED, READY
from regnum.games.root.components import CHARACTERS, FOREST, ITEMS, SUITS, VAGABOND, WOODLANDS
from regnum.games.root.factions.faction import Loss, Step, enlist
from regnum.games.root.factions.items import board_of, damage, damaged, gain, in_states, owned, pawn_at, repair, turn_up
from regnum.games.root.factions.quests import fill_ruins, lay_quests
from regnum.games.root.factions.vagabond import HITS_ON_FULL_REMOVAL, L_CHARACTER, L_FOREST, STARTING_ITEMS, Vagabond
from regnum.games.root.fight import Fight
from regnum.games.root.setup import CHARACTER_OPEN
from regnum.games.root.state import Root, automatic
from regnum.games.root.victory import add_points

CAST: Final[list[int]] = [CHARACTERS.index(name) for name in DATA["characters"]]
LEAVES: Final[dict[int, int]] = {CHARACTERS.index(who): ITEMS.index(item) for who, item in DATA["leaves"].items()}
MOST_HITS: Final[int] = DATA["hits"]["most"]
MORE_HITS_AT: Final[list[int]] = DATA["hits"]["more_at"]
EXTRA_HIT_AT: Final[int] = DATA["hits"]["extra_at"]
SLIPS_WITH: Final[int] = DATA["slips_with"]
WARRIOR_POINTS: Final[int] = DATA["battle"]["warrior_vp"]
REFRESHES_WHOLE: Final[list[int]] = DATA["refreshes_whole"]["by_difficulty"]
REFRESHES_HURT: Final[list[int]] = DATA["refreshes_hurt"]["by_difficulty"]
EVENING_REPAIRS: Final[int] = DATA["evening_repairs"]
BERSERKER_REPAIRS: Final[int] = DATA["berserker_repairs"]
MARKSMAN_HITS: Final[int] = DATA["marksman_hits"]

MARKSMAN: Final = trait("marksman")
NAMES: Final = list(DEEDS)
BY_SUIT: Final[list[list[int]]] = [[NAMES.index(name) for name in DATA["deeds"][suit]] for suit in SUITS]
"""What each order makes it do, in order (bots.vagabot.daylight.1)."""
OWN_QUESTS: Final = 1
HIDDEN: Final = -112
"""In `used`: it slipped away in Birdsong and skips Daylight."""


# ---------------------------------------------------------------- Birdsong
def slip_away(g: Root) -> None:
    """With few undamaged items into a forest, and on to Evening (bots.vagabot.slip.1)."""
    if undamaged_items(g) <= SLIPS_WITH:
        g.used = [*g.used, HIDDEN]
        slip(g, FEW_ITEMS)


# ---------------------------------------------------------------- Daylight
def plan_deeds(g: Root) -> None:
    """What the order says, one after the other (bots.vagabot.daylight.1)."""
    plan(g, [] if HIDDEN in g.used else BY_SUIT[suit_ordered(g)])


def do_deed(g: Root, which: int) -> Rule[None] | None:
    """One of them."""
    return DEEDS[NAMES[which]](g)


def quest_on(g: Root) -> None:
    """Adventurer: quests with the items left (bots.vagabot.traits.1, R-63)."""
    if has_trait(g, ADVENTURER) and HIDDEN not in g.used:
        while errand(g) and not g.over:
            tell_trait(g, VAGABOND, ADVENTURER)
            quest(g)


# ---------------------------------------------------------------- Evening
def refreshes(g: Root) -> int:
    """How many items it refreshes in the Evening (bots.vagabot.refresh.1, .difficulty.1)."""
    return (REFRESHES_HURT if damaged_items(g) else REFRESHES_WHOLE)[difficulty(g)]


def refresh(g: Root) -> None:
    """Undamaged items are turned up (bots.vagabot.refresh.1)."""
    n = min(refreshes(g), undamaged_items(g) - ready_items(g))
    if n:
        g.say(L_REFRESHES, g.seat[VAGABOND], n, SOME_DAMAGED if damaged_items(g) else NONE_DAMAGED)
    for _ in range(n):
        turn_up(g, VAGABOND, owned(g, VAGABOND, in_states(EXHAUSTED))[0])


def rest(g: Root) -> None:
    """Repairs: all in a forest, else one, a Berserker's one more (bots.vagabot.rest.1, .traits.2)."""
    hurt = damaged_items(g)
    in_forest = board_of(g, VAGABOND).at >= FOREST
    n = hurt if in_forest else min(hurt, EVENING_REPAIRS)
    if n < hurt and has_trait(g, BERSERKER):
        tell_trait(g, VAGABOND, BERSERKER)
        n = min(hurt, n + BERSERKER_REPAIRS)
    if n:
        g.say(L_MENDS, g.seat[VAGABOND], n, IN_FOREST if in_forest else OUTSIDE)
    for _ in range(n):
        repair(g, VAGABOND, damaged(g, VAGABOND)[0])


# ---------------------------------------------------------------- hits
def most_hits(g: Root) -> int:
    """What caps its rolled hits (bots.vagabot.battle-track.1, R-59)."""
    n = undamaged_items(g)
    return MOST_HITS + sum([1 for at in MORE_HITS_AT if n >= at]) if n else 0


def deals_extra_hit(g: Root) -> bool:
    """Whether it deals an extra hit as attacker (bots.vagabot.battle-track.1)."""
    return undamaged_items(g) >= EXTRA_HIT_AT


def suffer(g: Root, hits: int) -> Rule[None]:
    """Each hit damages an item, an exhausted one first (bots.vagabot.hits.1)."""
    yield from ()
    for _ in range(min(hits, undamaged_items(g))):
        damage(g, VAGABOND, owned(g, VAGABOND, in_states(EXHAUSTED, READY))[0])


def suffer_in_battle(g: Root, hits: int) -> Rule[list[Loss]]:
    """The same in battle: no piece is lost."""
    yield from suffer(g, hits)
    return []


def shoot(g: Root, fight: Fight) -> Rule[None]:
    """Marksman: a hit before the roll (bots.vagabot.traits.4)."""
    tell_trait(g, VAGABOND, MARKSMAN)
    losses = yield from take_hits(g, fight, fight.defender, MARKSMAN_HITS)
    yield from settle_hits(g, fight, [], losses)


# ---------------------------------------------------------------- the faction
class Vagabot(Vagabond):
    """The Vagabond, played by a person or by the game."""

    clockwork: ClassVar[list[list[Step]]] = [
        [reveal_order, craft_order, slip_away], [plan_deeds, one_by_one(do_deed), quest_on], [refresh, rest, end_evening],
    ]  # fmt: skip

    def set_up(self, g: Root) -> Rule[None]:
        return wind_up(g) if automatic(g, self.f) else super().set_up(g)

    def begins_turn(self, g: Root) -> None:
        if not automatic(g, self.f):
            super().begins_turn(g)

    def draws(self, g: Root) -> int:
        return 0 if automatic(g, self.f) else super().draws(g)

    def fighters(self, g: Root, c: int) -> int:
        return most_hits(g) if automatic(g, self.f) else super().fighters(g, c)

    def defenseless(self, g: Root, c: int) -> bool:
        return undamaged_items(g) == 0 if automatic(g, self.f) else super().defenseless(g, c)

    def attack_bonus(self, g: Root, fight: Fight) -> int:
        return int(automatic(g, self.f) and deals_extra_hit(g))

    def before_roll(self, g: Root, fight: Fight) -> Rule[None] | None:
        if not automatic(g, self.f):
            return super().before_roll(g, fight)
        return shoot(g, fight) if fight.attacker == self.f and has_trait(g, MARKSMAN) else None

    def takes_hits(self, g: Root, fight: Fight, hits: int, by: int) -> Rule[list[Loss]] | None:
        return suffer_in_battle(g, hits) if automatic(g, self.f) else super().takes_hits(g, fight, hits, by)

    def is_swept(self, g: Root, c: int) -> Rule[None] | None:
        """Three items (9.2.2.I, R-64)."""
        if not automatic(g, self.f):
            return super().is_swept(g, c)
        return suffer(g, HITS_ON_FULL_REMOVAL) if pawn_at(g, self.f, c) else None

    def removes_warriors(self, g: Root, victim: int, c: int, n: int, in_battle: bool) -> None:
        """A point for each in a battle it started; nobody turns hostile (bots.vagabot.battle.3, .relations.1)."""
        if not automatic(g, self.f):
            super().removes_warriors(g, victim, c, n, in_battle)
        elif in_battle and g.battle is not None and g.battle.attacker == self.f:
            add_points(g, self.f, n * WARRIOR_POINTS)

    def removes_pieces(self, g: Root, victim: int, pieces: list[int]) -> None:
        """No infamy (bots.vagabot.relations.1)."""
        if not automatic(g, self.f):
            super().removes_pieces(g, victim, pieces)


def wind_up(g: Root) -> Rule[None]:
    """Character, forest, quest, ruins and items (bots.vagabot.setup.1, .setup.2, R-56)."""
    yield from ()
    board = board_of(g, VAGABOND)
    named = g.agenda[0]
    board.character = CAST[g.chance.pick(len(CAST))] if named == CHARACTER_OPEN else named
    g.say(L_CHARACTER, g.seat[VAGABOND], board.character)
    touched = [len(clearings) for clearings in WOODLANDS[g.map_].forest_clearings]
    widest = [FOREST + i for i, n in enumerate(touched) if n == max(touched)]
    board.at = widest[g.chance.pick(len(widest)) if len(widest) > 1 else 0]
    g.say(L_FOREST, g.seat[VAGABOND], board.at)
    lay_quests(g, OWN_QUESTS)
    fill_ruins(g)
    for item in STARTING_ITEMS[board.character]:
        if item != LEAVES.get(board.character, -1):
            gain(g, VAGABOND, item)


enlist(Vagabot(VAGABOND))
