"""What Oath has to say for itself in the shared tests."""

from __future__ import annotations

from regnum.engine.registry import rulebook
from regnum.game import Game
from regnum.games.oath.tts import read, write
from tests.games.own import Own


class OathOwn(Own):
    """How a game ends."""

    def check_end(self, game: Game) -> None:
        """One has won and has written the Chronicle, and the next game can be set up from it (3, 8)."""
        view, sequel = game.view(None), game.result.sequel
        assert view.phase == "over" and len(game.result.winners) == 1
        assert sequel is not None and len(sequel["seats"]) == len(game.header.seats)
        assert write(read(sequel["chronicle"])) == sequel["chronicle"]
        options = {name: value for name, value in sequel.items() if name != "seats"}
        book = rulebook("oath")
        book.check(book.seat_list(sequel["seats"]), book.option_values(options))


OWN = OathOwn()
