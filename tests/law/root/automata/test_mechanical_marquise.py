"""The Mechanical Marquise: set-up, orders of each suit and of birds, Evening, difficulties, traits (bots.marquise)."""

from __future__ import annotations

import pytest

from regnum.game import new
from regnum.games.root.components import MAPS
from regnum.games.root.state import woodland
from regnum.law import law
from tests.games.root.own import state
from tests.law.root.automata.test_common import BIRD, FOX, MOUSE, RABBIT, clock
from tests.law.root.table import Table


def full(t: Table, piece: str = "sawmill") -> Table:
    """Six of her buildings on the map, so that she does not expand."""
    return t.no_ruins().build(piece, 1, 2, 2, 3, 4, 7)


@law("root", "bots.marquise.setup.1")
@pytest.mark.parametrize("map_", MAPS)
def test_her_garrison_keep_and_buildings(map_: str) -> None:
    keeps = set()
    for seed in range(12):
        g = state(new("root", ["mechanical-marquise", "eyrie"], seed, map=map_, order="given"))
        here = [g.warriors[c] for c in range(12)]
        assert sum(here) == 12 and g.supply[0] == 13 and here[g.keep] == 2 and here.count(0) == 1 and sum(g.wood) == 0
        assert here.index(0) == woodland(g).opposite[g.keep]
        built = [c for c, slots in enumerate(g.buildings) for b in slots if b < 3]
        assert len(built) == len(set(built)) == 3 and sorted(b for slots in g.buildings for b in slots if b < 3) == [0, 1, 2]
        keeps.add(g.keep)
    assert len(keeps) > 1


# ---------------------------------------------------------------- suits
@law("root", "bots.marquise.battle.1")
def test_she_battles_in_ordered_clearings_whoever_has_most_pieces_then_points() -> None:
    t = clock("eyrie", "alliance").army("marquise", 8, 1).army("eyrie", 8, 1).army("alliance", 8, 2).deck(FOX)
    line = t.dice(0, 0).begin().told("automaton-battles")[0]
    assert "Order: fox." in line and "the Alliance in clearing 8: most pieces" in line
    t = clock("eyrie", "alliance").army("marquise", 8, 1).army("eyrie", 8, 2).army("alliance", 8, 2).points("alliance", 5)
    assert "more points" in t.deck(FOX).dice(0, 0).begin().told("automaton-battles")[0]
    t = full(clock()).army("marquise", 5, 1).army("eyrie", 5, 2).deck(FOX).begin()
    assert t.told("automaton-battles") == []


@law("root", "bots.marquise.recruit.1")
def test_four_warriors_are_spread_evenly_over_ordered_clearings_she_rules() -> None:
    t = full(clock()).army("marquise", 1, 1).army("marquise", 6, 1).army("marquise", 8, 1).army("eyrie", 12, 2)
    t.deck(FOX).begin()
    assert [t.at("marquise", c) for c in (1, 6, 8, 12)] == [3, 2, 2, 0]
    assert t.told("automaton-recruits")[0].startswith("Order: fox.")
    t = full(clock()).army("marquise", 5, 1).deck(MOUSE)
    for c in (2, 7, 9, 11):
        t.army("eyrie", c, 4)
    assert t.begin().supply("marquise") == 24


@law("root", "bots.marquise.build.1")
def test_the_order_says_what_is_built_and_most_warriors_where() -> None:
    for order, piece in ((FOX, "sawmill"), (RABBIT, "workshop"), (MOUSE, "recruiter")):
        t = clock().army("marquise", 9, 9).army("marquise", 8, 2).deck(order).begin()
        assert t.slots(9) == [piece] and t.score("marquise") == 3
        assert "most own warriors" in t.told("automaton-builds")[0]
    t = clock().army("marquise", 9, 1).army("eyrie", 9, 2).deck(FOX).begin()
    assert "sawmill" not in t.slots(9)


@law("root", "bots.marquise.build.1")
def test_without_a_building_of_the_kind_nothing_is_built() -> None:
    t = full(clock()).army("marquise", 9, 2).deck(FOX).begin()
    assert t.on_map("sawmill") == 6 and t.slots(9) == []


@law("root", "bots.marquise.move.1")
def test_all_but_three_move_to_where_most_enemy_pieces_are() -> None:
    t = full(clock()).army("marquise", 8, 6).army("eyrie", 4, 1).army("eyrie", 7, 2).deck(FOX).begin()
    assert [t.at("marquise", c) for c in (8, 7, 4)] == [3, 5, 0]
    assert "most enemy pieces" in t.told("automaton-moves")[-1]
    t = full(clock()).army("marquise", 9, 6).army("eyrie", 4, 1).deck(FOX).begin()
    assert t.at("marquise", 9) == 6


@law("root", "bots.marquise.move.1")
def test_she_moves_only_where_she_rules_one_of_both_clearings() -> None:
    t = full(clock()).army("marquise", 5, 5).army("eyrie", 5, 6).army("eyrie", 1, 3).army("eyrie", 2, 3).deck(RABBIT)
    t.dice(0, 0).begin()
    assert t.at("marquise", 5) == 5 and "automaton-moves" not in t.said()


@law("root", "bots.marquise.expand.1")
def test_without_a_building_and_with_five_at_most_she_begins_again_once() -> None:
    t = clock().army("eyrie", 1, 1).deck(FOX, "anvil", RABBIT).begin()
    assert t.said().count("automaton-again") == 1 and t.items("marquise") == []
    assert t.discards[:2] == [FOX, "anvil"]
    assert "automaton-again" not in full(clock()).deck(FOX).begin().said()
    assert "automaton-again" not in clock().army("marquise", 9, 1).deck(FOX).begin().said()


# ---------------------------------------------------------------- birds
@law("root", "bots.marquise.bird.1")
def test_by_a_bird_she_battles_everywhere() -> None:
    t = full(clock()).army("marquise", 5, 1).army("marquise", 8, 1).army("eyrie", 5, 9).army("eyrie", 8, 9).deck(BIRD)
    lines = t.dice(0, 0, 0, 0).begin().told("automaton-battles")
    assert ["clearing 5" in lines[0], "clearing 8" in lines[1]] == [True, True]


@law("root", "bots.marquise.bird.2")
def test_by_a_bird_she_recruits_at_the_lowest_priority() -> None:
    t = clock().army("marquise", 1, 1).army("marquise", 6, 1).army("marquise", 9, 1).deck(BIRD).begin()
    assert t.supply("marquise") == 18
    assert ["clearing 9" in line for line in t.told("automaton-recruits")] == [True, False]
    t = clock().army("marquise", 9, 1).deck(BIRD).begin()
    assert len(t.told("automaton-recruits")) == 1 and t.supply("marquise") == 20


@law("root", "bots.marquise.bird.3")
def test_by_a_bird_she_builds_what_there_is_most_of() -> None:
    for built, piece in (([], "sawmill"), (["recruiter"], "recruiter"), (["recruiter", "workshop"], "recruiter")):
        t = clock().army("marquise", 9, 3)
        for i, other in enumerate(built):
            t.build(other, 1 + i)
        t.deck(BIRD).begin()
        assert piece in t.slots(9)


@law("root", "bots.marquise.bird.4")
def test_by_a_bird_she_battles_in_each_clearing_entered() -> None:
    t = full(clock()).army("marquise", 8, 3).army("eyrie", 4, 9).deck(BIRD).dice(0, 0, 0, 0, 0, 0).begin()
    assert t.at("marquise", 8) == 3 and t.at("marquise", 4) > 0
    assert "clearing 4" in t.told("automaton-battles")[0]
    t = full(clock()).army("marquise", 8, 3).army("eyrie", 4, 9).deck(FOX).begin()
    assert t.at("marquise", 4) > 0 and t.told("automaton-battles") == []


# ---------------------------------------------------------------- Evening, difficulty
@law("root", "bots.marquise.score.1")
def test_she_scores_one_less_than_there_are_of_the_ordered_building() -> None:
    for order, points in ((FOX, 5), (RABBIT, 0), (BIRD, 5)):
        t = full(clock()).deck(order).begin()
        assert t.score("marquise") == 3 + points and len(t.told("automaton-track")) == 1


@law("root", "bots.marquise.difficulty.1", "bots.difficulty.1")
def test_easy_recruits_two_and_challenging_two_more() -> None:
    for difficulty, here in (("easy", (2, 2)), ("default", (3, 3)), ("challenging", (5, 3)), ("nightmare", (5, 3))):
        t = full(clock(difficulty=difficulty)).army("marquise", 6, 1).army("marquise", 8, 1).army("eyrie", 12, 2)
        t.army("eyrie", 1, 2).deck(FOX).begin()
        assert t.at("marquise", 8) == here[1] and 25 - t.supply("marquise") == sum(here)


# ---------------------------------------------------------------- traits
@law("root", "bots.marquise.traits.1")
def test_blitz() -> None:
    t = full(clock(traits="blitz")).army("marquise", 1, 3).army("eyrie", 5, 2).deck(MOUSE).dice(0, 0).begin()
    assert t.at("marquise", 1) == 1 and t.at("marquise", 5) == 2 and "clearing 5" in t.told("automaton-battles")[0]
    assert any("Blitz" in line for line in t.told("automaton-trait"))
    t = full(clock()).army("marquise", 1, 3).army("eyrie", 5, 2).deck(MOUSE).begin()
    assert t.at("marquise", 1) == 3


@law("root", "bots.marquise.traits.2")
def test_fortified() -> None:
    for traits, left in (("fortified", 1), ("none", 0)):
        t = clock("alliance", traits=traits).army("alliance", 5, 4).officers(2).build("sawmill", 5).build("workshop", 5)
        t.dice(1, 1).begin("alliance", "evening").play("act battle").answer("battle 5>marquise")
        assert len(t.slots(5)) == left


@law("root", "bots.marquise.traits.3")
def test_hospitals() -> None:
    for traits, dice, there in (("hospitals", 2, 2), ("hospitals", 1, 0), ("none", 2, 0)):
        t = clock("alliance", traits=traits).army("alliance", 5, 4).officers(2).army("marquise", 5, 3).keep(1)
        t.dice(dice, 0).begin("alliance", "evening").play("act battle").answer("battle 5>marquise")
        assert (t.at("marquise", 5), t.at("marquise", 1)) == (3 - dice, there)


@law("root", "bots.marquise.traits.4")
def test_iron_will() -> None:
    for order, placed in ((BIRD, 8), (FOX, 4)):
        t = full(clock(traits="iron-will")).army("marquise", 8, 1).army("marquise", 12, 1).deck(order).begin()
        assert t.supply("marquise") == 23 - placed


@law("root", "bots.marquise.traits.5")
def test_overwhelming() -> None:
    for traits, points in (("overwhelming", 1), ("none", 0)):
        t = full(clock(traits=traits), "workshop").army("marquise", 8, 24).army("eyrie", 1).deck(FOX).begin()
        assert t.supply("marquise") == 0 and t.score("marquise") == 3 + points
