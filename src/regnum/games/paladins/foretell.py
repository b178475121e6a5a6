"""Price and gain of an option, before the click.

A hint has one sign and one number for one thing, called by its slug: coin "−3", faith "+1". Where one worker brings less than
two, both numbers stand there: "+1/+3". What the rules count is asked of the rules."""

from __future__ import annotations

from typing import Final

from regnum.engine.ask import PASS, Ask
from regnum.engine.kinds import Arg, Message
from regnum.engine.lists import changed, raised
from regnum.games.paladins.borders import (
    K_ABSOLVE,
    K_ATTACK,
    K_COMMISSION,
    K_CONVERT,
    K_GARRISON,
    foes,
    hire,
    uncovered,
)
from regnum.games.paladins.components import (
    ABSOLVE,
    ACTION_GAINS,
    ACTIONS,
    ATTACK,
    ATTACKED,
    ATTRIBUTES,
    CANCEL_DEBT,
    CHOICE,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    CONVERTED_STRENGTH,
    CRIMINAL,
    DEVELOP,
    DISCARD_SUSPICION,
    DISMISSED,
    FAVOUR_COST,
    FAVOUR_DEBT,
    FAVOUR_GAINS,
    FAVOURS,
    FREE_DEVELOP,
    FREE_RECRUIT,
    GAIN_COIN,
    GAIN_DEBT,
    GAIN_FAITH,
    GAIN_TAX,
    GAINS,
    GARRISON,
    HUNT,
    JAR_GAINS,
    KEPT_WORKERS,
    NONE,
    OUTSIDER_DATA,
    PALADIN_BOOST,
    PALADIN_WORKERS,
    PALADINS,
    PAY_DEBT,
    PRAY,
    RAISES,
    RECRUIT,
    RECRUITED,
    RESOURCES,
    SLOTS,
    SPACES,
    SQUARE_GAINS,
    TAVERN_WORKERS,
    TOWNSFOLK_DATA,
    TOWNSFOLK_POWER,
    TRADE,
    WORKSHOP_WORKER,
    WORKSHOPS,
    Gain,
)
from regnum.games.paladins.gains import K_CHOOSE, K_CLEAR, K_DISCARD, K_TAKE, collected, displayed
from regnum.games.paladins.lexicon import CREWS, HIRE, OFFERS, RIDE, SLOT, crew_gains, listed
from regnum.games.paladins.powers import price, rewards
from regnum.games.paladins.scoring import debt_points, outsider_points
from regnum.games.paladins.state import Paladins, developed, hand, raise_attribute, workshops_on
from regnum.games.paladins.static import ability
from regnum.games.paladins.town import (
    DISMISS_FOR_DEBT,
    K_PRAY,
    K_RECRUIT,
    KEEP,
    KEEP_FOR_DEBT,
    open_ways,
    provided,
    recruit_price,
)
from regnum.games.paladins.turn import K_ACT, K_DRAFT, K_KEEP, K_PALADIN, K_TAVERN
from regnum.games.paladins.windows import K_INQUISITION
from regnum.games.paladins.workers import K_WORKERS, available, crews_for
from regnum.games.paladins.workshops import K_DEVELOP

PROVIDING: Final = (CONSPIRE, HUNT, TRADE)
"""The actions whose workers bring something by their number."""


def foretell(g: Paladins, ask: Ask, option: int) -> list[Message]:
    """What `option` costs and brings, as far as it is certain."""
    me = ask.seat
    if ask.kind == K_ACT:
        return of_turn(g, me, option)
    if option == PASS:
        return []
    if ask.kind == K_WORKERS:
        return of_crew(g, me, ask.about, len(CREWS[option]))
    if ask.kind == K_RECRUIT:
        card, way = HIRE.unpack(option)
        return of_recruit(g, me, card, way)
    if ask.kind in (K_DRAFT, K_TAKE):
        return of_joining(g, me, option)
    if ask.kind in (K_PRAY, K_CLEAR):
        return [*(costs(g, me, PRAY) if ask.kind == K_PRAY else []), of_clearing(g, me, option)]
    if ask.kind == K_DEVELOP:
        return of_workshop(g, me, option)
    if ask.kind == K_PALADIN:
        return of_ride(g, me, RIDE.unpack(option)[0])
    if ask.kind == K_TAVERN:
        criminals = TAVERN_WORKERS[option].count(CRIMINAL)
        return [change("suspicion", criminals)] if criminals else []
    if ask.kind == K_DISCARD:
        return [change("suspicion", -option)] if option else []
    if ask.kind == K_CHOOSE:
        return outlook(g, me, OFFERS[option])
    if ask.kind == K_INQUISITION:
        power = TOWNSFOLK_POWER[option]
        return outlook(g, me, [Gain(power.gain, power.n, [])])
    if ask.kind == K_KEEP:
        return [change("workers", KEPT_WORKERS - sum(hand(g, me)))]
    return of_target(g, me, ask.kind, option)


# ---------------------------------------------------------------- numbers with their signs
def signed(n: int) -> str:
    """`+1`, `−3`."""
    return f"+{n}" if n > 0 else f"−{-n}" if n else "0"


def change(thing: str, n: int) -> Message:
    """So much more or less of one thing."""
    return Message(f"paladins-hint-{thing}", {thing: signed(n)})


def between(thing: str, numbers: list[int]) -> list[Message]:
    """A change that depends on what is chosen next: its bounds, or the one number there is."""
    least, most = min(numbers), max(numbers)
    if least == most:
        return [change(thing, least)] if least else []
    first, last = (least, most) if least >= 0 else (most, least)
    return [Message(f"paladins-hint-{thing}", {thing: f"{signed(first)}/{signed(last)}"})]


def costs(g: Paladins, me: int, action: int) -> list[Message]:
    """The price of an action, which the Paladin may have lowered."""
    prices = [price(g, me, action, resource) for resource in range(len(RESOURCES))]
    return [change(RESOURCES[resource], -n) for resource, n in enumerate(prices) if n]


def indebted(g: Paladins, me: int, n: int) -> Paladins:
    """The table with so many Debts more."""
    later = g.clone()
    later.unpaid = raised(later.unpaid, me, n)
    return later


def debt(g: Paladins, me: int, n: int) -> list[Message]:
    """New Debts, and what they would count at the end."""
    points = debt_points(indebted(g, me, n), me) - debt_points(g, me)
    return [change("debt", n), *([Message("paladins-hint-until-paid", {"points": signed(points)})] if points else [])]


# ---------------------------------------------------------------- gains
def outlook(g: Paladins, me: int, gains: list[Gain]) -> list[Message]:
    """What a list of gains would change; alternatives are left out."""
    sums: dict[int, int] = {}
    for gain in gains:
        if gain.kind != CHOICE:
            sums[gain.kind] = sums.get(gain.kind, 0) + gain.n
    if PAY_DEBT in sums:
        for _ in range(min(sums[PAY_DEBT], g.unpaid[me])):
            for gain in collected(g, me):
                sums[gain.kind] = sums.get(gain.kind, 0) + gain.n
    found: list[Message] = []
    for kind, n in sums.items():
        found += of_gain(g, me, kind, n)
    return found


def of_gain(g: Paladins, me: int, kind: int, n: int) -> list[Message]:
    """What gaining `n` of one thing would change."""
    slug = GAINS[kind]
    if kind == CRIMINAL:
        return [change(slug, n), change("suspicion", n)]
    if kind >= GAIN_FAITH and kind < GAIN_COIN:
        moved = raise_attribute(g.clone(), me, kind - GAIN_FAITH, n)
        return [change(slug, moved)] if moved else []
    if kind == GAIN_TAX:
        found = [Message("paladins-hint-tax", {"tax": signed(n), "coin": signed(n)})]
        return [*found, Message("paladins-hint-inquisition")] if g.tax and g.tax <= n and not g.inquisition else found
    if kind == GAIN_DEBT:
        return debt(g, me, n)
    if kind == DISCARD_SUSPICION:
        return fewer(slug, "suspicion", min(n, len(g.suspicions[me])))
    if kind in (PAY_DEBT, CANCEL_DEBT):
        return fewer(slug, "debt", min(n, g.unpaid[me]))
    if (kind == FREE_RECRUIT and not displayed(g.townsfolk)) or (kind == FREE_DEVELOP and developed(g, me) == WORKSHOPS):
        return []
    return [change(slug, n)]


def fewer(how: str, thing: str, n: int) -> list[Message]:
    """Suspicions or Debts that go, if there are any."""
    return [Message(f"paladins-hint-{how}", {thing: signed(-n)})] if n else []


def rewarded(g: Paladins, me: int, action: int) -> list[Gain]:
    """What an action brings wherever it aims: the worker or attribute it uncovers, then Paladin and Townsfolk."""
    found: list[Gain] = []
    if action == DEVELOP:
        found = [Gain(WORKSHOP_WORKER[developed(g, me)], 1, [])]
    elif action in (COMMISSION, GARRISON):
        found = [uncovered(action)]
    elif action == ABSOLVE:
        found = [uncovered(action), *ACTION_GAINS[action]]
    return found + [Gain(power.gain, power.n, []) for power in rewards(g, me, action)]


# ---------------------------------------------------------------- turns
def of_turn(g: Paladins, me: int, deed: int) -> list[Message]:
    """An action, a King's Favour, or passing, which sends all but three workers back."""
    if deed == PASS:
        spare = sum(hand(g, me)) - KEPT_WORKERS
        return [change("workers", -spare)] if spare > 0 else []
    if deed >= SPACES:
        return of_favour(g, me, g.favours[deed - SPACES])
    sizes = [len(CREWS[crew]) for crew in available(hand(g, me), crews_for(g, me, deed))]
    found = costs(g, me, deed)
    if deed == RECRUIT:
        found = between("coin", [-recruit_price(g, me, HIRE.unpack(way)[0]) for way in open_ways(g, me)])
    elif deed == ATTACK:
        found = between("coin", [-hire(g, me, card) for card in foes(g, me)])
    found = found + between("workers", [-size for size in sizes])
    if deed in PROVIDING:
        return found + of_sizes(g, me, deed, min(sizes), max(sizes))
    return found + outlook(g, me, rewarded(g, me, deed))


def of_sizes(g: Paladins, me: int, action: int, least: int, most: int) -> list[Message]:
    """What Conspire, Hunt or Trade brings with the smallest and with the largest crew at hand."""
    if least == most:
        return of_crew(g, me, action, least)
    few = brought(g, me, action, least)
    return [
        Message(f"paladins-hint-{GAINS[kind]}", {GAINS[kind]: f"{signed(few.get(kind, 0))}/{signed(n)}"})
        for kind, n in brought(g, me, action, most).items()
    ]


def brought(g: Paladins, me: int, action: int, size: int) -> dict[int, int]:
    """Gain -> how much so many workers bring."""
    sums: dict[int, int] = {}
    for gain in provided(action, size) + rewarded(g, me, action):
        sums[gain.kind] = sums.get(gain.kind, 0) + gain.n
    return sums


def of_crew(g: Paladins, me: int, action: int, size: int) -> list[Message]:
    """What so many workers bring where their number decides."""
    return outlook(g, me, provided(action, size) + rewarded(g, me, action)) if action in PROVIDING else []


def of_favour(g: Paladins, me: int, card: int) -> list[Message]:
    """A King's Favour: what it is, its price and its gains."""
    choice = [gain for gain in FAVOUR_GAINS[card] if gain.kind == CHOICE]
    paid = [change(RESOURCES[resource], -n) for resource, n in enumerate(FAVOUR_COST[card]) if n]
    owed = debt(g, me, FAVOUR_DEBT[card]) if FAVOUR_DEBT[card] else []
    name = Message(f"paladins-favour-{FAVOURS[card]}{'.text' if choice else ''}")
    return [name, *paid, *owed, change("workers", -1), *outlook(indebted(g, me, FAVOUR_DEBT[card]), me, FAVOUR_GAINS[card])]


# ---------------------------------------------------------------- targets
def of_target(g: Paladins, me: int, kind: int, target: int) -> list[Message]:
    """A square, a jar square or an Outsider: the price of the action, then all that it brings there."""
    if kind == K_COMMISSION:
        return aimed(g, me, COMMISSION, SQUARE_GAINS[target])
    if kind == K_GARRISON:
        return aimed(g, me, GARRISON, SQUARE_GAINS[target])
    if kind == K_ABSOLVE:
        return aimed(g, me, ABSOLVE, JAR_GAINS[target])
    if kind == K_ATTACK:
        help_ = hire(g, me, target)
        return [*([change("coin", -help_)] if help_ else []), *aimed(g, me, ATTACK, ATTACKED[target])]
    assert kind == K_CONVERT
    return [
        *aimed(g, me, CONVERT, [Gain(GAIN_FAITH + RAISES[CONVERT], CONVERTED_STRENGTH[target], [])]),
        worth_of(g, me, target),
    ]


def aimed(g: Paladins, me: int, action: int, gains: list[Gain]) -> list[Message]:
    """The price of an action and its gains at a target."""
    return costs(g, me, action) + outlook(g, me, gains + rewarded(g, me, action))


def worth_of(g: Paladins, me: int, card: int) -> Message:
    """The points an Outsider would count if the game ended after its conversion, and how they are counted."""
    later = g.clone()
    later.converted = changed(later.converted, me, [*later.converted[me], card])
    raise_attribute(later, me, RAISES[CONVERT], CONVERTED_STRENGTH[card])
    points = outsider_points(later, me, card)
    return Message("paladins-hint-points", {"points": signed(points), "ability": ability(OUTSIDER_DATA[card]["power"])})


def of_recruit(g: Paladins, me: int, card: int, way: int) -> list[Message]:
    """Coins or a Debt, the workers, and what the Townsfolk gives when dismissed or in the tableau."""
    cost, later = recruit_price(g, me, card), g
    paid = [change("coin", -cost)] if cost else []
    if way in (DISMISS_FOR_DEBT, KEEP_FOR_DEBT):
        paid, later = debt(g, me, 1), indebted(g, me, 1)
    if way in (KEEP, KEEP_FOR_DEBT):
        return [*paid, change("workers", -2), *of_joining(later, me, card)]
    return [*paid, change("workers", -1), *outlook(later, me, DISMISSED[card] + rewarded(g, me, RECRUIT))]


def of_joining(g: Paladins, me: int, card: int) -> list[Message]:
    """What a Townsfolk gives on joining the tableau, and what it does from then on."""
    return [*outlook(g, me, RECRUITED[card]), ability(TOWNSFOLK_DATA[card]["power"])]


def of_clearing(g: Paladins, me: int, action: int) -> Message:
    """The workers that go back to the supply."""
    laid = [worker for worker in g.laid[me * SPACES + action] if worker != NONE]
    back: dict[str, Arg] = {"crew": listed(crew_gains(laid))}
    return Message("paladins-hint-back", back)


def of_workshop(g: Paladins, me: int, option: int) -> list[Message]:
    """The price unless it is a reward, the worker under the workshop, and how many workers the action still needs."""
    deed, slot = SLOT.unpack(option)
    action = COMMISSION + deed
    left = len(SLOTS[action]) - (workshops_on(g, me, action) | 1 << slot).bit_count()
    paid = g.action == DEVELOP
    gains = rewarded(g, me, DEVELOP) if paid else [Gain(WORKSHOP_WORKER[developed(g, me)], 1, [])]
    needs: dict[str, Arg] = {"action": Message(f"paladins-action-{ACTIONS[action]}")}
    later = Message("paladins-hint-needs-one" if left == 1 else "paladins-hint-needs-two", needs)
    return [*(costs(g, me, DEVELOP) if paid else []), *outlook(g, me, gains), later]


def of_ride(g: Paladins, me: int, card: int) -> list[Message]:
    """What a Paladin adds to the attributes this round, its workers, and its power."""
    added = [(ATTRIBUTES[a], n) for a, n in enumerate(PALADIN_BOOST[card]) if n]
    boosts = [Message(f"paladins-hint-boost-{slug}", {slug: signed(n)}) for slug, n in added]
    return [*boosts, *outlook(g, me, crew_gains(PALADIN_WORKERS[card])), Message(f"paladins-paladin-{PALADINS[card]}.text")]
