"""Arcane: its battle plans, and what it does to those of others; the numbers are those printed on the cards."""

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
    pools,
    rolled,
    strengths,
)
from tests.law.oath.table import Table


def empire(**extra: int) -> Table:
    """Seat 2, an Exile, attacks seat 3, a Citizen at slot 1, whose Ally is the Chancellor far away."""
    t = Table(4).oath("protection").role(3, "citizen").turn(2).pawn(1, 8).pawn(4, 7).pawn(3, 1)
    return t.warbands(2, 5).garrison(1, 1, extra.get("defenders", 6))


# ---------------------------------------------------------------- plans in general: dice, side, rule and price
@law("oath", "7.5", "7.5.4")
@pytest.mark.parametrize(("plan", "n"), [("fire-talkers", 3), ("cracking-ground", 1)])
def test_an_arcane_plan_of_both_colours_adds_or_removes_attack_dice(plan: str, n: int) -> None:
    for seat in (2, 3):
        t = attacked(field().adviser(seat, plan).secrets(seat, 1).banner("darkest-secret", seat), 4)
        assert t.seat == seat and t.options() == [f"{plan}>plus", f"{plan}>minus", "pass"]
        assert rolled(t.play(f"plan {plan}>minus")) == (4 - n, 1)
    t = attacked(field().adviser(2, plan).secrets(2, 1).banner("darkest-secret", 2), 4).play(f"plan {plan}>plus")
    assert rolled(t) == (4 + n, 1)


@law("oath", "7.1.2", "7.1.2/3", "7.1.2/4")
@pytest.mark.parametrize(
    ("plan", "placed"),
    [("fire-talkers", 1), ("billowing-fog", 1), ("kindred-warriors", 1), ("cracking-ground", 0)],
)
def test_an_arcane_plan_costs_a_secret(plan: str, placed: int) -> None:
    def ready(seat: int, secrets: int, dark: int = 0) -> Table:
        t = field().adviser(seat, plan).secrets(seat, secrets, dark).banner("darkest-secret", seat)
        return attacked(t.adviser(2, "augury") if seat == 3 else t.adviser(3, "bear-traps"), 2)

    t = ready(2, 1)
    t.play(f"plan {t.options()[0]}").answer("plan-dice 0")
    assert t.has(2)[1] == 0 and t.dark(2) == 0 and t.on(plan) == (0, placed)
    assert ready(2, 0, 2).seat == 3, "a facedown secret pays for nothing"
    t = ready(3, 2)
    t.play(f"3: plan {t.options()[0]}").answer("3: plan-dice 0")
    assert t.has(3)[1] == 1 and t.on(plan) == (0, 0), "outside the own turn nothing is placed"
    assert t.dark(3) == placed, "what is burnt is gone all the same"


@law("oath", "7.1.2/3", "7.5")
def test_rusting_ray_is_the_defenders_and_costs_a_secret() -> None:
    t = attacked(field().adviser(2, "rusting-ray").secrets(2, 1).banner("darkest-secret", 2), 2)
    assert t.asked != "plan"
    t = attacked(field().adviser(3, "rusting-ray").secrets(3, 1).banner("darkest-secret", 3), 2).play("3: plan rusting-ray>use")
    assert t.has(3)[1] == 0 and t.dark(3) == 1
    t = attacked(field().adviser(3, "rusting-ray").secrets(3, 0, 1).banner("darkest-secret", 3), 2)
    assert t.asked != "plan"


@law("oath", "7.5.1")
@pytest.mark.parametrize("plan", ["fire-talkers", "billowing-fog", "kindred-warriors", "cracking-ground"])
def test_an_arcane_plan_at_the_site_of_the_pawn_is_for_its_ruler(plan: str) -> None:
    def plans(slot: int) -> list[str]:
        t = field(defenders=6).card(plan, slot).garrison(4, 2).secrets(2, 2).banner("darkest-secret", 2)
        return [option.partition(">")[0] for option in attacked(t, 2).options(2)]

    assert plan in plans(4) and plan not in plans(1)


# ---------------------------------------------------------------- Fire Talkers and Rusting Ray
@law("oath", "7.5", "5.5.3/5")
@pytest.mark.parametrize("plan", ["fire-talkers", "rusting-ray"])
def test_the_darkest_secret_must_be_with_the_side_of_the_plan(plan: str) -> None:
    for holder in (0, 1, 2):
        t = attacked(field().adviser(3, plan).secrets(3, 1).banner("darkest-secret", holder), 2)
        assert t.asked != "plan"
    for user, holder in ((3, 1), (1, 3)):
        t = attacked(empire().adviser(user, plan).secrets(user, 1).banner("darkest-secret", holder), 5, "3")
        assert t.seat == user and t.asked == "plan", "an Ally of the holder counts as holding it"


@law("oath", "7.1.2/3", "5.5.3/4")
def test_an_ally_pays_for_the_plan_and_nobody_uses_it_again() -> None:
    t = attacked(empire().card("fire-talkers", 1).secrets(1, 1).secrets(3, 1).banner("darkest-secret", 1), 5, "3")
    other = 4 - t.seat
    user = t.seat
    assert {user, other} == {1, 3}
    t.play(f"{user}: plan fire-talkers>minus")
    assert t.dark(user) == 1 and t.has(other)[1] == 1 and t.on("fire-talkers") == (0, 0)
    assert t.asked != "plan" and rolled(t)[0] == 2


@law("oath", "5.5.3/3")
def test_dice_that_fire_talkers_cannot_remove_join_the_defense() -> None:
    t = field().site(1, "mountain").adviser(3, "fire-talkers").secrets(3, 1).banner("darkest-secret", 3)
    attacked(t, 1)
    assert pools(t) == (0, 1), "the Mountain takes the last die"
    assert rolled(t.play("3: plan fire-talkers>minus")) == (0, 1 + 3)


@law("oath", "5.5.5/4", "7.5")
def test_the_rusting_ray_eats_hollow_swords_and_no_others() -> None:
    for use, attack in (("rusting-ray>use", 3), ("pass", 4)):
        t = field(defenders=9).adviser(3, "rusting-ray").secrets(3, 1).banner("darkest-secret", 3)
        attacked(dice(t, [BLANK], [HOLLOW, HOLLOW, SWORD, BIG]), 4).play(f"3: plan {use}")
        assert strengths(t) == (attack, 9) and t.board(2) < 5, "the skull of the big sword still kills"


# ---------------------------------------------------------------- Billowing Fog
@law("oath", "5.5.6", "5.5.6/4")
def test_in_billowing_fog_no_loser_dies() -> None:
    for use, left in (("billowing-fog>use", 5), ("pass", 3)):
        t = field(defenders=9).adviser(2, "billowing-fog").secrets(2, 1)
        attacked(dice(t, [SHIELD], [HOLLOW] * 2), 2).play(f"plan {use}").passing("sacrifice")
        assert t.board(2) == left
        t = field(defenders=4).adviser(3, "billowing-fog").secrets(3, 1)
        attacked(dice(t, [BLANK], [SWORD] * 5), 5).play(f"3: plan {use}")
        assert t.board(3) == (4 if left == 5 else 2) and t.at(1) == (0, 0), "the survivors move all the same"
        assert t.advisers(3) == ["billowing-fog"]


@law("oath", "9.2/2", "5.5.6")
def test_billowing_fog_hides_even_from_the_brutal() -> None:
    for use, left in (("billowing-fog>use", 4), ("pass", 0)):
        t = Table(3).oath("devotion").bare("brutal").pawn(2, 8).pawn(3, 7).warbands(1, 5).garrison(1, 2, 4)
        t.adviser(2, "billowing-fog").secrets(2, 1)
        attacked(dice(t, [BLANK], [SWORD] * 5), 5, "2").play(f"2: plan {use}")
        assert t.board(2) == left and t.asked == "garrison"


@law("oath", "9.2/2", "5.5.8")
def test_billowing_fog_puts_sticky_fire_out() -> None:
    for use, left in (("billowing-fog>use", 4), ("pass", 0)):
        t = field(defenders=4).oath("protection").relic(2, "sticky-fire").favor(2, 1).adviser(3, "billowing-fog").secrets(3, 1)
        attacked(dice(t, [BLANK], [SWORD] * 5), 5).play("plan sticky-fire>use", f"3: plan {use}", "garrison 1")
        t.play("sticky-fire 3")
        assert t.board(3) == left and t.has(3)[0] == 1, "the favor is given in any case"


@law("oath", "5.5.5")
def test_billowing_fog_saves_nobody_from_skulls_and_sacrifice() -> None:
    t = field(defenders=4).adviser(2, "billowing-fog").secrets(2, 1)
    attacked(dice(t, [SHIELDS], [BIG, BIG]), 2).play("plan billowing-fog>use").passing("sacrifice")
    assert t.board(2) == 3


# ---------------------------------------------------------------- Kindred Warriors
def kindred(seat: int, attack: str = BIG) -> Table:
    """A seat has the Kindred Warriors and rules cards of Arcane, Beast and Order."""
    t = field(attackers=5, defenders=9).adviser(seat, "kindred-warriors", "tutor", "wolves").secrets(seat, 1)
    return attacked(dice(t.garrison(4, seat).card("birdsong", 4).card("messenger", 4), [BLANK], [attack] * 7), 5)


@law("oath", "7.5.4", "10.rule")
def test_kindred_warriors_bring_up_to_a_die_for_each_other_suit_ruled() -> None:
    t = kindred(2).play("plan kindred-warriors>plus")
    assert t.options() == ["0", "1", "2"], "Beast and Order, each once; Arcane not at all"
    assert rolled(t.play("plan-dice 2"))[0] == 7
    assert rolled(kindred(2).play("plan kindred-warriors>minus", "plan-dice 1"))[0] == 4
    t = (
        attacked(field().adviser(2, "kindred-warriors").secrets(2, 1), 3)
        .play("plan kindred-warriors>plus")
        .answer("plan-dice 0")
    )
    assert rolled(t)[0] == 3


@law("oath", "5.5.5")
def test_kindred_warriors_ignore_the_own_skulls_alone() -> None:
    assert kindred(2).play("plan kindred-warriors>plus", "plan-dice 0").board(2) == 5
    assert kindred(2).play("plan pass").board(2) == 0
    t = kindred(3).play("3: plan kindred-warriors>minus", "3: plan-dice 2")
    assert rolled(t)[0] == 3 and lines(t, "skulls")[-1]["n"] == 3, "the skulls of the attacker kill"


# ---------------------------------------------------------------- Cracking Ground
@law("oath", "7.5.4", "5.5.2")
def test_the_ground_cracks_at_every_target_site() -> None:
    t = field().garrison(4, 3).garrison(6, 3).adviser(2, "cracking-ground").secrets(2, 1)
    attacked(t, 2, "3", "standing-stones", "deep-woods").play("plan cracking-ground>plus")
    assert rolled(t)[0] == 2 + 3
    t = field().garrison(4, 3).garrison(6, 3).adviser(2, "cracking-ground").secrets(2, 1)
    assert rolled(attacked(t, 2, "3", "deep-woods").play("plan cracking-ground>plus"))[0] == 2 + 2


@law("oath", "5.5.2/4")
def test_a_pawn_is_no_site_to_the_cracking_ground() -> None:
    t = Table(3).turn(2).pawn(1, 8).warbands(2, 5).adviser(2, "cracking-ground").secrets(2, 1).relic(3, "map")
    attacked(t, 2, "3", "map", "pawn").play("plan cracking-ground>plus")
    assert rolled(t)[0] == 2


# ---------------------------------------------------------------- Sealing Ward
@law("oath", "7.1.4", "5.5.2")
@pytest.mark.parametrize(("relic", "printed"), [("whistle", 2), ("dowsing-sticks", 3), ("circlet-of-command", 1)])
def test_a_sealed_relic_adds_a_die_more(relic: str, printed: int) -> None:
    for ward, more in ((["sealing-ward"], 1), ([], 0)):
        t = field().pawn(3, 1).relic(3, relic).banner("peoples-favor", 3, 2).adviser(3, *ward)
        assert rolled(attacked(t, 2, "3", relic))[1] == 1 + printed + more


@law("oath", "7.1.4")
def test_the_ward_seals_relics_of_its_owner_alone_and_nothing_else() -> None:
    t = field().pawn(3, 1).relic(3, "whistle").banner("peoples-favor", 3, 2).adviser(3, "sealing-ward")
    assert rolled(attacked(t, 2, "3", "peoples-favor", "pawn"))[1] == 1 + 2 + 2
    t = field().pawn(3, 1).relic(3, "whistle").adviser(1, "sealing-ward").adviser(2, "tutor")
    assert rolled(attacked(t, 2, "3", "whistle"))[1] == 1 + 2
    t = field().pawn(3, 1).relic(3, "whistle", "map").adviser(3, "sealing-ward")
    assert rolled(attacked(t, 2, "3", "whistle", "map"))[1] == 1 + 3 + 4


# ---------------------------------------------------------------- Gleaming Armor
@law("oath", "7.1.4", "7.5.3")
def test_against_gleaming_armor_each_plan_costs_a_secret_more() -> None:
    t = attacked(field().adviser(2, "longbows", "mercenaries").favor(2, 1).secrets(2, 1).adviser(3, "gleaming-armor"), 2)
    assert "longbows>plus" in t.options() and "mercenaries>plus" in t.options()
    t.play("plan longbows>plus")
    assert t.on("longbows") == (0, 1) and t.has(2) == (1, 0) and t.asked != "plan", "none is left for the other"
    t = attacked(field().adviser(2, "mercenaries").favor(2, 1).secrets(2, 1).adviser(3, "gleaming-armor", "bear-traps"), 2)
    t.play("plan mercenaries>plus")
    assert t.on("mercenaries") == (1, 1) and t.seat == 3 and t.options() == ["bear-traps>use", "pass"], "the own stay cheap"
    assert attacked(field().adviser(2, "longbows").secrets(2, 0, 1).adviser(3, "gleaming-armor"), 2).asked != "plan"


@law("oath", "7.1.2/3")
def test_a_defender_turns_a_secret_for_the_gleaming_armor_of_the_attacker() -> None:
    t = attacked(field().adviser(3, "longbows").secrets(3, 1).adviser(2, "gleaming-armor"), 2).play("3: plan longbows>minus")
    assert t.has(3)[1] == 0 and t.dark(3) == 1 and t.on("longbows") == (0, 0)
    assert attacked(field().adviser(3, "longbows").adviser(2, "gleaming-armor"), 2).asked != "plan"


@law("oath", "7.1.4", "5.5.2/10")
def test_gleaming_armor_helps_its_own_side_alone() -> None:
    t = attacked(field().adviser(2, "longbows").adviser(1, "gleaming-armor"), 2)
    assert t.options() == ["longbows>plus", "longbows>minus", "pass"]
    t = attacked(empire().adviser(2, "longbows").adviser(1, "gleaming-armor"), 2, "3")
    assert t.asked != "plan", "the Chancellor is an Ally of the Citizen"
    t = Table(4).role(3, "citizen").turn(2).pawn(4, 7).pawn(3, 6).warbands(2, 5).garrison(1, 1, 6)
    attacked(t.adviser(2, "longbows").adviser(3, "gleaming-armor"), 2, "1")
    assert t.options() == ["longbows>plus", "longbows>minus", "pass"], "a Citizen far away is no Ally"


@law("oath", "5.5.3/2")
def test_bandits_use_what_costs_nothing_and_gleaming_armor_leaves_them_nothing() -> None:
    for armor, more in (([], 2), (["gleaming-armor"], 0)):
        t = Table(3).turn(2).pawn(1, 8).pawn(3, 8).warbands(2, 5).card("keep", 1).card("extra-provisions", 1)
        attacked(t.adviser(2, *armor), 2, "bandits")
        assert rolled(t)[1] == 1 + more


@law("oath", "9.2", "7.1.4")
def test_with_gleaming_armor_the_spell_breaker_closes_every_plan() -> None:
    for ruler, closed in ((3, True), (2, False)):
        t = (
            field()
            .adviser(2, "longbows")
            .secrets(2, 3)
            .adviser(3, "gleaming-armor")
            .garrison(4, ruler)
            .card("spell-breaker", 4)
        )
        assert (attacked(t, 2).asked != "plan") == closed
    t = field().adviser(2, "longbows", "cracking-ground").secrets(2, 3).garrison(4, 3).card("spell-breaker", 4)
    assert attacked(t, 2).options() == ["longbows>plus", "longbows>minus", "pass"], "without it only what costs secrets"


# ---------------------------------------------------------------- Jinx
@law("oath", "7.1.4", "5.5.5")
def test_an_attacker_may_roll_again_before_skulls_kill() -> None:
    t = field(attackers=5, defenders=2).adviser(2, "jinx").secrets(2, 2)
    attacked(dice(t, [BLANK], [BIG, BIG, SWORD, SWORD]), 2)
    assert t.seat == 2 and t.options() == ["jinx", "pass"] and t.board(2) == 5
    t.play("use jinx")
    assert strengths(t) == (2, 2) and t.board(2) == 5 and t.on("jinx") == (0, 1), "and not a third time"
    assert len(lines(t, "rolled-attack")) == 2 and len(lines(t, "rolled-defense")) == 1


@law("oath", "7.1.4", "7.1.2/2")
def test_jinx_does_not_touch_the_dice_of_the_enemy_nor_work_while_paid_for() -> None:
    t = field(attackers=5, defenders=2).adviser(2, "jinx").tokens("jinx", secrets=1).secrets(2, 2)
    assert attacked(t, 2).asked != "use"
    t = field(attackers=5, defenders=2).adviser(2, "jinx").secrets(2, 0, 1)
    assert attacked(t, 2).asked != "use"
    t = attacked(field(attackers=5, defenders=2).adviser(3, "jinx").secrets(3, 2), 2)
    assert t.seat == 3 and "rolled-attack" not in t.said(), "asked on the defense dice"
    t.play("3: use pass")
    assert t.asked != "use"
