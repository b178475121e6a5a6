"""The box: cards, ports and what they are counted in."""

from __future__ import annotations

from typing import Final

from regnum.engine.data import read

BOX: Final = read(__file__, "box")
CARDS: Final[int] = BOX["cards"]
HAND: Final[int] = BOX["hand"]
PORTS: Final[int] = BOX["ports"]
PLENTY: Final[int] = BOX["plenty"]
PLAYERS: Final = (BOX["players"]["min"], BOX["players"]["max"])
ACTIONS: Final[list[str]] = BOX["actions"]
