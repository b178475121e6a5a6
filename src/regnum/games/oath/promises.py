"""Promises before the Tribunal: how they are made, kept in mind, broken, claimed and paid for (7.6.3/2)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import Ask, Rule
from regnum.engine.deeds import HIDDEN, OPEN
from regnum.engine.kinds import Noun, Pair
from regnum.engine.lists import changed
from regnum.games.oath.citizens import AGREE, consent
from regnum.games.oath.components import FAVOR, ROUNDS, TOKENS
from regnum.games.oath.lexicon import NUMBER, SEAT, kind, reason, saying
from regnum.games.oath.offer import FIRST_PROMISE, PROMISES, THING, Offer
from regnum.games.oath.pieces import give_favor, give_secrets, purse
from regnum.games.oath.state import Oath

PEACE: Final = 0
BANNERS_SAFE: Final = 1
OF_WORD: Final = 2
GIVER: Final = 0
TO: Final = 1
WORD: Final = 2
UNTIL: Final = 3
TOKEN: Final = 4
AMOUNT: Final = 5
BROKEN: Final = 6
"""The places of a promise in `g.promises`."""
MOST_PENALTY: Final = 6

PENALTY: Final = Pair(Noun(TOKENS, "oath-piece-"), NUMBER, ("token", "n"))
PROMISE: Final = Pair(SEAT, Noun(PROMISES, "oath-promise-"), ("seat", "promise"))
K_UNTIL: Final = kind("promise-until", NUMBER, "7.6.3/2", THING)
K_PENALTY: Final = kind("promise-penalty", PENALTY, "7.6.3/2", THING)
K_CLAIM: Final = kind("claim", PROMISE, "7.6.3/2")
K_ADMIT: Final = kind("admit", AGREE, "7.6.3/2", SEAT)
L_CLAIM: Final = saying("claim", who=SEAT, other=SEAT)
L_ADMITTED: Final = saying("admitted", who=SEAT)
L_COIN: Final = [saying("coin-kept", who=SEAT), saying("coin-broken", who=SEAT)]
L_BROKEN: Final = saying("broken", who=SEAT, other=SEAT)
L_PENALTY: Final = [saying(f"penalty-{token}", who=SEAT, other=SEAT, n=NUMBER) for token in TOKENS]
R_NO_BREACH: Final = reason("no-breach", "7.6.3/2")


# ---------------------------------------------------------------- making one
def word_promise(g: Oath, o: Offer, giver: int, word: int) -> Rule[None]:
    """A promise goes into a tray with its term and penalty, or out of it again."""
    if any([promise[GIVER] == giver and promise[1] == word for promise in o.promises]):
        o.promises = [promise for promise in o.promises if promise[GIVER] != giver or promise[1] != word]
        return
    until = yield Ask(o.asked, K_UNTIL, partial(terms, g), FIRST_PROMISE + word)
    penalty = yield Ask(o.asked, K_PENALTY, penalties, FIRST_PROMISE + word)
    token, n = PENALTY.unpack(penalty)
    o.promises = [*o.promises, [giver, word, until, token, n]]


def terms(g: Oath) -> list[int]:
    """The last rounds for which a promise can be given."""
    return list(range(g.round, ROUNDS + 1))


def penalties() -> list[int]:
    """What may be paid for a breach."""
    return [PENALTY.pack(token, n) for token in range(len(TOKENS)) for n in range(1, MOST_PENALTY + 1)]


# ---------------------------------------------------------------- breaking one
def note_breach(g: Oath, p: int, word: int, other: int) -> None:
    """A player does what a promise to another forbids: from now on the other may claim the penalty."""
    for i, promise in enumerate(g.promises):
        if promise[:3] == [p, other, word] and promise[UNTIL] >= g.round and not promise[BROKEN]:
            g.promises = changed(g.promises, i, changed(promise, BROKEN, 1))
            g.say(L_BROKEN, p, other)


# ---------------------------------------------------------------- claiming
def claims(g: Oath, me: int) -> list[int]:
    """The promises to a player that may be claimed: broken ones, and those that only the two know about."""
    found: list[int] = []
    for promise in g.promises:
        running = promise[WORD] == OF_WORD and promise[UNTIL] >= g.round
        claim = PROMISE.pack(promise[GIVER], promise[WORD])
        if promise[TO] == me and (promise[BROKEN] or running) and claim not in found:
            found.append(claim)
    return found


def closed_claim(g: Oath, me: int) -> int:
    """Whether anything can be claimed."""
    if claims(g, me):
        return OPEN
    for promise in g.promises:
        if promise[TO] == me and promise[UNTIL] >= g.round:
            return R_NO_BREACH
    return HIDDEN


def claim(g: Oath, me: int) -> Rule[None]:
    """A player claims that a promise was broken. A breach that all have seen is paid for; of a spoken word the other admits
    or denies it, and a coin decides what is denied. Either way the promise has had its day."""
    giver, word = PROMISE.unpack((yield Ask(me, K_CLAIM, partial(claims, g, me))))
    found = [p for p in g.promises if p[:3] == [giver, me, word] and (p[BROKEN] or p[UNTIL] >= g.round)]
    promise = found[0]
    g.promises = [p for p in g.promises if p is not promise]
    g.say(L_CLAIM, me, giver)
    if not promise[BROKEN]:
        if (yield from consent(g, giver, K_ADMIT, me)):
            g.say(L_ADMITTED, giver)
        else:
            fallen = g.chance.pick(2)
            g.say(L_COIN[fallen], giver)
            if fallen == 0:
                return
    pay_penalty(g, giver, me, promise[TOKEN], promise[AMOUNT])


def pay_penalty(g: Oath, giver: int, to: int, token: int, n: int) -> None:
    """The penalty of a broken promise, as far as it can be paid."""
    if token == FAVOR:
        n = min(n, purse(g, giver))
        give_favor(g, giver, to, n)
    else:
        n = min(n, g.secrets[giver] + g.dark[giver])
        give_secrets(g, giver, to, n)
    g.say(L_PENALTY[token], giver, to, n)
