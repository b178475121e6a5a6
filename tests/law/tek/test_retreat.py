"""The loser's retreat: price, places, and what happens there (retreat.1-2, T-05, T-06)."""

from __future__ import annotations

import pytest

from regnum.law import law
from tests.law.tek.table import Table, battle


def beaten(*regions: str, food: int = 9) -> Table:
    """Seat 2 stands in elan.c and in `regions`; seat 1 is about to beat it there with a 1 against the flag."""
    t = Table("humans dwarves orcs", homes="elan tutenstan galson")
    t.stand(1, "elan.a", "galson.e").stand(2, "elan.c", *regions).stand(3, "galson.a", "galson.a")
    return t.goods(1, ore=1).goods(2, food=food)


def lost(t: Table) -> Table:
    """The war is fought and lost by seat 2."""
    return t.begin("patrol").patrol("elan.a", "elan.c").dials(1, 0)


# ---------------------------------------------------------------- the price
@law("tek", "retreat.1")
@pytest.mark.parametrize("others", [1, 2, 4, 6])
def test_a_retreat_costs_one_food_for_each_own_figure_in_play_the_retreating_one_too(others: int) -> None:
    """T-05."""
    regions = ["tutenstan.a", "tutenstan.a", "tutenstan.b", "tutenstan.b", "tutenstan.e", "tutenstan.e"][:others]
    t = lost(beaten(*regions, food=others + 1)).play("retreat elan.d")
    assert t.at("elan.d") == [2]
    assert t.has(2) == (0, 0, 0)
    assert t.figures(2) == others + 1
    t = lost(beaten(*regions, food=others))
    assert t.asked != "retreat"
    assert t.figures(2) == others
    assert t.has(2) == (others, 0, 0)


@law("tek", "retreat.1")
def test_the_war_number_is_paid_before_the_retreat() -> None:
    """Orcs 2 pay their number with food: what it cost is gone when the retreat is due."""
    t = battle("humans", "orcs").magic(2, 2).goods(1, ore=5).goods(2, food=5)
    t.begin("patrol").patrol("elan.a", "elan.c").dials(5, 4)
    assert t.has(2) == (1, 0, 0)
    assert t.figures(2) == 1
    t = battle("humans", "orcs").magic(2, 2).goods(1, ore=5).goods(2, food=5)
    t.begin("patrol").patrol("elan.a", "elan.c").dials(5, 3)
    assert (t.asked, t.has(2)) == ("retreat", (2, 0, 0))


@law("tek", "retreat.1")
def test_the_attacker_retreats_too_back_where_the_patrol_came_from() -> None:
    t = battle("humans", "dwarves").goods(1, food=2).goods(2, ore=1)
    t.begin("patrol").patrol("elan.a", "elan.c").dials(0, 1)
    assert (t.asked, t.seat) == ("retreat", 1)
    closed = {no.text for no in t.live.why(0)}
    assert closed and not closed & {"elan.a", "elan.c", "retreat elan.a", "retreat elan.c"}, (
        "neither where it is nor where it may go"
    )
    t.play("retreat elan.a")
    assert (t.at("elan.a"), t.at("elan.c"), t.has(1)) == ([1], [2], (0, 0, 0))


@law("tek", "retreat.1", "retreat.2")
def test_an_attacker_that_came_by_quest_retreats_on_the_territory_it_attacked() -> None:
    t = battle("humans", "dwarves").goods(2, food=2).goods(1, ore=1)
    t.begin("quest", active=2).quest("tutenstan.a", "elan.a").dials(0, 1)
    assert sorted(t.options()) == ["elan.b", "elan.c", "pass"]
    t.refuses("retreat tutenstan.a", "retreat.1")


# ---------------------------------------------------------------- the places
@law("tek", "retreat.2")
def test_free_is_passable_in_the_same_territory_without_others_and_not_full() -> None:
    """T-06: from elan.c with d held by another, e with two own figures, b with one own."""
    t = beaten("elan.e", "elan.e", "elan.b")
    t.stand(3, "elan.d")
    lost(t)
    assert sorted(t.options()) == ["elan.a", "elan.b", "pass"]
    t.refuses("retreat elan.d", "retreat.2")
    t.refuses("retreat elan.e", "move.1")
    t.refuses("retreat elan.W", "regions.1")
    t.play("retreat elan.b")
    assert t.at("elan.b") == [2, 2]


@law("tek", "retreat.2")
def test_a_retreat_does_not_cross_rivers_water_or_crags_nor_leave_the_territory() -> None:
    """From vrtichvostan.c a and d are adjacent; b and e lie across the river."""
    t = Table("humans dwarves orcs", homes="vrtichvostan tutenstan galson")
    t.stand(1, "vrtichvostan.a", "galson.e").stand(2, "vrtichvostan.c", "tutenstan.a").stand(3, "galson.a", "galson.a")
    t.goods(1, ore=1).goods(2, food=9)
    t.begin("patrol").patrol("vrtichvostan.a", "vrtichvostan.c").dials(1, 0)
    assert sorted(t.options()) == ["pass", "vrtichvostan.a", "vrtichvostan.d"]
    for far in ("vrtichvostan.b", "vrtichvostan.e"):
        t.refuses(f"retreat {far}", "patrol.1")
    t.refuses("retreat vrtichvostan.K", "regions.1")
    t.refuses("retreat tutenstan.b", "retreat.1")


@law("tek", "retreat.2")
def test_a_retreat_never_starts_a_war_and_without_a_free_region_the_figure_is_lost() -> None:
    t = beaten("tutenstan.a")
    t.stand(3, "elan.b", "elan.d", "elan.e").stand(1, "elan.a")
    lost(t)
    assert t.asked == "act"
    assert t.figures(2) == 1
    assert t.has(2) == (9, 0, 0)
    assert t.at("elan.c") == [1]


@law("tek", "retreat.2")
def test_a_neutral_figure_closes_a_region_to_a_retreat() -> None:
    """galson is the Lost Kingdom; seat 2 has beaten the neutral figures of c and d."""
    t = Table("humans dwarves", homes="elan tutenstan", lost="galson").beaten(2, "galson.c", "galson.d")
    t.stand(2, "galson.c", "tutenstan.a").beaten(1, "galson.a").stand(1, "galson.a", "elan.a")
    t.goods(1, ore=1).goods(2, food=9)
    t.begin("patrol").patrol("galson.a", "galson.c").dials(1, 0)
    assert sorted(t.options()) == ["galson.a", "galson.d", "pass"]
    t.refuses("retreat galson.b", "retreat.2")


@law("tek", "retreat.2", "regions.5", "regions.6")
def test_a_lying_figure_may_retreat_and_lies_down_in_other_ruins() -> None:
    """In tul-grund the ruins are c; a searching loser flees from them, one beaten beside them may flee into them."""
    t = Table("humans dwarves orcs", homes="tul-grund tutenstan galson")
    t.stand(1, "tul-grund.a", "galson.e").stand(2, "tul-grund.c", "tutenstan.a").stand(3, "galson.a", "galson.a")
    t.goods(1, ore=1).goods(2, food=2)
    t.begin("patrol").patrol("tul-grund.a", "tul-grund.c").dials(1, 0).play("retreat tul-grund.d")
    assert (t.at("tul-grund.d"), t.lying(2, "tul-grund.c")) == ([2], 0)
    assert t.lying(1, "tul-grund.c") == 1
    t = Table("humans dwarves orcs", homes="tul-grund tutenstan galson")
    t.stand(1, "tul-grund.a", "galson.e").stand(2, "tul-grund.d", "tutenstan.a").stand(3, "galson.a", "galson.a")
    t.goods(1, ore=1).goods(2, food=2)
    t.begin("patrol").patrol("tul-grund.a", "tul-grund.d").dials(1, 0).play("retreat tul-grund.c")
    assert t.lying(2, "tul-grund.c") == 1


@law("tek", "retreat.1", "exploration.1")
def test_a_token_in_the_refuge_is_turned_up() -> None:
    t = beaten("tutenstan.a").token("elan.d", "treasure", hidden=True)
    lost(t).play("retreat elan.d", "gain ore", "gain mana")
    assert t.has(2) == (7, 1, 1)
