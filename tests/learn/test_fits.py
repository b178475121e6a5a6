"""Fits, matches and ladders: small ones, of which the outcome is known."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from regnum.engine.errors import BadRecord, BadSetup
from regnum.engine.registry import rulebook
from regnum.learn.fit import Learned, Samples, Weights, fit, load, log_loss, samples
from regnum.learn.ladder import Line, placed, play_lines, rate, schedule, strengths
from regnum.learn.match import Desk, match, wilson
from regnum.learn.play import traces
from regnum.learn.setting import Setting


def made_up(rows: int, tells: int) -> Samples:
    """Positions of two seats in which the number `tells` is higher for who wins, and a judgement that knows nothing."""
    rng = np.random.default_rng(1)
    seen = rng.integers(0, 10, (rows, 2, 6), dtype=np.uint8)
    won = seen[:, 0, tells] > seen[:, 1, tells]
    shares = np.stack([won, ~won], axis=1).astype(np.float32)
    judged = rng.normal(size=(rows, 2)).astype(np.float32)
    return Samples("tek", 2, 1, seen, np.full(6, 9, np.float32), judged, shares, np.arange(rows))


def test_a_fit_finds_what_tells_who_wins() -> None:
    weights = fit(made_up(2000, 3), rounds=30, decay=0.001)
    assert np.argmax(np.abs(weights.linear)) == 3 and weights.linear[3] > 0 and abs(weights.trust) < 0.5
    assert weights.loss < 0.55 < 0.65 < weights.judged_loss
    assert (fit(made_up(2000, 3), rounds=30, decay=0.001).linear == weights.linear).all()
    with pytest.raises(BadSetup, match="too few games"):
        fit(made_up(1, 0))


def test_nobody_is_surprised_by_what_was_certain() -> None:
    assert log_loss(np.array([[50.0, 0.0]], np.float32), np.array([[1.0, 0.0]], np.float32)) == pytest.approx(0)
    assert log_loss(np.zeros((1, 2), np.float32), np.array([[1.0, 0.0]], np.float32)) == pytest.approx(np.log(2))


def test_samples_are_positions_of_all_seats() -> None:
    played = list(traces("tek", 3, games=2))
    data = samples(played, every=4)
    lens = played[0].setting().lens
    assert data.seen.shape[1:] == (3, lens.question) and set(data.seeds) == {0, 1}
    assert (data.seen <= data.most).all() and data.shares.sum(axis=1) == pytest.approx(1)
    with pytest.raises(BadSetup, match="different tables"):
        samples([*played, *traces("tek", 2, games=1)])
    with pytest.raises(BadSetup, match="no game"):
        samples(traces("tek", games=1, cap=5))


def test_weights_are_of_one_layout(tmp_path: Path) -> None:
    book = rulebook("tek")
    layout = book.layout()
    path = tmp_path / "w.npz"
    weights = Weights("tek", book.rules_version, layout.version, 2, 0.5, np.ones(layout.width, np.float32), 0.1, 0.2)
    weights.save(path)
    again = load(path, book)
    assert (again.linear == weights.linear).all() and (again.trust, again.seats, again.loss) == (0.5, 2, 0.1)
    with pytest.raises(BadRecord, match="fitted to tek"):
        load(path, rulebook("root"))
    weights.layout += 1
    weights.save(path)
    with pytest.raises(BadRecord, match="layout 2"):
        load(path, book)


def test_a_learned_player_plays() -> None:
    setting = Setting("tek")
    layout = setting.book.layout()
    blank = Weights("tek", setting.book.rules_version, layout.version, 2, 1.0, np.zeros(layout.width, np.float32), 0, 0)
    session = setting.start(1)
    player = Learned(blank, setting.lens, worlds=1, tries=1)
    assert player(Desk(setting.book, session), 0 if session.ask is None else session.ask.seat, 3) in session.options
    worth = blank.worth(setting.lens, session)
    assert worth.sum() == pytest.approx(1)


def test_a_match_gives_every_seat_and_an_interval() -> None:
    def first(desk: Desk, seat: int, seed: int) -> int:
        return desk.session.options_of(seat)[0]

    result = match("tek", first, "random", 3, games=6)
    assert result.games == 6 and 0 <= result.low <= result.won <= result.high <= 1 and result.even == pytest.approx(1 / 3)
    assert sum(times for _, times in result.by_role.values()) == 6
    assert match("tek", first, "random", 3, games=6) == result
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    with pytest.raises(BadSetup, match="no bot"):
        match("tek", "nobody", "random")


def test_a_ladder_does_not_care_for_the_order_of_its_games() -> None:
    lines = list(play_lines("tek", ["random", "ismcts"], 2, games=3, cap=200, iterations=1))
    assert [line.bots for line in lines] == [schedule(["random", "ismcts"], 2, n) for n in range(3)]
    with pytest.raises(BadSetup, match="two bots or more"):
        list(play_lines("tek", ["random", "random"]))
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
