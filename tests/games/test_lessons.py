"""The guided first games: what they tell exists in all languages, and a newcomer meets no question without a note."""

from __future__ import annotations

import random
import re

import pytest

import regnum
from regnum.bots import BOTS
from regnum.engine.registry import GAMES, rulebook
from regnum.game import Game
from regnum.law import clauses
from regnum.lesson import Lesson, lesson_of
from regnum.words import LANGS

GOOD = {"en": "A good player ", "cs": "Dobrý hráč ", "pl": "Dobry gracz "}
"""How the second sentence begins: the browser makes it bold (`guide-good`)."""
LONGEST = 190
DECISIONS = 160


def lesson(game: str) -> Lesson:
    found = lesson_of(game)
    assert found is not None, f"{game} has no guided game"
    return found


def begun(found: Lesson) -> Game:
    return regnum.new(found.game, seats=list(found.seats), seed=found.seed, key=b"", players=(), **found.options)


def asked(game: str, seed: int) -> list[tuple[str, list[str]]]:
    """The questions a newcomer is asked who answers at random: kinds, and what they are about."""
    found = lesson(game)
    table, rnd = begun(found), random.Random(seed)
    met: list[tuple[str, list[str]]] = []
    while not table.over and len(met) < DECISIONS:
        ask = table.asks[0]
        if ask.seat == found.newcomer:
            waiting = next(a for a in table.session.waiting() if a.seat == ask.seat)
            about = table.book.kinds[waiting.kind].about
            met.append((ask.kind, [] if about is None else list(about.parts(waiting.about).values())))
        table.play(rnd.choice(ask.texts), ask.seat)
    return met


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_can_be_set_up_with_a_bot_in_every_other_seat(game: str) -> None:
    found = lesson(game)
    assert found.bot in BOTS and 0 <= found.newcomer < len(found.seats)
    assert not begun(found).over


@pytest.mark.parametrize("game", GAMES)
def test_notes_name_kinds_and_clauses_that_exist_and_none_twice(game: str) -> None:
    known = {kind.name for kind in rulebook(game).kinds}
    law = {clause.id for clause in clauses(game)}
    kinds = [kind for note in lesson(game).notes for kind in note.kinds]
    assert sorted(kind for kind in kinds if kind.split(" ")[0] not in known) == []
    assert sorted(kind for kind in set(kinds) if kinds.count(kind) > 1) == []
    assert sorted(note.clause for note in lesson(game).notes if note.clause not in law) == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_a_note_has_two_sentences_in_every_language(game: str, lang: str) -> None:
    for note in lesson(game).notes:
        assert note.name[lang] and not note.name[lang].endswith(".")
        thoughts = [note.think[lang], *(at.think[lang] for at in note.here)]
        for sentence in (note.about[lang], *thoughts):
            assert re.fullmatch(r"[^.!?]+\.", sentence), sentence
            assert len(sentence) <= LONGEST, sentence
        assert [thought for thought in thoughts if not thought.startswith(GOOD[lang])] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_for_a_position_fits_answers_of_its_kinds(game: str) -> None:
    for note in lesson(game).notes:
        for at in note.here:
            assert {text.split(" ")[0] for text in at.choices} <= {kind.split(" ")[0] for kind in note.kinds}


def test_the_first_steps_of_a_kingdom_are_written_for_the_seed() -> None:
    found, table = lesson("tek"), begun(lesson("tek"))
    written = {at.choices for note in found.notes for at in note.here}
    path = [
        "side hyperborcie",
        "start hyperborcie.a",
        "stores 3f1o2m",
        "choose patrol",
        "act patrol",
        "patrol-to hyperborcie.d",
    ]
    told = 0
    while path:
        ask = table.asks[0]
        if ask.seat == found.newcomer:
            told += tuple(ask.texts) in written
            table.play(path.pop(0), ask.seat)
        else:
            table.play(ask.texts[0], ask.seat)
    assert told == 4


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_meets_no_question_without_a_note(game: str) -> None:
    found, told = lesson(game), set()
    for seed in range(3):
        for kind, about in asked(game, seed):
            note = found.note_for(kind, about)
            assert note is not None, f"{kind} {about} has no note"
            told.add(note.kinds[0])
    assert len(told) >= 10
