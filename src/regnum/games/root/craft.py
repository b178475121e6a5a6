"""Crafting (4.1): cost, items, favors, persistent effects."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import Ask, Refusal, Rule
from regnum.engine.deeds import OPEN, refusals
from regnum.engine.lists import changed, joined, raised
from regnum.games.root.cards import discard, draw, from_hand, show
from regnum.games.root.components import (
    CARD_COST,
    CARD_EFFECT,
    CARD_ITEM,
    CARD_KIND,
    CARD_POINTS,
    CARD_SUIT,
    IN_BITS,
    IS_CRAFTED,
    NOBODY,
)
from regnum.games.root.factions.faction import BOOK
from regnum.games.root.lexicon import CARD, CARD_QUOTED, ITEM_ACC, NUMBER, SEAT, kind, reason, saying
from regnum.games.root.pieces import remove_all
from regnum.games.root.state import Root
from regnum.games.root.victory import L_SCORED_CRAFTING, score
from regnum.games.root.windows import EFFECTS

K_CRAFT: Final = kind("craft", CARD, "4.1")
L_CRAFTED: Final = saying("crafted", who=SEAT, card=CARD_QUOTED)
L_TOOK_ITEM: Final = saying("took-item", who=SEAT, item=ITEM_ACC)
L_FAVOR: Final = saying("favor", who=SEAT, n=NUMBER)
R_NOT_CRAFTABLE: Final = reason("not-craftable", "4.1")
R_NO_PIECES: Final = reason("no-crafting-pieces", "4.1.1")
R_NO_ITEM: Final = reason("item-gone", "4.1.2/2")
R_DUPLICATE: Final = reason("duplicate", "4.1.4")

ITEM_POINTS: Final = EFFECTS.query("item-points")
BROKERED: Final = EFFECTS.query("brokered")
"""The cards drawn when another player crafts an item."""


def why_not_craft(g: Root, f: int, idle: list[int], card: int) -> int:
    """Why a card in hand cannot be crafted with the idle pieces of each suit: a reason, or OPEN."""
    if not IS_CRAFTED[card]:
        return R_NOT_CRAFTABLE
    item = CARD_ITEM[card]
    if item != NOBODY and not g.item_supply[item]:
        return R_NO_ITEM
    if g.effects[f] and CARD_KIND[card] == "persistent" and any(CARD_EFFECT[x] == CARD_EFFECT[card] for x in g.effects[f]):
        return R_DUPLICATE
    return OPEN if BOOK[f].can_activate(g, idle, CARD_COST[card]) else R_NO_PIECES


def craftable(g: Root, f: int) -> list[int]:
    """The cards in hand that can be crafted now."""
    idle = BOOK[f].idle_by_suit(g)
    return [card for card in g.hands[f] if why_not_craft(g, f, idle, card) == OPEN]


def can_craft(g: Root, f: int) -> bool:
    """Whether anything can be crafted."""
    if not g.hands[f]:
        return False
    idle = BOOK[f].idle_by_suit(g)
    return sum(n for n in idle) > 0 and any(why_not_craft(g, f, idle, card) == OPEN for card in g.hands[f])


def uncraftable(g: Root, f: int) -> list[Refusal]:
    """The cards in hand that cannot be crafted now, and why."""
    return refusals(g.hands[f], partial(why_not_craft, g, f, BOOK[f].idle_by_suit(g)))


def craft(g: Root, f: int) -> Rule[None]:
    """Crafts one card from hand."""
    card = yield Ask(g.seat[f], K_CRAFT, lambda: craftable(g, f), secret=True, why=lambda: uncraftable(g, f))
    show(g, card)
    g.chance.reveal()
    yield from BOOK[f].activate(g, CARD_COST[card])
    exported = yield from BOOK[f].export(g, card)
    if exported:
        return
    from_hand(g, f, card)
    g.say(L_CRAFTED, g.seat[f], card)
    yield from bring_about(g, f, card)


def bring_about(g: Root, f: int, card: int) -> Rule[None]:
    """The effect of a crafted card (4.1.2, 4.1.3)."""
    if CARD_KIND[card] == "persistent":
        g.effects = changed(g.effects, f, joined(g.effects[f], card))
        return
    item = CARD_ITEM[card]
    discard(g, card)
    if item != NOBODY:
        take_item(g, f, item, BOOK[f].crafted_points(g, card, CARD_POINTS[card]) + ITEM_POINTS.sum(g.effects[f]))
    else:
        suit = CARD_SUIT[card]
        n = yield from remove_all(g, f, IN_BITS[g.suited[suit]])
        g.say(L_FAVOR, g.seat[f], n)


def take_item(g: Root, f: int, item: int, points: int) -> None:
    """A crafted item leaves the supply and scores; others may draw for it (3.2.2)."""
    g.item_supply = raised(g.item_supply, item, -1)
    BOOK[f].take_item(g, item)
    g.say(L_TOOK_ITEM, g.seat[f], item)
    score(g, f, points, L_SCORED_CRAFTING)
    for other in g.order:
        if other != f:
            draw(g, other, BROKERED.sum(g.effects[other]))
