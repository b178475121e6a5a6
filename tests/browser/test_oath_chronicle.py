"""The Chronicle of Oath by clicking: a recorded game of four, taken up when it is won, its book, and the game after it."""

from __future__ import annotations

from pathlib import Path

import pytest

from regnum.game import load
from regnum.record import parse
from tests.browser.conftest import Doorman
from tests.browser.people import Person

pytestmark = pytest.mark.browser
RECORDS = Path(__file__).resolve().parents[1] / "games" / "oath" / "records"


def won(name: str, question: str) -> str:
    """A recorded game, up to where a question is asked for the first time."""
    text = (RECORDS / f"{name}.regnum").read_text(encoding="utf-8")
    asked = next(n for n, move in enumerate(parse(text).moves) if move.text.startswith(f"{question} "))
    return load(text).at(asked).record()


def play_on(person: Person, record: str) -> str:
    """This person goes on with a record, all seats before one screen; the address of its campaign."""
    made = person.page.request.post(f"{person.url}/api/records", data={"text": record, "as": "continue", "lang": "en"}).json()
    person.visit(f"{person.url}/t/{made['id']}?key={made['key']}")
    return f"{person.url}/c/{made['id']}"


def write(person: Person) -> None:
    """Takes the first thing that is lit in the book, and means it."""
    assert person.is_asked()
    person.choose(".oath-book [data-lit] >> nth=0")


@pytest.mark.parametrize(("device", "lang"), [("desktop", "en"), ("phone", "cs")])
def test_the_winner_writes_the_book_and_the_next_game_is_a_click_away(door: Doorman, device: str, lang: str) -> None:
    me = door.person(lang, device)
    campaign = play_on(me, won("stable-7", "vow"))
    assert me.is_asked()
    me.page.wait_for_selector(".oath-book li[aria-current=step]")
    written = ".oath-book .steps > li:not([aria-current]):not(.later)"
    steps = [me.page.locator(written).count()]
    assert me.axe() == []
    for _ in ("the oath", "an edifice", "a suit"):
        write(me)
        steps.append(me.page.locator(written).count())
    assert steps[0] == 0 and steps == sorted(set(steps)), "the page grows with every answer"
    me.page.wait_for_selector(".bar.over")
    me.page.wait_for_selector(".oath-book .came, .oath-book .six")
    assert me.page.locator(".oath-book .map .site").count() == 8
    assert me.page.locator(".oath-book .six .cd").count() == 6
    assert me.axe() == [] and not me.overflows()
    address = me.page.url
    me.page.click(".bar.over .btn.go")
    me.page.wait_for_function("address => location.href.split('?')[0] !== address.split('?')[0]", arg=address)
    assert me.is_asked(), "the second game has begun"
    me.visit(campaign)
    me.page.wait_for_selector("article .steps")
    assert me.page.locator("article .map .site").count() == 8 and me.page.locator(".card.coming a").count() == 1
    assert me.axe() == [] and not me.overflows()


def test_who_reads_over_the_shoulder_sees_the_book_grow(door: Doorman) -> None:
    """A winning Exile is asked whom to welcome; a spectator reads it and can put the book aside."""
    me, guest = door.person(), door.person("pl")
    play_on(me, won("vision-of-faith", "welcome"))
    assert me.is_asked()
    guest.visit(me.page.url.split("?")[0])
    guest.page.wait_for_selector(".oath-book .tale")
    assert guest.page.locator(".oath-book [data-lit]").count() == 0
    write(me)
    assert me.is_asked()
    me.choose(".bar.ask .choice >> nth=0")
    guest.page.wait_for_selector(".oath-book .people .who")
    guest.page.click(".tomap")
    guest.page.wait_for_selector(".map .site")
    assert guest.axe() == []
