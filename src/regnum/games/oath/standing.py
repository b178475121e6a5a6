"""How the players stand, in numbers that an evaluation can be learned from; Chancellor, Exiles and Citizens have weights of
their own."""

from __future__ import annotations

from typing import Final

from regnum.engine.standing import Rows, Standing
from regnum.games.oath.components import (
    EXILE,
    FIRST_VISION,
    FULL_SUPPLY,
    OATH_GOAL,
    ROLES,
    ROUNDS,
    SLOTS,
    SUCCESSOR_GOAL,
    VISION_OATH,
    VISIONS_TO_WIN,
)
from regnum.games.oath.realm import secrets_in_all
from regnum.games.oath.state import EMPIRE, PAWN, Oath
from regnum.games.oath.victory import alone, successor, visions_of
from regnum.games.oath.vocabulary import NONE
from regnum.games.oath.worth import ALL, THE_EMPIRE, THE_EXILES, conquests, finds, means, nearness, prospects, wakes_left

STANDING: Final = Standing(
    1,
    [
        "judged", "prospects", "favor", "secrets", "warbands", "supply", "advisers", "facedown", "relics", "banners", "sites",
        "guards", "cards-here", "conquests", "finds", "goal", "title", "usurper", "vision", "vision-goal", "vision-fulfilled",
        "hidden-vision", "succession", "heir", "wakes-left", "in-turn", "bank", "always",
    ],
    ["always", "round", "visions-drawn", "exile-holds-title"],
    ROLES,
)  # fmt: skip


def of_table(g: Oath) -> list[float]:
    """How far the game has come."""
    drawn = min(1.0, g.visions_drawn / VISIONS_TO_WIN)
    return [1.0, g.round / ROUNDS, drawn, 1.0 if g.role[g.title] == EXILE else 0.0]


def of_visions(g: Oath, p: int, cards: list[int]) -> tuple[float, float]:
    """How near an Exile is to the goal of one of these Visions, and whether one is fulfilled."""
    near, fulfilled = 0.0, 0.0
    for card in cards:
        oath = VISION_OATH[card - FIRST_VISION] if card >= FIRST_VISION else NONE
        if oath != NONE:
            near = max(near, nearness(g, OATH_GOAL[oath], p, ALL))
            if alone(g, OATH_GOAL[oath], p):
                fulfilled = 1.0
    return near, fulfilled


def of_seat(g: Oath, p: int) -> list[float]:
    """The numbers of a player, in the order of the columns."""
    exile = g.role[p] == EXILE
    colour = p if exile else EMPIRE
    held = [slot for slot in range(SLOTS) if g.garrison_of[slot] == colour]
    hoped = prospects(g, p)
    shown = visions_of(g, p) if exile else []
    near, fulfilled = of_visions(g, p, shown)
    hidden, _ = of_visions(g, p, g.hidden[p]) if exile else (0.0, 0.0)
    return [
        means(g, p) + hoped, hoped, g.favor[p] / 4, secrets_in_all(g, p) / 3, g.warbands[p] / 5, g.supply[p] / FULL_SUPPLY,
        len(g.advisers[p]) / 3, len(g.hidden[p]) / 3, len(g.relics[p]) / 2, float(g.banner_of.count(p)), len(held) / 3,
        sum([g.garrison[slot] for slot in held]) / 5, len(g.cards[g.pawn[p]]) / 3, conquests(g, p), finds(g, p) / 2,
        nearness(g, OATH_GOAL[g.oath], p, ALL if exile else THE_EXILES), 1.0 if g.title == p else 0.0,
        1.0 if g.title == p and g.usurper else 0.0, float(len(shown)), near, fulfilled, hidden,
        0.0 if exile else nearness(g, SUCCESSOR_GOAL[g.oath], p, THE_EMPIRE), 1.0 if successor(g) == p else 0.0,
        wakes_left(g, p) / ROUNDS, 1.0 if g.turn == p else 0.0, g.bank[colour] / 10, 1.0,
    ]  # fmt: skip


def rows(g: Oath) -> Rows | None:
    """How all players stand, once all pawns are placed and before somebody has won."""
    if g.stage == PAWN or g.winner != NONE or NONE in g.pawn:
        return None
    return Rows(g.role[:], [of_seat(g, p) for p in range(g.seats)], of_table(g))
