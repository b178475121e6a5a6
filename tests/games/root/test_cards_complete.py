"""Every card, leader, minister, plot, quest and special action is played in a test of the Law (tests/law/root).

Item, ambush, dominance and favor cards and quests are played one by one in tests/law/root/test_every_card.py, from the data;
for all that has an effect of its own, a test must name it."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from regnum.games.root.components import CARD_DATA, CARD_KIND, CARD_NAMES, CHARACTERS, DECK_SIZE, FACTION, PLOTS

LAW = Path(__file__).resolve().parents[2] / "law" / "root"
PERSISTENT = sorted(
    {CARD_NAMES[i].rstrip("0123456789").rstrip("-") for i in range(len(CARD_DATA)) if CARD_KIND[i] == "persistent"}
)


@cache
def said_in_tests(files: str) -> list[tuple[str, set[str]]]:
    """The tests of some files, each with the words of its texts and the names it uses, of its marks and helpers too."""
    found: list[tuple[str, set[str]]] = []
    for path in sorted(LAW.glob(files)):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
        words = {name: words_of(node) for name, node in functions.items()}
        for name in functions:
            if name.startswith("test_"):
                helpers = [words[helper] for helper in functions if helper in words[name]]
                found.append((name, words[name].union(*helpers)))
    return found


def words_of(node: ast.AST) -> set[str]:
    """The words of every text and every name inside."""
    found: set[str] = set()
    for inner in ast.walk(node):
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
            found |= {word.strip(".,:") for word in inner.value.split()}
        elif isinstance(inner, ast.Name):
            found.add(inner.id)
    return found


def named_in(word: str, files: str) -> list[str]:
    """The tests that play something, also as one of several copies (`tunnels-2`)."""
    names = {word, *[f"{word}-{n}" for n in (1, 2, 3)], word.upper().replace("-", "_")}
    return [name for name, words in said_in_tests(files) if names & words]


def test_both_decks_have_persistent_effects() -> None:
    assert len([name for name in PERSISTENT if not name.startswith("x-")]) == 11
    assert len([name for name in PERSISTENT if name.startswith("x-")]) == 18
    assert len(CARD_DATA) == 2 * DECK_SIZE


@pytest.mark.parametrize("card", PERSISTENT)
def test_a_card_with_an_effect_of_its_own_is_played(card: str) -> None:
    assert named_in(card, "test_cards_powers_*.py")


@pytest.mark.parametrize("leader", [leader["id"] for leader in FACTION["eyrie"]["leader"]])
def test_a_leader_is_played(leader: str) -> None:
    assert named_in(leader, "test_eyrie.py")


@pytest.mark.parametrize("minister", [minister["id"] for minister in FACTION["duchy"]["minister"]])
def test_a_minister_is_played(minister: str) -> None:
    assert named_in(minister, "test_duchy*.py")


@pytest.mark.parametrize("plot", PLOTS)
def test_a_plot_is_played(plot: str) -> None:
    assert named_in(plot, "test_corvid*.py")


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_is_played(character: str) -> None:
    assert named_in(character, "test_characters.py")
