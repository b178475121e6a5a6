"""The data of the box is whole: map, boards, cards and powers; and as the fact sheet has them, where it is at hand."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from regnum.engine.data import read
from regnum.games.oath import components, vocabulary
from regnum.games.oath.components import (
    ADVISER_ONLY,
    ANYWHERE,
    ATTACK_DIE,
    BANNER_DATA,
    BOARD,
    CARD_LOCKED,
    CARD_PLACE,
    CARD_SUIT,
    CARDS,
    COAST,
    COLOURS,
    DEFENSE_DIE,
    DENIZEN_DATA,
    DENIZENS,
    DISCARD_TO,
    EDIFICE_DATA,
    FIRST_ARCHIVE,
    FIRST_CARDS,
    FIRST_EDIFICE,
    FIRST_GAME,
    FIRST_RELICS,
    FIRST_SITES,
    FIRST_VISION,
    FULL_SUPPLY,
    GRAND_SCEPTER,
    OATH_DATA,
    OATHS,
    PRICE_BANK,
    PRICE_BURNT,
    PRICE_PLACED,
    REGIONS,
    RELIC_DATA,
    RELICS,
    RELIQUARY,
    REST_SUPPLY,
    REST_WARBANDS,
    REVEAL_RELICS,
    REVEAL_TOKENS,
    ROLES,
    RUINS,
    SITE_CLASS,
    SITE_DATA,
    SITE_HOMELAND,
    SITE_ONLY,
    SITES,
    SLOT_REGION,
    STABLE_REGIME,
    START_BANK,
    SUITS,
    TAUGHT_RELICS,
    TAUGHT_WORLD,
    TIER_DENIZENS,
    TIER_VISIONS,
    TRAVEL_COST,
    VISION_DATA,
    VISION_OATH,
    VISIONS_COST,
    WARBANDS,
)
from regnum.games.oath.powers_data import (
    BEARERS,
    CHANGES,
    COSTS,
    DATA,
    PLAN_SIDES,
    POWERS,
    POWERS_OF,
    RULES,
    SECTIONS,
    Power,
)
from regnum.games.oath.vocabulary import (
    CONDITIONS,
    DEEDS,
    EFFECTS,
    KINDS,
    NONE,
    PLAN,
    QUERIES,
    SIGNS,
    USES,
    WINDOWS,
)

DECKS: dict[str, tuple[list[dict[str, Any]], int]] = {
    "denizens": (DENIZEN_DATA, 198),
    "sites": (SITE_DATA, 23),
    "relics": (RELIC_DATA, 21),
    "edifices": (EDIFICE_DATA, 6),
    "visions": (VISION_DATA, 5),
}
"""The cards of each file and how many of them lie in the box."""
PROVENANCE = {"seed", "public", "memory", "designed"}
CONFIDENCE = {"high", "medium", "low"}


def data_file(name: str) -> Any:
    """A data file of the game."""
    return read(components.__file__, name)


# ---------------------------------------------------------------- the box
@pytest.mark.parametrize("name", DECKS)
def test_a_deck_is_whole(name: str) -> None:
    cards, total = DECKS[name]
    assert len(cards) == data_file(name)["total"] == total
    assert len({card["id"] for card in cards}) == total == len({card["number"] for card in cards})


def test_nothing_in_the_box_has_the_name_of_another() -> None:
    assert len(set(BEARERS)) == len(BEARERS) == 198 + 6 + 6 + 5 + 21 + 23 + 4 + 2 + 1


@pytest.mark.parametrize("name", DECKS)
def test_every_value_of_a_card_says_where_it_comes_from(name: str) -> None:
    head = data_file(name)["source"]
    for card in DECKS[name][0]:
        source = {**head, **card.get("source", {})}
        assert source["confidence"] in CONFIDENCE, card["id"]
        assert {v for k, v in source.items() if k != "confidence"} <= PROVENANCE, card["id"]
        assert set(card) - {"id", "source"} <= set(source), card["id"]


def test_every_table_of_the_boards_says_where_it_comes_from() -> None:
    tables = [BOARD[name] for name in BOARD if name not in ("oath", "banner")] + OATH_DATA + BANNER_DATA
    tables += [BOARD["start"][role] for role in ROLES]
    for table in tables:
        source = table["source"]
        assert {v for k, v in source.items() if k != "confidence"} <= PROVENANCE
        assert source.get("confidence", "high") in CONFIDENCE
        assert set(table) - {"source", "id", *ROLES} <= set(source), table
    for head in (data_file("powers")["source"], FIRST_GAME["source"], FIRST_GAME["taught"]["source"]):
        assert {v for k, v in head.items() if k != "confidence"} <= PROVENANCE and head["confidence"] in CONFIDENCE
    assert set(DATA["doubt"]) <= set(BEARERS)


def test_the_names_of_the_tables_are_those_of_the_data() -> None:
    assert BOARD["suits"]["order"] == SUITS and BOARD["map"]["regions"] == REGIONS
    assert BOARD["players"]["colours"] == COLOURS and BOARD["reliquary"]["spaces"] == RELIQUARY
    assert [oath["id"] for oath in OATH_DATA] == OATHS and [oath["number"] for oath in OATH_DATA] == [0, 1, 2, 3]
    assert [banner["id"] for banner in BANNER_DATA] == components.BANNERS


def test_map_and_tracks() -> None:
    assert SLOT_REGION == [0, 0, 1, 1, 1, 2, 2, 2] and DISCARD_TO == [1, 2, 0]
    assert all(TRAVEL_COST[a][b] == TRAVEL_COST[b][a] for a in range(3) for b in range(3))
    assert STABLE_REGIME == [0, 0, 0, 0, 0, 6, 5, 3, 0]
    assert sorted(VISIONS_COST) == VISIONS_COST and len(VISIONS_COST) == len(VISION_DATA) + 1
    for warbands, supply in zip(REST_WARBANDS, REST_SUPPLY, strict=True):
        assert warbands[0] == 0 and warbands == sorted(warbands) and supply == sorted(supply) and supply[-1] < FULL_SUPPLY
    assert len(ATTACK_DIE) == len(DEFENSE_DIE) == 6
    assert WARBANDS == [24, 14, 14, 14, 14, 14] and START_BANK == [3, 3, 3, 3, 3, 4, 4]
    assert (TIER_DENIZENS, TIER_VISIONS) == ([10, 15], [2, 3]) and sum(TIER_VISIONS) == len(VISION_DATA)


# ---------------------------------------------------------------- the cards
def test_denizens_are_in_the_order_of_the_banks() -> None:
    assert [CARD_SUIT[card] for card in range(FIRST_EDIFICE)] == [card // 33 for card in range(198)]
    for suit in range(len(SUITS)):
        numbers = [card["number"] for card in DENIZEN_DATA[suit * 33 : suit * 33 + 33]]
        assert numbers == sorted(numbers)
    assert sorted(card["number"] for card in DENIZEN_DATA) == list(range(1, 199))


def test_restrictions_and_locks() -> None:
    assert Counter(CARD_PLACE[:FIRST_EDIFICE]) == {ANYWHERE: 100, SITE_ONLY: 45, ADVISER_ONLY: 53}
    assert all(CARD_PLACE[card] == SITE_ONLY and CARD_LOCKED[card] for card in range(FIRST_EDIFICE, FIRST_VISION))
    assert not any(CARD_LOCKED[card] and CARD_PLACE[card] == ANYWHERE for card in range(len(CARDS)))
    assert not any(CARD_LOCKED[FIRST_VISION:])


def test_edifices_have_a_suit_each_and_ruins_none() -> None:
    assert CARD_SUIT[FIRST_EDIFICE : FIRST_EDIFICE + 6] == [0, 1, 2, 3, 4, 5] and len(RUINS) == 6
    assert set(CARD_SUIT[FIRST_EDIFICE + 6 :]) == {NONE}
    assert sorted(x for card in EDIFICE_DATA for x in (card["number"], card["ruin_number"])) == list(range(199, 211))


def test_sites() -> None:
    assert sorted(SITE_HOMELAND)[-6:] == [0, 1, 2, 3, 4, 5] and SITE_HOMELAND.count(NONE) == 17
    assert SITE_CLASS.count(COAST) == 3 and sorted(card["chronicle"] for card in SITE_DATA) == list(range(23))
    for site, name in enumerate(SITES):
        priced = PRICE_PLACED[site] + sum(PRICE_BURNT[site])
        assert bool(priced) == bool(REVEAL_RELICS[site]) and (PRICE_BANK[site] != NONE) == bool(PRICE_PLACED[site]), name
    assert {SITES[site]: tokens for site, tokens in enumerate(REVEAL_TOKENS) if any(tokens)} == {
        "mine": [3, 0],
        "salt-flats": [2, 1],
        "drowned-city": [0, 3],
    }


def test_each_goal_vision_is_of_another_oath() -> None:
    assert sorted(VISION_OATH) == [NONE, 0, 1, 2, 3] and RELICS[GRAND_SCEPTER] == "the-grand-scepter"


def test_the_first_game_has_every_denizen_once() -> None:
    on_map = [card for cards in FIRST_CARDS for card in cards]
    everything = [*on_map, *TAUGHT_WORLD, *FIRST_ARCHIVE]
    assert sorted(everything) == [*range(len(DENIZENS)), *range(FIRST_VISION, len(CARDS))]
    assert len(FIRST_ARCHIVE) == 144 and set(Counter(CARD_SUIT[card] for card in FIRST_ARCHIVE).values()) == {24}
    assert [DENIZEN_DATA[card]["start"] for card in sorted(on_map)] == ["map"] * 3
    relics = [relic for relics in FIRST_RELICS for relic in relics] + TAUGHT_RELICS
    assert sorted([*relics, GRAND_SCEPTER]) == list(range(len(RELICS)))
    assert len(set(FIRST_SITES)) == len(SLOT_REGION)
    assert [slot["region"] for slot in FIRST_GAME["slot"]] == [REGIONS[region] for region in SLOT_REGION]
    hands = [name for player in FIRST_GAME["taught"]["player"] for name in (player["adviser"], *player["discards"])]
    bottom = [CARDS[card] for card in reversed(TAUGHT_WORLD)]
    assert list(FIRST_GAME["taught"]["piles"].values()) + hands == [*bottom[:1], bottom[1], bottom[2], *taught_hands(bottom)]


def taught_hands(bottom: list[str]) -> list[str]:
    """The three cards of each player of the taught game, the kept one first, as they come from the bottom."""
    drawn = [bottom[3 * i : 3 * i + 3] for i in range(1, 5)]
    kept = [player["adviser"] for player in FIRST_GAME["taught"]["player"]]
    return [name for hand, adviser in zip(drawn, kept, strict=True) for name in (adviser, *[c for c in hand if c != adviser])]


# ---------------------------------------------------------------- the powers
def test_everything_in_the_box_has_its_powers() -> None:
    assert [BEARERS[bearer] for bearer, powers in enumerate(POWERS_OF) if not powers] == []
    for suit in SUITS:
        assert {SUITS[CARD_SUIT[CARDS.index(name)]] for name in DATA[suit]} == {suit}
    assert len(POWERS) == 286 and set(DATA) - set(SECTIONS) == {"source", "doubt"}


@pytest.mark.parametrize(
    ("prefix", "words"),
    [("AT", WINDOWS), ("Q", QUERIES), ("DO", DEEDS), ("IF", CONDITIONS), ("", KINDS), ("", USES), ("", SIGNS)],
)
def test_the_names_of_the_words_are_those_of_the_vocabulary(prefix: str, words: list[str]) -> None:
    names = [re.sub(r"[.-]", "_", f"{prefix}_{word}" if prefix else word).upper() for word in words]
    assert [getattr(vocabulary, name) for name in names] == list(range(len(words)))
    ints = [name for name in vars(vocabulary) if prefix and name.startswith(prefix + "_")]
    assert set(ints) <= set(names)


def test_every_word_is_used() -> None:
    powers = [power for section in SECTIONS for entries in DATA[section].values() for power in entries]
    deeds = [deed for power in powers for deed in power.get("do", [])]
    conditions = [c for thing in powers + deeds for c in thing.get("if", [])]
    frames = list(EFFECTS["kind"].values())
    used: dict[str, set[str]] = {
        "window": {w for p in powers + frames for w in [p.get("window"), *p.get("also", [])] if w},
        "kind": {power["kind"] for power in powers},
        "who": {p["who"] for p in powers + frames if "who" in p},
        "use": {p["use"] for p in powers + frames if "use" in p},
        "once": {p["once"] for p in powers + frames if "once" in p},
        "drop": {power["drop"] for power in powers if "drop" in power},
        "if": {condition["is"] for condition in conditions},
        "do": {deed["do"] for deed in deeds},
        "counter": {deed["count"] for deed in deeds if "count" in deed},
        "sign": {deed["sign"] for deed in deeds if "sign" in deed},
        "side": {deed["of"] for deed in deeds if "of" in deed},
        "face": {deed["face"] for deed in deeds if "face" in deed},
        "what": {deed["what"] for deed in deeds if "what" in deed},
        "where": {thing[f] for thing in powers + deeds for f in ("where", "from") if f in thing},
        "bank": {deed["bank"] for deed in deeds if "bank" in deed} | set(SUITS),
    }
    assert {table: sorted(set(EFFECTS[table]) ^ words) for table, words in used.items() if set(EFFECTS[table]) != words} == {}
    assert [QUERIES[query] for query, powers_ in enumerate(CHANGES) if not powers_] == []
    assert set(EFFECTS) == {*used, "query", "reads"} and set(EFFECTS["reads"]) <= set(DEEDS)
    assert {entry["type"] for entry in EFFECTS["window"].values()} == {"ask", "run", "menu", "read"}


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "planned", "rule": "x"},
        {"kind": "plan", "side": "neither", "rule": "x"},
        {"kind": "plan", "rule": "x", "colour": "red"},
        {"kind": "plan"},
        {"kind": "plan", "rule": "x", "law": ["5.1"]},
        {"kind": "plan", "rule": "x", "cost": {"gold": 1}},
        {"kind": "plan", "rule": "x", "if": [{"is": "raining"}]},
        {"kind": "plan", "do": [{"do": "attack", "sign": "times"}]},
        {"kind": "plan", "do": [{"do": "add", "query": "search.luck", "n": 1}]},
    ],
)
def test_a_word_outside_the_vocabulary_fails(wrong: dict[str, Any]) -> None:
    with pytest.raises((ValueError, KeyError)):
        Power(0, wrong)


def test_only_plans_have_a_side_and_drop() -> None:
    for power in POWERS:
        assert (power.kind == PLAN) == (power.side != NONE), BEARERS[power.bearer]
        assert power.drop == NONE or power.kind == PLAN, BEARERS[power.bearer]
    assert len(RULES) == 66 == len([power for power in POWERS if power.rule])


# ---------------------------------------------------------------- the fact sheet
SHEETS = [parent / "shared" / "facts" / "oath" for parent in Path(__file__).resolve().parents]
FACTS = next((path for path in SHEETS if path.is_dir()), None)
facts = pytest.mark.skipif(FACTS is None, reason="the fact sheet lies beside the project, not in it")


def fact(name: str) -> Any:
    """A file of the fact sheet."""
    assert FACTS is not None
    return json.loads((FACTS / f"{name}.json").read_text(encoding="utf-8"))


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", ""))


def numbers(thing: object) -> set[int]:
    """The numbers other than 0 in a thing, in words too."""
    found = re.findall(r"(?<![\d.])\d+(?![\d.])", re.sub(r'"(query|law)": "[^"]*"', "", json.dumps(thing, ensure_ascii=False)))
    return {int(n) for n in found if int(n)}


@facts
def test_the_denizens_are_those_of_the_fact_sheet() -> None:
    theirs = {slug(card["name"]): card for card in fact("denizens")["denizens"]}
    assert set(theirs) == set(DENIZENS)
    for ours in DENIZEN_DATA:
        card = theirs[ours["id"]]
        assert (ours["number"], ours["suit"]) == (card["number"], card["suit"].lower()) and card["tts_id"] == ours["number"] - 1
        assert {"place": ours["place"], "locked": ours["locked"]} == card["restriction"]
        assert ours["start"] == {"world_deck": "world"}.get(card["starts_in"], card["starts_in"])
        assert ours.get("aliases") == card.get("aliases")
        assert ("source" in ours) == ("name_cs" in card)
        check_powers(ours["id"], card["powers"])


def check_powers(name: str, theirs: list[dict[str, Any]]) -> None:
    """Kind, side and cost of the powers of a card, in their order."""
    ours = [POWERS[power] for power in POWERS_OF[BEARERS.index(name)]]
    assert [KINDS[power.kind] for power in ours] == [
        {"battle_plan": "plan"}.get(power["kind"], power["kind"].replace("_", "-")) for power in theirs
    ], name
    for power, card in zip(ours, theirs, strict=True):
        assert (PLAN_SIDES[power.side] if power.side != NONE else None) == card.get("side"), name
        placed = {cost: n for cost, n in zip(COSTS, power.cost, strict=True) if n and cost not in ("flip", "sacrifice")}
        assert placed == {cost_of(key): n for key, n in card["cost"].items() if n}, name


def cost_of(key: str) -> str:
    return key.replace("place_", "").replace("burn_", "burnt_")


@facts
def test_sites_relics_edifices_and_visions_are_those_of_the_fact_sheet() -> None:
    for site, ours in zip(fact("sites")["sites"], SITE_DATA, strict=True):
        assert (ours["id"], ours["chronicle"], ours["number"]) == (
            slug(site["name"]),
            site["tts_id"],
            int(site["library_id"][5:]),
        )
        assert (ours["class"], ours["capacity"]) == (site["class"], site["capacity"])
        assert ours.get("homeland") == (site["homeland_suit"].lower() if "homeland_suit" in site else None)
        assert list(ours["reveal"].values()) == list(site["reveal"].values())
        price = site["recover_cost"] or {"type": "", "amount": 0}
        bank = {"favor": price["amount"], "bank": price["suit"].lower()} if "suit" in price else {}
        assert ours.get("price", {"": 0}) == (bank or {price["type"].replace("burn_", "burnt_"): price["amount"]})
        assert (site["defense_dice"], site["bandits"]) == (components.SITE_DICE, components.BANDITS)
    for relic, ours in zip(fact("relics")["relics"], RELIC_DATA, strict=True):
        assert (ours["id"], ours["number"], ours["dice"]) == (slug(relic["name"]), relic["number"], relic["defense_dice"])
        assert ours.get("chronicle") == relic["tts_id"] and ours.get("aliases") == relic.get("aliases")
        check_powers(ours["id"], relic["powers"])
    edifices = {card["suit"].lower(): card for card in fact("edifices")["edifices"]}
    for ours in EDIFICE_DATA:
        intact, ruined = edifices[ours["suit"]]["intact"], edifices[ours["suit"]]["ruined"]
        assert (ours["id"], ours["ruin"]) == (slug(intact["name"]), slug(ruined["name"]))
        assert (ours["number"], ours["ruin_number"]) == (intact["number"], ruined["number"])
        check_powers(ours["id"], intact["powers"])
        check_powers(ours["ruin"], ruined["powers"])
    for vision, ours in zip(fact("misc")["visions"], VISION_DATA, strict=True):
        assert (ours["id"], ours["chronicle"]) == (slug(vision["name"]), vision["tts_id"])
        assert ours.get("oath") == (slug(vision["oath"]) if "oath" in vision else None)


@facts
def test_the_boards_are_those_of_the_fact_sheet() -> None:
    sheet = fact("misc")
    suits, box, land, tracks = sheet["suits"], sheet["components"], sheet["map"], sheet["tracks"]
    assert [name.lower() for name in suits["clockwise_order"]] == SUITS
    assert (BOARD["box"]["favor"], BOARD["box"]["secret"]) == (box["favor_tokens"], box["secret_tokens"])
    assert WARBANDS[:2] == [box["warbands"]["Purple"], box["warbands"]["each_other_colour"]]
    assert [list(row.values()) for row in land["travel_cost"].values()] == TRAVEL_COST
    assert [REGIONS[region] for region in DISCARD_TO] == [name.lower() for name in land["discard_goes_to"].values()]
    refresh = tracks["supply"]["rest_refresh_by_warbands_in_personal_bank"]
    for role, warbands, supply in zip(("Chancellor", "Exile"), REST_WARBANDS, REST_SUPPLY, strict=True):
        assert list(zip(warbands, supply, strict=True)) == [(row["min"], row["supply"]) for row in reversed(refresh[role])]
    assert list(tracks["visions_drawn"]["world_deck_search_supply_cost"].values()) == VISIONS_COST
    assert {n: min(faces) for n, faces in tracks["rounds"]["stable_regime_roll"].items()} == {
        str(n): least for n, least in enumerate(STABLE_REGIME) if least
    }
    attack = [["hollow_sword"], ["sword"], ["sword", "sword", "skull"]]
    assert [attack[face] for face in ATTACK_DIE] == sheet["dice"]["attack"]["faces"]
    defense = [[], ["shield"], ["shield", "shield"], ["double"]]
    assert [defense[face] for face in DEFENSE_DIE] == sheet["dice"]["defense"]["faces"]
    assert [slug(name) for name in sheet["imperial_reliquary"]["left_to_right"]] == RELIQUARY
    assert [slug(oath["name"]) for oath in sheet["oaths"]] == OATHS
    assert [slug(name) for name in sheet["first_game"]["world_deck_top_to_bottom"]] == FIRST_GAME["world"]
    assert [slug(name) for name in sheet["first_game"]["relic_deck_top_to_bottom"]] == FIRST_GAME["relics"]
    for theirs, ours in zip(sheet["first_game"]["sites"], FIRST_GAME["slot"], strict=True):
        assert (slug(theirs["site"]), theirs["faceup"]) == (ours["site"], ours["faceup"])
        assert [slug(name) for name in theirs["cards"]] == ours["denizens"] + ours["relics"]


@facts
def test_the_powers_are_those_of_the_fact_sheet() -> None:
    sheet = fact("powers")
    otherwise: list[str] = []
    assert [window["name"] for window in sheet["windows"]] == WINDOWS
    assert [query["name"] for query in sheet["queries"]] == QUERIES
    for bearer, name in enumerate(BEARERS):
        theirs = [power for power in sheet["powers"] if power["id"].partition(".")[0] == name]
        sections = [DATA[section][name] for section in SECTIONS if name in DATA[section]]
        assert len(theirs) == len(POWERS_OF[bearer]) and len(sections) == 1, name
        for card, index, raw in zip(theirs, POWERS_OF[bearer], sections[0], strict=True):
            power = POWERS[index]
            assert WINDOWS[power.window] == card["window"] and [WINDOWS[w] for w in power.also] == card["also"], name
            assert {QUERIES[query] for query in power.queries} == set(card["queries"]), name
            assert USES[power.use] == card["use"] and (power.use == vocabulary.MUST) == card["must"], name
            assert bool(power.rule) == bool(card["function"]) and bool(power.drop != NONE) == bool(card["discard"]), name
            places = bool(power.cost[0] or power.cost[1]) and KINDS[power.kind] in ("action", "modifier")
            assert (card["once"] == "while the card has no token") == places, name
            if power.deeds and numbers([raw["do"], raw.get("if", [])]) != numbers([card["do"], card["condition"]]):
                otherwise.append(name)
    assert otherwise == list(NUMBERS_IN_WORDS)


NUMBERS_IN_WORDS = {
    "rain-boots": "a face of the die",
    "ivory-eye": "one of three kinds",
    "oathkeeper-title": "the dice of the board",
}
"""Cards of which only one side writes a number."""
