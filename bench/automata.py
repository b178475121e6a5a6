"""How hard Root's automata are: one bot alone against one automaton, by difficulty, win rates with Wilson 95% intervals.

    python -m bench.automata greedy
    python -m bench.automata ismcts --iterations 100 --out bench/results/automata.jsonl
    python -m bench.automata greedy --automata vagabot --difficulties easy,nightmare --games 20

The bot plays the other three factions of the base box in turn and begins every second game (order=given). `--option traits=one`
(or another option of the game) holds for all games. A line of JSON is added to the output file after each game, and games that
stand there already are not played again; the result is a table in Markdown.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from bench.bots import Match, run, wilson
from regnum.bots import BOTS
from regnum.bots.sim import build_of
from regnum.engine.registry import rulebook
from regnum.games.root.components import AUTOMATA, FACTIONS
from regnum.games.root.state import DIFFICULTIES

BASE_BOX = ("marquise", "eyrie", "alliance", "vagabond")


def matches(bot: str, automaton: str, options: dict[str, str], seconds: float, iterations: int | None) -> list[Match]:
    """A match of the bot against an automaton for each faction of the base box that is left; each side begins as often."""
    build = build_of(rulebook("root"))
    left = [role for role in BASE_BOX if role != FACTIONS[AUTOMATA[automaton]]]
    turns = {"order": "given", **options}
    return [Match("root", 2, turns, bot, automaton, seconds, iterations, 0, build, (automaton, role), role) for role in left]


def cell(played: list[Match], first: int, games: int, workers: int, file: Path | None) -> str:
    """What comes of so many games, in which the matches take turns."""
    shares: list[float] = []
    for i, match in enumerate(played):
        shares += run(match, range(first + i, first + games, len(played)), workers, file).values()
    low, high = wilson(sum(shares), games)
    return f"{100 * sum(shares) / games:.0f}% ({100 * low:.0f} to {100 * high:.0f}%)"


def main() -> None:
    """Reads the command line, plays the games and prints the table, a line as soon as it is known."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", choices=BOTS)
    parser.add_argument("--automata", default=",".join(AUTOMATA), help="which ones, with commas")
    parser.add_argument("--difficulties", default="easy,default,challenging,nightmare", help="which ones, with commas")
    parser.add_argument("--games", type=int, default=100, help="in each cell of the table")
    parser.add_argument("--first", type=int, default=10_000, help="number and seed of the first game")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long ismcts thinks")
    parser.add_argument("--iterations", type=int, help="think exactly so often; then the table is reproducible")
    parser.add_argument("--workers", type=int, default=min(2, os.cpu_count() or 1))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--out", type=Path, help="file of finished games; a table goes on from there")
    a = parser.parse_args()
    automata, difficulties = a.automata.split(","), a.difficulties.split(",")
    if not set(automata) <= set(AUTOMATA) or not set(difficulties) <= set(DIFFICULTIES):
        parser.error(f"there are {', '.join(AUTOMATA)}, each {', '.join(DIFFICULTIES)}")
    options = dict(o.split("=", 1) for o in a.option)
    print(f"| `{a.bot}` wins against | {' | '.join(difficulties)} |\n| --- |{' --- |' * len(difficulties)}")
    for automaton in automata:
        hard = [{**options, "difficulty": difficulty} for difficulty in difficulties]
        played = [matches(a.bot, automaton, each, a.seconds, a.iterations) for each in hard]
        cells = [cell(each, a.first, a.games, a.workers, a.out) for each in played]
        print(f"| `{automaton}` | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
