"""`regnum learn`: games to learn from, a fit, matches and ladders. What they need is loaded when they are called."""

from __future__ import annotations

import json as json_text
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final

import typer

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
Iterations = Annotated[int, typer.Option(metavar="N", min=1, help="How often ismcts thinks before it answers.")]


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
    workers: Annotated[int, typer.Option(metavar="N", min=1, help="Processes of this machine.")] = 1,
    where: Annotated[str, typer.Option(metavar="WHERE", help="local, or ray: on the cluster that Ray finds.")] = "local",
) -> None:
    """Play games of bots and keep them as traces, in files named by their seeds. Files that are there are not played again.

    Options of the game are flags: see `regnum games`.

    Examples:

        regnum learn collect tek --seats 3 --games 4000 --out games
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
                )  # fmt: skip
                write(path, played)
            print(path)


@app.command()
def fit(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Traces of one table, as `collect` writes them.")],
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where the weights go (.npz).")],
    every: Annotated[int, typer.Option(metavar="N", min=1, help="One position in N is learned from.")] = 5,
    rounds: Annotated[int, typer.Option(metavar="N", min=1, help="How often all positions are gone through.")] = 20,
) -> None:
    """Fit an evaluation to games: the game's own judgement, corrected by who won.

    Examples:

        regnum learn fit games --out tek.npz
    """
    with needs("learn"):
        from regnum.learn.data import read
        from regnum.learn.fit import fit as fitted
        from regnum.learn.fit import samples

        files = sorted(folder.glob(f"*{SUFFIX}"))
        data = samples((trace for path in files for trace in read(path)), every)
        weights = fitted(data, rounds)
        weights.save(out)
        found = {"positions": len(data.seeds), "loss": weights.loss, "judgement alone": weights.judged_loss}
        print(json_text.dumps({name: round(value, 4) for name, value in found.items()}))


@app.command(context_settings=OPEN)
def match(
    ctx: typer.Context,
    game: Game,
    one: Annotated[str, typer.Option(metavar="BOT", help="A bot, or a file of weights.")],
    foe: Annotated[str, typer.Option(metavar="BOT", help="The same, of all other seats.")] = "greedy",
    seats: Seats = None,
    first: Annotated[int, typer.Option(metavar="N", help="The first seed; not one that was learned from.")] = 1_000_000,
    games: Games = 100,
    iterations: Iterations = 100,
) -> None:
    """Play one against copies of another, in every seat as often, and print the share of wins with its 95% interval.

    Options of the game are flags: see `regnum games`.

    Examples:

        regnum learn match tek --one tek.npz --foe greedy --seats 3 --games 200
    """
    with needs("learn"):
        import msgspec

        from regnum.learn.fit import Learned, load
        from regnum.learn.match import Player
        from regnum.learn.match import match as played
        from regnum.learn.setting import Setting

        options = read_options(rulebook(game), ctx.args)
        setting = Setting(game, read_seats(seats), options)

        def player(name: str) -> Player:
            return Learned(load(Path(name), setting.book), setting.lens) if name.endswith(".npz") else name

        result = played(
            game, player(one), player(foe), setting.seats, options=options, first=first, games=games, iterations=iterations
        )
        print(json_text.dumps(msgspec.to_builtins(result)))


@app.command(context_settings=OPEN)
def ladder(
    ctx: typer.Context,
    game: Game,
    bots: Annotated[str, typer.Option(metavar="BOTS", help="The bots that are rated.")] = "random,greedy,ismcts",
    seats: Seats = None,
    first: Annotated[int, typer.Option(metavar="N", help="The number of the first game.")] = 0,
    games: Games = 100,
    iterations: Iterations = 100,
    lines: Annotated[Path | None, typer.Option(metavar="FILE", help="A file of games: read, and appended to.")] = None,
) -> None:
    """Play games between all bots, drawn from their numbers, and print ratings with 95% intervals.

    Options of the game are flags: see `regnum games`.

    Examples:

        regnum learn ladder tek --seats 3 --games 300 --lines tek.jsonl
    """
    with needs("ladder"):
        import msgspec

        from regnum.learn.ladder import Line, play_lines, rate

        options = read_options(rulebook(game), ctx.args)
        known = lines.read_text(encoding="utf-8").splitlines() if lines is not None and lines.exists() else []
        found = [msgspec.json.decode(line, type=Line) for line in known]
        names = split(bots, "--bots")
        for line in play_lines(
            game, names, read_seats(seats), options=options, first=first, games=games, iterations=iterations
        ):
            found.append(line)
            if lines is not None:
                with lines.open("a", encoding="utf-8") as file:
                    file.write(msgspec.json.encode(line).decode() + "\n")
        for rating in rate(found):
            print(json_text.dumps(msgspec.to_builtins(rating)))
