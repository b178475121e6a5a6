"""Discord: powers with a rule of their own."""

from __future__ import annotations

from regnum.engine.lists import changed
from regnum.games.oath.components import BLANK, CARDS, DOUBLE, FIRST_VISION, SHIELD, TWO_SHIELDS
from regnum.law import law
from tests.law.oath.suits import loaded, played
from tests.law.oath.table import Table


def claimed(t: Table, vision: str, seat: int) -> Table:
    """The False Prophet of a seat has a warband on a Vision."""
    t.g.prophet = changed(t.g.prophet, CARDS.index(vision) - FIRST_VISION, seat - 1)
    return t


# ---------------------------------------------------------------- Key to the City
@law("oath", "7.3.3")
def test_key_to_the_city_kills_all_and_leaves_a_warband() -> None:
    t = Table(3).turn(2).hidden(2, "key-to-the-city").pawn(2, 3).garrison(3, 1, 2)
    played(t, "key-to-the-city", "play steppe")
    assert t.at(3) == (2, 1) and t.board(2) == 0 and "city-taken" in t.said()


@law("oath", "7.3.3")
def test_key_to_the_city_opens_no_site_with_a_pawn_of_its_ruler() -> None:
    t = Table(3).turn(2).hidden(2, "key-to-the-city").pawn(1, 3).pawn(2, 3).garrison(3, 1, 2)
    played(t, "key-to-the-city", "play steppe")
    assert t.at(3) == (1, 2) and t.board(2) == 0 and "city-kept" in t.said()
    t = Table(3).role(3, "citizen").turn(2).hidden(2, "key-to-the-city").pawn(2, 3).pawn(3, 3).garrison(3, 1, 2)
    played(t, "key-to-the-city", "play steppe")
    assert t.at(3) == (1, 2)


@law("oath", "7.3.3")
def test_key_to_the_city_takes_what_bandits_rule_but_the_ring_puts_nothing_there() -> None:
    t = Table(3).turn(2).hidden(2, "key-to-the-city").pawn(2, 3)
    played(t, "key-to-the-city", "play steppe")
    assert t.at(3) == (2, 1)
    t = Table(3).turn(2).hidden(2, "key-to-the-city").pawn(2, 3).garrison(3, 1, 2).relic(2, "ring-of-devotion")
    played(t, "key-to-the-city", "play steppe")
    assert t.at(3) == (0, 0) and t.board(2) == 1


# ---------------------------------------------------------------- Dissent
@law("oath", "7.3.3")
def test_dissent_costs_a_favor_for_each_suit_ruled() -> None:
    t = Table(4).role(4, "citizen").favor(1, 5).favor(2, 1).favor(3, 4).favor(4, 1).hidden(2, "dissent").turn(2)
    t.garrison(1, 1).card("keep", 1).card("longbows", 1).card("wolves", 1)
    t.adviser(2, "scryer", "tutor").adviser(3, "elders").banner("peoples-favor", 3)
    played(t, "dissent", "play adviser")
    assert [t.has(p)[0] for p in (1, 2, 3, 4)] == [3, 0, 4, 0]
    assert t.on("dissent") == (4, 0)


# ---------------------------------------------------------------- False Prophet
@law("oath", "7.3.3")
def test_the_false_prophet_claims_a_vision() -> None:
    t = Table(3).turn(2).hidden(2, "false-prophet").vision(3, "vision-of-faith").vision(2, "vision-of-conquest")
    played(t, "false-prophet", "play adviser", "prophet vision-of-faith")
    assert t.board(2) == 0 and t.state.prophet.count(1) == 1
    t = Table(3).turn(2).hidden(2, "false-prophet")
    played(t, "false-prophet", "play adviser")
    assert t.board(2) == 1


@law("oath", "3.2")
def test_a_claimed_vision_wins_for_the_prophet() -> None:
    t = Table(3).turn(2).hidden(2, "false-prophet").vision(3, "vision-of-faith").banner("darkest-secret", 2).visions(3)
    played(t, "false-prophet", "play adviser", "act pass", "3: act pass", "1: act pass")
    assert t.won == (2, "vision")


@law("oath", "5.1.4.III/3")
def test_a_claimed_vision_comes_to_the_prophet_when_it_is_discarded() -> None:
    t = Table(3).turn(3).adviser(2, "false-prophet").vision(3, "vision-of-faith").hidden(3, "vision-of-conquest")
    played(claimed(t, "vision-of-faith", 2), "vision-of-conquest", "play vision")
    assert t.seat == 2 and t.options() == ["facedown", "vision", "discard"]
    t.play("2: play vision")
    assert [CARDS[v] if v >= 0 else "" for v in t.state.vision] == ["", "vision-of-faith", "vision-of-conquest"]
    assert t.state.prophet.count(1) == 0 and t.state.bank[1] == 14 and t.seat == 3


@law("oath", "5.1.4.III/3")
def test_the_prophet_may_discard_it_or_keep_it_facedown() -> None:
    for spot, kept in (("discard", []), ("facedown", ["vision-of-faith"])):
        t = Table(3).turn(3).adviser(2, "false-prophet").vision(3, "vision-of-faith").hidden(3, "vision-of-conquest")
        played(claimed(t, "vision-of-faith", 2), "vision-of-conquest", "play vision", f"2: play {spot}")
        assert t.facedowns(2) == kept and t.discards("provinces") == [] + ["vision-of-faith"] * (not kept)


@law("oath", "5.1.4.III/3")
def test_an_own_vision_that_makes_way_is_discarded_after_all() -> None:
    t = Table(3).turn(2).adviser(2, "false-prophet").vision(2, "vision-of-faith").hidden(2, "vision-of-conquest")
    played(claimed(t, "vision-of-faith", 2), "vision-of-conquest", "play vision", "play vision")
    assert CARDS[t.state.vision[1]] == "vision-of-conquest" and t.discards("provinces") == ["vision-of-faith"]


# ---------------------------------------------------------------- Vow of Renewal
@law("oath", "10.burn")
def test_burnt_favor_comes_to_the_vow_of_renewal() -> None:
    t = Table(3).adviser(2, "vow-of-renewal").hidden(1, "revelation").favor(1, 3)
    played(t, "revelation", "play adviser", "revelation 2")
    assert t.has(1) == (1, 2) and t.has(2)[0] == 2


@law("oath", "9.2")
def test_the_vow_of_renewal_recovers_no_peoples_favor() -> None:
    t = Table(3).adviser(1, "vow-of-renewal").favor(1, 5).secrets(1, 5).play("act recover")
    assert "peoples-favor" not in t.options()
    assert Table(3).favor(1, 5).secrets(1, 5).play("act recover").options() == ["peoples-favor", "darkest-secret"]


# ---------------------------------------------------------------- Salt the Earth
@law("oath", "7.3.3")
def test_salt_the_earth_leaves_no_other_denizen() -> None:
    t = Table(3).hidden(1, "salt-the-earth").card("scryer", 1).card("tutor", 1).card("elders", 1)
    played(t, "salt-the-earth", "play fertile-valley", "discard tutor", "discard scryer")
    assert t.cards(1) == ["salt-the-earth"] and t.discards("provinces") == ["elders", "scryer", "tutor"]
    t = Table(3).hidden(1, "salt-the-earth").pawn(1, 7)
    played(t, "salt-the-earth", "play drowned-city")
    assert t.cards(7) == ["salt-the-earth"]


@law("oath", "7.2.2")
def test_salt_the_earth_comes_to_no_site_with_a_locked_card() -> None:
    t = Table(3).hidden(1, "salt-the-earth").card("a-round-of-ale", 1).play("act adviser")
    assert "fertile-valley" not in t.options() and t.refused(1, "fertile-valley") == "9.2"


# ---------------------------------------------------------------- Riots
@law("oath", "7.3.3")
def test_riots_discard_the_most_common_suit_under_the_mob() -> None:
    t = Table(3).hidden(1, "riots").banner("peoples-favor", 0, 1, mob=True)
    t.card("keep", 2).card("longbows", 4).card("wolves", 4).card("birdsong", 6).card("scryer", 6)
    played(t, "riots", "play adviser")
    assert t.options() == ["order", "beast"]
    t.play("riots beast", "discard wolves")
    assert t.cards(4) == ["longbows"] and t.cards(6) == ["scryer"] and t.cards(2) == ["keep"]
    assert t.discards("hinterland") == ["wolves"] and t.discards("cradle") == ["birdsong"]


@law("oath", "7.3.3")
def test_riots_stay_and_without_the_mob_nothing_happens() -> None:
    t = Table(3).hidden(1, "riots").banner("peoples-favor", 0, 1, mob=True).card("scryer", 6)
    played(t, "riots", "play fertile-valley")
    assert t.cards(1) == ["riots"] and t.cards(6) == []
    t = Table(3).hidden(1, "riots").card("scryer", 6)
    played(t, "riots", "play adviser")
    assert t.cards(6) == ["scryer"] and "no-riots" in t.said()


# ---------------------------------------------------------------- Gambling Hall
@law("oath", "5.5.4/3")
def test_the_gambling_hall_pays_shields_doubled() -> None:
    t = loaded(Table(3).card("gambling-hall", 1).favor(1, 2).bank("beast", 6), SHIELD, TWO_SHIELDS, DOUBLE, BLANK)
    t.play("act use-gambling-hall", "bank beast")
    assert t.has(1)[0] == 6 and t.in_bank("beast") == 0 and t.on("gambling-hall") == (2, 0)
    t = loaded(Table(3).card("gambling-hall", 1).favor(1, 2), DOUBLE, DOUBLE, BLANK, BLANK)
    t.play("act use-gambling-hall")
    assert t.has(1)[0] == 0 and t.asked == "act"


# ---------------------------------------------------------------- Relic Thief
def near_the_thief() -> Table:
    """Seat 1 can recover a relic in the region of seat 2, who has the Relic Thief."""
    t = Table(3).adviser(2, "relic-thief").favor(2, 1).secrets(2, 1).pawn(1, 3).pawn(2, 4)
    return t.site_relic(3, "brass-horse").site(3, "mine").favor(1, 3).secrets(1, 3)


@law("oath", "7.1.2/3")
def test_the_relic_thief_steals_without_a_shield() -> None:
    t = loaded(near_the_thief(), DOUBLE)
    t.play("act recover", "recover relic-1")
    assert t.seat == 2 and t.options() == ["relic-thief", "pass"]
    t.play("2: use relic-thief")
    assert t.relics(2) == ["brass-horse"] and t.has(2) == (0, 0) and t.dark(2) == 1 and t.on("relic-thief") == (0, 0)


@law("oath", "7.1.2/3")
def test_a_shield_catches_the_relic_thief_and_the_cost_is_lost() -> None:
    t = loaded(near_the_thief(), SHIELD)
    t.play("act recover", "recover relic-1", "2: use relic-thief")
    assert t.relics(1) == ["brass-horse"] and t.has(2) == (0, 0) and "thief-caught" in t.said()


@law("oath", "10.take")
def test_the_relic_thief_stays_in_the_own_region() -> None:
    t = near_the_thief().pawn(2, 6)
    t.play("act recover", "recover relic-1")
    assert t.asked == "act" and t.relics(1) == ["brass-horse"]


# ---------------------------------------------------------------- Bandit Chief
@law("oath", "7.3.3", "10.kill")
def test_the_bandit_chief_kills_one_at_every_site() -> None:
    t = Table(3).hidden(1, "bandit-chief").garrison(1, 1, 3).garrison(4, 2, 1).garrison(5, 3, 2)
    played(t, "bandit-chief", "play fertile-valley")
    assert t.at(1) == (1, 2) and t.at(4) == (0, 0) and t.at(5) == (3, 1) and t.state.bank[1] == 14
