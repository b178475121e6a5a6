"""The Campaign, step by step (5.5). Each step is a step of the game: a position in the middle is cheap to copy."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.deeds import OPEN, lacking
from regnum.games.oath.actions import begin, finish
from regnum.games.oath.battle import decide, roll_attack, roll_defense, roll_dice
from regnum.games.oath.components import (
    ACTION_COST,
    CAMPAIGN,
    CHANCELLOR,
    OATHKEEPER_DICE,
    SUPREMACY,
    USURPER_DICE,
)
from regnum.games.oath.conditions import holds
from regnum.games.oath.fight import (
    AFTERWARDS,
    ATTACK_PLANS,
    ATTACK_ROLL,
    ATTACKING,
    BANISHED,
    DEFENDING,
    DEFENSE_PLANS,
    DEFENSE_ROLL,
    ITEMS_TAKEN,
    LOSSES,
    SACRIFICE,
    SITES_TAKEN,
    THE_ALLIES,
    THE_DICE,
    THE_END,
    THE_TARGETS,
    UNDECIDED,
    VICTORY,
)
from regnum.games.oath.forces import add_defense, battle, change_attack, present, strength
from regnum.games.oath.lexicon import BEARER, NUMBER, SEAT, kind, reason, saying
from regnum.games.oath.losses import range_list, settle_losses
from regnum.games.oath.places import place
from regnum.games.oath.plans import ask_plan, speaker, use_bandit_plans
from regnum.games.oath.powers import in_play, open_to_all
from regnum.games.oath.powers_data import POWERS, POWERS_AT
from regnum.games.oath.promises import PEACE, note_breach
from regnum.games.oath.queries import bar
from regnum.games.oath.spoils import banish, defeated_plans, end_plans, resolve_victory, second_wind, take_items, take_sites
from regnum.games.oath.starting import R_SUPPLY, barred
from regnum.games.oath.state import BANDITS, Oath, citizens, imperial
from regnum.games.oath.supply import spend_supply
from regnum.games.oath.targets import BANDIT_FOE, FOE, K_DEFENDER, L_CAMPAIGN, declare_targets, foes, trial
from regnum.games.oath.victory import settle
from regnum.games.oath.vocabulary import (
    AT_CAMPAIGN_AFTER,
    AT_CAMPAIGN_POOL,
    DO_ATTACK,
    MINUS,
    NONE,
    PLAN,
    Q_CAMPAIGN_MAY,
)

__all__ = [
    "begin_campaign", "campaign", "campaign_step", "can_campaign", "closed_campaign", "roll_dice", "site_dice", "title_dice",
]  # fmt: skip

K_DICE: Final = kind("attack-dice", NUMBER, "5.5.2/7")
K_ALLY: Final = kind("ally", FOE, "5.5.2/9")
K_ALLOW: Final = kind("allow-ally", SEAT, "5.5.2/9")
L_DICE: Final = saying("attack-dice", who=SEAT, n=NUMBER)
L_ALLY: Final = saying("ally", who=SEAT)
L_ALLY_REFUSED: Final = saying("ally-refused", who=SEAT)
L_SITE_DICE: Final = [saying("pool-more", card=BEARER, n=NUMBER), saying("pool-fewer", card=BEARER, n=NUMBER)]
L_TITLE_DICE: Final = saying("title-dice", n=NUMBER)
L_OVER: Final = saying("campaign-over")
R_NO_FOE: Final = reason("campaign-no-foe", "5.5.1")


# ---------------------------------------------------------------- the beginning
def why_no_campaign(g: Oath, me: int, site: int, foe: int = NONE, power: int = NONE) -> int:
    """Why a player cannot campaign from a site, Supply apart: OPEN or a reason."""
    barrier = bar(g, Q_CAMPAIGN_MAY, me)
    if barrier != NONE:
        return barred(barrier)
    return OPEN if foes(g, me, site, power, foe, 1) else R_NO_FOE


def closed_campaign(g: Oath, me: int) -> int:
    """Why the major action is closed: OPEN or a reason (5.5.1)."""
    if g.supply[me] < ACTION_COST[CAMPAIGN]:
        return lacking(R_SUPPLY, ACTION_COST[CAMPAIGN])
    return why_no_campaign(g, me, g.pawn[me])


def can_campaign(g: Oath, me: int, site: int, foe: int = NONE, power: int = NONE) -> bool:
    """Whether a player could campaign from a site for no Supply; `foe`: against nobody else; `power` would grant it."""
    return why_no_campaign(g, me, site, foe, power) == OPEN


def campaign(g: Oath, me: int) -> Rule[None]:
    """The major action: 2 Supply, a defender, and the Campaign is under way (5.5.1)."""
    spend_supply(g, me, ACTION_COST[CAMPAIGN])
    yield from begin_campaign(g, me, g.pawn[me])


def choice_of_foe(g: Oath, me: int, site: int, power: int, foe: int) -> list[int]:
    """The possible defenders; PASS where a plan of the last Campaign grants this one."""
    found = foes(g, me, site, power, foe)
    return [*found, PASS] if power != NONE and POWERS[power].kind == PLAN else found


def begin_campaign(g: Oath, me: int, site: int, power: int = NONE, foe: int = NONE) -> Rule[None]:
    """A Campaign for no Supply, as if the pawn were at `site`. `power` granted it: the warbands of the site join if it says so
    (Captains, Wild Allies). The caller has looked whether it can be (`can_campaign`)."""
    chosen = yield Ask(me, K_DEFENDER, partial(choice_of_foe, g, me, site, power, foe))
    if chosen == PASS:
        return
    begin(g, me, CAMPAIGN)
    g.doing.site = site
    g.fight = trial(g, me, site, power, BANDITS if chosen == BANDIT_FOE else chosen)
    g.say(L_CAMPAIGN, me, chosen, place(g, site))
    note_breach(g, me, PEACE, g.fight.defender)


# ---------------------------------------------------------------- the pools and the Allies
def choose_dice(g: Oath) -> Rule[None]:
    """Attack dice, at most as many as the force is large; then what must change the pools (5.5.2/7, 2.11/10)."""
    fight = battle(g)
    fight.attack = yield Ask(fight.attacker, K_DICE, partial(range_list, 0, strength(g, ATTACKING)))
    g.say(L_DICE, fight.attacker, fight.attack)
    for bearer, change in site_dice(g):
        change_attack(g, change)
        g.say(L_SITE_DICE[1 if change < 0 else 0], bearer, abs(change))
    n = title_dice(g)
    if n:
        add_defense(g, n)
        g.say(L_TITLE_DICE, n)


def site_dice(g: Oath) -> list[tuple[int, int]]:
    """What must change the attack pool, by its bearer: first what adds dice, then what takes them (5.5.2/7)."""
    attacker, more, fewer = battle(g).attacker, list[tuple[int, int]](), list[tuple[int, int]]()
    for power in POWERS_AT[AT_CAMPAIGN_POOL]:
        if in_play(g, POWERS[power].bearer) and holds(g, power, attacker):
            for deed in POWERS[power].deeds:
                if deed.word == DO_ATTACK and deed.sign == MINUS:
                    fewer.append((POWERS[power].bearer, -deed.n))
                elif deed.word == DO_ATTACK:
                    more.append((POWERS[power].bearer, deed.n))
    return more + fewer


def title_dice(g: Oath) -> int:
    """The defense dice of the title: for its holder as defender; under Supremacy for any Imperial defender while the
    Chancellor has it, one in all (2.11/10, 2.11/12, O-10)."""
    defender = battle(g).defender
    if defender == BANDITS:
        return 0
    shared = g.oath == SUPREMACY and g.title == CHANCELLOR and imperial(g, defender)
    if g.title != defender and not shared:
        return 0
    return USURPER_DICE if g.usurper else OATHKEEPER_DICE


def next_ally(g: Oath) -> int:
    """The next Citizen to be asked whether to join; NONE if there is none (5.5.2/9)."""
    fight = battle(g)
    for p in citizens(g):
        if p not in (fight.attacker, fight.defender) and p not in fight.asked and imperial(g, p) and present(g, p):
            return p
    return NONE


def gather_allies(g: Oath) -> Rule[bool]:
    """The Chancellor joins an Imperial defender, then each Citizen who is near may, if the defender agrees; one is asked at a
    time. Tells whether all are there (5.5.2/8, /9)."""
    fight = battle(g)
    foe = fight.defender
    if foe == BANDITS or not imperial(g, foe):
        return True
    if CHANCELLOR not in (foe, fight.attacker) and CHANCELLOR not in fight.allies:
        fight.allies = [CHANCELLOR]
        g.say(L_ALLY, CHANCELLOR)
    p = next_ally(g)
    if p == NONE:
        return True
    fight.asked = [*fight.asked, p]
    if (yield Ask(p, K_ALLY, partial(list, [foe, PASS]))) == PASS:
        return False
    if (yield Ask(foe, K_ALLOW, partial(list, [p, PASS]))) == PASS:
        g.say(L_ALLY_REFUSED, p)
    else:
        fight.allies = [*fight.allies, p]
        g.say(L_ALLY, p)
    return False


# ---------------------------------------------------------------- the steps
def campaign_step(g: Oath) -> Rule[None]:
    """One step of the Campaign in progress."""
    fight = battle(g)
    step = fight.step
    if step == THE_TARGETS:
        if (yield from declare_targets(g)):
            fight.step = THE_DICE
    elif step == THE_DICE:
        yield from choose_dice(g)
        fight.step = THE_ALLIES
    elif step == THE_ALLIES:
        if (yield from gather_allies(g)):
            fight.step = ATTACK_PLANS
    elif step in (ATTACK_PLANS, DEFENSE_PLANS):
        yield from plan_step(g)
    elif step == DEFENSE_ROLL:
        yield from roll_defense(g)
        fight.step = ATTACK_ROLL
    elif step == ATTACK_ROLL:
        yield from roll_attack(g)
        fight.step = SACRIFICE
    elif step == SACRIFICE:
        yield from decide(g)
        fight.step = LOSSES
    elif step == LOSSES:
        yield from settle_losses(g)
        yield from defeated_plans(g)
        fight.step = SITES_TAKEN if fight.won == ATTACKING else VICTORY
    else:
        yield from late_step(g)


def plan_step(g: Oath) -> Rule[None]:
    """One plan, or a pass: the attacker until done, then the defending side until all are (5.5.3)."""
    fight = battle(g)
    side = ATTACKING if fight.step == ATTACK_PLANS else DEFENDING
    if side == DEFENDING and fight.defender == BANDITS:
        yield from use_bandit_plans(g)
    elif speaker(g, side) != NONE:
        yield from ask_plan(g, speaker(g, side))
        if fight.won != UNDECIDED or speaker(g, side) != NONE:
            return
    fight.done = []
    fight.step = DEFENSE_PLANS if side == ATTACKING else DEFENSE_ROLL


def late_step(g: Oath) -> Rule[None]:
    """A step after the losses: what the winner gets, and the end (5.5.7, 5.5.8)."""
    fight = battle(g)
    step = fight.step
    if step == SITES_TAKEN:
        yield from take_sites(g)
        fight.step = ITEMS_TAKEN
    elif step == ITEMS_TAKEN:
        yield from take_items(g)
        fight.step = BANISHED
    elif step == BANISHED:
        yield from banish(g)
        fight.step = VICTORY
        yield from settle(g)
    elif step == VICTORY:
        if (yield from resolve_victory(g)):
            fight.step = THE_END
    elif step == THE_END:
        yield from end_plans(g)
        fight.step = AFTERWARDS
        yield from settle(g)
    else:
        yield from close(g)


def close(g: Oath) -> Rule[None]:
    """The Campaign is over: Herald and Sneak Attack, then Second Wind (10.after)."""
    fight = battle(g)
    g.say(L_OVER)
    yield from open_to_all(g, AT_CAMPAIGN_AFTER, fight.attacker, fight.defender)
    second_wind(g)
    g.fight = None
    finish(g)
