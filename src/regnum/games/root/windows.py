"""Crafted cards and their persistent effects (4.1.3): the windows in which they act and the rules they bend are declared beside
the rules themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regnum.engine.deeds import HIDDEN, OPEN
from regnum.engine.lists import joined
from regnum.engine.powers import Powers
from regnum.games.root.components import CARD_DATA, CARD_EFFECT, CARD_KIND
from regnum.games.root.fight import Fight
from regnum.games.root.lexicon import CARD, CARD_QUOTED, SEAT, kind, saying
from regnum.games.root.state import Root

K_USE: Final = kind("use", CARD, "4.1.3")
L_USED: Final = saying("used-card", who=SEAT, card=CARD_QUOTED)

PER_TURN: Final = 1
PER_BATTLE: Final = 2
"""The spans in which a card is used once."""
NO_DRAW: Final = -200
"""In `used`: no card is drawn this Evening."""
PERSISTENT: Final = [effect for effect, what in zip(CARD_EFFECT, CARD_KIND, strict=True) if what == "persistent"]


class Effects(Powers[Root]):
    """The cards of both decks by the name of their effect; those in a play area are in force for their owner."""

    def in_force(self, g: Root, who: int) -> list[int]:
        return g.effects[who]

    def seat(self, g: Root, who: int) -> int:
        return g.seat[who]

    def used(self, g: Root, who: int, thing: int, span: int) -> bool:
        return thing in (g.used if span == PER_TURN else fight_of(g).used)

    def use(self, g: Root, who: int, thing: int, span: int) -> None:
        if span == PER_TURN:
            g.used = joined(g.used, thing)
        else:
            fight_of(g).used = joined(fight_of(g).used, thing)
        g.say(L_USED, g.seat[who], thing)


EFFECTS: Final = Effects(CARD_EFFECT, K_USE)


def fight_of(g: Root) -> Fight:
    """The battle in progress."""
    assert g.battle is not None
    return g.battle


def given(able: Callable[[Root, int], object]) -> Callable[[Root, int, int], int]:
    """The why-not function of a card: its owner has something to use it on, or there is nothing to say of it."""

    def closed(g: Root, f: int, card: int) -> int:
        return OPEN if able(g, f) else HIDDEN

    return closed


def number(effect: str, what: str) -> int:
    """A number of a card, from its data."""
    n: int = CARD_DATA[CARD_EFFECT.index(effect)]["numbers"][what]
    return n
