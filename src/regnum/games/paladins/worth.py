"""The evaluation for bots."""

from __future__ import annotations

from math import exp
from typing import Final

from regnum.games.paladins.components import ROUNDS
from regnum.games.paladins.scoring import points_of
from regnum.games.paladins.state import Paladins

SPREAD: Final = 20.0
"""So many points ahead of the best other side make a half of the worth nearly three quarters. It is flat nowhere: far behind,
as one may be in a solo game, every point still tells."""


def strength_of(g: Paladins, side: int) -> float:
    """Points now, and what may still become points."""
    left = (ROUNDS + 1 - g.round) / ROUNDS
    stores = 0.4 * min(12, g.coins[side]) + 0.5 * min(8, g.provisions[side]) + 0.7 * sum(g.workers[side * 6 : side * 6 + 6])
    tracks = 0.9 * sum(g.attributes[side * 3 : side * 3 + 3])
    deeds = g.monks[side] + g.outposts[side] + g.jars[side] + len(g.walls[side]) + len(g.converted[side])
    helpers = 1.5 * len(g.tableau[side]) + 1.2 * sum([bits.bit_count() for bits in g.workshops[side * 6 : side * 6 + 6]])
    burdens = 0.4 * len(g.suspicions[side])
    return sum(points_of(g, side)) + left * (stores + tracks + helpers - burdens) + 0.8 * deeds


def worth(g: Paladins, seat: int) -> float:
    """About 0 (lost) to 1 (won), by the distance to the best other side."""
    mine = strength_of(g, seat)
    best = max([strength_of(g, side) for side in range(g.sides) if side != seat])
    return 1.0 / (1.0 + exp((best - mine) / SPREAD))
