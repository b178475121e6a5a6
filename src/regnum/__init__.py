"""Regnum: the table where the Law is code.

import regnum

game = regnum.new("tek", seats=3, seed=7)
while not game.over:
    game.play(game.ask.options[0])
print(game.result.winners, game.result.scores)
"""

import regnum.games  # noqa: F401  (the package first: the function of that name takes its place)
from regnum.engine.errors import BadRecord, BadSetup, CannotUndo, IllegalMove
from regnum.engine.registry import GAMES, Rulebook, rulebook
from regnum.game import Game, load, new

__all__ = ["BadRecord", "BadSetup", "CannotUndo", "Game", "IllegalMove", "games", "load", "new"]
__version__ = "0.1.0"


def games() -> dict[str, Rulebook]:
    """Every game by name; `games()["tek"].options` lists its set-up choices with their values."""
    return {name: rulebook(name) for name in GAMES}
