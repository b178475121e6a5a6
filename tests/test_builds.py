"""The pure and the compiled build play the same games, whatever the order of hashing.

`make test` makes both copies in build/ and sets REGNUM_CI=1, under which nothing here may be skipped. The compiled one is
not optimized: what mypyc wrote is the same.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from regnum.engine.registry import GAMES

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "regnum"
MUST_RUN = os.environ.get("REGNUM_CI") == "1"
RUN = "import sys; from regnum.cli import main; sys.exit(main())"
LOOK = """
import sys
from hashlib import blake2b
from regnum.bots.dice import Dice
from regnum.bots.lens import Lens
from regnum.engine.chance import seeded
from regnum.engine.registry import rulebook
from regnum.engine.session import start

book, dice, seen = rulebook(sys.argv[1]), Dice(1), blake2b(digest_size=16)
lens = Lens(book, True)
seats = book.seat_list(book.most)
session = start(book.start(seats, book.option_values({}), seeded(1)), book.step)
for _ in range(400):
    if session.ask is None:
        break
    for seat in range(len(seats)):
        seen.update(lens.observation(session, seat) + lens.mask(session, seat))
    session.play_nth(dice.below(len(session.options)))
print(seen.hexdigest())
"""
"""Plays at random and prints a digest of all that learning agents are given."""


READ = """
import sys
from random import Random
import regnum

game, rng = regnum.new(sys.argv[1], seed=1), Random(1)
for _ in range(60):
    asked = game.ask
    game.play(rng.choice(asked.texts), asked.seat)
    print(game.why(asked.seat)[:1], game.why_not_undo(asked.seat), game.log(None, 100), game.finals(game.ask.seat))
print(game.imagine(0, 3).ask.texts, game.at(9).ask.texts, game.clone().ask.labels(), game.ask.actions)
game.undo() if game.why_not_undo(asked.seat) is None else game.rewind(50)
text = game.record()
lines = text.splitlines()
print(regnum.load(text).record() == text, regnum.load(text.replace("rules ", "rules 9")).problem)
for bad in ("1 nonsense pass", lines[-1] + " ~ roll 1", lines[-1].replace(lines[-1][0], "7", 1)):
    print(regnum.load("\\n".join([*lines[:-1], bad, ""])).problem)
for answer in ("nonsense", "other question", 10**6):
    try:
        game.play(answer)
    except regnum.IllegalMove as refused:
        print(refused, refused.clause)
"""
"""Plays, looks, goes back, and reads good and bad records."""

DEEP = """
from regnum.bots.ismcts import Node

for _ in range(50):
    root = node = Node(0)
    for answer in range(200):
        node = node.follow(answer, 0)
    del root, node
    others = [bytes(40) for _ in range(1_000)]
"""
"""Grows deep trees of a search and fells them, and lays other things where they stood."""


FOLDERS = {"pure": ROOT / "build" / "pure", "compiled": ROOT / "build" / "quick"}


def copy_of(build: str) -> Path:
    """Returns the copy of a build; skips (outside `make test`) or fails when it is missing or older than the source."""
    copy = FOLDERS[build]
    stale = [
        path.relative_to(SOURCE).as_posix()
        for path in sorted(SOURCE.rglob("*.py"))
        if not (twin := copy / "regnum" / path.relative_to(SOURCE)).exists() or twin.read_bytes() != path.read_bytes()
    ]
    if stale:
        why = f"{copy} is not built from this source ({', '.join(stale[:3])}...): make build/{copy.name}/.built"
        pytest.fail(why) if MUST_RUN else pytest.skip(why)
    return copy


def run(build: str, hash_seed: int, *arguments: str) -> str:
    """Returns what Python prints when it runs from the copy of a build."""
    environment = {**os.environ, "PYTHONPATH": str(copy_of(build)), "PYTHONHASHSEED": str(hash_seed)}
    command = [sys.executable, "-c", *arguments]
    done = subprocess.run(command, env=environment, cwd=ROOT / "build", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def simulate(build: str, game: str, hash_seed: int) -> dict[str, Any]:
    """Returns what `regnum sim GAME --games 20 --seed 1 --json` says when it runs from the copy of a build."""
    said: dict[str, Any] = json.loads(run(build, hash_seed, RUN, "sim", game, "--games", "20", "--seed", "1", "--json"))
    return said


@pytest.mark.parametrize("game", GAMES)
def test_both_builds_and_two_hash_seeds_play_the_same_games(game: str) -> None:
    """Plain Python, which takes longest, plays once: its order of hashing differs from that of one compiled run."""
    runs = [simulate(build, game, seed) for build, seed in (("pure", 0), ("compiled", 0), ("compiled", 1))]
    assert [run["build"] for run in runs] == ["pure", "compiled", "compiled"]
    assert len({run["digest"] for run in runs}) == 1
    assert len({run["decisions"] for run in runs}) == 1
    assert {run["games"] for run in runs} == {20}


@pytest.mark.parametrize("game", GAMES)
def test_learning_agents_are_given_the_same_by_both_builds(game: str) -> None:
    assert len({run("pure", 0, LOOK, game), run("compiled", 1, LOOK, game)}) == 1


@pytest.mark.parametrize("game", GAMES)
def test_both_builds_read_and_refuse_alike(game: str) -> None:
    pure, compiled = (re.sub(r"0x[0-9a-f]+", "", run(build, 0, READ, game)) for build in ("pure", "compiled"))
    assert pure == compiled


def test_a_deep_search_is_forgotten() -> None:
    assert run("compiled", 0, DEEP) == ""


def test_every_rule_module_is_compiled_and_nothing_that_only_shows() -> None:
    package = copy_of("compiled") / "regnum"
    built = {path.relative_to(package).as_posix().partition(".")[0] for path in package.rglob("*.so")}
    games = [path for game in GAMES for path in package.glob(f"games/{game}/**/*.py")]
    rules = [package / "game.py", package / "record.py", *package.glob("engine/*.py"), *package.glob("bots/*.py"), *games]
    names = {path.relative_to(package).with_suffix("").as_posix() for path in rules}
    assert built == {name for name in names if "/view" not in name and "/terminal" not in name}


def test_lock_files_name_no_registry() -> None:
    for name in ("constraints.txt", "web/package-lock.json", "web/.npmrc", "pyproject.toml"):
        path = ROOT / name
        if path.exists():
            assert re.findall(r'"resolved"|https?://[^\s"]*(?:registry|pypi|simple)', path.read_text("utf-8")) == []
