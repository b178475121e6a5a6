"""Brings about by force what the rules refused, so that the walk can go on from where the real game went on."""

from __future__ import annotations

import re

from regnum.games.root.components import (
    ALLIANCE,
    DUCHY,
    FIRST_TOKEN,
    FOREST,
    LIZARD,
    NOBODY,
    PIECES,
    PLACES,
    RIVERFOLK,
    VAGABOND,
)
from regnum.games.root.pieces import take_piece
from regnum.games.root.state import Root, add_warriors, fill_slots
from tools.rootlog.events import AVAILABLE, OUT, PILE, SUPPORT
from tools.rootlog.meaning import MANY, Meaning, Pattern


def force(g: Root, meaning: Meaning, left: tuple[int, ...]) -> None:
    """Applies what is left of an action to the table as far as it can be applied."""
    for pattern, n in zip(meaning.patterns, left, strict=True):
        for _ in range(min(n, 12) if n == MANY else n):
            apply(g, pattern)


def apply(g: Root, pattern: Pattern) -> None:
    """Brings about one event."""
    verb = pattern.verb
    nouns = [x[0] if isinstance(x, tuple) else x for x in pattern.nouns]
    if verb == "card":
        move_card(g, pattern)
    elif verb in ("+", "-"):
        change_piece(g, verb, num(nouns[0]), str(nouns[1]), num(nouns[2]), nouns[3])
    elif verb == "points":
        f = num(nouns[0])
        g.points[f] = max(0, g.points[f] + (1 if nouns[1] == "+" else -1))
    elif verb == "box":
        change_box(g, num(nouns[0]), num(nouns[1]), 1 if nouns[2] == "+" else -1)
    elif verb == "pawn":
        g.vagabonds[num(nouns[0]) - VAGABOND].at = num(nouns[1])
    elif verb == "item":
        change_item(g, pattern)
    elif verb == "made":
        made = g.crafted[num(nouns[0])]
        made[num(nouns[1])] = max(0, made[num(nouns[1])] + (1 if nouns[2] == "+" else -1))
    elif verb == "worn":
        g.worn[num(nouns[0]) * 8 + num(nouns[1])] += 1
    elif verb == "flip":
        turn_up(g, num(nouns[0]), num(nouns[1]))
    else:
        set_mark(g, verb, nouns, pattern.nouns[-1])


def num(x: object) -> int:
    """A noun that is a number; a wildcard is the first there is."""
    return x if isinstance(x, int) else 0


# ---------------------------------------------------------------- cards
def zone(g: Root, name: str) -> list[int] | None:
    """The list of cards behind the name of a zone."""
    match = re.fullmatch(r"([a-z]+)(\d*)", name)
    word, f = (match[1], int(match[2] or 0)) if match else ("", 0)
    if word == "hand":
        return g.hands[f]
    if word == "area":
        return g.effects[f]
    if word == "column":
        return g.eyrie.decree[f]
    if word == "shown":
        return g.lizard.revealed if f == LIZARD else g.duchy.revealed if f == DUCHY else None
    return {SUPPORT: g.alliance.supporters, OUT: g.discards, PILE: g.draw_pile, AVAILABLE: g.available}.get(name)


def move_card(g: Root, pattern: Pattern) -> None:
    """A card that fits goes where the log says; if its place has none, the card comes out of the deck in exchange."""
    starts = [zone(g, str(x)) for x in (pattern.nouns[1] if isinstance(pattern.nouns[1], tuple) else [pattern.nouns[1]])]
    ends = pattern.nouns[2] if isinstance(pattern.nouns[2], tuple) else (pattern.nouns[2],)
    end = zone(g, str(ends[0]))
    for cards in starts:
        card = next((c for c in cards or [] if pattern.card is None or pattern.card.fits(c)), NOBODY)
        if card == NOBODY and cards and cards is not g.draw_pile:
            card = next((c for c in g.draw_pile if pattern.card is None or pattern.card.fits(c)), NOBODY)
            if card != NOBODY:
                g.draw_pile[g.draw_pile.index(card)] = cards[0]
                cards[0] = card
        if card != NOBODY and cards is not None:
            cards.remove(card)
            if end is not None:
                end.append(card)
            else:
                g.dominance[int(str(ends[0])[5:])] = card
            return


# ---------------------------------------------------------------- pieces and items
def change_piece(g: Root, verb: str, f: int, name: str, place: int, detail: object) -> None:
    """Places or removes a piece."""
    if name == "warrior":
        if verb == "+" and g.supply[f]:
            g.supply[f] -= 1
            add_warriors(g, f, place, 1)
        elif verb == "-" and g.warriors[f * PLACES + place]:
            g.supply[f] += 1
            add_warriors(g, f, place, -1)
        return
    if place >= FOREST or place >= 12:
        return
    piece = PIECES.index(name)
    if verb == "-":
        if is_there(g, piece, place):
            take_piece(g, piece, place)
    elif piece < FIRST_TOKEN:
        fill_slots(g, place, [*g.buildings[place], piece])
    elif name == "wood":
        g.wood[place] += 1
    elif name == "keep":
        g.keep = place
    elif name == "sympathy":
        g.sympathy |= 1 << place
    elif name == "trade-post":
        g.posts |= 1 << place
        g.riverfolk.founded[g.suits[place]] += 1
    elif name == "tunnel":
        g.tunnels |= 1 << place
    elif not g.plots[place]:
        kind = next((k for k, n in enumerate(g.corvid.supply) if n), 0)
        g.corvid.supply[kind] -= 1
        g.plots[place] = -kind - 1


def is_there(g: Root, piece: int, c: int) -> bool:
    """Whether a building or token lies in a clearing."""
    name = PIECES[piece]
    if piece < FIRST_TOKEN:
        return piece in g.buildings[c]
    bits = {"sympathy": g.sympathy, "trade-post": g.posts, "tunnel": g.tunnels}
    if name in bits:
        return bool(bits[name] >> c & 1)
    return {"keep": g.keep == c, "wood": g.wood[c] > 0, "plot": g.plots[c] != 0}[name]


def change_box(g: Root, board: int, f: int, n: int) -> None:
    """Warriors come onto a board or leave it."""
    if n > 0 and not g.supply[f]:
        return
    if board == ALLIANCE and g.alliance.officers + n >= 0:
        g.alliance.officers += n
    elif board == LIZARD and g.lizard.acolytes + n >= 0:
        g.lizard.acolytes += n
    elif board == RIVERFOLK:
        r = g.riverfolk
        box = r.payments if n > 0 else next((b for b in (r.funds, r.committed, r.payments) if b[f]), None)
        if box is None:
            return
        box[f] += n
    else:
        return
    g.supply[f] -= n


def change_item(g: Root, pattern: Pattern) -> None:
    """Turns, damages, mends, gains or loses an item."""
    f, item, old, new = [x if isinstance(x, tuple) else (x,) for x in pattern.nouns]
    items = g.vagabonds[num(f[0]) - VAGABOND].items
    kinds = [num(item[0])] if item[0] is not None else range(8)
    for kind in kinds:
        for state in old:
            if state == -1:
                items[kind] += 1
                return
            if isinstance(state, int) and items[state * 8 + kind]:
                items[state * 8 + kind] -= 1
                if new[0] != -1:
                    keep = [s for s in new if isinstance(s, int)]
                    items[keep[min(len(keep) - 1, old.index(state))] * 8 + kind] += 1
                return


def turn_up(g: Root, c: int, kind: int) -> None:
    """A plot is turned face up, whatever it was."""
    if g.plots[c]:
        g.corvid.supply[abs(g.plots[c]) - 1] += 1
    if g.corvid.supply[kind]:
        g.corvid.supply[kind] -= 1
        g.plots[c] = kind + 1


# ---------------------------------------------------------------- markers
def set_mark(g: Root, verb: str, nouns: list[object], wanted: object) -> None:
    """Sets a marker; of quests one that is `wanted`. Battles, guesses and shown hands leave nothing to set."""
    a = [num(x) for x in nouns]
    if verb == "outcast":
        g.lizard.outcast, g.lizard.hated = a[0], bool(nouns[1])
    elif verb == "price":
        g.riverfolk.prices[a[0]] = a[1]
    elif verb == "relation":
        g.vagabonds[a[0] - VAGABOND].relations[a[1]] = a[2]
    elif verb == "partner":
        g.vagabonds[a[0] - VAGABOND].partner = a[1]
    elif verb == "leader":
        g.eyrie.leader = a[0]
    elif verb == "minister":
        g.duchy.swayed = g.duchy.swayed | 1 << a[0] if a[1] > 0 else g.duchy.swayed & ~(1 << a[0])
    elif verb == "ferry":
        g.ferry = a[0]
    elif verb == "quest":
        found = next((q for q in g.quests if isinstance(wanted, tuple) and q in wanted), NOBODY)
        if found != NOBODY:
            g.quests.remove(found)
            g.vagabonds[a[0] - VAGABOND].quests.append(found)
            if g.quest_pile:
                g.quests.append(g.quest_pile.pop())
    elif verb == "trick":
        g.plots[a[0]], g.plots[a[1]] = g.plots[a[1]], g.plots[a[0]]
    elif verb == "path":
        g.closed = [pair for pair in g.closed if sorted(pair) != sorted(a[:2])]
