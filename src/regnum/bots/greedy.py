"""The bot that looks one step ahead.

Each option is tried in the same few imagined worlds. From there play goes on at random until the step of the rules in
which the question stands has ended, and all that takes several steps (not only until the seat is asked again: an action is
worth what it comes to, and a war what it costs), and the position is judged by the game's own `worth`. The seat itself would
not go on at random, so of several such ends in one world the best counts; an option is worth its mean over the worlds.
"""

from __future__ import annotations

from typing import Final

from regnum.bots.chair import Chair, World
from regnum.bots.dice import Dice

WORLDS: Final = 6
"""Imagined worlds each option is tried in."""
TRIES: Final = 4
"""Ends of the step that are looked at in each world."""
LIMIT: Final = 40
"""Decisions after which a step counts as ended."""


def choose_greedily(chair: Chair, seed: int, worlds: int = WORLDS, tries: int = TRIES) -> int:
    """The option whose step ends best; the first of equals. Fewer worlds and tries are quicker and weaker."""
    best = chair.options[0]
    most = -1.0
    for option in chair.options:
        worth = promise(chair, option, seed, worlds, tries)
        if worth > most:
            best, most = option, worth
    return best


def promise(chair: Chair, option: int, seed: int, worlds: int, tries: int) -> float:
    """What an option comes to by the end of its step, the sum over the worlds; the same worlds for every option."""
    total = 0.0
    for n in range(worlds):
        dice = Dice(seed * worlds + n)
        world_seed = dice.below(1 << 23)
        most = -1.0
        for _ in range(tries):
            world = chair.imagine(world_seed)
            session = world.session
            step = session.trail.steps
            session.play(option)
            branched = finish_step(world, step, dice)
            worth = world.worth(chair.seat)
            if worth > most:
                most = worth
            if not branched:
                break
        total += most
    return total


def finish_step(world: World, step: int, dice: Dice) -> bool:
    """Plays at random until another step has begun in a quiet position; returns whether there was anything to decide."""
    session = world.session
    trail = session.trail
    made = 0
    while session.ask is not None and made < LIMIT and (trail.steps == step or not world.book.quiet(session.g)):
        session.play_nth(dice.below(len(session.options)))
        made += 1
    return made > 0
