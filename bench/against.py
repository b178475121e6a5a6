"""This working tree against an earlier commit, in one run: how fast both play, clone and load.

    python -m bench.against f536e53
    python -m bench.against HEAD~5 --game root --pure

A compiled build has only the games that are measured and is kept in the temporary folder: one game takes a few minutes the
first time, and twice that with REGNUM_TRAIN=1 (see setup.py). Both play the same seeds in turns, in CPU time, and the best
time of each game counts. CLONABLE play keeps checkpoints, a PLAYOUT keeps nothing. Choices are decisions with more than one
answer: prompts that only keep a secret are not counted. `same moves` says whether the games went alike.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.builds import PLAYED, SEARCHED, compile_games, measure, run
from bench.tables import BENCHES

ROOT = Path(__file__).resolve().parents[1]
ROUNDS = 8
RATES = {
    "play": {"choices": "CLONABLE, choices/s", "games": "CLONABLE, games/s"},
    "playout": {"choices": "PLAYOUT, choices/s", "games": "PLAYOUT, games/s"},
    "search": {"worlds": "ismcts, worlds/s"},
}
TIMES = {"clone": {"us": "clone at a decision, median us"}, "replay": {"ms": "load of a record, median ms"}}
Figures = dict[str, dict[str, Any]]
"""By the task of the worker what it found."""


def main() -> None:
    """Reads the command line, measures and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit")
    parser.add_argument("--game", choices=list(BENCHES), help="one game; else every game that both have")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--pure", action="store_const", const=["pure"], dest="builds", help="plain Python only")
    which.add_argument("--compiled", action="store_const", const=["compiled"], dest="builds", help="machine code only")
    a = parser.parse_args()
    table = Table("game", "build", "what", a.commit, "this tree", "times as fast")
    with checked_out(a.commit) as tree:
        known = run(["-c", "from regnum.engine.registry import GAMES; print(*GAMES)"], tree / "src", tree).split()
        games = [a.game] if a.game else [game for game in BENCHES if game in known]
        for build in a.builds or ["pure", "compiled"]:
            before, now = package_of(tree, build, games), package_of(ROOT, build, games)
            for game in games:
                print(f"{game}, {build}", file=sys.stderr)
                for row in rows(*compare(before, now, game, build)):
                    table.add_row(game, build, *row)
    Console(highlight=False).print(table)


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """A worktree of the commit, for as long as it is needed."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        git("worktree", "add", "--quiet", "--detach", str(tree), commit)
        try:
            yield tree
        finally:
            git("worktree", "remove", "--force", str(tree))


def git(*words: str) -> str:
    """What git says in this tree. Ends the program with git's own words where it fails."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stderr.strip())
    return done.stdout.strip()


def package_of(tree: Path, build: str, games: list[str]) -> Path:
    """What to put on PYTHONPATH for a build of a tree with these games."""
    return tree / "src" if build == "pure" else compile_games(tree, games)


def compare(before: Path, now: Path, game: str, build: str) -> tuple[Figures, Figures]:
    """The best figures of both packages; they take turns, and turns at going first."""
    games = {"play": PLAYED[build], "playout": PLAYED[build], "search": SEARCHED[build], "clone": 0, "replay": 0}
    best: dict[Path, Figures] = {package: {task: {} for task in games} for package in (before, now)}
    for n in range(ROUNDS):
        for package in (before, now) if n % 2 == 0 else (now, before):
            for task in games if n % 4 == 0 else RATES:
                keep_best(best[package][task], measure(ROOT, package, game, task, games[task], build))
    return best[before], best[now]


def keep_best(best: dict[str, Any], found: dict[str, Any]) -> None:
    """Keeps the shorter time of each sort and of each game; anything else must be the same in every round."""
    for name, figure in found.items():
        if name == "seconds":
            best[name] = [min(pair) for pair in zip(figure, best.get(name, figure), strict=True)]
            best["games"] = len(figure)
        elif name in ("us", "ms"):
            best[name] = min(figure, best.get(name, figure))
        elif best.setdefault(name, figure) != figure:
            raise RuntimeError(f"{name} differs between two rounds of one package: {best[name]} and {figure}")


def rows(before: Figures, now: Figures) -> list[tuple[str, str, str, str]]:
    """What, before, now, and how many times as fast now is; at last whether the games went alike."""
    found = []
    for task, named in RATES.items():
        for name, what in named.items():
            a, b = (best[task][name] / sum(best[task]["seconds"]) for best in (before, now))
            found.append((what, a, b, b / a))
    for task, named in TIMES.items():
        for name, what in named.items():
            a, b = before[task][name], now[task][name]
            found.append((what, a, b, a / b))
    lines = [(what, f"{a:,.1f}", f"{b:,.1f}", f"{ratio:.2f}") for what, a, b, ratio in found]
    return [*lines, ("same moves", "", "yes" if before["replay"]["moves"] == now["replay"]["moves"] else "differs", "")]


if __name__ == "__main__":
    main()
