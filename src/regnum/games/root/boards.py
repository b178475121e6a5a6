"""The faction boards: what each faction keeps beside the map. Plain data with a hand-written copy.

Lists are never changed in place but replaced by changed ones: copies share them."""

from __future__ import annotations

from typing import ClassVar, Final

from regnum.games.root.components import FACTIONS, ITEMS

READY: Final = 0
EXHAUSTED: Final = 1
DAMAGED: Final = 2
DAMAGED_EXHAUSTED: Final = 3
HOSTILE: Final = -1
INDIFFERENT: Final = 0
ALLIED: Final = 3


class EyrieBoard:
    """Decree columns (recruit, move, battle, build), the leader, leaders turned down (bits), and what is left to resolve."""

    FIELDS: ClassVar[tuple[str, ...]] = ("decree", "leader", "deposed", "column", "todo", "added", "birds")
    __slots__ = FIELDS

    def __init__(
        self, decree: list[list[int]], leader: int, deposed: int, column: int, todo: list[int], added: int, birds: int
    ) -> None:
        self.decree: list[list[int]] = decree
        self.leader: int = leader
        self.deposed: int = deposed
        self.column: int = column
        self.todo: list[int] = todo
        self.added: int = added
        self.birds: int = birds

    def clone(self) -> EyrieBoard:
        return EyrieBoard(self.decree, self.leader, self.deposed, self.column, self.todo, self.added, self.birds)


class AllianceBoard:
    """Supporters (hidden) and officers."""

    FIELDS: ClassVar[tuple[str, ...]] = ("supporters", "officers")
    __slots__ = FIELDS

    def __init__(self, supporters: list[int], officers: int) -> None:
        self.supporters: list[int] = supporters
        self.officers: int = officers

    def clone(self) -> AllianceBoard:
        return AllianceBoard(self.supporters, self.officers)


class VagabondBoard:
    """Character, place, items by state and kind (state * 8 + item), relationships, aids of this turn, quests done, coalition;
    kinds of ruin items taken (bits, 9.7.1/2), ruins looked into (bits), items still to be turned up in this Birdsong.

    Ready teapots, coins and bags lie on their tracks, three of a kind at most (9.2.5): the place follows from the state."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "character", "at", "items", "relations", "aids", "quests", "partner", "improvised", "found", "looked", "fresh",
    )  # fmt: skip
    __slots__ = FIELDS

    def __init__(
        self, character: int, at: int, items: list[int], relations: list[int], aids: list[int], quests: list[int], partner: int,
        improvised: bool, found: int, looked: int, fresh: int,
    ) -> None:  # fmt: skip
        self.character: int = character
        self.at: int = at
        self.items: list[int] = items
        self.relations: list[int] = relations
        self.aids: list[int] = aids
        self.quests: list[int] = quests
        self.partner: int = partner
        self.improvised: bool = improvised
        self.found: int = found
        self.looked: int = looked
        self.fresh: int = fresh

    def clone(self) -> VagabondBoard:
        return VagabondBoard(
            self.character, self.at, self.items, self.relations, self.aids, self.quests, self.partner,
            self.improvised, self.found, self.looked, self.fresh,
        )  # fmt: skip


def new_vagabond() -> VagabondBoard:
    """A Vagabond before the character is chosen."""
    n = len(FACTIONS)
    return VagabondBoard(-1, -1, [0] * (4 * len(ITEMS)), [INDIFFERENT] * n, [0] * n, [], -1, False, 0, 0, 0)


class LizardBoard:
    """Acolytes, the Outcast and whether it is Hated, cards revealed this Daylight, suits scored (bits)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("acolytes", "outcast", "hated", "revealed", "scored")
    __slots__ = FIELDS

    def __init__(self, acolytes: int, outcast: int, hated: bool, revealed: list[int], scored: int) -> None:
        self.acolytes: int = acolytes
        self.outcast: int = outcast
        self.hated: bool = hated
        self.revealed: list[int] = revealed
        self.scored: int = scored

    def clone(self) -> LizardBoard:
        return LizardBoard(self.acolytes, self.outcast, self.hated, self.revealed, self.scored)


class RiverfolkBoard:
    """Warriors of each faction in Funds, Payments and Committed; how many of the committed lie on spaces for crafting, by suit;
    trade posts that have left their tracks by suit; prices of hand card, riverboats, mercenaries; services bought this turn;
    who has riverboats and mercenaries this turn."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "funds", "payments", "committed", "crafting", "founded", "prices", "bought", "riverboats", "mercenaries",
    )  # fmt: skip
    __slots__ = FIELDS

    def __init__(
        self, funds: list[int], payments: list[int], committed: list[int], crafting: list[int], founded: list[int],
        prices: list[int], bought: int, riverboats: int, mercenaries: int,
    ) -> None:  # fmt: skip
        self.funds: list[int] = funds
        self.payments: list[int] = payments
        self.committed: list[int] = committed
        self.crafting: list[int] = crafting
        self.founded: list[int] = founded
        self.prices: list[int] = prices
        self.bought: int = bought
        self.riverboats: int = riverboats
        self.mercenaries: int = mercenaries

    def clone(self) -> RiverfolkBoard:
        return RiverfolkBoard(
            self.funds, self.payments, self.committed, self.crafting, self.founded, self.prices, self.bought, self.riverboats,
            self.mercenaries,
        )  # fmt: skip


class DuchyBoard:
    """Ministers swayed and used this turn (bits), crowns left by rank, cards revealed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("swayed", "crowns", "used", "revealed")
    __slots__ = FIELDS

    def __init__(self, swayed: int, crowns: list[int], used: int, revealed: list[int]) -> None:
        self.swayed: int = swayed
        self.crowns: list[int] = crowns
        self.used: int = used
        self.revealed: list[int] = revealed

    def clone(self) -> DuchyBoard:
        return DuchyBoard(self.swayed, self.crowns, self.used, self.revealed)


class CorvidBoard:
    """Plots in supply by kind, plots placed this turn, whether the Evening's draw was exchanged for an action."""

    FIELDS: ClassVar[tuple[str, ...]] = ("supply", "placed", "exerted")
    __slots__ = FIELDS

    def __init__(self, supply: list[int], placed: int, exerted: bool) -> None:
        self.supply: list[int] = supply
        self.placed: int = placed
        self.exerted: bool = exerted

    def clone(self) -> CorvidBoard:
        return CorvidBoard(self.supply, self.placed, self.exerted)
