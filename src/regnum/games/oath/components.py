"""The box: map, boards, cards and dice, read from data/*.toml into tables.

Denizens, edifices, ruins and Visions are cards, ints in one table in this order; relics and sites are ints in their own."""

from __future__ import annotations

from typing import Any, Final

from regnum.engine.data import read
from regnum.games.oath.vocabulary import NONE

DISCORD: Final = 0
ARCANE: Final = 1
ORDER: Final = 2
HEARTH: Final = 3
BEAST: Final = 4
NOMAD: Final = 5
SUITS: Final = ["discord", "arcane", "order", "hearth", "beast", "nomad"]
"""In the order of the favor banks, away from the world deck; after the last comes the first."""

CRADLE: Final = 0
PROVINCES: Final = 1
HINTERLAND: Final = 2
REGIONS: Final = ["cradle", "provinces", "hinterland"]

FAVOR: Final = 0
SECRET: Final = 1
TOKENS: Final = ["favor", "secret"]

PURPLE: Final = 0
"""The colour of the Chancellor and of every Imperial warband."""
COLOURS: Final = ["purple", "red", "blue", "yellow", "white", "black"]

CHANCELLOR: Final = 0
EXILE: Final = 1
CITIZEN: Final = 2
ROLES: Final = ["chancellor", "exile", "citizen"]

SEARCH: Final = 0
MUSTER: Final = 1
TRADE: Final = 2
RECOVER: Final = 3
CAMPAIGN: Final = 4
TRAVEL: Final = 5
ACTIONS: Final = ["search", "muster", "trade", "recover", "campaign", "travel"]

ANYWHERE: Final = 0
SITE_ONLY: Final = 1
ADVISER_ONLY: Final = 2
RESTRICTIONS: Final = ["any", "site", "adviser"]

OPPORTUNITY: Final = 0
HOMELAND: Final = 1
COAST: Final = 2
TERRAIN: Final = 3
SITE_CLASSES: Final = ["opportunity", "homeland", "coast", "terrain"]

SUPREMACY: Final = 0
THE_PEOPLE: Final = 1
DEVOTION: Final = 2
PROTECTION: Final = 3
OATHS: Final = ["supremacy", "the-people", "devotion", "protection"]

PEOPLES_FAVOR: Final = 0
DARKEST_SECRET: Final = 1
BANNERS: Final = ["peoples-favor", "darkest-secret"]

BRUTAL: Final = 0
DECADENT: Final = 1
CARELESS: Final = 2
GREEDY: Final = 3
RELIQUARY: Final = ["brutal", "decadent", "careless", "greedy"]
"""The spaces of the Imperial Reliquary, from the left."""

HOLLOW_SWORD: Final = 0
SWORD: Final = 1
TWO_SWORDS_SKULL: Final = 2
ATTACK_FACES: Final = ["hollow", "sword", "two-swords-skull"]
BLANK: Final = 0
SHIELD: Final = 1
TWO_SHIELDS: Final = 2
DOUBLE: Final = 3
DEFENSE_FACES: Final = ["blank", "shield", "two-shields", "double"]

GOALS: Final = ["most-sites", "peoples-favor", "darkest-secret", "most-relics-and-banners", "the-grand-scepter"]
MOST_SITES: Final = 0
HOLDS_PEOPLES_FAVOR: Final = 1
HOLDS_DARKEST_SECRET: Final = 2
MOST_RELICS_AND_BANNERS: Final = 3
HOLDS_SCEPTER: Final = 4

BOARD: Final[dict[str, Any]] = read(__file__, "board")
START: Final[dict[str, Any]] = BOARD["start"]


def cards(name: str) -> list[dict[str, Any]]:
    """The cards of a data file."""
    found: list[dict[str, Any]] = read(__file__, name)["card"]
    return found


def suit(name: str | None) -> int:
    """A suit of a data file; NONE without a name. Raises ValueError for a word outside SUITS."""
    return NONE if name is None else SUITS.index(name)


# ---------------------------------------------------------------- the map and the tracks
SITES_IN_REGION: Final[list[int]] = BOARD["map"]["sites"]
SLOTS: Final[int] = sum(SITES_IN_REGION)
SLOT_REGION: Final[list[int]] = [region for region, n in enumerate(SITES_IN_REGION) for _ in range(n)]
"""The region of every place for a site, top to bottom."""
TRAVEL_COST: Final[list[list[int]]] = BOARD["map"]["travel"]
DISCARD_TO: Final[list[int]] = [REGIONS.index(name) for name in BOARD["map"]["discard_to"]]
ACTION_COST: Final[list[int]] = [BOARD["actions"].get(name, 0) for name in ACTIONS]
"""In Supply; a Search of a pile, and 0 for Travel, whose cost is that of the way."""
SEARCH_DRAW: Final[int] = BOARD["search"]["draw"]
SEARCH_KEEP: Final[int] = BOARD["search"]["keep"]
MUSTER_GAIN: Final[int] = BOARD["muster"]["gain"]
MUSTER_PRICE: Final[int] = BOARD["muster"]["price"]
ADVISER_LIMIT: Final[int] = BOARD["advisers"]["limit"]

FULL_SUPPLY: Final[int] = BOARD["supply"]["full"]
REST_WARBANDS: Final[list[list[int]]] = [[row["warbands"] for row in BOARD["supply"][role]] for role in ROLES[:CITIZEN]]
REST_SUPPLY: Final[list[list[int]]] = [[row["supply"] for row in BOARD["supply"][role]] for role in ROLES[:CITIZEN]]
"""By role, of Chancellor and Exile: the Supply of the last row whose warbands are left in the personal bank (4.3.3)."""
VISIONS_COST: Final[list[int]] = BOARD["visions"]["cost"]
VISIONS_TO_WIN: Final[int] = BOARD["visions"]["win"]
ROUNDS: Final[int] = BOARD["rounds"]["count"]
STABLE_REGIME: Final[list[int]] = [
    next((row["least"] for row in BOARD["rounds"]["stable"] if row["round"] == n), 0) for n in range(ROUNDS + 1)
]
"""By round: the least result of the end die that ends the game; 0: it is not rolled."""

ATTACK_DIE: Final[list[int]] = [ATTACK_FACES.index(face) for face in BOARD["dice"]["attack"]]
DEFENSE_DIE: Final[list[int]] = [DEFENSE_FACES.index(face) for face in BOARD["dice"]["defense"]]
END_DIE: Final[list[int]] = BOARD["dice"]["end"]
PAWN_DICE: Final[int] = BOARD["defense"]["pawn"]
OATHKEEPER_DICE: Final[int] = BOARD["defense"]["oathkeeper"]
USURPER_DICE: Final[int] = BOARD["defense"]["usurper"]

# ---------------------------------------------------------------- what there is, and what each starts with
FAVOR_TOKENS: Final[int] = BOARD["box"]["favor"]
WARBANDS: Final[list[int]] = [BOARD["box"]["warband"].get(colour, BOARD["box"]["warband"]["other"]) for colour in COLOURS]
START_BANK: Final[list[int]] = [
    START["bank"]["many" if n >= START["bank"]["many_from"] else "few"] for n in range(BOARD["players"]["max"] + 1)
]
"""Favor in each bank, by the number of players."""
START_TOKENS: Final[list[list[int]]] = [[START[role][token] for token in TOKENS] for role in ROLES]
START_WARBANDS: Final[list[int]] = [START[role]["warband"] for role in ROLES]
TOP_CRADLE_WARBANDS: Final[int] = START["site_warbands"]["top_cradle"]
OTHER_SITE_WARBANDS: Final[int] = START["site_warbands"]["other"]
START_DRAW: Final[int] = START["hand"]["draw"]
START_KEEP: Final[int] = START["hand"]["keep"]
TIER_DENIZENS: Final[list[int]] = [tier["denizens"] for tier in BOARD["deck"]["tiers"]]
TIER_VISIONS: Final[list[int]] = [tier["visions"] for tier in BOARD["deck"]["tiers"]]
"""The world deck from the top; below its tiers lie the rest of the denizens."""
JOIN_WORLD: Final[list[int]] = BOARD["chronicle"]["join"]
LEAVE_WORLD: Final[int] = BOARD["chronicle"]["leave"]
EXILE_COST: Final[int] = BOARD["exile"]["cost"]

OATH_DATA: Final[list[dict[str, Any]]] = BOARD["oath"]
OATH_GOAL: Final[list[int]] = [GOALS.index(oath["goal"]) for oath in OATH_DATA]
SUCCESSOR_GOAL: Final[list[int]] = [GOALS.index(oath["successor"]) for oath in OATH_DATA]
OATH_BANNER: Final[list[int]] = [BANNERS.index(oath["gets"]) if "gets" in oath else NONE for oath in OATH_DATA]
"""The banner that the Chancellor starts with."""
BANNER_DATA: Final[list[dict[str, Any]]] = BOARD["banner"]
BANNER_TOKEN: Final[list[int]] = [TOKENS.index(banner["token"]) for banner in BANNER_DATA]
BANNER_START: Final[list[int]] = [banner["start"] for banner in BANNER_DATA]
BANNER_LEAST: Final[list[int]] = [banner["least"] for banner in BANNER_DATA]
BANNER_SEIZED: Final[list[int]] = [banner["seized"] for banner in BANNER_DATA]
MOB_FAVOR: Final[int] = BANNER_DATA[PEOPLES_FAVOR]["mob"]

# ---------------------------------------------------------------- the cards
DENIZEN_DATA: Final = cards("denizens")
EDIFICE_DATA: Final = cards("edifices")
VISION_DATA: Final = cards("visions")
DENIZENS: Final[list[str]] = [card["id"] for card in DENIZEN_DATA]
EDIFICES: Final[list[str]] = [card["id"] for card in EDIFICE_DATA]
RUINS: Final[list[str]] = [card["ruin"] for card in EDIFICE_DATA]
VISIONS: Final[list[str]] = [card["id"] for card in VISION_DATA]
CARDS: Final[list[str]] = [*DENIZENS, *EDIFICES, *RUINS, *VISIONS]
FIRST_EDIFICE: Final[int] = len(DENIZENS)
FIRST_RUIN: Final[int] = FIRST_EDIFICE + len(EDIFICES)
FIRST_VISION: Final[int] = FIRST_RUIN + len(RUINS)
CONSPIRACY: Final[int] = CARDS.index("conspiracy")

CARD_SUIT: Final[list[int]] = [suit(card["suit"]) for card in [*DENIZEN_DATA, *EDIFICE_DATA]] + [NONE] * (
    len(RUINS) + len(VISIONS)
)
"""NONE of a ruin and of a Vision."""
CARD_PLACE: Final[list[int]] = (
    [RESTRICTIONS.index(card["place"]) for card in DENIZEN_DATA]
    + [SITE_ONLY] * (FIRST_VISION - FIRST_EDIFICE)
    + [ANYWHERE] * len(VISIONS)
)
CARD_LOCKED: Final[list[bool]] = (
    [card["locked"] for card in DENIZEN_DATA] + [True] * (FIRST_VISION - FIRST_EDIFICE) + [False] * len(VISIONS)
)
VISION_OATH: Final[list[int]] = [OATHS.index(card["oath"]) if "oath" in card else NONE for card in VISION_DATA]

RELIC_DATA: Final = cards("relics")
RELICS: Final[list[str]] = [card["id"] for card in RELIC_DATA]
RELIC_DICE: Final[list[int]] = [card["dice"] for card in RELIC_DATA]
GRAND_SCEPTER: Final[int] = RELICS.index("the-grand-scepter")

SITE_DATA: Final = cards("sites")
SITES: Final[list[str]] = [card["id"] for card in SITE_DATA]
SITE_CLASS: Final[list[int]] = [SITE_CLASSES.index(card["class"]) for card in SITE_DATA]
SITE_HOMELAND: Final[list[int]] = [suit(card.get("homeland")) for card in SITE_DATA]
SITE_CAPACITY: Final[list[int]] = [card["capacity"] for card in SITE_DATA]
SITE_DICE: Final[int] = read(__file__, "sites")["dice"]
BANDITS: Final[int] = read(__file__, "sites")["bandits"]
REVEAL_RELICS: Final[list[int]] = [card["reveal"]["relic"] for card in SITE_DATA]
REVEAL_TOKENS: Final[list[list[int]]] = [[card["reveal"][token] for token in TOKENS] for card in SITE_DATA]
PRICE_DATA: Final[list[dict[str, Any]]] = [card.get("price", {}) for card in SITE_DATA]
PRICE_BANK: Final[list[int]] = [suit(price.get("bank")) for price in PRICE_DATA]
"""The bank that the favor of a relic's price goes to; NONE: it is burnt, or there is none."""
PRICE_PLACED: Final[list[int]] = [price.get("favor", 0) for price in PRICE_DATA]
PRICE_BURNT: Final[list[list[int]]] = [[price.get(f"burnt_{token}", 0) for token in TOKENS] for price in PRICE_DATA]

# ---------------------------------------------------------------- the first game
FIRST_GAME: Final[dict[str, Any]] = read(__file__, "first_game")
FIRST_OATH: Final[int] = OATHS.index(FIRST_GAME["oath"])
FIRST_SITES: Final[list[int]] = [SITES.index(slot["site"]) for slot in FIRST_GAME["slot"]]
FIRST_FACEUP: Final[list[bool]] = [slot["faceup"] for slot in FIRST_GAME["slot"]]
FIRST_CARDS: Final[list[list[int]]] = [[CARDS.index(name) for name in slot["denizens"]] for slot in FIRST_GAME["slot"]]
FIRST_RELICS: Final[list[list[int]]] = [[RELICS.index(name) for name in slot["relics"]] for slot in FIRST_GAME["slot"]]
FIRST_ARCHIVE: Final[list[int]] = [i for i, card in enumerate(DENIZEN_DATA) if card["start"] == "archive"]
TAUGHT_WORLD: Final[list[int]] = [CARDS.index(name) for name in FIRST_GAME["world"]]
TAUGHT_RELICS: Final[list[int]] = [RELICS.index(name) for name in FIRST_GAME["relics"]]
"""The decks of the taught game, top first."""
