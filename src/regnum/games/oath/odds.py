"""What the dice of a Campaign promise, from what all players see: pools, forces and the plans used so far (5.5.4, 5.5.5)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

from regnum.games.oath.battle import attack_dice, sacrifice_worth, shields_of, skulls_of, swords_of
from regnum.games.oath.campaign import site_dice, title_dice
from regnum.games.oath.components import ATTACK_DIE, DEFENSE_DIE
from regnum.games.oath.fight import ATTACKING, DEFENDING, THE_DICE
from regnum.games.oath.forces import battle, mortal, strength
from regnum.games.oath.queries import bar
from regnum.games.oath.setup import NO_DICE_FOR_MISSING
from regnum.games.oath.state import Oath
from regnum.games.oath.vocabulary import NONE, Q_SACRIFICE_MAY

OUTER = 10
"""One roll in so many lies below what is expected at least, and one above what is expected at most."""


class Span(NamedTuple):
    """A sum of dice: in tenths what it is on average, and between what it lies in eight of ten rolls."""

    tenths: int
    low: int
    high: int


class Odds(NamedTuple):
    """Both sums, the defending force included, and in how many of a hundred rolls the attacker wins: by the dice alone, and
    with what could be sacrificed."""

    attack: Span
    defense: Span
    win: int
    sacrifice: int


def pools_with(g: Oath, n: int) -> tuple[int, int]:
    """Both pools once the attacker has chosen `n` dice (5.5.2/7, 5.5.3/3, 2.11/10)."""
    attack, defense = n, battle(g).defense
    for _, change in site_dice(g):
        if not g.rulings & NO_DICE_FOR_MISSING:
            defense += max(0, -change - attack)
        attack = max(0, attack + change)
    return attack, defense + title_dice(g)


def odds_now(g: Oath) -> Odds:
    """The odds as the Campaign stands: before the attack dice are chosen, with all of them."""
    fight = battle(g)
    if fight.step <= THE_DICE:
        return odds(g, *pools_with(g, strength(g, ATTACKING)))
    return odds(g, attack_dice(g), fight.defense)


def odds(g: Oath, attack: int, defense: int) -> Odds:
    """The odds of so many dice on each side, read as the plans used so far say."""
    worth, alive, defending = sacrifice_worth(g), mortal(g, ATTACKING), strength(g, DEFENDING)
    barred = bar(g, Q_SACRIFICE_MAY, battle(g).attacker) != NONE
    swords, shields = dict[tuple[int, int], int](), dict[int, int]()
    for faces, ways in rolls(ATTACK_DIE, attack):
        result = swords_of(g, faces), 0 if barred else alive - min(alive, skulls_of(g, faces))
        swords[result] = swords.get(result, 0) + ways
    for faces, ways in rolls(DEFENSE_DIE, defense):
        found = shields_of(g, faces) + defending
        shields[found] = shields.get(found, 0) + ways
    win = all_wins = 0
    for (sum_of_swords, left), ways in swords.items():
        for held, others in shields.items():
            win += ways * others * (sum_of_swords > held)
            all_wins += ways * others * (sum_of_swords + left * worth > held)
    total = len(ATTACK_DIE) ** attack * len(DEFENSE_DIE) ** defense
    sums = dict[int, int]()
    for (found, _), ways in swords.items():
        sums[found] = sums.get(found, 0) + ways
    return Odds(span(sums), span(shields), percent(win, total), percent(all_wins, total))


def rolls(die: list[int], n: int) -> list[tuple[list[int], int]]:
    """Every roll of n dice, whichever die shows what, and in how many ways it comes."""
    faces = sorted(set(die))
    found = list[tuple[list[int], int]]()
    for roll in combinations_with_replacement(faces, n):
        counts = [roll.count(face) for face in faces]
        orders = factorial(n) // prod([factorial(count) for count in counts])
        ways = prod([die.count(face) ** count for face, count in zip(faces, counts, strict=True)])
        found.append((list(roll), orders * ways))
    return found


def span(sums: dict[int, int]) -> Span:
    """How the sums are spread."""
    total, seen = sum(sums.values()), 0
    inner = list[int]()
    for found in sorted(sums):
        before, seen = seen, seen + sums[found]
        if OUTER * seen > total and OUTER * before < (OUTER - 1) * total:
            inner.append(found)
    mean = sum([found * ways for found, ways in sums.items()])
    return Span((20 * mean + total) // (2 * total), inner[0], inner[-1])


def percent(part: int, total: int) -> int:
    """Rounded, but never all or nothing where it is not."""
    n = (200 * part + total) // (2 * total)
    return min(n, 99) if part < total and n == 100 else max(n, 1) if part else n
