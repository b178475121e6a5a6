"""`regnum chronicle`: from a line, a record and a campaign file, in three forms and three languages; and what it refuses."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from regnum.cli import chronicle
from regnum.cli.arguments import BadArgument
from regnum.engine import registry
from regnum.games.oath.chronicle_text import plain, rewrite, tell
from regnum.games.oath.components import CARDS, DENIZENS, EDIFICES, RELICS, SITES, TAUGHT_RELICS, TAUGHT_WORLD
from regnum.games.oath.tts import write
from regnum.games.oath.world import World, first_world
from regnum.messages import render
from regnum.record import Record
from regnum.words import LANGS, say
from tests.cli.conftest import Command

BEFORE = registry.GAMES


@pytest.fixture(autouse=True)
def oath(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puts the game on the list of games; a word it lacks is an error."""
    monkeypatch.setattr(registry, "GAMES", tuple(dict.fromkeys((*BEFORE, "oath"))))
    monkeypatch.setenv("REGNUM_STRICT_WORDS", "1")


def later() -> World:
    """A world before its third game."""
    world = first_world()
    world.name, world.game, world.deck, world.relic_deck = "Pán [bold]", 3, TAUGHT_WORLD[:], TAUGHT_RELICS[:]
    world.cards[0] = [CARDS.index("longbows"), CARDS.index("hall-of-mockery")]
    world.deck.remove(CARDS.index("wolves"))
    world.dispossessed = [CARDS.index("wolves")]
    world.citizens, world.previous, world.winner, world.winner_name, world.active = [2], [1], 3, "Anna", [0, 1, 3]
    return world


LINE = write(later())


def record(line: str, game: str = "oath") -> str:
    return Record(game, 1, ["any", "any"], {"chronicle": line}).write()


def campaign(*records: str, **more: Any) -> str:
    return json.dumps({"regnum": "campaign", "game": "oath", "name": "Ours", "games": [{"record": r} for r in records], **more})


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "chronicle"


# ---------------------------------------------------------------- where it comes from
@pytest.mark.parametrize(
    "text",
    [
        LINE,
        f"\ufeff {LINE.lower().replace('pán', 'Pán').replace('anna', 'Anna')}\n\n",
        record(LINE),
        campaign(record(LINE)),
        campaign(record(""), record(LINE), heirs=[1]),
    ],
)
def test_a_chronicle_from_anywhere(command: Command, file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
    seen = command("chronicle", str(file), "--to", "tts")
    assert (seen.code, seen.out, seen.err) == (0, LINE + "\n", "")
    assert command("chronicle", "-", "--to", "tts", typed=text).out == LINE + "\n"


def test_a_record_without_a_chronicle_is_of_the_first_game(command: Command, file: Path) -> None:
    file.write_text(record(""), encoding="utf-8")
    assert command("chronicle", str(file), "--to", "tts").out == write(first_world()) + "\n"


# ---------------------------------------------------------------- its forms
def test_as_json(command: Command) -> None:
    data = json.loads(command("chronicle", "-", "--to", "json", typed=LINE).out)
    assert data == plain(LINE)
    assert (data["name"], data["game"], data["oath"], data["citizens"]) == ("Pán [bold]", 3, "supremacy", ["blue"])
    assert data["sites"][0] == {
        "region": "cradle",
        "site": "plains",
        "faceup": True,
        "cards": ["longbows", "hall-of-mockery"],
        "relics": [],
    }
    assert data["sites"][2]["relics"] == ["ivory-eye"] and not data["sites"][7]["faceup"]
    assert data["world_deck"][0] == "garrison" and data["relic_deck"][0] == "ring-of-devotion"
    assert data["previous"] == {
        "citizens": ["red"],
        "players": ["purple", "red", "yellow"],
        "winner": "yellow",
        "name": "Anna",
    }
    everywhere = [*data["world_deck"], *data["dispossessed"], *data["archive"], *[c for s in data["sites"] for c in s["cards"]]]
    assert set(DENIZENS) < set(everywhere) and len(set(everywhere)) == len(everywhere)
    assert set(EDIFICES) - set(everywhere) == {"hall-of-debate"}
    assert sorted([s["site"] for s in data["sites"]] + data["site_deck"]) == sorted(SITES)


def test_a_first_game_has_no_winner() -> None:
    data = plain("")
    assert data["game"] == 1 and data["previous"] == {"citizens": [], "players": [], "winner": None, "name": ""}
    assert data["world_deck"] == [] and data["relic_deck"] == []


def test_as_text(command: Command) -> None:
    lines = [" ".join(line.split()) for line in command("chronicle", "-", typed=LINE).out.splitlines()]
    assert lines == [
        "Pán [bold]: game 3",
        "Oath Oathkeeper of Supremacy",
        "Citizens Blue",
        "Winner of the last game Yellow (Anna)",
        "Players of the last game Purple, Red, Yellow",
        "Citizens when the last game began Red",
        "Cradle",
        "Plains Longbows, Hall of Mockery",
        "Facedown site –",
        "Provinces",
        "Mountain Taming Charm, 1 relic",
        "Facedown site –",
        "Facedown site –",
        "Hinterland",
        "Rocky Coast Elders",
        "Facedown site –",
        "Facedown site –",
        "Decks",
        "World deck 50 denizens, 5 Visions",
        "Dispossessed 1 card",
        "Relic deck 19 relics",
        "Site deck 15 sites",
        "Archive",
        "Discord 24 denizens, Festival District",
        "Arcane 24 denizens, Great Spire",
        "Order 24 denizens, Sprawling Rampart",
        "Hearth 24 denizens",
        "Beast 24 denizens, Forest Temple",
        "Nomad 24 denizens, Ancient Forge",
    ]


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("cs", ["3. partie", "Žlutý hráč (Anna)", "Krotící kouzlo, 1 relikvie", "50 obyvatel, 5 vizí", "1 karta"]),
        ("pl", ["rozgrywka 3", "Gracz żółty (Anna)", "Czar Oswojenia, 1 Relikt", "50 kart Mieszkańców, 5 Wizji", "1 karta"]),
    ],
)
def test_in_another_language(command: Command, lang: str, says: list[str]) -> None:
    seen = command("chronicle", "-", "--lang", lang, typed=LINE)
    assert seen.code == 0 and [words for words in says if words not in seen.out] == []


@pytest.mark.parametrize("lang", LANGS)
def test_a_deck_that_set_up_builds_and_an_empty_place(lang: str) -> None:
    world = first_world()
    world.sites[1] = -1
    told = [[render(lang, m) for m in [what, *things]] for _, rows in tell(write(world)) for what, things in rows]
    shuffled, empty = (say(lang, f"oath-chronicle-{key}") for key in ("shuffled", "empty"))
    assert [row[-1] for row in told].count(shuffled) == 2 and [empty] in told


def test_what_is_hidden_is_not_told() -> None:
    told = " ".join(render("en", m) for heading, rows in tell(LINE) for what, things in rows for m in [heading, what, *things])
    hidden = [f"oath-relic-{name}" for name in RELICS] + ["oath-denizen-wolves", "oath-denizen-garrison", "oath-site-wastes"]
    assert [key for key in hidden if say("en", key) in told] == []


def test_a_winner_by_name_alone() -> None:
    world = later()
    world.winner = -1
    told = [render("en", thing) for _, rows in tell(write(world)) for _, things in rows for thing in things]
    assert "Anna" in told and rewrite(write(world)) == write(world)


# ---------------------------------------------------------------- what it refuses
@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("once upon a time", "character 1 "),
        (LINE[:60], "ends after 60"),
        (LINE.replace("030303", "090909"), "9.9.9"),
        (LINE + LINE, "goes on"),
        (LINE + "\n" + LINE, "one line"),
        (" \n", "nothing"),
        ("regnum 1\n\n", "names no game"),
        ("regnum 3\n", "regnum 1"),
        (record("zzz"), "character 1 "),
        (record("", "tek"), "tek has no chronicle"),
        (record("", "chess"), "no game 'chess'"),
        ("{", "campaign"),
        ("{}", "campaign"),
        ('{"a":' * 100000, "campaign"),
        ('{"regnum": "record", "game": "oath", "games": []}', "campaign"),
        (campaign(), "no games"),
        (campaign("prose"), "not a Regnum record"),
        (campaign(record("", "tek")), "its last record is one of tek"),
    ],
)
def test_what_is_no_chronicle(command: Command, text: str, word: str) -> None:
    command("chronicle", "-", typed=text).refused(word)


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("chronicle", "FILE"),
        ("chronicle missing.txt", "missing.txt"),
        ("chronicle - --to xml", "xml"),
        ("chronicle - --lang xx", "xx"),
    ],
)
def test_bad_arguments(command: Command, line: str, word: str) -> None:
    command(*line.split(), typed=LINE).refused(word)


def test_what_is_piped_in_is_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xff\xfe\x00"), encoding="utf-8"))
    with pytest.raises(BadArgument, match="not text"):
        chronicle.read_stdin()


def test_without_a_game_that_has_chronicles(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "GAMES", ("tek",))
    command("chronicle", "-", typed=LINE).refused("none of the games")


def test_help_teaches_with_examples(command: Command) -> None:
    seen = command("chronicle", "--help")
    assert seen.code == 0 and "regnum chronicle" in seen.out and "Examples" in seen.out
