"""Games to learn from, as small as they go: what was set up, the seed, and the answers. All else is played again from them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from regnum.engine.errors import BadRecord
from regnum.engine.session import Session
from regnum.learn.setting import Setting

LENGTH: Final = 4
"""Bytes before each trace of a file that say how long it is."""


class Trace(msgspec.Struct, frozen=True):
    """One game: who played it, the answers in the order in which they were given, and what came of it.

    `capped` says that it was given up; then nobody has won."""

    game: str
    rules: int
    seats: list[str]
    options: dict[str, str]
    bots: list[str]
    seed: int
    answers: bytes
    winners: list[int]
    scores: list[int]
    capped: bool

    def to_bytes(self) -> bytes:
        """The trace in about a byte and a half for each decision."""
        return msgspec.msgpack.encode(self)

    def setting(self, actions: str = "flat") -> Setting:
        """What was set up. Raises BadRecord where the rules have changed since."""
        setting = Setting(self.game, self.seats, self.options, actions)
        if setting.book.rules_version != self.rules:
            raise BadRecord(f"played by rules {self.rules} of {self.game}; these are rules {setting.book.rules_version}")
        return setting

    def shares(self) -> list[float]:
        """Each seat's share of the win."""
        return [1 / len(self.winners) if seat in self.winners else 0.0 for seat in range(len(self.seats))]

    def replay(self, setting: Setting) -> Iterator[tuple[Session, int]]:
        """Every position in which somebody decided, and the answer. The session is the same one, played on."""
        session = setting.start(self.seed)
        for answer in unpacked(self.answers):
            yield session, answer
            session.play(answer)

    def positions(self, setting: Setting) -> Iterator[Position]:
        """Every decision as a learning agent meets it."""
        lens = setting.lens
        for session, answer in self.replay(setting):
            ask = session.ask
            assert ask is not None
            action = answer + lens.bases[ask.kind]
            yield Position(ask.seat, lens.observation(session, ask.seat), lens.legal(session, ask.seat), action)


class Position(NamedTuple):
    """A decision: whose, what the seat saw, the open actions, and the one that was taken."""

    seat: int
    observation: bytes
    legal: list[int]
    action: int


def from_bytes(data: bytes) -> Trace:
    """The trace again. Raises BadRecord for something else."""
    try:
        return msgspec.msgpack.decode(data, type=Trace)
    except msgspec.DecodeError as error:
        raise BadRecord(f"not a trace: {error}") from None


def packed(answers: Iterable[int]) -> bytes:
    """Answers as bytes: seven bits in each, the lowest first; the top bit says that more follow."""
    out = bytearray()
    for answer in answers:
        x = answer + 1
        while x > 127:
            out.append(x & 127 | 128)
            x >>= 7
        out.append(x)
    return bytes(out)


def unpacked(data: bytes) -> Iterator[int]:
    """The answers again."""
    x = shift = 0
    for byte in data:
        x |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            yield x - 1
            x = shift = 0


def write(path: Path, traces: Iterable[Trace]) -> int:
    """Writes traces to a file, whole or not at all; returns how many."""
    blobs = [trace.to_bytes() for trace in traces]
    part = path.with_name(path.name + ".part")
    part.write_bytes(b"".join(len(blob).to_bytes(LENGTH, "big") + blob for blob in blobs))
    part.replace(path)
    return len(blobs)


def read(path: Path) -> Iterator[Trace]:
    """The traces of a file. Raises BadRecord for something else."""
    data = path.read_bytes()
    at = 0
    while at < len(data):
        n = int.from_bytes(data[at : at + LENGTH], "big")
        yield from_bytes(data[at + LENGTH : at + LENGTH + n])
        at += LENGTH + n


def plain(trace: Trace) -> dict[str, Any]:
    """A trace without its answers, for people and logs."""
    found: dict[str, Any] = msgspec.to_builtins(trace)
    return {**found, "answers": sum(1 for _ in unpacked(trace.answers))}
