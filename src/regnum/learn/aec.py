"""PettingZoo: every seat that is asked is an agent (`pip install regnum[learn]`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gymnasium import spaces
from numpy.random import SeedSequence
from pettingzoo import AECEnv

from regnum.engine.registry import Rulebook
from regnum.engine.session import Session
from regnum.learn.setting import CAP, Setting
from regnum.learn.spaces import Look, look, observation_space


class TableEnv(AECEnv):  # type: ignore[misc]
    """A table of agents `seat_1`, `seat_2` ... Who is asked is `agent_selection`; forced questions are answered by the rules.

    Questions asked together come one after the other, and no answer to them shows before all are in. All agents end at once,
    with the only reward; `cap` decisions truncate. Bots can sit down too: `choose("greedy", env, seat, seed)`."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.metadata = {"name": f"regnum_{setting.book.name}_v1", "render_modes": [], "is_parallelizable": False}
        self.setting = setting
        self.lens = setting.lens
        self.book: Rulebook[Any] = setting.book
        self.seat_of = {f"seat_{seat + 1}": seat for seat in setting.asked}
        self.agent_of = {seat: agent for agent, seat in self.seat_of.items()}
        self.possible_agents = list(self.seat_of)
        self.agents: list[str] = []
        space = observation_space(self.lens)
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.lens.actions) for agent in self.possible_agents}
        self.render_mode = None
        self.seed = int(SeedSequence().generate_state(1)[0])
        self.session: Session
        self.decisions = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: `seed` is its luck; without one it is the seed after the last."""
        self.seed = self.seed + 1 if seed is None else int(seed)
        self.session = self.setting.start(self.seed)
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        ask = self.session.ask
        assert ask is not None
        self.agent_selection = self.agent_of[ask.seat]

    def observe(self, agent: str) -> Look:
        return look(self.lens, self.session, self.seat_of[agent])

    def step(self, action: int | None) -> None:
        """Answers for `agent_selection`. Raises IllegalMove, and changes nothing, for an action that is not open."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        session = self.session
        seat = self.seat_of[agent]
        session.play(self.lens.option(session, seat, int(action)), seat)
        self.decisions += 1
        ask = session.ask
        if ask is None or self.decisions >= self.setting.cap:
            self.finish(ask is None)
        else:
            self.agent_selection = self.agent_of[ask.seat]

    def finish(self, ended: bool) -> None:
        """All agents are done: the game ended, or was given up."""
        over = self.terminations if ended else self.truncations
        rewards, ends = self.setting.rewards(self.session), self.setting.ends(self.session)
        for agent, seat in self.seat_of.items():
            over[agent] = True
            self.rewards[agent] = rewards[seat]
            self.infos[agent] = ends[seat]
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> None:
        """Nothing is drawn here; `regnum.Game` has views and terminal boards."""

    def close(self) -> None:
        """Nothing is held open."""


def env(
    game: str,
    seats: int | Sequence[str] | None = None,
    *,
    actions: str = "flat",
    options: Mapping[str, str] | None = None,
    reward: str = "win",
    cap: int = CAP,
) -> TableEnv:
    """A table of a game for PettingZoo. Raises BadSetup for what the game does not have."""
    return TableEnv(Setting(game, seats, options, actions, reward, cap))
