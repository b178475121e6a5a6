"""Travel, of one's own will or of another's (5.6)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Refusal, Rule
from regnum.engine.deeds import AMOUNT, OPEN, lacking, refusal
from regnum.engine.kinds import Noun
from regnum.engine.knowledge import EVERYBODY
from regnum.engine.lists import changed, raised, without
from regnum.games.oath.actions import begin, finish
from regnum.games.oath.cards import appears
from regnum.games.oath.changes import STEPS, TO_CHANGE
from regnum.games.oath.components import (
    FAVOR,
    REVEAL_RELICS,
    REVEAL_TOKENS,
    SECRET,
    SLOT_REGION,
    SLOTS,
    TRAVEL,
    TRAVEL_COST,
)
from regnum.games.oath.conditions import from_there, holds
from regnum.games.oath.lexicon import NUMBER, PLACE, SEAT, kind, saying
from regnum.games.oath.places import place, slot_at
from regnum.games.oath.powers import nothing_at, open_window
from regnum.games.oath.powers_data import FIRST_SITE, POWERS
from regnum.games.oath.queries import bar, counts, number, reckoned, tolls, untolled
from regnum.games.oath.starting import (
    R_SUPPLY,
    barred,
    declare_modifiers,
    modifiers,
    pay_tolls,
    why_no_toll,
)
from regnum.games.oath.state import Doing, Oath
from regnum.games.oath.supply import spend_supply
from regnum.games.oath.vocabulary import (
    AT_TRAVEL_ARRIVE,
    AT_TRAVEL_LEAVE,
    AT_TRAVEL_PAY,
    AT_TRAVEL_START,
    NONE,
    Q_TRAVEL_CHOOSER,
    Q_TRAVEL_COST,
    Q_TRAVEL_MAY,
)

REFUSE: Final = 0
PAY: Final = 1
ANSWER: Final = Noun(["refuse", "pay"], "oath-toll-", sort="answer")
K_TRAVEL: Final = kind("travel", PLACE, "5.6.1")
K_SEND: Final = kind("send", PLACE, "5.5.7.III/3", SEAT)
K_WILLING: Final = kind("willing", ANSWER, "5.5.7.III/3", PLACE)
L_TRAVEL: Final = saying("travelled", who=SEAT, site=PLACE, n=NUMBER)
L_STRANDED: Final = saying("stranded", who=SEAT, site=PLACE)
L_REVEALED: Final = saying("site-revealed", site=PLACE)
L_PROMPT: Final = saying("site-received", site=PLACE, relics=NUMBER, favor=NUMBER, secrets=NUMBER)


NEAREST: Final[list[list[int]]] = [
    [to for cost in range(1 + max(ways)) for to in range(SLOTS) if to != at and ways[SLOT_REGION[to]] == cost]
    for at, ways in enumerate([TRAVEL_COST[region] for region in SLOT_REGION])
]
"""By slot: the other ones, those with the cheapest way first."""


# ---------------------------------------------------------------- where to
def base_cost(g: Oath, p: int, slot: int) -> int:
    """The Supply for a way, by its regions (5.6.1)."""
    return TRAVEL_COST[SLOT_REGION[g.pawn[p]]][SLOT_REGION[slot]]


def fares(g: Oath, p: int) -> list[int]:
    """What changes the cost of ways from where a player is."""
    found: list[int] = []
    for step in g.live.voices[TO_CHANGE + Q_TRAVEL_COST]:
        power = STEPS[step].power
        if from_there(g, power, p) and counts(g, Q_TRAVEL_COST, power, p):
            found.append(step)
    return found


def travel_cost(g: Oath, p: int, slot: int) -> int:
    """What a way costs as powers have it."""
    return fare(g, p, slot, fares(g, p))


def fare(g: Oath, p: int, slot: int, changes: list[int]) -> int:
    """What a way costs after these changes."""
    base = base_cost(g, p, slot)
    return reckoned(g, changes, Q_TRAVEL_COST, p, base, slot, NONE) if changes else base


def why_not_pay(g: Oath, p: int, slot: int, free: bool, changes: list[int]) -> int:
    """Why a player cannot pay for a way, Supply and tolls, with what is declared: OPEN or a reason."""
    cost = 0 if free else fare(g, p, slot, changes)
    if g.supply[p] < cost:
        return lacking(R_SUPPLY, cost)
    return OPEN if untolled(g, Q_TRAVEL_MAY) else why_no_toll(g, p, tolls(g, Q_TRAVEL_MAY, p, slot))


def payable(slot: int, g: Oath, p: int) -> bool:
    """Whether a player can pay for a way with what is declared."""
    return why_not_pay(g, p, slot, False, fares(g, p)) == OPEN


def why_not_travel(g: Oath, p: int, slot: int, free: bool, changes: list[int]) -> int:
    """Why a player cannot travel to another site: OPEN or a reason. `free`: for no Supply (7.6.2); `changes`: the fares."""
    barrier = bar(g, Q_TRAVEL_MAY, p, slot)
    if barrier != NONE:
        return barred(barrier)
    why = why_not_pay(g, p, slot, free, changes)
    if why == OPEN or free or nothing_at(g, AT_TRAVEL_PAY):
        return why
    return OPEN if modifiers(g, p, AT_TRAVEL_PAY, partial(payable, slot), slot) else why


def others(g: Oath, p: int) -> list[int]:
    """Every site but the own one."""
    return [slot for slot in range(SLOTS) if slot != g.pawn[p]]


def destinations(g: Oath, p: int, free: bool, forcer: int = NONE) -> list[int]:
    """The slots a player can travel to; tolls of who is forced to are asked for later."""
    changes = fares(g, p)
    return [slot for slot in others(g, p) if why_not_travel(g, p, slot, free, changes) == OPEN]


def why_no_way(g: Oath, p: int) -> int:
    """Why there is none: OPEN or the least of the reasons."""
    least = OPEN
    changes = fares(g, p)
    by_regions = not changes and nothing_at(g, AT_TRAVEL_PAY)
    for slot in NEAREST[g.pawn[p]]:
        why = why_not_travel(g, p, slot, False, changes)
        if why == OPEN or (by_regions and why % AMOUNT == R_SUPPLY):
            return why
        if why < least or least == OPEN:
            least = why
    return least


def can_travel(g: Oath, p: int) -> bool:
    """Whether a Travel can be finished, and every modifier declared for it can apply."""
    if not g.doing.used:
        return why_no_way(g, p) == OPEN
    idle = [power for power in g.doing.used if POWERS[power].window == AT_TRAVEL_START]
    changes = fares(g, p)
    for slot in NEAREST[g.pawn[p]]:
        if why_not_travel(g, p, slot, False, changes) == OPEN:
            idle = [power for power in idle if not holds(g, power, p, slot)]
            if not idle:
                return True
    return False


def closed_travel(g: Oath, me: int) -> int:
    """Why a player cannot travel: OPEN or a reason (5.6)."""
    why = why_no_way(g, me)
    return OPEN if why == OPEN or modifiers(g, me, AT_TRAVEL_START, can_travel) else why


# ---------------------------------------------------------------- the action
def travel(g: Oath, me: int) -> Rule[None]:
    """A Travel: modifiers, the site, Supply, the way, the arrival (5.6)."""
    begin(g, me, TRAVEL)
    yield from declare_modifiers(g, me, AT_TRAVEL_START, can_travel)
    yield from travel_to(g, me, destinations(g, me, False), False)
    finish(g)


def places_of(g: Oath, slots: list[int], may_stay: bool) -> list[int]:
    """Slots as questions name them; PASS where one may stay."""
    return [*[place(g, slot) for slot in slots], PASS] if may_stay else [place(g, slot) for slot in slots]


def closed_places(g: Oath, p: int, free: bool) -> list[Refusal]:
    """Where a player cannot travel, and why."""
    changes = fares(g, p)
    found = [(slot, why_not_travel(g, p, slot, free, changes)) for slot in others(g, p)]
    return [refusal(place(g, slot), why) for slot, why in found if why != OPEN]


def named_by_ruler(g: Oath, p: int, slots: list[int], free: bool, forcer: int) -> list[int]:
    """What the enemy ruler of the Shrouded Wood may name: also what the traveller cannot pay for; `slots` if it is free, but
    all that the traveller can reach where another, `forcer`, names the way (5.5.7.III/3)."""
    if free:
        return slots if forcer == NONE else destinations(g, p, True, forcer)
    return [slot for slot in others(g, p) if bar(g, Q_TRAVEL_MAY, p, slot) == NONE]


def travel_to(g: Oath, p: int, slots: list[int], free: bool, forcer: int = NONE, may_stay: bool = False) -> Rule[bool]:
    """A player travels to one of the slots; tells whether that came to pass. The traveller, the forcer or the ruler of the
    Shrouded Wood names it (5.5.7.III/3)."""
    outer = g.doing
    if outer.who != p or outer.action != TRAVEL:
        g.doing = Doing(TRAVEL, p, NONE, NONE, NONE, NONE, NONE, 0, [], [])
    arrived = yield from go(g, p, slots, free, forcer, may_stay)
    g.doing = outer
    return arrived


def go(g: Oath, p: int, slots: list[int], free: bool, forcer: int, may_stay: bool) -> Rule[bool]:
    """The way is named, paid for and travelled."""
    namer = p if forcer == NONE else forcer
    chooser = number(g, Q_TRAVEL_CHOOSER, p, namer)
    left = slots if chooser == namer else named_by_ruler(g, p, slots, free, forcer)
    while left:
        if chooser == p:
            to = yield Ask(p, K_TRAVEL, partial(places_of, g, left, may_stay), why=partial(closed_places, g, p, free))
        else:
            to = yield Ask(chooser, K_SEND, partial(places_of, g, left, may_stay and chooser == namer), p)
        if to == PASS:
            return False
        slot = slot_at(g, to)
        due = tolls(g, Q_TRAVEL_MAY, p, slot)
        if chooser != p and due:
            answer = REFUSE
            if why_no_toll(g, p, due) == OPEN:
                answer = yield Ask(p, K_WILLING, either, to)
            if answer == REFUSE:
                left = without(left, slot)
                continue
        paid = yield from pay_way(g, p, slot, free)
        if not paid:
            g.say(L_STRANDED, p, place(g, slot))
            return False
        yield from move_to(g, p, slot)
        return True
    return False


def either() -> list[int]:
    """To pay a toll on a way that another named, or to refuse."""
    return [REFUSE, PAY]


def pay_way(g: Oath, p: int, slot: int, free: bool) -> Rule[bool]:
    """The traveller pays tolls and Supply; tells whether that was possible (5.6.1)."""
    g.doing.to = slot
    if not free:
        yield from declare_modifiers(g, p, AT_TRAVEL_PAY, partial(payable, slot), slot)
        if not payable(slot, g, p):
            return False
    yield from pay_tolls(g, p, Q_TRAVEL_MAY, slot)
    cost = 0 if free else travel_cost(g, p, slot)
    spend_supply(g, p, cost)
    g.doing.amount = cost
    return True


def move_to(g: Oath, p: int, slot: int) -> Rule[None]:
    """The pawn leaves, arrives, and the site is turned up if it was facedown (5.6.2)."""
    yield from open_window(g, AT_TRAVEL_LEAVE, p, slot)
    g.say(L_TRAVEL, p, place(g, slot), g.doing.amount)
    g.pawn = changed(g.pawn, p, slot)
    reveal_site(g, slot)
    yield from open_window(g, AT_TRAVEL_ARRIVE, p, slot)


def reveal_site(g: Oath, slot: int) -> None:
    """A facedown site is turned up and receives what its prompt asks for, as far as it goes (2.8.2, 9.3)."""
    if g.faceup[slot]:
        return
    site = g.sites[slot]
    g.chance.reveal()
    g.faceup = changed(g.faceup, slot, True)
    appears(g, FIRST_SITE + site)
    g.site_seen = changed(g.site_seen, site, EVERYBODY)
    g.say(L_REVEALED, site)
    relics = g.relic_deck[: REVEAL_RELICS[site]]
    favor, secrets = min(REVEAL_TOKENS[site][FAVOR], g.shared), REVEAL_TOKENS[site][SECRET]
    g.relic_deck = g.relic_deck[len(relics) :]
    g.site_relics = changed(g.site_relics, slot, [*g.site_relics[slot], *relics])
    g.shared -= favor
    g.site_favor = raised(g.site_favor, slot, favor)
    g.site_secrets = raised(g.site_secrets, slot, secrets)
    if relics or favor or secrets:
        g.say(L_PROMPT, site, len(relics), favor, secrets)
