"""Chapter 6: minor actions, citizenship and exile."""

from __future__ import annotations

from regnum.engine.lists import changed
from regnum.law import law
from tests.law.oath.suits import played
from tests.law.oath.table import Table


def citizens(seats: int = 3, *of: int) -> Table:
    """Some seats are Citizens."""
    t = Table(seats)
    for seat in of:
        t.role(seat, "citizen")
    return t


# ---------------------------------------------------------------- 6.1
@law("oath", "6.1")
def test_a_facedown_adviser_is_played_or_discarded() -> None:
    t = Table(3).turn(2).pawn(2, 3).hidden(2, "elders")
    assert "adviser" in t.options()
    played(t, "elders", "play steppe")
    assert t.cards(3) == ["elders"] and t.facedowns(2) == [] and t.state.supply[1] == 7
    t = Table(3).turn(2).pawn(2, 3).hidden(2, "elders", "keep")
    played(t, "keep", "play discard")
    assert t.facedowns(2) == ["elders"] and t.discards("hinterland") == ["keep"]


@law("oath", "6.1")
def test_limits_and_restrictions_hold_and_nothing_goes_facedown_again() -> None:
    t = Table(3).turn(2).hidden(2, "tinkers-fair")
    t.play("act adviser").answer("adviser tinkers-fair")
    assert "adviser" not in t.options() and "facedown" not in t.options()
    t.refuses("play adviser", "7.2.1")
    assert "adviser" not in Table(3).turn(2).adviser(2, "elders").options()


@law("oath", "6.1/2")
@law("oath", "9.4/2")
def test_a_facedown_adviser_may_be_shown_to_another() -> None:
    t = Table(3).turn(2).hidden(2, "elders")
    assert [card.id for card in t.live.view(1).players[1].advisers] == ["elders"]
    t.play("act show", "show elders>3")
    assert [[card.id for card in t.live.view(p).players[1].advisers] for p in (0, 2)] == [[None], ["elders"]]
    assert "shows-card" in t.said(3) and "shows-card" not in t.said(1) and "shows" in t.said(1)
    t.play("act show")
    assert "show" not in t.options() and t.facedowns(2) == ["elders"]


# ---------------------------------------------------------------- 6.3, 6.4
@law("oath", "6.3")
def test_peeking_at_a_relic_at_the_own_site() -> None:
    t = Table(3).turn(2).pawn(2, 3).site_relic(3, "map").site_relic(4, "whistle")
    t.play("act peek")
    relics = t.live.view(1).places[2].relics
    assert [r.id for r in relics] == ["map"] and [r.id for r in t.live.view(2).places[2].relics] == [None]
    assert [r.id for r in t.live.view(1).places[3].relics] == [None]
    assert "peek" not in t.options()


@law("oath", "6.4")
@law("oath", "board.scepter.2")
def test_the_scepter_opens_the_reliquary_to_the_eyes_of_its_holder() -> None:
    t = Table(3).reliquary("map", "whistle", "", "cup-of-plenty").play("act peek-reliquary")
    ids = [None if n.relic is None else n.relic.id for n in t.live.view(0).reliquary]
    assert ids == ["map", "whistle", None, "cup-of-plenty"]
    assert [n.relic.id for n in t.live.view(1).reliquary if n.relic] == [None] * 3
    assert "peek-reliquary" not in t.options()
    assert "peek-reliquary" not in Table(3).turn(2).options()


@law("oath", "board.scepter.1")
def test_who_took_the_scepter_this_turn_cannot_use_it() -> None:
    t = citizens(3, 3).turn(2).relic(2, "the-grand-scepter").favor(2, 9)
    t.g.scepter_taken = True
    assert [t.refused(2, f"act {name}".split()[1]) for name in ("peek-reliquary", "citizenship", "exile")] == [
        "board.scepter.1"
    ] * 3
    t = citizens(3, 3).turn(2).relic(2, "the-grand-scepter").favor(2, 9)
    assert {"peek-reliquary", "citizenship", "exile"} <= set(t.options())


# ---------------------------------------------------------------- 6.5
@law("oath", "6.5")
def test_warbands_go_to_the_board_but_not_the_last_one() -> None:
    t = Table(3).turn(2).pawn(2, 3).garrison(3, 2, 4).play("act warbands")
    assert t.asked == "move-n" and t.options() == ["3", "2", "1"]
    t.play("move-n 3")
    assert t.at(3) == (2, 1) and t.board(2) == 3
    assert "warbands" not in t.options() and t.refused(2, "warbands") == "6.5"
    assert "warbands" not in Table(3).turn(2).pawn(2, 3).garrison(3, 2, 1).options()
    assert "warbands" not in Table(3).turn(2).pawn(2, 3).garrison(3, 3, 4).options()


@law("oath", "7.6.5")
def test_with_the_bandit_crown_the_last_warband_may_leave() -> None:
    t = Table(3).turn(2).pawn(2, 3).garrison(3, 2, 2).relic(2, "bandit-crown").play("act warbands", "move-n 2")
    assert t.at(3) == (0, 0) and t.board(2) == 2 and t.live.view(0).places[2].ruler == 1


@law("oath", "6.5/2")
def test_warbands_go_to_the_own_site_if_it_is_ruled() -> None:
    t = Table(3).turn(2).pawn(2, 3).garrison(3, 2, 1).warbands(2, 5).play("act warbands", "move-n 2")
    assert t.at(3) == (2, 3) and t.board(2) == 3
    assert "warbands" not in Table(3).turn(2).pawn(2, 3).warbands(2, 5).options()
    assert "warbands" not in Table(3).turn(2).pawn(2, 3).warbands(2, 5).garrison(3, 2, 1).relic(2, "ring-of-devotion").options()


@law("oath", "6.5/3")
def test_a_citizen_needs_the_chancellor_to_take_warbands_from_a_site() -> None:
    for answer, there in (("agree", 1), ("pass", 3)):
        t = citizens(3, 2).turn(2).pawn(2, 3).garrison(3, 1, 3).play("act warbands", "move-n 2")
        assert t.asked == "let-move" and t.seat == 1
        t.play(f"1: let-move {answer}")
        assert t.at(3) == (1, there) and t.board(2) == 3 - there
    t = citizens(3, 2).turn(2).pawn(2, 3).garrison(3, 1, 1).warbands(2, 2).play("act warbands", "move-n 2")
    assert t.at(3) == (1, 3) and t.asked == "act"


@law("oath", "6.5/4")
@law("oath", "board.chancellor.3")
@law("oath", "board.citizen.4")
def test_imperial_players_at_one_site_hand_each_other_warbands() -> None:
    t = citizens(4, 2, 3).warbands(1, 4).warbands(2, 2).pawn(3, 5).pawn(4, 1).warbands(4, 3).play("act warbands")
    assert t.options() == ["give>2", "take>2"]
    t.play("move give>2", "move-n 3")
    assert t.asked == "let-give" and t.seat == 2
    t.play("2: let-give agree")
    assert t.board(1) == 1 and t.board(2) == 5
    t = citizens(4, 2, 3).warbands(1, 4).warbands(2, 2).turn(2).play("act warbands", "move take>1", "move-n 4")
    assert t.asked == "let-take" and t.seat == 1
    t.play("1: let-take pass")
    assert t.board(1) == 4 and t.board(2) == 2


# ---------------------------------------------------------------- 6.7
@law("oath", "6.7")
def test_exiling_a_citizen_costs_five_favor() -> None:
    t = citizens(3, 2).favor(1, 5).title(3).warbands(2, 4).supply(2, 0).play("act exile")
    assert t.is_exile(2) and t.has(1)[0] == 0 and t.has(2)[0] == 5
    t = citizens(3, 2).favor(1, 4).title(3)
    assert t.refused(1, "exile") == "6.7"


@law("oath", "6.7/2")
@law("oath", "6.7/3")
def test_title_and_peoples_favor_change_the_price() -> None:
    for keeper, holder, price in ((3, 0, 5), (2, 0, 6), (3, 2, 6), (2, 2, 7), (1, 0, 4), (3, 1, 4), (1, 1, 3), (1, 2, 5)):
        t = citizens(3, 2).oath("protection").favor(1, price).title(keeper).banner("peoples-favor", holder)
        t.relic(keeper, "map", "whistle")
        assert "exile" in t.options(), (keeper, holder)
        t = citizens(3, 2).oath("protection").favor(1, price - 1).title(keeper).banner("peoples-favor", holder)
        assert t.refused(1, "exile") == "6.7"


@law("oath", "6.7/4")
def test_an_exiled_citizen_changes_the_warbands_on_the_board_only() -> None:
    t = citizens(3, 2).favor(1, 9).warbands(2, 4).garrison(3, 2, 2).supply(2, 1).play("act exile")
    assert t.board(2) == 4 and t.at(3) == (1, 2)
    assert t.state.bank[1] == 10 and t.state.bank[0] == 22 and t.state.supply[1] == 7


@law("oath", "9.2")
def test_the_council_seat_cannot_be_exiled() -> None:
    t = citizens(3, 2).favor(1, 9).adviser(2, "council-seat")
    assert t.refused(1, "exile") == "9.2"
    t = citizens(3, 2).turn(2).adviser(2, "council-seat")
    assert t.refused(2, "self-exile") == "9.2"


# ---------------------------------------------------------------- 6.8
@law("oath", "6.8")
@law("oath", "6.8/3")
@law("oath", "board.citizen.2")
def test_self_exile_costs_favor_for_warbands_and_secrets() -> None:
    t = citizens(3, 2).turn(2).favor(2, 6).warbands(2, 2).secrets(2, 1, 1).card("elders", 1, secrets=1).supply(2, 0)
    t.play("act self-exile")
    assert t.is_exile(2) and t.has(1)[0] == 5 and t.board(2) == 2 and t.state.bank[1] == 12
    assert t.state.turn == 2
    t = citizens(3, 2).turn(2).favor(2, 4).warbands(2, 2).secrets(2, 1, 1).card("elders", 1, secrets=1)
    assert t.refused(2, "self-exile") == "6.8"


@law("oath", "6.8/2")
def test_the_holder_of_the_scepter_cannot_leave() -> None:
    t = citizens(3, 2).turn(2).relic(2, "the-grand-scepter")
    assert t.refused(2, "self-exile") == "6.8/2"
    assert "self-exile" not in Table(3).options()


# ---------------------------------------------------------------- the Tribunal's promises
def promised(word: int, broken: int = 0, token: int = 0) -> Table:
    """Seat 3 has promised something to seat 2 for 2 favor or secrets."""
    t = Table(3).turn(2).favor(3, 1).secrets(3, 3).favor(1, 4)
    t.g.promises = [[2, 1, word, 3, token, 2, broken]]
    return t


@law("oath", "7.6.3/2")
def test_a_breach_that_all_have_seen_is_paid_as_far_as_possible() -> None:
    t = promised(0)
    assert t.refused(2, "claim") == "7.6.3/2"
    t = promised(0, 1).play("act claim")
    assert t.has(2)[0] == 1 and t.has(3)[0] == 0 and "claim" not in t.options()
    t = promised(1, 1, 1).play("act claim")
    assert t.has(2)[1] == 2 and t.has(3)[1] == 1


@law("oath", "7.6.3/2")
def test_a_spoken_word_is_admitted_or_a_coin_decides() -> None:
    t = promised(2, 0, 1).play("act claim", "3: admit agree")
    assert t.has(2)[1] == 2
    for side in (0, 1):
        t = promised(2, 0, 1)
        t.g.chance.memory = {t.g.chance.uses + 1: f"pick {side}"}
        t.play("act claim", "3: admit pass")
        assert t.has(2)[1] == (2 if side else 0) and t.state.promises == []


@law("oath", "7.6.3/2")
def test_a_campaign_breaks_a_promise_of_peace() -> None:
    t = Table(3).turn(3).warbands(3, 3).pawn(3, 4).pawn(2, 4).garrison(4, 2, 1)
    t.g.promises = [[2, 1, 0, 3, 0, 2, 0]]
    t.play("act campaign").answer("defender 2")
    assert t.state.promises == changed(t.state.promises, 0, [2, 1, 0, 3, 0, 2, 1])
