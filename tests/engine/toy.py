"""Ferrymen: a tiny game with all an engine must bear - hidden hands, luck, secret bids made together, a question that
must not betray a hand, forced answers, and an end in the middle of a step. It exists for tests only."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import msgspec

from regnum.engine import registry
from regnum.engine.ask import PASS, Ask, Rule, together
from regnum.engine.chance import Chance
from regnum.engine.deeds import OPEN, Deed, choose_deed, lacking
from regnum.engine.errors import BadSetup
from regnum.engine.kinds import Lexicon, Message, Noun, Number, Pair, Seat
from regnum.engine.knowledge import all_but, only
from regnum.engine.registry import Option, Result, Rulebook, Score, Sequel
from regnum.engine.state import State

CARDS = 16
HAND = 3
DRAW, ROLL, GIVE, SAIL = range(4)
S_BID, S_TURN = range(2)
PORTS = 3
PLENTY = 12

LEXICON = Lexicon("toy")
KINDS = LEXICON.kinds
BID = LEXICON.kind("bid", Number(CARDS), "1.1")
ACTION = LEXICON.kind("action", Noun(["draw", "roll", "give", "sail"], "toy-action-"), "1.2")
CARD = LEXICON.kind("card", Number(CARDS), "1.3")
GIFT = LEXICON.kind("gift", Seat(4), "1.3", about=Number(CARDS))
PARRY = LEXICON.kind("parry", Number(CARDS), "1.4")
VOYAGE = Pair(Number(PORTS), Number(PORTS))
ROUTE = LEXICON.kind("route", VOYAGE, "1.5")
LINE_BID = LEXICON.saying("bid", who=Seat(4), card=Number(CARDS))
LINE_DRAW = LEXICON.saying("draw", who=Seat(4), card=Number(CARDS))
LINE_DREW = LEXICON.saying("drew", who=Seat(4))
LINE_ROLL = LEXICON.saying("roll", who=Seat(4), n=Number(7))
NO_DECK = LEXICON.reason("deck", "1.2", Number(CARDS))
NO_HAND = LEXICON.reason("hand", "1.3")


class Ferry(State):
    """The state: every zone a list of cards."""

    __slots__ = ("deck", "discard", "hands", "offer", "phase", "points", "ports", "rounds", "seat")
    FIELDS = ("chance", "over", "deck", "discard", "hands", "offer", "phase", "points", "ports", "rounds", "seat")

    def __init__(
        self,
        chance: Chance,
        over: bool,
        deck: list[int],
        discard: list[int],
        hands: list[list[int]],
        offer: list[int],
        phase: int,
        points: list[int],
        ports: list[int],
        rounds: int,
        seat: int,
    ) -> None:
        super().__init__(chance, over)
        self.deck = deck
        self.discard = discard
        self.hands = hands
        self.offer = offer
        self.phase = phase
        self.points = points
        self.ports = ports
        self.rounds = rounds
        self.seat = seat

    def clone(self) -> Ferry:
        return Ferry(
            self.chance.clone(), self.over, self.deck[:], self.discard[:], [h[:] for h in self.hands], self.offer[:],
            self.phase, self.points[:], self.ports[:], self.rounds, self.seat,
        )  # fmt: skip


def bid(g: Ferry) -> Rule[None]:
    """1.1 All bid a card at once; the highest takes a point, chance breaks a tie of colours (card modulo 4)."""
    bidders = [s for s in range(len(g.hands)) if g.hands[s]]
    g.phase, g.seat = S_TURN, 0
    if bidders:
        answers = yield from together(g, [Ask(s, BID, hand_of(g, s)) for s in bidders])
        for s, card in zip(bidders, answers, strict=True):
            g.hands[s].remove(card)
            g.discard.append(card)
            g.say(LINE_BID, s, card)
        best = max(x % 4 for x in answers)
        leaders = [s for s, x in zip(bidders, answers, strict=True) if x % 4 == best]
        g.points[leaders[g.chance.pick(len(leaders))]] += 1


def turn(g: Ferry) -> Rule[None]:
    """1.2 One action of one seat; after the last seat the round ends."""
    me = g.seat
    g.seat += 1
    if g.seat == len(g.hands):
        g.phase = S_BID
        g.rounds -= 1
    last = g.rounds == 0 and g.phase == S_BID
    yield from choose_deed(g, me, ACTION, me, DEEDS, end=False, secret=False)
    if last:
        g.over = True
        yield Ask(me, ACTION, lambda: [DRAW, ROLL])


def draw(g: Ferry, me: int) -> Rule[None]:
    """1.2 A card from the deck."""
    g.chance.reveal()
    g.hands[me].append(g.deck.pop())
    g.say(LINE_DRAW, me, g.hands[me][-1], to=only(me))
    g.say(LINE_DREW, me, to=all_but(me))
    yield from ()


def roll(g: Ferry, me: int) -> Rule[None]:
    """1.2 A point for a three or more, two for a six."""
    n = g.chance.roll(6)
    g.points[me] += n // 3
    g.say(LINE_ROLL, me, n)
    yield from ()


def sail(g: Ferry, me: int) -> Rule[None]:
    """1.5 A voyage; a point for coming home."""
    route = yield Ask(me, ROUTE, lambda: routes(g, me))
    g.ports[me] = VOYAGE.unpack(route)[1]
    g.points[me] += 1 if g.ports[me] == 0 else 0


def give(g: Ferry, me: int) -> Rule[None]:
    """1.3 A card for another seat, who may parry it (1.4) with a card of its own."""
    card = yield Ask(me, CARD, hand_of(g, me))
    g.hands[me].remove(card)
    g.offer.append(card)
    to = yield Ask(me, GIFT, lambda: [s for s in range(len(g.hands)) if s != me])
    parry = yield Ask(to, PARRY, lambda: [PASS] + [c for c in g.hands[to] if c >= CARDS // 2], secret=True)
    if parry == PASS:
        g.hands[to].append(g.offer.pop())
        g.points[me] += 1
    else:
        g.chance.reveal()
        g.hands[to].remove(parry)
        g.discard += [parry, g.offer.pop()]


def hand_of(g: Ferry, seat: int) -> Any:
    return lambda: g.hands[seat][:]


DEEDS: list[Deed[Ferry]] = [
    Deed(DRAW, lambda g, me: OPEN if g.deck else lacking(NO_DECK, 0), draw),
    Deed(ROLL, lambda g, me: OPEN, roll),
    Deed(GIVE, lambda g, me: OPEN if g.hands[me] else NO_HAND, give),
    Deed(SAIL, lambda g, me: OPEN, sail),
]


def routes(g: Ferry, me: int) -> list[int]:
    here = g.ports[me]
    return [VOYAGE.pack(here, there) for there in range(PORTS) if there != here][: 1 if here == 2 else PORTS]


def carried(points: list[int]) -> str:
    return " ".join(str(p) for p in points)


def check_points(text: str) -> None:
    if not all(word.isdecimal() for word in text.split()):
        raise BadSetup(f"carried is points in numbers, not {text!r}")


class FerryView(msgspec.Struct):
    """What one seat sees."""

    hand: list[int]
    hands: list[int]
    deck: int
    discard: list[int]
    offer: list[int]
    points: list[int]
    ports: list[int]
    over: bool


class Ferrymen(Rulebook[Ferry]):
    """The rulebook."""

    def __init__(self) -> None:
        options = [Option("rounds", "3", "1", "6"), Option("map", "lake", "river"), Option("carried", check=check_points)]
        super().__init__("toy", 2, 2, 4, 5, ["open", "red", "blue"], options, LEXICON, [])

    def start(self, seats: list[str], options: dict[str, str], chance: Chance) -> Ferry:
        deck = list(range(CARDS))
        chance.shuffle(deck)
        hands = [[deck.pop() for _ in range(HAND)] for _ in seats]
        n = len(seats)
        points = [int(p) for p in options["carried"].split()] or [0] * n
        return Ferry(chance, False, deck, [], hands, [], S_BID, points, [0] * n, int(options["rounds"]), 0)

    def check(self, seats: list[str], options: dict[str, str]) -> None:
        if options["carried"] and len(options["carried"].split()) != len(seats):
            raise BadSetup("carried needs the points of every seat")

    def sequel(self, g: Ferry) -> Sequel | None:
        """Another crossing of one round with the points carried over, unless somebody has plenty."""
        return None if max(g.points) > PLENTY else {"seats": len(g.hands), "rounds": "1", "carried": carried(g.points)}

    def step(self, g: Ferry) -> Rule[None]:
        return bid(g) if g.phase == S_BID else turn(g)

    def view(self, g: Ferry, seat: int | None) -> FerryView:
        hand = [] if seat is None else g.hands[seat][:]
        offer = g.offer[:] if g.offer and seat is not None and giver(g) == seat else [-1] * len(g.offer)
        return FerryView(hand, [len(h) for h in g.hands], len(g.deck), g.discard[:], offer, g.points[:], g.ports[:], g.over)

    def redeal(self, g: Ferry, seat: int, chance: Chance) -> None:
        others = [h for s, h in enumerate(g.hands) if s != seat]
        zones = [*others, g.deck] + ([g.offer] if g.offer and giver(g) != seat else [])
        pool = sorted(card for zone in zones for card in zone)
        chance.shuffle(pool)
        for zone in zones:
            zone[:] = [pool.pop() for _ in zone]

    def phase(self, g: Ferry) -> Message:
        return Message("toy-phase-bid" if g.phase == S_BID else "toy-phase-turn")

    def result(self, g: Ferry) -> Result:
        best = max(g.points)
        winners = [s for s, p in enumerate(g.points) if p == best]
        return Result(winners, g.points[:], "toy-won", [Score("toy-points", "1.1", g.points[:])])

    def worth(self, g: Ferry, seat: int) -> float:
        ahead = g.points[seat] - max(p for s, p in enumerate(g.points) if s != seat)
        return min(1.0, max(0.0, 0.5 + 0.08 * ahead))

    def count(self, g: Ferry) -> None:
        cards = [c for zone in [g.deck, g.discard, g.offer, *g.hands] for c in zone]
        assert sorted(cards) == list(range(CARDS))

    def foretell(self, g: Ferry, ask: Ask, option: int) -> list[Message]:
        return []


def giver(g: Ferry) -> int:
    """The seat whose turn it is."""
    return (g.seat or len(g.hands)) - 1


RULEBOOK: Rulebook[Any] = Ferrymen()


def install(monkeypatch: Any) -> None:
    """Makes `toy` a game of the registry for the length of a test."""
    module = ModuleType("regnum.games.toy")
    module.RULEBOOK = RULEBOOK  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "regnum.games.toy", module)
    monkeypatch.setattr(registry, "GAMES", (*registry.GAMES, "toy"))
