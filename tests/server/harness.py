"""A server on a free port of the loopback, and people who sit at its tables."""

from __future__ import annotations

import asyncio
import json
import socket
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
import uvicorn
import websockets
from litestar import Litestar
from websockets.asyncio.client import ClientConnection

from regnum.server.app import create_app
from regnum.server.listening import config
from regnum.server.settings import Settings

PATIENCE = 10.0


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


class Server:
    """A running server in this event loop."""

    def __init__(self, db: str, **settings: Any) -> None:
        self.port = free_port()
        quick = {"pause": 0, "poll": 0.05, "care": 0.2, "posts": 10_000, "gets": 100_000, **settings}
        given = Settings(port=self.port, **quick)
        self.app: Litestar = create_app(db, given)
        served = config(self.app, given)
        served.timeout_graceful_shutdown = 1
        self.uvicorn = uvicorn.Server(served)
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE, verify=False)

    async def __aenter__(self) -> Server:
        self.task = asyncio.create_task(self.uvicorn.serve())
        while not self.uvicorn.started:
            if self.task.done():
                self.task.result()
            await asyncio.sleep(0.005)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()
        self.uvicorn.should_exit = True
        await self.task

    @property
    def house(self) -> Any:
        return self.app.state.house

    async def get(self, path: str, **query: Any) -> Any:
        """The JSON of a GET that must succeed."""
        answer = await self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: Any) -> Any:
        """The JSON of a POST that must succeed."""
        answer = await self.http.post(path, json=body)
        assert answer.status_code == 201, answer.text
        return answer.json()

    async def table(self, *who: str, **more: Any) -> Any:
        """A new table of the test game: `human`, `open`, or the name of a bot, for each chair."""
        chairs = [{"who": w if w in ("human", "open") else "bot", "bot": w, "name": ""} for w in who]
        return await self.post("/api/tables", {"game": "fake", "chairs": chairs, "lang": "en", **more})

    async def pair(self, **more: Any) -> tuple[str, str, str]:
        """A table of two people, each with a key of their own: its name and the keys."""
        made = await self.table("human", "open", **more)
        seat = await self.post(f"/api/tables/{made['id']}/sit", {"name": "Bo"})
        return made["id"], made["key"], seat["key"]

    async def entries(self, table: str) -> int:
        """How many entries of a table are in the store."""
        return len(await self.house.store.entries(table))

    def page(self, table: str, key: str = "", lang: str = "en", mark: str = "") -> Any:
        """A page at a table, as a context manager."""
        return page(self.port, table, key, lang, mark)


class Player:
    """Whoever looks at a table through a WebSocket: keeps the last state, with the whole log, and the refusals."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: Any = None
        self.lines: list[Any] = []
        self.log: list[Any] = []
        self.news: list[Any] = []
        self.raw: list[str] = []
        self.problems: list[Any] = []
        self.hour = 0
        self.talk: list[Any] = []

    async def hear(self) -> Any:
        """The next message."""
        data = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        text = data if isinstance(data, str) else zlib.decompress(data, -zlib.MAX_WBITS).decode()
        self.raw.append(text)
        message = json.loads(text)
        if message["type"] == "table":
            self.news = message["log"]
            kept = {line["n"]: line for line in self.lines if line["n"] < message["since"]}
            self.lines = [line for _, line in sorted((kept | {line["n"]: line for line in self.news}).items())]
            self.log = [line for line in self.lines if message["looks"] in line.get("only", [message["looks"]])]
            self.state = {**message, "log": self.log}
        elif message["type"] == "hour":
            self.hour = message["at"]
        elif message["type"] == "talk":
            self.talk += message["lines"]
        else:
            self.problems.append(message)
        return message

    async def until(self, true: Callable[[Any], Any]) -> Any:
        """The first state, from the last one on, for which something is true."""
        while self.state is None or not true(self.state):
            await self.hear()
        return self.state

    async def asked(self, kind: str = "") -> Any:
        """The state in which this player is asked."""
        return await self.until(lambda s: s["question"] and s["question"]["kind"] == (kind or s["question"]["kind"]))

    async def say(self, **message: Any) -> None:
        """Sends a message."""
        await self.socket.send(json.dumps(message))

    async def play(self, text: str, asked: int | None = None, seat: int | None = None) -> None:
        """Answers, by default as the last state suggests."""
        seat = self.state["question"]["seat"] if seat is None else seat
        await self.say(type="play", asked=self.state["asked"] if asked is None else asked, seat=seat, text=text)

    async def plays(self, text: str) -> Any:
        """Answers and waits until the question is another, or none."""
        before = mark(self.state)
        await self.play(text)
        return await self.until(lambda s: mark(s) != before)

    async def quiet(self) -> bool:
        """Whether nothing comes for a while."""
        heard = len(self.raw)
        with suppress(TimeoutError):
            await asyncio.wait_for(self.hear(), 0.2)
        return len(self.raw) == heard

    async def refused(self, key: str) -> Any:
        """Waits for a refusal and the fresh state that follows it."""
        while not self.problems:
            await self.hear()
        problem = self.problems.pop(0)
        assert problem["key"] == key, problem
        while (await self.hear())["type"] != "table":
            pass
        return problem


def mark(state: Any) -> Any:
    """What tells the question of a state from the next one."""
    asked = state["question"]
    return state["asked"], asked and asked["seat"]


@asynccontextmanager
async def page(port: int, table: str, key: str = "", lang: str = "en", mark: str = "") -> AsyncIterator[Player]:
    """A page at a table, with its first state; `mark` as the page had it when it was last there."""
    url = f"ws://127.0.0.1:{port}/ws/tables/{table}?key={key}&lang={lang}&mark={mark}"
    async with websockets.connect(url, max_size=None) as socket:
        player = Player(socket)
        await player.until(lambda s: True)
        yield player


async def bids(one: Player, two: Player) -> None:
    """Both bid, the first a little less, and its turn begins."""
    await one.asked("bid")
    await two.asked("bid")
    await one.play("bid 1")
    await two.play("bid 2")
    await one.asked("act")
    await two.until(lambda s: len(s["log"]) == 2)
