"""What may lie in the trays of a deal, whether the deal can be kept, and the exchange itself (7.6.3, 10.exchange)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import Ask, Rule
from regnum.engine.deeds import OPEN, lacking
from regnum.engine.lists import raised
from regnum.games.oath.cards import give_banner, lift, to_advisers, to_hidden, to_player
from regnum.games.oath.components import BANNERS, GRAND_SCEPTER, RELICS, SECRET
from regnum.games.oath.lexicon import NUMBER, PLACE, SEAT, kind, reason, saying
from regnum.games.oath.offer import (
    FAVOR_THING,
    FIRST_ADVISER,
    FIRST_HIDDEN,
    FIRST_ITEM,
    FIRST_PLACE,
    FIRST_PROMISE,
    FIRST_SPACE,
    MOST_HIDDEN,
    PROMISES,
    SECRET_THING,
    Offer,
)
from regnum.games.oath.pieces import give_favor, lose_secrets, place_warbands, purse, withdraw_warbands
from regnum.games.oath.placing import PIED_PIPER, surplus
from regnum.games.oath.play import overflow
from regnum.games.oath.powers import bar, locked
from regnum.games.oath.realm import BANDIT_CROWN, rules_site
from regnum.games.oath.setup import SCEPTER_GAINED
from regnum.games.oath.state import Oath, colour_of
from regnum.games.oath.vocabulary import NONE, Q_GIVE_MAY, Q_PLACE_MAY

A_FAVOR: Final = 0
A_SECRET: Final = 1
A_RELIC: Final = 2
AN_ADVISER: Final = 3
A_SITE: Final = 4
A_BANNER: Final = 5
A_SPACE: Final = 6
A_PROMISE: Final = 7
"""What a deal may be about: the words of powers_data.ITEMS, then those of citizenship and of the Tribunal."""

K_DEED: Final = kind("deed", NUMBER, "10.exchange", PLACE)
L_DEED: Final = saying("deed", who=SEAT, site=PLACE, n=NUMBER)
R_EMPTY: Final = reason("deal-empty", "7.6.3")
R_SPACE: Final = reason("deal-space", "6.6.1/2")
R_ADVISERS: Final = reason("deal-advisers", "7.6.4", SEAT)
R_WARBANDS: Final = reason("deal-warbands", "10.rule", SEAT)
R_LOCKED: Final = reason("deal-locked", "7.2.2")
R_SILENCE: Final = reason("deal-silence", "9.2")


# ---------------------------------------------------------------- what a player could give
def givable(g: Oath, o: Offer, giver: int) -> list[int]:
    """The things that a player could put into the tray, as far as the deal is about them."""
    taker = o.other(giver)
    found: list[int] = []
    if A_FAVOR in o.items and purse(g, giver) > 0:
        found.append(FAVOR_THING)
    if A_SECRET in o.items and g.secrets[giver] + g.dark[giver] > 0 and not silent(g, giver):
        found.append(SECRET_THING)
    if A_RELIC in o.items:
        found += [FIRST_ITEM + relic for relic in g.relics[giver]]
    if A_BANNER in o.items:
        found += [FIRST_ITEM + len(RELICS) + b for b in range(len(BANNERS)) if g.banner_of[b] == giver]
    if AN_ADVISER in o.items:
        found += [FIRST_ADVISER + card for card in g.advisers[giver] if not locked(g, giver, card)]
        found += [FIRST_HIDDEN + i for i in range(min(len(g.hidden[giver]), MOST_HIDDEN))]
    if A_SITE in o.items:
        found += [FIRST_PLACE + g.sites[slot] for slot in sellable(g, giver, taker)]
    if A_PROMISE in o.items:
        found += [FIRST_PROMISE + word for word in range(len(PROMISES))]
    if A_SPACE in o.items and giver == o.maker:
        found += [FIRST_SPACE + space for space, relic in enumerate(g.reliquary) if relic != NONE]
    return found


def silent(g: Oath, giver: int) -> bool:
    """Whether a player may give no secrets (Vow of Silence)."""
    return bar(g, Q_GIVE_MAY, giver, SECRET) != NONE


def sellable(g: Oath, giver: int, taker: int) -> list[int]:
    """The sites that a player rules and another could come to rule: not within the Empire."""
    if colour_of(g, giver) == colour_of(g, taker):
        return []
    return [slot for slot in range(len(g.sites)) if rules_site(g, giver, slot) and bar(g, Q_PLACE_MAY, taker, slot) == NONE]


def most_of(g: Oath, giver: int, thing: int) -> int:
    """How much favor, or how many secrets, a player can give; facedown ones too."""
    return purse(g, giver) if thing == FAVOR_THING else g.secrets[giver] + g.dark[giver]


# ---------------------------------------------------------------- whether it can be kept
def why_not(g: Oath, o: Offer) -> int:
    """Why an offer cannot be sent, or OPEN: what is agreed must be possible at once."""
    if A_SPACE in o.items:
        return OPEN if o.space != NONE else R_SPACE
    if not (any(o.favor) or any(o.secrets) or o.things[0] or o.things[1] or o.promises):
        return R_EMPTY
    for side in range(2):
        taker = o.seat(1 - side)
        if len(sites_of(g, o, side)) > able_to_place(g, o, taker):
            return lacking(R_WARBANDS, taker)
    if any([FIRST_ADVISER <= thing < FIRST_PLACE for thing in o.things[0] + o.things[1]]):
        trial = g.clone()
        move_advisers(trial, o)
        for side in range(2):
            taker = o.seat(1 - side)
            if FIRST_ADVISER + PIED_PIPER not in o.things[side] and surplus(trial, taker) > max(0, surplus(g, taker)):
                return lacking(R_ADVISERS, taker)
    return OPEN


def sites_of(g: Oath, o: Offer, side: int) -> list[int]:
    """The slots in a tray."""
    return [g.sites.index(thing - FIRST_PLACE) for thing in o.things[side] if FIRST_PLACE <= thing < FIRST_SPACE]


def able_to_place(g: Oath, o: Offer, p: int) -> int:
    """On how many sites a player can leave a warband from the board, once those of the sites sold are back on it."""
    if g.relic_at[BANDIT_CROWN] == p:
        return len(g.sites)
    side = 0 if p == o.maker else 1
    return g.warbands[p] + sum([g.garrison[slot] for slot in sites_of(g, o, side)])


# ---------------------------------------------------------------- the exchange
def exchange(g: Oath, o: Offer) -> Rule[None]:
    """Both give what they promised, all at once, as far as they still can."""
    dark = [0, 0]
    sent = [0, 0]
    for side in range(2):
        giver = o.seat(side)
        sent[side] = min(o.secrets[side], g.secrets[giver] + g.dark[giver])
        dark[side] = lose_secrets(g, giver, sent[side])
    for side in range(2):
        giver, taker = o.seat(side), o.seat(1 - side)
        g.secrets = raised(g.secrets, taker, sent[side] - dark[side])
        g.dark = raised(g.dark, taker, dark[side])
        give_favor(g, giver, taker, min(o.favor[side], purse(g, giver)))
        for thing in o.things[side]:
            if FIRST_ITEM <= thing < FIRST_ADVISER:
                give_item(g, giver, taker, thing - FIRST_ITEM)
    g.promises = [*g.promises, *[[p, o.other(p), word, until, token, n, 0] for p, word, until, token, n in o.promises]]
    move_advisers(g, o)
    yield from move_sites(g, o)
    for side in range(2):
        if FIRST_ADVISER + PIED_PIPER in o.things[side]:
            yield from overflow(g, o.seat(1 - side))


def give_item(g: Oath, giver: int, taker: int, item: int) -> None:
    """A relic or banner is given, with what lies on it and without a penalty (10.give)."""
    if item >= len(RELICS):
        if g.banner_of[item - len(RELICS)] == giver:
            give_banner(g, taker, item - len(RELICS))
    elif g.relic_at[item] == giver:
        to_player(g, taker, item)
        if item == GRAND_SCEPTER and taker == g.turn and g.rulings & SCEPTER_GAINED:
            g.scepter_taken = True


def move_advisers(g: Oath, o: Offer) -> None:
    """Advisers change sides as they lie, with what lies on them; their new owner sees the facedown ones."""
    moving: list[list[int]] = [[], []]
    for side in range(2):
        giver = o.seat(side)
        for thing in o.things[side]:
            if FIRST_ADVISER <= thing < FIRST_HIDDEN:
                moving[side].append(thing - FIRST_ADVISER)
            elif FIRST_HIDDEN <= thing < FIRST_PLACE:
                moving[side].append(g.hidden[giver][thing - FIRST_HIDDEN])
    for side in range(2):
        for card in moving[side]:
            faceup = g.card_at[card] != NONE
            lift(g, card)
            if faceup:
                to_advisers(g, o.seat(1 - side), card)
            else:
                g.chance.reveal()
                to_hidden(g, o.seat(1 - side), card)


def move_sites(g: Oath, o: Offer) -> Rule[None]:
    """The warbands of a site that is given go to the giver's board; its new ruler leaves at least one there from the own board,
    who wears the Bandit Crown perhaps none."""
    given = [sites_of(g, o, side) for side in range(2)]
    for side in range(2):
        for slot in given[side]:
            withdraw_warbands(g, o.seat(side), slot, g.garrison[slot])
    for side in range(2):
        taker = o.seat(1 - side)
        least = 0 if g.relic_at[BANDIT_CROWN] == taker else 1
        for i, slot in enumerate(given[side]):
            later = least * (len(given[side]) - i - 1)
            options = partial(range_of, least, g.warbands[taker] - later)
            n = yield Ask(taker, K_DEED, options, g.sites[slot])
            place_warbands(g, taker, slot, n)
            g.say(L_DEED, taker, g.sites[slot], n)


def range_of(least: int, most: int) -> list[int]:
    """All numbers from the least to the most."""
    return list(range(least, most + 1))
