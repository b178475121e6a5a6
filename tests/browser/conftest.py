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
from typing import Literal
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.people import Kind, Person

ROOT = Path(__file__).resolve().parents[2]
START = (
    "import sys, types, uvicorn; from regnum.server import lobby; from regnum.server.app import create_app;"
    "lobby.secrets = types.SimpleNamespace(token_bytes=bytes, token_hex=lambda n: '00' * n);"
    "uvicorn.run(create_app(sys.argv[1], pause=0.0, seconds=0.05, posts=10000), port=int(sys.argv[2]), log_level='warning')"
)
"""Every table has the same key, so the same answers meet the same cards, dice and bots (but those that think by the clock)."""
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--js-flags=--single-threaded",
]  # fmt: skip
LONG = ("to_the_end", "whole_game", "two_browsers", "two_people")
VIEWPORTS = {"desktop": (1440, 900), "phone": (390, 844)}
LOCALES = {"en": "en-GB", "cs": "cs-CZ", "pl": "pl-PL"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games first, so that no worker begins one when the others are done."""
    items.sort(key=lambda item: not any(word in item.name for word in LONG))


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

    def revive(self) -> None:
        """Starts it again where a test has left it killed."""
        if self.process is None or self.process.poll() is not None:
            self.start()

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
    """Where Chromium is: without a window of its own, if there is such a one, which takes a sixth less of the machine."""
    path = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "google-chrome"))), None)
    assert path, "the browser tests need Chromium"
    return path


class Devices:
    """The browsers of this run. One that somebody has left is wiped and goes to the next who wants such a one: its Chromium has
    read the client already, which is half of the time that a page takes."""

    KEPT = 12

    def __init__(self, playwright: Playwright) -> None:
        self.playwright = playwright
        self.chromium = self.launched()
        self.idle: list[Person] = []

    def launched(self) -> Browser:
        """A Chromium."""
        return self.playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)

    def lend(self, kind: Kind) -> Person:
        """One that knows nothing but its kind."""
        if not self.chromium.is_connected():
            self.chromium, self.idle = self.launched(), []
        for at, person in enumerate(self.idle):
            if person.kind == kind:
                return self.idle.pop(at)
        width, height = VIEWPORTS[kind.device]
        context = self.chromium.new_context(
            viewport={"width": width, "height": height},
            locale=LOCALES[kind.lang],
            has_touch=kind.device == "phone",
            reduced_motion="reduce",
            bypass_csp=True,
            service_workers=kind.workers,
        )
        context.add_init_script(f"if (location.protocol === 'http:') localStorage['regnum.film'] ??= '{kind.film}'")
        return Person(context, kind)

    def take_back(self, person: Person) -> None:
        """Wipes it, or throws it away where it was changed for good."""
        if person.kind.workers == "allow" or not person.wipe(*VIEWPORTS[person.kind.device]):
            person.context.close()
            return
        self.idle.append(person)
        if len(self.idle) > self.KEPT:
            self.idle.pop(0).context.close()


@pytest.fixture(scope="session")
def devices() -> Iterator[Devices]:
    with sync_playwright() as playwright:
        found = Devices(playwright)
        yield found
        found.chromium.close()


class Doorman:
    """Lets people in, each with a browser of their own."""

    def __init__(self, devices: Devices, server: Server, workers: Literal["allow", "block"] = "block") -> None:
        self.devices = devices
        self.server = server
        self.workers: Literal["allow", "block"] = workers
        self.people: list[Person] = []

    def person(self, lang: str = "en", device: str = "desktop", film: str = "off") -> Person:
        """Somebody who has just sat down at a computer, and knows at what speed to be told what the others do."""
        person = self.devices.lend(Kind(self.server.url, lang, device, film, self.workers))
        self.people.append(person)
        return person

    def close(self) -> None:
        """Everybody goes; no page has complained."""
        errors = [error for person in self.people for error in person.errors]
        for person in self.people:
            self.devices.take_back(person)
        assert errors == [], "the page complained"


@pytest.fixture
def door(devices: Devices, server: Server) -> Iterator[Doorman]:
    server.revive()
    doorman = Doorman(devices, server)
    yield doorman
    doorman.close()
