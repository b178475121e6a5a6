"""The Vagabond's items, turn and actions (9.2.1-9.2.7, 9.3-9.6)."""

from __future__ import annotations

import pytest

from regnum.games.root.components import ITEMS, VAGABOND, WOODLANDS
from regnum.games.root.lexicon import ROUTE
from regnum.games.root.movement import can_move, move, moves
from regnum.law import law
from tests.law.root.wandering import Wandering


def road(character: str = "thief", at: int = 1, factions: str = "vagabond marquise eyrie") -> Wandering:
    """A Vagabond in a clearing (1 is a fox clearing next to 5, 9 and 10)."""
    return Wandering(factions).wander(character, at)


# ---------------------------------------------------------------- set-up
@law("root", "9.3.1")
def test_the_vagabond_chooses_one_of_nine_characters() -> None:
    t = Wandering.fresh("vagabond marquise eyrie").until("character")
    assert t.who == "vagabond" and len(t.options()) == 9
    t.play("character ranger")
    assert t.live.view(None).players[0].vagabond.character == "ranger"
    assert Wandering.fresh("vagabond marquise eyrie").until("character").play("character thief").board().character == 0


@law("root", "9.3.1")
def test_a_character_named_with_the_seat_is_not_asked_for() -> None:
    t = Wandering.fresh("vagabond:harrier marquise eyrie").until("forest")
    assert t.board().character == 8


@law("root", "9.3.2")
def test_the_pawn_starts_in_any_forest() -> None:
    t = Wandering.fresh("vagabond:thief marquise eyrie").until("forest")
    assert t.options() == [str(21 + i) for i in range(len(WOODLANDS[0].forests))]
    t.cannot("forest 1")
    t.play("forest 24")
    assert t.place() == 24


@law("root", "9.3.3")
def test_three_quests_lie_open() -> None:
    t = Wandering.fresh("vagabond:thief marquise eyrie").until("act")
    assert len(t.open()) == 3 and len(t.state.quest_pile) == 12
    assert sorted(t.state.quests + t.state.quest_pile) == list(range(15))


@law("root", "9.3.4")
def test_bag_boots_hammer_and_sword_lie_under_the_four_ruins() -> None:
    found = []
    for seed in range(6):
        t = Wandering.fresh("vagabond:thief marquise eyrie", seed=seed).until("act")
        items = {c + 1: [ITEMS[i] for i in ruin] for c, ruin in enumerate(t.state.ruin_items) if ruin}
        assert sorted(items) == [6, 10, 11, 12] and all(len(ruin) == 1 for ruin in items.values())
        assert sorted(ruin[0] for ruin in items.values()) == ["bag", "boots", "hammer", "sword"]
        found.append(str(items))
    assert len(set(found)) > 1  # shuffled
    without = Wandering.fresh("marquise eyrie").until("act")
    assert not any(without.state.ruin_items)


@law("root", "9.3.5")
def test_the_items_of_the_character_are_taken_faceup_and_no_others() -> None:
    t = Wandering.fresh("vagabond:tinker marquise eyrie").until("act")
    assert t.bag() == ["bag", "boots", "hammer", "torch"]
    assert t.state.item_supply[ITEMS.index("torch")] == 0


@law("root", "9.3.6")
def test_every_faction_starts_indifferent() -> None:
    t = Wandering.fresh("vagabond:tinker marquise eyrie alliance").until("act")
    assert [t.space(f) for f in ("marquise", "eyrie", "alliance")] == ["indifferent"] * 3
    relations = t.live.view(None).players[0].vagabond.relations
    assert sorted(r.faction for r in relations) == ["alliance", "eyrie", "marquise"]


# ---------------------------------------------------------------- Birdsong
@law("root", "9.4")
@law("root", "9.4.1")
def test_refresh_comes_before_slip_and_turns_up_three() -> None:
    t = road().gear("boots:exhausted boots:exhausted torch:exhausted sword:exhausted").begin("vagabond")
    assert t.asked == "refresh"
    t.play("refresh torch-exhausted", "refresh boots-exhausted")
    assert t.asked == "refresh"
    t.play("refresh sword-exhausted")
    assert t.asked == "slip" and t.bag() == ["boots", "boots-exhausted", "sword", "torch"]


@law("root", "9.4.1")
def test_a_teapot_turns_up_two_more_which_are_not_optional() -> None:
    t = road().gear("teapot boots:exhausted boots:exhausted torch:exhausted sword:exhausted sword:exhausted hammer:exhausted")
    t.begin("vagabond")
    for n in range(2):
        assert "pass" not in t.options(), n
        t.play(f"refresh {t.options()[0]}")
    assert "pass" in t.options()  # up to three
    t.play("refresh sword-exhausted", "refresh sword-exhausted", "refresh hammer-exhausted")
    assert t.asked == "slip" and t.bag().count("torch-exhausted") == 1 and len(t.bag()) == 7


@law("root", "9.4.1")
def test_refreshing_may_stop_in_the_last_three() -> None:
    t = road().gear("boots:exhausted boots:exhausted torch:exhausted sword:exhausted").begin("vagabond")
    t.play("refresh boots-exhausted", "refresh pass")
    assert t.asked == "slip" and t.bag() == ["boots", "boots-exhausted", "sword-exhausted", "torch-exhausted"]


@law("root", "9.4.1")
def test_only_faceup_undamaged_teapots_count_and_damaged_items_are_turned_up_too() -> None:
    """R-25."""
    t = road().gear("teapot:damaged teapot:exhausted torch:damaged-exhausted sword:exhausted boots:exhausted")
    t.begin("vagabond")
    t.play("refresh torch-damaged-exhausted", "refresh sword-exhausted", "refresh boots-exhausted")
    assert t.asked == "slip"
    assert t.bag() == ["boots", "sword", "teapot-damaged", "teapot-exhausted", "torch-damaged"]


@law("root", "9.4.2")
def test_slip_goes_to_adjacent_clearings_and_forests_without_boots() -> None:
    t = road().gear("torch").army("marquise", 5).relation("marquise", "hostile").begin("vagabond")
    assert t.asked == "slip" and t.options() == ["5", "9", "10", "21", "22", "pass"]
    t.cannot("slip 2")
    t.cannot("slip 24")
    t.play("slip 5")  # hostile warriors cost no boots
    assert t.place() == 5 and t.bag() == ["torch"]


@law("root", "9.4.2")
@law("root", "2.4.1")
def test_slip_leads_from_forest_to_forest_over_one_path() -> None:
    t = road(at=24).begin("vagabond")
    assert t.options() == ["4", "9", "12", "22", "25", "pass"]
    t.play("slip 25")
    assert t.place() == 25 and t.asked == "act"
    t.end_turn()
    assert road(at=24).begin("vagabond").play("slip pass").place() == 24


@law("root", "9.4.2")
@law("root", "13.7.2")
def test_slip_breaks_free_of_a_snare_and_a_walk_does_not() -> None:
    t = road(factions="vagabond marquise corvid").plot(1, 1).begin("vagabond")
    assert "5" in t.options()
    stays = road(factions="vagabond marquise corvid").plot(1, 1).day()
    assert not stays.can("move")
    t.play("slip 5")
    assert t.place() == 5


@law("root", "D.3.2")
def test_the_vagabond_slips_across_a_closed_path_but_not_along_it() -> None:
    wood = WOODLANDS[3]
    beside = {(a, b): [i for i, near in enumerate(wood.forest_clearings) if a in near and b in near] for a, b in wood.closed}
    (a, b), sides = next((pair, sides) for pair, sides in beside.items() if len(sides) == 2)
    assert sides[1] in wood.forest_forests[sides[0]]
    t = Wandering("vagabond marquise", map="mountain").wander("thief", a + 1).begin("vagabond")
    assert str(b + 1) not in t.options()
    t.play(f"slip {21 + sides[0]}").end_turn().until("slip", "vagabond")
    assert str(21 + sides[1]) in t.options()


# ---------------------------------------------------------------- moving
@law("root", "9.5.1")
@law("root", "9.2.3")
def test_a_move_exhausts_boots_whoever_rules() -> None:
    t = road().army("marquise", 1, 3).army("eyrie", 5, 3).day().play("act move", "move 1>5")
    assert t.place() == 5 and t.bag() == ["boots-exhausted", "sword", "teapot", "torch"]
    assert not t.can("move") and t.refused("move") == "9.5"


@law("root", "9.5.1")
@law("root", "9.2.9.III.b")
def test_hostile_warriors_cost_one_more_pair_of_boots() -> None:
    t = road().gear("boots").army("marquise", 5).relation("marquise", "hostile").build("roost", 9)
    t.relation("eyrie", "hostile").day().play("act move")
    assert t.options() == ["1>9", "1>10"] and t.refused("1>5") == "9.5.1"  # a roost is no warrior
    t.cannot("move 1>5")
    two = road("scoundrel").army("marquise", 5).relation("marquise", "hostile").day().play("act move", "move 1>5")
    assert two.place() == 5 and two.bag().count("boots-exhausted") == 2
    friends = road("scoundrel").army("marquise", 5).day().play("act move", "move 1>5")
    assert friends.bag().count("boots-exhausted") == 1


@law("root", "9.5.1/3")
def test_a_walk_never_ends_in_a_forest_and_leaves_it_for_an_adjacent_clearing() -> None:
    t = road().day().play("act move")
    assert t.options() == ["1>5", "1>9", "1>10"]
    t.cannot("move 1>21")
    forest = road(at=24).day().play("act move")
    assert forest.options() == ["24>4", "24>9", "24>12"]
    forest.play("move 24>9")
    assert forest.place() == 9


@law("root", "4.2")
@law("root", "9.2.9.III.b")
def test_a_move_that_a_card_grants_takes_the_pawn_and_costs_boots_only_among_hostile_warriors() -> None:
    def routes(t: Wandering) -> list[str]:
        return [ROUTE.text(x) for x in moves(t.g, VAGABOND)]

    barefoot = road().gear("torch").army("marquise", 5).relation("marquise", "hostile")
    assert routes(barefoot) == ["1>9", "1>10"] and can_move(barefoot.g, VAGABOND)
    shod = road().gear("boots").army("marquise", 5).relation("marquise", "hostile")
    assert routes(shod) == ["1>5", "1>9", "1>10"]
    for to, left in ((5, ["boots-exhausted"]), (9, ["boots"])):
        t = road().gear("boots").army("marquise", 5).relation("marquise", "hostile")
        rule = move(t.g, VAGABOND)
        next(rule)
        with pytest.raises(StopIteration):
            rule.send(to - 1)
        assert t.place() == to and t.bag() == left


@law("root", "9.2.2")
@law("root", "2.8")
@law("root", "2.5.1")
def test_the_pawn_neither_rules_nor_prevents_rule() -> None:
    t = road().army("marquise", 1).day()
    rulers = {c.number: c.ruler for c in t.live.view(None).clearings}
    assert rulers[1] == "marquise"
    alone = road().day()
    assert alone.live.view(None).clearings[0].ruler is None


@law("root", "9.2.2")
@law("root", "9.2.2.I")
def test_full_removal_damages_three_items_and_leaves_the_pawn() -> None:
    t = road(factions="alliance vagabond marquise").sympathy(1).army("marquise", 1)
    t.supporters("anvil", "foxfolk-steel").begin("alliance").play("act revolt").until("damage")
    assert t.who == "vagabond" and len(t.options()) == 4
    t.play("damage sword", "damage torch", "damage boots")
    assert t.bag() == ["boots-damaged", "sword-damaged", "teapot", "torch-damaged"] and t.place() == 1


@law("root", "9.2.2.I")
def test_full_removal_elsewhere_or_with_few_items() -> None:
    t = road(at=5, factions="alliance vagabond marquise").sympathy(1).supporters("anvil", "foxfolk-steel")
    t.begin("alliance").play("act revolt")
    assert t.until("act", "vagabond").bag() == ["boots", "sword", "teapot", "torch"]
    few = road(factions="alliance vagabond marquise").gear("boots sword:exhausted").sympathy(1)
    few.supporters("anvil", "foxfolk-steel").begin("alliance").play("act revolt").until("damage").play("damage boots")
    assert few.bag() == ["boots-damaged", "sword-damaged-exhausted"]


# ---------------------------------------------------------------- items
@law("root", "9.2.5")
def test_only_faceup_undamaged_items_are_exhausted() -> None:
    t = road().gear("boots:damaged sword:exhausted torch:damaged-exhausted crossbow").army("eyrie", 1).day()
    assert not t.can("move") and not t.can("battle") and t.can("strike")
    t.play("act strike")
    assert t.bag() == ["boots-damaged", "crossbow-exhausted", "sword-exhausted", "torch-damaged-exhausted"]


@law("root", "9.2.5.I")
@law("root", "9.2.5.III")
@law("root", "9.6.2")
def test_three_coins_lie_on_their_track_and_a_fourth_does_not_count() -> None:
    """R-35: the track holds three."""
    t = road("vagrant").gear("coins coins coins torch")
    t.begin("vagabond", "evening")
    assert len(t.cards("vagabond")) == 4
    many = road("vagrant").gear("coins coins coins coins")
    many.begin("vagabond", "evening")
    assert len(many.cards("vagabond")) == 4
    worn = road("vagrant").gear("coins:exhausted coins:damaged torch").begin("vagabond", "evening")
    assert len(worn.cards("vagabond")) == 1


@law("root", "9.2.5.II")
def test_other_gained_items_go_faceup_into_the_satchel() -> None:
    t = road(at=12).ruin(12, "hammer").day().play("act explore")
    assert "hammer" in t.bag() and t.board().items[ITEMS.index("hammer")] == 1


@law("root", "9.2.4")
@law("root", "4.3.2.III")
def test_without_an_undamaged_sword_the_vagabond_is_defenseless() -> None:
    def hits(gear: str) -> int:
        t = road(factions="marquise vagabond eyrie").gear(gear).army("marquise", 1, 3).begin("marquise", "daylight")
        t.play("act battle").answer("battle 1>vagabond").dice(1, 0).play("ambush pass").until("act", "marquise")
        return len([x for x in t.bag() if "damaged" in x])

    assert hits("boots boots torch") == 2
    assert hits("boots boots sword:damaged") == 3  # the damaged one, and two more
    assert hits("boots boots sword") == 1
    assert hits("boots boots sword:exhausted") == 1


@law("root", "9.2.6")
def test_rolled_hits_are_capped_by_undamaged_swords_up_or_down() -> None:
    def killed(gear: str) -> int:
        t = road().gear(gear).army("eyrie", 1, 4).day().play("act battle").dice(3, 0).play("ambush pass")
        return 4 - t.at("eyrie", 1)

    assert killed("sword torch") == 1
    assert killed("sword sword:exhausted") == 2
    assert killed("sword sword:damaged sword:damaged") == 1


@law("root", "9.2.7")
def test_each_hit_damages_an_item_of_the_vagabonds_choice_and_the_rest_is_ignored() -> None:
    t = road(factions="eyrie vagabond").gear("boots torch:exhausted sword").army("eyrie", 1, 3)
    t.g.eyrie.decree = [[], [], t.g.eyrie.decree[0] + t.g.eyrie.decree[1], []]
    t.begin("eyrie", "daylight").until("ambush").dice(3, 0).play("ambush pass")
    assert t.who == "vagabond" and t.options() == ["boots", "sword", "torch-exhausted"]
    t.cannot("damage boots-damaged")
    t.play("damage torch-exhausted")
    assert t.options() == ["boots", "sword"]
    t.play("damage boots")
    assert t.bag() == ["boots-damaged", "sword-damaged", "torch-damaged-exhausted"]
    few = road().gear("sword").army("eyrie", 1, 3).day().play("act battle").dice(3, 3).play("ambush pass")
    assert few.bag() == ["sword-damaged-exhausted"] and few.place() == 1


@law("root", "4.3.1/2")
@law("root", "9.2.7")
def test_an_ambush_damages_items_and_the_pawn_fights_on() -> None:
    """R-06."""
    t = road().army("eyrie", 1, 3).hand("eyrie", "ambush-fox").day().play("act battle").dice(1, 0)
    t.play("ambush ambush-fox", "foil pass", "damage boots", "damage teapot")
    assert t.at("eyrie", 1) == 2 and t.discards == ["ambush-fox"]


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
    awake = road(at=1).gear("boots:damaged sword:damaged-exhausted").begin("vagabond", "evening")
    assert awake.bag() == ["boots-damaged", "sword-damaged-exhausted"]


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
