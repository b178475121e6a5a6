"""One measurement in a process of its own: `python worker.py play|clone|replay SECONDS`, the package on PYTHONPATH.

Prints one JSON object: the figure and the build that ran."""

from __future__ import annotations

import json
import sys
from statistics import median
from time import perf_counter, process_time

import regnum
from regnum.bots.arena import Arena
from regnum.bots.dice import Dice
from regnum.engine.chance import seeded
from regnum.engine.registry import rulebook
from regnum.engine.session import CLONABLE, Session, start
from regnum.sim import build_of

GAME = "tek"
SEATS = 3
POSITIONS = 1000
GAMES = 12


def first_question(seed: int) -> Session:
    """A game at its first decision."""
    book = rulebook(GAME)
    return start(book.start(book.seat_list(SEATS), book.option_values({}), seeded(seed)), CLONABLE)


def play(seconds: float) -> float:
    """Decisions a second of random play with checkpoints, in CPU time."""
    book, bots = rulebook(GAME), ["random"] * SEATS
    made = seed = 0
    began = process_time()
    while process_time() - began < seconds:
        trace: list[int] = []
        Arena(book, first_question(seed)).play(bots, seed, 0.0, None, trace)
        made += len(trace)
        seed += 1
    return made / (process_time() - began)


def clone(seconds: float) -> float:
    """Microseconds of a clone at a decision, the median over the positions of random games, best of a few at each."""
    found: list[float] = []
    seed = 0
    while len(found) < POSITIONS:
        session, dice = first_question(seed), Dice(seed)
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


def replay(seconds: float) -> float:
    """Milliseconds to rebuild a whole game from its record, every answer checked; the median over a few games."""
    found = []
    for seed in range(GAMES):
        game, dice = regnum.new(GAME, seats=SEATS, seed=seed), Dice(seed)
        while not game.over:
            game.session.play(game.session.options[dice.below(len(game.session.options))])
        text = game.record()
        best = 1e9
        for _ in range(4):
            began = process_time()
            regnum.load(text)
            best = min(best, process_time() - began)
        found.append(best * 1e3)
    return median(found)


if __name__ == "__main__":
    task = {"play": play, "clone": clone, "replay": replay}[sys.argv[1]]
    print(json.dumps({"value": task(float(sys.argv[2])), "build": build_of(rulebook(GAME))}))
