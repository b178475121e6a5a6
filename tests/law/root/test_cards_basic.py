"""Cards: suits, birds, drawing, spending, discarding, ambush and dominance cards (2.1)."""

from __future__ import annotations

import pytest

from regnum.engine.knowledge import EVERYBODY
from regnum.engine.lists import changed
from regnum.games.root.components import CARD_DATA, CARD_SUIT, DECK_SIZE, EYRIE, IS_AMBUSH, IS_DOMINANCE, SUITS, card
from regnum.law import law
from tests.law.root.table import Table


@law("root", "2.1", "B.1.4", "B.5.1")
@pytest.mark.parametrize("first", [0, DECK_SIZE])
def test_each_deck_has_54_cards_of_four_suits(first: int) -> None:
    deck = range(first, first + DECK_SIZE)
    assert [sum(CARD_SUIT[c] == s for c in deck) for s in range(4)] == [14, 13, 13, 14]
    assert SUITS == ["fox", "rabbit", "mouse", "bird"]
    assert len(CARD_DATA) == 2 * DECK_SIZE


@law("root", "2.1.5", "2.1.6")
@pytest.mark.parametrize("first", [0, DECK_SIZE])
def test_five_ambushes_and_four_dominance_cards(first: int) -> None:
    deck = range(first, first + DECK_SIZE)
    assert sorted(CARD_SUIT[c] for c in deck if IS_AMBUSH[c]) == [0, 1, 2, 3, 3]
    assert sorted(CARD_SUIT[c] for c in deck if IS_DOMINANCE[c]) == [0, 1, 2, 3]


@law("root", "2.1.1", "6.5.5")
def test_a_bird_stands_for_any_suit() -> None:
    t = Table("marquise eyrie").army("marquise", 8).build("sawmill", 8)
    t.hand("marquise", "woodland-runners", "anvil", "bake-sale").begin("marquise", "daylight").play("act overwork")
    assert t.options() == ["woodland-runners", "anvil"]
    t.cannot("overwork-with bake-sale")
    t.play("overwork-with woodland-runners")
    assert t.state.wood[7] == 1


@law("root", "2.1.1", "8.4.1.II")
def test_birds_stand_for_several_cards_of_one_suit() -> None:
    t = Table("alliance marquise").sympathy(8).supporters("woodland-runners", "arms-trader").begin("alliance")
    t.play("act revolt")
    assert t.slots(8) == ["base"]


@law("root", "2.1.1.I", "8.2.6")
def test_a_forced_card_may_have_to_be_a_bird() -> None:
    t = Table("marquise alliance").army("marquise", 8, 2).sympathy(7).hand("marquise", "woodland-runners", "anvil")
    t.begin("marquise", "daylight").play("act march", "move 8>7", "move-n 1")
    assert t.cards("marquise") == ["anvil"], "the bird counts as a mouse and cannot be held back"
    assert t.stack == ["woodland-runners"]


@law("root", "2.1.1.II", "6.5/2")
def test_no_other_card_stands_for_a_bird() -> None:
    t = Table("marquise eyrie").army("marquise", 8).hand("marquise", "anvil", "bake-sale").begin("marquise", "daylight")
    assert "extra-action" not in t.options()
    t = Table("marquise eyrie").army("marquise", 8).hand("marquise", "anvil", "woodland-runners", "arms-trader")
    t.begin("marquise", "daylight").play("act extra-action")
    assert t.options() == ["woodland-runners", "arms-trader"]


@law("root", "2.1.2")
def test_cards_are_drawn_from_the_shared_deck_and_an_empty_one_is_made_of_the_discards() -> None:
    t = Table("marquise eyrie").army("marquise", 1).build("roost", 2).deck("anvil").begin("marquise", "evening")
    assert t.cards("marquise") == ["anvil"]
    t = Table("marquise eyrie").army("marquise", 1).build("roost", 2).discarded()
    assert t.g.draw_pile == []
    t.begin("marquise", "evening")
    assert len(t.cards("marquise")) == 1
    assert t.discards == [] and "reshuffled" in t.said()


@law("root", "2.1.2")
def test_the_last_cards_of_the_deck_are_drawn_before_it_is_made_anew() -> None:
    t = Table("alliance marquise").army("marquise", 1).build("base", 8, 5).discarded()
    t.g.discards.remove(card("anvil"))
    t.g.draw_pile.append(card("anvil"))
    t.begin("alliance", "evening")
    assert len(t.cards("alliance")) == 3 and "anvil" in t.cards("alliance")
    assert len(t.state.draw_pile) == 50 - 3 and t.said("alliance")[:3] == ["drew-card", "reshuffled", "drew-card"]


@law("root", "2.1.2", "10.2.6")
def test_when_there_is_no_card_anywhere_none_is_drawn() -> None:
    t = Table("marquise lizard").army("marquise", 1).build("garden", 3)
    t.g.lost_souls, t.g.draw_pile = t.g.draw_pile, []
    t.begin("marquise", "evening")
    assert t.cards("marquise") == [] and t.said()[0] == "turn", "nothing is said before the turn of the Cult"


@law("root", "2.1.2", "1.2.1")
def test_what_was_shuffled_and_drawn_again_is_not_known_any_more() -> None:
    t = Table("marquise eyrie").army("marquise", 8).build("sawmill", 8).build("roost", 2).hand("marquise", "anvil")
    t.g.seen = changed(t.g.seen, card("anvil"), EVERYBODY)
    t.g.hands[EYRIE], t.g.draw_pile = t.g.draw_pile, []
    t.begin("marquise", "daylight")
    assert t.live.view(1).players[0].known == ["anvil"]
    t.play("act overwork", "act pass")
    assert t.cards("marquise") == ["anvil"] and t.live.view(1).players[0].known == []


@law("root", "2.1.3", "1.2.2")
def test_spent_and_discarded_cards_lie_on_the_discard_pile_for_all_to_see() -> None:
    t = Table("marquise eyrie").army("marquise", 8).build("sawmill", 8).hand("marquise", "anvil").begin("marquise", "daylight")
    t.play("act overwork")
    assert t.discards == ["anvil"]
    for seat in (0, 1, None):
        assert t.live.view(seat).discards == ["anvil"]


@law("root", "2.1.3", "3.3.3")
def test_a_spent_dominance_card_lies_beside_the_map() -> None:
    t = Table("marquise eyrie alliance").army("marquise", 8).build("sawmill", 8).hand("marquise", "dominance-fox")
    t.begin("marquise", "daylight").play("act overwork")
    assert t.discards == []
    assert t.live.view(None).available == ["dominance-fox"]


@law("root", "6.6")
def test_at_the_end_of_evening_the_hand_is_cut_to_five() -> None:
    t = Table("marquise eyrie").army("marquise", 1).build("roost", 2)
    t.hand("marquise", "anvil", "sword", "investments", "bake-sale", "root-tea-fox").deck("protection-racket")
    t.begin("marquise", "evening")
    assert (t.asked, t.who) == ("discard", "marquise") and len(t.options()) == 6
    t.play("discard sword")
    assert len(t.cards("marquise")) == 5 and t.discards == ["sword"]
    assert t.who == "eyrie"
