"""The frame of the table, the same in every game: half of a desk is the board, the bar never moves it, dark is readable too."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Doorman
from tests.browser.people import Person

pytestmark = pytest.mark.browser
ROLES = {"root": ["marquise", "eyrie", "alliance", "vagabond"]}
OPTIONS = {"root": {"reach": "any"}, "tek": {"nations": "random", "sides": "random"}}
SHARE = """() => { const area = document.querySelector(".board-area").getBoundingClientRect();
    return area.width * area.height / innerWidth / innerHeight; }"""
TOP = "document.querySelector('.bar').getBoundingClientRect().top"


def sit(person: Person, game: str) -> None:
    """This person plays against three bots that move at once."""
    roles = ROLES.get(game, [""] * 4)
    chairs = [{"who": "bot", "bot": "random", "role": role} for role in roles]
    chairs[0] = {"who": "human", "name": "Anna", "role": roles[0]}
    asked = {"game": game, "lang": "en", "options": OPTIONS.get(game, {}), "chairs": chairs}
    made = person.page.request.post(f"{person.url}/api/tables", data=asked).json()
    person.visit(f"{person.url}/t/{made['id']}?key={made['key']}")


@pytest.mark.parametrize("game", ["tek", "root", "paladins"])
def test_the_board_takes_half_of_a_desk_and_the_bar_keeps_its_place_also_in_the_dark(door: Doorman, game: str) -> None:
    me = door.person()
    sit(me, game)
    assert me.is_asked()
    me.page.evaluate("localStorage.setItem('regnum.theme', 'dark')")
    me.page.reload()
    assert me.is_asked()
    bars = set()
    for _ in range(12):
        me.play(1, seed=7)
        if not me.is_asked():
            break
        assert me.page.evaluate(SHARE) >= 0.5
        bars.add(round(me.page.evaluate(TOP)))
    assert len(bars) == 1, "the bar moves the board"
    assert me.axe() == []
    me.page.set_viewport_size({"width": 390, "height": 844})
    assert me.is_asked()
    assert me.axe() == []
    assert not me.overflows()
