"""Lists that are never changed in place, so that copies of a state share them: a change makes a new list."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def changed(values: list[T], i: int, x: T) -> list[T]:
    """The list with `x` in place `i`."""
    values = values[:]
    values[i] = x
    return values


def raised(values: list[int], i: int, n: int) -> list[int]:
    """The list with `n` more in place `i`."""
    values = values[:]
    values[i] = values[i] + n
    return values


def joined(values: list[int], x: int) -> list[int]:
    """The list with `x` at its end."""
    values = values[:]
    values.append(x)
    return values


def without(values: list[int], x: int) -> list[int]:
    """The list without the first `x`."""
    values = values[:]
    values.remove(x)
    return values
