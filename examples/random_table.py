"""Every seat at random: the PettingZoo loop that any agent fits into. `python examples/random_table.py`"""

from __future__ import annotations

import numpy as np
import typer

from regnum.learn.aec import env


def main(game: str = "tek", games: int = 3) -> None:
    """Plays games and prints the rewards."""
    table = env(game, actions="short")
    rng = np.random.default_rng(0)
    for seed in range(games):
        table.reset(seed)
        rewards = {}
        for agent in table.agent_iter():
            look, reward, ended, capped, _ = table.last()
            if ended or capped:
                rewards[agent] = reward
                table.step(None)
            else:
                table.step(int(rng.choice(np.flatnonzero(look["action_mask"]))))
        print(f"seed {seed}: {table.decisions} decisions, {rewards}")


if __name__ == "__main__":
    typer.run(main)
