"""Where figures may stand and step: terrain, rivers, room, the outer border (regions.1, patrol.2, quest.2, move.1)."""

from __future__ import annotations

from typing import Final

from regnum.games.tek.components import BY_WATER, CLIMB, CRAGS, FLIGHT, FOREST, OUTER, RIVERS, SWIM, TERRAIN, WATER
from regnum.games.tek.lexicon import reason
from regnum.games.tek.powers import Power, has
from regnum.games.tek.state import Tek

R_NOT_ADJACENT: Final = reason("not-adjacent", "patrol.1")
R_WATER: Final = reason("water", "regions.1")
R_CRAGS: Final = reason("crags", "regions.1")
R_FULL: Final = reason("full", "move.1")

IGNORES_RIVERS: Final = Power("river.ignore")
FLIES: Final = Power("move.flight")
SWIMS: Final = Power("terrain.occupy", "collects", terrain="water")
CLIMBS: Final = Power("terrain.occupy", "collects", terrain="crags")
FOREST_BORDER: Final = Power("quest.border_override", terrain="forest")
WATER_BORDER: Final = Power("quest.border_override", terrain="water_or_adjacent_to_water")


def ways(g: Tek, me: int) -> int:
    """How the figures of `me` may step: an index into STEPS."""
    return (
        (RIVERS if has(g, me, IGNORES_RIVERS) else 0)
        | (FLIGHT if has(g, me, FLIES) else 0)
        | (SWIM if has(g, me, SWIMS) else 0)
        | (CLIMB if has(g, me, CLIMBS) else 0)
    )


def passable(g: Tek, me: int, r: int) -> bool:
    """Whether figures of `me` may stand on such terrain (regions.1)."""
    terrain = TERRAIN[r]
    return terrain < WATER or (has(g, me, SWIMS) if terrain == WATER else has(g, me, CLIMBS))


def barrier(r: int) -> int:
    """The reason why water or crags cannot be entered."""
    return R_CRAGS if TERRAIN[r] == CRAGS else R_WATER


def on_border(g: Tek, me: int, r: int) -> bool:
    """Whether a Quest of `me` may start or end in `r` (quest.2)."""
    terrain = TERRAIN[r]
    if terrain == WATER:
        return has(g, me, SWIMS) and (OUTER[r] or has(g, me, WATER_BORDER))
    if terrain == CRAGS:
        return has(g, me, CLIMBS) and OUTER[r]
    return OUTER[r] or (terrain == FOREST and has(g, me, FOREST_BORDER)) or (BY_WATER[r] and has(g, me, WATER_BORDER))
