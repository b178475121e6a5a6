"""The Mechanical Marquise (bots.marquise)."""

from __future__ import annotations

from typing import ClassVar, Final

from regnum.engine.ask import Rule
from regnum.games.root.automata.automaton import (
    battle_at,
    bomb_on,
    by_most,
    by_priority,
    craft_order,
    defenders,
    difficulty,
    discard_order,
    end_evening,
    has_trait,
    hits_on_automaton,
    is_site,
    march,
    near,
    one_by_one,
    ordered,
    plan,
    recruit_at,
    reveal_order,
    springs_snare,
    struck,
    suit_ordered,
    takes_pieces,
    tell_trait,
    trait,
    ways,
)
from regnum.games.root.automata.reasons import EVENLY, HIGHEST, L_AGAIN, L_BUILDS, L_RECRUITS, L_TRACK, LOWEST, MOST_WARRIORS
from regnum.games.root.board import count_on_map, open_slots, ruled
from regnum.games.root.components import (
    AUTOMATON,
    BIRD,
    KEEP,
    MARQUISE,
    NOBODY,
    PLACES,
    RECRUITER,
    SAWMILL,
    WOODLANDS,
    WORKSHOP,
)
from regnum.games.root.factions.faction import Loss, Step, enlist
from regnum.games.root.factions.marquise import BUILDINGS, L_HOSPITAL, Marquise
from regnum.games.root.fight import Fight
from regnum.games.root.pieces import L_PLACED, from_coffins, place_building, place_warriors
from regnum.games.root.state import Root, automatic, order_card
from regnum.games.root.victory import score

DATA: Final = AUTOMATON["mechanical-marquise"]
TRACK: Final[list[int]] = DATA["track"]
RECRUITS: Final[list[int]] = DATA["recruits"]["by_difficulty"]
REINFORCEMENTS: Final[list[int]] = DATA["reinforcements"]["by_difficulty"]
ESCALATED: Final[int] = DATA["escalated_clearings"]
STAYS: Final[int] = DATA["stays"]
FEW: Final[int] = DATA["expands_up_to"]
MOST_OF_A_KIND: Final = len(TRACK) - 1
FORTIFIED_HITS: Final[int] = DATA["fortified_hits"]
HOSPITAL_LOST: Final[int] = DATA["hospital"]["lost"]
HOSPITAL_PLACED: Final[int] = DATA["hospital"]["placed"]
BLITZ_STAYS: Final[int] = DATA["blitz_stays"]
PER_POINT: Final[int] = DATA["overwhelming_per_vp"]

BLITZ: Final = trait("blitz")
FORTIFIED: Final = trait("fortified")
HOSPITALS: Final = trait("hospitals")
IRON_WILL: Final = trait("iron-will")
OVERWHELMING: Final = trait("overwhelming")

BY_SUIT: Final = [SAWMILL, WORKSHOP, RECRUITER]
"""What an order of each suit builds and scores (bots.marquise.build.1)."""
PREFERRED: Final = [SAWMILL, RECRUITER, WORKSHOP]
"""Which of several kinds a bird order builds, if as many of each are on the map (bots.marquise.bird.3)."""
BUILT: Final = -110
EXPANDED: Final = -111
"""In `used`: a building was placed this turn; Daylight was begun once more."""


# ---------------------------------------------------------------- battles
def plan_battles(g: Root) -> None:
    """In every ordered clearing (bots.marquise.battle.1)."""
    plan(g, ordered(g))


# ---------------------------------------------------------------- recruiting
def recruits(g: Root) -> int:
    """How many warriors this order brings (bots.marquise.recruit.1, bots.marquise.traits.4)."""
    n = RECRUITS[difficulty(g)]
    if suit_ordered(g) == BIRD and has_trait(g, IRON_WILL):
        tell_trait(g, MARQUISE, IRON_WILL)
        return 2 * n
    return n


def recruit(g: Root) -> None:
    """Warriors, spread evenly over the ordered clearings she rules, the rest by priority (bots.marquise.recruit.1)."""
    n = recruits(g)
    mine = [c for c in ruled(g, MARQUISE) if takes_pieces(g, MARQUISE, c)]
    if suit_ordered(g) == BIRD:
        clearings = by_priority(g, mine, lowest=True)[:ESCALATED]  # bots.marquise.bird.2
    else:
        clearings = [c for c in ordered(g) if c in mine]
    missing = n
    for i, c in enumerate(clearings):
        share = n // len(clearings) + (1 if i < n % len(clearings) else 0)
        if share:
            missing -= bring(g, c, share, LOWEST if suit_ordered(g) == BIRD else EVENLY)
    more = REINFORCEMENTS[difficulty(g)]
    first = [c for c in ordered(g) if c in mine][:1]
    for c in first if more else []:  # bots.marquise.difficulty.1
        bring(g, c, more, HIGHEST)
    if missing >= PER_POINT and has_trait(g, OVERWHELMING):
        tell_trait(g, MARQUISE, OVERWHELMING)
        score(g, MARQUISE, missing // PER_POINT)


def bring(g: Root, c: int, n: int, why: int) -> int:
    """Places warriors and says why there; tells how many."""
    if g.supply[MARQUISE]:
        g.say(L_RECRUITS, g.seat[MARQUISE], suit_ordered(g), n, c, why)
    return recruit_at(g, MARQUISE, c, n)


# ---------------------------------------------------------------- building
def kinds_to_build(g: Root) -> list[int]:
    """What the order builds: its own kind; by a bird the kind most of which are on the map (bots.marquise.build.1, .bird.3)."""
    suit = suit_ordered(g)
    if suit != BIRD:
        return [piece for piece in [BY_SUIT[suit]] if count_on_map(g, piece) < MOST_OF_A_KIND]
    left = [piece for piece in PREFERRED if count_on_map(g, piece) < MOST_OF_A_KIND]
    return [piece for _, _, piece in sorted([(-count_on_map(g, piece), i, piece) for i, piece in enumerate(left)])]


def build(g: Root) -> None:
    """In the clearing she rules with most of her warriors (bots.marquise.build.1)."""
    kinds = kinds_to_build(g)
    sites = [c for c in ruled(g, MARQUISE) if is_site(g, MARQUISE, c)]
    amounts = [g.warriors[MARQUISE * PLACES + c] for c in sites]
    found = by_most(g, sites, amounts)
    if not kinds or not found:
        return
    c = found[0]
    level = amounts.count(g.warriors[MARQUISE * PLACES + c]) > 1
    g.say(L_BUILDS, g.seat[MARQUISE], suit_ordered(g), kinds[0], c, MOST_WARRIORS + int(level))
    if not springs_snare(g, MARQUISE, c):
        place_building(g, kinds[0], c)
        g.used = [*g.used, BUILT]


# ---------------------------------------------------------------- moving
def plan_moves(g: Root) -> None:
    """From every ordered clearing (bots.marquise.move.1)."""
    plan(g, ordered(g))


def move_from(g: Root, a: int) -> Rule[None] | None:
    """All but three move out; by a bird they battle where they came to (bots.marquise.move.1, bots.marquise.bird.4)."""
    rule = march(g, MARQUISE, a, STAYS)
    return None if rule is None else arrive(g, rule)


def arrive(g: Root, rule: Rule[int]) -> Rule[None]:
    """Notes a clearing that was entered: behind what is still planned, once."""
    b = yield from rule
    if suit_ordered(g) == BIRD and ENTERED + b not in g.used:
        g.used = [*g.used, ENTERED + b]


ENTERED: Final = -140
"""In `used`: this and the number of a clearing that was entered by a bird order."""


def plan_pursuit(g: Root) -> None:
    """By a bird order, in each clearing entered (bots.marquise.bird.4)."""
    plan(g, by_priority(g, [c for c in range(12) if ENTERED + c in g.used]))
    g.used = [x for x in g.used if not ENTERED <= x < ENTERED + 12]


def blitz(g: Root) -> Rule[bool] | None:
    """All but one leave the ruled clearing of highest priority without enemies, and battle where they go
    (bots.marquise.traits.1)."""
    if has_trait(g, BLITZ):
        for a in by_priority(g, ruled(g, MARQUISE)):
            calm = not defenders(g, MARQUISE, a)
            if calm and g.warriors[MARQUISE * PLACES + a] > BLITZ_STAYS and ways(g, MARQUISE, a):
                return storm(g, a)
    return None


def storm(g: Root, a: int) -> Rule[bool]:
    """The blitz from a clearing."""
    tell_trait(g, MARQUISE, BLITZ)
    rule = march(g, MARQUISE, a, BLITZ_STAYS)
    if rule is not None:
        b = yield from rule
        battle = None if g.over else battle_at(g, b)
        if battle is not None:
            yield from battle
    return False


# ---------------------------------------------------------------- once more
def expand(g: Root) -> Rule[bool] | None:
    """Without a building this turn and with five at most, once a turn: a new order, and Daylight begins again
    (bots.marquise.expand.1, R-41)."""
    buildings = sum([count_on_map(g, piece) for piece in BUILDINGS])
    if BUILT in g.used or EXPANDED in g.used or buildings > FEW:
        return None
    return begin_again(g, buildings)


def begin_again(g: Root, buildings: int) -> Rule[bool]:
    """The new order, which is not crafted."""
    yield from ()
    g.used = [*g.used, EXPANDED]
    discard_order(g)
    reveal_order(g)
    for card in order_card(g):
        g.say(L_AGAIN, g.seat[MARQUISE], buildings, card, suit_ordered(g))
    g.stage -= len(DAYLIGHT) - 1
    return True


BIRDSONG: Final[list[Step]] = [reveal_order, craft_order]
DAYLIGHT: Final[list[Step]] = [
    plan_battles, one_by_one(battle_at), recruit, build, plan_moves, one_by_one(move_from), plan_pursuit,
    one_by_one(battle_at), blitz, expand,
]  # fmt: skip


# ---------------------------------------------------------------- Evening
def score_track(g: Root) -> None:
    """The track of the ordered building, by a bird the best one (bots.marquise.score.1)."""
    suit = suit_ordered(g)
    kinds = PREFERRED if suit == BIRD else [BY_SUIT[suit]]
    piece = max(kinds, key=lambda kind: TRACK[count_on_map(g, kind)])
    n = TRACK[count_on_map(g, piece)]
    g.say(L_TRACK, g.seat[MARQUISE], suit, piece, n)
    score(g, MARQUISE, n)


# ---------------------------------------------------------------- the faction
class MechanicalMarquise(Marquise):
    """The Marquise de Cat, played by a person or by the game."""

    clockwork: ClassVar[list[list[Step]]] = [BIRDSONG, DAYLIGHT, [score_track, end_evening]]

    def set_up(self, g: Root) -> Rule[None]:
        return wind_up(g) if automatic(g, MARQUISE) else super().set_up(g)

    def allows(self, g: Root) -> list[int]:
        return [0, 0, 0] if automatic(g, MARQUISE) else super().allows(g)

    def draws(self, g: Root) -> int:
        return 0 if automatic(g, MARQUISE) else super().draws(g)

    def takes_hits(self, g: Root, fight: Fight, hits: int, by: int) -> Rule[list[Loss]] | None:
        per_building = FORTIFIED_HITS if has_trait(g, FORTIFIED) else 1  # bots.marquise.traits.2
        return hits_on_automaton(g, fight, MARQUISE, hits, by, per_building)

    def bombed(self, g: Root) -> int:
        return bomb_on(g, MARQUISE)

    def falling(self, g: Root, c: int, n: int) -> list[int]:
        return struck(g, MARQUISE, c, n)

    def minds(self, g: Root, loss: Loss) -> bool:
        if not automatic(g, MARQUISE):
            return super().minds(g, loss)
        return loss.warriors > 0 and g.keep != NOBODY and has_trait(g, HOSPITALS)

    def warriors_lost(self, g: Root, c: int, n: int, by: int) -> Rule[None]:
        return treat(g, n) if automatic(g, MARQUISE) else super().warriors_lost(g, c, n, by)


def treat(g: Root, n: int) -> Rule[None]:
    """Hospitals: two warriors at the keep for two or more lost as defender (bots.marquise.traits.3)."""
    yield from ()
    b = g.battle
    if b is not None and b.defender == MARQUISE and n >= HOSPITAL_LOST:
        tell_trait(g, MARQUISE, HOSPITALS)
        from_coffins(g, MARQUISE, HOSPITAL_PLACED)
        g.say(L_HOSPITAL, g.seat[MARQUISE], place_warriors(g, MARQUISE, g.keep, HOSPITAL_PLACED))


def wind_up(g: Root) -> Rule[None]:
    """Keep, garrison and three buildings, by lot (bots.marquise.setup.1)."""
    yield from ()
    wood = WOODLANDS[g.map_]
    g.keep = wood.corners[g.chance.pick(len(wood.corners))]
    g.say(L_PLACED, g.seat[MARQUISE], KEEP, g.keep)
    for c in range(12):
        if c != wood.opposite[g.keep]:
            place_warriors(g, MARQUISE, c, 2 if c == g.keep else 1)
    sites = [c for c in [g.keep, *near(g, MARQUISE, g.keep)] if open_slots(g, c)]
    for piece in BUILDINGS:
        if sites:
            c = sites[g.chance.pick(len(sites))]
            sites = [x for x in sites if x != c]
            place_building(g, piece, c)


enlist(MechanicalMarquise(MARQUISE))
