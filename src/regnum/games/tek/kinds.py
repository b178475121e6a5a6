"""Every question, line of the log and reason of refusal of the game, named once. Append only: action ids are fixed."""

from __future__ import annotations

from typing import Final

from regnum.engine.ask import PASS
from regnum.engine.kinds import Arg, Kind, Lexicon, Message, Noun, Number, Pair, Reason, Saying, Seat
from regnum.games.tek.components import (
    ACTIONS,
    FIGURES,
    HIGHEST_NUMBER,
    MAGIC_COST,
    NATIONS,
    NOWHERE,
    PER_CARD,
    REGION_NAMES,
    REGIONS,
    RESOURCES,
    STARTING_RESOURCES,
    TERRAIN,
    TERRAINS,
    TERRITORIES,
    TOKENS,
    TOWER_COST,
    TRACK_END,
    hooks,
)


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
    parts = [f"{n}{RESOURCES[i][0]}" for i, n in enumerate((x // 100, x // 10 % 10, x % 10)) if n]
    return "".join(parts) if parts else "0"


class BundleNoun(Noun):
    """Food, ore and mana as the digits of a number below 1000."""

    def __init__(self) -> None:
        super().__init__([bundle_text(x) for x in range(1000)], "")

    def arg(self, x: int) -> Arg:
        if x == 0:
            return Message("tek-bundle-nothing")
        return Message("tek-bundle", {"food": x // 100, "ore": x // 10 % 10, "mana": x % 10})

    def part(self, found: dict[str, str], name: str, x: int) -> None:
        found["food"], found["ore"], found["mana"] = str(x // 100), str(x // 10 % 10), str(x % 10)


class BundleChoice(Noun):
    """A bundle out of those that a question can ever offer: its place among them."""

    def __init__(self, bundles: set[int]) -> None:
        self.bundles: list[int] = sorted(bundles)
        super().__init__([bundle_text(x) for x in self.bundles], "")
        self.places: dict[int, int] = {x: i for i, x in enumerate(self.bundles)}

    def options(self, found: list[int]) -> list[int]:
        """The places of bundles; PASS stays PASS. Raises KeyError for a bundle that was never expected."""
        return [PASS if x == PASS else self.places[x] for x in found]

    def arg(self, x: int) -> Arg:
        return BUNDLE.arg(self.bundles[x])

    def part(self, found: dict[str, str], name: str, x: int) -> None:
        BUNDLE.part(found, name, self.bundles[x])


def bundles_up_to(food: int, ore: int, mana: int) -> list[tuple[int, int, int]]:
    """All bundles with at most so much of each, as triples."""
    return [(f, o, m) for f in range(food + 1) for o in range(ore + 1) for m in range(mana + 1)]


def all_stores() -> set[int]:
    """Every division of the starting resources (setup.5)."""
    n = STARTING_RESOURCES
    return {f * 100 + o * 10 + m for f, o, m in bundles_up_to(n, n, n) if f + o + m == n}


def all_prices() -> set[int]:
    """Everything Build, Research and Expand can cost, with what a nation may pay instead."""
    replaced = max([hook["max"] for _, _, hook in hooks("pay.substitute")])
    dearer = max([hook["amount"] for _, _, hook in hooks("build.tax_others")])
    most = (FIGURES, TOWER_COST[-1] + dearer, MAGIC_COST[-1])
    found = set()
    for bundle in bundles_up_to(TRACK_END, TRACK_END, TRACK_END):
        whole = sum(bundle)
        bought = any([whole <= most[i] and whole - bundle[i] <= replaced for i in range(3)])
        if bought or (bundle[1] == 0 and whole <= FIGURES):  # the second: Undead 2
            found.add(bundle[0] * 100 + bundle[1] * 10 + bundle[2])
    return found


def all_payments() -> set[int]:
    """Everything a war number can cost, one too much in mana included (war.8)."""
    return {
        f * 100 + o * 10 + m
        for f, o, m in bundles_up_to(TRACK_END, TRACK_END, TRACK_END)
        if f + o + 2 * m <= HIGHEST_NUMBER or (f == o == 0 and 2 * m == HIGHEST_NUMBER + 1)
    }


def all_losses() -> set[int]:
    """At most two resources of any kind."""
    return {f * 100 + o * 10 + m for f, o, m in bundles_up_to(2, 2, 2) if f + o + m <= 2}


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
STORE: Final = BundleChoice(all_stores())
PRICE: Final = BundleChoice(all_prices())
PAYMENT: Final = BundleChoice(all_payments())
LOSS: Final = BundleChoice(all_losses())
NUMBER: Final = Number(16)
SEAT: Final = Seat(6)
TURN: Final = Noun(["down", "up"], "tek-turn-")
ANSWER: Final = Noun(["no", "yes"], "tek-answer-")

# ---------------------------------------------------------------- questions
K_SIDE: Final = 0
K_NATION: Final = 1
K_START: Final = 2
K_STORES: Final = 3
K_BARE: Final = 4
K_CHOOSE: Final = 5
K_ACT: Final = 6
K_PATROL: Final = 7
K_PATROL_TO: Final = 8
K_PATROL_ON: Final = 9
K_QUEST: Final = 10
K_QUEST_TO: Final = 11
K_PRICE: Final = 12
K_EXPAND: Final = 13
K_TRADE: Final = 14
K_TRADE_N: Final = 15
K_GAIN: Final = 16
K_CONVERT: Final = 17
K_MIMIC: Final = 18
K_DIAL: Final = 19
K_ADJUST: Final = 20
K_BOOST: Final = 21
K_PAY: Final = 22
K_FORFEIT: Final = 23
K_LAIR: Final = 24
K_RETREAT: Final = 25
K_CHURCH: Final = 26
K_BROKEN: Final = 27
K_KEEP: Final = 28
K_RAISE: Final = 29
K_BANDITS: Final = 30

KINDS: Final = [
    Kind("side", TERRITORY, "tek.setup.4"),
    Kind("nation", NATION, "tek.setup.3"),
    Kind("start", REGION, "tek.setup.7"),
    Kind("stores", STORE, "tek.setup.5"),
    Kind("bare", REGION, "tek.five.2"),
    Kind("choose", ACTION, "tek.turn.3"),
    Kind("act", DEED, "tek.turn.4", ACTION),
    Kind("patrol", REGION_FROM, "tek.patrol.1"),
    Kind("patrol-to", REGION_INTO, "tek.patrol.1", REGION_FROM),
    Kind("patrol-on", REGION_INTO, "tek.patrol.1", REGION_IN),
    Kind("quest", REGION_FROM, "tek.quest.1"),
    Kind("quest-to", REGION_INTO, "tek.quest.1", REGION_FROM),
    Kind("price", PRICE, "tek.actions.1", ACTION),
    Kind("expand", REGION_IN, "tek.expand.2"),
    Kind("trade", SWAP, "tek.trade.1"),
    Kind("trade-n", NUMBER, "tek.trade.1", SWAP),
    Kind("gain", RESOURCE, "tek.collect.1"),
    Kind("convert", SWAP, "tek.collect.1"),
    Kind("mimic", SEAT, "tek.research.3"),
    Kind("dial", NUMBER, "tek.war.2", REGION_IN),
    Kind("adjust", TURN, "tek.war.4"),
    Kind("boost", RESOURCE, "tek.faction.orcs.4"),
    Kind("pay", PAYMENT, "tek.war.8"),
    Kind("forfeit", LOSS, "tek.war.7"),
    Kind("lair", ANSWER, "tek.exploration.5", SEAT),
    Kind("retreat", REGION_INTO, "tek.retreat.1", REGION_FROM),
    Kind("church", ANSWER, "tek.exploration.9", REGION_IN),
    Kind("broken", REGION_IN, "tek.alliance.break.2"),
    Kind("keep", REGION_INTO, "tek.alliance.break.4"),
    Kind("raise", ANSWER, "tek.war.9", REGION_IN),
    Kind("bandits", LOSS, "tek.exploration.4", REGION_IN),
]

# ---------------------------------------------------------------- the log
L_FIRST: Final = 0
L_SIDE: Final = 1
L_NATION: Final = 2
L_START: Final = 3
L_STORES: Final = 4
L_CLEARED: Final = 5
L_SKIPPED: Final = 6
L_CHOSE: Final = 7
L_IDLE: Final = 8
L_MOVED: Final = 9
L_STOOD: Final = 10
L_BUILT: Final = 11
L_LEARNED: Final = 12
L_EXPANDED: Final = 13
L_TRADED: Final = 14
L_COLLECTED: Final = 15
L_GAINED: Final = 16
L_MIMICS: Final = 17
L_WAR: Final = 18
L_SHOWED: Final = 19
L_FLAG: Final = 20
L_ADJUSTED: Final = 21
L_BOOSTED: Final = 22
L_PEACE: Final = 23
L_BOUND: Final = 24
L_WON: Final = 25
L_PAID: Final = 26
L_FORFEITED: Final = 27
L_RETREATED: Final = 28
L_REMOVED: Final = 29
L_BROKEN: Final = 30
L_KEPT: Final = 31
L_NEUTRAL: Final = 32
L_RAISED: Final = 33
L_FOUND: Final = 34
L_CROWNED: Final = 35
L_ROBBED: Final = 36
L_BURNED: Final = 37
L_SHELTERED: Final = 38
L_FINAL: Final = 39
L_ENDED: Final = 40
L_SET_OUT: Final = 41

SAYINGS: Final = [
    Saying("first", who=SEAT),
    Saying("side", who=SEAT, it=TERRITORY),
    Saying("nation", who=SEAT, it=NATION),
    Saying("start", who=SEAT, at=REGION_IN),
    Saying("stores", who=SEAT, it=BUNDLE),
    Saying("cleared"),
    Saying("skipped", who=SEAT),
    Saying("chose", who=SEAT, it=ACTION),
    Saying("idle", who=SEAT),
    Saying("moved", who=SEAT, it=ACTION, origin=REGION_FROM, to=REGION_INTO),
    Saying("stood", who=SEAT, at=REGION_IN),
    Saying("built", who=SEAT, level=NUMBER, price=BUNDLE),
    Saying("learned", who=SEAT, level=NUMBER, price=BUNDLE),
    Saying("expanded", who=SEAT, at=REGION_IN, price=BUNDLE),
    Saying("traded", who=SEAT, gave=BUNDLE, got=BUNDLE),
    Saying("collected", who=SEAT, it=BUNDLE),
    Saying("gained", who=SEAT, it=BUNDLE),
    Saying("mimics", who=SEAT, it=NATION),
    Saying("war", who=SEAT, foe=SEAT, at=REGION_IN),
    Saying("showed", who=SEAT, n=NUMBER),
    Saying("flag", who=SEAT),
    Saying("adjusted", who=SEAT, n=NUMBER),
    Saying("boosted", who=SEAT, n=NUMBER),
    Saying("peace", who=SEAT, foe=SEAT, at=REGION_IN),
    Saying("bound", who=SEAT, foe=SEAT),
    Saying("won", who=SEAT, foe=SEAT, at=REGION_IN),
    Saying("paid", who=SEAT, it=BUNDLE),
    Saying("forfeited", who=SEAT, it=BUNDLE),
    Saying("retreated", who=SEAT, origin=REGION_FROM, to=REGION_INTO),
    Saying("removed", who=SEAT, origin=REGION_FROM),
    Saying("broken", who=SEAT, foe=SEAT),
    Saying("kept", who=SEAT, origin=REGION_FROM, to=REGION_INTO),
    Saying("neutral", who=SEAT, at=REGION_IN),
    Saying("raised", who=SEAT, at=REGION_IN),
    Saying("found", who=SEAT, it=TOKEN, at=REGION_IN),
    Saying("crowned", who=SEAT),
    Saying("robbed", who=SEAT, it=BUNDLE),
    Saying("burned", who=SEAT, foe=SEAT, level=NUMBER),
    Saying("sheltered", who=SEAT, origin=REGION_FROM, to=REGION_INTO),
    Saying("final", who=SEAT),
    Saying("ended"),
    Saying("set-out", it=TERRITORY),
]

# ---------------------------------------------------------------- reasons
R_SHIELD: Final = 0
R_NOT_ADJACENT: Final = 1
R_RIVER: Final = 2
R_WATER: Final = 3
R_CRAGS: Final = 4
R_FULL: Final = 5
R_LAST_THERE: Final = 6
R_LAST_MINE: Final = 7
R_NEUTRAL: Final = 8
R_INLAND: Final = 9
R_SAME_CARD: Final = 10
R_LYING: Final = 11
R_NO_MOVE: Final = 12
R_ORE: Final = 13
R_TOWER_DONE: Final = 14
R_MANA: Final = 15
R_MAGIC_DONE: Final = 16
R_FOOD: Final = 17
R_ALL_OUT: Final = 18
R_NO_ROOM: Final = 19
R_EMPTY: Final = 20
R_ACTIVE: Final = 21
R_TOO_HIGH: Final = 22
R_OCCUPIED: Final = 23
R_RETREAT_FOOD: Final = 24
R_TAKEN: Final = 25
R_NOT_MINE: Final = 26
R_NO_QUEST: Final = 27

REASONS: Final = [
    Reason("shield", "tek.turn.3"),
    Reason("not-adjacent", "tek.patrol.1"),
    Reason("river", "tek.patrol.2"),
    Reason("water", "tek.regions.1"),
    Reason("crags", "tek.regions.1"),
    Reason("full", "tek.move.1"),
    Reason("last-there", "tek.move.2"),
    Reason("last-mine", "tek.move.3"),
    Reason("neutral", "tek.two.4", NUMBER),
    Reason("inland", "tek.quest.2"),
    Reason("same-card", "tek.quest.1"),
    Reason("lying", "tek.regions.6"),
    Reason("no-move", "tek.patrol.1"),
    Reason("ore", "tek.build.1", NUMBER),
    Reason("tower-done", "tek.build.1"),
    Reason("mana", "tek.research.1", NUMBER),
    Reason("magic-done", "tek.research.1"),
    Reason("food", "tek.expand.1", NUMBER),
    Reason("all-out", "tek.components.1"),
    Reason("no-room", "tek.expand.3"),
    Reason("empty", "tek.trade.1"),
    Reason("active", "tek.turn.5"),
    Reason("too-high", "tek.war.2", NUMBER),
    Reason("occupied", "tek.retreat.2"),
    Reason("retreat-food", "tek.retreat.1", NUMBER),
    Reason("taken", "tek.setup.3"),
    Reason("not-mine", "tek.expand.2"),
    Reason("no-move", "tek.quest.1"),
]

LEXICON: Final = Lexicon("tek")
LEXICON.kinds = KINDS
LEXICON.sayings = SAYINGS
LEXICON.reasons = REASONS
