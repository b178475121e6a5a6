"""The table of Root as text: the woodland, the factions, the middle of the table, a battle, and the hands one may see."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.constrain import Constrain

from regnum.games.root.terminal.cards import hands, quests
from regnum.games.root.terminal.factions import factions
from regnum.games.root.terminal.middle import battle, headline, middle
from regnum.games.root.terminal.woodland import Woodland, forests
from regnum.games.root.view import RootView

WIDEST = 100


def draw(view: RootView, lang: str) -> RenderableType:
    """The whole table as `view` shows it."""
    parts: list[RenderableType] = [headline(view, lang), Woodland(view, lang)]
    if any(p.vagabond for p in view.players):
        parts.append(forests(view, lang))
    parts += [factions(view, lang), middle(view, lang)]
    if view.quests:
        parts.append(quests(view.quests, lang))
    parts += hands(view, lang)
    if view.battle is not None:
        parts.append(battle(view.battle, lang))
    return Constrain(Group(*parts), WIDEST)
