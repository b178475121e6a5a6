"""Chapter 3: the four ways to win."""

from __future__ import annotations

import pytest

from regnum.law import law
from tests.law.oath.table import Table

NOBODY = (0, "")


def waking(t: Table, seat: int = 2) -> Table:
    """A seat wakes."""
    return t.turn(seat, "wake")


def die(t: Table, face: int) -> Table:
    """The next roll of the end die; the position is complete, and nothing was played yet."""
    chance = t.g.chance
    chance.memory = {chance.uses + 1: f"pick {face - 1}"}
    return t


def ending(t: Table, round: int = 8) -> Table:
    """The last player ends the turn that ends a round."""
    return t.turn(t.g.seats, "act", round).play("act pass")


def visionary(vision: str, visions: int = 3) -> Table:
    """Seat 2 has revealed a Vision, after so many were drawn; the title is the Chancellor's."""
    return Table(4).visions(visions).vision(2, vision)


# ---------------------------------------------------------------- 3.1
@law("oath", "3.1", "board.exile.1")
def test_the_usurper_wins_on_waking() -> None:
    assert waking(Table(3).title(2, True).garrison(3, 2)).won == (2, "usurper")
    assert waking(Table(3).title(2, False).garrison(3, 2)).won == NOBODY
    assert waking(Table(3).title(2, True).garrison(3, 2), 3).won == NOBODY
    assert waking(Table(3).title(2, True).garrison(3, 2), 1).won == NOBODY


@law("oath", "3.1")
def test_a_usurper_who_has_lost_the_lead_does_not_win() -> None:
    t = waking(Table(3).title(2, True).garrison(3, 2).garrison(4, 3).garrison(5, 3))
    assert t.won == NOBODY and t.keeper == (3, False)


# ---------------------------------------------------------------- 3.2
@law("oath", "3.2", "3.2/2", "board.exile.2")
def test_a_revealed_vision_wins_on_waking_once_three_were_drawn() -> None:
    for visions, won in ((2, NOBODY), (3, (2, "vision")), (5, (2, "vision"))):
        assert waking(visionary("vision-of-faith", visions).banner("darkest-secret", 2)).won == won
    assert waking(visionary("vision-of-faith").banner("darkest-secret", 2), 3).won == NOBODY
    hidden = Table(4).visions(3).hidden(2, "vision-of-faith").banner("darkest-secret", 2)
    assert waking(hidden).won == NOBODY


@law("oath", "3.2/3")
def test_conquest_wants_more_sites_than_anyone_else() -> None:
    for others, won in ((1, (2, "vision")), (2, NOBODY)):
        t = visionary("vision-of-conquest").oath("devotion").garrison(3, 2).garrison(4, 2)
        for slot in range(5, 5 + others):
            t.garrison(slot, 3)
        assert waking(t).won == won
    empire = visionary("vision-of-conquest").oath("devotion").role(4, "citizen").garrison(3, 2).garrison(4, 1)
    assert waking(empire).won == NOBODY
    assert waking(visionary("vision-of-conquest").oath("devotion")).won == NOBODY


@law("oath", "3.2/4")
def test_rebellion_wants_the_peoples_favor() -> None:
    t = visionary("vision-of-rebellion").banner("peoples-favor", 2)
    assert waking(t).won == (2, "vision")
    assert waking(visionary("vision-of-rebellion").banner("peoples-favor", 3)).won == NOBODY
    assert waking(visionary("vision-of-rebellion").banner("darkest-secret", 2)).won == NOBODY


@law("oath", "3.2/5")
def test_sanctuary_wants_more_relics_and_banners_than_anyone_else() -> None:
    mine = visionary("vision-of-sanctuary").relic(2, "map").banner("darkest-secret", 2)
    assert waking(mine).won == (2, "vision")
    tied = visionary("vision-of-sanctuary").relic(2, "map").banner("darkest-secret", 2).relic(3, "whistle", "ivory-eye")
    assert waking(tied).won == NOBODY
    assert waking(visionary("vision-of-sanctuary").relic(2, "map")).won == NOBODY  # the Chancellor has the Grand Scepter


@law("oath", "3.2/6")
def test_faith_wants_the_darkest_secret() -> None:
    assert waking(visionary("vision-of-faith").banner("darkest-secret", 2)).won == (2, "vision")
    assert waking(visionary("vision-of-faith").banner("peoples-favor", 2)).won == NOBODY
    assert waking(visionary("vision-of-faith").banner("darkest-secret", 3), 2).won == NOBODY


# ---------------------------------------------------------------- 3.3
@law("oath", "3.3", "3.3/2", "3.3/3", "3.3/4")
@pytest.mark.parametrize(("round", "least"), [(5, 6), (6, 5), (7, 3)])
def test_the_end_die_may_end_a_stable_regime(round: int, least: int) -> None:
    for face in range(1, 7):
        t = ending(die(Table(3), face), round)
        assert t.won == ((1, "stable-regime") if face >= least else NOBODY)
        if face < least:
            assert t.state.round == round + 1 and t.seat == 1 and t.asked == "act"


@law("oath", "3.3")
def test_without_a_stable_regime_or_in_other_rounds_no_die_is_rolled() -> None:
    for round in (1, 2, 3, 4):
        t = ending(die(Table(3), 6), round)
        assert t.won == NOBODY and "end-die" not in t.said()
    t = ending(die(Table(3).title(2).garrison(3, 2), 6), 7)
    assert t.won == NOBODY and "end-die" not in t.said()
    t = ending(die(Table(3).oath("devotion").role(2, "citizen").title(2).banner("darkest-secret", 2), 6), 5)
    assert t.won == (1, "stable-regime")


# ---------------------------------------------------------------- the Successor
def empire(oath: str) -> Table:
    """The Empire is Oathkeeper at the end of round 5, seats 2 and 3 are Citizens, and the die will show a 6."""
    t = Table(4).oath(oath).role(2, "citizen").role(3, "citizen")
    if oath == "the-people":
        t.banner("peoples-favor", 1)
    if oath == "devotion":
        t.banner("darkest-secret", 1)
    return t


def winner(t: Table) -> int:
    """Who wins when the die ends the game."""
    return ending(die(t, 6), 5).won[0]


@law("oath", "3.3.1", "3.3.1/2", "board.citizen.1", "board.chancellor.1")
def test_under_supremacy_the_successor_has_more_relics_and_banners_than_the_empire() -> None:
    assert winner(empire("supremacy")) == 1
    assert winner(empire("supremacy").relic(2, "map")) == 1
    assert winner(empire("supremacy").relic(2, "map").banner("peoples-favor", 2)) == 2
    assert winner(empire("supremacy").relic(2, "map", "whistle").relic(3, "ivory-eye", "brass-horse")) == 1
    assert winner(empire("supremacy").relic(2, "map", "whistle").relic(4, "ivory-eye", "brass-horse", "grand-mask")) == 2


@law("oath", "3.3.1/3")
def test_under_the_people_the_successor_holds_the_darkest_secret() -> None:
    assert winner(empire("the-people").banner("darkest-secret", 3)) == 3
    assert winner(empire("the-people").banner("darkest-secret", 4)) == 1
    assert winner(empire("the-people").relic(2, "map", "whistle", "ivory-eye")) == 1


@law("oath", "3.3.1/4")
def test_under_protection_the_successor_holds_the_peoples_favor() -> None:
    assert winner(empire("protection").relic(1, "map", "whistle").banner("peoples-favor", 3)) == 3
    assert winner(empire("protection").relic(1, "map", "whistle").banner("peoples-favor", 4)) == 1
    assert winner(empire("protection").relic(1, "map", "whistle").banner("darkest-secret", 3)) == 1


@law("oath", "3.3.1/5")
def test_under_devotion_the_successor_holds_the_scepter() -> None:
    t = empire("devotion")
    assert winner(t) == 1
    assert winner(empire("devotion").relic(3, "the-grand-scepter")) == 3
    assert winner(empire("devotion").relic(4, "the-grand-scepter")) == 1


# ---------------------------------------------------------------- 3.4
@law("oath", "3.4", "3.4.1", "board.chancellor.1")
def test_after_the_eighth_round_the_empire_wins_with_the_title() -> None:
    assert ending(Table(3)).won == (1, "exhaustion-oath")
    assert ending(empire("devotion")).won == (1, "exhaustion-oath")
    assert ending(empire("devotion").relic(2, "the-grand-scepter")).won == (2, "exhaustion-oath")
    citizen = Table(3).oath("devotion").role(2, "citizen").title(2).banner("darkest-secret", 2)
    assert ending(citizen).won == (1, "exhaustion-oath")
    assert ending(visionary("vision-of-faith").banner("darkest-secret", 2)).won == (1, "exhaustion-oath")
    assert Table(3).turn(2, "act", 8).play("act pass").won == NOBODY


@law("oath", "3.4", "3.4.2", "board.exile.1")
def test_then_the_usurper_wins_and_not_a_mere_oathkeeper() -> None:
    assert ending(Table(3).title(2, True).garrison(3, 2)).won == (2, "exhaustion-usurper")
    assert ending(Table(3).title(2, False).garrison(3, 2)).won == (1, "exhaustion-empire")
    both = Table(3).title(2, True).garrison(3, 2).visions(3).vision(3, "vision-of-faith").banner("darkest-secret", 3)
    assert ending(both).won == (2, "exhaustion-usurper")


@law("oath", "3.4", "3.4.3", "board.exile.2")
def test_then_a_visionary_wins() -> None:
    for visions, won in ((3, (3, "exhaustion-vision")), (2, (1, "exhaustion-empire"))):
        t = Table(3).title(2).garrison(3, 2).visions(visions).vision(3, "vision-of-faith").banner("darkest-secret", 3)
        assert ending(t).won == won
    t = Table(3).title(2).garrison(3, 2).visions(3).vision(3, "vision-of-faith").banner("peoples-favor", 3)
    assert ending(t).won == (1, "exhaustion-empire")


FULFIL = ["vision-of-conquest", "vision-of-rebellion", "vision-of-sanctuary", "vision-of-faith"]
OATH_OF = {"vision-of-rebellion": "the-people", "vision-of-sanctuary": "protection", "vision-of-faith": "devotion"}


def fulfilled(t: Table, seat: int, vision: str) -> Table:
    """A seat has a revealed Vision and meets its goal."""
    t.vision(seat, vision)
    if vision == "vision-of-conquest":
        t.garrison(3, seat).garrison(4, seat)
    elif vision == "vision-of-rebellion":
        t.banner("peoples-favor", seat)
    elif vision == "vision-of-sanctuary":
        t.relic(seat, "map", "whistle")
    else:
        t.banner("darkest-secret", seat)
    return t


@law("oath", "3.4.3/2")
@pytest.mark.parametrize(("first", "second"), [(a, b) for i, a in enumerate(FULFIL) for b in FULFIL[i + 1 :]])
def test_several_visionaries_win_in_the_order_of_their_visions(first: str, second: str) -> None:
    for better, worse in ((2, 3), (3, 2)):
        t = fulfilled(fulfilled(Table(4).visions(3), better, first), worse, second).oath(OATH_OF[second]).title(worse)
        assert ending(t).won == (better, "exhaustion-vision")


@law("oath", "3.4.4", "board.chancellor.1")
def test_else_the_empire_endures() -> None:
    t = Table(3).title(2).garrison(3, 2)
    assert ending(t).won == (1, "exhaustion-empire")
    heir = Table(4).role(3, "citizen").title(2).garrison(3, 2).relic(3, "map", "whistle")
    assert ending(heir).won == (3, "exhaustion-empire")
    exile = Table(4).role(3, "citizen").title(2).garrison(3, 2).relic(2, "map", "whistle")
    assert ending(exile).won == (1, "exhaustion-empire")
