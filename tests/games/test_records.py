"""The golden games of every game replay: from their records, from their seeds alone, and as far as a damaged record is good."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from regnum.engine.registry import GAMES
from regnum.game import load, new
from regnum.record import parse
from tests.games.golden import gallery
from tests.games.sights import look, noted, width_of

RECORDED = [name for name in GAMES if find_spec(f"tests.games.{name}.test_records") is not None]
GOLDEN = [(name, which) for name in RECORDED for which in gallery(name).names]


@pytest.mark.parametrize("name", RECORDED)
def test_no_golden_game_has_changed_under_these_rules(name: str) -> None:
    hung = gallery(name)
    assert hung.changed() == [], f"raise the version of the rules, then run python -m tests.games.golden {name}"
    assert all(load(hung.text(which)).header.rules == hung.version for which in hung.names)


@pytest.mark.parametrize("name", RECORDED)
def test_what_was_noted_of_released_rules_stands(name: str) -> None:
    assert gallery(name).rewritten() == []


@pytest.mark.parametrize("name", RECORDED)
def test_an_agent_is_told_what_it_was_told_of_the_golden_games(name: str) -> None:
    first, lines = noted(gallery(name))
    again = f"raise the version of the layout or of the standing, then run python -m tests.games.golden {name}"
    assert look(gallery(name), width_of(first)) == lines, again


@pytest.mark.parametrize(("name", "which"), GOLDEN)
def test_a_golden_game_replays_from_its_seed_alone_and_loses_no_piece(name: str, which: str) -> None:
    text = gallery(name).text(which)
    record = parse(text)
    game = new(name, record.seats, int(record.seed), b"", (), **record.options)
    for move in record.moves:
        game.play(move.text, move.seat)
        game.book.count(game.session.g)
    assert game.over and game.record() == text


@pytest.mark.parametrize(("name", "which"), GOLDEN)
def test_a_damaged_record_stops_where_it_is_damaged(name: str, which: str) -> None:
    lines = gallery(name).text(which).splitlines()
    moves = [i for i, line in enumerate(lines) if line[:1].isdigit()]
    n = moves[2 * len(moves) // 3]
    seat, kind = lines[n].split()[:2]
    lines[n] = f"{seat} {kind} nothing"
    game = load("\n".join(lines))
    assert game.problem is not None and game.problem.line == moves.index(n) + 1
    asked = game.ask_of(int(seat) - 1)
    assert asked is not None and asked.kind == kind
