"""Ratings (`pip install regnum[ladder]`): who sits where follows from the number of a game alone, and the same lines give the
same ladder in whatever order they come."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import log10
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from regnum.bots.dice import Dice
from regnum.bots.sim import ITERATIONS, build_of
from regnum.engine.errors import BadSetup
from regnum.learn.fit import toml
from regnum.learn.match import play_out, thinker
from regnum.learn.setting import CAP, Setting

ROUNDS: Final = 100
SAMPLES: Final = 100
"""Ladders made of games drawn anew, for the intervals."""
PRIOR: Final = 0.5
"""Wins that everybody is given, so that nobody is infinitely weak."""


class Line(msgspec.Struct, frozen=True):
    """One game of a ladder."""

    n: int
    game: str
    bots: list[str]
    scores: list[int]
    winners: list[int]
    build: str
    rules: int


class Rating(msgspec.Struct):
    """How strong a bot is: `elo` above the weakest, its 95% interval from games drawn anew, and openskill's Plackett-Luce."""

    bot: str
    games: int
    elo: float
    low: float
    high: float
    mu: float
    sigma: float


def schedule(bots: Sequence[str], seats: int, n: int) -> list[str]:
    """Who sits where in game `n`: drawn from the number alone, and never one bot against itself."""
    dice = Dice(n)
    while True:
        drawn = [bots[dice.below(len(bots))] for _ in range(seats)]
        if len(set(drawn)) > 1:
            return drawn


def play_lines(
    game: str,
    bots: Sequence[str],
    seats: int | Sequence[str] | None = None,
    *,
    options: Mapping[str, str] | None = None,
    first: int = 0,
    games: int = 100,
    iterations: int = ITERATIONS,
    cap: int = CAP,
    quick: bool = False,
) -> Iterable[Line]:
    """Plays the games `first` to `first + games - 1` of a ladder, of bots as in `match`. Raises BadSetup for what cannot be set
    up."""
    setting = Setting(game, seats, options, cap=cap)
    for bot in bots:
        thinker(bot, iterations)
    if len(set(bots)) < 2 or len(setting.asked) < 2:
        raise BadSetup("a ladder is climbed by two bots or more, at a table for two or more")
    build, rules = build_of(setting.book), setting.book.rules_version
    for n in range(first, first + games):
        seated = setting.seats[:]
        for seat, bot in zip(setting.asked, schedule(bots, len(setting.asked), n), strict=True):
            seated[seat] = bot
        session = play_out(setting, seated, n, iterations, quick)
        result = setting.book.result(session.g)
        yield Line(n, game, seated, result.scores, result.winners if session.ask is None else [], build, rules)


def rate(lines: Iterable[Line]) -> list[Rating]:
    """The ladder, the strongest first. Games without a winner do not count."""
    from openskill.models import PlackettLuce

    played = sorted([line for line in lines if line.winners], key=lambda line: line.n)
    names = sorted({bot for line in played for bot in line.bots})
    model = PlackettLuce()
    skills = {bot: model.rating(name=bot) for bot in names}
    for line in played:
        who, ranks = placed(line)
        for bot, (skill,) in zip(who, model.rate([[skills[bot]] for bot in who], ranks=ranks), strict=True):
            skills[bot] = skill
    elo = strengths(played, names)
    rng = np.random.default_rng(0)
    drawn = [strengths([played[i] for i in rng.integers(len(played), size=len(played))], names) for _ in range(SAMPLES)]
    found = [
        Rating(
            bot,
            sum(bot in line.bots for line in played),
            round(elo[bot], 1),
            round(float(np.percentile([sample[bot] for sample in drawn], 2.5)), 1),
            round(float(np.percentile([sample[bot] for sample in drawn], 97.5)), 1),
            round(skills[bot].mu, 2),
            round(skills[bot].sigma, 2),
        )
        for bot in names
    ]
    return sorted(found, key=lambda rating: -rating.elo)


def placed(line: Line) -> tuple[list[str], list[float]]:
    """The bots of a game and their ranks: winners first, then by points; of several seats the best counts."""
    places = [(seat not in line.winners, -line.scores[seat]) for seat in range(len(line.bots))]
    best = {bot: min(places[seat] for seat, name in enumerate(line.bots) if name == bot) for bot in line.bots}
    order = sorted(set(best.values()))
    return list(best), [float(order.index(place)) for place in best.values()]


def strengths(lines: Sequence[Line], names: Sequence[str]) -> dict[str, float]:
    """Strengths by who won (Plackett-Luce, by minorization; Hunter 2004), as Elo above the weakest."""
    index = {bot: i for i, bot in enumerate(names)}
    seated = np.array([[index[bot] for bot in line.bots] for line in lines])
    wins = np.full(len(names), PRIOR)
    for line in lines:
        for seat in line.winners:
            wins[index[line.bots[seat]]] += 1 / len(line.winners)
    strength = np.ones(len(names))
    for _ in range(ROUNDS):
        shares = np.repeat(1 / strength[seated].sum(axis=1, keepdims=True), seated.shape[1], axis=1)
        met = np.bincount(seated.ravel(), weights=shares.ravel(), minlength=len(names))
        strength = wins / (met + 2 * PRIOR / (strength + 1))
        strength /= strength.mean()
    return {bot: 400 * log10(strength[i] / strength.min()) for bot, i in index.items()}


# ---------------------------------------------------------------- files
def table_of(lines: Sequence[Line], ratings: Iterable[Rating], command: str) -> dict[str, Any]:
    """What a file of ladders says of one number of seats: the games, the command, and each bot's Elo with its interval."""
    return {
        "seats": len(lines[0].bots),
        "games": len(lines),
        "first": min(line.n for line in lines),
        "command": command,
        "elo": {rating.bot: [rating.elo, rating.low, rating.high] for rating in ratings},
    }


def write(path: Path, game: str, tables: Iterable[dict[str, Any]]) -> None:
    """Writes a file of ladders, whole: one for each number of seats."""
    lines = [f"game = {toml(game)}"]
    for table in sorted(tables, key=lambda table: int(table["seats"])):
        lines += ["", "[[table]]", *[f"{name} = {toml(value)}" for name, value in table.items() if name != "elo"]]
        lines += ["", "[table.elo]", *[f"{toml(bot)} = {elo}" for bot, elo in table["elo"].items()]]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
