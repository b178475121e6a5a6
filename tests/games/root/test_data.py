"""The data of the box is whole: maps, decks, factions, items, quests; and as the fact sheet has them, where it is at hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from regnum.engine.data import read
from regnum.games.root import components
from regnum.games.root.board import BENDING
from regnum.games.root.components import (
    CARD_DATA,
    CARD_SUIT,
    CHARACTERS,
    DECK_SIZE,
    DECKS,
    FACTION,
    FACTION_DATA,
    FACTIONS,
    GENERAL,
    ITEM_DATA,
    ITEMS,
    MAP_DATA,
    MAPS,
    OWNER,
    PIECES,
    PLOTS,
    QUEST_DATA,
    REACH,
    SUITS,
    VAGABOND_DATA,
    WARRIORS,
    WOODLANDS,
)

FACTS = Path(__file__).resolve().parents[3].parent / "shared" / "facts" / "root"
CLEARING_SUITS = SUITS[:3]
TRACKS = {
    ("marquise", "sawmill"): 6,
    ("marquise", "workshop"): 6,
    ("marquise", "recruiter"): 6,
    ("eyrie", "roost"): 7,
    ("alliance", "base"): 3,
    ("lizard", "garden"): 15,
    ("duchy", "citadel"): 3,
    ("duchy", "market"): 3,
    ("marquise", "wood"): 8,
    ("marquise", "keep"): 1,
    ("alliance", "sympathy"): 10,
    ("riverfolk", "trade-post"): 9,
    ("duchy", "tunnel"): 3,
}
"""How many of each building and token a faction has, plots aside."""


def data_file(name: str) -> Any:
    """A data file of the game."""
    return read(components.__file__, name)


def pieces_of(faction: str) -> dict[str, dict[str, Any]]:
    """The buildings and tokens of a faction."""
    data = FACTION[faction]
    return {piece["id"]: piece for kind in ("building", "token") for piece in data.get(kind, [])}


# ---------------------------------------------------------------- maps
@pytest.mark.parametrize("data", MAP_DATA, ids=MAPS)
def test_a_map_agrees_with_itself(data: dict[str, Any]) -> None:
    clearings = data["clearing"]
    assert [c["number"] for c in clearings] == list(range(1, 13))
    assert sum(c["slots"] for c in clearings) == data["slots"]
    assert [c["number"] for c in clearings if c["ruin"]] == data["ruins"] and len(data["ruins"]) == GENERAL["ruins"]
    assert [c["number"] for c in clearings if c["corner"]] == sorted(data["corners"]) and len(data["corners"]) == 4
    for a, b in data["opposite_corners"]:
        assert (clearings[a - 1]["opposite"], clearings[b - 1]["opposite"]) == (b, a)
    links = [tuple(sorted(pair)) for pair in data["paths"] + data["closed_paths"]]
    assert len(set(links)) == len(links), "a pair is named twice"
    assert all(1 <= a < b <= 12 for a, b in links)
    rivers = [tuple(sorted(pair)) for pair in data["rivers"]]
    assert len(set(rivers)) == len(rivers) and all(a != b for a, b in rivers)
    assert sorted({c for pair in rivers for c in pair}) == data.get("river_clearings", data.get("coast"))


@pytest.mark.parametrize("data", MAP_DATA, ids=MAPS)
def test_the_forests_of_a_map_fill_it_and_touch_both_ways(data: dict[str, Any]) -> None:
    forests = {f["id"]: f for f in data["forest"]}
    assert len(forests) == len(data["forest"])
    assert {c for f in forests.values() for c in f["clearings"]} == set(range(1, 13))
    for name, forest in forests.items():
        assert name == "_".join(str(c) for c in sorted(forest["clearings"])), name
        for other in forest["adjacent"]:
            assert name in forests[other]["adjacent"] and name != other


def test_four_clearings_of_each_suit_are_printed_or_drawn() -> None:
    assert [WOODLANDS[0].suits.count(s) for s in range(3)] == [4, 4, 4]
    assert {c["suit"] for data in MAP_DATA[1:] for c in data["clearing"]} == {"marker"}
    assert data_file("maps")["markers"] == dict.fromkeys(CLEARING_SUITS, 4)


# ---------------------------------------------------------------- cards
@pytest.mark.parametrize("deck", range(2), ids=DECKS)
def test_a_deck_agrees_with_its_head(deck: int) -> None:
    data = data_file(f"deck_{DECKS[deck]}")
    cards = CARD_DATA[deck * DECK_SIZE : (deck + 1) * DECK_SIZE]
    assert data["deck"] == DECKS[deck] and data["total"] == len(cards) == DECK_SIZE
    assert data["suits"] == {suit: sum(card["suit"] == suit for card in cards) for suit in data["suits"]}
    assert data["without_dominance"] == len([card for card in cards if card["kind"] != "dominance"])
    kinds = [card["kind"] for card in cards]
    assert [kinds.count(k) for k in ("item", "favor", "ambush", "dominance")] == [20, 3 * (deck == 0), 5, 4]
    for card in cards:
        assert set(card.get("cost", [])) <= {*CLEARING_SUITS, "any"}, card["id"]
        assert ("item" in card) == ("vp" in card) == (card["kind"] == "item"), card["id"]
        if card["kind"] == "item":
            assert card["item"] in ITEMS[:-1] and 1 <= card["vp"] <= 3, card["id"]


def test_both_decks_share_items_ambushes_and_dominance_cards() -> None:
    def shared(deck: int) -> list[tuple[Any, ...]]:
        cards = [card for card in data_file(f"deck_{DECKS[deck]}")["card"] if card["kind"] in ("item", "ambush", "dominance")]
        return [tuple(str(card.get(field)) for field in ("id", "suit", "copies", "cost", "item", "vp")) for card in cards]

    assert shared(0) == shared(1)


def test_only_the_deck_of_exiles_and_partisans_bends_the_map() -> None:
    """So the map of the base deck need not ask its cards."""
    assert dict(zip(DECKS, BENDING, strict=True)) == {"base": False, "exiles": True}


# ---------------------------------------------------------------- factions
def test_every_faction_has_its_pieces() -> None:
    assert [f["id"] for f in FACTION_DATA["faction"]] == FACTIONS
    assert [f["letter"] for f in FACTION_DATA["faction"]] == list("ABCDEFGHI")
    assert WARRIORS == [25, 20, 10, 0, 0, 25, 15, 20, 15]
    assert REACH == [10, 7, 3, 5, 2, 2, 5, 8, 3]
    found = {(f, name): piece["count"] for f in FACTIONS for name, piece in pieces_of(f).items() if name != "plot"}
    assert found == TRACKS
    assert {name: FACTIONS[OWNER[i]] for i, name in enumerate(PIECES) if name not in ("ruin", "plot")} == {
        name: f for f, name in TRACKS
    }
    assert [plot["id"] for plot in FACTION["corvid"]["plot"]] == PLOTS


@pytest.mark.parametrize(("faction", "piece"), sorted(TRACKS))
def test_a_track_has_a_space_for_every_piece(faction: str, piece: str) -> None:
    data = pieces_of(faction)[piece]
    length = data.get("per_suit", data["count"])
    for field, values in data.items():
        if isinstance(values, list) and field != "suits":
            assert len(values) == length + field.endswith("by_on_map"), (piece, field)
            assert values == sorted(values), (piece, field)
    if "suits" in data:
        assert data["suits"] == CLEARING_SUITS and data["count"] == length * (1 if piece == "base" else 3)
    draw = FACTION[faction].get("draw", {})
    if draw.get("building") == piece:
        assert len(draw["by_on_map"]) == data["count"] + 1 and draw["by_on_map"][0] == draw["base"]


def test_the_wood_track_serves_three_kinds_of_buildings() -> None:
    marquise = FACTION["marquise"]
    assert len(marquise["build_cost"]) == 6 and marquise["build_cost"] == sorted(marquise["build_cost"])
    assert max(marquise["build_cost"]) <= pieces_of("marquise")["wood"]["count"]


def test_the_duchy_has_three_ministers_and_crowns_of_each_rank() -> None:
    duchy = FACTION["duchy"]
    for rank in duchy["rank"]:
        assert rank["crowns"] == 3 == len([m for m in duchy["minister"] if m["rank"] == rank["id"]])
    assert duchy["crowns"] == sum(rank["crowns"] for rank in duchy["rank"]) == len(duchy["minister"])
    assert len(duchy["burrow_warriors_by_citadels"]) == pieces_of("duchy")["citadel"]["count"] + 1


# ---------------------------------------------------------------- items, characters, quests
def test_items_add_up() -> None:
    assert [item["id"] for item in ITEM_DATA["item"]] == ITEMS
    assert sum(item["supply"] for item in ITEM_DATA["item"]) == ITEM_DATA["supply_total"] == 12
    assert sum(item["ruins"] for item in ITEM_DATA["item"]) == GENERAL["ruins"]
    for item in ITEM_DATA["item"]:
        assert item["boxes"]["base"] == item["supply"] + item["ruins"] + item["start"]["base"], item["id"]


def test_every_character_can_be_equipped_from_its_box() -> None:
    start = {item["id"]: item["start"] for item in ITEM_DATA["item"]}
    assert len(CHARACTERS) == 9
    for character in VAGABOND_DATA["character"]:
        assert len(character["items"]) in (3, 4)
        for item in character["items"]:
            there = start[item]["base"] + start[item].get(character["box"], 0) * (character["box"] != "base")
            assert character["items"].count(item) <= there, (character["id"], item)


def test_five_quests_of_each_suit() -> None:
    quests = QUEST_DATA["quest"]
    assert len({q["id"] for q in quests}) == len(quests) == QUEST_DATA["total"]
    assert [sum(q["suit"] == suit for q in quests) for suit in CLEARING_SUITS] == [QUEST_DATA["per_suit"]] * 3
    assert all(len(q["items"]) == QUEST_DATA["items_each"] and set(q["items"]) <= set(ITEMS) for q in quests)
    assert len(CARD_SUIT) == 2 * DECK_SIZE + FACTION["eyrie"]["viziers"]


# ---------------------------------------------------------------- the fact sheet
facts = pytest.mark.skipif(not FACTS.is_dir(), reason="the fact sheet lies beside the project, not in it")


def fact(name: str) -> Any:
    """A file of the fact sheet."""
    return json.loads((FACTS / f"{name}.json").read_text(encoding="utf-8"))


@facts
def test_the_maps_are_those_of_the_fact_sheet() -> None:
    sheet = fact("maps")["maps"]
    assert [m["id"] for m in sheet] == MAPS
    for theirs, ours in zip(sheet, MAP_DATA, strict=True):
        for name in ("paths", "closed_paths", "rivers"):
            assert sorted(map(sorted, theirs[name])) == sorted(map(sorted, ours[name])), (ours["id"], name)
        for a, b in zip(theirs["clearings"], ours["clearing"], strict=True):
            assert (a["id"], a["slots"], a["ruin"], a["corner"]) == (b["number"], b["slots"], b["ruin"], b["corner"])
            assert a["opposite_corner"] == b.get("opposite")
            assert (a["suit"] or "marker") == b["suit"], (ours["id"], a["id"])


@facts
@pytest.mark.parametrize("deck", DECKS)
def test_the_decks_are_those_of_the_fact_sheet(deck: str) -> None:
    def face(card: dict[str, Any]) -> tuple[Any, ...]:
        kind = card["kind"].removeprefix("immediate-")
        return card["id"], card["suit"], kind, card["copies"], card.get("cost") or [], card.get("item"), card.get("vp")

    theirs = {card["id"]: card for card in fact(f"deck_{deck}")["cards"]}
    ours = {card["id"]: card for card in data_file(f"deck_{deck}")["card"]}
    assert sorted(map(face, theirs.values()), key=str) == sorted(map(face, ours.values()), key=str)
    for name, card in ours.items():
        if card["kind"] == "persistent":
            assert card["optional"] == theirs[name]["optional"], name


@facts
def test_the_factions_are_those_of_the_fact_sheet() -> None:
    sheet = fact("factions")
    boards = sheet["factions"]
    assert [(entry["letter"], entry["faction"]) for entry in sheet["setup_order"]] == [
        (f["letter"], f["id"]) for f in FACTION_DATA["faction"]
    ]
    assert sheet["reach"]["values"] == dict(zip(FACTIONS, REACH, strict=True))
    for f in boards:
        assert boards[f]["pieces"].get("warriors", 0) == FACTION[f]["warriors"], f
    marquise, alliance = pieces_of("marquise"), pieces_of("alliance")["sympathy"]
    assert boards["marquise"]["build_cost_wood"] == FACTION["marquise"]["build_cost"]
    assert boards["marquise"]["vp"] == {name: marquise[name]["vp"] for name in ("sawmill", "workshop", "recruiter")}
    assert boards["eyrie"]["roost_vp_by_roosts_on_map"] == pieces_of("eyrie")["roost"]["evening_vp_by_on_map"]
    assert {x["id"]: x["viziers"] for x in boards["eyrie"]["leaders"]} == {
        x["id"]: x["viziers"] for x in FACTION["eyrie"]["leader"]
    }
    assert (boards["alliance"]["sympathy_cost_supporters"], boards["alliance"]["sympathy_vp"]) == (
        alliance["cost"],
        alliance["vp"],
    )
    assert boards["lizard"]["garden_score_vp_by_gardens_of_suit"] == pieces_of("lizard")["garden"]["score_vp_by_on_map"]
    assert boards["lizard"]["conspiracy_cost_acolytes"] == {c["id"]: c["acolytes"] for c in FACTION["lizard"]["conspiracy"]}
    assert boards["riverfolk"]["trade_post_vp"] == pieces_of("riverfolk")["trade-post"]["vp"]
    assert boards["duchy"]["birdsong_warriors_by_citadels_on_map"] == FACTION["duchy"]["burrow_warriors_by_citadels"]
    assert boards["duchy"]["ranks"] == {
        rank["id"]: {field: rank[field] for field in ("cards", "crowns", "vp")} for rank in FACTION["duchy"]["rank"]
    }
    assert {m["id"]: m["rank"] for m in boards["duchy"]["ministers"]} == {
        m["id"]: m["rank"] for m in FACTION["duchy"]["minister"]
    }
    for f, field in (
        ("marquise", "by_recruiters_on_map"),
        ("eyrie", "by_roosts_on_map"),
        ("alliance", "by_bases_on_map"),
        ("duchy", "by_markets_on_map"),
    ):
        assert boards[f]["draw"][field] == FACTION[f]["draw"]["by_on_map"], f


@facts
def test_items_characters_and_quests_are_those_of_the_fact_sheet() -> None:
    general = fact("factions")["general"]
    assert general["item_supply_on_map"] == {i["id"]: i["supply"] for i in ITEM_DATA["item"] if i["supply"]}
    assert general["ruin_items"] == {i["id"]: i["ruins"] for i in ITEM_DATA["item"] if i["ruins"]}
    characters = {c["id"]: sorted(c["items"]) for c in fact("vagabonds")["characters"]}
    assert characters == {c["id"]: sorted(c["items"]) for c in VAGABOND_DATA["character"]}
    quests = {q["id"]: (q["suit"], q["items"]) for q in fact("quests")["quests"]}
    assert quests == {q["id"]: (q["suit"], q["items"]) for q in QUEST_DATA["quest"]}
