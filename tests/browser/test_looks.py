"""How every table looks at every size: nothing is cut, the bar keeps its height, and axe finds nothing, by day and by night.

`python -m tests.browser.test_looks FOLDER [cs]` makes a picture of each for people to look at.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.conftest import Devices, Doorman, Server
from tests.browser.people import Person
from tests.browser.positions import before, lay_out, recorded

pytestmark = pytest.mark.browser
SIZES = {
    "1024": (1024, 768), "1280": (1280, 800), "1440": (1440, 900), "1920": (1920, 1080), "2560": (2560, 1440),
    "390": (390, 844), "zoom": (720, 450),
}  # fmt: skip
"""Windows in pixels; the last is a laptop's at 200%."""
TABLES = {
    "tek": before("tek", "points-magic-4", "choose build"),
    "tek-war": before("tek", "draw-3", "dial 4"),
    "root": before("root", "alliance", "act build", "build 2>recruiter"),
    "root-march": before("root", "marquise", "move 11>3", "move-n 3"),
    "root-hand": before("root", "alliance", "mobilize x-tunnels-2"),
    "paladins": before("paladins", "points-4", "act commission"),
    "paladins-solo": recorded("paladins", "solo-standard-lost", 60),
    "oath": before("oath", "exhaustion-vision", "act travel", "travel mountain"),
    "oath-campaign": before("oath", "vision-of-conquest", "attack-dice 2"),
}
PAGES = ["", "learn/root", "law/tek"]
WIDE, HIGHEST = 1180, 96
LARGER = {"2560": 1.25}
"""Windows on which the frame is drawn larger."""
SPILLS = """() => { const bar = document.querySelector(".bar.ask"), box = bar.getBoundingClientRect();
    return bar.matches(".sheet") ? [] : [...bar.querySelectorAll(".choice, .choice b, .choice small, h2, .btn")]
        .filter((e) => { const at = e.getBoundingClientRect();
            return at.height && (at.bottom > box.bottom + 1 || at.top < box.top - 1); }).map((e) => e.innerText); }"""


PARTED = """() => { const found = [], texts = document.createTreeWalker(document.querySelector(".app"), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) { const text = texts.currentNode;
        if (text.parentElement.closest(".vh") || !text.parentElement.checkVisibility({visibilityProperty: true})) continue;
        for (const word of text.data.matchAll(/\\p{L}{3,}/gu)) { const range = document.createRange();
            range.setStart(text, word.index); range.setEnd(text, word.index + word[0].length);
            const boxes = [...range.getClientRects()].filter((box) => box.width > 1);
            if (new Set(boxes.map((box) => Math.round(box.top))).size > 1) found.push(word[0]); } }
    return found; }"""
"""Words that go on in the next line without a hyphen."""


def at_size(person: Person, size: tuple[int, int]) -> None:
    """The window has another size, and what follows from it has been drawn."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.evaluate("() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))")


def by_night(person: Person, dark: bool) -> None:
    person.page.evaluate(f"document.documentElement.dataset.theme = '{'dark' if dark else 'light'}'")


@pytest.mark.parametrize("table", TABLES)
def test_a_table_fits_every_window(door: Doorman, table: str) -> None:
    me = door.person("cs")
    lay_out(me, TABLES[table], "cs")
    for name, size in SIZES.items():
        at_size(me, size)
        assert not me.overflows(), name
        assert me.page.evaluate(PARTED) == [], name
        if size[0] >= WIDE:
            bar: Any = me.page.locator(".bar.ask").bounding_box()
            assert bar["height"] <= HIGHEST * LARGER.get(name, 1), name
            assert me.page.evaluate(SPILLS) == [], name


def flawless(person: Person) -> None:
    """Axe finds nothing, and nothing is wider than the window: on a desk and on a phone by day, and no colour by night."""
    for size in ("390", "1440"):
        at_size(person, SIZES[size])
        by_night(person, False)
        assert not person.overflows(), size
        assert person.axe() == [], size
        by_night(person, True)
        assert person.axe("color-contrast") == [], (size, "by night")


@pytest.mark.parametrize("table", ["tek", "root", "paladins", "paladins-solo", "oath", "oath-campaign"])
def test_axe_finds_nothing_at_a_table_by_day_and_by_night(door: Doorman, table: str) -> None:
    me = door.person()
    lay_out(me, TABLES[table])
    flawless(me)


@pytest.mark.parametrize("page", PAGES)
def test_axe_finds_nothing_on_a_page_by_day_and_by_night(door: Doorman, page: str) -> None:
    me = door.person()
    me.visit(f"{me.url}/{page}")
    me.page.wait_for_selector("main h1, main h2, .game b")
    flawless(me)


def test_axe_finds_nothing_from_the_lobby_to_the_hosts_page_and_home(door: Doorman) -> None:
    """Somebody invites a friend: the lobby of both, the page of the host, and the first page with what waits."""
    me, friend = door.person(), door.person()
    chairs = [{"who": "human", "name": "Anna"}, {"who": "open"}, {"who": "bot", "bot": "random"}]
    wish = {"game": "tek", "name": "Friday", "chairs": chairs, "clock": {"kind": "turn", "seconds": 86_400}}
    made = me.page.request.post(f"{me.url}/api/tables", data=wish).json()
    alone = me.page.request.post(f"{me.url}/api/tables", data={"game": "tek", "chairs": [chairs[0], chairs[2]]}).json()
    me.visit(f"{me.url}/t/{made['id']}?key={made['key']}")
    friend.visit(f"{me.url}/t/{made['id']}")
    for person in (me, friend):
        person.page.wait_for_selector(".lobby")
        flawless(person)
    me.visit(f"{me.url}/t/{made['id']}/host")
    me.page.wait_for_selector("main h2")
    flawless(me)
    me.visit(f"{me.url}/t/{alone['id']}?key={alone['key']}")
    assert me.is_asked()
    me.go_home()
    me.page.wait_for_selector(f"[data-waits='{alone['id']}'] a.btn")
    me.page.wait_for_selector("section[aria-labelledby=yours] li:has-text('Friday')")
    flawless(me)
    assert me.page.get_attribute(".way >> nth=0", "aria-pressed") == "true"
    me.page.click(".way >> nth=0")
    me.page.reload()
    me.page.wait_for_selector(".way[aria-pressed=false] >> nth=0")
    me.page.click(f"[data-waits='{alone['id']}'] a.btn")
    assert me.is_asked()


def picture(folder: Path, lang: str) -> None:
    """A picture of every table at every size, and of the largest by night."""
    with tempfile.TemporaryDirectory() as shelf, sync_playwright() as p:
        server = Server(Path(shelf) / "regnum.db")
        server.start()
        devices = Devices(p)
        try:
            for table, text in TABLES.items():
                me = Doorman(devices, server).person(lang)
                lay_out(me, text, lang)
                for name, size in SIZES.items():
                    at_size(me, size)
                    me.page.screenshot(path=folder / f"{table}-{name}.png")
                by_night(me, True)
                at_size(me, SIZES["1440"])
                me.page.screenshot(path=folder / f"{table}-dark.png")
                me.context.close()
        finally:
            devices.chromium.close()
            server.kill()


if __name__ == "__main__":
    picture(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "en")
