"""The state of Ferrymen: every zone a list of cards."""

from __future__ import annotations

from typing import ClassVar

from regnum.engine.chance import Chance
from regnum.engine.state import State


class Ferry(State):
    """Every list is changed in place, so a copy has its own."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "chance", "over", "deck", "discard", "hands", "offer", "phase", "points", "ports", "rounds", "seat",
    )  # fmt: skip
    __slots__ = FIELDS[2:]

    def __init__(
        self,
        chance: Chance,
        over: bool,
        deck: list[int],
        discard: list[int],
        hands: list[list[int]],
        offer: list[int],
        phase: int,
        points: list[int],
        ports: list[int],
        rounds: int,
        seat: int,
    ) -> None:
        super().__init__(chance, over)
        self.deck = deck
        self.discard = discard
        self.hands = hands
        self.offer = offer
        self.phase = phase
        self.points = points
        self.ports = ports
        self.rounds = rounds
        self.seat = seat

    def clone(self) -> Ferry:
        return Ferry(
            self.chance.clone(), self.over, self.deck[:], self.discard[:], [h[:] for h in self.hands], self.offer[:],
            self.phase, self.points[:], self.ports[:], self.rounds, self.seat,
        )  # fmt: skip


def giver(g: Ferry) -> int:
    """The seat whose turn it is."""
    return (g.seat or len(g.hands)) - 1
