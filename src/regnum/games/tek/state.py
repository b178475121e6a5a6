"""The table: who owns what and stands where."""

from __future__ import annotations

from typing import ClassVar, Final

from regnum.engine.ask import PASS
from regnum.engine.chance import Chance
from regnum.engine.lists import without
from regnum.engine.state import State
from regnum.games.tek.components import CAPACITY, MANA, ORE, PER_CARD, RUINS, TERRAIN, TRACK_END, digits

NEUTRAL: Final = 5
"""The owner of the neutral figures; its bit in `banner` is 1 << 5."""
HIDDEN: Final = -2
"""A dial that nobody may see yet."""
FLAG: Final = 0


class War:
    """A war in progress. `dials` and `boosts` are those of attacker and defender: what they set, and added after the reveal."""

    FIELDS: ClassVar[tuple[str, ...]] = ("region", "attacker", "defender", "dials", "boosts", "free")
    __slots__ = FIELDS

    def __init__(self, region: int, attacker: int, defender: int, dials: list[int], boosts: list[int], free: bool) -> None:
        self.region: int = region
        self.attacker: int = attacker
        self.defender: int = defender
        self.dials: list[int] = dials
        self.boosts: list[int] = boosts
        self.free: bool = free
        """Whether the beaten figure retreats without food (exploration.5)."""

    def clone(self) -> War:
        """An independent copy."""
        return War(self.region, self.attacker, self.defender, self.dials[:], self.boosts[:], self.free)

    def sides(self) -> list[tuple[int, int]]:
        """Each side's place in the lists and its seat, the attacker first."""
        return [(0, self.attacker), (1, self.defender)]


class Tek(State):
    """A game of Tiny Epic Kingdoms. Lists are by seat, by region (0..127) or seat * 3 + resource.

    Only `goods`, `crowd`, `banner` and the outer lists of `figures` and `searching` are changed in place; every other list
    is replaced by a changed one, so that copies share it."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "chance", "over", "seats", "order", "card", "home", "lost", "nation", "goods", "magic", "tower", "figures",
        "searching", "crowd", "banner", "token", "bag", "crown", "trophies", "mimic", "shields", "turn", "active", "acting",
        "action", "final", "stage", "at", "war", "rules", "aims",
    )  # fmt: skip
    __slots__ = FIELDS[2:]

    def __init__(
        self, chance: Chance, over: bool, seats: int, order: list[int], card: list[int], home: list[int], lost: int,
        nation: list[int], goods: list[int], magic: list[int], tower: list[int], figures: list[list[int]],
        searching: list[list[int]], crowd: list[int], banner: list[int], token: list[int], bag: list[int], crown: int,
        trophies: list[int], mimic: list[int], shields: int, turn: int, active: int, acting: int, action: int, final: bool,
        stage: int, at: int, war: War | None, rules: int, aims: list[int],
    ) -> None:  # fmt: skip
        super().__init__(chance, over)
        self.seats: int = seats
        self.order: list[int] = order
        """Seats clockwise."""
        self.card: list[int] = card
        self.home: list[int] = home
        self.lost: int = lost
        """The territory that is the Lost Kingdom, or PASS."""
        self.nation: list[int] = nation
        self.goods: list[int] = goods
        self.magic: list[int] = magic
        self.tower: list[int] = tower
        self.figures: list[list[int]] = figures
        """Where each seat's figures in play are, lying ones too; the last list is the neutral ones."""
        self.searching: list[list[int]] = searching
        """Where each seat's lying figures are."""
        self.crowd: list[int] = crowd
        self.banner: list[int] = banner
        """Which seats stand in a region, as bits."""
        self.token: list[int] = token
        """Exploration token in a region: 0 none, n+1 face up, -(n+1) face down."""
        self.bag: list[int] = bag
        self.crown: int = crown
        self.trophies: list[int] = trophies
        self.mimic: list[int] = mimic
        self.shields: int = shields
        self.turn: int = turn
        self.active: int = active
        """Position of the active player in `order`."""
        self.acting: int = acting
        """Position of the player who acts, counted from the active one."""
        self.action: int = action
        self.final: bool = final
        self.stage: int = stage
        """Which step comes next: see setup.ROUNDS and turn.next_step."""
        self.at: int = at
        """Whose turn it is in a round of set-up."""
        self.war: War | None = war
        self.rules: int = rules
        """The options, as bits: see setup."""
        self.aims: list[int] = aims
        """What each seat was told to play: a nation, or PASS to choose."""

    def clone(self) -> Tek:
        return Tek(
            self.chance.clone(), self.over, self.seats, self.order, self.card, self.home, self.lost, self.nation,
            self.goods[:], self.magic, self.tower, self.figures[:], self.searching[:],
            self.crowd[:], self.banner[:], self.token, self.bag, self.crown, self.trophies, self.mimic, self.shields,
            self.turn, self.active, self.acting, self.action, self.final, self.stage, self.at,
            None if self.war is None else self.war.clone(), self.rules, self.aims,
        )  # fmt: skip


# ---------------------------------------------------------------- figures
def place(g: Tek, who: int, r: int) -> None:
    """A figure of `who` comes to stand in `r`; in ruins it lies down to search (regions.5)."""
    assert g.crowd[r] < CAPACITY
    g.figures[who] = [*g.figures[who], r]
    g.crowd[r] += 1
    g.banner[r] |= 1 << who
    if TERRAIN[r] == RUINS and who != NEUTRAL:
        g.searching[who] = [*g.searching[who], r]


def lift(g: Tek, who: int, r: int) -> None:
    """A figure of `who` leaves `r`; a standing one before a lying one."""
    if g.searching[who] and not standing(g, who, r):
        stand_up(g, who, r)
    figures = g.figures[who] = without(g.figures[who], r)
    g.crowd[r] -= 1
    if r not in figures:
        g.banner[r] &= ~(1 << who)


def stand_up(g: Tek, who: int, r: int) -> None:
    """A searching figure of `who` in `r` stands up."""
    g.searching[who] = without(g.searching[who], r)


def standing(g: Tek, who: int, r: int) -> int:
    """How many figures of `who` in `r` can move."""
    return g.figures[who].count(r) - g.searching[who].count(r)


def other_in(g: Tek, me: int, r: int) -> int:
    """The other player (or NEUTRAL) with a figure in `r`, or PASS."""
    bits = g.banner[r] & ~(1 << me)
    return PASS if not bits else bits.bit_length() - 1


def allied(g: Tek, a: int, b: int, but: int = PASS) -> bool:
    """Whether two players share a region, other than `but` (alliance.3)."""
    return any(r != but and g.banner[r] >> b & 1 for r in g.figures[a])


def shared_regions(g: Tek, a: int, b: int) -> list[int]:
    """The regions where both stand, in order of the map."""
    return sorted({r for r in g.figures[a] if g.banner[r] >> b & 1})


def territories(g: Tek) -> list[int]:
    """The territories in play: homes clockwise, then the Lost Kingdom."""
    found = [g.home[s] for s in g.order if g.home[s] != PASS]
    if g.lost != PASS:
        found.append(g.lost)
    return found


def home_of(g: Tek, r: int) -> int:
    """Whose home territory `r` lies in, or PASS."""
    t = r // PER_CARD
    return g.home.index(t) if t in g.home else PASS


# ---------------------------------------------------------------- goods
def gain(g: Tek, me: int, resource: int, n: int = 1) -> int:
    """Moves a resource token up; what goes past the end of the track is lost (collect.4). Tells how much was gained."""
    i = me * 3 + resource
    before = g.goods[i]
    g.goods[i] = min(TRACK_END, before + n)
    return g.goods[i] - before


def gain_all(g: Tek, me: int, bundle: int) -> None:
    """Gains food, ore and mana."""
    if bundle:
        for resource, n in enumerate(digits(bundle)):
            gain(g, me, resource, n)


def pay(g: Tek, me: int, bundle: int) -> None:
    """Pays food, ore and mana."""
    food, ore, mana = digits(bundle)
    g.goods[me * 3] -= food
    g.goods[me * 3 + ORE] -= ore
    g.goods[me * 3 + MANA] -= mana


def total(g: Tek, me: int) -> int:
    """All resources of a player together."""
    return g.goods[me * 3] + g.goods[me * 3 + ORE] + g.goods[me * 3 + MANA]
