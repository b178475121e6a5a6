"""Every card of Paladins is played in a test of the Law (tests/law/paladins).

Rewards, workers and points of whole decks are played card by card, from the data; of all that has an effect of its own, a
test must name it and say by hand what it does."""

from __future__ import annotations

import pytest

from regnum.games.paladins.components import (
    FAVOURS,
    ORDERS,
    OUTSIDER_KIND,
    OUTSIDERS,
    PALADINS,
    TOWNSFOLK,
    TOWNSFOLK_KIND,
)
from tests.games.named import named_in, said_in_tests

DECKS = {
    "PALADINS": "test_paladins.py",
    "ORDERS": "test_kings_cards.py",
    "TAVERN": "test_round.py",
    "TOWNSFOLK": "test_rewards.py",
    "OUTSIDERS": "test_attack.py",
    "WALLS": "test_fortify.py",
    "SQUARES": "test_commission.py",
    "JAR_SQUARES": "test_absolve.py",
}
"""The tables that a test goes through from one end to the other, and where."""


def cards_in_tests(kinds: list[str], cards: list[str], kind: str) -> list[str]:
    """The tests that name a card of a kind, alone or in a move: `recruit abbot-1>keep`."""
    own = [card for card, of in zip(cards, kinds, strict=True) if of == kind]
    said = said_in_tests("paladins", "test_*.py")
    return [name for name, words in said if any(card in word.split(">") for word in words for card in [kind, *own])]


@pytest.mark.parametrize("table", DECKS)
def test_a_deck_is_played_card_by_card(table: str) -> None:
    assert [name for name, words in said_in_tests("paladins", DECKS[table]) if table in words]


@pytest.mark.parametrize("paladin", PALADINS)
def test_a_paladin_is_played(paladin: str) -> None:
    assert named_in("paladins", paladin, "test_paladins.py")


@pytest.mark.parametrize("favour", FAVOURS)
def test_a_favour_is_played(favour: str) -> None:
    assert named_in("paladins", favour, "test_kings_cards.py")


@pytest.mark.parametrize("order", ORDERS)
def test_an_order_is_played(order: str) -> None:
    assert named_in("paladins", order, "test_kings_cards.py")


@pytest.mark.parametrize("kind", sorted(set(TOWNSFOLK_KIND)))
def test_a_townsfolk_is_played(kind: str) -> None:
    assert cards_in_tests(TOWNSFOLK_KIND, TOWNSFOLK, kind)


@pytest.mark.parametrize("kind", sorted(set(OUTSIDER_KIND)))
def test_an_outsider_is_played(kind: str) -> None:
    assert cards_in_tests(OUTSIDER_KIND, OUTSIDERS, kind)
