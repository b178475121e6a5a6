"""Order battle plans: what each of the sixteen does, for whom, at what cost, and what it must not do (7.5)."""

from __future__ import annotations

import pytest

from regnum.law import law
from tests.law.oath.fights import (
    BIG,
    BLANK,
    HOLLOW,
    SHIELD,
    SHIELDS,
    SWORD,
    attacked,
    dice,
    field,
    lines,
    named,
    over,
    rolled,
    strengths,
)
from tests.law.oath.table import Table

SIDES = [
    ("wrestlers", False, True, 0),
    ("battle-honors", True, True, 0),
    ("bear-traps", False, True, 0),
    ("longbows", True, True, 0),
    ("keep", False, True, 0),
    ("scouts", True, False, 0),
    ("martial-culture", True, True, 0),
    ("code-of-honor", True, True, 0),
    ("outriders", True, False, 0),
    ("field-promotion", True, True, 1),
    ("shield-wall", False, True, 1),
    ("military-parade", True, True, 0),
    ("specialist", True, False, 2),
    ("encirclement", True, True, 1),
    ("peace-envoy", True, True, 1),
    ("relic-hunter", True, False, 0),
]
"""Card, whether the attacker may use it (red), whether the defender may (blue), the favor to place on it."""


def ready(user: int, favor: int = 6) -> Table:
    """Seat 2 attacks seat 3 at slot 1, where both pawns are; `user` has the greater force and favor, a relic lies there."""
    t = field(attackers=6 if user == 2 else 2, defenders=2 if user == 2 else 4).pawn(3, 1).site_relic(1, "map")
    return t.favor(user, favor).garrison(2, 2)


# ---------------------------------------------------------------- whose they are and what they cost
@law("oath", "7.5")
@pytest.mark.parametrize(("card", "red", "blue", "cost"), SIDES)
def test_the_colour_says_which_side_may_use_a_plan(card: str, red: bool, blue: bool, cost: int) -> None:
    t = attacked(ready(2).card(card, 2).adviser(3, "elders"), 2)
    assert (t.seat == 2 and card in named(t)) is red
    t = attacked(ready(3).card(card, 1).adviser(2, "elders"), 2)
    assert (t.seat == 3 and card in named(t)) is blue


@law("oath", "7.5.1")
@pytest.mark.parametrize(("card", "red", "blue", "cost"), SIDES)
def test_the_attacker_uses_no_plan_of_the_site_attacked(card: str, red: bool, blue: bool, cost: int) -> None:
    t = attacked(ready(2).card(card, 1).adviser(2, "battle-honors" if card != "battle-honors" else "longbows"), 2)
    assert t.seat == 2 and t.asked == "plan" and card not in named(t)


@law("oath", "7.1.2", "7.5.3")
@pytest.mark.parametrize(("card", "cost"), [(card, cost) for card, red, _, cost in SIDES if red])
def test_the_attacker_places_the_favor_on_the_plan_even_on_favor(card: str, cost: int) -> None:
    spare = 1 if card == "peace-envoy" else 0  # one die of the defense pool
    t = attacked(ready(2, cost + spare).card(card, 2, favor=1), 2)
    way = next(option for option in t.options() if option.startswith(card))
    t.play(f"plan {way}")
    assert t.has(2)[0] == 0 and t.on(card) == (1 + cost, 0)
    if cost:
        t = attacked(ready(2, cost - 1).card(card, 2, favor=1), 2)
        assert card not in named(t)


@law("oath", "7.1.2/3")
@pytest.mark.parametrize(("card", "cost"), [("field-promotion", 1), ("shield-wall", 1), ("encirclement", 1), ("keep", 0)])
def test_the_defender_pays_into_the_bank(card: str, cost: int) -> None:
    t = attacked(ready(3, cost).card(card, 1), 1)
    t.play(f"3: plan {next(option for option in t.options() if option.startswith(card))}")
    assert t.has(3)[0] == 0 and t.on(card) == (0, 0) and t.in_bank("order") == 3 + cost


# ---------------------------------------------------------------- dice
@law("oath", "7.5.4")
@pytest.mark.parametrize(("card", "n"), [("longbows", 1), ("code-of-honor", 2), ("encirclement", 2)])
def test_either_side_adds_or_removes_attack_dice(card: str, n: int) -> None:
    for seat in (2, 3):
        for sign, change in (("plus", n), ("minus", -n)):
            t = field(attackers=4 if seat == 2 else 3, defenders=2 if seat == 2 else 5).adviser(seat, card).favor(seat, 1)
            dice(t, [BLANK], [SWORD] * (3 + change))
            attacked(t, 3).play(f"{seat}: plan {card}>{sign}")
            assert rolled(t) == (3 + change, 1)


@law("oath", "5.5.3/3")
def test_what_the_code_of_honor_cannot_remove_comes_to_the_defense() -> None:
    t = field().adviser(3, "code-of-honor")
    dice(t, [BLANK, BLANK], [])
    attacked(t, 1).play("3: plan code-of-honor>minus")
    assert rolled(t) == (0, 2)


@law("oath", "7.5", "10.force")
def test_encirclement_needs_the_larger_force() -> None:
    t = field(attackers=3, defenders=3).adviser(2, "encirclement").favor(2, 1).warbands(3, 9)
    assert named(attacked(t, 2)) == []
    t = field(attackers=4, defenders=3).adviser(2, "encirclement").favor(2, 1).warbands(3, 9)
    assert named(attacked(t, 2)) == ["encirclement"]
    t = field(attackers=4, defenders=3).adviser(2, "encirclement").favor(2, 1).warbands(3, 1).pawn(3, 1)
    assert named(attacked(t, 2)) == []
    t = field(attackers=3, defenders=3).adviser(3, "encirclement").favor(3, 1).warbands(3, 1).pawn(3, 1)
    assert named(attacked(t, 2)) == ["encirclement"]


@law("oath", "7.5.4", "7.2.1")
def test_keep_adds_two_defense_dice_to_its_own_site_only() -> None:
    t = field().card("keep", 1)
    dice(t, [SHIELD] * 3, [SWORD])
    attacked(t, 1).play("3: plan keep>use")
    assert rolled(t) == (1, 3) and strengths(t) == (1, 3 + 2)
    t = field().card("keep", 4).garrison(4, 3).adviser(3, "wrestlers")
    assert named(attacked(t, 1)) == ["wrestlers"]
    t = field().card("keep", 4).garrison(4, 3).adviser(3, "wrestlers")
    assert "keep" in named(attacked(t, 1, "3", "standing-stones"))


@law("oath", "5.5.3/2")
def test_bandits_use_keep_and_no_plan_that_costs() -> None:
    t = Table(3).turn(2).pawn(1, 8).warbands(2, 5).card("keep", 1).card("extra-provisions", 1).card("wrestlers", 1)
    dice(t, [BLANK] * 3, [SWORD] * 2)
    attacked(t, 2, "bandits")
    assert rolled(t) == (2, 1 + 2) and t.in_bank("hearth") == 3
    t = Table(3).turn(2).pawn(1, 8).warbands(2, 5).card("keep", 1).card("extra-provisions", 1).adviser(2, "gleaming-armor")
    over(attacked(t, 2, "bandits").answer("plan gleaming-armor>use"))
    assert rolled(t) == (2, 1)


@law("oath", "10.sacrifice", "7.5.4")
def test_wrestlers_cost_a_warband_of_the_own_force() -> None:
    t = field(defenders=2).adviser(3, "wrestlers").pawn(3, 1).warbands(3, 2).garrison(4, 3, 3)
    dice(t, [BLANK, BLANK], [SWORD])
    attacked(t, 1).play("3: plan wrestlers>use")
    assert t.seat == 3 and t.asked == "losses"
    t.play("3: losses 1")
    assert t.at(1) == (3, 1) and t.board(3) == 2 and t.at(4) == (3, 3) and rolled(t) == (1, 2) and strengths(t) == (1, 1 + 2)


@law("oath", "5.5.7.I")
def test_the_last_wrestler_does_not_save_the_site() -> None:
    t = field(defenders=1).adviser(3, "wrestlers").warbands(3, 3)
    dice(t, [BLANK, BLANK], [SWORD] * 2)
    attacked(t, 2).play("3: plan wrestlers>use")
    assert t.at(1) == (0, 0) and t.board(3) == 3 and strengths(t) == (2, 0)
    t.play("garrison 2")
    assert t.at(1) == (2, 2)


@law("oath", "7.5")
def test_wrestlers_are_closed_without_a_force() -> None:
    t = field(defenders=1).adviser(3, "wrestlers").pawn(3, 1).garrison(1, 2).warbands(3, 0)
    assert attacked(t, 1).asked != "plan" and rolled(t) == (1, 2)


@law("oath", "10.force", "5.5.6/5")
def test_wrestlers_of_an_ally_may_come_from_the_board_that_defends() -> None:
    t = Table(3).role(3, "citizen").turn(2).pawn(1, 8).pawn(3, 1).garrison(1, 1, 1).warbands(3, 2).warbands(2, 4).warbands(1, 3)
    dice(t.adviser(3, "wrestlers"), [BLANK] * 3, [SWORD])
    attacked(t, 1, "1").play("3: ally 1", "1: allow-ally 3", "3: plan wrestlers>use")
    assert t.seat == 1 and t.asked == "losses"  # the Chancellor names the fallen of the Empire (O-40)
    t.play("1: losses 0").answer("1: losses 1")
    assert t.at(1) == (1, 1) and t.board(3) == 1 and t.board(1) == 3 and strengths(t) == (1, 1 + 1)


@law("oath", "7.5.4", "10.kill")
def test_bear_traps_take_one_die_and_one_warband() -> None:
    t = field(attackers=5).adviser(3, "bear-traps")
    dice(t, [BLANK], [HOLLOW] * 3)
    attacked(t, 4).play("3: plan bear-traps>use")
    assert rolled(t) == (3, 1) and lines(t, "attack")[-1]["n"] == 1
    over(t)
    assert t.board(2) == 2 and t.state.bank[1] == 12  # one of five trapped, then half of four


# ---------------------------------------------------------------- skulls, Supply
@law("oath", "5.5.5")
def test_outriders_ignore_the_skulls() -> None:
    for plan, left in (("outriders>use", 4), ("pass", 2)):
        t = field(attackers=4, defenders=1).adviser(2, "outriders")
        dice(t, [BLANK], [BIG, BIG])
        attacked(t, 2).play(f"plan {plan}")
        assert strengths(t) == (4, 1) and t.board(2) == left


@law("oath", "7.5.2")
def test_scouts_give_back_one_supply() -> None:
    t = attacked(field().adviser(2, "scouts").supply(2, 4), 2)
    assert t.state.supply[1] == 2
    t.play("plan scouts>use")
    assert t.state.supply[1] == 3
    field().adviser(2, "scouts").supply(2, 1).refuses("act campaign", "4.2/3")


# ---------------------------------------------------------------- after the victory
def fought(t: Table, card: str, seat: int, wins: bool) -> Table:
    """A seat uses a plan, and its side wins or loses."""
    attack = wins is (seat == 2)
    dice(t, [BLANK if attack else SHIELDS], [SWORD if attack else HOLLOW] * 4)
    attacked(t, 4).play(f"{seat}: plan {card}>use").passing("plan")
    return t


@law("oath", "5.5.8")
@pytest.mark.parametrize("seat", [2, 3])
def test_battle_honors_bring_two_order_favor_to_the_winner(seat: int) -> None:
    t = over(fought(field().adviser(seat, "battle-honors"), "battle-honors", seat, wins=True))
    assert t.has(seat)[0] == 2 and t.in_bank("order") == 1 and t.advisers(seat) == ["battle-honors"]
    t = over(fought(field().adviser(seat, "battle-honors"), "battle-honors", seat, wins=False))
    assert t.has(seat)[0] == 0 and t.in_bank("order") == 3
    t = over(fought(field().adviser(seat, "battle-honors").bank("order", 1), "battle-honors", seat, wins=True))
    assert t.has(seat)[0] == 1 and t.in_bank("order") == 0


@law("oath", "5.5.8")
def test_battle_honors_that_were_not_used_bring_nothing() -> None:
    t = field().adviser(2, "battle-honors")
    dice(t, [BLANK], [SWORD] * 4)
    over(attacked(t, 4).play("plan pass"))
    assert t.has(2)[0] == 0


@law("oath", "5.5.8", "10.gain")
@pytest.mark.parametrize(("seat", "won", "lost"), [(2, 5 + 3, 5 - 2), (3, 2 + 3, 2 - 1)])
def test_a_field_promotion_brings_three_warbands_to_the_winner(seat: int, won: int, lost: int) -> None:
    for wins, left in ((True, won), (False, lost)):
        t = over(fought(field().adviser(seat, "field-promotion").favor(seat, 1), "field-promotion", seat, wins))
        assert t.state.bank[seat - 1] == 14 - left and t.has(seat)[0] == 0


@law("oath", "9.3")
def test_a_field_promotion_brings_no_more_than_there_are() -> None:
    t = over(fought(field(attackers=13).adviser(2, "field-promotion").favor(2, 1), "field-promotion", 2, wins=True))
    assert t.board(2) == 14


@law("oath", "5.5.8", "10.match")
def test_a_military_parade_pays_for_each_faceup_adviser_of_the_loser() -> None:
    t = field().adviser(2, "military-parade", "scryer").adviser(3, "elders", "tents").hidden(3, "wolves").adviser(1, "tutor")
    over(fought(t, "military-parade", 2, wins=True))
    assert t.has(2)[0] == 2 and t.in_bank("nomad") == 1 and t.in_bank("beast") == 3 and t.in_bank("arcane") == 3
    t = over(fought(field().adviser(2, "military-parade").adviser(3, "elders"), "military-parade", 2, wins=False))
    assert t.has(2)[0] == 0


@law("oath", "7.1.4", "5.5.8")
def test_a_military_parade_of_the_defender_counts_a_marriage_twice() -> None:
    t = field().adviser(3, "military-parade").adviser(2, "marriage", "keep")
    over(fought(t, "military-parade", 3, wins=True))
    assert t.has(3)[0] == 3 and t.in_bank("hearth") == 1 and t.in_bank("order") == 2


@law("oath", "5.5.3/5", "5.5.2/8")
def test_a_military_parade_counts_the_allies_too() -> None:
    t = Table(3).role(3, "citizen").turn(2).pawn(1, 8).pawn(3, 1).warbands(2, 9).warbands(3, 1).favor(2, 0)
    t.adviser(2, "military-parade").adviser(3, "elders").adviser(1, "wolves")
    dice(t, [BLANK] * 3, [SWORD] * 9)
    over(attacked(t, 9).play("plan military-parade>use"))
    assert t.has(2)[0] == 2 and t.in_bank("nomad") == 2 and t.in_bank("beast") == 2


@law("oath", "5.5.3/2", "5.5.8")
def test_the_parade_of_victorious_bandits_is_burnt() -> None:
    t = Table(3).turn(2).pawn(1, 8).warbands(2, 3).card("military-parade", 1).adviser(2, "elders", "keep")
    dice(t, [SHIELDS], [HOLLOW])
    over(attacked(t, 1, "bandits"))
    assert t.in_bank("nomad") == 2 and t.in_bank("order") == 2 and t.has(2)[0] == 0 and t.state.shared == 36 - 17


# ---------------------------------------------------------------- Shield Wall
@law("oath", "5.5.6", "7.5.4")
def test_the_shield_wall_adds_two_dice_and_falls_to_the_last() -> None:
    for plan, left in (("shield-wall>use", 0), ("pass", 2)):
        t = field(attackers=9, defenders=4).adviser(3, "shield-wall").favor(3, 1).garrison(4, 3, 2).warbands(3, 1)
        dice(t, [BLANK] * (3 if left == 0 else 1), [SWORD] * 9)
        attacked(t, 9).play(f"3: plan {plan}")
        assert rolled(t) == (9, 1 + 2 * (left == 0))
        over(t)
        assert t.board(3) == 1 + left and t.at(4) == (3, 2)


@law("oath", "5.5.6")
def test_a_shield_wall_that_holds_kills_nobody_of_its_own() -> None:
    t = field(attackers=4, defenders=4).adviser(3, "shield-wall").favor(3, 1)
    dice(t, [SHIELDS] * 3, [SWORD] * 4)
    over(attacked(t, 4).play("3: plan shield-wall>use"))
    assert t.at(1) == (3, 4) and t.board(2) == 2 and t.advisers(3) == ["shield-wall"]


# ---------------------------------------------------------------- plans closed
@law("oath", "7.5", "5.5.3/4")
def test_the_specialist_closes_all_plans_of_the_defense() -> None:
    t = field().adviser(2, "specialist", "longbows").favor(2, 2).adviser(3, "bear-traps").card("keep", 1)
    dice(t, [BLANK], [SWORD] * 4)
    attacked(t, 3).play("plan specialist>use")
    assert named(t) == ["longbows"]
    t.play("plan longbows>plus")
    assert rolled(t) == (4, 1) and t.asked != "plan"
    t = Table(3).role(3, "citizen").turn(2).pawn(1, 8).pawn(3, 1).garrison(1, 1, 2).warbands(2, 5).warbands(3, 1)
    t.adviser(1, "bear-traps").adviser(3, "longbows").adviser(2, "specialist").favor(2, 2)
    attacked(t, 3, "1").play("3: ally 1", "1: allow-ally 3", "2: plan specialist>use")
    assert t.asked != "plan"


@law("oath", "5.5.3/5")
def test_the_code_of_honor_closes_every_other_plan_of_its_side() -> None:
    t = field().adviser(2, "code-of-honor", "longbows").adviser(3, "bear-traps")
    attacked(t, 3).play("plan code-of-honor>plus")
    assert t.seat == 3 and named(t) == ["bear-traps"]
    t = field().adviser(2, "code-of-honor", "longbows", "scouts")
    attacked(t, 3).play("plan longbows>plus")
    assert named(t) == ["scouts"]


def allied() -> Table:
    """Seat 2 attacks the Chancellor, who has the Code of Honor; the Citizen in seat 3 is an Ally with Longbows."""
    t = Table(3).role(3, "citizen").turn(2).pawn(1, 8).pawn(3, 1).garrison(1, 1, 2).warbands(2, 5).warbands(3, 1)
    t.adviser(1, "code-of-honor").adviser(3, "longbows")
    return attacked(t, 4, "1").play("3: ally 1", "1: allow-ally 3")


@law("oath", "5.5.3/5")
def test_the_code_of_honor_binds_the_allies() -> None:
    t = allied()
    assert t.seat == 1 and named(t) == ["code-of-honor"]
    t.play("1: plan code-of-honor>minus")
    assert t.asked != "plan" and rolled(t)[0] == 2
    t = allied().play("1: plan pass", "3: plan longbows>minus")
    assert t.asked != "plan" and rolled(t)[0] == 3


@law("oath", "5.5.3/2")
def test_bandits_with_the_code_of_honor_use_nothing_else() -> None:
    t = Table(3).turn(2).pawn(1, 8).warbands(2, 5).card("code-of-honor", 1).card("bear-traps", 1).card("keep", 1)
    attacked(t, 5, "bandits")
    assert rolled(t) == (3, 1)
