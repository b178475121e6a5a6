"""What a learned evaluation is told of a position: for each seat a row of numbers, and some of the whole table."""

from __future__ import annotations


class Standing:
    """The names of the numbers: `columns` of a seat, `factors` of the table, and the `roles` that have weights of their own.

    The first column is how the game itself judges a seat, as the logarithm of a weight that shares the wins. The first factor
    is always 1. As long as `version` stays, the numbers mean what they meant when weights were fitted to them."""

    def __init__(self, version: int, columns: list[str], factors: list[str], roles: list[str]) -> None:
        self.version: int = version
        self.columns: list[str] = columns
        self.factors: list[str] = factors
        self.roles: list[str] = roles


class Rows:
    """The numbers of one position: by seat its role, as a place in `Standing.roles`, and its row; and those of the table."""

    def __init__(self, roles: list[int], seats: list[list[float]], table: list[float]) -> None:
        self.roles: list[int] = roles
        self.seats: list[list[float]] = seats
        self.table: list[float] = table
