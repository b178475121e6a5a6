"""What goes over the WebSocket, both ways. The client's TypeScript types are generated from these Structs."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


# ---------------------------------------------------------------- server to client
class Choice(msgspec.Struct):
    """An open option: `text` is what is sent back, `target` what lights up on the board, `hints` price and gain."""

    option: int
    text: str
    target: str
    label: str
    hints: list[str]


class Refused(msgspec.Struct):
    """A closed option: why, in a few words (`title`, may be empty) and in a sentence, and the clause."""

    text: str
    target: str
    label: str
    title: str
    reason: str
    clause: str


class Question(msgspec.Struct):
    """The question put to this viewer: one plain sentence, its choices, and what is closed."""

    seat: int
    kind: str
    prompt: str
    note: str
    clause: str
    secret: bool
    choices: list[Choice]
    refused: list[Refused]


class Waiting(msgspec.Struct):
    """Who else is asked, as a sentence."""

    seat: int
    text: str


class LogLine(msgspec.Struct):
    """A sentence of the log, the decision after which it was written, and its parts for motion (`from`, `to`, ...)."""

    n: int
    decision: int
    seat: int | None
    key: str
    text: str
    parts: dict[str, str]


class Chair(msgspec.Struct):
    """A seat of the table: who sits there ("human", "bot" or "open"), and what it plays."""

    seat: int
    name: str
    who: Literal["human", "bot", "open"]
    bot: str
    role: str
    you: bool
    online: bool
    points: int


class Undo(msgspec.Struct):
    """Whether the viewer may take back; why not; who asked for a longer step back and who must still agree."""

    can: bool
    reason: str
    asked_by: int | None
    missing: list[int]


class TableState(msgspec.Struct, tag="table"):
    """Everything one viewer sees. `n` is the number of moves so far and must come back with a move."""

    id: str
    game: str
    title: str
    lang: str
    n: int
    decisions: int
    options: dict[str, str]
    chairs: list[Chair]
    seats: list[int]
    """The seats this viewer plays (several on one device)."""
    host: bool
    started: bool
    over: bool
    view: Any
    """The game's own view Struct; null before the start."""
    question: Question | None
    waiting: list[Waiting]
    log: list[LogLine]
    undo: Undo
    commitment: str
    key: str
    problem: str
    again: str
    """The table that follows this one, reached with the same key; "" when there is none."""


class Problem(msgspec.Struct, tag="problem"):
    """A refused message: a key, a sentence in the viewer's language, and the clause when a rule is behind it."""

    key: str
    text: str
    clause: str


# ---------------------------------------------------------------- client to server
class Play(msgspec.Struct, tag="play"):
    """An answer; `n` is the TableState it was given to, `seat` whose answer it is, `text` the option's text."""

    n: int
    seat: int
    text: str


class TakeBack(msgspec.Struct, tag="undo"):
    """Undo; `far` asks the whole table to go back to before the seat's last decision."""

    n: int
    seat: int
    far: bool = False


class Agree(msgspec.Struct, tag="agree"):
    """The answer to somebody's wish to go back."""

    seat: int
    yes: bool


class Speak(msgspec.Struct, tag="lang"):
    """Another language for this connection."""

    lang: str


FromClient = Play | TakeBack | Agree | Speak
