"""Absolve: jars move to the squares of the own board."""

from __future__ import annotations

import pytest

from regnum.games.paladins.components import BOARD, JAR_SQUARES
from regnum.law import law
from tests.law.paladins.gains import CREW, acted, closed, fails, owned, plus, reap, wealthy
from tests.law.paladins.table import Table

JARS = [0, 2, 4, 6, 8, 10, 12]
BY_HAND = {
    "jar-labourer": {"labourer": 1},
    "jar-faith": {"faith": 1},
    "jar-provision": {"provision": 2},
    "jar-discard-suspicion": {"suspicion": -1},
    "jar-pay-debt-1": {"unpaid": -1, "paid": 1},
    "jar-pay-debt-2": {"unpaid": -1, "paid": 1},
    "jar-pray-1": {"used": -1},
    "jar-free-recruit": {"townsfolk": 1},
}


def ready(jars: int = 0, influence: int = 0) -> Table:
    """Seat 1 has the workers and coins to absolve, and has moved so many jars."""
    return Table(2).workers(1, *CREW["absolve"]).coins(1, 3).attribute(1, influence=influence).jars(1, jars)


@law("paladins", "absolve.4")
@pytest.mark.parametrize("jars", range(7))
def test_the_number_on_the_jar_is_the_influence_it_needs(jars: int) -> None:
    need = JARS[jars]
    t = ready(jars, need).play("act absolve", "absolve jar-labourer")
    assert t.state.jars[0] == jars + 1 and t.track(1) == (1, 0, need)
    if need:
        t = ready(jars).attribute(1, faith=12, strength=12, influence=need - 1)
        assert fails(t, "act absolve") == ("influence", {"have": need - 1, "need": need})


@law("paladins", "absolve.3")
@pytest.mark.parametrize("jars", [0, 2, 5])
def test_the_lowest_jar_goes(jars: int) -> None:
    t = ready(jars, 12).play("act absolve", "absolve jar-provision")
    assert t.seat == 2  # nobody asks which jar
    assert t.state.jars[0] == jars + 1 and t.has(1) == (3 - [1, 2, 2, 2, 3, 3, 3][jars], 2)


@law("paladins", "absolve.5")
def test_a_jar_needs_a_free_square_of_the_own_board() -> None:
    t = ready(2, 4).jar_squares(1, "jar-faith", "jar-pray-1").jar_squares(2, "jar-provision").play("act absolve")
    assert t.options() == [square for square in JAR_SQUARES if square not in ("jar-faith", "jar-pray-1")]
    assert closed(t) == ["jar-pray-1", "jar-faith"] and fails(t, "absolve jar-faith")[0] == "jar"
    t.play("absolve jar-provision")
    assert t.live.view(None).nobles[0].jar_squares == ["jar-pray-1", "jar-faith", "jar-provision"]
    assert t.live.view(None).nobles[1].jar_squares == ["jar-provision"]


@law("paladins", "absolve.5")
@pytest.mark.parametrize("square", JAR_SQUARES)
def test_every_square_gives_its_reward_beside_faith_and_the_discard(square: str) -> None:
    t = wealthy(2, "absolve", level=5)
    before = owned(t)
    reap(t.play("act absolve", f"absolve {square}"))
    reward = BOARD["action"]["absolve"]["square"][JAR_SQUARES.index(square)]["gain"]
    assert owned(t) == plus(acted(before, "absolve", coin=-1, faith=1, suspicion=-1), *reward)
    if square in BY_HAND:
        assert owned(t) == plus(acted(before, "absolve", coin=-1, faith=1, suspicion=-1), **BY_HAND[square])


@law("paladins", "absolve.5")
def test_the_suspicion_may_be_kept() -> None:
    t = ready().suspicions(1, 0, 2).play("act absolve", "absolve jar-labourer")
    assert t.asked == "discard" and sorted(t.options()) == ["0", "1"]
    t.play("discard 0")
    assert t.suspects(1) == [0, 2] and t.track(1) == (1, 0, 0)


@law("paladins", "absolve.5")
def test_the_newest_suspicion_is_removed_to_the_discards() -> None:
    t = ready().suspicions(1, 0, 1, 2).play("act absolve", "absolve jar-labourer", "discard 1")
    assert t.suspects(1) == [0, 1] and t.discards("suspicion") == ["2"]
    assert t.state.tax == 6 and t.has(1) == (2, 0)


@law("paladins", "absolve.5")
def test_without_suspicions_nothing_is_removed() -> None:
    t = ready().suspicions(2, 0, 0).play("act absolve", "absolve jar-labourer")
    assert t.seat == 2 and t.asked == "act" and t.suspects(2) == [0, 0]


@law("paladins", "absolve.6")
def test_absolve_as_in_the_rulebook() -> None:
    t = Table(2).workers(1, *CREW["absolve"]).coins(1, 1).unpaid(1, 1).suspicions(1, 1)
    reap(t.play("act absolve", "absolve jar-pay-debt-2"))
    assert t.debts(1) == (0, 1) and t.suspects(1) == [] and t.track(1) == (1, 0, 0)
    assert t.has(1) == (0, 0) and t.hand(1) == [] and t.spaces(1) == ["absolve"]
    assert t.live.view(None).nobles[0].jar_squares == ["jar-pay-debt-2"]
