"""5.4: Recover."""

from __future__ import annotations

from regnum.games.oath.components import RELICS
from regnum.law import law
from tests.law.oath.table import Table


def exile(slot: int = 3) -> Table:
    """Seat 2, an Exile, at a site."""
    return Table(3).turn(2).pawn(2, slot)


# ---------------------------------------------------------------- relics
@law("oath", "5.4.1", "5.4.2", "5.4.3", "2.8.4", "2.4.1")
def test_a_relic_at_the_own_site_for_the_price_of_the_site() -> None:
    t = exile().site_relic(3, "cup-of-plenty").favor(2, 3).play("act recover").answer("recover relic-1")
    assert t.relics(2) == ["cup-of-plenty"] and t.in_bank("nomad") == 6 and t.has(2) == (0, 0) and t.state.supply[1] == 6
    t = exile(5).site_relic(5, "cup-of-plenty").secrets(2, 2).play("act recover").answer("recover relic-1")
    assert t.relics(2) == ["cup-of-plenty"] and t.has(2) == (0, 0)
    t = exile(7).site_relic(7, "cup-of-plenty").favor(2, 2)
    shared = t.state.shared
    t.play("act recover").answer("recover relic-1")
    assert t.relics(2) == ["cup-of-plenty"] and t.state.shared == shared + 2
    t = exile().site(3, "shrouded-wood").site_relic(3, "cup-of-plenty").secrets(2, 1).play("act recover")
    t.answer("recover relic-1")
    assert t.relics(2) == ["cup-of-plenty"] and t.has(2) == (0, 0)


@law("oath", "5.4.1", "5.4.2")
def test_what_a_relic_needs() -> None:
    t = exile().site_relic(3, "cup-of-plenty").favor(2, 2).secrets(2, 2).play("act recover")
    assert t.options() == ["peoples-favor", "darkest-secret"]
    t.refuses("recover relic-1", "7.1.2")
    exile().site_relic(3, "cup-of-plenty").supply(2, 0).favor(2, 9).refuses("act recover", "4.2/3")
    t = exile().site_relic(4, "cup-of-plenty").favor(2, 3).play("act recover")
    assert t.asked == "payment"
    t = exile().site_relic(3, "cup-of-plenty").favor(2, 3).secrets(2, 2).adviser(3, "ancient-bloodline").garrison(3, 3)
    t.play("act recover").refuses("recover relic-1", "9.2")
    t = exile(1).site_relic(1, "cup-of-plenty").favor(2, 3).secrets(2, 2).play("act recover")
    t.refuses("recover relic-1", "5.4.2")


@law("oath", "9.4")
def test_a_facedown_relic_is_recovered_by_its_place() -> None:
    t = exile().site_relic(3, "cup-of-plenty", "whistle").favor(2, 3).play("act recover")
    assert t.options() == ["relic-1", "relic-2", "peoples-favor"]
    t.play("recover relic-2")
    assert t.relics(2) == ["whistle"] and t.state.relic_seen[RELICS.index("cup-of-plenty")] == 0


# ---------------------------------------------------------------- the People's Favor
@law("oath", "5.4.2/2", "5.4.4", "5.4.4/2", "2.5.1", "board.peoples-favor.3")
def test_the_peoples_favor_for_more_than_lies_on_it() -> None:
    t = exile().banner("peoples-favor", 3, tokens=3, mob=True).favor(2, 6).play("act recover").answer("recover peoples-favor")
    assert t.options() == ["4", "5", "6"]
    t.play("payment 5", "first-bank beast")
    assert t.holder("peoples-favor") == (2, 5) and not t.state.mob and t.has(2) == (1, 0)
    assert (t.in_bank("beast"), t.in_bank("nomad"), t.in_bank("discord"), t.in_bank("arcane")) == (4, 4, 4, 3)


@law("oath", "5.4.2/2", "5.4.1")
def test_even_from_oneself_but_not_for_less() -> None:
    t = exile().banner("peoples-favor", 2, tokens=1).favor(2, 2).play("act recover").answer("recover peoples-favor")
    t.answer("payment 2").play("first-bank order")
    assert t.holder("peoples-favor") == (2, 2)
    exile().banner("peoples-favor", 3, tokens=3).favor(2, 3).refuses("act recover", "7.1.2")


@law("oath", "5.4.4")
def test_the_hall_of_mockery_keeps_the_mob() -> None:
    t = exile().banner("peoples-favor", 3).card("hall-of-mockery", 6).favor(2, 2).play("act recover")
    t.answer("recover peoples-favor").answer("payment 2").play("first-bank order")
    assert t.state.mob


# ---------------------------------------------------------------- the Darkest Secret
@law("oath", "5.4.2/3", "5.4.4/3", "board.darkest-secret.3")
def test_the_darkest_secret_settles() -> None:
    t = exile().banner("darkest-secret", 3, tokens=3).card("wolves", 1).secrets(2, 5).play("act recover")
    t.answer("recover darkest-secret").play("payment 4")
    assert t.holder("darkest-secret") == (2, 4) and t.has(2) == (0, 2) and t.has(3) == (0, 2)


@law("oath", "5.4.4/4", "5.4.1/5")
def test_the_darkest_secret_from_oneself_and_from_the_bank() -> None:
    t = exile().banner("darkest-secret", 2, tokens=3).secrets(2, 4).play("act recover").answer("recover darkest-secret")
    t.answer("payment 4")
    assert t.holder("darkest-secret") == (2, 4) and t.has(2) == (0, 3)
    t = exile().banner("darkest-secret", 0, tokens=3).secrets(2, 4).play("act recover").answer("recover darkest-secret")
    t.answer("payment 4")
    assert t.holder("darkest-secret") == (2, 4) and t.has(2) == (0, 1)


@law("oath", "5.4.1/2", "5.4.1/3", "5.4.1/4", "board.darkest-secret.2")
def test_the_darkest_secret_is_guarded() -> None:
    t = exile().banner("darkest-secret", 3).secrets(2, 2)
    t.refuses("act recover", "5.4.1/3")
    t = exile().banner("darkest-secret", 3).secrets(2, 2).card("wolves", 1).adviser(3, "nature-worship")
    t.refuses("act recover", "5.4.1/2")
    t = exile().banner("darkest-secret", 3).secrets(2, 2).card("wolves", 1).card("tutor", 1).adviser(3, "nature-worship")
    assert "recover" in t.options()
    t = exile().banner("darkest-secret", 3).secrets(2, 2).card("wolves", 1).hidden(3, "nature-worship")
    assert "recover" in t.options()
    t = exile().banner("darkest-secret", 3).secrets(2, 2).card("hall-of-mockery", 1)
    t.refuses("act recover", "5.4.1/3")


@law("oath", "9.2")
def test_powers_that_forbid_it() -> None:
    t = exile().banner("darkest-secret", 0).secrets(2, 2).card("tome-guardians", 6)
    t.refuses("act recover", "9.2")
    t = exile().banner("peoples-favor", 3).favor(2, 2).relic(3, "circlet-of-command")
    assert "recover" not in t.options()
    t = exile().banner("peoples-favor", 0).favor(2, 2).adviser(2, "vow-of-renewal")
    assert "recover" not in t.options()


@law("oath", "7.4")
def test_the_magicians_code_and_the_vow_of_silence() -> None:
    t = exile().banner("darkest-secret", 0, tokens=2).adviser(2, "magicians-code").secrets(2, 1).favor(2, 2)
    t.adviser(3, "vow-of-silence").play("act recover").answer("recover darkest-secret").answer("modify magicians-code")
    t.answer("payment 1")
    assert t.holder("darkest-secret") == (2, 3) and t.on("magicians-code") == (2, 0) and t.has(2) == (0, 1)
    assert t.has(3) == (0, 3)


@law("oath", "7.4")
def test_relic_worship_is_the_recoverers() -> None:
    t = exile().site_relic(3, "cup-of-plenty").favor(2, 3).adviser(2, "relic-worship").supply(2, 2).play("act recover")
    t.answer("recover relic-1").play("use relic-worship")
    assert t.state.supply[1] == 4
    t = exile().site_relic(3, "cup-of-plenty").favor(2, 3).adviser(3, "relic-worship").supply(3, 2).play("act recover")
    t.answer("recover relic-1")
    assert t.asked == "act" and t.state.supply[2] == 2


@law("oath", "2.11")
def test_a_recovered_relic_may_take_the_title() -> None:
    t = exile().oath("protection").relic(2, "map").site_relic(3, "cup-of-plenty").favor(2, 3)
    t.play("act recover").answer("recover relic-1")
    assert t.keeper == (2, False)
