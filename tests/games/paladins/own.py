"""What Paladins has to say for itself in the shared tests."""

from __future__ import annotations

from regnum.engine.kinds import Noun
from regnum.game import Game
from regnum.games.paladins.components import GAIN_PROVISION, GAIN_TAX, ROUNDS
from regnum.games.paladins.lexicon import GainNoun
from tests.games.own import Own


class PaladinsOwn(Own):
    """How a game ends, and the long nouns."""

    kept = ("paladins-card-", "paladins-piece-", "paladins-place-", "paladins-seat-")

    def check_end(self, game: Game) -> None:
        """After seven rounds; whoever wins is nowhere behind (goal.1, goal.2, scoring.11)."""
        view = game.view(None)
        assert view.round == ROUNDS and view.phase == "over"
        points = [noble.points for noble in view.nobles]
        assert all(points[side] == max(points) for side in view.winners)
        assert [side for side in view.winners if side < len(game.header.seats)] == game.result.winners

    def values(self, noun: Noun) -> list[int] | None:
        if isinstance(noun, GainNoun):
            return [kind * 100 + n for kind in range(GAIN_PROVISION + 1) if kind != GAIN_TAX for n in (0, 1, 2, 5)]
        return None


OWN = PaladinsOwn()
