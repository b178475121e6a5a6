"""Oath by clicking: a game to its end, six at a table, the set-up, a journey, and what may be read of cards."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Doorman
from tests.browser.people import HASTE, Person

pytestmark = pytest.mark.browser
ENOUGH = 600
LIT = ".board [data-lit]:visible, .rail [data-lit]:visible"


def table(person: Person, exiles: int, lang: str = "en") -> str:
    """A table at which this person is the red Exile, after a Chancellor and before others; its address without a key."""
    bots = [{"who": "bot", "bot": "random", "role": role} for role in ["chancellor", *["exile"] * exiles]]
    chairs = [bots[0], {"who": "human", "name": "Anna", "role": "exile:red"}, *bots[1:]]
    made = person.page.request.post(
        f"{person.url}/api/tables", data={"game": "oath", "lang": lang, "options": {}, "chairs": chairs}
    ).json()
    person.visit(f"{person.url}/t/{made['id']}?key={made['key']}")
    return f"{person.url}/t/{made['id']}"


def answer(person: Person, rnd: random.Random) -> None:
    """Clicks a lit thing where it lies, or a button of the bar; then Done."""
    asked = person.page.get_attribute(".bar", "data-asked")
    lit = person.page.query_selector_all(LIT)
    on_board = bool(lit) and rnd.random() < 0.6
    things = lit if on_board else person.page.query_selector_all(".bar.ask .choice:not([disabled])")
    if not things or not person.press(rnd.choice(things), force=on_board):
        return
    person.done(asked)
    person.page.wait_for_timeout(30)


def until(person: Person, question: str, rnd: random.Random) -> None:
    """Answers until a question is asked."""
    for _ in range(ENOUGH):
        assert person.is_asked()
        if question in person.question:
            return
        answer(person, rnd)
    raise AssertionError(f"nobody asks {question!r}")


def test_a_game_to_the_end_on_a_phone(door: Doorman) -> None:
    me = door.person("cs", "phone")
    table(me, 1, "cs")
    rnd = random.Random(1)
    for n in range(ENOUGH):
        if not me.is_asked():
            break
        assert not me.overflows()
        if n < HASTE or not me.passes():
            answer(me, rnd)
    me.page.wait_for_selector(".bar.over")
    me.page.wait_for_selector(".oath-book .steps")
    assert me.axe() == []
    assert not me.overflows()


@pytest.mark.parametrize(("device", "lang"), [("desktop", "cs"), ("phone", "pl")])
def test_six_players_fit_and_are_accessible(door: Doorman, device: str, lang: str) -> None:
    me = door.person(lang, device)
    table(me, 4, lang)
    rnd = random.Random(2)
    for _ in range(12):
        assert me.is_asked()
        assert not me.overflows()
        answer(me, rnd)
    assert me.is_asked()
    assert me.axe() == []


def test_three_cards_are_drawn_and_only_their_owner_reads_them(door: Doorman) -> None:
    """The first card that is clicked becomes a facedown adviser. A spectator sees no card."""
    me, guest = door.person(), door.person()
    address = table(me, 1)
    until(me, "facedown adviser", random.Random(3))
    names = me.page.locator(".rail .big.words .dn").all_inner_texts()
    assert len(names) == 3
    guest.visit(address)
    guest.page.wait_for_selector(".map .site")
    assert guest.page.locator(".big.words").count() == 0
    me.choose(".rail .dc >> nth=1 >> [data-lit]")
    until(me, "What do you do", random.Random(4))
    assert me.page.inner_text(".own .cards .dn") == names[1]


def test_a_journey_begins_on_the_map(door: Doorman) -> None:
    """A click anywhere on a lit site means the site, also where a card lies."""
    me = door.person()
    table(me, 1)
    until(me, "What do you do", random.Random(5))
    me.choose(".bar .choice:has-text('Travel')")
    me.page.wait_for_selector(".site.lit")
    goal = me.page.locator(".site.lit").first.get_attribute("data-site")
    asked = me.page.get_attribute(".bar", "data-asked")
    me.page.click(f"[data-site='{goal}']", position={"x": 40, "y": 90})
    me.done(asked)
    me.page.wait_for_selector(".site.here [data-pawn='1']")
    assert me.page.locator("[data-pawn='1']").count() == 1


def test_a_card_is_read_in_full(door: Doorman) -> None:
    me = door.person()
    table(me, 1)
    until(me, "What do you do", random.Random(6))
    card = me.page.locator(".map .places .dz .dn").first
    name = card.inner_text().replace("\n", " ")
    card.hover()
    me.page.locator(".insp .dn").filter(has_text=name).wait_for()
    assert len(me.page.inner_text(".insp .it p")) > 10
    assert me.page.locator(".insp .clause").count() > 0
