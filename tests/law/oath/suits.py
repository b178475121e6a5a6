"""What tests of powers need besides the table: cards played from among the facedown advisers, dice that fall as wanted."""

from __future__ import annotations

from regnum.games.oath.components import DEFENSE_DIE
from tests.law.oath.table import Table


def played(t: Table, card: str, *moves: str) -> Table:
    """The active player turns up a facedown adviser and plays it."""
    return t.play("act adviser").answer(f"adviser {card}").play(*moves)


def loaded(t: Table, *faces: int) -> Table:
    """The next defense dice show these faces; the position is complete, and nothing was played yet."""
    chance = t.g.chance
    chance.memory = {chance.uses + i: f"pick {DEFENSE_DIE.index(face)}" for i, face in enumerate(faces, 1)}
    return t
