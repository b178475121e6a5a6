"""What the others did is told before the next question: it can be skipped, slowed, held and seen again, and dice stay."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Doorman
from tests.browser.people import Person
from tests.browser.positions import before, clicks_for, lay_out
from tests.browser.test_clicks import asked, sit

pytestmark = pytest.mark.browser
RUNS = ".film li.now"
COUNT_SENT = """() => { const send = WebSocket.prototype.send; window.sent = 0;
    WebSocket.prototype.send = function (text) { window.sent += 1; return send.call(this, text); } }"""
CALM = "!document.querySelector('.film li.now') && document.querySelector('.bar.ask .choice:not([disabled])')"


def until_told(person: Person, seed: int = 1) -> str | None:
    """Plays until the film runs while a question waits behind it; gives the number of the question before."""
    rnd = random.Random(seed)
    for _ in range(120):
        person.page.wait_for_selector(".bar.ask .choice:not([disabled]), .bar.waiting .btn.go")
        if person.page.query_selector(".bar.waiting .btn.go"):
            return None
        number = asked(person)
        person.answer(rnd)
        person.page.wait_for_timeout(60)
        if person.page.query_selector(".bar.waiting .btn.go"):
            return number
    raise AssertionError("nobody did anything")


def held(person: Person, place: str) -> None:
    """Plays until a film runs, and rests on a place that holds it; one that is over before the hand is there does not count."""
    for seed in range(20):
        until_told(person, seed)
        person.page.hover(place)
        if person.page.query_selector(RUNS) and not person.page.query_selector(".bar.ask"):
            return
        person.page.mouse.move(700, 300)
    raise AssertionError("no film can be held")


@pytest.mark.parametrize("device", ["desktop", "phone"])
@pytest.mark.parametrize("game", ["tek", "root"])
def test_the_question_comes_after_the_film_and_what_skips_it_is_no_answer(door: Doorman, game: str, device: str) -> None:
    me = door.person(device=device, film="slow")
    sit(me, game)
    held(me, ".film")  # however long the looking takes
    assert me.page.get_attribute(RUNS, "aria-current") == "step"
    told = me.page.inner_text(".bar h2")
    assert told and me.page.inner_text("[aria-live=polite]").startswith(told)
    assert me.axe() == []
    assert not me.overflows()
    me.page.evaluate(COUNT_SENT)
    if device == "phone":
        me.page.touchscreen.tap(200, 330)
    else:
        me.page.keyboard.press("1")
    me.page.wait_for_function(CALM)
    assert me.page.evaluate("window.sent") == 0, "what skips the film answers nothing"
    number = asked(me)
    me.page.wait_for_timeout(300)
    assert asked(me) == number


def test_a_frame_is_seen_again_by_a_click_and_all_of_them_by_a_key(door: Doorman) -> None:
    me = door.person(film="off")
    sit(me, "root")
    rnd = random.Random(3)
    while not me.page.query_selector(".film li >> nth=2") or not me.page.query_selector(".film .ask"):
        assert me.is_asked()
        me.answer(rnd)
        me.page.wait_for_timeout(40)
    assert me.is_asked()
    number = asked(me)
    me.page.click(".film li >> nth=0 >> button")
    me.page.wait_for_selector(".bar.look")
    me.page.wait_for_selector(f"{RUNS} >> nth=0")
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector(".bar.ask")
    me.page.keyboard.press("r")
    me.page.wait_for_selector(".bar.look")
    me.page.keyboard.press("x")
    me.page.wait_for_selector(".bar.ask")
    assert asked(me) == number


def test_the_speed_is_remembered_and_resting_on_the_strip_holds_the_film(door: Doorman) -> None:
    me = door.person(film="normal")
    sit(me, "tek")
    assert me.is_asked()
    me.page.click(".film label:has(input[value=slow])")
    me.page.reload()
    me.page.wait_for_selector(".film label.on:has(input[value=slow])")
    me.page.mouse.move(700, 300)
    held(me, ".film .all")
    told = me.page.inner_text(RUNS)
    me.page.wait_for_timeout(2200)
    assert me.page.inner_text(RUNS) == told
    me.page.mouse.move(700, 300)
    me.page.wait_for_function(CALM)


@pytest.mark.parametrize(("game", "panel"), [("root", ".fought"), ("paladins", ".revealed")])
def test_dice_and_cards_stay_until_the_next_decision(door: Doorman, game: str, panel: str) -> None:
    me = door.person(film="off")
    if game == "paladins":
        chairs = [{"who": "human", "name": "Anna"}, {"who": "bot", "bot": "random"}]
        made = me.page.request.post(f"{me.url}/api/tables", data={"game": game, "lang": "en", "chairs": chairs}).json()
        me.visit(f"{me.url}/t/{made['id']}?key={made['key']}")
    else:
        clicks_for(me, lay_out(me, before(game, "alliance", "battle 8>alliance")), "battle 8>alliance")
    rnd = random.Random(4)
    for _ in range(20):
        assert me.is_asked()
        me.page.wait_for_timeout(30)
        if me.page.query_selector(panel):
            break
        me.answer(rnd)
    number = asked(me)
    me.page.wait_for_timeout(400)
    assert me.page.query_selector(panel) and asked(me) == number, "what was rolled stays"
    assert me.axe() == []
