"""Marquise de Cat: keep, hospitals, wood, actions, building (6)."""

from __future__ import annotations

import pytest

from regnum.games.root.components import SNARE
from regnum.law import law
from tests.law.root.table import Table


def cats(*others: str) -> Table:
    """The Marquise with one warrior in clearing 8 (fox), and others."""
    return Table(" ".join(("marquise", *(others or ("eyrie",))))).army("marquise", 8)


# ---------------------------------------------------------------- keep and hospitals
@law("root", "6.2.2")
def test_nobody_else_places_pieces_beside_the_keep() -> None:
    t = Table("alliance marquise").keep(8).supporters("anvil").begin("alliance").play("act spread")
    assert "8" not in t.options() and "1" in t.options()
    own = cats().keep(8).build("recruiter", 8).begin("marquise", "daylight").play("act recruit")
    assert own.at("marquise", 8) == 2


@law("root", "6.2.2/2", "2.5.3")
def test_a_removed_keep_leaves_the_game() -> None:
    t = Table("alliance marquise").keep(8).sympathy(8).supporters("anvil", "foxfolk-steel").begin("alliance")
    t.play("act revolt")
    assert t.state.keep == -1 and t.score("alliance") == 1
    assert t.slots(8) == ["base"], "with the keep gone, the base may be placed"


def raided(*hand: str, keep: bool = True) -> Table:
    """The Eyrie kill two warriors of the Marquise in clearing 8."""
    t = Table("eyrie marquise").army("marquise", 8, 2).army("eyrie", 8, 3).army("eyrie", 2).build("roost", 2)
    t.leader("commander").hand("marquise", *hand)
    if keep:
        t.keep(1)
    return t.begin("eyrie", "daylight").play("move 2>5").dice(1, 0).play("ambush pass")


@law("root", "6.2.3")
def test_a_card_of_the_clearings_suit_saves_all_warriors_removed_there() -> None:
    t = raided("anvil", "bake-sale", "woodland-runners")
    assert (t.asked, t.who) == ("hospital", "marquise")
    assert t.options() == ["pass", "anvil", "woodland-runners"]
    t.play("hospital anvil")
    assert t.at("marquise", 1) == 2 and t.at("marquise", 8) == 0
    assert t.discards[0] == "anvil"


@law("root", "6.2.3", "13.7.2")
def test_hospitals_place_nobody_into_a_snare() -> None:
    t = Table("corvid marquise").army("corvid", 8, 3).army("marquise", 8, 2).keep(1).plot(1, SNARE).hand("marquise", "anvil")
    t.begin("corvid", "daylight").dice(2, 0).play("act battle", "ambush pass", "hospital anvil")
    assert t.at("marquise", 1) == 0 and t.supply("marquise") == 25 and t.discards == ["anvil"]


@law("root", "6.2.3", "1.2.1")
def test_hospitals_are_hers_to_decline_and_the_question_betrays_nothing() -> None:
    assert raided("bake-sale").options() == ["pass"]
    t = raided("anvil").play("hospital pass")
    assert t.at("marquise", 1) == 0


@law("root", "6.2.3")
def test_no_hospital_without_a_keep_or_a_card() -> None:
    assert raided("anvil", keep=False).asked != "hospital"
    assert raided().asked != "hospital"


# ---------------------------------------------------------------- Birdsong
@law("root", "6.4", "2.5")
def test_every_sawmill_brings_wood_while_there_is_any() -> None:
    t = cats().build("sawmill", 8, 8, 5).begin("marquise")
    assert (t.state.wood[7], t.state.wood[4]) == (2, 1)
    t = cats().build("sawmill", 8, 5).wood(8, 7).begin("marquise")
    assert (t.asked, t.options()) == ("wood", ["5", "8"])
    t.play("wood 5")
    assert sum(t.state.wood) == 8 and t.state.wood[4] == 1
    full = cats().build("sawmill", 8, 5).wood(8, 8).begin("marquise")
    assert sum(full.state.wood) == 8 and full.asked == "act"


# ---------------------------------------------------------------- Daylight
@law("root", "6.5", "6.2.1")
def test_crafting_comes_first_and_is_no_action() -> None:
    t = cats().build("workshop", 8).hand("marquise", "anvil").begin("marquise", "daylight")
    assert t.options()[0] == "craft"
    t.play("act craft")
    assert t.state.actions == 0 and "march" in t.options() and "craft" not in t.options()
    late = cats().build("workshop", 8).hand("marquise", "anvil", "sword").begin("marquise", "daylight").play("act march")
    late.play(f"move {late.options()[0]}").play("move pass")
    assert "craft" not in late.options() and late.refused("craft") == "4.1"


@law("root", "6.5.3")
def test_recruiting_is_refused_for_the_first_true_reason() -> None:
    t = cats().begin("marquise", "daylight")
    assert t.refused("recruit") == "6.5.3" and t.why("recruit") == "root-why-no-recruiter"
    t = cats().build("recruiter", 8).hand("marquise", "anvil")
    t.army("marquise", 12, t.g.supply[0]).begin("marquise", "daylight")
    assert t.why("recruit") == "root-why-no-warriors"
    t = cats().build("recruiter", 8).begin("marquise", "daylight").play("act recruit")
    assert t.why("recruit") == "root-why-recruited"


@law("root", "6.5")
def test_three_actions_in_any_combination() -> None:
    t = cats().begin("marquise", "daylight")
    for _ in range(3):
        t.play("act march").play(f"move {t.options()[0]}").play("move pass")
    assert t.who != "marquise" or t.asked != "act" or "march" not in t.options()
    assert t.state.order[t.state.now] == 1


@law("root", "6.5/2", "2.1.1.II")
def test_a_bird_buys_one_more_action_at_any_time() -> None:
    t = cats().hand("marquise", "woodland-runners", "arms-trader", "anvil").begin("marquise", "daylight")
    for _ in range(3):
        t.play("act march").play(f"move {t.options()[0]}").play("move pass")
    assert t.options() == ["extra-action", "pass"]
    assert t.refused("march") == "6.5"
    t.play("act extra-action", "hawks woodland-runners")
    assert "march" in t.options() and t.cards("marquise") == ["anvil", "arms-trader"]
    t.play("act march").play(f"move {t.options()[0]}").play("move pass")
    assert "march" not in t.options()


@law("root", "6.5.1")
def test_battle_is_an_action() -> None:
    t = cats().army("eyrie", 8).begin("marquise", "daylight").play("act battle").dice(0, 0).play("ambush pass")
    assert t.state.actions == 1


@law("root", "6.5.2", "4.2.2")
def test_a_march_is_up_to_two_moves() -> None:
    t = cats().begin("marquise", "daylight").play("act march", "move 8>7")
    assert t.asked == "move" and "pass" in t.options()
    t.play("move 7>3")
    assert t.at("marquise", 3) == 1 and t.asked == "act" and t.state.actions == 1
    one = cats().begin("marquise", "daylight").play("act march", "move 8>7", "move pass")
    assert one.at("marquise", 7) == 1 and one.state.actions == 1
    first = cats().begin("marquise", "daylight").play("act march")
    assert "pass" not in first.options()


@law("root", "6.5.3", "2.5")
def test_recruiting_places_a_warrior_at_each_recruiter_once_a_turn() -> None:
    t = cats().build("recruiter", 8, 8, 5).begin("marquise", "daylight").play("act recruit")
    assert (t.at("marquise", 8), t.at("marquise", 5)) == (3, 1)
    assert "recruit" not in t.options() and t.refused("recruit") == "6.5.3"
    few = cats().build("recruiter", 8, 5).army("marquise", 1, 23).begin("marquise", "daylight").play("act recruit")
    assert few.asked == "recruit-at" and few.options() == ["5", "8"]
    few.play("recruit-at 5")
    assert few.supply("marquise") == 0 and few.at("marquise", 5) == 1
    none = cats().begin("marquise", "daylight")
    assert "recruit" not in none.options()


@law("root", "6.5.4", "6.5.4.I", "6.5.4.III", "2.5.2")
@pytest.mark.parametrize(
    ("piece", "built", "cost", "points"),
    [
        *[("sawmill", n, cost, n) for n, cost in enumerate([0, 1, 2, 3, 3, 4]) if n],
        *[("workshop", n, cost, points) for n, cost, points in [(1, 1, 2), (2, 2, 2), (3, 3, 3), (4, 3, 4), (5, 4, 5)]],
        *[("recruiter", n, cost, points) for n, cost, points in [(1, 1, 1), (2, 2, 2), (3, 3, 3), (4, 3, 3), (5, 4, 4)]],
    ],
)
def test_a_building_costs_wood_and_scores_by_its_space(piece: str, built: int, cost: int, points: int) -> None:
    places = [7, 7, 9, 9, 2][:built]
    t = cats().build(piece, *places).wood(8, cost).begin("marquise", "daylight").play("act build", f"build 8>{piece}")
    assert t.slots(8) == [piece] and t.state.wood[7] == 0
    assert t.score("marquise") == points
    poor = cats().build(piece, *places).wood(8, cost - 1).begin("marquise", "daylight").play("act build")
    assert f"8>{piece}" not in poor.options()


@law("root", "6.5.4.II", "2.8")
def test_wood_comes_through_ruled_clearings_only() -> None:
    t = cats().army("marquise", 7).army("marquise", 3).wood(3, 2).build("sawmill", 5).build("workshop", 5).build("recruiter", 1)
    t.begin("marquise", "daylight").play("act build")
    assert "8>sawmill" in t.options(), "through 7, which she rules"
    t.play("build 8>sawmill")
    assert t.state.wood[2] == 1 and t.slots(8) == ["sawmill"]
    cut = cats().army("marquise", 3).wood(3, 2).build("sawmill", 5).build("workshop", 5).build("recruiter", 1)
    cut.begin("marquise", "daylight").play("act build")
    assert not [x for x in cut.options() if x.startswith("8>")], "7 is not hers"
    assert not [x for x in cut.options() if x.startswith("7>")]


@law("root", "6.5.4.II")
def test_she_chooses_which_wood_to_pay() -> None:
    t = cats().army("marquise", 7).wood(7).wood(8).build("sawmill", 9).begin("marquise", "daylight")
    t.play("act build", "build 8>sawmill")
    assert (t.asked, t.options()) == ("pay-wood", ["7", "8"])
    t.play("pay-wood 7")
    assert (t.state.wood[6], t.state.wood[7]) == (0, 1)


@law("root", "6.5.5")
def test_overwork_spends_a_card_of_a_sawmills_clearing() -> None:
    t = cats().build("sawmill", 8, 5).hand("marquise", "anvil", "sword").begin("marquise", "daylight").play("act overwork")
    assert t.state.wood[7] == 1 and t.state.wood[4] == 0 and t.discards == ["anvil"]
    assert "overwork" not in t.options(), "no rabbit card is left"
    assert t.refused("overwork") == "6.5.5"


# ---------------------------------------------------------------- Evening
@law("root", "6.6")
@pytest.mark.parametrize(("recruiters", "cards"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_she_draws_one_card_and_more_for_uncovered_spaces(recruiters: int, cards: int) -> None:
    t = cats().build("recruiter", *[8, 8, 7, 7, 9, 9][:recruiters]).build("roost", 2).begin("marquise", "evening")
    assert len(t.cards("marquise")) == cards
