"""The ten nations whose cards the rulebook does not show: every level, and what each cannot do one level below.

Their abilities are data (games/tek/data/nations.toml); the notes there are rulings, and E-numbers are those of the fact
sheet. The Orcs, Dwarves and Humans are in test_nations_seed.py."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regnum.games.tek.components import NATIONS, REGION_NAMES
from tests.law.tek.table import Table

Goods = tuple[int, int, int]


def alone(nation: str, home: str = "elan", others: str = "humans dwarves") -> Table:
    """Seat 1 with its nation; seats 2 and 3 stand far away in hyperborcie and morandrea."""
    t = Table(f"{nation} {others}", homes=f"{home} hyperborcie morandrea")
    return t.stand(2, "hyperborcie.a", "hyperborcie.a").stand(3, "morandrea.c", "morandrea.c")


def clash(one: str, two: str, origin: str = "elan.a", to: str = "elan.c", home: int = 1) -> Table:
    """Seat 1 in `origin` can attack seat 2 in `to`, in the home of seat `home`; each has one more figure far away."""
    land = to.split(".")[0]
    third = next(n for n in ("humans", "dwarves", "orcs") if n not in (one, two))
    homes = [land, "hyperborcie"] if home == 1 else ["hyperborcie", land]
    t = Table(f"{one} {two} {third}", homes=f"{' '.join(homes)} morandrea")
    return t.stand(1, origin, "morandrea.a").stand(2, to, "morandrea.e").stand(3, "morandrea.c", "morandrea.c")


def attack(t: Table) -> Table:
    """The first figure of seat 1 attacks the first figure of seat 2; the dials are open."""
    origin, to = (REGION_NAMES[t.g.figures[seat][0]] for seat in (0, 1))
    return t.begin("patrol").patrol(origin, to)


def fight(t: Table, one: int, two: int) -> Table:
    """The same, with both dials set."""
    return attack(t).dials(one, two)


def highest(t: Table, seat: int = 1) -> int:
    """The highest number a seat can set in that war."""
    return int(attack(t).options(seat)[-1])


def bonus(t: Table, level: int = 5, seat: int = 1) -> int:
    """The points of level 5 of a seat, which has reached `level`."""
    return t.magic(seat, level).points(seat, "bonus")


# ---------------------------------------------------------------- Elves
@pytest.mark.parametrize(("level", "left"), [(0, (1, 1, 1)), (1, (0, 0, 1))])
def test_elves_1_a_number_against_their_flag_costs_two_resources(level: int, left: Goods) -> None:
    t = fight(clash("humans", "elves").magic(2, level).goods(1, food=1, ore=2, mana=1), 1, 0)
    if level:
        assert (t.asked, t.seat) == ("forfeit", 1)
        assert sorted(t.options()) == ["1f1m", "1f1o", "1o1m"]
        t.play("forfeit 1f1o")
    assert t.has(1) == left
    assert t.at("elan.c") == [1]


def test_elves_1_after_the_war_cost_and_never_more_than_there_is() -> None:
    t = fight(clash("humans", "elves").magic(2, 1).goods(1, food=1, ore=3), 3, 0)
    assert t.has(1) == (0, 0, 0)
    t = fight(clash("humans", "elves").magic(2, 1).goods(1, ore=3), 3, 0)
    assert t.has(1) == (0, 0, 0)


def test_elves_1_as_attackers_and_only_with_the_flag_against_a_number() -> None:
    t = fight(clash("elves", "humans").magic(1, 1).goods(2, ore=3), 0, 1)
    assert t.has(2) == (0, 0, 0)
    t = fight(clash("elves", "humans").magic(1, 1).goods(1, ore=1).goods(2, ore=5), 1, 3)
    assert t.has(2) == (0, 2, 0)
    assert t.at("elan.c") == [2]
    t = fight(clash("elves", "humans").magic(1, 1).goods(1, ore=1).goods(2, ore=3), 1, 0)
    assert t.has(2) == (0, 3, 0)
    t = fight(clash("elves", "humans").magic(1, 1).goods(2, ore=3), 0, 0)
    assert t.has(2) == (0, 3, 0)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_elves_2_the_ally_gains_one_and_elves_3_they_do_too(level: int) -> None:
    for one, two, elves in (("humans", "elves", 2), ("elves", "humans", 1)):
        t = fight(clash(one, two).magic(elves, level), 0, 0)
        if level >= 2:
            assert (t.asked, t.seat) == ("gain", 3 - elves)
            assert t.options() == ["food", "ore", "mana"]
            t.play("gain mana")
        if level >= 3:
            assert (t.asked, t.seat) == ("gain", elves)
            t.play("gain ore")
        assert t.asked == "act"
        assert t.has(3 - elves) == (0, 0, 1 if level >= 2 else 0)
        assert t.has(elves) == (0, 1 if level >= 3 else 0, 0)


def test_elves_3_gain_nothing_without_an_alliance() -> None:
    t = fight(clash("elves", "humans").magic(1, 3).goods(1, ore=1), 1, 0)
    assert (t.has(1), t.has(2)) == ((0, 0, 0), (0, 0, 0))
    t = Table("elves humans", homes="elan tutenstan", lost="galson").magic(1, 3)
    t.stand(1, "elan.a", "elan.e").stand(2, "elan.c", "tutenstan.a")
    assert fight(t, 0, 0).at("elan.c") == [2]
    assert t.has(1) == t.has(2) == (0, 0, 0)


def elven_allies(one: str, two: str, level: int) -> Table:
    """The two share galson.c besides the war to come; the Elves have reached `level`."""
    t = Table(f"{one} {two} dwarves", homes="elan tutenstan galson").stand(3, "galson.a", "galson.a")
    t.stand(1, "elan.a", "galson.c").stand(2, "elan.c", "galson.c")
    return t.magic(1 if one == "elves" else 2, level).goods(1, ore=5).goods(2, ore=5)


@pytest.mark.parametrize(("one", "two", "dials"), [("humans", "elves", (4, 0)), ("elves", "humans", (0, 4))])
def test_elves_4_an_allys_number_against_their_flag_counts_as_a_flag(one: str, two: str, dials: tuple[int, int]) -> None:
    t = fight(elven_allies(one, two, 4), *dials)
    assert t.asked == "gain"
    t.play("gain food", "gain food")
    assert t.at("elan.c") == t.at("galson.c") == [1, 2]
    assert t.has(1) == t.has(2) == (1, 5, 0)
    assert "bound" in t.said()


@pytest.mark.parametrize(("one", "two", "dials"), [("humans", "elves", (4, 0)), ("elves", "humans", (0, 4))])
def test_elves_4_not_below_the_level(one: str, two: str, dials: tuple[int, int]) -> None:
    t = fight(elven_allies(one, two, 3), *dials).play("broken elan.c", "keep pass")
    assert t.at("galson.c") == t.at("elan.c") == [1 if dials[0] else 2]
    assert "bound" not in t.said()
    assert "broken" in t.said()


def test_elves_4_may_break_it_themselves() -> None:
    t = fight(elven_allies("humans", "elves", 4), 0, 2).play("broken elan.c")
    assert t.asked == "keep"
    t.play("keep pass")
    assert t.at("elan.c") == t.at("galson.c") == [2]
    t = fight(elven_allies("elves", "humans", 4), 2, 4)
    t.play("broken elan.c", "keep pass")
    assert t.at("elan.c") == t.at("galson.c") == [2]
    assert t.has(1) == (0, 3, 0)


def test_elves_4_bind_allies_only() -> None:
    t = fight(clash("humans", "elves").magic(2, 4).goods(1, ore=4), 4, 0)
    assert t.at("elan.c") == [1]
    assert t.has(1) == (0, 0, 0)


def test_elves_5_score_shared_regions_at_most_three() -> None:
    def shared(n: int) -> Table:
        t = Table("elves humans dwarves", homes="elan tutenstan galson").stand(1, "elan.a").stand(3, "galson.b")
        for r in ("elan.b", "galson.a", "galson.c", "galson.d")[:n]:
            t.stand(1, r).stand(2 if r == "elan.b" else 3, r)
        return t

    assert [bonus(shared(n)) for n in range(5)] == [0, 1, 2, 3, 3]
    assert bonus(shared(2), level=4) == 0


def test_elves_5_the_ruins_are_no_alliance_nor_is_a_second_own_figure() -> None:
    t = Table("elves humans dwarves", homes="tul-grund tutenstan galson").stand(1, "tul-grund.a", "tul-grund.a")
    t.stand(1, "tul-grund.c").stand(2, "tul-grund.c", "tutenstan.a").stand(3, "galson.a")
    assert bonus(t) == 0


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


@pytest.mark.parametrize(("level", "paid"), [(1, 4), (2, 1)])
def test_goblins_2_retreat_for_one_food(level: int, paid: int) -> None:
    t = clash("humans", "goblins").stand(2, "morandrea.b", "elan.e").magic(2, level).goods(1, ore=1).goods(2, food=4)
    t = fight(t, 1, 0).play("retreat elan.d")
    assert t.has(2) == (4 - paid, 0, 0)
    t = clash("humans", "goblins").stand(2, "morandrea.b", "elan.e").magic(2, level).goods(1, ore=1).goods(2, food=1)
    t = fight(t, 1, 0)
    assert t.asked == ("retreat" if level == 2 else "act")


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
    t = alone("goblins").stand(1, "elan.a", "elan.a", "elan.e").stand(2, "elan.b").magic(1, level).goods(1, food=4)
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
    t = alone("goblins").stand(1, "elan.a", "elan.a").magic(1, 4).goods(1, food=3).token("elan.b", "treasure", hidden=True)
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
@pytest.mark.parametrize(("level", "mana"), [(0, 0), (1, 1)])
def test_dark_elves_1_gain_mana_for_entering_forests(level: int, mana: int) -> None:
    t = alone("dark-elves").stand(1, "elan.a", "elan.c").magic(1, level).begin("patrol").patrol("elan.a", "elan.b")
    assert t.has(1) == (0, 0, mana)
    t = alone("dark-elves").stand(1, "elan.a", "elan.c").magic(1, level).begin("quest").quest("elan.a", "morandrea.d")
    assert t.has(1) == (0, 0, mana)
    t = alone("dark-elves").stand(1, "elan.b", "elan.e").magic(1, level).begin("patrol").patrol("elan.b", "elan.a")
    assert t.has(1) == (0, 0, 0)


def test_dark_elves_1_have_it_before_the_war_and_not_for_a_retreat() -> None:
    t = attack(clash("dark-elves", "humans", "galson.a", "galson.c").magic(1, 1))
    assert t.options(1) == ["0", "1", "2"]
    t = clash("humans", "dark-elves").magic(2, 1).goods(1, ore=1).goods(2, food=2)
    assert fight(t, 1, 0).play("retreat elan.e").has(2) == (0, 0, 0)


@pytest.mark.parametrize(
    ("level", "origin", "to", "off"),
    [(2, "galson.a", "galson.c", 2), (1, "galson.a", "galson.c", 0), (2, "elan.a", "elan.c", 0)],
)
def test_dark_elves_2_fight_for_two_less_in_forests(level: int, origin: str, to: str, off: int) -> None:
    t = clash("humans", "dark-elves", origin, to).magic(2, level).goods(2, ore=2)
    assert highest(t, 2) == 2 + off
    t = clash("dark-elves", "humans", origin, to).magic(1, level).goods(1, ore=2)
    assert highest(t) == 2 + off + (2 if to == "galson.c" else 0)


@pytest.mark.parametrize(
    ("level", "regions", "mana"),
    [(3, ("elan.b", "elan.e"), 3), (2, ("elan.b", "elan.e"), 2), (3, ("elan.b", "elan.b"), 1),
     (3, ("elan.b", "elan.a"), 1), (3, ("elan.b", "elan.e", "morandrea.d"), 4)],
)  # fmt: skip
def test_dark_elves_3_collect_mana_with_two_forests(level: int, regions: tuple[str, ...], mana: int) -> None:
    t = alone("dark-elves").stand(1, *regions).magic(1, level).collect()
    assert t.has(1)[2] == mana


def test_dark_elves_4_every_forest_is_a_border() -> None:
    """galson.c is an inner forest: open to their Quests as start and as end."""
    t = alone("dark-elves", home="galson").stand(1, "galson.c", "galson.c").magic(1, 4).begin("quest")
    t.quest("galson.c", "morandrea.a")
    assert t.at("morandrea.a") == [1]
    t = Table("dark-elves humans dwarves", homes="elan galson morandrea").stand(1, "elan.a", "elan.c").magic(1, 4)
    t.stand(2, "galson.e", "galson.e").stand(3, "morandrea.c", "morandrea.c").begin("quest").quest("elan.a", "galson.c")
    assert t.at("galson.c") == [1]


def test_dark_elves_4_not_below_the_level_and_not_other_inner_regions() -> None:
    t = alone("dark-elves", home="galson").stand(1, "galson.c", "galson.a").magic(1, 3).begin("quest").play("act quest")
    assert t.asked == "quest-to"
    assert t.refused(1, "galson.c") == "tek.quest.1"
    t = alone("dark-elves").stand(1, "elan.c", "elan.c").magic(1, 4).begin("quest")
    assert t.seat == 2
    t = Table("dark-elves humans dwarves", homes="elan galson morandrea").stand(1, "elan.a", "elan.c").magic(1, 3)
    t.stand(2, "galson.e", "galson.e").stand(3, "morandrea.c", "morandrea.c").begin("quest").play("act quest")
    t.refuses("quest-to galson.c", "quest.2")


def test_dark_elves_4_count_forests_as_borders_for_the_nearest_free_region_too() -> None:
    """T-15: from the inner forest galson.c a Quest is one move for them, as near as galson.b next door."""
    for level, far in ((4, True), (3, False)):
        t = Table("dark-elves orcs humans", homes="elan tutenstan galson").stand(1, "elan.a", "galson.c").magic(1, level)
        t.stand(2, "elan.c", "galson.c").stand(3, "galson.a", "galson.d").goods(2, ore=1)
        t = fight(t, 0, 1).play("broken elan.c")
        assert t.asked == "keep"
        assert {"galson.b", "galson.e"} <= set(t.options())
        assert ("tutenstan.a" in t.options()) == far


def test_dark_elves_5_score_forests_at_most_three() -> None:
    forests = ["elan.b", "elan.e", "hyperborcie.b", "hyperborcie.d"]
    for n in range(5):
        assert bonus(alone("dark-elves").stand(1, "elan.a", *forests[:n])) == min(3, n)
    assert bonus(alone("dark-elves").stand(1, "elan.b", "elan.b")) == 1
    assert bonus(alone("dark-elves").stand(1, *forests), level=4) == 0


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


def test_merfolk_2_enter_water_and_leave_it_for_every_shore() -> None:
    t = alone("merfolk", home="plebejsko").stand(1, "plebejsko.a", "plebejsko.b").magic(1, 2).begin("patrol")
    t.patrol("plebejsko.a", "plebejsko.W")
    assert t.at("plebejsko.W") == [1]
    t = alone("merfolk", home="plebejsko").stand(1, "plebejsko.W", "plebejsko.W").magic(1, 2).begin("patrol")
    t.play("act patrol")
    assert t.options() == [f"plebejsko.{x}" for x in "abcde"]
    t = alone("merfolk", home="plebejsko").stand(1, "plebejsko.a", "plebejsko.a").magic(1, 1).begin("patrol")
    t.play("act patrol").refuses("patrol-to plebejsko.W", "regions.1")


def test_merfolk_2_not_crags() -> None:
    t = alone("merfolk", home="tutenstan").stand(1, "tutenstan.d", "tutenstan.d").magic(1, 2).begin("patrol")
    t.play("act patrol").refuses("patrol-to tutenstan.K", "regions.1")


@pytest.mark.parametrize(("level", "food"), [(2, 1), (1, 0)])
def test_merfolk_2_collect_food_in_water(level: int, food: int) -> None:
    """The figure in the water counts as in play; the one in elan.c gives ore."""
    t = alone("merfolk").stand(1, "elan.W", "elan.c").magic(1, level).collect()
    assert t.has(1) == (food, 1, 0)


def test_merfolk_2_a_water_region_holds_two_and_takes_an_expansion() -> None:
    t = alone("merfolk").stand(1, "elan.W", "elan.W", "elan.b").magic(1, 2).begin("patrol").play("act patrol", "patrol elan.b")
    t.refuses("patrol-to elan.W", "move.1")
    t = alone("merfolk").stand(1, "elan.W", "elan.b").magic(1, 2).goods(1, food=3).begin("expand")
    t.play("act expand", "expand elan.W")
    assert t.at("elan.W") == [1, 1]


def test_merfolk_2_quest_from_and_to_water_at_the_edge() -> None:
    t = Table("merfolk humans dwarves", homes="elan tutenstan plebejsko").stand(1, "elan.W", "elan.W").magic(1, 2)
    t.stand(2, "tutenstan.a", "tutenstan.a").stand(3, "plebejsko.b", "plebejsko.b").begin("quest").play("act quest")
    assert "tutenstan.W" in t.options()
    t.refuses("quest-to plebejsko.W", "quest.2")  # a lake inland: it is not the water that stops them
    t.play("quest-to tutenstan.W")
    assert t.at("tutenstan.W") == [1]
    t = alone("merfolk", home="plebejsko").stand(1, "plebejsko.W", "plebejsko.W").magic(1, 2).begin("quest")
    assert t.seat == 2


def test_merfolk_2_water_that_is_too_far_is_refused_as_too_far() -> None:
    for level, clause in ((1, "regions.1"), (2, "patrol.1")):
        t = alone("merfolk", home="elan").stand(1, "elan.c", "elan.c").magic(1, level).begin("patrol").play("act patrol")
        t.refuses("patrol-to elan.W", clause)


def test_merfolk_2_flee_into_water() -> None:
    t = fight(clash("humans", "merfolk", "elan.a", "elan.b").magic(2, 2).goods(1, ore=1).goods(2, food=2), 1, 0)
    assert "elan.W" in t.options()
    assert t.play("retreat elan.W").at("elan.W") == [2]


@pytest.mark.parametrize(
    ("level", "origin", "to", "off"),
    [(3, "elan.a", "elan.b", 1), (2, "elan.a", "elan.b", 0), (3, "elan.c", "elan.d", 1), (3, "elan.a", "elan.c", 0)],
)
def test_merfolk_3_fight_for_one_less_by_the_water(level: int, origin: str, to: str, off: int) -> None:
    """E06: b touches a lake, d lies on the river, c has no water."""
    assert highest(clash("merfolk", "humans", origin, to).magic(1, level).goods(1, ore=2)) == 2 + off
    assert highest(clash("humans", "merfolk", origin, to).magic(2, level).goods(2, ore=2), 2) == 2 + off


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


def test_merfolk_5_score_figures_in_and_by_water_at_most_three() -> None:
    by_water = ["elan.W", "elan.b", "elan.a", "elan.d"]
    for n in range(5):
        assert bonus(alone("merfolk").stand(1, "elan.c", *by_water[:n])) == min(3, n)
    assert bonus(alone("merfolk").stand(1, "elan.b", "elan.b")) == 2
    assert bonus(alone("merfolk").stand(1, *by_water), level=4) == 0


# ---------------------------------------------------------------- Centaurs
def test_centaurs_1_patrol_two_regions_or_one() -> None:
    t = alone("centaurs").stand(1, "elan.a", "elan.a").magic(1, 1).begin("patrol").patrol("elan.a", "elan.c")
    assert (t.asked, t.seat) == ("patrol-on", 1)
    t.play("patrol-on elan.d")
    assert (t.at("elan.c"), t.at("elan.d"), t.seat) == ([], [1], 2)
    t = alone("centaurs").stand(1, "elan.a", "elan.a").magic(1, 1).begin("patrol").patrol("elan.a", "elan.c")
    t.play("patrol-on pass")
    assert (t.at("elan.c"), t.seat) == ([1], 2)
    t = alone("centaurs").stand(1, "elan.a", "elan.a").begin("patrol").patrol("elan.a", "elan.c")
    assert (t.at("elan.c"), t.seat) == ([1], 2)


def test_centaurs_1_rivers_and_full_regions_still_block() -> None:
    t = alone("centaurs").stand(1, "elan.b", "elan.a", "elan.c", "elan.c").magic(1, 1).begin("patrol")
    t.play("act patrol", "patrol elan.b").refuses("patrol-to elan.c", "move.1")
    t.play("patrol-to elan.a")
    t.refuses("patrol-on elan.d", "patrol.2")
    t.refuses("patrol-on elan.c", "move.1")


def test_centaurs_1_pass_beside_an_own_figure_but_not_through_another_players() -> None:
    t = alone("centaurs").stand(1, "elan.a", "elan.c").magic(1, 1).begin("patrol").patrol("elan.a", "elan.c")
    t.play("patrol-on elan.e")
    assert (t.at("elan.c"), t.at("elan.e")) == ([1], [1])
    t = fight(clash("centaurs", "humans").magic(1, 1).goods(1, ore=1), 1, 0)
    assert (t.at("elan.c"), t.asked, t.seat) == ([1], "act", 2)


def test_centaurs_1_the_second_step_may_start_a_war() -> None:
    t = clash("centaurs", "humans", "elan.a", "elan.d").magic(1, 1).goods(1, ore=1)
    t.begin("patrol").patrol("elan.a", "elan.c").play("patrol-on elan.d").dials(1, 0)
    assert t.at("elan.d") == [1]


def test_centaurs_1_resolve_the_token_of_the_region_they_pass() -> None:
    t = alone("centaurs").stand(1, "elan.a", "elan.a").magic(1, 1).token("elan.c", "treasure", hidden=True)
    t.begin("patrol").patrol("elan.a", "elan.c").play("gain ore", "gain mana", "patrol-on elan.d")
    assert (t.has(1), t.at("elan.d")) == ((0, 1, 1), [1])
    t = alone("centaurs").stand(1, "elan.a", "elan.a").magic(1, 1).token("elan.c", "bandits", hidden=True)
    t.begin("patrol").patrol("elan.a", "elan.c")
    assert (t.figures(1), t.seat) == (1, 2)
    t = alone("centaurs").stand(1, "elan.a", "elan.a").magic(1, 1).token("elan.c", "bandits", hidden=True).goods(1, food=2)
    t.begin("patrol").patrol("elan.a", "elan.c").play("bandits 2f", "patrol-on elan.e")
    assert (t.has(1), t.at("elan.e")) == ((0, 0, 0), [1])


def test_centaurs_1_ruins_end_the_move() -> None:
    t = alone("centaurs", home="tul-grund").stand(1, "tul-grund.a", "tul-grund.a").magic(1, 1).begin("patrol")
    t.patrol("tul-grund.a", "tul-grund.c")
    assert (t.lying(1, "tul-grund.c"), t.seat) == (1, 2)
    t = alone("centaurs", home="tul-grund").stand(1, "tul-grund.b", "tul-grund.b").magic(1, 1).begin("patrol")
    t.patrol("tul-grund.b", "tul-grund.a").play("patrol-on tul-grund.c")
    assert (t.lying(1, "tul-grund.c"), t.seat) == (1, 2)


def test_centaurs_1_standing_up_is_a_whole_patrol() -> None:
    t = alone("centaurs", home="tul-grund").stand(1, "tul-grund.c").magic(1, 1).begin("patrol").play("act patrol")
    assert (t.lying(1, "tul-grund.c"), t.at("tul-grund.c"), t.seat) == (0, [1], 2)


@pytest.mark.parametrize("level", [1, 2])
def test_centaurs_2_gain_food_for_ending_in_plains(level: int) -> None:
    got = level - 1
    t = alone("centaurs").stand(1, "elan.b", "elan.b").magic(1, level).begin("patrol").patrol("elan.b", "elan.a")
    assert t.play("patrol-on pass").has(1) == (got, 0, 0)
    t = alone("centaurs").stand(1, "elan.b", "elan.b").magic(1, level).begin("patrol").patrol("elan.b", "elan.a")
    assert t.play("patrol-on elan.c").has(1) == (0, 0, 0)
    t = alone("centaurs").stand(1, "elan.a", "elan.a").magic(1, level).begin("patrol").patrol("elan.a", "elan.c")
    assert t.play("patrol-on elan.d").has(1) == (got, 0, 0)
    t = alone("centaurs").stand(1, "elan.b", "elan.b").magic(1, level).begin("quest").quest("elan.b", "morandrea.b")
    assert t.has(1) == (got, 0, 0)


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
    t.play("patrol-on elan.e")
    assert t.at("elan.e") == [1]


@pytest.mark.parametrize("level", [3, 4])
def test_centaurs_4_retreat_for_nothing(level: int) -> None:
    t = fight(clash("humans", "centaurs").magic(2, level).goods(1, ore=1), 1, 0)
    if level == 3:
        assert t.figures(2) == 1
        return
    t.play("retreat elan.e")
    assert (t.figures(2), t.at("elan.e")) == (2, [2])


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


def test_lizardfolk_5_score_figures_on_mountains_and_crags_at_most_three() -> None:
    high = ["aughmoore.K", "aughmoore.b", "aughmoore.b", "hyperborcie.c"]
    for n in range(5):
        assert bonus(alone("lizardfolk", home="aughmoore").stand(1, "aughmoore.a", *high[:n])) == min(3, n)
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


# ---------------------------------------------------------------- Undead
@pytest.mark.parametrize("level", [0, 1])
def test_undead_1_gain_one_when_the_beaten_figure_is_removed(level: int) -> None:
    for one, two, dials in (("undead", "humans", (1, 0)), ("humans", "undead", (0, 1))):
        undead = 1 if one == "undead" else 2
        t = fight(clash(one, two).magic(undead, level).goods(undead, ore=1), *dials)
        if level:
            assert (t.asked, t.seat) == ("gain", undead)
            t.play("gain mana")
        assert t.asked == "act"
        assert t.has(undead) == (0, 0, level)


def test_undead_1_not_when_it_retreats_or_in_peace() -> None:
    t = fight(clash("undead", "humans").magic(1, 1).goods(1, ore=1).goods(2, food=2), 1, 0).play("retreat elan.d")
    assert (t.asked, t.has(1)) == ("act", (0, 0, 0))
    t = fight(clash("undead", "humans").magic(1, 1).goods(1, ore=1).goods(2, food=2), 1, 0).play("retreat pass")
    assert t.asked == "gain"
    t = fight(clash("undead", "humans").magic(1, 1), 0, 0)
    assert t.asked == "act"


def test_undead_1_a_figure_saved_by_the_church_is_not_removed() -> None:
    t = clash("undead", "humans").magic(1, 1).goods(1, ore=1).token("morandrea.e", "church")
    t = fight(t, 1, 0).play("church yes")
    assert (t.asked, t.at("morandrea.e")) == ("act", [2, 2])


@pytest.mark.parametrize(
    ("level", "goods", "ways"),
    [(2, (3, 9, 3), ["1f2m", "2f1m", "3f", "3m"]), (2, (1, 9, 2), ["1f2m"]), (2, (0, 9, 3), ["3m"]),
     (1, (3, 9, 3), ["3f"]), (2, (1, 9, 1), []), (1, (2, 9, 3), [])],
)  # fmt: skip
def test_undead_2_expand_with_mana_for_food(level: int, goods: Goods, ways: list[str]) -> None:
    t = alone("undead").stand(1, "elan.a", "elan.b").magic(1, level).goods(1, *goods).begin("expand")
    assert (t.seat == 1) == bool(ways)
    if ways:
        t.play("act expand", "expand elan.a")
        assert (sorted(t.options()) == ways and t.asked == "price") if len(ways) > 1 else t.figures(1) == 3
        t.answer(f"price {ways[0]}")
        food, mana = {"1f2m": (1, 2), "3m": (0, 3), "3f": (3, 0)}[ways[0]]
        assert t.has(1) == (goods[0] - food, 9, goods[2] - mana)


def test_undead_2_only_to_expand() -> None:
    t = alone("undead").stand(1, "elan.a", "elan.b").magic(1, 2).goods(1, mana=3).begin("build")
    assert t.seat == 2


@pytest.mark.parametrize(("level", "number", "left"), [(3, 4, 7), (3, 5, 6), (3, 1, 8), (2, 4, 5), (2, 5, 4)])
def test_undead_3_pay_half_when_they_lose(level: int, number: int, left: int) -> None:
    t = fight(clash("undead", "humans").magic(1, level).goods(1, ore=9).goods(2, ore=9), number, 6)
    assert t.has(1) == (0, left, 0)
    assert t.has(2) == (0, 3, 0)


def test_undead_3_pay_all_when_they_win_and_must_be_able_to() -> None:
    t = fight(clash("undead", "humans").magic(1, 3).goods(1, ore=4), 4, 0).play("gain ore")
    assert t.has(1) == (0, 1, 0)
    assert highest(clash("undead", "humans").magic(1, 3).goods(1, ore=3)) == 3


def test_undead_3_discounts_come_before_the_half() -> None:
    t = clash("undead", "humans").magic(1, 3).goods(1, ore=9).goods(2, ore=9).token("morandrea.a", "fort")
    assert fight(t, 5, 6).has(1) == (0, 7, 0)


@pytest.mark.parametrize("level", [3, 4])
def test_undead_4_raise_a_figure_where_one_was_removed(level: int) -> None:
    for one, two, dials in (("undead", "humans", (1, 0)), ("humans", "undead", (0, 1))):
        undead = 1 if one == "undead" else 2
        t = fight(clash(one, two).magic(undead, level).goods(undead, ore=1), *dials).play("gain food")
        if level == 4:
            assert (t.asked, t.seat) == ("raise", undead)
            t.play("raise yes")
        assert t.at("elan.c") == [undead] * (level - 2)
        assert t.has(undead) == (1, 0, 0)


def test_undead_4_may_refrain_and_cannot_where_the_loser_fled_or_the_supply_is_empty() -> None:
    t = fight(clash("undead", "humans").magic(1, 4).goods(1, ore=1), 1, 0).play("gain food", "raise no")
    assert t.at("elan.c") == [1]
    t = fight(clash("undead", "humans").magic(1, 4).goods(1, ore=1).goods(2, food=2), 1, 0).play("retreat elan.d")
    assert t.asked == "act"
    t = clash("undead", "humans").stand(1, "elan.e", "elan.e", "elan.d", "elan.d", "elan.b").magic(1, 4).goods(1, ore=1)
    t = fight(t, 1, 0).play("gain food")
    assert (t.asked, t.figures(1)) == ("act", 7)


def test_undead_4_the_seventh_figure_triggers_the_end() -> None:
    """E24."""
    t = clash("undead", "humans").stand(1, "elan.e", "elan.e", "elan.d", "elan.d").magic(1, 4).goods(1, ore=1)
    t = fight(t, 1, 0).play("gain food", "raise yes")
    assert t.figures(1) == 7
    assert not t.state.final
    t.patrol("morandrea.e", "morandrea.d").play("act collect")
    assert (t.asked, t.state.final) == ("choose", True)


def test_undead_4_raised_in_ruins_it_lies_down() -> None:
    t = clash("undead", "humans", "tul-grund.a", "tul-grund.c").magic(1, 4).goods(1, ore=1)
    t = fight(t, 1, 0).play("gain food", "raise yes")
    assert t.lying(1, "tul-grund.c") == 2


def test_undead_1_and_4_feast_on_neutral_figures_too() -> None:
    t = Table("undead humans", homes="elan tutenstan", lost="galson").stand(1, "elan.a", "elan.a").magic(1, 4)
    t.stand(2, "tutenstan.a", "tutenstan.a").goods(1, ore=5).token("galson.a", "treasure", hidden=True)
    t.begin("quest").quest("elan.a", "galson.a")
    assert (t.asked, t.has(1)) == ("gain", (0, 0, 0))
    t.play("gain mana", "raise yes")
    assert t.at("galson.a") == [1, 1]
    assert t.play("gain ore", "gain ore").has(1) == (0, 2, 1)


def test_undead_5_score_opponents_with_fewer_figures_at_most_three() -> None:
    def table(mine: int, *others: int) -> Table:
        lands = ["elan", "tutenstan", "galson", "morandrea", "aughmoore"]
        t = Table("undead humans dwarves orcs elves", homes=" ".join(lands))
        for seat, n in enumerate((mine, *others), 1):
            t.stand(seat, *[f"{lands[seat - 1]}.{x}" for x in ("a", "a", "b", "b")[:n]])
        return t

    assert bonus(table(3, 2, 3, 4, 2)) == 2
    assert bonus(table(3, 2, 2, 2, 2)) == 3
    assert bonus(table(2, 2, 2, 2, 2)) == 0
    assert bonus(table(3, 2, 2, 2, 2), level=4) == 0
    assert bonus(table(2, 1, 4, 4, 4).stand(2, "tutenstan.c", "tutenstan.c")) == 1


# ---------------------------------------------------------------- Valkyries
@pytest.mark.parametrize("level", [0, 1])
def test_valkyries_1_gain_one_when_they_win_as_attackers(level: int) -> None:
    for food in (0, 2):
        t = fight(clash("valkyries", "humans").magic(1, level).goods(1, ore=1).goods(2, food=food), 1, 0)
        t.answer("retreat elan.d")
        if level:
            assert (t.asked, t.seat) == ("gain", 1)
            t.play("gain mana")
        assert (t.asked, t.has(1)) == ("act", (0, 0, level))


def test_valkyries_1_not_as_defenders_not_in_defeat_and_not_against_neutral_figures() -> None:
    t = fight(clash("humans", "valkyries").magic(2, 1).goods(2, ore=1), 0, 1)
    assert (t.asked, t.has(2)) == ("act", (0, 0, 0))
    t = fight(clash("valkyries", "humans").magic(1, 1).goods(2, ore=1), 0, 1)
    assert (t.asked, t.has(1)) == ("act", (0, 0, 0))
    t = Table("valkyries humans", homes="elan tutenstan", lost="galson").stand(1, "elan.a", "elan.a").magic(1, 1)
    t.stand(2, "tutenstan.a", "tutenstan.a").goods(1, ore=5).begin("quest").quest("elan.a", "galson.a")
    assert (t.has(1), t.seat) == ((0, 0, 0), 2)


@pytest.mark.parametrize(("level", "off"), [(1, 0), (2, 1)])
def test_valkyries_2_attack_for_one_less(level: int, off: int) -> None:
    assert highest(clash("valkyries", "humans").magic(1, level).goods(1, ore=2)) == 2 + off
    assert highest(clash("humans", "valkyries").magic(2, level).goods(2, ore=2), 2) == 2
    t = Table("valkyries humans", homes="elan tutenstan", lost="galson").stand(1, "elan.a", "elan.a").magic(1, level)
    t.stand(2, "tutenstan.a", "tutenstan.a").goods(1, ore=4).begin("quest")
    t.play("act quest", "quest-to galson.a") if off else t.answer("act quest")
    assert t.at("galson.a") == ([1] if off else [0])


@pytest.mark.parametrize(
    ("origin", "to"),
    [
        ("elan.a", "elan.d"),
        ("plebejsko.a", "plebejsko.c"),
        ("tutenstan.a", "tutenstan.d"),
        ("vrtichvostan.b", "vrtichvostan.c"),
    ],
)
def test_valkyries_3_fly_over_rivers_water_and_crags(origin: str, to: str) -> None:
    """elan a and d: a river; plebejsko a and c: a lake; tutenstan a and d: crags."""
    home = origin.split(".")[0]
    t = alone("valkyries", home=home).stand(1, origin, origin).magic(1, 3).begin("patrol").patrol(origin, to)
    assert t.at(to) == [1]
    t = alone("valkyries", home=home).stand(1, origin, origin).magic(1, 2).begin("patrol").play("act patrol")
    t.refuses(f"patrol-to {to}", "patrol.2" if "." in to and home in ("elan", "vrtichvostan") else "patrol.1")


def test_valkyries_3_flee_over_them_too_but_never_stay_there() -> None:
    def refuges(level: int) -> list[str]:
        t = clash("humans", "valkyries", "tutenstan.b", "tutenstan.a").magic(2, level).goods(1, ore=1).goods(2, food=2)
        return sorted(fight(t, 1, 0).options())

    assert refuges(2) == ["pass", "tutenstan.b", "tutenstan.c"]
    assert refuges(3) == ["pass", "tutenstan.b", "tutenstan.c", "tutenstan.d"]
    t = alone("valkyries", home="tutenstan").stand(1, "tutenstan.d", "tutenstan.d").magic(1, 3).begin("patrol")
    t.play("act patrol")
    for barrier in ("tutenstan.W", "tutenstan.K"):
        t.refuses(f"patrol-to {barrier}", "regions.1")


def test_valkyries_3_do_not_fly_on_quests() -> None:
    t = alone("valkyries").stand(1, "elan.c", "elan.c").magic(1, 3).begin("quest")
    assert t.seat == 2


@pytest.mark.parametrize("level", [3, 4])
def test_valkyries_4_retreat_to_any_free_region_of_the_territory(level: int) -> None:
    """From intheoros.e only d is near (a too, over the crags); b and c are far, c is taken."""
    t = clash("humans", "valkyries", "intheoros.d", "intheoros.e").stand(3, "intheoros.c").magic(2, level)
    t = fight(t.goods(1, ore=1).goods(2, food=2), 1, 0)
    near = ["intheoros.a", "intheoros.d", "pass"]
    assert sorted(t.options()) == (near if level == 3 else ["intheoros.a", "intheoros.b", "intheoros.d", "pass"])
    t.refuses("retreat intheoros.c", "retreat.2" if level == 4 else "patrol.1")
    t.refuses("retreat intheoros.W", "regions.1")
    t.refuses("retreat morandrea.d", "retreat.1")
    t.play("retreat intheoros.a")
    assert t.has(2) == (0, 0, 0)


def test_valkyries_4_pay_the_usual_price() -> None:
    t = clash("humans", "valkyries", "intheoros.d", "intheoros.e").magic(2, 4).goods(1, ore=1).goods(2, food=1)
    assert fight(t, 1, 0).figures(2) == 1


def test_valkyries_5_score_figures_in_other_homes_at_most_three() -> None:
    abroad = ["hyperborcie.b", "hyperborcie.b", "morandrea.a", "morandrea.d"]
    for n in range(5):
        assert bonus(alone("valkyries").stand(1, "elan.a", *abroad[:n])) == min(3, n)
    assert bonus(alone("valkyries").stand(1, *abroad), level=4) == 0
    t = Table("valkyries humans", homes="elan tutenstan", lost="galson").beaten(1, "galson.a").stand(1, "elan.a", "galson.a")
    assert bonus(t.stand(2, "tutenstan.a", "tutenstan.a")) == 0


# ---------------------------------------------------------------- Shapeshifters
def test_shapeshifters_1_take_one_collected_resource_as_another() -> None:
    t = alone("shapeshifters").stand(1, "elan.a", "elan.c").magic(1, 1).collect()
    assert (t.asked, t.seat) == ("convert", 1)
    assert t.options() == ["pass", "food>ore", "food>mana", "ore>food", "ore>mana"]
    assert t.play("convert ore>mana").has(1) == (1, 0, 1)
    t = alone("shapeshifters").stand(1, "elan.a", "elan.c").magic(1, 1).collect()
    assert t.play("convert pass").has(1) == (1, 1, 0)
    t = alone("shapeshifters").stand(1, "elan.a", "elan.c").collect()
    assert (t.asked, t.has(1)) == ("choose", (1, 1, 0))


def test_shapeshifters_1_only_what_is_collected_now_and_within_nine() -> None:
    t = alone("shapeshifters").stand(1, "elan.a", "elan.c").magic(1, 1).goods(1, food=5, mana=9).collect()
    assert not any(x.startswith("mana") for x in t.options())
    assert t.play("convert food>mana").has(1) == (5, 1, 9)
    t = alone("shapeshifters", home="aughmoore").stand(1, "aughmoore.c", "aughmoore.c").magic(1, 1).collect()
    assert (t.asked, t.has(1)) == ("choose", (0, 0, 0))


@pytest.mark.parametrize(
    ("action", "goods", "ways"),
    [
        ("build", (1, 3, 2), ["1f1o1m", "1f2o", "1o2m", "2o1m", "3o"]),
        ("build", (2, 0, 1), []),  # three would have to be replaced
        ("build", (2, 1, 0), ["2f1o"]),
        ("research", (2, 0, 1), ["2f1m"]),
        ("research", (3, 3, 0), []),
        ("expand", (1, 2, 0), ["1f2o"]),
        ("expand", (0, 2, 2), []),
    ],
)
def test_shapeshifters_2_replace_up_to_two_of_a_price(action: str, goods: Goods, ways: list[str]) -> None:
    """Each of the three costs 3 here: the third tower level, the third magic level, the third figure."""

    def about_to(level: int) -> Table:
        t = alone("shapeshifters").stand(1, "elan.a", "elan.b").magic(1, level).tower(1, 2).goods(1, *goods)
        return t.begin(action)

    t = about_to(2)
    assert (t.seat == 1) == bool(ways)
    if not ways:
        return
    t.play(f"act {action}").answer("expand elan.a")
    if len(ways) > 1:
        assert sorted(t.options()) == ways
        t.play("price 1o2m")
        assert t.has(1) == (goods[0], goods[1] - 1, goods[2] - 2)
    else:
        assert sum(t.has(1)) == sum(goods) - 3
    assert (t.state.tower[0], t.state.magic[0], t.figures(1)) == (
        2 + (action == "build"), 2 + (action == "research"), 2 + (action == "expand"),
    )  # fmt: skip


def test_shapeshifters_2_not_below_the_level_and_not_in_war() -> None:
    t = alone("shapeshifters").stand(1, "elan.a", "elan.b").magic(1, 1).tower(1, 2).goods(1, food=2, ore=2).begin("build")
    assert t.seat == 2
    t = alone("shapeshifters").stand(1, "elan.a", "elan.b").magic(1, 2).tower(1, 2).goods(1, food=2, ore=2).begin("build")
    assert t.seat == 1
    assert highest(clash("shapeshifters", "humans").magic(1, 2).goods(1, food=5, ore=1)) == 1


def test_shapeshifters_2_replace_the_tax_of_the_dwarves_too() -> None:
    t = alone("shapeshifters").stand(1, "elan.a", "elan.b").magic(1, 2).magic(3, 1).tower(3, 1).goods(1, food=2)
    t.begin("build").play("act build")
    assert (t.state.tower[0], t.has(1)) == (1, (0, 0, 0))


@pytest.mark.parametrize(("turn", "stays", "left"), [("up", 1, 2), ("down", 2, 4), ("pass", 2, 3)])
def test_shapeshifters_3_change_their_number_by_one(turn: str, stays: int, left: int) -> None:
    t = fight(clash("shapeshifters", "humans").magic(1, 3).goods(1, ore=6).goods(2, ore=3), 3, 3)
    assert (t.asked, t.seat, t.options()) == ("adjust", 1, ["pass", "down", "up"])
    t.play(f"adjust {turn}")
    assert (t.at("elan.c"), t.has(1)) == ([stays], (0, left, 0))


def test_shapeshifters_3_within_one_and_eleven_and_only_what_they_can_pay() -> None:
    t = fight(clash("shapeshifters", "humans").magic(1, 3).goods(1, ore=3).goods(2, ore=3), 3, 3)
    assert t.options() == ["pass", "down"]
    t = fight(clash("shapeshifters", "humans").magic(1, 3).goods(1, ore=3).goods(2, ore=3), 1, 3)
    assert t.options() == ["pass", "up"]
    t = fight(clash("shapeshifters", "humans").magic(1, 3).goods(1, ore=9, mana=9).goods(2, ore=3), 11, 3)
    assert t.options() == ["pass", "down"]


def test_shapeshifters_3_not_a_flag_not_below_the_level_and_also_as_defenders() -> None:
    t = fight(clash("shapeshifters", "humans").magic(1, 3).goods(1, ore=3).goods(2, ore=3), 0, 3)
    assert t.asked == "act"
    t = fight(clash("shapeshifters", "humans").magic(1, 2).goods(1, ore=3).goods(2, ore=3), 3, 3)
    assert t.asked == "act"
    t = fight(clash("humans", "shapeshifters").magic(2, 3).goods(1, ore=3).goods(2, ore=3), 3, 2)
    assert (t.asked, t.seat) == ("adjust", 2)
    assert t.play("adjust up").at("elan.c") == [2]


def test_shapeshifters_3_decide_before_the_orcs() -> None:
    t = clash("orcs", "shapeshifters").magic(1, 4).magic(2, 3).goods(1, ore=5).goods(2, ore=5)
    t = fight(t, 3, 3)
    assert (t.asked, t.seat) == ("adjust", 2)
    t.play("adjust up")
    assert (t.asked, t.seat) == ("boost", 1)
    t.play("boost ore")
    assert t.at("elan.c") == [1]


def test_shapeshifters_4_choose_an_opponent_when_they_learn_it() -> None:
    t = alone("shapeshifters", others="centaurs halflings").stand(1, "elan.a", "elan.b").magic(1, 3).goods(1, mana=4)
    t.begin("research").play("act research").answer("price 4m")
    assert (t.asked, t.options()) == ("mimic", ["2", "3"])
    t.play("mimic 3")
    assert t.live.view(None).kingdoms[0].mimics == "halflings"
    t = alone("shapeshifters", others="centaurs halflings").stand(1, "elan.a", "elan.b").magic(1, 2).goods(1, mana=3)
    t.begin("research").play("act research").answer("price 3m")
    assert (t.asked, t.seat) == ("act", 2) or t.asked == "choose"
    assert t.live.view(None).kingdoms[0].mimics is None


def test_shapeshifters_4_choose_anew_when_the_action_card_is_cleared() -> None:
    for level in (3, 4):
        t = alone("shapeshifters", others="centaurs halflings").stand(1, "elan.a", "elan.b").magic(1, level)
        if level == 4:
            t.mimics(1, "halflings")
        t.shields("patrol", "quest", "build", "research", "expand").begin(active=3)
        if level == 4:
            assert (t.asked, t.seat) == ("mimic", 1)
            t.play("mimic 2")
            assert t.live.view(None).kingdoms[0].mimics == "centaurs"
        assert (t.asked, t.seat) == ("choose", 3)


def test_shapeshifters_4_between_two_players_there_is_one_to_choose() -> None:
    t = Table("shapeshifters centaurs", homes="elan tutenstan", lost="galson").stand(1, "elan.a", "elan.b").magic(1, 3)
    t.stand(2, "tutenstan.a", "tutenstan.a").goods(1, mana=4).begin("research").play("act research").answer("price 4m")
    assert t.live.view(None).kingdoms[0].mimics == "centaurs"


def test_shapeshifters_5_score_opponents_at_home_at_most_three() -> None:
    for n in range(5):
        t = alone("shapeshifters", home="tul-grund").stand(1, "hyperborcie.b")
        assert bonus(t.stand(2, *["tul-grund.a", "tul-grund.b", "tul-grund.d", "tul-grund.d"][:n])) == min(3, n)
    t = alone("shapeshifters", home="tul-grund").stand(1, "hyperborcie.b").stand(3, "tul-grund.c", "tul-grund.a")
    assert bonus(t) == 1
    t = alone("shapeshifters", home="tul-grund").stand(1, "hyperborcie.b").stand(3, "tul-grund.a")
    assert bonus(t, level=4) == 0


# ---------------------------------------------------------------- mimicry
def shifter(t: Table, nation: str, learned: bool) -> Table:
    """Seat 1, the Shapeshifters, mimics the nation, or has not learned to."""
    return t.magic(1, 4).mimics(1, nation) if learned else t.magic(1, 0)


def as_orcs(learned: bool) -> bool:
    t = fight(shifter(clash("shapeshifters", "orcs"), "orcs", learned).goods(1, ore=3).goods(2, ore=3), 3, 3)
    return t.answer("adjust pass").at("elan.c") == [1]


def as_dwarves(learned: bool) -> bool:
    t = shifter(alone("shapeshifters"), "dwarves", learned).stand(1, "elan.a", "elan.b").tower(1, 1).goods(2, ore=2)
    t.begin("build", active=2).play("act build")
    assert t.has(2)[1] in (0, 1)
    return t.has(2)[1] == 0


def as_humans(learned: bool) -> bool:
    t = shifter(alone("shapeshifters"), "humans", learned).stand(1, "elan.a", "elan.b").goods(1, mana=9).begin("research")
    return t.options() == ["research", "trade", "pass"]


def as_elves(learned: bool) -> bool:
    t = fight(shifter(clash("shapeshifters", "elves"), "elves", learned).goods(2, ore=3), 0, 1)
    return t.has(2) == (0, 0, 0)


def as_goblins(learned: bool) -> bool:
    t = shifter(alone("shapeshifters", others="goblins humans"), "goblins", learned).stand(1, "elan.a", "elan.e")
    return t.begin("patrol").patrol("elan.a", "elan.b").asked == "patrol"


def as_dark_elves(learned: bool) -> bool:
    t = shifter(alone("shapeshifters", others="dark-elves humans"), "dark-elves", learned).stand(1, "elan.a", "elan.c")
    return t.begin("patrol").patrol("elan.a", "elan.b").has(1) == (0, 0, 1)


def as_merfolk(learned: bool) -> bool:
    t = shifter(alone("shapeshifters", others="merfolk humans"), "merfolk", learned).stand(1, "elan.a", "elan.a")
    return "elan.d" in t.begin("patrol").play("act patrol").options()


def as_centaurs(learned: bool) -> bool:
    t = shifter(alone("shapeshifters", others="centaurs humans"), "centaurs", learned).stand(1, "elan.a", "elan.a")
    return t.begin("patrol").patrol("elan.a", "elan.c").asked == "patrol-on"


def as_lizardfolk(learned: bool) -> bool:
    t = shifter(clash("shapeshifters", "lizardfolk"), "lizardfolk", learned).goods(2, ore=1)
    return fight(t, 0, 1).asked == "retreat"


def as_halflings(learned: bool) -> bool:
    t = shifter(alone("shapeshifters", others="halflings humans"), "halflings", learned).stand(1, "elan.a", "elan.b")
    t.goods(1, food=2).begin("expand")
    return t.seat == 1


def as_undead(learned: bool) -> bool:
    t = fight(shifter(clash("shapeshifters", "undead"), "undead", learned).goods(1, ore=1), 1, 0)
    return t.answer("adjust pass").asked == "gain"


def as_valkyries(learned: bool) -> bool:
    t = shifter(clash("shapeshifters", "valkyries"), "valkyries", learned).goods(1, ore=1).goods(2, food=2)
    return fight(t, 1, 0).answer("adjust pass").play("retreat elan.d").asked == "gain"


MIMICRY: dict[str, Callable[[bool], bool]] = {
    "orcs": as_orcs, "dwarves": as_dwarves, "humans": as_humans, "elves": as_elves, "goblins": as_goblins,
    "dark-elves": as_dark_elves, "merfolk": as_merfolk, "centaurs": as_centaurs, "lizardfolk": as_lizardfolk,
    "halflings": as_halflings, "undead": as_undead, "valkyries": as_valkyries,
}  # fmt: skip


def test_every_nation_can_be_mimicked() -> None:
    assert sorted([*MIMICRY, "shapeshifters"]) == sorted(NATIONS)


@pytest.mark.parametrize("nation", MIMICRY)
def test_shapeshifters_4_have_the_first_ability_of(nation: str) -> None:
    """Whatever the magic of that opponent, here none; and without mimicry it is not there."""
    assert MIMICRY[nation](True)
    assert not MIMICRY[nation](False)


@pytest.mark.parametrize("nation", ["orcs", "halflings", "merfolk"])
def test_shapeshifters_4_have_no_more_than_the_first_ability(nation: str) -> None:
    """Not Orcs 2 (food in war), Halflings 2 (plains) or Merfolk 2 (water), although those opponents are masters."""
    if nation == "orcs":
        t = clash("shapeshifters", "orcs").magic(1, 4).mimics(1, "orcs").magic(2, 5).goods(1, food=5)
        assert highest(t) == 0
    elif nation == "halflings":
        t = alone("shapeshifters", others="halflings humans").magic(1, 4).mimics(1, "halflings").magic(2, 5)
        assert t.stand(1, "elan.a", "elan.c").collect().play("convert pass").has(1) == (1, 1, 0)
    else:
        t = alone("shapeshifters", others="merfolk humans").magic(1, 4).mimics(1, "merfolk").magic(2, 5)
        t.stand(1, "elan.b", "elan.b").begin("patrol").play("act patrol").refuses("patrol-to elan.W", "regions.1")


def test_shapeshifters_4_mimicking_halflings_also_replace_resources() -> None:
    """The third figure costs 2, and both may be ore."""
    t = alone("shapeshifters", others="halflings humans").magic(1, 4).mimics(1, "halflings").stand(1, "elan.a", "elan.b")
    t.goods(1, ore=2).begin("expand").play("act expand", "expand elan.a")
    assert (t.figures(1), t.has(1)) == (3, (0, 0, 0))
