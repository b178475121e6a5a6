"""All benchmarks with their targets. Rounds are interleaved and the best of each counts, so ratios stand on a busy
machine."""

from __future__ import annotations

import json as json_text
import os
import platform
import sys
import tempfile
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.builds import PLAYED, SEARCHED, Builds, find_builds, measure, measure_yardstick
from bench.bundle import gzipped_kb
from bench.tables import BENCHES

ROUNDS = 5
SECONDS = 0.8


@dataclass
class Row:
    """A figure and its target, "" where it is only reported; `passed` is None then, and where it could not be measured."""

    what: str
    figure: float | None
    unit: str
    target: str
    passed: bool | None
    note: str = ""


def at_least(what: str, figure: float | None, unit: str, target: float, note: str = "") -> Row:
    """A row whose figure should reach the target."""
    return Row(what, figure, unit, f">= {target:g}", None if figure is None else figure >= target, note)


def at_most(what: str, figure: float | None, unit: str, target: float, note: str = "") -> Row:
    """A row whose figure should not pass the target."""
    return Row(what, figure, unit, f"<= {target:g}", None if figure is None else figure <= target, note)


def main(root: Path, json: bool) -> int:
    """Measures everything and prints it. Returns 1 when a target is missed, else 0."""
    stderr = Console(stderr=True)
    with tempfile.TemporaryDirectory() as folder, stderr.status("looking for builds") as status:
        builds = find_builds(root, Path(folder))
        rows = speed_rows(root, builds, status.update)
        status.update("the server")
        rows += server_rows()
    kb = gzipped_kb(root / "src" / "regnum" / "server" / "client")
    rows.append(at_most("client for the first table, gzipped", kb, "kB", 150, "" if kb is not None else "not built"))
    if json:
        print(json_text.dumps({"machine": machine(), "build": builds.running, "rows": [asdict(r) for r in rows]}))
    else:
        show(rows, builds)
    return 1 if any(r.passed is False for r in rows) else 0


def speed_rows(root: Path, builds: Builds, tell: Callable[[str], None]) -> list[Row]:
    """Random play, clone, replay and search of every game in every build there is."""
    best: dict[str, float] = {}
    for n in range(ROUNDS):
        tell(f"random play, round {n + 1} of {ROUNDS}")
        for build, package, yardstick in (
            ("pure", builds.pure, builds.yard_pure),
            ("compiled", builds.compiled, builds.yard_compiled),
        ):
            if package is not None:
                for game in BENCHES:
                    found = measure(root, package, game, "play", PLAYED[build], build)
                    keep(best, f"{game} {build}", found["choices"] / sum(found["seconds"]))
            if yardstick is not None and package is not None:
                keep(best, f"yard {build}", measure_yardstick(yardstick, SECONDS, build))
    return [row for game in BENCHES for row in rows_of(game, root, builds, best, tell)]


def rows_of(game: str, root: Path, builds: Builds, best: dict[str, float], tell: Callable[[str], None]) -> list[Row]:
    """The rows of one game; `best` is random play in choices a second."""
    goals = BENCHES[game]
    rows = []
    for build in ("pure", "compiled"):
        figure, yard = best.get(f"{game} {build}"), best.get(f"yard {build}")
        ratio = figure / yard if figure is not None and yard is not None else None
        note = "not built" if figure is None else f"{figure:,.0f} choices/s"
        note += "" if yard is None else f", yardstick {yard:,.0f}"
        rows.append(at_least(f"{game}: random play against the yardstick, {build}", ratio, "x", goals.play, note))
    pure, compiled = best.get(f"{game} pure"), best.get(f"{game} compiled")
    gain = compiled / pure if pure is not None and compiled is not None else None
    rows.append(at_least(f"{game}: compiled against pure", gain, "x", goals.gain, "" if gain is not None else "not built"))
    assert builds.pure is not None
    tell(f"{game}: clone, replay and search")
    clones = [measure(root, builds.pure, game, "clone", 0, "pure")["us"] for _ in range(3)]
    rows.append(at_most(f"{game}: clone at a decision, pure, median", min(clones), "us", goals.clone))
    replays = [measure(root, builds.pure, game, "replay", 0, "pure")["ms"] for _ in range(3)]
    rows.append(at_most(f"{game}: replay of a whole record, pure, median", min(replays), "ms", goals.replay))
    for build, package in (("pure", builds.pure), ("compiled", builds.compiled)):
        worlds = None
        if package is not None:
            rounds = [measure(root, package, game, "search", SEARCHED[build], build) for _ in range(3)]
            worlds = max(found["worlds"] / sum(found["seconds"]) for found in rounds)
        note = "" if worlds is not None else "not built"
        rows.append(Row(f"{game}: worlds the ismcts bot imagines, {build}", worlds, "/s", "", None, note))
    return rows


def keep(best: dict[str, float], name: str, figure: float) -> None:
    """Keeps the highest figure."""
    best[name] = max(figure, best.get(name, 0.0))


def server_rows() -> list[Row]:
    """The round trip of a move, alone and with 200 tables; from bench/server_load.py, where it is."""
    rows = [
        ("WebSocket round trip, p50", "p50_ms", "ms", 10.0),
        ("WebSocket round trip, p99", "p99_ms", "ms", 40.0),
        ("200 tables, p99", "tables_p99_ms", "ms", 250.0),
        ("server errors", "errors", "", 0.0),
        ("acknowledged moves lost by a crash", "lost", "", 0.0),
    ]
    if find_spec("bench.server_load") is None:
        return [at_most(what, None, unit, most, "bench/server_load.py is not here") for what, _, unit, most in rows]
    found: dict[str, float] = import_module("bench.server_load").measure()
    return [at_most(what, found[key], unit, most) for what, key, unit, most in rows]


def machine() -> str:
    """The machine in a line."""
    cores = f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
    return f"{platform.machine()}, {cores}, {platform.system()}, Python {platform.python_version()}"


def show(rows: list[Row], builds: Builds) -> None:
    """Prints the rows as a table."""
    console = Console(highlight=False)
    console.print(f"{machine()}; this is the {builds.running} build")
    table = Table()
    for name in ("what", "figure", "target", "", "note"):
        table.add_column(name)
    for r in rows:
        number = "" if r.figure is None else f"{r.figure:.3g}" if r.figure < 1000 else f"{r.figure:,.0f}"
        figure = "-" if r.figure is None else f"{number} {r.unit}"
        verdict = {True: "[green]pass[/]", False: "[bold red]MISS[/]", None: "[yellow]not measured[/]"}[r.passed]
        if not r.target and r.figure is not None:
            verdict = "reported"
        table.add_row(r.what, figure, r.target, verdict, r.note)
    console.print(table)
    for note in builds.notes:
        console.print(note, style="yellow")


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parents[1], "--json" in sys.argv))
