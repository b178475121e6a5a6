"""The Rootlog notation: a text becomes a heading, turns, and actions. Nothing here knows the rules of Root."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

LETTERS: Final = "CEAVGLODP"
"""Letters of factions in the notation, in the order of Regnum's factions."""
START: Final = r"\d+(?:_\d+)*|[A-Z]?\$(?:_[a-z])?|[A-Z*]"
PIECE: Final = re.compile(rf"(\d*)([{LETTERS}])?([wpbtfr])(?:_([a-z]))?({START})?")
CARD: Final = re.compile(rf"(\d*)([FRMB])?#([a-z@]*)({START})?")
SUITS: Final = re.compile(rf"\(([^()]*)\)#([a-z@]*)({START})?")
AREA: Final = r"[sdt]?[re]|[sdt]"
"""An area of a Vagabond's board, the side an item lies on, or both."""
GROUP: Final = re.compile(rf"\(([^()]*)\)({START}|{AREA})?")
ITEM: Final = re.compile(rf"(\d*)%([sbcxhtrf_])(\d+|[A-Z]?\$|{AREA})?")
BATTLE: Final = re.compile(rf"([{LETTERS}])?X([{LETTERS}])(\d+)((?:[FRMB]?@){{0,2}})(?:\((\d),(\d)\))?")
POINTS: Final = re.compile(rf"([{LETTERS}])?(\+\+|--)(\d*)")
REVEAL: Final = re.compile(rf"(.*?)([{LETTERS}])?\^([{LETTERS}])?")
FLIP: Final = re.compile(rf"([{LETTERS}])?t(\d+)\^t_([a-z])")
GUESS: Final = re.compile(rf"\?[{LETTERS}]?t(?:_([a-z])(\d+)|(\d+)\^t_([a-z]))")
TRICK: Final = re.compile(r"t(\d+)<->t(\d+)")
MARK: Final = re.compile(rf"([{LETTERS}])?\$_([a-z]*|[{LETTERS}])")
PATH: Final = re.compile(r"(\d+)_(\d+)->")
HEADING: Final = re.compile(r"([A-Z][a-z]+):\s*(.*)")
TURN: Final = re.compile(rf"([{LETTERS}]):(.*)")


class NotRead(ValueError):
    """The notation cannot be read."""


@dataclass(frozen=True)
class Thing:
    """Some pieces (`w p b t f`), cards (`#`) or items (`%`) and where they start; or a marker (`$`) on a faction's board.

    `detail` is the sort of a piece or item, the name of a card, what is marked; `suit` that of cards."""

    sort: str
    n: int = 1
    faction: str = ""
    detail: str = ""
    suit: str = ""
    start: str = ""


@dataclass(frozen=True)
class Action:
    """One action: its form, the things it moves, where to, and what else the form says.

    Forms: move, battle, points, marker, craft, reveal, flip, guess, trick, mark, purge, path; unread."""

    form: str
    text: str
    things: tuple[Thing, ...] = ()
    to: tuple[str, ...] = ()
    words: tuple[str, ...] = ()


@dataclass
class Turn:
    """One line of the log: whose it is, its actions, and the numbers of those that cannot be read, with the problem."""

    line: int
    faction: str
    actions: list[Action] = field(default_factory=list)
    unread: list[tuple[int, str]] = field(default_factory=list)


@dataclass
class Log:
    """A whole log. The first turn of every faction is its set-up."""

    headings: dict[str, str] = field(default_factory=dict)
    players: dict[str, str] = field(default_factory=dict)
    turns: list[Turn] = field(default_factory=list)
    winner: str = ""


def number(text: str) -> int:
    """A count; none is one."""
    return int(text) if text else 1


def read_log(text: str) -> Log:
    """Reads a log; actions that cannot be read are kept aside in their turns."""
    log = Log()
    for n, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("//")[0].strip()
        heading, turn = HEADING.fullmatch(line), TURN.fullmatch(line)
        if heading:
            log.headings[heading[1]] = heading[2].strip()
        elif turn and not log.turns and turn[1] not in log.players and "->" not in turn[2]:
            log.players[turn[1]] = turn[2].strip()
        elif turn:
            log.turns.append(read_turn(n, turn[1], turn[2]))
        elif line:
            raise NotRead(f"line {n}: neither heading nor turn")
    log.winner = re.sub(r"\W", "", log.headings.pop("Winner", ""))
    return log


def read_turn(line: int, faction: str, text: str) -> Turn:
    """The actions of one line."""
    turn = Turn(line, faction)
    for word in re.split(r"[/;]", text):
        if word.strip():
            try:
                turn.actions.append(read_action(word.strip()))
            except NotRead as problem:
                turn.actions.append(Action("unread", word.strip()))
                turn.unread.append((len(turn.actions), str(problem)))
    return turn


def read_action(text: str) -> Action:
    """One action. Raises NotRead."""
    if match := BATTLE.fullmatch(text):
        attacker, defender, clearing, ambushes, a, d = match.groups(default="")
        return Action("battle", text, words=(attacker, defender, clearing, ambushes, a, d))
    if match := POINTS.fullmatch(text):
        return Action("points", text, words=(match[1] or "", match[2][0], str(number(match[3]))))
    if match := re.fullmatch(rf"\+\+->([{LETTERS}])?\$", text):
        return Action("marker", text, words=(match[1] or "",))
    if text == "$_->":
        return Action("purge", text)
    if match := FLIP.fullmatch(text):
        return Action("flip", text, words=(match[2], match[3]))
    if match := GUESS.fullmatch(text):
        return Action("guess", text, words=(match[2] or match[3], match[1] or match[4]))
    if match := TRICK.fullmatch(text):
        return Action("trick", text, words=(match[1], match[2]))
    if match := PATH.fullmatch(text):
        return Action("path", text, words=(match[1], match[2]))
    if text.startswith("Z"):
        return Action("craft", text, tuple(read_crafted(text[1:])))
    if "->" in text:
        left, _, right = text.partition("->")
        if marks := read_marks(left):
            return Action("mark", text, tuple(marks), (right,))
        return Action("move", text, tuple(read_things(left)), tuple(right.split("+")) if right else ())
    if match := REVEAL.fullmatch(text):
        return Action("reveal", text, tuple(read_things(match[1])) if match[1] else (), words=(match[2] or "", match[3] or ""))
    raise NotRead("no known form")


def read_crafted(text: str) -> list[Thing]:
    """What is crafted: an item, also by its letter alone, or a card by its name."""
    if re.fullmatch("[sbcxhtrf]", text):
        text = "%" + text
    return read_things(text if "%" in text or "#" in text else "#" + text)


def read_marks(text: str) -> list[Thing]:
    """The markers on the left side of an action; none if it moves something else."""
    parts = [MARK.fullmatch(part) for part in text.strip("()").split("+")]
    return [Thing("$", faction=m[1] or "", detail=m[2]) for m in parts if m] if all(parts) else []


def read_things(text: str) -> list[Thing]:
    """The left side of a move: things joined by `+`, with groups in brackets."""
    found: list[Thing] = []
    for part in split(text):
        if match := SUITS.fullmatch(part):
            for suits in match[1].split("+"):
                suit = re.fullmatch(r"(\d*)([FRMB])", suits)
                if suit is None:
                    raise NotRead(f"no suits: {part}")
                found.append(Thing("#", number(suit[1]), detail=match[2], suit=suit[2], start=match[3] or ""))
        elif match := GROUP.fullmatch(part):
            for thing in read_things(match[1]):
                found.append(Thing(thing.sort, thing.n, thing.faction, thing.detail, thing.suit, thing.start or match[2] or ""))
        else:
            found.append(read_thing(part))
    return found


def split(text: str) -> list[str]:
    """The parts between the pluses that stand outside brackets."""
    parts, depth = [""], 0
    for sign in text:
        depth += (sign == "(") - (sign == ")")
        if sign == "+" and depth == 0:
            parts.append("")
        else:
            parts[-1] += sign
    return parts


def read_thing(text: str) -> Thing:
    """One sort of things. Raises NotRead."""
    if match := CARD.fullmatch(text):
        return Thing("#", number(match[1]), detail=match[3], suit=match[2] or "", start=match[4] or "")
    if match := ITEM.fullmatch(text):
        return Thing("%", number(match[1]), detail=match[2], start=match[3] or "")
    if match := PIECE.fullmatch(text):
        sort = "f" if match[3] == "r" else match[3]
        return Thing(sort, number(match[1]), match[2] or "", match[4] or "", start=match[5] or "")
    raise NotRead(f"no thing: {text}")
