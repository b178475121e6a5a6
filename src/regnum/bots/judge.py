"""The learned evaluation: weights for the numbers by which a game says how its seats stand (`Rulebook.rows`).

The standing of a seat is the sum of its numbers, each times a weight that depends on the numbers of the whole table; the
seats share the wins by the exponents of their standings. Weights belong to a number of seats, and to a role where a game has
roles of its own. Only roles in `plays` are judged so; for all others the game's own judgement stands. Weights that were tuned
by games won steer well and need not foretell well: whoever is told of chances is then told the game's own judgement."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from regnum.engine.errors import BadRecord
from regnum.engine.registry import Rulebook
from regnum.engine.standing import Rows

STEEPEST: Final = 30.0
"""Standings further apart than this count as this far apart."""


class Judge:
    """The weights for one number of seats, by role (none: never seen in training); those of a number lie side by side.
    `foretells`: they were fitted to who won."""

    def __init__(self, weights: list[list[float] | None], plays: list[bool], foretells: bool) -> None:
        self.weights: list[list[float] | None] = weights
        self.plays: list[bool] = plays
        self.foretells: bool = foretells

    def shares(self, rows: Rows) -> list[float]:
        """What part of the wins each seat may hope for; [] where a role sits there that nobody has learned from."""
        standings: list[float] = []
        for seat in range(len(rows.seats)):
            weights = self.weights[rows.roles[seat]]
            if weights is None:
                return []
            standings.append(standing(weights, rows.seats[seat], rows.table))
        most = max(standings)
        raised = [exp(max(-STEEPEST, x - most)) for x in standings]
        whole = sum(raised)
        return [x / whole for x in raised]


def standing(weights: list[float], row: list[float], table: list[float]) -> float:
    """The sum of a seat's numbers, each times its weights for the numbers of the table."""
    total = 0.0
    i = 0
    for x in row:
        if x != 0.0:
            weight = 0.0
            for factor in table:
                weight += weights[i] * factor
                i += 1
            total += x * weight
        else:
            i += len(table)
    return total


SHELF: Final[dict[str, dict[int, Judge]]] = {}
"""The judges by game and number of seats, once they have been asked for."""


def judges_of(book: Rulebook[Any]) -> dict[int, Judge]:
    """The judges of a game by number of seats, from what it ships. Raises BadRecord as `read_judges` does."""
    found = SHELF.get(book.name)
    if found is None:
        found = SHELF[book.name] = read_judges(book, book.weights())
    return found


def teach(book: Rulebook[Any], data: dict[str, Any] | None) -> None:
    """Has the bots of this process judge by other weights than the game ships; None goes back to those. Raises BadRecord."""
    if data is None:
        SHELF.pop(book.name, None)
    else:
        SHELF[book.name] = read_judges(book, data)


def read_judges(book: Rulebook[Any], data: dict[str, Any]) -> dict[int, Judge]:
    """The judges of a file of weights. Raises BadRecord where those are of another game, other rules or other numbers."""
    names = book.standing()
    if not data or names is None:
        return {}
    fitted = (data["game"], data["rules"], data["standing"], data["factors"])
    here = (book.name, book.rules_version, names.version, names.factors)
    if fitted != here:
        raise BadRecord(f"weights are of {fitted}, this is {here}")
    found: dict[int, Judge] = {}
    for table in data["table"]:
        weights: list[list[float] | None] = []
        for role in names.roles:
            columns = table["weights"].get(role)
            weights.append(None if columns is None else in_order(columns, names.columns, len(names.factors)))
        plays = [role in table["plays"] for role in names.roles]
        found[table["seats"]] = Judge(weights, plays, not table.get("tuned", []))
    return found


def in_order(columns: dict[str, list[float]], names: list[str], width: int) -> list[float]:
    """Weights by name as one list. Raises BadRecord for other names, or another number of weights."""
    if set(columns) != set(names) or any([len(weights) != width for weights in columns.values()]):
        raise BadRecord("weights are of other numbers than these")
    return [float(x) for name in names for x in columns[name]]
