"""The order in which the rules register their questions and sayings: action ids follow it."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from regnum.games.root.windows import check_bound

HERE: Final = "regnum.games.root"
RULE_FILES: Final = (
    "turn",
    "factions.marquise",
    "factions.eyrie",
    "factions.alliance",
    "factions.vagabond",
    "factions.lizard",
    "factions.riverfolk",
    "factions.duchy",
    "factions.corvid",
    "powers.base_deck",
    "powers.exiles",
)

for name in RULE_FILES:
    import_module(f"{HERE}.{name}")
check_bound()
