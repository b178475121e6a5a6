"""The solo game: its set-up, how a round begins and ends, and the printed score."""

from __future__ import annotations

import pytest

from regnum.games.paladins.components import ACTIONS, COMMISSION, ORDER_ACTION, OUTSIDERS, SCHEMES, TAVERN, TAVERN_WORKERS
from regnum.law import law
from tests.law.paladins.opponent import FOES, ROW, against, crew, taken, turn, until
from tests.law.paladins.table import Table

SEEDS = range(1, 9)


def workshops(t: Table) -> list[int]:
    """How many workshops lie on each right-hand action of the opponent."""
    return [bits.bit_count() for bits in t.state.workshops[6:12]]


# ---------------------------------------------------------------- set-up
@law("paladins", "solo.setup.1", "solo.setup.2")
def test_the_human_is_set_up_as_ever_and_the_opponent_has_a_board_of_its_own() -> None:
    t = Table.fresh(1)
    me, other = t.live.view(None).nobles
    assert (me.coins, me.provisions, me.deck, me.seat) == (3, 1, 12, 0)
    assert other.seat is None and other.colour != me.colour
    assert (other.monks, other.outposts, other.jars, other.walls, other.converted) == (0, 0, 0, [], [])
    assert (other.coins, other.provisions, other.deck, other.tableau) == (0, 0, 0, [])
    assert t.state.tax == 5 and t.asked == "draft" and len(t.options()) == 5


@law("paladins", "solo.setup.2")
def test_the_opponent_has_seven_monks() -> None:
    t = turn(against("commission", faith=12).monks(2, 6))
    assert t.state.monks[1] == 7
    t = turn(against("commission", faith=12).monks(2, 7))
    assert t.state.monks[1] == 7 and t.spaces(2) == ["recruit"]


@law("paladins", "solo.setup.3", "solo.setup.4")
def test_its_markers_lie_on_zero_and_the_resource_marker_at_the_left() -> None:
    t = Table.fresh(1)
    assert t.track(2) == (0, 0, 0)
    assert [("faith", "strength", "influence")[a] for a in t.state.stack] == ["influence", "faith", "strength"]
    shown = t.live.view(None).solo
    assert shown is not None and shown.marker == 1


@law("paladins", "solo.setup.5", "solo.setup.7")
def test_the_favour_schemes_wait_on_the_favours() -> None:
    for seed in SEEDS:
        t = Table.fresh(1, seed)
        assert len(t.deck("scheme")) == 12 and "kings-favour" not in t.deck("scheme") and t.discards("scheme") == []
        assert [ACTIONS[SCHEMES[card]] for card in t.state.schemes_aside] == ["kings-favour"] * 5
    assert Table.fresh(1, 1).deck("scheme") != Table.fresh(1, 2).deck("scheme")  # shuffled


@law("paladins", "solo.setup.6")
@pytest.mark.parametrize(("difficulty", "n"), [("easy", 1), ("standard", 3), ("hard", 5)])
def test_the_difficulty_lays_workshops(difficulty: str, n: int) -> None:
    for seed in SEEDS:
        t = Table.fresh(1, seed, difficulty=difficulty)
        assert sorted(workshops(t)) == [0] * (6 - n) + [1] * n
        assert len(set(t.state.orders)) == 3 and len(t.state.orders_boxed) == 3
        assert t.state.workshops[:6] == [0] * 6  # none of the human's
    assert Table.fresh(1).state.workshops == Table.fresh(1, difficulty="standard").state.workshops


@law("paladins", "solo.setup.6")
def test_the_orders_in_play_need_not_be_those_turned_up() -> None:
    on_orders = set()
    for seed in range(1, 30):
        t = Table.fresh(1, seed, difficulty="easy")
        on_orders.add(sum(workshops(t)[ORDER_ACTION[card] - COMMISSION] for card in t.state.orders))
    assert on_orders == {0, 1}


@law("paladins", "solo.setup.8")
def test_the_human_begins_every_round() -> None:
    t = Table.fresh(1)
    for number in range(1, 8):
        schemes = sorted(t.deck("scheme") + t.discards("scheme"))
        until(t, "act")
        assert t.state.round == number and t.seat == 1 and t.spaces(2) == [] and t.live.view(None).first == 0
        if number < 3:
            assert sorted(t.deck("scheme") + t.discards("scheme")) == schemes
        t.play("act pass")
        if number < 7:
            until(t, "paladin")


# ---------------------------------------------------------------- rounds
@law("paladins", "solo.round.1", "solo.setup.7")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_workshop_of_a_revealed_order_goes_to_its_action(seed: int) -> None:
    t = Table.fresh(1, seed)
    want = workshops(t)
    for number in range(1, 5):
        until(t, "paladin")
        if number <= 3:
            want[ORDER_ACTION[t.state.orders[number - 1]] - COMMISSION] += 1
        assert t.state.round == number and workshops(t) == want
        assert all(bits < 4 for bits in t.state.workshops)  # on the first two slots
        until(t, "act").play("act pass")


@law("paladins", "solo.round.2", "solo.setup.7")
def test_from_round_three_on_a_favour_scheme_joins_the_discards() -> None:
    t = Table.fresh(1)
    for number in range(1, 8):
        until(t, "paladin")
        assert t.state.round == number and len(t.state.schemes_aside) == min(5, 7 - number)
        every = t.deck("scheme") + t.discards("scheme")
        assert len(every) == 12 + max(0, number - 2) and every.count("kings-favour") == max(0, number - 2)
        if number >= 3:
            assert t.discards("scheme")[-1] == "kings-favour"
        until(t, "act").play("act pass")


@law("paladins", "solo.round.3")
def test_two_tavern_cards_and_a_suspicion_for_each_criminal_left() -> None:
    seen = set()
    for seed in range(1, 30):
        t = until(Table.fresh(1, seed), "tavern")
        assert len(t.options()) == 2
        mine, other = t.options()
        t.play(f"tavern {mine}")
        criminals = TAVERN_WORKERS[TAVERN.index(other)].count(5)
        assert len(t.suspects(2)) == criminals and crew(t) == 4
        seen.add(criminals)
    assert {0, 1} <= seen


@law("paladins", "solo.workers.2")
def test_three_workers_more_than_the_number_of_the_round() -> None:
    t = Table.fresh(1)
    for number in range(1, 8):
        until(t, "act")
        assert t.state.round == number and t.hand(2) == ["labourer"] * (number + 3)
        t.play("act pass")
        if number < 7:
            until(t, "paladin")


# ---------------------------------------------------------------- the end of a round
@law("paladins", "solo.end.1")
def test_it_keeps_no_workers() -> None:
    t = against("trade", workers=3)
    for action in ("recruit", "pray", "trade", "conspire"):
        taken(t, action)
    turn(t)
    t.play("act pass")
    until(t, "act")
    assert t.state.round == 2 and crew(t) == 5 and t.spaces(2) == []


@law("paladins", "solo.end.1")
def test_between_rounds_no_scheme_is_shuffled() -> None:
    t = against("trade", "convert", "attack", workers=1)
    turn(t)
    deck, discards = t.deck("scheme"), t.discards("scheme")
    assert deck[:2] == ["convert", "attack"]
    until(t.play("act pass"), "act")
    assert t.state.round == 2 and t.deck("scheme") == deck and t.discards("scheme") == discards


@law("paladins", "solo.end.2")
def test_two_townsfolk_and_two_outsiders_are_discarded() -> None:
    t = against(workers=0).top("townsfolk", "abbot-1", "abbot-2").top("outsider", "thief-viking", "thief-byzantine")
    t.play("act pass")
    assert t.row("townsfolk") == ["abbot-2", "abbot-1", *ROW[:3]] and set(t.discards("townsfolk")) >= {ROW[3], ROW[4]}
    assert t.row("outsider") == [*FOES[2:], "thief-viking", "thief-byzantine"]
    assert set(t.discards("outsider")) >= {FOES[0], FOES[1]}


@law("paladins", "solo.end.2")
def test_only_cards_that_are_still_there_are_discarded() -> None:
    t = against(workers=0).townsfolk(*ROW[:3], "", ROW[4]).outsiders(FOES[0], "", *FOES[2:]).play("act pass")
    assert t.row("townsfolk")[2:] == ROW[:3] and t.row("outsider")[:4] == FOES[2:]
    t = against(workers=0).townsfolk(*ROW[:4], "").outsiders("", *FOES[1:]).play("act pass")
    assert t.row("townsfolk")[2:] == ROW[:3] and t.row("outsider")[:4] == FOES[2:]
    assert ROW[3] in t.discards("townsfolk") and FOES[1] in t.discards("outsider")


# ---------------------------------------------------------------- the printed score
@law("paladins", "solo.scoring.1", "solo.convert.2")
def test_the_seventy_six_points_of_the_rulebook() -> None:  # P-22
    t = Table(1).round(7).orders("fortify", "commission", "garrison").attribute(2, faith=10, strength=12, influence=11)
    t.monks(2, 6).outposts(2, 5).walls(2, "wall-1", "wall-2").attacked(2, "thief-viking", "traitor-viking", "archer-saracen")
    t.workshops(2, "commission", 0, 1).workshops(2, "attack", 0, 1).workshops(2, "absolve", 0).workshops(2, "garrison", 0)
    kinds = [
        "armourer-byzantine",
        "lookout-byzantine",
        "guardian-byzantine",
        "protector-saracen",
        "invader-saracen",
        "hunter-saracen",
    ]
    t.converted(2, *kinds).paid(2, 1).unpaid(2, 2)
    noble = t.live.view(None).nobles[1]
    assert [shown.points for shown in noble.converted] == [3, 1, 3, 1, 2, 1]
    sheet = {
        "orders": 14, "faith": 13, "strength": 20, "influence": 16, "develop": 0, "commission": 5, "fortify": 0, "walls": 0,
        "garrison": 2, "absolve": 0, "outsiders": 11, "debts": 1 - 6, "goods": 0,
    }  # fmt: skip
    assert {row.key: row.points[1] for row in t.live.view(None).sheet} == sheet
    assert t.points(2) == 76 and t.winners == [] and t.how == "solo"


@law("paladins", "solo.convert.2")
@pytest.mark.parametrize("card", OUTSIDERS)
def test_every_converted_outsider_scores_the_opponent_at_least_one_point(card: str) -> None:
    t = Table(1).converted(2, card)
    assert t.live.view(None).nobles[1].converted[0].points == (2 if card.startswith("mercenary") else 1)
    assert t.points(2, "outsiders") == (2 if card.startswith("mercenary") else 1)


@law("paladins", "solo.convert.2")
def test_the_human_has_no_such_minimum() -> None:
    assert Table(1).converted(1, "lookout-viking").points(1, "outsiders") == 0


@law("paladins", "solo.scoring.1")
@pytest.mark.parametrize(("mine", "its", "winners"), [(2, 0, [1]), (0, 2, []), (2, 2, [1])])
def test_the_human_wins_or_loses_against_its_points(mine: int, its: int, winners: list[int]) -> None:
    t = Table(1).attribute(1, faith=mine).attribute(2, strength=its).suspicions(2, 0)
    assert t.winners == winners  # at equal points fewest Suspicions win
