"""Chapter 8.4 to 8.8: cards, relics, boards and the world deck when the Chronicle is written."""

from __future__ import annotations

import pytest

import regnum
from regnum.bots.codec import digest
from regnum.games.oath.cards import is_vision
from regnum.games.oath.components import CARD_SUIT, CARDS, COLOURS, RELICS, REVEAL_RELICS, SITES, SUITS, VISIONS
from regnum.games.oath.state import Oath
from regnum.law import law
from tests.law.oath.fights import lines
from tests.law.oath.table import Table
from tests.law.oath.writing import (
    by_suit,
    chronicle,
    land,
    names,
    next_game,
    realm,
    relic_names,
    sequel,
    until,
    won,
)


# ---------------------------------------------------------------- 8.4
def asked_suit(t: Table) -> Table:
    """The winner is asked for the suit, or it was settled by itself."""
    return until(won(t, 1), "chronicle-suit")


def joined(t: Table) -> dict[str, int]:
    """How many cards of each suit left the Archive."""
    before = t.g.archive
    until(t)
    return by_suit([card for card in before if card not in t.state.archive])


@law("oath", "8.4")
def test_the_most_common_suit_of_the_faceup_advisers_counts() -> None:
    assert joined(won(Table(3).adviser(1, "keep", "scouts", "wolves"), 1)) == {"order": 3, "hearth": 2, "beast": 1}
    t = asked_suit(Table(3).adviser(1, "keep", "wolves").adviser(2, "elders", "tents"))
    assert t.seat == 1 and t.options() == ["order", "beast"]
    t.refuses("chronicle-suit nomad", "8.4")
    assert asked_suit(Table(3)).options() == SUITS
    assert asked_suit(Table(3).hidden(1, "keep", "scouts")).options() == SUITS  # O-21
    hidden = Table(3).adviser(1, "wolves").hidden(1, "keep", "scouts")
    assert joined(won(hidden, 1)) == {"beast": 3, "nomad": 2, "discord": 1}
    married = Table(3).adviser(1, "marriage", "keep")
    assert joined(won(married, 1)) == {"hearth": 3, "beast": 2, "nomad": 1}


@law("oath", "8.4/2")
@pytest.mark.parametrize("suit", range(6))
def test_three_two_and_one_cards_join_in_the_order_of_the_banks(suit: int) -> None:
    t = asked_suit(Table(3))
    archive, world = t.state.archive, t.state.world
    t.play(f"chronicle-suit {SUITS[suit]}")
    new = [card for card in archive if card not in t.state.archive]
    assert by_suit(new) == {SUITS[suit]: 3, SUITS[(suit + 1) % 6]: 2, SUITS[(suit + 2) % 6]: 1}
    assert set(t.state.world) == {*world, *new}


@law("oath", "8.4/2")
def test_the_cards_of_the_archive_are_random() -> None:
    found = set()
    for seed in range(5):
        t = asked_suit(Table(3, seed))
        archive = t.state.archive
        t.play("chronicle-suit order")
        found.add(tuple(sorted(card for card in archive if card not in t.state.archive)))
    assert len(found) == 5


def spent(suit: str, left: int, dispossessed: dict[str, int]) -> Table:
    """An Archive with so many cards of a suit, and so many Dispossessed of each suit; the winner is asked."""
    t = Table(3)
    stock = {s: [card for card in t.g.archive if CARD_SUIT[card] == i] for i, s in enumerate(SUITS)}
    t.deck(*names(stock[suit][left:]))
    for name, n in dispossessed.items():
        found = [card for card in t.g.world if not is_vision(card) and CARD_SUIT[card] == SUITS.index(name)]
        t.dispossessed(*names(found)[:n])
    return asked_suit(t)


@law("oath", "8.4/3")
@pytest.mark.parametrize(("suit", "left"), [("order", 2), ("hearth", 1), ("beast", 0)])
def test_a_spent_archive_is_filled_from_the_dispossessed(suit: str, left: int) -> None:
    t = spent(suit, left, {suit: 8, "nomad": 3, "discord": 1})
    archive, dispossessed, world = t.state.archive, t.state.dispossessed, t.state.world
    t.play("chronicle-suit order")
    back = [card for card in t.state.world if card in dispossessed]
    assert by_suit(back) == {suit: 6}
    assert set(t.state.world) == {*world, *back}  # none of the Archive
    assert sorted(t.state.archive) == sorted([*archive, *[card for card in dispossessed if card not in back]])
    assert not [card for card in t.state.dispossessed if card in dispossessed]
    assert by_suit(t.state.archive).get(suit, 0) == left + 2 and "archive-healed" in t.said()


@law("oath", "8.4/3")
def test_an_archive_that_just_suffices_is_not_filled() -> None:
    t = spent("order", 3, {"order": 8})
    dispossessed = t.state.dispossessed
    t.play("chronicle-suit order")
    assert by_suit(t.state.archive).get("order", 0) == 0 and set(dispossessed) <= set(t.state.dispossessed)


# ---------------------------------------------------------------- 8.5
RELIQUARY = ["cup-of-plenty", "oracular-pig", "sticky-fire", "dragonskin-drum"]
DENIZENS = ["keep", "scouts", "wolves", "elders", "tents", "alchemist"]


@law("oath", "8.5", "8.5/2")
def test_six_cards_of_the_piles_and_of_the_losers_go_to_the_dispossessed() -> None:
    t = Table(3).pile("cradle", "keep", "vision-of-faith").pile("provinces", "scouts").pile("hinterland", "conspiracy")
    t.adviser(2, "wolves").hidden(2, "elders", "vision-of-conquest").adviser(3, "tents").card("alchemist", 5)
    t.adviser(1, "rangers").hidden(1, "true-names").garrison(1, 1).card("garrison", 1)
    t.dispossessed("mercenaries")
    until(won(t, 1))
    assert names(t.state.dispossessed) == sorted([*DENIZENS, "mercenaries"])
    assert {"rangers", "true-names"} <= set(names(t.state.world)) and t.cards(1) == ["garrison"]
    assert lines(t, "dispossessed") == [{"n": 6}]  # unseen
    assert not [name for name in DENIZENS if t.state.known_at[CARDS.index(name)]]


@law("oath", "8.5/2")
def test_which_six_is_chance_and_the_others_stay_in_the_world() -> None:
    found = set()
    for seed in range(5):
        t = Table(3, seed).pile("cradle", *DENIZENS).adviser(2, "rangers", "mercenaries", "storyteller")
        pool = {*DENIZENS, "rangers", "mercenaries", "storyteller"}
        until(won(t, 1))
        left = set(names(t.state.dispossessed))
        assert len(left) == 6 and left < pool and pool - left <= set(names(t.state.world))
        found.add(tuple(sorted(left)))
    assert len(found) > 2


@law("oath", "8.5", "8.8")
def test_all_five_visions_stay_with_the_conspiracy() -> None:
    t = Table(3).pile("cradle", "vision-of-faith", *DENIZENS).vision(2, "vision-of-conquest").vision(1, "vision-of-rebellion")
    t.hidden(1, "vision-of-sanctuary")
    t.g.boxed = [t.claim("conspiracy")]
    until(won(t, 1))
    assert [name for name in names(t.state.world) if name in VISIONS] == sorted(VISIONS)
    assert not [card for card in t.state.dispossessed if is_vision(card)]
    assert [name for name in chronicle(t)["world_deck"] if name in VISIONS]


# ---------------------------------------------------------------- 8.6
@law("oath", "8.6.1", "8.6.3")
def test_relics_of_losers_go_into_the_deck_and_those_of_the_winner_on_top() -> None:
    tops, orders = set(), set()
    for seed in range(4):
        t = Table(3, seed).relic(1, "map", "whistle").relic(2, "ivory-eye", "the-grand-scepter").relic(3, "brass-horse")
        t.reliquary(*RELIQUARY)
        kept = [*RELIQUARY, "map", "whistle"]
        until(won(t, 1))
        deck = [RELICS[relic] for relic in t.state.relic_deck]
        assert sorted(deck[:6]) == sorted(kept)
        lost = {"ivory-eye", "brass-horse"}
        lying = {RELICS[relic] for relics in t.state.site_relics for relic in relics}
        assert lost <= {*deck[6:], *lying} and "the-grand-scepter" not in deck and "the-grand-scepter" not in lying
        saved = chronicle(t)
        assert saved["relic_deck"] == deck
        view = next_game(t).view(None)
        assert [relic.id for relic in view.players[0].relics] == ["the-grand-scepter"]
        tops.add(tuple(deck[:6]))
        orders.add(tuple(deck[6:]))
    assert len(tops) > 1 and len(orders) > 1


@law("oath", "8.6.2")
def test_faceup_sites_are_given_the_relics_they_lack() -> None:
    t = Table(3).site(1, "drowned-city").garrison(1, 1).garrison(2, 1).garrison(3, 1).site_relic(1, "map")
    t.site_relic(3, "whistle").site(4, "plains").garrison(4, 1).relic(1, "ivory-eye")
    t.reliquary(*RELIQUARY)
    top = {*RELIQUARY, "ivory-eye"}
    until(won(t, 1))
    assert land(t)[:4] == ["drowned-city", "ancient-city", "steppe", "plains"]
    lying = [relic_names(relics) for relics in t.state.site_relics]
    assert len(lying[0]) == 2 and "map" in lying[0] and len(lying[1]) == 1 and lying[2] == ["whistle"] and lying[3] == []
    for slot, site in enumerate(land(t)):
        assert len(lying[slot]) == (REVEAL_RELICS[SITES.index(site)] if site else 0)  # O-16: not where it is hidden
        assert not top & set(lying[slot])
        for relic, shown in zip(lying[slot], t.live.view(1).places[slot].relics, strict=True):
            assert not shown.faceup and (shown.id is None or relic in ("map", "whistle"))


# ---------------------------------------------------------------- 8.7 and 8.8
@law("oath", "8.7.2")
def test_the_winner_is_the_next_chancellor_and_the_others_keep_their_boards() -> None:
    t = realm("exile", "citizen", "exile")
    red, blue, yellow = [COLOURS[colour] for colour in t.g.colour[1:]]
    until(won(t, 3, "stable-regime"))
    assert t.live.book.heirs(t.state) == [2, 3, 0, 1]
    assert sequel(t)["seats"] == ["chancellor", f"exile:{yellow}", f"citizen:{blue}", f"exile:{red}"]
    assert [player.role for player in next_game(t).view(None).players] == ["chancellor", "exile", "citizen", "exile"]
    chancellor = until(won(realm("exile", "citizen"), 1))
    assert sequel(chancellor)["seats"] == ["chancellor", f"exile:{red}", f"citizen:{blue}"]


@law("oath", "8.8", "8.8/2")
def test_the_world_deck_is_rebuilt_in_three_parts() -> None:
    decks = set()
    for seed in range(4):
        t = Table(3, seed).adviser(1, "keep").pile("cradle", *DENIZENS[1:]).adviser(2, "mercenaries").garrison(1, 1)
        t.card("storyteller", 1).card("garrison", 5)
        until(won(t, 1))
        g = t.state
        visions = [card for card in g.world if is_vision(card)]
        assert [len([card for card in g.world[a:b] if is_vision(card)]) for a, b in ((0, 12), (12, 30), (30, 99))] == [2, 3, 0]
        elsewhere = {*g.archive, *g.dispossessed, CARDS.index("storyteller")}
        assert sorted(g.world) == sorted({*range(198), *visions} - elsewhere)
        assert "keep" in names(g.world) and not g.advisers[0] and not any(g.piles)
        assert not [card for card in g.world if g.known_at[card]]  # shuffled: the Keep, which all have seen, is anywhere
        assert chronicle(t)["world_deck"] == [CARDS[card] for card in g.world]
        decks.add(tuple(g.world))
    assert len(decks) == 4


@law("oath", "8.8/2", "8.8")
def test_the_next_game_is_played_with_what_was_kept() -> None:
    t = until(won(Table(3).pile("cradle", *DENIZENS).garrison(1, 1).card("storyteller", 1), 1))
    g = next_game(t, 7).session.g
    assert isinstance(g, Oath) and g.game == t.state.game + 1
    in_world = [*g.world, *[card for zone in [*g.piles, *g.hand] for card in zone]]
    assert sorted(in_world) == sorted(t.state.world)
    assert g.dispossessed == t.state.dispossessed and sorted(g.archive) == sorted(t.state.archive)
    again = regnum.new("oath", seed=7, **sequel(t))
    assert digest(again.session.g) == digest(g)
