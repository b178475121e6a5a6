"""Many games at once in one process, for loops of one's own (`pip install regnum[learn]`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from regnum.engine.session import Session
from regnum.learn.setting import CAP, Setting


@dataclass
class Step:
    """Where the games stand: in each the seat that is asked, what it sees, and its open actions.

    `rewards` (by game and seat), `done` and `capped` tell of the answers just given; a game that is done has begun anew."""

    observations: NDArray[np.uint8]
    legal: list[list[int]]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float64]
    done: NDArray[np.bool_]
    capped: NDArray[np.bool_]


class Batch:
    """`n` games of one setting, each asked one question at a time. Game i begins with the seed `seed + i`; a game that ends is
    followed by one with the next seed that none had."""

    def __init__(
        self,
        game: str,
        n: int,
        seats: int | Sequence[str] | None = None,
        *,
        actions: str = "short",
        options: Mapping[str, str] | None = None,
        reward: str = "win",
        cap: int = CAP,
    ) -> None:
        """Raises BadSetup for what the game does not have."""
        self.setting = Setting(game, seats, options, actions, reward, cap)
        self.lens = self.setting.lens
        self.n = n
        self.next_seed = 0
        self.sessions: list[Session] = []
        self.decisions = [0] * n

    def reset(self, seed: int = 0) -> Step:
        """All games anew."""
        self.sessions = [self.setting.start(seed + i) for i in range(self.n)]
        self.next_seed = seed + self.n
        self.decisions = [0] * self.n
        shape = (self.n, len(self.setting.seats))
        nobody = np.zeros(self.n, np.bool_)
        return self.look(np.zeros(shape), nobody, nobody.copy())

    def step(self, actions: Sequence[int] | NDArray[np.int64]) -> Step:
        """One answer in every game. Raises IllegalMove for an action that is not open."""
        rewards = np.zeros((self.n, len(self.setting.seats)))
        done, capped = np.zeros(self.n, np.bool_), np.zeros(self.n, np.bool_)
        for i, action in enumerate(actions):
            session = self.sessions[i]
            seat = asked(session)
            session.play(self.lens.option(session, seat, int(action)), seat)
            self.decisions[i] += 1
            capped[i] = session.ask is not None and self.decisions[i] >= self.setting.cap
            if session.ask is None or capped[i]:
                done[i] = True
                rewards[i] = self.setting.rewards(session)
                self.sessions[i] = self.setting.start(self.next_seed)
                self.next_seed += 1
                self.decisions[i] = 0
        return self.look(rewards, done, capped)

    def look(self, rewards: NDArray[np.float64], done: NDArray[np.bool_], capped: NDArray[np.bool_]) -> Step:
        """What every game shows to who is asked in it."""
        lens, sessions = self.lens, self.sessions
        seats = [asked(session) for session in sessions]
        seen = b"".join([lens.observation(session, seat) for session, seat in zip(sessions, seats, strict=True)])
        legal = [lens.legal(session, seat) for session, seat in zip(sessions, seats, strict=True)]
        observations = np.frombuffer(seen, np.uint8).reshape(self.n, lens.size)
        return Step(observations, legal, np.array(seats), rewards, done, capped)


def asked(session: Session) -> int:
    """The seat that is asked in a game that goes on."""
    assert session.ask is not None
    return session.ask.seat
