"""How the seats stand, in numbers that an evaluation can be learned from."""

from __future__ import annotations

from typing import Final

from regnum.engine.standing import Rows, Standing
from regnum.games.tek.actions import build_cost, expand_cost, harvest
from regnum.games.tek.components import (
    FIGURES,
    FOOD,
    MAGIC_COST,
    MAGIC_TOP,
    MANA,
    NATIONS,
    ORE,
    PER_CARD,
    SHIELDS,
    TOWER_TOP,
    TRACK_END,
)
from regnum.games.tek.scoring import capitals, scores
from regnum.games.tek.setup import SETTING_UP
from regnum.games.tek.state import NEUTRAL, Tek
from regnum.games.tek.worth import STEEP, prospects

STANDING: Final = Standing(
    1,
    [
        "judged", "points", "can-expand", "can-build", "can-learn", "food", "ore", "mana", "food-gain", "ore-gain", "mana-gain",
        "choices", "kinds-gained", "tower", "magic", "figures", "regions", "capitals", "at-home", "abroad", "in-lost-kingdom",
        "shared-regions", "lone-figures", "foes-at-home", "next-to-act", "active", "magic-top", "tower-top", "figures-top",
        *NATIONS,
    ],
    ["always", "nearest-to-the-end", "final", "shields-left"],
    ["any"],
)  # fmt: skip


def of_table(g: Tek) -> list[float]:
    """How far the game has come: who is nearest to ending it, whether it ends, and what is left of the last turn."""
    near = 0.0
    for s in range(g.seats):
        near = max(near, len(g.figures[s]) / FIGURES, g.tower[s] / TOWER_TOP, g.magic[s] / MAGIC_TOP)
    left = (SHIELDS - g.shields.bit_count()) / SHIELDS
    return [1.0, near, 1.0 if g.final else 0.0, left if g.final else 0.0]


def of_seat(g: Tek, me: int, points: int) -> list[float]:
    """The numbers of a seat, in the order of the columns."""
    food, ore, mana = g.goods[me * 3 + FOOD], g.goods[me * 3 + ORE], g.goods[me * 3 + MANA]
    expand = build = learn = 0.0
    if len(g.figures[me]) < FIGURES:
        expand = min(1.0, food / expand_cost(g, me))
    if g.tower[me] < TOWER_TOP:
        build = min(1.0, ore / max(1, build_cost(g, me)))
    if g.magic[me] < MAGIC_TOP:
        learn = min(1.0, mana / MAGIC_COST[g.magic[me] + 1])
    gains, choices = harvest(g, me)
    home = abroad = lost = shared = lone = foes = 0
    regions: list[int] = []
    for r in g.figures[me]:
        territory = r // PER_CARD
        if territory == g.home[me]:
            home += 1
        elif territory == g.lost:
            lost += 1
        else:
            abroad += 1
        if r not in regions:
            regions.append(r)
            if g.banner[r] & ~(1 << me | 1 << NEUTRAL):
                shared += 1
            elif g.figures[me].count(r) == 1:
                lone += 1
    for s in range(g.seats):
        if s != me:
            for r in g.figures[s]:
                if r // PER_CARD == g.home[me]:
                    foes += 1
    wait = (g.order.index(me) - g.active) % g.seats
    row = [
        STEEP * (points + prospects(g, me)), float(points), expand, build, learn, food / TRACK_END, ore / TRACK_END,
        mana / TRACK_END, float(gains[FOOD]), float(gains[ORE]), float(gains[MANA]), float(choices),
        float(sum([n > 0 for n in gains])), float(g.tower[me]), float(g.magic[me]), float(len(g.figures[me])),
        float(len(regions)), float(capitals(g, me)), float(home), float(abroad), float(lost), float(shared), float(lone),
        float(foes), 1.0 if wait == 1 else 0.0, 1.0 if wait == 0 else 0.0, 1.0 if g.magic[me] == MAGIC_TOP else 0.0,
        1.0 if g.tower[me] == TOWER_TOP else 0.0, 1.0 if len(g.figures[me]) == FIGURES else 0.0,
    ]  # fmt: skip
    row.extend([0.0] * len(NATIONS))
    row[g.nation[me] - len(NATIONS)] = 1.0
    return row


def rows(g: Tek) -> Rows | None:
    """How all seats stand, once set-up is over."""
    if g.stage < SETTING_UP:
        return None
    points = scores(g)
    return Rows([0] * g.seats, [of_seat(g, s, points[s]) for s in range(g.seats)], of_table(g))
