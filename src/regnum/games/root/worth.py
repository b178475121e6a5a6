"""The evaluation for bots: points now, and what a faction's board promises.

Everything is counted in points. A promise is what a piece, card or place should still bring: buildings that score or work
every turn, a Decree that can be carried out, items that can be used again. It counts less the nearer a faction is to 30
points. What an action spends for nothing (an item, a card) lowers the promise a little, so that doing nothing is better; what
makes the next action possible (a clearing to build in, a quest at hand) raises it by less than the action itself brings."""

from __future__ import annotations

from math import exp
from typing import Final

from regnum.games.root.board import count_on_map, open_slots, pieces_at, present, ruler
from regnum.games.root.boards import ALLIED, DAMAGED, EXHAUSTED, HOSTILE, READY, VagabondBoard
from regnum.games.root.cards import count_fitting
from regnum.games.root.components import (
    ALLIANCE,
    BASE,
    BIRD,
    CARD_SUIT,
    CITADEL,
    DUCHY,
    EYRIE,
    FACTION,
    FOREST,
    GARDEN,
    IN_BITS,
    IS_DOMINANCE,
    LIZARD,
    MARKET,
    MARQUISE,
    NOBODY,
    PLACES,
    RECRUITER,
    RIVERFOLK,
    ROOST,
    SAWMILL,
    SWORD,
    TEAPOT,
    TORCH,
    VAGABOND,
    VAGABONDS,
    WINNING_SCORE,
    WOODLANDS,
    WORKSHOP,
)
from regnum.games.root.factions.eyrie import COLUMNS, EVENING_POINTS, ROOSTS, feasible, one_of_each_suit, recruits
from regnum.games.root.factions.faction import BOOK
from regnum.games.root.factions.items import KINDS, REFRESH, REFRESH_PER_TEAPOT
from regnum.games.root.factions.quests import NEEDS, SUIT_OF
from regnum.games.root.factions.relationships import AIDS, POINTS
from regnum.games.root.state import EVENING, Root
from regnum.games.root.victory import partner

RANK_OF: Final[list[int]] = [[r["id"] for r in FACTION["duchy"]["rank"]].index(m["rank"]) for m in FACTION["duchy"]["minister"]]
DOMINANCE: Final[list[float]] = [6.0, 9.0, 14.0, 25.0]
"""What a dominance card is worth by the clearings of its suit that are ruled."""
BIRD_DOMINANCE: Final[list[float]] = [6.0, 13.0, 25.0]
"""The same for opposite corners."""
COLUMN: Final[list[list[float]]] = [[0.7, 0.4, 0.1], [0.8, 0.5, 0.2], [0.6, 0.4, 0.1], [1.4, 0.8, 0.3]]
"""What the first, second and third card of each column of the Decree bring; more bring nothing."""
BRINGS: Final = [[sum(cards[:n], 0.0) for n in range(len(cards) + 1)] for cards in COLUMN]
"""What the first so many of them bring."""
ITEM: Final[list[float]] = [0.8, 1.3, 0.5, 0.8, 1.0, 0.9, 0.7, 0.9]
"""What a Vagabond's whole item is worth, by its kind."""

STEEP: Final = 0.3
"""How much a point counts."""


def worth(g: Root, seat: int) -> float:
    """About 0 (lost) to 1 (won): how a seat stands, and half as much how the best of the others does: to build up one's own
    pays more than to tear down theirs."""
    if g.over:
        return 1.0 if seat in [g.seat[f] for f in g.winners] else 0.0
    if g.turn == 0:
        return 0.5
    rulers = [ruler(g, c) for c in range(12)]
    mine, best = 0.0, 0.0
    for f in g.order:
        standing = stands(g, f, rulers, promises(g, f, rulers))
        if g.seat[f] == seat:
            mine = standing
        elif standing > best:
            best = standing
    return 1.0 / (1.0 + exp(-STEEP * (mine - 0.5 * best - 8.0)))


def promises(g: Root, f: int, rulers: list[int]) -> float:
    """What a faction's pieces and cards should still bring."""
    return common(g, f, rulers) + prospects(g, f, rulers)


def stands(g: Root, f: int, rulers: list[int], promised: float) -> float:
    """Points and what is promised; a dominance card counts by the clearings it still needs, a coalition by its partner."""
    ally = partner(g, f)
    if ally != NOBODY:
        return 0.9 * stands(g, ally, rulers, promises(g, ally, rulers))
    if g.dominance[f] < 0:
        points = g.points[f]
        return points + promised * (WINNING_SCORE + 10 - points) / (WINNING_SCORE + 10)
    suit = CARD_SUIT[g.dominance[f]]
    if suit == BIRD:
        wood = WOODLANDS[g.map_]
        return BIRD_DOMINANCE[max([(rulers[c] == f) + (rulers[wood.opposite[c]] == f) for c in wood.corners])] + 0.3 * promised
    return DOMINANCE[min(3, sum([1 for c in range(12) if g.suits[c] == suit and rulers[c] == f]))] + 0.3 * promised


def common(g: Root, f: int, rulers: list[int]) -> float:
    """Cards, those that this turn will still bring among them, so that ending it early gains nothing; crafted effects, warriors
    and clearings. A dominance card is worth less than others: few can use it."""
    cards = 0.25 * BOOK[f].draws(g) if f == g.order[g.now] and g.phase != EVENING else 0.0
    for card in g.hands[f]:
        cards += 0.1 if IS_DOMINANCE[card] else 0.25
    warriors = sum(g.warriors[f * PLACES + c] for c in IN_BITS[g.camps[f]])
    ruled = sum(1 for x in rulers if x == f)
    return min(1.25, cards) + 0.4 * len(g.effects[f]) + 0.1 * warriors + 0.12 * ruled


def prospects(g: Root, f: int, rulers: list[int]) -> float:
    """What a faction's own board promises, in points."""
    if f == MARQUISE:
        return of_marquise(g)
    if f == EYRIE:
        return of_eyrie(g, rulers)
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
    return built + 0.35 * sum(n for n in g.wood) + (1.0 if g.keep != NOBODY else 0.0)


# ---------------------------------------------------------------- Eyrie
def of_eyrie(g: Root, rulers: list[int]) -> float:
    """Roosts score every Evening; clearings to build in become roosts; the Decree works, or ends in turmoil."""
    n = count_on_map(g, ROOST)
    promise = 2.5 * EVENING_POINTS[n] + 0.4 * n
    sites = 0
    for c in range(12):
        if g.where[ROOST] >> c & 1:
            promise += 0.12 * min(2, g.warriors[EYRIE * PLACES + c])
        elif rulers[c] == EYRIE and open_slots(g, c):
            sites += 1
    return promise + 0.5 * min(3, min(sites, ROOSTS - n)) + of_decree(g)


def of_decree(g: Root) -> float:
    """What its cards bring, less what turmoil would cost when one of them could not be carried out as things stand."""
    brings, stuck, birds, length = 0.0, 0, 0, 0
    for column in range(len(COLUMNS)):
        cards = g.eyrie.decree[column]
        brings += BRINGS[column][min(3, len(cards))]
        length += len(cards)
        for card in cards:
            if CARD_SUIT[card] == BIRD:
                birds += 1
        for card in one_of_each_suit(cards):
            if not feasible(g, column, card):
                stuck += 1
    if g.supply[EYRIE] < len(g.eyrie.decree[0]) * recruits(g):
        stuck += 1
    return brings - (1.0 + 0.5 * birds + 0.1 * length + 0.4 * stuck if stuck else 0.0)


def of_alliance(g: Root) -> float:
    """Sympathy, supporters (many of them wait long for their suit), bases and officers."""
    a = g.alliance
    n = len(a.supporters)
    supporters = 0.4 * min(8, n) + 0.15 * max(0, n - 8)
    return 0.5 * len(IN_BITS[g.sympathy]) + supporters + 1.6 * count_on_map(g, BASE) + 0.6 * a.officers


# ---------------------------------------------------------------- Vagabond
def of_vagabond(g: Root, f: int) -> float:
    """Items, friends, quests done, and what can be done where the pawn stands."""
    v = g.vagabonds[f - VAGABOND]
    friends = 0.0
    for x in g.order:
        if v.relations[x] != HOSTILE:
            friends += 0.4 * v.relations[x] + 0.25 * v.aids[x]
    here = of_clearing(g, f, v, v.at) if v.at < FOREST else 0.25 * hurt(v)
    return of_items(v) + friends + 0.3 * len(v.quests) + here


def hurt(v: VagabondBoard) -> int:
    """How many items are damaged."""
    return sum(n for n in v.items[DAMAGED * KINDS :])


def of_items(v: VagabondBoard) -> float:
    """Whole items serve; one that is exhausted waits for the next Birdsong, and more than can be refreshed wait longer."""
    value = 0.0
    down = 0
    for item in range(KINDS):
        whole = v.items[READY * KINDS + item] + v.items[EXHAUSTED * KINDS + item]
        damaged = v.items[DAMAGED * KINDS + item] + v.items[(DAMAGED + 1) * KINDS + item]
        value += ITEM[item] * (min(3, whole) + 0.3 * max(0, whole - 3) + 0.3 * damaged)
        down += v.items[EXHAUSTED * KINDS + item] + v.items[(DAMAGED + 1) * KINDS + item]
    fresh = REFRESH + REFRESH_PER_TEAPOT * v.items[READY * KINDS + TEAPOT]
    return value - 0.03 * down - 0.2 * max(0, down - fresh)


def of_clearing(g: Root, f: int, v: VagabondBoard, c: int) -> float:
    """Quests, ruins, foes and friends at hand, each by a part of what it would bring."""
    suit = g.suits[c]
    ready = v.items
    promise = 0.0
    for quest in g.quests:
        if SUIT_OF[quest] == suit:
            a, b = NEEDS[quest]
            if ready[a] and ready[b] and (a != b or ready[a] > 1):
                promise += 0.5 * (1 + sum(1 for q in v.quests if SUIT_OF[q] == suit))
    if g.ruin_items[c] and ready[TORCH]:
        promise += 1.0
    cards = count_fitting(g.hands[f], suit)
    idle = sum(n for n in ready[:KINDS])
    swords = ready[SWORD] + ready[EXHAUSTED * KINDS + SWORD]
    best = 0.0
    for x in g.order:
        if x == f or x in VAGABONDS or not present(g, x, c):
            continue
        space = v.relations[x]
        if space == HOSTILE:
            if ready[SWORD]:
                best = max(best, 0.4 * min(swords, foes_at(g, x, c)))
        elif space == ALLIED:
            promise += 0.8 * min(cards, idle)
        elif cards and min(cards, idle) + v.aids[x] >= AIDS[space]:
            promise += 0.5 * POINTS[space]
        if any(g.crafted[x]) and cards and idle and space != HOSTILE:
            promise += 0.4
    return promise + best


def foes_at(g: Root, x: int, c: int) -> int:
    """How many pieces of a faction could be removed in a clearing."""
    return g.warriors[x * PLACES + c] + len(pieces_at(g, x, c))


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
