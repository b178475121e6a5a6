"""The two sides of a Campaign: who stands on which, the warbands of each force, and the pools (5.5.2 to 5.5.4, 10.force).

Nothing here asks, and nothing here needs the powers: conditions and plans may read it. A place of a force is a slot of the
map, or BOARD and a seat."""

from __future__ import annotations

from typing import Final

from regnum.games.oath.components import BANDITS as SITE_BANDITS
from regnum.games.oath.components import CARDS, SLOTS
from regnum.games.oath.fight import ATTACKING, DEFENDING, NOTHING, Fight
from regnum.games.oath.powers_data import CHANGES, POWERS
from regnum.games.oath.realm import BANDIT_CROWN, owner, ruled_sites
from regnum.games.oath.setup import NO_DICE_FOR_MISSING
from regnum.games.oath.state import BANDITS, EMPIRE, Oath, colour_of, imperial
from regnum.games.oath.vocabulary import DO_CAMPAIGN_AT, DO_SET, NONE, Q_BANDITS

BOARD: Final = SLOTS
"""The place of a force on a board: BOARD and the seat."""
VOW_OF_UNION: Final = CARDS.index("vow-of-union")


def battle(g: Oath) -> Fight:
    """The Campaign in progress."""
    assert g.fight is not None
    return g.fight


# ---------------------------------------------------------------- sides
def side_of(g: Oath, p: int) -> int:
    """The side of a player, or of BANDITS, in the Campaign in progress; NONE if there is none or p stands aside."""
    fight = g.fight
    if fight is None:
        return NONE
    if p == fight.attacker:
        return ATTACKING
    return DEFENDING if p == fight.defender or p in fight.allies else NONE


def members(g: Oath, side: int) -> list[int]:
    """The players of a side; none of the bandits. The defender comes before the Allies."""
    fight = battle(g)
    if side == ATTACKING:
        return [fight.attacker]
    return fight.allies if fight.defender < 0 else [fight.defender, *fight.allies]


def leader(g: Oath, side: int) -> int:
    """Who decides for a side: the attacker or the defender; BANDITS where nobody does."""
    fight = battle(g)
    return fight.attacker if side == ATTACKING else fight.defender


def mourner(g: Oath, side: int) -> int:
    """Who chooses the losses of a side: its leader, but the Chancellor for an Imperial defence (5.5.6/5, O-40)."""
    who = leader(g, side)
    return EMPIRE if side == DEFENDING and who >= 0 and imperial(g, who) else who


def used_by(g: Oath, side: int) -> list[int]:
    """The plans that a side has used, in order."""
    fight = battle(g)
    if not fight.plans:
        return NOTHING
    return [plan for i, plan in enumerate(fight.plans) if side_of(g, fight.users[i]) == side]


# ---------------------------------------------------------------- forces
def bandits_of(g: Oath, slot: int) -> int:
    """How many bandits a site has (2.8.3/2): 1, or what a card in play says."""
    n = SITE_BANDITS
    for power in CHANGES[Q_BANDITS]:
        if POWERS[power].bearer < len(g.card_at) and g.card_at[POWERS[power].bearer] != NONE:
            for deed in POWERS[power].deeds:
                if deed.word == DO_SET and deed.query == Q_BANDITS:
                    n = deed.n
    return n


def crowned(g: Oath, side: int) -> bool:
    """Whether bandits count as warbands of a side: it has the Bandit Crown, the Empire in common (7.6.5)."""
    wearer = g.relic_at[BANDIT_CROWN]
    if wearer == NONE:
        return False
    for p in members(g, side):
        if p == wearer or (imperial(g, p) and imperial(g, wearer)):
            return True
    return False


def from_site(g: Oath) -> bool:
    """Whether the Campaign is fought as if the pawn were elsewhere, with the warbands there (Captains, Wild Allies)."""
    power = battle(g).power
    return power != NONE and any([deed.word == DO_CAMPAIGN_AT for deed in POWERS[power].deeds])


def attack_sites(g: Oath) -> list[int]:
    """The slots whose warbands belong to the attacker's force: by Captains or Wild Allies the one that is attacked from, by
    the Vow of Union all that the attacker rules."""
    fight = battle(g)
    found = ruled_sites(g, fight.attacker) if owner(g, VOW_OF_UNION) == fight.attacker else []
    if fight.power != NONE and fight.site not in found and from_site(g):
        whose = g.garrison_of[fight.site]
        if whose == colour_of(g, fight.attacker) or (whose == NONE and crowned(g, ATTACKING)):
            found.append(fight.site)
    return found


def present(g: Oath, p: int) -> bool:
    """Whether the board of a defending player adds to the defense: the pawn is at a target site or at the attacker's."""
    fight = battle(g)
    return g.pawn[p] == fight.site or g.pawn[p] in fight.sites


def places(g: Oath, side: int) -> list[int]:
    """Where warbands of a force are: sites, then boards (10.force)."""
    fight = battle(g)
    if side == ATTACKING:
        return [
            *[slot for slot in attack_sites(g) if g.garrison[slot]],
            *[BOARD + p for p in members(g, side) if g.warbands[p]],
        ]
    if fight.defender < 0:
        return []
    mine = attack_sites(g)
    return [
        *[slot for slot in fight.sites if g.garrison[slot] and slot not in mine],
        *[BOARD + p for p in members(g, side) if g.warbands[p] and present(g, p)],
    ]


def count_at(g: Oath, where: int) -> int:
    """The warbands at a place of a force."""
    return g.garrison[where] if where < BOARD else g.warbands[where - BOARD]


def mortal(g: Oath, side: int) -> int:
    """The warbands of a force: what can be killed or sacrificed."""
    return sum([count_at(g, where) for where in places(g, side)])


def outlaws(g: Oath, side: int) -> int:
    """The bandits of a force: of the target sites, or of the sites attacked from, where they count (5.5.4/2, 7.6.5)."""
    fight = battle(g)
    if side == ATTACKING:
        sites = attack_sites(g) if crowned(g, side) else []
    elif fight.defender == BANDITS or crowned(g, side):
        mine = attack_sites(g)
        sites = [slot for slot in fight.sites if slot not in mine]
    else:
        sites = []
    return sum([bandits_of(g, slot) for slot in sites])


def strength(g: Oath, side: int) -> int:
    """The size of a force, bandits included; counted anew whenever it is read."""
    return mortal(g, side) + outlaws(g, side)


# ---------------------------------------------------------------- pools
def change_attack(g: Oath, n: int) -> None:
    """Attack dice come or go; for each that is missing a defense die comes instead (5.5.3/3, O-08)."""
    fight = battle(g)
    missing = max(0, -n - fight.attack)
    fight.attack = max(0, fight.attack + n)
    if not g.rulings & NO_DICE_FOR_MISSING:
        fight.defense += missing


def add_defense(g: Oath, n: int) -> None:
    """Defense dice come."""
    battle(g).defense += n
