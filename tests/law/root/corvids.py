"""Positions with the Corvid Conspiracy."""

from __future__ import annotations

from typing import Self

import msgspec

from regnum.engine.ask import PASS
from regnum.games.root.components import FACTIONS, PLOTS
from tests.law.root.table import Table


class Conspiracy(Table):
    """A Table with the Corvids. On the autumn map 1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit, the others mouse."""

    def down(self, c: int, kind: str) -> Self:
        """A face-down plot."""
        return self.plot(c, PLOTS.index(kind), face_up=False)

    def up(self, c: int, kind: str) -> Self:
        """A face-up plot."""
        return self.plot(c, PLOTS.index(kind))

    def day(self) -> Self:
        """It is Daylight of the Corvids."""
        return self.begin("corvid", "daylight")

    @property
    def plots(self) -> dict[int, str]:
        """The plots on the map, `-bomb` face down, `bomb` face up."""
        return {c + 1: ("-" if x < 0 else "") + PLOTS[abs(x) - 1] for c, x in enumerate(self.state.plots) if x}

    def seen(self, faction: str) -> tuple[bytes, list[tuple[int, ...]]]:
        """All that a faction (else a spectator) sees and has read."""
        seat = self.state.seat[FACTIONS.index(faction)] if faction else None
        lines = [line for line in self.state.log or [] if line.read_by(PASS if seat is None else seat)]
        return msgspec.json.encode(self.live.view(seat)), [(line.saying, *line.args) for line in lines]


def crows(factions: str = "corvid marquise") -> Conspiracy:
    """The Corvids and others on a bare map without ruins; the Marquise has a warrior in 11."""
    return Conspiracy(factions).no_ruins().army("marquise", 11)


def raid(t: Conspiracy, *dice: int) -> Conspiracy:
    """The Marquise attacks the Corvids in clearing 5."""
    t.begin("marquise", "daylight").play("act battle").dice(*dice)
    return t.answer("battle 5>corvid").play("ambush pass")


def suspect(kind: str = "bomb", *hand: str) -> Conspiracy:
    """The Marquise has a piece beside a face-down plot in clearing 5 (rabbit)."""
    return crows("marquise corvid").army("marquise", 5).down(5, kind).hand("marquise", *(hand or ("bake-sale",)))
