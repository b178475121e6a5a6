"""Whole games of bots as traces: here, in processes of this machine or on a Ray cluster. Equal seeds give equal bytes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from multiprocessing import get_context
from typing import Any, Final

import msgspec

from regnum.bots.arena import Arena
from regnum.bots.judge import teach
from regnum.bots.sim import ITERATIONS, bot_list, build_of
from regnum.engine.errors import BadSetup
from regnum.learn.data import Trace, from_bytes, packed
from regnum.learn.setting import CAP, Setting

PLACES: Final = ("local", "ray")
AHEAD: Final = 2
"""Batches in flight for each CPU of a cluster."""
RETRIES: Final = 5
"""How often a batch is played again whose worker was lost."""


class Job(msgspec.Struct, frozen=True):
    """What is played: all but the seeds."""

    game: str
    seats: list[str]
    options: dict[str, str]
    bots: list[str]
    iterations: int
    whim: int
    cap: int
    quick: bool
    weights: dict[str, Any] | None


class Played(msgspec.Struct, frozen=True):
    """A batch that came back: by which build and rules it was played, and its traces."""

    build: str
    rules: int
    traces: list[bytes]


def play(job: Job, first: int, games: int) -> Played:
    """Plays the games with the seeds `first`, `first + 1` and so on."""
    setting = Setting(job.game, job.seats, job.options, cap=job.cap)
    if job.weights is not None:
        teach(setting.book, job.weights)
    try:
        traces = [play_one(job, setting, seed).to_bytes() for seed in range(first, first + games)]
    finally:
        if job.weights is not None:
            teach(setting.book, None)
    return Played(build_of(setting.book), setting.book.rules_version, traces)


def play_one(job: Job, setting: Setting, seed: int) -> Trace:
    """One game."""
    session = setting.start(seed)
    made: list[int] = []
    ended = Arena(setting.book, session).play(job.bots, seed, 0.0, job.iterations, made, job.cap, job.whim, job.quick)
    result = setting.book.result(session.g)
    return Trace(
        game=job.game,
        rules=setting.book.rules_version,
        seats=job.seats,
        options=job.options,
        bots=job.bots,
        seed=seed,
        answers=packed([(x >> 4 & 0xFFFFFF) - 1 for x in made]),
        winners=result.winners if ended else [],
        scores=result.scores,
        capped=not ended,
    )


def play_batch(batch: tuple[Job, int, int]) -> Played:
    """Plays a batch, in a worker."""
    return play(*batch)


def traces(
    game: str,
    seats: int | Sequence[str] | None = None,
    bots: Sequence[str] = ("random",),
    first: int = 0,
    games: int = 100,
    *,
    options: Mapping[str, str] | None = None,
    iterations: int = ITERATIONS,
    whim: int = 0,
    cap: int = CAP,
    workers: int = 1,
    where: str = "local",
    batch: int = 20,
    quick: bool = False,
    weights: dict[str, Any] | None = None,
) -> Iterator[Trace]:
    """Plays the games with the seeds `first` to `first + games - 1` and gives their traces in order.

    `bots` is one for all seats or one for each that is asked; with `whim` one decision in so many is taken at random; `quick`
    is as in `bots.choose`, and `weights` are what the taught bots judge by, where not by what is shipped. `workers` are
    processes of this machine; with `where="ray"` the batches go to the cluster that `ray.init` finds, and those of lost
    workers are played again. Raises BadSetup for what cannot be set up, and where another machine plays by other rules."""
    setting = Setting(game, seats, options, cap=cap)
    if where not in PLACES:
        raise BadSetup(f"games are played {' or '.join(PLACES)}, not {where!r}")
    names = bot_list(setting.book, bots, setting.seats)
    job = Job(game, setting.seats, setting.options, names, iterations, whim, cap, quick, weights)
    ends = first + games
    batches = [(job, at, min(batch, ends - at)) for at in range(first, ends, batch)]
    played = on_ray(batches) if where == "ray" else here(batches, workers)
    home = (build_of(setting.book), setting.book.rules_version)
    for done in played:
        if (done.build, done.rules) != home:
            raise BadSetup(f"a worker has the {done.build} build and rules {done.rules}, here are {home[0]} and {home[1]}")
        for blob in done.traces:
            yield from_bytes(blob)


def here(batches: list[tuple[Job, int, int]], workers: int) -> Iterator[Played]:
    """Plays batches in this process, or in some of this machine."""
    if workers <= 1:
        yield from map(play_batch, batches)
        return
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(play_batch, batches)


def on_ray(batches: list[tuple[Job, int, int]]) -> Iterator[Played]:
    """Plays batches on a Ray cluster, or on one of this machine where none is found."""
    import ray

    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    remote: Any = ray.remote(max_retries=RETRIES)(play_batch)
    resources: Any = ray.cluster_resources
    room = AHEAD * max(1, int(resources().get("CPU", 1)))
    waiting = [remote.remote(batch) for batch in batches[:room]]
    for sent in range(len(batches)):
        done: Played = ray.get(waiting[sent])
        if room + sent < len(batches):
            waiting.append(remote.remote(batches[room + sent]))
        waiting[sent] = None
        yield done
