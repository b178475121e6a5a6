"""What the tables of all games do alike: moves in their text form, and looks at the open question.

Seats are counted from 1, as at the table. A move of a seat other than the one asked first: `t.play("2: use pass")`.
"""

from __future__ import annotations

from typing import Self

import pytest

from regnum.bots.codec import digest
from regnum.engine.errors import IllegalMove
from regnum.game import Game


def of_game(game: Game, name: str) -> str:
    """A clause, or the key of a message, without the name of the game in front."""
    return name.removeprefix(game.book.name)[1:]


class Played:
    """A game that is played and looked at. A table of a game says how it begins, and what is done after each move."""

    @property
    def live(self) -> Game:
        """The game, begun if it was not."""
        raise NotImplementedError

    def after_move(self) -> None:
        """Called after every move."""

    def send(self, move: str) -> None:
        """Gives a move to the game."""
        who, _, text = move.rpartition(": ")
        self.live.play(text, int(who) - 1 if who else None)

    def play(self, *moves: str) -> Self:
        """Plays moves in their text form."""
        for move in moves:
            self.send(move)
            self.after_move()
        return self

    def answer(self, move: str) -> Self:
        """Plays a move, unless its question had one answer only and was settled by itself."""
        return self.play(move) if self.asked == move.rpartition(": ")[2].split()[0] else self

    def refuses(self, move: str, clause: str = "") -> None:
        """The move is illegal, for the reason of this clause ("": it is not among the answers), and nothing changes."""
        before = digest(self.live.session.g)
        with pytest.raises(IllegalMove) as refusal:
            self.send(move)
        assert of_game(self.live, refusal.value.clause) == clause, f"refused by {refusal.value.clause}: {refusal.value}"
        assert digest(self.live.session.g) == before

    # ---------------------------------------------------------------- looking: the questions
    @property
    def asked(self) -> str:
        """The kind of the open question, "" at the end."""
        return "" if self.live.over else self.live.ask.kind

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.live.ask.seat + 1

    def options(self, seat: int = 0) -> list[str]:
        """The options of the open question (of `seat`), without the word of the question."""
        ask = self.live.ask_of(seat - 1) if seat else self.live.ask
        return [] if ask is None else [text.split()[1] for text in ask.texts]

    def refused(self, seat: int, option: str) -> str:
        """The clause that closes an option of the open question to a seat; "" when none does."""
        return next((of_game(self.live, no.clause) for no in self.live.why(seat - 1) if no.text.split()[-1:] == [option]), "")

    def said(self, seat: int | None = None) -> list[str]:
        """The keys of the lines of the log that a seat (None: a spectator) may read."""
        lines = self.live.log(None if seat is None else seat - 1)
        return [of_game(self.live, message.key).removeprefix("log-") for _, message in lines]
