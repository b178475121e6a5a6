"""Hearth in a Campaign: its six battle plans, the Vow of Peace and the Herald."""

from __future__ import annotations

import pytest

from regnum.law import law
from tests.law.oath.fights import BIG, BLANK, HOLLOW, SHIELD, SHIELDS, SWORD, attacked, dice, field, lines, named, over, rolled
from tests.law.oath.fights import strengths as met
from tests.law.oath.table import Table

SIDES = [
    ("extra-provisions", False, True, 1),
    ("traveling-doctor", True, True, 0),
    ("village-constable", True, True, 0),
    ("the-great-levy", True, True, 2),
    ("hearts-and-minds", False, True, 3),
    ("hospital", True, True, 0),
]
"""Card, whether the attacker may use it (red), whether the defender may (blue), the favor to place on it."""


# ---------------------------------------------------------------- whose they are and what they cost
@law("oath", "7.5")
@pytest.mark.parametrize(("card", "red", "blue", "cost"), SIDES)
def test_the_colour_says_which_side_may_use_a_plan(card: str, red: bool, blue: bool, cost: int) -> None:
    t = attacked(field().card(card, 2).garrison(2, 2).favor(2, 3).adviser(3, "elders"), 2)
    assert (t.seat == 2 and card in named(t)) is red
    t = attacked(field().card(card, 1).favor(3, 3).adviser(2, "elders"), 2)
    assert (t.seat == 3 and card in named(t)) is blue


@law("oath", "7.5.1")
@pytest.mark.parametrize(("card", "red", "blue", "cost"), SIDES)
def test_the_attacker_uses_no_plan_of_the_site_attacked(card: str, red: bool, blue: bool, cost: int) -> None:
    t = attacked(field().card(card, 1).favor(2, 3).adviser(2, "longbows"), 2)
    assert t.seat == 2 and named(t) == ["longbows"]


@law("oath", "7.1.2", "7.5.3")
@pytest.mark.parametrize(("card", "cost"), [(card, cost) for card, red, _, cost in SIDES if red])
def test_the_attacker_places_the_favor_on_the_plan_even_on_favor(card: str, cost: int) -> None:
    t = attacked(field().card(card, 2, favor=1).garrison(2, 2).favor(2, cost), 2)
    t.play(f"plan {t.options()[0]}")
    assert t.has(2)[0] == 0 and t.on(card) == (1 + cost, 0)
    if cost:
        t = attacked(field().card(card, 2).garrison(2, 2).favor(2, cost - 1).adviser(2, "longbows"), 2)
        assert named(t) == ["longbows"]


@law("oath", "7.1.2/3")
@pytest.mark.parametrize(("card", "cost"), [("extra-provisions", 1), ("the-great-levy", 2), ("hearts-and-minds", 3)])
def test_the_defender_pays_into_the_bank(card: str, cost: int) -> None:
    t = attacked(field().card(card, 1).favor(3, cost), 1)
    t.play(f"3: plan {t.options()[0]}")
    assert t.has(3)[0] == 0 and t.in_bank("hearth") == 3 + cost
    t = attacked(field().card(card, 1).favor(3, cost - 1).adviser(3, "longbows"), 1)
    assert named(t) == ["longbows"]


# ---------------------------------------------------------------- dice
@law("oath", "7.5.4")
def test_extra_provisions_add_one_defense_die() -> None:
    t = field().adviser(3, "extra-provisions").favor(3, 1)
    dice(t, [SHIELD] * 2, [SWORD])
    attacked(t, 1).play("3: plan extra-provisions>use")
    assert rolled(t) == (1, 2) and met(t) == (1, 2 + 2)


@law("oath", "7.5.4")
@pytest.mark.parametrize(("card", "n"), [("village-constable", 2), ("the-great-levy", 3)])
def test_either_side_adds_or_removes_attack_dice(card: str, n: int) -> None:
    for seat, slot in ((2, 2), (3, 1)):
        for sign, change in (("plus", n), ("minus", -n)):
            t = field(attackers=9).card(card, slot).garrison(2, 2).favor(seat, 2)
            dice(t, [BLANK], [SWORD] * (4 + change))
            attacked(t, 4).play(f"{seat}: plan {card}>{sign}")
            assert rolled(t) == (4 + change, 1)


@law("oath", "7.5", "10.your-enemy")
@pytest.mark.parametrize("card", ["village-constable", "the-great-levy"])
def test_the_peoples_favor_of_the_opponent_closes_the_plan(card: str) -> None:
    for holder, free in ((1, True), (2, True), (3, False)):
        t = attacked(field().card(card, 2).garrison(2, 2).favor(2, 2).banner("peoples-favor", holder), 2)
        assert (named(t) == [card]) is free
    for holder, free in ((1, True), (2, False), (3, True)):
        t = attacked(field().card(card, 1).favor(3, 2).banner("peoples-favor", holder), 2)
        assert (named(t) == [card]) is free


@law("oath", "7.5", "10.your-enemy", "5.5.2/8")
def test_the_peoples_favor_of_an_ally_closes_the_constable_too() -> None:
    t = Table(3).role(3, "citizen").turn(2).pawn(1, 8).pawn(3, 1).warbands(2, 4).warbands(3, 1).banner("peoples-favor", 1)
    t.card("village-constable", 2).garrison(2, 2).adviser(2, "scouts")
    assert named(attacked(t, 2)) == ["scouts"]


@law("oath", "5.5.5")
def test_the_great_levy_ignores_the_own_skulls_only() -> None:
    t = field(attackers=6, defenders=1).adviser(2, "the-great-levy").favor(2, 2)
    dice(t, [BLANK], [BIG] * 2 + [HOLLOW] * 2)
    attacked(t, 1).play("plan the-great-levy>plus")
    assert met(t) == (4 + 1, 1) and t.board(2) == 6
    t = field(attackers=6, defenders=1).adviser(3, "the-great-levy").favor(3, 2)
    dice(t, [BLANK], [BIG])
    attacked(t, 4).play("3: plan the-great-levy>minus")
    assert met(t) == (2, 1) and t.board(2) == 5


# ---------------------------------------------------------------- Traveling Doctor
@law("oath", "5.5.6", "5.5.6/4")
@pytest.mark.parametrize("seat", [2, 3])
def test_the_traveling_doctor_saves_all_of_the_loser_and_leaves(seat: int) -> None:
    t = field(attackers=5, defenders=4).adviser(seat, "traveling-doctor")
    dice(t, [BLANK if seat == 3 else SHIELDS], [SWORD if seat == 3 else HOLLOW] * 5)
    over(attacked(t, 5).play(f"{seat}: plan traveling-doctor>use"))
    assert t.board(seat) == (5 if seat == 2 else 4) and t.advisers(seat) == []
    assert "traveling-doctor" in t.discards("provinces" if seat == 2 else "cradle")


@law("oath", "5.5.6")
@pytest.mark.parametrize("seat", [2, 3])
def test_the_traveling_doctor_of_the_winner_stays_and_unused_saves_nobody(seat: int) -> None:
    t = field(attackers=5, defenders=4).adviser(seat, "traveling-doctor")
    dice(t, [BLANK if seat == 2 else SHIELDS], [SWORD if seat == 2 else HOLLOW] * 5)
    over(attacked(t, 5).play(f"{seat}: plan traveling-doctor>use"))
    assert t.advisers(seat) == ["traveling-doctor"] and t.board(5 - seat) == (3 if seat == 3 else 2)
    t = field(attackers=5, defenders=4).adviser(seat, "traveling-doctor")
    dice(t, [BLANK if seat == 3 else SHIELDS], [SWORD if seat == 3 else HOLLOW] * 5)
    over(attacked(t, 5).play(f"{seat}: plan pass"))
    assert t.advisers(seat) == ["traveling-doctor"] and t.board(seat) == (3 if seat == 2 else 2)


@law("oath", "5.5.5")
def test_the_traveling_doctor_heals_no_skull() -> None:
    t = field(attackers=5, defenders=4).adviser(2, "traveling-doctor")
    dice(t, [SHIELDS], [BIG])
    over(attacked(t, 1).play("plan traveling-doctor>use"))
    assert t.board(2) == 4


@law("oath", "9.2/2", "board.reliquary.brutal")
def test_the_traveling_doctor_outweighs_the_shield_wall_and_brutality() -> None:
    t = Table(3).bare("brutal").pawn(2, 8).pawn(3, 7).warbands(1, 9).garrison(1, 3, 4).favor(3, 1)
    dice(t.adviser(3, "shield-wall", "traveling-doctor"), [BLANK] * 3, [SWORD] * 9)
    over(attacked(t, 9).play("3: plan shield-wall>use", "3: plan traveling-doctor>use"))
    assert t.board(3) == 4 and t.advisers(3) == ["shield-wall"]
    t = Table(3).bare("brutal").pawn(2, 8).pawn(3, 7).warbands(1, 9).garrison(1, 3, 4)
    dice(t, [BLANK], [SWORD] * 9)
    over(attacked(t, 9))
    assert t.board(3) == 0


@law("oath", "9.2/2", "5.5.8")
def test_sticky_fire_burns_nobody_near_the_doctor_and_is_paid_all_the_same() -> None:
    t = field(attackers=9, defenders=4).adviser(3, "traveling-doctor").relic(2, "sticky-fire").favor(2, 1)
    dice(t, [BLANK], [SWORD] * 9)
    attacked(t, 9).play("2: plan sticky-fire>use", "3: plan traveling-doctor>use")
    over(t, "sticky-fire").play(f"sticky-fire {t.options()[0]}")
    assert t.board(3) == 4 and t.has(2)[0] == 0 and t.has(3)[0] == 1


# ---------------------------------------------------------------- Hearts and Minds
@law("oath", "5.5.5/5", "5.5.6", "5.5.8/2")
def test_hearts_and_minds_win_for_the_defense_without_a_roll() -> None:
    t = field(attackers=5).card("hearts-and-minds", 1).card("elders", 1).favor(3, 3)
    attacked(t, 5).play("3: plan hearts-and-minds>use")
    assert lines(t, "rolled-attack") == [] and t.at(1) == (3, 2) and t.board(2) == 3 and t.asked == "act"
    assert t.cards(1) == ["elders"] and t.discards("provinces") == ["hearts-and-minds"]


@law("oath", "5.5.8/2")
def test_hearts_and_minds_stay_with_the_peoples_favor() -> None:
    for holder, cards in ((3, ["hearts-and-minds"]), (2, []), (1, [])):
        t = field(attackers=5).card("hearts-and-minds", 1).favor(3, 3).banner("peoples-favor", holder)
        attacked(t, 5).play("3: plan hearts-and-minds>use")
        assert t.cards(1) == cards


# ---------------------------------------------------------------- Hospital
@law("oath", "10.kill", "5.5.8/2")
def test_the_hospital_keeps_all_its_dead_to_the_end() -> None:
    t = field(attackers=8, defenders=8).card("hospital", 2).garrison(2, 2)
    dice(t, [SHIELDS], [BIG, BIG, HOLLOW])
    over(attacked(t, 3).play("plan hospital>use"))
    assert t.board(2) == 3 and t.at(2) == (2, 1 + 2 + 3) and t.state.bank[1] == 14 - 9  # two skulls, half of six


@law("oath", "10.kill", "10.rule")
def test_a_hospital_that_was_lost_saves_nobody() -> None:
    t = field(attackers=9, defenders=8).card("hospital", 1)
    dice(t, [BLANK], [SWORD] * 9)
    attacked(t, 9).play("3: plan hospital>use", "garrison 1")
    assert t.at(1) == (2, 1) and t.board(3) == 4 and t.state.bank[2] == 14 - 4
    t = field(attackers=8, defenders=8).card("hospital", 2).garrison(2, 2)
    dice(t, [SHIELDS], [BIG, BIG, HOLLOW])
    over(attacked(t, 3).play("plan pass"))
    assert t.at(2) == (2, 1) and t.board(2) == 3 and t.state.bank[1] == 14 - 4


@law("oath", "9.2")
def test_the_ring_of_devotion_closes_the_hospital_at_the_end() -> None:
    t = field(attackers=8, defenders=8).card("hospital", 2).garrison(2, 2).relic(2, "ring-of-devotion")
    dice(t, [SHIELDS], [HOLLOW])
    over(attacked(t, 1).play("plan hospital>use"))
    assert t.at(2) == (2, 1) and t.board(2) == 4 and t.state.bank[1] == 14 - 5


@law("oath", "10.kill", "5.5.8")
def test_the_cauldron_counts_nobody_in_the_hospital_and_the_cage_takes_the_rest() -> None:
    t = field(attackers=12, defenders=8).card("hospital", 4).garrison(4, 3).relic(2, "cursed-cauldron", "obsidian-cage")
    dice(t, [BLANK], [SWORD] * 12)
    attacked(t, 12).play("plan cursed-cauldron>use", "plan obsidian-cage>use", "3: plan hospital>use")
    over(t)
    assert t.board(2) == 12 and t.state.cage == [0, 0, 4] and t.at(4) == (3, 1 + 4) and t.board(3) == 0


# ---------------------------------------------------------------- Vow of Peace
@law("oath", "9.2", "7.1.4")
def test_the_vow_of_peace_never_campaigns() -> None:
    t = field().adviser(2, "vow-of-peace")
    assert "campaign" not in t.options() and t.refused(2, "campaign") == "9.2"
    t = field().adviser(2, "vow-of-peace", "knights-errant").card("wolves", 1).favor(2, 1)
    t.play("act muster").answer("muster wolves")
    assert t.asked == "act"
    assert "campaign" in field().hidden(2, "vow-of-peace").options()


def short_by_one(t: Table) -> Table:
    """Seat 2 attacks seat 3 and would win by one sacrifice."""
    dice(t, [BLANK], [SWORD] * 2)
    return attacked(t, 2)


@law("oath", "9.2", "5.5.5/3")
def test_who_attacks_the_vow_of_peace_sacrifices_nobody() -> None:
    assert short_by_one(field()).asked == "sacrifice"
    t = short_by_one(field().adviser(3, "vow-of-peace"))
    assert met(t) == (2, 2) and t.asked == "act" and t.at(1) == (3, 2) and t.board(2) == 3
    assert short_by_one(field().adviser(1, "vow-of-peace")).asked == "sacrifice"


@law("oath", "5.5.2/10", "9.2")
def test_the_vow_of_peace_of_the_chancellor_shields_the_citizen_who_may_campaign() -> None:
    for vowed in (True, False):
        t = Table(3).role(3, "citizen").turn(2).pawn(1, 8).pawn(3, 1).warbands(2, 5).warbands(3, 2).oath("the-people")
        dice(t.adviser(1, *["vow-of-peace"] * vowed), [BLANK] * 2, [SWORD] * 2)
        assert (attacked(t, 2).asked == "sacrifice") is not vowed
    t = Table(3).role(3, "citizen").turn(3).adviser(1, "vow-of-peace").pawn(1, 8).warbands(3, 5).garrison(1, 2)
    assert "campaign" in t.options()


# ---------------------------------------------------------------- Herald
@law("oath", "10.after", "7.1.4")
def test_the_herald_gains_a_favor_after_anothers_campaign_against_a_player() -> None:
    for seat in (1, 3):
        t = over(attacked(field().adviser(seat, "herald"), 1), "bank")
        assert t.seat == seat and t.asked == "bank" and len(t.options()) == 6  # no passing
        t.play(f"{seat}: bank beast")
        assert t.has(seat)[0] == 1 and t.in_bank("beast") == 2 and t.seat == 2 and t.asked == "act"


@law("oath", "7.1.4", "10.bandits")
def test_the_herald_is_silent_after_an_own_campaign_or_one_against_bandits() -> None:
    t = over(attacked(field().adviser(2, "herald"), 1))
    assert t.asked == "act" and t.has(2)[0] == 0
    t = Table(3).turn(2).pawn(1, 8).pawn(3, 7).warbands(2, 3).adviser(1, "herald")
    t = over(attacked(t, 1, "bandits"))
    assert t.asked == "act" and t.seat == 2 and t.has(1)[0] == 0
    t = over(attacked(field().hidden(1, "herald"), 1))
    assert t.asked == "act" and t.has(1)[0] == 0


@law("oath", "10.after", "7.1.4")
def test_the_herald_comes_before_the_sneak_attack_and_the_second_wind_last() -> None:
    t = field(attackers=8).adviser(3, "sneak-attack").adviser(1, "herald").adviser(2, "second-wind")
    dice(t.secrets(2, 1).favor(2, 1).warbands(3, 3).pawn(3, 1), [BLANK], [SWORD] * 8)
    attacked(t, 8).play("plan second-wind>use")
    over(t, "bank")
    assert t.seat == 1 and t.asked == "bank"
    t.play("1: bank order")
    assert t.seat == 3 and t.options() == ["sneak-attack", "pass"]
    t.play("3: use sneak-attack", "3: attack-dice 0").answer("1: bank order")
    assert t.has(1)[0] == 2 and t.seat == 2 and t.asked == "second-wind" and t.state.supply[2] == 7
