"""The Vagabond's other actions and Evening (9.5, 9.6)."""

from __future__ import annotations

import pytest

from regnum.law import law
from tests.law.root.wandering import Wandering, road


# ---------------------------------------------------------------- battle, explore
@law("root", "9.5.2")
@law("root", "4.3")
def test_a_battle_exhausts_a_sword_and_needs_an_enemy_here() -> None:
    t = road().gear("sword boots").army("eyrie", 1).army("eyrie", 5).army("marquise", 1).day().play("act battle")
    assert t.options() == ["1>marquise", "1>eyrie"]
    t.cannot("battle 5>eyrie")
    t.dice(0, 0).play("battle 1>eyrie", "ambush pass")
    assert t.bag() == ["boots", "sword-exhausted"] and not t.can("battle")
    assert not road().army("eyrie", 5).day().can("battle")


@law("root", "9.5.3")
@law("root", "9.5.3/2")
@law("root", "2.2.4")
def test_exploring_takes_the_item_scores_and_ends_the_ruin() -> None:
    t = road(at=12).ruin(12, "bag").ruin(11, "sword").day().play("act explore")
    assert t.bag() == ["bag", "boots", "sword", "teapot", "torch-exhausted"] and t.score("vagabond") == 1
    assert not t.has_ruin(12) and t.has_ruin(11)
    assert not t.can("explore") and t.refused("explore") == "9.5"
    assert not road(at=1).ruin(12, "bag").day().can("explore")


@law("root", "9.2.2", "9.5.3")
def test_the_menu_foretells_what_a_ruin_brings_and_that_a_pawn_moves_alone() -> None:
    t = road(at=12).ruin(12, "bag").day()
    assert t.foretold("act explore") == [("root-deed-explore.hint", None), ("root-hint-points", 1)]
    assert t.foretold("act move") == [("root-hint-pawn", None)]


# ---------------------------------------------------------------- quests
@law("root", "9.5.5")
def test_a_quest_of_the_clearings_suit_exhausts_its_two_items() -> None:
    t = road().gear("boots bag torch hammer").open_quests("logistics-help-fox", "repair-a-shed", "logistics-help-mouse").day()
    t.play("act quest")
    assert t.options() == ["logistics-help-fox", "repair-a-shed"]
    t.cannot("quest logistics-help-mouse")
    t.play("quest repair-a-shed", "reward points")
    assert t.bag() == ["bag", "boots", "hammer-exhausted", "torch-exhausted"] and t.done() == ["repair-a-shed"]
    assert len(t.open()) == 3 and "repair-a-shed" not in t.open() and t.score("vagabond") == 1
    assert "open-quest" in t.said()


@law("root", "9.5.5")
def test_a_quest_needs_both_items_ready() -> None:
    t = road(at=7).gear("sword sword:exhausted boots").open_quests("expel-bandits-mouse", "escort").day()
    assert not t.can("quest") and t.refused("quest") == "9.5.5"
    assert road(at=7).gear("sword sword").open_quests("expel-bandits-mouse", "escort").day().can("quest")
    assert not road(at=1).gear("sword sword boots").open_quests("expel-bandits-mouse").day().can("quest")


@law("root", "9.5.5/2")
def test_the_reward_is_a_point_for_each_quest_of_the_suit_or_two_cards() -> None:
    def quester() -> Wandering:
        t = road().gear("boots boots bag").open_quests("logistics-help-fox").done_quests("errand-fox", "escort", "fundraising")
        t.day().play("act quest").answer("quest logistics-help-fox")
        return t

    t = quester().play("reward points")
    assert t.score("vagabond") == 3 and t.cards("vagabond") == []
    t = quester().play("reward cards")
    assert t.score("vagabond") == 0 and len(t.cards("vagabond")) == 2


# ---------------------------------------------------------------- strike, repair, craft
@law("root", "9.5.6")
@law("root", "9.5.6/2")
def test_a_strike_removes_one_warrior_makes_hostile_and_is_no_battle() -> None:
    t = road("ranger").army("eyrie", 1, 2).army("marquise", 5).build("roost", 1).hand("eyrie", "ambush-fox").day()
    t.play("act strike")
    assert t.at("eyrie", 1) == 1 and t.space("eyrie") == "hostile" and t.score("vagabond") == 0
    assert t.slots(1) == ["roost"] and "crossbow-exhausted" in t.bag() and not t.can("strike")
    again = road("ranger").army("eyrie", 1, 2).relation("eyrie", "hostile").day().play("act strike")
    assert again.score("vagabond") == 0  # no infamy


@law("root", "9.5.6")
@law("root", "3.2.1")
def test_a_strike_takes_a_building_or_token_where_no_warriors_are() -> None:
    t = road("ranger").army("eyrie", 1).build("workshop", 1).keep(1).day().play("act strike")
    assert t.options() == ["marquise", "eyrie"]
    t.play("strike marquise")
    assert t.options() == ["workshop", "keep"]
    t.play("strike-at keep")
    assert t.state.keep == -1 and t.score("vagabond") == 1 and t.space("marquise") == "indifferent"
    assert not road("ranger").army("eyrie", 5).day().can("strike")


@law("root", "9.5.6")
@law("root", "8.2.6")
def test_striking_sympathy_is_an_outrage() -> None:
    t = road("ranger", factions="vagabond alliance").sympathy(1).hand("vagabond", "anvil", "bake-sale").day()
    t.play("act strike")
    assert t.stack == ["anvil"] and t.cards("vagabond") == ["bake-sale"] and t.sympathetic() == []


@law("root", "9.5.7")
def test_a_repair_keeps_the_side() -> None:
    t = road("tinker").gear("hammer hammer sword:damaged-exhausted teapot:damaged").day().play("act repair")
    assert t.options() == ["teapot-damaged", "sword-damaged-exhausted"]
    t.play("repair sword-damaged-exhausted", "act repair")
    assert t.bag() == ["hammer-exhausted", "hammer-exhausted", "sword-exhausted", "teapot"]
    assert not road("tinker").day().can("repair")


@law("root", "9.5.8")
@law("root", "9.2.1")
def test_crafting_exhausts_hammers_of_the_clearings_suit_and_takes_the_item() -> None:
    t = road("tinker").gear("hammer hammer boots")
    t.hand("vagabond", "foxfolk-steel", "brutal-tactics-1", "anvil", "travel-gear-fox", "royal-claim").day()
    t.play("act craft")
    assert t.options() == ["foxfolk-steel", "brutal-tactics-1"]
    assert t.refused("travel-gear-fox") == "4.1.1" and t.refused("royal-claim") == "4.1.1"  # a rabbit hammer, four hammers
    assert t.refused("anvil") == "4.1.2/2"  # no hammer is left in the supply
    t.play("craft foxfolk-steel")
    assert t.bag() == ["boots", "hammer-exhausted", "hammer-exhausted", "sword"] and t.score("vagabond") == 2
    assert t.items("vagabond") == [] and t.discards == ["foxfolk-steel"] and not t.can("craft")
    one = road("tinker").hand("vagabond", "foxfolk-steel").day()
    assert not one.can("craft")  # two hammers needed


@law("root", "9.2.1")
@pytest.mark.parametrize(("at", "craftable"), [(1, "anvil"), (5, "travel-gear-fox"), (7, "mouse-in-a-sack")])
def test_a_hammer_has_the_suit_of_the_clearing_and_no_other(at: int, craftable: str) -> None:
    t = road("tinker", at=at).hand("vagabond", "anvil", "travel-gear-fox", "mouse-in-a-sack").day().play("act craft")
    assert t.discards == [craftable]


@law("root", "9.2.1")
@pytest.mark.parametrize(("at", "fox", "rabbit"), [(1, 2, 0), (5, 0, 2), (21, 0, 0)])
def test_the_table_shows_hammers_in_the_suit_of_the_clearing(at: int, fox: int, rabbit: int) -> None:
    shown = road("tinker", at=at).gear("hammer hammer hammer:exhausted").day().live.view(None).players[0].crafting
    assert {power.suit: (power.all, power.left) for power in shown} == {
        "fox": (fox, fox), "rabbit": (rabbit, rabbit), "mouse": (0, 0),
    }  # fmt: skip


@law("root", "9.2.1")
def test_nothing_is_crafted_in_a_forest() -> None:
    assert not road("tinker", at=21).hand("vagabond", "anvil").day().can("craft")
    assert road("tinker", at=1).hand("vagabond", "anvil").day().can("craft")


@law("root", "9.5.9")
def test_the_special_action_needs_a_torch() -> None:
    t = road("thief").army("eyrie", 1).hand("eyrie", "anvil").day().play("act special")
    assert "torch-exhausted" in t.bag() and not t.can("special") and t.refused("special") == "9.5"
    worn = road("thief").gear("torch:damaged boots").army("eyrie", 1).hand("eyrie", "anvil").day()
    assert not worn.can("special")


@law("root", "9.5")
def test_actions_come_in_any_order_and_number() -> None:
    t = road("scoundrel").gear("boots boots crossbow crossbow").army("eyrie", 5, 2).day()
    t.play("act move", "move 1>5", "act strike", "act strike", "act move", "move 5>1")
    assert t.place() == 1 and t.at("eyrie", 5) == 0
    assert t.bag() == ["boots-exhausted", "boots-exhausted", "crossbow-exhausted", "crossbow-exhausted"]


# ---------------------------------------------------------------- Evening
@law("root", "9.6")
@law("root", "9.6.1")
def test_rest_in_a_forest_mends_everything_faceup() -> None:
    t = road(at=21).gear("boots:damaged boots:damaged sword:damaged-exhausted torch:exhausted").begin("vagabond", "evening")
    assert t.bag() == ["boots", "boots", "sword", "torch-exhausted"] and len(t.cards("vagabond")) == 1
    assert t.said("marquise").count("repaired") == 3, "everybody reads what was mended"
    awake = road(at=1).gear("boots:damaged sword:damaged-exhausted").begin("vagabond", "evening")
    assert awake.bag() == ["boots-damaged", "sword-damaged-exhausted"] and "repaired" not in awake.said()


@law("root", "9.6.3")
@law("root", "9.6.4")
@law("root", "9.6")
def test_cards_are_discarded_before_items_are_dropped() -> None:
    t = road().gear("boots boots boots sword sword sword torch")
    t.hand("vagabond", "anvil", "bake-sale", "sword", "investments", "foxfolk-steel").begin("vagabond", "evening")
    assert t.asked == "discard" and len(t.cards("vagabond")) == 6
    t.play("discard anvil")
    assert t.asked == "drop" and len(t.cards("vagabond")) == 5


@law("root", "9.6.4")
@law("root", "2.5.4/2")
def test_satchel_and_damaged_hold_six_and_the_rest_leaves_for_good() -> None:
    t = road().gear("boots boots boots sword sword:exhausted torch:damaged hammer coins coins").begin("vagabond", "evening")
    supply = t.state.item_supply[:]
    assert t.asked == "drop"
    assert t.options() == ["boots", "sword", "hammer", "sword-exhausted", "torch-damaged"]  # coins lie on their track
    t.cannot("drop coins")
    t.play("drop torch-damaged")
    assert t.asked != "drop" and t.bag().count("torch-damaged") == 0 and t.state.item_supply == supply
    six = road().gear("boots boots boots sword sword:exhausted torch:damaged coins coins").begin("vagabond", "evening")
    assert six.asked != "drop"
    off_track = road().gear("boots boots boots sword sword torch coins:exhausted coins").begin("vagabond", "evening")
    assert off_track.options() == ["boots", "sword", "torch", "coins-exhausted"]


@law("root", "9.6.4")
@law("root", "9.2.5.I")
def test_a_bag_faceup_on_its_track_carries_two_more() -> None:
    eight = "boots boots boots sword sword sword torch hammer"
    assert road("tinker").gear(f"{eight} bag").begin("vagabond", "evening").asked != "drop"
    assert road("tinker").gear(f"{eight} bag:exhausted").begin("vagabond", "evening").asked == "drop"
    assert road("tinker").gear(f"{eight} hammer bag").begin("vagabond", "evening").asked == "drop"


@law("root", "9.6.4")
@law("root", "9.2.5.I")
def test_a_fourth_bag_lies_in_the_satchel_and_carries_nothing() -> None:
    """R-35: three bags on the track make a limit of twelve, and the fourth is one of the twelve."""
    eleven = "boots boots boots boots sword sword sword sword torch hammer hammer"
    assert road("tinker").gear(f"bag bag bag bag {eleven} teapot").begin("vagabond", "evening").asked != "drop"
    over = road("tinker").gear(f"bag bag bag bag {eleven} crossbow").begin("vagabond", "evening")
    assert over.asked == "drop" and over.options() == ["boots", "sword", "bag", "hammer", "crossbow", "torch"]
