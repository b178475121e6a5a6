"""What can be taken back is said before it is played, and said of what a seat knows alone."""

from __future__ import annotations

import random

import pytest

import regnum
from regnum.engine.registry import GAMES, rulebook


@pytest.mark.parametrize("prompts", ["fair", "quick"])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_what_is_not_final_is_taken_back_and_what_is_final_is_not_the_seats_alone(name: str, prompts: str) -> None:
    luck = random.Random(7)
    game = regnum.new(name, rulebook(name).most, seed=7, prompts=prompts)
    free = 0
    for _ in range(150):
        if game.over:
            break
        ask = game.ask
        n = luck.randrange(len(ask.options))
        final, mark = game.finals(ask.seat)[n], game.session.g.chance.mark
        together = bool(game.session.group)
        game.play(ask.options[n], ask.seat)
        if final:
            alone = [a.seat for a in game.asks] == [ask.seat] and game.session.g.chance.mark == mark
            assert together or len(ask.options) > regnum.game.MANY or not alone, f"{ask.kind} {ask.texts[n]}"
        else:
            free += 1
            assert [a.seat for a in game.asks] == [ask.seat]
            game.undo(ask.seat)
            assert game.ask.kind == ask.kind and game.ask.options == ask.options
            game.play(ask.options[n], ask.seat)
    assert free > 5


@pytest.mark.parametrize("name", sorted(GAMES))
def test_other_hidden_things_do_not_change_what_is_final(name: str) -> None:
    luck = random.Random(8)
    game = regnum.new(name, rulebook(name).most, seed=8)
    for n in range(120):
        if game.over:
            break
        ask = game.ask
        if n % 3 == 0:
            assert game.imagine(ask.seat, n).finals(ask.seat) == game.finals(ask.seat), ask.kind
        game.play(luck.choice(ask.options), ask.seat)


def test_dice_and_what_is_asked_together_are_final() -> None:
    game = regnum.new("root", ["marquise", "eyrie", "alliance", "vagabond"], seed=1)
    luck = random.Random(1)
    seen = set()
    while not game.over and game.decisions < 400:
        ask = game.ask
        if ask.kind == "battle" or game.session.group:
            seen.add(ask.kind)
            assert all(final for final, text in zip(game.finals(ask.seat), ask.texts, strict=True) if text != f"{ask.kind} -")
        game.play(luck.choice(ask.options), ask.seat)
    assert "battle" in seen


def test_why_there_is_no_way_back_is_what_happens() -> None:
    """In Root, where all that can happen does: dice, cards that are drawn, somebody else's answer, the end of a turn."""
    game = regnum.new("root", ["marquise", "eyrie", "alliance", "vagabond"], seed=1)
    luck = random.Random(1)
    seen = set()
    while not game.over and game.decisions < 500:
        ask = game.ask
        n = luck.randrange(len(ask.options))
        why, turn, chance = game.finals(ask.seat)[n], game.book.turn(game.session.g), game.session.g.chance
        mark, uses = chance.mark, chance.uses
        game.play(ask.options[n], ask.seat)
        seen.add(why)
        now, alone = game.session.g, [a.seat for a in game.asks] == [ask.seat]
        match why:
            case "turn":
                assert now.over or (turn[0] == ask.seat and game.book.turn(now) != turn)
            case "luck":
                assert now.chance.uses > uses
            case "known":
                assert now.chance.mark > mark
            case "asked":
                assert now.over or not alone or now.chance.mark > mark
            case "":
                assert alone and now.chance.mark == mark
    assert {"", "asked", "known", "luck", "turn"} <= seen


def test_a_turn_ends_also_where_only_the_game_plays_between() -> None:
    """The Mechanical Marquise asks nobody: the same seat is asked again, after the dice of others, in another turn."""
    game = regnum.new("root", ["eyrie", "mechanical-marquise"], seed=2)
    luck = random.Random(2)
    ended = 0
    while not game.over and game.decisions < 120:
        ask = game.ask
        n, turn = luck.randrange(len(ask.options)), game.book.turn(game.session.g)
        why = game.finals(ask.seat)[n]
        game.play(ask.options[n], ask.seat)
        if why == "turn":
            ended += 1
            assert game.session.g.over or (game.ask.seat == ask.seat and game.book.turn(game.session.g)[1] > turn[1])
    assert ended > 3
