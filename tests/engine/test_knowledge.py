"""Who knows something: one seat, two, all but one, everybody; and what a spectator knows."""

from __future__ import annotations

import pytest

from regnum.engine.ask import PASS
from regnum.engine.knowledge import EVERYBODY, NOBODY_KNOWS, all_but, knows, only


@pytest.mark.parametrize(
    ("readers", "seats"),
    [
        (NOBODY_KNOWS, []),
        (only(0), [0]),
        (only(3), [3]),
        (all_but(1), [0, 2, 3, PASS]),
        (EVERYBODY, [0, 1, 2, 3, PASS]),
        (only(1) | only(3), [1, 3]),
        (all_but(0) & all_but(2), [1, 3, PASS]),
    ],
)
def test_who_is_among_the_readers(readers: int, seats: list[int]) -> None:
    assert [seat for seat in (0, 1, 2, 3, PASS) if knows(readers, seat)] == seats
