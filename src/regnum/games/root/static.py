"""What never changes and the client draws: maps, cards, boards. Every Message becomes a text in each language."""

from __future__ import annotations

from typing import Any, Final

import regnum.games.root.components as box
from regnum.engine.kinds import Message
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
    data = box.CARD_DATA[i]
    facts = {key: data[key] for key in CARD if key in data}
    return {**named("card", data["id"], True), "id": box.CARD_NAMES[i], "deck": box.DECKS[i // box.DECK_SIZE], **facts}


def faction(i: int) -> dict[str, Any]:
    """A faction board."""
    data = box.FACTION[box.FACTIONS[i]]
    facts = {key: data[key] for key in BOARD if key in data}
    short = Message(f"root-faction-{box.FACTIONS[i]}.short")
    return {**named("faction", box.FACTIONS[i]), "short": short, "reach": box.REACH[i], "warriors": box.WARRIORS[i], **facts}


def character(data: dict[str, Any]) -> dict[str, Any]:
    """A Vagabond's character with its special action."""
    special = f"root-special-{data['special']}"
    texts = {"special": Message(special), "text": Message(f"{special}.text")}
    return {**named("character", data["id"]), "items": data["items"], **texts}


def static() -> dict[str, Any]:
    """Maps, cards and boards for the client."""
    duchy, lizard, river = box.FACTION["duchy"], box.FACTION["lizard"], box.FACTION["riverfolk"]
    return {
        "maps": [{**m, "name": Message(f"root-map-{m['id']}")} for m in box.MAP_DATA],
        "cards": [card(i) for i in range(len(box.CARD_DATA))],
        "factions": [faction(i) for i in range(len(box.FACTIONS))],
        "characters": [character(c) for c in box.VAGABOND_DATA["character"]],
        "leaders": [{**named("leader", e["id"], True), "viziers": e["viziers"]} for e in box.FACTION["eyrie"]["leader"]],
        "ministers": [{**named("minister", m["id"], True), "rank": m["rank"]} for m in duchy["minister"]],
        "quests": [{**named("quest", q["id"], True), "suit": q["suit"], "items": q["items"]} for q in box.QUEST_DATA["quest"]],
        "columns": by_id("decree", ["recruit", "move", "battle", "build"], True),
        "relations": by_id("relationship", [*box.VAGABOND_DATA["relationships"]["spaces"], "hostile"]),
        "services": by_id("service", ids(river["service"]), True),
        "conspiracies": by_id("conspiracy", ids(lizard["conspiracy"]), True),
        "ranks": by_id("rank", ids(duchy["rank"])),
        "items": by_id("item", box.ITEMS),
        "pieces": by_id("piece", box.PIECES),
        "plots": by_id("plot", box.PLOTS, True),
        "suits": by_id("suit", box.SUITS),
        "deeds": by_id("deed", DEEDS),
        "traits": by_id("trait", box.TRAITS, True),
        "limits": {"score": box.WINNING_SCORE, "hand": box.HAND_LIMIT, "dominance": box.GENERAL["dominance_vp"]},
        "wandering": {
            **{key: box.VAGABOND_DATA["board"][key] for key in WANDERING},
            **{key: box.VAGABOND_DATA["relationships"][key] for key in ("aids", "vp")},
        },
    }
