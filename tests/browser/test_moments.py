"""Moments of a turn: how many, what was just played, why there is no way back, points that change, one deed of many again."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Doorman
from tests.browser.people import Person
from tests.browser.positions import CALM, before, lay_out, press
from tests.browser.test_clicks import SLOTS, asked
from tests.browser.test_root import table

pytestmark = pytest.mark.browser
DESCRIBED = """it => it.getAttribute("aria-describedby").split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "").join(" ")"""
BOX = "it => JSON.stringify(it.getBoundingClientRect())"


def play(person: Person, choice: str) -> None:
    """Clicks what can be taken back, and waits until the table has moved on."""
    number = asked(person)
    press(person, choice)
    person.page.wait_for_function("n => document.querySelector('.bar.ask')?.dataset.asked !== n", arg=number)


def amount(person: Person) -> int:
    return int(person.page.inner_text(".stepper .choice b").split()[0])


def test_how_many_begins_with_all_and_the_wheel_takes_one_less_or_one_more(door: Doorman) -> None:
    """Nothing in the bar moves; a small turn of a touchpad is no step, and past the ends there is none."""
    me = door.person()
    lay_out(me, before("root", "marquise", "move 1>9", "move-n 2"))
    play(me, "move 1>9")
    me.page.wait_for_selector(".stepper .choice.sel")
    most, slots, number = amount(me), me.page.evaluate(SLOTS), asked(me)
    assert most == 6
    me.page.hover(".stepper .choice")
    for turn, wanted in [(20, 0), (120, 1), (120, 2), (-20, 2), (-120, 1), (-120, 0), (-120, 0)]:
        me.page.mouse.wheel(0, turn)
        me.page.wait_for_function(
            "n => parseInt(document.querySelector('.stepper .choice b').innerText) === n", arg=most - wanted
        )
    assert me.page.evaluate(SLOTS) == slots and asked(me) == number


def test_what_was_played_is_said_with_the_way_back_and_its_tag_goes_first(door: Doorman) -> None:
    """Three seconds a tag at the pieces, six on the button, which keeps its size; without motion a number counts them."""
    me = door.person()
    lay_out(me, before("root", "marquise", "move 8>7", "move-n 2"))
    page = me.page
    page.wait_for_selector(".count:has-text('Action 2 of 3, under way') i.half")
    size = page.eval_on_selector(".bar .undo button", BOX)
    play(me, "move 8>7")
    play(me, "move-n 2")
    page.wait_for_selector("p.moved:has-text('Moved:') >> visible=true")
    tag, place = page.locator("p.moved").bounding_box(), page.locator("[data-place='7']").bounding_box()
    assert tag and place and abs(tag["y"] + tag["height"] / 2 - place["y"] - place["height"] / 2) < 30
    assert page.inner_text("[aria-live=polite]").startswith("Played. Undo with Z.")
    assert 1 <= int(page.inner_text(".bar .undo .fresh i")) <= 6
    assert page.eval_on_selector(".bar .undo button", BOX) == size and me.axe() == []
    page.wait_for_selector("p.moved", state="detached", timeout=8000)
    page.wait_for_selector(".bar .undo button:not(.fresh)", timeout=12000)
    assert page.eval_on_selector(".bar .undo button", BOX) == size
    page.keyboard.press("z")
    page.wait_for_selector(".bar [data-choice='move-n 1']")


@pytest.mark.parametrize(
    ("game", "record", "move", "button", "deed", "why"),
    [
        ("root", "alliance", "battle 8>alliance", ".choice >> nth=0", "Roll", "The dice decide: no way back."),
        ("oath", "exhaustion-empire", "act pass", ".btn.go", "End turn", "Your turn ends with this: no way back."),
    ],
    ids=["dice", "turn"],
)
def test_the_button_names_the_deed_from_which_there_is_no_way_back(
    door: Doorman, game: str, record: str, move: str, button: str, deed: str, why: str
) -> None:
    """For a screen reader the choice and the button say it too, with what is known to come of it; nothing moves."""
    me = door.person()
    lay_out(me, before(game, record, move))
    slots = me.page.evaluate(SLOTS)
    me.page.click(f".bar {button}")
    me.page.wait_for_selector(f".bar.final .btn.go:has-text('{deed}')")
    assert me.page.evaluate(SLOTS) == slots
    hints = me.page.locator(".bar .choice.sel small span").all_inner_texts()
    for thing in me.page.query_selector_all(".bar .choice.sel, .bar .btn.go"):
        said = thing.evaluate(DESCRIBED)
        assert why in said and all(hint in said for hint in hints)
    assert me.axe() == []
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector(".bar.ask:not(.final)")


def test_points_that_change_are_shown_at_the_track(door: Doorman) -> None:
    me = door.person()
    lay_out(me, before("root", "marquise", "build 5>workshop"))
    play(me, "build 5>workshop")
    me.page.wait_for_selector("p.points:has-text('+')")
    tag, mark = me.page.locator("p.points").bounding_box(), me.page.locator(".score [data-points='0']").bounding_box()
    assert tag and mark and 0 <= tag["y"] - mark["y"] - mark["height"] < 12
    assert abs(tag["x"] + tag["width"] / 2 - mark["x"] - mark["width"] / 2) < 4
    me.page.wait_for_selector("p.points", state="detached", timeout=8000)


def test_a_line_of_the_log_shows_its_own_deed_of_an_automatons_turn(door: Doorman) -> None:
    """The first deed and the last one of the same turn are two positions."""
    me = door.person()
    me.visit(table(me, "eyrie", ["mechanical-marquise", "eyrie"], order="given"))
    assert not me.play(6, seed=2)
    fetched: list[str] = []
    me.page.on("request", lambda request: fetched.append(request.url))
    order = me.page.locator("#log li:has-text('Order:')").first
    lines = me.page.locator("#log li")
    words = order.inner_text()
    order.locator("button").click()
    me.page.wait_for_selector(".bar.look")
    me.page.wait_for_selector("#log li.here")
    me.page.wait_for_function("document.querySelectorAll('#log li.here').length > 0")
    me.page.wait_for_timeout(CALM)
    assert any("/after/" in url for url in fetched), "the deed stands on the way to the next question"
    here = me.page.locator("#log li.here").all_inner_texts()
    assert words in here and len(here) < lines.count()
