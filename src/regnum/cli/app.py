"""The commands of `regnum`. What is wrong with a command line ends in one line on stderr and exit code 2."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.exceptions import TyperException

from regnum.bots import BOTS
from regnum.cli import benching, learning, looking, playing, serving, simulating
from regnum.cli import chronicle as chronicles
from regnum.cli.arguments import BadArgument, known_games
from regnum.engine.errors import BadRecord, BadSetup
from regnum.engine.registry import GAMES
from regnum.law import LawError, UnknownClause

OPEN: Final[dict[str, Any]] = {"allow_extra_args": True, "ignore_unknown_options": True}

app = typer.Typer(
    help=f"Heavy board games with every clause enforced. Start with [bold]regnum play {GAMES[0]}[/] or [bold]regnum serve[/].",
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    no_args_is_help=False,
)

app.add_typer(learning.app, name="learn")

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"The game: {known_games()}.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `game.record()` or `s` in play writes it.")]
Language = Annotated[str, typer.Option(metavar="LANG", help="en, cs or pl.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object, for programs.")]


@app.command()
def serve(
    host: Annotated[str, typer.Option(metavar="HOST", envvar="REGNUM_HOST", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="PORT", envvar="REGNUM_PORT", help="1 to 65535.")] = 8000,
    db: Annotated[
        str, typer.Option(metavar="URL", envvar="REGNUM_DB", help="A file (SQLite), or the URL of a PostgreSQL.")
    ] = "regnum.db",
    channels: Annotated[
        str, typer.Option(metavar="URL", envvar="REGNUM_CHANNELS", help="A Redis, where several servers share one house.")
    ] = "",
    queue: Annotated[
        str, typer.Option(metavar="URL", envvar="REGNUM_QUEUE", help="A Redis through which `regnum bots` think for this one.")
    ] = "",
    proxies: Annotated[
        str,
        typer.Option(metavar="LIST", envvar="REGNUM_PROXIES", help="Addresses of proxies to be believed who is calling."),
    ] = "",
    origins: Annotated[
        str, typer.Option(metavar="LIST", envvar="REGNUM_ORIGINS", help="Other sites whose pages may open tables here.")
    ] = "",
    site: Annotated[
        str, typer.Option(metavar="URL", envvar="REGNUM_SITE", help="The public address of the house, for links in notices.")
    ] = "",
    smtp: Annotated[
        str,
        typer.Option(
            metavar="URL", envvar="REGNUM_SMTP", help="For mail: smtp://user:password@host:587?from=table@club.example"
        ),
    ] = "",
    reach: Annotated[
        str, typer.Option(metavar="LIST", envvar="REGNUM_REACH", help="host:port that hooks may go to, private or not https.")
    ] = "",
    log: Annotated[
        str, typer.Option(metavar="FORM", envvar="REGNUM_LOG", help="The access log: off, plain or json; it holds no keys.")
    ] = "off",
    metrics: Annotated[
        bool, typer.Option("--metrics", envvar="REGNUM_METRICS", help="Figures for Prometheus at /metrics.")
    ] = False,
    connections: Annotated[
        int, typer.Option(metavar="N", envvar="REGNUM_CONNECTIONS", help="Open connections, all together.")
    ] = 2000,
    sockets: Annotated[int, typer.Option(metavar="N", envvar="REGNUM_SOCKETS", help="Open tables of one address.")] = 200,
    posts: Annotated[int, typer.Option(metavar="N", envvar="REGNUM_POSTS", help="Changes of one address a minute.")] = 60,
    gets: Annotated[int, typer.Option(metavar="N", envvar="REGNUM_GETS", help="Other calls of one address a minute.")] = 1200,
    expire: Annotated[
        int, typer.Option(metavar="DAYS", envvar="REGNUM_EXPIRE", help="When tables that all have left go; 0 is never.")
    ] = 0,
) -> None:
    """Serve the table in the browser.

    Examples:

        regnum serve

        regnum serve --port 9000 --db postgresql+asyncpg://regnum@localhost/regnum

        REGNUM_PROXIES=127.0.0.1 REGNUM_LOG=json regnum serve
    """
    serving.serve(dict(locals()))


@app.command()
def relink(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The name of the table, as its address has it.")],
    seat: Annotated[
        int | None, typer.Option(metavar="S", help="For seat S (1, 2, ...), not for the host of the table.")
    ] = None,
    db: Annotated[
        str, typer.Option(metavar="URL", envvar="REGNUM_DB", help="A file (SQLite), or the URL of a PostgreSQL.")
    ] = "regnum.db",
) -> None:
    """Make a new link to a table in place of one that was lost; the old one then opens it no longer.

    Examples:

        regnum relink amber-heron-1234

        regnum relink amber-heron-1234 --seat 2 --db /var/lib/regnum/regnum.db
    """
    serving.relink(table, seat, db)


@app.command()
def bots(
    queue: Annotated[str, typer.Option(metavar="URL", envvar="REGNUM_QUEUE", help="The Redis that the servers name too.")] = "",
    processes: Annotated[
        int | None, typer.Option(metavar="N", envvar="REGNUM_PROCESSES", help="How many think at a time; one a core.")
    ] = None,
) -> None:
    """Think for the bots of servers with the same `--queue`, on this machine, until stopped.

    Examples:

        regnum bots --queue redis://10.0.0.5:6379

        REGNUM_QUEUE=redis://10.0.0.5:6379 regnum bots --processes 2
    """
    serving.bots(queue, processes)


@app.command(context_settings=OPEN)
def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help=f"The game: {known_games()}.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(metavar="PLAYERS", help=f"human, {', '.join(BOTS)} for each seat; `human:orcs` says what it plays."),
    ] = None,
    lang: Language = "en",
    seed: Annotated[int | None, typer.Option(metavar="N", help="Makes luck repeatable.")] = None,
    seconds: Annotated[float, typer.Option(metavar="S", help="How long a searching bot may think.")] = 0.5,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game; `s` saves to it.")] = None,
) -> None:
    """Play in the terminal, against bots or with friends on one keyboard.

    Options of the game are flags: see `regnum games`. In play type the number of a choice, or u (undo), w (why not),
    l (the Law), s (save), q (quit).

    Examples:

        regnum play tek

        regnum play tek --seats human:orcs,ismcts,greedy --lang cs --tokens yes

        regnum play root --seats human:vagabond:thief,ismcts:marquise,greedy:eyrie --map lake

        regnum play --record evening.regnum
    """
    playing.play(game, seats, lang, seed, seconds, record, ctx.args)


@app.command(context_settings=OPEN)
def sim(
    ctx: typer.Context,
    game: GameName,
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(metavar="S", help="Game number n has the seed S + n.")] = 0,
    bots: Annotated[str, typer.Option(metavar="BOTS", help="One bot for all seats, or one for each.")] = "random",
    seats: Annotated[str | None, typer.Option(metavar="SEATS", help="A number, or what each seat plays.")] = None,
    iterations: Annotated[int, typer.Option(metavar="N", help="How often a searching bot thinks before it answers.")] = 100,
    json: Json = False,
) -> None:
    """Play whole games between bots: speed, lengths, winners, and a digest that every build must share.

    Options of the game are flags: see `regnum games`.

    Examples:

        regnum sim tek --games 1000 --seed 7

        regnum sim tek --games 20 --bots ismcts,greedy,random --seats 3 --iterations 200

        regnum sim root --seats marquise,eyrie,alliance,vagabond:thief --deck exiles --json
    """
    simulating.sim(game, games, seed, bots, seats, iterations, json, ctx.args)


@app.command()
def replay(
    file: RecordFile,
    to: Annotated[int | None, typer.Option(metavar="N", help="Stop after N decisions (0: before the first).")] = None,
    seat: Annotated[int | None, typer.Option(metavar="S", help="Look from seat S (1, 2, ...), not as a spectator.")] = None,
    lang: Language = "en",
    json: Json = False,
) -> None:
    """Look at a record: what happened, and the table as it then stood.

    Examples:

        regnum replay evening.regnum

        regnum replay evening.regnum --to 40 --seat 2 --lang pl
    """
    looking.replay(file, to, seat, lang, json)


@app.command()
def verify(file: RecordFile, json: Json = False) -> None:
    """Check a record: every answer was open, and chance said what its seed or key makes it say.

    Exit code 0: it holds; 1: it does not; 2: it cannot be read.

    Examples:

        regnum verify evening.regnum
    """
    raise typer.Exit(looking.verify(file, json))


@app.command()
def law(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help=f"The game: {known_games()}.")] = None,
    clause: Annotated[
        str | None, typer.Argument(metavar="[CLAUSE]", help="A clause; the game in front may be left out.")
    ] = None,
    find: Annotated[str | None, typer.Option(metavar="WORDS", help="Only clauses with these words.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Which clauses the tests prove.")] = False,
    lang: Language = "en",
    json: Json = False,
) -> None:
    """Read the Law of a game in our words, or see which tests prove it.

    Examples:

        regnum law tek

        regnum law tek patrol.1 --lang cs

        regnum law tek --find "war dial"

        regnum law --coverage --json
    """
    raise typer.Exit(looking.law(game, clause, find, coverage, lang, json))


@app.command()
def chronicle(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A line of text, a record or a campaign file; - reads what is piped in.")
    ],
    to: Annotated[
        str, typer.Option(metavar="FORM", help="text, tts (the line that Tabletop Simulator reads) or json.")
    ] = "text",
    lang: Language = "en",
) -> None:
    """Show what a campaign hands from game to game, or write it in another form.

    Text tells what all who play may know; tts and json hold the hidden cards too.

    Examples:

        regnum chronicle saved.txt

        regnum chronicle evening.regnum --lang cs

        regnum chronicle campaign.json --to tts
    """
    chronicles.chronicle(file, to, lang)


@app.command()
def bench(json: Json = False) -> None:
    """Measure this build on this machine against its targets, as ratios.

    Exit code 1 when a target is missed.

    Examples:

        regnum bench

        regnum bench --json
    """
    raise typer.Exit(benching.bench(json))


@app.command()
def games(lang: Language = "en", json: Json = False) -> None:
    """List the games: seats, what a seat can play, and options with their values.

    Examples:

        regnum games

        regnum games --json
    """
    looking.games(lang, json)


def main(argv: list[str] | None = None) -> None:
    """Runs the command and leaves with its exit code."""
    try:
        code = app((sys.argv[1:] if argv is None else argv) or ["--help"], prog_name="regnum", standalone_mode=False)
    except (TyperException, BadArgument, BadRecord, BadSetup, UnknownClause, LawError) as error:
        line = error.format_message() if isinstance(error, TyperException) else str(error)
        print("regnum: " + " ".join(line.split()), file=sys.stderr)
        sys.exit(2)
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
    except BrokenPipeError:  # the reader of our output went away, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
    sys.exit(code if isinstance(code, int) else 0)
