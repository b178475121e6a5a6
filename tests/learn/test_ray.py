"""Games on a Ray cluster of this machine (`make soak`, which installs Ray) are the same, byte for byte."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

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
