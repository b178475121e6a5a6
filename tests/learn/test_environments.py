"""Every environment keeps to the rules of its library, in every game and with every expansion of Root."""

from __future__ import annotations

import copy
import pickle
import warnings
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts
from pettingzoo.test import api_test, seed_test

from regnum.bots import choose
from regnum.engine.errors import BadSetup, IllegalMove
from regnum.engine.registry import GAMES
from regnum.learn import spiel
from regnum.learn.aec import TableEnv, env
from regnum.learn.batch import Batch
from regnum.learn.gym import SoloEnv
from regnum.learn.match import match
from regnum.learn.setting import Setting

TABLES: list[tuple[str, Any, dict[str, str]]] = [
    *[(game, None, {}) for game in GAMES],
    ("tek", 3, {"tokens": "yes"}),
    ("root", 4, {"deck": "exiles", "map": "lake"}),
    ("root", ["lizard", "riverfolk", "vagabond", "vagabond2"], {"map": "winter", "reach": "any"}),
    ("root", ["corvid", "duchy", "eyrie"], {"map": "mountain"}),
    ("root", ["mechanical-marquise", "vagabond", "electric-eyrie"], {}),
    ("oath", 3, {}),
]
NAMES = [f"{game}-{seats}" for game, seats, _ in TABLES]


def finish(table: TableEnv, rng: Random) -> None:
    """Plays at random until all are done."""
    while not any(table.terminations.values()) and not any(table.truncations.values()):
        mask = table.last()[0]["action_mask"]
        table.step(int(rng.choice(np.flatnonzero(mask))))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=NAMES)
def test_pettingzoo(game: str, seats: Any, options: dict[str, str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(game, seats, options=options), num_cycles=40)
        seed_test(lambda: env(game, seats, options=options, actions="short"), num_cycles=15)


def test_all_agents_end_at_once_with_rewards_that_sum_to_nothing() -> None:
    table = env("tek", 3)
    for seed in range(3):
        table.reset(seed)
        finish(table, Random(seed))
        assert all(table.terminations.values()) and abs(sum(table.rewards.values())) < 1e-9
        assert sum(info["share"] for info in table.infos.values()) == pytest.approx(1)
        for agent, reward in table.rewards.items():
            assert reward == pytest.approx((3 * table.infos[agent]["share"] - 1) / 2)
        for _ in table.possible_agents:
            assert table.agent_selection in table.agents and not table.last()[0]["action_mask"].any()
            table.step(None)
        assert table.agents == []


def test_a_game_that_does_not_end_is_truncated() -> None:
    table = env("root", cap=30)
    table.reset(1)
    finish(table, Random(1))
    assert all(table.truncations.values()) and not any(table.terminations.values())
    assert set(table.rewards.values()) == {0.0} and {info["how"] for info in table.infos.values()} == {"capped"}


def test_no_answer_to_a_common_question_shows_before_all_are_in() -> None:
    table = env("paladins", 3)
    table.reset(5)
    rng = Random(5)
    while not table.session.group:
        table.step(int(rng.choice(np.flatnonzero(table.last()[0]["action_mask"]))))
    asked = [ask.seat for ask in table.session.waiting()]
    others = [agent for agent in table.possible_agents if agent != table.agent_selection]
    before = [table.observe(agent)["observation"].tobytes() for agent in others]
    masks = [table.observe(agent)["action_mask"].any() for agent in others]
    assert all(masks[i] == (table.seat_of[agent] in asked) for i, agent in enumerate(others))
    table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
    assert [table.observe(agent)["observation"].tobytes() for agent in others] == before


def test_an_illegal_action_changes_nothing_and_bots_can_sit_down() -> None:
    table = env("root", 3)
    table.reset(2)
    closed = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove):
        table.step(closed)
    assert table.decisions == 0
    seat = table.seat_of[table.agent_selection]
    option = choose("random", table, seat, 1)
    table.step(option + table.lens.bases[table.session.ask.kind])  # type: ignore[union-attr]
    assert table.decisions == 1


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium(game: str) -> None:
    made = gymnasium.make(f"regnum/{game}-v1", foes="random", illegal="replace", actions="short")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(made.unwrapped, skip_render_check=True)


def test_a_seat_against_bots_plays_to_the_end() -> None:
    seat = SoloEnv("tek", foes="random")
    seats = set()
    for seed in range(6):
        look, info = seat.reset(seed=seed)
        seats.add(info["seat"])
        done = False
        while not done:
            assert (seat.action_masks() == look["action_mask"]).all() and look["action_mask"].any()
            look, reward, ended, capped, info = seat.step(int(np.flatnonzero(look["action_mask"])[-1]))
            done = ended or capped
        assert capped or reward == pytest.approx(2 * info["share"] - 1)
    assert seats == {0, 1}


def test_a_seat_that_the_rules_play_is_nobodys() -> None:
    seats = ["mechanical-marquise", "vagabond", "electric-eyrie"]
    table = env("root", seats)
    table.reset(5)
    assert table.agents == ["seat_2"] and table.agent_selection == "seat_2"
    finish(table, Random(5))
    assert set(table.infos) == {"seat_2"}
    assert {SoloEnv("root", seats).reset(seed=seed)[1]["seat"] for seed in range(4)} == {1}
    with pytest.raises(BadSetup):
        SoloEnv("root", seats, seat=0)
    assert all(role.startswith("vagabond") for role in match("root", "random", "random", seats, games=3).by_role)


def test_gymnasium_replaces_or_raises() -> None:
    seat = SoloEnv("tek", foes="random", seat=0)
    look, _ = seat.reset(seed=1)
    closed = int(np.flatnonzero(look["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove):
        seat.step(closed)
    seat.illegal = "replace"
    assert seat.step(closed)[4]["replaced"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"foes": "nobody"},
        {"seat": 2},
        {"illegal": "ignore"},
        {"actions": "list"},
        {"reward": "glory"},
        {"seats": 9},
        {"options": {"weather": "rain"}},
    ],
)
def test_what_there_is_not_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        SoloEnv("tek", **wrong)


def test_a_batch_plays_the_games_of_its_seeds() -> None:
    batch = Batch("tek", 4)
    step = batch.reset(10)
    alone = Setting("tek", actions="short")
    sessions = [alone.start(10 + i) for i in range(4)]
    ended = 0
    rng = Random(3)
    for _ in range(400):
        actions = [rng.choice(legal) for legal in step.legal]
        for i, session in enumerate(sessions):
            assert session.ask is not None and session.ask.seat == step.seats[i]
            assert alone.lens.observation(session, session.ask.seat) == step.observations[i].tobytes()
            session.play(actions[i] - 1)
        step = batch.step(actions)
        for i in np.flatnonzero(step.done).tolist():
            assert sessions[i].ask is None and list(step.rewards[i]) == alone.rewards(sessions[i])
            sessions[i] = alone.start(14 + ended)
            ended += 1
    assert ended and not step.rewards[~step.done].any()


def test_points_are_a_reward_too() -> None:
    setting = Setting("tek", 3, reward="points")
    session = setting.start(1)
    rng = Random(1)
    assert setting.rewards(session) == [0.0] * 3
    while session.ask is not None:
        session.play(rng.choice(session.options))
    points = setting.book.result(session.g).scores
    assert setting.rewards(session)[0] == pytest.approx((points[0] - (points[1] + points[2]) / 2) / 30)


def spiel_name(game: str, seats: Any, options: dict[str, str]) -> str:
    """A table as OpenSpiel is asked for it."""
    who = f"players={seats}" if isinstance(seats, int) else f"seats={'/'.join(seats)}" if seats else ""
    how = f"options={'/'.join(f'{k}:{v}' for k, v in options.items())}" if options else ""
    return f"regnum_{game}({','.join(part for part in (who, how) if part)})"


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=NAMES)
def test_openspiel(game: str, seats: Any, options: dict[str, str]) -> None:
    spiel.register()
    table = pyspiel.load_game(spiel_name(game, seats, options))
    state = table.new_initial_state()
    rng = Random(1)
    state.apply_action(7)
    for _ in range(30):
        state.apply_action(rng.choice(state.legal_actions()))
    again = pickle.loads(pickle.dumps(state.held))
    lens = state.held.setting.lens
    for copied in (again, copy.deepcopy(state.held), state.clone().held):
        for seat in range(table.num_players()):
            assert lens.observation(copied.session, seat) == lens.observation(state.held.session, seat)
    world = state.resample_from_infostate(state.current_player(), rng.random)
    assert world.legal_actions() == state.legal_actions()
    assert world.information_state_string() == state.information_state_string()
    assert state.action_to_string(state.legal_actions()[0]).split()[0] in {kind.name for kind in state.held.setting.book.kinds}


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_plays_whole_games(game: str) -> None:
    spiel.register()
    pyspiel.random_sim_test(pyspiel.load_game(f"regnum_{game}"), num_sims=1, serialize=game == "tek", verbose=False)


def test_openspiel_searches_in_worlds_that_a_seat_can_imagine() -> None:
    spiel.register()
    state = pyspiel.load_game("regnum_tek(players=3)").new_initial_state()
    state.apply_action(3)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=1.0,
        max_simulations=5,
        evaluator=spiel.WorthEvaluator(),
        random_state=np.random.RandomState(1),
    )
    for _ in range(3):
        state.apply_action(bot.step(state))
    assert len(state.held.moves) == 4
    assert sum(spiel.WorthEvaluator().evaluate(state)) == pytest.approx(0)
