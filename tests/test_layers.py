"""Dependencies point one way, and rules code holds no sentence: both read off the source."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import regnum
from regnum.engine import registry

ROOT = Path(regnum.__file__).resolve().parent
FILES = sorted(path for path in ROOT.rglob("*.py") if "client" not in path.relative_to(ROOT).parts)
LAYERS = ("engine", "games", "bots", "learn", "server", "cli")
LUCK_AND_CLOCKS = frozenset({"random", "secrets", "time", "datetime", "uuid"})
WORDS = re.compile(r"[^\W\d_]{2}")
MYPYC = ("librt", "mypy_extensions")
"""What compiled code may name: the runtime library of mypyc, and its machine numbers, which only the type checker imports."""


def module_of(path: Path) -> str:
    """Returns the dotted name of a source file: regnum.games.tek.war, or regnum.games.tek for its __init__.py."""
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(tree: ast.AST, module: str, is_package: bool) -> set[str]:
    """Returns the full names of what a module imports, relative imports resolved; `from a import b` gives a.b."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = module.split(".")
                keep = len(parents) - node.level + (1 if is_package else 0)
                base = ".".join([*parents[:keep], *([base] if base else [])])
            found |= {f"{base}.{alias.name}" for alias in node.names}
    return found


def allowed(module: str) -> tuple[tuple[str, ...], tuple[str, ...], bool]:
    """Returns what a module may import: parts of Regnum, other packages, and whether any other package will do."""
    _, _, inner = module.partition(".")
    layer, _, rest = inner.partition(".")
    if layer == "engine":
        return ("regnum.engine",), MYPYC, False
    if layer == "games" and rest:
        game = rest.partition(".")[0]
        if shows(module):
            return ("regnum.engine", f"regnum.games.{game}", "regnum.words", "regnum.messages"), ("rich",), False
        outside = ("msgspec",) if module.rpartition(".")[2].startswith("view") else MYPYC
        return ("regnum.engine", f"regnum.games.{game}"), outside, False
    if layer == "bots":
        return ("regnum.engine", "regnum.bots"), MYPYC, False
    if layer == "learn":
        return ("regnum.engine", "regnum.bots", "regnum.learn"), (), True
    if layer == "server":
        return tuple(f"regnum.{name}" for name in ("engine", "games", "bots", "server")), (), True
    if layer == "cli":
        return ("regnum",), (), True
    return ("regnum.engine", "regnum.games", "regnum.bots"), (), True


def shows(module: str) -> bool:
    """Whether a module draws a game in the terminal; rules do not import it."""
    return "terminal" in module.split(".")


def within(name: str, roots: tuple[str, ...]) -> bool:
    return any(name == root or name.startswith(root + ".") for root in roots)


def strays(path: Path, source: str) -> list[str]:
    """Returns the imports of a file that its layer forbids."""
    module = module_of(path)
    inside, outside, anything = allowed(module)
    layer = module.split(".")[1] if "." in module else ""
    found = []
    for name in sorted(imports(ast.parse(source), module, path.name == "__init__.py")):
        top = name.partition(".")[0]
        if top == "regnum":
            shared = name.count(".") == 0 or name.split(".")[1] not in LAYERS
            drawn = layer == "games" and shows(name) and not shows(module)
            if drawn or (not within(name, inside) and not (shared and layer not in {"engine", "games", "bots"})):
                found.append(name)
        elif top in sys.stdlib_module_names or top == "__future__":
            if layer == "games" and top in LUCK_AND_CLOCKS:
                found.append(name)
        elif not anything and top not in outside:
            found.append(name)
    return found


def sentences(source: str) -> list[tuple[int, str]]:
    """Returns the string literals, with their lines, that a player could read: a space and two letters in a row.

    Docstrings are not counted, nor what stands in a `raise`, in the message of an `assert` or in an annotation.
    """
    tree = ast.parse(source)
    excused = {id(node) for top in _not_for_players(tree) for node in ast.walk(top)}
    return [
        (node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in excused
        if " " in node.value and WORDS.search(node.value)
    ]


def _not_for_players(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise):
            yield node
        elif isinstance(node, ast.Assert) and node.msg is not None:
            yield node.msg
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value
        elif isinstance(node, ast.AnnAssign | ast.arg) and node.annotation is not None:
            yield node.annotation
        elif isinstance(node, ast.FunctionDef) and node.returns is not None:
            yield node.returns
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "cast" and node.args:
            yield node.args[0]


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", FILES, ids=_name)
def test_imports_point_one_way(path: Path) -> None:
    assert strays(path, path.read_text(encoding="utf-8")) == []


def test_nothing_that_plays_or_serves_loads_what_learning_needs() -> None:
    heavy = ["numpy", "gymnasium", "pettingzoo", "pyspiel", "ray", "openskill", "regnum.learn"]
    code = f"import sys, regnum.cli.app, regnum.server.app; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize(
    "path",
    [path for path in FILES if "games" in path.parts and not path.name.startswith("view") and not shows(module_of(path))],
    ids=_name,
)
def test_rules_hold_no_sentence(path: Path) -> None:
    assert sentences(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("file", "source", "found"),
    [
        ("engine/ask.py", "import json\nfrom regnum.engine import rule", []),
        ("engine/ask.py", "import msgspec", ["msgspec"]),
        ("engine/registry.py", "from librt.strings import BytesWriter", []),
        ("engine/ask.py", "from regnum.games import tek", ["regnum.games.tek"]),
        ("engine/ask.py", "from ..words import say", ["regnum.words.say"]),
        ("engine/__init__.py", "from .ask import Ask", []),
        ("games/tek/war.py", "from regnum.games.tek.state import Tek\nfrom regnum.engine.ask import Ask", []),
        ("games/tek/war.py", "from regnum.games.root import state", ["regnum.games.root.state"]),
        ("games/tek/war.py", "from ..root.state import Root", ["regnum.games.root.state.Root"]),
        ("games/tek/war.py", "import random", ["random"]),
        ("games/tek/war.py", "import msgspec", ["msgspec"]),
        ("games/tek/view.py", "import msgspec", []),
        ("games/tek/view.py", "from regnum.words import say", ["regnum.words.say"]),
        ("games/tek/terminal.py", "import rich\nfrom regnum.words import say\nfrom regnum.games.tek.view import TekView", []),
        ("games/tek/terminal.py", "import msgspec\nfrom regnum.cli import app", ["msgspec", "regnum.cli.app"]),
        ("games/root/terminal/style.py", "from regnum.games.root.terminal import cards", []),
        ("games/tek/war.py", "from regnum.games.tek.terminal import draw", ["regnum.games.tek.terminal.draw"]),
        ("games/oath/powers/order.py", "from ..state import Oath", []),
        ("bots/greedy.py", "import time\nfrom regnum.engine.session import Session", []),
        ("bots/greedy.py", "from regnum.games.tek import state", ["regnum.games.tek.state"]),
        ("bots/greedy.py", "import regnum", ["regnum"]),
        ("server/app.py", "import litestar, regnum\nfrom regnum.words import say\nfrom regnum.bots import greedy", []),
        ("server/app.py", "from regnum.cli import main", ["regnum.cli.main"]),
        ("server/app.py", "from regnum.learn import aec", ["regnum.learn.aec"]),
        ("learn/aec.py", "import pettingzoo\nfrom regnum.bots.lens import Lens", []),
        ("learn/aec.py", "from regnum.games.tek import state\nfrom regnum.game import new", ["regnum.games.tek.state"]),
        ("words/__init__.py", "from regnum.server import app", ["regnum.server.app"]),
        ("cli/sim.py", "from regnum.server import app", []),
    ],
)
def test_the_import_check_itself(file: str, source: str, found: list[str]) -> None:
    assert strays(ROOT / file, source) == found


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('x = "You may not do that"', [(1, "You may not do that")]),
        ('x = f"{n} points"', [(1, " points")]),
        ('x = "žluťoučký kůň"', [(1, "žluťoučký kůň")]),
        ('x = "salt-flats"\ny = ", "\nz = "a b"', []),
        ('def f() -> "int | None":\n    """A docstring in words."""\n    raise ValueError(f"no such token: {f}")', []),
        ('assert x, "the pieces do not add up"', []),
        ('x: "list[int] | None" = cast("list[int] | None", y)', []),
    ],
)
def test_the_sentence_check_itself(source: str, found: list[tuple[int, str]]) -> None:
    assert sentences(source) == found


# ---------------------------------------------------------------- nothing but its own folders names a game
TREE = ROOT.parents[1]
NAMES = "|".join(registry.GAMES)
NAMED = re.compile(rf"(?<![\w.])(?:{NAMES})(?![\w])")
QUOTED = re.compile(rf"[\"'`/](?:{NAMES})[\"'`/-]")
STYLED = re.compile(rf"^\s*\.(?:{NAMES})\b[^\n]*[{{,]$", re.MULTILINE)
FOLDER = re.compile(rf"games[/.](?:{NAMES})\b")
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)
LISTS = {"src/regnum/engine/registry.py", "web/src/lib/types.gen.ts"}
"""The list of games, and what is generated from it."""
AROUND = [
    TREE / name
    for name in (
        "Makefile", "setup.py", "pyproject.toml", "mkdocs.yml", ".ci/run", "web/index.html", "web/package.json",
        "web/vite.config.ts", "web/svelte.config.js", "web/eslint.config.js",
    )
] + sorted(path for path in (TREE / "deploy").rglob("*") if path.is_file())  # fmt: skip
"""What builds, ships and shows Regnum."""


def outside_of_games(folders: tuple[str, ...], suffixes: tuple[str, ...]) -> list[Path]:
    """Files that belong to no game; what is built is not looked at."""
    found = [path for folder in folders for path in (TREE / folder).rglob("*") if path.suffix in suffixes]
    own = {"games", "rootlog", "client", "node_modules"}
    return sorted(p for p in found if not own & set(p.relative_to(TREE).parts) and p.relative_to(TREE).as_posix() not in LISTS)


def games_named_in_python(source: str) -> list[str]:
    """Games that code names, in a string or an import; docstrings may give examples."""
    tree = ast.parse(source)
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    strings = [
        n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str) and id(n) not in docs
    ]
    named = [found for text in strings for found in NAMED.findall(text)]
    return named + [name for name in imports(tree, "", False) if re.match(rf"regnum\.games\.(?:{NAMES})\b", name)]


@pytest.mark.parametrize(
    "path", outside_of_games(("src", "bench", "tools"), (".py",)), ids=lambda p: p.relative_to(TREE).as_posix()
)
def test_code_names_no_game(path: Path) -> None:
    assert games_named_in_python(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "path",
    outside_of_games(("web/src", "web/scripts", "web/worker"), (".ts", ".svelte", ".js", ".mjs", ".py", ".css")),
    ids=lambda p: p.relative_to(TREE).as_posix(),
)
def test_the_client_names_no_game(path: Path) -> None:
    source = COMMENT.sub("", path.read_text(encoding="utf-8"))
    assert QUOTED.findall(source) + STYLED.findall(source) == []


@pytest.mark.parametrize("path", AROUND, ids=lambda p: p.relative_to(TREE).as_posix())
def test_what_builds_and_ships_it_names_no_game(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert QUOTED.findall(source) + FOLDER.findall(source) == []


@pytest.mark.parametrize("path", outside_of_games(("src", "web/src"), (".ftl",)), ids=lambda p: p.relative_to(TREE).as_posix())
def test_shared_words_are_of_no_game(path: Path) -> None:
    assert re.findall(rf"^(?:{NAMES})-", path.read_text(encoding="utf-8"), re.MULTILINE) == []


def test_the_search_for_names_itself() -> None:
    assert games_named_in_python('"""Play tek."""\nx = f"play {GAMES[0]}"\nroot = 1\ny = "root-level"') == ["root"]
    assert games_named_in_python('"tek"\nx = {"tek": 3}\nfrom regnum.games.root import board') == [
        "tek",
        "regnum.games.root.board",
    ]
    assert STYLED.findall("  .root .card,\n.card.root {\n:root {\n.rooted {") == ["  .root .card,"]
    assert FOLDER.findall("cp src/regnum/games/tek x; python -m regnum.games.rooted; Root: games/root.md") == [
        "games/tek",
        "games/root",
    ]
    assert QUOTED.findall(COMMENT.sub("", '/* "tek" */ a = \'rooted\'; // `oath`\n b = "tek" + `/law/root/`')) == [
        '"tek"',
        "/root/",
    ]
