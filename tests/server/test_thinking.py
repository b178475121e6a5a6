"""A process that thinks keeps its games: what it finds is what the whole record gives."""

from __future__ import annotations

import random

import pytest

import regnum
from regnum.bots import choose
from regnum.engine.errors import BadRecord
from regnum.game import Game
from regnum.server import thinking
from regnum.server.thinking import Memory


def look(game: Game) -> tuple[object, ...]:
    """What a bot could see of a game, and what it would do."""
    seat = game.ask.seat
    thought = choose("ismcts", game, seat, 5, iterations=12)
    return game.record(), game.ask.kind, game.ask.options, game.view(seat), game.view(None), thought


@pytest.mark.parametrize("name", ["tek", "root", "paladins", "oath"])
def test_a_kept_game_is_the_game_of_the_record(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []

    def counted(text: str) -> Game:
        loaded.append(text)
        return regnum.load(text)

    monkeypatch.setattr(thinking, "load", counted)
    rnd, memory = random.Random(3), Memory()
    live = regnum.new(name, 2, key=b"a secret of the table")
    for _ in range(6):
        for _ in range(rnd.randrange(1, 9)):
            live.play(rnd.choice(live.ask.options))
        record = live.record()
        assert look(memory.game(record)) == look(regnum.load(record))
    assert len(loaded) == 1, "only the first record is read from its start"


def test_what_was_taken_back_is_read_from_the_start() -> None:
    memory = Memory()
    live = regnum.new("tek", 2, seed=4)
    rnd = random.Random(1)
    for _ in range(12):
        live.play(rnd.choice(live.ask.options))
    memory.game(live.record())
    live.rewind(7)
    live.play(live.ask.options[-1])
    assert memory.game(live.record()).record() == live.record()
    first, second = live.record(), regnum.new("tek", 2, seed=5).record()
    small = Memory(1)
    for record in (first, second, first):
        assert small.game(record).record() == record
    assert list(small.kept) == [first]
    with pytest.raises(BadRecord):
        memory.game("no record")
