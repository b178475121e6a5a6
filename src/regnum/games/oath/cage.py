"""The Obsidian Cage: whose warbands are on it, and how they come out."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import Ask, Rule
from regnum.engine.deeds import OPEN
from regnum.engine.kinds import Pair
from regnum.engine.lists import raised
from regnum.games.oath.lexicon import NUMBER, SEAT, kind, reason, saying
from regnum.games.oath.state import EMPIRE, Oath, colour_of, imperial

CAGED: Final = Pair(SEAT, SEAT, ("seat", "board"))
K_RELEASE: Final = kind("release", CAGED, "10.move")
K_RELEASE_N: Final = kind("release-n", NUMBER, "10.move", CAGED)
L_RELEASE: Final = saying("release", seat=SEAT, other=SEAT, n=NUMBER)
R_CAGE: Final = reason("cage-empty", "9.3")


def caged(g: Oath) -> list[int]:
    """Whose warbands are in the Cage, and to which boards they can go: purple ones to any of the Empire."""
    found: list[int] = []
    for colour in range(g.seats):
        if g.cage[colour] > 0:
            boards = [p for p in range(g.seats) if imperial(g, p)] if colour == EMPIRE else [colour]
            found += [CAGED.pack(colour, board) for board in boards]
    return found


def closed_cage(g: Oath, me: int, power: int, x: int, y: int) -> int:
    """Whether there are any."""
    return OPEN if any(g.cage) else R_CAGE


def release(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """Warbands leave the Cage for a board of their colour; those of a player who is a Citizen now become purple."""
    chosen = yield Ask(me, K_RELEASE, partial(caged, g))
    colour, board = CAGED.unpack(chosen)
    n = yield Ask(me, K_RELEASE_N, partial(down_from, g.cage[colour]), chosen)
    set_free(g, colour, board, n)


def down_from(n: int) -> list[int]:
    """From all to one."""
    return list(range(n, 0, -1))


def set_free(g: Oath, colour: int, board: int, n: int) -> None:
    """Warbands go from the Cage to a board."""
    g.cage = raised(g.cage, colour, -n)
    if colour != colour_of(g, board):
        g.bank = raised(g.bank, colour, n)
        n = min(n, g.bank[EMPIRE])
        g.bank = raised(g.bank, EMPIRE, -n)
    g.warbands = raised(g.warbands, board, n)
    g.say(L_RELEASE, colour, board, n)


def open_cage(g: Oath, me: int) -> Rule[None]:
    """The Cage leaves its holder for the relic deck: all that are on it go to boards first."""
    while any(g.cage):
        chosen = yield Ask(me, K_RELEASE, partial(caged, g))
        colour, board = CAGED.unpack(chosen)
        set_free(g, colour, board, g.cage[colour])
