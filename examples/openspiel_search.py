"""OpenSpiel's information-set search against random play. `python examples/openspiel_search.py`"""

from __future__ import annotations

import numpy as np
import pyspiel
import typer
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from regnum.learn import spiel


def main(game: str = "tek", decisions: int = 40) -> None:
    """Player 0 searches in worlds that it can imagine; prints what it answered."""
    spiel.register()
    table = pyspiel.load_game(f"regnum_{game}")
    luck = np.random.RandomState(1)
    bot = ISMCTSBot(table, spiel.WorthEvaluator(), 1.0, 10, random_state=luck)
    state = table.new_initial_state()
    state.apply_action(int(luck.choice([seed for seed, _ in state.chance_outcomes()])))
    for _ in range(decisions):
        if state.is_terminal():
            break
        if state.current_player() == 0:
            action = bot.step(state)
            print(state.action_to_string(action))
        else:
            action = int(luck.choice(state.legal_actions()))
        state.apply_action(action)
    print(f"worth {[round(x, 2) for x in spiel.WorthEvaluator().evaluate(state)]}")


if __name__ == "__main__":
    typer.run(main)
