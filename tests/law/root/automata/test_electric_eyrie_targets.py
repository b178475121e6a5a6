"""The Electric Eyrie: which of several places it takes to recruit, move, battle and build, and where it cannot (bots.eyrie)."""

from __future__ import annotations

from regnum.law import law
from tests.law.root.automata.test_common import BIRD, FOX, MOUSE, RABBIT
from tests.law.root.automata.test_electric_eyrie import birds, decree


# ---------------------------------------------------------------- recruiting
@law("root", "bots.eyrie.recruit.1")
def test_of_level_roosts_fewest_own_warriors_then_the_lowest_priority_recruit() -> None:
    for at_5, at_3, found in ((2, 1, 3), (1, 2, 5), (1, 1, 5)):
        t = birds().build("roost", 5).build("roost", 3).army("eyrie", 5, at_5).army("eyrie", 3, at_3).deck(RABBIT).begin()
        assert f"1 warrior in clearing {found}" in t.told("automaton-recruits")[0]


@law("root", "bots.eyrie.recruit.1", "bots.legal.1")
def test_a_roost_that_can_take_no_warriors_is_passed_over() -> None:
    t = birds().build("roost", 5).build("roost", 3).army("eyrie", 9, 1).army("marquise", 5, 2)
    t.g.scorched = 1 << 4
    t.deck(RABBIT).begin()
    assert t.supply("eyrie") == 18 and ["clearing 3" in line for line in t.told("automaton-recruits")] == [True]


@law("root", "bots.eyrie.recruit.1")
def test_a_roost_of_another_suit_recruits_by_a_bird_only() -> None:
    for order, left in ((MOUSE, 20), (FOX, 20), (BIRD, 19)):
        assert birds().build("roost", 5).deck(order).begin().supply("eyrie") == left


# ---------------------------------------------------------------- moving
@law("root", "bots.eyrie.move.1")
def test_it_moves_to_where_no_roost_is_then_fewest_enemies_then_the_lowest_priority() -> None:
    for roost_in_2, enemies_in_2, found in ((False, 0, 2), (False, 1, 1), (True, 0, 1)):
        t = birds().army("eyrie", 5, 4).deck(RABBIT).build("roost", 9)
        if roost_in_2:
            t.build("roost", 2).army("marquise", 1, 1)
        if enemies_in_2:
            t.army("marquise", 2, enemies_in_2)
        t.begin()
        assert t.at("eyrie", found) == 3 and t.at("eyrie", 3 - found) == 0 and t.at("eyrie", 5) == 1


@law("root", "bots.eyrie.move.1")
def test_it_moves_from_most_own_warriors_of_the_suit_that_it_rules() -> None:
    t = birds().army("eyrie", 5, 3).army("eyrie", 3, 4).army("eyrie", 4, 5).army("marquise", 4, 6).army("eyrie", 9, 7)
    t.build("roost", 8).deck(RABBIT).dice(0, 0).begin()
    assert [t.at("eyrie", c) for c in (3, 4, 5, 9)] == [1, 5, 3, 7] and len(t.told("automaton-moves")) == 1
    t = birds().army("eyrie", 3, 3).army("eyrie", 5, 3).build("roost", 8).deck(RABBIT).begin()
    assert (t.at("eyrie", 3), t.at("eyrie", 5)) == (1, 3)


@law("root", "bots.eyrie.move.1")
def test_as_many_as_the_column_has_cards_stay() -> None:
    t = birds().army("eyrie", 5, 3).build("roost", 8)
    t.g.eyrie.decree[2] = t.take("bake-sale", "smugglers-trail")
    t.deck(RABBIT).begin()
    assert t.at("eyrie", 5) == 3 and t.told("automaton-moves") == []


@law("root", "bots.eyrie.move.1", "bots.legal.1")
def test_who_cannot_leave_lets_the_next_clearing_move() -> None:
    t = birds().army("eyrie", 5, 4).army("marquise", 5, 4).army("eyrie", 3, 2).build("roost", 8).deck(RABBIT).dice(0, 0).begin()
    assert (t.at("eyrie", 5), t.at("eyrie", 3)) == (4, 1)


# ---------------------------------------------------------------- battles
@law("root", "bots.eyrie.battle.1")
def test_of_clearings_without_a_roost_most_defenseless_buildings_then_the_lowest_priority() -> None:
    for built, found in ((3, 3), (10, 10), (0, 10)):
        t = birds().army("eyrie", 3, 1).army("eyrie", 10, 1).build("roost", 8)
        if built:
            t.build("sawmill", built)
        for c in {3, 10} - {built}:
            t.army("marquise", c, 1)
        assert f"in clearing {found}" in t.deck(RABBIT).dice(0, 0).begin().told("automaton-battles")[0]


@law("root", "bots.eyrie.battle.1")
def test_of_defenders_level_in_buildings_most_pieces_then_points_then_the_letter() -> None:
    for ducks, points, found in ((3, 0, "Duchy"), (2, 5, "Duchy"), (2, 0, "Marquise"), (1, 5, "Marquise")):
        t = birds("marquise", "duchy").army("eyrie", 10, 1).army("marquise", 10, 2).army("duchy", 10, ducks).build("roost", 8)
        line = t.points("duchy", points).deck(RABBIT).dice(0, 0).begin().told("automaton-battles")[0]
        assert f"the {found} in clearing 10" in line


@law("root", "bots.eyrie.battle.1")
def test_a_column_without_a_fight_of_its_suit_battles_nowhere() -> None:
    for order, fights in ((FOX, 0), (MOUSE, 0), (RABBIT, 1), (BIRD, 1)):
        t = birds().army("eyrie", 10, 1).army("marquise", 10, 2).army("marquise", 8, 1).army("eyrie", 11, 1).build("roost", 7)
        assert len(t.deck(order).dice(0, 0).begin().told("automaton-battles")) == fights


# ---------------------------------------------------------------- building and turmoil
@law("root", "bots.eyrie.build.1")
def test_it_builds_only_where_it_rules_and_has_no_roost_and_a_slot_is_open() -> None:
    t = birds().build("roost", 1).army("eyrie", 3, 1).build("sawmill", 3).army("eyrie", 8, 1).army("marquise", 8, 3)
    t.army("eyrie", 9, 1).deck(FOX).dice(0, 0).begin()
    assert t.on_map("roost") == 2 and "roost" in t.slots(9)


@law("root", "bots.eyrie.build.1", "bots.eyrie.turmoil.1")
def test_with_all_roosts_on_the_map_there_is_turmoil() -> None:
    for c, turmoil in (((1, 2, 3, 4, 5, 7, 8), True), ((1, 2, 3, 4, 5, 7), False)):
        t = birds(viziers=1).build("roost", *c).army("eyrie", 9, 5).army("eyrie", 12, 1).deck(FOX).begin()
        assert ("automaton-turmoil" in t.said()) == turmoil and t.on_map("roost") == 7
        assert t.score("eyrie") == 9 + 6 - turmoil and decree(t)[0] == ([] if turmoil else [FOX])


# ---------------------------------------------------------------- traits
@law("root", "bots.eyrie.traits.1")
def test_without_nobility_a_column_that_places_nobody_is_no_turmoil() -> None:
    t = birds(viziers=2).build("roost", 5).army("eyrie", 9, 3).deck(FOX).begin()
    assert "automaton-turmoil" not in t.said() and t.score("eyrie") == 10
    t = birds(viziers=2, traits="nobility").build("roost", 5).army("eyrie", 9, 3).deck(RABBIT).begin()
    assert "automaton-turmoil" not in t.said()


@law("root", "bots.eyrie.traits.2")
def test_relentless_scores_for_tokens_and_buildings_but_leaves_what_is_defended() -> None:
    t = birds("marquise", "alliance", traits="relentless").build("roost", 5).army("eyrie", 9, 1).build("sawmill", 9).deck(FOX)
    t.army("eyrie", 7, 1).sympathy(7).army("eyrie", 4, 1).build("workshop", 4).army("marquise", 4, 1).sympathy(3).begin()
    assert "sawmill" not in t.slots(9) and t.sympathetic() == [3] and "workshop" in t.slots(4)
    assert t.score("eyrie") == 9 + 2 + t.on_map("roost") - 1


@law("root", "bots.eyrie.traits.3")
def test_swoop_goes_nowhere_after_turmoil() -> None:
    t = birds(traits="swoop").build("roost", 5).army("marquise", 5, 1).deck(FOX).begin()
    assert "automaton-turmoil" in t.said() and t.supply("eyrie") == 20


@law("root", "bots.eyrie.traits.4")
def test_war_tax_is_for_each_piece_and_none_for_warriors() -> None:
    for pieces, points in ((("sawmill", "workshop"), 3), (("sawmill",), 4), ((), 5)):
        t = birds(traits="war-tax").points("marquise", 5).army("eyrie", 9, 3).build("roost", 5).army("marquise", 3, 1)
        for piece in pieces:
            t.build(piece, 9)
        if not pieces:
            t.army("marquise", 9, 3)
        t.deck(MOUSE).dice(2, 0).begin()
        assert t.told("automaton-battles") and t.score("marquise") == points
