"""The map: adjacency, rule, and where pieces may be placed or moved (2.2, 2.8, 4.2.1, D)."""

from __future__ import annotations

from typing import Final

from regnum.engine.powers import Query
from regnum.games.root.components import (
    ALLIANCE,
    BURROW,
    CITADEL,
    CORVID,
    DUCHY,
    EXILES,
    EYRIE,
    GARDEN,
    KEEP,
    LIZARD,
    MARKET,
    MARQUISE,
    NOBODY,
    OWNER,
    PLACES,
    PLOT,
    RIVERFOLK,
    ROOST,
    SNARE,
    SYMPATHY,
    TRADE_POST,
    TUNNEL,
    VAGABOND,
    VAGABOND2,
    WOOD,
    WOODLANDS,
    WORKSHOP,
)
from regnum.games.root.state import BIRDSONG, Root
from regnum.games.root.windows import EFFECTS

VAGABONDS: Final = [VAGABOND, VAGABOND2]
TOKEN_STRENGTH: Final = EFFECTS.query("token-strength")
"""What a token counts for rule."""
SWIMS: Final = EFFECTS.query("swims")
BURROWS: Final = EFFECTS.query("burrows")
"""Whether places with crafting pieces are adjacent."""
NIMBLE: Final = EFFECTS.query("nimble")
BENDING: Final = EXILES
"""The one deck whose cards bend the map: a look at it comes before any question, for the map is asked often."""


def bends(g: Root, f: int, query: Query[Root]) -> bool:
    """Whether a crafted card of a faction grants what the map does not."""
    for card in g.effects[f]:
        if query.of[card] is not None:
            return EFFECTS.granted(g, query, f)
    return False


# ---------------------------------------------------------------- pieces
def tokens_at(g: Root, f: int, c: int) -> list[int]:
    """The tokens of a faction in a clearing, one entry each."""
    found: list[int] = []
    if f == MARQUISE:
        if g.keep == c:
            found.append(KEEP)
        found += [WOOD] * g.wood[c]
    elif f == RIVERFOLK and g.posts >> c & 1:
        found.append(TRADE_POST)
    elif f == DUCHY and g.tunnels >> c & 1:
        found.append(TUNNEL)
    elif f == CORVID and g.plots[c]:
        found.append(PLOT)
    elif f == ALLIANCE and g.sympathy >> c & 1:
        found.append(SYMPATHY)
    return found


def buildings_at(g: Root, f: int, c: int) -> list[int]:
    """The buildings of a faction in a clearing."""
    return [b for b in g.buildings[c] if OWNER[b] == f]


def count_on_map(g: Root, piece: int) -> int:
    """How many buildings of a kind are on the map: their place on the track follows from it (2.5.2)."""
    n = 0
    for slots in g.buildings:
        for b in slots:
            if b == piece:
                n += 1
    return n


def count_by_suit(g: Root, piece: int) -> list[int]:
    """How many buildings of a kind are in clearings of each suit."""
    found = [0, 0, 0]
    for c in range(12):
        for b in g.buildings[c]:
            if b == piece:
                found[g.suits[c]] += 1
    return found


def pawn_at(g: Root, f: int, c: int) -> bool:
    """Whether the pawn of a Vagabond stands in a clearing."""
    return f in VAGABONDS and g.vagabonds[f - VAGABOND].at == c


def present(g: Root, f: int, c: int) -> bool:
    """Whether a faction has any piece in a clearing."""
    if g.warriors[f * PLACES + c]:
        return True
    if f in VAGABONDS:
        return pawn_at(g, f, c)
    if c == BURROW:
        return False
    for b in g.buildings[c]:
        if OWNER[b] == f:
            return True
    return bool(tokens_at(g, f, c))


def open_slots(g: Root, c: int) -> int:
    """Building slots without a building or ruin (2.2.3); the Burrow has none."""
    return 0 if c == BURROW else WOODLANDS[g.map_].slots[c] - len(g.buildings[c])


# ---------------------------------------------------------------- rule
def hired_at(g: Root, f: int, c: int) -> int:
    """How many mercenaries fight for a faction in a clearing."""
    return g.warriors[RIVERFOLK * PLACES + c] if g.riverfolk.mercenaries == f and g.phase != BIRDSONG else 0


def strength(g: Root, f: int, c: int) -> int:
    """Warriors and buildings that count for rule (2.8), with mercenaries, and tokens where a card says so."""
    n = g.warriors[f * PLACES + c]
    for b in g.buildings[c]:
        if OWNER[b] == f:
            n += 1
    if g.riverfolk.mercenaries >= 0 and g.phase != BIRDSONG:
        if f == RIVERFOLK:
            n = 0
        elif f == g.riverfolk.mercenaries:
            n += g.warriors[RIVERFOLK * PLACES + c]
    if g.effects[f] and g.deck_ == BENDING and TOKEN_STRENGTH.touched(g.effects[f]):
        n += EFFECTS.number(g, TOKEN_STRENGTH, f, 0) * len(tokens_at(g, f, c))
    return n


def rules(g: Root, f: int, c: int) -> bool:
    """Whether a faction rules a clearing (2.8; 7.2.2, 10.2.4, 12.2.2)."""
    if c == BURROW:
        return f == DUCHY
    if GARDEN in g.buildings[c]:
        return f == LIZARD
    mine = strength(g, f, c)
    if mine == 0:
        return False
    for other in g.order:
        if other != f:
            n = strength(g, other, c)
            if n > mine or (n == mine and f != EYRIE):  # 2.8/2
                return False
    return True


def ruler(g: Root, c: int) -> int:
    """Who rules a clearing, or NOBODY."""
    for f in g.order:
        if rules(g, f, c):
            return f
    return NOBODY


def ruled(g: Root, f: int) -> list[int]:
    """The clearings a faction rules."""
    return [c for c in range(12) if rules(g, f, c)]


# ---------------------------------------------------------------- adjacency
def is_closed(g: Root, a: int, b: int) -> bool:
    """Whether the path between two clearings is closed (D.3.2)."""
    return any([(x == a and y == b) or (x == b and y == a) for x, y in g.closed])


def swims(g: Root, f: int) -> bool:
    """Whether rivers are paths for a faction now (11.2.2, 11.2.7.II)."""
    return f == RIVERFOLK or g.riverfolk.riverboats == f or (bool(g.effects[f]) and g.deck_ == BENDING and bends(g, f, SWIMS))


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
        return [x for x in range(12) if g.tunnels >> x & 1] if f == DUCHY else []
    wood = WOODLANDS[g.map_]
    found = wood.paths[c] if not wood.closed else paths_from(g, c)
    if wood.rivers[c] and swims(g, f):
        found = found + [x for x in wood.rivers[c] if x not in found]
    if f == DUCHY and g.tunnels >> c & 1:
        found = [*found, BURROW]
    if g.effects[f] and g.deck_ == BENDING and crafts_in(g, f, c) and bends(g, f, BURROWS):
        found = found + [x for x in range(12) if x != c and x not in found and crafts_in(g, f, x)]
    return found


def crafts_in(g: Root, f: int, c: int) -> bool:
    """Whether a crafting piece of a faction lies in a clearing."""
    if f == MARQUISE:
        return WORKSHOP in g.buildings[c]
    if f == EYRIE:
        return ROOST in g.buildings[c]
    if f == LIZARD:
        return GARDEN in g.buildings[c]
    if f == DUCHY:
        return CITADEL in g.buildings[c] or MARKET in g.buildings[c]
    if f == CORVID:
        return g.plots[c] != 0
    return f == ALLIANCE and bool(g.sympathy >> c & 1)


# ---------------------------------------------------------------- placing and moving
def snared(g: Root, f: int, c: int) -> bool:
    """Whether a face-up snare of an enemy lies in a clearing (13.7.2)."""
    if c == BURROW or g.plots[c] != SNARE + 1 or f == CORVID:
        return False
    return f not in VAGABONDS or g.vagabonds[f - VAGABOND].partner != CORVID


def can_place(g: Root, f: int, c: int) -> bool:
    """Whether a faction may place pieces in a place (6.2.2, 12.2.2/2, 13.7.2, E.6.2)."""
    if c == BURROW:
        return f == DUCHY
    return (g.keep != c or f == MARQUISE) and not snared(g, f, c) and not g.scorched >> c & 1


def needs_rule(g: Root, f: int) -> bool:
    """Whether a faction's moves need rule (4.2.1; Nimble 9.2.3, 13.2.3)."""
    return f not in (CORVID, VAGABOND, VAGABOND2) and not (g.effects[f] and g.deck_ == BENDING and bends(g, f, NIMBLE))
