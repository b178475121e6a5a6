"""A learned evaluation (`regnum[learn]`): weights for the numbers by which a game says how its seats stand.

The chance to win is the softmax of the seats' standings (`bots.judge`); weights are fitted to who won. What comes out is a
blend of the fit with the game's own judgement, its anchor: a bot steers to positions that the fit knows little about, and
there the judgement holds it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from regnum.bots.dice import Dice
from regnum.engine.errors import BadSetup
from regnum.engine.registry import Rulebook
from regnum.learn.data import Trace

Floats = NDArray[np.float32]
HELD_OUT: Final = 10
"""One game in so many is not learned from but judged by."""
FLAT: Final = 0.05
"""A number that varies less than this is not stretched."""
TEMPERATURES: Final = (0.25, 0.5, 0.75, 1.0, 1.5, 2.0)
DIGITS: Final = 4


@dataclass
class Samples:
    """Positions of games between so many seats: by seat its role and its row, the numbers of the table, and who won."""

    game: str
    seats: list[str]
    bots: list[str]
    rows: Floats
    roles: NDArray[np.int64]
    tables: Floats
    shares: Floats
    seeds: NDArray[np.int64]


def samples(traces: Iterable[Trace], every: int = 3) -> Samples:
    """One quiet position in `every`, where a step of the rules begins, of each game that ended. Raises BadSetup for games of
    different tables, for a game that does not say how its seats stand, and for no games."""
    rows, roles, tables, shares, seeds = [], [], [], [], []
    setting = None
    bots: set[str] = set()
    for trace in traces:
        if setting is None:
            setting = trace.setting()
        elif (trace.game, trace.seats, trace.options) != (setting.book.name, setting.seats, setting.options):
            raise BadSetup("games of different tables cannot be learned from together")
        if trace.capped:
            continue
        bots.update(trace.bots)
        book, step, wait = setting.book, -1, Dice(trace.seed).below(every)
        for session, _ in trace.replay(setting):
            if session.trail.steps == step:
                continue
            step = session.trail.steps
            wait -= 1
            if wait < 0 and book.quiet(session.g):
                wait = every - 1
                told = book.rows(session.g)
                if told is not None:
                    rows.append(told.seats)
                    roles.append(told.roles)
                    tables.append(told.table)
                    shares.append(trace.shares())
                    seeds.append(trace.seed)
    if setting is None or not rows:
        raise BadSetup("there is no game to learn from")
    return Samples(
        setting.book.name,
        setting.seats,
        sorted(bots),
        np.array(rows, np.float32),
        np.array(roles),
        np.array(tables, np.float32),
        np.array(shares, np.float32),
        np.array(seeds),
    )


def chances(standings: Floats) -> Floats:
    """Softmax over the last axis."""
    raised = np.exp(standings - standings.max(axis=-1, keepdims=True))
    found: Floats = raised / raised.sum(axis=-1, keepdims=True)
    return found


def log_loss(standings: Floats, shares: Floats) -> float:
    """How surprising it was who won; less is better."""
    return float(-(shares * np.log(np.maximum(chances(standings), 1e-9))).sum(axis=1).mean())


def products(rows: Floats, tables: Floats) -> Floats:
    """Every number of a seat times every number of its table, side by side, as `bots.judge` has its weights."""
    found: Floats = (rows[:, :, :, None] * tables[:, None, None, :]).reshape(*rows.shape[:2], -1)
    return found


@dataclass
class Fit:
    """Weights by role, and on games that were not learned from the loss of the fit, of the blend and of the judgement."""

    weights: Floats
    seen: list[int]
    loss: float
    blend_loss: float
    judged_loss: float


def fit(
    data: Samples,
    anchor: float = 0.5,
    rounds: int = 40,
    batch: int = 1024,
    rate: float = 0.01,
    decay: float = 0.001,
    seed: int = 0,
) -> Fit:
    """Fits weights by Adam, blended with the judgement, which has the part `anchor`. The same samples and seed give the same
    weights. Raises BadSetup where no game, or every game, is held out."""
    held = data.seeds % HELD_OUT == 0
    if held.all() or not held.any():
        raise BadSetup(f"too few games: one in {HELD_OUT} is held out")
    learned, kept = np.flatnonzero(~held), np.flatnonzero(held)
    spread = data.rows[learned].std(axis=(0, 1))
    spread = np.where(spread < FLAT, 1.0, spread).astype(np.float32)
    rows = data.rows / spread
    factors = data.tables.shape[1]
    seen = sorted(set(data.roles.ravel().tolist()))
    weights = np.zeros((max(seen) + 1, rows.shape[2] * factors), np.float32)
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    rng = np.random.default_rng(seed)
    steps = rounds * -(-len(learned) // batch)
    step = 0
    for _ in range(rounds):
        order = rng.permutation(learned)
        for at in range(0, len(order), batch):
            some = order[at : at + batch]
            x, roles = products(rows[some], data.tables[some]), data.roles[some]
            off = (chances(np.einsum("psn,psn->ps", x, weights[roles])) - data.shares[some]) / len(some)
            slope = decay * weights
            np.add.at(slope, roles.ravel(), (off[:, :, None] * x).reshape(-1, x.shape[2]))
            step += 1
            mean, square = 0.9 * mean + 0.1 * slope, 0.999 * square + 0.001 * slope**2
            slower = rate * 0.5 * (1 + np.cos(np.pi * step / steps))
            weights = weights - slower * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    weights = (weights / np.repeat(spread, factors)).astype(np.float32)
    blend = (1 - anchor) * weights
    blend[:, 0] += anchor
    return Fit(
        blend,
        seen,
        loss_of(data, kept, weights),
        loss_of(data, kept, blend),
        min(log_loss(a * data.rows[kept][:, :, 0], data.shares[kept]) for a in TEMPERATURES),
    )


def loss_of(data: Samples, some: NDArray[np.int64], weights: Floats) -> float:
    """How surprised the weights are by some of the positions."""
    x = products(data.rows[some], data.tables[some])
    return log_loss(np.einsum("psn,psn->ps", x, weights[data.roles[some]]), data.shares[some])


# ---------------------------------------------------------------- files
def table_of(data: Samples, found: Fit, book: Rulebook[Any], plays: list[str], command: str) -> dict[str, Any]:
    """What a file of weights says of one number of seats; `plays` names the roles that shall use them, [] all."""
    names = book.standing()
    assert names is not None
    factors = len(names.factors)
    return {
        "seats": len(data.seats),
        "plays": [names.roles[role] for role in found.seen if not plays or names.roles[role] in plays],
        "games": len(set(data.seeds.tolist())),
        "seeds": [int(data.seeds.min()), int(data.seeds.max())],
        "bots": data.bots,
        "command": command,
        "weights": {
            names.roles[role]: {
                column: [round(float(x), DIGITS) for x in found.weights[role, i * factors : (i + 1) * factors]]
                for i, column in enumerate(names.columns)
            }
            for role in found.seen
        },
    }


def write(path: Path, book: Rulebook[Any], tables: list[dict[str, Any]]) -> None:
    """Writes a file of weights, whole: what they belong to, then a table for each number of seats."""
    names = book.standing()
    assert names is not None
    lines = [
        f'game = "{book.name}"',
        f"rules = {book.rules_version}",
        f"standing = {names.version}",
        f"factors = {words(names.factors)}",
    ]
    for table in sorted(tables, key=lambda table: int(table["seats"])):
        lines += ["", "[[table]]"]
        for name, value in table.items():
            if name != "weights":
                lines.append(f"{name} = {words(value) if isinstance(value, list) else toml(value)}")
        for role, columns in table["weights"].items():
            lines += ["", f"[table.weights.{role}]", *[f"{column} = {x}" for column, x in columns.items()]]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def toml(value: int | str) -> str:
    """A number, or a line of text."""
    return str(value) if isinstance(value, int) else '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


def words(values: list[Any]) -> str:
    """A list on one line."""
    return "[" + ", ".join(toml(value) for value in values) + "]"
