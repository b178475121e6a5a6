"""The server under load, over real WebSockets on the loopback.

    python bench/server_load.py [--tables 200] [--moves 10] [--think 2] [--json]

One table: the durable round trip, from sending an answer to holding the state that follows it; the move is then on disk.
Many tables at once: scripted people choose at random, one move every `think` seconds each; with `think` 0 as fast as one
page is allowed to. At the end the server is killed without warning and the moves on disk are counted: an
acknowledged move that is not there is lost.
"""

from __future__ import annotations

import argparse
import asyncio
import json
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
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import websockets

from regnum.engine.registry import GAMES

PATIENCE = 30.0
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
    parser.add_argument("--moves", type=int, default=10)
    parser.add_argument("--think", type=float, default=2.0)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = measure(given.game, given.tables, given.moves, given.think)
    print(json.dumps(found) if given.json else "\n".join(f"{name}: {figure}" for name, figure in found.items()))


def measure(game: str = GAMES[0], tables: int = 200, moves: int = 10, think: float = 2.0) -> dict[str, float]:
    """Both benchmarks in one table of figures: `p50_ms` and `p99_ms` of one table, `tables_p50_ms`, `tables_p99_ms` and
    `tables_moves_per_s` of many, and the `errors` and `lost` moves of both."""
    with tempfile.TemporaryDirectory() as folder:
        one = asyncio.run(load(game, 1, 150, 0.0, str(Path(folder) / "one.db")))
        many = asyncio.run(load(game, tables, moves, think, str(Path(folder) / "many.db")))
    return {
        "p50_ms": one["p50_ms"],
        "p99_ms": one["p99_ms"],
        "tables": tables,
        "tables_moves": many["moves"],
        "tables_moves_per_s": many["moves_per_s"],
        "tables_p50_ms": many["p50_ms"],
        "tables_p99_ms": many["p99_ms"],
        "errors": one["errors"] + many["errors"],
        "lost": one["lost"] + many["lost"],
    }


async def load(game: str, tables: int, moves: int, think: float, db: str) -> dict[str, float]:
    """Plays `moves` moves at each of `tables` tables and counts."""
    times: list[float] = []
    errors: list[str] = []
    with server(db) as (port, process):
        made = [await asyncio.to_thread(make_table, port, game) for _ in range(tables)]
        began = time.perf_counter()
        limit = PATIENCE + moves * (think + 1) + tables
        playing = [play(port, table, key, moves, think, i, times, errors) for i, (table, key) in enumerate(made)]
        acknowledged = await asyncio.wait_for(asyncio.gather(*playing), limit)
        seconds = time.perf_counter() - began
        process.kill()
        process.wait()
    written = stored(db)
    lost = sum(max(0, n - written.get(table, 0)) for (table, _), n in zip(made, acknowledged, strict=True))
    times.sort()
    return {
        "moves": len(times),
        "moves_per_s": round(len(times) / seconds, 1),
        "p50_ms": round(1000 * times[len(times) // 2], 2),
        "p99_ms": round(1000 * times[int(len(times) * 0.99)], 2),
        "errors": len(errors),
        "lost": lost,
    }


async def play(
    port: int, table: str, key: str, moves: int, think: float, seed: int, times: list[float], errors: list[str]
) -> int:
    """One page that plays all seats of a table at random; returns how many of its moves were shown to it."""
    luck = random.Random(seed)
    shown = 0
    try:
        async with websockets.connect(
            f"ws://127.0.0.1:{port}/ws/tables/{table}?key={key}", max_size=None, open_timeout=PATIENCE
        ) as page:
            state = await hear(page, errors)
            await asyncio.sleep(luck.random() * think)
            while shown < moves and not state.over and state.question is not None:
                choice = luck.choice(state.question.choices)
                began = time.perf_counter()
                answer = {"type": "play", "asked": state.asked, "seat": state.question.seat, "text": choice.text}
                await page.send(json.dumps(answer))
                before = state.mark
                while state.mark == before:
                    state = await hear(page, errors)
                times.append(time.perf_counter() - began)
                shown += 1
                await asyncio.sleep(max(FASTEST, think * luck.uniform(0.5, 1.5)))
    except (OSError, TimeoutError, websockets.WebSocketException) as error:
        errors.append(f"{table}: {error!r}")
    return shown


async def hear(page: Any, errors: list[str]) -> State:
    """The next state; a refusal on the way is an error."""
    while True:
        state = read(await asyncio.wait_for(page.recv(), PATIENCE))
        if state.type == "table":
            return state
        errors.append("refused")


def read(data: str | bytes) -> State:
    """A frame: states come compressed, refusals as they are."""
    return DECODER.decode(data if isinstance(data, str) else zlib.decompress(data, -zlib.MAX_WBITS))


def make_table(port: int, game: str) -> tuple[str, str]:
    """A table of three people on one device."""
    chairs = [{"who": "human", "name": f"Player {i}"} for i in (1, 2, 3)]
    body = json.dumps({"game": game, "chairs": chairs, "lang": "en"}).encode()
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables", body, {"content-type": "application/json"}, method="POST"
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        made = json.load(answer)
    return made["id"], made["key"]


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
    import uvicorn

    from regnum.server.app import create_app

    uvicorn.run(
        create_app(db, posts=1_000_000, gets=1_000_000, sockets=100_000),
        port=port,
        log_level="warning",
        access_log=False,
        ws_per_message_deflate=False,
    )


if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        serve(int(sys.argv[2]), sys.argv[3])
    else:
        main()
