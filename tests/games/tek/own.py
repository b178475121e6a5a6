"""What Tiny Epic Kingdoms has to say for itself in the shared tests."""

from __future__ import annotations

from collections import Counter

from regnum.engine.kinds import Noun, Pair, Seat
from regnum.game import Game
from regnum.games.tek.components import BAG, BLANK, CROWN, NOWHERE, REGIONS, TERRAIN, TOKENS
from regnum.games.tek.lexicon import BUNDLE, RegionNoun
from regnum.games.tek.state import Tek
from tests.games.own import Own

BUNDLES = [0, 1, 2, 5, 10, 12, 50, 55, 100, 101, 110, 121, 205, 312, 555]


def state(game: Game) -> Tek:
    assert isinstance(game.session.g, Tek)
    return game.session.g


class TekOwn(Own):
    """Tokens, the end, and the nouns whose ints have gaps."""

    def check_pieces(self, game: Game) -> None:
        """No token is lost or doubled."""
        g = state(game)
        if game.header.options["tokens"] == "no":
            assert not any(g.token) and g.crown < 0
            return
        box = Counter(BAG)
        if g.seats == 5:
            box[BLANK] -= 1
        there = Counter([abs(token) - 1 for token in g.token if token] + g.bag + [CROWN] * (g.crown >= 0))
        assert there <= box, there
        for token in range(len(TOKENS)):
            if TOKENS[token] not in ("treasure", "bandits", "blank", "church"):  # these are discarded
                assert there[token] == box[token], TOKENS[token]

    def check_end(self, game: Game) -> None:
        """All shields lie in the final round; the most points win, or what breaks the tie."""
        g, result = state(game), game.result
        assert g.final and g.shields.bit_count() == 5
        assert all(result.scores[w] == max(result.scores) for w in result.winners)
        level = result.scores.count(max(result.scores))
        assert result.how == f"tek-end-{'draw' if len(result.winners) > 1 else 'tie-break' if level > 1 else 'points'}"
        assert game.view(None).winners == result.winners

    def values(self, noun: Noun) -> list[int] | None:
        if isinstance(noun, RegionNoun):
            return [r for r in range(REGIONS) if TERRAIN[r] != NOWHERE]
        if noun is BUNDLE:
            return BUNDLES
        if isinstance(noun, Pair):
            return [noun.pack(a, b) for a in range(noun.first.size) for b in range(noun.second.size) if a != b]
        return list(range(5 if isinstance(noun, Seat) else noun.size))


OWN = TekOwn()
