"""A game in progress: play, clone, rewind, undo, imagine. A position is a checkpoint and the few answers since."""

from __future__ import annotations

from collections.abc import Callable

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.errors import CannotUndo, DeadEnd, IllegalMove
from regnum.engine.kinds import Message
from regnum.engine.state import Line, State
from regnum.engine.trail import (
    CLONABLE,
    HISTORY,
    PLAYOUT,
    WORLDS,
    Checkpoint,
    Decision,
    Dream,
    Redeal,
    Sight,
    Step,
    Trail,
    Witness,
    run,
)


class Session:
    """Plays one game. `ask` is the open question (None at the end) and `options` its answers.

    `group` are questions asked together, `open` their options, `answers` what was said to them so far, `given` which of them
    players answered, in order; the others answered themselves. `send` answers the rules, which then ask again."""

    __slots__ = ("answers", "ask", "g", "given", "group", "open", "options", "rule", "send", "step", "trail")

    def __init__(self, g: State, step: Step, trail: Trail) -> None:
        self.g: State = g
        self.step: Step = step
        self.trail: Trail = trail
        self.rule: Rule[None] = run(g, step, trail)
        self.send: Callable[[int], Ask] = self.rule.send
        self.ask: Ask | None = None
        self.options: list[int] = []
        self.group: list[Ask] = []
        self.open: list[list[int]] = []
        self.answers: list[int | None] = []
        self.given: list[int] = []

    # ---------------------------------------------------------------- playing
    def play(self, option: int, seat: int = PASS) -> None:
        """Answers the open question; in a group, the question of `seat` (by default the first without an answer).

        Raises IllegalMove, and changes nothing, when the option is not open."""
        ask = self.ask
        if ask is None:
            raise IllegalMove("the game is over", Message("regnum-game-over"))
        asked = ask.seat if seat == PASS else seat
        i = self.question_of(asked)
        if i == PASS and asked != ask.seat:
            raise IllegalMove(f"seat {asked + 1} is not asked", Message("regnum-not-asked"))
        if option not in (self.open[i] if self.group else self.options):
            raise IllegalMove(f"option {option} is not open", Message("regnum-not-offered"))
        if self.group:
            self.answer(i, option)
            self.next_in_group(PASS)
        else:
            self.decide(ask, option)

    def play_nth(self, n: int) -> int:
        """Answers the open question with its option number `n`, which need not be looked for; tells which one it is."""
        option = self.options[n]
        ask = self.ask
        if self.group or ask is None:
            self.play(option)
        else:
            self.decide(ask, option)
        return option

    def decide(self, ask: Ask, option: int) -> None:
        """A player has answered the open question: notes it, and sends the answer to the rules."""
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
            self.settle(self.send(answer))
        except StopIteration:
            self.finish()

    def settle(self, ask: Ask) -> None:
        """Answers forced questions, until a real decision or the end."""
        g, trail = self.g, self.trail
        while not g.over:
            if ask.others is not None:
                self.open_group([ask, *ask.others])
                return
            options = listed(ask)
            if len(options) > 1 or (ask.secret and trail.fair):
                self.ask = ask
                self.options = options
                return
            if trail.now is not None:
                trail.now.answers.append(options[0])
            ask = self.send(options[0])
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
        self.given = []
        for ask in group:
            options = listed(ask)
            self.open.append(options)
            self.answers.append(options[0] if self.forced(ask, options) else None)
        self.next_in_group(PASS)

    def forced(self, ask: Ask, options: list[int]) -> bool:
        """Whether a question answers itself."""
        return len(options) == 1 and not (ask.secret and self.trail.fair)

    def next_in_group(self, seat: int) -> None:
        """Shows the question of `seat`, or the first one without an answer; sends all when none is left."""
        missing = [i for i in range(len(self.group)) if self.answers[i] is None]
        if not missing:
            self.close_group()
            return
        own = self.question_of(seat)
        shown = own if own in missing else missing[0]
        self.ask = self.group[shown]
        self.options = self.open[shown]

    def question_of(self, seat: int) -> int:
        """Which question of the group is put to `seat`, or PASS."""
        for i in range(len(self.group)):
            if self.group[i].seat == seat:
                return i
        return PASS

    def answer(self, i: int, option: int) -> None:
        """Question `i` of the group has its answer, which replaces an earlier one."""
        self.answers[i] = option
        if i in self.given:
            self.given.remove(i)
        self.given.append(i)

    def close_group(self) -> None:
        """All answers are in: sends them in the order of the questions. Forced ones are no decisions."""
        group, answers, trail = self.group, self.answers, self.trail
        self.group, self.given = [], []
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
                self.send(x)

    def waiting(self) -> list[Ask]:
        """The open questions: one, or those of a group that have no answer yet."""
        if self.group:
            return [self.group[i] for i in range(len(self.group)) if self.answers[i] is None]
        return [] if self.ask is None else [self.ask]

    def ask_of(self, seat: int) -> Ask | None:
        """The open question put to `seat`, if there is one."""
        return next((ask for ask in self.waiting() if ask.seat == seat), None)

    def options_of(self, seat: int) -> list[int]:
        """What `seat` may answer now; empty when it is not asked."""
        if not self.group:
            return self.options if self.ask is not None and self.ask.seat == seat else []
        i = self.question_of(seat)
        return self.open[i] if i != PASS and self.answers[i] is None else []

    # ---------------------------------------------------------------- copies
    def clone(self, mode: int = CLONABLE) -> Session:
        """An independent game in the same position. It keeps no history."""
        now = self.checkpoint()
        copy = self.again(now, mode, self.trail.dreams, len(now.answers))
        if self.group and copy.ask is not None and copy.ask.others is not None:
            copy.open_group([copy.ask, *copy.ask.others])
            copy.answers, copy.given = self.answers[:], self.given[:]
            copy.next_in_group(PASS if self.ask is None else self.ask.seat)
        else:
            copy.options = self.options
        return copy

    def imagine(self, seat: int, seed: int, redeal: Redeal, sight: Sight, mode: int = CLONABLE) -> Session:
        """A clone in which all that `seat` (PASS: a spectator) does not know has been dealt anew, and the luck to come is
        another.

        Who is not asked does not know what the one who is has chosen in the meantime: its world stands where it last saw
        something happen. Of a question asked together only its own answer is known. Imagined again from an imagined game,
        only what that game holds is known, not what the real one held. Raises DeadEnd where no world was found."""
        now = self.checkpoint()
        asked = self.ask is None or seat in [ask.seat for ask in self.group or [self.ask]]
        answers = len(now.answers) if asked else self.last_sight(now, seat, sight)
        for world in range(WORLDS):
            dream = Dream(seat, seed + (world << 64), answers, redeal)
            copy = self.again(now, mode, [*self.trail.dreams, dream], answers)
            if copy.believe(self, seat):
                return copy
        raise DeadEnd(f"no world for seat {seat + 1} in which the open question has an answer")

    def checkpoint(self) -> Checkpoint:
        """Where a copy begins."""
        if self.trail.now is None:
            raise ValueError("a playout cannot be copied")
        return self.trail.now

    def believe(self, real: Session, seat: int) -> bool:
        """Opens the question of an imagined position, with the own answer of `seat`; tells whether it can be answered."""
        ask = self.ask
        if ask is None:
            return True
        if ask.others is None:
            self.options = ask.options()
            return bool(self.options)
        group = [ask, *ask.others]
        if not all([bool(one.options()) for one in group]):
            return False
        self.open_group(group)
        if self.group:
            i = real.question_of(seat)
            x = real.answers[i] if i in real.given else None
            if x is not None:
                self.answer(i, x)
            self.next_in_group(seat)
        return True

    def last_sight(self, now: Checkpoint, seat: int, sight: Sight) -> int:
        """After how many answers since the checkpoint `seat` last saw anything change: its view, its log, who is asked."""
        witness = Witness(seat, sight)
        self.again(now, PLAYOUT, self.trail.dreams, len(now.answers), witness)
        return witness.last

    def again(self, now: Checkpoint, mode: int, dreams: list[Dream], answers: int, witness: Witness | None = None) -> Session:
        """The first `answers` since the checkpoint once more, with `dreams`; the luck to come is no longer remembered."""
        g = now.base.clone()
        g.chance.memory = self.trail.memory
        g.log = None if witness is None else []
        trail = Trail(mode, self.trail.fair, [], [], None if mode == PLAYOUT else Checkpoint(now.base, 0, 0))
        copy = resume(g, self.step, now.answers[:answers], trail, dreams, witness)
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
        fresh = Checkpoint(point.base, point.decisions, point.lines)
        fresh.real = point.real[:at]
        back = Trail(HISTORY, trail.fair, points, trail.history[:n], fresh)
        copy = resume(g, self.step, answers, back, [])
        if memory is not None:
            g.chance.memory = back.memory = {use: said for use, said in memory.items() if use <= g.chance.uses}
        if copy.ask is not None:
            copy.settle(copy.ask)
        return copy

    # ---------------------------------------------------------------- taking back
    def undo(self, seat: int = PASS) -> Session:
        """The game before the last answer, if `seat` gave it (PASS: whoever did). Raises CannotUndo with the reason why not."""
        refusal = self.why_not_undo(seat)
        if refusal is not None:
            raise refusal
        i = self.taken_back(seat)
        if i != PASS:
            self.answers[i] = None
            self.given.remove(i)
            self.next_in_group(self.group[i].seat)
            return self
        return self.rewind(len(self.trail.history) - 1)

    def why_not_undo(self, seat: int = PASS) -> CannotUndo | None:
        """Why `seat` (PASS: whoever answered last) cannot take back its last answer; None when it can.

        It can while nobody else has acted and nothing became known since; after the end, luck's key is public. The reason
        counts from its own last answer, so that it does not change with what others answer unseen."""
        history = self.trail.history
        if self.g.over:
            return CannotUndo("the game is over", Message("regnum-undo-over"))
        if self.taken_back(seat) != PASS:
            return None
        last = next((decision for decision in reversed(history) if seat in (PASS, decision.seat)), None)
        if last is None:
            return CannotUndo("there is nothing to take back", Message("regnum-undo-nothing"))
        if last.mark != self.g.chance.mark:
            return CannotUndo("something was rolled, drawn or revealed since", Message("regnum-undo-known"))
        if self.given or last is not history[-1]:
            return CannotUndo("somebody else has acted since", Message("regnum-undo-others"))
        return None

    def taken_back(self, seat: int) -> int:
        """Which question of an open group undo takes the answer back from, or PASS."""
        for i in reversed(self.given):
            if seat in (PASS, self.group[i].seat):
                return i
        return PASS


def listed(ask: Ask) -> list[int]:
    """The options of a question. Raises DeadEnd where there is none."""
    options = ask.options()
    if not options:
        raise DeadEnd(f"question {ask.kind} of seat {ask.seat + 1} has no answer")
    return options


def resume(
    g: State, step: Step, answers: list[int], trail: Trail, dreams: list[Dream], witness: Witness | None = None
) -> Session:
    """A session of `g` after `answers`, which were legal once and are not listed again; `ask` is set, `options` is not."""
    s = Session(g, step, trail)
    try:
        ask = next(s.rule)
        for done in range(len(answers) + 1):
            if done:
                ask = s.send(answers[done - 1])
            for dream in dreams:
                if dream.answers == done:
                    dream.come_true(g)
            if witness is not None:
                witness.look(g, ask, done)
        s.ask = None if g.over else ask
    except StopIteration:
        s.finish()
    if trail.now is not None:
        trail.now.answers = answers[:]
    trail.dreams = dreams
    return s


def start(g: State, step: Step, mode: int = HISTORY, log: list[Line] | None = None, fair: bool = True) -> Session:
    """A new session, at its first decision. With `fair` prompts secret questions are put also to who has one answer."""
    g.log = log
    s = Session(g, step, Trail(mode, fair, [], []))
    try:
        s.settle(next(s.rule))
    except StopIteration:
        s.finish()
    return s
