"""What every power of the box is, read from data/powers.toml. A word outside the vocabulary fails at import."""

from __future__ import annotations

from typing import Any, Final

from regnum.engine.data import read
from regnum.games.oath.components import BANNERS, CARDS, REGIONS, RELICS, RELIQUARY, SITES, SUITS, suit
from regnum.games.oath.vocabulary import (
    BANKS,
    CONDITIONS,
    COUNTERS,
    DEEDS,
    DROPS,
    EFFECTS,
    FACES,
    KINDS,
    NONE,
    ONCE,
    PLACES,
    PLAN,
    QUERIES,
    READS,
    SIDES,
    SIGNS,
    THINGS,
    USES,
    WHO,
    WINDOWS,
)

SECTIONS: Final = [*SUITS, "edifice", "ruin", "site", "relic", "reliquary", "banner", "title", "vision"]
BEARERS: Final[list[str]] = [*CARDS, *RELICS, *SITES, *RELIQUARY, *BANNERS, "oathkeeper-title"]
"""Everything that has powers: the cards first, under their own ints."""
FIRST_RELIC: Final[int] = len(CARDS)
FIRST_SITE: Final[int] = FIRST_RELIC + len(RELICS)
FIRST_RELIQUARY: Final[int] = FIRST_SITE + len(SITES)
FIRST_BANNER: Final[int] = FIRST_RELIQUARY + len(RELIQUARY)
THE_TITLE: Final[int] = FIRST_BANNER + len(BANNERS)

PLAN_SIDES: Final = ["attacker", "defender", "either"]
ATTACKERS: Final = 0
DEFENDERS: Final = 1
BOTH_SIDES: Final = 2

COSTS: Final = ["favor", "secret", "burnt_favor", "burnt_secret", "flip", "sacrifice"]
COST_FAVOR: Final = 0
COST_SECRET: Final = 1
COST_BURNT_FAVOR: Final = 2
COST_BURNT_SECRET: Final = 3
COST_FLIP: Final = 4
COST_SACRIFICE: Final = 5

ITEMS: Final = ["favor", "secret", "relic", "adviser", "site"]
"""What a deal may be about."""


def word(words: list[str], name: str | None) -> int:
    """A word of a data file; NONE without one. Raises ValueError for one outside the vocabulary."""
    return NONE if name is None else words.index(name)


def known(data: dict[str, Any], fields: set[str]) -> None:
    """Raises ValueError for a field that nothing reads."""
    if not set(data) <= fields:
        raise ValueError(f"unknown fields: {sorted(set(data) - fields)}")


class Condition:
    """What must hold when a power is used or read; fields its word does not use are NONE, 0 or empty."""

    __slots__ = ("banner", "n", "suits", "word")

    def __init__(self, data: dict[str, Any]) -> None:
        known(data, {"is", "n", "suits", "item"})
        self.word: int = CONDITIONS.index(data["is"])
        self.n: int = data.get("n", 0)
        self.suits: list[int] = [suit(name) for name in data.get("suits", [])]
        self.banner: int = word(BANNERS, data.get("item"))


class Deed:
    """One thing that a power does; fields its word does not use are NONE, 0, False or empty."""

    __slots__ = (
        "bank", "banner", "but_this", "counter", "face", "items", "keep", "n", "on_victory", "other_n", "place", "query",
        "region", "side", "sign", "suits", "thing", "up_to", "when", "word",
    )  # fmt: skip

    def __init__(self, data: dict[str, Any]) -> None:
        known(data, DEED_FIELDS)
        self.word: int = DEEDS.index(data["do"])
        self.query: int = word(QUERIES, data.get("query"))
        self.n: int = data.get("n", 0)
        self.other_n: int = data.get("or", 0)
        self.counter: int = word(COUNTERS, data.get("count"))
        self.up_to: bool = data.get("up_to", False)
        self.sign: int = word(SIGNS, data.get("sign"))
        self.thing: int = word(THINGS, data.get("what"))
        self.place: int = word(PLACES, data.get("where"))
        self.bank: int = word(BANKS, data.get("bank"))
        self.suits: list[int] = [suit(name) for name in data.get("suits", [])]
        self.banner: int = word(BANNERS, data.get("item"))
        self.side: int = word(SIDES, data.get("of"))
        self.face: int = word(FACES, data.get("face"))
        self.region: int = word(REGIONS, data.get("region"))
        self.items: list[int] = [ITEMS.index(name) for name in data.get("items", [])]
        self.keep: int = data.get("keep", 0)
        self.but_this: bool = "but" in data
        self.on_victory: bool = data.get("win", False)
        self.when: list[Condition] = [Condition(entry) for entry in data.get("if", [])]


DEED_FIELDS: Final = {
    "do", "query", "n", "or", "count", "up_to", "sign", "what", "where", "bank", "suits", "item", "of", "face", "region",
    "items", "keep", "but", "win", "if",
}  # fmt: skip
POWER_FIELDS: Final = {
    "kind", "side", "window", "also", "query", "who", "use", "once", "cost", "from", "if", "do", "drop", "rule", "law",
}  # fmt: skip


class Power:
    """One power of a card. It has either deeds, or a rule of its own, or clauses that carry it out."""

    __slots__ = (
        "also", "bearer", "cost", "deeds", "drop", "free", "kind", "law", "once", "paid_from", "queries", "rule", "side", "use",
        "when", "who", "window",
    )  # fmt: skip

    def __init__(self, bearer: int, data: dict[str, Any]) -> None:
        known(data, POWER_FIELDS)
        frame: dict[str, str] = EFFECTS["kind"][data["kind"]]
        self.bearer: int = bearer
        self.kind: int = KINDS.index(data["kind"])
        self.side: int = word(PLAN_SIDES, data.get("side"))
        self.window: int = WINDOWS.index(data["window"] if "window" in data else frame["window"])
        self.also: list[int] = [WINDOWS.index(name) for name in data.get("also", [])]
        self.who: int = WHO.index(data.get("who", frame["who"]))
        self.use: int = USES.index(data.get("use", frame["use"]))
        self.once: int = ONCE.index(data.get("once", frame["once"]))
        known(data.get("cost", {}), set(COSTS))
        self.cost: list[int] = [data.get("cost", {}).get(name, 0) for name in COSTS]
        self.free: bool = not any(self.cost)
        self.paid_from: int = word(PLACES, data.get("from"))
        self.when: list[Condition] = [Condition(entry) for entry in data.get("if", [])]
        self.deeds: list[Deed] = [Deed(entry) for entry in data.get("do", [])]
        self.drop: int = word(DROPS, data.get("drop"))
        self.rule: str = data.get("rule", "")
        self.law: list[str] = data.get("law", [])
        if [bool(self.deeds), bool(self.rule), bool(self.law)].count(True) != 1:
            raise ValueError(f"{BEARERS[bearer]}: a power has deeds, a rule or a clause")
        self.queries: list[int] = [QUERIES.index(name) for name in data.get("query", [])]
        for deed in self.deeds:
            for query in [*READS[deed.word], deed.query]:
                if query != NONE and query not in self.queries:
                    self.queries.append(query)


# ---------------------------------------------------------------- the tables
DATA: Final[dict[str, Any]] = read(__file__, "powers")
POWERS: Final[list[Power]] = [
    Power(BEARERS.index(name), entry) for section in SECTIONS for name, entries in DATA[section].items() for entry in entries
]
"""Every power of the box; a power is an int, its place here."""
POWERS_OF: Final[list[list[int]]] = [
    [i for i, power in enumerate(POWERS) if power.bearer == bearer] for bearer in range(len(BEARERS))
]
POWERS_AT: Final[list[list[int]]] = [
    [i for i, power in enumerate(POWERS) if power.window == window] for window in range(len(WINDOWS))
]
"""By the window at which a power is used or read first."""
CHANGES: Final[list[list[int]]] = [
    [i for i, power in enumerate(POWERS) if query in power.queries] for query in range(len(QUERIES))
]
"""By query: the powers that change it."""
PLAN_ONLY: Final[list[bool]] = [
    bool(powers) and all([POWERS[i].kind == PLAN for i in powers]) for powers in POWERS_OF[: len(CARDS)]
]
"""By card: whether all it has are battle plans."""
RULES: Final[list[str]] = sorted({power.rule for power in POWERS if power.rule})
"""Powers that are no data: each needs a function of its own."""
