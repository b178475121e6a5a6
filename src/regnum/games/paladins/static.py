"""What never changes and the client draws: boards, cards, prices, points. Every Message becomes a text in each language."""

from __future__ import annotations

from typing import Any, Final

from regnum.engine.kinds import Arg, Message
from regnum.games.paladins.components import (
    ACTION_DATA,
    ACTIONS,
    ATTRIBUTE_POINTS,
    ATTRIBUTE_TOP,
    ATTRIBUTES,
    BOARD,
    COSTS,
    FAVOUR_DATA,
    GAME,
    KEPT_WORKERS,
    LIMIT,
    ORDER_DATA,
    OUTSIDER_DATA,
    PAID_DEBT,
    PALADIN_DATA,
    PEOPLES,
    REQUIRED,
    RESOURCES,
    ROUNDS,
    SCHEME_DATA,
    SPACES,
    TAVERN_DATA,
    TOWNSFOLK_DATA,
    TOWNSFOLK_FOR_DEBT,
    TOWNSFOLK_PRICE,
    UNPAID_DEBT,
    WALL_DATA,
    WORKERS,
)

FACTS: Final[tuple[str, ...]] = ("slots", "needs", "raises", "gain", "gain_two", "always", "vp")
"""What the client draws of an action besides its prices."""
TARGETS: Final[tuple[str, ...]] = (
    "develop", "recruit", "pray", "commission", "garrison", "absolve", "attack", "convert",
)  # fmt: skip
"""The actions that ask for their target before anything is paid."""


def named(stem: str, slug: str, text: bool = True) -> dict[str, Any]:
    """A thing by its id, with its name and, where it has one, what it does."""
    found: dict[str, Any] = {"id": slug, "name": Message(f"paladins-{stem}-{slug}")}
    if text:
        found["text"] = Message(f"paladins-{stem}-{slug}.text")
    return found


def gained(gain: str, n: int) -> Message:
    """A gain as the object of a sentence."""
    return Message(f"paladins-gain-{gain}.acc", {"n": n})


def ability(power: dict[str, Any]) -> Message:
    """What a card does beyond its gains, in a sentence."""
    kind = power["power"]
    if kind == "end.points":
        count = Message(f"paladins-count-{power['count']}", {"each": power["each"]})
        args: dict[str, Arg] = {"count": count, "base": power.get("base", 0)}
        return Message("paladins-power-end-points" + (".base" if "base" in power else ""), args)
    if kind == "end.relief":
        return Message("paladins-power-end-relief", {"n": power["n"]})
    if kind == "action.free":
        return Message(f"paladins-power-action-free-{power['pays']}", {"action": Message(f"paladins-action-{power['action']}")})
    if kind == "action.discount":
        return Message(
            "paladins-power-action-discount", {"action": Message(f"paladins-action-{power['action']}"), "n": power["n"]}
        )
    gain = gained(power["gain"], power["n"])
    if kind == "action.gain":
        return Message(
            "paladins-power-action-gain", {"action": Message(f"paladins-action-{power['action']}.each"), "gain": gain}
        )
    if kind == "debt.gain":
        return Message("paladins-power-debt-gain", {"gain": gain})
    form = ".suspected" if "least" in power else ".clean" if power.get("most") == 0 else ""
    return Message(f"paladins-power-inquisition-gain{form}", {"gain": gain, "least": power.get("least", 0)})


def card(stem: str, data: dict[str, Any], *fields: str) -> dict[str, Any]:
    """A card: its name by its kind where several share one, what is printed on it, and its ability in words."""
    found = {**named(stem, data.get("kind", data["id"])), **{field: data[field] for field in fields}, "id": data["id"]}
    if "power" in data:
        found |= {"power": data["power"], "ability": ability(data["power"])}
    return found


def action(i: int) -> dict[str, Any]:
    """An action space of a player board, with its ladders of prices, requirements and points."""
    data = ACTION_DATA[i]
    return {
        **named("action", ACTIONS[i]),
        **{key: data[key] for key in FACTS if key in data},
        **{resource: COSTS[r][i] for r, resource in enumerate(RESOURCES)},
        "required": REQUIRED[i],
        "limit": LIMIT[i],
        "target": ACTIONS[i] in TARGETS,
    }


def square(data: dict[str, Any]) -> dict[str, Any]:
    """A square of a board and what it gives."""
    return {"id": data["id"], "gain": data["gain"]}


def region(data: dict[str, Any]) -> dict[str, Any]:
    """A region with its flags and squares."""
    return {"faith": data["faith"], "strength": data["strength"], "squares": [square(s) for s in data["square"]]}


def static() -> dict[str, Any]:
    """Boards, cards, prices and points for the client."""
    return {
        "actions": [action(i) for i in range(SPACES)],
        "workers": {w: named("worker", w, False) for w in [*WORKERS, "any"]},
        "attributes": {a: named("attribute", a, False) for a in ATTRIBUTES},
        "peoples": {p: named("people", p, False) for p in PEOPLES},
        "regions": [region(data) for data in BOARD["region"]],
        "jars": [square(data) for data in BOARD["action"]["absolve"]["square"]],
        "workshops": {"gain": BOARD["workshops"]["gain"], "points": BOARD["workshops"]["vp"]},
        "track": {"top": ATTRIBUTE_TOP, "points": ATTRIBUTE_POINTS},
        "prices": [{"coin": coin, "debt": debt} for coin, debt in zip(TOWNSFOLK_PRICE, TOWNSFOLK_FOR_DEBT, strict=True)],
        "townsfolk": [card("townsfolk", data, "kind", "dismissed", "recruited") for data in TOWNSFOLK_DATA],
        "outsiders": [card("outsider", data, "kind", "people", "attacked", "strength") for data in OUTSIDER_DATA],
        "walls": [{"id": data["id"], "gain": data["gain"], "points": data["vp"]} for data in WALL_DATA],
        "favours": [card("favour", data, "worker", "cost", "gain") for data in FAVOUR_DATA],
        "orders": [card("order", data, "least") for data in ORDER_DATA],
        "paladins": [card("paladin", data, "workers", "boost") for data in PALADIN_DATA],
        "tavern": [{"id": data["id"], "workers": data["workers"]} for data in TAVERN_DATA],
        "schemes": [card("scheme", data) for data in SCHEME_DATA],
        "debt": {"unpaid": UNPAID_DEBT, "paid": PAID_DEBT},
        "limits": {"rounds": ROUNDS, "kept": KEPT_WORKERS, "per_coin": GAME["strength_per_coin"]},
    }
