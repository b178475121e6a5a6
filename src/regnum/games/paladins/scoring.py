"""The score sheet and the tie-breaks (scoring, outsider, order)."""

from __future__ import annotations

from typing import Final

from regnum.engine.registry import Result, Score
from regnum.games.paladins.components import (
    ABSOLVE,
    ACTION_POINTS,
    ATTRIBUTE_POINTS,
    ATTRIBUTES,
    COMMISSION,
    DEVELOP_POINTS,
    END_POINTS,
    END_RELIEF,
    FORTIFY,
    GARRISON,
    ORDER_POINTS,
    OUTSIDER_POWER,
    PAID_DEBT,
    RESOURCES_PER_POINT,
    SOLO,
    UNPAID_DEBT,
    WALL_POINTS,
)
from regnum.games.paladins.state import OPPONENT, Paladins, counted, developed, met, orders_out, solo

ROWS: Final = [
    ("orders", "scoring.1"),
    ("faith", "scoring.2"),
    ("strength", "scoring.2"),
    ("influence", "scoring.2"),
    ("develop", "scoring.3"),
    ("commission", "scoring.4"),
    ("fortify", "scoring.5"),
    ("garrison", "scoring.6"),
    ("absolve", "scoring.7"),
    ("walls", "scoring.5"),
    ("outsiders", "scoring.8"),
    ("debts", "scoring.9"),
    ("goods", "scoring.10"),
]
"""The rows of the sheet and their clauses."""
ORDERS_ROW: Final = 0


def is_opponent(g: Paladins, side: int) -> bool:
    """Whether a side is the solo opponent."""
    return solo(g) and side == OPPONENT


def order_points(g: Paladins, side: int) -> int:
    """4, 6 and 8 for the Orders met, everyone for itself (order.1, order.2)."""
    return sum([ORDER_POINTS[i] for i in range(orders_out(g)) if met(g, side, i)])


def outsider_points(g: Paladins, side: int, card: int) -> int:
    """The points of a converted Outsider (scoring.8); for the solo opponent at least 1 (solo.convert.2)."""
    power = OUTSIDER_POWER[card]
    points = power.base + counted(g, side, power.count) // power.each if power.kind == END_POINTS else 0
    return max(points, SOLO["least_vp"]) if is_opponent(g, side) else points


def debt_points(g: Paladins, side: int) -> int:
    """A paid Debt counts, an unpaid one costs, less with a Traitor (scoring.9, outsider.traitor)."""
    powers = [OUTSIDER_POWER[card] for card in g.converted[side]]
    relief = sum([power.n for power in powers if power.kind == END_RELIEF])
    return g.paid[side] * PAID_DEBT + g.unpaid[side] * min(0, UNPAID_DEBT + relief)


def points_of(g: Paladins, side: int) -> list[int]:
    """The points of a side, row by row. The solo opponent has no goods and scores no Develop (P-22)."""
    mine = not is_opponent(g, side)
    return [
        order_points(g, side),
        *[ATTRIBUTE_POINTS[g.attributes[side * 3 + a]] for a in range(len(ATTRIBUTES))],
        DEVELOP_POINTS[developed(g, side)] if mine else 0,
        ACTION_POINTS[COMMISSION][g.monks[side]],
        ACTION_POINTS[FORTIFY][len(g.walls[side])],
        ACTION_POINTS[GARRISON][g.outposts[side]],
        ACTION_POINTS[ABSOLVE][g.jars[side]],
        sum([WALL_POINTS[card] for card in g.walls[side]]),
        sum([outsider_points(g, side, card) for card in g.converted[side]]),
        debt_points(g, side),
        (g.coins[side] + g.provisions[side]) // RESOURCES_PER_POINT if mine else 0,
    ]


def best(g: Paladins, sheets: list[list[int]]) -> list[int]:
    """The sides that win: most points, then most from Orders, then fewest Suspicions, then all of them (scoring.11)."""
    ranks = [(sum(rows), rows[ORDERS_ROW], -len(g.suspicions[side])) for side, rows in enumerate(sheets)]
    return [side for side, rank in enumerate(ranks) if rank == max(ranks)]


def result(g: Paladins) -> Result:
    """Who wins and with what; before the end, as if the game ended now. The solo opponent is no seat: it wins nothing."""
    sheets = [points_of(g, side) for side in range(g.sides)]
    scores = [sum(rows) for rows in sheets]
    winners = best(g, sheets)
    if solo(g) and winners == [OPPONENT]:
        how = "paladins-end-solo"
    elif len(winners) > 1:
        how = "paladins-end-shared"
    else:
        how = "paladins-end-points" if scores.count(max(scores)) == 1 else "paladins-end-tie-break"
    sheet = [Score(key, f"paladins.{clause}", [rows[i] for rows in sheets[: g.seats]]) for i, (key, clause) in enumerate(ROWS)]
    return Result([side for side in winners if side < g.seats], scores[: g.seats], how, sheet)
