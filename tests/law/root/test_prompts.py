"""What others see of a turn tells nothing of a hand: who is asked, in which phase, what lies on the board (1.2)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import regnum
from regnum.games.root.components import FACTIONS
from regnum.law import law
from tests.law.root.table import Table


def seen_by(t: Table, faction: str) -> Any:
    """What another seat observes: its view, and who is to act."""
    return t.live.view(t.state.seat[FACTIONS.index(faction)]), t.live.ask.seat


@law("root", "6.5/2", "1.2")
def test_a_bird_does_not_prolong_the_daylight_of_the_marquise() -> None:
    def after_three_actions(card: str) -> Any:
        t = Table("marquise eyrie alliance").army("marquise", 1, 3).army("eyrie", 12, 2).build("roost", 12)
        t.hand("marquise", card).begin("marquise", "daylight", fair=True)
        for _ in range(3):
            t.play("act march").play(f"move {t.options()[0]}").answer("move-n 1").answer("move pass")
        return seen_by(t, "eyrie")

    assert after_three_actions("sappers-1") == after_three_actions("foxfolk-steel")


@law("root", "8.4.1", "1.2")
@pytest.mark.parametrize("supporter", ["foxfolk-steel", "bake-sale"])
def test_the_alliance_ends_birdsong_whatever_its_supporters_are(supporter: str) -> None:
    t = Table("alliance marquise eyrie").sympathy(1).army("marquise", 1).no_ruins()
    t.army("eyrie", 5, 3).army("eyrie", 9, 3).army("eyrie", 10, 3)
    t.supporters(supporter, "anvil").begin("alliance", fair=True)
    assert (t.who, t.asked) == ("alliance", "act") and t.play("act pass").who == "alliance"


@law("root", "8.2.3", "1.2")
def test_the_last_supporter_is_asked_for_also_without_a_choice() -> None:
    t = Table("alliance marquise").supporters("anvil").begin("alliance", fair=True).play("act spread", "spread 1")
    assert t.options() == ["anvil"] and t.sympathetic() == []
    t.play("supporter anvil")
    assert t.sympathetic() == [1] and t.stack == []


@law("root", "7.5.1", "3.3.1", "1.2")
def test_a_dominance_card_does_not_show_in_the_decree() -> None:
    def decree(card: str) -> Any:
        t = Table("eyrie marquise alliance").build("roost", 1, 5).army("eyrie", 1, 3).army("marquise", 5, 2)
        t.points("eyrie", 12).hand("eyrie", card).begin("eyrie", "daylight", fair=True)
        craft = seen_by(t, "marquise")
        return craft, seen_by(t.play("act pass"), "marquise"), t.asked

    assert decree("dominance-fox") == decree("foxfolk-steel")


@law("root", "6.5", "4.1", "1.2")
@pytest.mark.parametrize("card", ["foxfolk-steel", "bake-sale"])
def test_a_card_that_can_be_crafted_asks_no_question_of_its_own(card: str) -> None:
    t = Table("marquise eyrie alliance").army("marquise", 1, 3).army("marquise", 6).army("eyrie", 12, 2).no_ruins()
    t.build("workshop", 1, 6).hand("marquise", card).begin("marquise", "daylight", fair=True)
    assert (t.who, t.asked) == ("marquise", "act") and t.play("act pass").who == "eyrie"


@law("root", "7.4.2", "1.2")
def test_a_second_bird_is_asked_for_and_cannot_join() -> None:
    t = Table("eyrie marquise").build("roost", 1).hand("eyrie", "royal-claim", "armorers-1").begin("eyrie", fair=True)
    t.play("decree royal-claim", "column move")
    assert t.options() == ["pass"] and t.refused("armorers-1") == "7.4.2"


@law("root", "8.2.6", "1.2")
@pytest.mark.parametrize(("card", "options"), [("anvil", ["anvil"]), ("bake-sale", ["pass"])])
def test_outrage_asks_every_hand(card: str, options: list[str]) -> None:
    t = Table("marquise alliance").army("marquise", 5, 3).sympathy(1).hand("marquise", card)
    t.begin("marquise", "daylight", fair=True).play("act march", "move 5>1", "move-n 1")
    assert (t.who, t.asked, t.options()) == ("marquise", "outrage", options)
    assert len(t.play(f"outrage {options[0]}").stack) == 1


@law("root", "12.5.2.V", "1.2")
def test_the_bank_pays_when_all_cards_are_chosen() -> None:
    t = Table("duchy marquise").hand("duchy", "anvil", "bake-sale")
    t.g.duchy.swayed = 1 << 4
    t.begin("duchy", "daylight", fair=True).play("act minister").answer("minister banker").play("bank anvil")
    assert t.options() == ["pass"] and t.discards == [] and t.score("duchy") == 0
    t.play("bank pass")
    assert t.discards == ["anvil"] and t.score("duchy") == 1


def test_who_is_not_asked_imagines_worlds_that_go_on() -> None:
    """A card that another has chosen and not yet placed is in that hand still, for all that others know."""
    game = regnum.new("root", seed=7001, seats=["marquise", "eyrie", "alliance", "vagabond"])
    rng = Random(1)
    imagined = 0
    while not game.over and game.decisions < 800:
        ask = game.ask
        if ask.kind == "column":
            world = game.imagine((ask.seat + 1) % 4, game.decisions)
            world.play(world.ask.options[0])
            imagined += 1
        game.play(rng.choice(ask.options))
    assert imagined > 5
