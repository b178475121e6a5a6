"""The Law as a book, and each game in two minutes."""

from __future__ import annotations

import pytest

from regnum.engine.registry import GAMES
from tests.browser.conftest import Doorman
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
    me.page.click(".try .play")
    me.page.wait_for_selector(".bar")
    assert me.is_asked()


def test_a_lesson_leads_to_the_law_and_a_clause_to_another(door: Doorman) -> None:
    me = door.person().visit(f"{door.server.url}/law/oath#3.1")
    me.page.wait_for_selector("[data-clause='oath.3.1'].here")
    me.page.click("[data-clause='oath.3.1'] .rule a:has-text('4.1.2')")
    me.page.wait_for_selector("[data-clause='oath.4.1.2'].here")
    assert me.page.url.endswith("/law/oath#4.1.2")
    me.page.go_back()
    me.page.wait_for_selector("[data-clause='oath.3.1'].here")
    me.page.click("[data-clause='oath.3.1'] summary")
    assert "usurper" in me.page.inner_text("[data-clause='oath.3.1'] details ul").lower()


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_the_book_has_chapters_and_a_search_with_word_forms(door: Doorman, device: str) -> None:
    me = door.person("cs", device).visit(f"{door.server.url}/law/tek")
    me.page.wait_for_selector("[data-chapter=war]")
    if device == "phone":
        me.page.click(".unfold")
    me.page.click("nav a:has-text('Válka')")
    me.page.wait_for_function("Math.abs(document.querySelector('[data-chapter=war]').getBoundingClientRect().top) < 200")
    me.page.fill("input[type=search]", "ústupy")
    me.page.wait_for_selector("[data-clause='tek.retreat.1'] mark")
    assert me.page.query_selector("[data-clause='tek.build.1']") is None
    assert me.axe() == []
    assert not me.overflows()


def test_the_drawer_at_the_table_opens_the_book_at_its_clause(door: Doorman) -> None:
    me = door.person()
    me.visit(table(me)[0])
    me.is_asked()
    me.page.click(".top button[aria-label='The Law']")
    number = me.page.wait_for_selector(".law [data-clause='tek.war.1'] a.number")
    assert number is not None and number.get_attribute("href") == "/law/tek#war.1"
    assert me.axe() == []
    with me.context.expect_page() as opened:
        number.click()
    opened.value.wait_for_selector("[data-clause='tek.war.1'].here")
