"""Whether the conditions of a power hold, and what its counters count.

x and y are what a query or window is about: a card, a slot or an item, and a detail (queries.py). Where the action in hand has
not come to its card or its site yet, a condition about it is taken to hold: modifiers are declared before (7.4)."""

from __future__ import annotations

from typing import Final

from regnum.games.oath.actions import in_use
from regnum.games.oath.cards import WORLD, is_vision
from regnum.games.oath.components import (
    CARD_SUIT,
    CHANCELLOR,
    COAST,
    EXILE,
    FIRST_EDIFICE,
    OATHKEEPER_DICE,
    RELICS,
    SEARCH,
    SECRET,
    SITE_CLASS,
    SLOT_REGION,
    SUITS,
    USURPER_DICE,
)
from regnum.games.oath.fight import DEFENDING
from regnum.games.oath.forces import leader, members, side_of, strength
from regnum.games.oath.pieces import HOSPITAL, has_used, purse
from regnum.games.oath.powers_data import (
    POWERS,
    Condition,
)
from regnum.games.oath.realm import (
    lies_at,
    payee,
    ruled_sites,
    rules,
    rules_site,
    secrets_in_all,
    slot_of,
    suits_at,
)
from regnum.games.oath.state import Oath, my_site, together_at
from regnum.games.oath.vocabulary import (
    CONDITIONS,
    COUNTERS,
    IF_ADVISER,
    IF_BOARD_WARBANDS_AT_MOST,
    IF_CARD_HERE,
    IF_CARD_IS,
    IF_CARD_MATCHES,
    IF_CARD_OF_ITS_RULER,
    IF_CHANCELLOR_ATTACKS,
    IF_DEFENSE_POOL,
    IF_DESTINATION_HAS,
    IF_DRAWN_DENIZEN,
    IF_EXILE,
    IF_EXILE_HOLDS_TITLE,
    IF_FACEUP,
    IF_FAVOR_GAINED,
    IF_FOE_ADVISER,
    IF_FOE_EXILE,
    IF_FOE_FORCE_LARGER,
    IF_FOE_LACKS,
    IF_FOR_SECRETS,
    IF_FORCE_LARGER,
    IF_FROM_HERE,
    IF_FROM_ITS_RULER,
    IF_FROM_OR_TO_HERE,
    IF_FROM_WORLD,
    IF_HERE_TARGETED,
    IF_HOLDS,
    IF_HOMELAND,
    IF_LEAST_BANK,
    IF_MORE_SECRETS,
    IF_MORE_SITES,
    IF_NO_FAVOR,
    IF_NOT_ITS_RULER,
    IF_OTHER_CAMPAIGNED,
    IF_OTHER_PLAYS,
    IF_OTHER_PLAYS_VISION,
    IF_PAWN_HERE,
    IF_PAWN_TARGETED,
    IF_PLAYED_FACEUP,
    IF_RELIC_RECOVERED,
    IF_RULES_HERE,
    IF_RULES_OR_GIVES,
    IF_SAME_REGION,
    IF_SIDE_HOLDS,
    IF_TARGET_HERE,
    IF_TARGETED_SITE_HAS,
    IF_THEIR_SECRETS,
    IF_THIS_CARD,
    IF_TO_COAST,
    IF_TO_HERE,
    IF_TO_ITS_RULER,
    NONE,
    WHEN_PLAYED,
)
from regnum.games.oath.whom import adviser_suits, against, cards_ruled, concerns, foe, in_play, suits_ruled

__all__ = ["adviser_suits", "against", "all_hold", "concerns", "count", "holds", "in_play", "suits_ruled"]

C_TARGETED_SITES: Final = COUNTERS.index("targeted-sites")
C_RULED: Final = COUNTERS.index("ruled")
C_AT_SITES: Final = COUNTERS.index("at-sites")
C_ADVISERS: Final = COUNTERS.index("advisers")
C_SUITS_RULED_NOT: Final = COUNTERS.index("suits-ruled-not")
C_FOE_KILLED: Final = COUNTERS.index("foe-killed")


# ---------------------------------------------------------------- conditions
def holds(g: Oath, power: int, me: int, x: int = NONE, y: int = NONE) -> bool:
    """Whether the conditions of a power hold for its user or whom it binds."""
    return all_hold(g, POWERS[power].when, POWERS[power].bearer, me, x, y, g.doing.amount)


def all_hold(g: Oath, when: list[Condition], bearer: int, me: int, x: int, y: int, n: int) -> bool:
    """Whether conditions hold; `n` is the favor that would be gained."""
    for condition in when:
        if not true(g, condition, bearer, me, x, y, n):
            return False
    return True


def true(g: Oath, c: Condition, bearer: int, me: int, x: int, y: int, n: int) -> bool:
    """Whether a condition holds."""
    word = c.word
    about = ABOUT[word]
    if about == A_CAMPAIGN:
        return true_in_campaign(g, c, bearer, me, x, y)
    if about == A_CARD:
        return true_of_card(g, c, bearer, me, x, y)
    if about == A_WAY:
        return true_of_way(g, c, bearer, me, x)
    if word == IF_EXILE:
        return me >= 0 and g.role[me] == EXILE
    if word == IF_MORE_SECRETS:
        return secrets_in_all(g, me) > secrets_in_all(g, CHANCELLOR)
    if word == IF_MORE_SITES:
        return len(ruled_sites(g, me)) > len(ruled_sites(g, CHANCELLOR))
    if word == IF_HOLDS:
        return g.banner_of[c.banner] == me
    if word == IF_EXILE_HOLDS_TITLE:
        return g.role[g.title] == EXILE
    if word == IF_NO_FAVOR:
        return purse(g, me) == 0
    if word == IF_THEIR_SECRETS:
        return any([g.secrets[q] + g.dark[q] >= c.n for q in together_at(g, me)])
    if word == IF_ADVISER:
        return any([suit in c.suits for suit in adviser_suits(g, me)])
    if word == IF_BOARD_WARBANDS_AT_MOST:
        return g.warbands[me] <= c.n
    if word == IF_PAWN_HERE:
        return lies_at(g, bearer, my_site(g, me))
    if word == IF_RULES_HERE:
        return slot_of(g, bearer) != NONE and rules_site(g, me, slot_of(g, bearer))
    if word == IF_FAVOR_GAINED:
        return n == c.n
    if word == IF_FOR_SECRETS:
        return (g.doing.how if y == NONE else y) == SECRET
    if word == IF_FROM_WORLD:
        return (g.doing.source if y == NONE else y) == WORLD
    if word == IF_FACEUP:
        return in_play(g, bearer)
    assert word == IF_RELIC_RECOVERED
    return 0 <= x < len(RELICS)


OF_CAMPAIGN: Final = [
    IF_FOE_EXILE, IF_SIDE_HOLDS, IF_FOE_LACKS, IF_FOE_ADVISER, IF_HERE_TARGETED, IF_TARGET_HERE, IF_PAWN_TARGETED,
    IF_TARGETED_SITE_HAS, IF_DEFENSE_POOL, IF_FORCE_LARGER, IF_FOE_FORCE_LARGER, IF_CHANCELLOR_ATTACKS, IF_OTHER_CAMPAIGNED,
]  # fmt: skip


def true_in_campaign(g: Oath, c: Condition, bearer: int, me: int, x: int, y: int) -> bool:
    """Whether a condition about the Campaign in hand holds; of a Campaign that is over x and y are attacker and defender."""
    word, fight = c.word, g.fight
    if word == IF_OTHER_CAMPAIGNED:
        attacker, defender = (x, y) if fight is None else (fight.attacker, fight.defender)
        return attacker not in (NONE, me) and defender >= 0
    if fight is None:
        return False
    if word == IF_HERE_TARGETED:
        return slot_of(g, bearer) in fight.sites
    if word == IF_TARGET_HERE:
        slot = slot_of(g, bearer)
        carried = fight.pawn or fight.banners != [] or any([g.relic_at[relic] != NONE for relic in fight.relics])
        return slot in fight.sites or (carried and fight.defender >= 0 and g.pawn[fight.defender] == slot)
    if word == IF_PAWN_TARGETED:
        return fight.pawn
    if word == IF_TARGETED_SITE_HAS:
        return any([suit in c.suits for slot in fight.sites for suit in suits_at(g, slot)])
    if word == IF_DEFENSE_POOL:
        return fight.defense >= c.n
    if word == IF_CHANCELLOR_ATTACKS:
        return fight.attacker == CHANCELLOR
    side = side_of(g, me)
    if side == NONE:
        return False
    other = foe(side)
    if word == IF_FOE_EXILE:
        return leader(g, other) >= 0 and g.role[leader(g, other)] == EXILE
    if word == IF_SIDE_HOLDS:
        return g.banner_of[c.banner] in members(g, side)
    if word == IF_FOE_LACKS:
        return g.banner_of[c.banner] not in members(g, other)
    if word == IF_FOE_ADVISER:
        return any([suit in c.suits for p in members(g, other) for suit in adviser_suits(g, p)])
    larger = strength(g, side) - strength(g, other)
    return larger > 0 if word == IF_FORCE_LARGER else larger < 0


OF_CARD: Final = [
    IF_THIS_CARD, IF_CARD_HERE, IF_CARD_IS, IF_CARD_MATCHES, IF_CARD_OF_ITS_RULER, IF_LEAST_BANK, IF_DRAWN_DENIZEN,
    IF_PLAYED_FACEUP, IF_HOMELAND, IF_OTHER_PLAYS, IF_OTHER_PLAYS_VISION,
]  # fmt: skip


def true_of_card(g: Oath, c: Condition, bearer: int, me: int, x: int, y: int) -> bool:
    """Whether a condition about the card in question holds: x, or that of the action in hand."""
    word, card = c.word, g.doing.card if x == NONE else x
    if card == NONE:
        return word in (IF_THIS_CARD, IF_CARD_HERE, IF_CARD_IS, IF_CARD_MATCHES, IF_CARD_OF_ITS_RULER)
    suit = CARD_SUIT[card]
    if word == IF_THIS_CARD:
        return card == bearer
    if word == IF_CARD_HERE:
        return g.card_at[card] == slot_of(g, bearer)
    if word == IF_CARD_IS:
        return suit in c.suits
    if word == IF_CARD_MATCHES:
        return suit in adviser_suits(g, me)
    if word == IF_CARD_OF_ITS_RULER:
        return payee(g, card) == payee(g, bearer)
    if word == IF_LEAST_BANK:
        return suit != NONE and all([g.banks[suit] < n for other, n in enumerate(g.banks) if other != suit])
    if word == IF_DRAWN_DENIZEN:
        return card < FIRST_EDIFICE and card != bearer and g.doing.action == SEARCH and g.card_at[card] != NONE
    if word == IF_PLAYED_FACEUP:
        return suit in c.suits and g.card_at[card] != NONE
    if word == IF_HOMELAND:
        slot = slot_of(g, bearer)
        return suit in c.suits and g.card_at[card] == slot and slot * len(SUITS) + suit not in g.homelands
    if word == IF_OTHER_PLAYS:
        return g.doing.who != me and suit in c.suits
    return g.doing.who != me and is_vision(card)


OF_WAY: Final = [
    IF_FROM_HERE, IF_TO_HERE, IF_FROM_OR_TO_HERE, IF_TO_COAST, IF_SAME_REGION, IF_DESTINATION_HAS, IF_TO_ITS_RULER,
    IF_FROM_ITS_RULER, IF_NOT_ITS_RULER, IF_RULES_OR_GIVES,
]  # fmt: skip


def from_there(g: Oath, power: int, me: int) -> bool:
    """Whether the conditions of a power about the place that a travel leaves hold, wherever it leads."""
    for condition in POWERS[power].when:
        if condition.word == IF_FROM_HERE and not lies_at(g, POWERS[power].bearer, g.pawn[me]):
            return False
    return True


def true_of_way(g: Oath, c: Condition, bearer: int, me: int, x: int) -> bool:
    """Whether a condition about a travel holds: to x, or where the action in hand goes, from where the pawn is."""
    word, start = c.word, g.pawn[me]
    if word == IF_FROM_HERE:
        return lies_at(g, bearer, start)
    if word == IF_FROM_ITS_RULER:
        return rules_site(g, payee(g, bearer), start)
    if word == IF_NOT_ITS_RULER:
        return not rules(g, me, bearer)
    if word == IF_RULES_OR_GIVES:
        return rules(g, me, bearer) or purse(g, me) >= c.n or in_use(g, bearer)
    to = g.doing.to if x == NONE and g.doing.who == me else x
    if to == NONE:
        return True
    if word == IF_TO_HERE:
        return lies_at(g, bearer, to)
    if word == IF_FROM_OR_TO_HERE:
        return lies_at(g, bearer, start) or lies_at(g, bearer, to)
    if word == IF_TO_COAST:
        return g.faceup[to] and to != start and SITE_CLASS[g.sites[to]] == COAST
    if word == IF_SAME_REGION:
        return SLOT_REGION[start] == SLOT_REGION[to]
    if word == IF_DESTINATION_HAS:
        return any([suit in c.suits for suit in suits_at(g, to)])
    return rules_site(g, payee(g, bearer), to)


A_CAMPAIGN: Final = 1
A_CARD: Final = 2
A_WAY: Final = 3
ABOUT: Final[list[int]] = [
    A_CAMPAIGN if word in OF_CAMPAIGN else A_CARD if word in OF_CARD else A_WAY if word in OF_WAY else NONE
    for word in range(len(CONDITIONS))
]
"""By condition: what it is about."""


# ---------------------------------------------------------------- counters
def count(g: Oath, power: int, counter: int, suits: list[int], me: int) -> int:
    """What a counter counts for the user of a power; on a plan of the defence the whole side is meant (5.5.3/5)."""
    fight, bearer = g.fight, POWERS[power].bearer
    side = side_of(g, me)
    us = members(g, side) if side == DEFENDING and me >= 0 else [me]
    if counter == C_TARGETED_SITES:
        return 0 if fight is None else len(fight.sites)
    if counter == C_RULED:
        found = {card for p in us for card in cards_ruled(g, p) if CARD_SUIT[card] in suits}
        if POWERS[power].kind == WHEN_PLAYED and CARD_SUIT[bearer] in suits:
            found.add(bearer)
        return len(found)
    if counter == C_AT_SITES:
        return len([card for cards in g.cards for card in cards if CARD_SUIT[card] in suits])
    if counter == C_ADVISERS:
        return len([card for p in us if p >= 0 for card in g.advisers[p] if CARD_SUIT[card] in suits])
    if counter == C_SUITS_RULED_NOT:
        return len({suit for p in us for suit in suits_ruled(g, p) if suit not in suits})
    if counter == C_FOE_KILLED:
        if fight is None or side == NONE:
            return 0
        saved = sum(fight.ward) if has_used(g, foe(side), HOSPITAL) else 0
        return fight.killed[foe(side)] - saved
    return USURPER_DICE if g.usurper else OATHKEEPER_DICE
