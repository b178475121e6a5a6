"""Bots at a table of Root: every role gets every seat in a match, and looking ahead beats chance with each base faction."""

from __future__ import annotations

from collections import Counter

from bench.bots import Match, play
from regnum.games.root.rulebook import DEFAULT_SEATS

BASE = tuple(DEFAULT_SEATS[4])


def match(n: int, role: str) -> Match:
    return Match("root", 4, {}, "greedy", "random", 0.0, None, n, "", BASE, role)


def test_a_role_takes_every_seat_in_turn_and_keeps_its_neighbours() -> None:
    for role in BASE:
        tables = [match(n, role).table() for n in range(8)]
        assert Counter(seat for _, seat in tables) == {0: 2, 1: 2, 2: 2, 3: 2}
        for seats, seat in tables:
            assert isinstance(seats, list) and seats[seat] == role and sorted(seats) == sorted(BASE)
            assert seats[(seat + 1) % 4] == BASE[(BASE.index(role) + 1) % 4]


def test_without_a_role_the_bot_plays_each_on_each_seat() -> None:
    tables = [match(n, "").table() for n in range(16)]
    assert len({(seats[seat] if isinstance(seats, list) else "", seat) for seats, seat in tables}) == 16


def test_without_named_seats_the_bot_moves_from_seat_to_seat() -> None:
    assert [Match("tek", 3, {}, "greedy", "random", 0.0, None, n).table() for n in range(4)] == [(3, 0), (3, 1), (3, 2), (3, 0)]


def test_looking_ahead_beats_chance_with_each_base_faction() -> None:
    won = [play(match(n, role)).share for n, role in enumerate(BASE)]
    assert sum(won) >= 3
