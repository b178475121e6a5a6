"""Order: powers with a rule of their own."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import Ask, Rule
from regnum.engine.deeds import OPEN
from regnum.engine.lists import changed, without
from regnum.games.oath.gains import L_WARBANDS
from regnum.games.oath.lexicon import PLACE, SEAT, kind, reason, saying
from regnum.games.oath.own import own
from regnum.games.oath.pieces import gain_warbands, place_warbands
from regnum.games.oath.places import place, slot_at
from regnum.games.oath.powers import bar, number, tolls
from regnum.games.oath.realm import ruled_sites
from regnum.games.oath.spoils import L_GARRISON
from regnum.games.oath.state import Oath, together_at
from regnum.games.oath.travel import K_WILLING, PAY, destinations, either, reveal_site, travel_to
from regnum.games.oath.vocabulary import NONE, Q_PLACE_MAY, Q_TRAVEL_CHOOSER, Q_TRAVEL_MAY

K_GARRISON: Final = kind("garrison-site", PLACE, "7.1.3")
K_PALANQUIN: Final = kind("palanquin", SEAT, "7.1.3")
K_BEAR_TO: Final = kind("palanquin-to", PLACE, "7.1.3", SEAT)
L_PALANQUIN: Final = saying("palanquin", who=SEAT, foe=SEAT, site=PLACE)
R_NOBODY_TO_BEAR: Final = reason("nobody-to-bear", "5.6")


# ---------------------------------------------------------------- Garrison
def names(g: Oath, slots: list[int]) -> list[int]:
    """Slots as questions name them."""
    return [place(g, slot) for slot in slots]


def garrison(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """A warband is gained for each ruled site; then one goes from the board to each of them, as far as there are."""
    sites = ruled_sites(g, me)
    g.say(L_WARBANDS, me, gain_warbands(g, me, len(sites)))
    left = [slot for slot in sites if bar(g, Q_PLACE_MAY, me, slot) == NONE]
    while left and g.warbands[me]:
        slot = left[0]
        if g.warbands[me] < len(left):
            slot = slot_at(g, (yield Ask(me, K_GARRISON, partial(names, g, left))))
        left = [other for other in left if other != slot]
        place_warbands(g, me, slot, 1)
        g.say(L_GARRISON, me, 1, place(g, slot))


# ---------------------------------------------------------------- Palanquin
def borne(g: Oath, me: int) -> list[int]:
    """The players at the own site who could travel anywhere for no Supply."""
    return [p for p in together_at(g, me) if destinations(g, p, True, me)]


def closed_palanquin(g: Oath, me: int, power: int, x: int, y: int) -> int:
    """There must be one."""
    return OPEN if borne(g, me) else R_NOBODY_TO_BEAR


def lost_in_wood(g: Oath, me: int, other: int) -> bool:
    """Whether neither the user nor the traveller names the way: a ruler of the Shrouded Wood does, who may be the user."""
    return number(g, Q_TRAVEL_CHOOSER, other, me) == number(g, Q_TRAVEL_CHOOSER, other, other)


def palanquin(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """The own pawn goes where a player at the own site could travel, and that player travels there for no Supply. Who would
    have to pay a toll there may refuse; whose way the Shrouded Wood's ruler names goes where that ruler says."""
    other = yield Ask(me, K_PALANQUIN, partial(borne, g, me))
    left, lost = destinations(g, other, True, me), lost_in_wood(g, me, other)
    while left:
        to = yield Ask(me, K_BEAR_TO, partial(names, g, left), other)
        slot = slot_at(g, to)
        if not lost and tolls(g, Q_TRAVEL_MAY, other, slot) and (yield Ask(other, K_WILLING, either, to)) != PAY:
            left = without(left, slot)
            continue
        g.say(L_PALANQUIN, me, other, to)
        ways = destinations(g, other, True, me) if lost else [slot]
        g.pawn = changed(g.pawn, me, slot)
        yield from travel_to(g, other, ways, True, me if lost else NONE)
        reveal_site(g, slot)
        return


own("garrison", garrison)
own("palanquin", palanquin, closed_palanquin)
