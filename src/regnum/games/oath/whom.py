"""What is in play, whom a power concerns, and the suits of advisers (7.1.1, 7.1.4, 10.match)."""

from __future__ import annotations

from typing import Final

from regnum.games.oath.actions import choice_of, declared, guise
from regnum.games.oath.components import CARD_SUIT, CARDS, CHANCELLOR, CITIZEN, EXILE
from regnum.games.oath.fight import ATTACKING, DEFENDING
from regnum.games.oath.forces import leader, members, side_of
from regnum.games.oath.powers_data import FIRST_RELIC, POWERS, POWERS_OF
from regnum.games.oath.realm import NOBODY, access, lies_at, owner, payee, ruled_cards, rules, rules_at, rules_site
from regnum.games.oath.state import BANDITS, BY_ADVISER, Oath, enemies, my_site
from regnum.games.oath.vocabulary import DO_COUNT_AS, NONE, WHO

WHO_ACCESS: Final = WHO.index("access")
WHO_RULER: Final = WHO.index("ruler")
WHO_HOLDER: Final = WHO.index("holder")
WHO_PLAYER: Final = WHO.index("player")
WHO_PAWN_HERE: Final = WHO.index("pawn-here")
WHO_ENEMIES: Final = WHO.index("enemies")
WHO_ENEMIES_THERE: Final = WHO.index("enemies-there")
WHO_FOE_SIDE: Final = WHO.index("foe-side")
WHO_OTHERS: Final = WHO.index("others")
WHO_OTHERS_WITHOUT: Final = WHO.index("others-without")
WHO_ABSENT: Final = WHO.index("absent")
WHO_EVERYONE: Final = WHO.index("everyone")
WHO_ROLLER: Final = WHO.index("roller")
WHO_CITIZEN: Final = WHO.index("citizen")
WHO_HOLDER_AND_FOES: Final = WHO.index("holder-and-foes")
WHO_LOSER: Final = WHO.index("loser")
WHO_CHANCELLOR: Final = WHO.index("chancellor")
WHO_EXILE: Final = WHO.index("exile")
ACTORS: Final = [WHO.index(name) for name in ("player", "attacker", "traveller", "searcher", "recoverer", "taker")]
"""Those who are meant as doing something: a query is asked for who does it, a window opens for who does it."""
ANYBODYS: Final[list[bool]] = [who in ACTORS or who == WHO_EVERYONE for who in range(len(WHO))]
RULERS: Final[list[bool]] = [who in (WHO_HOLDER, WHO_RULER, WHO_ROLLER) for who in range(len(WHO))]
"""By who is meant: whether that may be any player; whether it is who rules the card."""

ACTING_TROUPE: Final = CARDS.index("acting-troupe")
TROUPE: Final = POWERS_OF[ACTING_TROUPE][0]
COUNTS_AS: Final[list[int]] = [
    max([1, *[deed.n for i in POWERS_OF[card] for deed in POWERS[i].deeds if deed.word == DO_COUNT_AS]])
    for card in range(len(CARDS))
]
"""By card: how many advisers of its suit it counts as."""


# ---------------------------------------------------------------- in play
def in_play(g: Oath, bearer: int) -> bool:
    """Whether the powers of something are in play: it lies faceup, has a holder, or is a bare space of the Reliquary."""
    return g.live.here[bearer]


def adviser_suits(g: Oath, p: int) -> list[int]:
    """The suits of a player's faceup advisers, one for each, and two for the Marriage (10.match)."""
    whose = guise(g, p)
    found: list[int] = []
    for card in g.advisers[whose]:
        suit = CARD_SUIT[card]
        if card == ACTING_TROUPE and declared(g, p, TROUPE) and choice_of(g, TROUPE) != NONE:
            suit = choice_of(g, TROUPE)
        if suit != NONE:
            found += [suit] * COUNTS_AS[card]
    return found


# ---------------------------------------------------------------- whom it concerns
def foe(side: int) -> int:
    """The other side."""
    return DEFENDING if side == ATTACKING else ATTACKING


def side_rules(g: Oath, side: int, bearer: int) -> bool:
    """Whether someone of a side of the Campaign rules a card, bandits included."""
    for p in members(g, side):
        if rules(g, p, bearer):
            return True
    return leader(g, side) == BANDITS and rules(g, BANDITS, bearer)


def against(g: Oath, me: int, bearer: int) -> bool:
    """Whether a player, or BANDITS, fights the side of who rules a card."""
    side = side_of(g, me)
    return side != NONE and side_rules(g, foe(side), bearer)


def hostile(g: Oath, me: int, bearer: int) -> bool:
    """Whether a player is an enemy of who rules a card; under bandits everybody is."""
    whose = payee(g, bearer)
    return whose not in (NOBODY, me) and (whose == BANDITS or enemies(g, me, whose)) and in_play(g, bearer)


def can_reach(g: Oath, me: int, bearer: int) -> bool:
    """Access to a card, with the advisers of another for who is disguised (7.1.1)."""
    if bearer < FIRST_RELIC and me >= 0:
        at = g.card_at[bearer]
        if at >= BY_ADVISER:
            return at == BY_ADVISER + guise(g, me)
        return at == my_site(g, me) or rules_at(g, me, bearer, at)
    return access(g, me, bearer)


def concerns(g: Oath, power: int, me: int) -> bool:
    """Whether a power in play is a player's to use, or binds that player; who does the action in hand is taken for granted."""
    data = POWERS[power]
    who, bearer = data.who, data.bearer
    if ANYBODYS[who]:
        return True
    if who == WHO_ACCESS:
        return can_reach(g, me, bearer)
    if RULERS[who]:
        if bearer < FIRST_RELIC and g.card_at[bearer] >= BY_ADVISER and me >= 0:
            return g.card_at[bearer] == BY_ADVISER + guise(g, me)
        return rules(g, me, bearer)
    if who == WHO_ENEMIES:
        return hostile(g, me, bearer)
    if who == WHO_ENEMIES_THERE:
        return hostile(g, me, bearer) and rules_site(g, payee(g, bearer), g.pawn[me])
    if who == WHO_FOE_SIDE:
        return against(g, me, bearer)
    if who == WHO_OTHERS:
        return owner(g, bearer) not in (NONE, me)
    if who == WHO_OTHERS_WITHOUT:
        return owner(g, bearer) not in (NONE, me) and CARD_SUIT[bearer] not in suits_ruled(g, me)
    if who == WHO_PAWN_HERE:
        return lies_at(g, bearer, g.pawn[me])
    if who == WHO_ABSENT:
        return not lies_at(g, bearer, g.pawn[me])
    if who == WHO_CITIZEN:
        return rules(g, me, bearer) and g.role[me] == CITIZEN
    if who == WHO_HOLDER_AND_FOES:
        return rules(g, me, bearer) or (side_of(g, me) == ATTACKING and against(g, me, bearer))
    if who == WHO_LOSER:
        return g.fight is not None and side_of(g, me) != NONE and g.fight.won == foe(side_of(g, me))
    if who == WHO_CHANCELLOR:
        return me == CHANCELLOR
    return g.role[me] == EXILE and g.vision[me] == bearer


def suits_ruled(g: Oath, p: int) -> list[int]:
    """The suits of the cards that a player, or BANDITS, rules, one for each card."""
    return [CARD_SUIT[card] for card in cards_ruled(g, p) if CARD_SUIT[card] != NONE]


def cards_ruled(g: Oath, p: int) -> list[int]:
    """The cards that a player, or BANDITS, rules."""
    if p >= 0:
        return ruled_cards(g, p)
    return [card for cards in g.cards for card in cards if rules(g, p, card)]
