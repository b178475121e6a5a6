"""A server with the test game in a process of its own, made to be killed: `python -m tests.server.serve_fake PORT DB`.

Every line that comes in starts a server in a fork of this process, whose number is printed; a second line says that it is
dead. So a restart costs no second import."""

from __future__ import annotations

import os
import sys

import uvicorn

from regnum.server.app import create_app
from tests.server.fake_game import install

if __name__ == "__main__":
    install()
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            app = create_app(sys.argv[2], pause=0, poll=0.05, posts=10_000)
            uvicorn.run(app, port=int(sys.argv[1]), log_level="warning", ws_per_message_deflate=False)
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)
        print("dead", flush=True)
