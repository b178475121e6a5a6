"""What `make docs` does to our pages (mkdocs.yml names it): README and its neighbours come to the site, links follow them."""

from __future__ import annotations

import re
from pathlib import Path
from posixpath import dirname, join, normpath, relpath
from typing import Any, Final

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File

from regnum.engine.registry import GAMES

ROOT: Final = Path(__file__).parent.parent
MOVED: Final = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "NOTICE.md": "notice.md",
}
"""Pages that stand beside docs/, and what they are called on the site."""
GAMES_HERE: Final = "games"
HOME: Final = {page: source for source, page in MOVED.items()}
LINK: Final = re.compile(r"\[([^\]]*)\]\(([^)#\s:]+)(#[^)\s]*)?\)")
FOREIGN: Final = re.compile(r"""<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)=["']?(?:https?:)?//[^>]*>""")


def on_config(config: Any) -> Any:
    """Puts the pages of the games, in the order of the registry, where the navigation says `games`."""
    for section in config["nav"]:
        for pages in section.values():
            if isinstance(pages, list) and GAMES_HERE in pages:
                at = pages.index(GAMES_HERE)
                pages[at : at + 1] = [{title(game): f"games/{game}.md"} for game in GAMES]
    return config


def title(game: str) -> str:
    """What the page of a game is called: its heading, up to the colon."""
    heading = (ROOT / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8").partition("\n")[0]
    return heading.removeprefix("# ").partition(":")[0]


def on_files(files: Any, config: Any) -> Any:
    """Adds the pages that stand beside docs/."""
    for source, page in MOVED.items():
        files.append(File.generated(config, page, content=(ROOT / source).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """The page with links as they are on the site; one that leads out of it keeps its words only."""
    here = page.file.src_uri
    folder = dirname(HOME.get(here, join("docs", here)))

    def led(match: re.Match[str]) -> str:
        text, target, anchor = match.groups(default="")
        source = normpath(join(folder, target))
        there = MOVED.get(source, source.removeprefix("docs/"))
        if there == source:
            return str(text)
        return f"[{text}]({relpath(there, dirname(here) or '.')}{anchor})"

    return LINK.sub(led, markdown)


def on_post_page(output: str, page: Any, config: Any) -> str:
    """Raises PluginError for a page that would fetch something from another host."""
    foreign = FOREIGN.search(output)
    if foreign is not None:
        raise PluginError(f"{page.file.src_uri} would load {foreign.group()}")
    return output
