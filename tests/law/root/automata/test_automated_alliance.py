"""The Automated Alliance: set-up, revolts, sympathy, Evening, difficulties (bots.alliance)."""

from __future__ import annotations

import pytest

from regnum.game import new
from regnum.law import law
from tests.games.root.own import state
from tests.law.root.automata.test_common import BIRD, FOX, MOUSE, RABBIT
from tests.law.root.table import Table

ORDERS = (FOX, RABBIT, MOUSE, BIRD)


def rising(*others: str, **options: str) -> Table:
    """The Automated Alliance, whose turn comes first, with nine points, and others: a Marquise with a warrior in 12."""
    t = Table(" ".join(("automated-alliance", *(others or ("marquise",)))), 1, "", **options)
    return (t if others else t.army("marquise", 12, 1)).points("alliance", 9)


def by(t: Table, order: str, phase: str) -> Table:
    """Play begins in a later phase of its turn, with an order that was turned up in Birdsong."""
    t.g.agenda = t.take(order)
    return t.begin("alliance", phase)


def crowd(t: Table, *clearings: int, n: int = 1) -> Table:
    """Warriors of the Marquise in clearings."""
    for c in clearings:
        t.army("marquise", c, n)
    return t


# ---------------------------------------------------------------- set-up and peace
@law("root", "bots.alliance.setup.1")
def test_it_starts_with_nothing_on_the_map() -> None:
    t = Table.fresh("marquise automated-alliance").play("keep 1").until("act")
    assert t.supply("alliance") == 10 and t.on_map("base") == 0 and t.sympathetic() == []
    assert t.stack == [] and t.cards("alliance") == [] and t.state.alliance.officers == 0


@law("root", "bots.alliance.setup.1", "bots.1")
def test_it_never_has_supporters_officers_or_a_question() -> None:
    game = new("root", ["automated-alliance", "marquise", "eyrie"], 4, order="given")
    while state(game).turn < 13 and not game.over:
        assert game.ask.seat != 0
        game.play(game.ask.options[-1])
        g = state(game)
        assert g.alliance.supporters == [] and g.alliance.officers == 0 and g.hands[2] == []
    assert state(game).sympathy


@law("root", "bots.alliance.peace.1")
def test_it_starts_no_battle_and_moves_nobody() -> None:
    for order in ORDERS:
        t = rising().army("alliance", 8, 2).build("base", 8).army("alliance", 4, 2).sympathy(11)
        t = crowd(t, 8, 4, 7, n=2).deck(order).begin()
        assert "battle" not in t.said() and "moved" not in t.said()
        assert (t.at("alliance", 8), t.at("alliance", 4), t.at("marquise", 8), t.at("marquise", 4)) == (3, 2, 2, 2)


# ---------------------------------------------------------------- spreading sympathy
@law("root", "bots.alliance.spread.1", "bots.alliance.daylight.1")
def test_sympathy_spreads_to_ordered_clearings_next_to_it() -> None:
    for order, found in ((FOX, 1), (MOUSE, 2), (BIRD, 1)):
        t = by(crowd(rising().sympathy(5), 6, 7), order, "daylight")
        assert t.sympathetic() == sorted([5, found])


@law("root", "bots.alliance.spread.1")
def test_of_several_the_one_with_fewest_enemy_warriors_then_the_highest_priority() -> None:
    for crowded, found in (((), 7), ((7,), 9), ((7, 9), 11), ((7, 9, 11), 7)):
        t = by(crowd(rising().sympathy(12), *crowded).build("workshop", 7, 7), MOUSE, "daylight")
        assert t.sympathetic() == sorted([12, found])


@law("root", "bots.alliance.spread.1")
def test_a_sympathetic_clearing_takes_no_second_token() -> None:
    t = by(crowd(rising().sympathy(12, 7), 9, n=2), MOUSE, "daylight")
    assert t.sympathetic() == [7, 11, 12]


@law("root", "bots.alliance.spread.1")
def test_where_none_is_next_to_it_the_clearing_with_fewest_enemy_pieces_counts() -> None:
    t = by(crowd(rising().sympathy(5, 2), 1, 3, 4, 6, 7, 9, 10, 11, 12), MOUSE, "daylight")
    assert t.sympathetic() == [2, 5, 8]
    t = by(crowd(rising().sympathy(5, 2), 1, 3, 4, 6, 7, 9, 10, 11, 12).build("workshop", 8, 8), MOUSE, "daylight")
    assert t.sympathetic() == [1, 2, 5]


@law("root", "bots.alliance.spread.1", "bots.priority.1")
def test_the_first_token_goes_to_fewest_enemy_pieces_whatever_the_suit() -> None:
    for crowded, found in (((), 1), ((1,), 2), ((1, 2), 3)):
        assert by(crowd(rising(), *crowded), MOUSE, "daylight").sympathetic() == [found]


@law("root", "bots.alliance.spread.1", "bots.legal.1")
def test_where_no_token_can_be_placed_the_next_best_clearing_is_taken() -> None:
    t = by(crowd(rising().keep(1).sympathy(5), 2), FOX, "daylight")
    assert t.sympathetic() == [3, 5]
    t = by(rising().keep(7).sympathy(12), MOUSE, "daylight")
    assert t.sympathetic() == [9, 12]


@law("root", "bots.alliance.spread.2")
@pytest.mark.parametrize(("there", "points"), list(enumerate([0, 1, 1, 1, 1, 2, 2, 3, 3, 4])))
def test_each_token_scores_what_its_space_shows(there: int, points: int) -> None:
    t = by(rising().sympathy(*range(1, there + 1)), FOX, "daylight")
    assert len(t.sympathetic()) == there + 1 and t.score("alliance") == 9 + points


@law("root", "bots.alliance.spread.3")
def test_without_a_token_or_a_place_it_scores_five() -> None:
    t = by(rising().sympathy(*range(1, 11)), MOUSE, "daylight")
    assert len(t.sympathetic()) == 10 and t.score("alliance") == 14
    t = rising().sympathy(*range(1, 8))
    t.g.scorched = 0b111110000000
    t = by(t, MOUSE, "daylight")
    assert len(t.sympathetic()) == 7 and t.score("alliance") == 14


@law("root", "bots.alliance.martial.1")
def test_martial_law_takes_a_point_where_one_enemy_has_three_warriors() -> None:
    for warriors, points in ((2, 1), (3, 0), (5, 0)):
        t = by(crowd(rising().sympathy(5), 1, n=warriors), FOX, "daylight")
        assert t.sympathetic() == [1, 5] and t.score("alliance") == 9 + points
    t = by(crowd(rising("marquise", "eyrie").sympathy(5).army("eyrie", 1, 2), 1, n=2), FOX, "daylight")
    assert t.sympathetic() == [1, 5] and t.score("alliance") == 10


@law("root", "bots.alliance.martial.1")
def test_martial_law_takes_no_point_that_the_token_does_not_give() -> None:
    t = rising("marquise", "eyrie")
    for c in range(1, 13):
        t.army("marquise" if c < 7 else "eyrie", c, 3)
    assert by(t, FOX, "daylight").score("alliance") == 9


# ---------------------------------------------------------------- Birdsong
@law("root", "bots.alliance.revolt.1", "bots.alliance.revolt.2")
def test_it_revolts_in_the_ordered_sympathetic_clearing_with_most_enemy_pieces() -> None:
    t = crowd(rising().sympathy(1, 8, 5).build("sawmill", 8).wood(8), 1, n=2)
    t = crowd(crowd(t, 8, n=3), 5, 6, n=6).deck(FOX).begin()
    assert t.slots(8) == ["base"] and t.at("marquise", 8) == 0 and t.state.wood[7] == 0 and t.at("marquise", 1) == 2
    assert t.at("marquise", 5) == 6 and 8 in t.sympathetic()


@law("root", "bots.alliance.revolt.2")
def test_a_revolt_scores_for_buildings_and_tokens_and_places_no_warriors() -> None:
    t = crowd(rising().sympathy(1, 6, 8).build("sawmill", 8, 8).wood(8, 2), 8, n=3).deck(FOX).begin()
    assert t.score("alliance") == 9 + 4 + 1 and t.at("alliance", 8) == 1 and t.supply("alliance") == 9


@law("root", "bots.alliance.revolt.2")
def test_a_revolt_hurts_a_vagabond_and_spares_other_clearings() -> None:
    t = rising("marquise", "vagabond:thief").sympathy(8)
    v = t.g.vagabonds[0]
    v.character, v.at, v.items = 0, 7, [1, 1, 0, 0, 1, 0, 0, 1] + [0] * 24
    t = crowd(t, 7, 4).deck(FOX).begin("alliance")
    t.until("act")
    assert "base" in t.slots(8) and sum(t.state.vagabonds[0].items[:8]) == 1
    assert (t.at("marquise", 7), t.at("marquise", 4)) == (1, 1)


@law("root", "bots.alliance.revolt.1", "bots.priority.1")
def test_of_level_clearings_the_highest_priority_revolts() -> None:
    t = crowd(rising().sympathy(12, 6, 8), 6, 8).deck(FOX).begin()
    assert "base" in t.slots(6) and t.on_map("base") == 1


@law("root", "bots.alliance.revolt.1")
def test_it_does_not_revolt_twice_for_a_base_nor_without_sympathy_nor_by_a_bird_in_birdsong() -> None:
    t = crowd(rising().sympathy(8).build("base", 6), 8, n=2).deck(FOX).begin()
    assert t.on_map("base") == 1 and t.at("marquise", 8) == 2
    t = crowd(rising().sympathy(5), 8, n=2).deck(MOUSE).begin()
    assert t.on_map("base") == 0


@law("root", "bots.alliance.revolt.1", "bots.legal.1")
def test_a_clearing_that_can_hold_no_base_is_passed_over() -> None:
    t = crowd(rising().sympathy(6, 8).build("ruin", 6), 6, n=3).deck(FOX).begin()
    assert "base" in t.slots(8) and t.at("marquise", 6) == 3
    t = crowd(rising().sympathy(6, 8), 6, n=3)
    t.g.scorched = 1 << 5
    t.deck(FOX).begin()
    assert "base" in t.slots(8) and t.at("marquise", 6) == 3


@law("root", "bots.alliance.pity.1", "bots.alliance.daylight.1")
def test_without_a_revolt_sympathy_spreads_twice_or_once_from_five_tokens_on() -> None:
    for there, after in ((0, 3), (3, 6), (4, 7), (5, 7), (6, 8)):
        t = rising().sympathy(*(1, 3, 4, 5, 6, 8)[:there]).deck(MOUSE).begin()
        assert len(t.sympathetic()) == after and t.on_map("base") == 0


@law("root", "bots.alliance.pity.1")
def test_after_a_revolt_there_is_no_pity() -> None:
    t = rising().sympathy(1).deck(FOX).begin()
    assert t.on_map("base") == 1 and len(t.sympathetic()) == 2


# ---------------------------------------------------------------- Daylight by a bird
@law("root", "bots.alliance.bird.1")
def test_by_a_bird_it_revolts_after_spreading_where_most_enemy_pieces_are() -> None:
    for built, found in (((), 3), ((4,), 6), ((4, 12), 9)):
        t = rising().sympathy(1, 2, 3, 5, 6, 9).build("base", *built)
        t = crowd(crowd(crowd(t, 3, n=4), 6, n=3), 9, n=2)
        t = by(t, BIRD, "daylight")
        assert "base" in t.slots(found) and t.on_map("base") == len(built) + 1 and t.at("marquise", found) == 0
        assert sum(t.at("marquise", c) > 0 for c in (3, 6, 9)) == 2


@law("root", "bots.alliance.bird.1")
def test_the_spread_of_daylight_comes_first() -> None:
    t = rising("marquise", "eyrie").army("eyrie", 1, 1)
    t.g.scorched = 0b111110111111
    t = by(crowd(t, 7, n=2), BIRD, "daylight")
    assert t.sympathetic() == [7] and "base" in t.slots(7) and t.at("marquise", 7) == 0


@law("root", "bots.alliance.bird.1")
def test_there_is_no_surprise_revolt_by_another_order_nor_with_all_bases() -> None:
    assert by(crowd(rising().sympathy(8), 8, n=2), FOX, "daylight").at("marquise", 8) == 2
    t = by(crowd(rising().sympathy(8).build("base", 4, 12, 9), 8, n=2), BIRD, "daylight")
    assert t.on_map("base") == 3 and t.at("marquise", 8) == 2


# ---------------------------------------------------------------- Evening
@law("root", "bots.alliance.organize.1", "bots.alliance.recruit.1")
def test_it_organizes_with_three_warriors_at_a_base_and_then_recruits() -> None:
    for warriors, here, tokens in ((2, 3, [5]), (3, 1, [1, 5]), (5, 1, [1, 5])):
        t = by(rising().sympathy(5).build("base", 8).army("alliance", 8, warriors).army("alliance", 4, 3), FOX, "evening")
        assert t.at("alliance", 8) == here and t.sympathetic() == tokens and t.at("alliance", 4) == 3
        assert t.supply("alliance") == 10 - 3 - here


@law("root", "bots.alliance.organize.1")
def test_it_organizes_at_every_base() -> None:
    t = rising().sympathy(5).build("base", 8, 9).army("alliance", 8, 3).army("alliance", 9, 4)
    t = by(t, BIRD, "evening")
    assert len(t.sympathetic()) == 3 and (t.at("alliance", 8), t.at("alliance", 9), t.supply("alliance")) == (1, 1, 8)
    assert t.score("alliance") == 9 + 1 + 1


@law("root", "bots.alliance.recruit.1")
def test_a_warrior_comes_to_every_base_while_there_are_any() -> None:
    t = rising().build("base", 8, 9, 3).army("alliance", 4, 8)
    t = by(t, FOX, "evening")
    assert [t.at("alliance", c) for c in (3, 8, 9)] == [1, 1, 0] and t.said().count("automaton-recruits") == 2


@law("root", "bots.alliance.difficulty.1", "bots.difficulty.2")
def test_how_many_warriors_organize_is_the_difficulty() -> None:
    for difficulty, least, more in (("easy", 4, 0), ("default", 3, 0), ("challenging", 2, 0), ("nightmare", 2, 1)):
        for warriors in (1, 2, 3, 4):
            t = rising(difficulty=difficulty).sympathy(5).build("base", 8).army("alliance", 8, warriors)
            t = by(t, FOX, "evening")
            assert t.at("alliance", 8) == (1 if warriors >= least else warriors + 1)
            assert t.score("alliance") == 9 + (warriors >= least) + more


@law("root", "bots.order.3", "bots.craft.1")
def test_it_crafts_and_discards_its_order() -> None:
    t = rising().deck("anvil").begin()
    assert t.items("alliance") == ["hammer"] and "anvil" in t.discards and t.score("alliance") == 9 + 1 + 0 + 1 + 1
