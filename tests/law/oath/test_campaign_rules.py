"""Chapter 5.5: bandits as defenders, the compulsory target, and the Allies of the Empire."""

from __future__ import annotations

import pytest

from regnum.law import law
from tests.law.oath.fights import BLANK, SHIELD, SWORD, dice, lines, over, pools
from tests.law.oath.table import Table


# ---------------------------------------------------------------- 5.5.1, bandits
def raider(n: int = 5) -> Table:
    """Seat 2 has the turn and stands with warbands on the board at slot 3, alone."""
    return Table(3).turn(2).pawn(2, 3).warbands(2, n)


@law("oath", "5.5.1/2", "10.rule/2")
def test_bandits_are_fought_where_no_player_rules() -> None:
    alone = raider().play("act campaign")
    assert alone.asked == "target" and alone.state.fight is not None  # nobody else could be the defender
    visited = raider().pawn(3, 3).play("act campaign")
    assert visited.asked == "defender" and visited.options() == ["3", "bandits"]
    dice(t := raider(), [BLANK], [SWORD] * 5)
    over(t.play("act campaign", "target pass", "attack-dice 5"), "garrison")
    t.play("garrison 2")
    assert t.at(3) == (2, 2)


@law("oath", "5.5.1/2")
@pytest.mark.parametrize("ruler", [1, 2, 3])
def test_bandits_are_not_fought_where_a_player_rules(ruler: int) -> None:
    t = raider().pawn(1, 3).pawn(3, 3).garrison(3, ruler).play("act campaign")
    assert t.asked == "defender" and t.options() == ["1", "3"]
    t.refuses("defender bandits", "5.5.1")
    own = raider().garrison(3, 2)
    assert "campaign" not in own.options()


@law("oath", "5.5.1/2")
def test_the_bandit_crown_leaves_no_bandits_to_fight() -> None:
    t = raider().pawn(1, 3).relic(3, "bandit-crown").play("act campaign")
    assert t.options() == ["1", "3"]


# ---------------------------------------------------------------- 5.5.2, the own site
@law("oath", "5.5.2/6")
def test_the_own_site_is_a_target_if_the_defender_rules_it() -> None:
    t = raider(9).pawn(3, 3).garrison(3, 3, 2).garrison(4, 3).relic(3, "map")
    dice(t, [BLANK], [SWORD] * 9)
    t.play("act campaign")
    assert t.asked == "target" and "steppe" not in t.options() and "pass" in t.options()
    assert pools(t) == (0, 1)  # its die is there already
    over(t.play("target pass", "attack-dice 9"), "garrison")
    assert t.at(3) == (0, 0) and t.at(4) == (3, 1) and t.relics(3) == ["map"]


@law("oath", "5.5.2/6", "5.5.2/5")
def test_the_own_site_is_none_where_the_defender_is_a_guest() -> None:
    t = raider(9).pawn(3, 3).garrison(4, 3).relic(3, "map").garrison(3, 1, 2).play("act campaign", "defender 3")
    assert sorted(t.options()) == ["map", "pawn", "standing-stones"]
    t.refuses("target steppe", "5.5.2")
    assert pools(t) == (0, 0)
    dice(empire := raider(9).garrison(3, 1).garrison(5, 1), [BLANK] * 2, [SWORD] * 9)
    over(empire.play("act campaign", "target pass", "attack-dice 9"), "garrison")
    assert empire.at(3) == (0, 0) and empire.at(5) == (1, 1)


# ---------------------------------------------------------------- Allies
def invaded(defender: int = 1) -> Table:
    """Seat 4 attacks the Empire; Citizen 2 is at slot 3, Citizen 3 at slot 5, the Chancellor far away, seat 5 an Exile."""
    t = Table(5).role(2, "citizen").role(3, "citizen").turn(4).warbands(4, 9).garrison(3, 1, 2).garrison(5, 1)
    t.pawn(1, 8).pawn(2, 3).pawn(3, 5).pawn(4, 3).pawn(5, 3)
    t.warbands(1, 1).warbands(2, 2).warbands(3, 4).warbands(5, 7)
    dice(t, [SHIELD] * 3, [SWORD])
    return t.play("act campaign", f"defender {defender}")


@law("oath", "5.5.2/9")
def test_citizens_at_a_target_or_with_the_attacker_may_join() -> None:
    t = invaded().play("target wastes").answer("target pass").play("attack-dice 1")
    assert t.seat == 2 and t.asked == "ally"
    t.play("2: ally 1")
    assert t.seat == 1 and t.asked == "allow-ally" and t.options() == ["2", "pass"]
    t.play("1: allow-ally 2")
    assert t.seat == 3 and t.asked == "ally"
    over(t.play("3: ally pass"))
    assert t.said().count("ally") == 1  # nobody asks seat 5, who is no Citizen
    near = invaded().play("target pass").play("attack-dice 1").play("2: ally pass")
    assert near.asked != "ally" or near.seat != 3  # slot 5 is no target
    over(near)
    assert "ally" not in near.said()


@law("oath", "5.5.2/9")
def test_the_defender_may_refuse_a_citizen() -> None:
    t = invaded().play("target pass", "attack-dice 1", "2: ally 1", "1: allow-ally pass")
    over(t)
    assert "ally-refused" in t.said() and "ally" not in t.said()
    assert lines(t, "defense")[-1]["warbands"] == 2


@law("oath", "5.5.2/9", "5.5.2/8")
def test_a_citizen_who_defends_decides_about_the_others() -> None:
    t = Table(4).role(2, "citizen").role(3, "citizen").turn(4).warbands(4, 9).pawn(1, 8).pawn(2, 3).pawn(3, 3).pawn(4, 3)
    t.warbands(2, 2).warbands(3, 4).warbands(1, 3)
    dice(t, [SHIELD] * 3, [SWORD])
    t.play("act campaign", "defender 2").answer("target pawn").answer("target pass").play("attack-dice 1")
    assert t.seat == 3 and t.asked == "ally"
    t.play("3: ally 2")
    assert t.seat == 2 and t.asked == "allow-ally"
    over(t.play("2: allow-ally 3"))
    assert lines(t, "defense")[-1]["warbands"] == 2 + 4


@law("oath", "5.5.2/9", "5.5.2/11")
def test_nobody_joins_an_exile_or_a_citizen_who_fights_the_empire() -> None:
    t = Table(4).role(2, "citizen").turn(4).warbands(4, 9).pawn(1, 3).pawn(2, 3).pawn(3, 3).pawn(4, 3).warbands(2, 2)
    dice(t, [SHIELD] * 3, [SWORD])
    over(t.play("act campaign", "defender 3").answer("target pawn").answer("target pass").play("attack-dice 1"), "ally")
    assert t.state.fight is None
    t = Table(4).role(2, "citizen").role(3, "citizen").turn(2).warbands(2, 9).pawn(1, 3).pawn(2, 3).pawn(3, 3).warbands(3, 2)
    dice(t, [SHIELD] * 3, [SWORD])
    over(t.play("act campaign", "defender 1").answer("target pawn").answer("target pass").play("attack-dice 1"), "ally")
    assert t.asked == "ally" and t.seat == 3  # the other Citizen, not the attacker


@law("oath", "5.5.4/4")
def test_an_ally_adds_the_warbands_on_the_board_where_the_pawn_is_near() -> None:
    def force(*joining: int, chancellor: int = 8) -> object:
        t = Table(4).role(2, "citizen").role(3, "citizen").turn(4).warbands(4, 9).garrison(3, 1, 2).garrison(5, 1)
        t.pawn(1, chancellor).pawn(2, 3).pawn(3, 5).pawn(4, 3).warbands(1, 1).warbands(2, 2).warbands(3, 4)
        dice(t, [SHIELD] * 5, [SWORD])
        t.play("act campaign", "defender 2", "target pawn", "target wastes").answer("target pass").play("attack-dice 1")
        while t.asked in ("ally", "allow-ally"):
            yes = t.options()[0] if t.asked == "allow-ally" or t.seat in joining else "pass"
            t.play(f"{t.seat}: {t.asked} {yes}")
        return lines(over(t), "defense")[-1]["warbands"]

    assert force() == 3 + 2  # the sites and the defender; the Chancellor is an Ally, but far away
    assert force(3) == 3 + 2 + 4
    assert force(chancellor=3) == 3 + 2 + 1
    assert force(3, chancellor=5) == 3 + 2 + 4 + 1


@law("oath", "5.5.4/4")
def test_who_did_not_join_adds_nothing() -> None:
    t = invaded()
    over(t.play("target wastes").answer("target pass").play("attack-dice 1", "2: ally pass", "3: ally pass"))
    assert lines(t, "defense")[-1]["warbands"] == 3
