"""Whom a Campaign is against and what it is about (5.5.1, 5.5.2)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Refusal, Rule
from regnum.engine.deeds import OPEN, refusal
from regnum.engine.kinds import Arg, Message, Noun
from regnum.games.oath.components import (
    BANNERS,
    CARDS,
    CHANCELLOR,
    CITIZEN,
    PAWN_DICE,
    RELIC_DICE,
    RELICS,
    SITE_DICE,
    SITES,
    SLOT_REGION,
)
from regnum.games.oath.fight import RELIC_SPOTS, Fight, new_fight
from regnum.games.oath.forces import attack_sites, battle
from regnum.games.oath.lexicon import FIRST_BANNER_ITEM, ITEM, MOST_SEATS, NUMBER, PLACE, SEAT, kind, reason, saying
from regnum.games.oath.places import place, slot_at
from regnum.games.oath.powers import pay_toll
from regnum.games.oath.powers_data import FIRST_SITE
from regnum.games.oath.queries import TARGET_ITEM, TARGET_PAWN, TARGET_SITE, bar, number, tolls, untolled
from regnum.games.oath.realm import items, owner, ruled_sites, rules_site
from regnum.games.oath.setup import ONLY_PAWN_OR_SITE
from regnum.games.oath.starting import barred, why_no_toll
from regnum.games.oath.state import BANDITS, Oath, imperial
from regnum.games.oath.vocabulary import NONE, Q_TARGET_DICE, Q_TARGET_MAY

BANDIT_FOE: Final = MOST_SEATS
OPPONENTS: Final[list[list[int]]] = [[*range(seats), BANDITS] for seats in range(MOST_SEATS + 1)]
"""By the number of seats: who could be attacked."""
FIRST_ITEM: Final = PLACE.size
PAWN_TARGET: Final = PLACE.size + ITEM.size
NARROW_PASS: Final = SITES.index("narrow-pass")
GIANT_PYTHON: Final = CARDS.index("giant-python")


class FoeNoun(Noun):
    """A player, or behind the players the bandits."""

    def __init__(self) -> None:
        super().__init__([*[SEAT.text(p) for p in range(MOST_SEATS)], "bandits"], "oath-foe-", sort="foe")

    def arg(self, x: int) -> Arg:
        return super().arg(x) if x == BANDIT_FOE else SEAT.arg(x)


class TargetNoun(Noun):
    """A target: a place of the map, a relic or banner, or the defender's pawn with its favor."""

    def __init__(self) -> None:
        super().__init__([*PLACE.slugs, *RELICS, *BANNERS, "pawn"], "oath-target-", sort="target")

    def arg(self, x: int) -> Arg:
        if x == PAWN_TARGET:
            return Message("oath-target-pawn")
        return PLACE.arg(x) if x < FIRST_ITEM else ITEM.arg(x - FIRST_ITEM)


FOE: Final = FoeNoun()
TARGET: Final = TargetNoun()
K_DEFENDER: Final = kind("defender", FOE, "5.5.1")
K_TARGET: Final = kind("target", TARGET, "5.5.2", FOE)
R_PASS: Final = reason("target-pass", "5.5.2")
R_EVEN: Final = reason("target-even", "5.5.2")
L_CAMPAIGN: Final = saying("campaign", who=SEAT, foe=FOE, site=PLACE)
L_TARGET: Final = saying("target", target=TARGET, n=NUMBER)


# ---------------------------------------------------------------- the dice of a target
def target_dice(g: Oath, target: int) -> int:
    """The defense dice that a target adds, with what powers of the defender add (5.5.2)."""
    defender = battle(g).defender
    if target == PAWN_TARGET:
        return number(g, Q_TARGET_DICE, defender, PAWN_DICE, NONE, TARGET_PAWN)
    if target < FIRST_ITEM:
        return number(g, Q_TARGET_DICE, defender, SITE_DICE, NONE, TARGET_SITE)
    item = target - FIRST_ITEM
    if item >= FIRST_BANNER_ITEM:
        return g.banner_tokens[item - FIRST_BANNER_ITEM]
    return number(g, Q_TARGET_DICE, defender, RELIC_DICE[item], item, TARGET_ITEM)


# ---------------------------------------------------------------- what can be a target
def located(g: Oath, target: int) -> int:
    """The slot at which a target is."""
    return slot_at(g, target) if target < FIRST_ITEM else battle(g).site


def pass_slot(g: Oath) -> int:
    """The slot that must be a target with any other of its region: the Narrow Pass in a region that is not the attacker's,
    unless the attacker rules it; else NONE."""
    if not g.live.here[FIRST_SITE + NARROW_PASS]:
        return NONE
    fight, slot = battle(g), g.sites.index(NARROW_PASS)
    elsewhere = SLOT_REGION[slot] != SLOT_REGION[fight.site]
    return slot if elsewhere and not rules_site(g, fight.attacker, slot) else NONE


def what_there_is(g: Oath) -> list[int]:
    """Everything of the defender's that can be aimed at from here (5.5.2/2 to /4)."""
    fight = battle(g)
    found = [place(g, slot) for slot in ruled_sites(g, fight.defender)]
    if fight.defender >= 0 and g.pawn[fight.defender] == fight.site:
        found += [*[FIRST_ITEM + item for item in items(g, fight.defender)], PAWN_TARGET]
    return found


def why_no_target(g: Oath, target: int) -> int:
    """Why something of the defender's cannot be a target whatever else is: OPEN or a reason."""
    fight = battle(g)
    gate = pass_slot(g) if target < FIRST_ITEM else NONE
    if gate != NONE and SLOT_REGION[slot_at(g, target)] == SLOT_REGION[gate]:
        if not rules_site(g, fight.defender, gate):
            return R_PASS
    if FIRST_ITEM <= target < PAWN_TARGET:
        why = bar(g, Q_TARGET_MAY, fight.attacker, target - FIRST_ITEM)
        if why != NONE:
            return barred(why)
    if untolled(g, Q_TARGET_MAY):
        return OPEN
    return why_no_toll(g, fight.attacker, tolls(g, Q_TARGET_MAY, fight.attacker, located(g, target)))


def possible(g: Oath) -> list[int]:
    """What of it may be a target, the sets apart."""
    return [target for target in what_there_is(g) if why_no_target(g, target) == OPEN]


def with_gate(g: Oath, chosen: list[int], target: int) -> list[int]:
    """The targets with one more, and with what that one demands (Narrow Pass)."""
    gate = pass_slot(g)
    chosen = [*chosen, target]
    if gate != NONE and target < FIRST_ITEM and SLOT_REGION[slot_at(g, target)] == SLOT_REGION[gate]:
        if place(g, gate) not in chosen:
            chosen.append(place(g, gate))
    return chosen


# ---------------------------------------------------------------- sets of targets
def even_only(g: Oath) -> bool:
    """Whether the dice of all targets must be an even number: the Giant Python of the defender or of an Imperial defender's
    Chancellor, who is an Ally in any case."""
    holder = owner(g, GIANT_PYTHON)
    if holder == NONE:
        return False
    defender = battle(g).defender
    if defender < 0:
        return False
    return holder == defender or (holder == CHANCELLOR and imperial(g, defender) and imperial(g, holder))


def here(g: Oath, target: int) -> bool:
    """Whether a target counts as the one at the attacker's site that 5.5.2/5 asks for."""
    if target < FIRST_ITEM:
        return slot_at(g, target) == battle(g).site
    return target == PAWN_TARGET or not g.rulings & ONLY_PAWN_OR_SITE


def any_here(g: Oath, targets: list[int]) -> bool:
    """Whether one of them does."""
    for target in targets:
        if here(g, target):
            return True
    return False


def odd(g: Oath, chosen: list[int]) -> bool:
    """Whether a Giant Python forbids so many dice."""
    return even_only(g) and sum([target_dice(g, target) for target in chosen]) % 2 == 1


def legal(g: Oath, chosen: list[int]) -> bool:
    """Whether these can be all the targets."""
    return any_here(g, chosen) and not odd(g, chosen)


def completed_by_one(g: Oath, chosen: list[int], among: list[int]) -> bool:
    """Whether the targets are legal, or are with one more."""
    if legal(g, chosen):
        return True
    for target in among:
        if target not in chosen and legal(g, with_gate(g, chosen, target)):
            return True
    return False


def can_complete(g: Oath, chosen: list[int], among: list[int]) -> bool:
    """Whether some legal set contains these targets. Two more always suffice: one at the site, and one that makes the number
    even; if no single one does, no others together do."""
    if completed_by_one(g, chosen, among):
        return True
    if any_here(g, chosen):
        return False
    for target in among:
        if here(g, target) and target not in chosen and completed_by_one(g, with_gate(g, chosen, target), among):
            return True
    return False


def compulsory(g: Oath) -> list[int]:
    """The attacker's own site if the defender rules it (5.5.2/6); not where its warbands attack with Captains."""
    fight = battle(g)
    if rules_site(g, fight.defender, fight.site) and fight.site not in attack_sites(g):
        return [place(g, fight.site)]
    return []


def declared(g: Oath) -> list[int]:
    """The targets so far."""
    fight = battle(g)
    found = [place(g, slot) for slot in fight.sites] + [FIRST_ITEM + relic for relic in fight.relics]
    found += [FIRST_ITEM + FIRST_BANNER_ITEM + banner for banner in fight.banners]
    return [*found, PAWN_TARGET] if fight.pawn else found


def further(g: Oath) -> list[int]:
    """What may be declared next, and PASS if the targets are complete."""
    chosen, among = declared(g), possible(g)
    found = [target for target in among if target not in chosen]
    if even_only(g) or not any_here(g, chosen):
        found = [target for target in found if can_complete(g, with_gate(g, chosen, target), among)]
    if legal(g, chosen):
        found.append(PASS)
    return found


def closed_targets(g: Oath) -> list[Refusal]:
    """What of the defender's cannot be declared next, and why."""
    chosen, open_ones = declared(g), further(g)
    closed = [target for target in what_there_is(g) if target not in chosen and target not in open_ones]
    reasons = [why_no_target(g, target) for target in closed]
    return [refusal(t, why if why != OPEN else R_EVEN) for t, why in zip(closed, reasons, strict=True)]


# ---------------------------------------------------------------- the defender
def trial(g: Oath, me: int, site: int, power: int, foe: int) -> Fight:
    """A Campaign against somebody, as it would begin: who is not Imperial in it (5.5.1/3, 5.5.1/4)."""
    rebel = NONE
    if foe >= 0 and g.role[me] == CITIZEN and g.role[foe] in (CHANCELLOR, CITIZEN):
        rebel = me
    elif foe >= 0 and g.role[me] == CHANCELLOR and g.role[foe] == CITIZEN:
        rebel = foe
    return new_fight(me, site, foe, rebel, power, g.seats)


def has_targets(g: Oath) -> bool:
    """Whether a legal set of targets exists in the Campaign that begins."""
    start = compulsory(g)
    for target in start:
        if why_no_target(g, target) != OPEN:
            return False
    return legal(g, start) or pawn_suffices(g) or can_complete(g, start, possible(g))


def pawn_suffices(g: Oath) -> bool:
    """Whether the defender's pawn makes any targets legal."""
    fight = battle(g)
    if fight.defender < 0 or g.pawn[fight.defender] != fight.site or even_only(g):
        return False
    return why_no_target(g, PAWN_TARGET) == OPEN


def near(g: Oath, q: int, site: int) -> bool:
    """Whether somebody can be attacked from a site: the pawn is there, or the site is theirs (5.5.1)."""
    return (q != BANDITS and g.pawn[q] == site) or rules_site(g, q, site)


def foes(g: Oath, me: int, site: int, power: int = NONE, foe: int = NONE, most: int = MOST_SEATS) -> list[int]:
    """Who can be the defender of a Campaign from a site (FOE); `foe`: nobody else; at most so many are looked for."""
    found: list[int] = []
    before = g.fight
    for q in OPPONENTS[g.seats] if foe == NONE else [foe]:
        g.fight = None
        if q == me or not near(g, q, site):
            continue
        g.fight = trial(g, me, site, power, q)
        if (g.fight.rebel == NONE or near(g, q, site)) and has_targets(g):
            found.append(q if q >= 0 else BANDIT_FOE)
            if len(found) == most:
                break
    g.fight = before
    return found


# ---------------------------------------------------------------- the step
def declare_target(g: Oath, target: int) -> Rule[None]:
    """One more target: its toll is paid, its dice join the defense pool (5.5.2)."""
    fight = battle(g)
    for power in tolls(g, Q_TARGET_MAY, fight.attacker, located(g, target)):
        yield from pay_toll(g, fight.attacker, power)
    n = target_dice(g, target)
    fight.defense += n
    if target == PAWN_TARGET:
        fight.pawn = True
    elif target < FIRST_ITEM:
        fight.sites = [*fight.sites, slot_at(g, target)]
    elif target - FIRST_ITEM >= FIRST_BANNER_ITEM:
        fight.banners = [*fight.banners, target - FIRST_ITEM - FIRST_BANNER_ITEM]
    else:
        fight.relics = [*fight.relics, target - FIRST_ITEM]
    g.say(L_TARGET, target, n)


def add_target(g: Oath, slot: int, spot: int, dice: int) -> None:
    """A plan makes a facedown relic at a target site a target; nobody need know which one it is (Relic Hunter)."""
    fight = battle(g)
    fight.hunted = [*fight.hunted, slot * RELIC_SPOTS + spot]
    fight.defense += dice


def declare_targets(g: Oath) -> Rule[bool]:
    """One target, or none more: tells whether all are declared (5.5.2)."""
    fight = battle(g)
    for target in compulsory(g):
        if target not in declared(g):
            yield from declare_target(g, target)
    about = fight.defender if fight.defender >= 0 else BANDIT_FOE
    chosen = yield Ask(fight.attacker, K_TARGET, partial(further, g), about, why=partial(closed_targets, g))
    if chosen == PASS:
        return True
    before = declared(g)
    for target in with_gate(g, before, chosen):
        if target not in before:
            yield from declare_target(g, target)
    return False
