"""What the solo opponent says of its own moves: the Scheme, what was closed and why, what the marker pointed at."""

from __future__ import annotations

from typing import Final

from regnum.engine.deeds import AMOUNT
from regnum.engine.kinds import Arg, Message, Noun, Pair
from regnum.games.paladins.components import ACTIONS, REST, SCHEMES, SOLO
from regnum.games.paladins.lexicon import NUMBER, OF, OFFER, ORDER_CARD, REASONS, TAVERN_CARD, SquareNoun, saying

WHYS: Final = [
    "used", "workers", "seven", "faith", "strength", "influence", "square", "no-debt", "no-wall", "no-outsider",
    "no-townsfolk", "favour-used", "gone", "taken", "sealed",
]  # fmt: skip
"""Why it cannot do something: the keys of the reasons that players get, and three that only a row of cards needs."""


class WhyNoun(Pair):
    """A reason, with what it has and what it needs where that matters."""

    def __init__(self) -> None:
        super().__init__(Noun(WHYS, "paladins-solo-why-"), OF, ("why", "of"))

    def fill(self, args: dict[str, Arg], name: str, x: int) -> None:
        which, amount = self.unpack(x)
        have, need = OF.unpack(amount)
        args[name] = Message(f"paladins-solo-why-{WHYS[which]}", {"have": have, "need": need})

    def part(self, found: dict[str, str], name: str, x: int) -> None:
        which, amount = self.unpack(x)
        found[name] = WHYS[which]
        OF.part(found, name, amount)


class DeedNoun(Noun):
    """What it does or tries: an action of its board, or a King's Favour or Order, which only Schemes call so."""

    def __init__(self) -> None:
        super().__init__(ACTIONS, "paladins-action-")

    def arg(self, x: int) -> Arg:
        return Message(f"paladins-scheme-{ACTIONS[x]}") if x > REST else super().arg(x)


PREFERENCE: Final[list[str]] = SOLO["preference"]
"""The rewards of squares, the dearest first (solo.commission.2)."""
REWARD: Final = Noun(PREFERENCE, "paladins-solo-reward-")


class RewardsNoun(Noun):
    """One reward or several: their bits over PREFERENCE, less 1."""

    def __init__(self) -> None:
        super().__init__([], "", sort="rewards")
        self.size = (1 << len(PREFERENCE)) - 1

    def text(self, x: int) -> str:
        return "+".join([slug for i, slug in enumerate(PREFERENCE) if x + 1 >> i & 1])

    def arg(self, x: int) -> Arg:
        found = [REWARD.arg(i) for i in range(len(PREFERENCE)) if x + 1 >> i & 1]
        listed = found.pop()
        while found:
            listed = Message("paladins-solo-rewards", {"one": found.pop(), "more": listed})
        return listed


TRIED: Final = DeedNoun()
REWARDS: Final = RewardsNoun()
SCHEME: Final = Noun([ACTIONS[action] for action in SCHEMES], "paladins-scheme-")
WHY: Final = WhyNoun()
GONE: Final = WHY.pack(WHYS.index("gone"), 0)
TAKEN: Final = WHY.pack(WHYS.index("taken"), 0)
SEALED: Final = WHY.pack(WHYS.index("sealed"), 0)


def cause(why: int) -> int:
    """The refusal of a player as one of the opponent. Raises ValueError for a reason outside WHYS."""
    return WHY.pack(WHYS.index(REASONS[why % AMOUNT].key), max(0, why // AMOUNT - 1))


# ---------------------------------------------------------------- a round
L_WORKSHOP_JOINS: Final = saying("solo-workshop", action=TRIED)
L_SCHEME_JOINS: Final = saying("solo-scheme-joins")
L_AT_THE_TAVERN: Final = saying("solo-tavern", card=TAVERN_CARD, n=NUMBER)
L_OUT: Final = saying("solo-out")

# ---------------------------------------------------------------- the steps to a move
L_SCHEME: Final = saying("solo-scheme", scheme=SCHEME, left=NUMBER)
L_NEW_DECK: Final = saying("solo-new-deck", n=NUMBER)
L_ORDER_TRIED: Final = saying("solo-order", place=NUMBER, card=ORDER_CARD, done=OF)
L_ORDER_AGAIN: Final = saying("solo-order-again", place=NUMBER, card=ORDER_CARD, done=OF)
L_CLOSED: Final = saying("solo-closed", action=TRIED, why=WHY)
L_FALLBACK: Final = saying("solo-fallback", action=TRIED)
L_ENOUGH: Final = saying("solo-enough", action=TRIED, workers=OF, workshops=NUMBER)
L_POINTS: Final = saying("solo-points", place=NUMBER)
L_SKIPS: Final = saying("solo-skips", place=NUMBER, why=WHY)
L_PICKS: Final = saying("solo-picks", place=NUMBER)
L_SQUARE: Final = saying("solo-square", reward=REWARD, square=SquareNoun("in"))
L_SQUARE_INSTEAD: Final = saying("solo-square-instead", reward=REWARD, square=SquareNoun("in"), missing=REWARDS)
L_LEFTMOST: Final = saying("solo-leftmost", offer=OFFER)

# ---------------------------------------------------------------- what comes of it
L_WORKERS: Final = saying("solo-workers", n=NUMBER)
L_FREED: Final = saying("solo-freed", n=NUMBER)
L_NOTHING_TO_FREE: Final = saying("solo-nothing-to-free")
L_NO_SUSPICION: Final = saying("solo-no-suspicion")
L_NO_DEBT: Final = saying("solo-no-debt")
L_JAR: Final = saying("solo-jar", n=NUMBER)
L_RESTS: Final = saying("solo-rests", n=NUMBER)
