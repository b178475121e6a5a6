"""The evaluation for bots: points now, what the stores can still buy, and where the figures stand."""

from __future__ import annotations

from math import exp
from typing import Final

from regnum.games.tek.actions import build_cost, expand_cost, harvest
from regnum.games.tek.components import (
    ALL_REGIONS,
    BY_WATER,
    FIGURES,
    FOOD,
    MAGIC_COST,
    MAGIC_TOP,
    MANA,
    NATION_DATA,
    ORE,
    TERRAIN,
    TERRAINS,
    TOWER_TOP,
    WATER,
)
from regnum.games.tek.scoring import scores
from regnum.games.tek.setup import SETTING_UP
from regnum.games.tek.state import Tek

FONDNESS: Final[list[list[int]]] = [
    [sum([terrain in str(hook) for level in n["level"] for hook in level["hooks"]]) for terrain in TERRAINS]
    for n in NATION_DATA["nation"]
]
"""How many abilities of a nation name a terrain."""
PROMISE: Final = [0.1, 0.7, 1.2, -1.9, -0.4, 0.0, 0.0]
"""What a region of the home promises by its terrain: who won 600 games with sides by lot. A capital draws everybody in."""

STEEP: Final = 0.45
"""How much a point of the lead counts."""


def prospects(g: Tek, me: int) -> float:
    """What the stores and the land of a seat promise, in points."""
    food, ore, mana = g.goods[me * 3 + FOOD], g.goods[me * 3 + ORE], g.goods[me * 3 + MANA]
    saved = 0.0
    if len(g.figures[me]) < FIGURES:
        saved += min(1.0, food / expand_cost(g, me)) * 0.6
    if g.tower[me] < TOWER_TOP:
        saved += min(1.0, ore / max(1, build_cost(g, me))) * 0.6
    if g.magic[me] < MAGIC_TOP:
        saved += min(1.0, mana / MAGIC_COST[g.magic[me] + 1]) * 0.6
    gains, choices = harvest(g, me)
    kinds = sum([n > 0 for n in gains])
    return saved + 0.06 * (food + ore + 1.2 * mana) + 0.16 * (sum(gains) + choices) + 0.12 * kinds


def outlook(g: Tek, me: int) -> float:
    """What home and nation promise during set-up: land that pays, and terrain the nation is fond of."""
    if g.home[me] < 0:
        return 0.0
    land = ALL_REGIONS[g.home[me]]
    fond = 0
    nation = max(g.nation[me], g.aims[me])
    if nation >= 0:
        fondness = FONDNESS[nation]
        fond = sum([fondness[TERRAIN[r]] + (fondness[WATER] if BY_WATER[r] and TERRAIN[r] != WATER else 0) for r in land])
    return sum([PROMISE[TERRAIN[r]] for r in land]) + 0.05 * fond


def worth(g: Tek, me: int) -> float:
    """About 0 (lost) to 1 (won): the lead of `me` over the best of the others."""
    points = scores(g)
    if g.over:
        best = max([points[s] for s in range(g.seats) if s != me])
        return 1.0 if points[me] > best else 0.5 if points[me] == best else 0.0
    standing = [points[s] + prospects(g, s) for s in range(g.seats)]
    if g.stage < SETTING_UP:
        standing = [standing[s] + outlook(g, s) for s in range(g.seats)]
    lead = standing[me] - max([standing[s] for s in range(g.seats) if s != me])
    return 1.0 / (1.0 + exp(-STEEP * lead))
