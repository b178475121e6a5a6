"""What a learning agent is given must not depend on what its seat cannot know: observations of real and imagined games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from librt.strings import BytesWriter

from regnum.bots.lens import Lens
from regnum.engine.registry import Rulebook, rulebook
from regnum.game import Game
from tests.games.secrets import LONGEST, play_at_random, random_table

Plant = Callable[[Any, int], int]
"""(state, seat): something the seat may not know."""


class Leaky(Rulebook[Any]):
    """A rulebook whose first number betrays something."""

    def __init__(self, book: Rulebook[Any], plant: Plant) -> None:
        vars(self).update(vars(book))
        self.honest = book
        self.plant = plant

    def layout(self) -> Any:
        return self.honest.layout()

    def features(self, g: Any, seat: int, out: BytesWriter) -> None:
        self.honest.features(g, seat, out)
        out[0] = self.plant(g, seat) & 255


def positions(name: str, seed: int, share: float, seats: int = 0) -> Iterator[tuple[Game, Random]]:
    """A share of the positions of a random game: so many seats (0: any number) and any options."""
    rng = Random(f"observing {name} {seed}")
    game = random_table(rulebook(name), rng, seats)
    while not game.over and game.decisions < LONGEST:
        if rng.random() < share:
            yield game, rng
        play_at_random(game, rng)
    yield game, rng


def told(lens: Lens, game: Game, rng: Random) -> list[int]:
    """The seats whose observation differs in a world that looks the same to them."""
    seats = range(len(game.header.seats))
    worlds = [game.imagine(seat, rng.randrange(1 << 30)) for seat in seats]
    return [s for s in seats if lens.observation(worlds[s].session, s) != lens.observation(game.session, s)]
