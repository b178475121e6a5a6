"""Arcane: powers with a rule of their own."""

from __future__ import annotations

from regnum.engine.knowledge import EVERYBODY
from regnum.games.oath.components import BLANK, CARDS, CONSPIRACY, SHIELD, TWO_SHIELDS
from regnum.law import law
from tests.law.oath.suits import loaded, played
from tests.law.oath.table import Table


# ---------------------------------------------------------------- Magician's Code
@law("oath", "5.4.2/3", "7.4")
def test_the_magicians_code_puts_two_secrets_to_the_payment() -> None:
    t = Table(3).adviser(1, "magicians-code").favor(1, 2).secrets(1, 2).banner("darkest-secret", 0, 3)
    t.play("act recover", "recover darkest-secret").answer("modify magicians-code")
    assert t.on("magicians-code") == (2, 0) and t.holder("darkest-secret") == (1, 4)
    assert t.has(1) == (0, 1)


@law("oath", "5.4.2/3")
def test_with_the_code_nothing_of_ones_own_may_be_due() -> None:
    t = Table(3).adviser(1, "magicians-code").favor(1, 4).secrets(1, 3).banner("darkest-secret", 0, 1)
    t.play("act recover", "recover darkest-secret", "modify magicians-code")
    assert t.options() == ["0", "1", "2", "3"]
    t.play("payment 0")
    assert t.holder("darkest-secret") == (1, 2) and t.has(1)[1] == 3 + 1


@law("oath", "7.4")
def test_the_code_is_for_the_darkest_secret_alone() -> None:
    t = Table(3).adviser(1, "magicians-code").favor(1, 5).play("act recover").answer("recover peoples-favor")
    assert t.asked != "modify" and t.on("magicians-code") == (0, 0)


# ---------------------------------------------------------------- Acting Troupe
@law("oath", "5.3.2", "10.match")
def test_the_acting_troupe_plays_beast_or_order_in_a_trade() -> None:
    t = Table(3).adviser(1, "acting-troupe").card("keep", 1).secrets(1, 1)
    t.play("act trade", "modify acting-troupe")
    assert t.options() == ["order", "beast"] or t.options() == ["beast", "order"]
    t.play("troupe order").passing("modify").answer("trade keep>favor")
    assert t.has(1)[0] == 2
    t = Table(3).adviser(1, "acting-troupe").card("keep", 1).secrets(1, 1)
    t.play("act trade", "modify pass").answer("trade keep>favor")
    assert t.has(1)[0] == 1


@law("oath", "7.4.2")
def test_the_troupe_is_arcane_again_afterwards() -> None:
    t = Table(3).adviser(1, "acting-troupe").card("keep", 1).card("tutor", 1).secrets(1, 2)
    t.play("act trade", "modify acting-troupe", "troupe order").passing("modify").play("trade keep>favor")
    t.play("act trade").passing("modify").answer("trade tutor>favor")
    assert t.has(1)[0] == 2 + 2


# ---------------------------------------------------------------- Inquisitor
@law("oath", "10.peek")
def test_the_inquisitor_looks_and_pays_the_innocent() -> None:
    t = Table(3).card("inquisitor", 1).favor(1, 1).hidden(2, "elders", "wolves").hidden(3, "keep").pawn(3, 2)
    t.play("act use-inquisitor")
    assert t.options() == ["2>1", "2>2"]
    t.play("inquisitor 2>2")
    assert t.has(2)[0] == 1 and t.on("inquisitor") == (0, 0) and t.facedowns(2) == ["elders", "wolves"]
    assert t.state.known_at[CARDS.index("wolves")] == 0b011 and t.state.known_at[CARDS.index("elders")] == 0b010
    assert "inquisitor-saw" in t.said(1) and "inquisitor-saw" not in t.said(2) + t.said(3) + t.said()


@law("oath", "5.1.4.IV")
def test_the_inquisitor_plays_the_conspiracy_found() -> None:
    t = Table(3).card("inquisitor", 1).favor(1, 1).hidden(2, "conspiracy").play("act use-inquisitor").answer("inquisitor 2>1")
    assert t.seat == 1 and t.options() == ["facedown", "conspiracy", "discard"] and t.facedowns(2) == []
    t.play("play facedown")
    assert t.facedowns(1) == ["conspiracy"] and t.on("inquisitor") == (1, 0)
    assert t.state.known_at[CONSPIRACY] == EVERYBODY


@law("oath", "10.peek")
def test_without_a_suspect_the_inquisitor_rests() -> None:
    t = Table(3).card("inquisitor", 1).favor(1, 1).hidden(2, "elders").pawn(2, 2)
    t.refuses("act use-inquisitor", "10.peek")


# ---------------------------------------------------------------- Blood Pact
@law("oath", "10.kill")
def test_the_blood_pact_gives_a_secret_for_two_warbands() -> None:
    t = Table(3).card("blood-pact", 1).secrets(1, 1).warbands(1, 5).play("act use-blood-pact")
    assert t.options() == ["2", "4"]
    t.play("blood-pact 4")
    assert t.board(1) == 1 and t.has(1)[1] == 2 and t.on("blood-pact") == (0, 1)
    Table(3).card("blood-pact", 1).secrets(1, 1).warbands(1, 1).refuses("act use-blood-pact", "7.1.3")


# ---------------------------------------------------------------- Revelation
@law("oath", "10.burn", "7.3.3")
def test_revelation_asks_all_from_the_chancellor_on() -> None:
    t = Table(3).turn(3).hidden(3, "revelation").favor(1, 2).favor(2, 1).favor(3, 3)
    played(t, "revelation", "play adviser")
    assert t.seat == 1 and t.options() == ["2", "1", "pass"]
    t.play("1: revelation 2", "2: revelation pass", "3: revelation 1")
    assert [t.has(p) for p in (1, 2, 3)] == [(0, 2), (1, 0), (2, 1)]


# ---------------------------------------------------------------- Plague Engines
@law("oath", "7.1.3")
def test_the_plague_costs_a_favor_for_each_ruled_site() -> None:
    t = Table(4).role(4, "citizen").card("plague-engines", 1).secrets(1, 2).garrison(1, 1).garrison(2, 1).garrison(3, 2)
    t.favor(1, 5).favor(2, 5).favor(3, 5).favor(4, 1).play("act use-plague-engines")
    assert [t.has(p)[0] for p in (1, 2, 3, 4)] == [3, 4, 5, 0] and t.in_bank("arcane") == 3 + 4
    assert t.has(1)[1] == 0 and t.on("plague-engines") == (0, 1)


# ---------------------------------------------------------------- Jinx
@law("oath", "7.1.4")
def test_jinx_has_the_own_dice_rolled_again_once() -> None:
    t = Table(3).adviser(1, "jinx").card("gambling-hall", 1).favor(1, 2).secrets(1, 2).bank("beast", 9).pawn(2, 2).pawn(3, 2)
    loaded(t, *[BLANK] * 4, SHIELD, SHIELD, TWO_SHIELDS, BLANK).play("act use-gambling-hall", "use jinx")
    assert t.asked == "bank" and t.on("jinx") == (0, 1)
    t.play("bank beast")
    assert t.has(1) == (4, 1)


@law("oath", "7.1.4")
def test_jinx_may_be_declined_and_is_no_affair_of_others() -> None:
    t = Table(3).adviser(1, "jinx").card("gambling-hall", 1).favor(1, 2).secrets(1, 1).bank("beast", 9)
    loaded(t, SHIELD, BLANK, BLANK, BLANK).play("act use-gambling-hall", "use pass", "bank beast")
    assert t.has(1) == (1, 1)
    t = Table(3).adviser(2, "jinx").secrets(2, 1).card("gambling-hall", 1).favor(1, 2)
    loaded(t, *[BLANK] * 4).play("act use-gambling-hall")
    assert t.asked == "act"


@law("oath", "7.1.2/3")
def test_a_defender_pays_for_jinx_by_turning_a_secret() -> None:
    t = Table(3).adviser(2, "jinx").secrets(2, 1).pawn(3, 4).garrison(1, 2, 2).warbands(1, 4)
    t.play("act campaign").answer("defender 2").play("target pass", "attack-dice 2")
    assert t.seat == 2 and t.options() == ["jinx", "pass"]
    t.play("2: use jinx")
    assert t.has(2)[1] == 0 and t.dark(2) == 1 and t.on("jinx") == (0, 0) and t.said().count("rolled-defense") == 2


# ---------------------------------------------------------------- Vow of Silence
@law("oath", "9.2")
def test_the_vow_of_silence_recovers_no_darkest_secret() -> None:
    t = Table(3).adviser(1, "vow-of-silence").favor(1, 5).secrets(1, 5).site(1, "mine").site_relic(1, "brass-horse")
    t.play("act recover")
    assert "darkest-secret" not in t.options() and t.refused(1, "darkest-secret") == "9.2"


@law("oath", "5.4.4/3")
def test_the_vow_of_silence_gains_what_was_put_on_the_darkest_secret() -> None:
    t = Table(3).adviser(2, "vow-of-silence").secrets(1, 4).banner("darkest-secret", 0, 1)
    t.play("act recover").answer("recover darkest-secret").play("payment 3")
    assert t.has(2)[1] == 3 and t.holder("darkest-secret") == (1, 3)


# ---------------------------------------------------------------- Master of Disguise
@law("oath", "5.3.2", "7.4")
def test_the_master_of_disguise_trades_with_the_advisers_of_another() -> None:
    t = Table(3).adviser(1, "master-of-disguise", "longbows").adviser(2, "wolves", "birdsong").secrets(1, 2).card("elders", 1)
    t.card("true-names", 1).play("act trade", "modify master-of-disguise")
    assert t.options() == ["2", "3"]
    t.play("disguise 2").passing("modify").play("trade true-names>favor")
    assert t.has(1) == (3, 0) and t.on("master-of-disguise") == (0, 1)


@law("oath", "7.4")
def test_a_disguise_takes_the_own_vow_of_kinship_off() -> None:
    t = Table(3).adviser(1, "master-of-disguise", "vow-of-kinship").secrets(1, 2).card("keep", 1)
    t.play("act trade", "modify master-of-disguise", "disguise 2").passing("modify").answer("trade keep>favor")
    assert t.has(1)[0] == 1 and t.in_bank("nomad") == 3
    t = Table(3).adviser(1, "master-of-disguise", "vow-of-kinship").secrets(1, 2).card("keep", 1)
    t.play("act trade").passing("modify").answer("trade keep>favor")
    assert t.has(1)[0] == 0 and t.in_bank("nomad") == 4
