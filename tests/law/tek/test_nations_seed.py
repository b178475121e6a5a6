"""The three nations whose cards the rulebook shows: Orcs, Dwarves, Humans (faction.*, T-10, T-11)."""

from __future__ import annotations

import pytest

from regnum.games.tek.payment import can_pay_war, war_payments
from regnum.law import law
from tests.law.tek.table import Table, battle


def war(t: Table, attack: int, defence: int) -> Table:
    """Seat 1 attacks seat 2 on the field of `battle`, and both set their dials."""
    return t.begin("patrol").patrol("elan.a", "elan.c").dials(attack, defence)


def highest(t: Table, seat: int = 1) -> int:
    """The highest number a seat can set on the field of `battle`."""
    return int(t.begin("patrol").patrol("elan.a", "elan.c").options(seat)[-1])


def peaceful(nation: str, home: str = "elan") -> Table:
    """Seat 1 alone with its nation, the others far away on their own lands."""
    t = Table(f"{nation} elves goblins", homes=f"{home} tutenstan galson")
    return t.stand(2, "tutenstan.a", "tutenstan.a").stand(3, "galson.b", "galson.b")


# ---------------------------------------------------------------- Orcs
@law("tek", "faction.orcs.1")
@pytest.mark.parametrize(("magic", "stays"), [(0, 2), (1, 1)])
def test_orcs_1_win_ties_as_attackers(magic: int, stays: int) -> None:
    t = war(battle("orcs", "dwarves").magic(1, magic).goods(1, ore=3).goods(2, ore=3), 3, 3)
    assert t.at("elan.c") == [stays]


@law("tek", "faction.orcs.1")
@pytest.mark.parametrize("magic", [0, 1])
def test_orcs_1_win_ties_as_defenders_and_nothing_else(magic: int) -> None:
    t = war(battle("dwarves", "orcs").magic(2, magic).goods(1, ore=3).goods(2, ore=3), 3, 3)
    assert t.at("elan.c") == [2]
    t = war(battle("dwarves", "orcs").magic(2, magic).goods(1, ore=3).goods(2, ore=3), 3, 2)
    assert t.at("elan.c") == [1]


@law("tek", "faction.orcs.1")
def test_orcs_1_meet_a_shapeshifter_with_the_same_ability_and_the_defender_wins() -> None:
    t = battle("shapeshifters", "orcs").magic(1, 4).mimics(1, "orcs").magic(2, 1).goods(1, ore=3).goods(2, ore=3)
    t = war(t, 3, 3)
    t.play("adjust pass")
    assert t.at("elan.c") == [2]


@law("tek", "faction.orcs.2")
def test_orcs_2_pay_with_food_at_one_each() -> None:
    assert highest(battle("orcs", "dwarves").magic(1, 1).goods(1, food=3, ore=1)) == 1
    assert highest(battle("orcs", "dwarves").magic(1, 2).goods(1, food=3, ore=1)) == 4
    t = war(battle("orcs", "dwarves").magic(1, 2).goods(1, food=2, ore=1, mana=1), 3, 0)
    assert sorted(t.options()) == ["1f1m", "1o1m", "2f1o"]
    t.play("pay 2f1o")
    assert t.has(1) == (0, 0, 1)


@law("tek", "faction.orcs.2")
def test_orcs_2_is_theirs_alone() -> None:
    t = battle("orcs", "dwarves").magic(1, 2).magic(2, 5).goods(1, food=3).goods(2, food=3)
    t.begin("patrol").patrol("elan.a", "elan.c")
    assert t.options(1)[-1] == "3"
    assert t.options(2) == ["0"]


@law("tek", "faction.orcs.3")
@pytest.mark.parametrize(("magic", "left"), [(2, 0), (3, 1)])
def test_orcs_3_pay_one_less(magic: int, left: int) -> None:
    t = war(battle("orcs", "dwarves").magic(1, magic).goods(1, ore=4), 4, 0)
    assert t.has(1) == (0, left, 0)
    t = battle("dwarves", "orcs").magic(2, magic).goods(2, ore=4)
    assert highest(t, seat=2) == 4 + left


@law("tek", "faction.orcs.4")
def test_orcs_4_add_the_war_value_of_one_resource_of_any_kind() -> None:
    for resource, left, stays in (("food", (0, 1, 1), 2), ("ore", (1, 0, 1), 2), ("mana", (1, 1, 0), 1)):
        t = battle("orcs", "dwarves").magic(1, 4).goods(1, food=1, ore=3, mana=1).goods(2, ore=5)
        t = war(t, 3, 5)
        assert (t.asked, t.seat) == ("boost", 1)
        assert t.options() == ["pass", "food", "ore", "mana"]
        t.play(f"boost {resource}").answer("pay 2o")
        assert t.has(1) == left
        assert t.at("elan.c") == [stays]


@law("tek", "faction.orcs.4")
def test_orcs_4_decide_before_the_winner_and_may_refrain() -> None:
    t = war(battle("orcs", "dwarves").magic(1, 4).goods(1, ore=9).goods(2, ore=5), 3, 4).play("boost pass")
    assert t.at("elan.c") == [2]
    assert t.has(1) == (0, 7, 0)
    t = war(battle("orcs", "dwarves").magic(1, 4).goods(1, ore=9).goods(2, ore=5), 3, 4).play("boost ore")
    assert t.at("elan.c") == [1]
    assert t.has(1) == (0, 6, 0)
    assert [line.args["n"] for _, line in t.live.log(None) if line.key == "tek-log-boosted"] == [4], "all are told the sum"


@law("tek", "faction.orcs.4")
def test_orcs_4_may_pass_eleven() -> None:
    t = battle("dwarves", "orcs").magic(2, 4).magic(1, 0).goods(1, ore=9, mana=1).goods(2, ore=9, mana=2)
    t = war(t, 11, 10)
    t.play("boost mana").answer("pay 7o1m")
    assert t.at("elan.c") == [2]


@law("tek", "faction.orcs.4")
@pytest.mark.parametrize(("boost", "stays"), [("ore", 1), ("pass", 2)])
def test_orcs_4_twelve_beats_eleven_even_where_the_tie_is_not_theirs(boost: str, stays: int) -> None:
    """The defender mimics their first ability, so a tie at 11 would be the defender's."""
    t = battle("orcs", "shapeshifters").magic(1, 4).magic(2, 4).mimics(2, "orcs").goods(1, ore=9, mana=2)
    t = war(t.goods(2, ore=9, mana=1), 11, 11).play("adjust pass", f"boost {boost}")
    while t.asked == "pay":
        t.play(t.options()[0])
    assert t.at("elan.c") == [stays]


@law("tek", "faction.orcs.4")
def test_orcs_4_not_on_a_flag_not_below_the_level_and_only_what_the_number_leaves() -> None:
    t = war(battle("orcs", "dwarves").magic(1, 4).goods(1, ore=9).goods(2, ore=1), 0, 1)
    assert t.asked == "act"
    assert t.has(1) == (0, 9, 0)
    t = war(battle("orcs", "dwarves").magic(1, 3).goods(1, ore=9), 3, 0)
    assert t.asked == "act"
    t = war(battle("orcs", "dwarves").magic(1, 4).goods(1, ore=2, mana=1), 4, 0)
    assert t.options() == ["pass", "ore"]


@law("tek", "faction.orcs.5")
def test_orcs_5_score_an_empty_home() -> None:
    t = peaceful("orcs", home="tul-grund").stand(1, "galson.d", "tul-grund.a")
    assert t.magic(1, 4).points(1, "bonus") == 0
    t = peaceful("orcs", home="tul-grund").stand(1, "galson.d", "tul-grund.a").magic(1, 5)
    assert t.points(1, "bonus") == 2
    t = peaceful("orcs", home="tul-grund").stand(1, "tul-grund.a", "tul-grund.b").magic(1, 5).stand(3, "tul-grund.d")
    assert t.points(1, "bonus") == 0


@law("tek", "faction.orcs.5", "regions.8")
def test_orcs_5_an_enemy_lost_in_the_ruins_does_not_spoil_it_a_neutral_figure_never_does() -> None:
    t = peaceful("orcs", home="tul-grund").stand(1, "tul-grund.a", "tul-grund.b").magic(1, 5).stand(3, "tul-grund.c")
    assert t.points(1, "bonus") == 2
    t = Table("orcs humans", homes="elan tutenstan", lost="galson").stand(1, "elan.a", "elan.b").magic(1, 5)
    t.stand(2, "tutenstan.a", "tutenstan.b")
    assert t.points(1, "bonus") == 2


# ---------------------------------------------------------------- Dwarves
def builders(dwarf_tower: int, tower: int, magic: int = 1, ore: int = 9) -> Table:
    """Seat 1 leads the Dwarves, seat 2 is about to build."""
    t = Table("dwarves elves goblins", homes="elan tutenstan galson")
    t.stand(1, "elan.a", "elan.a").stand(2, "tutenstan.a", "tutenstan.a").stand(3, "galson.b", "galson.b")
    t.magic(1, magic).tower(1, dwarf_tower).tower(2, tower).goods(2, ore=ore)
    return t.begin("build", active=2)


@law("tek", "faction.dwarves.1")
@pytest.mark.parametrize(
    ("dwarf_tower", "tower", "magic", "price"),
    [(1, 0, 1, 2), (2, 1, 1, 3), (5, 4, 1, 6), (2, 1, 0, 2), (3, 1, 1, 2), (1, 1, 1, 2), (0, 0, 1, 1)],
)
def test_dwarves_1_tax_only_the_level_they_stand_on(dwarf_tower: int, tower: int, magic: int, price: int) -> None:
    """E29: no other level, and nothing while their token is below the card."""
    t = builders(dwarf_tower, tower, magic).play("act build")
    assert t.has(2) == (0, 9 - price, 0)
    assert t.state.tower[1] == tower + 1
    t = builders(dwarf_tower, tower, magic, ore=price - 1)
    assert t.state.tower[1] == tower
    assert t.asked == "choose" or t.seat != 2


@law("tek", "faction.dwarves.1")
def test_dwarves_1_do_not_tax_themselves() -> None:
    t = peaceful("dwarves").stand(1, "elan.a", "elan.a").magic(1, 1).tower(1, 1).tower(2, 2).goods(1, ore=2)
    t.begin("build").play("act build")
    assert t.has(1) == (0, 0, 0)


@law("tek", "faction.dwarves.2")
@pytest.mark.parametrize(("magic", "ore"), [(1, 0), (2, 1)])
def test_dwarves_2_gain_ore_for_entering_mountains(magic: int, ore: int) -> None:
    t = peaceful("dwarves").stand(1, "elan.a", "elan.b").magic(1, magic).begin("patrol").patrol("elan.a", "elan.c")
    assert t.has(1) == (0, ore, 0)
    t = peaceful("dwarves").stand(1, "elan.a", "elan.b").magic(1, magic).begin("quest").quest("elan.a", "galson.a")
    assert t.has(1) == (0, ore, 0)
    t = peaceful("dwarves").stand(1, "elan.c", "elan.b").magic(1, magic).begin("patrol").patrol("elan.c", "elan.e")
    assert t.has(1) == (0, 0, 0)


@law("tek", "faction.dwarves.2")
def test_dwarves_2_have_the_ore_before_a_war_and_none_for_a_retreat_or_an_expansion() -> None:
    t = battle("dwarves", "humans").magic(1, 2).begin("patrol").patrol("elan.a", "elan.c")
    assert t.options(1) == ["0", "1"]
    t = Table("humans dwarves orcs", homes="galson tutenstan elan").magic(2, 2).goods(1, ore=1).goods(2, food=2)
    t.stand(1, "galson.b", "elan.e").stand(2, "galson.c", "tutenstan.a").stand(3, "elan.a", "elan.a")
    t.begin("patrol").patrol("galson.b", "galson.c").dials(1, 0).play("retreat galson.d")
    assert t.has(2) == (0, 0, 0)
    t = peaceful("dwarves").stand(1, "elan.c", "elan.b").magic(1, 2).goods(1, food=3).begin("expand")
    t.play("act expand", "expand elan.c")
    assert t.has(1) == (0, 0, 0)


@law("tek", "faction.dwarves.3")
@pytest.mark.parametrize(("tower", "ore"), [(0, 0), (2, 2), (5, 5)])
def test_dwarves_3_build_for_one_ore_less(tower: int, ore: int) -> None:
    def built(magic: int, ore: int) -> int:
        t = peaceful("dwarves").stand(1, "elan.a", "elan.a").magic(1, magic).tower(1, tower).goods(1, food=1, ore=ore)
        t.begin("build").answer("act build")
        assert t.has(1) in ((1, 0, 0), (1, ore, 0))
        return t.state.tower[0]

    assert built(3, ore) == tower + 1
    assert built(2, ore) == tower


@law("tek", "faction.dwarves.4")
def test_dwarves_4_build_when_trade_is_chosen() -> None:
    t = peaceful("dwarves").stand(1, "elan.a", "elan.a").magic(1, 4).goods(1, ore=2).begin("trade")
    assert t.options() == ["trade", "build", "pass"]
    t.play("act build")
    assert t.state.tower[0] == 1
    assert [a.id for a in t.live.view(None).actions if a.shield] == ["trade"]
    t = peaceful("dwarves").stand(1, "elan.a", "elan.a").magic(1, 4).goods(1, ore=2).begin("trade", active=3)
    assert (t.seat, t.options()) == (1, ["trade", "build", "collect"])
    t = peaceful("dwarves").stand(1, "elan.a", "elan.a").magic(1, 3).goods(1, ore=2).begin("trade")
    assert t.options() == ["trade", "pass"]
    t = peaceful("dwarves").stand(1, "elan.a", "elan.a").magic(1, 4).goods(1, ore=2).begin("build")
    assert t.options() == ["build", "pass"]


@law("tek", "faction.dwarves.5")
@pytest.mark.parametrize(("mine", "other", "points"), [(2, 1, 1), (2, 2, 1), (1, 2, 0), (0, 0, 0), (6, 5, 1)])
def test_dwarves_5_score_the_highest_tower(mine: int, other: int, points: int) -> None:
    t = peaceful("dwarves").stand(1, "elan.a", "elan.a").magic(1, 5).tower(1, mine).tower(3, other)
    assert t.points(1, "bonus") == points
    t = peaceful("dwarves").stand(1, "elan.a", "elan.a").magic(1, 4).tower(1, mine).tower(3, other)
    assert t.points(1, "bonus") == 0


# ---------------------------------------------------------------- Humans
@law("tek", "faction.humans.1")
def test_humans_1_trade_when_research_is_chosen() -> None:
    t = peaceful("humans").stand(1, "elan.a", "elan.a").magic(1, 1).goods(1, food=2).begin("research")
    assert t.options() == ["trade", "pass"]
    t.play("act trade", "trade food>ore", "trade-n 2")
    assert t.has(1) == (0, 2, 0)
    assert [a.id for a in t.live.view(None).actions if a.shield] == ["research"]
    t = peaceful("humans").stand(1, "elan.a", "elan.a").magic(1, 1).goods(1, mana=2).begin("research", active=3)
    assert (t.seat, t.options()) == (1, ["research", "trade", "collect"])
    t = peaceful("humans").stand(1, "elan.a", "elan.a").goods(1, mana=2).begin("research")
    assert t.options() == ["research", "pass"]


@law("tek", "faction.humans.2")
@pytest.mark.parametrize(("magic", "give", "got"), [(1, 3, 3), (2, 3, 4), (2, 1, 2), (2, 9, 9)])
def test_humans_2_gain_one_more_in_trade(magic: int, give: int, got: int) -> None:
    t = peaceful("humans").stand(1, "elan.a", "elan.a").magic(1, magic).goods(1, food=give).begin("trade")
    t.play("act trade", "trade food>mana").answer(f"trade-n {give}")
    assert t.has(1) == (0, 0, got)


@law("tek", "faction.humans.2")
def test_humans_2_must_exchange_at_least_one() -> None:
    t = peaceful("humans").stand(1, "elan.a", "elan.a").magic(1, 2).goods(1, food=2).begin("trade")
    t.play("act trade", "trade food>ore")
    assert t.options() == ["1", "2"]
    t = peaceful("humans").stand(1, "elan.a", "elan.a").magic(1, 2).begin("trade")
    assert t.asked != "act"
    assert t.has(1) == (0, 0, 0)


@law("tek", "faction.humans.3")
@pytest.mark.parametrize(
    ("ore", "mana", "most"),
    [(0, 0, 2), (3, 0, 5), (0, 2, 6), (2, 1, 4), (3, 1, 5), (1, 3, 8), (3, 2, 7), (9, 9, 11)],
)
def test_humans_3_reach_two_higher_with_one_kind(ore: int, mana: int, most: int) -> None:
    assert highest(battle("humans", "dwarves").magic(1, 3).goods(1, ore=ore, mana=mana)) == most
    below = min(11, ore + 2 * mana)
    assert highest(battle("humans", "dwarves").magic(1, 2).goods(1, ore=ore, mana=mana)) == below


@law("tek", "faction.humans.3")
@pytest.mark.parametrize(
    ("ore", "mana", "number", "ways"),
    [
        (4, 2, 4, ["1m", "2o", "2o1m"]),  # one kind: 2 ore or 1 mana for 2; two kinds: the full 4
        (3, 1, 3, ["1o", "1o1m"]),
        (1, 2, 5, ["1o2m", "2m"]),  # 3 in mana alone means 2 mana, although 1 ore and 1 mana would be exactly 3
        (0, 2, 5, ["2m"]),
        (2, 3, 7, ["1o3m", "3m"]),
        (4, 4, 2, ["0"]),
        (4, 4, 1, ["0"]),
    ],
)
def test_humans_3_pay_two_less_with_one_kind_and_all_with_two(ore: int, mana: int, number: int, ways: list[str]) -> None:
    t = war(battle("humans", "dwarves").magic(1, 3).goods(1, ore=ore, mana=mana), number, 0)
    if len(ways) > 1:
        assert (t.asked, sorted(t.options())) == ("pay", ways)
    else:
        used = ore * 10 + mana - t.has(1)[1] * 10 - t.has(1)[2]
        assert used == {"0": 0, "2m": 2}[ways[0]]


def human_payments(ore: int, mana: int, cost: int) -> list[int]:
    """By hand: one kind pays 2 less, exactly if it can, else the least above; two kinds pay all, exactly."""
    if cost <= 2:
        return [0]
    alone = [(10 * o, o) for o in range(1, ore + 1)] + [(m, 2 * m) for m in range(1, mana + 1)]
    enough = [(b, value) for b, value in alone if value in (cost - 2, cost - 1) and (value == cost - 2 or b < 10)]
    exact = [b for b, value in enough if value == cost - 2]
    both = [10 * o + m for o in range(1, ore + 1) for m in range(1, mana + 1) if o + 2 * m == cost]
    return sorted(exact or [b for b, _ in enough]) + both


@law("tek", "faction.humans.3", "war.2")
def test_humans_3_every_number_they_can_set_they_can_pay_and_in_every_way() -> None:
    t = battle("humans", "dwarves").magic(1, 3)
    for ore in range(10):
        for mana in range(10):
            t.goods(1, ore=ore, mana=mana)
            for cost in range(1, 12):
                ways = human_payments(ore, mana, cost)
                assert sorted(war_payments(t.g, 0, cost)) == sorted(ways), (ore, mana, cost)
                assert can_pay_war(t.g, 0, cost) == bool(ways), (ore, mana, cost)


@law("tek", "faction.humans.4")
@pytest.mark.parametrize(
    ("magic", "regions", "got"),
    [
        (4, ("elan.b", "elan.c"), (1, 1, 1)),  # b touches the lake
        (3, ("elan.b", "elan.c"), (0, 1, 1)),
        (4, ("elan.a", "elan.c"), (2, 1, 0)),  # a lies on the river
        (4, ("elan.a", "elan.b"), (2, 0, 1)),  # once, however many
        (4, ("elan.c", "elan.e"), (0, 1, 1)),  # no water
    ],
)
def test_humans_4_collect_food_by_the_water_once(magic: int, regions: tuple[str, ...], got: tuple[int, int, int]) -> None:
    assert peaceful("humans").stand(1, *regions).magic(1, magic).collect().has(1) == got


@law("tek", "faction.humans.5")
@pytest.mark.parametrize(("goods", "points"), [((4, 3, 0), 1), ((4, 4, 4), 3), ((9, 9, 0), 2), ((3, 3, 3), 0), ((9, 0, 0), 1)])
def test_humans_5_score_each_kind_of_four(goods: tuple[int, int, int], points: int) -> None:
    t = peaceful("humans").stand(1, "elan.a", "elan.a").magic(1, 5).goods(1, *goods)
    assert t.points(1, "bonus") == points
    t = peaceful("humans").stand(1, "elan.a", "elan.a").magic(1, 4).goods(1, *goods)
    assert t.points(1, "bonus") == 0


# ---------------------------------------------------------------- together
@law("tek", "research.3", "faction.orcs.1", "faction.orcs.2", "faction.orcs.3")
def test_lower_levels_stay_in_force() -> None:
    """Orcs of level 3: food pays, one is off, and the tie is theirs."""
    t = battle("orcs", "dwarves").magic(1, 3).goods(1, food=2).goods(2, ore=3)
    t = war(t, 3, 3)
    assert t.at("elan.c") == [1]
    assert t.has(1) == (0, 0, 0)


@law("tek", "faction.orcs.3", "faction.orcs.2", "exploration.7")
def test_all_discounts_add_up() -> None:
    """E21: a fort and Orcs 3 take 3 off; food pays the rest."""
    t = battle("orcs", "dwarves").magic(1, 3).goods(1, food=2).token("galson.e", "fort")
    assert highest(t) == 5
    t = battle("orcs", "dwarves").magic(1, 3).goods(1, food=2).token("galson.e", "fort")
    assert war(t, 5, 0).has(1) == (0, 0, 0)


@law("tek", "faction.humans.5")
def test_humans_5_count_their_own_three_resources_and_no_others() -> None:
    t = Table("orcs humans elves", homes="elan tutenstan galson").magic(2, 5).stand(2, "tutenstan.a", "tutenstan.b")
    t.stand(1, "elan.a", "elan.b").stand(3, "galson.a", "galson.b")
    t.goods(1, food=9, ore=9, mana=9).goods(2, food=4, mana=4).goods(3, food=9, ore=9, mana=9)
    assert t.points(2, "bonus") == 2
