"""The nations' abilities: data/nations.toml says who has which at what level, and the rule that an ability bends declares it.

An ability is in force for who has researched its level, and for who mimics the nation if it is the first. A name that no rule
declares and a declaration that no nation has fail at import."""

from __future__ import annotations

from typing import Any, Final

from regnum.games.tek.components import ACTIONS, NATION_DATA, NATIONS, RESOURCES, UNIT
from regnum.games.tek.state import Tek

DECLARED: Final[list[dict[str, Any]]] = []
"""The abilities of the data that some rule reads."""


def abilities(hook: str, **wanted: str) -> list[tuple[int, int, dict[str, Any]]]:
    """Declares a hook: nation, magic level and parameters of every ability that has it, with the `wanted` parameters.

    Raises ImportError where no nation has it."""
    found = [
        (n, level["level"], data)
        for n, nation in enumerate(NATION_DATA["nation"])
        for level in nation["level"]
        for data in level["hooks"]
        if data["hook"] == hook and all([data.get(name) == value for name, value in wanted.items()])
    ]
    if not found:
        raise ImportError(f"no nation has the ability {hook} {wanted}")
    DECLARED.extend([data for _, _, data in found])
    return found


def check_abilities() -> None:
    """Raises ImportError for an ability that no rule has declared; for when all rules are imported."""
    for nation in NATION_DATA["nation"]:
        for level in nation["level"]:
            for data in level["hooks"]:
                if data not in DECLARED:
                    raise ImportError(f"no rule reads the ability {nation['id']} {level['level']}: {data}")


def number(value: Any) -> int:
    """A number of the data: plain, a bundle of resources, or an action."""
    if isinstance(value, dict):
        return sum([n * UNIT[RESOURCES.index(name)] for name, n in value.items()])
    return ACTIONS.index(value) if isinstance(value, str) else int(value)


class Power:
    """One hook over all nations: at which magic level each has it (0: never), and the number under `name` (without: 1)."""

    __slots__ = ("amount", "level")

    def __init__(self, hook: str, name: str = "", **wanted: str) -> None:
        self.level: list[int] = [0] * len(NATIONS)
        self.amount: list[int] = [0] * len(NATIONS)
        for nation, level, data in abilities(hook, **wanted):
            self.level[nation] = level
            self.amount[nation] = number(data[name]) if name else 1


def powers_by(hook: str, name: str, key: str, values: list[str]) -> dict[int, Power]:
    """A hook as one power for each of `values` that abilities have under `key`, by its place among them."""
    return {values.index(x): Power(hook, name, **{key: x}) for x in {data[key] for _, _, data in abilities(hook)}}


def has(g: Tek, me: int, power: Power) -> bool:
    """Whether `me` has reached the ability, or has it by mimicry (research.3)."""
    level = power.level[g.nation[me]]
    if level and g.magic[me] >= level:
        return True
    copied = g.mimic[me]
    return copied >= 0 and power.level[copied] == 1


def amount(g: Tek, me: int, power: Power) -> int:
    """The number of the ability, 0 when `me` does not have it; its own before a copied one."""
    nation = g.nation[me]
    level = power.level[nation]
    if level and g.magic[me] >= level:
        return power.amount[nation]
    copied = g.mimic[me]
    return power.amount[copied] if copied >= 0 and power.level[copied] == 1 else 0
