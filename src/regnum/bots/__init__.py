"""Bots. Each sees only what its seat may see."""

from __future__ import annotations

from typing import Final

from regnum.bots.chair import Chair, Table
from regnum.bots.greedy import choose_greedily
from regnum.bots.ismcts import choose_by_search
from regnum.bots.random_bot import choose_at_random
from regnum.engine.errors import BadSetup

BOTS: Final = ("random", "greedy", "ismcts")
"""The bots by name, the weakest first."""


def choose(name: str, game: Table, seat: int, seed: int, seconds: float = 0.5, iterations: int | None = None) -> int:
    """The answer of a bot to the question put to `seat`.

    `seconds` is how long a searching bot may think; with `iterations` it thinks exactly so often and the clock is not
    read, so the same seed gives the same answer. Raises BadSetup for an unknown bot and IllegalMove for a seat that is
    not asked."""
    if name not in BOTS:
        raise BadSetup(f"no bot {name!r}; there are {', '.join(BOTS)}")
    chair = Chair(game, seat)
    if len(chair.options) == 1:
        return chair.options[0]
    if name == "random":
        return choose_at_random(chair, seed)
    if name == "greedy":
        return choose_greedily(chair, seed)
    return choose_by_search(chair, seed, seconds, iterations)
