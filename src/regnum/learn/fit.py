"""A learned evaluation: what a game's own judgement thinks of a position, corrected by what came of games (`regnum[learn]`).

Each seat has a standing: the judgement (`Rulebook.worth`) times a factor, and a weight for every number of its observation.
Softmax over the table is the chance to win. The judgement holds the fit where there were few games: without it a bot steers
to positions that the model knows nothing about."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from regnum.bots.chair import Chair
from regnum.bots.dice import Dice
from regnum.bots.greedy import finish_step
from regnum.bots.lens import Lens
from regnum.engine.errors import BadRecord, BadSetup
from regnum.engine.registry import Rulebook
from regnum.engine.session import Session
from regnum.learn.data import Trace
from regnum.learn.match import Desk

Floats = NDArray[np.float32]
HELD_OUT: Final = 10
"""One game in so many is not learned from but judged by."""
SURE: Final = 0.01
"""No judgement counts as surer than this."""


@dataclass
class Samples:
    """Positions of games between so many seats: what each seat sees (by bounds), what the game judges, and who won."""

    game: str
    rules: int
    layout: int
    seen: NDArray[np.uint8]
    most: Floats
    judged: Floats
    shares: Floats
    seeds: NDArray[np.int64]


def judgement(book: Rulebook[Any], g: Any, seats: int) -> Floats:
    """What a game thinks of each seat, as the logarithm of its odds."""
    worth = np.clip([book.worth(g, seat) for seat in range(seats)], SURE, 1 - SURE)
    found: Floats = np.log(worth / (1 - worth)).astype(np.float32)
    return found


def samples(traces: Iterable[Trace], every: int = 5) -> Samples:
    """One position in `every` of each game that ended, as all seats see it. Raises BadSetup for games of different tables."""
    seen, judged, shares, seeds = [], [], [], []
    setting = None
    for trace in traces:
        if setting is None:
            setting = trace.setting()
        elif (trace.game, trace.seats, trace.options) != (setting.book.name, setting.seats, setting.options):
            raise BadSetup("games of different tables cannot be learned from together")
        if trace.capped:
            continue
        n, lens, skip = len(trace.seats), setting.lens, Dice(trace.seed).below(every)
        for i, (session, _) in enumerate(trace.replay(setting)):
            if i % every == skip:
                seen.append(b"".join([lens.observation(session, seat)[: lens.question] for seat in range(n)]))
                judged.append(judgement(setting.book, session.g, n))
                shares.append(trace.shares())
                seeds.append(trace.seed)
    if setting is None or not seen:
        raise BadSetup("there is no game to learn from")
    lens, n = setting.lens, len(setting.seats)
    return Samples(
        setting.book.name,
        setting.book.rules_version,
        lens.layout.version,
        np.frombuffer(b"".join(seen), np.uint8).reshape(len(seen), n, lens.question),
        bounds(lens),
        np.array(judged, np.float32),
        np.array(shares, np.float32),
        np.array(seeds),
    )


def bounds(lens: Lens) -> Floats:
    """What the numbers of a game's own fields are divided by."""
    return np.maximum(np.frombuffer(lens.most(), np.uint8)[: lens.question], 1).astype(np.float32)


def chances(standing: Floats) -> Floats:
    """Softmax over the last axis."""
    raised = np.exp(standing - standing.max(axis=-1, keepdims=True))
    found: Floats = raised / raised.sum(axis=-1, keepdims=True)
    return found


@dataclass
class Weights:
    """A fitted evaluation, for so many seats of a game; `loss` and `judged_loss` are of games that were not learned from, by
    the fit and by the judgement alone."""

    game: str
    rules: int
    layout: int
    seats: int
    trust: float
    linear: Floats
    loss: float
    judged_loss: float

    def save(self, path: Path) -> None:
        """Writes a file of numpy."""
        held: dict[str, Any] = vars(self)
        np.savez(path, **held)

    def standing(self, seen: NDArray[np.uint8], most: Floats, judged: Floats) -> Floats:
        """The standing of each seat."""
        found: Floats = (self.trust * judged + (seen / most) @ self.linear).astype(np.float32)
        return found

    def worth(self, lens: Lens, session: Session) -> Floats:
        """The chance of each seat to win, in a world that was imagined."""
        g = session.g
        if g.over:
            winners = lens.book.result(g).winners
            return np.array([1 / len(winners) if seat in winners else 0 for seat in range(self.seats)], np.float32)
        looks = [lens.observation(session, seat)[: lens.question] for seat in range(self.seats)]
        seen = np.frombuffer(b"".join(looks), np.uint8).reshape(self.seats, -1)
        return chances(self.standing(seen, bounds(lens), judgement(lens.book, g, self.seats)))


def load(path: Path, book: Rulebook[Any]) -> Weights:
    """Weights of a file. Raises BadRecord where they were fitted to another game, other rules or another layout."""
    with np.load(path) as found:
        w = Weights(
            str(found["game"]), int(found["rules"]), int(found["layout"]), int(found["seats"]), float(found["trust"]),
            found["linear"], float(found["loss"]), float(found["judged_loss"]),
        )  # fmt: skip
    wanted = (book.name, book.rules_version, book.layout().version, book.layout().width)
    if (w.game, w.rules, w.layout, len(w.linear)) != wanted:
        raise BadRecord(f"fitted to {w.game}, rules {w.rules}, layout {w.layout}, not to {' '.join(map(str, wanted[:3]))}")
    return w


def log_loss(standing: Floats, shares: Floats) -> float:
    """How surprising it was who won; less is better."""
    return float(-(shares * np.log(np.maximum(chances(standing), 1e-9))).sum(axis=1).mean())


def fit(data: Samples, rounds: int = 20, batch: int = 512, rate: float = 0.01, decay: float = 0.03, seed: int = 0) -> Weights:
    """Fits weights by Adam; the same samples and seed give the same weights. One game in ten is held out."""
    held = data.seeds % HELD_OUT == 0
    if held.all() or not held.any():
        raise BadSetup(f"too few games: one in {HELD_OUT} is held out")
    rng = np.random.default_rng(seed)
    learned = np.flatnonzero(~held)
    linear, trust = np.zeros(data.seen.shape[2], np.float32), 1.0
    mean, square = np.zeros(len(linear) + 1), np.zeros(len(linear) + 1)
    step = 0
    for _ in range(rounds):
        order = rng.permutation(learned)
        for at in range(0, len(order), batch):
            rows = order[at : at + batch]
            x = data.seen[rows] / data.most
            off = (chances(trust * data.judged[rows] + x @ linear) - data.shares[rows]) / len(rows)
            slope = np.append(np.einsum("bs,bsn->n", off, x) + decay * linear, (off * data.judged[rows]).sum())
            step += 1
            mean, square = 0.9 * mean + 0.1 * slope, 0.999 * square + 0.001 * slope**2
            move = rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
            linear, trust = (linear - move[:-1]).astype(np.float32), trust - float(move[-1])
    w = Weights(data.game, data.rules, data.layout, data.seen.shape[1], trust, linear, 0.0, 0.0)
    w.loss = log_loss(w.standing(data.seen[held], data.most, data.judged[held]), data.shares[held])
    w.judged_loss = min(log_loss(a * data.judged[held], data.shares[held]) for a in (0.25, 0.5, 0.75, 1.0, 1.5, 2.0))
    return w


class Learned:
    """A player that looks one step ahead, as the bot greedy does, and judges by fitted weights."""

    def __init__(self, weights: Weights, lens: Lens, worlds: int = 2, tries: int = 2) -> None:
        self.weights, self.lens, self.worlds, self.tries = weights, lens, worlds, tries

    def __call__(self, desk: Desk, seat: int, seed: int) -> int:
        """The option whose step ends best, in the mean over worlds."""
        chair = Chair(desk, seat)
        return max(chair.options, key=lambda option: self.promise(chair, option, seed))

    def promise(self, chair: Chair, option: int, seed: int) -> float:
        """What an option comes to, over the same worlds for each."""
        total = 0.0
        for n in range(self.worlds):
            dice = Dice(seed * self.worlds + n)
            luck = dice.below(1 << 23)
            ends = []
            for _ in range(self.tries):
                world = chair.imagine(luck)
                step = world.session.trail.steps
                world.session.play(option)
                branched = finish_step(world, step, dice)
                ends.append(float(self.weights.worth(self.lens, world.session)[chair.seat]))
                if not branched:
                    break
            total += max(ends)
        return total
