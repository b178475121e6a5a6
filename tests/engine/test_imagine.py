"""What a seat cannot see: pending answers, other hands, the luck to come."""

from __future__ import annotations

from random import Random

import pytest

from regnum.bots.codec import digest
from regnum.engine.trail import PLAYOUT
from regnum.game import Game
from tests.engine.play import fingerprint, finish, play_one, positions, seen, toy_game
from tests.toy import RULEBOOK
from tests.toy.rules import CARD
from tests.toy.state import Ferry

SEEDS = range(10)


def state(game: Game) -> Ferry:
    assert isinstance(game.session.g, Ferry)
    return game.session.g


@pytest.mark.parametrize("seed", SEEDS)
def test_an_imagined_game_looks_the_same_to_its_seat_and_plays_on(seed: int) -> None:
    changed = 0
    for game in positions(seed):
        for ask in game.asks:
            for dream in range(3):
                other = game.imagine(ask.seat, dream)
                assert seen(other, ask.seat) == seen(game, ask.seat)
                same = other.ask_of(ask.seat)
                assert same is not None and (same.kind, same.options) == (ask.kind, ask.options)
                changed += state(other).hands != state(game).hands
                other.book.count(other.session.g)
                finish(other, dream)
    assert changed


@pytest.mark.parametrize("seed", SEEDS)
def test_an_imagined_game_is_cloned_exactly_and_the_same_seed_imagines_the_same(seed: int) -> None:
    for game in positions(seed):
        for ask in game.asks:
            other = game.imagine(ask.seat, 9)
            assert fingerprint(other.session) == fingerprint(game.imagine(ask.seat, 9).session)
            assert fingerprint(other.clone().session) == fingerprint(other.session)
            assert digest(finish(other.clone(), 1).session.g) == digest(finish(other, 1).session.g)


@pytest.mark.parametrize("seed", SEEDS)
def test_imagining_inside_an_imagined_game_does_not_wake_up_to_the_truth(seed: int) -> None:
    told = 0
    for game in positions(seed):
        for ask in game.asks:
            me, you = ask.seat, (ask.seat + 1) % 3
            first = game.imagine(me, 5)
            second = first.imagine(you, 6)
            assert state(second).hands[you] == state(first).hands[you]
            told += state(second).hands[you] != state(game).hands[you]
            assert seen(first.imagine(me, 7), me) == seen(game, me)
    assert told


def test_answers_to_a_question_asked_together_are_invisible_until_all_are_in() -> None:
    game = toy_game(4)
    views = [seen(game, s) for s in (0, 1, 2, None)]
    logs = [game.log(s) for s in (0, 1, 2, None)]
    before = digest(game.session.g)
    game.play(game.ask_of(1).options[0], 1)  # type: ignore[union-attr]
    assert [seen(game, s) for s in (0, 1, 2, None)] == views
    assert [game.log(s) for s in (0, 1, 2, None)] == logs
    assert digest(game.session.g) == before and game.decisions == 0
    assert game.ask_of(1) is None


@pytest.mark.parametrize("mode", [PLAYOUT, 1])
def test_an_imagined_game_does_not_know_the_answers_already_given(mode: int) -> None:
    worlds = []
    for option in (0, 1, 2):
        game = toy_game(4)
        game.play(game.ask_of(1).options[option], 1)  # type: ignore[union-attr]
        world = game.session.imagine(2, 3, RULEBOOK.redeal, RULEBOOK.sight, mode)
        assert world.ask is not None and world.ask.seat == 2
        assert [a.seat for a in world.waiting()] == [0, 1, 2]
        worlds.append(fingerprint(world))
    assert worlds[0] == worlds[1] == worlds[2]


def test_an_imagined_game_keeps_the_own_answer_to_a_question_asked_together() -> None:
    game = toy_game(4)
    game.play(game.ask_of(0).options[1], 0)  # type: ignore[union-attr]
    game.play(game.ask_of(2).options[1], 2)  # type: ignore[union-attr]
    world = game.imagine(2, 3)
    assert world.session.answers == [None, None, game.session.answers[2]]
    assert [a.seat for a in game.imagine(None, 3).asks] == [0, 1, 2]


def test_who_is_not_asked_imagines_from_what_it_last_saw() -> None:
    """Who gives a card has chosen to and is asked which: the others have seen nothing of that yet."""
    stood = 0
    for seed in range(20):
        for game in positions(seed):
            ask = game.session.ask
            if ask is None or ask.kind != CARD:
                continue
            stood += 1
            for viewer in [s for s in range(3) if s != ask.seat] + [None]:
                world = game.imagine(viewer, seed)
                assert world.ask.seat == ask.seat and world.ask.kind == "action"
                assert world.view(viewer) == game.view(viewer)
                finish(world, seed)
            assert game.imagine(ask.seat, seed).ask.kind == "card"
    assert stood


def test_a_game_that_is_over_is_imagined_as_over() -> None:
    game = finish(toy_game(3), 3)
    for viewer in (0, 1, 2, None):
        world = game.imagine(viewer, 5)
        assert world.over and world.asks == [] and seen(world, viewer) == seen(game, viewer)


def test_the_imagined_luck_is_not_the_real_luck() -> None:
    game = toy_game(8)
    for _ in range(3):
        play_one(game, Random(8))
    seat = game.ask.seat
    rolls = set()
    for dream in range(12):
        other = game.imagine(seat, dream)
        rolls.add(tuple(other.session.g.chance.roll(6) for _ in range(6)))
    assert len(rolls) == 12
