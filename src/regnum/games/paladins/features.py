"""What a seat may know, as numbers for learning agents. Players are counted clockwise from the seat that looks; alone, the
second is the solo opponent."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from regnum.engine.layout import Axis, Layout
from regnum.games.paladins.components import (
    ACTIONS,
    ATTRIBUTE_TOP,
    ATTRIBUTES,
    DIFFICULTIES,
    FAVOUR_ROUNDS,
    FAVOURS,
    JAR_SQUARES,
    LIMIT,
    NONE,
    ORDER_ROUNDS,
    ORDERS,
    OUTSIDER_ROW,
    OUTSIDERS,
    PALADINS,
    RESOURCE_TRACK,
    ROUNDS,
    SCHEMES,
    SPACES,
    SQUARES,
    SUSPICION_TAX,
    TAVERN,
    TAX_SUPPLY,
    TOWNSFOLK,
    TOWNSFOLK_ROW,
    WALLS,
    WORKERS,
)
from regnum.games.paladins.state import STAGES, Paladins, acting_side, solo

PLAYERS: Final = 4
ROW_END: Final = 3
"""Slots of an action space, at most."""
MANY: Final = 60
"""More than anyone has of what the box does not bound."""
KINDS_OF_PALADIN: Final[int] = len(PALADINS)
KINDS_OF_TOWNSFOLK: Final[int] = len(TOWNSFOLK)
KINDS_OF_OUTSIDER: Final[int] = len(OUTSIDERS)
KINDS_OF_WALL: Final[int] = len(WALLS)
KINDS_OF_JAR: Final[int] = len(JAR_SQUARES)
KINDS_OF_WORKER: Final[int] = len(WORKERS)
RIGHT_HAND: Final = 6
WORKSHOPS: Final = 2
TAVERN_ROW: Final = 5

PLAYER: Final = Axis("player", [str(i) for i in range(PLAYERS)])
SPACE: Final = Axis("space", ACTIONS[:SPACES])
WORKER: Final = Axis("worker", WORKERS)
PALADIN: Final = Axis("paladin", PALADINS)
TOWNSMAN: Final = Axis("townsfolk", TOWNSFOLK)
OUTSIDER: Final = Axis("outsider", OUTSIDERS)


def row(name: str, size: int) -> Axis:
    """The places of a row of cards, or of one board."""
    return Axis(name, [str(i + 1) for i in range(size)])


LAYOUT: Final = Layout(1)
SEATS: Final[int] = LAYOUT.count("seats", PLAYERS)
ROUND: Final[int] = LAYOUT.count("round", ROUNDS)
STAGE: Final[int] = LAYOUT.flag("stage", Axis("stage", STAGES))
FIRST: Final[int] = LAYOUT.flag("first", PLAYER)
TO_ACT: Final[int] = LAYOUT.flag("acting", PLAYER)
PASSED: Final[int] = LAYOUT.flag("passed", PLAYER)
DOING: Final[int] = LAYOUT.flag("action", Axis("action", ACTIONS))
INQUISITION: Final[int] = LAYOUT.flag("inquisition")
ORDER: Final[int] = LAYOUT.category("orders", ORDERS, row("order", len(ORDER_ROUNDS)))
FAVOUR: Final[int] = LAYOUT.category("favours", FAVOURS, row("favour", len(FAVOUR_ROUNDS)))
FAVOUR_WORKER: Final[int] = LAYOUT.category("favour-worker", WORKERS, row("favour", len(FAVOUR_ROUNDS)))
FAVOUR_SIDE: Final[int] = LAYOUT.category("favour-player", PLAYER.slugs, row("favour", len(FAVOUR_ROUNDS)))
TAX: Final[int] = LAYOUT.count("tax", max(TAX_SUPPLY))
SQUARE: Final[int] = LAYOUT.category(
    "squares", [f"{piece}-{i}" for i in PLAYER.slugs for piece in ("monk", "outpost")], Axis("square", SQUARES)
)
OUTSIDERS_OUT: Final[int] = LAYOUT.category("outsiders", OUTSIDERS, row("place", OUTSIDER_ROW))
TOWNSFOLK_OUT: Final[int] = LAYOUT.category("townsfolk", TOWNSFOLK, row("place", TOWNSFOLK_ROW))
TAVERN_OUT: Final[int] = LAYOUT.category("tavern", TAVERN, row("place", TAVERN_ROW))
OUTSIDER_DECK: Final[int] = LAYOUT.count("outsider-deck", KINDS_OF_OUTSIDER)
TOWNSFOLK_DECK: Final[int] = LAYOUT.count("townsfolk-deck", KINDS_OF_TOWNSFOLK)
WALL_DECK: Final[int] = LAYOUT.count("wall-deck", KINDS_OF_WALL)
SUSPICION_DECK: Final[int] = LAYOUT.count("suspicion-deck", len(SUSPICION_TAX))
COINS: Final[int] = LAYOUT.count("coins", MANY, PLAYER)
PROVISIONS: Final[int] = LAYOUT.count("provisions", MANY, PLAYER)
TRACK: Final[int] = LAYOUT.count("attributes", ATTRIBUTE_TOP, PLAYER, Axis("attribute", ATTRIBUTES))
HAND: Final[int] = LAYOUT.count("workers", MANY, PLAYER, WORKER)
LAID: Final[int] = LAYOUT.category("laid", WORKERS, PLAYER, SPACE, row("slot", ROW_END))
USED: Final[int] = LAYOUT.flag("space-used", PLAYER, SPACE)
WORKSHOP: Final[int] = LAYOUT.flag(
    "workshops", PLAYER, Axis("space", ACTIONS[SPACES - RIGHT_HAND : SPACES]), row("slot", WORKSHOPS)
)
MONKS: Final[int] = LAYOUT.count("monks", max(LIMIT), PLAYER)
OUTPOSTS: Final[int] = LAYOUT.count("outposts", max(LIMIT), PLAYER)
JARS: Final[int] = LAYOUT.count("jars", max(LIMIT), PLAYER)
JAR: Final[int] = LAYOUT.flag("jar-squares", PLAYER, Axis("jar-square", JAR_SQUARES))
WALL: Final[int] = LAYOUT.flag("walls", PLAYER, Axis("wall", WALLS))
ATTACKED: Final[int] = LAYOUT.flag("attacked", PLAYER, OUTSIDER)
CONVERTED: Final[int] = LAYOUT.flag("converted", PLAYER, OUTSIDER)
TABLEAU: Final[int] = LAYOUT.flag("tableau", PLAYER, TOWNSMAN)
SUSPICIONS: Final[int] = LAYOUT.count("suspicions", len(SUSPICION_TAX), PLAYER)
SUSPICION_COINS: Final[int] = LAYOUT.count("suspicion-tax", MANY, PLAYER)
UNPAID: Final[int] = LAYOUT.count("unpaid-debts", MANY, PLAYER)
PAID: Final[int] = LAYOUT.count("paid-debts", MANY, PLAYER)
RIDING: Final[int] = LAYOUT.flag("paladin", PLAYER, PALADIN)
REVEALED: Final[int] = LAYOUT.flag("revealed", PLAYER)
RETIRED: Final[int] = LAYOUT.flag("retired", PLAYER, PALADIN)
DRAWN: Final[int] = LAYOUT.flag("drawn", PALADIN)
ON_TOP: Final[int] = LAYOUT.flag("deck-top", PALADIN)
AT_BOTTOM: Final[int] = LAYOUT.flag("deck-bottom", PALADIN)
DIFFICULTY: Final[int] = LAYOUT.flag("difficulty", Axis("difficulty", DIFFICULTIES))
MARKER: Final[int] = LAYOUT.count("marker", RESOURCE_TRACK)
SCHEME: Final[int] = LAYOUT.category("scheme", ACTIONS)
SCHEMES_LEFT: Final[int] = LAYOUT.count("schemes", len(SCHEMES))
SCHEMES_GONE: Final[int] = LAYOUT.count("schemes-gone", len(SCHEMES), Axis("action", ACTIONS))


def features(g: Paladins, seat: int, out: BytesWriter) -> None:
    """What `seat` may know: all but decks, sealed King's cards, and the Paladins of others until they ride out."""
    n = g.sides
    mine = 0 if solo(g) else g.order.index(seat)
    player = [0, 1, 2, 3]
    if not solo(g):
        for i in range(n):
            player[g.order[(mine + i) % n]] = i
    out[SEATS] = g.seats
    out[ROUND] = g.round
    out[STAGE + g.stage] = 1
    out[FIRST + player[g.order[g.first]]] = 1
    acting = acting_side(g)
    if acting is not None:
        out[TO_ACT + player[acting]] = 1
    if g.action != NONE:
        out[DOING + g.action] = 1
    if g.inquisition:
        out[INQUISITION] = 1
    write_town(g, player, out)
    for side in range(n):
        write_side(g, side, player[side], side == seat, out)
    write_own(g, seat, out)
    if solo(g):
        write_opponent(g, out)


def flag_all(things: list[int], base: int, out: BytesWriter) -> None:
    """Sets the flag of each thing."""
    for thing in things:
        out[base + thing] = 1


# ---------------------------------------------------------------- the main board
def write_town(g: Paladins, player: list[int], out: BytesWriter) -> None:
    """The King's cards that are out, the squares, and the rows of cards."""
    for i in range(len(g.orders)):
        if ORDER_ROUNDS[i] <= g.round:
            out[ORDER + i] = g.orders[i] + 1
    for i in range(len(g.favours)):
        if FAVOUR_ROUNDS[i] <= g.round:
            out[FAVOUR + i] = g.favours[i] + 1
        if g.favour_worker[i] != NONE:
            out[FAVOUR_WORKER + i] = g.favour_worker[i] + 1
            out[FAVOUR_SIDE + i] = player[g.favour_side[i]] + 1
    out[TAX] = g.tax
    for i in range(len(g.squares)):
        on = g.squares[i]
        if on != NONE:
            out[SQUARE + i] = player[on // 2] * 2 + on % 2 + 1
    write_row(g.outsiders, OUTSIDERS_OUT, out)
    write_row(g.townsfolk, TOWNSFOLK_OUT, out)
    write_row(g.tavern, TAVERN_OUT, out)
    out[OUTSIDER_DECK] = len(g.outsider_deck)
    out[TOWNSFOLK_DECK] = len(g.townsfolk_deck)
    out[WALL_DECK] = len(g.wall_deck)
    out[SUSPICION_DECK] = len(g.suspicion_deck)


def write_row(cards: list[int], base: int, out: BytesWriter) -> None:
    """A row of cards with its gaps."""
    for i in range(len(cards)):
        out[base + i] = cards[i] + 1


# ---------------------------------------------------------------- the players
def write_side(g: Paladins, side: int, i: int, mine: bool, out: BytesWriter) -> None:
    """A player board and what lies around it."""
    if g.passed >> side & 1:
        out[PASSED + i] = 1
    out[COINS + i] = min(g.coins[side], MANY)
    out[PROVISIONS + i] = min(g.provisions[side], MANY)
    for a in range(3):
        out[TRACK + i * 3 + a] = g.attributes[side * 3 + a]
    for c in range(KINDS_OF_WORKER):
        if g.workers[side * KINDS_OF_WORKER + c]:
            out[HAND + i * KINDS_OF_WORKER + c] = min(g.workers[side * KINDS_OF_WORKER + c], MANY)
    for action in range(SPACES):
        laid = g.laid[side * SPACES + action]
        if laid:
            out[USED + i * SPACES + action] = 1
            write_row(laid, LAID + (i * SPACES + action) * ROW_END, out)
    for action in range(RIGHT_HAND):
        bits = g.workshops[side * RIGHT_HAND + action]
        if bits:
            at = WORKSHOP + (i * RIGHT_HAND + action) * WORKSHOPS
            out[at] = bits & 1
            out[at + 1] = bits >> 1 & 1
    out[MONKS + i] = g.monks[side]
    out[OUTPOSTS + i] = g.outposts[side]
    out[JARS + i] = g.jars[side]
    for square in range(KINDS_OF_JAR):
        if g.jar_squares[side] >> square & 1:
            out[JAR + i * KINDS_OF_JAR + square] = 1
    flag_all(g.walls[side], WALL + i * KINDS_OF_WALL, out)
    flag_all(g.attacked[side], ATTACKED + i * KINDS_OF_OUTSIDER, out)
    flag_all(g.converted[side], CONVERTED + i * KINDS_OF_OUTSIDER, out)
    flag_all(g.tableau[side], TABLEAU + i * KINDS_OF_TOWNSFOLK, out)
    out[SUSPICIONS + i] = len(g.suspicions[side])
    for card in g.suspicions[side]:
        out[SUSPICION_COINS + i] = out[SUSPICION_COINS + i] + SUSPICION_TAX[card]
    out[UNPAID + i] = min(g.unpaid[side], MANY)
    out[PAID + i] = min(g.paid[side], MANY)
    revealed = g.revealed >> side & 1 == 1
    if revealed:
        out[REVEALED + i] = 1
    if g.riding[side] != NONE and (revealed or mine):
        out[RIDING + i * KINDS_OF_PALADIN + g.riding[side]] = 1
    flag_all(g.retired[side], RETIRED + i * KINDS_OF_PALADIN, out)


def write_own(g: Paladins, seat: int, out: BytesWriter) -> None:
    """What a seat knows of its own Paladins: those in hand, the top card of the deck, the bottom ones."""
    flag_all(g.drawn[seat], DRAWN, out)
    deck, seen = g.deck[seat], g.seen[seat]
    if deck and seen >> deck[0] & 1:
        out[ON_TOP + deck[0]] = 1
    for i in range(len(deck) - 1, 0, -1):
        if not seen >> deck[i] & 1:
            break
        out[AT_BOTTOM + deck[i]] = 1


def write_opponent(g: Paladins, out: BytesWriter) -> None:
    """The solo opponent's own board."""
    out[DIFFICULTY + g.difficulty] = 1
    out[MARKER] = g.marker + 1
    if g.scheme != NONE:
        out[SCHEME] = SCHEMES[g.scheme] + 1
    out[SCHEMES_LEFT] = len(g.schemes)
    for card in g.schemes_gone:
        i = SCHEMES_GONE + SCHEMES[card]
        out[i] = out[i] + 1
