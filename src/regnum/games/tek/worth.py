"""The evaluation for bots: points now, what the stores can still buy, and where the figures stand."""

from __future__ import annotations

from math import exp

from regnum.games.tek.actions import build_cost, expand_cost, harvest
from regnum.games.tek.components import FIGURES, FOOD, MAGIC_COST, MAGIC_TOP, MANA, ORE, TOWER_TOP
from regnum.games.tek.scoring import scores
from regnum.games.tek.state import Tek


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


def worth(g: Tek, me: int) -> float:
    """About 0 (lost) to 1 (won): the lead of `me` over the best of the others."""
    points = scores(g)
    if g.over:
        best = max([points[s] for s in range(g.seats) if s != me])
        return 1.0 if points[me] > best else 0.5 if points[me] == best else 0.0
    if -1 in g.nation:
        return 0.5
    standing = [points[s] + prospects(g, s) for s in range(g.seats)]
    lead = standing[me] - max([standing[s] for s in range(g.seats) if s != me])
    return 1.0 / (1.0 + exp(-0.45 * lead))
