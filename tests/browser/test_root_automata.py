"""Root against factions that the game plays, by clicking: chosen on the home page, some rounds with every move and its reason
on their boards, and a game to its end."""

from __future__ import annotations

import os
import random
import re
from pathlib import Path

import pytest

from tests.browser.conftest import VIEWPORTS, Doorman
from tests.browser.people import HASTE, Person
from tests.browser.test_root import table

pytestmark = pytest.mark.browser
SHOTS = os.environ.get("REGNUM_SHOTS")
CATS, BIRDS, ALLIANCE, VAGABOT = "mechanical-marquise", "electric-eyrie", "automated-alliance", "vagabot"
BOARDS = {
    0: ("Mechanical Marquise", {".tracks .row": 3, ".tracks .suit": 3}),
    2: ("Electric Eyrie", {".tracks .row": 1, ".decree .column": 4}),
    3: ("Automated Alliance", {".tracks .row": 1, ".base": 3}),
    4: ("Vagabot", {".tracks .row": 0, ".bags .box": 2, ".quest": 1}),
}
"""The name of each board by its seat, and how many of its parts there are."""
TELLS = "document.querySelector('.bar.waiting h2')?.textContent.includes('Order:')"
MAP = """[...document.querySelectorAll(".wood .upon")].map((at) =>
    [at.textContent, ...[...at.querySelectorAll("use")].map((piece) => piece.getAttribute("href"))].join()).join()"""
"""The pieces and numbers in every clearing."""
STEPS = "[role=tabpanel] .steps li"
REASON = re.compile(r"clearing \d+: \w+|forest: \w+|: the |: most |: no |: with ")


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
        factions = person.page.locator("nav.tabs button").nth(1)
        if factions.get_attribute("aria-pressed") == "false":
            factions.click()
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
    page.locator("dialog .named select").select_option(label="Chosen one by one")
    page.click("dialog .thing:has-text('It takes two hits')")
    page.wait_for_selector(".start p:has-text('Fortified')", state="attached")
    assert page.locator("dialog .thing").count() == 5 and me.axe() == []
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
    roles = [CATS, "lizard", BIRDS, ALLIANCE, VAGABOT]
    me.visit(table(me, "lizard", roles, difficulty="challenging", traits="one", order="given"))
    turns = set()
    for n in range(3):
        assert not me.play(9, seed=n)
        board_of(me, 0)
        turns.add("".join(me.page.locator(STEPS).all_text_contents()))
    assert len(turns) > 1, "several rounds were played"
    for seat, (name, pieces) in BOARDS.items():
        board_of(me, seat)
        panel = me.page.locator("[role=tabpanel]")
        assert name in panel.locator(".head").inner_text() and "Challenging" in panel.locator(".level").inner_text()
        assert panel.locator(".order b").inner_text() in ("Fox", "Rabbit", "Mouse", "Bird")
        assert panel.locator("dt:has-text('Daylight')").count() == 1 and panel.locator("dl:not(.program) dt").count() == 1
        for piece, count in pieces.items():
            assert panel.locator(piece).count() == count, f"{name}: {piece}"
        said = me.page.locator(STEPS).all_text_contents()
        assert "Order:" in said[0], "the order stands first"
        assert any(REASON.search(step) for step in said), f"no reason among {said}"
        assert me.axe() == [] and not me.overflows()
        shot(me, f"{roles[seat]}-{device}")


def test_the_film_and_the_bar_tell_each_move_of_an_automaton(door: Doorman) -> None:
    """Its board is open while its moves are told, as far as they are; then the own one. The map shows what is told, no more."""
    me = door.person(film="slow")
    page, rnd = me.page, random.Random(4)
    me.visit(table(me, "alliance", [CATS, "alliance"], order="given"))
    told = ".bar.waiting h2:has-text('Order:')"
    while True:
        page.wait_for_function(f"document.querySelector('.bar.ask .choice:not([disabled])') || {TELLS}")
        if page.query_selector(told):
            break
        me.answer(rnd)
    assert "Mechanical Marquise" in page.inner_text(told)
    assert page.get_attribute("[role=tab][aria-selected=true]", "data-seat") == "0"
    page.wait_for_selector(STEPS)
    page.hover(".film .all")  # holds it
    told_so_far = page.evaluate(MAP)
    shot(me, "film")
    frames = page.locator(".film li:not(.ask)").count()
    assert frames >= 3 and page.locator(".film b:has-text('Turns')").count() > 0
    page.keyboard.press("Escape")
    assert me.is_asked()
    page.wait_for_selector("#tab-1[aria-selected=true]")
    assert page.locator(".film b:has-text('Scores')").count() > 0
    assert page.evaluate(MAP) != told_so_far, "the map stood as it was when the order was told"
    page.locator(".film li:has-text('Order:') button").first.click()
    page.wait_for_function(f"map => ({MAP}) === map", arg=told_so_far)


def test_a_solo_game_to_the_end(door: Doorman) -> None:
    me = door.person("pl")
    me.visit(table(me, "alliance", [CATS, "alliance"], "pl", difficulty="nightmare", traits="all"))
    assert me.play(900, seed=3, haste=HASTE)
    me.page.wait_for_selector(".bar.over")
    assert "Mechaniczna" in me.page.inner_text(".bar.over")
    assert me.page.query_selector("table") is not None, "the score sheet"
    assert me.axe() == []
    shot(me, "over")
