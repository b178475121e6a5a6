"""What Paladins has to say for itself in the shared tests."""

from __future__ import annotations

from regnum.engine.kinds import Noun
from regnum.games.paladins.components import GAIN_PROVISION, GAIN_TAX
from regnum.games.paladins.lexicon import GainNoun
from tests.games.own import Own


class PaladinsOwn(Own):
    """The long nouns."""

    kept = ("paladins-card-", "paladins-piece-", "paladins-place-", "paladins-seat-")

    def values(self, noun: Noun) -> list[int] | None:
        if isinstance(noun, GainNoun):
            return [kind * 100 + n for kind in range(GAIN_PROVISION + 1) if kind != GAIN_TAX for n in (0, 1, 2, 5)]
        return None


OWN = PaladinsOwn()
