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
    JAR_SQUARES,
    ORDERS,
    OUTSIDER_KIND,
    OUTSIDERS,
    PALADINS,
    SQUARE_REGION,
    SQUARES,
    TAVERN,
    TOWNSFOLK,
    TOWNSFOLK_KIND,
    WALL_GAINS,
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

    def text(self, x: int) -> str:
        return "solo" if x == SOLO_OPPONENT else super().text(x)

    def parse(self, text: str) -> int:
        return SOLO_OPPONENT if text == "solo" else super().parse(text)

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
    """A square of the main board, called by its region in the form a sentence needs, and by what it gives."""

    def __init__(self, form: str = "") -> None:
        super().__init__(SQUARES, "", form, "square")

    def arg(self, x: int) -> Arg:
        return Message(f"paladins-place-region{self.form}", {"n": SQUARE_REGION[x] + 1})


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
        crew = CREWS[x]
        args: dict[str, Arg] = {"size": len(crew)}
        for place, c in zip(("one", "two", "three"), crew, strict=False):
            args[place] = Message(f"paladins-worker-{WORKERS[c]}.acc")
        return Message("paladins-crew", args)


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
        args: dict[str, Arg] = {"size": len(OFFERS[x])}
        for place, gain in zip(("one", "two"), OFFERS[x], strict=False):
            args[place] = GAINED.arg(gain.kind * 100 + gain.n)
        return Message("paladins-offer", args)


ACTION: Final = Noun(ACTIONS, "paladins-action-")
ACTION_ACC: Final = Noun(ACTIONS, "paladins-action-", "acc")
DEED: Final = Noun([*ACTIONS[:12], *[f"favour-{i}" for i in range(1, 6)]], "paladins-deed-")
"""What a turn can be: an action, or the King's Favour in one of five places."""
WORKER: Final = Noun(WORKERS, "paladins-worker-")
WORKER_ACC: Final = Noun(WORKERS, "paladins-worker-", "acc")
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
TAVERN_CARD: Final = Noun(TAVERN, "paladins-tavern-", sort="tavern")
WALL: Final = Noun(WALLS, "paladins-wall-", sort="wall")
SQUARE: Final = SquareNoun()
SQUARE_INTO: Final = SquareNoun("into")
JAR_SQUARE: Final = Noun(JAR_SQUARES, "paladins-square-", sort="square")
FAVOUR: Final = Noun(FAVOURS, "paladins-favour-")
ORDER_CARD: Final = Noun(ORDERS, "paladins-order-")
WAY: Final = Noun(["dismiss", "dismiss-debt", "keep", "keep-debt"], "paladins-way-")
HIRE: Final = Pair(TOWNSFOLK_CARD, WAY, ("townsfolk", "way"))
SLOT: Final = Pair(Noun(ACTIONS[6:12], "paladins-action-", sort="action"), Number(2), ("action", "slot"))
NUMBER: Final = Number(100)
OF: Final = Pair(Number(100), Number(100), ("have", "need"))
SEAT: Final = Seat(4)
SIDE: Final = SideNoun()
ANSWER: Final = Noun(["no", "yes"], "paladins-answer-")
