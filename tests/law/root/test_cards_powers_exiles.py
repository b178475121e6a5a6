"""The persistent effects of the deck of Exiles and Partisans: what each card does, and where it does nothing (4.1.3)."""

from __future__ import annotations

import pytest

from regnum.games.root.board import adjacent, ruler
from regnum.games.root.components import FACTIONS, ITEMS, MAPS, MARQUISE
from regnum.law import law
from tests.law.root.test_cards_powers_base import play_at_random
from tests.law.root.wandering import Wandering


def table(factions: str, map_: str = "autumn") -> Wandering:
    """A position with the deck of Exiles and Partisans."""
    return Wandering(factions, deck="exiles", map=map_)


def battle(name: str, owner: str, c: int = 8, high: int = 1, low: int = 0) -> Wandering:
    """The Marquise attacks the Eyrie, four against four; both hold a card of each suit and no ambush is played."""
    t = table("marquise eyrie").army("marquise", c, 4).army("eyrie", c, 4).effect(owner, name)
    t.hand(owner, "x-anvil", "x-bake-sale", "x-sword", "x-birdy-bindle").begin("marquise", "daylight")
    t.dice(high, low).play("act battle", "ambush pass")
    return t


# ---------------------------------------------------------------- battle
@law("root", "4.1.3", "4.3.2.II")
@pytest.mark.parametrize(
    ("name", "c", "kept"),
    [("x-fox-partisans", 8, "x-anvil"), ("x-rabbit-partisans", 5, "x-bake-sale"), ("x-mouse-partisans", 7, "x-sword")],
)
@pytest.mark.parametrize("owner", ["marquise", "eyrie"])
def test_partisans_deal_an_extra_hit_and_leave_their_suit_in_hand(name: str, c: int, kept: str, owner: str) -> None:
    t = battle(name, owner, c)
    assert (t.who, t.asked, t.options()) == (owner, "use", [name, "pass"])
    t.play(f"use {name}")
    lost = (0, 2) if owner == "marquise" else (1, 1)
    assert (4 - t.at("marquise", c), 4 - t.at("eyrie", c)) == lost
    assert t.cards(owner) == [kept] and len(t.discards) == 3, "birds are discarded too"
    assert t.played(owner) == [name], "it stays"


@law("root", "4.1.3")
@pytest.mark.parametrize(("name", "c"), [("x-fox-partisans", 5), ("x-rabbit-partisans", 7), ("x-mouse-partisans", 8)])
def test_partisans_fight_for_their_own_clearings_only(name: str, c: int) -> None:
    t = battle(name, "eyrie", c)
    assert t.asked == "act" and t.at("marquise", c) == 4 and len(t.cards("eyrie")) == 4


@law("root", "4.1.3")
def test_partisans_may_stay_at_home() -> None:
    t = battle("x-fox-partisans", "eyrie").play("use pass")
    assert t.at("marquise", 8) == 4 and len(t.cards("eyrie")) == 4


# ---------------------------------------------------------------- Birdsong
@law("root", "4.1.3", "2.7")
def test_saboteurs_discard_a_crafted_card_of_an_enemy() -> None:
    t = table("marquise eyrie alliance").army("marquise", 8).effect("marquise", "x-saboteurs-1", "x-tunnels-1")
    t.effect("eyrie", "x-murine-broker").effect("alliance", "x-soup-kitchens").begin("marquise").play("use x-saboteurs-1")
    assert t.options() == ["x-murine-broker", "x-soup-kitchens"], "no card of their own"
    t.play("sabotage x-soup-kitchens")
    assert t.played("alliance") == [] and t.played("marquise") == ["x-tunnels-1"] and t.played("eyrie") == ["x-murine-broker"]
    assert t.discards == ["x-saboteurs-1", "x-soup-kitchens"]


@law("root", "4.1.3", "2.7", "9.2.8")
def test_saboteurs_spare_the_partner_of_a_coalition() -> None:
    t = table("vagabond eyrie alliance marquise").wander("thief", 1).effect("vagabond", "x-saboteurs-1")
    t.effect("eyrie", "x-murine-broker").effect("marquise", "x-tunnels-1", "x-master-engravers")
    t.board().partner = FACTIONS.index("eyrie")
    t.begin("vagabond").play("use x-saboteurs-1")
    assert t.options() == ["x-tunnels-1", "x-master-engravers"]
    t = table("eyrie vagabond alliance marquise").wander("thief", 1).effect("eyrie", "x-saboteurs-1")
    t.effect("vagabond", "x-murine-broker").build("roost", 2)
    t.board().partner = FACTIONS.index("eyrie")
    assert t.begin("eyrie").asked != "use"


@law("root", "4.1.3")
def test_saboteurs_need_a_target_and_come_at_the_start_only() -> None:
    t = table("marquise eyrie").army("marquise", 8).effect("marquise", "x-saboteurs-1").begin("marquise")
    assert t.asked == "act"
    t = table("marquise eyrie").army("marquise", 8).effect("marquise", "x-saboteurs-1").effect("eyrie", "x-murine-broker")
    t.begin("marquise").play("use pass")
    assert t.asked == "act" and t.played("eyrie") == ["x-murine-broker"]


@law("root", "4.1.3", "4.2")
def test_false_orders_move_half_of_an_enemys_warriors_rounded_up_whoever_rules() -> None:
    t = table("marquise eyrie alliance").army("eyrie", 8, 3).army("alliance", 8, 4).army("marquise", 7, 5)
    t.effect("marquise", "x-false-orders-1").begin("marquise").play("use x-false-orders-1")
    assert t.options() == ["8>eyrie", "8>alliance"]
    t.play("false-orders 8>eyrie")
    assert t.options() == ["4", "7"]
    t.cannot("false-orders-to 12")
    t.play("false-orders-to 7")
    assert (t.at("eyrie", 8), t.at("eyrie", 7)) == (1, 2)
    assert t.played("marquise") == [] and "x-false-orders-1" in t.discards


@law("root", "4.1.3", "8.2.6")
def test_false_orders_into_sympathy_are_paid_for_by_the_enemy() -> None:
    t = table("marquise eyrie alliance").army("eyrie", 8, 2).army("marquise", 1).sympathy(7).hand("eyrie", "x-sword")
    t.hand("marquise", "x-mouse-in-a-sack").effect("marquise", "x-false-orders-1").begin("marquise")
    t.play("use x-false-orders-1", "false-orders-to 7")
    assert t.stack == ["x-sword"] and t.cards("marquise") == ["x-mouse-in-a-sack"]


@law("root", "4.1.3", "13.7.2")
def test_false_orders_cannot_break_a_snare_and_wait_for_warriors() -> None:
    t = table("marquise eyrie corvid").army("eyrie", 8, 2).army("marquise", 1).plot(8, 1).effect("marquise", "x-false-orders-1")
    assert t.begin("marquise").asked == "act"
    t = table("marquise eyrie").army("marquise", 1).effect("marquise", "x-false-orders-1")
    assert t.begin("marquise").asked == "act"


@law("root", "4.1.3", "1.2.1")
def test_a_swap_meet_takes_a_random_card_and_gives_one_back() -> None:
    t = table("marquise eyrie alliance").army("marquise", 8).hand("eyrie", "x-anvil", "x-sword").hand("marquise", "x-bake-sale")
    t.effect("marquise", "x-swap-meet-1").begin("marquise").dice(1).play("use x-swap-meet-1")
    assert (t.asked, sorted(t.options())) == ("give-back", ["x-bake-sale", "x-sword"])
    t.play("give-back x-bake-sale")
    assert t.cards("marquise") == ["x-sword"] and t.cards("eyrie") == ["x-anvil", "x-bake-sale"]
    assert "gave-back" in t.said("eyrie") and "gave-back" not in t.said() + t.said("alliance")
    assert t.asked == "act", "once a turn"


@law("root", "4.1.3")
def test_a_swap_meet_with_an_empty_hand_gives_the_card_back_and_needs_somebody_with_cards() -> None:
    t = table("marquise eyrie").army("marquise", 8).hand("eyrie", "x-anvil").effect("marquise", "x-swap-meet-1")
    t.begin("marquise").play("use x-swap-meet-1")
    assert t.cards("eyrie") == ["x-anvil"] and t.cards("marquise") == []
    t = table("marquise eyrie").army("marquise", 8).hand("marquise", "x-anvil").effect("marquise", "x-swap-meet-1")
    assert t.begin("marquise").asked == "act"


@law("root", "4.1.3", "11.2.3")
def test_at_a_swap_meet_with_the_riverfolk_everybody_sees_the_card_of_the_open_hand() -> None:
    t = table("marquise riverfolk eyrie").army("marquise", 8).hand("riverfolk", "x-anvil").hand("marquise", "x-sword")
    t.effect("marquise", "x-swap-meet-1").begin("marquise").until("use").play("use x-swap-meet-1", "give-back x-sword")
    assert t.live.view(2).players[0].known == ["x-anvil"] and t.live.view(2).players[1].hand == ["x-sword"]
    t = table("riverfolk marquise eyrie").army("riverfolk", 8).hand("riverfolk", "x-anvil").hand("marquise", "x-sword")
    t.effect("riverfolk", "x-swap-meet-1").begin("riverfolk").until("use").play("use x-swap-meet-1", "give-back x-anvil")
    assert t.live.view(2).players[1].known == ["x-anvil"], "it left an open hand"


@law("root", "4.1.3")
def test_an_eyrie_emigre_moves_and_battles_at_the_end_of_birdsong() -> None:
    t = table("marquise eyrie").army("marquise", 8, 3).army("eyrie", 7).effect("marquise", "x-eyrie-emigre").begin("marquise")
    assert (t.asked, t.options()) == ("move", ["pass", "8>4", "8>7"])
    t.play("move 8>7", "move-n 2")
    assert (t.asked, t.options()) == ("battle", ["pass", "7>eyrie"])
    t.dice(1, 0).play("battle 7>eyrie", "ambush pass")
    assert t.at("eyrie", 7) == 0 and t.played("marquise") == ["x-eyrie-emigre"]
    assert t.asked == "act" and t.state.actions == 0
    for at, to in ((5, 1), (9, 12)):
        t = table("marquise eyrie").army("marquise", at, 3).army("eyrie", to).effect("marquise", "x-eyrie-emigre")
        t.begin("marquise").play(f"move {at}>{to}", "move-n 2")
        assert (t.asked, t.options()) == ("battle", ["pass", f"{to}>eyrie"])


@law("root", "4.1.3")
def test_whoever_does_not_move_and_battle_loses_the_emigre() -> None:
    t = table("marquise eyrie").army("marquise", 8, 3).army("eyrie", 7).effect("marquise", "x-eyrie-emigre").begin("marquise")
    t.play("move pass")
    assert t.played("marquise") == [] and t.discards == ["x-eyrie-emigre"]
    t = table("marquise eyrie").army("marquise", 8, 3).army("eyrie", 7).effect("marquise", "x-eyrie-emigre").begin("marquise")
    t.play("move 8>4", "move-n 1")
    assert t.played("marquise") == [] and t.at("marquise", 4) == 1, "nobody to battle there"
    t = table("marquise eyrie").army("marquise", 8, 3).army("eyrie", 7).effect("marquise", "x-eyrie-emigre").begin("marquise")
    t.play("move 8>7", "move-n 1", "battle pass")
    assert t.played("marquise") == []
    t = table("marquise eyrie").army("eyrie", 7).effect("marquise", "x-eyrie-emigre").begin("marquise")
    assert t.played("marquise") == [], "no warrior to move"


# ---------------------------------------------------------------- Daylight
@law("root", "4.1.3", "2.1.1")
def test_a_propaganda_bureau_replaces_an_enemy_warrior_in_the_suit_of_a_card() -> None:
    t = table("marquise eyrie").army("marquise", 1).army("eyrie", 8, 2).army("eyrie", 5)
    t.hand("marquise", "x-anvil", "x-sword", "x-birdy-bindle").effect("marquise", "x-propaganda-bureau")
    t.begin("marquise", "daylight").play("act use-card")
    assert t.options() == ["x-anvil", "x-birdy-bindle"], "no enemy warrior among the mice"
    t.play("propaganda-with x-birdy-bindle")
    assert t.options() == ["5>eyrie", "8>eyrie"]
    t.play("propaganda 8>eyrie")
    assert (t.at("marquise", 8), t.at("eyrie", 8)) == (1, 1) and t.discards == ["x-birdy-bindle"]
    assert "use-card" not in t.options(), "once a turn"


@law("root", "4.1.3", "6.2.2", "2.5")
def test_propaganda_needs_both_halves() -> None:
    t = table("eyrie marquise").army("marquise", 8).keep(8).army("eyrie", 1).hand("eyrie", "x-anvil")
    t.effect("eyrie", "x-propaganda-bureau").begin("eyrie", "daylight")
    assert t.asked != "act" or "use-card" not in t.options(), "nothing can be placed at the keep"
    t = table("marquise eyrie").army("marquise", 1, 25).army("eyrie", 8).hand("marquise", "x-anvil")
    t.effect("marquise", "x-propaganda-bureau").begin("marquise", "daylight")
    assert "use-card" not in t.options(), "no warrior is left in the supply"
    t = table("marquise eyrie").army("marquise", 1).army("eyrie", 8).hand("marquise", "x-sword")
    t.effect("marquise", "x-propaganda-bureau").begin("marquise", "daylight")
    assert "use-card" not in t.options(), "no card of the suit"


@law("root", "4.1.3", "6.2.3")
def test_field_hospitals_mend_whom_propaganda_removed() -> None:
    t = table("eyrie marquise").army("marquise", 8, 2).keep(5).hand("eyrie", "x-anvil").hand("marquise", "x-travel-gear-fox")
    t.effect("eyrie", "x-propaganda-bureau").begin("eyrie", "daylight").play("act use-card")
    assert (t.asked, t.who) == ("hospital", "marquise")
    t.play("hospital x-travel-gear-fox")
    assert (t.at("marquise", 5), t.at("marquise", 8), t.at("eyrie", 8)) == (1, 1, 1)


@law("root", "4.1.3", "11.2.7.III/2")
def test_propaganda_spares_hired_mercenaries() -> None:
    t = table("marquise riverfolk").army("marquise", 1).army("riverfolk", 8).hand("marquise", "x-anvil")
    t.effect("marquise", "x-propaganda-bureau").begin("marquise", "daylight")
    assert "use-card" in t.options()
    t = table("marquise riverfolk").army("marquise", 1).army("riverfolk", 8).hand("marquise", "x-anvil")
    t.g.riverfolk.mercenaries = MARQUISE
    t.effect("marquise", "x-propaganda-bureau").begin("marquise", "daylight")
    assert "use-card" not in t.options()


@law("root", "4.1.3")
def test_the_league_exhausts_a_crafted_item_for_a_move_or_a_battle() -> None:
    t = table("marquise eyrie").army("marquise", 8, 2).army("eyrie", 8).crafted("marquise", "boots", "sword")
    t.effect("marquise", "x-league-of-adventurous-mice-1").begin("marquise", "daylight").play("act use-card")
    assert (t.asked, t.options()) == ("league", ["boots", "sword"])
    t.play("league sword")
    assert (t.asked, t.options()) == ("act", ["move", "battle"])
    t.dice(1, 0).play("act battle", "ambush pass")
    assert t.at("eyrie", 8) == 0 and t.state.actions == 0 and t.items("marquise") == ["boots", "sword"]
    assert t.live.view(None).players[0].worn == ["sword"]
    assert "use-card" not in t.options(), "once a turn"
    t.end_turn().until("act", "marquise").play("act use-card")
    assert t.asked == "move", "only the boots are left, for exhausted items never refresh, and there is no foe"
    assert t.live.view(None).players[0].worn == ["boots", "sword"]


@law("root", "4.1.3")
def test_the_league_needs_an_item_that_is_not_exhausted() -> None:
    t = table("marquise eyrie").army("marquise", 8, 2).effect("marquise", "x-league-of-adventurous-mice-1")
    assert "use-card" not in t.begin("marquise", "daylight").options()
    t = table("marquise eyrie").army("marquise", 8, 2).effect("marquise", "x-league-of-adventurous-mice-1")
    t.crafted("marquise", "boots").g.worn[MARQUISE * len(ITEMS)] = 1
    assert "use-card" not in t.begin("marquise", "daylight").options()


@law("root", "4.1.3", "9.5.4/2")
def test_a_vagabond_takes_an_exhausted_item_with_aid_and_has_none_of_its_own_to_exhaust() -> None:
    t = table("vagabond marquise").wander("thief", 8).army("marquise", 8).hand("vagabond", "x-anvil")
    t.crafted("marquise", "boots").effect("vagabond", "x-league-of-adventurous-mice-1")
    t.g.worn[MARQUISE * len(ITEMS)] = 1
    t.begin("vagabond", "daylight")
    assert "use-card" not in t.options()
    t.play("act aid").until("aid-take").play("aid-take boots")
    assert t.items("marquise") == [] and sum(t.state.worn) == 0
    assert "boots" in t.bag(), "it comes face up"


# ---------------------------------------------------------------- Evening
@law("root", "4.1.3")
def test_a_charm_offensive_draws_a_card_and_another_player_scores() -> None:
    t = table("marquise eyrie alliance").army("marquise", 8).effect("marquise", "x-charm-offensive")
    t.begin("marquise", "evening")
    assert t.options() == ["x-charm-offensive", "pass"]
    t.play("use x-charm-offensive")
    assert t.options() == ["eyrie", "alliance"]
    t.play("use-on alliance")
    assert t.score("alliance") == 1 and len(t.cards("marquise")) == 2, "and one as every Evening"


@law("root", "4.1.3")
def test_a_charm_offensive_may_be_called_off() -> None:
    t = table("marquise eyrie alliance").army("marquise", 8).effect("marquise", "x-charm-offensive")
    t.begin("marquise", "evening")
    t.play("use pass")
    assert t.score("alliance") == t.score("eyrie") == 0 and len(t.cards("marquise")) == 1


@law("root", "4.1.3", "1.2.2")
def test_informants_fetch_an_ambush_instead_of_drawing() -> None:
    t = table("marquise eyrie").army("marquise", 8).discarded("x-ambush-fox", "x-anvil", "x-ambush-mouse")
    t.effect("marquise", "x-informants-1").begin("marquise", "evening").play("use x-informants-1")
    assert (t.asked, t.options()) == ("informants", ["x-ambush-fox", "x-ambush-mouse"])
    t.play("informants x-ambush-mouse")
    assert t.cards("marquise") == ["x-ambush-mouse"] and t.discards == ["x-ambush-fox", "x-anvil"]
    assert t.live.view(1).players[0].known == ["x-ambush-mouse"], "everybody saw it"


@law("root", "4.1.3", "10.2.6")
def test_informants_need_an_ambush_on_the_discard_pile_itself() -> None:
    t = table("marquise eyrie").army("marquise", 8).discarded("x-anvil").effect("marquise", "x-informants-1")
    t.begin("marquise", "evening")
    assert t.who == "eyrie" and len(t.cards("marquise")) == 1
    t = table("marquise lizard").army("marquise", 8).effect("marquise", "x-informants-1").hand("lizard", "x-anvil", "x-sword")
    t.g.lost_souls += t.take("x-ambush-fox")
    t.begin("marquise", "evening")
    assert t.who == "lizard" and len(t.cards("marquise")) == 1
    t = table("marquise eyrie").army("marquise", 8).discarded("x-ambush-fox").effect("marquise", "x-informants-1")
    t.begin("marquise", "evening").play("use pass")
    assert len(t.cards("marquise")) == 1 and t.discards == ["x-ambush-fox"], "its owner may draw"


# ---------------------------------------------------------------- standing effects
@law("root", "4.1.3", "2.8")
def test_soup_kitchens_make_each_token_count_as_two_for_rule() -> None:
    t = table("marquise eyrie").army("eyrie", 8, 3).wood(8, 2).begin("marquise", "daylight")
    assert ruler(t.state, 7) == FACTIONS.index("eyrie")
    t = table("marquise eyrie").army("eyrie", 8, 3).wood(8, 2).effect("marquise", "x-soup-kitchens").begin("marquise")
    assert ruler(t.state, 7) == FACTIONS.index("marquise"), "four against three"
    t = table("alliance eyrie").army("eyrie", 8, 2).sympathy(8).effect("alliance", "x-soup-kitchens").begin("alliance")
    assert ruler(t.state, 7) == FACTIONS.index("eyrie"), "the Eyrie still rule ties"


@law("root", "4.1.3", "10.2.4")
def test_soup_kitchens_feed_only_their_owner_and_do_not_outweigh_a_garden() -> None:
    t = table("marquise lizard").wood(8, 3).build("garden", 8).effect("marquise", "x-soup-kitchens").begin("marquise")
    assert ruler(t.state, 7) == FACTIONS.index("lizard")
    t = table("marquise eyrie").wood(8, 3).army("eyrie", 8).effect("eyrie", "x-soup-kitchens").begin("marquise", "daylight")
    assert ruler(t.state, 7) == FACTIONS.index("eyrie")


@law("root", "4.1.3", "4.2", "2.2.2")
def test_boat_builders_move_along_rivers_but_rule_is_still_needed() -> None:
    t = table("marquise eyrie").army("marquise", 4, 2).begin("marquise", "daylight").play("act march")
    assert "4>7" not in t.options()
    t = table("marquise eyrie").army("marquise", 4, 2).effect("marquise", "x-boat-builders").begin("marquise", "daylight")
    t.play("act march")
    assert "4>7" in t.options()
    t = table("marquise eyrie").army("marquise", 4, 2).army("eyrie", 4, 3).army("eyrie", 7).army("marquise", 12)
    t.effect("marquise", "x-boat-builders").begin("marquise", "daylight").play("act march")
    assert "4>7" not in t.options() and t.refused("4>7") == "4.2.1"


@law("root", "2.3", "2.2.1", "6.5.4.II")
def test_wood_travels_along_the_rivers_that_are_paths_for_the_marquise() -> None:
    def building(*effects: str) -> list[str]:
        t = table("marquise eyrie").army("marquise", 4).army("marquise", 7).build("sawmill", 7).wood(7)
        t.effect("marquise", *effects).begin("marquise", "daylight").play("act build")
        return [x for x in t.options() if x.startswith("4>")]

    assert "4>sawmill" not in building() and "4>sawmill" in building("x-boat-builders")


@law("root", "2.3", "2.2.1", "8.4.2.I")
def test_sympathy_spreads_along_the_rivers_that_are_paths_for_the_alliance() -> None:
    def spreading(*effects: str) -> list[str]:
        t = table("alliance eyrie").sympathy(4)
        t.supporters("x-anvil", "x-mouse-partisans", "x-rabbit-partisans", "x-fox-partisans")
        return t.effect("alliance", *effects).begin("alliance").play("act spread").options()

    assert "7" not in spreading() and "7" in spreading("x-boat-builders")


@law("root", "4.1.3", "D.2.2")
def test_on_the_lake_boat_builders_cross_the_lake() -> None:
    t = table("marquise eyrie", map_="lake").army("marquise", 10, 2).effect("marquise", "x-boat-builders")
    t.begin("marquise", "daylight").play("act march")
    assert {"10>1", "10>11", "10>12"} <= set(t.options())


@law("root", "4.1.3", "4.2.1")
def test_corvid_planners_move_whoever_rules_but_not_out_of_a_snare() -> None:
    t = table("marquise eyrie").army("marquise", 8).army("eyrie", 8, 2).army("eyrie", 7, 2)
    t.effect("marquise", "x-corvid-planners").begin("marquise", "daylight").play("act march")
    assert t.options() == ["8>4", "8>7"]
    t = table("marquise eyrie").army("marquise", 8).army("eyrie", 8, 2).effect("eyrie", "x-corvid-planners")
    assert "march" not in t.begin("marquise", "daylight").options(), "it is the enemy's card"
    t = table("marquise corvid").army("marquise", 8).plot(8, 1).effect("marquise", "x-corvid-planners")
    assert "march" not in t.begin("marquise", "daylight").options()


@law("root", "4.1.3", "4.2")
def test_tunnels_link_clearings_with_crafting_pieces() -> None:
    t = table("marquise eyrie").army("marquise", 8, 2).build("workshop", 8, 2).build("sawmill", 5)
    t.effect("marquise", "x-tunnels-1").begin("marquise", "daylight").play("act march")
    assert sorted(t.options()) == ["8>2", "8>4", "8>7"], "a sawmill crafts nothing"
    t.play("move 8>2", "move-n 1")
    assert t.at("marquise", 2) == 1


@law("root", "4.1.3", "2.2.1", "6.5.4.II")
def test_wood_comes_through_tunnels() -> None:
    def can_build(*effects: str) -> bool:
        t = table("marquise eyrie").army("marquise", 8).army("marquise", 2).build("workshop", 8, 2).build("sawmill", 5).wood(2)
        t.effect("marquise", *effects).begin("marquise", "daylight").play("act build")
        return "8>sawmill" in t.options()

    assert can_build("x-tunnels-1") and not can_build("x-murine-broker")


@law("root", "4.1.3")
def test_tunnels_begin_and_end_at_a_crafting_piece() -> None:
    t = table("marquise eyrie").army("marquise", 4, 2).build("workshop", 8, 2).effect("marquise", "x-tunnels-1")
    t.begin("marquise", "daylight").play("act march")
    assert "4>2" not in t.options() and "4>8" in t.options()
    t = table("marquise eyrie").army("marquise", 8, 2).build("workshop", 8, 2).effect("eyrie", "x-tunnels-1")
    assert 1 not in adjacent(t.begin("marquise", "daylight").state, MARQUISE, 7), "it is the enemy's card"


@law("root", "4.1.3", "4.1.2/2")
def test_a_murine_broker_draws_whenever_another_player_crafts_an_item() -> None:
    t = table("marquise eyrie alliance").army("marquise", 1).build("workshop", 8, 12).effect("eyrie", "x-murine-broker")
    t.hand("marquise", "x-anvil", "x-crossbow-bird").begin("marquise", "daylight")
    t.play("act craft", "craft x-anvil")
    assert len(t.cards("eyrie")) == 1 and len(t.cards("alliance")) == 0
    t.play("act craft")
    assert len(t.cards("eyrie")) == 2


@law("root", "4.1.3")
def test_a_murine_broker_gets_nothing_for_its_own_items_or_for_other_cards() -> None:
    t = table("marquise eyrie").army("marquise", 1).build("workshop", 8).effect("marquise", "x-murine-broker")
    assert t.hand("marquise", "x-anvil").begin("marquise", "daylight").play("act craft").cards("marquise") == []
    t = table("marquise eyrie").army("marquise", 1).build("workshop", 8).effect("eyrie", "x-murine-broker")
    assert t.hand("marquise", "x-fox-partisans").begin("marquise", "daylight").play("act craft").cards("eyrie") == []


@law("root", "4.1.3", "3.2.2", "7.2.3")
def test_master_engravers_score_one_more_for_an_item() -> None:
    t = table("marquise eyrie").army("marquise", 1).build("workshop", 8).effect("marquise", "x-master-engravers")
    t.hand("marquise", "x-anvil").begin("marquise", "daylight").play("act craft")
    assert t.score("marquise") == 3
    t = table("eyrie marquise").army("eyrie", 1).build("roost", 8).leader("despot").effect("eyrie", "x-master-engravers")
    t.army("eyrie", 8).hand("eyrie", "x-anvil").begin("eyrie", "daylight").play("act craft")
    assert t.items("eyrie") == ["hammer"] and t.score("eyrie") == 2, "on top of Disdain for Trade"


@law("root", "4.1.3")
def test_master_engravers_add_nothing_to_other_cards_or_to_others() -> None:
    t = table("marquise eyrie").army("marquise", 1).build("workshop", 8).effect("marquise", "x-master-engravers")
    assert t.hand("marquise", "x-fox-partisans").begin("marquise", "daylight").play("act craft").score("marquise") == 0
    t = table("marquise eyrie").army("marquise", 1).build("workshop", 8).effect("eyrie", "x-master-engravers")
    t.hand("marquise", "x-anvil").begin("marquise", "daylight").play("act craft")
    assert (t.score("marquise"), t.score("eyrie")) == (2, 0)


# ---------------------------------------------------------------- whole games
@pytest.mark.parametrize("map_", MAPS)
def test_random_games_with_every_effect_in_play(map_: str) -> None:
    play_at_random("exiles", map_, ["marquise", "vagabond", "lizard", "duchy"], 7)
    play_at_random("exiles", map_, ["eyrie", "alliance", "riverfolk", "corvid"], 8)
