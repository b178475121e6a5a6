"""Nomad battle plans: what each of the ten does, for whom, and when it leaves (7.5)."""

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

SIDES = [
    ("rain-boots", True, False),
    ("horse-archers", True, True),
    ("warning-signals", False, True),
    ("wild-mounts", True, True),
    ("lancers", True, False),
    ("mountain-giant", True, True),
    ("rival-khan", True, True),
    ("mounted-patrol", False, True),
    ("great-crusade", True, True),
    ("storm-caller", False, True),
]
"""Card, whether the attacker may use it (red), whether the defender may (blue)."""


# ---------------------------------------------------------------- whose they are
@law("oath", "7.5")
@pytest.mark.parametrize(("card", "red", "blue"), SIDES)
def test_the_colour_says_which_side_may_use_a_plan(card: str, red: bool, blue: bool) -> None:
    t = field().adviser(2, card).adviser(3, "elders").secrets(2, 1)
    attacked(t, 2)
    assert (card in named(t) and t.seat == 2) is red
    t = field().adviser(3, card).adviser(2, "elders").secrets(3, 1)
    attacked(t, 2)
    assert (card in named(t) and t.seat == 3) is blue


@law("oath", "7.5.1")
@pytest.mark.parametrize(("card", "red", "blue"), SIDES)
def test_a_plan_where_only_the_pawn_is_cannot_be_used(card: str, red: bool, blue: bool) -> None:
    t = field().card(card, 1).card("longbows", 1).adviser(3, "elders").adviser(2, "oracle").secrets(2, 1).secrets(3, 1)
    attacked(t, 2)
    assert t.seat == 3 and ("longbows" in named(t)) and (card in named(t)) is blue


@law("oath", "7")
@pytest.mark.parametrize(("card", "red", "blue"), SIDES)
def test_a_facedown_adviser_is_no_plan(card: str, red: bool, blue: bool) -> None:
    t = field().hidden(2, card).adviser(3, "elders").secrets(2, 1)
    attacked(t, 2)
    assert card not in named(t)


@law("oath", "5.5.3")
@pytest.mark.parametrize("card", ["horse-archers", "mountain-giant", "great-crusade"])
def test_each_plan_is_used_once(card: str) -> None:
    t = field().adviser(2, card, "longbows").secrets(2, 2)
    attacked(t, 2).play(f"plan {card}>plus").answer("plan-dice 1")
    assert named(t) == ["longbows"]


# ---------------------------------------------------------------- dice
@law("oath", "7.5.4", "5.5.8/2")
@pytest.mark.parametrize(("card", "n"), [("horse-archers", 3), ("rival-khan", 4), ("great-crusade", 2)])
def test_the_attacker_adds_dice_and_the_card_is_spent(card: str, n: int) -> None:
    t = field(attackers=6).adviser(2, card, "elders").adviser(3, "oracle")
    dice(t, [BLANK], [SWORD] * (2 + n))
    attacked(t, 2).play(f"plan {card}>plus")
    assert rolled(t) == (2 + n, 1) and t.advisers(2) == [card, "elders"]
    over(t)
    assert t.advisers(2) == ["elders"] and t.discards("provinces") == [card]


@law("oath", "7.5.4", "5.5.8/2")
@pytest.mark.parametrize(("card", "n"), [("horse-archers", 3), ("rival-khan", 4), ("great-crusade", 2)])
def test_the_defender_removes_dice_and_the_card_is_spent(card: str, n: int) -> None:
    t = field(attackers=6).adviser(3, card, "elders").adviser(2, "oracle")
    dice(t, [BLANK], [SWORD] * (5 - n))
    attacked(t, 5).play(f"3: plan {card}>minus")
    assert rolled(t) == (5 - n, 1)
    over(t)
    assert t.advisers(3) == ["elders"] and t.discards("cradle") == [card]


@law("oath", "7.5.4")
def test_the_user_picks_the_sign() -> None:
    t = field().adviser(2, "horse-archers")
    assert attacked(t, 5).options() == ["horse-archers>plus", "horse-archers>minus", "pass"]
    t = dice(t, [BLANK], [SWORD] * 2).play("plan horse-archers>minus")
    assert rolled(t) == (2, 1)


@law("oath", "5.5.3/3")
def test_what_the_horse_archers_cannot_remove_comes_to_the_defense() -> None:
    t = field().adviser(3, "horse-archers", "storm-caller")
    attacked(t, 1).play("3: plan horse-archers>minus")
    assert pools(t) == (0, 3)


@law("oath", "5.5.8/2")
@pytest.mark.parametrize("card", ["horse-archers", "rival-khan", "great-crusade", "rain-boots", "lancers"])
def test_a_plan_that_was_not_used_stays(card: str) -> None:
    t = field().adviser(2, card).adviser(3, "elders")
    attacked(t, 2).play("plan pass")
    over(t)
    assert t.advisers(2) == [card]


@law("oath", "7.5")
def test_the_rival_khan_needs_a_nomad_adviser_of_the_enemy() -> None:
    t = field().adviser(2, "rival-khan", "elders").adviser(3, "wolves").hidden(3, "oracle").adviser(1, "tents")
    attacked(t, 2)
    assert named(t) == []
    t = field().adviser(2, "rival-khan").adviser(3, "tents")
    assert named(attacked(t, 2)) == ["rival-khan"]


@law("oath", "10.rule")
def test_the_great_crusade_counts_itself_and_all_nomads_ruled() -> None:
    t = field(attackers=9).adviser(2, "great-crusade", "tents").hidden(2, "oracle").card("elders", 3).garrison(3, 2)
    t.card("convoys", 1).card("resettle", 4).card("wolves", 3)
    dice(t, [BLANK], [SWORD] * 4)
    attacked(t, 1).play("plan great-crusade>plus")
    assert rolled(t) == (1 + 3, 1)


@law("oath", "7.1.2", "5.5.8/2")
@pytest.mark.parametrize(("size", "spent"), [(1, False), (3, True)])
def test_the_mountain_giant_is_spent_by_its_greater_deed_only(size: int, spent: bool) -> None:
    t = field().adviser(2, "mountain-giant").secrets(2, 1)
    dice(t, [BLANK], [SWORD] * (2 + size))
    attacked(t, 2).play("plan mountain-giant>plus")
    assert t.asked == "plan-dice" and t.options() == ["1", "3"]
    t.play(f"plan-dice {size}")
    assert rolled(t) == (2 + size, 1) and t.has(2)[1] == 0 and t.on("mountain-giant") == (0, 1)
    over(t)
    assert t.advisers(2) == ([] if spent else ["mountain-giant"])
    assert t.dark(2) == (1 if spent else 0)


@law("oath", "7.1.2", "7.1.2/3")
def test_the_mountain_giant_costs_a_secret_that_a_defender_turns() -> None:
    t = field().adviser(2, "mountain-giant").secrets(2, 0, 1).favor(2, 3)
    assert named(attacked(t, 2)) == []
    t = field().adviser(3, "mountain-giant").secrets(3, 1)
    dice(t, [BLANK], [SWORD])
    attacked(t, 4).play("3: plan mountain-giant>minus", "3: plan-dice 3")
    assert rolled(t) == (1, 1) and t.has(3)[1] == 0 and t.dark(3) == 1 and t.on("mountain-giant") == (0, 0)


@law("oath", "7.5.4", "5.5.8/2")
def test_the_storm_caller_adds_two_defense_dice_and_is_spent() -> None:
    t = field().card("storm-caller", 1).card("elders", 1)
    dice(t, [SHIELD] * 3, [SWORD])
    attacked(t, 1).play("3: plan storm-caller>use")
    assert rolled(t) == (1, 3) and strengths(t) == (1, 3 + 2)
    over(t)
    assert t.cards(1) == ["elders"] and t.discards("provinces") == ["storm-caller"]


# ---------------------------------------------------------------- reading
@law("oath", "5.5.4", "5.5.8/2")
def test_rain_boots_make_single_shields_nothing() -> None:
    t = field(defenders=1).adviser(2, "rain-boots").relic(3, "sticky-fire").pawn(3, 1)
    dice(t, [SHIELD, SHIELDS, DOUBLE], [SWORD] * 3)
    attacked(t, 3, "3", "pawn").play("plan rain-boots>use").passing("plan")
    assert rolled(t) == (3, 3) and strengths(t) == (3, 2 * 2 + 1)
    over(t)
    assert t.advisers(2) == [] and t.discards("provinces") == ["rain-boots"]


@law("oath", "5.5.4")
def test_without_rain_boots_single_shields_count() -> None:
    t = field(defenders=1).adviser(2, "rain-boots").pawn(3, 1)
    dice(t, [SHIELD, SHIELDS, DOUBLE], [SWORD] * 3)
    attacked(t, 3, "3", "pawn").play("plan pass")
    assert strengths(t) == (3, 3 * 2 + 1)


@law("oath", "5.5.5", "5.5.5/4", "5.5.8/2")
def test_lancers_count_the_whole_roll_twice_skulls_too() -> None:
    t = field(attackers=6, defenders=1).adviser(2, "lancers")
    dice(t, [BLANK], [SWORD, HOLLOW, BIG])
    attacked(t, 3).play("plan lancers>use")
    assert rolled(t) == (3, 1) and strengths(t) == (2 * 1 + 1 + 2 * 2, 1) and t.board(2) == 6 - 2
    over(t)
    assert t.advisers(2) == [] and t.discards("provinces") == ["lancers"]


@law("oath", "5.5.5/4")
def test_ignored_skulls_are_not_doubled_by_the_lancers() -> None:
    t = field(attackers=6, defenders=1).adviser(2, "lancers", "outriders")
    dice(t, [BLANK], [BIG, HOLLOW, HOLLOW, HOLLOW])
    attacked(t, 4).play("plan lancers>use", "plan outriders>use")
    assert strengths(t) == (4 + 3, 1) and t.board(2) == 6


@law("oath", "5.5.5", "5.5.8/2")
def test_the_mounted_patrol_halves_the_final_pool_rounded_down() -> None:
    t = field(attackers=5).adviser(2, "horse-archers").adviser(3, "mounted-patrol")
    dice(t, [BLANK], [SWORD] * 3)
    attacked(t, 4).play("plan horse-archers>plus", "3: plan mounted-patrol>use")
    assert rolled(t) == (7 // 2, 1)
    over(t)
    assert t.advisers(3) == [] and t.discards("cradle")[0] == "mounted-patrol"


@law("oath", "5.5.5")
def test_the_patrol_counts_plans_used_after_it() -> None:
    t = field(attackers=6).adviser(3, "mounted-patrol", "horse-archers")
    dice(t, [BLANK], [SWORD])
    attacked(t, 6).play("3: plan mounted-patrol>use", "3: plan horse-archers>minus")
    assert rolled(t) == ((6 - 3) // 2, 1)


# ---------------------------------------------------------------- Warning Signals
@law("oath", "7.5", "5.5.4", "5.5.8/2")
def test_warning_signals_gather_the_defenders() -> None:
    t = field(attackers=3, defenders=1).adviser(3, "warning-signals").garrison(4, 3, 4).warbands(3, 2)
    dice(t, [BLANK], [HOLLOW])
    attacked(t, 1).play("3: plan warning-signals>use")
    assert t.seat == 3 and t.asked == "withdraw" and t.options() == ["0", "1", "2", "3"]
    t.play("3: withdraw 3")
    assert t.asked == "station" and t.options() == ["0", "1", "2", "3", "4", "5"]
    t.play("3: station 5").answer("3: station 0")
    assert t.at(1) == (3, 6) and t.at(4) == (3, 1) and t.board(3) == 0 and strengths(t) == (0, 6)
    over(t)
    assert t.advisers(3) == []


@law("oath", "6.5/3", "7.5")
def test_a_citizen_signals_without_the_leave_of_the_chancellor() -> None:
    t = Table(3).role(3, "citizen").turn(2).pawn(1, 8).pawn(3, 1).warbands(2, 3).garrison(1, 3, 3).adviser(3, "warning-signals")
    t.warbands(3, 1)
    attacked(t, 1).answer("3: ally pass").play("3: plan warning-signals>use")
    assert t.asked == "withdraw" and t.seat == 3
    t.play("3: withdraw 2")
    assert t.board(3) == 3 and t.at(1) == (1, 1)


# ---------------------------------------------------------------- Wild Mounts
def mounted(t: Table) -> Table:
    """The attacker uses Horse Archers, Rain Boots and Wild Mounts and wins."""
    dice(t, [BLANK], [SWORD] * 5)
    attacked(t, 2).play("plan wild-mounts>use", "plan horse-archers>plus", "plan rain-boots>use").passing("plan")
    return t


@law("oath", "5.5.8/2")
def test_wild_mounts_give_one_beast_for_all_nomad_plans() -> None:
    t = field().adviser(2, "horse-archers", "rain-boots", "wild-mounts").card("wolves", 3).garrison(3, 2)
    t.card("forest-council", 3).card("birdsong", 4).card("bracken", 1)
    mounted(t).play("garrison 1").passing("garrison")
    while t.asked == "garrison":
        t.play("garrison 0")
    assert t.asked == "wild-mounts" and t.options() == ["bracken", "wolves", "pass"]
    t.play("wild-mounts wolves")
    assert t.advisers(2) == ["horse-archers", "rain-boots", "wild-mounts"]
    assert "wolves" not in t.cards(3) and t.discards("hinterland") == ["wolves"]


@law("oath", "7.4.1", "5.5.8/2")
def test_wild_mounts_may_let_the_nomads_go() -> None:
    t = field().adviser(2, "horse-archers", "rain-boots", "wild-mounts").card("wolves", 3).garrison(3, 2)
    over(mounted(t), "wild-mounts").play("wild-mounts pass")
    assert t.advisers(2) == ["wild-mounts"] and t.cards(3) == ["wolves"]
    assert sorted(t.discards("provinces")) == ["horse-archers", "rain-boots"]


@law("oath", "7.2.2", "7.4.3")
def test_wild_mounts_offer_no_locked_beast_and_none_that_fought() -> None:
    t = (
        field()
        .adviser(2, "horse-archers", "wild-mounts", "vow-of-beastkin")
        .card("rangers", 3)
        .card("wolves", 3)
        .garrison(3, 2)
    )
    t.favor(2, 1)
    dice(t, [BLANK], [SWORD] * 5)
    attacked(t, 2).play("plan wild-mounts>use", "plan horse-archers>plus", "plan rangers>use")
    over(t, "wild-mounts")
    assert t.options() == ["wolves", "pass"]


@law("oath", "5.5.8/2")
def test_wild_mounts_stand_idle_without_spent_nomads() -> None:
    t = field().adviser(2, "wild-mounts", "mountain-giant").secrets(2, 1).card("wolves", 3).garrison(3, 2)
    dice(t, [BLANK], [SWORD] * 4)
    attacked(t, 3).play("plan wild-mounts>use", "plan mountain-giant>plus", "plan-dice 1")
    over(t)
    assert t.asked == "act" and t.cards(3) == ["wolves"] and t.advisers(2) == ["wild-mounts", "mountain-giant"]


def of_bandits(*plans: str) -> Table:
    """Seat 2 attacks the bandits at slot 1, who rule Wild Mounts and other plans there, and Beast cards at slots 3 and 4."""
    t = Table(3).turn(2).pawn(1, 8).pawn(3, 7).warbands(2, 9).card("wild-mounts", 1).card("wolves", 4).card("bracken", 3)
    for plan in plans:
        t.card(plan, 1)
    t.card("animal-host", 2).garrison(2, 3)
    return over(attacked(t, 9, "bandits"))


@law("oath", "5.5.3/2", "5.5.8/2")
def test_bandits_give_the_topmost_beast_for_two_nomad_plans() -> None:
    t = of_bandits("horse-archers", "storm-caller")
    assert t.cards(1) == ["wild-mounts", "horse-archers", "storm-caller"]
    assert t.cards(3) == [] and t.cards(4) == ["wolves"] and t.cards(2) == ["animal-host"]


@law("oath", "5.5.3/2", "5.5.8/2")
def test_bandits_lose_a_single_nomad_plan() -> None:
    t = of_bandits("storm-caller")
    assert t.cards(1) == ["wild-mounts"] and t.cards(3) == ["bracken"] and t.discards("provinces") == ["storm-caller"]
