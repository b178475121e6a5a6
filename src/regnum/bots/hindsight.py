"""Looking back at a position: what each seat could hope for, and what an answer would have come to.

All of it is judged in worlds that a seat imagines: what the seat could not know then was dealt anew, and what came of it later
counts for nothing. Answers are weighed as the champion weighs them; hopes as what foretells best who wins, which its weights
do where they were fitted. A share is a part of the win: those of all seats together are one."""

from __future__ import annotations

from regnum.bots.chair import Chair, Table, World
from regnum.bots.dice import Dice
from regnum.bots.greedy import finish_step
from regnum.bots.ismcts import Node, descend, reveal, reward
from regnum.bots.judge import judges_of
from regnum.bots.weighed import Weighed
from regnum.engine.errors import DeadEnd
from regnum.engine.trail import PLAYOUT


def hope(table: Table, seat: int, seats: int, seed: int, worlds: int) -> float:
    """The share of the win that one of `seats` could hope for, in the middle of what it can imagine; even shares where it
    can imagine nothing."""
    book, dice = table.book, Dice(seed)
    judges = {n: judge for n, judge in judges_of(book).items() if judge.foretells}
    total, found = 0.0, 0
    for _ in range(worlds):
        try:
            session = table.session.imagine(seat, dice.below(1 << 23), book.redeal, book.sight, PLAYOUT)
        except DeadEnd:
            continue
        world = World(book, session, judges)
        if not book.quiet(session.g):
            reveal(world, dice)
            finish_step(world, session.trail.steps, dice)
        total += share(world, seat, seats)
        found += 1
    return total / found if found else 1.0 / seats


def promised(table: Table, seat: int, seats: int, options: list[int], seed: int, iterations: int) -> Weighed:
    """What an answer of `seat` to the question put to it comes to, where all play on as well as the champion sees by the end
    of the step; of several options, what one of them does on average. The same seed tries each in the same worlds. Raises
    IllegalMove for a seat that is not asked."""
    chair, dice = Chair(table, seat, True), Dice(seed)
    roots = [Node(seat) for _ in options]
    total, squares = 0.0, 0.0
    for i in range(iterations):
        world = chair.imagine(dice.below(1 << 23))
        whims = Dice(dice.below(1 << 23))
        world.session.play(options[i % len(options)], seat)
        path = descend(roots[i % len(options)], world, whims)
        reveal(world, whims)
        finish_step(world, world.session.trail.steps, whims)
        worth = share(world, seat, seats)
        reward(path, world)
        total += worth
        squares += worth * worth
    return Weighed(options[0], iterations, total, squares)


def share(world: World, seat: int, seats: int) -> float:
    """The part of the win that falls to a seat as a world is judged; a seat alone has what the game thinks of it."""
    if seats == 1:
        return world.worth(seat)
    worths = [world.worth(s) for s in range(seats)]
    whole = sum(worths)
    return worths[seat] / whole if whole > 0.0 else 1.0 / seats
