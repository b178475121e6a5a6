"""What one viewer sees of a table, in one language. Only Game's own views, logs, questions and refusals get in here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from regnum.engine.ask import PASS
from regnum.engine.chance import commitment
from regnum.engine.kinds import Message, Noun, Pair, Seat
from regnum.game import Game, OpenAsk
from regnum.messages import render
from regnum.server.ledger import Ledger, points_of
from regnum.server.naming import names_of
from regnum.server.schema import ChairRow, TableRow, open_wish
from regnum.server.wire import Chair, Choice, LogLine, Question, Refused, TableState, Undo, Waiting
from regnum.words import say, words


@dataclass(frozen=True)
class Viewer:
    """Who looks: the seats it plays (none: a spectator), whether it is the host, and its language."""

    seats: tuple[int, ...] = ()
    host: bool = False
    lang: str = "en"

    @property
    def me(self) -> int | None:
        """The seat that is "you"; None for a spectator, and for several players on one device."""
        return self.seats[0] if len(self.seats) == 1 else None

    def looks_from(self, game: Game) -> int | None:
        """The seat whose view is shown: the one that is asked, else the first."""
        asked = (a.seat for a in game.asks if a.seat in self.seats)
        return next(asked, self.seats[0] if self.seats else None)


PHRASES: Final = 20_000
_phrases: dict[tuple[object, ...], str] = {}


def phrase(lang: str, message: Message, names: Sequence[str] = (), me: int | None = None) -> str:
    """A message in words, as `render` says it; the same few phrases are asked for again and again, so they are kept."""
    key = (lang, flat(message), tuple(names), me)
    found = _phrases.get(key)
    if found is None:
        if len(_phrases) >= PHRASES:
            _phrases.clear()
        found = _phrases[key] = render(lang, message, names, me)
    return found


def flat(message: Message) -> tuple[object, ...]:
    """A message as a key."""
    args = message.args.items()
    return (message.key, *((name, flat(x) if isinstance(x, Message) else x) for name, x in args))


class Journal:
    """The log in words, for each reader, as far as it has been read."""

    def __init__(self) -> None:
        self.pages: dict[tuple[str, int | None, int | None], list[LogLine]] = {}
        self.read: dict[tuple[str, int | None, int | None], int] = {}

    def lines(self, ledger: Ledger, viewer: Viewer, seat: int | None, names: Sequence[str]) -> list[LogLine]:
        """Every line that `seat` may read."""
        reader = (viewer.lang, seat, viewer.me)
        page = self.pages.setdefault(reader, [])
        for n, message in ledger.game.log(seat, self.read.get(reader, 0)):
            parts = parts_of(ledger.game, n)
            who = int(parts["who"]) - 1 if "who" in parts else None
            text = phrase(viewer.lang, message, names, viewer.me)
            page.append(LogLine(n, ledger.decision_of(n), who, message.key, text, parts))
        self.read[reader] = len(ledger.game.session.g.log or [])
        return page

    def cut(self, length: int) -> None:
        """Forgets the lines from number `length` on, which were taken back."""
        for reader, page in self.pages.items():
            page[:] = [line for line in page if line.n < length]
            self.read[reader] = min(self.read[reader], length)


def parts_of(game: Game, n: int) -> dict[str, str]:
    """The nouns of a line of the log as slugs, for motion on the board. The caller has made sure it may be read."""
    log = game.session.g.log
    assert log is not None
    found: dict[str, str] = {}
    for (name, noun), x in zip(game.book.sayings[log[n].saying].nouns, log[n].args, strict=False):
        if x != PASS:
            put_part(found, name, noun, x)
    return found


def put_part(found: dict[str, str], name: str, noun: Noun, x: int) -> None:
    """One noun as a slug; a pair as two. `who` is always a seat."""
    if isinstance(noun, Pair):
        put_part(found, noun.names[0], noun.first, x // noun.second.size)
        put_part(found, noun.names[1], noun.second, x % noun.second.size)
    elif name != "who" or isinstance(noun, Seat):
        found[name] = noun.text(x)


@dataclass(frozen=True)
class Table:
    """All that a state is made from. `ledger` is None before the start; `online` are the seats with an open page."""

    row: TableRow
    chairs: Sequence[ChairRow]
    ledger: Ledger | None
    journal: Journal
    online: frozenset[int]

    def state(self, viewer: Viewer) -> TableState:
        """The table as it stands."""
        row, ledger, lang = self.row, self.ledger, viewer.lang
        names = names_of(self.chairs, lang)
        state = self.frame(viewer, names)
        if ledger is None:
            return state
        game = ledger.game
        seat = viewer.looks_from(game)
        state.view = game.view(seat)
        state.log = self.journal.lines(ledger, viewer, seat, names)
        self.count(state)
        if ledger.problem is not None:
            state.problem = phrase(lang, ledger.problem, names, viewer.me)
        elif not row.frozen:
            asked = None if seat is None else game.ask_of(seat)
            if asked is not None:
                state.question = question(game, asked, lang, names, viewer.me)
            waiting = [a for a in game.asks if asked is None or a.seat != asked.seat]
            state.waiting = [Waiting(a.seat, phrase(lang, a.prompt("wait"), names, viewer.me)) for a in waiting]
            state.undo = self.undo(ledger, viewer)
        return state

    def past(self, viewer: Viewer, n: int) -> TableState:
        """The table as it stood before decision `n`, to be looked at. Before the start: as it stands."""
        ledger = self.ledger
        if ledger is None:
            return self.state(viewer)
        names = names_of(self.chairs, viewer.lang)
        state = self.frame(viewer, names)
        then = ledger.game.at(n)
        seat = viewer.looks_from(then)
        state.view = then.view(seat)
        state.decisions = then.decisions
        state.over = then.over
        state.log = [x for x in self.journal.lines(ledger, viewer, seat, names) if x.decision <= then.decisions]
        self.count(state)
        return state

    def frame(self, viewer: Viewer, names: Sequence[str]) -> TableState:
        """The state without what the game itself says."""
        row, ledger, lang = self.row, self.ledger, viewer.lang
        over = ledger is not None and ledger.game.over
        return TableState(
            id=row.id,
            game=row.game,
            title=row.name or say(lang, f"{row.game}-title"),
            lang=lang,
            n=row.n,
            decisions=0 if ledger is None else ledger.game.decisions,
            options=row.options,
            chairs=chairs(self.chairs, names, viewer.seats, self.online),
            seats=list(viewer.seats),
            host=viewer.host,
            started=ledger is not None,
            over=over,
            view=None,
            question=None,
            waiting=[],
            log=[],
            undo=Undo(False, "", None, []),
            commitment="" if row.seed else commitment(row.live_key),
            key=row.live_key.hex() if over and not row.seed else "",
            problem="",
            again=row.again,
        )

    def count(self, state: TableState) -> None:
        """Puts the points of the view beside the chairs."""
        for chair, points in zip(state.chairs, points_of(state.view, len(state.chairs)), strict=True):
            chair.points = points

    def undo(self, ledger: Ledger, viewer: Viewer) -> Undo:
        """What the viewer may take back, and the open wish of the table."""
        reasons = [ledger.why_not_back(seat) for seat in viewer.seats]
        can = "" in reasons
        wish = open_wish(self.row)
        undo = Undo(can, "" if can or not reasons else say(viewer.lang, reasons[0]), None, [])
        if wish is not None:
            undo.asked_by = wish.seat
            undo.missing = [c.seat for c in self.chairs if c.who == "human" and c.seat not in wish.agreed]
        return undo


def chairs(rows: Sequence[ChairRow], names: Sequence[str], mine: Sequence[int], online: frozenset[int]) -> list[Chair]:
    """The seats of a table as a viewer who plays `mine` sees them, without points."""
    return [
        Chair(c.seat, names[c.seat], c.who, c.bot, c.role, c.seat in mine, c.who == "bot" or c.seat in online, 0) for c in rows
    ]


def question(game: Game, asked: OpenAsk, lang: str, names: Sequence[str], me: int | None) -> Question:
    """A question with all its choices and all that is closed, in words."""
    ask = next(a for a in game.session.waiting() if a.seat == asked.seat)
    prompt = asked.prompt()
    choices = []
    for option, text in zip(asked.options, asked.texts, strict=True):
        hints = [phrase(lang, hint, names, me) for hint in game.book.foretell(game.session.g, ask, option)]
        choices.append(Choice(option, text, target(text), phrase(lang, asked.label(option), names, me), hints))
    refused = [
        Refused(
            text=r.text,
            target=target(r.text),
            label=phrase(lang, asked.label(r.option), names, me),
            title=attribute(lang, r.reason, "title", names, me),
            reason=phrase(lang, r.reason, names, me),
            clause=r.clause,
        )
        for r in game.why(asked.seat)
    ]
    return Question(
        seat=asked.seat,
        kind=asked.kind,
        prompt=phrase(lang, prompt, names, me),
        note=attribute(lang, prompt, "note", names, me),
        clause=asked.clause,
        secret=ask.secret or bool(game.session.group),
        choices=choices,
        refused=refused,
    )


def attribute(lang: str, message: Message, name: str, names: Sequence[str], me: int | None) -> str:
    """An attribute of a message, with the arguments of the message; "" when the words have none."""
    key = f"{message.key}.{name}"
    return phrase(lang, Message(key, message.args), names, me) if words(False).has(lang, key) else ""


def target(text: str) -> str:
    """What lights up on the board: the option's text without its kind."""
    return text.partition(" ")[2]
