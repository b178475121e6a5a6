"""The server under load, over real WebSockets on the loopback.

    python bench/server_load.py [--tables 200] [--pages 1] [--moves 10] [--think 2] [--json]

One table: the durable round trip, from sending an answer to holding the state that follows it; the move is then on disk.
Many tables at once: scripted people choose at random, one move every `think` seconds at each table; with `think` 0 as fast
as one page is allowed to. All three seats of a table are on one page, or each has a page of its own (`--pages 3`). At the end
the server is killed without warning and the moves on disk are counted: an acknowledged move that is not there is lost. The
processor time of the server, which does not depend on what else the machine does, is counted from the first move on.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import zlib
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import websockets

from regnum.engine.registry import GAMES

PATIENCE = 120.0
DOOR = 8
"""Pages that come at a time."""
FASTEST = 0.11
"""Seconds between two moves of a page; the server brakes one that sends more than ten messages a second."""


class Choice(msgspec.Struct):
    text: str


class Question(msgspec.Struct):
    seat: int
    choices: list[Choice]


class State(msgspec.Struct):
    """As much of a state, or of a refusal, as a scripted player reads."""

    type: str
    asked: int = 0
    over: bool = False
    question: Question | None = None

    @property
    def mark(self) -> tuple[int, int | None]:
        """What tells its question from the next one."""
        return self.asked, None if self.question is None else self.question.seat


DECODER = msgspec.json.Decoder(State)


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description="The Regnum server under load.")
    parser.add_argument("--game", default=GAMES[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--pages", type=int, default=1, choices=(1, 3))
    parser.add_argument("--moves", type=int, default=10)
    parser.add_argument("--think", type=float, default=2.0)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = measure(given.game, given.tables, given.moves, given.think, given.pages)
    print(json.dumps(found) if given.json else "\n".join(f"{name}: {figure}" for name, figure in found.items()))


def measure(game: str = GAMES[0], tables: int = 200, moves: int = 10, think: float = 2.0, pages: int = 1) -> dict[str, float]:
    """Both benchmarks in one table of figures: `p50_ms` and `p99_ms` of one table, `tables_p50_ms`, `tables_p99_ms`,
    `tables_moves_per_s` and `cpu_ms` (the server's, for a move) of many, and the `errors` and `lost` moves of both."""
    with tempfile.TemporaryDirectory() as folder:
        one = asyncio.run(load(game, 1, 150, 0.0, 1, str(Path(folder) / "one.db")))
        many = asyncio.run(load(game, tables, moves, think, pages, str(Path(folder) / "many.db")))
    return {
        "p50_ms": one["p50_ms"],
        "p99_ms": one["p99_ms"],
        "tables": tables,
        "tables_moves": many["moves"],
        "tables_moves_per_s": many["moves_per_s"],
        "tables_p50_ms": many["p50_ms"],
        "tables_p99_ms": many["p99_ms"],
        "cpu_ms": many["cpu_ms"],
        "errors": one["errors"] + many["errors"],
        "lost": one["lost"] + many["lost"],
    }


class Evening:
    """All who come: a few at a time, until everybody is there and play begins; and what happened to them."""

    def __init__(self, pages: int) -> None:
        self.door = asyncio.Semaphore(DOOR)
        self.all_here = asyncio.Barrier(pages + 1)
        self.played: list[Played] = []
        self.times: list[float] = []
        self.errors: list[str] = []
        self.seconds = self.used = 0.0

    def quantile(self, part: float) -> float:
        """The time of a move, in milliseconds, below which this part of them stays."""
        return round(1000 * self.times[int(len(self.times) * part)], 2)


class Played:
    """A table while it is played: its pages, and how many moves were shown to whoever made them."""

    def __init__(self, evening: Evening, port: int, table: str, keys: list[str], moves: int, think: float) -> None:
        self.evening = evening
        self.port = port
        self.table = table
        self.keys = keys
        self.moves = moves
        self.think = think
        self.shown = 0
        self.over = asyncio.Event()

    def count(self) -> None:
        """One more move was shown."""
        self.shown += 1
        if self.shown >= self.moves:
            self.over.set()


async def meet(port: int, process: int, game: str, tables: int, moves: int, think: float, pages: int) -> Evening:
    """Plays `moves` moves at each of `tables` tables, and counts."""
    evening = Evening(tables * pages)
    for _ in range(tables):
        table, keys = await asyncio.to_thread(make_table, port, game, pages)
        evening.played.append(Played(evening, port, table, keys, moves, think))
    playing = asyncio.gather(*(play(one, i) for i, one in enumerate(evening.played)))
    await evening.all_here.wait()
    began, used = time.perf_counter(), processor(process)
    await asyncio.wait_for(playing, PATIENCE + moves * (think + 1) + tables)
    evening.seconds, evening.used = time.perf_counter() - began, processor(process) - used
    evening.times.sort()
    return evening


async def load(game: str, tables: int, moves: int, think: float, pages: int, db: str) -> dict[str, float]:
    """An evening, after which the server is killed."""
    with server(db) as (port, process):
        evening = await meet(port, process.pid, game, tables, moves, think, pages)
        process.kill()
        process.wait()
    written = stored(db)
    times = evening.times
    return {
        "moves": len(times),
        "cpu_ms": round(1000 * evening.used / max(1, len(times)), 2),
        "moves_per_s": round(len(times) / evening.seconds, 1),
        "p50_ms": evening.quantile(0.5),
        "p99_ms": evening.quantile(0.99),
        "errors": len(evening.errors),
        "lost": sum(max(0, one.shown - written.get(one.table, 0)) for one in evening.played),
    }


async def play(table: Played, seed: int) -> None:
    """Plays a table at random until it has its moves, or nobody is left to make one."""
    pages = [asyncio.create_task(attend(table, key, seed + 7919 * i)) for i, key in enumerate(table.keys)]
    enough = asyncio.create_task(table.over.wait())
    done = asyncio.ensure_future(asyncio.wait(pages))
    await asyncio.wait([enough, done], return_when=asyncio.FIRST_COMPLETED)
    for task in (enough, done, *pages):
        task.cancel()
    await asyncio.gather(enough, done, *pages, return_exceptions=True)


async def attend(table: Played, key: str, seed: int) -> None:
    """One page, which answers for its seats."""
    luck, evening, errors = random.Random(seed), table.evening, table.evening.errors
    address = f"ws://127.0.0.1:{table.port}/ws/tables/{table.table}?key={key}"
    try:
        async with AsyncExitStack() as stack:
            async with evening.door:
                page = await stack.enter_async_context(websockets.connect(address, max_size=None, open_timeout=PATIENCE))
                state = await hear(page, errors)
            await evening.all_here.wait()
            await asyncio.sleep(luck.random() * table.think)
            while not state.over:
                if state.question is None:
                    state = await hear(page, errors)
                    continue
                await asyncio.sleep(max(FASTEST, table.think * luck.uniform(0.5, 1.5)))
                choice = luck.choice(state.question.choices)
                began, before = time.perf_counter(), state.mark
                answer = {"type": "play", "asked": state.asked, "seat": state.question.seat, "text": choice.text}
                await page.send(json.dumps(answer))
                while state.mark == before:
                    state = await hear(page, errors)
                evening.times.append(time.perf_counter() - began)
                table.count()
            table.over.set()
    except (OSError, TimeoutError, websockets.WebSocketException) as error:
        errors.append(f"{table.table}: {error!r}")
        await evening.all_here.abort()


async def hear(page: Any, errors: list[str]) -> State:
    """The next state; a refusal on the way is an error, the hour and talk are not."""
    while True:
        state = read(await page.recv())
        if state.type == "table":
            return state
        if state.type == "problem":
            errors.append("refused")


def read(data: str | bytes) -> State:
    """A frame: states come compressed, refusals as they are."""
    return DECODER.decode(data if isinstance(data, str) else zlib.decompress(data, -zlib.MAX_WBITS))


def make_table(port: int, game: str, pages: int = 1) -> tuple[str, list[str]]:
    """A table of three people, on one device or on three; with their keys."""
    chairs = [{"who": "human" if i <= 4 - pages else "open", "name": f"Player {i}"} for i in (1, 2, 3)]
    body = json.dumps({"game": game, "chairs": chairs, "lang": "en"}).encode()
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables", body, {"content-type": "application/json"}, method="POST"
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        made = json.load(answer)
    return made["id"], [made["key"], *(seat["key"] for seat in made["chairs"] if seat["key"])]


def processor(process: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def stored(db: str) -> dict[str, int]:
    """How many moves of each table are on disk."""
    with sqlite3.connect(db) as connection:
        return dict(connection.execute("SELECT table_id, count(*) FROM moves GROUP BY table_id"))


@contextmanager
def server(db: str) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """A server in a process of its own, ready to answer."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen([sys.executable, __file__, "serve", str(port), db])
    try:
        ready = time.monotonic() + PATIENCE
        while True:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=PATIENCE).close()
                break
            except urllib.error.URLError:
                if process.poll() is not None or time.monotonic() > ready:
                    raise
                time.sleep(0.05)
        yield port, process
    finally:
        process.kill()
        process.wait()


def serve(port: int, db: str) -> None:
    """The server to be measured, with no limit on how many tables one address may make."""
    from regnum.server.listening import run
    from regnum.server.settings import Settings

    run(Settings(db, port=port, posts=1_000_000, gets=1_000_000, sockets=100_000, connections=100_000))


if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        serve(int(sys.argv[2]), sys.argv[3])
    else:
        main()
