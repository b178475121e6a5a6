"""How the factions stand, in numbers that an evaluation can be learned from; each faction has weights of its own."""

from __future__ import annotations

from typing import Final

from regnum.engine.standing import Rows, Standing
from regnum.games.root.board import count_on_map, open_slots, ruler
from regnum.games.root.boards import DAMAGED, HOSTILE
from regnum.games.root.components import (
    ALLIANCE,
    BASE,
    BIRD,
    CARD_SUIT,
    EYRIE,
    FACTIONS,
    FOREST,
    MARQUISE,
    NOBODY,
    PLACES,
    RECRUITER,
    ROOST,
    SAWMILL,
    VAGABOND,
    VAGABONDS,
    WINNING_SCORE,
    WORKSHOP,
)
from regnum.games.root.factions.eyrie import COLUMNS, EVENING_POINTS, feasible, one_of_each_suit
from regnum.games.root.factions.faction import BOOK
from regnum.games.root.factions.items import KINDS
from regnum.games.root.state import EVENING, Root
from regnum.games.root.worth import STEEP, common, of_clearing, prospects, stands

OWN: Final = 16
"""How many numbers are about a faction's own board; what they mean, only the faction says."""
LATE: Final = 20
"""Points from which on the end is near."""
STANDING: Final = Standing(
    1,
    [
        "judged", "points", "common", "prospects", "late-points", "hand", "effects", "warriors", "ruled", "crafted",
        "dominance", "always", "in-turn", "wait", "draws", "evening", *[f"own-{i + 1}" for i in range(OWN)],
    ],
    ["always", "best", "best-squared"],
    FACTIONS,
)  # fmt: skip


def of_table(g: Root) -> list[float]:
    """How far the game has come: the most points."""
    best = max([g.points[f] for f in g.order]) / WINNING_SCORE
    return [1.0, best, best * best]


def of_faction(g: Root, f: int, rulers: list[int]) -> list[float]:
    """The numbers of a faction, in the order of the columns."""
    wait = (g.order.index(f) - g.now) % len(g.order)
    held, hoped = common(g, f, rulers), prospects(g, f, rulers)
    row = [
        STEEP * stands(g, f, rulers, held + hoped), g.points[f] / 10, held, hoped / 3,
        max(0, g.points[f] - LATE) / 10, len(g.hands[f]) / 5, float(len(g.effects[f])),
        sum(g.warriors[f * PLACES : (f + 1) * PLACES]) / 10, rulers.count(f) / 4, float(sum(g.crafted[f])),
        1.0 if g.dominance[f] >= 0 else 0.0, 1.0, 1.0 if wait == 0 else 0.0, wait / 3, BOOK[f].draws(g) / 2,
        1.0 if wait == 0 and g.phase == EVENING else 0.0,
    ]  # fmt: skip
    if f == MARQUISE:
        own = of_marquise(g, rulers)
    elif f == EYRIE:
        own = of_eyrie(g, rulers)
    elif f == ALLIANCE:
        own = of_alliance(g)
    elif f in VAGABONDS:
        own = of_vagabond(g, f)
    else:
        own = []
    return row + own + [0.0] * (OWN - len(own))


def of_marquise(g: Root, rulers: list[int]) -> list[float]:
    """Buildings, wood, the keep, and clearings to build in."""
    sites = sum([1 for c in range(12) if rulers[c] == MARQUISE and open_slots(g, c)])
    return [
        count_on_map(g, SAWMILL) / 3, count_on_map(g, WORKSHOP) / 3, count_on_map(g, RECRUITER) / 3, sum(g.wood) / 3,
        1.0 if g.keep != NOBODY else 0.0, sites / 3,
    ]  # fmt: skip


def of_eyrie(g: Root, rulers: list[int]) -> list[float]:
    """Roosts and places for more, the Decree by column, its birds, what of it could not be carried out, and the leader."""
    roosts = count_on_map(g, ROOST)
    sites = sum([1 for c in range(12) if rulers[c] == EYRIE and ROOST not in g.buildings[c] and open_slots(g, c)])
    birds = stuck = 0
    for column in range(len(COLUMNS)):
        cards = g.eyrie.decree[column]
        birds += sum([1 for card in cards if CARD_SUIT[card] == BIRD])
        stuck += sum([1 for card in one_of_each_suit(cards) if not feasible(g, column, card)])
    decree = [len(cards) / 2 for cards in g.eyrie.decree]
    leader = [1.0 if g.eyrie.leader == i else 0.0 for i in range(4)]
    return [
        roosts / 3, EVENING_POINTS[roosts] / 3, min(3, sites) / 3, *decree, birds / 2, float(stuck), 1.0 if stuck else 0.0,
        *leader,
    ]  # fmt: skip


def of_alliance(g: Root) -> list[float]:
    """Sympathy, supporters and those that a base would be needed for, bases, officers."""
    supporters = len(g.alliance.supporters)
    return [
        g.sympathy.bit_count() / 3, min(5, supporters) / 3, max(0, supporters - 5) / 3, float(count_on_map(g, BASE)),
        g.alliance.officers / 3,
    ]  # fmt: skip


def of_vagabond(g: Root, f: int) -> list[float]:
    """Whole items by kind, damaged and exhausted ones, friends, aid, foes, quests, and what can be done where the pawn is."""
    v = g.vagabonds[f - VAGABOND]
    friends = aids = foes = 0.0
    for x in g.order:
        if v.relations[x] == HOSTILE:
            foes += 0.5
        else:
            friends += v.relations[x] / 2
            aids += v.aids[x] / 2
    whole = [(v.items[k] + v.items[KINDS + k]) / 2 for k in range(KINDS)]
    exhausted = sum(v.items[KINDS : 2 * KINDS]) + sum(v.items[3 * KINDS :])
    here = of_clearing(g, f, v, v.at) if v.at < FOREST else 0.0
    return [
        *whole, sum(v.items[DAMAGED * KINDS :]) / 2, exhausted / 3, friends, aids, foes, len(v.quests) / 2, here,
        1.0 if v.at >= FOREST else 0.0,
    ]  # fmt: skip


def rows(g: Root) -> Rows | None:
    """How all seats stand, once set-up is over."""
    if g.turn == 0:
        return None
    rulers = [ruler(g, c) for c in range(12)]
    factions = [g.seat.index(s) for s in range(len(g.order))]
    return Rows(factions, [of_faction(g, f, rulers) for f in factions], of_table(g))
