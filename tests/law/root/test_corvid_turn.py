"""The Corvid Conspiracy: its turn and its plots (13.4-13.7)."""

from __future__ import annotations

import pytest

from regnum.games.root.components import PLOTS
from regnum.games.root.state import DAYLIGHT, EVENING
from regnum.law import law
from tests.law.root.corvids import Conspiracy, crows, raid, suspect
from tests.law.root.wandering import Wandering


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
