"""Where a game came from: decisions, checkpoints, dreams, and what a seat saw of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regnum.engine.ask import Ask, Rule
from regnum.engine.chance import Chance, seeded
from regnum.engine.state import State

PLAYOUT: Final = 0
"""Played to the end and thrown away: no checkpoints."""
CLONABLE: Final = 1
"""Checkpoints, no history."""
HISTORY: Final = 2
"""Everything: undo, rewind, record, log."""
STRIDE: Final = 4
"""A step begins with a new checkpoint when so many answers were given since the last one."""

WORLDS: Final = 200
"""How many worlds are tried for one in which every open question has an answer."""

Step = Callable[[Any], Rule[None]]
"""(state): the rule of the step that comes next; which one that is, is data in the state."""
Redeal = Callable[[State, int, Chance], None]
"""(state, seat, chance): deals anew what the seat (PASS: a spectator) does not know."""
Sight = Callable[[State, int], object]
"""(state, seat): what the seat sees, to be compared."""


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

    With `fair` prompts, which no playout has, a secret question is put to everybody whom the rules ask. `steps` counts the
    steps begun; `dreams` are the re-deals since the checkpoint, in order; `memory` is what luck said in a game that remembers
    it, so that the answers since the checkpoint meet the same luck again. `reel` keeps the position in which each step begins,
    with how many lines had been written by then, where somebody wants to see them."""

    __slots__ = ("dreams", "fair", "history", "memory", "mode", "now", "past", "reel", "steps")

    def __init__(
        self, mode: int, fair: bool, past: list[Checkpoint], history: list[Decision], now: Checkpoint | None = None
    ) -> None:
        self.mode: int = mode
        self.fair: bool = fair and mode != PLAYOUT
        self.now: Checkpoint | None = now
        self.past: list[Checkpoint] = past
        self.history: list[Decision] = history
        self.dreams: list[Dream] = []
        self.memory: dict[int, str] | None = None
        self.steps: int = 0
        self.reel: list[tuple[int, State]] | None = None


class Dream:
    """An imagined position: the unseen was re-dealt for `seat` after the first `answers` answers since the checkpoint."""

    __slots__ = ("answers", "chance", "redeal", "seat")

    def __init__(self, seat: int, seed: int, answers: int, redeal: Redeal) -> None:
        self.seat: int = seat
        self.chance: Chance = seeded(seed)
        self.answers: int = answers
        self.redeal: Redeal = redeal

    def come_true(self, g: State) -> None:
        """Re-deals what the seat cannot see and forgets the real luck."""
        chance = self.chance.clone()
        chance.mark, chance.uses = g.chance.mark, g.chance.uses
        g.chance = chance
        self.redeal(g, self.seat, chance)


class Witness:
    """Follows a game from a seat and remembers after how many answers it last saw anything change."""

    __slots__ = ("last", "lines", "seat", "seats", "seen", "sight", "together")

    def __init__(self, seat: int, sight: Sight) -> None:
        self.seat: int = seat
        self.sight: Sight = sight
        self.last: int = 0
        self.seen: object = None
        self.seats: list[int] = []
        self.lines: int = 0
        self.together: int = 0

    def look(self, g: State, ask: Ask, answers: int) -> None:
        """Takes in the position after so many answers; inside a question asked together there is nothing to see."""
        if self.together:
            self.together -= 1
            return
        seen = self.sight(g, self.seat)
        seats = [one.seat for one in (ask, *(ask.others or []))]
        self.together = len(seats) - 1
        lines = len([line for line in g.log or [] if line.read_by(self.seat)])
        if seen != self.seen or seats != self.seats or lines != self.lines:
            self.last = answers
        self.seen, self.seats, self.lines = seen, seats, lines


def run(g: State, step: Step, t: Trail) -> Rule[None]:
    """The whole game, step by step."""
    while not g.over:
        t.steps += 1
        if t.reel is not None:
            t.reel.append((len(g.log or []), g.clone()))
        if t.mode != PLAYOUT and (t.now is None or len(t.now.answers) >= STRIDE):
            if t.mode == HISTORY and t.now is not None:
                t.past.append(t.now)
            t.dreams = []
            t.memory = g.chance.memory
            t.now = Checkpoint(g.clone(), len(t.history), len(g.log) if g.log is not None else 0)
        yield from step(g)
