"""What the README and the docs show runs as written, and what they point to exists."""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from pkgutil import resolve_name
from textwrap import dedent
from typing import Any

import pytest
from typer.main import get_command

import regnum
from regnum.cli.app import app
from regnum.cli.arguments import read_options
from regnum.engine.registry import GAMES, rulebook

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md"))]
FENCE = re.compile(r"(?:<!-- from (\S+) -->\n)? *```(\w*)\n(.*?)^ *```$(?:\s*```text\n(.*?)^```$)?", re.MULTILINE | re.DOTALL)
"""A block of code: the file it is an excerpt of, its language, itself, and what it prints where the page says so."""


@dataclass
class Block:
    source: str
    language: str
    code: str
    printed: str | None


def blocks(page: Path) -> list[Block]:
    found = FENCE.findall(page.read_text(encoding="utf-8"))
    return [Block(source, language, dedent(code), printed or None) for source, language, code, printed in found]


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).with_suffix("").as_posix()


def with_python(excerpt: bool) -> list[Path]:
    return [page for page in PAGES if any(b.language == "python" and bool(b.source) is excerpt for b in blocks(page))]


@pytest.mark.parametrize("page", with_python(excerpt=False), ids=name_of)
def test_examples_run(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The blocks of a page are one session, and print what the page says they print."""
    session: dict[str, Any] = {}
    for block in blocks(page):
        if block.language == "python" and not block.source:
            exec(compile(block.code, name_of(page), "exec", dont_inherit=True), session)
            printed = capsys.readouterr().out
            assert block.printed is None or printed.replace("\xa0", " ") == block.printed, block.code


@pytest.mark.parametrize("page", with_python(excerpt=True), ids=name_of)
def test_excerpts_are_what_they_say(page: Path) -> None:
    for block in blocks(page):
        if block.source:
            lines = {line.strip() for line in (ROOT / block.source).read_text(encoding="utf-8").splitlines()}
            assert [line for line in block.code.splitlines() if line != "..." and line.strip() not in lines] == []


def commands(page: Path, program: str) -> list[list[str]]:
    """What a page tells people to type, in blocks without a language and in the middle of a sentence."""
    text = page.read_text(encoding="utf-8")
    typed = [line for b in blocks(page) if b.language in ("", "console") for line in b.code.splitlines()]
    typed += re.findall(r"(?<!`)`([^`\n]+)`(?!`)", FENCE.sub("", text))
    return [shlex.split(line, comments=True)[program.count(" ") + 1 :] for line in typed if re.match(program + r" [a-z]", line)]


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page, "regnum")], ids=name_of)
def test_commands_of_regnum_can_be_typed(page: Path) -> None:
    for words in commands(page, "regnum"):
        command: Any = get_command(app)
        rest = [word for word in words if word != "--help"]
        while rest and hasattr(command, "resolve_command"):
            _, command, rest = command.resolve_command(command.make_context("regnum", list(rest)), rest)
        if rest:
            context = command.make_context("regnum", rest)
            if context.args:
                read_options(rulebook(context.params["game"]), context.args)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_other_commands_exist(page: Path) -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert [words for words in commands(page, "make") if words[0] not in targets] == []
    assert [words for words in commands(page, "python -m") if find_spec(words[0]) is None] == []


def anchors(page: Path) -> set[str]:
    """The headings of a page as links call them."""
    headings = re.findall(r"^#+ (.+)$", FENCE.sub("", page.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    for target, anchor in re.findall(r"\]\(([^)#\s]*)#?([^)\s]*)\)", text):
        if not target.startswith("http"):
            there = page.parent / target if target else page
            assert there.exists(), f"{page.name} points to {target}"
            assert not anchor or anchor in anchors(there), f"{page.name} points to #{anchor} of {there.name}"


def test_every_page_is_on_the_site() -> None:
    listed = re.findall(r"([\w./-]+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE)
    decisions = {path.name for path in (DOCS / "decisions").glob("0*.md")}
    pages = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md") if path.name not in decisions}
    of_games = {f"games/{game}.md" for game in GAMES}  # tools/site.py lists them
    assert sorted([*listed, *of_games]) == sorted(pages | {"index.md", "contributing.md", "changelog.md", "notice.md"})
    assert decisions <= set(re.findall(r"\(([^)]+)\)", (DOCS / "decisions" / "README.md").read_text(encoding="utf-8")))


def test_the_reference_names_what_there_is() -> None:
    for page in (DOCS / "api").glob("*.md"):
        for name, members in re.findall(
            r"^::: (\S+)(?:\n +options:\n +members: \[(.+)\])?", page.read_text("utf-8"), re.MULTILINE
        ):
            if not (ROOT / "src" / name.replace(".", "/")).with_suffix(".py").exists() or members:
                thing = resolve_name(name)
                assert [member for member in members.split(", ") if member and not hasattr(thing, member)] == []


def test_the_two_commands_come_first() -> None:
    first = blocks(ROOT / "README.md")[0].code.splitlines()
    assert first[0].startswith("make run") and first[1].startswith("make test")


def test_the_newest_version_is_in_the_changelog() -> None:
    versions = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert versions[0] == regnum.__version__


@pytest.mark.parametrize("page", ["docs/architecture.md", "docs/add-a-game.md"])
def test_files_that_a_page_names_exist(page: str) -> None:
    named = re.findall(r"`((?:src|tests|web|docs|tools)/[\w./-]+)`", (ROOT / page).read_text(encoding="utf-8"))
    assert named and [name for name in named if not (ROOT / name).exists()] == []
