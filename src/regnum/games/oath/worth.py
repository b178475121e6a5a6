"""What a position is worth to a seat: the evaluation that bots look at.

Each seat gets a sum of what it can act with and of how near it is to a win; the seats share the wins by the exponents of
these sums. A bot looks to the end of an action, no further, so the sum also counts what could be done next: sites within
reach of the warbands on a board, relics and banners that can be paid for.
"""

from __future__ import annotations

from math import exp
from typing import Final

from regnum.games.oath.components import (
    BANNERS,
    CHANCELLOR,
    CITIZEN,
    DARKEST_SECRET,
    EXILE,
    FIRST_VISION,
    FULL_SUPPLY,
    GRAND_SCEPTER,
    HOLDS_PEOPLES_FAVOR,
    HOLDS_SCEPTER,
    MOST_RELICS_AND_BANNERS,
    MOST_SITES,
    OATH_GOAL,
    PEOPLES_FAVOR,
    PRICE_BURNT,
    PRICE_PLACED,
    ROUNDS,
    SLOTS,
    SUCCESSOR_GOAL,
    VISION_OATH,
    VISIONS_TO_WIN,
)
from regnum.games.oath.components import FAVOR as IN_FAVOR
from regnum.games.oath.components import SECRET as IN_SECRETS
from regnum.games.oath.realm import secrets_in_all
from regnum.games.oath.state import EMPIRE, WAKE, Oath
from regnum.games.oath.turn import rested_supply
from regnum.games.oath.victory import alone, standing, successor, visions_of
from regnum.games.oath.vocabulary import NONE

# ---------------------------------------------------------------- means
FAVOR: Final = 0.12
SECRET: Final = 0.15
TOKENS_IN_USE: Final = 4
WARBAND: Final = 0.10
WARBANDS_IN_USE: Final = 7
SURPLUS: Final = 0.3
"""What of its worth a token or warband keeps beyond those in use."""
GUARD: Final = 0.04
"""A warband at a site beyond the one that rules it."""
SUPPLY: Final = 0.06
LOST_SUPPLY: Final = 0.02
"""Supply that the Rest Phase would not save."""
TO_REST: Final = 0.02
"""The turn is not over: an action that changes nothing is worse than to end it."""
ADVISER: Final = 0.12
FACEDOWN: Final = 0.05
ITEM: Final = 0.15
SITE: Final = 0.10
CARD_HERE: Final = 0.04
CARDS_IN_USE: Final = 3
"""Cards at the own site, to muster and to trade with."""

# ---------------------------------------------------------------- what is within reach
ATTACK: Final = 1.3
"""What a warband adds to an attack, by its die and its sacrifice."""
SITE_SHIELD: Final = 2.0
"""What a target site takes besides its warbands: its die, and a warband to stay there."""
ITEM_SHIELD: Final = 5.0
WITHIN_REACH: Final = 0.4
"""What of a site, relic or banner counts that could be taken next."""
NEARLY: Final = 0.7
"""How near to a goal one is who could take all that it asks for."""

# ---------------------------------------------------------------- prospects
ALL: Final = 0
THE_EXILES: Final = 1
THE_EMPIRE: Final = 2
"""Whom one must be ahead of: an Exile of all others, the Empire of the Exiles, a Successor of the rest of the Empire."""
GOAL: Final = 1.0
TITLE: Final = 0.8
USURPER: Final = 1.6
VISION: Final = 0.3
VISION_GOAL: Final = 0.8
FULFILLED: Final = 1.6
UNREVEALED: Final = 0.7
"""What of its worth a Vision has that is still a facedown adviser."""
OATH_KEPT: Final = 0.5
REGIME: Final = 2.0
STABLE: Final = [0.0, 0.0, 0.1, 0.2, 0.3, 0.45, 0.6, 0.8, 1.0]
"""By round: how near the end is that a stable regime waits for."""
SUCCESSION: Final = 1.5


def in_use(n: int, most: int) -> float:
    """A number of tokens or warbands, those beyond `most` counted less."""
    return float(n) if n <= most else most + SURPLUS * (n - most)


def means(g: Oath, p: int) -> float:
    """What a player can act with."""
    total = FAVOR * in_use(g.favor[p], TOKENS_IN_USE) + SECRET * in_use(secrets_in_all(g, p), TOKENS_IN_USE)
    total += WARBAND * in_use(g.warbands[p], WARBANDS_IN_USE)
    supply = g.supply[p]
    if g.turn == p:
        unspent = supply + rested_supply(g, p)
        supply = min(FULL_SUPPLY, unspent)
        total += LOST_SUPPLY * (unspent - supply) - TO_REST
    total += SUPPLY * supply + ADVISER * len(g.advisers[p]) + FACEDOWN * len(g.hidden[p])
    total += ITEM * (len(g.relics[p]) + g.banner_of.count(p))
    if g.pawn[p] != NONE:
        total += CARD_HERE * min(CARDS_IN_USE, len(g.cards[g.pawn[p]]))
    if g.role[p] != CITIZEN:
        for slot in range(SLOTS):
            if g.garrison_of[slot] == p:
                total += SITE + GUARD * (g.garrison[slot] - 1)
    return total


# ---------------------------------------------------------------- what is within reach
def conquests(g: Oath, p: int) -> float:
    """How many sites of who rules the own site, or of the bandits, the warbands on a board could conquer in a Campaign."""
    here = g.pawn[p]
    if here == NONE or not g.faceup[here]:
        return 0.0
    foe = g.garrison_of[here]
    if foe == (p if g.role[p] == EXILE else EMPIRE):
        return 0.0
    sites = guards = 0
    for slot in range(SLOTS):
        if g.faceup[slot] and g.garrison_of[slot] == foe:
            sites += 1
            guards += 1 if foe == NONE else g.garrison[slot]
    first = 1 if foe == NONE else g.garrison[here]
    others = (guards - first) / (sites - 1) if sites > 1 else 0.0
    if foe != NONE:
        for q in range(g.seats):
            if g.pawn[q] == here and (q == foe or (foe == EMPIRE and g.role[q] != EXILE)):
                first += g.warbands[q]
        if g.title == foe:
            first += 1
    left = ATTACK * g.warbands[p] - first - SITE_SHIELD
    if left < 0.0:
        return max(0.0, 1.0 + left / SITE_SHIELD)
    return min(float(sites), 1.0 + left / (others + SITE_SHIELD))


def payable(g: Oath, p: int, banner: int) -> float:
    """What part of the price of a banner a player has."""
    purse = g.favor[p] if banner == PEOPLES_FAVOR else secrets_in_all(g, p)
    return min(1.0, purse / (g.banner_tokens[banner] + 1))


def seizable(g: Oath, p: int, holder: int) -> float:
    """How surely a Campaign could take something from its holder: only if both are at the same site."""
    if holder == NONE or g.pawn[holder] != g.pawn[p]:
        return 0.0
    return min(1.0, max(0.0, (ATTACK * g.warbands[p] - g.warbands[holder]) / ITEM_SHIELD))


def finds(g: Oath, p: int) -> float:
    """How many relics and banners could be had next: banners and relics of the own site for their price, relics of who is
    there by a Campaign."""
    total = 0.0
    for banner in range(len(BANNERS)):
        if g.banner_of[banner] != p:
            total += payable(g, p, banner)
    here = g.pawn[p]
    if here == NONE:
        return total
    if g.site_relics[here]:
        site = g.sites[here]
        favor, secrets = PRICE_PLACED[site] + PRICE_BURNT[site][IN_FAVOR], PRICE_BURNT[site][IN_SECRETS]
        total += min(1.0, g.favor[p] / favor) if favor else min(1.0, secrets_in_all(g, p) / max(1, secrets))
    for q in range(g.seats):
        if q != p and g.relics[q]:
            total += seizable(g, p, q)
    return total


# ---------------------------------------------------------------- goals
def lead(g: Oath, goal: int, p: int, rivals: int) -> int:
    """How far a player is ahead of the best rival with a goal, or behind."""
    most = 0
    for q in range(g.seats):
        if q != p and (rivals == ALL or (g.role[q] == EXILE) == (rivals == THE_EXILES)):
            most = max(most, standing(g, goal, q))
    return standing(g, goal, p) - most


def along(lead: float) -> float:
    """How near to a goal a lead is: 1 with one, a little more with one to spare."""
    return min(1.2, 0.9 + 0.1 * lead) if lead >= 1.0 else max(-1.0, 0.4 + 0.3 * lead)


def nearness(g: Oath, goal: int, p: int, rivals: int) -> float:
    """How near a player is to being ahead of the rivals with a goal: at least 1 for who is."""
    if goal == MOST_SITES:
        return along(lead(g, goal, p, rivals) + WITHIN_REACH * conquests(g, p))
    if goal == MOST_RELICS_AND_BANNERS:
        return along(lead(g, goal, p, rivals) + WITHIN_REACH * finds(g, p))
    if standing(g, goal, p):
        return 1.0
    if goal == HOLDS_SCEPTER:
        return NEARLY * seizable(g, p, g.relic_at[GRAND_SCEPTER])
    banner = PEOPLES_FAVOR if goal == HOLDS_PEOPLES_FAVOR else DARKEST_SECRET
    return NEARLY * max(payable(g, p, banner), seizable(g, p, g.banner_of[banner]))


# ---------------------------------------------------------------- prospects
def wakes_left(g: Oath, p: int) -> int:
    """How often a player will still wake."""
    return ROUNDS - g.round + (1 if p > g.turn or (p == g.turn and g.stage == WAKE) else 0)


def as_usurper(g: Oath, p: int) -> float:
    """How near an Exile is to a win by the title; to turn it, one must wake once more (4.1.3)."""
    turned = g.title == p and g.usurper
    if not turned and wakes_left(g, p) == 0:
        return 0.0
    total = GOAL * nearness(g, OATH_GOAL[g.oath], p, ALL)
    if g.title == p:
        total += TITLE
    return total + USURPER if turned else total


def as_visionary(g: Oath, p: int, vision: int) -> float:
    """What a Vision is worth to an Exile."""
    oath = VISION_OATH[vision - FIRST_VISION]
    if oath == NONE:
        return 0.0
    goal = OATH_GOAL[oath]
    total = VISION + VISION_GOAL * nearness(g, goal, p, ALL)
    if not alone(g, goal, p):
        return total
    drawn = min(1.0, g.visions_drawn / VISIONS_TO_WIN)
    return total + FULFILLED * drawn * drawn


def of_exile(g: Oath, p: int) -> float:
    """How near an Exile is to a win."""
    best = 0.0
    for vision in visions_of(g, p):
        best = max(best, as_visionary(g, p, vision))
    for card in g.hidden[p]:
        if card >= FIRST_VISION:
            best = max(best, UNREVEALED * as_visionary(g, p, card))
    return best + as_usurper(g, p)


def of_empire(g: Oath) -> float:
    """How near the Empire is to a win."""
    if g.role[g.title] == EXILE:
        return GOAL * nearness(g, OATH_GOAL[g.oath], EMPIRE, THE_EXILES)
    return GOAL * nearness(g, OATH_GOAL[g.oath], g.title, THE_EXILES) + OATH_KEPT + REGIME * STABLE[g.round]


def prospects(g: Oath, p: int) -> float:
    """How near a player is to a win; the Empire's is the Successor's, or the Chancellor's without one (3.3.1)."""
    if g.role[p] == EXILE:
        return of_exile(g, p)
    heir = successor(g)
    if p == heir or (p == CHANCELLOR and heir == NONE):
        return of_empire(g)
    if p == CHANCELLOR:
        return of_empire(g) - SUCCESSION
    return of_empire(g) - SUCCESSION * (2.0 - nearness(g, SUCCESSOR_GOAL[g.oath], p, THE_EMPIRE))


def worth(g: Oath, seat: int) -> float:
    """The share of the wins that a seat may hope for."""
    if g.winner != NONE:
        return 1.0 if g.winner == seat else 0.0
    weights = [exp(means(g, p) + prospects(g, p)) for p in range(g.seats)]
    return weights[seat] / sum(weights)
