"""Whole games by clicking: alone against bots, and two browsers at one table with the server killed in between."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Doorman
from tests.browser.people import Person

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
    """Hanka invites Bartek; both play to the end; the server is killed and both come back to the same question."""
    hanka, bartek = door.person("en"), door.person("pl")
    made = hanka.page.request.post(
        f"{hanka.url}/api/tables",
        data={
            "game": "tek", "name": "Evening", "lang": "en", "listed": True, "watch": True, "options": {"nations": "random"},
            "chairs": [{"who": "human", "name": "Hanka"}, {"who": "open"}, {"who": "bot", "bot": "random"}],
        },
    ).json()  # fmt: skip
    hanka.visit(f"{hanka.url}/t/{made['id']}?key={made['key']}")
    hanka.page.wait_for_selector(".lobby")
    assert hanka.axe() == []
    bartek.visit(f"{bartek.url}/t/{made['id']}")
    bartek.page.fill("input", "Bartek")
    bartek.page.click(".btn.go")
    rnd = random.Random(5)
    for _ in range(12):
        take_turns([hanka, bartek], rnd)
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
