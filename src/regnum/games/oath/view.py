"""Everything that leaves the engine about a game of Oath, and the types the client draws from."""

from __future__ import annotations

import msgspec

from regnum.engine.ask import PASS
from regnum.engine.knowledge import knows
from regnum.games.oath.components import (
    BANNERS,
    CARDS,
    CHANCELLOR,
    CITIZEN,
    COLOURS,
    EXILE,
    FIRST_VISION,
    OATH_GOAL,
    OATHS,
    REGIONS,
    RELICS,
    RELIQUARY,
    REST_SUPPLY,
    REST_WARBANDS,
    ROLES,
    SITE_CAPACITY,
    SITES,
    SLOT_REGION,
    SLOTS,
)
from regnum.games.oath.powers_data import FIRST_RELIC
from regnum.games.oath.realm import ruled_sites, ruler
from regnum.games.oath.state import STAGES, WAYS, Oath, colour_of
from regnum.games.oath.victory import standing, successor
from regnum.games.oath.view_deeds import Battle, Deal, Doing, battle, deal, doing, ref, who
from regnum.games.oath.view_reach import Reach, reach
from regnum.games.oath.vocabulary import NONE


class Card(msgspec.Struct):
    """A card that lies somewhere. `id` is None while the viewer does not know its face; `back` is "denizen" or "vision"."""

    id: str | None
    back: str
    faceup: bool
    favor: int
    secrets: int


class Relic(msgspec.Struct):
    """A relic. `id` is None while the viewer has not seen its face; `warbands` are those caged on it, by colour (a seat)."""

    id: str | None
    faceup: bool
    favor: int
    secrets: int
    warbands: list[int]


class Place(msgspec.Struct):
    """A site of the map. `ref` is what choices call it; `id` is None while its face is unknown to the viewer.

    `ruler` is the seat whose colour rules it (0: the Empire), -1 the bandits, None while it lies facedown."""

    slot: int
    region: str
    ref: str
    id: str | None
    faceup: bool
    capacity: int
    ruler: int | None
    warbands: int
    cards: list[Card]
    relics: list[Relic]
    favor: int
    secrets: int
    pawns: list[int]


class Player(msgspec.Struct):
    """A player with everything on and around the board. `count` is what the oath counts; `rest` the Supply of the next Rest."""

    seat: int
    colour: str
    role: str
    title: str | None
    heir: bool
    sites: int
    count: int
    at: str | None
    supply: int
    rest: int
    favor: int
    secrets: int
    dark: int
    warbands: int
    warbands_of: int
    bank: int
    advisers: list[Card]
    limit: int
    hand: list[Card]
    vision: str | None
    relics: list[Relic]
    banners: list[str]


class Banner(msgspec.Struct):
    """A banner, its tokens, and who holds it (None: the shared bank)."""

    id: str
    holder: int | None
    tokens: int
    mob: bool


class Niche(msgspec.Struct):
    """A space of the Imperial Reliquary; `relic` is None where it is open."""

    id: str
    relic: Relic | None


class Pile(msgspec.Struct):
    """The discard pile of a region, top first."""

    region: str
    cards: list[Card]


class OathView(msgspec.Struct):
    """What one seat, or a spectator, sees."""

    phase: str
    """"setup", "wake", "act", "rest", "round", "chronicle" or "over"."""
    game: int
    name: str
    round: int
    turn: int
    visions: int
    """Visions drawn from the world deck."""
    end_die: int
    """What the end die shows; 0 before it is rolled in this round."""
    places: list[Place]
    players: list[Player]
    world: str | None
    """The back of the top card of the world deck; None when it is empty. Its count is never told (9.4)."""
    top: list[str]
    """The first cards of the world deck, as far as the viewer has seen them there."""
    relic_deck: int
    piles: list[Pile]
    banks: list[int]
    shared: int
    banners: list[Banner]
    oath: str
    keeper: int | None
    usurper: bool
    reliquary: list[Niche]
    reach: list[Reach]
    """What the viewer's major actions could begin with, while one is to be chosen."""
    doing: Doing | None
    battle: Battle | None
    deal: Deal | None
    winners: list[int]
    """Who has won; nobody before the end."""
    way: str | None
    vow: str | None
    """The oath of the next game, once it is sworn."""


def view(g: Oath, seat: int | None) -> OathView:
    """What `seat` (None: a spectator) may see: faces of hidden things only where it knows them, never the world deck."""
    me = PASS if seat is None else seat
    return OathView(
        phase="over" if g.over else STAGES[g.stage],
        game=g.game,
        name=g.name,
        round=g.round,
        turn=g.turn,
        visions=g.visions_drawn,
        end_die=g.end_die,
        places=[place(g, slot, me) for slot in range(SLOTS)],
        players=[player(g, p, me) for p in range(g.seats)],
        world=back(g.world[0]) if g.world else None,
        top=seen_on_top(g, me),
        relic_deck=len(g.relic_deck),
        piles=[Pile(REGIONS[region], [hidden(g, card, me) for card in pile]) for region, pile in enumerate(g.piles)],
        banks=g.banks,
        shared=g.shared,
        banners=[Banner(slug, who(g.banner_of[b]), g.banner_tokens[b], b == 0 and g.mob) for b, slug in enumerate(BANNERS)],
        oath=OATHS[g.oath],
        keeper=who(g.title),
        usurper=g.usurper,
        reliquary=[
            Niche(slug, None if g.reliquary[i] == NONE else relic(g, g.reliquary[i], me, False))
            for i, slug in enumerate(RELIQUARY)
        ],
        reach=reach(g, me),
        doing=doing(g),
        battle=None if g.fight is None else battle(g, g.fight),
        deal=None if g.offer is None else deal(g.offer),
        winners=[] if g.winner == NONE else [g.winner],
        way=None if g.way == NONE else WAYS[g.way],
        vow=None if g.vow == NONE else OATHS[g.vow],
    )


def back(card: int) -> str:
    """The back of a card, which everybody sees."""
    return "vision" if card >= FIRST_VISION else "denizen"


# ---------------------------------------------------------------- cards
def open_card(g: Oath, card: int) -> Card:
    """A faceup card with the tokens on it."""
    return Card(CARDS[card], back(card), True, g.on_favor[card], g.on_secrets[card])


def hidden(g: Oath, card: int, me: int) -> Card:
    """A facedown card; its face for who knows it to be there."""
    return Card(CARDS[card] if knows(g.known_at[card], me) else None, back(card), False, 0, 0)


def seen_on_top(g: Oath, me: int) -> list[str]:
    """The cards on top of the world deck up to the first that `me` has not seen there."""
    found: list[str] = []
    for card in g.world:
        if not knows(g.known_at[card], me):
            break
        found.append(CARDS[card])
    return found


def relic(g: Oath, i: int, me: int, faceup: bool) -> Relic:
    """A relic; its face if it lies faceup, or for who has seen it."""
    bearer = FIRST_RELIC + i
    caged = g.cage if RELICS[i] == "obsidian-cage" and faceup else []
    return Relic(
        id=RELICS[i] if faceup or knows(g.relic_seen[i], me) else None,
        faceup=faceup,
        favor=g.on_favor[bearer] if faceup else 0,
        secrets=g.on_secrets[bearer] if faceup else 0,
        warbands=caged if any(caged) else [],
    )


# ---------------------------------------------------------------- the map
def place(g: Oath, slot: int, me: int) -> Place:
    """A place of the map; the face of a facedown site for who has seen it."""
    site = g.sites[slot]
    faceup = g.faceup[slot]
    return Place(
        slot=slot,
        region=REGIONS[SLOT_REGION[slot]],
        ref=ref(g, slot),
        id=SITES[site] if faceup or knows(g.site_seen[site], me) else None,
        faceup=faceup,
        capacity=SITE_CAPACITY[site] if faceup else 0,
        ruler=ruler(g, slot) if faceup else None,
        warbands=g.garrison[slot],
        cards=[open_card(g, card) for card in g.cards[slot]],
        relics=[relic(g, i, me, False) for i in g.site_relics[slot]],
        favor=g.site_favor[slot],
        secrets=g.site_secrets[slot],
        pawns=[p for p in range(g.seats) if g.pawn[p] == slot],
    )


# ---------------------------------------------------------------- players
def rest_supply(g: Oath, p: int) -> int:
    """The Supply that the Rest Phase gives before the unspent is added: by the warbands left in the bank (4.3.3)."""
    role = EXILE if g.role[p] == EXILE else CHANCELLOR
    left = g.bank[colour_of(g, p)]
    return max(s for n, s in zip(REST_WARBANDS[role], REST_SUPPLY[role], strict=True) if left >= n)


def player(g: Oath, p: int, me: int) -> Player:
    """A player as `me` sees it: facedown advisers and drawn cards by their backs, unless their faces are known."""
    colour = colour_of(g, p)
    title = None if g.title != p else "usurper" if g.usurper else "oathkeeper"
    return Player(
        seat=p,
        colour=COLOURS[g.colour[p]],
        role=ROLES[g.role[p]],
        title=title,
        heir=g.role[p] == CITIZEN and successor(g) == p,
        sites=len(ruled_sites(g, p)),
        count=standing(g, OATH_GOAL[g.oath], p),
        at=None if g.pawn[p] == NONE else ref(g, g.pawn[p]),
        supply=g.supply[p],
        rest=rest_supply(g, p),
        favor=g.favor[p],
        secrets=g.secrets[p],
        dark=g.dark[p],
        warbands=g.warbands[p],
        warbands_of=colour,
        bank=g.bank[colour],
        advisers=[*[open_card(g, card) for card in g.advisers[p]], *[hidden(g, card, me) for card in g.hidden[p]]],
        limit=3,
        hand=[hidden(g, card, me) for card in g.hand[p]],
        vision=None if g.vision[p] == NONE else CARDS[g.vision[p]],
        relics=[relic(g, i, me, True) for i in g.relics[p]],
        banners=[slug for b, slug in enumerate(BANNERS) if g.banner_of[b] == p],
    )
