"""Order outside of battle: restrictions and locks, Action powers, modifiers, tolls and bans."""

from __future__ import annotations

import pytest

from regnum.law import law
from tests.law.oath.suits import played
from tests.law.oath.table import Table

ANYWHERE = [
    "wrestlers", "battle-honors", "bear-traps", "longbows", "pressgangs", "scouts", "code-of-honor", "outriders", "messenger",
    "field-promotion", "shield-wall", "military-parade", "specialist", "siege-engines", "royal-tax", "knights-errant",
    "hunting-party", "encirclement", "peace-envoy", "relic-hunter",
]  # fmt: skip
SITE_ONLY = [
    "keep", "garrison", "martial-culture", "tome-guardians", "forced-labor", "secret-police", "captains",
    "toll-roads", "curfew",
]  # fmt: skip
ADVISER_ONLY = ["palanquin", "tyrant", "vow-of-obedience", "council-seat"]
"""The 33 cards of Order by the banner beneath the suit."""


# ---------------------------------------------------------------- restrictions and locks
@law("oath", "7.2.1", "7.2.1/2", "2.6.2")
@pytest.mark.parametrize("card", ANYWHERE + SITE_ONLY + ADVISER_ONLY)
def test_the_banner_says_where_a_card_of_order_may_go(card: str) -> None:
    t = Table(3).hidden(1, card).play("act adviser").answer(f"adviser {card}")
    assert ("fertile-valley" in t.options()) is (card not in ADVISER_ONLY)
    assert ("adviser" in t.options()) is (card not in SITE_ONLY)


@law("oath", "7.2.2")
@pytest.mark.parametrize("card", ANYWHERE + SITE_ONLY)
def test_keep_alone_of_the_sites_of_order_is_locked(card: str) -> None:
    t = (
        Table(3)
        .banner("peoples-favor", 1)
        .garrison(1, 1)
        .card(card, 1)
        .card("wolves", 1)
        .hidden(1, "tents")
        .play("act adviser")
    )
    t.answer("play fertile-valley")
    assert t.asked == "play-first" and "wolves" in t.options() and (card in t.options()) is (card != "keep")


@law("oath", "7.2.2")
@pytest.mark.parametrize("card", ANYWHERE + ADVISER_ONLY)
def test_locked_advisers_of_order_do_not_make_room(card: str) -> None:
    t = Table(3).turn(2).adviser(2, card, "wolves", "tents").deck("elders", "scryer", "birdsong").play("act search")
    t.passing("modify").answer("search world").play("search-keep elders")
    while t.asked == "discard":
        t.play(f"discard {t.options()[0]}")
    t.play("play adviser")
    assert t.asked == "drop-adviser"
    assert (card in t.options()) is (card not in ("tyrant", "vow-of-obedience", "council-seat"))


# ---------------------------------------------------------------- Pressgangs
@law("oath", "5.2.1", "7.4", "7.4.2")
def test_pressgangs_muster_on_occupied_cards() -> None:
    t = Table(3).adviser(1, "pressgangs").card("wolves", 1, favor=1).card("tents", 1, secrets=2).favor(1, 3)
    t.play("act muster")
    assert t.options() == ["wolves", "tents"]
    t.play("muster tents", "act muster", "muster tents")
    assert t.on("tents") == (2, 2) and t.board(1) == 4 and t.has(1)[0] == 1


@law("oath", "5.2.1", "7.1.1")
def test_without_ones_own_pressgangs_a_card_must_be_empty() -> None:
    Table(3).adviser(2, "pressgangs").card("wolves", 1, favor=1).favor(1, 1).refuses("act muster", "5.2.1")
    Table(3).hidden(1, "pressgangs").card("wolves", 1, favor=1).favor(1, 1).refuses("act muster", "5.2.1")
    t = Table(3).adviser(1, "pressgangs").card("wolves", 1, favor=1).secrets(1, 1).favor(1, 2)
    assert "trade" not in t.options()  # no help in a Trade


# ---------------------------------------------------------------- Messenger
@law("oath", "7.3.2", "6.5")
def test_the_messenger_rearranges_all_warbands_but_the_last_of_a_site() -> None:
    t = (
        Table(3)
        .turn(2)
        .adviser(2, "messenger")
        .favor(2, 1)
        .warbands(2, 3)
        .garrison(1, 2, 3)
        .garrison(8, 2, 2)
        .garrison(5, 3, 4)
    )
    t.play("act use-messenger")
    assert t.asked == "withdraw" and t.options() == ["0", "1", "2"]
    t.play("withdraw 2")
    assert t.options() == ["0", "1"]
    t.play("withdraw 0", "station 0")
    assert t.asked == "station" and t.options() == ["0", "1", "2", "3", "4", "5"]
    t.play("station 4")
    assert t.at(1) == (2, 1) and t.at(8) == (2, 6) and t.board(2) == 1 and t.at(5) == (3, 4) and t.on("messenger") == (1, 0)


@law("oath", "6.5/3", "7.1.2")
def test_the_messenger_of_a_citizen_asks_nobody_and_wants_a_favor() -> None:
    t = Table(3).role(2, "citizen").turn(2).adviser(2, "messenger").favor(2, 1).warbands(2, 1).garrison(1, 1, 3)
    t.play("act use-messenger", "withdraw 2")
    assert t.seat == 2
    t.answer("station 0")
    assert t.board(2) == 3 and t.at(1) == (1, 1)
    Table(3).adviser(1, "messenger").warbands(1, 1).garrison(1, 1, 2).refuses("act use-messenger", "7.1.2")
    t = Table(3).adviser(1, "messenger").warbands(1, 1).garrison(1, 1, 2).favor(1, 2).tokens("messenger", favor=1)
    t.refuses("act use-messenger", "7.1.2/2")


@law("oath", "7.1.2", "7.1.2/2")
def test_the_palanquin_wants_a_favor_on_an_empty_card() -> None:
    Table(3).adviser(1, "palanquin").refuses("act use-palanquin", "7.1.2")
    Table(3).adviser(1, "palanquin").favor(1, 2).tokens("palanquin", favor=1).refuses("act use-palanquin", "7.1.2/2")
    assert "use-palanquin" not in Table(3).adviser(2, "palanquin").favor(1, 2).options()


# ---------------------------------------------------------------- Siege Engines
@law("oath", "7.3.2", "10.kill")
def test_siege_engines_kill_two_at_one_site_of_the_region() -> None:
    t = Table(3).turn(2).adviser(2, "siege-engines").favor(2, 1).garrison(1, 3, 3).garrison(2, 2, 1).garrison(4, 3, 2)
    t.warbands(3, 2).play("act use-siege-engines")
    assert t.options() == ["fertile-valley", "ancient-city"]  # the own site too, none of another region
    t.play("kill fertile-valley")
    assert t.at(1) == (3, 1) and t.board(3) == 2 and t.at(2) == (2, 1) and t.on("siege-engines") == (1, 0)
    t = Table(3).turn(2).adviser(2, "siege-engines").favor(2, 1).garrison(2, 3, 1).play("act use-siege-engines")
    t.answer("kill ancient-city")
    assert t.at(2) == (0, 0) and t.state.bank[2] == 14


@law("oath", "7.1.2", "7.1.1")
def test_siege_engines_want_a_favor_a_ruler_and_somebody_to_kill() -> None:
    Table(3).adviser(1, "siege-engines").garrison(1, 2, 2).refuses("act use-siege-engines", "7.1.2")
    t = Table(3).adviser(1, "siege-engines").favor(1, 1).garrison(4, 2, 2)
    assert "use-siege-engines" not in t.options()
    t = Table(3).card("siege-engines", 4).garrison(4, 2).garrison(1, 2).favor(1, 1)
    assert "use-siege-engines" not in t.options()


# ---------------------------------------------------------------- Royal Tax
@law("oath", "7.3.3", "10.take", "9.3")
def test_the_royal_tax_takes_two_favor_where_one_rules_in_the_own_region() -> None:
    t = Table(5).turn(2).hidden(2, "royal-tax").garrison(1, 2).garrison(4, 2).garrison(2, 3).favor(2, 1)
    t.pawn(1, 1).pawn(3, 1).pawn(4, 2).pawn(5, 4).favor(1, 1).favor(3, 3).favor(4, 3).favor(5, 3)
    played(t, "royal-tax", "play adviser")
    assert [t.has(p)[0] for p in (1, 2, 3, 4, 5)] == [0, 1 + 1 + 2, 1, 3, 3]


@law("oath", "7.3.3")
def test_a_facedown_royal_tax_takes_nothing() -> None:
    t = Table(3).turn(2).deck("royal-tax", "keep", "elders").garrison(1, 2).pawn(3, 1).favor(3, 3)
    t.play("act search").answer("search world").play("search-keep royal-tax")
    while t.asked == "discard":
        t.play(f"discard {t.options()[0]}")
    t.play("play facedown")
    assert t.has(3)[0] == 3 and t.has(2)[0] == 0


@law("oath", "10.take", "7.3.3")
def test_the_royal_tax_finds_nothing_under_a_vow_of_kinship() -> None:
    t = Table(3).turn(2).hidden(2, "royal-tax").garrison(1, 2).pawn(3, 1).adviser(3, "vow-of-kinship").bank("nomad", 4)
    played(t, "royal-tax", "play adviser")
    assert t.has(2)[0] == 0 and t.in_bank("nomad") == 4


# ---------------------------------------------------------------- Tyrant
@law("oath", "7.4", "10.kill")
def test_the_tyrant_kills_one_at_the_new_site_even_an_own_one() -> None:
    for ruler in (2, 3):
        t = Table(3).turn(2).adviser(2, "tyrant").garrison(3, ruler, 2).garrison(1, 3, 2).warbands(2, 3).supply(2, 7)
        t.play("act travel", "travel steppe")
        assert t.at(3) == (ruler, 1) and t.board(2) == 3 and t.at(1) == (3, 2)
    t = Table(3).turn(2).adviser(2, "tyrant").garrison(3, 2).play("act travel", "travel steppe")
    assert t.at(3) == (0, 0)


@law("oath", "9.2/3", "7.1.4")
def test_the_tyrant_harms_no_bare_site_and_no_site_others_travel_to() -> None:
    t = Table(3).turn(2).adviser(2, "tyrant").warbands(2, 3).warbands(3, 1).pawn(3, 3).play("act travel", "travel steppe")
    assert t.state.pawn[1] == 2 and t.board(2) == 3 and t.board(3) == 1
    t = Table(3).turn(2).adviser(3, "tyrant").garrison(3, 1, 2).play("act travel", "travel steppe")
    assert t.at(3) == (1, 2)


# ---------------------------------------------------------------- Forced Labor
def labor(ruler: int = 3, favor: int = 1) -> Table:
    """Seat 2 is at slot 1 of a ruler (0: bandits), who has Forced Labor at slot 4; an adviser lies facedown."""
    t = Table(3).turn(2).card("forced-labor", 4).favor(2, favor).hidden(2, "elders").deck("keep", "scryer", "wolves")
    return t.garrison(4, ruler).garrison(1, ruler) if ruler else t


@law("oath", "7.1.4", "5.1.1", "6.1")
def test_forced_labor_wants_a_favor_for_a_search_and_for_playing_an_adviser() -> None:
    t = labor().play("act search").answer("search world")
    assert t.has(2)[0] == 0 and t.has(3)[0] == 1 and t.asked == "search-keep"
    t = labor().play("act adviser")
    assert t.has(2)[0] == 0 and t.has(3)[0] == 1
    labor(favor=0).refuses("act search", "9.2")
    labor(favor=0).refuses("act adviser", "9.2")


@law("oath", "7.1.4", "10.enemy")
def test_forced_labor_feeds_the_chancellor_or_is_burnt_for_bandits() -> None:
    t = labor(1).play("act search").answer("search world")
    assert t.has(1)[0] == 1 and t.has(2)[0] == 0
    t = labor(0).play("act search").answer("search world")
    assert t.has(2)[0] == 0 and t.has(1)[0] == 0 and t.has(3)[0] == 0


@law("oath", "7.1.4", "10.enemy")
def test_forced_labor_binds_enemies_at_sites_of_its_ruler_only() -> None:
    t = labor(2).play("act search").answer("search world")
    assert t.has(2)[0] == 1
    t = labor().garrison(1, 1).play("act search").answer("search world")
    assert t.has(2)[0] == 1 and t.has(3)[0] == 0
    t = labor().role(2, "citizen").garrison(1, 1).garrison(4, 1).play("act search").answer("search world")
    assert t.has(2)[0] == 1 and t.has(1)[0] == 0


@law("oath", "7.1.4")
def test_forced_labor_is_paid_for_oracle_too() -> None:
    t = labor(favor=1).card("oracle", 1).secrets(2, 2).deck("keep", "vision-of-faith").play("act use-oracle")
    assert t.has(3)[0] == 1 and t.has(2)[0] == 0
    t = labor(favor=0).card("oracle", 1).secrets(2, 2).deck("keep", "vision-of-faith")
    assert "use-oracle" not in t.options()


# ---------------------------------------------------------------- Secret Police, Vow of Obedience
FACEUP = [("vision-of-faith", "vision"), ("conspiracy", "conspiracy")]
"""A Vision, and the way to play it faceup."""


@law("oath", "7.1.4", "9.2", "5.1.4.III/3")
@pytest.mark.parametrize(("vision", "face"), FACEUP)
def test_the_secret_police_stops_visions_of_enemies_at_its_rulers_sites(vision: str, face: str) -> None:
    for ruler, here, free in ((3, 3, False), (1, 1, False), (3, 1, True), (2, 2, True)):
        t = Table(3).turn(2).card("secret-police", 4).garrison(4, ruler).garrison(1, here).hidden(2, vision).play("act adviser")
        assert (face in t.options()) is free and t.refused(2, face) == ("" if free else "9.2")
        assert "discard" in t.options()
    t = Table(3).turn(2).card("secret-police", 4).hidden(2, vision).play("act adviser")
    assert face not in t.options()  # bandits rule both


@law("oath", "7.1.4", "9.2")
@pytest.mark.parametrize(("vision", "face"), FACEUP)
def test_the_vow_of_obedience_plays_no_vision_faceup(vision: str, face: str) -> None:
    t = Table(3).turn(2).adviser(2, "vow-of-obedience").hidden(2, vision).vision(2, "vision-of-conquest").play("act adviser")
    assert face not in t.options() and t.refused(2, face) == "9.2"
    t.play("play discard")
    assert t.state.vision[1] >= 0  # what was revealed stays
    t = Table(3).turn(2).adviser(3, "vow-of-obedience").hidden(2, vision).play("act adviser")
    assert face in t.options()


@law("oath", "7.3.4", "4.3.5")
def test_the_vow_of_obedience_gains_a_favor_of_any_bank_at_rest() -> None:
    t = Table(3).turn(2).adviser(2, "vow-of-obedience").bank("beast", 0).play("act pass", "use vow-of-obedience")
    assert t.asked == "bank" and t.options() == ["discord", "arcane", "order", "hearth", "nomad"]
    t.play("bank nomad")
    assert t.has(2)[0] == 1 and t.in_bank("nomad") == 2 and t.seat == 3
    t = Table(3).turn(2).adviser(2, "vow-of-obedience").play("act pass", "use pass")
    assert t.has(2)[0] == 0 and t.seat == 3
    t = Table(3).turn(2).adviser(3, "vow-of-obedience").play("act pass")
    assert t.seat == 3 and t.asked == "act"


# ---------------------------------------------------------------- Tome Guardians
def tome(ruler: int) -> Table:
    """Seat 3 holds an open Darkest Secret, Tome Guardians stand at a site of a ruler (0: bandits), seat 2 has secrets."""
    t = Table(3).turn(2).card("tome-guardians", 4).banner("darkest-secret", 3).card("wolves", 1).secrets(2, 3).favor(2, 3)
    return t.garrison(4, ruler) if ruler else t


@law("oath", "9.2", "5.4.1/2", "10.enemy")
@pytest.mark.parametrize(("ruler", "free"), [(0, False), (1, False), (2, True), (3, False)])
def test_tome_guardians_keep_the_darkest_secret_from_enemies_of_their_ruler(ruler: int, free: bool) -> None:
    t = tome(ruler).site(1, "mine").site_relic(1, "map").play("act recover")
    assert ("darkest-secret" in t.options()) is free and t.refused(2, "darkest-secret") == ("" if free else "9.2")
    t = tome(ruler).warbands(2, 4).play("act campaign").answer("defender 3")
    assert t.asked in ("target", "attack-dice") and ("darkest-secret" in t.options()) is free


@law("oath", "9.2", "5.1.4.IV/2")
def test_tome_guardians_stop_the_conspiracy() -> None:
    for ruler in (2, 3):
        t = tome(ruler).adviser(2, "tents", "elders").adviser(3, "oracle").relic(3, "map").hidden(2, "conspiracy")
        played(t, "conspiracy", "play conspiracy", "use conspiracy").answer("conspire 3>darkest-secret")
        assert t.holder("darkest-secret")[0] == ruler and t.relics(2) == ([] if ruler == 2 else ["map"])


@law("oath", "9.2")
def test_tome_guardians_leave_the_peoples_favor_and_the_own_empire_alone() -> None:
    t = (
        tome(3)
        .banner("peoples-favor", 3)
        .play("act recover")
        .answer("recover peoples-favor")
        .play("payment 2", "first-bank order")
    )
    assert t.holder("peoples-favor") == (2, 2)
    t = Table(3).role(3, "citizen").turn(3).card("tome-guardians", 4).garrison(4, 1).banner("darkest-secret", 1).secrets(3, 3)
    t.card("wolves", 1).site_relic(1, "map").site(1, "mine").favor(3, 3).play("act recover")
    assert "darkest-secret" in t.options()


# ---------------------------------------------------------------- Toll Roads, Curfew
@law("oath", "7.1.4", "5.6.1")
def test_toll_roads_cost_a_favor_to_each_site_of_their_ruler() -> None:
    t = Table(3).turn(2).card("toll-roads", 4).garrison(4, 3).garrison(3, 3).favor(2, 1).supply(2, 7)
    t.play("act travel", "travel steppe")
    assert t.has(2)[0] == 0 and t.has(3)[0] == 1 and t.state.supply[1] == 5
    t.play("act travel")
    assert "standing-stones" not in t.options() and t.refused(2, "standing-stones") == "9.2" and "wastes" in t.options()


@law("oath", "7.1.4", "10.enemy", "10.rule/2")
def test_toll_roads_let_friends_pass_and_know_no_facedown_site() -> None:
    t = Table(3).role(3, "citizen").turn(3).card("toll-roads", 4).garrison(4, 1).play("act travel", "travel standing-stones")
    assert t.state.pawn[2] == 3
    t = Table(3).turn(2).card("toll-roads", 4).facedown(6, 7).play("act travel")
    assert t.options() == ["facedown-6", "facedown-7"]
    t = Table(3).turn(2).card("toll-roads", 4).favor(2, 1).play("act travel", "travel steppe")
    assert t.has(2)[0] == 0 and [t.has(p)[0] for p in (1, 3)] == [0, 0]  # bandits burn it


@law("oath", "7.1.4", "5.3.2")
def test_curfew_costs_a_favor_for_a_trade_with_a_card_of_its_ruler() -> None:
    t = Table(3).turn(2).card("curfew", 4).garrison(4, 3).garrison(1, 3).card("wolves", 1).secrets(2, 2).favor(2, 1)
    t.play("act trade").answer("trade wolves>favor")
    assert t.has(3)[0] == 1 and t.has(2) == (1, 1) and t.in_bank("beast") == 2
    t = Table(3).turn(2).card("curfew", 4).garrison(4, 3).garrison(1, 3).card("wolves", 1).secrets(2, 2)
    assert "trade" not in t.options()


@law("oath", "7.1.4", "10.enemy")
def test_curfew_is_for_enemies_and_its_rulers_cards_and_trades_only() -> None:
    for ruler, here in ((3, 1), (2, 2)):
        t = Table(3).turn(2).card("curfew", 4).garrison(4, ruler).garrison(1, here).card("wolves", 1).secrets(2, 1)
        t.play("act trade").answer("trade wolves>favor")
        assert t.has(2) == (1, 0) and t.has(3)[0] == 0 and t.has(1)[0] == 0
    t = Table(3).turn(2).card("curfew", 4).garrison(4, 3).garrison(1, 3).card("wolves", 1).favor(2, 1)
    t.play("act muster").answer("muster wolves")
    assert t.board(2) == 2 and t.has(3)[0] == 0


# ---------------------------------------------------------------- Council Seat
@law("oath", "6.7", "6.8", "9.2")
def test_the_council_seat_keeps_a_citizen_in_the_empire() -> None:
    Table(3).role(2, "citizen").adviser(2, "council-seat").favor(1, 9).refuses("act exile", "9.2")
    Table(3).role(2, "citizen").turn(2).adviser(2, "council-seat").favor(2, 9).refuses("act self-exile", "9.2")
    assert "exile" in Table(3).role(2, "citizen").hidden(2, "council-seat").favor(1, 9).options()
    t = Table(4).role(2, "citizen").role(3, "citizen").adviser(2, "council-seat").favor(1, 9).play("act exile")
    assert t.answer("exile 3").is_exile(3) and not t.is_exile(2)
    assert "self-exile" in Table(3).role(2, "citizen").turn(2).adviser(1, "council-seat").favor(2, 9).options()
