"""The left-hand actions: Develop, Recruit, Pray, Conspire, Hunt, Trade (develop, recruit, pray, conspire, hunt, trade)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import Ask, Refusal, Rule
from regnum.engine.deeds import OPEN, lacking, refusals
from regnum.engine.lists import changed, raised
from regnum.games.paladins.components import (
    ABSOLVE,
    ACTION_GAINS,
    ACTION_GAINS_OF_TWO,
    COIN,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DEVELOP,
    DISMISSED,
    FORTIFY,
    GARRISON,
    HUNT,
    KINGS_FAVOUR,
    NONE,
    PRAY,
    PROVISION,
    RECRUIT,
    SLOTS,
    TOWNSFOLK_FOR_DEBT,
    TOWNSFOLK_PRICE,
    TRADE,
    WORKSHOPS,
    Gain,
)
from regnum.games.paladins.gains import L_CLEARED, displayed, gain_all, join, occupied_spaces, take_debt
from regnum.games.paladins.lexicon import ACTION, HIRE, NUMBER, OF, SIDE, TOWNSFOLK_ACC, kind, reason, saying
from regnum.games.paladins.powers import price, reduced, reward
from regnum.games.paladins.state import Paladins, clear, developed, occupied
from regnum.games.paladins.workers import (
    DISMISSING,
    KEEPING,
    LEFT_SLOT,
    R_USED,
    R_WORKERS,
    crews_for,
    lay,
    muster,
    staffed,
    unstaffed,
)
from regnum.games.paladins.workshops import K_DEVELOP, free_for_workshop, place_workshop

K_RECRUIT: Final = kind("recruit", HIRE, "recruit.1")
K_PRAY: Final = kind("pray", ACTION, "pray.2")

L_ACTS: Final = saying("acts", who=SIDE, action=ACTION, coins=NUMBER, provisions=NUMBER)
L_DISMISSED: Final = saying("dismissed", who=SIDE, card=TOWNSFOLK_ACC)

R_COINS: Final[dict[int, int]] = {
    action: reason("coins", clause, OF)
    for action, clause in [
        (DEVELOP, "develop.1"),
        (RECRUIT, "recruit.1"),
        (PRAY, "pray.1"),
        (ABSOLVE, "absolve.2"),
        (CONVERT, "convert.2"),
        (KINGS_FAVOUR, "favour.1"),
    ]
}
R_PROVISIONS: Final[dict[int, int]] = {
    action: reason("provisions", clause, OF)
    for action, clause in [
        (COMMISSION, "commission.2"),
        (FORTIFY, "fortify.2"),
        (GARRISON, "garrison.2"),
        (KINGS_FAVOUR, "favour.1"),
    ]
}
"""What is missing, with the clause that sets the price."""
R_WORKSHOPS: Final = reason("workshops", "develop.6")
R_NO_TOWNSFOLK: Final = reason("no-townsfolk", "round.7")
R_NOTHING_TO_CLEAR: Final = reason("nothing-to-clear", "pray.2")
R_NO_DEBT_HERE: Final = reason("no-debt-here", "recruit.2")
R_TWO: Final = reason("two", "recruit.6")

DISMISS: Final = 0
DISMISS_FOR_DEBT: Final = 1
KEEP: Final = 2
KEEP_FOR_DEBT: Final = 3


# ---------------------------------------------------------------- paying
def unpayable(g: Paladins, me: int, action: int, coins: int, provisions: int) -> int:
    """OPEN, or what is missing."""
    if g.coins[me] < coins:
        return lacking(R_COINS[action], OF.pack(min(g.coins[me], 99), coins))
    if g.provisions[me] < provisions:
        return lacking(R_PROVISIONS[action], OF.pack(min(g.provisions[me], 99), provisions))
    return OPEN


def pay(g: Paladins, me: int, action: int, coins: int, provisions: int) -> None:
    """Pays to the common supply (actions.9), and says what is done."""
    if coins:
        g.coins = raised(g.coins, me, -coins)
    if provisions:
        g.provisions = raised(g.provisions, me, -provisions)
    g.say(L_ACTS, me, action, coins, provisions)


def unaffordable(g: Paladins, me: int, action: int) -> int:
    """OPEN, or what is missing of the price of an action."""
    return unpayable(g, me, action, price(g, me, action, COIN), price(g, me, action, PROVISION))


def staff_and_pay(g: Paladins, me: int, action: int) -> Rule[int]:
    """Workers are laid in and the price is paid; tells how many workers came."""
    crew = yield from muster(g, me, action, crews_for(g, me, action))
    lay(g, me, action, crew)
    pay(g, me, action, price(g, me, action, COIN), price(g, me, action, PROVISION))
    return len(crew)


# ---------------------------------------------------------------- develop
def closed_develop(g: Paladins, me: int) -> int:
    """Two workers and four coins, and a workshop to lay (develop.1, develop.6)."""
    if occupied(g, me, DEVELOP):
        return R_USED
    if developed(g, me) == WORKSHOPS:
        return R_WORKSHOPS
    why = unaffordable(g, me, DEVELOP)
    return why if why != OPEN else unstaffed(g, me, DEVELOP)


def develop(g: Paladins, me: int) -> Rule[None]:
    """The leftmost workshop goes to a right-hand action (develop.2-develop.5)."""
    g.action = DEVELOP
    slot = yield Ask(me, K_DEVELOP, partial(free_for_workshop, g, me))
    yield from staff_and_pay(g, me, DEVELOP)
    place_workshop(g, me, slot)
    yield from reward(g, me, DEVELOP)


# ---------------------------------------------------------------- recruit
def recruit_price(g: Paladins, me: int, card: int) -> int:
    """The coins under a Townsfolk (recruit.1)."""
    return reduced(g, me, RECRUIT, COIN, TOWNSFOLK_PRICE[g.townsfolk.index(card)])


def closed_way(g: Paladins, me: int, card: int, way: int) -> int:
    """Why a Townsfolk cannot be had in this way (recruit.2, recruit.4, recruit.6)."""
    if way in (KEEP, KEEP_FOR_DEBT) and not staffed(g, me, SLOTS[RECRUIT]):
        return R_TWO
    cost = recruit_price(g, me, card)
    if way in (DISMISS, KEEP):
        return unpayable(g, me, RECRUIT, cost, 0)
    return OPEN if cost and TOWNSFOLK_FOR_DEBT[g.townsfolk.index(card)] else R_NO_DEBT_HERE


def ways(g: Paladins) -> list[int]:
    """Every Townsfolk on display in every way."""
    return [HIRE.pack(card, way) for card in displayed(g.townsfolk) for way in (DISMISS, DISMISS_FOR_DEBT, KEEP, KEEP_FOR_DEBT)]


def open_ways(g: Paladins, me: int) -> list[int]:
    """The ways in which a Townsfolk can be had now."""
    return [x for x in ways(g) if closed_way(g, me, *HIRE.unpack(x)) == OPEN]


def closed_ways(g: Paladins, me: int) -> list[Refusal]:
    """The others, and why not."""
    found = refusals(ways(g), lambda x: closed_way(g, me, *HIRE.unpack(x)))
    return [no for no in found if no.reason != R_NO_DEBT_HERE]


def closed_recruit(g: Paladins, me: int) -> int:
    """A Townsfolk on display that one can pay for, in coins or with a Debt; the dearest stand left, where a Debt will do."""
    if occupied(g, me, RECRUIT):
        return R_USED
    places = [place for place, card in enumerate(g.townsfolk) if card != NONE]
    if not places:
        return R_NO_TOWNSFOLK
    if not staffed(g, me, LEFT_SLOT[RECRUIT]):
        return R_WORKERS
    if TOWNSFOLK_FOR_DEBT[places[0]]:
        return OPEN
    return unpayable(g, me, RECRUIT, reduced(g, me, RECRUIT, COIN, TOWNSFOLK_PRICE[places[-1]]), 0)


def recruit(g: Paladins, me: int) -> Rule[None]:
    """One worker dismisses a Townsfolk for its reward, two take it to the tableau (recruit.3-recruit.6)."""
    g.action = RECRUIT
    chosen = yield Ask(me, K_RECRUIT, partial(open_ways, g, me), why=partial(closed_ways, g, me))
    card, way = HIRE.unpack(chosen)
    keep = way in (KEEP, KEEP_FOR_DEBT)
    crew = yield from muster(g, me, RECRUIT, KEEPING if keep else DISMISSING)
    lay(g, me, RECRUIT, crew)
    indebted = way in (DISMISS_FOR_DEBT, KEEP_FOR_DEBT)
    pay(g, me, RECRUIT, 0 if indebted else recruit_price(g, me, card), 0)
    if indebted:
        take_debt(g, me, 1)
    if keep:
        yield from join(g, me, card)
    else:
        g.townsfolk = changed(g.townsfolk, g.townsfolk.index(card), NONE)
        g.townsfolk_gone = [*g.townsfolk_gone, card]
        g.say(L_DISMISSED, me, card)
        yield from gain_all(g, me, DISMISSED[card])
    yield from reward(g, me, RECRUIT)


# ---------------------------------------------------------------- pray
def clearable(g: Paladins, me: int) -> list[int]:
    """The spaces that the action can clear: any but its own (pray.3)."""
    return [action for action in occupied_spaces(g, me) if action != PRAY]


def closed_pray(g: Paladins, me: int) -> int:
    """A cleric, two coins, and a space to clear (pray.1, pray.2)."""
    if occupied(g, me, PRAY):
        return R_USED
    if not clearable(g, me):
        return R_NOTHING_TO_CLEAR
    why = unaffordable(g, me, PRAY)
    return why if why != OPEN else unstaffed(g, me, PRAY)


def pray(g: Paladins, me: int) -> Rule[None]:
    """All workers of another space go back to the supply, and it can be used again (pray.2)."""
    g.action = PRAY
    action = yield Ask(me, K_PRAY, partial(clearable, g, me))
    yield from staff_and_pay(g, me, PRAY)
    clear(g, me, action)
    g.say(L_CLEARED, me, action)
    yield from reward(g, me, PRAY)


# ---------------------------------------------------------------- conspire, hunt, trade
def closed_conspire(g: Paladins, me: int) -> int:
    """One worker of any kind (conspire.1)."""
    return unstaffed(g, me, CONSPIRE)


def conspire(g: Paladins, me: int) -> Rule[None]:
    """A criminal, and a Suspicion with it (conspire.1, conspire.2)."""
    yield from provide(g, me, CONSPIRE)


def closed_hunt(g: Paladins, me: int) -> int:
    """One worker of any kind, or two (hunt.1, hunt.2)."""
    return unstaffed(g, me, HUNT)


def hunt(g: Paladins, me: int) -> Rule[None]:
    """One provision, or three (hunt.1, hunt.2)."""
    yield from provide(g, me, HUNT)


def closed_trade(g: Paladins, me: int) -> int:
    """One worker of any kind, or two (trade.1, trade.2)."""
    return unstaffed(g, me, TRADE)


def trade(g: Paladins, me: int) -> Rule[None]:
    """One coin, or three (trade.1, trade.2)."""
    yield from provide(g, me, TRADE)


def provide(g: Paladins, me: int, action: int) -> Rule[None]:
    """Workers bring what the space says for one or for two."""
    g.action = action
    size = yield from staff_and_pay(g, me, action)
    yield from gain_all(g, me, provided(action, size))
    yield from reward(g, me, action)


def provided(action: int, size: int) -> list[Gain]:
    """What a space says for one worker, or for two (hunt.1, hunt.2, trade.1, trade.2)."""
    return ACTION_GAINS_OF_TWO[action] if size == 2 else ACTION_GAINS[action]
