"""Gems: the server's own test game. Secret bids made together, luck, hidden gems, a question that must not betray a hand,
refusals with a number, private lines in the log, and turns that can be taken back. With the option `story` the game is one
of a campaign: points go on, and whoever has most of them takes the first seat. Short enough to be played in tests."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import msgspec
from fluent.syntax import FluentParser

from regnum.engine import registry
from regnum.engine.ask import PASS, Ask, Refusal, Rule, together
from regnum.engine.chance import Chance
from regnum.engine.errors import BadSetup
from regnum.engine.kinds import Lexicon, Message, Noun, Number, Seat
from regnum.engine.knowledge import all_but, only
from regnum.engine.registry import Option, Result, Rulebook, Sequel
from regnum.engine.state import State
from regnum.words import LANGS, words

GEMS = ["agate", "beryl", "citrine", "diamond", "emerald", "feldspar", "garnet", "heliodor", "iolite", "jasper"]
GEMS += ["kyanite", "lazurite", "malachite", "nephrite", "opal", "peridot", "quartz", "ruby", "sapphire", "topaz"]
ACTIONS = ["roll", "draw", "beg", "rest", "show"]
ROLL, DRAW, BEG, REST, REVEAL = range(5)
MOST = 3

LEXICON = Lexicon("fake")
GEM = Noun(GEMS, "fake-gem-")
BID = LEXICON.kind("bid", Number(6), "1.1")
ACT = LEXICON.kind("act", Noun(ACTIONS, "fake-action-"), "1.2")
SHOW = LEXICON.kind("show", GEM, "1.3")
GIVE = LEXICON.kind("give", GEM, "1.4", about=Seat(4))
SAID_BID = LEXICON.saying("bid", who=Seat(4), n=Number(6))
SAID_ROLL = LEXICON.saying("roll", who=Seat(4), n=Number(7))
SAID_DRAW = LEXICON.saying("draw", who=Seat(4), gem=GEM)
SAID_DREW = LEXICON.saying("drew", who=Seat(4))
SAID_SHOW = LEXICON.saying("show", who=Seat(4), gem=GEM)
SAID_REST = LEXICON.saying("rest", who=Seat(4))
FULL = LEXICON.reason("full", "1.2.1", Number(20))


class Gems(State):
    """Hands and the bag are hidden."""

    __slots__ = ("bag", "hands", "points", "rounds", "seat", "story")

    def __init__(
        self,
        chance: Chance,
        over: bool,
        bag: list[int],
        hands: list[list[int]],
        points: list[int],
        rounds: int,
        seat: int,
        story: bool,
    ) -> None:
        super().__init__(chance, over)
        self.bag = bag
        self.hands = hands
        self.points = points
        self.rounds = rounds
        self.seat = seat
        self.story = story

    def clone(self) -> Gems:
        hands = [h[:] for h in self.hands]
        return Gems(self.chance.clone(), self.over, self.bag[:], hands, self.points[:], self.rounds, self.seat, self.story)


def bid(g: Gems) -> Rule[None]:
    """1.1 All bid at once; the highest bid loses its number, the lowest gains one point."""
    seats = range(len(g.hands))
    g.seat = 0
    bids = yield from together(g, [Ask(s, BID, lambda: list(range(6))) for s in seats])
    for s in seats:
        g.say(SAID_BID, s, bids[s])
        g.points[s] += 1 if bids[s] == min(bids) else 0


def turn(g: Gems, me: int) -> Rule[None]:
    """1.2 One action; after the last seat the round ends."""
    action = yield Ask(me, ACT, lambda: open_actions(g, me), why=lambda: closed(g, me))
    if action == ROLL:
        n = g.chance.roll(6)
        g.points[me] += n
        g.say(SAID_ROLL, me, n)
    elif action == DRAW:
        g.chance.reveal()
        g.hands[me].append(g.bag.pop())
        g.say(SAID_DRAW, me, g.hands[me][-1], to=only(me))
        g.say(SAID_DREW, me, to=all_but(me))
    elif action == BEG:
        other = (me + 1) % len(g.hands)
        given = yield Ask(other, GIVE, lambda: [PASS, *g.hands[other]], about=me, secret=True)
        if given != PASS:
            g.hands[other].remove(given)
            g.bag.insert(0, given)
            g.chance.reveal()
    elif action == REVEAL:
        gem = yield Ask(me, SHOW, lambda: g.hands[me][:] if len(g.hands[me]) > 1 else [PASS, *g.hands[me]])
        if gem != PASS:
            g.say(SAID_SHOW, me, gem)
    else:
        g.say(SAID_REST, me)
    g.seat = me + 1
    if g.seat == len(g.hands):
        g.seat = PASS
        g.rounds -= 1
        g.over = g.rounds == 0


def open_actions(g: Gems, me: int) -> list[int]:
    return [a for a in range(5) if a != DRAW or (len(g.hands[me]) < MOST and g.bag)]


def closed(g: Gems, me: int) -> list[Refusal]:
    return [] if DRAW in open_actions(g, me) else [Refusal(DRAW, FULL, MOST)]


class Source(msgspec.Struct):
    """A row of the score sheet."""

    key: str
    clause: str
    points: list[int]


class GemsView(msgspec.Struct):
    """What one seat sees: its own gems and how many the others have."""

    mine: list[str]
    hands: list[int]
    bag: int
    sheet: list[Source]


class FakeRulebook(Rulebook[Gems]):
    """The rulebook."""

    def __init__(self) -> None:
        options = [Option("rounds", "3", "1", "8"), Option("story", "no", "yes"), Option("purse", check=check_purse)]
        super().__init__("fake", 1, 2, 4, 3, ["any", "random"], options, LEXICON, [])

    def start(self, seats: list[str], options: dict[str, str], chance: Chance) -> Gems:
        bag = list(range(len(GEMS)))
        chance.shuffle(bag)
        hands = [[bag.pop(), bag.pop()] for _ in seats]
        points = [int(p) for p in options["purse"].split()] + [0] * len(seats)
        return Gems(chance, False, bag, hands, points[: len(seats)], int(options["rounds"]), PASS, options["story"] == "yes")

    def step(self, g: Gems) -> Rule[None]:
        return bid(g) if g.seat == PASS else turn(g, g.seat)

    def view(self, g: Gems, seat: int | None) -> GemsView:
        mine = [] if seat is None else [GEMS[x] for x in g.hands[seat]]
        return GemsView(mine, [len(h) for h in g.hands], len(g.bag), [Source("points", "1", g.points[:])])

    def redeal(self, g: Gems, seat: int, chance: Chance) -> None:
        zones = [h for s, h in enumerate(g.hands) if s != seat] + [g.bag]
        pool = [x for zone in zones for x in zone]
        chance.shuffle(pool)
        for zone in zones:
            zone[:] = [pool.pop() for _ in zone]

    def phase(self, g: Gems) -> Message:
        return Message("fake-phase-bids" if g.seat == PASS else "fake-phase-turns")

    def result(self, g: Gems) -> Result:
        best = max(g.points)
        return Result([s for s, p in enumerate(g.points) if p == best], g.points[:], "fake-won", [])

    def sequel(self, g: Gems) -> Sequel | None:
        purse = " ".join(str(g.points[s]) for s in self.heirs(g))
        return {"seats": len(g.points), "rounds": "1", "story": "yes", "purse": purse} if g.story else None

    def heirs(self, g: Gems) -> list[int]:
        return sorted(range(len(g.points)), key=lambda s: -g.points[s])

    def chapter(self, g: Gems) -> list[Message]:
        best = self.heirs(g)[0]
        return [Message("fake-told-best", {"who": Seat(4).arg(best), "n": g.points[best]})] if g.story and g.over else []

    def worth(self, g: Gems, seat: int) -> float:
        return g.points[seat] / (1 + sum(g.points))

    def foretell(self, g: Gems, ask: Ask, option: int) -> list[Message]:
        return [Message("fake-hint-luck")] if ask.kind == ACT and option == ROLL else []

    def static(self) -> Any:
        return {"gems": [{"id": x, "name": Message(f"fake-gem-{x}")} for x in GEMS]}


def check_purse(text: str) -> None:
    if not all(word.isdecimal() for word in text.split()):
        raise BadSetup(f"a purse is points in numbers, not {text!r}")


WORDS = """
fake-title = Gems
fake-tagline = A tiny game for tests
fake-option-rounds = Rounds
    .help = How long it lasts
fake-option-rounds-1 = one
fake-option-rounds-3 = three
fake-option-rounds-8 = eight
fake-option-story = Story
    .help = Whether it goes on
fake-option-story-no = no
fake-option-story-yes = yes
fake-option-purse = Purse
    .help = Points from before
fake-told-best = LANG: { $who } had { $n }
fake-phase-bids = LANG: bids
fake-phase-turns = LANG: turns
fake-bid-ask = LANG: bid in secret
fake-bid-option = { $it }
fake-act-ask = LANG: your turn
    .note = LANG: one action
fake-act-option = { $it }
fake-show-ask = which gem?
fake-show-option = { $it }
fake-show-pass = none
fake-give-ask = { $about } begs
fake-give-option = { $it }
fake-give-pass = nothing
fake-log-bid = { $who } bid { $n }
fake-log-roll = { $who } rolled { $n }
fake-log-draw = { $who } drew { $gem }
fake-log-drew = { $who } drew a gem
fake-log-show = { $who } shows { $gem }
fake-log-rest = { $who } rests
fake-why-full = no more than { $n } gems
    .title = full at { $n }
fake-hint-luck = luck
"""


def install() -> None:
    """Makes `fake` a game of this process, with words in every language."""
    if "fake" in registry.GAMES:
        return
    module = ModuleType("regnum.games.fake")
    module.RULEBOOK = FakeRulebook()  # type: ignore[attr-defined]
    sys.modules["regnum.games.fake"] = module
    vars(registry)["GAMES"] = (*registry.GAMES, "fake")
    text = WORDS + "".join(f"fake-gem-{x} = {x}\n" for x in GEMS) + "".join(f"fake-action-{x} = {x}\n" for x in ACTIONS)
    for lang in LANGS:
        for strict in (False, True):
            words(strict)._bundle(lang).add_resource(FluentParser().parse(text.replace("LANG", lang)))
