"""The six right-hand actions: the workers they need and what they cost, the first to the seventh time."""

from __future__ import annotations

import pytest

from regnum.games.paladins.components import WORKERS
from regnum.law import law
from tests.law.paladins.gains import CREW, fails, reap
from tests.law.paladins.table import Table

TARGET = {
    "commission": "r1s2",
    "fortify": "",
    "garrison": "r1s2",
    "absolve": "jar-faith",
    "attack": "armourer-viking",
    "convert": "armourer-viking",
}
"""Something each action can be aimed at, with a reward that asks nothing."""
TOLD = dict(zip(TARGET, ["monk", "wall", "outpost", "jar", "attacked", "converted"], strict=True))
"""What the log says of each."""
PAYS = {"commission": "provisions", "fortify": "provisions", "garrison": "provisions", "absolve": "coins", "convert": "coins"}
COST = {
    "commission": [1, 1, 1, 2, 2, 3, 3],
    "fortify": [1, 1, 1, 2, 2, 3, 3],
    "garrison": [1, 1, 1, 2, 2, 3, 3],
    "absolve": [1, 2, 2, 2, 3, 3, 3],
    "convert": [0, 1, 2, 2, 2, 3, 3],
}
WALLS = ["wall-1", "wall-2", "wall-5", "wall-6", "wall-20", "wall-21", "wall-22"]
FOES = [f"{kind}-byzantine" for kind in ("archer", "armourer", "assassin", "champion", "guardian", "hunter", "invader")]


def able(action: str, *workers: str, times: int = 0) -> Table:
    """Seat 1 has done an action so many times, and lacks nothing for another but perhaps the workers."""
    t = Table(2).workers(1, *(workers or CREW[action])).coins(1, 9).provisions(1, 9)
    t.attribute(1, faith=12, strength=12, influence=12).outsiders("armourer-viking")
    if action == "commission":
        t.monks(1, times)
    elif action == "fortify":
        t.walls(1, *WALLS[:times]).top("wall", "wall-4")
    elif action == "garrison":
        t.outposts(1, times)
    elif action == "absolve":
        t.jars(1, times)
    elif action == "attack":
        t.attacked(1, *FOES[:times])
    else:
        t.converted(1, *FOES[:times])
    return t


def done(t: Table, action: str) -> int:
    """How often seat 1 has done an action, by its pieces and cards."""
    g = t.state
    counts = [g.monks[0], len(g.walls[0]), g.outposts[0], g.jars[0], len(g.attacked[0]), len(g.converted[0])]
    return counts[list(CREW).index(action)]


def do(t: Table, action: str) -> Table:
    """Seat 1 does an action."""
    return reap(t.play(f"act {action}").answer(f"{action} {TARGET[action]}"))


# ---------------------------------------------------------------- the workers
@law("paladins", "commission.1", "fortify.1", "garrison.1", "absolve.1", "attack.1", "convert.1")
@pytest.mark.parametrize("action", CREW)
def test_three_workers_lie_on_the_space(action: str) -> None:
    t = do(able(action), action)
    assert done(t, action) == 1
    assert t.slots(1, action) == CREW[action] and t.spaces(1) == [action]
    assert t.said()[:2] == ["acts", TOLD[action]]
    assert not {"scout", "merchant", "fighter", "cleric"} & set(t.hand(1))


@law("paladins", "commission.1", "fortify.1", "garrison.1", "absolve.1", "attack.1", "convert.1")
@pytest.mark.parametrize("action", CREW)
@pytest.mark.parametrize("place", [0, 2])
def test_the_first_and_the_third_must_have_their_colour(action: str, place: int) -> None:
    for worker in WORKERS:
        crew = [*CREW[action][:place], worker, *CREW[action][place + 1 :]]
        t = able(action, *crew)
        if worker in (CREW[action][place], "criminal"):
            assert action in t.options()
        else:
            assert fails(t, f"act {action}")[0] == "workers"


@law("paladins", "commission.1", "fortify.1", "garrison.1", "absolve.1", "attack.1", "convert.1")
@pytest.mark.parametrize("action", CREW)
@pytest.mark.parametrize("worker", WORKERS)
def test_the_second_may_be_anyone(action: str, worker: str) -> None:
    t = do(able(action, CREW[action][0], worker, CREW[action][2]), action)
    assert done(t, action) == 1 and t.slots(1, action)[1] == worker


@law("paladins", "commission.1", "fortify.1", "garrison.1", "absolve.1", "attack.1", "convert.1")
@pytest.mark.parametrize("action", CREW)
def test_two_workers_are_too_few(action: str) -> None:
    for i in range(3):
        crew = [*CREW[action][:i], *CREW[action][i + 1 :]]
        assert fails(able(action, *crew), f"act {action}")[0] == "workers"
    assert fails(able(action, "2 criminal"), f"act {action}")[0] == "workers"


@law("paladins", "commission.1", "fortify.1", "garrison.1", "absolve.1", "attack.1", "convert.1")
@pytest.mark.parametrize("action", CREW)
def test_of_more_workers_three_are_chosen(action: str) -> None:
    t = able(action, *CREW[action], "scout", "merchant", "fighter", "cleric", "criminal")
    t.play(f"act {action}").answer(f"{action} {TARGET[action]}")
    assert t.asked == "workers"
    assert t.options()[0] == "+".join(sorted(CREW[action], key=WORKERS.index))
    assert all(option.count("+") == 2 for option in t.options())


@law("paladins", "commission.1", "fortify.1", "garrison.1", "absolve.1", "attack.1", "convert.1")
@pytest.mark.parametrize("action", CREW)
def test_on_a_space_in_use_there_is_no_room_for_three_more(action: str) -> None:
    t = able(action).laid(1, action, *CREW[action])
    assert fails(t, f"act {action}")[0] == "used"


# ---------------------------------------------------------------- the price
@law("paladins", "commission.2", "fortify.2", "garrison.2", "absolve.2", "convert.2")
@pytest.mark.parametrize("action", COST)
@pytest.mark.parametrize("times", range(7))
def test_the_price_rises(action: str, times: int) -> None:
    need = COST[action][times]
    t = able(action, times=times)
    t.coins(1, need if PAYS[action] == "coins" else 0).provisions(1, need if PAYS[action] == "provisions" else 0)
    t.play(f"act {action}")
    if t.asked == action:
        t.play(f"{action} {TARGET[action]}")
    gained = 2 if action in ("commission", "garrison") else 0
    assert done(t, action) == times + 1 and t.has(1) == (gained, 0)


@law("paladins", "commission.2", "fortify.2", "garrison.2", "absolve.2", "convert.2")
@pytest.mark.parametrize("action", COST)
@pytest.mark.parametrize("times", range(7))
def test_who_cannot_pay_cannot_act(action: str, times: int) -> None:
    need = COST[action][times]
    if need:
        t = able(action, times=times)
        t.coins(1, need - 1 if PAYS[action] == "coins" else 9).provisions(1, need - 1 if PAYS[action] == "provisions" else 9)
        assert fails(t, f"act {action}") == (PAYS[action], {"have": need - 1, "need": need})
    else:
        assert (action, times) == ("convert", 0)


# ---------------------------------------------------------------- seven times
@law("paladins", "commission.3", "fortify.3", "garrison.3", "absolve.3", "convert.3")
@pytest.mark.parametrize("action", COST)
def test_there_is_no_eighth_time(action: str) -> None:
    assert action in able(action, times=6).options()
    assert fails(able(action, times=7), f"act {action}")[0] == "seven"


@law("paladins", "attack.5")
def test_attacks_are_not_numbered() -> None:
    t = do(able("attack", times=7), "attack")
    assert done(t, "attack") == 8
