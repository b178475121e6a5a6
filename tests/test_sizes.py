"""A file of source has one chapter, and room on a few screens."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MOST = 450
TREES = ("src", "tests", "bench", "tools", "web")
SOURCE = {".py", ".ts", ".svelte", ".css", ".js", ".mjs"}
BUILT = {"client", "node_modules", "dist", "__pycache__"}
GENERATED = {"web/src/lib/types.gen.ts"}


def test_no_file_is_too_long() -> None:
    found = [path for tree in TREES for path in (ROOT / tree).rglob("*") if path.suffix in SOURCE]
    own = [path for path in found if not BUILT & set(path.relative_to(ROOT).parts)]
    lines = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8").count("\n") for path in own}
    assert len(lines) > 300
    assert {name: n for name, n in lines.items() if n > MOST and name not in GENERATED} == {}
