"""Where the files of this game declare their questions, log lines and reasons, and the nouns they are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regnum.engine.ask import PASS
from regnum.engine.kinds import Arg, Lexicon, Message, Noun, Number, Pair, Seat
from regnum.games.tek.components import (
    ACTIONS,
    NATIONS,
    NOWHERE,
    PER_CARD,
    REGION_NAMES,
    REGIONS,
    RESOURCES,
    TERRAIN,
    TERRAINS,
    TERRITORIES,
    TOKENS,
    digits,
)

LEXICON: Final = Lexicon("tek")
kind: Final = LEXICON.kind
saying: Final = LEXICON.saying
reason: Final = LEXICON.reason
KINDS: Final = LEXICON.kinds
SAYINGS: Final = LEXICON.sayings
REASONS: Final = LEXICON.reasons


def region_marks() -> list[str]:
    """A Roman number for a region whose terrain its territory has more than once, else "none"."""
    marks = []
    for r in range(REGIONS):
        card = r - r % PER_CARD
        same = [x for x in range(card, card + PER_CARD) if TERRAIN[x] == TERRAIN[r]]
        marks.append(["I", "II", "III", "IV", "V"][same.index(r)] if len(same) > 1 and TERRAIN[r] != NOWHERE else "none")
    return marks


MARKS: Final = region_marks()


class RegionNoun(Noun):
    """A region, in the form a sentence needs: "" (nominative), "in", "into" or "from"."""

    def __init__(self, form: str = "") -> None:
        super().__init__(REGION_NAMES, "", form, "region")

    def arg(self, x: int) -> Arg:
        terrain = f"tek-terrain-{TERRAINS[TERRAIN[x]]}{self.form}"
        territory = f"tek-territory-{TERRITORIES[x // PER_CARD]}"
        args: dict[str, Arg] = {"terrain": Message(terrain), "territory": Message(territory), "mark": MARKS[x]}
        return Message(f"tek-region{self.form}", args)


def bundle_text(x: int) -> str:
    """`3f1o2m`, or `0` for nothing."""
    parts = [f"{n}{RESOURCES[i][0]}" for i, n in enumerate(digits(x)) if n]
    return "".join(parts) if parts else "0"


class BundleNoun(Noun):
    """Food, ore and mana as the digits of a number below 1000."""

    def __init__(self) -> None:
        super().__init__([bundle_text(x) for x in range(1000)], "")

    def arg(self, x: int) -> Arg:
        if x == 0:
            return Message("tek-bundle-nothing")
        food, ore, mana = digits(x)
        return Message("tek-bundle", {"food": food, "ore": ore, "mana": mana})

    def part(self, found: dict[str, str], name: str, x: int) -> None:
        found["food"], found["ore"], found["mana"] = [str(n) for n in digits(x)]


class BundleChoice(Noun):
    """A bundle out of those that a question can ever `offer` (food, ore, mana): its place among them."""

    def __init__(self, offer: Callable[[int, int, int], bool]) -> None:
        self.bundles: list[int] = [x for x in range(1000) if offer(*digits(x))]
        super().__init__([bundle_text(x) for x in self.bundles], "")
        self.places: dict[int, int] = {x: i for i, x in enumerate(self.bundles)}

    def options(self, found: list[int]) -> list[int]:
        """The places of bundles; PASS stays PASS. Raises KeyError for a bundle that was never expected."""
        return [PASS if x == PASS else self.places[x] for x in found]

    def arg(self, x: int) -> Arg:
        return BUNDLE.arg(self.bundles[x])

    def part(self, found: dict[str, str], name: str, x: int) -> None:
        BUNDLE.part(found, name, self.bundles[x])


DEEDS: Final = [*ACTIONS, "collect"]
COLLECT: Final = 6

REGION: Final = RegionNoun()
REGION_IN: Final = RegionNoun("in")
REGION_INTO: Final = RegionNoun("into")
REGION_FROM: Final = RegionNoun("from")
TERRITORY: Final = Noun(TERRITORIES, "tek-territory-")
NATION: Final = Noun(NATIONS, "tek-nation-")
RESOURCE: Final = Noun(RESOURCES, "tek-good-")
ACTION: Final = Noun(ACTIONS, "tek-action-")
DEED: Final = Noun(DEEDS, "tek-deed-")
TOKEN: Final = Noun(TOKENS, "tek-token-")
SWAP: Final = Pair(RESOURCE, RESOURCE, ("give", "get"))
BUNDLE: Final = BundleNoun()
NUMBER: Final = Number(16)
SEAT: Final = Seat(6)
TURN: Final = Noun(["down", "up"], "tek-turn-")
ANSWER: Final = Noun(["no", "yes"], "tek-answer-")
