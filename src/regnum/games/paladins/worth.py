"""The evaluation for bots: points on the sheet now, and what may still become points in the rounds that are left."""

from __future__ import annotations

from typing import Final

from regnum.games.paladins.components import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONVERT,
    FORTIFY,
    GARRISON,
    ORDER_ACTION,
    ORDER_LEAST,
    ORDER_POINTS,
    ROUNDS,
)
from regnum.games.paladins.scoring import points_of
from regnum.games.paladins.state import Paladins, developed, done, orders_out

SPREAD: Final = 30.0
"""So many points ahead of the best other side: three games of four are won."""
LEVEL: Final = 1.5
DEED: Final[dict[int, float]] = {COMMISSION: 1.6, FORTIFY: 1.4, GARRISON: 1.6, ABSOLVE: 1.4, ATTACK: 0.4, CONVERT: 1.2}
WORKSHOP: Final = 2.2
TOWNSFOLK: Final = 2.2
COIN: Final = 0.45
PROVISION: Final = 0.7
WORKER: Final = 0.7
SUSPICION: Final = 0.6
DEBT: Final = 0.3


def prospects(g: Paladins, side: int) -> float:
    """What a side has begun and may still use."""
    total = LEVEL * sum(g.attributes[side * 3 : side * 3 + 3])
    for action, value in DEED.items():
        total += value * done(g, side, action)
    for i in range(orders_out(g)):
        card = g.orders[i]
        total += ORDER_POINTS[i] * min(ORDER_LEAST[card] - 1, done(g, side, ORDER_ACTION[card])) / ORDER_LEAST[card]
    total += WORKSHOP * developed(g, side) + TOWNSFOLK * len(g.tableau[side])
    total += COIN * min(10, g.coins[side]) + PROVISION * min(6, g.provisions[side])
    total += WORKER * sum(g.workers[side * 6 : side * 6 + 6])
    return total - SUSPICION * len(g.suspicions[side]) + DEBT * g.unpaid[side]


def standing(g: Paladins, side: int) -> float:
    """Points now, and the prospects for as long as there are rounds to come."""
    left = (ROUNDS - g.round + (1 if g.passed >> side & 1 == 0 else 0)) / ROUNDS
    return sum(points_of(g, side)) + left * prospects(g, side)


def worth(g: Paladins, seat: int) -> float:
    """About 0 (lost) to 1 (won), by the distance to the best other side."""
    mine = standing(g, seat)
    best = max([standing(g, side) for side in range(g.sides) if side != seat])
    ahead = mine - best
    return 0.5 + 0.5 * ahead / (SPREAD + abs(ahead))
