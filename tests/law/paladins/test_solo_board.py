"""The solo opponent's own board: its resource track, its Schemes and the five actions it falls back on."""

from __future__ import annotations

import pytest

from regnum.law import law
from tests.law.paladins.opponent import ROW, against, crew, space, taken, turn
from tests.law.paladins.table import Table

FALLBACK = ["recruit", "pray", "trade", "conspire"]


def cornered(*free: str, workers: int = 3, marker: int = 1) -> Table:
    """The next Scheme cannot be followed, and of the actions to fall back on only these are free."""
    t = taken(against("commission", workers=workers, marker=marker), "commission")
    for action in FALLBACK:
        if action not in free:
            taken(t, action)
    return t


# ---------------------------------------------------------------- workers
@law("paladins", "solo.workers.1")
def test_workers_of_all_colours_are_alike() -> None:
    t = turn(against("recruit").townsfolk("missionary-3"))  # a scout and a labourer
    assert crew(t) == 7 - 1 + 2 and t.suspects(2) == []


@law("paladins", "solo.workers.1")
def test_a_criminal_brings_a_suspicion() -> None:
    t = turn(against("recruit").townsfolk("architect-1").top("suspicion", 1))
    assert crew(t) == 7 - 1 + 1 and t.suspects(2) == [1] and t.state.tax == 4 and space(t) == 2


# ---------------------------------------------------------------- the resource track
@law("paladins", "solo.resources.1")
@pytest.mark.parametrize(("townsfolk", "steps"), [("watchman-2", 1), ("acolyte-1", 0)])
def test_a_resource_is_a_step_of_the_marker(townsfolk: str, steps: int) -> None:
    t = turn(against("recruit").townsfolk(townsfolk))
    assert space(t) == 1 + steps and t.has(2) == (0, 0) and t.state.tax == 5


@law("paladins", "solo.resources.1")
def test_two_provisions_are_two_steps() -> None:
    t = turn(against("attack", strength=1).outsiders("warrior-byzantine"))
    assert space(t) == 3 and t.has(2) == (0, 0)


@law("paladins", "solo.resources.2")
def test_tax_goes_to_the_common_supply_and_moves_the_marker() -> None:
    t = turn(against("recruit").townsfolk("architect-3"))
    assert t.state.tax == 3 and space(t) == 3 and t.has(2) == (0, 0) and t.has(1) == (0, 1)


@law("paladins", "solo.resources.2")
def test_its_last_tax_coin_brings_the_inquisition() -> None:  # P-24
    t = turn(against("recruit").townsfolk("architect-3").tax(2).suspicions(1, 0).suspicions(2, 0, 0))
    assert t.state.tax == 5 and t.debts(2) == (1, 0) and t.debts(1) == (0, 0) and t.suspects(2) == [0]
    t = turn(against("recruit").townsfolk("architect-3").tax(2).suspicions(1, 0, 0))
    assert t.debts(1) == (1, 0) and t.debts(2) == (0, 0) and space(t) == 3


@law("paladins", "solo.resources.2")
def test_it_is_compared_in_an_inquisition_of_the_human() -> None:  # P-24
    t = against("trade").tax(1).suspicions(2, 0, 0, 0).top("suspicion", 1).play("act conspire")
    assert t.debts(2) == (1, 0) and t.suspects(2) == [0, 0] and t.debts(1) == (0, 0) and t.suspects(1) == [1]
    assert t.has(1) == (1, 0)  # the human takes tax as ever


@law("paladins", "solo.resources.3")
def test_beyond_the_right_end_the_lowest_attribute_rises() -> None:
    t = turn(against("trade", marker=5, faith=3, strength=2, influence=4))
    assert space(t) == 1 and t.track(2) == (3, 3, 4)
    t = turn(against("trade", marker=4, faith=3, strength=2, influence=4))
    assert space(t) == 5 and t.track(2) == (3, 2, 4)


@law("paladins", "solo.resources.3", "solo.setup.3")
def test_of_equal_attributes_the_topmost_marker_moves() -> None:
    t = turn(against("trade", marker=5))
    assert t.track(2) == (0, 1, 0)  # strength lies on top
    t = turn(against("trade", marker=5).stack("strength", "influence", "faith"))
    assert t.track(2) == (1, 0, 0)
    t = turn(against("trade", marker=5, strength=1))
    assert t.track(2) == (1, 1, 0)  # of faith and influence faith is on top


@law("paladins", "solo.resources.3")
@pytest.mark.parametrize(
    ("laps", "track"), [(1, (0, 1, 0)), (2, (1, 1, 0)), (3, (1, 1, 1)), (4, (1, 1, 2)), (5, (2, 1, 2)), (6, (2, 2, 2))]
)
def test_a_marker_that_rises_comes_to_lie_on_top(laps: int, track: tuple[int, int, int]) -> None:
    t = turn(cornered(workers=5 * laps - 1))  # it rests: one step, and one for each worker
    assert t.track(2) == track and space(t) == 1


@law("paladins", "solo.resources.4")
@pytest.mark.parametrize(("marker", "target"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4)])
def test_the_marker_points_at_its_card(marker: int, target: int) -> None:
    t = turn(against("recruit", marker=marker))
    assert t.row("townsfolk") == [*ROW[:target], "", *ROW[target + 1 :]]


@law("paladins", "solo.resources.4")
def test_if_it_is_gone_the_next_to_the_right_and_then_from_the_left() -> None:
    t = turn(against("recruit", marker=3).townsfolk(*ROW[:2], "", *ROW[3:]))
    assert t.row("townsfolk") == [*ROW[:2], "", "", ROW[4]]
    t = turn(against("recruit", marker=3).townsfolk(*ROW[:2], "", "", ROW[4]))
    assert t.row("townsfolk") == [*ROW[:2], "", "", ""]
    t = turn(against("recruit", marker=4).townsfolk("", *ROW[1:3], "", ""))
    assert t.row("townsfolk") == ["", "", ROW[2], "", ""]


@law("paladins", "solo.resources.6")
def test_without_a_debt_to_cancel_a_tax_coin_goes() -> None:  # P-10
    t = turn(against("recruit").townsfolk("abbot-3").suspicions(2, 0))
    assert t.state.tax == 4 and space(t) == 1 and t.suspects(2) == [0] and t.debts(2) == (0, 0)
    t = turn(against("recruit").townsfolk("abbot-3").unpaid(2, 2))
    assert t.state.tax == 5 and t.debts(2) == (1, 0)


@law("paladins", "solo.resources.6")
@pytest.mark.parametrize("held", range(4))
def test_for_each_suspicion_it_lacks_a_tax_coin_goes(held: int) -> None:
    t = turn(against("recruit").townsfolk("acolyte-3").suspicions(2, *[1] * held).unpaid(2, 1))  # discard two
    assert len(t.suspects(2)) == max(0, held - 2) and t.state.tax == 5 - max(0, 2 - held)
    assert space(t) == 1 and t.debts(2) == (1, 0)


@law("paladins", "solo.resources.6")
def test_such_a_coin_can_be_the_last() -> None:  # P-24
    t = turn(against("recruit").townsfolk("abbot-3").tax(1).suspicions(1, 0))
    assert t.state.tax == 5 and t.debts(1) == (1, 0) and space(t) == 1


@law("paladins", "solo.resources.7")
def test_it_pays_neither_coins_nor_provisions() -> None:
    t = turn(against("recruit"))  # the first place costs 3 coins or a Debt
    assert t.row("townsfolk")[0] == "" and t.debts(2) == (0, 0) and space(t) == 1
    t = turn(against("commission").monks(2, 6))
    assert t.state.monks[1] == 7
    t = turn(against("convert").converted(2, "thief-viking", "thief-byzantine"))
    assert len(t.state.converted[1]) == 3


@law("paladins", "solo.resources.7", "solo.favour.1")
def test_it_uses_a_favour_that_costs_a_coin_for_nothing() -> None:
    t = turn(against("kings-favour").round(3).favours("clemency").unpaid(2, 1))
    assert t.debts(2) == (0, 1) and space(t) == 1 and t.state.favour_side[0] == 1


# ---------------------------------------------------------------- Schemes
@law("paladins", "solo.scheme.1")
def test_after_each_action_of_the_human_a_scheme_is_turned_up() -> None:
    t = against("trade", "conspire", "recruit").top("suspicion", 0)
    assert t.discards("scheme") == []
    turn(t)
    assert t.spaces(2) == ["trade"] and t.deck("scheme")[:2] == ["conspire", "recruit"] and len(t.deck("scheme")) == 11
    assert t.live.view(None).solo.scheme == "trade"
    assert t.live.why_not_undo(0) is not None  # a Scheme seen cannot be put back
    assert turn(against(workers=0)).live.why_not_undo(0) is None
    turn(t, "trade")
    assert t.spaces(2) == ["conspire", "trade"]
    turn(t, "conspire")
    assert t.spaces(2) == ["recruit", "conspire", "trade"] and len(t.deck("scheme")) == 9


@law("paladins", "solo.scheme.1")
def test_an_empty_deck_is_made_of_the_discards() -> None:  # P-26
    t = against("trade").lay("schemes_gone", [])
    every = t.pile("schemes")
    t.lay("schemes", []).lay("schemes_gone", every)
    turn(t)
    assert len(t.deck("scheme")) + len(t.discards("scheme")) == 12 and t.spaces(2) != []


@law("paladins", "solo.scheme.2")
@pytest.mark.parametrize("taken_first", range(4))
def test_it_falls_back_on_the_leftmost_action_that_is_free(taken_first: int) -> None:
    t = taken(against("commission"), "commission")
    for action in FALLBACK[:taken_first]:
        taken(t, action)
    before = set(t.spaces(2))
    turn(t)
    assert set(t.spaces(2)) - before == {FALLBACK[taken_first]}


@law("paladins", "solo.scheme.2")
def test_without_a_free_action_it_rests() -> None:
    t = turn(cornered(workers=2))
    assert space(t) == 4 and t.live.view(None).nobles[1].passed


@law("paladins", "solo.scheme.2")
@pytest.mark.parametrize("action", ["commission", "fortify", "garrison", "absolve", "attack", "convert"])
def test_with_too_few_workers_it_falls_back(action: str) -> None:
    t = turn(against(action, workers=3, faith=12, strength=12, influence=12))
    assert action in t.spaces(2)
    t = turn(against(action, workers=2, faith=12, strength=12, influence=12))
    assert t.spaces(2) == ["recruit"]


@law("paladins", "solo.scheme.2")
@pytest.mark.parametrize("action", ["commission", "fortify", "garrison", "absolve", "attack", "convert"])
def test_on_an_occupied_space_it_falls_back(action: str) -> None:
    t = turn(taken(against(action, faith=12, strength=12, influence=12), action))
    assert t.spaces(2)[0] == "recruit" and crew(t) == 7 - 1 + 1


@law("paladins", "solo.scheme.2")
def test_it_falls_back_if_the_action_cannot_be_done() -> None:  # P-25
    for t in (
        against("garrison"),
        against("attack"),
        against("fortify", influence=12).only("wall"),
        against("fortify").walls(2, "wall-1"),
        against("absolve", influence=1).jars(2, 1),
        against("absolve", influence=12).jars(2, 7),
        against("convert", faith=12).outsiders("", "", "", "", "", ""),
        against("convert").outsiders("", *["armourer-viking", "guardian-viking"]),
    ):
        assert turn(t).spaces(2) == ["recruit"]


@law("paladins", "solo.scheme.2")
def test_an_action_to_fall_back_on_needs_its_card_too() -> None:
    t = turn(taken(against("commission").townsfolk("", "", "", "", ""), "commission"))
    assert "pray" in t.spaces(2) and "recruit" not in t.spaces(2)


@law("paladins", "solo.scheme.2")
def test_a_scheme_of_a_left_hand_action_falls_back_too() -> None:
    t = turn(taken(against("conspire"), "conspire"))
    assert sorted(t.spaces(2)) == ["conspire", "recruit"]


@law("paladins", "solo.scheme.3")
def test_without_workers_it_acts_no_more() -> None:
    t = against("trade", "recruit", workers=1)
    turn(t)
    assert crew(t) == 0 and space(t) == 2
    turn(t, "trade")
    assert space(t) == 2 and len(t.deck("scheme")) == 11 and t.seat == 1


@law("paladins", "solo.scheme.3")
def test_after_the_human_has_passed_it_goes_on_alone() -> None:
    t = against("trade", "fortify", "convert", workers=4).only("wall", "wall-1", "wall-2", "wall-5").play("act pass")
    assert t.state.round == 2 and len(t.state.walls[1]) == 1 and len(t.state.converted[1]) == 0
    assert t.discards("scheme") == ["trade", "fortify"]


@law("paladins", "solo.scheme.3", "solo.rest.1")
def test_after_a_rest_it_acts_no_more() -> None:
    t = turn(cornered(workers=2))
    deck = t.deck("scheme")
    turn(t, "trade")
    assert t.deck("scheme") == deck and space(t) == 4


@law("paladins", "solo.scheme.4")
@pytest.mark.parametrize(("slots", "need"), [([], 3), ([0], 2), ([1], 2), ([0, 1], 1)])
@pytest.mark.parametrize("action", ["commission", "fortify", "garrison", "absolve", "attack", "convert"])
def test_workshops_save_workers(action: str, slots: list[int], need: int) -> None:
    t = against(action, workers=need, strength=1, influence=12).workshops(2, action, *slots).only("wall", "wall-1")
    t.outsiders("invader-saracen").stands("r1s1", 1, "monk")
    turn(t)
    assert t.spaces(2) == [action] and crew(t) == 0
    if need > 1:
        t = against(action, workers=need - 1, strength=1, influence=12).workshops(2, action, *slots)
        assert turn(t).spaces(2) == ["recruit"]


# ---------------------------------------------------------------- the five actions
@law("paladins", "solo.recruit.1")
def test_recruit_dismisses_for_the_reward() -> None:
    t = turn(against("recruit", marker=5))
    assert t.row("townsfolk") == [*ROW[:4], ""] and ROW[4] in t.discards("townsfolk")
    assert crew(t) == 7 - 1 + 2 and t.household(2) == []
    t = turn(against("recruit").townsfolk("missionary-2"))
    assert t.track(2) == (1, 0, 0)


@law("paladins", "solo.pray.1", "solo.pray.2")
def test_pray_clears_the_right_half_and_shuffles_the_schemes() -> None:
    t = taken(taken(taken(against("trade", "pray"), "commission"), "convert"), "conspire")
    turn(turn(t), "trade")
    assert t.spaces(2) == ["pray", "conspire", "trade"] and crew(t) == 5
    assert len(t.deck("scheme")) == 12 and t.discards("scheme") == []
    assert sorted(t.deck("scheme")).count("pray") == 1


@law("paladins", "solo.pray.1", "solo.pray.2")
def test_with_nothing_to_clear_pray_gives_a_worker() -> None:
    t = against("trade", "pray")
    turn(turn(t), "trade")
    assert t.spaces(2) == ["pray", "trade"] and crew(t) == 7 - 2 + 1
    assert len(t.deck("scheme")) == 12 and t.discards("scheme") == []


@law("paladins", "solo.trade.1")
def test_trade_is_one_step() -> None:
    t = turn(against("trade", marker=2))
    assert space(t) == 3 and crew(t) == 6 and t.state.tax == 5


@law("paladins", "solo.conspire.1")
@pytest.mark.parametrize("tax", [0, 1, 2])
def test_conspire_is_a_suspicion_and_two_workers(tax: int) -> None:
    t = turn(against("conspire").top("suspicion", tax))
    assert crew(t) == 7 - 1 + 2 and t.suspects(2) == [tax]
    assert t.state.tax == 5 - tax and space(t) == 1 + tax


@law("paladins", "solo.rest.1")
@pytest.mark.parametrize(("workers", "marker"), [(1, 3), (2, 4), (3, 5)])
def test_rest_is_a_step_and_one_for_each_worker(workers: int, marker: int) -> None:
    t = turn(cornered(workers=workers))
    assert space(t) == marker and t.live.view(None).nobles[1].passed and t.track(2) == (0, 0, 0)
