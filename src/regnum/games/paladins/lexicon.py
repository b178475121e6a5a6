"""Where the files of this game declare their questions, log lines and reasons, and the nouns they are made of."""

from __future__ import annotations

from typing import Final

from regnum.engine.kinds import Arg, Lexicon, Message, Noun, Number, Pair, Seat
from regnum.games.paladins.components import (
    ACTIONS,
    ATTRIBUTES,
    FAVOUR_GAINS,
    FAVOURS,
    GAINS,
    JAR_GAINS,
    JAR_SQUARES,
    ORDERS,
    OUTSIDER_KIND,
    OUTSIDERS,
    PALADINS,
    SQUARE_GAINS,
    SQUARE_REGION,
    SQUARES,
    TAVERN,
    TAVERN_WORKERS,
    TOWNSFOLK,
    TOWNSFOLK_KIND,
    WALL_GAINS,
    WALL_POINTS,
    WALLS,
    WORKERS,
    Gain,
)

LEXICON: Final = Lexicon("paladins")
kind: Final = LEXICON.kind
saying: Final = LEXICON.saying
reason: Final = LEXICON.reason
KINDS: Final = LEXICON.kinds
SAYINGS: Final = LEXICON.sayings
REASONS: Final = LEXICON.reasons

SOLO_OPPONENT: Final = 4
"""What the solo opponent is called in log lines; as a side of the table it is state.OPPONENT."""


class SideNoun(Seat):
    """A seat, or the solo opponent, who has none."""

    def __init__(self) -> None:
        super().__init__(SOLO_OPPONENT + 1)
        self.slugs[SOLO_OPPONENT] = "solo"

    def arg(self, x: int) -> Arg:
        return Message("paladins-solo") if x == SOLO_OPPONENT else super().arg(x)


class CardNoun(Noun):
    """A card that shares its words with the others of its kind: `townsfolk-abbot` for abbot-1 to abbot-3."""

    def __init__(self, cards: list[str], kinds: list[str], sort: str, form: str = "") -> None:
        super().__init__(cards, f"paladins-{sort}-", form, sort)
        self.kinds: list[str] = kinds

    def arg(self, x: int) -> Arg:
        return Message(self.prefix + self.kinds[x] + self.form)


class SquareNoun(Noun):
    """A square of the main board, called by its region in the form a sentence needs; on a button by what it gives too."""

    def __init__(self, form: str = "") -> None:
        super().__init__(SQUARES, "", form, "square")

    def arg(self, x: int) -> Arg:
        region = SQUARE_REGION[x] + 1
        if self.form:
            return Message(f"paladins-place-region{self.form}", {"n": region})
        return Message("paladins-square", {"region": region, "gains": listed(SQUARE_GAINS[x])})


class JarSquareNoun(Noun):
    """An own square for a jar, called by what it gives."""

    def __init__(self) -> None:
        super().__init__(JAR_SQUARES, "", sort="square")

    def arg(self, x: int) -> Arg:
        return listed(JAR_GAINS[x])


def crews_of(size: int) -> list[list[int]]:
    """Every set of so many workers, each in order of colour."""
    if size == 0:
        return [[]]
    return [[*crew, c] for crew in crews_of(size - 1) for c in range(crew[-1] if crew else 0, len(WORKERS))]


CREWS: Final[list[list[int]]] = crews_of(1) + crews_of(2) + crews_of(3)
"""Every set of one to three workers."""


class CrewNoun(Noun):
    """A set of one to three workers: its place in CREWS."""

    def __init__(self) -> None:
        super().__init__(["+".join([WORKERS[c] for c in crew]) for crew in CREWS], "", sort="crew")

    def arg(self, x: int) -> Arg:
        return listed(crew_gains(CREWS[x]))


class TavernNoun(Noun):
    """A Tavern card, called by its workers."""

    def __init__(self) -> None:
        super().__init__(TAVERN, "", sort="tavern")

    def arg(self, x: int) -> Arg:
        return listed(crew_gains(TAVERN_WORKERS[x]))


class WallNoun(Noun):
    """A Wall card, called by its points."""

    def __init__(self) -> None:
        super().__init__(WALLS, "", sort="wall")

    def arg(self, x: int) -> Arg:
        return Message("paladins-wall", {"points": WALL_POINTS[x]})


class GainNoun(Noun):
    """So many of what can be gained, in one number: kind * 100 + n."""

    def __init__(self) -> None:
        super().__init__([], "", sort="gain")
        self.size = len(GAINS) * 100

    def text(self, x: int) -> str:
        return gain_text(x // 100, x % 100)

    def arg(self, x: int) -> Arg:
        return Message(f"paladins-gain-{GAINS[x // 100]}.acc", {"n": x % 100})

    def part(self, found: dict[str, str], name: str, x: int) -> None:
        found["gain"], found["n"] = GAINS[x // 100], str(x % 100)


def gained(kind: int, n: int) -> Message:
    """So many of what can be gained, as it stands on a card."""
    return Message(f"paladins-gain-{GAINS[kind]}", {"n": n})


def listed(gains: list[Gain]) -> Message:
    """Up to four gains without alternatives, one after another."""
    args: dict[str, Arg] = {"size": len(gains)}
    for place, gain in zip(("one", "two", "three", "four"), gains, strict=False):
        args[place] = gained(gain.kind, gain.n)
    return Message("paladins-list", args)


def crew_gains(crew: list[int]) -> list[Gain]:
    """Workers by colour."""
    return [Gain(c, crew.count(c), []) for c in range(len(WORKERS)) if c in crew]


def gain_text(kind: int, n: int) -> str:
    """`coin`, `2-coin`."""
    return GAINS[kind] if n == 1 else f"{n}-{GAINS[kind]}"


def offer_text(option: list[Gain]) -> str:
    """`fighter+cleric`."""
    return "+".join([gain_text(part.kind, part.n) for part in option])


def offers(gains: list[list[Gain]]) -> list[list[Gain]]:
    """The alternatives among these gains, each once."""
    found: dict[str, list[Gain]] = {}
    for cards in gains:
        for gain in cards:
            for option in gain.options:
                found[offer_text(option)] = option
    return list(found.values())


OFFERS: Final = offers([*WALL_GAINS, *FAVOUR_GAINS])
"""What a card lets one choose between."""


class OfferNoun(Noun):
    """One of two or three things that a card offers: its place in OFFERS."""

    def __init__(self) -> None:
        super().__init__([offer_text(option) for option in OFFERS], "", sort="offer")

    def arg(self, x: int) -> Arg:
        return listed(OFFERS[x])


ACTION: Final = Noun(ACTIONS, "paladins-action-")
ACTION_ACC: Final = Noun(ACTIONS, "paladins-action-", "acc")
DEED: Final = Noun([*ACTIONS[:12], *[f"favour-{i}" for i in range(1, 6)]], "paladins-deed-")
"""What a turn can be: an action, or the King's Favour in one of five places."""
CREW: Final = CrewNoun()
ATTRIBUTE: Final = Noun(ATTRIBUTES, "paladins-attribute-")
GAINED: Final = GainNoun()
OFFER: Final = OfferNoun()
PALADIN: Final = Noun(PALADINS, "paladins-paladin-")
RIDE: Final = Pair(PALADIN, PALADIN, ("rides", "top"))
TOWNSFOLK_CARD: Final = CardNoun(TOWNSFOLK, TOWNSFOLK_KIND, "townsfolk")
TOWNSFOLK_ACC: Final = CardNoun(TOWNSFOLK, TOWNSFOLK_KIND, "townsfolk", "acc")
OUTSIDER: Final = CardNoun(OUTSIDERS, OUTSIDER_KIND, "outsider")
OUTSIDER_ACC: Final = CardNoun(OUTSIDERS, OUTSIDER_KIND, "outsider", "acc")
TAVERN_CARD: Final = TavernNoun()
WALL: Final = WallNoun()
SQUARE: Final = SquareNoun()
SQUARE_INTO: Final = SquareNoun("into")
JAR_SQUARE: Final = JarSquareNoun()
FAVOUR: Final = Noun(FAVOURS, "paladins-favour-")
ORDER_CARD: Final = Noun(ORDERS, "paladins-order-")
WAY: Final = Noun(["dismiss", "dismiss-debt", "keep", "keep-debt"], "paladins-way-")
HIRE: Final = Pair(TOWNSFOLK_CARD, WAY, ("townsfolk", "way"))
SLOT: Final = Pair(Noun(ACTIONS[6:12], "paladins-action-", sort="action"), Number(2), ("action", "slot"))
NUMBER: Final = Number(100)
OF: Final = Pair(Number(100), Number(100), ("have", "need"))
SEAT: Final = Seat(4)
SIDE: Final = SideNoun()
