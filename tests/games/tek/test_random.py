"""Random games of Tiny Epic Kingdoms: what is its own. The rest is shared, see tests/games/test_random.py."""

from __future__ import annotations

from random import Random

import pytest

from regnum.game import Game, load, new
from regnum.games.tek import RULEBOOK
from regnum.games.tek.components import LAND, NATIONS
from regnum.games.tek.setup import SETTING_UP
from regnum.games.tek.state import territories
from tests.engine.play import fingerprint, lines, seen
from tests.games.random_play import seats_of, table
from tests.games.secrets import flat, play_at_random, viewers
from tests.games.tek.own import state

PLAYED = range(48)
"""The seeds of the shared random games."""


def test_every_nation_and_every_option_is_among_the_random_games() -> None:
    nations: set[str] = set()
    played = [table("tek", n, seed) for n in seats_of("tek") for seed in PLAYED]
    for game in played:
        rng = Random(game.header.seed)
        while state(game).stage < SETTING_UP:
            game.play(rng.choice(game.ask.options))
        nations |= {kingdom.nation for kingdom in game.view(None).kingdoms}
    assert nations == set(NATIONS)
    for option in RULEBOOK.options.values():
        assert {game.header.options[option.name] for game in played} == set(option.values)


# ---------------------------------------------------------------- tokens that nobody has seen
def log(game: Game, reader: int | None) -> list[str]:
    """The whole log as it is kept (in tek everybody may read all of it), and its last lines as a seat reads them."""
    told = [str(line) for line in lines(game)]
    return told + [f"{n} {flat(message)}" for n, message in game.log(reader, max(0, len(told) - 40))]


def laid_in_order(game: Game) -> list[int]:
    """The regions that got a token, in the order of the bag. The game stands right after set-up."""
    g = state(game)
    if g.seats == 5:
        found = [g.home[g.order[(g.active + k) % 5]] for k in range(5)]
    else:
        found = territories(g)
    return [r for t in found for r in LAND[t] if g.token[r]]


def twin(game: Game, laid: list[int], rng: Random) -> Game:
    """The same game, move for move, in which the tokens that nobody has seen yet lie in another order."""
    opening, rest = game.record().split("~ ", 1)
    said, moves = rest.split("\n", 1)
    luck = said.split("; ")
    i = max(n for n, words in enumerate(luck) if words.startswith("shuffle"))
    bag = luck[i].split()[1:]
    assert len(bag) == (15 if state(game).seats == 5 else 16)
    unseen = [n for n in range(len(bag)) if n >= len(laid) or state(game).token[laid[n]] < 0]
    tokens = [bag[n] for n in unseen]
    rng.shuffle(tokens)
    for n, token in zip(unseen, tokens, strict=True):
        bag[n] = token
    luck[i] = " ".join(["shuffle", *bag])
    other = load(f"{opening}~ {'; '.join(luck)}\n{moves}")
    assert other.problem is None and other.decisions == game.decisions
    return other


def check_twin(game: Game, laid: list[int], rng: Random) -> bool:
    """Nothing that leaves the engine tells a game from its twin; and a seat imagines the same in both."""
    other = twin(game, laid, rng)
    for reader in viewers(game):
        assert seen(other, reader) == seen(game, reader)
        assert log(other, reader) == log(game, reader)
    for seat in range(state(game).seats):
        asked, same = game.ask_of(seat), other.ask_of(seat)
        assert (asked is None) == (same is None)
        if asked is not None and same is not None:
            assert (same.kind, same.options) == (asked.kind, asked.options)
            assert [(no.option, flat(no.reason)) for no in game.why(seat)] == [
                (no.option, flat(no.reason)) for no in other.why(seat)
            ]
        assert fingerprint(game.imagine(seat, 3).session) == fingerprint(other.imagine(seat, 3).session)
    return state(other).token != state(game).token


def tokens_show_nothing(seats: int, seed: int) -> None:
    game, rng = new("tek", seats, seed, b"", (), tokens="yes", sides="random"), Random(seed)
    laid: list[int] = []
    told_apart = 0
    while not game.over:
        if state(game).stage >= SETTING_UP:
            laid = laid or laid_in_order(game)
            if not game.session.group and rng.random() < 0.05:
                told_apart += check_twin(game, laid, rng)
        play_at_random(game, rng)
    assert told_apart


@pytest.mark.parametrize("seed", range(50, 52))
@pytest.mark.parametrize("seats", seats_of("tek"))
def test_a_game_cannot_be_told_from_one_in_which_unseen_tokens_lie_otherwise(seats: int, seed: int) -> None:
    tokens_show_nothing(seats, seed)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2000, 2010))
@pytest.mark.parametrize("seats", seats_of("tek"))
def test_many_games_cannot_be_told_from_their_twins(seats: int, seed: int) -> None:
    tokens_show_nothing(seats, seed)


@pytest.mark.soak
def test_every_question_and_every_line_of_the_log_comes_up() -> None:
    asked: set[str] = set()
    said: set[int] = set()
    for n in seats_of("tek"):
        for seed in range(3000, 3120):
            game, rng = table("tek", n, seed), Random(seed)
            while not game.over:
                asked |= {ask.kind for ask in game.asks}
                play_at_random(game, rng)
            said |= {line.saying for line in game.session.g.log or []}
    assert {kind.name for kind in RULEBOOK.kinds} - asked <= {"broken", "keep"}  # rare: alliances seldom break at random
    assert len(said) >= len(RULEBOOK.sayings) - 3
