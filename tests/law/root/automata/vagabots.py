"""Positions with a Vagabot.

    t = roamer(3, at=1).army("eyrie", 5, 1)
    by(t, FOX)
    assert spent(t) == 2

Its items are torches, of which the supply on the map has none. Beside those that are ready it has six exhausted ones, which the
Evening refreshes: what is exhausted after its turn, it exhausted in its turn.
"""

from __future__ import annotations

from regnum.games.root.boards import DAMAGED, DAMAGED_EXHAUSTED, EXHAUSTED, READY
from regnum.games.root.components import ITEMS
from regnum.games.root.factions.items import KINDS
from tests.law.root.wandering import Wandering

TORCH = ITEMS.index("torch")


def roamer(
    ready: int, *others: str, character: str = "thief", at: int = 1, worn: int = 6, damaged: int = 0, **options: str
) -> Wandering:
    """The Vagabot, whose turn comes first, with nothing but torches; others, or an Eyrie without pieces."""
    t = Wandering(" ".join((f"vagabot:{character}", *(others or ("eyrie",)))), 1, "", **options).wander(character, at)
    board = t.board()
    board.items = [0] * (4 * KINDS)
    board.items[READY * KINDS + TORCH] = ready
    board.items[EXHAUSTED * KINDS + TORCH] = worn
    board.items[DAMAGED * KINDS + TORCH] = damaged
    return t.open_quests("fundraising").no_ruins()


def by(t: Wandering, order: str, phase: str = "daylight") -> Wandering:
    """Play begins in a later phase of its turn, with an order that was turned up in Birdsong."""
    t.g.agenda = t.take(order)
    return t.begin("vagabond", phase)


def count(t: Wandering, state: int) -> int:
    """How many of its items are in a state."""
    return sum(t.board().items[state * KINDS : (state + 1) * KINDS])


def spent(t: Wandering) -> int:
    """How many items are exhausted and not damaged."""
    return count(t, EXHAUSTED)


def hurt(t: Wandering) -> int:
    """How many items are damaged."""
    return count(t, DAMAGED) + count(t, DAMAGED_EXHAUSTED)
