"""People come and go, by clicking: one goes away, the other votes, a bot plays on, and the first takes the seat back."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import Devices, Doorman, Server
from tests.browser.people import Person

pytestmark = pytest.mark.browser

START = """
import sys, time, uvicorn
from pathlib import Path
from regnum.server import schema
from regnum.server.app import create_app

class Ahead:
    @staticmethod
    def time_ns():
        return time.time_ns() + 10**9 * int(Path(sys.argv[1] + ".ahead").read_text())

schema.time = Ahead
uvicorn.run(create_app(sys.argv[1], pause=0.0, seconds=0.05, care=1, posts=10000), port=int(sys.argv[2]), log_level="warning")
"""
SHOTS = os.environ.get("REGNUM_SHOTS", "")


class Later:
    """A server whose clock can be put forward."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.file = Path(f"{server.db}.ahead")
        self.file.write_text("0")

    def later(self, seconds: int) -> None:
        """Time goes by."""
        self.file.write_text(str(int(self.file.read_text()) + seconds))


@pytest.fixture(scope="module")
def later(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Later]:
    found = Later(Server(tmp_path_factory.mktemp("db") / "people.db", START))
    found.server.start()
    yield found
    found.server.kill()


@pytest.fixture
def hall(devices: Devices, later: Later) -> Iterator[Doorman]:
    doorman = Doorman(devices, later.server)
    yield doorman
    doorman.close()


def shot(person: Person, name: str) -> None:
    """A picture to look at, where somebody asked for them."""
    if SHOTS:
        person.page.screenshot(path=f"{SHOTS}/{name}.png")


def pair(one: Person, two: Person, game: str = "tek", **more: object) -> str:
    """A table of two people and a bot, both at it. Returns the second one's address."""
    options = {"nations": "random", "sides": "random"} if game == "tek" else {}
    chairs = [{"who": "human", "name": "Anna"}, {"who": "open", "name": "Bo"}, {"who": "bot", "bot": "random"}]
    wish = {"game": game, "lang": "en", "chairs": chairs, "options": options, **more}
    made = one.page.request.post(f"{one.url}/api/tables", data=wish).json()
    key = made["chairs"][1]["key"]
    one.page.request.post(f"{one.url}/api/tables/{made['id']}/sit", data={"name": "Bo", "key": key})
    one.visit(f"{one.url}/t/{made['id']}?key={made['key']}")
    address = f"{one.url}/t/{made['id']}?key={key}"
    two.visit(address)
    for person in (one, two):
        person.page.wait_for_selector(".player:nth-child(2) [data-presence=here]", state="attached")
    return address


def gone(person: Person, address: str) -> None:
    """Waits until the server knows that the page at an address has been closed."""
    key = address.split("?key=")[1]
    for _ in range(200):
        (table,) = person.page.request.get(f"{person.url}/api/tables?keys={key}").json()["yours"]
        if not next(chair for chair in table["chairs"] if chair["you"])["online"]:
            return
        person.page.wait_for_timeout(50)
    raise AssertionError("somebody is still there")


def play_until(person: Person, selector: str) -> None:
    """Answers whatever is asked until something is to be seen."""
    for _ in range(200):
        ready = f"{selector}, .bar.ask .choice:not([disabled])"
        person.page.wait_for_selector(ready, state="attached")
        if person.page.query_selector(selector):
            return
        asked = person.page.get_attribute(".bar", "data-asked")
        choice = person.page.query_selector(".bar.ask .choice:not([disabled])")
        if choice and person.press(choice):
            person.done(asked)
    raise AssertionError(f"{selector} does not come")


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_one_goes_the_other_votes_a_bot_plays_and_the_first_comes_back(hall: Doorman, later: Later, device: str) -> None:
    anna, bo = hall.person(device=device), hall.person()
    address = pair(anna, bo, clock={"kind": "bank", "seconds": 1800})
    bo.page.goto("about:blank")
    gone(anna, address)
    later.later(240)
    anna.page.reload()
    play_until(anna, ".bar.absent")
    chip = ".player:nth-child(2) [data-presence=away]"
    anna.page.wait_for_selector(chip, state="attached")
    anna.page.wait_for_selector("[data-vote=wait]")
    assert "Bo" in anna.question and not anna.overflows()
    assert anna.axe() == []
    shot(anna, f"away-{device}")
    anna.page.click("[data-vote=wait]")
    anna.page.wait_for_selector("[data-vote=wait][aria-checked=true]")
    anna.page.click("[data-vote=bot]")
    anna.page.wait_for_selector(".player:nth-child(2) [data-presence=sub]", state="attached")
    play_until(anna, ".bar.ask")
    shot(anna, f"sub-{device}")
    bo.visit(address)
    bo.page.wait_for_selector(".bar.absent .btn.go")
    shot(bo, f"back-{device}")
    bo.page.click(".bar.absent .btn.go")
    anna.page.wait_for_selector(".player:nth-child(2) [data-presence=here]", state="attached")
    bo.page.wait_for_selector(".bar.absent", state="detached")
    play_until(anna, ".bar.waiting")
    play_until(bo, ".bar.waiting, .bar.ask")


def test_who_leaves_names_an_heir_and_somebody_new_sits_down(hall: Doorman) -> None:
    anna, bo, cy = hall.person(), hall.person(), hall.person("cs")
    pair(anna, bo)
    bo.page.click("[popovertarget=table-menu]")
    bo.page.click("#table-menu button:has-text('Leave')")
    bo.page.click("[data-heir=link]")
    bo.page.wait_for_selector("dialog input, dialog .btn")
    shot(bo, "leave")
    play_until(anna, ".bar.absent")
    anna.page.wait_for_selector(".player:nth-child(2) [data-presence=open]", state="attached")
    shot(anna, "free")
    table = anna.page.url
    cy.visit(table)
    cy.page.wait_for_selector(".bar")
    cy.page.wait_for_selector("[data-sit]")
    shot(cy, "newcomer")
    cy.page.click("[data-sit]")
    cy.page.wait_for_selector(".bar.ask")
    anna.page.wait_for_selector(".player:nth-child(2) [data-presence=here]", state="attached")


MARKUP = "<img src=x onerror=\"document.title='pwned'\"><script>document.title='pwned'</script> & <b>bold</b>"


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_talk_is_text_and_a_name_can_be_changed(hall: Doorman, device: str) -> None:
    anna, bo = hall.person(device=device), hall.person("cs")
    pair(anna, bo)
    asked = anna.page.get_attribute(".bar", "data-asked")
    anna.page.keyboard.press("c")
    anna.page.wait_for_function("document.activeElement.id === 'say'")
    anna.page.keyboard.type("1 z 2 ")
    assert anna.page.input_value("#say") == "1 z 2 " and anna.page.get_attribute(".bar", "data-asked") == asked
    anna.page.fill("#say", MARKUP)
    anna.page.keyboard.press("Enter")
    said = anna.page.wait_for_selector("[data-line='1']")
    assert said is not None and MARKUP in said.inner_text() and said.query_selector("img, script, div b b") is None
    anna.page.click("[data-sign=game]")
    anna.page.wait_for_selector("[data-line='2'] svg + *, [data-line='2'] .sign")
    assert anna.axe() == [] and not anna.overflows()
    shot(anna, f"talk-{device}")
    anna.page.focus("#say")
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("#say", state="detached")
    bo.page.wait_for_selector(".switch i:has-text('2')")
    bo.page.keyboard.press("c")
    bo.page.wait_for_selector("[data-line='2']")
    assert MARKUP in bo.page.inner_text("[data-line='1']") and "pwned" not in bo.page.title()
    bo.page.reload()
    bo.page.wait_for_selector(".switch")
    bo.page.keyboard.press("c")
    bo.page.wait_for_selector("[data-line='2']")
    anna.page.click("[popovertarget=table-menu]")
    anna.page.click("#table-menu button:has-text('Your name')")
    anna.page.fill("[data-name]", "Jana <i>")
    anna.page.keyboard.press("Enter")
    bo.page.wait_for_selector(".player:nth-child(1) b:has-text('Jana <i>')")


def test_who_invites_is_asked_for_a_name_once_and_the_table_is_private(hall: Doorman) -> None:
    me, other = hall.person().go_home(), hall.person()
    me.page.click(".bar.start .btn.ghost")
    me.page.fill("[data-name]", "Marek")
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector(".lobby")
    table = me.page.url.rsplit("/", 1)[1]
    other.visit(me.page.url)
    other.page.wait_for_selector(".lobby li b:has-text('Marek')")
    listed = other.page.request.get(f"{other.url}/api/tables").json()["open"]
    assert table not in [one["id"] for one in listed]
    me.go_home()
    me.page.wait_for_selector("section[aria-labelledby=yours] li b")
    assert me.page.inner_text(".me") == "Marek" and me.axe() == [] and not me.overflows()
    shot(me, "home")
    me.page.click(".change")
    me.page.wait_for_selector("[data-clock]")
    shot(me, "setup")
