"""Undead and Valkyries: every level, and what each cannot do one level below."""

from __future__ import annotations

import pytest

from tests.law.tek.clashes import Goods, alone, bonus, clash, fight, highest
from tests.law.tek.table import Table


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
        assert ("raised" in t.said()) == (level == 4), "everybody reads it"
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


def test_valkyries_5_score_figures_in_other_homes_at_most_two() -> None:
    abroad = ["hyperborcie.b", "hyperborcie.b", "morandrea.a", "morandrea.d"]
    for n in range(5):
        assert bonus(alone("valkyries").stand(1, "elan.a", *abroad[:n])) == min(2, n)
    assert bonus(alone("valkyries").stand(1, *abroad), level=4) == 0
    t = Table("valkyries humans", homes="elan tutenstan", lost="galson").beaten(1, "galson.a").stand(1, "elan.a", "galson.a")
    assert bonus(t.stand(2, "tutenstan.a", "tutenstan.a")) == 0
