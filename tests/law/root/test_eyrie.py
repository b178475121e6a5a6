"""Eyrie Dynasties: Decree, turmoil, leaders (7)."""

from __future__ import annotations

import pytest

from regnum.games.root.components import CARD_NAMES
from regnum.games.root.state import add_warriors
from regnum.games.root.windows import fight_of
from regnum.law import law
from tests.law.root.table import Table


def birds(leader: str = "despot", *others: str) -> Table:
    """The Eyrie with a roost and two warriors in clearing 2 (mouse)."""
    return Table(" ".join(("eyrie", *(others or ("marquise",))))).build("roost", 2).army("eyrie", 2, 2).leader(leader)


# ---------------------------------------------------------------- rule and crafting
@law("root", "7.2.1", "7.5.1", "7.5")
def test_roosts_craft_before_the_decree() -> None:
    t = birds().hand("eyrie", "root-tea-fox").begin("eyrie", "daylight")
    assert t.options() == ["craft", "pass"]
    t.play("act craft")
    assert t.items("eyrie") == ["teapot"]
    assert t.asked == "move", "then the Decree"
    late = birds().hand("eyrie", "root-tea-fox").begin("eyrie", "daylight").play("act pass").play("move 2>5")
    assert late.items("eyrie") == []


@law("root", "7.2.2")
def test_lords_of_the_forest_rule_ties() -> None:
    t = birds().army("eyrie", 8).army("marquise", 8).decree("move", "foxfolk-steel").begin("eyrie", "daylight")
    t.play("resolve foxfolk-steel")
    assert "8>7" in t.options() and "8>4" in t.options()


@law("root", "7.2.3", "7.8.1", "3.2.2")
@pytest.mark.parametrize(("leader", "points"), [("despot", 1), ("builder", 2), ("charismatic", 1)])
def test_a_crafted_item_scores_one_point_unless_the_builder_leads(leader: str, points: int) -> None:
    t = birds(leader).hand("eyrie", "root-tea-fox").army("marquise", 2).begin("eyrie", "daylight").play("act craft")
    assert t.score("eyrie") == points


@law("root", "7.2.3")
def test_other_cards_score_nothing() -> None:
    t = birds().hand("eyrie", "codebreakers-1").begin("eyrie", "daylight").play("act craft")
    assert t.played("eyrie") == ["codebreakers-1"] and t.score("eyrie") == 0


# ---------------------------------------------------------------- Birdsong
@law("root", "7.4", "7.4.1")
def test_emergency_orders() -> None:
    t = birds().deck("anvil").begin("eyrie")
    assert t.asked == "column", "the card drawn is the only one to add"
    full = birds().hand("eyrie", "sword").deck("anvil").begin("eyrie")
    assert full.cards("eyrie") == ["sword"]


@law("root", "7.4.2")
def test_one_card_or_two_must_join_the_decree() -> None:
    t = birds().hand("eyrie", "anvil", "sword", "bake-sale").begin("eyrie")
    assert t.asked == "decree" and "pass" not in t.options() and len(t.options()) == 3
    t.play("decree anvil", "column recruit")
    assert t.options() == ["pass", "sword", "bake-sale"]
    t.play("decree sword", "column recruit")
    assert t.column("recruit") == ["anvil", "sword"]
    assert t.asked != "decree" and t.cards("eyrie") == ["bake-sale"]
    one = birds().hand("eyrie", "anvil", "sword").begin("eyrie").play("decree anvil", "column move", "decree pass")
    assert one.cards("eyrie") == ["sword"]


@law("root", "7.4.2")
def test_only_one_of_them_may_be_a_bird() -> None:
    t = birds().hand("eyrie", "woodland-runners", "arms-trader", "anvil").begin("eyrie")
    t.play("decree woodland-runners", "column move")
    assert t.options() == ["pass", "anvil"]
    assert t.refused("arms-trader") == "7.4.2"
    t.cannot("decree arms-trader")


@law("root", "7.4.2/2")
def test_each_card_may_join_any_column() -> None:
    t = birds().hand("eyrie", "anvil", "sword").begin("eyrie").play("decree anvil")
    assert t.options() == ["recruit", "move", "battle", "build"]
    t.play("column build", "decree sword", "column build")
    assert t.column("build") == ["vizier-2", "anvil", "sword"]


@law("root", "7.4.3", "2.5")
def test_without_a_roost_a_new_one_comes_where_warriors_are_fewest() -> None:
    t = Table("eyrie marquise").leader("despot").deck("anvil")
    for c in range(1, 13):
        t.army("marquise", c, 2 if c in (5, 9) else 1 if c == 7 else 2)
    add_warriors(t.g, 0, 8, -1)
    t.g.supply[0] += 1
    t.begin("eyrie").play("column move")
    assert (t.asked, t.options()) == ("new-roost", ["7", "9"])
    t.play("new-roost 9")
    assert t.slots(9) == ["roost"] and t.at("eyrie", 9) == 3


@law("root", "7.4.3")
def test_a_full_clearing_is_no_place_for_the_new_roost() -> None:
    t = Table("eyrie marquise").leader("despot").deck("anvil").build("sawmill", 7, 7)
    for c in range(1, 13):
        if c not in (7, 8):
            t.army("marquise", c)
    t.begin("eyrie").play("column move")
    assert t.slots(8) == ["roost"], "7 is empty of warriors too, but has no slot"
    kept = birds().hand("eyrie", "anvil").begin("eyrie").play("column move")
    assert kept.on_map("roost") == 1


# ---------------------------------------------------------------- the Decree
@law("root", "7.5.2")
def test_columns_are_resolved_from_the_left_and_cards_of_one_in_any_order() -> None:
    t = birds().decree("recruit", "root-tea-mouse").decree("move", "sword").begin("eyrie", "daylight")
    assert t.at("eyrie", 2) == 3, "recruit came first"
    assert t.asked == "resolve" and t.options() == ["vizier-1", "sword"]
    t.play("resolve sword")
    assert t.asked == "move" and all(x.startswith("2>") for x in t.options())


@law("root", "7.5.2.I")
def test_recruit_places_a_warrior_at_a_roost_of_the_suit() -> None:
    t = birds().build("roost", 9).decree("recruit", "root-tea-mouse").begin("eyrie", "daylight")
    assert (t.asked, t.options()) == ("hatch", ["2", "9"])
    t.play("hatch 9")
    assert t.at("eyrie", 9) == 1
    no_fox = birds().decree("recruit", "anvil").begin("eyrie", "daylight")
    assert "turmoil" in no_fox.said()


@law("root", "7.5.2.II", "4.2")
def test_move_takes_at_least_one_warrior_from_a_clearing_of_the_suit() -> None:
    t = birds().army("eyrie", 8).decree("move", "anvil").begin("eyrie", "daylight").play("resolve anvil")
    assert t.options() == ["8>4", "8>7"]
    nobody = birds().decree("move", "anvil").begin("eyrie", "daylight").play("resolve anvil")
    assert "turmoil" in nobody.said(), "no warrior stands in a fox clearing"


@law("root", "7.5.2.III")
def test_battle_needs_a_clearing_of_the_suit() -> None:
    t = birds("commander").army("eyrie", 8).army("marquise", 8).army("marquise", 2).decree("battle", "anvil")
    t.begin("eyrie", "daylight").play("move 2>5", "move-n 1").play("resolve anvil")
    assert (t.asked, t.who) == ("ambush", "marquise")
    assert fight_of(t.state).clearing == 7


@law("root", "7.5.2.IV", "2.5.2")
def test_build_places_a_roost_in_a_ruled_clearing_of_the_suit_without_one() -> None:
    t = birds().army("eyrie", 7).army("eyrie", 9).decree("build", "root-tea-mouse").begin("eyrie", "daylight")
    t.play("move 2>5", "move-n 1", "resolve root-tea-mouse")
    assert (t.asked, t.options()) == ("nest", ["7", "9"])
    t.play("nest 7")
    assert t.slots(7) == ["roost"]


@law("root", "7.5.2.IV")
def test_no_roost_where_nobody_obeys_or_one_stands() -> None:
    t = birds().army("eyrie", 7).army("marquise", 7, 2).decree("build", "root-tea-mouse").begin("eyrie", "daylight")
    t.play("move 2>5", "move-n 1", "resolve root-tea-mouse")
    assert "turmoil" in t.said()


@law("root", "7.5.2/2", "7.7")
def test_an_action_that_cannot_be_taken_means_turmoil() -> None:
    t = birds("commander").begin("eyrie", "daylight").play("move 2>5", "move-n 1")
    assert (t.asked, t.who) == ("leader", "eyrie"), "there was nobody to battle"


@law("root", "7.8.2", "7.5.2/2", "2.5")
def test_the_charismatic_must_place_two_warriors() -> None:
    t = birds("charismatic").army("marquise", 2).begin("eyrie", "daylight")
    assert t.at("eyrie", 2) == 4
    few = birds("charismatic").army("eyrie", 9, 17).begin("eyrie", "daylight")
    assert few.asked == "leader", "one warrior is not two"
    assert few.at("eyrie", 2) == 3 and few.supply("eyrie") == 0, "it comes all the same"
    none = birds("charismatic").army("eyrie", 9, 18).begin("eyrie", "daylight")
    assert none.asked == "leader" and none.at("eyrie", 2) == 2
    homeless = Table("eyrie marquise").leader("charismatic").army("eyrie", 9, 19).begin("eyrie", "daylight")
    assert homeless.asked == "leader" and homeless.supply("eyrie") == 1, "no roost to place it at"


@law("root", "7.8.2", "7.5.2.I")
def test_the_last_warrior_of_the_charismatic_comes_to_a_roost_of_choice() -> None:
    t = birds("charismatic").build("roost", 9).army("eyrie", 9, 17).begin("eyrie", "daylight")
    assert (t.asked, t.options()) == ("hatch", ["2", "9"])
    t.play("hatch 9")
    assert t.at("eyrie", 9) == 18 and t.asked == "leader"


@law("root", "7.8.3")
def test_the_commander_deals_an_extra_hit_as_attacker_only() -> None:
    t = birds("commander").army("eyrie", 8).army("marquise", 8, 3).begin("eyrie", "daylight")
    t.play("move 2>5", "move-n 1").dice(0, 0).play("ambush pass")
    assert t.at("marquise", 8) == 2
    back = birds("commander").army("eyrie", 8).army("marquise", 8, 3).begin("marquise", "daylight").play("act battle")
    back.dice(0, 0).play("ambush pass")
    assert back.at("marquise", 8) == 3


@law("root", "7.8.4")
def test_the_despot_scores_once_for_a_battle_that_removes_buildings_or_tokens() -> None:
    t = birds("despot").army("eyrie", 8, 4).build("sawmill", 8).build("workshop", 8).army("eyrie", 7)
    t.decree("battle", "anvil").begin("eyrie", "daylight").play("move 2>5", "move-n 1").dice(1, 0).play("ambush pass")
    assert t.slots(8) == [] and t.score("eyrie") == 3
    men = birds("despot").army("eyrie", 8, 4).army("marquise", 8, 4).decree("battle", "anvil").begin("eyrie", "daylight")
    men.play("move 2>5", "move-n 1").dice(3, 0).play("ambush pass")
    assert men.score("eyrie") == 0


@law("root", "7.8.4")
def test_the_despot_scores_as_defender_too() -> None:
    t = birds("despot").army("eyrie", 8, 2).army("marquise", 8).wood(8).begin("marquise", "daylight").play("act battle")
    t.dice(2, 2).play("ambush pass")
    assert t.state.wood[7] == 0 and t.score("eyrie") == 2


@law("root", "7.8.4")
def test_no_other_leader_has_the_despots_point() -> None:
    t = birds("builder").army("eyrie", 8, 4).build("sawmill", 8).army("eyrie", 7).decree("battle", "anvil")
    t.begin("eyrie", "daylight").play("move 2>5", "move-n 1").dice(1, 0).play("ambush pass")
    assert t.score("eyrie") == 1


# ---------------------------------------------------------------- turmoil
def fallen(points: int = 9) -> Table:
    """A Decree of three birds and two cards fails for want of a battle; the Commander falls."""
    t = birds("commander").points("eyrie", points).decree("build", "woodland-runners", "anvil")
    return t.begin("eyrie", "daylight").play("move 2>5", "move-n 1")


@law("root", "7.7.1")
def test_turmoil_costs_a_point_for_each_bird_viziers_too_but_never_below_nothing() -> None:
    assert fallen().score("eyrie") == 6
    assert fallen(2).score("eyrie") == 0


@law("root", "7.7.2", "7.7.3", "7.3.4")
def test_the_decree_is_purged_and_the_viziers_serve_the_next_leader() -> None:
    t = fallen()
    assert t.discards == ["woodland-runners", "anvil"]
    assert t.options() == ["builder", "charismatic", "despot"]
    t.cannot("leader commander")
    t.play("leader despot")
    assert "leader" in t.said()
    assert [t.column(c) for c in ("recruit", "move", "battle", "build")] == [[], ["vizier-1"], [], ["vizier-2"]]
    assert t.live.view(None).players[0].eyrie.deposed == ["commander"]


@law("root", "7.7.2", "3.3.3", "10.2.6")
def test_a_purged_dominance_card_goes_where_discarded_ones_go() -> None:
    t = birds("commander", "marquise", "alliance").decree("build", "dominance-fox", "anvil")
    t.begin("eyrie", "daylight").play("move 2>5", "move-n 1")
    assert t.discards == ["anvil"] and t.live.view(None).available == ["dominance-fox"]
    t = birds("commander", "lizard", "marquise").decree("build", "anvil").begin("eyrie", "daylight")
    t.play("move 2>5", "move-n 1")
    assert t.discards == [] and [CARD_NAMES[x] for x in t.state.lost_souls] == ["anvil"], "no Vizier among them"


@law("root", "7.7.3.I")
def test_when_all_leaders_have_fallen_all_are_turned_up() -> None:
    t = birds("commander")
    t.g.eyrie.deposed = 0b1011
    t.begin("eyrie", "daylight").play("move 2>5", "move-n 1")
    assert t.options() == ["builder", "charismatic", "commander", "despot"]
    t.play("leader commander")
    assert t.live.view(None).players[0].eyrie.deposed == []


@law("root", "7.7.4", "7.6.1")
def test_after_turmoil_evening_begins() -> None:
    t = birds("commander").build("roost", 9, 5).decree("build", "root-tea-mouse").army("eyrie", 7)
    t.begin("eyrie", "daylight").play("move 2>5", "move-n 1", "leader despot")
    assert t.on_map("roost") == 3, "the Build column was not reached"
    assert t.score("eyrie") == 2 and len(t.cards("eyrie")) == 2


@law("root", "7.7.4", "3.3.1")
def test_turmoil_ends_daylight_and_all_that_belongs_to_it() -> None:
    t = birds("commander", "marquise", "alliance").points("eyrie", 20).hand("eyrie", "dominance-fox").army("marquise", 9)
    t.begin("eyrie", "daylight").play("act pass")
    assert t.options() == ["move", "dominance"]
    t.play("act move", "move 2>5", "move-n 1", "act battle", "leader despot")
    assert t.who != "eyrie" and t.state.dominance[1] < 0


# ---------------------------------------------------------------- Evening
@law("root", "7.6", "7.6.1", "7.6.2")
@pytest.mark.parametrize(
    ("roosts", "points", "cards"), [(1, 0, 1), (2, 1, 1), (3, 2, 2), (4, 3, 2), (5, 4, 2), (6, 4, 3), (7, 5, 3)]
)
def test_roosts_score_and_draw_in_the_evening(roosts: int, points: int, cards: int) -> None:
    t = Table("eyrie marquise").build("roost", *[1, 2, 3, 4, 5, 7, 8][:roosts]).army("marquise", 9).begin("eyrie", "evening")
    assert t.score("eyrie") == points
    assert len(t.cards("eyrie")) == cards
