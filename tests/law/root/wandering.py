"""Positions with one or two Vagabonds.

    t = Wandering("vagabond marquise").wander("thief", 1).gear("boots boots sword:exhausted").relation("marquise", "allied")
    t.begin("vagabond", "daylight").play("act move", "move 1>5")
    assert t.place() == 5 and t.bag() == ["boots", "boots-exhausted", "sword-exhausted"]

Forests are numbered from 21 on. The items of a character come from the box, others from the supply on the map.
"""

from __future__ import annotations

from typing import Self

from regnum.games.root.boards import VagabondBoard
from regnum.games.root.components import CHARACTERS, FACTIONS, ITEMS, QUEST_DATA, RUIN, VAGABOND, VAGABOND_DATA
from regnum.games.root.factions.items import GEAR, KINDS, STATES
from regnum.games.root.view_boards import RELATIONS
from tests.law.root.table import Table

QUESTS = [q["id"] for q in QUEST_DATA["quest"]]


class Wandering(Table):
    """A Table on which Vagabonds wander; `who` is "vagabond" unless said."""

    def board(self, who: str = "vagabond") -> VagabondBoard:
        """The board of a Vagabond, before and after play has begun."""
        g = self.g if self.game is None else self.state
        return g.vagabonds[FACTIONS.index(who) - VAGABOND]

    # ---------------------------------------------------------------- the position
    def wander(self, character: str, at: int, who: str = "vagabond") -> Self:
        """A character with its own items stands in a clearing or forest."""
        board = self.board(who)
        board.character = CHARACTERS.index(character)
        board.at = at - 1
        for item in VAGABOND_DATA["character"][board.character]["items"]:
            board.items[ITEMS.index(item)] += 1
        return self

    def gear(self, items: str, who: str = "vagabond") -> Self:
        """Replaces the items: `boots sword:exhausted torch:damaged`."""
        board = self.board(who)
        board.items = [0] * len(board.items)
        own: list[str] = VAGABOND_DATA["character"][board.character]["items"][:]
        for name in items.split():
            item, _, state = name.partition(":")
            board.items[STATES.index(state) * KINDS + ITEMS.index(item)] += 1
            if item in own:
                own.remove(item)
            elif self.g.item_supply[ITEMS.index(item)]:
                self.g.item_supply[ITEMS.index(item)] -= 1
        return self

    def relation(self, faction: str, space: str, who: str = "vagabond") -> Self:
        """Puts a marker on a space of the chart."""
        self.board(who).relations[FACTIONS.index(faction)] = RELATIONS.index(space) - 1
        return self

    def crafted(self, faction: str, *items: str) -> Self:
        """Items of the supply lie in a Crafted Items box."""
        for item in items:
            self.g.item_supply[ITEMS.index(item)] -= 1
            self.g.crafted[FACTIONS.index(faction)][ITEMS.index(item)] += 1
        return self

    def open_quests(self, *names: str) -> Self:
        """These quests lie open; the others are in the pile in order, the last on top."""
        self.g.quests = [QUESTS.index(name) for name in names]
        self.g.quest_pile = [q for q in range(len(QUESTS)) if q not in self.g.quests]
        return self

    def done_quests(self, *names: str) -> Self:
        """Quests the Vagabond has completed."""
        for name in names:
            self.g.quest_pile.remove(QUESTS.index(name))
            self.board().quests.append(QUESTS.index(name))
        return self

    def ruin(self, c: int, *items: str) -> Self:
        """Puts items under a ruin."""
        self.g.ruin_items[c - 1] = sorted(ITEMS.index(item) for item in items)
        return self

    def day(self, who: str = "vagabond") -> Self:
        """It is Daylight of a Vagabond."""
        self.begin(who, "daylight")
        return self

    # ---------------------------------------------------------------- looking
    def can(self, deed: str, who: str = "vagabond") -> bool:
        """Whether a deed is open to a Vagabond, who must be the one asked what to do."""
        assert self.asked == "act" and self.who == who, (self.asked, self.who)
        return deed in self.options()

    def bag(self, who: str = "vagabond") -> list[str]:
        """Every item with its state."""
        return sorted(GEAR.text(gear) for gear, n in enumerate(self.board(who).items) for _ in range(n))

    def place(self, who: str = "vagabond") -> int:
        """Where the pawn stands."""
        return self.board(who).at + 1

    def space(self, faction: str, who: str = "vagabond") -> str:
        """The space of a marker."""
        return RELATIONS[self.board(who).relations[FACTIONS.index(faction)] + 1]

    def open(self) -> list[str]:
        """The open quests."""
        return [QUESTS[q] for q in self.state.quests]

    def done(self, who: str = "vagabond") -> list[str]:
        """The completed quests."""
        return [QUESTS[q] for q in self.board(who).quests]

    def has_ruin(self, c: int) -> bool:
        """Whether a ruin stands in a clearing."""
        return RUIN in self.state.buildings[c - 1]


def road(character: str = "thief", at: int = 1, factions: str = "vagabond marquise eyrie") -> Wandering:
    """A Vagabond in a clearing (1 is a fox clearing next to 5, 9 and 10)."""
    return Wandering(factions).wander(character, at)
