"""The Lizards' conspiracies (10.4.3): what acolytes do in Outcast clearings."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from regnum.engine.ask import Ask, Rule
from regnum.engine.deeds import OPEN, Deed, Entry, lacking, open_deeds
from regnum.games.root.battle import battle, can_battle
from regnum.games.root.board import can_place, count_by_suit
from regnum.games.root.components import FACTION, GARDEN, LIZARD, OWNER, PLACES
from regnum.games.root.factions.faction import Loss
from regnum.games.root.lexicon import BAND, NUMBER, SEAT, SITE, deed, kind, reason, saying
from regnum.games.root.menu import BATTLE, K_ACT, MOVE, offer
from regnum.games.root.movement import can_move, move
from regnum.games.root.pieces import aftermath, buried, lose, place_building, place_warriors, take_warriors, to_supply
from regnum.games.root.state import Root
from regnum.games.root.victory import L_SCORED_REMOVING, enemies, score

K_CONVERT: Final = kind("convert", BAND, "10.4.3.II")
K_SANCTIFY: Final = kind("sanctify", SITE, "10.4.3.III")
L_SPENT_ACOLYTES: Final = saying("spent-acolytes", who=SEAT, n=NUMBER)
R_NO_ACOLYTES: Final = reason("no-acolytes", "10.4.3", NUMBER)
R_NO_CRUSADE: Final = reason("no-crusade", "10.4.3.I")
R_NO_CONVERT: Final = reason("no-convert", "10.4.3/3")
R_NO_SANCTIFY: Final = reason("no-sanctify", "10.4.3/3")

DATA: Final = FACTION["lizard"]
GARDENS: Final[int] = DATA["building"][0]["per_suit"]
DISCOUNT: Final[int] = DATA["hated"]["discount"]
"""A building site as an option: clearing * 15 + piece."""

CRUSADE: Final = deed("crusade")
CONVERT: Final = deed("convert")
SANCTIFY: Final = deed("sanctify")
ACOLYTES: Final[dict[int, int]] = {deed(c["id"]): c["acolytes"] for c in DATA["conspiracy"]}
"""What each conspiracy costs before the discount."""


def gardens(g: Root) -> list[int]:
    """Gardens on the map, by suit."""
    return count_by_suit(g, GARDEN)


def outcasts(g: Root) -> list[int]:
    """The Outcast clearings where the Cult may place a piece."""
    return [c for c in range(12) if g.suits[c] == g.lizard.outcast and can_place(g, LIZARD, c)]


def price(g: Root, what: int) -> int:
    """The acolytes a conspiracy costs, one less while the Outcast is Hated (10.4.3/2)."""
    return ACOLYTES[what] - (DISCOUNT if g.lizard.hated else 0)


def ways_of_crusade(g: Root, f: int) -> list[int]:
    """Whether a crusade can be a battle in, or a move out of, an Outcast clearing (10.4.3.I)."""
    suit = g.lizard.outcast
    return ([BATTLE] if can_battle(g, f, suit) else []) + ([MOVE] if can_move(g, f, suit) else [])


def converts(g: Root, f: int = LIZARD) -> list[int]:
    """Enemy warriors in Outcast clearings that a Cult warrior can replace (10.4.3.II): clearing and faction. The acolytes that
    are spent come back to an empty supply."""
    if not g.supply[LIZARD] and buried(g):
        return []
    foes = sorted(enemies(g, LIZARD))
    return [BAND.pack(c, f) for c in outcasts(g) for f in foes if g.warriors[f * PLACES + c]]


def sanctified(g: Root, f: int = LIZARD) -> list[int]:
    """Enemy buildings in Outcast clearings that a garden can replace (10.4.3.III): clearing and piece."""
    if gardens(g)[g.lizard.outcast] == GARDENS:
        return []
    foes = enemies(g, LIZARD)
    return [SITE.pack(c, piece) for c in outcasts(g) for piece in sorted(set(g.buildings[c])) if OWNER[piece] in foes]


def conspiracy(what: int, able: Callable[[Root, int], object], why: int, do: Callable[[Root], Rule[None]]) -> Deed[Root]:
    """A deed that is paid for with acolytes (10.4.3)."""
    return Deed(what, partial(why_not_conspire, what, able, why), partial(conspire, what, do))


def why_not_conspire(what: int, able: Callable[[Root, int], object], why: int, g: Root, f: int) -> int:
    """Acolytes first, then something to act on."""
    if g.lizard.acolytes < price(g, what):
        return lacking(R_NO_ACOLYTES, price(g, what))
    return OPEN if able(g, f) else why


def conspire(what: int, do: Callable[[Root], Rule[None]], g: Root, f: int) -> Rule[None]:
    """The acolytes go home, and the conspiracy takes its course."""
    n = price(g, what)
    g.lizard.acolytes -= n
    to_supply(g, f, n)
    g.say(L_SPENT_ACOLYTES, g.seat[f], n)
    yield from do(g)


def crusade(g: Root) -> Rule[None]:
    """A battle in an Outcast clearing, or a move out of one and a battle where it leads (10.4.3.I)."""
    suit = g.lizard.outcast
    how = yield Ask(g.seat[LIZARD], K_ACT, lambda: ways_of_crusade(g, LIZARD))
    if how == BATTLE:
        yield from battle(g, LIZARD, suit)
    else:
        c = yield from move(g, LIZARD, suit)
        yield from battle(g, LIZARD, at=c, may_stop=True)


def convert(g: Root) -> Rule[None]:
    """An enemy warrior gives way to a Cult warrior (10.4.3.II)."""
    chosen = yield Ask(g.seat[LIZARD], K_CONVERT, lambda: converts(g))
    c, foe = BAND.unpack(chosen)
    loss = Loss(foe, c, LIZARD)
    loss.warriors = take_warriors(g, foe, c, 1, LIZARD)
    yield from aftermath(g, [loss])
    place_warriors(g, LIZARD, c, 1)


def sanctify(g: Root) -> Rule[None]:
    """An enemy building gives way to a garden (10.4.3.III)."""
    chosen = yield Ask(g.seat[LIZARD], K_SANCTIFY, lambda: sanctified(g))
    c, piece = SITE.unpack(chosen)
    loss = Loss(OWNER[piece], c, LIZARD)
    lose(g, loss, piece)
    score(g, LIZARD, 1, L_SCORED_REMOVING)  # 3.2.1
    yield from aftermath(g, [loss])
    place_building(g, GARDEN, c)


CONSPIRACIES: Final[list[Entry[Root]]] = [
    conspiracy(CRUSADE, ways_of_crusade, R_NO_CRUSADE, crusade),
    conspiracy(CONVERT, converts, R_NO_CONVERT, convert),
    conspiracy(SANCTIFY, sanctified, R_NO_SANCTIFY, sanctify),
]


def conspire_step(g: Root) -> Rule[bool] | None:
    """Conspiracies, any number in any order (10.4.3)."""
    return offer(g, LIZARD, CONSPIRACIES, bool(open_deeds(g, LIZARD, CONSPIRACIES, False)))
