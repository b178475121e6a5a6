"""Moving warriors (4.2), the ferry (D.2.5) and what an arrival brings (8.2.6)."""

from __future__ import annotations

from typing import Final

from regnum.engine.ask import PASS, Ask, Refusal, Rule
from regnum.engine.knowledge import only
from regnum.games.root.board import BENDING, NIMBLE, adjacent, bends, rules, snared
from regnum.games.root.cards import draw
from regnum.games.root.components import BURROW, IN_BITS, PLACES, WARRIORS, WOODLANDS
from regnum.games.root.factions.faction import BOOK
from regnum.games.root.lexicon import ANSWER, CARD_QUOTED, NUMBER, PLACE_FROM, PLACE_INTO, ROUTE, SEAT, kind, reason, saying
from regnum.games.root.state import Root, add_warriors

K_MOVE: Final = kind("move", ROUTE, "4.2")
K_MOVE_N: Final = kind("move-n", NUMBER, "4.2", ROUTE)
K_FERRY: Final = kind("ferry", ANSWER, "D.2.5", ROUTE)
UP_TO: Final = [list(range(1, n + 1)) for n in range(max(WARRIORS) + 1)]
"""As options: how many of so many."""
L_MOVED: Final = saying("moved", who=SEAT, n=NUMBER, origin=PLACE_FROM, to=PLACE_INTO)
L_FERRY: Final = saying("ferry", who=SEAT, to=PLACE_INTO)
L_GAVE: Final = saying("gave", who=SEAT, card=CARD_QUOTED)
L_SHOWS_HAND: Final = saying("shows-hand", who=SEAT)
L_SHOWS: Final = saying("shows", who=SEAT, card=CARD_QUOTED)
R_NO_RULE: Final = reason("no-rule", "4.2.1")
R_SNARE: Final = reason("snare", "13.7.2")
R_SCORCHED: Final = reason("scorched", "E.6.2")


def ways_from(g: Root, f: int, a: int, slips: bool = False) -> list[int]:
    """The places a faction may move to from a place that holds warriors of it (4.2, 4.2.1, D.2.5); who slips breaks free of
    a snare (9.4.2)."""
    if not slips and snared(g, f, a):
        return []
    near = adjacent(g, f, a)
    if a == g.ferry and not g.ferried:
        near = near + [b for b in WOODLANDS[g.map_].coast if b != a and b not in near]
    if g.scorched:
        near = [b for b in near if b == BURROW or not g.scorched >> b & 1]
    own = BOOK[f]
    if own.nimble or (BENDING[g.deck_] and bends(g, f, NIMBLE)) or rules(g, f, a):
        return near
    return [b for b in near if rules(g, f, b) or (own.swims and b in WOODLANDS[g.map_].rivers[a])]


def origins(g: Root, f: int, suit: int) -> list[int]:
    """The places that hold warriors of a faction, of `suit` if one is given."""
    return IN_BITS[g.camps[f] & g.suited[suit]]


def moves(g: Root, f: int, suit: int = -1) -> list[int]:
    """Every route the warriors or the pawn of a faction may take, from clearings of `suit` if one is given."""
    found = BOOK[f].pawn_routes(g)[:]
    for a in origins(g, f, suit):
        origin = ROUTE.pack(a, 0)
        for b in ways_from(g, f, a):
            found.append(origin + b)
    return found


def can_move(g: Root, f: int, suit: int = -1) -> bool:
    """Whether any move is possible."""
    if BOOK[f].pawn_routes(g):
        return True
    for a in origins(g, f, suit):
        if ways_from(g, f, a):
            return True
    return False


def why_not_move(g: Root, f: int) -> list[Refusal]:
    """Routes along paths that are closed to a faction, and why."""
    found = []
    for a in IN_BITS[g.camps[f]]:
        open_to = ways_from(g, f, a)
        for b in adjacent(g, f, a):
            if b not in open_to:
                scorched = b != BURROW and g.scorched >> b & 1
                why = R_SNARE if snared(g, f, a) else R_SCORCHED if scorched else R_NO_RULE
                found.append(Refusal(ROUTE.pack(a, b), why))
    return found


def move(g: Root, f: int, suit: int = -1, may_stop: bool = False) -> Rule[int]:
    """One move of warriors or a pawn; tells where they went, or PASS."""
    route = yield Ask(
        g.seat[f], K_MOVE, lambda: [PASS, *moves(g, f, suit)] if may_stop else moves(g, f, suit), why=lambda: why_not_move(g, f)
    )
    if route == PASS:
        return PASS
    a, b = ROUTE.unpack(route)
    if route in BOOK[f].pawn_routes(g):
        yield from BOOK[f].move_pawn(g, b)
        return b
    n = yield Ask(g.seat[f], K_MOVE_N, lambda: UP_TO[g.warriors[f * PLACES + a]], about=route)
    sails = yield from by_ferry(g, f, a, b)
    shift(g, f, a, b, n)
    if sails:
        take_ferry(g, f, b)
    yield from arrive(g, f, f, b)
    return b


def shift(g: Root, f: int, a: int, b: int, n: int) -> None:
    """Moves warriors along a route."""
    add_warriors(g, f, a, -n)
    add_warriors(g, f, b, n)
    g.say(L_MOVED, g.seat[f], n, a, b)


def by_ferry(g: Root, f: int, a: int, b: int) -> Rule[bool]:
    """Whether a move goes by the ferry: it must where nothing else links the two places, else the mover says (D.2.5)."""
    if a != g.ferry or g.ferried or b not in WOODLANDS[g.map_].coast:
        return False
    if b not in adjacent(g, f, a):
        return True
    return bool((yield Ask(g.seat[f], K_FERRY, lambda: [0, 1], about=ROUTE.pack(a, b))))


def take_ferry(g: Root, f: int, to: int) -> None:
    """The ferry is taken along, once a turn, and its user draws a card (D.2.5/2)."""
    g.ferry = to
    g.ferried = True
    g.say(L_FERRY, g.seat[f], to)
    draw(g, f, 1)


def arrive(g: Root, f: int, payer: int, c: int) -> Rule[None]:
    """Warriors of `f` came into a clearing: outrage, paid by `payer` (8.2.6, 9.2.9.II.e)."""
    for x in g.order:
        if BOOK[x].is_outraged(g, f, c):
            yield from BOOK[x].outrage(g, payer, c)


def show_hand(g: Root, f: int, to: int) -> None:
    """A faction shows its hand to another one."""
    g.say(L_SHOWS_HAND, g.seat[f])
    g.chance.reveal()
    seen = g.seen[:]
    for card in sorted(g.hands[f]):
        g.say(L_SHOWS, g.seat[f], card, to=only(g.seat[to]))
        seen[card] |= only(g.seat[to])
    g.seen = seen
