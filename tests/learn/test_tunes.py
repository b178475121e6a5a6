"""Tuning: towards what wins, from what is known, and the same again from the same seeds."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from regnum.engine.errors import BadSetup
from regnum.engine.registry import rulebook
from regnum.learn import tune as tuning
from regnum.learn.setting import Setting
from regnum.learn.tune import Plan, Table, try_out, tune

BASE = ["marquise", "eyrie", "alliance", "vagabond"]
PLAN = Plan("root", BASE, "eyrie", pairs=30, games=1, step=0.1, rate=0.1)


def weight(table: Table, column: str) -> float:
    found: float = table["weights"]["eyrie"][column][0]
    return found


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are the better the nearer the weight of a warrior is to 1 and that of a card to -1; nothing else counts."""

    def tried(job: tuple[Plan, Table, int]) -> float:
        return -((weight(job[1], "warriors") - 1) ** 2) - (weight(job[1], "hand") + 1) ** 2

    monkeypatch.setattr(tuning, "try_out", tried)
    names = rulebook("root").standing()
    assert names is not None
    width = len(names.columns)
    monkeypatch.setattr(tuning, "scales", lambda plan, role: np.array([1.0] * (width - 1) + [0.0]))


@pytest.mark.usefixtures("known")
def test_weights_go_where_more_is_won() -> None:
    found = list(tune(PLAN, None, 30))
    assert [one.number for one in found] == list(range(1, 31)) and found[-1].mean > found[0].mean + 1
    table = found[-1].table
    assert weight(table, "warriors") == pytest.approx(1, abs=0.2) and weight(table, "hand") == pytest.approx(-1, abs=0.2)
    assert table["weights"]["eyrie"]["own-16"] == [0.0, 0.0, 0.0] and table["plays"] == ["eyrie"]
    assert list(tune(PLAN, None, 3)) == list(tune(PLAN, None, 3)) != list(tune(replace(PLAN, first=1), None, 3))


@pytest.mark.usefixtures("known")
def test_other_roles_keep_their_weights_and_the_role_may_begin_afresh() -> None:
    shipped: dict[str, Any] = rulebook("root").weights()["table"][0]
    assert shipped["weights"]["eyrie"]["judged"][0] != 1.0
    on, afresh = (next(tune(PLAN, shipped, 1, judged)).table for judged in (False, True))
    for table in (on, afresh):
        assert table["weights"]["marquise"] == shipped["weights"]["marquise"] and table["tuned"] == ["eyrie"]
    assert weight(on, "judged") == pytest.approx(shipped["weights"]["eyrie"]["judged"][0], abs=0.11)
    assert weight(afresh, "judged") == pytest.approx(1, abs=0.11)
    assert on["weights"]["eyrie"]["judged"][1:] == shipped["weights"]["eyrie"]["judged"][1:]


def test_a_game_counts_by_the_win_and_by_the_points() -> None:
    table = tuning.beginning(Setting("root", BASE), None, "")
    assert 0 < try_out((replace(PLAN, games=2), {**table, "plays": ["eyrie"]}, 7)) <= 1


def test_only_who_is_asked_and_has_weights_can_be_tuned() -> None:
    for role in ("corvid", "nobody"):
        with pytest.raises(BadSetup, match="by weights"):
            next(tune(replace(PLAN, role=role), None, 1))
