"""The table before the first step (setup, solo.setup)."""

from __future__ import annotations

from typing import Final

from regnum.engine.chance import Chance
from regnum.engine.seating import turn_order
from regnum.games.paladins.components import (
    BOARD,
    COIN,
    COMMISSION,
    DIFFICULTIES,
    FAVOURS,
    NONE,
    ORDER_ACTION,
    ORDERS,
    ORDERS_TURNED,
    OUTSIDER_ROW,
    OUTSIDERS,
    PALADINS,
    PROVISION,
    SCHEME_AT_START,
    SCHEMES,
    SOLO_STACK,
    SPACES,
    SQUARES,
    START_RESOURCES,
    SUSPICION_TAX,
    TAVERN,
    TAX_SUPPLY,
    TOWNSFOLK,
    TOWNSFOLK_ROW,
    WALLS,
)
from regnum.games.paladins.state import DRAFT, OPPONENT, Paladins

COLOURS: Final[list[str]] = BOARD["players"]["colours"]
ANY_COLOUR: Final = "any"


def shuffled(chance: Chance, n: int) -> list[int]:
    """The cards 0 to n-1 in random order."""
    deck = list(range(n))
    chance.shuffle(deck)
    return deck


def colours(seats: list[str], sides: int) -> list[int]:
    """The colour of each side: the one asked for, else the first that is left."""
    left = [i for i, name in enumerate(COLOURS) if name not in seats]
    wanted = [*seats, *[ANY_COLOUR] * (sides - len(seats))]
    return [COLOURS.index(name) if name in COLOURS else left.pop(0) for name in wanted]


def begin(seats: list[str], options: dict[str, str], chance: Chance) -> Paladins:
    """Everything is dealt (setup.2-setup.13); in a solo game the opponent's board too (solo.setup)."""
    n = len(seats)
    sides = 2 if n == 1 else n
    order, first = turn_order(n, options["order"], chance)
    townsfolk = shuffled(chance, len(TOWNSFOLK))
    outsiders = shuffled(chance, len(OUTSIDERS))
    walls = shuffled(chance, len(WALLS))
    suspicions = shuffled(chance, len(SUSPICION_TAX))
    tavern = shuffled(chance, len(TAVERN))
    favours = shuffled(chance, len(FAVOURS))
    decks = [shuffled(chance, len(PALADINS)) for _ in range(n)]
    difficulty = DIFFICULTIES.index(options["difficulty"])
    workshops = [0] * (6 * sides)
    if n == 1:
        for card in shuffled(chance, len(ORDERS))[: ORDERS_TURNED[difficulty]]:  # solo.setup.6
            workshops[OPPONENT * 6 + ORDER_ACTION[card] - COMMISSION] = 1
    orders = shuffled(chance, len(ORDERS))
    schemes = [card for card, at_start in enumerate(SCHEME_AT_START) if at_start] if n == 1 else []
    if schemes:
        chance.shuffle(schemes)
    aside = [card for card in range(len(SCHEMES)) if not SCHEME_AT_START[card]] if n == 1 else []
    mine = [1 if side < n else 0 for side in range(sides)]
    return Paladins(
        chance=chance,
        over=False,
        seats=n,
        sides=sides,
        colour=colours(seats, sides),
        order=order,
        first=first,
        round=0,
        stage=DRAFT,
        at=0,
        passed=0,
        coins=[START_RESOURCES[COIN] * one for one in mine],
        provisions=[START_RESOURCES[PROVISION] * one for one in mine],
        attributes=[0] * (3 * sides),
        workers=[0] * (6 * sides),
        laid=[[] for _ in range(SPACES * sides)],
        workshops=workshops,
        monks=[0] * sides,
        outposts=[0] * sides,
        jars=[0] * sides,
        jar_squares=[0] * sides,
        walls=[[] for _ in range(sides)],
        attacked=[[] for _ in range(sides)],
        converted=[[] for _ in range(sides)],
        tableau=[[] for _ in range(sides)],
        squares=[NONE] * len(SQUARES),
        suspicions=[[] for _ in range(sides)],
        unpaid=[0] * sides,
        paid=[0] * sides,
        deck=decks + [[] for _ in range(sides - n)],
        drawn=[[] for _ in range(sides)],
        riding=[NONE] * sides,
        revealed=0,
        seen=[0] * sides,
        retired=[[] for _ in range(sides)],
        townsfolk=townsfolk[:TOWNSFOLK_ROW],
        townsfolk_deck=townsfolk[TOWNSFOLK_ROW:],
        townsfolk_gone=[],
        outsiders=outsiders[:OUTSIDER_ROW],
        outsider_deck=outsiders[OUTSIDER_ROW:],
        outsiders_gone=[],
        wall_deck=walls,
        tavern=[],
        tavern_deck=tavern,
        tavern_gone=[],
        orders=orders[:3],
        orders_boxed=orders[3:],
        favours=favours[:5],
        favours_boxed=favours[5:],
        favour_worker=[NONE] * 5,
        favour_side=[NONE] * 5,
        suspicion_deck=suspicions,
        suspicion_gone=[],
        tax=TAX_SUPPLY[n],
        action=NONE,
        inquisition=False,
        used=0,
        difficulty=difficulty,
        marker=0,
        stack=SOLO_STACK,
        schemes=schemes,
        schemes_gone=[],
        schemes_aside=aside,
        scheme=NONE,
    )
