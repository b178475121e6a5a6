"""One measurement in a process of its own: `python -m bench.worker GAME play|clone|replay|search SECONDS`, the package on
PYTHONPATH.

Prints one JSON object: the figure and the build that ran."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time

import regnum
from bench.tables import BENCHES
from regnum.bots import choose
from regnum.bots.arena import Arena
from regnum.bots.dice import Dice
from regnum.bots.sim import build_of
from regnum.engine.chance import seeded
from regnum.engine.registry import rulebook
from regnum.engine.session import Session, start
from regnum.engine.trail import CLONABLE

POSITIONS = 1000
GAMES = 12
ITERATIONS = 50
"""How often the search thinks in each position; the positions lie so many decisions apart."""


def first_question(game: str, seed: int) -> Session:
    """A game at its first decision."""
    book, bench = rulebook(game), BENCHES[game]
    return start(book.start(book.seat_list(bench.seats), book.option_values(bench.options), seeded(seed)), book.step, CLONABLE)


def play(game: str, seconds: float) -> float:
    """Decisions a second of random play with checkpoints, in CPU time."""
    book = rulebook(game)
    bots = ["random"] * len(book.seat_list(BENCHES[game].seats))
    made = seed = 0
    began = process_time()
    while process_time() - began < seconds:
        trace: list[int] = []
        Arena(book, first_question(game, seed)).play(bots, seed, 0.0, None, trace)
        made += len(trace)
        seed += 1
    return made / (process_time() - began)


def clone(game: str, seconds: float) -> float:
    """Microseconds of a clone at a decision, the median over the positions of random games, best of a few at each."""
    found: list[float] = []
    seed = 0
    while len(found) < POSITIONS:
        session, dice = first_question(game, seed), Dice(seed)
        while session.ask is not None and len(found) < POSITIONS:
            found.append(min(timed(session) for _ in range(5)))
            session.play(session.options[dice.below(len(session.options))])
        seed += 1
    return median(found)


def timed(session: Session) -> float:
    """Microseconds of one clone."""
    began = perf_counter()
    session.clone()
    return (perf_counter() - began) * 1e6


def replay(game: str, seconds: float) -> float:
    """Milliseconds to rebuild a whole game from its record, every answer checked; the median over a few games."""
    found = []
    for seed in range(GAMES):
        played, dice = regnum.new(game, seats=BENCHES[game].seats, seed=seed, **BENCHES[game].options), Dice(seed)
        while not played.over:
            played.session.play(played.session.options[dice.below(len(played.session.options))])
        text = played.record()
        best = 1e9
        for _ in range(4):
            began = process_time()
            regnum.load(text)
            best = min(best, process_time() - began)
        found.append(best * 1e3)
    return median(found)


def search(game: str, seconds: float) -> float:
    """Imagined worlds a second of the ismcts bot, in CPU time, in positions spread over random games."""
    spent, searched, seed = 0.0, 0, 0
    while spent < seconds:
        arena, dice = Arena(rulebook(game), first_question(game, seed)), Dice(seed)
        made = 0
        while arena.session.ask is not None and spent < seconds:
            if made % ITERATIONS == 0 and len(arena.session.options) > 1:
                began = process_time()
                choose("ismcts", arena, arena.session.ask.seat, seed, 0.0, ITERATIONS)
                spent += process_time() - began
                searched += ITERATIONS
            arena.session.play(arena.session.options[dice.below(len(arena.session.options))])
            made += 1
        seed += 1
    return searched / spent


TASKS: dict[str, Callable[[str, float], float]] = {"play": play, "clone": clone, "replay": replay, "search": search}

if __name__ == "__main__":
    game, task = sys.argv[1], TASKS[sys.argv[2]]
    print(json.dumps({"value": task(game, float(sys.argv[3])), "build": build_of(rulebook(game))}))
