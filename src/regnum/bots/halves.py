"""The search of a game that cannot be foreseen past the step of a question (`Rulebook.foresees`): wide instead of deep.

All options are looked at as `greedy` looks at them, in worlds that are the same for all; the better half is looked at in more
worlds, and the better half of that, until one is left (sequential halving: Karnin, Koren, Somekh 2013). Every round takes as
long as every other."""

from __future__ import annotations

from time import monotonic

from regnum.bots.chair import Chair
from regnum.bots.greedy import TRIES, promises
from regnum.bots.weighed import Weighed


def weigh_by_halves(chair: Chair, seed: int, seconds: float, iterations: int | None) -> list[Weighed]:
    """What each option comes to by the end of its step, and in how many worlds it was tried; all options together are tried
    about `iterations` times, or, where that is None, for so many seconds."""
    ends: dict[int, list[float]] = {option: [] for option in chair.options}
    left = chair.options[:]
    rounds = (len(left) - 1).bit_length()
    began = monotonic()
    tried = world = 0
    for n in range(1, rounds + 1):
        share = n / rounds
        going = True
        while going:
            for option in left:
                ends[option] += promises(chair, option, seed + world, 1, TRIES)
            world += 1
            tried += len(left)
            going = monotonic() < began + seconds * share if iterations is None else tried < iterations * share
        left.sort(key=lambda option: -sum(ends[option]))
        del left[(len(left) + 1) // 2 :]
    return [Weighed(option, len(x), sum(x), sum([y * y for y in x])) for option, x in ends.items()]
