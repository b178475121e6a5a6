"""A Campaign in progress: public, and in the state (5.5)."""

from __future__ import annotations

from typing import ClassVar, Final

ATTACKING: Final = 0
DEFENDING: Final = 1
UNDECIDED: Final = -1
RELIC_SPOTS: Final = 4
"""More relics than lie at any site."""

# ---------------------------------------------------------------- the steps, in order (5.5.2 to 5.5.8)
THE_TARGETS: Final = 0
THE_DICE: Final = 1
THE_ALLIES: Final = 2
ATTACK_PLANS: Final = 3
DEFENSE_PLANS: Final = 4
DEFENSE_ROLL: Final = 5
ATTACK_ROLL: Final = 6
SACRIFICE: Final = 7
LOSSES: Final = 8
SITES_TAKEN: Final = 9
ITEMS_TAKEN: Final = 10
BANISHED: Final = 11
VICTORY: Final = 12
THE_END: Final = 13
AFTERWARDS: Final = 14
STEPS: Final = [
    "targets", "dice", "allies", "attack-plans", "defense-plans", "defense-roll", "attack-roll", "sacrifice", "losses",
    "sites", "items", "banish", "victory", "end", "after",
]  # fmt: skip


NOTHING: Final[list[int]] = []
"""No list is changed in place, so that all that begin empty can be this one."""


class Fight:
    """Who attacks whom over what, the pools and dice, the plans used, and how it stands.

    Lists of two are by side: ATTACKING, DEFENDING. `defender` is a seat, or BANDITS. No list is changed in place."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "attacker", "site", "defender", "rebel", "power", "step", "allies", "asked", "sites", "relics", "banners",
        "pawn", "attack", "defense", "plans", "users", "choices", "done", "rolled_attack", "rolled_defense", "shields",
        "swords", "sacrificed", "won", "peace", "killed", "lost", "ward", "resolved", "spared", "hunted",
    )  # fmt: skip
    __slots__ = FIELDS

    def __init__(
        self, attacker: int, site: int, defender: int, rebel: int, power: int, step: int, allies: list[int],
        asked: list[int], sites: list[int], relics: list[int], banners: list[int], pawn: bool, attack: int,
        defense: int, plans: list[int], users: list[int], choices: list[int], done: list[int], rolled_attack: list[int],
        rolled_defense: list[int], shields: int, swords: int, sacrificed: int, won: int, peace: bool, killed: list[int],
        lost: list[int], ward: list[int], resolved: list[int], spared: list[int], hunted: list[int],
    ) -> None:  # fmt: skip
        self.attacker: int = attacker
        self.site: int = site
        """The slot that counts as the attacker's site."""
        self.defender: int = defender
        self.rebel: int = rebel
        """The Citizen who is not Imperial during this Campaign (5.5.1/3, 5.5.1/4), or NONE."""
        self.power: int = power
        """The power that granted it (Captains, Wild Allies, Second Wind ...), or NONE."""
        self.step: int = step
        """One of STEPS."""
        self.allies: list[int] = allies
        self.asked: list[int] = asked
        """Citizens who have been asked whether they join."""
        self.sites: list[int] = sites
        self.relics: list[int] = relics
        self.banners: list[int] = banners
        self.pawn: bool = pawn
        """The targets: slots, relics and banners of the defender, the pawn with its favor."""
        self.attack: int = attack
        self.defense: int = defense
        """Dice in the pools."""
        self.plans: list[int] = plans
        self.users: list[int] = users
        self.choices: list[int] = choices
        """The plans used (powers), who used each (BANDITS too), and by how many dice each changed the attack pool."""
        self.done: list[int] = done
        """Who uses no more plans, as things stand."""
        self.rolled_attack: list[int] = rolled_attack
        self.rolled_defense: list[int] = rolled_defense
        """Faces, as they lie."""
        self.shields: int = shields
        """The defense, warbands included, once it is known."""
        self.swords: int = swords
        """The attack without sacrifices, once it is known."""
        self.sacrificed: int = sacrificed
        self.won: int = won
        """ATTACKING or DEFENDING, once it is decided."""
        self.peace: bool = peace
        """Won by a Peace Envoy: nobody dies in defeat."""
        self.killed: list[int] = killed
        """Warbands of each side killed so far, those in the Hospital included."""
        self.lost: list[int] = lost
        """Survivors of the defeated force, by seat of the board on which they are now."""
        self.ward: list[int] = ward
        """Warbands in the Hospital, by colour."""
        self.resolved: list[int] = resolved
        """Plans of the winner that have had their effect (5.5.8)."""
        self.spared: list[int] = spared
        """Cards of spent plans that stay in play: another was discarded in their stead (Wild Mounts)."""
        self.hunted: list[int] = hunted
        """Facedown relics at target sites that are targets too (Relic Hunter): slot * RELIC_SPOTS and their place there."""

    def clone(self) -> Fight:
        """An independent copy."""
        return Fight(
            self.attacker, self.site, self.defender, self.rebel, self.power, self.step, self.allies, self.asked,
            self.sites, self.relics, self.banners, self.pawn, self.attack, self.defense, self.plans, self.users,
            self.choices, self.done, self.rolled_attack, self.rolled_defense, self.shields, self.swords, self.sacrificed,
            self.won, self.peace, self.killed, self.lost, self.ward, self.resolved, self.spared, self.hunted,
        )  # fmt: skip


def new_fight(attacker: int, site: int, defender: int, rebel: int, power: int, seats: int) -> Fight:
    """A Campaign that begins: no target is declared yet."""
    return Fight(
        attacker, site, defender, rebel, power, THE_TARGETS, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, False, 0, 0,
        NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, 0, 0, 0, UNDECIDED, False, [0, 0], [0] * seats, [0] * seats,
        NOTHING, NOTHING, NOTHING,
    )  # fmt: skip
