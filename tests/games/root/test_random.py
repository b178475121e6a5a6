"""Random games of Root: what is Root's own. The rest is shared, see tests/games/test_random.py."""

from __future__ import annotations

from random import Random

import pytest

from regnum.game import load, new
from regnum.games.root import RULEBOOK
from regnum.games.root.board import rules, strongest
from regnum.games.root.components import AUTOMATA, DECKS, FACTIONS, FIRST_TOKEN, IN_BITS, MAPS, PLACES
from regnum.games.root.setup import faction_of
from regnum.games.root.state import UNKNOWN
from tests.games.random_play import seats_of, table
from tests.games.root.own import state

PLAYED = range(48)
"""The seeds of the shared random games."""
RARE = {"ally", "hit-who", "coalition", "dismiss"}
"""Questions of a game in a hundred or fewer; the tests of the Law ask them."""


def test_every_faction_in_every_number_and_every_option_is_among_the_random_games() -> None:
    played = [table("root", n, seed) for n in seats_of("root") for seed in PLAYED]
    seen = [(game, [role.partition(":")[0] for role in game.header.seats]) for game in played]
    assert {(len(roles), faction) for _, roles in seen for faction in roles} >= {
        (n, faction) for n in seats_of("root") for faction in FACTIONS if n > 2
    }
    pairs = {FACTIONS[faction_of(role)] for _, roles in seen for role in roles if len(roles) == 2}
    assert pairs >= {*FACTIONS} - {"vagabond2"}, "where two play, by somebody or by itself"
    assert {role for _, roles in seen for role in roles} >= set(AUTOMATA)
    for option in RULEBOOK.options.values():
        assert {game.header.options[option.name] for game in played} == set(option.values)
    for name, values in (("map", MAPS), ("deck", DECKS)):
        met = {(game.header.options[name], faction) for game, roles in seen for faction in roles}
        assert met >= {(value, faction) for value in values for faction in FACTIONS}


@pytest.mark.parametrize("seats", seats_of("root"))
def test_a_clearing_has_one_ruler_at_most(seats: int) -> None:
    game, rng = table("root", seats, 900), Random(seats)
    session, g = game.session, state(game)
    while session.ask is not None:
        session.play(rng.choice(session.options))
        if rng.random() < 0.1:
            assert all(sum(rules(g, f, c) for f in g.order) < 2 for c in range(12))
        assert all(g.rulers[c] in (UNKNOWN, strongest(g, c)) for c in range(12)), "who is remembered still rules"
        held = [[c for c in range(PLACES) if g.warriors[f * PLACES + c]] for f in range(len(FACTIONS))]
        assert [IN_BITS[bits] for bits in g.camps] == held, "warriors stand where they are remembered"
        built = [[c for c in range(12) for b in g.buildings[c] if b == piece] for piece in range(FIRST_TOKEN)]
        assert g.built == [len(those) for those in built], "and so many buildings of a kind"
        assert [IN_BITS[bits] for bits in g.where] == [sorted(set(those)) for those in built], "where they are"


def test_who_knows_only_the_record_meets_the_luck_it_tells_of() -> None:
    """The dice that fell since the last checkpoint of a live game are not in its hands any more, only in the record."""
    for seed in range(3):
        game, rng = new("root", 4, key=bytes([seed + 1]) * 32), Random(seed)
        for _ in range(250):
            game.play(rng.choice(game.ask.texts))
            asked = game.ask
            if asked.kind in ("hit", "damage", "hospital", "outrage", "discard", "use"):
                known = load(game.record())
                for copy in (known.clone(), known.imagine(asked.seat, 7), known.imagine(asked.seat, 7).imagine(asked.seat, 8)):
                    assert copy.ask.options == asked.options


@pytest.mark.soak
def test_every_question_and_every_line_of_the_log_comes_up() -> None:
    asked: set[str] = set()
    said: set[int] = set()
    for n in seats_of("root"):
        for seed in range(3000, 3064):
            game, rng = table("root", n, seed), Random(seed)
            while not game.over and game.decisions < 2000:
                asked.add(game.ask.kind)
                game.session.play(rng.choice(game.session.options))
            said |= {line.saying for line in game.session.g.log or []}
    assert {kind.name for kind in RULEBOOK.kinds} - asked <= RARE
    assert not {saying.key for i, saying in enumerate(RULEBOOK.sayings) if i not in said}
