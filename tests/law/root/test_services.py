"""Riverfolk services and trade posts: what is counted, and what ends with a turn (11.2.5-11.2.7)."""

from __future__ import annotations

from regnum.games.root.board import ruler
from regnum.games.root.components import BOMB, MARQUISE
from regnum.law import law
from tests.law.root.otters import buyer, company


@law("root", "11.2.5.I")
def test_every_trade_post_lost_at_once_costs_half_of_what_is_left() -> None:
    t = company("marquise riverfolk").post(6, 8).army("marquise", 1).build("workshop", 1, 12, 12).funds(riverfolk=9)
    t.hand("marquise", "favor-fox").begin("marquise", "daylight").play("act craft")
    assert t.posts() == [] and t.score("marquise") == 2
    assert t.box("funds") == {"riverfolk": 2}, "nine, four, two"
    assert t.said().count("lost-funds") == 5 + 2


@law("root", "11.2.6.II", "11.2.7.II", "11.2.7.III")
def test_boats_and_mercenaries_are_bought_once_a_turn() -> None:
    t = buyer().prices(1, 1, 1).post(1).army("marquise", 6).post(6).begin("marquise").play("service riverboats")
    assert t.options() == ["hand-card", "mercenaries", "pass"] and t.refused("riverboats") == "11.2.6.II"
    t.play("service mercenaries")
    assert t.options() == ["hand-card", "pass"] and t.refused("mercenaries") == "11.2.6.II"


@law("root", "11.2.7.III", "1.5")
def test_mercenaries_go_with_the_turn() -> None:
    t = buyer("marquise eyrie riverfolk").army("riverfolk", 2, 3).army("marquise", 2).army("eyrie", 2, 2).build("roost", 9)
    t.begin("marquise").play("service mercenaries").until("act", "marquise")
    assert ruler(t.state, 1) == MARQUISE
    t.end_turn().until("act", "marquise")
    assert ruler(t.state, 1) != MARQUISE and t.state.riverfolk.mercenaries < 0


@law("root", "11.2.6.II", "1.5")
def test_what_one_player_bought_is_no_others_limit() -> None:
    t = buyer("marquise eyrie riverfolk").prices(1, 1, 1).army("eyrie", 2).build("roost", 2)
    t.begin("marquise").play("service riverboats").until("service", "eyrie")
    assert "riverboats" in t.options()
    t.play("service riverboats")
    assert t.box("payments") == {"marquise": 1, "eyrie": 1}


@law("root", "11.2.3", "13.2.4/2")
def test_a_card_the_riverfolk_give_for_a_wrong_guess_is_known_to_all() -> None:
    for guesser, other, known in (("riverfolk", 2, ["anvil"]), ("marquise", 0, [])):
        t = company("riverfolk corvid marquise").plot(1, BOMB, face_up=False).army(guesser, 1).hand(guesser, "anvil")
        t.begin(guesser, "evening").play("act expose", "guess snare")
        assert t.cards("corvid") == ["anvil"] and t.live.view(other).players[1].known == known
