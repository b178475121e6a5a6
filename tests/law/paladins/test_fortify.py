"""Fortify: walls above the board, and what every Wall card gives."""

from __future__ import annotations

import pytest

from regnum.games.paladins.components import WALL_DATA, WALLS
from regnum.law import law
from tests.law.paladins.gains import CREW, acted, fails, owned, plus, reap, wealthy
from tests.law.paladins.table import Table

INFLUENCE = [0, 1, 3, 5, 7, 9, 11]
BUILT = ["wall-1", "wall-2", "wall-3", "wall-4", "wall-5", "wall-6", "wall-14"]
PLAIN = [card["id"] for card in WALL_DATA if not any("choice" in gain for gain in card["gain"])]
CHOICES = [card["id"] for card in WALL_DATA if any("choice" in gain for gain in card["gain"])]
BY_HAND = {
    "wall-1": {"strength": 2},
    "wall-5": {"strength": 1},
    "wall-15": {"strength": 1, "labourer": 2},
    "wall-17": {"strength": 1, "labourer": 1, "fighter": 1},
    "wall-19": {"strength": 1, "labourer": 1, "cleric": 1},
    "wall-21": {"strength": 1, "merchant": 1},
}


def ready(walls: int = 0, influence: int = 0) -> Table:
    """Seat 1 has the workers and provisions to fortify, and has so many walls."""
    return Table(2).workers(1, *CREW["fortify"]).provisions(1, 3).attribute(1, influence=influence).walls(1, *BUILT[:walls])


# ---------------------------------------------------------------- influence
@law("paladins", "fortify.4")
@pytest.mark.parametrize("walls", range(7))
def test_each_wall_asks_for_more_influence(walls: int) -> None:  # P-04
    need = INFLUENCE[walls]
    t = ready(walls, need).top("wall", "wall-20").play("act fortify")
    assert len(t.state.walls[0]) == walls + 1 and t.track(1) == (0, 1, need)
    if need:
        assert fails(ready(walls, need - 1), "act fortify") == ("influence", {"have": need - 1, "need": need})


@law("paladins", "fortify.4")
def test_faith_and_strength_do_not_help() -> None:
    t = ready(1).attribute(1, faith=12, strength=12)
    assert fails(t, "act fortify") == ("influence", {"have": 0, "need": 1})


@law("paladins", "fortify.4")
def test_the_paladin_adds_influence() -> None:
    assert "fortify" in ready(3, 2).paladin(1, "anseis").options()
    assert fails(ready(3, 1).paladin(1, "anseis"), "act fortify") == ("influence", {"have": 4, "need": 5})


# ---------------------------------------------------------------- the order and the deck
@law("paladins", "fortify.3", "fortify.5")
def test_the_top_card_is_laid_faceup_right_of_the_others() -> None:
    t = ready(2, 3).top("wall", "wall-20", "wall-21").play("act fortify")
    assert t.live.view(None).nobles[0].walls == ["wall-1", "wall-2", "wall-20"]
    assert t.deck("wall")[0] == "wall-21" and "wall-20" not in t.deck("wall")
    assert t.seat == 2


@law("paladins", "fortify.5")
def test_without_a_wall_card_nobody_fortifies() -> None:  # P-23
    t = ready().only("wall")
    assert fails(t, "act fortify")[0] == "no-wall"
    t = ready().only("wall", "wall-5").play("act fortify")
    assert t.state.walls[0] == [WALLS.index("wall-5")] and t.deck("wall") == []


# ---------------------------------------------------------------- every wall
@law("paladins", "fortify.5")
@pytest.mark.parametrize("wall", PLAIN)
def test_every_wall_gives_its_rewards_at_once(wall: str) -> None:
    t = wealthy(2, "fortify", level=3).top("wall", wall)
    before = owned(t)
    t.play("act fortify")
    assert owned(t) == plus(acted(before, "fortify", provision=-1), *WALL_DATA[WALLS.index(wall)]["gain"])
    if wall in BY_HAND:
        assert owned(t) == plus(acted(before, "fortify", provision=-1), **BY_HAND[wall])
    assert t.track(1)[1] > 3


@law("paladins", "fortify.5")
@pytest.mark.parametrize("wall", CHOICES)
@pytest.mark.parametrize("choice", [0, 1])
def test_of_alternatives_one_is_gained(wall: str, choice: int) -> None:
    strength, alternatives = WALL_DATA[WALLS.index(wall)]["gain"]
    offers = ["pay-debt" if wall in ("wall-7", "wall-8", "wall-9") else "discard-suspicion", "2-coin"]
    t = wealthy(2, "fortify", level=3).top("wall", wall)
    before = owned(t)
    t.play("act fortify")
    assert t.asked == "choose" and t.options() == offers
    reap(t, offers[choice])
    assert strength == {"gain": "strength", "n": 1}
    assert owned(t) == plus(acted(before, "fortify", provision=-1), strength, *alternatives["choice"][choice])


@law("paladins", "fortify.5")
@pytest.mark.parametrize("wall", CHOICES)
def test_an_alternative_that_gives_nothing_cannot_be_chosen(wall: str) -> None:
    t = ready().top("wall", wall).play("act fortify").answer("choose 2-coin")
    assert t.has(1) == (2, 2) and t.debts(1) == (0, 0) and t.seat == 2


@law("paladins", "fortify.5")
def test_every_wall_raises_strength() -> None:
    assert all("strength" in [gain.get("gain") for gain in card["gain"]] for card in WALL_DATA)
    assert len(WALL_DATA) == 24


# ---------------------------------------------------------------- the printed example
@law("paladins", "fortify.6")
def test_fortify_as_in_the_rulebook() -> None:
    t = Table(2).workers(1, *CREW["fortify"]).attribute(1, influence=2).paladin(1, "anseis")
    t.walls(1, *BUILT[:3]).top("wall", "wall-17").play("act fortify")
    assert t.state.walls[0] == [WALLS.index(wall) for wall in [*BUILT[:3], "wall-17"]]
    assert t.hand(1) == ["labourer", "fighter"] and t.track(1) == (0, 1, 2) and t.has(1) == (0, 0)


@law("paladins", "fortify.6")
def test_the_next_wall_of_the_example() -> None:
    assert fails(ready(4, 6), "act fortify") == ("influence", {"have": 6, "need": 7})
    assert fails(ready(4, 7).provisions(1, 1), "act fortify") == ("provisions", {"have": 1, "need": 2})
    t = ready(4, 7).provisions(1, 2).top("wall", "wall-20").play("act fortify")
    assert len(t.state.walls[0]) == 5 and t.has(1) == (0, 0)
