"""Elves, Goblins and Dark Elves: every level, and what each cannot do one level below."""

from __future__ import annotations

import pytest

from tests.law.tek.clashes import alone, bonus, clash, fight, highest
from tests.law.tek.table import Table


# ---------------------------------------------------------------- Elves
@pytest.mark.parametrize("level", [0, 1])
def test_elves_1_get_one_more_for_a_trade(level: int) -> None:
    t = alone("elves").stand(1, "elan.a", "elan.a").magic(1, level).goods(1, food=3).begin("trade")
    t.play("act trade", "trade food>mana", "trade-n 2")
    assert t.has(1) == (1, 0, 2 + level)


@pytest.mark.parametrize(
    ("level", "origin", "to", "off"),
    [(2, "galson.a", "galson.c", 1), (1, "galson.a", "galson.c", 0), (2, "elan.a", "elan.c", 0)],
)
def test_elves_2_fight_for_one_less_in_forests(level: int, origin: str, to: str, off: int) -> None:
    assert highest(clash("elves", "humans", origin, to).magic(1, level).goods(1, ore=2)) == 2 + off
    assert highest(clash("humans", "elves", origin, to).magic(2, level).goods(2, ore=2), 2) == 2 + off


@pytest.mark.parametrize("level", [2, 3])
def test_elves_3_research_when_trade_is_chosen_and_not_the_other_way(level: int) -> None:
    t = alone("elves").stand(1, "elan.a", "elan.a").magic(1, level).goods(1, mana=4).begin("trade")
    assert t.options() == (["trade", "research", "pass"] if level == 3 else ["trade", "pass"])
    if level == 3:
        t.play("act research")
        assert (t.state.magic[0], t.has(1)) == (4, (0, 0, 0))
        assert [a.id for a in t.live.view(None).actions if a.shield] == ["trade"]
    t = alone("elves").stand(1, "elan.a", "elan.a").magic(1, level).goods(1, mana=4).begin("research")
    assert t.options() == ["research", "pass"]


@pytest.mark.parametrize(
    ("level", "regions", "mana"), [(4, ("elan.b", "elan.e"), 3), (3, ("elan.b", "elan.e"), 2), (4, ("elan.b", "elan.a"), 1)]
)
def test_elves_4_collect_mana_with_two_forests(level: int, regions: tuple[str, ...], mana: int) -> None:
    assert alone("elves").stand(1, *regions).magic(1, level).collect().has(1)[2] == mana


def test_elves_5_score_figures_in_forests_but_one_at_most_two() -> None:
    forests = ["elan.b", "elan.b", "elan.e", "hyperborcie.b"]
    assert [bonus(alone("elves").stand(1, "elan.a", *forests[:n])) for n in range(5)] == [0, 0, 1, 2, 2]
    assert bonus(alone("elves").stand(1, *forests), level=4) == 0


# ---------------------------------------------------------------- Goblins
def test_goblins_1_patrol_with_two_figures() -> None:
    t = alone("goblins").stand(1, "elan.a", "elan.e").magic(1, 1).begin("patrol").patrol("elan.a", "elan.b")
    assert (t.asked, t.seat, t.options()) == ("patrol", 1, ["pass", "elan.e"])
    t.play("patrol elan.e", "patrol-to elan.d")
    assert (t.at("elan.b"), t.at("elan.d")) == ([1], [1])
    assert t.seat == 2
    t = alone("goblins").stand(1, "elan.a", "elan.e").begin("patrol").patrol("elan.a", "elan.b")
    assert t.seat == 2


def test_goblins_1_the_second_may_stay_and_need_not_differ_in_place() -> None:
    t = alone("goblins").stand(1, "elan.a", "elan.e").magic(1, 1).begin("patrol").patrol("elan.a", "elan.b")
    t.play("patrol pass")
    assert (t.at("elan.b"), t.at("elan.e"), t.seat) == ([1], [1], 2)
    t = alone("goblins").stand(1, "elan.a", "elan.a").magic(1, 1).begin("patrol").patrol("elan.a", "elan.b")
    t.play("patrol elan.a", "patrol-to elan.c")
    assert (t.at("elan.b"), t.at("elan.c")) == ([1], [1])


def test_goblins_1_two_different_figures_even_where_they_meet() -> None:
    """One joins the other; of the two in elan.e one may still go, and then none is left to go on."""
    t = alone("goblins").stand(1, "elan.b", "elan.e").magic(1, 1).begin("patrol").patrol("elan.b", "elan.e")
    assert t.options() == ["pass", "elan.e"]
    t.play("patrol elan.e", "patrol-to elan.d")
    assert (t.at("elan.e"), t.at("elan.d"), t.seat) == ([1], [1], 2)


def test_goblins_1_one_figure_never_goes_twice() -> None:
    t = alone("goblins").stand(1, "elan.a").magic(1, 1).begin("patrol").play("act patrol", "patrol-to elan.b")
    assert t.at("elan.b") == [1]
    assert t.seat == 2


def test_goblins_1_each_of_the_two_may_start_its_own_war() -> None:
    t = clash("goblins", "humans").stand(1, "elan.e").stand(2, "elan.d").magic(1, 1).goods(1, ore=3)
    t = fight(t, 1, 0)
    assert t.at("elan.c") == [1]
    t.play("patrol elan.e", "patrol-to elan.d").dials(2, 0)
    assert t.at("elan.d") == [1]
    assert t.has(1) == (0, 0, 0)


def test_goblins_1_a_beaten_and_retreated_figure_is_not_the_second_one() -> None:
    """The first attacks, loses and flees back to elan.a: it has had its Patrol."""
    t = clash("goblins", "humans").magic(1, 1).goods(1, food=9).goods(2, ore=1)
    t = fight(t, 0, 1).play("retreat elan.a")
    assert t.asked == "patrol"
    assert t.options() == ["pass", "morandrea.a"]
    t = clash("goblins", "humans").stand(1, "elan.a").magic(1, 1).goods(1, food=9).goods(2, ore=1)
    t = fight(t, 0, 1).play("retreat elan.a")
    assert t.options() == ["pass", "elan.a", "morandrea.a"]
    t.play("patrol elan.a", "patrol-to elan.b")
    assert (t.at("elan.a"), t.at("elan.b"), t.seat) == ([1], [1], 2)


def test_goblins_1_nor_is_one_that_fled_into_the_ruins_or_the_church() -> None:
    t = clash("goblins", "humans", "tul-grund.a", "tul-grund.d").magic(1, 1).goods(1, food=9).goods(2, ore=1)
    t = fight(t, 0, 1).play("retreat tul-grund.c")
    assert t.options() == ["pass", "morandrea.a"]
    t = clash("goblins", "humans").token("morandrea.a", "church").magic(1, 1).goods(2, ore=1)
    t = fight(t, 0, 1).play("church yes")
    assert t.at("morandrea.a") == [1, 1]
    assert t.options() == ["pass", "morandrea.a"]
    t.play("patrol morandrea.a", "patrol-to morandrea.d")
    assert (t.at("morandrea.a"), t.at("morandrea.d"), t.seat) == ([1], [1], 2)


def test_goblins_1_a_lost_figure_leaves_the_second_patrol_to_another() -> None:
    t = fight(clash("goblins", "humans").magic(1, 1).goods(2, ore=1), 0, 1)
    assert t.options() == ["pass", "morandrea.a"]


def test_goblins_1_standing_up_uses_one_of_the_two() -> None:
    """In tul-grund the ruins are c: the figure that stood up may not leave now, another may move."""
    t = alone("goblins", home="tul-grund").stand(1, "tul-grund.c", "tul-grund.a").magic(1, 1).begin("patrol")
    t.play("act patrol", "patrol tul-grund.c")
    assert t.lying(1, "tul-grund.c") == 0
    assert t.options() == ["pass", "tul-grund.a"]
    t.play("patrol tul-grund.a", "patrol-to tul-grund.b")
    assert t.at("tul-grund.c") == [1]


def test_goblins_1_a_figure_that_entered_the_ruins_cannot_stand_up_at_once_but_another_there_can() -> None:
    t = alone("goblins", home="tul-grund").stand(1, "tul-grund.a", "tul-grund.d").magic(1, 1).begin("patrol")
    t.patrol("tul-grund.a", "tul-grund.c")
    assert t.options() == ["pass", "tul-grund.d"]
    t = alone("goblins", home="tul-grund").stand(1, "tul-grund.a", "tul-grund.c").magic(1, 1).begin("patrol")
    t.patrol("tul-grund.a", "tul-grund.c")
    assert t.options() == ["pass", "tul-grund.c"]
    t.play("patrol tul-grund.c")
    assert t.lying(1, "tul-grund.c") == 1
    assert t.at("tul-grund.c") == [1, 1]
    assert t.seat == 2


def test_goblins_1_two_searching_figures_stand_up_in_one_patrol() -> None:
    t = alone("goblins", home="tul-grund").stand(1, "tul-grund.c", "tul-grund.c").magic(1, 1).begin("patrol")
    t.play("act patrol", "patrol tul-grund.c")
    assert (t.lying(1, "tul-grund.c"), t.seat) == (0, 2)
    t = alone("goblins", home="tul-grund").stand(1, "tul-grund.c", "tul-grund.c").begin("patrol").play("act patrol")
    assert (t.lying(1, "tul-grund.c"), t.seat) == (1, 2)


def test_goblins_1_not_on_a_quest() -> None:
    t = alone("goblins").stand(1, "elan.a", "elan.b").magic(1, 1).begin("quest").quest("elan.a", "morandrea.a")
    assert t.seat == 2


@pytest.mark.parametrize(("level", "price"), [(1, 3), (2, 2)])
def test_goblins_2_expand_for_one_food_less(level: int, price: int) -> None:
    t = alone("goblins").stand(1, "elan.a", "elan.b").magic(1, level).goods(1, food=3).begin("expand").play("act expand")
    assert t.play("expand elan.a").has(1) == (3 - price, 0, 0)
    t = alone("goblins").stand(1, "elan.a", "elan.b").magic(1, level).goods(1, food=2).begin("expand")
    assert (t.seat == 1) == (level == 2)


@pytest.mark.parametrize(
    ("level", "regions", "off"),
    [
        (3, (), 0),
        (3, ("elan.b",), 1),
        (3, ("elan.b", "elan.e"), 2),
        (3, ("elan.b", "elan.b"), 2),
        (3, ("elan.b", "elan.d", "elan.e"), 2),
        (3, ("elan.a",), 1),
        (2, ("elan.b", "elan.e"), 0),
    ],
)
def test_goblins_3_their_neighbours_lower_the_cost(level: int, regions: tuple[str, ...], off: int) -> None:
    """The attacking figure itself is no neighbour, one left behind in its region is."""
    t = clash("goblins", "humans").stand(1, *regions).magic(1, level).goods(1, ore=2)
    assert highest(t) == 2 + off
    t = clash("humans", "goblins").stand(2, *[r for r in regions if r != "elan.a"]).magic(2, level).goods(2, ore=2)
    assert highest(t, 2) == 2 + (off if "elan.a" not in regions else 0)


def test_goblins_3_count_neighbours_after_the_move_against_neutral_figures_too() -> None:
    """Four neutral figures cost 4: with 3 ore a lone goblin cannot attack next door, with a friend beside it can."""

    def lost_kingdom(*regions: str) -> Table:
        t = Table("goblins humans", homes="elan tutenstan", lost="galson").beaten(2, "galson.a").magic(1, 3)
        return t.stand(1, "galson.a", "elan.a", *regions).stand(2, "tutenstan.a", "tutenstan.b")

    t = lost_kingdom().goods(1, ore=3).begin("patrol").play("act patrol").answer("patrol galson.a")
    assert "galson.c" not in t.options() and t.at("galson.c") == [0]
    t = lost_kingdom("galson.a").goods(1, ore=3).begin("patrol").patrol("galson.a", "galson.c")
    assert t.at("galson.c") == [1]
    assert t.has(1) == (0, 0, 0)


@pytest.mark.parametrize("level", [3, 4])
def test_goblins_4_expand_into_an_empty_region_next_door(level: int) -> None:
    t = alone("goblins").stand(1, "elan.a", "elan.a", "elan.e").stand(2, "elan.b").magic(1, level).goods(1, food=3)
    t.begin("expand").play("act expand")
    if level == 3:
        assert t.at("elan.e") == [1, 1]
        return
    assert t.options() == ["elan.c", "elan.d", "elan.e"]
    t.refuses("expand elan.b", "expand.2")
    t.refuses("expand elan.a", "move.1")
    t.play("expand elan.d")
    assert t.at("elan.d") == [1]
    assert t.has(1) == (0, 0, 0)


def test_goblins_4_not_across_rivers_and_the_token_there_is_turned_up() -> None:
    t = alone("goblins").stand(1, "elan.a", "elan.a").magic(1, 4).goods(1, food=2).token("elan.b", "treasure", hidden=True)
    t.begin("expand").play("act expand")
    assert t.options() == ["elan.b", "elan.c"]
    t.play("expand elan.b", "gain ore", "gain ore")
    assert t.has(1) == (0, 2, 0)


@pytest.mark.parametrize(("figures", "points"), [(5, 0), (6, 1), (7, 2)])
def test_goblins_5_score_six_and_seven_figures(figures: int, points: int) -> None:
    regions = ["tul-grund.a", "tul-grund.a", "tul-grund.b", "tul-grund.b", "tul-grund.d", "tul-grund.d", "tul-grund.e"]
    t = alone("goblins", home="tul-grund").stand(1, *regions[:figures])
    assert bonus(t) == points
    t = alone("goblins", home="tul-grund").stand(1, *regions[: figures - 1], "tul-grund.c")
    assert bonus(t) == max(0, points - 1)
    assert bonus(alone("goblins", home="tul-grund").stand(1, *regions[:figures]), level=4) == 0


# ---------------------------------------------------------------- Dark Elves
@pytest.mark.parametrize(
    ("level", "origin", "to", "off"),
    [(1, "galson.a", "galson.c", 2), (0, "galson.a", "galson.c", 0), (1, "elan.a", "elan.c", 0)],
)
def test_dark_elves_1_fight_for_two_less_in_forests(level: int, origin: str, to: str, off: int) -> None:
    t = clash("humans", "dark-elves", origin, to).magic(2, level).goods(2, ore=2)
    assert highest(t, 2) == 2 + off
    t = clash("dark-elves", "humans", origin, to).magic(1, level).goods(1, ore=2)
    assert highest(t) == 2 + off


@pytest.mark.parametrize(("level", "paid"), [(1, 4), (2, 1)])
def test_dark_elves_2_retreat_for_one_food(level: int, paid: int) -> None:
    t = clash("humans", "dark-elves").stand(2, "morandrea.b", "elan.e").magic(2, level).goods(1, ore=1).goods(2, food=4)
    t = fight(t, 1, 0).play("retreat elan.d")
    assert t.has(2) == (4 - paid, 0, 0)
    t = clash("humans", "dark-elves").stand(2, "morandrea.b", "elan.e").magic(2, level).goods(1, ore=1).goods(2, food=1)
    t = fight(t, 1, 0)
    assert t.asked == ("retreat" if level == 2 else "act")


def test_dark_elves_3_every_forest_is_a_border() -> None:
    """galson.c is an inner forest: open to their Quests as start and as end."""
    t = alone("dark-elves", home="galson").stand(1, "galson.c", "galson.c").magic(1, 3).begin("quest")
    t.quest("galson.c", "morandrea.a")
    assert t.at("morandrea.a") == [1]
    t = Table("dark-elves humans dwarves", homes="elan galson morandrea").stand(1, "elan.a", "elan.c").magic(1, 3)
    t.stand(2, "galson.e", "galson.e").stand(3, "morandrea.c", "morandrea.c").begin("quest").quest("elan.a", "galson.c")
    assert t.at("galson.c") == [1]


def test_dark_elves_3_not_below_the_level_and_not_other_inner_regions() -> None:
    t = alone("dark-elves", home="galson").stand(1, "galson.c", "galson.a").magic(1, 2).begin("quest").play("act quest")
    assert t.asked == "quest-to"
    assert t.refused(1, "galson.c") == "quest.1"
    t = alone("dark-elves").stand(1, "elan.c", "elan.c").magic(1, 3).begin("quest")
    assert t.seat == 2
    t = Table("dark-elves humans dwarves", homes="elan galson morandrea").stand(1, "elan.a", "elan.c").magic(1, 2)
    t.stand(2, "galson.e", "galson.e").stand(3, "morandrea.c", "morandrea.c").begin("quest").play("act quest")
    t.refuses("quest-to galson.c", "quest.2")


def test_dark_elves_3_count_forests_as_borders_for_the_nearest_free_region_too() -> None:
    """T-15: from the inner forest galson.c a Quest is one move for them, as near as galson.b next door."""
    for level, far in ((3, True), (2, False)):
        t = Table("dark-elves orcs humans", homes="elan tutenstan galson").stand(1, "elan.a", "galson.c").magic(1, level)
        t.stand(2, "elan.c", "galson.c").stand(3, "galson.a", "galson.d").goods(2, ore=1)
        t = fight(t, 0, 1).play("broken elan.c")
        assert t.asked == "keep"
        assert {"galson.b", "galson.e"} <= set(t.options())
        assert ("tutenstan.a" in t.options()) == far


@pytest.mark.parametrize(
    ("level", "regions", "mana"),
    [(4, ("elan.b", "elan.e"), 3), (3, ("elan.b", "elan.e"), 2), (4, ("elan.b", "elan.b"), 1),
     (4, ("elan.b", "elan.a"), 1), (4, ("elan.b", "elan.e", "morandrea.d"), 4)],
)  # fmt: skip
def test_dark_elves_4_collect_mana_with_two_forests(level: int, regions: tuple[str, ...], mana: int) -> None:
    t = alone("dark-elves").stand(1, *regions).magic(1, level).collect()
    assert t.has(1)[2] == mana


def test_dark_elves_5_score_forests_but_one_at_most_two() -> None:
    forests = ["elan.b", "elan.e", "hyperborcie.b", "hyperborcie.d"]
    assert [bonus(alone("dark-elves").stand(1, "elan.a", *forests[:n])) for n in range(5)] == [0, 0, 1, 2, 2]
    assert bonus(alone("dark-elves").stand(1, "elan.b", "elan.b")) == 0
    assert bonus(alone("dark-elves").stand(1, *forests), level=4) == 0
