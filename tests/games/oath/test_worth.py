"""What bots see in a position of Oath: who is near to a win, and what can be done next. And what greedy makes of deals."""

from __future__ import annotations

from math import isclose

import pytest

from regnum.bots import choose
from regnum.games.oath import RULEBOOK
from tests.law.oath.position import Position
from tests.law.oath.table import Table

THREE = ["chancellor", "exile", "exile"]
WITH_CITIZEN = ["chancellor", "citizen", "exile"]


def empire(seats: list[str] = THREE) -> Position:
    """The Empire rules two sites; round 5, the second seat acts."""
    return Position(seats).garrison(1, 1, 2).garrison(3, 1).turn(2, round=5).pawn(2, 6)


def worth(t: Position, seat: int = 2) -> float:
    """What a seat, counted from 1, thinks of a position."""
    t.balance()
    shares = [RULEBOOK.worth(t.g, p) for p in range(t.g.seats)]
    assert isclose(sum(shares), 1.0)
    return shares[seat - 1]


def test_an_exile_wants_the_title_and_to_turn_it() -> None:
    nobody = empire().garrison(6, 2).garrison(7, 2)
    keeper = empire().garrison(6, 2).garrison(7, 2).garrison(8, 2).title(2)
    usurper = empire().garrison(6, 2).garrison(7, 2).garrison(8, 2).title(2, usurper=True)
    assert worth(nobody) < worth(keeper) / 2 and worth(keeper) < worth(usurper)


def test_a_title_that_cannot_be_turned_any_more_wins_nothing() -> None:
    def title(phase: str) -> float:
        return worth(empire().garrison(6, 2).garrison(7, 2).garrison(8, 2).title(2).turn(2, phase, round=8))

    assert title("act") < title("wake") / 2


def test_the_empire_gains_with_every_round_while_it_keeps_the_oath() -> None:
    kept = [worth(empire().turn(2, round=n), 1) for n in range(1, 9)]
    assert kept == sorted(kept) and kept[0] < kept[-1]
    lost = [worth(empire().title(3).turn(2, round=n), 1) for n in (3, 7)]
    assert lost[0] == lost[1]


@pytest.mark.parametrize("drawn", [0, 3])
def test_a_vision_is_worth_more_the_nearer_its_goal_is(drawn: int) -> None:
    def rebel(favor: int, holder: int) -> float:
        t = empire().vision(2, "vision-of-rebellion").visions(drawn).favor(2, favor).banner("peoples-favor", holder, 3)
        return worth(t)

    assert worth(empire()) < rebel(0, 0) < rebel(4, 0) < rebel(4, 2)


def test_a_vision_counts_for_more_when_three_are_drawn() -> None:
    def faithful(drawn: int) -> float:
        return worth(empire().vision(2, "vision-of-faith").banner("darkest-secret", 2, 2).visions(drawn))

    assert faithful(0) < faithful(2) < faithful(3) == faithful(4)


def test_an_army_is_worth_more_where_it_can_conquer() -> None:
    def at(slot: int, n: int) -> float:
        return worth(empire().garrison(6, 2).warbands(2, n).pawn(2, slot))

    assert at(3, 6) > at(6, 6)
    assert at(3, 6) - at(6, 6) > at(3, 2) - at(6, 2)


def test_a_secret_on_a_card_is_not_lost() -> None:
    def secret(on_card: int) -> float:
        return worth(empire().card("keep", 6, secrets=on_card).secrets(2, 1 - on_card))

    assert secret(1) == secret(0)


def test_supply_that_rest_would_not_save_is_worth_less() -> None:
    few, more, all_of_it = [worth(empire().supply(2, n)) for n in (0, 1, 7)]
    assert few < more < all_of_it and all_of_it - more < 3 * (more - few)


def test_a_citizen_wants_to_succeed_and_the_regime_to_last() -> None:
    heir = worth(empire(WITH_CITIZEN).relic(2, "map", "whistle"))
    assert worth(empire(WITH_CITIZEN)) < worth(empire(WITH_CITIZEN).relic(2, "map")) < heir
    assert worth(empire(WITH_CITIZEN).relic(2, "map", "whistle").garrison(6, 3).garrison(7, 3).garrison(8, 3).title(3)) < heir
    near = empire(WITH_CITIZEN).relic(2, "map").site_relic(6, "whistle")
    far = empire(WITH_CITIZEN).relic(2, "map").site_relic(7, "whistle")
    assert worth(near.favor(2, 4).secrets(2, 2)) > worth(far.favor(2, 4).secrets(2, 2))


# ---------------------------------------------------------------- deals
def fair() -> Table:
    """The Chancellor can trade anything with the others, and all have something."""
    return Table(3).card("tinkers-fair", 1).garrison(1, 1).garrison(3, 1).favor(1, 2).favor(2, 3).relic(2, "map", "whistle")


def answer(t: Table, seed: int) -> str:
    """What greedy answers to the open question."""
    ask = t.live.ask
    return ask.texts[ask.options.index(choose("greedy", t.live, ask.seat, seed))]


def test_greedy_declines_what_ruins_it_and_takes_a_gift() -> None:
    robbed = fair().play(
        "act use-tinkers-fair", "deal-with 2", "deal-item give-favor", "deal-amount 1", "deal-item get-map",
        "deal-item get-whistle", "deal-item send",
    )  # fmt: skip
    assert {answer(robbed, seed) for seed in range(3)} == {"deal-reply decline"}
    gift = fair().play("act use-tinkers-fair", "deal-with 2", "deal-item give-favor", "deal-amount 2", "deal-item send")
    assert answer(gift, 1) == "deal-reply accept"


def test_greedy_does_not_count_on_gifts() -> None:
    t = fair().play("act use-tinkers-fair", "deal-with 2")
    moves: list[str] = []
    while t.asked in ("deal-item", "deal-amount") and t.seat == 1:
        moves.append(answer(t, len(moves)))
        t.play(moves[-1])
    assert len(moves) <= 4, moves
