"""A game against the solo opponent, who takes its turn as soon as the human has acted."""

from __future__ import annotations

from typing import Final

from regnum.games.paladins.components import ACTIONS, SCHEMES
from tests.law.paladins.gains import spelt
from tests.law.paladins.table import Table

ROW: Final = ["acolyte-1", "squire-3", "watchman-3", "gatekeeper-2", "missionary-3"]
"""Townsfolk who give one worker when dismissed, the last of them two."""
FOES: Final = ["armourer-viking", "guardian-viking", "lookout-viking", "protector-viking", "archer-byzantine", "archer-saracen"]


def against(*schemes: str, workers: int = 7, marker: int = 1, seed: int = 1, **attributes: int) -> Table:
    """The opponent has so many workers, and these Schemes come next; nothing lies in its way."""
    t = Table(1, seed).workers(1, "4 labourer").workers(2, f"{workers} labourer").marker(marker).attribute(2, **attributes)
    t.townsfolk(*ROW).outsiders(*FOES)
    wanted = [card for name in schemes for card in [SCHEMES.index(ACTIONS.index(name))]]
    t.lay("schemes", wanted + [card for card in t.pile("schemes") if card not in wanted])
    return t.lay("schemes_aside", [card for card in t.pile("schemes_aside") if card not in wanted])


def turn(t: Table, deed: str = "hunt") -> Table:
    """The human acts, and then the opponent."""
    return t.play(f"act {deed}")


def taken(t: Table, action: str) -> Table:
    """An action space of the opponent's board holds workers."""
    return t.laid(2, action, "labourer")


def crew(t: Table) -> int:
    """How many workers the opponent has left."""
    return len(t.hand(2))


def space(t: Table) -> int:
    """Where its resource marker lies, from 1."""
    shown = t.live.view(None).solo
    assert shown is not None
    marker: int = shown.marker
    return marker


def until(t: Table, kind: str) -> Table:
    """Plays on to the next question of a kind: the first answer to all others, and passing at once."""
    while t.asked != kind:
        t.play("act pass" if t.asked == "act" else f"{t.asked} {t.options()[0]}")
    return t


def told(t: Table) -> list[str]:
    """The lines of the log from the last Scheme on, each as its key and the words and numbers in it."""
    lines = [message for _, message in t.live.log(None)]
    start = max(i for i, message in enumerate(lines) if message.key == "paladins-log-solo-scheme")
    return [spelt(message).removeprefix("log-").removeprefix("solo-") for message in lines[start:]]
