"""The data of the box is whole: boards, cards and powers; and as the fact sheet has them, where it is at hand."""

from __future__ import annotations

import json
import unicodedata
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from regnum.engine.data import read
from regnum.games.paladins import components
from regnum.games.paladins.components import (
    ACTION_POINTS,
    ACTIONS,
    ANY,
    ATTACK,
    ATTACKED,
    ATTRIBUTE_POINTS,
    ATTRIBUTE_TOP,
    ATTRIBUTES,
    BOARD,
    CHOICE,
    COIN,
    COMMISSION,
    COSTS,
    COUNTS,
    CRIMINAL,
    DEVELOP_POINTS,
    FAITH_FLAG,
    FAVOUR_DATA,
    FAVOURS,
    GAIN_FAITH,
    GAINS,
    INFLUENCE,
    JAR_SQUARES,
    LIMIT,
    NEEDS,
    NONE,
    ORDER_DATA,
    ORDERS,
    OUTSIDER_DATA,
    OUTSIDER_KIND,
    OUTSIDERS,
    PALADIN_BOOST,
    PALADIN_DATA,
    PALADIN_WORKERS,
    PALADINS,
    PEOPLE,
    PEOPLES,
    POWERS,
    PROVISION,
    RAISES,
    REQUIRED,
    SCHEME_AT_START,
    SCHEME_DATA,
    SCHEMES,
    SLOTS,
    SOLO,
    SPACES,
    SQUARE_PLAYERS,
    SQUARE_REGION,
    SQUARES,
    STRENGTH,
    STRENGTH_FLAG,
    SUSPICION_DATA,
    SUSPICION_TAX,
    TAVERN,
    TAVERN_DATA,
    TAVERN_WORKERS,
    TAX_SUPPLY,
    TOWNSFOLK,
    TOWNSFOLK_DATA,
    TOWNSFOLK_FOR_DEBT,
    TOWNSFOLK_KIND,
    TOWNSFOLK_PRICE,
    WALL_DATA,
    WALL_GAINS,
    WALL_POINTS,
    WALLS,
    WORKERS,
    WORKSHOP_WORKER,
    Gain,
)

FACTS = Path(__file__).resolve().parents[3].parent / "shared" / "facts" / "paladins"
DECKS: dict[str, tuple[list[dict[str, Any]], int]] = {
    "paladins": (PALADIN_DATA, 12),
    "townsfolk": (TOWNSFOLK_DATA, 32),
    "outsiders": (OUTSIDER_DATA, 36),
    "walls": (WALL_DATA, 24),
    "favours": (FAVOUR_DATA, 10),
    "orders": (ORDER_DATA, 6),
    "tavern": (TAVERN_DATA, 24),
    "suspicion": (SUSPICION_DATA["card"], 24),
    "schemes": (SCHEME_DATA, 17),
}
"""The cards of each file and how many of them lie in the box; of the Paladins one set of four."""
PROVENANCE = {"seed", "public", "designed"}
CONFIDENCE = {"high", "medium", "low"}


def data_file(name: str) -> Any:
    """A data file of the game."""
    return read(components.__file__, name)


def face(gain: Gain) -> tuple[Any, ...]:
    """A gain that can be compared."""
    return GAINS[gain.kind], gain.n, [[face(part) for part in option] for option in gain.options]


# ---------------------------------------------------------------- the box
@pytest.mark.parametrize("name", DECKS)
def test_a_deck_is_whole(name: str) -> None:
    cards, total = DECKS[name]
    head = data_file(name)
    assert sum(card.get("copies", 1) for card in cards) * head.get("sets", 1) == head["total"]
    assert head["total"] == total * head.get("sets", 1)
    ids = [card["id"] for card in cards]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("name", DECKS)
def test_every_value_of_a_card_says_where_it_comes_from(name: str) -> None:
    for card in DECKS[name][0]:
        source = card["source"]
        assert source["confidence"] in CONFIDENCE, card["id"]
        assert {v for k, v in source.items() if k != "confidence"} <= PROVENANCE, card["id"]
        named = set(card) - {"id", "source", "public", "start"} - ({"id"} if "id" in source else set())
        assert named <= set(source), card["id"]


def test_every_table_of_the_boards_says_where_it_comes_from() -> None:
    tables = [BOARD[name] for name in BOARD if name not in ("action", "region")] + list(BOARD["action"].values())
    tables += BOARD["region"] + [square for region in BOARD["region"] for square in region["square"]]
    tables += BOARD["action"]["absolve"]["square"] + [SUSPICION_DATA["debt"]]
    for table in tables:
        source = table["source"]
        if isinstance(source, str):
            assert source in PROVENANCE
            continue
        kinds = [v for k, v in source.items() if k != "confidence"]
        flat = {x for kind in kinds for x in (kind if isinstance(kind, list) else [kind])}
        assert flat <= PROVENANCE
        assert "counts" in source or set(table) - {"source", "number", "id", "square"} <= set(source), table


def test_the_vocabulary_is_that_of_the_tables() -> None:
    words = data_file("effects")
    assert [*words["gain"], "choice"] == GAINS
    assert list(words["power"]) == POWERS
    assert sorted(words["count"]) == sorted(COUNTS)
    used = [card["power"] for name in ("paladins", "townsfolk", "outsiders") for card in DECKS[name][0]]
    assert {power["power"] for power in used} == set(POWERS), "a power that no card has"
    assert {power["count"] for power in used if "count" in power} == set(COUNTS)


def test_workers_and_pieces_in_the_box() -> None:
    box = BOARD["box"]
    assert [box[name] for name in WORKERS] == [22, 18, 18, 18, 18, 18]
    assert (box["coin"], box["provision"], box["attribute_marker"]) == (50, 40, 12)
    for piece in ("workshop", "monk", "outpost", "jar"):
        assert box[piece] == BOARD["start"][piece] * BOARD["players"]["max"]
    assert len(BOARD["players"]["colours"]) == BOARD["players"]["max"] == 4
    assert SUSPICION_DATA["debt"]["copies"] == 24


# ---------------------------------------------------------------- the player board
def test_the_left_hand_actions() -> None:
    slots = {name: ["any" if w == ANY else WORKERS[w] for w in SLOTS[a]] for a, name in enumerate(ACTIONS[:COMMISSION])}
    assert slots == {
        "develop": ["any", "any"],
        "recruit": ["any", "fighter"],
        "pray": ["cleric"],
        "conspire": ["any"],
        "hunt": ["any", "scout"],
        "trade": ["any", "merchant"],
    }
    assert [COSTS[COIN][a] for a in range(COMMISSION)] == [[4], [0], [2], [0], [0], [0]]
    assert all(COSTS[PROVISION][a] == [0] for a in range(COMMISSION))


def test_the_right_hand_actions() -> None:
    for a in range(COMMISSION, SPACES):
        assert len(SLOTS[a]) == 3 and SLOTS[a][1] == ANY and CRIMINAL not in SLOTS[a]
        assert NEEDS[a] != NONE and RAISES[a] not in (NONE, NEEDS[a])
        assert LIMIT[a] == (0 if a == ATTACK else 7)
        for track in (COSTS[COIN][a], COSTS[PROVISION][a], REQUIRED[a]):
            assert len(track) in (0, 1, 7) and track == sorted(track)
        assert len(ACTION_POINTS[a]) in (0, 8) and ACTION_POINTS[a] == sorted(ACTION_POINTS[a])
        assert ACTION_POINTS[a][:5] == [0] * len(ACTION_POINTS[a][:5])
    assert sorted(NEEDS[COMMISSION:]) == sorted([0, 0, 1, 1, 2, 2]) == sorted(RAISES[COMMISSION:])


def test_tracks_have_a_value_for_every_level() -> None:
    assert len(ATTRIBUTE_POINTS) == ATTRIBUTE_TOP + 1 and sorted(ATTRIBUTE_POINTS) == ATTRIBUTE_POINTS
    assert len(WORKSHOP_WORKER) == BOARD["start"]["workshop"] == len(DEVELOP_POINTS) - 1 == 8
    assert len(JAR_SQUARES) == len(set(JAR_SQUARES)) >= BOARD["start"]["jar"]


def test_the_scales_fit_both_scoring_examples() -> None:
    """The attributes, the counted actions and the Orders of the examples of 66 and 76 points."""
    assert [ATTRIBUTE_POINTS[level] for level in (11, 10, 6)] == [16, 13, 6]
    assert 49 in {sum(ATTRIBUTE_POINTS[level] for level in levels) for levels in ([12, 11, 10], [12, 12, 8])}
    assert [ACTION_POINTS[COMMISSION][6], ACTION_POINTS[COMMISSION + 1][6], ACTION_POINTS[COMMISSION + 2][5]] == [5, 3, 2]
    assert data_file("orders")["vp"] == [4, 6, 8]


# ---------------------------------------------------------------- the main board
def test_flags_rise_by_two() -> None:
    assert FAITH_FLAG == [0, 2, 4, 6, 8, 10]
    assert STRENGTH_FLAG == [1, 3, 5, 7, 9, 11]


def test_squares_of_the_main_board() -> None:
    assert len(set(SQUARES)) == len(SQUARES) == 40
    assert Counter(SQUARE_REGION) == {0: 4, 1: 7, 2: 9, 3: 10, 4: 7, 5: 3}
    assert Counter(SQUARE_PLAYERS) == {1: 25, 3: 9, 4: 6}


def test_prices_of_townsfolk_fall_and_two_spaces_take_a_debt() -> None:
    assert TOWNSFOLK_PRICE == [3, 2, 2, 1, 0]
    assert TOWNSFOLK_FOR_DEBT == [True, True, False, False, False]
    assert TAX_SUPPLY == [0, 5, 6, 7, 8]


# ---------------------------------------------------------------- the cards
def test_every_paladin_brings_two_workers_and_four_points() -> None:
    assert all(len(two) == 2 for two in PALADIN_WORKERS) and all(sum(boost) == 4 for boost in PALADIN_BOOST)
    assert [sum(boost[a] for boost in PALADIN_BOOST) for a in range(len(ATTRIBUTES))] == [16, 16, 16]
    assert len({card["power"]["action"] for card in PALADIN_DATA}) == len(PALADINS) == SPACES


def test_kinds_of_townsfolk_and_outsiders() -> None:
    assert sorted(Counter(TOWNSFOLK_KIND).values()) == [2] + [3] * 10
    assert Counter(TOWNSFOLK_KIND)["conspirator"] == 2
    assert sorted(Counter(OUTSIDER_KIND).values()) == [2] * 16 + [4]
    assert Counter(OUTSIDER_KIND)["mercenary"] == 4
    assert Counter(PEOPLE) == {people: 12 for people in range(len(PEOPLES))}


def test_a_kind_has_one_family_of_powers() -> None:
    for cards in (TOWNSFOLK_DATA, OUTSIDER_DATA):
        found: dict[str, set[tuple[Any, ...]]] = {}
        for card in cards:
            power = card["power"]
            found.setdefault(card["kind"], set()).add(
                tuple(power.get(f) for f in ("power", "action", "least", "most", "count"))
            )
        assert [kind for kind, families in found.items() if len(families) > 1] == []


def test_an_attack_always_raises_influence_and_a_wall_strength() -> None:
    assert all(gains[0].kind == GAIN_FAITH + INFLUENCE and gains[0].n >= 1 for gains in ATTACKED)
    assert all(gains[0].kind == GAIN_FAITH + STRENGTH and gains[0].n >= 1 for gains in WALL_GAINS)
    assert sum(WALL_POINTS) == 6 and len(WALLS) == 24
    assert len([gains for gains in WALL_GAINS if any(g.kind == CHOICE for g in gains)]) == 7


def test_every_tavern_card_is_another_four_workers() -> None:
    assert {len(four) for four in TAVERN_WORKERS} == {4}
    assert len({tuple(sorted(four)) for four in TAVERN_WORKERS}) == len(TAVERN) == 24


def test_orders_are_the_right_hand_actions() -> None:
    assert [ACTIONS.index(name) for name in ORDERS] == list(range(COMMISSION, SPACES))
    assert {card["least"] for card in ORDER_DATA} == {5}


def test_suspicions_and_schemes() -> None:
    assert Counter(SUSPICION_TAX) == {0: 6, 1: 8, 2: 10}
    assert sum(SUSPICION_DATA["alternative"].values()) == len(SUSPICION_TAX)
    assert len(SCHEMES) == 17 and SCHEME_AT_START.count(False) == 5
    assert all(ACTIONS[a] == "kings-favour" for a, start in zip(SCHEMES, SCHEME_AT_START, strict=True) if not start)
    assert [SOLO["fallback"][i] for i, n in enumerate(SOLO["fallback_workers"]) if n == 0] == ["rest"]


# ---------------------------------------------------------------- the fact sheet
facts = pytest.mark.skipif(not FACTS.is_dir(), reason="the fact sheet lies beside the project, not in it")


def fact(name: str) -> Any:
    """A file of the fact sheet."""
    return json.loads((FACTS / f"{name}.json").read_text(encoding="utf-8"))


def slug(name: str) -> str:
    plain = "".join(c for c in unicodedata.normalize("NFD", name) if not unicodedata.combining(c))
    return plain.lower().replace(" ", "-").replace("_", "-")


def reward(effects: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
    """A list of effects of the fact sheet, as `face` gives ours."""
    return [
        (slug(e.get("w") or e.get("a") or e["t"]), e.get("n", 1), [reward(option) for option in e.get("options", [])])
        for e in effects
    ]


def given(entries: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
    return [face(gain) for gain in components.gains(entries)]


def kinds(source: dict[str, Any], **names: str) -> dict[str, str]:
    """The provenance of a card of the fact sheet, under our names of the fields."""
    return {names.get(field, field): entry["kind"] for field, entry in source.items()}


def own(card: dict[str, Any]) -> dict[str, str]:
    return {field: kind for field, kind in card["source"].items() if field != "confidence"}


@facts
def test_the_paladins_are_those_of_the_fact_sheet() -> None:
    powers = {
        "no_provision_cost": ("action.free", "provision"),
        "no_silver_cost": ("action.free", "coin"),
        "silver_discount": ("action.discount", "coin"),
        "bonus_coin": ("action.gain", "coin"),
        "bonus_provision": ("action.gain", "provision"),
    }
    for theirs, ours in zip(fact("paladins")["cards"], PALADIN_DATA, strict=True):
        power, ability = ours["power"], theirs["ability"]
        assert (slug(theirs["name"]), theirs["workers"], theirs["boosts"]) == (ours["id"], ours["workers"], ours["boost"])
        assert (power["power"], power.get("pays") or power.get("gain")) == powers[ability["type"]]
        assert (power["action"], power.get("n")) == (theirs["action"], ability.get("n"))
        assert own(ours) == kinds(theirs["source"], boosts="boost", ability="power")


@facts
def test_the_townsfolk_are_those_of_the_fact_sheet() -> None:
    conditions = {None: {}, "suspicion>=2": {"least": 2}, "suspicion==0": {"most": 0}}
    names = {
        "name": "kind",
        "discard": "dismissed",
        "recruit_bonus": "recruited",
        "ability": "power",
        "ability_kind": "power_kind",
    }
    for theirs, ours in zip(fact("townsfolk")["cards"], TOWNSFOLK_DATA, strict=True):
        assert ours["id"] == f"{slug(theirs['name'])}-{theirs['variant']}" and ours["kind"] == slug(theirs["name"])
        assert (given(ours["dismissed"]), given(ours["recruited"])) == (
            reward(theirs["discard"]),
            reward(theirs["recruit_bonus"]),
        )
        power, ability = ours["power"], theirs["ability"]
        trigger = {"debt.gain": "pay_debt", "inquisition.gain": "inquisition"}.get(power["power"]) or power["action"]
        assert trigger == ability["trigger"]
        assert [(power["gain"], power["n"], [])] == reward(ability["reward"])
        assert {f: power[f] for f in ("least", "most") if f in power} == conditions[ability["condition"]]
        assert own(ours) == kinds(theirs["source"], **names)
    assert len(TOWNSFOLK) == 32


@facts
def test_the_outsiders_are_those_of_the_fact_sheet() -> None:
    counts = {"recruited_townsfolk": "townsfolk", "completed_kings_order": "order"}
    names = {"name": "kind", "faction": "people", "attack_reward": "attacked", "convert_strength": "strength", "vp": "power"}
    for theirs, ours in zip(fact("outsiders")["cards"], OUTSIDER_DATA, strict=True):
        assert (ours["kind"], ours["people"], ours["strength"]) == (
            slug(theirs["name"]),
            theirs["faction"],
            theirs["convert_strength"],
        )
        assert given(ours["attacked"]) == reward(theirs["attack_reward"])
        power, points = ours["power"], theirs["vp"]
        if points["type"] == "unpaid_debt_relief":
            assert power == {"power": "end.relief", "n": points["n"]}
        else:
            what = counts.get(points["what"], slug(points["what"]))
            assert (power["power"], power["count"], power["each"]) == ("end.points", what, points["each"])
            assert power.get("base", 0) == points.get("base", 0)
        assert own(ours) == kinds(theirs["source"], **names)
    assert len(OUTSIDERS) == 36


@facts
def test_the_other_cards_are_those_of_the_fact_sheet() -> None:
    for theirs, ours in zip(fact("walls")["cards"], WALL_DATA, strict=True):
        assert (given(ours["gain"]), ours["vp"]) == (reward(theirs["rewards"]), theirs["vp"])
        assert own(ours) == kinds(theirs["source"], rewards="gain")
    for theirs, ours in zip(fact("kings_favour")["cards"], FAVOUR_DATA, strict=True):
        assert (given(ours["gain"]), ours["worker"]) == (reward(theirs["effect"]), theirs["worker"])
        assert ours["cost"] == {slug(name): n for name, n in theirs["cost"].items()}
        assert own(ours) == kinds(theirs["source"], effect="gain")
    for theirs, ours in zip(fact("kings_orders")["cards"], ORDER_DATA, strict=True):
        assert (ours["id"], ours["least"]) == (theirs["action"], theirs["threshold"])
        assert own(ours) == kinds(theirs["source"], action="id", threshold="least")
    for theirs, ours in zip(fact("tavern")["cards"], TAVERN_DATA, strict=True):
        assert ours["workers"] == theirs["workers"] and own(ours) == kinds(theirs["source"])
    for theirs, ours in zip(fact("suspicion")["cards"], SUSPICION_DATA["card"], strict=True):
        assert (ours["tax"], ours["copies"]) == (theirs["tax"], theirs["copies"]) and own(ours) == kinds(theirs["source"])
    for theirs, ours in zip(fact("schemes")["cards"], SCHEME_DATA, strict=True):
        assert (ours["id"], ours["copies"]) == (slug(theirs["action"]), theirs["copies"])
        assert ours["start"] == theirs["in_starting_deck"]
        assert own(ours) == kinds(theirs["source"], action="id")
    assert len(FAVOURS) == 10


@facts
def test_the_boards_are_those_of_the_fact_sheet() -> None:
    sheet = fact("board")
    player, main, solo = sheet["player_board"], sheet["main_board"], sheet["ai_board"]
    for name, theirs in player["right_actions"].items():
        ours = BOARD["action"][name]
        assert (ours["slots"], ours["needs"], ours["raises"]) == (theirs["slots"], theirs["uses"], theirs["raises"])
        assert ours.get("limit") == theirs["limit"]
        assert (ours.get("provision"), ours.get("coin")) == (theirs.get("cost_provisions"), theirs.get("cost_silver"))
        assert ours.get("required") == theirs.get("influence_required", theirs.get("jar_numbers"))
        assert ours.get("vp") == theirs.get("vp_by_count")
    jars = Counter(str(given(square["gain"])) for square in BOARD["action"]["absolve"]["square"])
    assert jars == {str(reward(space["reward"])): space["n"] for space in player["right_actions"]["absolve"]["jar_spaces"]}
    left = player["left_actions"]
    assert (left["develop"]["coin"], left["pray"]["coin"]) == (
        BOARD["action"]["develop"]["coin"],
        BOARD["action"]["pray"]["coin"],
    )
    for name in ("hunt", "trade"):
        ours = BOARD["action"][name]
        assert (given(ours["gain"]), given(ours["gain_two"])) == (
            reward(left[name]["one_worker"]["gain"]),
            reward(left[name]["two_workers"]["gain"]),
        )
    assert player["attribute_track"]["vp_by_level"] == ATTRIBUTE_POINTS
    assert player["develop_track"]["uncovered_worker"] == BOARD["workshops"]["gain"]
    assert player["develop_track"]["vp_by_count"] == DEVELOP_POINTS
    for theirs, ours in zip(main["regions"], BOARD["region"], strict=True):
        assert (ours["faith"], ours["strength"]) == (theirs["faith_required"], theirs["strength_required"])
        for square, space in zip(ours["square"], theirs["spaces"], strict=True):
            assert (square["id"], square["players"]) == (space["id"].lower(), space["min_players"])
            assert given(square["gain"]) == reward(space["reward"])
            assert own(square) == kinds(space["source"], reward="gain", min_players="players")
    row = main["townsfolk_row"]["left_to_right"]
    assert ([x["coin"] for x in row], [x["or_debt"] for x in row]) == (TOWNSFOLK_PRICE, TOWNSFOLK_FOR_DEBT)
    assert list(main["tax_supply"]["by_players"].values()) == TAX_SUPPLY[1:]
    assert [(x["name"], x["workers"]) for x in solo["left_actions"]] == list(
        zip(SOLO["fallback"], SOLO["fallback_workers"], strict=True)
    )
    assert (solo["resource_track_spaces"], solo["attribute_stack_bottom_to_top"]) == (SOLO["track"], SOLO["stack"])
    levels = {name: n for name, n in fact("schemes")["ai_rules"]["difficulty"].items() if name != "meaning"}
    assert levels == SOLO["difficulty"]
