"""`regnum bench`."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from regnum.cli.arguments import BadArgument


def bench(json: bool) -> int:
    """Runs the benchmarks of the source tree. Returns 1 when a target is missed, else 0."""
    root = Path(__file__).resolve().parents[3]
    if not (root / "bench" / "report.py").is_file():
        raise BadArgument("the benchmarks (bench/) come with the source tree; run this inside it")
    sys.path.insert(0, str(root))
    return int(import_module("bench.report").main(root, json))
