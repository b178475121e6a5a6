"""What can be wrong with what somebody gave us. Every message is one clear line."""

from __future__ import annotations

from regnum.engine.kinds import Message


class IllegalMove(ValueError):
    """The answer is not open. `reason` says why to players, `clause` is the rule behind it ("" when none applies)."""

    def __init__(self, text: str, reason: Message, clause: str = "") -> None:
        super().__init__(text)
        self.reason: Message = reason
        self.clause: str = clause


class CannotUndo(ValueError):
    """Nothing to take back, or something became known since. `reason` says it to players."""

    def __init__(self, text: str, reason: Message) -> None:
        super().__init__(text)
        self.reason: Message = reason


class BadSetup(ValueError):
    """An unknown game, seat, role or option. `reason` says it to players, where the set-up lets them choose it."""

    def __init__(self, text: str, reason: Message | None = None) -> None:
        super().__init__(text)
        self.reason: Message | None = reason


class BadRecord(ValueError):
    """A record that cannot be read, or that no longer replays; `line` is where (0: the header)."""

    def __init__(self, text: str, line: int = 0) -> None:
        super().__init__(text)
        self.line: int = line


class DeadEnd(Exception):
    """A question with no answer: a bug in the rules that random play finds."""
