"""Collect games, fit an evaluation, play a match with it. `python examples/fit_an_evaluation.py`

With a compiled build and 1,000 games it takes some minutes; more games make a better fit."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import typer

from regnum.learn.data import read, write
from regnum.learn.fit import Learned, fit, load, samples
from regnum.learn.match import match
from regnum.learn.play import traces
from regnum.learn.setting import Setting


def main(game: str = "tek", games: int = 1000, played: int = 40, bot: str = "greedy", workers: int = 2) -> None:
    """Learns from games of `bot` with whims, and plays against it with other seeds."""
    setting = Setting(game)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.traces"
        write(path, traces(game, bots=[bot], games=games, whim=8, workers=workers))
        weights = fit(samples(read(path)))
        print(f"loss {weights.loss:.3f}, of the judgement alone {weights.judged_loss:.3f}")
        weights.save(Path(folder) / "weights.npz")
        player = Learned(load(Path(folder) / "weights.npz", setting.book), setting.lens)
    result = match(game, player, bot, games=played)
    print(f"won {result.won:.0%} of {result.games} ({result.low:.0%} to {result.high:.0%}; even is {result.even:.0%})")


if __name__ == "__main__":
    typer.run(main)
