"""Colours and small words that every part of the table uses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from regnum.games.root.components import CARD_DATA, CARD_NAMES, CARD_SUIT, SUITS
from regnum.words import say

FACTION_COLOURS: Final = {
    "marquise": "orange1",
    "eyrie": "bright_blue",
    "alliance": "bright_green",
    "vagabond": "bright_white",
    "vagabond2": "grey70",
    "lizard": "bright_yellow",
    "riverfolk": "bright_cyan",
    "duchy": "tan",
    "corvid": "bright_magenta",
}
SUIT_COLOURS: Final = {"fox": "red", "rabbit": "yellow", "mouse": "dark_orange3", "bird": "cyan", "any": "white"}
FILLED, EMPTY = "▰", "▱"


def faction(name: str, lang: str) -> Text:
    """A faction by its short name, in its colour."""
    return Text(say(lang, f"root-faction-{name}.short"), style=f"bold {FACTION_COLOURS[name]}")


def suit(name: str, lang: str) -> Text:
    """A suit by name, in its colour; `?` is any of them."""
    return Text("?" if name == "any" else say(lang, f"root-suit-{name}"), style=SUIT_COLOURS[name])


def card(slug: str, lang: str) -> Text:
    """A card by name, in the colour of its suit."""
    i = CARD_NAMES.index(slug)
    key = "vizier" if i >= len(CARD_DATA) else CARD_DATA[i]["id"]
    return Text(say(lang, f"root-card-{key}"), style=SUIT_COLOURS[card_suit(slug)])


def card_suit(slug: str) -> str:
    """The suit of a card."""
    return SUITS[CARD_SUIT[CARD_NAMES.index(slug)]]


def cards(slugs: Sequence[str], lang: str) -> Text:
    """Cards by name."""
    return joined([card(slug, lang) for slug in slugs])


def joined(parts: Sequence[Text], between: str = ", ") -> Text:
    """Texts in a row."""
    return Text(between).join(parts)


def labelled(label: str, value: Text | str | int) -> Text:
    """`Supply: 12`, the label dim."""
    found = Text(f"{label}: ", style="dim")
    return found.append_text(value if isinstance(value, Text) else Text(str(value)))


def counted(names: Sequence[str]) -> list[tuple[str, int]]:
    """Each name once with how often it stands there, in the order of first mention."""
    return [(name, names.count(name)) for i, name in enumerate(names) if name not in names[:i]]


def times(text: str, n: int) -> str:
    """`Boot ×2`, or `Boot` for one."""
    return text if n == 1 else f"{text} ×{n}"


def items(names: Sequence[str], lang: str) -> Text:
    """Items by name."""
    return joined([Text(times(say(lang, f"root-item-{name}"), n)) for name, n in counted(names)])
