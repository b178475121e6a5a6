"""Matches what happened on the table with what a log tells: found there, or left out by the notator at a price."""

from __future__ import annotations

from typing import Final

from regnum.games.root.components import ALLIANCE, CORVID, DUCHY, EYRIE, LIZARD, MARQUISE, RIVERFOLK
from regnum.games.root.state import BIRDSONG, EVENING, Root
from tools.rootlog.events import AVAILABLE, OUT, PILE, SUPPORT, Event, Snapshot, hand
from tools.rootlog.hidden import Left, Loose
from tools.rootlog.meaning import MANY, CardSpec, Meaning
from tools.rootlog.table import Luck

EARLY: Final = 80
"""What it costs that an event comes before an earlier action of the log: more than it is worth."""
REWARD: Final = 40
"""What an event told by the log is worth."""
NEVER: Final = 10_000
UNLOGGED_ITEMS: Final[dict[tuple[object, object], int]] = {(1, 0): 0, (3, 2): 0, (0, 1): 60, (2, 0): 100, (3, 0): 100}
"""Turned up, turned down, mended: by old and new state."""


class Node:
    """A position in the search: the table when the step began, the answers since, what the log still has to tell."""

    __slots__ = (
        "answers", "base", "cost", "early", "gained", "hasty", "left", "loose", "luck", "moved", "refused", "said", "seen",
        "surcharged", "touched", "unlogged",
    )  # fmt: skip

    def __init__(self, base: Root, left: Left) -> None:
        self.base: Root = base
        self.left: Left = left
        self.answers: tuple[int, ...] = ()
        self.luck: Luck = ()
        self.seen: Snapshot = Snapshot(base)
        self.cost: int = 0
        self.gained: int = 0
        self.hasty: int = 0
        """What it will cost that all events of this step came before an earlier action."""
        self.moved: frozenset[int] = frozenset()
        """Actions for which something hidden was put into place."""
        self.refused: tuple[tuple[int, Root], ...] = ()
        """Actions brought about by force, and the table before that."""
        self.loose: Loose = frozenset()
        self.early: frozenset[tuple[int, int]] = frozenset()
        """Actions that came about before an earlier one of the log had begun, with that one."""
        self.said: int = 0
        """How many lines the rules had said in this step."""
        self.surcharged: frozenset[int] = frozenset()
        """Refused actions that cost double."""
        self.touched: tuple[int, ...] = ()
        """The actions to which the events of this step belong."""
        self.unlogged: tuple[tuple[int, Event], ...] = ()
        """What happened beside the log, and before which action."""

    def heir(self) -> Node:
        """A copy to go on from."""
        copy = Node.__new__(Node)
        for name in Node.__slots__:
            setattr(copy, name, getattr(self, name))
        return copy

    def first(self) -> int:
        """The first action that is not done."""
        return next((i for i, n in enumerate(self.left) if any(x and x != MANY for x in n)), len(self.left))

    def rank(self) -> int:
        """The smaller the better."""
        return self.cost + self.hasty - REWARD * self.gained


# ---------------------------------------------------------------- what a log leaves out
def unlogged(event: Event) -> int:
    """What it costs that something happens beside the log."""
    verb = event[0]
    if verb == "card":
        return unlogged_card(str(event[2]), str(event[3]))
    if verb == "item":
        return UNLOGGED_ITEMS.get((event[3], event[4]), NEVER)
    if verb == "box":
        if event[1] == LIZARD and event[3] == "+":
            return 0
        return NEVER if event[1] == ALLIANCE and event[3] == "+" else 60
    if verb == "-":
        return 100
    if verb == "+":
        return 80 if event[2] == "wood" or event[3] == 12 else 250 if event[2] == "warrior" else NEVER
    prices = {"points": 30, "shows": 10, "relation": 20, "price": 50, "outcast": 30, "ferry": 50, "partner": 20}
    if verb == "minister":
        return 50 if event[2] == -1 else NEVER
    return prices.get(str(verb), NEVER)


def unlogged_card(a: str, b: str) -> int:
    """The same for a card: some ways are never written, some are often forgotten, some are impossible."""
    if a == AVAILABLE and b != OUT:
        return NEVER
    if {a, b} == {PILE, OUT} or a.startswith("shown") or (a in (OUT, AVAILABLE) and b == OUT):
        return 0
    if a.startswith("column") or b.startswith(("column", "area", "claim")):
        return NEVER
    if a in (PILE, OUT) or b == SUPPORT or a.startswith("area"):
        return 60
    if b.startswith("hand"):
        return 60 if b == hand(CORVID) else NEVER
    return 60 if b.startswith("shown") else 100 if a == SUPPORT else 150


# ---------------------------------------------------------------- matching
def match(node: Node, events: list[Event], meanings: list[Meaning], g: Root) -> Node | None:
    """The node after events that led to a table, each found in the log or paid for; None if one cannot have happened."""
    left = [list(n) for n in node.left]
    after = node.heir()
    touched = list(node.touched)
    for event in events:
        first = -1
        for i, meaning in enumerate(meanings):
            counts = left[i]
            if first < 0 and any(n and n != MANY for n in counts):
                first = i
            at = next((k for k, p in enumerate(meaning.patterns) if counts[k] and p.fits(event)), -1)
            if at >= 0 and whole_move(meaning, event, events):
                if counts[at] != MANY:
                    counts[at] -= 1
                    after.gained += 1
                after.cost += min(5, i - first) * 4 if first >= 0 else 0
                touched.append(i)
                discard(after, event, meaning.patterns[at].card)
                break
        else:
            price = 0 if event[0] == "item" and node.base.turn == 0 else unlogged(event)
            if price >= NEVER or done_at_will(g, event):
                return None
            after.cost += price
            discard(after, event, CardSpec())
            if price:
                after.unlogged = (*after.unlogged, (first if first >= 0 else len(meanings), event))
    after.left = tuple(tuple(n) for n in left)
    after.touched = tuple(touched)
    waiting = next((i for i, (m, n) in enumerate(zip(meanings, after.left, strict=True)) if waits(m, n)), len(meanings))
    after.hasty = EARLY * len(touched) if touched and waiting < min(touched) else 0
    return after


def discard(after: Node, event: Event, spec: CardSpec | None) -> None:
    """Keeps in mind which cards were discarded out of hiding without a suit told."""
    if event[0] == "card" and isinstance(event[1], int):
        after.loose = frozenset(x for x in after.loose if x[0] != event[1])
        if event[3] == OUT and spec is not None and spec.suit < 0 and str(event[2]).startswith(("hand", PILE, SUPPORT)):
            after.loose |= {(event[1], spec)}


def done_at_will(g: Root, event: Event) -> bool:
    """Whether the player in turn spent a card before Evening, recruited, or paid for a service. Nobody makes one do so but the
    Decree, the Burrow and protectionism, thus the log would tell it."""
    me = g.order[g.now]
    if event[0] == "card":
        return g.phase != EVENING and event[2:] == (hand(me), OUT)
    if event[0] == "box":
        return event[1:] == (RIVERFOLK, me, "+") and me != RIVERFOLK
    if g.turn == 0 or event[:3] != ("+", me, "warrior") or me == EYRIE:
        return False
    return me != DUCHY or g.phase != BIRDSONG


def whole_move(meaning: Meaning, event: Event, events: list[Event]) -> bool:
    """Whether warriors that leave also arrive and those that arrive have left, where an action tells a move. The Marquise's may
    fall first and go to the keep later (6.2.3)."""
    if event[0] not in ("+", "-") or event[2] != "warrior" or event[1] == MARQUISE:
        return True
    other = "+" if event[0] == "-" else "-"
    ends = [p.nouns[2] for p in meaning.patterns if p.verb == other and p.nouns[:2] == event[1:3]]
    return not ends or any(e[0] == other and e[1:3] == event[1:3] and e[3] in ends for e in events)


def waits(meaning: Meaning, left: tuple[int, ...]) -> bool:
    """Whether an action has not begun; of one that takes pieces away, whether it is not done."""
    if not any(n and n != MANY for n in left):
        return False
    parts = list(zip(meaning.patterns, left, strict=True))
    return all(p.n == n for p, n in parts) or any(n and p.verb == "-" for p, n in parts)


def stands(g: Root, meaning: Meaning) -> bool:
    """Whether what an action describes is so already."""
    marks = Snapshot(g).marks
    return all(marks.get((p.verb, *p.nouns[:-1])) == p.nouns[-1] for p in meaning.patterns)
