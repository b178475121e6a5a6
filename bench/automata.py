"""How hard the automata of a game are: one bot alone against one of them, by an option, win rates with Wilson 95% intervals.

    python -m bench.automata greedy --game root --by difficulty=easy,default,challenging,nightmare --option order=given
    python -m bench.automata ismcts --game root --by difficulty=easy,nightmare --iterations 100 --out automata.jsonl
    python -m bench.automata greedy --game root --by goal=alone,together --automata vagabot --games 20

The bot plays the roles of the benchmark's table in turn, but not the one whose place the automaton takes, and sits first in
every second game. An `--option` of the game holds for all games. A line of JSON is added to the output file after each game,
and games that stand there already are not played again; the result is a table in Markdown.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from bench.bots import Match, how_to_play, run, wilson
from bench.tables import BENCHES
from regnum.bots import BOTS
from regnum.bots.sim import build_of
from regnum.engine.registry import GAMES, rulebook


def matches(
    bot: str, game: str, automaton: str, options: dict[str, str], seconds: float, iterations: int | None
) -> list[Match]:
    """A match of the bot against an automaton for each role of the benchmark's table that is left; each begins as often."""
    book = rulebook(game)
    roles = BENCHES[game].seats
    assert isinstance(roles, list), "a game with automata names the roles of its table"
    left = [role for role in roles if role != book.automata()[automaton]]
    build = build_of(book)
    return [Match(game, 2, options, bot, automaton, seconds, iterations, 0, build, (automaton, role), role) for role in left]


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
    parser.add_argument("--game", choices=[game for game in GAMES if rulebook(game).automata()], required=True)
    parser.add_argument("--by", required=True, metavar="NAME=VALUES", help="the option of the columns: its values, with commas")
    parser.add_argument("--automata", help="which ones, with commas; else all")
    how_to_play(parser, 100)
    a = parser.parse_args()
    known = rulebook(a.game).automata()
    automata = a.automata.split(",") if a.automata else list(known)
    if not set(automata) <= set(known):
        parser.error(f"there are {', '.join(known)}")
    by, _, columns = a.by.partition("=")
    options = dict(o.split("=", 1) for o in a.option)
    print(f"| `{a.bot}` wins against | {columns.replace(',', ' | ')} |\n| --- |{' --- |' * len(columns.split(','))}")
    for automaton in automata:
        tables = [{**options, by: value} for value in columns.split(",")]
        played = [matches(a.bot, a.game, automaton, table, a.seconds, a.iterations) for table in tables]
        cells = [cell(each, a.first, a.games, a.workers, a.out) for each in played]
        print(f"| `{automaton}` | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
