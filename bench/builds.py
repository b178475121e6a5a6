"""Where the builds are: the package as plain Python and compiled, and the yardstick in both."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

import regnum
from regnum.bots.sim import build_of
from regnum.engine.registry import GAMES, rulebook

COMPILED_PARTS = ("game.py", "record.py", "engine/*.py", "bots/*.py", "games/**/*.py")
PLAYED = {"pure": 20, "compiled": 100}
"""How many random games a round plays in each build."""
SEARCHED = {"pure": 2, "compiled": 10}
"""In how many of them it searches."""


@dataclass(frozen=True)
class Builds:
    """Folders to put on PYTHONPATH; None where a build is not to be had, and `notes` why."""

    running: str
    pure: Path | None
    compiled: Path | None
    yard_pure: Path | None
    yard_compiled: Path | None
    notes: list[str]


def find_builds(root: Path, temporary: Path) -> Builds:
    """Finds or makes every build there can be."""
    notes: list[str] = []
    here = Path(regnum.__file__).resolve().parents[1]
    running = build_of(rulebook(GAMES[0]))
    pure, compiled = (here, None) if running == "pure" else (pure_copy(here, temporary), here)
    if compiled is None:
        compiled = fresh_compiled(root, here, notes)
    yardstick = root.parent / "shared" / "spike" / "mini_root"
    if not yardstick.is_dir():
        notes.append("yardstick not here: random play is printed in choices a second only")
        return Builds(running, pure, compiled, None, None, notes)
    yard_compiled = compiled_yardstick(yardstick, notes) if compiled is not None else None
    return Builds(running, pure, compiled, yardstick, yard_compiled, notes)


def pure_copy(here: Path, temporary: Path) -> Path:
    """The package without what was compiled in place."""
    shutil.copytree(here / "regnum", temporary / "regnum", ignore=shutil.ignore_patterns("*.so", "__pycache__", "client"))
    return temporary


def fresh_compiled(root: Path, here: Path, notes: list[str]) -> Path | None:
    """The compiled copy that `make test` builds apart from the tree, if it is of the same source."""
    built = root / "build" / "compiled"
    if not list(built.glob("regnum/engine/session*.so")):
        notes.append("no compiled build here: make build/compiled/.built makes one")
        return None
    for part in COMPILED_PARTS:
        for source in sorted((here / "regnum").glob(part)):
            copy = built / source.relative_to(here)
            if not copy.is_file() or copy.read_bytes() != source.read_bytes():
                notes.append(f"the compiled build is older than {source.name}: make build/compiled/.built renews it")
                return None
    return built


def compiled_yardstick(yardstick: Path, notes: list[str]) -> Path | None:
    """A copy of the yardstick compiled with mypyc, kept in the temporary folder for the next run."""
    sources = [yardstick / name for name in ("core.py", "flow.py", "bots.py")]
    mark = blake2b(b"".join(s.read_bytes() for s in sources), digest_size=6).hexdigest()
    folder = Path(tempfile.gettempdir()) / f"regnum-yardstick-{mark}-{sys.implementation.cache_tag}"
    if not list(folder.glob("flow*.so")):
        folder.mkdir(exist_ok=True)
        for source in yardstick.glob("*.py"):
            (folder / source.name).write_bytes(source.read_bytes())
        mypyc = [sys.executable, "-m", "mypyc", *[s.name for s in sources]]
        done = subprocess.run(mypyc, cwd=folder, capture_output=True, text=True, env={**os.environ, "MYPYPATH": ""})
        if done.returncode or not list(folder.glob("flow*.so")):
            notes.append("the yardstick could not be compiled: " + " ".join(done.stderr.split())[-200:])
            return None
    return folder


def compile_games(tree: Path, games: list[str]) -> Path:
    """The package of a source tree with these games compiled, as its own setup.py does it, trained with REGNUM_TRAIN=1;
    kept in the temporary folder for the next run. Raises RuntimeError where that fails."""
    needed = [tree / "setup.py", *(tree / "src").rglob("*.py")]
    trained = os.environ.get("REGNUM_TRAIN", "0")
    mark = blake2b(" ".join([trained, *games]).encode(), digest_size=6)
    for source in sorted(needed):
        mark.update(source.read_bytes())
    kept = Path(tempfile.gettempdir()) / f"regnum-built-{mark.hexdigest()}-{sys.implementation.cache_tag}"
    if not kept.is_dir():
        with tempfile.TemporaryDirectory() as folder:
            copy, built = Path(folder) / "tree", Path(folder) / "built"
            shutil.copytree(tree / "src", copy / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "client"))
            for name in ("setup.py", "pyproject.toml", "LICENSE", "NOTICE.md"):
                shutil.copy(tree / name, copy / name)
            registry = copy / "src" / "regnum" / "engine" / "registry.py"
            named = re.sub(r"^GAMES = .*$", f"GAMES = {tuple(games)}", registry.read_text(encoding="utf-8"), flags=re.MULTILINE)
            registry.write_text(named, encoding="utf-8")
            run(["setup.py", "--quiet", "build", "--build-lib", str(built)], copy / "src", copy, REGNUM_COMPILE="1")
            shutil.move(built, kept)
    return kept


def measure(root: Path, package: Path, game: str, task: str, games: int, build: str) -> dict[str, Any]:
    """The figures of a worker process. Raises RuntimeError when another build ran than was wanted."""
    line = run(["-m", "bench.worker", game, task, str(games)], package, root)
    found: dict[str, Any] = json.loads(line)
    if found["build"] != build:
        raise RuntimeError(f"wanted the {build} build in {package}, but the {found['build']} one ran")
    return found


def measure_yardstick(folder: Path, seconds: float, build: str) -> float:
    """Decisions a second of the yardstick. Raises RuntimeError when another build ran than was wanted."""
    words = run([str(folder / "speed.py"), str(seconds)], folder, folder).split()
    if words[-1] != build:
        raise RuntimeError(f"wanted the {build} yardstick, but the {words[-1]} one ran")
    return float(words[0])


def run(command: list[str], path: Path, folder: Path, **more: str) -> str:
    """The output of a Python process in `folder` with `path` on its path, and `more` in its environment."""
    env = {**os.environ, "PYTHONPATH": str(path), "PYTHONDONTWRITEBYTECODE": "1", **more}
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, env=env, cwd=folder)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} failed: {done.stderr.strip()[-400:]}")
    return done.stdout.strip()
