"""Walks a whole log through the rules: sets the table as the heading says, then turn by turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from regnum.engine.chance import seeded
from regnum.engine.kinds import Message
from regnum.engine.registry import rulebook
from regnum.games.root.components import CARDS, FACTIONS, VAGABOND2, WOODLANDS
from regnum.games.root.state import Root, lay_suits
from regnum.games.root.victory import check_points
from tools.rootlog.events import Event
from tools.rootlog.hidden import Loose, quests_needed
from tools.rootlog.matching import Node
from tools.rootlog.meaning import SUIT_LETTERS, CardSpec, Meaning, Reader
from tools.rootlog.notation import LETTERS, Action, Log, NotRead, Turn, read_action
from tools.rootlog.reasons import why
from tools.rootlog.search import Search
from tools.rootlog.verdicts import Verdicts

MAPS: Final = {"Fall": "autumn", "Autumn": "autumn", "Winter": "winter", "Lake": "lake", "Mountain": "mountain"}
DECKS: Final = {"Standard": "base", "E&P": "exiles"}
ALLOWED: Final = "allowed"
STEERED: Final = "steered"
"""Allowed once hidden cards, dice, plots, quests or ruin items were put into place."""
REORDERED: Final = "reordered"
"""Allowed in another place among the actions of the turn."""
CORRECTED: Final = "corrected"
"""Refused as written, allowed as it must be read."""
REFUSED: Final = "refused"
UNREAD: Final = "unread"
STATUSES: Final = (ALLOWED, STEERED, REORDERED, CORRECTED, REFUSED, UNREAD)


@dataclass
class Step:
    """What became of one action of the log: for a refused one the rules' reason with its clause, and our verdict."""

    line: int
    faction: str
    number: int
    text: str
    status: str
    problem: str = ""
    reason: Message | None = None
    clause: str = ""
    verdict: str = ""
    note: str = ""


@dataclass
class Walk:
    """What became of a log. `beside` is what the rules did and the log does not tell."""

    steps: list[Step] = field(default_factory=list)
    beside: list[tuple[int, Event]] = field(default_factory=list)
    winners: str = ""
    winner_in_log: str = ""

    def count(self, status: str) -> int:
        """How many actions came to a status."""
        return len([s for s in self.steps if s.status == status])


def turn_order(log: Log) -> list[str]:
    """The order of play: the order of the first turns after the set-up."""
    seen: list[str] = []
    order: list[str] = []
    for turn in log.turns:
        if turn.faction not in seen:
            seen.append(turn.faction)
        elif turn.faction not in order:
            order.append(turn.faction)
    return order + [letter for letter in seen if letter not in order]


def set_table(log: Log) -> Root:
    """The table of a log before the factions set up. Raises NotRead for a map or deck that Regnum does not have."""
    if log.headings.get("Map") not in MAPS or log.headings.get("Deck") not in DECKS:
        raise NotRead("unknown map or deck")
    seats = [FACTIONS[LETTERS.index(letter)] for letter in turn_order(log)]
    options = {"map": MAPS[log.headings["Map"]], "deck": DECKS[log.headings["Deck"]]}
    book = rulebook("root")
    g = book.start(book.seat_list(seats), book.option_values({**options, "order": "given"}), seeded(0))
    assert isinstance(g, Root)
    suits = g.suits[:]
    for mark in log.headings.get("Clearings", "").split(","):
        if mark.strip():
            suits[int(mark.strip()[1:]) - 1] = SUIT_LETTERS.index(mark.strip()[0])
    lay_suits(g, suits)
    setters = [turn.faction for turn in log.turns[: len(seats)]]
    if "G" in setters and setters.index("G") < setters.index("V"):
        g.agenda[2] = VAGABOND2
    return g


def walk(log: Log, verdicts: Verdicts) -> Walk:
    """Walks a log."""
    g = set_table(log)
    found = Walk(winner_in_log=log.winner)
    loose: Loose = frozenset()
    turns = [(turn, read_turn_as(g, turn, verdicts)) for turn in log.turns]
    for n, (turn, told) in enumerate(turns):
        if g.turn:
            g.now = g.order.index(LETTERS.index(turn.faction))
        meanings = [m for _, read in told for m in read]
        later = [m for _, rest in turns[n + 1 :] for _, read in rest for m in read]
        node = Search(meanings, precious(later), quests_needed(later)).walk(g, loose)
        g, loose = node.base, node.loose
        if g.over and n + 1 < len(turns):
            g.over = False
        report(found, turn, told, node, verdicts)
    check_points(g)
    found.winners = "".join(LETTERS[f] for f in g.winners)
    return found


Told = list[tuple[str, list[Meaning]]]
"""Actions as written, each with the meanings of what it must be read as."""


def read_turn_as(g: Root, turn: Turn, verdicts: Verdicts) -> Told:
    """The meanings of a turn's actions; slips that we understand are read as they must be."""
    reader = Reader(g, WOODLANDS[g.map_], LETTERS.index(turn.faction))
    found: Told = []
    for n, action in enumerate(turn.actions, 1):
        verdict = verdicts.get((turn.line, n))
        if verdict is not None and verdict.read is not None:
            found.append((action.text, [reader.mean(read_action(x)) for x in verdict.read.split("/") if x]))
        else:
            found.append((action.text, read_meaning(reader, turn, n, action)))
        for meaning in found[-1][1]:
            meaning.forced = verdict is not None and verdict.force
    return found


def read_meaning(reader: Reader, turn: Turn, n: int, action: Action) -> list[Meaning]:
    """The meaning of an action; what cannot be understood joins what could not be read."""
    try:
        return [reader.mean(action)]
    except NotRead as problem:
        turn.unread.append((n, str(problem)))
        return []


def precious(meanings: list[Meaning]) -> list[int]:
    """The cards that a log will name."""
    specs: list[CardSpec] = [p.card for m in meanings for p in m.patterns if p.card and (p.card.name or p.card.item >= 0)]
    return [c for c in range(CARDS) if any(s.fits(c) for s in specs)]


def report(found: Walk, turn: Turn, told: Told, node: Node, verdicts: Verdicts) -> None:
    """Writes down what became of a turn."""
    refused = dict(node.refused)
    unread = dict(turn.unread)
    first = 0
    for n, (text, read) in enumerate(told, 1):
        here = range(first, first + len(read))
        first += len(read)
        verdict = verdicts.get((turn.line, n))
        status = ALLOWED
        if n in unread:
            status = UNREAD
        elif any(i in refused for i in here):
            status = REFUSED
        elif verdict is not None and verdict.read is not None:
            status = CORRECTED
        elif any(i == early and w not in refused for i in here for early, w in node.early):
            status = REORDERED
        elif any(i in node.moved for i in here) or any(m.action.form == "battle" for m in read):
            status = STEERED
        step = Step(turn.line, turn.faction, n, text, status, unread.get(n, ""))
        if verdict is not None and status in (REFUSED, CORRECTED, UNREAD):
            step.verdict, step.note = verdict.kind, verdict.note
        for i in here:
            if i in refused and step.reason is None:
                step.reason, step.clause = why(refused[i], read[i - here.start], LETTERS.index(turn.faction))
        found.steps.append(step)
    found.beside += [(turn.line, event) for _, event in node.unlogged]
