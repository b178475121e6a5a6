"""The map and moves on it: clearings, paths, slots, rule, moving; ferry, closed paths, tower (2.2-2.8, 4.2, D)."""

from __future__ import annotations

import pytest

from regnum.games.root.board import open_slots, ruler
from regnum.games.root.components import FACTIONS, MAP_DATA, MAPS, SNARE, WOODLANDS
from regnum.law import law
from tests.law.root.table import Table
from tests.law.root.wandering import Wandering

AUTUMN = WOODLANDS[0]


def rules(t: Table, c: int) -> str:
    """Who rules a clearing."""
    f = ruler(t.g, c - 1)
    return "" if f < 0 else FACTIONS[f]


def march(t: Table) -> list[str]:
    """The first moves open to the Marquise in Daylight."""
    t.begin("marquise", "daylight").play("act march")
    return t.options()


# ---------------------------------------------------------------- the map
@law("root", "2.2", "2.2.1", "2.2.2")
@pytest.mark.parametrize("map_", MAPS)
def test_every_map_has_twelve_clearings_linked_both_ways_each_with_a_suit(map_: str) -> None:
    wood = WOODLANDS[MAPS.index(map_)]
    assert len(wood.slots) == 12
    for a in range(12):
        assert wood.paths[a], f"clearing {a + 1} is cut off"
        for b in wood.paths[a]:
            assert a in wood.paths[b] and a != b
    suits = Table("marquise eyrie", map=map_).g.suits
    assert sorted(suits) == [0] * 4 + [1] * 4 + [2] * 4


@law("root", "2.2.1", "4.2")
def test_warriors_move_along_a_path_to_an_adjacent_clearing_only() -> None:
    assert march(Table("marquise eyrie").army("marquise", 1, 2)) == ["1>5", "1>9", "1>10"]
    t = Table("marquise eyrie").army("marquise", 1, 2).begin("marquise", "daylight").play("act march")
    t.cannot("move 1>2")


@law("root", "2.2.3")
def test_a_building_needs_an_open_slot() -> None:
    t = Table("marquise eyrie").army("marquise", 8).build("sawmill", 8).wood(8, 2).begin("marquise", "daylight")
    assert open_slots(t.g, 7) == 1
    t.play("act build")
    assert all(option.startswith("8>") for option in t.options())
    full = Table("marquise eyrie").army("marquise", 8).build("sawmill", 8, 8).wood(8, 3).begin("marquise", "daylight")
    assert "build" not in full.options()


@law("root", "2.2.4", "5.1.4")
def test_a_ruin_fills_its_slot() -> None:
    t = Table("marquise eyrie")
    assert [c for c in range(1, 13) if t.slots(c) == ["ruin"]] == [6, 10, 11, 12]
    t.army("marquise", 6).build("sawmill", 6).wood(6, 2).begin("marquise", "daylight")
    assert "build" not in t.options()


@law("root", "2.3")
def test_a_river_is_no_path() -> None:
    course = [4, 7, 11, 10, 5]
    for c in range(1, 13):
        i = course.index(c) if c in course else -1
        near = course[max(0, i - 1) : i + 2] if i >= 0 else []
        assert [b + 1 for b in AUTUMN.rivers[c - 1]] == sorted(x for x in near if x != c)
    assert "4>7" not in march(Table("marquise eyrie").army("marquise", 4, 3).army("marquise", 7))


@law("root", "2.4", "2.4.1", "D.3.5")
@pytest.mark.parametrize("map_", MAPS)
def test_forests_touch_clearings_and_each_other_both_ways(map_: str) -> None:
    wood = WOODLANDS[MAPS.index(map_)]
    assert wood.forests
    for i, near in enumerate(wood.forest_forests):
        assert len(wood.forest_clearings[i]) >= 3
        for j in near:
            assert i in wood.forest_forests[j] and i != j


@law("root", "D.1.1", "D.2.4", "D.3.2")
def test_what_divides_forests_besides_paths() -> None:
    walls = {m["id"]: [wall for forest in m["forest"] for wall in forest["walls"]] for m in MAP_DATA}
    rivers = {m["id"]: [sorted(pair) for pair in m["rivers"]] for m in MAP_DATA}
    closed = [sorted(pair) for pair in MAP_DATA[3]["closed_paths"]]
    assert MAP_DATA[1]["rivers_divide_forests"] and not MAP_DATA[0]["rivers_divide_forests"]
    assert any(sorted(wall) in rivers["winter"] for wall in walls["winter"])
    assert not any(sorted(wall) in rivers["autumn"] for wall in walls["autumn"])
    assert all(pair in [sorted(wall) for wall in walls["mountain"]] for pair in closed)
    lake = WOODLANDS[2]
    shore = [i for i, f in enumerate(MAP_DATA[2]["forest"]) if len(f["walls"]) < len(f["ring"])]
    assert len(shore) == 4
    for i in shore:
        assert len([j for j in lake.forest_forests[i] if j in shore]) == 2


# ---------------------------------------------------------------- rule
@law("root", "2.8")
def test_the_ruler_has_the_most_warriors_and_buildings_together() -> None:
    t = Table("marquise alliance").army("marquise", 8).build("sawmill", 8).army("alliance", 8)
    assert rules(t, 8) == "marquise"
    t.army("alliance", 8, 2)
    assert rules(t, 8) == "alliance"
    assert rules(t, 7) == ""


@law("root", "2.8")
def test_tokens_do_not_count_for_rule() -> None:
    t = Table("marquise alliance").wood(8, 3).keep(8).army("alliance", 8)
    assert rules(t, 8) == "alliance"
    t.sympathy(7)
    assert rules(t, 7) == ""


@law("root", "2.8/2", "7.2.2")
def test_on_a_tie_nobody_rules_but_the_eyrie() -> None:
    t = Table("marquise alliance eyrie").army("marquise", 8, 2).army("alliance", 8, 2)
    assert rules(t, 8) == ""
    t.army("eyrie", 8)
    assert rules(t, 8) == ""
    t.army("eyrie", 8)
    assert rules(t, 8) == "eyrie"
    t.army("marquise", 8)
    assert rules(t, 8) == "marquise"
    assert rules(t, 7) == "", "nobody rules an empty clearing"


# ---------------------------------------------------------------- moving
@law("root", "4.2.1")
def test_a_move_needs_rule_at_its_start_or_its_end() -> None:
    t = Table("marquise alliance").army("marquise", 1).army("alliance", 1, 2).army("alliance", 9).army("marquise", 5)
    assert march(t) == ["1>5", "5>1", "5>2"]
    assert t.refused("1>9") == "4.2.1"
    t.cannot("move 1>9")
    t.cannot("move 1>10")


@law("root", "4.2")
def test_any_number_of_warriors_may_move_but_at_least_one() -> None:
    t = Table("marquise eyrie").army("marquise", 1, 3).begin("marquise", "daylight").play("act march", "move 1>5")
    assert t.options() == ["1", "2", "3"]
    t.cannot("move-n 0")
    t.play("move-n 2")
    assert (t.at("marquise", 1), t.at("marquise", 5)) == (1, 2)


@law("root", "4.2.2")
def test_the_same_warriors_may_move_again_and_again() -> None:
    t = Table("marquise eyrie").army("marquise", 1).begin("marquise", "daylight")
    t.play("act march", "move 1>5", "move 5>2", "act march", "move 2>6", "move 6>3")
    assert t.at("marquise", 3) == 1


@law("root", "reading.4", "6.2.2")
def test_moving_is_not_placing() -> None:
    t = Table("eyrie marquise").keep(1).army("eyrie", 5, 2).build("roost", 5).leader("despot").army("marquise", 9)
    t.begin("eyrie", "daylight").play("move 5>1", "move-n 2")
    assert t.at("eyrie", 1) == 2


@law("root", "13.7.2", "1.1.2")
def test_a_face_up_snare_lets_nobody_leave_or_be_placed() -> None:
    t = Table("marquise eyrie corvid").army("marquise", 8, 3).build("recruiter", 8).plot(8, SNARE)
    t.begin("marquise", "daylight")
    assert "march" not in t.options() and "recruit" not in t.options()
    down = Table("marquise eyrie corvid").army("marquise", 8, 3).build("recruiter", 8).plot(8, SNARE, face_up=False)
    down.begin("marquise", "daylight")
    assert "march" in down.options() and "recruit" in down.options()


# ---------------------------------------------------------------- lake and mountain
def lake() -> Table:
    """The ferry lies in clearing 1 of the lake; coastal are 1, 10, 11 and 12."""
    return Table("marquise eyrie", map="lake").army("marquise", 1, 3)


@law("root", "D.2.1", "D.2.3", "D.2.5")
def test_the_ferry_starts_in_the_coastal_corner_and_carries_to_any_coastal_clearing() -> None:
    t = lake()
    assert (t.g.ferry, [c + 1 for c in WOODLANDS[2].coast]) == (0, [1, 10, 11, 12])
    assert sorted(march(t)) == sorted(["1>5", "1>9", "1>10", "1>11", "1>12"])
    t.cannot("move 1>3")


@law("root", "D.2.5", "D.2.5/2", "D.2.5/3")
def test_the_ferry_goes_along_once_a_turn_and_gives_a_card() -> None:
    t = lake().begin("marquise", "daylight").play("act march", "move 1>11", "move-n 2")
    assert t.state.ferry == 10
    assert len(t.cards("marquise")) == 1
    assert (t.at("marquise", 11), t.at("marquise", 1)) == (2, 1)
    assert "11>12" not in t.options() and "11>10" not in t.options()
    assert t.state.ferried


@law("root", "D.2.5", "D.2.5/2", "9.5.1")
def test_the_ferry_carries_a_vagabond_like_any_other() -> None:
    t = Wandering("vagabond marquise", map="lake").wander("thief", 1).gear("boots boots").day()
    t.play("act move", "move 1>11")
    assert (t.place(), t.state.ferry, len(t.cards("vagabond"))) == (11, 10, 1)
    assert t.state.ferried and "ferry" in t.said()


@law("root", "D.2.5", "1.5")
def test_the_ferry_sails_again_in_the_next_turn() -> None:
    t = lake().army("eyrie", 11, 4).build("roost", 11).leader("builder").decree("move", "anvil", "foxfolk-steel")
    t.begin("marquise", "daylight").play("act march", "move 1>11", "move-n 1").until("move", "eyrie")
    assert t.state.ferry == 10 and "11>12" in t.options() and "11>1" in t.options()
    t.play("move 11>1", "move-n 1").end_turn().until("act", "marquise").play("act march")
    assert t.state.ferry == 0 and "1>12" in t.options()


@law("root", "D.2.5", "4.2.1")
def test_the_ferry_needs_rule_like_any_move() -> None:
    t = Table("marquise alliance", map="lake").army("marquise", 1).army("alliance", 1, 2).army("marquise", 10)
    assert "1>10" in march(t)
    assert "1>11" not in t.options()
    assert "10>1" not in t.options(), "no path leads there, and the ferry is elsewhere"


@law("root", "D.2.2")
def test_the_lake_links_all_coastal_clearings_as_a_river() -> None:
    wood = WOODLANDS[2]
    for a in wood.coast:
        assert sorted([a, *wood.rivers[a]]) == wood.coast


def mountain() -> Table:
    """Paths 2-5, 3-7, 5-9, 6-11, 8-9 and 11-12 are closed; the tower stands in 10."""
    return Table("marquise eyrie", map="mountain").army("marquise", 2, 2).hand("marquise", "anvil", "bake-sale", "sword")


@law("root", "D.3.1", "D.3.2")
def test_a_closed_path_is_no_path() -> None:
    t = mountain()
    assert len(t.g.closed) == 6 and WOODLANDS[3].tower == 9
    assert march(t) == ["2>6", "2>11"]


@law("root", "D.3.3")
def test_a_card_opens_a_closed_path_once_a_turn_for_a_point() -> None:
    t = mountain().army("marquise", 5).begin("marquise", "daylight").play("act open-path")
    assert t.options() == ["2>5", "5>9"]
    t.play("open 2>5", "open-with anvil")
    assert t.score("marquise") == 1
    assert "anvil" in t.discards
    assert [1, 4] not in t.state.closed and len(t.state.closed) == 5
    assert "open-path" not in t.options()
    t.play("act march")
    assert "2>5" in t.options()


@law("root", "D.3.3", "1.5")
def test_every_turn_another_closed_path_may_be_opened() -> None:
    t = mountain().army("marquise", 5).build("roost", 6).army("eyrie", 6).hand("eyrie", "protection-racket", "favor-fox")
    t.begin("marquise", "daylight").play("act open-path", "open 2>5", "open-with anvil").until("act", "eyrie")
    assert "open-path" in t.options(), "others too"
    t.end_turn().until("act", "marquise")
    assert "open-path" in t.options()
    t.play("act open-path")
    assert t.state.opened is False


@law("root", "D.3.3")
def test_a_closed_path_is_opened_only_by_those_who_stand_at_it() -> None:
    t = Table("marquise eyrie", map="mountain").army("marquise", 1, 2).hand("marquise", "anvil").begin("marquise", "daylight")
    assert "open-path" not in t.options()
    broke = Table("marquise eyrie", map="mountain").army("marquise", 2, 2).begin("marquise", "daylight")
    assert "open-path" not in broke.options()


@law("root", "D.3.4")
def test_whoever_rules_the_tower_at_the_end_of_the_own_evening_scores() -> None:
    t = Table("marquise eyrie", map="mountain").army("marquise", 10).army("eyrie", 2).build("roost", 2)
    t.begin("marquise", "evening")
    assert t.state.turn == 2 and t.score("marquise") == 1
    assert t.score("eyrie") == 0
    t.end_turn()
    assert t.score("eyrie") == 0 and t.score("marquise") == 1
