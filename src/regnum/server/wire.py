"""What goes over the WebSocket, both ways. The client's TypeScript types are generated from these Structs."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


# ---------------------------------------------------------------- server to client
class Hint(msgspec.Struct):
    """Price or gain of a choice: which one, its numbers and things by name, and the same as words."""

    key: str
    parts: dict[str, str]
    text: str


class Choice(msgspec.Struct, omit_defaults=True):
    """An open option: `text` is what is sent back, `parts` are the things it names (none for the pass). What cannot be taken
    back freely once it is played says in `final` why, by a name among `finals` of its question."""

    text: str
    kind: str
    parts: dict[str, str]
    label: str
    hints: list[Hint]
    final: str = ""


class Refused(msgspec.Struct):
    """A closed option: why, in a few words (`title`, may be empty) and in a sentence, and the clause."""

    text: str
    kind: str
    parts: dict[str, str]
    label: str
    title: str
    reason: str
    clause: str


class NoWayBack(msgspec.Struct):
    """Why a choice cannot be taken back, as a sentence, and what Done is called then."""

    why: str
    deed: str


class Question(msgspec.Struct):
    """The question put to this viewer: one plain sentence, the things it is about, its choices, and what is closed. The
    answer to a `secret` one stays covered until all who are asked with the viewer have answered."""

    seat: int
    kind: str
    about: dict[str, str]
    prompt: str
    note: str
    clause: str
    secret: bool
    choices: list[Choice]
    finals: dict[str, NoWayBack]
    refused: list[Refused]


class LogLine(msgspec.Struct, omit_defaults=True):
    """A sentence of the log with its parts for motion (`from`, `to`, ...). Lines and moments are counted as this viewer
    reads them: a moment is a decision after which there was something new to read. A line that not all of the viewer's
    seats may read says in `only` which may."""

    n: int
    moment: int
    seat: int | None
    key: str
    text: str
    parts: dict[str, str]
    only: list[int] = []


class Hour(msgspec.Struct, tag="hour"):
    """What time it is for the server, in milliseconds since 1970: all hours are its own, whatever the page's clock says."""

    at: int


class TableClock(msgspec.Struct):
    """How long players may think, in seconds: all together (`bank`, and so much more for each turn that is over), or about
    each answer (`turn`)."""

    kind: Literal["bank", "turn"]
    seconds: int
    increment: int = 0


Choose = Literal["wait", "bot", "new"]
"""What can be done about somebody who is away: wait, a bot until they are back, or the chair for somebody new."""


class Cast(msgspec.Struct):
    """A vote about the absent `seat`, given by seat `by`; votes are open."""

    seat: int
    by: int
    choice: Choose


class Chair(msgspec.Struct):
    """A seat of the table: who sits there ("human", "bot" or "open"; "game" where the rules play), and what it plays. The bot
    of a person's chair stands in until the person is back. `seen` is the hour of the last sign of life of one who is not
    `online` (0: none yet). With a clock, `left` milliseconds of thinking are left, which run since hour `since` (0: they
    stand)."""

    seat: int
    name: str
    who: Literal["human", "bot", "open", "game"]
    bot: str
    role: str
    you: bool
    online: bool
    points: int
    seen: int = 0
    left: int | None = None
    since: int = 0


class Undo(msgspec.Struct):
    """Whether the viewer may take back, why not, and whether there is something further back to ask the others for; who asked
    for such a step and who must still agree."""

    can: bool
    far: bool
    reason: str
    asked_by: int | None
    missing: list[int]


class Told(msgspec.Struct):
    """A sentence of a campaign's book, and what it is about: seats and numbers as such, things by the keys of their names."""

    key: str
    parts: dict[str, str]
    text: str


class TableState(msgspec.Struct, tag="table"):
    """Everything one viewer sees, and nothing else: a page is told of a change only when this has changed for it."""

    id: str
    game: str
    title: str
    lang: str
    asked: int
    """How many questions the viewer's seats have been put so far; comes back with an answer and with an undo."""
    moment: int
    """The moment that is shown; of the present, the last one."""
    options: dict[str, str]
    chairs: list[Chair]
    seats: list[int]
    """The seats this viewer plays (several on one device)."""
    looks: int | None
    """The seat whose view is shown; null for a spectator, and on one device while none of its seats is asked."""
    host: bool
    started: bool
    over: bool
    view: Any
    """The game's own view Struct; null before the start."""
    question: Question | None
    waiting: list[int]
    """The seats that are to act beside the viewer; what they are asked is their affair."""
    phase: str
    log: list[LogLine]
    """The lines from number `since` on: the page has those before, but for some that only now may be shown."""
    since: int
    mark: str
    """How far the log goes; a page that comes back says with it which lines it has."""
    undo: Undo
    commitment: str
    key: str
    problem: str
    again: str
    """The table that follows this one, reached with the same key; "" when there is none."""
    campaign: str
    sequel: bool
    """The game is over and another can be started from its end."""
    told: list[Told]
    """What the book of its campaign says of the game, as far as it is written."""
    clock: TableClock | None
    pace: str
    """How fast the bots answer."""
    patience: int
    """Seconds after which the others may vote on somebody who is away on their turn."""
    votes: list[Cast]
    hints: bool = False
    """Whether the viewer may ask the champion."""
    champion: bool = False
    """Whether the host has allowed everybody to."""


class Problem(msgspec.Struct, tag="problem"):
    """A refused message: a key, a sentence in the viewer's language, and the clause when a rule is behind it."""

    key: str
    text: str
    clause: str


Sign = Literal["good", "ha", "ouch", "hurry", "back", "game"]
"""The drawn signs of table talk."""


class TalkLine(msgspec.Struct):
    """Something said at the table: by a seat, or by a spectator (null). Either `text`, which is nothing but text, or a
    `sign`."""

    n: int
    at: int
    seat: int | None
    name: str
    text: str
    sign: str


class Talk(msgspec.Struct, tag="talk"):
    """What was said since the page last heard."""

    lines: list[TalkLine]


# ---------------------------------------------------------------- client to server
class Play(msgspec.Struct, tag="play"):
    """An answer; `asked` is that of the TableState it was given to, `seat` whose answer it is, `text` the option's text."""

    asked: int
    seat: int
    text: str


class TakeBack(msgspec.Struct, tag="undo"):
    """Undo; `far` asks the whole table to go back to before the seat's last decision."""

    asked: int
    seat: int
    far: bool = False


class Agree(msgspec.Struct, tag="agree"):
    """The answer to somebody's wish to go back."""

    seat: int
    yes: bool


class Speak(msgspec.Struct, tag="lang"):
    """Another language for this connection."""

    lang: str


class Vote(msgspec.Struct, tag="vote"):
    """What to do about the absent `seat`; it can be changed. The majority of the people who are here decides."""

    seat: int
    choice: Choose


class ComeBack(msgspec.Struct, tag="back"):
    """Somebody takes their seat back from its stand-in, or before anybody new has taken it."""

    seat: int


class Leave(msgspec.Struct, tag="leave"):
    """Somebody leaves and names an heir: a bot until they are back, or whoever comes by the link of the table."""

    seat: int
    heir: Literal["bot", "link"]
    bot: str = ""


class Say(msgspec.Struct, tag="say"):
    """Something to be said at the table: a line of text or a sign. `name` is a spectator's."""

    text: str = ""
    sign: Sign | Literal[""] = ""
    name: str = ""


class CallMe(msgspec.Struct, tag="name"):
    """Another name for whoever has this page."""

    name: str


FromClient = Play | TakeBack | Agree | Speak | Vote | ComeBack | Leave | Say | CallMe
