"""Writes docs/observations.md, what learning agents are given, from the layouts: `python -m tools.observations`."""

from __future__ import annotations

import sys
from pathlib import Path

from regnum.bots.lens import Lens
from regnum.engine.layout import CATEGORY, FLAG, Axis, Field
from regnum.engine.registry import GAMES, rulebook

PAGE = Path(__file__).parent.parent / "docs" / "observations.md"
FEW = 16
"""Things that are listed; of longer axes only the first and the last are named."""
HEAD = """# What learning agents are given

Made from the layouts of the games by `python -m tools.observations`; what it means stands in [learning](learning.md). One byte
each, in this order, the last axis fastest. A flag is 0 or 1, a count goes up to its bound, and of a list it is which one: 0 for
none, else its place there.

`about` is the thing a question is about: of a pair its two things, one added to each; else the thing and one, as a number of
two bytes, the low one first. For programs all of this is in `regnum.bots.lens.Lens(book, flat).layout`: `fields` with `base`,
`shape` and `most`, and the `slugs` of each axis.
"""


def values(field: Field) -> str:
    """What the numbers of a field can be."""
    if field.sort == FLAG:
        return "flag"
    return f"one of {listed(field.kinds)}" if field.sort == CATEGORY else f"0 to {field.most}"


def listed(slugs: list[str]) -> str:
    """Things by name, if they are few."""
    return ", ".join(slugs) if len(slugs) <= FEW else f"{slugs[0]} ... {slugs[-1]}"


def chapter(game: str) -> str:
    """The table of one game."""
    book = rulebook(game)
    flat, short = Lens(book, True), Lens(book, False)
    lines = [
        f"## {game}",
        "",
        f"Layout {flat.layout.version}, {flat.size} bytes. {flat.actions} flat actions, {short.actions} short ones.",
        "",
        "| from | field | axes | values |",
        "| --- | --- | --- | --- |",
    ]
    axes: dict[tuple[str, int], Axis] = {}
    for field in flat.layout.fields:
        shape = " × ".join(f"{axis.name} {axis.size}" for axis in field.axes)
        lines.append(f"| {field.base} | {field.name} | {shape} | {values(field)} |")
        axes |= {(axis.name, axis.size): axis for axis in field.axes if not axis.slugs[0].isdigit()}
    lines += ["", *[f"- {axis.name}: {listed(axis.slugs)}" for axis in axes.values()], ""]
    return "\n".join(lines)


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *[chapter(game) for game in GAMES]])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.exit(0)
