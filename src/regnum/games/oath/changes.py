"""Which power says what of which query, and in which order numbers change (9.2, effects.toml [query])."""

from __future__ import annotations

from typing import Final

from regnum.games.oath.own import own_change
from regnum.games.oath.powers_data import BIT, CHANGES, POWERS, Deed
from regnum.games.oath.vocabulary import (
    ASK,
    DO_ADD,
    DO_ALL,
    DO_AT_MOST,
    DO_BAR,
    DO_FREE,
    DO_HALF,
    DO_IGNORE,
    DO_LOCK,
    DO_MAY,
    DO_REPLACE,
    DO_SET,
    DO_TOLL,
    NONE,
    PLAN,
    Q_TRADE_FAVOR,
    QUERIES,
    THINGS,
)

OF_ITSELF: Final = [THINGS.index(name) for name in ("enter", "over-capacity", "site-with-lock")]
"""What a card says of its own playing, before it is in play."""


def of_itself(power: int) -> bool:
    """Whether a power speaks of the playing of its own card, perhaps before it is in play."""
    return any([deed.thing in OF_ITSELF for deed in POWERS[power].deeds])


NEEDS: Final[list[int]] = [-1 if power.kind == PLAN or of_itself(i) else BIT[power.bearer] for i, power in enumerate(POWERS)]
"""By power: what of Oath.live lets it have a say. Anything does for a plan, and for who speaks of its own playing."""


class Step:
    """One change of a number: a deed of a power, or its own rule (`deed` is None). `needs`: as NEEDS of the power."""

    __slots__ = ("deed", "needs", "power")

    def __init__(self, power: int, deed: Deed | None) -> None:
        self.power: int = power
        self.deed: Deed | None = deed
        self.needs: int = NEEDS[power]


def steps_of(query: int) -> list[Step]:
    """The changes of a number in their order: set, rules of their own, added by those who must and then by those who were asked
    (Secret Signal looks at what the others leave), everything, half, free, at most. Of a Trade's favor setting comes after
    adding (Vow of Poverty)."""
    found: list[tuple[int, int, Step]] = []
    words = [DO_SET, NONE, DO_ADD, DO_ALL, DO_HALF, DO_FREE, DO_AT_MOST]
    if query == Q_TRADE_FAVOR:
        words = [NONE, DO_ADD, DO_SET]
    for power in CHANGES[query]:
        asked = 1 if POWERS[power].use == ASK else 0
        if POWERS[power].rule:
            found.append((words.index(NONE), asked, Step(power, None)))
        for deed in POWERS[power].deeds:
            if deed.query == query and deed.word in words:
                found.append((words.index(deed.word), asked, Step(power, deed)))
    return [step for _, _, step in sorted(found, key=lambda entry: entry[:2])]


def sayers(query: int, words: list[int]) -> list[int]:
    """The powers that say one of these words of a query, and those with a rule of their own."""
    found: list[int] = []
    for power in CHANGES[query]:
        data = POWERS[power]
        if data.rule or any([deed.word in words and deed.query in (query, NONE) for deed in data.deeds]):
            found.append(power)
    return found


def doers(query: int, word: int) -> list[int]:
    """The powers with a deed of this word for a query."""
    return [i for i in CHANGES[query] if any([deed.word == word and deed.query == query for deed in POWERS[i].deeds])]


STEPS: Final[list[list[Step]]] = [steps_of(query) for query in range(len(QUERIES))]
BARS: Final[list[list[int]]] = [sayers(query, [DO_BAR, DO_LOCK]) for query in range(len(QUERIES))]
MAYS: Final[list[list[int]]] = [sayers(query, [DO_MAY]) for query in range(len(QUERIES))]
TOLLS: Final[list[list[int]]] = [doers(query, DO_TOLL) for query in range(len(QUERIES))]
REPLACERS: Final[list[list[int]]] = [doers(query, DO_REPLACE) for query in range(len(QUERIES))]
IGNORERS: Final[list[list[int]]] = [sayers(query, [DO_IGNORE]) for query in range(len(QUERIES))]
"""By query: its changes in order, and the powers that forbid, permit, ask a toll, replace or ignore."""


def mask(powers: list[int]) -> int:
    """What of Oath.live lets any of these powers have a say."""
    bits = 0
    for power in powers:
        bits |= NEEDS[power]
    return bits


STEPS_LIVE: Final[list[int]] = [mask([step.power for step in steps]) for steps in STEPS]
BARS_LIVE: Final[list[int]] = [mask(powers) for powers in BARS]
MAYS_LIVE: Final[list[int]] = [mask(powers) for powers in MAYS]
TOLLS_LIVE: Final[list[int]] = [mask(powers) for powers in TOLLS]
REPLACERS_LIVE: Final[list[int]] = [mask(powers) for powers in REPLACERS]
"""What must be in play for any of them to have a say."""


def drop_mute() -> None:
    """Called when all rules are loaded: drops the powers whose own rule says nothing of a query that they name."""
    for query in range(len(QUERIES)):
        STEPS[query] = [step for step in STEPS[query] if step.deed is not None or own_change(step.power, query) is not None]
        STEPS_LIVE[query] = mask([step.power for step in STEPS[query]])
        for table in (BARS, MAYS, IGNORERS):
            table[query] = [power for power in table[query] if POWERS[power].deeds or own_change(power, query) is not None]
        BARS_LIVE[query] = mask(BARS[query])
        MAYS_LIVE[query] = mask(MAYS[query])
