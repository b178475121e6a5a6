"""The right-hand actions of the solo opponent, its King's Favours and King's Orders."""

from __future__ import annotations

import pytest

from regnum.games.paladins.components import OUTSIDER_DATA, OUTSIDERS, WALL_DATA, WALLS
from regnum.law import law
from tests.law.paladins.opponent import FOES, ROW, against, crew, space, taken, turn
from tests.law.paladins.table import Table

FREE_RECRUIT = ["r1s1", "r2s1"]
PAY_DEBT = ["r4s5", "r5s3", "r6s1"]
PRAY = ["r3s4", "r4s2", "r5s1"]
TWO_WORKERS = ["r4s6", "r5s2", "r5s4", "r5s5"]
ONE_WORKER = ["r2s3", "r3s1", "r3s2", "r3s5", "r3s6", "r4s1", "r4s3", "r4s4"]
COINS = ["r1s2", "r2s2", "r3s3", "r4s7"]
DISCARD = ["r2s4"]
IN_DEBT = [*FREE_RECRUIT, *PAY_DEBT, *PRAY, *TWO_WORKERS, *ONE_WORKER, *COINS, *DISCARD]
WITHOUT_DEBT = [square for square in IN_DEBT if square not in PAY_DEBT]
PIECE = {"commission": "monk", "garrison": "outpost"}


def crowded(action: str, squares: list[str]) -> Table:
    """These squares are taken, and the opponent could reach every other."""
    t = against(action, faith=12, strength=12)
    for square in squares:
        t.stands(square, 1, "monk")
    return t


def cards(found: list[int]) -> list[str]:
    """Outsiders by name."""
    return [OUTSIDERS[card] for card in found]


# ---------------------------------------------------------------- commission and garrison
@law("paladins", "solo.commission.1")
def test_a_monk_or_an_outpost_leaves_and_uncovers_its_attribute() -> None:
    t = turn(against("commission").stands("r1s1", 1, "monk"))
    assert t.state.monks[1] == 1 and t.at("r1s2") == (2, "monk") and t.track(2) == (0, 0, 1)
    assert crew(t) == 4 and t.spaces(2) == ["commission"]
    t = turn(against("garrison", strength=1).stands("r1s1", 1, "monk"))
    assert t.state.outposts[1] == 1 and t.at("r1s2") == (2, "outpost") and t.track(2) == (1, 1, 0)


@law("paladins", "solo.commission.1")
def test_it_reaches_no_farther_than_its_attribute() -> None:
    t = turn(against("commission", faith=1).stands("r1s1", 1, "monk"))
    assert t.at("r2s1") == (0, "") and t.at("r1s2") == (2, "monk")
    t = turn(against("commission", faith=2).stands("r1s1", 1, "monk"))
    assert t.at("r2s1") == (2, "monk")
    t = turn(against("commission", faith=1).stands("r1s1", 1, "monk").stands("r1s2", 1, "monk"))
    assert t.state.monks[1] == 0 and t.spaces(2) == ["recruit"]
    t = turn(against("garrison", faith=12, influence=12))
    assert t.state.outposts[1] == 0 and t.spaces(2) == ["recruit"]


@law("paladins", "solo.commission.2")
@pytest.mark.parametrize("action", PIECE)
@pytest.mark.parametrize("n", range(len(IN_DEBT)))
def test_the_order_in_which_it_likes_the_squares(action: str, n: int) -> None:
    t = turn(crowded(action, IN_DEBT[:n]).unpaid(2, 1))
    assert t.at(IN_DEBT[n]) == (2, PIECE[action])


@law("paladins", "solo.commission.2")
@pytest.mark.parametrize("n", range(len(WITHOUT_DEBT)))
def test_without_an_unpaid_debt_it_pays_none(n: int) -> None:
    t = turn(crowded("commission", WITHOUT_DEBT[:n]).paid(2, 1))
    assert t.at(WITHOUT_DEBT[n]) == (2, "monk")


@law("paladins", "solo.commission.2", "solo.resources.1")
def test_it_gains_what_the_square_gives() -> None:
    t = turn(crowded("commission", FREE_RECRUIT).unpaid(2, 1))
    assert t.debts(2) == (0, 1)
    t = turn(crowded("commission", [*FREE_RECRUIT, *PRAY]))
    assert t.at("r4s6") == (2, "monk") and crew(t) == 7 - 3 + 2
    t = turn(crowded("commission", [*FREE_RECRUIT, *PRAY, *TWO_WORKERS]))
    assert t.at("r2s3") == (2, "monk") and crew(t) == 7 - 3 + 1
    t = turn(crowded("commission", WITHOUT_DEBT[: WITHOUT_DEBT.index("r1s2")]))
    assert space(t) == 3 and crew(t) == 4 and t.has(2) == (0, 0)
    t = turn(crowded("commission", WITHOUT_DEBT[:-1]).suspicions(2, 0, 1))
    assert t.suspects(2) == [0]


@law("paladins", "solo.commission.3", "solo.recruit.1")
def test_a_free_recruit_dismisses() -> None:
    t = turn(against("commission", marker=5))
    assert t.at("r1s1") == (2, "monk") and t.row("townsfolk") == [*ROW[:4], ""]
    assert crew(t) == 7 - 3 + 2 and t.household(2) == [] and t.spaces(2) == ["commission"]


@law("paladins", "solo.commission.3", "solo.pray.1", "solo.pray.2")
def test_a_pray_clears_the_right_half_and_shuffles() -> None:
    t = taken(taken(crowded("commission", FREE_RECRUIT), "fortify"), "trade")
    turn(t)
    assert t.at("r3s4") == (2, "monk") and t.spaces(2) == ["trade"] and crew(t) == 4
    assert len(t.deck("scheme")) == 12 and t.discards("scheme") == []


# ---------------------------------------------------------------- absolve
@law("paladins", "solo.absolve.1")
@pytest.mark.parametrize(("jars", "need"), [(0, 0), (1, 2), (2, 4), (6, 12)])
def test_a_jar_needs_influence(jars: int, need: int) -> None:
    t = turn(against("absolve", influence=need).jars(2, jars))
    assert t.state.jars[1] == jars + 1 and t.track(2) == (1, 0, need) and t.state.jar_squares[1] == 0
    if need:
        t = turn(against("absolve", influence=need - 1).jars(2, jars))
        assert t.state.jars[1] == jars and t.spaces(2) == ["recruit"]


@law("paladins", "solo.absolve.1")
def test_it_discards_a_suspicion_and_pays_a_debt() -> None:
    t = turn(against("absolve").suspicions(2, 0, 1, 2).unpaid(2, 2))
    assert t.suspects(2) == [0, 1] and t.debts(2) == (1, 1) and t.state.tax == 5
    t = turn(against("absolve").suspicions(2, 0, 1, 2).paid(2, 1))
    assert t.suspects(2) == [0] and t.debts(2) == (0, 1) and t.state.tax == 5


@law("paladins", "solo.absolve.1", "solo.resources.6")
@pytest.mark.parametrize(("held", "unpaid", "coins"), [(0, 0, 2), (1, 0, 1), (2, 0, 0), (0, 1, 1), (1, 1, 0)])
def test_for_a_suspicion_that_it_lacks_a_tax_coin_goes(held: int, unpaid: int, coins: int) -> None:  # P-10
    t = turn(against("absolve").suspicions(2, *[1] * held).unpaid(2, unpaid))
    assert t.state.tax == 5 - coins and space(t) == 1 and t.suspects(2) == [] and t.debts(2) == (0, unpaid)


# ---------------------------------------------------------------- fortify
@law("paladins", "solo.fortify.1")
@pytest.mark.parametrize(("walls", "need"), [(0, 0), (1, 1), (2, 3), (3, 5)])
def test_a_wall_needs_influence(walls: int, need: int) -> None:
    built = ["wall-1", "wall-2", "wall-3"][:walls]
    t = turn(against("fortify", influence=need).walls(2, *built).top("wall", "wall-5"))
    assert t.state.walls[1] == [WALLS.index(wall) for wall in [*built, "wall-5"]] and t.track(2) == (0, 1, need)
    if need:
        t = turn(against("fortify", influence=need - 1).walls(2, *built))
        assert len(t.state.walls[1]) == walls and t.spaces(2) == ["recruit"]


@law("paladins", "solo.fortify.1")
@pytest.mark.parametrize("wall", WALLS)
def test_every_wall_gives_it_its_rewards_of_alternatives_the_leftmost(wall: str) -> None:
    t = turn(against("fortify").top("wall", wall).unpaid(2, 2).suspicions(2, 0, 0))
    gains = WALL_DATA[WALLS.index(wall)]["gain"]
    gains = [gain["choice"][0][0] if "choice" in gain else gain for gain in gains]
    workers = sum(gain["n"] for gain in gains if gain["gain"] in ("labourer", "scout", "merchant", "fighter", "cleric"))
    words = [gain["gain"] for gain in gains]
    assert t.track(2) == (0, 2 if wall in ("wall-1", "wall-2") else 1, 0) and crew(t) == 7 - 3 + workers
    assert t.debts(2) == ((1, 1) if "pay-debt" in words else (2, 0))
    assert len(t.suspects(2)) == (1 if "discard-suspicion" in words else 2)
    assert space(t) == 1


@law("paladins", "solo.fortify.1", "solo.favour.1")
def test_of_alternatives_it_takes_the_leftmost_that_is_of_use_to_it() -> None:  # P-22
    t = turn(against("fortify").top("wall", "wall-7").paid(2, 1))
    assert t.debts(2) == (0, 1) and space(t) == 3  # no Debt to pay: two coins
    t = turn(against("kings-favour").round(3).favours("clemency").suspicions(2, 0, 1, 2))
    assert t.suspects(2) == [0] and t.debts(2) == (0, 0)
    t = turn(against("kings-favour").round(3).favours("clemency").suspicions(2, 0, 1, 2).unpaid(2, 1))
    assert t.suspects(2) == [0, 1, 2] and t.debts(2) == (0, 1)
    t = turn(against("kings-favour").round(3).favours("building-leave"))
    assert crew(t) == 7 - 1 + 2 and t.state.workshops[6:] == [0] * 6  # it never develops


# ---------------------------------------------------------------- attack and convert
@law("paladins", "solo.attack.1")
@pytest.mark.parametrize(
    ("marker", "strength", "target"), [(1, 1, 0), (2, 3, 1), (2, 2, 0), (5, 12, 4), (4, 5, 0), (3, 5, 2), (5, 3, 0)]
)
def test_it_attacks_where_the_marker_points_within_its_strength(marker: int, strength: int, target: int) -> None:
    t = turn(against("attack", marker=marker, strength=strength))
    assert cards(t.state.attacked[1]) == [FOES[target]] and t.row("outsider")[target] == ""


@law("paladins", "solo.attack.1")
def test_it_hires_nobody() -> None:
    t = turn(against("attack", strength=2).coins(2, 9).outsiders("", *FOES[:5]))
    assert t.state.attacked[1] == [] and t.spaces(2) == ["recruit"]


@law("paladins", "solo.attack.1")
@pytest.mark.parametrize("card", OUTSIDERS)
def test_every_attacked_outsider_gives_it_its_reward(card: str) -> None:
    t = turn(against("attack", strength=1).outsiders(card).suspicions(2, 0, 0).unpaid(2, 2).top("suspicion", 0))
    gains = {gain["gain"]: gain["n"] for gain in OUTSIDER_DATA[OUTSIDERS.index(card)]["attacked"]}
    workers = sum(gains.get(word, 0) for word in ("labourer", "scout", "merchant", "fighter", "cleric", "criminal"))
    assert cards(t.state.attacked[1]) == [card] and t.state.converted[1] == []
    assert t.track(2) == (0, 1, gains["influence"]) and crew(t) == 7 - 3 + workers
    assert space(t) == 1 + gains.get("provision", 0) + gains.get("tax", 0) and t.state.tax == 5 - gains.get("tax", 0)
    assert len(t.suspects(2)) == 2 + gains.get("criminal", 0) - gains.get("discard-suspicion", 0)
    assert t.debts(2) == (2 - gains.get("cancel-debt", 0), 0)


@law("paladins", "solo.resources.5")
@pytest.mark.parametrize(("row", "target"), [([0, 1, 2, 3, 5], 5), ([0, 1, 2, 3], 0), ([3, 5], 5)])
@pytest.mark.parametrize("action", ["attack", "convert"])
def test_after_the_fifth_outsider_comes_the_sixth(action: str, row: list[int], target: int) -> None:
    t = against(action, marker=5, faith=12, strength=12).outsiders(*[FOES[i] if i in row else "" for i in range(6)])
    turn(t)
    assert t.row("outsider")[target] == "" and cards(t.state.attacked[1] + t.state.converted[1]) == [FOES[target]]


@law("paladins", "solo.resources.5")
def test_the_sixth_is_never_the_first_choice() -> None:
    for marker in (1, 2, 3, 4, 5):
        t = turn(against("attack", marker=marker, strength=12))
        assert t.row("outsider")[5] == FOES[5]


@law("paladins", "solo.convert.1")
@pytest.mark.parametrize(("marker", "faith", "target"), [(1, 0, 0), (2, 2, 1), (2, 1, 0), (5, 8, 4), (4, 5, 0), (3, 4, 2)])
def test_it_converts_where_the_marker_points_within_its_faith(marker: int, faith: int, target: int) -> None:
    t = turn(against("convert", marker=marker, faith=faith).converted(2, "thief-viking"))
    assert cards(t.state.converted[1]) == ["thief-viking", FOES[target]]
    assert t.track(2) == (faith, 1, 0) and crew(t) == 4 and t.row("outsider")[target] == ""


@law("paladins", "solo.convert.1")
@pytest.mark.parametrize("card", OUTSIDERS)
def test_every_converted_outsider_gives_it_its_strength(card: str) -> None:
    t = turn(against("convert").outsiders(card))
    strength = 2 if card.split("-")[0] in ("assassin", "barbarian", "invader") else 1
    assert cards(t.state.converted[1]) == [card] and t.track(2) == (0, strength, 0) and crew(t) == 4 and space(t) == 1


# ---------------------------------------------------------------- King's Favours
@law("paladins", "solo.favour.1")
def test_it_uses_the_favour_where_the_marker_points() -> None:
    t = turn(against("kings-favour", marker=2).round(7).favours("press-gang", "underworld").top("suspicion", 0, 0))
    assert t.state.favour_side[1] == 1 and crew(t) == 7 - 1 + 2 and len(t.suspects(2)) == 2
    assert t.spaces(2) == []


@law("paladins", "solo.favour.1", "solo.resources.7")
def test_a_debt_is_no_cost_that_it_ignores() -> None:
    t = turn(against("kings-favour").round(3).favours("on-credit"))
    assert t.debts(2) == (1, 0) and crew(t) == 7 - 1 + 3


@law("paladins", "solo.favour.1", "solo.recruit.1")
def test_a_favour_that_recruits_dismisses() -> None:
    t = turn(against("kings-favour", marker=5).round(3).favours("open-gate"))
    assert t.row("townsfolk") == [*ROW[:4], ""] and t.household(2) == [] and crew(t) == 7 - 1 + 2


@law("paladins", "solo.favour.1", "solo.pray.1", "solo.pray.2")
def test_a_favour_that_prays_clears_the_right_half_and_no_favour() -> None:
    t = taken(taken(against("kings-favour").round(3).favours("chapel"), "attack"), "conspire")
    turn(t)
    assert t.spaces(2) == ["conspire"] and t.state.favour_side[0] == 1 and crew(t) == 6
    assert len(t.deck("scheme")) == 13 and t.discards("scheme") == []


@law("paladins", "solo.favour.1")
def test_a_sealed_favour_is_not_there() -> None:
    t = turn(against("kings-favour", marker=4).round(3).favours("press-gang"))
    assert t.state.favour_side[0] == 1 and crew(t) == 7 - 1 + 3


@law("paladins", "solo.favour.1")
def test_without_a_free_favour_it_falls_back() -> None:
    t = turn(against("kings-favour").round(4).on_favour(1, 1, "labourer").on_favour(2, 1, "scout"))
    assert t.spaces(2) == ["recruit"]
    t = turn(against("kings-favour").round(2))
    assert t.spaces(2) == ["recruit"]


@law("paladins", "solo.favour.1")
def test_the_human_cannot_use_its_favour() -> None:
    t = turn(against("kings-favour").round(3).favours("press-gang")).workers(1, "criminal")
    assert t.state.favour_side[0] == 1
    t = against().round(3).favours("chapel").on_favour(1, 2, "labourer")
    assert "favour-1" not in t.options()


@law("paladins", "solo.favour.2", "solo.resources.4")
def test_the_favour_of_the_rulebook() -> None:
    t = against("kings-favour", marker=5, faith=2, strength=3, influence=4).round(7).suspicions(2, 0)
    t.favours("open-gate", "penance").on_favour(5, 1, "labourer").on_favour(1, 1, "scout")
    turn(t)
    assert t.state.favour_side[1] == 1 and crew(t) == 6
    assert t.suspects(2) == [] and t.state.tax == 3
    assert space(t) == 2 and t.track(2) == (3, 3, 4)


# ---------------------------------------------------------------- King's Orders
def ordered(workers: int = 7) -> Table:
    """The Orders of the printed example, all revealed; the opponent is able to follow each."""
    t = against("kings-order", workers=workers, influence=12).round(3).orders("fortify", "convert", "commission")
    return t.top("wall", "wall-1").stands("r1s1", 1, "monk")


@law("paladins", "solo.order.1", "solo.order.2")
def test_it_tries_the_orders_of_the_rulebook_from_the_right() -> None:
    assert turn(ordered()).spaces(2) == ["commission"]
    assert turn(ordered().monks(2, 5)).spaces(2) == ["convert"]
    assert turn(taken(ordered(), "commission")).spaces(2) == ["commission", "convert"]
    assert turn(taken(taken(ordered(), "commission"), "convert")).spaces(2) == ["commission", "fortify", "convert"]


@law("paladins", "solo.order.1")
def test_four_monks_do_not_meet_the_order() -> None:
    assert turn(ordered().monks(2, 4)).spaces(2) == ["commission"]


@law("paladins", "solo.order.1")
def test_an_order_that_is_still_sealed_is_not_tried() -> None:
    assert turn(ordered().round(2)).spaces(2) == ["convert"]
    assert turn(ordered().round(1)).spaces(2) == ["fortify"]


@law("paladins", "solo.order.1")
def test_with_all_orders_met_it_tries_the_rightmost_again() -> None:
    met = ["thief-viking", "thief-byzantine", "hunter-byzantine", "hunter-saracen", "champion-saracen"]
    walls = ["wall-2", "wall-3", "wall-4", "wall-5", "wall-6"]
    t = turn(ordered().monks(2, 5).converted(2, *met).walls(2, *walls))
    assert t.spaces(2) == ["commission"] and t.state.monks[1] == 6


@law("paladins", "solo.order.1")
def test_if_no_order_can_be_followed_it_falls_back() -> None:
    assert turn(ordered(workers=2)).spaces(2) == ["recruit"]
