"""The nine characters and their special actions (E)."""

from __future__ import annotations

import pytest

from regnum.games.root.windows import fight_of
from regnum.law import law
from tests.law.root.wandering import Wandering


def lone(character: str, at: int = 1, factions: str = "vagabond marquise eyrie") -> Wandering:
    """A character in a clearing; 1 is a fox clearing next to 5, 9 and 10."""
    return Wandering(factions).wander(character, at)


def starting(character: str) -> list[str]:
    """What a character has after set-up."""
    return Wandering.fresh(f"vagabond:{character} marquise eyrie").until("act").bag()


# ---------------------------------------------------------------- starting items
@law("root", "E.1.1")
def test_items_of_the_thief() -> None:
    assert starting("thief") == ["boots", "sword", "teapot", "torch"]


@law("root", "E.2.1")
def test_items_of_the_tinker() -> None:
    assert starting("tinker") == ["bag", "boots", "hammer", "torch"]


@law("root", "E.3.1")
def test_items_of_the_ranger() -> None:
    assert starting("ranger") == ["boots", "crossbow", "sword", "torch"]


@law("root", "E.4.1")
def test_items_of_the_vagrant() -> None:
    assert starting("vagrant") == ["boots", "coins", "torch"]


@law("root", "E.5.1")
def test_items_of_the_arbiter() -> None:
    assert starting("arbiter") == ["boots", "sword", "sword", "torch"]


@law("root", "E.6.1")
def test_items_of_the_scoundrel() -> None:
    assert starting("scoundrel") == ["boots", "boots", "crossbow", "torch"]


@law("root", "E.7.1")
def test_items_of_the_adventurer() -> None:
    assert starting("adventurer") == ["boots", "hammer", "torch"]


@law("root", "E.8.1")
def test_items_of_the_ronin() -> None:
    assert starting("ronin") == ["boots", "boots", "sword", "torch"]


@law("root", "E.9.1")
def test_items_of_the_harrier() -> None:
    assert starting("harrier") == ["coins", "crossbow", "sword", "torch"]


# ---------------------------------------------------------------- Thief
@law("root", "E.1.2")
def test_the_thief_steals_a_random_card_of_a_player_here() -> None:
    def stolen(face: int) -> Wandering:
        t = lone("thief").army("eyrie", 1).army("marquise", 1).army("marquise", 5)
        t.hand("eyrie", "anvil", "bake-sale").hand("marquise", "sword").day().play("act special")
        assert t.asked == "steal" and t.options() == ["marquise", "eyrie"]
        return t.dice(face).play("steal eyrie")

    taken = [stolen(face) for face in (0, 1)]
    assert sorted(t.cards("vagabond")[0] for t in taken) == ["anvil", "bake-sale"]
    assert [len(t.cards("eyrie")) for t in taken] == [1, 1] and "torch-exhausted" in taken[0].bag()
    assert "stole-card" in taken[0].said("eyrie") and "stole-card" not in taken[0].said("marquise")


@law("root", "E.1.2")
def test_the_thief_steals_from_nobody_elsewhere_nor_from_empty_hands() -> None:
    assert not lone("thief").army("eyrie", 5).hand("eyrie", "anvil").day().can("special")
    assert not lone("thief").army("eyrie", 1).day().can("special")
    assert lone("thief").build("roost", 1).hand("eyrie", "anvil").day().can("special")  # any piece will do


@law("root", "11.2.3", "E.1.2")
def test_everybody_sees_what_the_thief_takes_from_the_open_hand() -> None:
    t = lone("thief", factions="vagabond riverfolk marquise").army("riverfolk", 1).hand("riverfolk", "anvil")
    t.day().play("act special")
    assert t.cards("vagabond") == ["anvil"] and t.live.view(2).players[0].known == ["anvil"]


# ---------------------------------------------------------------- Tinker
@law("root", "E.2.2")
def test_the_tinker_takes_a_discarded_card_of_the_suit_or_a_bird() -> None:
    t = lone("tinker").discarded("anvil", "bake-sale", "royal-claim").day().play("act special")
    assert t.options() == ["anvil", "royal-claim"]
    t.cannot("day-labor bake-sale")
    t.play("day-labor anvil")
    assert t.cards("vagabond") == ["anvil"] and t.discards == ["bake-sale", "royal-claim"] and "torch-exhausted" in t.bag()
    assert not lone("tinker").discarded("bake-sale").day().can("special")
    assert not lone("tinker", at=21).discarded("anvil").day().can("special")


# ---------------------------------------------------------------- Ranger
@law("root", "E.3.2")
def test_the_ranger_repairs_three_items_and_ends_daylight() -> None:
    t = lone("ranger").gear("torch boots sword:damaged crossbow:damaged boots:damaged-exhausted hammer:damaged").day()
    t.play("act special", "repair sword-damaged", "repair boots-damaged-exhausted")
    assert t.asked == "repair" and t.state.phase == 1
    t.play("repair hammer-damaged")
    assert t.bag() == ["boots", "boots-exhausted", "crossbow-damaged", "hammer", "sword", "torch-exhausted"]
    assert t.who != "vagabond" and t.place() == 1 and len(t.cards("vagabond")) == 1  # Evening is over too


@law("root", "E.3.2")
def test_the_ranger_needs_damaged_items_and_repairs_as_many_as_there_are() -> None:
    assert not lone("ranger").day().can("special")
    t = lone("ranger").gear("torch boots sword:damaged").day().play("act special")
    assert t.bag() == ["boots", "sword", "torch-exhausted"] and t.who != "vagabond"


# ---------------------------------------------------------------- Vagrant
@law("root", "E.4.2")
def test_the_vagrant_chooses_attacker_and_defender_here() -> None:
    t = lone("vagrant").army("eyrie", 1, 2).build("workshop", 1).army("marquise", 5, 3).day().play("act special")
    assert t.asked == "instigate" and t.options() == ["eyrie", "vagabond"]  # a workshop cannot attack
    t.play("instigate eyrie")
    assert t.asked == "instigate-on" and sorted(t.options()) == ["marquise", "vagabond"]
    t.dice(1, 0).play("instigate-on marquise", "ambush pass")
    assert t.slots(1) == [] and "torch-exhausted" in t.bag() and t.at("eyrie", 1) == 2
    assert not lone("vagrant").army("eyrie", 5).army("marquise", 5).day().can("special")


@law("root", "E.4.2", "9.2.9.II.c")
def test_nobody_fights_along_in_a_battle_of_others() -> None:
    t = lone("vagrant").army("eyrie", 1, 2).build("workshop", 1).army("marquise", 5, 3).relation("eyrie", "allied").day()
    t.play("act special", "instigate eyrie", "instigate-on marquise")
    assert t.asked == "ambush"


@law("root", "E.4.2")
def test_the_vagrant_chooses_what_both_sides_remove() -> None:
    t = lone("vagrant", at=2).army("eyrie", 2, 2).build("workshop", 2).build("sawmill", 2).wood(2).day()
    t.play("act special", "instigate eyrie", "instigate-on marquise").dice(0, 0).play("ambush pass")
    assert t.asked == "hit" and t.who == "vagabond" and t.options() == ["sawmill", "workshop", "wood"]
    t.play("hit wood")
    assert t.slots(2) == ["workshop", "sawmill"] and t.score("vagabond") == 1


@law("root", "E.4.2/2")
def test_the_vagrant_scores_buildings_tokens_and_hostile_pieces_of_both() -> None:
    def scored(eyrie: str, marquise: str) -> tuple[int, int, int]:
        t = lone("vagrant").relation("eyrie", eyrie).relation("marquise", marquise).army("eyrie", 1, 2).army("marquise", 1)
        t.build("workshop", 1).day().play("act special", "instigate eyrie", "instigate-on marquise").dice(2, 1)
        t.play("ambush pass").until("act", "vagabond")
        assert t.at("eyrie", 1) == 1 and t.at("marquise", 1) == 0 and t.slots(1) == []
        return t.score("vagabond"), t.score("eyrie"), t.score("marquise")

    assert scored("hostile", "hostile") == (4, 0, 0)  # the workshop as such, and three hostile pieces
    assert scored("indifferent", "hostile") == (3, 0, 0)  # the Eyrie warrior only makes hostile
    assert scored("hostile", "allied") == (3, 0, 0)  # so does the Marquise's; her workshop is hostile then


@law("root", "E.4.2", "7.8.4")
@pytest.mark.parametrize(("attacker", "defender"), [("eyrie", "marquise"), ("marquise", "eyrie")])
def test_the_despot_scores_nothing_when_the_vagrant_removes(attacker: str, defender: str) -> None:
    t = lone("vagrant", at=2).leader("despot").army("eyrie", 2, 2)
    if attacker == "marquise":
        t.army("marquise", 2).wood(2)
    else:
        t.build("sawmill", 2)
    t.day().play("act special", f"instigate {attacker}", f"instigate-on {defender}").dice(2, 2).play("ambush pass")
    t.until("act", "vagabond")
    assert t.slots(2) == [] and sum(t.state.wood) == 0 and t.score("vagabond") >= 1
    assert t.score("eyrie") == 0


# ---------------------------------------------------------------- Arbiter
def guarded(answer: int, at: int = 1) -> Wandering:
    """Five warriors of the Marquise attack one of the Eyrie, who may enlist the Arbiter; both dice show three."""
    t = lone("arbiter", at=at, factions="marquise vagabond eyrie").army("marquise", 1, 5).army("eyrie", 1, 1)
    t.begin("marquise", "daylight").play("act battle").answer("battle 1>eyrie").dice(3, 3).play("ambush pass")
    return t.answer(f"enlist {'yes' if answer else 'no'}")


@law("root", "E.5.2")
def test_a_defender_may_enlist_the_arbiter() -> None:
    t = guarded(1)
    assert t.at("marquise", 1) == 2 and t.score("vagabond") == 1  # one warrior and two swords deal three
    assert t.bag() == ["boots", "sword", "sword", "torch"]  # nothing is exhausted
    alone = guarded(0)
    assert alone.at("marquise", 1) == 4 and alone.score("vagabond") == 0
    away = guarded(1, at=5)
    assert away.at("marquise", 1) == 4 and away.score("vagabond") == 0


@law("root", "E.5.2")
def test_only_undamaged_swords_help() -> None:
    t = lone("arbiter", factions="marquise vagabond eyrie").gear("sword:exhausted sword:damaged").army("marquise", 1, 5)
    t.army("eyrie", 1).begin("marquise", "daylight").play("act battle", "battle 1>eyrie").dice(3, 3)
    t.play("ambush pass")
    assert t.asked == "enlist" and t.who == "eyrie"
    t.play("enlist yes")
    assert t.at("marquise", 1) == 3


@law("root", "E.5.2")
def test_the_arbiter_enlists_neither_himself_nor_against_himself() -> None:
    """R-24."""
    t = lone("arbiter", factions="marquise vagabond eyrie").army("marquise", 1, 5).army("eyrie", 1)
    t.begin("marquise", "daylight").play("act battle", "battle 1>vagabond").dice(0, 0).play("ambush pass")
    assert t.asked == "act" and t.score("vagabond") == 0
    attacks = lone("arbiter").army("eyrie", 1, 2).day().play("act battle").dice(0, 0).play("ambush pass")
    assert attacks.asked == "act" and attacks.score("vagabond") == 0


# ---------------------------------------------------------------- Scoundrel
@law("root", "E.6.2")
def test_scorched_earth_removes_all_enemies_and_leaves_the_torch() -> None:
    t = lone("scoundrel").army("eyrie", 1, 3).army("marquise", 1).build("roost", 1).keep(1).wood(1, 2).army("eyrie", 5, 2).day()
    t.play("act special").until("act", "vagabond")
    assert t.at("eyrie", 1) == 0 and t.at("marquise", 1) == 0 and t.slots(1) == [] and t.state.keep == -1
    assert t.at("eyrie", 5) == 2 and t.score("vagabond") == 4 and t.bag() == ["boots", "boots", "crossbow"]
    assert t.space("eyrie") == "hostile" and t.live.view(None).clearings[0].scorched and "scorched" in t.said()


@law("root", "E.6.2")
def test_nothing_is_placed_in_or_moved_into_scorched_earth() -> None:
    t = lone("scoundrel", factions="vagabond marquise alliance").army("marquise", 5, 2).army("marquise", 9, 2).day()
    t.play("act special").until("act", "marquise").play("act march")
    assert "5>1" not in t.options() and "9>1" not in t.options() and "5>2" in t.options()
    assert t.refused("5>1") == "E.6.2"
    t.cannot("move 5>1")
    spread = lone("scoundrel", factions="vagabond alliance marquise").supporters("anvil", "foxfolk-steel").day()
    spread.play("act special").until("act", "alliance").play("act spread")
    assert "1" not in spread.options() and "6" in spread.options()


@law("root", "E.6.2/2")
def test_the_scoundrel_stays_but_cannot_return() -> None:
    t = lone("scoundrel").day().play("act special", "act move", "move 1>5", "act move")
    assert t.place() == 2  # of the two ways out of clearing 5 only one was left
    slipping = lone("scoundrel").day().play("act special").until("slip", "vagabond")
    assert slipping.place() == 1
    slipping.play("slip 21").until("slip", "vagabond")
    assert slipping.options() == ["2", "5", "10", "22", "23", "pass"]
    slipping.cannot("slip 1")


@law("root", "E.6.2")
def test_there_is_no_scorched_earth_in_a_forest() -> None:
    assert not lone("scoundrel", at=21).day().can("special")


# ---------------------------------------------------------------- Adventurer
@law("root", "E.7.2")
def test_the_adventurer_improvises_once_a_turn_and_damages_the_item() -> None:
    t = lone("adventurer", at=7).gear("boots hammer sword torch coins coins").open_quests("escort", "guard-duty-mouse")
    t.day().play("act quest", "quest escort")
    assert t.asked == "improvise" and t.options() == ["sword", "hammer", "coins", "torch"]  # boots serve as boots
    t.play("improvise hammer", "reward points")
    assert t.bag() == ["boots-exhausted", "coins", "coins", "hammer-damaged-exhausted", "sword", "torch"]
    t.play("act quest")
    assert t.asked == "reward"  # torch and sword, nothing improvised
    t.play("reward cards")
    assert not t.board().items[1] and t.done() == ["escort", "guard-duty-mouse"]


@law("root", "E.7.2")
def test_no_second_improvisation_in_a_turn_but_one_in_the_next() -> None:
    t = lone("adventurer", at=7).gear("boots boots hammer coins coins bag").open_quests("escort", "logistics-help-mouse")
    t.day().play("act quest", "quest escort", "improvise hammer", "reward points")
    assert t.bag().count("boots") == 1
    t.play("act quest", "reward points")  # boots and bag
    other = lone("adventurer", at=7).gear("boots boots coins coins teapot").open_quests("escort", "logistics-help-mouse")
    other.day().play("act quest", "quest escort", "improvise coins", "reward points")
    assert not other.can("quest")  # a bag would have to be improvised
    other.play("act pass").until("act", "vagabond")
    assert other.can("quest")


@law("root", "E.7.2")
def test_improvising_is_a_choice_and_says_for_which_item() -> None:
    t = lone("adventurer", at=7).gear("boots bag coins").open_quests("logistics-help-mouse").day().play("act quest")
    assert t.options() == ["coins", "pass"]
    t.play("improvise coins")
    assert t.asked == "improvise-as" and t.options() == ["boots", "bag"]
    t.play("improvise-as boots", "reward points")
    assert t.bag() == ["bag-exhausted", "boots", "coins-damaged-exhausted"]
    plain = lone("adventurer", at=7).gear("boots boots bag coins").open_quests("logistics-help-mouse").day()
    plain.play("act quest", "improvise pass", "reward points")
    assert plain.bag() == ["bag-exhausted", "boots", "boots-exhausted", "coins"]
    assert not lone("thief", at=7).gear("boots coins").open_quests("logistics-help-mouse").day().can("quest")


# ---------------------------------------------------------------- Ronin
@law("root", "E.8.2")
def test_the_ronin_exhausts_a_sword_for_an_extra_hit_after_the_roll() -> None:
    """R-03, R-24: a sword, no torch."""

    def killed(answer: str) -> tuple[int, list[str]]:
        t = lone("ronin").gear("boots sword sword torch").army("eyrie", 1, 4).day().play("act battle").dice(1, 0)
        t.play("ambush pass")
        assert t.asked == "swift-strike" and fight_of(t.state).rolled_attack == 1  # the roll is known
        t.play(answer)
        return 4 - t.at("eyrie", 1), t.bag()

    assert killed("swift-strike yes") == (2, ["boots", "sword-exhausted", "sword-exhausted", "torch"])
    assert killed("swift-strike no") == (1, ["boots", "sword", "sword-exhausted", "torch"])
    spent = lone("ronin").army("eyrie", 1, 4).day().play("act battle").dice(1, 0).play("ambush pass")
    assert spent.asked == "act" and spent.at("eyrie", 1) == 3  # the only sword started the battle


@law("root", "E.8.2")
def test_the_ronin_strikes_as_defender_too() -> None:
    t = lone("ronin", factions="marquise vagabond").army("marquise", 1, 4).begin("marquise", "daylight").play("act battle")
    t.dice(0, 0).play("ambush pass")
    assert t.asked == "swift-strike" and t.who == "vagabond"
    t.play("swift-strike yes")
    assert t.at("marquise", 1) == 3 and "sword-exhausted" in t.bag()


# ---------------------------------------------------------------- Harrier
@law("root", "E.9.2")
def test_the_harrier_glides_to_any_clearing_without_boots() -> None:
    t = lone("harrier").army("eyrie", 8, 2).relation("eyrie", "hostile").day().play("act special")
    assert t.options() == [str(c) for c in range(2, 13)]
    t.cannot("glide 21")
    t.play("glide 8")
    assert t.place() == 8 and t.bag() == ["coins", "crossbow", "sword", "torch-exhausted"]
    forest = lone("harrier", at=24).day().play("act special", "glide 1")
    assert forest.place() == 1


@law("root", "E.9.2")
def test_allied_warriors_glide_along() -> None:
    """R-32."""
    t = lone("harrier").army("marquise", 1, 2).relation("marquise", "allied").day()
    t.play("act special", "glide 3", "bring marquise", "bring-n 2")
    assert t.place() == 3 and t.at("marquise", 3) == 2 and t.at("marquise", 1) == 0


def test_a_table_can_let_the_harrier_glide_alone() -> None:
    """R-32 as an option."""
    t = Wandering("vagabond marquise eyrie", glide="alone").wander("harrier", 1)
    t.army("marquise", 1, 2).relation("marquise", "allied").day().play("act special", "glide 3")
    assert t.place() == 3 and t.asked == "act" and t.at("marquise", 1) == 2


@law("root", "E.9.2")
@law("root", "13.7.2")
@pytest.mark.parametrize("held", [True, False])
def test_a_snare_holds_the_harrier(held: bool) -> None:
    """R-32."""
    t = lone("harrier", factions="vagabond marquise corvid").plot(1, 1, face_up=held).hand("marquise", "anvil")
    t.army("marquise", 1).day()
    assert t.can("special") is not held
