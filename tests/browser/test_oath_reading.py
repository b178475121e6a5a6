"""Wherever a card of Oath lies it can be read in full, with its cost and its clause: by pointer, focus and long press. While it
is read large, half of a desk is still the board."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Doorman
from tests.browser.oath_plan import planned, stops
from tests.browser.people import Person
from tests.browser.test_frame import SHARE

pytestmark = pytest.mark.browser
PLACES: Final = [
    ("keep", ".dc .thing"),
    ("act", ".map .places .thing"),
    ("act", ".map .pile .thing:has-text('Law')"),
    ("act", ".own .cards .thing"),
    ("act", ".own .rels .thing"),
    ("act", ".others .mc .thing"),
    ("act", ".map .hoard .thing"),
    ("act", ".map .site:not(.down) .pick"),
    ("act", ".map .site.down .pick"),
    ("act", ".world .thing"),
    ("act", ".bank .thing"),
    ("act", ".bn .thing"),
    ("act", ".ni .thing"),
    ("act", ".log button:has-text('{own}')"),
    ("plan", ".plans .cd .thing"),
    ("deal-item", "[data-tray='0'] [data-thing=greedy] .read"),
    ("edifice", ".oath-book .cd .thing"),
    ("chronicle-suit", ".oath-book .read"),
]
"""A question, and a card or place in sight of whoever is asked it; {own} is the own adviser."""
ON_A_PHONE: Final = [
    ("keep", "Ty", ".dc .thing"),
    ("act", "Mapa", ".map .places .thing"),
    ("act", "Mapa", ".map .pile .thing:has-text('Pravidla')"),
    ("act", "Ty", ".own .cards .thing"),
    ("act", "Přísaha", ".bank .thing"),
    ("act", "Přísaha", ".ni .thing"),
    ("act", "Hráči", ".others .mc .thing"),
    ("deal-item", "Ty", "[data-tray='0'] [data-thing=greedy] .read"),
    ("chronicle-suit", "", ".oath-book .read"),
]
"""The same with the tab under which it lies."""
SHOWN = """() => { const box = document.querySelector("[role=tooltip]") ?? document.querySelector(".insp");
    const title = box?.querySelector(":scope > b, .dn, h3")?.textContent ?? "";
    return [title, box?.textContent ?? ""].map(text => text.replace(/\\s+/g, " ").trim()); }"""
TRIES = 20


@pytest.fixture(scope="module")
def records() -> dict[str, str]:
    return stops(planned())


def sit(person: Person, record: str, lang: str) -> None:
    """This person plays on from a record against three bots."""
    chairs = [{"who": "human"}, *[{"who": "bot", "bot": "random"}] * 3]
    wish = {"text": record, "as": "continue", "lang": lang, "chairs": chairs}
    made = person.page.request.post(f"{person.url}/api/records", data=wish).json()
    person.visit(f"{person.url}/t/{made['id']}?key={made['key']}")
    assert person.is_asked()


def look(person: Person, thing: Locator) -> None:
    person.page.mouse.move(0, 0)
    thing.hover(force=True)


def focus(person: Person, thing: Locator) -> None:
    person.page.mouse.move(0, 0)
    person.page.keyboard.press("Tab")
    thing.focus()


def press(person: Person, thing: Locator) -> None:
    thing.dispatch_event("pointerdown", {"pointerType": "touch"})


def reads(person: Person, thing: Locator, by: Callable[[Person, Locator], None], law: str) -> str:
    """Looks at a thing until it is read in full, with its clause: a thing that is drawn anew under the pointer takes a second
    look. What it says."""
    thing.scroll_into_view_if_needed()
    said = ["", ""]
    for _ in range(TRIES):
        by(person, thing)
        for _ in range(TRIES):
            person.page.wait_for_timeout(100)
            said = person.page.evaluate(SHOWN)
            name = " ".join((thing.text_content() or thing.get_attribute("aria-label") or "").split())
            if said[0] and said[0] in name and re.search(rf"{law} \d", said[1]):
                return str(said[1])
    raise AssertionError(f"{thing} is not read, but {said}")


def test_every_card_is_read_by_pointer_and_focus(door: Doorman, records: dict[str, str]) -> None:
    me, sat, own = door.person(), "", ""
    for question, where in PLACES:
        if question != sat:
            sit(me, records[question], "en")
            sat = question
        if where == ".own .cards .thing":
            own = me.page.inner_text(".own .cards .dn").replace("\n", " ")
        thing = me.page.locator(where.format(own=own) if "{own}" in where else where).first
        assert len(reads(me, thing, look, "Law")) > 30
        assert len(reads(me, thing, focus, "Law")) > 30


def test_on_a_phone_every_card_is_read_by_a_long_press(door: Doorman, records: dict[str, str]) -> None:
    me = door.person("cs", "phone")
    sat = ""
    for question, tab, where in ON_A_PHONE:
        if question != sat:
            sit(me, records[question], "cs")
            sat = question
        if tab:
            me.page.click(f".tabs button:has-text('{tab}')")
        thing = me.page.locator(where).first
        assert len(reads(me, thing, press, "Pravidla")) > 30
        assert not me.overflows()


def test_what_is_read_large_leaves_half_of_a_desk_to_the_board(door: Doorman, records: dict[str, str]) -> None:
    me = door.person("cs")
    for question in ("keep", "plan", "deal-item"):
        sit(me, records[question], "cs")
        assert me.page.evaluate(SHARE) >= 0.5
        assert me.axe() == []


def test_a_campaign_is_foretold_to_all(door: Doorman, records: dict[str, str]) -> None:
    """Before the roll both sides and the odds; before a sacrifice what follows each answer."""
    me, guest = door.person(), door.person("pl")
    sit(me, records["plan"], "en")
    guest.visit(me.page.url.split("?")[0])
    for person in (me, guest):
        person.page.wait_for_selector("[data-odds]")
        assert person.page.locator(".sd .ex").count() == 2
    assert me.page.get_attribute("[data-odds]", "data-odds") == guest.page.get_attribute("[data-odds]", "data-odds")
    sit(me, records["sacrifice"], "en")
    ends = me.page.locator("[aria-labelledby=oath-ends] .end")
    assert ends.count() == 2 and "victory" in ends.nth(0).inner_text() and "defeat" in ends.nth(1).inner_text()
    assert me.page.locator("[data-odds]").count() == 0
