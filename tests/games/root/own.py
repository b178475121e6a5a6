"""What Root has to say for itself in the shared tests."""

from __future__ import annotations

from regnum.engine.kinds import Noun
from regnum.game import Game
from regnum.games.root import RULEBOOK
from regnum.games.root.components import FACTIONS
from regnum.games.root.lexicon import CardNoun, PlaceNoun
from regnum.games.root.rulebook import BRAVE, reach
from regnum.games.root.state import TOGETHER, Root
from regnum.games.root.victory import BY_DOMINANCE, scores
from tests.games.own import Own


def state(game: Game) -> Root:
    assert isinstance(game.session.g, Root)
    return game.session.g


class RootOwn(Own):
    """The end, games that need not end, and the long nouns."""

    kept = ("root-ability-", "root-place-", "root-zone-")

    def check_end(self, game: Game) -> None:
        """Who won by 30 points, by dominance or in a coalition; the worth of a game that is over is known."""
        g, result = state(game), game.result
        assert result.winners == sorted(g.seat[f] for f in g.winners)
        ways = ["root-end-points", "root-end-dominance"] if len(g.winners) == 1 else ["root-end-coalition"]
        assert result.how in [*ways, *(["root-end-together"] if g.variants & TOGETHER else [])]
        assert (max(result.scores) >= 30) == (g.how != BY_DOMINANCE)
        for seat in range(len(g.order)):
            assert RULEBOOK.worth(g, seat) == (1.0 if seat in result.winners else 0.0)

    def hopeless(self, game: Game) -> bool:
        """Few are left to score, or the factions reach less than the Law asks for."""
        g = state(game)
        return sum(scores(g, f) for f in g.order) < 2 or reach([FACTIONS[f] for f in g.order]) < BRAVE

    def values(self, noun: Noun) -> list[int] | None:
        if isinstance(noun, PlaceNoun):
            return [0, 4, 11, 12, 20, 21]
        if isinstance(noun, CardNoun):
            return list(range(0, noun.size, 9))
        return None


OWN = RootOwn()
