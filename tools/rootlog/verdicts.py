"""What we found out about refused actions of known logs: verdicts.toml, by the fingerprint of a log.

A slip may say how the action must be read; then the walk goes on with that reading, and the action as written stays refused."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

CLASSES: Final = ("slip", "table", "house", "bug", "tool")
"""Notator's slip or ambiguity; a mistake or omission of the players; a house rule; a bug of ours; a limit of this tool."""


@dataclass(frozen=True)
class Verdict:
    """Why an action was refused. `read` is what it must mean: actions, or nothing; None if that cannot be known. With `force`
    it is brought about at its place without asking the rules, which would allow it only elsewhere."""

    kind: str
    note: str
    read: str | None = None
    force: bool = False


Verdicts = dict[tuple[int, int], Verdict]
"""By line and number of the action in it."""


def verdicts_of(text: str) -> Verdicts:
    """The verdicts about a log."""
    with (Path(__file__).parent / "verdicts.toml").open("rb") as f:
        logs = tomllib.load(f)["log"]
    mark = fingerprint(text)
    found: Verdicts = {}
    for log in logs:
        if log["sha256"] == mark:
            for entry in log["verdict"]:
                verdict = Verdict(entry["class"], entry["note"], entry.get("read"), entry.get("force", False))
                for n in range(entry["action"], entry.get("to", entry["action"]) + 1):
                    found[entry["line"], n] = verdict
    return found


def fingerprint(text: str) -> str:
    """The first half of the SHA-256 of a log, whatever its line ends."""
    return sha256("\n".join(text.splitlines()).encode()).hexdigest()[:32]
