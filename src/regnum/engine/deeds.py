"""A menu is a list of deeds: an entry knows its id, why it is closed, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Generic, TypeVar

from regnum.engine.ask import PASS, Ask, Refusal, Rule
from regnum.engine.state import State

OPEN: Final = -1
"""No reason against it."""
HIDDEN: Final = -2
"""Not open, and not worth a word: what the player does not have."""
AMOUNT: Final = 1 << 16

S = TypeVar("S", bound=State)


def lacking(reason: int, amount: int) -> int:
    """A reason with its number, as one int."""
    return reason + (amount + 1) * AMOUNT


def refusal(option: int, why: int) -> Refusal:
    """The refusal of an option for a reason, with its number if it has one."""
    return Refusal(option, why % AMOUNT, why // AMOUNT - 1)


def refusals(options: Iterable[int], closed: Callable[[int], int]) -> list[Refusal]:
    """Those of the options that are closed, and why: `closed` gives OPEN, a reason or HIDDEN."""
    found = [(option, closed(option)) for option in options]
    return [refusal(option, why) for option, why in found if why >= 0]


class Entry(Generic[S]):
    """Something a player may do of its own accord."""

    __slots__ = ("do", "id")

    def __init__(self, id: int, do: Callable[[S, int], Rule[None]]) -> None:
        self.id: int = id
        self.do: Callable[[S, int], Rule[None]] = do

    def closed(self, g: S, me: int) -> int:
        """OPEN, the reason why not (perhaps `lacking` so many) or HIDDEN."""
        raise NotImplementedError


class Deed(Entry[S]):
    """One that asks a function why not."""

    __slots__ = ("why_not",)

    def __init__(self, id: int, why_not: Callable[[S, int], int], do: Callable[[S, int], Rule[None]]) -> None:
        super().__init__(id, do)
        self.why_not: Callable[[S, int], int] = why_not

    def closed(self, g: S, me: int) -> int:
        return self.why_not(g, me)


def open_deeds(g: S, me: int, deeds: list[Entry[S]], end: bool) -> list[int]:
    """The ids of what `me` can do now, and PASS where the menu may be left."""
    found = [deed.id for deed in deeds if deed.closed(g, me) == OPEN]
    if end:
        found.append(PASS)
    return found


def closed_deeds(g: S, me: int, deeds: list[Entry[S]]) -> list[Refusal]:
    """What `me` cannot do now, and why."""
    found = [(deed.id, deed.closed(g, me)) for deed in deeds]
    return [refusal(id, why) for id, why in found if why >= 0]


def choose_deed(
    g: S, seat: int, kind: int, me: int, deeds: list[Entry[S]], about: int = PASS, end: bool = True, secret: bool = True
) -> Rule[int]:
    """Asks which deed, and does it; gives its id, or PASS when the menu was left.

    A `secret` menu is asked also when nothing but its end is left: others must not learn from its absence what is in a hand."""
    chosen = yield Ask(seat, kind, lambda: open_deeds(g, me, deeds, end), about, secret, lambda: closed_deeds(g, me, deeds))
    for deed in deeds:
        if deed.id == chosen:
            yield from deed.do(g, me)
            break
    return chosen
