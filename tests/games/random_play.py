"""Random games of any game, and what must hold at their decisions and at their end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

import msgspec
import pytest

from regnum.bots.codec import digest, dump
from regnum.engine.errors import CannotUndo, IllegalMove
from regnum.engine.kinds import Message
from regnum.engine.registry import rulebook
from regnum.engine.session import Session
from regnum.game import Game, OpenAsk, load
from tests.engine.play import fingerprint, lines
from tests.games.own import own
from tests.games.secrets import random_table, viewers

SLOTS = (MemberDescriptorType, GetSetDescriptorType)
"""What the attributes of a state are in its class: of plain Python, and compiled."""
LONGEST = 20_000
"""Decisions after which a random game is given up, if it is hopeless."""


def seats_of(name: str) -> range:
    """The numbers of players a game takes."""
    return range(rulebook(name).fewest, rulebook(name).most + 1)


def table(name: str, seats: int, seed: int) -> Game:
    """A new game for so many; the seed decides its roles, options and luck."""
    book = rulebook(name)
    wishes = book.roles if seed % 4 < 2 else book.seatings()
    return random_table(book, Random(f"{name} {seats} {seed}"), seats, wishes, ("fair", "quick")[seed % 2])


def position(session: Session) -> Any:
    """The state, the open questions with their answers, the answers given so far; not which question is shown first."""
    state, asked, _, answers = fingerprint(session)
    return state, asked, answers


@contextmanager
def reproducible(name: str, seats: int, seed: int) -> Iterator[Game]:
    """A game of the table; if the test fails, which table and its record up to there are printed."""
    game = table(name, seats, seed)
    try:
        yield game
    except BaseException:
        print(f"\ntable({name!r}, {seats}, {seed}) at decision {game.decisions}, {[a.kind for a in game.asks]}")
        print(game.record())
        raise


# ---------------------------------------------------------------- whole games
def finish(game: Game, rng: Random) -> Game:
    """Plays to the end at random and counts the pieces after every decision."""
    session, mine = game.session, own(game.book.name)
    for _ in range(LONGEST):
        if session.ask is None:
            return game
        session.play(rng.choice(session.options))
        game.book.count(session.g)
        mine.check_pieces(game)
    assert mine.hopeless(game), "the game does not end"
    return game


def check_end(game: Game) -> None:
    """Nothing more is asked, the sheet adds up, somebody has won (only a game for one can be lost), and everybody can look at
    it."""
    if not game.over:
        return
    assert game.session.ask is None and game.asks == []
    with pytest.raises(IllegalMove):
        game.play(0)
    result = game.result
    assert result.winners == sorted(set(result.winners)) and (result.winners or len(game.header.seats) == 1)
    assert result.scores == [sum(row.points[s] for row in result.sheet) for s in range(len(game.header.seats))]
    for viewer in viewers(game):
        assert msgspec.json.encode(game.view(viewer))
    own(game.book.name).check_end(game)


def check_record(game: Game) -> None:
    """The record replays byte for byte, also from its middle."""
    text = game.record()
    again = load(text)
    assert again.problem is None and again.record() == text
    assert position(again.session) == position(game.session) and lines(again) == lines(game)
    half = game.decisions // 2
    assert digest(game.at(half).session.g) == digest(again.at(half).session.g)


def check_plain(game: Game) -> None:
    """The state is plain data, and its digest leaves nothing out but the log and what follows from the rest."""
    data = dump(game.session.g)
    assert json.loads(json.dumps(data)) == data
    assert left_out(game.session.g) == {"log", *getattr(game.session.g, "DERIVED", ())}


def left_out(thing: Any) -> set[str]:
    """What the FIELDS of a state and of its parts do not name."""
    if isinstance(thing, list):
        return {name for part in thing for name in left_out(part)}
    fields = getattr(thing, "FIELDS", None)
    if fields is None:
        return set()
    slots = {name for cls in type(thing).__mro__ for name, member in vars(cls).items() if isinstance(member, SLOTS)}
    return (slots - set(fields) - {"__class__"}).union(*[left_out(getattr(thing, name)) for name in fields])


# ---------------------------------------------------------------- one decision
def check_answers(game: Game, rng: Random, before: Any) -> None:
    """Every open answer is accepted, a few others are refused, and no reason is given against an open answer."""
    fair = game.header.options["prompts"] == "fair"
    for raw in game.session.waiting():
        ask, kind = OpenAsk(game.book, raw, game.session.options_of(raw.seat)), game.book.kinds[raw.kind]
        assert len(set(ask.options)) == len(ask.options) > (0 if raw.secret and fair else 1)
        closed = {no.option for no in game.why(ask.seat)}
        assert not closed & set(ask.options), f"{ask.kind} is both open and closed"
        for option, text in zip(ask.options, ask.texts, strict=True):
            assert kind.parse(text.split()[1]) == option
            other = game.clone()
            other.play(option, ask.seat)
            other.book.count(other.session.g)
        for wrong in [rng.randrange(-1, kind.noun.size) for _ in range(3)] + rng.sample(sorted(closed), min(2, len(closed))):
            if wrong not in ask.options:
                with pytest.raises(IllegalMove):
                    game.play(wrong, ask.seat)
    assert position(game.session) == before


def check_foresight(game: Game, before: Any) -> None:
    """What is said before the click and what a position is worth never fail and change nothing."""
    g = game.session.g
    for ask in game.session.waiting():
        for option in game.session.options_of(ask.seat):
            assert all(isinstance(hint, Message) for hint in game.book.foretell(g, ask, option))
    for seat in range(len(game.header.seats)):
        assert 0.0 <= game.book.worth(g, seat) <= 1.0
    assert isinstance(game.book.phase(g), Message)
    assert position(game.session) == before


def play_and_take_back(game: Game, ask: OpenAsk, option: int, before: Any) -> None:
    """Plays an answer; where it can be taken back, the position is the same as before, and the answer is given again."""
    told = lines(game)
    game.play(option, ask.seat)
    if game.why_not_undo(ask.seat) is not None:
        with pytest.raises(CannotUndo):
            game.undo(ask.seat)
        return
    after = position(game.session)
    game.undo(ask.seat)
    assert position(game.session) == before and lines(game) == told
    game.play(option, ask.seat)
    assert position(game.session) == after


def look_through(name: str, seats: int, seed: int, looks: int) -> None:
    """Plays a game twice: to its end, and again with about so many of its decisions looked at."""
    with reproducible(name, seats, seed) as game:
        length = finish(game, Random(seed)).decisions
        check_end(game)
        check_record(game)
    rng = Random(seed)
    middle, copy = length * (1 + seed % 5) // 6, None
    with reproducible(name, seats, seed) as game:
        while not game.over and game.decisions < LONGEST // 4:
            if copy is None and game.decisions >= middle and not game.session.group:
                copy = game.clone()
                check_record(game)
                check_plain(game)
            ask = rng.choice(game.asks)
            option = rng.choice(ask.options)
            if rng.random() < looks / length:
                before = position(game.session)
                check_answers(game, rng, before)
                check_foresight(game, before)
                assert position(game.clone().session) == before
                play_and_take_back(game, ask, option, before)
            else:
                game.play(option, ask.seat)
            if copy is not None:
                copy.play(option, ask.seat)
        if copy is not None:
            assert digest(copy.session.g) == digest(game.session.g)


# ---------------------------------------------------------------- copies
def shared(a: Any, b: Any, found: list[list[Any]]) -> list[list[Any]]:
    """The lists that two copies of a state have in common."""
    if isinstance(a, list):
        if a is b:
            found.append(a)
        for x, y in zip(a, b, strict=True):
            if isinstance(x, list) or hasattr(x, "FIELDS"):
                shared(x, y, found)
    for name in getattr(a, "FIELDS", ()):
        shared(getattr(a, name), getattr(b, name), found)
    return found


def play_beside_copies(name: str, seats: int, seed: int, looks: int) -> None:
    """No rule changes in place a list that copies share; a game played on a copy or a world leaves the original alone."""
    with reproducible(name, seats, seed) as game:
        length = finish(game.clone(), Random(seed)).decisions or LONGEST // 4
    rng = Random(seed)
    with reproducible(name, seats, seed) as game:
        session = game.session
        while session.ask is not None and game.decisions < LONGEST // 4:
            copy = session.clone()
            before = [(values, values[:]) for values in shared(session.g, copy.g, [])]
            kind = game.ask.kind
            if rng.random() < looks / length:
                assert session.trail.now is not None
                kept = (session.g, session.trail.now.base, copy.g)
                were = [dump(g) for g in kept]
                assert were[0] == were[2]
                finish(game.clone(), rng)
                finish(game.imagine(session.ask.seat, seed), rng)
                assert [dump(g) for g in kept] == were, "playing a copy changed the original"
                session.play(rng.choice(session.options))
                assert dump(copy.g) == were[2], "playing on changed a copy"
            else:
                session.play(rng.choice(session.options))
            for values, were in before:
                assert values == were, f"an answer to {kind} changed {were} into {values}"
