"""Positions for the ten nations whose cards the rulebook does not show: one alone, or two that can go to war.

Their abilities are data (games/tek/data/nations.toml); the notes there are rulings, and E-numbers are those of the fact
sheet. The Orcs, Dwarves and Humans are in test_nations_seed.py."""

from __future__ import annotations

from regnum.games.tek.components import REGION_NAMES
from tests.law.tek.table import Table

Goods = tuple[int, int, int]


def alone(nation: str, home: str = "elan", others: str = "humans dwarves") -> Table:
    """Seat 1 with its nation; seats 2 and 3 stand far away in hyperborcie and morandrea."""
    t = Table(f"{nation} {others}", homes=f"{home} hyperborcie morandrea")
    return t.stand(2, "hyperborcie.a", "hyperborcie.a").stand(3, "morandrea.c", "morandrea.c")


def clash(one: str, two: str, origin: str = "elan.a", to: str = "elan.c", home: int = 1) -> Table:
    """Seat 1 in `origin` can attack seat 2 in `to`, in the home of seat `home`; each has one more figure far away."""
    land = to.split(".")[0]
    third = next(n for n in ("humans", "dwarves", "orcs") if n not in (one, two))
    homes = [land, "hyperborcie"] if home == 1 else ["hyperborcie", land]
    t = Table(f"{one} {two} {third}", homes=f"{' '.join(homes)} morandrea")
    return t.stand(1, origin, "morandrea.a").stand(2, to, "morandrea.e").stand(3, "morandrea.c", "morandrea.c")


def attack(t: Table) -> Table:
    """The first figure of seat 1 attacks the first figure of seat 2; the dials are open."""
    origin, to = (REGION_NAMES[t.g.figures[seat][0]] for seat in (0, 1))
    return t.begin("patrol").patrol(origin, to)


def fight(t: Table, one: int, two: int) -> Table:
    """The same, with both dials set."""
    return attack(t).dials(one, two)


def highest(t: Table, seat: int = 1) -> int:
    """The highest number a seat can set in that war."""
    return int(attack(t).options(seat)[-1])


def bonus(t: Table, level: int = 5, seat: int = 1) -> int:
    """The points of level 5 of a seat, which has reached `level`."""
    return t.magic(seat, level).points(seat, "bonus")
