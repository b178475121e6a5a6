"""What a seat was played as: a Vagabond with the character it chose."""

from __future__ import annotations

import pytest

import regnum
from regnum.games.root import RULEBOOK
from regnum.games.root.components import CHARACTERS, FACTIONS, VAGABOND
from regnum.games.root.state import Root

SEATS = ["marquise", "vagabond"]


def table() -> Root:
    g = regnum.new("root", SEATS, seed=1, reach="any").session.g
    assert isinstance(g, Root)
    return g


def test_until_it_has_chosen_a_vagabond_is_only_that() -> None:
    assert RULEBOOK.played(table(), SEATS) == SEATS


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_vagabond_is_called_by_its_character(character: str) -> None:
    g = table()
    g.vagabonds[FACTIONS.index("vagabond") - VAGABOND].character = CHARACTERS.index(character)
    assert RULEBOOK.played(g, SEATS) == ["marquise", f"vagabond:{character}"]
