"""A game in progress: play, clone, rewind, undo, imagine. A position is a checkpoint and the few answers since."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.chance import Chance, seeded
from regnum.engine.errors import CannotUndo, DeadEnd, IllegalMove
from regnum.engine.state import Line, State

PLAYOUT: Final = 0
"""Played to the end and thrown away: no checkpoints."""
CLONABLE: Final = 1
"""Checkpoints, no history."""
HISTORY: Final = 2
"""Everything: undo, rewind, record, log."""
STRIDE: Final = 2
"""A step begins with a new checkpoint when so many answers were given since the last one."""

Redeal = Callable[[State, int, Chance], None]


class Decision:
    """What a seat answered, and how far the information mark and the uses of luck stood before.

    `joined` decisions were asked together with the one before them."""

    __slots__ = ("joined", "kind", "mark", "option", "seat", "uses")

    def __init__(self, seat: int, kind: int, option: int, mark: int, uses: int, joined: bool = False) -> None:
        self.seat: int = seat
        self.kind: int = kind
        self.option: int = option
        self.mark: int = mark
        self.uses: int = uses
        self.joined: bool = joined


class Checkpoint:
    """The state where some step began, every answer since, and which of them a player really gave.

    The state is never played on, only copied, so that copies of a game share it."""

    __slots__ = ("answers", "base", "decisions", "lines", "real")

    def __init__(self, base: State, decisions: int, lines: int) -> None:
        self.base: State = base
        self.answers: list[int] = []
        self.real: list[int] = []
        self.decisions: int = decisions
        self.lines: int = lines


class Trail:
    """Where to rebuild from. It does not know the session, so nothing is left to the cycle collector.

    `steps` counts the steps begun; `dreams` are the re-deals since the checkpoint, in order; `memory` is what luck said in a
    game that remembers it, so that the answers since the checkpoint meet the same luck again."""

    __slots__ = ("dreams", "history", "memory", "mode", "now", "past", "steps")

    def __init__(self, mode: int, past: list[Checkpoint], history: list[Decision], now: Checkpoint | None = None) -> None:
        self.mode: int = mode
        self.now: Checkpoint | None = now
        self.past: list[Checkpoint] = past
        self.history: list[Decision] = history
        self.dreams: list[Dream] = []
        self.memory: dict[int, str] | None = None
        self.steps: int = 0


class Dream:
    """An imagined position: the unseen was re-dealt for `seat` after the first `answers` answers since the checkpoint."""

    __slots__ = ("answers", "redeal", "seat", "seed")

    def __init__(self, seat: int, seed: int, answers: int, redeal: Redeal) -> None:
        self.seat: int = seat
        self.seed: int = seed
        self.answers: int = answers
        self.redeal: Redeal = redeal

    def come_true(self, g: State) -> None:
        """Re-deals what the seat cannot see and forgets the real luck."""
        chance = seeded(self.seed)
        chance.mark, chance.uses = g.chance.mark, g.chance.uses
        g.chance = chance
        self.redeal(g, self.seat, chance)


def run(g: State, t: Trail) -> Rule[None]:
    """The whole game, step by step."""
    while not g.over:
        t.steps += 1
        if t.mode != PLAYOUT and (t.now is None or len(t.now.answers) >= STRIDE):
            if t.mode == HISTORY and t.now is not None:
                t.past.append(t.now)
            t.dreams = []
            t.memory = g.chance.memory
            t.now = Checkpoint(g.clone(), len(t.history), len(g.log) if g.log is not None else 0)
        yield from g.step()


class Session:
    """Plays one game. `ask` is the open question (None at the end) and `options` its answers."""

    __slots__ = ("answers", "ask", "g", "group", "open", "options", "rule", "trail")

    def __init__(self, g: State, trail: Trail) -> None:
        self.g: State = g
        self.trail: Trail = trail
        self.rule: Rule[None] = run(g, trail)
        self.ask: Ask | None = None
        self.options: list[int] = []
        self.group: list[Ask] = []
        self.open: list[list[int]] = []
        self.answers: list[int | None] = []

    # ---------------------------------------------------------------- playing
    def play(self, option: int, seat: int = PASS) -> None:
        """Answers the open question; in a group, the question of `seat` (by default the first without an answer).

        Raises IllegalMove, and changes nothing, when the option is not open."""
        if self.group:
            self.answer_one(option, seat)
            return
        ask = self.ask
        if ask is None:
            raise IllegalMove("the game is over", "regnum-game-over")
        if seat != PASS and seat != ask.seat:
            raise IllegalMove(f"it is seat {ask.seat + 1} that is asked", "regnum-not-asked")
        if option not in self.options:
            raise IllegalMove(f"option {option} is not open", "regnum-not-offered")
        trail = self.trail
        now = trail.now
        if now is not None:
            if trail.mode == HISTORY:
                trail.history.append(Decision(ask.seat, ask.kind, option, self.g.chance.mark, self.g.chance.uses))
                now.real.append(len(now.answers))
            now.answers.append(option)
        self.go_on(option)

    def go_on(self, answer: int) -> None:
        """Sends an answer to the rules and settles what they ask next."""
        try:
            self.settle(self.rule.send(answer))
        except StopIteration:
            self.finish()

    def settle(self, ask: Ask) -> None:
        """Answers forced questions, until a real decision or the end."""
        g, trail = self.g, self.trail
        while not g.over:
            if ask.group is not None:
                self.open_group(ask.group)
                return
            options = ask.options()
            if len(options) > 1 or (ask.secret and trail.mode != PLAYOUT):
                self.ask = ask
                self.options = options
                return
            if not options:
                raise DeadEnd(f"question {ask.kind} of seat {ask.seat + 1} has no answer")
            if trail.now is not None:
                trail.now.answers.append(options[0])
            ask = self.rule.send(options[0])
        self.finish()

    def finish(self) -> None:
        """Nothing more is asked."""
        self.ask = None
        self.options = []
        self.group = []

    # ---------------------------------------------------------------- questions asked together
    def open_group(self, group: list[Ask]) -> None:
        """Opens the questions of all seats concerned; answers wait outside the state until all are in."""
        self.group = group
        self.open = []
        self.answers = []
        for ask in group:
            options = ask.options()
            if not options:
                raise DeadEnd(f"question {ask.kind} of seat {ask.seat + 1} has no answer")
            self.open.append(options)
            self.answers.append(options[0] if self.forced(ask, options) else None)
        self.next_in_group(PASS)

    def forced(self, ask: Ask, options: list[int]) -> bool:
        """Whether a question answers itself."""
        return len(options) == 1 and not (ask.secret and self.trail.mode != PLAYOUT)

    def next_in_group(self, seat: int) -> None:
        """Shows the question of `seat`, or the first one without an answer; sends all when none is left."""
        missing = [i for i in range(len(self.group)) if self.answers[i] is None]
        if not missing:
            self.close_group()
            return
        first = missing[0]
        for i in missing:
            if self.group[i].seat == seat:
                first = i
        self.ask = self.group[first]
        self.options = self.open[first]

    def answer_one(self, option: int, seat: int) -> None:
        """Keeps one seat's answer; replaces an earlier one of the same seat."""
        assert self.ask is not None
        who = self.ask.seat if seat == PASS else seat
        for i in range(len(self.group)):
            if self.group[i].seat == who:
                if option not in self.open[i]:
                    raise IllegalMove(f"option {option} is not open", "regnum-not-offered")
                self.answers[i] = option
                self.next_in_group(PASS)
                return
        raise IllegalMove(f"seat {who + 1} is not asked", "regnum-not-asked")

    def close_group(self) -> None:
        """All answers are in: sends them in the order of the questions. Forced ones are no decisions."""
        group, answers, trail = self.group, self.answers, self.trail
        self.group = []
        now = trail.now
        mark, uses = self.g.chance.mark, self.g.chance.uses
        before = 0 if now is None else len(now.answers)
        joined = False
        for i in range(len(group)):
            x = answers[i]
            assert x is not None
            if now is not None:
                if trail.mode == HISTORY and not self.forced(group[i], self.open[i]):
                    trail.history.append(Decision(group[i].seat, group[i].kind, x, mark, uses, joined))
                    now.real.append(before)
                    joined = True
                now.answers.append(x)
            if i == len(group) - 1:
                self.go_on(x)
            else:
                self.rule.send(x)

    def waiting(self) -> list[Ask]:
        """The open questions: one, or those of a group that have no answer yet."""
        if self.group:
            return [self.group[i] for i in range(len(self.group)) if self.answers[i] is None]
        return [] if self.ask is None else [self.ask]

    def options_of(self, seat: int) -> list[int]:
        """What `seat` may answer now; empty when it is not asked."""
        for i in range(len(self.group)):
            if self.group[i].seat == seat:
                return self.open[i] if self.answers[i] is None else []
        if not self.group and self.ask is not None and self.ask.seat == seat:
            return self.options
        return []

    # ---------------------------------------------------------------- copies
    def clone(self, mode: int = CLONABLE) -> Session:
        """An independent game in the same position. It keeps no history."""
        now = self.trail.now
        if now is None:
            raise ValueError("a playout cannot be cloned")
        copy = self.again(now, mode, self.trail.dreams)
        if self.group and copy.ask is not None and copy.ask.group is not None:
            copy.open_group(copy.ask.group)
            copy.answers = self.answers[:]
            copy.next_in_group(PASS if self.ask is None else self.ask.seat)
        else:
            copy.options = self.options
        return copy

    def imagine(self, seat: int, seed: int, redeal: Redeal, mode: int = CLONABLE) -> Session:
        """A clone in which all that `seat` cannot see has been re-dealt, and the luck to come is another.

        Answers that others have already given to a question asked together are unknown too. Imagined again from an
        imagined game, only what that game holds is known, not what the real one held."""
        now = self.trail.now
        if now is None:
            raise ValueError("a playout cannot be imagined")
        dreams = [*self.trail.dreams, Dream(seat, seed, len(now.answers), redeal)]
        copy = self.again(now, mode, dreams)
        if copy.ask is not None:
            if copy.ask.group is not None:
                copy.open_group(copy.ask.group)
                if copy.group:
                    copy.next_in_group(seat)
            else:
                copy.options = copy.ask.options()
        return copy

    def again(self, now: Checkpoint, mode: int, dreams: list[Dream]) -> Session:
        """What happened since the checkpoint, once more, with `dreams`; the luck to come is no longer remembered."""
        g = now.base.clone()
        g.chance.memory = self.trail.memory
        copy = resume(g, now.answers, copied(now, mode), dreams)
        g.chance.memory = None
        copy.trail.memory = self.trail.memory
        return copy

    def rewind(self, n: int) -> Session:
        """The game as it stood before decision `n` (0: the start), with its history up to there."""
        trail = self.trail
        while n < len(trail.history) and trail.history[n].joined:
            n -= 1
        points = trail.past + ([] if trail.now is None else [trail.now])
        while len(points) > 1 and points[-1].decisions > n:
            points.pop()
        point = points.pop()
        at = n - point.decisions
        answers = point.answers[: point.real[at]] if at < len(point.real) else point.answers
        g = point.base.clone()
        g.log = None if self.g.log is None else self.g.log[: point.lines]
        memory = self.g.chance.memory
        g.chance.memory = memory
        back = Trail(HISTORY, points, trail.history[: point.decisions], Checkpoint(point.base, point.decisions, point.lines))
        copy = resume(g, answers, back, [], point.real[:at], trail.history)
        if memory is not None:
            g.chance.memory = back.memory = {use: said for use, said in memory.items() if use <= g.chance.uses}
        if copy.ask is not None:
            copy.settle(copy.ask)
        return copy

    def undo(self, seat: int = PASS) -> Session:
        """The game before the last answer, if `seat` gave it (PASS: whoever did) and nothing became known since.

        Raises CannotUndo otherwise."""
        history = self.trail.history
        for i in range(len(self.group)):
            if self.answers[i] is not None and self.group[i].seat == seat:
                self.answers[i] = None
                self.next_in_group(seat)
                return self
        if not history:
            raise CannotUndo("there is nothing to take back", "regnum-undo-nothing")
        last = history[-1]
        if seat != PASS and last.seat != seat:
            raise CannotUndo("somebody else has acted since", "regnum-undo-others")
        if last.mark != self.g.chance.mark:
            raise CannotUndo("something was rolled, drawn or revealed since", "regnum-undo-known")
        return self.rewind(len(history) - 1)


def copied(now: Checkpoint, mode: int) -> Trail:
    """The trail of a copy, from the same checkpoint and without history."""
    return Trail(mode, [], [], None if mode == PLAYOUT else Checkpoint(now.base, 0, 0))


def resume(
    g: State,
    answers: list[int],
    trail: Trail,
    dreams: list[Dream],
    real: list[int] | None = None,
    history: list[Decision] | None = None,
) -> Session:
    """A session of `g` after `answers`, which were legal once and are not listed again; `ask` is set, `options` is not."""
    s = Session(g, trail)
    done = 0
    try:
        ask = next(s.rule)
        for dream in dreams:
            if dream.answers == 0:
                dream.come_true(g)
        for x in answers:
            ask = s.rule.send(x)
            done += 1
            for dream in dreams:
                if dream.answers == done:
                    dream.come_true(g)
        s.ask = None if g.over else ask
    except StopIteration:
        s.finish()
    now = trail.now
    if now is not None:
        now.answers = answers[:]
        if real is not None and history is not None:
            now.real = real[:]
            trail.history = history[: now.decisions + len(real)]
    trail.dreams = dreams
    return s


def start(g: State, mode: int = HISTORY, log: list[Line] | None = None) -> Session:
    """A new session, at its first decision."""
    g.log = log
    s = Session(g, Trail(mode, [], []))
    try:
        s.settle(next(s.rule))
    except StopIteration:
        s.finish()
    return s
