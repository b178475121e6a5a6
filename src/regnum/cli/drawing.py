"""A game on the screen: the board, drawn by `terminal` of the game where there is one, and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty
from rich.table import Table

from regnum.engine.kinds import Message
from regnum.game import Game
from regnum.messages import render, won_by
from regnum.words import say, words


def draw(game: Game, viewer: int | None, lang: str) -> RenderableType:
    """The table as `viewer` sees it."""
    view = game.view(viewer)
    board = f"regnum.games.{game.book.name}.terminal"
    if find_spec(board) is None:
        return Pretty(msgspec.to_builtins(view))
    drawn: RenderableType = import_module(board).draw(view, lang)
    return drawn


def result_table(game: Game, lang: str, names: Sequence[str]) -> Table:
    """The score sheet, and who won."""
    result = game.result
    who = [seat_name(lang, names, s) for s in range(len(game.header.seats))]
    title = won_by(lang, [who[s] for s in result.winners])
    table = Table(title=title, title_style="bold green", title_justify="left")
    table.add_column("")
    for name in who:
        table.add_column(name, justify="right")
    for row in result.sheet:
        table.add_row(score_name(game, lang, row.key), *[str(p) for p in row.points])
    table.add_section()
    table.add_row("=", *[str(p) for p in result.scores], style="bold")
    return table


def score_name(game: Game, lang: str, key: str) -> str:
    """The name of a row of the score sheet: `key` is a message, or the end of one."""
    full = f"{game.book.name}-score-{key}"
    return render(lang, Message(full if words(False).has(lang, full) else key))


def seat_name(lang: str, names: Sequence[str], seat: int) -> str:
    """The player on a seat."""
    return names[seat] if seat < len(names) and names[seat] else say(lang, "regnum-seat", seat=seat + 1)
