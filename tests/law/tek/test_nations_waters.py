"""Merfolk, Centaurs, Lizardfolk and Halflings: every level, and what each cannot do one level below."""

from __future__ import annotations

import pytest

from tests.law.tek.clashes import Goods, alone, bonus, clash, fight, highest
from tests.law.tek.table import Table


# ---------------------------------------------------------------- Merfolk
def test_merfolk_1_cross_rivers_on_patrol() -> None:
    t = alone("merfolk").stand(1, "elan.a", "elan.a").magic(1, 1).begin("patrol").patrol("elan.a", "elan.d")
    assert t.at("elan.d") == [1]
    t = alone("merfolk").stand(1, "elan.a", "elan.a").begin("patrol").play("act patrol")
    t.refuses("patrol-to elan.d", "patrol.2")


def test_merfolk_1_cross_rivers_in_retreat() -> None:
    """elan.a lies across the river from elan.d."""

    def lost(level: int) -> Table:
        t = clash("humans", "merfolk", "elan.c", "elan.d").magic(2, level).goods(1, ore=1).goods(2, food=2)
        return fight(t, 1, 0)

    assert "elan.a" in lost(1).options()
    t = lost(0)
    t.refuses("retreat elan.a", "patrol.1")


@pytest.mark.parametrize(
    ("level", "origin", "to", "off"),
    [(2, "elan.a", "elan.b", 1), (1, "elan.a", "elan.b", 0), (2, "elan.c", "elan.d", 1), (2, "elan.a", "elan.c", 0)],
)
def test_merfolk_2_fight_for_one_less_by_the_water(level: int, origin: str, to: str, off: int) -> None:
    """E06: b touches a lake, d lies on the river, c has no water."""
    assert highest(clash("merfolk", "humans", origin, to).magic(1, level).goods(1, ore=2)) == 2 + off
    assert highest(clash("humans", "merfolk", origin, to).magic(2, level).goods(2, ore=2), 2) == 2 + off


def test_merfolk_3_enter_water_and_leave_it_for_every_shore() -> None:
    t = alone("merfolk", home="plebejsko").stand(1, "plebejsko.a", "plebejsko.b").magic(1, 3).begin("patrol")
    t.patrol("plebejsko.a", "plebejsko.W")
    assert t.at("plebejsko.W") == [1]
    t = alone("merfolk", home="plebejsko").stand(1, "plebejsko.W", "plebejsko.W").magic(1, 3).begin("patrol")
    t.play("act patrol")
    assert t.options() == [f"plebejsko.{x}" for x in "abcde"]
    t = alone("merfolk", home="plebejsko").stand(1, "plebejsko.a", "plebejsko.a").magic(1, 2).begin("patrol")
    t.play("act patrol").refuses("patrol-to plebejsko.W", "regions.1")


def test_merfolk_3_not_crags() -> None:
    t = alone("merfolk", home="tutenstan").stand(1, "tutenstan.d", "tutenstan.d").magic(1, 3).begin("patrol")
    t.play("act patrol").refuses("patrol-to tutenstan.K", "regions.1")


@pytest.mark.parametrize(("level", "food"), [(3, 1), (2, 0)])
def test_merfolk_3_collect_food_in_water(level: int, food: int) -> None:
    """The figure in the water counts as in play; the one in elan.c gives ore."""
    t = alone("merfolk").stand(1, "elan.W", "elan.c").magic(1, level).collect()
    assert t.has(1) == (food, 1, 0)


def test_merfolk_3_a_water_region_holds_two_and_takes_an_expansion() -> None:
    t = alone("merfolk").stand(1, "elan.W", "elan.W", "elan.b").magic(1, 3).begin("patrol").play("act patrol", "patrol elan.b")
    t.refuses("patrol-to elan.W", "move.1")
    t = alone("merfolk").stand(1, "elan.W", "elan.b").magic(1, 3).goods(1, food=3).begin("expand")
    t.play("act expand", "expand elan.W")
    assert t.at("elan.W") == [1, 1]


def test_merfolk_3_quest_from_and_to_water_at_the_edge() -> None:
    t = Table("merfolk humans dwarves", homes="elan tutenstan plebejsko").stand(1, "elan.W", "elan.W").magic(1, 3)
    t.stand(2, "tutenstan.a", "tutenstan.a").stand(3, "plebejsko.b", "plebejsko.b").begin("quest").play("act quest")
    assert "tutenstan.W" in t.options()
    t.refuses("quest-to plebejsko.W", "quest.2")  # a lake inland: it is not the water that stops them
    t.play("quest-to tutenstan.W")
    assert t.at("tutenstan.W") == [1]
    t = alone("merfolk", home="plebejsko").stand(1, "plebejsko.W", "plebejsko.W").magic(1, 3).begin("quest")
    assert t.seat == 2


def test_merfolk_3_water_that_is_too_far_is_refused_as_too_far() -> None:
    for level, clause in ((2, "regions.1"), (3, "patrol.1")):
        t = alone("merfolk", home="elan").stand(1, "elan.c", "elan.c").magic(1, level).begin("patrol").play("act patrol")
        t.refuses("patrol-to elan.W", clause)


def test_merfolk_3_flee_into_water() -> None:
    t = fight(clash("humans", "merfolk", "elan.a", "elan.b").magic(2, 3).goods(1, ore=1).goods(2, food=2), 1, 0)
    assert "elan.W" in t.options()
    assert t.play("retreat elan.W").at("elan.W") == [2]


@pytest.mark.parametrize(
    ("origin", "start"), [("plebejsko.W", True), ("fionarria.c", True), ("vrtichvostan.c", True), ("elan.c", False)]
)
def test_merfolk_4_quest_from_any_water_or_shore(origin: str, start: bool) -> None:
    """An inner lake, an inner shore, an inner river bank; but not an inner region without water."""
    home = origin.split(".")[0]
    t = alone("merfolk", home=home).stand(1, origin, origin).magic(1, 4).begin("quest")
    assert (t.seat == 1) == start
    if start:
        t.quest(origin, "hyperborcie.b")
        assert t.at("hyperborcie.b") == [1]
    t = alone("merfolk", home=home).stand(1, origin, origin).magic(1, 3).begin("quest")
    assert t.seat == 2


def test_merfolk_4_quest_to_any_water_or_shore() -> None:
    def targets(level: int) -> set[str]:
        t = Table("merfolk humans dwarves", homes="elan fionarria plebejsko").stand(1, "elan.a", "elan.a").magic(1, level)
        t.stand(2, "fionarria.a", "fionarria.a").stand(3, "plebejsko.b", "plebejsko.b").begin("quest").play("act quest")
        return set(t.options())

    assert targets(4) - targets(3) == {"fionarria.c", "plebejsko.W"}


def test_merfolk_5_score_figures_in_and_by_water_but_two_at_most_two() -> None:
    by_water = ["elan.W", "elan.b", "elan.b", "elan.d", "elan.d"]
    assert [bonus(alone("merfolk").stand(1, "elan.c", *by_water[:n])) for n in range(6)] == [0, 0, 0, 1, 2, 2]
    assert bonus(alone("merfolk").stand(1, *by_water), level=4) == 0


# ---------------------------------------------------------------- Centaurs
@pytest.mark.parametrize("level", [0, 1])
def test_centaurs_1_gain_food_for_entering_plains(level: int) -> None:
    t = alone("centaurs").stand(1, "elan.b", "elan.b").magic(1, level).begin("patrol").patrol("elan.b", "elan.a")
    assert t.has(1) == (level, 0, 0)
    t = alone("centaurs").stand(1, "elan.b", "elan.b").magic(1, level).begin("quest").quest("elan.b", "morandrea.b")
    assert t.has(1) == (level, 0, 0)
    t = alone("centaurs").stand(1, "elan.a", "elan.a").magic(1, level).begin("patrol").patrol("elan.a", "elan.c")
    assert t.has(1) == (0, 0, 0)


def test_centaurs_1_gain_it_only_where_a_move_of_two_steps_ends() -> None:
    t = alone("centaurs").stand(1, "elan.b", "elan.b").magic(1, 4).begin("patrol").patrol("elan.b", "elan.a")
    assert t.play("patrol-on pass").has(1) == (1, 0, 0)
    t = alone("centaurs").stand(1, "elan.b", "elan.b").magic(1, 4).begin("patrol").patrol("elan.b", "elan.a")
    assert t.play("patrol-on elan.c").has(1) == (0, 0, 0)
    t = alone("centaurs").stand(1, "elan.a", "elan.a").magic(1, 4).begin("patrol").patrol("elan.a", "elan.c")
    assert t.play("patrol-on elan.d").has(1) == (1, 0, 0)


@pytest.mark.parametrize(
    ("level", "regions", "food"), [(2, ("elan.a", "elan.c"), 2), (1, ("elan.a", "elan.c"), 1), (2, ("elan.b", "elan.c"), 0)]
)
def test_centaurs_2_collect_food_with_a_plain(level: int, regions: tuple[str, ...], food: int) -> None:
    assert alone("centaurs").stand(1, *regions).magic(1, level).collect().has(1)[0] == food


def test_centaurs_3_patrol_for_quest_and_quest_for_patrol() -> None:
    for chosen, other in (("patrol", "quest"), ("quest", "patrol")):
        t = alone("centaurs").stand(1, "elan.a", "elan.a").magic(1, 3).begin(chosen)
        assert t.options() == [chosen, other, "pass"]
        t = alone("centaurs").stand(1, "elan.a", "elan.a").magic(1, 2).begin(chosen)
        assert t.options() == [chosen, "pass"]
    t = alone("centaurs").stand(1, "elan.a", "elan.a").magic(1, 3).begin("patrol").quest("elan.a", "morandrea.d")
    assert t.at("morandrea.d") == [1]
    assert [a.id for a in t.live.view(None).actions if a.shield] == ["patrol"]
    t = alone("centaurs").stand(1, "elan.c", "elan.c").magic(1, 3).begin("quest").patrol("elan.c", "elan.d")
    assert t.at("elan.d") == [1]


def test_centaurs_4_patrol_two_regions_or_one() -> None:
    t = alone("centaurs").stand(1, "elan.a", "elan.a").magic(1, 4).begin("patrol").patrol("elan.a", "elan.c")
    assert (t.asked, t.seat) == ("patrol-on", 1)
    t.play("patrol-on elan.d")
    assert (t.at("elan.c"), t.at("elan.d"), t.seat) == ([], [1], 2)
    t = alone("centaurs").stand(1, "elan.a", "elan.a").magic(1, 4).begin("patrol").patrol("elan.a", "elan.c")
    t.play("patrol-on pass")
    assert (t.at("elan.c"), t.seat) == ([1], 2)
    t = alone("centaurs").stand(1, "elan.a", "elan.a").magic(1, 3).begin("patrol").patrol("elan.a", "elan.c")
    assert (t.at("elan.c"), t.seat) == ([1], 2)


def test_centaurs_4_rivers_and_full_regions_still_block() -> None:
    t = alone("centaurs").stand(1, "elan.b", "elan.a", "elan.c", "elan.c").magic(1, 4).begin("patrol")
    t.play("act patrol", "patrol elan.b").refuses("patrol-to elan.c", "move.1")
    t.play("patrol-to elan.a")
    t.refuses("patrol-on elan.d", "patrol.2")
    t.refuses("patrol-on elan.c", "move.1")


def test_centaurs_4_pass_beside_an_own_figure_but_not_through_another_players() -> None:
    t = alone("centaurs").stand(1, "elan.a", "elan.c").magic(1, 4).begin("patrol").patrol("elan.a", "elan.c")
    t.play("patrol-on elan.e")
    assert (t.at("elan.c"), t.at("elan.e")) == ([1], [1])
    t = fight(clash("centaurs", "humans").magic(1, 4).goods(1, ore=1), 1, 0)
    assert (t.at("elan.c"), t.asked, t.seat) == ([1], "act", 2)


def test_centaurs_4_the_second_step_may_start_a_war() -> None:
    t = clash("centaurs", "humans", "elan.a", "elan.d").magic(1, 4).goods(1, ore=1)
    t.begin("patrol").patrol("elan.a", "elan.c").play("patrol-on elan.d").dials(1, 0)
    assert t.at("elan.d") == [1]


def test_centaurs_4_resolve_the_token_of_the_region_they_pass() -> None:
    t = alone("centaurs").stand(1, "elan.a", "elan.a").magic(1, 4).token("elan.c", "treasure", hidden=True)
    t.begin("patrol").patrol("elan.a", "elan.c").play("gain ore", "gain mana", "patrol-on elan.e")
    assert (t.has(1), t.at("elan.e")) == ((0, 1, 1), [1])
    t = alone("centaurs").stand(1, "elan.a", "elan.a").magic(1, 4).token("elan.c", "bandits", hidden=True)
    t.begin("patrol").patrol("elan.a", "elan.c")
    assert (t.figures(1), t.seat) == (1, 2)
    t = alone("centaurs").stand(1, "elan.a", "elan.a").magic(1, 4).token("elan.c", "bandits", hidden=True).goods(1, food=2)
    t.begin("patrol").patrol("elan.a", "elan.c").play("bandits 2f", "patrol-on elan.e")
    assert (t.has(1), t.at("elan.e")) == ((0, 0, 0), [1])


def test_centaurs_4_ruins_end_the_move() -> None:
    t = alone("centaurs", home="tul-grund").stand(1, "tul-grund.a", "tul-grund.a").magic(1, 4).begin("patrol")
    t.patrol("tul-grund.a", "tul-grund.c")
    assert (t.lying(1, "tul-grund.c"), t.seat) == (1, 2)
    t = alone("centaurs", home="tul-grund").stand(1, "tul-grund.b", "tul-grund.b").magic(1, 4).begin("patrol")
    t.patrol("tul-grund.b", "tul-grund.a").play("patrol-on tul-grund.c")
    assert (t.lying(1, "tul-grund.c"), t.seat) == (1, 2)


def test_centaurs_4_standing_up_is_a_whole_patrol() -> None:
    t = alone("centaurs", home="tul-grund").stand(1, "tul-grund.c").magic(1, 4).begin("patrol").play("act patrol")
    assert (t.lying(1, "tul-grund.c"), t.at("tul-grund.c"), t.seat) == (0, [1], 2)


def test_centaurs_5_score_foreign_territories_at_most_three() -> None:
    lands = ["tutenstan.b", "galson.b", "morandrea.b", "aughmoore.b"]
    for n in range(5):
        t = Table("centaurs humans dwarves orcs elves", homes="elan tutenstan galson morandrea aughmoore")
        assert bonus(t.stand(1, "elan.a", "elan.b", *lands[:n])) == min(3, n)
    t = Table("centaurs humans dwarves", homes="elan tutenstan galson").stand(1, "galson.a", "galson.b")
    assert bonus(t) == 1
    t = Table("centaurs humans dwarves", homes="elan tutenstan galson").stand(1, "galson.a", "galson.b")
    assert bonus(t, level=4) == 0


def test_centaurs_5_count_the_lost_kingdom_and_not_figures_in_ruins() -> None:
    t = Table("centaurs humans", homes="elan tutenstan", lost="galson").beaten(1, "galson.a").stand(1, "elan.a", "galson.a")
    assert bonus(t.stand(2, "tutenstan.a", "tutenstan.a")) == 1
    t = Table("centaurs humans dwarves", homes="elan tutenstan galson").stand(1, "elan.a", "tutenstan.c")
    assert bonus(t) == 0


# ---------------------------------------------------------------- Lizardfolk
@pytest.mark.parametrize(("level", "figures", "price"), [(0, 4, 4), (1, 4, 2), (1, 3, 1), (1, 2, 0), (0, 2, 2)])
def test_lizardfolk_1_retreat_for_two_food_less(level: int, figures: int, price: int) -> None:
    def lost(food: int) -> Table:
        spare = ["elan.e", "elan.e"][: figures - 2]
        t = clash("humans", "lizardfolk").stand(2, *spare).magic(2, level).goods(1, ore=1).goods(2, food=food)
        return fight(t, 1, 0)

    t = lost(price).play("retreat elan.d")
    assert (t.has(2), t.figures(2)) == ((0, 0, 0), figures)
    if price:
        assert lost(price - 1).figures(2) == figures - 1


def test_lizardfolk_2_climb_crags_and_come_down_on_every_side() -> None:
    t = alone("lizardfolk", home="aughmoore").stand(1, "aughmoore.b", "aughmoore.b").magic(1, 2).begin("patrol")
    t.patrol("aughmoore.b", "aughmoore.K")
    assert t.at("aughmoore.K") == [1]
    t = alone("lizardfolk", home="aughmoore").stand(1, "aughmoore.K", "aughmoore.K").magic(1, 2).begin("patrol")
    t.play("act patrol")
    assert t.options() == ["aughmoore.b", "aughmoore.c", "aughmoore.e"]
    t.refuses("patrol-to aughmoore.W", "regions.1")
    t = alone("lizardfolk", home="aughmoore").stand(1, "aughmoore.b", "aughmoore.b").magic(1, 1).begin("patrol")
    t.play("act patrol").refuses("patrol-to aughmoore.K", "regions.1")


@pytest.mark.parametrize(("level", "ore"), [(2, 1), (1, 0)])
def test_lizardfolk_2_collect_ore_on_crags(level: int, ore: int) -> None:
    t = alone("lizardfolk", home="aughmoore").stand(1, "aughmoore.K", "aughmoore.a").magic(1, level).collect()
    assert t.has(1) == (1, ore, 0)


def test_lizardfolk_2_collect_nothing_in_a_capital() -> None:
    t = alone("lizardfolk", home="aughmoore").stand(1, "aughmoore.c", "aughmoore.a").magic(1, 2).collect()
    assert t.has(1) == (1, 0, 0)


def test_lizardfolk_2_quest_from_crags_at_the_edge_only() -> None:
    """The crags of vrtichvostan touch the frame, those of aughmoore do not."""
    t = alone("lizardfolk", home="vrtichvostan").stand(1, "vrtichvostan.K", "vrtichvostan.K").magic(1, 2).begin("quest")
    t.quest("vrtichvostan.K", "hyperborcie.K")
    assert t.at("hyperborcie.K") == [1]
    t = alone("lizardfolk", home="aughmoore").stand(1, "aughmoore.K", "aughmoore.K").magic(1, 2).begin("quest")
    assert t.seat == 2


def test_lizardfolk_2_two_on_crags_and_a_retreat_there() -> None:
    t = clash("humans", "lizardfolk", "aughmoore.a", "aughmoore.c").magic(2, 2).goods(1, ore=1)
    t = fight(t, 1, 0)
    assert "aughmoore.K" in t.options()
    assert t.play("retreat aughmoore.K").at("aughmoore.K") == [2]
    t = alone("lizardfolk", home="aughmoore").stand(1, "aughmoore.K", "aughmoore.K", "aughmoore.b").magic(1, 2)
    t.begin("patrol").play("act patrol", "patrol aughmoore.b").refuses("patrol-to aughmoore.K", "move.1")


@pytest.mark.parametrize(("level", "off"), [(2, 0), (3, 1)])
def test_lizardfolk_3_defend_for_one_less(level: int, off: int) -> None:
    assert highest(clash("humans", "lizardfolk").magic(2, level).goods(2, ore=2), 2) == 2 + off
    assert highest(clash("lizardfolk", "humans").magic(1, level).goods(1, ore=2)) == 2


def test_lizardfolk_4_gain_one_after_a_lost_war_in_time_for_the_retreat() -> None:
    """Three figures: the retreat costs 1 food, which the consolation brings."""
    t = clash("humans", "lizardfolk").stand(2, "elan.e").magic(2, 4).goods(1, ore=3).goods(2, ore=1)
    t = fight(t, 3, 2)
    assert (t.asked, t.seat, t.has(2)) == ("gain", 2, (0, 0, 0))
    t.play("gain food", "retreat elan.d")
    assert (t.has(2), t.figures(2)) == ((0, 0, 0), 3)
    t = clash("humans", "lizardfolk").stand(2, "elan.e").magic(2, 3).goods(1, ore=3).goods(2, ore=1)
    t = fight(t, 3, 2)
    assert (t.asked, t.figures(2)) == ("act", 2)


def test_lizardfolk_4_also_as_attackers_with_the_flag_and_never_for_a_victory_or_peace() -> None:
    t = fight(clash("lizardfolk", "humans").magic(1, 4).goods(2, ore=1), 0, 1)
    assert (t.asked, t.seat) == ("gain", 1)
    assert t.play("gain mana", "retreat pass").has(1) == (0, 0, 1)
    t = fight(clash("lizardfolk", "humans").magic(1, 4).goods(1, ore=1), 1, 0)
    assert t.has(1) == (0, 0, 0)
    t = fight(clash("lizardfolk", "humans").magic(1, 4), 0, 0)
    assert (t.asked, t.has(1)) == ("act", (0, 0, 0))


def test_lizardfolk_5_score_figures_on_mountains_and_crags_but_one_at_most_two() -> None:
    high = ["aughmoore.K", "aughmoore.b", "aughmoore.b", "hyperborcie.c"]
    scored = [bonus(alone("lizardfolk", home="aughmoore").stand(1, "aughmoore.a", *high[:n])) for n in range(5)]
    assert scored == [0, 0, 1, 2, 2]
    assert bonus(alone("lizardfolk", home="aughmoore").stand(1, *high), level=4) == 0


# ---------------------------------------------------------------- Halflings
@pytest.mark.parametrize(("level", "figures", "price"), [(0, 2, 3), (1, 2, 2), (1, 6, 6), (1, 1, 1), (0, 1, 2)])
def test_halflings_1_expand_for_one_food_less(level: int, figures: int, price: int) -> None:
    regions = ["elan.a", "elan.b", "elan.c", "elan.d", "elan.e", "hyperborcie.b"][:figures]

    def expanded(food: int) -> Table:
        t = alone("halflings").stand(1, *regions).magic(1, level).goods(1, food=food, ore=1).begin("expand")
        return t.answer("act expand").answer("expand elan.a") if t.seat == 1 else t

    t = expanded(price)
    assert (t.figures(1), t.has(1)) == (figures + 1, (0, 1, 0))
    assert expanded(price - 1).figures(1) == figures


@pytest.mark.parametrize(
    ("level", "regions", "got"),
    [(2, ("elan.a", "elan.c"), (2, 1, 0)), (1, ("elan.a", "elan.c"), (1, 1, 0)), (2, ("elan.a", "elan.d"), (3, 0, 0)),
     (2, ("elan.b", "elan.c"), (0, 1, 1))],
)  # fmt: skip
def test_halflings_2_collect_one_more_food_with_plains(level: int, regions: tuple[str, ...], got: Goods) -> None:
    assert alone("halflings").stand(1, *regions).magic(1, level).collect().has(1) == got


@pytest.mark.parametrize(("level", "home", "off"), [(3, 2, 2), (2, 2, 0), (3, 1, 0)])
def test_halflings_3_defend_their_home_for_two_less(level: int, home: int, off: int) -> None:
    assert highest(clash("humans", "halflings", home=home).magic(2, level).goods(2, ore=2), 2) == 2 + off
    assert highest(clash("halflings", "humans", home=1).magic(1, level).goods(1, ore=2)) == 2


def test_halflings_4_expand_when_trade_is_chosen() -> None:
    t = alone("halflings").stand(1, "elan.a", "elan.b").magic(1, 4).goods(1, food=2).begin("trade")
    assert t.options() == ["trade", "expand", "pass"]
    t.play("act expand", "expand elan.b")
    assert (t.figures(1), t.has(1)) == (3, (0, 0, 0))
    assert [a.id for a in t.live.view(None).actions if a.shield] == ["trade"]
    t = alone("halflings").stand(1, "elan.a", "elan.b").magic(1, 3).goods(1, food=2).begin("trade")
    assert t.options() == ["trade", "pass"]
    t = alone("halflings").stand(1, "elan.a", "elan.b").magic(1, 4).goods(1, food=1).begin("trade")
    t.refuses("act expand", "expand.1")


def test_halflings_5_score_four_regions_at_home() -> None:
    four = ["tul-grund.a", "tul-grund.b", "tul-grund.d", "tul-grund.e"]
    assert bonus(alone("halflings", home="tul-grund").stand(1, *four)) == 2
    assert bonus(alone("halflings", home="tul-grund").stand(1, *four), level=4) == 0
    assert bonus(alone("halflings", home="tul-grund").stand(1, *four[:3], "tul-grund.d")) == 0
    assert bonus(alone("halflings", home="tul-grund").stand(1, *four[:3], "hyperborcie.b")) == 0
    assert bonus(alone("halflings", home="tul-grund").stand(1, *four[:3], "tul-grund.c")) == 0
