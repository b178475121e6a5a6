"""The public face of a game: what bot writers, the command line and the server hold in their hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final, Literal

from regnum.engine.ask import PASS, Ask
from regnum.engine.chance import commitment, keyed, seeded
from regnum.engine.errors import BadRecord, BadSetup, CannotUndo, DeadEnd, IllegalMove
from regnum.engine.kinds import Kind, Message
from regnum.engine.registry import Result, Rulebook, is_line, rulebook
from regnum.engine.session import Session, start
from regnum.engine.state import Line, State
from regnum.engine.trail import HISTORY
from regnum.messages import render
from regnum.record import SEED_DIGITS, Move, Record, brief, parse

MANY: Final = 40
"""Of more options than this, nobody tries which could be taken back."""
Why = Literal["", "asked", "known", "luck", "over", "together", "turn", "unknown"]
"""Why an answer cannot be taken back freely. Words: `regnum-final-<why>`."""


@dataclass(frozen=True)
class Refused:
    """An option that is closed to a seat: its text, the reason as a message, and the clause."""

    option: int
    text: str
    reason: Message
    clause: str


class OpenAsk:
    """An open question as players see it."""

    def __init__(self, book: Rulebook[Any], ask: Ask, options: list[int]) -> None:
        self._book: Rulebook[Any] = book
        self._kind: Kind = book.kinds[ask.kind]
        self._ask: Ask = ask
        self.seat: int = ask.seat
        self.kind: str = self._kind.name
        self.clause: str = self._kind.clause
        self.options: list[int] = options

    @property
    def texts(self) -> list[str]:
        """The options as `play` and the record write them."""
        return [self._kind.text(x) for x in self.options]

    @property
    def actions(self) -> list[int]:
        """The fixed action ids of the options, for learning agents."""
        return [self._kind.action(x) for x in self.options]

    def labels(self, lang: str = "en") -> list[str]:
        """The options in words."""
        return [render(lang, self.label(x)) for x in self.options]

    def label(self, option: int) -> Message:
        """One option as a message: `<game>-<kind>-option` with `it` (or `from` and `to`), or `<game>-<kind>-pass`."""
        stem = f"{self._book.name}-{self.kind}"
        if option == PASS:
            return Message(f"{stem}-pass")
        message = Message(f"{stem}-option")
        self._kind.noun.fill(message.args, "it", option)
        return message

    def prompt(self) -> Message:
        """The question as a message, `<game>-<kind>-ask`, for the one asked; others are told the phase alone."""
        message = Message(f"{self._book.name}-{self.kind}-ask", {"who": Message("regnum-seat", {"seat": self.seat + 1})})
        if self._kind.about is not None and self._ask.about != PASS:
            self._kind.about.fill(message.args, "about", self._ask.about)
        return message


class Game:
    """One game, from its options to its result. Made by `new` and `load`."""

    def __init__(self, book: Rulebook[Any], session: Session, header: Record, key: bytes = b"") -> None:
        self.book: Rulebook[Any] = book
        self.session: Session = session
        self.header: Record = header
        self.key: bytes = key
        self.problem: BadRecord | None = None
        self._tried: tuple[Ask, int, list[Why]] | None = None

    # ---------------------------------------------------------------- looking
    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.session.g.over

    @property
    def decisions(self) -> int:
        """How many decisions have been taken."""
        return len(self.session.trail.history)

    @property
    def ask(self) -> OpenAsk:
        """The open question; where several seats are asked at once, the first without an answer.

        Raises IllegalMove when the game is over."""
        if self.session.ask is None:
            raise IllegalMove("the game is over", Message("regnum-game-over"))
        return OpenAsk(self.book, self.session.ask, self.session.options)

    @property
    def asks(self) -> list[OpenAsk]:
        """Every open question; empty at the end."""
        return [OpenAsk(self.book, a, self.session.options_of(a.seat)) for a in self.session.waiting()]

    def ask_of(self, seat: int) -> OpenAsk | None:
        """The question put to `seat`, if there is one."""
        ask = self.session.ask_of(seat)
        return None if ask is None else OpenAsk(self.book, ask, self.session.options_of(seat))

    @property
    def result(self) -> Result:
        """Winners, scores, how it ended, what may follow; before the end, as the points stand."""
        result = self.book.result(self.session.g)
        result.sequel = self.book.sequel(self.session.g) if self.over else None
        return result

    def view(self, seat: int | None) -> Any:
        """All that `seat` may see (None: a spectator)."""
        return self.book.view(self.session.g, seat)

    def log(self, seat: int | None, since: int = 0) -> list[tuple[int, Message]]:
        """The lines `seat` may read, from line `since`, each with its number."""
        reader = PASS if seat is None else seat
        lines = enumerate((self.session.g.log or [])[since:], since)
        return [(n, self.told(line)) for n, line in lines if line.read_by(reader)]

    def told(self, line: Line) -> Message:
        """What a line of the log says, to whoever may read it."""
        saying = self.book.sayings[line.saying]
        message = Message(f"{self.book.name}-log-{saying.key}")
        for (name, noun), x in zip(saying.nouns, line.args, strict=False):
            if x != PASS:
                noun.fill(message.args, name, x)
        return message

    def why(self, seat: int) -> list[Refused]:
        """What `seat` cannot do now, and why; if it is not asked at all, that."""
        ask = self.session.ask_of(seat)
        if ask is None:
            key = "regnum-game-over" if self.over else "regnum-not-asked"
            return [Refused(PASS, "", Message(key), "")]
        if ask.why is None:
            return []
        kind = self.book.kinds[ask.kind]
        found = []
        for refusal in ask.why():
            reason = self.book.reasons[refusal.reason]
            message = Message(f"{self.book.name}-why-{reason.key}")
            if reason.amount is not None:
                reason.amount.fill(message.args, "n", refusal.amount)
            found.append(Refused(refusal.option, kind.text(refusal.option), message, reason.clause))
        return found

    # ---------------------------------------------------------------- playing
    def play(self, answer: int | str, seat: int | None = None) -> None:
        """Answers the open question with an option or its text (`patrol a>b`, or just `a>b`).

        `seat` says whose answer it is, where several are asked at once. Raises IllegalMove, with the reason and the clause
        where the rules know them, and changes nothing; so it does where a `problem` leaves the game to be looked at only."""
        if self.problem is not None:
            raise IllegalMove(str(self.problem), Message("regnum-table-stopped", {"n": self.decisions}))
        s = self.session
        ask = s.ask if seat is None else s.ask_of(seat)
        if ask is None:
            reason = self.why(PASS if seat is None else seat)[0].reason
            raise IllegalMove(render("en", reason), reason)
        option = self.read(self.book.kinds[ask.kind], answer) if isinstance(answer, str) else answer
        try:
            s.play(option, ask.seat)
        except IllegalMove:
            raise self.refusal(OpenAsk(self.book, ask, s.options_of(ask.seat)), answer, option) from None

    def refusal(self, ask: OpenAsk, answer: int | str, option: int) -> IllegalMove:
        """Why an option is closed, as the rules say it, or that it is none."""
        for refused in self.why(ask.seat):
            if refused.option == option:
                return IllegalMove(f"{render('en', refused.reason)} ({refused.clause})", refused.reason, refused.clause)
        text = f"{ask.kind}: {answer!r} is not among {', '.join(ask.texts)}"
        return IllegalMove(text, Message("regnum-not-offered"), ask.clause)

    def read(self, kind: Kind, answer: str) -> int:
        """The option behind a text. Raises IllegalMove."""
        words = answer.split()
        if len(words) == 2 and words[0] != kind.name:
            raise IllegalMove(f"the question is {kind.name!r}, not {words[0]!r}", Message("regnum-other-question"))
        try:
            return kind.parse(words[-1])
        except (ValueError, IndexError):
            raise IllegalMove(f"{kind.name}: cannot read {answer!r}", Message("regnum-unreadable")) from None

    def undo(self, seat: int | None = None) -> None:
        """Takes back the last answer. Raises CannotUndo past the information mark, or when `seat` did not give it."""
        self.session = self.session.undo(PASS if seat is None else seat)

    def why_not_undo(self, seat: int) -> CannotUndo | None:
        """Why `seat` cannot take back its last answer; None when it can."""
        return self.session.why_not_undo(seat)

    def finals(self, seat: int) -> list[Why]:
        """Of each option open to `seat`, why it could not be taken back freely once played, "" where it could: it uses luck,
        makes something known, has somebody else asked, or ends the seat's turn or the game; or all are asked together.

        It is tried in a world that `seat` can imagine, so that it betrays nothing. In doubt, and of many, it is "unknown"."""
        s, options = self.session, self.session.options_of(seat)
        if s.group or len(options) > MANY or s.ask is None:
            return ["together" if s.group else "unknown" for _ in options]
        if self._tried is None or self._tried[:2] != (s.ask, self.decisions):
            self._tried = s.ask, self.decisions, self._tries(seat, options)
        return self._tried[2]

    def _tries(self, seat: int, options: list[int]) -> list[Why]:
        """Why `seat`, in one of its worlds, is no longer alone with what it knew once it has played each of `options`."""
        said = blake2b(f"{self.decisions} {seat}".encode(), digest_size=8, key=self.key).digest()
        try:
            world = self.session.imagine(seat, int.from_bytes(said, "big"), self.book.redeal, self.book.sight)
        except DeadEnd:
            return ["unknown" for _ in options]
        last = len(options) - 1
        return [self._ends_undo(world if i == last else world.clone(), seat, option) for i, option in enumerate(options)]

    def _ends_undo(self, s: Session, seat: int, option: int) -> Why:
        """Why `seat` is no longer alone with what it knew once it has played `option` in a world of its own; "" if it is."""
        g = s.g
        mark, turn, said = g.chance.mark, self.book.turn(g), dict[int, str]()
        g.chance.memory = said
        try:
            s.play(option, seat)
        except (DeadEnd, IllegalMove):
            return "unknown"
        alone = [ask.seat for ask in s.waiting()] == [seat]
        if alone and g.chance.mark == mark:
            return ""
        if g.over:
            return "over"
        if turn[0] == seat and self.book.turn(g) != turn:
            return "turn"
        if any(not luck.startswith("shuffle") for luck in said.values()):
            return "luck"
        return "known" if alone else "asked"

    def rewind(self, n: int) -> None:
        """Goes back to the position before decision `n`, whatever became known since: for when the table agrees."""
        self.session = self.session.rewind(n)

    # ---------------------------------------------------------------- copies
    def clone(self) -> Game:
        """An independent game in the same position, without history."""
        return Game(self.book, self.session.clone(), self.header, self.key)

    def imagine(self, seat: int | None, seed: int) -> Game:
        """A game in which all that `seat` (None: a spectator) does not know has been dealt anew; its view and its options are
        unchanged. Where others are in the middle of an answer, it stands where `seat` last saw something happen."""
        looker = PASS if seat is None else seat
        return Game(self.book, self.session.imagine(looker, seed, self.book.redeal, self.book.sight), self.header)

    def at(self, n: int) -> Game:
        """The game as it stood before decision `n`; playing on in it leaves this one alone."""
        return Game(self.book, self.session.rewind(max(0, min(n, self.decisions))), self.header, self.key)

    def scene(self, n: int, line: int) -> State:
        """The position in which line `line` of the log, which decision `n` (from 1; 0: the deal) led to, had come to pass: the
        first step that began after it, where steps follow one another without a question, else where the next one stands."""
        found = next((g for lines, g in self.scenes(n) if lines > line), None) if n else None
        return self.session.rewind(n).g if found is None else found

    def scenes(self, n: int) -> list[tuple[int, State]]:
        """The positions in which steps began between decision `n` (from 1) and the next question, each with how many lines had
        been written by then: what happened there asked nobody."""
        copy, reel = self.session.rewind(n - 1), list[tuple[int, State]]()
        memory = self.session.g.chance.memory
        copy.g.chance.memory = copy.trail.memory = None if memory is None else dict(memory)
        copy.trail.reel = reel
        for decision in self.session.trail.history[len(copy.trail.history) : n]:
            copy.play(decision.option, decision.seat)
        return reel

    # ---------------------------------------------------------------- record
    def record(self) -> str:
        """The text of the record. The key of a live game is in it only after the end, a quiet option where it is not usual."""
        usual = {name: option.default for name, option in self.book.options.items() if option.quiet}
        options = {name: value for name, value in self.header.options.items() if value != usual.get(name)}
        r = Record(self.header.game, self.header.rules, self.header.seats, options)
        r.players, r.who = self.header.players, self.header.who
        r.seed = self.header.seed
        r.commitment = self.header.commitment
        r.key = self.key.hex() if self.over and not self.header.seed else ""
        history = self.session.trail.history
        memory = self.session.g.chance.memory or {}
        uses = [d.uses for d in history] + [self.session.g.chance.uses]
        said = [[memory[u] for u in range(a + 1, b + 1)] for a, b in zip([0, *uses], uses, strict=False)]
        r.opening = said[0]
        r.moves = [Move(d.seat, self.book.kinds[d.kind].text(d.option), said[i + 1]) for i, d in enumerate(history)]
        return r.write()


def new(
    game: str,
    seats: int | Sequence[str] | None = None,
    seed: int | None = None,
    key: bytes = b"",
    players: Sequence[str] = (),
    **options: str,
) -> Game:
    """A new game. `seats` is a number or a list of what each seat plays; `seed` makes luck repeatable (default 0); a
    secret `key` instead makes it a live game, whose luck nobody can foresee and everybody can check afterwards.

    Raises BadSetup for an unknown game, seat, option or value, and for what no record can hold."""
    book = rulebook(game)
    listed = book.seat_list(book.fewest if seats is None else seats if isinstance(seats, int) else list(seats))
    header = Record(book.name, book.rules_version, listed, book.option_values(options))
    header.players = [name.strip() for name in players]
    if len(header.players) > len(listed) or not all([is_line(name) for name in header.players]):
        raise BadSetup("a player's name is one line, and there is at most one for each seat")
    if key:
        header.commitment = commitment(key)
    else:
        header.seed = written(0 if seed is None else seed)
    return begin(book, header, key, {})


def written(seed: int) -> str:
    """A seed as the record has it. Raises BadSetup for one that is too long."""
    if abs(seed) >= 10**SEED_DIGITS:
        raise BadSetup(f"a seed has at most {SEED_DIGITS} digits")
    return str(seed)


def begin(book: Rulebook[Any], header: Record, key: bytes, memory: dict[int, str]) -> Game:
    """The game of a header at its first decision. Raises BadSetup."""
    book.check(header.seats, header.options)
    chance = keyed(key) if key else seeded(int(header.seed or "0"))
    chance.memory = memory
    state = book.start(header.seats, header.options, chance)
    return Game(book, start(state, book.step, HISTORY, [], header.options["prompts"] == "fair"), header, key)


def load(text: str, key: bytes = b"") -> Game:
    """The game of a record, every answer checked. Luck is taken from the record; after its end, from the seed or `key`.

    A record that stops being legal gives the last good position, and one of other rules its end, if it gets there; either
    is only to be looked at, and `problem` says why (its `line` is the decision that is not legal, or 0). Raises BadRecord
    for a text that is no record or whose deal is not possible, and BadSetup for one of an unknown game or option."""
    r = parse(text)
    book = rulebook(r.game)
    header = Record(r.game, r.rules, book.seat_list(r.seats), book.option_values(r.options))
    header.players, header.who, header.seed, header.commitment = r.players, r.who, r.seed, r.commitment
    if r.key:
        key = bytes.fromhex(r.key)
    other = "" if r.rules == book.rules_version else f"played under rules {r.rules}, now {book.rules_version}: "
    memory: dict[int, str] = {}
    try:
        game = begin(book, header, key, script(r.opening, memory, 0))
        use_up(game, len(r.opening))
    except BadRecord as bad_deal:
        raise BadRecord(f"before the first decision: {other}{bad_deal}") from None
    for n, move in enumerate(r.moves):
        good, uses = game.decisions, game.session.g.chance.uses
        try:
            script(move.chance, memory, uses)
            game.play(move.text, move.seat)
            use_up(game, uses + len(move.chance))
        except (IllegalMove, BadRecord) as refused:
            said = brief(f"{move.seat + 1} {move.text}")
            game.problem = BadRecord(f"decision {n + 1} ({said}): {other}{brief(str(refused), 240)}", n + 1)
            game.rewind(good)
            return game
    if other:
        game.problem = BadRecord(f"{other}it can be read, not played on")
    return game


def script(said: list[str], memory: dict[int, str], uses: int) -> dict[int, str]:
    """Lays down what chance will say next."""
    for i, words in enumerate(said):
        memory[uses + 1 + i] = words
    return memory


def use_up(game: Game, uses: int) -> None:
    """Raises BadRecord where the rules asked for less luck than was laid down."""
    if game.session.g.chance.uses < uses:
        raise BadRecord("the record says more about luck than the rules ask for")
