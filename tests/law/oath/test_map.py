"""Chapter 2: the map with its decks and banks (2.1), and the sites (2.8)."""

from __future__ import annotations

from regnum.games.oath.components import (
    CARDS,
    SITES,
    SUITS,
)
from regnum.games.oath.powers_data import FIRST_SITE, POWERS_OF
from regnum.law import law
from tests.law.oath.fights import pools
from tests.law.oath.suits import played
from tests.law.oath.table import Table


# ---------------------------------------------------------------- 2.1 the map
@law("oath", "2.1.1")
def test_the_map_has_three_regions_of_two_three_and_three_sites() -> None:
    places = Table.fresh(2).live.view(None).places
    assert [place.region for place in places] == ["cradle"] * 2 + ["provinces"] * 3 + ["hinterland"] * 3
    costs = []
    for slot, site in ((1, "ancient-city"), (1, "steppe"), (1, "wastes"), (1, "deep-woods")):
        costs.append(7 - Table(3).turn(2).pawn(2, slot).play("act travel", f"travel {site}").state.supply[1])
    assert costs == [1, 2, 2, 4]


@law("oath", "2.1.2")
def test_each_region_has_a_facedown_discard_pile_that_a_search_draws_from() -> None:
    for slot, region in ((1, "cradle"), (4, "provinces"), (8, "hinterland")):
        t = Table(3).turn(2).pawn(2, slot).deck("wolves", "keep", "garrison")
        t.pile("cradle", "elders").pile("provinces", "longbows").pile("hinterland", "vision-of-faith")
        view = t.live.view(1)
        assert [[(card.id, card.back) for card in pile.cards] for pile in view.piles] == [
            [(None, "denizen")], [(None, "denizen")], [(None, "vision")]
        ]  # fmt: skip
        t.play("act search")
        assert t.options() == ["world", region]
        pile = t.discards(region)
        t.play(f"search {region}")
        assert [CARDS[card] for card in t.state.hand[1]] == pile and t.discards(region) == [] and t.state.visions_drawn == 0


@law("oath", "2.1.3")
def test_favor_banks_pay_for_cards_played_to_sites_and_for_trade() -> None:
    t = Table(3).turn(2).bank("nomad", 2).deck("elders", "keep", "longbows").play("act search", "search-keep elders")
    t.answer("discard keep").play("play fertile-valley")
    assert t.has(2) == (1, 0) and t.in_bank("nomad") == 1
    assert [t.in_bank(suit) for suit in SUITS if suit != "nomad"] == [3] * 5
    t = Table(3).turn(2).card("elders", 1).secrets(2, 1).adviser(2, "tents").bank("nomad", 2)
    t.play("act trade").answer("trade elders>favor")
    assert t.has(2) == (2, 0) and t.in_bank("nomad") == 0
    empty = played(Table(3).turn(2).bank("nomad", 0).hidden(2, "elders"), "elders", "play fertile-valley")
    assert empty.has(2) == (0, 0) and empty.cards(1) == ["elders"]


@law("oath", "2.1.5")
def test_a_search_draws_from_the_top_of_the_facedown_world_deck() -> None:
    t = Table(3).turn(2).deck("elders", "keep", "longbows", "garrison")
    assert t.live.view(1).world == "denizen"
    t.play("act search").answer("search world")
    assert t.options() == ["elders", "keep", "longbows"] and CARDS[t.state.world[0]] == "garrison"
    assert Table(3).deck("vision-of-faith").live.view(1).world == "vision"


@law("oath", "2.1.6", "2.7.1")
def test_the_track_counts_visions_of_the_world_deck_and_prices_the_search() -> None:
    t = Table(3).turn(2).deck("elders", "vision-of-faith", "keep", "longbows", "garrison")
    t.play("act search").answer("search world")
    assert t.options() == ["elders", "vision-of-faith"] and t.live.view(None).visions == 1 and t.state.supply[1] == 5
    t.play("search-keep elders").answer("discard vision-of-faith").play("play discard")
    t.play("act search").answer("search world")
    assert t.state.supply[1] == 5 - 3
    t = Table(3).turn(2).pile("cradle", "vision-of-faith", "elders", "keep").play("act search").answer("search cradle")
    assert t.live.view(None).visions == 0 and len(t.options()) == 3


@law("oath", "2.7.1")
def test_a_vision_drawn_by_a_power_counts_too() -> None:
    t = Table(3).turn(2).adviser(2, "oracle").secrets(2, 2).deck("elders", "vision-of-faith", "keep").play("act use-oracle")
    assert t.state.visions_drawn == 1


@law("oath", "2.1.7")
def test_the_shared_bank_gives_secrets_for_trade_and_takes_what_is_burnt() -> None:
    t = Table(3).turn(2).card("elders", 1).favor(2, 2).adviser(2, "tents", "rain-boots").play("act trade")
    t.answer("trade elders>secret")
    assert t.has(2) == (0, 2) and t.on("elders") == (2, 0)
    t = Table(3).turn(2).site(3, "mountain").pawn(2, 3).site_relic(3, "map").favor(2, 2)
    before = 36 - 18 - 1 - 2
    assert t.play("act recover").answer("recover relic-1").state.shared == before + 2 and t.has(2) == (0, 0)


# ---------------------------------------------------------------- 2.8 sites
@law("oath", "2.8.1")
def test_a_site_holds_no_more_cards_than_it_says() -> None:
    def there(site: str, *cards: str) -> list[str]:
        t = Table(3).turn(2).site(3, site).pawn(2, 3).hidden(2, "elders")
        for card in cards:
            t.card(card, 3)
        return t.play("act adviser").options()

    assert "plains" in there("plains", "keep", "hall-of-debate") and "plains" not in there("plains", "keep", "wolves", "tents")
    assert "plains" not in there("plains", "keep", "hall-of-mockery", "forest-temple")
    assert "river" in there("river", "keep") and "river" not in there("river", "keep", "wolves")
    assert "wastes" in there("wastes") and "wastes" not in there("wastes", "keep")
    assert "drowned-city" not in there("drowned-city")


@law("oath", "2.8.1")
def test_a_facedown_site_holds_no_card() -> None:
    t = Table(3).turn(2).pawn(2, 3).facedown(4).banner("peoples-favor", 2).hidden(2, "elders").play("act adviser")
    assert t.options() == ["steppe", "wastes", "adviser", "discard"]


@law("oath", "2.8.2")
def test_a_site_that_is_turned_faceup_receives_what_its_prompt_says() -> None:
    for site, favor, secrets, relics in (
        ("mine", 3, 0, 1),
        ("salt-flats", 2, 1, 0),
        ("drowned-city", 0, 3, 2),
        ("plains", 0, 0, 0),
    ):
        t = Table(3).turn(2).site(2, site).facedown(2)
        deck = t.state.relic_deck
        before = t.state.shared
        t.play("act travel", "travel facedown-2")
        g = t.state
        assert (g.site_favor[1], g.site_secrets[1], g.site_relics[1]) == (favor, secrets, deck[:relics])
        assert g.relic_deck == deck[relics:] and g.shared == before - favor
        assert [relic.id for relic in t.live.view(1).places[1].relics] == [None] * relics
    t = Table(3).turn(2).site(2, "mine").play("act travel", "travel mine")
    assert t.state.site_favor[1] == 0 and t.state.site_relics[1] == []


@law("oath", "2.8.3")
def test_each_target_site_adds_one_defense_die() -> None:
    t = Table(3).turn(2).oath("devotion").pawn(1, 8).pawn(3, 7).warbands(2, 2).garrison(1, 3, 9).garrison(4, 3).garrison(5, 3)
    t.play("act campaign").answer("defender 3")
    assert pools(t)[1] == 1
    t.play("target standing-stones")
    assert pools(t)[1] == 2
    t.answer("target wastes")
    assert pools(t)[1] == 3


@law("oath", "2.8.3/2")
def test_each_target_site_of_the_bandits_adds_a_bandit() -> None:
    for targets, n in (((), 1), (("ancient-city",), 2), (("ancient-city", "wastes"), 3)):
        t = Table(3).turn(2).warbands(2, 2).play("act campaign").answer("defender bandits")
        for target in targets:
            t.play(f"target {target}")
        battle = t.live.view(None).battle
        assert battle is not None and battle.force == [2, n] and battle.pool[1] == n


@law("oath", "2.8.5")
def test_every_site_has_a_power() -> None:
    assert [name for i, name in enumerate(SITES) if not POWERS_OF[FIRST_SITE + i]] == []
    t = played(Table(3).turn(2).pawn(2, 3).hidden(2, "elders"), "elders", "play steppe")
    assert t.has(2) == (1, 1)
    t = played(Table(3).turn(2).pawn(2, 8).hidden(2, "elders"), "elders", "play river")
    assert t.has(2) == (1, 0)
    t = Table(3).turn(2, "wake").site(1, "mine").goods(1, 3).play("use mine")
    assert t.has(2) == (1, 0)
