"""The Lizards' conspiracies (10.4.3): what acolytes do in Outcast clearings."""

from __future__ import annotations

from typing import Final

from regnum.engine.ask import PASS, Ask, Refusal, Rule
from regnum.games.root.battle import battle, can_battle
from regnum.games.root.board import can_place, count_by_suit
from regnum.games.root.components import FACTION, GARDEN, LIZARD, OWNER, PLACES
from regnum.games.root.factions.faction import Loss
from regnum.games.root.lexicon import BAND, NUMBER, SEAT, SITE, deed, kind, reason, saying
from regnum.games.root.menu import EXTRAS, K_ACT, do_extra, is_asked, menu
from regnum.games.root.movement import can_move, move
from regnum.games.root.pieces import aftermath, buried, lose, place_building, place_warriors, take_warriors, to_supply
from regnum.games.root.state import Root
from regnum.games.root.victory import enemies, score

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
BATTLE: Final = deed("battle")
MOVE: Final = deed("move")
CONSPIRACIES: Final = ((CRUSADE, R_NO_CRUSADE), (CONVERT, R_NO_CONVERT), (SANCTIFY, R_NO_SANCTIFY))
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


def can_crusade(g: Root) -> bool:
    """Whether a battle in, or a move out of, an Outcast clearing is possible (10.4.3.I)."""
    return can_battle(g, LIZARD, g.lizard.outcast) or can_move(g, LIZARD, g.lizard.outcast)


def converts(g: Root) -> list[int]:
    """Enemy warriors in Outcast clearings that a Cult warrior can replace (10.4.3.II): clearing and faction. The acolytes that
    are spent come back to an empty supply."""
    if not g.supply[LIZARD] and buried(g):
        return []
    foes = sorted(enemies(g, LIZARD))
    return [BAND.pack(c, f) for c in outcasts(g) for f in foes if g.warriors[f * PLACES + c]]


def sanctified(g: Root) -> list[int]:
    """Enemy buildings in Outcast clearings that a garden can replace (10.4.3.III): clearing and piece."""
    if gardens(g)[g.lizard.outcast] == GARDENS:
        return []
    foes = enemies(g, LIZARD)
    return [SITE.pack(c, piece) for c in outcasts(g) for piece in sorted(set(g.buildings[c])) if OWNER[piece] in foes]


def conspiracies(g: Root) -> list[int]:
    """The conspiracies that can be paid for and carried out (10.4.3)."""
    found: list[int] = []
    acolytes = g.lizard.acolytes
    if acolytes >= price(g, CRUSADE) and can_crusade(g):
        found.append(CRUSADE)
    if acolytes >= price(g, CONVERT) and converts(g):
        found.append(CONVERT)
    if acolytes >= price(g, SANCTIFY) and sanctified(g):
        found.append(SANCTIFY)
    return found


def no_conspiracies(g: Root) -> list[Refusal]:
    """The conspiracies that are closed, and why."""
    able = conspiracies(g)
    poor = [what for what, _ in CONSPIRACIES if g.lizard.acolytes < price(g, what)]
    return [
        Refusal(what, R_NO_ACOLYTES, price(g, what)) if what in poor else Refusal(what, why)
        for what, why in CONSPIRACIES
        if what not in able
    ]


def conspire(g: Root) -> Rule[bool] | None:
    """Conspiracies, any number in any order (10.4.3)."""
    return conspire_once(g) if is_asked(g, LIZARD, conspiracies(g)) else None


def conspire_once(g: Root) -> Rule[bool]:
    """One conspiracy, or a common deed."""
    what = yield Ask(
        g.seat[LIZARD], K_ACT, lambda: menu(g, LIZARD, conspiracies(g)), secret=True, why=lambda: no_conspiracies(g)
    )
    if what == PASS:
        return False
    if what in EXTRAS:
        yield from do_extra(g, LIZARD, what)
        return True
    n = price(g, what)
    g.lizard.acolytes -= n
    to_supply(g, LIZARD, n)
    g.say(L_SPENT_ACOLYTES, g.seat[LIZARD], n)
    if what == CRUSADE:
        yield from crusade(g)
    elif what == CONVERT:
        yield from convert(g)
    else:
        yield from sanctify(g)
    return True


def crusade(g: Root) -> Rule[None]:
    """A battle in an Outcast clearing, or a move out of one and a battle where it leads (10.4.3.I)."""
    suit = g.lizard.outcast
    how = yield Ask(g.seat[LIZARD], K_ACT, lambda: ways_of_crusade(g))
    if how == BATTLE:
        yield from battle(g, LIZARD, suit)
    else:
        c = yield from move(g, LIZARD, suit)
        yield from battle(g, LIZARD, at=c, may_stop=True)


def ways_of_crusade(g: Root) -> list[int]:
    """Whether a crusade can be a battle, a move, or either."""
    suit = g.lizard.outcast
    return ([BATTLE] if can_battle(g, LIZARD, suit) else []) + ([MOVE] if can_move(g, LIZARD, suit) else [])


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
    score(g, LIZARD, 1)  # 3.2.1
    yield from aftermath(g, [loss])
    place_building(g, GARDEN, c)
