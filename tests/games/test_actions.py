"""Action ids never move: every question is pinned, and the list of pins was only ever appended to."""

from __future__ import annotations

from itertools import pairwise

import pytest

from regnum.engine.kinds import Lexicon, Number
from regnum.engine.registry import GAMES, rulebook
from tools.pin import appended, broken


@pytest.mark.parametrize("name", GAMES)
def test_every_question_is_pinned_and_no_pin_was_changed(name: str) -> None:
    book = rulebook(name)
    assert appended(book.pinned, book) == book.pinned, f"pin the new questions: python -m tools.pin {name}"
    assert broken(book.pinned) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_answer_has_an_id_of_its_own(name: str) -> None:
    book = rulebook(name)
    ranges = sorted((kind.base, kind.base + kind.noun.size + 1) for kind in book.kinds)
    assert all(end <= start for (_, end), (start, _) in pairwise(ranges))
    assert ranges[0][0] >= 0 and ranges[-1][1] <= book.actions


def test_a_question_that_is_new_or_gone_moves_no_other() -> None:
    lexicon = Lexicon("inn")
    for name in ("new", "old", "older"):
        lexicon.kind(name, Number(4), "1")
    assert lexicon.number_actions(["older 5 x", "gone 9 x", "old 5 x"]) == 24
    assert [kind.base for kind in lexicon.kinds] == [19, 14, 0]
    with pytest.raises(ImportError, match=r"'old'.* had 6 action ids"):
        lexicon.number_actions(["old 6 x"])


def test_a_pin_that_was_changed_is_found() -> None:
    book = rulebook(GAMES[0])
    pins = book.pinned[:]
    name, size, check = pins[1].split()
    pins[1] = f"{name} {int(size) + 1} {check}"
    assert broken(pins)[0] == pins[1] and broken([pins[0], *book.pinned[2:]])
