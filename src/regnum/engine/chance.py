"""All luck. A small generator for simulations, a keyed one for live games, and the memory of what was said."""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import TYPE_CHECKING, Final, TypeVar

from regnum.engine.errors import BadRecord, BadSetup

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")
WORD: Final = 0xFFFFFFFF
MOST_KEY_BYTES: Final = 64


class Chance:
    """Four 32-bit words (sfc32), or a secret key and a counter.

    `mark` is the information mark: it moves with every roll, shuffle and reveal, and undo stops at it. `uses` counts the
    rolls, picks and shuffles. With a `memory` every result is kept under its number; a result found there is given again,
    so a record replays exactly.
    """

    __slots__ = ("a", "b", "c", "d", "key", "mark", "memory", "uses")

    def __init__(self, a: i64, b: i64, c: i64, d: i64, mark: int = 0, uses: int = 0, key: bytes = b"") -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d
        self.mark: int = mark
        self.uses: int = uses
        self.key: bytes = key
        self.memory: dict[int, str] | None = None

    def clone(self) -> Chance:
        """The same luck to come, without the memory."""
        return Chance(self.a, self.b, self.c, self.d, self.mark, self.uses, self.key)

    def word(self) -> i64:
        """The next 32 bits."""
        if self.key:
            self.a += 1
            return int.from_bytes(blake2b(int(self.a).to_bytes(8, "big"), key=self.key, digest_size=4).digest(), "big")
        a, b, c, d = self.a, self.b, self.c, self.d
        t = (a + b + d) & WORD
        self.d = (d + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + t) & WORD
        return t

    def pick(self, n: int) -> int:
        """One of 0 .. n-1."""
        return self.one_of(n, 0, "pick")

    def roll(self, sides: int) -> int:
        """One of 1 .. sides."""
        return self.one_of(sides, 1, "roll")

    def one_of(self, n: i64, lowest: int, verb: str) -> int:
        """One of n numbers."""
        self.use()
        value: int = ((self.word() * n) >> 32) + lowest
        if self.memory is not None:
            value = self.recall(verb, [value])[0]
            if not lowest <= value < lowest + n:
                raise BadRecord(f"chance said {verb} {value} where there are {n}")
        return value

    def shuffle(self, things: list[int]) -> None:
        """Puts `things` in random order."""
        self.use()
        before = things[:] if self.memory is not None else things
        self.mix(things)
        if self.memory is not None:
            things[:] = self.recall("shuffle", things)
            if sorted(things) != sorted(before):
                raise BadRecord("chance shuffled other things than there were")

    def mix(self, things: list[T]) -> None:
        """Swaps `things` at random, the last one first."""
        n: i64 = len(things)
        while n > 1:
            j = (self.word() * n) >> 32
            n -= 1
            things[n], things[j] = things[j], things[n]

    def use(self) -> None:
        """One more use of luck, which everybody sees."""
        self.mark += 1
        self.uses += 1

    def reveal(self) -> None:
        """Something hidden became known: no undo past here."""
        self.mark += 1

    def recall(self, verb: str, values: list[int]) -> list[int]:
        """What was said at this use before, else `values`, which are kept."""
        assert self.memory is not None
        said = self.memory.get(self.uses)
        if said is None:
            self.memory[self.uses] = " ".join([verb] + [str(v) for v in values])
            return values
        words = said.split()
        if words[0] != verb or len(words) != len(values) + 1:
            raise BadRecord(f"the record says {said!r} where the rules ask chance for {verb!r}")
        return [int(w) for w in words[1:]]


def seeded(seed: int) -> Chance:
    """The simulation generator for a seed; the same on every machine and in both builds."""
    raw = blake2b(str(seed).encode(), digest_size=16).digest()
    a, b, c, d = unpack(">4I", raw)
    return Chance(a, b, c, d)


def keyed(key: bytes) -> Chance:
    """The live generator: nobody without the key can tell what comes. Raises BadSetup for a key that is too long."""
    if len(key) > MOST_KEY_BYTES:
        raise BadSetup(f"a key has at most {MOST_KEY_BYTES} bytes, not {len(key)}")
    return Chance(0, 0, 0, 0, key=key)


def commitment(key: bytes) -> str:
    """The hash of a key, shown when the game starts; the key itself is shown when it ends."""
    return blake2b(key, digest_size=32).hexdigest()
