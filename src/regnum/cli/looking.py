"""`regnum replay`, `verify`, `law` and `games`: everything that only looks."""

from __future__ import annotations

import json as json_text
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from regnum import law as the_law
from regnum.cli.arguments import BadArgument, read_game, read_lang, read_seat, read_text
from regnum.cli.drawing import draw, result_table
from regnum.cli.verifying import Check, check_record
from regnum.engine.kinds import Message
from regnum.engine.registry import GAMES, rulebook
from regnum.game import Game
from regnum.messages import render
from regnum.proofs import coverage as proven
from regnum.words import say


def replay(file: Path, to: int | None, seat: int | None, lang: str, json: bool) -> None:
    """Prints the log up to decision `to` and the table there. A damaged record is shown as far as it is good.

    Raises BadArgument for a place or seat that the record does not have, and its problem where it has one."""
    read_lang(lang)
    whole = read_game(file)
    viewer = read_seat(whole, seat)
    if to is not None and not 0 <= to <= whole.decisions:
        raise BadArgument(f"--to must be from 0 to {whole.decisions}, not {to}")
    game = whole if to is None else whole.at(to)
    if json:
        print(json_text.dumps(position(game, viewer, lang)))
    else:
        show(game, viewer, lang)
    if whole.problem is not None:
        raise whole.problem


def position(game: Game, viewer: int | None, lang: str) -> dict[str, Any]:
    """A position as plain data."""
    asks = [{"seat": a.seat + 1, "kind": a.kind, "options": a.texts} for a in game.asks]
    result = game.result
    return {
        "game": game.book.name,
        "decisions": game.decisions,
        "over": game.over,
        "asks": asks if viewer is None else [a for a in asks if a["seat"] == viewer + 1],
        "winners": [s + 1 for s in result.winners] if game.over else [],
        "scores": result.scores,
        "log": [render(lang, line, game.header.players, viewer) for _, line in game.log(viewer)],
        "view": msgspec.to_builtins(game.view(viewer)),
    }


def show(game: Game, viewer: int | None, lang: str) -> None:
    """The log and the table."""
    console = Console()
    names = game.header.players
    for _, line in game.log(viewer):
        console.print(Text("  " + render(lang, line, names, viewer)))
    console.print(draw(game, viewer, lang))
    console.print(say(lang, "regnum-decisions", n=game.decisions), style="dim")
    if game.over:
        console.print(result_table(game, lang, names))
    for ask in game.asks:
        waiting = Message("regnum-turn-waiting", {"who": Message("regnum-seat", {"seat": ask.seat + 1})})
        said = ask.prompt() if ask.seat == viewer else waiting
        console.print(Text(render(lang, said, names, viewer)), style="bold")


def verify(file: Path, json: bool) -> int:
    """Prints what was checked and whether it holds. Returns 0 when all of it does, else 1."""
    checks = check_record(read_text(file))
    holds = all(c.holds is not False for c in checks)
    if json:
        rows = [{"what": c.what, "holds": c.holds, "says": c.says} for c in checks]
        print(json_text.dumps({"holds": holds, "checks": rows}))
        return 0 if holds else 1
    console = Console(highlight=False)
    for check in checks:
        console.print(Text.assemble(mark(check), f" {check.what}: {check.says}"), soft_wrap=True)
    console.print("The record holds." if holds else "The record does not hold.")
    return 0 if holds else 1


def mark(check: Check) -> tuple[str, str]:
    """A sign and its colour."""
    return {True: ("ok     ", "green"), False: ("FAILED ", "bold red"), None: ("--     ", "yellow")}[check.holds]


def law(game: str | None, clause: str | None, find: str | None, coverage: bool, lang: str, json: bool) -> int:
    """Prints clauses, or the coverage. Returns 1 when a finished game has a clause that no test proves, else 0."""
    read_lang(lang)
    if coverage:
        return show_coverage(game, json)
    if game is None:
        raise BadArgument(f"name a game: {', '.join(the_law.games())}")
    if clause is not None:
        found = [the_law.clause(game, clause)]
    else:
        found = the_law.clauses(game) if find is None else the_law.search(game, find, lang)
    if not found:
        raise BadArgument(f"no clause of {game} has the words {find!r}")
    if json:
        rows = [clause_data(c, lang) for c in found]
        print(json_text.dumps(rows[0] if clause is not None else rows, ensure_ascii=False))
        return 0
    console = Console(highlight=False)
    for c in found:
        console.print(Text.assemble((c.id, "bold cyan"), "  ", (c.title[lang], "bold")))
        console.print(Text(c.rule[lang]))
        for ruling in c.rulings:
            console.print(Text.assemble((f"{ruling.id}  ", "yellow"), ruling.text[lang]))
        console.print()
    return 0


def clause_data(c: the_law.Clause, lang: str) -> dict[str, Any]:
    """A clause as plain data."""
    return {
        "id": c.id,
        "title": c.title[lang],
        "rule": c.rule[lang],
        "testable": c.testable,
        "rulings": {r.id: r.text[lang] for r in c.rulings},
    }


def show_coverage(game: str | None, json: bool) -> int:
    """Prints what is proven, game by game; `game` limits it to one."""
    try:
        every = proven()
    except FileNotFoundError as error:
        raise BadArgument(str(error)) from None
    if game is not None and game not in every:
        raise the_law.UnknownClause(game)
    chosen = {name: c for name, c in every.items() if game in (None, name)}
    broken = [name for name, c in chosen.items() if c.finished and (c.unproven or c.hollow or c.excused or c.unknown)]
    if json:
        print(
            json_text.dumps(
                {n: {"testable": c.testable, "proven": c.proven, "unproven": c.unproven} for n, c in chosen.items()}
            )
        )
        return 1 if broken else 0
    console = Console(highlight=False)
    for name, c in chosen.items():
        state = "finished" if c.finished else "in the making"
        console.print(Text(f"{name}: {c.proven} of {c.testable} testable clauses proven ({state})"), style="bold")
        for id, tests in c.tests.items():
            console.print(Text(f"  {id}: {', '.join(tests) or 'NO TEST'}"), soft_wrap=True)
        for what, found in (("asserts nothing", c.hollow), ("is excused", c.excused)):
            for test in found:
                console.print(Text(f"  {test} {what}"), style="red", soft_wrap=True)
        for test, claim in c.unknown:
            console.print(Text(f"  {test} claims {claim}, which there is not"), style="red", soft_wrap=True)
    return 1 if broken else 0


def games(lang: str, json: bool) -> None:
    """Prints the games."""
    read_lang(lang)
    books = [rulebook(name) for name in GAMES]
    if json:
        rows = {
            b.name: {
                "rules": b.rules_version,
                "seats": [b.fewest, b.most],
                "minutes": b.minutes,
                "roles": b.seatings(),
                "options": {o.name: list(o.values) for o in b.options.values()},
                "actions": b.actions,
            }
            for b in books
        }
        print(json_text.dumps(rows))
        return
    console = Console(highlight=False)
    for b in books:
        table = Table(title=f"{b.name}: {say(lang, f'{b.name}-title')}", show_header=False, title_justify="left")
        table.add_row("seats", f"{b.fewest} to {b.most}")
        table.add_row("a seat plays", ", ".join(b.seatings()))
        for o in b.options.values():
            table.add_row(
                f"--{o.name}", f"[bold]{o.default}[/], {', '.join(o.values[1:])}".rstrip(", ") if o.values else "a text"
            )
        console.print(table)
