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

from regnum.engine.errors import BadRecord

FORMAT = "1"


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
        self.seed: str = ""
        self.commitment: str = ""
        self.key: str = ""
        self.opening: list[str] = []
        self.moves: list[Move] = []

    def write(self) -> str:
        """The text of the record."""
        lines = [f"regnum {FORMAT}", f"game {self.game}", f"rules {self.rules}", "seats " + " ".join(self.seats)]
        lines += [f"option {name} {value}" for name, value in self.options.items() if value]
        lines += [f"player {i + 1} {name}" for i, name in enumerate(self.players)]
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
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[0].split() != ["regnum", FORMAT]:
        raise BadRecord(f"not a Regnum record: the first line must be 'regnum {FORMAT}'", 1)
    record = Record("", 0, [], {})
    at = 1
    while at < len(lines) and lines[at].strip():
        read_header(record, lines[at], at + 1)
        at += 1
    if not record.game or not record.seats:
        raise BadRecord("the header names no game or no seats", at)
    for n in range(at + 1, len(lines)):
        line = lines[n].strip()
        if line and not line.startswith("#"):
            read_move(record, line, n + 1)
    return record


def read_header(record: Record, line: str, n: int) -> None:
    """One line of the header."""
    name, _, rest = line.strip().partition(" ")
    rest = rest.strip()
    if name == "game":
        record.game = rest
    elif name == "rules" and rest.isdecimal():
        record.rules = int(rest)
    elif name == "seats":
        record.seats = rest.split()
    elif name == "option" and len(rest.split()) > 1:
        option, _, value = rest.partition(" ")
        record.options[option] = value.strip()
    elif name == "player":
        record.players.append(rest.partition(" ")[2])
    elif name == "seed" and rest.removeprefix("-").isdecimal():
        record.seed = rest
    elif name == "commitment":
        record.commitment = rest
    elif name == "key" and is_hex(rest):
        record.key = rest
    else:
        raise BadRecord(f"line {n}: cannot read {line.strip()!r} in the header", n)


def is_hex(text: str) -> bool:
    """Whether `text` is bytes written in hexadecimal."""
    return bool(text) and len(text) % 2 == 0 and all(c in "0123456789abcdef" for c in text)


def read_move(record: Record, line: str, n: int) -> None:
    """One line of the game."""
    choice, _, said = line.partition("~")
    chance = [s.strip() for s in said.split(";") if s.strip()]
    for s in chance:
        words = s.split()
        if words[0] not in ("pick", "roll", "shuffle") or not all(w.removeprefix("-").isdecimal() for w in words[1:]):
            raise BadRecord(f"line {n}: cannot read what chance said: {s!r}", n)
    words = choice.split()
    if not words:
        if record.moves or record.opening:
            raise BadRecord(f"line {n}: chance spoke without a choice", n)
        record.opening = chance
    elif len(words) == 3 and words[0].isdecimal() and int(words[0]) > 0:
        record.moves.append(Move(int(words[0]) - 1, words[1] + " " + words[2], chance))
    else:
        raise BadRecord(f"line {n}: expected 'seat kind option', found {choice.strip()!r}", n)
