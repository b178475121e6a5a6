"""Everything that leaves the engine about a game of Root, and the types the client draws from."""

from __future__ import annotations

import msgspec

from regnum.games.root.board import count_on_map, pawn_at, ruler, tokens_at
from regnum.games.root.boards import DAMAGED, DAMAGED_EXHAUSTED, EXHAUSTED, HOSTILE
from regnum.games.root.cards import KNOWN
from regnum.games.root.components import (
    ALLIANCE,
    BURROW,
    CARD_NAMES,
    CHARACTERS,
    CITADEL,
    CORVID,
    DECKS,
    DUCHY,
    EYRIE,
    FACTION,
    FACTIONS,
    GARDEN,
    ITEMS,
    LIZARD,
    MAPS,
    MARKET,
    MARQUISE,
    NOBODY,
    PIECES,
    PLACES,
    PLOT,
    PLOTS,
    QUEST_DATA,
    RIVERFOLK,
    ROOST,
    SUITS,
    VAGABOND,
    VAGABOND2,
    VAGABOND_DATA,
    WOODLANDS,
)
from regnum.games.root.factions.alliance import SYMPATHY_COST, SYMPATHY_POINTS, TOKENS, base_suits
from regnum.games.root.factions.conspiracies import GARDENS, gardens
from regnum.games.root.factions.eyrie import COLUMNS, EVENING_POINTS, LEADERS, RESOLVED
from regnum.games.root.factions.faction import rules_of
from regnum.games.root.factions.marquise import BUILDINGS, COST, POINTS, wood_left
from regnum.games.root.factions.riverfolk import POSTS
from regnum.games.root.state import PHASES, Root, plays
from regnum.games.root.victory import partner, result, scores

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


class Token(msgspec.Struct):
    """Tokens of one kind in a clearing; `plot` is the kind of a plot the viewer knows, `face_down` whether it lies so."""

    faction: str
    piece: str
    n: int
    face_down: bool = False
    plot: str | None = None


class Clearing(msgspec.Struct):
    """A clearing, or the Burrow (number 13). Buildings stand in slots; a ruin is one of them."""

    number: int
    suit: str | None
    slots: int
    buildings: list[str]
    warriors: list[Troop]
    tokens: list[Token]
    pawns: list[str]
    ruler: str | None
    ruin_items: int
    ferry: bool
    tower: bool
    scorched: bool


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


class Player(msgspec.Struct):
    """A faction and what lies before it. `points` is None without a score marker; `hand` is for those who may see it, and
    `known` are the cards everybody knows to be in it. `worn` are those of the crafted items that are exhausted."""

    seat: int
    faction: str
    points: int | None
    supply: int
    hand_count: int
    hand: list[str] | None
    known: list[str]
    effects: list[str]
    crafted: list[str]
    worn: list[str]
    dominance: str | None
    coalition: str | None
    coffins: int
    draws: int
    marquise: MarquiseView | None = None
    eyrie: EyrieView | None = None
    alliance: AllianceView | None = None
    vagabond: VagabondView | None = None
    lizard: LizardView | None = None
    riverfolk: RiverfolkView | None = None
    duchy: DuchyView | None = None
    corvid: CorvidView | None = None


class Battle(msgspec.Struct):
    """A battle in progress; hits are what each side deals so far."""

    attacker: str
    defender: str
    clearing: int
    ally: str | None
    rolled_by_attacker: int
    rolled_by_defender: int
    extra_by_attacker: int
    extra_by_defender: int


class Quest(msgspec.Struct):
    """An open quest."""

    id: str
    suit: str
    items: list[str]


class Source(msgspec.Struct):
    """A row of the score sheet: message key, clause, points of each seat."""

    key: str
    clause: str
    points: list[int]


class RootView(msgspec.Struct):
    """What one seat, or a spectator, sees. `order` are seats in turn order; `closed` are closed paths."""

    phase: str
    """"setup", "birdsong", "daylight", "evening" or "over"."""
    turn: int
    active: int
    order: list[int]
    map: str
    deck: str
    clearings: list[Clearing]
    burrow: Clearing | None
    closed: list[list[int]]
    players: list[Player]
    actions: int
    activated: list[int]
    used: list[str]
    battle: Battle | None
    item_supply: list[str]
    draw_pile: int
    discards: list[str]
    lost_souls: list[str]
    available: list[str]
    quests: list[Quest]
    quest_pile: int
    sheet: list[Source]
    winners: list[int]
    how: str | None


def view(g: Root, seat: int | None) -> RootView:
    """What `seat` (None: a spectator) may see (1.2)."""
    ends = result(g)
    return RootView(
        phase="over" if g.over else "setup" if g.turn == 0 else PHASES[g.phase],
        turn=g.turn,
        active=g.seat[g.order[g.now]],
        order=[g.seat[f] for f in g.order],
        map=MAPS[g.map_],
        deck=DECKS[g.deck_],
        clearings=[clearing(g, c, seat) for c in range(12)],
        burrow=clearing(g, BURROW, seat) if plays(g, DUCHY) else None,
        closed=[[a + 1, b + 1] for a, b in g.closed],
        players=[player(g, f, seat) for f in by_seat(g)],
        actions=g.actions,
        activated=g.activated,
        used=[CARD_NAMES[card] for card in g.used if card >= 0],
        battle=battle(g),
        item_supply=items(g.item_supply),
        draw_pile=len(g.draw_pile),
        discards=cards(g.discards),
        lost_souls=cards(g.lost_souls),
        available=cards(g.available),
        quests=[quest(q) for q in g.quests],
        quest_pile=len(g.quest_pile) if plays(g, VAGABOND) else 0,
        sheet=[Source(row.key, row.clause, row.points) for row in ends.sheet],
        winners=ends.winners if g.over else [],
        how=ends.how if g.over else None,
    )


def by_seat(g: Root) -> list[int]:
    """The factions by seat."""
    return [g.seat.index(s) for s in range(len(g.order))]


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


def quest(q: int) -> Quest:
    """An open quest."""
    data = QUEST_DATA["quest"][q]
    return Quest(data["id"], data["suit"], data["items"])


# ---------------------------------------------------------------- the map
def clearing(g: Root, c: int, seat: int | None) -> Clearing:
    """A clearing with all that lies there."""
    wood = WOODLANDS[g.map_]
    burrow = c == BURROW
    return Clearing(
        number=c + 1,
        suit=None if burrow else SUITS[g.suits[c]],
        slots=0 if burrow else wood.slots[c],
        buildings=[] if burrow else [PIECES[b] for b in g.buildings[c]],
        warriors=troops([g.warriors[f * PLACES + c] for f in range(len(FACTIONS))]),
        tokens=[] if burrow else tokens(g, c, seat),
        pawns=[FACTIONS[f] for f in (VAGABOND, VAGABOND2) if pawn_at(g, f, c)],
        ruler=name_of(ruler(g, c)),
        ruin_items=0 if burrow else len(g.ruin_items[c]),
        ferry=c == g.ferry,
        tower=c == wood.tower,
        scorched=bool(g.scorched >> c & 1),
    )


def tokens(g: Root, c: int, seat: int | None) -> list[Token]:
    """The tokens of a clearing; the kind of a face-down plot is the Corvids' secret (13.2.2.I)."""
    found: list[Token] = []
    for f in g.order:
        here = tokens_at(g, f, c)
        for piece in sorted(set(here)):
            token = Token(FACTIONS[f], PIECES[piece], here.count(piece))
            if piece == PLOT:
                token.face_down = g.plots[c] < 0
                if g.plots[c] > 0 or seat == g.seat[CORVID]:
                    token.plot = PLOTS[abs(g.plots[c]) - 1]
            found.append(token)
    return found


def battle(g: Root) -> Battle | None:
    """The battle in progress."""
    if not g.battle:
        return None
    attacker, defender, c, ally, by_attacker, by_defender, more, more_back = g.battle
    return Battle(
        FACTIONS[attacker], FACTIONS[defender], c + 1, name_of(ally), by_attacker, by_defender, more, more_back
    )


# ---------------------------------------------------------------- the players
def player(g: Root, f: int, seat: int | None) -> Player:
    """A faction board and its play area."""
    mine = seat == g.seat[f]
    found = Player(
        seat=g.seat[f],
        faction=FACTIONS[f],
        points=g.points[f] if scores(g, f) else None,
        supply=g.supply[f],
        hand_count=len(g.hands[f]),
        hand=cards(sorted(g.hands[f])) if mine or f == RIVERFOLK else None,
        known=cards([card for card in sorted(g.hands[f]) if f * KNOWN + card in g.known]),
        effects=cards(g.effects[f]),
        crafted=items(g.crafted[f]),
        worn=items(g.worn[f * len(ITEMS) : (f + 1) * len(ITEMS)]),
        dominance=None if g.dominance[f] < 0 else CARD_NAMES[g.dominance[f]],
        coalition=name_of(partner(g, f)),
        coffins=g.coffins[f],
        draws=rules_of(f).draws(g),
    )
    if f == MARQUISE:
        found.marquise = marquise(g)
    elif f == EYRIE:
        found.eyrie = eyrie(g)
    elif f == ALLIANCE:
        found.alliance = alliance(g, mine)
    elif f in (VAGABOND, VAGABOND2):
        found.vagabond = vagabond(g, f)
    elif f == LIZARD:
        found.lizard = lizard(g)
    elif f == RIVERFOLK:
        found.riverfolk = riverfolk(g)
    elif f == DUCHY:
        found.duchy = duchy(g)
    else:
        found.corvid = corvid(g, mine)
    return found


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
    standing = [g.suits[c] for c in range(12) if g.posts >> c & 1]
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
