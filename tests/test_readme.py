"""What the README and the docs show runs as written, and the files they point to exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import regnum

ROOT = Path(__file__).resolve().parents[1]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
EXAMPLES = [
    pytest.param(code, id=f"{page.stem}-{n}")
    for page in (ROOT / "README.md", ROOT / "docs" / "bots.md")
    for n, code in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL))
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_examples_run(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "example", "exec"), {})
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), f"{page.name} points to {target}"


def test_the_two_commands_come_first() -> None:
    first = re.search(r"```\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert first is not None and first.group(1).splitlines()[0].startswith("make run")
    assert first.group(1).splitlines()[1].startswith("make test")


def test_the_newest_version_is_in_the_changelog() -> None:
    versions = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert versions[0] == regnum.__version__


@pytest.mark.parametrize("page", ["docs/architecture.md", "docs/add-a-game.md"])
def test_files_that_a_page_names_exist(page: str) -> None:
    named = re.findall(r"`((?:src|tests|web|docs|tools)/[\w./-]+)`", (ROOT / page).read_text(encoding="utf-8"))
    assert named and [name for name in named if not (ROOT / name).exists()] == []
