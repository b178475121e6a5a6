"""Bot games by the hundred: how fast, how long, who wins, and a digest that must be the same in every build."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from time import perf_counter
from typing import Any, Final

from regnum.bots import BOTS
from regnum.bots.arena import CAP, Arena
from regnum.bots.codec import digest
from regnum.engine.chance import seeded
from regnum.engine.errors import BadSetup
from regnum.engine.registry import Rulebook, rulebook
from regnum.engine.session import start
from regnum.engine.trail import CLONABLE

ITERATIONS: Final = 100
"""How often a searching bot thinks before it answers, unless told otherwise."""
INTERPRETED: Final = (".view", ".terminal")
"""How the modules of a game are named that are never compiled."""


@dataclass
class Winners:
    """Games won, a shared win counted in parts: by seat (from 1), by what the seats played, and by bot."""

    seats: dict[str, float] = field(default_factory=dict)
    roles: dict[str, float] = field(default_factory=dict)
    bots: dict[str, float] = field(default_factory=dict)

    def count(self, seat: int, role: str, bot: str, share: float) -> None:
        """Adds a seat's share of one game."""
        for table, name in ((self.seats, str(seat + 1)), (self.roles, role), (self.bots, bot)):
            table[name] = round(table.get(name, 0.0) + share, 6)


@dataclass
class Simulation:
    """What came of the games. `capped` were given up before their end and have no winner; `digest` covers every decision
    and every last state; `build` is pure or compiled."""

    game: str
    options: dict[str, str]
    seats: list[str]
    bots: list[str]
    seed: int
    games: int
    decisions: int
    decisions_per_s: float
    games_per_s: float
    mean_decisions: float
    winners: Winners
    capped: int
    digest: str
    build: str

    def plain(self) -> dict[str, Any]:
        """The same as plain data."""
        return asdict(self)


def simulate(
    game: str,
    games: int = 100,
    seed: int = 0,
    bots: Sequence[str] = ("random",),
    seats: int | Sequence[str] | None = None,
    options: Mapping[str, str] | None = None,
    iterations: int = ITERATIONS,
    progress: Callable[[int], None] | None = None,
    cap: int = CAP,
) -> Simulation:
    """Plays `games` whole games, number n with the seed `seed + n`, and says what came of them.

    `bots` is one name for all seats or one for each that is asked; `progress` is told after each game how many are done; a
    game is given up after `cap` decisions. Raises BadSetup for an unknown game, seat, option or bot, or fewer than one game."""
    book = rulebook(game)
    listed = book.seat_list(book.fewest if seats is None else seats if isinstance(seats, int) else list(seats))
    chosen = book.option_values(dict(options or {}))
    book.check(listed, chosen)
    names = bot_list(book, bots, listed)
    if games < 1:
        raise BadSetup(f"at least one game must be played, not {games}")
    if iterations < 1:
        raise BadSetup(f"a bot must think at least once, not {iterations} times")
    seen = blake2b(digest_size=16)
    winners = Winners({str(s + 1): 0.0 for s in range(len(listed))})
    decisions = capped = 0
    spent = 0.0
    for n in range(games):
        trace: list[int] = []
        began = perf_counter()
        arena = Arena(book, start(book.start(listed, chosen, seeded(seed + n)), book.step, CLONABLE))
        ended = arena.play(names, seed + n, 0.0, iterations, trace, cap)
        spent += perf_counter() - began
        decisions += len(trace)
        state = arena.session.g
        seen.update(repr(trace).encode() + digest(state).encode())
        capped += 0 if ended else 1
        won = book.result(state).winners if ended else []
        roles = book.played(state, listed)
        for seat in won:
            winners.count(seat, roles[seat], names[seat], 1 / len(won))
        if progress is not None:
            progress(n + 1)
    return Simulation(
        game,
        chosen,
        listed,
        names,
        seed,
        games,
        decisions,
        round(decisions / spent, 1),
        round(games / spent, 2),
        round(decisions / games, 2),
        winners,
        capped,
        seen.hexdigest(),
        build_of(book),
    )


def bot_list(book: Rulebook[Any], bots: Sequence[str], seats: Sequence[str]) -> list[str]:
    """The bots by seat, and the role where the rules play. Raises BadSetup for an unknown bot or a number that is neither 1 nor
    that of the seats that are asked."""
    asked = sum([not book.plays_itself(role) for role in seats])
    for name in bots:
        if name not in BOTS:
            raise BadSetup(f"no bot {name!r}; there are {', '.join(BOTS)}")
    if len(bots) not in (1, asked):
        raise BadSetup(f"name one bot for all or {asked} bots for {asked} seats, not {len(bots)}")
    left = list(bots) * asked if len(bots) == 1 else list(bots)
    return [role if book.plays_itself(role) else left.pop(0) for role in seats]


def build_of(book: Rulebook[Any]) -> str:
    """ "compiled" if the engine, the bots and the rules of the game all run as machine code, else "pure"."""
    roots = ("regnum.engine.", "regnum.bots.", f"regnum.games.{book.name}.")
    for name, module in list(sys.modules.items()):
        if name.startswith(roots) and not any([word in name for word in INTERPRETED]):
            if not (getattr(module, "__file__", None) or "").endswith((".so", ".pyd")):
                return "pure"
    return "compiled"
