"""Moving figures: Patrol, Quest, who may stand where, and the ruins (patrol, quest, move, regions)."""

from __future__ import annotations

import pytest

from regnum.games.tek.components import TERRITORIES
from regnum.law import law
from tests.law.tek.table import Table


def three(first: str = "orcs", homes: str = "elan galson parohan") -> Table:
    """Three kingdoms; seats 2 and 3 wait in the middle of their homes. Seat 1 is not on the map yet."""
    t = Table(f"{first} elves dwarves" if first != "dwarves" else "dwarves elves humans", homes=homes)
    _, second, third = homes.split()
    return t.stand(2, f"{second}.c", f"{second}.c").stand(3, f"{third}.c", f"{third}.c")


def patrolling(t: Table, origin: str) -> Table:
    """Seat 1 has picked the figure that patrols."""
    return t.begin("patrol").play("act patrol").answer(f"patrol {origin}")


# ---------------------------------------------------------------- patrol.1
@law("tek", "patrol.1")
def test_a_patrol_goes_to_an_adjacent_region_of_the_territory() -> None:
    t = patrolling(three().stand(1, "elan.a", "elan.e"), "elan.a")
    assert t.options() == ["elan.b", "elan.c"]
    t.refuses("patrol-to elan.e", "patrol.1")  # no common border
    t.refuses("patrol-to galson.a", "patrol.1")  # another territory
    t.refuses("patrol-to elan.a", "patrol.1")  # it must move
    t.play("patrol-to elan.c")
    assert t.at("elan.a") == [] and t.at("elan.c") == [1] and t.at("elan.e") == [1]


@law("tek", "patrol.1")
def test_one_figure_one_step_and_only_your_own() -> None:
    t = three().stand(1, "elan.a", "elan.e").begin("patrol").play("act patrol")
    assert t.options() == ["elan.a", "elan.e"]
    t.refuses("patrol galson.c", "patrol.1")
    t.play("patrol elan.e", "patrol-to elan.d")
    assert t.seat == 2 and t.at("elan.d") == [1] and t.at("elan.a") == [1]


def reach(origin: str) -> set[str]:
    """Where a lone standing figure in a region can patrol."""
    territory = origin.split(".")[0]
    others = [home for home in ("elan", "galson", "parohan") if home != territory]
    t = three(homes=" ".join([territory, *others[:2]])).stand(1, origin)
    if t.g.searching[0]:
        t.upright(1, origin)
    patrolling(t, origin)
    return set(t.options()) if t.asked == "patrol-to" else {t.moves()[-1].split(">")[1]}


@law("tek", "patrol.1")
@pytest.mark.parametrize("territory", TERRITORIES)
def test_borders_are_common(territory: str) -> None:
    regions = [f"{territory}.{letter}" for letter in "abcde"]
    found = {origin: reach(origin) for origin in regions}
    for origin in regions:
        assert found[origin] <= set(regions) - {origin}
        assert all(origin in found[to] for to in found[origin])


@law("tek", "patrol.1")
def test_who_cannot_patrol_with_one_figure_may_with_another() -> None:
    t = three(homes="morandrea galson parohan").stand(1, "morandrea.e", "morandrea.d", "morandrea.d", "morandrea.b")
    t.begin("patrol").play("act patrol")
    assert t.options() == ["morandrea.b", "morandrea.d"]
    t.refuses("patrol morandrea.e", "patrol.1")  # the only way out of e is the full region d
    t.play("patrol morandrea.d", "patrol-to morandrea.c")
    assert t.at("morandrea.c") == [1]


# ---------------------------------------------------------------- patrol.2, regions.1, regions.2
@law("tek", "patrol.2", "regions.2")
def test_a_river_cannot_be_crossed_from_either_bank() -> None:
    t = patrolling(three().stand(1, "elan.a", "elan.e"), "elan.a")
    t.refuses("patrol-to elan.d", "patrol.2")
    t = patrolling(three().stand(1, "elan.d", "elan.b"), "elan.d")
    assert "elan.a" not in t.options()
    t.refuses("patrol-to elan.a", "patrol.2")


@law("tek", "regions.2")
def test_a_river_stops_a_retreat_too() -> None:
    t = three().stand(1, "elan.a", "elan.e").stand(2, "elan.c").goods(1, food=9).goods(2, ore=1)
    t.begin("patrol").patrol("elan.a", "elan.c").dials(0, 1)  # the attacker has lost in c
    assert t.asked == "retreat" and t.options() == ["pass", "elan.a", "elan.b", "elan.d", "elan.e"]
    t = three().stand(1, "elan.c", "elan.e").stand(2, "elan.a").goods(1, food=9).goods(2, ore=1)
    t.begin("patrol").patrol("elan.c", "elan.a").dials(0, 1)
    assert t.options() == ["pass", "elan.b", "elan.c"]  # d lies across the river from a
    assert t.live.ask.kind == "retreat"
    t.play("retreat elan.b")
    assert t.at("elan.b") == [1]


@law("tek", "regions.2")
def test_only_an_ability_carries_a_figure_over_a_river() -> None:
    t = patrolling(three("merfolk").magic(1, 1).stand(1, "elan.a", "elan.e"), "elan.a")
    assert "elan.d" in t.options()
    t.play("patrol-to elan.d")
    assert t.at("elan.d") == [1]
    t = patrolling(three("merfolk").stand(1, "elan.a", "elan.e"), "elan.a")
    t.refuses("patrol-to elan.d", "patrol.2")


@law("tek", "patrol.2")
def test_a_patrol_does_not_cross_water_or_crags() -> None:
    t = patrolling(three(homes="plebejsko galson parohan").stand(1, "plebejsko.a"), "plebejsko.a")
    assert t.options() == ["plebejsko.b", "plebejsko.d"]  # c and e lie across the lake
    t.refuses("patrol-to plebejsko.c", "patrol.1")
    t.refuses("patrol-to plebejsko.e", "patrol.1")
    t = patrolling(three(homes="tutenstan galson parohan").stand(1, "tutenstan.a"), "tutenstan.a")
    assert t.options() == ["tutenstan.b", "tutenstan.c"]  # d lies across the crags
    t.refuses("patrol-to tutenstan.d", "patrol.1")


@law("tek", "regions.1", "patrol.2")
def test_water_and_crags_cannot_be_entered() -> None:
    t = patrolling(three(homes="tutenstan galson parohan").stand(1, "tutenstan.c").upright(1, "tutenstan.c"), "tutenstan.c")
    t.refuses("patrol-to tutenstan.W", "regions.1")
    t.refuses("patrol-to tutenstan.K", "regions.1")
    t = three().stand(1, "elan.a", "elan.c").begin("quest").play("act quest").answer("quest elan.a")
    t.refuses("quest-to galson.W", "regions.1")
    t.refuses("quest-to galson.K", "regions.1")
    assert all(x[-1] in "abde" for x in t.options())


@law("tek", "regions.1")
def test_an_ability_may_open_them() -> None:
    t = patrolling(three("merfolk").magic(1, 3).stand(1, "elan.b", "elan.e"), "elan.b")
    t.play("patrol-to elan.W")
    assert t.at("elan.W") == [1]
    t = patrolling(three("merfolk", "tutenstan galson parohan").magic(1, 3).stand(1, "tutenstan.d"), "tutenstan.d")
    t.refuses("patrol-to tutenstan.K", "regions.1")
    lizards = three("lizardfolk", "tutenstan galson parohan").magic(1, 3).stand(1, "tutenstan.d")
    patrolling(lizards, "tutenstan.d").refuses("patrol-to tutenstan.W", "regions.1")
    lizards.play("patrol-to tutenstan.K")
    assert lizards.at("tutenstan.K") == [1]


@law("tek", "regions.1")
def test_no_retreat_into_water_or_crags() -> None:
    t = three(homes="tutenstan galson parohan").stand(1, "tutenstan.b", "galson.a").stand(2, "tutenstan.d")
    t.goods(1, food=9).goods(2, ore=1).begin("patrol").patrol("tutenstan.b", "tutenstan.d").dials(0, 1)
    assert t.options() == ["pass", "tutenstan.b", "tutenstan.c"]
    t.refuses("retreat tutenstan.W", "regions.1")
    t.refuses("retreat tutenstan.K", "regions.1")


# ---------------------------------------------------------------- quest.1
@law("tek", "quest.1")
def test_a_quest_goes_to_any_other_territory() -> None:  # T-14
    t = Table("orcs elves dwarves humans", homes="elan galson parohan intheoros")
    for seat, home in enumerate(("elan", "galson", "parohan", "intheoros"), 1):
        t.stand(seat, f"{home}.a", f"{home}.a")
    t.stand(1, "elan.e").begin("quest").play("act quest", "quest elan.a")
    assert {x.split(".")[0] for x in t.options()} == {"galson", "parohan", "intheoros"}
    t.refuses("quest-to elan.b", "quest.1")  # the same territory
    t.refuses("quest-to morandrea.a", "quest.1")  # not in play
    t.play("quest-to parohan.d")  # the card across the table
    assert t.at("parohan.d") == [1] and t.at("elan.a") == [1] and t.seat == 2


@law("tek", "quest.1")
def test_a_quest_may_start_away_from_home_and_come_back() -> None:
    t = three().stand(1, "galson.a", "galson.a").begin("quest").play("act quest")
    assert t.asked == "quest-to"
    t.refuses("quest-to galson.b", "quest.1")
    t.play("quest-to elan.b")
    assert t.at("elan.b") == [1]


@law("tek", "quest.1")
def test_where_no_quest_is_possible_the_reason_is_the_clause_of_the_quest() -> None:
    t = three("centaurs").magic(1, 3).stand(1, "elan.c", "elan.c").begin("patrol")
    assert t.options() == ["patrol", "pass"]
    t.refuses("act quest", "quest.1")  # Centaurs 3 may Quest instead, but not from the middle of a card
    t = three("centaurs", "morandrea galson parohan").magic(1, 3).begin("patrol", active=2)
    assert t.seat != 1  # without figures there is nothing to move


# ---------------------------------------------------------------- quest.2
@law("tek", "quest.2")
def test_both_ends_of_a_quest_lie_on_an_outer_edge() -> None:
    t = three().stand(1, "elan.a", "elan.b", "elan.c").begin("quest").play("act quest")
    assert t.options() == ["elan.a", "elan.b"]
    t.refuses("quest elan.c", "quest.2")
    t.play("quest elan.a")
    assert t.options() == ["galson.a", "galson.b", "galson.d", "galson.e", "parohan.a", "parohan.b", "parohan.d", "parohan.e"]
    t = Table("orcs elves dwarves", homes="elan galson parohan").stand(1, "elan.a", "elan.a")
    t.stand(2, "galson.a", "galson.a").stand(3, "parohan.a", "parohan.a").begin("quest").play("act quest")
    t.refuses("quest-to galson.c", "quest.2")
    t.refuses("quest-to parohan.c", "quest.2")


@law("tek", "quest.2")
def test_figures_inside_cannot_quest_at_all() -> None:
    t = three().stand(1, "elan.c", "elan.c").begin("quest")
    assert t.seat != 1 and t.said()[-1] != "moved"
    assert "idle" in t.said()


# ---------------------------------------------------------------- quest.3
@law("tek", "quest.3")
def test_a_region_that_reaches_the_edge_only_over_water_or_crags_is_closed_to_quests() -> None:  # T-20
    t = Table("orcs elves dwarves", homes="elan tutenstan anarchistan").stand(1, "elan.a", "elan.a")
    t.stand(2, "tutenstan.a", "tutenstan.a").stand(3, "anarchistan.a", "anarchistan.a").begin("quest").play("act quest")
    t.refuses("quest-to tutenstan.d", "quest.2")  # behind the sea
    t.refuses("quest-to anarchistan.c", "quest.2")  # behind the sea and the crags
    t.refuses("quest-to tutenstan.W", "regions.1")
    assert "tutenstan.e" in t.options() and "anarchistan.d" in t.options()  # on the coast, and by land at the edge


@law("tek", "quest.3")
def test_nothing_lies_between_two_cards() -> None:  # T-20
    t = Table("orcs elves dwarves", homes="elan tutenstan anarchistan").stand(1, "elan.b", "elan.c")
    t.stand(2, "tutenstan.a", "tutenstan.a").stand(3, "anarchistan.a", "anarchistan.a")
    t.begin("quest").quest("elan.b", "tutenstan.e")  # from one coast to the other
    assert t.at("tutenstan.e") == [1]


# ---------------------------------------------------------------- move.1
@law("tek", "move.1")
def test_a_full_region_is_closed_whatever_the_colours() -> None:
    t = three(homes="fionarria galson parohan").stand(1, "fionarria.c", "fionarria.a", "fionarria.a", "galson.a")
    t.stand(2, "fionarria.b").stand(3, "fionarria.b")
    patrolling(t, "fionarria.c")
    assert t.options() == ["fionarria.d", "fionarria.e"]
    t.refuses("patrol-to fionarria.a", "move.1")  # two of one colour
    t.refuses("patrol-to fionarria.b", "move.1")  # two colours
    t = three().stand(1, "elan.a", "elan.b", "elan.b", "elan.e").stand(2, "elan.c").stand(3, "elan.c")
    t.begin("patrol").play("act patrol")
    t.refuses("patrol elan.a", "patrol.1")  # b and c are full: this figure has nowhere to go


@law("tek", "move.1")
def test_a_quest_into_a_full_region_is_refused() -> None:
    t = three().stand(1, "elan.a", "elan.b").stand(2, "galson.a", "galson.a").stand(3, "parohan.d").stand(2, "parohan.d")
    t.begin("quest").play("act quest", "quest elan.a")
    t.refuses("quest-to galson.a", "move.1")
    t.refuses("quest-to parohan.d", "move.1")


@law("tek", "move.1")
def test_one_figure_of_yours_leaves_room_for_another() -> None:
    t = patrolling(three().stand(1, "elan.a", "elan.b"), "elan.a").play("patrol-to elan.b")
    assert t.at("elan.b") == [1, 1]
    t = three().stand(1, "elan.a", "galson.b").begin("quest").play("act quest").answer("quest elan.a").play("quest-to galson.b")
    assert t.at("galson.b") == [1, 1]


@law("tek", "move.1")
def test_one_figure_of_another_is_room_enough_to_attack() -> None:
    t = three().stand(1, "elan.a", "elan.b").stand(2, "elan.c").begin("patrol").patrol("elan.a", "elan.c")
    assert t.asked == "dial" and t.at("elan.c") == [1, 2]


# ---------------------------------------------------------------- move.2
@law("tek", "move.2")
def test_a_players_last_figure_cannot_be_attacked() -> None:
    t = Table("orcs elves dwarves", homes="elan galson parohan").stand(1, "elan.b", "galson.a")
    t.stand(2, "elan.c").stand(3, "parohan.c", "parohan.c")
    patrolling(t, "elan.b").refuses("patrol-to elan.c", "move.2")
    t = Table("orcs elves dwarves", homes="elan galson parohan").stand(1, "elan.a", "elan.e")
    t.stand(2, "galson.a").stand(3, "parohan.c", "parohan.c")
    t.begin("quest").play("act quest", "quest elan.a").refuses("quest-to galson.a", "move.2")


@law("tek", "move.2")
def test_with_a_second_figure_in_play_it_can() -> None:
    t = Table("orcs elves dwarves", homes="elan galson parohan").stand(1, "elan.a", "elan.e")
    t.stand(2, "elan.c", "galson.a").stand(3, "parohan.c", "parohan.c")
    patrolling(t, "elan.a").play("patrol-to elan.c")
    assert t.asked == "dial"


# ---------------------------------------------------------------- move.3
@law("tek", "move.3")
def test_your_own_last_figure_cannot_attack() -> None:
    t = three().stand(1, "elan.b").stand(2, "elan.c")
    patrolling(t, "elan.b").refuses("patrol-to elan.c", "move.3")
    t.play("patrol-to elan.a")  # but it may move
    assert t.at("elan.a") == [1]
    t = three().stand(1, "elan.b").stand(3, "parohan.a").begin("quest").play("act quest")
    t.refuses("quest-to parohan.a", "move.3")
    t.play("quest-to parohan.b")
    assert t.at("parohan.b") == [1]


@law("tek", "move.3")
def test_a_second_figure_frees_it() -> None:
    t = three().stand(1, "elan.b", "galson.a").stand(2, "elan.c")
    t.begin("patrol").patrol("elan.b", "elan.c")
    assert t.asked == "dial"


# ---------------------------------------------------------------- regions.5
RUINS = "tul-grund galson parohan"  # tul-grund.c are ruins inside the card, zmatkansko.b ruins at its edge


@law("tek", "regions.5")
def test_a_figure_that_enters_the_ruins_lies_down() -> None:
    t = three(homes=RUINS).stand(1, "tul-grund.a", "tul-grund.b").begin("patrol").patrol("tul-grund.a", "tul-grund.c")
    assert t.lying(1, "tul-grund.c") == 1 and t.at("tul-grund.c") == [1]
    assert t.lying(1, "tul-grund.b") == 0
    t = three(homes="zmatkansko galson parohan").stand(1, "galson.a", "galson.b").begin("quest")
    t.quest("galson.a", "zmatkansko.b")
    assert t.lying(1, "zmatkansko.b") == 1


@law("tek", "regions.5")
def test_so_does_one_that_expands_retreats_or_wins_there() -> None:  # E28
    t = three(homes=RUINS).stand(1, "tul-grund.c", "tul-grund.a").upright(1, "tul-grund.c").goods(1, food=3)
    t.begin("expand").play("act expand", "expand tul-grund.c")
    assert t.at("tul-grund.c") == [1, 1] and t.lying(1, "tul-grund.c") == 1
    t = three(homes=RUINS).stand(1, "tul-grund.a", "galson.a").stand(2, "tul-grund.d").goods(1, food=2).goods(2, ore=1)
    t.begin("patrol").patrol("tul-grund.a", "tul-grund.d").dials(0, 1).play("retreat tul-grund.c")
    assert t.lying(1, "tul-grund.c") == 1
    t = three(homes=RUINS).stand(1, "tul-grund.a", "galson.a").stand(2, "tul-grund.c").goods(1, ore=1)
    t.begin("patrol").patrol("tul-grund.a", "tul-grund.c").dials(1, 0)
    assert t.at("tul-grund.c") == [1] and t.lying(1, "tul-grund.c") == 1


@law("tek", "regions.5")
@pytest.mark.parametrize("searching", [1, 2])
def test_the_ruins_give_one_resource_of_choice(searching: int) -> None:  # T-21
    t = three(homes=RUINS).stand(1, *["tul-grund.c"] * searching, "tul-grund.d").begin("patrol", active=2)
    t.play("2: act pass", "3: act collect", "1: act collect")
    assert t.asked == "gain" and t.options() == ["food", "ore", "mana"]
    t.play("gain mana")
    assert t.has(1) == (0, 1, 1) and t.asked == "choose"


@law("tek", "regions.5")
def test_allies_in_the_ruins_both_collect() -> None:
    t = three(homes=RUINS).stand(1, "tul-grund.c", "tul-grund.d").stand(2, "tul-grund.c").begin("build", active=3)
    t.play("1: gain food", "2: gain ore")
    assert t.has(1) == (1, 1, 0) and t.has(2) == (0, 1, 1)


# ---------------------------------------------------------------- regions.6
@law("tek", "regions.6")
def test_a_lying_figure_cannot_move() -> None:
    t = three(homes="zmatkansko galson parohan").stand(1, "zmatkansko.b", "zmatkansko.a").begin("quest").play("act quest")
    assert t.asked == "quest-to"  # only the standing figure can go
    t = three(homes="zmatkansko galson parohan").stand(1, "zmatkansko.b", "zmatkansko.a", "zmatkansko.d")
    t.begin("quest").play("act quest")
    t.refuses("quest zmatkansko.b", "regions.6")
    t = three(homes=RUINS).stand(1, "tul-grund.c", "tul-grund.a").begin("patrol").play("act patrol", "patrol tul-grund.c")
    assert t.at("tul-grund.c") == [1] and t.said()[-1] == "stood"  # standing up is all it can do
    t = three(homes="zmatkansko galson parohan").stand(1, "zmatkansko.b", "zmatkansko.b").begin("quest")
    assert t.seat != 1 and t.said()[1] == "idle"


@law("tek", "regions.6")
def test_a_lying_figure_defends_and_stays_lying() -> None:  # E27
    t = three(homes=RUINS).stand(1, "tul-grund.a", "galson.a").stand(2, "tul-grund.c").goods(2, ore=1)
    t.begin("patrol").patrol("tul-grund.a", "tul-grund.c").dials(0, 1)
    assert t.at("tul-grund.c") == [2] and t.lying(2, "tul-grund.c") == 1


@law("tek", "regions.6")
def test_a_lying_figure_may_retreat_and_be_removed() -> None:
    for retreats in (True, False):
        t = three(homes=RUINS).stand(1, "tul-grund.a", "galson.a").stand(2, "tul-grund.c").goods(1, ore=1).goods(2, food=3)
        t.begin("patrol").patrol("tul-grund.a", "tul-grund.c").dials(1, 0)
        t.play("retreat tul-grund.d" if retreats else "retreat pass")
        assert t.at("tul-grund.d") == ([2] if retreats else []) and t.figures(2) == (3 if retreats else 2)
        assert t.lying(2, "tul-grund.c") == t.lying(2, "tul-grund.d") == 0


@law("tek", "regions.6")
def test_a_lying_figure_counts_for_expand() -> None:
    t = three(homes=RUINS).stand(1, "tul-grund.c", "tul-grund.a", "tul-grund.a").goods(1, food=4)
    t.begin("expand").play("act expand")
    assert t.at("tul-grund.c") == [1, 1] and t.has(1) == (0, 0, 0)  # the fourth costs 4


# ---------------------------------------------------------------- regions.7
@law("tek", "regions.7")
def test_a_patrol_may_stand_a_searching_figure_up() -> None:
    t = three(homes=RUINS).stand(1, "tul-grund.c", "tul-grund.b").begin("patrol").play("act patrol", "patrol tul-grund.c")
    assert t.at("tul-grund.c") == [1] and t.lying(1, "tul-grund.c") == 0
    assert t.at("tul-grund.b") == [1] and t.seat == 2  # standing up was the whole Patrol


@law("tek", "regions.7")
def test_two_searching_figures_stand_up_one_at_a_time() -> None:
    t = three(homes=RUINS).stand(1, "tul-grund.c", "tul-grund.c").begin("patrol").play("act patrol")
    assert t.lying(1, "tul-grund.c") == 1 and t.seat == 2


@law("tek", "regions.7")
def test_beside_a_standing_figure_one_may_stand_up_or_the_other_leave() -> None:
    t = three(homes=RUINS).stand(1, "tul-grund.c", "tul-grund.c").upright(1, "tul-grund.c").begin("patrol").play("act patrol")
    assert t.options() == ["tul-grund.a", "tul-grund.d", "tul-grund.e", "tul-grund.c"]
    t.play("patrol-to tul-grund.d")
    assert t.at("tul-grund.d") == [1] and t.lying(1, "tul-grund.c") == 1


@law("tek", "regions.7")
def test_standing_in_the_ruins_gives_no_resources() -> None:
    t = three(homes=RUINS).stand(1, "tul-grund.c", "tul-grund.d").upright(1, "tul-grund.c").begin("patrol", active=2)
    t.play("2: act pass", "3: act collect", "1: act collect")
    assert t.asked == "choose" and t.has(1) == (0, 1, 0)


@law("tek", "regions.7")
def test_a_standing_figure_leaves_by_patrol_or_quest() -> None:
    homes = "zmatkansko galson parohan"
    t = three(homes=homes).stand(1, "zmatkansko.b", "zmatkansko.d").upright(1, "zmatkansko.b").begin("patrol")
    t.patrol("zmatkansko.b", "zmatkansko.c")
    assert t.at("zmatkansko.c") == [1]
    t = three(homes=homes).stand(1, "zmatkansko.b", "zmatkansko.d").upright(1, "zmatkansko.b").begin("quest")
    t.quest("zmatkansko.b", "galson.a")
    assert t.at("galson.a") == [1] and t.lying(1, "galson.a") == 0
