"""The table of Paladins as text: King's cards, regions and Outsiders, Townsfolk, the tavern, and what lies before each side."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from regnum.games.paladins.components import (
    ATTRIBUTES,
    FAITH_FLAG,
    GAINS,
    OUTSIDER_KIND,
    OUTSIDERS,
    SQUARE_GAINS,
    SQUARES,
    STRENGTH_FLAG,
    TAVERN,
    TAVERN_WORKERS,
    TOWNSFOLK,
    TOWNSFOLK_FOR_DEBT,
    TOWNSFOLK_KIND,
    TOWNSFOLK_PRICE,
    WORKERS,
)
from regnum.games.paladins.view import Noble, PaladinsView, Square
from regnum.words import say

COLOURS: Final = {"red": "bright_red", "blue": "bright_blue", "green": "bright_green", "yellow": "bright_yellow"}
HEADINGS: Final = [
    "piece-coin",
    "piece-provision",
    *[f"attribute-{a}" for a in ATTRIBUTES],
    "card-suspicion",
    "card-debt",
    "card-paladin",
]
PIECES: Final = {"monk": "♟", "outpost": "♜"}
WORKSHOP, FREE, TAKEN, SEALED = "■", "·", "●", "?"


def draw(view: PaladinsView, lang: str) -> RenderableType:
    """The whole table as `view` shows it."""
    parts: list[RenderableType] = [kings_cards(view, lang), regions(view, lang), townsfolk(view, lang)]
    if any(view.tavern):
        parts.append(tavern(view, lang))
    parts.append(nobles(view, lang))
    parts.append(Columns([board(noble, lang) for noble in view.nobles], padding=(0, 1)))
    return Group(*parts)


def panel(line: RenderableType, title: str) -> Panel:
    """A part of the table under its name."""
    return Panel(line, title=title[:1].upper() + title[1:], title_align="left", expand=False, border_style="dim")


def grid() -> Table:
    """An empty list without lines."""
    return Table(box=None, show_header=False, padding=(0, 2, 0, 0))


# ---------------------------------------------------------------- the main board
def kings_cards(view: PaladinsView, lang: str) -> Panel:
    """Orders with their points and how far each side is, Favours with who lies on them, and the tax supply."""
    table = grid()
    for order in view.orders:
        name = SEALED if order.card is None else say(lang, f"paladins-order-{order.card}")
        done = "" if order.card is None else "  ".join(f"{n}/{order.least}" for n in order.done)
        table.add_row(str(order.round), Text(name, style="bold"), say(lang, "paladins-points", n=order.points), done)
    for favour in view.favours:
        name = SEALED if favour.card is None else say(lang, f"paladins-favour-{favour.card}")
        text = "" if favour.card is None else say(lang, f"paladins-favour-{favour.card}.text")
        mark = Text(TAKEN, style=colour(view, favour.side)) if favour.side is not None else Text(FREE)
        table.add_row(str(favour.round), Text(name, style="bold"), mark, Text(text, style="dim"))
    table.add_row("", say(lang, "paladins-place-tax"), f"{view.tax}/{view.tax_supply}", "")
    return panel(table, say(lang, "paladins-score-orders"))


def regions(view: PaladinsView, lang: str) -> Panel:
    """A line for each region: its flags, the Outsider below it, its squares with rewards or pieces."""
    table = grid()
    for i, (faith, strength) in enumerate(zip(FAITH_FLAG, STRENGTH_FLAG, strict=True)):
        card = view.outsiders[i] if i < len(view.outsiders) else None
        name = "" if card is None else say(lang, f"paladins-outsider-{OUTSIDER_KIND[OUTSIDERS.index(card)]}")
        flags = f"{initial(lang, 'faith')}{faith} {initial(lang, 'strength')}{strength}"
        squares = Text("  ").join([square(s, view, lang) for s in view.squares if s.region == i + 1])
        table.add_row(Text(str(i + 1), style="bold"), flags, Text(name, style="bold"), squares)
    return panel(table, say(lang, "paladins-card-outsider.many"))


def initial(lang: str, attribute: str) -> str:
    """The first letter of an attribute."""
    return say(lang, f"paladins-attribute-{attribute}")[0]


def square(s: Square, view: PaladinsView, lang: str) -> Text:
    """A piece in the colour of its side, or what the square gives."""
    if s.piece is not None:
        return Text(PIECES[s.piece], style=colour(view, s.side))
    gains = [say(lang, f"paladins-gain-{GAINS[gain.kind]}", n=gain.n) for gain in SQUARE_GAINS[SQUARES.index(s.id)]]
    return Text("[" + ", ".join(gains) + "]", style="dim")


def townsfolk(view: PaladinsView, lang: str) -> Panel:
    """The row of Townsfolk with prices, in coins or with a Debt."""
    table = grid()
    for card, coins, debt in zip(view.townsfolk, TOWNSFOLK_PRICE, TOWNSFOLK_FOR_DEBT, strict=True):
        if card is not None:
            price = say(lang, "paladins-gain-coin", n=coins) + (
                f" / {say(lang, 'paladins-gain-gain-debt', n=1)}" if debt else ""
            )
            table.add_row(Text(townsman(card, lang), style="bold"), Text(card, style="dim"), price)
    return panel(table, say(lang, "paladins-card-townsfolk.many"))


def townsman(card: str, lang: str) -> str:
    """The name of a Townsfolk."""
    return say(lang, f"paladins-townsfolk-{TOWNSFOLK_KIND[TOWNSFOLK.index(card)]}")


def tavern(view: PaladinsView, lang: str) -> Panel:
    """The Tavern cards that are left."""
    table = grid()
    for card in view.tavern:
        if card is not None:
            table.add_row(Text(card, style="dim"), crew([WORKERS[c] for c in TAVERN_WORKERS[TAVERN.index(card)]], lang))
    return panel(table, say(lang, "paladins-card-tavern.many"))


def crew(workers: list[str], lang: str) -> str:
    """Workers by colour: `2 labourers, 1 scout`."""
    return ", ".join([say(lang, f"paladins-gain-{w}", n=workers.count(w)) for w in WORKERS if w in workers])


# ---------------------------------------------------------------- the sides
def colour(view: PaladinsView, side: int | None) -> str:
    """The colour of a side."""
    return "" if side is None else COLOURS[view.nobles[side].colour]


def label(noble: Noble, lang: str) -> str:
    """`2 Blue`, or the solo opponent."""
    if noble.seat is None:
        return say(lang, "paladins-solo")
    return f"{noble.seat + 1} {say(lang, f'paladins-seat-{noble.colour}')}"


def nobles(view: PaladinsView, lang: str) -> Table:
    """One line a side: what it has, its attributes with what the Paladin adds, its cards, its points."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    for key in HEADINGS:
        table.add_column(say(lang, f"paladins-{key}"))
    table.add_column("=", justify="right")
    for n in view.nobles:
        who = Text(label(n, lang), style=f"bold {COLOURS[n.colour]}")
        if n.side == view.acting:
            who.append(" *", style="bold")
        tracks = [f"{value}+{more}" if more else str(value) for value, more in zip(n.track, n.boost, strict=True)]
        debts = f"{n.unpaid}/{n.paid}"
        paladin = "" if n.paladin is None else say(lang, f"paladins-paladin-{n.paladin}")
        table.add_row(who, str(n.coins), str(n.provisions), *tracks, str(len(n.suspicions)), debts, paladin, str(n.points))
    return table


def board(n: Noble, lang: str) -> Panel:
    """A side's board: its unused workers, its action spaces slot by slot, its tableau."""
    table = grid()
    halves = (n.spaces[:6], n.spaces[6:])
    for left, right in zip(*halves, strict=True):
        row: list[RenderableType] = []
        for space in (left, right):
            slots = "".join(WORKSHOP if slot == "workshop" else FREE if slot is None else TAKEN for slot in space.slots)
            style = "dim" if space.used else "bold"
            row += [Text(say(lang, f"paladins-action-{space.action}"), style=style), slots]
        row.append("" if not right.done else f"×{right.done}")
        table.add_row(*row)
    lines: list[RenderableType] = [Text(crew(n.workers, lang) or FREE), table]
    if n.tableau:
        lines.append(Text(", ".join([townsman(card, lang) for card in n.tableau]), style="dim"))
    title = label(n, lang) + (f" ({say(lang, 'paladins-act-pass').lower()})" if n.passed else "")
    return Panel(Group(*lines), title=title, title_align="left", expand=False, border_style=COLOURS[n.colour])
