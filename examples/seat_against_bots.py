"""One seat of your agent against bots, through Gymnasium. `python examples/seat_against_bots.py`

The agent here learns nothing but which answers won: a table of every flat action. Put yours in its place."""

from __future__ import annotations

import gymnasium
import numpy as np
import typer

import regnum.learn.gym


def main(game: str = "tek", foes: str = "greedy", games: int = 20) -> None:
    """Plays games, learns from each, and prints how often it won."""
    seat = gymnasium.make(f"regnum/{game}-v1", foes=foes).unwrapped
    assert isinstance(seat, regnum.learn.gym.SoloEnv)
    rng = np.random.default_rng(0)
    value = np.zeros(seat.lens.actions)
    won = 0.0
    for seed in range(games):
        look, _ = seat.reset(seed=seed)
        taken: list[int] = []
        done = False
        reward = 0.0
        while not done:
            legal = np.flatnonzero(look["action_mask"])
            odds = np.exp(3 * value[legal])
            taken.append(int(rng.choice(legal, p=odds / odds.sum())))
            look, reward, ended, capped, info = seat.step(taken[-1])
            done = ended or capped
        value[taken] += 0.05 * (reward - value[taken])
        won += info["share"]
    print(f"won {won:g} of {games} against {foes}")


if __name__ == "__main__":
    typer.run(main)
