"""Every card, leader, minister, plot, quest and special action is played in a test of the Law (tests/law/root).

Item, ambush, dominance and favor cards and quests are played one by one in tests/law/root/test_every_card.py, from the data;
for all that has an effect of its own, a test must name it."""

from __future__ import annotations

import pytest

from regnum.games.root.components import CARD_DATA, CARD_KIND, CARD_NAMES, CHARACTERS, DECK_SIZE, FACTION, PLOTS
from tests.games.named import named_in

PERSISTENT = sorted(
    {CARD_NAMES[i].rstrip("0123456789").rstrip("-") for i in range(len(CARD_DATA)) if CARD_KIND[i] == "persistent"}
)


def test_both_decks_have_persistent_effects() -> None:
    assert len([name for name in PERSISTENT if not name.startswith("x-")]) == 11
    assert len([name for name in PERSISTENT if name.startswith("x-")]) == 18
    assert len(CARD_DATA) == 2 * DECK_SIZE


@pytest.mark.parametrize("card", PERSISTENT)
def test_a_card_with_an_effect_of_its_own_is_played(card: str) -> None:
    assert named_in("root", card, "test_cards_powers_*.py")


@pytest.mark.parametrize("leader", [leader["id"] for leader in FACTION["eyrie"]["leader"]])
def test_a_leader_is_played(leader: str) -> None:
    assert named_in("root", leader, "test_eyrie.py")


@pytest.mark.parametrize("minister", [minister["id"] for minister in FACTION["duchy"]["minister"]])
def test_a_minister_is_played(minister: str) -> None:
    assert named_in("root", minister, "test_duchy*.py")


@pytest.mark.parametrize("plot", PLOTS)
def test_a_plot_is_played(plot: str) -> None:
    assert named_in("root", plot, "test_corvid*.py")


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_is_played(character: str) -> None:
    assert named_in("root", character, "test_characters.py")
