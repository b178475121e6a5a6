"""The bot that looks one step ahead.

Each option is tried in the same few imagined worlds. From there play goes on at random until the step of the rules in
which the question stands has ended, and all that takes several steps (not only until the seat is asked again: an action is
worth what it comes to, and a war what it costs), and the position is judged by the game's own `worth`. The seat itself would
not go on at random, so of several such ends in one world the best counts; an option is worth its mean over the worlds.
Nor would another seat agree to what harms it: where its leave is asked, it gives the answer that is best for it.
"""

from __future__ import annotations

from typing import Final

from regnum.bots.chair import Chair, World
from regnum.bots.dice import Dice
from regnum.bots.weighed import Weighed

WORLDS: Final = 6
"""Imagined worlds each option is tried in."""
TRIES: Final = 4
"""Ends of the step that are looked at in each world."""
FEW: Final = 4
"""Another seat weighs so many answers; of more it takes any."""
TEDIUM: Final = 1e-6
"""What an answer costs: of equal ends the one that takes the fewest is best."""
LIMIT: Final = 40
"""Decisions after which a step counts as ended."""


def choose_greedily(chair: Chair, seed: int, worlds: int = WORLDS, tries: int = TRIES) -> int:
    """The option whose step ends best; the first of equals. Fewer worlds and tries are quicker and weaker."""
    best = chair.options[0]
    most = -1.0
    for option in chair.options:
        worth = sum(promises(chair, option, seed, worlds, tries))
        if worth > most:
            best, most = option, worth
    return best


def weigh_greedily(chair: Chair, seed: int) -> list[Weighed]:
    """What each option comes to by the end of its step."""
    found: list[Weighed] = []
    for option in chair.options:
        ends = promises(chair, option, seed, WORLDS, TRIES)
        found.append(Weighed(option, len(ends), sum(ends), sum([x * x for x in ends])))
    return found


def promises(chair: Chair, option: int, seed: int, worlds: int, tries: int) -> list[float]:
    """What an option comes to by the end of its step in each of the worlds, which are the same for every option."""
    found: list[float] = []
    for n in range(worlds):
        dice = Dice(seed * worlds + n)
        world_seed = dice.below(1 << 23)
        most = -1.0
        for _ in range(tries):
            world = chair.imagine(world_seed)
            step = world.session.trail.steps
            world.session.play(option)
            said = [option]
            while going_on(world, step, len(said)):
                said.append(next_answer(chair, world, world_seed, said, dice))
            worth = world.worth(chair.seat) - TEDIUM * len(said)
            if worth > most:
                most = worth
            if len(said) == 1:
                break
        found.append(most)
    return found


def next_answer(chair: Chair, world: World, world_seed: int, said: list[int], dice: Dice) -> int:
    """Answers the question that is open after `said` in an imagined world: another seat whose leave is asked does what is
    best for it, all else is answered at random."""
    session = world.session
    ask = session.ask
    assert ask is not None
    if ask.seat == chair.seat or session.group or len(session.options) > FEW or not world.book.quiet(session.g):
        return session.play_nth(dice.below(len(session.options)))
    best = session.options[0]
    most = -1.0
    for option in session.options:
        other = chair.imagine(world_seed)
        step = other.session.trail.steps
        for answer in said:
            other.session.play(answer)
        other.session.play(option)
        finish_step(other, step, dice)
        worth = other.worth(ask.seat)
        if worth > most:
            best, most = option, worth
    session.play(best)
    return best


def going_on(world: World, step: int, made: int) -> bool:
    """Whether the step, or something that takes several, is still under way."""
    session = world.session
    return session.ask is not None and made <= LIMIT and (session.trail.steps == step or not world.book.quiet(session.g))


def finish_step(world: World, step: int, dice: Dice) -> bool:
    """Plays at random until another step has begun in a quiet position; tells whether there was anything to decide."""
    session = world.session
    made = 0
    while going_on(world, step, made):
        session.play_nth(dice.below(len(session.options)))
        made += 1
    return made > 0
