"""Root by clicking: a whole game against bots, the set-up on the home page, every faction's table on a desk and a phone."""

from __future__ import annotations

import pytest

from tests.browser.conftest import VIEWPORTS, Doorman
from tests.browser.people import HASTE, Person
from tests.browser.test_looks import at_size

pytestmark = pytest.mark.browser
ENOUGH = 1500
BASE = ["marquise", "eyrie", "alliance", "vagabond"]
EXPANSIONS = ["lizard", "riverfolk", "duchy", "corvid", "vagabond:tinker"]


def table(person: Person, mine: str, roles: list[str], lang: str = "en", bot: str = "greedy", **options: str) -> str:
    """A table at which this person plays `mine` and bots the other roles; its address."""
    me = {"who": "human", "name": "Anna", "role": mine}
    chairs = [me if role == mine else {"who": "bot", "bot": bot, "role": role} for role in roles]
    wish = {"game": "root", "lang": lang, "options": {"reach": "any", **options}, "chairs": chairs}
    made = person.page.request.post(f"{person.url}/api/tables", data=wish).json()
    return f"{person.url}/t/{made['id']}?key={made['key']}"


def test_a_whole_game_against_bots(door: Doorman) -> None:
    me = door.person("cs")
    me.visit(table(me, "riverfolk", EXPANSIONS, "cs", map="lake", deck="exiles"))
    assert me.play(ENOUGH, seed=2, haste=HASTE)
    me.page.wait_for_selector(".bar.over")
    assert me.page.query_selector("table") is not None, "the score sheet"
    assert me.axe() == []


@pytest.mark.parametrize(
    ("mine", "lang", "map_"),
    [(mine, *[("cs", "winter"), ("pl", "mountain")][i % 2]) for i, mine in enumerate([*BASE, *EXPANSIONS[:4]])],
)
def test_every_faction_has_a_board_that_fits_and_is_accessible(door: Doorman, mine: str, lang: str, map_: str) -> None:
    """On a desk and on a phone."""
    me = door.person(lang)
    six = [mine, *[f for f in ("marquise", "eyrie", "vagabond", "corvid", "duchy", "alliance") if f != mine]][:6]
    me.visit(table(me, mine, six, lang, "random", map=map_))
    me.play(4)
    assert me.is_asked()
    for size in VIEWPORTS.values():
        at_size(me, size)
        assert not me.overflows(), size
        assert me.axe() == [], size


def test_the_home_page_seats_factions_and_says_what_they_reach(door: Doorman) -> None:
    """A faction somebody has is swapped; a weak table is announced, a hopeless one refused, each in a sentence."""
    me = door.person().go_home()
    me.page.click(".game:has-text('Root')")
    me.page.click(".seat >> nth=0")
    roles = me.page.locator("dialog select[aria-label*='plays']")
    assert [roles.nth(i).input_value() for i in range(roles.count())] == ["marquise", "eyrie", "alliance"]
    roles.nth(0).select_option("alliance")
    assert [roles.nth(i).input_value() for i in range(roles.count())] == ["alliance", "eyrie", "marquise"]
    roles.nth(0).select_option("vagabond:thief")
    roles.nth(2).select_option("riverfolk")
    me.page.wait_for_selector("dialog [role=status]:has-text('reach')")
    assert me.axe() == []
    roles.nth(2).select_option("corvid")
    me.page.wait_for_selector("dialog [role=alert]:has-text('reach')")


def test_hidden_things_stay_hidden_on_the_page(door: Doorman) -> None:
    """A spectator's page holds no card of a hand and no supporter."""
    me, guest = door.person(), door.person()
    address = table(me, "alliance", BASE, bot="random")
    me.visit(address)
    me.play(12)
    me.is_asked()
    guest.visit(address.partition("?")[0])
    guest.page.wait_for_selector(".board")
    assert guest.page.query_selector(".bar.ask") is None
    assert guest.page.query_selector(".hand .card:not(.back)") is None
