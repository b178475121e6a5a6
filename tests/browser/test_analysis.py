"""What the champion would do, for who is alone among bots."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Doorman
from tests.browser.test_clicks import asked
from tests.browser.test_tryout import sit

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_the_champion_says_what_it_would_do_and_answers_nothing(door: Doorman, device: str) -> None:
    me = door.person(lang="cs", device=device)
    sit(me, "tek", "cs")
    me.is_asked()
    number = asked(me)
    me.page.evaluate("dispatchEvent(new KeyboardEvent('keydown', {key: 'a'}))")
    me.page.wait_for_selector(".coach li")
    assert "%" in me.page.inner_text(".coach li span >> nth=0")
    assert "vymyšlen" in me.page.inner_text(".coach .why")
    assert me.axe() == []
    assert not me.overflows()
    assert asked(me) == number
    me.page.click(".coach .fold")
    assert me.page.query_selector(".coach") is None
