"""`regnum learn`: games to learn from, a fit, matches and ladders. What they need is loaded when they are called."""

from __future__ import annotations

import json as json_text
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from regnum.bots import BOTS
from regnum.cli.arguments import BadArgument, known_games, read_options, read_seats, split
from regnum.engine.registry import rulebook

OPEN: Final[dict[str, Any]] = {"allow_extra_args": True, "ignore_unknown_options": True}
SUFFIX: Final = ".traces"
FILE: Final = 1000
"""Games in one file."""

app = typer.Typer(
    help="Train agents: games to learn from, a fitted evaluation, matches, ladders.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)

Game = Annotated[str, typer.Argument(metavar="GAME", help=f"The game: {known_games()}.")]
Seats = Annotated[str | None, typer.Option(metavar="SEATS", help="A number, or what each seat plays.")]
Games = Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")]
Quick = Annotated[bool, typer.Option("--quick", help="Bots that look one step ahead do so in 2 worlds, not 6.")]
WeightsFile = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Weights for the taught bots, not those that are shipped.")
]
Iterations = Annotated[int, typer.Option(metavar="N", min=1, help="How often a searching bot thinks.")]


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Says in one line which extra is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise BadArgument(f"this needs {error.name}: pip install regnum[{extra}]") from None


@app.command(context_settings=OPEN)
def collect(
    ctx: typer.Context,
    game: Game,
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the traces go.")],
    seats: Seats = None,
    bots: Annotated[str, typer.Option(metavar="BOTS", help="One bot for all seats, or one for each.")] = "greedy",
    first: Annotated[int, typer.Option(metavar="N", help="The first seed.")] = 0,
    games: Games = 100,
    whim: Annotated[int, typer.Option(metavar="N", help="One decision in N is taken at random; 0: none.")] = 8,
    iterations: Iterations = 100,
    quick: Quick = False,
    weights: WeightsFile = None,
    workers: Annotated[int, typer.Option(metavar="N", min=1, help="Processes of this machine.")] = 1,
    where: Annotated[str, typer.Option(metavar="WHERE", help="local, or ray: on the cluster that Ray finds.")] = "local",
) -> None:
    """Play games of bots and keep them as traces, in files named by their seeds. Files that are there are not played again.

    Options of the game are flags: see `regnum games`.

    Examples:

        regnum learn collect tek --seats 3 --games 4000 --quick --out games
    """
    with needs("ray" if where == "ray" else "learn"):
        from regnum.learn.data import write
        from regnum.learn.play import traces

        options = read_options(rulebook(game), ctx.args)
        out.mkdir(parents=True, exist_ok=True)
        for at in range(first, first + games, FILE):
            n = min(FILE, first + games - at)
            path = out / f"{at}-{at + n - 1}{SUFFIX}"
            if not path.exists():
                played = traces(
                    game, read_seats(seats), split(bots, "--bots"), at, n,
                    options=options, whim=whim, iterations=iterations, workers=workers, where=where,
                    quick=quick, weights=read_tables(weights),
                )  # fmt: skip
                write(path, played)
            print(path)


@app.command()
def fit(
    folders: Annotated[list[Path], typer.Argument(metavar="FOLDER...", help="Traces of one table, as `collect` writes them.")],
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where the weights go (.toml); for other seats its own stay.")],
    plays: Annotated[str, typer.Option(metavar="ROLES", help="The roles that shall use them; none named: all.")] = "",
    anchor: Annotated[float, typer.Option(metavar="A", min=0, max=1, help="The part that the game's judgement has.")] = 0.5,
    every: Annotated[int, typer.Option(metavar="N", min=1, help="One position in N is learned from.")] = 3,
    rounds: Annotated[int, typer.Option(metavar="N", min=1, help="How often all positions are gone through.")] = 40,
) -> None:
    """Fit an evaluation to games: weights for the numbers by which a game says how its seats stand, from who won.

    Examples:

        regnum learn fit games --out tek.toml
    """
    with needs("learn"):
        from regnum.learn.data import read
        from regnum.learn.fit import fit as fitted
        from regnum.learn.fit import samples, table_of, write

        files = [path for folder in folders for path in sorted(folder.glob(f"*{SUFFIX}"))]
        data = samples((trace for path in files for trace in read(path)), every)
        book = rulebook(data.game)
        found = fitted(data, anchor, rounds)
        command = f"regnum learn fit {' '.join(map(str, folders))} --anchor {anchor:g} --every {every} --rounds {rounds}"
        roles = split(plays, "--plays") if plays else []
        write(out, book, [*for_others(out, len(data.seats)), table_of(data, found, book, roles, command)])
        losses = {"loss": found.loss, "blend": found.blend_loss, "judgement alone": found.judged_loss}
        print(json_text.dumps({"positions": len(data.seeds), **{name: round(x, 4) for name, x in losses.items()}}))


@app.command()
def tune(
    game: Game,
    seats: Annotated[str, typer.Option(metavar="SEATS", help="What each seat plays.")],
    role: Annotated[str, typer.Option(metavar="ROLE", help="The role whose weights are tuned; it plays by them afterwards.")],
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where the weights go (.toml), after every round; others stay.")],
    rounds: Annotated[int, typer.Option(metavar="N", min=1, help="How often the weights are moved.")] = 40,
    pairs: Annotated[int, typer.Option(metavar="N", min=1, help="How many pairs of weights are tried in a round.")] = 200,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games each of them plays.")] = 1,
    step: Annotated[float, typer.Option(metavar="S", min=0.001, help="How far from the weights they lie.")] = 0.04,
    rate: Annotated[float, typer.Option(metavar="R", min=0.001, help="How fast the weights follow.")] = 0.02,
    one: Annotated[str, typer.Option(metavar="BOT", help="Who plays by them: learned, or champion:100.")] = "learned",
    foe: Annotated[str, typer.Option(metavar="BOT", help="The bot of all other seats.")] = "greedy",
    first: Annotated[int, typer.Option(metavar="N", help="The first seed.")] = 5_000_000,
    judged: Annotated[bool, typer.Option("--judged", help="Begin with the game's own judgement, not with the file.")] = False,
    workers: Annotated[int, typer.Option(metavar="N", min=1, help="Processes of this machine.")] = 1,
) -> None:
    """Tune the weights of a role by games won: others near them play quick games, and the weights go where more is won.

    It begins with the weights that the file has for this number of seats, or else with the game's own judgement.

    Examples:

        regnum learn tune root --seats marquise,eyrie,alliance,vagabond --role eyrie --out root.toml
    """
    with needs("learn"):
        from regnum.learn.fit import write
        from regnum.learn.tune import Plan
        from regnum.learn.tune import tune as tuned

        roles = read_seats(seats)
        if not isinstance(roles, list):
            raise BadArgument("--seats: say what each seat plays, such as marquise,eyrie")
        book = rulebook(game)
        mine = [table for table in (read_tables(out) or {"table": []})["table"] if table["seats"] == len(roles)]
        plan = Plan(game, roles, role, one, foe, pairs, games, step, rate, first)
        words = ["regnum learn tune", game, "--seats", seats, "--role", role, "--rounds", str(rounds), "--pairs", str(pairs)]
        words += ["--games", str(games), "--step", f"{step:g}", "--rate", f"{rate:g}", "--first", str(first)]
        words += ["--one", one, "--foe", foe]
        command = " ".join([*words, *(["--judged"] if judged else [])])
        said = [mine[0]["command"]] if mine and "command" in mine[0] else []
        for found in tuned(plan, mine[0] if mine else None, rounds, judged, workers):
            table = {**found.table, "command": "; ".join([*said, command])}
            write(out, book, [*for_others(out, len(roles)), table])
            print(json_text.dumps({"round": found.number, "mean": round(found.mean, 4)}))


def for_others(path: Path, seats: int) -> list[dict[str, Any]]:
    """The tables of a file that are for other numbers of seats, to be kept. Raises BadArgument for something else."""
    return [table for table in (read_tables(path) or {"table": []})["table"] if table["seats"] != seats]


def read_tables(path: Path | None) -> dict[str, Any] | None:
    """A file of weights or ladders, a table for each number of seats; None without one. Raises BadArgument for others."""
    if path is None or not path.exists():
        return None
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadArgument(f"{path} is no file of tables: {error}") from None


@app.command(context_settings=OPEN)
def match(
    ctx: typer.Context,
    game: Game,
    one: Annotated[str, typer.Option(metavar="BOT", help="The bot of one seat; champion:300 thinks 300 times.")] = "learned",
    foe: Annotated[str, typer.Option(metavar="BOT", help="The bot of all other seats.")] = "greedy",
    seats: Seats = None,
    role: Annotated[str, typer.Option(metavar="ROLE", help="What the one plays in every game; else it takes every seat.")] = "",
    first: Annotated[int, typer.Option(metavar="N", help="The first seed; not one that was learned from.")] = 1_000_000,
    games: Games = 100,
    iterations: Iterations = 100,
    quick: Quick = False,
    weights: WeightsFile = None,
) -> None:
    """Play one against copies of another, in every seat as often, and print the share of wins with its 95% interval.

    Options of the game are flags: see `regnum games`.

    Examples:

        regnum learn match tek --weights tek.toml --seats 3 --games 400
    """
    with needs("learn"):
        import msgspec

        from regnum.bots.judge import teach
        from regnum.learn.match import match as played

        book = rulebook(game)
        options = read_options(book, ctx.args)
        if weights is not None:
            teach(book, read_tables(weights))
        result = played(
            game, one, foe, read_seats(seats),
            options=options, first=first, games=games, iterations=iterations, quick=quick, role=role,
        )  # fmt: skip
        print(json_text.dumps(msgspec.to_builtins(result)))


@app.command(context_settings=OPEN)
def ladder(
    ctx: typer.Context,
    game: Game,
    bots: Annotated[str, typer.Option(metavar="BOTS", help="The bots that are rated.")] = ",".join(BOTS),
    seats: Seats = None,
    first: Annotated[int, typer.Option(metavar="N", help="The number of the first game.")] = 0,
    games: Games = 100,
    iterations: Iterations = 100,
    quick: Quick = False,
    lines: Annotated[Path | None, typer.Option(metavar="FILE", help="A file of games: read, and appended to.")] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the ladder goes (.toml); for other seats its own stay.")
    ] = None,
) -> None:
    """Play games between all bots, drawn from their numbers, and print ratings with 95% intervals.

    Options of the game are flags: see `regnum games`.

    Examples:

        regnum learn ladder tek --seats 3 --games 300 --lines tek.jsonl
    """
    with needs("ladder"):
        import msgspec

        from regnum.learn.ladder import Line, play_lines, rate, table_of, write

        options = read_options(rulebook(game), ctx.args)
        known = lines.read_text(encoding="utf-8").splitlines() if lines is not None and lines.exists() else []
        found = [msgspec.json.decode(line, type=Line) for line in known]
        names = split(bots, "--bots")
        for line in play_lines(
            game, names, read_seats(seats),
            options=options, first=first, games=games, iterations=iterations, quick=quick,
        ):  # fmt: skip
            found.append(line)
            if lines is not None:
                with lines.open("a", encoding="utf-8") as file:
                    file.write(msgspec.json.encode(line).decode() + "\n")
        ratings = rate(found)
        for rating in ratings:
            print(json_text.dumps(msgspec.to_builtins(rating)))
        if out is not None:
            n = len(found[0].bots)
            words = ["regnum learn ladder", game, "--seats", seats or str(n), "--bots", bots, "--games", str(len(found))]
            words += ["--first", str(min(line.n for line in found)), "--iterations", str(iterations)]
            command = " ".join([*words, *(["--quick"] if quick else []), *ctx.args])
            write(out, game, [*for_others(out, n), table_of(found, ratings, command)])
