"""A game is added by the steps of docs/add-a-game.md: here Ferrymen (tests/toy) in a copy of the source tree."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parents[1]
NAME = "toy"
COPIED = ("src/regnum", "tests", "bench", "tools", "web/src", "web/scripts")
SHARED = ["test_random.py", "test_secrets.py", "test_words.py", "test_actions.py"]
PYTEST = ("-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "--assert=plain")
BUILT = shutil.ignore_patterns("client", "browser", "node_modules", "__pycache__", "*.so")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A source tree with one more game in it."""
    root = tmp_path_factory.mktemp("tree")
    for part in COPIED:
        shutil.copytree(HERE / part, root / part, ignore=BUILT)
    shutil.copy(HERE / "pyproject.toml", root)
    shutil.copytree(HERE / "tests" / NAME, root / "src/regnum/games" / NAME, ignore=BUILT)
    registry = root / "src/regnum/engine/registry.py"
    text, found = re.subn(r"^GAMES = \((.*)\)$", rf'GAMES = (\1, "{NAME}")', registry.read_text(encoding="utf-8"), flags=re.M)
    assert found == 1
    registry.write_text(text, encoding="utf-8")
    return root


def run(tree: Path, *words: str, typed: str = "") -> str:
    """What Python says in the tree, where it must succeed."""
    env = {**os.environ, "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}", "REGNUM_STRICT_WORDS": "1", "COLUMNS": "120"}
    done = subprocess.run([sys.executable, *words], cwd=tree, env=env, input=typed, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def regnum(tree: Path, *words: str, typed: str = "") -> str:
    return run(tree, "-c", "from regnum.cli import main; main()", *words, typed=typed)


def test_it_joins_the_shared_tests(tree: Path) -> None:
    files = [f"tests/games/{name}" for name in SHARED] + ["tests/test_words.py", "tests/test_layers.py"]
    said = run(tree, *PYTEST, "-k", NAME, *files)
    (passed,) = re.findall(r"(\d+) passed", said)
    assert int(passed) > 80 and "skipped" not in said


def test_it_is_played_by_the_library_and_at_a_table(tree: Path) -> None:
    assert "5 passed" in run(tree, *PYTEST, "tests/server/toy_at_table.py")


def test_it_is_played_on_the_command_line(tree: Path) -> None:
    said = regnum(tree, "play", NAME, "--seats", "human,greedy", "--seed", "3", "--lang", "cs", typed="1\n" * 40)
    assert "Převozníci" in said and "Vítězí" in said and f"{NAME}-" not in said
    said = regnum(tree, "play", NAME, "--seats", "human,human", "--seed", "3", typed="1\n1\n1\ns ferry.regnum\nq\n")
    assert "Ferrymen" in said
    assert "Ferrymen" in regnum(tree, "replay", "ferry.regnum", "--to", "2")
    assert "random" in regnum(tree, "sim", NAME, "--games", "4", "--bots", "random,greedy", "--seats", "2")
    assert "Rejs" in regnum(tree, "law", NAME, "1.5", "--lang", "pl")


def test_the_client_is_given_its_types(tree: Path) -> None:
    run(tree, "web/scripts/gen_types.py")
    assert "export interface FerryView {" in (tree / "web/src/lib/types.gen.ts").read_text(encoding="utf-8")


def test_the_page_names_every_file_of_it() -> None:
    page = (HERE / "docs/add-a-game.md").read_text(encoding="utf-8")
    folder = HERE / "tests" / NAME
    files = [path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    named = [path.relative_to(folder).as_posix() for path in files if path.suffix != ".ftl"]
    assert [name for name in named if f"`{name}`" not in page] == []
    assert "`words/{en,cs,pl}.ftl`" in page
