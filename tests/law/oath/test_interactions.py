"""Powers that meet: what the publisher has answered about two or three cards at once."""

from __future__ import annotations

from regnum.games.oath.components import BLANK as NO_SHIELD
from regnum.games.oath.components import SHIELD as ONE_SHIELD
from regnum.law import law
from tests.law.oath.fights import BLANK, HOLLOW, SHIELDS, SWORD, attacked, dice, field, over, pools
from tests.law.oath.suits import loaded
from tests.law.oath.table import Table
from tests.law.oath.test_beast_actions import searched
from tests.law.oath.test_deals import agreed, fair
from tests.law.oath.test_suits_discord import near_the_thief


# ---------------------------------------------------------------- Campaigns
@law("oath", "5.5.8", "10.after")
def test_martial_culture_comes_before_the_second_wind() -> None:
    t = field(attackers=6).card("martial-culture", 2).garrison(2, 2, 2).adviser(2, "second-wind").favor(2, 1).secrets(2, 1)
    t = attacked(dice(t, [BLANK], [SWORD] * 3), 3).play("plan martial-culture>use", "plan second-wind>use")
    over(t, "may-join")
    assert t.asked == "may-join" and "campaign-over" not in t.said()
    t.play("may-join pass")
    assert t.asked == "second-wind" and "campaign-over" in t.said()


@law("oath", "5.5.8", "10.kill")
def test_what_a_bear_trap_kills_feeds_the_cursed_cauldron() -> None:
    """Of five one is trapped, of four half die."""
    t = field(attackers=5).adviser(3, "bear-traps").relic(3, "cursed-cauldron")
    t = attacked(dice(t, [SHIELDS], [HOLLOW] * 3), 4).play("3: plan bear-traps>use", "3: plan cursed-cauldron>use")
    over(t)
    assert t.board(2) == 2 and t.board(3) == 3


@law("oath", "9.2", "5.5.7")
def test_who_has_the_ring_of_devotion_conquers_but_leaves_nobody() -> None:
    t = field(attackers=6).relic(2, "ring-of-devotion")
    over(attacked(dice(t, [BLANK], [SWORD] * 4), 4))
    assert t.at(1) == (0, 0) and t.board(2) == 6, "the site is the bandits'"


@law("oath", "9.2", "7.5")
def test_warning_signals_call_nobody_to_a_site_past_the_ring_of_devotion() -> None:
    t = field(attackers=3, defenders=1).adviser(3, "warning-signals").garrison(4, 3, 4).warbands(3, 2)
    t = attacked(dice(t.relic(3, "ring-of-devotion"), [BLANK], [HOLLOW]), 1).play("3: plan warning-signals>use")
    t.play("3: withdraw 3")
    assert t.asked != "station" and t.at(1) == (3, 1) and t.at(4) == (3, 1) and t.board(3) == 5


# ---------------------------------------------------------------- Trade
@law("oath", "7.4", "5.3.2")
def test_a_disguise_slips_the_own_vow_of_poverty() -> None:
    for disguised, favor in ((True, 1), (False, 0)):
        t = Table(3).adviser(1, "master-of-disguise", "vow-of-poverty").secrets(1, 2).card("keep", 1).play("act trade")
        if disguised:
            t.play("modify master-of-disguise", "disguise 2")
        t.passing("modify").answer("trade keep>favor")
        assert t.has(1)[0] == favor


@law("oath", "7.4", "10.match")
def test_a_disguise_borrows_a_marriage() -> None:
    for other, favor in (("tavern-songs", 2), ("marriage", 3)):
        t = Table(3).adviser(1, "master-of-disguise").adviser(2, other).secrets(1, 2).card("wayside-inn", 1)
        t.play("act trade", "modify master-of-disguise", "disguise 2").passing("modify").answer("trade wayside-inn>favor")
        assert t.has(1)[0] == favor, other


# ---------------------------------------------------------------- cards and sites
@law("oath", "10.discard", "7.4")
def test_bracken_hides_what_the_peoples_favor_discards_in_the_search() -> None:
    t = Table(3).adviser(1, "bracken").deck("wolves", "elders", "tutor").card("longbows", 1).banner("peoples-favor", 1, 1)
    searched(t, "world").play("search-keep wolves", "discard elders", "use bracken", "bracken hinterland>top")
    t.play("play fertile-valley").answer("play-first longbows")
    assert sorted(t.discards("hinterland")) == ["elders", "longbows", "tutor"] and t.discards("provinces") == []


@law("oath", "10.rule", "7.6.5")
def test_the_bandit_crown_buys_a_site_without_a_warband() -> None:
    t = fair(Table(3).garrison(3, 2, 3).relic(1, "bandit-crown").favor(1, 2), "deed-writer")
    agreed(t, "deal-item get-steppe", "deal-item give-favor", "deal-amount 2").answer("deed 0")
    assert t.at(3) == (0, 0) and t.board(2) == 3 and t.has(2)[0] >= 2


@law("oath", "7.1.4", "7.1.2/3")
def test_a_jinx_gives_the_relic_thief_a_second_roll() -> None:
    for again, stolen in ((True, ["brass-horse"]), (False, [])):
        t = loaded(near_the_thief().adviser(2, "jinx").secrets(2, 2), ONE_SHIELD, NO_SHIELD)
        t.play("act recover", "recover relic-1", "2: use relic-thief")
        assert t.seat == 2 and t.options() == ["jinx", "pass"]
        t.play("2: use jinx" if again else "2: use pass")
        assert t.relics(2) == stolen


# ---------------------------------------------------------------- sites
def aiming(ruler: int) -> Table:
    """Seat 2 chooses targets of seat 3, who rules the own site and one in another region, where the Narrow Pass is."""
    t = field().site(4, "narrow-pass").garrison(3, 3).pawn(3, 1)
    return t.garrison(4, ruler).play("act campaign").answer("defender 3")


@law("oath", "5.5.2", "9.2")
def test_past_the_narrow_pass_of_a_third_player_nothing_can_be_a_target() -> None:
    aiming(1).refuses("target steppe", "5.5.2")
    t = aiming(3).play("target steppe")
    assert "narrow-pass" not in t.options() and t.answer("target pass").state.fight is not None
    assert pools(t)[1] == 3, "the pass is a target with the site behind it"
    t = aiming(2).play("target steppe", "target pass")
    assert pools(t)[1] == 2, "who rules the pass may aim past it"


@law("oath", "10.take", "10.give")
def test_a_relic_that_is_given_is_no_prey_of_the_relic_thief() -> None:
    t = Table(3).adviser(3, "relic-thief").favor(3, 1).secrets(3, 1).relic(2, "map").pawn(3, 1)
    agreed(fair(t), "deal-item get-map")
    assert t.relics(1) == ["map"] and t.seat == 1 and t.asked == "act"


@law("oath", "7.6.3", "6.6.3")
def test_a_citizen_sells_a_site_of_the_empire_to_an_exile_without_asking_the_chancellor() -> None:
    t = Table(3).role(2, "citizen").turn(2).card("deed-writer", 1).garrison(1, 1, 2).warbands(3, 2).favor(3, 2).pawn(3, 1)
    t.play("act use-deed-writer", "deal-with 3", "deal-item give-fertile-valley", "deal-item get-favor", "deal-amount 2")
    t.play("deal-item send", "3: deal-reply accept", "3: deed 1")
    assert t.has(2)[0] == 2 and t.at(1) == (3, 1) and t.board(2) == 2 and t.board(1) == 0, "the warbands come to the seller"
