"""What leaves the engine: a whitelist."""

from __future__ import annotations

import msgspec

from .state import Ferry, giver


class FerryView(msgspec.Struct):
    """What one seat sees; -1 is the back of a card."""

    hand: list[int]
    hands: list[int]
    deck: int
    discard: list[int]
    offer: list[int]
    points: list[int]
    ports: list[int]
    over: bool


def view(g: Ferry, seat: int | None) -> FerryView:
    hand = [] if seat is None else g.hands[seat][:]
    offer = g.offer[:] if g.offer and seat is not None and giver(g) == seat else [-1] * len(g.offer)
    return FerryView(hand, [len(h) for h in g.hands], len(g.deck), g.discard[:], offer, g.points[:], g.ports[:], g.over)
