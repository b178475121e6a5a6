"""Playing a card (5.1.4, 6.1) and discarding one (10.discard).

The card that is played lies first in the hand of its player until it is shown: who looks from another seat may be dealt another
one in its place, so nothing remembers it before."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Refusal, Rule
from regnum.engine.deeds import HIDDEN, OPEN, refusal
from regnum.engine.knowledge import EVERYBODY, all_but, only
from regnum.engine.lists import changed, without
from regnum.games.oath.cards import (
    WORLD,
    forget,
    learn,
    lift,
    pile_after,
    to_advisers,
    to_hidden,
    to_pile,
    to_site,
    to_vision,
)
from regnum.games.oath.components import CARD_SUIT, FIRST_VISION, PEOPLES_FAVOR, SEARCH, SLOT_REGION, SLOTS
from regnum.games.oath.lexicon import CARD, NUMBER, PLACE, SEAT, SUIT_OF, kind, saying
from regnum.games.oath.pieces import gain_favor, gain_secrets
from regnum.games.oath.places import place
from regnum.games.oath.placing import (
    PIED_PIPER,
    R_ANOTHER_TO_SITE,
    SPOT,
    TO_ADVISERS,
    TO_HIDDEN,
    TO_PILE,
    TO_VISION,
    by_banner,
    clearable,
    clearers,
    droppable,
    fits,
    in_reach,
    missing_room,
    opener,
    option_of,
    spot_of,
    spots,
    surplus,
    why_not_play,
)
from regnum.games.oath.powers import open_to_all, open_window
from regnum.games.oath.queries import FACEUP, locked, number, removable, replaced, tolls
from regnum.games.oath.starting import avail, pay_tolls, why_no_toll
from regnum.games.oath.state import Doing, Oath, my_region, my_site
from regnum.games.oath.victory import settle
from regnum.games.oath.vocabulary import (
    AT_PLAY_PLACED,
    AT_PLAY_SEEN,
    AT_PLAY_WHEN,
    AT_SEARCH_DISCARD,
    AT_VISION_DISCARDED,
    NONE,
    Q_DISCARD_TO,
    Q_PLAY_GAIN,
    Q_SEARCH_MAY,
    THINGS,
)

__all__ = [
    "BOTTOM", "discard", "discard_many", "fits", "overflow", "play_card", "play_kept", "put_away", "where_to", "why_not_play",
]  # fmt: skip

K_PLAY: Final = kind("play", SPOT, "5.1.4", CARD)
K_FIRST: Final = kind("play-first", CARD, "5.1.4.I/3", CARD)
K_DROP: Final = kind("drop-adviser", CARD, "5.1.4.II/3")
K_DISCARD: Final = kind("discard", CARD, "10.discard")
L_TO_SITE: Final = saying("played-to-site", who=SEAT, card=CARD, site=PLACE)
L_TO_ADVISERS: Final = saying("played-adviser", who=SEAT, card=CARD)
L_HIDDEN: Final = saying("played-facedown", who=SEAT)
L_HIDDEN_CARD: Final = saying("played-facedown-card", who=SEAT, card=CARD)
L_VISION: Final = saying("revealed-vision", who=SEAT, card=CARD)
L_CONSPIRACY: Final = saying("played-conspiracy", who=SEAT, card=CARD)
L_FAVOR: Final = saying("favor-of-bank", who=SEAT, n=NUMBER, suit=SUIT_OF)
L_SECRETS: Final = saying("secrets-gained", who=SEAT, n=NUMBER)
L_DISCARDS: Final = saying("discarded", who=SEAT, card=CARD)
L_DISCARDS_ONE: Final = saying("discarded-one", who=SEAT)

BOTTOM: Final = WORLD + 1
"""A pile's bottom is BOTTOM and its region (discard.to); a region alone is the top of its pile, WORLD the deck's bottom."""
WORLD_BOTTOM: Final = THINGS.index("world-bottom")
IN_SECRETS: Final = THINGS.index("secret")


# ---------------------------------------------------------------- discarding
def discard(g: Oath, p: int, card: int, pile: int = NONE) -> Rule[None]:
    """A player discards a card (10.discard): not a locked one, nor one that modifies the action in hand (7.2.2, 7.4.3). A
    revealed Vision may be claimed by the False Prophet."""
    if not removable(g, p, card) and (g.fight is None or locked(g, p, card)):
        return
    if card >= FIRST_VISION and card in g.vision:
        seat = g.vision.index(card)
        yield from open_to_all(g, AT_VISION_DISCARDED, card)
        if g.vision[seat] != card:
            return
    put_away(g, p, card, pile_after(g, p, card) if pile == NONE else pile)


def put_away(g: Oath, p: int, card: int, pile: int) -> None:
    """A card goes onto a pile, to its bottom or under the world deck; everybody who saw its face may read its name."""
    shown = g.known_at[card] == EVERYBODY
    if not shown:
        g.say(L_DISCARDS_ONE, p, to=all_but(p))
    g.say(L_DISCARDS, p, card, to=EVERYBODY if shown else only(p))
    to_pile(g, p, card, pile % BOTTOM)
    if pile >= BOTTOM:
        region = pile - BOTTOM
        g.piles = changed(g.piles, region, [*g.piles[region][1:], card])


def discard_many(g: Oath, p: int, cards: list[int]) -> Rule[None]:
    """A player discards cards that lie faceup, in an order that only this player knows (10.discard)."""
    left = [card for card in cards if removable(g, p, card)]
    gone = left
    while left:
        card = yield Ask(p, K_DISCARD, left.copy)
        left = without(left, card)
        yield from discard(g, p, card)
    if len(gone) > 1:
        forget(g, gone, only(p))


def overflow(g: Oath, p: int, but: int = NONE) -> Rule[None]:
    """A player who has too many advisers discards some, other than `but` (7.6.4)."""
    while surplus(g, p) > 0 and droppable(g, p, but):
        card = yield Ask(p, K_DROP, partial(droppable, g, p, but))
        yield from discard(g, p, card)


def where_to(g: Oath, me: int, card: int, drawn: bool) -> Rule[int]:
    """The pile for a card that a player discards while searching; asked once in a Search where a power offers another one."""
    if not drawn:
        return pile_after(g, me, card)
    if not g.doing.amount:
        g.doing.amount = 1
        yield from open_window(g, AT_SEARCH_DISCARD, me)
    if replaced(g, Q_DISCARD_TO, me, WORLD_BOTTOM):
        return WORLD
    return number(g, Q_DISCARD_TO, me, pile_after(g, me, card), card)


# ---------------------------------------------------------------- which card, and where
def in_hand(g: Oath, me: int) -> int:
    """The card that a player is about to play."""
    return g.hand[me][0]


def take_up(g: Oath, me: int, card: int) -> None:
    """A card comes first in a player's hand, from the hand or from among the facedown advisers."""
    if card in g.hand[me]:
        g.hand = changed(g.hand, me, without(g.hand[me], card))
    elif card in g.hidden[me]:
        g.hidden = changed(g.hidden, me, without(g.hidden[me], card))
    else:
        lift(g, card)
    g.hand = changed(g.hand, me, [card, *g.hand[me]])


def why_not_spot(g: Oath, me: int, spot: int, again: bool, sites: bool) -> int:
    """Why a spot is closed to the card in hand. `again`: it was a facedown adviser; `sites`: only a site will do."""
    if again and spot == TO_HIDDEN:
        return HIDDEN
    why = why_not_play(g, me, in_hand(g, me), spot)
    return R_ANOTHER_TO_SITE if why == OPEN and sites and spot >= SLOTS else why


def open_spots(g: Oath, me: int, again: bool, sites: bool) -> list[int]:
    """Where the card in hand may go; if it must go to a site and none is open, it is discarded."""
    found = [option_of(g, spot) for spot in spots(g, me, in_hand(g, me)) if why_not_spot(g, me, spot, again, sites) == OPEN]
    return found if found else [option_of(g, TO_PILE)]


def closed_spots(g: Oath, me: int, again: bool, sites: bool) -> list[Refusal]:
    """Where it may not go, and why."""
    found: list[Refusal] = []
    for spot in spots(g, me, in_hand(g, me)):
        why = why_not_spot(g, me, spot, again, sites)
        if why >= 0 and (spot >= SLOTS or g.faceup[spot]):
            found.append(refusal(option_of(g, spot), why))
    return found


def can_go_to_site(g: Oath, me: int, card: int) -> bool:
    """Whether a card can be played to any site."""
    return any([why_not_play(g, me, card, slot) == OPEN for slot in in_reach(g, me, card)])


# ---------------------------------------------------------------- playing
def play_card(g: Oath, me: int, card: int, drawn: bool) -> Rule[None]:
    """A player plays a card of the own hand or of the facedown advisers, or discards it (5.1.4, 6.1). `drawn`: it was drawn
    just now, so what concerns the discards of a Search concerns it."""
    again = card in g.hidden[me]
    take_up(g, me, card)
    yield from play_kept(g, me, drawn, again, False)


def play_kept(g: Oath, me: int, drawn: bool, again: bool, sites: bool) -> Rule[bool]:
    """The first card of the hand is played or discarded; tells whether it went to a site."""
    before = g.doing
    if before.who != me:
        g.doing = Doing(NONE, me, NONE, NONE, NONE, NONE, NONE, 0, [], [])
    if g.doing.action != SEARCH and me == g.turn and why_no_toll(g, me, tolls(g, Q_SEARCH_MAY, me)) == PASS:
        yield from pay_tolls(g, me, Q_SEARCH_MAY)
    option = yield Ask(
        me,
        K_PLAY,
        partial(open_spots, g, me, again, sites),
        in_hand(g, me),
        secret=True,
        why=partial(closed_spots, g, me, again, sites),
    )
    spot = spot_of(g, option)
    if spot == TO_PILE:
        pile = yield from where_to(g, me, in_hand(g, me), drawn)
        put_away(g, me, in_hand(g, me), pile)
    elif spot == TO_HIDDEN:
        yield from make_room(g, me, drawn, False)
        hide(g, me)
    else:
        show(g, me)
        yield from play_faceup(g, me, in_hand(g, me), spot, drawn)
    g.doing.card, g.doing.to = NONE, NONE
    g.doing = before
    return spot < SLOTS


def show(g: Oath, me: int) -> None:
    """The card in hand is shown to all (10.reveal)."""
    learn(g, in_hand(g, me), EVERYBODY)
    g.chance.reveal()


def hide(g: Oath, me: int) -> None:
    """The card in hand becomes a facedown adviser."""
    card = in_hand(g, me)
    g.say(L_HIDDEN, me, to=all_but(me))
    g.say(L_HIDDEN_CARD, me, card, to=only(me))
    lift(g, card)
    to_hidden(g, me, card)


def to_drop(g: Oath, me: int, shown: bool) -> list[int]:
    """The advisers that may make room for the card in hand."""
    return droppable(g, me, in_hand(g, me) if shown else NONE)


def make_room(g: Oath, me: int, drawn: bool, shown: bool) -> Rule[None]:
    """A player who would have too many advisers first discards some (5.1.4.II/3, 7.6.4)."""
    while not (shown and in_hand(g, me) == PIED_PIPER) and surplus(g, me, in_hand(g, me), shown) > 0:
        out = yield Ask(me, K_DROP, partial(to_drop, g, me, shown))
        pile = yield from where_to(g, me, out, drawn)
        yield from discard(g, me, out, pile)


def play_faceup(g: Oath, me: int, card: int, spot: int, drawn: bool) -> Rule[None]:
    """A card that all have seen goes to its place, and what follows from it (5.1.4, 7.3.3)."""
    g.doing.card = card
    if spot < SLOTS:
        g.doing.to = spot
        yield from clear_site(g, me, card, spot, drawn)
        lift(g, card)
        to_site(g, card, spot)
        g.say(L_TO_SITE, me, card, place(g, spot))
        reward(g, me, card)
    elif spot == TO_ADVISERS:
        yield from make_room(g, me, drawn, True)
        lift(g, card)
        to_advisers(g, me, card)
        g.say(L_TO_ADVISERS, me, card)
    elif spot == TO_VISION:
        while g.vision[me] != NONE:
            yield from discard(g, me, g.vision[me])
        lift(g, card)
        to_vision(g, me, card)
        g.say(L_VISION, me, card)
    else:
        lift(g, card)
        g.boxed = [*g.boxed, card]
        g.say(L_CONSPIRACY, me, card)
    yield from open_window(g, AT_PLAY_PLACED, me, card, FACEUP)
    yield from open_to_all(g, AT_PLAY_SEEN, card, FACEUP)
    yield from open_window(g, AT_PLAY_WHEN, me, card, FACEUP)
    yield from settle(g)


def reward(g: Oath, me: int, card: int) -> None:
    """A favor of its suit for a card played to a site, or what comes in its place (5.1.4.I/4)."""
    if replaced(g, Q_PLAY_GAIN, me, IN_SECRETS, card):
        gain_secrets(g, me, 1)
        g.say(L_SECRETS, me, 1)
        return
    n = gain_favor(g, me, CARD_SUIT[card], 1)
    if n:
        g.say(L_FAVOR, me, n, CARD_SUIT[card])


# ---------------------------------------------------------------- first a discard
def first_out(g: Oath, me: int, card: int, slot: int, banner: bool) -> list[int]:
    """The denizens that may be discarded before a card is played to a site; PASS where it has room."""
    needed = missing_room(g, card, slot) > 0
    found = [out for out in clearable(g, me, slot) if banner or clearers(g, me, slot, out)]
    if banner and not needed:
        for other in range(SLOTS):
            if other != slot and SLOT_REGION[other] == my_region(g, me):
                found += clearable(g, me, other)
    return found if needed and found else [*found, PASS]


def clear_site(g: Oath, me: int, card: int, slot: int, drawn: bool) -> Rule[None]:
    """Discards before a card is played to a site: each permission once (5.1.4.I/3)."""
    if slot != my_site(g, me) and not by_banner(g, me, slot):
        avail(g, me, opener(g, me, card))
    banner = g.banner_of[PEOPLES_FAVOR] == me
    while True:
        out = yield Ask(me, K_FIRST, partial(first_out, g, me, card, slot, banner), card)
        if out == PASS:
            return
        powers = clearers(g, me, slot, out) if g.card_at[out] == slot else []
        if powers:
            avail(g, me, powers[-1])
        else:
            banner = False
        pile = yield from where_to(g, me, out, drawn)
        yield from discard(g, me, out, pile)
