"""What a position is worth to a seat: the evaluation that bots look at."""

from __future__ import annotations

from math import exp
from typing import Final

from regnum.games.oath.components import (
    CHANCELLOR,
    CITIZEN,
    EXILE,
    FIRST_VISION,
    OATH_GOAL,
    ROUNDS,
    SUCCESSOR_GOAL,
    VISION_OATH,
    VISIONS_TO_WIN,
)
from regnum.games.oath.realm import items, ruled_sites
from regnum.games.oath.state import Oath
from regnum.games.oath.victory import best, standing, successor, visions_of
from regnum.games.oath.vocabulary import NONE

FAVOR: Final = 0.03
SECRET: Final = 0.05
WARBAND: Final = 0.035
SUPPLY: Final = 0.02
ADVISER: Final = 0.05
ITEM: Final = 0.09
SITE: Final = 0.09
LEAD: Final = 0.12
"""By how much one is ahead with the goal of the oath or of a Vision."""
TITLE: Final = 0.35
USURPER: Final = 0.8
VISION: Final = 0.15
FULFILLED: Final = 0.7
HEIR: Final = 0.6
SHARPNESS: Final = 3.0


def lead(g: Oath, goal: int, p: int) -> int:
    """How far a player is ahead of the best other one with a goal, or behind."""
    others = [standing(g, goal, q) for q in range(g.seats) if q != p and (g.role[p] == EXILE or g.role[q] == EXILE)]
    return standing(g, goal, p) - (max(others) if others else 0)


def claim(g: Oath, p: int) -> int:
    """How far a Citizen is ahead of the Chancellor and the other Citizens with the Successor's goal, or behind."""
    goal = SUCCESSOR_GOAL[g.oath]
    return standing(g, goal, p) - max([standing(g, goal, q) for q in range(g.seats) if q != p and g.role[q] != EXILE])


def means(g: Oath, p: int) -> float:
    """What a player can act with."""
    total = FAVOR * g.favor[p] + SECRET * (g.secrets[p] + g.dark[p]) + WARBAND * g.warbands[p] + SUPPLY * g.supply[p]
    total += ADVISER * (len(g.advisers[p]) + 0.5 * len(g.hidden[p])) + ITEM * len(items(g, p))
    sites = len(ruled_sites(g, p))
    return total + SITE * (0.4 * sites if g.role[p] == CITIZEN else sites)


def prospects(g: Oath, p: int) -> float:
    """How near a player is to a win."""
    goal = OATH_GOAL[g.oath]
    late = g.round / ROUNDS
    if g.role[p] == EXILE:
        total = LEAD * lead(g, goal, p)
        if g.title == p:
            total += TITLE + (USURPER if g.usurper else 0.0)
        for vision in visions_of(g, p):
            oath = VISION_OATH[vision - FIRST_VISION]
            if oath != NONE:
                drawn = min(1.0, g.visions_drawn / VISIONS_TO_WIN)
                total += VISION + LEAD * lead(g, OATH_GOAL[oath], p)
                total += FULFILLED * drawn if best(g, OATH_GOAL[oath]) == [p] else 0.0
        return total
    empire = TITLE + 0.5 * late if g.role[g.title] != EXILE else -TITLE * late
    heir = successor(g)
    if g.role[p] == CHANCELLOR:
        return empire + LEAD * lead(g, goal, p) - (HEIR if heir != NONE else 0.0)
    return empire * 0.5 + LEAD * claim(g, p) + (HEIR * (1 + late) if heir == p else 0.0)


def worth(g: Oath, seat: int) -> float:
    """The share of the wins that a seat may hope for."""
    if g.winner != NONE:
        return 1.0 if g.winner == seat else 0.0
    weights = [exp(SHARPNESS * (means(g, p) + prospects(g, p))) for p in range(g.seats)]
    return weights[seat] / sum(weights)
