"""Terms and technical rules: minor actions, Imperial players, room in banks and on boards (6, 9, 10)."""

from __future__ import annotations

import pytest

from regnum.law import law
from tests.law.oath.fights import named
from tests.law.oath.table import Table


# ---------------------------------------------------------------- 6, minor actions
def idle() -> Table:
    """The Chancellor has no Supply left, but something to do for every minor action."""
    t = Table(3).supply(1, 0).hidden(1, "elders").garrison(1, 1, 3).warbands(1, 1).site_relic(1, "map")
    return t.card("wayside-inn", 1).favor(1, 2).secrets(1, 1).relic(1, "ivory-eye")


@law("oath", "6")
@pytest.mark.parametrize(
    "moves",
    [
        ["act adviser", "adviser elders", "play discard"],
        ["act use-wayside-inn"],
        ["act peek"],
        ["act peek-reliquary"],
        ["act warbands"],
        ["act show"],
    ],
)
def test_minor_actions_cost_no_supply(moves: list[str]) -> None:
    t = idle()
    offered = t.options()
    assert not {"search", "muster", "trade", "recover", "campaign", "travel"} & set(offered)
    assert moves[0].split()[1] in offered
    for supply in (0, 4):
        t = idle().supply(1, supply)
        t.play(moves[0])
        for move in moves[1:]:
            t.answer(move)
        while t.asked != "act":
            t.play(f"{t.seat}: {t.asked} {t.options()[0]}")
        gained = 2 if "use-wayside-inn" in moves[0] else 0  # what that power gives
        assert t.state.supply[0] == supply + gained


@law("oath", "6.2")
def test_action_powers_are_used_of_cards_one_has_access_to() -> None:
    t = Table(3).turn(2).pawn(2, 3).card("wayside-inn", 3).favor(2, 3).supply(2, 3)
    assert "use-wayside-inn" in t.options()
    t.play("act use-wayside-inn")
    assert t.state.supply[1] == 5 and t.on("wayside-inn") == (1, 0) and t.has(2) == (2, 0)
    ruled = Table(3).turn(2).pawn(2, 4).garrison(3, 2).card("wayside-inn", 3).favor(2, 3).supply(2, 3)
    assert "use-wayside-inn" in ruled.options()
    far = Table(3).turn(2).pawn(2, 4).garrison(3, 3).card("wayside-inn", 3).favor(2, 3).supply(2, 3)
    assert "use-wayside-inn" not in far.options()
    others = Table(3).turn(2).relic(3, "map").supply(2, 3)
    assert "use-map" not in others.options() and "use-map" in Table(3).turn(2).relic(2, "map").supply(2, 3).options()


# ---------------------------------------------------------------- 9.3
@law("oath", "9.3/2")
def test_boards_and_banks_hold_any_number_of_pieces() -> None:
    t = Table(2).turn(2).pawn(2, 1).favor(2, 12).warbands(2, 11).secrets(2, 30).card("keep", 1).banks(1)
    t.play("act muster").answer("muster keep")
    assert t.board(2) == 13 and t.on("keep") == (1, 0) and t.has(2) == (11, 30)
    t = Table(2).turn(2).pawn(2, 1).card("elders", 1, favor=4).bank("nomad", 16).play("act pass")
    assert t.in_bank("nomad") == 20
    crowded = Table(2).turn(2).relic(2, "map", "whistle", "ivory-eye", "brass-horse", "grand-mask", "cup-of-plenty")
    assert len(crowded.relics(2)) == 6 and crowded.asked == "act"


# ---------------------------------------------------------------- 10, Imperial player
@law("oath", "10.imperial-player", "6.6.3")
def test_the_chancellor_and_the_citizens_rule_the_sites_of_the_empire() -> None:
    for role, imperial in (("citizen", True), ("exile", False)):
        t = Table(3).role(2, role).turn(2).pawn(2, 4).garrison(3, 1).card("wayside-inn", 3).favor(2, 2).supply(2, 2)
        assert ("use-wayside-inn" in t.options()) == imperial
    t = Table(3).turn(1).pawn(1, 4).garrison(3, 1).card("wayside-inn", 3).favor(1, 2).supply(1, 2)
    assert "use-wayside-inn" in t.options()


def campaign(attacker: int, defender: int) -> Table:
    """Two seats meet at slot 1; the Empire rules the Longbows at slot 4."""
    t = Table(4).role(2, "citizen").role(3, "citizen").turn(attacker)
    for seat in range(1, 5):
        t.pawn(seat, 1 if seat in (attacker, defender) else 8)
    t.warbands(attacker, 4).warbands(defender, 2).garrison(4, 1).card("longbows", 4).favor(attacker, 3).favor(defender, 3)
    return (
        t.play("act campaign").answer(f"defender {defender}").answer("target pawn").answer("target pass").play("attack-dice 1")
    )


@law("oath", "10.imperial-player", "5.5.1/3", "5.5.1/4")
def test_a_citizen_is_no_imperial_player_in_a_campaign_against_the_empire() -> None:
    assert named(campaign(2, 4)) == ["longbows"]
    assert named(campaign(1, 4)) == ["longbows"]
    for defender in (1, 3):
        t = campaign(2, defender)  # the attacker has no plans; the Empire has them
        assert t.seat != 2 and named(t) == ["longbows"]
    t = campaign(1, 2)  # the Chancellor is always Imperial
    assert t.seat == 1 and named(t) == ["longbows"]
    t.play("plan pass")
    assert t.seat != 2 or t.asked != "plan"
    assert named(campaign(4, 2)) == ["longbows"]
