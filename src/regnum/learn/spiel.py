"""OpenSpiel: `register()`, then `pyspiel.load_game("regnum_<game>(players=3)")` (`pip install regnum[spiel]`).

A state is sequential and of imperfect information; one chance node at the root draws the seed, and all luck follows from it.
The game is not one of perfect recall: an information state is what the seat sees now. Searches must re-deal what is hidden
(`resample_from_infostate`); those that clone the state know what nobody may know."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import numpy as np
import pyspiel

from regnum.engine.kinds import Kind
from regnum.engine.registry import GAMES, rulebook
from regnum.engine.session import Session
from regnum.learn.setting import Setting

SEEDS: Final = 1000
"""Games that the chance node at the root can draw."""
LONGEST: Final = 20_000
"""Decisions after which a game is given up, and everybody gets 0."""


class Held:
    """A session and how it came about: copied the quick way when the binding deep-copies a state, pickled as its moves."""

    __slots__ = ("moves", "session", "setting")

    def __init__(self, setting: Setting, session: Session | None, moves: list[int]) -> None:
        self.setting = setting
        self.session = session
        self.moves = moves

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.setting, None if self.session is None else self.session.clone(), self.moves[:])

    def __reduce__(self) -> tuple[Any, ...]:
        s = self.setting
        return again, (s.book.name, s.seats, s.options, self.moves)

    def apply(self, action: int) -> None:
        """The seed, or an answer of who is asked."""
        if self.session is None:
            self.session = self.setting.start(action)
        else:
            self.session.play(self.setting.lens.option(self.session, seat_of(self.session), action))
        self.moves.append(action)


def seat_of(session: Session) -> int:
    """The seat that is asked."""
    assert session.ask is not None
    return session.ask.seat


def again(game: str, seats: list[str], options: dict[str, str], moves: list[int]) -> Held:
    """A game played again from its moves."""
    held = Held(Setting(game, seats, options, cap=LONGEST), None, [])
    for move in moves:
        held.apply(move)
    return held


class RegnumState(pyspiel.State):  # type: ignore[misc]
    """A position."""

    def __init__(self, game: Any, held: Held | None = None) -> None:
        super().__init__(game)
        self.held = Held(game.setting, None, []) if held is None else held

    def current_player(self) -> int:
        session = self.held.session
        if session is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else seat_of(session)

    def _legal_actions(self, player: int) -> list[int]:
        session = self.held.session
        return [] if session is None else sorted(self.held.setting.lens.legal(session, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / SEEDS) for seed in range(SEEDS)]

    def _apply_action(self, action: int) -> None:
        self.held.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        kind = kind_of(self.held.setting, action)
        return kind.text(action - kind.base - 1)

    def is_terminal(self) -> bool:
        session = self.held.session
        return session is not None and (session.ask is None or len(self.held.moves) > LONGEST)

    def returns(self) -> list[float]:
        setting, session = self.held.setting, self.held.session
        return [0.0] * len(setting.seats) if session is None else setting.rewards(session)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> RegnumState:
        """A state that looks the same to the player; all that it cannot know is dealt anew."""
        held = self.held
        assert held.session is not None
        book = held.setting.book
        world = held.session.imagine(player, int(sampler() * (1 << 30)), book.redeal, book.sight)
        return RegnumState(self.get_game(), Held(held.setting, world, held.moves[:]))

    def __str__(self) -> str:
        return " ".join(str(move) for move in self.held.moves)


def kind_of(setting: Setting, action: int) -> Kind:
    """The question whose answer an action is."""
    return max([kind for kind in setting.book.kinds if kind.base <= action], key=lambda kind: kind.base)


class Observer:
    """What a player sees, as numbers from 0 to 1 and as text."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.most = np.maximum(np.frombuffer(setting.lens.most(), np.uint8), 1).astype(np.float32)
        self.tensor = np.zeros(setting.lens.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: RegnumState, player: int) -> None:
        """Fills `tensor`."""
        session = state.held.session
        if session is None:
            self.tensor.fill(0)
        else:
            seen = np.frombuffer(self.setting.lens.observation(session, player), np.uint8)
            np.divide(seen, self.most, out=self.tensor)

    def string_from(self, state: RegnumState, player: int) -> str:
        """The same, byte for byte in hexadecimal digits."""
        session = state.held.session
        return "" if session is None else self.setting.lens.observation(session, player).hex()


class WorthEvaluator:
    """An evaluator for the search algorithms of `open_spiel.python`: what the game's own judgement makes of a position."""

    def evaluate(self, state: RegnumState) -> list[float]:
        """What a position is worth to each seat, as rewards."""
        held = state.held
        assert held.session is not None
        if state.is_terminal():
            return state.returns()
        n = len(held.setting.seats)
        worth = [held.setting.book.worth(held.session.g, seat) for seat in range(n)]
        return [(n * x / max(sum(worth), 1e-9) - 1) / (n - 1) for x in worth]

    def prior(self, state: RegnumState) -> list[tuple[int, float]]:
        """All open answers alike."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def split(text: str) -> list[str]:
    """The parts of a parameter, between slashes."""
    return [part for part in text.split("/") if part]


def register(games: Iterable[str] = GAMES) -> None:
    """Makes the games known to OpenSpiel. Parameters: `players`, or `seats=marquise/eyrie`; `options=map:lake/deck:exiles`."""
    for name in games:
        short = f"regnum_{name}"
        if short not in pyspiel.registered_names():
            pyspiel.register_game(type_of(name), game_class(name))


def type_of(name: str) -> Any:
    """What OpenSpiel wants to know of a game."""
    book = rulebook(name)
    fewest = max(2, book.fewest)
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"regnum_{name}",
        long_name=f"Regnum: {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=book.most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": fewest, "seats": "", "options": ""},
    )


def game_class(name: str) -> type:
    """The class of a game as OpenSpiel makes it from parameters."""

    class RegnumGame(pyspiel.Game):  # type: ignore[misc]
        """A game and its setting."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = dict(params or {})
            seats: int | list[str] = split(str(given.get("seats", ""))) or int(given.get("players", 0) or kind_fewest)
            options = dict(part.split(":", 1) for part in split(str(given.get("options", ""))))
            self.setting = Setting(name, seats, options, cap=LONGEST)
            n = len(self.setting.seats)
            info = pyspiel.GameInfo(
                num_distinct_actions=self.setting.lens.actions,
                max_chance_outcomes=SEEDS,
                num_players=n,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=LONGEST,
            )
            super().__init__(type_of(name), info, given)

        def new_initial_state(self) -> RegnumState:
            """Before the seed is drawn."""
            return RegnumState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            """What players see."""
            return Observer(self.setting)

    kind_fewest = max(2, rulebook(name).fewest)
    return RegnumGame
