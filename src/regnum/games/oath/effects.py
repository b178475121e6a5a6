"""Carrying out what a power says (7.1.3): its deeds one by one, or its own rule.

Each word of DEEDS that moves something is bound by `bind`, with what it does and whether it can do anything: gains.py and
looks.py, and above the chapters exchanges.py and undertakings.py, so that no chapter needs them. Words that are only read, by
queries or by the Campaign, are bound by nobody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regnum.engine.ask import Rule
from regnum.games.oath.conditions import all_hold, count
from regnum.games.oath.own import OWN_DO
from regnum.games.oath.powers_data import POWERS, Deed
from regnum.games.oath.state import Oath
from regnum.games.oath.vocabulary import DEEDS, MODIFIER, NONE

Doer = Callable[[Oath, int, int, Deed, int, int], Rule[None]]
"""Of state, user, power, deed, x and y."""
Chance = Callable[[Oath, int, int, Deed, int, int], bool]
Reason = Callable[[Oath, int], int]
"""Of state and bearer: why a deed that would do nothing is closed."""
DOERS: Final[list[Doer | None]] = [None] * len(DEEDS)
CHANCES: Final[list[Chance | None]] = [None] * len(DEEDS)
REASONS: Final[list[Reason | None]] = [None] * len(DEEDS)


MOVES: Final[list[list[Deed]]] = [[] for _ in POWERS]
ON_VICTORY: Final[list[list[Deed]]] = [[] for _ in POWERS]
"""By power: its deeds that move something, at once and on victory."""


def bind(word: int, do: Doer, can: Chance | None = None, why: Reason | None = None) -> None:
    """Binds a word of DEEDS. `can`: whether it would do anything; it is not carried out otherwise, and `why` says why. Raises
    ImportError for one that is bound already."""
    if DOERS[word] is not None:
        raise ImportError(f"the deed {DEEDS[word]!r} is bound twice")
    DOERS[word] = do
    CHANCES[word] = can
    REASONS[word] = why
    for i, power in enumerate(POWERS):
        if any([deed.word == word for deed in power.deeds]):
            bound = [deed for deed in power.deeds if DOERS[deed.word] is not None]
            MOVES[i] = [deed for deed in bound if not deed.on_victory]
            ON_VICTORY[i] = [deed for deed in bound if deed.on_victory]


def amount(g: Oath, me: int, power: int, deed: Deed) -> int:
    """The number of a deed, counted if need be."""
    return deed.n if deed.counter == NONE else count(g, power, deed.counter, deed.suits, me)


def moves(power: int, win: bool = False) -> list[Deed]:
    """The deeds of a power that move something, on victory or otherwise."""
    return ON_VICTORY[power] if win else MOVES[power]


def possible(g: Oath, me: int, power: int, deed: Deed, x: int = NONE, y: int = NONE) -> bool:
    """Whether a deed would do anything now."""
    can = CHANCES[deed.word]
    if not all_hold(g, deed.when, POWERS[power].bearer, me, x, y, g.doing.amount):
        return False
    return can is None or can(g, me, power, deed, x, y)


def deferred(power: int) -> bool:
    """Whether what a modifier moves comes at a later window than its declaration (Special Envoy)."""
    return POWERS[power].kind == MODIFIER and POWERS[power].also != []


def do(g: Oath, me: int, power: int, x: int = NONE, y: int = NONE, win: bool = False) -> Rule[None]:
    """Carries out a power as far as possible (7.1.3); `win`: what it brings on victory. A modifier that acts later does nothing
    yet."""
    own = OWN_DO[power]
    if own is not None:
        yield from own(g, me, power, x, y)
    elif not deferred(power):
        yield from carry_out(g, me, power, x, y, win)


def carry_out(g: Oath, me: int, power: int, x: int = NONE, y: int = NONE, win: bool = False) -> Rule[None]:
    """The deeds of a power, in order."""
    for deed in moves(power, win):
        act = DOERS[deed.word]
        if act is not None and possible(g, me, power, deed, x, y):
            yield from act(g, me, power, deed, x, y)
