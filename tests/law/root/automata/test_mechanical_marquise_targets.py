"""The Mechanical Marquise: next best targets, level ones, and what she cannot do (bots.marquise)."""

from __future__ import annotations

from regnum.games.root.board import can_place
from regnum.games.root.components import EYRIE, MARQUISE
from regnum.law import law
from tests.law.root.automata.test_common import BIRD, FOX, MOUSE, RABBIT, clock
from tests.law.root.automata.test_mechanical_marquise import full


@law("root", "bots.marquise.setup.1")
def test_her_keep_is_a_keep() -> None:
    g = clock().keep(5).g
    assert not can_place(g, EYRIE, 4) and can_place(g, MARQUISE, 4) and can_place(g, EYRIE, 3)


# ---------------------------------------------------------------- recruiting and building
@law("root", "bots.marquise.recruit.1", "bots.legal.1")
def test_a_ruled_clearing_that_can_take_no_warriors_has_no_share() -> None:
    t = full(clock()).army("marquise", 6, 1).army("marquise", 8, 1).army("eyrie", 1, 2)
    t.g.scorched = 1 << 5
    t.deck(FOX).begin()
    assert (t.at("marquise", 6), t.at("marquise", 8)) == (1, 3) and t.supply("marquise") == 19
    assert len(t.told("automaton-recruits")) == 1


@law("root", "bots.marquise.recruit.1")
def test_easy_shares_two_and_iron_will_does_not_double_reinforcements() -> None:
    t = full(clock(difficulty="easy", traits="iron-will")).army("marquise", 8, 1).army("marquise", 12, 1).deck(BIRD).begin()
    assert t.supply("marquise") == 23 - 4
    t = (
        full(clock(difficulty="nightmare", traits="iron-will"))
        .army("marquise", 8, 1)
        .army("marquise", 12, 1)
        .deck(BIRD)
        .begin()
    )
    assert t.supply("marquise") == 23 - 8 - 2


@law("root", "bots.marquise.build.1", "bots.priority.1")
def test_of_level_clearings_she_builds_at_the_highest_priority_and_says_so() -> None:
    for more, found, why in ((0, 2, "highest priority"), (1, 9, "most own warriors")):
        t = clock().army("marquise", 2, 2).army("marquise", 9, 2 + more).deck(FOX).begin()
        assert t.slots(found) == ["sawmill"] and t.slots(11 - found) == []
        assert why in t.told("automaton-builds")[0]


@law("root", "bots.marquise.bird.3", "bots.legal.1")
def test_by_a_bird_with_all_of_the_commonest_kind_built_the_next_one_is() -> None:
    t = full(clock()).build("workshop", 5).army("marquise", 9, 2).deck(BIRD).begin()
    assert t.slots(9) == ["workshop"]


# ---------------------------------------------------------------- moving
@law("root", "bots.marquise.move.1", "bots.priority.1")
def test_of_level_clearings_she_moves_to_the_highest_priority() -> None:
    for ducks, found in ((1, 4), (2, 7)):
        t = (
            full(clock())
            .army("marquise", 8, 2)
            .army("eyrie", 4, 1)
            .army("eyrie", 7, ducks)
            .army("eyrie", 1, 1)
            .deck(FOX)
            .begin()
        )
        assert t.at("marquise", found) == 3 and t.at("marquise", 8) == 3


@law("root", "bots.marquise.move.1")
def test_who_came_where_the_turn_is_still_to_come_moves_on() -> None:
    t = full(clock(suits="frfrfrfrfrff")).army("marquise", 4, 9).army("eyrie", 12, 2).army("eyrie", 11, 3).deck(MOUSE)
    t.begin()
    assert t.at("marquise", 4) == 9
    t = (
        full(clock(suits="mrfrfrfrmrff"), "workshop")
        .army("marquise", 1, 8)
        .army("eyrie", 9, 1)
        .army("eyrie", 12, 3)
        .deck(MOUSE)
    )
    t.begin()
    assert [t.at("marquise", c) for c in (1, 9, 12)] == [3, 3, 6]


@law("root", "bots.marquise.expand.1")
def test_five_buildings_still_expand_and_six_do_not() -> None:
    for n, again in ((5, True), (6, False)):
        t = clock().no_ruins().build("sawmill", *(1, 3, 4, 2, 2, 7)[:n]).deck(FOX, RABBIT)
        for c in (1, 2, 3, 4, 7):
            t.army("eyrie", c, 3)
        assert ("automaton-again" in t.begin().said()) == again


# ---------------------------------------------------------------- traits
@law("root", "bots.marquise.traits.1")
def test_blitz_leaves_a_clearing_without_enemies_and_fights() -> None:
    t = full(clock(traits="blitz")).army("marquise", 1, 3).army("eyrie", 1, 1).army("marquise", 5, 4).army("eyrie", 2, 2)
    t.deck(MOUSE).dice(1, 0).begin()
    assert [t.at("marquise", c) for c in (1, 2, 5)] == [3, 3, 1] and t.at("eyrie", 2) == 1


@law("root", "bots.marquise.traits.2")
def test_fortified_is_for_buildings_not_for_tokens() -> None:
    for dice, keep, left in ((1, -1, 1), (2, -1, 1), (3, -1, 0)):
        t = clock("alliance", traits="fortified").army("alliance", 5, 4).officers(2).build("sawmill", 5).keep(5)
        t.dice(dice - 1, 0).begin("alliance", "evening").play("act battle").answer("battle 5>marquise")
        assert t.state.keep == keep and len(t.slots(5)) == left


@law("root", "bots.marquise.traits.3")
def test_hospitals_need_the_keep_and_serve_defenders_only() -> None:
    t = clock("alliance", traits="hospitals").army("alliance", 5, 4).officers(2).army("marquise", 5, 3)
    t.dice(2, 0).begin("alliance", "evening").play("act battle").answer("battle 5>marquise")
    assert t.at("marquise", 5) == 1 and t.supply("marquise") == 24
    t = full(clock(traits="hospitals")).keep(9).army("marquise", 8, 2).army("eyrie", 8, 6).deck(FOX).dice(2, 2).begin()
    assert t.at("marquise", 8) == 0 and t.at("marquise", 9) == 0


@law("root", "bots.marquise.traits.5")
def test_overwhelming_counts_pairs_and_those_without_a_clearing() -> None:
    for left, points in ((1, 1), (2, 1), (3, 0), (4, 0), (0, 2)):
        t = full(clock(traits="overwhelming"), "workshop").army("marquise", 8, 25 - left).deck(FOX)
        assert t.army("eyrie", 1, 1).begin().score("marquise") == 3 + points
    t = full(clock(traits="overwhelming"), "workshop").army("marquise", 9, 1).deck(FOX)
    for c in (1, 6, 8, 12):
        t.army("eyrie", c, 2)
    assert t.begin().score("marquise") == 3 + 2
