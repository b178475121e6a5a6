"""The toy game for the length of a test, without its words: tests.test_add_a_game installs it whole."""

from __future__ import annotations

import sys
from typing import Any

from regnum.engine import registry
from tests import toy


def install(monkeypatch: Any) -> None:
    """Makes `toy` a game of the registry for the length of a test."""
    monkeypatch.setitem(sys.modules, "regnum.games.toy", toy)
    monkeypatch.setattr(registry, "GAMES", (*registry.GAMES, "toy"))
