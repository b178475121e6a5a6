"""What a faction answers when a common procedure asks. The defaults are the Law's general rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from regnum.engine.ask import Ask, Rule
from regnum.engine.chance import Chance
from regnum.engine.lists import changed, raised
from regnum.games.root.components import ANY, EVERYWHERE, FACTIONS, FIRST_TOKEN, NOBODY, OWNER, PLACES
from regnum.games.root.fight import Fight
from regnum.games.root.lexicon import SUIT, kind
from regnum.games.root.state import Root

K_ACTIVATE: Final = kind("activate", SUIT, "4.1.1")

EVERY_PIECE: Final = 99
"""More pieces than a faction can have in a clearing."""
NO_ROUTES: Final[list[int]] = []
Step = Callable[[Root], Rule[bool] | None]
"""A step of a turn: its rule tells whether it must be taken once more before the next one; without a rule nothing is asked."""


class Loss:
    """What one faction lost in one clearing by one event, and to whom; `plot` is the kind of a plot among it."""

    __slots__ = ("by", "clearing", "faction", "pieces", "plot", "warriors")

    def __init__(self, faction: int, clearing: int, by: int) -> None:
        self.faction: int = faction
        self.clearing: int = clearing
        self.by: int = by
        self.warriors: int = 0
        self.pieces: list[int] = []
        self.plot: int = -1


class Faction:
    """One faction's rules. `f` is its int, `row` where its warriors begin in the table's list of them; its `buildings` by kind,
    and its `token`, where it has but one kind."""

    lord: bool = False
    """Rules where it is tied for the most (7.2.2)."""
    nimble: bool = False
    """Moves whoever rules (9.2.3, 13.2.3)."""
    swims: bool = False
    """Rivers are paths to it, whoever rules (11.2.2)."""
    trades: bool = False
    """Others may buy its services (11.2.6)."""
    burrows: bool = False
    """The Burrow is its own: nobody else enters it, and tunnels lead there (12.2.2)."""
    open_hand: bool = False
    """Plays with an open hand (11.2.3)."""
    birdsong: ClassVar[list[Step]] = []
    """The steps of Birdsong, and of Daylight."""
    daylight: ClassVar[list[Step]] = []
    evening: ClassVar[list[Step]] = []
    """The steps of Evening before cards are drawn."""
    night: ClassVar[list[Step]] = []
    """The steps of Evening after cards are discarded (9.6.4)."""
    clockwork: ClassVar[list[list[Step]]] = [[], [], []]
    """The steps of Birdsong, Daylight and Evening where the game plays the faction itself (bots.1)."""

    def __init__(self, f: int) -> None:
        self.f: int = f
        self.row: int = f * PLACES
        own = [piece for piece, owner in enumerate(OWNER) if owner == f]
        self.buildings: list[int] = [piece for piece in own if piece < FIRST_TOKEN]
        self.token: int = max(own, default=NOBODY)

    # ---------------------------------------------------------------- set-up and turn
    def set_up(self, g: Root) -> Rule[None]:
        """The faction's set-up, in letter order (5.1.7)."""
        raise NotImplementedError

    def begins_turn(self, g: Root) -> None:
        """What counts anew from the start of the own turn."""

    def draws(self, g: Root) -> int:
        """How many cards are drawn in Evening."""
        return 1

    # ---------------------------------------------------------------- the map
    def strewn(self, g: Root) -> int:
        """The clearings with a token of its own, as bits."""
        return 0

    def tokens(self, g: Root, c: int) -> list[int]:
        """Its tokens in a clearing, one entry each."""
        return [self.token] if self.strewn(g) >> c & 1 else []

    def take_token(self, g: Root, piece: int, c: int) -> None:
        """One of them leaves the map."""
        raise NotImplementedError

    def presence(self, g: Root) -> int:
        """The places where it has any piece, as bits."""
        found = g.camps[self.f] | self.strewn(g)
        for b in self.buildings:
            found |= g.where[b]
        return found

    def is_outraged(self, g: Root, f: int, c: int) -> bool:
        """Whether warriors that come into a clearing cause outrage (8.2.6)."""
        return False

    def outrage(self, g: Root, payer: int, c: int) -> Rule[None]:
        """What whoever caused it pays."""
        yield from ()

    def partner(self, g: Root) -> int:
        """Its partner in a coalition (9.2.8), or NOBODY."""
        return NOBODY

    # ---------------------------------------------------------------- crafting
    def crafting(self, g: Root) -> list[int]:
        """How many crafting pieces there are of each clearing suit (4.1.1)."""
        return [0, 0, 0]

    def can_activate(self, g: Root, idle: list[int], cost: list[int]) -> bool:
        """Whether pieces not yet activated this turn, by suit, cover a cost (4.1.1, 4.1.1/2)."""
        if len(cost) > idle[0] + idle[1] + idle[2]:
            return False
        for suit in cost:
            if suit != ANY and idle[suit] < cost.count(suit):
                return False
        return True

    def activate(self, g: Root, cost: list[int]) -> Rule[None]:
        """Activates the pieces of a cost; the owner says which suits stand for the question marks (4.1.1/3)."""
        for suit in cost:
            if suit != ANY:
                g.activated = raised(g.activated, suit, 1)
        for _ in range(cost.count(ANY)):
            suit = yield Ask(g.seat[self.f], K_ACTIVATE, lambda: self.idle(g))
            g.activated = raised(g.activated, suit, 1)

    def idle(self, g: Root) -> list[int]:
        """Suits with a crafting piece that can still be activated."""
        return [suit for suit, n in enumerate(self.idle_by_suit(g)) if n]

    def idle_by_suit(self, g: Root) -> list[int]:
        """The crafting pieces that can still be activated, of each clearing suit."""
        left = self.crafting(g)
        for suit, activated in enumerate(g.activated):
            if activated:
                left[suit] = max(0, left[suit] - activated)
        return left

    def take_item(self, g: Root, item: int) -> None:
        """A crafted item goes into the Crafted Items box (2.5.4)."""
        g.crafted = changed(g.crafted, self.f, raised(g.crafted[self.f], item, 1))

    def crafted_points(self, g: Root, card: int, printed: int) -> int:
        """The points of a crafted item (3.2.2)."""
        return printed

    def export(self, g: Root, card: int) -> Rule[bool]:
        """A card in hand is paid for: it may be discarded for something else than its effect; tells whether (11.5.3.I)."""
        yield from ()
        return False

    # ---------------------------------------------------------------- battle
    def fighters(self, g: Root, c: int) -> int:
        """What caps rolled hits (4.3.2.I)."""
        return g.warriors[self.row + c]

    def battlefields(self, g: Root) -> int:
        """The clearings where it can fight (4.3, R-06), as bits."""
        return g.camps[self.f] & EVERYWHERE

    def defenseless(self, g: Root, c: int) -> bool:
        """Whether the faction is defenseless in a clearing (4.3.2.III)."""
        return g.warriors[self.row + c] == 0 and not hired_at(g, self.f, c)

    def attack_bonus(self, g: Root, fight: Fight) -> int:
        """Extra hits as attacker, without a choice."""
        return 0

    def defence_bonus(self, g: Root, fight: Fight) -> int:
        """Extra hits as defender, without a choice."""
        return 0

    def before_roll(self, g: Root, fight: Fight) -> Rule[None] | None:
        """What a faction, fighting or not, brings about before the roll (Arbiter)."""
        return None

    def after_roll(self, g: Root, fight: Fight) -> Rule[None] | None:
        """A choice after the roll (Ronin)."""
        return None

    def allows(self, g: Root) -> list[int]:
        """How many actions each phase of its turn allows, 0 where they are not counted."""
        return [0, 0, 0]

    def refreshes(self, g: Root) -> int:
        """How many items are still to be refreshed now (9.4.1)."""
        return 0

    def takes_high(self, g: Root) -> bool:
        """Whether the faction deals the higher roll as defender (8.2.2)."""
        return False

    def after_battle(self, g: Root, fight: Fight) -> None:
        """What follows for each side of a battle (Despot, infamy, allies turned hostile)."""

    # ---------------------------------------------------------------- losses
    def takes_hits(self, g: Root, fight: Fight, hits: int, by: int) -> Rule[list[Loss]] | None:
        """Takes hits otherwise than by losing pieces (9.2.7)."""
        return None

    def is_swept(self, g: Root, c: int) -> Rule[None] | None:
        """What it suffers where all its pieces would be removed (9.2.2.I)."""
        return None

    def lose_warriors(self, g: Root, n: int, defending: bool) -> int:
        """Warriors were taken off the map; tells how many of them go to the supply (2.5.1)."""
        return n

    def bombed(self, g: Root) -> int:
        """How many pieces a bomb removes (13.7.1)."""
        return EVERY_PIECE

    def falling(self, g: Root, c: int, n: int) -> list[int]:
        """Which of its buildings and tokens fall, where so many do and nobody chooses."""
        return []

    def minds(self, g: Root, loss: Loss) -> bool:
        """Whether anything may follow a loss, so that its place among others matters (1.1.3)."""
        return True

    def warriors_lost(self, g: Root, c: int, n: int, by: int) -> Rule[None]:
        """After warriors were removed from a clearing (6.2.3)."""
        yield from ()

    def pieces_lost(self, g: Root, losses: list[Loss], by: int) -> Rule[None]:
        """After buildings and tokens were removed in one event (8.2.4, 8.2.6, 10.2.5, 11.2.5.I, 12.2.3, 13.7.4)."""
        yield from ()

    def removes_warriors(self, g: Root, victim: int, c: int, n: int, in_battle: bool) -> None:
        """This faction has removed warriors of another (9.2.9.III)."""

    def removes_pieces(self, g: Root, victim: int, pieces: list[int]) -> None:
        """This faction has removed buildings and tokens of another in battle (9.2.9.III.a)."""

    def spoils(self, g: Root, pieces: list[int]) -> int:
        """What its removed buildings and tokens score for whoever removed them (3.2.1)."""
        return len(pieces)

    # ---------------------------------------------------------------- a pawn (Vagabonds)
    def pawn_routes(self, g: Root) -> list[int]:
        """The routes a pawn may take in a move that costs no items of its own (4.2)."""
        return NO_ROUTES

    def move_pawn(self, g: Root, to: int) -> Rule[None]:
        """Takes such a move."""
        yield from ()

    def finds_ally(self, g: Root, foe: int) -> Rule[int]:
        """Whose warriors fight along in a battle against `foe` (9.2.9.II.c), or NOBODY."""
        yield from ()
        return NOBODY

    def may_dominate(self, g: Root) -> bool:
        """Whether a dominance card is of use to it (9.2.8)."""
        return True

    def form_coalition(self, g: Root) -> Rule[None]:
        """What a dominance card does besides, once activated: a Vagabond's coalition (9.2.8)."""
        yield from ()

    # ---------------------------------------------------------------- services (Riverfolk)
    def sell(self, g: Root, buyer: int) -> Rule[bool] | None:
        """Another player may buy a service at the start of Birdsong; tells whether to ask once more (11.2.6)."""
        return None

    def end_services(self, g: Root) -> None:
        """A turn begins: services of the last one end (11.2.6)."""

    def fights_for(self, g: Root) -> int:
        """Whose a trader's warriors are taken to be: its own, unless they are hired (11.2.7.III)."""
        return self.f

    def ferries(self, g: Root, f: int) -> bool:
        """Whether a trader takes a faction along on rivers (11.2.7.II)."""
        return False

    def purse(self, g: Root) -> int:
        """The highest price a buyer can pay: warriors of the supply (11.2.6.I)."""
        return g.supply[self.f]

    def pay(self, g: Root, price: int) -> Rule[int]:
        """Pays for a service; tells whose warriors go from the supply into Payments (11.2.6.I)."""
        yield from ()
        return self.f

    # ---------------------------------------------------------------- cards
    def claims_discard(self, g: Root, card: int) -> bool:
        """Takes a discarded card; tells whether (10.2.6)."""
        return False

    # ---------------------------------------------------------------- hidden things
    def hides(self, g: Root) -> list[int]:
        """The cards only this faction knows, besides its hand."""
        return []

    def hide_others(self, g: Root, cards: list[int]) -> None:
        """As many other cards lie in their place: they are re-dealt for others."""

    def redeal(self, g: Root, seat: int, chance: Chance) -> None:
        """Re-deals what else it brings to the table that a seat cannot see."""


BOOK: Final[list[Faction]] = [Faction(f) for f in range(len(FACTIONS))]
"""The rules of every faction, by its int; a faction's file puts its own here."""


TRADERS: Final[list[Faction]] = []
"""Those among them whose services others may buy."""


def enlist(faction: Faction) -> None:
    """Adds a faction's rules."""
    BOOK[faction.f] = faction
    if faction.trades:
        TRADERS.append(faction)


def hired(g: Root, f: int) -> int:
    """The faction whose warriors another one has hired and may use now (11.2.7.III), or NOBODY."""
    for trader in TRADERS:
        if trader.f != f and trader.fights_for(g) == f:
            return trader.f
    return NOBODY


def hired_at(g: Root, f: int, c: int) -> int:
    """How many mercenaries of a faction are in a clearing."""
    x = hired(g, f)
    return 0 if x == NOBODY else g.warriors[x * PLACES + c]
