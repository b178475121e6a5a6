"""Who rules what, and what follows from it (10.rule, 7.1.1, 7.2)."""

from __future__ import annotations

from typing import Final

from regnum.games.oath.components import (
    BANNERS,
    CARD_LOCKED,
    CARD_SUIT,
    EXILE,
    FIRST_RUIN,
    GRAND_SCEPTER,
    RELICS,
    SLOTS,
    SUITS,
)
from regnum.games.oath.powers_data import FIRST_BANNER, FIRST_RELIC, FIRST_RELIQUARY, FIRST_SITE, PLAN_ONLY, THE_TITLE
from regnum.games.oath.state import BANDITS, BY_ADVISER, EMPIRE, Oath, imperial, my_site
from regnum.games.oath.vocabulary import NONE

NOBODY: Final = -2
"""Who rules a facedown site, and a card that is not in play."""
BANDIT_CROWN: Final = RELICS.index("bandit-crown")
GRAND_MASK: Final = RELICS.index("grand-mask")


# ---------------------------------------------------------------- sites
def ruler(g: Oath, slot: int) -> int:
    """Who rules a site: the colour of its warbands, else BANDITS or who wears their Crown; NOBODY a facedown one (10.rule)."""
    whose = g.garrison_of[slot]
    return whose if whose != NONE else ruler_without_warbands(g, slot)


def ruler_without_warbands(g: Oath, slot: int) -> int:
    """The same of a site where no warbands stand."""
    if not g.faceup[slot]:
        return NOBODY
    crowned = g.relic_at[BANDIT_CROWN]
    if crowned == NONE:
        return BANDITS
    return EMPIRE if imperial(g, crowned) else crowned  # 7.6.5


def rules_site(g: Oath, p: int, slot: int) -> bool:
    """Whether a player, or BANDITS, rules a site; Imperial players rule those of the Empire together (6.6.3)."""
    whose = g.garrison_of[slot]
    if whose == NONE:
        whose = ruler_without_warbands(g, slot)
    if whose == EMPIRE and p != BANDITS:
        return imperial(g, p)
    return whose == p


def sites_by_colour(g: Oath) -> list[int]:
    """How many sites each colour rules, by its warbands or with the Bandit Crown."""
    rulers = g.garrison_of if g.relic_at[BANDIT_CROWN] == NONE else [ruler(g, slot) for slot in range(SLOTS)]
    return [rulers.count(p) for p in range(g.seats)]


def ruled_sites(g: Oath, p: int) -> list[int]:
    """The slots that a player, or BANDITS, rules."""
    if p != BANDITS and g.role[p] != EXILE:
        return [slot for slot in range(SLOTS) if ruler(g, slot) == EMPIRE] if imperial(g, p) else []
    return [slot for slot in range(SLOTS) if ruler(g, slot) == p]


# ---------------------------------------------------------------- cards and other bearers
def slot_of(g: Oath, bearer: int) -> int:
    """The slot at which a card or site lies faceup; NONE elsewhere."""
    if bearer < FIRST_RELIC:
        at = g.card_at[bearer]
        return at if at < SLOTS else NONE
    if FIRST_SITE <= bearer < FIRST_RELIQUARY and g.live.here[bearer]:
        return g.sites.index(bearer - FIRST_SITE)
    return NONE


def lies_at(g: Oath, bearer: int, slot: int) -> bool:
    """Whether a card or site lies faceup at a slot."""
    if bearer < FIRST_RELIC:
        return g.card_at[bearer] == slot
    return FIRST_SITE <= bearer < FIRST_RELIQUARY and g.sites[slot] == bearer - FIRST_SITE and g.faceup[slot]


def owner(g: Oath, bearer: int) -> int:
    """Who has a card as a faceup adviser, a relic, a banner or the title; NONE otherwise."""
    if bearer < FIRST_RELIC:
        at = g.card_at[bearer]
        return at - BY_ADVISER if at >= BY_ADVISER else NONE
    if bearer < FIRST_SITE:
        return g.relic_at[bearer - FIRST_RELIC]
    if FIRST_BANNER <= bearer < THE_TITLE:
        return g.banner_of[bearer - FIRST_BANNER]
    return g.title if bearer == THE_TITLE else NONE


def masked(g: Oath, slot: int) -> bool:
    """Whether the Exile with the Grand Mask, in the own turn, rules the cards of an Imperial site."""
    wearer = g.relic_at[GRAND_MASK]
    return wearer != NONE and wearer == g.turn and g.role[wearer] == EXILE and ruler(g, slot) == EMPIRE


def rules(g: Oath, p: int, bearer: int) -> bool:
    """Whether a player, or BANDITS, rules a card, relic or site (10.rule)."""
    if FIRST_RELIC <= bearer < FIRST_SITE or bearer >= FIRST_RELIQUARY:
        return p >= 0 and owner(g, bearer) == p
    return rules_at(g, p, bearer, slot_of(g, bearer))


def rules_at(g: Oath, p: int, bearer: int, slot: int) -> bool:
    """The same of what lies at a slot; NONE: elsewhere."""
    if slot == NONE:
        return p >= 0 and owner(g, bearer) == p
    if g.relic_at[GRAND_MASK] != NONE and bearer < FIRST_RELIC and not PLAN_ONLY[bearer] and masked(g, slot):
        return p == g.relic_at[GRAND_MASK]
    return rules_site(g, p, slot)


def payee(g: Oath, bearer: int) -> int:
    """The seat that is meant where a power speaks of who rules it: its owner, or the ruler of its site (the Chancellor for
    the Empire); BANDITS, NOBODY or NONE where no player is meant."""
    slot = slot_of(g, bearer)
    if slot == NONE:
        return owner(g, bearer)
    if bearer < FIRST_RELIC and not PLAN_ONLY[bearer] and masked(g, slot):
        return g.relic_at[GRAND_MASK]
    return ruler(g, slot)


def access(g: Oath, p: int, bearer: int) -> bool:
    """Whether a player may use the power of a card: rules it, or is at the site with it (7.1.1)."""
    slot = slot_of(g, bearer)
    return (slot != NONE and slot == my_site(g, p)) or rules_at(g, p, bearer, slot)


def ruled_cards(g: Oath, p: int) -> list[int]:
    """The faceup cards a player rules: advisers, and those at ruled sites."""
    found = g.advisers[p][:]
    for slot in range(SLOTS):
        for card in g.cards[slot]:
            if rules(g, p, card):
                found.append(card)
    return found


def suits_at(g: Oath, slot: int) -> list[int]:
    """The suits of the cards at a site, one for each card that has one."""
    return [CARD_SUIT[card] for card in g.cards[slot] if CARD_SUIT[card] != NONE]


def cards_of(g: Oath, suit: int) -> list[int]:
    """The cards of a suit at sites."""
    return [card for cards in g.cards for card in cards if CARD_SUIT[card] == suit]


# ---------------------------------------------------------------- what a player holds
def items(g: Oath, p: int) -> list[int]:
    """Relics and banners of a player, as lexicon.ITEM counts them."""
    return g.relics[p] + [len(RELICS) + b for b in range(len(BANNERS)) if g.banner_of[b] == p]


def secrets_in_all(g: Oath, p: int) -> int:
    """A player's secrets: on the board, and in the own turn on cards and relics (6.8)."""
    on_cards = sum(g.on_secrets) if p == g.turn else 0
    return g.secrets[p] + g.dark[p] + on_cards


def holds_scepter(g: Oath, p: int) -> bool:
    """Whether a player has the Grand Scepter."""
    return g.relic_at[GRAND_SCEPTER] == p


def empty(g: Oath, bearer: int) -> bool:
    """Whether neither favor nor secret lies on a card."""
    return g.on_favor[bearer] == 0 and g.on_secrets[bearer] == 0


def is_ruin(card: int) -> bool:
    """Whether a card is the ruined side of an edifice."""
    return FIRST_RUIN <= card < FIRST_RUIN + len(SUITS)


def chained(card: int) -> bool:
    """Whether a card has the chain (7.2.2)."""
    return CARD_LOCKED[card]
