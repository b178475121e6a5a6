"""Who sits where and who begins."""

from __future__ import annotations

from regnum.engine.chance import Chance
from regnum.engine.errors import BadSetup
from regnum.engine.kinds import Message


def turn_order(seats: int, order: str, chance: Chance) -> tuple[list[int], int]:
    """Seats clockwise, and which place of the list begins, as the option ORDER says."""
    clockwise = list(range(seats))
    if order == "shuffled":
        chance.shuffle(clockwise)
    return clockwise, chance.pick(seats) if order == "first-random" else 0


def each_once(names: list[str], prefix: str) -> None:
    """Raises BadSetup where two seats want the same; `prefix` and a name make the key of its words."""
    for name in names:
        if names.count(name) > 1:
            raise BadSetup(f"{name} can sit only once", Message("regnum-setup-twice", {"it": Message(prefix + name)}))
