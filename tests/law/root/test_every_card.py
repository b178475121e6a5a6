"""Every item, ambush, dominance and favor card of both decks and every quest, one by one (3.3, 4.1, 4.3.1, 9.5.5)."""

from __future__ import annotations

import pytest

from regnum.games.root.components import (
    ANY,
    BIRD,
    CARD_COST,
    CARD_DATA,
    CARD_ITEM,
    CARD_KIND,
    CARD_NAMES,
    CARD_POINTS,
    CARD_SUIT,
    DECK_SIZE,
    DECKS,
    ITEMS,
    QUEST_DATA,
    SUITS,
    card,
)
from regnum.law import law
from tests.law.root.table import Table
from tests.law.root.wandering import Wandering

CLEARING = {"fox": 8, "rabbit": 5, "mouse": 7}
"""A clearing of each suit on the autumn map, without a ruin and far from the others."""
THREE = {"fox": (1, 6, 8), "rabbit": (3, 4, 5), "mouse": (2, 7, 9)}
"""Three clearings of each suit, likewise."""


def of_kind(kind: str) -> list[str]:
    """Every card of a kind in both decks, copies too."""
    return [CARD_NAMES[i] for i in range(len(CARD_DATA)) if CARD_KIND[i] == kind]


def deck_of(name: str) -> str:
    return DECKS[card(name) // DECK_SIZE]


def suit_of(name: str) -> str:
    return SUITS[CARD_SUIT[card(name)]]


@law("root", "4.1.1", "4.1.2", "3.2.2")
@pytest.mark.parametrize("name", of_kind("item"))
def test_an_item_card_costs_its_pieces_and_gives_its_item_and_points(name: str) -> None:
    cost = ["fox" if suit == ANY else SUITS[suit] for suit in CARD_COST[card(name)]]
    t = Table("marquise eyrie", deck=deck_of(name)).no_ruins().army("marquise", 1)
    for i, suit in enumerate(cost):
        t.build("workshop", THREE[suit][i])
    t.hand("marquise", name).begin("marquise", "daylight").play("act craft")
    assert t.items("marquise") == [ITEMS[CARD_ITEM[card(name)]]]
    assert t.score("marquise") == CARD_POINTS[card(name)] >= 1
    assert t.discards == [name] and t.cards("marquise") == []
    assert sum(t.state.activated) == len(cost)
    t = Table("marquise eyrie", deck=deck_of(name)).no_ruins().army("marquise", 1)
    for i, suit in enumerate(cost[1:]):
        t.build("workshop", THREE[suit][i])
    assert "craft" not in t.hand("marquise", name).begin("marquise", "daylight").options(), "one piece too few"


@law("root", "4.3.1", "2.1.1")
@pytest.mark.parametrize("name", of_kind("ambush"))
@pytest.mark.parametrize("suit", CLEARING)
def test_an_ambush_card_works_in_clearings_of_its_suit(name: str, suit: str) -> None:
    c = CLEARING[suit]
    t = Table("marquise eyrie", deck=deck_of(name)).army("marquise", c, 5).army("eyrie", c, 3).hand("eyrie", name)
    t.begin("marquise", "daylight").dice(0, 0).play("act battle")
    assert (t.asked, t.who) == ("ambush", "eyrie")
    fits = suit_of(name) in ("bird", suit)
    assert t.options() == (["pass", name] if fits else ["pass"])
    if fits:
        t.play(f"ambush {name}").until("act", "marquise")
        assert t.at("marquise", c) == 3 and t.discards == [name]


@law("root", "3.3.1", "3.3.1.I", "3.3.1.II")
@pytest.mark.parametrize("name", of_kind("dominance"))
def test_a_dominance_card_is_activated_and_wins(name: str) -> None:
    bird = CARD_SUIT[card(name)] == BIRD
    t = Table("marquise eyrie alliance", deck=deck_of(name)).points("marquise", 10).hand("marquise", name)
    for c in (1, 3) if bird else THREE[suit_of(name)]:
        t.army("marquise", c, 2)
    t.begin("marquise", "daylight").play("act dominance")
    assert t.state.dominance[0] == card(name) and t.cards("marquise") == []
    assert not t.live.over
    t.until("act", "marquise").until("never")
    assert t.winners == ["marquise"] and t.live.result.how == "root-end-dominance"


@law("root", "4.1.2", "3.2.1")
@pytest.mark.parametrize("name", of_kind("favor"))
def test_a_favor_strikes_the_enemies_in_clearings_of_its_suit_only(name: str) -> None:
    t = Table("marquise eyrie", deck=deck_of(name)).no_ruins().army("marquise", 10)
    mine = THREE[suit_of(name)]
    t.build("workshop", *mine).hand("marquise", name)
    for c in CLEARING.values():
        t.army("eyrie", c, 2).build("roost", c)
    t.begin("marquise", "daylight").play("act craft")
    struck = [c for c in CLEARING.values() if not t.at("eyrie", c)]
    assert struck == [CLEARING[suit_of(name)]]
    assert t.score("marquise") == 1 and t.on_map("roost") == 2 and t.on_map("workshop") == 3


@law("root", "9.5.5", "9.5.5/2")
@pytest.mark.parametrize("reward", ["points", "cards"])
@pytest.mark.parametrize("quest", range(len(QUEST_DATA["quest"])), ids=[quest["id"] for quest in QUEST_DATA["quest"]])
def test_a_quest_exhausts_its_items_in_its_suit_for_points_or_cards(quest: int, reward: str) -> None:
    data = QUEST_DATA["quest"][quest]
    a, b = data["items"]
    t = Wandering("vagabond marquise").army("marquise", 12).wander("thief", CLEARING[data["suit"]]).gear(f"{a} {b} boots")
    t.open_quests(data["id"]).begin("vagabond", "daylight").play("act quest", f"reward {reward}")
    assert t.bag() == sorted([f"{a}-exhausted", f"{b}-exhausted", "boots"])
    assert (t.score("vagabond"), len(t.cards("vagabond"))) == ((1, 0) if reward == "points" else (0, 2))
    elsewhere = next(c for suit, c in CLEARING.items() if suit != data["suit"])
    t = Wandering("vagabond marquise").army("marquise", 12).wander("thief", elsewhere).gear(f"{a} {b} boots")
    assert "quest" not in t.open_quests(data["id"]).begin("vagabond", "daylight").options()
