"""The table of Tiny Epic Kingdoms as text: territories, kingdoms, action card, tower and war."""

from __future__ import annotations

from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from regnum.games.tek.components import FIGURES, MAGIC_TOP, TERRITORY_DATA, TRACK_END
from regnum.games.tek.view import Action, Figure, Kingdom, Region, TekView, Territory, War
from regnum.words import say

SEATS: Final = ["bright_red", "bright_blue", "bright_green", "bright_yellow", "bright_magenta"]
NEUTRAL: Final = "bright_white"
TERRAINS: Final = {
    "plains": "yellow",
    "mountain": "bright_black",
    "forest": "green",
    "capital": "magenta",
    "ruins": "red",
    "water": "blue",
    "crags": "bright_black",
}
STANDING, LYING, SHIELD, OPEN, RIVER, EDGE = "●", "○", "■", "□", "≈", "↔"

MAPS: Final[dict[str, dict[str, Any]]] = {t["id"]: {region["id"]: region for region in t["region"]} for t in TERRITORY_DATA}
"""Territory and letter -> what the map prints there."""


def draw(view: TekView, lang: str) -> RenderableType:
    """The whole table as `view` shows it."""
    parts: list[RenderableType] = [Columns([territory(t, view, lang) for t in view.territories], padding=(0, 1))]
    if view.sides:
        parts.append(Columns([side(name, lang) for name in view.sides], padding=(0, 1)))
    parts.append(kingdoms(view, lang))
    parts.append(Columns([action_card(view.actions, lang), tower(view, lang)], padding=(0, 1)))
    if view.war is not None:
        parts.append(war(view.war, view, lang))
    return Group(*parts)


# ---------------------------------------------------------------- territories
def territory(t: Territory, view: TekView, lang: str) -> Panel:
    """A territory in play: one line a region."""
    table = map_table()
    for region in t.regions:
        map_row(table, t.id, region, lang)
    title = Text(say(lang, f"tek-territory-{t.id}"), style="bold")
    colour = NEUTRAL if t.home is None else SEATS[t.home]
    if t.home is not None:
        title.append(f" {seat_label(view, t.home, lang)}", style=colour)
    return Panel(table, title=title, title_align="left", border_style=colour, expand=False)


def side(name: str, lang: str) -> Panel:
    """A face of a territory card that may be chosen."""
    table = map_table()
    for letter in MAPS[name]:
        map_row(table, name, Region(f"{name}.{letter}", [], None), lang)
    title = say(lang, f"tek-territory-{name}")
    return Panel(table, title=title, title_align="left", border_style="dim", expand=False)


def map_table() -> Table:
    """An empty list of regions."""
    return Table(box=None, show_header=False, padding=(0, 1, 0, 0))


def map_row(table: Table, name: str, region: Region, lang: str) -> None:
    """Letter, terrain, figures and token, and where one can go from here."""
    letter = region.id.rpartition(".")[2]
    data = MAPS[name][letter]
    terrain = data["terrain"]
    here = Text()
    for figure in region.figures:
        here.append_text(piece(figure))
    if region.token is not None:
        here.append(" ?" if region.token == "hidden" else " " + say(lang, f"tek-token-{region.token}"), style="bold")
    roads = " ".join(data.get("adjacent") or data.get("touching_land", []))
    across = "".join(f" {RIVER}{x}" for x in data.get("across_river", []))
    edge = f" {EDGE}" if data["outer"] else ""
    table.add_row(
        Text(letter, style="bold"),
        Text(say(lang, f"tek-terrain-{terrain}"), style=TERRAINS[terrain]),
        here,
        Text(roads + across + edge, style="dim"),
    )


def piece(figure: Figure) -> Text:
    """One figure: standing or lying, in the colour of its seat."""
    return Text(LYING if figure.lying else STANDING, style=NEUTRAL if figure.seat is None else SEATS[figure.seat])


# ---------------------------------------------------------------- kingdoms
def kingdoms(view: TekView, lang: str) -> Table:
    """One line a player: resource tracks, magic, tower, figures, points."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    for name in ("food", "ore", "mana"):
        table.add_column(say(lang, f"tek-resource-{name}.name"))
    for name in ("magic", "tower", "figures"):
        table.add_column(say(lang, f"tek-score-{name}"))
    table.add_column("=", justify="right")
    for k in view.kingdoms:
        who = Text(seat_label(view, k.seat, lang), style=f"bold {SEATS[k.seat]}")
        if k.seat == view.active:
            who.append(" *", style="bold")
        if k.crown:
            who.append(" " + say(lang, "tek-token-crown"))
        if k.mimics is not None:
            who.append(f" ({say(lang, f'tek-nation-{k.mimics}')})", style="dim")
        tracks = [track(n, TRACK_END, colour) for n, colour in zip(goods(k), ("green", "white", "cyan"), strict=True)]
        figures = Text(STANDING * k.in_play, style=SEATS[k.seat]).append("·" * (FIGURES - k.in_play), style="dim")
        if k.trophies:
            figures.append(f" +{k.trophies}")
        table.add_row(who, *tracks, track(k.magic, MAGIC_TOP, "magenta"), str(k.tower), figures, str(k.points))
    return table


def goods(k: Kingdom) -> tuple[int, int, int]:
    """Food, ore, mana."""
    return k.food, k.ore, k.mana


def track(n: int, top: int, colour: str) -> Text:
    """A track with its token: number, then how far it has come."""
    return Text(f"{n} ", style="bold").append("▰" * n, style=colour).append("▱" * (top - n), style="dim")


def seat_label(view: TekView, seat: int, lang: str) -> str:
    """`2 Elves`, or `2` before the nation is chosen."""
    nation = view.kingdoms[seat].nation
    return f"{seat + 1}" if nation is None else f"{seat + 1} {say(lang, f'tek-nation-{nation}')}"


# ---------------------------------------------------------------- the middle of the table
def action_card(actions: list[Action], lang: str) -> Panel:
    """The six actions; a filled square is a shield."""
    line = Text()
    for a in actions:
        style = "reverse" if a.now else "dim" if a.shield else "bold"
        line.append(f"{SHIELD if a.shield else OPEN} {say(lang, f'tek-action-{a.id}')}", style=style).append("  ")
    return Panel(line, expand=False, border_style="dim")


def tower(view: TekView, lang: str) -> Panel:
    """The tower from the ground up: points of each level and who stands there."""
    line = Text()
    for level, points in enumerate(view.tower_points):
        line.append(f"{points}", style="bold")
        for k in view.kingdoms:
            if k.tower == level:
                line.append("▲", style=SEATS[k.seat])
        line.append("  ")
    return Panel(line, title=say(lang, "tek-score-tower"), title_align="left", expand=False, border_style="dim")


def war(fight: War, view: TekView, lang: str) -> Panel:
    """Who fights where, and the dials as far as they are seen."""
    name, _, letter = fight.region.rpartition(".")
    line = Text(f"{say(lang, f'tek-territory-{name}')} {letter}: ")
    for n, seat in enumerate((fight.attacker, fight.defender)):
        dial = fight.dials[n]
        line.append(" x " if n else "").append(seat_label(view, seat, lang), style=f"bold {SEATS[seat]}")
        line.append(f" [{'?' if dial is None else dial or '⚑'}]")
    return Panel(line, expand=False, border_style="red")
