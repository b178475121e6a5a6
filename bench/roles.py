"""How often each nation or faction wins: games of the greedy bot against itself, with Wilson 95% intervals.

    python -m bench.roles tek --seats 3 --rounds 200

In a round every role sits on every seat once, with neighbours drawn by lot. The bot is light (two worlds with two tries
each), so that thousands of games can be played; the same rounds give the same table.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

from bench.bots import wilson
from regnum.bots.arena import CAP, Arena
from regnum.bots.chair import Chair
from regnum.bots.dice import Dice
from regnum.bots.greedy import choose_greedily
from regnum.engine.chance import seeded
from regnum.engine.registry import rulebook
from regnum.engine.session import start
from regnum.engine.trail import CLONABLE

WORLDS = 2
TRIES = 2
DRAWN = ("any", "random")
"""What a seat may be told instead of a role."""


def table(roles: list[str], seats: int, n: int) -> list[str]:
    """Who sits where in game `n`: in `len(roles)` games in a row every role sits on every seat once."""
    lot = Random(n // len(roles))
    turned = lot.sample(roles, len(roles))
    steps = [0, *lot.sample(range(1, len(roles)), seats - 1)]
    return [turned[(n + step) % len(roles)] for step in steps]


def roles_of(game: str) -> list[str]:
    """All that can be played."""
    return [role for role in rulebook(game).roles if role not in DRAWN]


def play(game: str, seats: int, n: int) -> tuple[list[str], list[float]]:
    """Plays game `n` with the seed n, a game without end up to the cap; returns who sat there and their shares of the win."""
    book = rulebook(game)
    sat = table(roles_of(game), seats, n)
    session = start(book.start(sat, book.option_values({}), seeded(n)), book.step, CLONABLE)
    arena, dice = Arena(book, session), Dice(n)
    made = 0
    while session.ask is not None and made < CAP:
        chair, seed = Chair(arena, session.ask.seat), dice.below(1 << 23)
        session.play(choose_greedily(chair, seed, WORLDS, TRIES) if len(chair.options) > 1 else chair.options[0])
        made += 1
    winners = book.result(session.g).winners
    return sat, [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def main() -> None:
    """Reads the command line, plays the games and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--first", type=int, default=10_000, help="number of the first round; balance on others")
    parser.add_argument("--workers", type=int, default=min(2, os.cpu_count() or 1))
    a = parser.parse_args()
    shares: dict[str, list[float]] = {}
    whole = len(roles_of(a.game))
    numbers = range(a.first * whole, (a.first + a.rounds) * whole)
    with ProcessPoolExecutor(a.workers) as pool:
        games = pool.map(partial(play, a.game, a.seats), numbers, chunksize=10)
        for i, (sat, won) in enumerate(games, 1):
            for role, share in zip(sat, won, strict=True):
                shares.setdefault(role, []).append(share)
            if i % 100 == 0:
                print(f"{i} of {len(numbers)} games", file=sys.stderr)
    print(f"| of {len(numbers)} games with {a.seats} seats | games | won | 95% |\n| --- | --- | --- | --- |")
    for role, won in sorted(shares.items(), key=lambda item: -sum(item[1]) / len(item[1])):
        low, high = wilson(sum(won), len(won))
        print(f"| {role} | {len(won)} | {100 * sum(won) / len(won):.1f}% | {100 * low:.1f}-{100 * high:.1f}% |")


if __name__ == "__main__":
    main()
