"""Games to their end by clicking: a whole one alone against bots, a late one of two browsers with the server killed in it."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Doorman
from tests.browser.people import Person
from tests.browser.positions import recorded

pytestmark = pytest.mark.browser
ENOUGH = 900
PATIENCE = 20_000
"""How often two people look whether they are asked; a look takes an eighth of a second."""


def test_a_stranger_plays_a_whole_game_in_czech(door: Doorman) -> None:
    """Play now, one human and two bots; the page is closed in the middle of a war and opened again."""
    me = door.person("cs").go_home()
    assert me.page.get_attribute("html", "lang") == "cs"
    me.play_now()
    over = me.play(ENOUGH, seed=3, until="bojové číslo")
    if not over:
        asked, address = me.question, me.page.url
        me.page.close()
        me.page = me.open_page()
        me.visit(address)
        assert me.is_asked() and me.question == asked
        over = me.play(ENOUGH, seed=4)
    assert over
    me.page.wait_for_selector(".bar.over")
    assert me.page.query_selector("table") is not None, "the score sheet"
    assert me.axe() == []


def test_two_browsers_at_one_table_with_a_crash_in_the_middle(door: Doorman) -> None:
    """Hanka and Bartek meet at a game that stands late; both play to the end; the server is killed and both come back."""
    hanka, bartek = door.person("en"), door.person("pl")
    chairs = [{"who": "human", "name": "Hanka"}, {"who": "open"}, {"who": "bot", "bot": "random"}]
    late = {"text": recorded("tek", "tower-tokens-3", 108), "as": "continue", "lang": "en", "chairs": chairs}
    made = hanka.page.request.post(f"{hanka.url}/api/records", data=late).json()
    seat = bartek.page.request.post(f"{bartek.url}/api/tables/{made['id']}/sit", data={"name": "Bartek"}).json()
    for person, key in ((hanka, made["key"]), (bartek, seat["key"])):
        person.visit(f"{person.url}/t/{made['id']}?key={key}")
    rnd = random.Random(5)
    for _ in range(6):
        assert not take_turns([hanka, bartek], rnd)
    door.server.kill()
    door.server.start()
    assert any(take_turns([hanka, bartek], rnd) for _ in range(PATIENCE)), "the game does not end"
    assert hanka.page.wait_for_selector(".bar.over") and bartek.page.wait_for_selector(".bar.over")


def take_turns(people: list[Person], rnd: random.Random) -> bool:
    """Everybody who is asked now answers; tells whether the game is over."""
    for person in people:
        person.page.wait_for_selector(".bar")
        if person.page.query_selector(".bar.over"):
            return True
        if person.page.query_selector(".bar.ask:not(.locked) .choice:not([disabled])"):
            person.answer(rnd)
        person.page.wait_for_timeout(60)
    return False
