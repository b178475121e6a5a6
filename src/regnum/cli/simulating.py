"""`regnum sim`."""

from __future__ import annotations

import json as json_text

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from regnum.bots.sim import Simulation, simulate
from regnum.cli.arguments import BadArgument, read_options, read_seats, split
from regnum.engine.registry import rulebook
from regnum.messages import render
from regnum.words import DEFAULT_LANG


def sim(game: str, games: int, seed: int, bots: str, seats: str | None, iterations: int, json: bool, extra: list[str]) -> None:
    """Plays the games with a progress bar on stderr and prints what came of them."""
    book = rulebook(game)
    options = read_options(book, extra)
    if games < 1:
        raise BadArgument(f"--games must be at least 1, not {games}")
    stderr = Console(stderr=True)
    columns = (TextColumn(game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=stderr, transient=True, disable=not stderr.is_terminal) as bar:
        task = bar.add_task(game, total=games)
        result = simulate(
            game, games, seed, split(bots, "--bots"), read_seats(seats), options, iterations,
            lambda n: bar.update(task, completed=n),
        )  # fmt: skip
    notice = book.notice(result.seats, result.options)
    if notice is not None:
        stderr.print(Text(render(DEFAULT_LANG, notice)), style="yellow", soft_wrap=True)
    if json:
        print(json_text.dumps(result.plain()))
    else:
        Console().print(summary(result))


def summary(result: Simulation) -> Table:
    """The simulation as a table."""
    table = Table(title=f"{result.game}: {result.games} games", show_header=False, title_justify="left")
    rows = {
        "bots": ", ".join(result.bots),
        "seats": ", ".join(result.seats),
        "options": ", ".join(f"{name} {value}" for name, value in result.options.items()),
        "decisions": f"{result.decisions:,} ({result.mean_decisions:,.1f} a game)",
        "decisions/s": f"{result.decisions_per_s:,.0f}",
        "games/s": f"{result.games_per_s:,.1f}",
        "won by seat": shares(result.winners.seats, result.games),
        "won by role": shares(result.winners.roles, result.games),
        "won by bot": shares(result.winners.bots, result.games),
        "digest": result.digest,
        "build": result.build,
    }
    if result.capped:
        rows["given up"] = f"{result.capped} without an end"
    for name, value in rows.items():
        table.add_row(name, value)
    return table


def shares(won: dict[str, float], games: int) -> str:
    """Who won how much, the most first."""
    ordered = sorted(won.items(), key=lambda item: -item[1])
    return ", ".join(f"{name} {n:g} ({100 * n / games:.0f}%)" for name, n in ordered)
