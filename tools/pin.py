"""Pins the action ids of a game: `python -m tools.pin GAME` appends its new questions to data/actions.toml.

Learning agents keep ids for years, so the list only ever grows: each line carries a check of all lines before it."""

from __future__ import annotations

import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

from regnum.engine.registry import GAMES, Rulebook, rulebook

GAMES_FOLDER = Path(__file__).parent.parent / "src" / "regnum" / "games"
HEADER = "# The action ids of learning agents: question, how many, a check of all before. Append only (python -m tools.pin)\n"


def check_of(pins: list[str], name: str, size: int) -> str:
    """The check of a line after `pins`."""
    return blake2b("\n".join([*pins, f"{name} {size}"]).encode(), digest_size=3).hexdigest()


def appended(pins: list[str], book: Rulebook[Any]) -> list[str]:
    """The pins with the questions that are new."""
    known = {pin.split()[0] for pin in pins}
    pins = pins[:]
    for kind in book.kinds:
        if kind.name not in known:
            size = kind.noun.size + 1
            pins.append(f"{kind.name} {size} {check_of(pins, kind.name, size)}")
    return pins


def broken(pins: list[str]) -> list[str]:
    """The pins whose check is not that of the lines before them."""
    split = [pin.split() for pin in pins]
    return [
        pin
        for i, (pin, (name, size, check)) in enumerate(zip(pins, split, strict=True))
        if check_of(pins[:i], name, int(size)) != check
    ]


def main(names: list[str]) -> int:
    """Appends the new questions of the games named (none: all); says how many."""
    for name in names or GAMES:
        book = rulebook(name)
        pins = appended(book.pinned, book)
        lines = "".join(f'    "{pin}",\n' for pin in pins)
        (GAMES_FOLDER / name / "data" / "actions.toml").write_text(f"{HEADER}pins = [\n{lines}]\n", encoding="utf-8")
        print(f"{name}: {len(pins) - len(book.pinned)} pinned, {len(pins)} in all")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
