"""Beast in a Campaign: four battle plans, what binds those who attack or are attacked, and the Wild Allies (7.5, 7.1.4)."""

from __future__ import annotations

import pytest

from regnum.law import law
from tests.law.oath.fights import (
    BIG,
    BLANK,
    DOUBLE,
    HOLLOW,
    SHIELD,
    SHIELDS,
    SWORD,
    attacked,
    dice,
    field,
    named,
    over,
    pools,
    rolled,
    strengths,
)
from tests.law.oath.table import Table


# ---------------------------------------------------------------- whose they are
@law("oath", "7.5")
@pytest.mark.parametrize(("card", "red", "blue"), [("rangers", 1, 0), ("nature-worship", 1, 1), ("war-tortoise", 1, 1)])
def test_the_colour_says_which_side_may_use_a_plan(card: str, red: int, blue: int) -> None:
    t = attacked(field().adviser(2, card).favor(2, 1).secrets(2, 1), 2)
    assert (card in named(t) and t.seat == 2) is bool(red)
    t = attacked(field().adviser(3, card).favor(3, 1).secrets(3, 1), 2)
    assert (card in named(t) and t.seat == 3) is bool(blue)


@law("oath", "7.5.1", "5.5.3")
@pytest.mark.parametrize("card", ["rangers", "nature-worship", "war-tortoise", "walled-garden"])
def test_a_plan_is_for_its_ruler_only_and_faceup(card: str) -> None:
    t = field().card(card, 2).pawn(1, 2).hidden(2, "longbows").favor(2, 2).secrets(2, 2).favor(3, 2).secrets(3, 2)
    assert named(attacked(t, 2)) == []


@law("oath", "7.1.2")
@pytest.mark.parametrize(
    ("card", "favor", "secrets"), [("rangers", 1, 0), ("nature-worship", 0, 1), ("war-tortoise", 1, 0), ("wild-allies", 0, 1)]
)
def test_what_must_be_paid(card: str, favor: int, secrets: int) -> None:
    t = field().adviser(2, card).favor(2, 5 if not favor else 0).secrets(2, 5 if not secrets else 0, 5)
    assert f"use-{card}" not in t.options()
    assert card not in named(attacked(t, 2))
    t = field().adviser(2, card).favor(2, favor).secrets(2, secrets)
    if card == "wild-allies":
        t.card("wolves", 1).play("act use-wild-allies")
    else:
        sign = "plus" if card == "nature-worship" else "use"
        attacked(t, 2).play(f"plan {card}>{sign}")
    assert t.has(2) == (0, 0) and t.on(card) == (favor, secrets)


@law("oath", "7.5.3")
def test_a_plan_may_be_paid_for_though_favor_lies_on_it() -> None:
    t = field().adviser(2, "rangers").favor(2, 1).tokens("rangers", 1)
    attacked(t, 2).play("plan rangers>use")
    assert t.on("rangers") == (2, 0)


# ---------------------------------------------------------------- Rangers
def besieged() -> Table:
    """The defender's pawn and one more site may be targets: four dice in all."""
    return field(attackers=6).pawn(3, 1).garrison(4, 3).adviser(2, "rangers").favor(2, 1)


@law("oath", "5.5.5", "7.5.4")
def test_rangers_ignore_skulls_and_add_two_dice_against_four() -> None:
    t = dice(besieged(), [BLANK] * 4, [BIG, BIG, SWORD, HOLLOW, HOLLOW])
    attacked(t, 3, "3", "pawn", "standing-stones").play("plan rangers>use")
    assert rolled(t) == (3 + 2, 4) and strengths(t) == (2 + 2 + 1 + 1, 3) and t.board(2) == 6
    over(t)
    assert t.advisers(2) == ["rangers"]


@law("oath", "7.5.2", "5.5.5")
def test_rangers_count_the_pool_before_the_plans_of_the_defender() -> None:
    t = dice(besieged().card("keep", 1), [BLANK] * 5, [BIG, BIG, SWORD])
    attacked(t, 3, "3", "pawn").play("plan rangers>use", "3: plan keep>use")
    assert rolled(t) == (3, 3 + 2) and t.board(2) == 6


@law("oath", "5.5.5")
def test_without_the_rangers_skulls_kill() -> None:
    t = dice(besieged(), [BLANK] * 3, [BIG, BIG, SWORD])
    attacked(t, 3, "3", "pawn").play("plan pass")
    assert t.board(2) == 6 - 2


# ---------------------------------------------------------------- Nature Worship
@law("oath", "7.5.4")
@pytest.mark.parametrize(("sign", "n"), [("plus", 3 + 2), ("minus", 3 - 2)])
def test_nature_worship_counts_the_own_beast_advisers(sign: str, n: int) -> None:
    t = field().adviser(2, "nature-worship", "wolves", "elders").card("bracken", 1).adviser(3, "birdsong").hidden(3, "rangers")
    dice(t.secrets(2, 1), [BLANK], [SWORD] * n)
    attacked(t, 3).play(f"plan nature-worship>{sign}")
    assert rolled(t) == (n, 1)


@law("oath", "5.5.3/5")
def test_for_a_defender_the_beasts_of_the_allies_count() -> None:
    t = Table(3).role(3, "citizen").turn(2).pawn(1, 8).pawn(3, 7).warbands(2, 5).garrison(1, 1, 2)
    t.adviser(1, "wolves").adviser(3, "bracken").card("nature-worship", 1).secrets(1, 1).adviser(2, "birdsong")
    dice(t, [BLANK, BLANK], [SWORD] * 2)
    attacked(t, 4, "3").play("1: plan nature-worship>minus").passing("plan")
    assert rolled(t)[0] == 4 - 2 and t.has(1)[1] == 0 and t.dark(1) == 1 and t.on("nature-worship") == (0, 0)


# ---------------------------------------------------------------- War Tortoise
@law("oath", "5.5.4")
def test_the_tortoise_of_the_attacker_breaks_double_shields() -> None:
    t = field(defenders=1).pawn(3, 1).adviser(2, "war-tortoise").favor(2, 1)
    dice(t, [SHIELDS, SHIELD, DOUBLE], [SWORD, SWORD])
    attacked(t, 2, "3", "pawn").play("plan war-tortoise>use")
    assert strengths(t) == (2, 1 * 2 + 1)


@law("oath", "5.5.5", "7.1.2/3")
def test_the_tortoise_of_the_defender_breaks_double_swords_but_no_skulls() -> None:
    t = field(attackers=5).adviser(3, "war-tortoise").favor(3, 1)
    dice(t, [SHIELDS], [BIG, SWORD, HOLLOW, HOLLOW])
    attacked(t, 4).play("3: plan war-tortoise>use")
    assert strengths(t) == (1 + 1, 2 + 2) and t.board(2) == 5 - 1
    assert t.has(3)[0] == 0 and t.on("war-tortoise") == (0, 0) and t.in_bank("beast") == 3 + 1
    over(t)
    assert t.advisers(3) == ["war-tortoise"]


# ---------------------------------------------------------------- Walled Garden
@law("oath", "7.5.4")
def test_the_walled_garden_adds_a_die_for_each_beast_at_sites() -> None:
    t = field().card("walled-garden", 1).card("wolves", 1).card("bracken", 4).garrison(4, 2).adviser(3, "birdsong")
    dice(t.card("elders", 3), [BLANK] * 4, [SWORD])
    attacked(t, 1).play("3: plan walled-garden>use")
    assert rolled(t) == (1, 1 + 3)
    over(t)
    assert t.cards(1) == ["walled-garden", "wolves"]


@law("oath", "7.5")
def test_the_walled_garden_is_for_its_own_site() -> None:
    t = attacked(field().card("walled-garden", 4).garrison(4, 3), 1)
    assert t.asked != "plan"
    t = attacked(field().card("walled-garden", 4).garrison(4, 3), 1, "3", "standing-stones")
    assert named(t) == ["walled-garden"]


# ---------------------------------------------------------------- True Names
@law("oath", "7.1.4", "10.match")
def test_true_names_close_plans_of_the_holders_suits() -> None:
    t = field().adviser(3, "true-names", "elders").hidden(3, "keep").adviser(2, "rangers", "horse-archers", "longbows")
    attacked(t.favor(2, 1), 2)
    assert named(t) == ["longbows"] and t.refused(2, "rangers>use") == "5.5.3"


@law("oath", "7.1.4")
def test_true_names_of_the_attacker_close_plans_of_the_defender() -> None:
    t = field().adviser(2, "true-names").adviser(3, "war-tortoise", "storm-caller").favor(3, 1)
    attacked(t, 2)
    assert t.seat == 3 and named(t) == ["storm-caller"]


@law("oath", "7.1.4")
def test_true_names_bind_neither_the_own_side_nor_a_fight_of_others() -> None:
    t = attacked(field().adviser(2, "true-names", "rangers").favor(2, 1), 2)
    assert named(t) == ["rangers"]
    t = attacked(field().adviser(1, "true-names").adviser(2, "rangers").favor(2, 1), 2)
    assert named(t) == ["rangers"]


@law("oath", "7.1.4")
def test_true_names_of_an_ally_mean_the_advisers_of_the_ally() -> None:
    t = Table(3).role(3, "citizen").turn(2).pawn(1, 8).pawn(3, 7).warbands(2, 5).garrison(1, 1, 2).favor(2, 1)
    t.adviser(1, "true-names").adviser(3, "elders").adviser(2, "horse-archers", "rangers")
    assert named(attacked(t, 2, "3")) == ["horse-archers"]


# ---------------------------------------------------------------- Insect Swarm
@law("oath", "7.1.4", "7.5.3", "10.burn")
def test_the_insect_swarm_makes_each_plan_cost_a_burnt_favor() -> None:
    t = field().adviser(3, "insect-swarm").adviser(2, "horse-archers", "rangers", "rain-boots").favor(2, 3)
    attacked(t, 2)
    shared = t.state.shared
    t.play("plan rangers>use")
    assert t.has(2)[0] == 1 and t.on("rangers") == (1, 0) and t.state.shared == shared + 1
    t.play("plan horse-archers>plus")
    assert t.has(2)[0] == 0 and t.on("horse-archers") == (0, 0) and t.state.shared == shared + 2
    assert named(t) == []


@law("oath", "7.1.4", "7.1.2/3")
def test_a_defender_stung_by_the_swarm_burns_and_pays() -> None:
    t = field().adviser(2, "insect-swarm").adviser(3, "war-tortoise", "storm-caller").favor(3, 3)
    attacked(t, 2)
    shared = t.state.shared
    t.play("3: plan war-tortoise>use")
    assert t.has(3)[0] == 1 and t.in_bank("beast") == 4 and t.state.shared == shared + 1
    assert named(t) == ["storm-caller"]


@law("oath", "10.your-enemy")
def test_the_swarm_stings_no_fight_of_others_and_not_its_own() -> None:
    t = attacked(field().adviser(1, "insect-swarm").adviser(2, "horse-archers"), 2)
    assert named(t) == ["horse-archers"]
    t = attacked(field().adviser(2, "insect-swarm", "horse-archers"), 2).play("plan horse-archers>plus")
    assert t.has(2)[0] == 0


# ---------------------------------------------------------------- Marsh Spirit
@law("oath", "7.1.4")
def test_who_targets_the_marsh_spirit_has_no_plans() -> None:
    t = field().card("marsh-spirit", 1).adviser(2, "horse-archers").adviser(3, "storm-caller")
    attacked(t, 2)
    assert t.seat == 3 and named(t) == ["storm-caller"]


@law("oath", "7.1.4")
def test_the_marsh_spirit_guards_its_own_site_alone() -> None:
    t = attacked(field().card("marsh-spirit", 4).garrison(4, 3).adviser(2, "horse-archers"), 2)
    assert named(t) == ["horse-archers"]
    t = attacked(field().card("marsh-spirit", 4).garrison(4, 3).adviser(2, "horse-archers"), 2, "3", "standing-stones")
    assert named(t) == []


@law("oath", "7.1.4")
def test_bandits_have_a_marsh_spirit_too() -> None:
    t = Table(3).turn(2).pawn(1, 8).pawn(3, 7).warbands(2, 4).card("marsh-spirit", 1).adviser(2, "horse-archers")
    assert named(attacked(t, 2, "bandits")) == []


# ---------------------------------------------------------------- Giant Python
@law("oath", "9.2", "5.5.2")
def test_the_python_lets_nobody_attack_a_single_die() -> None:
    t = field().adviser(3, "giant-python")
    assert "campaign" not in t.options() and t.refused(2, "campaign") == "5.5.1"
    t = field().adviser(3, "giant-python").card("sprawling-rampart", 1)
    attacked(t, 1)
    assert rolled(t)[1] == 2


@law("oath", "9.2", "5.5.2")
def test_the_python_demands_an_even_number_of_dice() -> None:
    t = field().adviser(3, "giant-python").garrison(4, 3).garrison(5, 3).garrison(6, 3).pawn(3, 1)
    t.play("act campaign").answer("defender 3")
    assert "pass" not in t.options() and "pawn" in t.options()
    t.play("target pawn")
    assert "pass" not in t.options() and "wastes" in t.options()
    t.play("target wastes")
    assert t.options() == ["standing-stones", "deep-woods", "pass"]
    t.play("target pass")
    assert pools(t)[1] == 4


@law("oath", "2.11/10")
def test_the_python_does_not_count_the_dice_of_the_title() -> None:
    t = field().adviser(3, "giant-python").garrison(4, 3).title(3)
    attacked(t, 1)
    assert rolled(t)[1] == 2 + 1


def imperial(owner: int) -> Table:
    """The Citizen 3 is attacked at an Imperial site; the Chancellor or the Citizen 4, who is there, has the Python."""
    t = Table(4).role(3, "citizen").role(4, "citizen").turn(2).pawn(1, 8).pawn(3, 1).pawn(4, 1).warbands(2, 4).warbands(3, 1)
    return t.garrison(1, 1).garrison(4, 1).adviser(owner, "giant-python").play("act campaign", "defender 3")


@law("oath", "5.5.2/10")
def test_the_python_of_the_chancellor_guards_every_citizen_but_not_one_of_an_ally() -> None:
    t = imperial(1)
    assert "pass" not in t.options() and "standing-stones" in t.options()
    assert "pass" in imperial(4).options()


# ---------------------------------------------------------------- Vow of Union
def united(board: int = 3) -> Table:
    """Seat 2 has the vow, warbands on the board and two at slot 4, and seat 3 is attacked at slot 1."""
    return field(attackers=board, defenders=1).adviser(2, "vow-of-union").garrison(4, 2, 2)


@law("oath", "10.force", "5.5.2/7")
def test_the_vow_of_union_gathers_the_warbands_of_all_ruled_sites() -> None:
    t = united().garrison(5, 1, 3).play("act campaign").answer("target pass")
    assert t.asked == "attack-dice" and t.options() == ["0", "1", "2", "3", "4", "5"]


@law("oath", "5.5.5", "5.5.6/2")
def test_the_united_die_anywhere_even_the_last_of_a_site_and_come_home_from_a_defeat() -> None:
    t = dice(united(), [DOUBLE], [BIG, HOLLOW])
    attacked(t.garrison(1, 3, 9), 2)
    assert t.asked == "losses" and t.options() == ["0", "1"]
    t.play("losses 1")
    assert t.at(4) == (2, 1)
    over(t)
    assert t.at(4) == (0, 0) and t.board(2) == 2
    t = dice(united().garrison(4, 2, 1), [BLANK], [BIG])
    assert attacked(t, 1).play("losses 1").at(4) == (0, 0)


@law("oath", "5.5.7.I")
def test_the_united_are_placed_from_everywhere_at_targets_only() -> None:
    t = dice(united(), [BLANK], [SWORD] * 4)
    attacked(t, 4)
    assert t.asked == "garrison" and t.options() == ["0", "1", "2"]
    t.play("garrison 2")
    assert t.at(1) == (2, 2) and t.at(4) == (0, 0) and t.options() == ["0", "1", "2", "3"]
    t.play("garrison 0")
    assert t.asked == "act" and t.board(2) == 3


@law("oath", "5.5.1/3", "10.force")
def test_a_citizen_with_the_vow_leads_no_purple_against_the_empire() -> None:
    t = Table(3).role(2, "citizen").turn(2).pawn(1, 1).pawn(3, 7).warbands(2, 2).garrison(4, 1, 3).adviser(2, "vow-of-union")
    t.warbands(1, 1).play("act campaign").answer("defender 1").answer("target pawn").answer("target pass")
    assert t.asked == "attack-dice" and t.options() == ["0", "1", "2"]
    t = Table(3).role(2, "citizen").turn(2).pawn(1, 8).pawn(3, 1).warbands(2, 2).garrison(4, 1, 3).adviser(2, "vow-of-union")
    t.play("act campaign").answer("defender 3").answer("target pawn").answer("target pass")
    assert t.asked == "attack-dice" and t.options() == ["0", "1", "2", "3", "4", "5"]


@law("oath", "7.6.5", "7.6.5/2")
def test_with_the_crown_bandits_join_the_union_and_do_not_die() -> None:
    t = field(attackers=1, defenders=9).adviser(2, "vow-of-union").relic(2, "bandit-crown")
    dice(t, [BLANK], [HOLLOW])
    t.play("act campaign").answer("target pass")
    assert t.options()[-1] == str(1 + 7)
    t.play("attack-dice 1")
    assert over(t).board(2) == 0


@law("oath", "9.2", "5.6")
def test_the_vow_of_union_ties_a_pawn_to_a_ruled_site() -> None:
    t = Table(3).turn(2).adviser(2, "vow-of-union").garrison(1, 2).warbands(2, 1)
    assert "travel" not in t.options() and t.refused(2, "travel") == "9.2"
    for free in (
        Table(3).turn(2).adviser(2, "vow-of-union").garrison(1, 2),
        Table(3).turn(2).adviser(2, "vow-of-union").garrison(1, 3).warbands(2, 1),
        Table(3).turn(2).adviser(3, "vow-of-union").garrison(1, 2).warbands(2, 1),
    ):
        assert "travel" in free.options()


@law("oath", "9.2", "5.5.7.III/3")
def test_who_is_tied_by_the_vow_cannot_be_made_to_travel() -> None:
    t = Table(3).turn(2).relic(2, "whistle").secrets(2, 1).adviser(3, "vow-of-union").pawn(3, 4).garrison(4, 3).warbands(3, 1)
    t.pawn(1, 8).play("act use-whistle")
    assert t.state.pawn == [0, 0, 3]
    t = field(attackers=6).garrison(1, 0, 0).pawn(3, 1).relic(3, "bandit-crown").warbands(3, 4).favor(3, 4)
    dice(t.adviser(3, "vow-of-union"), [BLANK] * 3, [SWORD] * 6)
    attacked(t, 6, "3", "pawn").play("garrison 0")
    assert t.asked == "burn-favor" and t.options() == ["2", "pass"]
    t.play("burn-favor 2")
    assert t.has(3)[0] == 2 and t.state.pawn[2] == 0


# ---------------------------------------------------------------- Wild Allies
@law("oath", "7.3.2", "5.5.1")
def test_the_wild_allies_campaign_at_a_site_with_a_beast() -> None:
    t = field(attackers=3).adviser(2, "wild-allies").secrets(2, 1).card("wolves", 4).garrison(4, 3, 2).card("elders", 5)
    t.card("bracken", 3).garrison(3, 2).supply(2, 0).play("act use-wild-allies")
    assert t.state.fight is not None and t.state.fight.site == 3 and t.state.fight.defender == 2
    t.play("target pass")
    assert t.asked == "attack-dice" and t.options() == ["0", "1", "2", "3"]
    assert t.state.supply[1] == 0 and t.on("wild-allies") == (0, 1) and t.state.pawn[1] == 0


@law("oath", "10.force", "5.5.2/5")
def test_the_warbands_of_the_site_join_the_wild_allies() -> None:
    t = field(attackers=3).adviser(2, "wild-allies").secrets(2, 1).card("wolves", 4).garrison(4, 2, 2).pawn(3, 4)
    t.garrison(5, 2, 2).play("act use-wild-allies").answer("campaign-at standing-stones").answer("defender 3")
    t.answer("target pawn").answer("target pass")
    assert t.asked == "attack-dice" and t.options() == ["0", "1", "2", "3", "4", "5"]


@law("oath", "7.1.3")
def test_without_a_beast_at_a_site_there_are_no_wild_allies() -> None:
    t = field().adviser(2, "wild-allies").secrets(2, 1).card("elders", 4).garrison(4, 3)
    assert "use-wild-allies" not in t.options() and t.refused(2, "use-wild-allies") == "7.1.3"
