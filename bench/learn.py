"""How fast learning agents are served: `python -m bench.learn [GAME ...]`, the build on PYTHONPATH.

Steps a second through PettingZoo's `last` and `step`, with observation and mask, beside the rules alone in the same run; what
an observation, a mask and a clone of an OpenSpiel state cost. CPU time, rounds in turns, the best of each; the agent answers
at random from the list of options, which costs next to nothing."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import process_time

import pyspiel

from bench.tables import BENCHES
from regnum.bots.dice import Dice
from regnum.bots.sim import build_of
from regnum.engine.registry import GAMES
from regnum.learn import spiel
from regnum.learn.aec import TableEnv, env
from regnum.learn.setting import Setting

ROUNDS = 5
SECONDS = 0.5
CLONE_US = 40
"""What a clone inside OpenSpiel may cost."""


def steps_alone(setting: Setting, seed: int) -> int:
    """One random game of the rules alone; returns its decisions."""
    session, dice, made = setting.start(seed), Dice(seed), 0
    while session.ask is not None and made < setting.cap:
        session.play_nth(dice.below(len(session.options)))
        made += 1
    return made


def steps_served(table: TableEnv, seed: int) -> int:
    """One random game through the environment; returns its decisions."""
    table.reset(seed)
    dice, bases = Dice(seed), table.lens.bases
    while True:
        _, _, ended, capped, _ = table.last()
        session = table.session
        if ended or capped or session.ask is None:
            return table.decisions
        table.step(session.options[dice.below(len(session.options))] + bases[session.ask.kind])


def rate(play: Callable[[int], int]) -> float:
    """Decisions a CPU second, over games that last long enough to be measured."""
    made, seed, began = 0, 0, process_time()
    while process_time() - began < SECONDS:
        made += play(seed)
        seed += 1
    return made / (process_time() - began)


def cost(call: Callable[[], object]) -> float:
    """Microseconds of a call."""
    n, began = 0, process_time()
    while process_time() - began < SECONDS / 5:
        for _ in range(100):
            call()
        n += 100
    return (process_time() - began) / n * 1e6


def measure(game: str) -> dict[str, float]:
    """The figures of one game at the table of its benchmark."""
    bench = BENCHES[game]
    setting = Setting(game, bench.seats, bench.options)
    table = env(game, bench.seats, options=bench.options)
    rates = [(rate(lambda s: steps_alone(setting, s)), rate(lambda s: steps_served(table, s))) for _ in range(ROUNDS)]
    table.reset(1)
    for _ in range(60):
        table.step(table.session.options[0] + table.lens.bases[asked(table)[1]])
    seat = asked(table)[0]
    spiel.register([game])
    players = len(setting.seats)
    state = pyspiel.load_game(f"regnum_{game}(players={players})").new_initial_state()
    state.apply_action(1)
    for _ in range(60):
        state.apply_action(state.legal_actions()[0])
    lens, session = table.lens, table.session
    return {
        "rules alone": max(alone for alone, _ in rates),
        "steps": max(served for _, served in rates),
        "observation": min(cost(lambda: lens.observation(session, seat)) for _ in range(ROUNDS)),
        "mask": min(cost(lambda: lens.mask(session, seat)) for _ in range(ROUNDS)),
        "clone": min(cost(state.clone) for _ in range(ROUNDS)),
    }


def asked(table: TableEnv) -> tuple[int, int]:
    """Who is asked, and which question."""
    ask = table.session.ask
    assert ask is not None
    return ask.seat, ask.kind


def main(names: list[str]) -> int:
    """Prints the figures of the games named (none: all). Returns 1 when a floor is missed."""
    missed = False
    for game in names or GAMES:
        bench = BENCHES[game]
        found = measure(game)
        build = build_of(Setting(game).book)
        floor = bench.learn if build == "compiled" else bench.learn_pure
        missed |= found["steps"] < floor * 1000 or (build == "compiled" and found["clone"] > CLONE_US)
        steps, alone = found["steps"] / 1000, found["rules alone"] / 1000
        print(f"{game} {build}: {steps:.1f}k steps/s (floor {floor:g}k; rules alone {alone:.1f}k)", end=", ")
        print(", ".join(f"{what} {found[what]:.1f} us" for what in ("observation", "mask", "clone")))
    return int(missed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
