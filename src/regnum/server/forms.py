"""What goes over HTTP, both ways."""

from __future__ import annotations

from typing import Literal

import msgspec

from regnum.server.schema import Pace, Who
from regnum.server.wire import Chair, TableClock, Told


# ---------------------------------------------------------------- from the client
class NewChair(msgspec.Struct):
    """A chair of a new table; an open one that is `kept` can only be taken with its personal link."""

    who: Who
    role: str = ""
    bot: str = ""
    name: str = ""
    kept: bool = False


class NewTable(msgspec.Struct):
    """A table to be made. The host plays every "human" chair, so several of them mean several players on one device."""

    game: str
    chairs: list[NewChair]
    name: str = ""
    lang: str = ""
    listed: bool = False
    watch: bool = True
    options: dict[str, str] = msgspec.field(default_factory=dict)
    clock: TableClock | None = None
    patience: int = 180
    """Seconds after which the others may vote on somebody who is away on their turn."""
    pace: Pace = "normal"
    hints: bool = False
    """Whether everybody who is asked may ask the champion; who is alone among bots may in any case."""


class Learner(msgspec.Struct):
    """Who would like to learn a game at a table of its lesson."""

    name: str = ""
    pace: Pace = "normal"


class Sit(msgspec.Struct):
    """A wish for an open chair: any, a certain one, or the one of a personal link."""

    name: str = ""
    lang: str = ""
    seat: int | None = None
    key: str = ""


class Keep(msgspec.Struct):
    """An open chair is kept for whoever has its personal link, or is for anybody again; at the host's wish."""

    key: str
    seat: int
    kept: bool = True


class Hurry(msgspec.Struct):
    """Another pace for the bots of a table, at the host's wish."""

    key: str
    pace: Pace


class Fill(msgspec.Struct):
    """Bots for all open chairs."""

    key: str
    bot: str


class Hosted(msgspec.Struct):
    """A wish of the host."""

    key: str


class Relink(msgspec.Struct):
    """A new link for the chair of a person; `key` is the host's."""

    key: str
    seat: int


class NextChair(msgspec.Struct):
    """A chair of the next game of a campaign: a bot, the player who had seat `of`, or whoever comes."""

    of: int | None = None
    bot: str = ""


class Again(msgspec.Struct):
    """The same table once more; of a campaign, its next game, with `chairs` if they are not the same."""

    key: str
    chairs: list[NextChair] | None = None


class Rename(msgspec.Struct):
    """Another name for a campaign, at the wish of whoever has one of its keys."""

    keys: list[str]
    name: str


class Bring(msgspec.Struct):
    """A campaign in a file."""

    text: str
    lang: str = ""


class Upload(msgspec.Struct):
    """A record that becomes a table. Who plays on may sit in `chairs`, one for each seat of the record, whose roles stay; none
    means that the host plays every seat."""

    text: str
    mode: Literal["watch", "continue"] = msgspec.field(name="as", default="watch")
    lang: str = ""
    chairs: list[NewChair] = []


# ---------------------------------------------------------------- to the client
class Thought(msgspec.Struct):
    """What a good player thinks about where exactly these are the answers."""

    choices: list[str]
    think: str


class LessonNote(msgspec.Struct):
    """A note of a guided game: on which kinds of question ("act", or "act build" for one about a thing), the clause, and what
    it says."""

    kinds: list[str]
    clause: str
    name: str
    about: str
    think: str
    here: list[Thought]


class SeatKey(msgspec.Struct):
    """A chair of a new table; `key` is the secret of an open one, for a personal link."""

    seat: int
    key: str
    who: Who


class Made(msgspec.Struct):
    """A new table, with the host's key and the page for spectators ("" when nobody may watch)."""

    id: str
    key: str
    chairs: list[SeatKey]
    watch: str


class Opened(msgspec.Struct):
    """A table and the key to it."""

    id: str
    key: str


class Seated(msgspec.Struct):
    """A chair that was taken."""

    key: str
    seat: int


class Done(msgspec.Struct):
    """It worked."""

    ok: bool = True


class OpenTable(msgspec.Struct):
    """A listed table that waits for players."""

    id: str
    game: str
    title: str
    name: str
    chairs: list[Chair]
    lang: str
    free: int


class YourTable(msgspec.Struct):
    """A table the caller has a key to."""

    id: str
    game: str
    title: str
    name: str
    chairs: list[Chair]
    your_turn: bool
    over: bool
    text: str
    at: str
    """When it last changed, in UTC."""
    campaign: str
    talk: int
    """How many lines have been said there."""
    again: bool
    """Whether the caller can call for the same table once more."""


class YourCampaign(msgspec.Struct):
    """A campaign of which the caller has a table; `games` are over, and `text` says how the last one ended."""

    id: str
    title: str
    name: str
    games: int
    text: str


class Home(msgspec.Struct):
    """The home page: tables to join, tables to go on with, and the campaigns they belong to."""

    open: list[OpenTable]
    yours: list[YourTable]
    campaigns: list[YourCampaign]
    name: str
    """A name that a new table might have."""
    hour: int
    """What time it is for the server, in milliseconds since 1970."""


class Sitter(msgspec.Struct):
    """Somebody who played a game of a campaign."""

    name: str
    bot: str
    role: str
    won: bool


class Chapter(msgspec.Struct):
    """A game of a campaign that is over: how it ended, in a sentence, and what the book says of it."""

    n: int
    table: str
    ended: str
    sitters: list[Sitter]
    text: str
    told: list[Told]


class NextGame(msgspec.Struct):
    """The game that can be started now, from which table, and who is invited by default: a name and the seat it had."""

    table: str
    chairs: list[NextChair]
    names: list[str]


class Campaign(msgspec.Struct):
    """A campaign, the newest game first. `now` is the table of the game that runs; "" when none does."""

    id: str
    game: str
    title: str
    name: str
    yours: bool
    now: str
    next: NextGame | None
    players: list[str]
    chapters: list[Chapter]


class Brought(msgspec.Struct):
    """A campaign out of a file, the table of its last game, and the key to it."""

    id: str
    table: str
    key: str


class Value(msgspec.Struct):
    """A thing to choose from: an option's value, a role, a bot."""

    id: str
    label: str
    help: str = ""


class Named(msgspec.Struct):
    """A thing that a line of an option may name, and the role that it is for."""

    id: str
    label: str
    help: str
    role: str


class SetupOption(msgspec.Struct):
    """A choice of set-up: one of its values or, where it is `free`, a line of text, which may hold several that are `named`.
    One `of_automata` means something only where the rules play a seat."""

    name: str
    label: str
    help: str
    values: list[Value]
    free: bool
    of_automata: bool
    named: list[Named]


class GameInfo(msgspec.Struct):
    """A game on the shelf. `usual` are the roles for each number of seats, fewest first; `automata` those that the rules
    play, each with the role whose place it takes."""

    name: str
    title: str
    tagline: str
    fewest: int
    most: int
    minutes: int
    roles: list[Value]
    usual: list[list[str]]
    automata: dict[str, str]
    options: list[SetupOption]
    bots: list[Value]


class Wish(msgspec.Struct):
    """A set-up somebody thinks about."""

    roles: list[str]
    options: dict[str, str] = {}


class Advice(msgspec.Struct):
    """Why the set-up cannot be played, or what to know before playing it; both empty when there is nothing to say."""

    problem: str
    notice: str


class RulingText(msgspec.Struct):
    """A ruling in one language."""

    id: str
    text: str


class ClauseText(msgspec.Struct):
    """A clause in one language."""

    id: str
    title: str
    rule: str
    testable: bool
    rulings: list[str]


class LawText(msgspec.Struct):
    """The Law of a game, or what a search found in it; each of `also` holds words for one thing."""

    clauses: list[ClauseText]
    rulings: list[RulingText]
    also: list[list[str]]


class PointsAt(msgspec.Struct):
    """The points of all seats at a moment."""

    moment: int
    points: list[int]


class Chart(msgspec.Struct):
    """How the points went."""

    points: list[PointsAt]


class Health(msgspec.Struct):
    """The server is up."""

    ok: bool
    version: str
    tables: int
