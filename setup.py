"""Compiled build: with REGNUM_COMPILE=1 in the environment mypyc turns the engine, the rules and the bots into C.

Everything else about the package stands in pyproject.toml. Without the variable nothing is compiled and no compiler is
needed; with it every failure (mypy missing, a type error, a C error) ends the build. REGNUM_OPTIMIZE is how much the C
compiler does, 3 unless it says so, and then the linker too (see docs/decisions/0008): `make test` plays with 0, which is
built in a quarter of the time. With REGNUM_TRAIN=1 all is compiled twice, which needs gcc: bots play on the first build,
which counts, and the second is laid out by what was counted (0016).
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src") / "regnum"
WHOLE = ["-flto=auto", "-fno-semantic-interposition", "-fno-plt", "-fvisibility=hidden"]
"""The linker sees all modules at once and puts small functions of one into another; nobody else calls them."""
COLLECTED = re.compile(
    r"^ *(\.tp_(traverse|clear) = .*|PyObject_GC_(Un)?Track\(self\);|CPy_TRASHCAN_(BEGIN|END)\(.*)\n| \| Py_TPFLAGS_HAVE_GC",
    re.MULTILINE,
)
"""What makes an object known to the cycle collector, in mypyc's C, and what only such an object may call when it is freed."""
TRAINING = """
import regnum
from regnum.bots.sim import simulate

for name, book in regnum.rulebooks().items():
    for seats in range(book.fewest, book.most + 1):
        simulate(name, games=4, seats=seats)
        simulate(name, games=1, seats=seats, bots=["ismcts"], iterations=30, cap=100)
    game = regnum.new(name, seats=book.most, seed=1)
    while not game.over:
        game.play(game.ask.options[0])
    regnum.load(game.record())
"""
"""What is played on the build that counts: every game at every number of seats, at random and with a search, and a record."""


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
    for extension in found:
        extension.sources = [uncollected(Path(source)) for source in extension.sources]
        extension.include_dirs.append(str(target))
    if sys.platform == "linux":
        for extension in found:
            extension.extra_link_args += ["-Wl,-Bsymbolic-functions"]
            hurried = optimize == "0"
            extension.extra_compile_args = [*extension.extra_compile_args, *(["-w"] if hurried else WHOLE)]
            extension.extra_link_args += [] if hurried else [f"-O{optimize}", *WHOLE]
    return found


def uncollected(source: Path) -> str:
    """Returns the path of a C file in which the objects of classes are unknown to the cycle collector: they make no cycles
    (tests/engine/test_cycles.py). Exceptions do, with the frames they went through."""
    text = source.read_text(encoding="utf-8")
    if "PyBaseExceptionObject" in text or "Py_TPFLAGS_HAVE_GC" not in text:
        return str(source)
    changed = source.parent / "uncollected" / source.name
    changed.parent.mkdir(exist_ok=True)
    text = COLLECTED.sub("", text)
    if not changed.exists() or changed.read_text(encoding="utf-8") != text:
        changed.write_text(text, encoding="utf-8")
    return str(changed)


class Trained(build_ext):
    """Compiles twice with REGNUM_TRAIN=1, the second time by what the first build counted while bots played on it: what they
    ran stands together in memory and is made fast, the rest small."""

    def build_extensions(self) -> None:
        """Makes the extension modules. Raises SystemExit when they cannot be trained."""
        if self.extensions and os.environ.get("REGNUM_TRAIN") == "1":
            asked = [self.compiler.compiler_so[0], "--version"]
            if "Free Software Foundation" not in subprocess.run(asked, capture_output=True, text=True).stdout:
                raise SystemExit("REGNUM_TRAIN=1 needs gcc")
            self.train(Path(self.build_temp).resolve() / "training")
        super().build_extensions()

    def train(self, folder: Path) -> None:
        """Makes the build that counts in a folder, plays on it, and has the next one use the counts. Raises SystemExit when the
        games cannot be played."""
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree("src", folder / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "client"))
        plain = {extension.name: (extension.extra_compile_args, extension.extra_link_args) for extension in self.extensions}
        counting = [f"-fprofile-generate={folder / 'counts'}"]
        for extension in self.extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *counting]
            extension.extra_link_args = [*extension.extra_link_args, *counting]
        kept, self.build_lib, self.force = self.build_lib, str(folder / "src"), True
        super().build_extensions()
        self.build_lib = kept
        played = subprocess.run([sys.executable, "-c", TRAINING], env={**os.environ, "PYTHONPATH": str(folder / "src")})
        if played.returncode:
            raise SystemExit("the build that counts could not play")
        counted = [f"-fprofile-use={folder / 'counts'}", "-Wno-missing-profile"]
        for extension in self.extensions:
            compile_args, link_args = plain[extension.name]
            extension.extra_compile_args = [*compile_args, *counted]
            extension.extra_link_args = [*link_args, *counted]


setup(ext_modules=extensions(), cmdclass={"build_ext": Trained})
