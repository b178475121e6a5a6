"""Woodland Alliance: supporters, revolt, sympathy, outrage, officers (8)."""

from __future__ import annotations

import pytest

from regnum.games.root.components import SNARE
from regnum.law import law
from tests.law.root.table import Table

FOXES = ("anvil", "foxfolk-steel", "travel-gear-fox", "root-tea-fox", "protection-racket", "gently-used-knapsack")
MICE = ("sword", "investments", "root-tea-mouse", "travel-gear-mouse", "mouse-in-a-sack", "crossbow-mouse")
RABBITS = ("bake-sale", "smugglers-trail", "root-tea-rabbit", "a-visit-to-friends")


def rebels(*others: str) -> Table:
    """The Alliance, whose turn it is, and others."""
    return Table(" ".join(("alliance", *(others or ("marquise",)))))


# ---------------------------------------------------------------- faction rules
@law("root", "8.2.1", "8.5.1")
def test_sympathy_crafts_in_daylight() -> None:
    t = rebels().sympathy(8).hand("alliance", "anvil").begin("alliance", "daylight").play("act craft")
    assert t.items("alliance") == ["hammer"] and t.score("alliance") == 2
    bare = rebels().build("base", 8).hand("alliance", "anvil").begin("alliance", "daylight")
    assert "craft" not in bare.options(), "a base does not craft"


@law("root", "8.2.2", "4.3.2")
def test_the_alliance_deals_the_higher_roll_as_defender_only() -> None:
    t = rebels().army("alliance", 8, 3).army("marquise", 8, 3).begin("marquise", "daylight").play("act battle")
    t.dice(3, 1).play("ambush pass")
    assert (t.at("marquise", 8), t.at("alliance", 8)) == (0, 2)
    t = rebels().army("alliance", 8, 3).army("marquise", 8, 3).officers(1).begin("alliance", "evening").play("act battle")
    t.dice(3, 1).play("ambush pass")
    assert (t.at("marquise", 8), t.at("alliance", 8)) == (0, 2)


@law("root", "8.2.3")
def test_supporters_are_no_hand_and_only_the_alliance_sees_them() -> None:
    t = rebels().supporters(*FOXES[:5]).hand("alliance", *MICE[:5]).army("marquise", 1).begin("alliance", "evening")
    assert t.asked == "discard" and len(t.options()) == 6 and not set(t.options()) & set(FOXES[:5])
    assert sorted(t.live.view(0).players[0].alliance.supporters) == sorted(FOXES[:5])
    assert t.live.view(1).players[0].alliance.supporters is None
    assert t.live.view(1).players[0].alliance.supporter_count == 5


@law("root", "8.2.3.I", "8.2.3.I/2", "8.5.2")
def test_without_a_base_the_stack_holds_five() -> None:
    t = rebels().supporters(*FOXES[:5]).hand("alliance", "sword").begin("alliance", "daylight").play("act mobilize")
    assert len(t.stack) == 5 and t.discards == ["sword"]
    t = rebels().supporters(*FOXES[:5]).hand("alliance", "sword").build("base", 8).begin("alliance", "daylight")
    t.play("act mobilize")
    assert len(t.stack) == 6 and t.discards == []


def stormed(officers: int = 0, *supporters: str, bases: tuple[int, ...] = (8,)) -> Table:
    """The Marquise takes the base of clearing 8 (fox)."""
    t = rebels().build("base", *bases).army("marquise", 8, 2).supporters(*supporters).officers(officers)
    return t.begin("marquise", "daylight").play("act battle").dice(0, 0).play("ambush pass")


@law("root", "8.2.4")
@pytest.mark.parametrize(("officers", "left"), [(0, 0), (1, 0), (3, 1), (4, 2)])
def test_a_lost_base_costs_its_supporters_and_half_the_officers(officers: int, left: int) -> None:
    t = stormed(officers, "anvil", "woodland-runners", "sword", "bake-sale")
    assert t.stack == ["bake-sale", "sword"]
    assert sorted(t.discards) == ["anvil", "woodland-runners"]
    assert t.state.alliance.officers == left
    assert t.supply("alliance") == 10 - left and t.score("marquise") == 1


@law("root", "8.2.4/2")
def test_without_a_base_five_supporters_stay_the_alliance_choosing() -> None:
    t = stormed(0, *MICE[:4], *RABBITS[:3])
    assert (t.asked, t.who) == ("dismiss", "alliance")
    t.play("dismiss sword", "dismiss bake-sale")
    assert len(t.stack) == 5 and t.asked != "dismiss"
    held = stormed(0, *MICE[:4], *RABBITS[:3], bases=(8, 2))
    assert len(held.stack) == 7, "another base is left"


@law("root", "8.2.5.I", "8.2.5.II", "8.4.2.I")
def test_a_clearing_holds_one_sympathy_token_and_sympathy_spreads_to_its_neighbours() -> None:
    t = rebels().sympathy(1).supporters(*MICE[:2], *RABBITS[:2]).begin("alliance").play("act spread")
    assert t.options() == ["5", "9", "10"]
    assert [c for c in range(1, 13) if t.refused(str(c)) == "8.4.2.I"] == [2, 3, 4, 6, 7, 8, 11, 12]
    assert t.refused("1") == "", "where sympathy is there is nothing to spread to"
    t.cannot("spread 1")
    first = rebels().supporters("woodland-runners").begin("alliance").play("act spread")
    assert len(first.options()) == 12


@law("root", "8.2.6", "4.2")
def test_whoever_moves_warriors_into_sympathy_gives_a_card_of_the_suit() -> None:
    t = rebels().army("marquise", 8, 2).sympathy(7).hand("marquise", "sword", "anvil", "investments")
    t.begin("marquise", "daylight").play("act march", "move 8>7", "move-n 1")
    assert (t.asked, t.who, t.options()) == ("outrage", "marquise", ["sword", "investments"])
    t.play("outrage sword")
    assert t.stack == ["sword"] and t.cards("marquise") == ["anvil", "investments"]
    assert "gave" in t.said("marquise") and "gave" not in t.said()
    assert "supporter" in t.said("alliance") and "supporters" not in t.said("alliance")
    assert "supporters" in t.said() and "supporters" in t.said("marquise") and "supporter" not in t.said()
    away = rebels().army("marquise", 7, 2).sympathy(7).hand("marquise", "sword").begin("marquise", "daylight")
    away.play("act march", "move 7>8", "move-n 1")
    assert away.stack == [], "leaving is no outrage"


@law("root", "8.2.6")
def test_removing_sympathy_is_an_outrage_too() -> None:
    t = rebels().army("marquise", 8).sympathy(8).hand("marquise", "anvil", "sword").begin("marquise", "daylight")
    t.play("act battle").dice(0, 0).play("ambush pass")
    assert t.stack == ["anvil"] and t.cards("marquise") == ["sword"]
    assert t.score("marquise") == 1


@law("root", "8.2.6/2", "1.2.1")
def test_without_such_a_card_the_hand_is_shown_and_the_deck_gives_the_supporter() -> None:
    t = rebels("marquise", "eyrie").army("marquise", 8, 2).sympathy(7).hand("marquise", "anvil").deck("armorers-1")
    t.build("roost", 2).begin("marquise", "daylight").play("act march", "move 8>7", "move-n 1")
    assert t.stack == ["armorers-1"] and t.cards("marquise") == ["anvil"]
    assert "shows" in t.said("alliance") and "shows-hand" in t.said("eyrie")
    assert "shows" not in t.said("eyrie") and "shows" not in t.said()


@law("root", "1.1.3", "8.2.4", "8.2.6")
def test_whoever_takes_base_and_sympathy_says_which_price_comes_first() -> None:
    t = rebels().build("base", 8).sympathy(8).army("marquise", 8, 3).hand("marquise", "anvil", "root-tea-fox")
    t.army("alliance", 8).begin("marquise", "daylight").play("act battle").dice(3, 3).play("ambush pass")
    assert (t.asked, t.who, t.options()) == ("first-loss", "marquise", ["base", "sympathy"])
    t.play("first-loss sympathy", "outrage anvil")
    assert t.stack == [] and "anvil" in t.discards, "the card given is lost with the base"


# ---------------------------------------------------------------- revolt
@law("root", "8.4", "8.4.1", "8.4.1.I", "8.4.1.II")
def test_a_revolt_needs_sympathy_an_unbuilt_base_and_two_supporters() -> None:
    t = rebels().sympathy(8, 7).supporters(*FOXES[:2], "sword").begin("alliance").play("act revolt")
    assert t.slots(8) == ["base"] and t.slots(7) == [], "one mouse is too few"
    assert sorted(t.discards) == ["anvil", "foxfolk-steel"]
    taken = rebels().sympathy(8).build("base", 1).supporters(*FOXES[:3]).begin("alliance")
    assert "revolt" not in taken.options()
    bare = rebels().supporters(*FOXES[:2]).begin("alliance")
    assert "revolt" not in bare.options()


@law("root", "8.4.1", "8.4.1.I")
def test_revolts_may_follow_each_other_in_different_suits() -> None:
    t = rebels().sympathy(8, 7, 12).supporters(*FOXES[:4], *MICE[:2]).begin("alliance").play("act revolt")
    assert t.options() == ["7", "8", "12"]
    t.play("revolt 8", "supporter anvil", "supporter foxfolk-steel", "act revolt")
    assert t.slots(7) == ["base"], "12 is a fox clearing like 8"


@law("root", "8.4.1.III", "8.4.1.III/2", "8.4.1.III/3", "3.2.1")
def test_a_revolt_clears_the_clearing_and_brings_base_warriors_and_an_officer() -> None:
    t = rebels("marquise", "eyrie").sympathy(8, 12, 7).supporters(*FOXES[:2]).army("marquise", 8, 4).build("sawmill", 8)
    t.wood(8, 2).army("eyrie", 8).build("roost", 8, 2).begin("alliance").play("act revolt").answer("revolt 8").until("act")
    assert (t.at("marquise", 8), t.at("eyrie", 8)) == (0, 0)
    assert t.slots(8) == ["base"] and t.state.wood[7] == 0
    assert t.score("alliance") == 4, "a sawmill, a roost and two wood"
    assert t.at("alliance", 8) == 2, "two fox clearings are sympathetic"
    assert t.state.alliance.officers == 1 and t.sympathetic() == [7, 8, 12]


# ---------------------------------------------------------------- spreading
@law("root", "8.4.2", "8.4.2.II", "8.4.2.III")
@pytest.mark.parametrize(("tokens", "cost", "points"), [(0, 1, 0), (1, 1, 1), (3, 2, 1), (5, 2, 2), (6, 3, 3), (9, 3, 4)])
def test_a_sympathy_token_costs_supporters_and_scores_by_its_space(tokens: int, cost: int, points: int) -> None:
    places = [9, 4, 7, 2, 6, 3, 5, 10, 11][:tokens]
    paid = ("foxfolk-steel", "travel-gear-fox", "root-tea-fox")[:cost]
    t = rebels().sympathy(*places).supporters(*paid).build("base", 8, 2, 5)
    t.begin("alliance").play("act spread", f"spread {12 if tokens else 1}")
    while t.asked == "supporter":
        t.play(f"supporter {t.options()[0]}")
    assert len(t.sympathetic()) == tokens + 1
    assert t.score("alliance") == points and len(t.discards) == cost
    poor = rebels().sympathy(*places).supporters(*paid[1:]).build("base", 8, 2, 5).begin("alliance")
    assert poor.asked != "act" or "spread" not in poor.options()


@law("root", "8.4.2.II.a")
def test_three_warriors_of_one_player_raise_the_price() -> None:
    t = rebels("marquise", "eyrie").supporters("anvil").army("marquise", 8, 3).army("marquise", 1, 2).army("eyrie", 1, 2)
    t.begin("alliance").play("act spread")
    assert "8" not in t.options() and "1" in t.options() and "12" in t.options()
    assert t.refused("8") == "8.4.2.II"
    rich = rebels().supporters("anvil", "root-tea-fox").army("marquise", 8, 3).begin("alliance").play("act spread", "spread 8")
    assert rich.stack == []


# ---------------------------------------------------------------- Daylight
@law("root", "8.5", "8.5.2")
def test_mobilize_adds_cards_of_the_hand_any_number_of_times() -> None:
    t = rebels().hand("alliance", "anvil", "sword").begin("alliance", "daylight").play("act mobilize", "mobilize sword")
    assert t.stack == ["sword"] and t.cards("alliance") == ["anvil"]
    t.play("act mobilize")
    assert t.stack == ["anvil", "sword"]
    assert "supporter" in t.said("alliance") and "supporter" not in t.said("marquise")


@law("root", "8.5.3")
def test_train_spends_a_card_of_a_base_for_an_officer() -> None:
    t = rebels().build("base", 8).hand("alliance", "anvil", "sword", "woodland-runners").begin("alliance", "daylight")
    t.play("act train")
    assert t.options() == ["anvil", "woodland-runners"]
    t.play("train anvil")
    assert t.state.alliance.officers == 1 and t.supply("alliance") == 9 and t.discards == ["anvil"]
    none = rebels().hand("alliance", "anvil").begin("alliance", "daylight")
    assert "train" not in none.options() and none.why("train") == "root-why-no-trainer"
    spent = rebels().build("base", 8).army("alliance", 8, 10).hand("alliance", "anvil").begin("alliance", "daylight")
    assert "train" not in spent.options() and spent.why("train") == "root-why-no-warriors", "no warrior is left to train"


# ---------------------------------------------------------------- Evening
@law("root", "8.6", "8.6.1", "8.6.1.I", "8.6.1.II", "8.6.1.III")
def test_as_many_operations_as_officers() -> None:
    t = rebels().build("base", 8).army("alliance", 8, 2).army("marquise", 8).sympathy(8).officers(2)
    t.begin("alliance", "evening")
    assert t.options() == ["move", "battle", "recruit", "pass"]
    t.play("act recruit")
    assert t.at("alliance", 8) == 3
    t.play("act move", "move 8>7", "move-n 1")
    assert t.at("alliance", 7) == 1 and t.who != "alliance"
    idle = rebels().build("base", 8).army("alliance", 8, 2).army("marquise", 8).begin("alliance", "evening")
    assert idle.who == "marquise", "without officers nothing"


@law("root", "8.6.1.III")
def test_recruits_come_where_a_base_stands() -> None:
    t = rebels().build("base", 8, 5).army("alliance", 2).officers(1).begin("alliance", "evening").play("act recruit")
    assert (t.asked, t.options()) == ("muster", ["5", "8"])


@law("root", "8.6.1.IV", "2.5.1")
def test_organize_turns_a_warrior_into_sympathy() -> None:
    t = rebels().army("alliance", 8, 2).army("alliance", 7).sympathy(7).officers(2).begin("alliance", "evening")
    before = t.supply("alliance")
    t.play("act organize")
    assert t.sympathetic() == [7, 8] and t.at("alliance", 8) == 1
    assert t.supply("alliance") == before + 1 and t.score("alliance") == 1
    assert "organize" not in t.options(), "where there is sympathy already"


@law("root", "8.6.1.IV", "6.2.2", "13.7.2")
def test_nobody_organizes_beside_the_keep_or_in_a_snare() -> None:
    t = rebels("marquise", "corvid").keep(8).army("alliance", 8).army("alliance", 7).army("alliance", 5).plot(5, SNARE)
    t.officers(2).begin("alliance", "evening").play("act organize")
    assert t.sympathetic() == [7] and (t.at("alliance", 8), t.at("alliance", 5)) == (1, 1)
    assert "organize" not in t.options()


@law("root", "8.6.2")
@pytest.mark.parametrize(("bases", "cards"), [((), 1), ((8,), 2), ((8, 5), 3), ((8, 5, 2), 4)])
def test_bases_draw_more_cards(bases: tuple[int, ...], cards: int) -> None:
    t = rebels().build("base", *bases).army("marquise", 1).begin("alliance", "evening")
    assert len(t.cards("alliance")) == cards
