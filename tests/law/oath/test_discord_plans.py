"""Discord: its battle plans, and what it does before and after Campaigns; the numbers are those printed on the cards."""

from __future__ import annotations

import pytest

from regnum.games.oath.components import DEFENSE_DIE, DEFENSE_FACES
from regnum.law import law
from tests.law.oath.fights import BIG, BLANK, DOUBLE, HOLLOW, SHIELD, SHIELDS, SWORD, attacked, dice, field, rolled, strengths
from tests.law.oath.table import Table


def face_to_face(**pieces: int) -> Table:
    """The field, with the defender's pawn at the attacker's site: pawn and favor may be a target."""
    return field(**pieces).oath("protection").pawn(3, 1)


# ---------------------------------------------------------------- plans in general: side, rule and price
@law("oath", "7.5", "7.5.4")
@pytest.mark.parametrize(("plan", "n"), [("mercenaries", 3), ("cracked-sage", 4)])
def test_a_plan_of_both_colours_adds_or_removes_attack_dice(plan: str, n: int) -> None:
    for seat in (2, 3):
        t = field().adviser(seat, plan).favor(seat, 1).secrets(seat, 1).adviser(5 - seat, "tutor")
        attacked(t, 5)
        assert t.seat == seat and t.options() == [f"{plan}>plus", f"{plan}>minus", "pass"]
        t.play(f"plan {plan}>minus")
        assert rolled(t) == (5 - n, 1)
    t = attacked(field().adviser(2, plan).favor(2, 1).secrets(2, 1).adviser(3, "tutor"), 1).play(f"plan {plan}>plus")
    assert rolled(t) == (1 + n, 1)


@law("oath", "7.5.1")
@pytest.mark.parametrize("plan", ["mercenaries", "cracked-sage", "disgraced-captain", "zealots", "second-wind"])
def test_a_plan_at_the_site_of_the_pawn_is_not_for_who_does_not_rule_it(plan: str) -> None:
    def plans(slot: int) -> list[str]:
        t = Table(3).turn(2).pawn(1, 8).pawn(3, 7).warbands(2, 5).favor(2, 5).secrets(2, 5).adviser(3, "tutor")
        t.garrison(1, 3, 6).garrison(4, 2, 1).card("messenger", 1).card(plan, slot)
        return [option.partition(">")[0] for option in attacked(t, 2).options(2)]

    assert plan in plans(4), "ruled from afar"
    assert plan not in plans(1), "seen, but ruled by the defender"


@law("oath", "7.1.2", "9.5")
@pytest.mark.parametrize(
    ("plan", "favor", "secrets", "placed"),
    [
        ("mercenaries", 1, 0, (1, 0)),
        ("disgraced-captain", 2, 0, (1, 0)),
        ("cracked-sage", 1, 1, (0, 1)),
        ("zealots", 1, 0, (1, 0)),
        ("slander", 1, 0, (1, 0)),
        ("second-wind", 1, 1, (0, 1)),
        ("book-burning", 0, 0, (0, 0)),
    ],
)
def test_a_plan_costs_what_its_ribbon_says(plan: str, favor: int, secrets: int, placed: tuple[int, int]) -> None:
    def ready(f: int, s: int) -> Table:
        t = face_to_face(defenders=6).adviser(2, plan).adviser(3, "tutor", "bear-traps").card("messenger", 1)
        t.favor(2, f).secrets(2, s)
        return attacked(t, 2, "3", "pawn")

    t = ready(favor, secrets)
    shared = t.state.shared
    t.play(f"plan {t.options()[0]}")
    assert t.has(2) == (0, 0) and t.on(plan) == placed
    assert t.state.shared == shared + favor - placed[0]
    assert t.seat == 3
    if favor:
        assert ready(favor - 1, secrets).seat == 3
    if secrets:
        assert ready(favor, secrets - 1).seat == 3


@law("oath", "7.5.3", "5.5.3")
def test_mercenaries_are_paid_again_on_top_of_favor_but_once_in_a_campaign() -> None:
    t = attacked(field().adviser(2, "mercenaries").tokens("mercenaries", favor=1).favor(2, 3), 2)
    t.play("plan mercenaries>plus")
    assert t.on("mercenaries") == (2, 0) and t.asked != "plan" and rolled(t)[0] == 5


@law("oath", "7.1.2/3")
def test_a_defender_pays_for_mercenaries_to_the_discord_bank() -> None:
    t = attacked(field().adviser(3, "mercenaries").favor(3, 2), 4).play("3: plan mercenaries>minus")
    assert t.has(3) == (1, 0) and t.on("mercenaries") == (0, 0) and t.in_bank("discord") == 3 + 1


# ---------------------------------------------------------------- Mercenaries
@law("oath", "5.5.3/3")
def test_dice_that_mercenaries_cannot_remove_join_the_defense() -> None:
    t = attacked(field().adviser(2, "longbows").adviser(3, "mercenaries").favor(3, 1), 1)
    t.play("plan pass", "3: plan mercenaries>minus")
    assert rolled(t) == (0, 1 + 2)


@law("oath", "5.5.6/4")
def test_mercenaries_leave_who_is_defeated_and_stay_with_who_wins() -> None:
    lost = dice(field().adviser(2, "mercenaries").favor(2, 1), [SHIELDS], [HOLLOW] * 4)
    attacked(lost, 1).play("plan mercenaries>plus").passing("sacrifice")
    assert lost.advisers(2) == [] and lost.discards("provinces") == ["mercenaries"] and lost.in_bank("discord") == 3 + 1
    won = dice(field().adviser(2, "mercenaries").favor(2, 1), [BLANK], [SWORD] * 4)
    attacked(won, 1).play("plan mercenaries>plus", "garrison 1")
    assert won.advisers(2) == ["mercenaries"] and won.on("mercenaries") == (1, 0)
    t = dice(field().adviser(3, "mercenaries").favor(3, 1), [BLANK], [SWORD] * 5)
    attacked(t, 4).play("3: plan mercenaries>plus").answer("losses 1").play("garrison 1")
    assert t.advisers(3) == [] and t.discards("cradle") == ["mercenaries"]


# ---------------------------------------------------------------- Disgraced Captain
@law("oath", "7.5", "7.5.4")
def test_the_disgraced_captain_brings_four_dice_against_a_site_with_an_order_card() -> None:
    t = field(defenders=6).adviser(2, "disgraced-captain").favor(2, 2).card("messenger", 1)
    attacked(t, 1)
    assert t.options() == ["disgraced-captain>use", "pass"]
    assert rolled(t.play("plan disgraced-captain>use")) == (5, 1)
    assert attacked(field().adviser(2, "disgraced-captain").favor(2, 2).card("wolves", 1), 1).asked != "plan"
    t = field().adviser(3, "disgraced-captain").favor(3, 2).card("messenger", 1)
    assert attacked(t, 1).asked != "plan", "the defender has no use for it"


@law("oath", "5.5.2/4")
def test_a_pawn_at_a_site_with_an_order_card_is_no_site_to_the_disgraced_captain() -> None:
    t = Table(3).turn(2).pawn(1, 8).warbands(2, 5).adviser(2, "disgraced-captain").favor(2, 2).card("messenger", 1)
    assert attacked(t, 1, "3").asked != "plan"
    far = field(defenders=6).adviser(2, "disgraced-captain").favor(2, 2).garrison(4, 3).card("messenger", 4)
    assert attacked(far, 1).asked != "plan"
    far = field(defenders=6).adviser(2, "disgraced-captain").favor(2, 2).garrison(4, 3).card("messenger", 4)
    assert attacked(far, 1, "3", "standing-stones").options() == ["disgraced-captain>use", "pass"]


# ---------------------------------------------------------------- Cracked Sage
@law("oath", "7.5")
def test_the_cracked_sage_wants_a_faceup_arcane_adviser_of_the_enemy() -> None:
    for t in (
        field().adviser(3, "scryer").hidden(3, "tutor"),
        field().card("augury", 1),
        field().adviser(1, "tutor").adviser(2, "augury"),
    ):
        assert attacked(t.adviser(2, "cracked-sage").favor(2, 1).secrets(2, 1), 2).asked != "plan"
    ally = Table(4).turn(2).role(4, "citizen").pawn(1, 8).pawn(3, 7).pawn(4, 1).warbands(2, 5).garrison(1, 1, 6)
    ally.adviser(1, "tutor").adviser(2, "cracked-sage").favor(2, 1).secrets(2, 1)
    t = attacked(ally, 2, "4")
    assert "cracked-sage>plus" in t.options(), "an Ally is an enemy too (10.your-enemy)"


# ---------------------------------------------------------------- Zealots
@law("oath", "5.5.5/2", "5.5.5/3")
def test_a_warband_of_the_zealots_is_worth_three() -> None:
    def stormed(defenders: int, plan: bool) -> Table:
        t = field(attackers=3, defenders=defenders).adviser(2, "zealots").favor(2, 1)
        attacked(dice(t, [BLANK], [SWORD, SWORD]), 2)
        return t.play("plan zealots>use") if plan and t.asked == "plan" else t.passing("plan")

    t = stormed(4, True)
    assert t.options() == ["1", "pass"] and t.play("sacrifice 1").board(2) == 2 and t.at(1) == (0, 0)
    assert stormed(7, True).options() == ["2", "pass"], "exactly as many as it takes: 2 + 6 beats 7"
    assert stormed(8, True).options() == ["3", "pass"], "2 + 6 does not beat 8"
    assert stormed(4, False).options() == ["3", "pass"]
    assert "plan" not in stormed(3, True).said(), "the forces are equal"
    assert attacked(field().adviser(3, "zealots").favor(3, 1), 2).asked != "plan", "the attacker's alone"


@law("oath", "5.5.3")
def test_the_forces_are_compared_when_the_zealots_are_used() -> None:
    t = dice(field(attackers=5, defenders=4).adviser(2, "zealots").favor(2, 1), [SHIELD], [BIG, BIG])
    attacked(t, 2)
    assert t.asked != "plan" and t.board(2) == 3, "a force that shrinks by skulls comes too late"


# ---------------------------------------------------------------- Book Burning and Slander
@law("oath", "5.5.8", "10.burn")
def test_book_burning_leaves_one_secret_facedown_ones_counted() -> None:
    t = dice(face_to_face().adviser(2, "book-burning").secrets(3, 2, 2), [BLANK] * 3, [SWORD] * 5)
    attacked(t, 5, "3", "pawn").play("plan book-burning>use").answer("losses 0").play("garrison 1", "send pass")
    assert (t.has(3)[1], t.dark(3)) == (0, 1) and t.advisers(2) == ["book-burning"], "faceup ones go first"
    t = dice(face_to_face().adviser(2, "book-burning"), [BLANK] * 3, [SWORD] * 5)
    attacked(t, 5, "3", "pawn").play("plan book-burning>use").answer("losses 0").play("garrison 1", "send pass")
    assert t.has(3)[1] + t.dark(3) == 0, "none to burn, none to keep"


@law("oath", "5.5.8", "5.5.7.III")
@pytest.mark.parametrize("plan", ["book-burning", "slander"])
def test_book_burning_and_slander_want_the_pawn_as_a_target_and_a_victory(plan: str) -> None:
    assert attacked(face_to_face().adviser(2, plan).favor(2, 1), 5).asked != "plan"
    assert attacked(face_to_face().adviser(3, plan).favor(3, 1), 5, "3", "pawn").asked != "plan", "the attacker's alone"
    t = dice(face_to_face().adviser(2, plan).favor(2, 1).secrets(3, 3).favor(3, 5), [SHIELDS] * 3, [HOLLOW] * 2)
    attacked(t, 2, "3", "pawn").play(f"plan {plan}>use").passing("sacrifice")
    assert t.asked == "act" and t.has(3) == (5, 3)


@law("oath", "5.5.7.III/2")
def test_slander_burns_all_favor_instead_of_half() -> None:
    for plan, n in (("slander", 5), ("", 2)):
        t = dice(face_to_face().adviser(2, "slander").favor(2, 1).favor(3, 5), [BLANK] * 3, [SWORD] * 5)
        attacked(t, 5, "3", "pawn").play(f"plan {plan}>use" if plan else "plan pass").play("garrison 1", "send pass")
        assert t.options() == [str(n), "pass"]
        assert t.play(f"burn-favor {n}").has(3) == (5 - n, 0)


@law("oath", "10.burn")
def test_slandered_favor_comes_to_the_vow_of_renewal() -> None:
    t = Table(4).oath("protection").turn(2).pawn(1, 8).pawn(4, 8).warbands(2, 5).garrison(1, 3, 2).favor(2, 1).favor(3, 5)
    t = dice(t.adviser(2, "slander").adviser(4, "vow-of-renewal"), [BLANK] * 3, [SWORD] * 5)
    attacked(t, 5, "3", "pawn").play("plan slander>use", "garrison 1", "send pass", "burn-favor 5")
    assert t.has(4) == (5, 0) and t.has(3) == (0, 0)


# ---------------------------------------------------------------- Beast Tamer
@law("oath", "7.1.4", "5.5.3")
def test_the_beast_tamer_closes_beast_and_nomad_plans_of_the_enemy() -> None:
    t = attacked(field().adviser(2, "horse-archers", "war-tortoise", "longbows").favor(2, 1).adviser(3, "beast-tamer"), 2)
    assert t.seat == 2 and t.options() == ["longbows>plus", "longbows>minus", "pass"]
    assert t.refused(2, "horse-archers>use") == "5.5.3" and t.refused(2, "war-tortoise>use") == "5.5.3"
    t = attacked(field().adviser(2, "beast-tamer").adviser(3, "war-tortoise", "storm-caller", "bear-traps").favor(3, 1), 2)
    assert t.seat == 3 and t.options() == ["bear-traps>use", "pass"]
    t = attacked(field().adviser(3, "war-tortoise", "storm-caller", "bear-traps").favor(3, 1), 2)
    assert sorted(t.options()) == ["bear-traps>use", "pass", "storm-caller>use", "war-tortoise>use"]


@law("oath", "7.1.4")
def test_the_beast_tamer_leaves_the_own_plans_and_the_fights_of_others_alone() -> None:
    t = attacked(field().adviser(2, "beast-tamer", "horse-archers"), 2)
    assert t.options() == ["horse-archers>plus", "horse-archers>minus", "pass"]
    t = attacked(field().adviser(1, "beast-tamer").adviser(2, "horse-archers"), 2)
    assert t.options() == ["horse-archers>plus", "horse-archers>minus", "pass"]
    t = attacked(field().hidden(3, "beast-tamer").adviser(2, "horse-archers"), 2)
    assert "horse-archers>plus" in t.options(), "a facedown card has no power"


# ---------------------------------------------------------------- Second Wind
def winded(plan: str = "second-wind>use", attack: str = SWORD) -> Table:
    """Seat 2 has campaigned with the last Supply; the Chancellor waits at slot 3."""
    t = field().oath("protection").adviser(2, "second-wind").favor(2, 1).secrets(2, 1).supply(2, 2).pawn(1, 3)
    t = dice(t.garrison(3, 1, 1), [BLANK], [attack] * 5)
    return attacked(t, 5).play(f"plan {plan}").passing("sacrifice").answer("garrison 2")


@law("oath", "10.after", "7.6.2")
def test_after_a_second_wind_one_may_travel_and_campaign_for_no_supply() -> None:
    t = winded()
    assert t.state.supply[1] == 0 and t.asked == "second-wind" and "campaign-over" in t.said()
    t.play("second-wind travel", "travel steppe")
    assert t.options() == ["1", "pass"]
    t.play("defender 1").answer("target pass").answer("attack-dice 3")
    assert t.state.supply[1] == 0 and t.said().count("rolled-attack") == 2


@law("oath", "10.after")
def test_one_may_stay_or_rest_after_a_second_wind() -> None:
    t = winded().play("second-wind pass")
    assert t.asked == "act" and t.state.pawn[1] == 0
    t = winded().play("second-wind travel", "travel steppe", "defender pass")
    assert t.asked == "act" and t.said().count("rolled-attack") == 1


@law("oath", "5.5.8")
def test_without_a_victory_or_the_plan_there_is_no_second_wind() -> None:
    assert winded("pass").asked == "act"
    assert winded("second-wind>use", HOLLOW).asked == "act"
    t = attacked(field().adviser(3, "second-wind").favor(3, 1).secrets(3, 1), 2)
    assert t.asked != "plan", "the attacker's alone"


# ---------------------------------------------------------------- Sneak Attack
def ambush(*seconds: str) -> Table:
    """Seat 2 campaigns against the Empire at slot 1; seat 3 waits there with the Sneak Attack."""
    t = Table(3).oath("protection").turn(2).pawn(1, 8).warbands(2, 5).garrison(1, 1, 2).warbands(3, 4)
    t.adviser(3, "sneak-attack").adviser(2, *seconds).favor(2, 1).secrets(2, 1)
    return dice(t, [BLANK] * 2, [SWORD] * 5)


@law("oath", "7.1.4", "10.after")
def test_a_sneak_attack_falls_on_who_has_just_campaigned() -> None:
    t = attacked(ambush().supply(3, 1), 5, "1").play("garrison 2")
    assert t.seat == 3 and t.options() == ["sneak-attack", "pass"]
    t.play("3: use sneak-attack").answer("3: defender 2")
    assert t.seat == 3 and t.asked in ("target", "attack-dice") and t.state.supply[2] == 1
    t.passing("target").play("3: attack-dice 4")
    assert t.state.supply[2] == 1 and t.said().count("rolled-attack") == 2


@law("oath", "7.1.4")
def test_a_sneak_attack_is_a_matter_of_choice_and_of_reach() -> None:
    t = attacked(ambush(), 5, "1").play("garrison 2", "3: use pass")
    assert t.seat == 2 and t.asked == "act"
    t = attacked(ambush().pawn(3, 4), 5, "1").play("garrison 2")
    assert t.asked == "act", "nobody there to attack (5.5.1)"
    t = Table(3).oath("protection").turn(2).pawn(1, 8).warbands(2, 5).garrison(1, 3, 2).adviser(2, "sneak-attack")
    attacked(dice(t, [BLANK] * 2, [SWORD] * 5), 5, "3").answer("losses 0").play("garrison 2")
    assert t.asked == "act", "another player's Campaign, not the own one"


@law("oath", "10.after")
def test_a_sneak_attack_goes_before_the_second_wind() -> None:
    t = attacked(ambush("second-wind"), 5, "1").play("plan second-wind>use", "garrison 2")
    assert t.seat == 3 and t.options() == ["sneak-attack", "pass"]
    t.play("3: use sneak-attack").answer("3: defender 2").passing("target")
    assert t.seat == 3 and t.asked == "attack-dice", "seat 2 decides on the second wind once the ambush is over"
    t.play("3: attack-dice 0").passing("sacrifice")
    assert t.seat == 2 and t.asked == "second-wind"


# ---------------------------------------------------------------- Bandit Chief
@law("oath", "5.5.4/2", "2.8.3/2")
def test_every_site_has_three_bandits_under_their_chief() -> None:
    for chief, bandits in ((True, 3), (False, 1)):
        t = Table(3).turn(2).warbands(2, 5).pawn(1, 8).pawn(3, 8)
        t = dice(t.card("bandit-chief", 6) if chief else t, [SHIELD], [HOLLOW])
        attacked(t, 1, "bandits")
        assert strengths(t) == (0, 1 + bandits)


@law("oath", "7.1.4")
def test_the_chief_of_the_bandits_must_lie_faceup() -> None:
    t = dice(Table(3).turn(2).warbands(2, 5).pawn(1, 8).pawn(3, 8).hidden(2, "bandit-chief"), [SHIELD], [HOLLOW])
    assert strengths(attacked(t, 1, "bandits")) == (0, 1 + 1)


# ---------------------------------------------------------------- Relic Thief
def robbed(*faces: str) -> Table:
    """Seat 2 takes two relics of seat 3, who has the Relic Thief; so the dice of the thief fall."""
    t = face_to_face().relic(3, "brass-horse", "dowsing-sticks").adviser(3, "relic-thief").favor(3, 1).secrets(3, 1)
    t = dice(t, [BLANK] * 6, [SWORD] * 5)
    memory, first = t.g.chance.memory, t.g.chance.uses + 6 + 5 + 1
    assert memory is not None
    for i, face in enumerate(faces):
        memory[first + i] = f"pick {DEFENSE_DIE.index(DEFENSE_FACES.index(face))}"
    attacked(t, 5, "3", "brass-horse", "dowsing-sticks").answer("losses 0").play("garrison 1")
    assert t.seat == 3 and t.options() == ["relic-thief", "pass"] and sorted(t.relics(2)) == ["brass-horse", "dowsing-sticks"]
    return t


@law("oath", "7.1.4", "10.take")
def test_the_relic_thief_takes_back_what_was_lost_in_a_campaign_all_or_nothing() -> None:
    t = robbed(BLANK, DOUBLE).play("3: use relic-thief")
    assert sorted(t.relics(3)) == ["brass-horse", "dowsing-sticks"] and t.relics(2) == []
    t = robbed(BLANK, SHIELD).play("3: use relic-thief")
    assert t.relics(3) == [] and len(t.relics(2)) == 2
    assert robbed().play("3: use pass").has(3) == (1, 1)
