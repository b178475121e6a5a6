"""Taking an action: slots and crews, attributes, seven times, spaces in use, prices; passing (actions, pass, limits)."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations

import pytest

from regnum.games.paladins.components import OUTSIDERS, SQUARE_PLAYERS, SQUARES, WALLS, WORKERS
from regnum.law import law
from tests.law.paladins.table import Table

SLOTS = {
    "commission": ["scout", "any", "cleric"],
    "fortify": ["merchant", "any", "scout"],
    "garrison": ["merchant", "any", "fighter"],
    "absolve": ["cleric", "any", "merchant"],
    "attack": ["scout", "any", "fighter"],
    "convert": ["fighter", "any", "cleric"],
}
"""The slots of the right-hand actions, as the rulebook lists them."""
TARGET = {
    "commission": "commission r1s2",
    "fortify": "fortify",
    "garrison": "garrison r1s2",
    "absolve": "absolve jar-provision",
    "attack": "attack mercenary-viking",
    "convert": "convert mercenary-viking",
}
"""What each of them is aimed at here; a wall comes from its deck."""


def ready(*workers: str) -> Table:
    """Seat 1 could take any right-hand action for the first time, had it the workers."""
    t = Table(2).workers(1, *workers).coins(1, 9).provisions(1, 9).attribute(1, 1, 1, 1)
    return t.outsiders("mercenary-viking").top("wall", "wall-5")


def crews(slots: list[str]) -> set[str]:
    """All sets of workers that fill these slots in some order: each slot takes its colour, a criminal, or anybody."""

    def fits(crew: tuple[str, ...]) -> bool:
        return all(slot in ("any", worker) or worker == "criminal" for slot, worker in zip(slots, crew, strict=True))

    sets = combinations_with_replacement(WORKERS, len(slots))
    return {"+".join(crew) for crew in sets if any(fits(order) for order in permutations(crew))}


# ---------------------------------------------------------------- actions.1
@law("paladins", "actions.1", "round.6")
def test_a_turn_is_one_action_and_its_workers_lie_on_the_own_board() -> None:
    t = Table(2).workers(1, "labourer", "scout", "fighter").play("act hunt", "workers labourer+scout")
    assert t.slots(1, "hunt") == ["labourer", "scout"] and t.hand(1) == ["fighter"]
    assert t.spaces(1) == ["hunt"] and t.spaces(2) == []
    assert (t.asked, t.seat) == ("act", 2)


@law("paladins", "actions.1")
def test_an_action_takes_workers_one_has() -> None:
    t = Table(2).workers(1, "labourer", "scout").play("act hunt")
    assert sorted(t.options()) == ["labourer", "labourer+scout", "scout"]
    t.refuses("workers fighter", "actions.1")
    t.refuses("workers scout+scout", "actions.1")


# ---------------------------------------------------------------- actions.2
@law("paladins", "actions.2", "actions.7")
@pytest.mark.parametrize(
    ("action", "needs", "after"),
    [
        ("commission", (2, 0, 0), (2, 0, 1)),
        ("fortify", (0, 0, 1), (0, 1, 1)),
        ("garrison", (0, 3, 0), (1, 3, 0)),
        ("absolve", (0, 0, 2), (1, 0, 2)),
        ("attack", (0, 3, 0), (0, 3, 1)),
        ("convert", (2, 0, 0), (2, 1, 0)),
    ],
)
def test_a_right_hand_action_requires_one_attribute_and_raises_another(
    action: str, needs: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    target = TARGET[action].replace("r1", "r2")

    def with_track(track: tuple[int, int, int]) -> Table:
        t = Table(2).workers(1, "4 criminal").provisions(1, 1).coins(1, 2 if action == "absolve" else 0).attribute(1, *track)
        t.outsiders("", "mercenary-viking", "", "", "", "").top("wall", "wall-5")
        return t.walls(1, "wall-1").jars(1, 1).jar_squares(1, "jar-faith")

    t = with_track(needs).play(f"act {action}").answer(target).answer("workers criminal+criminal+criminal")
    assert t.track(1) == after, "what it requires is not spent"
    less = with_track((max(0, needs[0] - 1), max(0, needs[1] - 1), max(0, needs[2] - 1)))
    if action in less.options():
        assert target.split()[1] not in less.play(f"act {action}").options()


# ---------------------------------------------------------------- actions.3, actions.4, actions.5
@law("paladins", "actions.3")
@pytest.mark.parametrize("worker", WORKERS)
@pytest.mark.parametrize("action", ["conspire", "hunt", "trade", "recruit"])
def test_a_clear_slot_takes_any_worker(action: str, worker: str) -> None:
    t = Table(2).workers(1, worker)
    assert action in t.options()
    t.play(f"act {action}")
    if action == "recruit":
        t.play(t.options()[0])
    assert t.slots(1, action)[0] == worker


@law("paladins", "actions.3")
@pytest.mark.parametrize("one", WORKERS)
@pytest.mark.parametrize("other", WORKERS)
def test_develop_takes_any_two_workers(one: str, other: str) -> None:
    t = Table(2).workers(1, one, other).coins(1, 4).play("act develop", "develop attack>0")
    assert sorted(t.slots(1, "develop")) == sorted([one, other])


@law("paladins", "actions.4", "actions.5")
@pytest.mark.parametrize("action", SLOTS)
def test_every_crew_that_fits_a_right_hand_action_and_no_other(action: str) -> None:
    t = ready(*[f"3 {worker}" for worker in WORKERS]).play(f"act {action}").answer(TARGET[action])
    assert t.asked == "workers" and set(t.options()) == crews(SLOTS[action])
    first, _, last = SLOTS[action]
    plain = "+".join(sorted([first, "labourer", last], key=WORKERS.index))
    t.refuses("workers labourer+labourer+labourer", "actions.1")
    assert t.options()[0] == plain, "the cheapest set comes first"


@law("paladins", "actions.4")
@pytest.mark.parametrize("action", SLOTS)
def test_a_coloured_slot_stays_closed_to_other_colours(action: str) -> None:
    first, _, last = SLOTS[action]
    for slot in (first, last):
        others = [f"3 {worker}" for worker in WORKERS if worker not in (slot, "criminal")]
        t = ready(*others)
        assert t.refused(1, action) == "actions.4", f"no {slot}"
    t = ready(first, last)
    assert t.refused(1, action) == "actions.4", "three slots, two workers"
    assert action in ready(first, last, "labourer").options()


@law("paladins", "actions.4")
def test_pray_is_for_clerics_and_criminals() -> None:
    for worker in WORKERS:
        t = Table(2).workers(1, f"2 {worker}").coins(1, 2).laid(1, "hunt", "scout")
        assert ("pray" in t.options()) == (worker in ("cleric", "criminal"))
        assert t.refused(1, "pray") == ("" if worker in ("cleric", "criminal") else "actions.4")


@law("paladins", "actions.5")
@pytest.mark.parametrize("action", SLOTS)
def test_criminals_fill_any_slot(action: str) -> None:
    t = ready("4 criminal").play(f"act {action}").answer(TARGET[action]).answer("workers criminal+criminal+criminal")
    assert t.slots(1, action) == ["criminal"] * 3
    first, _, last = SLOTS[action]
    t = ready("criminal", first, "labourer").play(f"act {action}").answer(TARGET[action])
    assert t.slots(1, action) == [first, "labourer", "criminal"]
    t = ready("criminal", "labourer", last).play(f"act {action}").answer(TARGET[action])
    assert t.slots(1, action) == ["criminal", "labourer", last]


# ---------------------------------------------------------------- actions.6
@law("paladins", "actions.6")
def test_five_actions_are_done_seven_times_at_most_and_attack_without_end() -> None:
    def done(n: int) -> Table:
        t = Table(2).workers(1, "4 criminal").coins(1, 20).provisions(1, 20).attribute(1, 12, 12, 12)
        t.converted(1, *OUTSIDERS[:n]).attacked(1, *OUTSIDERS[10 : 10 + n + 5]).walls(1, *WALLS[:n])
        return t.monks(1, n).outposts(1, n).jars(1, n)

    limited = ("commission", "fortify", "garrison", "absolve", "convert")
    t = done(6)
    assert {*limited, "attack"} <= set(t.options())
    t = done(7)
    assert [t.refused(1, action) for action in limited] == ["actions.6"] * 5
    for action in limited:
        t.refuses(f"act {action}", "actions.6")
    assert "attack" in t.options(), "the thirteenth attack"


# ---------------------------------------------------------------- actions.8
@law("paladins", "actions.8", "pray.2")
@pytest.mark.parametrize("action", ["develop", "recruit", "conspire", "hunt", "trade", *SLOTS])
def test_a_space_in_use_is_closed_until_it_is_emptied(action: str) -> None:
    crew = {"develop": ("scout", "scout")}.get(action, ("scout",) if action not in SLOTS else ("scout", "scout", "scout"))
    t = ready("5 criminal").laid(1, action, *crew).passed(2)
    assert action not in t.options()
    t.refuses(f"act {action}", "actions.8")
    t.play("act pray").answer("workers criminal")
    assert action in t.options() and t.spaces(1) == ["pray"]
    t.refuses("act pray", "actions.8")


@law("paladins", "actions.8")
@pytest.mark.parametrize("action", ["develop", "recruit", "pray", *SLOTS])
def test_a_space_in_use_is_closed_for_that_reason_before_all_others(action: str) -> None:
    t = Table(2).workers(1, "labourer").townsfolk("", "", "", "", "").laid(1, action, "scout")
    t.refuses(f"act {action}", "actions.8")


@law("paladins", "actions.8")
def test_spaces_are_used_by_their_owner_alone() -> None:
    t = Table(2).workers(1, "2 labourer").workers(2, "2 labourer").play("act conspire")
    assert t.seat == 2 and "conspire" in t.options()
    t.play("act conspire")
    assert "conspire" not in t.options() and t.spaces(1) == t.spaces(2) == ["conspire"]


# ---------------------------------------------------------------- actions.9
@law("paladins", "actions.9")
@pytest.mark.parametrize(
    ("moves", "paid"),
    [
        (["act develop", "develop attack>0", "workers criminal+criminal"], (4, 0)),
        (["act recruit", "recruit squire-3>dismiss"], (3, 0)),
        (["act pray", "pray hunt", "workers criminal"], (2, 0)),
        (["act absolve", "absolve jar-labourer", "workers criminal+criminal+criminal"], (1, 0)),
        (["act attack", "attack mercenary-viking", "workers criminal+criminal+criminal"], (3, 0)),
        (["act convert", "convert protector-saracen", "workers criminal+criminal+criminal"], (1, 0)),
        (["act commission", "commission r1s2", "workers criminal+criminal+criminal"], (-2, 1)),
        (["act fortify", "workers criminal+criminal+criminal"], (0, 1)),
    ],
)
def test_what_is_paid_goes_to_the_common_supply_not_to_the_tax(moves: list[str], paid: tuple[int, int]) -> None:
    t = Table(2).workers(1, "5 criminal").coins(1, 9).provisions(1, 9).tax(3).laid(1, "hunt", "labourer")
    t.converted(1, "thief-viking").outsiders("protector-saracen", "", "mercenary-viking").townsfolk("squire-3")
    t.top("wall", "wall-5")
    for move in moves:
        t.answer(move)
    assert t.has(1) == (9 - paid[0], 9 - paid[1])
    assert t.state.tax == 3 and t.has(2) == (0, 0)


@law("paladins", "actions.9")
def test_a_price_must_be_paid_in_full() -> None:
    t = Table(2).workers(1, "5 criminal").coins(1, 1).laid(1, "hunt", "labourer").converted(1, *OUTSIDERS[:3])
    assert [t.refused(1, action) for action in ("develop", "pray", "commission", "fortify", "convert")] == [
        "develop.1",
        "pray.1",
        "commission.2",
        "fortify.2",
        "convert.2",
    ]
    t.refuses("act pray", "pray.1")


# ---------------------------------------------------------------- limits.1
@law("paladins", "limits.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_some_squares_are_used_with_three_or_four_players_only(seats: int) -> None:
    t = Table(seats).workers(1, "4 criminal").provisions(1, 1).attribute(1, faith=12).play("act commission")
    used = [square for square, least in zip(SQUARES, SQUARE_PLAYERS, strict=True) if least <= seats]
    assert sorted(t.options()) == sorted(used)
    assert len(used) == {1: 25, 2: 25, 3: 34, 4: 40}[seats]
    assert ("r1s3" in used, "r1s4" in used) == (seats >= 3, seats >= 4)
    assert [square.id for square in t.live.view(None).squares] == used
    if seats < 4:
        t.refuses("commission r1s4", "commission.4")


# ---------------------------------------------------------------- passing
@law("paladins", "pass.1")
def test_without_usable_workers_one_must_pass() -> None:
    t = Table(2).workers(1)
    assert t.seat == 2 and t.state.passed == 1
    t = Table(2).workers(1, "labourer").laid(1, "conspire", "scout").laid(1, "hunt", "scout").laid(1, "trade", "scout")
    t.laid(1, "recruit", "scout")
    assert t.seat == 2 and t.state.passed == 1 and t.hand(1) == ["labourer"], "a worker, but no action for it"


@law("paladins", "pass.1")
def test_one_may_pass_with_workers_left() -> None:
    t = Table(2).workers(1, "labourer", "scout")
    assert t.options()[-1] == "pass" and len(t.options()) > 1
    t.play("act pass")
    assert t.state.passed == 1 and t.seat == 2


@law("paladins", "pass.2")
def test_passing_clears_the_own_board() -> None:
    t = Table(2).workers(1, "labourer").laid(1, "hunt", "labourer", "scout").laid(1, "attack", "scout", "labourer", "fighter")
    t.laid(2, "trade", "merchant").workshops(1, "attack", 1).play("act pass")
    assert t.spaces(1) == [] and t.hand(1) == ["labourer"], "to the supply, not to the hand"
    assert t.slots(1, "attack") == ["", "workshop", ""], "workshops stay"
    assert t.spaces(2) == ["trade"], "only the own board"


@law("paladins", "pass.3")
def test_three_unused_workers_are_kept_and_the_rest_goes_back() -> None:
    t = Table(2).workers(1, "2 labourer", "scout", "cleric", "criminal").play("act pass")
    assert t.asked == "keep"
    assert sorted(t.options()) == sorted(
        [
            "labourer+labourer+scout",
            "labourer+labourer+cleric",
            "labourer+labourer+criminal",
            "labourer+scout+cleric",
            "labourer+scout+criminal",
            "labourer+cleric+criminal",
            "scout+cleric+criminal",
        ]
    )
    t.refuses("keep scout+scout+cleric", "pass.3")
    t.play("keep scout+cleric+criminal")
    assert t.hand(1) == ["scout", "cleric", "criminal"] and t.suspects(1) == []


@law("paladins", "pass.3")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_up_to_three_workers_stay_without_a_question(n: int) -> None:
    t = Table(2).workers(1, f"{n} scout").play("act pass")
    assert t.seat == 2 and t.hand(1) == ["scout"] * n


@law("paladins", "pass.3")
def test_a_fourth_worker_goes_back() -> None:
    t = Table(2).workers(1, "2 labourer", "scout", "cleric").play("act pass")
    assert t.asked == "keep"
    t.play("keep labourer+scout+cleric")
    assert t.seat == 2 and t.hand(1) == ["labourer", "scout", "cleric"]


@law("paladins", "pass.3")
def test_kept_workers_serve_in_the_next_round() -> None:
    t = Table(2).workers(1, "3 labourer").paladin(1, "roland").paladin(2, "roland").passed(2)
    t.paladin_deck(1, "otton", "gerin", "ivon").top("tavern", "tavern-7", "tavern-8", "tavern-1")
    t.play("act pass", "1: paladin otton>gerin").play(f"2: {t.options(2)[0]}", "tavern tavern-8", "tavern tavern-7")
    assert t.hand(1) == ["labourer"] * 5 + ["merchant"] * 4


@law("paladins", "pass.4")
def test_who_has_passed_takes_no_more_actions() -> None:
    t = Table(3).workers(1, "5 labourer").workers(2, "3 labourer").workers(3, "3 labourer").play("act hunt", "act pass")
    seats = []
    for move in ("act hunt", "act trade", "act trade", "act conspire"):
        seats.append(t.seat)
        t.play(move)
    assert seats == [3, 1, 3, 1]
    t.refuses("2: act hunt", "")


@law("paladins", "pass.4", "inquisition.1", "inquisition.2")
def test_who_has_passed_is_still_judged_and_served() -> None:
    t = Table(2).workers(1, "2 labourer").tax(1).top("suspicion", 1).passed(2).suspicions(2, 0, 1, 2)
    t.tableau(2, "peddler-2").play("act conspire")
    assert (t.asked, t.seat) == ("inquisition", 2)
    t.play("inquisition peddler-2")
    assert t.has(2) == (0, 2) and t.debts(2) == (1, 0) and t.suspects(2) == [0, 1]
    assert (t.asked, t.seat, t.state.tax) == ("act", 1, 6)
