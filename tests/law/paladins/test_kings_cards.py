"""King's Orders and King's Favours, card by card (order, favour)."""

from __future__ import annotations

import pytest

from regnum.games.paladins.components import FAVOUR_DATA, ORDER_DATA, ORDERS, OUTSIDERS, WALLS, WORKERS
from regnum.law import law
from tests.law.paladins.table import Table

SLOT = {
    "open-gate": "scout",
    "penance": "cleric",
    "underworld": "any",
    "grace": "criminal",
    "clemency": "fighter",
    "on-credit": "any",
    "building-leave": "merchant",
    "press-gang": "criminal",
    "royal-stores": "any",
    "chapel": "any",
}


def ended(*orders: str) -> Table:
    """Round 7 with these King's Orders, from the left."""
    return Table(2).round(7).orders(*orders).workers(1, "labourer")


def did(t: Table, seat: int, action: str, times: int) -> Table:
    """A seat has done a right-hand action so many times."""
    if action == "commission":
        return t.monks(seat, times)
    if action == "fortify":
        return t.walls(seat, *WALLS[:times])
    if action == "garrison":
        return t.outposts(seat, times)
    if action == "absolve":
        return t.jars(seat, times)
    cards = OUTSIDERS[:times]
    return t.attacked(seat, *cards) if action == "attack" else t.converted(seat, *cards)


def favoured(name: str, *workers: str) -> Table:
    """Round 3, with this King's Favour; seat 1 has these workers and no other use of its own for them."""
    return Table(2).round(3).favours(name).workers(1, *workers)


# ---------------------------------------------------------------- Orders
@law("paladins", "order.1")
@pytest.mark.parametrize("action", ORDERS)
def test_an_order_asks_for_its_action_five_times(action: str) -> None:
    assert {card["id"]: card["least"] for card in ORDER_DATA}[action] == 5
    others = [name for name in ORDERS if name != action][:2]
    assert did(ended(action, *others), 1, action, 5).points(1, "orders") == 4
    assert did(ended(action, *others), 1, action, 6).points(1, "orders") == 4
    assert did(ended(action, *others), 1, action, 4).points(1, "orders") == 0
    assert did(ended(others[0], action, others[1]), 1, action, 5).points(1, "orders") == 6
    assert did(ended(*others, action), 1, action, 5).points(1, "orders") == 8


@law("paladins", "order.1")
def test_three_orders_met_are_eighteen_points_and_a_boxed_one_is_none() -> None:
    t = ended("fortify", "absolve", "garrison")
    for action in ("fortify", "absolve", "garrison", "commission"):
        did(t, 1, action, 5)
    assert t.points(1, "orders") == 18


@law("paladins", "order.2")
def test_everyone_who_meets_an_order_scores_it() -> None:
    t = ended("garrison", "absolve", "commission").outposts(1, 5).outposts(2, 7).jars(2, 5).monks(2, 4)
    assert (t.points(1, "orders"), t.points(2, "orders")) == (4, 10)


# ---------------------------------------------------------------- Favours
@law("paladins", "favour.1", "actions.1")
def test_a_favour_is_used_once_a_round_by_anyone() -> None:
    t = favoured("royal-stores", "3 labourer").workers(2, "2 labourer")
    t.play("act favour-1")
    assert t.has(1) == (1, 2) and t.hand(1) == ["labourer"] * 2 and t.spaces(1) == []
    favour = t.live.view(None).favours[0]
    assert (favour.worker, favour.side) == ("labourer", 0)
    assert t.seat == 2 and "favour-1" not in t.options()
    t.refuses("act favour-1", "favour.1")
    t.play("act pass")
    t.refuses("act favour-1", "favour.1")


@law("paladins", "favour.1", "round.2")
@pytest.mark.parametrize("place", [1, 2, 3, 4, 5])
def test_every_place_has_its_own_favour_and_its_own_worker(place: int) -> None:
    cards = ["chapel", "underworld", "on-credit", "grace", "clemency"]
    cards[place - 1] = "royal-stores"
    t = Table(2).round(7).favours(*cards).workers(1, "labourer").workers(2, "2 labourer").play("act conspire")
    t.play(f"act favour-{place}")
    assert t.state.provisions == [0, 2] and t.said()[-4:] == ["favour", "acts", "gained", "tax"]
    used = [(favour.worker, favour.side) for favour in t.live.view(None).favours]
    assert used[place - 1] == ("labourer", 1) and used.count((None, None)) == 4


@law("paladins", "favour.2", "pray.2")
def test_pray_frees_no_favour() -> None:
    t = favoured("royal-stores", "cleric", "labourer").on_favour(1, 1, "scout").laid(1, "hunt", "scout")
    t.laid(1, "trade", "scout").coins(1, 2).passed(2).play("act pray")
    assert sorted(t.options()) == ["hunt", "trade"]
    t.play("pray hunt")
    t.refuses("act favour-1", "favour.1")
    t = favoured("royal-stores", "cleric", "labourer").on_favour(1, 1, "scout").coins(1, 2)
    assert "pray" not in t.options(), "there is nothing it could free"


@law("paladins", "favour.2", "pray.3")
def test_the_chapel_frees_no_favour_either() -> None:
    t = favoured("chapel", "2 labourer").round(4).favours("chapel", "royal-stores").on_favour(2, 1, "scout")
    t.laid(1, "hunt", "scout").laid(1, "pray", "cleric").play("act favour-1")
    assert sorted(t.options()) == ["hunt", "pass", "pray"]


@law("paladins", "favour.1", "actions.3", "actions.4", "actions.5")
@pytest.mark.parametrize("name", SLOT)
def test_a_favour_takes_one_worker_of_its_colour_or_a_criminal(name: str) -> None:
    assert {card["id"]: card["worker"] for card in FAVOUR_DATA} == SLOT
    for worker in WORKERS:
        t = favoured(name, worker).coins(1, 9).provisions(1, 9).unpaid(1, 1).laid(1, "hunt", "scout")
        fits = SLOT[name] in ("any", worker) or worker == "criminal"
        assert ("favour-1" in t.options()) == fits, worker
        if not fits:
            assert t.refused(1, "favour-1") == "actions.4"


@law("paladins", "favour.1", "icons.3")
def test_open_gate_recruits_for_free() -> None:
    t = favoured("open-gate", "scout", "labourer").townsfolk("gatekeeper-2", "squire-1").play("act favour-1")
    assert t.asked == "take" and len(t.options()) == 6, "five cards, or none"
    t.play("take gatekeeper-2")
    assert t.household(1) == ["gatekeeper-2"] and t.debts(1) == (0, 0)
    assert t.has(1) == (1, 0), "its immediate reward; nothing was paid"
    assert t.hand(1) == ["labourer"], "and no worker but the scout"
    assert t.row("townsfolk")[:2] == ["", "squire-1"] and t.discards("townsfolk") == []


@law("paladins", "favour.1", "icons.3")
def test_open_gate_may_be_left_unused() -> None:
    t = favoured("open-gate", "scout", "labourer").play("act favour-1", "take pass")
    assert t.household(1) == [] and t.seat == 2


@law("paladins", "favour.1", "icons.2")
def test_penance_discards_a_suspicion_and_takes_two_taxes() -> None:
    t = favoured("penance", "cleric", "labourer").suspicions(1, 0, 2, 1).play("act favour-1")
    assert sorted(t.options()) == ["0", "1"]
    t.play("discard 1")
    assert t.suspects(1) == [0, 2] and t.discards("suspicion") == ["1"], "the newest goes"
    assert t.has(1) == (2, 0) and t.state.tax == 4
    t = favoured("penance", "cleric", "labourer").suspicions(1, 0, 2).play("act favour-1", "discard 0")
    assert t.suspects(1) == [0, 2] and t.has(1) == (2, 0)
    t = favoured("penance", "cleric", "labourer").play("act favour-1")
    assert t.seat == 2 and t.has(1) == (2, 0), "without a Suspicion nothing is asked"


@law("paladins", "favour.1", "conspire.2")
def test_the_underworld_sends_two_criminals_each_with_a_suspicion() -> None:
    t = favoured("underworld", "labourer").top("suspicion", 2, 1).play("act favour-1")
    assert t.hand(1) == ["criminal"] * 2 and t.suspects(1) == [2, 1]
    assert t.has(1) == (3, 0) and t.state.tax == 3


@law("paladins", "favour.1")
@pytest.mark.parametrize(("attribute", "after"), [("faith", (5, 4, 4)), ("strength", (4, 5, 4)), ("influence", (4, 4, 5))])
def test_grace_raises_an_attribute_of_choice_for_three_coins(attribute: str, after: tuple[int, int, int]) -> None:
    t = favoured("grace", "criminal", "labourer").attribute(1, 4, 4, 4).coins(1, 3).play("act favour-1")
    assert t.options() == ["faith", "strength", "influence"]
    t.play(f"choose {attribute}")
    assert t.track(1) == after and t.has(1) == (0, 0) and t.state.tax == 6


@law("paladins", "favour.1", "icons.1")
def test_grace_does_not_offer_an_attribute_at_its_top() -> None:
    t = favoured("grace", "criminal", "labourer").attribute(1, 12, 4, 12).coins(1, 3).play("act favour-1")
    assert t.track(1) == (12, 5, 12) and t.asked != "choose"
    t = favoured("grace", "criminal", "labourer").attribute(1, 12, 4, 4).coins(1, 3).play("act favour-1")
    assert t.options() == ["strength", "influence"]
    t.refuses("choose faith", "icons.1")


@law("paladins", "favour.1")
def test_grace_cannot_be_had_for_two_coins() -> None:
    t = favoured("grace", "criminal", "labourer").coins(1, 2)
    t.refuses("act favour-1", "favour.1")


@law("paladins", "favour.1", "icons.2")
def test_clemency_pays_a_debt_or_discards_two_suspicions() -> None:
    def clemency() -> Table:
        return favoured("clemency", "fighter", "labourer").coins(1, 1).unpaid(1, 2).suspicions(1, 2, 0, 1)

    t = clemency().play("act favour-1", "choose pay-debt")
    assert t.debts(1) == (1, 1) and t.suspects(1) == [2, 0, 1] and t.has(1) == (0, 0)
    t = clemency().play("act favour-1", "choose 2-discard-suspicion", "discard 2")
    assert t.debts(1) == (2, 0) and t.suspects(1) == [2] and t.has(1) == (0, 0)
    t = clemency().play("act favour-1", "choose 2-discard-suspicion")
    assert sorted(t.options()) == ["0", "1", "2"]
    t = clemency().coins(1, 0)
    t.refuses("act favour-1", "favour.1")


@law("paladins", "favour.1", "debt.1")
def test_on_credit_costs_a_debt_and_brings_three_workers() -> None:
    t = favoured("on-credit", "labourer").play("act favour-1")
    assert t.hand(1) == ["scout", "merchant", "fighter"] and t.debts(1) == (1, 0)


@law("paladins", "favour.1")
def test_building_leave_lays_a_workshop_or_brings_two_workers() -> None:
    def leave() -> Table:
        return favoured("building-leave", "merchant", "labourer").provisions(1, 1)

    t = leave().play("act favour-1", "choose free-develop")
    assert t.asked == "develop" and len(t.options()) == 12
    t.play("develop convert>1")
    assert t.slots(1, "convert") == ["", "workshop", ""] and t.hand(1) == ["labourer", "scout"], "the scout was uncovered"
    assert t.has(1) == (0, 0) and t.spaces(1) == [], "no coins, no workers, and Develop stays free"
    t = leave().play("act favour-1", "choose fighter+cleric")
    assert t.hand(1) == ["labourer", "fighter", "cleric"] and t.has(1) == (0, 0)
    t = leave().provisions(1, 0)
    t.refuses("act favour-1", "favour.1")


@law("paladins", "favour.1")
def test_the_press_gang_brings_three_labourers() -> None:
    t = favoured("press-gang", "criminal", "fighter").play("act favour-1")
    assert t.hand(1) == ["labourer"] * 3 + ["fighter"] and t.suspects(1) == []


@law("paladins", "favour.1", "icons.2")
def test_the_royal_stores_give_two_provisions_and_a_tax() -> None:
    t = favoured("royal-stores", "2 labourer").play("act favour-1")
    assert t.has(1) == (1, 2) and t.state.tax == 5


@law("paladins", "favour.1", "icons.2", "pray.3")
def test_the_chapel_clears_a_space_for_nothing() -> None:
    t = favoured("chapel", "2 labourer").laid(1, "attack", "scout", "labourer", "fighter").laid(1, "pray", "cleric")
    t.play("act favour-1", "clear attack")
    assert t.spaces(1) == ["pray"] and t.has(1) == (0, 0) and t.hand(1) == ["labourer"]
    assert t.said() == ["favour", "acts", "cleared"]
    t = favoured("chapel", "2 labourer").laid(1, "attack", "scout", "labourer", "fighter").laid(1, "pray", "cleric")
    t.play("act favour-1", "clear pray")
    assert t.spaces(1) == ["attack"], "Pray itself too"
    t = favoured("chapel", "2 labourer").laid(1, "hunt", "scout").play("act favour-1", "clear pass")
    assert t.spaces(1) == ["hunt"] and t.seat == 2


@law("paladins", "favour.1")
def test_a_favour_may_be_used_though_its_reward_is_lost() -> None:
    t = favoured("clemency", "fighter", "labourer").coins(1, 1).play("act favour-1")
    assert t.has(1) == (0, 0) and t.debts(1) == (0, 0) and t.seat == 2
    t = favoured("chapel", "2 labourer").play("act favour-1")
    assert t.hand(1) == ["labourer"] and t.seat == 2
    t = favoured("open-gate", "scout", "labourer").townsfolk("", "", "", "", "").play("act favour-1")
    assert t.household(1) == [] and t.seat == 2


@law("paladins", "favour.1", "develop.6")
def test_building_leave_lays_no_ninth_workshop() -> None:
    t = favoured("building-leave", "merchant", "labourer").provisions(1, 1)
    for action in ("commission", "fortify", "garrison", "absolve"):
        t.workshops(1, action, 0, 1)
    t.play("act favour-1")
    assert t.hand(1) == ["labourer", "fighter", "cleric"] and t.live.view(None).nobles[0].workshops == 8
