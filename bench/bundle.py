"""The weight of what a browser fetches before it can draw the first table."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

LANGUAGES = ("en-", "cs-", "pl-")


def gzipped_kb(client: Path) -> float | None:
    """Page, scripts and styles, gzipped, in kB: all that the page names and their imports, one language of three.

    None where the client is not built."""
    page = client / "index.html"
    if not page.is_file():
        return None
    found: dict[str, int] = {}
    text = page.read_text(encoding="utf-8")
    follow(client / "assets", text, found)
    words = [n for name, n in found.items() if name.startswith(LANGUAGES)]
    rest = [n for name, n in found.items() if not name.startswith(LANGUAGES)]
    return (len(gzip.compress(text.encode())) + sum(rest) + max(words, default=0)) / 1000


def follow(assets: Path, text: str, found: dict[str, int]) -> None:
    """Adds every script and style that `text` names, and those they name."""
    for name in re.findall(r"[\w.-]+\.(?:js|css)\b", text):
        file = assets / name
        if name not in found and file.is_file():
            content = file.read_bytes()
            found[name] = len(gzip.compress(content))
            if name.endswith(".js"):
                follow(assets, content.decode("utf-8"), found)
