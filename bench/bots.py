"""How strong the bots are: matches with rotated seats, win rates with Wilson 95% intervals.

    python -m bench.bots greedy random --games 200
    python -m bench.bots ismcts greedy --games 200 --seconds 0.5 --out bench/results/ismcts-greedy.jsonl

    python -m bench.bots greedy random --game root --seats marquise,eyrie,alliance,vagabond --role eyrie
    python -m bench.bots greedy random --game root --seats marquise,eyrie,alliance,vagabond --role each --games 200

Each game seats one of the first bot against copies of the second; the first takes every seat in turn. Where the seats are
named by what they play, the seats keep their neighbours and the whole table turns from game to game; with `--role` the bot
plays that role on every seat in turn, with `--role each` every role so, a match for each. A line of JSON is added to the
output file after each game, and games that stand there already are not played again.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path

from regnum.bots import BOTS
from regnum.bots.arena import Arena
from regnum.bots.sim import build_of
from regnum.engine.chance import seeded
from regnum.engine.errors import BadSetup
from regnum.engine.registry import GAMES, rulebook
from regnum.engine.session import start
from regnum.engine.trail import CLONABLE


@dataclass(frozen=True)
class Match:
    """One game to play: number `n` of a match between `bot` and copies of `foe`. With `roles`, one for each seat, the bot
    plays `role`, or any in turn where that is empty."""

    game: str
    seats: int
    options: dict[str, str]
    bot: str
    foe: str
    seconds: float
    iterations: int | None
    n: int
    build: str = ""
    roles: tuple[str, ...] = ()
    role: str = ""

    def table(self) -> tuple[list[str] | int, int]:
        """What the seats of game `n` play, and on which of them the bot sits: the table is turned by a seat each game, and
        where the bot has no role of its own, it sits elsewhere once the table is back where it was. A table that the game
        does not let turn (its first seat is special) stays, and the bot takes the seats of its role in turn."""
        if not self.roles:
            return self.seats, self.n % self.seats
        if not self.allowed([*self.roles[1:], self.roles[0]]):
            mine = [s for s in range(self.seats) if self.role in ("", self.roles[s])]
            return list(self.roles), mine[self.n % len(mine)]
        turned = [self.roles[(s + self.n) % self.seats] for s in range(self.seats)]
        role = self.role or self.roles[self.n // self.seats % self.seats]
        return turned, turned.index(role)

    def allowed(self, seats: list[str]) -> bool:
        """Whether the game can be played like that."""
        book = rulebook(self.game)
        try:
            book.check(book.seat_list(seats), book.option_values(self.options))
        except BadSetup:
            return False
        return True


@dataclass(frozen=True)
class Outcome:
    """What came of it: the bot's share of the win (all share a game given up), its points, the best of the others'."""

    match: Match
    share: float
    points: int
    best_other: int
    decisions: int


def play(match: Match) -> Outcome:
    """Plays one game with the seed n."""
    book = rulebook(match.game)
    wanted, seat = match.table()
    listed, options = book.seat_list(wanted), book.option_values(match.options)
    book.check(listed, options)
    names = [match.bot if s == seat else match.foe for s in range(match.seats)]
    arena = Arena(book, start(book.start(listed, options, seeded(match.n)), book.step, CLONABLE))
    trace: list[int] = []
    ended = arena.play(names, match.n, match.seconds, match.iterations, trace)
    result = book.result(arena.session.g)
    winners = result.winners if ended else list(range(match.seats))
    share = 1 / len(winners) if seat in winners else 0.0
    others = [p for s, p in enumerate(result.scores) if s != seat]
    return Outcome(match, share, result.scores[seat], max(others), len(trace))


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95% interval of a win rate."""
    if not games:
        return 0.0, 1.0
    z, p = 1.96, won / games
    middle = p + z * z / (2 * games)
    spread = z * sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return (middle - spread) / whole, (middle + spread) / whole


def read_outcomes(file: Path | None, match: Match) -> dict[int, float]:
    """Games of the same match that stand in the file already, with their shares."""
    found: dict[int, float] = {}
    if file is not None and file.is_file():
        for line in file.read_text(encoding="utf-8").splitlines():
            data = json.loads(line)
            played = {**data["match"], "roles": tuple(data["match"].get("roles", ())), "n": 0}
            if Match(**played) == match:
                found[data["match"]["n"]] = data["share"]
    return found


def run(match: Match, numbers: range, workers: int, file: Path | None) -> dict[int, float]:
    """Plays what is missing of `numbers`, in parallel, and returns the bot's share of every game."""
    shares = {n: share for n, share in read_outcomes(file, match).items() if n in numbers}
    missing = [Match(**{**asdict(match), "n": n}) for n in numbers if n not in shares]
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(workers) as pool:
        for future in as_completed([pool.submit(play, m) for m in missing]):
            outcome = future.result()
            shares[outcome.match.n] = outcome.share
            if file is not None:
                with file.open("a", encoding="utf-8") as out:
                    out.write(json.dumps(asdict(outcome)) + "\n")
            tell(match, shares)
    return shares


def tell(match: Match, shares: dict[int, float]) -> None:
    """How it stands, on stderr."""
    if sys.stderr.isatty() or len(shares) % 20 == 0:
        print(summary(match, shares), file=sys.stderr)


def summary(match: Match, shares: dict[int, float]) -> str:
    """The result in a line."""
    won, games = sum(shares.values()), len(shares)
    low, high = wilson(won, games)
    thinks = f"{match.seconds:g} s" if match.iterations is None else f"{match.iterations} iterations"
    others = f"{match.seats - 1} x {match.foe}" if match.seats > 2 else match.foe
    rate = won / games if games else 0.0
    who = f"{match.bot} as {match.role}" if match.role else match.bot
    return (
        f"{who} against {others}, {match.game}, {thinks}, {match.build}: won {won:g} of {games} "
        f"= {100 * rate:.1f}% (95%: {100 * low:.1f}-{100 * high:.1f}%; even would be {100 / match.seats:.0f}%)"
    )


def how_to_play(parser: argparse.ArgumentParser, games: int) -> None:
    """The arguments of every match between bots: how many games, from which seed, how long a bot thinks, by which options."""
    parser.add_argument("--games", type=int, default=games, help="in each match")
    parser.add_argument("--first", type=int, default=10_000, help="number and seed of the first game; tune on others")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long ismcts thinks")
    parser.add_argument("--iterations", type=int, help="think exactly so often; then the match is reproducible")
    parser.add_argument("--workers", type=int, default=min(2, os.cpu_count() or 1))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--out", type=Path, help="file of finished games; a match goes on from there")


def main() -> None:
    """Reads the command line and plays the match."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", choices=BOTS)
    parser.add_argument("foe", choices=BOTS)
    parser.add_argument("--game", default=GAMES[0])
    parser.add_argument("--seats", default="2", help="how many, or what each of them plays, with commas")
    parser.add_argument("--role", default="", help="what the bot plays, on every seat in turn; `each`: one role after another")
    how_to_play(parser, 200)
    a = parser.parse_args()
    options = dict(o.split("=", 1) for o in a.option)
    build = build_of(rulebook(a.game))
    roles = () if a.seats.isdigit() else tuple(a.seats.split(","))
    if a.role not in ("", "each", *roles):
        parser.error(f"nobody plays {a.role!r}: name it among --seats")
    for role in dict.fromkeys(roles) if a.role == "each" else [a.role]:
        seats = len(roles) or int(a.seats)
        match = Match(a.game, seats, options, a.bot, a.foe, a.seconds, a.iterations, 0, build, roles, role)
        print(summary(match, run(match, range(a.first, a.first + a.games), a.workers, a.out)), flush=True)


if __name__ == "__main__":
    main()
