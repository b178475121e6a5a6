"""What an automaton says of its own moves: its order, what it does for it, and by which criterion of the rules."""

from __future__ import annotations

from typing import Final

from regnum.engine.kinds import Noun
from regnum.games.root.components import SUITS, TRAITS
from regnum.games.root.factions.quests import QUEST
from regnum.games.root.lexicon import (
    CARD_QUOTED,
    FACTION_ACC,
    FACTION_TO,
    NUMBER,
    PIECE_ACC,
    PLACE_FROM,
    PLACE_IN,
    PLACE_INTO,
    PLACE_PUT,
    SEAT,
    saying,
)

WHYS: Final = [
    "most-pieces", "most-points", "letter", "most-enemies", "most-enemies-first", "most-warriors", "most-warriors-first",
    "evenly", "lowest", "highest", "roost-most-enemies", "fewest-enemies", "most-buildings", "no-roost", "fewest-warriors",
    "fewest-warriors-first", "fewest-pieces", "fewest-pieces-first", "uprising", "uprising-first", "at-base",
    "nearest", "nearest-first", "leader", "berserk", "still-there", "poorest", "few-items", "much-damaged", "some-damaged",
    "none-damaged", "in-forest", "outside",
]  # fmt: skip
"""By which criterion a clearing or a player was found; `-first` where several were level and the highest priority decided."""
WHY: Final = Noun(WHYS, "root-automaton-why-")
SUIT: Final = Noun(SUITS, "root-suit-", "name")
TRAIT: Final = Noun(TRAITS, "root-trait-")

L_ORDER: Final = saying("automaton-order", automaton=SEAT, card=CARD_QUOTED, suit=SUIT)
L_AGAIN: Final = saying("automaton-again", automaton=SEAT, n=NUMBER, card=CARD_QUOTED, suit=SUIT)
L_BATTLES: Final = saying("automaton-battles", automaton=SEAT, suit=SUIT, at=PLACE_IN, faction=FACTION_ACC, why=WHY)
L_RECRUITS: Final = saying("automaton-recruits", automaton=SEAT, suit=SUIT, n=NUMBER, at=PLACE_PUT, why=WHY)
L_BUILDS: Final = saying("automaton-builds", automaton=SEAT, suit=SUIT, piece=PIECE_ACC, at=PLACE_IN, why=WHY)
L_MOVES: Final = saying("automaton-moves", automaton=SEAT, suit=SUIT, origin=PLACE_FROM, to=PLACE_INTO, why=WHY)
L_TRACK: Final = saying("automaton-track", automaton=SEAT, suit=SUIT, piece=PIECE_ACC, n=NUMBER)
L_TRAIT: Final = saying("automaton-trait", automaton=SEAT, trait=TRAIT)
L_JOINS: Final = saying("automaton-joins", automaton=SEAT, card=CARD_QUOTED, suit=SUIT)
L_TURMOIL: Final = saying("automaton-turmoil", automaton=SEAT, n=NUMBER)
L_SPREADS: Final = saying("automaton-spreads", automaton=SEAT, suit=SUIT, at=PLACE_PUT, why=WHY)
L_NO_SYMPATHY: Final = saying("automaton-no-sympathy", automaton=SEAT, n=NUMBER)
L_MARTIAL: Final = saying("automaton-martial", automaton=SEAT, at=PLACE_IN)
L_REVOLTS: Final = saying("automaton-revolts", automaton=SEAT, suit=SUIT, at=PLACE_IN, why=WHY)
L_ORGANIZES: Final = saying("automaton-organizes", automaton=SEAT, n=NUMBER, at=PLACE_IN)
L_CRACKDOWN: Final = saying("automaton-crackdown", automaton=SEAT, suit=SUIT, n=NUMBER)
L_EXPLORES: Final = saying("automaton-explores", automaton=SEAT, suit=SUIT, at=PLACE_IN, why=WHY)
L_QUESTS: Final = saying("automaton-quests", automaton=SEAT, suit=SUIT, quest=QUEST, at=PLACE_IN, why=WHY)
L_AIDS: Final = saying("automaton-aids", automaton=SEAT, suit=SUIT, faction=FACTION_TO, why=WHY)
L_STEALS: Final = saying("automaton-steals", automaton=SEAT, suit=SUIT, faction=FACTION_TO, why=WHY)
L_TINKERS: Final = saying("automaton-tinkers", automaton=SEAT, suit=SUIT, card=CARD_QUOTED)
L_REPAIRS: Final = saying("automaton-repairs", automaton=SEAT, suit=SUIT)
L_SLIPS: Final = saying("automaton-slips", automaton=SEAT, to=PLACE_INTO, why=WHY)
L_REFRESHES: Final = saying("automaton-refreshes", automaton=SEAT, n=NUMBER, why=WHY)
L_MENDS: Final = saying("automaton-mends", automaton=SEAT, n=NUMBER, why=WHY)
L_SNARE: Final = saying("automaton-snare", automaton=SEAT, at=PLACE_IN)
L_HARD: Final = saying("automaton-hard", automaton=SEAT)


def why(name: str) -> int:
    """The int of a criterion."""
    return WHYS.index(name)


MOST_PIECES: Final = why("most-pieces")
MOST_POINTS: Final = why("most-points")
LETTER: Final = why("letter")
MOST_ENEMIES: Final = why("most-enemies")
MOST_WARRIORS: Final = why("most-warriors")
EVENLY: Final = why("evenly")
LOWEST: Final = why("lowest")
HIGHEST: Final = why("highest")
ROOST_MOST_ENEMIES: Final = why("roost-most-enemies")
FEWEST_ENEMIES: Final = why("fewest-enemies")
MOST_BUILDINGS: Final = why("most-buildings")
NO_ROOST: Final = why("no-roost")
FEWEST_WARRIORS: Final = why("fewest-warriors")
FEWEST_PIECES: Final = why("fewest-pieces")
UPRISING: Final = why("uprising")
AT_BASE: Final = why("at-base")
NEAREST: Final = why("nearest")
LEADER: Final = why("leader")
BERSERK: Final = why("berserk")
STILL_THERE: Final = why("still-there")
POOREST: Final = why("poorest")
FEW_ITEMS: Final = why("few-items")
MUCH_DAMAGED: Final = why("much-damaged")
SOME_DAMAGED: Final = why("some-damaged")
NONE_DAMAGED: Final = why("none-damaged")
IN_FOREST: Final = why("in-forest")
OUTSIDE: Final = why("outside")
