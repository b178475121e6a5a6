"""Deeds that move favor, secrets, warbands and Supply (10.gain, 10.take, 10.kill, 10.burn)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import Ask, Rule
from regnum.engine.kinds import Noun
from regnum.engine.lists import changed, raised
from regnum.games.oath.components import (
    BANNER_LEAST,
    CARD_SUIT,
    CHANCELLOR,
    FAVOR,
    FULL_SUPPLY,
    SECRET,
    SLOT_REGION,
    SLOTS,
    SUITS,
    TOKENS,
)
from regnum.games.oath.conditions import adviser_suits
from regnum.games.oath.effects import amount, bind
from regnum.games.oath.forces import BOARD, leader, side_of
from regnum.games.oath.lexicon import BANNER, BEARER, NUMBER, SEAT, SUIT, kind, saying
from regnum.games.oath.losses import FIRST_BOARD, FORCE, force_place, kill_at
from regnum.games.oath.pieces import (
    gain_favor,
    gain_secrets,
    gain_warbands,
    give_secrets,
    lose_secrets,
    receive_favor,
    take_favor,
)
from regnum.games.oath.places import slot_at
from regnum.games.oath.powers_data import POWERS, Deed
from regnum.games.oath.realm import rules_site, slot_of, suits_at
from regnum.games.oath.state import Oath, colour_of, my_region, my_site, together_at
from regnum.games.oath.supply import end_act, gain_supply
from regnum.games.oath.vocabulary import (
    BANKS,
    DO_BANNER,
    DO_BURN,
    DO_END_ACT,
    DO_GAIN,
    DO_KILL,
    DO_MOVE_BANK,
    DO_TAKE,
    EITHER,
    IF_THEIR_SECRETS,
    MINUS,
    NONE,
    PLACES,
    PLUS,
    THINGS,
)

SUIT_OF: Final = Noun(SUITS, "oath-suit-", "of")
CHANGE: Final = Noun(["more", "fewer"], "oath-change-")
K_BANK: Final = kind("bank", SUIT, "10.gain", BEARER)
K_FROM_BANK: Final = kind("from-bank", SUIT, "7.1.3", BEARER)
K_FROM: Final = kind("take-from", SEAT, "10.take", BEARER)
K_TOKEN: Final = kind("token", Noun(TOKENS, "oath-piece-", sort="token"), "4.1.4", BEARER)
K_KILL: Final = kind("kill", FORCE, "10.kill", BEARER)
K_CHANGE: Final = kind("banner-change", CHANGE, "7.1.3", BEARER)
L_FAVOR: Final = saying("gains-favor", who=SEAT, n=NUMBER, suit=SUIT_OF)
L_SECRETS: Final = saying("gains-secrets", who=SEAT, n=NUMBER)
L_WARBANDS: Final = saying("gains-warbands", who=SEAT, n=NUMBER)
L_SUPPLY: Final = saying("gains-supply", who=SEAT, n=NUMBER)
L_TAKES_FAVOR: Final = saying("takes-favor", who=SEAT, n=NUMBER, foe=SEAT)
L_TAKES_SECRETS: Final = saying("takes-secrets", who=SEAT, n=NUMBER, foe=SEAT)
L_SITE_FAVOR: Final = saying("takes-site-favor", who=SEAT, n=NUMBER, card=BEARER)
L_SITE_SECRETS: Final = saying("takes-site-secrets", who=SEAT, n=NUMBER, card=BEARER)
L_BURNS: Final = saying("burns-secrets", who=SEAT, n=NUMBER)
L_BANNER: Final = saying("banner-tokens", banner=BANNER, n=NUMBER)
L_BANK: Final = saying("bank-moved", n=NUMBER, suit=SUIT_OF, to=SUIT_OF)

T_FAVOR: Final = THINGS.index("favor")
T_SECRET: Final = THINGS.index("secret")
T_WARBAND: Final = THINGS.index("warband")
T_FAVOR_OR_SECRET: Final = THINGS.index("favor-or-secret")
SPLIT: Final = BANKS.index("split")
THREE: Final = BANKS.index("three")
ITS_BANK: Final = BANKS.index("its")
MATCHING: Final = BANKS.index("matching")
MATCHING_BOTH: Final = BANKS.index("matching-both")
CO_LOCATED: Final = PLACES.index("co-located")
OF_CHANCELLOR: Final = PLACES.index("chancellor")
NEW_HOLDER: Final = PLACES.index("new-holder")
ON_SITE: Final = PLACES.index("site")
OWN_BOARD: Final = PLACES.index("own-board")
ANY_BOARD: Final = PLACES.index("any-board")
BOARD_WITH_ADVISER: Final = PLACES.index("board-with-adviser")
DESTINATION: Final = PLACES.index("destination")
ONE_SITE: Final = PLACES.index("one-site")


# ---------------------------------------------------------------- gain
def banks_for(g: Oath, me: int, deed: Deed, x: int) -> list[int]:
    """The favor banks a deed may gain from that are not empty."""
    found = list(range(len(SUITS)))
    if deed.bank < len(SUITS):
        found = [deed.bank]
    elif deed.bank == ITS_BANK:
        card = g.doing.card if x == NONE else x
        found = [] if card == NONE or CARD_SUIT[card] == NONE else [CARD_SUIT[card]]
    elif deed.bank in (MATCHING, MATCHING_BOTH):
        here = suits_at(g, my_site(g, me))
        also = adviser_suits(g, me) if deed.bank == MATCHING_BOTH else here
        found = [suit for suit in found if suit in here and suit in also]
    return [suit for suit in found if g.banks[suit] > 0]


def can_gain(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> bool:
    """Whether there is something to gain (9.3); that of a card still to be discarded is there by then."""
    if amount(g, me, power, deed) <= 0:
        return False
    if deed.thing == T_FAVOR:
        return bool(banks_for(g, me, deed, x))
    if deed.thing == T_SECRET:
        return True
    return g.bank[colour_of(g, me)] > 0 if deed.thing == T_WARBAND else g.supply[me] < FULL_SUPPLY


def gain(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> Rule[None]:
    """A player gains favor, secrets, warbands or Supply."""
    n = amount(g, me, power, deed)
    if deed.thing == T_FAVOR:
        yield from gain_of_banks(g, me, power, deed, n, x)
    elif deed.thing == T_SECRET:
        gain_secrets(g, me, n)
        g.say(L_SECRETS, me, n)
    elif deed.thing == T_WARBAND:
        g.say(L_WARBANDS, me, gain_warbands(g, me, n))
    else:
        before = g.supply[me]
        gain_supply(g, me, n)
        g.say(L_SUPPLY, me, g.supply[me] - before)


def gain_of_banks(g: Oath, me: int, power: int, deed: Deed, n: int, x: int) -> Rule[None]:
    """Favor out of one bank, out of three different ones, or one by one out of any."""
    single = deed.bank in (SPLIT, THREE)
    taken: list[int] = []
    for _ in range(n if single else 1):
        found = [suit for suit in banks_for(g, me, deed, x) if deed.bank != THREE or suit not in taken]
        if not found:
            return
        suit = yield Ask(me, K_BANK, partial(list, found), POWERS[power].bearer)
        taken.append(suit)
        g.say(L_FAVOR, me, gain_favor(g, me, suit, 1 if single else n), suit)


# ---------------------------------------------------------------- take
def donors(g: Oath, me: int, power: int, deed: Deed, x: int) -> list[int]:
    """The players that something can be taken from."""
    if deed.place == CO_LOCATED:
        found = together_at(g, me)
    elif deed.place == OF_CHANCELLOR:
        found = [CHANCELLOR]
    elif deed.place == NEW_HOLDER:
        found = [g.title]
    else:
        found = [q for q in range(g.seats) if SLOT_REGION[g.pawn[q]] == my_region(g, me) and rules_site(g, me, g.pawn[q])]
    least = max([1, *[c.n for c in POWERS[power].when if c.word == IF_THEIR_SECRETS]])
    if deed.thing == T_FAVOR:
        return [q for q in found if q != me and g.favor[q] > 0]
    return [q for q in found if q != me and g.secrets[q] + g.dark[q] >= least]


def can_take(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> bool:
    """Whether there is something to take."""
    return bool(site_tokens(g, power, deed) if deed.place == ON_SITE else donors(g, me, power, deed, x))


def take(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> Rule[None]:
    """A player takes favor or secrets: from a site, from a player, from each of several."""
    bearer = POWERS[power].bearer
    if deed.place == ON_SITE:
        token = yield Ask(me, K_TOKEN, partial(site_tokens, g, power, deed), bearer)
        take_from_site(g, me, slot_of(g, bearer), token, deed.n, bearer)
        return
    found = donors(g, me, power, deed, x)
    if deed.place == CO_LOCATED:
        q = yield Ask(me, K_FROM, partial(list, found), bearer)
        found = [q]
    for q in found:
        if deed.thing == T_FAVOR:
            g.say(L_TAKES_FAVOR, me, take_favor(g, me, q, deed.n), q)
        else:
            give_secrets(g, q, me, deed.n)
            g.say(L_TAKES_SECRETS, me, deed.n, q)


def site_tokens(g: Oath, power: int, deed: Deed) -> list[int]:
    """What lies on a site for the taking."""
    slot = slot_of(g, POWERS[power].bearer)
    found = []
    if g.site_favor[slot] and deed.thing in (T_FAVOR, T_FAVOR_OR_SECRET):
        found.append(FAVOR)
    if g.site_secrets[slot] and deed.thing in (T_SECRET, T_FAVOR_OR_SECRET):
        found.append(SECRET)
    return found


def take_from_site(g: Oath, me: int, slot: int, token: int, n: int, bearer: int) -> None:
    """A player takes tokens that lie on a site (4.1.4)."""
    if token == FAVOR:
        n = min(n, g.site_favor[slot])
        g.site_favor = raised(g.site_favor, slot, -n)
        receive_favor(g, me, n)
        g.say(L_SITE_FAVOR, me, n, bearer)
    else:
        n = min(n, g.site_secrets[slot])
        g.site_secrets = raised(g.site_secrets, slot, -n)
        gain_secrets(g, me, n)
        g.say(L_SITE_SECRETS, me, n, bearer)


# ---------------------------------------------------------------- kill and burn
def victims(g: Oath, me: int, deed: Deed, x: int) -> list[int]:
    """Where warbands can be killed: slots, or BOARD and a seat (forces.places)."""
    if deed.place == DESTINATION:
        to = g.doing.to if x == NONE else x
        return [to] if to != NONE and g.garrison[to] else []
    if deed.place == OWN_BOARD:
        return [BOARD + me] if g.warbands[me] else []
    region = my_region(g, me)
    found: list[int] = []
    if deed.place not in (ANY_BOARD, BOARD_WITH_ADVISER):
        found = [slot for slot in range(SLOTS) if SLOT_REGION[slot] == region and g.garrison[slot]]
    if deed.place == ONE_SITE:
        return found
    for p in range(g.seats):
        near = deed.place == ANY_BOARD or SLOT_REGION[g.pawn[p]] == region
        if deed.place == BOARD_WITH_ADVISER:
            near = any([suit in deed.suits for suit in adviser_suits(g, p)])
        if near and g.warbands[p]:
            found.append(BOARD + p)
    return found


def can_kill(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> bool:
    """Whether there is anyone to kill."""
    return bool(victims(g, me, deed, x))


def kill(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> Rule[None]:
    """A player kills warbands, at one place or one by one where there is a choice."""
    together = deed.place in (DESTINATION, OWN_BOARD, ONE_SITE)
    for _ in range(1 if together else deed.n):
        found = victims(g, me, deed, x)
        if not found:
            return
        chosen = yield Ask(me, K_KILL, partial(named_places, g, found), POWERS[power].bearer)
        where = BOARD + chosen - FIRST_BOARD if chosen >= FIRST_BOARD else slot_at(g, chosen)
        there = g.garrison[where] if where < BOARD else g.warbands[where - BOARD]
        kill_at(g, NONE, where, min(there, deed.n if together else 1))


def named_places(g: Oath, where: list[int]) -> list[int]:
    """Places of warbands as questions name them."""
    return [force_place(g, spot) for spot in where]


def loser_of(g: Oath, me: int) -> int:
    """The player that a victor's plan speaks of: who leads the other side; below 0 without one."""
    side = side_of(g, me)
    return NONE if side == NONE else leader(g, 1 - side)


def can_burn(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> bool:
    """Whether the defeated player has secrets to burn."""
    q = loser_of(g, me)
    return q >= 0 and g.secrets[q] + g.dark[q] > deed.keep


def burn(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> Rule[None]:
    """The secrets of the defeated player are burnt, facedown ones too, all but some."""
    q = loser_of(g, me)
    n = g.secrets[q] + g.dark[q] - deed.keep
    lose_secrets(g, q, n)
    g.say(L_BURNS, q, n)
    yield from ()


# ---------------------------------------------------------------- banners and banks
def banner_ways(g: Oath, deed: Deed) -> list[int]:
    """How the tokens of a banner may change: PLUS, MINUS."""
    spare = g.banner_tokens[deed.banner] > max(deed.keep, BANNER_LEAST[deed.banner])
    found = [PLUS] if deed.sign in (PLUS, EITHER) else []
    return [*found, MINUS] if deed.sign in (MINUS, EITHER) and spare else found


def can_change_banner(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> bool:
    """Whether the tokens of a banner can change."""
    return bool(banner_ways(g, deed))


def change_banner(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> Rule[None]:
    """Secrets come to the Darkest Secret or are burnt from it, never below what must stay."""
    way = yield Ask(me, K_CHANGE, partial(banner_ways, g, deed), POWERS[power].bearer)
    n = deed.n
    if way == MINUS:
        spare = g.banner_tokens[deed.banner] - max(deed.keep, BANNER_LEAST[deed.banner])
        n = -min(spare, n if n else spare)
    g.banner_tokens = raised(g.banner_tokens, deed.banner, n)
    g.say(L_BANNER, deed.banner, g.banner_tokens[deed.banner])


def other_banks(g: Oath, deed: Deed) -> list[int]:
    """The banks with favor that can be moved to another one."""
    return [suit for suit in range(len(SUITS)) if suit != deed.bank and g.banks[suit] > 0]


def can_move_bank(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> bool:
    """Whether any favor can be moved."""
    return bool(other_banks(g, deed))


def move_bank(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> Rule[None]:
    """All favor of one bank goes to another one."""
    suit = yield Ask(me, K_FROM_BANK, partial(other_banks, g, deed), POWERS[power].bearer)
    n = g.banks[suit]
    g.banks = raised(changed(g.banks, suit, 0), deed.bank, n)
    g.say(L_BANK, n, suit, deed.bank)


def finish_act(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> Rule[None]:
    """The Act Phase ends after this."""
    end_act(g, me)
    yield from ()


bind(DO_GAIN, gain, can_gain)
bind(DO_TAKE, take, can_take)
bind(DO_KILL, kill, can_kill)
bind(DO_BURN, burn, can_burn)
bind(DO_BANNER, change_banner, can_change_banner)
bind(DO_MOVE_BANK, move_bank, can_move_bank)
bind(DO_END_ACT, finish_act)
