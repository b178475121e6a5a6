"""What an answer costs and brings is said before the click, and it is true."""

from __future__ import annotations

import pytest

from tests.law.oath.table import Table


def hints(t: Table, text: str) -> dict[str, str]:
    """What is said of an option of the open question, by thing."""
    ask, asked = t.live.session.ask, t.live.ask
    assert ask is not None
    found = t.live.book.foretell(t.state, ask, asked.options[asked.texts.index(text)])
    return {name: str(x) for hint in found for name, x in hint.args.items()}


def holdings(t: Table, seat: int) -> dict[str, int]:
    """Supply, favor, secrets and warbands of a seat."""
    g, p = t.state, seat - 1
    return {"supply": g.supply[p], "favor": g.favor[p], "secret": g.secrets[p], "dark": g.dark[p], "warband": g.warbands[p]}


def kept_word(t: Table, before: dict[str, int], said: dict[str, str]) -> None:
    """Each thing changed by what was said, and nothing else did."""
    after = holdings(t, 1)
    changed = {thing: after[thing] - n for thing, n in before.items() if after[thing] != n}
    assert changed == {thing: int(n.replace("−", "-")) for thing, n in said.items()}


@pytest.mark.parametrize(
    ("advisers", "option", "said"),
    [
        ([], "trade keep>favor", {"supply": "−1", "secret": "−1", "favor": "+1"}),
        (["longbows", "scouts"], "trade keep>favor", {"supply": "−1", "secret": "−1", "favor": "+3"}),
        (["longbows"], "trade keep>secret", {"supply": "−1", "favor": "−2", "secret": "+1"}),
    ],
)
def test_a_trade_brings_what_it_promised(advisers: list[str], option: str, said: dict[str, str]) -> None:
    t = Table(2).card("keep", 1).adviser(1, *advisers).favor(1, 4).secrets(1, 2).play("act trade")
    before = holdings(t, 1)
    assert hints(t, option) == said
    kept_word(t.play(option), before, said)


def test_a_muster_brings_no_more_warbands_than_there_are() -> None:
    t = Table(2).card("keep", 1).card("longbows", 1).favor(1, 2).warbands(1, 23).play("act muster")
    before, said = holdings(t, 1), hints(t, "muster keep")
    assert said == {"supply": "−1", "favor": "−1", "warband": "+1"}
    kept_word(t.play("muster keep"), before, said)


def test_a_way_tells_its_supply_and_its_toll() -> None:
    t = Table(2).turn(2).garrison(3, 1).card("toll-roads", 3).favor(2, 2).play("act travel")
    assert hints(t, "travel steppe") == {"supply": "−2", "favor": "−1"}
    assert hints(t, "travel deep-woods") == {"supply": "−4"}


def test_the_menu_tells_the_least_supply_and_what_a_power_costs() -> None:
    t = Table(2).card("wayside-inn", 1).favor(1, 3).supply(1, 3)
    assert hints(t, "act travel") == {"supply": "−1"} and hints(t, "act use-wayside-inn") == {"favor": "−1"}
    assert hints(t, "act search") == {"supply": "−2"} and hints(t, "act pass") == {}


def test_a_banner_tells_the_least_that_it_costs() -> None:
    t = Table(2).banner("peoples-favor", 2, 3).favor(1, 6).secrets(1, 2).play("act recover")
    assert hints(t, "recover peoples-favor") == {"supply": "−1", "favor": "−4"}
