"""The Oathkeeper title (2.11): whose it is, what side it shows and what it adds."""

from __future__ import annotations

from regnum.law import law
from tests.law.oath.fights import attacked, dice, over, rolled
from tests.law.oath.table import Table


def acting(t: Table, seat: int) -> Table:
    """A seat has the turn, and ends one action: it travels from slot 1 to slot 2."""
    return t.turn(seat).play("act travel", "travel ancient-city")


# ---------------------------------------------------------------- the four goals
@law("oath", "2.11", "2.11/2")
def test_under_supremacy_the_title_goes_to_who_rules_the_most_sites() -> None:
    t = Table(3).turn(2).pawn(2, 3).garrison(4, 2).garrison(8, 1).warbands(2, 4)
    attacked(dice(t, ["blank"], ["sword"] * 4), 4, "bandits")
    assert t.keeper == (1, False)
    over(t.play("garrison 1"))
    assert t.at(3) == (2, 1) and t.keeper == (2, False)
    assert acting(Table(3).garrison(3, 3).garrison(4, 2).garrison(5, 2), 3).keeper == (2, False)


@law("oath", "2.11/2")
def test_sites_count_not_warbands_nor_pawns() -> None:
    assert acting(Table(3).garrison(3, 2, 9).garrison(4, 1).garrison(5, 1).pawn(2, 7), 3).keeper == (1, False)
    assert acting(Table(3).garrison(3, 2).garrison(4, 2).garrison(5, 1, 9), 3).keeper == (2, False)
    assert acting(Table(3).garrison(3, 2).warbands(2, 9).garrison(4, 1).garrison(5, 1), 3).keeper == (1, False)


@law("oath", "2.11", "2.11/3")
def test_under_the_people_the_title_goes_to_the_holder_of_the_peoples_favor() -> None:
    t = Table(3).oath("the-people").turn(2).favor(2, 4).garrison(3, 3).garrison(4, 3).banner("darkest-secret", 3)
    t.play("act recover").answer("recover peoples-favor").play("payment 2", "first-bank order")
    assert t.keeper == (2, False)
    assert acting(Table(3).oath("the-people").banner("peoples-favor", 1).title(2).relic(2, "map"), 3).keeper == (1, False)


@law("oath", "2.11", "2.11/4")
def test_under_protection_relics_and_banners_count_together() -> None:
    t = Table(3).oath("protection").turn(2).pawn(2, 3).favor(2, 3).site_relic(3, "map").banner("darkest-secret", 2)
    t.play("act recover", "recover relic-1")
    assert t.relics(2) == ["map"] and t.keeper == (2, False)
    t = Table(3).oath("protection").relic(3, "whistle", "map").banner("darkest-secret", 2).banner("peoples-favor", 2)
    assert acting(t.relic(2, "ivory-eye"), 3).keeper == (2, False)
    one = Table(3).oath("protection").banner("darkest-secret", 2).garrison(3, 2)
    assert acting(one, 2).keeper == (1, False)


@law("oath", "2.11", "2.11/5")
def test_under_devotion_the_title_goes_to_the_holder_of_the_darkest_secret() -> None:
    t = Table(3).oath("devotion").turn(2).secrets(2, 2).garrison(3, 3).banner("peoples-favor", 3)
    t.play("act recover").answer("recover darkest-secret").answer("payment 2")
    assert t.keeper == (2, False)
    assert acting(Table(3).oath("devotion").banner("peoples-favor", 2).relic(2, "map"), 2).keeper == (1, False)


# ---------------------------------------------------------------- ties and sides
@law("oath", "2.11/7")
def test_the_holder_keeps_the_title_in_a_tie() -> None:
    assert acting(Table(3).garrison(3, 1).garrison(4, 2), 2).keeper == (1, False)
    assert acting(Table(3).title(3, True).garrison(3, 1).garrison(4, 2).garrison(5, 3), 2).keeper == (3, True)
    for oath in ("supremacy", "the-people", "devotion"):
        assert acting(Table(3).oath(oath).title(3), 2).keeper == (3, False)
    assert acting(Table(3).oath("protection").title(3).relic(3, "map"), 2).keeper == (3, False)


@law("oath", "2.11/8")
def test_if_others_tie_the_old_holder_chooses() -> None:
    t = acting(Table(4).garrison(3, 2).garrison(4, 2).garrison(5, 4).garrison(6, 4).garrison(7, 3).garrison(8, 1), 3)
    assert t.asked == "title" and t.seat == 1 and t.options() == ["2", "4"]
    t.play("1: title 4")
    assert t.keeper == (4, False) and t.asked == "act" and t.seat == 3
    t = acting(Table(3).title(3).garrison(3, 1).garrison(4, 2), 2)
    assert t.seat == 3 and t.options() == ["1", "2"]


@law("oath", "2.11/9")
def test_a_title_that_changes_hands_shows_the_oathkeeper() -> None:
    assert acting(Table(3).title(2, True).garrison(3, 3), 2).keeper == (3, False)
    assert acting(Table(3).title(2, True).garrison(3, 1), 2).keeper == (1, False)
    assert acting(Table(3).title(2, True).garrison(3, 2), 2).keeper == (2, True)


@law("oath", "2.11/6")
def test_an_exile_with_the_title_is_usurper_from_the_next_own_turn_on() -> None:
    t = acting(Table(3).garrison(3, 2), 1).play("act pass")
    assert t.seat == 2 and t.keeper == (2, True)
    t = acting(Table(3).garrison(3, 3), 2).play("act pass")
    assert t.seat == 3 and t.keeper == (3, True)
    t = acting(Table(3).garrison(3, 2), 2)
    t.play("act pass", "act pass")
    assert t.seat == 1 and t.keeper == (2, False)
    t.play("act pass")
    assert t.seat == 2 and t.keeper == (2, True)


@law("oath", "2.11/6")
def test_chancellor_and_citizens_never_turn_it() -> None:
    t = Table(3).role(2, "citizen").oath("the-people").title(2).banner("peoples-favor", 2).turn(2, "wake")
    assert t.asked == "act" and t.seat == 2 and t.keeper == (2, False)
    assert Table(3).turn(1, "wake").keeper == (1, False)


# ---------------------------------------------------------------- dice
def attacking(t: Table, foe: str) -> int:
    """Seat 2 attacks at slot 1: the defense dice, the one of a ruled site among them."""
    return rolled(over(attacked(t.turn(2).warbands(2, 1).pawn(1, 8), 1, foe)))[1]


@law("oath", "2.11/10")
def test_the_title_adds_dice_to_the_defense_of_its_holder() -> None:
    for title, n in (((1, False), 0), ((3, False), 1), ((3, True), 2)):
        t = Table(3).oath("devotion").title(*title).garrison(1, 3, 4).pawn(3, 7)
        assert attacking(t, "3") == 1 + n
    t = Table(3).oath("devotion").title(2, True).banner("darkest-secret", 2).garrison(1, 3, 4)
    assert attacking(t, "3") == 1


@law("oath", "2.11/11")
def test_under_supremacy_the_chancellor_holds_the_title_of_the_empire() -> None:
    t = acting(Table(4).role(3, "citizen").title(2).pawn(3, 5).garrison(3, 1).garrison(5, 3).garrison(4, 2), 4)
    assert t.at(5) == (1, 1) and t.keeper == (1, False)
    t = acting(Table(4).role(3, "citizen").oath("protection").relic(3, "map", "whistle"), 4)
    assert t.keeper == (3, False)


@law("oath", "2.11/7", "2.11/11")
def test_in_a_tie_the_title_of_a_citizen_passes_to_the_chancellor_not_to_the_rival() -> None:
    t = acting(Table(4).role(3, "citizen").title(3).garrison(3, 1).garrison(4, 2), 4)
    assert t.keeper == (1, False) and t.asked == "act"


@law("oath", "2.11/11")
def test_the_sites_of_the_empire_count_once_for_all_its_players() -> None:
    t = acting(Table(4).role(2, "citizen").role(3, "citizen").garrison(3, 1).garrison(4, 4).garrison(5, 4), 4)
    assert t.keeper == (4, False)


@law("oath", "2.11/12")
def test_each_imperial_defender_has_the_one_die_of_the_empires_title() -> None:
    t = Table(4).garrison(1, 1, 3).role(3, "citizen").role(4, "citizen").turn(2).warbands(2, 1).pawn(1, 8)
    attacked(t, 1, "3").play("4: ally 3", "3: allow-ally 4")
    assert rolled(over(t))[1] == 1 + 1
    alone = Table(4).garrison(1, 1, 3).role(3, "citizen")
    assert attacking(alone, "1") == 1 + 1


@law("oath", "2.11/12")
def test_under_other_goals_or_without_the_title_there_is_nothing_to_share() -> None:
    t = Table(4).role(3, "citizen").oath("devotion").banner("darkest-secret", 1).garrison(1, 1, 3)
    assert attacking(t, "3") == 1
    t = Table(4).role(3, "citizen").title(4).garrison(1, 1, 3).garrison(3, 4).garrison(4, 4)
    assert attacking(t, "3") == 1
    exile = Table(4).role(3, "citizen").garrison(3, 1, 3).pawn(4, 1)
    assert attacking(exile, "4") == 2


@law("oath", "2.11/12", "5.5.1/4")
def test_a_citizen_whom_the_chancellor_attacks_has_no_share() -> None:
    t = Table(3).role(2, "citizen").garrison(1, 1, 3).warbands(1, 2).warbands(2, 2)
    assert rolled(over(attacked(t, 1, "2")))[1] == 2
