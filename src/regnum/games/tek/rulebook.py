"""Tiny Epic Kingdoms as the rest of Regnum sees it."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter

import regnum.games.tek.components as box
from regnum.engine.ask import Ask, Rule
from regnum.engine.chance import Chance
from regnum.engine.data import read
from regnum.engine.kinds import Message
from regnum.engine.layout import Layout
from regnum.engine.registry import ORDER, Option, Result, Rulebook
from regnum.engine.seating import each_once
from regnum.engine.standing import Rows, Standing
from regnum.games.tek.features import LAYOUT, features
from regnum.games.tek.foretell import foretell
from regnum.games.tek.lexicon import LEXICON
from regnum.games.tek.powers import check_abilities
from regnum.games.tek.scoring import result
from regnum.games.tek.setup import SETTING_UP, begin
from regnum.games.tek.standing import STANDING, rows
from regnum.games.tek.state import NEUTRAL, Tek
from regnum.games.tek.turn import CHOOSING, next_step
from regnum.games.tek.view import view
from regnum.games.tek.worth import worth

OPTIONS: Final = [
    Option("nations", "choose", "random"),
    Option("sides", "choose", "random"),
    Option("tokens", "no", "yes"),
    ORDER,
    Option("tower", "usual", "plain"),
]


class TekRulebook(Rulebook[Tek]):
    """The rulebook: 2 to 5 seats, each a nation, "any" (as the option `nations` says) or "random"."""

    def __init__(self) -> None:
        check_abilities()
        players, pins = box.BOARD["players"], read(__file__, "actions")["pins"]
        roles = ["any", "random", *box.NATIONS]
        super().__init__("tek", 2, players["min"], players["max"], 45, roles, OPTIONS, LEXICON, pins)

    def check(self, seats: list[str], options: dict[str, str]) -> None:
        each_once([s for s in seats if s in box.NATIONS], "tek-nation-")

    def start(self, seats: list[str], options: dict[str, str], chance: Chance) -> Tek:
        return begin(seats, options, chance)

    def step(self, g: Tek) -> Rule[None]:
        return next_step(g)

    def view(self, g: Tek, seat: int | None) -> Any:
        return view(g, seat)

    def redeal(self, g: Tek, seat: int, chance: Chance) -> None:
        hidden = [r for r in range(box.REGIONS) if g.token[r] < 0]
        pool = sorted([-g.token[r] - 1 for r in hidden] + g.bag)
        chance.shuffle(pool)
        token = g.token[:]
        for i, r in enumerate(hidden):
            token[r] = -pool[i] - 1
        g.token = token
        g.bag = pool[len(hidden) :]

    def phase(self, g: Tek) -> Message:
        if g.stage < SETTING_UP:
            return Message("tek-phase-setting-up")
        if g.stage == CHOOSING:
            return Message("tek-phase-choosing")
        return Message("tek-phase-acting", {"action": Message(f"tek-action-{box.ACTIONS[g.action]}")})

    def result(self, g: Tek) -> Result:
        return result(g)

    def worth(self, g: Tek, seat: int) -> float:
        return worth(g, seat)

    def standing(self) -> Standing:
        return STANDING

    def rows(self, g: Tek) -> Rows | None:
        return rows(g)

    def weights(self) -> dict[str, Any]:
        found: dict[str, Any] = read(__file__, "weights")
        return found

    def layout(self) -> Layout:
        return LAYOUT

    def features(self, g: Tek, seat: int, out: BytesWriter) -> None:
        features(g, seat, out)

    def played(self, g: Tek, seats: list[str]) -> list[str]:
        return [box.NATIONS[n] if n >= 0 else role for n, role in zip(g.nation, seats, strict=True)]

    def foretell(self, g: Tek, ask: Ask, option: int) -> list[Message]:
        return foretell(g, ask, option)

    def count(self, g: Tek) -> None:
        count(g)

    def static(self) -> Any:
        return static()


def count(g: Tek) -> None:
    """Counts every piece; raises AssertionError when one is missing or too many (components.1)."""
    for r in range(box.REGIONS):
        here = [figures.count(r) for figures in g.figures]
        assert sum(here) == g.crowd[r] <= box.CAPACITY, f"region {r} holds {here}, {g.crowd[r]} counted"
        assert g.banner[r] == sum([1 << who for who, n in enumerate(here) if n]), f"banners of region {r}"
    for s in range(g.seats):
        assert len(g.figures[s]) <= box.FIGURES, f"seat {s + 1} has {len(g.figures[s])} figures"
        assert 0 <= g.tower[s] <= box.TOWER_TOP and 0 <= g.magic[s] <= box.MAGIC_TOP
        for r in set(g.searching[s]):
            assert box.TERRAIN[r] == box.RUINS and g.searching[s].count(r) <= g.figures[s].count(r), f"searching in {r}"
    assert all([0 <= n <= box.TRACK_END for n in g.goods]), g.goods
    assert g.shields.bit_count() <= box.SHIELDS
    assert g.lost < 0 or len(g.figures[NEUTRAL]) + sum(g.trophies) == 5


def named(stem: str, slug: str, *also: str) -> dict[str, Any]:
    """A thing by its id, with its name and what else is said of it."""
    key = f"tek-{stem}-{slug}"
    return {"id": slug, "name": Message(key), **{name: Message(f"{key}.{name}") for name in also}}


def static() -> dict[str, Any]:
    """Maps, cards and tracks for the client; every Message becomes a text in each language."""
    levels, costs, points = range(1, box.TOWER_TOP + 1), box.TOWER_COST, box.TOWER_POINTS["usual"]
    abilities = {n: [Message(f"tek-ability-{n}-{i}") for i in range(1, box.MAGIC_TOP + 1)] for n in box.NATIONS}
    facts = ("card", "side", "rivers")
    sources = ("figures", "tower", "magic", "bonus", "capitals", "lost-kingdom", "trophies", "crown", "towns")
    limits = {"track": box.TRACK_END, "figures": box.FIGURES, "shields": box.SHIELDS}
    return {
        "territories": [
            {**named("territory", t["id"]), **{fact: t[fact] for fact in facts}, "regions": t["region"]}
            for t in box.TERRITORY_DATA
        ],
        "nations": [{**named("nation", n, "of"), "abilities": abilities[n]} for n in box.NATIONS],
        "tower": [{"level": i, "cost": costs[i], "points": points[i]} for i in levels],
        "actions": [named("action", a, "hint") for a in box.ACTIONS],
        "tokens": [named("token", t, "text") for t in box.TOKENS],
        "terrains": {t: {"name": Message(f"tek-terrain-{t}"), "hint": Message(f"tek-terrain-{t}.hint")} for t in box.TERRAINS},
        "resources": {r: {"name": Message(f"tek-resource-{r}.name")} for r in box.RESOURCES},
        "sources": {source: Message(f"tek-score-{source}") for source in sources},
        "limits": {**limits, "magic": box.MAGIC_TOP, "tower": box.TOWER_TOP},
    }
