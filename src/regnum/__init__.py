"""Regnum: the table where the Law is code.

import regnum

game = regnum.new("tek", seats=3, seed=7)
while not game.over:
    game.play(game.ask.options[0])
print(game.result.winners, game.result.scores)
"""

from typing import Any

from regnum.engine.errors import BadRecord, BadSetup, CannotUndo, IllegalMove
from regnum.engine.registry import GAMES, Rulebook, rulebook
from regnum.game import Game, load, new

__all__ = ["BadRecord", "BadSetup", "CannotUndo", "Game", "IllegalMove", "load", "new", "rulebooks"]
__version__ = "0.5.0"


def rulebooks() -> dict[str, Rulebook[Any]]:
    """Every game by name; `rulebooks()["tek"].options` lists its set-up choices with their values."""
    return {name: rulebook(name) for name in GAMES}
