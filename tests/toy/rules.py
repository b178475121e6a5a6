"""The rules of Ferrymen: a round of bids, then a turn of each seat."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Rule, together
from regnum.engine.deeds import OPEN, Deed, Entry, choose_deed, lacking
from regnum.engine.kinds import Number
from regnum.engine.knowledge import all_but, only

from .components import CARDS, PORTS
from .lexicon import ACTIONS_NOUN, CARD_NO, LEXICON, VOYAGE, WHO
from .state import Ferry

DRAW, ROLL, GIVE, SAIL = range(4)
S_BID, S_TURN = range(2)

BID: Final = LEXICON.kind("bid", CARD_NO, "1.1")
ACTION: Final = LEXICON.kind("action", ACTIONS_NOUN, "1.2")
CARD: Final = LEXICON.kind("card", CARD_NO, "1.3")
GIFT: Final = LEXICON.kind("gift", WHO, "1.3", about=CARD_NO)
PARRY: Final = LEXICON.kind("parry", CARD_NO, "1.4")
ROUTE: Final = LEXICON.kind("route", VOYAGE, "1.5")
LINE_BID: Final = LEXICON.saying("bid", who=WHO, card=CARD_NO)
LINE_DRAW: Final = LEXICON.saying("draw", who=WHO, card=CARD_NO)
LINE_DREW: Final = LEXICON.saying("drew", who=WHO)
LINE_ROLL: Final = LEXICON.saying("roll", who=WHO, n=Number(7))
NO_DECK: Final = LEXICON.reason("deck", "1.2", CARD_NO)
NO_HAND: Final = LEXICON.reason("hand", "1.3")


def bid(g: Ferry) -> Rule[None]:
    """All bid a card at once; the highest takes a point, chance breaks a tie of colours (1.1)."""
    bidders = [s for s in range(len(g.hands)) if g.hands[s]]
    g.phase, g.seat = S_TURN, 0
    if bidders:
        answers = yield from together(g, [Ask(s, BID, partial(hand_of, g, s)) for s in bidders])
        for s, card in zip(bidders, answers, strict=True):
            g.hands[s].remove(card)
            g.discard.append(card)
            g.say(LINE_BID, s, card)
        best = max([x % 4 for x in answers])
        leaders = [s for s, x in zip(bidders, answers, strict=True) if x % 4 == best]
        g.points[leaders[g.chance.pick(len(leaders))]] += 1


def turn(g: Ferry) -> Rule[None]:
    """One action of one seat; after the last seat the round ends (1.2)."""
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
    """A card from the deck (1.2)."""
    g.chance.reveal()
    g.hands[me].append(g.deck.pop())
    g.say(LINE_DRAW, me, g.hands[me][-1], to=only(me))
    g.say(LINE_DREW, me, to=all_but(me))
    yield from ()


def roll(g: Ferry, me: int) -> Rule[None]:
    """A point for a three or more, two for a six (1.2)."""
    n = g.chance.roll(6)
    g.points[me] += n // 3
    g.say(LINE_ROLL, me, n)
    yield from ()


def give(g: Ferry, me: int) -> Rule[None]:
    """A card for another seat (1.3), who may parry it with a card of its own (1.4)."""
    card = yield Ask(me, CARD, partial(hand_of, g, me))
    g.hands[me].remove(card)
    g.offer.append(card)
    to = yield Ask(me, GIFT, lambda: [s for s in range(len(g.hands)) if s != me], about=card)
    parry = yield Ask(to, PARRY, lambda: [PASS] + [c for c in g.hands[to] if c >= CARDS // 2], secret=True)
    if parry == PASS:
        g.hands[to].append(g.offer.pop())
        g.points[me] += 1
    else:
        g.chance.reveal()
        g.hands[to].remove(parry)
        g.discard += [parry, g.offer.pop()]


def sail(g: Ferry, me: int) -> Rule[None]:
    """A voyage; a point for coming home (1.5)."""
    route = yield Ask(me, ROUTE, partial(routes, g, me))
    g.ports[me] = VOYAGE.unpack(route)[1]
    g.points[me] += 1 if g.ports[me] == 0 else 0


def routes(g: Ferry, me: int) -> list[int]:
    here = g.ports[me]
    return [VOYAGE.pack(here, there) for there in range(PORTS) if there != here][: 1 if here == 2 else PORTS]


def hand_of(g: Ferry, seat: int) -> list[int]:
    return g.hands[seat][:]


DEEDS: Final[list[Entry[Ferry]]] = [
    Deed(DRAW, lambda g, me: OPEN if g.deck else lacking(NO_DECK, 0), draw),
    Deed(ROLL, lambda g, me: OPEN, roll),
    Deed(GIVE, lambda g, me: OPEN if g.hands[me] else NO_HAND, give),
    Deed(SAIL, lambda g, me: OPEN, sail),
]
