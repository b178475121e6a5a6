"""What the tests of a Law name, read off their source: for tests that nothing in the box goes without one."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

LAW = Path(__file__).resolve().parents[1] / "law"


@cache
def said_in_tests(game: str, files: str) -> list[tuple[str, set[str]]]:
    """The tests of some files, each with the words of its texts and the names it uses, of its marks, helpers and tables too."""
    found: list[tuple[str, set[str]]] = []
    for path in sorted((LAW / game).glob(files)):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        words = {name: words_of(node) for node in tree.body for name in defined(node)}
        for name in words:
            if name.startswith("test_"):
                helpers = [words[helper] for helper in words if helper in words[name]]
                found.append((name, words[name].union(*helpers)))
    return found


def defined(node: ast.stmt) -> list[str]:
    """The name of a function or of a table."""
    if isinstance(node, ast.FunctionDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def words_of(node: ast.AST) -> set[str]:
    """The words of every text and every name inside."""
    found: set[str] = set()
    for inner in ast.walk(node):
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
            found |= {word.strip(".,:") for word in inner.value.split()}
        elif isinstance(inner, ast.Name):
            found.add(inner.id)
    return found


def named_in(game: str, word: str, files: str) -> list[str]:
    """The tests that play something, also as one of several copies (`tunnels-2`)."""
    names = {word, *[f"{word}-{n}" for n in (1, 2, 3)], word.upper().replace("-", "_")}
    return [name for name, words in said_in_tests(game, files) if names & words]
