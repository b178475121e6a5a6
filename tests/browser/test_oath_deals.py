"""Oath among four, by clicking: an offer of citizenship between two screens, and a Campaign that all see to its end."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Doorman
from tests.browser.people import Person

pytestmark = pytest.mark.browser
BOT = {"who": "bot", "bot": "random", "role": "exile"}
MENU = "What do you do"
ENOUGH = 120


def four(chancellor: Person, second: dict[str, str]) -> str:
    """A table of four with this person as the Chancellor; its address without a key."""
    chairs = [{"who": "human", "name": "Anna", "role": "chancellor"}, second, BOT, BOT]
    wish = {"game": "oath", "lang": "en", "options": {}, "chairs": chairs}
    made = chancellor.page.request.post(f"{chancellor.url}/api/tables", data=wish).json()
    chancellor.visit(f"{chancellor.url}/t/{made['id']}?key={made['key']}")
    return f"{chancellor.url}/t/{made['id']}"


def until(person: Person, question: str, others: tuple[Person, ...] = ()) -> None:
    """Answers with the first choice, and so do the others, until this person is asked a question."""
    for _ in range(ENOUGH):
        for one in (person, *others):
            one.page.wait_for_selector(".bar")
            if not one.page.query_selector(".bar.ask .choice:not([disabled])"):
                one.page.wait_for_timeout(60)
            elif question not in one.question or one is not person:
                one.choose(".bar.ask .choice >> nth=0")
            else:
                return
    raise AssertionError(f"nobody asks {question!r}")


def step(person: Person, seat: int, token: str, to: int) -> None:
    """Presses + until so much of a token lies in a tray, and waits until the table knows."""
    row = f"[data-tray='{seat}'] [data-thing={token}]"
    asked = person.page.get_attribute(".bar", "data-asked")
    while int(person.page.inner_text(f"{row} .stepper b")) < to:
        person.page.click(f"{row} .more")
    person.page.wait_for_function(
        """asked => Number(document.querySelector(".bar")?.dataset.asked) >= Number(asked) + 2
        && document.querySelector(".stepper")""",
        arg=asked,
    )


def favor(person: Person, seat: int) -> int:
    """The favor of a player, as this person's table shows it."""
    return int(person.page.inner_text(f"[data-player='{seat}'] :is(.st:has([href='#t-fav']) b, .q span:has([href='#t-fav']))"))


def test_two_people_deal_at_two_screens(door: Doorman) -> None:
    """Citizenship for favor: composed, answered with a counter-offer, agreed on; both boards show it."""
    anna, bartek = door.person(), door.person()
    address = four(anna, {"who": "open", "role": "exile"})
    bartek.visit(address)
    bartek.page.fill("input", "Bartek")
    bartek.page.click(".btn.go")
    until(anna, MENU, (bartek,))
    before = favor(anna, 0), favor(anna, 1)
    anna.page.click(".bar .fold")
    anna.choose(".bar .choice:has-text('Offer citizenship')")
    anna.choose(".bar .choice:has-text('Bartek')")
    anna.choose("[data-tray='0'] [data-thing=greedy] .tick")
    step(anna, 0, "favor", 1)
    assert anna.axe() == []
    anna.choose(".bar .choice:has-text('Send')")
    bartek.page.wait_for_selector("[aria-labelledby=oath-deal] ol li .g")
    bartek.choose(".bar .choice:has-text('counter')")
    step(bartek, 0, "favor", 2)
    bartek.page.wait_for_selector("[data-tray='0'] .changed[data-thing=favor]:has-text('last offer: 1')")
    bartek.choose(".bar .choice:has-text('Send')")
    anna.page.wait_for_selector(".bar.ask .choice:has-text('Accept')")
    assert anna.page.locator("ol[aria-label='Offers so far'] > li").count() == 2
    agreed = f"{before[1]} → {before[1] + 2}"
    assert agreed in anna.page.inner_text(".agreed") and agreed in bartek.page.inner_text(".agreed")
    anna.choose(".bar .choice:has-text('Accept')")
    until(anna, MENU, (bartek,))
    for person in (anna, bartek):
        person.page.wait_for_selector("[data-player='1']:has-text('Citizen')")
        assert (favor(person, 0), favor(person, 1)) == (before[0] - 2, before[1] + 2)


def test_four_play_a_campaign_that_all_read_of(door: Doorman) -> None:
    """The Chancellor turns up a site and fights its bandits; who only looks on reads of it too."""
    me, guest = door.person(), door.person()
    address = four(me, BOT)
    until(me, MENU)
    guest.visit(address)
    guest.page.wait_for_selector(".map .site")
    me.choose(".bar .choice:has-text('Travel')")
    asked = me.page.get_attribute(".bar", "data-asked")
    me.page.click(".site.down.lit >> nth=0", position={"x": 40, "y": 90})
    me.done(asked)
    until(me, MENU)
    me.choose(".bar .choice:has-text('Campaign')")
    rnd = random.Random(1)
    steps = set()
    for _ in range(ENOUGH):
        assert me.is_asked()
        if MENU in me.question:
            break
        now = me.page.query_selector("[aria-labelledby=oath-campaign] [aria-current=step]")
        if now:
            steps.add(now.inner_text())
        me.answer(rnd)
        me.page.wait_for_timeout(60)
    assert steps, "the panel names the step"
    me.page.wait_for_selector(".log li:has-text('The Campaign is over')", state="attached")
    guest.page.wait_for_selector(".log li:has-text('The Campaign is over')", state="attached")
    assert me.axe() == []
