"""How many clicks a move takes: what can be taken back is played by the first, what cannot waits, a double click is one."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.browser.conftest import Doorman
from tests.browser.people import Person

pytestmark = pytest.mark.browser
SLOTS = "[...document.querySelectorAll('.bar, .bar .choice, .bar .btn')].map(e => JSON.stringify(e.getBoundingClientRect()))"


MOVED = ".log li:has-text('Patrol: you move')"


def sit(person: Person, game: str = "tek", lang: str = "en") -> None:
    """This person plays against bots that move at once."""
    roles = [{"role": role} for role in ("marquise", "eyrie")] if game == "root" else [{}, {}]
    options = {"reach": "any"} if game == "root" else {"nations": "random", "sides": "random"}
    chairs = [{"who": "human", "name": "Anna"} | roles[0], {"who": "bot", "bot": "random"} | roles[1]]
    made = person.page.request.post(
        f"{person.url}/api/tables", data={"game": game, "lang": lang, "options": options, "chairs": chairs}
    ).json()
    person.visit(f"{person.url}/t/{made['id']}?key={made['key']}")


def final(person: Person) -> list[bool]:
    """Of each button of the bar, whether it waits for Done."""
    found: list[bool] = person.page.evaluate("[...document.querySelectorAll('.bar .choice')].map(c => 'final' in c.dataset)")
    return found


def until(person: Person, wanted: Any, seed: int = 1) -> None:
    """Plays until the question has what is wanted."""
    rnd = random.Random(seed)
    for _ in range(150):
        assert person.is_asked()
        if wanted(final(person)):
            return
        person.answer(rnd)
        person.page.wait_for_timeout(40)
    raise AssertionError("no such question came")


def asked(person: Person) -> str | None:
    return person.page.get_attribute(".bar.ask", "data-asked")


@pytest.mark.parametrize("game", ["tek", "root"])
def test_what_can_be_taken_back_is_played_at_once_and_undone_with_a_key(door: Doorman, game: str) -> None:
    me = door.person()
    sit(me, game)
    until(me, lambda choices: len(choices) > 1 and not choices[0])
    question, number = me.question, int(asked(me) or 0)
    name = me.page.inner_text(".bar .choice >> nth=0 >> b")
    me.page.click(".bar .choice >> nth=0")
    me.page.wait_for_function("n => document.querySelector('.bar.ask')?.dataset.asked > n", arg=number)
    assert me.page.inner_text(".bar .undo small").casefold() == name.casefold(), "undo says what it takes back"
    me.page.keyboard.press("z")
    me.page.wait_for_function("q => document.querySelector('.bar h2').innerText.trim() === q", arg=question)


def test_what_cannot_be_taken_back_waits_and_nothing_moves(door: Doorman) -> None:
    """The first click takes it, the bar stays as it is; a double click is no second one; a click a moment later is."""
    me = door.person()
    sit(me)
    until(me, lambda choices: len(choices) > 1 and all(choices))
    number, slots = asked(me), me.page.evaluate(SLOTS)
    me.page.dblclick(".bar .choice >> nth=0")
    me.page.wait_for_selector(".bar.final .choice.sel")
    assert me.page.evaluate(SLOTS) == slots
    assert "No way back" in me.page.inner_text(".bar .says")
    assert me.axe() == []
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector(".bar.ask:not(.final)")
    assert me.page.evaluate(SLOTS) == slots
    me.page.click(".bar .choice >> nth=1")
    me.page.wait_for_timeout(320)
    assert asked(me) == number
    me.page.click(".bar .choice >> nth=1")
    me.page.wait_for_function("n => document.querySelector('.bar.ask')?.dataset.asked !== n", arg=number)


def test_a_double_click_plays_one_thing(door: Doorman) -> None:
    """Its second half does not reach what is asked next in the same place."""
    me = door.person()
    sit(me, "root")
    until(me, lambda choices: len(choices) > 1 and not choices[0])
    number = int(asked(me) or 0)
    spot = me.page.locator(".bar .choice >> nth=0").bounding_box()
    assert spot is not None
    x, y = spot["x"] + 20, spot["y"] + 20
    me.page.mouse.click(x, y)
    me.page.wait_for_function("n => document.querySelector('.bar.ask')?.dataset.asked > n", arg=number)
    me.page.mouse.move(x, y)
    me.page.mouse.down(click_count=2)
    me.page.mouse.up(click_count=2)
    me.page.wait_for_timeout(250)
    assert asked(me) == str(number + 1) and me.page.query_selector(".bar .choice.sel") is None


@pytest.mark.parametrize(("when", "clicks"), [("always", 2), ("never", 1)])
def test_a_person_may_be_asked_always_or_never(door: Doorman, when: str, clicks: int) -> None:
    me = door.person()
    sit(me)
    assert me.is_asked()
    me.page.click("[popovertarget=table-menu]")
    me.page.click(f"#table-menu label:has(input[value={when}])")
    assert me.axe() == []
    me.page.keyboard.press("Escape")
    me.page.reload()
    assert me.is_asked()
    number = asked(me)
    me.page.click(".bar .choice >> nth=0")
    if clicks == 2:
        me.page.wait_for_selector(".bar .choice.sel")
        assert asked(me) == number
        me.page.keyboard.press("Enter")
    me.page.wait_for_function("n => document.querySelector('.bar.ask')?.dataset.asked !== n", arg=number)


def test_a_patrol_takes_at_most_four_clicks(door: Doorman) -> None:
    """The action, the figure, where to, and that it is meant."""
    me = door.person()
    sit(me)
    rnd = random.Random(2)
    assert me.is_asked()
    while "Which action" not in me.question or not me.page.query_selector(".bar .choice:has-text('Patrol')"):
        me.answer(rnd)
        assert me.is_asked()
        me.page.wait_for_timeout(40)
    first, clicks = asked(me), 0
    while clicks < 4 and not me.page.query_selector(MOVED):
        assert me.is_asked()
        me.page.wait_for_timeout(350)
        number, chosen = asked(me), me.page.query_selector(".bar .choice.sel") is not None
        me.page.click(
            ".bar .choice:has-text('Patrol')" if number == first else ".bar .choice:not(:has-text('nothing')) >> nth=0"
        )
        clicks += 1
        me.page.wait_for_function(
            """([n, chosen]) => document.querySelector(".bar")?.dataset.asked !== n
            || (!chosen && document.querySelector(".choice.sel"))""",
            arg=[number, chosen],
        )
    me.page.wait_for_selector(MOVED, state="attached")
