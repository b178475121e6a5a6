"""Whole games between bots, as fast as they go."""

from __future__ import annotations

from typing import Any, Final

from regnum.bots import choose
from regnum.bots.dice import Dice
from regnum.engine.registry import Rulebook
from regnum.engine.session import Session

CAP: Final = 20_000
"""Decisions after which a game is given up: rules may let players go on for ever without anybody coming nearer to the end."""


class Arena:
    """A game on a table with bots on every chair."""

    __slots__ = ("book", "session")

    def __init__(self, book: Rulebook[Any], session: Session) -> None:
        self.book: Rulebook[Any] = book
        self.session: Session = session

    def play(
        self,
        bots: list[str],
        seed: int,
        seconds: float,
        iterations: int | None,
        trace: list[int],
        cap: int = CAP,
        whim: int = 0,
        quick: bool = False,
    ) -> bool:
        """Plays to the end, or until `cap` decisions are in `trace`, and tells whether the game ended.

        `bots` are the names by seat; each decision becomes an int in `trace`. With `iterations` (see `choose`) the same seed
        plays the same game. With `whim` one decision in so many is taken at random, for games to learn from; `quick` is as in
        `choose`."""
        session = self.session
        dice = Dice(seed)
        at_random = [name == "random" for name in bots]
        while session.ask is not None and len(trace) < cap:
            ask = session.ask
            seat = ask.seat
            if at_random[seat] or (whim > 0 and dice.below(whim) == 0):
                option = session.play_nth(dice.below(len(session.options)))
            else:
                option = choose(bots[seat], self, seat, dice.below(1 << 23), seconds, iterations, quick)
                session.play(option)
            trace.append((ask.kind << 28) + ((option + 1) << 4) + seat)
        return session.ask is None
