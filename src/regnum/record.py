"""The record of a game: a text a person can read, with what chance said beside the choices.

regnum 1
game tek
rules 1
seats orcs elves choose
option tokens yes
seed 7

~ shuffle 3 1 2 0; pick 2
1 side tutenstan
2 dial 7 ~ roll 3
"""

from __future__ import annotations

import re
from typing import Final

from regnum.engine.chance import MOST_KEY_BYTES
from regnum.engine.errors import BadRecord
from regnum.engine.registry import is_line

FORMAT: Final = "1"
WHO_FORMAT: Final = "2"
"""The format of a record that says in whose hands a seat was."""
BOM: Final = "\ufeff"
SEED_DIGITS: Final = 79
SEED: Final = re.compile(rf"-?[0-9]{{1,{SEED_DIGITS}}}")
COUNT: Final = re.compile(r"[0-9]{1,9}")
SAID: Final = re.compile(r"(pick|roll|shuffle)( -?[0-9]{1,9})*")
HEX: Final = re.compile(r"([0-9a-f]{2})+")
SPANS: Final = re.compile(r"[0-9]{1,9}(-[0-9]{1,9})?(,[0-9]{1,9}(-[0-9]{1,9})?)*")
HANDS: Final = ("bot", "person")


class Move:
    """A line of the record: who, what (`kind option`), and what chance said after it."""

    __slots__ = ("chance", "seat", "text")

    def __init__(self, seat: int, text: str, chance: list[str]) -> None:
        self.seat: int = seat
        self.text: str = text
        self.chance: list[str] = chance


class Record:
    """Header and moves. `seed` or `commitment` (and, after the end, `key`) say where luck came from."""

    def __init__(self, game: str, rules: int, seats: list[str], options: dict[str, str]) -> None:
        self.game: str = game
        self.rules: int = rules
        self.seats: list[str] = seats
        self.options: dict[str, str] = options
        self.players: list[str] = []
        self.who: list[str] = []
        """Who else played a seat: `2 14-31,40 bot greedy`, the decisions counted from 1 over all seats."""
        self.seed: str = ""
        self.commitment: str = ""
        self.key: str = ""
        self.opening: list[str] = []
        self.moves: list[Move] = []

    def write(self) -> str:
        """The text of the record."""
        lines = [
            f"regnum {WHO_FORMAT if self.who else FORMAT}",
            f"game {self.game}",
            f"rules {self.rules}",
            "seats " + " ".join(self.seats),
        ]
        lines += [f"option {name} {value}" for name, value in self.options.items() if value]
        lines += [f"player {i + 1} {name}" for i, name in enumerate(self.players) if name]
        lines += [f"who {hands}" for hands in self.who]
        for name, value in (("seed", self.seed), ("commitment", self.commitment), ("key", self.key)):
            if value:
                lines.append(f"{name} {value}")
        lines.append("")
        if self.opening:
            lines.append("~ " + "; ".join(self.opening))
        for move in self.moves:
            said = " ~ " + "; ".join(move.chance) if move.chance else ""
            lines.append(f"{move.seat + 1} {move.text}{said}")
        return "\n".join(lines) + "\n"


def parse(text: str) -> Record:
    """Reads a record. Raises BadRecord with the line that cannot be read."""
    lines = text.removeprefix(BOM).replace("\r\n", "\n").split("\n")
    if lines[0].split() not in (["regnum", FORMAT], ["regnum", WHO_FORMAT]):
        raise BadRecord(f"not a Regnum record: the first line must be 'regnum {FORMAT}' or 'regnum {WHO_FORMAT}'", 1)
    record = Record("", 0, [], {})
    at = 1
    told: set[str] = set()
    while at < len(lines) and lines[at].strip():
        what = read_header(record, lines[at].strip(), at + 1)
        if what in told:
            raise BadRecord(f"line {at + 1}: the header has said its {what} before", at + 1)
        told.add(what)
        at += 1
    if not record.game or not record.seats:
        raise BadRecord("the header names no game or no seats", at)
    if bool(record.who) != (lines[0].split()[1] == WHO_FORMAT):
        raise BadRecord(f"a record of format {WHO_FORMAT}, and no other, says who else played", 1)
    if record.seed and (record.commitment or record.key):
        raise BadRecord("luck comes from a seed or from a key, not from both", at)
    for n in range(at + 1, len(lines)):
        line = lines[n].strip()
        if line and not line.startswith("#"):
            read_move(record, line, n + 1)
    return record


def read_header(record: Record, line: str, n: int) -> str:
    """One line of the header; returns what it tells of, which no other line may."""
    name, _, rest = line.partition(" ")
    rest = rest.strip()
    word, _, value = rest.partition(" ")
    value = value.strip()
    if name == "game" and len(rest.split()) == 1:
        record.game = rest
    elif name == "rules" and COUNT.fullmatch(rest):
        record.rules = int(rest)
    elif name == "seats":
        record.seats = rest.split()
    elif name == "option" and value and is_line(word) and is_line(value):
        record.options[word] = value
        return f"option {brief(word)}"
    elif name == "player" and value and is_line(value) and is_seat(record, word):
        record.players = record.players or [""] * len(record.seats)
        record.players[int(word) - 1] = value
        return f"player {int(word)}"
    elif name == "who" and is_seat(record, word) and is_hands(value):
        record.who.append(f"{int(word)} {value}")
        return f"who {brief(rest)}"
    elif name == "seed" and SEED.fullmatch(rest):
        record.seed = rest
    elif name == "commitment" and HEX.fullmatch(rest) and len(rest) == 64:
        record.commitment = rest
    elif name == "key" and HEX.fullmatch(rest) and len(rest) <= 2 * MOST_KEY_BYTES:
        record.key = rest
    else:
        raise BadRecord(f"line {n}: cannot read {brief(line)!r} in the header", n)
    return name


def is_seat(record: Record, word: str) -> bool:
    """Whether `word` is the number of a seat that the header has named."""
    return COUNT.fullmatch(word) is not None and 1 <= int(word) <= len(record.seats)


def is_hands(text: str) -> bool:
    """Whether `text` says which decisions were played, by what, and by whom: `14-31,40 bot greedy`."""
    spans, _, rest = text.partition(" ")
    kind, _, name = rest.partition(" ")
    return bool(SPANS.fullmatch(spans)) and kind in HANDS and bool(name.strip()) and is_line(text)


def spans(numbers: list[int]) -> str:
    """Rising numbers, those that follow each other as one: `1-4,9`."""
    found: list[list[int]] = []
    for n in numbers:
        if found and found[-1][1] == n - 1:
            found[-1][1] = n
        else:
            found.append([n, n])
    return ",".join([str(a) if a == b else f"{a}-{b}" for a, b in found])


def hands_in(record: Record) -> dict[int, str]:
    """Of each decision (counted from 1) that somebody else played, who: `bot greedy`. Numbers past the last one are nothing."""
    found: dict[int, str] = {}
    for line in record.who:
        _, listed, by = line.split(" ", 2)
        for span in listed.split(","):
            first, _, last = span.partition("-")
            found |= {n: by for n in range(int(first), min(int(last or first), len(record.moves)) + 1)}
    return found


def brief(text: str, longest: int = 80) -> str:
    """The beginning of a text, for a message."""
    return text if len(text) <= longest else text[: longest - 1] + "…"


def read_move(record: Record, line: str, n: int) -> None:
    """One line of the game."""
    choice, _, said = line.partition("~")
    chance = [" ".join(s.split()) for s in said.split(";") if s.strip()]
    for s in chance:
        if not SAID.fullmatch(s):
            raise BadRecord(f"line {n}: cannot read what chance said: {brief(s)!r}", n)
    words = choice.split()
    if not words:
        if record.moves or record.opening:
            raise BadRecord(f"line {n}: chance spoke without a choice", n)
        record.opening = chance
    elif len(words) == 3 and COUNT.fullmatch(words[0]) and int(words[0]) > 0:
        record.moves.append(Move(int(words[0]) - 1, words[1] + " " + words[2], chance))
    else:
        raise BadRecord(f"line {n}: expected 'seat kind option', found {brief(choice.strip())!r}", n)
