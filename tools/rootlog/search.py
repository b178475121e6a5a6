"""Finds the answers to the rules' questions that bring about a turn as a log tells it.

A best-first search over the steps of one turn. Every answer is tried on a copy; what it changed must be in the log. Dice are
tried like answers. Where nothing leads on, the next action counts as refused and is brought about by force."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from regnum.bots.codec import dump
from regnum.engine.ask import PASS
from regnum.games.root import battle as battles
from regnum.games.root.components import CARD_KIND, CARD_SUIT, FIRST_VIZIER, LIZARD, LOOK, PLACES, RIVERFOLK
from regnum.games.root.craft import K_CRAFT
from regnum.games.root.factions.marquise import K_HAWKS
from regnum.games.root.factions.ministers import K_MINISTER
from regnum.games.root.factions.riverfolk import K_COMMIT, K_LOSE_FUND, K_SPEND_FUND
from regnum.games.root.factions.services import HAND_CARD, K_SERVICE
from regnum.games.root.lexicon import CARD, FIGHT, KINDS, ROUTE, deed
from regnum.games.root.menu import K_ACT
from regnum.games.root.movement import K_MOVE
from regnum.games.root.state import Root
from tools.rootlog.events import Event, Snapshot, changes, hand
from tools.rootlog.force import force
from tools.rootlog.hidden import Loose, arrange, arrange_souls
from tools.rootlog.matching import EARLY, Node, match, stands, waits
from tools.rootlog.meaning import Meaning, Pattern
from tools.rootlog.table import Run, end_step, finish_step, own, position

MINISTER: Final = deed("minister")
REFUSED: Final = 300
"""What a refused action costs; other costs are measured by it."""
FOLLOWING: Final = 50
"""The same for an action right after a refused one, which often comes of it."""
PATIENCE: Final = 2500
"""Positions looked at before an action is given up."""
DICE: Final = [(a, b) for a in range(4) for b in range(a + 1)]


class Search:
    """The search for one turn."""

    def __init__(self, meanings: list[Meaning], precious: list[int], quests: frozenset[int] = frozenset()) -> None:
        self.meanings: list[Meaning] = meanings
        self.precious: list[int] = precious
        """Cards that the rest of the log names: not to be spent where any card will do."""
        self.quests: frozenset[int] = quests
        """Quests that the rest of the log needs."""
        self.heap: list[tuple[int, int, int, Node]] = []
        """By rank; of equals the one in the earliest step, then the last found."""
        self.turn: int = 0
        self.count: int = 0
        self.known: set[object] = set()
        self.doable: set[int] = set()
        """Actions that came about in their place on some way: to refuse them costs double."""
        self.best: Node

    def push(self, node: Node) -> None:
        """Another position to look at; what must be forced is forced."""
        while not node.answers and node.first() < len(self.meanings) and self.meanings[node.first()].forced:
            node = self.skip(node)
        self.count += 1
        heappush(self.heap, (node.rank(), node.base.stage, -self.count, node))

    def walk(self, g: Root, loose: Loose = frozenset()) -> Node:
        """The end of the turn, with as much of the log as the rules allow."""
        node = Node(g, tuple(tuple(p.n for p in m.patterns) for m in self.meanings))
        node.loose = loose
        self.turn = g.turn
        if g.turn and g.order[g.now] == LIZARD:
            g = own(g)
            node.moved |= arrange_souls(g, self.meanings, loose)
        self.push(self.begin(node, g))
        while True:
            end = self.look_around(g)
            if end is not None:
                return end
            self.heap, self.known = [], set()
            self.push(self.skip(self.best) if self.best.first() < len(self.meanings) else self.leave(self.best))

    def look_around(self, g: Root) -> Node | None:
        """The end of the turn, if it is found before patience ends; else `best` is as far as the log led."""
        self.best = self.heap[0][3]
        for _ in range(PATIENCE):
            if not self.heap:
                return None
            _, _, _, node = heappop(self.heap)
            if node.refused and node.refused[-1][0] in self.doable - node.surcharged:
                node.surcharged |= {node.refused[-1][0]}
                node.cost += REFUSED
                self.push(node)
                continue
            if node.base.turn != g.turn or node.base.over or (g.turn == 0 and node.base.stage != g.stage):
                if node.first() == len(self.meanings):
                    return node
                self.push(self.skip(node))
                continue
            if not node.answers and node.rank() < self.best.rank():
                self.best = node
            self.expand(node)
        return None

    def leave(self, node: Node) -> Node:
        """Nothing is left in the log: the step is ended in any way."""
        return self.begin(node.heir(), finish_step(node.base))

    def begin(self, node: Node, g: Root) -> Node:
        """A new step: hidden things are put into place."""
        node.base = own(g)
        node.answers, node.luck = (), ()
        waiting = [i for i, (m, n) in enumerate(zip(self.meanings, node.left, strict=True)) if waits(m, n)]
        node.early |= frozenset((i, w) for i in node.touched for w in waiting if w < i)
        node.cost += EARLY * len([i for i in node.touched if waiting and i > waiting[0]])
        node.hasty = 0
        node.said = 0
        node.touched = ()
        node.left = tuple(
            tuple(0 for _ in n) if m.states and i <= node.first() and stands(node.base, m) else n
            for i, (m, n) in enumerate(zip(self.meanings, node.left, strict=True))
        )
        if g.turn == self.turn:
            on_turn = g.order[g.now]
            node.moved |= arrange(node.base, on_turn, self.meanings, node.left, self.quests, self.precious)
        node.seen = Snapshot(node.base)
        return node

    def skip(self, node: Node) -> Node:
        """The next action is refused and forced."""
        i = node.first()
        after = node.heir()
        g = own(node.base)
        after.refused = (*after.refused, (i, node.base))
        force(g, self.meanings[i], node.left[i])
        after.left = (*after.left[:i], tuple(0 for _ in after.left[i]), *after.left[i + 1 :])
        follows = bool(node.refused) and node.refused[-1][0] == i - 1
        after.cost += 0 if self.meanings[i].forced else FOLLOWING if follows else REFUSED
        return self.begin(after, g)

    def expand(self, node: Node) -> None:
        """Every way on from a position."""
        run = Run(node.base, node.answers, node.luck)
        if run.ask is None:
            self.arrive(node, run)
            return
        if not node.answers and node.first() < len(self.meanings):
            self.push(self.skip(node))
        for option in self.sensible(run, node):
            after = node.heir()
            after.answers = (*node.answers, option)
            self.try_out(after)

    def try_out(self, node: Node) -> None:
        """Plays on; dice that fall are tried in every way."""
        run = Run(node.base, node.answers, node.luck)
        if run.dice < 0:
            self.arrive(node, run)
            return
        fought = [self.meanings[i] for i in node.touched if self.meanings[i].action.form == "battle"]
        said = fought[-1].dice if fought else None
        outcomes: list[object] = []
        for a, b in [d for d in DICE if said is None or sorted(said) == sorted(d)] or DICE:
            other = node.heir()
            other.luck = (*node.luck, (run.dice, a), (run.dice + 1, b))
            after = Run(other.base, other.answers, other.luck)
            outcome = (position(after.g), dump(after.g.battle))
            if outcome not in outcomes:
                outcomes.append(outcome)
                self.try_out(other)

    def arrive(self, node: Node, run: Run) -> None:
        """Compares what happened with the log, and keeps the position if the log knows it."""
        if run.broken:
            return
        g = run.g
        now = Snapshot(g)
        events = changes(node.seen, now, run.lines[node.said :], g.order)
        after = match(node, events, self.meanings, g)
        if after is None:
            return
        after.seen = now
        after.said = len(run.lines)
        if run.ask is None:
            g.log = None
            g.chance.memory = None
            end_step(g, run.again)
            self.doable |= {i for i in after.touched if i < after.first()}
            after = self.begin(after, g)
            key = (position(g), after.left)
            if key in self.known:
                return
            self.known.add(key)
        self.push(after)

    def sensible(self, run: Run, node: Node) -> list[int]:
        """The options worth trying, the best last: of cards that are alike to the log one, of moves and battles those it knows,
        actions before ministers, and of these the Mayor last of all, who can stand in for the others."""
        assert run.ask is not None
        options = run.ask.options()
        kind = run.ask.kind
        if kind in (K_MOVE, battles.K_BATTLE):
            return [x for x in options if x == PASS or self.told(kind, x, node)]
        if kind == K_ACT:
            return sorted(options, key=lambda x: x != MINISTER)
        if kind == K_MINISTER:
            return options[::-1]
        if kind == K_SERVICE:
            sold = (None, hand(RIVERFOLK), hand(run.g.order[run.ask.seat]))
            bought = any(p.nouns == sold for _, patterns in self.to_come(node) for p in patterns)
            return sorted([x for x in options if x != HAND_CARD or bought], key=lambda x: x == HAND_CARD)
        if kind in (K_COMMIT, K_LOSE_FUND, K_SPEND_FUND):
            return self.funds(run.g, options, node)
        if KINDS[kind].noun is not CARD:
            return options
        if kind == K_HAWKS:
            options = [x for x in options if not self.crafted(x, node)]
        found: dict[object, int] = {}
        for x in sorted(options, key=lambda c: (c in self.precious, c)):
            alike: object = x
            if 0 <= x < FIRST_VIZIER and kind != K_CRAFT:
                alike = (CARD_SUIT[x], CARD_KIND[x] in ("ambush", "dominance"), self.named(x, node))
            elif 0 <= x < FIRST_VIZIER:
                alike = LOOK[x]
            found.setdefault(alike, x)
        return list(found.values())

    def funds(self, g: Root, options: list[int], node: Node) -> list[int]:
        """The fund the log names; else the one of which most can be spared."""
        spare = {f: g.riverfolk.funds[f] for f in options}
        for meaning, counts in zip(self.meanings, node.left, strict=True):
            for pattern, n in zip(meaning.patterns, counts, strict=True):
                if n and pattern.verb == "box" and pattern.nouns[0] == RIVERFOLK and pattern.nouns[1] in spare:
                    spare[int(str(pattern.nouns[1]))] -= n
        named = [f for f in options if self.awaits([("box", None, f, "-")], node)]
        return [*named, max(options, key=lambda f: spare[f])] if options else []

    def told(self, kind: int, option: int, node: Node) -> bool:
        """Whether the log has a move along a route, or a battle, still to come."""
        if kind == battles.K_BATTLE:
            c, foe = FIGHT.unpack(option)
            return self.awaits([("battle", None, foe, c)], node)
        a, b = ROUTE.unpack(option)
        return self.awaits([("pawn", None, b)], node) or (
            a < PLACES and self.awaits([("-", None, "warrior", a, ""), ("+", None, "warrior", b, "")], node)
        )

    def awaits(self, events: list[Event], node: Node) -> bool:
        """Whether events, whoever's, are still to come by one action."""
        for _, open_to in self.to_come(node):
            if all(any(p.fits((e[0], p.nouns[0], *e[2:])) for p in open_to) for e in events):
                return True
        return False

    def named(self, card: int, node: Node) -> tuple[int, ...]:
        """The actions to come for which this very card is named."""
        return tuple(
            i
            for i, patterns in self.to_come(node)
            for pattern in patterns
            if pattern.card is not None and (pattern.card.name or pattern.card.item >= 0) and pattern.card.fits(card)
        )

    def crafted(self, card: int, node: Node) -> bool:
        """Whether the log has this very card crafted still: then it is not spent."""
        return any(self.meanings[i].action.form == "craft" for i in self.named(card, node))

    def to_come(self, node: Node) -> list[tuple[int, list[Pattern]]]:
        """What the log still has to tell, action by action."""
        found = enumerate(zip(self.meanings, node.left, strict=True))
        return [(i, [p for p, n in zip(m.patterns, counts, strict=True) if n]) for i, (m, counts) in found]
