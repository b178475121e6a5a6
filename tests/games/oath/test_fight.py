"""A Campaign in numbers: defender, targets, forces, pools, dice and losses (5.5)."""

from __future__ import annotations

from regnum.engine.ask import PASS
from regnum.engine.deeds import OPEN
from regnum.games.oath.battle import needed_sacrifice, shields_of, skulls_of, swords_of
from regnum.games.oath.campaign import begin_campaign, campaign, campaign_step, can_campaign, closed_campaign
from regnum.games.oath.components import (
    BLANK,
    CARDS,
    CITIZEN,
    DOUBLE,
    EXILE,
    HOLLOW_SWORD,
    PROTECTION,
    RELICS,
    SHIELD,
    SUPREMACY,
    SWORD,
    TWO_SHIELDS,
    TWO_SWORDS_SKULL,
)
from regnum.games.oath.fight import ATTACK_PLANS, ATTACKING, DEFENDING, LOSSES, THE_DICE
from regnum.games.oath.forces import attack_sites, battle, change_attack, mortal, strength
from regnum.games.oath.plans import FEWER
from regnum.games.oath.powers_data import POWERS_OF
from regnum.games.oath.setup import NO_DICE_FOR_MISSING, ONLY_PAWN_OR_SITE
from regnum.games.oath.targets import BANDIT_FOE, PAWN_TARGET, foes, further
from regnum.games.oath.vocabulary import NONE
from tests.games.oath.fighting import A, B, C, Table, at, lost, relic


# ---------------------------------------------------------------- defender and targets
def test_who_can_be_attacked() -> None:
    t = Table(EXILE, EXILE).hold(A, 2, 2)
    t.g.pawn = [B, A, C]
    assert foes(t.g, 1, A) == [2], "who rules the site, wherever the pawn is"
    t.hold(A, NONE, 0)
    assert foes(t.g, 1, A) == [BANDIT_FOE]
    t.g.pawn = [A, A, C]
    assert foes(t.g, 1, A) == [0, BANDIT_FOE]


def test_own_site_is_compulsory_and_others_follow() -> None:
    t = Table(EXILE, EXILE).hold(A, 2, 1).hold(C, 2, 1)
    t.run(campaign(t.g, 1), {"defender": [2]})
    t.run(campaign_step(t.g), {"target": [at(t, C)]})
    assert battle(t.g).sites == [A, C] and battle(t.g).defense == 2
    assert sorted(further(t.g)) == [PASS, PAWN_TARGET]


def test_relic_or_banner_counts_as_target_here_unless_the_table_says_otherwise() -> None:
    t = Table(EXILE, EXILE).relic(2, "cup-of-plenty")
    t.run(campaign(t.g, 1), {"defender": [2]})
    assert PASS not in further(t.g)
    t.run(campaign_step(t.g), {"target": [relic("cup-of-plenty")]})
    assert PASS in further(t.g)
    t.g.rulings = ONLY_PAWN_OR_SITE
    assert PASS not in further(t.g)


def test_giant_python_wants_an_even_number() -> None:
    t = Table(EXILE, EXILE).hold(A, 2, 1).adviser(2, "giant-python")
    t.g.pawn[2] = B
    assert foes(t.g, 1, A) == [0]
    t.card(A, "sprawling-rampart")
    assert foes(t.g, 1, A) == [0, 2], "two dice for the site"
    t = Table(EXILE, EXILE).hold(A, 2, 1).hold(C, 2, 1).adviser(2, "giant-python")
    t.run(campaign(t.g, 1), {"defender": [2]})
    assert PASS not in further(t.g) or battle(t.g).sites
    t.run(campaign_step(t.g), {"target": [at(t, C)]})
    assert battle(t.g).sites == [A, C] and PASS in further(t.g)


def test_narrow_pass_goes_with_its_region() -> None:
    t = Table(EXILE, EXILE).site(2, "narrow-pass").hold(2, 2, 1).hold(3, 2, 1)
    t.run(campaign(t.g, 1), {"defender": [2]})
    t.run(campaign_step(t.g), {"target": [at(t, 3)]})
    assert sorted(battle(t.g).sites) == [2, 3]
    t = Table(EXILE, EXILE).site(2, "narrow-pass").hold(2, 0, 1).hold(3, 2, 1)
    t.run(campaign(t.g, 1), {"defender": [2]})
    assert at(t, 3) not in further(t.g), "a third player has the pass"


def test_hidden_place_takes_a_secret_once() -> None:
    t = Table(EXILE, EXILE).site(A, "the-hidden-place").hold(A, 2, 1).relic(2, "cup-of-plenty")
    t.attack(1, 2, relic("cup-of-plenty"))
    assert (t.g.secrets[1], t.g.dark[1]) == (4, 1)
    t = Table(EXILE, EXILE).site(A, "the-hidden-place").hold(A, 2, 1)
    t.g.secrets[1] = 0
    assert foes(t.g, 1, A) == []


def test_vow_of_peace_bars_campaigns_of_its_holder() -> None:
    t = Table(EXILE, EXILE).adviser(1, "vow-of-peace")
    assert closed_campaign(t.g, 1) != OPEN and closed_campaign(t.g, 2) == OPEN


# ---------------------------------------------------------------- forces
def test_defending_force() -> None:
    t = Table(EXILE, EXILE).hold(A, 2, 2).hold(C, 2, 3).board(p1=4, p2=5)
    t.g.pawn[2] = B
    t.attack(1, 2)
    assert strength(t.g, ATTACKING) == 4 and strength(t.g, DEFENDING) == 2, "the board is far away"
    t.g.pawn[2] = A
    assert strength(t.g, DEFENDING) == 7


def test_allies_of_the_empire() -> None:
    t = Table(EXILE, CITIZEN, CITIZEN).hold(A, 0, 1).board(p0=2, p2=3, p3=4)
    t.g.pawn = [B, A, A, A]
    t.run(campaign(t.g, 1), {"defender": [2]})
    t.go_on(ATTACK_PLANS, ally=[2], allow_ally=[3])
    assert battle(t.g).allies == [0, 3]
    assert strength(t.g, DEFENDING) == 1 + 3 + 4, "the Chancellor is far away"


def test_captains_of_a_citizen_against_the_empire() -> None:
    t = Table(CITIZEN, EXILE).hold(B, 0, 3).hold(C, 0, 2).board(p1=2)
    t.g.pawn = [B, A, A]
    captains = POWERS_OF[CARDS.index("captains")][0]
    assert can_campaign(t.g, 1, B, 0, captains)
    t.run(begin_campaign(t.g, 1, B, captains, 0), {})
    assert battle(t.g).rebel == 1 and attack_sites(t.g) == [B] and strength(t.g, ATTACKING) == 5
    t.go_on(THE_DICE, target=[PAWN_TARGET, PASS])
    assert battle(t.g).sites == [] and battle(t.g).allies == []


def test_vow_of_union_adds_all_sites() -> None:
    t = Table(EXILE, EXILE).hold(A, 1, 2).hold(C, 1, 3).board(p1=1).adviser(1, "vow-of-union").attack(1, 2, PAWN_TARGET)
    assert strength(t.g, ATTACKING) == 6


def test_bandits_defend_with_one_a_site() -> None:
    t = Table(EXILE).board(p1=3).attack(1, BANDIT_FOE, at(Table(EXILE), B))
    assert strength(t.g, DEFENDING) == 2 and battle(t.g).defense == 2
    t.card(C, "bandit-chief")
    assert strength(t.g, DEFENDING) == 6


# ---------------------------------------------------------------- pools
def test_title_adds_dice() -> None:
    t = Table(EXILE, EXILE).hold(A, 2, 1)
    t.g.title, t.g.usurper = 2, True
    assert battle(t.attack(1, 2).g).defense == 3
    t = Table(EXILE, CITIZEN).hold(A, 0, 1)
    t.g.oath, t.g.title = SUPREMACY, 0
    assert battle(t.attack(1, 2).g).defense == 2, "the Empire shares the die"
    t = Table(EXILE, CITIZEN).hold(A, 0, 1)
    t.g.oath, t.g.title = PROTECTION, 0
    assert battle(t.attack(1, 2).g).defense == 1


def test_plains_and_mountain() -> None:
    t = Table(EXILE, EXILE).site(A, "plains").hold(A, 2, 1).board(p1=3).attack(1, 2, dice=2)
    assert battle(t.g).attack == 3
    t = Table(EXILE, EXILE).site(A, "mountain").hold(A, 2, 1).board(p1=3).attack(1, 2, dice=0)
    assert (battle(t.g).attack, battle(t.g).defense) == (0, 2)


def test_a_missing_attack_die_is_a_defense_die() -> None:
    t = Table(EXILE, EXILE).hold(A, 2, 1).adviser(2, "longbows", "horse-archers").board(p1=1).attack(1, 2, dice=1)
    t.use(2, "longbows", FEWER)
    assert (battle(t.g).attack, battle(t.g).defense) == (0, 1)
    t.use(2, "horse-archers", FEWER)
    assert (battle(t.g).attack, battle(t.g).defense) == (0, 4)
    t.g.rulings = NO_DICE_FOR_MISSING
    change_attack(t.g, -2)
    assert battle(t.g).defense == 4


# ---------------------------------------------------------------- dice
def test_reading_of_dice() -> None:
    t = Table(EXILE, EXILE).adviser(1, "lancers", "outriders", "rain-boots").adviser(2, "war-tortoise")
    t.attack(1, 2, PAWN_TARGET)
    assert swords_of(t.g, [SWORD, HOLLOW_SWORD, HOLLOW_SWORD, HOLLOW_SWORD, TWO_SWORDS_SKULL]) == 4
    assert shields_of(t.g, [SHIELD, TWO_SHIELDS, DOUBLE, DOUBLE, BLANK]) == 12
    roll = [TWO_SWORDS_SKULL, HOLLOW_SWORD, HOLLOW_SWORD, HOLLOW_SWORD]
    assert skulls_of(t.g, roll) == 1
    t.use(1, "lancers")
    assert skulls_of(t.g, roll) == 2
    t.use(1, "outriders")
    assert swords_of(t.g, roll) == 7 and skulls_of(t.g, roll) == 0
    t.use(1, "rain-boots")
    assert shields_of(t.g, [SHIELD, TWO_SHIELDS, DOUBLE]) == 4
    t.use(2, "war-tortoise")
    assert swords_of(t.g, roll) == 3


def test_a_campaign_from_start_to_end() -> None:
    t = Table(EXILE, EXILE).hold(A, 2, 1).board(p1=4, p2=1).relic(2, "cup-of-plenty")
    t.g.pawn[2] = A
    t.attack(1, 2, relic("cup-of-plenty"), PAWN_TARGET, dice=4)
    dice = battle(t.g).defense
    t.rolls([TWO_SWORDS_SKULL, TWO_SWORDS_SKULL, HOLLOW_SWORD, HOLLOW_SWORD], [SHIELD, DOUBLE, *[BLANK] * (dice - 2)])
    t.go_on(garrison=[1], burn_favor=[2], send=[at(t, C)])
    assert t.g.garrison[A] == 1 and t.g.garrison_of[A] == 1, "5 against 2 and 2 warbands"
    assert t.g.warbands == [0, 1, 1], "two skulls for the attacker, half of two for the defender"
    assert t.g.relics[1] == [RELICS.index("cup-of-plenty")] and t.g.pawn[2] == C and t.g.favor[2] == 3


def test_exact_sacrifice() -> None:
    t = Table(EXILE, EXILE).hold(A, 2, 3).board(p1=4).attack(1, 2, dice=1).rolls([SWORD], [SHIELD])
    t.go_on(LOSSES, sacrifice=[4])
    assert battle(t.g).won == ATTACKING and t.g.warbands[1] == 0
    t = Table(EXILE, EXILE).hold(A, 2, 4).board(p1=4).attack(1, 2, dice=1).rolls([SWORD], [SHIELD]).go_on(LOSSES)
    assert battle(t.g).won == DEFENDING and "sacrifice" not in t.asked
    t = Table(EXILE, EXILE).hold(A, 2, 5).board(p1=4).adviser(1, "zealots").attack(1, 2, dice=1).use(1, "zealots")
    battle(t.g).shields, battle(t.g).swords = 6, 1
    assert needed_sacrifice(t.g) == 2


def test_vow_of_peace_of_an_ally_forbids_sacrifice() -> None:
    t = Table(EXILE, CITIZEN).hold(A, 0, 1).board(p1=4).adviser(0, "vow-of-peace").attack(1, 2, dice=1)
    battle(t.g).shields, battle(t.g).swords = 2, 2
    assert needed_sacrifice(t.g) == NONE
    assert can_campaign(t.g, 2, A), "the Citizen's own Campaigns stay legal"


# ---------------------------------------------------------------- losses
def test_half_rounded_down_and_home() -> None:
    t = lost(Table(EXILE, EXILE).hold(A, 2, 5).board(p1=1).attack(1, 2))
    assert t.g.garrison[A] == 0 and t.g.warbands[2] == 3


def test_losses_of_the_empire() -> None:
    t = Table(EXILE, CITIZEN).hold(A, 0, 4).board(p0=1, p1=1, p2=3).attack(1, 2)
    battle(t.g).won, battle(t.g).step = ATTACKING, LOSSES
    t.run(campaign_step(t.g), {"losses": [1, 2]})
    assert t.g.garrison[A] == 0 and t.g.warbands == [3, 1, 1], "half of eight: one at the site, two, and the Chancellor's"


def test_brutal_shield_wall_and_the_doctor() -> None:
    t = Table(EXILE, EXILE).hold(A, 2, 4)
    t.g.turn = 0
    t.g.reliquary[0] = NONE
    t.attack(0, 2)
    assert lost(t).g.warbands[2] == 0
    t = Table(EXILE, EXILE).hold(A, 2, 4).adviser(2, "shield-wall", "traveling-doctor")
    t.g.turn = 0
    t.g.reliquary[0] = NONE
    t.attack(0, 2).use(2, "shield-wall").use(2, "traveling-doctor")
    assert lost(t).g.warbands[2] == 4
    assert t.g.card_at[CARDS.index("traveling-doctor")] == NONE and t.g.card_at[CARDS.index("shield-wall")] != NONE


def test_sticky_fire_against_billowing_fog() -> None:
    t = Table(EXILE, EXILE).hold(A, 2, 4).adviser(2, "billowing-fog").relic(1, "sticky-fire").attack(1, 2)
    t.use(1, "sticky-fire").use(2, "billowing-fog")
    favor = t.g.favor[:]
    lost(t).go_on(sticky_fire=[2])
    assert t.g.warbands[2] == 4 and t.g.favor[1] == favor[1] - 1 and t.g.favor[2] == favor[2] + 1
    t = Table(EXILE, EXILE).hold(A, 2, 4).relic(1, "sticky-fire").attack(1, 2).use(1, "sticky-fire")
    lost(t).go_on(sticky_fire=[2])
    assert t.g.warbands[2] == 0


def test_hospital_cauldron_and_cage() -> None:
    t = Table(EXILE, EXILE).hold(A, 2, 8).hold(C, 2, 1).card(C, "hospital").relic(1, "cursed-cauldron", "obsidian-cage")
    t.attack(1, 2).use(1, "cursed-cauldron").use(1, "obsidian-cage").use(2, "hospital")
    lost(t).go_on()
    assert t.g.cage[2] == 4 and t.g.warbands[2] == 0 and t.g.warbands[1] == 0
    assert t.g.garrison[C] == 5 and t.g.garrison_of[C] == 2


def test_bandit_crown_in_defence() -> None:
    t = Table(EXILE, EXILE).hold(A, 2, 1).relic(2, "bandit-crown").board(p1=1).attack(1, 2)
    assert strength(t.g, DEFENDING) == 2 and mortal(t.g, DEFENDING) == 1
    t = lost(t).go_on(garrison=[0])
    assert t.g.garrison[A] == 0 and t.g.warbands[2] == 0
    t = Table(EXILE, EXILE).relic(2, "bandit-crown").hold(C, 1, 1)
    assert foes(t.g, 1, A) == [0, 2], "an empty site is the crown's, no bandits to attack"
