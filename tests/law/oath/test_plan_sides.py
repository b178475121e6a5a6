"""Plans of Order and Hearth in the hands of Allies and of bandits, and what they meet in a Campaign (5.5.3)."""

from __future__ import annotations

import pytest

from regnum.law import law
from tests.law.oath.fights import BLANK, HOLLOW, SHIELDS, SWORD, attacked, dice, field, named, over, rolled
from tests.law.oath.table import Table


def empire(attackers: int = 9) -> Table:
    """Seat 2 attacks the Citizen in seat 3 at a site of the Empire; the Chancellor is an Ally from afar, without the title."""
    t = Table(3).role(3, "citizen").turn(2).pawn(1, 8).pawn(3, 1).garrison(1, 1, 4).warbands(2, attackers).warbands(3, 2)
    return t.oath("the-people")


def beaten(t: Table, plan: str, seat: int = 1, defense: int = 1) -> Table:
    """The Empire uses a plan and loses."""
    dice(t, [BLANK] * defense, [SWORD] * 9)
    return over(attacked(t, 9, "3").play(f"{seat}: plan {plan}>use"))


def bandits(attackers: int, *cards: str) -> Table:
    """Seat 2 stands before bandits at slot 1 who rule cards there."""
    t = Table(3).turn(2).pawn(1, 8).pawn(3, 7).warbands(2, attackers)
    for card in cards:
        t.card(card, 1)
    return t


# ---------------------------------------------------------------- Allies
@law("oath", "5.5.3/4", "5.5.3/5", "5.5.6/4")
def test_the_doctor_of_an_ally_saves_the_whole_side_and_leaves_the_ally() -> None:
    t = beaten(empire().adviser(1, "traveling-doctor"), "traveling-doctor")
    assert t.board(1) == 4 and t.board(3) == 2 and t.advisers(1) == [] and t.discards("cradle") == ["traveling-doctor"]


@law("oath", "5.5.3/5", "5.5.6")
def test_the_shield_wall_of_an_ally_dooms_the_whole_side() -> None:
    t = beaten(empire().adviser(1, "shield-wall").favor(1, 1), "shield-wall", defense=3)
    assert t.board(1) == 0 and t.board(3) == 0 and t.at(1) == (0, 0) and t.state.bank[0] == 24


@law("oath", "5.5.3/5", "10.kill")
def test_the_hospital_of_the_empire_takes_the_dead_of_the_whole_side() -> None:
    t = beaten(empire().card("hospital", 4).garrison(4, 1), "hospital", seat=3)
    assert t.at(4) == (1, 1 + 3) and t.board(1) + t.board(3) == 3 and t.state.bank[0] == 24 - 7


@law("oath", "5.5.3/4", "5.5.8")
@pytest.mark.parametrize(("card", "favor"), [("battle-honors", 2), ("military-parade", 2), ("field-promotion", 0)])
def test_the_ally_who_uses_a_plan_has_what_victory_brings(card: str, favor: int) -> None:
    t = empire().adviser(1, card).favor(1, 1 if card == "field-promotion" else 0).adviser(2, "elders", "wolves")
    dice(t, [SHIELDS], [HOLLOW])
    over(attacked(t, 1, "3").play(f"1: plan {card}>use"))
    assert t.has(1)[0] == favor and t.has(3)[0] == 0
    assert t.board(1) == (3 if card == "field-promotion" else 0) and t.board(3) == 2


@law("oath", "5.5.3/5", "5.5.8/2")
def test_hearts_and_minds_stay_if_anyone_of_the_side_holds_the_peoples_favor() -> None:
    for holder, cards in ((1, ["hearts-and-minds"]), (3, ["hearts-and-minds"]), (2, [])):
        t = empire().card("hearts-and-minds", 1).favor(1, 3).banner("peoples-favor", holder)
        attacked(t, 1, "3").play("1: plan hearts-and-minds>use")
        assert t.cards(1) == cards and t.at(1) == (1, 4) and t.board(2) == 5


@law("oath", "5.5.3/5", "10.your-site")
def test_the_peace_envoy_of_an_ally_meets_the_attacker_at_the_defenders_site() -> None:
    t = attacked(empire(4).adviser(1, "peace-envoy").favor(1, 2), 1, "3")
    assert t.seat == 1 and named(t) == ["peace-envoy"]
    t.play("1: plan peace-envoy>use")
    assert t.has(1)[0] == 0 and t.has(2)[0] == 1 and t.in_bank("order") == 4 and t.board(2) == 4 and t.at(1) == (1, 4)
    t = attacked(empire(4).adviser(1, "peace-envoy").favor(1, 2).pawn(3, 7), 1, "1")
    assert t.asked != "plan"  # no pawn of the side is with the attacker


@law("oath", "5.5.3/4", "7.1.2/3")
def test_a_plan_used_by_an_ally_is_closed_to_the_defender() -> None:
    t = empire().card("encirclement", 1).favor(1, 1).favor(3, 1).warbands(1, 0)
    t = attacked(t.warbands(2, 3), 3, "3")
    first = t.seat
    t.play(f"{first}: plan encirclement>minus")
    assert t.asked != "plan" and rolled(t)[0] == 1 and t.has(first)[0] == 0 and t.has(4 - first)[0] == 1
    assert t.in_bank("order") == 4 and t.on("encirclement") == (0, 0)


# ---------------------------------------------------------------- bandits
@law("oath", "5.5.3/2", "7.5.4")
def test_bandits_take_dice_away_and_sacrifice_nobody() -> None:
    t = over(attacked(bandits(4, "wrestlers", "bear-traps", "longbows"), 4, "bandits"))
    assert rolled(t) == (2, 1)
    t = over(attacked(bandits(5, "village-constable", "shield-wall", "the-great-levy"), 5, "bandits"))
    assert rolled(t) == (3, 1)
    t = over(attacked(bandits(5, "village-constable").banner("peoples-favor", 2), 5, "bandits"))
    assert rolled(t) == (5, 1)


@law("oath", "5.5.3/2", "7.5")
def test_the_specialist_closes_the_plans_of_bandits_too() -> None:
    t = bandits(5, "keep", "longbows").adviser(2, "specialist").favor(2, 2)
    over(attacked(t, 5, "bandits").play("plan specialist>use"))
    assert rolled(t) == (5, 1)


@law("oath", "5.5.3/2", "5.5.8")
def test_battle_honors_of_bandits_are_burnt_and_the_envoy_finds_no_pawn() -> None:
    t = bandits(3, "battle-honors")
    dice(t, [SHIELDS], [HOLLOW])
    over(attacked(t, 1, "bandits"))
    assert t.in_bank("order") == 1 and t.has(2)[0] == 0 and t.state.shared == 36 - 16 - 1
    t = bandits(3).adviser(2, "peace-envoy", "longbows").favor(2, 5)
    assert named(attacked(t, 1, "bandits")) == ["longbows"]


# ---------------------------------------------------------------- other meetings
@law("oath", "7.5.2", "7.3.2")
def test_scouts_are_a_net_gain_in_a_free_campaign_up_to_the_end_of_the_track() -> None:
    for supply, after in ((3, 4), (7, 7)):
        t = Table(3).turn(2).pawn(1, 8).adviser(2, "scouts").card("captains", 1).favor(2, 1).garrison(3, 2, 4).pawn(3, 3)
        t.supply(2, supply).play("act use-captains").answer("campaign-at steppe").answer("defender 3").answer("target pawn")
        assert t.play("attack-dice 1", "plan scouts>use").state.supply[1] == after


@law("oath", "7.2.2", "5.5.7.II")
def test_the_relic_hunter_leaves_what_an_ancient_bloodline_locks() -> None:
    t = field().adviser(2, "relic-hunter").site_relic(1, "map").adviser(3, "ancient-bloodline")
    assert "relic-hunter" not in named(attacked(t, 3))


@law("oath", "5.5.7.III", "7.4")
def test_a_banished_tyrant_kills_where_the_pawn_arrives() -> None:
    t = field(attackers=9).pawn(3, 1).adviser(3, "tyrant").garrison(5, 2, 2)
    dice(t, [BLANK] * 3, [SWORD] * 9)
    attacked(t, 9, "3", "pawn").play("garrison 1", "send wastes")
    assert t.state.pawn[2] == 4 and t.at(5) == (2, 1)


@law("oath", "2.11/8", "5.5.8")
def test_a_tie_for_the_title_is_settled_before_the_battle_honors() -> None:
    t = Table(4).oath("protection").turn(2).pawn(1, 8).pawn(3, 1).pawn(4, 7).title(3).warbands(2, 9).adviser(2, "battle-honors")
    t.relic(3, "brass-horse", "whistle", "ivory-eye").relic(4, "cup-of-plenty", "dragonskin-drum")
    dice(t, [BLANK] * 9, [SWORD] * 9)
    attacked(t, 9, "3", "brass-horse", "whistle").play("plan battle-honors>use")
    over(t, "title")
    assert t.seat == 3 and t.options() == ["2", "4"] and t.relics(2) == ["brass-horse", "whistle"] and t.has(2)[0] == 0
    over(t.play("3: title 4"))
    assert t.keeper == (4, False) and t.has(2)[0] == 2
