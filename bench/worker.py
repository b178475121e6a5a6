"""One measurement in a process of its own: `python -m bench.worker GAME play|playout|clone|replay|search GAMES`, the package
on PYTHONPATH; clone and replay have games of their own.

Prints one JSON object: the figures and the build that ran. It asks of the package only what earlier versions of it have
too, so that they can be measured against this one."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from hashlib import blake2b
from statistics import median
from time import perf_counter, process_time

import regnum
from bench.tables import BENCHES
from regnum.bots import choose
from regnum.bots.arena import Arena
from regnum.bots.dice import Dice
from regnum.engine.registry import rulebook
from regnum.engine.session import Session

Figures = dict[str, float | str | list[float]]

POSITIONS = 1000
GAMES = 12
PLAYOUT, CLONABLE = 0, 1
"""The modes of a session, without checkpoints and with them, as every version of the package counts them."""
ITERATIONS = 50
"""How often the search thinks in each position; the positions lie so many decisions apart."""


def new_game(game: str, seed: int) -> regnum.Game:
    """A game at the table of the benchmark."""
    bench = BENCHES[game]
    return regnum.new(game, seats=bench.seats, seed=seed, **bench.options)


def first_question(game: str, seed: int, mode: int = CLONABLE) -> Session:
    """The same without its history, as bots play it."""
    return new_game(game, seed).session.clone(mode)


def play(game: str, games: int) -> Figures:
    """Random play with checkpoints."""
    return played(game, games, CLONABLE)


def playout(game: str, games: int) -> Figures:
    """Random play without, of games that are thrown away."""
    return played(game, games, PLAYOUT)


def played(game: str, games: int, mode: int) -> Figures:
    """Random play: the CPU seconds of each game, and how many choices there were in all, which are the decisions that have
    more than one answer."""
    book = rulebook(game)
    bots = ["random"] * len(book.seat_list(BENCHES[game].seats))
    choices, seconds = 0, []
    for seed in range(games):
        arena = Arena(book, first_question(game, seed, mode))
        began = process_time()
        arena.play(bots, seed, 0.0, None, [])
        seconds.append(process_time() - began)
        choices += choices_of(first_question(game, seed, mode), Dice(seed))
    return {"choices": choices, "seconds": seconds}


def choices_of(session: Session, dice: Dice) -> int:
    """Plays a random game to its end and counts its choices."""
    made = 0
    while session.ask is not None:
        made += len(session.options) > 1
        session.play(session.options[dice.below(len(session.options))])
    return made


def clone(game: str, games: int) -> Figures:
    """Microseconds of a clone at a decision, the median over the positions of random games, best of a few at each."""
    found: list[float] = []
    seed = 0
    while len(found) < POSITIONS:
        session, dice = first_question(game, seed), Dice(seed)
        while session.ask is not None and len(found) < POSITIONS:
            found.append(min(timed(session) for _ in range(5)))
            session.play(session.options[dice.below(len(session.options))])
        seed += 1
    return {"us": median(found)}


def timed(session: Session) -> float:
    """Microseconds of one clone."""
    began = perf_counter()
    session.clone()
    return (perf_counter() - began) * 1e6


def replay(game: str, games: int) -> Figures:
    """Milliseconds to rebuild a whole game from its record, every answer checked, the median over a few games; and a hash of
    all that happens in them."""
    found, moves = [], blake2b(digest_size=8)
    for seed in range(GAMES):
        played = new_game(game, seed)
        choices_of(played.session, Dice(seed))
        text = played.record()
        moves.update(text.partition("\n\n")[2].encode())
        best = 1e9
        for _ in range(4):
            began = process_time()
            regnum.load(text)
            best = min(best, process_time() - began)
        found.append(best * 1e3)
    return {"ms": median(found), "moves": moves.hexdigest()}


def search(game: str, games: int) -> Figures:
    """The worlds that the ismcts bot imagines in positions spread over random games, and the CPU seconds it takes in each
    game."""
    worlds, seconds = 0, []
    for seed in range(games):
        arena, dice = Arena(rulebook(game), first_question(game, seed)), Dice(seed)
        made, spent = 0, 0.0
        while arena.session.ask is not None:
            if made % ITERATIONS == 0 and len(arena.session.options) > 1:
                began = process_time()
                choose("ismcts", arena, arena.session.ask.seat, seed, 0.0, ITERATIONS)
                spent += process_time() - began
                worlds += ITERATIONS
            arena.session.play(arena.session.options[dice.below(len(arena.session.options))])
            made += 1
        seconds.append(spent)
    return {"worlds": worlds, "seconds": seconds}


def build_of_session() -> str:
    """ "compiled" if the engine runs as machine code, else "pure"."""
    return "compiled" if (sys.modules[Session.__module__].__file__ or "").endswith((".so", ".pyd")) else "pure"


TASKS: dict[str, Callable[[str, int], Figures]] = {
    "play": play,
    "playout": playout,
    "clone": clone,
    "replay": replay,
    "search": search,
}

if __name__ == "__main__":
    game, task = sys.argv[1], TASKS[sys.argv[2]]
    print(json.dumps({**task(game, int(sys.argv[3])), "build": build_of_session()}))
