"""Chapter 4: rounds, and the three phases of a turn."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Refusal, Rule
from regnum.engine.deeds import OPEN, Deed, refusal
from regnum.engine.kinds import Arg, Message, Noun
from regnum.engine.lists import changed, raised
from regnum.games.oath.actions import finish
from regnum.games.oath.campaign import begin_campaign, campaign, campaign_step, can_campaign, closed_campaign
from regnum.games.oath.cards import clear_favor
from regnum.games.oath.chronicle import write_chronicle
from regnum.games.oath.components import (
    ACTIONS,
    CAMPAIGN,
    CHANCELLOR,
    CITIZEN,
    END_DIE,
    EXILE,
    FULL_SUPPLY,
    MUSTER,
    RECOVER,
    REST_SUPPLY,
    REST_WARBANDS,
    ROUNDS,
    SEARCH,
    STABLE_REGIME,
    TRADE,
    TRAVEL,
)
from regnum.games.oath.lexicon import BEARER, NUMBER, SEAT, kind, saying
from regnum.games.oath.minor import MINOR, MINOR_NAMES
from regnum.games.oath.muster import closed_muster, muster
from regnum.games.oath.powers import action_powers, closed_action, open_to_all, open_window, use_action
from regnum.games.oath.powers_data import BEARERS
from regnum.games.oath.recover import closed_recover, recover
from regnum.games.oath.search import closed_search, search
from regnum.games.oath.setup import take_place
from regnum.games.oath.spoils import K_AGAIN
from regnum.games.oath.state import ACT, CHRONICLE, PAWN, REST, ROUND_END, STABLE_WIN, WAKE, Oath, idle
from regnum.games.oath.trade import closed_trade, trade
from regnum.games.oath.travel import closed_travel, destinations, travel, travel_to
from regnum.games.oath.victory import empire_wins, exhaustion, settle, wake_win
from regnum.games.oath.vocabulary import AT_END_ROLL, AT_REST, AT_WAKE_BANNER, AT_WAKE_SITE, NONE

FIRST_MINOR: Final = len(ACTIONS)
FIRST_POWER: Final = FIRST_MINOR + len(MINOR_NAMES)


class ActNoun(Noun):
    """What can be done in the Act Phase: a major action, a minor one, or the Action power of a card."""

    def __init__(self) -> None:
        super().__init__([*ACTIONS, *MINOR_NAMES, *[f"use-{name}" for name in BEARERS]], "oath-act-", sort="act")

    def arg(self, x: int) -> Arg:
        return super().arg(x) if x < FIRST_POWER else Message("oath-act-use", {"card": BEARER.arg(x - FIRST_POWER)})

    def part(self, found: dict[str, str], name: str, x: int) -> None:
        if x < FIRST_POWER:
            super().part(found, name, x)
        else:
            BEARER.part(found, BEARER.sort, x - FIRST_POWER)


K_ACT: Final = kind("act", ActNoun(), "4.2")
L_ROUND: Final = saying("round", n=NUMBER)
L_TURN: Final = saying("turn", who=SEAT)
L_USURPER: Final = saying("usurper", who=SEAT)
L_REST: Final = saying("rest", who=SEAT, n=NUMBER)
L_END_DIE: Final = saying("end-die", n=NUMBER, least=NUMBER)


# ---------------------------------------------------------------- which step comes next
def next_step(g: Oath) -> Rule[None]:
    """The rule of the next step: a Campaign in progress, an action that a power granted, or the stage of the turn."""
    if g.fight is not None:
        return campaign_step(g)
    if g.granted:
        return granted_action(g)
    if g.stage == PAWN:
        return take_place(g)
    if g.stage == WAKE:
        return wake(g)
    if g.stage == ACT:
        return act(g)
    if g.stage == REST:
        return rest(g)
    if g.stage == ROUND_END:
        return end_round(g)
    return write_chronicle(g)


def granted_action(g: Oath) -> Rule[None]:
    """An action that a power allows, for no Supply (10.after); one may stay instead of travelling."""
    who, action, foe, power = g.granted[0]
    g.granted = g.granted[1:]
    if action == CAMPAIGN:
        if can_campaign(g, who, g.pawn[who], foe):
            yield from begin_campaign(g, who, g.pawn[who], power, foe)
    elif destinations(g, who, True) and (yield Ask(who, K_AGAIN, partial(list, [TRAVEL, PASS]))) != PASS:
        yield from travel_to(g, who, destinations(g, who, True), True)
        yield from settle(g)


# ---------------------------------------------------------------- Wake
def wake(g: Oath) -> Rule[None]:
    """The Wake Phase, in order (4.1)."""
    me = g.turn
    g.say(L_TURN, me)
    yield from open_window(g, AT_WAKE_BANNER, me)
    yield from settle(g)
    wake_win(g, me)
    if g.stage == CHRONICLE:
        return
    if g.role[me] == EXILE and g.title == me and not g.usurper:
        g.usurper = True  # 4.1.3
        g.say(L_USURPER, me)
    yield from open_window(g, AT_WAKE_SITE, me)
    g.stage = ACT


# ---------------------------------------------------------------- Act
MAJOR: Final[list[Deed[Oath]]] = [
    Deed(SEARCH, closed_search, search),
    Deed(MUSTER, closed_muster, muster),
    Deed(TRADE, closed_trade, trade),
    Deed(RECOVER, closed_recover, recover),
    Deed(CAMPAIGN, closed_campaign, campaign),
    Deed(TRAVEL, closed_travel, travel),
]


def deeds(g: Oath, me: int) -> list[int]:
    """Everything open in the Act Phase, and its end."""
    found = [deed.id for deed in MAJOR if deed.closed(g, me) == OPEN]
    found += [FIRST_MINOR + deed.id for deed in MINOR if deed.closed(g, me) == OPEN]
    found += [FIRST_POWER + bearer for bearer in action_powers(g, me)]
    found.append(PASS)
    return found


def closed_deeds(g: Oath, me: int) -> list[Refusal]:
    """What is not open, and why."""
    found = [(deed.id, deed.closed(g, me)) for deed in MAJOR]
    found += [(FIRST_MINOR + deed.id, deed.closed(g, me)) for deed in MINOR]
    found += [(FIRST_POWER + bearer, closed_action(g, me, bearer)) for bearer in range(len(BEARERS)) if g.live.here[bearer]]
    return [refusal(id, why) for id, why in found if why >= 0]


def act(g: Oath) -> Rule[None]:
    """One action of the Act Phase, or its end (4.2)."""
    me = g.turn
    chosen = yield Ask(me, K_ACT, partial(deeds, g, me), secret=True, why=partial(closed_deeds, g, me))
    if chosen == PASS:
        g.stage = REST
    elif chosen < FIRST_MINOR:
        g.guard = []
        yield from MAJOR[chosen].do(g, me)
    elif chosen < FIRST_POWER:
        yield from MINOR[chosen - FIRST_MINOR].do(g, me)
    else:
        yield from use_action(g, me, chosen - FIRST_POWER)
    if g.fight is None:
        if g.doing.who != NONE:
            finish(g)
        yield from settle(g)


# ---------------------------------------------------------------- Rest
def rested_supply(g: Oath, p: int) -> int:
    """The Supply for the warbands left in the personal bank (4.3.3); a Citizen's is where the Chancellor's marker stands."""
    role = g.role[p]
    if role == CITIZEN:
        return g.supply[CHANCELLOR]
    rows = [i for i, least in enumerate(REST_WARBANDS[role]) if g.bank[p] >= least]
    return REST_SUPPLY[role][rows[-1]]


def rest(g: Oath) -> Rule[None]:
    """The Rest Phase, in order (4.3); then the next player wakes, or the round ends."""
    me = g.turn
    clear_favor(g)
    g.secrets = raised(g.secrets, me, sum(g.on_secrets) + g.dark[me])
    g.on_secrets = [0] * len(g.on_secrets)
    g.dark = changed(g.dark, me, 0)
    g.supply = changed(g.supply, me, min(FULL_SUPPLY, rested_supply(g, me) + g.supply[me]))
    g.say(L_REST, me, g.supply[me])
    g.guard, g.doing = [], idle()
    yield from open_window(g, AT_REST, me)
    yield from settle(g)
    g.guard, g.homelands, g.offers, g.scepter_taken = [], [], [], False
    g.stage = WAKE if me + 1 < g.seats else ROUND_END
    g.turn = (me + 1) % g.seats


# ---------------------------------------------------------------- rounds
def end_round(g: Oath) -> Rule[None]:
    """The end die of a stable regime (3.3), War Exhaustion after the last round (3.4), or the next round (4/3)."""
    least = STABLE_REGIME[g.round]
    if least and g.role[g.title] != EXILE:
        g.end_die = END_DIE[g.chance.pick(len(END_DIE))]
        yield from open_to_all(g, AT_END_ROLL)
        g.say(L_END_DIE, g.end_die, least)
        if g.end_die >= least:
            empire_wins(g, STABLE_WIN)
            return
    if g.round == ROUNDS:
        exhaustion(g)
        return
    g.end_die = 0
    g.round += 1
    g.stage = WAKE
    g.say(L_ROUND, g.round)
