"""The table each game is measured at, and its targets: `bench.toml` in the game's folder of the source tree."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from regnum.engine.registry import GAMES

FOLDER = Path(__file__).resolve().parents[1] / "src" / "regnum" / "games"


class Bench(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits there by which options, and what is asked of the game: random play as a share of the yardstick's, compiled
    against pure, clone (us), replay (ms), and thousands of steps a second for learning agents, compiled and pure (a game
    without observations asks none)."""

    seats: int | list[str]
    play: float
    gain: float
    clone: float
    replay: float
    learn: float = 0
    learn_pure: float = 0
    options: dict[str, Any] = {}


BENCHES = {game: msgspec.toml.decode((FOLDER / game / "bench.toml").read_bytes(), type=Bench) for game in GAMES}
