"""Hands with what the cards do, and the open quests."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from regnum.games.root.components import CARD_DATA, CARD_NAMES
from regnum.games.root.terminal.style import card, card_suit, faction, items, joined, labelled, suit
from regnum.games.root.view import Player, Quest, RootView
from regnum.words import say


def hands(view: RootView, lang: str) -> list[Table]:
    """The hands that may be seen."""
    return [hand(p, p.hand, lang) for p in view.players if p.hand]


def hand(p: Player, slugs: list[str], lang: str) -> Table:
    """A hand: suit, name, price, what the card does."""
    title = Text(say(lang, "root-zone-hand"), style="bold").append(" ").append_text(faction(p.faction, lang))
    table = list_table(title)
    for slug in slugs:
        data = CARD_DATA[CARD_NAMES.index(slug)]
        cost = joined([suit(name, lang) for name in data.get("cost", [])])
        table.add_row(suit(card_suit(slug), lang), card(slug, lang), cost, say(lang, f"root-card-{data['id']}.text"))
    return table


def quests(found: list[Quest], lang: str) -> Text:
    """The open quests: suit, name and items."""
    told = [suit(q.suit, lang).append(f" {say(lang, f'root-quest-{q.id}')} (").append_text(items(q.items, lang)) for q in found]
    return labelled(say(lang, "root-zone-quests"), joined([line.append(")") for line in told]))


def list_table(title: Text) -> Table:
    """An empty list of cards; the last column takes what room is left."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), title=title, title_justify="left", expand=True)
    for width in (9, 24, 18):
        table.add_column(max_width=width)
    table.add_column(ratio=1, style="dim")
    return table
