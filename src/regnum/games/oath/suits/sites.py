"""Sites and edifices: powers with a rule of their own."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.deeds import HIDDEN, OPEN
from regnum.engine.kinds import Noun
from regnum.engine.knowledge import only
from regnum.engine.lists import changed, without
from regnum.games.oath.actions import declared
from regnum.games.oath.cards import is_vision, learn, lose_sight
from regnum.games.oath.components import CITIZEN, SLOT_REGION
from regnum.games.oath.lexicon import CARD, NUMBER, SEAT, kind, saying
from regnum.games.oath.own import FORBIDS, SILENT, own
from regnum.games.oath.powers_data import BEARERS, POWERS
from regnum.games.oath.realm import ruler, slot_of
from regnum.games.oath.search import HARP, L_DREW
from regnum.games.oath.state import Oath, enemies, my_region
from regnum.games.oath.suits.relics import show_drawn

WOOD_COST: Final = 2
FALLEN: Final = 5
"""How many denizens the Fallen Spire exchanges at most."""
PASSED_BY: Final = [BEARERS.index("narrow-pass"), BEARERS.index("the-hidden-place")]
"""What who leaves the Shrouded Wood need not mind."""
LEAVE: Final = 0
RAISE: Final = 1
LOWER: Final = 2
NUDGE: Final = Noun(["leave", "raise", "lower"], "oath-nudge-")

K_NUDGE: Final = kind("nudge", NUDGE, "3.3", NUMBER)
K_SPIRE: Final = kind("great-spire", CARD, "10.swap")
K_FALLEN: Final = kind("fallen-spire", NUMBER, "10.swap")
L_NUDGE: Final = saying("nudge", who=SEAT, n=NUMBER)
L_SPIRE: Final = saying("spire", who=SEAT, n=NUMBER)


# ---------------------------------------------------------------- Narrow Pass
def must_pass(g: Oath, me: int, power: int, n: int, x: int, y: int) -> int:
    """Who travels into its region from another one must come here."""
    slot = slot_of(g, POWERS[power].bearer)
    into = SLOT_REGION[x] == SLOT_REGION[slot] and SLOT_REGION[g.pawn[me]] != SLOT_REGION[slot]
    return FORBIDS if into and x != slot else SILENT


# ---------------------------------------------------------------- Shrouded Wood
def wood_cost(g: Oath, me: int, power: int, n: int, x: int, y: int) -> int:
    """Every way from here costs the same."""
    return WOOD_COST


def wood_ways(g: Oath, me: int, power: int, named: int) -> bool:
    """From here the Narrow Pass and the Hidden Place are ignored."""
    return POWERS[named].bearer in PASSED_BY


def wood_guide(g: Oath, me: int, power: int, n: int, x: int, y: int) -> int:
    """An enemy who rules it chooses the way."""
    whose = ruler(g, slot_of(g, POWERS[power].bearer))
    return whose if whose >= 0 and enemies(g, me, whose) else n


# ---------------------------------------------------------------- Squalid District
def closed_district(g: Oath, me: int, power: int, x: int, y: int) -> int:
    """Citizens have no say."""
    return HIDDEN if g.role[me] == CITIZEN else OPEN


def nudges() -> list[int]:
    """One more or one less."""
    return [RAISE, LOWER]


def squalid_district(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """The result of the end die changes by one."""
    g.end_die += 1 if (yield Ask(me, K_NUDGE, nudges, g.end_die)) == RAISE else -1
    g.say(L_NUDGE, me, g.end_die)


# ---------------------------------------------------------------- Great Spire, Fallen Spire
def drawn_denizens(g: Oath, me: int, n: int) -> list[int]:
    """The drawn denizens that can still be set aside, or no more; the last n of the hand are set aside already."""
    return [*[card for card in g.hand[me][: len(g.hand[me]) - n] if not is_vision(card)], PASS]


def great_spire(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """Drawn denizens are set aside; as many random ones of the Dispossessed come, then those join them. The Truthful Harp shows
    what was drawn, not what comes."""
    if declared(g, me, HARP):
        show_drawn(g, me)
    n = 0
    while n < len(g.dispossessed):
        card = yield Ask(me, K_SPIRE, partial(drawn_denizens, g, me, n))
        if card == PASS:
            break
        g.hand = changed(g.hand, me, [*without(g.hand[me], card), card])
        n += 1
    if n == 0:
        return
    kept = len(g.hand[me]) - n
    aside = g.hand[me][kept:]
    stock = sorted(g.dispossessed)
    g.chance.shuffle(stock)
    lose_sight(g, [card for card in [*g.hand[me], *stock] if not is_vision(card)], only(me))
    lose_sight(g, aside)
    for card in aside:
        g.known_at = changed(g.known_at, card, only(me))
    g.hand = changed(g.hand, me, [*g.hand[me][:kept], *stock[:n]])
    g.dispossessed = sorted([*stock[n:], *aside])
    g.say(L_SPIRE, me, n)
    for card in g.hand[me][kept:]:
        learn(g, card, only(me))
        g.say(L_DREW, me, card, to=only(me))


def exchangeable(g: Oath, me: int) -> list[int]:
    """How many denizens of the own pile may be exchanged."""
    denizens = [card for card in g.piles[my_region(g, me)] if not is_vision(card)]
    return list(range(min(FALLEN, len(denizens), len(g.dispossessed)) + 1))


def fallen_spire(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """The topmost denizens of the own pile change places, unseen, with random ones of the Dispossessed."""
    n = yield Ask(me, K_FALLEN, partial(exchangeable, g, me))
    region = my_region(g, me)
    pile = g.piles[region]
    leaving = [card for card in pile if not is_vision(card)][:n]
    stock = sorted(g.dispossessed)
    g.chance.shuffle(stock)
    fresh = stock[:n]
    g.dispossessed = sorted([*stock[n:], *leaving])
    lose_sight(g, [*leaving, *stock])
    coming = fresh[:]
    renewed: list[int] = []
    for card in pile:
        renewed.append(coming.pop() if card in leaving else card)
    g.piles = changed(g.piles, region, renewed)
    g.say(L_SPIRE, me, n)


own("narrow-pass-travel", changes={"travel.may": must_pass})
own("narrow-pass-campaign")  # sets of targets: targets.py
own("shrouded-wood", changes={"travel.cost": wood_cost, "travel.chooser": wood_guide}, ignores=wood_ways)
own("squalid-district", squalid_district, closed_district)
own("great-spire", windows={"search.drawn": great_spire})
own("fallen-spire", fallen_spire)
