"""A Chronicle as the line of text that the table of Tabletop Simulator saves: layouts 1.6.0 to 2.0.3 and 3.1.0 to 3.3.3.

Fixed numbers in hexadecimal, and two names as they are. Names are measured in units of UTF-16; a line measured in bytes is
read too. What is not kept: the order of suits, the Clockwork Prince, and what the first game tells of a game before it."""

from __future__ import annotations

from typing import Final

from regnum.engine.registry import is_line
from regnum.games.oath.components import (
    COLOURS,
    DENIZEN_DATA,
    EDIFICE_DATA,
    OATHS,
    PURPLE,
    RELIC_DATA,
    SITE_DATA,
    SITES,
    SLOTS,
    SUITS,
    VISION_DATA,
)
from regnum.games.oath.vocabulary import NONE
from regnum.games.oath.world import CARDS_AT_SITE, NAMELESS, BadChronicle, World, check, relics_left, width

OLD: Final = ((1, 6, 0), (2, 0, 3))
NEW: Final = ((3, 1, 0), (3, 3, 3))
"""The first and last layouts without a relic deck, and with one."""
TELLS_WINNER: Final = (3, 3, 1)
TELLS_ACTIVE: Final = (3, 3, 2)
"""The first layouts that tell who won the last game, and who played it."""

HEX: Final = "0123456789abcdefABCDEF"
EMPTY: Final = 255
FACEDOWN: Final = 24
"""What is added to the number of a site that is not turned up."""
COLOUR_BIT: Final = [0x20, 0x01, 0x02, 0x08, 0x04, 0x10]
PRINCE_BIT: Final = 0x40
SUIT_ORDER: Final = "012345"

CARD_NUMBER: Final[list[int]] = [
    *[card["number"] - 1 for card in [*DENIZEN_DATA, *EDIFICE_DATA]],
    *[card["ruin_number"] - 1 for card in EDIFICE_DATA],
    *[card["chronicle"] for card in VISION_DATA],
]
RELIC_NUMBER: Final[list[int]] = [card.get("chronicle", NONE) for card in RELIC_DATA]
SITE_NUMBER: Final[list[int]] = [card["chronicle"] for card in SITE_DATA]


class Reader:
    """A line and how far it has been read. Everything that cannot be read raises BadChronicle with its place."""

    def __init__(self, line: str, in_bytes: bool) -> None:
        self.line: str = line
        self.in_bytes: bool = in_bytes
        self.at: int = 0

    def number(self, digits: int) -> int:
        """The next number."""
        found = self.line[self.at : self.at + digits]
        for i, digit in enumerate(found):
            if digit not in HEX:
                at = self.at + i + 1
                raise BadChronicle(f"character {at} of the Chronicle is {digit!r}, where a hexadecimal digit is due", at)
        if len(found) < digits:
            raise BadChronicle(f"the Chronicle ends after {len(self.line)} characters, in the middle", len(self.line) + 1)
        self.at += digits
        return int(found, 16)

    def name(self, last: bool) -> str:
        """The next name; the last one may have lost its end."""
        left = self.number(2)
        start = self.at
        while left > 0 and self.at < len(self.line):
            letter = self.line[self.at]
            left -= len(letter.encode()) if self.in_bytes else width(letter)
            self.at += 1
        if left < 0 or (left > 0 and not last):
            raise BadChronicle(f"the name at character {start + 1} of the Chronicle has not the length it should", start + 1)
        return self.line[start : self.at]

    def colours(self, others: int = 0) -> list[int]:
        """The next set of colours; `others` are bits that name none and may be there."""
        bits = self.number(2)
        if bits & ~(sum(COLOUR_BIT) | others):
            raise BadChronicle(f"character {self.at - 1} of the Chronicle names a colour that there is not", self.at - 1)
        return [colour for colour in range(len(COLOURS)) if bits & COLOUR_BIT[colour]]

    def site(self) -> tuple[int, bool]:
        """The next site and whether it is faceup; NONE for an empty place."""
        n = self.number(2)
        if n == EMPTY:
            return NONE, False
        if n % FACEDOWN >= len(SITES) or n >= 2 * FACEDOWN:
            raise BadChronicle(f"character {self.at - 1} of the Chronicle: there is no site {n}", self.at - 1)
        return SITE_NUMBER.index(n % FACEDOWN), n < FACEDOWN

    def card(self) -> int:
        """The next card of a deck."""
        n = self.number(2)
        if n not in CARD_NUMBER:
            raise BadChronicle(f"character {self.at - 1} of the Chronicle: there is no card {n} in this deck", self.at - 1)
        return CARD_NUMBER.index(n)

    def relic(self) -> int:
        """The next relic of a deck."""
        n = self.number(2)
        if n not in RELIC_NUMBER:
            raise BadChronicle(f"character {self.at - 1} of the Chronicle: there is no relic {n}", self.at - 1)
        return RELIC_NUMBER.index(n)

    def slot(self, cards: list[int], relics: list[int]) -> None:
        """What lies at a site, into its two lists."""
        for _ in range(CARDS_AT_SITE):
            n = self.number(2)
            if n in RELIC_NUMBER:
                relics.append(RELIC_NUMBER.index(n))
            elif n != EMPTY:
                self.at -= 2
                cards.append(self.card())


def read(text: str) -> World:
    """The world of a line, space around it left out. Raises BadChronicle, with the place up to which it can be read.

    Relics that are there twice are dropped and missing ones put under the relic deck, as the table itself does."""
    line = text.strip()
    if not line or not is_line(line):
        raise BadChronicle("a Chronicle is one line of text", 1)
    try:
        return whole(Reader(line, False))
    except BadChronicle as error:
        refused = error
    if not line.isascii():
        try:
            return whole(Reader(line, True))
        except BadChronicle as error:
            if refused.at and (error.at == 0 or error.at > refused.at):
                refused = error
    raise refused


def readable(text: str) -> None:
    """Raises BadChronicle for a line that `read` refuses: the check of an option."""
    read(text)


def whole(r: Reader) -> World:
    """The world of a line from its beginning to its end."""
    version = (r.number(2), r.number(2), r.number(2))
    if not (OLD[0] <= version <= OLD[1] or NEW[0] <= version <= NEW[1]):
        raise BadChronicle(f"a Chronicle of version {version[0]}.{version[1]}.{version[2]} cannot be read", 1)
    game, name, active = r.number(4), r.name(False), played(r, version)
    citizens, oath = r.colours(), r.number(2)
    if oath >= len(OATHS):
        raise BadChronicle(f"character {r.at - 1} of the Chronicle: there is no oath {oath}", r.at - 1)
    if sorted([r.number(1) for _ in SUITS]) != list(range(len(SUITS))):
        raise BadChronicle(f"character {r.at - 5} of the Chronicle: the suits are not each named once", r.at - 5)
    sites: list[int] = []
    faceup: list[bool] = []
    cards: list[list[int]] = [[] for _ in range(SLOTS)]
    relics: list[list[int]] = [[] for _ in range(SLOTS)]
    for slot in range(SLOTS):
        site, up = r.site()
        sites.append(site)
        faceup.append(up)
        r.slot(cards[slot], relics[slot])
    deck = [r.card() for _ in range(r.number(2))]
    dispossessed = [r.card() for _ in range(r.number(2))]
    relic_deck = [r.relic() for _ in range(r.number(2))] if version >= NEW[0] else []
    relic_deck.reverse()
    previous: list[int] = []
    winner, winner_name = NONE, ""
    if version >= TELLS_WINNER:
        previous, winner, winner_name = r.colours(), won(r), r.name(True)
    if r.at < len(r.line):
        raise BadChronicle(f"the Chronicle ends before character {r.at + 1}, but the line goes on", r.at + 1)
    if game == 1:
        previous, winner, winner_name, active = [], NONE, "", []
    world = World(
        name, game, oath, sites, faceup, cards, relics, citizens, deck, dispossessed, relic_deck, previous, winner,
        "" if winner_name == NAMELESS else winner_name.rstrip(), active,
    )  # fmt: skip
    repair(world)
    check(world)
    return world


def played(r: Reader, version: tuple[int, int, int]) -> list[int]:
    """Who played the last game, where the layout tells it; the Chancellor is always named, and alone tells nothing."""
    if version < TELLS_ACTIVE:
        r.number(2)
        return []
    found = r.colours(PRINCE_BIT)
    return [] if found == [PURPLE] else found


def won(r: Reader) -> int:
    """The winner of the last game; NONE where that is not known."""
    found = r.colours()
    if len(found) > 1:
        raise BadChronicle(f"character {r.at - 1} of the Chronicle names more than one winner", r.at - 1)
    return found[0] if found else NONE


def repair(world: World) -> None:
    """Every relic once: the first on the map stays, then the higher in the deck; the missing go under it."""
    seen: set[int] = set()
    for slot, relics in enumerate(world.relics):
        world.relics[slot] = fresh(relics, seen)
    if world.relic_deck:
        world.relic_deck = fresh([*world.relic_deck, *relics_left(world)], seen)


def fresh(relics: list[int], seen: set[int]) -> list[int]:
    """The relics that have not been seen before; now they have."""
    found = []
    for relic in relics:
        if relic not in seen:
            seen.add(relic)
            found.append(relic)
    return found


def write(world: World) -> str:
    """The line of a world, in the newest layout. Raises BadChronicle for a world that `check` refuses."""
    check(world)
    major, minor, patch = NEW[1]
    line = numbers([major, minor, patch]) + f"{world.game:04X}" + written(world.name)
    line += numbers([bits([PURPLE, *world.active]), bits(world.citizens), world.oath]) + SUIT_ORDER
    for slot, site in enumerate(world.sites):
        number = EMPTY if site == NONE else SITE_NUMBER[site] + (0 if world.faceup[slot] else FACEDOWN)
        cards, relics = world.cards[slot], world.relics[slot]
        left = [EMPTY] * (CARDS_AT_SITE - len(cards) - len(relics))
        line += numbers([number, *[CARD_NUMBER[card] for card in cards], *left, *[RELIC_NUMBER[relic] for relic in relics]])
    for deck in (world.deck, world.dispossessed):
        line += numbers([len(deck), *[CARD_NUMBER[card] for card in deck]])
    line += numbers([len(world.relic_deck), *[RELIC_NUMBER[relic] for relic in reversed(world.relic_deck)]])
    winner = PURPLE if world.game == 1 else world.winner
    return line + numbers([bits(world.previous), bits([winner])]) + written(world.winner_name or NAMELESS)


def numbers(values: list[int]) -> str:
    """Numbers of two digits."""
    return "".join([f"{n:02X}" for n in values])


def bits(colours: list[int]) -> int:
    """A set of colours as a number; NONE adds nothing."""
    return sum([COLOUR_BIT[colour] for colour in range(len(COLOURS)) if colour in colours])


def written(name: str) -> str:
    """A name after its length."""
    return f"{width(name):02X}{name}"
