"""A campaign as one file: games of which each starts where the one before ended, with every record.

{"regnum": "campaign", "game": "...", "name": "...", "games": [{"record": "...", "seats": ["Ann", "Bo"], ...}]}
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec

from regnum.engine.errors import BadRecord
from regnum.engine.kinds import Message
from regnum.engine.registry import PROMPTS, Rulebook
from regnum.game import Game

Handed = dict[str, int | str | list[str]]
"""A `Sequel` as a file holds it."""


class Said(msgspec.Struct, omit_defaults=True):
    """A `Message` as plain data."""

    key: str
    args: dict[str, int | str | Said] = {}

    def message(self) -> Message:
        """The message itself."""
        return Message(self.key, {name: x.message() if isinstance(x, Said) else x for name, x in self.args.items()})


class Ending(msgspec.Struct):
    """How a game ended and what it hands over. A record of rules that are no longer in force cannot always say it again."""

    winners: list[int]
    how: str
    sequel: Handed | None = None
    heirs: list[int] = []
    told: list[Said] = []


class Played(msgspec.Struct):
    """A game that is over. `bots` says which seats bots took, and which bots; "" is a person."""

    record: str
    seats: list[str]
    ended: str
    bots: list[str] = []
    ending: Ending | None = None


class CampaignFile(msgspec.Struct):
    """The whole file, the oldest game first."""

    regnum: Literal["campaign"]
    game: str
    name: str
    games: list[Played]


class Envelope(msgspec.Struct):
    """The file with its games unopened, so that a refusal can say which of them is wrong."""

    regnum: Literal["campaign"]
    game: str
    games: list[msgspec.Raw]
    name: str = ""


def read(text: str) -> CampaignFile:
    """The campaign of a file; its records are not looked at. Raises BadRecord for a text that is no campaign; its `line` is
    the number of the game that cannot be read, 0 where it is the file itself."""
    try:
        envelope = msgspec.json.decode(text, type=Envelope)
    except (ValueError, RecursionError) as error:
        raise BadRecord(str(error)) from error
    games = [opened(game, n) for n, game in enumerate(envelope.games, 1)]
    return CampaignFile("campaign", envelope.game, envelope.name, games)


def opened(game: msgspec.Raw, n: int) -> Played:
    """Game `n` of a file. Raises BadRecord."""
    try:
        played = msgspec.json.decode(game, type=Played)
        moment(played.ended)
    except (ValueError, OverflowError, RecursionError) as error:
        raise BadRecord(str(error), n) from error
    return played


def moment(text: str) -> int:
    """A date as milliseconds since 1970; without a zone it is in UTC. Raises ValueError for what is no date."""
    found = datetime.fromisoformat(text)
    return round((found if found.tzinfo else found.replace(tzinfo=UTC)).timestamp() * 1000)


def date(at: int) -> str:
    """Milliseconds since 1970 as a date in UTC."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat()


def said(message: Message) -> Said:
    """A message as plain data."""
    return Said(message.key, {name: said(x) if isinstance(x, Message) else x for name, x in message.args.items()})


def ending_of(game: Game) -> Ending:
    """How a game that is over ended."""
    result, g = game.result, game.session.g
    told = [said(message) for message in game.book.chapter(g)]
    return Ending(result.winners, result.how, result.sequel, game.book.heirs(g), told)


def has_campaigns(book: Rulebook[Any]) -> bool:
    """Whether anything can follow a game of this rulebook."""
    return type(book).sequel is not Rulebook.sequel


def next_options(sequel: Handed, prompts: str) -> dict[str, str]:
    """The options of the game that follows, as far as they are not the usual; how the table asks is its own affair."""
    return {PROMPTS.name: prompts} | {name: str(value) for name, value in sequel.items() if name != "seats"}


def next_seats(book: Rulebook[Any], sequel: Handed) -> list[str]:
    """What each seat of the game that follows plays. Raises BadSetup."""
    given = sequel.get("seats", book.fewest)
    return book.seat_list(given if isinstance(given, int | list) else [given])


def heirs_of(ending: Ending, seats: int, before: int) -> list[int | None]:
    """For each seat of the next game the seat of this one, of `before`, whose player takes it; None where nobody does."""
    followed: Sequence[int] = ending.heirs or range(before)
    return [followed[i] if i < len(followed) and 0 <= followed[i] < before else None for i in range(seats)]


def roles_for(wanted: Sequence[int | None], roles: list[str], heirs: Sequence[int | None]) -> list[str]:
    """What seats play that the players of these `wanted` seats take: players keep the role meant for them, wherever they sit;
    others take the roles that are left in their places, and beyond them "", the usual."""
    meant = {of: seat for seat, of in enumerate(heirs) if of is not None and of in wanted}
    free = ["" if seat in meant.values() else role for seat, role in enumerate(roles)] + [""] * len(wanted)
    return [free[seat] if of is None or of not in meant else roles[meant[of]] for seat, of in enumerate(wanted)]
