"""Where a game cannot be foreseen past a step, a search goes wide: the worse half of the options leaves, and once more."""

from __future__ import annotations

import pytest

from regnum.bots import choose, weigh
from regnum.bots.chair import Chair
from regnum.bots.greedy import TRIES, promises
from regnum.bots.halves import weigh_by_halves
from regnum.bots.sim import simulate
from regnum.bots.weighed import best_of
from regnum.engine.registry import rulebook
from tests.engine.play import positions


@pytest.fixture(autouse=True)
def cannot_be_foreseen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(rulebook("toy")), "foresees", lambda book: False)


def looks(chair: Chair, option: int, worlds: int) -> list[float]:
    """What the option comes to in each of the first worlds of a search with seed 7."""
    return [promises(chair, option, 7 + world, 1, TRIES)[0] for world in range(worlds)]


def contested() -> Chair:
    """A seat with four options, which come to something different each."""
    for game in positions(3):
        chair = Chair(game, game.ask.seat)
        if len(chair.options) == len({sum(looks(chair, option, 10)) for option in chair.options}) == 4:
            return chair
    raise AssertionError("no such question")


def test_the_worse_half_leaves_first_and_every_round_takes_as_long() -> None:
    chair = contested()
    found = weigh_by_halves(chair, 7, 0.0, 80)
    assert [weighed.option for weighed in found] == chair.options
    assert sorted(weighed.tries for weighed in found) == [10, 10, 30, 30]
    ranked = sorted(found, key=lambda weighed: -sum(looks(chair, weighed.option, 10)))
    assert [weighed.tries for weighed in ranked] == [30, 30, 10, 10]
    assert best_of(found) is max(ranked[:2], key=lambda weighed: weighed.worth)


def test_all_are_looked_at_in_the_same_worlds_each_of_them_once() -> None:
    chair = contested()
    for weighed in weigh_by_halves(chair, 7, 0.0, 80):
        ends = looks(chair, weighed.option, weighed.tries)
        assert weighed.worth == pytest.approx(sum(ends) / len(ends))


def test_of_options_tried_as_often_the_one_worth_most_is_taken() -> None:
    taken = 0
    for game in positions(3):
        for ask in game.asks:
            found = weigh("ismcts", game, ask.seat, 7, iterations=40)
            most = max(weighed.tries for weighed in found)
            finalists = [weighed for weighed in found if weighed.tries == most]
            best = max(finalists, key=lambda weighed: weighed.worth)
            assert choose("ismcts", game, ask.seat, 7, iterations=40) == best.option
            taken += best is not finalists[0]
    assert taken


@pytest.mark.parametrize("seed", range(3))
def test_the_same_seed_gives_the_same_answer_whatever_is_hidden(seed: int) -> None:
    for game in positions(seed):
        for ask in game.asks:
            mine = choose("ismcts", game, ask.seat, seed, iterations=30)
            assert mine == choose("ismcts", game.imagine(ask.seat, 1), ask.seat, seed, iterations=30)


def test_it_beats_chance() -> None:
    strong = simulate("toy", 30, 1, ["ismcts", "random"], 2, iterations=60)
    assert strong.winners.bots["ismcts"] > 20
