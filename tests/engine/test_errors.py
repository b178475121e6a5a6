"""What is wrong is said in one clear line, with the reason for players beside it."""

from __future__ import annotations

import pytest

from regnum.engine.errors import BadRecord, BadSetup, CannotUndo, IllegalMove
from regnum.engine.kinds import Message

WHY = Message("regnum-not-offered")


@pytest.mark.parametrize(
    "error", [IllegalMove("no such card", WHY, "chess.2"), CannotUndo("no such card", WHY), BadSetup("no such card", WHY)]
)
def test_an_error_is_its_line_and_keeps_its_reason(error: IllegalMove | CannotUndo | BadSetup) -> None:
    assert str(error) == "no such card" and error.reason is WHY


def test_a_bad_record_says_where() -> None:
    assert (str(BadRecord("no such card", 7)), BadRecord("no such card", 7).line, BadRecord("no header").line) == (
        "no such card",
        7,
        0,
    )
