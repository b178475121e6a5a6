"""Paladins of the West Kingdom by clicking: alone against the solo opponent, two at two screens, and what lies on the table."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Doorman
from tests.browser.people import HASTE, Person
from tests.browser.positions import before, clicks_for, lay_out, recorded

pytestmark = pytest.mark.browser
ENOUGH = 600
LATE = 107
"""Decisions of five rounds."""
LIT = ".board [data-lit]:visible"
ANSWERED = (
    """asked => document.querySelector(".bar")?.dataset.asked !== asked || !document.querySelector(".bar.ask .choice.sel")"""
)


def table(person: Person, others: list[dict[str, str]], lang: str = "en", **options: str) -> str:
    """A table at which this person plays red; its address without a key, which the page has been opened with."""
    chairs = [{"who": "human", "name": "Anna", "role": "red"}, *others]
    wish = {"game": "paladins", "lang": lang, "options": options, "chairs": chairs}
    made = person.page.request.post(f"{person.url}/api/tables", data=wish).json()
    person.visit(f"{person.url}/t/{made['id']}?key={made['key']}")
    return f"{person.url}/t/{made['id']}"


def bot(colour: str) -> dict[str, str]:
    return {"who": "bot", "bot": "random", "role": colour}


def answer(person: Person, rnd: random.Random) -> None:
    """Clicks a lit thing where it lies, or a button of the bar; Done, where the click was not enough."""
    asked = person.page.get_attribute(".bar", "data-asked")
    lit = person.page.query_selector_all(LIT)
    on_board = bool(lit) and rnd.random() < 0.6
    things = lit if on_board else person.page.query_selector_all(".bar.ask .choice:not([disabled])")
    if not things or not person.press(rnd.choice(things), force=on_board):
        return
    if person.page.query_selector(".bar.ask .choice.sel"):
        person.done(asked)
    person.page.wait_for_function(ANSWERED, arg=asked)


def play_on(people: list[Person], rnd: random.Random) -> None:
    """Everybody who is asked answers, until the game is over; late in it they pass when they may."""
    answers = 0
    for _ in range(ENOUGH * len(people)):
        for person in people:
            person.page.wait_for_selector(".bar")
            if person.page.query_selector(".bar.over"):
                return
            if person.page.query_selector(".bar.ask:not(.locked) .choice:not([disabled])"):
                answers += 1
                if answers < HASTE or not person.passes():
                    answer(person, rnd)
            person.page.wait_for_timeout(30)
    raise AssertionError("the game does not end")


def test_a_solo_game_to_the_end_on_a_phone(door: Doorman) -> None:
    me = door.person("cs", "phone")
    table(me, [], "cs")
    assert me.is_asked()
    play_on([me], random.Random(1))
    me.page.wait_for_selector(".scores table")
    heads = me.page.query_selector_all(".scores thead th")
    assert len(heads) == 2, "the solo opponent has a column of its own"
    assert me.axe() == []
    assert not me.overflows()


def test_two_people_play_to_the_end(door: Doorman) -> None:
    """Anna goes on with a game of which five rounds are played, and Bartek sits down at it."""
    anna, bartek = door.person("en"), door.person("pl")
    chairs = [{"who": "human", "name": "Anna"}, {"who": "open"}]
    late = {"text": recorded("paladins", "points-2", LATE), "as": "continue", "lang": "en", "chairs": chairs}
    made = anna.page.request.post(f"{anna.url}/api/records", data=late).json()
    seat = bartek.page.request.post(f"{bartek.url}/api/tables/{made['id']}/sit", data={"name": "Bartek"}).json()
    for person, key in ((anna, made["key"]), (bartek, seat["key"])):
        person.visit(f"{person.url}/t/{made['id']}?key={key}")
    play_on([anna, bartek], random.Random(2))
    assert anna.page.wait_for_selector(".bar.over") and bartek.page.wait_for_selector(".bar.over")
    assert bartek.axe() == []


@pytest.mark.parametrize(("device", "lang"), [("desktop", "cs"), ("phone", "pl")])
def test_four_boards_fit_and_are_accessible(door: Doorman, device: str, lang: str) -> None:
    me = door.person(lang, device)
    table(me, [bot("blue"), bot("green"), bot("yellow")], lang)
    rnd = random.Random(3)
    for _ in range(10):
        assert me.is_asked()
        assert not me.overflows()
        answer(me, rnd)
    assert me.is_asked()
    assert me.axe() == []


def test_workers_are_laid_in_and_a_click_changes_them(door: Doorman) -> None:
    """One click on the row of Hunt. The cheapest worker lies in it as a ghost; another from the hand takes its place."""
    me = door.person()
    lay_out(me, before("paladins", "solo-standard-lost", "act hunt", "workers labourer"))
    me.page.click("[data-action=hunt] button.lit")
    me.page.wait_for_selector("[data-action=hunt] .ghost")
    chosen = me.page.inner_text(".bar .choice.sel b")
    me.page.click(".handbox button.man:not(.gone) >> nth=-1")
    assert me.page.inner_text(".bar .choice.sel b") != chosen
    men = me.page.locator(".handbox .man").count()
    me.page.click(".bar.ask .btn.go")
    me.page.wait_for_selector("[data-action=hunt]:not(.now)")
    assert me.is_asked() and me.page.locator(".handbox .man").count() < men


WATCH = """() => { window.flown = []; new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => {
    if (node.classList?.contains("flight")) window.flown.push(node.dataset.worker); })))
    .observe(document.body, { childList: true, subtree: true }); }"""


def test_the_worker_under_a_workshop_flies_to_the_hand(door: Doorman) -> None:
    """It starts where it lay, once it is uncovered; where nothing may move, nothing flies."""
    for flies in (True, False):
        me = door.person(film="fast")
        me.page.emulate_media(reduced_motion="no-preference" if flies else "reduce")
        moves = ["act develop", "develop convert>1", "workers labourer+fighter"]
        record = lay_out(me, before("paladins", "solo-standard-lost", *moves))
        me.page.evaluate(WATCH)
        clicks_for(me, record, *moves)
        me.page.wait_for_selector(".bar.ask .choice:not([disabled])")
        assert (me.page.evaluate("window.flown.length") > 0) is flies


def test_another_board_is_a_click_away_and_things_are_explained(door: Doorman) -> None:
    me = door.person()
    lay_out(me, before("paladins", "points-2", "act hunt"))
    me.page.click(".opp .who")
    assert "Board:" in me.page.inner_text(".sheet .whose")
    me.page.click(".sheet .whose button")
    assert me.page.query_selector(".sheet .whose") is None
    me.page.hover(".land .reg .out >> nth=0")
    assert "Attacked:" in me.page.inner_text("[role=tooltip]")


def test_paladins_are_chosen_in_secret_on_the_stage(door: Doorman) -> None:
    """The first click says who rides, the second who goes on top; a spectator sees no card of the hand."""
    me, guest = door.person(), door.person()
    lay_out(me, before("paladins", "solo-standard-lost", "paladin gerin>ivon"))
    address = me.page.url.partition("?")[0]
    names = me.page.locator(".stage .name").all_inner_texts()
    assert len(names) == 3
    me.page.click(".stage .big >> nth=2")
    me.page.click(".stage .big >> nth=0")
    assert [names[2], names[0]] == [n for n in sorted(names, key=me.page.inner_text(".choice.sel b").find) if n != names[1]]
    guest.visit(address)
    guest.page.wait_for_selector(".board")
    assert guest.page.locator(".stage .big").count() == 0
