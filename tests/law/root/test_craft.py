"""Crafting: cost, once per turn, items, effects, duplicates (4.1)."""

from __future__ import annotations

import pytest

from regnum.games.root.components import CARD_DATA, CARD_KIND, CARD_NAMES, CARD_POINTS, card
from regnum.law import law
from tests.law.root.table import Table


def smith(*workshops: int) -> Table:
    """The Marquise with workshops, before her Daylight."""
    return Table("marquise eyrie alliance").army("marquise", 1).build("workshop", *workshops)


@law("root", "4.1", "4.1.1", "6.2.1")
def test_a_card_is_crafted_with_pieces_in_clearings_of_its_suits() -> None:
    t = smith(8).hand("marquise", "anvil", "bake-sale", "gently-used-knapsack").begin("marquise", "daylight")
    t.play("act craft")
    assert t.asked == "act", "only the anvil could be crafted"
    assert t.items("marquise") == ["hammer"]
    assert t.cards("marquise") == ["bake-sale", "gently-used-knapsack"]
    assert "craft" not in t.options()


@law("root", "4.1.1")
def test_two_symbols_need_two_pieces() -> None:
    t = smith(8).hand("marquise", "foxfolk-steel").begin("marquise", "daylight")
    assert "craft" not in t.options()
    t = smith(8, 8).hand("marquise", "foxfolk-steel").begin("marquise", "daylight").play("act craft")
    assert t.items("marquise") == ["sword"] and t.score("marquise") == 2


@law("root", "4.1.1/2")
def test_no_piece_is_activated_twice_in_a_turn_and_all_are_fresh_in_the_next() -> None:
    t = smith(8).hand("marquise", "anvil", "armorers-1").begin("marquise", "daylight").play("act craft", "craft anvil")
    assert "craft" not in t.options()
    t.end_turn().until("act", "marquise")
    assert "craft" in t.options()


@law("root", "4.1.1/3")
def test_a_question_mark_takes_a_piece_of_any_suit() -> None:
    t = smith(8, 7, 5).hand("marquise", "royal-claim").begin("marquise", "daylight")
    assert "craft" not in t.options(), "three pieces do not make four"
    t = smith(8, 8, 7, 5, 2).hand("marquise", "royal-claim").begin("marquise", "daylight").play("act craft")
    assert t.asked == "activate" and t.options() == ["fox", "rabbit", "mouse"]
    t.play("activate mouse", "activate fox", "activate mouse")
    assert t.options() == ["fox", "rabbit"]
    t.play("activate rabbit")
    assert t.played("marquise") == ["royal-claim"]
    assert t.state.activated == [1, 1, 2]


@law("root", "4.1.1/3", "4.1.1/2")
def test_what_was_activated_serves_no_question_mark() -> None:
    t = smith(8, 7, 5, 2).hand("marquise", "anvil", "royal-claim").begin("marquise", "daylight")
    t.play("act craft", "craft anvil")
    assert "craft" not in t.options(), "three pieces are left"
    t = smith(8, 7, 5, 2, 2).hand("marquise", "anvil", "royal-claim").begin("marquise", "daylight")
    t.play("act craft", "craft anvil", "act craft")
    assert t.options() == ["rabbit", "mouse"], "not the fox workshop of the anvil"
    t.play("activate mouse", "activate mouse", "activate mouse")
    assert t.played("marquise") == ["royal-claim"] and t.state.activated == [1, 1, 3], "the last one went without saying"


@law("root", "4.1.2", "3.2.2", "2.5.4")
@pytest.mark.parametrize("name", ["anvil", "root-tea-fox", "birdy-bindle", "investments"])
def test_an_item_card_gives_the_item_and_its_points_and_is_discarded(name: str) -> None:
    t = smith(8, 7, 5, 5).hand("marquise", name).begin("marquise", "daylight")
    supply = sum(t.state.item_supply)
    t.play("act craft")
    assert t.score("marquise") == CARD_POINTS[card(name)]
    assert len(t.items("marquise")) == 1 and sum(t.state.item_supply) == supply - 1
    assert t.discards == [name] and t.cards("marquise") == []


@law("root", "4.1.2", "4.1.3")
def test_a_card_foretells_the_points_of_its_item() -> None:
    t = smith(8, 7, 5, 5).hand("marquise", "anvil", "bake-sale", "armorers-1").begin("marquise", "daylight").play("act craft")
    assert t.foretold("craft anvil") == [("root-hint-points", 2)] and t.foretold("craft bake-sale") == [("root-hint-points", 3)]
    assert t.foretold("craft armorers-1") == [], "an effect scores nothing when it is crafted"


@law("root", "4.1.2/2", "2.5.4")
def test_an_item_that_is_gone_cannot_be_crafted() -> None:
    t = smith(8, 5).hand("marquise", "anvil", "crossbow-bird", "crossbow-mouse", "travel-gear-fox")
    t.begin("marquise", "daylight").play("act craft", "craft crossbow-bird").end_turn().until("act", "marquise")
    t.play("act craft")
    assert "crossbow-mouse" not in t.options()
    assert t.refused("crossbow-mouse") == "4.1.2/2"
    t.cannot("craft crossbow-mouse")


@law("root", "4.1.3", "2.6", "2.1.4")
def test_a_persistent_effect_stays_in_the_play_area() -> None:
    t = smith(8).hand("marquise", "armorers-1").begin("marquise", "daylight").play("act craft")
    assert t.played("marquise") == ["armorers-1"]
    assert t.discards == [] and t.cards("marquise") == []
    t.end_turn()
    assert t.played("marquise") == ["armorers-1"], "it is no card in hand to be spent or discarded"


@law("root", "4.1.4")
def test_an_effect_in_play_cannot_be_crafted_again() -> None:
    t = smith(8).effect("marquise", "armorers-1").hand("marquise", "armorers-2", "anvil").begin("marquise", "daylight")
    t.play("act craft")
    assert t.cards("marquise") == ["armorers-2"], "the anvil was the only choice"
    other = smith(8).effect("eyrie", "armorers-1").hand("marquise", "armorers-2").begin("marquise", "daylight")
    assert "craft" in other.options(), "others may have it"


@law("root", "4.1.4")
def test_the_reason_is_given() -> None:
    t = smith(8, 8).effect("marquise", "armorers-1").hand("marquise", "armorers-2", "anvil", "crossbow-bird")
    t.begin("marquise", "daylight").play("act craft")
    assert t.refused("armorers-2") == "4.1.4"
    t.cannot("craft armorers-2")


@law("root", "2.1.5", "2.1.6", "4.1")
def test_ambush_and_dominance_cards_offer_nothing_to_craft() -> None:
    t = smith(8, 8, 7, 5).hand("marquise", "ambush-fox", "dominance-fox").begin("marquise", "daylight")
    assert "craft" not in t.options()
    t = smith(8, 8).hand("marquise", "ambush-fox", "anvil", "crossbow-bird").begin("marquise", "daylight").play("act craft")
    assert t.refused("ambush-fox") == "4.1"


@law("root", "4.1.2", "3.2.1", "1.1.4")
def test_a_favor_removes_every_enemy_piece_of_its_suit_and_scores_buildings_and_tokens() -> None:
    t = smith(8, 8, 6).hand("marquise", "favor-fox").army("eyrie", 8, 2).army("eyrie", 7, 2).army("marquise", 8)
    t.no_ruins().build("roost", 1).army("alliance", 12).sympathy(12).begin("marquise", "daylight").play("act craft")
    assert (t.at("eyrie", 8), t.at("eyrie", 7), t.at("alliance", 12)) == (0, 2, 0)
    assert t.at("marquise", 8) == 1
    assert t.slots(1) == [] and t.sympathetic() == []
    assert t.score("marquise") == 2
    assert "favor-fox" in t.discards and "favor" in t.said()


def test_every_card_of_both_decks_has_an_effect_and_a_cost_where_it_can_be_crafted() -> None:
    for i, data in enumerate(CARD_DATA):
        crafted = CARD_KIND[i] in ("item", "favor", "persistent")
        assert bool(data.get("cost")) == crafted, CARD_NAMES[i]
