"""Placing and removing pieces, and what follows a removal (2.5, 3.2.1, 1.1.3)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import Ask, Rule
from regnum.engine.lists import joined, raised, without
from regnum.games.root.board import bends, can_place, open_slots, pieces_at
from regnum.games.root.components import FIRST_TOKEN, NOBODY, OWNER, PLACES, PLOT
from regnum.games.root.factions.faction import BOOK, EVERY_PIECE, Loss, hired
from regnum.games.root.lexicon import FACTION_OF, NUMBER, PIECE_ACC, PLACE_IN, PLACE_PUT, SEAT, kind, saying
from regnum.games.root.state import Root, add_warriors, automatic, fill_slots
from regnum.games.root.victory import L_SCORED_REMOVING, add_points, check_points, enemies
from regnum.games.root.windows import EFFECTS

K_ORDER: Final = kind("order", FACTION_OF, "1.1.3")
L_PLACED_WARRIORS: Final = saying("placed-warriors", who=SEAT, n=NUMBER, at=PLACE_PUT)
L_PLACED: Final = saying("placed", who=SEAT, piece=PIECE_ACC, at=PLACE_PUT)
L_REMOVED_WARRIORS: Final = saying("removed-warriors", who=SEAT, n=NUMBER, at=PLACE_IN)
L_REMOVED: Final = saying("removed", who=SEAT, piece=PIECE_ACC, at=PLACE_IN)

BURIES: Final = EFFECTS.query("buries")
"""Whose card holds the warriors that would go back to a supply."""


# ---------------------------------------------------------------- placing
def place_warriors(g: Root, f: int, c: int, n: int) -> int:
    """Places warriors from the supply, as many as there are and may be placed (2.5); tells how many."""
    if not can_place(g, f, c):
        return 0
    n = min(n, g.supply[f])
    if n:
        g.supply[f] -= n
        add_warriors(g, f, c, n)
        g.say(L_PLACED_WARRIORS, g.seat[f], n, c)
    return n


def place_building(g: Root, piece: int, c: int) -> None:
    """Fills an open slot (2.2.3)."""
    assert open_slots(g, c) > 0
    fill_slots(g, c, joined(g.buildings[c], piece))
    g.say(L_PLACED, g.seat[OWNER[piece]], piece, c)


def to_supply(g: Root, f: int, n: int) -> None:
    """Warriors go back to their supply, wherever they were, unless a card holds them."""
    if buried(g):
        g.coffins = raised(g.coffins, f, n)
    else:
        g.supply[f] += n


def buried(g: Root) -> bool:
    """Whether warriors that would go back to a supply lie on a card instead."""
    for f in g.order:
        if g.effects[f] and bends(g, f, BURIES):
            return True
    return False


def from_coffins(g: Root, f: int, n: int) -> None:
    """Warriors just removed are saved before they are buried."""
    saved = min(n, g.coffins[f])
    g.coffins = raised(g.coffins, f, -saved)
    g.supply[f] += saved


def empty_coffins(g: Root) -> None:
    """The buried warriors go home."""
    for f in g.order:
        g.supply[f] += g.coffins[f]
    g.coffins = [0] * len(g.coffins)


# ---------------------------------------------------------------- removing
def take_warriors(g: Root, f: int, c: int, n: int, by: int, defending: bool = False, in_battle: bool = False) -> int:
    """Takes up to `n` warriors off the map and tells how many; what follows is for `aftermath`."""
    n = min(n, g.warriors[f * PLACES + c])
    if n:
        add_warriors(g, f, c, -n)
        g.say(L_REMOVED_WARRIORS, g.seat[f], n, c)
        to_supply(g, f, BOOK[f].lose_warriors(g, n, defending))
        if by != NOBODY and by != f:
            BOOK[by].removes_warriors(g, f, c, n, in_battle)
    return n


def take_piece(g: Root, piece: int, c: int) -> None:
    """Takes one building or token off the map."""
    if piece < FIRST_TOKEN:
        fill_slots(g, c, without(g.buildings[c], piece))
    else:
        BOOK[OWNER[piece]].take_token(g, piece, c)
    g.say(L_REMOVED, g.seat[OWNER[piece]], piece, c)


def lose(g: Root, loss: Loss, piece: int) -> None:
    """Takes a building or token off the map and notes it."""
    if piece == PLOT:
        loss.plot = abs(g.plots[loss.clearing]) - 1
        g.chance.reveal()
    take_piece(g, piece, loss.clearing)
    loss.pieces.append(piece)


def remove_all(g: Root, by: int, clearings: list[int], bomb: bool = False) -> Rule[int]:
    """Removes every enemy piece from clearings (revolt, favor, bomb, scorched earth), or what a bomb takes; tells how many
    buildings and tokens."""
    losses: list[Loss] = []
    for c in clearings:
        for f in enemies(g, by):
            loss = Loss(f, c, by)
            most = BOOK[f].bombed(g) if bomb else EVERY_PIECE
            if f != hired(g, by):  # 11.2.7.III/2
                loss.warriors = take_warriors(g, f, c, most, by)
            for piece in pieces_at(g, f, c) if most == EVERY_PIECE else BOOK[f].falling(g, c, most - loss.warriors):
                lose(g, loss, piece)
            losses.append(loss)
    n = sum(len(loss.pieces) for loss in losses)
    add_points(g, by, sum(BOOK[loss.faction].spoils(g, loss.pieces) for loss in losses), L_SCORED_REMOVING)
    check_points(g)
    for loss in losses:
        swept = BOOK[loss.faction].is_swept(g, loss.clearing)
        if swept is not None:
            yield from swept
    yield from aftermath(g, losses)
    return n


def aftermath(g: Root, losses: list[Loss]) -> Rule[None]:
    """What follows for those who lost something; the player in turn orders it when several are concerned (1.1.3)."""
    left = [loss for loss in losses if (loss.warriors or loss.pieces) and BOOK[loss.faction].minds(g, loss)]
    while left:
        concerned = factions_of(left)
        chosen = concerned[0]
        if len(concerned) > 1 and not automatic(g, g.order[g.now]):  # bots.priority.2
            chosen = yield Ask(g.seat[g.order[g.now]], K_ORDER, partial(list, concerned))
        mine = [loss for loss in left if loss.faction == chosen]
        left = [loss for loss in left if loss.faction != chosen]
        rules = BOOK[chosen]
        for loss in mine:
            if loss.warriors:
                yield from rules.warriors_lost(g, loss.clearing, loss.warriors, loss.by)
        mine = [loss for loss in mine if loss.pieces]
        if mine:
            yield from rules.pieces_lost(g, mine, mine[0].by)


def factions_of(losses: list[Loss]) -> list[int]:
    """The factions concerned, each once, in order."""
    return sorted({loss.faction for loss in losses})
