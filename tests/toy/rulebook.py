"""Ferrymen as the rest of Regnum sees it."""

from __future__ import annotations

from regnum.engine.ask import Rule
from regnum.engine.chance import Chance
from regnum.engine.data import read
from regnum.engine.errors import BadSetup
from regnum.engine.kinds import Message
from regnum.engine.registry import Option, Result, Rulebook, Score, Sequel

from .components import CARDS, HAND, PLAYERS, PLENTY
from .lexicon import LEXICON, WHO
from .rules import S_BID, bid, turn
from .state import Ferry, giver
from .view import FerryView, view


class Ferrymen(Rulebook[Ferry]):
    """The rulebook: 2 to 4 seats without roles."""

    def __init__(self) -> None:
        options = [Option("rounds", "3", "1", "6"), Option("map", "lake", "river"), Option("carried", check=check_points)]
        super().__init__("toy", 2, *PLAYERS, 5, ["any", "random"], options, LEXICON, read(__file__, "actions")["pins"])

    def start(self, seats: list[str], options: dict[str, str], chance: Chance) -> Ferry:
        deck = list(range(CARDS))
        chance.shuffle(deck)
        hands = [[deck.pop() for _ in range(HAND)] for _ in seats]
        n = len(seats)
        points = [int(p) for p in options["carried"].split()] or [0] * n
        return Ferry(chance, False, deck, [], hands, [], S_BID, points, [0] * n, int(options["rounds"]), 0)

    def step(self, g: Ferry) -> Rule[None]:
        return bid(g) if g.phase == S_BID else turn(g)

    def check(self, seats: list[str], options: dict[str, str]) -> None:
        if options["carried"] and len(options["carried"].split()) != len(seats):
            raise BadSetup("carried needs the points of every seat")

    def view(self, g: Ferry, seat: int | None) -> FerryView:
        return view(g, seat)

    def redeal(self, g: Ferry, seat: int, chance: Chance) -> None:
        others = [h for s, h in enumerate(g.hands) if s != seat]
        zones = [*others, g.deck] + ([g.offer] if g.offer and giver(g) != seat else [])
        pool = sorted([card for zone in zones for card in zone])
        chance.shuffle(pool)
        for zone in zones:
            zone[:] = [pool.pop() for _ in zone]

    def phase(self, g: Ferry) -> Message:
        return Message("toy-phase-bid" if g.phase == S_BID else "toy-phase-turn")

    def result(self, g: Ferry) -> Result:
        best = max(g.points)
        winners = [s for s, p in enumerate(g.points) if p == best]
        return Result(winners, g.points[:], "toy-end-points", [Score("points", "toy.1.1", g.points[:])])

    def worth(self, g: Ferry, seat: int) -> float:
        ahead = g.points[seat] - max([p for s, p in enumerate(g.points) if s != seat])
        return min(1.0, max(0.0, 0.5 + 0.08 * ahead))

    def count(self, g: Ferry) -> None:
        cards = [c for zone in [g.deck, g.discard, g.offer, *g.hands] for c in zone]
        assert sorted(cards) == list(range(CARDS))

    def sequel(self, g: Ferry) -> Sequel | None:
        """Another crossing of one round with the points carried over, unless somebody has plenty."""
        return None if max(g.points) > PLENTY else {"seats": len(g.hands), "rounds": "1", "carried": carried(g.points)}

    def chapter(self, g: Ferry) -> list[Message]:
        best = max(g.points)
        return [Message("toy-book-best", {"who": WHO.arg(s), "n": best}) for s, p in enumerate(g.points) if p == best]


def carried(points: list[int]) -> str:
    return " ".join([str(p) for p in points])


def check_points(text: str) -> None:
    if not all([word.isdecimal() for word in text.split()]):
        raise BadSetup(f"carried is points in numbers, not {text!r}")
