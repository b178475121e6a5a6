"""Notices and the installed table, by clicking: every way is switched on and tried out, a push is shown, and without a network
the page says so and comes back by itself."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from tests.browser.conftest import Devices, Doorman, Server
from tests.browser.people import Person
from tests.browser.test_people import pair
from tests.server.harness import free_port
from tests.server.sinks import Browser as Device
from tests.server.sinks import Mailbox

pytestmark = pytest.mark.browser

START = """
import sys, uvicorn
from regnum.server.app import create_app
app = create_app(
    sys.argv[1], pause=0.0, seconds=0.05, posts=10000, reach="127.0.0.1:%d",
    site="https://table.example", smtp="smtp://127.0.0.1:%d?from=table@club.example&tls=no",
)
uvicorn.run(app, port=int(sys.argv[2]), log_level="warning")
"""
SHOTS = os.environ.get("REGNUM_SHOTS", "")
SUBSCRIBE = """
PushManager.prototype.subscribe = async () => ({ toJSON: () => (%s) });
Object.defineProperty(Notification, "permission", { get: () => "granted" });
Notification.requestPermission = async () => "granted";
"""
"""There is no push service here: the browser gets the subscription of a device that the test can read for. Nor is there
anybody who could allow notices to a browser without windows."""

TRIED = {"en": "This is how Regnum calls you", "cs": "Takhle tě Regnum zavolá"}
HOOKED = "From now on"
SOON = 500
"""Looks after which the browser has told of its workers: it does so in its own time."""
WATCH = """() => {
    const show = self.registration.showNotification.bind(self.registration);
    self.shown = [];
    self.registration.showNotification = (title, told) => { self.shown.push(told.tag); return show(title, told); };
}"""
"""The worker keeps what it shows: how long the browser lists it is the browser's affair, and some of them do not."""


class Channel:
    """Takes what is posted."""

    def __init__(self) -> None:
        came: list[tuple[str, bytes]] = []

        class Take(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                came.append((self.path, self.rfile.read(int(self.headers["Content-Length"]))))
                self.send_response(201)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                return

        self.came = came
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Take)
        self.port = int(self.server.server_address[1])
        self.url = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


class Post:
    """A mail server of its own, in a thread."""

    def __init__(self) -> None:
        self.box = Mailbox()
        self.port = free_port()
        self.controller = Controller(self.box, hostname="127.0.0.1", port=self.port)
        self.controller.start()


@pytest.fixture(scope="module")
def channel() -> Iterator[Channel]:
    found = Channel()
    yield found
    found.server.shutdown()
    found.server.server_close()


@pytest.fixture(scope="module")
def post() -> Iterator[Post]:
    found = Post()
    yield found
    found.controller.stop()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, channel: Channel, post: Post) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("db") / "notices.db", START % (channel.port, post.port))
    found.start()
    yield found
    found.kill()


@pytest.fixture
def hall(devices: Devices, house: Server) -> Iterator[Doorman]:
    doorman = Doorman(devices, house, "allow")
    yield doorman
    doorman.close()


def shot(person: Person, name: str) -> None:
    """A picture to look at, where somebody asked for them."""
    if SHOTS:
        Path(SHOTS).mkdir(parents=True, exist_ok=True)
        person.page.screenshot(path=f"{SHOTS}/{name}.png")


def able(person: Person, device: Device) -> Person:
    """Allows notices and gives the browser its subscription."""
    person.context.grant_permissions(["notifications"])
    keys = {"p256dh": device.subscription["p256dh"], "auth": device.subscription["auth"]}
    person.context.add_init_script(SUBSCRIBE % json.dumps({"endpoint": device.subscription["endpoint"], "keys": keys}))
    return person


def ring(person: Person) -> None:
    """Opens the bell."""
    person.page.click(".bell")
    person.page.wait_for_selector("#notices [data-way=quiet]")


def turn(person: Person, way: str, on: bool) -> None:
    """Presses a switch and waits until it has turned."""
    person.page.click(f"[data-way={way}] [role=switch]")
    turned(person, way, on)


def turned(person: Person, way: str, on: bool) -> None:
    person.page.wait_for_selector(f"[data-way={way}] [role=switch][aria-checked={str(on).lower()}]")


def working(person: Person) -> None:
    """Waits until the worker looks after the page."""
    person.page.wait_for_function("navigator.serviceWorker.controller !== null")


@pytest.mark.parametrize(("device", "lang"), [("desktop", "en"), ("phone", "cs")])
def test_every_way_is_switched_on_and_tried(hall: Doorman, channel: Channel, post: Post, device: str, lang: str) -> None:
    reader = Device(f"{channel.url}/push/{device}")
    me, other = able(hall.person(lang, device), reader), hall.person()
    pair(me, other)
    working(me)
    ring(me)
    turned(me, "sound", True)
    me.page.wait_for_selector("[data-way=push] [role=switch]:enabled")
    shot(me, f"notices-{device}-{lang}-off")
    turn(me, "push", True)
    me.page.click("[data-way=mail] [role=switch]")
    me.page.fill("[data-way=mail] input", f"{device}@club.example")
    me.page.click("[data-way=mail] .btn.go")
    turned(me, "mail", True)
    me.page.click("[data-way=hook] [role=switch]")
    me.page.fill("[data-way=hook] input", "http://127.0.0.1:1/hook")
    me.page.click("[data-way=hook] .btn.go")
    me.page.wait_for_selector("#notices .problem")
    me.page.fill("[data-way=hook] input", f"{channel.url}/hook/{device}")
    me.page.click("[data-way=hook] .btn.go")
    turned(me, "hook", True)
    turn(me, "quiet", True)
    me.page.click("#notices .foot .btn")
    me.page.wait_for_function("document.querySelector('#notices .foot p').textContent.match(/Sent|Odesláno/)")
    pushed = [reader.read(body)["title"] for path, body in channel.came if path == f"/push/{device}"]
    hooked = [json.loads(body)["text"] for path, body in channel.came if path == f"/hook/{device}"]
    mailed = [mail["subject"] for mail in post.box.mails if mail["to"] == f"{device}@club.example"]
    for words in (pushed, mailed):  # a call for whoever is asked comes beside them, when it comes
        assert words.count(TRIED[lang]) == 1, words
    assert sum(line.startswith(HOOKED) for line in hooked) == 2, hooked
    shot(me, f"notices-{device}-{lang}")
    assert me.axe() == [] and not me.overflows()
    me.page.reload()
    ring(me)
    for way in ("sound", "push", "mail", "hook", "quiet"):
        turned(me, way, True)


def first_asked(*people: Person) -> Person:
    """Who of them is asked, as soon as one is."""
    for _ in range(1000):
        for person in people:
            if person.page.query_selector(".bar.ask .choice:not([disabled])"):
                return person
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_only_the_host_sets_the_webhook_and_home_has_the_bell(hall: Doorman) -> None:
    me, other = hall.person(), hall.person("pl")
    pair(me, other)
    ring(other)
    assert other.page.is_disabled("[data-way=hook] [role=switch]")
    shot(other, "notices-desktop-pl-guest")
    asked = first_asked(me, other)
    asked.page.wait_for_selector("link[rel=icon][href='/crown-asked.svg']", state="attached")
    asked.go_home()
    asked.page.wait_for_selector(".bell i")
    assert asked.page.inner_text(".bell i") == "1" and asked.page.title().startswith("(1)")
    ring(asked)
    assert asked.page.query_selector("[data-way=hook]") is None
    shot(asked, "notices-home")
    assert asked.axe() == []


def test_the_worker_shows_a_push_unless_the_table_is_looked_at(hall: Doorman) -> None:
    me = hall.person().go_home()
    me.context.grant_permissions(["notifications"])
    working(me)
    cdp = me.context.new_cdp_session(me.page)
    found: list[str] = []
    cdp.on("ServiceWorker.workerRegistrationUpdated", lambda e: found.extend(r["registrationId"] for r in e["registrations"]))
    cdp.send("ServiceWorker.enable")
    me.page.wait_for_function("navigator.serviceWorker.ready")
    me.page.goto(f"{me.url}/law")
    working(me)
    for _ in range(SOON):
        if not found:
            me.page.wait_for_timeout(20)
    assert found, "the browser does not tell of its worker"
    worker = me.context.service_workers[-1]
    worker.evaluate(WATCH)
    for url in ("/law", "/t/x"):
        data = json.dumps({"title": "Your turn", "body": "Root", "url": url, "tag": url})
        cdp.send("ServiceWorker.deliverPushMessage", {"origin": me.url, "registrationId": found[0], "data": data})
    for _ in range(SOON):
        if not worker.evaluate("self.shown.length"):
            me.page.wait_for_timeout(20)
    assert worker.evaluate("self.shown") == ["/t/x"]


@pytest.mark.parametrize("where", ["home", "table"])
def test_without_a_network_the_page_says_so_and_comes_back_by_itself(hall: Doorman, where: str) -> None:
    me = hall.person("cs").go_home()
    if where == "table":
        me.play_now()
        assert me.is_asked()
    working(me)
    kept = me.page.evaluate(
        "caches.keys().then(async ([name]) => (await (await caches.open(name)).keys()).map(r => new URL(r.url).pathname))"
    )
    assert "/" in kept and not any(path.startswith(("/api", "/ws", "/t/")) for path in kept)
    me.context.set_offline(True)
    me.page.reload()
    me.page.wait_for_selector("text=Jsi offline")
    me.page.wait_for_selector(".opening" if where == "table" else ".top .brand")
    shot(me, f"offline-{where}")
    assert me.axe() == []
    me.context.set_offline(False)
    me.page.wait_for_selector("text=Jsi offline", state="detached")
    if where == "table":
        assert me.is_asked()
    else:
        me.page.wait_for_selector(".game b")
