"""The persistent effects of the base deck (4.1.3)."""

from __future__ import annotations

from typing import Final

from regnum.engine.ask import Ask, Rule
from regnum.games.root.battle import battle, can_battle
from regnum.games.root.board import ruled
from regnum.games.root.cards import draw
from regnum.games.root.components import EVERYWHERE, IN_BITS, PLACES
from regnum.games.root.factions.faction import Loss
from regnum.games.root.lexicon import PLACE_FROM, kind
from regnum.games.root.movement import can_move, move, show_hand
from regnum.games.root.pieces import aftermath, take_warriors
from regnum.games.root.powers import be_discarded, choose, others, others_with_cards, take_random_card
from regnum.games.root.state import Root
from regnum.games.root.victory import score
from regnum.games.root.windows import EFFECTS, PER_BATTLE, PER_TURN, fight_of, given, number

K_TAX: Final = kind("tax", PLACE_FROM, "4.1.3")

SAPPED: Final = number("sappers", "hits")
BRUTAL: Final = number("brutal-tactics", "hits")
BRUTAL_POINTS: Final = number("brutal-tactics", "foe_vp")
CLAIM: Final = number("royal-claim", "vp_per_ruled")
ROBBED_POINTS: Final = number("stand-and-deliver", "foe_vp")
TAXED: Final = number("tax-collector", "warriors")
TAX: Final = number("tax-collector", "cards")
BANKED: Final = number("better-burrow-bank", "cards")


# ---------------------------------------------------------------- battle
def is_struck(g: Root, f: int) -> bool:
    """Whether rolled hits threaten the owner."""
    return fight_of(g).rolled_on(f) > 0


def armorers(g: Root, f: int, card: int) -> Rule[None]:
    """All rolled hits its owner takes are ignored; extra hits and those of an ambush still land."""
    yield from ()
    fight_of(g).ignore_roll(f)


def defends(g: Root, f: int) -> bool:
    """Whether the owner is the defender."""
    return fight_of(g).defender == f


def sappers(g: Root, f: int, card: int) -> Rule[None]:
    """An extra hit of the defender."""
    yield from ()
    fight_of(g).add_hits(f, SAPPED)


def attacks(g: Root, f: int) -> bool:
    """Whether the owner is the attacker."""
    return fight_of(g).attacker == f


def brutal_tactics(g: Root, f: int, card: int) -> Rule[None]:
    """An extra hit of the attacker, for which the defender scores."""
    yield from ()
    fight_of(g).add_hits(f, BRUTAL)
    score(g, fight_of(g).defender, BRUTAL_POINTS)


# ---------------------------------------------------------------- Birdsong
def royal_claim(g: Root, f: int, card: int) -> Rule[None]:
    """A score for each clearing its owner rules."""
    yield from ()
    score(g, f, CLAIM * len(ruled(g, f)))


def stand_and_deliver(g: Root, f: int, card: int) -> Rule[None]:
    """A random card of another player, who scores."""
    victim = yield from choose(g, f, card, others_with_cards)
    take_random_card(g, f, victim)
    score(g, victim, ROBBED_POINTS)


def better_burrow_bank(g: Root, f: int, card: int) -> Rule[None]:
    """Its owner and another player draw."""
    other = yield from choose(g, f, card, others)
    draw(g, f, BANKED)
    draw(g, other, BANKED)


# ---------------------------------------------------------------- Daylight and Evening
def taxable(g: Root, f: int) -> list[int]:
    """Clearings with a warrior to remove; none is taken from the Burrow."""
    return [c for c in IN_BITS[g.camps[f] & EVERYWHERE] if g.warriors[f * PLACES + c] >= TAXED]


def tax_collector(g: Root, f: int, card: int) -> Rule[None]:
    """An own warrior removed from the map for a card."""
    c = yield Ask(g.seat[f], K_TAX, lambda: taxable(g, f))
    loss = Loss(f, c, f)
    loss.warriors = take_warriors(g, f, c, TAXED, f)
    yield from aftermath(g, [loss])
    draw(g, f, TAX)


def others_with_hand(g: Root, f: int) -> list[int]:
    """The other players with cards to look at."""
    return [x for x in others(g, f) if g.hands[x]]


def can_spy(g: Root, f: int) -> bool:
    """Whether there is any."""
    return any(x != f and bool(g.hands[x]) for x in g.order)


def codebreakers(g: Root, f: int, card: int) -> Rule[None]:
    """Its owner looks at another hand."""
    other = yield from choose(g, f, card, others_with_hand)
    show_hand(g, other, f)


def command_warren(g: Root, f: int, card: int) -> Rule[None]:
    """A battle."""
    yield from battle(g, f)


def cobbler(g: Root, f: int, card: int) -> Rule[None]:
    """A move."""
    yield from move(g, f)


EFFECTS.power("armorers", "after-roll", armorers, closed=given(is_struck), pay=be_discarded, once=PER_BATTLE)
EFFECTS.power("sappers", "after-roll", sappers, closed=given(defends), pay=be_discarded, once=PER_BATTLE)
EFFECTS.power("brutal-tactics", "after-roll", brutal_tactics, closed=given(attacks), once=PER_BATTLE)
EFFECTS.power("better-burrow-bank", "start-birdsong", better_burrow_bank, must=True, once=PER_TURN)
EFFECTS.power("royal-claim", "in-birdsong", royal_claim, pay=be_discarded, once=PER_TURN)
EFFECTS.power("stand-and-deliver", "in-birdsong", stand_and_deliver, closed=given(others_with_cards), once=PER_TURN)
EFFECTS.power("command-warren", "start-daylight", command_warren, closed=given(can_battle), once=PER_TURN)
EFFECTS.power("tax-collector", "in-daylight", tax_collector, closed=given(taxable), once=PER_TURN)
EFFECTS.power("codebreakers", "in-daylight", codebreakers, closed=given(can_spy), once=PER_TURN)
EFFECTS.power("cobbler", "start-evening", cobbler, closed=given(can_move), once=PER_TURN)
EFFECTS.change("scouting-party", "unseen")
