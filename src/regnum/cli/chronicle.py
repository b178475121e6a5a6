"""`regnum chronicle`: what a campaign hands from game to game, from a line of text, a record or a campaign file.

A game that has such a thing offers it in its module `chronicle_text`: `rewrite`, `plain` and `tell`."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from regnum.cli.arguments import BadArgument, read_lang, read_text
from regnum.engine import registry
from regnum.engine.errors import BadSetup
from regnum.messages import render
from regnum.record import BOM, parse

FORMS: Final = ("text", "tts", "json")
OPTION: Final = "chronicle"
"""The option of a game that holds the line it starts from."""
STDIN: Final = Path("-")
NOTHING: Final = "–"


class Entry(msgspec.Struct):
    """A game of a campaign file."""

    record: str


class Campaign(msgspec.Struct):
    """A campaign file, the oldest game first; what else it says is not looked at."""

    regnum: Literal["campaign"]
    game: str
    games: list[Entry]


def chronicle(file: Path, to: str, lang: str) -> None:
    """Prints a chronicle in one of FORMS. Raises BadArgument, BadRecord or BadSetup for what cannot be read."""
    read_lang(lang)
    if to not in FORMS:
        raise BadArgument(f"--to can be {', '.join(FORMS)}, not {to!r}")
    book, line = find(read_stdin() if file == STDIN else read_text(file))
    if to == "tts":
        print(book.rewrite(line))
    elif to == "json":
        print(json.dumps(book.plain(line), ensure_ascii=False))
    else:
        show(book.tell(line), lang)


def read_stdin() -> str:
    """What is typed or piped in. Raises BadArgument where that is nothing, or no text."""
    try:
        text = sys.stdin.read()
    except UnicodeDecodeError:
        raise BadArgument("what was piped in is not text") from None
    if not text.strip():
        raise BadArgument("nothing was piped in")
    return text


def find(text: str) -> tuple[Any, str]:
    """The module of the game, and the line of its chronicle; "" where the first game starts without one."""
    text = text.removeprefix(BOM).strip()
    if text.startswith("{"):
        return of_campaign(text)
    if text.startswith("regnum "):
        return of_record(text)
    return of_line(text), text


def of_campaign(text: str) -> tuple[Any, str]:
    """The last game of a campaign file. Raises BadArgument."""
    try:
        campaign = msgspec.json.decode(text, type=Campaign)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadArgument(f"not a campaign file: {error}") from None
    if not campaign.games:
        raise BadArgument("the campaign has no games yet")
    return of_record(campaign.games[-1].record, campaign.game)


def of_record(text: str, game: str = "") -> tuple[Any, str]:
    """The line in the header of a record. Raises BadRecord, or BadArgument where its game has none or is not `game`."""
    record = parse(text)
    if game not in ("", record.game):
        raise BadArgument(f"the campaign is one of {game}, but its last record is one of {record.game}")
    return module_of(record.game), record.options.get(OPTION, "")


def of_line(line: str) -> Any:
    """The game that can read a line. Raises BadSetup, the refusal of the last one asked, or BadArgument where there is none."""
    refused: ValueError = BadArgument("none of the games has a chronicle")
    for game in with_chronicles():
        module = module_of(game)
        try:
            module.rewrite(line)
        except BadSetup as error:
            refused = error
        else:
            return module
    raise refused


def module_of(game: str) -> Any:
    """What a game offers about its chronicles. Raises BadArgument for a game that is not there or has none."""
    if game not in registry.GAMES:
        raise BadArgument(f"no game {game!r}; there are {', '.join(registry.GAMES)}")
    if game not in with_chronicles():
        raise BadArgument(f"{game} has no chronicle: its games do not hang together")
    return import_module(f"regnum.games.{game}.chronicle_text")


def with_chronicles() -> list[str]:
    """The games that have chronicles."""
    return [game for game in registry.GAMES if find_spec(f"regnum.games.{game}.chronicle_text") is not None]


def show(parts: list[Any], lang: str) -> None:
    """A table with the headings and rows of a chronicle."""
    console = Console(highlight=False)
    for heading, rows in parts:
        console.print(Text(render(lang, heading), style="bold"))
        table = Table.grid(padding=(0, 2))
        for what, things in rows:
            said = ", ".join(render(lang, thing) for thing in things)
            table.add_row(Text(render(lang, what)), Text(said or NOTHING))
        console.print(Padding(table, (0, 0, 0, 2)))
