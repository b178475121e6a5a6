"""The woodland: twelve clearings in three rows as they lie on each map, with the paths between them, and the forests."""

from __future__ import annotations

from typing import Any, Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from regnum.games.root.components import MAP_DATA
from regnum.games.root.terminal.style import FACTION_COLOURS, SUIT_COLOURS, faction, suit, times
from regnum.games.root.view import Clearing, RootView, Token
from regnum.words import say

LAYOUT: Final = {
    "autumn": ((1, 10, 5, 2), (9, 12, 11, 6), (4, 8, 7, 3)),
    "winter": ((1, 5, 6, 2), (10, 11, 12, 7), (4, 9, 8, 3)),
    "lake": ((2, 7, 6, 4), (8, 10, 11, 5), (3, 12, 9, 1)),
    "mountain": ((1, 9, 5, 2), (8, 10, 11, 6), (4, 12, 7, 3)),
}
"""The clearings of each map from north-west to south-east."""
MAPS: Final[dict[str, dict[str, Any]]] = {m["id"]: m for m in MAP_DATA}
WARRIOR, PAWN, SLOT, BUILT, RULER = "●", "♟", "□", "■", "♛"
PATH, RIVER, CLOSED = "─", "≈", "×"
GAP: Final = 2
WIDEST: Final = 100
FIRST_FOREST: Final = 21


class Woodland:
    """The map as text, as wide as the screen lets it be."""

    def __init__(self, view: RootView, lang: str) -> None:
        self.view: RootView = view
        self.lang: str = lang
        self.links: Links = Links(view)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        box = (min(WIDEST, options.max_width) - 3 * GAP) // 4
        table = Table.grid(padding=0)
        for width in (box, GAP, box, GAP, box, GAP, box):
            table.add_column(width=width)
        rows = LAYOUT[self.view.map]
        for i, row in enumerate(rows):
            bodies = [self.body(self.view.clearings[n - 1], box - 2) for n in row]
            height = max(len(body) for body in bodies) + 2
            cells: list[Panel | Text] = []
            for k, n in enumerate(row):
                cells.append(self.box(self.view.clearings[n - 1], bodies[k], box, height))
                if k < 3:
                    beside = self.links.sign(n, row[k + 1], "──")
                    cells.append(Text("\n" * (height // 2)).append_text(beside))
            table.add_row(*cells)
            if i < 2:
                table.add_row(*self.between(row, rows[i + 1]))
        yield table

    def between(self, above: tuple[int, ...], below: tuple[int, ...]) -> list[Text]:
        """The paths from one row of clearings to the next."""
        cells: list[Text] = []
        for k in range(4):
            straight = self.links.sign(above[k], below[k], "│")
            straight.justify = "center"
            cells.append(straight)
            if k < 3:
                down, up = self.links.sign(above[k], below[k + 1], "╲"), self.links.sign(above[k + 1], below[k], "╱")
                cells.append(Text().append_text(down).append_text(up))
        return cells

    def box(self, c: Clearing, body: list[Text], width: int, height: int) -> Panel:
        """A clearing: number and suit above, what is there within."""
        title = Text(f"{c.number} ", style="bold")
        if c.suit is not None:
            title.append_text(suit(c.suit, self.lang))
        colour = "white" if c.suit is None else SUIT_COLOURS[c.suit]
        inside = Text("\n").join(body)
        return Panel(inside, title=title, title_align="left", border_style=colour, padding=0, width=width, height=height)

    def body(self, c: Clearing, width: int) -> list[Text]:
        """The lines of a clearing, none wider than its box."""
        lines = wrapped(self.slots(c), width)
        for name in self.present(c):
            lines += wrapped(self.pieces(c, name), width)
        marks = [Text(say(self.lang, key)) for key, here in self.marks(c) if here]
        return lines + wrapped(marks, width) + wrapped(self.links.ways(c.number), width)

    def marks(self, c: Clearing) -> list[tuple[str, bool]]:
        """What else may lie in a clearing."""
        return [("root-place-ferry", c.ferry), ("root-place-tower", c.tower), ("root-special-scorched-earth", c.scorched)]

    def slots(self, c: Clearing) -> list[Text]:
        """The building slots, filled and empty."""
        found = []
        for name in c.buildings:
            label = say(self.lang, f"root-piece-{name}") + (f" {c.ruin_items}" if name == "ruin" and c.ruin_items > 1 else "")
            found.append(Text(f"{BUILT}{label}", style=building_colour(name)))
        return found + [Text(SLOT, style="dim")] * (c.slots - len(c.buildings))

    def present(self, c: Clearing) -> list[str]:
        """Factions that rule here or have warriors, tokens or a pawn, by seat."""
        here = {c.ruler, *c.pawns} | {t.faction for t in c.warriors} | {t.faction for t in c.tokens}
        return [p.faction for p in sorted(self.view.players, key=lambda p: p.seat) if p.faction in here]

    def pieces(self, c: Clearing, name: str) -> list[Text]:
        """What one faction has here beside buildings: name, a crown where it rules, warriors, pawn, tokens."""
        colour = FACTION_COLOURS[name]
        found = [faction(name, self.lang).append(RULER if name == c.ruler else "")]
        found += [Text(f"{t.n}{WARRIOR}", style=colour) for t in c.warriors if t.faction == name]
        if name in c.pawns:
            found.append(Text(PAWN, style=colour))
        return found + [Text(self.token(t), style=colour) for t in c.tokens if t.faction == name]

    def token(self, t: Token) -> str:
        """A token; a plot is named where its kind is known, and stands in brackets while it lies face down."""
        if t.piece != "plot":
            return times(say(self.lang, f"root-piece-{t.piece}"), t.n)
        label = "?" if t.plot is None else say(self.lang, f"root-plot-{t.plot}")
        return f"{say(self.lang, 'root-piece-plot')} " + (f"({label})" if t.face_down else label)


class Links:
    """What joins the clearings now: paths, rivers and paths that are still closed."""

    def __init__(self, view: RootView) -> None:
        data = MAPS[view.map]
        self.closed: list[list[int]] = view.closed
        self.paths: list[list[int]] = data["paths"] + [pair for pair in data["closed_paths"] if pair not in view.closed]
        self.rivers: list[list[int]] = data["rivers"]

    def sign(self, a: int, b: int, path: str) -> Text:
        """What is drawn between two neighbouring boxes."""
        pair = sorted((a, b))
        if pair in self.paths:
            return Text(path)
        if pair in self.closed:
            return Text(CLOSED * len(path), style="dim")
        return Text((RIVER if pair in self.rivers else " ") * len(path), style="blue")

    def ways(self, n: int) -> list[Text]:
        """Where one can go from a clearing: by path, by river, and where the path is closed."""
        found = []
        for sign, pairs, style in ((PATH, self.paths, "dim"), (RIVER, self.rivers, "blue"), (CLOSED, self.closed, "dim")):
            there = sorted(a + b - n for a, b in pairs if n in (a, b))
            if there:
                found.append(Text(f"{sign} {' '.join(map(str, there))}", style=style))
        return found


def building_colour(name: str) -> str:
    """The colour of whom a building belongs to; a ruin is nobody's."""
    owners = {"roost": "eyrie", "base": "alliance", "garden": "lizard", "citadel": "duchy", "market": "duchy", "ruin": ""}
    return FACTION_COLOURS.get(owners.get(name, "marquise"), "bright_black")


def wrapped(parts: list[Text], width: int) -> list[Text]:
    """The parts in as few lines as hold them, a space between; what is wider than a line is cut."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + 1 + part.cell_len <= width:
            lines[-1].append(" ").append_text(part)
        else:
            fresh = Text().append_text(part)
            fresh.truncate(width, overflow="ellipsis")
            lines.append(fresh)
    return lines


def forests(view: RootView, lang: str) -> Columns:
    """The forests: the clearings around each, the forests beyond (in brackets), and who roams there."""
    data = MAPS[view.map]["forest"]
    ids = [f["id"] for f in data]
    found = []
    for i, forest in enumerate(data):
        line = Text(f"{say(lang, 'root-forest', n=i + 1)}: ", style="green")
        line.append(f"{' '.join(map(str, forest['clearings']))}", style="none")
        line.append(f" ({' '.join(str(ids.index(x) + 1) for x in forest['adjacent'])})", style="dim")
        for p in view.players:
            if p.vagabond is not None and p.vagabond.at == FIRST_FOREST + i:
                line.append(f" {PAWN}").append_text(faction(p.faction, lang))
        found.append(line)
    return Columns(found, padding=(0, 2))
