"""Commission and Garrison: monks and outposts on the squares of the main board."""

from __future__ import annotations

import pytest

from regnum.games.paladins.components import SQUARE_DATA, SQUARES
from regnum.law import law
from tests.law.paladins.gains import CREW, acted, closed, fails, owned, plus, reap, wealthy
from tests.law.paladins.table import Table

FAITH_FLAGS = [0, 2, 4, 6, 8, 10]
STRENGTH_FLAGS = [1, 3, 5, 7, 9, 11]
PIECE = {"commission": "monk", "garrison": "outpost"}
BY_HAND = {
    "r1s2": {"coin": 2},
    "r2s3": {"scout": 1},
    "r3s2": {"merchant": 1},
    "r3s4": {"used": -1},
    "r3s8": {"unpaid": -1, "paid": 1},
    "r4s4": {"cleric": 1},
    "r4s6": {"labourer": 1, "scout": 1},
    "r5s2": {"labourer": 1, "fighter": 1},
    "r5s7": {"labourer": 2},
    "r1s1": {"townsfolk": 1},
    "r2s4": {"suspicion": -1},
}


def ready(action: str, seats: int = 2, **attributes: int) -> Table:
    """Seat 1 has the workers and the provisions for an action."""
    return Table(seats).workers(1, *CREW[action]).provisions(1, 3).attribute(1, **attributes)


def regions(t: Table) -> list[int]:
    """The regions in which a square is on offer."""
    return sorted({int(option[1]) for option in t.options()})


# ---------------------------------------------------------------- how far faith and strength reach
@law("paladins", "commission.4")
@pytest.mark.parametrize("faith", range(13))
def test_faith_opens_the_regions_one_by_one(faith: int) -> None:
    t = ready("commission", faith=faith).play("act commission")
    reached = sum(flag <= faith for flag in FAITH_FLAGS)
    assert regions(t) == list(range(1, reached + 1))
    assert closed(t) == [s["id"] for s in SQUARE_DATA if s["players"] <= 2 and int(s["id"][1]) > reached]
    if reached < 6:
        need = FAITH_FLAGS[reached]
        assert fails(t, f"commission r{reached + 1}s1") == ("faith", {"have": faith, "need": need})


@law("paladins", "garrison.4")
@pytest.mark.parametrize("strength", range(1, 13))
def test_strength_opens_the_regions_one_by_one(strength: int) -> None:
    t = ready("garrison", strength=strength).play("act garrison")
    reached = sum(flag <= strength for flag in STRENGTH_FLAGS)
    assert regions(t) == list(range(1, reached + 1))
    if reached < 6:
        need = STRENGTH_FLAGS[reached]
        assert fails(t, f"garrison r{reached + 1}s1") == ("strength", {"have": strength, "need": need})


@law("paladins", "garrison.4")
def test_without_strength_there_is_no_outpost() -> None:
    assert fails(ready("garrison", faith=12, influence=12), "act garrison") == ("strength", {"have": 0, "need": 1})


@law("paladins", "commission.4", "garrison.4")
def test_each_asks_for_its_own_attribute_and_spends_nothing() -> None:
    t = ready("commission", strength=12, influence=12).play("act commission")
    assert regions(t) == [1]
    t = ready("garrison", strength=1, faith=12, influence=12).play("act garrison")
    assert regions(t) == [1]
    t = ready("commission", faith=2).play("act commission", "commission r2s2")
    assert t.track(1) == (2, 0, 1)
    t = ready("garrison", strength=3).play("act garrison", "garrison r2s2")
    assert t.track(1) == (1, 3, 0)


@law("paladins", "commission.4", "garrison.4")
def test_the_paladin_helps_to_reach() -> None:
    t = ready("commission", faith=1).paladin(1, "ivon").play("act commission")  # 3 faith
    assert regions(t) == [1, 2, 3]
    t = ready("garrison", strength=1).paladin(1, "roland").play("act garrison")  # 4 strength
    assert regions(t) == [1, 2, 3]


# ---------------------------------------------------------------- free squares
@law("paladins", "commission.5", "garrison.5")
@pytest.mark.parametrize("action", PIECE)
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("piece", ["monk", "outpost"])
def test_a_square_takes_one_piece(action: str, seat: int, piece: str) -> None:
    t = ready(action, faith=2, strength=3).stands("r2s2", seat, piece).play(f"act {action}")
    assert fails(t, f"{action} r2s2")[0] == "taken"
    t.play(f"{action} r2s3")
    assert t.at("r2s3") == (1, PIECE[action]) and t.at("r2s2") == (seat, piece)


@law("paladins", "commission.5", "garrison.5")
@pytest.mark.parametrize("action", PIECE)
def test_a_full_region_takes_no_more(action: str) -> None:
    t = ready(action, faith=1, strength=2).stands("r1s1", 2, "monk").stands("r1s2", 2, "outpost")
    assert fails(t, f"act {action}") == (
        ("faith", {"have": 1, "need": 2}) if action == "commission" else ("strength", {"have": 2, "need": 3})
    )
    t = ready(action, faith=12, strength=12)
    for square in SQUARES:
        t.stands(square, 2, "monk")
    assert fails(t, f"act {action}")[0] == "square"


@law("paladins", "commission.5", "garrison.5")
@pytest.mark.parametrize("action", PIECE)
@pytest.mark.parametrize(("seats", "squares"), [(2, [2, 4, 6, 7, 5, 1]), (3, [3, 6, 8, 9, 6, 2]), (4, [4, 7, 9, 10, 7, 3])])
def test_some_squares_need_more_players(action: str, seats: int, squares: list[int]) -> None:
    t = ready(action, seats, faith=12, strength=12).play(f"act {action}")
    assert [sum(option[1] == str(region) for option in t.options()) for region in range(1, 7)] == squares
    assert t.options() == [s["id"] for s in SQUARE_DATA if s["players"] <= seats]


@law("paladins", "commission.5", "garrison.5")
@pytest.mark.parametrize("action", PIECE)
def test_a_square_for_more_players_is_refused(action: str) -> None:
    for seats, others in ((2, ["r1s3", "r1s4", "r6s2"]), (3, ["r1s4", "r2s5", "r6s3"])):
        t = ready(action, seats, faith=12, strength=12).play(f"act {action}")
        for square in others:
            assert square not in t.options()


# ---------------------------------------------------------------- the pieces, in order
@law("paladins", "commission.3", "garrison.3")
@pytest.mark.parametrize("action", PIECE)
@pytest.mark.parametrize("sent", [0, 3, 6])
def test_the_pieces_leave_from_the_left(action: str, sent: int) -> None:
    t = ready(action, faith=12, strength=12).monks(1, sent).outposts(1, sent).play(f"act {action}", f"{action} r2s3")
    assert t.seat == 2  # nobody asks which piece goes
    assert (t.state.monks[0], t.state.outposts[0]) == ((sent + 1, sent) if action == "commission" else (sent, sent + 1))
    assert t.has(1)[1] == 3 - [1, 1, 1, 2, 2, 3, 3][sent]


# ---------------------------------------------------------------- rewards
@law("paladins", "commission.6", "garrison.6")
@pytest.mark.parametrize("action", PIECE)
@pytest.mark.parametrize("square", SQUARES)
def test_every_square_gives_its_reward_and_the_piece_its_attribute(action: str, square: str) -> None:
    t = wealthy(4, action, level=11)
    before = owned(t)
    reap(t.play(f"act {action}", f"{action} {square}"))
    raises = {"influence": 1} if action == "commission" else {"faith": 1}
    reward = SQUARE_DATA[SQUARES.index(square)]["gain"]
    assert owned(t) == plus(acted(before, action, provision=-1), *reward, **raises)
    assert t.at(square) == (1, PIECE[action])
    if square in BY_HAND:
        assert owned(t) == plus(plus(acted(before, action, provision=-1), **raises), **BY_HAND[square])


@law("paladins", "commission.6", "garrison.6")
@pytest.mark.parametrize("action", PIECE)
def test_a_reward_that_may_be_declined(action: str) -> None:
    t = wealthy(4, action, level=11).play(f"act {action}", f"{action} r2s4", "discard 0")
    assert len(t.suspects(1)) == 3
    t = wealthy(4, action, level=11).play(f"act {action}", f"{action} r3s4", "clear pass")
    assert t.spaces(1) == ["hunt", action]
    t = wealthy(4, action, level=11).play(f"act {action}", f"{action} r1s1", "take pass")
    assert t.household(1) == [] and t.seat == 2


@law("paladins", "commission.6", "garrison.6")
@pytest.mark.parametrize("action", PIECE)
def test_a_free_recruit_joins_the_tableau_without_workers_or_coins(action: str) -> None:  # P-13
    t = ready(action, faith=2, strength=3).townsfolk("gatekeeper-2", "abbot-2", "peddler-1", "squire-1", "squire-2")
    t.play(f"act {action}", f"{action} r1s1", "take gatekeeper-2")
    assert t.household(1) == ["gatekeeper-2"] and t.row("townsfolk")[0] == ""
    assert t.has(1) == (1, 2) and t.debts(1) == (0, 0)  # its coin at once, no price, no Debt


@law("paladins", "commission.6", "garrison.6")
@pytest.mark.parametrize("action", PIECE)
def test_a_pray_reward_may_clear_any_own_space(action: str) -> None:  # P-06
    t = wealthy(4, action, level=11).laid(1, "pray", "cleric").laid(2, "trade", "merchant")
    t.play(f"act {action}", f"{action} r3s4")
    assert sorted(t.options()) == sorted(["hunt", "pray", action, "pass"])
    before = owned(t)
    t.play("clear pray")
    assert owned(t) == plus(before, used=-1) and "pray" not in t.spaces(1) and t.spaces(2) == ["trade"]


# ---------------------------------------------------------------- the printed examples
@law("paladins", "commission.7")
def test_commission_as_in_the_rulebook() -> None:
    t = Table(2).workers(1, "labourer", "cleric").provisions(1, 1).attribute(1, faith=2).paladin(1, "anseis")
    t.workshops(1, "commission", 0).play("act commission")
    assert regions(t) == [1, 2]
    t.play("commission r2s3")
    assert t.hand(1) == ["scout"] and t.track(1) == (2, 0, 1) and t.has(1) == (0, 0)  # P-01: provisions, not coins
    assert t.at("r2s3") == (1, "monk") and t.slots(1, "commission") == ["workshop", "labourer", "cleric"]


@law("paladins", "commission.7")
def test_without_its_paladin_the_same_noble_reaches_as_far() -> None:
    t = Table(2).workers(1, "labourer", "cleric").provisions(1, 1).attribute(1, faith=1)
    t.workshops(1, "commission", 0).play("act commission")
    assert regions(t) == [1]
    assert fails(t, "commission r2s3") == ("faith", {"have": 1, "need": 2})


@law("paladins", "garrison.7")
def test_garrison_as_in_the_rulebook() -> None:
    t = ready("garrison", strength=5).provisions(1, 1).laid(1, "absolve", "cleric", "labourer", "merchant")
    t.play("act garrison", "garrison r3s4")
    assert t.asked == "clear" and sorted(t.options()) == ["absolve", "garrison", "pass"]
    t.play("clear absolve")
    assert t.spaces(1) == ["garrison"] and t.has(1) == (0, 0) and t.track(1) == (1, 5, 0)
    assert t.at("r3s4") == (1, "outpost") and t.hand(1) == []
