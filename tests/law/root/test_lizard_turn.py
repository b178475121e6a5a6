"""The Lizard Cult: its turn (10.4-10.6)."""

from __future__ import annotations

import pytest

from regnum.games.root.components import BIRD, CARD_NAMES, CARD_SUIT, FOX, card
from regnum.games.root.state import DAYLIGHT
from regnum.law import law
from tests.law.root.lizards import Cult, cult, fox_cult


# ---------------------------------------------------------------- Birdsong
@law("root", "10.4.1", "10.4")
def test_the_suit_with_most_lost_souls_is_the_outcast_and_birds_are_ignored() -> None:
    t = cult().outcast("mouse", hated=True).hand("lizard", "royal-claim")
    t.souls("anvil", "foxfolk-steel", "sword", "armorers-1", "armorers-2", "sappers-1").begin("lizard")
    assert t.marker == ("fox", False) and "outcast" in t.said()
    assert t.lost == []


@law("root", "10.4.1")
def test_a_plurality_is_enough() -> None:
    t = cult().outcast("mouse").souls("anvil", "foxfolk-steel", "sword", "bake-sale").hand("lizard", "royal-claim")
    t.begin("lizard")
    assert t.marker == ("fox", False)  # two of four


@law("root", "10.4.1/2")
@pytest.mark.parametrize("hated", [False, True])
def test_an_unchanged_outcast_is_hated(hated: bool) -> None:
    t = cult().outcast("fox", hated).souls("anvil").hand("lizard", "royal-claim").begin("lizard")
    assert t.marker == ("fox", True)


@law("root", "10.4.1/3")
@pytest.mark.parametrize("souls", [(), ("armorers-1",), ("anvil", "sword"), ("anvil", "sword", "bake-sale")])
@pytest.mark.parametrize("hated", [False, True])
def test_without_a_leading_suit_the_outcast_stays_and_is_hated(souls: tuple[str, ...], hated: bool) -> None:
    t = cult().outcast("rabbit", hated).souls(*souls).hand("lizard", "royal-claim").begin("lizard")
    assert t.marker == ("rabbit", True)


@law("root", "10.4.2")
def test_lost_souls_are_discarded_and_dominance_becomes_available() -> None:
    t = cult("lizard marquise eyrie").souls("anvil", "dominance-mouse", "sword").hand("lizard", "royal-claim")
    t.begin("lizard")
    assert t.lost == [] and t.discards == ["anvil", "sword"]
    assert [CARD_NAMES[x] for x in t.state.available] == ["dominance-mouse"]


@law("root", "10.4")
def test_the_outcast_is_found_before_the_souls_go_and_conspiracies_come_last() -> None:
    t = fox_cult(2).army("marquise", 1).army("marquise", 5).begin("lizard")
    assert t.marker == ("fox", False) and t.discards == ["anvil"] and t.asked == "act"
    t.play("act convert")
    assert t.at("lizard", 1) == 1 and t.at("lizard", 5) == 0  # in the new Outcast's clearing


@law("root", "10.4.3")
def test_conspiracies_in_any_order_and_number_with_acolytes_going_home() -> None:
    t = fox_cult(7).army("marquise", 1, 2).army("marquise", 6).build("sawmill", 6).army("lizard", 8, 2).begin("lizard")
    assert t.options() == ["crusade", "convert", "sanctify", "pass"]
    t.play("act convert", "convert 1>marquise")
    assert (t.believers, t.supply("lizard")) == (5, 25 - 2 - 5 - 1)
    t.play("act sanctify")
    assert t.believers == 2 and t.slots(6) == ["garden"]
    t.play("act convert", "convert 1>marquise")
    assert t.believers == 0 and t.at("lizard", 1) == 2
    assert t.state.phase == DAYLIGHT  # none is left: Daylight


@law("root", "10.4.3")
def test_conspiracies_are_optional_and_only_in_outcast_clearings() -> None:
    t = fox_cult(9).army("marquise", 5).build("sawmill", 5).army("marquise", 1).army("lizard", 5).begin("lizard")
    assert t.options() == ["convert", "pass"]  # the lizards in rabbit clearing 5 can neither fight nor leave
    assert t.refused("sanctify") == "10.4.3/3" and t.refused("crusade") == "10.4.3.I"
    t.play("act pass")
    assert t.believers == 9 and t.at("marquise", 1) == 1


@law("root", "10.4.3")
def test_too_few_acolytes_close_a_conspiracy() -> None:
    t = fox_cult(2).army("marquise", 1).build("sawmill", 1).begin("lizard")
    assert t.options() == ["convert", "pass"] and t.refused("sanctify") == "10.4.3"
    t = fox_cult(1).army("marquise", 1).begin("lizard")
    assert t.state.phase == DAYLIGHT  # not asked at all


@law("root", "10.4.3/2")
def test_a_hated_outcast_makes_conspiracies_cheaper() -> None:
    t = cult().outcast("fox").acolytes(4).army("marquise", 1).build("sawmill", 6).army("lizard", 8).build("garden", 8)
    t.begin("lizard")
    assert t.marker == ("fox", True) and t.believers == 4
    t.play("act convert")
    assert t.believers == 3
    t.play("act sanctify")
    assert t.believers == 1
    t.play("act crusade", "move 8>4")
    assert t.believers == 0 and t.at("lizard", 4) == 1


@law("root", "10.4.3/3", "10.4.3.II")
def test_convert_is_impossible_where_no_warrior_can_be_placed() -> None:
    t = fox_cult(9).keep(1).army("marquise", 1, 3).army("marquise", 6).begin("lizard")
    t.play("act convert")
    assert t.at("marquise", 6) == 0 and t.at("marquise", 1) == 3
    assert t.options() == ["crusade", "pass"] and t.refused("convert") == "10.4.3/3"  # not at the keep
    t = fox_cult(9).keep(1).build("sawmill", 1).army("marquise", 1).begin("lizard")
    assert t.state.phase == DAYLIGHT and t.slots(1) == ["sawmill"]


@law("root", "10.4.3/3", "10.4.3.III")
def test_sanctify_is_impossible_without_a_garden_left() -> None:
    t = fox_cult(9).build("garden", 6, 6, 8, 8, 12).build("sawmill", 1).army("marquise", 8).begin("lizard")
    assert t.options() == ["convert", "pass"] and t.refused("sanctify") == "10.4.3/3"
    t = fox_cult(9).build("garden", 6, 6, 8, 8).build("sawmill", 1).army("marquise", 8).begin("lizard")
    assert t.options() == ["convert", "sanctify", "pass"]


@law("root", "10.4.3.I")
def test_a_crusade_is_a_battle_in_an_outcast_clearing() -> None:
    t = fox_cult(2).army("lizard", 1, 3).army("marquise", 1, 2).army("lizard", 5, 3).army("marquise", 5, 2)
    t.begin("lizard").dice(2, 0).play("act crusade", "act battle")
    assert t.asked == "ambush"  # the only Outcast clearing with a foe
    t.play("ambush pass")
    assert t.at("marquise", 1) == 0 and t.at("lizard", 1) == 3 and t.at("marquise", 5) == 2


@law("root", "10.4.3.I")
def test_a_crusade_is_a_move_out_of_an_outcast_clearing_and_perhaps_a_battle_there() -> None:
    t = fox_cult(4).army("lizard", 1, 4).army("marquise", 5, 2).army("lizard", 9, 2).begin("lizard")
    t.play("act crusade")
    assert sorted(t.options()) == ["1>10", "1>5", "1>9"]  # not from mouse clearing 9
    t.play("move 1>5", "move-n 3")
    assert t.asked == "battle" and t.options() == ["pass", "5>marquise"]
    t.dice(3, 0).play("battle 5>marquise", "ambush pass")
    assert (t.at("lizard", 5), t.at("lizard", 1), t.at("marquise", 5)) == (3, 1, 0)
    t.play("act crusade", "move 1>10")
    assert t.at("lizard", 10) == 1 and t.asked != "battle" and t.believers == 0


@law("root", "10.4.3.I")
def test_the_battle_after_a_move_may_be_left_out_and_is_only_where_the_move_led() -> None:
    t = fox_cult(2).army("lizard", 1, 4).army("marquise", 5).army("marquise", 1).begin("lizard")
    t.play("act crusade", "act move", "move 1>5", "move-n 2")
    t.cannot("battle 1>marquise")
    t.play("battle pass")
    assert t.at("marquise", 5) == 1 and t.at("lizard", 5) == 2


@law("root", "10.4.3.II")
def test_convert_replaces_an_enemy_warrior() -> None:
    t = fox_cult(2, "lizard marquise eyrie").army("marquise", 1, 2).army("eyrie", 1).army("eyrie", 5).begin("lizard")
    t.play("act convert")
    assert t.options() == ["1>marquise", "1>eyrie"]
    t.cannot("convert 5>eyrie")
    t.play("convert 1>eyrie")
    assert (t.at("eyrie", 1), t.at("marquise", 1), t.at("lizard", 1)) == (0, 2, 1)
    assert t.supply("eyrie") == 20 - 1 and t.score("lizard") == 0


@law("root", "10.4.3.II")
def test_a_converted_cat_may_go_to_the_field_hospital() -> None:
    t = fox_cult(2).keep(3).army("marquise", 1).hand("marquise", "foxfolk-steel").begin("lizard")
    t.play("act convert", "hospital foxfolk-steel")
    assert t.at("marquise", 3) == 1 and t.at("lizard", 1) == 1


@law("root", "10.4.3.III")
def test_sanctify_replaces_an_enemy_building_and_scores_it() -> None:
    t = fox_cult(3).build("sawmill", 6).build("workshop", 6).build("sawmill", 5).army("marquise", 6, 4).begin("lizard")
    t.play("act sanctify")
    assert t.options() == ["6>sawmill", "6>workshop"]
    t.cannot("sanctify 5>sawmill")
    t.play("sanctify 6>workshop")
    assert sorted(t.slots(6)) == ["garden", "sawmill"] and t.score("lizard") == 1 and t.believers == 0
    assert t.at("marquise", 6) == 4


@law("root", "10.4.3.III")
def test_ruins_and_own_gardens_cannot_be_sanctified() -> None:
    t = Cult("lizard marquise").outcast("mouse").souls("anvil").acolytes(6).build("garden", 6).army("marquise", 1)
    t.begin("lizard")
    assert "ruin" in t.slots(6) and t.options() == ["convert", "pass"]


# ---------------------------------------------------------------- Daylight
@law("root", "10.5")
def test_each_revealed_card_is_one_ritual_and_serves_nothing_else() -> None:
    t = cult("lizard marquise eyrie").build("garden", 6).points("lizard", 10)
    t.hand("lizard", "dominance-fox", "sword", "armorers-1").begin("lizard", "daylight")
    assert "dominance" in t.options()
    t.play("act ritual-recruit", "ritual-recruit 1")
    assert t.shown == ["dominance-fox"] and t.cards("lizard") == ["armorers-1", "sword"] and t.at("lizard", 1) == 1
    assert "dominance" not in t.options() and t.live.view(1).players[0].lizard.revealed == ["dominance-fox"]
    t.play("act ritual-recruit")
    assert set(t.options()) == {"2", "7", "9", "11"}  # only the mouse card is left
    t.play("ritual-recruit 2")
    assert t.options() == ["ritual-sacrifice", "pass"]


@law("root", "10.5")
def test_rituals_are_optional_and_come_in_any_order() -> None:
    t = cult().build("garden", 6).hand("lizard", "anvil", "foxfolk-steel", "armorers-1").begin("lizard", "daylight")
    t.play("act ritual-sacrifice", "act ritual-score", "ritual-score anvil", "act ritual-build")
    assert t.believers == 1 and t.slots(6) == ["garden", "garden"] and t.lost == ["anvil"]
    t = cult().build("garden", 6).hand("lizard", "anvil").begin("lizard", "daylight").play("act pass")
    assert t.cards("lizard")[0] == "anvil" and t.lost == []


@law("root", "10.5.1")
def test_a_garden_is_built_in_a_ruled_clearing_of_the_cards_suit() -> None:
    t = cult().army("lizard", 6, 2).army("marquise", 6).army("lizard", 8).army("marquise", 8).army("lizard", 5)
    t.build("sawmill", 1).army("lizard", 1, 3).hand("lizard", "anvil", "foxfolk-steel").begin("lizard", "daylight")
    t.play("act ritual-build")
    assert t.asked == "ritual-card"  # 8 is not ruled, 1 has no slot, 5 is a rabbit clearing
    t.play("ritual-card anvil")
    assert t.slots(6) == ["garden"] and t.shown == ["anvil"]


@law("root", "10.5.1")
def test_no_garden_without_one_of_the_suit_on_the_track() -> None:
    t = cult().build("garden", 6, 6, 8, 8, 12).hand("lizard", "anvil").begin("lizard", "daylight")
    assert "ritual-build" not in t.options() and t.refused("ritual-build") == "10.5.1"
    t = cult().build("garden", 6, 6, 8, 12).hand("lizard", "anvil").begin("lizard", "daylight").play("act ritual-build")
    assert t.options() == ["8", "12"]


@law("root", "10.5.2")
def test_a_warrior_is_recruited_in_any_clearing_of_the_cards_suit() -> None:
    t = cult().keep(1).army("marquise", 6, 9).hand("lizard", "anvil", "armorers-1").begin("lizard", "daylight")
    t.play("act ritual-recruit")
    assert t.options() == ["6", "8", "12"]  # not at the keep
    t.cannot("ritual-recruit 5")
    t.play("ritual-recruit 6")
    assert t.at("lizard", 6) == 1 and t.supply("lizard") == 24 and t.shown == ["anvil"]


@law("root", "10.5.2", "10.5.4")
def test_without_warriors_nobody_is_recruited_or_sacrificed() -> None:
    t = cult().army("lizard", 5, 25).hand("lizard", "anvil", "armorers-1").begin("lizard", "daylight")
    assert t.options() == ["ritual-score", "pass"]
    assert t.refused("ritual-recruit") == "10.5.2" and t.refused("ritual-sacrifice") == "10.5.4"


@law("root", "10.5.3")
@pytest.mark.parametrize("n, points", [(0, 0), (1, 0), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_scoring_spends_a_card_for_the_points_of_its_suit(n: int, points: int) -> None:
    t = cult().build("garden", *[6, 6, 8, 8, 12][:n]).build("garden", 5, 5, 3).hand("lizard", "anvil", "ambush-bird-1")
    t.begin("lizard", "daylight").play("act ritual-score")
    assert t.score("lizard") == points and t.lost == ["anvil"] and t.cards("lizard") == ["ambush-bird-1"]


@law("root", "10.5.3")
def test_each_suit_scores_once_a_turn() -> None:
    t = cult("lizard marquise").build("garden", 6, 6, 5, 5).hand("lizard", "anvil", "foxfolk-steel", "bake-sale")
    t.deck("armorers-1", "armorers-2", "sappers-1", "sappers-2").begin("lizard", "daylight")
    t.play("act ritual-score", "ritual-score anvil", "act ritual-score")
    assert t.score("lizard") == 4 and t.lost == ["anvil", "bake-sale"]
    assert "ritual-score" not in t.options() and t.refused("ritual-score") == "10.5.3"
    t.end_turn().until("act", "lizard")
    assert "ritual-score" in t.options()
    assert {CARD_SUIT[card(x)] for x in t.cards("lizard")} == {FOX, BIRD}


def test_a_table_can_ask_for_a_garden_of_the_suit() -> None:
    """R-34 as an option."""
    t = Cult("lizard marquise", ritual="garden").no_ruins().build("garden", 5).hand("lizard", "anvil", "bake-sale", "sword")
    t.begin("lizard", "daylight").play("act ritual-score")
    assert t.asked != "ritual-score" and t.lost == ["bake-sale"]


@law("root", "10.5.4")
def test_a_bird_makes_a_warrior_of_the_supply_an_acolyte() -> None:
    t = cult().army("lizard", 5).hand("lizard", "armorers-1", "anvil").begin("lizard", "daylight")
    t.play("act ritual-sacrifice")
    assert (t.believers, t.supply("lizard"), t.at("lizard", 5)) == (1, 23, 1)
    assert t.shown == ["armorers-1"] and "ritual-sacrifice" not in t.options()
    assert t.refused("ritual-sacrifice") == "10.5.4"  # a fox is no bird


# ---------------------------------------------------------------- Evening
@law("root", "10.6.1", "10.6")
def test_revealed_cards_return_before_crafting_and_spent_ones_do_not() -> None:
    t = cult().build("garden", 6, 6).outcast("fox").hand("lizard", "anvil", "foxfolk-steel", "armorers-1")
    t.begin("lizard", "daylight").play("act ritual-score", "ritual-score foxfolk-steel")
    t.play("act ritual-recruit", "ritual-recruit 1", "act pass")
    assert t.shown == [] and t.cards("lizard") == ["anvil", "armorers-1"] and t.lost == ["foxfolk-steel"]
    assert t.options() == ["craft", "pass"]
    assert t.live.view(1).players[0].known == ["anvil"]  # seen by all; the bird was not
    t.play("act craft", "craft anvil")
    assert t.items("lizard") == ["hammer"]


@law("root", "10.6.3")
@pytest.mark.parametrize(
    "sites, drawn", [((), 1), ((6,), 1), ((6, 8), 2), ((6, 8, 12), 2), ((6, 8, 5, 10), 3), ((6, 8, 5, 10, 2, 7), 4)]
)
def test_one_card_and_one_for_every_suit_with_two_gardens(sites: tuple[int, ...], drawn: int) -> None:
    t = cult().build("garden", *sites).begin("lizard", "evening")
    assert len(t.cards("lizard")) == drawn


@law("root", "10.6.3", "10.6")
def test_then_the_hand_goes_down_to_five() -> None:
    t = cult("lizard marquise eyrie").army("marquise", 1)
    t.hand("lizard", "ambush-fox", "ambush-mouse", "ambush-rabbit", "dominance-fox", "ambush-bird-1")
    t.deck("ambush-bird-2").begin("lizard", "evening")
    assert t.asked == "discard" and len(t.options()) == 6
    t.play("discard dominance-fox")
    assert len(t.cards("lizard")) == 5 and t.lost == ["dominance-fox"] and t.who == "marquise"
