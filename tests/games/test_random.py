"""Random games of every game, for every number of players: no piece gets lost, every answer is taken and can be taken back,
copies leave each other alone, and all of it replays. `make soak ARGS="-k tek"` plays more of one game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from regnum.engine.registry import GAMES, rulebook
from tests.games.random_play import check_end, check_record, finish, look_through, play_beside_copies, reproducible, seats_of


def every(parts: int) -> Callable[[Callable[[str, int, int], None]], Callable[[str, int, int], None]]:
    """So many parts for every number of players of every game."""
    found = [(name, seats, part) for name in GAMES for seats in seats_of(name) for part in range(parts)]
    return pytest.mark.parametrize(("name", "seats", "part"), found, ids=[f"{n}-{s}p-{p}" for n, s, p in found])


@every(5)
def test_random_games_end_and_no_piece_is_lost(name: str, seats: int, part: int) -> None:
    for seed in range(8 * part, 8 * part + 8):
        with reproducible(name, seats, seed) as game:
            check_end(finish(game, Random(seed)))


@every(4)
def test_every_answer_is_taken_and_taken_back_and_it_replays(name: str, seats: int, part: int) -> None:
    look_through(name, seats, 500 + part, looks=80)


@every(1)
def test_a_game_leaves_its_copies_alone(name: str, seats: int, part: int) -> None:
    play_beside_copies(name, seats, 700 + part, looks=8)


@pytest.mark.parametrize("name", GAMES)
def test_questions_lines_and_reasons_have_names_of_their_own(name: str) -> None:
    book = rulebook(name)
    for names in ([k.name for k in book.kinds], [s.key for s in book.sayings], [f"{r.key} {r.clause}" for r in book.reasons]):
        assert sorted({n for n in names if names.count(n) > 1}) == []


@pytest.mark.soak
@every(40)
def test_many_random_games(name: str, seats: int, part: int) -> None:
    for seed in range(1000 + 13 * part, 1013 + 13 * part):
        with reproducible(name, seats, seed) as game:
            check_end(finish(game, Random(seed)))
            if seed % 4 == 0:
                check_record(game)


@pytest.mark.soak
@every(40)
def test_in_many_games_every_answer_is_taken_and_taken_back(name: str, seats: int, part: int) -> None:
    look_through(name, seats, 2000 + part, looks=400)
