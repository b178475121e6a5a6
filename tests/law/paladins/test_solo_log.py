"""What the table is told of a turn of the solo opponent: its Scheme, why not something dearer, and what came of it."""

from __future__ import annotations

from regnum.games.paladins.components import TAVERN, TAVERN_WORKERS
from regnum.law import law
from tests.law.paladins.opponent import FOES, against, crew, space, taken, told, turn, until
from tests.law.paladins.table import Table

SQUARE_MISSING = (
    "solo-rewards solo-reward-free-recruit solo-rewards solo-reward-pray solo-rewards solo-reward-two-workers "
    "solo-reward-one-worker"
)


# ---------------------------------------------------------------- Schemes and what it falls back on
@law("paladins", "solo.scheme.2", "solo.recruit.1")
def test_a_scheme_it_cannot_follow() -> None:
    assert told(turn(taken(against("commission"), "commission"))) == [
        "scheme scheme-commission 11",
        "closed action-commission solo-why-used 0 0",
        "fallback action-recruit",
        "enough action-recruit 7 1 0",
        "points 1",
        "picks 1",
        "dismissed solo townsfolk-acolyte",
        "workers 1",
    ]


@law("paladins", "solo.scheme.2", "solo.rest.1")
def test_a_rest_when_nothing_else_is_free() -> None:
    t = against("commission", workers=3)
    for action in ("commission", "recruit", "pray", "trade", "conspire"):
        taken(t, action)
    assert told(turn(t)) == [
        "scheme scheme-commission 11",
        *[f"closed action-{action} solo-why-used 0 0" for action in ("commission", "recruit", "pray", "trade", "conspire")],
        "fallback action-rest",
        "rests 3",
        "marker 4 5",
    ]


@law("paladins", "solo.scheme.2", "solo.scheme.4")
def test_why_an_action_is_closed() -> None:  # P-25
    for t, why in (
        (against("garrison"), "strength 0 1"),
        (against("commission", workers=2), "workers 2 3"),
        (against("fortify", influence=2).walls(2, "wall-1", "wall-2"), "influence 2 3"),
        (against("fortify").only("wall"), "no-wall 0 0"),
        (against("absolve", influence=3).jars(2, 2), "influence 3 4"),
        (against("absolve", influence=12).jars(2, 7), "seven 0 0"),
        (against("attack").outsiders("", *FOES[1:]), "strength 0 3"),
        (against("convert", faith=3).outsiders("", "", *FOES[2:]), "faith 3 4"),
        (against("convert").outsiders("", "", "", "", "", ""), "no-outsider 0 0"),
        (against("kings-favour").round(3).on_favour(1, 1, "scout"), "favour-used 0 0"),
        (against("recruit").townsfolk("", "", "", "", ""), "no-townsfolk 0 0"),
    ):
        assert told(turn(t))[1].endswith(f" solo-why-{why}"), told(t)
        assert told(t)[2] == ("fallback action-pray" if why.startswith("no-townsfolk") else "fallback action-recruit")


@law("paladins", "solo.scheme.3")
def test_its_last_worker() -> None:
    t = turn(against("trade", workers=1))
    assert told(t) == ["scheme scheme-trade 11", "enough action-trade 1 1 0", "marker 1 2", "out"]
    assert t.live.view(None).nobles[1].passed and crew(t) == 0


# ---------------------------------------------------------------- the marker
@law("paladins", "solo.resources.4", "solo.resources.5", "solo.attack.1")
def test_what_the_marker_points_at_and_why_it_goes_on() -> None:
    assert told(turn(against("attack", marker=3, strength=1)))[1:] == [
        "enough action-attack 7 3 0",
        "points 3",
        "skips 3 solo-why-strength 1 5",
        "skips 4 solo-why-strength 1 7",
        "skips 5 solo-why-strength 1 9",
        "skips 6 solo-why-strength 1 11",
        "picks 1",
        "attacked solo outsider-armourer",
        "gained solo gain-influence 1",
        "workers 1",
        "marker 1 4",
    ]
    assert told(turn(against("convert", marker=3, faith=12).outsiders(*FOES[:2], "", FOES[3])))[2:] == [
        "points 3",
        "skips 3 solo-why-gone 0 0",
        "picks 4",
        "converted solo outsider-protector",
        "gained solo gain-strength 1",
    ]


@law("paladins", "solo.resources.3")
def test_a_marker_that_comes_round() -> None:
    assert told(turn(against("trade", marker=5)))[2:] == ["wrapped attribute-strength", "marker 1 1"]
    t = turn(against("trade", marker=5, faith=12, strength=12, influence=12))
    assert told(t)[2:] == ["marker 1 1"] and space(t) == 1 and t.track(2) == (12, 12, 12)


@law("paladins", "solo.favour.1", "solo.resources.4")
def test_favours_that_are_sealed_or_in_use() -> None:
    t = against("kings-favour", marker=4).round(4).favours("open-gate", "on-credit").on_favour(1, 1, "labourer")
    assert told(turn(t)) == [
        "scheme scheme-kings-favour 12",
        "enough scheme-kings-favour 7 1 0",
        "points 4",
        "skips 4 solo-why-sealed 0 0",
        "skips 5 solo-why-sealed 0 0",
        "skips 1 solo-why-taken 0 0",
        "picks 2",
        "favour solo favour-on-credit",
        "debt solo 1",
        "workers 1",
        "workers 1",
        "workers 1",
    ]


@law("paladins", "solo.favour.1")
def test_a_favour_that_recruits_needs_somebody_to_recruit() -> None:
    row = ("", "", "", "", "")
    t = turn(against("kings-favour").round(4).favours("open-gate", "on-credit").townsfolk(*row))
    assert told(t)[3:5] == ["skips 1 solo-why-no-townsfolk 0 0", "picks 2"]


# ---------------------------------------------------------------- its actions
@law("paladins", "solo.commission.1", "solo.commission.2")
def test_the_square_it_chooses() -> None:
    assert told(turn(against("commission").stands("r1s1", 1, "monk")))[1:] == [
        "enough action-commission 7 3 0",
        f"square-instead solo-reward-coin place-region 1 {SQUARE_MISSING}",
        "monk solo place-region 1",
        "gained solo gain-influence 1",
        "marker 2 3",
    ]
    t = against("garrison", strength=12).unpaid(2, 1).stands("r1s1", 1, "monk").stands("r2s1", 1, "monk")
    assert told(turn(t))[2:] == [
        "square-instead solo-reward-pay-debt place-region 4 solo-reward-free-recruit",
        "outpost solo place-region 4",
        "gained solo gain-faith 1",
        "paid-debt solo",
    ]
    assert told(turn(against("commission")))[2] == "square solo-reward-free-recruit place-region 1"


@law("paladins", "solo.pray.1", "solo.pray.2")
def test_a_prayer() -> None:
    t = turn(taken(taken(taken(against("pray"), "attack"), "convert"), "trade"))
    assert told(t)[1:] == ["enough action-pray 7 1 0", "freed 2", "new-deck 12"]
    t = turn(against("pray"))
    assert told(t)[1:] == ["enough action-pray 7 1 0", "nothing-to-free", "workers 1", "new-deck 12"]


@law("paladins", "solo.pray.2", "solo.scheme.1")
def test_the_new_deck_is_in_random_order() -> None:  # P-26
    orders = {tuple(turn(against("pray", seed=seed)).deck("scheme")) for seed in range(1, 6)}
    assert len(orders) == 5


@law("paladins", "solo.order.1")
def test_the_orders_it_tries() -> None:
    t = against("kings-order", influence=12).round(3).orders("fortify", "convert", "commission").monks(2, 5)
    assert told(turn(t))[1:3] == ["order 2 order-convert 0 5", "enough action-convert 7 3 0"]
    t = against("kings-order").round(3).orders("fortify", "convert", "commission").monks(2, 2)
    assert told(turn(taken(taken(t, "commission"), "convert")))[1:6] == [
        "order 3 order-commission 2 5",
        "closed action-commission solo-why-used 0 0",
        "order 2 order-convert 0 5",
        "closed action-convert solo-why-used 0 0",
        "order 1 order-fortify 0 5",
    ]
    t = against("kings-order").round(1).orders("commission").monks(2, 5)
    assert told(turn(t))[1:3] == ["order-again 1 order-commission 5 5", "enough action-commission 7 3 0"]


@law("paladins", "solo.absolve.1", "solo.resources.6")
def test_what_it_has_not_to_discard() -> None:
    t = turn(against("absolve").suspicions(2, 0))
    assert told(t)[1:] == [
        "enough action-absolve 7 3 0",
        "jar 1",
        "gained solo gain-faith 1",
        "discarded solo 1",
        "no-suspicion",
    ]
    assert told(turn(against("recruit").townsfolk("abbot-3")))[-1] == "no-debt"


@law("paladins", "solo.conspire.1", "solo.resources.2")
def test_a_conspiracy() -> None:
    assert told(turn(against("conspire").top("suspicion", 2)))[1:] == [
        "enough action-conspire 7 1 0",
        "suspicion solo 2",
        "tax 2",
        "marker 2 3",
        "workers 2",
    ]


@law("paladins", "solo.fortify.1", "solo.scheme.4")
def test_a_wall_with_alternatives() -> None:
    t = turn(against("fortify").workshops(2, "fortify", 1).top("wall", "wall-7").unpaid(2, 1))
    assert told(t)[1] == "enough action-fortify 7 2 1"
    assert told(t)[3:] == ["gained solo gain-strength 1", "leftmost list 1 gain-pay-debt 1", "paid-debt solo"]
    assert t.slots(2, "fortify") == ["labourer", "workshop", "labourer"]


@law("paladins", "solo.round.1", "solo.round.2", "solo.round.3")
def test_what_a_round_brings_it() -> None:
    t = against(workers=0).round(2).play("act pass")
    assert t.said().count("solo-workshop") == 1 and t.said().count("solo-scheme-joins") == 1
    t = against(workers=0).round(3).play("act pass")
    assert "solo-workshop" not in t.said() and t.said().count("solo-scheme-joins") == 1
    for seed in range(1, 12):
        t = until(Table.fresh(1, seed), "tavern")
        mine, other = t.options()
        t.play(f"tavern {mine}")
        assert ("solo-tavern" in t.said()) == (5 in TAVERN_WORKERS[TAVERN.index(other)])
