"""Alliances and what breaks them (alliance.1-3, alliance.break.1-4, T-15, T-24, E30)."""

from __future__ import annotations

import pytest

from regnum.law import law
from tests.law.tek.table import Table


def allies(*shared: str, one: str = "dwarves", two: str = "orcs") -> Table:
    """Seats 1 and 2 share `shared`, and seat 1 in elan.a can attack seat 2 in elan.c; seat 3 looks on."""
    t = Table(f"{one} {two} humans", homes="elan tutenstan galson")
    t.stand(1, "elan.a", *shared).stand(2, "elan.c", *shared)
    return t


# ---------------------------------------------------------------- living together
@law("tek", "alliance.1")
def test_both_stay_and_both_collect_from_the_shared_region() -> None:
    t = Table("dwarves orcs humans", homes="elan tutenstan galson")
    t.stand(1, "elan.a", "galson.a").stand(2, "elan.c", "tutenstan.b").stand(3, "elan.e", "galson.e")
    t.begin("patrol", active=3).patrol("elan.e", "elan.c").dials(0, 0)
    assert t.at("elan.c") == [2, 3]
    t.play("act collect", "act collect")
    assert t.has(2) == (0, 2, 0)
    t.play("choose build", "act pass", "act collect")
    assert t.has(3)[1] == 1


@law("tek", "alliance.1", "war.6")
def test_a_shared_region_is_full() -> None:
    t = allies("elan.e").stand(3, "elan.b", "galson.a")
    t.begin("patrol", active=3).play("act patrol", "patrol elan.b")
    t.refuses("patrol-to elan.e", "move.1")


@law("tek", "alliance.2")
def test_an_ally_leaves_without_penalty() -> None:
    t = allies("elan.e").goods(1, food=1, ore=1, mana=1).stand(3, "galson.a", "galson.a")
    t.begin("patrol").patrol("elan.e", "elan.d")
    assert (t.at("elan.e"), t.at("elan.d")) == ([2], [1])
    assert t.has(1) == (1, 1, 1)
    assert (t.asked, t.seat) == ("act", 2)


@law("tek", "alliance.3")
def test_the_alliance_is_over_when_the_last_shared_region_is_left() -> None:
    """Seat 1 leaves galson.c; then seat 2 beats it elsewhere and no alliance is left to break."""
    t = allies("galson.c").goods(2, ore=1).stand(3, "galson.a", "galson.a")
    t.begin("patrol").patrol("galson.c", "galson.b")
    t.patrol("elan.c", "elan.a").dials(1, 0)
    assert t.at("elan.a") == [2]
    assert (t.at("galson.b"), t.at("galson.c")) == ([1], [2])
    assert not any("broken" in line for line in t.said())
    t = allies("galson.c", "galson.e").goods(2, ore=1).stand(3, "galson.a", "galson.a")
    t.begin("patrol").patrol("galson.c", "galson.b")
    t.patrol("elan.c", "elan.a").dials(1, 0).play("broken elan.a")
    assert t.at("galson.e") == [2]
    assert t.at("galson.b") == [1]


# ---------------------------------------------------------------- what breaks it
@law("tek", "alliance.break.1")
@pytest.mark.parametrize(("attack", "defence", "loser"), [(2, 0, 2), (0, 2, 1), (2, 1, 2), (1, 2, 1), (2, 2, 1)])
def test_one_number_between_allies_breaks_it_in_every_shared_region(attack: int, defence: int, loser: int) -> None:
    t = allies("elan.e", "galson.c").stand(1, "tutenstan.b").stand(2, "tutenstan.a").stand(3, "galson.a", "galson.a")
    t.goods(1, ore=2).goods(2, ore=2)
    t.begin("patrol").patrol("elan.a", "elan.c").dials(attack, defence)
    t.play("broken elan.c", "broken elan.e")
    for r in ("elan.c", "elan.e", "galson.c"):
        assert t.at(r) == [3 - loser]
    assert t.figures(loser) == 1


@law("tek", "alliance.break.1")
def test_two_flags_between_allies_break_nothing_and_add_a_shared_region() -> None:
    t = allies("elan.e").stand(3, "galson.a", "galson.a").begin("patrol").patrol("elan.a", "elan.c").dials(0, 0)
    assert t.at("elan.e") == t.at("elan.c") == [1, 2]


@law("tek", "alliance.break.1")
def test_alliances_with_others_are_not_broken() -> None:
    t = allies("elan.e").stand(2, "galson.c").stand(3, "galson.c", "galson.a").goods(1, ore=1)
    t.begin("patrol").patrol("elan.a", "elan.c").dials(1, 0).play("broken elan.c")
    assert t.at("galson.c") == [2, 3]
    assert t.at("elan.e") == [1]


@law("tek", "alliance.break.2")
def test_the_loser_chooses_the_order_of_the_regions() -> None:
    """The region of the war is one of them."""
    for first, refuge in (("elan.c", "elan.d"), ("elan.e", "elan.d"), ("galson.c", "galson.b")):
        t = allies("elan.e", "galson.c").stand(2, "tutenstan.a").stand(3, "galson.a", "galson.a").goods(1, ore=1)
        t.goods(2, food=4).begin("patrol").patrol("elan.a", "elan.c").dials(1, 0)
        assert (t.asked, t.seat) == ("broken", 2)
        assert sorted(t.options()) == ["elan.c", "elan.e", "galson.c"]
        t.play(f"broken {first}", f"retreat {refuge}")
        assert (t.at(first), t.at(refuge), t.has(2)) == ([1], [2], (0, 0, 0))
        second = next(r for r in ("elan.c", "elan.e") if r != first)
        assert (t.asked, t.seat) == ("broken", 2)
        t.play(f"broken {second}")
        assert t.at("elan.c") == t.at("elan.e") == t.at("galson.c") == [1]
        assert t.figures(2) == 2


@law("tek", "alliance.break.2", "alliance.break.3")
@pytest.mark.parametrize(
    ("order", "refuge"),
    [
        (["elan.c", "elan.e", "galson.c"], "elan.d"),
        (["galson.c", "elan.c", "elan.e"], "elan.a"),
        (["elan.e", "elan.c", "galson.c"], "elan.d"),
        (["elan.c", "galson.c", "elan.e"], "galson.b"),
    ],
)
def test_the_order_says_which_figure_can_be_paid_for(order: list[str], refuge: str) -> None:
    """Four figures and 3 food: the first region is too dear, wherever it is, and the second can be left for 3."""
    t = allies("elan.e", "galson.c").stand(2, "tutenstan.a").stand(3, "galson.a", "galson.a").goods(1, ore=1)
    t.goods(2, food=3).begin("patrol").patrol("elan.a", "elan.c").dials(1, 0)
    t.play(f"broken {order[0]}")
    assert (t.asked, t.figures(2), t.has(2)) == ("broken", 3, (3, 0, 0))
    t.play(f"broken {order[1]}")
    assert t.asked == "retreat"
    t.play(f"retreat {refuge}")
    assert (t.at(refuge), t.figures(2), t.has(2)) == ([2], 2, (0, 0, 0))
    assert t.asked == "act"


@law("tek", "alliance.break.2")
def test_goblins_second_patrol_knows_where_the_beaten_figure_fled_whatever_the_order() -> None:
    for order in (["elan.c", "elan.e"], ["elan.e", "elan.c"]):
        t = allies("elan.e", one="goblins").stand(1, "galson.b").stand(3, "galson.a", "galson.a").magic(1, 1)
        t.goods(1, food=9).goods(2, ore=1).begin("patrol").patrol("elan.a", "elan.c").dials(0, 1)
        flight = {"elan.c": "retreat elan.a", "elan.e": "retreat elan.d"}
        t.play(f"broken {order[0]}", flight[order[0]], flight[order[1]])
        assert (t.asked, t.options()) == ("patrol", ["pass", "elan.d", "galson.b"])


@law("tek", "alliance.break.2")
def test_undead_winners_look_at_the_beaten_figure_only() -> None:
    for given_up, asked in (("elan.c", "gain"), ("elan.e", "act")):
        t = allies("elan.e", one="undead").stand(2, "tutenstan.a").stand(3, "galson.a", "galson.a").magic(1, 4)
        t.goods(1, ore=1).goods(2, food=9).begin("patrol").patrol("elan.a", "elan.c").dials(1, 0)
        t.play(f"broken {given_up}", "retreat pass", "retreat elan.d")
        assert t.asked == asked
    t = allies("elan.e", one="undead").stand(2, "tutenstan.a").stand(3, "galson.a", "galson.a").magic(1, 4)
    t.goods(1, ore=1).begin("patrol").patrol("elan.a", "elan.c").dials(1, 0)
    t.play("broken elan.e", "gain food", "raise yes")
    assert (t.at("elan.c"), t.at("elan.e")) == ([1, 1], [1])


@law("tek", "alliance.break.3", "exploration.5")
@pytest.mark.parametrize("order", [["elan.c", "elan.e"], ["elan.e", "elan.c"]])
def test_after_the_dragons_lair_only_the_beaten_figure_flees_without_food(order: list[str]) -> None:
    """T-09."""
    t = allies("elan.e").stand(1, "galson.e").stand(2, "tutenstan.a").stand(3, "galson.a", "galson.a")
    t.token("galson.e", "dragon-lair").tower(2, 1).goods(1, ore=1)
    t.begin("patrol").patrol("elan.a", "elan.c").dials(1, 0).play("lair yes", f"broken {order[0]}")
    assert t.asked == "retreat"
    t.play("retreat elan.d")
    assert (t.at("elan.d"), t.at("elan.c"), t.at("elan.e")) == ([2], [1], [1])
    assert t.figures(2) == 2


@law("tek", "alliance.break.2")
def test_the_loser_may_give_up_a_figure_that_could_retreat() -> None:
    t = allies("elan.e").stand(2, "tutenstan.a").stand(3, "galson.a", "galson.a").goods(1, ore=1).goods(2, food=9)
    t.begin("patrol").patrol("elan.a", "elan.c").dials(1, 0)
    t.play("broken elan.c", "retreat pass")
    assert t.asked == "retreat"
    t.play("retreat pass")
    assert t.figures(2) == 1
    assert t.has(2) == (9, 0, 0)


@law("tek", "alliance.break.3")
def test_every_retreating_figure_is_paid_for_and_prices_are_counted_anew() -> None:
    """Four figures: the first retreat costs 4; then one is given up, and the next costs 3."""
    t = allies("elan.e", "galson.c").stand(2, "tutenstan.a").stand(3, "galson.a", "galson.a")
    t.goods(1, ore=1).goods(2, food=7)
    t.begin("patrol").patrol("elan.a", "elan.c").dials(1, 0).play("broken elan.c", "retreat elan.d")
    assert t.has(2) == (3, 0, 0)
    t.play("broken elan.e")
    assert t.figures(2) == 3
    assert t.asked == "retreat"
    t.play("retreat galson.b")
    assert t.has(2) == (0, 0, 0)
    assert t.figures(2) == 3


@law("tek", "alliance.break.2", "alliance.break.3")
def test_only_the_war_just_fought_is_paid() -> None:
    """E30: the numbers are paid once, whatever the number of shared regions."""
    t = allies("elan.e", "galson.c").stand(1, "tutenstan.b").stand(2, "tutenstan.a").stand(3, "galson.a", "galson.a")
    t.goods(1, ore=9).goods(2, ore=9)
    t.begin("patrol").patrol("elan.a", "elan.c").dials(3, 2).play("broken elan.c", "broken elan.e")
    assert t.has(1) == (0, 6, 0)
    assert t.has(2) == (0, 7, 0)


@law("tek", "alliance.break.2", "retreat.2")
def test_a_retreat_from_a_broken_alliance_starts_no_war() -> None:
    t = allies("elan.e").stand(2, "tutenstan.a").stand(3, "elan.d", "galson.a").stand(1, "elan.b")
    t.goods(1, ore=1).goods(2, food=9)
    t.begin("patrol").patrol("elan.a", "elan.c").dials(1, 0).play("broken elan.c", "retreat pass")
    assert t.at("elan.e") == [1]
    assert t.figures(2) == 1


# ---------------------------------------------------------------- the last figure
@law("tek", "alliance.break.4")
def test_a_player_who_would_lose_everything_may_keep_one_figure_next_door() -> None:
    """T-15: galson.c is surrounded by a, b, d, e; a is taken, so b, d and e are nearest. It costs no food."""
    t = allies("galson.c").stand(3, "galson.a", "galson.a").goods(2, ore=1)
    t.begin("patrol").patrol("elan.a", "elan.c").dials(0, 1).play("broken elan.c")
    assert (t.asked, t.seat) == ("keep", 1)
    assert sorted(t.options()) == ["galson.b", "galson.d", "galson.e", "pass"]
    t.play("keep galson.e")
    assert t.at("galson.e") == [1]
    assert t.at("galson.c") == [2]
    assert t.figures(1) == 1 and "kept" in t.said()


@law("tek", "alliance.break.4", "exploration.1")
def test_the_kept_figure_turns_up_the_token_where_it_goes() -> None:
    """T-03; with bandits it is the last figure, which stays (T-22)."""
    for token, left in (("town", (0, 1, 0)), ("bandits", (0, 0, 0))):
        t = allies("galson.c").stand(3, "galson.a", "galson.a").goods(1, ore=1).goods(2, ore=1)
        t.token("galson.e", token, hidden=True).begin("patrol").patrol("elan.a", "elan.c").dials(0, 1)
        t.play("broken elan.c", "keep galson.e")
        assert "found" in t.said()
        assert (t.at("galson.e"), t.figures(1), t.has(1)) == ([1], 1, left)


def ambushed(food: int, *others: str) -> Table:
    """Seat 2 has lost a war to its ally of galson.b and so much food; from there it flees into hidden bandits."""
    t = Table("orcs humans dwarves", homes="elan tutenstan galson", tokens="yes").stand(1, "elan.b", "galson.b")
    t.stand(2, "tutenstan.e", "galson.b", *others).stand(3, "tutenstan.b", "galson.c")
    t.token("galson.a", "bandits", hidden=True).goods(2, food=food).goods(1, ore=3)
    return t.begin("quest").quest("elan.b", "tutenstan.e").dials(1, 0).play("broken galson.b", "retreat galson.a")


@law("tek", "alliance.break.4", "exploration.4")
@pytest.mark.parametrize("food", [2, 3])
def test_bandits_do_not_take_the_figure_that_flees_when_all_others_must_leave_too(food: int) -> None:
    """T-22: the retreat cost 2 food; with the rest it pays what there is and stays."""
    t = ambushed(food)
    assert (t.asked, t.seat) == ("bandits", 2)
    ransom = f"{food - 2}f" if food > 2 else "0"
    assert t.options() == ["pass", ransom]
    t.play(f"bandits {ransom}")
    assert (t.at("galson.a"), t.figures(2), t.has(2)) == ([2], 1, (0, 0, 0))
    assert t.at("galson.b") == t.at("tutenstan.e") == [1]


@law("tek", "alliance.break.4", "exploration.4")
def test_that_figure_may_be_given_up_and_pays_two_where_there_are_two() -> None:
    """T-22, T-24."""
    assert ambushed(2).play("bandits pass").figures(2) == 0
    t = ambushed(4)
    assert t.options() == ["pass", "2f"]


@law("tek", "exploration.4")
def test_bandits_take_the_figure_that_flees_when_another_can_stay() -> None:
    t = ambushed(3, "tutenstan.a")
    assert (t.figures(2), t.at("galson.a"), t.at("tutenstan.a")) == (1, [], [2])


@law("tek", "alliance.break.4")
def test_keeping_the_figure_is_a_right_and_no_duty() -> None:
    """T-24."""
    t = allies("galson.c").stand(3, "galson.a", "galson.a").goods(2, ore=1)
    t.begin("patrol").patrol("elan.a", "elan.c").dials(0, 1).play("broken elan.c", "keep pass")
    assert t.figures(1) == 0


@law("tek", "alliance.break.4")
def test_the_nearest_free_region_may_lie_on_another_territory() -> None:
    """All neighbours of galson.c are taken: two moves away, over an outer region of galson, every free outer region."""
    t = allies("galson.c").stand(3, "galson.a", "galson.b", "galson.d", "galson.e", "elan.d").goods(2, ore=1)
    t.begin("patrol").patrol("elan.a", "elan.c").dials(0, 1).play("broken elan.c")
    assert t.asked == "keep"
    outer = ["elan.a", "elan.b", "elan.e", "tutenstan.a", "tutenstan.b", "tutenstan.c", "tutenstan.e"]
    assert sorted(t.options()) == sorted([*outer, "pass"])
    t.play("keep tutenstan.c")
    assert t.lying(1, "tutenstan.c") == 1


@law("tek", "alliance.break.4")
def test_one_of_three_is_kept_and_the_order_says_which() -> None:
    t = allies("galson.c", "elan.e").stand(3, "galson.a", "galson.a").goods(2, ore=1)
    t.begin("patrol").patrol("elan.a", "elan.c").dials(0, 1).play("broken elan.c", "broken galson.c")
    assert (t.asked, t.figures(1)) == ("keep", 1)
    assert sorted(t.options()) == ["elan.b", "elan.d", "galson.b", "galson.d", "galson.e", "pass", "tutenstan.a",
                                   "tutenstan.b", "tutenstan.c", "tutenstan.e"]  # fmt: skip
    t.play("keep elan.d")
    assert (t.at("elan.d"), t.at("galson.c"), t.at("elan.e")) == ([1], [2], [2])
    t = allies("galson.c", "elan.e").stand(3, "galson.a", "galson.a").goods(2, ore=1)
    t.begin("patrol").patrol("elan.a", "elan.c").dials(0, 1).play("broken galson.c", "broken elan.e")
    assert sorted(t.options()) == ["elan.a", "elan.b", "elan.d", "pass"]
    t.play("keep elan.a")
    assert (t.at("elan.a"), t.at("elan.c"), t.figures(1)) == ([1], [2], 1)


@law("tek", "alliance.break.4")
def test_no_figure_is_kept_where_another_one_is_left_or_one_could_retreat() -> None:
    t = allies("galson.c").stand(1, "tutenstan.b").stand(3, "galson.a", "galson.a").goods(2, ore=1)
    t.begin("patrol").patrol("elan.a", "elan.c").dials(0, 1).play("broken elan.c")
    assert t.asked == "act"
    assert t.figures(1) == 1
    t = allies("galson.c").stand(3, "galson.a", "galson.a").goods(1, food=1).goods(2, ore=1)
    t.begin("patrol").patrol("elan.a", "elan.c").dials(0, 1).play("broken elan.c")
    assert t.asked == "retreat"
    t.play("retreat pass")
    assert t.asked == "act"
    assert t.figures(1) == 0


@law("tek", "alliance.break.4")
def test_who_gives_up_the_retreat_of_the_beaten_figure_keeps_none_of_the_others_either() -> None:
    """The right is for a player who cannot retreat with a single figure; here the beaten one could have."""
    t = allies("galson.c").stand(3, "galson.a", "galson.b", "galson.d", "galson.e").goods(1, food=2).goods(2, ore=1)
    t.begin("patrol").patrol("elan.a", "elan.c").dials(0, 1).play("broken elan.c")
    assert t.asked == "retreat"
    t.play("retreat pass")
    assert t.asked == "act"
    assert t.figures(1) == 0


@law("tek", "alliance.break.4")
def test_a_player_who_retreats_with_one_figure_keeps_no_other_for_nothing() -> None:
    t = allies("galson.c").stand(3, "galson.a", "galson.a").goods(1, food=2).goods(2, ore=1)
    t.begin("patrol").patrol("elan.a", "elan.c").dials(0, 1).play("broken elan.c", "retreat elan.d")
    assert t.asked == "act"
    assert (t.figures(1), t.at("elan.d"), t.at("galson.c")) == (1, [1], [2])
    assert t.has(1) == (0, 0, 0)
