"""The box: factions, maps, decks and items, read from data/*.toml into tables.

Clearings are 0..11 (their number less one), the Burrow is 12, forests follow from FOREST on."""

from __future__ import annotations

from typing import Any, Final

from regnum.engine.data import read

MARQUISE: Final = 0
EYRIE: Final = 1
ALLIANCE: Final = 2
VAGABOND: Final = 3
VAGABOND2: Final = 4
LIZARD: Final = 5
RIVERFOLK: Final = 6
DUCHY: Final = 7
CORVID: Final = 8
FACTIONS: Final = ["marquise", "eyrie", "alliance", "vagabond", "vagabond2", "lizard", "riverfolk", "duchy", "corvid"]
NOBODY: Final = -1
VAGABONDS: Final = [VAGABOND, VAGABOND2]

FOX: Final = 0
RABBIT: Final = 1
MOUSE: Final = 2
BIRD: Final = 3
SUITS: Final = ["fox", "rabbit", "mouse", "bird"]
ANY: Final = 4
"""In a crafting cost: any suit."""

BURROW: Final = 12
PLACES: Final = 13
"""Clearings and the Burrow: the length of one faction's row of warriors."""
IN_BITS: Final[list[list[int]]] = [[]]
"""The places in a set of bits, in order."""
for _place in range(PLACES):
    IN_BITS.extend([[*lower, _place] for lower in IN_BITS])
EVERYWHERE: Final = (1 << BURROW) - 1
"""All clearings, as bits."""
FOREST: Final = 20
"""The first forest as a place of a pawn."""

BOOTS: Final = 0
SWORD: Final = 1
BAG: Final = 2
HAMMER: Final = 3
TEAPOT: Final = 4
COINS: Final = 5
CROSSBOW: Final = 6
TORCH: Final = 7
ITEMS: Final = ["boots", "sword", "bag", "hammer", "teapot", "coins", "crossbow", "torch"]

# Buildings, and the tokens that are named when one is removed. RUIN fills a slot and belongs to nobody.
SAWMILL: Final = 0
WORKSHOP: Final = 1
RECRUITER: Final = 2
ROOST: Final = 3
BASE: Final = 4
GARDEN: Final = 5
CITADEL: Final = 6
MARKET: Final = 7
RUIN: Final = 8
KEEP: Final = 9
FIRST_TOKEN: Final = 9
WOOD: Final = 10
SYMPATHY: Final = 11
TRADE_POST: Final = 12
TUNNEL: Final = 13
PLOT: Final = 14
PIECES: Final = [
    "sawmill", "workshop", "recruiter", "roost", "base", "garden", "citadel", "market", "ruin", "keep", "wood", "sympathy",
    "trade-post", "tunnel", "plot",
]  # fmt: skip
OWNER: Final = [
    MARQUISE, MARQUISE, MARQUISE, EYRIE, ALLIANCE, LIZARD, DUCHY, DUCHY, NOBODY, MARQUISE, MARQUISE, ALLIANCE, RIVERFOLK, DUCHY,
    CORVID,
]  # fmt: skip
CRAFTING_PIECES: Final = [WORKSHOP, ROOST, GARDEN, CITADEL, MARKET, SYMPATHY, PLOT]

BOMB: Final = 0
SNARE: Final = 1
EXTORTION: Final = 2
RAID: Final = 3
PLOTS: Final = ["bomb", "snare", "extortion", "raid"]

AUTUMN: Final = 0
WINTER: Final = 1
LAKE: Final = 2
MOUNTAIN: Final = 3
MAPS: Final = ["autumn", "winter", "lake", "mountain"]
BASE_DECK: Final = 0
EXILES: Final = 1
DECKS: Final = ["base", "exiles"]

FACTION_DATA: Final[dict[str, Any]] = read(__file__, "factions")
FACTION: Final[dict[str, dict[str, Any]]] = {f["id"]: f for f in FACTION_DATA["faction"]}
GENERAL: Final[dict[str, Any]] = FACTION_DATA["general"]
ITEM_DATA: Final[dict[str, Any]] = read(__file__, "items")
VAGABOND_DATA: Final[dict[str, Any]] = read(__file__, "vagabonds")
QUEST_DATA: Final[dict[str, Any]] = read(__file__, "quests")
AUTOMATON_DATA: Final[dict[str, Any]] = read(__file__, "automata")
AUTOMATON: Final[dict[str, dict[str, Any]]] = {a["id"]: a for a in AUTOMATON_DATA["automaton"]}
AUTOMATA: Final[dict[str, int]] = {a: FACTIONS.index(data["faction"]) for a, data in AUTOMATON.items()}
"""The seats that the game plays itself (C.3), and whose pieces they play with."""
TRAITS: Final[list[str]] = [trait for data in AUTOMATON.values() for trait in data["traits"]]
TRAIT_OF: Final[list[int]] = [AUTOMATA[a] for a, data in AUTOMATON.items() for _ in data["traits"]]
"""Whose trait each of them is."""
CHARACTERS: Final[list[str]] = [c["id"] for c in VAGABOND_DATA["character"]]
WINNING_SCORE: Final[int] = GENERAL["score_to_win"]
HAND_LIMIT: Final[int] = GENERAL["hand_limit"]
WARRIORS: Final[list[int]] = [FACTION.get(f, {}).get("warriors", 0) for f in FACTIONS]
REACH: Final[list[int]] = [FACTION.get(f, {}).get("reach", 0) for f in FACTIONS]


# ---------------------------------------------------------------- maps
class Woodland:
    """One map: what never changes about it. Lists are by clearing; paths are by place."""

    __slots__ = (
        "clearing_forests", "closed", "coast", "corners", "ferry", "forest_clearings", "forest_forests", "forests", "marked",
        "number", "opposite", "paths", "rivers", "ruins", "slots", "suits", "tower",
    )  # fmt: skip

    def __init__(self, number: int, data: dict[str, Any]) -> None:
        clearings = data["clearing"]
        self.number: int = number
        self.marked: bool = data["suits"] != "printed"
        self.suits: list[int] = [FOX if c["suit"] == "marker" else SUITS.index(c["suit"]) for c in clearings]
        self.slots: list[int] = [c["slots"] for c in clearings]
        self.ruins: list[int] = [c["number"] - 1 for c in clearings if c["ruin"]]
        self.corners: list[int] = [n - 1 for n in data["corners"]]
        self.opposite: list[int] = [c["opposite"] - 1 if c["corner"] else NOBODY for c in clearings]
        self.paths: list[list[int]] = neighbours(data["paths"])
        self.closed: list[list[int]] = [[a - 1, b - 1] for a, b in data["closed_paths"]]
        self.rivers: list[list[int]] = neighbours(data["rivers"])
        self.coast: list[int] = [n - 1 for n in data.get("coast", [])]
        self.ferry: int = data.get("ferry", 0) - 1
        self.tower: int = data.get("tower", 0) - 1
        ids = [f["id"] for f in data["forest"]]
        self.forests: list[str] = ids
        self.forest_clearings: list[list[int]] = [[n - 1 for n in f["clearings"]] for f in data["forest"]]
        self.clearing_forests: list[list[int]] = [
            [FOREST + i for i, near in enumerate(self.forest_clearings) if c in near] for c in range(12)
        ]
        self.forest_forests: list[list[int]] = [[ids.index(x) for x in f["adjacent"]] for f in data["forest"]]


def neighbours(pairs: list[list[int]]) -> list[list[int]]:
    """For each clearing those it is linked to, in order."""
    found: list[list[int]] = [[] for _ in range(PLACES)]
    for a, b in pairs:
        found[a - 1].append(b - 1)
        found[b - 1].append(a - 1)
    return [sorted(x) for x in found]


MAP_DATA: Final[list[dict[str, Any]]] = read(__file__, "maps")["map"]
WOODLANDS: Final[list[Woodland]] = [Woodland(i, m) for i, m in enumerate(MAP_DATA)]
SUIT_MARKERS: Final[list[int]] = [FOX] * 4 + [RABBIT] * 4 + [MOUSE] * 4


# ---------------------------------------------------------------- cards
CARD_DATA: Final[list[dict[str, Any]]] = [
    card for deck in ("deck_base", "deck_exiles") for card in read(__file__, deck)["card"] for _ in range(card["copies"])
]
"""Every card of both decks, copies apart: 0..53 the base deck, 54..107 Exiles and Partisans."""
DECK_SIZE: Final = 54
CARDS: Final = 108
FIRST_VIZIER: Final = 108
"""The two Loyal Viziers, as birds of the Decree."""
LOOK: Final[list[int]] = [
    next(j for j, other in enumerate(CARD_DATA) if other["id"] == card["id"] and j // DECK_SIZE == i // DECK_SIZE)
    for i, card in enumerate(CARD_DATA)
]
"""The first copy of the same card: two cards with one look are the same to every player."""


def card_names() -> list[str]:
    """A slug for every card; copies are told apart by a number."""
    names: list[str] = []
    for i, card in enumerate(CARD_DATA):
        n = i - LOOK[i] + 1
        deck = "" if i < DECK_SIZE else "x-"
        names.append(f"{deck}{card['id']}" + (f"-{n}" if card["copies"] > 1 else ""))
    return [*names, "vizier-1", "vizier-2"]


CARD_NAMES: Final[list[str]] = card_names()
CARD_SUIT: Final[list[int]] = [SUITS.index(c["suit"]) for c in CARD_DATA] + [BIRD, BIRD]
CARD_KIND: Final[list[str]] = [c["kind"] for c in CARD_DATA]
CARD_EFFECT: Final[list[str]] = [c["effect"] if c["kind"] == "persistent" else c["kind"] for c in CARD_DATA]
CARD_COST: Final[list[list[int]]] = [[ANY if s == "any" else SUITS.index(s) for s in c.get("cost", [])] for c in CARD_DATA]
CARD_ITEM: Final[list[int]] = [ITEMS.index(c["item"]) if "item" in c else NOBODY for c in CARD_DATA]
CARD_POINTS: Final[list[int]] = [c.get("vp", 0) for c in CARD_DATA]
IS_AMBUSH: Final[list[bool]] = [k == "ambush" for k in CARD_KIND] + [False, False]
IS_DOMINANCE: Final[list[bool]] = [k == "dominance" for k in CARD_KIND] + [False, False]
IS_CRAFTED: Final[list[bool]] = [k not in ("ambush", "dominance") for k in CARD_KIND]
"""Whether a card is one to craft (2.1.5, 2.1.6)."""


def card(name: str) -> int:
    """The int of a card's slug."""
    return CARD_NAMES.index(name)
