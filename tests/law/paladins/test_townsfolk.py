"""What the Townsfolk of a tableau give when their owner acts or pays a Debt."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.paladins.components import TOWNSFOLK_DATA
from regnum.law import law
from tests.law.paladins.gains import CREW, owned, plus, reap, wealthy
from tests.law.paladins.table import Table

ACTION = {
    "abbot": "absolve",
    "acolyte": "commission",
    "architect": "develop",
    "defender": "attack",
    "gatekeeper": "fortify",
    "missionary": "convert",
    "watchman": "garrison",
}
GIVES = {
    "abbot": ["labourer", "provision", "tax"],
    "acolyte": ["labourer", "coin", "tax"],
    "architect": ["labourer", "provision", "tax"],
    "defender": ["labourer", "provision", "tax"],
    "gatekeeper": ["labourer", "coin", "tax"],
    "missionary": ["labourer", "provision", "tax"],
    "watchman": ["labourer", "coin", "tax"],
}
MOVES = {
    "develop": ["act develop", "develop fortify>1"],
    "commission": ["act commission", "commission r2s3"],
    "fortify": ["act fortify"],
    "garrison": ["act garrison", "garrison r2s3"],
    "absolve": ["act absolve", "absolve jar-labourer"],
    "attack": ["act attack", "attack armourer-viking"],
    "convert": ["act convert", "convert armourer-viking"],
}
HELPERS = [card for card in TOWNSFOLK_DATA if card["kind"] in ACTION]
COLLECTORS = {"debt-collector-1": "labourer", "debt-collector-2": "fighter", "debt-collector-3": "scout"}


def after(action: str, *tableau: str, seat: int = 1) -> dict[str, int]:
    """What seat 1 owns after an action, with these Townsfolk in the tableau of a seat."""
    t = wealthy(2, action, level=5).outsiders("armourer-viking", "guardian-viking").top("wall", "wall-20")
    if action == "develop":
        t.workers(1, "2 labourer")
    reap(t.tableau(seat, *tableau).play(*MOVES[action]))
    assert t.seat == 2
    return owned(t)


@law("paladins", "townsfolk.action")
@pytest.mark.parametrize("card", HELPERS, ids=[card["id"] for card in HELPERS])
def test_every_helper_gives_its_reward_with_its_action_and_no_other(card: dict[str, Any]) -> None:
    gain = {"gain": GIVES[card["kind"]][int(card["id"][-1]) - 1], "n": 1}
    assert {word: card["power"][word] for word in ("gain", "n")} == gain
    for action in MOVES:
        more = [gain] if action == ACTION[card["kind"]] else []
        assert after(action, card["id"]) == plus(after(action), *more, townsfolk=1), action


@law("paladins", "townsfolk.action")
@pytest.mark.parametrize("kind", ACTION)
def test_several_helpers_of_one_kind_add_up_and_those_of_others_give_me_nothing(kind: str) -> None:
    cards = [f"{kind}-{i}" for i in (1, 2, 3)]
    gains = [{"gain": word, "n": 1} for word in GIVES[kind]]
    assert after(ACTION[kind], *cards) == plus(after(ACTION[kind]), *gains, townsfolk=3)
    assert after(ACTION[kind], *cards, seat=2) == after(ACTION[kind])


@law("paladins", "townsfolk.action")
def test_a_helper_gives_nothing_for_being_recruited_with_another_action() -> None:
    t = Table(2).workers(1, "labourer", "fighter").coins(1, 3).townsfolk("architect-1")
    t.play("act recruit", "recruit architect-1>keep")
    assert t.household(1) == ["architect-1"] and t.hand(1) == []


@law("paladins", "townsfolk.action")
def test_the_gatekeeper_of_the_rulebook_gives_a_coin_at_each_wall() -> None:
    t = Table(2).workers(1, *CREW["fortify"]).provisions(1, 1).tableau(1, "gatekeeper-2").top("wall", "wall-5")
    t.play("act fortify")
    assert t.has(1) == (1, 0) and t.track(1) == (0, 1, 0)


@law("paladins", "townsfolk.action", "tax.3")
def test_a_helper_can_take_the_last_tax() -> None:
    t = Table(2).workers(1, *CREW["fortify"]).provisions(1, 1).tableau(1, "gatekeeper-3").top("wall", "wall-5").tax(1)
    t.suspicions(2, 0).play("act fortify")
    assert t.has(1) == (1, 0) and t.debts(2) == (1, 0) and t.state.tax == 6


# ---------------------------------------------------------------- debt collectors
@law("paladins", "townsfolk.collector")
@pytest.mark.parametrize(("collector", "worker"), COLLECTORS.items())
def test_a_debt_collector_brings_a_worker_for_a_paid_debt(collector: str, worker: str) -> None:
    t = Table(2).workers(1, *CREW["absolve"]).coins(1, 1).unpaid(1, 2).tableau(1, collector)
    t.play("act absolve", "absolve jar-pay-debt-1")
    assert t.debts(1) == (1, 1) and t.hand(1) == [worker]


@law("paladins", "townsfolk.collector")
@pytest.mark.parametrize("collector", COLLECTORS)
def test_a_debt_collector_brings_nobody_when_no_debt_is_paid(collector: str) -> None:
    t = Table(2).workers(1, *CREW["absolve"]).coins(1, 1).tableau(1, collector).unpaid(2, 1)
    t.play("act absolve", "absolve jar-pay-debt-1")
    assert t.hand(1) == [] and t.debts(1) == (0, 0)
    t = Table(2).workers(1, "labourer").coins(1, 3).unpaid(1, 1).tableau(1, collector).townsfolk("abbot-3")
    t.play("act recruit", "recruit abbot-3>dismiss")  # cancelled, not paid
    assert t.hand(1) == [] and t.debts(1) == (0, 0)
    t = Table(2).workers(1, "labourer").tableau(1, collector).round(3).favours("on-credit").play("act favour-1")
    assert t.hand(1) == ["scout", "merchant", "fighter"] and t.debts(1) == (1, 0)


@law("paladins", "townsfolk.collector")
def test_all_three_collect_for_their_owner_alone() -> None:
    t = Table(2).workers(1, *CREW["absolve"]).coins(1, 1).unpaid(1, 1).tableau(1, *COLLECTORS)
    t.play("act absolve", "absolve jar-pay-debt-1")
    assert t.hand(1) == ["labourer", "scout", "fighter"]
    t = Table(2).workers(1, *CREW["absolve"]).coins(1, 1).unpaid(1, 1).tableau(2, *COLLECTORS)
    t.play("act absolve", "absolve jar-pay-debt-1")
    assert t.hand(1) == [] and t.hand(2) == ["labourer"]
