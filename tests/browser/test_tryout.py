"""Try it out: a private board in an imagined world, from the present and from the past, in every game."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Doorman
from tests.browser.people import Person
from tests.browser.test_clicks import asked

pytestmark = pytest.mark.browser
SETUPS: dict[str, dict[str, str]] = {"tek": {}, "root": {"reach": "any"}, "paladins": {}, "oath": {}}
ROLES = {"root": ["marquise", "eyrie"]}


def sit(person: Person, game: str, lang: str = "en") -> None:
    """A table against one bot, a few answers in."""
    roles = [{"role": role} for role in ROLES.get(game, ["", ""])]
    chairs = [{"who": "human", "name": "Anna"} | roles[0], {"who": "bot", "bot": "random"} | roles[1]]
    form = {"game": game, "lang": lang, "options": SETUPS[game], "chairs": chairs}
    made = person.page.request.post(f"{person.url}/api/tables", data=form).json()
    person.visit(f"{person.url}/t/{made['id']}?key={made['key']}")
    person.play(4)


def try_out(person: Person) -> None:
    """Presses T."""
    person.is_asked()
    person.page.evaluate("dispatchEvent(new KeyboardEvent('keydown', {key: 't'}))")
    person.page.wait_for_selector(".app.imagined .bar")


def answers(person: Person, n: int, seed: int = 2) -> None:
    """Answers for whoever is asked in the imagined world."""
    rnd = random.Random(seed)
    for _ in range(n):
        number = asked(person)
        person.page.wait_for_selector(".bar.ask .choice:not([disabled])")
        person.answer(rnd)
        person.page.wait_for_function("n => document.querySelector('.bar.ask')?.dataset.asked !== n", arg=number)


@pytest.mark.parametrize("device", ["desktop", "phone"])
@pytest.mark.parametrize("game", SETUPS)
def test_an_imagined_world_is_played_for_all_seats_and_left_with_one_key(door: Doorman, game: str, device: str) -> None:
    me = door.person(device=device)
    sit(me, game)
    me.is_asked()
    number, question = asked(me), me.question
    try_out(me)
    assert me.question == question, "it begins with the table as it stands"
    answers(me, 6)
    assert me.page.locator(".film li button").count() >= 7, "the strip is the line from the table as it stands"
    if game in ("root", "oath") and device == "desktop":
        assert me.page.locator("[data-guess='1'] li").count() > 0, "what the other holds is a guess"
    assert me.axe() == []
    assert not me.overflows()
    me.page.evaluate("dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}))")
    me.page.wait_for_selector(".app:not(.imagined) .bar.ask")
    assert (asked(me), me.question) == (number, question), "the table has not moved"


def test_lines_branch_and_are_played_in_other_worlds(door: Doorman) -> None:
    me = door.person()
    sit(me, "tek")
    try_out(me)
    answers(me, 3)
    me.page.click(".film li >> nth=1 >> button")
    me.page.wait_for_selector(".film li.now:nth-child(2)")
    first = me.page.inner_text(".film li >> nth=2")
    rnd = random.Random(1)
    for _ in range(30):  # another answer than the one that stands there
        if me.page.locator(".lines button[aria-pressed]").count() == 2:
            break
        me.page.click(".film li >> nth=1 >> button")
        me.page.wait_for_selector(".film li.now:nth-child(2)")
        number = asked(me)
        me.answer(rnd)
        me.page.wait_for_function("n => document.querySelector('.bar.ask')?.dataset.asked !== n", arg=number)
    assert me.page.inner_text(".lines button[aria-pressed=true]") == "line B"
    me.page.keyboard.press("z")
    me.page.wait_for_selector(".film li.now:nth-child(2)")
    me.page.click(".lines button >> nth=0")
    me.page.wait_for_selector(".film li.now:nth-child(n + 4)")
    assert me.page.inner_text(".film li >> nth=2") == first
    me.page.keyboard.press("o")
    me.page.wait_for_selector("tr.on:has-text('World 2')")
    assert me.page.locator("tbody tr:has-text('World')").count() == 2


def test_a_trial_begins_in_the_past_and_by_menu(door: Doorman) -> None:
    me = door.person(lang="cs")
    sit(me, "root", "cs")
    me.is_asked()
    me.page.click(".top [aria-label='Vyzkoušet si']")
    me.page.wait_for_selector(".app.imagined")
    me.page.click(".btn.home")
    me.page.wait_for_selector(".app:not(.imagined)")
    me.is_asked()
    me.page.keyboard.press("r")
    me.page.wait_for_selector(".bar.look")
    me.page.keyboard.press("ArrowLeft")
    me.page.wait_for_selector(".bar.look .btn.ghost")
    me.page.click(".bar.look .btn.ghost")
    me.page.wait_for_selector(".app.imagined .film li.now:has-text('jak stál')")
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector(".app:not(.imagined) .bar.look")


def test_who_tries_is_told_when_the_table_asks(door: Doorman) -> None:
    host, guest = door.person(), door.person()
    chairs = [{"who": "human", "name": "Anna"}, {"who": "open"}]
    made = host.page.request.post(f"{host.url}/api/tables", data={"game": "tek", "lang": "en", "chairs": chairs}).json()
    seated = host.page.request.post(f"{host.url}/api/tables/{made['id']}/sit", data={"name": "Bo"}).json()
    host.visit(f"{host.url}/t/{made['id']}?key={made['key']}")
    guest.visit(f"{host.url}/t/{made['id']}?key={seated['key']}")
    people = (host, guest)
    idle = "document.querySelector('.bar.waiting') && !document.querySelector('.bar.ask')"
    for _ in range(200):
        for person in people:
            person.page.wait_for_selector(".bar.ask, .bar.waiting")
        waits = next((p for p in people if p.page.evaluate(idle)), None)
        moves = next((p for p in people if p.page.query_selector(".bar.ask .choice:not([disabled])")), None)
        if waits and moves and waits is not moves:
            break
        if moves:
            moves.answer(random.Random(1))
            moves.page.wait_for_timeout(100)
    assert waits and moves
    waits.page.keyboard.press("t")
    waits.page.wait_for_selector(".app.imagined")
    assert waits.page.query_selector(".home.called") is None
    rnd = random.Random(2)
    for _ in range(300):
        if waits.page.query_selector(".home.called"):
            break
        if moves.page.query_selector(".bar.ask .choice:not([disabled])"):
            moves.answer(rnd)
        waits.page.wait_for_timeout(100)
    assert waits.page.inner_text(".home.called small") == "The table asks you now"
    waits.page.keyboard.press("Escape")
    waits.page.wait_for_selector(".app:not(.imagined) .bar.ask")
