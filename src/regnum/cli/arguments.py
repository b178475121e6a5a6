"""Reading what was typed. Everything wrong with it becomes one clear line."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from regnum.bots import BOTS
from regnum.engine.registry import GAMES, Rulebook
from regnum.game import Game, load
from regnum.words import LANGS

HUMAN: Final = "human"


class BadArgument(ValueError):
    """Something typed on the command line cannot be used; the message is one line."""


def split(text: str, what: str) -> list[str]:
    """The parts of a list with commas. Raises BadArgument for an empty part."""
    parts = [part.strip() for part in text.split(",")]
    if not all(parts):
        raise BadArgument(f"{what} {text!r} has an empty part")
    return parts


def read_seats(text: str | None) -> int | list[str] | None:
    """`4`, or what each seat plays: `orcs,elves`."""
    if text is None:
        return None
    return int(text) if text.isascii() and text.removeprefix("-").isdigit() else split(text, "--seats")


def read_players(book: Rulebook[Any], text: str) -> tuple[list[str], list[str]]:
    """Who sits where and what they play: `human:orcs,ismcts,greedy`. Raises BadArgument for an unknown player.

    What a seat plays is "" where it is not said. Where the rules play, the role stands alone: `human,mechanical-marquise`."""
    players, roles = [], []
    for part in split(text, "--seats"):
        player, _, role = part.partition(":")
        if book.plays_itself(role):
            raise BadArgument(f"nobody sits at {role!r}: what the rules play stands alone")
        if book.plays_itself(part):
            player, role = part, part
        elif player != HUMAN and player not in BOTS:
            raise BadArgument(f"no player {player!r}; there are {HUMAN}, {', '.join(BOTS)}")
        players.append(player)
        roles.append(role)
    return players, roles


def read_options(book: Rulebook[Any], extra: list[str]) -> dict[str, str]:
    """The options of a game from what is left of the line: `--map lake` or `--map=lake`.

    Raises BadArgument for something else, and BadSetup for an option or value that the game does not have."""
    given: dict[str, str] = {}
    rest = list(extra)
    while rest:
        word = rest.pop(0)
        if not word.startswith("--") or len(word) < 3:
            raise BadArgument(f"cannot read {word!r}; {usage(book)}")
        name, equals, value = word[2:].partition("=")
        if not equals:
            if name in book.options and (not rest or rest[0].startswith("--")):
                raise BadArgument(f"--{name} needs a value: {', '.join(book.options[name].values) or 'a text'}")
            value = rest.pop(0) if rest else ""
        if name not in book.options:
            raise BadArgument(f"no option --{name}; {usage(book)}")
        given[name] = value
    book.option_values(given)
    return given


def usage(book: Rulebook[Any]) -> str:
    """The options of a game in a line."""
    return f"{book.name} has " + ", ".join(f"--{o.name} {'|'.join(o.values) or 'TEXT'}" for o in book.options.values())


def read_lang(lang: str) -> str:
    """A language that Regnum speaks. Raises BadArgument."""
    if lang not in LANGS:
        raise BadArgument(f"Regnum speaks {', '.join(LANGS)}, not {lang!r}")
    return lang


def read_text(path: Path) -> str:
    """The text of a record. Raises BadArgument for a file that is missing, a folder, empty or not text."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadArgument(f"{path} is not a text file") from None
    except OSError as error:
        raise BadArgument(f"{path}: {(error.strerror or str(error)).lower()}") from None
    if not text.strip():
        raise BadArgument(f"{path} is empty")
    if "\x00" in text:
        raise BadArgument(f"{path} is not a text file")
    return text


def read_game(path: Path) -> Game:
    """The game of a record, at its last good position; `problem` says what is wrong with the rest."""
    return load(read_text(path))


def read_seat(game: Game, seat: int | None) -> int | None:
    """A seat counted from 0, from one counted from 1; None is a spectator. Raises BadArgument."""
    if seat is None:
        return None
    if not 1 <= seat <= len(game.header.seats):
        raise BadArgument(f"there are seats 1 to {len(game.header.seats)}, not {seat}")
    return seat - 1


def known_games() -> str:
    """The games by name, for help texts."""
    return ", ".join(GAMES)
