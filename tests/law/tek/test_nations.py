"""The ten nations whose cards the rulebook does not show: every level, and what each cannot do one level below.

Their abilities are data (games/tek/data/nations.toml); the notes there are rulings, and E-numbers are those of the fact
sheet. The Orcs, Dwarves and Humans are in test_nations_seed.py."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regnum.games.tek.payment import can_pay_war, war_payments
from tests.law.tek.table import Table

FAR = "morandrea"


def alone(nation: str, home: str = "elan", others: str = "humans dwarves") -> Table:
    """Seat 1 with its nation; seats 2 and 3 sit on tutenstan.a and morandrea.c and keep still."""
    t = Table(f"{nation} {others}", homes=f"{home} {'aughmoore' if home == 'tutenstan' else 'tutenstan'} {FAR}")
    return t.stand(2, f"{'aughmoore' if home == 'tutenstan' else 'tutenstan'}.a").stand(2, f"{FAR}.b").stand(3, f"{FAR}.c", f"{FAR}.c")


def clash(one: str, two: str, origin: str = "elan.a", to: str = "elan.c", home: int = 1) -> Table:
    """Seat 1 in `origin` can attack seat 2 in `to`, in the home of `home`; each has one more figure far away."""
    land = to.split(".")[0]
    other = "hyperborcie" if land != "hyperborcie" else "intheoros"
    third = next(n for n in ("humans", "dwarves", "orcs") if n not in (one, two))
    t = Table(f"{one} {two} {third}", homes=f"{land} {other} {FAR}" if home == 1 else f"{other} {land} {FAR}")
    t.stand(1, origin, f"{FAR}.a").stand(2, to, f"{FAR}.b").stand(3, f"{FAR}.c", f"{FAR}.c")
    return t


def attack(t: Table) -> Table:
    """Seat 1 goes to war with its first figure against the first figure of seat 2."""
    origin, to = (t.live.view(None) and t.state.figures[s][0] for s in (0, 1))
    names = [r.id for land in t.live.view(None).territories for r in land.regions]
    start = next(n for n in names if t.at(n) and name_of(t, 0, n) == origin)
    end = next(n for n in names if t.at(n) and name_of(t, 1, n) == to)
    return t.begin("patrol").patrol(start, end)


def name_of(t: Table, seat: int, name: str) -> int:
    """The int of a region, if the seat stands there."""
    from tests.law.tek.table import region

    r = region(name)
    return r if r in t.state.figures[seat] else -1
