"""A server with the test game, or with `bots` for PORT a worker of the bots, in a process of its own, made to be killed:
`python -m tests.server.serve_fake PORT SETTINGS`, where the settings are JSON.

Every line that comes in starts one in a fork of this process, whose number is printed; a second line says that it is dead.
So a restart costs no second import."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from typing import Any

import uvicorn

from regnum.server.app import create_app
from regnum.server.workers import work
from tests.server.fake_game import install


def serve(port: str, settings: dict[str, Any]) -> None:
    """Serves, or thinks for others, until killed."""
    if port == "bots":
        asyncio.run(work(settings["queue"], 1))
    else:
        app = create_app(**{"pause": 0, "poll": 0.05, "posts": 10_000, **settings})
        uvicorn.run(app, port=int(port), log_level="warning", ws_per_message_deflate=False)


if __name__ == "__main__":
    install()
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            serve(sys.argv[1], json.loads(sys.argv[2]))
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)
        print("dead", flush=True)
