"""Shapeshifters: every level, and the nations they mimic."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regnum.games.tek.components import NATIONS
from tests.law.tek.clashes import Goods, alone, bonus, clash, fight, highest
from tests.law.tek.table import Table


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


@pytest.mark.parametrize(("one", "two", "seat"), [("shapeshifters", "humans", 1), ("humans", "shapeshifters", 2)])
def test_shapeshifters_3_count_what_their_fort_takes_off_an_attack_only(one: str, two: str, seat: int) -> None:
    t = (
        clash(one, two)
        .magic(seat, 3)
        .goods(1, ore=2)
        .goods(2, ore=2)
        .token("morandrea.a" if seat == 1 else "morandrea.e", "fort")
    )
    assert fight(t, 2, 2).options() == (["pass", "down", "up"] if seat == 1 else ["pass", "down"])


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


def test_shapeshifters_5_score_opponents_at_home_but_two_at_most_two() -> None:
    for n in range(6):
        t = alone("shapeshifters", home="tul-grund").stand(1, "hyperborcie.b")
        assert bonus(t.stand(2, *["tul-grund.a", "tul-grund.b", "tul-grund.d", "tul-grund.d", "tul-grund.e"][:n])) == min(
            2, max(0, n - 2)
        )
    t = (
        alone("shapeshifters", home="tul-grund")
        .stand(1, "hyperborcie.b")
        .stand(3, "tul-grund.c", "tul-grund.a", "tul-grund.b", "tul-grund.d")
    )
    assert bonus(t) == 1
    t = alone("shapeshifters", home="tul-grund").stand(1, "hyperborcie.b").stand(3, "tul-grund.a", "tul-grund.b", "tul-grund.d")
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
    t = shifter(alone("shapeshifters", others="elves humans"), "elves", learned).stand(1, "elan.a", "elan.b").goods(1, food=1)
    return t.begin("trade").play("act trade", "trade food>mana").has(1) == (0, 0, 2)


def as_goblins(learned: bool) -> bool:
    t = shifter(alone("shapeshifters", others="goblins humans"), "goblins", learned).stand(1, "elan.a", "elan.e")
    return t.begin("patrol").patrol("elan.a", "elan.b").asked == "patrol"


def as_dark_elves(learned: bool) -> bool:
    t = shifter(clash("shapeshifters", "dark-elves", "galson.a", "galson.c"), "dark-elves", learned).goods(1, ore=2)
    return highest(t) == 4


def as_merfolk(learned: bool) -> bool:
    t = shifter(alone("shapeshifters", others="merfolk humans"), "merfolk", learned).stand(1, "elan.a", "elan.a")
    return "elan.d" in t.begin("patrol").play("act patrol").options()


def as_centaurs(learned: bool) -> bool:
    t = shifter(alone("shapeshifters", others="centaurs humans"), "centaurs", learned).stand(1, "elan.b", "elan.b")
    return t.begin("patrol").patrol("elan.b", "elan.a").has(1) == (1, 0, 0)


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
