"""The Corvid Conspiracy (13)."""

from __future__ import annotations

from typing import Self

import msgspec
import pytest

from regnum.engine.ask import PASS
from regnum.games.root.components import FACTIONS, PLOTS
from regnum.games.root.state import BIRDSONG, DAYLIGHT, EVENING
from regnum.law import law
from tests.law.root.table import Table
from tests.law.root.wandering import Wandering


class Conspiracy(Table):
    """A Table with the Corvids. On the autumn map 1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit, the others mouse."""

    def down(self, c: int, kind: str) -> Self:
        """A face-down plot."""
        return self.plot(c, PLOTS.index(kind), face_up=False)

    def up(self, c: int, kind: str) -> Self:
        """A face-up plot."""
        return self.plot(c, PLOTS.index(kind))

    def day(self) -> Self:
        """It is Daylight of the Corvids."""
        return self.begin("corvid", "daylight")

    @property
    def plots(self) -> dict[int, str]:
        """The plots on the map, `-bomb` face down, `bomb` face up."""
        return {c + 1: ("-" if x < 0 else "") + PLOTS[abs(x) - 1] for c, x in enumerate(self.state.plots) if x}

    def seen(self, faction: str) -> tuple[bytes, list[tuple[int, ...]]]:
        """All that a faction (else a spectator) sees and has read."""
        seat = self.state.seat[FACTIONS.index(faction)] if faction else None
        lines = [line for line in self.state.log or [] if line.read_by(PASS if seat is None else seat)]
        return msgspec.json.encode(self.live.view(seat)), [(line.saying, *line.args) for line in lines]


def crows(factions: str = "corvid marquise") -> Conspiracy:
    """The Corvids and others on a bare map without ruins; the Marquise has a warrior in 11."""
    return Conspiracy(factions).no_ruins().army("marquise", 11)


def raid(t: Conspiracy, *dice: int) -> Conspiracy:
    """The Marquise attacks the Corvids in clearing 5."""
    t.begin("marquise", "daylight").play("act battle").dice(*dice)
    return t.answer("battle 5>corvid").play("ambush pass")


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
def suspect(kind: str = "bomb", *hand: str) -> Conspiracy:
    """The Marquise has a piece beside a face-down plot in clearing 5 (rabbit)."""
    return crows("marquise corvid").army("marquise", 5).down(5, kind).hand("marquise", *(hand or ("bake-sale",)))


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


# ---------------------------------------------------------------- Birdsong
@law("root", "13.4")
def test_crafting_flipping_and_recruiting_follow_each_other() -> None:
    t = crows().army("corvid", 1).down(1, "snare").hand("corvid", "anvil", "bake-sale").begin("corvid")
    assert t.options() == ["craft", "flip", "recruit", "pass"]
    t.play("act flip")
    assert t.options() == ["recruit", "pass"] and t.refused("craft") == "4.1"
    t.play("act pass")
    assert t.state.phase == DAYLIGHT
    t = crows().army("corvid", 1).down(1, "snare").hand("corvid", "anvil").effect("corvid", "royal-claim").begin("corvid")
    t.play("act recruit")
    assert (t.refused("craft"), t.refused("flip"), t.refused("recruit")) == ("4.1", "13.4", "13.4.3")


@law("root", "13.4.2")
def test_every_flip_scores_for_all_plots_face_up() -> None:
    t = crows().army("corvid", 1).army("corvid", 5).up(2, "extortion").down(1, "snare").down(5, "raid").down(8, "raid")
    t.begin("corvid").play("act flip")
    assert t.options() == ["1", "5"]
    t.cannot("flip 8")  # no warrior there
    assert t.refused("8") == "13.4.2"
    assert t.foretold("flip 1") == [("root-hint-points", 2)]
    t.play("flip 1")
    assert t.score("corvid") == 2 and t.plots[1] == "snare"
    t.play("act flip")
    assert t.score("corvid") == 5 and t.plots == {1: "snare", 2: "extortion", 5: "raid", 8: "-raid"}
    assert t.state.phase == DAYLIGHT


@law("root", "13.4.2")
def test_flipping_may_be_declined_and_is_done_before_daylight() -> None:
    t = crows().army("corvid", 1).down(1, "snare").begin("corvid").play("act pass")
    assert t.plots == {1: "-snare"} and t.score("corvid") == 0
    assert t.state.phase == DAYLIGHT and "flip" not in t.options()


@law("root", "13.4.3")
def test_a_card_brings_a_warrior_to_every_clearing_of_its_suit_once_a_turn() -> None:
    t = crows().hand("corvid", "anvil", "foxfolk-steel").begin("corvid").play("act recruit", "call anvil")
    assert [t.at("corvid", c) for c in (1, 6, 8, 12)] == [1, 1, 1, 1] and t.supply("corvid") == 11
    assert t.discards == ["anvil"] and t.state.phase == DAYLIGHT and "recruit" not in t.options()
    t = crows().hand("corvid", "anvil").keep(8).begin("corvid").play("act recruit")
    assert [t.at("corvid", c) for c in (1, 6, 8, 12)] == [1, 1, 0, 1]
    t = crows().hand("corvid", "anvil").army("corvid", 5).begin("corvid").play("act pass")
    assert t.supply("corvid") == 14 and t.cards("corvid") == ["anvil"] and t.state.phase == DAYLIGHT


@law("root", "13.4.3", "2.1.1")
def test_with_a_bird_the_corvids_choose_the_suit() -> None:
    t = crows().hand("corvid", "royal-claim").begin("corvid").play("act recruit")
    assert (t.asked, t.options()) == ("call-suit", ["fox", "rabbit", "mouse"])
    t.cannot("call-suit bird")
    t.play("call-suit mouse")
    assert [t.at("corvid", c) for c in (2, 7, 9, 11)] == [1, 1, 1, 1] and t.supply("corvid") == 11


@law("root", "13.4.3", "2.5")
def test_too_few_warriors_go_where_the_corvids_say() -> None:
    t = crows().army("corvid", 5, 13).hand("corvid", "anvil").begin("corvid").play("act recruit")
    assert (t.asked, t.options()) == ("perch", ["1", "6", "8", "12"])
    t.play("perch 6")
    assert t.options() == ["1", "8", "12"]
    t.play("perch 12")
    assert [t.at("corvid", c) for c in (1, 6, 8, 12)] == [0, 1, 0, 1] and t.supply("corvid") == 0


# ---------------------------------------------------------------- Daylight
@law("root", "13.5")
def test_three_actions() -> None:
    t = crows("corvid marquise eyrie").army("corvid", 5, 3).points("corvid", 10).hand("corvid", "dominance-fox").day()
    t.play("act move", "move 5>1", "move-n 1", "act move", "move 5>1", "move-n 1", "act move", "move 5>1")
    assert t.options() == ["dominance", "pass"]
    assert {t.refused(what) for what in ("move", "plot", "battle", "trick")} == {"13.5"}
    t = crows().army("corvid", 5, 3).day().play("act pass")
    assert t.state.phase == EVENING


@law("root", "13.5.2")
def test_each_plot_of_a_turn_costs_one_warrior_more() -> None:
    t = crows().army("corvid", 5, 2).army("corvid", 1, 2).army("corvid", 8, 3).day()
    t.play("act plot", "plot 5", "plot-kind bomb")
    assert t.at("corvid", 5) == 1 and t.supply("corvid") == 9 and t.plots == {5: "-bomb"}
    t.play("act plot")
    assert t.options() == ["1", "8"]
    t.play("plot 1", "plot-kind bomb")
    assert t.at("corvid", 1) == 0
    t.play("act plot")  # three warriors: only in 8
    assert t.options() == ["snare", "extortion", "raid"]
    t.cannot("plot-kind bomb")  # both are laid
    t.play("plot-kind raid")
    assert t.at("corvid", 8) == 0 and t.plots == {1: "-bomb", 5: "-bomb", 8: "-raid"}


@law("root", "13.5.2")
def test_a_plot_that_cannot_be_paid_for_is_not_laid() -> None:
    t = crows().army("corvid", 5, 1).army("corvid", 1, 1).army("corvid", 8, 2).army("corvid", 6, 2).day()
    t.play("act plot", "plot 5", "plot-kind bomb", "act plot")
    assert t.options() == ["6", "8"]
    t.cannot("plot 1")
    assert t.refused("1") == "13.5.2"
    t = crows().army("corvid", 8, 2).keep(8).day()
    assert "plot" not in t.options() and t.refused("plot") == "13.5.2"  # nothing is placed beside the keep
    fresh = crows().army("corvid", 5, 2).army("corvid", 1, 2).day().play("act plot", "plot 5", "plot-kind bomb").end_turn()
    fresh.end_turn().until("act", "corvid")
    assert fresh.state.corvid.placed == 0  # the price starts anew each turn


@law("root", "13.5.2")
def test_no_more_than_eight_plots() -> None:
    t = crows().army("corvid", 9, 3)
    for i, kind in enumerate([*PLOTS, *PLOTS]):
        t.down(i + 1, kind)
    assert "plot" not in t.day().options()


@law("root", "13.5.3")
def test_a_battle_is_an_action() -> None:
    t = crows().army("corvid", 5, 3).army("marquise", 5, 2).day().dice(1, 0).play("act battle", "ambush pass")
    assert t.at("marquise", 5) == 1 and t.state.actions == 1
    alone = crows().army("corvid", 5, 3).day()
    assert "battle" not in alone.options() and alone.refused("battle") == "4.3"


@law("root", "13.5.4")
def test_a_trick_swaps_two_plots_with_the_same_side_up() -> None:
    t = crows().down(1, "bomb").down(5, "raid").up(2, "snare").up(8, "extortion").day().play("act trick")
    assert t.options() == ["1>5", "2>8"]
    t.cannot("trick 1>2")
    t.play("trick 1>5")
    assert t.plots == {1: "-raid", 2: "snare", 5: "-bomb", 8: "extortion"}
    t.play("act trick", "trick 2>8")
    assert t.plots == {1: "-raid", 2: "extortion", 5: "-bomb", 8: "snare"} and t.state.actions == 2
    t = crows().down(1, "bomb").up(2, "snare").army("corvid", 5).day()
    assert "trick" not in t.options() and t.refused("trick") == "13.5.4"


# ---------------------------------------------------------------- Evening
@law("root", "13.6", "13.6.1")
def test_one_more_action_for_the_draw() -> None:
    t = crows().army("corvid", 5, 2).up(1, "extortion").begin("corvid", "evening")
    assert t.options() == ["move", "plot", "pass"]
    t.play("act move", "move 5>1", "move-n 1")
    assert t.at("corvid", 1) == 1 and t.cards("corvid") == [] and t.who == "marquise"  # one action, no cards
    t = crows().army("corvid", 5, 2).begin("corvid", "evening").play("act plot", "plot-kind raid")
    assert t.plots == {5: "-raid"} and t.cards("corvid") == []


@law("root", "13.6", "13.6.1", "13.6.2")
def test_without_exerting_the_corvids_draw() -> None:
    t = crows().army("corvid", 5, 2).deck("anvil").begin("corvid", "evening").play("act pass")
    assert t.cards("corvid") == ["anvil"] and t.who == "marquise"


@law("root", "13.6.1")
def test_exerting_holds_for_one_evening() -> None:
    t = crows().army("corvid", 5, 2).begin("corvid", "evening").play("act move", "move 5>1", "move-n 1")
    t.end_turn().end_turn()
    assert len(t.cards("corvid")) == 1


@law("root", "13.6.2", "13.7.3/2")
def test_face_up_extortions_draw_cards() -> None:
    t = crows().up(1, "extortion").up(5, "extortion").up(2, "snare").begin("corvid", "evening").until("act", "marquise")
    assert len(t.cards("corvid")) == 3
    t = crows().down(1, "extortion").up(5, "extortion").begin("corvid", "evening").until("act", "marquise")
    assert len(t.cards("corvid")) == 2  # the one face down gives nothing


@law("root", "13.6.2")
def test_the_corvids_discard_down_to_five() -> None:
    t = crows().up(1, "extortion").hand("corvid", "anvil", "sword", "bake-sale", "investments", "cobbler-1")
    t.begin("corvid", "evening")
    assert (t.asked, t.who, len(t.cards("corvid"))) == ("discard", "corvid", 7)
    t.play("discard anvil", "discard sword")
    assert len(t.cards("corvid")) == 5 and t.who == "marquise"


# ---------------------------------------------------------------- plots
@law("root", "13.7.1")
def test_a_bomb_removes_all_enemy_pieces_and_itself() -> None:
    t = crows("corvid marquise alliance").army("corvid", 5, 2).down(5, "bomb").army("marquise", 5, 3).build("sawmill", 5, 5)
    t.wood(5).sympathy(5).army("marquise", 1).begin("corvid").play("act flip")
    assert t.at("marquise", 5) == 0 and t.slots(5) == [] and t.sympathetic() == [] and t.state.wood[4] == 0
    assert t.at("corvid", 5) == 2 and t.at("marquise", 1) == 1
    assert t.score("corvid") == 1 + 4 and t.plots == {} and t.state.corvid.supply == [2, 2, 2, 2]
    t = raid(crows("marquise corvid").army("marquise", 5, 3).down(5, "bomb"), 0, 0)
    assert t.at("marquise", 5) == 2  # a bomb that is removed does not go off


@law("root", "13.7.1", "9.2.2.I")
def test_a_bomb_damages_three_items_of_a_vagabond() -> None:
    t = Wandering("corvid vagabond").wander("thief", 5).army("corvid", 5).plot(5, 0, face_up=False)
    t.begin("corvid").play("act flip")
    assert t.asked == "damage" and t.who == "vagabond"
    while t.asked == "damage":
        t.play(f"damage {t.options()[0]}")
    assert len([item for item in t.bag() if "damaged" in item]) == 3 and t.place() == 5


@law("root", "13.7.2")
def test_nobody_else_moves_out_of_a_face_up_snare() -> None:
    t = crows("marquise corvid").army("marquise", 5, 2).army("marquise", 1).up(5, "snare").begin("marquise", "daylight")
    t.play("act march")
    assert not [r for r in t.options() if r.startswith("5>")] and "1>5" in t.options()  # moving in is free
    t.cannot("move 5>2")
    assert t.refused("5>2") == "13.7.2"
    hidden = crows("marquise corvid").army("marquise", 5, 2).down(5, "snare").begin("marquise", "daylight").play("act march")
    assert "5>2" in hidden.options()
    own = crows().army("corvid", 5, 2).up(5, "snare").day().play("act move")
    assert own.options() == ["5>1", "5>2"]


@law("root", "13.7.2")
def test_nobody_else_places_pieces_at_a_face_up_snare() -> None:
    t = crows("marquise corvid").build("recruiter", 5, 2).up(5, "snare").begin("marquise", "daylight").play("act recruit")
    assert (t.at("marquise", 5), t.at("marquise", 2)) == (0, 1)
    t = crows("marquise corvid").army("marquise", 5, 2).army("marquise", 1).wood(1, 2).up(5, "snare")
    t.begin("marquise", "daylight").play("act build")
    assert "1>sawmill" in t.options()
    t.cannot("build 5>sawmill")
    hidden = crows("marquise corvid").build("recruiter", 5).down(5, "snare").begin("marquise", "daylight").play("act recruit")
    assert hidden.at("marquise", 5) == 1
    own = crows().up(5, "snare").hand("corvid", "bake-sale").begin("corvid").play("act recruit")
    assert own.at("corvid", 5) == 1


@law("root", "13.7.2")
def test_no_tunnel_is_dug_at_a_snare_and_those_who_come_by_an_old_one_stay() -> None:
    t = Conspiracy("duchy corvid").army("duchy", 13, 3).up(1, "snare").hand("duchy", "anvil").begin("duchy", "daylight")
    t.play("act dig")
    assert t.options() == ["6", "8", "12"]
    t = Conspiracy("duchy corvid").army("duchy", 13, 3).army("corvid", 8).up(1, "snare")
    t.g.tunnels = 1
    t.begin("duchy", "daylight").play("act move", "move-n 2")
    assert t.at("duchy", 1) == 2
    t.play("act move")
    assert (t.at("duchy", 1), t.at("duchy", 13)) == (3, 0)  # the only way left is in


@law("root", "13.7.3")
def test_extortion_takes_a_random_card_of_everybody_there() -> None:
    t = crows("corvid marquise eyrie alliance").army("corvid", 5).down(5, "extortion").army("marquise", 5).build("roost", 5)
    t.hand("marquise", "anvil", "sword").hand("eyrie", "bake-sale").hand("alliance", "cobbler-1").begin("corvid")
    t.dice(1, 0).play("act flip")
    assert t.score("corvid") == 1 and t.plots == {5: "extortion"}  # it stays
    assert t.cards("marquise") == ["anvil"] and t.cards("eyrie") == [] and t.cards("alliance") == ["cobbler-1"]
    assert t.cards("corvid") == ["bake-sale", "sword"]
    assert "extorted" in t.said() and "extorted-card" not in t.said("alliance")
    assert t.said("corvid").count("extorted-card") == 2 and t.said("eyrie").count("extorted-card") == 1


@law("root", "13.7.3")
def test_extortion_passes_over_the_corvids_and_empty_hands() -> None:
    t = crows().army("corvid", 5).down(5, "extortion").army("marquise", 5).hand("corvid", "investments").begin("corvid")
    t.play("act flip")
    assert t.cards("corvid") == ["investments"] and t.cards("marquise") == [] and "extorted" not in t.said()
    t = crows("marquise corvid").army("marquise", 5, 3).down(5, "extortion").hand("marquise", "anvil")
    assert raid(t, 0, 0).cards("marquise") == ["anvil"]  # removed is not flipped


@law("root", "13.7.3")
def test_extortion_reaches_a_vagabond() -> None:
    t = Wandering("corvid vagabond").wander("thief", 5).army("corvid", 5).plot(5, 2, face_up=False).hand("vagabond", "anvil")
    t.begin("corvid").play("act flip")
    assert t.cards("corvid") == ["anvil"] and t.cards("vagabond") == []


@law("root", "13.7.4")
@pytest.mark.parametrize("face_up", [False, True])
def test_a_removed_raid_sends_warriors_to_the_adjacent_clearings(face_up: bool) -> None:
    t = raid(crows("marquise corvid").army("marquise", 5, 3).plot(5, PLOTS.index("raid"), face_up), 0, 0)
    assert t.plots == {} and [t.at("corvid", c) for c in range(1, 13)] == [1, 1, *[0] * 10]  # 5 has a path to 1 and 2
    assert t.supply("corvid") == 13


@law("root", "13.7.4")
def test_an_exposed_raid_sends_nobody_and_a_flipped_one_stays() -> None:
    t = suspect("raid").begin("marquise", "daylight").play("act expose", "guess raid")
    assert t.plots == {} and t.supply("corvid") == 15 and t.score("marquise") == 1
    t = crows().army("corvid", 5).down(5, "raid").begin("corvid").play("act flip")
    assert t.plots == {5: "raid"} and t.supply("corvid") == 14
    t = raid(crows("marquise corvid").army("marquise", 5, 3).down(5, "snare"), 0, 0)
    assert t.plots == {} and t.supply("corvid") == 15  # other plots send nobody


@law("root", "13.7.4", "2.5", "6.2.2")
def test_a_raid_with_too_few_warriors_or_beside_the_keep() -> None:
    t = raid(crows("marquise corvid").army("marquise", 5, 3).down(5, "raid").army("corvid", 8, 14), 0, 0)
    assert (t.asked, t.who, t.options()) == ("perch", "corvid", ["1", "2"])
    t.play("perch 2")
    assert (t.at("corvid", 1), t.at("corvid", 2), t.supply("corvid")) == (0, 1, 0)
    t = raid(crows("marquise corvid").army("marquise", 5, 3).down(5, "raid").keep(1), 0, 0)
    assert (t.at("corvid", 1), t.at("corvid", 2)) == (0, 1)


@law("root", "13.7.4")
def test_every_raid_removed_by_one_favor_sends_its_warriors() -> None:
    t = crows("marquise corvid").build("workshop", 6, 6, 8).down(1, "raid").up(8, "raid").hand("marquise", "favor-fox")
    t.begin("marquise", "daylight").play("act craft")
    assert t.plots == {} and t.score("marquise") == 2
    assert [c for c in range(1, 13) if t.at("corvid", c)] == [4, 5, 7, 9, 10]  # next to 1: 5, 9, 10; next to 8: 4, 7


@law("root", "13.4.1", "4.1.3")
def test_what_the_corvids_craft_in_birdsong_may_act_before_plots_are_flipped() -> None:
    t = Conspiracy("corvid marquise", deck="exiles").down(1, "bomb").down(6, "snare").army("corvid", 1)
    t.army("marquise", 2, 3).hand("corvid", "x-false-orders-1").begin("corvid").play("act craft")
    assert t.options() == ["flip", "use-card", "pass"]
    t.play("act use-card", "false-orders-to 5")
    assert t.at("marquise", 5) == 2 and t.options() == ["flip", "pass"]


@law("root", "13.2.4", "1.2.1")
@pytest.mark.parametrize(("card", "options"), [("anvil", ["expose", "pass"]), ("bake-sale", ["pass"])])
def test_the_question_about_a_guess_betrays_no_card(card: str, options: list[str]) -> None:
    """Whoever stands beside a plot with cards in hand is asked, also with none that fits."""
    t = Conspiracy("marquise corvid").down(1, "bomb").army("marquise", 1).hand("marquise", card)
    t.begin("marquise", fair=True)
    assert (t.asked, t.who, t.options()) == ("act", "marquise", options)


@law("root", "13.2.4")
def test_nobody_is_asked_for_a_guess_without_a_card_or_beside_no_plot() -> None:
    for t in (Conspiracy("marquise corvid").down(1, "bomb").army("marquise", 1), Conspiracy("marquise corvid").down(1, "bomb")):
        t.army("marquise", 5).begin("marquise").until("act", "marquise")
        assert t.state.phase == DAYLIGHT
