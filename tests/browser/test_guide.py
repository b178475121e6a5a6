"""The guided first game: a note on each kind of question when it first comes, and a table like any other."""

from __future__ import annotations

import pytest

from regnum.engine.registry import GAMES
from regnum.law import clauses
from regnum.lesson import lesson_of
from tests.browser.conftest import Doorman
from tests.browser.people import Person

pytestmark = pytest.mark.browser
DECISIONS = 10
COVERED = """() => { const note = document.querySelector('.coach').getBoundingClientRect();
    const things = [...document.querySelectorAll('#board [data-lit], #board figcaption')];
    const meets = b => b.width && Math.min(note.right, b.right) - Math.max(note.left, b.left) > 1
        && Math.min(note.bottom, b.bottom) - Math.max(note.top, b.top) > 1;
    return things.filter(t => meets(t.getBoundingClientRect())).map(t => t.outerHTML.slice(0, 80)); }"""
HOVERED = {"tek": ".tower svg[role=img]", "root": ".supply .pile", "paladins": ".taxbox"}
SHARE = """() => document.querySelector('.coach').offsetHeight / document.querySelector('#board').offsetHeight"""


def learn(door: Doorman, game: str, lang: str, device: str) -> Person:
    """This person has begun the guided game from its two-minute page."""
    me = door.person(lang, device).visit(f"{door.server.url}/learn/{game}")
    me.page.click(".try .play")
    me.page.wait_for_selector(".coach.laid")
    return me


def step(me: Person) -> None:
    """Answers with the first thing in the bar, and waits for the next question."""
    asked = me.page.get_attribute(".bar.ask", "data-asked")
    me.page.click(".bar.ask .choice:not([disabled]) >> nth=0")
    me.done(asked)
    me.page.wait_for_selector(f".bar.ask:not([data-asked='{asked}'])")
    assert me.is_asked()


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_each_kind_of_question_is_told_once_and_the_lesson_can_be_left(door: Doorman, device: str) -> None:
    me = learn(door, "tek", "cs", device)
    names = {note.name["cs"] for note in lesson_of("tek").notes}  # type: ignore[union-attr]
    told: list[str] = []
    for _ in range(DECISIONS):
        note = me.page.query_selector(".coach [role=note]")
        if note is not None:
            me.page.wait_for_selector(".coach.laid")
            told.append(me.page.inner_text(".coach h3").replace("\u00a0", " "))
            if device == "desktop":
                assert len(me.page.query_selector_all(".coach p")) == 2
            else:
                assert me.page.evaluate(SHARE) <= 0.42
        step(me)
    assert len(told) == len(set(told)) >= 6, told
    assert set(told) <= names
    if device == "phone":
        me.page.click(".tabs button:has-text('Lekce')")
    assert len(me.page.query_selector_all(".lesson .done")) >= len(told)
    assert me.axe() == []
    assert not me.overflows()
    me.page.click(".lesson .head button")
    me.page.wait_for_selector(".lesson", state="detached")
    if device == "phone":
        me.page.click(".tabs button >> nth=0")
    step(me)
    assert me.page.query_selector(".coach") is None
    me.page.reload()
    assert me.is_asked() and me.page.query_selector(".coach") is None


def test_a_note_lies_beside_what_is_lit_and_folds_and_is_known_for_good(door: Doorman) -> None:
    me = learn(door, "tek", "en", "desktop")
    step(me)
    me.page.wait_for_selector(".coach.laid:has-text('First figures')")
    me.page.wait_for_selector(".leaders circle")
    assert me.page.evaluate(COVERED) == []
    assert "A good player likes the mountains in the middle" in me.page.inner_text(".coach"), "written for the position"
    assert me.axe() == []
    me.page.click(".coach .law")
    me.page.wait_for_selector(".law [data-clause='tek.setup.7']")
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector(".coach [role=note]")
    me.page.keyboard.press("Escape")
    me.page.click(".coach.lamp button")
    me.page.wait_for_selector(".coach [role=note]")
    me.page.keyboard.press("i")
    me.page.wait_for_selector(".coach", state="detached")
    again = learn_again(me)
    step(again)
    assert again.page.query_selector(".coach") is None, "known at every table of this device"


def learn_again(me: Person) -> Person:
    """The same person begins the lesson once more."""
    me.visit(f"{me.url}/learn/tek").page.click(".try .play")
    me.page.wait_for_selector(".coach.laid")
    return me


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_guided_game(door: Doorman, game: str) -> None:
    me = learn(door, game, "pl", "phone")
    assert me.page.inner_text(".coach h3")
    assert me.axe() == []
    step(me)


def test_a_guided_table_is_an_ordinary_one(door: Doorman) -> None:
    """It plays by its seed, and its record knows nothing of a lesson."""
    made = [door.person().page.request.post(f"{door.server.url}/api/lessons/tek", data={"name": "Ola"}).json() for _ in "ab"]
    records = [
        door.person().page.request.get(f"{door.server.url}/api/tables/{m['id']}/record?key={m['key']}").text() for m in made
    ]
    assert records[0] == records[1] and "seed 7\n" in records[0] and "lesson" not in records[0]


LAWS = """() => [...new Set([...document.querySelectorAll('[data-law]')].map(thing => thing.dataset.law))]"""
MUTE = """() => [...document.querySelectorAll('#board [role=img][aria-label], #board [data-lit], #rail [role=img][aria-label]')]
    .filter(thing => !thing.closest('[data-law]') && !thing.closest('.choices')).map(thing => thing.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("game", ["tek", "root", "paladins"])
def test_what_lies_on_the_table_says_what_it_is_and_its_clause(door: Doorman, game: str) -> None:
    me = learn(door, game, "en", "desktop")
    for _ in range(5):
        step(me)
    me.page.keyboard.press("i")
    known = {clause.id for clause in clauses(game)}
    assert sorted(set(me.page.evaluate(LAWS)) - known) == []
    assert me.page.evaluate(MUTE) == []
    me.page.hover(HOVERED[game])
    tip = me.page.wait_for_selector(".inspector .law")
    assert tip is not None and tip.inner_text().startswith("Clause ")
    assert len(me.page.inner_text(".inspector b")) > 2


def test_a_long_press_asks_and_does_not_play(door: Doorman) -> None:
    me = learn(door, "tek", "en", "phone")
    step(me)
    me.page.wait_for_selector(".coach.laid")
    me.page.keyboard.press("i")
    asked = me.page.get_attribute(".bar.ask", "data-asked")
    box = me.page.locator("#board [data-lit='1']").first.bounding_box()
    assert box is not None
    touch = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = me.context.new_cdp_session(me.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    me.page.wait_for_selector(".inspector .law")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert me.page.get_attribute(".bar.ask", "data-asked") == asked
