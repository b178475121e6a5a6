"""What one viewer sees of a table, in one language. Only Game's own views, logs, questions and refusals get in here."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import msgspec

from regnum.engine.ask import PASS
from regnum.engine.chance import commitment
from regnum.engine.kinds import Arg, Message
from regnum.engine.registry import rulebook
from regnum.game import Game, OpenAsk
from regnum.server.clocks import read_clock
from regnum.server.journal import Journal, Viewer, Written, phrase
from regnum.server.ledger import Ledger, points_of
from regnum.server.naming import names_of
from regnum.server.schema import ChairRow, TableRow, open_votes, open_wish
from regnum.server.wire import Cast, Chair, Choice, Hint, LogLine, NoWayBack, Question, Refused, TableState, Told, Undo
from regnum.words import say, words

LEVEL: Final = 4
"""Of compression: 2 to 4% larger than 6, in two thirds of the time (decision 0018)."""
RAW: Final = -zlib.MAX_WBITS


def looks_from(viewer: Viewer, game: Game) -> int | None:
    """The seat whose view is shown: the viewer's only one. Several on one device take turns: the one that is asked, and
    nobody's while none is."""
    if len(viewer.seats) == 1:
        return viewer.seats[0]
    return next((a.seat for a in game.asks if a.seat in viewer.seats), None)


def readable(line: LogLine, seat: int | None) -> bool:
    """Whether a line of a viewer's log is shown while `seat` looks."""
    return not line.only or seat in line.only


class Has(NamedTuple):
    """Which lines of the log a page has: all that `marks` stand for, but not the `owed` ones, which another seat of the page
    may read that has not looked since."""

    marks: Sequence[int] = (0,)
    owed: tuple[int, ...] = ()


class Shown:
    """A state ready to be sent. `content` is all of it but the lines, which `marks` stand for; a page that has some of the
    lines gets the others. What is sent is compressed once for all pages that have the same."""

    def __init__(self, state: TableState, log: Written) -> None:
        self.state: TableState = state
        self.lines: list[LogLine] = log.lines[:]
        self.marks: list[int] = log.marks[:]
        self.frames: dict[tuple[int, tuple[int, ...]], tuple[bytes, Has]] = {}
        state.mark = f"{len(self.lines)}-{self.marks[-1]:x}"
        self.content: bytes = msgspec.json.encode(state)

    def known(self, mark: str) -> Has:
        """What a page has that comes back and says how far it had read; nothing, if that is no longer what stands there."""
        count, _, last = mark.partition("-")
        k = int(count) if count.isascii() and count.isdigit() and len(count) < 9 else 0
        if k < len(self.marks) and f"{self.marks[k]:x}" == last:
            return Has(self.marks[: k + 1], tuple(line.n for line in self.lines[:k] if line.only))
        return Has()

    def frame(self, has: Has) -> tuple[bytes, Has]:
        """The state with the lines that a page may show and has not, as raw deflate; and what the page has then."""
        k = min(len(has.marks), len(self.marks)) - 1
        while has.marks[k] != self.marks[k]:
            k -= 1
        owed = tuple(n for n in has.owed if n < k)
        found = self.frames.get((k, owed))
        if found is None:
            state, missing = self.state, [*(self.lines[n] for n in owed), *self.lines[k:]]
            state.log, state.since = [line for line in missing if readable(line, state.looks)], k
            still = tuple(line.n for line in missing if not readable(line, state.looks))
            found = zlib.compress(msgspec.json.encode(state), LEVEL, RAW), Has(self.marks, still)
            self.frames[k, owed] = found
        return found


@dataclass
class Table:
    """All that a state is made from, as long as it stands. `ledger` is None before the start; `online` are the seats with an
    open page, `seen` when the others gave a last sign of life. What several viewers see is made once."""

    row: TableRow
    chairs: Sequence[ChairRow]
    ledger: Ledger | None
    journal: Journal
    online: frozenset[int]
    seen: Mapping[int, int]
    called: dict[str, tuple[str, ...]] = field(default_factory=dict)
    frames: dict[str, TableState] = field(default_factory=dict)
    views: dict[int | None, Any] = field(default_factory=dict)
    states: dict[Viewer, Shown] = field(default_factory=dict)

    def names(self, lang: str) -> tuple[str, ...]:
        """What the chairs are called."""
        if lang not in self.called:
            self.called[lang] = tuple(names_of(self.chairs, lang))
        return self.called[lang]

    def view(self, game: Game, seat: int | None) -> Any:
        """What a seat sees of the game."""
        if seat not in self.views:
            self.views[seat] = game.view(seat)
        return self.views[seat]

    def state(self, viewer: Viewer) -> TableState:
        """The table as it stands."""
        row, ledger, lang = self.row, self.ledger, viewer.lang
        names = self.names(lang)
        state = self.frame(viewer)
        if ledger is None:
            return state
        game = ledger.game
        seat = state.looks
        state.view = self.view(game, seat)
        state.moment = len(self.journal.reading(ledger, viewer.seats).moments) - 1
        self.count(state)
        state.told = [sentence(lang, said, names, viewer.me) for said in game.book.chapter(game.session.g)]
        if state.over:
            state.sequel = bool(row.campaign) and game.result.sequel is not None
        if ledger.problem is not None:
            state.problem = phrase(lang, ledger.problem, names, viewer.me)
        elif not row.frozen:
            asked = None if seat is None or seat in ledger.bots else game.ask_of(seat)
            if asked is not None:
                state.question = question(game, asked, lang, names, viewer.me)
            state.waiting = sorted(s for s in ledger.asked if asked is None or s != asked.seat)
            state.phase = phrase(lang, game.book.phase(game.session.g), names, viewer.me)
            state.undo = self.undo(ledger, viewer)
        return state

    def shown(self, viewer: Viewer) -> Shown:
        """The table as it stands, ready to be sent."""
        found = self.states.get(viewer)
        if found is None:
            state, ledger = self.state(viewer), self.ledger
            log = Written() if ledger is None else self.journal.page(ledger, viewer, self.names(viewer.lang))
            found = self.states[viewer] = Shown(state, log)
        return found

    def past(self, viewer: Viewer, moment: int) -> TableState:
        """The table as it stood at one of the viewer's moments, to be looked at by who looks now. Before the start: as it
        stands."""
        ledger = self.ledger
        if ledger is None:
            return self.state(viewer)
        state = self.frame(viewer)
        moments = self.journal.reading(ledger, viewer.seats).moments
        state.moment = max(0, min(moment, len(moments) - 1))
        then = ledger.game.at(moments[state.moment])
        state.view = then.view(state.looks)
        state.over = then.over
        lines = self.journal.page(ledger, viewer, self.names(viewer.lang)).lines
        state.log = [x for x in lines if x.moment <= state.moment and readable(x, state.looks)]
        self.count(state)
        return state

    def after(self, viewer: Viewer, line: int) -> TableState:
        """The table as it stood when a line of the viewer's log had come to pass, which may be on the way from one decision to
        the next question; before the start, and past the last line: as it stands."""
        ledger = self.ledger
        if ledger is None:
            return self.state(viewer)
        lines = self.journal.page(ledger, viewer, self.names(viewer.lang)).lines
        if not 0 <= line < len(lines) or not readable(lines[line], looks_from(viewer, ledger.game)):
            return self.past(viewer, len(lines))
        n = self.journal.reading(ledger, viewer.seats).lines[line]
        state, then = self.frame(viewer), ledger.game.scene(ledger.decision_of(n), n)
        state.moment, state.over = lines[line].moment, then.over
        state.view = ledger.game.book.view(then, state.looks)
        state.log = [x for x in lines[: line + 1] if readable(x, state.looks)]
        self.count(state)
        return state

    def frame(self, viewer: Viewer) -> TableState:
        """The state without what the game itself says."""
        ledger = self.ledger
        if viewer.lang not in self.frames:
            self.frames[viewer.lang] = self.of_all(viewer.lang)
        return msgspec.structs.replace(
            self.frames[viewer.lang],
            asked=0 if ledger is None else ledger.put_to(viewer.seats),
            chairs=self.sitters(viewer),
            seats=list(viewer.seats),
            looks=None if ledger is None else looks_from(viewer, ledger.game),
            host=viewer.host,
            hints=bool(viewer.seats) and may_ask(self.row, self.chairs),
        )

    def of_all(self, lang: str) -> TableState:
        """What everybody sees of the table alike, in one language."""
        row, ledger = self.row, self.ledger
        over = ledger is not None and ledger.game.over
        return TableState(
            id=row.id,
            game=row.game,
            title=row.name or say(lang, f"{row.game}-title"),
            lang=lang,
            asked=0,
            moment=0,
            options=shown_options(row.game, row.options),
            chairs=[],
            seats=[],
            looks=None,
            host=False,
            started=ledger is not None,
            over=over,
            view=None,
            question=None,
            waiting=[],
            phase="",
            log=[],
            since=0,
            mark="",
            undo=Undo(False, False, "", None, []),
            commitment="" if row.seed else commitment(row.live_key),
            key=row.live_key.hex() if over and not row.seed else "",
            problem="",
            again=row.again,
            campaign=row.campaign,
            sequel=False,
            told=[],
            clock=read_clock(row.clock),
            patience=row.patience,
            pace=row.pace,
            champion=row.hints,
            votes=[Cast(seat, by, choice) for seat, cast in open_votes(row).items() for by, choice in cast.items()],
        )

    def sitters(self, viewer: Viewer) -> list[Chair]:
        """The seats with their clocks and who is there."""
        found = chairs(self.chairs, self.names(viewer.lang), viewer.seats, self.online, self.seen)
        for chair, (left, since) in zip(found, self.row.clocks, strict=False):
            chair.left, chair.since = left, since
        return found

    def count(self, state: TableState) -> None:
        """Puts the points of the view beside the chairs."""
        for chair, points in zip(state.chairs, points_of(state.view, len(state.chairs)), strict=True):
            chair.points = points

    def undo(self, ledger: Ledger, viewer: Viewer) -> Undo:
        """What the viewer may take back, and the open wish of the table."""
        refusals = [ledger.game.why_not_undo(seat) for seat in viewer.seats]
        reasons = [phrase(viewer.lang, refusal.reason) for refusal in refusals if refusal is not None]
        can = len(reasons) < len(refusals)
        wish = open_wish(self.row)
        far = any(ledger.last_of(seat) is not None for seat in viewer.seats)
        undo = Undo(can, far, "" if can or not reasons else reasons[0], None, [])
        if wish is not None:
            undo.asked_by = wish.seat
            undo.missing = [c.seat for c in self.chairs if c.in_person and c.seat not in wish.agreed]
        return undo


def chairs(
    rows: Sequence[ChairRow], names: Sequence[str], mine: Sequence[int], online: frozenset[int], seen: Mapping[int, int]
) -> list[Chair]:
    """The seats of a table as a viewer who plays `mine` sees them, without points."""
    return [
        Chair(
            seat=c.seat,
            name=names[c.seat],
            who=c.who,
            bot=c.bot,
            role=c.role,
            you=c.seat in mine,
            online=not c.for_people or c.seat in online,
            points=0,
            seen=0 if not c.for_people or c.seat in online else seen.get(c.seat, 0),
        )
        for c in rows
    ]


def question(game: Game, asked: OpenAsk, lang: str, names: Sequence[str], me: int | None, free: bool = False) -> Question:
    """A question with all its choices and all that is closed, in words. Where going back is `free`, nothing is final."""
    ask = next(a for a in game.session.waiting() if a.seat == asked.seat)
    kind, prompt = game.book.kinds[ask.kind], asked.prompt()
    choices = []
    finals = no_way_back(game, asked) if not free else ["" for _ in asked.options]
    for option, text, final in zip(asked.options, asked.texts, finals, strict=True):
        hints = [
            Hint(hint.key, message_parts(hint), phrase(lang, hint, names, me))
            for hint in game.book.foretell(game.session.g, ask, option)
        ]
        label = phrase(lang, asked.label(option), names, me)
        choices.append(Choice(text, kind.name, kind.noun.parts(option), label, hints, final))
    refused = [
        Refused(
            text=r.text,
            kind=kind.name,
            parts=kind.noun.parts(r.option),
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
        about={} if kind.about is None else kind.about.parts(ask.about),
        prompt=phrase(lang, prompt, names, me),
        note=attribute(lang, prompt, "note", names, me),
        clause=asked.clause,
        secret=bool(game.session.group),
        choices=choices,
        finals={key: NoWayBack(say(lang, key), say(lang, f"{key}.deed")) for key in finals if key},
        refused=refused,
    )


def no_way_back(game: Game, asked: OpenAsk) -> list[str]:
    """Of each option the key of the words that say why it cannot be taken back, "" where it can. A question may have words of
    its own for what does not end a turn (`<game>-<kind>-final`): the dice, though others may answer before the roll."""
    own = f"{game.book.name}-{asked.kind}-final"
    usual = ("over", "together", "turn") if words(False).has("en", own) else None
    return [
        "" if not why else own if usual and x != PASS and why not in usual else f"regnum-final-{why}"
        for x, why in zip(asked.options, game.finals(asked.seat), strict=True)
    ]


def message_parts(message: Message) -> dict[str, str]:
    """The numbers and things of a message by name; those of a message within it stand beside its own."""
    found: dict[str, str] = {}
    for name, x in message.args.items():
        if isinstance(x, Message) and x.args:
            found |= message_parts(x)
        else:
            found[name] = x.key if isinstance(x, Message) else str(x)
    return found


def sentence(lang: str, message: Message, names: Sequence[str], me: int | None = None) -> Told:
    """A sentence of the book."""
    parts = {name: thing(x) for name, x in message.args.items()}
    return Told(message.key, parts, phrase(lang, message, names, me))


def thing(x: Arg) -> str:
    """What an argument of a message stands for: a number, a seat (from 1), or the key of a name."""
    if not isinstance(x, Message):
        return str(x)
    return str(x.args["seat"]) if x.key == "regnum-seat" else x.key


def attribute(lang: str, message: Message, name: str, names: Sequence[str], me: int | None) -> str:
    """An attribute of a message, with the arguments of the message; "" when the words have none."""
    key = f"{message.key}.{name}"
    return phrase(lang, Message(key, message.args), names, me) if words(False).has(lang, key) else ""


def may_ask(row: TableRow, chairs: Sequence[ChairRow]) -> bool:
    """Whether the champion may be asked at a table: where its host allowed it, and where somebody is the only one."""
    return row.hints or sum(chair.for_people for chair in chairs) == 1


def shown_options(game: str, values: dict[str, str]) -> dict[str, str]:
    """The options of a table that its players may read."""
    known = rulebook(game).options
    return {name: value for name, value in values.items() if name not in known or known[name].shown}
