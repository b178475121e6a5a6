"""Price and gain of an option, before the click."""

from __future__ import annotations

from regnum.engine.ask import Ask
from regnum.engine.kinds import Message
from regnum.games.paladins.state import Paladins


def foretell(g: Paladins, ask: Ask, option: int) -> list[Message]:
    """What `option` costs and brings, as far as it is certain."""
    return []
