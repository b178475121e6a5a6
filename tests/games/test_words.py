"""Every sentence of every game can be said in every language, with the arguments the rules really give."""

from __future__ import annotations

from random import Random

import pytest

from regnum.engine.registry import GAMES, rulebook
from regnum.words import LANGS
from tests.games.random_play import seats_of, table
from tests.games.speech import (
    check_labels,
    check_lesson,
    check_lines,
    check_questions,
    check_reasons,
    check_table,
    read_through,
    unused_words,
)


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGNUM_STRICT_WORDS", "1")


@pytest.mark.parametrize("check", [check_questions, check_labels, check_lines, check_reasons, check_table, check_lesson])
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", GAMES)
def test_everything_can_be_said(name: str, lang: str, check: type) -> None:
    check(rulebook(name), lang)


@pytest.mark.parametrize("name", GAMES)
def test_every_word_is_used(name: str) -> None:
    assert unused_words(name) == []


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in GAMES for seats in seats_of(name)])
def test_random_games_are_told_without_a_gap(name: str, seats: int) -> None:
    for seed in range(100, 102):
        keys = read_through(table(name, seats, seed), Random(seed), longest=150)
        for part in ("-ask", f"{name}-log-", f"{name}-phase-", f"{name}-score-"):
            assert any(part in key for key in keys), part
