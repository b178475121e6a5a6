"""Discord: powers with a rule of their own."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import Ask, Rule
from regnum.engine.deeds import HIDDEN, OPEN
from regnum.engine.lists import changed, raised
from regnum.games.oath.actions import begin
from regnum.games.oath.battle import roll_dice
from regnum.games.oath.cards import is_vision, lift, take_relic
from regnum.games.oath.components import (
    CARD_SUIT,
    DOUBLE,
    EXILE,
    FIRST_VISION,
    PEOPLES_FAVOR,
    RELICS,
    SHIELD,
    SLOT_REGION,
    SLOTS,
    SUITS,
    TWO_SHIELDS,
)
from regnum.games.oath.gains import K_BANK, L_FAVOR
from regnum.games.oath.lexicon import CARD, FIRST_BANNER_ITEM, NUMBER, PLACE, RELIC, SEAT, SUIT, kind, saying
from regnum.games.oath.own import FORBIDS, SILENT, own
from regnum.games.oath.pieces import gain_favor, gain_warbands, kill_at_site, place_warbands
from regnum.games.oath.places import place
from regnum.games.oath.play import discard_many, play_card
from regnum.games.oath.powers import bar
from regnum.games.oath.powers_data import POWERS
from regnum.games.oath.realm import rules_site, slot_of, suits_at
from regnum.games.oath.recover import took_relics
from regnum.games.oath.state import Oath
from regnum.games.oath.vocabulary import NONE, Q_PLACE_MAY, Q_TAKE_MAY
from regnum.games.oath.whom import suits_ruled

GAMBLED: Final = 4
"""The dice of the Gambling Hall."""

K_PROPHET: Final = kind("prophet", CARD, "7.1.3")
K_RIOTS: Final = kind("riots", SUIT, "7.1.3")
L_KEY: Final = saying("city-taken", who=SEAT, site=PLACE, n=NUMBER)
L_KEPT: Final = saying("city-kept", site=PLACE)
L_DISSENT: Final = saying("dissent", who=SEAT, n=NUMBER)
L_PROPHET: Final = saying("prophet", who=SEAT, card=CARD)
L_PROPHECY: Final = saying("prophecy", who=SEAT, card=CARD)
L_SALTED: Final = saying("salted", site=PLACE)
L_RIOTS: Final = saying("riots", suit=SUIT)
L_NO_RIOTS: Final = saying("no-riots")
L_THIEF: Final = saying("thief", who=SEAT, foe=SEAT, relic=RELIC)
L_CAUGHT: Final = saying("thief-caught", who=SEAT, foe=SEAT)
L_CHIEF: Final = saying("bandit-chief", n=NUMBER)


# ---------------------------------------------------------------- Key to the City
def key_to_the_city(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """Unless a pawn of its ruler is at the site, all warbands there die, and a new one of the player's comes."""
    slot = slot_of(g, POWERS[power].bearer)
    if any([g.pawn[p] == slot and rules_site(g, p, slot) for p in range(g.seats)]):
        g.say(L_KEPT, place(g, slot))
        return
    g.say(L_KEY, me, place(g, slot), kill_at_site(g, slot, g.garrison[slot]))
    if gain_warbands(g, me, 1) and bar(g, Q_PLACE_MAY, me, slot) == NONE:
        place_warbands(g, me, slot, 1)
    yield from ()


# ---------------------------------------------------------------- Dissent
def dissent(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """All but the holder of the People's Favor put a favor of their board on this card for each suit they rule."""
    for p in range(g.seats):
        n = min(g.favor[p], len(set(suits_ruled(g, p))))
        if g.banner_of[PEOPLES_FAVOR] != p and n:
            g.favor = raised(g.favor, p, -n)
            g.on_favor = raised(g.on_favor, POWERS[power].bearer, n)
            g.say(L_DISSENT, p, n)
    yield from ()


# ---------------------------------------------------------------- False Prophet
def revealed(g: Oath) -> list[int]:
    """The revealed Visions."""
    return [vision for vision in g.vision if vision != NONE]


def false_prophet(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """An Exile gains a warband and puts it on a revealed Vision, which counts as the own from then on."""
    if g.role[me] != EXILE or not gain_warbands(g, me, 1) or not revealed(g):
        return
    vision = yield Ask(me, K_PROPHET, partial(revealed, g))
    g.warbands = raised(g.warbands, me, -1)
    g.prophet = changed(g.prophet, vision - FIRST_VISION, me)
    g.say(L_PROPHET, me, vision)


def prophecy(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """The Vision with the warband is discarded: the warband dies, and its owner plays or discards the Vision."""
    if not is_vision(x) or g.prophet[x - FIRST_VISION] != me:
        return
    g.prophet = changed(g.prophet, x - FIRST_VISION, NONE)
    g.bank = raised(g.bank, me, 1)
    g.say(L_PROPHECY, me, x)
    lift(g, x)
    g.hand = changed(g.hand, me, [x, *g.hand[me]])
    before = g.doing
    begin(g, me, NONE)
    yield from play_card(g, me, x, False)
    g.doing = before


# ---------------------------------------------------------------- Vow of Renewal
def no_peoples_favor(g: Oath, me: int, power: int, n: int, x: int, y: int) -> int:
    """Its holder cannot recover the People's Favor."""
    return FORBIDS if x == FIRST_BANNER_ITEM + PEOPLES_FAVOR else SILENT


# ---------------------------------------------------------------- Salt the Earth
def salt_the_earth(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """All other denizens here are discarded."""
    card = POWERS[power].bearer
    slot = slot_of(g, card)
    g.say(L_SALTED, place(g, slot))
    yield from discard_many(g, me, [other for other in g.cards[slot] if other != card])


# ---------------------------------------------------------------- Riots
def commonest(g: Oath) -> list[int]:
    """The most common suits among the cards at sites."""
    found = [suit for slot in range(SLOTS) for suit in suits_at(g, slot)]
    most = max([found.count(suit) for suit in range(len(SUITS))])
    return [suit for suit in range(len(SUITS)) if most and found.count(suit) == most]


def riots(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """While the Mob has the People's Favor, the other cards of the most common suit at sites are discarded."""
    if not g.mob or not commonest(g):
        g.say(L_NO_RIOTS)
        return
    suit = yield Ask(me, K_RIOTS, partial(commonest, g))
    g.say(L_RIOTS, suit)
    card = POWERS[power].bearer
    cards = [other for cards in g.cards for other in cards if CARD_SUIT[other] == suit and other != card]
    yield from discard_many(g, me, cards)


# ---------------------------------------------------------------- Gambling Hall
def filled(g: Oath) -> list[int]:
    """The banks with favor."""
    return [suit for suit in range(len(SUITS)) if g.banks[suit]]


def gambling_hall(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """Four defense dice: as much favor as shields, doubled by each double, out of one bank."""
    faces = yield from roll_dice(g, me, NONE, GAMBLED)
    n = faces.count(SHIELD) + 2 * faces.count(TWO_SHIELDS) << faces.count(DOUBLE)
    if not n or not filled(g):
        return
    suit = yield Ask(me, K_BANK, partial(filled, g), POWERS[power].bearer)
    g.say(L_FAVOR, me, gain_favor(g, me, suit, n), suit)


# ---------------------------------------------------------------- Relic Thief
def loot(g: Oath, me: int, x: int, y: int) -> list[int]:
    """Those of the relics just taken, as bits in y, that player x still has and may lose to another."""
    return [r for r in range(len(RELICS)) if y >> r & 1 and g.relic_at[r] == x and bar(g, Q_TAKE_MAY, me, r) == NONE]


def closed_thief(g: Oath, me: int, power: int, x: int, y: int) -> int:
    """Another player in the own region took relics."""
    near = x != me and SLOT_REGION[g.pawn[x]] == SLOT_REGION[g.pawn[me]]
    return OPEN if near and loot(g, me, x, y) else HIDDEN


def relic_thief(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """A defense die for each relic that was taken: without a shield all of them change hands."""
    faces = yield from roll_dice(g, me, NONE, len([r for r in range(len(RELICS)) if y >> r & 1]))
    if SHIELD in faces or TWO_SHIELDS in faces:
        g.say(L_CAUGHT, me, x)
        return
    stolen = loot(g, me, x, y)
    for relic in stolen:
        take_relic(g, me, relic)
        g.say(L_THIEF, me, x, relic)
    yield from took_relics(g, me, stolen)


# ---------------------------------------------------------------- Bandit Chief
def bandit_chief(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """A warband dies at each site that has any."""
    g.say(L_CHIEF, sum([kill_at_site(g, slot, 1) for slot in range(SLOTS)]))
    yield from ()


own("key-to-the-city", key_to_the_city)
own("dissent", dissent)
own("false-prophet", false_prophet, windows={"vision.discarded": prophecy})
own("vow-of-renewal", changes={"recover.may": no_peoples_favor})
own("salt-the-earth", salt_the_earth)
own("riots", riots)
own("gambling-hall", gambling_hall)
own("relic-thief", relic_thief, closed_thief)
own("bandit-chief", bandit_chief)
