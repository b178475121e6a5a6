"""Fits, matches and ladders: small ones, of which the outcome is known."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random

import numpy as np
import pytest

from regnum.bots.codec import digest
from regnum.bots.judge import SHELF, read_judges
from regnum.engine.errors import BadSetup
from regnum.engine.registry import rulebook
from regnum.engine.standing import Rows
from regnum.learn.fit import Samples, chances, fit, log_loss, products, samples, table_of, write
from regnum.learn.ladder import Line, placed, play_lines, rate, schedule, strengths
from regnum.learn.match import Desk, match, play_out, thinker, wilson
from regnum.learn.play import traces
from regnum.learn.setting import Setting


def made_up(rows: int, tells: int) -> Samples:
    """Positions of two seats in which the number `tells` is higher for who wins, and a judgement that knows nothing."""
    rng = np.random.default_rng(1)
    seen = rng.normal(size=(rows, 2, 6)).astype(np.float32)
    won = seen[:, 0, tells] > seen[:, 1, tells]
    shares = np.stack([won, ~won], axis=1).astype(np.float32)
    tables = np.ones((rows, 2), np.float32)
    return Samples("tek", ["any", "any"], ["greedy"], seen, np.zeros((rows, 2), np.int64), tables, shares, np.arange(rows))


def test_a_fit_finds_what_tells_who_wins() -> None:
    data = made_up(3000, 3)
    found = fit(data, anchor=0.0, rounds=30)
    by_number = found.weights[0].reshape(6, 2).sum(axis=1)
    assert np.argmax(np.abs(by_number)) == 3 and by_number[3] > 0 and found.seen == [0]
    assert found.loss == found.blend_loss < 0.4 < 0.65 < found.judged_loss
    assert (fit(data, anchor=0.0, rounds=30).weights == found.weights).all()
    with pytest.raises(BadSetup, match="too few games"):
        fit(made_up(1, 0))


def test_the_judgement_is_an_anchor() -> None:
    data = made_up(1000, 3)
    alone, blend, judged = (fit(data, anchor=a, rounds=3) for a in (0.0, 0.5, 1.0))
    assert judged.weights[0].tolist() == [1.0] + [0.0] * 11
    assert blend.weights == pytest.approx((alone.weights + judged.weights) / 2)


def test_nobody_is_surprised_by_what_was_certain() -> None:
    assert log_loss(np.array([[50.0, 0.0]], np.float32), np.array([[1.0, 0.0]], np.float32)) == pytest.approx(0)
    assert log_loss(np.zeros((1, 2), np.float32), np.array([[1.0, 0.0]], np.float32)) == pytest.approx(np.log(2))


def test_samples_are_quiet_positions_of_all_seats() -> None:
    played = list(traces("tek", 3, games=2))
    data = samples(played, every=4)
    names = rulebook("tek").standing()
    assert names is not None
    assert data.rows.shape[1:] == (3, len(names.columns)) and data.tables.shape[1] == len(names.factors)
    assert set(data.seeds) == {0, 1} and data.shares.sum(axis=1) == pytest.approx(1) and data.bots == ["random"]
    assert len(samples(played, every=2).seeds) > 1.5 * len(data.seeds)
    with pytest.raises(BadSetup, match="different tables"):
        samples([*played, *traces("tek", 2, games=1)])
    with pytest.raises(BadSetup, match="no game"):
        samples(traces("tek", games=1, cap=5))


def test_the_weights_of_a_file_judge_as_the_fit_does(tmp_path: Path) -> None:
    played = list(traces("tek", 2, games=12))
    data = samples(played)
    found = fit(data, rounds=2)
    book, path = rulebook("tek"), tmp_path / "weights.toml"
    write(path, book, [table_of(data, found, book, [], 'fit "it"')])
    judge = read_judges(book, tomllib.loads(path.read_text(encoding="utf-8")))[2]
    assert judge.plays == [True]
    rows = Rows(data.roles[7].tolist(), data.rows[7].tolist(), data.tables[7].tolist())
    x = products(data.rows[7:8], data.tables[7:8])
    assert judge.shares(rows) == pytest.approx(chances((x @ found.weights[0]).astype(np.float32))[0].tolist(), abs=0.01)
    assert tomllib.loads(path.read_text(encoding="utf-8"))["table"][0]["command"] == 'fit "it"'


def test_games_are_played_with_weights_that_are_not_shipped() -> None:
    book = rulebook("tek")
    names = book.standing()
    assert names is not None
    columns = {column: [-5.0 if column == "points" else 0.0, 0.0, 0.0, 0.0] for column in names.columns}
    made = {"game": "tek", "rules": book.rules_version, "standing": names.version, "factors": names.factors}
    shy = {**made, "table": [{"seats": 2, "plays": ["any"], "weights": {"any": columns}}]}
    usual, taught = (next(traces("tek", 2, ["learned"], games=1, quick=True, cap=60, weights=x)) for x in (None, shy))
    assert usual.answers != taught.answers
    assert "tek" not in SHELF


def test_a_match_gives_every_seat_and_an_interval() -> None:
    def first(desk: Desk, seat: int, seed: int) -> int:
        return desk.session.options_of(seat)[0]

    result = match("tek", first, "random", 3, games=6)
    assert result.games == 6 and 0 <= result.low <= result.won <= result.high <= 1 and result.even == pytest.approx(1 / 3)
    assert sum(times for _, times in result.by_role.values()) == 6
    assert match("tek", first, "random", 3, games=6) == result
    base = ["marquise", "eyrie", "alliance", "vagabond"]
    assert list(match("root", first, "random", base, games=2, role="eyrie", cap=20).by_role) == ["eyrie"]
    with pytest.raises(BadSetup, match="no seat that is asked plays 'corvid'"):
        match("root", first, "random", base, role="corvid")
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    with pytest.raises(BadSetup, match="no bot"):
        match("tek", "nobody:3", "random")
    assert match("tek", "greedy", "random", 2, games=1, quick=True, cap=30).capped == 1


def test_a_bot_may_say_how_often_it_thinks() -> None:
    assert thinker("ismcts:300", 7) == ("ismcts", 300) and thinker("champion", 7) == ("champion", 7)
    for often in ("0", "", "-1", "many"):
        with pytest.raises(BadSetup, match="at least once"):
            thinker(f"ismcts:{often}", 7)
    setting = Setting("tek", 2, cap=40)
    once, named = (play_out(setting, [f"ismcts:{n}", "random"], 1, 99).g for n in (1, 30))
    told = play_out(setting, ["ismcts", "random"], 1, 30).g
    assert digest(named) == digest(told) != digest(once)


def test_a_ladder_does_not_care_for_the_order_of_its_games() -> None:
    bots = ["random", "ismcts:1"]
    lines = list(play_lines("tek", bots, 2, games=3, cap=200))
    assert [line.bots for line in lines] == [schedule(bots, 2, n) for n in range(3)]
    with pytest.raises(BadSetup, match="two bots or more"):
        list(play_lines("tek", ["random", "random"]))
    with pytest.raises(BadSetup, match="no bot"):
        list(play_lines("tek", ["random", "nobody"]))
    rng = Random(2)
    won = [Line(n, "toy", ["a", "b", "c"], [3, 2, 1], [0 if rng.random() < 0.7 else 1], "pure", 1) for n in range(60)]
    ladder = rate(won)
    assert [rating.bot for rating in ladder] == ["a", "b", "c"] and ladder[0].elo > ladder[1].elo > ladder[2].elo == 0
    assert ladder[0].low <= ladder[0].elo <= ladder[0].high and ladder[0].games == 60
    assert rate(won[::-1]) == ladder


def test_bots_are_ranked_by_wins_then_points() -> None:
    assert placed(Line(0, "toy", ["a", "b", "a"], [9, 5, 1], [1], "pure", 1)) == (["a", "b"], [1.0, 0.0])
    even = [Line(n, "toy", ["a", "b"], [1, 1], [0, 1], "pure", 1) for n in range(4)]
    assert strengths(even, ["a", "b"]) == pytest.approx({"a": 0.0, "b": 0.0})
    assert all(len(set(schedule(["x", "y"], 4, n))) == 2 for n in range(50))
