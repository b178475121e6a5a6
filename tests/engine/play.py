"""Helpers of the engine tests: random games of the toy, and what makes two positions equal."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from regnum.bots.codec import dump
from regnum.engine.session import Session
from regnum.game import Game, new


def toy_game(seed: int, seats: int = 3, **options: str) -> Game:
    """A game of the toy at its first decision."""
    return new("toy", seats=seats, seed=seed, key=b"", players=(), **options)


def play_one(game: Game, rng: Random) -> None:
    """Answers one open question, of any seat that is asked."""
    ask = rng.choice(game.asks)
    game.play(rng.choice(ask.options), ask.seat)


def positions(seed: int, seats: int = 3, **options: str) -> Iterator[Game]:
    """A random game, yielded at every decision and at its end."""
    game, rng = toy_game(seed, seats, **options), Random(seed)
    while not game.over:
        yield game
        play_one(game, rng)
    yield game


def finish(game: Game, seed: int) -> Game:
    """Plays on at random to the end."""
    rng = Random(seed)
    while not game.over:
        play_one(game, rng)
    return game


def fingerprint(session: Session) -> Any:
    """Everything that makes a position: the state, the open questions with their options, the answers given so far."""
    asked = [(a.seat, a.kind, a.about, session.options_of(a.seat)) for a in session.waiting()]
    return dump(session.g), asked, session.options[:], session.answers[:] if session.group else []


def lines(game: Game) -> list[tuple[int, tuple[int, ...], int]]:
    """The whole log as plain data."""
    return [(line.saying, line.args, line.to) for line in game.session.g.log or []]


def seen(game: Game, seat: int | None) -> bytes:
    """The view of a seat, byte for byte."""
    return msgspec.json.encode(game.view(seat))
