"""The solo opponent's resource marker and attribute markers (solo.resources.1-solo.resources.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regnum.engine.deeds import OPEN
from regnum.games.paladins.components import ATTRIBUTE_TOP, NONE, RESOURCE_TRACK
from regnum.games.paladins.lexicon import ATTRIBUTE, NUMBER, saying
from regnum.games.paladins.solo_reasons import L_PICKS, L_POINTS, L_SKIPS
from regnum.games.paladins.state import OPPONENT, Paladins, raise_attribute

L_MARKER: Final = saying("marker", n=NUMBER, to=NUMBER)
L_WRAPPED: Final = saying("wrapped", attribute=ATTRIBUTE)


# ---------------------------------------------------------------- the resource track
def advance(g: Paladins, n: int) -> None:
    """A step for each resource; a step beyond the right end leads to the left one and raises the lowest attribute."""
    for _ in range(n):
        g.marker += 1
        if g.marker == RESOURCE_TRACK:
            g.marker = 0
            lift_lowest(g)
    if n:
        g.say(L_MARKER, n, g.marker + 1)


def from_marker(g: Paladins, n: int) -> list[int]:
    """The places of a row of `n` cards in the order in which it wants them: from the marker to the right, then from the left;
    the sixth Outsider comes after the fifth (solo.resources.4, solo.resources.5)."""
    return [*range(g.marker, n), *range(g.marker)]


def pick(g: Paladins, n: int, closed: Callable[[Paladins, int], int]) -> int:
    """The first place from the marker on that is not closed, and why not those before it; NONE where all are."""
    g.say(L_POINTS, g.marker + 1)
    for place in from_marker(g, n):
        why = closed(g, place)
        if why == OPEN:
            g.say(L_PICKS, place + 1)
            return place
        g.say(L_SKIPS, place + 1, why)
    return NONE


# ---------------------------------------------------------------- the attributes
def lift_lowest(g: Paladins) -> None:
    """Its lowest attribute rises by 1; of several that are equal the topmost marker (solo.resources.3)."""
    values = g.attributes[OPPONENT * 3 : OPPONENT * 3 + 3]
    lowest = [a for a in g.stack if values[a] == min(values)][-1]
    if values[lowest] < ATTRIBUTE_TOP:
        lift(g, lowest, 1)
        g.say(L_WRAPPED, lowest)


def lift(g: Paladins, a: int, n: int) -> int:
    """Raises an attribute of the opponent; its marker comes to lie on top of those it joins. Tells how far it moved."""
    moved = raise_attribute(g, OPPONENT, a, n)
    if moved:
        g.stack = [other for other in g.stack if other != a] + [a]
    return moved
