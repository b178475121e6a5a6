"""The Vagabond's set-up, Birdsong, moves and items (9.2-9.5)."""

from __future__ import annotations

import pytest

from regnum.games.root.components import ITEMS, VAGABOND, WOODLANDS
from regnum.games.root.lexicon import ROUTE
from regnum.games.root.movement import can_move, move, moves
from regnum.law import law
from tests.law.root.wandering import Wandering, road


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


@law("root", "9.3.3")
def test_chance_says_which_quests_lie_open_and_which_come_next() -> None:
    tables = [Wandering.fresh("vagabond:thief marquise eyrie", seed=seed).until("act") for seed in range(6)]
    assert len({tuple(t.open()) for t in tables}) == 6
    assert all(t.state.quest_pile != sorted(t.state.quest_pile) for t in tables)


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
    assert t.said("marquise").count("refreshed") == 3, "everybody reads what was turned up"


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
    assert t.board().fresh == 0, "what was not turned up is forgone"


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
