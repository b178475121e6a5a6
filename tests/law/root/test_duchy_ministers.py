"""The Underground Duchy: Parliament, swaying ministers, Evening (12.5.2-12.6)."""

from __future__ import annotations

import pytest

from regnum.law import law
from tests.law.root.moles import Warren, moles


# ---------------------------------------------------------------- Parliament
@law("root", "12.5.2")
def test_each_swayed_minister_acts_once_in_any_order() -> None:
    t = moles().army("duchy", 5, 3).build("citadel", 2).build("market", 2).swayed("marshal", "baron-of-dirt", "earl-of-stone")
    t.parliament().play("act minister")
    assert t.options() == ["marshal", "baron-of-dirt", "earl-of-stone"]
    t.cannot("minister captain")
    assert t.refused("captain") == "12.5.2"
    t.play("minister earl-of-stone", "act minister")
    assert t.options() == ["marshal", "baron-of-dirt"]
    t.cannot("minister earl-of-stone")
    assert t.refused("earl-of-stone") == "12.5.2"
    t.play("minister marshal", "move 5>1", "move-n 1", "act minister")
    assert t.score("duchy") == 2 and t.who == "marquise"


@law("root", "12.5.2")
def test_ministers_are_fresh_again_next_turn() -> None:
    t = moles().build("citadel", 2).swayed("earl-of-stone").parliament().names("earl-of-stone").end_turn().end_turn()
    t.until("act", "duchy").names("earl-of-stone")
    assert t.score("duchy") == 2


@law("root", "12.5.2.I")
def test_the_foremole_builds_for_any_card_in_a_ruled_clearing() -> None:
    t = moles().army("duchy", 1).army("duchy", 8).army("marquise", 8, 2).hand("duchy", "bake-sale").swayed("foremole")
    t.day()
    assert "build" not in t.options()  # rabbit builds nothing in fox
    t.names("foremole")
    assert t.options() == ["1>citadel", "1>market"]
    t.cannot("raise 8>citadel")
    t.play("raise 1>citadel")
    assert t.slots(1) == ["citadel"] and t.said().count("showed") == 1 and t.discards == []
    assert "bake-sale" in t.cards("duchy")  # it came back in Evening
    idle = moles().army("duchy", 1).swayed("foremole").day()
    assert idle.play("act pass").who == "marquise"  # without a card he can do nothing


@law("root", "12.5.2.II")
def test_the_captain_battles() -> None:
    t = moles().army("duchy", 5, 3).army("marquise", 5, 3).swayed("captain").parliament().dice(1, 0)
    t.names("captain").play("ambush pass")
    assert t.at("marquise", 5) == 2 and t.who == "marquise"
    assert moles().army("duchy", 5, 3).swayed("captain").parliament().who == "marquise"


@law("root", "12.5.2.III")
def test_the_marshal_moves() -> None:
    t = moles().army("duchy", 5, 3).swayed("marshal").parliament().names("marshal").play("move 5>2", "move-n 3")
    assert t.at("duchy", 2) == 3 and t.who == "marquise"
    assert moles().swayed("marshal").parliament().who == "marquise"


@law("root", "12.5.2.IV")
def test_the_brigadier_moves_once_or_twice_or_battles_once_or_twice() -> None:
    def brigade() -> Warren:
        t = moles().army("duchy", 5, 4).army("marquise", 5, 2).army("marquise", 1).swayed("brigadier")
        return t.parliament().names("brigadier")

    t = brigade()
    assert t.options() == ["move", "battle"]
    t.play("act move", "move 5>2", "move-n 1", "move 5>2", "move-n 1")
    assert t.at("duchy", 2) == 2 and t.who == "marquise"  # no third move, no battle
    t = brigade().play("act move", "move 5>1", "move-n 1", "move pass")
    assert t.at("duchy", 1) == 1 and t.who == "marquise"
    t = brigade().play("act battle").dice(0, 0).play("ambush pass")
    assert (t.asked, t.options()) == ("battle", ["pass", "5>marquise"])
    t.dice(1, 0).play("battle 5>marquise", "ambush pass")
    assert t.at("marquise", 5) == 1 and t.who == "marquise"
    t = brigade().play("act battle").dice(0, 0).play("ambush pass", "battle pass")
    assert t.who == "marquise"


@law("root", "12.5.2.V", "2.1.1")
def test_the_banker_sells_cards_of_one_suit() -> None:
    t = moles().hand("duchy", "anvil", "bake-sale", "foxfolk-steel", "royal-claim").deck("sword")
    t.swayed("banker").parliament()
    t.names("banker").play("bank anvil")
    assert sorted(t.options()) == ["foxfolk-steel", "pass", "royal-claim"]  # birds are wild
    t.cannot("bank bake-sale")
    t.play("bank royal-claim", "bank foxfolk-steel")
    assert t.score("duchy") == 3 and t.cards("duchy") == ["bake-sale", "sword"]
    assert sorted(t.discards) == ["anvil", "foxfolk-steel", "royal-claim"]


@law("root", "12.5.2.V")
def test_the_banker_sells_one_card_at_least() -> None:
    t = moles().hand("duchy", "royal-claim", "bake-sale", "anvil").swayed("banker").parliament().names("banker")
    t.cannot("bank pass")
    t.play("bank royal-claim")
    assert sorted(t.options()) == ["anvil", "bake-sale", "pass"]  # a bird alone is of no suit yet
    t.play("bank pass")
    assert t.score("duchy") == 1 and t.discards == ["royal-claim"]
    assert moles().swayed("banker").parliament().who == "marquise"


@law("root", "12.5.2.VI")
def test_the_mayor_takes_the_action_of_a_squire_or_noble() -> None:
    t = moles().army("duchy", 5, 2).build("citadel", 2).hand("duchy", "anvil")
    t.swayed("marshal", "banker", "mayor", "earl-of-stone").parliament().names("mayor")
    assert (t.asked, t.options()) == ("copy", ["marshal", "banker"])
    t.cannot("copy earl-of-stone")
    t.cannot("copy mayor")
    t.cannot("copy captain")
    t.play("copy marshal", "move 5>1", "move-n 1", "act minister")
    assert t.options() == ["marshal", "banker", "earl-of-stone"]  # the marshal himself has not acted
    assert t.refused("mayor") == "12.5.2"


@law("root", "12.5.2.VI")
def test_the_mayor_may_repeat_one_who_has_acted() -> None:
    t = moles().army("duchy", 5, 2).swayed("marshal", "mayor").parliament()
    t.names("marshal").play("move 5>1", "move-n 1").names("mayor").play("move 5>2")
    assert (t.at("duchy", 1), t.at("duchy", 2)) == (1, 1)
    lords = moles().build("citadel", 2).swayed("mayor", "earl-of-stone").parliament().play("act minister")
    assert lords.score("duchy") == 1 and lords.who == "marquise"  # he has nobody to copy


@law("root", "12.5.2.VII")
def test_the_duchess_scores_for_all_three_tunnels() -> None:
    t = moles().tunnel(1, 5, 9).swayed("duchess-of-mud").parliament().names("duchess-of-mud")
    assert t.score("duchy") == 2
    t = moles().tunnel(1, 5).swayed("duchess-of-mud").parliament()
    assert t.score("duchy") == 0 and t.who == "marquise"


@law("root", "12.5.2.VIII")
def test_the_baron_scores_for_markets() -> None:
    t = moles().build("market", 1, 2).build("citadel", 5).swayed("baron-of-dirt").parliament().names("baron-of-dirt")
    assert t.score("duchy") == 2
    t = moles().build("citadel", 5).swayed("baron-of-dirt").parliament()
    assert t.score("duchy") == 0 and t.who == "marquise"


@law("root", "12.5.2.IX")
def test_the_earl_scores_for_citadels() -> None:
    t = moles().build("citadel", 1, 2, 2).build("market", 5).swayed("earl-of-stone").parliament().names("earl-of-stone")
    assert t.score("duchy") == 3
    t = moles().build("market", 5).swayed("earl-of-stone").parliament()
    assert t.score("duchy") == 0 and t.who == "marquise"


# ---------------------------------------------------------------- Sway
@law("root", "12.5.3")
def test_one_minister_may_be_swayed_in_a_turn() -> None:
    t = moles().army("duchy", 1).army("duchy", 6).army("duchy", 8).army("duchy", 12).build("citadel", 5)
    t.hand("duchy", "anvil", "foxfolk-steel", "ambush-fox", "favor-fox").parliament()
    assert t.options() == ["sway", "pass"]
    t.play("act sway", "sway captain", "sway-with anvil", "sway-with favor-fox")
    assert t.court == ["captain"] and t.who == "marquise"  # two fox cards and clearings are left, but no second sway
    t = moles().army("duchy", 1).army("duchy", 6).hand("duchy", "anvil", "favor-fox").parliament().play("act pass")
    assert t.court == [] and t.shown == []


@law("root", "12.5.3", "3.3.1")
def test_common_deeds_are_open_after_the_sway() -> None:
    t = moles("duchy marquise eyrie").points("duchy", 9).army("duchy", 1).army("duchy", 6)
    t.hand("duchy", "anvil", "favor-fox", "dominance-rabbit").parliament()
    t.play("act sway", "sway captain", "sway-with anvil")
    assert t.score("duchy") == 10 and t.options() == ["dominance", "pass"]


@law("root", "12.5.3.I")
def test_a_minister_needs_a_crown_of_its_rank() -> None:
    t = moles().army("duchy", 1).army("duchy", 6).army("duchy", 8).hand("duchy", "anvil", "favor-fox", "foxfolk-steel")
    t.no_crowns(0).swayed("mayor").parliament().play("act sway")
    assert t.options() == ["brigadier", "banker"]
    t.cannot("sway captain")
    assert t.refused("captain") == "12.5.3.I" and t.refused("mayor") == "12.5.3.I"
    assert t.refused("earl-of-stone") == "12.5.3.II"  # three cards are too few for a lord


@law("root", "12.5.3.II")
def test_each_card_needs_a_clearing_of_its_suit_to_itself() -> None:
    t = moles().army("duchy", 1, 5).tunnel(1).hand("duchy", "anvil", "favor-fox").parliament()
    assert t.who == "marquise"  # two fox cards, but one fox clearing
    t = moles().army("duchy", 1, 5).army("duchy", 2).army("duchy", 9).hand("duchy", "anvil", "favor-fox").parliament()
    assert t.who == "marquise"  # mouse clearings serve no fox card
    t = moles().army("duchy", 1).tunnel(8).hand("duchy", "anvil", "favor-fox", "bake-sale").parliament()
    t.play("act sway")
    assert t.options() == ["foremole", "captain", "marshal"]
    t.play("sway marshal")
    assert t.options() == ["anvil", "favor-fox"]  # no piece in a rabbit clearing
    t.cannot("sway-with bake-sale")
    t.play("sway-with anvil")
    assert t.court == ["marshal"]


@law("root", "12.5.3.II")
def test_any_piece_serves_and_birds_serve_anywhere_but_not_in_the_burrow() -> None:
    t = moles().army("duchy", 13, 5).army("duchy", 2).build("market", 5).tunnel(8)
    t.hand("duchy", "royal-claim", "armorers-1", "sword", "bake-sale").parliament().play("act sway")
    assert "brigadier" in t.options() and "earl-of-stone" not in t.options()  # three clearings; the Burrow serves none
    t.play("sway brigadier", "sway-with royal-claim", "sway-with bake-sale")
    assert sorted(t.options()) == ["armorers-1", "sword"]
    t.play("sway-with sword")
    assert t.court == ["brigadier"]


@law("root", "12.5.3.II")
def test_a_card_that_would_spoil_the_rest_cannot_be_shown() -> None:
    t = moles().army("duchy", 2).army("duchy", 5).army("duchy", 8)
    t.hand("duchy", "royal-claim", "sword", "bake-sale", "investments").parliament().play("act sway", "sway banker")
    t.play("sway-with sword")
    assert sorted(t.options()) == ["bake-sale", "royal-claim"]  # the mouse clearing has served
    t.cannot("sway-with investments")


@law("root", "12.5.3.III")
@pytest.mark.parametrize(("minister", "rank", "points"), [("captain", 0, 1), ("mayor", 1, 2), ("baron-of-dirt", 2, 3)])
def test_a_swayed_minister_takes_a_crown_and_scores(minister: str, rank: int, points: int) -> None:
    t = moles().army("duchy", 1).army("duchy", 6).army("duchy", 8).army("duchy", 12)
    t.hand("duchy", "anvil", "foxfolk-steel", "ambush-fox", "favor-fox").parliament().play("act sway")
    assert t.foretold(f"sway {minister}") == [("root-hint-points", points)]
    t.play(f"sway {minister}")
    while t.asked == "sway-with":
        t.play(f"sway-with {t.options()[0]}")
    assert t.score("duchy") == points and t.court == [minister]
    assert t.crowns == [2 if r == rank else 3 for r in range(3)]


# ---------------------------------------------------------------- Evening
@law("root", "12.6", "12.6.1")
def test_revealed_birds_are_discarded_and_the_others_come_back() -> None:
    t = moles().army("duchy", 1).army("duchy", 6).hand("duchy", "anvil", "royal-claim").deck("sword").parliament()
    t.play("act sway", "sway captain", "sway-with anvil")
    assert t.discards == ["royal-claim"] and t.cards("duchy") == ["anvil", "sword"] and t.shown == []
    assert t.live.view(1).players[0].known == ["anvil"]  # all have seen it


@law("root", "12.6", "12.6.1", "12.6.2")
def test_a_card_that_came_back_can_be_crafted_a_bird_cannot() -> None:
    t = moles().build("citadel", 1).army("duchy", 8).hand("duchy", "anvil", "armorers-1").parliament()
    t.play("act sway", "sway captain", "sway-with anvil", "act craft")  # both cost one fox; only the anvil is in hand
    assert t.items("duchy") == ["hammer"] and t.played("duchy") == []


@law("root", "12.6.3")
@pytest.mark.parametrize(("markets", "cards"), [([], 1), ([1], 2), ([1, 2], 3), ([1, 2, 2], 4)])
def test_markets_draw_cards(markets: list[int], cards: int) -> None:
    t = moles().build("market", *markets).build("citadel", 5).begin("duchy", "evening")
    assert len(t.cards("duchy")) == cards


@law("root", "12.6.3")
def test_more_than_five_cards_are_discarded() -> None:
    t = moles().build("market", 1).hand("duchy", "bake-sale", "investments", "ambush-rabbit", "cobbler-1", "favor-mouse")
    t.begin("duchy", "evening")
    assert (t.asked, t.who, len(t.cards("duchy"))) == ("discard", "duchy", 7)
    t.play("discard bake-sale", "discard investments")
    assert len(t.cards("duchy")) == 5 and t.who == "marquise"
