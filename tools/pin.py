"""Pins what learning agents keep for years: `python -m tools.pin GAME` appends its new questions to data/actions.toml and the
new fields of its observation to data/layout.toml.

Both lists only ever grow: each line carries a check of all lines before it, that of a field also of the things it counts."""

from __future__ import annotations

import sys
import tomllib
from hashlib import blake2b
from pathlib import Path
from typing import Any

from regnum.engine.layout import Layout
from regnum.engine.registry import GAMES, Rulebook, rulebook

GAMES_FOLDER = Path(__file__).parent.parent / "src" / "regnum" / "games"
HEADER = "# The action ids of learning agents: question, how many, a check of all before. Append only (python -m tools.pin)\n"
FIELDS_HEADER = "# The observation of learning agents: field, shape, most, sort, a check. Append only (python -m tools.pin)\n"


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


def fields_of(layout: Layout) -> list[str]:
    """A layout as pins."""
    pins: list[str] = []
    for field in layout.fields:
        line = f"{field.name} {'x'.join(map(str, field.shape)) or 1} {field.most} {field.sort}"
        things = [slug for axis in field.axes for slug in axis.slugs] + field.kinds
        check = blake2b("\n".join([*pins, line, *things]).encode(), digest_size=3).hexdigest()
        pins.append(f"{line} {check}")
    return pins


def pinned_fields(name: str) -> tuple[int, list[str]]:
    """Version and fields of a game's observation as they were pinned; none, before the first time."""
    path = GAMES_FOLDER / name / "data" / "layout.toml"
    if not path.exists():
        return 0, []
    pinned = tomllib.loads(path.read_text(encoding="utf-8"))
    return pinned["version"], pinned["fields"]


def pin_fields(name: str, layout: Layout) -> int:
    """Appends the new fields of a game; returns how many. Raises SystemExit where a pinned one was changed."""
    version, old = pinned_fields(name)
    fields = fields_of(layout)
    if version == layout.version and fields[: len(old)] != old:
        raise SystemExit(f"{name}: a pinned field was changed; append a new one, or raise the version of the layout")
    lines = "".join(f'    "{pin}",\n' for pin in fields)
    text = f"{FIELDS_HEADER}version = {layout.version}\nfields = [\n{lines}]\n"
    (GAMES_FOLDER / name / "data" / "layout.toml").write_text(text, encoding="utf-8")
    return len(fields) - (len(old) if version == layout.version else 0)


def main(names: list[str]) -> int:
    """Appends the new questions and fields of the games named (none: all); says how many."""
    for name in names or GAMES:
        book = rulebook(name)
        pins = appended(book.pinned, book)
        lines = "".join(f'    "{pin}",\n' for pin in pins)
        (GAMES_FOLDER / name / "data" / "actions.toml").write_text(f"{HEADER}pins = [\n{lines}]\n", encoding="utf-8")
        fields = pin_fields(name, book.layout())
        print(f"{name}: {len(pins) - len(book.pinned)} questions and {fields} fields pinned, {len(pins)} questions in all")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
