"""Which power says what of which query, in which order numbers change (9.2, effects.toml [query]), and who has a say now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regnum.games.oath.own import OWN_IGNORE, own_change
from regnum.games.oath.powers_data import BEARERS, CHANGES, POWERS, POWERS_AT, POWERS_OF, Deed
from regnum.games.oath.state import Live
from regnum.games.oath.vocabulary import (
    ACTION,
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
    WINDOWS,
)

OF_ITSELF: Final = [THINGS.index(name) for name in ("enter", "over-capacity", "site-with-lock")]
"""What a card says of its own playing, before it is in play."""


SPEAKS_OF_ITSELF: Final[list[bool]] = [any([deed.thing in OF_ITSELF for deed in power.deeds]) for power in POWERS]
"""By power: whether it speaks of the playing of its own card, perhaps before it is in play."""


class Step:
    """One change of a number: a deed of a power, or its own rule (`deed` is None)."""

    __slots__ = ("deed", "power")

    def __init__(self, power: int, deed: Deed | None) -> None:
        self.power: int = power
        self.deed: Deed | None = deed


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


# ---------------------------------------------------------------- topics
STEPS: Final[list[Step]] = []
"""The changes of all numbers; a step is an int, its place here."""


def numbered(steps: list[Step]) -> list[int]:
    """These changes as ints."""
    STEPS.extend(steps)
    return list(range(len(STEPS) - len(steps), len(STEPS)))


TO_CHANGE: Final = 0
TO_BAR: Final[int] = len(QUERIES)
TO_PERMIT: Final[int] = 2 * len(QUERIES)
TO_REPLACE: Final[int] = 3 * len(QUERIES)
TO_TOLL: Final[int] = 4 * len(QUERIES)
TO_IGNORE: Final[int] = 5 * len(QUERIES)
TO_USE: Final[int] = 6 * len(QUERIES)
TO_ACT: Final[int] = TO_USE + len(WINDOWS)
"""A topic is one of these with a query, the first with steps in order, the others with powers; TO_USE with a window, for the
powers used there that no clause carries out; TO_ACT alone, for Action powers by bearer."""

TOPICS: Final[list[list[int]]] = [
    *[numbered(steps_of(query)) for query in range(len(QUERIES))],
    *[sayers(query, [DO_BAR, DO_LOCK]) for query in range(len(QUERIES))],
    *[sayers(query, [DO_MAY]) for query in range(len(QUERIES))],
    *[doers(query, DO_REPLACE) for query in range(len(QUERIES))],
    *[doers(query, DO_TOLL) for query in range(len(QUERIES))],
    *[sayers(query, [DO_IGNORE]) for query in range(len(QUERIES))],
    *[[i for i in powers if not POWERS[i].law] for powers in POWERS_AT],
    [i for powers in POWERS_OF for i in powers if POWERS[i].kind == ACTION and not POWERS[i].law],
]
"""By topic: who could have a say."""


def needed(topic: int, said: int) -> int:
    """What must be in play for an entry of a topic to be heard. A plan counts once it is used, and a card may speak of its own
    playing before it is in play: of what both change, forbid, permit or replace they are heard in any case (NONE)."""
    power = STEPS[said].power if topic < TO_BAR else said
    if topic < TO_TOLL and (POWERS[power].kind == PLAN or SPEAKS_OF_ITSELF[power]):
        return NONE
    return POWERS[power].bearer


NEEDED: Final[list[list[int]]] = [[needed(topic, i) for i in said] for topic, said in enumerate(TOPICS)]
"""By topic, for each entry."""
SAID_BY: Final[list[dict[int, list[int]]]] = [{} for _ in BEARERS]
"""By bearer: the topics in which it has a say while it is in play, and its entries there."""
ORDER: Final[list[dict[int, int]]] = []
"""By topic: the place of each entry."""


def settle_topics(used: Callable[[int], bool]) -> None:
    """Called when all rules are loaded: drops the powers whose own rule says nothing of a query that they name, and those that
    are not `used` at their window but only read; finds the topics of each bearer and the order in each topic."""
    for query in range(len(QUERIES)):
        steps = TOPICS[TO_CHANGE + query]
        voiced = [i for i in steps if STEPS[i].deed is not None or own_change(STEPS[i].power, query) is not None]
        keep(TO_CHANGE + query, voiced)
        for topic in (TO_BAR + query, TO_PERMIT + query):
            keep(topic, [i for i in TOPICS[topic] if POWERS[i].deeds or own_change(i, query) is not None])
        keep(TO_IGNORE + query, [i for i in TOPICS[TO_IGNORE + query] if POWERS[i].deeds or OWN_IGNORE[i] is not None])
    for window in range(len(WINDOWS)):
        keep(TO_USE + window, [i for i in TOPICS[TO_USE + window] if used(i)])
    for topic, bearers in enumerate(NEEDED):
        ORDER.append({said: place for place, said in enumerate(TOPICS[topic])})
        for bearer, said in zip(bearers, TOPICS[topic], strict=True):
            if bearer != NONE:
                SAID_BY[bearer].setdefault(topic, []).append(said)


def keep(topic: int, said: list[int]) -> None:
    """Only these entries are left of a topic."""
    TOPICS[topic] = said
    NEEDED[topic] = [needed(topic, i) for i in said]


# ---------------------------------------------------------------- who has a say now
def heard(topic: int, here: list[bool]) -> list[int]:
    """Who has a say in a topic while these bearers are in play."""
    bearers = NEEDED[topic]
    return [said for i, said in enumerate(TOPICS[topic]) if bearers[i] == NONE or here[bearers[i]]]


def all_heard(here: list[bool]) -> Live:
    """What is in play, and who has a say."""
    return Live(here, [heard(topic, here) if said else said for topic, said in enumerate(TOPICS)])


def with_bearer(live: Live, bearer: int, there: bool) -> Live:
    """The same when something comes into play, or no longer is."""
    if live.here[bearer] == there:
        return live
    here, voices = live.here[:], live.voices[:]
    here[bearer] = there
    for topic, mine in SAID_BY[bearer].items():
        before = voices[topic]
        if there:
            voices[topic] = sorted([*before, *mine], key=ORDER[topic].__getitem__) if before else mine
        else:
            voices[topic] = [said for said in before if said not in mine]
    return Live(here, voices)
