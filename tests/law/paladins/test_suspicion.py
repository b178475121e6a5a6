"""Suspicions, the tax supply and Debts."""

from __future__ import annotations

import pytest

from regnum.law import law
from tests.law.paladins.gains import CREW, owned, plus, reap
from tests.law.paladins.table import Table


def plotter(seats: int = 2, workers: int = 1) -> Table:
    """Seat 1 can conspire, or gain two criminals from the King's Favour in the first place, or one tax in the second."""
    return Table(seats).workers(1, f"{workers} labourer").round(4).favours("underworld", "royal-stores")


# ---------------------------------------------------------------- criminals bring Suspicions
@law("paladins", "suspicion.1")
def test_a_criminal_brings_the_top_suspicion_faceup() -> None:
    t = plotter().top("suspicion", 0, 2).play("act conspire")
    assert t.hand(1) == ["criminal"] and t.suspects(1) == [0] and t.suspects(2) == []
    assert t.live.view(None).nobles[0].suspicions == [0]
    assert t.deck("suspicion")[0] == "2" and len(t.deck("suspicion")) == 23
    assert t.said()[-1] == "suspicion" and t.live.why_not_undo(0) is not None  # a card seen cannot be put back


@law("paladins", "suspicion.1")
def test_each_criminal_brings_one() -> None:
    t = plotter().top("suspicion", 0, 1, 0).play("act favour-1")
    assert t.hand(1) == ["criminal", "criminal"] and t.suspects(1) == [0, 1]
    assert t.said()[-3:] == ["suspicion", "suspicion", "tax"]


@law("paladins", "suspicion.1")
def test_a_criminal_from_an_outsider_brings_one_too() -> None:
    t = Table(2).workers(1, *CREW["attack"]).attribute(1, strength=1).outsiders("thief-byzantine", "", "", "", "", "")
    t.suspicions(1, 1).top("suspicion", 0).play("act attack")
    assert t.hand(1) == ["criminal"] and t.suspects(1) == [1, 0]  # the newest last


@law("paladins", "suspicion.1")
def test_other_workers_bring_none() -> None:
    t = Table(2).workers(1, "labourer").round(3).favours("on-credit").play("act favour-1")
    assert t.hand(1) == ["scout", "merchant", "fighter"] and t.suspects(1) == []


# ---------------------------------------------------------------- tax
@law("paladins", "suspicion.2", "tax.1")
@pytest.mark.parametrize("tax", [0, 1, 2])
def test_a_suspicion_pays_its_tax_at_once(tax: int) -> None:
    t = plotter().top("suspicion", tax)
    before = owned(t)
    t.play("act conspire")
    assert owned(t) == plus(before, used=1, labourer=-1, criminal=1, suspicion=1, coin=tax, tax=-tax)
    assert t.has(2) == (0, 0)


@law("paladins", "tax.1")
def test_tax_comes_from_the_tax_supply_and_cannot_be_declined() -> None:
    t = plotter().play("act favour-2")
    assert t.seat == 2 and t.state.tax == 5 and t.has(1) == (1, 2)


@law("paladins", "suspicion.2", "tax.1")
def test_every_seat_takes_its_own_tax() -> None:
    t = plotter(3).top("suspicion", 0, 1, 2).play("act conspire", "act conspire", "act conspire")
    assert [t.has(seat) for seat in (1, 2, 3)] == [(0, 0), (1, 0), (2, 0)] and t.state.tax == 7 - 3
    assert [t.suspects(seat) for seat in (1, 2, 3)] == [[0], [1], [2]]


@law("paladins", "tax.1")
def test_coins_do_not_come_from_the_tax_supply() -> None:
    t = plotter().play("act trade")
    assert t.state.tax == 6 and t.has(1) == (1, 0)


@law("paladins", "tax.2", "tax.3")
def test_what_the_tax_supply_lacks_comes_from_the_common_supply() -> None:
    t = plotter().tax(1).top("suspicion", 2).play("act conspire")
    assert t.has(1) == (2, 0)
    assert t.debts(1) == (1, 0) and t.state.tax == 6  # the Inquisition came, the supply is full again


@law("paladins", "tax.3")
@pytest.mark.parametrize(("left", "tax"), [(1, 1), (2, 2)])
def test_the_last_coin_brings_the_inquisition(left: int, tax: int) -> None:
    t = plotter().tax(left).top("suspicion", tax).play("act conspire")
    assert t.debts(1) == (1, 0) and t.state.tax == 6 and t.has(1) == (tax, 0)


@law("paladins", "tax.3")
@pytest.mark.parametrize(("left", "tax"), [(2, 1), (3, 2), (1, 0)])
def test_while_a_coin_is_left_there_is_no_inquisition(left: int, tax: int) -> None:
    t = plotter().tax(left).top("suspicion", tax).play("act conspire")
    assert t.debts(1) == (0, 0) and t.state.tax == left - tax


@law("paladins", "tax.3", "tax.1")
def test_a_tax_gained_without_a_suspicion_brings_it_too() -> None:
    t = plotter().tax(1).suspicions(2, 0, 0).play("act favour-2")
    assert t.debts(1) == (0, 0) and t.debts(2) == (1, 0) and t.state.tax == 6 and t.has(1) == (1, 2)


@law("paladins", "tax.4", "suspicion.4")
@pytest.mark.parametrize("second", [0, 2])
def test_the_inquisition_comes_between_two_suspicions(second: int) -> None:
    t = plotter(4).tax(1).top("suspicion", 2, second).play("act favour-1")
    assert t.hand(1) == ["criminal", "criminal"]
    assert t.has(1) == (2 + second, 0)
    assert t.debts(1) == (1, 0)  # for one Suspicion: half of it, rounded down, is none
    assert t.suspects(1) == [2, second]
    assert t.state.tax == 8 - second  # the second card was drawn after the supply was filled


@law("paladins", "tax.4", "suspicion.4")
def test_the_second_suspicion_does_not_count_in_the_inquisition_of_the_first() -> None:
    t = plotter(4).tax(1).suspicions(2, 0, 0).top("suspicion", 1, 0).play("act favour-1")
    assert t.debts(1) == (0, 0) and t.suspects(1) == [1, 0]
    assert t.debts(2) == (1, 0) and t.suspects(2) == [0]


@law("paladins", "suspicion.4")
def test_each_of_two_suspicions_can_bring_an_inquisition() -> None:
    t = plotter().tax(2).suspicions(1, 0, 0, 0).top("suspicion", 2, 0).play("act favour-1")
    assert t.suspects(1) == [0, 0, 0] and t.debts(1) == (1, 0)  # [0, 0, 0, 2] loses two, then one more comes


# ---------------------------------------------------------------- an empty deck
@law("paladins", "suspicion.3")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    t = plotter().only("suspicion", 0).gone("suspicion").play("act conspire")
    assert t.deck("suspicion") == [] and t.suspects(1) == [0]
    t = plotter().suspicions(2, 1, 1).tax(3).gone("suspicion", 0, 0, 0, 0).only("suspicion").play("act conspire")
    assert t.suspects(1) == [0] and t.deck("suspicion") == ["0", "0", "0"] and t.discards("suspicion") == []
    assert t.debts(2) == (0, 0) and t.suspects(2) == [1, 1] and t.state.tax == 3  # no Inquisition


@law("paladins", "suspicion.3")
def test_the_discards_are_shuffled() -> None:
    drawn = set()
    for seed in range(1, 9):
        t = Table(2, seed).workers(1, "labourer").gone("suspicion", 0, 0, 1, 1, 2, 2).only("suspicion").play("act conspire")
        drawn.add(t.suspects(1)[0])
    assert len(drawn) > 1


@law("paladins", "suspicion.3")
def test_with_both_piles_empty_the_inquisition_comes_first() -> None:  # P-15, P-27
    t = plotter().tax(3).suspicions(1, 0).suspicions(2, 0, 0, 0, 0).only("suspicion").play("act conspire")
    assert t.debts(2) == (1, 0) and t.debts(1) == (0, 0)
    assert t.suspects(2) == [0, 0] and t.suspects(1) == [0, 0]  # one of the two discarded cards is drawn
    assert len(t.deck("suspicion")) == 1 and t.discards("suspicion") == []
    assert t.state.tax == 6 and t.hand(1) == ["criminal"]


@law("paladins", "suspicion.3")
def test_where_no_card_is_left_at_all_none_is_drawn() -> None:
    t = plotter().only("suspicion").play("act conspire")
    assert t.hand(1) == ["criminal"] and t.suspects(1) == [] and t.said()[-1] == "no-suspicion"


# ---------------------------------------------------------------- Debts
@law("paladins", "debt.1")
def test_a_debt_taken_for_coins_is_unpaid_and_costs_three_points() -> None:
    t = Table(2).workers(1, "labourer", "fighter").townsfolk("peddler-1")
    assert t.points(1) == 0
    t.play("act recruit", "recruit peddler-1>keep-debt")
    assert t.debts(1) == (1, 0) and t.points(1, "debts") == -3 and t.points(1) == -3


@law("paladins", "debt.1")
def test_a_debt_from_a_favour_is_unpaid() -> None:
    t = Table(2).workers(1, "labourer").round(3).favours("on-credit").paid(1, 2).play("act favour-1")
    assert t.debts(1) == (1, 2) and t.points(1, "debts") == 2 - 3


@law("paladins", "debt.2")
def test_a_paid_debt_is_flipped_and_stays() -> None:
    t = Table(2).workers(1, *CREW["absolve"]).coins(1, 1).unpaid(1, 2).unpaid(2, 1)
    assert t.points(1, "debts") == -6
    t.play("act absolve", "absolve jar-pay-debt-1")
    assert t.debts(1) == (1, 1) and t.points(1, "debts") == -2 and t.debts(2) == (1, 0)


@law("paladins", "debt.2")
def test_without_an_unpaid_debt_nothing_is_flipped() -> None:
    t = Table(2).workers(1, *CREW["absolve"]).coins(1, 1).paid(1, 1).play("act absolve", "absolve jar-pay-debt-1")
    assert t.debts(1) == (0, 1) and t.points(1, "debts") == 1


@law("paladins", "debt.3")
def test_a_cancelled_debt_is_gone() -> None:
    t = Table(2).workers(1, "labourer").coins(1, 3).unpaid(1, 2).paid(1, 1).townsfolk("abbot-3")
    t.play("act recruit", "recruit abbot-3>dismiss")
    assert t.debts(1) == (1, 1) and t.points(1, "debts") == -2


@law("paladins", "debt.3")
def test_a_paid_debt_cannot_be_cancelled() -> None:
    t = Table(2).workers(1, *CREW["attack"]).attribute(1, strength=1).paid(1, 1)
    t.outsiders("traitor-byzantine", "", "", "", "", "").play("act attack")
    assert t.debts(1) == (0, 1) and t.points(1, "debts") == 1


@law("paladins", "debt.2", "debt.3")
def test_a_choice_between_paying_and_discarding() -> None:
    for choice, debts, held in (("pay-debt", (0, 1), 3), ("2-discard-suspicion", (1, 0), 1)):
        t = Table(2).workers(1, "fighter").coins(1, 1).round(3).favours("clemency").unpaid(1, 1).suspicions(1, 0, 0, 0)
        reap(t.play("act favour-1"), choice)
        assert t.debts(1) == debts and len(t.suspects(1)) == held and t.has(1) == (0, 0)
