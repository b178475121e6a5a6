"""Build, Research, Expand, Trade and collecting resources (build, research, expand, trade, collect, regions.4)."""

from __future__ import annotations

import pytest

from regnum.games.tek.actions import L_COLLECTED
from regnum.games.tek.lexicon import BUNDLE
from regnum.law import law
from tests.law.tek.table import Table


def three(first: str = "orcs", homes: str = "elan galson parohan") -> Table:
    """Three kingdoms; seats 2 and 3 stand in pairs and own nothing. Seat 1 is not on the map yet."""
    t = Table(f"{first} elves {'humans' if first == 'dwarves' else 'dwarves'}", homes=homes)
    _, second, third = homes.split()
    return t.stand(2, f"{second}.c", f"{second}.c").stand(3, f"{third}.c", f"{third}.c")


def collected(t: Table) -> tuple[int, int, int]:
    """What seat 1 holds after seat 2 chose an action that nobody takes and the others collected."""
    t.begin("build", active=2)
    assert t.asked == "choose"
    return t.has(1)


# ---------------------------------------------------------------- build.1
@law("tek", "build.1")
@pytest.mark.parametrize("level", range(1, 7))
def test_the_next_part_of_the_tower_costs_its_number_in_ore(level: int) -> None:
    t = three().stand(1, "elan.a", "elan.a").tower(1, level - 1).goods(1, food=9, ore=level, mana=9).begin("build")
    t.play("act build")
    assert t.state.tower[0] == level and t.has(1) == (9, 0, 9) and "built" in t.said()
    t = three().stand(1, "elan.a", "elan.a").tower(1, level - 1).goods(1, food=9, ore=level - 1, mana=9).begin("build")
    assert t.state.tower[0] == level - 1 and t.said()[1] == "idle"  # one ore short: it cannot build


@law("tek", "build.1")
def test_too_little_ore_is_the_reason_given() -> None:
    t = three("dwarves").stand(1, "elan.a", "elan.a").magic(1, 4).tower(1, 3).goods(1, food=1, ore=2).begin("trade")
    t.refuses("act build", "build.1")  # with Dwarves 3 the fourth part costs 3


@law("tek", "build.1")
def test_a_finished_tower_grows_no_more() -> None:
    t = three("dwarves").stand(1, "elan.a", "elan.a").magic(1, 4).tower(1, 6).goods(1, ore=9).begin("trade")
    assert t.options() == ["trade", "pass"]
    t.refuses("act build", "build.1")


# ---------------------------------------------------------------- build.2
@law("tek", "build.2")
def test_one_action_builds_one_part() -> None:
    t = three().stand(1, "elan.a", "elan.a").goods(1, ore=9).goods(2, ore=9).begin("build").play("1: act build")
    assert t.state.tower[0] == 1 and t.has(1) == (0, 8, 0) and t.seat == 2
    t.play("2: act build")
    assert t.state.tower == [1, 1, 0] and t.asked == "choose"


# ---------------------------------------------------------------- research.1
@law("tek", "research.1")
@pytest.mark.parametrize("level", range(1, 6))
def test_the_next_magic_level_costs_its_number_in_mana(level: int) -> None:
    t = three().stand(1, "elan.a", "elan.a").magic(1, level - 1).goods(1, food=9, ore=9, mana=level).begin("research")
    t.play("act research")
    assert t.state.magic[0] == level and t.has(1) == (9, 9, 0) and "learned" in t.said()
    t = three().stand(1, "elan.a", "elan.a").magic(1, level - 1).goods(1, food=9, ore=9, mana=level - 1).begin("research")
    assert t.state.magic[0] == level - 1 and t.said()[1] == "idle"


@law("tek", "research.1")
def test_too_little_mana_or_no_level_left_is_the_reason_given() -> None:
    t = three("humans").stand(1, "elan.a", "elan.a").magic(1, 2).goods(1, ore=9, mana=2).begin("research")
    assert t.options() == ["trade", "pass"]  # Humans 1
    t.refuses("act research", "research.1")
    t = three("humans").stand(1, "elan.a", "elan.a").magic(1, 5).goods(1, mana=9).begin("research")
    t.refuses("act research", "research.1")


# ---------------------------------------------------------------- research.2
@law("tek", "research.2")
def test_one_action_raises_magic_by_one() -> None:
    t = three().stand(1, "elan.a", "elan.a").goods(1, mana=9).goods(3, mana=9).begin("research").play("1: act research")
    assert t.state.magic[0] == 1 and t.has(1) == (0, 0, 8) and t.seat == 3


# ---------------------------------------------------------------- research.3
@law("tek", "research.3")
def test_the_new_ability_is_there_at_once() -> None:
    t = three("shapeshifters").stand(1, "elan.a", "elan.a").magic(1, 3).goods(1, mana=4).begin("research")
    t.play("act research").answer("price 4m")
    assert t.asked == "mimic" and t.seat == 1  # Shapeshifters 4 choose whom they copy before anybody else acts
    t.play("mimic 2")
    assert t.live.view(None).kingdoms[0].mimics == "elves"


@law("tek", "research.3")
@pytest.mark.parametrize("level", range(6))
def test_lower_abilities_stay_and_higher_ones_wait(level: int) -> None:
    t = three("humans").stand(1, "elan.b", "elan.b").magic(1, level).goods(1, food=3).begin("trade")
    t.play("act trade", "trade food>ore", "trade-n 3")
    assert t.has(1)[1] == (4 if level >= 2 else 3)  # Humans 2: one more
    t = three("humans").stand(1, "elan.b", "elan.b").magic(1, level)
    assert collected(t) == ((1 if level >= 4 else 0), 0, 1)  # Humans 4: elan.b lies on the water
    t = three("humans").stand(1, "elan.b", "elan.b").magic(1, level).goods(1, food=9).begin("research")
    assert ("act" if level >= 1 else "choose") == t.asked  # Humans 1: Trade instead of Research


# ---------------------------------------------------------------- research.4
@law("tek", "research.4", "scoring.3")
@pytest.mark.parametrize("level", range(6))
def test_each_magic_level_is_worth_a_point(level: int) -> None:
    t = three("humans").stand(1, "elan.a", "elan.a").magic(1, level)
    assert t.points(1, "magic") == level
    assert t.points(1) == 2 + level


# ---------------------------------------------------------------- expand.1
@law("tek", "expand.1")
@pytest.mark.parametrize("nth", range(2, 8))
def test_the_new_figure_is_counted_in_its_price(nth: int) -> None:  # T-01
    regions = ["elan.a", "elan.b", "elan.c", "elan.d", "elan.e", "galson.a"][: nth - 1]
    t = three().stand(1, *regions).goods(1, food=nth, ore=9, mana=9).begin("expand").play("act expand")
    t.answer("expand elan.a")
    assert t.figures(1) == nth and t.has(1) == (0, 9, 9) and t.at("elan.a") == [1, 1] and "expanded" in t.said()
    t = three().stand(1, *regions).goods(1, food=nth - 1, ore=9, mana=9).begin("expand")
    assert t.figures(1) == nth - 1 and t.said()[1] == "idle"


@law("tek", "expand.1")
def test_too_little_food_is_the_reason_given() -> None:
    t = three("halflings").stand(1, "elan.a", "elan.b", "elan.c").magic(1, 4).goods(1, food=2).begin("trade")
    t.refuses("act expand", "expand.1")  # the fourth costs 4, and 3 with Halflings 1


# ---------------------------------------------------------------- expand.2
@law("tek", "expand.2")
def test_the_new_figure_joins_another_of_yours() -> None:
    t = three().stand(1, "elan.a", "elan.c").goods(1, food=3).begin("expand").play("act expand")
    assert t.options() == ["elan.a", "elan.c"]
    t.refuses("expand elan.b", "expand.2")  # nobody there
    t.refuses("expand galson.a", "expand.2")
    t.play("expand elan.c")
    assert t.at("elan.c") == [1, 1] and t.at("elan.a") == [1]


@law("tek", "expand.2")
def test_another_players_lone_figure_is_no_place_for_yours() -> None:
    t = three().stand(1, "elan.a", "elan.c").stand(2, "elan.e").goods(1, food=3).begin("expand").play("act expand")
    t.refuses("expand elan.e", "expand.2")


@law("tek", "expand.2")
def test_a_home_without_figures_is_no_place_either() -> None:
    t = three().stand(1, "galson.a", "parohan.a").goods(1, food=3).begin("expand").play("act expand")
    assert t.options() == ["galson.a", "parohan.a"]
    t.refuses("expand elan.a", "expand.2")


# ---------------------------------------------------------------- expand.3
@law("tek", "expand.3")
def test_without_a_lone_figure_there_is_no_expanding() -> None:
    t = three("halflings").stand(1, "elan.a", "elan.a").magic(1, 4).goods(1, food=9).begin("trade")
    assert t.options() == ["trade", "pass"]
    t.refuses("act expand", "expand.3")
    t = three().stand(1, "elan.a", "elan.a").goods(1, food=9).begin("expand")
    assert t.figures(1) == 2 and t.said()[1] == "idle"


@law("tek", "expand.3")
def test_a_region_shared_with_an_ally_is_full() -> None:  # E25
    t = three().stand(1, "elan.a", "elan.c", "elan.e").stand(2, "elan.e").goods(1, food=4).begin("expand").play("act expand")
    assert t.options() == ["elan.a", "elan.c"]
    t.refuses("expand elan.e", "move.1")
    t = three("halflings").stand(1, "elan.e", "elan.a").stand(2, "elan.e").stand(3, "elan.a").magic(1, 4).goods(1, food=9)
    t.begin("trade").refuses("act expand", "expand.3")


# ---------------------------------------------------------------- expand.4
@law("tek", "expand.4")
@pytest.mark.parametrize("figures", range(1, 8))
def test_each_figure_outside_the_ruins_scores_a_point(figures: int) -> None:
    regions = ["tul-grund.a", "tul-grund.b", "tul-grund.d", "tul-grund.e", "galson.a", "galson.b", "galson.d"]
    t = three(homes="tul-grund galson parohan").stand(1, *regions[:figures])
    assert t.points(1, "figures") == t.points(1) == figures
    t = three(homes="tul-grund galson parohan").stand(1, *regions[: figures - 1], "tul-grund.c")
    assert t.points(1, "figures") == t.points(1) == figures - 1


# ---------------------------------------------------------------- trade.1
@law("tek", "trade.1")
def test_any_amount_of_one_resource_for_as_much_of_another() -> None:
    t = three().stand(1, "elan.a", "elan.a").goods(1, food=3, mana=1).begin("trade").play("act trade")
    assert t.options() == ["food>ore", "food>mana", "mana>food", "mana>ore"]
    t.refuses("trade ore>food", "trade.1")  # it has no ore
    t.refuses("trade food>food", "trade.1")
    t.play("trade food>ore")
    assert t.options() == ["1", "2", "3"]
    t.refuses("trade-n 0", "trade.1")
    t.refuses("trade-n 4", "trade.1")
    t.play("trade-n 2")
    assert t.has(1) == (1, 2, 1)


@law("tek", "trade.1")
def test_nine_is_the_most_in_trade_too() -> None:
    t = three().stand(1, "elan.a", "elan.a").goods(1, food=5, ore=7).begin("trade")
    t.play("act trade", "trade food>ore", "trade-n 5")
    assert t.has(1) == (0, 9, 0)


@law("tek", "trade.1")
def test_who_has_nothing_cannot_trade() -> None:
    t = three("dwarves").stand(1, "elan.a", "elan.a").magic(1, 4).begin("trade")
    assert t.options() == ["build", "pass"]  # Dwarves 3 and 4 build the first part for nothing
    t.refuses("act trade", "trade.1")


# ---------------------------------------------------------------- trade.2
@law("tek", "trade.2")
def test_one_exchange_an_action() -> None:
    t = three().stand(1, "elan.a", "elan.a").goods(1, food=3, ore=3).goods(2, food=1).begin("trade")
    t.play("1: act trade", "1: trade food>mana", "1: trade-n 1")
    assert t.seat == 2 and t.has(1) == (2, 3, 1)


# ---------------------------------------------------------------- collect.1
@law("tek", "collect.1")
def test_a_resource_for_each_region_with_a_figure() -> None:
    assert collected(three().stand(1, "elan.a", "elan.b", "elan.c", "elan.d", "elan.e")) == (2, 1, 2)
    assert collected(three().stand(1, "elan.a", "parohan.a", "galson.e")) == (2, 1, 0)  # anywhere on the map


@law("tek", "collect.1")
def test_collecting_is_instead_of_the_action_and_not_for_the_active_player() -> None:
    t = three().stand(1, "elan.a", "elan.c").goods(1, ore=5).begin("build", active=2)
    assert t.seat == 1 and t.options() == ["build", "collect"]
    t.play("act collect")
    assert t.has(1) == (1, 6, 0) and t.state.tower[0] == 0
    t = three().stand(1, "elan.a", "elan.c").goods(1, ore=5).begin("build", active=2).play("1: act build")
    assert t.has(1) == (0, 4, 0) and t.state.tower[0] == 1
    t = three().stand(1, "elan.a", "elan.c").goods(1, ore=5).begin("build")
    t.refuses("act collect", "turn.5")


@law("tek", "collect.1")
def test_a_player_without_figures_collects_nothing() -> None:
    assert collected(three()) == (0, 0, 0)


# ---------------------------------------------------------------- collect.2
@law("tek", "collect.2")
def test_a_second_figure_in_a_region_gives_nothing_more() -> None:
    assert collected(three().stand(1, "elan.a", "elan.a", "elan.c", "elan.c")) == (1, 1, 0)


@law("tek", "collect.2")
def test_allies_in_one_region_both_collect() -> None:
    t = three().stand(1, "elan.a", "elan.c").stand(3, "elan.a").begin("build", active=2)
    assert t.has(1) == (1, 1, 0) and t.has(3) == (1, 0, 1)


# ---------------------------------------------------------------- collect.3
@law("tek", "collect.3")
@pytest.mark.parametrize(
    ("region", "gain"),
    [("elan.b", (0, 0, 1)), ("elan.c", (0, 1, 0)), ("elan.a", (1, 0, 0))],
    ids=["forest", "mountain", "plains"],
)
def test_forests_give_mana_mountains_ore_plains_food(region: str, gain: tuple[int, int, int]) -> None:
    assert collected(three().stand(1, region, region)) == gain


# ---------------------------------------------------------------- collect.4
@law("tek", "collect.4")
def test_nobody_holds_more_than_nine() -> None:
    t = three().stand(1, "elan.a", "elan.c", "elan.d", "elan.e").goods(1, food=8, ore=9, mana=8)
    t.begin("build", active=2).play("act collect")
    assert t.has(1) == (9, 9, 9)  # two plains, one mountain, one forest


@law("tek", "collect.4")
def test_nine_is_the_most_however_gained() -> None:
    t = three().stand(1, "elan.a", "elan.e").goods(1, food=9, ore=9, mana=9).token("elan.b", "treasure", hidden=True)
    t.begin("patrol").patrol("elan.a", "elan.b").play("gain food", "gain mana")
    assert t.has(1) == (9, 9, 9)


@law("tek", "collect.4")
def test_a_harvest_of_more_than_nine_is_told_right() -> None:
    t = Table("dark-elves elves orcs humans", homes="elan plebejsko hyperborcie fionarria").magic(1, 3)
    t.stand(2, "plebejsko.a", "plebejsko.a").stand(3, "hyperborcie.a", "hyperborcie.a").stand(4, "fionarria.b", "fionarria.b")
    t.stand(1, "elan.b", "elan.e", "plebejsko.d", "plebejsko.e", "hyperborcie.b", "hyperborcie.d", "fionarria.a")
    t.token("elan.b", "camp").token("elan.e", "camp").begin("build", active=2)
    assert t.has(1) == (0, 0, 9)  # seven forests, two camps and Dark Elves 3 give 10
    told = [line.args for line in t.live.session.g.log or [] if line.saying == L_COLLECTED and line.args[0] == 0]
    assert [BUNDLE.text(args[1]) for args in told] == ["9m"]


# ---------------------------------------------------------------- collect.5
@law("tek", "collect.5")
@pytest.mark.parametrize("resource", ["food", "ore", "mana"])
def test_a_single_figure_brings_one_more_of_choice(resource: str) -> None:
    t = three().stand(1, "elan.c").begin("build", active=2)
    assert (t.asked, t.seat, t.options()) == ("gain", 1, ["food", "ore", "mana"])
    t.play(f"gain {resource}")
    assert t.has(1) == {"food": (1, 1, 0), "ore": (0, 2, 0), "mana": (0, 1, 1)}[resource]


@law("tek", "collect.5")
def test_two_figures_do_not_even_in_one_region() -> None:
    t = three().stand(1, "elan.c", "elan.c").begin("build", active=2)
    assert t.asked == "choose" and t.has(1) == (0, 1, 0)


@law("tek", "collect.5")
def test_a_single_figure_in_the_ruins_brings_two_of_choice_and_in_a_capital_one() -> None:
    t = three(homes="tul-grund galson parohan").stand(1, "tul-grund.c").begin("build", active=2)
    t.play("gain food", "gain ore")
    assert t.has(1) == (1, 1, 0) and t.asked == "choose"
    t = three(homes="pocemburg galson parohan").stand(1, "pocemburg.c").begin("build", active=2).play("gain ore")
    assert t.has(1) == (0, 1, 0) and t.asked == "choose"


# ---------------------------------------------------------------- regions.4
@law("tek", "regions.4")
@pytest.mark.parametrize("capital", ["aughmoore.c", "pocemburg.c", "zmatkansko.c", "morandrea.e", "kdovikdesko.d"])
def test_a_capital_gives_no_resources(capital: str) -> None:
    home = capital.split(".")[0]
    assert collected(three(homes=f"{home} galson parohan").stand(1, capital, capital)) == (0, 0, 0)
    t = three(homes=f"{home} galson parohan").stand(1, capital, capital).token(capital, "camp")
    assert collected(t) == (0, 0, 0)
