"""Beast: modifiers of Search, Muster, Trade and Travel, and what binds others in them (7.4, 7.1.4)."""

from __future__ import annotations

import pytest

from regnum.law import law
from tests.law.oath.suits import played
from tests.law.oath.table import Table


def searched(t: Table, source: str, *modifiers: str) -> Table:
    """The active player searches a source with modifiers."""
    t.play("act search")
    for modifier in modifiers:
        t.answer(f"modify {modifier}")
    return t.passing("modify").answer(f"search {source}")


# ---------------------------------------------------------------- Search: Errand Boy, Mushrooms
@law("oath", "7.4", "5.1.2", "5.1.1")
def test_the_errand_boy_fetches_from_the_pile_of_another_region() -> None:
    t = Table(3).card("errand-boy", 1).favor(1, 1).pile("hinterland", "keep", "elders", "longbows").pile("cradle", "tutor")
    searched(t, "hinterland", "errand-boy").play("search-keep elders", "discard keep", "play facedown")
    assert t.on("errand-boy") == (1, 0) and t.has(1)[0] == 0 and t.state.supply[0] == 7 - 2
    assert t.discards("provinces") == ["longbows", "keep"] and t.discards("hinterland") == []


@law("oath", "5.1.2", "7.1.2")
def test_without_the_errand_boy_other_regions_are_closed() -> None:
    t = Table(3).card("errand-boy", 1).pile("hinterland", "keep").pile("cradle", "tutor").play("act search")
    assert t.asked == "search" and t.options() == ["world", "cradle"]
    t = Table(3).card("errand-boy", 1).favor(1, 1).pile("hinterland", "keep").pile("cradle", "tutor").play("act search")
    assert t.play("modify pass").options() == ["world", "cradle"]


@law("oath", "7.4", "7.4.2")
def test_mushrooms_draw_one_card_from_the_bottom_for_no_supply() -> None:
    t = Table(3).card("mushrooms", 1).secrets(1, 1).pile("cradle", "keep", "elders", "longbows").supply(1, 0)
    assert "search" in t.options()
    searched(t, "cradle", "mushrooms").play("play facedown")
    assert t.facedowns(1) == ["longbows"] and t.discards("cradle") == ["keep", "elders"]
    assert t.on("mushrooms") == (0, 1) and t.state.supply[0] == 0


@law("oath", "7.4", "7.1.2/4")
def test_mushrooms_are_for_the_own_pile_and_a_faceup_secret() -> None:
    t = Table(3).card("mushrooms", 1).secrets(1, 1).pile("hinterland", "keep", "elders").supply(1, 0)
    assert "search" not in t.options()
    t = Table(3).card("mushrooms", 1).secrets(1, 0, 1).pile("cradle", "keep", "elders").supply(1, 0)
    assert "search" not in t.options()


@law("oath", "7.4")
def test_mushrooms_and_the_errand_boy_go_together_and_so_does_augury() -> None:
    t = Table(3).card("mushrooms", 1).card("errand-boy", 1).secrets(1, 1).favor(1, 1).supply(1, 0)
    t.pile("hinterland", "keep", "elders", "longbows").pile("cradle", "tutor")
    searched(t, "hinterland", "errand-boy", "mushrooms").play("play facedown")
    assert t.facedowns(1) == ["longbows"]
    t = Table(3).card("mushrooms", 1).adviser(1, "augury").secrets(1, 1).pile("cradle", "keep", "elders", "longbows")
    searched(t, "cradle", "mushrooms", "augury")
    assert sorted(t.options()) == ["elders", "longbows"]


# ---------------------------------------------------------------- Search: Bracken
@law("oath", "7.4", "10.discard")
def test_bracken_hides_all_discards_of_a_search_at_one_end_of_one_pile() -> None:
    t = Table(3).card("bracken", 1).deck("wolves", "elders", "tutor").pile("hinterland", "tents")
    t.adviser(1, "longbows", "scryer", "alchemist")
    searched(t, "world").play("search-keep wolves", "discard elders", "use bracken")
    assert len(t.options()) == 6
    t.play("bracken hinterland>bottom", "play adviser", "drop-adviser scryer")
    assert t.discards("hinterland") == ["tents", "elders", "tutor", "scryer"] and t.discards("provinces") == []


@law("oath", "10.discard", "7.3.3")
def test_bracken_does_not_hide_what_a_played_card_discards() -> None:
    t = Table(3).adviser(1, "bracken").deck("dazzle", "elders", "tutor").card("longbows", 2)
    searched(t, "world").play(
        "search-keep dazzle", "discard elders", "use bracken", "bracken cradle>top", "play fertile-valley"
    )
    t.answer("discard longbows")
    assert t.discards("cradle") == ["tutor", "elders"] and t.discards("provinces") == ["longbows"]


@law("oath", "7.4.1", "7.4.2")
def test_bracken_may_be_declined_and_is_for_searches() -> None:
    t = Table(3).adviser(1, "bracken").deck("wolves", "elders", "tutor")
    searched(t, "world").play("search-keep wolves", "discard elders", "use pass", "play facedown")
    assert sorted(t.discards("provinces")) == ["elders", "tutor"]
    t = Table(3).adviser(1, "bracken").hidden(1, "elders").play("act adviser").answer("adviser elders").play("play discard")
    assert t.asked == "act" and t.discards("provinces") == ["elders"]


# ---------------------------------------------------------------- Play: New Growth, Wild Cry
@law("oath", "7.4", "5.1.4")
@pytest.mark.parametrize(("card", "grows"), [("wolves", True), ("tavern-songs", True), ("elders", False), ("alchemist", False)])
def test_new_growth_takes_beasts_and_hearths_to_any_site(card: str, grows: bool) -> None:
    t = played(Table(3).hidden(1, card).adviser(1, "new-growth").facedown(8).card("tutor", 5), card)
    open_sites = {"fertile-valley", "ancient-city", "steppe", "standing-stones", "deep-woods"}
    assert {o for o in t.options() if "-" in o or o == "steppe"} == (open_sites if grows else {"fertile-valley"})
    if grows:
        t.play("play standing-stones")
        assert t.cards(4) == [card] and t.has(1)[0] == 1


@law("oath", "7.4.3")
def test_new_growth_in_use_cannot_make_room() -> None:
    t = Table(3).hidden(1, "wolves").card("new-growth", 2).garrison(2, 1).banner("peoples-favor", 1, 1).card("tutor", 2)
    assert played(t, "wolves", "play standing-stones").options() == ["tutor", "pass"]
    t = Table(3).hidden(1, "wolves").card("new-growth", 2).garrison(2, 1).banner("peoples-favor", 1, 1).card("tutor", 2)
    assert played(t, "wolves", "play fertile-valley").options() == ["new-growth", "tutor", "pass"]


@law("oath", "7.4", "7.3.3")
@pytest.mark.parametrize("spot", ["fertile-valley", "adviser"])
def test_the_wild_cry_answers_a_beast_played_faceup(spot: str) -> None:
    t = Table(3).hidden(1, "wolves").adviser(1, "wild-cry").supply(1, 3)
    played(t, "wolves", f"play {spot}", "use wild-cry")
    assert t.board(1) == 2 and t.state.supply[0] == 3 + 1
    t = played(Table(3).hidden(1, "wolves").adviser(1, "wild-cry").supply(1, 3), "wolves", f"play {spot}", "use pass")
    assert t.board(1) == 0 and t.state.supply[0] == 3


@law("oath", "7.4")
def test_the_wild_cry_is_silent_for_other_suits_facedown_and_others() -> None:
    t = played(Table(3).hidden(1, "elders").adviser(1, "wild-cry"), "elders", "play adviser")
    assert t.asked == "act" and t.board(1) == 0
    t = searched(Table(3).adviser(1, "wild-cry").deck("wolves", "elders", "tutor"), "world")
    t.play("search-keep wolves", "discard elders", "play facedown")
    assert t.asked == "act" and t.board(1) == 0
    t = played(Table(3).turn(2).hidden(2, "wolves").adviser(1, "wild-cry"), "wolves", "play adviser")
    assert t.asked == "act" and t.board(1) == t.board(2) == 0


# ---------------------------------------------------------------- Muster: Animal Playmates, Vow of Beastkin, Forest Council
@law("oath", "7.4", "5.2.1")
@pytest.mark.parametrize(("card", "cost"), [("wolves", 0), ("elders", 1)])
def test_animal_playmates_save_the_supply_of_a_muster_on_beasts(card: str, cost: int) -> None:
    t = Table(3).adviser(1, "animal-playmates").card("wolves", 1).card("elders", 1).favor(1, 1).supply(1, 3)
    t.play("act muster", f"muster {card}")
    assert t.state.supply[0] == 3 - cost and t.board(1) == 2 and t.has(1)[0] == 0 and t.on(card) == (1, 0)


@law("oath", "7.4", "5.2.1")
def test_without_supply_playmates_muster_on_beasts_alone() -> None:
    t = Table(3).adviser(1, "animal-playmates").card("wolves", 1).card("elders", 1).favor(1, 1).supply(1, 0)
    t.play("act muster")
    assert t.on("wolves") == (1, 0) and t.board(1) == 2
    assert "muster" not in Table(3).adviser(1, "animal-playmates").card("elders", 1).favor(1, 1).supply(1, 0).options()
    assert "muster" not in Table(3).adviser(2, "animal-playmates").card("wolves", 1).favor(1, 1).supply(1, 0).options()


@law("oath", "7.4.1", "9.2", "10.match")
def test_the_vow_of_beastkin_musters_three_on_its_advisers_suits_only() -> None:
    t = Table(3).adviser(1, "vow-of-beastkin", "longbows").hidden(1, "tents").favor(1, 2)
    t.card("wolves", 1).card("elders", 1).card("a-round-of-ale", 1).play("act muster")
    assert t.board(1) == 3 and t.on("wolves") == (1, 0)
    t = Table(3).adviser(1, "vow-of-beastkin").favor(1, 1).card("elders", 1)
    assert "muster" not in t.options()
    t = Table(3).adviser(1, "vow-of-beastkin", "longbows").favor(1, 2).card("wolves", 1).card("scouts", 1).card("elders", 1)
    assert t.play("act muster").options() == ["wolves", "scouts"]


@law("oath", "7.1.4", "10.enemy", "9.2")
def test_the_forest_council_keeps_enemies_from_beasts() -> None:
    t = Table(3).card("forest-council", 4).garrison(4, 2).card("wolves", 1).card("elders", 1).favor(1, 3).secrets(1, 1)
    t.play("act muster")
    assert t.on("elders") == (1, 0) and t.board(1) == 2
    t = Table(3).card("forest-council", 4).garrison(4, 2).card("wolves", 1).favor(1, 3).secrets(1, 1).adviser(1, "birdsong")
    assert "muster" not in t.options() and "trade" not in t.options()


@law("oath", "7.1.4", "10.enemy")
@pytest.mark.parametrize(("ruler", "seat", "may"), [(2, 2, True), (1, 3, True), (1, 2, False), (0, 2, False), (2, 1, False)])
def test_whom_the_forest_council_means(ruler: int, seat: int, may: bool) -> None:
    t = Table(3).role(3, "citizen").turn(seat).card("forest-council", 4).card("wolves", 1).favor(seat, 1).secrets(seat, 1)
    if ruler:
        t.garrison(4, ruler)
    assert ("muster" in t.options()) is may and ("trade" in t.options()) is may


# ---------------------------------------------------------------- Trade
@law("oath", "7.4", "5.3.1")
@pytest.mark.parametrize(("card", "cost"), [("wolves", 0), ("elders", 0), ("longbows", 1)])
def test_birdsong_saves_the_supply_of_a_trade_with_beasts_and_nomads(card: str, cost: int) -> None:
    t = Table(3).adviser(1, "birdsong").card("wolves", 1).card("elders", 1).card("longbows", 1).secrets(1, 1).supply(1, 3)
    t.play("act trade").passing("modify").play(f"trade {card}>favor")
    assert t.state.supply[0] == 3 - cost and t.on(card) == (0, 1) and t.has(1) == (2 if card == "wolves" else 1, 0)


@law("oath", "7.4", "5.3.2/2")
@pytest.mark.parametrize(("adviser", "n"), [("wolves", 2), ("longbows", 0), ("", 0)])
def test_the_old_oak_gives_a_secret_more_to_friends_of_beasts(adviser: str, n: int) -> None:
    t = Table(3).card("the-old-oak", 1).favor(1, 2)
    if adviser:
        t.adviser(1, adviser)
    t.play("act trade").passing("modify").answer("trade the-old-oak>secret").answer("use the-old-oak")
    assert t.has(1) == (0, n) and t.on("the-old-oak") == (2, 0)


@law("oath", "7.4", "5.3.2")
def test_the_old_oak_is_for_itself_and_for_secrets() -> None:
    t = Table(3).card("the-old-oak", 1).card("bracken", 1).adviser(1, "wolves").favor(1, 2).secrets(1, 1)
    t.play("act trade").passing("modify").play("trade bracken>secret").answer("use the-old-oak")
    assert t.has(1) == (0, 1 + 1)
    t = Table(3).card("the-old-oak", 1).adviser(1, "wolves").secrets(1, 1)
    t.play("act trade").passing("modify").answer("trade the-old-oak>favor")
    assert t.has(1) == (2, 0)


@law("oath", "7.4", "10.your-site")
def test_small_friends_trade_at_a_site_with_a_beast() -> None:
    t = (
        Table(3)
        .adviser(1, "small-friends")
        .secrets(1, 1)
        .card("wolves", 4)
        .card("tutor", 4)
        .card("elders", 5)
        .card("longbows", 1)
    )
    t.card("bracken", 8).play("act trade", "modify small-friends")
    assert t.options() == ["standing-stones", "river"]
    t.play("small-friends standing-stones").passing("modify")
    assert t.options() == ["wolves>favor", "tutor>favor"]
    t.play("trade wolves>favor")
    assert t.has(1) == (2, 0) and t.on("wolves") == (0, 1) and t.state.supply[0] == 7 - 1 and t.state.pawn[0] == 0


@law("oath", "7.4.1", "7.1.1")
def test_small_friends_leave_the_modifiers_of_the_real_site_behind() -> None:
    t = (
        Table(3)
        .adviser(1, "small-friends", "wolves")
        .favor(1, 2)
        .card("the-old-oak", 4)
        .card("map-library", 1)
        .card("tutor", 2)
    )
    t.play("act trade").answer("modify small-friends").answer("small-friends standing-stones")
    assert t.asked != "modify" or "map-library" not in t.options()
    t.passing("modify").answer("trade the-old-oak>secret").answer("use the-old-oak")
    assert t.has(1)[1] == 2 + 1
    t = Table(3).adviser(1, "small-friends").secrets(1, 1).card("wolves", 4).card("longbows", 1)
    t.play("act trade", "modify pass").answer("trade longbows>favor")
    assert t.on("longbows") == (0, 1)


@law("oath", "5.3.2", "9.2", "7.3.4")
def test_the_vow_of_poverty_gains_no_favor_by_trade() -> None:
    t = Table(3).adviser(1, "vow-of-poverty").secrets(1, 1).card("wolves", 1).bare("careless").play("act trade")
    t.answer("trade wolves>favor")
    assert t.has(1) == (0, 0) and t.on("wolves") == (0, 1) and t.in_bank("beast") == 3
    t.play("act pass")
    assert t.asked == "use" and t.seat == 1
    t.play("use vow-of-poverty", "bank nomad")
    assert t.state.favor[0] == 2 and t.in_bank("nomad") == 1 and t.seat == 2


@law("oath", "7.3.4", "4.3.5")
def test_the_poor_rest_only_without_favor_and_may_decline() -> None:
    t = Table(3).adviser(1, "vow-of-poverty").favor(1, 1).play("act pass")
    assert t.seat == 2
    t = Table(3).adviser(1, "vow-of-poverty").play("act pass", "use pass")
    assert t.state.favor[0] == 0 and t.seat == 2


# ---------------------------------------------------------------- Travel: Forest Paths, Grasping Vines
@law("oath", "7.4", "7.6.2")
def test_forest_paths_lead_to_beasts_for_no_supply() -> None:
    t = Table(3).adviser(1, "forest-paths").favor(1, 1).card("wolves", 8).card("elders", 7).supply(1, 1).play("act travel")
    t.play("modify forest-paths")
    assert t.options() == ["ancient-city", "river"]
    t.play("travel river")
    assert t.state.pawn[0] == 7 and t.state.supply[0] == 1 and t.on("forest-paths") == (1, 0)
    t = Table(3).adviser(1, "forest-paths").card("wolves", 8).supply(1, 1).play("act travel")
    assert t.asked == "act" and t.state.pawn[0] == 1


@law("oath", "9.2/2", "7.4")
def test_forest_paths_ignore_the_powers_of_sites_but_not_of_cards() -> None:
    t = Table(3).adviser(1, "forest-paths").favor(1, 1).site(3, "narrow-pass").card("wolves", 4).play("act travel")
    assert t.asked == "modify"
    assert "standing-stones" in t.play("modify forest-paths").options()
    t = (
        Table(3)
        .adviser(1, "forest-paths")
        .favor(1, 1)
        .site(3, "narrow-pass")
        .card("wolves", 4)
        .play("act travel", "modify pass")
    )
    assert "standing-stones" not in t.options() and "narrow-pass" in t.options()
    t = Table(3).adviser(1, "forest-paths").favor(1, 1).card("wolves", 4).card("toll-roads", 4).garrison(4, 2)
    t.play("act travel").answer("modify pass")
    assert "standing-stones" in t.options()
    t = Table(3).adviser(1, "forest-paths").favor(1, 2).card("wolves", 4).card("toll-roads", 4).garrison(4, 2)
    t.play("act travel", "modify forest-paths", "travel standing-stones")
    assert t.has(1)[0] == 0 and t.has(2)[0] == 1


@law("oath", "7.4", "7.6.2")
@pytest.mark.parametrize(("supply", "to", "left", "arrives"), [(2, "river", 2, 7), (2, "wastes", 0, 4), (1, "wastes", 1, 2)])
def test_the_ruler_of_the_wood_may_send_away_from_the_forest_paths(supply: int, to: str, left: int, arrives: int) -> None:
    t = Table(3).turn(2).site(3, "shrouded-wood").pawn(2, 3).garrison(3, 3).adviser(2, "forest-paths").favor(2, 1)
    t.card("wolves", 8).supply(2, supply).play("act travel").answer("modify forest-paths")
    assert t.seat == 3 and t.asked == "send"
    t.play(f"3: send {to}")
    assert t.state.pawn[1] == arrives and t.state.supply[1] == left and t.on("forest-paths") == (1, 0)


@law("oath", "7.1.4", "10.kill")
@pytest.mark.parametrize(("board", "left"), [(2, 1), (0, 0)])
def test_grasping_vines_kill_one_warband_of_an_enemy_who_leaves(board: int, left: int) -> None:
    t = Table(3).card("grasping-vines", 4).garrison(4, 2).garrison(1, 2).warbands(1, board)
    t.play("act travel", "travel ancient-city")
    assert t.board(1) == left and t.state.pawn[0] == 1


@law("oath", "7.1.4", "10.enemy")
def test_grasping_vines_let_friends_go_and_those_who_leave_other_sites() -> None:
    t = (
        Table(3)
        .turn(2)
        .card("grasping-vines", 4)
        .garrison(4, 2)
        .garrison(1, 2)
        .warbands(2, 2)
        .play("act travel", "travel steppe")
    )
    assert t.board(2) == 2
    t = (
        Table(3)
        .card("grasping-vines", 4)
        .garrison(4, 2)
        .garrison(1, 3)
        .warbands(1, 2)
        .play("act travel", "travel standing-stones")
    )
    assert t.board(1) == 2
    t = Table(3).role(2, "citizen").turn(2).card("grasping-vines", 4).garrison(4, 1).garrison(1, 1).warbands(2, 2)
    assert t.play("act travel", "travel steppe").board(2) == 2


@law("oath", "7.1.4", "10.kill", "7.6.2")
def test_a_whistle_calls_a_pawn_from_the_vines_into_the_boiling_lake() -> None:
    t = Table(3).turn(2).relic(2, "whistle").secrets(2, 1).card("grasping-vines", 4).garrison(4, 2).pawn(3, 4).warbands(3, 2)
    t.card("boiling-lake", 1).garrison(1, 2).pawn(1, 8).play("act use-whistle").answer("whistle 3")
    assert t.state.pawn[2] == 0 and t.board(3) == 0 and t.has(3)[1] == 1 and t.on("whistle") == (0, 0)
