"""Golden games: one for each way to win and each way to end. How they are recorded anew: see `tests.games.golden`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from regnum.bots.codec import digest
from regnum.game import Game, load, new
from regnum.games.tek import RULEBOOK
from regnum.games.tek.components import FIGURES, MAGIC_TOP, TERRITORY_DATA, TOWER_TOP
from tests.games.golden import Gallery
from tests.games.named import named_in

HERE = Path(__file__).resolve().parent / "records"
MOST = 3000
"""Games to look through for one of a sort."""
RUINS = {f"{t['id']}.{r['id']}" for t in TERRITORY_DATA for r in t["region"] if r["terrain"] == "ruins"}


class Golden(NamedTuple):
    """What came of a recorded game: who won, the points, what decided, what began the final part, the last state."""

    seats: int
    tokens: bool
    winners: list[int]
    scores: list[int]
    by: str
    trigger: str
    digest: str


# ---------------------------------------------------------------- what came of a game
def standings(game: Game) -> list[tuple[int, int, int, int, int]]:
    """Points, figures outside the ruins, tower, magic and resources of each seat, as anybody at the table could count them."""
    view = game.view(None)
    outside = [f.seat for t in view.territories for r in t.regions if r.id not in RUINS for f in r.figures]
    return [
        (k.points, outside.count(k.seat), k.tower, k.magic, k.food + k.ore + k.mana) for k in sorted(view.kingdoms, key=seat_of)
    ]


def seat_of(kingdom: Any) -> int:
    return int(kingdom.seat)


def decided_by(game: Game) -> str:
    """The first thing on which the winners stand apart from everybody else."""
    ranks = standings(game)
    best = max(ranks)
    for i, what in enumerate(("points", "figures", "tower", "magic", "resources")):
        if sum(rank[: i + 1] == best[: i + 1] for rank in ranks) == 1:
            return what
    return "draw"


def triggers(game: Game) -> set[str]:
    """What has been reached of all that begins the final part."""
    kingdoms = game.view(None).kingdoms
    reached = {
        "figures": any(k.in_play == FIGURES for k in kingdoms),
        "tower": any(k.tower == TOWER_TOP for k in kingdoms),
        "magic": any(k.magic == MAGIC_TOP for k in kingdoms),
    }
    return {what for what, there in reached.items() if there}


def trigger(game: Game) -> str:
    """What began the final part."""
    low, high = 0, game.decisions
    while low < high:  # the first decision before which the final part had begun
        middle = (low + high) // 2
        if game.at(middle).view(None).final:
            high = middle
        else:
            low = middle + 1
    return " and ".join(sorted(triggers(game.at(low) if low < game.decisions else game)))


def outcome(game: Game) -> Golden:
    seats = len(game.header.seats)
    tokens = game.header.options["tokens"] == "yes"
    result = game.result
    winners = [w + 1 for w in result.winners]
    return Golden(seats, tokens, winners, result.scores, decided_by(game), trigger(game), digest(game.session.g))


# ---------------------------------------------------------------- looking for them
WANTED = [
    # name, seats, tokens, decided by, begun by
    ("points-figures-2", 2, False, "points", "figures"),
    ("points-tower-3", 3, False, "points", "tower"),
    ("points-magic-4", 4, False, "points", "magic"),
    ("points-tokens-5", 5, True, "points", ""),
    ("figures-tokens-2", 2, True, "figures", ""),
    ("tower-tokens-3", 3, True, "tower", ""),
    ("magic-tokens-4", 4, True, "magic", ""),
    ("resources-5", 5, False, "resources", ""),
    ("draw-3", 3, False, "draw", ""),
    ("rich-3", 3, True, "", ""),
    ("rich-5", 5, True, "", ""),
]


WISHES = [["build"], ["research"], ["expand"], ["build", "research", "expand"]]


def eager(game: Game, rng: Random, wishes: list[str]) -> tuple[int, str]:
    """An answer of somebody who wants to get on: does what the game is about where possible, else mostly collects."""
    ask = rng.choice(game.asks)
    texts = ask.texts
    if ask.kind == "choose" and rng.random() < 0.8:
        texts = [t for t in texts if t.split()[1] in wishes] or texts
    elif ask.kind == "act":
        texts = texts[:1] if rng.random() < (0.9 if texts[0].split()[1] in wishes else 0.3) else texts[-1:]
    return ask.seat, rng.choice(texts)


def played(game: Game, rng: Random, wishes: list[str]) -> Game:
    """The game played to its end."""
    while not game.over:
        seat, text = eager(game, rng, wishes)
        game.play(text, seat)
    return game


def closeness(game: Game) -> int:
    """How many things the two best stand equal in, from the first one on."""
    first, second = sorted(standings(game))[-1:-3:-1]
    return next((i for i in range(5) if first[i] != second[i]), 5)


def games(seats: int, tokens: bool, close: bool) -> Iterator[Game]:
    """Games without end. Where a close end is wanted, the last decisions of each are played in many ways."""
    for seed in count():
        rng = Random(seed)
        wishes = WISHES[seed % len(WISHES)]
        game = new("tek", seats, seed, b"", (), tokens="yes" if tokens else "no", nations="random", sides="random")
        yield played(game, rng, wishes)
        for _ in range(100 if close and game.decisions < 250 else 0):
            other = played(game.at(max(0, game.decisions - rng.randrange(2, 24))), rng, wishes)
            yield other
            if closeness(other) >= closeness(game):
                game = other


def variety(game: Game) -> int:
    """How many sorts of questions were answered and of lines were written."""
    questions = {d.kind for d in game.session.trail.history}
    return len(questions) + len({line.saying for line in game.session.g.log or []})


def look_for_variety(seats: int, most: int) -> Game:
    """The most colourful of so many random games with tokens."""

    def play(seed: int) -> Game:
        game, rng = new("tek", seats, seed, b"", (), tokens="yes"), Random(seed)
        while not game.over:
            ask = rng.choice(game.asks)
            game.play(rng.choice(ask.options), ask.seat)
        return game

    return max(map(play, range(most)), key=variety)


def look_for(seats: int, tokens: bool, by: str, begun: str, most: int) -> Game | None:
    """The shortest of the fitting games among so many."""
    best: Game | None = None
    for game in islice(games(seats, tokens, by != "points"), most):
        if decided_by(game) == by and (best is None or game.decisions < best.decisions) and begun in ("", trigger(game)):
            best = game
    return best


def look(name: str) -> Game | None:
    """A game of a sort, looked for among many."""
    _, seats, tokens, by, begun = next(wanted for wanted in WANTED if wanted[0] == name)
    return look_for(seats, tokens, by, begun, MOST) if by else look_for_variety(seats, MOST // 10)


def fits(name: str, game: Game) -> bool:
    _, _, _, by, begun = next(wanted for wanted in WANTED if wanted[0] == name)
    return by in ("", decided_by(game)) and begun in ("", trigger(game))


# ---------------------------------------------------------------- the golden games


GALLERY = Gallery("tek", HERE, [wanted[0] for wanted in WANTED], outcome, fits, look)
GAMES = {name: Golden(*came) for name, came in GALLERY.came().items()}
RARE = {"kept", "neutral", "raised"}
"""Lines of the log that no golden game has: a test of the Law hears each (`t.said()`)."""


def test_the_table_and_the_folder_agree() -> None:
    assert sorted(GAMES) == sorted(path.stem for path in HERE.glob("*.regnum"))


def test_every_way_to_win_and_to_end_is_among_them() -> None:
    games = GAMES.values()
    assert {game.by for game in games} == {"points", "figures", "tower", "magic", "resources", "draw"}
    assert {game.trigger for game in games} >= {"figures", "tower", "magic"}
    assert {(game.seats, game.tokens) for game in games} == {(n, tokens) for n in (2, 3, 4, 5) for tokens in (False, True)}


def test_every_line_of_the_log_is_told_in_them() -> None:
    told = {line.saying for name in GAMES for line in load(GALLERY.text(name)).session.g.log or []}
    untold = {saying.key for n, saying in enumerate(RULEBOOK.sayings) if n not in told}
    assert untold <= RARE
    assert all(named_in("tek", key, "test_*.py") for key in RARE)
