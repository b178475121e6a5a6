"""A real server on a free port, a real Chromium, and people who click."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.people import Person

ROOT = Path(__file__).resolve().parents[2]
START = (
    "import sys, types, uvicorn; from regnum.server import lobby; from regnum.server.app import create_app;"
    "lobby.secrets = types.SimpleNamespace(token_bytes=bytes, token_hex=lambda n: '00' * n);"
    "uvicorn.run(create_app(sys.argv[1], pause=0.0, seconds=0.05, posts=10000), port=int(sys.argv[2]), log_level='warning')"
)
"""Every table has the same key, so the same answers meet the same cards, dice and bots (but those that think by the clock)."""
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
VIEWPORTS = {"desktop": (1440, 900), "phone": (390, 844)}
LOCALES = {"en": "en-GB", "cs": "cs-CZ", "pl": "pl-PL"}


class Server:
    """A server that can be killed and started again on the same file."""

    def __init__(self, db: Path, start: str = START, package: Path | None = None) -> None:
        """The package that is tested, or another one."""
        self.db = db
        self.code = start
        self.env = dict(os.environ) if package is None else {**os.environ, "PYTHONPATH": str(package)}
        with socket.socket() as s:
            s.bind(("127.0.0.1", 0))
            self.port = s.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts it and waits until it answers; a busy machine takes its time."""
        command = [sys.executable, "-c", self.code, str(self.db), str(self.port)]
        self.process = subprocess.Popen(command, cwd=ROOT, env=self.env)
        for _ in range(1200):
            assert self.process.poll() is None, "the server has ended"
            try:
                with urlopen(f"{self.url}/api/health"):
                    return
            except URLError:
                time.sleep(0.1)
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """Kills it without a word."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("db") / "regnum.db")
    found.start()
    yield found
    found.kill()


def browser_path() -> str:
    """Where Chromium is."""
    path = shutil.which("chromium") or shutil.which("google-chrome")
    assert path, "the browser tests need Chromium"
    return path


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path=browser_path(), args=FLAGS)
        yield browser
        browser.close()


class Doorman:
    """Lets people in, each with a browser of their own."""

    def __init__(self, chromium: Browser, server: Server) -> None:
        self.chromium = chromium
        self.server = server
        self.people: list[Person] = []

    def person(self, lang: str = "en", device: str = "desktop", film: str = "off") -> Person:
        """Somebody who has just sat down at a computer, and knows at what speed to be told what the others do."""
        width, height = VIEWPORTS[device]
        context = self.chromium.new_context(
            viewport={"width": width, "height": height},
            locale=LOCALES[lang],
            has_touch=device == "phone",
            reduced_motion="reduce",
            bypass_csp=True,
        )
        context.add_init_script(f"if (location.protocol === 'http:') localStorage['regnum.film'] ??= '{film}'")
        person = Person(context, self.server.url)
        self.people.append(person)
        return person


@pytest.fixture
def door(chromium: Browser, server: Server) -> Iterator[Doorman]:
    doorman = Doorman(chromium, server)
    yield doorman
    for person in doorman.people:
        assert person.errors == [], "the page complained"
        person.context.close()
