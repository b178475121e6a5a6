"""The box: territories, nations, tokens and tracks, read from data/*.toml into tables.

A region is an int: 8 * territory + its place on the card (land a..e is 0..4, water and crags follow)."""

from __future__ import annotations

from typing import Any, Final

from regnum.engine.data import read

FOOD: Final = 0
ORE: Final = 1
MANA: Final = 2
RESOURCES: Final = ["food", "ore", "mana"]
UNIT: Final = [100, 10, 1]
"""One of each resource as a bundle: food, ore and mana are the digits of a number."""

PLAINS: Final = 0
MOUNTAIN: Final = 1
FOREST: Final = 2
CAPITAL: Final = 3
RUINS: Final = 4
WATER: Final = 5
CRAGS: Final = 6
NOWHERE: Final = 7
TERRAINS: Final = ["plains", "mountain", "forest", "capital", "ruins", "water", "crags"]

PATROL: Final = 0
QUEST: Final = 1
BUILD: Final = 2
RESEARCH: Final = 3
EXPAND: Final = 4
TRADE: Final = 5
ACTIONS: Final = ["patrol", "quest", "build", "research", "expand", "trade"]

CROWN: Final = 0
TREASURE: Final = 1
BANDITS: Final = 2
LAIR: Final = 3
CAMP: Final = 4
FORT: Final = 5
TOWN: Final = 6
CHURCH: Final = 7
BLANK: Final = 8
TOKENS: Final = ["crown", "treasure", "bandits", "dragon-lair", "camp", "fort", "town", "church", "blank"]

PER_CARD: Final = 8
REGIONS: Final = 16 * PER_CARD

BOARD: Final[dict[str, Any]] = read(__file__, "board")
TERRITORY_DATA: Final[list[dict[str, Any]]] = read(__file__, "territories")["territory"]
NATION_DATA: Final[dict[str, Any]] = read(__file__, "nations")
TOKEN_DATA: Final[dict[str, Any]] = read(__file__, "tokens")

FIGURES: Final[int] = BOARD["meeples"]["per_player"]
CAPACITY: Final[int] = BOARD["region"]["capacity"]
SHIELDS: Final[int] = BOARD["shields"]["count"]
TRACK_END: Final[int] = BOARD["track"]["max"]
STARTING_RESOURCES: Final[int] = BOARD["start"]["resources_total"]
STARTING_FIGURES: Final[int] = BOARD["start"]["meeples"]
HIGHEST_NUMBER: Final[int] = BOARD["war"]["max_number"]
TOWER_TOP: Final[int] = BOARD["tower"]["levels"]
TOWER_COST: Final[list[int]] = [0] + [level["cost"] for level in BOARD["tower"]["level"]]
TOWER_POINTS: Final[dict[str, list[int]]] = {
    "usual": [0] + [level["vp"] for level in BOARD["tower"]["level"]],
    "plain": [0] + [level["vp_alternative"] for level in BOARD["tower"]["level"]],
}
MAGIC_TOP: Final[int] = BOARD["magic"]["levels"]
MAGIC_COST: Final[list[int]] = [0, *BOARD["magic"]["mana"]]
WAR_VALUE: Final[list[int]] = [0, 1, 2]

TERRITORIES: Final[list[str]] = [t["id"] for t in TERRITORY_DATA]
CARDS: Final[list[list[int]]] = [
    [i for i, t in enumerate(TERRITORY_DATA) if t["card"] == card] for card in range(1, len(TERRITORY_DATA) // 2 + 1)
]
NATIONS: Final[list[str]] = [n["id"] for n in NATION_DATA["nation"]]
BAG: Final[list[int]] = [TOKENS.index(t["id"]) for t in TOKEN_DATA["token"] for _ in range(t["count"])]


def digits(bundle: int) -> tuple[int, int, int]:
    """Food, ore and mana of a bundle."""
    return bundle // 100, bundle // 10 % 10, bundle % 10


def region_table() -> list[dict[str, Any] | None]:
    """Every region's data under its int; None where a card has no such place."""
    table: list[dict[str, Any] | None] = [None] * REGIONS
    for i, territory in enumerate(TERRITORY_DATA):
        for j, region in enumerate(territory["region"]):
            table[i * PER_CARD + j] = region
    return table


REGION_DATA: Final = region_table()
REGION_NAMES: Final[list[str]] = [
    f"{TERRITORIES[r // PER_CARD]}.{d['id'] if d is not None else '-'}" for r, d in enumerate(REGION_DATA)
]
TERRAIN: Final[list[int]] = [NOWHERE if d is None else TERRAINS.index(d["terrain"]) for d in REGION_DATA]
OUTER: Final[list[bool]] = [d is not None and bool(d["outer"]) for d in REGION_DATA]
LAND: Final[list[list[int]]] = [
    [t * PER_CARD + j for j in range(PER_CARD) if TERRAIN[t * PER_CARD + j] < WATER] for t in range(len(TERRITORIES))
]
ALL_REGIONS: Final[list[list[int]]] = [
    [t * PER_CARD + j for j in range(PER_CARD) if TERRAIN[t * PER_CARD + j] != NOWHERE] for t in range(len(TERRITORIES))
]


def places(r: int, field: str) -> list[int]:
    """The regions that a list of ids in the data of `r` names."""
    data = REGION_DATA[r]
    if data is None:
        return []
    card = r - r % PER_CARD
    ids = [region["id"] for region in TERRITORY_DATA[r // PER_CARD]["region"]]
    return [card + ids.index(x) for x in data.get(field, [])]


ADJACENT: Final[list[list[int]]] = [places(r, "adjacent") for r in range(REGIONS)]
ACROSS_RIVER: Final[list[list[int]]] = [places(r, "across_river") for r in range(REGIONS)]
SHORE: Final[list[list[int]]] = [places(r, "touches_water") for r in range(REGIONS)]
FOOT: Final[list[list[int]]] = [places(r, "touches_crags") for r in range(REGIONS)]
BY_WATER: Final[list[bool]] = [bool(SHORE[r] or ACROSS_RIVER[r]) or TERRAIN[r] == WATER for r in range(REGIONS)]

# How a nation may move: bits that combine, and for each combination the regions one step away.
RIVERS: Final = 1
FLIGHT: Final = 2
SWIM: Final = 4
CLIMB: Final = 8


def steps_from(r: int, ways: int) -> list[int]:
    """The regions one Patrol away for a nation with these ways of moving, in the order of the card."""
    if TERRAIN[r] == NOWHERE or (TERRAIN[r] == WATER and not ways & SWIM) or (TERRAIN[r] == CRAGS and not ways & CLIMB):
        return []
    found = set(ADJACENT[r])
    if ways & (RIVERS | FLIGHT):
        found.update(ACROSS_RIVER[r])
    if ways & FLIGHT:
        for barrier in SHORE[r] + FOOT[r]:
            found.update(places(barrier, "touching_land"))
    if ways & SWIM:
        found.update(SHORE[r])
    if ways & CLIMB:
        found.update(FOOT[r])
    if TERRAIN[r] in (WATER, CRAGS):
        found.update(places(r, "touching_land"))
    found.discard(r)
    passable = [NOWHERE, WATER, CRAGS]
    if ways & SWIM:
        passable.remove(WATER)
    if ways & CLIMB:
        passable.remove(CRAGS)
    return sorted(x for x in found if TERRAIN[x] not in passable)


STEPS: Final[list[list[list[int]]]] = [[steps_from(r, ways) for r in range(REGIONS)] for ways in range(16)]
