"""The box of a game: tables of components in the data folder beside its rules."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any


def read(beside: str, name: str) -> Any:
    """The table `data/<name>.toml` beside the file `beside`, which is the caller's `__file__`."""
    with (Path(beside).parent / "data" / f"{name}.toml").open("rb") as f:
        return tomllib.load(f)
