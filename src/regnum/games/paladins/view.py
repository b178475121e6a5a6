"""Everything that leaves the engine about a game of Paladins, and the types the client draws from."""

from __future__ import annotations

import msgspec

from regnum.games.paladins.components import (
    ACTIONS,
    ATTRIBUTES,
    BOARD,
    COMMISSION,
    DIFFICULTIES,
    FALLBACK,
    FAVOUR_ROUNDS,
    FAVOURS,
    JAR_SQUARES,
    NONE,
    ORDER_ACTION,
    ORDER_LEAST,
    ORDER_POINTS,
    ORDER_ROUNDS,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    RESOURCE_TRACK,
    SCHEMES,
    SLOTS,
    SOLO,
    SPACES,
    SQUARE_PLAYERS,
    SQUARE_REGION,
    SQUARES,
    SUSPICION_TAX,
    TAVERN,
    TAX_SUPPLY,
    TOWNSFOLK,
    WALLS,
    WORKERS,
)
from regnum.games.paladins.scoring import ROWS, best, outsider_points, points_of
from regnum.games.paladins.state import (
    MONK,
    OPPONENT,
    STAGES,
    Paladins,
    acting_side,
    boost,
    developed,
    done,
    has_passed,
    solo,
    workshops_on,
)


class Order(msgspec.Struct):
    """A King's Order. `card` is None while it is sealed; `done` says how often each side has done its action."""

    round: int
    points: int
    card: str | None
    least: int | None
    done: list[int]


class Favour(msgspec.Struct):
    """A King's Favour. `card` is None while it is sealed; `worker` and `side` are who uses it this round."""

    round: int
    card: str | None
    worker: str | None
    side: int | None


class Square(msgspec.Struct):
    """A square of a region that is used with so many players, and the piece on it."""

    id: str
    region: int
    piece: str | None
    side: int | None


class Space(msgspec.Struct):
    """An action space of a board. `slots` are "workshop", a worker's colour, or None where one could lie."""

    action: str
    used: bool
    slots: list[str | None]
    done: int


class Converted(msgspec.Struct):
    """A converted Outsider and what it is worth now."""

    card: str
    points: int


class Noble(msgspec.Struct):
    """A side of the table. `seat` is None for the solo opponent. `paladin` is None until it may be seen."""

    side: int
    seat: int | None
    colour: str
    coins: int
    provisions: int
    track: list[int]
    boost: list[int]
    workers: list[str]
    spaces: list[Space]
    workshops: int
    monks: int
    outposts: int
    jars: int
    jar_squares: list[str]
    walls: list[str]
    attacked: list[str]
    converted: list[Converted]
    tableau: list[str]
    suspicions: list[int]
    unpaid: int
    paid: int
    paladin: str | None
    revealed: bool
    retired: list[str]
    deck: int
    passed: bool
    points: int


class Known(msgspec.Struct):
    """What the viewer knows of its own Paladins: those in hand to choose from, the top card of the deck, the bottom ones."""

    hand: list[str]
    top: str | None
    bottom: list[str]


class Fallback(msgspec.Struct):
    """An action of the solo opponent's last resort, and whether it is taken this round."""

    action: str
    used: bool


class Opponent(msgspec.Struct):
    """The solo opponent. `marker` counts from 1; `workers` are those left of the `started` it began the round with."""

    difficulty: str
    marker: int
    track: int
    scheme: str | None
    schemes: int
    schemes_gone: list[str]
    workers: int
    started: int
    fallback: list[Fallback]


class Inquiry(msgspec.Struct):
    """A side before the Inquisition: its Suspicions, whether it would take a Debt now, and how many cards would go."""

    side: int
    suspicions: int
    debt: bool
    discards: int


class Source(msgspec.Struct):
    """A row of the score sheet: message key, clause, points of each side."""

    key: str
    clause: str
    points: list[int]


class PaladinsView(msgspec.Struct):
    """What one seat, or a spectator, sees."""

    phase: str
    """"draft", "round", "paladin", "tavern", "acting", "refresh" or "over"."""
    round: int
    first: int
    acting: int | None
    """The side whose turn it is, in the draft, at the tavern and in the action phase."""
    action: str | None
    """The action that is being carried out."""
    orders: list[Order]
    favours: list[Favour]
    tax: int
    tax_supply: int
    squares: list[Square]
    outsiders: list[str | None]
    outsider_deck: int
    townsfolk: list[str | None]
    townsfolk_deck: int
    tavern: list[str | None]
    walls: int
    suspicions: int
    nobles: list[Noble]
    known: Known | None
    inquisition: list[Inquiry] | None
    solo: Opponent | None
    sheet: list[Source]
    winners: list[int]
    """The sides that win if the game ends now."""


def view(g: Paladins, seat: int | None) -> PaladinsView:
    """What `seat` (None: a spectator) may see: all but decks, sealed cards, and the Paladins of others until they ride out."""
    sheets = [points_of(g, side) for side in range(g.sides)]
    return PaladinsView(
        phase="over" if g.over else STAGES[g.stage],
        round=g.round,
        first=g.order[g.first],
        acting=acting_side(g),
        action=None if g.action == NONE else ACTIONS[g.action],
        orders=[order(g, i) for i in range(len(g.orders))],
        favours=[favour(g, i) for i in range(len(g.favours))],
        tax=g.tax,
        tax_supply=TAX_SUPPLY[g.seats],
        squares=[square(g, i) for i in range(len(SQUARES)) if SQUARE_PLAYERS[i] <= g.seats],
        outsiders=names(OUTSIDERS, g.outsiders),
        outsider_deck=len(g.outsider_deck),
        townsfolk=names(TOWNSFOLK, g.townsfolk),
        townsfolk_deck=len(g.townsfolk_deck),
        tavern=names(TAVERN, g.tavern),
        walls=len(g.wall_deck),
        suspicions=len(g.suspicion_deck),
        nobles=[noble(g, side, seat, sum(sheets[side])) for side in range(g.sides)],
        known=None if seat is None else known(g, seat),
        inquisition=inquiries(g) if g.inquisition else None,
        solo=opponent(g) if solo(g) else None,
        sheet=[Source(key, f"paladins.{clause}", [rows[i] for rows in sheets]) for i, (key, clause) in enumerate(ROWS)],
        winners=best(g, sheets),
    )


def names(slugs: list[str], cards: list[int]) -> list[str | None]:
    """Cards by their ids, None in a gap."""
    return [None if card == NONE else slugs[card] for card in cards]


def order(g: Paladins, i: int) -> Order:
    """A King's Order, sealed until its round."""
    sealed = ORDER_ROUNDS[i] > g.round
    card = g.orders[i]
    return Order(
        round=ORDER_ROUNDS[i],
        points=ORDER_POINTS[i],
        card=None if sealed else ORDERS[card],
        least=None if sealed else ORDER_LEAST[card],
        done=[] if sealed else [done(g, side, ORDER_ACTION[card]) for side in range(g.sides)],
    )


def favour(g: Paladins, i: int) -> Favour:
    """A King's Favour, sealed until its round."""
    taken = g.favour_worker[i] != NONE
    return Favour(
        round=FAVOUR_ROUNDS[i],
        card=None if FAVOUR_ROUNDS[i] > g.round else FAVOURS[g.favours[i]],
        worker=WORKERS[g.favour_worker[i]] if taken else None,
        side=g.favour_side[i] if taken else None,
    )


def square(g: Paladins, i: int) -> Square:
    """A square and what stands on it."""
    on = g.squares[i]
    piece = None if on == NONE else "monk" if on % 2 == MONK else "outpost"
    return Square(SQUARES[i], SQUARE_REGION[i] + 1, piece, None if on == NONE else on // 2)


def space(g: Paladins, side: int, action: int) -> Space:
    """An action space with its workers and workshops."""
    laid = g.laid[side * SPACES + action]
    bits = workshops_on(g, side, action)
    slots: list[str | None] = []
    for i in range(len(SLOTS[action])):
        worker = laid[i] if laid else NONE
        slots.append("workshop" if bits >> i & 1 else None if worker == NONE else WORKERS[worker])
    return Space(ACTIONS[action], bool(laid), slots, done(g, side, action) if action >= COMMISSION else 0)


def noble(g: Paladins, side: int, seat: int | None, points: int) -> Noble:
    """A side as `seat` sees it: another's Paladin only once it is revealed."""
    revealed = g.revealed >> side & 1 == 1
    shown = g.riding[side] != NONE and (revealed or seat == side)
    return Noble(
        side=side,
        seat=side if side < g.seats else None,
        colour=BOARD["players"]["colours"][g.colour[side]],
        coins=g.coins[side],
        provisions=g.provisions[side],
        track=g.attributes[side * 3 : side * 3 + 3],
        boost=[boost(g, side, a) for a in range(len(ATTRIBUTES))],
        workers=[WORKERS[c] for c in range(len(WORKERS)) for _ in range(g.workers[side * 6 + c])],
        spaces=[space(g, side, action) for action in range(SPACES)],
        workshops=developed(g, side),
        monks=g.monks[side],
        outposts=g.outposts[side],
        jars=g.jars[side],
        jar_squares=[slug for i, slug in enumerate(JAR_SQUARES) if g.jar_squares[side] >> i & 1],
        walls=[WALLS[card] for card in g.walls[side]],
        attacked=[OUTSIDERS[card] for card in g.attacked[side]],
        converted=[Converted(OUTSIDERS[card], outsider_points(g, side, card)) for card in g.converted[side]],
        tableau=[TOWNSFOLK[card] for card in g.tableau[side]],
        suspicions=[SUSPICION_TAX[card] for card in g.suspicions[side]],
        unpaid=g.unpaid[side],
        paid=g.paid[side],
        paladin=PALADINS[g.riding[side]] if shown else None,
        revealed=revealed,
        retired=[PALADINS[card] for card in g.retired[side]],
        deck=len(g.deck[side]),
        passed=has_passed(g, side),
        points=points,
    )


def known(g: Paladins, seat: int) -> Known:
    """What a seat knows of its own Paladins."""
    deck, seen = g.deck[seat], g.seen[seat]
    bottom: list[int] = []
    for card in reversed(deck[1:]):
        if not seen >> card & 1:
            break
        bottom.insert(0, card)
    return Known(
        hand=[PALADINS[card] for card in g.drawn[seat]],
        top=PALADINS[deck[0]] if deck and seen >> deck[0] & 1 else None,
        bottom=[PALADINS[card] for card in bottom],
    )


def inquiries(g: Paladins) -> list[Inquiry]:
    """Every side before the Inquisition (inquisition.1, inquisition.2)."""
    most = max([len(cards) for cards in g.suspicions])
    found: list[Inquiry] = []
    for side in range(g.sides):
        n = len(g.suspicions[side])
        guilty = n > 0 and n == most
        found.append(Inquiry(side, n, guilty, n // 2 if guilty else 0))
    return found


def opponent(g: Paladins) -> Opponent:
    """The solo opponent's own board."""
    return Opponent(
        difficulty=DIFFICULTIES[g.difficulty],
        marker=g.marker + 1,
        track=RESOURCE_TRACK,
        scheme=None if g.scheme == NONE else ACTIONS[SCHEMES[g.scheme]],
        schemes=len(g.schemes),
        schemes_gone=[ACTIONS[SCHEMES[card]] for card in g.schemes_gone],
        workers=sum(g.workers[OPPONENT * 6 : OPPONENT * 6 + 6]),
        started=g.round + SOLO["workers"],
        fallback=[Fallback(ACTIONS[a], a < SPACES and bool(g.laid[OPPONENT * SPACES + a])) for a in FALLBACK],
    )
