"""The learned evaluation: what a game says of its seats, weights for it, and where the game's own judgement stays."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from typing import Any

import pytest

from regnum.bots.chair import Chair, World
from regnum.bots.dice import Dice
from regnum.bots.hindsight import hope
from regnum.bots.judge import Judge, judges_of, read_judges, teach
from regnum.engine.errors import BadRecord
from regnum.engine.registry import GAMES, Rulebook, rulebook
from regnum.engine.standing import Rows
from regnum.learn.setting import Setting

SEATS = {"tek": 3, "root": 4, "paladins": 2, "oath": 3}


def weights(book: Rulebook[Any], seats: int, **heavy: float) -> dict[str, Any]:
    """Weights for every role, 0 but for the columns named."""
    names = book.standing()
    assert names is not None
    rest = [0.0] * (len(names.factors) - 1)
    columns = {column: [heavy.get(column, 0.0), *rest] for column in names.columns}
    table = {"seats": seats, "plays": names.roles, "weights": {role: columns for role in names.roles}}
    made = {"game": book.name, "rules": book.rules_version, "standing": names.version, "factors": names.factors}
    return {**made, "table": [table]}


@pytest.fixture(autouse=True)
def as_shipped() -> Iterator[None]:
    """Bots judge by what the games ship again."""
    yield
    for game in GAMES:
        teach(rulebook(game), None)


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_has_every_number_and_what_is_hidden_does_not_change_its_own(game: str) -> None:
    setting = Setting(game, SEATS[game])
    names = setting.book.standing()
    session, dice, told = setting.start(5), Dice(5), 0
    assert names is not None and len(set(names.columns)) == len(names.columns)
    while session.ask is not None:
        rows = setting.book.rows(session.g)
        if rows is not None and dice.below(10) == 0:
            told += 1
            assert [len(row) for row in rows.seats] == [len(names.columns)] * SEATS[game]
            assert len(rows.table) == len(names.factors) and rows.table[0] == 1.0
            assert all(0 <= role < len(names.roles) for role in rows.roles)
            seat = session.ask.seat
            again = setting.book.rows(
                World(setting.book, Chair(Desk(setting, session), seat).imagine(9).session, None).session.g
            )
            assert again is not None and again.seats[seat] == pytest.approx(rows.seats[seat])
        session.play_nth(dice.below(len(session.options)))
    assert told


class Desk:
    def __init__(self, setting: Setting, session: Any) -> None:
        self.book, self.session = setting.book, session


def test_the_seats_share_the_wins_by_the_exponents_of_their_standings() -> None:
    judge = Judge([[1.0, 0.0, 2.0, -1.0], [0.0, 3.0, 0.0, 0.0], None], [True, False, False], True)
    rows = Rows([0, 1], [[2.0, 1.0], [1.0, 5.0]], [1.0, 0.5])
    one, two = 2 * 1.0 + (2.0 - 0.5), 1 * 1.5
    assert judge.shares(rows) == pytest.approx([exp(x) / (exp(one) + exp(two)) for x in (one, two)])
    assert judge.shares(Rows([0, 2], rows.seats, rows.table)) == []
    assert judge.shares(Rows([0, 1], [[900.0, 0.0], [0.0, 0.0]], rows.table))[1] >= 0


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_ships_can_be_read(game: str) -> None:
    book = rulebook(game)
    for seats, judge in judges_of(book).items():
        assert book.fewest <= seats <= book.most and any(judge.plays)
        assert all(w is not None for w, plays in zip(judge.weights, judge.plays, strict=True) if plays)


@pytest.mark.parametrize("wrong", [{"game": "root"}, {"rules": 99}, {"standing": 99}, {"factors": ["always"]}])
def test_weights_of_something_else_are_refused(wrong: dict[str, Any]) -> None:
    book = rulebook("tek")
    assert set(read_judges(book, weights(book, 2))) == {2}
    with pytest.raises(BadRecord, match="weights are of"):
        read_judges(book, {**weights(book, 2), **wrong})
    other = weights(book, 2)
    del other["table"][0]["weights"]["any"]["points"]
    with pytest.raises(BadRecord, match="other numbers"):
        read_judges(book, other)


def test_a_taught_chair_judges_by_weights_and_by_the_game_where_there_are_none() -> None:
    setting = Setting("tek", 2)
    session, dice = setting.start(1), Dice(1)
    for _ in range(40):
        session.play_nth(dice.below(len(session.options)))
    assert session.ask is not None
    desk, seat = Desk(setting, session), session.ask.seat
    teach(setting.book, weights(setting.book, 2, points=-1.0))
    plain, taught = (Chair(desk, seat, x).imagine(3) for x in (False, True))
    rows = setting.book.rows(taught.session.g)
    assert rows is not None
    mine, theirs = rows.seats[seat][1], rows.seats[1 - seat][1]
    assert taught.worth(seat) == pytest.approx(exp(-mine) / (exp(-mine) + exp(-theirs)))
    assert plain.worth(seat) == setting.book.worth(plain.session.g, seat) != taught.worth(seat)
    for other in (weights(setting.book, 3), {**weights(setting.book, 2)}):
        other["table"][0]["plays"] = []
        teach(setting.book, other)
        assert Chair(desk, seat, True).imagine(3).worth(seat) == plain.worth(seat)
    teach(setting.book, weights(setting.book, 3))
    assert Chair(desk, seat, True).imagine(3).judges is None


def test_tuned_weights_tell_nobody_of_chances() -> None:
    setting = Setting("tek", 2)
    desk = Desk(setting, setting.start(1))
    for _ in range(40):
        desk.session.play_nth(0)
    fitted = weights(setting.book, 2, points=-1.0)
    tuned = {**fitted, "table": [{**fitted["table"][0], "tuned": ["any"]}]}
    told = []
    for data in ({}, fitted, tuned):
        teach(setting.book, data or {**fitted, "table": []})
        told.append(hope(desk, 0, 2, 1, 3))
    assert told[0] == told[2] != told[1]
