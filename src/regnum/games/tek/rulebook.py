"""Tiny Epic Kingdoms as the rest of Regnum sees it."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter

from regnum.engine.ask import Ask, Rule
from regnum.engine.chance import Chance
from regnum.engine.data import read
from regnum.engine.kinds import Message
from regnum.engine.layout import Layout
from regnum.engine.registry import ORDER, Option, Result, Rulebook
from regnum.engine.seating import each_once
from regnum.engine.standing import Rows, Standing
from regnum.games.tek.components import (
    ACTIONS,
    BOARD,
    CAPACITY,
    FIGURES,
    MAGIC_TOP,
    NATIONS,
    REGIONS,
    RESOURCES,
    RUINS,
    SHIELDS,
    TERRAIN,
    TERRAINS,
    TERRITORY_DATA,
    TOKENS,
    TOWER_COST,
    TOWER_POINTS,
    TOWER_TOP,
    TRACK_END,
)
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
        players = BOARD["players"]
        super().__init__(
            "tek",
            2,
            players["min"],
            players["max"],
            45,
            ["any", "random", *NATIONS],
            OPTIONS,
            LEXICON,
            read(__file__, "actions")["pins"],
        )

    def check(self, seats: list[str], options: dict[str, str]) -> None:
        each_once([s for s in seats if s in NATIONS], "tek-nation-")

    def start(self, seats: list[str], options: dict[str, str], chance: Chance) -> Tek:
        return begin(seats, options, chance)

    def step(self, g: Tek) -> Rule[None]:
        return next_step(g)

    def view(self, g: Tek, seat: int | None) -> Any:
        return view(g, seat)

    def redeal(self, g: Tek, seat: int, chance: Chance) -> None:
        hidden = [r for r in range(REGIONS) if g.token[r] < 0]
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
        return Message("tek-phase-acting", {"action": Message(f"tek-action-{ACTIONS[g.action]}")})

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
        return [NATIONS[n] if n >= 0 else role for n, role in zip(g.nation, seats, strict=True)]

    def foretell(self, g: Tek, ask: Ask, option: int) -> list[Message]:
        return foretell(g, ask, option)

    def count(self, g: Tek) -> None:
        count(g)

    def static(self) -> Any:
        return static()


def count(g: Tek) -> None:
    """Counts every piece; raises AssertionError when one is missing or too many (components.1)."""
    for r in range(REGIONS):
        here = [figures.count(r) for figures in g.figures]
        assert sum(here) == g.crowd[r] <= CAPACITY, f"region {r} holds {here}, {g.crowd[r]} counted"
        assert g.banner[r] == sum([1 << who for who, n in enumerate(here) if n]), f"banners of region {r}"
    for s in range(g.seats):
        assert len(g.figures[s]) <= FIGURES, f"seat {s + 1} has {len(g.figures[s])} figures"
        assert 0 <= g.tower[s] <= TOWER_TOP and 0 <= g.magic[s] <= MAGIC_TOP
        for r in set(g.searching[s]):
            assert TERRAIN[r] == RUINS and g.searching[s].count(r) <= g.figures[s].count(r), f"searching in {r}"
    assert all([0 <= n <= TRACK_END for n in g.goods]), g.goods
    assert g.shields.bit_count() <= SHIELDS
    assert g.lost < 0 or len(g.figures[NEUTRAL]) + sum(g.trophies) == 5


def static() -> dict[str, Any]:
    """Maps, cards and tracks for the client; every Message becomes a text in each language."""
    return {
        "territories": [
            {
                "id": t["id"],
                "name": Message(f"tek-territory-{t['id']}"),
                "card": t["card"],
                "side": t["side"],
                "rivers": t["rivers"],
                "regions": t["region"],
            }
            for t in TERRITORY_DATA
        ],
        "nations": [
            {
                "id": n,
                "name": Message(f"tek-nation-{n}"),
                "of": Message(f"tek-nation-{n}.of"),
                "abilities": [Message(f"tek-ability-{n}-{level}") for level in range(1, MAGIC_TOP + 1)],
            }
            for n in NATIONS
        ],
        "tower": [{"level": i, "cost": TOWER_COST[i], "points": TOWER_POINTS["usual"][i]} for i in range(1, TOWER_TOP + 1)],
        "actions": [{"id": a, "name": Message(f"tek-action-{a}"), "hint": Message(f"tek-action-{a}.hint")} for a in ACTIONS],
        "tokens": [{"id": t, "name": Message(f"tek-token-{t}"), "text": Message(f"tek-token-{t}.text")} for t in TOKENS],
        "terrains": {t: {"name": Message(f"tek-terrain-{t}"), "hint": Message(f"tek-terrain-{t}.hint")} for t in TERRAINS},
        "resources": {r: {"name": Message(f"tek-resource-{r}.name")} for r in RESOURCES},
        "sources": {
            k: Message(f"tek-score-{k}")
            for k in ("figures", "tower", "magic", "bonus", "capitals", "lost-kingdom", "trophies", "crown", "towns")
        },
        "limits": {"track": TRACK_END, "figures": FIGURES, "shields": SHIELDS, "magic": MAGIC_TOP, "tower": TOWER_TOP},
    }
