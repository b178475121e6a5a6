"""The start of an action: tolls, and the modifiers declared before anything else (7.4). No way leads into a dead end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.deeds import lacking
from regnum.engine.lists import raised
from regnum.games.oath.actions import begin
from regnum.games.oath.components import TOKENS
from regnum.games.oath.costs import gift_of
from regnum.games.oath.lexicon import BEARER, NUMBER, kind, reason
from regnum.games.oath.pieces import flip_secrets, kill_on_board, place_favor, place_secrets, purse, spend_favor
from regnum.games.oath.powers import can_pay_toll, declare, pay_toll, usable, use
from regnum.games.oath.powers_data import (
    COST_BURNT_FAVOR,
    COST_BURNT_SECRET,
    COST_FAVOR,
    COST_FLIP,
    COST_SACRIFICE,
    COST_SECRET,
    POWERS,
)
from regnum.games.oath.queries import tolls
from regnum.games.oath.state import Oath
from regnum.games.oath.vocabulary import ASK, DO_TOLL, NONE, THINGS

K_MODIFY: Final = kind("modify", BEARER, "7.4")
R_SUPPLY: Final = reason("supply", "4.2/3", NUMBER)
R_TOLL: Final = reason("toll", "9.2", BEARER)
R_BARRED: Final = reason("barred", "9.2", BEARER)

Ends = Callable[[Oath, int], bool]
"""Whether an action can be finished by a player with what is declared so far."""
IN_FAVOR: Final = THINGS.index(TOKENS[0])


def barred(power: int) -> int:
    """The reason that a power forbids it."""
    return lacking(R_BARRED, POWERS[power].bearer)


# ---------------------------------------------------------------- tolls
def owed(powers: list[int]) -> tuple[int, int]:
    """What tolls come to: favor to give, secrets to turn facedown."""
    favor, flips = 0, 0
    for power in powers:
        for deed in POWERS[power].deeds:
            if deed.word == DO_TOLL and deed.thing == IN_FAVOR:
                favor += deed.n
            elif deed.word == DO_TOLL:
                flips += deed.n
    return favor, flips


def why_no_toll(g: Oath, me: int, powers: list[int], favor: int = 0, secrets: int = 0) -> int:
    """The reason why a player cannot pay tolls, besides so much that is to be paid as well; PASS if they can be paid."""
    for power in powers:
        if not can_pay_toll(g, me, power):
            return lacking(R_TOLL, POWERS[power].bearer)
    if powers:
        tolled, flips = owed(powers)
        if purse(g, me) < favor + tolled or g.secrets[me] < secrets + flips:
            return lacking(R_TOLL, POWERS[powers[-1]].bearer)
    return PASS


def pay_tolls(g: Oath, me: int, query: int, x: int = NONE) -> Rule[None]:
    """A player pays every toll that is due."""
    for power in tolls(g, query, me, x):
        yield from pay_toll(g, me, power)


def begun(g: Oath, me: int) -> Oath:
    """A copy of the state in which a player has an action in hand."""
    h = g.clone()
    if h.doing.who != me:
        begin(h, me, NONE)
    return h


def tolled(g: Oath, me: int, powers: list[int]) -> Oath:
    """The state after tolls were paid: a copy, or the state itself without any."""
    if not powers:
        return g
    h = begun(g, me)
    favor, flips = owed(powers)
    spend_favor(h, me, favor)
    flip_secrets(h, me, flips)
    h.doing.used = [*h.doing.used, *powers]
    return h


# ---------------------------------------------------------------- modifiers
def supposed(g: Oath, me: int, power: int) -> Oath:
    """A copy of the state in which a player has declared and paid a modifier."""
    h = begun(g, me)
    cost, bearer = POWERS[power].cost, POWERS[power].bearer
    if cost[COST_FAVOR]:
        place_favor(h, me, bearer, cost[COST_FAVOR])
    if cost[COST_SECRET]:
        place_secrets(h, me, bearer, cost[COST_SECRET])
    spend_favor(h, me, cost[COST_BURNT_FAVOR] + gift_of(g, me, power))
    h.secrets = raised(h.secrets, me, -cost[COST_BURNT_SECRET])
    flip_secrets(h, me, cost[COST_FLIP])
    kill_on_board(h, me, cost[COST_SACRIFICE])
    h.doing.used = [*h.doing.used, power]
    return h


def modifiers(g: Oath, me: int, window: int, ends: Ends, x: int = NONE) -> list[int]:
    """The modifiers a player may declare now so that the action can still be finished."""
    found = usable(g, window, me, x, NONE)
    if not found:
        return found
    asked = [power for power in found if POWERS[power].use == ASK]
    return [power for power in asked if ends(supposed(g, me, power), me)]


def to_declare(g: Oath, me: int, window: int, ends: Ends, x: int) -> list[int]:
    """The bearers of those modifiers; PASS where the action can go on without another one."""
    found: list[int] = []
    for power in modifiers(g, me, window, ends, x):
        if POWERS[power].bearer not in found:
            found.append(POWERS[power].bearer)
    if ends(g, me):
        found.append(PASS)
    return found


def declare_modifiers(g: Oath, me: int, window: int, ends: Ends, x: int = NONE) -> Rule[None]:
    """A player declares and pays modifiers of the action in hand, until done (7.4)."""
    while modifiers(g, me, window, ends, x):
        bearer = yield Ask(me, K_MODIFY, partial(to_declare, g, me, window, ends, x))
        if bearer == PASS:
            return
        for power in modifiers(g, me, window, ends, x):
            if POWERS[power].bearer == bearer:
                yield from use(g, me, power, x)
                break


def avail(g: Oath, me: int, power: int) -> None:
    """A player avails of a power in the action in hand: it is declared unless it was before."""
    if power not in g.doing.used:
        declare(g, me, power)
