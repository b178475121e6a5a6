"""Root against factions that the game plays, by clicking: chosen on the home page, some rounds with every move and its reason
on their boards, and a game to its end."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tests.browser.conftest import VIEWPORTS, Doorman
from tests.browser.people import HASTE, Person
from tests.browser.test_root import table

pytestmark = pytest.mark.browser
SHOTS = os.environ.get("REGNUM_SHOTS")
CATS, BIRDS = "mechanical-marquise", "electric-eyrie"
STEPS = "[role=tabpanel] .steps li"
REASON = re.compile(r"most own warriors|spread evenly|most pieces|most enemy pieces|priority")


def shot(person: Person, name: str) -> None:
    """A picture of the page as it stands, in light and dark, where somebody wants to look at it."""
    if SHOTS:
        folder = Path(SHOTS)
        folder.mkdir(parents=True, exist_ok=True)
        sizes = [(1440, 900), (1280, 800)] if person.kind.device == "desktop" else [(390, 844)]
        for width, height in sizes:
            person.page.set_viewport_size({"width": width, "height": height})
            for scheme in ("light", "dark"):
                person.page.evaluate("scheme => (document.documentElement.dataset.theme = scheme)", scheme)
                person.page.screenshot(path=folder / f"{name}-{width}-{scheme}.png")
        width, height = VIEWPORTS[person.kind.device]
        person.page.set_viewport_size({"width": width, "height": height})


def board_of(person: Person, seat: int) -> None:
    """Opens the faction board of a seat."""
    if person.kind.device == "phone":
        person.page.click("[role=tablist] button:has-text('Factions'), .tabs button:has-text('Factions')")
    person.page.click(f"#tab-{seat}")
    person.page.wait_for_selector(STEPS)


def test_a_solo_game_is_chosen_on_the_home_page_and_begins_at_once(door: Doorman) -> None:
    me = door.person().go_home()
    page = me.page
    page.click(".game:has-text('Root')")
    page.click(".seat >> nth=1")
    assert page.locator("dialog label:has-text('Strength of automata')").count() == 0
    who = page.locator("dialog select[aria-label*='sits']")
    who.nth(1).select_option(f"game:{CATS}")
    page.click("dialog .icon-btn[aria-label*='3']")
    page.wait_for_selector("dialog label:has-text('Strength of automata') small:has-text('As printed')")
    page.wait_for_selector("dialog label:has-text('Traits of automata') small:has-text('boards alone')")
    page.wait_for_selector("dialog label:has-text('People win') small:has-text('The first with 30')")
    assert page.locator("dialog small:has-text('Nobody sits here')").count() == 1
    who.nth(0).select_option(f"game:{BIRDS}")
    page.wait_for_selector("dialog [role=alert]:has-text('At least one seat is for a person')")
    assert page.locator("dialog .btn.go").is_disabled()
    who.nth(0).select_option("you")
    page.locator("dialog label:has-text('Strength of automata') select").select_option("nightmare")
    page.wait_for_selector("dialog label:has-text('Strength of automata') small:has-text('1 point each turn')")
    assert me.axe() == []
    shot(me, "home")
    page.click("dialog .btn.go")
    assert me.is_asked()
    page.wait_for_selector(".player:has-text('Mechanical Marquise') [data-presence=game]")
    board_of(me, 1)
    assert page.locator("[role=tabpanel] .level").inner_text() == "Nightmare"


def test_the_lobby_says_that_the_game_plays_a_seat(door: Doorman) -> None:
    me = door.person("cs")
    chairs = [
        {"who": "human", "name": "Anna", "role": "vagabond"},
        {"who": "game", "role": CATS},
        {"who": "open", "role": "alliance"},
    ]
    made = me.page.request.post(f"{me.url}/api/tables", data={"game": "root", "lang": "cs", "chairs": chairs}).json()
    me.visit(f"{me.url}/t/{made['id']}?key={made['key']}")
    me.page.wait_for_selector(".lobby li:has-text('Mechanická Markýza'):has-text('tady hraje sama hra')")
    me.page.wait_for_selector(".lobby [data-option=goal]")
    assert me.page.locator(".lobby .own").count() == 0 or me.page.locator(".lobby .rows button").count() <= 1
    assert me.axe() == []
    shot(me, "lobby")
    me.page.click(".lobby .fill .btn.go")
    assert me.is_asked()


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_some_rounds_with_every_move_and_its_reason(door: Doorman, device: str) -> None:
    me = door.person(device=device)
    me.visit(table(me, "alliance", [CATS, "alliance", BIRDS], difficulty="challenging", traits="all", order="given"))
    for n in range(3):
        me.play(9, seed=n)
        assert me.is_asked()
        for seat, name in ((0, "Mechanical Marquise"), (2, "Electric Eyrie")):
            board_of(me, seat)
            panel = me.page.locator("[role=tabpanel]")
            assert name in panel.locator(".head").inner_text() and "Challenging" in panel.locator(".level").inner_text()
            assert panel.locator(".order b").inner_text() in ("Fox", "Rabbit", "Mouse", "Bird")
            said = me.page.locator(STEPS).all_inner_texts()
            assert any("Order:" in step for step in said), "the order stands first"
            if seat == 0:
                assert any(REASON.search(step) for step in said), f"no reason among {said}"
                assert panel.locator(".tracks .row").count() == 3
            else:
                assert panel.locator(".decree .column").count() == 4
            assert panel.locator("dt:has-text('Daylight')").count() == 1
            if n == 2:
                assert me.axe() == [] and not me.overflows()
                shot(me, f"{name.split()[0].lower()}-{device}")
    if device == "phone":
        return
    assert me.page.locator(".log li:has-text('Order:')").count() > 0


def test_the_film_tells_each_move_of_an_automaton(door: Doorman) -> None:
    me = door.person(film="slow")
    me.visit(table(me, "eyrie", [CATS, "eyrie"], order="given"))
    me.page.wait_for_selector(".film li")
    frames = me.page.locator(".film li:not(.ask)")
    assert frames.count() >= 2 or me.is_asked()
    me.page.keyboard.press("Escape")
    me.is_asked()
    me.play(14, seed=4)
    me.page.wait_for_selector(".film li:has-text('Recruits'), .film li:has-text('Turns')")
    shot(me, "film")


def test_a_solo_game_to_the_end(door: Doorman) -> None:
    me = door.person("pl")
    me.visit(table(me, "alliance", [CATS, "alliance"], "pl", difficulty="nightmare", traits="all"))
    assert me.play(900, seed=3, haste=HASTE)
    me.page.wait_for_selector(".bar.over")
    assert "Mechaniczna" in me.page.inner_text(".bar.over")
    assert me.page.query_selector("table") is not None, "the score sheet"
    assert me.axe() == []
    shot(me, "over")
