"""The Inquisition, and the Townsfolk who act in it."""

from __future__ import annotations

import pytest

from regnum.law import law
from tests.law.paladins.table import Table


def brink(seats: int = 2) -> Table:
    """One coin is left in the tax supply; seat 1 can take it, and gains no Suspicion by it."""
    return Table(seats).workers(1, "labourer").round(3).favours("royal-stores").tax(1)


def held(t: Table, seats: int) -> list[int]:
    """How many Suspicions each seat holds."""
    return [len(t.suspects(seat)) for seat in range(1, seats + 1)]


def unpaid(t: Table, seats: int) -> list[int]:
    """How many unpaid Debts each seat has."""
    return [t.debts(seat)[0] for seat in range(1, seats + 1)]


# ---------------------------------------------------------------- who gains a Debt
@law("paladins", "inquisition.1", "inquisition.2")
@pytest.mark.parametrize(
    ("before", "debts", "after"),
    [
        ([1, 0, 3, 2], [0, 0, 1, 0], [1, 0, 2, 2]),
        ([4, 0, 3, 2], [1, 0, 0, 0], [2, 0, 3, 2]),
        ([2, 2, 2, 2], [1, 1, 1, 1], [1, 1, 1, 1]),
        ([0, 5, 5, 0], [0, 1, 1, 0], [0, 3, 3, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]),
        ([0, 0, 0, 1], [0, 0, 0, 1], [0, 0, 0, 1]),
    ],
)
def test_those_with_most_suspicions_gain_a_debt(before: list[int], debts: list[int], after: list[int]) -> None:
    t = brink(4)
    for seat, n in enumerate(before, 1):
        t.suspicions(seat, *[2 if seat % 2 else 1] * n)
    t.play("act favour-1")
    assert unpaid(t, 4) == debts and held(t, 4) == after


@law("paladins", "inquisition.2")
@pytest.mark.parametrize("n", range(1, 8))
def test_half_of_the_suspicions_rounded_down_are_discarded(n: int) -> None:  # P-19
    t = brink().suspicions(2, *[2] * n).play("act favour-1")
    assert t.debts(2) == (1, 0) and len(t.suspects(2)) == n - n // 2
    assert len(t.discards("suspicion")) == n // 2


@law("paladins", "inquisition.2")
def test_who_gains_no_debt_keeps_all() -> None:
    t = brink().suspicions(1, 1, 1).suspicions(2, 1, 1, 1).play("act favour-1")
    assert held(t, 2) == [2, 2] and unpaid(t, 2) == [0, 1]


@law("paladins", "inquisition.3")
def test_the_newest_are_discarded() -> None:
    t = brink().suspicions(2, 0, 1, 2, 2).play("act favour-1")
    assert t.suspects(2) == [0, 1] and sorted(t.discards("suspicion")) == ["2", "2"]
    t = brink().suspicions(2, 2, 1, 0).play("act favour-1")
    assert t.suspects(2) == [2, 1] and t.discards("suspicion") == ["0"]


@law("paladins", "inquisition.5")
@pytest.mark.parametrize(("seats", "supply"), [(2, 6), (3, 7), (4, 8)])
def test_the_tax_supply_is_filled_again(seats: int, supply: int) -> None:  # P-03
    t = brink(seats).play("act favour-1")
    assert t.state.tax == supply and t.has(1) == (1, 2)
    assert all(t.has(seat) == (0, 0) for seat in range(2, seats + 1))


@law("paladins", "inquisition.6")
def test_the_inquisition_of_the_rulebook() -> None:
    t = brink(4).suspicions(1, 0).suspicions(3, 0, 1, 2).suspicions(4, 1, 1, 0).play("act favour-1")
    assert unpaid(t, 4) == [0, 0, 1, 1] and held(t, 4) == [1, 0, 2, 2]
    assert t.suspects(3) == [0, 1] and t.suspects(4) == [1, 1]
    assert t.state.tax == 8


@law("paladins", "inquisition.1", "inquisition.2", "inquisition.5")
def test_the_log_tells_of_it_in_order() -> None:
    t = brink(3).suspicions(2, 0, 1, 1, 1).suspicions(3, 1, 2, 2, 2).play("act favour-1")
    assert t.said()[-6:] == ["inquisition", "guilty", "discarded", "guilty", "discarded", "refilled"]
    assert [message.args["n"] for _, message in t.live.log(None)[-5:]] == [2, 2, 2, 2, 7]
    t = brink(3).suspicions(2, 0).play("act favour-1")
    assert t.said()[-3:] == ["inquisition", "guilty", "refilled"]  # half of one is nothing to discard
    t = brink(3).play("act favour-1")
    assert t.said()[-3:] == ["inquisition", "innocent", "refilled"]


@law("paladins", "inquisition.1")
def test_a_seat_that_has_passed_is_compared_too() -> None:
    t = brink(3).passed(2).suspicions(2, 0, 0).suspicions(3, 0).play("act favour-1")
    assert unpaid(t, 3) == [0, 1, 0] and held(t, 3) == [0, 1, 1]


# ---------------------------------------------------------------- Townsfolk in it
@law("paladins", "townsfolk.squire")
@pytest.mark.parametrize(("squire", "track"), [("squire-1", (1, 0, 0)), ("squire-2", (0, 0, 1)), ("squire-3", (0, 1, 0))])
def test_a_squire_raises_its_attribute_for_a_seat_without_suspicions(squire: str, track: tuple[int, int, int]) -> None:
    t = brink().tableau(2, squire).suspicions(1, 0).play("act favour-1").answer(f"inquisition {squire}")
    assert t.track(2) == track and t.track(1) == (0, 0, 0)
    t = brink().tableau(2, squire).suspicions(2, 0).play("act favour-1")
    assert t.asked == "act" and t.track(2) == (0, 0, 0)


@law("paladins", "townsfolk.schemer", "inquisition.4")
@pytest.mark.parametrize("conspirator", ["conspirator-1", "conspirator-2"])
def test_a_conspirator_discards_before_the_comparison(conspirator: str) -> None:
    t = brink().tableau(2, conspirator).suspicions(1, 0).suspicions(2, 1, 2)
    t.play("act favour-1").answer(f"inquisition {conspirator}").answer("discard 1")
    assert t.suspects(2)[0] == 1 and held(t, 2) == [1, 1]
    assert unpaid(t, 2) == [1, 1]  # one each: without her the second seat alone would have had most
    t = brink().tableau(2, conspirator).suspicions(1, 0).suspicions(2, 1)
    t.play("act favour-1").answer(f"inquisition {conspirator}").answer("discard 1")
    assert held(t, 2) == [1, 0] and unpaid(t, 2) == [1, 0]
    assert t.discards("suspicion") == ["1"]


@law("paladins", "townsfolk.schemer")
def test_a_conspirator_acts_once_in_each_inquisition() -> None:
    t = brink().tableau(1, "conspirator-1").suspicions(1, 1, 1, 1).suspicions(2, 2, 2, 2, 2)
    t.play("act favour-1").answer("inquisition conspirator-1").answer("discard 1")
    assert held(t, 2) == [2, 2] and t.asked == "act" and t.seat == 2


@law("paladins", "townsfolk.schemer")
def test_a_conspirator_acts_again_in_the_next_inquisition() -> None:
    t = Table(2).workers(1, "2 labourer").round(3).favours("underworld").tax(1).tableau(1, "conspirator-1")
    t.top("suspicion", 2, 2, 2, 2).play("act favour-1", "inquisition conspirator-1").answer("discard 1")
    assert t.suspects(1) == [2] and t.state.tax == 4 and t.seat == 2
    t.play("act conspire", "act conspire").answer("workers labourer")
    assert t.asked == "inquisition" and t.seat == 1 and len(t.suspects(1)) == 2
    t.play("inquisition conspirator-1").answer("discard 1")
    assert held(t, 2) == [1, 1] and unpaid(t, 2) == [1, 1]


@law("paladins", "townsfolk.peddler")
@pytest.mark.parametrize(
    ("peddler", "hand", "goods"),
    [("peddler-1", ["labourer", "labourer"], (0, 0)), ("peddler-2", ["labourer"], (0, 2)), ("peddler-3", ["labourer"], (2, 0))],
)
@pytest.mark.parametrize("suspicions", range(4))
def test_a_peddler_sells_to_a_seat_with_two_suspicions(
    peddler: str, hand: list[str], goods: tuple[int, int], suspicions: int
) -> None:
    t = brink().tableau(2, peddler).suspicions(2, *[1] * suspicions).play("act favour-1")
    if suspicions >= 2:
        t.answer(f"inquisition {peddler}")
        assert t.hand(2) == hand and t.has(2) == goods
    else:
        assert t.asked == "act" and t.hand(2) == ["labourer"] and t.has(2) == (0, 0)


@law("paladins", "townsfolk.order", "inquisition.4")
def test_the_order_of_the_rulebook() -> None:
    t = brink(3).suspicions(1, 1, 1).suspicions(2, 0)
    t.tableau(1, "squire-1", "conspirator-1", "peddler-3", "squire-2", "conspirator-2").play("act favour-1")
    assert t.asked == "inquisition" and t.seat == 1
    assert {"squire-1", "squire-2"}.isdisjoint(t.options())  # two Suspicions are in the way
    for townsfolk in ("peddler-3", "conspirator-2", "conspirator-1", "squire-1", "squire-2"):
        t.answer(f"inquisition {townsfolk}").answer("discard 1")
    assert t.has(1) == (1 + 2, 2) and t.suspects(1) == [] and t.track(1) == (1, 0, 1)
    assert unpaid(t, 3) == [0, 1, 0]


@law("paladins", "townsfolk.order", "townsfolk.peddler", "inquisition.4")
def test_in_another_order_the_peddler_comes_too_late() -> None:
    t = brink().suspicions(1, 1, 1).tableau(1, "conspirator-1", "peddler-3").play("act favour-1")
    assert set(t.options()) >= {"conspirator-1", "peddler-3"}
    t.play("inquisition conspirator-1").answer("discard 1")
    assert t.has(1) == (1, 2) and len(t.suspects(1)) == 1 and t.asked == "act"


@law("paladins", "inquisition.4", "townsfolk.squire", "townsfolk.schemer")
def test_every_owner_is_asked_before_any_debt_is_given() -> None:
    t = brink(3).tableau(1, "squire-3").tableau(2, "conspirator-1").tableau(3, "conspirator-2")
    t.suspicions(2, 1, 1).suspicions(3, 2, 2).play("act favour-1")
    asked = []
    while t.asked == "inquisition":
        asked.append(t.seat)
        assert unpaid(t, 3) == [0, 0, 0]
        t.play(f"inquisition {t.household(t.seat)[0]}").answer("discard 1")
    assert sorted(asked) == [1, 2, 3] and t.track(1) == (0, 1, 0)
    assert unpaid(t, 3) == [0, 1, 1] and held(t, 3) == [0, 1, 1]


@law("paladins", "inquisition.4")
def test_a_power_may_be_left_unused() -> None:
    t = brink().tableau(2, "conspirator-1").suspicions(2, 1).play("act favour-1")
    assert t.asked == "inquisition" and t.seat == 2
    t.play("inquisition pass")
    assert t.suspects(2) == [1] and unpaid(t, 2) == [0, 1]


@law("paladins", "inquisition.4", "townsfolk.squire")
def test_the_discard_of_the_inquisition_itself_comes_too_late_for_a_squire() -> None:
    t = brink().tableau(1, "squire-1").suspicions(1, 0, 0).play("act favour-1")
    assert t.asked == "act" and t.seat == 2 and t.track(1) == (0, 0, 0)
    assert held(t, 2) == [1, 0] and unpaid(t, 2) == [1, 0]


@law("paladins", "inquisition.4", "townsfolk.peddler")
def test_the_townsfolk_of_a_seat_that_has_passed_act_too() -> None:
    t = brink(3).passed(2).tableau(2, "peddler-2").suspicions(2, 0, 0).play("act favour-1").answer("inquisition peddler-2")
    assert t.has(2) == (0, 2) and unpaid(t, 3) == [0, 1, 0]


@law("paladins", "townsfolk.squire", "townsfolk.peddler", "townsfolk.schemer")
def test_outside_an_inquisition_they_do_nothing() -> None:
    t = Table(2).workers(1, "labourer").round(3).favours("royal-stores")
    t.tableau(1, "squire-1").tableau(2, "conspirator-1", "peddler-3").suspicions(2, 0, 0).play("act favour-1")
    assert t.asked == "act" and t.track(1) == (0, 0, 0) and t.has(2) == (0, 0) and len(t.suspects(2)) == 2
