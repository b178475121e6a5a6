"""The faction boards as they leave the engine, and the types the client draws them from."""

from __future__ import annotations

import msgspec

from regnum.games.root.board import count_on_map
from regnum.games.root.boards import DAMAGED, DAMAGED_EXHAUSTED, EXHAUSTED, HOSTILE
from regnum.games.root.components import (
    CARD_NAMES,
    CHARACTERS,
    CITADEL,
    EYRIE,
    FACTION,
    FACTIONS,
    GARDEN,
    IN_BITS,
    ITEMS,
    MARKET,
    NOBODY,
    PIECES,
    PLOTS,
    QUEST_DATA,
    ROOST,
    SUITS,
    VAGABOND,
    VAGABOND2,
    VAGABOND_DATA,
)
from regnum.games.root.factions.alliance import SYMPATHY_COST, SYMPATHY_POINTS, TOKENS, base_suits
from regnum.games.root.factions.conspiracies import GARDENS, gardens
from regnum.games.root.factions.eyrie import COLUMNS, EVENING_POINTS, LEADERS, RESOLVED
from regnum.games.root.factions.marquise import BUILDINGS, COST, POINTS, wood_left
from regnum.games.root.factions.riverfolk import POSTS
from regnum.games.root.state import Root, plays

RELATIONS = ["hostile", *VAGABOND_DATA["relationships"]["spaces"]]
STATES = ["ready", "exhausted", "damaged", "damaged-exhausted"]
QUESTS = [quest["id"] for quest in QUEST_DATA["quest"]]
MINISTERS = [minister["id"] for minister in FACTION["duchy"]["minister"]]
RANKS = [rank["id"] for rank in FACTION["duchy"]["rank"]]
SERVICES = [service["id"] for service in FACTION["riverfolk"]["service"]]


class Troop(msgspec.Struct):
    """Warriors of one faction in one place, or on one board."""

    faction: str
    n: int


class Track(msgspec.Struct):
    """A track of pieces: how many are on the map and left; what the next one costs and scores, where it does."""

    piece: str
    on_map: int
    left: int
    cost: int | None = None
    points: int | None = None
    suit: str | None = None


class MarquiseView(msgspec.Struct):
    """`wood` is what the supply holds; `keep` the clearing of the keep."""

    tracks: list[Track]
    wood: int
    keep: int | None


class Column(msgspec.Struct):
    """A column of the Decree; `todo` are the cards still to be resolved."""

    id: str
    cards: list[str]
    todo: list[str]
    now: bool


class EyrieView(msgspec.Struct):
    """The Decree, the leader in charge, the leaders turned down, and the points of the Evening."""

    decree: list[Column]
    leader: str | None
    deposed: list[str]
    roosts: Track
    evening_points: int


class AllianceView(msgspec.Struct):
    """`supporters` are the cards, for the Alliance alone."""

    supporter_count: int
    supporters: list[str] | None
    officers: int
    bases: list[str]
    sympathy: Track


class Item(msgspec.Struct):
    """An item of a Vagabond: "ready", "exhausted", "damaged" or "damaged-exhausted"."""

    id: str
    state: str


class Relation(msgspec.Struct):
    """The marker of a faction, and the Aids of this turn."""

    faction: str
    space: str
    aids: int


class VagabondView(msgspec.Struct):
    """`at` is a clearing (1..12) or a forest (21..); quests are the completed ones."""

    character: str | None
    at: int | None
    items: list[Item]
    relations: list[Relation]
    quests: list[str]
    partner: str | None


class LizardView(msgspec.Struct):
    """The Cult's board; `revealed` are the cards shown in this Daylight."""

    acolytes: int
    outcast: str
    hated: bool
    gardens: list[Track]
    revealed: list[str]


class Service(msgspec.Struct):
    """A service and its price."""

    id: str
    price: int


class RiverfolkView(msgspec.Struct):
    """`crafting` are funds on spaces of trade posts, by suit; `riverboats` and `mercenaries` who has them this turn."""

    funds: list[Troop]
    payments: list[Troop]
    committed: list[Troop]
    crafting: list[int]
    posts: list[Track]
    services: list[Service]
    riverboats: str | None
    mercenaries: str | None


class Crowns(msgspec.Struct):
    """Crowns left of a rank."""

    rank: str
    left: int


class DuchyView(msgspec.Struct):
    """Ministers swayed and used this turn, and pieces on the map."""

    swayed: list[str]
    used: list[str]
    crowns: list[Crowns]
    citadels: int
    markets: int
    tunnels: int
    revealed: list[str]


class CorvidView(msgspec.Struct):
    """`supply` are the kinds of plots left, for the Corvids alone."""

    plots_left: int
    supply: list[str] | None
    placed: int
    exerted: bool


def cards(found: list[int]) -> list[str]:
    """Cards by their slugs, in the order they lie."""
    return [CARD_NAMES[card] for card in found]


def items(counts: list[int]) -> list[str]:
    """Items by name, one entry each."""
    return [ITEMS[item] for item, n in enumerate(counts) for _ in range(n)]


def name_of(f: int) -> str | None:
    """A faction, or None for nobody."""
    return None if f == NOBODY else FACTIONS[f]


def troops(counts: list[int]) -> list[Troop]:
    """Warriors by faction, without those that have none."""
    return [Troop(FACTIONS[f], n) for f, n in enumerate(counts) if n]


def track(piece: str, on_map: int, most: int, costs: list[int], points: list[int]) -> Track:
    """A track with the price and points of its next space."""
    found = Track(piece, on_map, most - on_map)
    if on_map < most:
        found.cost = costs[on_map] if costs else None
        found.points = points[on_map] if points else None
    return found


def marquise(g: Root) -> MarquiseView:
    """The Marquise's tracks and wood."""
    tracks = [track(PIECES[b], count_on_map(g, b), len(COST), COST, POINTS[b]) for b in BUILDINGS]
    return MarquiseView(tracks, wood_left(g), None if g.keep == NOBODY else g.keep + 1)


def eyrie(g: Root) -> EyrieView:
    """The Decree, the leaders and the roosts."""
    e = g.eyrie
    roosts = count_on_map(g, ROOST)
    now = e.column if plays(g, EYRIE) and g.order[g.now] == EYRIE and e.todo else RESOLVED
    columns = [Column(name, cards(e.decree[i]), cards(e.todo) if i == now else [], i == now) for i, name in enumerate(COLUMNS)]
    return EyrieView(
        decree=columns,
        leader=None if e.leader == NOBODY else LEADERS[e.leader],
        deposed=[leader for i, leader in enumerate(LEADERS) if e.deposed >> i & 1],
        roosts=track(PIECES[ROOST], roosts, len(EVENING_POINTS) - 1, [], []),
        evening_points=EVENING_POINTS[roosts],
    )


def alliance(g: Root, mine: bool) -> AllianceView:
    """Supporters, officers, bases and sympathy."""
    return AllianceView(
        supporter_count=len(g.alliance.supporters),
        supporters=cards(sorted(g.alliance.supporters)) if mine else None,
        officers=g.alliance.officers,
        bases=[SUITS[suit] for suit in base_suits(g)],
        sympathy=track("sympathy", g.sympathy.bit_count(), TOKENS, SYMPATHY_COST, SYMPATHY_POINTS),
    )


def vagabond(g: Root, f: int) -> VagabondView:
    """Character, items, relationships, quests."""
    v = g.vagabonds[f - VAGABOND]
    found = []
    for state in (0, EXHAUSTED, DAMAGED, DAMAGED_EXHAUSTED):
        found += [Item(name, STATES[state]) for name in items(v.items[state * len(ITEMS) : (state + 1) * len(ITEMS)])]
    others = [x for x in sorted(g.order) if x not in (VAGABOND, VAGABOND2)]
    return VagabondView(
        character=None if v.character < 0 else CHARACTERS[v.character],
        at=None if v.at < 0 else v.at + 1,
        items=found,
        relations=[Relation(FACTIONS[x], RELATIONS[v.relations[x] - HOSTILE], v.aids[x]) for x in others],
        quests=[QUESTS[q] for q in v.quests],
        partner=name_of(v.partner),
    )


def by_suit(piece: str, on_map: list[int], left: list[int]) -> list[Track]:
    """Three tracks, one for each suit."""
    return [Track(piece, on_map[suit], left[suit], suit=SUITS[suit]) for suit in range(3)]


def lizard(g: Root) -> LizardView:
    """Acolytes, the Outcast, gardens and revealed cards."""
    built = gardens(g)
    return LizardView(
        acolytes=g.lizard.acolytes,
        outcast=SUITS[g.lizard.outcast],
        hated=g.lizard.hated,
        gardens=by_suit(PIECES[GARDEN], built, [GARDENS - n for n in built]),
        revealed=cards(g.lizard.revealed),
    )


def riverfolk(g: Root) -> RiverfolkView:
    """Funds, services and trade posts; those removed from the map are neither there nor left."""
    r = g.riverfolk
    standing = [g.suits[c] for c in IN_BITS[g.posts]]
    return RiverfolkView(
        funds=troops(r.funds),
        payments=troops(r.payments),
        committed=troops(r.committed),
        crafting=r.crafting,
        posts=by_suit("trade-post", [standing.count(suit) for suit in range(3)], [POSTS - n for n in r.founded]),
        services=[Service(name, r.prices[i]) for i, name in enumerate(SERVICES)],
        riverboats=name_of(r.riverboats),
        mercenaries=name_of(r.mercenaries),
    )


def duchy(g: Root) -> DuchyView:
    """Ministers, crowns, buildings left and revealed cards."""
    d = g.duchy
    return DuchyView(
        swayed=[name for i, name in enumerate(MINISTERS) if d.swayed >> i & 1],
        used=[name for i, name in enumerate(MINISTERS) if d.used >> i & 1],
        crowns=[Crowns(rank, d.crowns[i]) for i, rank in enumerate(RANKS)],
        citadels=count_on_map(g, CITADEL),
        markets=count_on_map(g, MARKET),
        tunnels=g.tunnels.bit_count(),
        revealed=cards(d.revealed),
    )


def corvid(g: Root, mine: bool) -> CorvidView:
    """Plots in supply; only the Corvids know their kinds."""
    supply = [PLOTS[kind] for kind, n in enumerate(g.corvid.supply) for _ in range(n)]
    return CorvidView(len(supply), supply if mine else None, g.corvid.placed, g.corvid.exerted)
