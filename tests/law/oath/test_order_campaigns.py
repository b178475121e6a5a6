"""Order in and around Campaigns: Martial Culture, Peace Envoy, Relic Hunter, and the powers that open a Campaign."""

from __future__ import annotations

import pytest

from regnum.games.oath.components import RELICS
from regnum.law import law
from tests.law.oath.fights import (
    BLANK,
    HOLLOW,
    SHIELDS,
    SWORD,
    attacked,
    dice,
    field,
    lines,
    named,
    over,
    pools,
    rolled,
    strengths,
)
from tests.law.oath.table import Table


# ---------------------------------------------------------------- Martial Culture
def cultured(wins: bool = True) -> Table:
    """Seat 2 rules Martial Culture at slot 2, uses it against seat 3 at slot 1 and wins or loses."""
    t = field(attackers=6).card("martial-culture", 2).garrison(2, 2, 2).supply(2, 4)
    dice(t, [BLANK if wins else SHIELDS], [SWORD] * 3 if wins else [HOLLOW] * 3)
    return over(attacked(t, 3).play("plan martial-culture>use"), "may-join")


@law("oath", "7.6.1", "6.6.2", "6.6.2/2", "6.6.2/5", "6.6.2/6", "5.5.8")
def test_an_exile_who_defeats_an_exile_may_become_a_citizen() -> None:
    t = cultured()
    assert t.seat == 2 and t.options() == ["agree", "pass"]
    space = list(t.state.reliquary)
    t.play("may-join agree")
    assert not t.is_exile(2) and t.at(2) == (1, 2) and t.state.bank[1] == 14 and t.state.reliquary == space
    assert t.seat == 3 and t.state.turn == 2  # the Act Phase of seat 2 is over


@law("oath", "7.1.3")
def test_the_victor_may_stay_an_exile_and_the_loser_is_not_asked() -> None:
    t = cultured().play("may-join pass")
    assert t.is_exile(2) and t.seat == 2 and t.asked == "act"
    t = cultured(wins=False)
    assert t.state.fight is None and t.asked == "act" and t.is_exile(2)


@law("oath", "6.6.2/5")
def test_a_defender_who_becomes_a_citizen_ends_nobodys_act_phase() -> None:
    t = field(attackers=3).card("martial-culture", 1).supply(3, 1)
    dice(t, [SHIELDS], [HOLLOW])
    over(attacked(t, 1).play("3: plan martial-culture>use"), "may-join").play("3: may-join agree")
    assert not t.is_exile(3) and t.at(1) == (1, 2) and t.state.supply[2] == 7 and t.seat == 2 and t.asked == "act"


@law("oath", "7.5")
def test_martial_culture_is_for_exiles_against_exiles() -> None:
    t = Table(3).turn(2).pawn(1, 8).warbands(2, 5).garrison(1, 1, 2).card("martial-culture", 2).garrison(2, 2)
    assert named(attacked(t, 2, "1")) == []
    t = Table(3).pawn(2, 8).pawn(3, 7).warbands(1, 5).garrison(1, 3, 2).card("martial-culture", 2).garrison(2, 1)
    assert named(attacked(t, 2)) == []
    t = Table(3).turn(2).pawn(1, 8).warbands(2, 5).card("martial-culture", 2).garrison(2, 2)
    assert named(attacked(t, 2, "bandits")) == []


# ---------------------------------------------------------------- Peace Envoy
def embassy(favor: int = 9) -> Table:
    """Seat 2 with the Peace Envoy attacks seat 3 at slot 1, where both pawns are, for the site, the pawn and a relic."""
    t = field(attackers=4, defenders=3).pawn(3, 1).relic(3, "cup-of-plenty").warbands(3, 2).favor(3, 1).adviser(3, "bear-traps")
    return t.adviser(2, "peace-envoy", "longbows").favor(2, favor)


@law("oath", "7.5", "5.5.6", "5.5.7")
def test_the_peace_envoy_buys_the_victory_for_a_favor_a_die() -> None:
    t = attacked(embassy(), 2, "3", "pawn", "cup-of-plenty")
    n = pools(t)[1]
    assert n == 1 + 2 + 2  # site, pawn, relic
    t.play("plan peace-envoy>use")
    assert t.has(2)[0] == 9 - 1 - n and t.has(3)[0] == 1 + n and t.on("peace-envoy") == (1, 0)
    assert lines(t, "rolled-attack") == [] and lines(t, "rolled-defense") == []
    assert t.board(3) == 2 + 3 and t.at(1) == (0, 0) and t.board(2) == 4  # nobody died, the defenders withdrew
    t.play("garrison 1")
    assert t.relics(2) == ["cup-of-plenty"] and t.asked == "send" and "pass" in t.options()


@law("oath", "7.5", "7.1.2")
def test_the_peace_envoy_is_paid_in_full_or_not_at_all() -> None:
    assert "peace-envoy" in named(attacked(embassy(2), 2))
    assert named(attacked(embassy(1), 2)) == ["longbows"]
    assert "peace-envoy" not in named(attacked(embassy(5), 2, "3", "pawn", "cup-of-plenty"))


@law("oath", "7.5")
def test_the_peace_envoy_meets_the_opponent_or_stays_at_home() -> None:
    assert named(attacked(embassy().pawn(3, 7).relic(1, "map"), 2)) == ["longbows"]


@law("oath", "5.5.3/5")
def test_the_peace_envoy_comes_alone() -> None:
    t = attacked(embassy().adviser(2, "scouts"), 2).play("plan longbows>plus")
    assert named(t) == ["scouts"]
    t = attacked(embassy(), 2).play("plan peace-envoy>use")
    assert t.asked == "garrison" and t.on("longbows") == (0, 0)


@law("oath", "7.1.2/3", "5.5.6")
def test_the_peace_envoy_of_a_defender_saves_the_site() -> None:
    t = field(attackers=4).pawn(3, 1).adviser(3, "peace-envoy").favor(3, 2)
    attacked(t, 3).play("3: plan peace-envoy>use")
    assert t.at(1) == (3, 2) and t.board(2) == 4 and t.has(2)[0] == 1 and t.has(3)[0] == 0 and t.in_bank("order") == 4
    assert t.seat == 2 and t.asked == "act" and lines(t, "rolled-attack") == []


@law("oath", "5.5.3/5")
def test_the_peace_envoy_pays_the_one_attacked_and_no_ally() -> None:
    t = Table(3).role(3, "citizen").turn(2).pawn(1, 8).pawn(3, 1).warbands(2, 4).warbands(3, 3).adviser(2, "peace-envoy")
    t.favor(2, 4).oath("the-people")  # so that no die of the title comes in
    attacked(t, 3).play("plan peace-envoy>use")
    assert t.has(3)[0] == 2 and t.has(1)[0] == 0 and t.has(2)[0] == 4 - 1 - 2 and t.board(3) == 3


# ---------------------------------------------------------------- Relic Hunter
def hunted(*moves: str) -> Table:
    """Seat 2 hunts at slot 1, where two relics lie; another lies at slot 4, which seat 3 rules too."""
    t = field(attackers=6).adviser(2, "relic-hunter").site_relic(1, "map", "brass-horse").site_relic(4, "ivory-eye")
    dice(t.garrison(4, 3), [BLANK] * 3, [SWORD] * 6)
    return attacked(t, 6).play("plan relic-hunter>use", *moves)


@law("oath", "7.5", "5.5.7.II")
def test_the_relic_hunter_takes_relics_of_the_targets_for_a_die_each() -> None:
    t = hunted()
    assert t.options() == ["fertile-valley>1", "fertile-valley>2", "pass"]  # none at a site that is no target
    t.play("hunt fertile-valley>2", "hunt pass")
    assert rolled(t) == (6, 1 + 1)
    t.play("garrison 1", "bury-found pass")
    assert t.relics(2) == ["brass-horse"] and [len(relics) for relics in t.state.site_relics][:4] == [1, 0, 0, 1]


@law("oath", "5.5.7.II")
def test_the_relic_hunter_may_bury_what_is_taken() -> None:
    t = hunted("hunt fertile-valley>1", "hunt fertile-valley>2")
    assert rolled(t) == (6, 1 + 2)
    t.play("garrison 1", "bury-found fertile-valley>2", "bury-found pass")
    assert t.relics(2) == ["map"] and t.state.site_relics[0] == []
    assert RELICS[t.state.relic_deck[-1]] == "brass-horse"


@law("oath", "5.5.5/5", "7.5")
def test_a_beaten_relic_hunter_takes_nothing_and_without_relics_there_is_no_hunt() -> None:
    t = field(attackers=3).adviser(2, "relic-hunter").site_relic(1, "map")
    dice(t, [SHIELDS, SHIELDS], [HOLLOW])
    over(attacked(t, 1).play("plan relic-hunter>use").answer("hunt fertile-valley>1"))
    assert t.relics(2) == [] and len(t.state.site_relics[0]) == 1
    t = field().adviser(2, "relic-hunter").site_relic(2, "map").garrison(2, 2)
    assert named(attacked(t, 2)) == []


@law("oath", "5.5.3/2", "7.5")
def test_the_relic_hunter_hunts_at_sites_of_bandits_too() -> None:
    t = Table(3).turn(2).pawn(1, 8).pawn(3, 7).warbands(2, 6).adviser(2, "relic-hunter").site_relic(1, "map")
    dice(t, [BLANK] * 2, [SWORD] * 6)
    attacked(t, 6, "bandits").play("plan relic-hunter>use").answer("hunt fertile-valley>1").play(
        "garrison 0", "bury-found pass"
    )
    assert t.relics(2) == ["map"]


# ---------------------------------------------------------------- Captains
def captained(t: Table) -> Table:
    """Seat 2 is at slot 1 with Captains, and rules slot 3 with 4 warbands, where seat 3 stands."""
    return t.turn(2).pawn(1, 8).card("captains", 1).favor(2, 1).garrison(3, 2, 4).pawn(3, 3).supply(2, 3)


@law("oath", "7.3.2", "10.your-site", "10.force")
def test_captains_campaign_from_a_ruled_site_with_its_warbands() -> None:
    t = captained(Table(3)).warbands(2, 1).relic(3, "map").warbands(3, 1)
    dice(t, [BLANK, BLANK], [SWORD] * 5)
    t.play("act use-captains").answer("campaign-at steppe").answer("defender 3")
    assert t.asked == "target" and t.options() == ["map", "pawn"] and t.state.supply[1] == 3
    t.play("target map", "target pass")
    assert t.options() == ["0", "1", "2", "3", "4", "5"]
    over(t.play("attack-dice 5"))
    assert t.relics(2) == ["map"] and t.on("captains") == (1, 0) and t.state.pawn[1] == 0


@law("oath", "7.3.2")
def test_captains_lose_half_of_board_and_site() -> None:
    t = captained(Table(3)).warbands(2, 2).warbands(3, 3).favor(3, 0)
    dice(t, [SHIELDS] * 2, [HOLLOW] * 6)
    t.play("act use-captains").answer("campaign-at steppe").answer("defender 3").answer("target pawn").play("attack-dice 6")
    over(t)
    assert t.board(2) + t.at(3)[1] == 3 and t.state.bank[1] == 14 - 3


@law("oath", "7.3.2", "7.1.2")
def test_captains_need_a_favor_and_somebody_to_attack_from_a_ruled_site() -> None:
    captained(Table(3)).favor(2, 0).refuses("act use-captains", "7.1.2")
    captained(Table(3)).tokens("captains", favor=1).refuses("act use-captains", "7.1.2/2")
    t = captained(Table(3)).pawn(3, 4)
    assert "use-captains" not in t.options()


@law("oath", "5.5.1/3", "5.5.2/11")
def test_a_citizens_captains_lead_purple_warbands_against_the_empire() -> None:
    t = Table(4).role(2, "citizen").role(4, "citizen").turn(2).card("captains", 1).favor(2, 1).garrison(3, 1, 4).pawn(1, 3)
    t.pawn(3, 8).pawn(4, 3).warbands(1, 2).relic(1, "map").warbands(4, 1)
    dice(t, [BLANK] * (3 + 1), [SWORD] * 4)  # of the relic and of the title
    t.play("act use-captains").answer("campaign-at steppe").play("defender 1")
    t.play("target map", "target pass")  # the site need not be a target
    assert t.options() == ["0", "1", "2", "3", "4"] and pools(t)[1] == 3
    over(t.play("attack-dice 4"))
    assert strengths(t) == (4, 2) and t.relics(2) == ["map"] and t.at(3) == (1, 4)


# ---------------------------------------------------------------- Knights Errant, Hunting Party
@law("oath", "10.after", "7.4")
def test_knights_errant_campaign_after_a_muster() -> None:
    t = field(attackers=1).pawn(2, 1).card("wolves", 1).adviser(2, "knights-errant").favor(2, 2).supply(2, 1)
    t.play("act muster").answer("muster wolves").play("use knights-errant")
    assert t.asked == "attack-dice" and t.options() == ["0", "1", "2", "3"] and t.state.supply[1] == 0


@law("oath", "7.4.1", "7.4.2")
def test_knights_errant_may_rest_and_serve_the_muster_only() -> None:
    t = field(attackers=1).card("wolves", 1).adviser(2, "knights-errant").favor(2, 2).supply(2, 1)
    t.play("act muster").answer("muster wolves").play("use pass")
    assert t.asked == "act" and t.state.supply[1] == 0
    t.refuses("act campaign", "4.2/3")
    t = (
        Table(3)
        .turn(2)
        .pawn(2, 1)
        .garrison(1, 2)
        .card("wolves", 1)
        .adviser(2, "knights-errant")
        .favor(2, 2)
        .pawn(1, 8)
        .pawn(3, 7)
    )
    t.play("act muster").answer("muster wolves")
    assert t.asked == "act"  # nobody to attack


@law("oath", "10.after", "7.4")
def test_a_hunting_party_campaigns_after_a_search_of_the_world_deck() -> None:
    t = field().adviser(2, "hunting-party").deck("keep", "scryer", "elders").supply(2, 2)
    t.play("act search").answer("search world").play("search-keep scryer").passing("discard").answer("discard keep")
    t.play("play facedown", "use hunting-party")
    assert t.asked == "attack-dice" and t.state.supply[1] == 0 and t.facedowns(2) == ["scryer"]


@law("oath", "7.4.1")
@pytest.mark.parametrize("source", ["world", "cradle"])
def test_a_hunting_party_does_not_follow_a_search_of_a_pile(source: str) -> None:
    t = field().adviser(2, "hunting-party").deck("keep", "scryer", "elders").pile("cradle", "tents", "wolves", "oracle")
    t.play("act search", f"search {source}").passing("modify")
    t.play(f"search-keep {t.options()[0]}")
    while t.asked == "discard":
        t.play(f"discard {t.options()[0]}")
    t.play("play facedown")
    assert (t.asked == "use" and t.options() == ["hunting-party", "pass"]) is (source == "world")
    t.passing("use")
    assert t.asked == "act" and t.state.fight is None
