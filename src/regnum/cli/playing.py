"""`regnum play`: a game in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from secrets import randbelow
from typing import Final

from rich.console import Console
from rich.text import Text

from regnum import law as the_law
from regnum.bots import BOTS, choose
from regnum.cli.arguments import HUMAN, BadArgument, read_game, read_lang, read_options, read_players
from regnum.cli.drawing import draw, result_table, seat_name
from regnum.engine.errors import CannotUndo
from regnum.engine.registry import rulebook
from regnum.game import Game, OpenAsk, new
from regnum.messages import render
from regnum.words import say

UNDO, WHY, LAW, SAVE, QUIT = "u", "w", "l", "s", "q"
FIRST_SEED: Final = 1 << 31


def play(
    name: str | None,
    seats: str | None,
    lang: str,
    seed: int | None,
    seconds: float,
    record: Path | None,
    extra: list[str],
) -> None:
    """Plays until the end or until somebody quits. Raises BadArgument, BadSetup or BadRecord for what was typed."""
    read_lang(lang)
    if not 0 < seconds <= 3600:
        raise BadArgument(f"--seconds must be above 0 and at most 3600, not {seconds:g}")
    if record is None:
        game, file = new_game(name, seats, seed, extra), None
    else:
        game, file = saved_game(name, seats, seed, record, extra), record
    TerminalTable(game, lang, seconds, file).run()


def new_game(name: str | None, seats: str | None, seed: int | None, extra: list[str]) -> Game:
    """A fresh game."""
    if name is None:
        raise BadArgument("name a game, or a saved one with --record")
    book = rulebook(name)
    options = read_options(book, extra)
    players, roles = read_players(book, seats or ",".join([HUMAN] + ["ismcts"] * (book.fewest - 1)))
    return new(
        name,
        seats=roles,
        seed=randbelow(FIRST_SEED) if seed is None else seed,
        key=b"",
        players=players,
        **options,
    )


def saved_game(name: str | None, seats: str | None, seed: int | None, record: Path, extra: list[str]) -> Game:
    """The game of a record, with its own players or those of `seats`."""
    if extra or seed is not None:
        raise BadArgument("a saved game has its options and its seed already; give only --record, --seats and --lang")
    game = read_game(record)
    if game.problem is not None:
        raise game.problem
    if name is not None and name != game.book.name:
        raise BadArgument(f"{record} is a game of {game.book.name}, not of {name}")
    roles, itself = game.header.seats, [game.book.plays_itself(role) for role in game.header.seats]
    if seats is not None:
        players, _ = read_players(game.book, seats)
        if len(players) != len(roles):
            raise BadArgument(f"{record} has {len(roles)} seats, not {len(players)}")
        if [game.book.plays_itself(player) for player in players] != itself:
            raise BadArgument(f"the seats of {record} are {', '.join(roles)}")
        game.header.players = players
    elif not game.header.players or not all(p == HUMAN or p in BOTS or p in roles for p in game.header.players):
        me = itself.index(False)
        game.header.players = [r if itself[i] else HUMAN if i == me else "ismcts" for i, r in enumerate(roles)]
    return game


class TerminalTable:
    """One game, its players, and the screen."""

    def __init__(self, game: Game, lang: str, seconds: float, file: Path | None) -> None:
        self.game: Game = game
        self.lang: str = lang
        self.seconds: float = seconds
        self.file: Path | None = file
        self.players: list[str] = game.header.players
        self.names: list[str] = [self.name_of(s) for s in range(len(self.players))]
        self.console: Console = Console(highlight=False)
        self.told: int = 0
        self.drawn: int = -1

    def name_of(self, seat: int) -> str:
        """`Seat 1`, `ismcts 2` for a bot, or what the rules play."""
        player, book = self.players[seat], self.game.book
        role = self.game.header.seats[seat]
        if book.plays_itself(role):
            return say(self.lang, f"{book.name}-seat-{role.partition(':')[0]}")
        return say(self.lang, "regnum-seat", seat=seat + 1) if player == HUMAN else f"{player} {seat + 1}"

    def run(self) -> None:
        """Asks people and bots until the game is over or somebody quits."""
        game = self.game
        notice = game.book.notice(game.header.seats, game.header.options)
        if notice is not None and game.decisions == 0:
            self.console.print(Text(render(self.lang, notice)), style="yellow")
        while not game.over:
            bot = next((a for a in game.asks if self.players[a.seat] != HUMAN), None)
            if bot is not None:
                self.move_bot(bot)
                continue
            ask = game.ask
            if not self.move_human(ask):
                return
        viewer = next((s for s, p in enumerate(self.players) if p == HUMAN), None)
        self.tell(viewer)
        self.console.print(draw(game, viewer, self.lang))
        self.console.print(result_table(game, self.lang, self.names))

    def move_bot(self, ask: OpenAsk) -> None:
        """A bot answers."""
        text = say(self.lang, "regnum-cli-thinking", who=seat_name(self.lang, self.names, ask.seat))
        seed = int(self.game.header.seed or "0") * 1_000_003 + self.game.decisions * 8 + ask.seat
        with self.console.status(text):
            option = choose(self.players[ask.seat], self.game, ask.seat, seed, self.seconds)
        self.game.play(option, ask.seat)

    def move_human(self, ask: OpenAsk) -> bool:
        """Puts the question until it is answered or something else was done; returns whether to go on."""
        self.tell(ask.seat)
        if self.drawn != self.game.decisions:
            self.console.print(draw(self.game, ask.seat, self.lang))
            self.drawn = self.game.decisions
        self.console.print(Text(render(self.lang, ask.prompt(), self.names, ask.seat)), style="bold")
        for n, label in enumerate(ask.labels(self.lang), 1):
            self.console.print(Text.assemble((f"{n:>4}", "bold cyan"), f"  {label}"))
        self.say("regnum-cli-choose", n=len(ask.options))
        while True:
            line = self.read()
            if line is None:
                return False
            word, _, rest = line.partition(" ")
            if word == QUIT:
                self.say("regnum-cli-bye")
                return False
            if word.isdecimal() and 1 <= int(word) <= len(ask.options) and not rest:
                self.game.play(ask.options[int(word) - 1], ask.seat)
                return True
            if word == UNDO:
                return self.undo(ask.seat)
            if word == WHY:
                self.why(ask)
            elif word == LAW:
                self.law(rest.strip() or ask.clause)
            elif word == SAVE:
                self.save(rest.strip())
            else:
                self.say("regnum-cli-again", n=len(ask.options))

    def read(self) -> str | None:
        """A line from the keyboard; None at the end of the input."""
        self.console.print("> ", end="")
        line = sys.stdin.readline()
        if not sys.stdin.isatty():
            self.console.print()
        return line.strip() if line else None

    def say(self, key: str, **args: str | int) -> None:
        """A sentence of the terminal's own."""
        self.console.print(Text(say(self.lang, key, **args)), style="dim")

    def tell(self, viewer: int | None) -> None:
        """The lines of the log since the last time."""
        for n, line in self.game.log(viewer, self.told):
            self.console.print(Text("  " + render(self.lang, line, self.names, viewer)), style="italic")
            self.told = n + 1

    def undo(self, seat: int) -> bool:
        """Takes back the last answer, or says why it cannot be."""
        try:
            self.game.undo(seat)
        except CannotUndo as refused:
            self.say(refused.reason.key)
        else:
            self.say("regnum-undo-done")
            self.told = min(self.told, len(self.game.session.g.log or []))
            self.drawn = -1
        return True

    def why(self, ask: OpenAsk) -> None:
        """What is closed, and the reason."""
        closed = self.game.why(ask.seat)
        if not closed:
            self.say("regnum-cli-all-open")
        for refused in closed:
            label = render(self.lang, ask.label(refused.option), self.names, ask.seat)
            reason = render(self.lang, refused.reason, self.names, ask.seat)
            self.console.print(Text(f"  {label}: {reason} ({refused.clause})"))

    def law(self, clause_id: str) -> None:
        """A clause of the Law, by default that of the question."""
        try:
            clause = the_law.clause(self.game.book.name, clause_id)
        except the_law.UnknownClause:
            self.say("regnum-law-no-clause", game=self.game.book.name, clause=clause_id)
            return
        self.console.print(Text.assemble((f"{clause.id}  {clause.title[self.lang]}", "bold cyan")))
        self.console.print(Text(clause.rule[self.lang]))
        for ruling in clause.rulings:
            self.console.print(Text(f"{ruling.id}  {ruling.text[self.lang]}"), style="yellow")

    def save(self, name: str) -> None:
        """Writes the record to `name`, else to where the game came from, else to a file named after the game."""
        file = Path(name) if name else self.file or Path(f"{self.game.book.name}-{self.game.header.seed}.regnum")
        try:
            file.write_text(self.game.record(), encoding="utf-8")
        except OSError as error:
            self.say("regnum-cli-not-saved", file=str(file), why=(error.strerror or str(error)).lower())
        else:
            self.file = file
            self.say("regnum-cli-saved", file=str(file))
