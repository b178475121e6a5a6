"""Random games of every sort: nothing gets lost, every answer is taken, nothing hidden shows, and all of it replays.

A game that fails prints the command that plays it again, and its record up to there. `make soak ARGS="-k tek"` plays more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, NamedTuple

import pytest

from regnum.engine.codec import digest, dump
from regnum.engine.errors import CannotUndo, IllegalMove
from regnum.engine.kinds import Message
from regnum.game import Game, OpenAsk, load, new
from regnum.games.tek import RULEBOOK
from regnum.games.tek.components import BAG, BLANK, CROWN, LAND, NATIONS, TOKENS
from regnum.games.tek.setup import SETTING_UP
from regnum.games.tek.state import Tek, territories
from tests.engine.play import lines, seen

DECISIONS = 3000
"""More than this and a game counts as stuck."""


class Case(NamedTuple):
    """A random game: how many seats, its options, and the seed of its luck and of its players."""

    seats: int
    seed: int
    options: dict[str, str]

    @property
    def name(self) -> str:
        return f"{self.seats}p{'-tokens' if self.options['tokens'] == 'yes' else ''}-{self.seed}"

    def start(self) -> Game:
        return new("tek", self.seats, self.seed, b"", (), **self.options)


def cases(games: int, first: int = 0) -> list[Case]:
    """So many games of each number of seats, with and without tokens; the other options in turn."""
    return [
        Case(
            seats,
            k,
            {
                "tokens": tokens,
                "nations": ["random", "choose"][k % 2],
                "sides": ["choose", "random"][k // 2 % 2],
                "order": ["first-random", "given", "shuffled"][k % 3],
                "tower": ["usual", "plain"][k // 3 % 2],
                "prompts": ["fair", "quick"][k // 2 % 2],
            },
        )
        for seats in (2, 3, 4, 5)
        for tokens in ("no", "yes")
        for k in range(first, first + games)
    ]


@contextmanager
def reproducible(case: Case, test: str) -> Iterator[Game]:
    """A game of the case; if the test fails, how to play it again is printed."""
    game = case.start()
    try:
        yield game
    except BaseException:
        print(f"\nplay it again: python -m pytest 'tests/games/tek/test_random.py::{test}[{case.name}]' -m ''")
        print(game.record())
        raise


def state(game: Game) -> Tek:
    assert isinstance(game.session.g, Tek)
    return game.session.g


def position(game: Game) -> Any:
    """All that makes a position: the state, the open questions with their answers, the answers given so far."""
    session, g = game.session, state(game)
    asked = [(a.seat, a.kind, a.about, session.options_of(a.seat)) for a in session.waiting()]
    fields = repr([getattr(g, name) for name in Tek.FIELDS if name != "chance"])
    return fields, dump(g.chance), asked, session.answers[:] if session.group else []


# ---------------------------------------------------------------- what must hold at every decision
def check_pieces(game: Game) -> None:
    """Every piece is where it can be, and no token is lost or doubled."""
    g = state(game)
    RULEBOOK.count(g)
    box = Counter(BAG)
    if g.seats == 5:
        box[BLANK] -= 1
    if game.header.options["tokens"] == "no":
        assert not any(g.token) and g.crown < 0
        return
    there = Counter([abs(token) - 1 for token in g.token if token] + g.bag + [CROWN] * (g.crown >= 0))
    assert there <= box, there
    for token in range(len(TOKENS)):
        if TOKENS[token] not in ("treasure", "bandits", "blank", "church"):  # these are discarded
            assert there[token] == box[token], TOKENS[token]


def check_answers(game: Game, rng: Random) -> None:
    """Every open answer is accepted, a few others are refused, and the reasons name no open answer."""
    before = position(game)
    for ask in game.asks:
        kind = next(k for k in RULEBOOK.kinds if k.name == ask.kind)
        assert len(set(ask.options)) == len(ask.options) > (0 if kind.name == "dial" else 1)
        closed = {no.option for no in game.why(ask.seat)}
        assert not closed & set(ask.options)
        for option, text in zip(ask.options, ask.texts, strict=True):
            assert kind.parse(text.split()[1]) == option
            other = game.clone()
            other.play(option, ask.seat)
        for wrong in [rng.randrange(-1, kind.noun.size) for _ in range(3)] + rng.sample(sorted(closed), min(2, len(closed))):
            if wrong not in ask.options:
                with pytest.raises(IllegalMove):
                    game.play(wrong, ask.seat)
    assert position(game) == before


def check_foresight(game: Game) -> None:
    """What is said before the click changes nothing and never fails."""
    g, before = state(game), position(game)
    for ask in game.session.waiting():
        for option in game.session.options_of(ask.seat):
            assert all(isinstance(hint, Message) for hint in RULEBOOK.foretell(g, ask, option))
    assert position(game) == before


def play_and_take_back(game: Game, ask: OpenAsk, text: str) -> None:
    """Plays an answer; where it can be taken back, the position is the same as before, and the answer is given again."""
    before, told = position(game), lines(game)
    game.play(text, ask.seat)
    if game.why_not_undo(ask.seat) is not None:
        with pytest.raises(CannotUndo):
            game.undo(ask.seat)
        return
    after = position(game)
    game.undo(ask.seat)
    assert position(game) == before and lines(game) == told
    game.play(text, ask.seat)
    assert position(game) == after


def check_end(game: Game) -> None:
    """The game ended as the Law says it ends."""
    g = state(game)
    assert g.final and g.shields.bit_count() == 5 and game.session.ask is None and game.asks == []
    result = game.result
    assert result.winners and result.scores == [sum(row.points[s] for row in result.sheet) for s in range(g.seats)]
    assert all(result.scores[w] == max(result.scores) for w in result.winners)
    level = result.scores.count(max(result.scores))
    assert result.how == f"tek-end-{'draw' if len(result.winners) > 1 else 'tie-break' if level > 1 else 'points'}"
    assert game.view(None).winners == result.winners
    with pytest.raises(IllegalMove):
        game.play("choose patrol")


def check_record(game: Game) -> None:
    """The record replays byte for byte."""
    text = game.record()
    again = load(text)
    assert again.problem is None and again.record() == text
    assert position(again) == position(game) and lines(again) == lines(game)


def whole_game(case: Case, game: Game) -> None:
    rng = Random(case.name)
    middle = rng.randrange(60, 260)
    copy: Game | None = None
    while not game.over:
        assert game.decisions < DECISIONS
        check_pieces(game)
        check_answers(game, rng)
        check_foresight(game)
        assert position(game.clone()) == position(game)
        if copy is None and game.decisions >= middle and not game.session.group:
            copy = game.clone()
            check_record(game)
        ask = rng.choice(game.asks)
        text = rng.choice(ask.texts)
        play_and_take_back(game, ask, text)
        if copy is not None:
            copy.play(text, ask.seat)
    check_pieces(game)
    check_end(game)
    check_record(game)
    if copy is not None:
        assert digest(copy.session.g) == digest(game.session.g)


# ---------------------------------------------------------------- what must stay hidden
def readers(game: Game) -> list[int | None]:
    return [*range(state(game).seats), None]


def check_imagined(game: Game, seed: int) -> None:
    """Whatever is re-dealt that a seat cannot see, its view and its questions are the same."""
    for seat in range(state(game).seats):
        other = game.imagine(seat, seed)
        assert seen(other, seat) == seen(game, seat)
        asked, same = game.ask_of(seat), other.ask_of(seat)
        if asked is not None:
            assert same is not None and (same.kind, same.options) == (asked.kind, asked.options)
            assert [(no.option, no.clause) for no in other.why(seat)] == [(no.option, no.clause) for no in game.why(seat)]
    check_pieces(other)
    assert seen(other, None) == seen(game, None)


def check_pending(game: Game, rng: Random) -> None:
    """A dial that is set while the other is not shows nowhere: not in a view, a log, a question or an imagined game."""
    one, two = rng.sample(game.asks, 2)
    public = [(seen(game, reader), log(game, reader)) for reader in readers(game)]
    worlds = set()
    for option in one.options:
        other = game.clone()
        other.play(option, one.seat)
        assert digest(other.session.g) == digest(game.session.g)
        assert [seen(other, reader) for reader in readers(game)] == [view for view, _ in public]
        assert other.ask_of(one.seat) is None
        left = other.ask_of(two.seat)
        assert left is not None and (left.kind, left.options) == (two.kind, two.options)
        worlds.add(str(position(other.imagine(two.seat, 5))))
    assert len(worlds) == 1
    game.play(one.options[-1], one.seat)
    assert [(seen(game, reader), log(game, reader)) for reader in readers(game)] == public
    game.undo(one.seat)


def log(game: Game, reader: int | None) -> list[str]:
    """The whole log as it is kept (in tek everybody may read all of it), and its last lines as a seat reads them."""
    told = [str(line) for line in lines(game)]
    return told + [f"{n} {flat(message)}" for n, message in game.log(reader, max(0, len(told) - 40))]


def flat(message: Message) -> str:
    found = [f"{name}={flat(x) if isinstance(x, Message) else x}" for name, x in sorted(message.args.items())]
    return f"{message.key}({', '.join(found)})"


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
    for reader in readers(game):
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
        assert position(game.imagine(seat, 3)) == position(other.imagine(seat, 3))
    return state(other).token != state(game).token


def nothing_shows(case: Case, game: Game) -> None:
    rng = Random(case.name)
    laid: list[int] = []
    told_apart = 0
    while not game.over:
        assert game.decisions < DECISIONS
        check_imagined(game, game.decisions)
        if case.options["tokens"] == "yes" and state(game).stage >= SETTING_UP:
            laid = laid or laid_in_order(game)
            if not game.session.group and rng.random() < 0.05:
                told_apart += check_twin(game, laid, rng)
        if len(game.asks) == 2:
            check_pending(game, rng)
        ask = rng.choice(game.asks)
        game.play(rng.choice(ask.options), ask.seat)
    assert told_apart or case.options["tokens"] == "no"
    assert all(seen(game, reader) for reader in readers(game))


# ---------------------------------------------------------------- the games
def every(games: list[Case]) -> Callable[[Callable[[Case], None]], Callable[[Case], None]]:
    return pytest.mark.parametrize("case", games, ids=[case.name for case in games])


PLAYED = cases(7)
LOOKED_AT = cases(2, first=50)


@every(PLAYED)
def test_a_random_game(case: Case) -> None:
    with reproducible(case, "test_a_random_game") as game:
        whole_game(case, game)


@every(LOOKED_AT)
def test_nothing_hidden_shows(case: Case) -> None:
    with reproducible(case, "test_nothing_hidden_shows") as game:
        nothing_shows(case, game)


def test_every_nation_and_every_option_is_among_them() -> None:
    nations: set[str] = set()
    for case in PLAYED:
        game, rng = case.start(), Random(case.name)
        while state(game).stage < SETTING_UP:
            game.play(rng.choice(game.ask.options))
        nations |= {kingdom.nation for kingdom in game.view(None).kingdoms}
    assert nations == set(NATIONS)
    for option in RULEBOOK.options.values():
        assert {case.options[option.name] for case in PLAYED} == set(option.values)


@pytest.mark.soak
@every(cases(40, first=1000))
def test_many_random_games(case: Case) -> None:
    with reproducible(case, "test_many_random_games") as game:
        whole_game(case, game)


@pytest.mark.soak
@every(cases(10, first=2000))
def test_in_many_games_nothing_hidden_shows(case: Case) -> None:
    with reproducible(case, "test_in_many_games_nothing_hidden_shows") as game:
        nothing_shows(case, game)


@pytest.mark.soak
def test_every_question_and_every_line_of_the_log_comes_up() -> None:
    asked: set[str] = set()
    said: set[int] = set()
    for case in cases(60, first=3000):
        game, rng = case.start(), Random(case.name)
        while not game.over:
            ask = rng.choice(game.asks)
            asked.add(ask.kind)
            game.play(rng.choice(ask.options), ask.seat)
        said |= {line.saying for line in game.session.g.log or []}
    assert {kind.name for kind in RULEBOOK.kinds} - asked <= {"broken", "keep"}  # rare: alliances seldom break at random
    assert len(said) >= len(RULEBOOK.sayings) - 3
