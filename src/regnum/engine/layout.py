"""What an observation of a learning agent holds: named fields of small numbers, one byte each, one after the other."""

from __future__ import annotations

from typing import Final

COUNT: Final = "count"
FLAG: Final = "flag"
CATEGORY: Final = "category"


class Axis:
    """One way a field goes on: the things it has a number for, by their slugs."""

    def __init__(self, name: str, slugs: list[str]) -> None:
        self.name: str = name
        self.slugs: list[str] = slugs
        self.size: int = len(slugs)


def numbered(name: str, size: int) -> Axis:
    """An axis of things without names."""
    return Axis(name, [str(i) for i in range(size)])


class Field:
    """`size` numbers from `base` on, each 0 to `most`: a number for each thing of its axes, the last one fastest. A COUNT is
    how many, a FLAG whether, a CATEGORY which of `kinds`: 0 none, else its place there and one."""

    def __init__(self, name: str, base: int, axes: list[Axis], most: int, sort: str, kinds: list[str]) -> None:
        self.name: str = name
        self.base: int = base
        self.axes: list[Axis] = axes
        self.shape: list[int] = [axis.size for axis in axes]
        self.size: int = 1
        for n in self.shape:
            self.size *= n
        self.most: int = most
        self.sort: str = sort
        self.kinds: list[str] = kinds


class Layout:
    """The fields of an observation. As long as `version` stays they are appended to and never changed, so a model finds what
    it learned from where it was."""

    def __init__(self, version: int) -> None:
        self.version: int = version
        self.fields: list[Field] = []
        self.width: int = 0

    def add(self, name: str, axes: list[Axis], most: int, sort: str, kinds: list[str]) -> int:
        """Appends a field; returns where it begins."""
        field = Field(name, self.width, axes, most, sort, kinds)
        self.fields.append(field)
        self.width += field.size
        return field.base

    def count(self, name: str, most: int, *axes: Axis) -> int:
        """Appends numbers of 0 to `most`."""
        return self.add(name, list(axes), most, COUNT, [])

    def flag(self, name: str, *axes: Axis) -> int:
        """Appends what is or is not."""
        return self.add(name, list(axes), 1, FLAG, [])

    def category(self, name: str, kinds: list[str], *axes: Axis) -> int:
        """Appends what is one of `kinds` or nothing."""
        return self.add(name, list(axes), len(kinds), CATEGORY, kinds)
