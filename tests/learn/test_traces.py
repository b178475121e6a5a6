"""A trace is a game: it is played again from its bytes, and whoever plays the seeds gets the same bytes."""

from __future__ import annotations

from pathlib import Path

import pytest

from regnum.bots.codec import digest
from regnum.engine.errors import BadRecord, BadSetup
from regnum.engine.registry import GAMES
from regnum.learn.data import Trace, from_bytes, packed, plain, read, unpacked, write
from regnum.learn.play import traces


def test_answers_are_packed() -> None:
    answers = [-1, 0, 126, 127, 128, 16_382, 16_383, 6664]
    assert list(unpacked(packed(answers))) == answers and len(packed([-1, 5, 100])) == 3


@pytest.mark.parametrize("game", GAMES)
def test_a_trace_is_played_again(game: str) -> None:
    trace = next(traces(game, first=4, games=1, cap=300))
    assert from_bytes(trace.to_bytes()) == trace
    setting = trace.setting("short")
    seen = list(trace.positions(setting))
    assert len(seen) == plain(trace)["answers"] and {len(p.observation) for p in seen} == {setting.lens.size}
    assert all(p.action in p.legal for p in seen)
    session = None
    for session, answer in trace.replay(setting):
        assert answer in session.options
    assert session is not None and trace.capped == (session.ask is not None)
    if not trace.capped:
        assert setting.book.result(session.g).winners == trace.winners and sum(trace.shares()) == pytest.approx(1)


def test_processes_give_the_same_bytes() -> None:
    alone = [trace.to_bytes() for trace in traces("tek", 3, first=2, games=5, whim=8)]
    spread = [trace.to_bytes() for trace in traces("tek", 3, first=2, games=5, whim=8, workers=2, batch=2)]
    assert alone == spread and [from_bytes(blob).seed for blob in alone] == [2, 3, 4, 5, 6]


def test_a_whim_is_another_game() -> None:
    sure, moody = (next(traces("tek", bots=["greedy"], first=1, games=1, whim=whim, cap=20)) for whim in (0, 4))
    assert sure.answers != moody.answers


def test_files_hold_traces(tmp_path: Path) -> None:
    played = list(traces("tek", games=3))
    path = tmp_path / "0-2.traces"
    assert write(path, played) == 3 and list(read(path)) == played and list(tmp_path.iterdir()) == [path]
    path.write_bytes(path.read_bytes()[:-1])
    with pytest.raises(BadRecord, match="not a trace"):
        list(read(path))


def test_other_rules_are_refused() -> None:
    trace = next(traces("tek", games=1))
    old = Trace(**{name: getattr(trace, name) for name in Trace.__struct_fields__} | {"rules": 0})
    with pytest.raises(BadRecord, match="played by rules 0"):
        old.setting()
    with pytest.raises(BadSetup, match="local or ray"):
        next(traces("tek", where="moon"))
    with pytest.raises(BadSetup, match="no bot"):
        next(traces("tek", bots=["nobody"]))
    assert digest(next(trace.replay(trace.setting()))[0].g)
