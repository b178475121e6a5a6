"""What the server refuses, and how often it lets somebody try. Words are keys until the viewer's language is known."""

from __future__ import annotations

import time
from collections import deque
from contextlib import suppress
from importlib import import_module

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from regnum.engine.kinds import Arg, Message
from regnum.messages import render
from regnum.server.wire import Problem

AWAY: tuple[type[Exception], ...] = (OSError, PoolTimeout)
"""What is raised while the database cannot be reached, beside SQLAlchemy's own errors."""
with suppress(ImportError):
    asyncpg = import_module("asyncpg")
    AWAY = (*AWAY, asyncpg.InterfaceError, asyncpg.PostgresError)


def is_away(error: BaseException | None) -> bool:
    """Whether an error says that the database is away, full or busy, and may be back soon; not that we asked for nonsense."""
    wrong = (IntegrityError, DataError, ProgrammingError)
    return isinstance(error, AWAY) or (isinstance(error, DBAPIError) and not isinstance(error, wrong))


class Denied(Exception):
    """A request that cannot be granted: a message, the clause where a rule is behind it, and the HTTP status."""

    def __init__(self, key: str | Message, status: int = 400, clause: str = "", **args: Arg) -> None:
        self.message: Message = key if isinstance(key, Message) else Message(key, args)
        super().__init__(self.message.key)
        self.status: int = status
        self.clause: str = clause

    def problem(self, lang: str, names: list[str] | None = None) -> Problem:
        """The refusal in words."""
        return Problem(self.message.key, render(lang, self.message, names or ()), self.clause)


class Stale(Denied):
    """The table has moved on since the state that was answered."""

    def __init__(self) -> None:
        super().__init__("regnum-stale", 409)


class Bucket:
    """So many things at once, refilled at so many a second."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, most: float, rate: float) -> None:
        self.most: float = most
        self.rate: float = rate
        self.left: float = most
        self.at: float = time.monotonic()

    def take(self) -> bool:
        """Takes one out, if there is one."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each caller. Full ones are forgotten, so the memory is bounded by who called lately."""

    def __init__(self, most: float, rate: float) -> None:
        self.most: float = most
        self.rate: float = rate
        self.of: dict[str, Bucket] = {}

    def take(self, caller: str) -> bool:
        """Takes one out of the caller's bucket, if there is one."""
        if len(self.of) > 10_000:
            full = time.monotonic() - self.most / self.rate
            self.of = {name: bucket for name, bucket in self.of.items() if bucket.at > full}
        return self.of.setdefault(caller, Bucket(self.most, self.rate)).take()


class Windows:
    """At most `most` in any `seconds`, for each caller. Who has been still so long is forgotten."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most: int = most
        self.seconds: float = seconds
        self.of: dict[str, deque[float]] = {}

    def take(self, caller: str) -> bool:
        """Counts one more of the caller, if it may be."""
        now = time.monotonic()
        if len(self.of) > 10_000:
            self.of = {name: times for name, times in self.of.items() if now - times[-1] < self.seconds}
        times = self.of.setdefault(caller, deque(maxlen=self.most))
        if len(times) == self.most and now - times[0] < self.seconds:
            return False
        times.append(now)
        return True
