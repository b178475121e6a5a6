"""What the champion would do, for who may ask; and what turned a game that is over."""

from __future__ import annotations

import random
import sqlite3
from functools import cache

import msgspec
import pytest

import regnum
from regnum.server.analysing import EDITION
from regnum.server.turning import HopeAt, Place, Report, course_of, hopes_at, turn_at
from tests.browser.conftest import Doorman
from tests.browser.people import Person
from tests.browser.test_clicks import asked
from tests.browser.test_tryout import sit

pytestmark = pytest.mark.browser


def played(game: str, seats: int) -> str:
    """The record of a whole game, played at random."""
    found, rnd = regnum.new(game, seats, seed=4, players=["Anna", "Bartłomiej", "Hanka"][:seats]), random.Random(4)
    while not found.over:
        found.play(rnd.choice(found.ask.options))
    return found.record()


@cache
def report(record: str) -> bytes:
    """An analysis of a few of its places, worked out in a hurry."""
    game = regnum.load(record)
    history, winners = game.session.trail.history, game.result.winners
    course = [HopeAt(n, hopes_at(Place(record, n))) for n in course_of(history)[::2]]
    ended = [float(seat in winners) for seat in range(len(game.header.seats))]
    weighed = [turn_at(Place(record, n, 8)) for n in range(5, len(history), len(history) // 6)]
    turns = [turn for turn in weighed if turn is not None]
    return msgspec.json.encode(Report([*course, HopeAt(len(history), ended)], turns[:6]))


def look_back(door: Doorman, person: Person, lang: str, game: str = "tek") -> None:
    """Brings the record of a game that somebody has analysed, and opens the analysis."""
    record = played(game, 3)
    form = {"text": record, "as": "watch", "lang": lang}
    made = person.page.request.post(f"{person.url}/api/records", data=form).json()
    with sqlite3.connect(door.server.db) as db:
        db.execute("insert into analyses values (?, ?, ?)", (made["id"], EDITION, report(record).decode()))
    person.visit(f"{person.url}/t/{made['id']}?key={made['key']}")
    person.page.click(".bar.over .btn:has-text('Analysis'), .bar.over .btn:has-text('Rozbor')")
    person.page.wait_for_selector(".turns button")


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_a_game_that_is_over_shows_its_turning_points_and_jumps_to_them(door: Doorman, device: str) -> None:
    me = door.person(lang="cs", device=device)
    look_back(door, me, "cs")
    assert me.page.locator(".chart table tbody tr").count() > 10, "the chart can be read aloud"
    assert "%" in me.page.inner_text(".turns button >> nth=0")
    me.page.wait_for_selector(".turns button[aria-pressed=true]")
    number = me.page.locator(".turns button").count()
    me.page.keyboard.press(str(number))
    assert me.page.locator(".turns button").nth(number - 1).get_attribute("aria-pressed") == "true"
    for _ in ("light", "dark"):
        assert me.axe() == []
        assert not me.overflows()
        me.page.evaluate("document.documentElement.dataset.theme = 'dark'")
    moment = me.page.inner_text(".bar.look h2")
    me.page.keyboard.press("b")
    me.page.wait_for_selector(".board")
    assert me.page.inner_text(".bar.look h2") == moment, "the board stands where the game turned"
    me.page.click(".bar.look .btn.play")
    me.page.wait_for_selector(".turns button")


def test_a_game_without_points_says_beside_its_course_how_it_was_won(door: Doorman) -> None:
    me = door.person()
    look_back(door, me, "en", "oath")
    me.page.wait_for_selector(".side .scores:has-text('Anna')")
    assert me.page.query_selector(".side .sheet") is None
    assert me.axe() == [] and not me.overflows()


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_the_champion_says_what_it_would_do_and_answers_nothing(door: Doorman, device: str) -> None:
    me = door.person(lang="cs", device=device)
    sit(me, "tek", "cs")
    me.is_asked()
    number = asked(me)
    me.page.evaluate("dispatchEvent(new KeyboardEvent('keydown', {key: 'a'}))")
    me.page.wait_for_selector(".coach li")
    assert "%" in me.page.inner_text(".coach li span >> nth=0")
    assert "vymyšlen" in me.page.inner_text(".coach .why")
    assert me.axe() == []
    assert not me.overflows()
    assert asked(me) == number
    me.page.click(".coach .fold")
    assert me.page.query_selector(".coach") is None


def test_the_host_may_allow_hints_to_all_and_all_are_told(door: Doorman) -> None:
    me = door.person()
    chairs = [{"who": "human", "name": "Anna"}, {"who": "open"}]
    made = me.page.request.post(f"{me.url}/api/tables", data={"game": "tek", "chairs": chairs, "hints": True}).json()
    me.visit(f"{me.url}/t/{made['id']}")
    me.page.wait_for_selector("[data-option=hints]")
    assert "Everybody may ask the champion" in me.page.inner_text("[data-option=hints]"), "before sitting down"
