"""The persistent effects of the base deck (4.1.3)."""

from __future__ import annotations

from typing import Final

from regnum.engine.ask import Ask, Rule
from regnum.games.root.battle import battle, can_battle, show
from regnum.games.root.board import ruled
from regnum.games.root.cards import draw
from regnum.games.root.components import PLACES
from regnum.games.root.factions.faction import Fight, Loss
from regnum.games.root.lexicon import PLACE_FROM, kind
from regnum.games.root.movement import can_move, move, show_hand
from regnum.games.root.pieces import aftermath, take_warriors
from regnum.games.root.powers import (
    add_hits,
    always,
    anybody_has_cards,
    choose,
    discard_effect,
    number,
    others,
    others_with_cards,
    take_random_card,
    wants,
)
from regnum.games.root.state import Root
from regnum.games.root.victory import score
from regnum.games.root.windows import (
    AFTER_ROLL,
    IN_BIRDSONG,
    IN_DAYLIGHT,
    START_OF_BIRDSONG,
    START_OF_DAYLIGHT,
    START_OF_EVENING,
    battle_power,
    standing_power,
    turn_power,
)

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
def armorers(g: Root, f: int, card: int, b: Fight) -> Rule[None]:
    """Discarded to ignore all rolled hits its owner takes; extra hits and those of an ambush still land."""
    if not (b.rolled_defence if f == b.attacker else b.rolled_attack):
        return
    used = yield from wants(g, f, card)
    if used:
        if f == b.attacker:
            b.rolled_defence = 0
        else:
            b.rolled_attack = 0
        discard_effect(g, f, card)
        show(g, b)


def sappers(g: Root, f: int, card: int, b: Fight) -> Rule[None]:
    """Discarded by a defender for an extra hit."""
    if f != b.defender:
        return
    used = yield from wants(g, f, card)
    if used:
        discard_effect(g, f, card)
        add_hits(g, f, b, SAPPED)


def brutal_tactics(g: Root, f: int, card: int, b: Fight) -> Rule[None]:
    """An extra hit of the attacker, for which the defender scores."""
    if f != b.attacker:
        return
    used = yield from wants(g, f, card)
    if used:
        add_hits(g, f, b, BRUTAL)
        score(g, b.defender, BRUTAL_POINTS)


# ---------------------------------------------------------------- Birdsong
def royal_claim(g: Root, f: int, card: int) -> Rule[None]:
    """Discarded to score each clearing its owner rules."""
    yield from ()
    discard_effect(g, f, card)
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
    return [c for c in range(12) if g.warriors[f * PLACES + c] >= TAXED]


def can_tax(g: Root, f: int, card: int) -> bool:
    """Whether any warrior is on the map."""
    return bool(taxable(g, f))


def tax_collector(g: Root, f: int, card: int) -> Rule[None]:
    """An own warrior removed from the map for a card."""
    c = yield Ask(g.seat[f], K_TAX, lambda: taxable(g, f))
    loss = Loss(f, c, f)
    loss.warriors = take_warriors(g, f, c, TAXED, f)
    yield from aftermath(g, [loss])
    draw(g, f, TAX)


def codebreakers(g: Root, f: int, card: int) -> Rule[None]:
    """Its owner looks at another hand."""
    other = yield from choose(g, f, card, others_with_cards)
    show_hand(g, other, f)


def battle_is_possible(g: Root, f: int, card: int) -> bool:
    """Whether the owner can attack anybody."""
    return can_battle(g, f)


def command_warren(g: Root, f: int, card: int) -> Rule[None]:
    """A battle."""
    yield from battle(g, f)


def move_is_possible(g: Root, f: int, card: int) -> bool:
    """Whether the owner can move anything."""
    return can_move(g, f)


def cobbler(g: Root, f: int, card: int) -> Rule[None]:
    """A move."""
    yield from move(g, f)


battle_power(AFTER_ROLL, "armorers", armorers)
battle_power(AFTER_ROLL, "sappers", sappers)
battle_power(AFTER_ROLL, "brutal-tactics", brutal_tactics)
turn_power(START_OF_BIRDSONG, "better-burrow-bank", better_burrow_bank, always, must=True)
turn_power(IN_BIRDSONG, "royal-claim", royal_claim, always)
turn_power(IN_BIRDSONG, "stand-and-deliver", stand_and_deliver, anybody_has_cards)
turn_power(START_OF_DAYLIGHT, "command-warren", command_warren, battle_is_possible)
turn_power(IN_DAYLIGHT, "tax-collector", tax_collector, can_tax)
turn_power(IN_DAYLIGHT, "codebreakers", codebreakers, anybody_has_cards)
turn_power(START_OF_EVENING, "cobbler", cobbler, move_is_possible)
standing_power("scouting-party")  # battle.py
