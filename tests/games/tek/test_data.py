"""The data of the box is whole: maps, nations, tokens, tracks; and no ability of a nation silently does nothing."""

from __future__ import annotations

import ast
import json
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from regnum.games.tek import RULEBOOK, components, powers, scoring
from regnum.games.tek.components import (
    ACROSS_RIVER,
    ACTIONS,
    ADJACENT,
    ALL_REGIONS,
    BAG,
    BOARD,
    CARDS,
    CRAGS,
    FOOT,
    LAND,
    NATION_DATA,
    NATIONS,
    OUTER,
    REGION_NAMES,
    RESOURCES,
    SHORE,
    STEPS,
    TERRAIN,
    TERRAINS,
    TERRITORIES,
    TERRITORY_DATA,
    TOKEN_DATA,
    TOKENS,
    TOWER_COST,
    TOWER_POINTS,
    WATER,
    places,
)
from regnum.games.tek.lexicon import MARKS
from regnum.games.tek.powers import Power

RULES = Path(components.__file__).parent
TESTS = Path(__file__).resolve().parents[2]
FACTS = TESTS.parent.parent / "shared" / "facts" / "tek"

ABILITIES = [
    (nation["id"], level["level"], hook)
    for nation in NATION_DATA["nation"]
    for level in nation["level"]
    for hook in level["hooks"]
]
LAND_REGIONS = [r for land in LAND for r in land]


# ---------------------------------------------------------------- territories
def test_sixteen_territories_on_eight_double_sided_cards() -> None:
    assert len(set(TERRITORIES)) == len(TERRITORIES) == 16
    assert [len(sides) for sides in CARDS] == [2] * 8
    assert [[TERRITORY_DATA[t]["side"] for t in sides] for sides in CARDS] == [["A", "B"]] * 8


@pytest.mark.parametrize("t", range(16), ids=TERRITORIES)
def test_every_territory_has_five_land_regions_and_a_closed_map(t: int) -> None:
    data = TERRITORY_DATA[t]
    assert [r["id"] for r in data["region"]][:5] == list("abcde")
    assert LAND[t] == [8 * t + i for i in range(5)]
    ids = {r["id"] for r in data["region"]}
    assert len(ids) == len(data["region"]) <= 8
    for region in data["region"]:
        for field in ("adjacent", "across_river", "touches_water", "touches_crags", "touching_land"):
            named = region.get(field, [])
            assert set(named) <= ids - {region["id"]} and len(set(named)) == len(named), (region["id"], field)
        assert ("touching_land" in region) == (region["terrain"] in ("water", "crags"))


@pytest.mark.parametrize("t", range(16), ids=TERRITORIES)
def test_borders_are_seen_from_both_sides(t: int) -> None:
    for r in ALL_REGIONS[t]:
        for table in (ADJACENT, ACROSS_RIVER):
            for x in table[r]:
                assert r in table[x], f"{REGION_NAMES[r]} and {REGION_NAMES[x]}"
                assert TERRAIN[r] < WATER and TERRAIN[x] < WATER
        assert not set(ADJACENT[r]) & set(ACROSS_RIVER[r])
        for field, terrain in ((SHORE, WATER), (FOOT, CRAGS)):
            for x in field[r]:
                assert TERRAIN[x] == terrain
                if TERRAIN[r] < WATER:
                    assert r in places(x, "touching_land")
        for x in places(r, "touching_land"):
            assert r in (SHORE[x] if TERRAIN[r] == WATER else FOOT[x])


@pytest.mark.parametrize("t", range(16), ids=TERRITORIES)
def test_the_list_of_rivers_is_what_the_regions_say(t: int) -> None:
    pairs = {frozenset(pair) for pair in TERRITORY_DATA[t]["rivers"]}
    said = {frozenset((r["id"], x)) for r in TERRITORY_DATA[t]["region"] for x in r["across_river"]}
    assert said == pairs
    assert len(pairs) == len(TERRITORY_DATA[t]["rivers"])


@pytest.mark.parametrize("t", range(16), ids=TERRITORIES)
def test_no_region_is_cut_off(t: int) -> None:
    """By land every region of a card can be reached from every other, and a Quest can come and go."""
    reached = {LAND[t][0]}
    while True:
        further = {x for r in reached for x in STEPS[0][r]} - reached
        if not further:
            break
        reached |= further
    assert reached == set(LAND[t])
    assert sum(OUTER[r] for r in LAND[t]) >= 2


@pytest.mark.parametrize(
    "ways", [0, components.RIVERS, components.FLIGHT, components.RIVERS | components.SWIM, components.CLIMB]
)
def test_steps_go_both_ways_and_only_where_a_figure_may_stand(ways: int) -> None:
    """For every way of moving that a nation can have: none, Merfolk 1, Valkyries 3, Merfolk 2, Lizardfolk 2."""
    for t in range(16):
        for r in ALL_REGIONS[t]:
            for x in STEPS[ways][r]:
                assert r in STEPS[ways][x] and x // 8 == t and x != r
                assert TERRAIN[x] < WATER or ways & (components.SWIM if TERRAIN[x] == WATER else components.CLIMB)


def test_every_terrain_and_barrier_occurs() -> None:
    assert {TERRAIN[r] for t in range(16) for r in ALL_REGIONS[t]} == set(range(len(TERRAINS)))
    assert any(ACROSS_RIVER[r] for r in LAND_REGIONS)


# ---------------------------------------------------------------- tokens, tower, tracks
def test_the_tokens_are_sixteen_of_nine_kinds() -> None:
    assert len(BAG) == TOKEN_DATA["total"] == 16
    assert [t["id"] for t in TOKEN_DATA["token"]] == TOKENS
    assert sum(TOKEN_DATA["alternative"].values()) == 16
    assert sorted(TOKEN_DATA["alternative"]) == sorted(TOKENS)
    assert {int(n): k for n, k in TOKEN_DATA["placed_by_players"].items()} == {2: 13, 3: 12, 4: 16, 5: 15}


def test_the_tower_has_six_levels_that_cost_their_number() -> None:
    assert TOWER_COST == [0, 1, 2, 3, 4, 5, 6]
    for points in TOWER_POINTS.values():
        assert len(points) == 7 and points[0] == 0
        assert points == sorted(points)


def test_the_tracks() -> None:
    assert BOARD["magic"]["mana"] == NATION_DATA["mana_per_level"] == [1, 2, 3, 4, 5]
    assert (BOARD["track"]["min"], BOARD["track"]["max"]) == (0, 9)
    assert (BOARD["war"]["min_number"], BOARD["war"]["max_number"]) == (1, 11)
    assert [r["id"] for r in BOARD["resource"]] == RESOURCES
    assert [r["war_value"] for r in BOARD["resource"]] == components.WAR_VALUE


# ---------------------------------------------------------------- nations
def test_thirteen_nations_of_five_levels_with_known_hooks() -> None:
    assert len(set(NATIONS)) == len(NATIONS) == 13
    for nation in NATION_DATA["nation"]:
        assert [level["level"] for level in nation["level"]] == [1, 2, 3, 4, 5]
        assert all(level["hooks"] for level in nation["level"])
    assert len({(nation, level) for nation, level, _ in ABILITIES}) == 65
    used = {hook["hook"] for _, _, hook in ABILITIES}
    assert used == set(NATION_DATA["vocabulary"])


def test_level_five_and_only_level_five_scores() -> None:
    for _, level, hook in ABILITIES:
        assert (level == 5) == hook["hook"].startswith("end.")


MODULES = [import_module(f"regnum.games.tek.{path.stem}") for path in sorted(RULES.glob("*.py")) if path.stem != "__init__"]
CONSTANTS = {name: x for module in MODULES for name, x in vars(module).items() if name.isupper()}


def powers_in(x: Any) -> list[Power]:
    """The powers a constant of the rules is or holds."""
    if isinstance(x, Power):
        return [x]
    inside = x.values() if isinstance(x, dict) else x if isinstance(x, list | tuple) else ()
    return [power for y in inside for power in powers_in(y)]


POWERS = {name: powers_in(x) for name, x in CONSTANTS.items() if powers_in(x)}


@pytest.mark.parametrize(("nation", "level", "hook"), ABILITIES, ids=[f"{n}-{i}-{h['hook']}" for n, i, h in ABILITIES])
def test_every_ability_arrives_in_a_table_of_the_rules(nation: str, level: int, hook: dict[str, Any]) -> None:
    n = NATIONS.index(nation)
    if level == 5:
        counted = hook.get("per") or hook.get("condition") or hook["by"]
        assert scoring.BONUS[n] == (scoring.COUNTED[counted], scoring.ladder(hook))
    else:
        numbers = [1, *[powers.number(x) for x in hook.values() if isinstance(x, int | dict) or x in ACTIONS]]
        found = [power for held in POWERS.values() for power in held if power.level[n] == level]
        assert any(power.amount[n] in numbers for power in found)


def test_level_five_gives_points_up_to_its_most() -> None:
    assert scoring.ladder({"amount": 2}) == [0, 2, 2, 2, 2, 2, 2, 2]
    assert scoring.ladder({"amount": 1, "max": 3}) == [0, 1, 2, 3, 3, 3, 3, 3]
    assert scoring.ladder({"tiers": {"6": 1, "7": 2}}) == [0, 0, 0, 0, 0, 0, 1, 2]


def test_every_table_of_abilities_is_used_by_the_rules() -> None:
    """A name that is only defined is an ability that does nothing."""
    used: set[str] = set()
    for path in sorted(RULES.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                used |= {x.id for x in ast.walk(node) if isinstance(x, ast.Name) and isinstance(x.ctx, ast.Load)}
    assert {*POWERS, "BONUS"} <= used


def with_hooks(*hooks: dict[str, Any]) -> list[dict[str, Any]]:
    """The nations, the first of which has other abilities at its first level."""
    first, *others = NATION_DATA["nation"]
    return [{**first, "level": [{**first["level"][0], "hooks": list(hooks)}, *first["level"][1:]]}, *others]


@pytest.mark.parametrize("hook", [{"hook": "war.no_such_thing"}, {"hook": "war.discount", "amount": 1, "when": "at_night"}])
def test_an_ability_that_no_rule_reads_fails(hook: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    powers.check_abilities()
    monkeypatch.setitem(NATION_DATA, "nation", with_hooks(hook))
    with pytest.raises(ImportError, match="no rule reads the ability orcs 1"):
        powers.check_abilities()


def test_a_power_that_no_nation_has_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    assert any(Power("war.wins_ties").level)
    monkeypatch.setitem(NATION_DATA, "nation", with_hooks())
    for name, wanted in (("war.wins_ties", {}), ("war.discount", {"when": "at_night"})):
        with pytest.raises(ImportError, match=f"no nation has the ability {name}"):
            Power(name, **wanted)


def test_a_level_five_that_counts_something_unknown_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(NATION_DATA, "nation", with_hooks({"hook": "end.vp_per", "per": "star", "amount": 1, "max": 1}))
    with pytest.raises(ImportError, match="star"):
        scoring.bonus_table()


# The parameters of hooks that the rules read; every other one must have the only value that the rules know.
READ = {
    "war.pay_with": {"resource"},
    "war.discount": {"amount", "max", "when", "per"},
    "war.lost_gain": {"amount"},
    "war.won_gain": {"amount", "condition"},
    "build.tax_others": {"amount"},
    "build.discount": {"amount"},
    "action.substitute": {"when", "may"},
    "trade.bonus": {"extra"},
    "collect.bonus": {"gain", "condition"},
    "move.gain": {"terrain", "gain"},
    "terrain.occupy": {"terrain"},
    "quest.border_override": {"terrain"},
    "retreat.cost": {"flat"},
    "retreat.discount": {"amount"},
    "expand.discount": {"amount"},
    "expand.pay_with": {"resource"},
    "pay.substitute": {"max"},
    "end.vp": {"amount", "condition"},
    "end.vp_per": {"per", "amount", "beyond", "max"},
    "end.vp_tier": {"by", "tiers"},
}
FIXED: dict[str, dict[str, Any]] = {
    "war.pay_with": {"value": 1},
    "war.discount": {"amount_per": 1},
    "war.post_reveal_boost": {"max_units": 1, "resource": "any", "may_exceed_11": True},
    "war.post_reveal_adjust": {"delta": 1},
    "war.lost_gain": {"resource": "choice"},
    "war.won_gain": {"resource": "choice"},
    "war.loser_cost_half": {"rounding": "up"},
    "war.raise_dead": {"condition": "loser_meeple_removed"},
    "build.tax_others": {"resource": "ore", "condition": "target_level_equals_owner_level"},
    "build.discount": {"minimum": 0},
    "collect.convert": {"max": 1},
    "move.gain": {"actions": ["patrol", "quest"]},
    "patrol.meeples": {"count": 2},
    "patrol.steps": {"max": 2},
    "move.flight": {"over": ["river", "water", "crags"], "applies_to": ["patrol", "retreat"]},
    "river.ignore": {"applies_to": ["patrol", "retreat"]},
    "expand.discount": {"minimum": 1},
    "expand.pay_with": {"value": 1},
    "pay.substitute": {"actions": ["build", "research", "expand"]},
}


def test_no_parameter_of_an_ability_is_ignored() -> None:
    for nation, level, hook in ABILITIES:
        name = hook["hook"]
        for parameter, value in hook.items():
            if parameter == "hook" or parameter in READ.get(name, ()):
                continue
            if (name, parameter) == ("terrain.occupy", "collects"):
                assert list(value.values()) == [1]
                continue
            assert FIXED.get(name, {}).get(parameter) == value, f"{nation} {level}: {name}.{parameter} = {value!r}"


def test_every_ability_has_its_own_test() -> None:
    """tests/law/tek names a test after each of the 65 abilities."""
    source = "".join(path.read_text(encoding="utf-8") for path in (TESTS / "law" / "tek").glob("test_nations*.py"))
    tested = set(re.findall(r"^def test_([a-z_]+_[1-5])_", source, re.MULTILINE))
    wanted = {f"{nation.replace('-', '_')}_{level}" for nation, level, _ in ABILITIES}
    also = {f"{a}_{n}" for a, n in re.findall(r"^def test_\w*_and_([a-z_]+)_([1-5])_", source, re.MULTILINE)}
    assert sorted(wanted - tested - also) == []


# ---------------------------------------------------------------- the fact sheet
facts = pytest.mark.skipif(not FACTS.is_dir(), reason="the fact sheet lies beside the project, not in it")


def fact(name: str) -> Any:
    """A file of the fact sheet."""
    return json.loads((FACTS / f"{name}.json").read_text(encoding="utf-8"))


def ours(value: Any) -> Any:
    """A value of the fact sheet in our words: crags for cliff, dashes for underscores in names of nations."""
    if isinstance(value, dict):
        return {k: ours(v) for k, v in value.items()}
    if isinstance(value, list):
        return [ours(v) for v in value]
    return value.replace("cliff", "crags") if isinstance(value, str) else value


@facts
def test_what_is_known_of_the_nations_is_as_in_the_fact_sheet() -> None:
    """Abilities that we designed may be balanced; those with a source may not."""
    found = {
        (f["id"].replace("_", "-"), level["level"]): ours(level["hooks"])
        for f in fact("factions")["factions"]
        for level in f["levels"]
    }
    levels = {(n["id"], level["level"]): level for n in NATION_DATA["nation"] for level in n["level"]}
    known = {key: level["hooks"] for key, level in levels.items() if level["source"] != "designed"}
    assert len(known) == 16
    assert known == {key: found[key] for key in known}
    assert set(levels) == set(found)


@facts
def test_the_maps_are_those_of_the_fact_sheet() -> None:
    sheet = fact("territories")["territories"]
    assert [t["id"].replace("_", "-") for t in sheet] == TERRITORIES
    for theirs, data in zip(sheet, TERRITORY_DATA, strict=True):
        assert (theirs["card"], theirs["side"]) == (data["card"], data["side"])
        assert sorted(map(sorted, theirs["rivers"])) == sorted(map(sorted, data["rivers"]))
        regions = {r["id"]: r for r in data["region"]}
        for region in theirs["regions"]:
            mine = regions.pop(region["id"])
            assert ours(region["terrain"]) == mine["terrain"]
            assert region["outer_border"] == mine["outer"]
            for field in ("adjacent", "across_river", "touching_land"):
                assert sorted(region.get(field, [])) == sorted(mine.get(field, [])), (data["id"], region["id"], field)
        assert regions == {}


@facts
def test_the_tokens_and_the_tower_are_those_of_the_fact_sheet() -> None:
    assert {t["id"].replace("_", "-"): t["count"] for t in fact("exploration")["tokens"]} == {
        t["id"]: t["count"] for t in TOKEN_DATA["token"]
    }
    levels = fact("tower")["tower"]["levels"]
    assert [level["cost_ore"] for level in levels] == TOWER_COST[1:]
    assert [level["vp_total"] for level in levels] == TOWER_POINTS["usual"][1:]


def test_a_page_is_told_every_level_of_tower_and_magic() -> None:
    told = RULEBOOK.static()
    assert [(row["level"], row["cost"], row["points"]) for row in told["tower"]] == [
        (level, TOWER_COST[level], TOWER_POINTS["usual"][level]) for level in range(1, len(TOWER_COST))
    ]
    for nation, data in zip(told["nations"], NATION_DATA["nation"], strict=True):
        assert [said.key for said in nation["abilities"]] == [f"tek-ability-{data['id']}-{x['level']}" for x in data["level"]]


def test_only_regions_of_a_terrain_that_comes_twice_on_a_territory_are_numbered() -> None:
    for data in TERRITORY_DATA:
        numbers: dict[str, list[str]] = {}
        for region in data["region"]:
            r = REGION_NAMES.index(f"{data['id']}.{region['id']}")
            numbers.setdefault(region["terrain"], []).append(MARKS[r])
        for terrain, marks in numbers.items():
            wanted = ["none"] if len(marks) == 1 else ["I", "II", "III", "IV", "V"][: len(marks)]
            assert sorted(marks) == wanted, (data["id"], terrain)
