"""The persistent effects of both decks (4.1.3), and what several of them share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.knowledge import both
from regnum.engine.lists import changed, without
from regnum.games.root.battle import show
from regnum.games.root.cards import L_DISCARDED, discard, take_from
from regnum.games.root.components import CARD_DATA, CARD_EFFECT
from regnum.games.root.factions.faction import Fight
from regnum.games.root.lexicon import CARD_QUOTED, FACTION_ACC, FACTION_TO, SEAT, kind, saying
from regnum.games.root.menu import K_USE
from regnum.games.root.pieces import empty_coffins
from regnum.games.root.state import Root
from regnum.games.root.windows import L_USED

K_USE_ON: Final = kind("use-on", FACTION_ACC, "4.1.3", CARD_QUOTED)
L_TOOK_FROM: Final = saying("took-from", who=SEAT, foe=SEAT, faction=FACTION_TO)
L_TOOK_CARD: Final = saying("took-card", who=SEAT, card=CARD_QUOTED)

Players = Callable[[Root, int], list[int]]
"""(state, owner): the players a card may be used on."""


def number(effect: str, what: str) -> int:
    """A number of a card, from its data."""
    n: int = CARD_DATA[CARD_EFFECT.index(effect)]["numbers"][what]
    return n


def always(g: Root, f: int, card: int) -> bool:
    """A card that may be used whenever its window is open."""
    return True


def others(g: Root, f: int) -> list[int]:
    """The other players, from the next in turn."""
    i = g.order.index(f)
    return g.order[i + 1 :] + g.order[:i]


def others_with_cards(g: Root, f: int) -> list[int]:
    """The other players who hold any card."""
    return [x for x in others(g, f) if g.hands[x]]


def anybody_has_cards(g: Root, f: int, card: int) -> bool:
    """Whether another player holds a card."""
    return bool(others_with_cards(g, f))


def choose(g: Root, f: int, card: int, players: Players) -> Rule[int]:
    """The owner of a card chooses a player."""
    return (yield Ask(g.seat[f], K_USE_ON, lambda: players(g, f), about=card))


def wants(g: Root, f: int, card: int) -> Rule[bool]:
    """Whether the owner uses a card in battle."""
    if (yield Ask(g.seat[f], K_USE, lambda: [card, PASS])) == PASS:
        return False
    g.say(L_USED, g.seat[f], card)
    return True


def add_hits(g: Root, f: int, b: Fight, n: int) -> None:
    """Extra hits for one side of a battle (4.3.2.II)."""
    if f == b.attacker:
        b.extra_attack += n
    else:
        b.extra_defence += n
    show(g, b)


def discard_effect(g: Root, f: int, card: int) -> None:
    """A crafted card leaves a play area for the discard pile; from Coffin Makers the warriors go home."""
    g.effects = changed(g.effects, f, without(g.effects[f], card))
    discard(g, card)
    g.say(L_DISCARDED, g.seat[f], card)
    if CARD_EFFECT[card] == "coffin-makers":
        empty_coffins(g)


def take_random_card(g: Root, f: int, victim: int) -> None:
    """A random card of another hand, which only the two see."""
    card = take_from(g, f, victim)
    g.say(L_TOOK_FROM, g.seat[f], g.seat[victim], victim)
    g.say(L_TOOK_CARD, g.seat[f], card, to=both(g.seat[f], g.seat[victim]))
