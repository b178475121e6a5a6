"""Dice: rolled, rolled again, and read (5.5.4, 5.5.5)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.games.oath.components import (
    ATTACK_DIE,
    ATTACK_FACES,
    DEFENSE_DIE,
    DEFENSE_FACES,
    DOUBLE,
    HOLLOW_SWORD,
    SHIELD,
    SWORD,
    TWO_SHIELDS,
    TWO_SWORDS_SKULL,
)
from regnum.games.oath.fight import ATTACKING, DEFENDING
from regnum.games.oath.forces import battle, mortal, strength, used_by
from regnum.games.oath.lexicon import NUMBER, SEAT, kind, saying
from regnum.games.oath.losses import kill_some
from regnum.games.oath.powers import open_window
from regnum.games.oath.powers_data import POWERS, Deed
from regnum.games.oath.queries import bar
from regnum.games.oath.state import Oath
from regnum.games.oath.targets import BANDIT_FOE, FOE
from regnum.games.oath.vocabulary import (
    AT_DICE_ROLLED,
    DO_FACE,
    DO_HALF,
    DO_SET,
    FACES,
    NONE,
    Q_ROLL_ATTACK,
    Q_SACRIFICE_MAY,
    Q_SACRIFICE_WORTH,
    SIDES,
)

OF_MINE: Final = SIDES.index("mine")
OF_FOE: Final = SIDES.index("foe")
SKULLS: Final = FACES.index("skull")
HOLLOW: Final = FACES.index("hollow")
BIG: Final = FACES.index("big")
ONE_SHIELD: Final = FACES.index("one-shield")
EVERY_FACE: Final = FACES.index("all")

K_SACRIFICE: Final = kind("sacrifice", NUMBER, "5.5.5/3")
L_ROLLED: Final = [
    saying("rolled-attack", who=FOE, hollow=NUMBER, sword=NUMBER, big=NUMBER),
    saying("rolled-defense", who=FOE, blank=NUMBER, shield=NUMBER, shields=NUMBER, double=NUMBER),
]
"""By side: whose dice, and how many show each face."""
L_DEFENSE: Final = saying("defense", n=NUMBER, shields=NUMBER, warbands=NUMBER)
L_ATTACK: Final = saying("attack", n=NUMBER, defense=NUMBER)
L_SKULLS: Final = saying("skulls", n=NUMBER)
L_SACRIFICE: Final = saying("sacrifice", who=SEAT, n=NUMBER)
L_OUTCOME: Final = [
    saying("attack-won", who=FOE, n=NUMBER, defense=NUMBER),
    saying("defense-won", who=FOE, n=NUMBER, defense=NUMBER),
]
"""By side: who won, attack and defense."""


def named(p: int) -> int:
    """A player or the bandits, as questions and lines name them (targets.FOE)."""
    return p if p >= 0 else BANDIT_FOE


# ---------------------------------------------------------------- what used plans say
def deeds_used(g: Oath, side: int, word: int) -> list[Deed]:
    """The deeds of one sort in the plans that a side has used."""
    return [deed for plan in used_by(g, side) for deed in POWERS[plan].deeds if deed.word == word]


def worth_of(g: Oath, side: int, face: int) -> int:
    """How often a face counts in the dice of a side: an ignored one never, a doubled one twice."""
    n = 1
    if not battle(g).plans:
        return n
    for deed in deeds_used(g, side, DO_FACE):
        if deed.face == face and deed.side == OF_MINE:
            n *= deed.n
    for deed in deeds_used(g, 1 - side, DO_FACE):
        if deed.face == face and deed.side == OF_FOE:
            n *= deed.n
    return n


# ---------------------------------------------------------------- rolling
def cast(g: Oath, side: int, n: int) -> list[int]:
    """Faces of n dice: attack dice of the attacker, defense dice otherwise."""
    die = ATTACK_DIE if side == ATTACKING else DEFENSE_DIE
    return [die[g.chance.pick(len(die))] for _ in range(n)]


def tell_dice(g: Oath, p: int, side: int, faces: list[int]) -> None:
    """The line of a roll."""
    if side == ATTACKING:
        of = [faces.count(face) for face in range(len(ATTACK_FACES))]
        g.say(L_ROLLED[ATTACKING], named(p), of[0], of[1], of[2])
    else:
        of = [faces.count(face) for face in range(len(DEFENSE_FACES))]
        g.say(L_ROLLED[DEFENDING], named(p), of[0], of[1], of[2], of[3])


def roll_dice(g: Oath, p: int, side: int, n: int) -> Rule[list[int]]:
    """A player, or BANDITS, rolls n dice: attack dice for the side ATTACKING, defense dice for DEFENDING and for NONE, outside
    a Campaign. While they lie there the window dice.rolled is open to the roller (x the side, y how many): a power that is
    used there has them all rolled again, once."""
    faces = cast(g, side, n)
    tell_dice(g, p, side, faces)
    if p >= 0 and n:
        used = len(g.doing.used)
        yield from open_window(g, AT_DICE_ROLLED, p, side, n)
        if len(g.doing.used) > used:
            faces = cast(g, side, n)
            tell_dice(g, p, side, faces)
    return faces


# ---------------------------------------------------------------- reading
def shields_of(g: Oath, faces: list[int]) -> int:
    """Shields rolled: first what is ignored, then the sum, then doubled by each double (5.5.4/3)."""
    n = faces.count(SHIELD) * worth_of(g, DEFENDING, ONE_SHIELD) + 2 * faces.count(TWO_SHIELDS) * worth_of(g, DEFENDING, BIG)
    return n * worth_of(g, DEFENDING, EVERY_FACE) << faces.count(DOUBLE)


def swords_of(g: Oath, faces: list[int]) -> int:
    """Swords rolled: first what is ignored, then doubling, then two hollow ones for one (5.5.5/4)."""
    twice = worth_of(g, ATTACKING, EVERY_FACE)
    whole = faces.count(SWORD) + 2 * faces.count(TWO_SWORDS_SKULL) * worth_of(g, ATTACKING, BIG)
    return whole * twice + faces.count(HOLLOW_SWORD) * worth_of(g, ATTACKING, HOLLOW) * twice // 2


def skulls_of(g: Oath, faces: list[int]) -> int:
    """Skulls rolled that kill (5.5.5)."""
    return faces.count(TWO_SWORDS_SKULL) * worth_of(g, ATTACKING, SKULLS) * worth_of(g, ATTACKING, EVERY_FACE)


# ---------------------------------------------------------------- the steps
def roll_defense(g: Oath) -> Rule[None]:
    """The defense roll: shields, and the warbands or bandits of the defending force (5.5.4)."""
    fight = battle(g)
    fight.rolled_defense = yield from roll_dice(g, fight.defender, DEFENDING, fight.defense)
    shields, warbands = shields_of(g, fight.rolled_defense), strength(g, DEFENDING)
    fight.shields = shields + warbands
    g.say(L_DEFENSE, fight.shields, shields, warbands)


def attack_dice(g: Oath) -> int:
    """How many attack dice are rolled: the pool, or half of it (Mounted Patrol)."""
    n = battle(g).attack
    for deed in deeds_used(g, DEFENDING, DO_HALF):
        if deed.query == Q_ROLL_ATTACK:
            n //= 2
    return n


def roll_attack(g: Oath) -> Rule[None]:
    """The attack roll; each skull at once kills a warband of the attacker's force (5.5.5)."""
    fight = battle(g)
    fight.rolled_attack = yield from roll_dice(g, fight.attacker, ATTACKING, attack_dice(g))
    fight.swords = swords_of(g, fight.rolled_attack)
    g.say(L_ATTACK, fight.swords, fight.shields)
    dead = min(skulls_of(g, fight.rolled_attack), mortal(g, ATTACKING))
    if dead:
        g.say(L_SKULLS, dead)
        yield from kill_some(g, ATTACKING, fight.attacker, dead)


def sacrifice_worth(g: Oath) -> int:
    """What a sacrificed warband adds to the attack: 1, or what a plan says (Zealots)."""
    found = [deed.n for deed in deeds_used(g, ATTACKING, DO_SET) if deed.query == Q_SACRIFICE_WORTH]
    return max([1, *found])


def needed_sacrifice(g: Oath) -> int:
    """How many warbands it takes to win: the fewest that suffice, 0 if none is needed, NONE if it cannot be (5.5.5/3)."""
    fight = battle(g)
    short = fight.shields - fight.swords + 1
    if short <= 0:
        return 0
    n = -(-short // sacrifice_worth(g))
    if n > mortal(g, ATTACKING) or bar(g, Q_SACRIFICE_MAY, fight.attacker) != NONE:
        return NONE
    return n


def decide(g: Oath) -> Rule[None]:
    """The attacker may sacrifice exactly what it takes; then attack and defense are compared (5.5.5)."""
    fight = battle(g)
    n = needed_sacrifice(g)
    if n > 0:
        chosen = yield Ask(fight.attacker, K_SACRIFICE, partial(list, [n, PASS]))
        if chosen != PASS:
            g.say(L_SACRIFICE, fight.attacker, n)
            fight.sacrificed = n
            yield from kill_some(g, ATTACKING, fight.attacker, n)
    attack = fight.swords + fight.sacrificed * sacrifice_worth(g)
    fight.won = ATTACKING if attack > fight.shields else DEFENDING
    g.say(L_OUTCOME[fight.won], named(fight.attacker if fight.won == ATTACKING else fight.defender), attack, fight.shields)
