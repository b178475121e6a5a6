"""Where a card may be played: sites, advisers, the space of a Vision, with all limits and restrictions (5.1.4, 7.2)."""

from __future__ import annotations

from typing import Final

from regnum.engine.deeds import HIDDEN, OPEN
from regnum.engine.kinds import Arg, Noun
from regnum.games.oath.actions import declared
from regnum.games.oath.cards import is_vision
from regnum.games.oath.components import (
    ADVISER_LIMIT,
    ADVISER_ONLY,
    CARD_LOCKED,
    CARD_PLACE,
    CARD_SUIT,
    CARDS,
    CONSPIRACY,
    EXILE,
    FIRST_EDIFICE,
    NOMAD,
    PEOPLES_FAVOR,
    SITE_ONLY,
    SITES,
    SLOT_REGION,
    SLOTS,
)
from regnum.games.oath.lexicon import PLACE, reason
from regnum.games.oath.places import place, slot_at
from regnum.games.oath.powers_data import CHANGES, FIRST_SITE, POWERS, POWERS_OF
from regnum.games.oath.queries import (
    FACEDOWN,
    FACEUP,
    FAMILY_WAGON,
    SALT_THE_EARTH,
    bar,
    capacity,
    may,
    number,
    removable,
    speaks,
)
from regnum.games.oath.realm import slot_of
from regnum.games.oath.starting import barred
from regnum.games.oath.state import Oath, my_region, my_site
from regnum.games.oath.vocabulary import (
    NONE,
    Q_ADVISER_LIMIT,
    Q_PLAY_FIRST,
    Q_PLAY_MAY,
    Q_PLAY_SITES,
    THINGS,
)

TO_HIDDEN: Final = SLOTS
TO_ADVISERS: Final = SLOTS + 1
TO_VISION: Final = SLOTS + 2
AS_CONSPIRACY: Final = SLOTS + 3
TO_PILE: Final = SLOTS + 4
SPOTS: Final = SLOTS + 5
"""Where a card can go: a slot, or one of these."""


class SpotNoun(Noun):
    """Where a card is played: a site, or one of the places by a player's board, or nowhere."""

    def __init__(self) -> None:
        super().__init__([*SITES, "facedown", "adviser", "vision", "conspiracy", "discard"], "oath-spot-", sort="spot")

    def arg(self, x: int) -> Arg:
        return PLACE.arg(x) if x < len(SITES) else super().arg(x)

    def part(self, found: dict[str, str], name: str, x: int) -> None:
        if x < len(SITES):
            PLACE.part(found, PLACE.sort, x)
        else:
            super().part(found, name, x)


SPOT: Final = SpotNoun()
R_FACEDOWN_SITE: Final = reason("facedown-site", "2.8.1")
R_SITE_FULL: Final = reason("site-full", "5.1.4.I")
R_VISION_AT_SITE: Final = reason("vision-at-site", "5.1.4.III")
R_EMPIRE_VISION: Final = reason("empire-vision", "5.1.4.III/2")
R_SITE_ONLY: Final = reason("site-only", "7.2.1")
R_ADVISER_ONLY: Final = reason("adviser-only", "7.2.1/2")
R_NO_ROOM: Final = reason("no-room-for-adviser", "5.1.4.II/3")
R_ANOTHER_TO_SITE: Final = reason("one-to-a-site", "5.1.4")

PIED_PIPER: Final = CARDS.index("pied-piper")
LIMIT_OF: Final[list[int]] = [
    min([ADVISER_LIMIT, *[deed.n for i in powers for deed in POWERS[i].deeds if deed.query == Q_ADVISER_LIMIT and deed.n]])
    for powers in POWERS_OF[: len(CARDS)]
]
"""By card: how many advisers its owner may have while it is one of them (7.6.4)."""
ANY_SITE: Final = THINGS.index("any-site")


def option_of(g: Oath, spot: int) -> int:
    """A spot as questions name it."""
    return place(g, spot) if spot < SLOTS else spot - SLOTS + len(SITES)


def spot_of(g: Oath, option: int) -> int:
    """The spot that a question names so."""
    return slot_at(g, option) if option < len(SITES) else option - len(SITES) + SLOTS


# ---------------------------------------------------------------- advisers
def surplus(g: Oath, p: int, card: int = NONE, shown: bool = True) -> int:
    """How many advisers a player has too many, with `card` as another one of them (5.1.4.II, 7.6.4)."""
    faceup = [*g.advisers[p], card] if card != NONE and shown else g.advisers[p]
    hidden = len(g.hidden[p]) + (1 if card != NONE and not shown else 0)
    if FAMILY_WAGON in faceup:
        return hidden + len([c for c in faceup if CARD_SUIT[c] != NOMAD]) - 1
    limit = number(g, Q_ADVISER_LIMIT, p, ADVISER_LIMIT)
    if card != NONE and shown:
        limit = min(limit, LIMIT_OF[card])
    return hidden + len(faceup) - limit


def droppable(g: Oath, p: int, but: int = NONE) -> list[int]:
    """The advisers a player may discard to keep to the limit, with `but` as another one: neither locked nor in use (7.2.2,
    7.4.3), nor Nomads that the Family Wagon carries; the Wagon itself if those that remain can then be few enough."""
    loose = [card for card in g.advisers[p] + g.hidden[p] if card != but and removable(g, p, card)]
    if but != FAMILY_WAGON and FAMILY_WAGON not in g.advisers[p]:
        return loose
    found = [card for card in loose if card in g.hidden[p] or CARD_SUIT[card] != NOMAD]
    others = len(g.advisers[p]) + len(g.hidden[p]) - (1 if but in g.advisers[p] else 0)
    limit = min(number(g, Q_ADVISER_LIMIT, p, ADVISER_LIMIT), ADVISER_LIMIT if but == NONE else LIMIT_OF[but])
    if FAMILY_WAGON in loose and others - limit < len(loose):
        found.append(FAMILY_WAGON)
    return found


def fits(g: Oath, p: int, card: int, shown: bool = True) -> bool:
    """Whether a player can take a card as an adviser, discarding others if need be; the Pied Piper always enters."""
    if card == PIED_PIPER and shown:
        return True
    return surplus(g, p, card, shown) <= len(droppable(g, p, card if shown else NONE))


# ---------------------------------------------------------------- sites
def by_banner(g: Oath, me: int, slot: int) -> bool:
    """Whether the People's Favor opens a site (5.1.4.I/3)."""
    return g.banner_of[PEOPLES_FAVOR] == me and SLOT_REGION[slot] == my_region(g, me)


def opener(g: Oath, me: int, card: int) -> int:
    """The power by which a card may be played to a site other than the own one; NONE if none permits it."""
    return may(g, Q_PLAY_SITES, me, ANY_SITE, card, FACEUP)


def in_reach(g: Oath, me: int, card: int) -> list[int]:
    """The sites to which a player may play a card at all: the own one, and others where a banner or power permits it."""
    if opener(g, me, card) != NONE:
        return list(range(SLOTS))
    if g.banner_of[PEOPLES_FAVOR] == me:
        return [slot for slot in range(SLOTS) if by_banner(g, me, slot)]
    return [my_site(g, me)]


def spots(g: Oath, me: int, card: int) -> list[int]:
    """Where a card might go: to a site in reach, or to a place that is no site."""
    return [*in_reach(g, me, card), *range(SLOTS, SPOTS)]


def works_at(g: Oath, power: int, slot: int) -> bool:
    """Whether a permission holds for a card that is played to a site: that of a site only for itself."""
    bearer = POWERS[power].bearer
    return bearer < FIRST_SITE or slot_of(g, bearer) == slot


def clearers(g: Oath, me: int, slot: int, out: int) -> list[int]:
    """The powers by which a card may first be discarded from the site that is played to: Crop Rotation, the Great Slum. Each
    works once, and not on itself (7.4.3)."""
    found: list[int] = []
    for power in CHANGES[Q_PLAY_FIRST]:
        data = POWERS[power]
        if data.deeds and data.bearer != out and not declared(g, me, power) and speaks(g, power, me, NONE):
            if works_at(g, power, slot):
                found.append(power)
    return found


def clearable(g: Oath, me: int, slot: int) -> list[int]:
    """The denizens of a site that a player may discard: neither locked nor in use."""
    return [card for card in g.cards[slot] if card < FIRST_EDIFICE and removable(g, me, card)]


def missing_room(g: Oath, card: int, slot: int) -> int:
    """How many cards must leave a site before this one can be played there; Salt the Earth needs no room."""
    return 0 if card == SALT_THE_EARTH else max(0, len(g.cards[slot]) + 1 - capacity(g, slot))


def has_room(g: Oath, me: int, card: int, slot: int) -> bool:
    """Whether a site has room for a card, or may be given some."""
    need = missing_room(g, card, slot)
    if need == 0:
        return True
    if capacity(g, slot) == 0:
        return False
    banner = 1 if by_banner(g, me, slot) else 0
    out = [c for c in clearable(g, me, slot) if banner or clearers(g, me, slot, c)]
    ways = banner + max([len(clearers(g, me, slot, c)) for c in out] + [0])
    return need <= min(ways, len(out))


# ---------------------------------------------------------------- why not
def why_not_play(g: Oath, me: int, card: int, spot: int) -> int:
    """Why a player cannot play a card to one of its `spots`: OPEN, a reason, or HIDDEN where it makes no sense."""
    if spot == TO_PILE:
        return OPEN
    if spot < SLOTS:
        return why_not_site(g, me, card, spot)
    if spot == TO_HIDDEN:
        why = bar(g, Q_PLAY_MAY, me, card, FACEDOWN)
        return barred(why) if why != NONE else OPEN if fits(g, me, card, False) else R_NO_ROOM
    if spot == TO_ADVISERS:
        return HIDDEN if is_vision(card) else why_not_adviser(g, me, card)
    if (spot == AS_CONSPIRACY) != (card == CONSPIRACY) or not is_vision(card):
        return HIDDEN
    if spot == TO_VISION and g.role[me] != EXILE:
        return R_EMPIRE_VISION
    why = bar(g, Q_PLAY_MAY, me, card, FACEUP)
    return OPEN if why == NONE else barred(why)


def why_not_adviser(g: Oath, me: int, card: int) -> int:
    """Why a denizen cannot become a faceup adviser."""
    if CARD_PLACE[card] == SITE_ONLY:
        return R_SITE_ONLY
    why = bar(g, Q_PLAY_MAY, me, card, FACEUP)
    if why != NONE:
        return barred(why)
    return OPEN if fits(g, me, card) else R_NO_ROOM


def why_not_site(g: Oath, me: int, card: int, slot: int) -> int:
    """Why a card cannot be played to a site in reach."""
    if is_vision(card):
        return R_VISION_AT_SITE if slot == my_site(g, me) else HIDDEN
    if not g.faceup[slot]:
        return R_FACEDOWN_SITE
    if CARD_PLACE[card] == ADVISER_ONLY:
        return R_ADVISER_ONLY
    why = bar(g, Q_PLAY_MAY, me, card, FACEUP)
    if why != NONE:
        return barred(why)
    if card == SALT_THE_EARTH and any([CARD_LOCKED[other] for other in g.cards[slot]]):
        return barred(POWERS_OF[SALT_THE_EARTH][0])
    return OPEN if has_room(g, me, card, slot) else R_SITE_FULL
