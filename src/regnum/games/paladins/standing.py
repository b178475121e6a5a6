"""How the players stand, in numbers that an evaluation can be learned from. Against the solo opponent nothing is learned."""

from __future__ import annotations

from typing import Final

from regnum.engine.standing import Rows, Standing
from regnum.games.paladins.components import ABSOLVE, ATTACK, COMMISSION, CONVERT, FORTIFY, GARRISON, ROUNDS, WORKERS
from regnum.games.paladins.scoring import points_of
from regnum.games.paladins.state import Paladins, clockwise, developed, done, met, orders_out, solo
from regnum.games.paladins.worth import SPREAD, standing

DEEDS: Final = [COMMISSION, FORTIFY, GARRISON, ABSOLVE, ATTACK, CONVERT]
STANDING: Final = Standing(
    1,
    [
        "judged", "points", "faith", "strength", "influence", "commissions", "walls", "outposts", "absolved", "attacked",
        "converted", "workshops", "townsfolk", "coins", "provisions", *WORKERS, "suspicions", "unpaid", "paid", "orders",
        "passed", "wait", "always",
    ],
    ["always", "rounds-left", "rounds-left-squared"],
    ["any"],
)  # fmt: skip


def of_table(g: Paladins) -> list[float]:
    """How far the game has come."""
    left = (ROUNDS - g.round) / ROUNDS
    return [1.0, left, left * left]


def of_seat(g: Paladins, me: int) -> list[float]:
    """The numbers of a seat, in the order of the columns."""
    return [
        2 * standing(g, me) / SPREAD, sum(points_of(g, me)) / 20,
        *[level / 6 for level in g.attributes[me * 3 : me * 3 + 3]], *[done(g, me, deed) / 3 for deed in DEEDS],
        developed(g, me) / 4, len(g.tableau[me]) / 4, min(10, g.coins[me]) / 5, min(8, g.provisions[me]) / 4,
        *[n / 2 for n in g.workers[me * 6 : me * 6 + 6]], len(g.suspicions[me]) / 3, g.unpaid[me] / 2, g.paid[me] / 2,
        sum([1.0 for i in range(orders_out(g)) if met(g, me, i)]), float(g.passed >> me & 1),
        clockwise(g).index(me) / 3, 1.0,
    ]  # fmt: skip


def rows(g: Paladins) -> Rows | None:
    """How all seats stand."""
    if solo(g):
        return None
    return Rows([0] * g.seats, [of_seat(g, s) for s in range(g.seats)], of_table(g))
