"""Battle plans: which may be used, what they do when they are, and who uses them in which order (5.5.3, 7.5)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Refusal, Rule
from regnum.engine.deeds import HIDDEN, OPEN, lacking, refusal
from regnum.engine.kinds import Noun, Pair
from regnum.games.oath.battle import named
from regnum.games.oath.changes import TO_USE
from regnum.games.oath.components import CARD_SUIT
from regnum.games.oath.conditions import all_hold, count, holds
from regnum.games.oath.costs import pay
from regnum.games.oath.effects import do
from regnum.games.oath.fight import ATTACKING, DEFENDING, LOSSES
from regnum.games.oath.forces import BOARD, add_defense, battle, change_attack, members, side_of, used_by
from regnum.games.oath.lexicon import BEARER, NUMBER, kind, reason, saying
from regnum.games.oath.losses import kill_at, range_list
from regnum.games.oath.powers import why_not
from regnum.games.oath.powers_data import (
    ATTACKERS,
    BOTH_SIDES,
    CHANGES,
    DEFENDERS,
    FIRST_RELIC,
    POWERS,
    POWERS_AT,
    Deed,
)
from regnum.games.oath.realm import owner, rules
from regnum.games.oath.state import BANDITS, Oath
from regnum.games.oath.targets import FOE
from regnum.games.oath.vocabulary import (
    AT_CAMPAIGN_PLANS,
    DO_ATTACK,
    DO_BAN_PLANS,
    DO_DEFENSE,
    DO_FACE,
    DO_KILL,
    DO_LOSSES,
    DO_ONLY_PLAN,
    DO_SET,
    DO_SURVIVE,
    DO_WIN_NOW,
    EITHER,
    MINUS,
    NONE,
    PLAN,
    Q_PLAN_COST,
    Q_PLAN_MAY,
    SIDES,
    THINGS,
)
from regnum.games.oath.whom import adviser_suits, against, concerns, in_play

PLANS: Final[list[int]] = [power for power in POWERS_AT[AT_CAMPAIGN_PLANS] if POWERS[power].kind == PLAN]
PLAN_OF: Final[dict[int, int]] = {POWERS[power].bearer: power for power in PLANS}
"""By bearer: its plan; none has two."""
PEACE: Final = "peace-envoy"
OF_ATTACKER: Final = SIDES.index("attacker")
OF_SUITS: Final = THINGS.index("suit")
MATCHING: Final = THINGS.index("matching")
HERE: Final = [DO_ATTACK, DO_DEFENSE, DO_KILL, DO_WIN_NOW, DO_FACE, DO_LOSSES, DO_SURVIVE, DO_BAN_PLANS, DO_ONLY_PLAN, DO_SET]
"""Deeds of plans that are carried out here, or that others read off the plans used; the rest is done as of any power."""

AS_IT_IS: Final = 0
MORE: Final = 1
FEWER: Final = 2
WAY: Final = Noun(["use", "plus", "minus"], "oath-way-")
PLAN_WAY: Final = Pair(BEARER, WAY, ("card", "way"))

K_PLAN: Final = kind("plan", PLAN_WAY, "5.5.3")
K_PLAN_DICE: Final = kind("plan-dice", NUMBER, "7.5.4", BEARER)
L_PLAN: Final = saying("plan", who=FOE, card=BEARER)
L_PLAN_MORE: Final = saying("plan-more", who=FOE, card=BEARER, n=NUMBER)
L_PLAN_FEWER: Final = saying("plan-fewer", who=FOE, card=BEARER, n=NUMBER)
L_POOLS: Final = saying("pools", attack=NUMBER, defense=NUMBER)
R_USED: Final = reason("plan-used", "5.5.3")
R_BANNED: Final = reason("plan-banned", "5.5.3", BEARER)
R_ALONE: Final = reason("plan-alone", "5.5.3")


# ---------------------------------------------------------------- which may be used
def side_fits(power: int, side: int) -> bool:
    """Whether a plan is for a side (7.5)."""
    whose = POWERS[power].side
    return whose == BOTH_SIDES or whose == (ATTACKERS if side == ATTACKING else DEFENDERS)


def plan_suit(power: int) -> int:
    """The suit of the card of a plan; NONE of a relic or ruin."""
    bearer = POWERS[power].bearer
    return CARD_SUIT[bearer] if bearer < FIRST_RELIC else NONE


def sole(power: int) -> bool:
    """Whether a plan is the only one its side may use (Code of Honor, Peace Envoy)."""
    return POWERS[power].rule == PEACE or any([deed.word == DO_ONLY_PLAN for deed in POWERS[power].deeds])


def reaches(g: Oath, ban: int, deed: Deed, power: int) -> bool:
    """Whether a ban on plans means this plan: all, those of its suits, or those that match the holder's advisers."""
    if deed.thing == OF_SUITS:
        return plan_suit(power) in deed.suits
    if deed.thing == MATCHING:
        holder = owner(g, POWERS[ban].bearer)
        return holder != NONE and plan_suit(power) in adviser_suits(g, holder)
    return True


def ban_on(g: Oath, p: int, power: int) -> int:
    """The power that forbids a plan to a player or to BANDITS; NONE without one (Beast Tamer, True Names, Marsh Spirit,
    Specialist)."""
    side, against_us = side_of(g, p), used_by(g, 1 - side_of(g, p))
    for ban in CHANGES[Q_PLAN_MAY]:
        for deed in POWERS[ban].deeds:
            if deed.word != DO_BAN_PLANS or not reaches(g, ban, deed, power):
                continue
            if POWERS[ban].kind == PLAN:
                if ban in against_us:
                    return ban
            elif deed.side == OF_ATTACKER:
                if side == ATTACKING and holds(g, ban, p):
                    return ban
            elif against(g, p, POWERS[ban].bearer):
                return ban
    return NONE


def closed_plan(g: Oath, p: int, power: int) -> int:
    """Why a player cannot use a plan now: OPEN, a reason, or HIDDEN for one not ruled or of the other side (7.5.1)."""
    side = side_of(g, p)
    if side == NONE or not side_fits(power, side) or not rules(g, p, POWERS[power].bearer):
        return HIDDEN
    if power in battle(g).plans:
        return R_USED
    used = used_by(g, side)
    if used and (sole(power) or any([sole(other) for other in used])):
        return R_ALONE
    ban = ban_on(g, p, power)
    if ban != NONE:
        return lacking(R_BANNED, POWERS[ban].bearer)
    return why_not(g, p, power, NONE, NONE)


def ways(g: Oath, power: int) -> list[int]:
    """How a plan may be used: as it is, or with the sign its user picks (7.5.4)."""
    if any([deed.word == DO_ATTACK and deed.sign == EITHER for deed in POWERS[power].deeds]):
        return [MORE, FEWER]
    return [AS_IT_IS]


def in_sight(g: Oath) -> list[int]:
    """The plans in play, whosever they are."""
    return [power for power in g.live.voices[TO_USE + AT_CAMPAIGN_PLANS] if POWERS[power].kind == PLAN]


def open_plans(g: Oath, p: int) -> list[int]:
    """The plans a player can use now, each with its sign, and PASS."""
    found = []
    for power in in_sight(g):
        if closed_plan(g, p, power) == OPEN:
            found += [PLAN_WAY.pack(POWERS[power].bearer, way) for way in ways(g, power)]
    found.append(PASS)
    return found


def closed_plans(g: Oath, p: int) -> list[Refusal]:
    """The plans a player rules and cannot use, and why."""
    found = []
    for power in in_sight(g):
        why = closed_plan(g, p, power)
        if why >= 0:
            found.append(refusal(PLAN_WAY.pack(POWERS[power].bearer, AS_IT_IS), why))
    return found


# ---------------------------------------------------------------- what they do
def win_now(g: Oath, side: int, peace: bool = False) -> None:
    """A side wins at once, without dice; `peace`: and nobody dies in defeat (Hearts and Minds, Peace Envoy)."""
    fight = battle(g)
    fight.won = side
    fight.peace = peace
    fight.step = LOSSES


def dice_in(g: Oath, p: int, power: int, deed: Deed) -> int:
    """How many dice a deed of a plan is about."""
    return deed.n if deed.counter == NONE else count(g, power, deed.counter, deed.suits, p)


def how_many(g: Oath, p: int, power: int, deed: Deed) -> Rule[int]:
    """How many attack dice a plan changes: its number, one of two, or up to it (bandits: the most)."""
    n = dice_in(g, p, power, deed)
    about = POWERS[power].bearer
    if deed.up_to and p >= 0:
        n = yield Ask(p, K_PLAN_DICE, partial(range_list, 0, n), about)
    elif deed.other_n:
        n = yield Ask(p, K_PLAN_DICE, partial(list, [n, deed.other_n]), about)
    return n


def tell_plan(g: Oath, p: int, power: int, dice: int) -> None:
    """The line of a plan."""
    if dice > 0:
        g.say(L_PLAN_MORE, named(p), POWERS[power].bearer, dice)
    elif dice < 0:
        g.say(L_PLAN_FEWER, named(p), POWERS[power].bearer, -dice)
    else:
        g.say(L_PLAN, named(p), POWERS[power].bearer)


def use_plan(g: Oath, p: int, power: int, way: int) -> Rule[None]:
    """A player, or BANDITS, pays for a plan and uses it (5.5.3); conditions of single deeds count now."""
    fight = battle(g)
    dice = 0
    for deed in POWERS[power].deeds:
        if deed.word == DO_ATTACK and all_hold(g, deed.when, POWERS[power].bearer, p, NONE, NONE, 0):
            n = yield from how_many(g, p, power, deed)
            dice = -n if deed.sign == MINUS or way == FEWER else n
    if p >= 0:
        yield from pay(g, p, power)
    fight.plans = [*fight.plans, power]
    fight.users = [*fight.users, p]
    fight.choices = [*fight.choices, dice]
    tell_plan(g, p, power, dice)
    change_attack(g, dice)
    other = POWERS[power].rule != ""
    for deed in POWERS[power].deeds:
        if deed.word == DO_DEFENSE:
            add_defense(g, dice_in(g, p, power, deed))
        elif deed.word == DO_KILL:
            kill_at(g, ATTACKING, BOARD + fight.attacker, min(deed.n, g.warbands[fight.attacker]))
        elif deed.word == DO_WIN_NOW:
            win_now(g, side_of(g, p))
        elif deed.word not in HERE and not deed.on_victory and deed.query == NONE:
            other = True
    if other and p >= 0:
        yield from do(g, p, power)
    g.say(L_POOLS, fight.attack, fight.defense)


# ---------------------------------------------------------------- who uses them
def ask_plan(g: Oath, p: int) -> Rule[None]:
    """A player uses one plan, or no more as things stand; who has passed may speak again after another's plan."""
    fight = battle(g)
    chosen = yield Ask(p, K_PLAN, partial(open_plans, g, p), why=partial(closed_plans, g, p))
    if chosen == PASS:
        fight.done = [*fight.done, p]
        return
    bearer, way = PLAN_WAY.unpack(chosen)
    fight.done = []
    yield from use_plan(g, p, PLAN_OF[bearer], way)


def speaker(g: Oath, side: int) -> int:
    """Who of a side is asked for plans next; NONE if all have passed (5.5.3/4)."""
    for p in members(g, side):
        if p not in battle(g).done:
            return p
    return NONE


def bandit_plans(g: Oath) -> list[int]:
    """The plans that bandits use: all that they rule and that cost nothing; one that allows no other, alone (5.5.3/2)."""
    found = []
    for power in in_sight(g):
        if not POWERS[power].free or not side_fits(power, DEFENDING) or not rules(g, BANDITS, POWERS[power].bearer):
            continue
        dearer = any([in_play(g, POWERS[other].bearer) and concerns(g, other, BANDITS) for other in CHANGES[Q_PLAN_COST]])
        if not dearer and ban_on(g, BANDITS, power) == NONE and holds(g, power, BANDITS):
            found.append(power)
    alone = [power for power in found if sole(power)]
    return alone[:1] or found


def use_bandit_plans(g: Oath) -> Rule[None]:
    """The bandits use their plans."""
    for power in bandit_plans(g):
        yield from use_plan(g, BANDITS, power, FEWER if ways(g, power) != [AS_IT_IS] else AS_IT_IS)
