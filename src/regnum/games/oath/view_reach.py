"""What the major actions could begin with, as their own questions call it: the table lights it while the action is chosen."""

from __future__ import annotations

import msgspec

from regnum.games.oath.components import ACTIONS, CAMPAIGN, MUSTER, RECOVER, SEARCH, TRADE, TRAVEL
from regnum.games.oath.lexicon import LEXICON
from regnum.games.oath.muster import K_MUSTER, musterable
from regnum.games.oath.places import place
from regnum.games.oath.recover import K_RECOVER, finds
from regnum.games.oath.search import K_SEARCH, sources
from regnum.games.oath.state import STAGES, Oath, my_site
from regnum.games.oath.targets import K_DEFENDER, foes
from regnum.games.oath.trade import K_TRADE, trades
from regnum.games.oath.travel import K_TRAVEL, destinations
from regnum.games.oath.vocabulary import NONE


class Reach(msgspec.Struct):
    """A major action, and the parts of the choices that it would open with."""

    act: str
    opens: list[dict[str, str]]


def reach(g: Oath, me: int) -> list[Reach]:
    """What the seat `me` could begin its major actions with; nothing unless it is to choose one."""
    if g.over or STAGES[g.stage] != "act" or g.turn != me or g.doing.who != NONE or g.fight is not None or g.offer is not None:
        return []
    opening = [
        (SEARCH, K_SEARCH, sources(g, me)),
        (MUSTER, K_MUSTER, musterable(g, me)),
        (TRADE, K_TRADE, trades(g, me)),
        (RECOVER, K_RECOVER, finds(g, me)),
        (CAMPAIGN, K_DEFENDER, foes(g, me, my_site(g, me))),
        (TRAVEL, K_TRAVEL, [place(g, slot) for slot in destinations(g, me, False)]),
    ]
    return [
        Reach(ACTIONS[act], [LEXICON.kinds[kind].noun.parts(option) for option in options])
        for act, kind, options in opening
        if options
    ]
