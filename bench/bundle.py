"""The weight of what a browser fetches before it can draw the first table."""

from __future__ import annotations

import json
from pathlib import Path


def gzipped_kb(client: Path) -> float | None:
    """Script and style of the heaviest game in the heaviest language, gzipped, in kB, as the build of the client weighed them.

    None where the client is not built."""
    weights = client / "weight.json"
    if not weights.is_file():
        return None
    tables: dict[str, int] = json.loads(weights.read_text(encoding="utf-8"))
    return max(tables.values()) / 1000
