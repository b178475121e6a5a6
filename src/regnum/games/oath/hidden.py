"""What a player cannot know (9.4), dealt anew; and a count of all pieces."""

from __future__ import annotations

from typing import Final

from regnum.engine.chance import Chance
from regnum.engine.knowledge import knows
from regnum.engine.lists import raised
from regnum.games.oath.cards import is_vision, live_now
from regnum.games.oath.components import (
    CARD_SUIT,
    CARDS,
    FAVOR_TOKENS,
    FIRST_EDIFICE,
    FIRST_RUIN,
    FIRST_VISION,
    PEOPLES_FAVOR,
    PURPLE,
    RELICS,
    SITES,
    SLOTS,
    SUITS,
    WARBANDS,
)
from regnum.games.oath.state import BY_ADVISER, Oath, colour_of
from regnum.games.oath.vocabulary import NONE

FIRST_PILE: Final = 1
"""Zones of facedown cards in the world: the world deck, then the piles, hands and facedown advisers."""


# ---------------------------------------------------------------- re-dealing
def redeal(g: Oath, seat: int, chance: Chance) -> None:
    """Deals anew all that `seat` (PASS: a spectator) cannot know: cards, relics and sites."""
    redeal_cards(g, seat, chance)
    redeal_relics(g, seat, chance)
    redeal_sites(g, seat, chance)


def zones(g: Oath) -> list[list[int]]:
    """The facedown cards that are in this world, zone by zone."""
    return [g.world, *g.piles, *g.hand, *g.hidden]


def redeal_cards(g: Oath, seat: int, chance: Chance) -> None:
    """Unknown cards change places: backs stay where they are public, cards that were met stay in this world, and the Archive
    keeps its numbers by suit."""
    seen = g.known_at
    lying = zones(g)
    unknown = sorted([card for cards in lying for card in cards if not knows(seen[card], seat)])
    strangers = [card for card in unknown if not is_vision(card) and not knows(g.known_met[card], seat)]
    known_at = seen[:]
    if strangers:
        outside = [card for card in [*g.archive, *g.dispossessed] if not knows(seen[card], seat)]
        coming = trade_places(g, seat, sorted([*strangers, *outside]), chance)
        unknown = [card for card in unknown if card not in strangers] + coming
        for card in [*strangers, *outside]:
            known_at[card] = 0
    denizens = sorted([card for card in unknown if not is_vision(card)])
    visions = [card for card in unknown if is_vision(card)]
    chance.shuffle(denizens)
    chance.shuffle(visions)
    backs = world_backs(g, seat, chance)
    known_met = g.known_met[:]
    dealt: list[list[int]] = []
    for zone, cards in enumerate(lying):
        fresh: list[int] = []
        for i, card in enumerate(cards):
            new = card
            if not knows(seen[card], seat):
                new = (visions if (backs[i] if zone == 0 else is_vision(card)) else denizens).pop()
                known_at[new] = seen[card]
                known_met[new] |= seen[card]
            fresh.append(new)
        dealt.append(fresh)
    g.known_at, g.known_met = known_at, known_met
    g.world, g.piles = dealt[0], dealt[FIRST_PILE : FIRST_PILE + len(g.piles)]
    hands = FIRST_PILE + len(g.piles)
    g.hand, g.hidden = dealt[hands : hands + g.seats], dealt[hands + g.seats :]


def trade_places(g: Oath, seat: int, strangers: list[int], chance: Chance) -> list[int]:
    """Cards that the seat has not met are dealt anew to the Archive and the Dispossessed; gives those left for this world."""
    chance.shuffle(strangers)
    g.archive = stocked(g, seat, strangers)
    strangers = [card for card in strangers if card not in g.archive]
    kept = [card for card in g.dispossessed if knows(g.known_at[card], seat)]
    n = len(g.dispossessed) - len(kept)
    g.dispossessed = sorted(kept + strangers[:n])
    return strangers[n:]


def stocked(g: Oath, seat: int, strangers: list[int]) -> list[int]:
    """An Archive with as many cards of each suit as there are."""
    found = [card for card in g.archive if knows(g.known_at[card], seat)]
    for suit in range(len(SUITS)):
        n = len([card for card in g.archive if CARD_SUIT[card] == suit]) - len([c for c in found if CARD_SUIT[c] == suit])
        found += [card for card in strangers if CARD_SUIT[card] == suit][:n]
    return sorted(found)


def world_backs(g: Oath, seat: int, chance: Chance) -> list[bool]:
    """Where in the world deck a Vision lies: the back of the top card is public, the others are not (9.4)."""
    backs = [is_vision(card) for card in g.world]
    free = [i for i, card in enumerate(g.world) if i and not knows(g.known_at[card], seat)]
    visions = len([i for i in free if backs[i]])
    order = free[:]
    chance.shuffle(order)
    for rank, i in enumerate(order):
        backs[i] = rank < visions
    return backs


def redeal_relics(g: Oath, seat: int, chance: Chance) -> None:
    """Facedown relics that the seat has not seen change places; who has seen the one at a place has seen the new one."""
    seen = g.relic_seen
    lying = [g.relic_deck, g.reliquary, *g.site_relics]
    pool = sorted([r for relics in lying for r in relics if r != NONE and not knows(seen[r], seat)])
    chance.shuffle(pool)
    now_seen = seen[:]
    dealt: list[list[int]] = []
    for relics in lying:
        fresh = [r if r == NONE or knows(seen[r], seat) else pool.pop() for r in relics]
        for before, now in zip(relics, fresh, strict=True):
            if now != NONE:
                now_seen[now] = seen[before]
        dealt.append(fresh)
    g.relic_seen = now_seen
    g.relic_deck, g.reliquary, g.site_relics = dealt[0], dealt[1], dealt[2:]


def redeal_sites(g: Oath, seat: int, chance: Chance) -> None:
    """Facedown sites that the seat has not seen change places with each other and with the site deck."""
    seen = g.site_seen
    pool = sorted([site for site in [*g.sites, *g.site_deck] if not knows(seen[site], seat)])
    chance.shuffle(pool)
    sites = [site if knows(seen[site], seat) else pool.pop() for site in g.sites]
    deck = [site if knows(seen[site], seat) else pool.pop() for site in g.site_deck]
    now_seen = seen[:]
    for before, now in zip([*g.sites, *g.site_deck], [*sites, *deck], strict=True):
        now_seen[now] = seen[before]
    g.site_seen = now_seen
    g.sites, g.site_deck = sites, deck


# ---------------------------------------------------------------- counting
def count(g: Oath) -> None:
    """All favor, warbands, cards, relics and sites are there, once each. Raises AssertionError."""
    favor = sum(g.banks) + g.shared + sum(g.favor) + sum(g.on_favor) + sum(g.site_favor) + g.banner_tokens[PEOPLES_FAVOR]
    assert favor == FAVOR_TOKENS, f"{favor} favor"
    count_warbands(g)
    count_cards(g)
    relics = [r for relics in [*g.relics, *g.site_relics, g.reliquary, g.relic_deck] for r in relics if r != NONE]
    assert sorted(relics) == list(range(len(RELICS))), f"relics {sorted(relics)}"
    assert [r for p in range(g.seats) for r in g.relics[p]] == [
        r for p in range(g.seats) for r in g.relics[p] if g.relic_at[r] == p
    ]
    assert sorted([s for s in [*g.sites, *g.site_deck] if s != NONE]) == list(range(len(SITES))), "sites"
    amounts = [*g.banks, g.shared, *g.favor, *g.secrets, *g.dark, *g.warbands, *g.bank, *g.garrison, *g.supply, *g.cage]
    assert min([*amounts, *g.on_favor, *g.on_secrets, *g.site_favor, *g.site_secrets, *g.banner_tokens]) >= 0


def count_warbands(g: Oath) -> None:
    """The warbands of every colour, wherever they are."""
    found = [g.bank[p] + g.cage[p] + len([1 for q in g.prophet if q == p]) for p in range(g.seats)]
    for p in range(g.seats):
        found = raised(found, colour_of(g, p), g.warbands[p])
    for slot in range(SLOTS):
        assert (g.garrison_of[slot] == NONE) == (g.garrison[slot] == 0)
        if g.garrison[slot]:
            assert g.faceup[slot]
            found = raised(found, g.garrison_of[slot], g.garrison[slot])
    if g.fight is not None:
        found = [found[p] + g.fight.ward[p] for p in range(g.seats)]
    assert found == [WARBANDS[PURPLE], *[WARBANDS[PURPLE + 1]] * (g.seats - 1)], f"warbands {found}"


def count_cards(g: Oath) -> None:
    """Every denizen, edifice and Vision once, and where they lie faceup."""
    revealed = [card for card in g.vision if card != NONE]
    lying = [*zones(g), *g.advisers, *g.cards, g.archive, g.dispossessed, g.boxed, revealed, g.edifices]
    cards = sorted([card if card < FIRST_RUIN or is_vision(card) else card - len(SUITS) for cards in lying for card in cards])
    assert cards == [*range(FIRST_RUIN), *range(FIRST_VISION, len(CARDS))], "cards"
    at = [NONE] * len(CARDS)
    for slot in range(SLOTS):
        for card in g.cards[slot]:
            at[card] = slot
    for p in range(g.seats):
        for card in g.advisers[p]:
            at[card] = BY_ADVISER + p
    assert at == g.card_at, "where cards lie"
    live = live_now(g)
    assert g.live.here == live.here and g.live.voices == live.voices, "what is in play, and who has a say"
    assert not [card for card in g.edifices if not FIRST_EDIFICE <= card < FIRST_RUIN]
