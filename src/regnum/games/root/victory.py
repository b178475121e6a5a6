"""Points, dominance and the end of the game (3)."""

from __future__ import annotations

from typing import Final

from regnum.engine.lists import changed, joined
from regnum.engine.registry import Result, Score
from regnum.games.root.board import rules
from regnum.games.root.components import BIRD, CARD_SUIT, IN_BITS, NOBODY, WINNING_SCORE, WOODLANDS
from regnum.games.root.factions.faction import BOOK
from regnum.games.root.lexicon import FACTION_ACC, NUMBER, SEAT, saying
from regnum.games.root.state import TIE_TO_TURN, TOGETHER, Root, automata, automatic

L_SCORED: Final = saying("scored", who=SEAT, n=NUMBER)
L_SCORED_REMOVING: Final = saying("scored-removing", who=SEAT, n=NUMBER)
L_SCORED_CRAFTING: Final = saying("scored-crafting", who=SEAT, n=NUMBER)
L_LOST_POINTS: Final = saying("lost-points", who=SEAT, n=NUMBER)
L_WINS: Final = saying("wins", who=SEAT, faction=FACTION_ACC)

BY_POINTS: Final = 0
BY_DOMINANCE: Final = 1
ALL_TOGETHER: Final = 2
HOW: Final = ["root-end-points", "root-end-dominance", "root-end-together"]


def partner(g: Root, f: int) -> int:
    """The coalition partner of a faction, or NOBODY."""
    return BOOK[f].partner(g)


def in_coalition(g: Root, a: int, b: int) -> bool:
    """Whether two factions are in a coalition, and so no enemies (2.7)."""
    return a == b or partner(g, a) == b or partner(g, b) == a


def enemies(g: Root, f: int) -> list[int]:
    """The enemies of a faction in turn order, from the one after it."""
    n, i = len(g.order), g.order.index(f)
    others = [g.order[(i + k) % n] for k in range(1, n)]
    if g.variants & TOGETHER and automatic(g, f):
        return [x for x in others if not automatic(g, x)]  # bots.goal.3
    mine = BOOK[f].partner(g)
    return [x for x in others if x != mine and BOOK[x].partner(g) != f]


def scores(g: Root, f: int) -> bool:
    """Whether a faction still has a score marker (3.3.1/2, 9.2.8/2)."""
    return g.dominance[f] < 0 and partner(g, f) == NOBODY


def score(g: Root, f: int, n: int, how: int = L_SCORED) -> None:
    """A faction scores at once, and wins with 30 points (3.1)."""
    add_points(g, f, n, how)
    check_points(g)


def add_points(g: Root, f: int, n: int, how: int = L_SCORED) -> None:
    """Moves a score marker, never below 0 (R-21); several may move before `check_points` looks. `how` is the line that tells
    where points came from: the faction's own way, removed pieces (3.2.1), crafted items (3.2.2)."""
    if n and not g.over and scores(g, f):
        g.points = changed(g.points, f, max(0, g.points[f] + n))
        g.say(how if n > 0 else L_LOST_POINTS, g.seat[f], abs(n))


def check_points(g: Root) -> None:
    """Ends the game if somebody has 30: most points, then the player in turn (3.1/2, R-07)."""
    if g.over:
        return
    if g.variants & TOGETHER:
        check_together(g)
        return
    best = 0
    for f in g.order:
        best = max(best, g.points[f])
    if best >= WINNING_SCORE:
        now = g.order[g.now]
        enough = WINNING_SCORE if g.variants & TIE_TO_TURN else best
        if g.points[now] < enough:
            now = next(f for f in g.order if g.points[f] == best)
        win(g, now, BY_POINTS)


def check_together(g: Root) -> None:
    """Ends the game once an automaton has 30 points, and it wins, or all the others have, and they do (bots.goal.2)."""
    people = [f for f in g.order if not automatic(g, f)]
    for f in automata(g):
        if g.points[f] >= WINNING_SCORE:
            win(g, f, BY_POINTS)
            return
    if min([g.points[f] for f in people]) >= WINNING_SCORE:
        win(g, people[0], ALL_TOGETHER)
        for f in people[1:]:
            g.winners = joined(g.winners, f)
            g.say(L_WINS, g.seat[f], f)


def win(g: Root, f: int, how: int) -> None:
    """A faction wins, and with it whoever is in coalition with it (9.2.8/2)."""
    g.over = True
    g.how = how
    g.winners = [f]
    for x in sorted(g.order) * 2:  # one may follow another who follows
        if x not in g.winners and partner(g, x) in g.winners:
            g.winners = joined(g.winners, x)
    for w in g.winners:
        g.say(L_WINS, g.seat[w], w)


def check_dominance(g: Root, f: int) -> None:
    """At the start of Birdsong: three clearings of the suit, or two opposite corners (3.3.1). Mercenaries do not count."""
    card = g.dominance[f]
    if card < 0 or partner(g, f) != NOBODY:
        return
    suit = CARD_SUIT[card]
    wood = WOODLANDS[g.map_]
    if suit == BIRD:
        if any(rules(g, f, c) and rules(g, f, wood.opposite[c]) for c in wood.corners):
            win(g, f, BY_DOMINANCE)
    elif sum(1 for c in IN_BITS[g.suited[suit]] if rules(g, f, c)) >= 3:
        win(g, f, BY_DOMINANCE)


def result(g: Root) -> Result:
    """Who won and how; before the end, who leads."""
    points = [g.points[g.seat.index(s)] for s in range(len(g.order))]
    winners = sorted([g.seat[f] for f in g.winners]) if g.over else [s for s, p in enumerate(points) if p == max(points)]
    how = "root-end-coalition" if g.over and len(g.winners) > 1 and g.how != ALL_TOGETHER else HOW[g.how]
    return Result(winners, points, how, [Score("points", "root.3.1", points)])
