"""The evaluation for bots: points now, and what a faction's board promises."""

from __future__ import annotations

from math import exp

from regnum.games.root.board import VAGABONDS, count_on_map, ruler
from regnum.games.root.boards import ALLIED, HOSTILE
from regnum.games.root.components import (
    ALLIANCE,
    BASE,
    BIRD,
    CARD_SUIT,
    CITADEL,
    DUCHY,
    EYRIE,
    FACTION,
    GARDEN,
    ITEMS,
    LIZARD,
    MARKET,
    MARQUISE,
    NOBODY,
    PLACES,
    RECRUITER,
    RIVERFOLK,
    ROOST,
    SAWMILL,
    VAGABOND,
    WINNING_SCORE,
    WOODLANDS,
    WORKSHOP,
)
from regnum.games.root.factions.eyrie import EVENING_POINTS, feasible
from regnum.games.root.state import Root
from regnum.games.root.victory import partner

RANK_OF = [[r["id"] for r in FACTION["duchy"]["rank"]].index(m["rank"]) for m in FACTION["duchy"]["minister"]]


def worth(g: Root, seat: int) -> float:
    """About 0 (lost) to 1 (won): the lead of a seat over the best of the others."""
    if g.over:
        return 1.0 if seat in [g.seat[f] for f in g.winners] else 0.0
    if g.turn == 0:
        return 0.5
    rulers = [ruler(g, c) for c in range(12)]
    mine, best = 0.0, 0.0
    for f in g.order:
        standing = stands(g, f, rulers)
        if g.seat[f] == seat:
            mine = standing
        elif standing > best:
            best = standing
    return 1.0 / (1.0 + exp(-0.3 * (mine - best)))


def stands(g: Root, f: int, rulers: list[int]) -> float:
    """Points and prospects; a dominance card counts by the clearings it still needs, a coalition by its partner."""
    ally = partner(g, f)
    if ally != NOBODY:
        return stands(g, ally, rulers)
    promise = common(g, f, rulers) + prospects(g, f)
    if g.dominance[f] < 0:
        return min(float(WINNING_SCORE), g.points[f] + promise)
    suit = CARD_SUIT[g.dominance[f]]
    if suit == BIRD:
        wood = WOODLANDS[g.map_]
        held = max([(rulers[c] == f) + (rulers[wood.opposite[c]] == f) for c in wood.corners])
        return 14.0 + 6.5 * held + 0.3 * promise
    return 14.0 + 4.0 * min(3, sum([1 for c in range(12) if g.suits[c] == suit and rulers[c] == f])) + 0.3 * promise


def common(g: Root, f: int, rulers: list[int]) -> float:
    """Cards, crafted effects, warriors and clearings."""
    warriors = sum(g.warriors[f * PLACES : (f + 1) * PLACES])
    return 0.25 * min(5, len(g.hands[f])) + 0.4 * len(g.effects[f]) + 0.1 * warriors + 0.12 * rulers.count(f)


def prospects(g: Root, f: int) -> float:
    """What a faction's own board promises, in points."""
    if f == MARQUISE:
        return of_marquise(g)
    if f == EYRIE:
        return of_eyrie(g)
    if f == ALLIANCE:
        return of_alliance(g)
    if f in VAGABONDS:
        return of_vagabond(g, f)
    if f == LIZARD:
        return of_lizard(g)
    if f == RIVERFOLK:
        return of_riverfolk(g)
    return of_duchy(g) if f == DUCHY else of_corvid(g)


def of_marquise(g: Root) -> float:
    """Buildings work, wood will be spent, the keep saves warriors."""
    built = 0.6 * count_on_map(g, SAWMILL) + 0.45 * count_on_map(g, WORKSHOP) + 0.55 * count_on_map(g, RECRUITER)
    return built + 0.35 * sum(g.wood) + (1.0 if g.keep != NOBODY else 0.0)


def of_eyrie(g: Root) -> float:
    """Roosts score every Evening; a Decree that cannot be carried out costs birds and cards."""
    n = count_on_map(g, ROOST)
    e = g.eyrie
    promise = 2.2 * EVENING_POINTS[n] + 0.5 * n
    stuck = any([not feasible(g, column, card) for column, cards in enumerate(e.decree) for card in cards])
    birds = sum([1 for cards in e.decree for card in cards if CARD_SUIT[card] == BIRD])
    length = sum([len(cards) for cards in e.decree])
    return promise + 0.15 * length - (0.5 * birds + 0.5 if stuck else 0.0)


def of_alliance(g: Root) -> float:
    """Sympathy, supporters, bases and officers."""
    a = g.alliance
    return 0.5 * g.sympathy.bit_count() + 0.4 * min(8, len(a.supporters)) + 1.6 * count_on_map(g, BASE) + 0.6 * a.officers


def of_vagabond(g: Root, f: int) -> float:
    """Items serve while they are whole; friends are worth having."""
    v = g.vagabonds[f - VAGABOND]
    kinds = len(ITEMS)
    whole, hurt = sum(v.items[: 2 * kinds]), sum(v.items[2 * kinds :])
    friends = sum([v.relations[x] if x in g.order and v.relations[x] != HOSTILE else 0 for x in range(len(v.relations))])
    allies = sum([1 for x in g.order if v.relations[x] == ALLIED])
    return 0.5 * whole + 0.15 * hurt + 0.5 * friends + allies + 0.3 * len(v.quests)


def of_lizard(g: Root) -> float:
    """Gardens score, acolytes convert."""
    return 0.9 * count_on_map(g, GARDEN) + 0.45 * g.lizard.acolytes


def of_riverfolk(g: Root) -> float:
    """Funds buy points; trade posts make dividends."""
    r = g.riverfolk
    return 0.4 * (sum(r.funds) + sum(r.payments) + sum(r.committed)) + 0.8 * g.posts.bit_count()


def of_duchy(g: Root) -> float:
    """Ministers act every turn; buildings feed them."""
    ministers = sum([0.9 + 0.6 * RANK_OF[i] for i in range(len(RANK_OF)) if g.duchy.swayed >> i & 1])
    return ministers + 0.9 * (count_on_map(g, CITADEL) + count_on_map(g, MARKET)) + 0.4 * g.tunnels.bit_count()


def of_corvid(g: Root) -> float:
    """Plots will be flipped, and those face up raise every flip."""
    down = sum([1 for x in g.plots if x < 0])
    up = sum([1 for x in g.plots if x > 0])
    return 1.1 * down + 0.9 * up
