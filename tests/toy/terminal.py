"""The table of Ferrymen as text."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table

from regnum.words import say

from .view import FerryView


def draw(view: FerryView, lang: str) -> RenderableType:
    """One line a seat: cards in hand, port, points."""
    table = Table(title=say(lang, "toy-title"), title_justify="left")
    for head in ("", "▮", "⚓", "="):
        table.add_column(head)
    for s, cards in enumerate(view.hands):
        table.add_row(say(lang, "regnum-seat", seat=s + 1), str(cards), str(view.ports[s]), str(view.points[s]))
    return table
