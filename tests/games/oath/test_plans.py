"""Battle plans, what the winner gets, and cards that bend a Campaign (5.5.3, 5.5.7, 5.5.8, 7.5)."""

from __future__ import annotations

from regnum.engine.ask import PASS
from regnum.games.oath.battle import skulls_of
from regnum.games.oath.campaign import campaign_step
from regnum.games.oath.components import (
    BLANK,
    CAMPAIGN,
    CARDS,
    CITIZEN,
    DARKEST_SECRET,
    EXILE,
    HEARTH,
    HOLLOW_SWORD,
    ORDER,
    PEOPLES_FAVOR,
    PROTECTION,
    SWORD,
    TRAVEL,
    TWO_SWORDS_SKULL,
)
from regnum.games.oath.fight import ATTACK_PLANS, ATTACKING, DEFENDING, DEFENSE_PLANS, LOSSES, UNDECIDED
from regnum.games.oath.forces import battle, strength
from regnum.games.oath.lexicon import FIRST_BANNER_ITEM
from regnum.games.oath.plans import FEWER, MORE, PLAN_WAY, use_bandit_plans, use_plan
from regnum.games.oath.powers_data import POWERS_OF
from regnum.games.oath.spoils import FOUND
from regnum.games.oath.state import BANDITS
from regnum.games.oath.targets import BANDIT_FOE, FIRST_ITEM, PAWN_TARGET, foes
from regnum.games.oath.vocabulary import NONE
from tests.games.oath.fighting import A, B, C, Table, at, lost, plan, relic


# ---------------------------------------------------------------- plans
def test_only_ruled_plans_of_the_own_side() -> None:
    t = Table(EXILE, EXILE).hold(A, 2, 1).card(A, "longbows", "outriders").adviser(2, "outriders").attack(1, 2)
    assert not t.open(1, "longbows"), "to stand beside it is not enough (7.5.1)"
    assert t.open(2, "longbows") and not t.open(2, "outriders")


def test_an_ally_pays_off_turn() -> None:
    t = Table(EXILE, CITIZEN).hold(A, 0, 1).adviser(0, "shield-wall", "billowing-fog").attack(1, 2)
    bank = t.g.banks[ORDER]
    t.use(0, "shield-wall").use(0, "billowing-fog")
    assert t.g.banks[ORDER] == bank + 1 and t.g.favor[0] == 4
    assert (t.g.secrets[0], t.g.dark[0]) == (4, 1)
    assert t.g.on_favor[CARDS.index("shield-wall")] == 0 == t.g.on_secrets[CARDS.index("billowing-fog")]
    assert not t.open(0, "shield-wall")


def test_bandits_use_free_plans() -> None:
    t = Table(EXILE).card(A, "keep", "extra-provisions", "longbows").board(p1=4).attack(1, BANDIT_FOE, dice=4)
    t.run(use_bandit_plans(t.g), {})
    assert battle(t.g).users == [BANDITS, BANDITS]
    assert sorted(battle(t.g).plans) == sorted([plan("keep"), plan("longbows")])
    assert (battle(t.g).attack, battle(t.g).defense) == (3, 3)
    t = Table(EXILE).card(A, "keep").adviser(1, "gleaming-armor").attack(1, BANDIT_FOE)
    t.run(use_bandit_plans(t.g), {})
    assert battle(t.g).plans == [], "it costs a secret now"
    t = Table(EXILE).card(A, "keep", "code-of-honor").attack(1, BANDIT_FOE)
    t.run(use_bandit_plans(t.g), {})
    assert battle(t.g).plans == [plan("code-of-honor")]


def test_bans() -> None:
    t = Table(EXILE, EXILE).adviser(1, "longbows", "horse-archers", "rangers").adviser(2, "beast-tamer")
    t.attack(1, 2, PAWN_TARGET)
    assert t.open(1, "longbows") and not t.open(1, "horse-archers") and not t.open(1, "rangers")
    t = Table(EXILE, EXILE).adviser(1, "longbows", "rangers").adviser(2, "true-names").attack(1, 2, PAWN_TARGET)
    assert t.open(1, "longbows") and not t.open(1, "rangers"), "True Names is a Beast itself"
    t = Table(EXILE, EXILE).hold(A, 2, 1).adviser(1, "longbows").card(A, "marsh-spirit", "keep").attack(1, 2)
    assert not t.open(1, "longbows") and t.open(2, "keep")
    t = Table(EXILE, EXILE).hold(A, 2, 1).adviser(1, "specialist").card(A, "keep").attack(1, 2)
    assert t.open(2, "keep")
    assert not t.use(1, "specialist").open(2, "keep")


def test_code_of_honor_is_first_and_last() -> None:
    t = Table(EXILE, EXILE).adviser(1, "longbows", "code-of-honor", "peace-envoy").attack(1, 2, PAWN_TARGET)
    assert t.open(1, "code-of-honor") and t.open(1, "peace-envoy")
    t.use(1, "longbows", MORE)
    assert not t.open(1, "code-of-honor") and not t.open(1, "peace-envoy")
    t = Table(EXILE, EXILE).adviser(1, "longbows", "code-of-honor").attack(1, 2, PAWN_TARGET).use(1, "code-of-honor", MORE)
    assert not t.open(1, "longbows")


def test_gleaming_armor_and_spell_breaker() -> None:
    t = Table(EXILE, EXILE, EXILE).adviser(1, "longbows").adviser(2, "gleaming-armor").attack(1, 2, PAWN_TARGET)
    t.g.secrets[1] = 0
    assert not t.open(1, "longbows")
    t.g.secrets[1] = 1
    assert t.open(1, "longbows")
    t.adviser(3, "spell-breaker")
    assert not t.open(1, "longbows"), "each plan costs a secret now"


def test_rangers_look_at_the_pool_when_used() -> None:
    t = Table(EXILE, EXILE).hold(A, 2, 1).hold(C, 2, 1).adviser(1, "rangers").card(A, "keep").board(p1=1)
    t.attack(1, 2, at(t, C), dice=1)
    battle(t.g).defense = 3
    t.use(1, "rangers").use(2, "keep")
    assert (battle(t.g).attack, battle(t.g).defense) == (1, 5)
    assert skulls_of(t.g, [TWO_SWORDS_SKULL]) == 0


def test_side_wide_conditions() -> None:
    t = Table(EXILE, CITIZEN).hold(A, 0, 1).adviser(2, "fire-talkers").attack(1, 2)
    assert not t.open(2, "fire-talkers")
    t.g.banner_of[DARKEST_SECRET] = 0
    assert t.open(2, "fire-talkers"), "the Chancellor, an Ally, holds it"


def test_peace_envoy() -> None:
    t = Table(EXILE, EXILE).adviser(1, "peace-envoy").board(p1=1, p2=6).attack(1, 2, PAWN_TARGET)
    t.go_on(LOSSES, plan=[PLAN_WAY.pack(CARDS.index("peace-envoy"), 0)])
    assert battle(t.g).won == ATTACKING and t.g.favor[1] == 2 and t.g.favor[2] == 7
    t.go_on(burn_favor=[3])
    assert t.g.warbands == [0, 1, 6] and t.g.favor[2] == 4
    t = Table(EXILE, EXILE).adviser(1, "peace-envoy").attack(1, 2, PAWN_TARGET)
    t.g.favor[1] = 2
    assert not t.open(1, "peace-envoy"), "one for the card, two to give"


# ---------------------------------------------------------------- the end
def test_spent_plans_and_wild_mounts() -> None:
    names = ("horse-archers", "lancers", "mercenaries")
    t = Table(EXILE, EXILE).hold(A, 2, 1).adviser(1, *names, "wild-mounts", "rangers").board(p1=2).attack(1, 2)
    t.use(1, "horse-archers", MORE).use(1, "lancers").use(1, "mercenaries", MORE).use(1, "wild-mounts")
    battle(t.g).won, battle(t.g).step = DEFENDING, LOSSES
    t.go_on(wild_mounts=[CARDS.index("rangers")])
    left = [CARDS[card] for card in t.g.advisers[1]]
    assert left == ["horse-archers", "lancers", "wild-mounts"], "Mercenaries left in defeat, Rangers for the two Nomads"


def test_relic_hunter() -> None:
    t = Table(EXILE, EXILE).hold(A, 2, 1).adviser(1, "relic-hunter").board(p1=1)
    t.g.site_relics[A] = [5, 6]
    t.g.relic_deck = [r for r in t.g.relic_deck if r not in (5, 6)]
    t.attack(1, 2)
    site = at(t, A)
    t.run(use_plan(t.g, 1, plan("relic-hunter"), 0), {"hunt": [FOUND.pack(site, 1), FOUND.pack(site, 2), PASS]})
    assert battle(t.g).defense == 3
    lost(t).go_on(bury_found=[PASS, FOUND.pack(site, 1)])
    assert t.g.relics[1] == [6] and t.g.relic_deck[-1] == 5 and t.g.site_relics[A] == []


def test_banners_are_seized() -> None:
    t = Table(EXILE, EXILE).board(p1=1)
    t.g.banner_of[PEOPLES_FAVOR], t.g.banner_tokens = 2, [4, 1]
    t.attack(1, 2, FIRST_ITEM + FIRST_BANNER_ITEM + PEOPLES_FAVOR)
    assert battle(t.g).defense == 4
    lost(t).go_on()
    assert t.g.banner_of[PEOPLES_FAVOR] == 1 and t.g.banner_tokens[0] == 2 and t.g.mob


def test_title_settles_before_the_plans_of_victory() -> None:
    t = Table(EXILE, EXILE, EXILE).relic(2, "cup-of-plenty", "ivory-eye").relic(3, "brass-horse").board(p1=1)
    t.g.oath, t.g.title = PROTECTION, 2
    t.attack(1, 2, relic("cup-of-plenty"), relic("ivory-eye"))
    lost(t).go_on()
    assert t.g.title == 1


def test_sneak_attack_comes_before_second_wind() -> None:
    t = Table(EXILE, EXILE).adviser(1, "second-wind").adviser(2, "sneak-attack").board(p1=2, p2=2)
    t.attack(1, 0, PAWN_TARGET).use(1, "second-wind")
    lost(t).go_on(use=[CARDS.index("sneak-attack")], second_wind=[TRAVEL])
    wind, sneak = plan("second-wind"), POWERS_OF[CARDS.index("sneak-attack")][0]
    assert t.g.granted == [[2, CAMPAIGN, 1, sneak], [1, TRAVEL, NONE, wind], [1, CAMPAIGN, NONE, wind]]
    assert t.g.fight is None


def test_a_defeat_grants_no_second_wind() -> None:
    t = Table(EXILE, EXILE).adviser(1, "second-wind").hold(A, 2, 9).attack(1, 2).use(1, "second-wind").go_on()
    assert t.g.granted == [] and t.g.fight is None


def test_the_plans_go_in_turns() -> None:
    t = Table(EXILE, CITIZEN).hold(A, 0, 1).adviser(0, "longbows").adviser(2, "horse-archers").board(p1=5).attack(1, 2, dice=5)
    assert battle(t.g).step == ATTACK_PLANS and battle(t.g).won == UNDECIDED
    t.go_on(DEFENSE_PLANS)
    archers, bows = (PLAN_WAY.pack(CARDS.index(name), FEWER) for name in ("horse-archers", "longbows"))
    t.go_on(5, plan=[PASS, bows, archers])
    assert battle(t.g).users == [0, 2], "who passed may speak after an Ally"
    assert battle(t.g).attack == 1


def test_field_promotion_and_honors() -> None:
    t = Table(EXILE, EXILE).hold(A, 2, 1).adviser(1, "battle-honors", "military-parade").adviser(2, "welcoming-party")
    t.attack(1, 2).use(1, "battle-honors").use(1, "military-parade")
    order, hearth, favor = t.g.banks[ORDER], t.g.banks[HEARTH], t.g.favor[1]
    lost(t).go_on()
    assert (t.g.banks[ORDER], t.g.banks[HEARTH], t.g.favor[1]) == (order - 2, hearth - 1, favor + 3)


# ---------------------------------------------------------------- single cards
def test_jinx_rolls_all_dice_again_once() -> None:
    t = Table(EXILE, EXILE).hold(A, 2, 1).adviser(1, "jinx").board(p1=2).attack(1, 2, dice=2)
    t.rolls([HOLLOW_SWORD, HOLLOW_SWORD, SWORD, TWO_SWORDS_SKULL], [BLANK])
    t.go_on(LOSSES, use=[CARDS.index("jinx")])
    assert battle(t.g).rolled_attack == [SWORD, TWO_SWORDS_SKULL] and battle(t.g).swords == 3
    assert t.g.secrets[1] == 4 and t.g.on_secrets[CARDS.index("jinx")] == 1 and t.g.warbands[1] == 1


def test_mounted_patrol_halves_the_roll() -> None:
    t = Table(EXILE, EXILE).hold(A, 2, 1).adviser(2, "mounted-patrol").board(p1=5).attack(1, 2, dice=5)
    t.use(2, "mounted-patrol").go_on(7)
    assert len(battle(t.g).rolled_attack) == 2


def test_wrestlers_and_bear_traps() -> None:
    t = Table(EXILE, EXILE).hold(A, 2, 2).adviser(2, "wrestlers", "bear-traps").board(p1=2).attack(1, 2, dice=2)
    t.use(2, "wrestlers").use(2, "bear-traps")
    assert (battle(t.g).attack, battle(t.g).defense) == (1, 2)
    assert t.g.garrison[A] == 1 and t.g.warbands[1] == 1 and battle(t.g).killed == [1, 1]
    t = Table(EXILE, EXILE).adviser(2, "wrestlers").attack(1, 2, PAWN_TARGET)
    assert not t.open(2, "wrestlers"), "nobody to sacrifice"


def test_counted_dice() -> None:
    t = Table(EXILE, EXILE).hold(A, 2, 1).hold(C, 2, 1).card(A, "walled-garden").card(B, "rangers", "wolves")
    t.adviser(1, "cracking-ground", "kindred-warriors").attack(1, 2, at(t, C))
    t.use(2, "walled-garden")
    assert battle(t.g).defense == 2 + 3
    t.use(1, "cracking-ground", MORE)
    assert battle(t.g).attack == 2
    assert t.g.secrets[1] == 4 and t.g.on_secrets[CARDS.index("cracking-ground")] == 0, "burnt"


def test_mountain_giant_is_spent_by_the_greater_number() -> None:
    for n, stays in ((1, True), (3, False)):
        t = Table(EXILE, EXILE).hold(A, 2, 1).adviser(1, "mountain-giant").attack(1, 2)
        t.run(use_plan(t.g, 1, plan("mountain-giant"), MORE), {"plan-dice": [n]})
        assert battle(t.g).attack == n
        t.go_on()
        assert (CARDS.index("mountain-giant") in t.g.advisers[1]) == stays


def test_hearts_and_minds() -> None:
    for holder, stays in ((2, True), (1, False)):
        t = Table(EXILE, EXILE).hold(A, 2, 1).adviser(2, "hearts-and-minds").board(p1=5).attack(1, 2, dice=5)
        t.g.banner_of[PEOPLES_FAVOR] = holder
        t.go_on(DEFENSE_PLANS).go_on(plan=[PLAN_WAY.pack(CARDS.index("hearts-and-minds"), 0)])
        assert t.g.warbands[1] == 3 and t.g.garrison[A] == 1, "no dice, half of five die"
        assert (CARDS.index("hearts-and-minds") in t.g.advisers[2]) == stays


def test_slander_and_book_burning() -> None:
    t = Table(EXILE, EXILE).adviser(1, "slander", "book-burning").board(p1=1).attack(1, 2, PAWN_TARGET)
    t.g.favor[2], t.g.dark[2] = 5, 2
    t.use(1, "slander").use(1, "book-burning")
    lost(t).go_on(burn_favor=[5])
    assert t.g.favor[2] == 0 and t.g.secrets[2] + t.g.dark[2] == 1


def test_a_vow_of_union_cannot_be_banished_from_a_ruled_site() -> None:
    t = Table(EXILE, EXILE).hold(A, 2, 1).board(p1=1, p2=3).adviser(2, "vow-of-union").attack(1, 2, PAWN_TARGET)
    t.hold(A, 2, 1)
    battle(t.g).won, battle(t.g).step = ATTACKING, LOSSES
    t.run(campaign_step(t.g), {"losses": [0]})
    t.hold(A, 2, 1)
    battle(t.g).sites = []
    t.go_on()
    assert "send" not in t.asked and "burn-favor" in t.asked


def test_cursed_cauldron_counts_the_dead() -> None:
    t = Table(EXILE, EXILE).hold(A, 2, 5).relic(1, "cursed-cauldron").attack(1, 2).use(1, "cursed-cauldron")
    lost(t).go_on()
    assert t.g.warbands[1] == 2


def test_herald_hears_of_campaigns_against_players() -> None:
    t = Table(EXILE, EXILE, EXILE).hold(A, 2, 1).adviser(3, "herald").attack(1, 2).go_on()
    assert t.g.favor[3] == 6
    t = Table(EXILE, EXILE).adviser(2, "herald").attack(1, BANDIT_FOE).go_on()
    assert t.g.favor[2] == 5


def test_bandits_drop_their_plans() -> None:
    t = Table(EXILE).card(A, "storm-caller").board(p1=1).attack(1, BANDIT_FOE).go_on()
    assert t.g.card_at[CARDS.index("storm-caller")] == NONE


def test_the_chancellor_against_a_citizen() -> None:
    t = Table(CITIZEN, EXILE).hold(A, 0, 2).hold(B, 0, 1).board(p0=3, p1=2)
    t.g.turn = 0
    t.attack(0, 1, PAWN_TARGET)
    assert battle(t.g).rebel == 1 and strength(t.g, DEFENDING) == 2 and battle(t.g).allies == []
    t.g.pawn[1] = B
    assert foes(t.g, 0, A) == [2], "the Citizen rules nothing then"


def test_a_citizen_takes_an_imperial_site_for_the_empire() -> None:
    t = Table(CITIZEN, EXILE).hold(A, 0, 2).board(p1=4).attack(1, 0)
    assert battle(t.g).rebel == 1 and battle(t.g).sites == [A]
    lost(t)
    assert t.g.warbands == [1, 4, 0], "the survivor goes to the Chancellor"
    t.go_on(garrison=[2])
    assert t.g.garrison[A] == 2 and t.g.garrison_of[A] == 0 and t.g.fight is None


def test_vow_of_union_takes_from_everywhere() -> None:
    t = Table(EXILE, EXILE).hold(B, 1, 3).hold(A, 2, 1).board(p1=2).adviser(1, "vow-of-union").attack(1, 2, dice=5)
    assert strength(t.g, ATTACKING) == 5
    battle(t.g).won, battle(t.g).step = DEFENDING, LOSSES
    t.run(campaign_step(t.g), {"losses": [2]})
    assert t.g.garrison[B] == 0 and t.g.warbands[1] == 3, "half of five; the others come home"
