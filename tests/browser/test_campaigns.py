"""A campaign in the browser, with the server's test game: game after game, its book, its file, a guest who reads."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import ROOT, START, Devices, Doorman, Server
from tests.browser.people import Person
from tests.browser.test_looks import flawless

pytestmark = pytest.mark.browser

WITH_TEST_GAME = f"from tests.server.fake_game import install; install(); {START}"


@pytest.fixture(scope="module")
def storied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with a game of the tests, which is not compiled: so is nothing that it stands on."""
    found = Server(tmp_path_factory.mktemp("campaigns") / "regnum.db", WITH_TEST_GAME, ROOT / "src")
    found.start()
    yield found
    found.kill()


@pytest.fixture
def door(devices: Devices, storied: Server) -> Iterator[Doorman]:
    doorman = Doorman(devices, storied)
    yield doorman
    doorman.close()


def first_game(person: Person) -> str:
    """This person plays a game against a bot to its end; the address of the campaign."""
    wish = {
        "game": "fake", "lang": "en", "name": "The Third Shore", "options": {"rounds": "1", "story": "yes"},
        "chairs": [{"who": "human", "name": "Hanka"}, {"who": "bot", "bot": "random"}],
    }  # fmt: skip
    made = person.page.request.post(f"{person.url}/api/tables", data=wish).json()
    person.visit(f"{person.url}/t/{made['id']}?key={made['key']}")
    person.play(20)
    return f"{person.url}/c/{made['id']}"


def test_game_after_game_and_the_book(door: Doorman) -> None:
    me, guest = door.person(), door.person("cs", "phone")
    campaign = first_game(me)
    me.page.click(".bar.over .btn.go:has-text('Next game')")
    me.page.wait_for_selector(".bar.over", state="detached")
    me.play(20)
    me.page.click("[popovertarget=table-menu]")
    me.page.click("#table-menu a:has-text('Campaign')")
    me.page.wait_for_selector("h1:has-text('The Third Shore')")
    assert me.page.url == campaign
    assert me.page.locator("article").count() == 2 and "en: " in me.page.inner_text("article >> nth=0")
    flawless(me)
    me.page.click("button:has-text('Change the name')")
    me.page.fill("form input", "The Fourth Shore")
    me.page.click("form .btn.go")
    me.page.wait_for_selector("h1:has-text('The Fourth Shore')")
    guest.visit(campaign)
    guest.page.wait_for_selector("h2:has-text('Řada vítězů')")
    assert guest.page.locator("article").count() == 2 and guest.page.locator("button:has-text('Začít')").count() == 0
    flawless(guest)
    guest.page.click("article a >> nth=0")
    guest.page.wait_for_selector(".bar.over")
    me.go_home()
    me.page.click("section:has-text('Your campaigns') a:has-text('Open the book')")
    me.page.wait_for_selector("h1:has-text('The Fourth Shore')")


def test_a_campaign_travels(door: Doorman, tmp_path: Path) -> None:
    """Saved from its page, spoiled and refused, brought in whole, played on with more players."""
    me, friend = door.person(), door.person()
    campaign = first_game(me)
    me.visit(campaign)
    with me.page.expect_download() as saved:
        me.page.click("button:has-text('Save the campaign')")
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    saved.value.save_as(good)
    bad.write_text(good.read_text(encoding="utf-8").replace(r"\n1 bid ", r"\n1 bud "), encoding="utf-8")
    friend.go_home()
    friend.page.click("button:has-text('Watch a table')")
    friend.page.set_input_files("input[type=file]", bad)
    friend.page.click("button:has-text('Open the campaign')")
    friend.page.wait_for_selector("[role=alert]:has-text('Game 1 of the campaign'):has-text('line ')")
    friend.page.set_input_files("input[type=file]", good)
    friend.page.click("button:has-text('Open the campaign')")
    friend.page.wait_for_selector("h1:has-text('The Third Shore')")
    assert friend.page.url != campaign
    friend.page.click("summary")
    friend.page.click("button:has-text('Add a chair')")
    friend.page.click("button:has-text('Start game II')")
    friend.page.wait_for_selector(".lobby")
    assert "Hanka" in friend.page.inner_text(".lobby") and friend.page.locator(".lobby .rows li").count() == 3
    friend.page.click(".lobby .rows .btn.go >> nth=0")
    friend.page.click(".fill .btn.go")
    assert friend.is_asked()
