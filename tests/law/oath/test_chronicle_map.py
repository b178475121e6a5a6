"""Chapter 8.3 and 8.7.1: the map when the Chronicle is written."""

from __future__ import annotations

import pytest

from regnum.games.oath.components import EDIFICES, SITES
from regnum.law import law
from tests.law.oath.position import LAND
from tests.law.oath.table import Table
from tests.law.oath.writing import chronicle, gone, kinds, land, names, next_game, relic_names, until, where, won

RUINS = ["squalid-district", "fallen-spire", "bandit-rampart", "hall-of-mockery", "ruined-temple", "broken-forge"]


def ruling(*slots: int, seat: int = 1) -> Table:
    """A seat with one warband at each of these slots has won, and has sworn."""
    t = Table(3)
    for slot in slots:
        t.garrison(slot, seat)
    return t


def swept(t: Table, seat: int = 1) -> Table:
    """The map is clean: the suit of the new cards is asked for."""
    return until(won(t, seat), "chronicle-suit")


def building(t: Table, seat: int = 1) -> Table:
    """The winner may build."""
    return until(won(t, seat), "edifice")


def expect(t: Table, *sites: str) -> None:
    """The map, slot by slot: a site that stayed, "?" a new one turned up, "" a new one facedown."""
    found = [site if site == "" or site in sites else "?" for site in land(t)]
    assert found == list(sites)
    assert not [site for site, what in zip(land(t), sites, strict=True) if what == "?" and site == ""]


# ---------------------------------------------------------------- 8.3.1
@law("oath", "8.3", "8.3.1")
def test_only_a_winner_of_the_empire_builds() -> None:
    chancellor = building(ruling(3).card("keep", 3))
    assert chancellor.seat == 1 and chancellor.options() == ["keep", "pass"]
    citizen = building(Table(3).role(2, "citizen").garrison(3, 2).card("keep", 3), 2)
    assert citizen.seat == 2 and citizen.options() == ["keep", "pass"]
    exile = won(ruling(3, seat=2).card("keep", 3), 2)
    assert "2 edifice" not in kinds(exile) and exile.cards(1) == ["keep"]


@law("oath", "8.3.1", "8.3.1/2")
@pytest.mark.parametrize(
    ("denizen", "edifice"),
    list(zip(["mercenaries", "alchemist", "keep", "storyteller", "wolves", "elders"], EDIFICES, strict=True)),
)
def test_an_edifice_takes_the_place_of_a_denizen_of_its_suit(denizen: str, edifice: str) -> None:
    t = building(ruling(3, 4).card(denizen, 3).card("scouts", 3).card("wrestlers", 4))
    edifices = names(t.state.edifices)
    t.play(f"edifice {denizen}")
    assert t.asked == "chronicle-suit"
    assert t.cards(where(t, "steppe")) == [edifice, "scouts"] and t.cards(where(t, "standing-stones")) == ["wrestlers"]
    assert names(t.state.edifices) == sorted(set(edifices) - {edifice})
    assert denizen in names(t.state.world) and denizen not in names(t.state.piles[0])
    until(t)
    assert denizen in names(t.state.world) and denizen not in names(t.state.dispossessed)


@law("oath", "8.3.1", "8.3.1/2")
def test_one_edifice_or_none_is_built() -> None:
    t = building(ruling(3, 4).card("keep", 3).card("wolves", 4))
    assert t.options() == ["keep", "wolves", "pass"]
    t.play("edifice pass")
    assert t.asked == "chronicle-suit" and t.cards(1) == ["keep"] and t.cards(2) == ["wolves"]


@law("oath", "8.3.1/2")
def test_nothing_is_built_without_rule_or_without_the_edifice() -> None:
    t = ruling(3, 4).card("keep", 3).card("wolves", 4).card("elders", 5).card("alchemist", 6).garrison(6, 3)
    t.card("great-spire", 7).garrison(7, 3)
    t.card("sleight-of-hand", 1).garrison(1, 1).card("sprawling-rampart", 1)
    building(t)
    assert t.options() == ["wolves", "pass"]  # the edifice of Order stands at slot 1, where there is no room for another
    for option in ("keep", "elders", "alchemist", "sleight-of-hand", "sprawling-rampart"):
        t.refuses(f"edifice {option}", "8.3.1")


@law("oath", "8.3.1/3", "8.3.1/2")
def test_a_ruin_is_repaired_and_bars_a_second_edifice() -> None:
    t = building(ruling(3, 4).card("ruined-temple", 3).card("keep", 3).card("broken-forge", 4).card("fallen-spire", 5))
    assert t.options() == ["ruined-temple", "broken-forge", "pass"]
    t.refuses("edifice keep", "8.3.1")
    t.refuses("edifice fallen-spire", "8.3.1")
    t.play("edifice ruined-temple")
    assert t.cards(where(t, "steppe")) == ["forest-temple", "keep"] and where(t, "steppe") == 1
    assert t.cards(where(t, "standing-stones")) == ["broken-forge"]
    assert "repaired" in t.said() and "built" not in t.said()


@law("oath", "8.3.1/2", "7.2.2")
def test_salt_the_earth_gives_way_only_where_there_is_room_without_it() -> None:
    assert building(ruling(3).card("salt-the-earth", 3)).options() == ["salt-the-earth", "pass"]
    drowned = won(ruling(7).card("salt-the-earth", 7), 1)
    assert "1 edifice" not in kinds(drowned)
    assert drowned.cards(1) == ["salt-the-earth"] and chronicle(drowned)["sites"][0]["cards"] == ["salt-the-earth"]
    next_game(drowned)


# ---------------------------------------------------------------- 8.3.2
@law("oath", "8.3.2")
def test_sites_vanish_but_for_those_of_the_winner_and_those_with_edifices() -> None:
    t = Table(3).garrison(1, 2).garrison(3, 3).garrison(4, 1).card("great-spire", 6).facedown(8)
    before = sorted([*t.g.sites, *t.g.site_deck])
    swept(t, 2)
    assert land(t)[0] == "fertile-valley" and land(t)[7] == "deep-woods"
    for site in ("ancient-city", "steppe", "standing-stones", "wastes", "drowned-city"):
        assert gone(t, site)
    assert sorted([*t.state.sites, *t.state.site_deck]) == before


@law("oath", "8.3.2", "8.3.5.6")
def test_a_vanished_site_may_return_but_nobody_knows_it() -> None:
    returned = 0
    for seed in range(12):
        t = swept(Table(3, seed).garrison(1, 2), 2)
        hidden = [SITES[site] for site, up in zip(t.state.sites, t.state.faceup, strict=True) if not up]
        returned += len([site for site in hidden if site in LAND])
        assert [place.id for place in t.live.view(0).places if not place.faceup] == [None] * 5
    assert returned


@law("oath", "8.3.2/2")
def test_the_cards_of_vanished_sites_go_where_they_belong() -> None:
    t = ruling(1).card("keep", 3).card("ruined-temple", 3).card("elders", 4).site_relic(3, "map").site_relic(1, "whistle")
    edifices = names(t.g.edifices)
    swept(t)
    assert names([card for pile in t.state.piles for card in pile]) == ["elders", "keep"]
    assert "map" in relic_names(t.state.relic_deck) and relic_names(t.state.site_relics[0]) == ["whistle"]
    assert names(t.state.edifices) == sorted([*edifices, "forest-temple"])


# ---------------------------------------------------------------- 8.3.3
@law("oath", "8.3.3")
def test_edifices_fall_where_the_winner_does_not_rule() -> None:
    t = Table(3).garrison(1, 2).card("great-spire", 1).card("keep", 1)
    t.garrison(3, 3).card("forest-temple", 3).card("elders", 3)
    t.garrison(4, 1).card("ancient-forge", 4).card("scouts", 4)
    swept(t, 2)
    assert t.cards(1) == ["great-spire", "keep"]
    assert t.cards(where(t, "steppe")) == ["ruined-temple"] and t.cards(where(t, "standing-stones")) == ["broken-forge"]
    assert names(t.state.piles[0]) == ["elders", "scouts"]
    assert t.said().count("fell") == 2


@law("oath", "8.3.3/2", "8.3.5.4")
def test_sites_with_ruins_are_set_aside_with_all_that_lies_there() -> None:
    t = (
        ruling(1, 2, 5)
        .card("ruined-temple", 2)
        .card("keep", 2)
        .site_relic(2, "map")
        .card("great-spire", 3)
        .site_relic(3, "whistle")
    )
    swept(t)
    expect(t, "fertile-valley", "wastes", "?", "", "", "", "ancient-city", "steppe")
    assert t.cards(7) == ["ruined-temple", "keep"] and relic_names(t.state.site_relics[6]) == ["map"]
    assert t.cards(8) == ["fallen-spire"] and relic_names(t.state.site_relics[7]) == ["whistle"]


@law("oath", "8.3.2", "8.3.3")
def test_the_forest_temple_keeps_sites_with_beasts() -> None:
    t = Table(3).garrison(1, 2).garrison(6, 3).card("forest-temple", 6).card("wolves", 4).garrison(4, 1).card("keep", 5)
    t.card("rangers", 3).card("elders", 3).card("great-spire", 7)
    swept(t, 2)
    assert land(t)[:3] == ["fertile-valley", "steppe", "standing-stones"]
    assert t.cards(2) == ["rangers", "elders"] and t.cards(3) == ["wolves"]
    assert t.cards(where(t, "deep-woods")) == ["ruined-temple"] and t.cards(where(t, "drowned-city")) == ["fallen-spire"]
    assert gone(t, "wastes")
    built = building(ruling(1).card("true-names", 1).card("wolves", 4).card("keep", 5)).play("edifice true-names")
    assert land(built)[:2] == ["fertile-valley", "standing-stones"] and gone(built, "wastes")
    ruined = swept(ruling(1).card("ruined-temple", 6).card("wolves", 4))
    assert gone(ruined, "standing-stones") and gone(ruined, "deep-woods")


@law("oath", "8.3.2")
def test_the_bandit_crown_counts_empty_sites_for_its_holder() -> None:
    mine = swept(Table(3).garrison(1, 2).garrison(2, 1).garrison(3, 3).facedown(8).relic(2, "bandit-crown"), 2)
    expect(mine, LAND[0], *LAND[3:7], "?", "", "")
    loser = Table(3).garrison(1, 2).relic(3, "bandit-crown")
    expect(swept(loser, 2), LAND[0], "", "?", "", "", "?", "", "")
    empire = Table(3).role(3, "citizen").garrison(1, 2).garrison(2, 1).relic(3, "bandit-crown").facedown(8)
    expect(swept(empire, 1), *LAND[1:7], "", "")


# ---------------------------------------------------------------- 8.3.4
@law("oath", "8.3.4")
def test_all_pieces_leave_the_map() -> None:
    t = ruling(1, 4).garrison(3, 2, 3).card("keep", 1, favor=2, secrets=1).goods(1, favor=2, secrets=2).goods(4, favor=1)
    t.pawn(1, 4).pawn(2, 3).favor(1, 2)
    swept(t)
    g = t.state
    assert g.garrison == [0] * 8 and g.site_favor == [0] * 8 and g.site_secrets == [0] * 8
    assert t.on("keep") == (0, 0) and t.cards(1) == ["keep"]
    assert [pawn for place in t.live.view(None).places for pawn in place.pawns] == []


# ---------------------------------------------------------------- 8.3.5
@law("oath", "8.3.5", "8.3.5.1", "8.3.5.2", "8.3.5.3", "8.3.5.6", "8.3.5.7")
@pytest.mark.parametrize(
    ("slots", "after"),
    [
        ([], ["?", "", "?", "", "", "?", "", ""]),
        ([2], [2, "", "?", "", "", "?", "", ""]),
        ([4, 6], [4, 6, "?", "", "", "?", "", ""]),
        ([1, 8], [1, 8, "?", "", "", "?", "", ""]),
        ([1, 2, 5], [1, 2, 5, "", "", "?", "", ""]),
        ([2, 5, 7, 8], [2, 5, 7, 8, "", "?", "", ""]),
        ([3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, "", ""]),
        ([1, 2, 3, 4, 5, 7], [1, 2, 3, 4, 5, 7, "", ""]),
        ([1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 8]),
    ],
)
def test_sites_move_up_and_in_and_new_ones_follow(slots: list[int], after: list[int | str]) -> None:
    t = ruling(*slots)
    for slot in slots:
        if slot != 7:
            t.card(["keep", "wolves", "elders", "alchemist", "scouts", "rangers", "", "tents"][slot - 1], slot)
    held = {LAND[slot - 1]: t.g.cards[slot - 1] for slot in slots}
    swept(t)
    expect(t, *[LAND[x - 1] if isinstance(x, int) else x for x in after])
    assert {site: t.state.cards[where(t, site) - 1] for site in held} == held


@law("oath", "8.3.5", "8.3.5.1")
def test_sites_move_with_their_relics_and_edifices() -> None:
    t = swept(ruling(6).card("forest-temple", 6).card("keep", 6).site_relic(6, "map"))
    assert land(t)[0] == "deep-woods" and t.cards(1) == ["forest-temple", "keep"]
    assert relic_names(t.state.site_relics[0]) == ["map"]


@law("oath", "8.3.5.4", "8.3.5.5", "8.3.5.7", "8.3.3/2")
@pytest.mark.parametrize(
    ("ruined", "ruled", "after"),
    [
        ([2], [], ["?", "", "?", "", "", "", "", 2]),
        ([2, 5], [1, 7], [1, 7, "?", "", "", "", 2, 5]),
        ([1, 3, 6], [], ["?", "", "?", "", "", 1, 3, 6]),
        ([1, 2, 3, 4], [], ["?", "", "", "", 1, 2, 3, 4]),
        ([1, 3, 5, 6], [2, 4, 8], [2, 4, 8, "", 1, 3, 5, 6]),
        ([1, 2, 3, 4, 5, 6], [8], [8, "", 1, 2, 3, 4, 5, 6]),
        ([1, 2, 3], [4, 5, 6, 7, 8], [4, 5, 6, 7, 8, 1, 2, 3]),
    ],
)
def test_sites_with_ruins_fill_up_from_the_bottom(ruined: list[int], ruled: list[int], after: list[int | str]) -> None:
    t = ruling(*ruled, *ruined[1::2])
    for i, slot in enumerate(ruined):
        t.card(RUINS[i] if i % 2 else EDIFICES[i], slot)  # old ones at ruled sites, and some that fall
    swept(t)
    expect(t, *[LAND[x - 1] if isinstance(x, int) else x for x in after])
    for i, slot in enumerate(ruined):
        assert t.cards(where(t, LAND[slot - 1])) == [RUINS[i]]


@law("oath", "8.3.5.7")
def test_a_region_with_a_faceup_site_turns_up_no_other() -> None:
    t = swept(ruling().card("great-spire", 7))
    assert [bool(site) for site in land(t)] == [True, False, True, False, False, False, False, True]
    assert t.said().count("appeared") == 2


# ---------------------------------------------------------------- 8.7.1
@law("oath", "8.7.1")
def test_the_map_is_kept_from_the_cradle_to_the_hinterland() -> None:
    t = until(won(ruling(4, 6).card("keep", 6).card("great-spire", 3).site_relic(4, "map"), 1))
    saved = chronicle(t)["sites"]
    assert [row["region"] for row in saved] == ["cradle"] * 2 + ["provinces"] * 3 + ["hinterland"] * 3
    assert [row["site"] if row["faceup"] else "" for row in saved] == land(t)
    assert saved[0]["site"] == "standing-stones" and saved[0]["relics"] == ["map"]
    assert saved[1]["site"] == "deep-woods" and saved[1]["cards"] == ["keep"]
    assert saved[7]["site"] == "steppe" and saved[7]["cards"] == ["fallen-spire"]
    view = next_game(t).view(None)
    assert [place.id if place.faceup else "" for place in view.places] == land(t)
    assert [[card.id for card in place.cards] for place in view.places] == [row["cards"] for row in saved]
