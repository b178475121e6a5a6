"""Games on a Ray cluster of this machine (`make soak`, which installs Ray): the same bytes, even when a worker is killed."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from regnum.learn.play import traces

pytestmark = pytest.mark.soak


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    ray = pytest.importorskip("ray")
    ray.init(num_cpus=2, log_to_driver=False, include_dashboard=False)
    yield
    ray.shutdown()


def worker() -> int | None:
    """A process that plays for this one."""
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit() and (folder / "cmdline").read_bytes().startswith(b"ray::play_batch"):
            if os.getpid() in ancestors(int(folder.name)):
                return int(folder.name)
    return None


def ancestors(pid: int) -> Iterator[int]:
    """The processes that started a process."""
    while pid > 1:
        pid = int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
        yield pid


def test_a_cluster_gives_the_same_bytes() -> None:
    alone = [trace.to_bytes() for trace in traces("tek", 3, games=12, whim=8)]
    assert [trace.to_bytes() for trace in traces("tek", 3, games=12, whim=8, where="ray", batch=2)] == alone


def test_a_lost_worker_is_survived() -> None:
    spread = traces("tek", 2, ["greedy"], games=8, cap=60, where="ray", batch=1)
    found = [next(spread).to_bytes()]
    while (pid := worker()) is None:
        pass
    os.kill(pid, signal.SIGKILL)
    found += [trace.to_bytes() for trace in spread]
    assert found == [trace.to_bytes() for trace in traces("tek", 2, ["greedy"], games=8, cap=60)]
