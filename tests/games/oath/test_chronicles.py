"""Chronicles of many games, each begun from what the one before has written: nothing is lost, nothing is there twice."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from regnum.engine.chance import seeded
from regnum.engine.kinds import Message
from regnum.engine.session import start
from regnum.engine.trail import CLONABLE
from regnum.game import load
from regnum.games.oath import RULEBOOK
from regnum.games.oath.chronicle import next_world
from regnum.games.oath.components import (
    CARD_SUIT,
    CARDS,
    FIRST_EDIFICE,
    FIRST_RUIN,
    FIRST_VISION,
    GRAND_SCEPTER,
    JOIN_WORLD,
    LEAVE_WORLD,
    RELICS,
    SITES,
    SUITS,
)
from regnum.games.oath.state import Oath
from regnum.games.oath.tts import read, write
from regnum.games.oath.vocabulary import NONE
from regnum.games.oath.world import World, archive, edifices_left, site_deck

LONGEST = 20_000
RECORDS = Path(__file__).resolve().parent / "records"


class Outside(NamedTuple):
    """The cards that are out of the world."""

    archive: list[int]
    dispossessed: list[int]


def played(seats: list[str], options: dict[str, Any], seed: int) -> tuple[Outside, Oath]:
    """A game played at random: what was outside the world when it was won, and its end."""
    g = RULEBOOK.start(seats, RULEBOOK.option_values(options), seeded(seed))
    session, rng, before = start(g, RULEBOOK.step, CLONABLE), Random(seed), Outside([], [])
    for _ in range(LONGEST):
        if session.ask is None:
            break
        if g.winner == NONE:
            before = Outside(g.archive, g.dispossessed)
        session.play(rng.choice(session.options))
        assert isinstance(session.g, Oath)
        g = session.g
    assert g.over
    RULEBOOK.count(g)
    return before, g


def told(g: Oath) -> dict[str, list[dict[str, Any]]]:
    """What the book says of a game, by key."""
    found: dict[str, list[dict[str, Any]]] = {}
    for message in RULEBOOK.chapter(g):
        found.setdefault(message.key.removeprefix("oath-log-"), []).append(dict(message.args))
    return found


# ---------------------------------------------------------------- what must hold of a world
def check_world(world: World, g: Oath) -> None:
    """Every denizen, edifice, Vision, relic and site is there once, and lies where the game left it."""
    cards = [*[card for cards in world.cards for card in cards], *world.deck, *world.dispossessed, *g.archive]
    denizens = sorted(card for card in cards if card < FIRST_EDIFICE)
    assert denizens == list(range(FIRST_EDIFICE))
    assert sorted(g.archive) == archive(world)
    standing = [card if card < FIRST_RUIN else card - len(SUITS) for card in cards if FIRST_EDIFICE <= card < FIRST_VISION]
    assert sorted([*standing, *g.edifices]) == list(range(FIRST_EDIFICE, FIRST_RUIN))
    assert g.edifices == edifices_left(world)
    assert sorted(card for card in world.deck if card >= FIRST_VISION) == list(range(FIRST_VISION, len(CARDS)))
    relics = [*world.relic_deck, *[relic for relics in world.relics for relic in relics]]
    assert sorted(relics) == [relic for relic in range(len(RELICS)) if relic != GRAND_SCEPTER]
    assert sorted([*world.sites, *g.site_deck]) == list(range(len(SITES))) and sorted(g.site_deck) == site_deck(world)
    assert [len(cards) <= 3 for cards in world.cards] == [True] * len(world.cards)


def check_numbers(before: Outside, g: Oath) -> None:
    """Six cards have come from the Archive and six have gone to the Dispossessed, or the Archive was filled again."""
    said = told(g)
    gone = said["dispossessed"][0]["n"]
    assert gone == LEAVE_WORLD
    if "new-cards" in said:
        assert len(g.archive) == len(before.archive) - sum(JOIN_WORLD)
        assert len(g.dispossessed) == len(before.dispossessed) + gone
    else:
        back = said["archive-healed"][0]["n"]
        assert len(g.archive) == len(before.archive) + len(before.dispossessed) - back
        assert len(g.dispossessed) == gone
        sizes = [len([card for card in before.dispossessed if CARD_SUIT[card] == suit]) for suit in range(len(SUITS))]
        assert back == min(LEAVE_WORLD, max(sizes))


def chronicle(seats: int, seed: int, games: int) -> dict[str, int]:
    """Plays a Chronicle; tells how often each thing was written."""
    places, options, happened = RULEBOOK.seat_list(seats), dict[str, Any](), dict[str, int]()
    for number in range(1, games + 1):
        before, g = played(places, options, seed * 1000 + number)
        assert g.game == number
        check_numbers(before, g)
        check_world(next_world(g), g)
        sequel = RULEBOOK.sequel(g)
        assert sequel is not None
        text = str(sequel["chronicle"])
        world = read(text)
        assert write(world) == text and world.game == number + 1
        for name in World.FIELDS:
            assert getattr(world, name) == getattr(next_world(g), name), name
        for key, lines in told(g).items():
            happened[key] = happened.get(key, 0) + len(lines)
        options = {name: value for name, value in sequel.items() if name != "seats"}
        places = list(sequel["seats"])
    return happened


@pytest.mark.parametrize("seats", [2, 4])
def test_ten_games_of_a_chronicle(seats: int) -> None:
    happened = chronicle(seats, seats, 10)
    assert happened["chronicle-closed"] == happened["vow"] == 10 and happened["vanished"] >= 10


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(50))
def test_many_chronicles_of_twenty_games(seed: int) -> None:
    happened = chronicle(2 + seed % 5, 100 + seed, 20)
    assert happened["chronicle-closed"] == 20


def test_the_book_grows_with_the_answers_and_knows_the_map_of_the_next_age() -> None:
    """Who won stands there first, the new oath once it is sworn; the map when the cards are asked for, and to the end."""
    game = load((RECORDS / "stable-7.regnum").read_text(encoding="utf-8"))
    end = game.decisions
    tales = [game.book.chapter(game.at(n).session.g) for n in (end - 4, end - 3, end - 2, end - 1, end)]
    keys = [[sentence.key for sentence in tale] for tale in tales]
    assert keys[0] == [] and keys[1] == ["oath-book-stable-regime"] and keys[2] == [*keys[1], "oath-log-vow"]
    assert keys[3][-1] == "oath-book-map" and keys[4].count("oath-book-map") == 1
    g = game.session.g
    assert isinstance(g, Oath)
    sites = [f"oath-site-{SITES[site]}" if up else "oath-book-unknown" for site, up in zip(g.sites, g.faceup, strict=True)]
    found = tales[4][keys[4].index("oath-book-map")].args
    assert [x.key for x in found.values() if isinstance(x, Message)] == sites
