"""The two banners (2.5) and what their tiles say."""

from __future__ import annotations

import pytest

from regnum.games.oath.components import SUITS
from regnum.law import law
from tests.law.oath.fights import attacked, dice, over, pools
from tests.law.oath.suits import played
from tests.law.oath.table import Table


def recovering(t: Table, banner: str, n: int, bank: str = "discord") -> Table:
    """The active player recovers a banner for a price."""
    return t.play("act recover").answer(f"recover {banner}").answer(f"payment {n}").answer(f"first-bank {bank}")


def seizing(banner: str, tokens: int, mob: bool = False) -> Table:
    """Seat 2 wins a Campaign against seat 3 for one banner; nothing is rolled against it."""
    t = Table(3).turn(2).pawn(1, 8).warbands(2, tokens + 1).banner(banner, 3, tokens, mob)
    dice(t, ["blank"] * tokens, ["sword"] * (tokens + 1))
    return over(attacked(t, tokens + 1, "3", banner))


# ---------------------------------------------------------------- People's Favor
@law("oath", "board.peoples-favor.1")
def test_with_the_peoples_favor_cards_are_played_anywhere_in_the_region() -> None:
    def holder(seat: int = 2) -> Table:
        return Table(3).turn(2).pawn(2, 3).banner("peoples-favor", seat, 3).hidden(2, "elders").card("naysayers", 1)

    t = holder().play("act adviser")
    assert t.options() == ["steppe", "standing-stones", "wastes", "adviser", "discard"]
    t.play("play standing-stones")
    assert t.cards(4) == ["elders"] and t.has(2) == (1, 0)
    t = holder(3).play("act adviser")
    assert t.options() == ["steppe", "adviser", "discard"]


@law("oath", "board.peoples-favor.1")
def test_before_that_an_unlocked_denizen_of_the_region_may_go() -> None:
    def holder() -> Table:
        t = Table(3).turn(2).pawn(2, 3).banner("peoples-favor", 2, 3).hidden(2, "elders").card("naysayers", 1)
        return t.card("longbows", 5).card("keep", 4).card("hall-of-debate", 4)

    t = holder().play("act adviser", "play steppe")
    assert t.asked == "play-first" and t.options() == ["longbows", "pass"]
    t.play("play-first longbows")
    assert t.cards(5) == [] and t.discards("hinterland") == ["longbows"] and t.cards(3) == ["elders"]
    t = holder().play("act adviser", "play steppe", "play-first pass")
    assert t.cards(5) == ["longbows"] and t.cards(3) == ["elders"]
    t = holder().play("act adviser")
    assert "standing-stones" not in t.options()  # full of locked cards
    t.play("play wastes")
    assert t.cards(5) == ["elders"] and t.discards("hinterland") == ["longbows"]
    t = holder().play("act adviser", "play adviser")
    assert t.asked == "act" and t.cards(5) == ["longbows"]


@law("oath", "board.peoples-favor.2")
def test_the_holder_must_tend_it_on_waking() -> None:
    t = Table(3).turn(2, "wake").favor(2, 2).banner("peoples-favor", 2, 5).bank("hearth", 1)
    assert t.options() == ["hearth", "place"]
    t.refuses("tend pass", "4.1.1.I")
    t.play("tend place")
    assert t.holder("peoples-favor") == (2, 6) and t.state.mob
    t = Table(3).turn(2, "wake").favor(2, 2).banner("peoples-favor", 2, 7).bank("hearth", 1).play("tend hearth")
    assert t.holder("peoples-favor") == (2, 6) and t.state.mob and t.in_bank("hearth") == 2


@law("oath", "board.peoples-favor.3", "2.5.1")
def test_its_price_is_more_favor_than_lies_on_it() -> None:
    t = Table(3).turn(2).favor(2, 6).secrets(2, 6).banner("peoples-favor", 3, 4, mob=True).play("act recover")
    t.play("recover peoples-favor")
    assert t.options() == ["5", "6"]
    t.play("payment 5", "first-bank beast")
    assert t.holder("peoples-favor") == (2, 5) and not t.state.mob and t.has(2) == (1, 6)
    assert [t.in_bank(suit) for suit in SUITS] == [4, 4, 3, 3, 4, 4]
    assert "recover" not in Table(3).turn(2).favor(2, 4).banner("peoples-favor", 3, 4).options()


@law("oath", "board.peoples-favor.3")
def test_much_old_favor_goes_round_the_banks_again() -> None:
    t = recovering(Table(3).turn(2).favor(2, 9).banner("peoples-favor", 0, 8), "peoples-favor", 9, "nomad")
    assert [t.in_bank(suit) for suit in SUITS] == [5, 4, 4, 4, 4, 5] and t.holder("peoples-favor") == (2, 9)


@law("oath", "board.peoples-favor.4", "2.5.3")
@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 3)])
def test_seized_it_turns_to_the_mob_and_loses_two_favor_but_not_the_last(before: int, after: int) -> None:
    t = seizing("peoples-favor", before)
    assert t.holder("peoples-favor") == (2, after) and t.state.mob
    assert t.state.shared == 36 - 18 - after and sum(t.state.banks) == 18
    assert seizing("peoples-favor", before, mob=True).state.mob


@law("oath", "2.5.3", "2.5.3/2")
def test_the_conspiracy_seizes_banners_too() -> None:
    def plotter() -> Table:
        t = Table(3).turn(2).secrets(2, 1).adviser(2, "elders", "rain-boots").adviser(3, "tents").hidden(2, "conspiracy")
        return t.banner("peoples-favor", 3, 5).banner("darkest-secret", 3, 4)

    for banner, left in (("peoples-favor", 3), ("darkest-secret", 2)):
        t = played(plotter(), "conspiracy", "play conspiracy", "use conspiracy")
        t.play(f"{t.asked} {next(option for option in t.options() if banner in option)}")
        assert t.holder(banner) == (2, left) and t.state.mob == (banner == "peoples-favor")


@law("oath", "2.5.3", "2.5.3/2")
def test_recovered_they_lose_nothing_that_way() -> None:
    t = recovering(Table(3).turn(2).favor(2, 5).banner("peoples-favor", 3, 4), "peoples-favor", 5)
    assert t.holder("peoples-favor") == (2, 5) and not t.state.mob and sum(t.state.banks) == 18 + 4
    t = Table(3).turn(2).secrets(2, 5).banner("darkest-secret", 3, 4).card("elders", 1)
    recovering(t, "darkest-secret", 5)
    assert t.holder("darkest-secret") == (2, 5) and t.has(3)[1] + t.dark(3) == 3


# ---------------------------------------------------------------- Darkest Secret
@law("oath", "board.darkest-secret.1")
def test_its_holder_searches_the_world_deck_for_two_supply() -> None:
    for seat, cost in ((2, 2), (3, 4), (0, 4)):
        t = Table(3).turn(2).visions(4).deck("elders", "keep", "longbows").banner("darkest-secret", seat)
        t.pile("cradle", "tents")
        t.play("act search", "search world")
        assert t.state.supply[1] == 7 - cost


@law("oath", "board.darkest-secret.2")
def test_advisers_who_match_every_card_at_the_holders_site_protect_it() -> None:
    def held(*advisers: str) -> Table:
        t = Table(3).turn(2).secrets(2, 5).pawn(3, 4).card("elders", 4).card("longbows", 4).banner("darkest-secret", 3, 1)
        return t.adviser(3, *advisers)

    t = held()
    assert "recover" in t.options() and recovering(t, "darkest-secret", 2).holder("darkest-secret") == (2, 2)
    assert "recover" in held("rain-boots").options()
    assert "recover" not in held("rain-boots", "garrison").options()
    assert "recover" in held("rain-boots").hidden(3, "garrison").options()
    bare = Table(3).turn(2).secrets(2, 5).pawn(3, 4).card("hall-of-mockery", 4).banner("darkest-secret", 3, 1)
    assert "recover" not in bare.options()


@law("oath", "board.darkest-secret.2")
def test_from_oneself_and_from_the_bank_it_always_can_be() -> None:
    for seat in (0, 2):
        t = Table(3).turn(2).secrets(2, 5).adviser(2, "rain-boots").card("elders", 1).banner("darkest-secret", seat, 1)
        assert "recover" in t.options()


@law("oath", "board.darkest-secret.3", "2.5.1")
def test_its_price_is_more_secrets_and_the_old_ones_are_shared() -> None:
    t = Table(3).turn(2).favor(2, 9).secrets(2, 5).card("elders", 1).banner("darkest-secret", 3, 3).play("act recover")
    t.play("recover darkest-secret")
    assert t.options() == ["4", "5"]
    t.play("payment 4")
    assert t.holder("darkest-secret") == (2, 4) and t.has(2) == (9, 5 - 4 + 1) and t.has(3)[1] + t.dark(3) == 2
    t = recovering(Table(3).turn(2).secrets(2, 5).banner("darkest-secret", 2, 3), "darkest-secret", 5)
    assert t.holder("darkest-secret") == (2, 5) and t.has(2)[1] + t.dark(2) == 3
    t = Table(3).turn(2).secrets(2, 3).card("elders", 1).banner("darkest-secret", 3, 3)
    assert "recover" not in t.options()


@law("oath", "board.darkest-secret.4", "2.5.3/2")
@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 3)])
def test_seized_the_darkest_secret_loses_two_secrets_but_not_the_last(before: int, after: int) -> None:
    t = seizing("darkest-secret", before)
    assert t.holder("darkest-secret") == (2, after) and not t.state.mob
    assert t.has(2) == (0, 0) == t.has(3) and t.dark(2) == t.dark(3) == 0


# ---------------------------------------------------------------- dice
@law("oath", "2.5.2")
@pytest.mark.parametrize("banner", ["peoples-favor", "darkest-secret"])
def test_a_banner_adds_a_die_for_each_token_on_it(banner: str) -> None:
    for tokens in (1, 3, 6):
        t = Table(3).turn(2).pawn(1, 8).warbands(2, 2).banner(banner, 3, tokens)
        t.play("act campaign").answer("defender 3").play(f"target {banner}")
        assert pools(t)[1] == tokens
