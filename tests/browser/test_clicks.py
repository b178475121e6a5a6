"""How many clicks a move takes: what can be taken back is played by the first, what cannot waits, a double click is one."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.browser.conftest import Doorman
from tests.browser.people import Person
from tests.browser.positions import PROPOSED, before, clicks_for, lay_out, played

pytestmark = pytest.mark.browser
SLOTS = "[...document.querySelectorAll('.bar, .bar .choice, .bar .btn')].map(e => JSON.stringify(e.getBoundingClientRect()))"


DOUBLE = "it => [1, 2].forEach((detail) => it.dispatchEvent(new MouseEvent('click', {bubbles: true, detail})))"
"""A double click, however busy the machine is."""
TWELVE = "[...'12'].forEach((key) => dispatchEvent(new KeyboardEvent('keydown', {key})))"


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
    raise AssertionError("no such question came")


def asked(person: Person) -> str | None:
    return person.page.get_attribute(".bar.ask", "data-asked")


TAKEN_BACK = {"tek": ("points-figures-2", "patrol intheoros.b"), "root": ("marquise", "act march")}


@pytest.mark.parametrize("game", TAKEN_BACK)
def test_what_can_be_taken_back_is_played_at_once_and_undone_with_a_key(door: Doorman, game: str) -> None:
    me = door.person()
    lay_out(me, before(game, *TAKEN_BACK[game]))
    first = f".bar .choice >> nth={final(me).index(False)}"
    question, number = me.question, int(asked(me) or 0)
    name = me.page.inner_text(f"{first} >> b")
    me.page.click(first)
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
    me.page.eval_on_selector(".bar .choice", DOUBLE)
    me.page.wait_for_selector(".bar.final .choice.sel")
    assert me.page.evaluate(SLOTS) == slots
    assert "no way back" in me.page.inner_text(".bar .says")
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


BUDGETS = {
    "Patrol": ("tek", "points-figures-2", 4, ["choose patrol", "act patrol", "patrol intheoros.b", "patrol-to intheoros.c"]),
    "March": ("root", "marquise", 7, ["act march", "move 8>7", "move-n 2", "move 7>12", "move-n 1"]),
    "Battle": ("root", "alliance", 4, ["act battle", "battle 8>alliance"]),
    "Develop": ("paladins", "points-2", 3, ["act develop", "develop garrison>1", PROPOSED]),
    "Convert": ("paladins", "points-2", 3, ["act convert", "convert mercenary-byzantine", PROPOSED]),
    "Travel": ("oath", "exhaustion-empire", 2, ["act travel", "travel rocky-coast"]),
    "Trade": ("oath", "exhaustion-empire", 3, ["act trade", "trade wolves>favor"]),
}
"""How many clicks a usual deed may take; the same figures stand in docs/play.md."""


@pytest.mark.parametrize("deed", BUDGETS)
def test_a_usual_deed_takes_few_clicks(door: Doorman, deed: str) -> None:
    game, name, most, moves = BUDGETS[deed]
    me = door.person()
    record = lay_out(me, before(game, name, *moves))
    assert clicks_for(me, record, *moves) <= most


def test_what_one_has_called_for_is_done_with_it_and_taken_back_in_two_steps(door: Doorman) -> None:
    """Choosing Patrol is also patrolling; who wants only to have it chosen takes the second half back."""
    me = door.person()
    record = lay_out(me, before("tek", "points-figures-2", "choose patrol", "act patrol"))
    assert clicks_for(me, record, "choose patrol", "act patrol") == 1
    me.page.wait_for_selector("[data-choice='patrol intheoros.b']")
    me.page.keyboard.press("z")
    me.page.wait_for_selector(".bar [data-choice='act pass']")
    assert played(me, record)[-1] == "choose patrol"
    me.page.keyboard.press("z")
    me.page.wait_for_selector(".bar [data-choice='choose patrol']")


def test_clearings_are_called_by_their_numbers_on_the_board_in_the_bar_and_by_keys(door: Doorman) -> None:
    """Seven opens clearing 7, then twelve is where the march goes; a digit that may go on waits for the second."""
    me = door.person()
    record = lay_out(me, before("root", "marquise", "move 7>12", "move-n 1"))
    badges = me.page.locator(".wood .badge").all_text_contents()
    starts = me.page.locator(".wood .start").count() + me.page.locator(".wood .lit").count()
    assert len(badges) == starts > 1 and "7" in badges
    me.page.keyboard.press("7")
    me.page.wait_for_selector(".wood [data-choice='move 7>12']")
    assert me.page.text_content(".wood [data-choice='move 7>12'] .badge") == "12"
    lit = me.page.locator(".wood .lit .badge").all_text_contents()
    assert set(me.page.locator(".bar .choice .k").all_inner_texts()) <= {*lit, "0"}
    me.page.evaluate(TWELVE)
    me.page.wait_for_selector(".bar [data-choice^='move-n']")
    assert played(me, record)[-1] == "move 7>12"
