"""The persistent effects of both decks (4.1.3), and what several of them share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regnum.engine.ask import Ask, Rule
from regnum.engine.lists import changed, without
from regnum.games.root.cards import L_DISCARDED, discard, has_cards, take_from
from regnum.games.root.lexicon import CARD_QUOTED, FACTION_ACC, FACTION_TO, SEAT, kind, saying
from regnum.games.root.pieces import buried, empty_coffins
from regnum.games.root.state import Root

K_USE_ON: Final = kind("use-on", FACTION_ACC, "4.1.3", CARD_QUOTED)
L_TOOK_FROM: Final = saying("took-from", who=SEAT, foe=SEAT, faction=FACTION_TO)
L_TOOK_CARD: Final = saying("took-card", who=SEAT, card=CARD_QUOTED)

Players = Callable[[Root, int], list[int]]
"""(state, owner): the players a card may be used on."""


def others(g: Root, f: int) -> list[int]:
    """The other players, from the next in turn."""
    i = g.order.index(f)
    return g.order[i + 1 :] + g.order[:i]


def others_with_cards(g: Root, f: int) -> list[int]:
    """The other players who hold any card."""
    return [x for x in others(g, f) if has_cards(g, x)]


def choose(g: Root, f: int, card: int, players: Players) -> Rule[int]:
    """The owner of a card chooses a player."""
    return (yield Ask(g.seat[f], K_USE_ON, lambda: players(g, f), about=card))


def be_discarded(g: Root, f: int, card: int) -> Rule[None]:
    """The price of a card that is used up."""
    discard_effect(g, f, card)
    yield from ()


def discard_effect(g: Root, f: int, card: int) -> None:
    """A crafted card leaves a play area for the discard pile; warriors it had buried go home."""
    g.effects = changed(g.effects, f, without(g.effects[f], card))
    discard(g, card)
    g.say(L_DISCARDED, g.seat[f], card)
    if not buried(g):
        empty_coffins(g)


def take_random_card(g: Root, f: int, victim: int) -> None:
    """A random card of another hand, which only the two see."""
    take_from(g, f, victim, L_TOOK_FROM, L_TOOK_CARD)
