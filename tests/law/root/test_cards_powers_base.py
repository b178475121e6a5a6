"""The persistent effects of the base deck: what each card does, and where it does nothing (4.1.3)."""

from __future__ import annotations

import random

import pytest

from regnum.engine.ask import PASS
from regnum.game import Game
from regnum.games.root import RULEBOOK, components
from regnum.games.root.components import ALLIANCE, CARD_DATA, EYRIE, FACTIONS, MAPS, MARQUISE
from regnum.games.root.powers.base_deck import armorers
from regnum.games.root.state import Root, add_warriors
from regnum.games.root.windows import EFFECTS, PER_BATTLE, PERSISTENT
from regnum.law import law
from tests.law.root.table import Table
from tests.law.root.wandering import Wandering


def battle(attacker: str, defender: str, high: int, low: int, *effects: str, owner: str = "", others: str = "") -> Table:
    """Two armies of four in a fox clearing, up to the moment after the roll; the Scouting Party spares the ambush question."""
    t = Table(f"{attacker} {defender} {others}").army(attacker, 8, 4).army(defender, 8, 4)
    t.effect(attacker, "scouting-party-1").effect(owner or attacker, *effects)
    return t.begin(attacker, "daylight").dice(high, low).play("act battle")


# ---------------------------------------------------------------- every card
def test_every_persistent_card_of_both_decks_has_a_power_and_no_window_or_query_is_in_vain() -> None:
    EFFECTS.check(PERSISTENT)
    assert {card["effect"] for card in CARD_DATA if card["kind"] == "persistent"} == EFFECTS.bound


def test_a_card_without_a_power_or_with_an_unknown_window_fails_at_import(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EFFECTS, "bound", EFFECTS.bound - {"armorers", "tunnels"})
    with pytest.raises(ImportError, match="armorers, tunnels"):
        EFFECTS.check(PERSISTENT)
    with pytest.raises(ImportError, match="no rule opens the window 'teatime'"):
        EFFECTS.power("armorers", "teatime", armorers, PER_BATTLE)
    with pytest.raises(ImportError, match="nothing is called 'tea-party'"):
        EFFECTS.change("tea-party", "swims")


def test_what_the_data_call_optional_can_be_declined() -> None:
    for card, data in enumerate(CARD_DATA):
        powers = [window.of[card] for window in EFFECTS.windows.values()]
        if data["kind"] == "persistent" and any(powers):
            assert [data["optional"]] == [not power.must for power in powers if power], data["id"]


# ---------------------------------------------------------------- battle
@law("root", "4.1.3", "4.3.2")
def test_armorers_ignore_the_rolled_hits_of_the_defender() -> None:
    t = battle("marquise", "eyrie", 3, 1, "armorers-1", owner="eyrie")
    assert (t.who, t.asked, t.options()) == ("eyrie", "use", ["armorers-1", "pass"])
    t.play("use armorers-1")
    assert (t.at("eyrie", 8), t.at("marquise", 8)) == (4, 3)
    assert t.played("eyrie") == [] and "armorers-1" in t.discards


@law("root", "4.1.3", "4.3.2")
def test_armorers_ignore_the_rolled_hits_of_the_attacker() -> None:
    t = battle("marquise", "eyrie", 3, 2, "armorers-1").play("use armorers-1")
    assert (t.at("eyrie", 8), t.at("marquise", 8)) == (1, 4)


@law("root", "4.1.3")
def test_armorers_may_be_kept() -> None:
    t = battle("marquise", "eyrie", 3, 1, "armorers-1", owner="eyrie").play("use pass")
    assert t.at("eyrie", 8) == 1 and t.played("eyrie") == ["armorers-1"]


@law("root", "4.1.3", "4.3.2.II")
def test_armorers_do_not_stop_extra_hits() -> None:
    t = Table("marquise eyrie").army("marquise", 8, 4).army("eyrie", 8, 4)
    t.effect("marquise", "scouting-party-1", "brutal-tactics-1").effect("eyrie", "armorers-1")
    t.begin("marquise", "daylight").dice(3, 1).play("act battle", "use brutal-tactics-1", "use armorers-1")
    assert t.at("eyrie", 8) == 3


@law("root", "4.1.3", "4.3.1")
def test_armorers_do_not_stop_an_ambush() -> None:
    t = Table("marquise eyrie").army("marquise", 8, 2).army("eyrie", 8, 4).effect("marquise", "armorers-1")
    t.hand("eyrie", "ambush-fox").begin("marquise", "daylight").play("act battle", "ambush ambush-fox", "foil pass")
    assert t.at("marquise", 8) == 0 and t.played("marquise") == ["armorers-1"]


@law("root", "4.1.3")
def test_armorers_are_not_asked_about_when_no_hit_was_rolled() -> None:
    t = battle("marquise", "eyrie", 3, 0, "armorers-1")
    assert t.asked == "act" and t.played("marquise") == ["scouting-party-1", "armorers-1"]


@law("root", "4.1.3", "4.3.2.II")
def test_sappers_deal_an_extra_hit_for_the_defender() -> None:
    t = battle("marquise", "eyrie", 1, 0, "sappers-1", owner="eyrie")
    assert t.who == "eyrie"
    t.play("use sappers-1")
    assert (t.at("marquise", 8), t.at("eyrie", 8)) == (3, 3)
    assert t.played("eyrie") == [] and "sappers-1" in t.discards


@law("root", "4.1.3")
def test_sappers_may_wait_and_do_nothing_for_an_attacker() -> None:
    t = battle("marquise", "eyrie", 1, 0, "sappers-1", owner="eyrie").play("use pass")
    assert t.at("marquise", 8) == 4 and t.played("eyrie") == ["sappers-1"]
    assert battle("marquise", "eyrie", 1, 0, "sappers-1").asked == "act"


@law("root", "4.1.3", "4.3.2.II")
def test_brutal_tactics_deal_an_extra_hit_and_the_defender_scores() -> None:
    t = battle("marquise", "eyrie", 1, 0, "brutal-tactics-1").play("use brutal-tactics-1")
    assert t.at("eyrie", 8) == 2 and t.score("eyrie") == 1
    assert t.played("marquise") == ["scouting-party-1", "brutal-tactics-1"], "it stays"
    t.dice(1, 0).play("act battle")
    assert t.options() == ["brutal-tactics-1", "pass"], "in every battle anew"
    t.play("use pass")
    assert t.at("eyrie", 8) == 1 and t.score("eyrie") == 1


@law("root", "4.1.3", "1.1.3")
def test_each_side_uses_its_cards_after_the_roll_in_any_order_the_attacker_first() -> None:
    t = battle("marquise", "eyrie", 3, 1, "armorers-1", "brutal-tactics-1").play("use brutal-tactics-1")
    assert t.options() == ["armorers-1", "pass"], "each once in a battle"
    t = battle("marquise", "eyrie", 3, 1, "armorers-1", "brutal-tactics-1")
    t.effect("eyrie", "sappers-1", "armorers-2").play("use pass")
    assert (t.who, t.options()) == ("eyrie", ["sappers-1", "armorers-2", "pass"])
    t.play("use armorers-2", "use sappers-1")
    assert (t.at("eyrie", 8), t.at("marquise", 8)) == (4, 2)


@law("root", "4.1.3", "3.1")
def test_brutal_tactics_may_give_the_game_away_and_do_nothing_for_a_defender() -> None:
    t = Table("marquise eyrie").army("marquise", 8, 4).army("eyrie", 8, 4).points("eyrie", 29)
    t.effect("marquise", "scouting-party-1", "brutal-tactics-1").begin("marquise", "daylight").dice(1, 0)
    t.play("act battle", "use brutal-tactics-1")
    assert t.winners == ["eyrie"]
    assert battle("marquise", "eyrie", 1, 0, "brutal-tactics-1", owner="eyrie").asked == "act"


@law("root", "4.1.3", "4.3.1")
def test_a_scouting_party_meets_no_ambush_but_only_as_attacker() -> None:
    t = Table("marquise eyrie").army("marquise", 8, 4).army("eyrie", 8, 4).effect("eyrie", "scouting-party-1")
    t.hand("eyrie", "ambush-fox").begin("marquise", "daylight").play("act battle")
    assert (t.who, t.asked) == ("eyrie", "ambush"), "its owner may still ambush"
    t.play("ambush ambush-fox")
    assert (t.who, t.asked) == ("marquise", "foil")


# ---------------------------------------------------------------- Birdsong
@law("root", "4.1.3", "2.8")
def test_a_royal_claim_scores_every_ruled_clearing_once() -> None:
    t = Table("marquise eyrie").army("marquise", 8, 2).army("marquise", 5).army("eyrie", 7).army("marquise", 1)
    t.army("eyrie", 1).effect("marquise", "royal-claim").begin("marquise")
    assert t.options() == ["royal-claim", "pass"]
    t.play("use royal-claim")
    assert t.score("marquise") == 2, "8 and 5; the Eyrie rule ties"
    assert t.played("marquise") == [] and "royal-claim" in t.discards


@law("root", "4.1.3")
def test_a_royal_claim_waits_for_birdsong() -> None:
    t = Table("marquise eyrie").army("marquise", 8, 2).effect("marquise", "royal-claim").begin("marquise")
    assert (t.asked, t.options()) == ("use", ["royal-claim", "pass"])
    t.play("use pass")
    assert t.asked == "act" and "use-card" not in t.options()
    assert t.score("marquise") == 0 and t.played("marquise") == ["royal-claim"]


@law("root", "4.1.3", "1.2.1")
def test_stand_and_deliver_takes_a_random_card_and_the_victim_scores() -> None:
    t = Table("marquise eyrie alliance").army("marquise", 8).hand("eyrie", "anvil", "sword")
    t.effect("marquise", "stand-and-deliver-1").begin("marquise").dice(1).play("use stand-and-deliver-1")
    assert t.asked == "act", "the Alliance has no cards, so nobody else could be robbed, and once a turn is enough"
    assert t.cards("marquise") == ["sword"] and t.cards("eyrie") == ["anvil"]
    assert t.score("eyrie") == 1 and t.played("marquise") == ["stand-and-deliver-1"]
    assert "took-card" in t.said("marquise") and "took-card" in t.said("eyrie")
    assert "took-from" in t.said() and "took-card" not in t.said("alliance") + t.said()


@law("root", "4.1.3")
def test_stand_and_deliver_needs_a_hand_to_rob() -> None:
    t = Table("marquise eyrie").army("marquise", 8).hand("marquise", "anvil").effect("marquise", "stand-and-deliver-1")
    assert t.begin("marquise").asked == "act"


@law("root", "4.1.3", "11.2.3")
def test_a_card_taken_from_the_open_hand_is_known_to_all() -> None:
    t = Table("marquise riverfolk").army("marquise", 8).hand("riverfolk", "anvil").effect("marquise", "stand-and-deliver-1")
    t.g.riverfolk.prices = [4, 4, 4]
    t.g.supply[FACTIONS.index("marquise")] -= 24
    add_warriors(t.g, 0, 4, 24)
    t.begin("marquise").play("use stand-and-deliver-1")
    assert t.live.view(1).players[0].known == ["anvil"]


@law("root", "4.1.3")
def test_the_burrow_bank_pays_its_owner_and_a_player_of_choice() -> None:
    t = Table("marquise eyrie alliance").army("marquise", 8).effect("marquise", "better-burrow-bank-1").begin("marquise")
    assert (t.asked, t.options()) == ("use-on", ["eyrie", "alliance"]), "it cannot be declined"
    t.play("use-on alliance")
    assert [len(t.cards(f)) for f in ("marquise", "eyrie", "alliance")] == [1, 0, 1]
    assert t.asked == "act", "once a turn"


@law("root", "4.1.3")
def test_the_burrow_bank_cannot_be_passed_and_comes_at_the_start() -> None:
    t = Table("marquise eyrie alliance").army("marquise", 8).effect("marquise", "better-burrow-bank-1", "royal-claim")
    t.begin("marquise")
    assert (t.asked, t.options()) == ("use-on", ["eyrie", "alliance"])
    t.play("use-on eyrie")
    assert (t.asked, t.options()) == ("use", ["royal-claim", "pass"]) and len(t.cards("eyrie")) == 1


# ---------------------------------------------------------------- Daylight and Evening
@law("root", "4.1.3")
def test_a_tax_collector_turns_a_warrior_into_a_card_once_a_turn() -> None:
    t = Table("marquise eyrie").army("marquise", 8, 2).army("marquise", 5).effect("marquise", "tax-collector-1")
    t.begin("marquise", "daylight").play("act use-card")
    assert (t.asked, t.options()) == ("tax", ["5", "8"])
    supply = t.supply("marquise")
    t.play("tax 8")
    assert t.at("marquise", 8) == 1 and t.supply("marquise") == supply + 1 and len(t.cards("marquise")) == 1
    assert "use-card" not in t.options()


@law("root", "4.1.3", "6.2.3")
def test_field_hospitals_save_a_taxed_warrior() -> None:
    t = Table("marquise eyrie").army("marquise", 8, 2).keep(1).hand("marquise", "anvil").effect("marquise", "tax-collector-1")
    t.begin("marquise", "daylight").play("act use-card", "hospital anvil")
    assert t.at("marquise", 1) == 1 and len(t.cards("marquise")) == 1


@law("root", "4.1.3", "12.2.2")
def test_no_tax_is_taken_from_the_burrow_or_without_warriors_on_the_map() -> None:
    t = Table("duchy marquise").effect("duchy", "tax-collector-1").army("duchy", 13, 2).army("marquise", 8)
    t.begin("duchy", "daylight")
    assert "use-card" not in t.options()
    t = Table("marquise eyrie").army("eyrie", 8).effect("marquise", "tax-collector-1").hand("marquise", "birdy-bindle")
    assert "use-card" not in t.begin("marquise", "daylight").options()


@law("root", "4.1.3", "1.2.1")
def test_codebreakers_show_a_hand_to_their_owner_only() -> None:
    t = Table("marquise eyrie alliance").army("marquise", 8).hand("eyrie", "anvil", "sword").hand("alliance", "bake-sale")
    t.effect("marquise", "codebreakers-1").begin("marquise", "daylight").play("act use-card")
    assert t.options() == ["eyrie", "alliance"]
    t.play("use-on eyrie")
    assert t.said("marquise").count("shows") == 2 and "shows-hand" in t.said()
    assert "shows" not in t.said() + t.said("alliance") + t.said("eyrie")
    assert t.cards("eyrie") == ["anvil", "sword"] and "use-card" not in t.options()


@law("root", "4.1.3", "1.2.1")
def test_what_codebreakers_showed_stays_known_to_their_owner_alone() -> None:
    t = Table("marquise eyrie alliance").army("marquise", 8).hand("eyrie", "anvil", "sword").hand("alliance", "bake-sale")
    t.effect("marquise", "codebreakers-1").begin("marquise", "daylight").play("act use-card", "use-on eyrie")
    assert [t.live.view(seat).players[1].known for seat in (0, 1, 2, None)] == [["anvil", "sword"], ["anvil", "sword"], [], []]
    worlds = [[hands(t.live.imagine(seat, n)) for n in range(20)] for seat in (0, 2)]
    assert all(eyrie == [components.card("anvil"), components.card("sword")] for _, eyrie, _ in worlds[0])
    assert len({tuple(eyrie) for _, eyrie, _ in worlds[1]}) > 10


def hands(game: Game) -> list[list[int]]:
    """The hands of Marquise, Eyrie and Alliance."""
    assert isinstance(game.session.g, Root)
    return [sorted(game.session.g.hands[f]) for f in (MARQUISE, EYRIE, ALLIANCE)]


@law("root", "4.1.3")
def test_codebreakers_need_a_hand_to_look_at() -> None:
    t = Table("marquise eyrie").army("marquise", 8).effect("marquise", "codebreakers-1").begin("marquise", "daylight")
    assert "use-card" not in t.options()


@law("root", "4.1.3")
def test_a_command_warren_starts_daylight_with_a_battle() -> None:
    t = Table("marquise eyrie").army("marquise", 8, 2).army("eyrie", 8, 2).effect("marquise", "command-warren-1")
    t.begin("marquise", "daylight")
    assert (t.asked, t.options()) == ("use", ["command-warren-1", "pass"])
    t.dice(1, 0).play("use command-warren-1", "ambush pass")
    assert t.at("eyrie", 8) == 1 and t.state.actions == 0, "it costs no action"
    assert t.asked == "act" and "use-card" not in t.options()


@law("root", "4.1.3")
def test_a_command_warren_may_rest_and_needs_a_foe() -> None:
    t = Table("marquise eyrie").army("marquise", 8, 2).army("eyrie", 8, 2).effect("marquise", "command-warren-1")
    assert t.begin("marquise", "daylight").play("use pass").at("eyrie", 8) == 2
    assert "use-card" not in t.options(), "only at the start"
    t = Table("marquise eyrie").army("marquise", 8, 2).army("eyrie", 5).effect("marquise", "command-warren-1")
    assert t.begin("marquise", "daylight").asked == "act"


@law("root", "4.1.3", "9.2.3")
def test_a_vagabond_battles_by_a_command_warren_and_moves_by_a_cobbler_without_items() -> None:
    t = Wandering("vagabond marquise").wander("thief", 8).gear("sword:exhausted").army("marquise", 8)
    t.effect("vagabond", "command-warren-1", "cobbler-1").begin("vagabond", "daylight").dice(0, 0)
    t.play("use command-warren-1")
    assert (t.who, t.asked) == ("marquise", "ambush")
    t.play("ambush pass").until("use", "vagabond").play("use cobbler-1")
    assert t.asked == "move" and t.options() == ["8>4", "8>7"]
    assert t.play("move 8>7").state.vagabonds[0].at == 6


@law("root", "4.1.3", "4.2")
def test_a_cobbler_starts_evening_with_a_move() -> None:
    t = Table("marquise eyrie").army("marquise", 8, 2).effect("marquise", "cobbler-1").begin("marquise", "evening")
    assert t.options() == ["cobbler-1", "pass"]
    t.play("use cobbler-1", "move 8>7", "move-n 2")
    assert t.at("marquise", 7) == 2 and t.who == "eyrie"


@law("root", "4.1.3", "4.2.1")
def test_a_cobbler_may_rest_and_bends_no_rule_of_moving() -> None:
    t = Table("marquise eyrie").army("marquise", 8, 2).effect("marquise", "cobbler-1").begin("marquise", "evening")
    assert t.play("use pass").at("marquise", 8) == 2
    t = Table("marquise eyrie").army("marquise", 8).army("eyrie", 8, 2).effect("marquise", "cobbler-1")
    assert t.begin("marquise", "evening").who == "eyrie", "neither end of any path is ruled"


# ---------------------------------------------------------------- favors and items
@law("root", "4.1.2", "9.2.2.I")
@pytest.mark.parametrize(("name", "c"), [("favor-fox", 8), ("favor-rabbit", 5), ("favor-mouse", 7)])
def test_a_favor_spares_other_suits_and_a_vagabond_damages_three_items(name: str, c: int) -> None:
    t = Wandering("marquise vagabond eyrie").wander("thief", c).no_ruins().army("marquise", 1)
    workshops = {8: (8, 8, 12), 5: (5, 5, 10), 7: (7, 7, 9)}[c]
    t.build("workshop", *workshops).hand("marquise", name)
    for other in (6, 4, 11):
        t.army("eyrie", other)
    t.begin("marquise", "daylight").play("act craft")
    while t.asked == "damage":
        t.play(t.live.ask.texts[0])
    left = {8: (0, 1, 1), 5: (1, 0, 1), 7: (1, 1, 0)}[c]
    assert (t.at("eyrie", 6), t.at("eyrie", 4), t.at("eyrie", 11)) == left
    assert sum(item.endswith("damaged") for item in t.bag()) == 3 and t.place() == c


# ---------------------------------------------------------------- whole games
@pytest.mark.parametrize("map_", MAPS)
def test_random_games_with_every_effect_in_play(map_: str) -> None:
    play_at_random("base", map_, ["marquise", "vagabond", "lizard", "duchy"], 7)
    play_at_random("base", map_, ["eyrie", "alliance", "riverfolk", "corvid"], 8)


def play_at_random(deck: str, map_: str, factions: list[str], seed: int) -> None:
    """A random game with the persistent effects dealt out as if crafted; all pieces are counted after every decision."""
    dice = random.Random(seed)
    t = Table.fresh(" ".join(factions), seed, deck=deck, map=map_, reach="any")
    while t.state.turn == 0:
        t.live.session.play(dice.choice(t.live.session.options))
    g = t.state
    for card in [x for x in g.draw_pile if CARD_DATA[x]["kind"] == "persistent"]:
        f = dice.choice(g.order)
        if all(CARD_DATA[x]["effect"] != CARD_DATA[card]["effect"] for x in g.effects[f]):
            g.draw_pile.remove(card)
            g.effects[f].append(card)
    for _ in range(1500):
        if t.live.over:
            break
        options = t.live.session.options
        eager = [x for x in options if x != PASS] if t.asked == "use" else options
        t.live.session.play(dice.choice(eager))
        RULEBOOK.count(t.state)
