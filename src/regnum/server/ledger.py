"""The game of a table, as its entries make it. Nothing here waits: the same entries give the same game anywhere."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

import msgspec

from regnum.campaign import ending_of
from regnum.engine.ask import Ask
from regnum.engine.chance import commitment
from regnum.engine.errors import BadRecord, CannotUndo, IllegalMove
from regnum.engine.kinds import Message
from regnum.engine.registry import rulebook
from regnum.game import Game, begin, script
from regnum.record import Record, spans
from regnum.server.naming import names_of
from regnum.server.schema import ChairRow, ChapterRow, Entry, Status, TableRow


def points_of(view: Any, seats: int) -> list[int]:
    """The points of each seat as a view shows them: the sum of its score sheet."""
    sheet = getattr(view, "sheet", None) or []
    return [sum(row.points[seat] for row in sheet) for seat in range(seats)]


def header_of(row: TableRow, chairs: Sequence[ChairRow]) -> Record:
    """The header of a table's record. Raises BadSetup for options the game does not have (any more)."""
    book = rulebook(row.game)
    header = Record(row.game, row.rules, book.seat_list([c.role for c in chairs]), book.option_values(row.options))
    header.players = names_of(chairs, row.lang)
    header.seed = row.seed
    if not row.seed:
        header.commitment = commitment(row.live_key)
    return header


class Ledger:
    """A game and the entries that made it.

    `n` counts them. `marks[d]` is the length of the log when `d` decisions had been taken. `asked` keeps the question of
    each seat that is asked, `put` how many questions each seat has been put so far, also those that were taken back.
    `problem` says why it can only be looked at: not all entries could be followed, or they were given under other rules.
    `points` are those after some decisions, as far as somebody asked. `hands[seat]` says of each answer of a seat who gave it,
    as entries do.
    """

    def __init__(self, row: TableRow, chairs: Sequence[ChairRow]) -> None:
        header = header_of(row, chairs)
        key = b"" if row.seed else row.live_key
        said = [] if not row.opening else row.opening.split("; ")
        self.game: Game = begin(rulebook(row.game), header, key, script(said, {}, 0))
        self.bots: set[int] = {c.seat for c in chairs if c.by_bot}
        self.people: set[int] = {c.seat for c in chairs if c.in_person}
        self.hands: list[list[str]] = [[] for _ in chairs]
        self.n: int = 0
        self.marks: list[int] = [len(self.game.session.g.log or [])]
        self.asked: dict[int, Ask] = {}
        self.put: list[int] = [0] * len(chairs)
        self.problem: Message | None = None
        self.points: dict[int, list[int]] = {}
        self.note()

    def sit(self, chairs: Sequence[ChairRow], lang: str) -> None:
        """Others sit at the table now, or under other names."""
        self.bots = {c.seat for c in chairs if c.by_bot}
        self.people = {c.seat for c in chairs if c.in_person}
        self.game.header.players = names_of(chairs, lang)

    # ---------------------------------------------------------------- entries
    def apply(self, entry: Entry) -> Entry:
        """Makes an entry happen, as if it had been given now; returns it with what chance said.

        Raises IllegalMove or CannotUndo, and changes nothing."""
        game = self.game
        uses = game.session.g.chance.uses
        if entry.kind == "play":
            game.play(entry.text, entry.seat)
            self.hands[entry.seat].append(entry.by)
        elif entry.kind == "retract":
            game.undo(entry.seat)
        else:
            game.rewind(int(entry.text))
        if entry.kind != "play":
            self.let_go()
        self.n += 1
        self.note()
        return replace(entry, said="; ".join(self.said(uses)))

    def follow(self, entries: Sequence[Entry]) -> None:
        """Applies entries from the store; luck is what they say it was. Stops with `problem` where one is not legal.

        A game begun under other rules is shown, but not played on."""
        for entry in entries:
            if self.problem is not None:
                return
            chance = self.game.session.g.chance
            try:
                if entry.said and chance.memory is not None:
                    script(entry.said.split("; "), chance.memory, chance.uses)
                self.apply(entry)
            except (IllegalMove, CannotUndo, BadRecord):
                self.problem = Message("regnum-table-stopped", {"n": self.game.decisions})
        played, today = self.game.header.rules, self.game.book.rules_version
        if self.problem is None and played != today:
            self.problem = Message("regnum-table-older", {"rules": played, "now": today})

    def let_go(self) -> None:
        """Forgets who gave answers that were taken back."""
        session = self.game.session
        given = [session.group[i].seat for i in session.given]
        for seat, hands in enumerate(self.hands):
            del hands[sum(d.seat == seat for d in session.trail.history) + given.count(seat) :]

    def said(self, since: int) -> list[str]:
        """What chance has said after use `since`."""
        chance = self.game.session.g.chance
        memory = chance.memory or {}
        return [memory[use] for use in range(since + 1, chance.uses + 1)]

    def note(self) -> None:
        """Keeps up `marks`, `asked` and `put` after a change."""
        game = self.game
        lines, decisions = len(game.session.g.log or []), game.decisions
        del self.marks[decisions + 1 :]
        self.points = {d: points for d, points in self.points.items() if d < decisions}
        while len(self.marks) < decisions:
            self.marks.append(self.marks[-1])
        if len(self.marks) == decisions:
            self.marks.append(lines)
        before = self.asked
        self.asked = {ask.seat: ask for ask in game.session.waiting()}
        for seat, ask in self.asked.items():
            if before.get(seat) is not ask:
                self.put[seat] += 1

    # ---------------------------------------------------------------- looking
    def decision_of(self, line: int) -> int:
        """How many decisions had been taken when a line of the log was written."""
        return bisect_right(self.marks, line)

    def put_to(self, seats: Sequence[int]) -> int:
        """How many questions `seats` have been put: an answer to an earlier one comes too late. Others who answer a question
        asked together do not change it."""
        return sum(self.put[seat] for seat in seats)

    def course(self, moments: Sequence[int]) -> list[list[int]]:
        """The points of all seats after so many decisions each, as a spectator saw them."""
        game, seats = self.game, len(self.game.header.seats)
        for decisions in moments:
            if decisions not in self.points:
                self.points[decisions] = points_of(game.at(decisions).view(None), seats)
        return [self.points[decisions] for decisions in moments]

    def record(self) -> str:
        """The record, with who else played where not all answers were given by those whose names are on the chairs."""
        numbers: dict[tuple[int, str], list[int]] = {}
        hands = [iter(given) for given in self.hands]
        for n, decision in enumerate(self.game.session.trail.history, 1):
            by = next(hands[decision.seat])
            if by:
                numbers.setdefault((decision.seat, by), []).append(n)
        self.game.header.who = [f"{seat + 1} {spans(found)} {by}" for (seat, by), found in sorted(numbers.items())]
        return self.game.record()

    def last_of(self, seat: int) -> int | None:
        """The number of the last decision of `seat`."""
        history = self.game.session.trail.history
        return next((k for k in range(len(history) - 1, -1, -1) if history[k].seat == seat), None)

    def status(self, frozen: bool) -> Status:
        """Where the table stands, for its row."""
        game = self.game
        waiting = [] if frozen or self.problem is not None else sorted(self.asked)
        winners = game.result.winners if game.over else []
        return Status(game.decisions, waiting, any(s in self.bots for s in waiting), game.over, list(winners))

    def chapter(self, row: TableRow, chairs: Sequence[ChairRow], ended: int) -> ChapterRow | None:
        """What the campaign of the table keeps of the game; None while it runs and where there is no campaign."""
        if not row.campaign or not self.game.over:
            return None
        ending = msgspec.to_builtins(ending_of(self.game))
        seated = [asdict(chair) for chair in chairs]
        return ChapterRow(row.campaign, row.chapter, row.id, ended, seated, ending, self.record())
