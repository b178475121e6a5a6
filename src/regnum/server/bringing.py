"""A campaign out of a file: every record is replayed, and every game must begin where the one before ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any, Final, NamedTuple

import msgspec

from regnum.bots import BOTS
from regnum.campaign import CampaignFile, Ending, Played, ending_of, moment, next_options, read
from regnum.engine.errors import BadRecord, BadSetup
from regnum.engine.kinds import Message
from regnum.engine.registry import PROMPTS, Rulebook, rulebook
from regnum.game import Game
from regnum.messages import option_words, render
from regnum.record import Record, brief, parse
from regnum.server.annals import Volume
from regnum.server.lobby import line_of, read_record, shelved
from regnum.server.naming import LONGEST_TITLE, key_hash, tidy
from regnum.server.problems import Denied
from regnum.server.schema import HOST, ChairRow, ChapterRow, KeyRow

MOST_GAMES: Final = 300


class Followed(NamedTuple):
    """A game of the file that was replayed; `record` is all of it, also where the rules of today follow only a part."""

    played: Played
    game: Game
    record: Record
    ending: Ending


def read_campaign(text: str) -> tuple[CampaignFile, list[Followed]]:
    """A file with all its games replayed. Raises Denied, with the game and the line of its record that is wrong."""
    try:
        file = read(text)
    except BadRecord as error:
        if error.line:
            raise wrong(error.line, "regnum-campaign-unreadable", why=str(error)) from error
        raise Denied("regnum-campaign-none", why=str(error)) from error
    if not 0 < len(file.games) <= MOST_GAMES:
        raise Denied("regnum-campaign-count", most=MOST_GAMES)
    try:
        book = rulebook(file.game)
    except BadSetup as error:
        raise Denied("regnum-game-none") from error
    games: list[Followed] = []
    for n, played in enumerate(file.games, 1):
        games.append(follow(n, played, book))
        if n > 1:
            fit(n, games[-1], games[-2].ending, book)
    return file, games


def follow(n: int, played: Played, book: Rulebook[Any]) -> Followed:
    """Replays game `n` to its end. Where it was played under other rules, the file may say how it ended. Raises Denied."""
    text = played.record
    line, named = header_line(text, "game")
    if line and named != book.name:
        raise wrong(n, "regnum-campaign-other", line=line, found=brief(named), game=Message(f"{book.name}-title"))
    try:
        game, _ = read_record(text)
    except Denied as denied:
        raise wrong(n, denied.message) from denied
    if len(played.seats) != len(game.header.seats):
        line, seats = header_line(text, "seats")[0], len(game.header.seats)
        raise wrong(n, "regnum-campaign-names", line=line, names=len(played.seats), seats=seats)
    record, ending = parse(text), None
    if game.header.rules != book.rules_version:
        ending = known_ending(n, played)
    if ending is None:
        if not game.over:
            stopped = 0 if game.problem is None else game.problem.line
            line = line_of(text, stopped) if stopped else len(text.rstrip().split("\n"))
            raise wrong(n, "regnum-campaign-unfinished", line=line)
        ending = ending_of(game)
    return Followed(played, game, record, ending)


def known_ending(n: int, played: Played) -> Ending | None:
    """How the file says that game `n` ended. Raises Denied where that cannot be said."""
    ending = played.ending
    if ending is None:
        return None
    try:
        for said in ending.told:
            render("en", said.message(), played.seats)
    except (KeyError, AssertionError, RecursionError) as error:
        raise wrong(n, "regnum-campaign-unreadable", why=repr(error)) from error
    seats = len(played.seats)
    if not all(0 <= seat < seats for seat in ending.winners):
        raise wrong(n, "regnum-campaign-unreadable", why=f"winners {ending.winners} of {seats} seats")
    return ending


def fit(n: int, followed: Followed, before: Ending, book: Rulebook[Any]) -> None:
    """Raises Denied where game `n` does not begin as the one before ended."""
    if before.sequel is None:
        raise wrong(n, "regnum-campaign-over")
    options, text = followed.game.header.options, followed.played.record
    try:
        expected = book.option_values(next_options(before.sequel, options[PROMPTS.name]))
    except BadSetup as error:
        raise wrong(n, "regnum-campaign-unreadable", why=str(error)) from error
    for name, value in expected.items():
        if options[name] != value:
            line, found = max(1, header_line(text, f"option {name}")[0]), brief(options[name])
            option = Message(option_words(book, book.options[name]))
            raise wrong(n, "regnum-campaign-misfit", line=line, option=option, value=brief(value), found=found)


def wrong(n: int, what: str | Message, **args: int | str | Message) -> Denied:
    """The refusal of game `n`."""
    return Denied("regnum-campaign-game", n=n, what=what if isinstance(what, Message) else Message(what, args))


def header_line(text: str, start: str) -> tuple[int, str]:
    """The line of a record that begins so, and how it goes on; line 0 where none does."""
    lines = enumerate(text.replace("\r\n", "\n").split("\n"), 1)
    found = ((n, line.strip()[len(start) :].strip()) for n, line in lines if line.strip().startswith(f"{start} "))
    return next(found, (0, ""))


def volumes(file: CampaignFile, games: Sequence[Followed], key: str, lang: str) -> list[Volume]:
    """The games as tables to look at, under new ids. The key runs the last one, from which the campaign goes on."""
    name, found, first = tidy(file.name, LONGEST_TITLE), list[Volume](), ""
    for n, one in enumerate(games, 1):
        row, seated, entries = shelved(one.game, one.record, lang, True)
        first, ended = first or row.id, moment(one.played.ended)
        row = replace(row, name=name, campaign=first, chapter=n, created=ended, updated=ended)
        if found:
            found[-1] = (replace(found[-1][0], again=row.id), *found[-1][1:])
        chairs = [sitter(chair, i, one.played) for i, chair in enumerate(seated)]
        kept = msgspec.to_builtins(one.ending)
        chapter = ChapterRow(first, n, row.id, ended, [asdict(c) for c in chairs], kept, one.played.record)
        found.append((row, chairs, [KeyRow(key_hash(key), HOST)] if n == len(games) else [], entries, chapter))
    return found


def sitter(chair: ChairRow, seat: int, played: Played) -> ChairRow:
    """A chair with whom the file seats there."""
    bot = played.bots[seat] if seat < len(played.bots) else ""
    if bot in BOTS:
        return replace(chair, who="bot", bot=bot, name="")
    return replace(chair, name=tidy(played.seats[seat]))
