"""Where the files of this game register their questions, log lines and reasons: each is declared beside the rule that uses it.

The order of registration is the order in which `rulebook.py` imports the files; it is fixed, because action ids follow it."""

from __future__ import annotations

from typing import Final

from regnum.engine.kinds import Arg, Kind, Message, Noun, Number, Pair, Reason, Saying, Seat
from regnum.games.root.components import (
    CARD_DATA,
    CARD_NAMES,
    CARD_SUIT,
    FACTIONS,
    IS_DOMINANCE,
    ITEMS,
    PIECES,
    PLOTS,
    SUITS,
    VAGABOND_DATA,
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


class FormNoun(Noun):
    """A noun in the form a sentence needs: "" is the name itself, else an attribute of its word (`root-faction-eyrie.of`)."""

    def __init__(self, slugs: list[str], prefix: str, form: str) -> None:
        super().__init__(slugs, prefix)
        self.form: str = "." + form

    def arg(self, x: int) -> Arg:
        return Message(self.prefix + self.slugs[x] + self.form)


class PlaceNoun(Number):
    """A clearing by its printed number, in the form a sentence needs ("in", "into", "put", "from"); 13 is the Burrow, forests
    follow from 21 on."""

    def __init__(self, form: str) -> None:
        super().__init__(40)
        self.form: str = "." + form

    def text(self, x: int) -> str:
        return str(x + 1)

    def parse(self, text: str) -> int:
        return super().parse(str(int(text) - 1))

    def arg(self, x: int) -> Arg:
        if x == 12:
            return Message("root-burrow" + self.form)
        if x >= 20:
            return Message("root-forest" + self.form, {"n": x - 19})
        return Message("root-clearing" + self.form, {"n": x + 1})


class ClearingNumber(PlaceNoun):
    """A clearing of which a sentence says the number alone."""

    def __init__(self) -> None:
        super().__init__("number")

    def arg(self, x: int) -> Arg:
        return x + 1


class CardNoun(Noun):
    """A card by its slug; its words give name and suit (once, where the name says it) and do not tell copies apart."""

    def __init__(self, form: str = "") -> None:
        super().__init__(CARD_NAMES, "")
        self.form: str = "." + form if form else ""

    def arg(self, x: int) -> Arg:
        name = "root-card-vizier" if x >= len(CARD_DATA) else f"root-card-{CARD_DATA[x]['id']}"
        suit = f"root-suit-{SUITS[CARD_SUIT[x]]}.name"
        if x < len(CARD_DATA) and IS_DOMINANCE[x]:
            return Message(f"root-card-alone{self.form}", {"name": Message(name)})
        return Message(f"root-card{self.form}", {"name": Message(name), "suit": Message(suit)})


DEEDS: Final = [
    "craft", "battle", "move", "march", "recruit", "build", "overwork", "extra-action", "revolt", "spread", "mobilize", "train",
    "organize", "explore", "aid", "quest", "strike", "repair", "special", "slip", "ritual-build", "ritual-recruit",
    "ritual-score", "ritual-sacrifice", "crusade", "convert", "sanctify", "draw", "trade-post", "dig", "minister", "sway",
    "plot", "trick", "flip", "use-card", "dominance", "take-dominance", "expose", "open-path",
]  # fmt: skip
"""Everything a faction can do of its own accord, for the menus."""

DEED: Final = Noun(DEEDS, "root-deed-")
PLACE_IN: Final = PlaceNoun("in")
PLACE_INTO: Final = PlaceNoun("into")
PLACE_PUT: Final = PlaceNoun("put")
PLACE_FROM: Final = PlaceNoun("from")
ROUTE: Final = Pair(PLACE_FROM, PLACE_INTO)
PATH: Final = Pair(ClearingNumber(), ClearingNumber())
CARD: Final = CardNoun()
CARD_QUOTED: Final = CardNoun("quoted")
FACTION: Final = Noun(FACTIONS, "root-faction-")
FACTION_ACC: Final = FormNoun(FACTIONS, "root-faction-", "acc")
FACTION_OF: Final = FormNoun(FACTIONS, "root-faction-", "of")
FACTION_TO: Final = FormNoun(FACTIONS, "root-faction-", "to")
FACTION_WITH: Final = FormNoun(FACTIONS, "root-faction-", "with")
SUIT: Final = Noun(SUITS, "root-suit-")
ITEM: Final = Noun(ITEMS, "root-item-")
ITEM_ACC: Final = FormNoun(ITEMS, "root-item-", "acc")
ITEM_OF: Final = FormNoun(ITEMS, "root-item-", "of")
ITEM_READY: Final = FormNoun(ITEMS, "root-item-", "no-ready")
PIECE: Final = Noun(PIECES, "root-piece-")
PIECE_ACC: Final = FormNoun(PIECES, "root-piece-", "acc")
RELATION: Final = Noun(VAGABOND_DATA["relationships"]["spaces"], "root-relationship-")
PLOT_KIND: Final = Noun(PLOTS, "root-plot-")
NUMBER: Final = Number(64)
SEAT: Final = Seat(6)
ANSWER: Final = Noun(["no", "yes"], "root-answer-")
FIGHT: Final = Pair(PLACE_IN, FACTION_ACC, ("at", "foe"))
BAND: Final = Pair(PLACE_IN, FACTION_OF, ("at", "foe"))
SITE: Final = Pair(PLACE_IN, PIECE, ("at", "piece"))
SITE_ACC: Final = Pair(PLACE_IN, PIECE_ACC, ("at", "piece"))


def deed(name: str) -> int:
    """The int of a deed."""
    return DEEDS.index(name)
