"""Chapter 2: boards, relics, denizens, Visions, edifices and goals (2.2 to 2.7, 2.9, 2.10)."""

from __future__ import annotations

import pytest

from regnum.games.oath.components import (
    CARD_LOCKED,
    CARD_PLACE,
    CARD_SUIT,
    CARDS,
    DENIZENS,
    EDIFICES,
    RELICS,
    RESTRICTIONS,
    RUINS,
    SUITS,
    VISIONS,
)
from regnum.games.oath.powers_data import BEARERS, POWERS_OF
from regnum.law import law
from tests.law.oath.fights import pools
from tests.law.oath.table import Table


# ---------------------------------------------------------------- 2.2 the boards
@law("oath", "2.2.1")
def test_a_board_holds_any_number_of_favor_secrets_and_warbands() -> None:
    t = Table(3).turn(2).favor(2, 15).secrets(2, 30).warbands(2, 12).card("elders", 1).adviser(2, "tents")
    t.play("act muster").answer("muster elders")
    assert t.board(2) == 14 and t.has(2) == (14, 30)
    t.play("act pass")
    assert t.has(2) == (14, 30) and t.board(2) == 14


@law("oath", "2.2.1/2")
def test_only_exiles_have_the_space_and_one_vision_fits_there() -> None:
    t = Table(3).turn(2).vision(2, "vision-of-faith").hidden(2, "vision-of-conquest").play("act adviser")
    t.play("play vision")
    assert [CARDS[card] for card in t.state.vision if card != -1] == ["vision-of-conquest"] and t.facedowns(2) == []
    assert t.discards("provinces") == ["vision-of-faith"]
    for seat in (1, 3):
        t = Table(3).role(3, "citizen").turn(seat).hidden(seat, "vision-of-conquest").play("act adviser")
        assert "vision" not in t.options()


@law("oath", "2.2.2")
def test_three_advisers_faceup_or_facedown_are_the_most() -> None:
    t = Table(3).turn(2).adviser(2, "elders", "longbows").hidden(2, "vision-of-faith").deck("rain-boots", "garrison", "wolves")
    t.play("act search").answer("search world").play("search-keep rain-boots").answer("discard wolves")
    assert {"adviser", "facedown"} <= set(t.options())
    t.play("play facedown")
    assert t.asked == "drop-adviser" and t.options() == ["elders", "longbows", "vision-of-faith"]
    t.play("drop-adviser vision-of-faith")
    assert t.advisers(2) == ["elders", "longbows"] and t.facedowns(2) == ["rain-boots"]
    assert [card.id for card in t.live.view(0).players[1].advisers] == ["elders", "longbows", None]


@law("oath", "2.2.3")
def test_around_the_board_lie_warbands_relics_and_banners() -> None:
    t = Table(3).turn(2).pawn(2, 3).secrets(2, 4).favor(2, 9).site_relic(3, "map").card("elders", 3)
    t.relic(2, "whistle", "ivory-eye", "brass-horse", "cracked-horn").banner("darkest-secret", 2).banner("peoples-favor", 2)
    assert t.live.view(None).players[1].bank == 14
    t.play("act recover", "recover relic-1", "act muster").answer("muster elders")
    you = t.live.view(None).players[1]
    assert [relic.id for relic in you.relics] == ["whistle", "ivory-eye", "brass-horse", "cracked-horn", "map"]
    assert sorted(you.banners) == ["darkest-secret", "peoples-favor"] and you.bank == 12 and you.warbands == 2


# ---------------------------------------------------------------- 2.3, 2.4 relics
@law("oath", "2.3")
def test_the_reliquary_has_four_spaces() -> None:
    for seed in range(3):
        niches = Table.fresh(4, seed=seed).live.view(None).reliquary
        assert [niche.id for niche in niches] == ["brutal", "decadent", "careless", "greedy"]
        assert all(niche.relic is not None and niche.relic.id is None for niche in niches)


@law("oath", "2.3/2", "2.3/4")
def test_a_new_citizen_takes_one_relic_and_uncovers_one_modifier() -> None:
    t = Table(3).reliquary("map", "whistle", "ivory-eye", "brass-horse").deck("elders", "keep", "longbows", "tents", "wolves")
    t.play("act citizenship", "offer-to 2", "deal-item give-greedy", "deal-item send", "2: citizen-reply accept")
    assert t.relics(2) == ["brass-horse"] and [r == -1 for r in t.state.reliquary] == [False, False, False, True]
    t.play("act search").answer("search world")
    assert len(t.options()) == 5


@law("oath", "2.3/3")
def test_no_other_deal_has_a_relic_of_the_reliquary() -> None:
    t = Table(3).turn(1).card("tinkers-fair", 1).relic(2, "whistle").reliquary("map", "ivory-eye")
    t.play("act use-tinkers-fair", "deal-with 2")
    assert t.options() == ["give-the-grand-scepter", "get-whistle", "pass"]


@law("oath", "2.3/5")
def test_relics_at_rest_have_no_powers_and_no_takers() -> None:
    assert "use-cup-of-plenty" not in Table(3).reliquary("cup-of-plenty").secrets(1, 9).favor(1, 9).options()
    t = Table(3).turn(2).warbands(2, 2).reliquary("map").play("act campaign").answer("defender 1")
    assert t.options() == ["the-grand-scepter", "pawn"]
    assert "recover" not in Table(3).turn(2).reliquary("map").options()


@law("oath", "2.4.1", "2.8.4")
@pytest.mark.parametrize(
    ("site", "favor", "secrets", "bank"),
    [("steppe", 3, 0, "nomad"), ("mine", 3, 0, "discord"), ("mountain", 2, 0, ""), ("marshes", 0, 1, ""), ("wastes", 0, 2, "")],
)
def test_the_site_names_the_price_of_its_relics(site: str, favor: int, secrets: int, bank: str) -> None:
    def there(own_favor: int, own_secrets: int) -> Table:
        t = Table(3).turn(2).site(3, site).pawn(2, 3).site_relic(3, "map").favor(2, own_favor).secrets(2, own_secrets)
        return t.banner("peoples-favor", 3, 9).banner("darkest-secret", 3, 9)

    t = there(favor, secrets).play("act recover").answer("recover relic-1")
    assert t.relics(2) == ["map"] and t.has(2) == (0, 0) and t.state.supply[1] == 6
    assert {suit: t.in_bank(suit) for suit in SUITS} == {suit: 6 if suit == bank else 3 for suit in SUITS}
    assert t.state.shared == 36 - 18 - 9 - (3 if bank else 0)
    assert "recover" not in there(max(favor - 1, 0), max(secrets - 1, 0)).options()


@law("oath", "2.4.2")
def test_a_relic_adds_the_dice_of_its_shield() -> None:
    for relic, n in (("sticky-fire", 2), ("cursed-cauldron", 3), ("circlet-of-command", 1)):
        shield = Table(3).turn(2).pawn(1, 8).warbands(2, 2).relic(3, relic).play("act campaign").answer("defender 3")
        shield.play(f"target {relic}")
        assert pools(shield)[1] == n
    t = Table(3).turn(2).oath("devotion").title(3).warbands(2, 2).play("act campaign").answer("defender 1")
    assert pools(t.play("target the-grand-scepter"))[1] == 5


@law("oath", "2.4.2/2")
def test_the_scepter_is_the_chancellors_in_each_game() -> None:
    for seats in (2, 6):
        for seed in range(3):
            t = Table.fresh(seats, seed=seed)
            assert [relic.id for relic in t.live.view(None).players[0].relics] == ["the-grand-scepter"]
            assert RELICS.index("the-grand-scepter") not in [*t.state.relic_deck, *t.state.reliquary]
    assert "citizenship" in Table(3).options() and "citizenship" not in Table(3).relic(2, "the-grand-scepter").options()


# ---------------------------------------------------------------- 2.6 denizens, 2.7 Visions
@law("oath", "2.6.1")
def test_there_are_33_denizens_of_each_of_six_suits() -> None:
    assert sorted(SUITS) == ["arcane", "beast", "discord", "hearth", "nomad", "order"] and len(DENIZENS) == 198
    assert [CARD_SUIT[: len(DENIZENS)].count(suit) for suit in range(6)] == [33] * 6
    for card, suit in (("elders", "nomad"), ("keep", "order"), ("wolves", "beast"), ("naysayers", "discord")):
        t = Table(3).turn(2).card(card, 1).secrets(2, 1).play("act trade").answer(f"trade {card}>favor")
        assert t.in_bank(suit) == 2 and t.has(2) == (1, 0)


@law("oath", "2.6.2")
def test_a_restriction_banner_says_where_a_card_may_lie() -> None:
    found = {RESTRICTIONS[place] for place in CARD_PLACE[: len(DENIZENS)]}
    assert found == {"any", "site", "adviser"} and {True, False} == set(CARD_LOCKED[: len(DENIZENS)])
    site = Table(3).turn(2).hidden(2, "keep").play("act adviser")
    assert site.options() == ["fertile-valley", "discard"]
    free = Table(3).turn(2).hidden(2, "elders").play("act adviser")
    assert free.options() == ["fertile-valley", "adviser", "discard"]
    adviser = next(name for name, place in zip(DENIZENS, CARD_PLACE, strict=False) if RESTRICTIONS[place] == "adviser")
    person = Table(3).turn(2).hidden(2, adviser).play("act adviser")
    assert "fertile-valley" not in person.options()


@law("oath", "2.6.3")
def test_every_denizen_has_a_power() -> None:
    assert [name for name in DENIZENS if not POWERS_OF[BEARERS.index(name)]] == []
    t = Table(3).turn(2).card("elders", 1).favor(2, 2)
    assert "use-elders" in t.options() and "use-elders" not in t.play("act use-elders").options() and t.has(2) == (0, 1)


@law("oath", "2.7.2")
def test_visions_give_goals_and_the_conspiracy_a_power() -> None:
    assert len(VISIONS) == 5
    for vision in VISIONS:
        t = (
            Table(3)
            .turn(2)
            .hidden(2, vision)
            .secrets(2, 1)
            .relic(3, "map")
            .adviser(2, "elders", "tents")
            .adviser(3, "rain-boots")
        )
        t.play("act adviser")
        if vision == "conspiracy":
            t.play("play conspiracy", "use conspiracy").answer("take map")
            assert t.relics(2) == ["map"] and t.has(2) == (0, 0)
        else:
            t.play("play vision")
            assert CARDS[t.state.vision[1]] == vision and t.asked == "act" and t.has(2) == (0, 1)


# ---------------------------------------------------------------- 2.9 edifices, 2.10 goals
@law("oath", "2.9")
def test_an_edifice_takes_the_place_of_a_denizen_in_the_chronicle() -> None:
    t = Table(3).turn(3, "act", 8).card("elders", 1).card("wolves", 3).garrison(1, 1, 2).garrison(3, 3)
    t.play("act pass", "vow devotion")
    assert t.asked == "edifice" and t.seat == 1 and t.options() == ["elders", "pass"]
    t.play("edifice elders")
    assert t.cards(1) == ["ancient-forge"]


@law("oath", "2.9")
def test_the_intact_side_has_a_suit_and_a_banner() -> None:
    intact = [CARDS.index(name) for name in EDIFICES]
    assert [CARD_SUIT[card] for card in intact] == list(range(6)) and all(CARD_LOCKED[card] for card in intact)
    assert {RESTRICTIONS[CARD_PLACE[card]] for card in intact} == {"site"}
    t = Table(3).turn(2).card("forest-temple", 1).secrets(2, 1).favor(2, 1).adviser(2, "wolves").play("act trade")
    t.answer("trade forest-temple>favor")
    assert t.has(2) == (3, 0) and t.in_bank("beast") == 1


@law("oath", "2.9/2")
def test_with_a_ruin_nobody_musters_or_trades() -> None:
    assert {CARD_SUIT[CARDS.index(name)] for name in RUINS} == {-1}
    for card, usable in (("forest-temple", True), ("ruined-temple", False)):
        t = Table(3).turn(2).card(card, 1).secrets(2, 3).favor(2, 3)
        assert ("muster" in t.options()) == ("trade" in t.options()) == usable


@law("oath", "2.9/3")
def test_both_sides_of_an_edifice_have_a_power() -> None:
    assert [name for name in [*EDIFICES, *RUINS] if not POWERS_OF[CARDS.index(name)]] == []
    for card, other in (("ancient-forge", "broken-forge"), ("broken-forge", "ancient-forge")):
        options = Table(3).turn(2).card(card, 1).secrets(2, 3).favor(2, 3).options()
        assert f"use-{card}" in options and f"use-{other}" not in options


@law("oath", "2.10")
@pytest.mark.parametrize(
    ("oath", "keeper", "heir"),
    [
        ("supremacy", "sites", "relics"),
        ("the-people", "people", "secret"),
        ("protection", "relics", "people"),
        ("devotion", "secret", "scepter"),
    ],
)
def test_the_tile_names_the_goals_of_oathkeeper_and_successor(oath: str, keeper: str, heir: str) -> None:
    for goal in ("sites", "people", "secret", "relics", "scepter"):
        assert acquired(Table(4).oath(oath), 2, goal).play("act pass").keeper[0] == (2 if goal == keeper else 1)
        t = acquired(Table(4).oath(oath).role(3, "citizen").title(1), 3, goal)
        assert t.live.view(None).players[2].heir == (goal == heir), goal


def acquired(t: Table, seat: int, what: str) -> Table:
    """A seat gets what one goal asks for, and no more."""
    t.turn(4)
    if what == "sites":
        return t.garrison(3, seat).garrison(4, seat)
    if what == "people":
        return t.banner("peoples-favor", seat)
    if what == "secret":
        return t.banner("darkest-secret", seat)
    return t.relic(seat, "map", "whistle") if what == "relics" else t.relic(seat, "the-grand-scepter").relic(1, "map")


@law("oath", "2.4.2", "2.5.2", "2.8.3")
def test_the_dice_of_all_targets_add_up() -> None:
    t = Table(3).turn(2).oath("devotion").pawn(1, 8).warbands(2, 2).garrison(1, 3).relic(3, "map").banner("peoples-favor", 3, 2)
    t.play("act campaign").answer("defender 3").play("target map", "target peoples-favor")
    assert pools(t)[1] == 1 + 3 + 2
