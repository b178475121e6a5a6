"""Where the files of this game declare their questions, log lines and reasons, and the nouns they are made of."""

from __future__ import annotations

from typing import Final

from regnum.engine.kinds import Arg, Lexicon, Message, Noun, Number, Pair, Seat
from regnum.games.oath.components import (
    ACTIONS,
    ATTACK_FACES,
    BANNERS,
    CARDS,
    COLOURS,
    DEFENSE_FACES,
    EDIFICES,
    FIRST_EDIFICE,
    FIRST_VISION,
    OATHS,
    REGIONS,
    RELICS,
    RELIQUARY,
    RUINS,
    SITES,
    SLOT_REGION,
    SLOTS,
    SUITS,
)
from regnum.games.oath.powers_data import BEARERS, FIRST_BANNER, FIRST_RELIC, FIRST_RELIQUARY, FIRST_SITE, THE_TITLE

LEXICON: Final = Lexicon("oath")
kind: Final = LEXICON.kind
saying: Final = LEXICON.saying
reason: Final = LEXICON.reason

MOST_SEATS: Final = 6
NAMED: Final[list[str]] = [
    *["denizen"] * FIRST_EDIFICE,
    *["edifice"] * (len(EDIFICES) + len(RUINS)),
    *["vision"] * (len(CARDS) - FIRST_VISION),
    *["relic"] * (FIRST_SITE - FIRST_RELIC),
    *["site"] * (FIRST_RELIQUARY - FIRST_SITE),
    *["reliquary"] * (FIRST_BANNER - FIRST_RELIQUARY),
    *["banner"] * (THE_TITLE - FIRST_BANNER),
    "role",
]
"""Which words the name of each bearer is among: `oath-<this>-<bearer>`."""


class BearerNoun(Noun):
    """Whatever has powers: a card, relic, site, space of the Reliquary, banner, or the title."""

    def __init__(self, names: list[str], sort: str) -> None:
        super().__init__(names, "", sort=sort)
        self.keys: list[str] = [f"oath-{NAMED[BEARERS.index(name)]}-{name}" for name in names]

    def arg(self, x: int) -> Arg:
        return Message(self.keys[x])


class PlaceNoun(Noun):
    """A place of the map: a faceup site by its name, a facedown one by where it lies."""

    def __init__(self) -> None:
        super().__init__([*SITES, *[f"facedown-{slot + 1}" for slot in range(SLOTS)]], "oath-site-", sort="site")

    def arg(self, x: int) -> Arg:
        if x < len(SITES):
            return super().arg(x)
        slot = x - len(SITES)
        row = slot - SLOT_REGION.index(SLOT_REGION[slot]) + 1
        return Message("oath-site-facedown", {"region": REGION_OF.arg(SLOT_REGION[slot]), "row": row})


SEAT: Final = Seat(MOST_SEATS)
SUIT: Final = Noun(SUITS, "oath-suit-")
SUIT_OF: Final = Noun(SUITS, "oath-suit-", "of")
REGION: Final = Noun(REGIONS, "oath-region-")
REGION_ACC: Final = Noun(REGIONS, "oath-region-", "acc")
REGION_OF: Final = Noun(REGIONS, "oath-region-", "of")
ACTION: Final = Noun(ACTIONS, "oath-action-")
OATH: Final = Noun(OATHS, "oath-oath-")
COLOUR: Final = Noun(COLOURS, "oath-seat-", sort="colour")
BANNER: Final = Noun(BANNERS, "oath-banner-")
SPACE: Final = Noun(RELIQUARY, "oath-reliquary-")
RELIC: Final = Noun(RELICS, "oath-relic-")
ITEM: Final = BearerNoun([*RELICS, *BANNERS], "item")
"""A relic, or behind the relics a banner: what can be taken, recovered or aimed at."""
CARD: Final = BearerNoun(CARDS, "card")
BEARER: Final = BearerNoun(BEARERS, "card")
PLACE: Final = PlaceNoun()
ATTACK_FACE: Final = Noun(ATTACK_FACES, "oath-face-")
DEFENSE_FACE: Final = Noun(DEFENSE_FACES, "oath-face-")
NUMBER: Final = Number(64)
FIRST_BANNER_ITEM: Final = len(RELICS)
CARD_TO: Final = Pair(CARD, PLACE, ("card", "site"))
SEAT_ITEM: Final = Pair(SEAT, ITEM, ("seat", "item"))
