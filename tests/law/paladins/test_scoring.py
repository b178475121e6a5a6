"""The score sheet and the tie-breaks."""

from __future__ import annotations

import pytest

from regnum.law import law
from tests.law.paladins.table import Table

ATTRIBUTE = [0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20]
MANY = [0, 0, 0, 0, 0, 2, 5, 9]
FEW = [0, 0, 0, 0, 0, 1, 3, 6]
PLAIN_WALLS = ["wall-1", "wall-2", "wall-7", "wall-8", "wall-9", "wall-10", "wall-11"]
WORKSHOPS = [(action, slot) for action in ("commission", "fortify", "garrison", "absolve") for slot in (0, 1)]
CONVERTED = ["traitor-viking", "barbarian-viking", "assassin-viking", "lookout-byzantine", "hunter-byzantine"]
"""Five Outsiders that score nothing for one who has done nothing."""
ATTACKED = ["guardian-viking", "guardian-byzantine", "archer-byzantine", "archer-saracen", "warrior-saracen"]


def fulfil(t: Table, seat: int, order: str, n: int = 5) -> Table:
    """A seat has done the action of a King's Order so many times."""
    if order == "commission":
        return t.monks(seat, n)
    if order == "fortify":
        return t.walls(seat, *PLAIN_WALLS[:n])
    if order == "garrison":
        return t.outposts(seat, n)
    if order == "absolve":
        return t.jars(seat, n)
    return t.attacked(seat, *ATTACKED[:n]) if order == "attack" else t.converted(seat, *CONVERTED[:n])


# ---------------------------------------------------------------- King's Orders
@law("paladins", "scoring.1")
@pytest.mark.parametrize("order", ["commission", "fortify", "garrison", "absolve", "attack", "convert"])
@pytest.mark.parametrize(("place", "points"), [(0, 4), (1, 6), (2, 8)])
def test_every_order_met_scores_by_its_place(order: str, place: int, points: int) -> None:
    others = [name for name in ("commission", "garrison", "absolve") if name != order][:2]
    orders = [*others[:place], order, *others[place:]]
    assert fulfil(Table(2).round(7).orders(*orders), 1, order).points(1, "orders") == points
    assert fulfil(Table(2).round(7).orders(*orders), 1, order, 4).points(1, "orders") == 0


@law("paladins", "scoring.1")
def test_orders_add_up_for_everyone_who_meets_them() -> None:
    t = Table(3).round(7).orders("commission", "garrison", "absolve")
    for seat, done in ((1, ["commission", "garrison", "absolve"]), (2, ["garrison", "absolve"])):
        for order in done:
            fulfil(t, seat, order)
    assert [t.points(seat, "orders") for seat in (1, 2, 3)] == [18, 14, 0]


# ---------------------------------------------------------------- attributes and actions
@law("paladins", "scoring.2")
@pytest.mark.parametrize("level", range(13))
@pytest.mark.parametrize("attribute", ["faith", "strength", "influence"])
def test_the_track_of_every_attribute(attribute: str, level: int) -> None:  # P-17
    t = Table(2).attribute(1, **{attribute: level})
    assert t.points(1, attribute) == ATTRIBUTE[level] and t.points(1) == ATTRIBUTE[level]


@law("paladins", "scoring.2")
def test_the_paladin_is_not_on_the_track() -> None:  # P-20
    t = Table(2).attribute(1, strength=1).paladin(1, "roland")
    assert t.points(1) == 0


@law("paladins", "scoring.3")
@pytest.mark.parametrize(("n", "points"), [(0, 0), (5, 0), (6, 1), (7, 3), (8, 6)])
def test_six_workshops_and_more(n: int, points: int) -> None:
    t = Table(2)
    for action in {name for name, _ in WORKSHOPS[:n]}:
        t.workshops(1, action, *[slot for name, slot in WORKSHOPS[:n] if name == action])
    assert t.points(1, "develop") == points and t.points(1) == points


@law("paladins", "scoring.4")
@pytest.mark.parametrize("n", range(8))
def test_five_monks_and_more(n: int) -> None:
    t = Table(2).monks(1, n).orders("attack", "convert", "absolve")
    assert t.points(1, "commission") == MANY[n] and t.points(1) == MANY[n]


@law("paladins", "scoring.5")
@pytest.mark.parametrize("n", range(8))
def test_five_walls_and_more(n: int) -> None:
    t = Table(2).walls(1, *PLAIN_WALLS[:n]).orders("attack", "convert", "absolve")
    assert t.points(1, "fortify") == FEW[n] and t.points(1) == FEW[n]


@law("paladins", "scoring.5")
def test_walls_with_points_printed_on_them() -> None:
    printed = {f"wall-{i}": 0 for i in range(1, 25)} | {"wall-3": 1, "wall-4": 1, "wall-5": 2, "wall-6": 2}
    for wall, points in printed.items():
        assert Table(2).walls(1, wall).points(1, "walls") == points, wall
    t = Table(2).walls(1, "wall-3", "wall-4", "wall-5", "wall-6", "wall-1").orders("attack", "convert", "absolve")
    assert t.points(1, "walls") == 6 and t.points(1) == 7


@law("paladins", "scoring.6")
@pytest.mark.parametrize("n", range(8))
def test_five_outposts_and_more(n: int) -> None:
    t = Table(2).outposts(1, n).orders("attack", "convert", "absolve")
    assert t.points(1, "garrison") == MANY[n] and t.points(1) == MANY[n]


@law("paladins", "scoring.7")
@pytest.mark.parametrize("n", range(8))
def test_five_jars_and_more(n: int) -> None:
    t = Table(2).jars(1, n).orders("attack", "convert", "commission")
    assert t.points(1, "absolve") == FEW[n] and t.points(1) == FEW[n]


@law("paladins", "scoring.8")
def test_converted_outsiders_score_and_attacked_ones_do_not() -> None:
    t = Table(2).converted(1, "mercenary-viking", "champion-saracen").attacked(1, "mercenary-byzantine", "champion-byzantine")
    assert t.points(1, "outsiders") == 2 + 1 and t.points(1) == 3 and t.points(2) == 0


# ---------------------------------------------------------------- Debts and goods
@law("paladins", "scoring.9")
@pytest.mark.parametrize(("unpaid", "paid", "points"), [(0, 0, 0), (0, 3, 3), (1, 0, -3), (2, 1, -5), (3, 0, -9)])
def test_paid_debts_count_and_unpaid_ones_cost(unpaid: int, paid: int, points: int) -> None:
    t = Table(2).unpaid(1, unpaid).paid(1, paid)
    assert t.points(1, "debts") == points and t.points(1) == points


@law("paladins", "scoring.10")
@pytest.mark.parametrize(
    ("coins", "provisions", "points"), [(2, 0, 0), (3, 0, 1), (0, 3, 1), (2, 1, 1), (1, 1, 0), (2, 2, 1), (4, 5, 3), (5, 3, 2)]
)
def test_three_goods_of_any_mix_are_a_point(coins: int, provisions: int, points: int) -> None:  # P-07
    t = Table(2).coins(1, coins).provisions(1, provisions)
    assert t.points(1, "goods") == points and t.points(1) == points


@law("paladins", "scoring.10")
def test_workers_are_no_goods() -> None:
    assert Table(2).workers(1, "3 labourer", "3 criminal").points(1) == 0


# ---------------------------------------------------------------- who wins
@law("paladins", "scoring.11")
def test_most_points_need_no_tie_break() -> None:
    t = Table(3).attribute(2, faith=2).suspicions(2, 0, 0)
    assert t.winners == [2] and t.how == "points"


@law("paladins", "scoring.11")
def test_a_tie_is_broken_by_points_from_orders() -> None:
    t = Table(3).round(7).orders("garrison", "absolve", "commission")
    fulfil(t, 1, "garrison").suspicions(1, 1, 1)  # 4 and 2
    t.attribute(2, faith=6)  # 6
    t.paid(3, 5)
    assert [t.points(seat) for seat in (1, 2, 3)] == [6, 6, 5]
    assert t.winners == [1] and t.how == "tie-break"


@law("paladins", "scoring.11")
def test_then_by_fewest_suspicions() -> None:
    t = Table(3).attribute(1, faith=2).attribute(2, strength=2).attribute(3, influence=2)
    t.suspicions(1, 0, 0).suspicions(2, 0).suspicions(3, 2, 1)
    assert t.winners == [2] and t.how == "tie-break"


@law("paladins", "scoring.11")
def test_then_it_is_shared() -> None:
    t = Table(3).paid(1, 1).paid(2, 1).suspicions(1, 0).suspicions(2, 2)
    assert t.winners == [1, 2] and t.how == "shared"


# ---------------------------------------------------------------- the printed example
@law("paladins", "scoring.12")
def test_the_sixty_six_points_of_the_rulebook() -> None:  # P-08
    t = Table(2).round(7).orders("fortify", "convert", "commission")
    t.attribute(1, strength=11, influence=10, faith=6).monks(1, 6)
    t.walls(1, "wall-3", "wall-5", "wall-1", "wall-2", "wall-7", "wall-20")
    t.converted(1, "adventurer-viking", "warrior-byzantine", "warrior-saracen", "assassin-viking")
    t.attacked(1, "archer-saracen", "hunter-saracen", "invader-saracen", "thief-viking")
    t.paid(1, 2).unpaid(1, 1).coins(1, 2).provisions(1, 1)
    sheet = {
        "orders": 4 + 8, "strength": 16, "influence": 13, "faith": 6, "develop": 0, "commission": 5, "fortify": 3, "walls": 3,
        "garrison": 0, "absolve": 0, "outsiders": 3 + 1 + 1 + 3, "debts": 2 - 3, "goods": 1,
    }  # fmt: skip
    assert {row.key: row.points[0] for row in t.live.view(None).sheet} == sheet
    assert [shown.points for shown in t.live.view(None).nobles[0].converted] == [3, 1, 1, 3]
    assert t.points(1) == 66 and t.winners == [1]
