"""The map after a game: sites vanish, edifices fall, slots are filled (8.3.2 to 8.3.5)."""

from __future__ import annotations

from typing import Final

from regnum.engine.knowledge import EVERYBODY, NOBODY_KNOWS
from regnum.engine.lists import changed, raised
from regnum.games.oath.cards import appears, clear_favor, lay_card, vanishes
from regnum.games.oath.components import (
    FIRST_EDIFICE,
    FIRST_RUIN,
    REGIONS,
    SITES_IN_REGION,
    SLOT_REGION,
    SLOTS,
    SUITS,
)
from regnum.games.oath.lexicon import CARD, PLACE, saying
from regnum.games.oath.powers import may
from regnum.games.oath.powers_data import FIRST_SITE
from regnum.games.oath.realm import is_ruin
from regnum.games.oath.state import Oath
from regnum.games.oath.vocabulary import NONE, Q_CHRONICLE_KEEP, THINGS

SITES_WITH: Final = THINGS.index("sites-with")
L_FELL: Final = saying("fell", card=CARD, site=PLACE)
L_VANISHED: Final = saying("vanished", site=PLACE)
L_APPEARED: Final = saying("appeared", site=PLACE)


class Land:
    """A site with all that lies there."""

    __slots__ = ("cards", "faceup", "relics", "site")

    def __init__(self, site: int, faceup: bool, cards: list[int], relics: list[int]) -> None:
        self.site: int = site
        self.faceup: bool = faceup
        self.cards: list[int] = cards
        self.relics: list[int] = relics


def intact(card: int) -> bool:
    """Whether a card is an edifice that stands."""
    return FIRST_EDIFICE <= card < FIRST_RUIN


def clean_map(g: Oath, ruled: list[int]) -> None:
    """All of 8.3.2 to 8.3.5; `ruled` are the winner's sites."""
    kept = [slot for slot in range(SLOTS) if stays(g, slot, ruled)]
    pieces_leave(g)
    regions: list[list[Land]] = [[] for _ in REGIONS]
    aside: list[Land] = []
    leaving: list[int] = []
    for slot in range(SLOTS):
        land = Land(g.sites[slot], g.faceup[slot], g.cards[slot], g.site_relics[slot])
        if slot not in kept:
            vanish(g, land)
            leaving.append(land.site)
            continue
        if slot not in ruled:
            fall(g, land)
        (aside if [card for card in land.cards if is_ruin(card)] else regions[SLOT_REGION[slot]]).append(land)
    g.site_deck = sorted([*g.site_deck, *leaving])
    g.chance.shuffle(g.site_deck)
    for site in g.site_deck:
        g.site_seen = changed(g.site_seen, site, NOBODY_KNOWS)
    lay_out(g, regions, aside)


def stays(g: Oath, slot: int, ruled: list[int]) -> bool:
    """Whether a site remains: ruled by the winner, or with an edifice that stands, or kept by the Forest Temple (8.3.2)."""
    if slot in ruled or [card for card in g.cards[slot] if intact(card)]:
        return True
    return g.faceup[slot] and may(g, Q_CHRONICLE_KEEP, g.winner, SITES_WITH, slot) != NONE


def pieces_leave(g: Oath) -> None:
    """Pawns leave; favor, secrets and warbands go back where they came from (8.3.4)."""
    g.pawn = [NONE] * g.seats
    clear_favor(g)
    g.on_secrets = [0] * len(g.on_secrets)
    g.shared += sum(g.site_favor)
    g.site_favor, g.site_secrets = [0] * SLOTS, [0] * SLOTS
    for slot in range(SLOTS):
        if g.garrison[slot]:
            g.bank = raised(g.bank, g.garrison_of[slot], g.garrison[slot])
    g.garrison, g.garrison_of = [0] * SLOTS, [NONE] * SLOTS


def to_discard(g: Oath, cards: list[int]) -> None:
    """Denizens leave the map for a discard pile; all piles are shuffled afterwards (8.5)."""
    for card in cards:
        lay_card(g, card, NONE)
        g.piles = changed(g.piles, 0, [card, *g.piles[0]])


def vanish(g: Oath, land: Land) -> None:
    """A site leaves: its denizens are discarded, its relics return to their deck, its ruins to the Archive (8.3.2/2)."""
    from_told(g, L_VANISHED, land)
    to_discard(g, [card for card in land.cards if card < FIRST_EDIFICE])
    for card in land.cards:
        if is_ruin(card):
            lay_card(g, card, NONE)
            g.edifices = sorted([*g.edifices, card - len(SUITS)])
    g.relic_deck = [*g.relic_deck, *land.relics]


def from_told(g: Oath, line: int, land: Land) -> None:
    """A faceup site came or went: the log and the book say so."""
    if land.faceup:
        g.say(line, land.site)
        g.told = [*g.told, [line, land.site]]


def fall(g: Oath, land: Land) -> None:
    """An edifice that the winner does not rule becomes a ruin, and its site loses its denizens (8.3.3)."""
    standing = [card for card in land.cards if intact(card)]
    if not standing:
        return
    to_discard(g, [card for card in land.cards if card < FIRST_EDIFICE])
    ruins = [card + len(SUITS) for card in standing]
    for card in standing:
        lay_card(g, card, NONE)
        g.say(L_FELL, card, land.site)
        g.told = [*g.told, [L_FELL, card, land.site]]
    land.cards = [card for card in land.cards if is_ruin(card)] + ruins


def lay_out(g: Oath, regions: list[list[Land]], aside: list[Land]) -> None:
    """The sites move up and in, those set aside fill from the bottom, new ones lie facedown (8.3.5)."""
    queue = [land for region in regions for land in region]
    slots: list[Land | None] = [None] * SLOTS
    for region, size in enumerate(SITES_IN_REGION):
        first = SLOT_REGION.index(region)
        own = regions[region:] if region else regions
        waiting = [land for lands in own for land in lands if land in queue]
        for row, land in enumerate(waiting[:size]):
            slots[first + row] = land
            queue.remove(land)
    for region in (2, 1):
        first = SLOT_REGION.index(region)
        for slot in range(first + SITES_IN_REGION[region] - 1, first - 1, -1):
            if slots[slot] is None and aside:
                slots[slot] = aside.pop()
    for slot in range(SLOTS):
        if slots[slot] is None:
            slots[slot] = Land(g.site_deck[0], False, [], [])
            g.site_deck = g.site_deck[1:]
    fill(g, [land for land in slots if land is not None])


def fill(g: Oath, lands: list[Land]) -> None:
    """The new map; in a region without a faceup site the top one is turned up (8.3.5.7)."""
    for region in range(len(REGIONS)):
        rows = [land for slot, land in enumerate(lands) if SLOT_REGION[slot] == region]
        if not [land for land in rows if land.faceup]:
            rows[0].faceup = True
            from_told(g, L_APPEARED, rows[0])
    for site in g.sites:
        vanishes(g, FIRST_SITE + site)
    g.sites = [land.site for land in lands]
    g.faceup = [land.faceup for land in lands]
    g.cards = [land.cards for land in lands]
    g.site_relics = [land.relics for land in lands]
    for slot, land in enumerate(lands):
        for card in land.cards:
            lay_card(g, card, slot)
        if land.faceup:
            appears(g, FIRST_SITE + land.site)
            g.site_seen = changed(g.site_seen, land.site, EVERYBODY)
