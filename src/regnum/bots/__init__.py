"""Bots. Each sees only what its seat may see."""

from __future__ import annotations

from typing import Final

from regnum.bots.chair import Chair, Table
from regnum.bots.greedy import choose_greedily, weigh_greedily
from regnum.bots.ismcts import choose_by_search, weigh_by_search
from regnum.bots.random_bot import choose_at_random
from regnum.bots.weighed import Weighed
from regnum.engine.errors import BadSetup

BOTS: Final = ("random", "greedy", "learned", "ismcts", "champion")
"""The bots by name, the weakest first."""
TAUGHT: Final = ("learned", "champion")
"""Those that judge by what was learned, where a game has learned: `learned` is `greedy` so, and `champion` is `ismcts`."""
STEPPERS: Final = ("greedy", "learned")
"""Those that look one step ahead; all but `random` and these search."""
QUICK: Final = 2
"""Worlds, and tries in each, of one that looks one step ahead quickly."""


def choose(
    name: str,
    game: Table,
    seat: int,
    seed: int,
    seconds: float = 0.5,
    iterations: int | None = None,
    quick: bool = False,
) -> int:
    """The answer of a bot to the question put to `seat`.

    `seconds` is how long a searching bot may think; with `iterations` it thinks exactly so often and the clock is not
    read, so the same seed gives the same answer. One that looks one step ahead does so in fewer worlds if it shall be
    `quick`. Raises BadSetup for an unknown bot and IllegalMove for a seat that is not asked."""
    chair = seated(name, game, seat)
    if len(chair.options) == 1:
        return chair.options[0]
    if name == "random":
        return choose_at_random(chair, seed)
    if name in STEPPERS:
        return choose_greedily(chair, seed, QUICK, QUICK) if quick else choose_greedily(chair, seed)
    return choose_by_search(chair, seed, seconds, iterations)


def weigh(name: str, game: Table, seat: int, seed: int, seconds: float = 0.5, iterations: int | None = None) -> list[Weighed]:
    """What a bot thinks of each option of `seat`, in the order of the options; the arguments are those of `choose`.

    A searching bot takes the option with the most tries, of several the one worth most; one that looks one step ahead that
    with the highest worth. Raises BadSetup for an unknown bot and for `random`, which weighs nothing, and IllegalMove for a
    seat that is not asked."""
    chair = seated(name, game, seat)
    if name == "random":
        raise BadSetup("the bot 'random' weighs nothing")
    if name in STEPPERS:
        return weigh_greedily(chair, seed)
    return weigh_by_search(chair, seed, seconds, iterations)


def seated(name: str, game: Table, seat: int) -> Chair:
    """The chair of a bot. Raises BadSetup for an unknown one and IllegalMove for a seat that is not asked."""
    if name not in BOTS:
        raise BadSetup(f"no bot {name!r}; there are {', '.join(BOTS)}")
    return Chair(game, seat, name in TAUGHT)
