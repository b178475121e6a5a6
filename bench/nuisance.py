"""What one rude caller costs the others.

    python -m bench.nuisance [--tables 20] [--moves 20] [--think 0.5] [--json]

People play; then they play again while somebody opens 200 connections, sends a byte of a request now and then and never ends
it (a slow loris), and sends a thousand messages a second to a table of their own, coming back whenever the door is shut.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from contextlib import suppress
from pathlib import Path

import websockets

from bench.server_load import Evening, make_table, meet, server
from regnum.engine.registry import GAMES

LORISES = 200
FLOOD = 1000
"""Messages a second."""
HEAD = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Slow: "


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description="What one rude caller costs the others.")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--think", type=float, default=0.5)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(str(Path(folder) / "nuisance.db"), given.tables, given.moves, given.think))
    print(json.dumps(found) if given.json else "\n".join(f"{name}: {figure}" for name, figure in found.items()))


async def measure(db: str, tables: int, moves: int, think: float) -> dict[str, float]:
    """`quiet_p99_ms` and `pestered_p99_ms`, how many times the one the other is, and the errors of the people."""
    with server(db) as (port, process):
        quiet = await meet(port, process.pid, GAMES[0], tables, moves, think, 1)
        table, keys = await asyncio.to_thread(make_table, port, GAMES[0])
        sent = [0]
        rude = [asyncio.create_task(loris(port, i)) for i in range(LORISES)]
        rude.append(asyncio.create_task(flood(port, table, keys[0], sent)))
        await asyncio.sleep(1)
        pestered = await meet(port, process.pid, GAMES[0], tables, moves, think, 1)
        for task in rude:
            task.cancel()
        await asyncio.gather(*rude, return_exceptions=True)
    return {
        "quiet_p99_ms": quiet.quantile(0.99),
        "pestered_p99_ms": pestered.quantile(0.99),
        "times": round(pestered.quantile(0.99) / quiet.quantile(0.99), 2),
        "quiet_cpu_ms": cpu(quiet),
        "pestered_cpu_ms": cpu(pestered),
        "messages": sent[0],
        "errors": len(quiet.errors) + len(pestered.errors),
    }


def cpu(evening: Evening) -> float:
    """The server's processor time for a move, in milliseconds."""
    return round(1000 * evening.used / len(evening.times), 2)


async def loris(port: int, n: int) -> None:
    """A request that never ends, again and again."""
    while True:
        with suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(HEAD)
            while not writer.is_closing():
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(1 + n / LORISES)
        await asyncio.sleep(0.1)


async def flood(port: int, table: str, key: str, sent: list[int]) -> None:
    """Messages, faster than any person."""
    message = json.dumps({"type": "play", "asked": 0, "seat": 0, "text": "nothing"})
    while True:
        with suppress(OSError, websockets.WebSocketException):
            async with websockets.connect(f"ws://127.0.0.1:{port}/ws/tables/{table}?key={key}", max_size=None) as page:
                while True:
                    for _ in range(FLOOD // 50):
                        await page.send(message)
                        sent[0] += 1
                    await asyncio.sleep(0.02)


if __name__ == "__main__":
    main()
