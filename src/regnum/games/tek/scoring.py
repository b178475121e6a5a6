"""The score sheet and the tie-breaks (scoring, exploration.2, exploration.8, two.6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regnum.engine.ask import PASS
from regnum.engine.registry import Result, Score
from regnum.games.tek.actions import held
from regnum.games.tek.components import (
    BY_WATER,
    CAPITAL,
    CRAGS,
    FIGURES,
    FOREST,
    MOUNTAIN,
    NATIONS,
    PER_CARD,
    RUINS,
    TERRAIN,
    TOWER_POINTS,
    TOWN,
)
from regnum.games.tek.powers import abilities
from regnum.games.tek.setup import PLAIN_TOWER
from regnum.games.tek.state import Tek, home_of, lift, total

Count = Callable[[Tek, int], int]
COUNTED: Final[dict[str, Count]] = {
    "no_other_player_in_own_home": lambda h, me: not enemies_at_home(h, me),
    "highest_tower_or_tied": lambda h, me: h.tower[me] > 0 and h.tower[me] == max(h.tower),
    "occupies_at_least_4_home_regions": lambda h, me: len({r for r in h.figures[me] if home_of(h, r) == me}) >= 4,
    "resource_type_with_at_least_4": lambda h, me: sum([n >= 4 for n in h.goods[me * 3 : me * 3 + 3]]),
    "own_meeple_in_forest": lambda h, me: sum([TERRAIN[r] == FOREST for r in h.figures[me]]),
    "forest_region_occupied": lambda h, me: held(h, me, FOREST),
    "foreign_territory_occupied": lambda h, me: len({r // PER_CARD for r in h.figures[me]} - {h.home[me]}),
    "own_meeple_in_or_adjacent_to_water": lambda h, me: sum([BY_WATER[r] for r in h.figures[me]]),
    "own_meeple_on_mountain_or_crags": lambda h, me: sum([TERRAIN[r] in (MOUNTAIN, CRAGS) for r in h.figures[me]]),
    "opponent_with_fewer_meeples_in_play": lambda h, me: sum([len(h.figures[s]) < len(h.figures[me]) for s in range(h.seats)]),
    "own_meeple_in_other_players_home": lambda h, me: sum([home_of(h, r) not in (me, PASS) for r in h.figures[me]]),
    "opponent_meeple_in_own_home": lambda h, me: enemies_at_home(h, me),
    "own_meeples_in_play": lambda h, me: len(h.figures[me]),
}
"""What the nations count at level 5, or what must hold."""


def enemies_at_home(h: Tek, me: int) -> int:
    """How many figures of other players stand in the home of `me`; neutral ones are nobody's."""
    return len([r for s in range(h.seats) if s != me for r in h.figures[s] if home_of(h, r) == me])


def ladder(data: dict[str, Any]) -> list[int]:
    """The points of a level 5 for none, one, two ... of what it counts."""
    if "tiers" in data:
        tiers = [(int(least), points) for least, points in data["tiers"].items()]
        return [max([points for least, points in tiers if n >= least], default=0) for n in range(FIGURES + 1)]
    most, beyond = data.get("max", data["amount"]), data.get("beyond", 0)
    return [min(most, max(0, n - beyond) * data["amount"]) for n in range(FIGURES + 1)]


def bonus_table() -> list[tuple[Count, list[int]]]:
    """Each nation's level 5: what is counted, and the points. Raises ImportError where the names do not match."""
    found = {
        nation: (data[key], ladder(data))
        for hook, key in (("end.vp", "condition"), ("end.vp_per", "per"), ("end.vp_tier", "by"))
        for nation, _, data in abilities(hook)
    }
    unmatched = {name for name, _ in found.values()} ^ set(COUNTED)
    if unmatched or len(found) < len(NATIONS):
        raise ImportError(f"what level 5 counts: {sorted(unmatched)}, {len(found)} nations")
    return [(COUNTED[name], points) for name, points in [found[n] for n in range(len(NATIONS))]]


BONUS: Final = bonus_table()


def without_the_lost(g: Tek) -> Tek:
    """The table after all figures in the ruins, standing ones too, are lost (regions.8, T-02)."""
    h = g.clone()
    for me in range(g.seats):
        for r in g.figures[me]:
            if TERRAIN[r] == RUINS:
                lift(h, me, r)
    return h


def sheet(g: Tek) -> list[Score]:
    """Where the points of each seat come from, if the game ended now."""
    h = without_the_lost(g)
    seats = range(g.seats)
    rows = [
        Score("figures", "tek.scoring.1", [len(h.figures[s]) for s in seats]),
        Score("tower", "tek.scoring.2", [tower_points(g)[g.tower[s]] for s in seats]),
        Score("magic", "tek.scoring.3", [g.magic[s] for s in seats]),
        Score("bonus", "tek.scoring.3", [bonus(h, s) if g.magic[s] == 5 else 0 for s in seats]),
        Score("capitals", "tek.scoring.4", [capitals(h, s) for s in seats]),
    ]
    if g.seats == 2:
        lost = [len({r for r in h.figures[s] if r // PER_CARD == g.lost}) for s in seats]
        rows.append(Score("lost-kingdom", "tek.two.6", lost))
        rows.append(Score("trophies", "tek.two.3", g.trophies[:]))
    if any([t > 0 for t in g.token]) or g.crown >= 0:
        rows.append(Score("crown", "tek.exploration.2", [2 if g.crown == s else 0 for s in seats]))
        towns = [len({r for r in h.figures[s] if g.token[r] == TOWN + 1}) for s in seats]
        rows.append(Score("towns", "tek.exploration.8", towns))
    return rows


def tower_points(g: Tek) -> list[int]:
    """Points by tower level, as printed or as the option says (T-19)."""
    return TOWER_POINTS["plain" if g.rules & PLAIN_TOWER else "usual"]


def capitals(h: Tek, me: int) -> int:
    """2 for a capital held alone, 1 for a shared one (regions.3)."""
    found = {r for r in h.figures[me] if TERRAIN[r] == CAPITAL}
    return sum([2 if h.banner[r] == 1 << me else 1 for r in found])


def bonus(h: Tek, me: int) -> int:
    """The level 5 of the nation, on the table without the lost figures (E05)."""
    count, points = BONUS[h.nation[me]]
    return points[min(count(h, me), FIGURES)]


def scores(g: Tek) -> list[int]:
    """The points of each seat, if the game ended now."""
    rows = sheet(g)
    return [sum([row.points[s] for row in rows]) for s in range(g.seats)]


def result(g: Tek) -> Result:
    """Most points; then figures outside the ruins, tower, magic, resources; else a draw (scoring.5, scoring.6, T-13)."""
    rows = sheet(g)
    points = [sum([row.points[s] for row in rows]) for s in range(g.seats)]
    figures = rows[0].points
    rank = [(points[s], figures[s], g.tower[s], g.magic[s], total(g, s)) for s in range(g.seats)]
    best = max(rank)
    winners = [s for s in range(g.seats) if rank[s] == best]
    tied = sum([p == best[0] for p in points]) > 1
    how = "tek-end-draw" if len(winners) > 1 else "tek-end-tie-break" if tied else "tek-end-points"
    return Result(winners, points, how, rows)
