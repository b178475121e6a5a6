"""The Vagabond's pawn on its way (9.2.3, 9.4.2, 9.5.1): between clearings and forests, with allied warriors."""

from __future__ import annotations

from typing import Final

from regnum.engine.ask import PASS, Ask, Refusal, Rule
from regnum.games.root.board import adjacent, snared
from regnum.games.root.components import BOOTS, FOREST, NOBODY, PLACES, VAGABOND_DATA, WOODLANDS
from regnum.games.root.factions.items import board_of, exhaust, ready
from regnum.games.root.factions.relationships import allies_at, hostile_warriors
from regnum.games.root.lexicon import FACTION_OF, NUMBER, PLACE_FROM, PLACE_INTO, ROUTE, SEAT, kind, reason, saying
from regnum.games.root.movement import K_MOVE, R_SCORCHED, R_SNARE, UP_TO, arrive, by_ferry, shift, take_ferry, ways_from
from regnum.games.root.state import GLIDE_ALONE, Root

K_SLIP: Final = kind("slip", PLACE_INTO, "9.4.2")
K_BRING: Final = kind("bring", FACTION_OF, "9.2.9.II.b", ROUTE)
K_BRING_N: Final = kind("bring-n", NUMBER, "9.2.9.II.b", FACTION_OF)
L_WANDERED: Final = saying("wandered", who=SEAT, origin=PLACE_FROM, to=PLACE_INTO)
R_BOOTS: Final = reason("no-boots", "9.5.1", NUMBER)

HOSTILE_BOOTS: Final[int] = VAGABOND_DATA["board"]["hostile_boots"]


def forests_at(g: Root, c: int) -> list[int]:
    """The forests that touch a clearing (2.4.1)."""
    return WOODLANDS[g.map_].clearing_forests[c]


def is_scorched(g: Root, place: int) -> bool:
    """Whether nothing may move into a place any more (E.6.2)."""
    return place < PLACES and bool(g.scorched >> place & 1)


def near(g: Root, f: int) -> list[int]:
    """The clearings next to the pawn (2.2.1, 2.4.1)."""
    at = board_of(g, f).at
    return WOODLANDS[g.map_].forest_clearings[at - FOREST] if at >= FOREST else adjacent(g, f, at)


def clearings_from(g: Root, f: int, slips: bool = False) -> list[int]:
    """The clearings the pawn may move to, whoever rules them (9.2.3)."""
    at = board_of(g, f).at
    if at >= FOREST:
        return [c for c in near(g, f) if not is_scorched(g, c)]
    return ways_from(g, f, at, slips)


def slips(g: Root, f: int) -> list[int]:
    """Where the pawn may slip to: adjacent clearings and forests, out of a snare too (9.4.2)."""
    at = board_of(g, f).at
    wood = WOODLANDS[g.map_]
    forests = [FOREST + i for i in wood.forest_forests[at - FOREST]] if at >= FOREST else forests_at(g, at)
    return clearings_from(g, f, True) + forests


def boots_for(g: Root, f: int, to: int, walking: int = 1) -> int:
    """Boots for a move: one for walking, and one more among hostile warriors (9.5.1, 9.2.9.III.b)."""
    return walking + (HOSTILE_BOOTS if hostile_warriors(g, f, to) else 0)


def walks(g: Root, f: int, walking: int = 1) -> list[int]:
    """The routes for which there are boots; never into a forest (9.5.1, 9.5.1/3)."""
    boots = ready(g, f, BOOTS)
    if boots < walking:
        return []
    origin = ROUTE.pack(board_of(g, f).at, 0)
    return [origin + to for to in clearings_from(g, f) if boots_for(g, f, to, walking) <= boots]


def why_not_walk(g: Root, f: int) -> list[Refusal]:
    """Adjacent clearings the pawn cannot move to, and why."""
    at = board_of(g, f).at
    able = walks(g, f)
    held = at < PLACES and snared(g, f, at)
    found: list[Refusal] = []
    for to in near(g, f):
        if ROUTE.pack(at, to) not in able:
            if held or is_scorched(g, to):
                found.append(Refusal(ROUTE.pack(at, to), R_SNARE if held else R_SCORCHED))
            else:
                found.append(Refusal(ROUTE.pack(at, to), R_BOOTS, boots_for(g, f, to)))
    return found


def walk(g: Root, f: int) -> Rule[None]:
    """Moves for boots (9.5.1)."""
    route = yield Ask(g.seat[f], K_MOVE, lambda: walks(g, f), why=lambda: why_not_walk(g, f))
    yield from go_for_boots(g, f, ROUTE.unpack(route)[1], 1)


def go_for_boots(g: Root, f: int, to: int, walking: int) -> Rule[None]:
    """Exhausts the boots of a move and moves."""
    for _ in range(boots_for(g, f, to, walking)):
        exhaust(g, f, BOOTS)
    yield from go(g, f, to)


def slip(g: Root, f: int) -> Rule[None]:
    """May move once without boots (9.4.2)."""
    to = yield Ask(g.seat[f], K_SLIP, lambda: [*slips(g, f), PASS])
    if to != PASS:
        yield from go(g, f, to)


def go(g: Root, f: int, to: int, by_air: bool = False) -> Rule[None]:
    """The pawn moves, with warriors of one ally if it goes from clearing to clearing (9.2.9.II.b, R-32); outrage over them is
    the Vagabond's to pay (9.2.9.II.e)."""
    board = board_of(g, f)
    at = board.at
    ally, n, sails = NOBODY, 0, False
    if at < FOREST and to < FOREST:
        if allies_at(g, f, at) and not (by_air and g.variants & GLIDE_ALONE):
            ally = yield Ask(g.seat[f], K_BRING, lambda: [*allies_at(g, f, at), PASS], about=ROUTE.pack(at, to))
        if ally != NOBODY:
            n = yield Ask(g.seat[f], K_BRING_N, lambda: UP_TO[g.warriors[ally * PLACES + at]], about=ally)
        if not by_air:
            sails = yield from by_ferry(g, f, at, to)
    board.at = to
    g.say(L_WANDERED, g.seat[f], at, to)
    if n:
        shift(g, ally, at, to, n)
    if sails:
        take_ferry(g, f, to)
    if n:
        yield from arrive(g, ally, f, to)
