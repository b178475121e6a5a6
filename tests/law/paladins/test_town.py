"""The left-hand actions: Develop, Recruit, Pray, Conspire, Hunt, Trade (develop, recruit, pray, conspire, hunt, trade)."""

from __future__ import annotations

import pytest

from regnum.games.paladins.components import CRIMINAL, NONE, SPACES, WORKERS
from regnum.law import law
from regnum.messages import render
from tests.law.paladins.table import Table

RIGHT = ["commission", "fortify", "garrison", "absolve", "attack", "convert"]
UNCOVERED = ["scout", "merchant", "fighter", "cleric", "scout", "merchant", "fighter", "cleric"]
ROW = ["abbot-1", "squire-2", "peddler-1", "acolyte-1", "watchman-1"]
PRICE = dict(zip(ROW, [3, 2, 2, 1, 0], strict=True))


def developing(laid: int = 0) -> Table:
    """Seat 1 has so many workshops on the right, two labourers and four coins."""
    t = Table(2).workers(1, "2 labourer").coins(1, 4)
    for i in range(laid):
        t.workshops(1, RIGHT[i // 2], *range(i % 2 + 1))
    return t


def hiring(*workers: str, coins: int = 0) -> Table:
    """Seat 1 recruits from a known row."""
    return Table(2).townsfolk(*ROW).workers(1, *workers).coins(1, coins)


# ---------------------------------------------------------------- develop
@law("paladins", "develop.1")
def test_develop_takes_two_workers_and_four_coins() -> None:
    t = Table(2).workers(1, "2 labourer", "fighter").coins(1, 5).play("act develop", "develop fortify>0")
    assert sorted(t.options()) == ["labourer+fighter", "labourer+labourer"]
    t.play("workers labourer+fighter")
    assert t.has(1) == (1, 0) and t.slots(1, "develop") == ["labourer", "fighter"] and t.state.tax == 6
    t = Table(2).workers(1, "2 labourer").coins(1, 3)
    assert t.why(1, "develop") == ("coins", {"have": 3, "need": 4})
    t.refuses("act develop", "develop.1")
    t = Table(2).workers(1, "labourer").coins(1, 9)
    t.refuses("act develop", "actions.4")


@law("paladins", "develop.2")
def test_a_workshop_goes_on_a_dashed_slot_of_a_right_hand_action() -> None:
    t = developing().play("act develop")
    assert sorted(t.options()) == sorted(f"{action}>{slot}" for action in RIGHT for slot in (0, 1))
    t.play("develop garrison>1")
    assert t.slots(1, "garrison") == ["", "workshop", ""]
    assert [t.slots(1, action) for action in RIGHT if action != "garrison"] == [["", "", ""]] * 5
    assert t.slots(2, "garrison") == ["", "", ""]


@law("paladins", "develop.2", "develop.4")
@pytest.mark.parametrize("before", range(8))
def test_the_leftmost_workshop_is_taken_and_its_worker_gained(before: int) -> None:
    t = developing(before).play("act develop", "develop convert>1")
    assert t.hand(1) == [UNCOVERED[before]]
    assert t.live.view(None).nobles[0].workshops == before + 1


@law("paladins", "develop.3")
@pytest.mark.parametrize(
    ("slots", "crew"), [([0], ["labourer", "cleric"]), ([1], ["scout", "cleric"]), ([0, 1], ["cleric"]), ([], None)]
)
def test_a_workshop_saves_the_worker_of_its_slot(slots: list[int], crew: list[str] | None) -> None:
    needed = crew or ["labourer", "scout", "cleric"]
    t = Table(2).workshops(1, "commission", *slots).workers(1, *needed).provisions(1, 1).play("act commission")
    t.play("commission r1s2")
    assert t.hand(1) == [] and t.at("r1s2") == (1, "monk")
    assert [slot for slot in t.slots(1, "commission") if slot != "workshop"] == sorted(needed, key=slot_of)
    for missing in range(len(needed)):
        rest = [worker for i, worker in enumerate(needed) if i != missing]
        t = Table(2).workshops(1, "commission", *slots).workers(1, *rest).provisions(1, 1)
        assert "commission" not in t.options(1)


def slot_of(worker: str) -> int:
    """The slot of Commission in which a worker of the test lies."""
    return ["scout", "labourer", "cleric"].index(worker)


@law("paladins", "develop.3")
def test_an_action_holds_two_workshops_and_none_on_the_third_slot() -> None:
    t = developing().workshops(1, "absolve", 0, 1).workshops(1, "attack", 0).play("act develop")
    assert "absolve>0" not in t.options() and "absolve>1" not in t.options()
    assert "attack>0" not in t.options() and "attack>1" in t.options()
    assert len(t.options()) == 9
    t.refuses("develop absolve>1", "develop.2")
    t.refuses("develop attack>0", "develop.2")
    t.refuses("develop attack>2", "")


@law("paladins", "develop.3")
@pytest.mark.parametrize("action", RIGHT)
def test_only_the_own_workshops_close_a_slot(action: str) -> None:
    t = Table(2).workers(1).workers(2, "2 labourer").coins(2, 4).workshops(2, action, 0, 1).workshops(1, "attack", 0)
    t.play("act develop")
    assert t.seat == 2 and {option.split(">")[0] for option in t.options()} == set(RIGHT) - {action}
    assert len(t.options()) == 10


@law("paladins", "develop.5")
def test_a_workshop_may_take_the_place_of_a_worker() -> None:
    t = developing(1).workshops(1, "commission").workshops(1, "fortify", 0)
    t.laid(1, "convert", "fighter", "labourer", "cleric").play("act develop", "develop convert>0")
    assert t.slots(1, "convert") == ["workshop", "labourer", "cleric"]
    assert t.hand(1) == ["merchant"], "the fighter goes to the supply; the merchant was uncovered"
    assert "convert" in t.spaces(1)


@law("paladins", "develop.2", "develop.4", "develop.5")
@pytest.mark.parametrize("action", RIGHT)
@pytest.mark.parametrize("slot", [0, 1])
def test_each_player_develops_the_own_board(action: str, slot: int) -> None:
    t = Table(3).workers(2, "2 labourer").coins(2, 4).workers(1).workshops(1, "attack", 0, 1).workshops(3, action, slot)
    for seat in (2, 3):
        t.laid(seat, action, "criminal", "criminal", "criminal")
    t.play("act develop", f"develop {action}>{slot}")
    left = ["criminal"] * 3
    left[slot] = "workshop"
    assert t.slots(2, action) == left and t.hand(2) == ["scout"]
    crew = [CRIMINAL] * 3
    assert t.state.laid[2 * SPACES : 3 * SPACES].count(crew) == 1, "the others keep their workers"
    crew[slot] = NONE
    assert t.state.laid[SPACES : 2 * SPACES].count(crew) == 1, "the worker is under no workshop, it is gone"
    assert [noble.workshops for noble in t.live.view(None).nobles] == [2, 1, 1]
    assert t.said()[-2:] == ["acts", "workshop"]
    line = render("en", t.live.log(None)[-1][1])
    assert action.capitalize() in line and "1 scout" in line


@law("paladins", "develop.5", "actions.8")
def test_the_space_stays_in_use_when_a_worker_is_left() -> None:
    t = developing().workers(1, "5 criminal").coins(1, 8).attribute(1, faith=12).passed(2)
    t.laid(1, "convert", "fighter", "labourer", "cleric").play("act develop", "develop convert>1").answer(
        "workers criminal+criminal"
    )
    assert t.slots(1, "convert") == ["fighter", "workshop", "cleric"]
    t.refuses("act convert", "actions.8")


@law("paladins", "develop.6")
def test_there_are_eight_workshops() -> None:
    t = developing(7)
    assert "develop" in t.options()
    t = developing(8)
    assert "develop" not in t.options()
    t.refuses("act develop", "develop.6")


@law("paladins", "develop.6")
def test_the_example_of_develop() -> None:
    t = Table(2).workers(1, "labourer", "fighter").coins(1, 4).play("act develop", "develop commission>0")
    assert t.hand(1) == ["scout"] and t.has(1) == (0, 0)
    assert t.slots(1, "commission") == ["workshop", "", ""] and t.slots(1, "develop") == ["labourer", "fighter"]
    t = Table(2).workshops(1, "commission", 0).workers(1, "labourer", "cleric").provisions(1, 1)
    assert "commission" in t.options(), "two workers are enough from now on"


# ---------------------------------------------------------------- recruit
@law("paladins", "recruit.1")
@pytest.mark.parametrize("card", ROW)
def test_a_townsfolk_costs_the_coins_under_it(card: str) -> None:
    for way, crew in (("dismiss", ["labourer"]), ("keep", ["labourer", "fighter"])):
        t = hiring(*crew, "labourer", coins=PRICE[card]).play("act recruit", f"recruit {card}>{way}")
        t.answer(f"workers {'+'.join(crew)}")
        assert t.has(1)[0] == 0 and t.debts(1) == (0, 0) and t.state.tax == 6
        if PRICE[card]:
            t = hiring(*crew, "labourer", coins=PRICE[card] - 1).play("act recruit")
            assert f"{card}>{way}" not in t.options()
            t.refuses(f"recruit {card}>{way}", "recruit.1")


@law("paladins", "recruit.1", "actions.4")
def test_recruit_takes_one_worker_or_two() -> None:
    t = hiring("labourer", coins=9).play("act recruit")
    assert [option for option in t.options() if "keep" in option] == []
    t = hiring("2 labourer", "fighter", coins=9).play("act recruit", "recruit watchman-1>keep")
    assert t.slots(1, "recruit") == ["labourer", "fighter"] and t.hand(1) == ["labourer"]
    t = hiring("2 labourer", "fighter", coins=9).play("act recruit", "recruit watchman-1>dismiss")
    assert sorted(t.options()) == ["fighter", "labourer"]


@law("paladins", "recruit.2", "debt.1")
@pytest.mark.parametrize("way", ["dismiss", "keep"])
def test_the_two_leftmost_may_be_had_for_a_debt(way: str) -> None:
    t = hiring("2 labourer", "fighter", coins=3).play("act recruit")
    assert {option for option in t.options() if option.endswith("debt")} == {
        f"{card}>{how}-debt" for card in ROW[:2] for how in ("dismiss", "keep")
    }
    t.refuses(f"recruit peddler-1>{way}-debt", "recruit.1")
    t.play(f"recruit squire-2>{way}-debt").answer("workers labourer" if way == "dismiss" else "workers labourer+fighter")
    assert t.has(1) == (3, 0), "no coin is paid"
    assert t.debts(1) == (1, 0)
    assert t.household(1) == (["squire-2"] if way == "keep" else [])


@law("paladins", "recruit.2")
def test_the_place_makes_the_debt_not_the_card() -> None:
    t = Table(2).townsfolk("", "abbot-1", "squire-1", "peddler-1", "").workers(1, "2 labourer").play("act recruit")
    assert t.debts(1) == (1, 0) and t.hand(1).count("cleric") == 1, "the only way there is"


@law("paladins", "recruit.3")
def test_a_second_worker_cannot_follow_later() -> None:
    t = hiring("2 labourer", "fighter", coins=9).passed(2).play("act recruit", "recruit watchman-1>dismiss", "workers labourer")
    t.refuses("act recruit", "actions.8")


@law("paladins", "recruit.4")
@pytest.mark.parametrize("worker", WORKERS)
def test_one_worker_of_any_kind_dismisses_a_townsfolk(worker: str) -> None:
    t = Table(2).townsfolk("", "", "", "", "gatekeeper-2").workers(1, worker).play("act recruit")
    assert t.slots(1, "recruit") == [worker, ""]
    assert t.hand(1) == ["scout"] and t.has(1) == (0, 0), "the reward of the top corner, not the coin of the bottom"
    assert t.household(1) == [] and t.discards("townsfolk") == ["gatekeeper-2"] and t.row("townsfolk") == [""] * 5


@law("paladins", "recruit.5")
def test_the_example_of_dismissing_an_abbot() -> None:
    t = Table(2).townsfolk("squire-1", "abbot-1").workers(1, "scout").coins(1, 2)
    t.play("act recruit", "recruit abbot-1>dismiss")
    assert t.has(1) == (0, 0) and t.hand(1) == ["labourer", "cleric"] and t.household(1) == []


@law("paladins", "recruit.6")
@pytest.mark.parametrize("left", WORKERS)
def test_two_workers_one_a_fighter_recruit_into_the_tableau(left: str) -> None:
    t = Table(2).townsfolk("", "", "", "", "gatekeeper-2").workers(1, left, "fighter")
    t.play("act recruit", "recruit gatekeeper-2>keep")
    assert t.slots(1, "recruit") in ([left, "fighter"], ["fighter", left])
    assert t.household(1) == ["gatekeeper-2"] and t.discards("townsfolk") == []
    assert t.has(1) == (1, 0) and t.hand(1) == [], "the coin of the bottom, not the scout of the top corner"


@law("paladins", "recruit.6", "actions.5")
def test_no_recruiting_without_a_fighter_or_a_criminal() -> None:
    for worker in ("labourer", "scout", "merchant", "cleric"):
        t = hiring(f"3 {worker}", coins=9).play("act recruit")
        assert not any(option.endswith("keep") for option in t.options()), worker
        t.refuses("recruit watchman-1>keep", "recruit.6")
    t = hiring("labourer", "criminal", coins=9).play("act recruit", "recruit watchman-1>keep")
    assert t.slots(1, "recruit") == ["labourer", "criminal"]


@law("paladins", "recruit.7", "townsfolk.action")
@pytest.mark.parametrize("way", ["keep", "keep-debt"])
def test_the_example_of_recruiting_a_gatekeeper(way: str) -> None:
    t = Table(2).townsfolk("gatekeeper-2").workers(1, "labourer", "fighter", "labourer", "merchant", "scout").coins(1, 3)
    t.top("wall", "wall-5", "wall-6").provisions(1, 1).passed(2)
    t.play("act recruit", f"recruit gatekeeper-2>{way}", "workers labourer+fighter")
    coins = 1 if way == "keep" else 4
    assert t.has(1) == (coins, 1) and t.debts(1) == (0 if way == "keep" else 1, 0), "1 coin at once"
    t.play("act fortify")
    assert t.state.coins[0] == coins + 1, "and one at every Fortify"


# ---------------------------------------------------------------- pray
@law("paladins", "pray.1")
def test_pray_takes_a_cleric_and_two_coins() -> None:
    t = Table(2).workers(1, "cleric", "labourer").coins(1, 3).laid(1, "hunt", "scout").play("act pray")
    assert t.has(1) == (1, 0) and t.slots(1, "pray") == ["cleric"] and t.hand(1) == ["labourer"] and t.state.tax == 6
    t = Table(2).workers(1, "cleric", "labourer").coins(1, 1).laid(1, "hunt", "scout")
    t.refuses("act pray", "pray.1")
    t = Table(2).workers(1, "2 labourer").coins(1, 9).laid(1, "hunt", "scout")
    t.refuses("act pray", "actions.4")


@law("paladins", "pray.2", "actions.8")
def test_pray_empties_one_own_space_for_new_use() -> None:
    t = Table(2).workers(1, "cleric", "labourer").coins(1, 2).laid(1, "hunt", "labourer", "scout").laid(1, "trade", "merchant")
    t.laid(2, "develop", "scout", "scout").passed(2).play("act pray")
    assert sorted(t.options()) == ["hunt", "trade"], "only the own board"
    t.play("pray hunt")
    assert sorted(t.spaces(1)) == ["pray", "trade"] and t.hand(1) == ["labourer"], "the workers went to the supply"
    assert "hunt" in t.options()
    t.play("act hunt")
    assert t.state.provisions[0] == 1


@law("paladins", "pray.3")
def test_the_action_frees_another_space_than_itself() -> None:
    t = Table(2).workers(1, "cleric", "labourer").coins(1, 2).laid(1, "hunt", "scout").laid(1, "trade", "scout")
    t.play("act pray")
    assert "pray" not in t.options()
    t.refuses("pray pray", "pray.2")
    t = Table(2).workers(1, "cleric", "labourer").coins(1, 2)
    assert "pray" not in t.options()
    t.refuses("act pray", "pray.2")


@law("paladins", "pray.3", "icons.2", "garrison.7")
def test_pray_as_a_reward_is_free_and_frees_any_own_space() -> None:
    t = Table(2).workers(1, "merchant", "labourer", "fighter", "labourer").provisions(1, 1).attribute(1, strength=5)
    t.laid(1, "pray", "cleric").laid(1, "trade", "merchant").play("act garrison", "garrison r3s4")
    t.answer("workers labourer+merchant+fighter")
    assert t.asked == "clear" and sorted(t.options()) == ["garrison", "pass", "pray", "trade"]
    t.play("clear pray")
    assert sorted(t.spaces(1)) == ["garrison", "trade"] and t.has(1) == (0, 0) and t.hand(1) == ["labourer"]


@law("paladins", "pray.4")
def test_the_example_of_pray() -> None:
    t = (
        Table(2)
        .workers(1, "criminal", "labourer")
        .coins(1, 2)
        .laid(1, "absolve", "cleric", "labourer", "merchant")
        .play("act pray")
    )
    assert t.spaces(1) == ["pray"] and t.slots(1, "pray") == ["criminal"]
    assert t.has(1) == (0, 0) and t.hand(1) == ["labourer"]


# ---------------------------------------------------------------- conspire
@law("paladins", "conspire.1", "conspire.2", "suspicion.1")
@pytest.mark.parametrize("worker", WORKERS)
def test_any_worker_conspires_for_a_criminal_and_a_suspicion(worker: str) -> None:
    t = Table(2).workers(1, worker).top("suspicion", 1).play("act conspire")
    assert t.hand(1) == ["criminal"] and t.slots(1, "conspire") == [worker]
    assert t.suspects(1) == [1] and t.has(1) == (1, 0) and t.state.tax == 5


@law("paladins", "conspire.2")
def test_whoever_gains_a_criminal_takes_a_suspicion() -> None:
    t = Table(2).townsfolk("", "", "", "", "architect-1").workers(1, "labourer").top("suspicion", 2).play("act recruit")
    assert t.hand(1) == ["criminal"] and t.suspects(1) == [2] and t.has(1) == (2, 0)
    t = Table(2).outsiders("thief-byzantine").workers(1, "scout", "labourer", "fighter").attribute(1, strength=1)
    t.top("suspicion", 0).play("act attack").answer("attack thief-byzantine")
    assert t.hand(1) == ["criminal"] and t.suspects(1) == [0]


# ---------------------------------------------------------------- hunt, trade
@law("paladins", "hunt.1", "trade.1")
@pytest.mark.parametrize("worker", WORKERS)
def test_one_worker_of_any_kind_brings_one(worker: str) -> None:
    t = Table(2).workers(1, worker).play("act hunt")
    assert t.has(1) == (0, 1) and t.slots(1, "hunt") == [worker, ""]
    t = Table(2).workers(1, worker).play("act trade")
    assert t.has(1) == (1, 0) and t.slots(1, "trade") == [worker, ""] and t.state.tax == 6


@law("paladins", "hunt.2", "trade.2")
@pytest.mark.parametrize("worker", WORKERS)
@pytest.mark.parametrize(("action", "expert", "gained"), [("hunt", "scout", (0, 3)), ("trade", "merchant", (3, 0))])
def test_two_workers_the_right_one_an_expert_bring_three(
    action: str, expert: str, gained: tuple[int, int], worker: str
) -> None:
    crew = "+".join(sorted([worker, expert], key=WORKERS.index))
    t = Table(2).workers(1, worker, expert, "labourer").play(f"act {action}", f"workers {crew}")
    assert t.has(1) == ((0, 3) if action == "hunt" else (3, 0)) and t.hand(1) == ["labourer"]
    assert sorted(t.slots(1, action)) == sorted([worker, expert]) and t.state.tax == 6


@law("paladins", "hunt.2", "trade.2", "actions.4", "actions.5")
@pytest.mark.parametrize(("action", "expert"), [("hunt", "scout"), ("trade", "merchant")])
def test_the_right_slot_is_for_its_expert_or_a_criminal(action: str, expert: str) -> None:
    for worker in WORKERS:
        t = Table(2).workers(1, "labourer", worker, "labourer").play(f"act {action}")
        pairs = [] if t.asked != "workers" else [crew for crew in t.options() if "+" in crew]
        assert pairs == ([f"labourer+{worker}"] if worker in (expert, "criminal") else []), worker


@law("paladins", "hunt.3", "trade.3")
@pytest.mark.parametrize(("action", "expert"), [("hunt", "scout"), ("trade", "merchant")])
def test_the_second_worker_cannot_be_added_later(action: str, expert: str) -> None:
    t = Table(2).workers(1, "labourer", expert).passed(2).play(f"act {action}", "workers labourer")
    assert action not in t.options()
    t.refuses(f"act {action}", "actions.8")
