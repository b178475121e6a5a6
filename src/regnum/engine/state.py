"""What the session needs of any game's state, and the lines a game writes about itself."""

from __future__ import annotations

from regnum.engine.ask import PASS
from regnum.engine.chance import Chance
from regnum.engine.knowledge import EVERYBODY, knows


class Line:
    """One line of the log: which saying, its numbers, and its readers."""

    __slots__ = ("args", "saying", "to")

    def __init__(self, saying: int, args: tuple[int, int, int, int, int], to: int) -> None:
        self.saying: int = saying
        self.args: tuple[int, int, int, int, int] = args
        self.to: int = to

    def read_by(self, seat: int) -> bool:
        """Whether `seat` (PASS: a spectator) may read the line."""
        return knows(self.to, seat)


class State:
    """Base of every game's state: plain data and a hand-written `clone`."""

    __slots__ = ("chance", "log", "over")

    def __init__(self, chance: Chance, over: bool) -> None:
        self.chance: Chance = chance
        self.over: bool = over
        self.log: list[Line] | None = None

    def clone(self) -> State:
        """An independent copy, without log and memory."""
        raise NotImplementedError

    def say(
        self, saying: int, a: int = PASS, b: int = PASS, c: int = PASS, d: int = PASS, e: int = PASS, to: int = EVERYBODY
    ) -> None:
        """Writes a line, when somebody keeps a log."""
        if self.log is not None:
            self.log.append(Line(saying, (a, b, c, d, e), to))
