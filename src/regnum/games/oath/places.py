"""Slots of the map as questions and log lines name them: a faceup site by its name, a facedown one by where it lies."""

from __future__ import annotations

from typing import Final

from regnum.games.oath.components import SITES
from regnum.games.oath.state import Oath

FACEDOWN: Final = len(SITES)


def place(g: Oath, slot: int) -> int:
    """What a slot is called (lexicon.PLACE)."""
    return g.sites[slot] if g.faceup[slot] else FACEDOWN + slot


def slot_at(g: Oath, place: int) -> int:
    """The slot that is called so."""
    return g.sites.index(place) if place < FACEDOWN else place - FACEDOWN
