"""What never changes and the client draws: maps, cards, boards. Every Message becomes a text in each language."""

from __future__ import annotations

from typing import Any, Final

from regnum.engine.kinds import Message
from regnum.games.root.components import (
    CARD_DATA,
    CARD_NAMES,
    DECK_SIZE,
    DECKS,
    FACTION,
    FACTIONS,
    GENERAL,
    HAND_LIMIT,
    ITEMS,
    MAP_DATA,
    PIECES,
    PLOTS,
    QUEST_DATA,
    REACH,
    SUITS,
    TRAITS,
    VAGABOND_DATA,
    WARRIORS,
    WINNING_SCORE,
)
from regnum.games.root.lexicon import DEEDS

BOARD: Final[tuple[str, ...]] = (
    "letter", "build_cost", "building", "token", "draw", "decree", "viziers", "supporters_limit", "conspiracy", "service",
    "prices", "rank", "plot", "burrow_warriors_by_citadels",
)  # fmt: skip
"""What the client draws of a faction board."""
CARD: Final[tuple[str, ...]] = ("suit", "kind", "cost", "item", "vp")
WANDERING: Final[tuple[str, ...]] = ("item_limit", "item_limit_per_bag", "refresh_base", "refresh_per_teapot")
"""What the client draws of a Vagabond's board."""


def named(stem: str, slug: str, text: bool = False) -> dict[str, Any]:
    """A thing by its id, with its name and, where it has one, what it does."""
    found: dict[str, Any] = {"id": slug, "name": Message(f"root-{stem}-{slug}")}
    if text:
        found["text"] = Message(f"root-{stem}-{slug}.text")
    return found


def by_id(stem: str, slugs: list[str], text: bool = False) -> dict[str, Any]:
    """Things by their ids."""
    return {slug: named(stem, slug, text) for slug in slugs}


def ids(entries: list[dict[str, Any]]) -> list[str]:
    """The ids of entries of the data."""
    return [entry["id"] for entry in entries]


def card(i: int) -> dict[str, Any]:
    """A card of either deck."""
    data = CARD_DATA[i]
    facts = {key: data[key] for key in CARD if key in data}
    return {**named("card", data["id"], True), "id": CARD_NAMES[i], "deck": DECKS[i // DECK_SIZE], **facts}


def faction(i: int) -> dict[str, Any]:
    """A faction board."""
    data = FACTION[FACTIONS[i]]
    facts = {key: data[key] for key in BOARD if key in data}
    short = Message(f"root-faction-{FACTIONS[i]}.short")
    return {**named("faction", FACTIONS[i]), "short": short, "reach": REACH[i], "warriors": WARRIORS[i], **facts}


def character(data: dict[str, Any]) -> dict[str, Any]:
    """A Vagabond's character with its special action."""
    special = f"root-special-{data['special']}"
    texts = {"special": Message(special), "text": Message(f"{special}.text")}
    return {**named("character", data["id"]), "items": data["items"], **texts}


def static() -> dict[str, Any]:
    """Maps, cards and boards for the client."""
    duchy, lizard, river = FACTION["duchy"], FACTION["lizard"], FACTION["riverfolk"]
    return {
        "maps": [{**m, "name": Message(f"root-map-{m['id']}")} for m in MAP_DATA],
        "cards": [card(i) for i in range(len(CARD_DATA))],
        "factions": [faction(i) for i in range(len(FACTIONS))],
        "characters": [character(c) for c in VAGABOND_DATA["character"]],
        "leaders": [{**named("leader", e["id"], True), "viziers": e["viziers"]} for e in FACTION["eyrie"]["leader"]],
        "ministers": [{**named("minister", m["id"], True), "rank": m["rank"]} for m in duchy["minister"]],
        "quests": [{**named("quest", q["id"], True), "suit": q["suit"], "items": q["items"]} for q in QUEST_DATA["quest"]],
        "columns": by_id("decree", ["recruit", "move", "battle", "build"], True),
        "relations": by_id("relationship", [*VAGABOND_DATA["relationships"]["spaces"], "hostile"]),
        "services": by_id("service", ids(river["service"]), True),
        "conspiracies": by_id("conspiracy", ids(lizard["conspiracy"]), True),
        "ranks": by_id("rank", ids(duchy["rank"])),
        "items": by_id("item", ITEMS),
        "pieces": by_id("piece", PIECES),
        "plots": by_id("plot", PLOTS, True),
        "suits": by_id("suit", SUITS),
        "deeds": by_id("deed", DEEDS),
        "traits": by_id("trait", TRAITS, True),
        "limits": {"score": WINNING_SCORE, "hand": HAND_LIMIT, "dominance": GENERAL["dominance_vp"]},
        "wandering": {
            **{key: VAGABOND_DATA["board"][key] for key in WANDERING},
            **{key: VAGABOND_DATA["relationships"][key] for key in ("aids", "vp")},
        },
    }
