"""The table: map, pieces, cards, boards, and whose turn it is."""

from __future__ import annotations

from typing import ClassVar, Final, TypeVar

from regnum.engine.chance import Chance
from regnum.engine.lists import changed
from regnum.engine.state import State
from regnum.games.root.boards import (
    AllianceBoard,
    CorvidBoard,
    DuchyBoard,
    EyrieBoard,
    LizardBoard,
    RiverfolkBoard,
    VagabondBoard,
)
from regnum.games.root.components import (
    ALLIANCE,
    BIRD,
    BURROW,
    CORVID,
    DUCHY,
    EVERYWHERE,
    EYRIE,
    FACTIONS,
    LIZARD,
    PLACES,
    RIVERFOLK,
    VAGABOND,
    VAGABOND2,
    WOODLANDS,
    Woodland,
)
from regnum.games.root.fight import Fight

BIRDSONG: Final = 0
DAYLIGHT: Final = 1
EVENING: Final = 2
PHASES: Final = ["birdsong", "daylight", "evening"]
UNKNOWN: Final = -2
"""In `rulers`: not asked yet."""

T = TypeVar("T")
TIE_TO_TURN: Final = 1
"""Several at 30 at once: the player in turn wins, whoever has more (R-07)."""
GLIDE_ALONE: Final = 2
"""The Harrier glides without allied warriors (R-32)."""
SCORE_NEEDS_GARDEN: Final = 4
"""The Cult scores only suits with a garden on the map (R-34)."""
TOGETHER: Final = 8
"""Those who are no automata win or lose together (bots.goal.2)."""
DIFFICULTIES: Final = ["default", "easy", "challenging", "nightmare"]
DIFFICULTY_BIT: Final = 4
"""From here on, two bits: how hard the automata are."""
AUTOMATA_BIT: Final = 8
"""From here on, a bit for every faction: whether the game plays it itself."""
EVERY_FACTION: Final = (1 << len(FACTIONS)) - 1
TRAIT_BIT: Final = 20
"""From here on, a bit for every trait of the automata."""


class Root(State):
    """A game of Root. Factions are ints 0..8; lists of factions have nine places whoever plays; seats only matter for asking.

    Lists of warriors are flat: faction * 13 + place. Only `supply`, `warriors` and the outer list of `hands` are changed in
    place; every other list, those of the faction boards too, is replaced by a changed one, so that copies share it."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "chance", "over", "map_", "deck_", "order", "seat", "suits", "closed", "points", "supply", "warriors",
        "buildings", "wood", "keep", "sympathy", "posts", "tunnels", "plots", "ruin_items", "ferry", "scorched",
        "hands", "draw_pile", "discards", "lost_souls", "available", "effects", "crafted", "dominance", "item_supply",
        "quests", "quest_pile", "turn", "now", "stage", "actions", "activated", "used", "ferried", "opened", "coffins", "worn",
        "eyrie", "alliance", "vagabonds", "lizard", "riverfolk", "duchy", "corvid", "winners", "how", "agenda",
        "phase", "battle", "seen", "variants",
    )  # fmt: skip
    DERIVED: ClassVar[tuple[str, ...]] = ("rulers", "camps", "built", "where", "suited")
    __slots__ = (*FIELDS[2:], *DERIVED)

    def __init__(
        self, chance: Chance, over: bool, map_: int, deck_: int, order: list[int], seat: list[int], suits: list[int],
        closed: list[list[int]], points: list[int], supply: list[int], warriors: list[int], buildings: list[list[int]],
        wood: list[int], keep: int, sympathy: int, posts: int, tunnels: int, plots: list[int], ruin_items: list[list[int]],
        ferry: int, scorched: int, hands: list[list[int]], draw_pile: list[int], discards: list[int], lost_souls: list[int],
        available: list[int], effects: list[list[int]], crafted: list[list[int]], dominance: list[int], item_supply: list[int],
        quests: list[int], quest_pile: list[int], turn: int, now: int, stage: int, actions: int, activated: list[int],
        used: list[int], ferried: bool, opened: bool, coffins: list[int], worn: list[int], eyrie: EyrieBoard,
        alliance: AllianceBoard,
        vagabonds: list[VagabondBoard], lizard: LizardBoard, riverfolk: RiverfolkBoard, duchy: DuchyBoard, corvid: CorvidBoard,
        winners: list[int], how: int, agenda: list[int], phase: int, battle: Fight | None,
        seen: list[int], variants: int, rulers: list[int], camps: list[int], built: list[int], where: list[int],
        suited: list[int],
    ) -> None:  # fmt: skip
        super().__init__(chance, over)
        self.map_: int = map_
        self.deck_: int = deck_
        self.order: list[int] = order
        """Factions in turn order."""
        self.seat: list[int] = seat
        """The seat of each faction, -1 when it is not in play."""
        self.suits: list[int] = suits
        self.closed: list[list[int]] = closed
        """Closed paths, as pairs (mountain map)."""
        self.points: list[int] = points
        self.supply: list[int] = supply
        self.warriors: list[int] = warriors
        self.buildings: list[list[int]] = buildings
        """What fills the slots of each clearing, ruins too."""
        self.wood: list[int] = wood
        self.keep: int = keep
        self.sympathy: int = sympathy
        """Clearings with a sympathy token, as bits; so are trade posts and tunnels."""
        self.posts: int = posts
        self.tunnels: int = tunnels
        self.plots: list[int] = plots
        """Plot in a clearing: 0 none, n+1 face up, -(n+1) face down."""
        self.ruin_items: list[list[int]] = ruin_items
        self.ferry: int = ferry
        self.scorched: int = scorched
        """Clearings closed by the Scoundrel's torch, as bits."""
        self.hands: list[list[int]] = hands
        self.draw_pile: list[int] = draw_pile
        """The last card is the top."""
        self.discards: list[int] = discards
        self.lost_souls: list[int] = lost_souls
        self.available: list[int] = available
        """Dominance cards beside the map."""
        self.effects: list[list[int]] = effects
        """Crafted persistent cards in each play area."""
        self.crafted: list[list[int]] = crafted
        """Crafted Items boxes, by kind of item."""
        self.dominance: list[int] = dominance
        """The activated dominance card of each faction, or -1."""
        self.item_supply: list[int] = item_supply
        self.quests: list[int] = quests
        self.quest_pile: list[int] = quest_pile
        self.turn: int = turn
        """Turns begun."""
        self.now: int = now
        """Place in `order` of the faction whose turn it is."""
        self.stage: int = stage
        """Which step of the turn comes next."""
        self.actions: int = actions
        """Actions taken in this step of the turn."""
        self.activated: list[int] = activated
        """Crafting pieces activated this turn, by suit."""
        self.used: list[int] = used
        """Cards and abilities used this turn that may be used once."""
        self.ferried: bool = ferried
        self.opened: bool = opened
        self.coffins: list[int] = coffins
        """Warriors on Coffin Makers, by faction."""
        self.worn: list[int] = worn
        """Crafted items exhausted for good (League of Adventurous Mice), as faction * 8 + item."""
        self.eyrie: EyrieBoard = eyrie
        self.alliance: AllianceBoard = alliance
        self.vagabonds: list[VagabondBoard] = vagabonds
        self.lizard: LizardBoard = lizard
        self.riverfolk: RiverfolkBoard = riverfolk
        self.duchy: DuchyBoard = duchy
        self.corvid: CorvidBoard = corvid
        self.winners: list[int] = winners
        self.how: int = how
        self.agenda: list[int] = agenda
        """What a step must still do, where it was cut into several; meaning is the step's own. In the turn of an automaton its
        order card comes first."""
        self.phase: int = phase
        """Birdsong, Daylight or Evening."""
        self.battle: Fight | None = battle
        """The battle in progress."""
        self.seen: list[int] = seen
        """Who knows where each card is that lies in a hand or stack of another (a set of seats, see engine.knowledge)."""
        self.variants: int = variants
        """As bits: the debatable rulings this table plays the other way; the automata, how hard they are, and their traits."""
        self.rulers: list[int] = rulers
        """Who rules each place, as far as it was asked since pieces came or went there (`board.ruler`)."""
        self.camps: list[int] = camps
        """The places that hold warriors of each faction, as bits."""
        self.built: list[int] = built
        """How many buildings of each kind are on the map."""
        self.where: list[int] = where
        """The clearings that hold a building of each kind, as bits."""
        self.suited: list[int] = suited
        """The clearings of each suit, as bits; for birds, and for no suit, which is -1, all places."""

    def clone(self) -> Root:
        """An independent copy; the boards of factions that do not play are shared."""
        seat = self.seat
        vagabonds = self.vagabonds
        if seat[VAGABOND] >= 0:
            second = vagabonds[1]
            vagabonds = [vagabonds[0].clone(), second.clone() if seat[VAGABOND2] >= 0 else second]
        return Root(
            self.chance.clone(), self.over, self.map_, self.deck_, self.order, seat, self.suits, self.closed, self.points,
            self.supply[:], self.warriors[:], self.buildings, self.wood, self.keep, self.sympathy, self.posts, self.tunnels,
            self.plots, self.ruin_items, self.ferry, self.scorched, self.hands[:], self.draw_pile, self.discards,
            self.lost_souls, self.available, self.effects, self.crafted, self.dominance, self.item_supply, self.quests,
            self.quest_pile, self.turn, self.now, self.stage, self.actions, self.activated, self.used, self.ferried,
            self.opened, self.coffins, self.worn,
            self.eyrie.clone() if seat[EYRIE] >= 0 else self.eyrie,
            self.alliance.clone() if seat[ALLIANCE] >= 0 else self.alliance,
            vagabonds,
            self.lizard.clone() if seat[LIZARD] >= 0 else self.lizard,
            self.riverfolk.clone() if seat[RIVERFOLK] >= 0 else self.riverfolk,
            self.duchy.clone() if seat[DUCHY] >= 0 else self.duchy,
            self.corvid.clone() if seat[CORVID] >= 0 else self.corvid,
            self.winners, self.how, self.agenda, self.phase,
            None if self.battle is None else self.battle.clone(), self.seen, self.variants,
            self.rulers[:], self.camps, self.built, self.where, self.suited,
        )  # fmt: skip


def woodland(g: Root) -> Woodland:
    """The map that is played on."""
    return WOODLANDS[g.map_]


def lay_suits(g: Root, suits: list[int]) -> None:
    """The clearings have these suits."""
    g.suits = suits
    by_suit = [sum(1 << c for c, suit in enumerate(suits) if suit == x) for x in range(BIRD)]
    g.suited = [*by_suit, EVERYWHERE | 1 << BURROW]


def add_warriors(g: Root, f: int, c: int, n: int) -> None:
    """So many more warriors of a faction stand in a place, or fewer: it may have another ruler now."""
    before = g.warriors[f * PLACES + c]
    g.warriors[f * PLACES + c] = before + n
    if (before == 0) != (before + n == 0):
        g.camps = changed(g.camps, f, g.camps[f] ^ 1 << c)
    g.rulers[c] = UNKNOWN


def fill_slots(g: Root, c: int, pieces: list[int]) -> None:
    """The slots of a clearing hold these buildings and ruins now: it may have another ruler."""
    g.built, g.where = g.built[:], g.where[:]
    for b in g.buildings[c]:
        g.built[b] -= 1
        g.where[b] &= ~(1 << c)
    for b in pieces:
        g.built[b] += 1
        g.where[b] |= 1 << c
    g.buildings = changed(g.buildings, c, pieces)
    g.rulers[c] = UNKNOWN


def plays(g: Root, f: int) -> bool:
    """Whether a faction is in the game."""
    return g.seat[f] >= 0


def has_dominance(seats: int, variants: int) -> bool:
    """Whether dominance cards are in the deck: for three people or more who play alone (5.1.3/2, bots.dominance.1)."""
    people = seats - (variants >> AUTOMATA_BIT & EVERY_FACTION).bit_count()
    return people > 2 and not variants & TOGETHER


def automatic(g: Root, f: int) -> bool:
    """Whether the game plays a faction itself (bots.1)."""
    return g.variants >> AUTOMATA_BIT + f & 1 == 1


def automata(g: Root) -> list[int]:
    """The factions that the game plays itself, by their letters."""
    return [f for f in sorted(g.order) if automatic(g, f)]


def order_card(g: Root) -> list[int]:
    """The order card of the automaton in turn, if one lies there (bots.order.1)."""
    return [card for card in g.agenda[:1] if card >= 0] if g.turn and automatic(g, g.order[g.now]) else []
