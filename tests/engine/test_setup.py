"""What a table is set up with: options by value, by free text, and those a campaign hands on to its next game."""

from __future__ import annotations

from random import Random

import pytest

import regnum
from regnum.engine.errors import BadSetup
from regnum.game import load
from regnum.messages import option_words, render
from regnum.words import LANGS, words
from tests.engine.play import finish, toy_game


def test_every_game_has_fair_prompts_unless_told_otherwise() -> None:
    for book in (*regnum.rulebooks().values(), toy_game(1).book):
        assert book.option_values({})["prompts"] == "fair"
        assert book.option_values({"prompts": "quick"})["prompts"] == "quick"
        with pytest.raises(BadSetup, match="prompts can be fair, quick, not 'slow'"):
            book.option_values({"prompts": "slow"})


def test_the_words_of_a_general_option_are_shared() -> None:
    book = toy_game(1).book
    assert option_words(book, book.options["prompts"]) == "regnum-option-prompts"
    assert option_words(book, book.options["map"]) == "toy-option-map"


def test_free_text_is_checked() -> None:
    assert toy_game(1).header.options["carried"] == ""
    assert toy_game(1, carried="2 0 1").result.scores == [2, 0, 1]
    with pytest.raises(BadSetup, match="points in numbers, not 'two zero one'"):
        toy_game(1, carried="two zero one")
    with pytest.raises(BadSetup, match="every seat"):
        toy_game(1, carried="2 0")


def test_the_record_carries_free_text_and_leaves_out_none() -> None:
    text = toy_game(1, carried="2 0 1").record()
    assert "option carried 2 0 1\n" in text and "option prompts fair\n" in text
    assert load(text).header.options["carried"] == "2 0 1" and load(text).record() == text
    assert "carried" not in toy_game(1).record()


def test_a_campaign_goes_on_in_its_sequel() -> None:
    game = toy_game(3, rounds="1")
    assert game.result.sequel is None
    scores = finish(game, 3).result.scores
    sequel = game.result.sequel
    assert sequel is not None
    following = regnum.new(game.header.game, **sequel)
    assert following.result.scores == scores and following.header.options["rounds"] == "1"
    last = finish(toy_game(3, rounds="1", carried="13 0 0"), 3)
    assert last.result.sequel is None


def test_games_without_a_campaign_have_no_sequel() -> None:
    game = regnum.new("tek", seats=2, seed=1)
    while not game.over:
        game.play(game.ask.options[0])
    assert game.result.sequel is None


@pytest.mark.parametrize("game", regnum.rulebooks())
def test_the_phase_has_words_in_every_language(game: str) -> None:
    table, rng, phases = regnum.new(game, seed=2), Random(2), set()
    while not table.over and table.decisions < 200:
        phase = table.book.phase(table.session.g)
        phases.add(phase.key)
        assert all(words(strict=True).has(lang, phase.key) and render(lang, phase) for lang in LANGS)
        table.play(rng.choice(table.ask.options))
    assert len(phases) > 2


def test_a_seat_without_a_wish_has_the_first_role() -> None:
    book = regnum.rulebooks()["tek"]
    first, last = book.roles[0], book.roles[-1]
    assert book.seat_list(3) == [first] * 3
    assert book.seat_list([last, "", ""]) == [last, first, first]
