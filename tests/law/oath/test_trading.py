"""5.2 and 5.3: Muster and Trade."""

from __future__ import annotations

from regnum.law import law
from tests.law.oath.table import Table


def at_steppe(*cards: str) -> Table:
    """Seat 2, an Exile at the Steppe with cards there."""
    t = Table(3).turn(2).pawn(2, 3)
    for card in cards:
        t.card(card, 3)
    return t


# ---------------------------------------------------------------- 5.2
@law("oath", "5.2.1", "5.2.2", "10.gain")
def test_a_muster_brings_two_warbands() -> None:
    t = at_steppe("wolves", "tutor").favor(2, 2).play("act muster", "muster wolves")
    assert t.board(2) == 2 and t.has(2) == (1, 0) and t.on("wolves") == (1, 0) and t.state.supply[1] == 6
    t.play("act muster").answer("muster tutor")
    assert t.board(2) == 4 and t.has(2) == (0, 0)


@law("oath", "5.2.1", "2.9/2")
def test_what_a_muster_needs() -> None:
    at_steppe("wolves").refuses("act muster", "7.1.2")
    at_steppe("wolves").favor(2, 1).supply(2, 0).refuses("act muster", "4.2/3")
    at_steppe().favor(2, 1).refuses("act muster", "5.2.1")
    at_steppe("hall-of-mockery").favor(2, 1).refuses("act muster", "2.9/2")
    Table(3).turn(2).pawn(2, 3).card("wolves", 3, secrets=1).favor(2, 1).refuses("act muster", "5.2.1")
    t = at_steppe("hall-of-debate", "wolves").favor(2, 1).play("act muster")
    assert t.options() == ["hall-of-debate", "wolves"]


@law("oath", "5.2.2/2", "9.3")
def test_citizens_muster_purple_and_nobody_more_than_there_are() -> None:
    t = at_steppe("wolves").role(2, "citizen").favor(2, 1).play("act muster").answer("muster wolves")
    assert t.board(2) == 2 and t.state.bank[0] == 22
    t = at_steppe("wolves").favor(2, 1).warbands(2, 13).play("act muster").answer("muster wolves")
    assert t.board(2) == 14


@law("oath", "7.4")
def test_modifiers_of_a_muster() -> None:
    t = at_steppe("wolves").adviser(2, "animal-playmates", "initiation-rite").secrets(2, 1).supply(2, 0)
    t.play("act muster").answer("muster wolves")
    assert t.on("wolves") == (0, 1) and t.board(2) == 2 and t.state.supply[1] == 0
    t = Table(3).turn(2).pawn(2, 3).card("wolves", 3, favor=1).adviser(2, "pressgangs").favor(2, 1)
    t.play("act muster").answer("muster wolves")
    assert t.on("wolves") == (2, 0) and t.board(2) == 2
    t = at_steppe("wolves", "tutor").adviser(2, "vow-of-beastkin").favor(2, 1).play("act muster").answer("muster wolves")
    assert t.board(2) == 3 and t.on("wolves") == (1, 0)
    t = at_steppe("rowdy-pub").favor(2, 1).play("act muster").answer("muster rowdy-pub").play("use rowdy-pub")
    assert t.board(2) == 3
    t = at_steppe("wolves").relic(2, "ring-of-devotion").favor(2, 1).play("act muster").answer("muster wolves")
    assert t.board(2) == 4


# ---------------------------------------------------------------- 5.3
@law("oath", "5.3.1", "5.3.2")
def test_a_trade_for_favor() -> None:
    t = at_steppe("wolves").adviser(2, "pressgangs", "mushrooms").secrets(2, 1).play("act trade").answer("trade wolves>favor")
    assert t.has(2) == (2, 0) and t.on("wolves") == (0, 1) and t.in_bank("beast") == 1 and t.state.supply[1] == 6
    t = at_steppe("wolves").bank("beast", 0).secrets(2, 1).play("act trade").answer("trade wolves>favor")
    assert t.has(2) == (0, 0)


@law("oath", "5.3.2/2")
def test_a_trade_for_secrets() -> None:
    t = at_steppe("wolves").adviser(2, "nature-worship").favor(2, 2).play("act trade").answer("trade wolves>secret")
    assert t.has(2) == (0, 1) and t.on("wolves") == (2, 0)
    t = at_steppe("wolves").hidden(2, "nature-worship").favor(2, 2).play("act trade").answer("trade wolves>secret")
    assert t.has(2) == (0, 0)


@law("oath", "5.3.1", "5.3.2/3", "7.1.2/4")
def test_what_a_trade_needs() -> None:
    at_steppe("wolves").refuses("act trade", "7.1.2")
    t = at_steppe("wolves").secrets(2, 0, facedown=2)
    assert "trade" not in t.options()
    at_steppe("wolves").secrets(2, 1).supply(2, 0).refuses("act trade", "4.2/3")
    at_steppe("hall-of-mockery").secrets(2, 1).favor(2, 2).refuses("act trade", "2.9/2")
    t = at_steppe("wolves").secrets(2, 1).favor(2, 2).play("act trade")
    assert t.options() == ["wolves>favor", "wolves>secret"]


@law("oath", "7.4", "9.2")
def test_modifiers_and_tolls_of_a_trade() -> None:
    t = at_steppe("wolves").adviser(2, "birdsong").secrets(2, 1).supply(2, 0).play("act trade").answer("trade wolves>favor")
    assert t.has(2) == (2, 0) and t.state.supply[1] == 0
    t = at_steppe("wolves").adviser(2, "awaited-return").warbands(2, 1).secrets(2, 1).supply(2, 0)
    t.play("act trade").answer("modify awaited-return").answer("trade wolves>favor")
    assert t.board(2) == 0 and t.has(2) == (1, 0)
    t = at_steppe("wolves").card("curfew", 4).garrison(3, 3).garrison(4, 3).secrets(2, 1).favor(2, 1)
    t.play("act trade").answer("trade wolves>favor")
    assert t.has(2) == (1, 0) and t.has(3) == (1, 0)
    t = at_steppe("wolves").card("curfew", 4).garrison(3, 3).garrison(4, 3).secrets(2, 1)
    t.refuses("act trade", "9.2")
    t = at_steppe("map-library").card("wolves", 4).card("tutor", 3, favor=1).secrets(2, 1).play("act trade")
    assert t.options() == ["map-library>favor", "wolves>favor"]
    t = at_steppe().adviser(2, "small-friends").card("wolves", 8).secrets(2, 1).play("act trade").answer("modify small-friends")
    t.answer("small-friends river").answer("trade wolves>favor")
    assert t.has(2)[0] == 2 and t.on("wolves") == (0, 1)


@law("oath", "board.reliquary.careless", "board.reliquary.careless/2")
def test_a_careless_chancellor() -> None:
    t = Table(3).bare("careless").pawn(1, 3).card("wolves", 3).secrets(1, 1).play("act trade").answer("trade wolves>favor")
    assert t.has(1) == (2, 0)
    t = Table(3).bare("careless").pawn(1, 3).card("wolves", 3).favor(1, 2).adviser(1, "nature-worship")
    t.play("act trade").answer("trade wolves>secret")
    assert t.has(1) == (1, 0)


@law("oath", "7.4")
def test_secret_signal_and_vow_of_poverty() -> None:
    t = at_steppe("wolves").adviser(2, "secret-signal").secrets(2, 1).play("act trade").answer("trade wolves>favor")
    t.play("use secret-signal")
    assert t.has(2) == (2, 0)
    t = at_steppe("wolves").adviser(2, "vow-of-poverty").secrets(2, 1).play("act trade").answer("trade wolves>favor")
    assert t.has(2)[0] == 0
