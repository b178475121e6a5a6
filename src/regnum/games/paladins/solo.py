"""The solo opponent: its part in the round, its Schemes, and what it falls back on (solo.round, solo.scheme, solo.order)."""

from __future__ import annotations

from regnum.engine.ask import Rule
from regnum.engine.deeds import OPEN
from regnum.engine.lists import changed, raised
from regnum.games.paladins.components import (
    COMMISSION,
    CRIMINAL,
    FALLBACK,
    KINGS_ORDER,
    LABOURER,
    NONE,
    ORDER_ACTION,
    ORDER_LEAST,
    SCHEMES,
    SOLO,
    SPACES,
    TAVERN_WORKERS,
)
from regnum.games.paladins.gains import displayed
from regnum.games.paladins.inquisition import suspect
from regnum.games.paladins.lexicon import OF
from regnum.games.paladins.solo_deeds import closed, do, workers_left
from regnum.games.paladins.solo_gains import shuffle_schemes
from regnum.games.paladins.solo_reasons import (
    L_AT_THE_TAVERN,
    L_CLOSED,
    L_FALLBACK,
    L_ORDER_AGAIN,
    L_ORDER_TRIED,
    L_OUT,
    L_SCHEME,
    L_SCHEME_JOINS,
    L_WORKSHOP_JOINS,
    cause,
)
from regnum.games.paladins.state import OPPONENT, Paladins, done, has_passed, met, orders_out, workshops_on


# ---------------------------------------------------------------- its part in the round
def workshop_joins(g: Paladins, order: int) -> None:
    """The workshop on a revealed King's Order goes to the action of that Order (solo.round.1)."""
    action = ORDER_ACTION[g.orders[order]]
    slot = workshops_on(g, OPPONENT, action).bit_count()
    g.workshops = raised(g.workshops, OPPONENT * 6 + action - COMMISSION, 1 << slot)
    g.say(L_WORKSHOP_JOINS, action)


def scheme_joins(g: Paladins) -> None:
    """A King's Favour Scheme goes to the discards (solo.round.2)."""
    g.schemes_gone = [*g.schemes_gone, g.schemes_aside[0]]
    g.schemes_aside = g.schemes_aside[1:]
    g.say(L_SCHEME_JOINS)


def opponent_musters(g: Paladins) -> None:
    """It starts a round with exactly its number and 3 more workers (solo.workers.2)."""
    g.workers = changed(g.workers, OPPONENT * 6 + LABOURER, g.round + SOLO["workers"])


def opponent_at_the_tavern(g: Paladins) -> Rule[None]:
    """A Suspicion for each criminal on the Tavern card that was not chosen (solo.round.3)."""
    for card in displayed(g.tavern):
        criminals = TAVERN_WORKERS[card].count(CRIMINAL)
        if criminals:
            g.say(L_AT_THE_TAVERN, card, criminals)
            yield from suspect(g, OPPONENT, criminals)


def opponent_goes_home(g: Paladins) -> None:
    """Its workers leave the board, and it keeps none (solo.end.1)."""
    g.laid = g.laid[: OPPONENT * SPACES] + [[] for _ in range(SPACES)]
    g.workers = changed(g.workers, OPPONENT * 6 + LABOURER, 0)


# ---------------------------------------------------------------- its turn
def opponent_turn(g: Paladins) -> Rule[None]:
    """Turns up a Scheme and follows it; without workers it is done for the round (solo.scheme.1-solo.scheme.3)."""
    if workers_left(g):
        turn_up(g)
        yield from do(g, decide(g, SCHEMES[g.scheme]))
    if not workers_left(g) and not has_passed(g, OPPONENT):
        g.passed |= 1 << OPPONENT
        g.say(L_OUT)


def turn_up(g: Paladins) -> None:
    """The top Scheme goes faceup to the discards; an empty deck is made of them first (P-26)."""
    if not g.schemes:
        shuffle_schemes(g)
    g.scheme, g.schemes = g.schemes[0], g.schemes[1:]
    g.schemes_gone = [*g.schemes_gone, g.scheme]
    g.chance.reveal()
    g.say(L_SCHEME, g.scheme, len(g.schemes))


def decide(g: Paladins, scheme: int) -> int:
    """What it does: as the Scheme says, else the leftmost of its last resorts that is open (solo.scheme.2)."""
    action = follow_orders(g) if scheme == KINGS_ORDER else attempt(g, scheme)
    for resort in FALLBACK:
        if action == NONE and resort != scheme:
            action = attempt(g, resort)
            if action != NONE:
                g.say(L_FALLBACK, action)
    assert action != NONE, "it can always rest"
    return action


def attempt(g: Paladins, action: int) -> int:
    """The action if it is open; else NONE, and why."""
    why = closed(g, action)
    if why == OPEN:
        return action
    g.say(L_CLOSED, action, cause(why))
    return NONE


def follow_orders(g: Paladins) -> int:
    """The action of the rightmost King's Order that it has not met, then of the next; met ones come last (solo.order.1)."""
    places = list(range(orders_out(g) - 1, -1, -1))
    for again in (False, True):
        for place in [i for i in places if met(g, OPPONENT, i) == again]:
            card = g.orders[place]
            times = OF.pack(done(g, OPPONENT, ORDER_ACTION[card]), ORDER_LEAST[card])
            g.say(L_ORDER_AGAIN if again else L_ORDER_TRIED, place + 1, card, times)
            action = attempt(g, ORDER_ACTION[card])
            if action != NONE:
                return action
    return NONE
