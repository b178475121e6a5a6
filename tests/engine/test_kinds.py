"""The words of a game: numbers of what is declared, parts of what is named, reasons with their amounts."""

from __future__ import annotations

import pytest

from regnum.engine.ask import PASS
from regnum.engine.deeds import lacking, refusal
from regnum.engine.kinds import Lexicon, Noun, Number, Pair

CARD = Noun(["anvil", "boot"], "chess-card-")


def test_what_is_declared_is_found_under_its_number() -> None:
    words = Lexicon("chess")
    assert [words.kind(name, CARD, "1") for name in ("play", "keep")] == [0, 1]
    assert [words.saying(key, it=CARD) for key in ("played", "kept")] == [0, 1]
    assert [words.reason(key, "2") for key in ("late", "poor")] == [0, 1]
    assert (words.sayings[1].key, words.reasons[1].clause) == ("kept", "chess.2")


def test_a_question_is_declared_once() -> None:
    words = Lexicon("chess")
    words.kind("play", CARD, "1")
    with pytest.raises(ImportError, match="'play' of chess is declared twice"):
        words.kind("play", CARD, "2")
    assert len(words.kinds) == 1 and Lexicon("draughts").kind("play", CARD, "1") == 0, "another game has its own"


def test_a_pass_and_a_number_left_out_name_nothing() -> None:
    words = Lexicon("chess")
    words.kind("play", Pair(CARD, Number(3)), "1", about=CARD)
    words.saying("played", it=CARD, n=Number(9))
    play, played = words.kinds[0], words.sayings[0]
    assert play.noun.parts(play.noun.parse("boot>2")) == {"from": "boot", "to": "2"} and play.noun.parts(PASS) == {}
    assert CARD.parts(0) == {"card": "anvil"} and CARD.parts(PASS) == {}
    for text in ("boot", "boot>", ">2", "boot>2>"):
        with pytest.raises(ValueError):
            play.noun.parse(text)
    assert played.parts((1, 7)) == {"it": "boot", "n": "7"} and played.parts((PASS, 7)) == {"n": "7"}


def test_a_reason_keeps_its_amount() -> None:
    for why, reason, amount in ((5, 5, PASS), (lacking(5, 0), 5, 0), (lacking(0, 3), 0, 3)):
        found = refusal(8, why)
        assert (found.option, found.reason, found.amount) == (8, reason, amount)
