"""Where a bot sits: what its seat may see, the answers it may give, and worlds it can imagine. Never the true state."""

from __future__ import annotations

from typing import Any, Protocol

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
    """An imagined game: all that the chair cannot see was re-dealt. It is played on and thrown away."""

    __slots__ = ("book", "session")

    def __init__(self, book: Rulebook[Any], session: Session) -> None:
        self.book: Rulebook[Any] = book
        self.session: Session = session

    def worth(self, seat: int) -> float:
        """What the position is worth to `seat`: after the end its share of the win, before it what the game thinks."""
        g = self.session.g
        if not g.over:
            return self.book.worth(g, seat)
        winners = self.book.result(g).winners
        return 1.0 / len(winners) if seat in winners else 0.0


class Chair:
    """All that a bot gets: its seat, its options, its view, and `imagine`."""

    __slots__ = ("_book", "_session", "options", "seat")

    def __init__(self, table: Table, seat: int) -> None:
        """Raises IllegalMove when nothing is asked of `seat`."""
        self._book: Rulebook[Any] = table.book
        self._session: Session = table.session
        self.seat: int = seat
        self.options: list[int] = table.session.options_of(seat)[:]
        if not self.options:
            raise IllegalMove(f"seat {seat + 1} is not asked", Message("regnum-not-asked"))

    def view(self) -> Any:
        """All that the seat may see."""
        return self._book.view(self._session.g, self.seat)

    def imagine(self, seed: int) -> World:
        """A world that looks the same to the seat; the same seed gives the same world. The seat's question is open."""
        return World(self._book, self._session.imagine(self.seat, seed, self._book.redeal, self._book.sight, PLAYOUT))
