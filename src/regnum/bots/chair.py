"""Where a bot sits: what its seat may see, the answers it may give, and worlds it can imagine. Never the true state."""

from __future__ import annotations

from typing import Any, Protocol

from regnum.bots.judge import Judge, judges_of
from regnum.engine.errors import IllegalMove
from regnum.engine.kinds import Message
from regnum.engine.registry import Rulebook
from regnum.engine.session import Session
from regnum.engine.trail import PLAYOUT


class Table(Protocol):
    """Anything with a game on it, such as `regnum.Game`."""

    session: Session
    book: Rulebook[Any]


class World:
    """An imagined game: all that the chair cannot see was re-dealt. It is played on, judged and thrown away."""

    __slots__ = ("book", "judges", "session", "shares")

    def __init__(self, book: Rulebook[Any], session: Session, judges: dict[int, Judge] | None) -> None:
        self.book: Rulebook[Any] = book
        self.session: Session = session
        self.judges: dict[int, Judge] | None = judges
        self.shares: list[float] | None = None

    def worth(self, seat: int) -> float:
        """What the position is worth to `seat`: after the end its share of the win, before it what was learned, or where
        nothing was, what the game thinks. A world is not played on once it has been judged."""
        g = self.session.g
        if g.over:
            winners = self.book.result(g).winners
            return 1.0 / len(winners) if seat in winners else 0.0
        if self.judges:
            if self.shares is None:
                self.shares = learned(self.book, g, self.judges)
            if self.shares and self.shares[seat] >= 0.0:
                return self.shares[seat]
        return self.book.worth(g, seat)


def learned(book: Rulebook[Any], g: Any, judges: dict[int, Judge]) -> list[float]:
    """What part of the wins each seat may hope for by what was learned; -1 for a role, and [] for a position, that is left to
    the game's own judgement."""
    rows = book.rows(g)
    judge = None if rows is None else judges.get(len(rows.seats))
    if rows is None or judge is None:
        return []
    shares = judge.shares(rows)
    return [share if judge.plays[role] else -1.0 for share, role in zip(shares, rows.roles, strict=False)]


def judges_at(book: Rulebook[Any], g: Any) -> dict[int, Judge] | None:
    """The judges of a game; None at a table of so many seats that nothing was learned for: there nobody counts in vain."""
    judges = judges_of(book)
    rows = book.rows(g) if judges else None
    return judges if rows is None or len(rows.seats) in judges else None


class Chair:
    """All that a bot gets: its seat, its options, its view, and `imagine`."""

    __slots__ = ("_book", "_judges", "_session", "options", "seat")

    def __init__(self, table: Table, seat: int, taught: bool = False) -> None:
        """Its worlds are judged by what was learned if it is `taught`. Raises IllegalMove when nothing is asked of `seat`."""
        self._book: Rulebook[Any] = table.book
        self._judges: dict[int, Judge] | None = judges_at(table.book, table.session.g) if taught else None
        self._session: Session = table.session
        self.seat: int = seat
        self.options: list[int] = table.session.options_of(seat)[:]
        if not self.options:
            raise IllegalMove(f"seat {seat + 1} is not asked", Message("regnum-not-asked"))

    def view(self) -> Any:
        """All that the seat may see."""
        return self._book.view(self._session.g, self.seat)

    def foresees(self) -> bool:
        """Whether a search gains by looking past the step of the question."""
        return self._book.foresees()

    def imagine(self, seed: int) -> World:
        """A world that looks the same to the seat; the same seed gives the same world. The seat's question is open."""
        session = self._session.imagine(self.seat, seed, self._book.redeal, self._book.sight, PLAYOUT)
        return World(self._book, session, self._judges)
