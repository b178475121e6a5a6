"""The host's page: a lost link is replaced, the table gets another host, the game and the table end."""

from __future__ import annotations

import os
from typing import Any

import pytest

from tests.browser.conftest import Doorman
from tests.browser.people import Person

pytestmark = pytest.mark.browser


def shoot(person: Person, name: str) -> None:
    """A picture of the page, where REGNUM_SHOTS says."""
    folder = os.environ.get("REGNUM_SHOTS")
    if folder:
        person.page.screenshot(path=f"{folder}/{name}.png", full_page=True)


def made(person: Person) -> Any:
    """A table of this person and a friend with a link of their own."""
    chairs = [{"who": "human", "name": "Hanka"}, {"who": "open"}, {"who": "bot", "bot": "random"}]
    wish = {"game": "tek", "lang": "en", "name": "Friday", "chairs": chairs}
    return person.page.request.post(f"{person.url}/api/tables", data=wish).json()


def hosting(person: Person) -> None:
    """From the menu of the table to the host's page."""
    person.page.click("[popovertarget=table-menu]")
    person.page.click("#table-menu a[href$='/host']")
    person.page.wait_for_selector("main h1")


def done(person: Person, name: str, go: str, place: str = "main") -> None:
    """A deed: its meaning is read before it is done."""
    person.page.click(f"{place} button:has-text('{name}')")
    person.page.click(f"{place} button:has-text('{go}')")


def test_a_lost_link_and_another_host(door: Doorman) -> None:
    me, friend, heir = door.person(), door.person(device="phone"), door.person()
    table = made(me)
    old = table["chairs"][1]["key"]
    me.page.request.post(f"{me.url}/api/tables/{table['id']}/sit", data={"key": old, "name": "Bo"})
    friend.visit(f"{friend.url}/t/{table['id']}?key={old}")
    friend.page.wait_for_selector("[popovertarget=table-menu]")
    me.visit(f"{me.url}/t/{table['id']}?key={table['key']}")
    me.page.wait_for_selector("[popovertarget=table-menu]")
    hosting(me)
    assert me.axe() == [] and not me.overflows()
    chair = "main li:nth-child(2)"
    me.page.click(f"{chair} button:has-text('New link')")
    shoot(me, "host")
    me.page.click(f"{chair} button:has-text('Make a new link')")
    link = "http://" + me.page.input_value(f"{chair} input")
    again = door.person("cs", "phone").visit(link)
    again.page.wait_for_function("() => !location.search.includes('key')")
    again.page.wait_for_selector("[popovertarget=table-menu]")
    for key, yours in ((link.partition("key=")[2], [table["id"]]), (old, [])):
        found = me.page.request.get(f"{me.url}/api/tables?keys={key}").json()["yours"]
        assert [one["id"] for one in found] == yours
    shoot(friend, "old-link")
    done(me, "Hand the table over", "Make a link for the new host")
    given = "http://" + me.page.input_value("main ul:nth-of-type(2) li:first-child input")
    heir.visit(given)
    heir.page.wait_for_selector("[popovertarget=table-menu]")
    hosting(heir)
    me.page.reload()
    me.page.wait_for_selector("text=Only the host of the table has this page")


def test_the_end_of_a_game_and_of_a_table(door: Doorman) -> None:
    me, phone = door.person(), door.person("pl", "phone")
    table = made(me)
    me.page.request.post(f"{me.url}/api/tables/{table['id']}/fill", data={"key": table["key"], "bot": "random"})
    address = f"{me.url}/t/{table['id']}?key={table['key']}"
    phone.visit(address)
    phone.page.wait_for_selector("[popovertarget=table-menu]")
    phone.page.goto(f"{phone.url}/t/{table['id']}/host")
    phone.page.wait_for_selector("main h2")
    assert phone.axe() == [] and not phone.overflows()
    shoot(phone, "host-phone")
    me.visit(address)
    me.page.wait_for_selector("[popovertarget=table-menu]")
    hosting(me)
    done(me, "End the game", "End it now")
    me.page.wait_for_selector("text=The game is ended")
    done(me, "Close the table", "Remove it for good")
    me.page.wait_for_url(f"{me.url}/")
    assert me.page.request.get(f"{me.url}/api/tables/{table['id']}/record").status == 404
