"""The pages one by one: languages, keys, phone, refusals, replay, one device, spectators, records, accessibility."""

from __future__ import annotations

import random
import re

import pytest

from tests.browser.conftest import Doorman
from tests.browser.people import Person
from tests.browser.positions import before, lay_out

pytestmark = pytest.mark.browser


def table(person: Person, **more: object) -> tuple[str, str]:
    """A table of this person against two bots, nations and sides by lot; its address with and without the key."""
    wish = {
        "game": "tek", "lang": "en", "options": {"nations": "random", "sides": "random"},
        "chairs": [{"who": "human", "name": "Anna"}, {"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}], **more,
    }  # fmt: skip
    made = person.page.request.post(f"{person.url}/api/tables", data=wish).json()
    return f"{person.url}/t/{made['id']}?key={made['key']}", f"{person.url}/t/{made['id']}"


@pytest.mark.parametrize(("lang", "device"), [("en", "desktop"), ("cs", "phone"), ("pl", "phone")])
def test_home_speaks_the_language_of_the_browser_and_is_accessible(door: Doorman, lang: str, device: str) -> None:
    me = door.person(lang, device).go_home()
    assert me.page.get_attribute("html", "lang") == lang
    assert not me.overflows()
    assert me.axe() == []


def test_the_chosen_language_is_remembered(door: Doorman) -> None:
    me = door.person("en").go_home()
    me.page.click("label:has-text('Polski')")
    me.page.wait_for_function("document.documentElement.lang === 'pl'")
    me.go_home()
    assert me.page.get_attribute("html", "lang") == "pl"


@pytest.mark.parametrize(("lang", "device"), [("cs", "desktop"), ("pl", "phone")])
def test_the_table_is_accessible_and_fits(door: Doorman, lang: str, device: str) -> None:
    me = door.person(lang, device)
    me.visit(table(me)[0])
    me.play(6)
    assert me.is_asked()
    assert me.axe() == []
    assert not me.overflows()


def test_the_two_sides_of_a_home_are_buttons_called_by_what_they_show(door: Doorman) -> None:
    me = door.person()
    me.visit(table(me, options={"nations": "random", "sides": "choose"})[0])
    me.page.wait_for_selector(".sides .side >> nth=1")
    title = me.page.inner_text(".sides .side >> nth=0 >> .title b")
    assert me.page.get_by_role("button", name=f"1 {title}: ").count() == 1
    assert me.axe() == []
    assert not me.overflows()


def test_a_game_can_be_played_with_keys_alone(door: Doorman) -> None:
    me = door.person()
    me.visit(table(me)[0])
    for _ in range(12):
        assert me.is_asked()
        asked = me.page.get_attribute(".bar", "data-asked")
        me.page.keyboard.press("1")
        me.page.wait_for_function(
            """asked => document.querySelector(".bar")?.dataset.asked !== asked
            || document.querySelector(".bar.ask .btn.go:not([disabled])")""",
            arg=asked,
        )
        me.page.keyboard.press("Enter")
        me.page.wait_for_function("n => document.querySelector('.bar')?.dataset.asked !== n", arg=asked)


TWO = [{"who": "human", "name": "Anna"}, {"who": "human", "name": "Ota"}]


def test_undo_brings_the_question_back(door: Doorman) -> None:
    """Two at one device: the second takes back what the first did, and the first is asked again."""
    me = door.person()
    me.visit(table(me, chairs=TWO)[0])
    assert me.is_asked()
    first, start = me.page.inner_text(".player.now b"), len(me.page.query_selector_all(".board g.lit"))
    asked = me.page.get_attribute(".bar", "data-asked")
    me.page.keyboard.press("1")
    me.page.keyboard.press("Enter")
    me.page.wait_for_function("n => document.querySelector('.bar.ask')?.dataset.asked !== n", arg=asked)
    me.page.keyboard.press("z")
    me.page.wait_for_function("name => document.querySelector('.player.now b')?.innerText === name", arg=first)
    assert me.is_asked() and len(me.page.query_selector_all(".board g.lit")) == start


def test_why_not_names_the_reason_and_opens_the_clause(door: Doorman) -> None:
    me = door.person()
    me.visit(table(me)[0])
    for _ in range(80):
        assert me.is_asked()
        why = me.page.query_selector(".bar.ask .acts button[aria-pressed]:not([disabled])")
        if why:
            why.click()
            break
        me.play(1)
    link = me.page.wait_for_selector(".why a, .why button")
    assert link is not None
    assert re.search(r"\w{4}", me.page.inner_text(".why"))


def test_the_law_is_searchable(door: Doorman) -> None:
    me = door.person("cs").visit(f"{door.server.url}/law/tek")
    me.page.wait_for_selector("[data-clause]")
    me.page.fill("input[type=search]", "vlajk")
    me.page.wait_for_selector("mark:has-text('vlajk')")
    assert me.page.locator(".inside a").count() < me.page.locator("[data-clause]").count()
    assert me.axe() == []


def test_a_spectator_sees_and_cannot_choose(door: Doorman) -> None:
    me, guest = door.person(), door.person("pl")
    address, plain = table(me, watch=True)
    me.visit(address)
    me.play(4)
    guest.visit(plain)
    guest.page.wait_for_selector(".board")
    assert guest.page.query_selector(".bar.ask") is None


def test_one_device_passes_behind_a_curtain_where_there_is_something_to_hide(door: Doorman) -> None:
    """Hands in Root, the dials of a war in Tiny Epic Kingdoms; all else lies open there, and nobody has to look away."""
    me = door.person()
    me.visit(table(me, chairs=TWO)[0])
    me.page.wait_for_selector(".bar.ask .choice:not([disabled])")
    lay_out(me, before("tek", "draw-3", "dial 4"))
    first = me.question
    me.answer(random.Random(1))
    me.page.wait_for_selector(".curtain .btn.go")
    assert me.axe() == []
    assert me.page.query_selector(".bar.ask") is None or not me.page.is_visible(".bar.ask")
    me.page.click(".curtain .btn.go")
    me.page.wait_for_selector(".bar.ask")
    assert me.question == first
    roles = [chair | {"role": role} for chair, role in zip(TWO, ("marquise", "eyrie"), strict=True)]
    me.visit(table(me, game="root", options={"reach": "any"}, chairs=roles)[0])
    me.page.wait_for_selector(".curtain .btn.go")


def test_replay_walks_back_and_returns(door: Doorman) -> None:
    me = door.person()
    me.visit(table(me)[0])
    me.play(8)
    me.is_asked()
    asked = me.question
    me.page.keyboard.press("r")
    me.page.wait_for_selector(".bar.look")
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector(".bar.ask")
    me.page.click("[popovertarget=table-menu]")
    me.page.click("#table-menu button:has-text('Look back')")
    me.page.wait_for_selector(".bar.look")
    me.page.keyboard.press("Home")
    me.page.wait_for_function("document.querySelector('.bar.look input').value === '0'")
    me.page.keyboard.press("ArrowRight")
    me.page.wait_for_function("document.querySelector('.bar.look input').value === '1'")
    assert me.axe() == []
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector(".bar.ask")
    assert me.question == asked


SETTINGS = {
    "en": ("How this table plays", "Questions", {"fair": "Fair", "quick": "Quick"}),
    "cs": ("Jak se tu hraje", "Dotazy", {"fair": "Poctivé", "quick": "Rychlé"}),
    "pl": ("Jak gramy przy tym stole", "Pytania", {"fair": "Uczciwe", "quick": "Szybkie"}),
}


@pytest.mark.parametrize(("lang", "device"), [("en", "desktop"), ("cs", "phone"), ("pl", "phone")])
def test_the_table_says_how_it_asks(door: Doorman, lang: str, device: str) -> None:
    """Before the start in the lobby, later in the menu; with what it means."""
    title, option, values = SETTINGS[lang]
    me = door.person(lang, device)
    for value, name in values.items():
        chairs = [{"who": "human", "name": "Anna"}, {"who": "open"}, {"who": "open"}]
        me.visit(table(me, chairs=chairs, options={"nations": "random", "sides": "random", "prompts": value})[0])
        said = me.page.wait_for_selector(".lobby [data-option=prompts]")
        assert said is not None and title in me.page.inner_text(".lobby")
        lobby = said.inner_text()
        assert lobby.startswith(option) and name in lobby and len(lobby) > 60
        me.page.click(".fill .btn.go")
        me.is_asked()
        me.page.click("[popovertarget=table-menu]")
        entry = me.page.wait_for_selector(f"#table-menu button:has-text('{title}')")
        assert entry is not None and name in entry.inner_text()
        entry.click()
        dialog = me.page.wait_for_selector("dialog [data-option=prompts]")
        assert dialog is not None and dialog.inner_text() == lobby
    assert me.axe() == []
    assert not me.overflows()


def test_a_record_travels(door: Doorman) -> None:
    """Downloaded from one table, uploaded to be continued at another."""
    me = door.person()
    address, _ = table(me)
    me.visit(address)
    me.play(5)
    name, key = address.split("/t/")[1].split("?key=")
    record = me.page.request.get(f"{me.url}/api/tables/{name}/record?key={key}").text()
    assert record.startswith("regnum 1")
    made = me.page.request.post(f"{me.url}/api/records", data={"text": record, "as": "continue", "lang": "en"}).json()
    me.visit(f"{me.url}/t/{made['id']}?key={made['key']}")
    me.page.wait_for_selector(".bar, .curtain")
    assert me.is_asked()
