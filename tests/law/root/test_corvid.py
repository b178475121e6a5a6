"""The Corvid Conspiracy: faction rules, exposure, agents, set-up (13.2, 13.3)."""

from __future__ import annotations

from regnum.games.root.components import PLOTS
from regnum.games.root.state import BIRDSONG, DAYLIGHT, EVENING
from regnum.law import law
from tests.law.root.corvids import Conspiracy, crows, raid, suspect


# ---------------------------------------------------------------- faction rules
@law("root", "13.2.1", "13.4.1")
def test_the_corvids_craft_in_birdsong_with_plots_whichever_side_is_up() -> None:
    t = crows().down(1, "bomb").up(6, "snare").hand("corvid", "arms-trader", "anvil", "bake-sale").begin("corvid")
    assert t.state.phase == BIRDSONG
    t.play("act craft")
    assert t.options() == ["arms-trader", "anvil"]
    t.cannot("craft bake-sale")
    assert t.refused("bake-sale") == "4.1.1"
    t.play("craft arms-trader")
    assert t.items("corvid") == ["sword"] and t.score("corvid") == 2
    t.play("act pass")  # nothing is left to activate; this is the recruiting
    assert t.state.phase == DAYLIGHT and "craft" not in t.options() and "anvil" in t.cards("corvid")


@law("root", "13.2.2", "13.2.2.I")
def test_there_are_eight_plots_two_of_a_kind_and_only_the_corvids_see_them() -> None:
    t = crows().down(1, "bomb").up(6, "snare").day()
    assert sorted(t.plots.values()) == ["-bomb", "snare"]
    mine, other = t.live.view(0), t.live.view(1)
    board, theirs = mine.players[0].corvid, other.players[0].corvid
    assert board is not None and theirs is not None
    assert board.supply == ["bomb", "snare", "extortion", "extortion", "raid", "raid"]
    assert (theirs.plots_left, theirs.supply) == (6, None)
    hidden = [view.clearings[0].tokens[0] for view in (mine, other, t.live.view(None))]
    assert [token.plot for token in hidden] == ["bomb", None, None] and all(token.face_down for token in hidden)
    assert other.clearings[5].tokens[0].plot == "snare"


@law("root", "13.2.2.I", "13.5.2")
def test_which_plot_was_laid_is_told_to_nobody_else() -> None:
    def laid(kind: str) -> Conspiracy:
        return crows().army("corvid", 5, 2).day().play("act plot", f"plot-kind {kind}")

    others = [(t.seen("marquise"), t.seen("")) for t in map(laid, PLOTS)]
    assert others == others[:1] * len(PLOTS)
    own = [str(laid(kind).seen("corvid")) for kind in PLOTS]
    assert len(set(own)) == len(PLOTS)
    assert "plotted" not in laid("raid").said("marquise") and "placed" in laid("raid").said("marquise")


@law("root", "13.2.2.I", "13.2.4")
def test_a_plot_removed_face_down_is_not_shown() -> None:
    def fallen(kind: str) -> Conspiracy:
        return raid(crows("marquise corvid").army("marquise", 5, 3).down(5, kind), 1, 0)

    assert fallen("bomb").seen("marquise") == fallen("snare").seen("marquise") == fallen("extortion").seen("marquise")
    assert fallen("bomb").plots == {}


@law("root", "13.2.2.I")
def test_the_kinds_of_plots_differ_between_imagined_worlds() -> None:
    t = crows().down(1, "bomb").down(6, "snare").up(5, "raid").day()
    worlds = [t.live.imagine(1, seed).session.g for seed in range(20)]
    kinds = {tuple(w.plots) for w in worlds}  # type: ignore[attr-defined]
    assert len(kinds) > 4 and all(p[0] < 0 and p[5] < 0 and p[4] == PLOTS.index("raid") + 1 for p in kinds)
    assert {tuple(t.live.imagine(0, seed).session.g.plots) for seed in range(20)} == {tuple(t.state.plots)}  # type: ignore[attr-defined]


@law("root", "13.2.2.II")
def test_a_clearing_holds_one_plot() -> None:
    t = crows().army("corvid", 5, 3).army("corvid", 1).up(5, "snare").day().play("act plot")
    assert t.play("plot-kind bomb").at("corvid", 1) == 0  # only clearing 1 was open
    t = crows().army("corvid", 5, 3).army("corvid", 1).army("corvid", 2).down(5, "snare").day().play("act plot")
    assert t.options() == ["1", "2"]
    t.cannot("plot 5")
    assert t.refused("5") == "13.2.2.II"


@law("root", "13.2.3", "13.5.1")
def test_the_corvids_move_whoever_rules() -> None:
    t = crows().army("corvid", 5).army("marquise", 5, 3).army("marquise", 1, 3).day().play("act move")
    assert t.options() == ["5>1", "5>2"]
    t.cannot("move 5>6")
    t.play("move 5>1")
    assert t.at("corvid", 1) == 1
    t = crows("marquise corvid").army("marquise", 5).army("corvid", 5, 3).army("corvid", 1).army("corvid", 2)
    t.begin("marquise", "daylight").play("act march")
    assert not [r for r in t.options() if r.startswith("5>")]  # others need rule


# ---------------------------------------------------------------- exposure
@law("root", "13.2.4", "13.2.4/3")
def test_a_right_guess_removes_the_plot_for_a_point() -> None:
    t = suspect("bomb").begin("marquise", "daylight").play("act expose", "guess bomb")
    assert t.plots == {} and t.score("marquise") == 1 and t.cards("marquise") == ["bake-sale"]
    assert t.state.corvid.supply == [2, 2, 2, 2]
    assert "shows" in t.said("corvid") and "shows" not in t.said()


@law("root", "13.2.4", "13.2.4/2")
def test_a_wrong_guess_gives_the_card_to_the_corvids() -> None:
    t = suspect("bomb").begin("marquise", "daylight").play("act expose", "guess raid")
    assert t.plots == {5: "-bomb"} and t.score("marquise") == 0
    assert t.cards("marquise") == [] and t.cards("corvid") == ["bake-sale"]
    assert "gave" in t.said("marquise") and "gave" not in t.said() and "shows" not in t.said()


@law("root", "13.2.4", "2.1.1")
def test_the_card_shown_is_of_the_clearings_suit() -> None:
    t = suspect("bomb", "bake-sale", "anvil", "royal-claim").begin("marquise", "daylight").play("act expose")
    assert t.options() == ["bake-sale", "royal-claim"]
    t.cannot("expose-with anvil")
    t.play("expose-with royal-claim", "guess raid")
    assert t.cards("corvid") == ["royal-claim"]
    assert "expose" not in suspect("bomb", "anvil").begin("marquise", "daylight").options()


@law("root", "13.2.4")
def test_exposing_needs_a_piece_there_and_a_face_down_plot() -> None:
    t = crows("marquise corvid").down(5, "bomb").hand("marquise", "bake-sale").begin("marquise", "daylight")
    assert "expose" not in t.options()
    t = crows("marquise corvid").army("marquise", 5).up(5, "snare").hand("marquise", "bake-sale").begin("marquise", "daylight")
    assert "expose" not in t.options()
    t = crows("marquise corvid").build("sawmill", 5).down(5, "bomb").hand("marquise", "bake-sale").begin("marquise", "daylight")
    assert "expose" in t.options()  # any piece
    own = crows().army("corvid", 5).down(5, "bomb").hand("corvid", "bake-sale").day()
    assert "expose" not in own.options()


@law("root", "13.2.4")
def test_plots_are_exposed_at_any_time_of_the_turn_before_drawing() -> None:
    t = suspect("bomb", "bake-sale", "cobbler-1", "favor-rabbit", "ambush-rabbit").begin("marquise")
    assert t.state.phase == BIRDSONG and t.options() == ["expose", "pass"]
    t.play("act expose", "expose-with bake-sale", "guess raid", "act pass")
    assert t.state.phase == DAYLIGHT
    t.play("act expose", "expose-with cobbler-1", "guess snare", "act pass")
    assert t.state.phase == EVENING and t.options() == ["expose", "pass"]
    t.play("act expose", "expose-with favor-rabbit", "guess bomb")
    assert t.score("marquise") == 1 and t.plots == {} and t.who == "corvid"
    t = suspect("bomb").army("corvid", 8).begin("corvid", "daylight")
    assert t.who == "corvid" and "expose" not in t.options()  # not in the turn of another


# ---------------------------------------------------------------- embedded agents
@law("root", "13.2.5")
def test_a_face_down_plot_deals_a_hit_in_defence_even_without_warriors() -> None:
    t = raid(crows("marquise corvid").army("marquise", 5, 3).down(5, "bomb"), 0, 0)
    assert t.at("marquise", 5) == 2 and t.plots == {}
    t = raid(crows("marquise corvid").army("marquise", 5, 3).army("corvid", 5, 2).down(5, "bomb"), 1, 1)
    assert t.at("marquise", 5) == 1 and t.at("corvid", 5) == 1


@law("root", "13.2.5")
def test_a_face_up_plot_or_an_attack_brings_no_such_hit() -> None:
    t = raid(crows("marquise corvid").army("marquise", 5, 3).up(5, "snare"), 0, 0)
    assert t.at("marquise", 5) == 3
    t = raid(crows("marquise corvid").army("marquise", 5, 3).army("corvid", 5).down(1, "bomb"), 0, 0)
    assert t.at("marquise", 5) == 3  # a plot elsewhere
    t = crows().army("corvid", 5, 3).army("marquise", 5, 3).down(5, "bomb").day().dice(0, 0).play("act battle", "ambush pass")
    assert t.at("marquise", 5) == 3


# ---------------------------------------------------------------- set-up
@law("root", "13.3.1", "13.3.2")
def test_set_up_one_warrior_in_a_clearing_of_each_suit() -> None:
    t = Conspiracy.fresh("marquise corvid", reach="any").play("keep 1").until("scatter")
    assert t.options() == ["6", "8", "12"]  # not beside the keep
    t.cannot("scatter 5")
    t.play("scatter 8")
    assert t.options() == ["3", "4", "5", "10"]
    t.play("scatter 5")
    assert t.options() == ["2", "7", "9", "11"]
    t.play("scatter 11")
    assert [c for c in range(1, 13) if t.at("corvid", c)] == [5, 8, 11] and t.supply("corvid") == 12
    assert t.state.corvid.supply == [2, 2, 2, 2] and t.plots == {}
