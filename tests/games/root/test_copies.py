"""Copies of a game share most of its lists: whatever is played on one must leave the other as it was."""

from __future__ import annotations

import random
from typing import Any

import pytest

from regnum.engine.codec import dump
from regnum.engine.registry import rulebook
from regnum.engine.session import Session
from regnum.game import load, new
from regnum.games.root.board import rules
from regnum.games.root.components import DECKS, FACTIONS, MAPS
from regnum.games.root.lexicon import KINDS
from regnum.games.root.state import Root

TABLES = (
    ("marquise", "eyrie", "alliance", "vagabond"),
    ("lizard", "riverfolk", "duchy", "corvid"),
    ("marquise", "vagabond", "vagabond2", "riverfolk", "corvid", "duchy"),
    ("eyrie", "alliance", "lizard", "duchy", "vagabond", "vagabond2"),
    ("alliance", "riverfolk", "eyrie", "lizard", "marquise", "corvid"),
)
IN_PLACE = ("supply", "warriors", "hands", "vagabonds")
OFTEN = 0.01
"""How often a copy is played to its end."""


def table(n: int, deck: str, seed: int = 0) -> Session:
    """A new game; all of them together have every faction and map."""
    return new("root", TABLES[n], seed, map=MAPS[n % len(MAPS)], deck=deck, reach="any").session


def finish(session: Session, dice: random.Random) -> None:
    """Plays to the end at random."""
    while session.ask is not None:
        session.play(dice.choice(session.options))


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("n", range(len(TABLES)))
def test_a_game_played_on_a_copy_leaves_the_original_alone(n: int, deck: str) -> None:
    dice = random.Random(n)
    game = table(n, deck)
    while game.ask is not None:
        if dice.random() < OFTEN:
            assert game.trail.now is not None
            copy, world = game.clone(), game.imagine(game.ask.seat, n, rulebook("root").redeal, rulebook("root").sight)
            kept = (game.g, game.trail.now.base, copy.g)
            before = [dump(g) for g in kept]
            assert before[0] == before[2]
            finish(game.clone(), dice)
            finish(world, dice)
            assert [dump(g) for g in kept] == before
            game.play(dice.choice(game.options))
            assert dump(copy.g) == before[2], "playing on changed a copy"
        else:
            game.play(dice.choice(game.options))


def shared(g: Any) -> list[list[Any]]:
    """Every list that copies share: all but those Root's docstring names, and the list of the Vagabonds' boards."""
    found: list[list[Any]] = []
    for name in g.FIELDS:
        value = getattr(g, name)
        if isinstance(value, list) and name not in IN_PLACE:
            found.append(value)
        if isinstance(value, list):
            found += [x for x in value if isinstance(x, list)]
        for board in value if isinstance(value, list) else [value]:
            if hasattr(board, "FIELDS"):
                found += shared(board)
    return found


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("n", range(len(TABLES)))
def test_no_rule_changes_a_shared_list_in_place(n: int, deck: str) -> None:
    dice = random.Random(n)
    for seed in range(2):
        game = table(n, deck, seed)
        while game.ask is not None:
            before = [(values, values[:]) for values in shared(game.g)]
            kind = game.ask.kind
            game.play(dice.choice(game.options))
            for values, were in before:
                assert values == were, f"an answer to {KINDS[kind].name} changed {were} into {values}"


def test_every_faction_is_among_them() -> None:
    assert {name for names in TABLES for name in names} == set(FACTIONS)


def test_a_clearing_has_one_ruler_at_most() -> None:
    for n in range(len(TABLES)):
        dice = random.Random(n)
        game = table(n, DECKS[n % len(DECKS)])
        while game.ask is not None:
            game.play(dice.choice(game.options))
            if dice.random() < 0.1:
                g = game.g
                assert isinstance(g, Root)
                assert all(sum(rules(g, f, c) for f in g.order) < 2 for c in range(12))


def test_who_knows_only_the_record_meets_the_luck_it_tells_of() -> None:
    """The dice that fell since the last checkpoint of a live game are not in its hands any more, only in the record."""
    for seed in range(3):
        game, dice = new("root", 4, key=bytes([seed + 1]) * 32), random.Random(seed)
        for _ in range(250):
            game.play(dice.choice(game.ask.texts))
            asked = game.ask
            if asked.kind in ("hit", "damage", "hospital", "outrage", "discard", "use"):
                known = load(game.record())
                for copy in (known.clone(), known.imagine(asked.seat, 7), known.imagine(asked.seat, 7).imagine(asked.seat, 8)):
                    assert copy.ask.options == asked.options
