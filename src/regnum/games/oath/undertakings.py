"""Deeds that are actions of their own: campaigns, travels, citizenship, deals, warbands moved at will (7.6)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import Ask, Rule
from regnum.engine.deeds import OPEN
from regnum.games.oath.campaign import begin_campaign, can_campaign
from regnum.games.oath.citizens import AGREE, become_citizen, choose_space, consent
from regnum.games.oath.components import CAMPAIGN, EXILE, SLOTS, TRAVEL
from regnum.games.oath.deals import closed_deal, deal
from regnum.games.oath.effects import bind
from regnum.games.oath.lexicon import BEARER, NUMBER, PLACE, SEAT, kind, saying
from regnum.games.oath.losses import range_list
from regnum.games.oath.pieces import place_warbands, withdraw_warbands
from regnum.games.oath.places import place, slot_at
from regnum.games.oath.powers_data import POWERS, Deed
from regnum.games.oath.queries import bar, number
from regnum.games.oath.realm import ruled_sites, suits_at
from regnum.games.oath.state import Oath
from regnum.games.oath.travel import destinations
from regnum.games.oath.vocabulary import (
    DO_CAMPAIGN,
    DO_CAMPAIGN_AT,
    DO_CITIZEN,
    DO_DEAL,
    DO_REARRANGE,
    DO_TRAVEL,
    NONE,
    PLACES,
    Q_LAST_WARBAND,
    Q_PLACE_MAY,
    THINGS,
)

K_SITE: Final = kind("campaign-at", PLACE, "5.5.1", BEARER)
K_JOIN: Final = kind("may-join", AGREE, "7.6.1", BEARER)
K_WITHDRAW: Final = kind("withdraw", NUMBER, "10.move", PLACE)
K_STATION: Final = kind("station", NUMBER, "10.move", PLACE)
L_WITHDREW: Final = saying("withdrew", who=SEAT, n=NUMBER, site=PLACE)
L_STATIONED: Final = saying("stationed", who=SEAT, n=NUMBER, site=PLACE)

RULED_SITE: Final = PLACES.index("ruled-site")
WITH_RELIC: Final = THINGS.index("relic")


# ---------------------------------------------------------------- campaigns and travels
def may_campaign(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> bool:
    """Whether the player could campaign from where the pawn is."""
    return can_campaign(g, me, g.pawn[me])


def grant_campaign(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> Rule[None]:
    """A Campaign for no Supply comes next (10.after)."""
    g.granted = [*g.granted, [me, CAMPAIGN, NONE, power]]
    yield from ()


def may_travel(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> bool:
    """Whether the player could travel anywhere for no Supply."""
    return bool(destinations(g, me, True))


def grant_travel(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> Rule[None]:
    """A travel for no Supply comes next (10.after)."""
    g.granted = [*g.granted, [me, TRAVEL, NONE, power]]
    yield from ()


def sites_to_campaign(g: Oath, me: int, deed: Deed) -> list[int]:
    """The places from which a deed lets the player campaign."""
    found = []
    for slot in ruled_sites(g, me) if deed.place == RULED_SITE else range(SLOTS):
        if g.faceup[slot] and (not deed.suits or any([suit in deed.suits for suit in suits_at(g, slot)])):
            if can_campaign(g, me, slot):
                found.append(place(g, slot))
    return found


def may_campaign_at(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> bool:
    """Whether there is such a place."""
    return bool(sites_to_campaign(g, me, deed))


def campaign_at(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> Rule[None]:
    """A Campaign for no Supply as if the pawn were at another site (Captains, Wild Allies)."""
    where = yield Ask(me, K_SITE, partial(sites_to_campaign, g, me, deed), POWERS[power].bearer)
    yield from begin_campaign(g, me, slot_at(g, where), power)


# ---------------------------------------------------------------- citizenship and deals
def may_join(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> bool:
    """Whether the player is an Exile."""
    return g.role[me] == EXILE


def join(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> Rule[None]:
    """An Exile becomes a Citizen, with a relic of the Reliquary unseen if the power gives one (7.6.1); on victory who will."""
    if deed.on_victory and not (yield from consent(g, me, K_JOIN, POWERS[power].bearer)):
        return
    space = NONE
    if deed.thing == WITH_RELIC:
        space = yield from choose_space(g, me)
    yield from become_citizen(g, me, space)


def may_deal(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> bool:
    """Whether a deal can still be offered by this card."""
    return closed_deal(g, POWERS[power].bearer) == OPEN


def offer_deal(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> Rule[None]:
    """The player may offer an exchange (7.6.3)."""
    yield from deal(g, me, POWERS[power].bearer, deed.items)


# ---------------------------------------------------------------- warbands
def loose(g: Oath, me: int, slot: int) -> int:
    """The warbands that may leave a site: not the last one, unless a power says so (6.5)."""
    return max(0, g.garrison[slot] - number(g, Q_LAST_WARBAND, me, 1, slot))


def stationable(g: Oath, me: int, slot: int) -> bool:
    """Whether warbands may be placed at a ruled site."""
    return bar(g, Q_PLACE_MAY, me, slot) == NONE


def may_rearrange(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> bool:
    """Whether any warband can be moved."""
    ruled = ruled_sites(g, me)
    if any([loose(g, me, slot) for slot in ruled]):
        return True
    return g.warbands[me] > 0 and any([stationable(g, me, slot) for slot in ruled])


def rearrange(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> Rule[None]:
    """The player moves warbands between the board and ruled sites: site by site to the board, then site by site from it."""
    for slot in ruled_sites(g, me):
        n = yield Ask(me, K_WITHDRAW, partial(range_list, 0, loose(g, me, slot)), place(g, slot))
        if n:
            withdraw_warbands(g, me, slot, n)
            g.say(L_WITHDREW, me, n, place(g, slot))
    for slot in ruled_sites(g, me):
        if stationable(g, me, slot):
            n = yield Ask(me, K_STATION, partial(range_list, 0, g.warbands[me]), place(g, slot))
            if n:
                place_warbands(g, me, slot, n)
                g.say(L_STATIONED, me, n, place(g, slot))


bind(DO_CAMPAIGN, grant_campaign, may_campaign)
bind(DO_CAMPAIGN_AT, campaign_at, may_campaign_at)
bind(DO_TRAVEL, grant_travel, may_travel)
bind(DO_CITIZEN, join, may_join)
bind(DO_DEAL, offer_deal, may_deal, closed_deal)
bind(DO_REARRANGE, rearrange, may_rearrange)
