"""The Law as a book, and each game in two minutes."""

from __future__ import annotations

import pytest

from regnum.engine.registry import GAMES
from tests.browser.conftest import Doorman
from tests.browser.test_analysis import played
from tests.browser.test_pages import table

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("lang", "device"), [("en", "desktop"), ("cs", "phone"), ("pl", "phone")])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_told_in_two_minutes(door: Doorman, game: str, lang: str, device: str) -> None:
    me = door.person(lang, device).visit(f"{door.server.url}/learn/{game}")
    me.page.wait_for_selector(".lesson li svg use >> nth=5", state="attached")
    assert 5 <= len(me.page.query_selector_all(".lesson li h2")) <= 7
    drawn = me.page.eval_on_selector_all(".lesson li svg use", "uses => uses.map(u => u.getAttribute('href'))")
    assert [symbol for symbol in set(drawn) if me.page.query_selector(symbol) is None] == []
    assert me.axe() == []
    assert not me.overflows()


def test_from_home_to_a_lesson_to_a_table_against_bots(door: Doorman) -> None:
    me = door.person().go_home()
    me.page.click(".learn >> nth=0")
    me.page.wait_for_selector(".lesson h1:has-text('in two minutes')")
    me.page.keyboard.press("1")
    me.page.wait_for_selector(".bar")
    assert me.is_asked()


def test_a_lesson_leads_to_the_law_and_a_clause_to_another(door: Doorman) -> None:
    me = door.person().visit(f"{door.server.url}/law/oath/3.1")
    me.page.wait_for_selector("[data-clause='oath.3.1'].here")
    me.page.click("[data-clause='oath.3.1'] .rule a:has-text('4.1.2')")
    me.page.wait_for_selector("[data-clause='oath.4.1.2'].here")
    assert me.page.url.endswith("/law/oath/4.1.2")
    me.page.go_back()
    me.page.wait_for_selector("[data-clause='oath.3.1'].here .opened")
    assert "usurper" in me.page.inner_text("[data-clause='oath.3.1'] .opened ul").lower()
    assert me.page.locator("[data-clause] .opened").count() == 1, "only one clause is open"
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector(".opened", state="detached")
    me.visit(f"{door.server.url}/law/oath/5.5.2%2F3")
    me.page.wait_for_selector("[data-clause='oath.5.5.2/3'].here .opened")
    top = "document.querySelector('.here').getBoundingClientRect().top"
    me.page.wait_for_function(f"{top} > 60 && {top} < 300")


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_the_book_has_chapters_and_a_search_with_word_forms(door: Doorman, device: str) -> None:
    me = door.person("cs", device).visit(f"{door.server.url}/law/tek")
    me.page.wait_for_selector("[data-chapter=war]")
    if device == "phone":
        me.page.click(".unfold")
    me.page.click("a.chapter:has-text('Válka')")
    me.page.wait_for_function("Math.abs(document.querySelector('[data-chapter=war]').getBoundingClientRect().top) < 200")
    me.page.keyboard.press("/")
    me.page.keyboard.type("ústupy")
    me.page.wait_for_selector("[data-clause='tek.retreat.1'] mark")
    assert me.page.query_selector("[data-clause='tek.build.1'] mark") is None
    me.page.keyboard.press("Enter")
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector("[role=status]:has-text('2 z ')")
    opened = me.page.get_attribute(".here", "data-clause")
    assert str(opened).removeprefix("tek.") in me.page.inner_text("[role=status]"), "said by number and title"
    me.page.evaluate("scrollTo(0, 0)")  # axe takes what is scrolled away under the search field for a small target
    assert me.axe() == []
    assert not me.overflows()
    me.page.fill("input[type=search]", "meeple")
    me.page.wait_for_selector("mark:has-text('figur')")


def test_the_drawer_returns_to_the_same_question_and_the_book_to_the_table(door: Doorman) -> None:
    me = door.person()
    me.visit(table(me)[0])
    me.is_asked()
    asked, question = me.page.get_attribute(".bar.ask", "data-asked"), me.question
    me.page.click(".top button[aria-label='The Law']")
    me.page.wait_for_selector(".law [data-clause='tek.war.1']")
    assert me.axe() == []
    me.page.click(".law .btn:has-text('Back to the table')")
    me.page.wait_for_selector(".law", state="detached")
    assert (me.page.get_attribute(".bar.ask", "data-asked"), me.question) == (asked, question)
    me.page.click(".top button[aria-label='The Law']")
    me.page.click(".law [data-clause='tek.war.1'] a.number")
    me.page.click(".law .book")
    me.page.wait_for_selector("[data-clause='tek.war.1'].here")
    assert me.page.url.endswith("/law/tek/war.1")
    me.page.click(".back")
    assert me.is_asked() and me.question == question


def test_the_law_knows_the_last_game_of_this_device(door: Doorman) -> None:
    me = door.person(device="phone")
    chairs = [{"who": "human", "name": "Anna"}, {"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}]
    form = {"text": played("tek", 3), "as": "continue", "lang": "en", "chairs": chairs}
    made = me.page.request.post(f"{me.url}/api/records", data=form).json()
    me.visit(f"{me.url}/law/tek").page.wait_for_selector("[data-chapter=war]")
    assert me.page.query_selector(".filter button:has-text('My last game')") is None, "what is not known is not shown"
    me.visit(f"{me.url}/t/{made['id']}?key={made['key']}").page.wait_for_selector(".bar.over")
    me.visit(f"{me.url}/law/tek").page.click(".filter button:has-text('My last game')")
    assert me.page.query_selector("[data-clause='tek.intro.1']") is None
    me.page.click("[data-clause='tek.patrol.1'] .margin a:has-text('last game')")
    told = me.page.inner_text(".opened ol li:first-child > span")
    assert me.axe() == []
    me.page.click(".opened ol li:first-child a")
    me.page.wait_for_selector(".bar h2:has-text('Move ')")
    assert told.startswith(me.page.inner_text(".bar h2").split(" of ")[0])
