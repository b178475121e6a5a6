"""Random play to the end: every piece counted after every decision, every option accepted, records that replay, no leaks."""

from __future__ import annotations

import random
from itertools import combinations

import msgspec
import pytest

from regnum.engine import registry
from regnum.engine.codec import digest, dump
from regnum.engine.codec import load as codec_load
from regnum.game import Game, load, new
from regnum.games.root import RULEBOOK
from regnum.games.root.boards import (
    AllianceBoard,
    CorvidBoard,
    DuchyBoard,
    EyrieBoard,
    LizardBoard,
    RiverfolkBoard,
    VagabondBoard,
)
from regnum.games.root.components import DECKS, FACTIONS, MAPS, VAGABOND2
from regnum.games.root.factions.faction import Faction, rules_of
from regnum.games.root.state import Root

READY = [name for f, name in enumerate(FACTIONS) if f != VAGABOND2 and type(rules_of(f)) is not Faction]
BOARDS = (EyrieBoard, AllianceBoard, VagabondBoard, LizardBoard, RiverfolkBoard, DuchyBoard, CorvidBoard)
LONGEST = 60000
"""Decisions after which a random game counts as endless; it is long when all but one have chosen dominance."""


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Root stands on the shelf, whether or not it is offered yet."""
    monkeypatch.setattr(registry, "GAMES", tuple({*registry.GAMES, "root"}))


def tables(seed: int, n: int) -> list[tuple[list[str], int, str, str]]:
    """A mix of factions, maps and decks in which all of them come up: seats, seed, map, deck."""
    dice = random.Random(seed)
    found = []
    for i in range(n):
        pool = READY[:]
        dice.shuffle(pool)
        seats = [READY[i % len(READY)]]
        seats += [name for name in pool if name not in seats][: dice.randint(1, min(5, len(READY) - 1))]
        if "vagabond" in seats and len(seats) < 6 and dice.random() < 0.4:
            seats.append("vagabond2")
        dice.shuffle(seats)
        found.append((seats, seed * 1000 + i, MAPS[i % len(MAPS)], DECKS[(i // len(MAPS)) % len(DECKS)]))
    return found


def table(seats: list[str], seed: int, map_: str, deck: str) -> Game:
    """A new game."""
    return new("root", seats, seed, map=map_, deck=deck, reach="any")


def finish(game: Game, dice: random.Random, counted: bool = True) -> Game:
    """Plays to the end at random; counts the pieces."""
    for _ in range(LONGEST):
        if game.over:
            return game
        game.session.play(dice.choice(game.session.options))
        if counted:
            RULEBOOK.count(game.session.g)
    raise AssertionError("the game does not end")


def seen(game: Game, seat: int | None) -> bytes:
    """All that a seat sees."""
    return msgspec.json.encode(game.view(seat))


def state(game: Game) -> Root:
    """The state."""
    assert isinstance(game.session.g, Root)
    return game.session.g


@pytest.mark.parametrize("part", range(4))
def test_random_games_end_and_no_piece_is_lost(part: int) -> None:
    for where in tables(part, 8):
        game = finish(table(*where), random.Random(part))
        ends = game.result
        assert ends.winners and ends.how.startswith("root-end-")
        assert seen(game, None) and seen(game, 0)


@pytest.mark.parametrize("pair", [p for p in combinations(READY[:3], 2)], ids="-".join)
@pytest.mark.parametrize("map_", MAPS)
def test_every_pair_of_the_first_factions_plays_on_every_map(pair: tuple[str, str], map_: str) -> None:
    finish(table(list(pair), 5, map_, "base"), random.Random(5))


def test_every_option_offered_is_accepted_and_foretold() -> None:
    for where in tables(11, 3):
        game, dice = table(*where), random.Random(11)
        while not game.over:
            ask = game.session.ask
            assert ask is not None
            if dice.random() < 0.06:
                for option in game.session.options:
                    other = game.clone()
                    RULEBOOK.foretell(other.session.g, ask, option)
                    other.session.play(option)
                    RULEBOOK.count(other.session.g)
                closed = [no.option for no in game.why(ask.seat)]
                assert not set(closed) & set(game.session.options), f"{game.ask.kind} is both open and closed"
            game.session.play(dice.choice(game.session.options))


def test_a_record_replays_byte_for_byte() -> None:
    for where in tables(21, 4):
        game = finish(table(*where), random.Random(21), counted=False)
        text = game.record()
        again = load(text)
        assert again.problem is None
        assert again.record() == text
        assert digest(again.session.g) == digest(game.session.g)
        half = game.decisions // 2
        assert digest(game.at(half).session.g) == digest(again.at(half).session.g)


def test_nobody_sees_what_is_hidden_and_imagined_worlds_are_whole() -> None:
    changed = 0
    for where in tables(31, 4):
        game, dice = table(*where), random.Random(31)
        while not game.over:
            if dice.random() < 0.1:
                truth = digest(game.session.g)
                for seat in range(len(where[0])):
                    world = game.imagine(seat, dice.randrange(1000))
                    assert digest(game.session.g) == truth, "imagining changed the real game"
                    assert seen(world, seat) == seen(game, seat), f"seat {seat + 1} sees through {game.ask.kind}"
                    RULEBOOK.count(world.session.g)
                    changed += state(world).draw_pile != state(game).draw_pile
                    if seat == game.ask.seat:
                        assert world.ask.options == game.ask.options, f"{game.ask.kind} depends on what is hidden"
            game.session.play(dice.choice(game.session.options))
    assert changed


def test_an_imagined_game_plays_on_to_its_end() -> None:
    for where in tables(41, 2):
        game, dice = table(*where), random.Random(41)
        while not game.over:
            if dice.random() < 0.02:
                finish(game.imagine(game.ask.seat, dice.randrange(1000)), dice)
            game.session.play(dice.choice(game.session.options))


def test_worth_tells_winners_from_losers_and_stays_between_nothing_and_all() -> None:
    for where in tables(51, 3):
        game, dice = table(*where), random.Random(51)
        while not game.over:
            for seat in range(len(where[0])):
                assert 0.0 <= RULEBOOK.worth(game.session.g, seat) <= 1.0
            game.session.play(dice.choice(game.session.options))
        for seat in range(len(where[0])):
            assert RULEBOOK.worth(game.session.g, seat) == (1.0 if seat in game.result.winners else 0.0)


def test_a_state_survives_its_codec() -> None:
    classes = {c.__name__: c for c in (Root, *BOARDS)}
    for where in tables(61, 3):
        game = table(*where)
        for _ in range(120):
            game.session.play(game.session.options[0])
        again = codec_load(dump(state(game)), classes)
        assert isinstance(again, Root) and digest(again) == digest(game.session.g)


def test_questions_have_names_of_their_own() -> None:
    names = [kind.name for kind in RULEBOOK.kinds]
    assert len(set(names)) == len(names), sorted(n for n in names if names.count(n) > 1)
    keys = [saying.key for saying in RULEBOOK.sayings]
    assert len(set(keys)) == len(keys), sorted(k for k in keys if keys.count(k) > 1)
    reasons = [reason.key for reason in RULEBOOK.reasons]
    assert len(set(reasons)) == len(reasons), sorted(r for r in reasons if reasons.count(r) > 1)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(100, 140))
def test_many_random_games(part: int) -> None:
    for where in tables(part, 40):
        finish(table(*where), random.Random(part))
