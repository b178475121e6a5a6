"""What is learned: a game with its seats and options, how its answers are numbered, and what its end is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from regnum.bots.lens import Lens
from regnum.engine.chance import seeded
from regnum.engine.errors import BadSetup
from regnum.engine.registry import Rulebook, rulebook
from regnum.engine.session import Session, start
from regnum.engine.trail import CLONABLE

CAP: Final = 5000
"""Decisions after which a game is given up."""
ACTIONS: Final = ("flat", "short")
REWARDS: Final = ("win", "points")
POINTS_SCALE: Final = 30


class Setting:
    """A game as it is learned. `actions` are "flat" (one id for every answer of the game, for ever) or "short" (the answer
    alone; the question stands in the observation). `reward` is "win" or "points"."""

    def __init__(
        self,
        game: str,
        seats: int | Sequence[str] | None = None,
        options: Mapping[str, str] | None = None,
        actions: str = "flat",
        reward: str = "win",
        cap: int = CAP,
    ) -> None:
        """Without `seats` it is the smallest table of two or more. Raises BadSetup for what the game does not have."""
        if actions not in ACTIONS:
            raise BadSetup(f"actions are {' or '.join(ACTIONS)}, not {actions!r}")
        if reward not in REWARDS:
            raise BadSetup(f"a reward is {' or '.join(REWARDS)}, not {reward!r}")
        self.book: Rulebook[Any] = rulebook(game)
        asked = max(2, self.book.fewest) if seats is None else seats if isinstance(seats, int) else list(seats)
        self.seats: list[str] = self.book.seat_list(asked)
        self.options: dict[str, str] = self.book.option_values(dict(options or {}))
        self.book.check(self.seats, self.options)
        self.asked: list[int] = [i for i, role in enumerate(self.seats) if not self.book.plays_itself(role)]
        """The seats that are asked; the rules play the others."""
        self.lens: Lens = Lens(self.book, actions == "flat")
        self.reward: str = reward
        self.cap: int = cap

    def start(self, seed: int) -> Session:
        """A new game; the seed is all its luck."""
        state = self.book.start(self.seats, self.options, seeded(seed))
        return start(state, self.book.step, CLONABLE, fair=self.options["prompts"] == "fair")

    def shares(self, session: Session) -> list[float]:
        """Each seat's share of the win; nobody has one in a game that was given up."""
        winners = self.book.result(session.g).winners if session.ask is None else []
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.seats))]

    def rewards(self, session: Session) -> list[float]:
        """What the end is worth to each seat. With "win" the rewards sum to 0 and who wins alone gets 1; with "points" it is
        the points less the mean of the others', over 30. Alone, a win is 1 and a defeat -1. Given up, a game is worth 0."""
        n = len(self.seats)
        if session.ask is not None:
            return [0.0] * n
        if self.reward == "win":
            return [(n * x - 1) / (n - 1) if n > 1 else 2 * x - 1 for x in self.shares(session)]
        points = self.book.result(session.g).scores
        others = [(sum(points) - x) / max(1, n - 1) for x in points]
        return [(x - mean) / POINTS_SCALE for x, mean in zip(points, others, strict=True)]

    def ends(self, session: Session) -> list[dict[str, Any]]:
        """For each seat its points, its share of the win, and how the game ended."""
        result = self.book.result(session.g)
        how = result.how if session.ask is None else "capped"
        return [
            {"points": points, "share": share, "how": how}
            for points, share in zip(result.scores, self.shares(session), strict=True)
        ]
