"""Winning: points, dominance, ties (3)."""

from __future__ import annotations

import pytest

from regnum.games.root.components import ALLIANCE, MARQUISE
from regnum.games.root.victory import add_points, check_points
from regnum.law import law
from tests.law.root.table import Table


def smith(points: int) -> Table:
    """The Marquise can craft the anvil for two points."""
    t = Table("marquise eyrie alliance").army("marquise", 8).build("workshop", 8).hand("marquise", "anvil")
    return t.points("marquise", points)


@law("root", "3.1")
def test_thirty_points_win_at_once() -> None:
    t = smith(28).begin("marquise", "daylight").play("act craft")
    assert t.live.over and t.winners == ["marquise"]
    assert t.live.result.how == "root-end-points" and t.live.result.winners == [0]


@law("root", "3.1")
def test_twenty_nine_points_do_not_win() -> None:
    t = smith(27).begin("marquise", "daylight").play("act craft")
    assert not t.live.over and t.score("marquise") == 29


@law("root", "3.1/2")
@pytest.mark.parametrize(
    ("marquise", "alliance", "winner"), [(29, 29, "alliance"), (28, 29, "alliance"), (30, 29, "marquise"), (27, 28, "")]
)
def test_of_two_at_thirty_the_higher_wins_and_then_the_player_in_turn(marquise: int, alliance: int, winner: str) -> None:
    t = Table("marquise alliance").points("marquise", marquise).points("alliance", alliance).hand("alliance", "anvil")
    t.begin("alliance", "daylight")
    add_points(t.state, MARQUISE, 1)
    add_points(t.state, ALLIANCE, 1)
    assert not t.live.over, "both markers move before anybody looks"
    check_points(t.state)
    assert t.winners == ([winner] if winner else [])


@pytest.mark.parametrize(("marquise", "alliance", "winner"), [(31, 30, "alliance"), (31, 29, "marquise"), (30, 30, "alliance")])
def test_a_table_can_give_the_tie_to_the_player_in_turn(marquise: int, alliance: int, winner: str) -> None:
    """R-07 as an option."""
    t = Table("marquise alliance", tie="turn").points("marquise", marquise).points("alliance", alliance)
    check_points(t.hand("alliance", "anvil").begin("alliance", "daylight").state)
    assert t.winners == [winner]


@law("root", "3.2", "3.2.1")
def test_points_for_removed_pieces_are_everybodys() -> None:
    t = Table("eyrie alliance").army("eyrie", 8, 2).sympathy(8).build("roost", 2).leader("commander").army("eyrie", 2)
    t.begin("eyrie", "daylight").play("move 2>5").dice(0, 0).play("ambush pass")
    assert t.sympathetic() == [] and t.score("eyrie") == 1


# ---------------------------------------------------------------- dominance
def ambitious(points: int = 10) -> Table:
    """The Marquise holds a dominance card in her Daylight."""
    t = Table("marquise eyrie alliance").army("marquise", 8).build("roost", 2).hand("marquise", "dominance-fox", "anvil")
    return t.points("marquise", points)


@law("root", "3.3", "3.3.1", "3.3.1/2")
def test_with_ten_points_a_dominance_card_may_be_activated_and_the_score_marker_leaves() -> None:
    t = ambitious().build("workshop", 8).begin("marquise", "daylight").play("act dominance")
    assert t.live.view(1).players[0].dominance == "dominance-fox"
    assert t.live.view(1).players[0].points is None
    assert t.cards("marquise") == ["anvil"]
    t = ambitious().build("workshop", 8).begin("marquise", "daylight").play("act dominance", "act craft")
    assert t.score("marquise") == 10, "no more points"


@law("root", "3.3.1", "1.2.1")
def test_an_activated_dominance_card_was_shown_and_is_not_taken_back() -> None:
    t = ambitious().begin("marquise", "daylight")
    assert t.live.why_not_undo(0) is not None, "nothing was done yet"
    t.play("act dominance")
    refusal = t.live.why_not_undo(0)
    assert refusal is not None and refusal.reason.key == "regnum-undo-known"


@law("root", "3.3.1")
def test_nine_points_are_too_few_and_it_is_done_in_daylight_only() -> None:
    t = ambitious(9).begin("marquise", "daylight")
    assert "dominance" not in t.options()
    t = ambitious(10).begin("marquise", "daylight")
    assert "dominance" in t.options()


@law("root", "3.3.1.I")
@pytest.mark.parametrize(("clearings", "wins"), [((1, 6, 8), True), ((1, 6, 7), False), ((6, 8), False)])
def test_three_ruled_clearings_of_the_suit_win_at_the_start_of_birdsong(clearings: tuple[int, ...], wins: bool) -> None:
    t = Table("marquise eyrie alliance").dominance("marquise", "dominance-fox").build("roost", 2)
    for c in clearings:
        t.army("marquise", c)
    t.begin("marquise")
    assert t.live.over == wins
    if wins:
        assert t.winners == ["marquise"] and t.live.result.how == "root-end-dominance"


@law("root", "3.3.1.I")
def test_it_is_not_won_in_daylight() -> None:
    t = Table("marquise eyrie alliance").dominance("marquise", "dominance-fox").build("roost", 2)
    t.army("marquise", 1).army("marquise", 6).army("marquise", 8).begin("marquise", "daylight")
    assert not t.live.over


@law("root", "3.3.1.II")
@pytest.mark.parametrize(("corners", "wins"), [((1, 3), True), ((2, 4), True), ((1, 2), False), ((1, 4), False)])
def test_two_opposite_corners_win_with_the_bird(corners: tuple[int, int], wins: bool) -> None:
    t = Table("marquise eyrie alliance").dominance("marquise", "dominance-bird").build("roost", 8)
    for c in corners:
        t.army("marquise", c)
    assert t.begin("marquise").live.over == wins


@law("root", "3.3.2")
def test_an_active_dominance_card_is_no_card_in_hand_and_is_never_replaced() -> None:
    t = Table("marquise eyrie alliance").dominance("marquise", "dominance-fox").points("marquise", 12).army("marquise", 9)
    t.build("roost", 2).hand("marquise", "dominance-mouse", "anvil", "sword", "bake-sale").deck("investments")
    t.begin("marquise", "daylight")
    assert "dominance" not in t.options()
    t.play("act pass")
    assert len(t.cards("marquise")) == 5 and t.who == "eyrie", "nothing had to be discarded"
    assert t.state.dominance[0] >= 0


@law("root", "3.3.3")
def test_a_dominance_card_serves_for_its_suit() -> None:
    t = ambitious(0).build("sawmill", 8).begin("marquise", "daylight").play("act overwork", "overwork-with dominance-fox")
    assert t.state.wood[7] == 1
    assert t.live.view(None).available == ["dominance-fox"]


@law("root", "3.3.4", "2.1.1.II")
def test_an_available_dominance_card_is_taken_for_a_card_of_its_suit() -> None:
    t = Table("marquise eyrie alliance").army("marquise", 1).build("sawmill", 1).available("dominance-fox", "dominance-bird")
    t.hand("marquise", "anvil", "bake-sale").begin("marquise", "daylight").play("act take-dominance")
    assert t.cards("marquise") == ["bake-sale", "dominance-fox"] and "anvil" in t.discards
    assert t.live.view(None).available == ["dominance-bird"], "only a bird pays for the bird"
    assert "take-dominance" not in t.options()
    birds = Table("marquise eyrie alliance").army("marquise", 1).available("dominance-fox", "dominance-bird")
    birds.hand("marquise", "woodland-runners").begin("marquise", "daylight").play("act take-dominance")
    assert birds.options() == ["dominance-fox", "dominance-bird"]
    assert birds.live.view(1).players[0].known == []
    birds.play("take dominance-bird")
    assert birds.live.view(1).players[0].known == ["dominance-bird"], "everybody saw it go"
