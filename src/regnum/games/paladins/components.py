"""The box: boards, cards and what they give, read from data/*.toml into tables.

A card is an int, its place in its own table; a square of the main board is an int over all six regions."""

from __future__ import annotations

from typing import Any, Final

from regnum.engine.data import read

LABOURER: Final = 0
SCOUT: Final = 1
MERCHANT: Final = 2
FIGHTER: Final = 3
CLERIC: Final = 4
CRIMINAL: Final = 5
WORKERS: Final = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
ANY: Final = 6
"""A clear slot: any worker fills it (actions.3)."""

FAITH: Final = 0
STRENGTH: Final = 1
INFLUENCE: Final = 2
ATTRIBUTES: Final = ["faith", "strength", "influence"]
NONE: Final = -1

COIN: Final = 0
PROVISION: Final = 1
RESOURCES: Final = ["coin", "provision"]

DEVELOP: Final = 0
RECRUIT: Final = 1
PRAY: Final = 2
CONSPIRE: Final = 3
HUNT: Final = 4
TRADE: Final = 5
COMMISSION: Final = 6
FORTIFY: Final = 7
GARRISON: Final = 8
ABSOLVE: Final = 9
ATTACK: Final = 10
CONVERT: Final = 11
REST: Final = 12
"""The solo opponent alone rests, and alone draws a Scheme for a Favour or an Order."""
KINGS_FAVOUR: Final = 13
KINGS_ORDER: Final = 14
ACTIONS: Final = [
    "develop", "recruit", "pray", "conspire", "hunt", "trade", "commission", "fortify", "garrison", "absolve", "attack",
    "convert", "rest", "kings-favour", "kings-order",
]  # fmt: skip
SPACES: Final = 12
"""Action spaces of a player board; the six right-hand ones are COMMISSION and up."""

VIKING: Final = 0
BYZANTINE: Final = 1
SARACEN: Final = 2
PEOPLES: Final = ["viking", "byzantine", "saracen"]

# What can be gained: the workers, then the attributes from GAIN_FAITH on, then the rest.
GAIN_FAITH: Final = 6
GAIN_COIN: Final = 9
GAIN_TAX: Final = 10
GAIN_PROVISION: Final = 11
DISCARD_SUSPICION: Final = 12
GAIN_PRAY: Final = 13
FREE_RECRUIT: Final = 14
PAY_DEBT: Final = 15
CANCEL_DEBT: Final = 16
GAIN_DEBT: Final = 17
FREE_DEVELOP: Final = 18
CHOICE: Final = 19
GAINS: Final = [
    *WORKERS, *ATTRIBUTES, "coin", "tax", "provision", "discard-suspicion", "pray", "free-recruit", "pay-debt", "cancel-debt",
    "gain-debt", "free-develop", "choice",
]  # fmt: skip

# What a power is, and what the points of a converted Outsider count.
ACTION_GAIN: Final = 0
ACTION_FREE: Final = 1
ACTION_DISCOUNT: Final = 2
DEBT_GAIN: Final = 3
INQUISITION_GAIN: Final = 4
END_POINTS: Final = 5
END_RELIEF: Final = 6
POWERS: Final = [
    "action.gain", "action.free", "action.discount", "debt.gain", "inquisition.gain", "end.points", "end.relief",
]  # fmt: skip
COUNTS: Final = [
    "commission", "fortify", "garrison", "absolve", "develop", "townsfolk", "faith", "strength", "influence", "attacked-viking",
    "attacked-byzantine", "attacked-saracen", "converted-mercenary", "order", "paid-debt", "suspicion",
]  # fmt: skip
COUNT_COMMISSION: Final = 0
COUNT_FORTIFY: Final = 1
COUNT_GARRISON: Final = 2
COUNT_ABSOLVE: Final = 3
COUNT_DEVELOP: Final = 4
COUNT_TOWNSFOLK: Final = 5
COUNT_FAITH: Final = 6
COUNT_ATTACKED: Final = 9
COUNT_MERCENARY: Final = 12
COUNT_ORDER: Final = 13
COUNT_PAID_DEBT: Final = 14
COUNT_SUSPICION: Final = 15

MANY: Final = 99
"""More Suspicions than there are: no upper bound."""


class Gain:
    """`n` of one thing, or for CHOICE one of the lists in `options`."""

    __slots__ = ("kind", "n", "options")

    def __init__(self, kind: int, n: int, options: list[list[Gain]]) -> None:
        self.kind: int = kind
        self.n: int = n
        self.options: list[list[Gain]] = options


def gain(data: dict[str, Any]) -> Gain:
    """One gain of a data file. Raises ValueError for a word outside GAINS."""
    if "choice" in data:
        return Gain(CHOICE, 1, [gains(option) for option in data["choice"]])
    return Gain(GAINS.index(data["gain"]), data["n"], [])


def gains(data: list[dict[str, Any]]) -> list[Gain]:
    """A list of gains of a data file, in its order."""
    return [gain(entry) for entry in data]


class Power:
    """What a card does beyond its gains; fields that its kind does not use are NONE or 0."""

    __slots__ = ("action", "base", "count", "each", "gain", "kind", "least", "most", "n", "pays")

    def __init__(self, data: dict[str, Any]) -> None:
        self.kind: int = POWERS.index(data["power"])
        self.action: int = ACTIONS.index(data["action"]) if "action" in data else NONE
        self.gain: int = GAINS.index(data["gain"]) if "gain" in data else NONE
        self.n: int = data.get("n", 0)
        self.pays: int = RESOURCES.index(data["pays"]) if "pays" in data else NONE
        self.least: int = data.get("least", 0)
        self.most: int = data.get("most", MANY)
        self.count: int = COUNTS.index(data["count"]) if "count" in data else NONE
        self.each: int = data.get("each", 0)
        self.base: int = data.get("base", 0)


def workers(names: list[str]) -> list[int]:
    """Workers or slots of a data file."""
    return [ANY if name == "any" else WORKERS.index(name) for name in names]


# ---------------------------------------------------------------- the boards
BOARD: Final[dict[str, Any]] = read(__file__, "board")
GAME: Final[dict[str, Any]] = BOARD["game"]
SOLO: Final[dict[str, Any]] = BOARD["solo"]
ACTION_DATA: Final[list[dict[str, Any]]] = [BOARD["action"][name] for name in ACTIONS[:SPACES]]

ROUNDS: Final[int] = GAME["rounds"]
KEPT_WORKERS: Final[int] = GAME["keep_workers"]
TOWNSFOLK_ROW: Final[int] = GAME["townsfolk"]
OUTSIDER_ROW: Final[int] = GAME["outsiders"]
STRENGTH_PER_COIN: Final[int] = GAME["strength_per_coin"]
RESOURCES_PER_POINT: Final[int] = GAME["resources_per_vp"]
START_RESOURCES: Final[list[int]] = [BOARD["start"][name] for name in RESOURCES]
WORKSHOPS: Final[int] = BOARD["start"]["workshop"]
WORKSHOP_WORKER: Final[list[int]] = workers(BOARD["workshops"]["gain"])
WORKSHOPS_PER_ACTION: Final[int] = BOARD["workshops"]["per_action"]
DEVELOP_POINTS: Final[list[int]] = BOARD["workshops"]["vp"]
ATTRIBUTE_TOP: Final[int] = BOARD["attributes"]["max"]
ATTRIBUTE_POINTS: Final[list[int]] = BOARD["attributes"]["vp"]
TAX_SUPPLY: Final[list[int]] = [0, *BOARD["tax_supply"]["by_players"]]
"""By the number of players."""

SLOTS: Final[list[list[int]]] = [workers(a["slots"]) for a in ACTION_DATA]
NEEDS: Final[list[int]] = [ATTRIBUTES.index(a["needs"]) if "needs" in a else NONE for a in ACTION_DATA]
RAISES: Final[list[int]] = [ATTRIBUTES.index(a["raises"]) if "raises" in a else NONE for a in ACTION_DATA]
UNCOVERS: Final[list[int]] = [a.get("uncovers", 0) for a in ACTION_DATA]
LIMIT: Final[list[int]] = [a.get("limit", 0) for a in ACTION_DATA]
"""How often in a game; 0: as often as one likes, or by other means."""


def costs(action: dict[str, Any], resource: str) -> list[int]:
    """What an action costs the first time, the second and so on; the last number stands for all later ones."""
    cost = action.get(resource, 0)
    return cost if isinstance(cost, list) else [cost]


COSTS: Final[list[list[list[int]]]] = [[costs(a, name) for a in ACTION_DATA] for name in RESOURCES]
"""By resource and action. A Townsfolk's price stands in TOWNSFOLK_PRICE."""
REQUIRED: Final[list[list[int]]] = [a.get("required", []) for a in ACTION_DATA]
"""The value needed for the first, the second ... time; empty where a flag of the main board says it."""
ACTION_POINTS: Final[list[list[int]]] = [a.get("vp", []) for a in ACTION_DATA]
ACTION_GAINS: Final[list[list[Gain]]] = [gains(a.get("gain", a.get("always", []))) for a in ACTION_DATA]
ACTION_GAINS_OF_TWO: Final[list[list[Gain]]] = [gains(a.get("gain_two", [])) for a in ACTION_DATA]

TOWNSFOLK_PRICE: Final[list[int]] = BOARD["townsfolk"]["coin"]
TOWNSFOLK_FOR_DEBT: Final[list[bool]] = BOARD["townsfolk"]["or_debt"]
FAITH_FLAG: Final[list[int]] = [r["faith"] for r in BOARD["region"]]
STRENGTH_FLAG: Final[list[int]] = [r["strength"] for r in BOARD["region"]]
SQUARE_DATA: Final[list[dict[str, Any]]] = [square for r in BOARD["region"] for square in r["square"]]
SQUARES: Final[list[str]] = [s["id"] for s in SQUARE_DATA]
SQUARE_REGION: Final[list[int]] = [i for i, r in enumerate(BOARD["region"]) for _ in r["square"]]
SQUARE_GAINS: Final[list[list[Gain]]] = [gains(s["gain"]) for s in SQUARE_DATA]
SQUARE_PLAYERS: Final[list[int]] = [s["players"] for s in SQUARE_DATA]
JAR_SQUARES: Final[list[str]] = [s["id"] for s in BOARD["action"]["absolve"]["square"]]
JAR_GAINS: Final[list[list[Gain]]] = [gains(s["gain"]) for s in BOARD["action"]["absolve"]["square"]]


# ---------------------------------------------------------------- the cards
def cards(name: str) -> list[dict[str, Any]]:
    """The cards of a data file."""
    found: list[dict[str, Any]] = read(__file__, name)["card"]
    return found


PALADIN_DATA: Final = cards("paladins")
PALADINS: Final[list[str]] = [c["id"] for c in PALADIN_DATA]
PALADIN_WORKERS: Final[list[list[int]]] = [workers(c["workers"]) for c in PALADIN_DATA]
PALADIN_BOOST: Final[list[list[int]]] = [[c["boost"][a] for a in ATTRIBUTES] for c in PALADIN_DATA]
PALADIN_POWER: Final[list[Power]] = [Power(c["power"]) for c in PALADIN_DATA]

TOWNSFOLK_DATA: Final = cards("townsfolk")
TOWNSFOLK: Final[list[str]] = [c["id"] for c in TOWNSFOLK_DATA]
TOWNSFOLK_KIND: Final[list[str]] = [c["kind"] for c in TOWNSFOLK_DATA]
DISMISSED: Final[list[list[Gain]]] = [gains(c["dismissed"]) for c in TOWNSFOLK_DATA]
RECRUITED: Final[list[list[Gain]]] = [gains(c["recruited"]) for c in TOWNSFOLK_DATA]
TOWNSFOLK_POWER: Final[list[Power]] = [Power(c["power"]) for c in TOWNSFOLK_DATA]

OUTSIDER_DATA: Final = cards("outsiders")
OUTSIDERS: Final[list[str]] = [c["id"] for c in OUTSIDER_DATA]
OUTSIDER_KIND: Final[list[str]] = [c["kind"] for c in OUTSIDER_DATA]
PEOPLE: Final[list[int]] = [PEOPLES.index(c["people"]) for c in OUTSIDER_DATA]
ATTACKED: Final[list[list[Gain]]] = [gains(c["attacked"]) for c in OUTSIDER_DATA]
CONVERTED_STRENGTH: Final[list[int]] = [c["strength"] for c in OUTSIDER_DATA]
OUTSIDER_POWER: Final[list[Power]] = [Power(c["power"]) for c in OUTSIDER_DATA]

WALL_DATA: Final = cards("walls")
WALLS: Final[list[str]] = [c["id"] for c in WALL_DATA]
WALL_GAINS: Final[list[list[Gain]]] = [gains(c["gain"]) for c in WALL_DATA]
WALL_POINTS: Final[list[int]] = [c["vp"] for c in WALL_DATA]

FAVOUR_DATA: Final = cards("favours")
FAVOURS: Final[list[str]] = [c["id"] for c in FAVOUR_DATA]
FAVOUR_SLOT: Final[list[int]] = workers([c["worker"] for c in FAVOUR_DATA])
FAVOUR_COST: Final[list[list[int]]] = [[c["cost"].get(name, 0) for name in RESOURCES] for c in FAVOUR_DATA]
FAVOUR_DEBT: Final[list[int]] = [c["cost"].get("gain-debt", 0) for c in FAVOUR_DATA]
FAVOUR_GAINS: Final[list[list[Gain]]] = [gains(c["gain"]) for c in FAVOUR_DATA]
FAVOUR_ROUNDS: Final[list[int]] = read(__file__, "favours")["rounds"]

ORDER_DATA: Final = cards("orders")
ORDERS: Final[list[str]] = [c["id"] for c in ORDER_DATA]
ORDER_ACTION: Final[list[int]] = [ACTIONS.index(name) for name in ORDERS]
ORDER_LEAST: Final[list[int]] = [c["least"] for c in ORDER_DATA]
ORDER_ROUNDS: Final[list[int]] = read(__file__, "orders")["rounds"]
ORDER_POINTS: Final[list[int]] = read(__file__, "orders")["vp"]

TAVERN_DATA: Final = cards("tavern")
TAVERN: Final[list[str]] = [c["id"] for c in TAVERN_DATA]
TAVERN_WORKERS: Final[list[list[int]]] = [workers(c["workers"]) for c in TAVERN_DATA]

SUSPICION_DATA: Final[dict[str, Any]] = read(__file__, "suspicion")
SUSPICION_TAX: Final[list[int]] = [c["tax"] for c in SUSPICION_DATA["card"] for _ in range(c["copies"])]
"""Every Suspicion, copies apart."""
UNPAID_DEBT: Final[int] = SUSPICION_DATA["debt"]["unpaid"]
PAID_DEBT: Final[int] = SUSPICION_DATA["debt"]["paid"]

SCHEME_DATA: Final = cards("schemes")
SCHEMES: Final[list[int]] = [ACTIONS.index(c["id"]) for c in SCHEME_DATA for _ in range(c["copies"])]
"""The action of every Scheme, copies apart."""
SCHEME_AT_START: Final[list[bool]] = [c["start"] for c in SCHEME_DATA for _ in range(c["copies"])]

# ---------------------------------------------------------------- the solo opponent
FALLBACK: Final[list[int]] = [ACTIONS.index(name) for name in SOLO["fallback"]]
FALLBACK_WORKERS: Final[list[int]] = SOLO["fallback_workers"]
RESOURCE_TRACK: Final[int] = SOLO["track"]
SOLO_STACK: Final[list[int]] = [ATTRIBUTES.index(name) for name in SOLO["stack"]]
DIFFICULTIES: Final[list[str]] = list(SOLO["difficulty"])
ORDERS_TURNED: Final[list[int]] = list(SOLO["difficulty"].values())
