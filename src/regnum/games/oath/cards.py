"""Cards, relics and banners change places here and nowhere else, and with them who knows what (9.4, glossary)."""

from __future__ import annotations

from itertools import compress
from typing import Final

from regnum.engine.knowledge import EVERYBODY, only
from regnum.engine.lists import changed, raised, without
from regnum.games.oath.changes import all_heard, with_bearer
from regnum.games.oath.components import (
    BANNER_LEAST,
    BANNER_SEIZED,
    CARD_SUIT,
    DISCARD_TO,
    FIRST_VISION,
    GRAND_SCEPTER,
    PEOPLES_FAVOR,
    SLOT_REGION,
    SLOTS,
)
from regnum.games.oath.pieces import burnt_favor
from regnum.games.oath.powers_data import BEARERS, FIRST_BANNER, FIRST_RELIC, FIRST_RELIQUARY, FIRST_SITE, THE_TITLE
from regnum.games.oath.state import BY_ADVISER, Live, Oath
from regnum.games.oath.vocabulary import NONE

WORLD: Final = 3
"""Where a Search draws from: the pile of a region, or the world deck."""


def is_vision(card: int) -> bool:
    """Whether a card is a Vision (its back says so, 9.4)."""
    return card >= FIRST_VISION


# ---------------------------------------------------------------- who knows
def learn(g: Oath, card: int, readers: int) -> None:
    """These seats now know where a card is, and so that it is in this world."""
    g.known_at = with_readers(g.known_at, card, readers)
    g.known_met = with_readers(g.known_met, card, readers)


def with_readers(known: list[int], card: int, readers: int) -> list[int]:
    """Who knows what, when these seats know of a card too."""
    both = known[card] | readers
    return known if both == known[card] else changed(known, card, both)


def kept_by(known: list[int], cards: list[int], keep: int) -> list[int]:
    """Who knows what, when only these seats still know of some cards."""
    known = known[:]
    for card in cards:
        known[card] &= keep
    return known


def forget(g: Oath, cards: list[int], keep: int = 0) -> None:
    """Nobody but `keep` knows any more which of these cards is where: they were mixed, or their order was not seen."""
    g.known_at = kept_by(g.known_at, cards, keep)


def lose_sight(g: Oath, cards: list[int], keep: int = 0) -> None:
    """Nobody but `keep` knows any more where these cards are, nor whether they are in this world: some were dispossessed."""
    forget(g, cards, keep)
    g.known_met = kept_by(g.known_met, cards, keep)


def show_relic(g: Oath, relic: int, readers: int) -> None:
    """These seats have seen a relic."""
    g.relic_seen = changed(g.relic_seen, relic, g.relic_seen[relic] | readers)


# ---------------------------------------------------------------- what is in play
def appears(g: Oath, bearer: int) -> None:
    """The powers of something are in play from now on."""
    g.live = with_bearer(g.live, bearer, True)


def vanishes(g: Oath, bearer: int) -> None:
    """They no longer are."""
    g.live = with_bearer(g.live, bearer, False)


def lay_card(g: Oath, card: int, at: int) -> None:
    """A card lies faceup at a slot or by an adviser's seat; NONE: it no longer does."""
    g.card_at = changed(g.card_at, card, at)
    if at == NONE:
        vanishes(g, card)
    else:
        appears(g, card)


def hand_relic(g: Oath, relic: int, p: int) -> None:
    """A relic has a holder; NONE: it no longer has."""
    g.relic_at = changed(g.relic_at, relic, p)
    if p == NONE:
        vanishes(g, FIRST_RELIC + relic)
    else:
        appears(g, FIRST_RELIC + relic)


def live_now(g: Oath) -> Live:
    """Everything in play: faceup cards and revealed Visions, relics with a holder, faceup sites, bare spaces of the Reliquary,
    the banners and the title."""
    found = [card for card, at in enumerate(g.card_at) if at != NONE] + [vision for vision in g.vision if vision != NONE]
    found += [FIRST_RELIC + relic for relic, p in enumerate(g.relic_at) if p != NONE]
    found += [FIRST_SITE + g.sites[slot] for slot in range(SLOTS) if g.faceup[slot]]
    found += [FIRST_RELIQUARY + space for space, relic in enumerate(g.reliquary) if relic == NONE]
    here = [False] * len(BEARERS)
    for bearer in [*found, *range(FIRST_BANNER, THE_TITLE + 1)]:
        here[bearer] = True
    return all_heard(here)


# ---------------------------------------------------------------- cards in play
def to_site(g: Oath, card: int, slot: int) -> None:
    """A card lies faceup at a site."""
    g.cards = changed(g.cards, slot, [*g.cards[slot], card])
    lay_card(g, card, slot)
    learn(g, card, EVERYBODY)


def to_advisers(g: Oath, p: int, card: int) -> None:
    """A card becomes a faceup adviser."""
    g.advisers = changed(g.advisers, p, [*g.advisers[p], card])
    lay_card(g, card, BY_ADVISER + p)
    learn(g, card, EVERYBODY)


def to_hidden(g: Oath, p: int, card: int) -> None:
    """A card becomes a facedown adviser."""
    g.hidden = changed(g.hidden, p, [*g.hidden[p], card])
    learn(g, card, only(p))


def to_vision(g: Oath, p: int, card: int) -> None:
    """A Vision is revealed."""
    g.vision = changed(g.vision, p, card)
    appears(g, card)
    learn(g, card, EVERYBODY)


def lift(g: Oath, card: int) -> None:
    """A card leaves where it lies: a site, advisers, a hand or a Vision's space. Its tokens stay on it."""
    at = g.card_at[card]
    if at != NONE:
        lay_card(g, card, NONE)
    if at != NONE and at < SLOTS:
        g.cards = changed(g.cards, at, without(g.cards[at], card))
        return
    if at != NONE:
        g.advisers = changed(g.advisers, at - BY_ADVISER, without(g.advisers[at - BY_ADVISER], card))
        return
    for p in range(g.seats):
        if card in g.hidden[p]:
            g.hidden = changed(g.hidden, p, without(g.hidden[p], card))
        elif card in g.hand[p]:
            g.hand = changed(g.hand, p, without(g.hand[p], card))
        elif g.vision[p] == card:
            g.vision = changed(g.vision, p, NONE)
            vanishes(g, card)


def clear_tokens(g: Oath, p: int, card: int) -> None:
    """What lies on a discarded card leaves it: favor to its bank, secrets facedown to who discards (10.discard/3)."""
    if g.on_favor[card]:
        if CARD_SUIT[card] == NONE:
            burnt_favor(g, g.on_favor[card])
        else:
            g.banks = raised(g.banks, CARD_SUIT[card], g.on_favor[card])
        g.on_favor = changed(g.on_favor, card, 0)
    if g.on_secrets[card]:
        g.dark = raised(g.dark, p, g.on_secrets[card])
        g.on_secrets = changed(g.on_secrets, card, 0)


def clear_favor(g: Oath) -> None:
    """All favor on cards goes to the banks of their suits; that of a card without one is burnt (4.3.1)."""
    if not any(g.on_favor):
        return
    for bearer in compress(range(len(g.on_favor)), g.on_favor):
        suit = CARD_SUIT[bearer] if bearer < FIRST_RELIC else NONE
        if suit == NONE:
            burnt_favor(g, g.on_favor[bearer])
        else:
            g.banks = raised(g.banks, suit, g.on_favor[bearer])
    g.on_favor = [0] * len(g.on_favor)


def pile_after(g: Oath, p: int, card: int) -> int:
    """The pile a card is discarded to: that of the region after the card's own, or after the pawn's (10.discard)."""
    at = g.card_at[card]
    return DISCARD_TO[SLOT_REGION[at if at != NONE and at < SLOTS else g.pawn[p]]]


def to_pile(g: Oath, p: int, card: int, pile: int) -> None:
    """A player discards one card onto a pile; who saw its face knows it there. A hidden one is known to who put it there."""
    at = g.card_at[card]
    if at != NONE and at < SLOTS and CARD_SUIT[card] != NONE and p == g.turn:
        g.homelands = [*g.homelands, at * 6 + CARD_SUIT[card]]
    clear_tokens(g, p, card)
    lift(g, card)
    learn(g, card, only(p))
    if pile == WORLD:
        g.world = [*g.world, card]
        g.buried += 1
    else:
        g.piles = changed(g.piles, pile, [card, *g.piles[pile]])


def draw(g: Oath, p: int, source: int) -> int:
    """A player draws the top card of a pile or of the world deck into the hand; a Vision of the world deck is counted."""
    if source == WORLD:
        card, g.world = g.world[0], g.world[1:]
        g.buried = min(g.buried, len(g.world))
        if is_vision(card):
            g.visions_drawn += 1  # 2.7.1
    else:
        card = g.piles[source][0]
        g.piles = changed(g.piles, source, g.piles[source][1:])
    g.hand = changed(g.hand, p, [*g.hand[p], card])
    learn(g, card, only(p))
    return card


# ---------------------------------------------------------------- relics
def to_player(g: Oath, p: int, relic: int) -> None:
    """A relic comes faceup to a player from wherever it is (10.take)."""
    leave_place(g, relic)
    g.relics = changed(g.relics, p, [*g.relics[p], relic])
    hand_relic(g, relic, p)
    show_relic(g, relic, EVERYBODY)


def take_relic(g: Oath, p: int, relic: int) -> None:
    """A player takes a relic; who takes the Grand Scepter in the own turn cannot use it yet (board.scepter.1)."""
    to_player(g, p, relic)
    if relic == GRAND_SCEPTER and p == g.turn:
        g.scepter_taken = True


def leave_place(g: Oath, relic: int) -> None:
    """A relic leaves its holder, site, space of the Reliquary or the deck."""
    p = g.relic_at[relic]
    if p != NONE:
        g.relics = changed(g.relics, p, without(g.relics[p], relic))
        hand_relic(g, relic, NONE)
        return
    if relic in g.reliquary:
        space = g.reliquary.index(relic)
        g.reliquary = changed(g.reliquary, space, NONE)
        appears(g, FIRST_RELIQUARY + space)
    elif relic in g.relic_deck:
        g.relic_deck = without(g.relic_deck, relic)
    else:
        for slot in range(SLOTS):
            if relic in g.site_relics[slot]:
                g.site_relics = changed(g.site_relics, slot, without(g.site_relics[slot], relic))


def bury_relic(g: Oath, p: int, relic: int) -> None:
    """A relic goes under the relic deck; what lies on it leaves it as on a discard."""
    if g.on_favor[FIRST_RELIC + relic]:
        burnt_favor(g, g.on_favor[FIRST_RELIC + relic])
        g.on_favor = changed(g.on_favor, FIRST_RELIC + relic, 0)
    if g.on_secrets[FIRST_RELIC + relic]:
        g.dark = raised(g.dark, p, g.on_secrets[FIRST_RELIC + relic])
        g.on_secrets = changed(g.on_secrets, FIRST_RELIC + relic, 0)
    leave_place(g, relic)
    g.relic_deck = [*g.relic_deck, relic]


# ---------------------------------------------------------------- banners
def give_banner(g: Oath, p: int, banner: int) -> None:
    """A banner comes to a player without a penalty."""
    g.banner_of = changed(g.banner_of, banner, p)


def seize_banner(g: Oath, p: int, banner: int) -> None:
    """A player takes a banner otherwise than by Recover: tokens are burnt from it, never the last (2.5.3)."""
    n = min(BANNER_SEIZED[banner], g.banner_tokens[banner] - BANNER_LEAST[banner])
    g.banner_tokens = raised(g.banner_tokens, banner, -n)
    give_banner(g, p, banner)
    if banner == PEOPLES_FAVOR:
        g.mob = True
        burnt_favor(g, n)
