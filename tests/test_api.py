"""The names of the package do what the design promises, in whatever order they are used."""

from __future__ import annotations

import regnum
from regnum.games.root import RULEBOOK


def test_games_can_be_listed_as_often_as_one_asks() -> None:
    regnum.new("tek", seats=2)
    for _ in range(2):
        assert list(regnum.rulebooks()) == ["tek", "root", "paladins", "oath"]
        assert regnum.rulebooks()["root"] is RULEBOOK and "map" in regnum.rulebooks()["root"].options
