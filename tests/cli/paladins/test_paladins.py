"""Paladins on the command line: its table for every number of players, in every language, from the draft to the end."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from regnum.cli.drawing import draw
from regnum.game import Game
from regnum.words import LANGS, say
from tests.cli.conftest import Command
from tests.games.random_play import table

RECORDS = Path(__file__).resolve().parents[2] / "games" / "paladins" / "records"


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A word the board lacks is an error."""
    monkeypatch.setenv("REGNUM_STRICT_WORDS", "1")


def drawn(game: Game, seat: int | None, lang: str) -> str:
    """The table as plain text."""
    page = io.StringIO()
    Console(file=page, width=120, highlight=False, color_system=None).print(draw(game, seat, lang))
    return page.getvalue()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_table_can_be_drawn_at_any_time(seats: int, lang: str) -> None:
    game, rng = table("paladins", seats, 5), Random(5)
    while not game.over:
        if game.decisions % 25 == 0:
            drawn(game, 0, lang)
        game.play(rng.choice(game.ask.texts))
    page = drawn(game, None, lang)
    for noble in game.view(None).nobles:
        assert all(say(lang, f"paladins-action-{space.action}") in page for space in noble.spaces)
    assert (say(lang, "paladins-solo") in page) == (seats == 1)


def test_the_paladin_of_another_is_not_drawn_before_it_rides_out() -> None:
    game = table("paladins", 2, 1)
    while game.ask.kind != "paladin":
        game.play(game.ask.texts[0])
    first = game.ask
    game.play(first.texts[0])
    name = say("en", f"paladins-paladin-{first.texts[0].split()[1].partition('>')[0]}")
    while game.ask.kind == "paladin":
        assert name not in drawn(game, 1 - first.seat, "en").partition("Influence")[2].partition("Develop")[0]
        game.play(game.ask.texts[0])


def test_a_solo_game_that_is_lost_says_so(command: Command) -> None:
    record = str(RECORDS / "solo-hard-lost.regnum")
    assert say("cs", "regnum-lost") in command("replay", record, "--lang", "cs").out
    assert "nobody won with scores" in command("verify", record).out
