"""5.6: Travel."""

from __future__ import annotations

from regnum.games.oath.components import RELICS
from regnum.law import law
from tests.law.oath.table import Table


def exile(slot: int = 3) -> Table:
    """Seat 2, an Exile, at a site."""
    return Table(3).turn(2).pawn(2, slot)


def cost(t: Table, to: str) -> int:
    """The Supply that a way takes."""
    before = t.state.supply[1]
    t.play("act travel", f"travel {to}")
    return before - t.state.supply[1]


# ---------------------------------------------------------------- the way
@law("oath", "5.6.1", "5.6.1/2", "5.6.1/3", "board.costs")
def test_what_a_way_costs() -> None:
    assert [cost(exile(1), to) for to in ("ancient-city", "steppe", "river")] == [1, 2, 4]
    assert [cost(exile(3), to) for to in ("ancient-city", "wastes", "river")] == [2, 2, 2]
    assert [cost(exile(8), to) for to in ("ancient-city", "wastes", "deep-woods")] == [4, 2, 3]


@law("oath", "5.6.1")
def test_too_little_supply() -> None:
    t = exile(1).supply(2, 1).play("act travel")
    assert t.state.pawn[1] == 1
    exile(3).supply(2, 1).refuses("act travel", "4.2/3")
    t = exile(1).supply(2, 2).play("act travel")
    t.refuses("travel river", "4.2/3")


@law("oath", "5.6.2", "5.6.2/2", "2.8.2", "10.reveal")
def test_a_facedown_site_is_turned_up() -> None:
    t = exile(3).site(4, "mine").facedown(4).relic_deck("whistle")
    shared = t.state.shared
    t.play("act travel", "travel facedown-4")
    assert t.state.faceup[3] and t.state.site_relics[3] == [RELICS.index("whistle")]
    assert t.state.site_favor[3] == 3 and t.state.shared == shared - 3
    assert t.state.relic_seen[RELICS.index("whistle")] == 0 and "site-revealed" in t.said()


@law("oath", "9.3")
def test_a_prompt_takes_what_there_is() -> None:
    t = exile(3).site(4, "mine").facedown(4).favor(3, 35 - 18).play("act travel", "travel facedown-4")
    assert t.state.site_favor[3] == 0 and t.state.shared == 0


# ---------------------------------------------------------------- sites
@law("oath", "9.2")
def test_the_narrow_pass() -> None:
    t = exile(1).site(3, "narrow-pass").play("act travel")
    assert "narrow-pass" in t.options() and "wastes" not in t.options()
    assert t.refused(2, "wastes") == "9.2"
    t = exile(4).site(3, "narrow-pass").play("act travel")
    assert "wastes" in t.options()


@law("oath", "9.2/2")
def test_the_coasts_pass_it_by() -> None:
    t = exile(1).site(1, "rocky-coast").site(3, "narrow-pass").site(4, "lush-coast").play("act travel")
    assert "lush-coast" in t.options() and "wastes" not in t.options()
    t.play("travel lush-coast")
    assert t.state.supply[1] == 6


@law("oath", "7.1.2")
def test_the_hidden_place_wants_a_secret_turned() -> None:
    t = exile(3).site(4, "the-hidden-place").secrets(2, 1).play("act travel", "travel the-hidden-place")
    assert t.has(2) == (0, 0) and t.dark(2) == 1
    t = exile(3).site(4, "the-hidden-place").play("act travel")
    t.refuses("travel the-hidden-place", "9.2")


@law("oath", "7.6.2")
def test_the_charming_valley_and_free_travel() -> None:
    assert cost(exile(3).site(3, "charming-valley"), "wastes") == 3
    t = exile(3).site(3, "charming-valley").adviser(2, "tents").favor(2, 1).play("act travel", "modify tents", "travel wastes")
    assert t.state.supply[1] == 7 and t.on("tents") == (1, 0)


@law("oath", "5.5.7.III/3")
def test_the_ruler_of_the_shrouded_wood_names_the_way() -> None:
    t = exile(3).site(3, "shrouded-wood").garrison(3, 3).play("act travel")
    assert t.seat == 3 and t.asked == "send"
    t.play("send river")
    assert t.state.pawn[1] == 7 and t.state.supply[1] == 5
    t = exile(3).site(3, "shrouded-wood").play("act travel", "travel river")
    assert t.state.supply[1] == 5
    t = exile(3).site(3, "shrouded-wood").garrison(3, 1).adviser(2, "tents").favor(2, 1).supply(2, 1)
    t.play("act travel").answer("modify tents").play("send river")
    assert t.state.pawn[1] == 2 and t.on("tents") == (1, 0) and "stranded" in t.said() and t.state.supply[1] == 1


# ---------------------------------------------------------------- cards
@law("oath", "9.2")
def test_toll_roads() -> None:
    t = exile(3).card("toll-roads", 4).garrison(4, 3).garrison(5, 3).favor(2, 1).play("act travel", "travel wastes")
    assert t.has(2) == (0, 0) and t.has(3) == (1, 0)
    t = exile(3).card("toll-roads", 4).garrison(4, 3).garrison(5, 3).play("act travel")
    t.refuses("travel wastes", "9.2")
    assert "river" in t.options()


@law("oath", "7.1.4")
def test_the_way_station_for_a_favor_to_its_ruler() -> None:
    t = exile(3).card("way-station", 4).garrison(4, 3).favor(2, 1).supply(2, 0).play("act travel")
    t.answer("travel standing-stones").answer("modify way-station")
    assert t.state.pawn[1] == 3 and t.has(2) == (0, 0) and t.has(3) == (1, 0)
    t = exile(3).card("way-station", 4).card("toll-roads", 5).garrison(4, 3).garrison(5, 3).favor(2, 1).supply(2, 0)
    assert "travel" not in t.options()


@law("oath", "7.4", "4.2/3")
def test_the_special_envoy_ends_the_act_phase() -> None:
    t = exile(3).adviser(2, "special-envoy").supply(2, 0).play("act travel").answer("modify special-envoy")
    t.play("travel river")
    assert t.state.pawn[1] == 7 and t.state.turn != 1


@law("oath", "7.4")
def test_a_modifier_is_offered_only_where_it_can_apply() -> None:
    t = exile(3).adviser(2, "forest-paths").favor(2, 1).play("act travel")
    assert t.asked == "travel"
    t = exile(3).adviser(2, "forest-paths").favor(2, 1).card("wolves", 4).supply(2, 0).play("act travel")
    t.answer("modify forest-paths").answer("travel standing-stones")
    assert t.state.pawn[1] == 3


@law("oath", "7.1.3")
def test_leaving_and_arriving() -> None:
    t = exile(3).card("grasping-vines", 4).garrison(4, 3).garrison(3, 3).card("boiling-lake", 5).warbands(2, 4)
    t.play("act travel", "travel wastes")
    assert t.board(2) == 1
    t = exile(3).relic(2, "dragonskin-drum").play("act travel", "travel wastes").answer("use dragonskin-drum")
    assert t.board(2) == 1
    t = exile(3).adviser(2, "tyrant").garrison(5, 3, 2).play("act travel", "travel wastes")
    assert t.at(5) == (3, 1)


@law("oath", "board.reliquary.decadent", "board.reliquary.decadent/2")
def test_a_decadent_chancellor() -> None:
    t = Table(3).bare("decadent").pawn(1, 8).supply(1, 0).play("act travel")
    assert t.options() == ["fertile-valley", "ancient-city"]
    t = Table(3).bare("decadent").pawn(1, 3).play("act travel", "travel river")
    assert t.state.supply[0] == 4


@law("oath", "5.5.7.III/3")
def test_who_is_made_to_travel_pays_a_toll_only_willingly() -> None:
    t = Table(3).turn(2).pawn(2, 4).pawn(3, 1).site(4, "the-hidden-place").relic(2, "whistle").secrets(2, 1).secrets(3, 1)
    t.play("act use-whistle").answer("whistle 3")
    assert t.seat == 3 and t.asked == "willing"
    t.play("willing refuse")
    assert t.state.pawn[2] == 0 and t.dark(3) == 0
