"""Compiled build: with REGNUM_COMPILE=1 in the environment mypyc turns the engine, the rules and the bots into C.

Everything else about the package stands in pyproject.toml. Without the variable nothing is compiled and no compiler is
needed; with it every failure (mypy missing, a type error, a C error) ends the build. REGNUM_OPTIMIZE is how much the C
compiler does, 3 unless it says so, and then the linker too (see docs/decisions/0008): `make test` plays with 0, which is
built in a quarter of the time.
"""

from __future__ import annotations

import ast
import os
import sys
from pathlib import Path
from typing import Any

from setuptools import setup

PACKAGE = Path("src") / "regnum"
WHOLE = ["-flto=auto", "-fno-semantic-interposition", "-fno-plt"]
"""The linker sees all modules at once and puts small functions of one into another."""


def games_of_the_registry() -> list[str]:
    """Returns the games that can be played: one that is still being written is not compiled."""
    tree = ast.parse((PACKAGE / "engine" / "registry.py").read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "GAMES":
            return [str(name) for name in ast.literal_eval(node.value)]
    raise SystemExit("the registry names no games")


def compiled_files() -> list[str]:
    """Returns the paths mypyc compiles, sorted: what loads a game, engine, bots and every game of the registry but its views
    and terminal."""
    games = [path for game in games_of_the_registry() for path in PACKAGE.glob(f"games/{game}/**/*.py")]
    found = [PACKAGE / "game.py", PACKAGE / "record.py", *PACKAGE.glob("engine/*.py"), *PACKAGE.glob("bots/*.py"), *games]
    return sorted(path.as_posix() for path in found if not interpreted(path))


def interpreted(path: Path) -> bool:
    """Returns whether a file of a game is never compiled: what shows the game leans on packages that are not."""
    return path.name.startswith("view") or "terminal" in path.with_suffix("").parts


def extensions() -> list[Any]:
    """Returns the extension modules, none unless REGNUM_COMPILE=1; calls between their files are bound when they are linked.

    Raises SystemExit when they cannot be made."""
    if os.environ.get("REGNUM_COMPILE") != "1":
        return []
    os.chdir(Path(__file__).resolve().parent)
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        raise SystemExit("REGNUM_COMPILE=1 needs mypy (pip install mypy) in the environment that builds") from error
    target = Path("build") / "mypyc"
    target.mkdir(parents=True, exist_ok=True)
    optimize = os.environ.get("REGNUM_OPTIMIZE", "3")
    found = mypycify(
        compiled_files(), opt_level=optimize, debug_level="0", group_name="regnum", multi_file=True, target_dir=str(target)
    )
    if sys.platform == "linux":
        for extension in found:
            extension.extra_link_args += ["-Wl,-Bsymbolic-functions"]
            if optimize != "0":
                extension.extra_compile_args = [*extension.extra_compile_args, *WHOLE]
                extension.extra_link_args += [f"-O{optimize}", *WHOLE]
    return found


setup(ext_modules=extensions())
