"""Order and Hearth: powers with a rule of their own."""

from __future__ import annotations

from regnum.law import law
from tests.law.oath.suits import played
from tests.law.oath.table import Table


# ---------------------------------------------------------------- Garrison
@law("oath", "7.3.3")
def test_garrison_strengthens_every_ruled_site() -> None:
    t = Table(3).turn(2).hidden(2, "garrison").garrison(1, 2).garrison(4, 2, 2).garrison(5, 3).warbands(2, 1)
    played(t, "garrison", "play fertile-valley")
    assert t.at(1) == (2, 2) and t.at(4) == (2, 3) and t.at(5) == (3, 1) and t.board(2) == 1


@law("oath", "9.3")
def test_garrison_asks_where_when_warbands_run_short() -> None:
    t = Table(3).turn(2).hidden(2, "garrison").garrison(1, 2, 6).garrison(4, 2, 6).garrison(5, 2, 1)
    played(t, "garrison", "play fertile-valley")
    assert t.asked == "garrison-site" and t.options() == ["fertile-valley", "standing-stones", "wastes"]
    t.play("garrison-site wastes")
    assert t.at(5) == (2, 2) and t.at(1) == (2, 6) and t.at(4) == (2, 6) and t.board(2) == 0


@law("oath", "9.2")
def test_garrison_places_nothing_with_the_ring_and_counts_the_empire_for_a_citizen() -> None:
    t = Table(3).turn(2).hidden(2, "garrison").garrison(1, 2).relic(2, "ring-of-devotion")
    played(t, "garrison", "play fertile-valley")
    assert t.at(1) == (2, 1) and t.board(2) == 1
    t = Table(3).role(2, "citizen").turn(2).hidden(2, "garrison").garrison(1, 1).garrison(4, 1)
    played(t, "garrison", "play fertile-valley")
    assert t.at(1) == (1, 2) and t.at(4) == (1, 2)


# ---------------------------------------------------------------- Palanquin
@law("oath", "7.6.2", "5.6.2")
def test_the_palanquin_takes_two_to_a_site() -> None:
    t = Table(3).adviser(1, "palanquin").favor(1, 1).pawn(3, 2).facedown(6).supply(2, 0)
    t.play("act use-palanquin", "palanquin-to facedown-6")
    assert t.state.pawn == [5, 5, 1] and t.state.faceup[5] and t.on("palanquin") == (1, 0) and t.state.supply[1] == 0


@law("oath", "7.1.3")
def test_the_palanquin_needs_company() -> None:
    Table(3).adviser(1, "palanquin").favor(1, 1).pawn(2, 2).pawn(3, 2).refuses("act use-palanquin", "5.6")


@law("oath", "5.5.7.III/3")
def test_who_is_borne_may_refuse_a_toll() -> None:
    t = Table(3).adviser(1, "palanquin").favor(1, 1).pawn(3, 2).favor(2, 1).card("toll-roads", 8).garrison(8, 3)
    t.play("act use-palanquin", "palanquin-to river")
    assert t.seat == 2 and t.asked == "willing"
    t.play("2: willing refuse")
    assert t.seat == 1 and "river" not in t.options() and t.state.pawn[0] == 0
    t.play("palanquin-to steppe")
    assert t.state.pawn == [2, 2, 1] and t.has(2)[0] == 1


@law("oath", "5.5.7.III/3")
def test_who_is_borne_and_agrees_pays_the_toll() -> None:
    t = Table(3).adviser(1, "palanquin").favor(1, 1).pawn(3, 2).favor(2, 1).card("toll-roads", 8).garrison(8, 3)
    t.play("act use-palanquin", "palanquin-to river", "2: willing pay")
    assert t.state.pawn == [7, 7, 1] and t.has(2)[0] == 0 and t.has(3)[0] == 1


def in_the_wood(ruler: int) -> Table:
    """Seats 1 and 2 are in the Shrouded Wood of a ruler, seat 1 with the Palanquin."""
    t = Table(3).site(3, "shrouded-wood").pawn(1, 3).pawn(2, 3).garrison(3, ruler).adviser(1, "palanquin").favor(1, 1)
    return t.play("act use-palanquin", "palanquin-to wastes")


@law("oath", "5.5.7.III/3")
def test_in_the_shrouded_wood_its_ruler_names_the_way_of_the_other() -> None:
    t = in_the_wood(3)
    assert t.seat == 3 and t.asked == "send"
    t.play("3: send river")
    assert t.state.pawn == [4, 7, 0]
    t = in_the_wood(1)
    assert t.seat == 1 and t.asked == "send"
    t.play("send river")
    assert t.state.pawn == [4, 7, 0]
    assert in_the_wood(2).state.pawn == [4, 4, 0]


# ---------------------------------------------------------------- A Round of Ale
@law("oath", "4.3.1", "4.3.2")
def test_a_round_of_ale_empties_all_other_cards() -> None:
    t = Table(3).card("a-round-of-ale", 1).favor(1, 1).secrets(1, 1, 2).card("keep", 2, 1).card("wolves", 3, 0, 1)
    t.relic(2, "brass-horse").tokens("brass-horse", 0, 1).play("act use-a-round-of-ale")
    assert t.on("a-round-of-ale") == (1, 0) and t.on("keep") == (0, 0) and t.on("wolves") == (0, 0)
    assert t.in_bank("order") == 4 and t.in_bank("hearth") == 3
    assert t.has(1) == (0, 1 + 2 + 1 + 1) and t.dark(1) == 0 and t.on("brass-horse") == (0, 0)


# ---------------------------------------------------------------- Land Warden
@law("oath", "5.1.3", "7.4")
def test_the_land_warden_plays_two_cards() -> None:
    t = Table(3).adviser(1, "land-warden").favor(1, 1).deck("keep", "scryer", "elders")
    t.play("act search", "modify land-warden").passing("modify").play("search-keep keep", "search-keep scryer")
    t.play("play fertile-valley", "play facedown")
    assert t.cards(1) == ["keep"] and t.facedowns(1) == ["scryer"] and t.on("land-warden") == (1, 0)
    assert t.discards("provinces") == ["elders"]


@law("oath", "5.1.4")
def test_of_the_two_cards_one_goes_to_a_site() -> None:
    t = Table(3).adviser(1, "land-warden").favor(1, 1).deck("keep", "scryer", "elders")
    t.play("act search", "modify land-warden").passing("modify").play("search-keep keep", "search-keep scryer")
    t.play("play facedown")
    assert t.options() == ["fertile-valley"] or t.cards(1) == ["scryer"]
    t.answer("play fertile-valley")
    assert t.facedowns(1) == ["keep"] and t.cards(1) == ["scryer"]


@law("oath", "5.1.3")
def test_without_the_land_warden_one_card_is_kept() -> None:
    t = Table(3).adviser(1, "land-warden").favor(1, 1).deck("keep", "scryer", "elders")
    t.play("act search", "modify pass", "search-keep keep")
    assert t.asked == "discard"


# ---------------------------------------------------------------- Levelers
@law("oath", "7.1.3")
def test_the_levelers_move_two_favor_from_the_richest_to_the_poorest() -> None:
    t = Table(3).card("levelers", 1).secrets(1, 1).bank("beast", 5).bank("order", 5).bank("nomad", 1)
    t.play("act use-levelers")
    assert t.options() == ["order", "beast"]
    t.play("from-bank beast")
    assert t.in_bank("beast") == 3 and t.in_bank("nomad") == 3 and t.on("levelers") == (0, 1)


@law("oath", "9.3")
def test_the_levelers_need_favor_in_the_banks() -> None:
    Table(3).banks(0).card("levelers", 1).secrets(1, 1).refuses("act use-levelers", "9.3")
    t = Table(3).banks(0).bank("beast", 1).card("levelers", 1).secrets(1, 1).play("act use-levelers", "level-to order")
    assert t.in_bank("beast") == 0 and t.in_bank("order") == 1
