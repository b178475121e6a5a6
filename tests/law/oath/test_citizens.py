"""Offers of citizenship and what follows from them (6.6), and the Reliquary."""

from __future__ import annotations

from regnum.games.oath.state import REST
from regnum.law import law
from tests.law.oath.suits import played
from tests.law.oath.table import Table


def offering(t: Table) -> Table:
    """The Chancellor begins an offer to seat 2."""
    return t.reliquary("map", "whistle", "cup-of-plenty", "").play("act citizenship", "offer-to 2")


def accepted(t: Table, *items: str) -> Table:
    """The Chancellor offers seat 2 the relic on the second space and more, and seat 2 accepts."""
    offering(t).play("deal-item give-decadent", *items, "deal-item send", "2: citizen-reply accept")
    return t


# ---------------------------------------------------------------- the offer
@law("oath", "6.6.1")
@law("oath", "2.4.2/2")
@law("oath", "board.scepter.3")
def test_the_holder_of_the_scepter_offers_citizenship_to_any_exile() -> None:
    t = Table(4).role(3, "citizen").pawn(2, 5).play("act citizenship")
    assert t.options() == ["2", "4", "pass"]
    assert "citizenship" not in Table(3).turn(2).options()
    t = Table(3).turn(2).relic(2, "the-grand-scepter").reliquary("map").play("act citizenship")
    assert t.options() == ["2", "3", "pass"]
    t.play("offer-to 2")
    assert t.options() == ["give-brutal", "pass"]
    t.play("deal-item give-brutal", "deal-item send")
    assert not t.is_exile(2) and "map" in t.relics(2)


@law("oath", "6.6.1/2")
@law("oath", "2.3/2")
@law("oath", "board.reliquary.1")
def test_an_offer_has_exactly_one_relic_of_the_reliquary() -> None:
    t = offering(Table(3).favor(1, 3))
    t.refuses("deal-item send", "6.6.1/2")
    t.play("deal-item give-brutal", "deal-item give-decadent", "deal-item send")
    assert t.state.offer is not None and t.state.offer.space == 1
    t.play("2: citizen-reply accept")
    assert t.relics(2) == ["whistle"] and t.state.reliquary[1] == -1 and t.state.reliquary[0] != -1
    assert Table(3).reliquary().refused(1, "citizenship") == "6.6.1/2"


@law("oath", "6.6.1/3")
@law("oath", "6.6.2/7")
@law("oath", "10.exchange")
def test_the_two_exchange_favor_secrets_banners_and_relics() -> None:
    t = Table(3).favor(1, 4).secrets(2, 2, 1).relic(2, "ivory-eye").banner("peoples-favor", 1, 3).banner("darkest-secret", 2, 2)
    accepted(
        t,
        "deal-item give-favor", "deal-amount 3", "deal-item get-secret", "deal-amount 3", "deal-item get-ivory-eye",
        "deal-item give-peoples-favor", "deal-item get-darkest-secret", "deal-item give-the-grand-scepter",
    )  # fmt: skip
    assert t.has(1) == (1, 2) and t.dark(1) == 1 and t.has(2) == (3, 0)
    assert t.holder("peoples-favor") == (2, 3) and t.holder("darkest-secret") == (1, 2)
    assert t.relics(2) == ["whistle", "the-grand-scepter"] and t.relics(1) == ["ivory-eye"]


@law("oath", "6.6.1/4")
def test_the_exile_may_be_shown_relics_of_the_reliquary() -> None:
    t = offering(Table(3)).play("deal-item show-brutal")
    assert [n.relic.id for n in t.live.view(1).reliquary if n.relic] == ["map", None, None]
    assert [n.relic.id for n in t.live.view(0).reliquary if n.relic] == [None, None, None]
    assert "show-brutal" not in t.options()


@law("oath", "6.6.2")
def test_the_exile_may_decline_or_make_a_counter_offer() -> None:
    t = offering(Table(3).favor(1, 5)).play("deal-item give-brutal", "deal-item send", "2: citizen-reply decline")
    assert t.is_exile(2) and t.asked == "act" and t.state.offer is None
    t = offering(Table(3).favor(1, 5)).play("deal-item give-brutal", "deal-item send", "2: citizen-reply counter")
    assert t.seat == 2 and "get-careless" in t.options() and "show-careless" not in t.options()
    t.play("2: deal-item get-careless", "2: deal-item get-favor", "2: deal-amount 5", "2: deal-item send")
    assert t.seat == 1
    t.play("citizen-reply accept")
    assert t.relics(2) == ["cup-of-plenty"] and t.has(2)[0] == 5


@law("oath", "7.6.3")
def test_there_are_three_offers_a_turn_and_three_counters() -> None:
    t = Table(3).reliquary("map")
    for _ in range(3):
        t.play("act citizenship", "offer-to pass")
    assert t.refused(1, "citizenship") == "7.6.3"
    t = offering(Table(3)).play("deal-item give-brutal", "deal-item send")
    for seat in (2, 1, 2):
        t.play(f"{seat}: citizen-reply counter", "deal-item send")
    assert t.options() == ["accept", "decline"]


# ---------------------------------------------------------------- accepting
@law("oath", "6.6.2")
@law("oath", "6.6.2/6")
@law("oath", "6.6.3")
def test_a_new_citizen_rules_with_the_empire() -> None:
    t = accepted(Table(3).supply(2, 1).garrison(4, 1, 2).garrison(5, 2, 1))
    assert not t.is_exile(2) and t.state.boards == [t.state.colour[1]]
    assert t.state.supply[1] == 7 and t.live.view(0).players[1].sites == 2 == t.live.view(0).players[0].sites


@law("oath", "6.6.2/2")
def test_warbands_become_purple() -> None:
    t = accepted(Table(3).warbands(2, 3).garrison(4, 2, 2).garrison(5, 3, 1))
    assert t.board(2) == 3 and t.at(4) == (1, 2) and t.at(5) == (3, 1)
    assert t.state.bank == [19, 14, 13]


@law("oath", "6.6.2/2")
def test_too_few_purple_warbands_go_where_the_new_citizen_says() -> None:
    t = Table(3).warbands(1, 21).warbands(2, 3).garrison(4, 2, 2).garrison(5, 2, 2)
    accepted(t)
    assert t.asked == "replaced" and t.seat == 2 and t.options() == ["2", "1", "0"]
    t.play("2: replaced 0")
    assert t.options() == ["2", "1", "0"]
    t.play("2: replaced 1")
    assert t.at(4) == (0, 0) and t.at(5) == (1, 1) and t.board(2) == 2 and t.state.bank[:2] == [0, 14]


@law("oath", "6.6.2/3")
def test_a_revealed_vision_is_discarded() -> None:
    t = accepted(Table(3).vision(2, "vision-of-faith").pawn(2, 3))
    assert t.state.vision[1] == -1 and t.discards("hinterland") == ["vision-of-faith"]


@law("oath", "6.6.2/4")
def test_the_usurper_is_oathkeeper_again() -> None:
    t = accepted(
        Table(3).oath("protection").title(2, True).relic(2, "map", "ivory-eye", "ring-of-devotion").relic(2, "brass-horse")
    )
    assert t.keeper == (2, False)


@law("oath", "6.6.2/5")
@law("oath", "7.6.1")
def test_the_act_phase_of_a_new_citizen_ends() -> None:
    t = Table(3).turn(2).hidden(2, "long-lost-heir").supply(2, 3)
    played(t, "long-lost-heir", "play adviser", "use long-lost-heir")
    assert not t.is_exile(2) and t.state.turn == 2
    t = accepted(Table(3))
    assert t.state.turn == 0 and t.state.stage != REST


@law("oath", "6.6.2/8")
@law("oath", "2.3/4")
def test_the_bare_space_binds_the_chancellor() -> None:
    for accepts, drawn in (("accept", 5), ("decline", 3)):
        t = (
            Table(3)
            .reliquary("map", "whistle", "cup-of-plenty", "ivory-eye")
            .deck("elders", "keep", "tutor", "wolves", "scryer")
        )
        t.play("act citizenship", "offer-to 2", "deal-item give-greedy", "deal-item send", f"2: citizen-reply {accepts}")
        t.play("act search").answer("search world")
        assert len(t.state.hand[0]) == drawn


@law("oath", "2.3")
@law("oath", "2.3/3")
@law("oath", "2.3/5")
def test_no_other_deal_has_a_relic_of_the_reliquary() -> None:
    t = Table(3).card("tinkers-fair", 1).relic(1, "map").favor(2, 2).play("act use-tinkers-fair", "deal-with 2")
    assert set(t.options()) == {"give-map", "give-the-grand-scepter", "get-favor", "pass"}
