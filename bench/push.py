"""What a move costs that many people watch: bytes to a page and processor time of the server.

    python -m bench.push [--game NAME] [--decisions 600] [--watching 290] [--moves 12] [--json]

A random game of so many decisions, by default of the game for most players and with all of them, is brought in as a record
and played on by one page that holds all seats, while the others only look. Processor time is the server's, from one move to
the next; bytes are those of the frames that a page gets for a move. The first move after everybody has come is not counted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

import websockets

import regnum
from bench.server_load import PATIENCE, hear, processor, read, server
from regnum.engine.registry import GAMES, rulebook


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description="A move that many people watch.")
    parser.add_argument("--game", default=max(GAMES, key=lambda name: rulebook(name).most))
    parser.add_argument("--decisions", type=int, default=600)
    parser.add_argument("--watching", type=int, default=290)
    parser.add_argument("--moves", type=int, default=12)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = measure(given.game, given.decisions, given.watching, given.moves)
    print(json.dumps(found) if given.json else "\n".join(f"{name}: {figure}" for name, figure in found.items()))


def measure(game: str, decisions: int = 600, watching: int = 290, moves: int = 12) -> dict[str, float]:
    """`push_kb` and `own_push_kb` are the largest push of a move to a spectator and to the page that plays all seats, one
    after the other; `first_kb` is what a page gets when it comes, `cpu_ms` the median of the server's processor time for a
    move."""
    with tempfile.TemporaryDirectory() as folder, server(str(Path(folder) / "push.db")) as (port, process):
        return asyncio.run(watch(port, process.pid, late_game(game, decisions), watching, moves))


def late_game(game: str, decisions: int) -> str:
    """The record of a random game that has come so far; of the first seed that lets it."""
    for seed in range(100):
        played, luck = regnum.new(game, rulebook(game).most, seed=seed), random.Random(seed)
        while not played.over and played.decisions < decisions:
            ask = played.ask
            played.play(luck.choice(ask.options), ask.seat)
        if not played.over:
            return played.record()
    raise ValueError(f"no random game of {game} takes {decisions} decisions")


async def watch(port: int, server: int, record: str, watching: int, moves: int) -> dict[str, float]:
    """Plays on while others look."""
    table, key = await asyncio.to_thread(bring_in, port, record)
    address = f"ws://127.0.0.1:{port}/ws/tables/{table}"
    luck, cpu, sent = random.Random(1), [], []
    errors: list[str] = []
    pages = [await websockets.connect(address, max_size=None, open_timeout=PATIENCE) for _ in range(watching)]
    first = [await first_state(page) for page in pages]
    async with websockets.connect(f"{address}?key={key}", max_size=None) as mine:
        state = await hear(mine, errors)
        own = []
        await settle(pages)
        for n in range(moves + 1):
            if state.question is None:
                break
            before, used = state.mark, processor(server)
            choice = luck.choice(state.question.choices)
            answer = {"type": "play", "asked": state.asked, "seat": state.question.seat, "text": choice.text}
            await mine.send(json.dumps(answer))
            while state.mark == before:
                data = await asyncio.wait_for(mine.recv(), PATIENCE)
                state = read(data)
            got = await settle(pages)
            if n:
                cpu.append(processor(server) - used)
                own.append(len(data))
                sent.append(max(got, default=0))
    for page in pages:
        await page.close()
    cpu.sort()
    return {
        "watching": watching,
        "first_kb": round(max(first) / 1000, 1),
        "push_kb": round(max(sent) / 1000, 1),
        "own_push_kb": round(max(own) / 1000, 1),
        "cpu_ms": round(1000 * cpu[len(cpu) // 2], 1),
        "cpu_worst_ms": round(1000 * cpu[-1], 1),
    }


async def first_state(page: Any) -> int:
    """The size of the first state; the hour comes before it."""
    while isinstance(data := await page.recv(), str):
        continue
    return len(data)


async def settle(pages: list[Any]) -> list[int]:
    """Reads what has come for all pages, until nothing more does; returns the sizes."""
    got: list[int] = []
    while True:
        found = [await next_of(page) for page in pages]
        if not any(found):
            return got
        got += [size for size in found if size]


async def next_of(page: Any) -> int:
    """The size of the next frame; 0 when none comes soon."""
    try:
        return len(await asyncio.wait_for(page.recv(), 0.002))
    except TimeoutError:
        return 0


def bring_in(port: int, record: str) -> tuple[str, str]:
    """A record as a table, with the key of all its seats."""
    body = json.dumps({"text": record, "as": "continue", "lang": "en"}).encode()
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/records", body, {"content-type": "application/json"}, method="POST"
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        made = json.load(answer)
    return made["id"], made["key"]


if __name__ == "__main__":
    main()
