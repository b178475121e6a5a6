"""Bots answer what they are asked, know only what their seat knows, and play better the longer they think."""

from __future__ import annotations

from collections.abc import Iterator
from types import GeneratorType
from typing import Any

import pytest

from regnum.bots import BOTS, choose, weigh
from regnum.bots.chair import Chair
from regnum.bots.dice import Dice
from regnum.bots.ismcts import search
from regnum.bots.sim import simulate
from regnum.bots.weighed import Weighed
from regnum.engine.errors import BadSetup, IllegalMove
from regnum.engine.state import State
from regnum.game import Game
from tests.engine.play import positions, toy_game


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seed", range(3))
def test_bots_play_whole_games_by_the_rules(name: str, seed: int) -> None:
    game = toy_game(seed, seats=2 + seed)
    while not game.over:
        for ask in game.asks:
            option = choose(name, game, ask.seat, seed, iterations=15)
            assert option in ask.options
            game.play(option, ask.seat)
    assert game.result.winners


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_gives_the_same_answer_and_thinking_changes_nothing(name: str) -> None:
    for game in positions(2):
        record = game.record()
        for ask in game.asks:
            answers = {choose(name, game, ask.seat, 5, iterations=20) for _ in range(2)}
            assert len(answers) == 1
        assert game.record() == record


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seed", range(4))
def test_what_a_seat_cannot_see_does_not_change_its_choice(name: str, seed: int) -> None:
    looked = 0
    for game in positions(seed):
        for ask in game.asks:
            mine = choose(name, game, ask.seat, seed, iterations=25)
            for dream in (1, 2):
                other = game.imagine(ask.seat, dream)
                looked += game.book.view(other.session.g, None) is not None and hands(other) != hands(game)
                assert choose(name, other, ask.seat, seed, iterations=25) == mine
    assert looked


def hands(game: Game) -> Any:
    return game.session.g.hands  # type: ignore[attr-defined]


def test_answers_given_in_secret_do_not_change_a_choice() -> None:
    for name in BOTS:
        answers = set()
        for option in range(3):
            game = toy_game(4)
            game.play(game.ask_of(0).options[option], 0)  # type: ignore[union-attr]
            answers.add(choose(name, game, 2, 1, iterations=60))
        assert len(answers) == 1


def reachable(thing: object, seen: dict[int, object]) -> Iterator[object]:
    """Everything that public attributes, items and the locals of running rules lead to."""
    if id(thing) in seen or isinstance(thing, int | float | str | bytes | type(None)):
        return
    seen[id(thing)] = thing
    yield thing
    if isinstance(thing, dict):
        parts: list[Any] = [*thing.keys(), *thing.values()]
    elif isinstance(thing, GeneratorType):
        parts = [thing.gi_yieldfrom, *(thing.gi_frame.f_locals.values() if thing.gi_frame else [])]
    elif isinstance(thing, list | tuple):
        parts = list(thing)
    elif not type(thing).__module__.startswith(("regnum.", "tests.")):
        return
    else:
        names = [name for name in dir(thing) if not name.startswith("_")]
        parts = [getattr(thing, name) for name in names]
    for part in parts:
        if not callable(part):
            yield from reachable(part, seen)


@pytest.mark.parametrize("seed", range(6))
def test_the_true_state_is_out_of_reach(seed: int) -> None:
    assert sorted(name for name in dir(Chair) if not name.startswith("_")) == ["foresees", "imagine", "options", "seat", "view"]
    dealt_anew = 0
    for game in positions(seed):
        trail = game.session.trail
        true = {id(game.session.g)} | {id(c.base) for c in [*trail.past, trail.now] if c is not None}
        for ask in game.asks:
            chair = Chair(game, ask.seat)
            for root in (chair, chair.view(), chair.imagine(3)):
                states = [x for x in reachable(root, {}) if isinstance(x, State)]
                assert true.isdisjoint(id(x) for x in states)
                for state in states:
                    assert game.book.view(state, ask.seat) == game.view(ask.seat)
                    dealt_anew += state.hands != hands(game)  # type: ignore[attr-defined]
    assert dealt_anew


def test_an_unknown_bot_or_a_seat_that_is_not_asked_is_refused() -> None:
    game = toy_game(1)
    with pytest.raises(BadSetup, match="no bot 'deep'"):
        choose("deep", game, 0, 1)
    for seat in range(3):
        game.play(game.ask_of(seat).options[0], seat)  # type: ignore[union-attr]
    with pytest.raises(IllegalMove):
        choose("random", game, (game.ask.seat + 1) % 3, 1)


@pytest.mark.parametrize("far", [True, False])
def test_a_second_of_thought_is_a_second(far: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    from time import monotonic

    game = toy_game(1)
    monkeypatch.setattr(type(game.book), "foresees", lambda book: far)
    began = monotonic()
    assert choose("ismcts", game, 0, 1, seconds=0.2) in game.ask.options
    assert 0.15 < monotonic() - began < 1.0


def test_seats_asked_together_have_statistics_of_their_own() -> None:
    game = toy_game(4)
    chair = Chair(game, 0)
    mine = search(chair, 1, 0.0, 200)
    assert sum(kid.n for kid in mine.kids.values()) == 200
    assert sorted(kid.seat for kid in mine.kids.values()) == [0] * len(chair.options)


@pytest.mark.parametrize("name", BOTS[1:])
def test_a_bot_takes_the_option_it_thinks_most_of(name: str) -> None:
    for game in positions(3):
        for ask in game.asks:
            found = weigh(name, game, ask.seat, 7, iterations=40)
            assert [weighed.option for weighed in found] == ask.options
            searched = name in ("ismcts", "champion")
            best = max(found, key=lambda weighed: weighed.tries if searched else weighed.worth)
            if len(ask.options) > 1:
                assert choose(name, game, ask.seat, 7, iterations=40) == best.option
            assert not searched or sum(weighed.tries for weighed in found) == 40
            assert all(0 <= weighed.low <= weighed.worth <= weighed.high <= 1 for weighed in found if weighed.tries)


def test_chance_weighs_nothing() -> None:
    with pytest.raises(BadSetup, match="weighs nothing"):
        weigh("random", toy_game(1), 0, 1)


def test_an_interval_is_that_of_the_mean() -> None:
    weighed = Weighed(3, 4, 2.0, 1.5)  # 0.5, 0.5, 0 and 1 would be: a deviation of 0.408
    assert weighed.worth == 0.5 and weighed.high - weighed.low == pytest.approx(2 * 1.96 * 0.40825 / 2, abs=1e-3)
    assert (Weighed(3, 1, 0.4, 0.16).low, Weighed(3, 1, 0.4, 0.16).high) == (0.0, 1.0)


def test_dice_are_even_enough() -> None:
    dice = Dice(3)
    counts = [0] * 5
    for _ in range(5000):
        counts[dice.below(5)] += 1
    assert min(counts) > 850 and max(counts) < 1150


def test_dice_are_the_linear_generator_they_say_they_are() -> None:
    dice = Dice(3)
    x = dice.x
    for _ in range(1000):
        x = (x * 1103515245 + 12345) % 2**31
        assert dice.below(1 << 23) == x >> 8 and dice.x == x


def test_looking_ahead_beats_chance_and_searching_beats_looking() -> None:
    weak = simulate("toy", 60, 1, ["greedy", "random"], 2)
    assert weak.winners.bots["greedy"] > 36
    strong = simulate("toy", 30, 1, ["ismcts", "random"], 2, iterations=60)
    assert strong.winners.bots["ismcts"] > 20
