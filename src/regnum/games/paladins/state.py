"""The table: who owns what, and what lies where."""

from __future__ import annotations

from typing import ClassVar, Final

from regnum.engine.chance import Chance
from regnum.engine.lists import changed, raised
from regnum.engine.state import State
from regnum.games.paladins.components import (
    ATTRIBUTE_TOP,
    COMMISSION,
    COUNT_ABSOLVE,
    COUNT_ATTACKED,
    COUNT_COMMISSION,
    COUNT_DEVELOP,
    COUNT_FAITH,
    COUNT_FORTIFY,
    COUNT_GARRISON,
    COUNT_MERCENARY,
    COUNT_ORDER,
    COUNT_PAID_DEBT,
    COUNT_SUSPICION,
    COUNT_TOWNSFOLK,
    ORDER_ACTION,
    ORDER_LEAST,
    ORDER_ROUNDS,
    OUTSIDER_KIND,
    PALADIN_BOOST,
    PEOPLE,
    SPACES,
    WORKERS,
)
from regnum.games.paladins.lexicon import SOLO_OPPONENT

OPPONENT: Final = 1
"""The side of the solo opponent; the one human is side 0."""
DRAFT: Final = 0
ROUND: Final = 1
PALADIN: Final = 2
TAVERN: Final = 3
ACTING: Final = 4
REFRESH: Final = 5
STAGES: Final = ["draft", "round", "paladin", "tavern", "acting", "refresh"]
"""The steps of a game: the first Townsfolk, then in each round the King's cards, Paladins, workers, actions, the refresh."""
MONK: Final = 0
OUTPOST: Final = 1
"""What stands on a square is side * 2 + MONK or OUTPOST."""


class Paladins(State):
    """A game of Paladins of the West Kingdom. A side is a seat, or the solo opponent, who has no seat. The first card of
    a deck is its top.

    Lists are by side, side * 3 + attribute, side * 6 + worker, side * 12 + action or side * 6 + right-hand action. No list is
    ever changed in place, so that copies share them."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "chance", "over", "seats", "sides", "colour", "order", "first", "round", "stage", "at", "passed", "coins",
        "provisions", "attributes", "workers", "laid", "workshops", "monks", "outposts", "jars", "jar_squares", "walls",
        "attacked", "converted", "tableau", "squares", "suspicions", "unpaid", "paid", "deck", "drawn", "riding", "revealed",
        "seen", "retired", "townsfolk", "townsfolk_deck", "townsfolk_gone", "outsiders", "outsider_deck", "outsiders_gone",
        "wall_deck", "tavern", "tavern_deck", "tavern_gone", "orders", "orders_boxed", "favours", "favours_boxed",
        "favour_worker", "favour_side", "suspicion_deck", "suspicion_gone", "tax", "action", "inquisition", "used",
        "difficulty", "marker", "stack", "schemes", "schemes_gone", "schemes_aside", "scheme",
    )  # fmt: skip
    __slots__ = FIELDS[2:]

    def __init__(
        self, chance: Chance, over: bool, seats: int, sides: int, colour: list[int], order: list[int], first: int, round: int,
        stage: int, at: int, passed: int, coins: list[int], provisions: list[int], attributes: list[int], workers: list[int],
        laid: list[list[int]], workshops: list[int], monks: list[int], outposts: list[int], jars: list[int],
        jar_squares: list[int], walls: list[list[int]], attacked: list[list[int]], converted: list[list[int]],
        tableau: list[list[int]], squares: list[int], suspicions: list[list[int]], unpaid: list[int], paid: list[int],
        deck: list[list[int]], drawn: list[list[int]], riding: list[int], revealed: int, seen: list[int],
        retired: list[list[int]], townsfolk: list[int], townsfolk_deck: list[int], townsfolk_gone: list[int],
        outsiders: list[int], outsider_deck: list[int], outsiders_gone: list[int], wall_deck: list[int], tavern: list[int],
        tavern_deck: list[int], tavern_gone: list[int], orders: list[int], orders_boxed: list[int], favours: list[int],
        favours_boxed: list[int], favour_worker: list[int], favour_side: list[int], suspicion_deck: list[int],
        suspicion_gone: list[int], tax: int, action: int, inquisition: bool, used: int, difficulty: int, marker: int,
        stack: list[int], schemes: list[int], schemes_gone: list[int], schemes_aside: list[int], scheme: int,
    ) -> None:  # fmt: skip
        super().__init__(chance, over)
        self.seats: int = seats
        self.sides: int = sides
        self.colour: list[int] = colour
        self.order: list[int] = order
        """Seats clockwise."""
        self.first: int = first
        """Who has the start marker, as a place in `order`."""
        self.round: int = round
        self.stage: int = stage
        """Which step comes next: see turn.next_step."""
        self.at: int = at
        """Whose turn it is, counted from the first player; in the draft from the last."""
        self.passed: int = passed
        """The sides that have passed, as bits."""
        self.coins: list[int] = coins
        self.provisions: list[int] = provisions
        self.attributes: list[int] = attributes
        self.workers: list[int] = workers
        """Unused workers; those of the solo opponent are all labourers."""
        self.laid: list[list[int]] = laid
        """The workers in the slots of an action space, NONE in a free slot; empty when the whole space is."""
        self.workshops: list[int] = workshops
        """Which of the first two slots of a right-hand action hold a workshop, as bits."""
        self.monks: list[int] = monks
        self.outposts: list[int] = outposts
        self.jars: list[int] = jars
        """How many monks, outposts and jars have left the board."""
        self.jar_squares: list[int] = jar_squares
        """The own squares that hold a jar, as bits."""
        self.walls: list[list[int]] = walls
        self.attacked: list[list[int]] = attacked
        self.converted: list[list[int]] = converted
        self.tableau: list[list[int]] = tableau
        self.squares: list[int] = squares
        self.suspicions: list[list[int]] = suspicions
        """Suspicions held, the newest last."""
        self.unpaid: list[int] = unpaid
        self.paid: list[int] = paid
        self.deck: list[list[int]] = deck
        """Paladins facedown."""
        self.drawn: list[list[int]] = drawn
        """The three Paladins to choose from, in the owner's hand."""
        self.riding: list[int] = riding
        """The Paladin in play this round; facedown until it is revealed."""
        self.revealed: int = revealed
        """The sides whose Paladin is faceup, as bits."""
        self.seen: list[int] = seen
        """The Paladins of its deck that the owner has seen, as bits."""
        self.retired: list[list[int]] = retired
        self.townsfolk: list[int] = townsfolk
        self.townsfolk_deck: list[int] = townsfolk_deck
        self.townsfolk_gone: list[int] = townsfolk_gone
        self.outsiders: list[int] = outsiders
        self.outsider_deck: list[int] = outsider_deck
        self.outsiders_gone: list[int] = outsiders_gone
        self.wall_deck: list[int] = wall_deck
        self.tavern: list[int] = tavern
        self.tavern_deck: list[int] = tavern_deck
        self.tavern_gone: list[int] = tavern_gone
        self.orders: list[int] = orders
        self.orders_boxed: list[int] = orders_boxed
        self.favours: list[int] = favours
        self.favours_boxed: list[int] = favours_boxed
        self.favour_worker: list[int] = favour_worker
        """The worker on each King's Favour, or NONE."""
        self.favour_side: list[int] = favour_side
        """Whose worker that is."""
        self.suspicion_deck: list[int] = suspicion_deck
        self.suspicion_gone: list[int] = suspicion_gone
        self.tax: int = tax
        self.action: int = action
        """The action that is being carried out, or NONE."""
        self.inquisition: bool = inquisition
        self.used: int = used
        """The Townsfolk that have acted in this Inquisition, as bits."""
        self.difficulty: int = difficulty
        self.marker: int = marker
        """Space of the solo opponent's resource marker, from 0."""
        self.stack: list[int] = stack
        """The solo opponent's attribute markers, in the order in which they lie on one another: the last is on top."""
        self.schemes: list[int] = schemes
        self.schemes_gone: list[int] = schemes_gone
        self.schemes_aside: list[int] = schemes_aside
        self.scheme: int = scheme
        """The Scheme turned up last, or NONE."""

    def clone(self) -> Paladins:
        return Paladins(
            self.chance.clone(), self.over, self.seats, self.sides, self.colour, self.order, self.first, self.round,
            self.stage, self.at, self.passed, self.coins, self.provisions, self.attributes, self.workers, self.laid,
            self.workshops, self.monks, self.outposts, self.jars, self.jar_squares, self.walls, self.attacked, self.converted,
            self.tableau, self.squares, self.suspicions, self.unpaid, self.paid, self.deck, self.drawn, self.riding,
            self.revealed, self.seen, self.retired, self.townsfolk, self.townsfolk_deck, self.townsfolk_gone, self.outsiders,
            self.outsider_deck, self.outsiders_gone, self.wall_deck, self.tavern, self.tavern_deck, self.tavern_gone,
            self.orders, self.orders_boxed, self.favours, self.favours_boxed, self.favour_worker, self.favour_side,
            self.suspicion_deck, self.suspicion_gone, self.tax, self.action, self.inquisition, self.used, self.difficulty,
            self.marker, self.stack, self.schemes, self.schemes_gone, self.schemes_aside, self.scheme,
        )  # fmt: skip


# ---------------------------------------------------------------- players
def clockwise(g: Paladins) -> list[int]:
    """The seats from the first player on."""
    return g.order[g.first :] + g.order[: g.first]


def turn_of(g: Paladins) -> int:
    """Whose turn it is in the draft, at the tavern or in the action phase."""
    if g.stage == DRAFT:
        return clockwise(g)[g.seats - 1 - g.at]
    return OPPONENT if solo(g) and g.at == 1 else clockwise(g)[g.at]


def acting_side(g: Paladins) -> int | None:
    """Whose turn it is; None while all choose at once and between phases."""
    return turn_of(g) if g.stage in (DRAFT, TAVERN, ACTING) and not g.over else None


def has_passed(g: Paladins, side: int) -> bool:
    """Whether a side is out of this round (pass.4)."""
    return g.passed >> side & 1 == 1


def solo(g: Paladins) -> bool:
    """Whether one plays against the solo opponent."""
    return g.seats == 1


def called(g: Paladins, side: int) -> int:
    """A side as log lines call it."""
    return side if side < g.seats else SOLO_OPPONENT


# ---------------------------------------------------------------- attributes
def attribute(g: Paladins, side: int, a: int) -> int:
    """The value that meets requirements: the track and the Paladin in play (actions.7)."""
    return g.attributes[side * 3 + a] + boost(g, side, a)


def boost(g: Paladins, side: int, a: int) -> int:
    """What the revealed Paladin adds this round (paladin.1)."""
    return PALADIN_BOOST[g.riding[side]][a] if g.revealed >> side & 1 else 0


def raise_attribute(g: Paladins, side: int, a: int, n: int) -> int:
    """Moves a marker up its track; past the end a gain is lost (P-17). Tells how far it moved."""
    i = side * 3 + a
    moved = min(ATTRIBUTE_TOP, g.attributes[i] + n) - g.attributes[i]
    if moved:
        g.attributes = raised(g.attributes, i, moved)
    return moved


# ---------------------------------------------------------------- workers and spaces
def add_workers(g: Paladins, side: int, worker: int, n: int) -> None:
    """Takes workers from the common supply, which has no end (P-12)."""
    g.workers = raised(g.workers, side * 6 + worker, n)


def hand(g: Paladins, side: int) -> list[int]:
    """The unused workers of a side, by colour."""
    return g.workers[side * 6 : side * 6 + len(WORKERS)]


def occupied(g: Paladins, side: int, action: int) -> bool:
    """Whether an action space holds workers (actions.8)."""
    return bool(g.laid[side * SPACES + action])


def clear(g: Paladins, side: int, action: int) -> None:
    """All workers of an action space go back to the supply."""
    g.laid = changed(g.laid, side * SPACES + action, [])


def workshops_on(g: Paladins, side: int, action: int) -> int:
    """The slots of an action that hold a workshop, as bits; none on the left-hand side."""
    return g.workshops[side * 6 + action - COMMISSION] if action >= COMMISSION else 0


def developed(g: Paladins, side: int) -> int:
    """How many workshops a side has laid."""
    return sum([bits.bit_count() for bits in g.workshops[side * 6 : side * 6 + 6]])


# ---------------------------------------------------------------- what is counted
def done(g: Paladins, side: int, action: int) -> int:
    """How often a right-hand action has been done."""
    i = action - COMMISSION
    if i == 0:
        return g.monks[side]
    if i == 1:
        return len(g.walls[side])
    if i == 2:
        return g.outposts[side]
    if i == 3:
        return g.jars[side]
    return len(g.attacked[side]) if i == 4 else len(g.converted[side])


def met(g: Paladins, side: int, order: int) -> bool:
    """Whether a side meets the King's Order in place `order` (order.1)."""
    card = g.orders[order]
    return done(g, side, ORDER_ACTION[card]) >= ORDER_LEAST[card]


def orders_out(g: Paladins) -> int:
    """How many King's Orders are revealed (round.2)."""
    return len([r for r in ORDER_ROUNDS if r <= g.round])


def counted(g: Paladins, side: int, count: int) -> int:
    """What an Outsider's points count."""
    if count >= COUNT_FAITH and count < COUNT_ATTACKED:
        return g.attributes[side * 3 + count - COUNT_FAITH]
    if count >= COUNT_ATTACKED and count < COUNT_MERCENARY:
        return len([card for card in g.attacked[side] if PEOPLE[card] == count - COUNT_ATTACKED])
    if count == COUNT_COMMISSION:
        return g.monks[side]
    if count == COUNT_FORTIFY:
        return len(g.walls[side])
    if count == COUNT_GARRISON:
        return g.outposts[side]
    if count == COUNT_ABSOLVE:
        return g.jars[side]
    if count == COUNT_DEVELOP:
        return developed(g, side)
    if count == COUNT_TOWNSFOLK:
        return len(g.tableau[side])
    if count == COUNT_MERCENARY:
        return len([card for card in g.converted[side] if OUTSIDER_KIND[card] == "mercenary"])
    if count == COUNT_ORDER:
        return len([i for i in range(orders_out(g)) if met(g, side, i)])
    if count == COUNT_PAID_DEBT:
        return g.paid[side]
    assert count == COUNT_SUSPICION
    return len(g.suspicions[side])
