"""Relics in Campaigns: their dice, the three plans, the Bandit Crown and the Circlet of Command (2.4.2, 7.5, 7.6.5)."""

from __future__ import annotations

import pytest

from regnum.law import law
from tests.law.oath.fights import (
    BIG,
    BLANK,
    HOLLOW,
    SHIELD,
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
from tests.law.oath.writing import land, until, won

DICE = [
    ("sticky-fire", 2),
    ("cursed-cauldron", 3),
    ("brass-horse", 2),
    ("truthful-harp", 2),
    ("grand-mask", 2),
    ("horned-mask", 2),
    ("cup-of-plenty", 2),
    ("whistle", 2),
    ("dowsing-sticks", 3),
    ("cracked-horn", 2),
    ("bandit-crown", 3),
    ("ring-of-devotion", 3),
    ("skeleton-key", 3),
    ("oracular-pig", 2),
    ("circlet-of-command", 1),
    ("ivory-eye", 2),
    ("map", 3),
    ("obsidian-cage", 2),
    ("book-of-records", 2),
    ("dragonskin-drum", 2),
    ("the-grand-scepter", 5),
]
"""The shield printed on each relic."""
PLANS = ["sticky-fire", "cursed-cauldron", "obsidian-cage"]


def beaten(*relics: str, force: int = 4, favor: int = 0) -> Table:
    """Seat 2 attacks seat 3 at slot 1 with relics, of which the plans are used, and wins; up to the plans of the winner."""
    t = field(attackers=9, defenders=force).relic(2, *relics).favor(2, favor)
    attacked(dice(t, [BLANK], [SWORD] * 9), 9)
    for relic in relics:
        if relic in PLANS:
            t.play(f"plan {relic}>use")
    return t.answer("plan pass").play("garrison 1")


def held(*relics: str, force: int = 4, favor: int = 0) -> Table:
    """Seat 3 defends slot 1 with relics, of which the plans are used, and wins; seat 2 had six warbands."""
    t = field(attackers=6, defenders=force).relic(3, *relics).favor(3, favor)
    attacked(dice(t, [BLANK], [HOLLOW, BIG]), 2)
    for relic in relics:
        if relic in PLANS:
            t.play(f"3: plan {relic}>use")
    return t.answer("3: plan pass").answer("sacrifice pass")


# ---------------------------------------------------------------- dice and taking
@law("oath", "2.4.2", "5.5.7.II")
@pytest.mark.parametrize(("relic", "n"), DICE)
def test_a_relic_that_is_a_target_adds_its_dice_and_is_taken(relic: str, n: int) -> None:
    t = Table(3).turn(2).garrison(1, 2).pawn(1, 8).pawn(3, 1).relic(3, relic).warbands(2, 9)
    t.play("act campaign").answer("defender 3").play(f"target {relic}", "target pass")
    assert pools(t)[1] == n
    t = Table(3).turn(2).garrison(1, 2).pawn(1, 8).pawn(3, 1).relic(3, relic).warbands(2, 9)
    over(attacked(dice(t, [BLANK] * n, [SWORD] * 9), 9, "3", relic))
    assert t.relics(2) == [relic] and t.relics(3) == []
    t = Table(3).turn(2).garrison(1, 3).pawn(1, 8).pawn(3, 2).relic(3, relic).warbands(2, 9).play("act campaign")
    assert relic not in t.answer("defender 3").options(), "its holder is elsewhere"


@law("oath", "7.5", "7.5.1")
@pytest.mark.parametrize("relic", PLANS)
def test_the_relics_that_are_plans_serve_either_side_for_nothing(relic: str) -> None:
    assert named(attacked(field().relic(2, relic), 2)) == [relic]
    t = attacked(field(defenders=9).relic(3, relic), 2)
    assert t.seat == 3 and named(t) == [relic]
    assert attacked(field().relic(1, relic), 2).asked != "plan"
    t = attacked(field().relic(2, relic), 2).play(f"plan {relic}>use")
    assert t.on(relic) == (0, 0) and rolled(t)[0] == 2


@law("oath", "5.5.8")
@pytest.mark.parametrize("relic", PLANS)
def test_they_do_nothing_for_a_loser(relic: str) -> None:
    t = field(attackers=4, defenders=8).relic(2, relic).favor(2, 1)
    over(attacked(dice(t, [SHIELD], [HOLLOW] * 4), 4).play(f"plan {relic}>use"))
    assert t.at(1) == (3, 8) and t.board(2) == 2 and t.has(2)[0] == 1 and sum(t.state.cage) == 0


# ---------------------------------------------------------------- Sticky Fire
@law("oath", "5.5.8", "10.kill", "10.give")
def test_sticky_fire_kills_the_survivors_for_a_favor() -> None:
    t = beaten("sticky-fire", favor=2)
    assert t.asked == "sticky-fire" and t.options() == ["3", "pass"] and t.board(3) == 2
    t.play("sticky-fire 3")
    assert t.board(3) == 0 and t.state.bank[2] == 14 and t.has(2)[0] == 1 and t.has(3)[0] == 1
    t = beaten("sticky-fire", favor=2).play("sticky-fire pass")
    assert t.board(3) == 2 and t.has(2)[0] == 2
    t = beaten("sticky-fire", favor=0).play("sticky-fire 3")
    assert t.board(3) == 0 and t.has(3)[0] == 0, "who has no favor gives none"


@law("oath", "5.5.8", "10.force")
def test_sticky_fire_burns_the_force_alone() -> None:
    t = field(attackers=9, defenders=4).oath("devotion").relic(2, "sticky-fire").warbands(3, 5).garrison(4, 3, 2)
    attacked(dice(t, [BLANK], [SWORD] * 9), 9).play("plan sticky-fire>use", "garrison 1", "sticky-fire 3")
    assert t.board(3) == 5 and t.at(4) == (3, 2), "board and other sites stood aside"
    t = held("sticky-fire", favor=1)
    assert t.seat == 3 and t.asked == "sticky-fire"
    t.play("3: sticky-fire 2")
    assert t.board(2) == 0 and t.state.bank[1] == 14 and t.has(2)[0] == 1, "a defender's burns the attacker"


@law("oath", "5.5.6/3")
def test_sticky_fire_does_nothing_to_bandits() -> None:
    t = Table(3).turn(2).pawn(1, 8).pawn(3, 7).warbands(2, 5).relic(2, "sticky-fire").favor(2, 1)
    over(attacked(dice(t, [BLANK], [SWORD] * 5), 5, "bandits").play("plan sticky-fire>use"), "sticky-fire")
    assert t.asked == "act" and t.has(2)[0] == 1


# ---------------------------------------------------------------- Cursed Cauldron
@law("oath", "5.5.8", "10.gain")
def test_the_cursed_cauldron_raises_a_warband_for_each_foe_killed() -> None:
    assert beaten("cursed-cauldron").board(2) == 8 + 2 and beaten("cursed-cauldron", force=7).board(2) == 8 + 3
    assert beaten("map").board(2) == 8
    t = held("cursed-cauldron")
    assert t.board(2) == 3 and t.board(3) == 3, "one by the skull, half of five: two"


@law("oath", "5.5.8", "10.gain")
def test_the_cauldron_counts_what_burned_before_it() -> None:
    for first, second, gained in (("sticky-fire", "cursed-cauldron", 4), ("cursed-cauldron", "sticky-fire", 2)):
        t = beaten("sticky-fire", "cursed-cauldron", favor=1)
        assert t.asked == "victory-plan" and set(t.options()) == {"sticky-fire", "cursed-cauldron"}
        t.play(f"victory-plan {first}").answer("sticky-fire 3").answer(f"victory-plan {second}").answer("sticky-fire 3")
        assert t.board(2) == 8 + gained and t.board(3) == 0


@law("oath", "5.2.2/2", "5.5.1/3")
def test_the_cauldron_of_a_citizen_raises_purple_even_against_the_empire() -> None:
    t = Table(3).role(2, "citizen").turn(2).pawn(1, 1).pawn(3, 7).warbands(2, 6).warbands(1, 4).relic(2, "cursed-cauldron")
    over(attacked(dice(t, [BLANK] * 2, [SWORD] * 6), 6, "1", "pawn").play("plan cursed-cauldron>use"))
    assert t.board(2) == 6 + 2 and t.state.bank[0] == 24 - 8 - 2 and t.state.bank[1] == 14


# ---------------------------------------------------------------- Obsidian Cage
@law("oath", "5.5.8", "10.move")
def test_the_obsidian_cage_takes_the_survivors() -> None:
    t = beaten("obsidian-cage")
    assert t.board(3) == 0 and t.state.cage == [0, 0, 2] and t.state.bank[2] == 12, "they are in no bank"
    t = field(attackers=9, defenders=4).relic(2, "obsidian-cage").warbands(3, 5)
    attacked(dice(t, [BLANK], [SWORD] * 9), 9).play("plan obsidian-cage>use", "garrison 1")
    assert t.board(3) == 5 and t.state.cage == [0, 0, 2], "of the force alone"
    t = held("obsidian-cage")
    assert t.board(2) == 0 and t.state.cage == [0, 3, 0]
    t = beaten("obsidian-cage", "sticky-fire", favor=1).play("victory-plan obsidian-cage").answer("sticky-fire 3")
    assert t.state.cage == [0, 0, 2], "what is caged does not burn"


@law("oath", "10.move", "5.5.6/6")
def test_purple_survivors_are_caged_from_the_chancellors_board() -> None:
    t = Table(3).turn(2).pawn(1, 8).pawn(3, 7).warbands(2, 9).garrison(1, 1, 4).warbands(1, 3).relic(2, "obsidian-cage")
    over(attacked(dice(t, [BLANK] * 2, [SWORD] * 9), 9, "1").play("plan obsidian-cage>use"))
    assert t.state.cage == [2, 0, 0] and t.board(1) == 3
    t = Table(3).role(3, "citizen").turn(2).pawn(1, 8).pawn(3, 1).warbands(2, 9).warbands(3, 4).relic(2, "obsidian-cage")
    attacked(dice(t, [BLANK] * 3, [SWORD] * 9), 9, "3").play("plan obsidian-cage>use")
    assert over(t).state.cage == [2, 0, 0] and t.board(3) == 0, "those of a Citizen are purple"


@law("oath", "7.3.2", "7.1.1")
def test_the_caged_are_let_go_by_the_holder_alone_to_boards_of_their_colour() -> None:
    t = Table(3).turn(2).relic(2, "obsidian-cage").own("cage", 3, 3)
    t.play("act use-obsidian-cage").answer("release 3>3")
    assert sorted(t.options()) == ["1", "2", "3"]
    assert t.play("release-n 2").board(3) == 2 and t.state.cage == [0, 0, 1] and "use-obsidian-cage" in t.options()
    assert "use-obsidian-cage" not in Table(3).turn(2).relic(2, "obsidian-cage").options()
    assert "use-obsidian-cage" not in Table(3).turn(3).relic(2, "obsidian-cage").own("cage", 3, 3).options()


# ---------------------------------------------------------------- Bandit Crown
@law("oath", "7.6.5", "10.rule")
def test_with_the_bandit_crown_sites_without_warbands_are_ruled() -> None:
    t = Table(3).turn(2).relic(2, "bandit-crown").garrison(3, 3).garrison(4, 1).facedown(8)
    assert [place.ruler for place in t.live.view(None).places] == [1, 1, 2, 0, 1, 1, 1, None]
    assert "campaign" not in Table(3).turn(2).pawn(1, 8).pawn(3, 8).relic(2, "bandit-crown").warbands(2, 3).options(), (
        "no bandits"
    )
    t = Table(3).turn(2).relic(2, "bandit-crown").card("scryer", 6).secrets(2, 1).pile("cradle", "tutor")
    assert "use-scryer" in t.options(), "and the cards there"
    t = Table(3).turn(2, "wake").relic(2, "bandit-crown")
    assert t.keeper == (2, True), "they count for Supremacy"


@law("oath", "7.6.5", "6.5/2")
def test_the_crown_lets_warbands_be_put_where_none_stand() -> None:
    t = Table(3).turn(2).pawn(2, 3).relic(2, "bandit-crown").warbands(2, 3).play("act warbands", "move-n 1")
    assert t.at(3) == (2, 1) and t.board(2) == 2
    assert "warbands" not in Table(3).turn(2).pawn(2, 3).warbands(2, 3).options()
    t = Table(3).turn(2).pawn(2, 3).relic(2, "bandit-crown").garrison(3, 2).play("act warbands").answer("move-n 1")
    assert t.at(3) == (0, 0) and t.board(2) == 1, "and the last one go"
    assert "warbands" not in Table(3).turn(2).pawn(2, 3).garrison(3, 2).options()


@law("oath", "7.6.5", "6.6.3", "2.11/11")
def test_the_crown_of_a_citizen_counts_for_the_empire() -> None:
    t = Table(3).role(2, "citizen").turn(3, "wake").relic(2, "bandit-crown").garrison(3, 3).garrison(4, 3).title(3)
    assert t.keeper == (1, False) and [place.ruler for place in t.live.view(None).places].count(0) == 6
    assert all(t.at(slot) == (0, 0) for slot in (1, 2, 5)), "nobody stands there"


@law("oath", "7.6.5", "8.3.2")
@pytest.mark.parametrize(("holder", "kept"), [(0, False), (1, True), (2, True), (3, False)])
def test_sites_of_the_crown_outlast_the_game_for_a_winner_who_rules_them(holder: int, kept: bool) -> None:
    t = Table(3).role(2, "citizen").garrison(1, 1).card("wolves", 5)
    if holder:
        t.relic(holder, "bandit-crown")
    assert ("wastes" in land(until(won(t, 1)))) is kept, "the Empire's Crown, a Citizen's too"


@law("oath", "7.6.5", "7.6.5/2", "5.5.6")
def test_bandits_join_the_defence_of_the_crown_and_do_not_die() -> None:
    t = field(attackers=9, defenders=1).relic(3, "bandit-crown")
    attacked(dice(t, [BLANK], [SWORD] * 9), 9)
    assert strengths(t) == (9, 2), "one warband and one bandit"
    t.play("garrison 0")
    assert t.board(3) == 0 and t.state.bank[2] == 14, "half of two: the warband falls"
    assert t.live.view(None).places[0].ruler == 2, "a site where nobody was placed is the Crown's"
    t = field(attackers=9, defenders=3).relic(3, "bandit-crown")
    attacked(dice(t, [BLANK], [SWORD] * 9), 9).play("garrison 2")
    assert t.board(3) == 1 and t.at(1) == (2, 2), "half of four"
    t = field(attackers=9).garrison(1, 0, 0).relic(3, "bandit-crown").relic(2, "cursed-cauldron")
    attacked(dice(t, [BLANK], [SWORD] * 9), 9).play("plan cursed-cauldron>use")
    assert strengths(t) == (9, 1)
    assert t.play("garrison 1").board(2) == 8, "a bandit is not killed"


@law("oath", "7.6.5", "7.6.5/2")
def test_bandits_of_the_crown_join_an_attack_by_captains_but_do_not_die() -> None:
    def captains(*relics: str) -> Table:
        t = Table(3).turn(2).pawn(1, 8).pawn(2, 7).pawn(3, 3).relic(2, *relics).card("captains", 7).favor(2, 1).warbands(2, 2)
        return t

    t = dice(captains("bandit-crown"), [BLANK] * 2, [BIG] * 3).play("act use-captains").answer("campaign-at steppe")
    t.answer("defender 3").answer("target pawn").answer("target pass")
    assert t.asked == "attack-dice" and max(t.options()) == "3", "two warbands and a bandit"
    t.play("attack-dice 3")
    assert strengths(t) == (6, 0) and t.board(2) == 0 and t.state.bank[1] == 14, "three skulls kill the two"
    assert over(t).live.view(None).places[2].ruler == 1
    assert "use-captains" not in captains("map").options(), "without the Crown the site is not ruled"
    t = field(attackers=3, defenders=1).relic(2, "bandit-crown").play("act campaign").answer("defender 3").answer("target pass")
    assert max(t.options()) == "3", "an attack from the board alone has no bandits"


@law("oath", "7.6.5", "10.enemy")
def test_at_sites_of_enemies_bandits_are_no_warbands_of_the_crown() -> None:
    t = field(attackers=4, defenders=2).relic(2, "bandit-crown")
    attacked(dice(t, [BLANK], [SWORD]), 1)
    assert strengths(t) == (1, 2)
    t = Table(3).turn(2).pawn(2, 3).relic(2, "bandit-crown").garrison(3, 3).warbands(2, 2)
    assert "warbands" not in t.options()


# ---------------------------------------------------------------- Circlet of Command
def crowned(*relics: str) -> Table:
    """Seat 2 is where seat 3 is, who holds the Circlet, other relics and both banners."""
    t = Table(3).turn(2).pawn(1, 8).garrison(1, 2).relic(3, *relics).warbands(2, 5).banner("darkest-secret", 3, 2)
    return t.banner("peoples-favor", 3, 2)


@law("oath", "7.1.4", "5.5.2/3", "9.2")
def test_the_circlet_guards_other_relics_and_banners_but_not_itself() -> None:
    t = crowned("circlet-of-command", "map").play("act campaign").answer("defender 3")
    assert t.options() == ["circlet-of-command", "pawn"]
    assert [t.refused(2, name) for name in ("map", "peoples-favor", "darkest-secret")] == ["9.2"] * 3
    t = crowned("map").play("act campaign").answer("defender 3")
    assert t.options() == ["map", "peoples-favor", "darkest-secret", "pawn"]


@law("oath", "7.1.4", "5.5.2/4")
def test_the_circlet_adds_a_die_to_the_pawn() -> None:
    for relic, n in (("circlet-of-command", 3), ("map", 2)):
        t = crowned(relic).play("act campaign").answer("defender 3").play("target pawn")
        assert pools(t)[1] == n


@law("oath", "7.1.4", "5.4.1", "10.give")
def test_the_circlet_keeps_banners_from_being_recovered_by_others() -> None:
    t = crowned("circlet-of-command").card("wolves", 1).favor(2, 9).secrets(2, 9)
    assert t.refused(2, "recover") == "9.2"
    t = crowned("map").card("wolves", 1).favor(2, 9).secrets(2, 9).play("act recover")
    assert t.options() == ["peoples-favor", "darkest-secret"]
    t = crowned("circlet-of-command").turn(3).favor(3, 9).secrets(3, 9).play("act recover")
    assert t.options() == ["peoples-favor", "darkest-secret"], "its holder may"
    t = crowned("circlet-of-command", "map").secrets(2, 1).hidden(2, "conspiracy").adviser(2, "wolves", "rangers")
    t.adviser(3, "war-tortoise").play("act adviser", "play conspiracy", "use conspiracy")
    assert t.relics(2) == ["circlet-of-command"], "a Conspiracy finds the Circlet alone"


@law("oath", "5.5.7.I", "9.2")
def test_the_ring_of_devotion_wins_sites_without_placing_warbands() -> None:
    t = field(attackers=9, defenders=2).relic(2, "ring-of-devotion")
    over(attacked(dice(t, [BLANK], [SWORD] * 9), 9))
    assert t.at(1) == (0, 0) and t.board(2) == 9
