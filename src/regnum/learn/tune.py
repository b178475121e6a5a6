"""Weights by games won (`regnum[learn]`): what foretells best who wins need not be what a bot should steer by.

Around the weights of one role others are tried in pairs, as far to one side as to the other, on the same seeds; where one of
a pair does better, the weights go (evolution strategies: Salimans and others 2017). What comes out is the mean of the later
half of the rounds, since each round is as noisy as its games are few."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from regnum.bots.judge import teach
from regnum.engine.errors import BadSetup
from regnum.engine.registry import Rulebook
from regnum.learn.fit import DIGITS, FLAT, samples
from regnum.learn.match import play_out
from regnum.learn.play import traces
from regnum.learn.setting import Setting

MEASURED: Final = 20
"""Games from which one sees how much each number varies."""
SLOW, SQUARES = 0.8, 0.95
"""How long Adam remembers the slope and its square, in a few dozen rounds."""

Table = dict[str, Any]
Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Plan:
    """How weights are tried: whose, at which table, by which bot and against which, how many pairs a round on how many seeds
    each, how far from the weights they lie (in standings, for each number), how fast the weights follow, and the first seed."""

    game: str
    seats: list[str]
    role: str
    one: str = "learned"
    foe: str = "greedy"
    pairs: int = 200
    games: int = 1
    step: float = 0.04
    rate: float = 0.02
    first: int = 5_000_000


@dataclass
class Round:
    """What a round found: the mean of all its games (1: won), and the table of weights so far."""

    number: int
    mean: float
    table: Table


def tune(plan: Plan, start: Table | None, rounds: int, judged: bool = False, workers: int = 1) -> Iterator[Round]:
    """Tunes the weights of a role for so many rounds, from those of `start`; where it has none, or if all begins `judged`,
    from the game's own judgement. The same plan and start give the same weights. Raises BadSetup for a role that nobody plays
    there, or that has no weights."""
    setting = Setting(plan.game, plan.seats)
    names = setting.book.standing()
    if names is None or plan.role not in names.roles or plan.role not in [setting.seats[seat] for seat in setting.asked]:
        raise BadSetup(f"no seat that is asked plays {plan.role!r} by weights; there are {', '.join(setting.seats)}")
    table = beginning(setting, start, plan.role if judged else "")
    scale = scales(plan, names.roles.index(plan.role))
    here = np.array([column[0] for column in table["weights"][plan.role].values()], np.float64)
    mean, square, later = np.zeros_like(here), np.zeros_like(here), np.zeros_like(here)
    rng = np.random.default_rng(plan.first)
    half = rounds // 2
    with get_context("spawn").Pool(workers) if workers > 1 else nullcontext() as pool:
        for n in range(rounds):
            aims = rng.standard_normal((plan.pairs, len(here))) * (scale > 0)
            seed = plan.first + n * plan.pairs * plan.games
            jobs = [
                (plan, with_weights(table, plan.role, here + side * plan.step * aims[i] * scale), seed + i * plan.games)
                for i in range(plan.pairs)
                for side in (1, -1)
            ]
            tried = map(try_out, jobs) if pool is None else pool.imap(try_out, jobs)
            got = np.array(list(tried)).reshape(plan.pairs, 2)
            slope = ((got[:, 0] - got[:, 1]) @ aims) / (2 * plan.step * plan.pairs)
            mean, square = SLOW * mean + (1 - SLOW) * slope, SQUARES * square + (1 - SQUARES) * slope**2
            ahead = (mean / (1 - SLOW ** (n + 1))) / (np.sqrt(square / (1 - SQUARES ** (n + 1))) + 1e-8)
            here = here + plan.rate * ahead * scale
            if n >= half:
                later = later + (here - later) / (n - half + 1)
            yield Round(n + 1, float(got.mean()), with_weights(table, plan.role, later if n >= half else here))


def beginning(setting: Setting, start: Table | None, afresh: str) -> Table:
    """The table of `start`, with the game's own judgement for roles that it does not know and for the role `afresh`."""
    names = setting.book.standing()
    assert names is not None
    rest = [0.0] * (len(names.factors) - 1)
    judgement = {column: [1.0 if i == 0 else 0.0, *rest] for i, column in enumerate(names.columns)}
    table: Table = {"seats": len(setting.seats), "plays": [], "weights": {}} if start is None else start
    known = {role: columns for role, columns in table["weights"].items() if role != afresh}
    return {**table, "weights": {**{role: judgement for role in names.roles if role in setting.seats}, **known}}


def with_weights(table: Table, role: str, weights: Floats) -> Table:
    """The table with other weights for a role, which plays by them; those that go with the table's other numbers stay."""
    columns = {
        name: [round(float(x), DIGITS), *old[1:]]
        for (name, old), x in zip(table["weights"][role].items(), weights, strict=True)
    }
    plays, tuned = ([*[other for other in table.get(key, []) if other != role], role] for key in ("plays", "tuned"))
    return {**table, "plays": plays, "tuned": tuned, "weights": {**table["weights"], role: columns}}


def scales(plan: Plan, role: int) -> Floats:
    """For each number of a role the weight that moves its standing by one where the number varies as it does; 0 where it
    hardly does."""
    games = samples(traces(plan.game, plan.seats, ("greedy",), plan.first - MEASURED, MEASURED, whim=8, quick=True))
    spread = games.rows[games.roles == role].std(axis=0)
    found: Floats = np.where(spread < FLAT, 0.0, 1.0 / np.maximum(spread, FLAT)).astype(np.float64)
    return found


def try_out(job: tuple[Plan, Table, int]) -> float:
    """How a role does by these weights on some seeds: half its share of the win, half its points as a part of the best."""
    plan, table, seed = job
    setting = Setting(plan.game, plan.seats)
    places = [seat for seat in setting.asked if setting.seats[seat] == plan.role]
    teach(setting.book, {**header(setting.book), "table": [table]})
    total = 0.0
    for n in range(seed, seed + plan.games):
        at = places[n % len(places)]
        players = [plan.one if seat == at else plan.foe for seat in range(len(setting.seats))]
        session = play_out(setting, players, n, 1, quick=True)
        points = setting.book.result(session.g).scores
        total += setting.shares(session)[at] + max(0, points[at]) / max(1, *points)
    return total / (2 * plan.games)


def header(book: Rulebook[Any]) -> Table:
    """What a file of weights says it belongs to."""
    names = book.standing()
    assert names is not None
    return {"game": book.name, "rules": book.rules_version, "standing": names.version, "factors": names.factors}
