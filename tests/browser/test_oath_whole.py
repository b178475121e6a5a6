"""A whole game of Oath for four by clicking, one person against bots: a Campaign, an offer of citizenship, the Chronicle, and
the second game of the campaign."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import Doorman
from tests.browser.oath_plan import OFFERING, Answer, Planned, planned
from tests.browser.people import Person

pytestmark = pytest.mark.browser
PANEL = "[aria-labelledby=oath-campaign]"


def bring(person: Person, record: Path) -> None:
    """From the home page: the record, a bot in every chair but the first, and on with it."""
    person.go_home()
    person.page.click("button:has-text('Watch a table')")
    person.page.set_input_files("input[type=file]", record)
    for chair in (2, 3, 4):
        person.page.select_option(f"select[aria-label='Who sits in chair {chair}']", "random")
    person.page.click("button:has-text('Play on')")


def answer(person: Person, planned: Answer) -> None:
    """Clicks the answer in the bar, or where it lies; then waits until the table has heard it. The minor actions are folded."""
    asked = person.page.get_attribute(".bar", "data-asked")
    if planned.text == "act citizenship":
        person.page.click(".bar .fold")
    stepper = person.page.query_selector(".bar .steps")
    number = int(planned.text.split()[-1]) if stepper else planned.number
    in_bar, on_table = f".bar.ask [data-choice='{planned.text}']", f":is(.rail, .board) [data-lit='{number}']:visible"
    if planned.text.startswith("deal-item give"):
        on_table = f"[data-tray='0'] .tick[data-lit='{number}']"
    person.page.wait_for_selector(f"{in_bar}, {on_table}")
    person.page.click(in_bar if person.page.query_selector(in_bar) else f"{on_table} >> nth=0")
    person.done(asked)
    person.page.wait_for_function("asked => document.querySelector('.bar')?.dataset.asked !== asked", arg=asked)


def one_more(person: Person, thing: str) -> None:
    """One more of a token into the own tray; the table is told after a moment, in two answers."""
    asked = int(person.page.get_attribute(".bar", "data-asked") or 0)
    person.page.click(f"[data-tray='0'] [data-thing={thing}] .more")
    person.page.wait_for_function("asked => Number(document.querySelector('.bar')?.dataset.asked) >= asked", arg=asked + 2)


def dice(person: Person, side: int) -> list[str]:
    """The faces that lie on one side of the Campaign, by their drawings."""
    uses = person.page.locator(f"{PANEL} .sd").nth(side).locator(".rolled use")
    return [use.get_attribute("href") or "" for use in uses.all()]


FACES = {
    "hollow": "#da-h", "sword": "#da-s", "two-swords-skull": "#da-k",
    "blank": "#dd-0", "shield": "#dd-1", "two-shields": "#dd-2", "double": "#dd-x",
}  # fmt: skip


def play(person: Person, plan: Planned) -> set[str]:
    """Gives every answer of the plan; tells which questions were asked. When a sacrifice is asked for, the dice are shown."""
    kinds, last = set[str](), ""
    for given in plan.answers:
        if given.kind == "deal-amount":
            continue
        assert person.is_asked(), f"somebody should be asked {given}"
        if given.kind == "act" and last in OFFERING:
            person.page.wait_for_selector("[data-player='1']:has-text('Citizen')")
        last = given.kind
        kinds.add(last)
        if given.kind == "sacrifice":
            assert dice(person, 0) == [FACES[face] for face in plan.attack]
            assert dice(person, 1) == [FACES[face] for face in plan.defense]
        if given.text == "deal-item give-favor":
            one_more(person, "favor")
        else:
            answer(person, given)
    return kinds


def test_a_whole_game_of_four_against_bots_and_the_next_one(door: Doorman, tmp_path: Path) -> None:
    me = door.person()
    plan, record = planned(), tmp_path / "four.regnum"
    record.write_text(plan.record, encoding="utf-8")
    bring(me, record)
    assert {"sacrifice", "deal-item", "vow", "edifice"} <= play(me, plan)
    me.page.wait_for_selector(".bar.over")
    me.page.wait_for_selector(".oath-book .tale")
    assert me.axe() == []
    assert not me.overflows()
    address = me.page.url
    me.page.click(".bar.over .btn.go:has-text('Next game')")
    me.page.wait_for_function("address => location.href.split('?')[0] !== address.split('?')[0]", arg=address)
    assert me.is_asked(), "the second game has begun"
    me.page.click("[popovertarget=table-menu]")
    me.page.click("#table-menu a:has-text('Campaign')")
    me.page.wait_for_selector("article .steps")
    assert me.page.locator("article").count() == 1 and me.page.locator(".card.coming a").count() == 1
