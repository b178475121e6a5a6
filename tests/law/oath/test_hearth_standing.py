"""Hearth: modifiers of Muster and Trade, what Marriage counts for, and the advisers that watch what others play."""

from __future__ import annotations

import pytest

from regnum.law import law
from tests.law.oath.fights import field
from tests.law.oath.suits import played
from tests.law.oath.table import Table


def drawn(t: Table, keep: str, *moves: str) -> Table:
    """The active player searches the world deck, keeps a card and discards the others in any order."""
    t.play("act search").passing("modify").answer("search world").play(f"search-keep {keep}")
    while t.asked == "discard":
        t.play(f"discard {t.options()[0]}")
    return t.play(*moves)


# ---------------------------------------------------------------- Rowdy Pub
@law("oath", "5.2.2", "7.4", "7.4.1")
def test_the_rowdy_pub_gives_one_warband_more_to_who_musters_there() -> None:
    for choice, n in (("rowdy-pub", 3), ("pass", 2)):
        t = Table(3).turn(2).card("rowdy-pub", 1).favor(2, 1).play("act muster").answer("muster rowdy-pub")
        assert t.asked == "use" and t.options() == ["rowdy-pub", "pass"]
        assert t.play(f"use {choice}").board(2) == n


@law("oath", "5.2.2")
def test_the_rowdy_pub_gives_nothing_to_who_musters_beside_it() -> None:
    t = Table(3).turn(2).card("rowdy-pub", 1).card("wolves", 1).favor(2, 1).play("act muster", "muster wolves")
    assert t.asked == "act" and t.board(2) == 2


@law("oath", "9.3")
def test_the_rowdy_pub_cannot_give_more_than_the_bank_has() -> None:
    t = Table(3).turn(2).card("rowdy-pub", 1).favor(2, 1).warbands(2, 12).play("act muster").answer("muster rowdy-pub")
    assert t.answer("use rowdy-pub").board(2) == 14


# ---------------------------------------------------------------- Awaited Return
@law("oath", "5.3.1", "7.4", "10.sacrifice")
def test_an_awaited_return_pays_the_trade_with_a_warband_of_the_board() -> None:
    for supply in (0, 1):
        t = Table(3).turn(2).adviser(2, "awaited-return").card("wolves", 1).secrets(2, 1).warbands(2, 2).supply(2, supply)
        t.play("act trade").answer("modify awaited-return").answer("trade wolves>favor")
        assert t.state.supply[1] == supply and t.board(2) == 1 and t.state.bank[1] == 13 and t.has(2) == (1, 0)
        assert t.on("awaited-return") == (0, 0)


@law("oath", "7.4.1", "10.sacrifice", "4.2/3")
def test_an_awaited_return_is_a_choice_and_takes_nobody_from_a_site() -> None:
    t = Table(3).turn(2).adviser(2, "awaited-return").card("wolves", 1).secrets(2, 1).warbands(2, 2).supply(2, 1)
    t.play("act trade", "modify pass").answer("trade wolves>favor")
    assert t.state.supply[1] == 0 and t.board(2) == 2
    t = Table(3).turn(2).adviser(2, "awaited-return").card("wolves", 1).secrets(2, 1).garrison(1, 2, 3).supply(2, 0)
    t.refuses("act trade", "4.2/3")
    t = Table(3).turn(2).adviser(2, "awaited-return").card("wolves", 1).favor(2, 1).warbands(2, 3).supply(2, 0)
    t.refuses("act muster", "4.2/3")


# ---------------------------------------------------------------- Marriage
@law("oath", "10.match", "7.1.4", "5.3.2", "5.3.2/2")
def test_a_marriage_counts_for_two_hearth_advisers_in_a_trade() -> None:
    t = Table(3).turn(2).adviser(2, "marriage").card("levelers", 1).secrets(2, 1).play("act trade")
    assert t.answer("trade levelers>favor").has(2) == (1 + 2, 0)
    t = Table(3).turn(2).adviser(2, "marriage", "storyteller").card("levelers", 1).favor(2, 2).play("act trade")
    assert t.answer("trade levelers>secrets").has(2) == (0, 3)


@law("oath", "10.match", "5.1.4.II/2")
def test_a_marriage_counts_for_no_other_suit_and_not_facedown() -> None:
    t = Table(3).turn(2).adviser(2, "marriage").card("wolves", 1).secrets(2, 1).play("act trade")
    assert t.answer("trade wolves>favor").has(2) == (1, 0)
    t = Table(3).turn(2).hidden(2, "marriage").card("levelers", 1).secrets(2, 1).play("act trade")
    assert t.answer("trade levelers>favor").has(2) == (1, 0)


@law("oath", "5.1.4.II", "2.2.2")
def test_a_marriage_takes_the_place_of_one_adviser() -> None:
    t = drawn(Table(3).adviser(1, "marriage", "tents").deck("elders", "scryer", "wolves"), "elders", "play adviser")
    assert t.asked == "act" and t.advisers(1) == ["marriage", "tents", "elders"]


# ---------------------------------------------------------------- Book Binders
@law("oath", "7.1.4", "5.1.4.III/3")
@pytest.mark.parametrize(("vision", "face"), [("vision-of-faith", "vision"), ("conspiracy", "conspiracy")])
def test_book_binders_gain_two_favor_when_another_reveals_a_vision(vision: str, face: str) -> None:
    t = played(Table(3).turn(2).adviser(3, "book-binders").hidden(2, vision).bank("beast", 1), vision, f"play {face}")
    assert t.seat == 3 and t.asked == "bank" and "pass" not in t.options()
    t.play("3: bank nomad")
    assert t.has(3)[0] == 2 and t.in_bank("nomad") == 1 and t.asked == "act" and t.seat == 2
    t = played(Table(3).turn(2).adviser(3, "book-binders").hidden(2, vision).bank("beast", 1), vision, f"play {face}")
    assert t.play("3: bank beast").has(3)[0] == 1


@law("oath", "7.1.4")
def test_book_binders_bind_no_own_vision_no_facedown_one_and_no_denizen() -> None:
    t = played(Table(3).turn(2).adviser(2, "book-binders").hidden(2, "vision-of-faith"), "vision-of-faith", "play vision")
    assert t.asked == "act" and t.has(2)[0] == 0
    t = Table(3).turn(2).adviser(3, "book-binders").pile("cradle", "vision-of-faith", "wolves", "tents")
    t.play("act search", "search cradle", "search-keep vision-of-faith", "discard wolves").answer("discard tents")
    t.play("play facedown")
    assert t.asked == "act" and t.has(3)[0] == 0 and t.facedowns(2) == ["vision-of-faith"]
    t = played(Table(3).turn(2).adviser(3, "book-binders").hidden(2, "elders"), "elders", "play adviser")
    assert t.asked == "act" and t.has(3)[0] == 0


# ---------------------------------------------------------------- Saddle Makers
@law("oath", "7.1.4", "7.3.3", "9.3")
def test_saddle_makers_come_after_the_favor_for_the_play_and_before_the_card() -> None:
    t = Table(3).turn(2).adviser(3, "saddle-makers").hidden(2, "garrison").bank("order", 2).garrison(1, 2)
    played(t, "garrison", "play fertile-valley")
    assert t.has(2)[0] == 1 and t.has(3)[0] == 1 and t.in_bank("order") == 0 and t.at(1) == (2, 2)
    said = t.said()
    assert said.index("favor-of-bank") < said.index("gains-favor") < said.index("garrison")


@law("oath", "7.1.4")
@pytest.mark.parametrize(
    ("card", "suit", "n"),
    [("longbows", "order", 2), ("elders", "nomad", 2), ("wolves", "beast", 0), ("storyteller", "hearth", 0)],
)
def test_saddle_makers_gain_two_favor_for_nomads_and_order_of_others(card: str, suit: str, n: int) -> None:
    t = played(Table(3).turn(2).adviser(3, "saddle-makers").hidden(2, card), card, "play adviser")
    assert t.has(3)[0] == n and t.in_bank(suit) == 3 - n and t.asked == "act"
    t = played(Table(3).turn(2).adviser(2, "saddle-makers").hidden(2, card), card, "play adviser")
    assert t.has(2)[0] == 0
    t = drawn(Table(3).turn(2).adviser(3, "saddle-makers").deck(card, "tents", "birdsong"), card, "play facedown")
    assert t.has(3)[0] == 0


# ---------------------------------------------------------------- A Round of Ale, Land Warden
@law("oath", "7.1.2/4", "4.3.2/2")
def test_a_round_of_ale_frees_cards_and_secrets_for_another_use() -> None:
    t = Table(3).turn(2).card("a-round-of-ale", 1).card("wolves", 1, favor=1).favor(2, 2).secrets(2, 0, facedown=1)
    t.play("act use-a-round-of-ale", "act muster").answer("muster wolves")
    assert t.board(2) == 2 and t.has(2) == (0, 1)
    t.refuses("act use-a-round-of-ale", "7.1.2/2")


@law("oath", "5.1.4", "5.1.4.I/3", "7.1.2")
def test_the_land_warden_costs_a_favor_and_uses_the_peoples_favor_twice() -> None:
    t = Table(3).adviser(1, "land-warden").favor(1, 1).banner("peoples-favor", 1).card("elders", 1).card("birdsong", 2)
    t.deck("wolves", "scryer", "oracle").play("act search", "modify land-warden").passing("modify").answer("search world")
    t.play("search-keep wolves", "search-keep scryer", "play ancient-city")
    assert t.asked == "play-first" and {"elders", "birdsong"} <= set(t.options())
    t.play("play-first birdsong").passing("play-first").play("play fertile-valley")
    assert t.asked == "play-first" and "elders" in t.options() and "land-warden" not in t.options()
    t.play("play-first elders").passing("play-first")
    assert t.cards(1) == ["scryer"] and t.cards(2) == ["wolves"] and t.on("land-warden") == (1, 0)


# ---------------------------------------------------------------- deals and the limits of advisers
@law("oath", "7.6.3", "7.6.4", "7.2.2")
def test_the_festival_district_keeps_to_limits_and_locks() -> None:
    t = Table(3).card("festival-district", 1).adviser(2, "insomnia", "elders").adviser(1, "wolves").favor(2, 3)
    t.play("act use-festival-district", "deal-with 2", "deal-item give-wolves", "deal-item get-favor", "deal-amount 2")
    t.refuses("deal-item send", "7.6.4")
    t.refuses("deal-item get-insomnia", "7.2.2")
    t.play("deal-item get-elders", "deal-item send", "2: deal-reply accept")
    assert t.advisers(1) == ["elders"] and t.advisers(2) == ["insomnia", "wolves"] and t.has(1)[0] == 2


# ---------------------------------------------------------------- modifiers in use
@law("oath", "7.4.3", "7.4.1")
def test_a_paid_modifier_stays_and_an_unused_free_one_may_go() -> None:
    t = Table(3).banner("peoples-favor", 1).card("news-from-afar", 1).card("welcoming-party", 1).favor(1, 2)
    t.deck("wolves", "scryer", "oracle").play("act search", "modify news-from-afar").passing("modify").answer("search world")
    t.play("search-keep wolves")
    while t.asked == "discard":
        t.play(f"discard {t.options()[0]}")
    t.play("play fertile-valley")
    assert t.asked == "play-first" and t.options() == ["welcoming-party", "pass"]
    t.play("play-first welcoming-party")
    assert t.asked == "act" and t.cards(1) == ["news-from-afar", "wolves"] and t.has(1)[0] == 1


@law("oath", "7", "5.1.4.II/2")
def test_a_facedown_card_of_hearth_has_no_power() -> None:
    t = field().hidden(2, "storyteller", "tavern-songs", "levelers").favor(2, 2).secrets(2, 2)
    assert [option for option in t.options() if option.startswith("use-")] == []
