"""Simulations: reproducible, honest about their build, and fair in how they count."""

from __future__ import annotations

import pytest

from regnum.bots.sim import simulate
from regnum.engine import session
from regnum.engine.errors import BadSetup

pytestmark = pytest.mark.skipif(session.__file__.endswith(".so"), reason="a compiled engine takes no interpreted game")


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.engine.toy import install

    install(monkeypatch)


def test_the_same_seed_gives_the_same_digest_and_another_seed_another() -> None:
    one, two, three = (simulate("toy", 20, seed, seats=3) for seed in (5, 5, 6))
    assert one.digest == two.digest != three.digest
    assert (one.decisions, one.winners) == (two.decisions, two.winners)
    assert one.build == "pure" and one.decisions_per_s > 0
    assert one.mean_decisions == round(one.decisions / 20, 2)


def test_winners_share_a_game_and_add_up() -> None:
    result = simulate("toy", 40, 3, ["random", "greedy"], ["any", "random"])
    for table in (result.winners.seats, result.winners.roles, result.winners.bots):
        assert sum(table.values()) == pytest.approx(40)
    assert set(result.winners.seats) == {"1", "2"} and set(result.winners.roles) <= {"any", "random"}


def test_a_game_that_goes_on_too_long_is_given_up() -> None:
    whole = simulate("toy", 5, 3)
    assert whole.capped == 0 and sum(whole.winners.seats.values()) == pytest.approx(5)
    short = simulate("toy", 5, 3, cap=4)
    assert (short.capped, short.decisions) == (5, 20)
    assert sum(short.winners.seats.values()) == 0


def test_what_it_prints_is_plain_data() -> None:
    plain = simulate("toy", 2, options={"map": "river"}).plain()
    for name in ("game", "games", "decisions", "decisions_per_s", "games_per_s", "mean_decisions", "digest", "build"):
        assert name in plain
    assert plain["options"] == {"rounds": "3", "map": "river", "carried": "", "prompts": "fair"}
    assert plain["winners"]["seats"].keys() == {"1", "2"}


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"games": 0},
        {"bots": ["deep"]},
        {"bots": ["random", "greedy", "random"]},
        {"bots": []},
        {"seats": 7},
        {"seats": ["any", "green"]},
        {"options": {"map": "moon"}},
        {"options": {"weather": "rain"}},
        {"iterations": 0},
    ],
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, object]) -> None:
    arguments: dict[str, object] = {"game": "toy", "games": 2, "seats": 2, **wrong}
    with pytest.raises(BadSetup):
        simulate(**arguments)  # type: ignore[arg-type]
