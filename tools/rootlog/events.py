"""What changed on the table between two moments: pieces, cards, items, points and markers, one event each."""

from __future__ import annotations

from typing import Final

from regnum.engine.state import Line
from regnum.games.root import battle as battles
from regnum.games.root import menu, movement
from regnum.games.root.components import (
    ALLIANCE,
    CORVID,
    DUCHY,
    FIRST_VIZIER,
    LIZARD,
    MARQUISE,
    OWNER,
    PIECES,
    PLACES,
    RIVERFOLK,
    RUIN,
    VAGABOND,
)
from regnum.games.root.factions import corvid
from regnum.games.root.lexicon import PATH, SAYINGS
from regnum.games.root.state import Root

Event = tuple[object, ...]
"""A verb and its nouns:
("+" or "-", faction, piece, place, detail), ("pawn", faction, place), ("card", card, from, to), ("points", faction, sign),
("box", board, faction, sign), ("item", faction, item, old state, new state), ("made" or "worn", faction, item, sign),
("battle", attacker, defender, clearing), ("shows", faction), ("trick", clearing, clearing), ("guess", faction, plot, clearing),
("flip", clearing, plot), ("relation", vagabond, faction, space), ("partner", vagabond, faction), ("price", service, n),
("leader", leader), ("minister", minister, sign), ("ferry", clearing), ("quest", vagabond, quest), ("path", clearing, clearing),
("outcast", suit, hated), ("character", vagabond, character)."""

PILE: Final = "pile"
OUT: Final = "out"
AVAILABLE: Final = "available"
"""Dominance cards beside the map; to be laid there is to be discarded."""
SUPPORT: Final = "supporters"


def hand(f: int) -> str:
    """The zone of a hand."""
    return f"hand{f}"


def shown(f: int) -> str:
    """The zone of revealed cards."""
    return f"shown{f}"


def claim(f: int) -> str:
    """The zone of an activated dominance card."""
    return f"claim{f}"


def area(f: int) -> str:
    """The zone of crafted cards."""
    return f"area{f}"


def column(n: int) -> str:
    """The zone of a column of the Decree."""
    return f"column{n}"


class Snapshot:
    """The table at one moment, as far as a log could tell it."""

    __slots__ = ("cards", "items", "marks", "pawns", "pieces", "points", "quests")

    def __init__(self, g: Root) -> None:
        self.pieces: dict[Event, int] = pieces(g)
        self.cards: dict[int, str] = cards(g)
        self.points: list[int] = g.points[:]
        self.items: list[list[int]] = [v.items[:] for v in g.vagabonds]
        self.pawns: list[int] = [v.at for v in g.vagabonds]
        self.marks: dict[Event, object] = marks(g)
        self.quests: list[list[int]] = [v.quests[:] for v in g.vagabonds]


def pieces(g: Root) -> dict[Event, int]:
    """How many of each piece lie where: on the map ("+"), on boards ("box"), in boxes of items ("made", "worn")."""
    found: dict[Event, int] = {}
    for f in g.order:
        row = g.warriors[f * PLACES : (f + 1) * PLACES]
        for c, n in enumerate(row):
            if n:
                found["+", f, "warrior", c, ""] = n
        for item, n in enumerate(g.crafted[f]):
            if n:
                found["made", f, item] = n
            if g.worn[f * 8 + item]:
                found["worn", f, item] = g.worn[f * 8 + item]
    for c in range(12):
        for b in g.buildings[c]:
            if b != RUIN:
                key: Event = ("+", OWNER[b], PIECES[b], c, "")
                found[key] = found.get(key, 0) + 1
        if g.wood[c]:
            found["+", MARQUISE, "wood", c, ""] = g.wood[c]
        for f, piece, bits in (
            (ALLIANCE, "sympathy", g.sympathy),
            (RIVERFOLK, "trade-post", g.posts),
            (DUCHY, "tunnel", g.tunnels),
        ):
            if bits >> c & 1:
                found["+", f, piece, c, ""] = 1
        if g.plots[c]:
            found["+", CORVID, "plot", c, abs(g.plots[c]) - 1] = 1
    if g.keep >= 0:
        found["+", MARQUISE, "keep", g.keep, ""] = 1
    found["box", ALLIANCE, ALLIANCE] = g.alliance.officers
    found["box", LIZARD, LIZARD] = g.lizard.acolytes
    r = g.riverfolk
    for f in g.order:
        found["box", RIVERFOLK, f] = r.funds[f] + r.payments[f] + r.committed[f]
    return found


def cards(g: Root) -> dict[int, str]:
    """The zone of every card that is not in the draw pile."""
    found: dict[int, str] = {}
    for f in g.order:
        for card in g.hands[f]:
            found[card] = hand(f)
        for card in g.effects[f]:
            found[card] = area(f)
        if g.dominance[f] >= 0:
            found[g.dominance[f]] = claim(f)
    for card in g.discards + g.lost_souls:
        found[card] = OUT
    for card in g.available:
        found[card] = AVAILABLE
    for card in g.alliance.supporters:
        found[card] = SUPPORT
    for n, column_ in enumerate(g.eyrie.decree):
        for card in column_:
            if card < FIRST_VIZIER:
                found[card] = column(n)
    for card in g.lizard.revealed:
        found[card] = shown(LIZARD)
    for card in g.duchy.revealed:
        found[card] = shown(DUCHY)
    return found


def marks(g: Root) -> dict[Event, object]:
    """Markers that show one thing at a time."""
    found: dict[Event, object] = {("leader",): g.eyrie.leader, ("ferry",): g.ferry}
    for i, v in enumerate(g.vagabonds):
        for f in g.order:
            found["relation", VAGABOND + i, f] = v.relations[f]
        found["partner", VAGABOND + i] = v.partner
        found["character", VAGABOND + i] = v.character
    for s, n in enumerate(g.riverfolk.prices):
        found["price", s] = n
    for m in range(9):
        found["minister", m] = 1 if g.duchy.swayed >> m & 1 else -1
    found["outcast", g.lizard.outcast] = g.lizard.hated
    return found


def changes(old: Snapshot, new: Snapshot, lines: list[Line], seats: list[int]) -> list[Event]:
    """Every event between two moments; `lines` is what the rules wrote into the log meanwhile, `seats` who sits where."""
    spoken = told(lines, seats)
    seen = changed_pieces(old, new) + changed_marks(old, new)
    if any(e[0] == "trick" for e in spoken):
        seen = [e for e in seen if e[2:3] != ("plot",)]
    return (
        spoken
        + changed_cards(old, new)
        + seen
        + changed_items(old, new)
        + [
            ("points", f, "+" if b > a else "-")
            for f, (a, b) in enumerate(zip(old.points, new.points, strict=True))
            for _ in range(abs(b - a))
        ]
    )


def told(lines: list[Line], seats: list[int]) -> list[Event]:
    """Events that leave no trace on the table."""
    found: list[Event] = []
    for line in lines:
        said = {name: x for (name, _), x in zip(SAYINGS[line.saying].nouns, line.args, strict=False)}
        if line.saying == battles.L_BATTLE:
            found.append(("battle", seats[said["who"]], seats[said["foe"]], said["at"]))
        elif line.saying == movement.L_SHOWS_HAND:
            found.append(("shows", seats[said["who"]]))
        elif line.saying == corvid.L_FLIPPED:
            found.append(("flip", said["at"], said["plot"]))
        elif line.saying == corvid.L_TRICKED:
            found.append(("trick", *PATH.unpack(said["path"])))
        elif line.saying == menu.L_GUESSED:
            found.append(("guess", seats[said["who"]], said["it"], said["at"]))
        elif line.saying == menu.L_OPENED:
            found.append(("path", *PATH.unpack(said["path"])))
    return found


def changed_cards(old: Snapshot, new: Snapshot) -> list[Event]:
    """Cards that lie elsewhere now."""
    found: list[Event] = []
    for card in sorted({*old.cards, *new.cards}):
        a, b = old.cards.get(card, PILE), new.cards.get(card, PILE)
        if a != b:
            found.append(("card", card, a, OUT if b == AVAILABLE else b))
    return found


def changed_pieces(old: Snapshot, new: Snapshot) -> list[Event]:
    """Pieces that came and went."""
    found: list[Event] = []
    for key in {**old.pieces, **new.pieces}:
        n = new.pieces.get(key, 0) - old.pieces.get(key, 0)
        sign = "+" if n > 0 else "-"
        for _ in range(abs(n)):
            found.append((sign, *key[1:]) if key[0] == "+" else (*key, sign))
    for i, (a, b) in enumerate(zip(old.pawns, new.pawns, strict=True)):
        if a != b:
            found.append(("pawn", VAGABOND + i, b))
    return found


def changed_items(old: Snapshot, new: Snapshot) -> list[Event]:
    """Vagabonds' items that were turned, damaged, mended, gained or lost; -1 is away from the board."""
    found: list[Event] = []
    for i, (before, after) in enumerate(zip(old.items, new.items, strict=True)):
        for item in range(8):
            went = [s for s in range(4) for _ in range(before[s * 8 + item] - after[s * 8 + item])]
            came = [s for s in range(4) for _ in range(after[s * 8 + item] - before[s * 8 + item])]
            n = max(len(went), len(came))
            for a, b in zip(went + [-1] * (n - len(went)), came + [-1] * (n - len(came)), strict=True):
                found.append(("item", VAGABOND + i, item, a, b))
    return found


def changed_marks(old: Snapshot, new: Snapshot) -> list[Event]:
    """Markers that moved, and quests solved."""
    found: list[Event] = [(*key, value) for key, value in new.marks.items() if old.marks.get(key) != value]
    found = [e for e in found if e != ("leader", -1)]
    for i, (a, b) in enumerate(zip(old.quests, new.quests, strict=True)):
        found += [("quest", VAGABOND + i, q) for q in b[len(a) :]]
    return found
