"""A Chronicle for readers: a line of text as another line, as plain data, and told in words. "" is the first game."""

from __future__ import annotations

from typing import Any

from regnum.engine.kinds import Arg, Message
from regnum.games.oath.components import (
    CARD_SUIT,
    CARDS,
    COLOURS,
    FIRST_EDIFICE,
    FIRST_VISION,
    OATHS,
    REGIONS,
    RELICS,
    SITES,
    SLOT_REGION,
    SLOTS,
    SUITS,
)
from regnum.games.oath.tts import read, write
from regnum.games.oath.vocabulary import NONE
from regnum.games.oath.world import World, archive, edifices_left, first_world, relics_left, site_deck, world_cards

Row = tuple[Message, list[Message]]
"""What it is, and what there is of it."""
Part = tuple[Message, list[Row]]
"""A heading and its rows."""


def world_of(text: str) -> World:
    """The world of a line. Raises BadChronicle."""
    return read(text) if text else first_world()


def rewrite(text: str) -> str:
    """The line in its newest form. Raises BadChronicle."""
    return write(world_of(text))


# ---------------------------------------------------------------- as data
def plain(text: str) -> dict[str, Any]:
    """The whole Chronicle, hidden cards too, by the names of the data; decks from the top. Raises BadChronicle."""
    world = world_of(text)
    return {
        "name": world.name,
        "game": world.game,
        "oath": OATHS[world.oath],
        "sites": [slot_data(world, slot) for slot in range(SLOTS)],
        "citizens": slugs(COLOURS, world.citizens),
        "world_deck": slugs(CARDS, world.deck),
        "dispossessed": slugs(CARDS, world.dispossessed),
        "relic_deck": slugs(RELICS, world.relic_deck),
        "archive": slugs(CARDS, [*archive(world), *edifices_left(world)]),
        "site_deck": slugs(SITES, site_deck(world)),
        "previous": {
            "citizens": slugs(COLOURS, world.previous),
            "players": slugs(COLOURS, world.active),
            "winner": None if world.winner == NONE else COLOURS[world.winner],
            "name": world.winner_name,
        },
    }


def slot_data(world: World, slot: int) -> dict[str, Any]:
    """A place of the map."""
    site = world.sites[slot]
    return {
        "region": REGIONS[SLOT_REGION[slot]],
        "site": None if site == NONE else SITES[site],
        "faceup": world.faceup[slot],
        "cards": slugs(CARDS, world.cards[slot]),
        "relics": slugs(RELICS, world.relics[slot]),
    }


def slugs(names: list[str], things: list[int]) -> list[str]:
    """Things by name."""
    return [names[thing] for thing in things]


# ---------------------------------------------------------------- in words
def tell(text: str) -> list[Part]:
    """What all who play may know of a Chronicle: what is faceup, and how much of the rest there is. Raises BadChronicle."""
    world = world_of(text)
    parts = [(say("head", {"name": world.name, "n": world.game}), people(world))]
    for region, name in enumerate(REGIONS):
        slots = [slot for slot in range(SLOTS) if SLOT_REGION[slot] == region]
        parts.append((Message(f"oath-region-{name}"), [place(world, slot) for slot in slots]))
    return [*parts, (say("decks"), decks(world)), (Message("oath-place-archive"), by_suit(world))]


def say(key: str, args: dict[str, Arg] | None = None) -> Message:
    """A message of this chapter."""
    return Message(f"oath-chronicle-{key}", args)


def amount(key: str, n: int) -> list[Message]:
    """So many of a thing; none of it is not said."""
    return [say(key, {"n": n})] if n else []


def seats(colours: list[int]) -> list[Message]:
    """The players of these colours."""
    return [Message(f"oath-seat-{COLOURS[colour]}") for colour in colours]


def people(world: World) -> list[Row]:
    """The oath, the Citizens, and what is known of the last game."""
    rows = [
        (say("oath"), [Message(f"oath-oath-{OATHS[world.oath]}.keeper")]),
        (say("citizens"), seats(world.citizens)),
    ]
    winner = seats([world.winner]) if world.winner != NONE else []
    if world.winner_name:
        named: dict[str, Arg] = {"name": world.winner_name}
        winner = [say("named", {"who": winner[0], **named}) if winner else say("name", named)]
    for key, known in (("winner", winner), ("active", seats(world.active)), ("previous", seats(world.previous))):
        if known:
            rows.append((say(key), known))
    return rows


def card_name(card: int) -> Message:
    """The name of a card at a site."""
    return Message(f"oath-{'denizen' if card < FIRST_EDIFICE else 'edifice'}-{CARDS[card]}")


def place(world: World, slot: int) -> Row:
    """A site with its cards, and how many relics lie there."""
    site = world.sites[slot]
    if site == NONE:
        return say("empty"), []
    if not world.faceup[slot]:
        return say("facedown"), []
    cards = [card_name(card) for card in world.cards[slot]]
    return Message(f"oath-site-{SITES[site]}"), [*cards, *amount("relics", len(world.relics[slot]))]


def decks(world: World) -> list[Row]:
    """How large each deck is; one that set-up puts together is said to be shuffled then."""
    deck = world_cards(world)
    denizens = len([card for card in deck if card < FIRST_VISION])
    return [
        (
            Message("oath-place-world-deck"),
            [
                *amount("denizens", denizens),
                *amount("visions", len(deck) - denizens),
                *([] if world.deck else [say("shuffled")]),
            ],
        ),
        (Message("oath-place-dispossessed"), amount("cards", len(world.dispossessed))),
        (
            Message("oath-place-relic-deck"),
            [*amount("relics", len(relics_left(world))), *([] if world.relic_deck else [say("shuffled")])],
        ),
        (say("site-deck"), amount("sites", len(site_deck(world)))),
    ]


def by_suit(world: World) -> list[Row]:
    """The Archive, suit by suit, with the edifice of the suit where it is there."""
    cards, edifices = archive(world), edifices_left(world)
    return [
        (
            Message(f"oath-suit-{name}"),
            [
                *amount("denizens", len([card for card in cards if CARD_SUIT[card] == suit])),
                *[card_name(card) for card in edifices if CARD_SUIT[card] == suit],
            ],
        )
        for suit, name in enumerate(SUITS)
    ]
