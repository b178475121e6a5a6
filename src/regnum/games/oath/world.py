"""What one game of a Chronicle hands to the next (8, 1.1 to 1.21): the World Box, the Archive and the boards."""

from __future__ import annotations

from typing import ClassVar, Final

from regnum.engine.errors import BadSetup
from regnum.engine.kinds import Message
from regnum.engine.registry import is_line
from regnum.games.oath.components import (
    CARDS,
    COLOURS,
    EDIFICES,
    FIRST_ARCHIVE,
    FIRST_CARDS,
    FIRST_EDIFICE,
    FIRST_FACEUP,
    FIRST_OATH,
    FIRST_RELICS,
    FIRST_RUIN,
    FIRST_SITES,
    FIRST_VISION,
    GRAND_SCEPTER,
    OATHS,
    PURPLE,
    REGIONS,
    RELICS,
    SITE_CAPACITY,
    SITES,
    SLOT_REGION,
    SLOTS,
    TIER_DENIZENS,
    VISIONS,
)
from regnum.games.oath.vocabulary import NONE

FIRST_NAME: Final = "Regnum"
LONGEST_NAME: Final = 255
MOST_GAMES: Final = 65535
CARDS_AT_SITE: Final = 3
"""Denizens, edifices and relics; no site has room for more."""
SALT_THE_EARTH: Final = CARDS.index("salt-the-earth")
NAMELESS: Final = "UNKNOWN"
"""What stands for the name of a winner whom nobody named."""


class BadChronicle(BadSetup):
    """A Chronicle that cannot be read, or that no box could be; `at` is the character where (0: it can be read)."""

    def __init__(self, text: str, at: int = 0) -> None:
        reason = Message("oath-chronicle-unreadable", {"at": at}) if at else Message("oath-chronicle-wrong")
        super().__init__(text, reason)
        self.at: int = at


class World:
    """The world before a game. Lists of a slot go top to bottom from the Cradle to the Hinterland; decks go from the top.

    An empty `deck` or `relic_deck` is put together at set-up, of `world_cards` and `relics_left`; an empty slot (NONE) gets a
    facedown site of `site_deck`. Colours stand in the order of COLOURS."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "name", "game", "oath", "sites", "faceup", "cards", "relics", "citizens", "deck", "dispossessed", "relic_deck",
        "previous", "winner", "winner_name", "active",
    )  # fmt: skip
    __slots__ = FIELDS

    def __init__(
        self, name: str, game: int, oath: int, sites: list[int], faceup: list[bool], cards: list[list[int]],
        relics: list[list[int]], citizens: list[int], deck: list[int], dispossessed: list[int], relic_deck: list[int],
        previous: list[int], winner: int, winner_name: str, active: list[int],
    ) -> None:  # fmt: skip
        self.name: str = name
        self.game: int = game
        """The number of the game that is about to be played."""
        self.oath: int = oath
        self.sites: list[int] = sites
        self.faceup: list[bool] = faceup
        self.cards: list[list[int]] = cards
        """By slot: denizens, edifices and ruins."""
        self.relics: list[list[int]] = relics
        """By slot, facedown."""
        self.citizens: list[int] = citizens
        """Colours whose boards are on the Citizen side."""
        self.deck: list[int] = deck
        self.dispossessed: list[int] = dispossessed
        self.relic_deck: list[int] = relic_deck
        self.previous: list[int] = previous
        """Colours that were Citizens when the last game began."""
        self.winner: int = winner
        self.winner_name: str = winner_name
        self.active: list[int] = active
        """Colours that played the last game; none where that is not known."""


def first_world() -> World:
    """The first game of a Chronicle; set-up shuffles both decks."""
    return World(
        FIRST_NAME, 1, FIRST_OATH, FIRST_SITES[:], FIRST_FACEUP[:], [cards[:] for cards in FIRST_CARDS],
        [relics[:] for relics in FIRST_RELICS], [], [], [], [], [], NONE, "", [],
    )  # fmt: skip


# ---------------------------------------------------------------- what the world leaves over
def on_map(world: World) -> list[int]:
    """The cards at all sites."""
    return [card for cards in world.cards for card in cards]


def world_cards(world: World) -> list[int]:
    """The world deck; before it is put together the denizens that belong to it in the first game, then the Visions."""
    if world.deck:
        return world.deck[:]
    taken = {*FIRST_ARCHIVE, *on_map(world)}
    first = [card for card in range(FIRST_EDIFICE) if card not in taken]
    return [*first, *range(FIRST_VISION, len(CARDS))]


def archive(world: World) -> list[int]:
    """The denizens that are nowhere else."""
    taken = {*on_map(world), *world_cards(world), *world.dispossessed}
    return [card for card in range(FIRST_EDIFICE) if card not in taken]


def edifices_left(world: World) -> list[int]:
    """The edifices in the Archive, by their intact sides."""
    taken = on_map(world)
    edifices = range(FIRST_EDIFICE, FIRST_RUIN)
    return [card for card in edifices if card not in taken and card + len(EDIFICES) not in taken]


def site_deck(world: World) -> list[int]:
    """The sites that are not on the map, in no order."""
    return [site for site in range(len(SITES)) if site not in world.sites]


def relics_left(world: World) -> list[int]:
    """The relics that lie at no site, in no order."""
    taken = [relic for relics in world.relics for relic in relics]
    return [relic for relic in range(len(RELICS)) if relic != GRAND_SCEPTER and relic not in taken]


# ---------------------------------------------------------------- whether a box could be like this
def width(text: str) -> int:
    """The length of a name as other programs count it: in units of UTF-16."""
    return len(text) + len([c for c in text if c > "\uffff"])


def check(world: World) -> None:
    """Raises BadChronicle with the first thing that no Chronicle can hold."""
    if not world.name or width(world.name) > LONGEST_NAME or not is_line(world.name):
        raise BadChronicle(f"the name of a Chronicle is one line of 1 to {LONGEST_NAME} characters")
    if not 1 <= world.game <= MOST_GAMES:
        raise BadChronicle(f"the number of a game is from 1 to {MOST_GAMES}, not {world.game}")
    if not 0 <= world.oath < len(OATHS):
        raise BadChronicle(f"there is no oath {world.oath}")
    check_sites(world)
    check_cards(world)
    check_relics(world)
    check_people(world)


def check_sites(world: World) -> None:
    """The map: every slot, and a faceup site in every region (8.3.5.7)."""
    for slots in (len(world.sites), len(world.faceup), len(world.cards), len(world.relics)):
        if slots != SLOTS:
            raise BadChronicle(f"the map has {SLOTS} places for sites, not {slots}")
    for slot, site in enumerate(world.sites):
        if site != NONE and not 0 <= site < len(SITES):
            raise BadChronicle(f"there is no site {site}")
        if site != NONE and site in world.sites[:slot]:
            raise BadChronicle(f"the site {SITES[site]} is on the map twice")
        check_slot(world, slot)
    for region, name in enumerate(REGIONS):
        if not any([up and SLOT_REGION[slot] == region for slot, up in enumerate(world.faceup)]):
            raise BadChronicle(f"no site of the {name} is faceup")


def check_slot(world: World, slot: int) -> None:
    """What lies at a site: no more than there is room for (2.8.1); Salt the Earth makes room for itself."""
    site, cards, relics = world.sites[slot], world.cards[slot], world.relics[slot]
    if site == NONE and world.faceup[slot]:
        raise BadChronicle(f"place {slot + 1} of the map is faceup without a site")
    if not world.faceup[slot] and (cards or relics):
        raise BadChronicle(f"cards lie at place {slot + 1} of the map, where no site is faceup")
    if world.faceup[slot] and cards != [SALT_THE_EARTH] and len(cards) > SITE_CAPACITY[site]:
        raise BadChronicle(f"{SITES[site]} has room for {SITE_CAPACITY[site]} cards, not for {len(cards)}")
    if len(cards) + len(relics) > CARDS_AT_SITE:
        raise BadChronicle(f"{SITES[site]} has more than {CARDS_AT_SITE} cards and relics")


def check_cards(world: World) -> None:
    """Every card is in one place at most, and in a place where it can be."""
    seen: set[int] = set()
    for card in [*on_map(world), *world.deck, *world.dispossessed]:
        if not 0 <= card < len(CARDS):
            raise BadChronicle(f"there is no card {card}")
        if card in seen:
            raise BadChronicle(f"the card {CARDS[card]} is there twice")
        seen.add(card)
    for card in on_map(world):
        if card >= FIRST_VISION:
            raise BadChronicle(f"{CARDS[card]} lies at a site")
        if card >= FIRST_RUIN and card - len(EDIFICES) in seen:
            raise BadChronicle(f"{CARDS[card]} is there with its other side, {CARDS[card - len(EDIFICES)]}")
    for card in [*world.deck, *world.dispossessed]:
        if FIRST_EDIFICE <= card < FIRST_VISION:
            raise BadChronicle(f"{CARDS[card]} lies in a deck")
    for card in world.dispossessed:
        if card >= FIRST_VISION:
            raise BadChronicle(f"{CARDS[card]} is among the Dispossessed")
    if not world.deck:
        if world.game > 1 or world.dispossessed:
            raise BadChronicle("the world deck is empty after the first game")
        return
    for card in range(FIRST_VISION, len(CARDS)):
        if card not in seen:
            raise BadChronicle(f"{CARDS[card]} is not in the world deck")
    if len(world.deck) < sum(TIER_DENIZENS) + len(VISIONS):
        raise BadChronicle(f"the world deck has fewer than {sum(TIER_DENIZENS)} denizens")


def check_relics(world: World) -> None:
    """Every relic but the Grand Scepter is in one place."""
    seen: set[int] = set()
    for relic in [*[relic for relics in world.relics for relic in relics], *world.relic_deck]:
        if not 0 <= relic < len(RELICS):
            raise BadChronicle(f"there is no relic {relic}")
        if relic == GRAND_SCEPTER:
            raise BadChronicle(f"{RELICS[relic]} lies with the Chancellor, not on the map nor in the relic deck")
        if relic in seen:
            raise BadChronicle(f"the relic {RELICS[relic]} is there twice")
        seen.add(relic)
    for relic in relics_left(world) if world.relic_deck else []:
        if relic not in seen:
            raise BadChronicle(f"the relic {RELICS[relic]} is missing")


def check_people(world: World) -> None:
    """Who is a Citizen, and what is told of the last game."""
    for colours in (world.citizens, world.previous, world.active):
        if [colour for colour in range(len(COLOURS)) if colour in colours] != colours:
            raise BadChronicle("the colours of a Chronicle are each named once, in their order")
    if PURPLE in world.citizens or PURPLE in world.previous:
        raise BadChronicle("the Chancellor cannot be a Citizen")
    if world.active and (PURPLE not in world.active or len(world.active) == 1):
        raise BadChronicle("nobody plays without the Chancellor, nor the Chancellor alone")
    if world.winner != NONE and not 0 <= world.winner < len(COLOURS):
        raise BadChronicle(f"there is no colour {world.winner}")
    name = world.winner_name
    if width(name) > LONGEST_NAME or not is_line(name) or name != name.rstrip() or name == NAMELESS:
        raise BadChronicle(f"the name of a winner is one line of at most {LONGEST_NAME} characters, and not {NAMELESS}")
    if world.game == 1 and (world.previous or world.active or world.winner != NONE or name):
        raise BadChronicle("nothing can be told of a game before the first")
