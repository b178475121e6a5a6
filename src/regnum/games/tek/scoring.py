"""The score sheet and the tie-breaks (scoring, exploration.2, exploration.8, two.6)."""

from __future__ import annotations

from typing import Any, Final

from regnum.engine.registry import Result, Score
from regnum.games.tek.components import (
    BY_WATER,
    CAPITAL,
    CRAGS,
    FOREST,
    MOUNTAIN,
    NATIONS,
    PER_CARD,
    RUINS,
    TERRAIN,
    TOWER_POINTS,
    TOWN,
    hooks,
)
from regnum.games.tek.powers import enemies_in
from regnum.games.tek.setup import PLAIN_TOWER
from regnum.games.tek.state import NEUTRAL, Tek, lift, total

COUNTED: Final = [
    "resource_type_with_at_least_4", "region_shared_with_ally", "forest_region_occupied", "foreign_territory_occupied",
    "own_meeple_in_or_adjacent_to_water", "own_meeple_on_mountain_or_crags", "opponent_with_fewer_meeples_in_play",
    "own_meeple_in_other_players_home", "opponent_meeple_in_own_home",
]  # fmt: skip
CONDITIONS: Final = ["no_other_player_in_own_home", "highest_tower_or_tied", "occupies_at_least_4_home_regions"]


def bonus_table() -> list[tuple[str, int, int, dict[str, int]]]:
    """Each nation's level 5: what is counted or must hold, points, the most, and tiers."""
    table: list[Any] = [None] * len(NATIONS)
    for nation, _, hook in hooks("end.vp_per"):
        table[nation] = (COUNTED[COUNTED.index(hook["per"])], hook["amount"], hook["max"], {})
    for nation, _, hook in hooks("end.vp"):
        table[nation] = (CONDITIONS[CONDITIONS.index(hook["condition"])], hook["amount"], hook["amount"], {})
    for nation, _, hook in hooks("end.vp_tier"):
        table[nation] = (hook["by"], 0, 0, hook["tiers"])
    return table


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
    what, points, most, tiers = BONUS[h.nation[me]]
    if tiers:
        return max([n for figures, n in tiers.items() if len(h.figures[me]) >= int(figures)], default=0)
    if what in CONDITIONS:
        return points if holds(h, me, what) else 0
    return min(most, points * counted(h, me, what))


def holds(h: Tek, me: int, what: str) -> bool:
    """Orcs 5, Dwarves 5, Halflings 5."""
    if what == "no_other_player_in_own_home":
        return enemies_in(h, me, h.home[me]) == 0
    if what == "highest_tower_or_tied":
        return h.tower[me] > 0 and h.tower[me] == max(h.tower)
    return len({r for r in h.figures[me] if r // PER_CARD == h.home[me]}) >= 4


def counted(h: Tek, me: int, what: str) -> int:
    """How many of the things a level 5 counts."""
    mine = h.figures[me]
    others = [s for s in range(h.seats) if s != me]
    if what == "resource_type_with_at_least_4":
        return sum([h.goods[me * 3 + i] >= 4 for i in range(3)])
    if what == "region_shared_with_ally":
        return len({r for r in mine if h.banner[r] & ~(1 << me | 1 << NEUTRAL)})
    if what == "forest_region_occupied":
        return len({r for r in mine if TERRAIN[r] == FOREST})
    if what == "foreign_territory_occupied":
        return len({r // PER_CARD for r in mine} - {h.home[me]})
    if what == "own_meeple_in_or_adjacent_to_water":
        return sum([BY_WATER[r] for r in mine])
    if what == "own_meeple_on_mountain_or_crags":
        return sum([TERRAIN[r] in (MOUNTAIN, CRAGS) for r in mine])
    if what == "opponent_with_fewer_meeples_in_play":
        return sum([len(h.figures[s]) < len(mine) for s in others])
    if what == "own_meeple_in_other_players_home":
        return sum([r // PER_CARD in [h.home[s] for s in others] for r in mine])
    return enemies_in(h, me, h.home[me])


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
