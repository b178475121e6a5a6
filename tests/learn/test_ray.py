"""Games on a Ray cluster of this machine (`make soak`, which installs Ray) are the same, byte for byte."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from regnum.learn import play
from regnum.learn.play import traces

pytestmark = pytest.mark.soak


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    ray = pytest.importorskip("ray")
    ray.init(num_cpus=2, log_to_driver=False, include_dashboard=False)
    yield
    ray.shutdown()


def test_a_cluster_gives_the_same_bytes() -> None:
    alone = [trace.to_bytes() for trace in traces("tek", 3, games=12, whim=8)]
    assert [trace.to_bytes() for trace in traces("tek", 3, games=12, whim=8, where="ray", batch=2)] == alone


def test_what_a_lost_worker_had_is_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = [trace.to_bytes() for trace in traces("tek", 2, games=8, whim=8)]
    really = play.play_batch

    def dies_once(batch: tuple[play.Job, int, int]) -> play.Played:
        mark = tmp_path / str(batch[1])
        if not mark.exists():
            mark.touch()
            os._exit(1)
        return really(batch)

    monkeypatch.setattr(play, "play_batch", dies_once)
    assert [trace.to_bytes() for trace in traces("tek", 2, games=8, whim=8, where="ray", batch=2)] == alone
    assert sorted(path.name for path in tmp_path.iterdir()) == ["0", "2", "4", "6"]
