"""Using powers (chapter 7): which may be used at a window, asking for them, declaring, Action powers.

The chapters import what they need of powers from here. This file knows no chapter: a power is carried out by what others have
bound, gains.py, looks.py, exchanges.py and undertakings.py its deeds, suits/ its own rule; they stand above the chapters."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.deeds import HIDDEN, OPEN, lacking
from regnum.games.oath.actions import begin, note
from regnum.games.oath.changes import TO_ACT, TO_USE, TOPICS
from regnum.games.oath.conditions import holds
from regnum.games.oath.costs import can_pay_toll, pay, pay_toll, unpayable
from regnum.games.oath.effects import DOERS, REASONS, carry_out, do, moves, possible
from regnum.games.oath.lexicon import BEARER, SEAT, kind, reason, saying
from regnum.games.oath.own import BOUND, OWN_CLOSED, OWN_DO, own, own_window
from regnum.games.oath.powers_data import POWERS, POWERS_OF, RULES
from regnum.games.oath.queries import (
    adviser_limit,
    bandits_at,
    bar,
    capacity,
    counted_advisers,
    excess,
    locked,
    may,
    number,
    relic_locked,
    removable,
    replaced,
    tolls,
)
from regnum.games.oath.state import Oath, owners
from regnum.games.oath.vocabulary import (
    ACTION,
    ASK,
    AT_CAMPAIGN_VICTORY,
    AT_PLAY_WHEN,
    AUTO,
    DEEDS,
    DO_GAIN,
    DO_TOLL,
    MODIFIER,
    NONE,
    ONCE,
    PLAN,
    Q_POWER_MAY,
    WHEN_PLAYED,
    WINDOWS,
)
from regnum.games.oath.whom import ACTORS, adviser_suits, concerns, in_play

__all__ = [
    "action_powers", "adviser_limit", "adviser_suits", "bandits_at", "bar", "begin", "can_pay_toll", "capacity",
    "check_complete", "closed_action", "concerns", "counted_advisers", "declare", "do", "excess", "holds", "in_play", "is_used",
    "locked", "may", "number", "open_to_all", "open_window", "own", "pay", "pay_toll", "relic_locked", "removable", "replaced",
    "tolls", "usable", "use_action", "why_not",
]  # fmt: skip

K_USE: Final = kind("use", BEARER, "7.1")
K_ORDER: Final = kind("order", BEARER, "7.1.3")
L_USES: Final = saying("uses", who=SEAT, card=BEARER)
R_FACEDOWN: Final = reason("not-in-play", "7")
R_ACCESS: Final = reason("access", "7.1.1")
R_CONDITION: Final = reason("power-condition", "7.1.3")
R_FORBIDDEN: Final = reason("power-forbidden", "9.2", BEARER)
R_NOTHING: Final = reason("power-nothing", "7.1.3")

ALSO_AT: Final[list[list[int]]] = [
    [i for i, power in enumerate(POWERS) if window in power.also] for window in range(len(WINDOWS))
]
"""By window: the powers that act there later than they were used."""
WHEN: Final[list[list[int]]] = [[i for i in powers if i in TOPICS[TO_USE + AT_PLAY_WHEN]] for powers in POWERS_OF]
"""By bearer: the powers used when it is played."""
ONCE_AN_ACTION: Final = ONCE.index("action")
ACTION_OF: Final[list[int]] = [
    next((i for i in powers if POWERS[i].kind == ACTION and not POWERS[i].law), NONE) for powers in POWERS_OF
]
"""By bearer: its Action power that no chapter carries out, or NONE."""


# ---------------------------------------------------------------- may it be used
def why_not(g: Oath, me: int, power: int, x: int = NONE, y: int = NONE) -> int:
    """Why a player cannot use a power now: OPEN, or a reason (7.1). A card that is being played need not be in play yet."""
    data = POWERS[power]
    if data.window != AT_PLAY_WHEN:
        if not in_play(g, data.bearer):
            return R_FACEDOWN
        if not concerns(g, power, me):
            return R_ACCESS
    return why_not_now(g, me, power, x, y)


def why_not_now(g: Oath, me: int, power: int, x: int = NONE, y: int = NONE) -> int:
    """Why a player cannot use a power that is in reach: its conditions, its cost, what forbids it (7.1.2, 7.1.3, 9.2)."""
    if POWERS[power].when and not holds(g, power, me, x, y):
        return R_CONDITION
    why = unpayable(g, me, power)
    if why != OPEN:
        return why
    forbidden = bar(g, Q_POWER_MAY, me, power)
    if forbidden != NONE:
        return lacking(R_FORBIDDEN, POWERS[forbidden].bearer)
    closed = OWN_CLOSED[power]
    return OPEN if closed is None else closed(g, me, power, x, y)


def idle_deeds(g: Oath, me: int, power: int, x: int, y: int) -> bool:
    """Whether a power would move nothing although that is all it does; of an Action power its first deed decides."""
    data = POWERS[power]
    found = moves(power)
    if not found or len(found) < len(data.deeds):
        return False
    if data.kind == ACTION:
        return not possible(g, me, power, found[0], x, y)
    return not any([possible(g, me, power, deed, x, y) for deed in found])


def nothing_at(g: Oath, window: int) -> bool:
    """Whether nothing in play is used at a window, whoever's it is."""
    return window != AT_PLAY_WHEN and not g.live.voices[TO_USE + window]


def usable(g: Oath, window: int, me: int, x: int = NONE, y: int = NONE) -> list[int]:
    """The powers a player may or must use at a window now. Those that bend the action in hand do so once in it."""
    found: list[int] = []
    for power in WHEN[x] if window == AT_PLAY_WHEN else g.live.voices[TO_USE + window]:
        data = POWERS[power]
        if g.doing.used and power in g.doing.used and (data.once == ONCE_AN_ACTION or not acts(power)):
            continue
        if g.doing.who not in (NONE, me) and (data.who in ACTORS or data.kind == MODIFIER):
            continue
        if why_not(g, me, power, x, y) == OPEN and not idle_deeds(g, me, power, x, y):
            found.append(power)
    return found


def declare(g: Oath, me: int, power: int, choice: int = NONE) -> None:
    """Notes that a player uses a power in the action in hand, and says so (7.4)."""
    note(g, power, choice)
    g.say(L_USES, me, POWERS[power].bearer)


# ---------------------------------------------------------------- windows
def open_to_all(g: Oath, window: int, x: int = NONE, y: int = NONE) -> Rule[None]:
    """Opens a window for every player, the active one first."""
    if ALSO_AT[window] or not nothing_at(g, window):
        for p in owners(g):
            yield from open_window(g, window, p, x, y)


def open_window(g: Oath, window: int, me: int, x: int = NONE, y: int = NONE) -> Rule[None]:
    """Opens a window for a player: what was used before and acts now, then what must be used, then what may be."""
    if not ALSO_AT[window] and nothing_at(g, window):
        return
    for power in [i for i in ALSO_AT[window] if acts_later(g, window, i, me)]:
        yield from act_later(g, window, power, me, x, y)
    found = usable(g, window, me, x, y)
    if not found:
        return
    used: list[int] = []
    while True:
        due = [power for power in found if POWERS[power].use != ASK and power not in used]
        if not due:
            break
        power = due[0]
        if len(due) > 1 and not all([plain(i) for i in due]):
            bearer = yield Ask(me, K_ORDER, partial(list, [POWERS[i].bearer for i in due]))
            power = next(i for i in due if POWERS[i].bearer == bearer)
        used.append(power)
        yield from use(g, me, power, x, y)
        found = usable(g, window, me, x, y)
    while offered(g, window, me, x, y, used):
        bearer = yield Ask(me, K_USE, partial(to_use, g, window, me, x, y, used))
        if bearer == PASS:
            return
        power = next(i for i in offered(g, window, me, x, y, used) if POWERS[i].bearer == bearer)
        used = [*used, power]
        yield from use(g, me, power, x, y)


def acts(power: int) -> bool:
    """Whether a power does something when it is used, besides being read."""
    return OWN_DO[power] is not None or (bool(moves(power)) and not POWERS[power].rule)


def is_used(power: int) -> bool:
    """Whether a power is used at its window: it is asked for or does something, where others are only read or are tolls."""
    return acts(power) or (POWERS[power].use == ASK and not any([deed.word == DO_TOLL for deed in POWERS[power].deeds]))


def offered(g: Oath, window: int, me: int, x: int, y: int, used: list[int]) -> list[int]:
    """The powers that a player may use at a window, and has not."""
    return [power for power in usable(g, window, me, x, y) if POWERS[power].use == ASK and power not in used]


def to_use(g: Oath, window: int, me: int, x: int, y: int, used: list[int]) -> list[int]:
    """The bearers of those powers, and PASS."""
    return [*[POWERS[power].bearer for power in offered(g, window, me, x, y, used)], PASS]


def plain(power: int) -> bool:
    """Whether a power only gives something, so that the order does not matter."""
    return OWN_DO[power] is None and all([deed.word == DO_GAIN for deed in moves(power)])


def use(g: Oath, me: int, power: int, x: int = NONE, y: int = NONE) -> Rule[None]:
    """A player pays for a power, and it is noted and carried out."""
    yield from pay(g, me, power)
    if POWERS[power].use == AUTO:
        note(g, power)
    else:
        declare(g, me, power)
    yield from do(g, me, power, x, y)


# ---------------------------------------------------------------- later windows
def acts_later(g: Oath, window: int, power: int, me: int) -> bool:
    """Whether a power that a player used before, or that stands by itself, acts at this later window."""
    data = POWERS[power]
    if own_window(power, window) is None and (data.rule or not data.deeds):
        return False
    if data.kind == PLAN:
        fight = g.fight
        if fight is None or power not in fight.plans or fight.users[fight.plans.index(power)] != me:
            return False
        return data.rule != "" or window == AT_CAMPAIGN_VICTORY
    if data.kind == MODIFIER:
        return g.doing.who == me and power in g.doing.used
    if data.kind == WHEN_PLAYED:
        return True  # what was played may have left since
    return data.rule != "" and in_play(g, data.bearer) and concerns(g, power, me)


def act_later(g: Oath, window: int, power: int, me: int, x: int = NONE, y: int = NONE) -> Rule[None]:
    """A power acts at its later window: by its own function, or what it moves; of a plan, what victory brings."""
    act = own_window(power, window)
    if act is not None:
        yield from act(g, me, power, x, y)
    else:
        yield from carry_out(g, me, power, x, y, POWERS[power].kind == PLAN)


# ---------------------------------------------------------------- Action powers
def closed_action(g: Oath, me: int, bearer: int) -> int:
    """Why a player cannot use the Action power of a card: OPEN, a reason, or HIDDEN where it is out of reach (6.2, 7.3.2)."""
    power = ACTION_OF[bearer]
    return HIDDEN if power == NONE or not g.live.here[bearer] else why_no_action(g, me, power)


def why_no_action(g: Oath, me: int, power: int) -> int:
    """The same of an Action power in play."""
    if not concerns(g, power, me):
        return HIDDEN
    why = why_not_now(g, me, power)
    if why == OPEN and idle_deeds(g, me, power, NONE, NONE):
        reason_of = REASONS[moves(power)[0].word]
        return R_NOTHING if reason_of is None else reason_of(g, POWERS[power].bearer)
    return why


def action_powers(g: Oath, me: int) -> list[int]:
    """The bearers whose Action power a player can use now."""
    return [POWERS[power].bearer for power in g.live.voices[TO_ACT] if why_no_action(g, me, power) == OPEN]


def use_action(g: Oath, me: int, bearer: int) -> Rule[None]:
    """A player uses the Action power of a card (6.2); the caller ends the action."""
    begin(g, me, NONE)
    yield from use(g, me, ACTION_OF[bearer])


# ---------------------------------------------------------------- is everything there
READ_ONLY: Final = [
    "attack", "defense", "face", "losses", "survive", "ban-plans", "only-plan", "win-now", "add", "set", "at-most", "free",
    "half", "all", "replace", "count-as", "bar", "may", "toll", "ignore", "lock", "goal",
]  # fmt: skip
"""Deeds that nobody carries out: queries read them, and the Campaign does."""


def check_complete() -> None:
    """Called when all rules are loaded. Raises ImportError for a rule or a deed that nothing carries out."""
    missing = sorted(set(RULES) - set(BOUND))
    if missing:
        raise ImportError(f"powers without their rule: {', '.join(missing)}")
    unbound = [name for i, name in enumerate(DEEDS) if DOERS[i] is None and name not in READ_ONLY]
    if unbound:
        raise ImportError(f"deeds that nothing carries out: {', '.join(unbound)}")
