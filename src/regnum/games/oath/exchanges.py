"""Deeds that move cards and relics: discard, swap, move, draw and bury relics, turn over (10.discard, 10.swap, 10.move)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.kinds import Noun
from regnum.engine.knowledge import EVERYBODY, only
from regnum.engine.lists import changed, raised
from regnum.games.oath.cards import bury_relic, lay_card, learn, lift, show_relic, take_relic, to_site
from regnum.games.oath.components import (
    ADVISER_ONLY,
    CARD_PLACE,
    CARD_SUIT,
    DARKEST_SECRET,
    FIRST_EDIFICE,
    FIRST_RUIN,
    PEOPLES_FAVOR,
    SITE_ONLY,
    SITES,
    SLOT_REGION,
    SLOTS,
)
from regnum.games.oath.effects import bind
from regnum.games.oath.fight import RELIC_SPOTS
from regnum.games.oath.lexicon import BEARER, CARD, CARD_TO, PLACE, RELIC, SEAT, kind, saying
from regnum.games.oath.looks import FIRST_RELIC_SPOT, UNSEEN, adviser_at, adviser_spot
from regnum.games.oath.places import place, slot_at
from regnum.games.oath.play import discard, discard_many, overflow
from regnum.games.oath.powers_data import FIRST_RELIC, POWERS, Deed
from regnum.games.oath.queries import bar, capacity, locked, removable
from regnum.games.oath.realm import owner, slot_of
from regnum.games.oath.recover import recover_item, took_relics
from regnum.games.oath.state import BY_ADVISER, Oath, my_region, my_site, together_at
from regnum.games.oath.vocabulary import (
    DO_BURY_RELIC,
    DO_DISCARD,
    DO_DRAW_RELIC,
    DO_MOVE,
    DO_RECOVER,
    DO_SWAP,
    DO_TURN_OVER,
    NONE,
    PLACES,
    Q_RECOVER_MAY,
    THINGS,
)

FATE: Final = Noun(["keep", "bury"], "oath-fate-")
KEEP: Final = 0
K_DISCARD: Final = kind("power-discard", CARD, "10.discard", BEARER)
K_SWAP: Final = kind("swap", CARD, "10.swap", BEARER)
K_SWAP_WITH: Final = kind("swap-with", CARD, "10.swap", CARD)
K_SWAP_UNSEEN: Final = kind("swap-unseen", UNSEEN, "10.swap", BEARER)
K_MOVE: Final = kind("move-card", CARD_TO, "10.move", BEARER)
K_MAKE_ROOM: Final = kind("make-room", CARD, "10.move", PLACE)
K_FATE: Final = kind("drawn-relic", FATE, "10.draw", RELIC)
K_RELIC: Final = kind("which-relic", UNSEEN, "5.4.1", BEARER)
L_SWAPPED: Final = saying("swapped", who=SEAT, card=CARD, other=CARD)
L_SWAPPED_UNSEEN: Final = saying("swapped-unseen", who=SEAT, unseen=UNSEEN, other=UNSEEN)
L_MOVED: Final = saying("moved-card", who=SEAT, card=CARD, site=PLACE)
L_KEPT: Final = saying("kept-relic", who=SEAT, relic=RELIC)
L_BURIED: Final = saying("buried-drawn-relic", who=SEAT)
L_BURIED_RELIC: Final = saying("buried-own-relic", who=SEAT, relic=RELIC)
L_BURIED_UNSEEN: Final = saying("buried-unseen-relic", who=SEAT, unseen=UNSEEN)
L_TURNED: Final = saying("turned-over", who=SEAT, card=CARD, other=CARD)

T_ALL: Final = THINGS.index("all")
T_THIS: Final = THINGS.index("this")
T_FACEUP_ADVISER: Final = THINGS.index("faceup-adviser")
T_MY_FACEUP_ADVISER: Final = THINGS.index("my-faceup-adviser")
T_FACEDOWN_ADVISER: Final = THINGS.index("facedown-adviser")
CO_LOCATED: Final = PLACES.index("co-located")
AT_SITES: Final = PLACES.index("card-at-sites")
FACEUP_ADVISER: Final = PLACES.index("faceup-adviser")
OTHERS_ADVISER: Final = PLACES.index("others-faceup-adviser")
MY_SITE: Final = PLACES.index("my-site")
GREAT_SLUM: Final = SITES.index("great-slum")


# ---------------------------------------------------------------- discard
def outcasts(g: Oath, me: int, power: int, deed: Deed) -> list[int]:
    """The cards that a deed may discard, or discards all of."""
    if deed.thing == T_FACEUP_ADVISER:
        whose = together_at(g, me)
        if deed.place != CO_LOCATED:
            holder = g.banner_of[DARKEST_SECRET]
            whose = [holder] if holder != NONE and g.banner_of[PEOPLES_FAVOR] != holder else []
        found = [card for q in whose for card in g.advisers[q]]
    elif deed.thing == T_ALL:
        found = [card for slot in range(SLOTS) if SLOT_REGION[slot] == my_region(g, me) for card in g.cards[slot]]
    else:
        found = g.cards[my_site(g, me)]
    if deed.suits:
        found = [card for card in found if CARD_SUIT[card] in deed.suits]
    spared = POWERS[power].bearer if deed.but_this else NONE
    return [card for card in found if removable(g, me, card) and card != spared]


def can_discard(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> bool:
    """Whether there is a card to discard."""
    return bool(outcasts(g, me, power, deed))


def cast_out(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> Rule[None]:
    """A player discards one card, or all of some suits; what follows may speak of it as the card in question."""
    if deed.thing == T_ALL:
        yield from discard_many(g, me, outcasts(g, me, power, deed))
        return
    card = yield Ask(me, K_DISCARD, partial(outcasts, g, me, power, deed), POWERS[power].bearer)
    whose = owner(g, card)
    g.doing.card = card
    yield from discard(g, me, card)
    if whose != NONE:
        yield from overflow(g, whose)


# ---------------------------------------------------------------- swap
def may_lie(card: int, at: int) -> bool:
    """Whether a faceup card may go to a slot, or to an owner's advisers (7.2.1)."""
    return CARD_PLACE[card] != (ADVISER_ONLY if at < SLOTS else SITE_ONLY)


def swappable(g: Oath, me: int, a: int, b: int) -> bool:
    """Whether two faceup cards may change places: neither locked, both where they may lie (7.2)."""
    if a == b or locked(g, me, a) or locked(g, me, b):
        return False
    return may_lie(a, g.card_at[b]) and may_lie(b, g.card_at[a])


def partners(g: Oath, me: int, deed: Deed, card: int) -> list[int]:
    """The cards that a card may be swapped with."""
    if deed.place == AT_SITES:
        found = [other for cards in g.cards for other in cards]
    elif deed.place in (FACEUP_ADVISER, OTHERS_ADVISER):
        found = [other for q in range(g.seats) if deed.place == FACEUP_ADVISER or q != me for other in g.advisers[q]]
    else:
        found = g.cards[my_site(g, me)]
    return [b for b in found if (not deed.suits or CARD_SUIT[b] in deed.suits) and swappable(g, me, card, b)]


def to_swap(g: Oath, me: int, power: int, deed: Deed) -> list[int]:
    """The cards that may be swapped for another: this one, or faceup advisers of the user."""
    own = [POWERS[power].bearer] if deed.thing == T_THIS else g.advisers[me]
    return [card for card in own if g.card_at[card] != NONE and partners(g, me, deed, card)]


def unseen_advisers(g: Oath) -> list[int]:
    """All facedown advisers."""
    return [adviser_spot(p, i) for p in range(g.seats) for i in range(len(g.hidden[p]))]


def can_swap(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> bool:
    """Whether two things can change places."""
    if deed.thing == T_FACEDOWN_ADVISER:
        return len([p for p in range(g.seats) if g.hidden[p]]) > 1
    return bool(to_swap(g, me, power, deed))


def swap(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> Rule[None]:
    """Two cards change places; that is no play, and their tokens stay on them (10.swap)."""
    if deed.thing == T_FACEDOWN_ADVISER:
        yield from swap_unseen(g, me, POWERS[power].bearer)
        return
    card = yield Ask(me, K_SWAP, partial(to_swap, g, me, power, deed), POWERS[power].bearer)
    other = yield Ask(me, K_SWAP_WITH, partial(partners, g, me, deed, card), card)
    swap_cards(g, card, other)
    g.say(L_SWAPPED, me, card, other)
    for new in (card, other):
        if owner(g, new) != NONE:
            yield from overflow(g, owner(g, new), new)


def swap_cards(g: Oath, a: int, b: int) -> None:
    """Two faceup cards take each other's places."""
    at_a, at_b = g.card_at[a], g.card_at[b]
    put_instead(g, a, at_a, NONE)
    put_instead(g, b, at_b, a)
    put_instead(g, NONE, at_a, b)
    lay_card(g, a, at_b)
    lay_card(g, b, at_a)


def put_instead(g: Oath, old: int, at: int, new: int) -> None:
    """A card, or NONE as a gap, takes the place of another in its row."""
    if at < SLOTS:
        row = g.cards[at]
        g.cards = changed(g.cards, at, changed(row, row.index(old), new))
    else:
        row = g.advisers[at - BY_ADVISER]
        g.advisers = changed(g.advisers, at - BY_ADVISER, changed(row, row.index(old), new))


def rest_of_unseen(g: Oath, first: int) -> list[int]:
    """The facedown advisers of other players than the first one's owner."""
    whose = {adviser_spot(p, i): p for p in range(g.seats) for i in range(len(g.hidden[p]))}
    return [spot for spot in unseen_advisers(g) if whose[spot] != whose[first]]


def swap_unseen(g: Oath, me: int, bearer: int) -> Rule[None]:
    """Two facedown advisers of different players change places; who knew one still does, and its new owner too."""
    first = yield Ask(me, K_SWAP_UNSEEN, partial(unseen_advisers, g), bearer)
    second = yield Ask(me, K_SWAP_UNSEEN, partial(rest_of_unseen, g, first), bearer)
    a, b = adviser_at(g, first), adviser_at(g, second)
    for p in range(g.seats):
        row = [b if card == a else a if card == b else card for card in g.hidden[p]]
        if row != g.hidden[p]:
            g.hidden = changed(g.hidden, p, row)
            learn(g, b if b in row else a, only(p))
    g.chance.reveal()
    g.say(L_SWAPPED_UNSEEN, me, first, second)


# ---------------------------------------------------------------- move
def has_room(g: Oath, me: int, slot: int) -> bool:
    """Whether a card may be moved to a site: it has room, or the Great Slum may be given some."""
    return g.faceup[slot] and (len(g.cards[slot]) < capacity(g, slot) or bool(slum_cards(g, me, slot)))


def slum_cards(g: Oath, me: int, slot: int) -> list[int]:
    """The cards that may be discarded before one is moved to the Great Slum; none elsewhere."""
    return [card for card in g.cards[slot] if removable(g, me, card)] if g.sites[slot] == GREAT_SLUM else []


def ways(g: Oath, me: int, deed: Deed) -> list[int]:
    """Which adviser may go to which site (CARD_TO)."""
    slots = [my_site(g, me)] if deed.place == MY_SITE else list(range(SLOTS))
    slots = [slot for slot in slots if has_room(g, me, slot)]
    found: list[int] = []
    for q in [me] if deed.thing == T_MY_FACEUP_ADVISER else list(range(g.seats)):
        for card in g.advisers[q]:
            if (not deed.suits or CARD_SUIT[card] in deed.suits) and not locked(g, me, card) and may_lie(card, 0):
                found += [CARD_TO.pack(card, place(g, slot)) for slot in slots]
    return found


def can_move(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> bool:
    """Whether an adviser can go to a site."""
    return bool(ways(g, me, deed))


def move(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> Rule[None]:
    """An adviser goes to a site; that is no play (10.move)."""
    chosen = yield Ask(me, K_MOVE, partial(ways, g, me, deed), POWERS[power].bearer)
    card, where = CARD_TO.unpack(chosen)
    slot, whose = slot_at(g, where), owner(g, card)
    if slum_cards(g, me, slot):
        out = yield Ask(me, K_MAKE_ROOM, partial(slum_choice, g, me, slot), where)
        if out != PASS:
            yield from discard(g, me, out)
    lift(g, card)
    to_site(g, card, slot)
    g.say(L_MOVED, me, card, where)
    yield from overflow(g, whose)


def slum_choice(g: Oath, me: int, slot: int) -> list[int]:
    """Those cards, and PASS where there is room without."""
    found = slum_cards(g, me, slot)
    return [*found, PASS] if len(g.cards[slot]) < capacity(g, slot) else found


# ---------------------------------------------------------------- relics
def can_draw_relic(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> bool:
    """Whether the relic deck has a relic."""
    return bool(g.relic_deck)


def draw_relic(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> Rule[None]:
    """A player looks at the top relic and keeps it or puts it under the deck."""
    show_relic(g, g.relic_deck[0], only(me))
    g.chance.reveal()
    fate = yield Ask(me, K_FATE, partial(list, [KEEP, KEEP + 1]), g.relic_deck[0])
    relic = g.relic_deck[0]
    if fate == KEEP:
        take_relic(g, me, relic)
        g.chance.reveal()
        g.say(L_KEPT, me, relic)
        yield from took_relics(g, me, [relic])
    else:
        bury_relic(g, me, relic)
        g.say(L_BURIED, me)


def relic_spots(g: Oath, me: int, slot: int, query: int) -> list[int]:
    """The facedown relics at a site that a player may take or bury."""
    found = []
    for i, relic in enumerate(g.site_relics[slot]):
        if bar(g, query, me, relic) == NONE:
            found.append(FIRST_RELIC_SPOT + g.sites[slot] * RELIC_SPOTS + i)
    return found


def relic_at(g: Oath, slot: int, unseen: int) -> int:
    """The relic that lies there."""
    return g.site_relics[slot][(unseen - FIRST_RELIC_SPOT) % RELIC_SPOTS]


def can_bury(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> bool:
    """Whether there is a relic to bury that is not locked."""
    return deed.thing == T_THIS or bool(relic_spots(g, me, my_site(g, me), Q_RECOVER_MAY))


def bury(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> Rule[None]:
    """A relic goes under the relic deck: this one, or a facedown one at the user's site."""
    if deed.thing == T_THIS:
        relic = POWERS[power].bearer - FIRST_RELIC
        bury_relic(g, me, relic)
        g.say(L_BURIED_RELIC, me, relic)
        return
    slot = my_site(g, me)
    unseen = yield Ask(me, K_RELIC, partial(relic_spots, g, me, slot, Q_RECOVER_MAY), POWERS[power].bearer)
    bury_relic(g, me, relic_at(g, slot, unseen))
    g.say(L_BURIED_UNSEEN, me, unseen)


def can_recover(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> bool:
    """Whether a relic lies here that the player may recover."""
    return bool(relic_spots(g, me, slot_of(g, POWERS[power].bearer), Q_RECOVER_MAY))


def recover_here(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> Rule[None]:
    """A player recovers a relic of this site for nothing."""
    slot = slot_of(g, POWERS[power].bearer)
    unseen = yield Ask(me, K_RELIC, partial(relic_spots, g, me, slot, Q_RECOVER_MAY), POWERS[power].bearer)
    yield from recover_item(g, me, relic_at(g, slot, unseen), 0)


# ---------------------------------------------------------------- edifices
def turn_over(g: Oath, me: int, power: int, deed: Deed, x: int, y: int) -> Rule[None]:
    """A ruin becomes the edifice on its other side; what lies on it stays."""
    ruin = POWERS[power].bearer
    whole = ruin - FIRST_RUIN + FIRST_EDIFICE
    slot = slot_of(g, ruin)
    put_instead(g, ruin, slot, whole)
    lay_card(g, ruin, NONE)
    lay_card(g, whole, slot)
    g.on_favor = changed(raised(g.on_favor, whole, g.on_favor[ruin]), ruin, 0)
    g.on_secrets = changed(raised(g.on_secrets, whole, g.on_secrets[ruin]), ruin, 0)
    learn(g, whole, EVERYBODY)
    g.say(L_TURNED, me, ruin, whole)
    yield from ()


bind(DO_DISCARD, cast_out, can_discard)
bind(DO_SWAP, swap, can_swap)
bind(DO_MOVE, move, can_move)
bind(DO_DRAW_RELIC, draw_relic, can_draw_relic)
bind(DO_BURY_RELIC, bury, can_bury)
bind(DO_RECOVER, recover_here, can_recover)
bind(DO_TURN_OVER, turn_over)
