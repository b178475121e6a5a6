"""The map: adjacency, rule, and where pieces may be placed or moved (2.2, 2.8, 4.2.1, D)."""

from __future__ import annotations

from typing import Final

from regnum.engine.powers import Query
from regnum.games.root.components import (
    BURROW,
    CRAFTING_PIECES,
    DECK_SIZE,
    DECKS,
    GARDEN,
    IN_BITS,
    KEEP,
    NOBODY,
    OWNER,
    PLACES,
    PLOT,
    RUIN,
    SNARE,
    WOODLANDS,
)
from regnum.games.root.factions.faction import BOOK, TRADERS
from regnum.games.root.state import UNKNOWN, Root
from regnum.games.root.windows import EFFECTS

TOKEN_STRENGTH: Final = EFFECTS.query("token-strength")
"""What a token counts for rule."""
SWIMS: Final = EFFECTS.query("swims")
BURROWS: Final = EFFECTS.query("burrows")
"""Whether places with crafting pieces are adjacent."""
NIMBLE: Final = EFFECTS.query("nimble")
"""Whether moves do not need rule."""
BENDING: Final[list[bool]] = [False for _ in DECKS]
"""Whether cards of a deck bend the map: a look here comes before any question, for the map is asked often."""


def note_decks() -> None:
    """Notes which decks bend the map, once all cards are bound."""
    for query in (TOKEN_STRENGTH, SWIMS, BURROWS, NIMBLE):
        for card, adds in enumerate(query.adds):
            if adds:
                BENDING[card // DECK_SIZE] = True


def bends(g: Root, f: int, query: Query) -> bool:
    """Whether a crafted card of a faction grants what the rules do not."""
    return query.sum(g.effects[f]) > 0


# ---------------------------------------------------------------- pieces
def present(g: Root, f: int, c: int) -> bool:
    """Whether a faction has any piece in a clearing."""
    return BOOK[f].presence(g) >> c & 1 == 1


def pieces_at(g: Root, f: int, c: int) -> list[int]:
    """Buildings and tokens of a faction in a clearing."""
    return [b for b in g.buildings[c] if OWNER[b] == f] + BOOK[f].tokens(g, c)


def filled(counts: list[int]) -> int:
    """The clearings of which a list counts anything, as bits."""
    found = 0
    for c, n in enumerate(counts):
        if n:
            found |= 1 << c
    return found


def count_on_map(g: Root, piece: int) -> int:
    """How many buildings of a kind are on the map: their place on the track follows from it (2.5.2)."""
    return g.built[piece]


def is_on_map(g: Root, piece: int) -> bool:
    """Whether any building of a kind is on the map."""
    return g.built[piece] > 0


def stands(g: Root, piece: int, c: int) -> bool:
    """Whether a building of a kind is in a clearing."""
    return g.where[piece] >> c & 1 == 1


def count_by_suit(g: Root, piece: int) -> list[int]:
    """How many buildings of a kind are in clearings of each suit."""
    found = [0, 0, 0]
    for c in IN_BITS[g.where[piece]]:
        found[g.suits[c]] = found[g.suits[c]] + g.buildings[c].count(piece)
    return found


def open_slots(g: Root, c: int) -> int:
    """Building slots without a building or ruin (2.2.3); the Burrow has none."""
    return 0 if c == BURROW else WOODLANDS[g.map_].slots[c] - len(g.buildings[c])


# ---------------------------------------------------------------- rule
def rules(g: Root, f: int, c: int) -> bool:
    """Whether a faction rules a place."""
    return BOOK[f].burrows if c == BURROW else ruler(g, c) == f


def ruler(g: Root, c: int) -> int:
    """Who rules a place (2.8; 7.2.2, 10.2.4, 12.2.2): nobody has as much there, in warriors and buildings; or NOBODY."""
    found = g.rulers[c]
    if found != UNKNOWN:
        return found
    if c == BURROW:
        return next((f for f in g.order if BOOK[f].burrows), NOBODY)
    if BENDING[g.deck_] or traders_camp(g, c):
        return ruler_with_all(g, c)
    g.rulers[c] = strongest(g, c)
    return g.rulers[c]


def strongest(g: Root, c: int) -> int:
    """Whose warriors and buildings are the most in a clearing, or NOBODY's; gardens rule without (10.2.4)."""
    built = g.buildings[c]
    most, found = 0, NOBODY
    for f in g.order:
        n = g.warriors[f * PLACES + c]
        for b in built:
            if OWNER[b] == f:
                if b == GARDEN:
                    return f
                n += 1
        if n > most:
            most, found = n, f
        elif n == most and n:
            found = lord_of(f, found)
    return found


def lord_of(f: int, other: int) -> int:
    """Who rules where two have as much: the one who is lord there (2.8/2, 7.2.2), or NOBODY."""
    if BOOK[f].lord:
        return f
    return other if other != NOBODY and BOOK[other].lord else NOBODY


def traders_camp(g: Root, c: int) -> bool:
    """Whether there are warriors in a clearing that may be another's by hire."""
    for trader in TRADERS:
        if g.camps[trader.f] >> c & 1:
            return True
    return False


def ruler_with_all(g: Root, c: int) -> int:
    """The same where mercenaries may count for who hired them (11.2.7.III), or tokens because a card says so."""
    here = g.warriors[c::PLACES]
    for trader in TRADERS:
        lent = here[trader.f]
        if lent:
            here[trader.f] = 0
            here[trader.fights_for(g)] += lent
    for b in g.buildings[c]:
        if b == GARDEN:
            return OWNER[GARDEN]
        if b != RUIN:
            here[OWNER[b]] += 1
    if BENDING[g.deck_]:
        for x in g.order:
            strength = TOKEN_STRENGTH.sum(g.effects[x])
            if strength:
                here[x] += strength * len(BOOK[x].tokens(g, c))
    most, found = 0, NOBODY
    for f, n in enumerate(here):
        if n > most:
            most, found = n, f
        elif n == most and n:
            found = lord_of(f, found)
    return found


def realm(g: Root, f: int) -> int:
    """The clearings a faction rules, as bits."""
    found = 0
    for c in range(12):
        if ruler(g, c) == f:
            found |= 1 << c
    return found


def ruled(g: Root, f: int) -> list[int]:
    """The clearings a faction rules."""
    return IN_BITS[realm(g, f)]


# ---------------------------------------------------------------- adjacency
def is_closed(g: Root, a: int, b: int) -> bool:
    """Whether the path between two clearings is closed (D.3.2)."""
    return any([(x == a and y == b) or (x == b and y == a) for x, y in g.closed])


def swims(g: Root, f: int) -> bool:
    """Whether rivers are paths for a faction now (11.2.2, 11.2.7.II)."""
    for trader in TRADERS:
        if trader.ferries(g, f):
            return True
    return BOOK[f].swims or (BENDING[g.deck_] and bends(g, f, SWIMS))


def paths_from(g: Root, c: int) -> list[int]:
    """The clearings a path leads to, opened ones too (2.2.1, D.3.2)."""
    wood = WOODLANDS[g.map_]
    found = wood.paths[c]
    if wood.closed:
        found = found + [b if a == c else a for a, b in wood.closed if c in (a, b) and not is_closed(g, a, b)]
    return found


def adjacent(g: Root, f: int, c: int) -> list[int]:
    """The places next to a place for a faction: by paths, rivers it may use, tunnels, between crafting pieces (2.2.1)."""
    if c == BURROW:
        return IN_BITS[g.tunnels] if BOOK[f].burrows else []
    wood = WOODLANDS[g.map_]
    found = wood.paths[c] if not wood.closed else paths_from(g, c)
    if wood.rivers[c] and swims(g, f):
        found = found + [x for x in wood.rivers[c] if x not in found]
    if g.tunnels >> c & 1 and BOOK[f].burrows:
        found = [*found, BURROW]
    if BENDING[g.deck_] and bends(g, f, BURROWS) and crafts_in(g, f, c):
        found = found + [x for x in range(12) if x != c and x not in found and crafts_in(g, f, x)]
    return found


def crafts_in(g: Root, f: int, c: int) -> bool:
    """Whether a crafting piece of a faction lies in a clearing."""
    return any([piece in CRAFTING_PIECES for piece in pieces_at(g, f, c)])


# ---------------------------------------------------------------- placing and moving
def snared(g: Root, f: int, c: int) -> bool:
    """Whether a face-up snare of an enemy lies in a clearing (13.7.2)."""
    return c != BURROW and g.plots[c] == SNARE + 1 and OWNER[PLOT] not in (f, BOOK[f].partner(g))


def can_place(g: Root, f: int, c: int) -> bool:
    """Whether a faction may place pieces in a place (6.2.2, 12.2.2/2, 13.7.2, E.6.2)."""
    if c == BURROW:
        return BOOK[f].burrows
    return (g.keep != c or f == OWNER[KEEP]) and (g.plots[c] <= 0 or not snared(g, f, c)) and not g.scorched >> c & 1
