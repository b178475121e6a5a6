"""Gymnasium: one seat is the agent's, bots have the others (`pip install regnum[learn]`).

Importing this module registers `regnum/<game>-v1` for every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from regnum.bots import BOTS, choose
from regnum.bots.dice import Dice
from regnum.engine.errors import BadSetup
from regnum.engine.registry import GAMES, Rulebook
from regnum.engine.session import Session
from regnum.learn.setting import CAP, Setting
from regnum.learn.spaces import Look, look, observation_space

WHIMS: Final = 1 << 23


class SoloEnv(gymnasium.Env[Look, int]):
    """A seat against bots. The seat is drawn for every game, unless `seat` fixes it.

    An action that is not open raises IllegalMove, or with `illegal="replace"` is replaced by the first that is, and
    `info["replaced"]` says so. The only reward comes at the end; `cap` decisions of the whole table truncate."""

    def __init__(
        self,
        game: str,
        seats: int | Sequence[str] | None = None,
        foes: str = "greedy",
        seat: int | None = None,
        actions: str = "flat",
        options: Mapping[str, str] | None = None,
        reward: str = "win",
        cap: int = CAP,
        illegal: str = "raise",
        iterations: int = 50,
    ) -> None:
        """`iterations` is how often searching foes think. Raises BadSetup for what the game does not have."""
        self.setting = Setting(game, seats, options, actions, reward, cap)
        if foes not in BOTS:
            raise BadSetup(f"no bot {foes!r}; there are {', '.join(BOTS)}")
        if illegal not in ("raise", "replace"):
            raise BadSetup(f"illegal is raise or replace, not {illegal!r}")
        if seat is not None and seat not in self.setting.asked:
            raise BadSetup(f"the seats that are asked are {', '.join(map(str, self.setting.asked))}, not {seat}")
        self.book: Rulebook[Any] = self.setting.book
        self.lens = self.setting.lens
        self.foes, self.fixed, self.illegal, self.iterations = foes, seat, illegal, iterations
        self.metadata = {"render_modes": []}
        self.observation_space: spaces.Space[Any] = observation_space(self.lens)
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.lens.actions)
        self.session: Session
        self.seat = 0
        self.dice = Dice(0)
        self.decisions = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Look, dict[str, Any]]:
        """A new game: `seed` is its luck; without one it is drawn. `info["seat"]` is the agent's seat."""
        super().reset(seed=seed)
        luck = int(self.np_random.integers(WHIMS)) if seed is None else seed
        self.dice = Dice(luck)
        asked = self.setting.asked
        self.seat = asked[int(self.np_random.integers(len(asked)))] if self.fixed is None else self.fixed
        self.session = self.setting.start(luck)
        self.decisions = 0
        self.let_foes_play()
        return self.look(), {"seat": self.seat}

    def look(self) -> Look:
        """What the agent is given."""
        return look(self.lens, self.session, self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """The open actions, as MaskablePPO of sb3-contrib asks for them."""
        return np.frombuffer(self.lens.mask(self.session, self.seat), np.bool_)

    def let_foes_play(self) -> None:
        """Bots answer until the agent is asked."""
        session = self.session
        while session.ask is not None and session.ask.seat != self.seat and self.decisions < self.setting.cap:
            whim = self.dice.below(WHIMS)
            session.play(choose(self.foes, self, session.ask.seat, whim, iterations=self.iterations))
            self.decisions += 1

    def step(self, action: int) -> tuple[Look, float, bool, bool, dict[str, Any]]:
        """The agent answers, and the bots until it is asked again."""
        session = self.session
        option = self.lens.option(session, self.seat, int(action))
        info: dict[str, Any] = {}
        open_ = session.options_of(self.seat)
        if self.illegal == "replace" and option not in open_:
            option = open_[0]
            info["replaced"] = True
        session.play(option, self.seat)
        self.decisions += 1
        self.let_foes_play()
        ended, capped = session.ask is None, session.ask is not None and self.decisions >= self.setting.cap
        if ended or capped:
            info |= self.setting.ends(session)[self.seat]
        return self.look(), self.setting.rewards(session)[self.seat], ended, capped, info


for game in GAMES:
    gymnasium.register(f"regnum/{game}-v1", entry_point="regnum.learn.gym:SoloEnv", kwargs={"game": game})
