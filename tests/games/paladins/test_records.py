"""Golden games: one for each number of players, each way to win, each difficulty. How they are recorded anew: see
`tests.games.golden`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import NamedTuple

from regnum.bots.codec import digest
from regnum.game import Game, new
from regnum.games.paladins.state import Paladins
from regnum.games.paladins.worth import standing
from tests.games.golden import Gallery

HERE = Path(__file__).resolve().parent / "records"
MOST = 4000
"""Games to look through for one of a sort."""


class Golden(NamedTuple):
    """What came of a recorded game: who won, the points, what decided, the last state."""

    seats: int
    difficulty: str
    winners: list[int]
    scores: list[int]
    by: str
    digest: str


# ---------------------------------------------------------------- what came of a game
def decided_by(game: Game) -> str:
    """The first thing on which the winners stand apart, as anybody could count it on the sheet (scoring.11)."""
    view = game.view(None)
    orders = next(row.points for row in view.sheet if row.key == "orders")
    ranks = [(noble.points, orders[noble.side], -len(noble.suspicions)) for noble in view.nobles]
    best = max(ranks)
    for i, what in enumerate(("points", "orders", "suspicions")):
        if sum(rank[: i + 1] == best[: i + 1] for rank in ranks) == 1:
            return what
    return "shared"


def outcome(game: Game) -> Golden:
    winners = [seat + 1 for seat in game.result.winners]
    seats, difficulty = len(game.header.seats), game.header.options["difficulty"]
    return Golden(seats, difficulty, winners, game.result.scores, decided_by(game), digest(game.session.g))


# ---------------------------------------------------------------- looking for them
WANTED = [
    # name, seats, difficulty, decided by, whether somebody wins
    ("points-2", 2, "standard", "points", True),
    ("points-3", 3, "standard", "points", True),
    ("points-4", 4, "standard", "points", True),
    ("orders-4", 4, "standard", "orders", True),
    ("suspicions-3", 3, "standard", "suspicions", True),
    ("shared-2", 2, "standard", "shared", True),
    ("solo-easy-won", 1, "easy", "points", True),
    ("solo-easy-lost", 1, "easy", "points", False),
    ("solo-standard-lost", 1, "standard", "points", False),
    ("solo-hard-lost", 1, "hard", "points", False),
]
DEEDS = ("commission", "fortify", "garrison", "absolve", "attack", "convert")


def eager(game: Game, rng: Random) -> tuple[int, str]:
    """An answer of somebody who does what scores where possible, takes no Debt, and passes last."""
    ask = rng.choice(game.asks)
    texts = [t for t in ask.texts if not t.endswith(("debt", "pass"))] or ask.texts
    if ask.kind == "act":
        texts = [t for t in texts if t.split()[1] in DEEDS] or [t for t in texts if t != "act conspire"] or texts
    return ask.seat, rng.choice(texts)


def played(game: Game, rng: Random) -> Game:
    """The game played to its end."""
    while not game.over:
        seat, text = eager(game, rng)
        game.play(text, seat)
    return game


def margin(game: Game) -> tuple[int, int]:
    """By how little the winner is ahead of the next: points, then points for Orders."""
    view = game.view(None)
    orders = next(row.points for row in view.sheet if row.key == "orders")
    first, second = sorted([(noble.points, orders[noble.side]) for noble in view.nobles])[-1:-3:-1]
    return first[0] - second[0], -abs(first[1] - second[1])


def games(seats: int, difficulty: str, close: bool) -> Iterator[Game]:
    """Games without end. Where a close end is wanted, the last decisions of each are played in many ways."""
    for seed in count():
        rng = Random(seed)
        game = played(new("paladins", seats, seed, b"", (), difficulty=difficulty), rng)
        yield game
        for _ in range(60 if close else 0):
            other = played(game.at(max(0, game.decisions - rng.randrange(2, 30))), rng)
            yield other
            if margin(other) <= margin(game):
                game = other


def climbing(difficulty: str) -> Iterator[Game]:
    """Solo games, each begun anew somewhere in the best one so far by somebody who looks a step ahead, luck included."""
    rng = Random(0)
    best = looked_ahead(new("paladins", 1, 0, b"", (), difficulty=difficulty), rng)
    while True:
        other = looked_ahead(best.at(rng.randrange(best.decisions)), rng)
        yield other
        if lead(other) >= lead(best):
            best = other


def looked_ahead(game: Game, rng: Random) -> Game:
    """A solo game played to its end, most of the time by what an answer comes to."""
    while not game.over:
        options = game.ask.options
        game.play(rng.choice(options) if rng.random() < 0.1 else max(options, key=lambda option: comes_to(game, option)))
    return game


def comes_to(game: Game, option: int) -> float:
    """What an answer is worth when its action has been carried out in the nearest way."""
    other = game.clone()
    steps = other.session.trail.steps
    other.play(option)
    while not other.over and other.session.trail.steps == steps:
        other.play(other.ask.options[0])
    g = other.session.g
    assert isinstance(g, Paladins)
    return standing(g, 0) - standing(g, 1)


def lead(game: Game) -> int:
    """How far the player is ahead of the solo opponent."""
    me, opponent = game.view(None).nobles
    return int(me.points - opponent.points)


def fits(name: str, game: Game) -> bool:
    _, _, _, by, won = next(wanted for wanted in WANTED if wanted[0] == name)
    return decided_by(game) == by and bool(game.result.winners) == won


def look(name: str) -> Game | None:
    """A game of a sort, looked for among many."""
    _, seats, difficulty, by, won = next(wanted for wanted in WANTED if wanted[0] == name)
    many = climbing(difficulty) if seats == 1 and won else games(seats, difficulty, by != "points")
    return next((game for game in islice(many, MOST) if fits(name, game)), None)


# ---------------------------------------------------------------- the golden games
GALLERY = Gallery("paladins", HERE, [wanted[0] for wanted in WANTED], outcome, fits, look)
GAMES = {name: Golden(*came) for name, came in GALLERY.came().items()}


def test_the_table_and_the_folder_agree() -> None:
    assert sorted(GAMES) == sorted(path.stem for path in HERE.glob("*.regnum"))


def test_every_way_to_win_is_among_them() -> None:
    games = GAMES.values()
    assert {game.by for game in games} == {"points", "orders", "suspicions", "shared"}
    assert {game.seats for game in games} == {1, 2, 3, 4}
    solo = [game for game in games if game.seats == 1]
    assert {game.difficulty for game in solo} == {"easy", "standard", "hard"}
    assert {bool(game.winners) for game in solo} == {True, False}
