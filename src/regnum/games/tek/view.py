"""Everything that leaves the engine about a game of Tiny Epic Kingdoms, and the types the client draws from."""

from __future__ import annotations

import msgspec

from regnum.engine.ask import PASS
from regnum.games.tek.components import ACTIONS, ALL_REGIONS, CARDS, FIGURES, NATIONS, REGION_NAMES, TERRITORIES, TOKENS
from regnum.games.tek.scoring import result, tower_points
from regnum.games.tek.setup import SETTING_UP, SIDES
from regnum.games.tek.state import HIDDEN, NEUTRAL, Tek, territories
from regnum.games.tek.turn import ACTING, acting_player, active_player
from regnum.games.tek.war import payable


class Figure(msgspec.Struct):
    """A figure in a region. `seat` is None for a neutral one; a searching figure lies down."""

    seat: int | None
    lying: bool


class Region(msgspec.Struct):
    """A region in play. `token` is "hidden" while face down, else the id of the exploration token that lies there."""

    id: str
    figures: list[Figure]
    token: str | None


class Territory(msgspec.Struct):
    """A territory in play. `home` is the seat that started here; None for the Lost Kingdom."""

    id: str
    home: int | None
    regions: list[Region]


class Kingdom(msgspec.Struct):
    """A player: the nation card with its tracks, and what lies before it. `nation` is None until it is chosen."""

    seat: int
    nation: str | None
    food: int
    ore: int
    mana: int
    magic: int
    tower: int
    in_play: int
    supply: int
    trophies: int
    crown: bool
    mimics: str | None
    points: int


class Action(msgspec.Struct):
    """A line of the action card."""

    id: str
    shield: bool
    now: bool


class War(msgspec.Struct):
    """A war in progress. A dial is None while it is hidden, 0 for the flag, else the number shown."""

    region: str
    attacker: int
    defender: int
    dials: list[int | None]
    pays_up_to: int | None
    """The highest number the viewer can pay; None for those who do not fight."""


class Source(msgspec.Struct):
    """A row of the score sheet: message key, clause, points of each seat."""

    key: str
    clause: str
    points: list[int]


class TekView(msgspec.Struct):
    """What one seat, or a spectator, sees. `sides` are the two faces of the home card while its side is being chosen."""

    phase: str
    """"setup", "play" or "over"."""
    turn: int
    active: int
    acting: int | None
    action: str | None
    final: bool
    kingdoms: list[Kingdom]
    territories: list[Territory]
    sides: list[str]
    actions: list[Action]
    war: War | None
    tower_points: list[int]
    sheet: list[Source]
    winners: list[int]


def view(g: Tek, seat: int | None) -> TekView:
    """What `seat` (None: a spectator) may see. Only face-down tokens and unrevealed dials are hidden, from everybody."""
    ends = result(g)
    setting_up = g.stage < SETTING_UP
    asked = g.order[(g.active + g.at) % g.seats]
    return TekView(
        phase="over" if g.over else "setup" if setting_up else "play",
        turn=g.turn,
        active=active_player(g),
        acting=asked if setting_up else acting_player(g) if g.stage == ACTING else None,
        action=None if g.action == PASS else ACTIONS[g.action],
        final=g.final,
        kingdoms=[kingdom(g, s, ends.scores[s]) for s in range(g.seats)],
        territories=boards(g),
        sides=[TERRITORIES[t] for t in CARDS[g.card[asked]]] if g.stage == SIDES and not g.over else [],
        actions=[Action(a, bool(g.shields >> i & 1), i == g.action) for i, a in enumerate(ACTIONS)],
        war=war_view(g, seat),
        tower_points=tower_points(g),
        sheet=[Source(row.key, row.clause, row.points) for row in ends.sheet],
        winners=ends.winners if g.over else [],
    )


def kingdom(g: Tek, s: int, points: int) -> Kingdom:
    """One player's card."""
    food, ore, mana = g.goods[s * 3 : s * 3 + 3]
    return Kingdom(
        seat=s,
        nation=None if g.nation[s] == PASS else NATIONS[g.nation[s]],
        food=food,
        ore=ore,
        mana=mana,
        magic=g.magic[s],
        tower=g.tower[s],
        in_play=len(g.figures[s]),
        supply=FIGURES - len(g.figures[s]),
        trophies=g.trophies[s],
        crown=g.crown == s,
        mimics=None if g.mimic[s] == PASS else NATIONS[g.mimic[s]],
        points=points,
    )


def boards(g: Tek) -> list[Territory]:
    """The territories in play with all their regions."""
    stand, found = figures(g), []
    for t in territories(g):
        home = g.home.index(t) if t in g.home else None
        regions = [Region(REGION_NAMES[r], stand.get(r, []), token(g, r)) for r in ALL_REGIONS[t]]
        found.append(Territory(TERRITORIES[t], home, regions))
    return found


def figures(g: Tek) -> dict[int, list[Figure]]:
    """The figures by region; of each kingdom the standing ones first."""
    found: dict[int, list[Figure]] = {}
    for who in range(NEUTRAL + 1):
        owner = None if who == NEUTRAL else who
        for r in set(g.figures[who]):
            lying = g.searching[who].count(r)
            standing = g.figures[who].count(r) - lying
            found.setdefault(r, []).extend([Figure(owner, False)] * standing + [Figure(owner, True)] * lying)
    return found


def token(g: Tek, r: int) -> str | None:
    """The token of a region as everybody sees it."""
    t = g.token[r]
    return None if t == 0 else "hidden" if t < 0 else TOKENS[t - 1]


def war_view(g: Tek, seat: int | None) -> War | None:
    """The war in progress."""
    war = g.war
    if war is None:
        return None
    fights = seat is not None and seat in (war.attacker, war.defender)
    return War(
        region=REGION_NAMES[war.region],
        attacker=war.attacker,
        defender=war.defender,
        dials=[None if n == HIDDEN else n for n in war.dials],
        pays_up_to=payable(g, seat, war.region, seat == war.attacker)[-1] if seat is not None and fights else None,
    )
