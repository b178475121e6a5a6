"""The points of converted Outsiders, every one of them."""

from __future__ import annotations

import pytest

from regnum.games.paladins.components import OUTSIDER_DATA, OUTSIDERS
from regnum.law import law
from tests.law.paladins.table import Table

PEOPLE_OF = {"barbarian": "byzantine", "invader": "viking", "assassin": "saracen"}
FOES = {
    "viking": ["guardian-viking", "lookout-viking", "protector-viking", "vigilante-viking"],
    "byzantine": ["archer-byzantine", "guardian-byzantine", "hunter-byzantine", "warrior-byzantine"],
    "saracen": ["archer-saracen", "adventurer-saracen", "hunter-saracen", "warrior-saracen"],
}
PAIRS = {
    "adventurer": "commission",
    "lookout": "fortify",
    "archer": "garrison",
    "vigilante": "absolve",
    "guardian": "develop",
    "hunter": "recruit",
}
ATTRIBUTE_OF = {"warrior": "faith", "armourer": "strength", "marauder": "influence"}
WALLS = ["wall-1", "wall-2", "wall-7", "wall-8", "wall-9", "wall-10", "wall-11"]
TOWNSFOLK = ["abbot-1", "abbot-2", "abbot-3", "acolyte-1", "acolyte-2", "acolyte-3", "squire-1"]
WORKSHOPS = [(action, slot) for action in ("commission", "fortify", "garrison", "absolve") for slot in (0, 1)]


def cards(*kinds: str) -> list[str]:
    """All Outsiders of these kinds."""
    return [card["id"] for card in OUTSIDER_DATA if card["kind"] in kinds]


def kind(card: str) -> str:
    """The kind of an Outsider."""
    found: str = OUTSIDER_DATA[OUTSIDERS.index(card)]["kind"]
    return found


def times(t: Table, action: str, n: int) -> Table:
    """Seat 1 has done an action so many times."""
    if action == "commission":
        return t.monks(1, n)
    if action == "fortify":
        return t.walls(1, *WALLS[:n])
    if action == "garrison":
        return t.outposts(1, n)
    if action == "absolve":
        return t.jars(1, n)
    if action == "recruit":
        return t.tableau(1, *TOWNSFOLK[:n])
    for laid in {name for name, _ in WORKSHOPS[:n]}:
        t.workshops(1, laid, *[slot for name, slot in WORKSHOPS[:n] if name == laid])
    return t


def score(t: Table, seat: int = 1) -> int:
    """The points of the converted Outsiders of a seat."""
    return t.points(seat, "outsiders")


@law("paladins", "outsider.raiders")
@pytest.mark.parametrize("card", cards(*PEOPLE_OF))
@pytest.mark.parametrize("n", [0, 1, 3, 4])
def test_raiders_count_the_attacked_of_one_people(card: str, n: int) -> None:
    wanted = PEOPLE_OF[kind(card)]
    for people, foes in FOES.items():
        t = Table(2).converted(1, card).attacked(1, *foes[:n])
        assert score(t) == (n if people == wanted else 0)
    t = Table(2).converted(1, card).attacked(2, *FOES[wanted][:n])
    assert score(t) == 0  # what others attack is theirs


@law("paladins", "outsider.raiders")
def test_the_converted_are_not_attacked() -> None:
    t = Table(2).converted(1, "invader-saracen", "guardian-viking", "lookout-viking")
    assert score(t) == 0


@law("paladins", "outsider.pairs")
@pytest.mark.parametrize("card", cards(*PAIRS))
@pytest.mark.parametrize("n", range(8))
def test_one_point_for_two_actions_of_a_sort(card: str, n: int) -> None:
    for action in PAIRS.values():
        t = times(Table(2).converted(1, card), action, n)
        assert score(t) == (n // 2 if action == PAIRS[kind(card)] else 0), action


@law("paladins", "outsider.pairs")
def test_the_guardian_counts_all_eight_workshops() -> None:
    assert score(times(Table(2).converted(1, "guardian-viking"), "develop", 8)) == 4


@law("paladins", "outsider.protector")
@pytest.mark.parametrize("card", cards("protector"))
@pytest.mark.parametrize("n", [0, 1, 4])
def test_a_protector_counts_paid_debts(card: str, n: int) -> None:
    t = Table(2).converted(1, card).paid(1, n).unpaid(1, 2).paid(2, 3)
    assert score(t) == n and t.points(1, "debts") == n - 6


@law("paladins", "outsider.attributes")
@pytest.mark.parametrize("card", cards(*ATTRIBUTE_OF))
@pytest.mark.parametrize("level", [0, 3, 4, 7, 8, 11, 12])
def test_one_point_for_four_of_an_attribute(card: str, level: int) -> None:  # P-08
    for attribute in ("faith", "strength", "influence"):
        t = Table(2).converted(1, card).attribute(1, **{attribute: level})
        assert score(t) == (level // 4 if attribute == ATTRIBUTE_OF[kind(card)] else 0)


@law("paladins", "outsider.attributes")
def test_the_paladin_in_play_does_not_score() -> None:  # P-20
    t = Table(2).converted(1, "warrior-saracen").attribute(1, faith=3).paladin(1, "oliver")
    assert score(t) == 0 and t.points(1, "faith") == 1


@law("paladins", "outsider.champion")
@pytest.mark.parametrize("card", cards("champion"))
@pytest.mark.parametrize("met", range(4))
def test_a_champion_counts_the_orders_met_and_itself(card: str, met: int) -> None:
    t = Table(2).round(7).orders("commission", "garrison", "absolve").converted(1, card)
    for action in ("commission", "garrison", "absolve")[:met]:
        times(t, action, 5)
    assert score(t) == 1 + met


@law("paladins", "outsider.champion")
def test_a_champion_counts_no_order_that_lacks_a_step() -> None:
    t = Table(2).round(7).orders("commission", "garrison", "absolve").converted(1, "champion-saracen").monks(1, 4)
    assert score(t) == 1


@law("paladins", "outsider.thief")
@pytest.mark.parametrize("card", cards("thief"))
@pytest.mark.parametrize("n", [0, 1, 4])
def test_a_thief_counts_the_suspicions_of_its_owner(card: str, n: int) -> None:
    t = Table(2).converted(1, card).suspicions(1, *[2] * n).suspicions(2, 1, 1)
    assert score(t) == n


@law("paladins", "outsider.traitor")
@pytest.mark.parametrize("card", cards("traitor"))
@pytest.mark.parametrize("n", range(4))
def test_with_a_traitor_each_unpaid_debt_costs_two(card: str, n: int) -> None:
    t = Table(2).converted(1, card).unpaid(1, n).paid(1, 1).unpaid(2, n)
    assert t.points(1) == 1 - 2 * n
    assert t.points(2) == -3 * n


@law("paladins", "outsider.traitor")
def test_two_traitors_leave_a_debt_of_one() -> None:
    assert Table(2).converted(1, *cards("traitor")).unpaid(1, 2).points(1) == -2


@law("paladins", "outsider.mercenary")
@pytest.mark.parametrize(("n", "points"), [(1, 2), (2, 6), (3, 12), (4, 20)])
def test_mercenaries_score_for_each_other(n: int, points: int) -> None:
    t = Table(2).converted(1, *cards("mercenary")[:n])
    assert score(t) == points
    assert [shown.points for shown in t.live.view(None).nobles[0].converted] == [n + 1] * n


@law("paladins", "outsider.mercenary")
@pytest.mark.parametrize("card", cards("mercenary"))
def test_attacked_mercenaries_and_those_of_others_do_not_count(card: str) -> None:
    others = [other for other in cards("mercenary") if other != card]
    t = Table(2).converted(1, card).attacked(1, others[0]).converted(2, others[1])
    assert score(t) == 2 and score(t, 2) == 2


def test_every_outsider_is_of_a_kind_tested_here() -> None:
    kinds = {*PEOPLE_OF, *PAIRS, *ATTRIBUTE_OF, "protector", "champion", "thief", "traitor", "mercenary"}
    assert {card["kind"] for card in OUTSIDER_DATA} == kinds and len(OUTSIDER_DATA) == 36
