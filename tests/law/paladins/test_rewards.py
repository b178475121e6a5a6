"""What every Townsfolk gives when it is dismissed and when it is recruited, and what icons mean (recruit, icons)."""

from __future__ import annotations

import pytest

from regnum.games.paladins.components import TOWNSFOLK, TOWNSFOLK_DATA
from regnum.law import law
from tests.law.paladins.gains import owned, plus, reap, wealthy
from tests.law.paladins.table import Table

CARD = {card["id"]: card for card in TOWNSFOLK_DATA}


# ---------------------------------------------------------------- card by card
@law("paladins", "recruit.4", "icons.1", "icons.2")
@pytest.mark.parametrize("card", TOWNSFOLK)
def test_a_dismissed_townsfolk_gives_the_reward_of_its_corner(card: str) -> None:
    t = wealthy(level=4).workers(1, "2 labourer").townsfolk("", "", "", "", card)
    want = plus(owned(t), *CARD[card]["dismissed"], labourer=-1, used=1)
    reap(t.play("act recruit"))
    assert owned(t) == want and t.seat == 2, "and nothing more"
    assert t.household(1) == [] and t.discards("townsfolk") == [card]
    assert CARD[card]["dismissed"] != [], "every card has one"


@law("paladins", "recruit.6", "setup.14/3")
@pytest.mark.parametrize("card", TOWNSFOLK)
def test_a_recruited_townsfolk_gives_its_immediate_reward_only(card: str) -> None:
    t = wealthy(level=4).workers(1, "2 labourer", "fighter").townsfolk("", "", "", "", card)
    want = plus(owned(t), *CARD[card]["recruited"], labourer=-1, fighter=-1, used=1, townsfolk=1)
    reap(t.play("act recruit", f"recruit {card}>keep"))
    assert owned(t) == want and t.seat == 2
    assert t.household(1) == [card] and t.discards("townsfolk") == []


# ---------------------------------------------------------------- icons, by hand
@law("paladins", "icons.1", "recruit.4")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("abbot-1", ["labourer", "cleric"]),
        ("acolyte-1", ["cleric"]),
        ("gatekeeper-1", ["labourer", "merchant"]),
        ("gatekeeper-2", ["scout"]),
        ("missionary-3", ["labourer", "scout"]),
        ("watchman-1", ["labourer", "fighter"]),
        ("watchman-3", ["merchant"]),
        ("squire-3", ["fighter"]),
        ("debt-collector-1", ["labourer", "labourer"]),
        ("conspirator-2", ["criminal"]),
    ],
)
def test_an_icon_of_a_worker_brings_that_worker(card: str, gained: list[str]) -> None:
    t = Table(2).townsfolk("", "", "", "", card).workers(1, "labourer").top("suspicion", 0).play("act recruit")
    assert t.hand(1) == gained
    assert t.suspects(1) == ([0] if gained == ["criminal"] else []), "a criminal comes with a Suspicion"
    assert t.has(1) == (0, 0) and t.track(1) == (0, 0, 0)


@law("paladins", "icons.1")
@pytest.mark.parametrize(("card", "track"), [("missionary-2", (8, 7, 7)), ("defender-1", (7, 8, 7)), ("squire-2", (7, 7, 8))])
def test_an_icon_of_an_attribute_raises_it(card: str, track: tuple[int, int, int]) -> None:
    t = Table(2).townsfolk("", "", "", "", card).workers(1, "labourer").attribute(1, 7, 7, 7).play("act recruit")
    assert t.track(1) == track and t.track(2) == (0, 0, 0)


@law("paladins", "icons.1")
@pytest.mark.parametrize("card", ["missionary-2", "defender-1", "squire-2"])
def test_no_attribute_rises_above_twelve(card: str) -> None:
    t = Table(2).townsfolk("", "", "", "", card).workers(1, "labourer").attribute(1, 12, 12, 12).play("act recruit")
    assert t.track(1) == (12, 12, 12) and t.seat == 2
    t = Table(2).townsfolk("", "", "", "", card).workers(1, "labourer").attribute(1, 11, 11, 11).play("act recruit")
    assert sorted(t.track(1)) == [11, 11, 12]


@law("paladins", "icons.2", "tax.1")
def test_coins_come_from_the_supply_and_taxes_from_the_tax() -> None:
    t = Table(2).townsfolk("", "", "", "", "acolyte-2").workers(1, "labourer", "fighter")
    t.play("act recruit", "recruit acolyte-2>keep")
    assert t.has(1) == (1, 0) and t.state.tax == 6
    t = Table(2).townsfolk("", "", "", "", "architect-3").workers(1, "labourer").play("act recruit")
    assert t.has(1) == (2, 0) and t.state.tax == 4
    t = Table(2).townsfolk("", "", "", "", "peddler-2").workers(1, "labourer").play("act recruit")
    assert t.has(1) == (0, 1) and t.hand(1) == ["labourer"]


@law("paladins", "icons.2", "debt.2", "debt.3")
def test_a_debt_is_cancelled_or_paid() -> None:
    t = Table(2).townsfolk("", "", "", "", "abbot-3").workers(1, "labourer").unpaid(1, 2).paid(1, 1).play("act recruit")
    assert t.debts(1) == (1, 1), "cancelled: back to its deck"
    t = Table(2).workers(1, "3 criminal").coins(1, 1).unpaid(1, 2).paid(1, 1).play("act absolve", "absolve jar-pay-debt-1")
    assert t.debts(1) == (1, 2), "paid: turned over"


@law("paladins", "icons.2")
def test_a_debt_reward_is_lost_without_an_unpaid_debt() -> None:
    t = Table(2).townsfolk("", "", "", "", "abbot-3").workers(1, "labourer").paid(1, 1).play("act recruit")
    assert t.debts(1) == (0, 1) and t.seat == 2
    t = Table(2).workers(1, "3 criminal").coins(1, 1).paid(1, 1).play("act absolve", "absolve jar-pay-debt-2")
    assert t.debts(1) == (0, 1) and t.seat == 2


@law("paladins", "icons.2")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_suspicions_are_discarded_as_many_as_one_likes_the_newest_first(n: int) -> None:
    t = Table(2).townsfolk("", "", "", "", "conspirator-1").workers(1, "labourer").suspicions(1, 0, 2, 1).play("act recruit")
    assert sorted(t.options()) == ["0", "1", "2"]
    t.refuses("discard 3", "icons.2")
    t.play(f"discard {n}")
    assert t.suspects(1) == [0, 2, 1][: 3 - n] and sorted(t.discards("suspicion")) == sorted(["1", "2"][:n])
    assert t.has(1) == (0, 0) and t.state.tax == 6


@law("paladins", "icons.2")
def test_no_more_suspicions_are_discarded_than_one_has() -> None:
    t = Table(2).townsfolk("", "", "", "", "peddler-3").workers(1, "labourer").suspicions(1, 1).play("act recruit")
    assert sorted(t.options()) == ["0", "1"]
    t = Table(2).townsfolk("", "", "", "", "debt-collector-3").workers(1, "labourer").suspicions(2, 1).play("act recruit")
    assert t.suspects(2) == [1] and t.seat == 2, "only the own ones"


@law("paladins", "icons.2", "pray.3")
@pytest.mark.parametrize("card", ["abbot-2", "acolyte-2", "missionary-1"])
def test_an_icon_of_pray_clears_a_space_and_may_be_waived(card: str) -> None:
    t = Table(2).townsfolk("", "", "", "", card).workers(1, "labourer").laid(1, "trade", "merchant").play("act recruit")
    assert t.asked == "clear" and sorted(t.options()) == ["pass", "recruit", "trade"]
    t.refuses("clear hunt", "pray.3")
    t.play("clear trade")
    assert t.spaces(1) == ["recruit"] and t.has(1) == (0, 0) and t.hand(1) == []
    t = Table(2).townsfolk("", "", "", "", card).workers(1, "labourer").laid(1, "trade", "merchant").play("act recruit")
    t.play("clear pass")
    assert sorted(t.spaces(1)) == ["recruit", "trade"]


# ---------------------------------------------------------------- icons.3
@law("paladins", "icons.3")
@pytest.mark.parametrize(
    ("action", "target"),
    [("commission", "r1s1"), ("garrison", "r1s1"), ("absolve", "jar-free-recruit"), ("commission", "r2s1")],
)
def test_a_free_recruit_takes_a_townsfolk_without_workers_coins_or_debt(action: str, target: str) -> None:
    row = ["gatekeeper-2", "", "peddler-1", "acolyte-1", "watchman-1"]
    t = Table(2).townsfolk(*row).workers(1, "3 criminal").provisions(1, 1).coins(1, 1).attribute(1, 2, 1, 0)
    t.play(f"act {action}", f"{action} {target}")
    coins = 0 if action == "absolve" else 1
    assert t.asked == "take" and set(t.options()) == {*[card for card in row if card], "pass"}
    t.refuses("take abbot-1", "icons.3")
    t.play("take gatekeeper-2")
    assert t.household(1) == ["gatekeeper-2"] and t.row("townsfolk") == ["", "", *row[2:]] and t.discards("townsfolk") == []
    assert t.state.coins[0] == coins + 1, "the coin it gives at once; no price"
    assert t.debts(1) == (0, 0) and t.hand(1) == [] and "recruit" not in t.spaces(1)


@law("paladins", "icons.3")
def test_a_free_recruit_from_an_empty_row_gives_nothing() -> None:
    t = (
        Table(2)
        .townsfolk("", "", "", "", "")
        .workers(1, "3 criminal")
        .provisions(1, 1)
        .play("act commission", "commission r1s1")
    )
    assert t.seat == 2 and t.household(1) == [] and t.at("r1s1") == (1, "monk")
