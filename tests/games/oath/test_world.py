"""What a Chronicle hands on: the first world, what it leaves over, and everything that no box could hold."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regnum.bots.codec import dump
from regnum.games.oath.components import (
    CARDS,
    DENIZENS,
    EDIFICES,
    FIRST_ARCHIVE,
    FIRST_VISION,
    GRAND_SCEPTER,
    RELICS,
    SITES,
    TAUGHT_RELICS,
    TAUGHT_WORLD,
)
from regnum.games.oath.vocabulary import NONE
from regnum.games.oath.world import (
    BadChronicle,
    World,
    archive,
    check,
    edifices_left,
    first_world,
    on_map,
    relics_left,
    site_deck,
    world_cards,
)


def card(name: str) -> int:
    return CARDS.index(name)


def taught() -> World:
    """The first game with the decks of the taught game."""
    world = first_world()
    world.deck, world.relic_deck = TAUGHT_WORLD[:], TAUGHT_RELICS[:]
    return world


def later() -> World:
    """A world before its second game: an edifice at the Mountain, a denizen among the Dispossessed."""
    world = taught()
    world.game, world.winner, world.winner_name, world.active = 2, 1, "Anna", [0, 1, 3]
    world.citizens, world.previous = [2], [3]
    world.cards[2] = [card("taming-charm"), card("great-spire")]
    world.deck.remove(card("wolves"))
    world.dispossessed = [card("wolves")]
    return world


def test_the_first_world_is_whole_and_its_lists_are_its_own() -> None:
    world = first_world()
    check(world)
    world.sites[0] = NONE
    world.cards[0].clear()
    assert dump(first_world()) != dump(world) and first_world().cards[0] == [card("longbows")]


def test_what_the_first_world_leaves_over() -> None:
    world = first_world()
    assert archive(world) == FIRST_ARCHIVE and edifices_left(world) == [card(name) for name in EDIFICES]
    assert sorted(world_cards(world)) == sorted(TAUGHT_WORLD) and sorted(relics_left(world)) == sorted(TAUGHT_RELICS)
    assert len(site_deck(world)) == len(SITES) - 8 and not set(site_deck(world)) & set(world.sites)


def test_a_deck_that_is_there_is_the_world_deck() -> None:
    world = taught()
    assert world_cards(world) == TAUGHT_WORLD and world_cards(world) is not world.deck
    assert archive(world) == FIRST_ARCHIVE


def test_every_denizen_is_somewhere() -> None:
    world = later()
    check(world)
    somewhere = [*world.deck, *world.dispossessed, *archive(world), *on_map(world)]
    assert sorted(c for c in somewhere if c < len(DENIZENS)) == list(range(len(DENIZENS)))


def test_an_edifice_and_its_ruin_are_one_card() -> None:
    world = later()
    assert edifices_left(world) == [card(name) for name in EDIFICES if name != "great-spire"]
    world.cards[2] = [card("fallen-spire")]
    assert edifices_left(world) == [card(name) for name in EDIFICES if name != "great-spire"]


def set_to(field: str, value: object) -> Callable[[World], None]:
    return lambda world: setattr(world, field, value)


def at(field: str, slot: int, value: object) -> Callable[[World], None]:
    return lambda world: getattr(world, field).__setitem__(slot, value)


def add(field: str, value: int) -> Callable[[World], None]:
    return lambda world: getattr(world, field).append(value)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (set_to("name", ""), "name"),
        (set_to("name", "x" * 256), "name"),
        (set_to("name", "😀" * 128), "name"),
        (set_to("name", "two\nlines"), "name"),
        (set_to("name", "bell\x07"), "name"),
        (set_to("game", 0), "not 0"),
        (set_to("game", 65536), "65536"),
        (set_to("oath", 4), "oath 4"),
        (set_to("oath", NONE), "oath -1"),
        (set_to("sites", [0, 1, 2]), "8 places"),
        (set_to("relics", []), "8 places"),
        (at("sites", 1, len(SITES)), "no site 23"),
        (at("sites", 1, SITES.index("plains")), "plains is on the map twice"),
        (at("sites", 0, NONE), "without a site"),
        (at("faceup", 0, False), "place 1"),
        (at("cards", 1, [card("wolves")]), "place 2"),
        (at("relics", 1, [0]), "place 2"),
        (at("cards", 5, [card(name) for name in ("elders", "marriage", "curfew")]), "rocky-coast has room for 2"),
        (at("relics", 2, [RELICS.index("ivory-eye"), 0]), "mountain has more than 3"),
        (at("cards", 0, [len(CARDS)]), f"no card {len(CARDS)}"),
        (at("cards", 0, [card("conspiracy")]), "conspiracy"),
        (at("cards", 0, [card("elders")]), "elders is there twice"),
        (add("deck", card("longbows")), "longbows is there twice"),
        (add("deck", card("wolves")), "wolves is there twice"),
        (at("cards", 0, [card("fallen-spire")]), "great-spire"),
        (add("deck", card("ancient-forge")), "ancient-forge lies in a deck"),
        (add("dispossessed", card("broken-forge")), "broken-forge lies in a deck"),
        (set_to("deck", []), "world deck is empty"),
        (set_to("deck", [*TAUGHT_WORLD[:29], card("conspiracy")]), "conspiracy is there twice"),
        (set_to("deck", [c for c in TAUGHT_WORLD if c < FIRST_VISION and c != card("wolves")]), "not in the world deck"),
        (set_to("deck", [*range(FIRST_VISION, len(CARDS)), *FIRST_ARCHIVE[:24]]), "fewer than 25"),
        (at("relics", 2, [len(RELICS)]), f"no relic {len(RELICS)}"),
        (at("relics", 2, [GRAND_SCEPTER]), "the-grand-scepter"),
        (at("relics", 2, [TAUGHT_RELICS[0]]), "is there twice"),
        (at("relics", 2, []), "ivory-eye is missing"),
        (set_to("citizens", [3, 2]), "in their order"),
        (set_to("citizens", [2, 2]), "in their order"),
        (set_to("citizens", [6]), "in their order"),
        (set_to("citizens", [0]), "Chancellor"),
        (set_to("active", [1, 2]), "without the Chancellor"),
        (set_to("active", [0]), "alone"),
        (set_to("winner", 6), "no colour 6"),
        (set_to("winner_name", "UNKNOWN"), "UNKNOWN"),
        (set_to("winner_name", "Anna "), "winner"),
        (set_to("winner_name", "x" * 256), "winner"),
        (set_to("game", 1), "before the first"),
    ],
)
def test_what_no_box_could_hold(wrong: Callable[[World], None], says: str) -> None:
    world = later()
    wrong(world)
    with pytest.raises(BadChronicle, match=says) as refused:
        check(world)
    assert "\n" not in str(refused.value) and refused.value.at == 0 and refused.value.reason is not None


def test_visions_are_not_dispossessed() -> None:
    world = later()
    world.deck.remove(card("conspiracy"))
    world.dispossessed.append(card("conspiracy"))
    with pytest.raises(BadChronicle, match="Dispossessed"):
        check(world)


@pytest.mark.parametrize("region", range(3))
def test_every_region_has_a_site_that_is_turned_up(region: int) -> None:
    world, slot = first_world(), [0, 2, 5][region]
    world.faceup[slot], world.cards[slot], world.relics[slot] = False, [], []
    with pytest.raises(BadChronicle, match="faceup"):
        check(world)
