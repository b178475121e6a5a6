"""Golden rules: conflicts, order of effects, open and hidden things, the shape of a turn (1)."""

from __future__ import annotations

import msgspec

from regnum.law import law
from tests.law.root.table import Table


@law("root", "1.1.1")
def test_a_card_prevails_over_the_law() -> None:
    t = Table("marquise eyrie").army("marquise", 8).army("eyrie", 8).effect("marquise", "scouting-party-1")
    t.hand("eyrie", "ambush-fox").begin("marquise", "daylight").dice(0, 0).play("act battle")
    assert t.asked == "act", "Scouting Party: the defender cannot ambush although 4.3.1 lets it"
    assert t.cards("eyrie") == ["ambush-fox"]


@law("root", "1.1.2", "6.2.2")
def test_cannot_is_absolute() -> None:
    t = Table("eyrie marquise").keep(2).army("eyrie", 2, 3).army("marquise", 9).build("roost", 5).leader("despot")
    t.army("eyrie", 5).decree("recruit", "root-tea-mouse").build("roost", 2).begin("eyrie", "daylight")
    assert "turmoil" in t.said(), "the roost beside the keep cannot recruit, though the Decree demands it"


@law("root", "1.1.3")
def test_the_player_in_turn_orders_effects_that_coincide() -> None:
    t = Table("eyrie marquise alliance").no_ruins().build("roost", 1, 6, 8).leader("despot").hand("eyrie", "favor-fox")
    t.keep(2).army("marquise", 12).hand("marquise", "anvil").sympathy(12).army("eyrie", 5)
    t.begin("eyrie", "daylight").play("act craft")
    assert (t.asked, t.who) == ("order", "eyrie")
    assert t.options() == ["marquise", "alliance"]
    t.play("order alliance")
    assert (t.asked, t.who) == ("hospital", "marquise"), "outrage came first and took a card of the deck"
    assert len(t.stack) == 1


@law("root", "1.1.3")
def test_nobody_is_asked_about_an_order_that_does_not_matter() -> None:
    t = Table("eyrie marquise alliance").no_ruins().build("roost", 1, 6, 8).leader("despot").hand("eyrie", "favor-fox")
    t.army("marquise", 12).army("alliance", 12).army("eyrie", 5).begin("eyrie", "daylight").play("act craft")
    assert t.asked != "order"
    assert t.at("marquise", 12) == t.at("alliance", 12) == 0


@law("root", "1.2.1")
def test_a_hand_is_its_players_secret_and_its_size_is_public() -> None:
    t = Table("marquise eyrie alliance").army("marquise", 1).hand("eyrie", "anvil", "sword").supporters("bake-sale")
    t.begin("marquise", "daylight")
    for seat in (0, 2, None):
        view = t.live.view(seat)
        assert view.players[1].hand is None and view.players[1].hand_count == 2
        assert b"anvil" not in msgspec.json.encode(view)
    assert t.live.view(1).players[1].hand == ["anvil", "sword"]
    assert t.live.view(1).players[2].alliance.supporters is None
    assert t.live.view(2).players[2].alliance.supporters == ["bake-sale"]


@law("root", "1.2.2")
def test_everybody_may_look_through_the_discards() -> None:
    t = Table("marquise eyrie").army("marquise", 1).discarded("anvil", "sword").begin("marquise", "daylight")
    assert all(t.live.view(seat).discards == ["anvil", "sword"] for seat in (0, 1, None))


@law("root", "1.3.2", "reading.2")
def test_no_deed_hands_a_card_to_another_player_or_asks_for_consent() -> None:
    t = Table("marquise eyrie").army("marquise", 1, 2).army("eyrie", 1).hand("marquise", "anvil", "woodland-runners")
    t.begin("marquise", "daylight")
    assert t.options() == ["battle", "march", "build", "extra-action", "pass"]
    t.play("act march")
    assert t.who == "marquise"


@law("root", "1.4", "8.2.6")
def test_effects_follow_the_faction_of_the_pieces() -> None:
    t = Table("marquise alliance").army("alliance", 8).sympathy(7).hand("alliance", "anvil").officers(1).army("marquise", 1)
    t.begin("alliance", "evening").play("act move").answer("move 8>7")
    assert t.cards("alliance")[:1] == ["anvil"] and "outrage" not in t.said()


@law("root", "1.5")
def test_a_turn_has_three_phases_and_then_the_next_player_takes_one() -> None:
    t = Table("marquise alliance").army("marquise", 1).build("sawmill", 8).hand("alliance", "anvil").begin("marquise")
    assert t.state.wood[7] == 1, "Birdsong"
    assert (t.who, t.live.view(None).phase) == ("marquise", "daylight")
    assert t.cards("marquise") == []
    t.play("act pass")
    assert len(t.cards("marquise")) == 1, "Evening"
    assert (t.who, t.state.turn) == ("alliance", 2)
    t.end_turn()
    assert (t.who, t.state.turn) == ("marquise", 3)
