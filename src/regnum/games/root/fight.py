"""A battle in progress (4.3): plain data of the table, that everybody sees."""

from __future__ import annotations

from typing import ClassVar

from regnum.games.root.components import NOBODY


class Fight:
    """Who fights whom where, the dice, and the hits of both sides so far. `attack` is dealt by the attacker, `defence` by the
    defender; bonuses that are certain stand among the extra hits from the start."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "attacker", "defender", "clearing", "ally", "instigator", "high", "low", "cap_attack", "cap_defence", "bare",
        "rolled_attack", "rolled_defence", "extra_attack", "extra_defence", "removed", "lost", "warrior_hits", "pawn_hits",
        "enlisted", "used",
    )  # fmt: skip
    __slots__ = FIELDS

    def __init__(
        self, attacker: int, defender: int, clearing: int, ally: int = NOBODY, instigator: int = NOBODY, high: int = -1,
        low: int = -1, cap_attack: int = 0, cap_defence: int = 0, bare: bool = False, rolled_attack: int = 0,
        rolled_defence: int = 0, extra_attack: int = 0, extra_defence: int = 0, removed: int = 0, lost: int = 0,
        warrior_hits: int = 0, pawn_hits: int = 0, enlisted: int = 0, used: list[int] | None = None,
    ) -> None:  # fmt: skip
        self.attacker: int = attacker
        self.defender: int = defender
        self.clearing: int = clearing
        self.ally: int = ally
        """The faction whose warriors fight as the attacker's own (9.2.9.II.c), or NOBODY."""
        self.instigator: int = instigator
        """The Vagrant who removes the pieces of both sides (E.4.2), or NOBODY."""
        self.high: int = high
        """The dice, -1 before the roll; `low` is the lower one."""
        self.low: int = low
        self.cap_attack: int = cap_attack
        """What caps the rolled hits of the attacker, and of the defender (4.3.2.I)."""
        self.cap_defence: int = cap_defence
        self.bare: bool = bare
        """Whether the defender is defenseless (4.3.2.III)."""
        self.rolled_attack: int = rolled_attack
        self.rolled_defence: int = rolled_defence
        self.extra_attack: int = extra_attack
        self.extra_defence: int = extra_defence
        self.removed: int = removed
        """Buildings and tokens of the defender that the attacker removed; `lost` are those of the attacker."""
        self.lost: int = lost
        self.warrior_hits: int = warrior_hits
        """Hits taken by allied warriors, and by the items of the Vagabond with whom they fight."""
        self.pawn_hits: int = pawn_hits
        self.enlisted: int = enlisted
        """Swords of the Arbiter that raise the defender's cap (E.5.2)."""
        self.used: list[int] = [] if used is None else used
        """Crafted cards used in this battle."""

    def clone(self) -> Fight:
        return Fight(
            self.attacker, self.defender, self.clearing, self.ally, self.instigator, self.high, self.low, self.cap_attack,
            self.cap_defence, self.bare, self.rolled_attack, self.rolled_defence, self.extra_attack, self.extra_defence,
            self.removed, self.lost, self.warrior_hits, self.pawn_hits, self.enlisted, self.used,
        )  # fmt: skip

    def add_hits(self, f: int, n: int) -> None:
        """Extra hits that one side deals (4.3.2.II)."""
        if f == self.attacker:
            self.extra_attack += n
        else:
            self.extra_defence += n

    def rolled_on(self, f: int) -> int:
        """The rolled hits that one side takes."""
        return self.rolled_defence if f == self.attacker else self.rolled_attack

    def ignore_roll(self, f: int) -> None:
        """One side takes no rolled hits."""
        if f == self.attacker:
            self.rolled_defence = 0
        else:
            self.rolled_attack = 0
