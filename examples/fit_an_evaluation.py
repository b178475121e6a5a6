"""Collect games, fit an evaluation, play a match with it. `python examples/fit_an_evaluation.py`

With a compiled build and 1,000 games it takes some minutes; more games make a better fit."""

from __future__ import annotations

import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

import typer

from regnum.bots.judge import teach
from regnum.engine.registry import rulebook
from regnum.learn.fit import fit, samples, table_of, write
from regnum.learn.match import match
from regnum.learn.play import traces


def main(game: str = "tek", games: int = 1000, played: int = 40, bot: str = "greedy", workers: int = 2) -> None:
    """Learns from games of `bot` with whims, and plays against it with other seeds."""
    book = rulebook(game)
    data = samples(traces(game, bots=[bot], games=games, whim=8, workers=workers, quick=True))
    found = fit(data)
    print(f"loss {found.blend_loss:.3f}, of the judgement alone {found.judged_loss:.3f}")
    with TemporaryDirectory() as folder:
        path = Path(folder) / "weights.toml"
        write(path, book, [table_of(data, found, book, [], "examples/fit_an_evaluation.py")])
        teach(book, tomllib.loads(path.read_text(encoding="utf-8")))
    result = match(game, "learned", bot, games=played, quick=True)
    print(f"won {result.won:.0%} of {result.games} ({result.low:.0%} to {result.high:.0%}; even is {result.even:.0%})")


if __name__ == "__main__":
    typer.run(main)
