"""Nomad: travellers and their stations, what binds others, and the Family Wagon (7.4, 7.1.4, 7.6.4)."""

from __future__ import annotations

import pytest

from regnum.law import law
from tests.law.oath.fights import attacked, field, named
from tests.law.oath.suits import played
from tests.law.oath.table import Table


# ---------------------------------------------------------------- Travel: Tents, A Fast Steed, Special Envoy, Way Station
@law("oath", "7.4", "7.6.2")
@pytest.mark.parametrize(("to", "slot", "cost"), [("ancient-city", 2, 0), ("steppe", 3, 2)])
def test_tents_save_supply_within_the_region(to: str, slot: int, cost: int) -> None:
    t = Table(3).card("tents", 1).favor(1, 1).supply(1, 3).play("act travel", "modify tents", f"travel {to}")
    assert t.state.pawn[0] == slot - 1 and t.state.supply[0] == 3 - cost and t.on("tents") == (1, 0) and t.has(1)[0] == 0


@law("oath", "7.1.2", "7.4")
def test_tents_cost_a_favor_and_cover_the_charming_valley() -> None:
    assert "travel" not in Table(3).card("tents", 1).supply(1, 0).options()
    assert "travel" not in Table(3).card("tents", 1, 1).favor(1, 1).supply(1, 0).options()
    t = Table(3).site(1, "charming-valley").adviser(1, "tents").favor(1, 1).supply(1, 0).play("act travel")
    assert t.state.pawn[0] == 1 and t.state.supply[0] == 0


@law("oath", "7.4", "5.5.7.III/3")
def test_tents_are_lost_where_the_ruler_of_the_wood_names_another_region() -> None:
    t = Table(3).turn(2).site(3, "shrouded-wood").pawn(2, 3).garrison(3, 1).adviser(2, "tents").favor(2, 1).supply(2, 1)
    t.play("act travel").answer("modify tents")
    assert t.seat == 1 and t.asked == "send" and "river" in t.options()
    t.play("1: send river")
    assert t.state.pawn[1] == 2 and t.on("tents") == (1, 0) and t.state.supply[1] == 1 and t.seat == 2
    t = Table(3).turn(2).site(3, "shrouded-wood").pawn(2, 3).garrison(3, 1).adviser(2, "tents").favor(2, 1).supply(2, 1)
    t.play("act travel").answer("modify tents").play("1: send wastes")
    assert t.state.pawn[1] == 4 and t.state.supply[1] == 1


@law("oath", "7.4", "7.6.2")
@pytest.mark.parametrize(("board", "rides"), [(3, True), (4, False)])
def test_a_fast_steed_carries_three_warbands(board: int, rides: bool) -> None:
    t = Table(3).adviser(1, "a-fast-steed").favor(1, 1).supply(1, 1).warbands(1, board).play("act travel")
    assert (t.asked == "modify") is rides
    if rides:
        t.play("modify a-fast-steed", "travel river")
        assert t.state.supply[0] == 1 and t.on("a-fast-steed") == (1, 0) and t.state.pawn[0] == 7
    else:
        assert t.state.pawn[0] == 1 and t.state.supply[0] == 0 and t.on("a-fast-steed") == (0, 0)
    assert "travel" not in Table(3).adviser(1, "a-fast-steed").supply(1, 0).options()


@law("oath", "7.4", "7.6.2")
def test_the_special_envoy_travels_for_no_supply_and_ends_the_act_phase() -> None:
    t = Table(3).adviser(1, "special-envoy").supply(1, 0).play("act travel").answer("modify special-envoy").play("travel river")
    assert t.state.pawn[0] == 7 and t.seat == 2 and t.asked == "act"
    t = Table(3).adviser(1, "special-envoy").play("act travel", "modify pass", "travel steppe")
    assert t.seat == 1 and t.state.supply[0] == 7 - 2


@law("oath", "7.1.4", "10.give")
@pytest.mark.parametrize("ruler", [1, 2, 0])
def test_the_way_station_is_free_for_its_ruler_and_for_a_favor(ruler: int) -> None:
    t = Table(3).card("way-station", 8).favor(1, 1).supply(1, 4)
    if ruler:
        t.garrison(8, ruler)
    t.play("act travel", "travel river")
    shared = t.state.shared
    t.answer("modify way-station").answer("use way-station")
    assert t.state.pawn[0] == 7 and t.state.supply[0] == 4 and t.has(1)[0] == (1 if ruler == 1 else 0)
    assert t.has(2)[0] == (1 if ruler == 2 else 0) and t.state.shared == shared + (1 if ruler == 0 else 0)
    assert t.on("way-station") == (0, 0)


@law("oath", "7.1.4", "5.6.1")
def test_who_gives_nothing_pays_supply_at_the_way_station() -> None:
    t = Table(3).card("way-station", 4).garrison(4, 2).favor(1, 1).supply(1, 4).play("act travel", "travel standing-stones")
    t.passing("modify", "use")
    assert t.state.supply[0] == 2 and t.has(1)[0] == 1 and t.has(2)[0] == 0
    t = Table(3).card("way-station", 8).garrison(8, 2).supply(1, 3).play("act travel")
    assert "river" not in t.options()
    t = Table(3).card("way-station", 8).garrison(8, 2).supply(1, 3).favor(1, 1).play("act travel")
    assert "river" in t.options() and "drowned-city" not in t.options()


@law("oath", "7.4", "10.match")
def test_hospitality_gives_a_favor_of_a_suit_of_site_and_adviser() -> None:
    t = Table(3).adviser(1, "hospitality", "wolves").card("elders", 4).card("bracken", 4).card("longbows", 1)
    t.play("act travel", "travel standing-stones", "use hospitality")
    assert t.asked == "bank" and sorted(t.options()) == ["beast", "nomad"]
    t.play("bank beast")
    assert t.has(1)[0] == 1 and t.in_bank("beast") == 2
    t = Table(3).adviser(1, "hospitality").hidden(1, "longbows").card("longbows", 4).card("elders", 1)
    assert t.play("act travel", "travel standing-stones").asked == "act"
    t = Table(3).adviser(2, "hospitality").card("elders", 4).play("act travel", "travel standing-stones")
    assert t.asked == "act" and t.has(2)[0] == 0


# ---------------------------------------------------------------- Recover: Relic Worship
@law("oath", "7.4", "5.4.3")
@pytest.mark.parametrize(("supply", "then"), [(2, 4), (6, 7)])
def test_relic_worship_gives_three_supply_for_a_relic(supply: int, then: int) -> None:
    t = Table(3).site(1, "mountain").site_relic(1, "whistle").adviser(1, "relic-worship").favor(1, 2).supply(1, supply)
    t.play("act recover").answer("recover relic-1").play("use relic-worship")
    assert t.relics(1) == ["whistle"] and t.state.supply[0] == then


@law("oath", "7.4", "7.4.1")
def test_relic_worship_is_no_worship_of_banners_and_may_be_declined() -> None:
    t = Table(3).adviser(1, "relic-worship").favor(1, 2).supply(1, 2).play("act recover").answer("recover peoples-favor")
    t.answer("payment 2").answer("first-bank order")
    assert t.asked == "act" and t.state.supply[0] == 1
    t = Table(3).site(1, "mountain").site_relic(1, "whistle").adviser(1, "relic-worship").favor(1, 2).supply(1, 2)
    t.play("act recover").answer("recover relic-1").play("use pass")
    assert t.state.supply[0] == 1


@law("oath", "7.4")
def test_relic_worship_answers_a_relic_of_the_deep_woods_too() -> None:
    t = Table(3).site(1, "deep-woods").site_relic(1, "whistle").adviser(1, "relic-worship").hidden(1, "wolves").supply(1, 2)
    played(t, "wolves", "play deep-woods").answer("use deep-woods").answer("use relic-worship")
    assert t.relics(1) == ["whistle"] and t.state.supply[0] == 2 + 3


# ---------------------------------------------------------------- Lost Tongue
@law("oath", "7.1.4", "9.2")
def test_the_lost_tongue_keeps_banners_from_those_who_rule_no_nomad() -> None:
    t = (
        Table(3)
        .turn(3)
        .adviser(2, "lost-tongue")
        .banner("peoples-favor", 2, 1)
        .favor(3, 5)
        .adviser(3, "wolves")
        .hidden(3, "tents")
    )
    t.site(1, "mountain").site_relic(1, "whistle").card("elders", 4).play("act recover")
    assert t.relics(3) == ["whistle"]
    t = Table(3).turn(3).adviser(2, "lost-tongue").banner("peoples-favor", 2, 1).favor(3, 5).card("elders", 4).garrison(4, 3)
    t.play("act recover").answer("recover peoples-favor").answer("payment 2").answer("first-bank order")
    assert t.holder("peoples-favor")[0] == 3


@law("oath", "7.1.4", "9.2", "5.5.2/3")
def test_the_lost_tongue_keeps_relics_and_banners_from_being_targets() -> None:
    t = field().pawn(3, 1).adviser(3, "lost-tongue").relic(3, "whistle").banner("darkest-secret", 3, 1)
    t.play("act campaign").answer("defender 3")
    assert t.options() == ["pawn", "pass"]
    t = field().pawn(3, 1).adviser(3, "lost-tongue").relic(3, "whistle").banner("darkest-secret", 3, 1).adviser(2, "elders")
    t.play("act campaign").answer("defender 3")
    assert sorted(t.options()) == ["darkest-secret", "pass", "pawn", "whistle"]


@law("oath", "7.1.4")
def test_the_lost_tongue_does_not_bind_its_holder_nor_guard_others() -> None:
    t = Table(3).turn(2).adviser(2, "lost-tongue").banner("peoples-favor", 2, 1).favor(2, 2).play("act recover")
    t.answer("recover peoples-favor").answer("payment 2").answer("first-bank order")
    assert t.holder("peoples-favor") == (2, 2)
    t = Table(3).turn(3).adviser(2, "lost-tongue").banner("peoples-favor", 1, 1).favor(3, 2).play("act recover")
    t.answer("recover peoples-favor").answer("payment 2").answer("first-bank order")
    assert t.holder("peoples-favor") == (3, 2)


# ---------------------------------------------------------------- Spell Breaker
@law("oath", "7.1.4", "9.2", "10.enemy")
@pytest.mark.parametrize(("ruler", "seat", "may"), [(2, 2, True), (1, 3, True), (2, 1, False), (0, 2, False), (1, 2, False)])
def test_enemies_of_the_spell_breaker_use_no_power_for_secrets(ruler: int, seat: int, may: bool) -> None:
    t = Table(3).role(3, "citizen").turn(seat).card("spell-breaker", 4).adviser(seat, "wolves", "elders").warbands(1, 1)
    if ruler:
        t.garrison(4, ruler)
    t.secrets(seat, 1).favor(seat, 2)
    assert ("use-wolves" in t.options()) is may and "use-elders" in t.options()
    assert t.refused(seat, "use-wolves") == ("" if may else "9.2")


@law("oath", "7.1.4", "5.3.2")
def test_the_spell_breaker_lets_trade_and_initiation_be() -> None:
    t = Table(3).card("spell-breaker", 4).garrison(4, 2).card("longbows", 1).secrets(1, 1).play("act trade")
    assert t.answer("trade longbows>favor").has(1) == (1, 0)
    t = Table(3).card("spell-breaker", 4).garrison(4, 2).card("longbows", 1).adviser(1, "initiation-rite").secrets(1, 1)
    assert t.play("act muster").board(1) == 2


@law("oath", "7.1.4", "7.1.2")
def test_the_spell_breaker_stops_flips_and_the_armor_and_the_conspiracy() -> None:
    t = Table(3).site(1, "buried-giant").card("spell-breaker", 4).garrison(4, 2).secrets(1, 1).supply(1, 0)
    assert "travel" not in t.options()
    assert "travel" in Table(3).site(1, "buried-giant").secrets(1, 1).supply(1, 0).options()
    t = field().card("spell-breaker", 4).garrison(4, 1).adviser(3, "gleaming-armor").adviser(2, "horse-archers").secrets(2, 2)
    assert named(attacked(t, 2)) == []
    t = field().adviser(3, "gleaming-armor").adviser(2, "horse-archers").secrets(2, 2)
    assert named(attacked(t, 2)) == ["horse-archers"]
    for ruler, may in ((3, False), (1, True)):
        t = Table(3).card("spell-breaker", 4).garrison(4, ruler).hidden(1, "conspiracy").secrets(1, 1).relic(2, "whistle")
        t.adviser(1, "elders", "wolves").adviser(2, "tents", "bracken").pawn(3, 8)
        played(t, "conspiracy", "play conspiracy")
        assert (t.asked == "use" and t.options() == ["conspiracy", "pass"]) is may


# ---------------------------------------------------------------- Ancient Bloodline
@law("oath", "7.1.4", "7.2.2", "9.2")
def test_the_bloodline_locks_denizens_at_its_sites_for_enemies() -> None:
    for holder, seat, may in ((2, 1, False), (2, 2, True), (3, 1, True)):
        t = (
            Table(3)
            .turn(seat)
            .adviser(holder, "ancient-bloodline")
            .garrison(1, 2)
            .card("wolves", 1)
            .adviser(seat, "taming-charm")
        )
        t.secrets(seat, 1)
        assert ("use-taming-charm" in t.options()) is may


@law("oath", "7.1.4", "10.enemy")
def test_the_bloodline_of_the_empire_binds_exiles_alone() -> None:
    for seat, may in ((2, False), (3, True), (1, True)):
        t = Table(3).role(3, "citizen").turn(seat).adviser(1, "ancient-bloodline").garrison(1, 1).card("wolves", 1)
        t.adviser(seat, "taming-charm").secrets(seat, 1)
        assert ("use-taming-charm" in t.options()) is may


@law("oath", "7.1.4", "7.2.2", "5.4.1")
def test_the_bloodline_locks_relics_at_its_sites() -> None:
    t = Table(3).site(1, "mountain").site_relic(1, "whistle").adviser(2, "ancient-bloodline").garrison(1, 2).favor(1, 5)
    t.play("act recover")
    assert t.asked == "payment" and t.relics(1) == []
    t = field().site_relic(1, "whistle").adviser(3, "ancient-bloodline").adviser(2, "relic-hunter")
    assert named(attacked(t, 2)) == []
    t = field().site_relic(1, "whistle").adviser(2, "relic-hunter")
    assert named(attacked(t, 2)) == ["relic-hunter"]


# ---------------------------------------------------------------- Family Wagon
def drawn(t: Table, card: str) -> Table:
    """The Chancellor searches and would play a card as a faceup adviser."""
    t.deck(card, "tutor", "bracken").play("act search").passing("modify").answer("search world")
    return t.play(f"search-keep {card}", "discard tutor", "play adviser")


@law("oath", "7.6.4", "5.1.4.II")
def test_the_family_wagon_carries_any_number_of_nomads_and_one_other() -> None:
    t = drawn(Table(3).adviser(1, "family-wagon", "elders", "tents", "wolves"), "lancers")
    assert t.asked == "act" and t.advisers(1) == ["family-wagon", "elders", "tents", "wolves", "lancers"]
    t = drawn(Table(3).adviser(1, "family-wagon", "elders", "tents"), "wolves")
    assert t.asked == "act" and len(t.advisers(1)) == 4


@law("oath", "7.6.4", "5.1.4.II/3")
def test_a_second_stranger_does_not_fit_into_the_wagon() -> None:
    t = drawn(Table(3).adviser(1, "family-wagon", "elders", "wolves"), "longbows")
    assert t.asked == "drop-adviser" and t.options() == ["wolves", "family-wagon"]
    t.play("drop-adviser wolves")
    assert t.advisers(1) == ["family-wagon", "elders", "longbows"]
    t = drawn(Table(3).adviser(1, "family-wagon").hidden(1, "tents"), "longbows")
    assert t.asked == "drop-adviser" and t.options() == ["tents", "family-wagon"]


@law("oath", "7.6.4", "5.1.4.II/3")
def test_without_the_wagon_the_limit_is_three_again() -> None:
    t = drawn(Table(3).adviser(1, "family-wagon", "elders", "tents", "wolves"), "longbows").play("drop-adviser family-wagon")
    assert t.asked == "drop-adviser" and t.options() == ["elders", "tents", "wolves"]
    t.play("drop-adviser elders")
    assert t.advisers(1) == ["tents", "wolves", "longbows"]


@law("oath", "7.6.4")
def test_a_wagon_that_is_played_keeps_one_stranger() -> None:
    t = drawn(Table(3).adviser(1, "elders", "tents", "lancers"), "family-wagon")
    assert t.asked == "act" and len(t.advisers(1)) == 4
    t = drawn(Table(3).adviser(1, "elders", "pied-piper", "wolves"), "family-wagon")
    assert t.asked == "drop-adviser" and t.options() == ["pied-piper", "wolves"]


@law("oath", "9.2/2")
def test_the_pied_piper_boards_a_full_wagon() -> None:
    t = drawn(Table(3).adviser(1, "family-wagon", "wolves"), "pied-piper")
    assert t.asked == "act" and t.advisers(1) == ["family-wagon", "wolves", "pied-piper"]


@law("oath", "7.6.3", "7.6.4", "7.2.2")
def test_a_deal_must_leave_room_and_locks() -> None:
    t = (
        Table(3)
        .card("festival-district", 1)
        .adviser(1, "longbows", "wolves")
        .adviser(2, "family-wagon", "alchemist", "vow-of-kinship")
    )
    t.play("act use-festival-district", "deal-with 2")
    assert "get-vow-of-kinship" not in t.options() and "get-alchemist" in t.options()
    t.play("deal-item give-wolves")
    t.refuses("deal-item send", "7.6.4")
    t.play("deal-item get-alchemist", "deal-item send", "2: deal-reply accept")
    assert t.advisers(2) == ["family-wagon", "vow-of-kinship", "wolves"] and "alchemist" in t.advisers(1)


# ---------------------------------------------------------------- Sacred Ground
@law("oath", "7.1.4", "9.2")
@pytest.mark.parametrize(("slot", "vision", "may"), [(1, "vision", False), (4, "vision", True), (1, "conspiracy", True)])
def test_only_at_the_sacred_ground_visions_are_revealed(slot: int, vision: str, may: bool) -> None:
    card = "conspiracy" if vision == "conspiracy" else "vision-of-faith"
    t = played(Table(3).turn(2).pawn(2, slot).card("sacred-ground", 4).hidden(2, card), card)
    assert (vision in t.options()) is may
    if not may:
        assert t.refused(2, vision) == "9.2"


@law("oath", "7.1.4")
def test_sacred_ground_leaves_facedown_visions_alone_and_binds_its_ruler() -> None:
    t = Table(3).turn(2).card("sacred-ground", 4).garrison(4, 2).deck("tutor", "vision-of-faith").play("act search")
    t.answer("search world").play("search-keep vision-of-faith")
    assert "facedown" in t.options() and "vision" not in t.options()
