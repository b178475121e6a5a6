"""The bot that takes any open answer, each equally likely."""

from __future__ import annotations

from regnum.bots.chair import Chair
from regnum.bots.dice import Dice


def choose_at_random(chair: Chair, seed: int) -> int:
    """One of the chair's options."""
    return chair.options[Dice(seed).below(len(chair.options))]
