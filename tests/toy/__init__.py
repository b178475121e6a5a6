"""Ferrymen: a tiny game with all an engine must bear - hidden hands, luck, secret bids made together, a question that must not
betray a hand, forced answers, and an end in the middle of a step. It exists for tests only: docs/add-a-game.md builds it."""

from typing import Any

from regnum.engine.registry import Rulebook

from .rulebook import Ferrymen

RULEBOOK: Rulebook[Any] = Ferrymen()
