"""Observations of learning agents: no leak, no number past its bound, every answer in the mask, fields only appended."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from regnum.bots.lens import Lens
from regnum.engine.kinds import Pair
from regnum.engine.layout import Axis, Layout, numbered
from regnum.engine.registry import GAMES, rulebook
from tests.games.observing import Leaky, Plant, positions, told
from tools.observations import PAGE, page
from tools.pin import fields_of, pin_fields, pinned_fields

LOOKS = 25
"""Positions looked at in one game."""
PLANTS: dict[str, dict[str, Plant]] = {
    "tek": {"token": lambda g, seat: next((-t for t in g.token if t < 0), 0)},
    "root": {
        "top of the deck": lambda g, seat: g.draw_pile[-1] if g.draw_pile else 0,
        "another's hand": lambda g, seat: sum(card for f in g.order if g.seat[f] != seat for card in g.hands[f]),
    },
    "paladins": {
        "next townsfolk": lambda g, seat: g.townsfolk_deck[0],
        "sealed order": lambda g, seat: g.orders[-1],
        "another's paladins": lambda g, seat: sum(d[0] for s, d in enumerate(g.deck) if s != seat and d),
    },
    "oath": {
        "second of the world": lambda g, seat: g.world[1] if len(g.world) > 1 else 0,
        "next relic": lambda g, seat: g.relic_deck[0] if g.relic_deck else 0,
        "facedown adviser": lambda g, seat: sum(card for p in range(g.seats) if p != seat for card in g.hidden[p]),
    },
}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", GAMES)
def test_an_observation_tells_nothing_that_its_seat_cannot_know(name: str, seed: int) -> None:
    lens = Lens(rulebook(name), True)
    for game, rng in islice(positions(name, seed, 0.05), LOOKS):
        assert told(lens, game, rng) == [], f"{name} {seed} at decision {game.decisions}"


@pytest.mark.parametrize(("name", "what"), [(name, what) for name, plants in PLANTS.items() for what in plants])
def test_the_search_for_leaks_finds_one(name: str, what: str) -> None:
    lens = Lens(Leaky(rulebook(name), PLANTS[name][what]), True)
    games = [islice(positions(name, seed, 0.05, 3), LOOKS) for seed in range(4)]
    assert any(told(lens, game, rng) for looks in games for game, rng in looks)


@pytest.mark.parametrize("name", GAMES)
def test_no_number_passes_its_bound_and_every_answer_is_in_the_mask(name: str) -> None:
    for flat in (True, False):
        lens = Lens(rulebook(name), flat)
        most = lens.most()
        assert len(most) == lens.size == len(lens.observation(next(positions(name, 0, 1.0))[0].session, 0))
        for game, _ in islice(positions(name, 7 + flat, 0.3), 150):
            session = game.session
            for seat in range(len(game.header.seats)):
                assert all(x <= m for x, m in zip(lens.observation(session, seat), most, strict=True))
                mask = [i for i, open_ in enumerate(lens.mask(session, seat)) if open_]
                assert mask == sorted(lens.legal(session, seat))
                assert sorted(lens.option(session, seat, x) for x in mask) == sorted(session.options_of(seat))
                ask = game.ask_of(seat)
                assert mask == ([] if ask is None else sorted(ask.actions) if flat else sorted(x + 1 for x in ask.options))


@pytest.mark.parametrize("name", GAMES)
def test_the_question_stands_in_the_observation_of_who_is_asked(name: str) -> None:
    book = rulebook(name)
    lens = Lens(book, False)
    kinds = next(field for field in lens.layout.fields if field.name == "question").axes[0].slugs
    for game, _ in islice(positions(name, 3, 0.2), 60):
        for seat in range(len(game.header.seats)):
            seen = lens.observation(game.session, seat)[lens.question :]
            asked = [a for a in game.session.waiting() if a.seat == seat]
            assert [kinds[i] for i in range(len(kinds)) if seen[i]] == [book.kinds[a.kind].name for a in asked]
            for ask in asked:
                about = book.kinds[ask.kind].about
                first, second = seen[-2:]
                both: Any = about.pack(first - 1, second - 1) if isinstance(about, Pair) else first + 256 * second - 1
                assert both == ask.about or (ask.about < 0 and first == second == 0)


@pytest.mark.parametrize("name", GAMES)
def test_fields_are_pinned(name: str) -> None:
    layout = rulebook(name).layout()
    assert pinned_fields(name) == (layout.version, fields_of(layout)), f"pin the new fields: python -m tools.pin {name}"
    names = [field.name for field in layout.fields]
    assert len(names) == len(set(names))


def test_a_field_that_was_changed_is_not_pinned_again() -> None:
    _, pins = pinned_fields(GAMES[0])
    layout = Layout(1)
    layout.count(pins[0].split()[0], 7)
    with pytest.raises(SystemExit, match="a pinned field was changed"):
        pin_fields(GAMES[0], layout)


def test_a_pin_covers_the_things_that_a_field_counts() -> None:
    def pins(*slugs: str) -> list[str]:
        layout = Layout(1)
        layout.count("beer", 9, numbered("table", 2), Axis("sort", list(slugs)))
        layout.category("guest", ["knight"])
        return fields_of(layout)

    assert pins("pale", "dark") != pins("dark", "pale")
    assert [pin.rpartition(" ")[0] for pin in pins("pale", "dark")] == ["beer 2x2 9 count", "guest 1 1 category"]


def test_the_page_of_observations_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tools.observations"
