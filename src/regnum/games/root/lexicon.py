"""Where the files of this game register their questions, log lines and reasons: each is declared beside the rule that uses it.

The order of registration is the order in which `rulebook.py` imports the files; it is fixed, because action ids follow it."""

from __future__ import annotations

from typing import Final

from regnum.engine.kinds import Arg, Kind, Message, Noun, Number, Pair, Reason, Saying, Seat
from regnum.games.root.components import (
    CARD_DATA,
    CARD_NAMES,
    FACTIONS,
    ITEMS,
    PIECES,
    PLOTS,
    SUITS,
)

KINDS: Final[list[Kind]] = []
SAYINGS: Final[list[Saying]] = []
REASONS: Final[list[Reason]] = []


def kind(name: str, noun: Noun, clause: str, about: Noun | None = None) -> int:
    """Registers a question; returns its number for `Ask`."""
    KINDS.append(Kind(name, noun, f"root.{clause}", about))
    return len(KINDS) - 1


def saying(key: str, **nouns: Noun) -> int:
    """Registers a line of the log; returns its number for `g.say`."""
    SAYINGS.append(Saying(key, **nouns))
    return len(SAYINGS) - 1


def reason(key: str, clause: str, amount: Noun | None = None) -> int:
    """Registers a reason of refusal; returns its number for `Refusal`."""
    REASONS.append(Reason(key, f"root.{clause}", amount))
    return len(REASONS) - 1


class ClearingNoun(Number):
    """A clearing by its printed number; 13 is the Burrow, forests follow from 21 on."""

    def __init__(self) -> None:
        super().__init__(40)

    def text(self, x: int) -> str:
        return str(x + 1)

    def parse(self, text: str) -> int:
        return super().parse(str(int(text) - 1))

    def arg(self, x: int) -> Arg:
        if x == 12:
            return Message("root-burrow")
        if x >= 20:
            return Message("root-forest", {"n": x - 19})
        return Message("root-clearing", {"n": x + 1})


class CardNoun(Noun):
    """A card by its slug; its words do not tell copies apart."""

    def __init__(self) -> None:
        super().__init__(CARD_NAMES, "")

    def arg(self, x: int) -> Arg:
        return Message("root-card-vizier" if x >= len(CARD_DATA) else f"root-card-{CARD_DATA[x]['id']}")


DEEDS: Final = [
    "craft", "battle", "move", "march", "recruit", "build", "overwork", "extra-action", "revolt", "spread", "mobilize", "train",
    "organize", "explore", "aid", "quest", "strike", "repair", "special", "slip", "ritual-build", "ritual-recruit",
    "ritual-score", "ritual-sacrifice", "crusade", "convert", "sanctify", "draw", "trade-post", "dig", "minister", "sway",
    "plot", "trick", "flip", "use-card", "dominance", "take-dominance", "expose", "open-path",
]  # fmt: skip
"""Everything a faction can do of its own accord, for the menus."""

DEED: Final = Noun(DEEDS, "root-deed-")
CLEARING: Final = ClearingNoun()
ROUTE: Final = Pair(CLEARING, CLEARING)
CARD: Final = CardNoun()
FACTION: Final = Noun(FACTIONS, "root-faction-")
SUIT: Final = Noun(SUITS, "root-suit-")
ITEM: Final = Noun(ITEMS, "root-item-")
PIECE: Final = Noun(PIECES, "root-piece-")
PLOT_KIND: Final = Noun(PLOTS, "root-plot-")
NUMBER: Final = Number(64)
SEAT: Final = Seat(6)
ANSWER: Final = Noun(["no", "yes"], "root-answer-")
FIGHT: Final = Pair(CLEARING, FACTION, ("at", "foe"))
SITE: Final = Pair(CLEARING, PIECE, ("at", "piece"))
PREY: Final = Pair(FACTION, PIECE, ("foe", "piece"))


def deed(name: str) -> int:
    """The int of a deed."""
    return DEEDS.index(name)
