"""A question, a rule, and questions asked of several seats at once."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from regnum.engine.state import State

PASS: Final = -1
"""The option that declines."""

T = TypeVar("T")


class Refusal:
    """An option that is not open: the reason (an index into the game's reasons) and its number, if it has one."""

    __slots__ = ("amount", "option", "reason")

    def __init__(self, option: int, reason: int, amount: int = PASS) -> None:
        self.option: int = option
        self.reason: int = reason
        self.amount: int = amount


class Ask:
    """One decision of one seat.

    `options` is called only when somebody must look. `about` is the thing in question, for the prompt. A `secret` question
    is put even to a seat with a single answer, because not being asked would betray something. `why` lists what is not
    open and the reason, from the predicates that closed it. `others` are asked together with it.
    """

    __slots__ = ("about", "kind", "options", "others", "seat", "secret", "why")

    def __init__(
        self,
        seat: int,
        kind: int,
        options: Callable[[], list[int]],
        about: int = PASS,
        secret: bool = False,
        why: Callable[[], list[Refusal]] | None = None,
    ) -> None:
        self.seat: int = seat
        self.kind: int = kind
        self.options: Callable[[], list[int]] = options
        self.about: int = about
        self.secret: bool = secret
        self.why: Callable[[], list[Refusal]] | None = why
        self.others: list[Ask] | None = None


Rule = Generator[Ask, int, T]


def together(g: State, asks: list[Ask]) -> Rule[list[int]]:
    """Asks all seats at once; the answers come together, in the order of `asks`, and are then public."""
    asks[0].others = asks[1:]
    answers: list[int] = []
    for ask in asks:
        answers.append((yield ask))
    g.chance.reveal()
    return answers
