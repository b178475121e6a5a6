"""Binding deals, composed item by item and public to all: by powers (7.6.3) and with citizenship (6.6)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Refusal, Rule
from regnum.engine.deeds import HIDDEN, OPEN, lacking, refusal
from regnum.engine.kinds import Noun
from regnum.engine.knowledge import knows, only
from regnum.engine.lists import changed, without
from regnum.games.oath.cards import show_relic
from regnum.games.oath.citizens import become_citizen, covered
from regnum.games.oath.components import EXILE, FAVOR, GRAND_SCEPTER, SECRET, TOKENS
from regnum.games.oath.lexicon import BEARER, NUMBER, SEAT, SPACE, kind, reason, saying
from regnum.games.oath.offer import (
    ENTRY,
    FIRST_ADVISER,
    FIRST_ITEM,
    FIRST_PROMISE,
    FIRST_SPACE,
    GET,
    GIVE,
    SEND,
    SHOW,
    THING,
    THINGS,
    Offer,
    blank,
)
from regnum.games.oath.powers import locked
from regnum.games.oath.powers_data import FIRST_RELIC
from regnum.games.oath.promises import word_promise
from regnum.games.oath.realm import holds_scepter
from regnum.games.oath.state import Oath
from regnum.games.oath.trays import (
    A_BANNER,
    A_FAVOR,
    A_RELIC,
    A_SECRET,
    A_SPACE,
    AN_ADVISER,
    R_LOCKED,
    R_SILENCE,
    exchange,
    givable,
    most_of,
    silent,
    why_not,
)
from regnum.games.oath.victory import settle
from regnum.games.oath.vocabulary import NONE

THE_SCEPTER: Final[int] = FIRST_RELIC + GRAND_SCEPTER
WITH_CITIZENSHIP: Final = [A_FAVOR, A_SECRET, A_RELIC, A_BANNER, A_SPACE]
MOST_OFFERS: Final = 3
MOST_COUNTERS: Final = 3
MOST_EDITS: Final = 16
"""Limits of the table, not of the Law: offers by one card in a turn, counter-offers in a deal, changes of the trays in one."""

ACCEPT: Final = 0
DECLINE: Final = 1
COUNTER: Final = 2
REPLY: Final = Noun(["accept", "decline", "counter"], "oath-reply-")

K_WITH: Final = kind("deal-with", SEAT, "7.6.3", BEARER)
K_OFFER_TO: Final = kind("offer-to", SEAT, "6.6.1")
K_ITEM: Final = kind("deal-item", ENTRY, "7.6.3", SEAT)
K_AMOUNT: Final = kind("deal-amount", NUMBER, "7.6.3", ENTRY)
K_REPLY: Final = kind("deal-reply", REPLY, "7.6.3", SEAT)
K_CITIZEN: Final = kind("citizen-reply", REPLY, "6.6.2", SEAT)
L_OFFER: Final = saying("offer", who=SEAT, other=SEAT, card=BEARER)
L_CITIZENSHIP: Final = saying("citizenship", who=SEAT, other=SEAT, space=SPACE)
L_TOKENS: Final = [saying(f"offer-{token}", who=SEAT, n=NUMBER) for token in TOKENS]
L_THING: Final = saying("offer-thing", who=SEAT, thing=THING)
L_SHOWN: Final = saying("shown", who=SEAT, other=SEAT, space=SPACE)
L_DEAL: Final = saying("deal", who=SEAT, other=SEAT)
L_NO_DEAL: Final = saying("no-deal", who=SEAT, other=SEAT)
R_OFFERS: Final = reason("offers", "7.6.3", NUMBER)
R_SCEPTER: Final = reason("scepter", "board.scepter.1")
R_BARE: Final = reason("bare", "6.6.1/2")
R_NO_EXILE: Final = reason("no-exile", "6.6.1")


# ---------------------------------------------------------------- deals by a power
def closed_deal(g: Oath, bearer: int) -> int:
    """Why no deal can be offered by a card now; OPEN if one can."""
    return lacking(R_OFFERS, MOST_OFFERS) if g.offers.count(bearer) >= MOST_OFFERS else OPEN


def deal(g: Oath, me: int, bearer: int, items: list[int]) -> Rule[None]:
    """A player may offer one exchange of the items to any other player (7.6.3)."""
    if closed_deal(g, bearer) != OPEN:
        return
    g.offers = [*g.offers, bearer]
    others = [p for p in range(g.seats) if p != me]
    yield from deal_among(g, me, bearer, items, others)


def deal_among(g: Oath, me: int, bearer: int, items: list[int], others: list[int]) -> Rule[bool]:
    """The same with some players only; whether the player did not pass."""
    partner = yield Ask(me, K_WITH, partial(with_pass, others), bearer)
    if partner == PASS:
        return False
    o = blank(bearer, me, partner, items)
    g.offer = o
    if (yield from agreed(g, o)):
        yield from exchange(g, o)
        g.say(L_DEAL, me, partner)
    else:
        g.say(L_NO_DEAL, me, partner)
    g.offer = None
    yield from settle(g)
    return True


def with_pass(options: list[int]) -> list[int]:
    """The options, and the pass."""
    return [*options, PASS]


# ---------------------------------------------------------------- citizenship
def closed_offer(g: Oath, me: int) -> int:
    """Whether a player can offer citizenship (6.6.1)."""
    if not holds_scepter(g, me):
        return HIDDEN
    if g.scepter_taken:
        return R_SCEPTER
    if not covered(g):
        return R_BARE
    if EXILE not in g.role:
        return R_NO_EXILE
    return closed_deal(g, THE_SCEPTER)


def offer_citizenship(g: Oath, me: int) -> Rule[None]:
    """The holder of the Scepter offers citizenship to an Exile, even to themselves; what was promised besides is exchanged
    once the Exile is a Citizen (6.6)."""
    g.offers = [*g.offers, THE_SCEPTER]
    exiles = [p for p in range(g.seats) if g.role[p] == EXILE]
    partner = yield Ask(me, K_OFFER_TO, partial(with_pass, exiles))
    if partner == PASS:
        return
    o = blank(THE_SCEPTER, me, partner, [A_SPACE] if partner == me else WITH_CITIZENSHIP)
    g.offer = o
    if (yield from agreed(g, o)):
        g.offer = None
        yield from become_citizen(g, partner, o.space)
        if partner != me:
            yield from exchange(g, o)
    else:
        g.offer = None
        g.say(L_NO_DEAL, me, partner)


# ---------------------------------------------------------------- the protocol
def agreed(g: Oath, o: Offer) -> Rule[bool]:
    """The two compose and answer by turns until they agree or one has enough; whether they agree."""
    composer = o.maker
    while True:
        if not (yield from compose(g, o, composer)):
            return False
        tell(g, o, composer)
        if o.maker == o.partner:
            return True
        o.asked = o.other(composer)
        question = K_CITIZEN if A_SPACE in o.items else K_REPLY
        reply = yield Ask(o.asked, question, partial(replies, o), composer)
        if reply != COUNTER:
            return reply == ACCEPT
        composer = o.asked
        o.rounds += 1


def replies(o: Offer) -> list[int]:
    """Yes, no, and a counter-offer as long as there are not too many."""
    return [ACCEPT, DECLINE, COUNTER] if o.rounds < MOST_COUNTERS else [ACCEPT, DECLINE]


def compose(g: Oath, o: Offer, me: int) -> Rule[bool]:
    """A player puts things into both trays, or out of them, until the offer is sent; False if it is dropped."""
    o.asked, o.step = me, 0
    while True:
        entry = yield Ask(me, K_ITEM, partial(entries, g, o, me), o.other(me), False, partial(closed_entries, g, o, me))
        if entry in (PASS, SEND):
            return entry == SEND
        o.step += 1
        if entry >= SHOW:
            show(g, o, entry - SHOW)
            continue
        giver = me if entry < GET else o.other(me)
        thing = (entry - GIVE) % THINGS
        if thing < FIRST_ITEM:
            n = yield Ask(me, K_AMOUNT, partial(amounts, most_of(g, giver, thing)), entry)
            set_amount(o, giver, thing, n)
        elif thing >= FIRST_PROMISE:
            yield from word_promise(g, o, giver, thing - FIRST_PROMISE)
        elif thing >= FIRST_SPACE:
            o.space = NONE if o.space == thing - FIRST_SPACE else thing - FIRST_SPACE
        else:
            toggle(o, giver, thing)


def entries(g: Oath, o: Offer, me: int) -> list[int]:
    """What a composer can do: things either side could give, relics of the Reliquary to show, sending, dropping it."""
    found: list[int] = []
    if o.step < MOST_EDITS:
        found += [GIVE + thing for thing in givable(g, o, me)]
        if o.maker != o.partner:
            found += [GET + thing for thing in givable(g, o, o.other(me))]
            if A_SPACE in o.items and me == o.maker:
                found += [SHOW + space for space in covered(g) if not knows(g.relic_seen[g.reliquary[space]], o.partner)]
    if why_not(g, o) == OPEN:
        found.append(SEND)
    found.append(PASS)
    return found


def closed_entries(g: Oath, o: Offer, me: int) -> list[Refusal]:
    """What cannot be given or sent, and why."""
    found: list[Refusal] = []
    why = why_not(g, o)
    if why != OPEN:
        found.append(refusal(SEND, why))
    for giver in (o.maker, o.partner):
        way = GIVE if giver == me else GET
        if AN_ADVISER in o.items:
            chained = [card for card in g.advisers[giver] if locked(g, giver, card)]
            found += [refusal(way + FIRST_ADVISER + card, R_LOCKED) for card in chained]
        if A_SECRET in o.items and silent(g, giver):
            found.append(refusal(way + A_SECRET, R_SILENCE))
    return found


def amounts(most: int) -> list[int]:
    """From all to nothing."""
    return list(range(min(most, NUMBER.size - 1), -1, -1))


def set_amount(o: Offer, giver: int, thing: int, n: int) -> None:
    """So much favor, or so many secrets, lie in a tray."""
    side = 0 if giver == o.maker else 1
    if thing == A_FAVOR:
        o.favor = changed(o.favor, side, n)
    else:
        o.secrets = changed(o.secrets, side, n)


def toggle(o: Offer, giver: int, thing: int) -> None:
    """A thing goes into a tray, or out of it again."""
    side = 0 if giver == o.maker else 1
    tray = o.things[side]
    o.things = changed(o.things, side, without(tray, thing) if thing in tray else [*tray, thing])


def show(g: Oath, o: Offer, space: int) -> None:
    """The Exile peeks at a relic of the Reliquary (6.6.1/4)."""
    g.chance.reveal()
    show_relic(g, g.reliquary[space], only(o.partner))
    o.shown = [*o.shown, space]
    g.say(L_SHOWN, o.maker, o.partner, space)


def tell(g: Oath, o: Offer, composer: int) -> None:
    """The offer, line by line."""
    if o.maker == o.partner:
        return
    if A_SPACE in o.items:
        g.say(L_CITIZENSHIP, composer, o.other(composer), o.space)
    else:
        g.say(L_OFFER, composer, o.other(composer), o.source)
    for side in range(2):
        if o.favor[side]:
            g.say(L_TOKENS[FAVOR], o.seat(side), o.favor[side])
        if o.secrets[side]:
            g.say(L_TOKENS[SECRET], o.seat(side), o.secrets[side])
        for thing in o.things[side]:
            g.say(L_THING, o.seat(side), thing)
    for promise in o.promises:
        g.say(L_THING, promise[0], FIRST_PROMISE + promise[1])
