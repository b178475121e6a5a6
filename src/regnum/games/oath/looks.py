"""Deeds that look at hidden cards (10.peek): piles, the world deck, and one facedown thing."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import Ask, Rule
from regnum.engine.kinds import Arg, Message, Noun
from regnum.engine.knowledge import knows, only
from regnum.engine.lists import changed
from regnum.games.oath.cards import WORLD, learn, show_relic
from regnum.games.oath.components import REGIONS, SITES, SLOTS
from regnum.games.oath.effects import bind
from regnum.games.oath.fight import RELIC_SPOTS
from regnum.games.oath.lexicon import BEARER, CARD, MOST_SEATS, NUMBER, PLACE, REGION, RELIC, SEAT, kind, saying
from regnum.games.oath.places import FACEDOWN
from regnum.games.oath.powers_data import POWERS, Deed
from regnum.games.oath.state import Oath, my_region
from regnum.games.oath.vocabulary import DO_PEEK, PLACES

ADVISER_SPOTS: Final = 8
"""More facedown advisers than anyone has."""
FIRST_ADVISER: Final = SLOTS
FIRST_RELIC_SPOT: Final = FIRST_ADVISER + MOST_SEATS * ADVISER_SPOTS


class UnseenNoun(Noun):
    """A thing that lies facedown: a site, an adviser by its owner and place, a relic at a site by its place there."""

    def __init__(self) -> None:
        advisers = [f"adviser-{SEAT.text(p)}-{i + 1}" for p in range(MOST_SEATS) for i in range(ADVISER_SPOTS)]
        relics = [f"relic-{site}-{i + 1}" for site in SITES for i in range(RELIC_SPOTS)]
        super().__init__([*[f"site-{slot + 1}" for slot in range(SLOTS)], *advisers, *relics], "oath-unseen-", sort="unseen")

    def arg(self, x: int) -> Arg:
        if x < FIRST_ADVISER:
            return PLACE.arg(FACEDOWN + x)
        if x < FIRST_RELIC_SPOT:
            seat, i = divmod(x - FIRST_ADVISER, ADVISER_SPOTS)
            return Message("oath-unseen-adviser", {"seat": SEAT.arg(seat), "n": i + 1})
        site, i = divmod(x - FIRST_RELIC_SPOT, RELIC_SPOTS)
        return Message("oath-unseen-relic", {"site": PLACE.arg(site), "n": i + 1})


UNSEEN: Final = UnseenNoun()
K_PEEK_PILE: Final = kind("peek-pile", REGION, "10.peek", BEARER)
K_PEEK: Final = kind("peek-unseen", UNSEEN, "10.peek", BEARER)
L_PEEKS_PILE: Final = saying("peeks-pile", who=SEAT, n=NUMBER, region=REGION)
L_PEEKS_WORLD: Final = saying("peeks-world", who=SEAT, n=NUMBER)
L_PEEKS: Final = saying("peeks", who=SEAT, unseen=UNSEEN)
L_SEES: Final = saying("sees", card=CARD)
L_SEES_RELIC: Final = saying("sees-relic", relic=RELIC)
L_SEES_SITE: Final = saying("sees-site", site=PLACE)

ANY_PILE: Final = PLACES.index("any-pile")
MY_PILE: Final = PLACES.index("my-pile")
IN_WORLD: Final = PLACES.index("world")


def adviser_spot(p: int, i: int) -> int:
    """The facedown adviser of a player at a place, as UNSEEN."""
    return FIRST_ADVISER + p * ADVISER_SPOTS + i


def adviser_at(g: Oath, unseen: int) -> int:
    """The card of a facedown adviser."""
    seat, i = divmod(unseen - FIRST_ADVISER, ADVISER_SPOTS)
    return g.hidden[seat][i]


def source(g: Oath, pile: int, n: int) -> list[int]:
    """The top n cards of a pile or of the world deck, all without n."""
    cards = g.world if pile == WORLD else g.piles[pile]
    return cards[:n] if n else cards


def unknown(g: Oath, me: int, cards: list[int]) -> bool:
    """Whether a player does not know some of these cards to be there."""
    return any([not knows(g.known_at[card], me) for card in cards])


def piles_to_see(g: Oath, me: int, deed: Deed) -> list[int]:
    """The piles, or the deck, that a player would learn something from."""
    if deed.place == IN_WORLD:
        found = [WORLD]
    elif deed.place == MY_PILE:
        found = [my_region(g, me)]
    else:
        found = list(range(len(REGIONS)))
    return [pile for pile in found if unknown(g, me, source(g, pile, deed.n))]


def things_to_see(g: Oath, me: int) -> list[int]:
    """The facedown things that a player has not seen."""
    found = [slot for slot in range(SLOTS) if not g.faceup[slot] and not knows(g.site_seen[g.sites[slot]], me)]
    for p in range(g.seats):
        found += [adviser_spot(p, i) for i, card in enumerate(g.hidden[p]) if not knows(g.known_at[card], me)]
    for slot in range(SLOTS):
        for i, relic in enumerate(g.site_relics[slot]):
            if not knows(g.relic_seen[relic], me):
                found.append(FIRST_RELIC_SPOT + g.sites[slot] * RELIC_SPOTS + i)
    return found


def can_peek(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> bool:
    """Whether there is anything to see that the player does not know."""
    if deed.place in (ANY_PILE, MY_PILE, IN_WORLD):
        return bool(piles_to_see(g, me, deed))
    return bool(things_to_see(g, me))


def peek(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> Rule[None]:
    """A player looks at cards of a pile, of the world deck, or at one facedown thing; others learn only where."""
    if deed.place not in (ANY_PILE, MY_PILE, IN_WORLD):
        unseen = yield Ask(me, K_PEEK, partial(things_to_see, g, me), POWERS[power].bearer)
        look(g, me, unseen)
        return
    pile = WORLD
    if deed.place != IN_WORLD:
        pile = yield Ask(me, K_PEEK_PILE, partial(piles_to_see, g, me, deed), POWERS[power].bearer)
    cards = source(g, pile, deed.n)
    g.chance.reveal()
    g.say(L_PEEKS_WORLD if pile == WORLD else L_PEEKS_PILE, me, len(cards), pile if pile != WORLD else -1)
    for card in cards:
        see(g, me, card)


def see(g: Oath, me: int, card: int) -> None:
    """A player sees the front of a card; nobody else reads which."""
    learn(g, card, only(me))
    g.say(L_SEES, card, to=only(me))


def look(g: Oath, me: int, unseen: int) -> None:
    """A player looks at a facedown site, adviser or relic."""
    g.chance.reveal()
    g.say(L_PEEKS, me, unseen)
    if unseen < FIRST_ADVISER:
        site = g.sites[unseen]
        g.site_seen = changed(g.site_seen, site, g.site_seen[site] | only(me))
        g.say(L_SEES_SITE, site, to=only(me))
    elif unseen < FIRST_RELIC_SPOT:
        see(g, me, adviser_at(g, unseen))
    else:
        site, i = divmod(unseen - FIRST_RELIC_SPOT, RELIC_SPOTS)
        relic = g.site_relics[g.sites.index(site)][i]
        show_relic(g, relic, only(me))
        g.say(L_SEES_RELIC, relic, to=only(me))


bind(DO_PEEK, peek, can_peek)
