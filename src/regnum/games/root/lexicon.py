"""Where the files of this game declare their questions, log lines and reasons, and the nouns they are made of."""

from __future__ import annotations

from typing import Final

import regnum.games.root.components as box
from regnum.engine.kinds import Arg, Lexicon, Message, Noun, Number, Pair, Seat

LEXICON: Final = Lexicon("root")
kind: Final = LEXICON.kind
saying: Final = LEXICON.saying
reason: Final = LEXICON.reason
KINDS: Final = LEXICON.kinds
SAYINGS: Final = LEXICON.sayings
REASONS: Final = LEXICON.reasons


class PlaceNoun(Noun):
    """A clearing by its printed number, in the form a sentence needs ("in", "into", "put", "from"); 13 is the Burrow, forests
    follow from 21 on."""

    def __init__(self, form: str) -> None:
        super().__init__([str(x + 1) for x in range(40)], "", form, "place")

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
        super().__init__(box.CARD_NAMES, "", form, "card")

    def arg(self, x: int) -> Arg:
        name = "root-card-vizier" if x >= len(box.CARD_DATA) else f"root-card-{box.CARD_DATA[x]['id']}"
        suit = f"root-suit-{box.SUITS[box.CARD_SUIT[x]]}.name"
        if x < len(box.CARD_DATA) and box.IS_DOMINANCE[x]:
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
FACTION: Final = Noun(box.FACTIONS, "root-faction-")
FACTION_ACC: Final = Noun(box.FACTIONS, "root-faction-", "acc")
FACTION_OF: Final = Noun(box.FACTIONS, "root-faction-", "of")
FACTION_TO: Final = Noun(box.FACTIONS, "root-faction-", "to")
FACTION_WITH: Final = Noun(box.FACTIONS, "root-faction-", "with")
SUIT: Final = Noun(box.SUITS, "root-suit-")
ITEM: Final = Noun(box.ITEMS, "root-item-")
ITEM_ACC: Final = Noun(box.ITEMS, "root-item-", "acc")
ITEM_OF: Final = Noun(box.ITEMS, "root-item-", "of")
ITEM_READY: Final = Noun(box.ITEMS, "root-item-", "no-ready")
PIECE: Final = Noun(box.PIECES, "root-piece-")
PIECE_ACC: Final = Noun(box.PIECES, "root-piece-", "acc")
RELATION: Final = Noun(box.VAGABOND_DATA["relationships"]["spaces"], "root-relationship-")
PLOT_KIND: Final = Noun(box.PLOTS, "root-plot-")
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
